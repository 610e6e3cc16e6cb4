/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * field.h: figures on the floor, exact distances between them, and a uniform
 * grid that finds neighbours. Needs no game.
 *
 * A figure is a disc: distances are measured edge to edge (H3b), and nothing
 * is rounded before it is decided: two figures are within a limit where the
 * square of their centres' distance is at most that of limit plus radii. All
 * coordinates lie in 0..LENGTH_MAX, so the squares fit 64 bits.
 */
#ifndef UMPIRE_FIELD_H
#define UMPIRE_FIELD_H

#include "length.h"

struct figure {
    length x, y, radius;
};

/* Edge to edge at most `limit`; nearer than it, for what excludes the limit
 * itself (contact.exclusive). A negative limit: they overlap by as much. */
bool figure_within(struct figure a, struct figure b, length limit);
bool figure_nearer(struct figure a, struct figure b, length limit);
/* Edge to edge to the nearest unit, rounded down; below 0 where they overlap,
 * -(a.radius + b.radius) at least, INT32_MAX at most: a field's corners may be
 * farther apart than a length goes. */
length figure_apart(struct figure a, struct figure b);

/* The integer square root, rounded down. */
int64_t root(int64_t square);
/* Heading in minutes of arc clockwise from north, 0..21599: `by` along it as
 * dx (east) and dy (north), each to the nearest unit. */
void heading_step(int32_t minutes, length by, length *dx, length *dy);
/* The heading from one point to another, to the nearest minute. */
int32_t heading_of(int64_t dx, int64_t dy);

/* A grid over n figures, in memory of the caller's. The figures stay the
 * caller's too, and stand still while the grid is used. */
struct grid {
    const struct figure *figure;
    uint32_t n;
    length cell;         /* side of a cell */
    length widest;       /* the largest radius */
    uint64_t share;      /* 2^32 / cell */
    length west, south;  /* of the first cell */
    uint32_t wide, high; /* cells */
    uint32_t *first;     /* wide * high + 1: where each cell begins in at */
    uint32_t *at;        /* figures by cell, in their order within each */
    struct figure *copy; /* the same figures in that order */
};

/* Bytes for a grid of n figures whatever its cells. */
size_t grid_bytes(uint32_t n);
/* Builds it in `block` (8-byte aligned, grid_bytes(n) long). `reach` is the
 * limit most often asked for; any limit is answered rightly. */
void grid_build(struct grid *g, const struct figure *figure, uint32_t n,
                length reach, void *block);

/* The figures within a limit of one, edge to edge, itself included if it is
 * one of them; in no promised order. */
struct around {
    const struct grid *grid;
    struct figure of;
    length limit;
    uint32_t west, east, north, row, i, end;
};

void around_begin(struct around *a, const struct grid *g, struct figure of,
                  length limit);
bool around_next(struct around *a, uint32_t *figure);

#endif
