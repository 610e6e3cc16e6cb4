/* SPDX-License-Identifier: GPL-3.0-or-later */
/* score.h: the points of V1b to V1e, in half-points, of the state as it is. */
#ifndef UMPIRE_SCORE_H
#define UMPIRE_SCORE_H

#include "hearing.h"

struct score {
    int32_t victory, guns, cavalry, infantry;
    int32_t own_prisoners; /* own men in the enemy's hands */
    int32_t taken;         /* prisoners one has taken */
    int32_t award;         /* the referee's */
    int32_t total;
    int32_t net;   /* own less the enemy's (chapter II; reading 35) */
    bool official; /* the battle is finished */
    int32_t n_guns, n_cavalry, n_infantry, n_own, n_taken; /* counted */
};

void score_side(const struct game *g, int32_t side, struct score *out);

#endif
