/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * meet.h: where a man comes to stand who is brought into contact (H2a): at the
 * place nearest to him at which he is contact.distance from one of certain
 * men, on the field, and as far from everybody else and from guns as A5b asks.
 * Rules on nothing, changes nothing.
 *
 * Places round a man are tried from the one nearest outwards, half a degree
 * apart, so where the nearest is taken the next may be a hair farther off than
 * it need be.
 */
#ifndef UMPIRE_MEET_H
#define UMPIRE_MEET_H

#include "place.h"
#include "who.h"

struct meeting {
    const struct game *g;
    const struct men *foes;
    struct crowd crowd;   /* who stands on the field */
    unsigned char *goes;  /* of each man: he leaves the place he has */
    struct figure *there; /* who has been brought there */
    uint32_t n;
    length space;
};

/* What a place in contact is asked for of one man. */
struct meet {
    struct point to;
    int32_t foe; /* row of the man he touches there */
};

/* Of `who`, to be brought into contact with `foes`; both outlive it. In
 * scratch; false when it is short. */
bool meet_begin(struct hearing *h, const struct men *who,
                const struct men *foes, struct meeting *m);
/* His place, which is then taken; false: there is no room by any of them.
 * He and they have places. */
bool meet_find(struct meeting *m, int32_t man, struct meet *out);

#endif
