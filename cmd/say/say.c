/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * say.c: the pieces that answers are made of, and the prompt.
 */
#include "capture.h"
#include "clock.h"
#include "columns.h"
#include "judged.h"
#include "record.h"
#include "say_in.h"
#include "score.h"

/* --- names --- */

void
say_side(struct text *to, const struct game *g, int32_t side)
{
    if (side < 1 || side > (int32_t)g->rows[T_side]) {
        text_str(to, "nobody");
        return;
    }
    struct span label = label_of(g->side[ROW(side)].label);
    bool small = label.n > 0 && label.at[0] >= 'a' && label.at[0] <= 'z';
    if (small) {
        text_char(to, (char)(label.at[0] - 'a' + 'A'));
        label = span_from(label, 1);
    }
    text_safe(to, label);
}

void
put_owner(struct text *to, const struct game *g, int32_t side)
{
    say_side(to, g, side);
    text_str(to, "'s");
}

void
say_body(struct text *to, const struct game *g, int32_t body)
{
    if (body < 1 || body > (int32_t)g->rows[T_body])
        text_str(to, "no body");
    else
        text_safe(to, label_of(g->body[ROW(body)].label));
}

void
say_gun(struct text *to, const struct game *g, int32_t gun)
{
    if (gun < 1 || gun > (int32_t)g->rows[T_gun])
        text_str(to, "no gun");
    else
        text_safe(to, label_of(g->gun[ROW(gun)].label));
}

void
say_man(struct text *to, const struct game *g, int32_t man)
{
    if (man < 0 || man >= (int32_t)g->rows[T_man]) {
        text_str(to, "no man");
        return;
    }
    say_body(to, g, g->man[man].birth);
    text_char(to, '.');
    text_int(to, g->man[man].number);
}

void
put_party(struct text *to, const struct game *g, int32_t party)
{
    bool known = party >= 1 && party <= (int32_t)g->rows[T_party];
    text_char(to, 'P');
    text_int(to, known ? g->party[ROW(party)].number : party);
}

/* --- men --- */

static void
put_arm(struct text *to, const struct game *g, int32_t side, int32_t men,
        const char *arm)
{
    text_int(to, men);
    text_char(to, ' ');
    if (side) {
        say_side(to, g, side);
        text_char(to, ' ');
    }
    text_str(to, arm);
}

void
say_men(struct text *to, const struct game *g, int32_t side, int32_t inf,
        int32_t cav)
{
    if (inf == 0 && cav == 0) {
        text_str(to, "nobody");
    } else if (cav == 0) {
        put_arm(to, g, side, inf, "foot");
    } else if (inf == 0) {
        put_arm(to, g, side, cav, "horse");
    } else {
        put_arm(to, g, 0, cav, "horse and ");
        put_arm(to, g, 0, inf, "foot");
        if (side) {
            text_str(to, " of ");
            say_side(to, g, side);
        }
    }
}

void
put_some(struct text *to, const struct game *g, int32_t men, int32_t side)
{
    text_int(to, men);
    text_char(to, ' ');
    say_side(to, g, side);
}

const char *
state_words(int32_t state)
{
    static const char *const words[MAN_STATES] = {
        "nowhere", "fit",           "dead",     "a prisoner",
        "unarmed", "off the field", "delivered"};
    return state >= 0 && state < MAN_STATES ? words[state] : words[0];
}

/* --- figures --- */

void
say_length(struct text *to, const struct game *g, length v)
{
    length_write(to, v,
                 g && g->battle->metric ? LENGTH_IN_CM : LENGTH_IN_INCHES);
}

void
put_reach(struct text *to, const struct game *g, length v)
{
    length part = v % LENGTH_INCH;
    bool feet = v >= LENGTH_FOOT && v <= 2 * LENGTH_FOOT;
    if (!feet || g->battle->metric) {
        say_length(to, g, v);
        return;
    }
    text_int(to, v / LENGTH_INCH);
    if (part < LENGTH_SIXTYFOURTH / 2) {
        text_char(to, '"');
        return;
    }
    text_char(to, ' ');
    say_length(to, g, part);
}

