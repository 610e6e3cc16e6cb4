/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * report_front.c: how it ended in a sentence; when, where and by what rules it
 * was played; who commanded what.
 */
#include "chain.h"
#include "report_in.h"
#include "say.h"
#include "score.h"

/* --- the sentence at the head --- */

/* By the name it was given, else by its label. */
static void
put_full_side(struct teller *t, int32_t side)
{
    if (!put_cell(t, TABLE_sides, (uint32_t)ROW(side), "name"))
        put_side(t, side);
}

static int32_t
total_of(const struct teller *t, int32_t side)
{
    struct score s;
    score_side(t->g, side, &s);
    return s.total;
}

static void
put_total(struct teller *t, int32_t side)
{
    int32_t halves = total_of(t, side);
    put_points(t->r, halves);
    doc_str(t->r, halves == 2 || halves == 1 ? " point" : " points");
}

static void
head_won(struct teller *t)
{
    struct report *r = t->r;
    int32_t winner = t->g->battle->winner;
    put_full_side(t, winner);
    doc_str(r, " beat ");
    put_full_side(t, other_side(winner));
    doc_str(r, ", ");
    put_total(t, winner);
    doc_str(r, " to ");
    put_points(r, total_of(t, other_side(winner)));
}

static void
head_level(struct teller *t)
{
    struct report *r = t->r;
    const struct battle *b = t->g->battle;
    doc_str(r, b->outcome == OUTCOME_DRAWN  ? "The battle was drawn: "
               : b->phase == PHASE_FINISHED ? "The battle ended undecided: "
                                            : "The battle is not finished; "
                                              "so far ");
    bool ended = b->phase == PHASE_FINISHED;
    if (total_of(t, 1) == total_of(t, 2)) {
        doc_str(r, ended ? "each side had " : "each side has ");
        put_total(t, 1);
        return;
    }
    put_full_side(t, 1);
    doc_str(r, ended ? " had " : " has ");
    put_total(t, 1);
    doc_str(r, ", ");
    put_full_side(t, 2);
    doc_char(r, ' ');
    put_points(r, total_of(t, 2));
}

static void
tell_head(struct teller *t)
{
    const struct battle *b = t->g->battle;
    sentence_begin(t->r);
    if (t->g->rows[T_side] < 2 || b->phase == PHASE_SETUP)
        doc_str(t->r, "The battle has not begun");
    else if (b->outcome == OUTCOME_WON)
        head_won(t);
    else
        head_level(t);
    sentence_end(t->r);
    doc_end(t->r, PART_TEXT);
}

/* --- facts --- */

void
front_fact(struct report *r, struct piece label)
{
    struct piece text = doc_piece(r);
    struct part *p = text.n > 0 ? doc_part(r, PART_FACT) : NULL;
    if (p) {
        p->label = label;
        p->text = text;
    }
}

static struct piece
fact_label(struct report *r, const char *label)
{
    doc_str(r, label);
    return doc_piece(r);
}

/* 2026-11-30 as 30 November 2026. */
static void
put_date(struct report *r, struct span date)
{
    static const char *const months[] = {
        "January", "February", "March",     "April",   "May",      "June",
        "July",    "August",   "September", "October", "November", "December"};
    int32_t month = 0, day = 0;
    bool known = date.n >= 10 &&
                 span_number(span_cut(date, 5, 7), 12, &month) && month > 0 &&
                 span_number(span_cut(date, 8, 10), 31, &day);
    if (!known)
        return;
    doc_int(r, day);
    doc_char(r, ' ');
    doc_str(r, months[month - 1]);
    doc_char(r, ' ');
    doc_bytes(r, date.at, 4);
}

/* As it was given, else the day of the first entry. */
static void
tell_date(struct teller *t)
{
    struct piece label = fact_label(t->r, "Date");
    struct span date = walk_text(&t->walk, TABLE_battles, 0, "date");
    if (date.n == 0 && t->h->n > 0)
        date = walk_text(&t->walk, TABLE_entries, 0, "utc");
    put_date(t->r, date);
    front_fact(t->r, label);
}

