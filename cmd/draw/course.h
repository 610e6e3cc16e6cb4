/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * course.h: how a battle went: what each side had at the end of every move.
 * Made by folding the battle once more (history_tour).
 */
#ifndef UMPIRE_COURSE_H
#define UMPIRE_COURSE_H

#include "history.h"

struct strength {
    int32_t foot, horse; /* fit */
    int32_t guns;        /* in its hands and on the field */
    int32_t lost;        /* dead, of its own */
    int32_t held;        /* own men in the enemy's hands */
    int32_t halves;      /* its score, in half-points */
};

struct moment {
    int32_t seq;   /* the move it ends; 0: before the first */
    int32_t entry; /* the last of that move */
    struct strength side[2];
};

struct course {
    struct moment *at;
    uint32_t n;
    size_t cap;
    int32_t most; /* fit men of a side, at the most */
};

/* Every move as it ended: as the line that begins the next leaves it, for that
 * line settles what was open. `entry` is the last of the move's own; seq 0 is
 * the setting-up. Stops where `each` says false. false: no memory, or `each`
 * said so. */
bool moves_tour(const struct history *h,
                bool (*each)(void *ctx, const struct game *g, int32_t seq,
                             int32_t entry),
                void *ctx);

/* false: no memory. A battle of units has none: course->n is 0. */
bool course_make(struct course *c, const struct history *h);
void course_release(struct course *c);

/* Men a side lost: by arm (0 foot, 1 horse) and how. */
enum loss { LOSS_SHOT, LOSS_MELEE, LOSS_OTHER, LOSS_TAKEN, LOSSES };

struct losses {
    int32_t n[2][LOSSES];
};

/* LOSS_TAKEN are the men in the enemy's hands now; who was freed is none. */
void course_losses(const struct game *g, int32_t side, struct losses *out);

#endif
