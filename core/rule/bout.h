/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * bout.h: the ruling on one melee: who falls, who is taken, who guards
 * (H3c to H3h, readings 4, 5, 9, 10).
 */
#ifndef UMPIRE_BOUT_H
#define UMPIRE_BOUT_H

#include "hearing.h"
#include "melee.h"

/* The men of every melee of this move, those of one behind the other. Rows of
 * the move before are among them, with nobody. */
struct roll {
    int32_t *man;
    uint32_t *first; /* of melee row base + k: man[first[k]..first[k + 1]) */
    uint32_t base, n;
};

/* In scratch; false when it is short. */
bool roll_call(struct hearing *h, struct roll *out);
/* Of a melee (REF): how many of a side can still fight. */
uint32_t roll_fit(const struct game *g, const struct roll *r, int32_t melee,
                  int32_t side);

/* Half of what, and who stands by a side that has sum->lesser men in a melee:
 * `support` as typed (0: not), else `aid` (-1: not known). False: it is not
 * known, and sum->needed of them would save it. Else the sum is done. */
bool melee_weigh(const struct game *g, int32_t side, int32_t support,
                 int32_t aid, struct sum *sum);

/* Rules on a melee that is open; false after a fault. */
bool bout_rule(struct hearing *h, const struct roll *roll, int32_t melee);

#endif
