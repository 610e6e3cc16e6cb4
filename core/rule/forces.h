/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * forces.h: what a side was mustered with, and what the book says of it (F1 to
 * F8, V3a). Shared by start, which lists what is irregular, and by muster.
 */
#ifndef UMPIRE_FORCES_H
#define UMPIRE_FORCES_H

#include "game.h"

/* The book has twenty men to a gun at least (F3, F7: a hundred foot and five
 * guns); with half as many guns will stand idle for want of men (F8). */
enum { MEN_TO_A_GUN = 10 };

struct force {
    int32_t inf, cav, men; /* whatever has become of them */
    int32_t guns;          /* its own, whoever holds them now */
    int32_t diced;         /* men the dice gave back of those left out (F2), */
    int32_t diced_cav;     /* of them horse */
    int32_t halves;        /* what it is worth, in half-points */
};

struct force force_of(const struct game *g, int32_t side);
/* Foot against foot and horse against horse, apart by a quarter at most, but
 * for those the dice gave back. */
bool forces_similar(const struct force *a, const struct force *b);
bool force_too_many_guns(const struct force *f);
/* Both for the whole sum of the purchase (F7). */
bool forces_bought(const struct game *g, const struct force *a,
                   const struct force *b);
/* The defenders that such an attack is to meet (V3a), to the nearest man. */
int32_t defence_due(const struct game *g, int32_t attackers);

#endif
