/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * fall.h: what follows when a man falls, is taken or is freed: his gun, his
 * party, the counts. Shared by shots, melees, surrender and the referee's own
 * word, so that nobody forgets a guard.
 */
#ifndef UMPIRE_FALL_H
#define UMPIRE_FALL_H

#include "hearing.h"

/* Changes his state and the side's counters, ends his duties where the new
 * state cannot have them, and, when he was the guard whose going frees a
 * party, frees it (P3, reading 15). */
void man_becomes(struct hearing *h, int32_t man, enum man_state to);
/* Killed: man_becomes DEAD and a casualty. by: gun or number of the melee. */
void man_dies(struct hearing *h, int32_t man, enum cause cause, int32_t by);
/* Taken into a party (REF) of its holder, with his captive row. */
void man_taken(struct hearing *h, int32_t man, int32_t party);
/* A new party of that captor: its REF, or 0 where there is no room for it. */
int32_t party_new(struct hearing *h, int32_t holder, int32_t side);
/* Its men disarmed and free; held for this move where the edition says so. */
void party_free(struct hearing *h, int32_t party);
void guard_set(struct hearing *h, int32_t man, int32_t party); /* 0: none */
/* One of its guards is gone for good (reading 15): it is freed where he was the
 * one whose going frees it. */
void guard_gone(struct hearing *h, int32_t party);
void crew_set(struct hearing *h, int32_t man, int32_t gun); /* 0: none */
int32_t crew_count(const struct game *g, int32_t gun);      /* fit, by number */
/* Of men who fell and were only counted nobody knows which they were: the rest
 * of their body stand about where they stood (measure.estimate), and so does
 * the rest of a party in a melee where a player picked who falls. */
void places_doubted(struct hearing *h);
/* After a line: guns that have become short, battle decided. */
void fall_consequences(struct hearing *h);

#endif
