/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * put.h: what the chapters of places share: putting men and guns down where
 * there is room for them (rule_put.c), for shapes, tapes and pegs.
 */
#ifndef UMPIRE_PUT_H
#define UMPIRE_PUT_H

#include "place.h"
#include "shape.h"
#include "who.h"

/* Refuses once the battle is finished. */
bool put_in_time(struct hearing *h);
/* Refuses a length below nought, and a word that is not there. */
bool put_length(struct hearing *h, const struct word *w);
/* The kth word that fills CAPITALS of that name, from 0, or NULL. */
const struct word *put_word(const struct hearing *h, const char *name,
                            uint32_t k);

/* The place at fault: where each man has one of his own (each, about) that of
 * the man-th, else `other`. */
const struct word *put_place(const struct hearing *h, uint32_t man,
                             const struct word *other);

/* Where men are to stand, and how well that is known of each (enum placed). */
struct spots {
    struct dot *at;
    int32_t *placed;
};

/* In scratch, all of them estimated; false when it is short. */
bool spots_for(struct hearing *h, uint32_t n, struct spots *to);
/* Puts them there; false after a fault at the word `w`, or at a man's own place
 * where the line has one for each: off the field, before their line in set-up
 * (M2b), on another man or nearer to him than A5b has it, unless they are only
 * put about there. */
bool men_put(struct hearing *h, const struct men *m, const struct spots *to,
             enum source source, const struct word *w);
/* The same for a gun, which may stand on no other. */
bool gun_stands(struct hearing *h, int32_t gun, struct point p,
                enum source source, const struct word *at);

/* The handler of put. */
void place_put(struct hearing *h);

#endif
