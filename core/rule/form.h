/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * form.h: melees as rows of the game, before they are ruled on. Those of a
 * move stand together at the end of the table.
 */
#ifndef UMPIRE_FORM_H
#define UMPIRE_FORM_H

#include "contact.h"

/* A new one that waits, between two sides: REF, or 0 where there is no room. */
int32_t melee_new(struct hearing *h, int32_t first, int32_t second);
/* A man's part in a melee of this move (0, ROLE_NONE: none any more). */
void melee_take(struct hearing *h, int32_t man, int32_t melee, int32_t role);

/* Forms the melees of this move from what was typed and, where `seek`, from
 * places (contact.h), and marks close calls. */
void melee_form(struct hearing *h, bool seek);
/* The first close call of this move that waits for its a or b: REF, or 0. */
int32_t melee_close(const struct game *g);
/* How many melees are to be settled now. */
int32_t melee_open(const struct game *g);

/* The melee of this move he has his part in, REF, or 0: where the one he was
 * put in is part of another, that one. */
int32_t melee_of(const struct game *g, int32_t man);
/* Its support as typed (game.h), also in the lines of what is part of it. */
int32_t melee_support(const struct game *g, int32_t melee);

/* The rows from here on are of this move and of the one before, whose melees
 * may have begun with this one (rule_judged.c). */
uint32_t melee_first_row(const struct game *g);
/* Of this move, and not yet ruled on. */
bool melee_is_open(const struct game *g, uint32_t row);
/* It is a close call and neither a nor b was taken. */
bool melee_is_close(const struct game *g, uint32_t row);
/* The melees of this move as they stand, with the answers that were given to
 * close calls: changes nothing. False: scratch is short. */
bool melee_reckon(struct hearing *h, bool seek, struct ground *at,
                  struct reckoning *r);

#endif