void
say_halves(struct text *to, int32_t halves)
{
    int64_t size = halves < 0 ? -(int64_t)halves : halves;
    if (halves < 0)
        text_char(to, '-');
    if (size >= 2 || size == 0)
        text_int(to, size / 2);
    if (size > 1 && size % 2)
        text_char(to, ' ');
    if (size % 2)
        text_str(to, "1/2");
}

void
say_heading(struct text *to, int32_t minutes_of_arc)
{
    static const char *const points[] = {
        "north", "north-east", "east", "south-east",
        "south", "south-west", "west", "north-west"};
    enum { EIGHTH = 45 * 60, HOUR = 30 * 60, ROUND = 360 * 60 };
    int32_t m = (minutes_of_arc % ROUND + ROUND) % ROUND;
    if (m % EIGHTH == 0) {
        text_str(to, points[m / EIGHTH]);
    } else if (m % HOUR == 0) {
        text_int(to, m / HOUR);
        text_str(to, " o'clock");
    } else {
        text_count(to, m / 60, "degree", "degrees");
        if (m % 60) {
            text_char(to, ' ');
            text_count(to, m % 60, "minute", "minutes");
        }
    }
}

void
put_scores(struct text *to, const struct game *g)
{
    for (int32_t side = 1; side <= (int32_t)g->rows[T_side]; side++) {
        struct score sum;
        score_side(g, side, &sum);
        if (side > 1)
            text_str(to, ", ");
        say_side(to, g, side);
        text_char(to, ' ');
        say_halves(to, sum.total);
    }
}

/* --- rulings --- */

const char *
verdict_name(enum verdict v)
{
    switch (v) {
    case VERDICT_WRONG:
        return "wrong";
    case VERDICT_REFUSED:
        return "refused";
    case VERDICT_ROOM:
        return "no room";
    case VERDICT_ALLOWED:
        return "allowed";
    case VERDICT_NOTED:
        return "noted";
    case VERDICT_OVERRULED:
        return "overruled";
    }
    return "";
}

void
say_rules(struct text *to, const struct ruling *r)
{
    for (uint16_t i = 0; i < r->n_cite; i++) {
        if (i > 0)
            text_char(to, ' ');
        text_str(to, rule_name(r->cite[i]));
    }
}

/* What stands before goes on, or the bracket has just opened. */
static void
put_next(struct text *to)
{
    if (to->n > 0 && to->at[to->n - 1] != '[')
        text_str(to, "; ");
}

void
put_edition(struct text *to, const struct game *g)
{
    int32_t edition = g->battle->edition;
    if (edition <= EDITION_BOOK || edition >= EDITIONS)
        return;
    put_next(to);
    text_str(to, edition_name((enum edition)edition));
}

void
say_key(struct text *to, const struct game *g, int k, int32_t cell)
{
    key_write_in(to, (enum key_id)k, cell,
                 g->battle->metric ? LENGTH_IN_CM : LENGTH_IN_INCHES);
}

void
put_house(struct text *to, const struct game *g, int k)
{
    put_next(to);
    text_str(to, key_info((enum key_id)k)->name);
    text_char(to, ' ');
    say_key(to, g, k, key(g, (enum key_id)k));
}

const struct entry *
said_entry(const struct saying *s)
{
    return history_entry(s->h, s->entry ? s->entry : s->h->n);
}

/* --- lines --- */

void
put_line(struct text *to, const struct line *l)
{
    char at[LINE_MAX_BYTES];
    struct text t;
    struct line bare = *l;
    bare.correction = CORRECT_NONE;
    bare.force = false;
    text_init(&t, at, sizeof at);
    line_write(&t, &bare);
    text_safe(to, text_span(&t));
}

void
put_entry(struct text *to, const struct history *h, const struct entry *e)
{
    text_char(to, '#');
    text_int(to, e->n);
    text_char(to, ' ');
    text_safe(to, history_line(h, e));
}

