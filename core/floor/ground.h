/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * ground.h: how far men stand from one another, for what is ruled from
 * places: their places as figures in a grid, tapes between two of them, and
 * distances that are held to be so for a what-if. All in scratch.
 *
 * On it are the men who stood when the move ended: those fit, and those who
 * have fallen in a melee of this move since (reading 8: the numbers of all
 * melees of a move are of one instant).
 *
 * What is held beats a tape, a tape beats places.
 */
#ifndef UMPIRE_GROUND_H
#define UMPIRE_GROUND_H

#include "grid.h"
#include "hearing.h"

/* Edge to edge: at it or nearer; strict: nearer than it. */
struct limit {
    length by;
    bool strict;
};

struct ground {
    const struct game *g;
    uint32_t men;  /* rows of man: what the arrays below are as long as */
    int32_t *spot; /* of each man: his figure + 1; 0 he has no place */
    struct figure *figure;
    int32_t *who; /* of each figure: the man */
    uint32_t n;   /* figures */
    bool mounted; /* horse are among the men */
    struct grid grid;
    int32_t *linked;   /* of each man: his latest link + 1 */
    struct link *link; /* tapes and what is held, one from each end */
    uint32_t links;
    length tolerance, estimate; /* measure.tolerance, measure.estimate */
    /* Contacts of these men that rest on an estimated place are not counted;
     * NULL: all are. */
    const unsigned char *spared;
};

/* Fit, or fallen in a melee of this move. */
bool ground_stood(const struct game *g, int32_t man);
/* False: scratch is short. `holds`: how many pairs may be held at once. */
bool ground_find(struct hearing *h, uint32_t holds, struct ground *out);
/* Holds two men to be so far apart, until what was held since `links` was so
 * many is dropped again. */
void ground_hold(struct ground *at, int32_t a, int32_t b, length apart);
void ground_drop(struct ground *at, uint32_t links);

/* Whether anything is known of how far men stand apart. */
bool ground_known(const struct ground *at);
/* Whether two are known to be within a limit of one another. */
bool ground_within(const struct ground *at, int32_t a, int32_t b,
                   struct limit limit);
/* Edge to edge, rounded down; false: not known. */
bool ground_apart(const struct ground *at, int32_t a, int32_t b, length *apart);
/* How far that may be out: 0 for what is held. */
length ground_out(const struct ground *at, int32_t a, int32_t b);
/* Whether it rests on an estimated place. */
bool ground_rough(const struct ground *at, int32_t a, int32_t b);

/* The men within a limit of one, each once, in no promised order. */
struct beside {
    const struct ground *at;
    int32_t man, link;
    struct limit limit;
    struct around around;
    bool placed;
};

void beside_begin(struct beside *b, const struct ground *at, int32_t man,
                  struct limit limit);
bool beside_next(struct beside *b, int32_t *other);

#endif
