/* SPDX-License-Identifier: GPL-3.0-or-later */
/* gun.h: guns and those who serve them, as the other chapters see it. */
#ifndef UMPIRE_GUN_H
#define UMPIRE_GUN_H

#include "who.h"

/* Guns that were moved and have too few men now go back (reading 25), and two
 * men stand at the trail (A4g): judged when the move ends. */
void guns_back(struct hearing *h);
void gun_trails(struct hearing *h);
/* These men and no others serve the gun from now on, and it is watched. */
void crew_named(struct hearing *h, int32_t gun, const struct men *m);

#endif
