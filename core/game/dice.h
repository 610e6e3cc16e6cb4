/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * dice.h: lines whose result is thrown where they do not say it. What is thrown
 * for, and how the result is written, is the verb's; the dice are the caller's,
 * for nothing here is left to chance.
 */
#ifndef UMPIRE_DICE_H
#define UMPIRE_DICE_H

#include "game.h"
#include "line.h"

struct dice {
    uint32_t (*below)(uint32_t n); /* a number from 0 to n - 1 */
};

static inline int32_t
die(const struct dice *d, int32_t faces)
{
    return 1 + (int32_t)d->below((uint32_t)faces);
}

/* A verb's own (verb.thrown): the line with a result thrown for it. False: it
 * has one, or there is nothing to throw. */
typedef bool line_thrown(const struct game *g, const struct line *l,
                         const struct dice *d, struct text *to);

#endif
