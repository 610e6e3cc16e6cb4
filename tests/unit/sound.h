/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * sound.h: what game.h says of the cells of its tables, held against a game:
 * what is yes or no is 0 or 1, what is of an enum is in it, what is parallel
 * has the same rows. game_broken is of what cells say of one another.
 */
#ifndef UMPIRE_SOUND_H
#define UMPIRE_SOUND_H

#include "game.h"

/* NULL, or what is not as it is said to be. */
const char *unsound(const struct game *g);

#endif
