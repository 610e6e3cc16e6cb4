/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * import_points.h: points of a table, as read (import_places.c), bound to men,
 * guns and pegs and brought to the floor (import_points.c).
 */
#ifndef UMPIRE_IMPORT_POINTS_H
#define UMPIRE_IMPORT_POINTS_H

#include "import_in.h"

enum point_of { POINT_NOBODY, POINT_MAN, POINT_GUN, POINT_PEG, POINT_BODY };

struct table_point {
    struct csv_cell label; /* its text is only borrowed while it is read, */
    size_t text;           /* and then stands here in points.labels */
    uint32_t line, column; /* of x */
    double px, py;         /* in the picture, */
    int64_t x, y;          /* on the floor, or off it */
    bool placed;           /* false: left aside */
    bool estimated;
    enum point_of kind;
    int32_t who; /* a row */
};

struct points {
    struct import *im;
    struct table_point *at;
    size_t n, cap;
    struct words labels;
    bool picture;  /* px and py are to be brought to the floor */
    bool own;      /* a table that export wrote: a later row of the same man
                     counts, who stands no more is passed over */
    uint32_t gone; /* and how many were */
    char delimiter;
};

/* false: no memory. */
bool points_add(struct points *p, const struct table_point *t);
void points_free(struct points *p);

/* Says of each point whose it is; problems go to `in`. A status: what the
 * referee typed may be wrong, and is told. */
int points_bind(struct points *p, struct csv_in *in);
/* Brings the points of a picture to the floor by the pegs that were named, and
 * tells how well they fit. A status likewise. */
int points_fit(struct points *p);
/* Points off the field are problems, each by how much. */
void points_on_field(struct points *p, struct csv_in *in);
/* The lines that put them there. */
void points_lines(struct points *p);

#endif
