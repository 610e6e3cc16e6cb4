/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * capture.h: guns that change hands (G1 to G5; readings 12, 22 and 23), as the
 * other chapters see it; where men stand about a gun is in take.h.
 */
#ifndef UMPIRE_CAPTURE_H
#define UMPIRE_CAPTURE_H

#include "hearing.h"

/* The first gun whose capture is a close call that waits: REF, or 0; refuses
 * where there is one, and is true then; and takes one of its outcomes. */
int32_t gun_close(const struct game *g);
bool gun_refuses(struct hearing *h);
void gun_settle(struct hearing *h, bool b);
/* Men of the mover have come to a gun that is not served; and, when a move
 * ends, who is in a position to take one (reading 23): EFFECT_FLOOR. */
void guns_beset(struct hearing *h);
void guns_proposed(struct hearing *h);
/* The same of one gun: a side that may take it, and with how many. */
bool gun_proposed(const struct game *g, int32_t gun, int32_t *side,
                  int32_t *men);

#endif
