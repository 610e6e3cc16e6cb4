/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * room.h: nobody stands on another, or nearer to him than the clear space
 * either player may insist on (A5b, spacing.min); nor on a gun, or nearer to
 * it than that, where both of them are measured. Guns do not stand on guns.
 */
#ifndef UMPIRE_ROOM_H
#define UMPIRE_ROOM_H

#include "who.h"

/* Men who have been put somewhere: who only stands about there may stand
 * elsewhere, so a measured place is held against measured ones, a shape
 * against itself and for overlaps against the other estimates. False after a
 * fault. */
bool room_put(struct hearing *h, const struct men *m, const struct word *at);
/* Men who have moved: only those whose place is measured are held against
 * others who are. */
bool room_moved(struct hearing *h, const struct men *m, const struct word *at);
bool room_gun(struct hearing *h, int32_t gun, const struct word *at);

#endif
