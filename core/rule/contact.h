/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * contact.h: who fights whom when a move ends, reckoned from places, tapes and
 * what was typed (H1a, H2a, H3b, H3d; readings 1 to 8). Changes nothing.
 *
 * Enemies within contact.distance are in contact, and so is whom the referee
 * typed to be. Contacts that hang together are a group. In a melee is every
 * man of its groups and every man within melee.radius of one of them, one
 * step and no chain; groups in which one man takes part are one melee
 * (melee.join). A man supports his side if he is in no part of the melee and
 * within his own longest move (isolation.radius) of a man of his side in
 * contact (isolation.from).
 *
 * What was typed stands: who else is within six inches, where `contact` has
 * its near; who fights at all, where it has alone, and in a `melee` line.
 */
#ifndef UMPIRE_CONTACT_H
#define UMPIRE_CONTACT_H

#include "ground.h"
#include "melee.h"

/* What several lines that are one melee say of its support. */
struct support_said {
    int32_t support; /* as typed (game.h), 0: not, or not the same */
    bool differs;
};

/* A melee as it would be. Its sides are rows of side: 0 and 1. */
struct fray {
    int32_t melee; /* REF of the row it was typed into, 0: seen only */
    struct support_said said;
    bool closed;       /* all of its men were typed: nobody is looked for */
    uint32_t first, n; /* its men: reckoning.member[first..] */
    int32_t men[2], touching[2];
    /* Friends of each side within a move of the contact; and those of whom it
     * is not known, because they, or men in contact, have no place. */
    int32_t aid[2], doubt[2];
    bool placed[2]; /* some man in contact has a place: aid can be counted */
    bool rough;     /* some contact rests on an estimated place */
};

struct reckoning {
    const struct game *g;
    const struct ground *at;
    uint32_t men;          /* rows of man; the arrays are by them */
    unsigned char *role;   /* enum role in his melee */
    int32_t *typed;        /* REF of the open melee he was typed into */
    int32_t *fray;         /* REF: of[...], 0 none */
    int32_t *group;        /* of a man in contact: the first man of his group */
    unsigned char *told;   /* of that man: enum melee_told of the group */
    unsigned char *near;   /* men in contact who have him near: 0, 1, 2 more */
    int32_t *nearest;      /* REF of the nearest of them */
    length *apart;         /* and how far he is */
    unsigned char *points; /* contact_points: in his move; 0, 1, 2 more */
    int32_t *counted;      /* the men whose points are not 0 */
    uint32_t n_counted;
    int32_t *root, *member;
    unsigned char *rough; /* he has a contact that rests on an estimate */
    unsigned char *fixed; /* his melee began with the move: contacts stand */
    struct fray *of;
    uint32_t n;
    int32_t pool[2], unplaced[2]; /* who may support; those with no place */
};

/* seek: contacts are looked for among places; else only what was typed is
 * reckoned. False: scratch is short. */
bool contact_reckon(struct hearing *h, const struct ground *at, bool seek,
                    struct reckoning *out);

/* What one more line says (0: nothing): of two that differ neither stands. */
void support_join(struct support_said *s, int32_t support);

/* Whether men near this man in contact take part by where they stand. */
bool contact_rings(const struct reckoning *r, int32_t man);
/* Whether he could be found in contact or near it: fit, not yet in a melee
 * that was ruled on, nor in one whose men were all typed. */
bool contact_free(const struct reckoning *r, int32_t man);

/* Fills points for both sides of a fray: of every man, how many points of
 * contact of his own side are within his move. */
void contact_points(struct reckoning *r, const struct fray *f);
bool contact_is_point(const struct reckoning *r, const struct fray *f,
                      int32_t man);
/* Whether a man, in no part of the fray, may stand by his side in it. */
bool contact_can_aid(const struct reckoning *r, const struct fray *f,
                     int32_t man);
/* The ruling for these numbers, with support as typed, else `aid`. The lesser
 * side, 0 or 1; -1: numbers are equal. */
int contact_sum(const struct reckoning *r, const struct fray *f,
                const int32_t men[2], const int32_t aid[2], struct sum *out);
/* Whether its support is neither typed nor known well enough to rule. */
bool contact_in_doubt(const struct reckoning *r, const struct fray *f);

struct limit contact_touch(const struct game *g); /* contact.distance */
struct limit contact_ring(const struct game *g);  /* melee.radius */
struct limit contact_aid(const struct game *g, int32_t man);
/* Of the arm with the longest move, of those who stand there. */
struct limit contact_aid_widest(const struct reckoning *r);

#endif
