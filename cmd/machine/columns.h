/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * columns.h: how many columns of a terminal words take. A combining mark takes
 * none, a wide letter of East Asia or a picture two, everything else one. It
 * asks no locale: words are UTF-8.
 */
#ifndef UMPIRE_COLUMNS_H
#define UMPIRE_COLUMNS_H

#include "text.h"

/* The letter at byte *i, which moves behind it; bytes that are no letter come
 * one by one. */
uint32_t columns_letter(struct span s, uint32_t *i);
uint32_t columns_of_letter(uint32_t point);
uint32_t columns(struct span s);
/* As much of its beginning as `most` columns hold, in whole letters. */
struct span columns_cut(struct span s, uint32_t most);

#endif