void
front_when(struct teller *t)
{
    tell_date(t);
    if (walk_text(&t->walk, TABLE_battles, 0, "place").n > 0) {
        struct piece label = fact_label(t->r, "Place");
        put_cell(t, TABLE_battles, 0, "place");
        front_fact(t->r, label);
    }
}

/* --- the rules --- */

static void
put_game(struct teller *t)
{
    static const char *const games[] = {
        "a Fight to the Finish", "a Blow at the Rear", "a Defensive Game",
        "a game of its own"};
    const struct battle *b = t->g->battle;
    doc_str(t->r, games[b->kind & 3]);
    if (b->defender) {
        doc_str(t->r, ", ");
        put_side(t, b->defender);
        doc_str(t->r, " defending");
    }
    struct span own = walk_text(&t->walk, TABLE_battles, 0, "words");
    if (own.n > 0) {
        doc_str(t->r, ", ");
        put_quotation(t, own);
    }
}

static void
tell_rules(struct teller *t)
{
    struct report *r = t->r;
    struct piece label = fact_label(r, "Rules");
    doc_str(r, "Little Wars by the ");
    doc_str(r, edition_name((enum edition)t->g->battle->edition));
    if (t->g->battle->edition != EDITION_BOOK)
        doc_str(r, " edition");
    doc_str(r, "; ");
    put_game(t);
    front_fact(r, label);
}

static void
put_house_rule(struct teller *t, enum key_id k)
{
    struct report *r = t->r;
    struct text value;
    doc_str(r, key_info(k)->name);
    doc_char(r, ' ');
    value = doc_room(r, 256);
    say_key(&value, t->g, (int)k, t->g->key[k].value);
    doc_took(r, &value);
    fact_read(t, t->g->given[k].entry);
    const struct word *why = fact_word(t, "because", "TEXT");
    if (!why)
        return;
    doc_str(r, " (");
    put_quoted(t, why);
    doc_char(r, ')');
}

/* What differs from the edition that is in force. */
void
front_house_rules(struct teller *t)
{
    struct piece label = fact_label(t->r, "House rules");
    bool any = false;
    for (int k = 0; k < KEYS; k++) {
        if (t->g->key[k].value == t->g->given[k].cell)
            continue;
        if (any)
            doc_str(t->r, "; ");
        put_house_rule(t, (enum key_id)k);
        any = true;
    }
    front_fact(t->r, label);
}

/* --- the order of battle --- */

/* The words of a side's nth player, or NULL. */
static const struct word *
player_word(struct teller *t, int32_t side, int32_t nth)
{
    const struct game *g = t->g;
    uint32_t i = g->rows[T_name];
    while (i > 0 &&
           (g->name[i - 1].table != T_side || g->name[i - 1].row != ROW(side) ||
            g->name[i - 1].nth != nth))
        i--;
    if (i == 0)
        return NULL;
    fact_read(t, g->name[i - 1].entry);
    int32_t n = fact_is(t, FACT_PLAYER) ? nth - 1 : 0;
    for (uint32_t k = 0; k < t->fact.n; k++)
        if (span_is(t->fact.word[k].name, "PLAYER") && ++n == nth)
            return &t->fact.word[k];
    return NULL;
}

enum { LEADERS = 16 };

/* Those of the side's own line, then those who took it over: how many, and
 * how many of them at first. Who was given a body stands with it. */
static uint32_t
leaders_of(struct teller *t, int32_t side, struct piece at[LEADERS],
           uint32_t *first)
{
    struct report *r = t->r;
    uint32_t n = 0;
    *first = 0;
    for (int32_t nth = 1; n < LEADERS; nth++) {
        const struct word *w = player_word(t, side, nth);
        if (!w)
            break;
        bool given = fact_is(t, FACT_PLAYER);
        const struct word *to = given ? fact_word(t, "", "LABEL") : NULL;
        if (to && body_find(t->g, to->label) >= 0)
            continue;
        size_t from = r->n;
        put_words_of(t, w);
        at[n] = (struct piece){(uint32_t)from, (uint32_t)(r->n - from)};
        *first += !given;
        n += n == 0 || !span_eq(doc_span(r, at[n - 1]), doc_span(r, at[n]));
    }
    return n;
}

