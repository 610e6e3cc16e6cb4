/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * say_verb.c: the first line of every fact but melees: what was understood
 * and, in a word, what was ruled. Those of setting up are in say_setup.c.
 */
#include "clock.h"
#include "facts.h"
#include "form.h"
#include "say_first.h"
#include "score.h"

_Static_assert(EFFECTS <= 64, "an effect is a bit of verb_said");

const struct word *
told_word(const struct telling *t, const char *clause, const char *name)
{
    return line_find(t->l, clause, name, NULL);
}

/* ": the cat", the words of a text or name. */
void
told_text(struct text *to, const char *before, const struct word *w)
{
    char at[LINE_MAX_BYTES];
    struct text t;
    if (!w)
        return;
    text_init(&t, at, sizeof at);
    word_text(&t, w);
    text_str(to, before);
    text_safe(to, text_span(&t));
}

/* The sentence of the first effect of that kind, if there is one. */
bool
told_effect(struct text *to, const struct telling *t, enum effect_kind kind)
{
    const struct effect *e = effect_find(t->r, kind);
    if (e)
        effect_say(to, t->s, e);
    return e != NULL;
}

/* An effect's sentence without its full stop, the text of the line and the
 * stop again. */
static void
put_with_text(struct text *to, const struct telling *t, enum effect_kind kind)
{
    if (!told_effect(to, t, kind))
        return;
    const struct word *w = told_word(t, "", "TEXT");
    if (w && to->n > 0 && to->at[to->n - 1] == '.')
        to->n--;
    told_text(to, ": ", w);
    if (w)
        text_char(to, '.');
}

/* The men a line picked: "8 Blue foot". */
bool
told_picked(struct text *to, const struct telling *t)
{
    const struct effect *e = effect_find(t->r, EFFECT_PICKED);
    if (e)
        say_men(to, t->g, e->a, e->b, e->c);
    return e != NULL;
}

int32_t
told_gun(const struct telling *t, const struct word *w)
{
    return w ? REF(gun_find(t->g, w->label)) : 0;
}

int32_t
told_side(const struct telling *t, const struct word *w)
{
    return w ? side_named(t->g, w->label) : 0;
}

/* --- the turn and its clock --- */

static void
first_go(struct text *to, const struct telling *t)
{
    if (told_effect(to, t, EFFECT_TURN))
        return;
    put_owner(to, t->g, t->g->battle->mover);
    text_str(to, " move is over.  ");
    told_effect(to, t, EFFECT_STILL_OPEN);
}

/* Whose move it is, where they are several. */
static void
rest_go(struct text *to, const struct telling *t)
{
    const struct effect *e = effect_find(t->r, EFFECT_TURN);
    put_command(to, t, e ? e->a : 0);
}

static void
first_time(struct text *to, const struct telling *t)
{
    if (!told_effect(to, t, EFFECT_USED))
        text_str(to, "Time.");
}

static void
put_left(struct text *to, const struct telling *t)
{
    const struct clock *c = t->g->clock;
    bool timed = c->state == CLOCK_MOVE || c->state == CLOCK_INTERVAL;
    if (!timed || c->limit_ms == CLOCK_NO_LIMIT) {
        text_str(to, "no limit");
        return;
    }
    say_left(to, (int64_t)c->limit_ms - c->spent_ms);
    text_str(to, c->paused ? ", paused" : "");
}

static void
first_interval(struct text *to, const struct telling *t)
{
    text_str(to, "The interval: ");
    put_left(to, t);
    text_char(to, '.');
}

static void
first_pause(struct text *to, const struct telling *t)
{
    text_str(to, "The clock is paused");
    told_text(to, ": ", told_word(t, "", "TEXT"));
    text_char(to, '.');
}

static void
first_resume(struct text *to, const struct telling *t)
{
    text_str(to, "The clock goes on: ");
    put_left(to, t);
    text_char(to, '.');
}

