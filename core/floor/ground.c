/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * ground.c: men, places and tapes as one answer to "how far apart".
 *
 * Invariant: the links of a man are a list, the latest first; of several
 * between the same two the first one met has the word.
 */
#include "ground.h"

#include "place.h"

#include <string.h>

struct link {
    int32_t to;   /* the man at its other end */
    int32_t next; /* of the same man, + 1; 0: the last */
    length apart;
    bool held;
};

bool
ground_stood(const struct game *g, int32_t man)
{
    const struct man *m = &g->man[man];
    if (m->state == MAN_FIT)
        return true;
    return m->fought && m->fought_seq == g->battle->seq &&
           g->melee[ROW(m->fought)].state == MELEE_RULED;
}

/* --- made --- */

static void
place_men(struct ground *at)
{
    const struct game *g = at->g;
    length foot = key(g, KEY_FIGURE_INFANTRY);
    length horse = key(g, KEY_FIGURE_CAVALRY);
    for (uint32_t i = 0; i < at->men; i++) {
        const struct man *m = &g->man[i];
        bool mounts = m->arm == ARM_CAV && !at->mounted;
        if ((!m->placed && !mounts) || !ground_stood(g, (int32_t)i))
            continue;
        at->mounted = at->mounted || mounts;
        if (!m->placed)
            continue;
        at->figure[at->n] =
            (struct figure){m->x, m->y, m->arm == ARM_CAV ? horse : foot};
        at->who[at->n++] = (int32_t)i;
        at->spot[i] = (int32_t)at->n;
    }
}

static void
link_add(struct ground *at, int32_t from, int32_t to, length apart, bool held)
{
    at->link[at->links] = (struct link){to, at->linked[from], apart, held};
    at->linked[from] = (int32_t)++at->links;
}

static void
take_tapes(struct ground *at)
{
    const struct game *g = at->g;
    for (uint32_t i = 0; i < g->rows[T_tape]; i++) {
        const struct tape *t = &g->tape[i];
        if (!t->holds || !ground_stood(g, t->man[0]) ||
            !ground_stood(g, t->man[1]))
            continue;
        link_add(at, t->man[0], t->man[1], t->apart, false);
        link_add(at, t->man[1], t->man[0], t->apart, false);
    }
}

bool
ground_find(struct hearing *h, uint32_t holds, struct ground *out)
{
    const struct game *g = h->g;
    uint32_t men = g->rows[T_man];
    size_t links = 2 * ((size_t)g->rows[T_tape] + holds);
    *out = (struct ground){.g = g, .men = men};
    out->tolerance = key(g, KEY_MEASURE_TOLERANCE);
    out->estimate = key(g, KEY_MEASURE_ESTIMATE);
    out->spot = scratch_get(h, (men + 1) * sizeof *out->spot);
    out->who = scratch_get(h, (men + 1) * sizeof *out->who);
    out->figure = scratch_get(h, (men + 1) * sizeof *out->figure);
    out->linked = scratch_get(h, (men + 1) * sizeof *out->linked);
    out->link = scratch_get(h, (links + 1) * sizeof *out->link);
    if (fallen(h))
        return false;
    memset(out->spot, 0, (men + 1) * sizeof *out->spot);
    memset(out->linked, 0, (men + 1) * sizeof *out->linked);
    place_men(out);
    take_tapes(out);
    void *block = scratch_get(h, grid_bytes(out->n));
    if (!block)
        return false;
    grid_build(&out->grid, out->figure, out->n, key(g, KEY_CONTACT_DISTANCE),
               block);
    return true;
}

void
ground_hold(struct ground *at, int32_t a, int32_t b, length apart)
{
    link_add(at, a, b, apart, true);
    link_add(at, b, a, apart, true);
}

/* The newest of all are the newest of their men: from a to b, from b to a. */
void
ground_drop(struct ground *at, uint32_t links)
{
    for (; at->links > links; at->links -= 2) {
        const struct link *from_a = &at->link[at->links - 2];
        const struct link *from_b = &at->link[at->links - 1];
        at->linked[from_a->to] = from_b->next;
        at->linked[from_b->to] = from_a->next;
    }
}

/* --- asked --- */

static const struct link *
link_of(const struct ground *at, int32_t a, int32_t b)
{
    for (int32_t k = at->linked[a]; k; k = at->link[k - 1].next)
        if (at->link[k - 1].to == b)
            return &at->link[k - 1];
    return NULL;
}

bool
ground_known(const struct ground *at)
{
    return at->n > 0 || at->links > 0;
}

static bool
length_within(length apart, struct limit limit)
{
    return limit.strict ? apart < limit.by : apart <= limit.by;
}

bool
ground_within(const struct ground *at, int32_t a, int32_t b, struct limit limit)
{
    const struct link *l = link_of(at, a, b);
    if (l)
        return length_within(l->apart, limit);
    if (!at->spot[a] || !at->spot[b])
        return false;
    struct figure x = at->figure[at->spot[a] - 1];
    struct figure y = at->figure[at->spot[b] - 1];
    return limit.strict ? figure_nearer(x, y, limit.by)
                        : figure_within(x, y, limit.by);
}

bool
ground_apart(const struct ground *at, int32_t a, int32_t b, length *apart)
{
    const struct link *l = link_of(at, a, b);
    if (l) {
        *apart = l->apart;
        return true;
    }
    if (!at->spot[a] || !at->spot[b])
        return false;
    *apart =
        figure_apart(at->figure[at->spot[a] - 1], at->figure[at->spot[b] - 1]);
    return true;
}

static bool
estimated(const struct ground *at, int32_t a, int32_t b)
{
    return at->g->man[a].placed == ESTIMATED ||
           at->g->man[b].placed == ESTIMATED;
}

length
ground_out(const struct ground *at, int32_t a, int32_t b)
{
    const struct link *l = link_of(at, a, b);
    if (l)
        return l->held ? 0 : at->tolerance;
    return estimated(at, a, b) ? at->estimate : at->tolerance;
}

bool
ground_rough(const struct ground *at, int32_t a, int32_t b)
{
    return !link_of(at, a, b) && estimated(at, a, b);
}

void
beside_begin(struct beside *b, const struct ground *at, int32_t man,
             struct limit limit)
{
    *b = (struct beside){.at = at, .man = man, .limit = limit};
    b->link = at->linked[man];
    b->placed = at->spot[man] != 0;
    if (b->placed)
        around_begin(&b->around, &at->grid, at->figure[at->spot[man] - 1],
                     limit.by);
}

/* A neighbour by places, where nothing better is known of the two. */
static bool
by_place(struct beside *b, int32_t *other)
{
    uint32_t spot;
    bool links = b->at->linked[b->man] != 0;
    while (around_next(&b->around, &spot)) {
        *other = b->at->who[spot];
        if (*other == b->man || (links && link_of(b->at, b->man, *other)))
            continue;
        if (!b->limit.strict || ground_within(b->at, b->man, *other, b->limit))
            return true;
    }
    return false;
}

bool
beside_next(struct beside *b, int32_t *other)
{
    if (b->placed && by_place(b, other))
        return true;
    b->placed = false;
    while (b->link) {
        const struct link *l = &b->at->link[b->link - 1];
        b->link = l->next;
        *other = l->to;
        if (length_within(l->apart, b->limit) &&
            link_of(b->at, b->man, l->to) == l)
            return true;
    }
    return false;
}