static void
put_leaders(struct teller *t, int32_t side)
{
    char at[LEADERS * 512];
    struct piece name[LEADERS];
    struct report *r = t->r;
    struct text names;
    size_t from = r->n;
    uint32_t first, n = leaders_of(t, side, name, &first);
    text_init(&names, at, sizeof at);
    for (uint32_t i = 0; i < n && !r->lost; i++) {
        text_str(&names, i == 0          ? ", led by "
                         : i >= first    ? ", then "
                         : i + 1 < first ? ", "
                                         : " and ");
        text_put(&names, doc_span(r, name[i]));
    }
    r->n = r->lost ? r->n : from;
    doc_bytes(r, names.at, names.n);
}

/* "13 foot, Red left (RL), under Ann" */
static void
put_mustered(struct teller *t, int32_t body)
{
    struct report *r = t->r;
    const struct body *b = &t->g->body[ROW(body)];
    doc_int(r, b->mustered);
    doc_str(r, b->arm == ARM_CAV ? " horse" : " foot");
    if (t->body[ROW(body)].n > 0) {
        doc_str(r, ", ");
        put_body_bare(t, body, b->arm);
    }
    doc_str(r, " (");
    doc_name(r, label_of(b->label));
    doc_char(r, ')');
    size_t was = r->n;
    doc_str(r, " under ");
    if (!put_cell(t, TABLE_bodies, (uint32_t)ROW(body), "player"))
        r->n = r->lost ? r->n : was;
}

static void
put_gun_owned(struct teller *t, int32_t gun)
{
    struct report *r = t->r;
    if (t->gun[ROW(gun)].n > 0) {
        put_gun_bare(t, gun);
        doc_str(r, " (");
        doc_name(r, label_of(t->g->gun[ROW(gun)].label));
        doc_char(r, ')');
    } else {
        doc_name(r, label_of(t->g->gun[ROW(gun)].label));
    }
}

struct force {
    int32_t bodies[3], men[3], guns; /* by arm */
};

static struct force
force_of(const struct game *g, int32_t side)
{
    struct force f = {0};
    for (uint32_t i = 0; i < g->rows[T_body]; i++) {
        const struct body *b = &g->body[i];
        if (b->side != side || b->mustered == 0)
            continue;
        f.bodies[b->arm]++;
        f.men[b->arm] += b->mustered;
    }
    for (uint32_t i = 0; i < g->rows[T_gun]; i++)
        f.guns += g->gun[i].side == side;
    return f;
}

/* 50 foot, 25 horse and 3 guns */
static void
put_force(struct report *r, const struct force *f)
{
    const struct {
        int32_t n;
        const char *one, *many;
    } part[] = {
        {f->men[ARM_INF], " foot",  " foot" },
        {f->men[ARM_CAV], " horse", " horse"},
        {f->guns,         " gun",   " guns" }
    };
    uint32_t n = 0, k = 0;
    for (int i = 0; i < 3; i++)
        n += part[i].n > 0;
    for (int i = 0; i < 3; i++) {
        if (part[i].n == 0)
            continue;
        put_between(r, k++, n);
        doc_int(r, part[i].n);
        doc_str(r, part[i].n == 1 ? part[i].one : part[i].many);
    }
    if (n == 0)
        doc_str(r, "nobody");
}

static void
put_bodies(struct teller *t, int32_t side)
{
    const struct game *g = t->g;
    const char *before = "";
    for (uint32_t i = 0; i < g->rows[T_body]; i++) {
        if (g->body[i].side != side || g->body[i].mustered == 0)
            continue;
        doc_str(t->r, before);
        put_mustered(t, REF((int32_t)i));
        before = "; ";
    }
}

