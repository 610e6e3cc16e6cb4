/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * say_mend_density.c: right lines of the formation-density rules: their
 * examples with this battle's units, and as many dice as are thrown.
 */
#include "say_mend.h"

#include "facts.h"

enum { NAMES = 3, UNITS_TRIED = 6 };

/* ---- dice ---- */

/* 5,2,4: so many that can come up. */
static void
put_dice(struct text *to, int32_t n)
{
    static const char faces[] = "524316";
    for (int32_t i = 0; i < n; i++) {
        if (i > 0)
            text_char(to, ',');
        text_char(to, faces[i % 6]);
    }
}

/* All the dice of the line give way to as many as are thrown; where there are
 * none to throw, with the word before them. */
static bool
mend_dice(struct text *to, const struct failing *f)
{
    enum { MOST = 40 };
    uint32_t n = 0;
    const struct word *die = line_find(f->line, "dice", "D", &n);
    if (!die)
        die = line_find(f->line, "die", "D", &n);
    if (!die || n == 0 || f->why->need < 0 || f->why->need > MOST)
        return false;
    char at[2 * MOST];
    struct text t;
    struct span typed = mend_typed(f);
    uint32_t from = die->column;
    uint32_t end = (uint32_t)die[n - 1].column + die[n - 1].width;
    if (f->why->need == 0)
        from = (uint32_t)(die->clause.at - f->line->typed.at);
    text_init(&t, at, sizeof at);
    put_dice(&t, f->why->need);
    mend_replaced(to, typed, from, end, text_span(&t));
    return true;
}

/* 7, which is on no die; 0, where one is the least. */
static bool
put_one(struct text *to, const struct failing *f, int32_t n)
{
    char at[16];
    struct text t;
    if (f->why->width == 0)
        return false;
    text_init(&t, at, sizeof at);
    text_int(&t, n);
    mend_fault(to, f, text_span(&t));
    return true;
}

static bool
mend_number(struct text *to, const struct failing *f)
{
    const struct word *dice = line_find(f->line, "dice", "D", NULL);
    bool list = dice && dice->column == f->why->column &&
                f->why->code == FAULT_D_NUMBER;
    return !list && put_one(to, f, f->why->code == FAULT_D_DIE ? 5 : 1);
}

bool
mend_density(struct text *to, const struct failing *f)
{
    if (!f->line || !f->line->verb)
        return false;
    switch (f->why->code) {
    case FAULT_D_DICE:
    case FAULT_D_DICE_WALL:
    case FAULT_D_DICE_RETREAT:
    case FAULT_D_DICE_COMPARE:
    case FAULT_D_DICE_WON:
        return mend_dice(to, f);
    case FAULT_D_DIE:
    case FAULT_D_NUMBER:
    case FAULT_D_RANGE:
        return mend_number(to, f);
    default:
        return false;
    }
}

/* ---- examples with this battle's units ---- */

/* Names that the example has for units or for sides, each once. */
struct names {
    struct span at[NAMES];
    uint32_t n;
};

static int32_t
name_index(struct names *names, struct span name)
{
    for (uint32_t i = 0; i < names->n; i++)
        if (span_same(names->at[i], name))
            return (int32_t)i;
    if (names->n == NAMES)
        return -1;
    names->at[names->n] = name;
    return (int32_t)names->n++;
}

/* One way of giving those names to what there is. */
struct cast {
    const struct game *g;
    struct names units, sides;
    uint32_t unit[NAMES], side[NAMES];
    bool makes; /* the verb makes its unit: the name is to be new */
};

static bool
is_unit(const struct game *g, struct span name)
{
    for (uint32_t i = 0; i < g->rows[T_unit]; i++)
        if (span_same(label_of(g->unit[i].label), name))
            return true;
    return false;
}

static struct span
new_name(const struct game *g)
{
    static const char *const names[] = {"Jav", "Gauls", "Horse", "Guards",
                                        "Slings"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (!is_unit(g, span_of(names[i])))
            return span_of(names[i]);
    return SPAN("");
}

/* What stands in for a word of the example, or an empty span. */
static struct span
cast_as(struct cast *c, const struct word *w)
{
    const struct game *g = c->g;
    int32_t i;
    if (span_is(w->name, "UNIT") && c->makes)
        return new_name(g);
    if (span_is(w->name, "UNIT") && (i = name_index(&c->units, w->text)) >= 0)
        return label_of(g->unit[c->unit[i]].label);
    if (span_is(w->name, "BANNER") && g->rows[T_side] > 0 &&
        (i = name_index(&c->sides, w->text)) >= 0)
        return label_of(g->side[c->side[i]].label);
    return SPAN("");
}

static void
put_cast(struct text *to, struct cast *c, const struct line *l)
{
    uint32_t done = 0;
    for (uint32_t i = 0; i < l->n; i++) {
        const struct word *w = &l->word[i];
        struct span as = cast_as(c, w);
        if (as.n == 0)
            continue;
        text_put(to, span_cut(l->typed, done, w->column));
        text_put(to, as);
        done = (uint32_t)w->column + w->width;
    }
    text_put(to, span_from(l->typed, done));
}

/* The nth way: digits of n to the base of how many there are. */
static void
cast_nth(struct cast *c, uint32_t n, uint32_t units)
{
    for (int i = 0; i < NAMES; i++) {
        c->unit[i] = n % units;
        n /= units;
    }
    for (int i = 0; i < NAMES; i++) {
        uint32_t sides = c->g->rows[T_side];
        c->side[i] = sides ? n % sides : 0;
        n /= sides ? sides : 1;
    }
}

/* Every way that gives one name to no more than one unit. */
static bool
casts_stand(struct text *to, const struct failing *f, const struct verb *v,
            const char *example)
{
    struct word word[LINE_WORDS];
    struct line l = {.word = word};
    struct span rest;
    struct fault why;
    const struct game *g = &f->h->game;
    struct cast c = {.g = g, .makes = verb_is(v, FACT_UNIT)};
    char at[LINE_MAX_BYTES];
    struct text t;
    uint32_t units = g->rows[T_unit];
    if (!line_read(span_of(example), f->h->lexicon, &l, &rest, &why))
        return false;
    units = units > UNITS_TRIED ? UNITS_TRIED : units;
    if (units == 0 && !c.makes)
        return false;
    units = units == 0 ? 1 : units;
    uint32_t ways = units * units * units * (g->rows[T_side] ? 2 : 1);
    for (uint32_t n = 0; n < ways; n++) {
        cast_nth(&c, n, units);
        text_init(&t, at, sizeof at);
        put_cast(&t, &c, &l);
        if (offer_line(to, f, &t))
            return true;
        if (c.units.n < 3 && n >= units * units && g->rows[T_side] < 2)
            return false;
    }
    return false;
}

bool
density_stands(struct text *to, const struct failing *f, const struct verb *v)
{
    const struct lexicon *of = f->h->lexicon;
    for (uint32_t k = 0; k < of->n; k++)
        for (uint32_t i = 0; i < of->list[k].n; i++) {
            const struct verb *row = &of->list[k].row[i];
            if (!(row->sets & SET_DENSITY) || !verb_same(row, v))
                continue;
            if (casts_stand(to, f, row, row->example) ||
                (row->also && casts_stand(to, f, row, row->also)))
                return true;
        }
    return false;
}
