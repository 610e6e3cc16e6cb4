/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * nearest.c: a tree of boxes, built from below over figures in Morton order.
 *
 * Invariant: box k of a level is about boxes 2k and 2k + 1 of the one below;
 * box k of the lowest about the figures RUN * k to RUN * k + RUN - 1.
 */
#include "nearest.h"

#include "order.h"

enum { RUN = 8 };

/* --- built --- */

/* The bits of a coordinate, parted so that another's fit between them. */
static uint64_t
parted(length c)
{
    uint64_t x = c > 0 ? (uint64_t)c : 0;

    x = (x | x << 16) & UINT64_C(0x0000FFFF0000FFFF);
    x = (x | x << 8) & UINT64_C(0x00FF00FF00FF00FF);
    x = (x | x << 4) & UINT64_C(0x0F0F0F0F0F0F0F0F);
    x = (x | x << 2) & UINT64_C(0x3333333333333333);
    return (x | x << 1) & UINT64_C(0x5555555555555555);
}

static bool
lay_out(struct hearing *h, const struct figure *figure, struct nearest *t)
{
    size_t used;
    struct ordered *along;

    t->laid = scratch_get(h, (t->n + (size_t)1) * sizeof *t->laid);
    used = h->s->used;
    along = scratch_get(h, (t->n + (size_t)1) * sizeof *along);
    for (uint32_t i = 0; along && i < t->n; i++)
        along[i] = (struct ordered){
            (int64_t)(parted(figure[i].x) | parted(figure[i].y) << 1),
            (int32_t)i};
    if (!t->laid || !along || !order(h, along, t->n))
        return false;
    for (uint32_t i = 0; i < t->n; i++) {
        const struct figure *f = &figure[along[i].what];

        t->laid[i] = (struct laid){*f, (uint32_t)along[i].what};
        t->widest = f->radius > t->widest ? f->radius : t->widest;
    }
    h->s->used = used;
    return true;
}

static void
box_holds(struct box *b, struct box more)
{
    b->west = more.west < b->west ? more.west : b->west;
    b->east = more.east > b->east ? more.east : b->east;
    b->south = more.south < b->south ? more.south : b->south;
    b->north = more.north > b->north ? more.north : b->north;
}

static struct box
box_of(const struct nearest *t, uint32_t i)
{
    struct figure f = t->laid[i].figure;

    return (struct box){f.x, f.x, f.y, f.y};
}

/* Boxes each about the next `every` of those below. */
static void
box_up(const struct nearest *t, uint32_t level, uint32_t below, uint32_t every)
{
    struct box *to = t->box[level];

    for (uint32_t i = 0; i < below; i++) {
        struct box more = level ? t->box[level - 1][i] : box_of(t, i);

        if (i % every == 0)
            to[i / every] = more;
        else
            box_holds(&to[i / every], more);
    }
}

bool
nearest_build(struct hearing *h, const struct figure *figure, uint32_t n,
              struct nearest *out)
{
    uint32_t below = n;

    *out = (struct nearest){.n = n};
    if (!lay_out(h, figure, out))
        return false;
    while (below > 1 || (out->levels == 0 && n > 0)) {
        uint32_t every = out->levels ? 2 : RUN;
        uint32_t boxes = (below + every - 1) / every;

        out->box[out->levels] = scratch_get(h, boxes * sizeof(struct box));
        if (!out->box[out->levels])
            return false;
        box_up(out, out->levels, below, every);
        out->boxes[out->levels++] = boxes;
        below = boxes;
    }
    return true;
}

/* --- asked --- */

static int64_t
beyond(length at, length low, length high)
{
    if (at < low)
        return (int64_t)low - at;
    return at > high ? (int64_t)at - high : 0;
}

/* The square of the way from a middle to a box. */
static int64_t
box_square(struct figure of, const struct box *b)
{
    int64_t dx = beyond(of.x, b->west, b->east);
    int64_t dy = beyond(of.y, b->south, b->north);

    return dx * dx + dy * dy;
}

/* What is looked for: nearer than `below` (the square of the way between
 * middles) it could yet be. */
struct quest {
    const struct nearest *tree;
    struct figure of;
    const unsigned char *skip;
    bool found;
    length apart;
    int64_t below;
};

static void
look(struct quest *q, uint32_t run)
{
    const struct nearest *t = q->tree;
    uint32_t end = run * RUN + RUN < t->n ? run * RUN + RUN : t->n;

    for (uint32_t i = run * RUN; i < end; i++) {
        length apart;

        if (q->skip && q->skip[t->laid[i].at])
            continue;
        apart = figure_apart(q->of, t->laid[i].figure);
        if (q->found && apart >= q->apart)
            continue;
        int64_t far = figure_centres(apart, q->of.radius, t->widest);
        q->found = true;
        q->apart = apart;
        q->below = far > 0 ? far * far : 0;
    }
}

/* A box that is still to be looked into. */
struct unseen {
    uint32_t level, at;
    int64_t square;
};

static struct unseen
box_at(const struct quest *q, uint32_t level, uint32_t at)
{
    return (struct unseen){level, at,
                           box_square(q->of, &q->tree->box[level][at])};
}

/* The two below a box, or one: the nearer is looked into first. */
static uint32_t
open_box(const struct quest *q, struct unseen b, struct unseen *left)
{
    struct unseen one = box_at(q, b.level - 1, 2 * b.at), two;
    bool first;

    left[0] = one;
    if (2 * b.at + 1 >= q->tree->boxes[b.level - 1])
        return 1;
    two = box_at(q, b.level - 1, 2 * b.at + 1);
    first = two.square <= one.square;
    left[0] = first ? one : two;
    left[1] = first ? two : one;
    return 2;
}

bool
nearest_apart(const struct nearest *t, struct figure of,
              const unsigned char *skip, length *apart)
{
    struct quest q = {.tree = t, .of = of, .skip = skip, .below = INT64_MAX};
    struct unseen left[NEAREST_LEVELS + 1];
    uint32_t n = 0;

    if (t->levels > 0)
        left[n++] = box_at(&q, t->levels - 1, 0);
    while (n > 0) {
        struct unseen b = left[--n];

        if (b.square >= q.below)
            continue;
        if (b.level == 0)
            look(&q, b.at);
        else
            n += open_box(&q, b, left + n);
    }
    *apart = q.apart;
    return q.found;
}
