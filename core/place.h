/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * place.h: men, guns and pegs as places of the field: words bound to points,
 * and points given to men.
 *
 * How well a place is known goes with it: UNPLACED, ESTIMATED (a shape, or a
 * move told by distance and heading) or MEASURED (a tape, or a place named for
 * that man). A distance is as good as the worse of its ends, unless a tape
 * between the two figures was recorded: that beats what is computed.
 */
#ifndef UMPIRE_PLACE_H
#define UMPIRE_PLACE_H

#include "field.h"
#include "judge.h"

enum placed { UNPLACED, ESTIMATED, MEASURED };

/* Where a place came from; table positions says so. */
enum source { SOURCE_PUT = 1, SOURCE_MOVE, SOURCE_TAPE };

struct point {
    length x, y;
    int32_t placed; /* enum placed: how well what it was named by is known */
};

/* The point a PLACE word means; false after a fault (no such peg, a man or
 * body with no place, off the field). A body's anchor is its first placed man
 * that stands. */
bool place_find(struct hearing *h, const struct word *w, struct point *out);
/* Faults where a point, or a figure's edge, lies off the field; fields not yet
 * measured have no edge. */
bool place_on_field(struct hearing *h, const struct word *at, length x,
                    length y);

/* Gives a man or a gun a place (UNPLACED takes it away) and tells the table
 * positions. Tapes between him and others no longer hold once he moves. */
void man_put(struct hearing *h, int32_t man, struct point p,
             enum source source);
void gun_put(struct hearing *h, int32_t gun, struct point p,
             enum source source);

/* As figures, with the radii of the edition; false: no place. Only men who
 * stand on the field (fit, prisoner, disarmed) have one. */
bool man_figure(const struct game *g, int32_t man, struct figure *out);
bool gun_figure(const struct game *g, int32_t gun, struct figure *out);
/* The end of a gun's trail, a point behind it; false: no place or facing. */
bool gun_trail(const struct game *g, int32_t gun, struct figure *out);

/* Edge to edge between two men, by the tape that was recorded or else
 * computed, and how far it may be out (measure.tolerance, measure.estimate).
 * false: one of them has no place and no tape was recorded. */
struct apart {
    length by, out;
    bool taped;
    int32_t placed; /* the worse of the two ends; MEASURED where taped */
};
bool men_apart(const struct game *g, int32_t a, int32_t b, struct apart *out);
/* The tape between two men, or -1. */
int32_t tape_find(const struct game *g, int32_t a, int32_t b);

/* Men of a side (0: of all) that stand on the field, and how many of them
 * have a place; what rests on places asks only where all have one. */
uint32_t placed_count(const struct game *g, int32_t side, int32_t states,
                      uint32_t *without);

/* Every standing, placed man as a figure, for a grid: figure[i] is man who[i].
 * In scratch; false when it is short. `states`: USE_ bits (who.h). */
struct crowd {
    struct figure *figure;
    int32_t *who;
    uint32_t n;
    struct grid grid;
};
bool crowd_find(struct hearing *h, int32_t side, int32_t states, length reach,
                struct crowd *out);

#endif