/* For every move, and what it makes of the one that runs. */
static void
put_every(struct text *to, const struct telling *t)
{
    const struct word *w = told_word(t, "", "TIME");
    if (line_has(t->l, "off")) {
        text_str(to, "The clock is off");
    } else if (w) {
        text_str(to, "Every move has ");
        say_clock(to, (int64_t)w->a * 1000);
    } else {
        text_str(to, "The clock goes by the book");
    }
}

static void
first_clock(struct text *to, const struct telling *t)
{
    bool this_one = told_word(t, "set", "TIME") || told_word(t, "+", "TIME");
    bool limited;
    if (this_one)
        text_str(to, "The clock is set");
    else
        put_every(to, t);
    clock_left_ms(t->g, 0, &limited);
    if (limited && (this_one || t->g->clock->state == CLOCK_MOVE)) {
        text_str(to, ": ");
        put_left(to, t);
    }
    text_char(to, '.');
}

/* --- moving --- */

/* "north", "towards 2 o'clock" */
static void
put_towards(struct text *to, int32_t minutes)
{
    text_str(to, minutes % (45 * 60) ? " towards " : " ");
    say_heading(to, minutes);
}

/* Men as they were typed, a body as it was first called. */
static void
put_men_word(struct text *to, const struct game *g, const struct word *w)
{
    int32_t body = body_find(g, w->label);
    bool first = body >= 0 && w->text.at == w->label.at;
    if (first)
        text_put(to, label_of(g->body[body].label));
    text_safe(to, first ? span_from(w->text, w->label.n) : w->text);
}

/* " into contact with BA.1-3" */
static void
put_contact(struct text *to, const struct telling *t)
{
    const struct line *l = t->l;
    uint32_t n = 0, k = 0;
    line_find(l, "", "MEN", &n);
    text_str(to, " into contact with ");
    for (uint32_t i = n; i < l->n; i++) {
        if (l->word[i].slot != SLOT_MEN)
            continue;
        text_str(to, k++ ? "+" : "");
        put_men_word(to, t->g, &l->word[i]);
    }
}

static void
put_distance(struct text *to, const struct telling *t, const struct effect *e)
{
    if (line_has(t->l, "contact")) { /* of several each his own way */
        text_str(to, e->b > 1 ? " up to " : " ");
        put_reach(to, t->g, e->c);
        put_contact(to, t);
        return;
    }
    if (e->c) {
        text_char(to, ' ');
        put_reach(to, t->g, e->c);
    }
    if (e->d)
        put_towards(to, e->d - 1);
    if (told_word(t, "to", "PLACE")) { /* the last place named */
        text_str(to, " to ");
        say_point(to, t->g, t->g->battle->place_x, t->g->battle->place_y);
    }
    if (!e->c)
        text_str(to, ", within reach");
}

/* " (Cy)" behind a body that has a commander of its own. */
static void
put_commander(struct text *to, const struct telling *t, struct span label)
{
    int32_t row = body_find(t->g, label);
    if (row < 0 || t->g->body[row].player == 0)
        return;
    text_str(to, " (");
    say_player(to, t->s->h, t->g->body[row].side, t->g->body[row].player);
    text_char(to, ')');
}

/* Red RA moves 12" north: 20 men. */
static void
put_mover(struct text *to, const struct telling *t, const struct effect *e,
          struct span label)
{
    int32_t gun = REF(gun_find(t->g, label));
    say_side(to, t->g, e->a);
    text_char(to, ' ');
    if (gun)
        say_gun(to, t->g, gun);
    else
        say_body(to, t->g, REF(body_find(t->g, label)));
    put_commander(to, t, label);
    text_str(to, " moves");
    put_distance(to, t, e);
    if (gun && e->b == 0) {
        text_char(to, '.');
        return;
    }
    text_str(to, gun ? " with " : ": ");
    text_count(to, e->b, "man.", "men.");
}

static void
put_march(struct text *to, const struct telling *t, const struct effect *e,
          const struct word *w)
{
    put_owner(to, t->g, e->a);
    text_str(to, " party P");
    text_int(to, w->b);
    text_str(to, " moves");
    put_distance(to, t, e);
    text_str(to, ": ");
    text_count(to, e->b, "prisoner and the guard.",
               "prisoners and their guard.");
}

