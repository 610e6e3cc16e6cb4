/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * close.h: close calls. A ruling that rests on places is close where one
 * distance, shifted by as much as it may be out (measure.tolerance, or
 * measure.estimate where a place is estimated), would turn it: isolated or
 * not, which side is the greater, prisoners or none. Contact is not shifted
 * away, for what is seen as contact is contact; but enemies almost in contact
 * may be, and contacts of estimated places are only proposed.
 *
 * The other outcome is reckoned anew from the shifted distance: who leaves the
 * ring may become support, melees may join or part.
 */
#ifndef UMPIRE_CLOSE_H
#define UMPIRE_CLOSE_H

#include "contact.h"

struct close {
    enum close_kind kind;
    int32_t man[2];      /* in contact first; both rows, of CLOSE_ROUGH 0 */
    length apart, limit; /* as measured; what it is held against */
    length out;          /* how far it may be out */
    length as;           /* as the other outcome has it */
    length margin;       /* from apart to limit */
    bool inside;         /* as measured it is within the limit */
    bool gone;           /* the other outcome: no melee */
    int32_t lesser;      /* the other outcome: the lesser side, -1 equal */
    struct sum sum;      /* and its numbers */
};

/* Of each fray the distance nearest to its limit that would turn the ruling,
 * and the one that would change no more than its numbers; kind CLOSE_NONE:
 * there is none. */
struct closeness {
    struct close turns, shifts;
};

/* closeness of r->of[0..n-1], in scratch; NULL: scratch is short. The ground
 * is as before when it returns. */
struct closeness *close_find(struct hearing *h, struct ground *at, bool seek,
                             struct reckoning *r);

/* A ruling as the cells of call.a and .b. */
void close_cells(int32_t cells[CALL_CELLS], int lesser, const struct sum *s,
                 bool gone);

/* --- the nearest men of a limit, for who asks how close it is --- */

struct edge_man {
    int32_t man, to; /* REF; 0 nobody */
    length apart, limit;
};

/* The last man within and the first without: of the ring round the contact,
 * and of the limit within which a side's men support. */
struct edges {
    struct edge_man ring_in, ring_out, aid_in, aid_out;
};

void close_edges(struct reckoning *r, const struct fray *f, int side,
                 struct edges *out);

#endif
