/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * map.h: a scene in the letters of a terminal, with what they mean, and how
 * many men are not on it.
 */
#ifndef UMPIRE_MAP_H
#define UMPIRE_MAP_H

#include "scene.h"

#include <stdio.h>

enum { MAP_LEAST_COLUMNS = 30, MAP_LEAST_ROWS = 8, MAP_MOST = 1000 };

struct map_options {
    /* The map and every line under it are at most so wide, and the map itself
     * so high; what is below the least is taken for it. */
    uint32_t columns, rows;
    bool ascii;  /* no other letters */
    bool colour; /* as well as shapes, never instead */
};

/* Every line ended by \n. A scene without places is said in words. false: no
 * memory. */
bool map_write(FILE *to, const struct scene *s, const struct map_options *o);

#endif
