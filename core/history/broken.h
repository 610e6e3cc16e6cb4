/* SPDX-License-Identifier: GPL-3.0-or-later */
/* broken.h: whether the state of a game can be. */
#ifndef UMPIRE_BROKEN_H
#define UMPIRE_BROKEN_H

#include "game.h"

/* The invariant, in full (O(men)): NULL, or what is broken. */
const char *game_broken(const struct game *g);

#endif