static void
first_move(struct text *to, const struct telling *t)
{
    uint32_t n = 0;
    const struct word *w = line_find(t->l, "", "MEN", &n);
    const struct effect *e = effect_find(t->r, EFFECT_MOVED);
    if (!w || !e)
        return;
    bool known =
        body_find(t->g, w->label) >= 0 || gun_find(t->g, w->label) >= 0;
    if (n == 1 && w->form == MEN_ALL && known) {
        put_mover(to, t, e, w->label);
        return;
    }
    if (n == 1 && w->form == MEN_PARTY && !effect_find(t->r, EFFECT_PICKED)) {
        put_march(to, t, e, w);
        return;
    }
    if (!told_picked(to, t))
        put_some(to, t->g, e->b, e->a);
    text_str(to, e->b == 1 ? " moves" : " move");
    put_distance(to, t, e);
    text_char(to, '.');
}

static void
first_off(struct text *to, const struct telling *t)
{
    if (told_effect(to, t, EFFECT_GUN_OFF))
        return;
    told_picked(to, t);
    text_str(to, " off over their own back line.");
}

/* --- guns --- */

/* RG1+RG2 */
static void
put_guns(struct text *to, const struct telling *t)
{
    enum { MANY = 6 };
    uint32_t n = 0;
    const struct word *w = line_find(t->l, "", "GUNS", &n);
    if (n > MANY) {
        text_count(to, n, "gun", "guns");
        return;
    }
    for (uint32_t i = 0; i < n; i++) {
        if (i > 0)
            text_char(to, '+');
        say_gun(to, t->g, told_gun(t, w + i));
    }
}

/* "2 Blue foot and 1 Red horse": who fell in the ruling. */
static void
put_shot_dead(struct text *to, const struct telling *t)
{
    int32_t n[2][2] = {{0}};
    bool any = false;
    for (uint32_t i = t->r->from[T_casualty]; i < t->r->to[T_casualty]; i++) {
        const struct casualty *c = &t->g->casualty[i];
        if (c->cause == CAUSE_SHOT)
            n[c->side == 2][c->arm == ARM_CAV]++;
    }
    for (int32_t side = 1; side <= 2; side++) {
        if (n[side - 1][0] + n[side - 1][1] == 0)
            continue;
        text_str(to, any ? " and " : "");
        say_men(to, t->g, side, n[side - 1][0], n[side - 1][1]);
        any = true;
    }
    text_str(to, any ? " dead." : "nobody");
}

static void
first_fire(struct text *to, const struct telling *t)
{
    uint32_t row = t->r->from[T_shot];
    if (row >= t->r->to[T_shot])
        return;
    const struct shot *shot = &t->g->shot[row];
    say_side(to, t->g, shot->side);
    text_char(to, ' ');
    put_guns(to, t);
    text_str(to, ": ");
    text_count(to, shot->shots, "shot, ", "shots, ");
    put_shot_dead(to, t);
    if (shot->killed == 0)
        text_str(to, shot->touched ? " dead." : " hit.");
}

static void
first_crew(struct text *to, const struct telling *t)
{
    const struct effect *e = effect_find(t->r, EFFECT_CREW);
    if (!e)
        return;
    if (e->b == 0 || !effect_find(t->r, EFFECT_PICKED)) {
        effect_say(to, t->s, e);
        return;
    }
    say_gun(to, t->g, e->a);
    text_str(to, ": ");
    told_picked(to, t);
    text_str(to, e->b == 1 ? " serves it" : " serve it");
    if (e->b < e->c) {
        text_str(to, ", ");
        text_int(to, e->c);
        text_str(to, " needed: out of action");
    }
    text_char(to, '.');
}

static bool
put_captured(struct text *to, const struct telling *t)
{
    return told_effect(to, t, EFFECT_GUN_TAKEN) ||
           told_effect(to, t, EFFECT_GUN_DISPUTE) ||
           told_effect(to, t, EFFECT_GUN_KEPT);
}

