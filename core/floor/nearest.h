/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * nearest.h: how far the nearest of many figures is, however far: a tree of
 * boxes over them. (Who is within a limit is the grid's to find: grid.h.)
 */
#ifndef UMPIRE_NEAREST_H
#define UMPIRE_NEAREST_H

#include "grid.h"
#include "hearing.h"

enum { NEAREST_LEVELS = 32 };

struct box {
    length west, east, south, north; /* of the middles in it */
};

/* Figures lie along a curve that keeps neighbours together; a box of the
 * lowest level is about the next few of them, one above about two below it. */
struct nearest {
    struct laid *laid; /* `at`: which of the caller's it is */
    uint32_t n, levels;
    length widest; /* the largest radius */
    struct box *box[NEAREST_LEVELS];
    uint32_t boxes[NEAREST_LEVELS]; /* how many of each */
};

/* In scratch; false when it is short. The figures are copied. */
bool nearest_build(struct hearing *h, const struct figure *figure, uint32_t n,
                   struct nearest *out);
/* Edge to edge, rounded down as figure_apart does; of the figures whose skip
 * is set (by `at`; NULL: none is) nothing is heard. False: there is none. */
bool nearest_apart(const struct nearest *t, struct figure of,
                   const unsigned char *skip, length *apart);

#endif
