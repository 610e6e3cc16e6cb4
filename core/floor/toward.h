/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * toward.h: how far men stand from another party, as measured, so that counts
 * take the nearest to it (who.h). All in scratch.
 *
 * Measured are a man put by tapes or by name and a distance taped between two
 * (which beats their places). What rests on a shape or on a move told by its
 * length is not: of such a man nothing is known, and counts go by number.
 */
#ifndef UMPIRE_TOWARD_H
#define UMPIRE_TOWARD_H

#include "hearing.h"
#include "who.h"

/* To the nearest of these men, or of these guns (REF). Where nothing of them is
 * measured, out->far is NULL. False: scratch is short. */
bool toward_men(struct hearing *h, const int32_t *man, uint32_t n,
                struct toward *out);
bool toward_guns(struct hearing *h, const int32_t *gun, uint32_t n,
                 struct toward *out);

/* Some words of MEN, and what the verb can use of them. */
struct meant {
    const struct word *w;
    uint32_t n;
    const struct use *use;
};

/* who_find, where the words count some: the nearest to others that are known,
 * or to all whom other words could mean. */
bool toward_find(struct hearing *h, struct meant of, const struct men *others,
                 struct men *out);
bool toward_find_words(struct hearing *h, struct meant of, struct meant others,
                       struct men *out);
/* Two parties of one line: the first counted from all whom the words of the
 * second could mean, the second from the first. */
bool toward_two(struct hearing *h, struct meant first, struct meant second,
                struct men *a, struct men *b);

#endif