static void
first_capture(struct text *to, const struct telling *t)
{
    int32_t gun = told_gun(t, told_word(t, "", "GUN"));
    if (put_captured(to, t) || !gun)
        return;
    say_gun(to, t->g, gun);
    text_str(to, " waits: a close call.");
}

/* --- contact --- */

static void
first_contact(struct text *to, const struct telling *t)
{
    told_effect(to, t, EFFECT_CONTACT);
}

/* Who would need support, and how to say it. */
static void
rest_contact(struct text *lines, const struct telling *t)
{
    char at[SAY_BYTES];
    struct text sentence, *to = &sentence;
    const struct effect *e = effect_find(t->r, EFFECT_CONTACT);
    if (!t->s->hints || !e || e->b == e->c)
        return;
    const struct melee *m = &t->g->melee[ROW(e->a)];
    if (melee_support(t->g, e->a) || m->state != MELEE_OPEN ||
        key(t->g, KEY_MELEE_JUDGED) == JUDGED_START_SETTLED_END)
        return; /* counted when it ends */
    text_init(to, at, sizeof at);
    say_side(to, t->g, m->side[e->b > e->c]);
    text_str(to, " is the lesser; how many others stand near is said with: "
                 "settle M");
    text_int(to, m->number);
    text_str(to, " s3");
    put_lines(lines, text_span(to));
}

/* --- prisoners --- */

static void
first_guard(struct text *to, const struct telling *t)
{
    told_effect(to, t, EFFECT_GUARDS);
}

static void
first_home(struct text *to, const struct telling *t)
{
    if (!told_effect(to, t, EFFECT_PARTY_HOME) &&
        !told_effect(to, t, EFFECT_PARTY_LINE))
        told_effect(to, t, EFFECT_REARMED);
}

static void
first_retake(struct text *to, const struct telling *t)
{
    if (!told_effect(to, t, EFFECT_RETAKEN))
        told_effect(to, t, EFFECT_PARTY_MADE);
}

static void
first_free(struct text *to, const struct telling *t)
{
    if (told_effect(to, t, EFFECT_PARTY_FREED))
        return;
    told_picked(to, t);
    text_str(to, " freed, unarmed.");
}

static void
first_surrender(struct text *to, const struct telling *t)
{
    told_picked(to, t);
    text_str(to, " surrender to ");
    say_side(to, t->g, told_side(t, told_word(t, "to", "SIDE")));
    text_char(to, '.');
}

static void
first_kill(struct text *to, const struct telling *t)
{
    put_with_text(to, t, EFFECT_KILLED);
}

static void
first_restore(struct text *to, const struct telling *t)
{
    put_with_text(to, t, EFFECT_RESTORED);
}

static void
first_disarmed(struct text *to, const struct telling *t)
{
    told_picked(to, t);
    text_str(to, " on the field without arms.");
}

static void
first_prisoner(struct text *to, const struct telling *t)
{
    told_effect(to, t, EFFECT_PARTY_MADE);
}

/* --- the end, and what is put on record --- */

static void
first_award(struct text *to, const struct telling *t)
{
    put_with_text(to, t, EFFECT_AWARD);
}

static void
first_reach(struct text *to, const struct telling *t)
{
    told_effect(to, t, EFFECT_REACHED);
}

static void
first_finish(struct text *to, const struct telling *t)
{
    told_effect(to, t, EFFECT_FINISH);
}

static void
put_item(struct text *to, int32_t n, const char *what, int32_t halves)
{
    if (halves == 0)
        return;
    if (n > 0) {
        text_int(to, n);
        text_char(to, ' ');
    }
    text_str(to, what);
    text_char(to, ' ');
    say_halves(to, halves);
    text_str(to, ", ");
}

