/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * field.h: figures on the floor and exact distances between them. Needs no
 * game. The grid that finds neighbours is in grid.h.
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

/* The square of the distance between centres. */
static inline int64_t
figure_square(struct figure a, struct figure b)
{
    int64_t dx = (int64_t)a.x - b.x, dy = (int64_t)a.y - b.y;

    return dx * dx + dy * dy;
}

/* Between the centres of two with these radii where they are `limit` apart,
 * edge to edge; never more than its square can be had of. No two points of a
 * floor are so far apart. */
static inline int64_t
figure_centres(length limit, length a, length b)
{
    const int64_t farthest = INT64_C(3000000000);
    int64_t far = (int64_t)limit + a + b;

    return far < farthest ? far : farthest;
}

/* Edge to edge at most `limit`; nearer than it, for what excludes the limit
 * itself (contact.exclusive). A negative limit: they overlap by as much. */
static inline bool
figure_within(struct figure a, struct figure b, length limit)
{
    int64_t far = figure_centres(limit, a.radius, b.radius);

    return far >= 0 && figure_square(a, b) <= far * far;
}

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

#endif
