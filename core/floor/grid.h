/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * grid.h: a uniform grid over figures, which finds neighbours: those of one
 * figure, or all pairs between two grids. Needs no game. Nobody is missed and
 * nobody is guessed at: cells only say whom to measure, and the measuring is
 * field.h's.
 */
#ifndef UMPIRE_GRID_H
#define UMPIRE_GRID_H

#include "field.h"

/* A figure in a grid, and which of the caller's it is. */
struct laid {
    struct figure figure;
    uint32_t at;
};

/* A grid over n figures, in memory of the caller's. The figures stay the
 * caller's too, and stand still while the grid is used. */
struct grid {
    const struct figure *figure;
    uint32_t n;
    uint32_t bits;            /* a cell's side is 2^bits */
    length narrowest, widest; /* the smallest and the largest radius */
    length west, south;       /* of the first cell */
    int64_t across, along;    /* from there to the last figure */
    uint32_t wide, high;      /* cells */
    uint32_t *first;          /* wide * high + 1: where each cell begins */
    struct laid *laid;        /* by cell, in the caller's order within each */
};

/* Bytes for a grid of n figures whatever its cells. */
size_t grid_bytes(uint32_t n);
/* Builds it in `block` (8-byte aligned, grid_bytes(n) long). `reach` is the
 * smallest limit that is asked for often; any limit is answered rightly. */
void grid_build(struct grid *g, const struct figure *figure, uint32_t n,
                length reach, void *block);

/* A limit from one figure to those of a grid, edge to edge, as the squares of
 * distances between centres: within `least` whatever the radius, within `most`
 * with the largest. */
struct reach {
    length limit;
    int64_t least, most;
};

struct reach reach_from(const struct grid *g, struct figure of, length limit);

/* Radii matter only where neither decides. */
static inline bool
reach_holds(const struct reach *r, struct figure of, struct figure f)
{
    int64_t apart = figure_square(of, f);

    return apart <= r->least ||
           (apart <= r->most && figure_within(of, f, r->limit));
}

/* Cells west..east of the rows row..north. */
struct cells {
    uint32_t west, east, row, north;
};

/* The figures within a limit of one, edge to edge, itself included if it is
 * one of them; in no promised order. */
struct around {
    const struct grid *grid;
    struct figure of;
    struct reach reach;
    struct cells left;             /* to be looked into, */
    const struct laid *laid, *end; /* after these figures */
};

void around_begin(struct around *a, const struct grid *g, struct figure of,
                  length limit);
/* The next figures, laid..end - 1, that could be within the limit; all that are
 * will be among them. */
bool around_run(struct around *a);

/* Most of what is reckoned from places is spent here. */
static inline bool
around_next(struct around *a, uint32_t *figure)
{
    do {
        for (const struct laid *l = a->laid; l < a->end; l++)
            if (reach_holds(&a->reach, a->of, l->figure)) {
                a->laid = l + 1;
                *figure = l->at;
                return true;
            }
        a->laid = a->end;
    } while (around_run(a));
    return false;
}

/* All pairs of a figure in one grid and a figure in another within a limit,
 * edge to edge. */
struct pairs {
    const struct grid *a;
    uint32_t row, column;          /* of a: the next cell */
    const struct laid *laid, *end; /* who is still to come of the last one */
    struct cells about;            /* the other's cells about it */
    struct around around;
};

void pairs_begin(struct pairs *p, const struct grid *a, const struct grid *b,
                 length limit);
bool pairs_next(struct pairs *p, uint32_t *a, uint32_t *b);

#endif
