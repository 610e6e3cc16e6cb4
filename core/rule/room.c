/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * room.c: clear space between those who stand on the floor.
 */
#include "room.h"

#include "put.h"

#include <string.h>

/* Points are rounded to the nearest unit, so two of a shape may be nearer than
 * they should by this much: a quarter of a micrometre. */
enum { ROUNDED = 2 };

/* Those who were put somewhere, among all who stand on the field. */
struct elbow {
    struct crowd crowd;
    uint32_t *put; /* of each in it: the how manyth of them he is, or 0 */
    length space;
    bool moved; /* not put in a shape, but come there with others */
    const struct word *at;
};

/* Who only stands about there may stand elsewhere: a measured place beats an
 * estimated one, and clear space is asked for only between places that are
 * equally well known. */
static bool
room_between(struct hearing *h, const struct elbow *e, uint32_t a, uint32_t b)
{
    const struct game *g = h->g;
    int32_t man = e->crowd.who[a], other = e->crowd.who[b];
    int32_t how = g->man[man].placed, as = g->man[other].placed;
    struct figure f = e->crowd.figure[a], o = e->crowd.figure[b];
    struct blame why = {.subject = man, .other = other};

    if (how > as || (e->moved && how == ESTIMATED))
        return true;
    why.at = put_place(h, e->put[a] - 1, e->at);
    why.have = figure_apart(f, o);
    if (figure_nearer(f, o, -ROUNDED)) {
        why.code = FAULT_ON_MAN;
        why.have = -why.have;
        return blame(h, why);
    }
    if (how == ESTIMATED && !e->put[b])
        return true;
    if (!figure_nearer(f, o, e->space - ROUNDED))
        return true; /* who are put in one line are known equally well */
    by_key(h, KEY_SPACING_MIN);
    why.code = FAULT_SPACING;
    why.rule = RULE_A5b;
    why.need = other;
    return blame(h, why);
}

static bool
room_about(struct hearing *h, const struct elbow *e, uint32_t i)
{
    struct around a;
    uint32_t k;

    around_begin(&a, &e->crowd.grid, e->crowd.figure[i], e->space);
    while (around_next(&a, &k)) {
        if (k == i || (e->put[k] && k > i))
            continue; /* a pair of those put is looked at once */
        if (!room_between(h, e, i, k))
            return false;
        if (h->r->verdict == VERDICT_OVERRULED)
            return true;
    }
    return true;
}

/* A man and a gun, both of them measured: who only stands about there may stand
 * beside it. */
static bool
room_by_gun(struct hearing *h, struct blame why, struct figure gun,
            struct figure man, bool moves)
{
    length space = key(h->g, KEY_SPACING_MIN);
    bool on = figure_nearer(gun, man, -ROUNDED);

    if (!on && !figure_nearer(gun, man, space - ROUNDED))
        return true;
    why.rule = RULE_A5b;
    why.have = figure_apart(gun, man);
    if (on) {
        why.code = moves ? FAULT_GUN_ON_MAN : FAULT_MAN_ON_GUN;
        why.have = -why.have;
    } else {
        by_key(h, KEY_SPACING_MIN);
        why.code = moves ? FAULT_GUN_SPACING : FAULT_SPACING_GUN;
    }
    return blame(h, why);
}

/* Guns about which somebody was put. */
static bool
room_guns(struct hearing *h, const struct elbow *e)
{
    const struct game *g = h->g;
    struct around a;
    struct figure gun;
    uint32_t k;

    for (int32_t i = 1; i <= (int32_t)g->rows[T_gun]; i++) {
        if (!gun_figure(g, i, &gun) || g->gun[ROW(i)].placed != MEASURED)
            continue;
        around_begin(&a, &e->crowd.grid, gun, e->space);
        while (around_next(&a, &k)) {
            int32_t man = e->crowd.who[k];
            struct blame why = {.subject = man, .need = i};

            if (!e->put[k] || g->man[man].placed != MEASURED)
                continue;
            why.at = put_place(h, e->put[k] - 1, e->at);
            if (!room_by_gun(h, why, gun, e->crowd.figure[k], false))
                return false;
        }
    }
    return true;
}

