/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * escort.h: who watches which prisoners, seen from places (P2, P3, readings 14
 * to 16).
 *
 * Places watch a party where all its prisoners and those named to guard it
 * have one, and escort.radius is a length. A prisoner is watched by a man of
 * his captor's side, able to fight and with no other party to guard, within
 * that of him, edge to edge; of two of whom one stands only about there it is
 * enough that they may be so near. Each watches escort.capacity of them, and
 * of all ways to share them out the one that leaves fewest alone is meant.
 */
#ifndef UMPIRE_ESCORT_H
#define UMPIRE_ESCORT_H

#include "hearing.h"

struct watch {
    int32_t *held; /* rows of its prisoners: n */
    int32_t *by;   /* of each: which of men watches him, or -1 */
    int32_t *men;  /* rows of those who could watch one, the named first */
    int32_t *load; /* of each of them: how many he watches */
    uint32_t n, n_men, named;
    uint32_t alone; /* prisoners whom nobody watches */
};

/* Bytes that a watch needs for a battle of so many men. */
size_t escort_bytes(const struct game *g);
/* False: places cannot tell. */
bool escort_watch(const struct game *g, int32_t party, void *room,
                  struct watch *out);
/* Whether a man is, or may be, near enough to a prisoner to watch him, where
 * escort.radius is a length. */
bool escort_reaches(const struct game *g, int32_t man, int32_t held);
/* A guard no longer near any of his prisoners, as far as places tell;
 * *known: they do. */
bool escort_left(const struct game *g, int32_t man, bool *known);

/* Whether there is anybody to guard, lead or free. Refuses else, and not even
 * the referee's word makes one. */
bool party_held(struct hearing *h, int32_t party, const struct word *at);
/* Whether its captor may lead it in this move: where the edition has prisoners
 * moved at all, and not in the move they were taken in (P1). Refuses else. */
bool escort_leads(struct hearing *h, int32_t party, const struct word *at);

/* After a line, while a move runs: who is left alone by it is said. */
void escort_moved(struct hearing *h);
/* The move is over: who watches is a guard, who has gone is none, and whom
 * nobody watches goes free. False: places cannot tell of this party. */
bool escort_ends(struct hearing *h, int32_t party);
/* Its melees are settled: armed men in contact with unarmed ones take them, or
 * free their own who were left alone (reading 16). */
void escort_retakes(struct hearing *h);

#endif
