/* SPDX-License-Identifier: GPL-3.0-or-later */
/* settle.h: the melees of a move ruled on together (H3). */
#ifndef UMPIRE_SETTLE_H
#define UMPIRE_SETTLE_H

#include "hearing.h"

/* Rules on every open melee of this move, all on the frozen numbers; on none
 * while a close call waits. */
void melee_settle(struct hearing *h);
/* Whether any melee is to be settled now, or will be seen from places when the
 * move is judged. */
bool melee_pending(struct hearing *h);
/* Refuses where a close call waits, and is true then. */
bool melee_refuses(struct hearing *h);

#endif
