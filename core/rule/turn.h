/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * turn.h: a move and its end (M3, M5, M6): what is judged once as it ends, and
 * by whom it is asked for.
 */
#ifndef UMPIRE_TURN_H
#define UMPIRE_TURN_H

#include "hearing.h"

/* A move is over, or is ended now, which is said, with all that is judged once
 * as it ends; refuses and is false where there is none. */
bool in_over(struct hearing *h);
/* The move ends now, and that is said, where one runs. */
void turn_ends(struct hearing *h);
/* A move's allowance in ms, or CLOCK_NO_LIMIT; of the mover's force, where the
 * clock goes by the book. */
int32_t turn_allowance_ms(const struct game *g);
/* What is judged once when a move ends, inside the first line that needs it:
 * numbers are frozen, unescorted prisoners freed, open melees ruled. */
void turn_pass(struct hearing *h);
/* The first half of it, before melees: numbers frozen, trails, excess. */
void turn_freeze(struct hearing *h);
/* A ruling of the move's end: what ran up to it was settling, and the interval
 * begins afresh (H3i). */
void turn_settled(struct hearing *h);

#endif
