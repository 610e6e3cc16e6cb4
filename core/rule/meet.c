/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * meet.c: places in contact.
 */
#include "meet.h"

#include "contact.h"
#include "never.h"

#include <string.h>

/* Points are rounded to the nearest unit. */
enum { ROUNDED = 2, STEP = 30, CIRCLE = 360 * 60 };

bool
meet_begin(struct hearing *h, const struct men *who, const struct men *foes,
           struct meeting *m)
{
    uint32_t men = h->g->rows[T_man];

    *m = (struct meeting){
        .g = h->g, .foes = foes, .space = key(h->g, KEY_SPACING_MIN)};
    m->goes = scratch_get(h, men + 1);
    m->there = scratch_get(h, (who->n + 1) * sizeof *m->there);
    if (!m->there || /* the last that finds no room */
        !crowd_find(h, 0, USE_ALIVE_HERE, m->space, NULL, &m->crowd))
        return false;
    memset(m->goes, 0, men + 1);
    for (uint32_t i = 0; i < who->n; i++)
        m->goes[who->at[i]] = 1;
    return true;
}

/* --- one place --- */

/* Room for him there; whom he is to touch may be nearer than the clear space,
 * where that is more than contact is. */
static bool
has_room(const struct meeting *m, struct figure f, int32_t foe)
{
    struct figure gun;
    struct around a;
    uint32_t k;
    int64_t by;

    if (place_beyond(m->g, f.x, f.y, &by) != EDGE_NONE)
        return false;
    around_begin(&a, &m->crowd.grid, f, m->space);
    while (around_next(&a, &k)) {
        int32_t who = m->crowd.who[k];

        if (!m->goes[who] &&
            figure_nearer(f, m->crowd.figure[k],
                          who == foe ? -ROUNDED : m->space - ROUNDED))
            return false;
    }
    for (uint32_t i = 0; i < m->n; i++)
        if (figure_nearer(f, m->there[i], m->space - ROUNDED))
            return false;
    for (int32_t i = 1; i <= (int32_t)m->g->rows[T_gun]; i++)
        if (gun_figure(m->g, i, &gun) &&
            figure_nearer(f, gun, m->space - ROUNDED))
            return false;
    return true;
}

static int64_t
square_to(struct figure a, struct figure b)
{
    int64_t dx = (int64_t)a.x - b.x, dy = (int64_t)a.y - b.y;

    return dx * dx + dy * dy;
}

/* How far apart their middles are in contact. */
static length
ring_of(const struct game *g, struct figure a, struct figure b)
{
    struct limit touch = contact_touch(g);

    return a.radius + b.radius + touch.by - (touch.strict ? 1 : 0);
}

/* Straight towards him, and on the near side of the ring. */
static struct figure
straight(struct figure from, struct figure foe, length ring)
{
    int64_t square = square_to(from, foe), apart = root(square);

    if (apart <= ring)
        return from;
    apart += apart * apart < square; /* never beyond the ring */
    foe.x += (length)(((int64_t)from.x - foe.x) * ring / apart);
    foe.y += (length)(((int64_t)from.y - foe.y) * ring / apart);
    foe.radius = from.radius;
    return foe;
}

static struct figure
aside(struct figure from, struct figure foe, length ring, int32_t turn)
{
    int32_t way = heading_of((int64_t)from.x - foe.x, (int64_t)from.y - foe.y);
    length dx, dy;

    heading_step((way + turn + CIRCLE) % CIRCLE, ring - ROUNDED, &dx, &dy);
    return (struct figure){foe.x + dx, foe.y + dy, from.radius};
}

/* The nearest place in contact with this one of them; false: none. */
static bool
place_by(const struct meeting *m, struct figure from, int32_t foe,
         struct figure *out)
{
    struct figure other;
    length ring;
    bool stands = man_figure(m->g, foe, &other);

    if (NEVER(!stands)) /* he was taken for his place */
        return false;
    ring = ring_of(m->g, from, other);
    *out = straight(from, other, ring);
    if (has_room(m, *out, foe))
        return true;
    for (int32_t turn = STEP; turn <= CIRCLE / 2; turn += STEP)
        for (int32_t side = -1; side <= 1; side += 2) {
            *out = aside(from, other, ring, side * turn);
            if (has_room(m, *out, foe))
                return true;
        }
    return false;
}

/* --- the nearest of all --- */

bool
meet_find(struct meeting *m, int32_t man, struct meet *out)
{
    const struct game *g = m->g;
    int64_t best = INT64_MAX;
    struct figure from, other, at, taken = {0};
    bool stands = man_figure(g, man, &from);

    if (NEVER(!stands)) /* nobody without a place goes to meet anybody */
        return false;
    for (uint32_t i = 0; i < m->foes->n; i++) {
        int32_t foe = m->foes->at[i];
        int64_t way;

        stands = man_figure(g, foe, &other);
        if (NEVER(!stands))
            continue;
        way = root(square_to(from, other)) - ring_of(g, from, other);
        if (best != INT64_MAX && way > 0 && way * way > best)
            continue; /* not even straight towards him */
        if (!place_by(m, from, foe, &at) || square_to(from, at) >= best)
            continue;
        best = square_to(from, at);
        taken = at;
        out->foe = foe;
        out->to = (struct point){at.x, at.y, g->man[foe].placed};
    }
    if (best == INT64_MAX)
        return false;
    m->there[m->n++] = taken;
    return true;
}
