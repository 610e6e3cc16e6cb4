/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * names.h: the sides and players of a battle by the names they were given,
 * which stand in the lines of the log.
 */
#ifndef UMPIRE_NAMES_H
#define UMPIRE_NAMES_H

#include "history.h"

/* The side that is called what the text begins with, or has a player who is
 * (as a whole word or words, in any case; the longest name counts); 0: none.
 * ctx: a struct history. */
int32_t names_side(void *ctx, struct span text);

#endif
