/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * say_place.c: places in words that can be typed again, and the first lines of
 * the verbs that give them.
 */
#include "facts.h"
#include "place.h"
#include "say_in.h"

/* --- places --- */

/* A length without blanks: 3'4-1/2", 3'0-1/2", 77.5cm. */
static void
put_joined(struct text *to, const struct game *g, length v)
{
    char at[48];
    struct text t;

    text_init(&t, at, sizeof at);
    say_length(&t, g, v);
    for (uint32_t i = 0; i < t.n; i++) {
        if (at[i] != ' ')
            text_char(to, at[i]);
        else if (!g->battle->metric)
            text_str(to, i > 0 && at[i - 1] == '\'' ? "0-" : "-");
    }
}

void
say_point(struct text *to, const struct game *g, length x, length y)
{
    put_joined(to, g, x);
    text_char(to, ',');
    put_joined(to, g, y);
}

/* Decimal inches that read back to the same unit, with no idle noughts. */
static void
put_exact(struct text *to, const struct game *g, length v)
{
    length_write_decimal(to, v);
    while (to->n > 1 && to->at[to->n - 1] == '0')
        to->n--;
    if (to->n > 0 && to->at[to->n - 1] == '.')
        to->n--;
    if (g->battle->metric)
        text_str(to, "in");
}

void
say_point_exact(struct text *to, const struct game *g, length x, length y)
{
    put_exact(to, g, x);
    text_char(to, ',');
    put_exact(to, g, y);
}

/* --- who was put --- */

/* What a first line is made from: the places the ruling gave. */
struct putting {
    const struct saying *s;
    const struct game *g;
    const struct line *l;
    const struct position *at; /* n of them */
    uint32_t n;
};

static struct putting
putting(const struct saying *s)
{
    const struct game *g = &s->h->game;
    uint32_t from = s->r->from[T_position], end = s->r->to[T_position];

    return (struct putting){s, g, s->line, g->position + from, end - from};
}

static void
put_place(struct text *to, const struct putting *p, uint32_t i)
{
    say_point(to, p->g, p->at[i].x, p->at[i].y);
}

static void
put_name(struct text *to, const struct game *g, const struct position *at)
{
    if (at->kind == POSITION_MAN)
        say_man(to, g, at->who);
    else if (at->kind == POSITION_GUN)
        say_gun(to, g, REF(at->who));
    else
        text_safe(to, label_of(g->peg[at->who].label));
}

/* RA: 20 men, or of several bodies 12 Red foot. */
static void
put_men_put(struct text *to, const struct putting *p)
{
    const struct man *man = p->g->man;
    int32_t body = man[p->at[0].who].body, side = man[p->at[0].who].side;
    int32_t arm[2] = {0, 0};

    for (uint32_t i = 0; i < p->n; i++) {
        const struct man *m = &man[p->at[i].who];

        body = m->body == body ? body : 0;
        side = m->side == side ? side : 0;
        arm[m->arm == ARM_CAV]++;
    }
    if (body) {
        say_body(to, p->g, body);
        text_str(to, ": ");
        text_count(to, p->n, "man", "men");
    } else {
        say_men(to, p->g, side, arm[0], arm[1]);
    }
}

/* How far off a place may be that is only about right. */
static void
put_estimated(struct text *to, const struct putting *p)
{
    if (p->at[p->n - 1].placed != ESTIMATED)
        return;
    text_str(to, ", give or take ");
    say_length(to, p->g, place_out(p->g, ESTIMATED));
}

static void
put_shape(struct text *to, const struct putting *p)
{
    const struct word *n = line_find(p->l, "block", "N", NULL);
    const struct word *within = line_find(p->l, "loose", "LENGTH", NULL);

    put_men_put(to, p);
    if (n) {
        text_str(to, ", ");
        text_int(to, n->a);
        text_str(to, " abreast, from ");
    } else {
        text_str(to, within ? " in loose order about " : " in line from ");
    }
    put_place(to, p, 0);
    if (!n && !within) {
        text_str(to, " to ");
        put_place(to, p, p->n - 1);
    }
}

static void
put_gun_put(struct text *to, const struct putting *p)
{
    const struct word *facing = line_find(p->l, "facing", "HEADING", NULL);
    const struct effect *crew = effect_find(p->s->r, EFFECT_CREW);

    if (facing) {
        text_str(to, ", facing ");
        say_heading(to, facing->a);
    }
    if (crew) {
        text_str(to, ", ");
        text_count(to, crew->b, "man with it", "men with it");
    }
}

