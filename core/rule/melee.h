/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * melee.h: the arithmetic of a melee (H3c, H3e, H3g; readings 4 and 5), which
 * needs no battle.
 */
#ifndef UMPIRE_MELEE_H
#define UMPIRE_MELEE_H

#include "game.h"

struct sum {
    /* in */
    int32_t lesser, greater; /* men, lesser <= greater */
    int32_t whole;           /* what half is half of: lesser, or the army */
    int32_t support;         /* men counted near; needed and more support */
    bool told;               /* the support is a number, not iso or sup */
    /* out, after melee_sum */
    int32_t needed; /* the fewest that would support, 0 if equal */
    enum melee_case isolated;
    int32_t prisoners, dead; /* dead: on each side */
    int32_t left;            /* of the greater force, unhurt */
};

/* Isolated iff 2 x support < whole. Prisoners min(n, N - n), the rest of the
 * lesser force dies one for one; not isolated, each lesser man kills one. */
void melee_sum(struct sum *m);

#endif
