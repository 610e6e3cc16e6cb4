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

#include "grid.h"
#include "hearing.h"

enum placed { UNPLACED, ESTIMATED, MEASURED };

/* Where a place came from; table positions says so. */
enum source { SOURCE_PUT = 1, SOURCE_MOVE, SOURCE_TAPE };

struct point {
    length x, y;
    int32_t placed; /* enum placed: how well what it was named by is known */
};

/* What a PLACE word means, or a label or MAN in a slot of another kind:
 * FAULT_NONE, or why it means nothing (no such peg, a man or body with no
 * place). The point may lie off the field. */
struct spot {
    int64_t x, y;
    int32_t placed;
    enum fault_code why;
};
struct spot place_spot(const struct game *g, const struct word *w);

/* The point a PLACE word means; false after a fault, that it lies off the
 * field among them. It is then the last place named, that . means. */
bool place_find(struct hearing *h, const struct word *w, struct point *out);
/* Another point found is the last place named. */
void place_named(struct hearing *h, length x, length y);

/* The edge a point lies beyond (fault.other), and by how much; EDGE_NONE: on
 * the field. One not yet measured ends at 800 ft. A man whose middle is on the
 * edge stands on the line, though half his base is beyond it. */
enum edge { EDGE_NONE, EDGE_SOUTH, EDGE_NORTH, EDGE_WEST, EDGE_EAST };
enum edge place_beyond(const struct game *g, int64_t x, int64_t y, int64_t *by);

/* SW, SE, NW, NE: pegs as soon as the field is known, and never others. */
enum { CORNERS = 4 };
bool place_is_corner(struct span label);

/* A body's first man that stands and has a place, or -1. */
int32_t body_anchor(const struct game *g, int32_t body);

/* Gives a man or a gun a place (UNPLACED takes it away) and tells the table
 * positions. Tapes between him and others no longer hold once he moves, if
 * only to the place he had. */
void man_put(struct hearing *h, int32_t man, struct point p,
             enum source source);
void gun_put(struct hearing *h, int32_t gun, struct point p,
             enum source source);
/* A peg, new or put anew. */
void peg_put(struct hearing *h, struct span label, length x, length y,
             enum source source);

/* He has gone where nobody has said. */
void man_lost(struct hearing *h, int32_t man);
/* After a move told by distance and heading (minutes of arc + 1) a gun's place
 * is estimated; without a heading, or over the edge, nobody knows it. */
void gun_goes(struct hearing *h, int32_t gun, length by, int32_t heading);

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
/* The tape between two men that holds, or -1; at once where one has none. */
int32_t tape_find(const struct game *g, int32_t a, int32_t b);
/* Records one, in place of any before it. */
void tape_put(struct hearing *h, int32_t a, int32_t b, length apart);
/* How far a place may be out: measure.tolerance or measure.estimate. */
length place_out(const struct game *g, int32_t placed);

/* How many men of a side in these states (USE_ bits of who.h) have a place, and
 * how many have none; what rests on places asks only where all have one. */
uint32_t placed_count(const struct game *g, int32_t side, int32_t states,
                      uint32_t *without);

/* Every standing, placed man as a figure, for a grid: figure[i] is man who[i].
 * In scratch; false when it is short. `states`: USE_ bits (who.h). `within`:
 * only those whose centres lie there, or NULL. */
struct bounds {
    int64_t west, east, south, north;
};
struct crowd {
    struct figure *figure;
    int32_t *who;
    uint32_t n;
    struct grid grid;
};
bool crowd_find(struct hearing *h, int32_t side, int32_t states, length reach,
                const struct bounds *within, struct crowd *out);

#endif
