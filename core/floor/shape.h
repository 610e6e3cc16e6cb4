/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * shape.h: men set up in a shape, and a point found by two tapes. Needs no
 * game.
 *
 * Points may come out anywhere, off the field too: who asked looks.
 */
#ifndef UMPIRE_SHAPE_H
#define UMPIRE_SHAPE_H

#include "field.h"

struct dot {
    int64_t x, y;
};

/* n men evenly from a to b, both ends manned; one stands at a. */
void shape_line(struct dot *at, uint32_t n, struct dot a, struct dot b);
/* `files` men abreast eastwards from `first`, `pitch` from middle to middle,
 * rank behind rank southwards, or northwards. */
void shape_block(struct dot *at, uint32_t n, uint32_t files, struct dot first,
                 int64_t pitch, bool northwards);
/* Loosely about a middle, in rings: nobody's middle is farther from it than
 * `within`, and nobody's nearer to another's than shape_loose_pitch. */
void shape_loose(struct dot *at, uint32_t n, struct dot middle, length within);
length shape_loose_pitch(uint32_t n, length within);
/* The least `within` for that pitch. */
int64_t shape_loose_least(uint32_t n, int64_t pitch);

enum tapes {
    TAPES_MEET,   /* in two points, or in one twice */
    TAPES_SHORT,  /* together too short for the way between their ends */
    TAPES_BEYOND, /* one ends inside the other */
    TAPES_ONE     /* both begin in one spot */
};

/* Tapes of two lengths from a and from b. off: by how much they do not meet;
 * up to `slack` they are taken to (TAPES_MEET), between their ends. left and
 * right are seen from a towards b; they are one point where they are not
 * farther apart than `slack`. */
struct crossing {
    enum tapes tapes;
    int64_t off;
    struct dot left, right;
};

struct crossing tapes_cross(struct dot a, length from_a, struct dot b,
                            length from_b, int64_t slack);

#endif
