/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * serve.h: who serves which gun, seen from places (A3, readings 21 and 24).
 *
 * Places watch a gun that has one, where all who could serve it have one too:
 * every man able to fight of its holder's side (of both, where
 * gun.serve_whose is any). Within gun.serve_radius of it, edge to edge, a man
 * can serve it; of one who stands only about there it is enough that he may be
 * so near. Each serves one gun: the one the referee said, till he or it is put
 * elsewhere, else the nearest. Of those who can, the ones the referee named
 * and then the nearest serve it, until there are gun.serve_men: the others
 * have no duty.
 */
#ifndef UMPIRE_SERVE_H
#define UMPIRE_SERVE_H

#include "who.h"

/* How a gun's crew is known: gun.watched. */
enum watched { WATCHED_NOT, WATCHED_NAMED, WATCHED_PLACES };

/* After a line: crews as places show them now. */
void serve_by_places(struct hearing *h);

/* He may be near enough to serve it; unknown places are in nobody's way. */
bool serve_near(const struct game *g, int32_t man, int32_t gun);
/* How far too far he is, both of them measured: 0 where he is not. */
length serve_beyond(const struct game *g, int32_t man, int32_t gun);
/* Two men step behind a gun that has fired: to the end of its trail, one on
 * each side (A4g). False after a fault: that is out of his reach. */
bool serve_trail(struct hearing *h, int32_t man, int32_t gun, bool right,
                 const struct word *at);

#endif
