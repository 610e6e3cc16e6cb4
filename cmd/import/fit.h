/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * fit.h: points of a picture brought to the floor by the pegs that stand in
 * both: scaled, turned and shifted so that the squares of what the pegs are
 * out by add up to the least. Ordinary pictures are numbered downwards; one
 * that is mirrored, or numbered upwards as charts are, is seen by three pegs
 * that do not stand in one line.
 */
#ifndef UMPIRE_FIT_H
#define UMPIRE_FIT_H

#include "length.h"

struct fit_mark { /* a peg in the picture and on the floor */
    double px, py;
    length x, y;
};

struct fit {
    double along, across, x, y; /* floor = turned and scaled picture + x, y */
    bool upward;                /* the picture's y runs up, or it is mirrored */
    bool seen;    /* the pegs show which; else it was taken as asked */
    length mean;  /* what the pegs are out by: the root of the mean square */
    length worst; /* and the most, */
    uint32_t peg; /* by which of them */
};

enum fit_fault { FIT_WELL, FIT_ONE_PLACE, FIT_ONE_POINT };

/* Two marks at least. FIT_ONE_PLACE: the pegs are all in one place of the
 * floor, FIT_ONE_POINT: of the picture. */
enum fit_fault fit_marks(const struct fit_mark *m, uint32_t n, bool upward,
                         struct fit *out);
/* Where a point of the picture is, in units of length; far off the floor it is
 * only somewhere off the floor. */
void fit_point(const struct fit *f, double px, double py, int64_t *x,
               int64_t *y);

#endif