/* RA: 12 men, each at his own place, the first at 3',0". */
static void
put_each(struct text *to, const struct putting *p)
{
    put_men_put(to, p);
    if (line_has(p->l, "about")) {
        text_str(to, ", each about his own place");
        put_estimated(to, p);
        return;
    }
    text_str(to, ", each at his own place, the first at ");
    put_place(to, p, 0);
}

static void
put_lost(struct text *to, const struct putting *p)
{
    if (p->n == 1)
        put_name(to, p->g, p->at);
    else
        put_men_put(to, p);
    text_str(to, ": nobody knows where ");
    text_str(to, p->n > 1                      ? "they stand"
                 : p->at->kind == POSITION_GUN ? "it stands"
                                               : "he stands");
}

static void
first_put(struct text *to, const struct saying *s)
{
    const struct putting p = putting(s);
    bool each = line_has(p.l, "each") || line_has(p.l, "about");
    bool shape = line_has(p.l, "line") || line_has(p.l, "block") ||
                 line_has(p.l, "loose");

    if (p.n == 0)
        return;
    if (shape) {
        put_shape(to, &p);
        put_estimated(to, &p);
    } else if (line_has(p.l, "nowhere")) {
        put_lost(to, &p);
    } else if (each && p.n > 1) {
        put_each(to, &p);
    } else {
        const struct putting one = {s, p.g, p.l, p.at, 1};

        put_name(to, p.g, p.at);
        text_str(to, " stands at ");
        put_place(to, &p, 0);
        put_estimated(to, &one);
        put_gun_put(to, &p);
    }
    text_char(to, '.');
}

/* --- tapes, pegs, the field --- */

/* RA.7 and BA.3: 5 1/2" apart by tape, 6" by their places. */
static void
first_between(struct text *to, const struct game *g, const struct tape *t)
{
    struct figure a, b;

    say_man(to, g, t->man[0]);
    text_str(to, " and ");
    say_man(to, g, t->man[1]);
    text_str(to, ": ");
    say_length(to, g, t->apart);
    text_str(to, " apart by tape");
    if (man_figure(g, t->man[0], &a) && man_figure(g, t->man[1], &b)) {
        text_str(to, ", ");
        say_length(to, g, figure_apart(a, b));
        text_str(to, " by their places");
    }
    text_char(to, '.');
}

static void
first_tape(struct text *to, const struct saying *s)
{
    const struct putting p = putting(s);

    if (s->r->to[T_tape] > s->r->from[T_tape]) {
        first_between(to, p.g, &p.g->tape[s->r->from[T_tape]]);
        return;
    }
    if (p.n == 0)
        return;
    put_name(to, p.g, p.at);
    text_str(to, p.at->kind == POSITION_PEG ? " is at " : " stands at ");
    put_place(to, &p, 0);
    if (p.n > 1) {
        text_str(to, ", and ");
        text_int(to, p.n - 1);
        text_str(to, " more about it as before");
    }
    text_char(to, '.');
}

static void
first_field(struct text *to, const struct saying *s)
{
    const struct game *g = &s->h->game;
    bool feet = false;

    for (uint32_t i = 0; i < s->line->n; i++)
        feet = feet || (s->line->word[i].slot == SLOT_LENGTH &&
                        s->line->word[i].b && !g->battle->metric);
    text_str(to, "The field: ");
    say_length(to, g, g->battle->field_x);
    text_str(to, " wide, ");
    say_length(to, g, g->battle->field_y);
    text_str(to, " from line to line");
    text_str(to, feet ? "; bare numbers are feet here only." : ".");
}

static void
first_units(struct text *to, const struct saying *s)
{
    text_str(to, s->h->game.battle->metric
                     ? "A bare number is centimetres from now on."
                     : "A bare number is inches from now on.");
}

void
place_first(struct text *to, const struct saying *s)
{
    const struct verb *v = s->line->verb;

    if (verb_is(v, FACT_FIELD))
        first_field(to, s);
    else if (verb_is(v, FACT_UNITS))
        first_units(to, s);
    else if (verb_is(v, FACT_PUT))
        first_put(to, s);
    else
        first_tape(to, s);
}