/* Where these men are, and all who could be in their way. */
static struct bounds
bounds_of(const struct game *g, const struct men *m, length space)
{
    length foot = key(g, KEY_FIGURE_INFANTRY);
    length horse = key(g, KEY_FIGURE_CAVALRY);
    int64_t far = (int64_t)space + 2 * (int64_t)(foot > horse ? foot : horse);
    struct bounds b = {LENGTH_MAX, 0, LENGTH_MAX, 0};

    for (uint32_t i = 0; i < m->n; i++) {
        const struct man *man = &g->man[m->at[i]];

        b.west = man->x < b.west ? man->x : b.west;
        b.east = man->x > b.east ? man->x : b.east;
        b.south = man->y < b.south ? man->y : b.south;
        b.north = man->y > b.north ? man->y : b.north;
    }
    return (struct bounds){b.west - far, b.east + far, b.south - far,
                           b.north + far};
}

/* Those put, found among the others, who are in the order of their rows. */
static void
mark_put(struct elbow *e, const struct men *m)
{
    memset(e->put, 0, (e->crowd.n + 1) * sizeof *e->put);
    for (uint32_t i = 0; i < m->n; i++) {
        uint32_t low = 0, high = e->crowd.n;

        while (low < high) {
            uint32_t middle = (low + high) / 2;

            if (e->crowd.who[middle] < m->at[i])
                low = middle + 1;
            else
                high = middle;
        }
        if (low < e->crowd.n && e->crowd.who[low] == m->at[i])
            e->put[low] = i + 1;
    }
}

static bool
room_for(struct hearing *h, const struct men *m, bool moved,
         const struct word *at)
{
    struct elbow e = {
        .space = key(h->g, KEY_SPACING_MIN), .moved = moved, .at = at};
    struct bounds box = bounds_of(h->g, m, e.space);

    if (h->ask->again && !h->line->force)
        return true;
    if (!crowd_find(h, 0, USE_ALIVE_HERE, e.space, &box, &e.crowd))
        return false;
    e.put = scratch_get(h, (e.crowd.n + 1) * sizeof *e.put);
    if (!e.put)
        return false;
    mark_put(&e, m);
    for (uint32_t i = 0; i < e.crowd.n; i++)
        if (e.put[i] && !room_about(h, &e, i))
            return false;
    return room_guns(h, &e);
}

bool
room_put(struct hearing *h, const struct men *m, const struct word *at)
{
    return room_for(h, m, false, at);
}

bool
room_moved(struct hearing *h, const struct men *m, const struct word *at)
{
    return room_for(h, m, true, at);
}

/* Another gun it would stand on. */
static bool
room_off_guns(struct hearing *h, int32_t gun, struct figure f,
              const struct word *at)
{
    const struct game *g = h->g;
    struct figure other;

    for (int32_t i = 0; i < (int32_t)g->rows[T_gun]; i++)
        if (REF(i) != gun && gun_figure(g, REF(i), &other) &&
            g->gun[ROW(gun)].placed <= g->gun[i].placed &&
            figure_nearer(f, other, 0))
            return blame(h, (struct blame){.code = FAULT_ON_GUN,
                                           .at = at,
                                           .subject = gun,
                                           .have = -figure_apart(f, other)});
    return true;
}

bool
room_gun(struct hearing *h, int32_t gun, const struct word *at)
{
    const struct game *g = h->g;
    struct blame why = {.at = at, .subject = gun};
    struct figure f, man;

    if (!gun_figure(g, gun, &f))
        return true;
    if (!room_off_guns(h, gun, f, at))
        return false;
    if (g->gun[ROW(gun)].placed != MEASURED)
        return true;
    for (int32_t i = 0; i < (int32_t)g->rows[T_man]; i++) {
        why.other = i;
        if (man_figure(g, i, &man) && g->man[i].placed == MEASURED &&
            !room_by_gun(h, why, f, man, true))
            return false;
    }
    return true;
}
