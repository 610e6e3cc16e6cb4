/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * who.h: the words of MEN bound to men.
 *
 * A count takes the men the verb can use in one fixed order: men without a
 * duty, then gunners and men at the trail, then guards; within each the nearest
 * to the other party of the line, where their places are measured, then by
 * number. Reaching a man with a duty is a fault (DUTY) unless the words name
 * the duty (4rg2, e1) or the whole (allb, BA).
 */
#ifndef UMPIRE_WHO_H
#define UMPIRE_WHO_H

#include "hearing.h"

enum {
    USE_FIT = 1 << MAN_FIT,
    USE_DEAD = 1 << MAN_DEAD,
    USE_PRISONER = 1 << MAN_PRISONER,
    USE_DISARMED = 1 << MAN_DISARMED,
    USE_OFF = 1 << MAN_OFF,
    USE_DELIVERED = 1 << MAN_DELIVERED,
    USE_ALIVE_HERE = USE_FIT | USE_PRISONER | USE_DISARMED
};

/* How far men stand from the other party of a line (toward.h). */
struct toward {
    const void *ctx;
    /* False: nobody has measured it. NULL: of no man. */
    bool (*far)(const void *ctx, int32_t man, length *by);
};

/* What a verb can use. */
struct use {
    int32_t states;       /* USE_ bits */
    int32_t side;         /* of this side only, or 0 */
    int32_t holder;       /* prisoners of this side only, or 0 */
    bool unmoved;         /* counts pass over men who have moved this move */
    bool unfought;        /* no man who fought in a melee of this move */
    bool away;            /* counts pass over men at the enemy's back line */
    bool open;            /* but one named who is in a melee that waits */
    int32_t found;        /* and counted men whom places show near that one */
    bool duties;          /* a count may take men with a duty unasked */
    struct toward toward; /* counts take the nearest first */
    const int32_t *among; /* only these men (rows), or NULL */
    uint32_t n_among;
};

struct men {
    int32_t *at; /* rows of man, in the order picked; in scratch */
    uint32_t n;
    int32_t inf, cav;
    bool gunner, guard; /* one is among them */
    bool counted;       /* some were picked by a count */
    int32_t side;       /* of all of them, or 0 where both occur */
};

/* The men of an argument: w is its first word, n its words. false after a
 * fault. */
bool who_find(struct hearing *h, const struct word *w, uint32_t n,
              const struct use *use, struct men *out);
/* The same for an argument by clause and name; an absent one is an empty list
 * and true. */
bool who_arg(struct hearing *h, const char *clause, const char *name,
             const struct use *use, struct men *out);
/* Whether some of the words are a count. */
bool who_counts(const struct word *w, uint32_t n);
/* Whether a text is nothing but men of this battle, though there may be no such
 * number of them. The bare name of a side or a gun is none. False, too, when
 * scratch is short. */
bool who_named(struct hearing *h, struct span text);
/* All whom the words could mean: of a count all that it could take. In no
 * promised order, and never a fault but ROOM. */
bool who_could(struct hearing *h, const struct word *w, uint32_t n,
               const struct use *use, struct men *out);
/* Puts men in the pick order: without a duty, gunners, guards, else as they
 * stand in the list; false when scratch is short. */
bool who_sort(struct hearing *h, struct men *m);
enum duty who_duty(const struct game *g, int32_t man);
/* EFFECT_PICKED for a list, so that the answer says who was taken. */
void who_say(struct hearing *h, const struct men *m);

#endif
