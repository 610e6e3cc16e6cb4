/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * map_in.h: what the files of map.h share.
 *
 *   map.c        the floor as cells, and what stands in each
 *   map_words.c  the signs, the scale, the legend
 */
#ifndef UMPIRE_MAP_IN_H
#define UMPIRE_MAP_IN_H

#include "map.h"
#include "say.h"

enum { MAP_MARGIN = 6 }; /* the scale at the left, and the edge */

/* What a cell shows; the higher beats the lower. */
enum sign {
    SIGN_NONE,
    SIGN_OFF, /* not of the field */
    SIGN_RING,
    SIGN_PEG,
    SIGN_FOOT, /* men: foot and horse, estimated and measured */
    SIGN_HORSE,
    SIGN_FREED,
    SIGN_PRISONER,
    SIGN_BOTH, /* men of both sides */
    SIGN_GUN,  /* eight ways, and unknown */
    SIGN_LETTER
};

struct map_cell {
    uint8_t sign, side;
    bool guessed; /* nobody in it has a measured place */
    uint8_t way;  /* of a gun: eighths of a turn, 8 unknown */
    char letter;  /* of a label */
};

struct map {
    const struct scene *s;
    const struct map_options *o;
    FILE *to;
    uint32_t wide, high;   /* cells */
    int64_t per;           /* of a cell's width; it is twice as high */
    struct map_cell *cell; /* wide * high, the northern row first */
    uint8_t *unnamed;      /* bodies, then guns, whose label found no room */
    bool signs[SIGN_LETTER + 1][3]; /* that occur, by side (0 nobody's) */
    bool guessed;
};

/* The sign of a cell in the letters the terminal has. */
void map_put(const struct map *m, const struct map_cell *c);
void map_colour(const struct map *m, int32_t side);
void map_plain(const struct map *m, int32_t side);
/* The lines above, at the sides of and below the cells. */
void map_heading(const struct map *m);
void map_edge(const struct map *m, bool north);
void map_row_begin(const struct map *m, uint32_t row);
void map_row_end(const struct map *m);
void map_foot(const struct map *m);
void map_legend(const struct map *m);

#endif
