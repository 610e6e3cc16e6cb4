/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * fold.h: answers, which are made for 80 columns, on a narrower screen: broken
 * between words instead of wherever the screen ends.
 */
#ifndef UMPIRE_FOLD_H
#define UMPIRE_FOLD_H

#include "text.h"

/*
 * One line, without its line end, in as many of `most` columns as it takes;
 * each is ended. Those after the first begin two columns behind the first's
 * indent. Blanks that only align are given up before a line is broken for
 * them. A word that is longer than a line is left as it is.
 */
void fold_line(struct text *to, struct span line, uint32_t most);

#endif