/* 1/2, 3/8: it stays with the number before it. */
static bool
is_fraction(struct span s)
{
    uint32_t n = 0;
    while (n < s.n && s.at[n] >= '0' && s.at[n] <= '9')
        n++;
    return n > 0 && n < s.n && s.at[n] == '/';
}

/* The bytes of the first line of a text that is folded at `room` columns. */
static uint32_t
fold_at(struct span s, uint32_t room)
{
    uint32_t end = s.n, blank = 0;
    for (uint32_t i = 0, at = 0, wide = 0; i < s.n; at = i) {
        wide += columns_of_letter(columns_letter(s, &i));
        if (wide > room) {
            end = blank ? blank : at;
            break;
        }
        if (s.at[at] == ' ' && at > 0 && !is_fraction(span_from(s, i)))
            blank = at;
    }
    return end;
}

void
put_folded(struct text *to, struct span sentence, uint32_t column)
{
    uint32_t hang = column + 2;
    while (sentence.n > 0) {
        uint32_t n = fold_at(sentence, SAY_COLUMNS - column);
        text_put(to, span_cut(sentence, 0, n));
        text_char(to, '\n');
        sentence = span_trim(span_from(sentence, n));
        column = hang;
        if (sentence.n > 0)
            text_pad(to, to->n, column);
    }
}

void
put_lines(struct text *to, struct span sentence)
{
    enum { INDENT = 4 };
    if (sentence.n == 0)
        return;
    text_pad(to, to->n, INDENT);
    put_folded(to, sentence, INDENT);
}

/* --- the prompt --- */

static int32_t
waiting_melee(const struct game *g)
{
    for (uint32_t i = 0; i < g->rows[T_melee]; i++)
        if (melee_due(g, REF((int32_t)i)))
            return g->melee[i].number;
    return 0;
}

/* Whose move it is, and which of his. */
static void
put_move(struct text *to, const struct game *g)
{
    const struct battle *b = g->battle;
    int32_t side = b->seq == 0 ? side_opens(g) : b->mover;
    say_side(to, g, side);
    text_char(to, ' ');
    text_int(to, side ? g->side[ROW(side)].turn + (b->seq == 0) : 1);
}

void
put_standstill(struct text *to, const struct game *g)
{
    if (g->clock->paused & PAUSED_DISPUTE) {
        text_str(to, " DISPUTE ");
        text_int(to, dispute_open(g));
    } else if (g->clock->paused) {
        text_str(to, " PAUSED");
    }
}

static void
put_clock(struct text *to, const struct game *g, int64_t at_ms)
{
    bool limited;
    int64_t left = clock_left_ms(g, at_ms, &limited);
    put_standstill(to, g);
    if (!limited)
        return;
    text_str(to, g->clock->paused ? " " : "  ");
    say_clock(to, left);
}

static void
put_phase(struct text *to, const struct game *g, int64_t at_ms)
{
    const struct battle *b = g->battle;
    if (b->ruleset == RULESET_DENSITY) {
        density_prompt(to, g, at_ms);
        return;
    }
    int32_t waits = b->phase == PHASE_MOVE ? 0 : waiting_melee(g);
    if (b->phase == PHASE_SETUP || g->rows[T_side] == 0) {
        text_str(to, "setup");
        put_standstill(to, g);
        return;
    }
    if (b->phase == PHASE_FINISHED) {
        text_str(to, "finished");
        put_standstill(to, g);
        return;
    }
    if (b->seq > 0 && waits) {
        text_char(to, 'M');
        text_int(to, waits);
        text_char(to, '?');
        put_standstill(to, g);
        return;
    }
    if (gun_close(g)) {
        say_gun(to, g, gun_close(g));
        text_char(to, '?');
        put_standstill(to, g);
        return;
    }
    put_move(to, g);
    if (b->seq == 0)
        text_str(to, " next");
    else if (b->phase != PHASE_MOVE)
        text_str(to, " over");
    put_clock(to, g, at_ms);
}

void
say_prompt(struct text *to, const struct game *g, int64_t at_ms, bool read_only)
{
    if (read_only)
        text_str(to, "READ ONLY ");
    put_phase(to, g, at_ms);
    text_str(to, " >");
}
