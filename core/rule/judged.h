/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * judged.h: when a melee is judged (H3a): as its move ends, or later, where
 * melee.judged has it wait; and whom it holds till then (H2b).
 */
#ifndef UMPIRE_JUDGED_H
#define UMPIRE_JUDGED_H

#include "hearing.h"

/* Of a melee (REF): to be settled as this move ends; or only declared in it,
 * and judged later. */
bool melee_due(const struct game *g, int32_t melee);
bool melee_waits(const struct game *g, int32_t melee);
/* Whether a melee of this move is still to be judged before the next begins. */
bool melee_unsettled(const struct game *g);
/* The row of the melee meant where none is named: the latest that does not
 * only wait, or the latest; -1 where there is none. */
int32_t melee_last(const struct game *g);
/* The men able to fight of each side, which half an army is half of. */
void melee_freeze(struct hearing *h);
/* A melee is judged: cites H3a where that is not as the move ends. */
void melee_judged(struct hearing *h);
/* Of melees that waited: judged before the next move begins; begun with it. */
void melee_turn_ends(struct hearing *h);
void melee_turn_begins(struct hearing *h);
/* Contact keeps him where he is (H2b), which is said of one who would go; false
 * where he may, or the referee forces it. */
bool contact_holds(struct hearing *h, int32_t man, const struct word *at);

#endif
