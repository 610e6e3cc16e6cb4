/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * drawn.h: what is drawn on a stream, in memory, and all of it. The stream of
 * open_memstream(3) leaves out without a word what it has no room for; here
 * the room is there first, and where it was too little there is more of it and
 * all is drawn again.
 */
#ifndef UMPIRE_DRAWN_H
#define UMPIRE_DRAWN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* Draws the same whenever it is called; false: there is nothing to be drawn. */
typedef bool drawing(void *ctx, FILE *to);

struct drawn {
    char *at; /* to be freed; NULL: nothing */
    size_t n;
};

/* False: there is no memory. */
bool drawn_make(struct drawn *d, drawing *draw, void *ctx);

#endif
