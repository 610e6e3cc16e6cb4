/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * figures.h: figures and letters drawn large with the blocks of a terminal, to
 * be read across a hall. A figure is of any size; letters are of whole
 * multiples of five by five.
 *
 * They are pictures of dots. Where a terminal has blocks of half a cell's
 * height there are two dots in a cell, one above the other, and a dot is about
 * as wide as it is high; elsewhere a cell is a dot.
 */
#ifndef UMPIRE_FIGURES_H
#define UMPIRE_FIGURES_H

#include "text.h"

struct figures {
    struct span words;          /* borrowed */
    int32_t columns, rows;      /* that it takes; none: it does not fit */
    bool ascii;                 /* one dot a cell */
    int32_t wide, high;         /* of a figure, or of a letter, in dots */
    int32_t gap, colon;         /* columns between two; of a colon */
    int32_t stroke_x, stroke_y; /* of a figure; of a letter its scale */
    bool letters;
};

/* The largest that fits: of digits, colons and a minus; of letters. Letters
 * are A to Z in either case, digits, blanks and - _ ' , / only. */
struct figures figures_fit(struct span clock, int32_t columns, int32_t rows,
                           bool ascii);
struct figures letters_fit(struct span words, int32_t columns, int32_t rows,
                           bool ascii);
/* One of its rows, without blanks at its end. */
void figures_row(struct text *to, const struct figures *f, int32_t row);

#endif
