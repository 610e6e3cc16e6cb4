/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * clockface.h: the big clock, as lines of text for a window of any size. Pure:
 * what a battle is like goes in (standing.h), what is to be seen comes out;
 * clockface_screen.h puts it on a terminal.
 *
 * The figures are as large as the window allows. What has no room is left out,
 * the least needed first: title, notes, the last ruling, the sides.
 */
#ifndef UMPIRE_CLOCKFACE_H
#define UMPIRE_CLOCKFACE_H

#include "standing.h"

enum { FACE_COLUMNS = 1000, FACE_ROWS = 500 }; /* more are left blank */

struct face {
    const struct standing *is;
    const char *note; /* about the clock itself, or "" */
    bool score;       /* asked for; shown in any case once it is final */
    bool ascii;       /* the terminal has no UTF-8 */
};

struct face_size {
    int32_t columns, rows;
};

/* How a row is to be set off, where the terminal can. Nothing is said by it
 * that is not said in words. */
enum face_look { FACE_PLAIN, FACE_DIM, FACE_STRONG, FACE_LOUD };

/* Bytes that `to` needs room for at that size. */
uint32_t clockface_bytes(struct face_size size);
/* All its rows, each of at most its columns and ended by \n; look[i]: of row
 * i (FACE_ROWS of them). */
void clockface_draw(const struct face *f, struct face_size size,
                    struct text *to, uint8_t *look);

/* For a pipe, or for who listens: what has changed from `was` to `now`, each
 * in a sentence, all in one line without its end; nothing where nothing has.
 * was: NULL at the beginning. */
void clockface_change(struct text *to, const struct face *was,
                      const struct face *now);

#endif