/* The table of a finished battle, a line a side. */
static void
put_score(struct text *to, const struct game *g, int32_t side)
{
    struct score s;
    score_side(g, side, &s);
    say_side(to, g, side);
    text_str(to, ": ");
    put_item(to, 0, "victory", s.victory);
    put_item(to, s.n_guns, s.n_guns == 1 ? "gun" : "guns", s.guns);
    put_item(to, s.n_cavalry, "horse", s.cavalry);
    put_item(to, s.n_infantry, "foot", s.infantry);
    put_item(to, s.n_own, "lost to the enemy", s.own_prisoners);
    put_item(to, s.n_taken, "taken", s.taken);
    put_item(to, 0, "awarded", s.award);
    text_str(to, "in all ");
    say_halves(to, s.total);
    text_str(to, ", net ");
    say_halves(to, s.net);
    text_char(to, '.');
}

/* Why, in the referee's words, which stand behind what became of it. */
static const struct word *
told_finish(const struct telling *t)
{
    const struct word *w = told_word(t, "", "TEXT");
    if (!w)
        w = told_word(t, "drawn", "TEXT");
    return w ? w : told_word(t, "undecided", "TEXT");
}

static void
rest_finish(struct text *to, const struct telling *t)
{
    char at[SAY_BYTES];
    struct text line;
    text_init(&line, at, sizeof at);
    told_text(&line, "", told_finish(t));
    for (int32_t side = 1; side <= (int32_t)t->g->rows[T_side]; side++) {
        if (line.n > 0)
            put_lines(to, text_span(&line));
        text_clear(&line);
        put_score(&line, t->g, side);
    }
    put_lines(to, text_span(&line));
}

static void
first_note(struct text *to, const struct telling *t)
{
    told_text(to, "Noted: ", told_word(t, "", "TEXT"));
}

static void
first_photo(struct text *to, const struct telling *t)
{
    told_text(to, "Picture: ", told_word(t, "", "WORD"));
}

static void
first_dispute(struct text *to, const struct telling *t)
{
    dispute_first(to, t->s);
}

static void
first_verdict(struct text *to, const struct telling *t)
{
    verdict_first(to, t->s);
}

static void
first_settle(struct text *to, const struct telling *t)
{
    if (!told_effect(to, t, EFFECT_NOTHING_OPEN) &&
        !told_effect(to, t, EFFECT_MELEE_WAITS) &&
        !told_effect(to, t, EFFECT_STILL_OPEN) && !put_captured(to, t))
        text_str(to, "Nothing was left to settle.");
}

/* --- places --- */

static void
first_place(struct text *to, const struct telling *t)
{
    place_first(to, t->s);
}

#define SAID(kind) ((uint64_t)1 << EFFECT_##kind)

