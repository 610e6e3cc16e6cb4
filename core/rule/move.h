/* SPDX-License-Identifier: GPL-3.0-or-later */
/* move.h: who may still go, and how far (A1, A2, M5, M6). */
#ifndef UMPIRE_MOVE_H
#define UMPIRE_MOVE_H

#include "hearing.h"

/* How far he may still move this move. */
length move_left(const struct game *g, int32_t man);
/* It is that side's move, or its end; refuses where it is not (M6). */
bool mover_only(struct hearing *h, int32_t side, const struct word *at);
/* May the gun move or fire now (M5, A3, G4)? Refuses where it may not. */
bool gun_can_act(struct hearing *h, int32_t gun, const struct word *at);

#endif