static void
put_guns_of(struct teller *t, int32_t side, int32_t n)
{
    const struct game *g = t->g;
    uint32_t k = 0;
    doc_str(t->r, n == 1 ? "the gun " : "the guns ");
    for (uint32_t i = 0; i < g->rows[T_gun]; i++) {
        if (g->gun[i].side != side)
            continue;
        put_between(t->r, k++, (uint32_t)n);
        put_gun_owned(t, REF((int32_t)i));
    }
}

/* Red: Red Army, led by Ann, back line south: 50 foot, ... */
static void
tell_side(struct teller *t, int32_t side)
{
    struct report *r = t->r;
    const struct game *g = t->g;
    struct force f = force_of(g, side);
    put_side(t, side);
    struct piece label = doc_piece(r);
    put_full_side(t, side);
    put_leaders(t, side);
    doc_str(r, g->side[ROW(side)].back == BACK_NORTH ? ", from the north: "
                                                     : ", from the south: ");
    if (f.bodies[ARM_INF] > 1 || f.bodies[ARM_CAV] > 1) {
        put_force(r, &f);
        doc_str(r, ". ");
    }
    put_bodies(t, side);
    if (f.guns > 0) {
        doc_str(r, f.bodies[ARM_INF] + f.bodies[ARM_CAV] > 0 ? "; " : "");
        put_guns_of(t, side, f.guns);
    } else if (f.bodies[ARM_INF] + f.bodies[ARM_CAV] == 0) {
        doc_str(r, "nobody");
    }
    doc_char(r, '.');
    front_fact(r, label);
}

/* --- the tosses --- */

static bool
by_lot(const struct sequel *s)
{
    return s->kind == EFFECT_TOSS && s->seq == 0;
}

static void
put_toss(struct teller *t, const struct sequel *s, int32_t before)
{
    static const char *const what[] = {" laid out the country",
                                       " chose its side", " moved first",
                                       " defended"};
    static const char *const same[] = {"laid out the country", "chose its side",
                                       "moved first", "defended"};
    if (s->b == before) {
        doc_str(t->r, same[s->a & 3]);
        return;
    }
    put_side(t, s->b);
    doc_str(t->r, what[s->a & 3]);
}

/* Red chose its side and moved first. */
static void
tell_tosses(struct teller *t)
{
    const struct game *g = t->g;
    struct piece label = fact_label(t->r, "Tosses");
    uint32_t n = 0, k = 0;
    int32_t before = 0, first = 0;
    for (uint32_t i = 0; i < g->rows[T_sequel]; i++)
        n += by_lot(&g->sequel[i]);
    for (uint32_t i = 0; i < g->rows[T_sequel]; i++) {
        const struct sequel *s = &g->sequel[i];
        if (!by_lot(s))
            continue;
        put_between(t->r, k++, n);
        put_toss(t, s, before);
        before = s->b;
        first = s->a == 2 ? s->b : first;
    }
    front_fact(t->r, label);
    if (!g->battle->first || first == g->battle->first)
        return;
    label = fact_label(t->r, "First move");
    put_side(t, g->battle->first);
    front_fact(t->r, label);
}

/* How many of those left out the weaker side took in again (F2). */
static void
tell_handicap(struct teller *t)
{
    struct report *r = t->r;
    struct piece label = fact_label(r, "Handicap");
    const char *before = "";
    for (uint32_t i = 0; i < t->g->rows[T_sequel]; i++) {
        const struct sequel *s = &t->g->sequel[i];
        if (s->kind != EFFECT_HANDICAP)
            continue;
        doc_str(r, before);
        put_side(t, s->a);
        doc_str(r, " took in ");
        put_number(r, s->b);
        doc_str(r, " of the ");
        put_number(r, s->c);
        doc_str(r, " left out");
        before = "; ";
    }
    front_fact(r, label);
}

void
front_tell(struct teller *t)
{
    tell_head(t);
    front_when(t);
    tell_rules(t);
    front_house_rules(t);
    for (int32_t side = 1; side <= (int32_t)t->g->rows[T_side]; side++)
        tell_side(t, side);
    tell_handicap(t);
    tell_tosses(t);
}