/* clang-format off */
static const struct {
    enum fact fact;
    told *first; /* no line end */
    told *rest;  /* whole lines */
    uint64_t said;
} verbs[] = {
    {FACT_BATTLE, first_battle, NULL, 0},
    {FACT_SIDE, first_side, NULL, 0},
    {FACT_PLAYER, first_player, rest_player, 0},
    {FACT_EDITION, first_edition, NULL, SAID(EDITION)},
    {FACT_SET, first_set, NULL, SAID(VALUE)},
    {FACT_GAME, first_game, rest_game, SAID(GAME)},
    {FACT_FORCE, first_force, NULL, 0},
    {FACT_BODY, first_body, NULL, 0},
    {FACT_GUN, first_gun, NULL, 0},
    {FACT_SPLIT, first_split, NULL, 0},
    {FACT_JOIN, first_join, NULL, SAID(PARTY_MADE)},
    {FACT_TOSS, first_toss, NULL, SAID(TOSS)},
    {FACT_ROLL, first_roll, NULL, SAID(ROLL)},
    {FACT_HANDICAP, first_handicap, NULL, SAID(HANDICAP)},
    {FACT_START, first_start, NULL, SAID(START)},
    {FACT_NEXT, first_go, rest_go, SAID(TURN) | SAID(STILL_OPEN)},
    {FACT_GO, first_go, rest_go, SAID(TURN) | SAID(STILL_OPEN)},
    {FACT_TIME, first_time, NULL, SAID(USED) | SAID(TIME)},
    {FACT_INTERVAL, first_interval, NULL, 0},
    {FACT_PAUSE, first_pause, NULL, 0},
    {FACT_RESUME, first_resume, NULL, 0},
    {FACT_CLOCK, first_clock, NULL, 0},
    {FACT_MOVE, first_move, NULL, SAID(MOVED)},
    {FACT_OFF, first_off, NULL, SAID(GUN_OFF)},
    {FACT_FIRE, first_fire, NULL, SAID(KILLED)},
    {FACT_CREW, first_crew, NULL, SAID(CREW)},
    {FACT_CAPTURE, first_capture, NULL,
     SAID(GUN_TAKEN) | SAID(GUN_DISPUTE) | SAID(GUN_KEPT)},
    {FACT_CONTACT, first_contact, rest_contact, SAID(CONTACT)},
    {FACT_MELEE, NULL, NULL, 0},
    {FACT_SETTLE, first_settle, NULL,
     SAID(NOTHING_OPEN) | SAID(MELEE_WAITS) | SAID(STILL_OPEN) |
         SAID(GUN_TAKEN) | SAID(GUN_DISPUTE) | SAID(GUN_KEPT)},
    {FACT_GUARD, first_guard, NULL, SAID(GUARDS)},
    {FACT_ESCORT, first_guard, NULL, SAID(GUARDS)},
    {FACT_HOME, first_home, NULL,
     SAID(PARTY_HOME) | SAID(PARTY_LINE) | SAID(REARMED)},
    {FACT_RETAKE, first_retake, NULL, SAID(RETAKEN) | SAID(PARTY_MADE)},
    {FACT_FREE, first_free, NULL, SAID(PARTY_FREED)},
    {FACT_SURRENDER, first_surrender, NULL, 0},
    {FACT_KILL, first_kill, NULL, SAID(KILLED)},
    {FACT_DEAD, first_kill, NULL, SAID(KILLED)},
    {FACT_RESTORE, first_restore, NULL, SAID(RESTORED)},
    {FACT_PRISONER, first_prisoner, NULL, SAID(PARTY_MADE)},
    {FACT_DELIVERED, first_home, NULL, SAID(PARTY_HOME)},
    {FACT_DISARMED, first_disarmed, NULL, 0},
    {FACT_REACH, first_reach, NULL, SAID(REACHED)},
    {FACT_AWARD, first_award, NULL, SAID(AWARD)},
    {FACT_FINISH, first_finish, rest_finish, SAID(FINISH)},
    {FACT_NOTE, first_note, NULL, 0},
    {FACT_PHOTO, first_photo, NULL, 0},
    {FACT_DISPUTE, first_dispute, NULL, 0},
    {FACT_VERDICT, first_verdict, NULL, 0},
    {FACT_FIELD, first_place, NULL, 0},
    {FACT_UNITS, first_place, NULL, 0},
    {FACT_PEG, first_place, NULL, 0},
    {FACT_TAPE, first_place, NULL, 0},
    {FACT_PUT, first_place, NULL, SAID(CREW)},
};
/* clang-format on */

enum { VERBS = sizeof verbs / sizeof verbs[0] };

static int
verb_row(const struct verb *v)
{
    for (int i = 0; i < VERBS; i++)
        if (verb_is(v, verbs[i].fact))
            return i;
    return -1;
}

/* A verb that has no words of its own is answered with its own line. */
void
verb_first(struct text *to, const struct saying *s)
{
    const struct telling t = {s, &s->h->game, s->line, s->r};
    int row = verb_row(s->line->verb);
    uint32_t before = to->n;
    if (row >= 0 && verbs[row].first)
        verbs[row].first(to, &t);
    if (to->n == before && s->line->verb)
        put_line(to, s->line);
}

/* Of an effect that is there several times the first line has only the
 * first, so that more of them are said below. */
uint64_t
verb_said(const struct line *l)
{
    int row = verb_row(l->verb);
    return row >= 0 ? verbs[row].said : 0;
}

void
verb_rest(struct text *to, const struct saying *s)
{
    const struct telling t = {s, &s->h->game, s->line, s->r};
    int row = verb_row(s->line->verb);
    if (row >= 0 && verbs[row].rest)
        verbs[row].rest(to, &t);
}
