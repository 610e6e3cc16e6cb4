/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * march.h: where a move leads: from where each man's way is measured, how long
 * it is, and where he comes to stand (A1, A2, M2b, reading 17). Books nothing.
 *
 * A way told by a length is that long for everybody. A way told by the place
 * it ends at takes all of them along as they stand, the first of them (or
 * their gun) to that place; each has his own way then. It begins where he
 * stands; of his first move at the nearest point of his back line; of one who
 * comes on again at the point of that line from which it is shortest. Ways are
 * from middle to middle, and rounded up to the unit.
 */
#ifndef UMPIRE_MARCH_H
#define UMPIRE_MARCH_H

#include "place.h"
#include "who.h"

enum march_kind {
    MARCH_WITHIN, /* within reach, no more is said */
    MARCH_BY,     /* so far, and perhaps which way */
    MARCH_TO      /* to a place */
};

struct march {
    enum march_kind kind;
    length by;       /* MARCH_BY; MARCH_WITHIN: of all, or -1: what each has */
    int32_t heading; /* minutes of arc + 1, 0: not told */
    struct point to; /* MARCH_TO: where the anchor goes */
    int32_t anchor;  /* the man who goes there, -1: a gun does */
    int64_t dx, dy;  /* how places shift with it */
    bool shifts;     /* the anchor had a place: that is known */
    bool measured;   /* it was measured, and so is where it goes */
    const struct word *at; /* the word that says how far */
    int32_t foe;           /* whom he is brought into contact with, REF, or 0 */
    struct crowd foes;     /* enemies able to fight, once they were asked for */
    bool looked;
};

/* From the line; false after a fault. */
bool march_read(struct hearing *h, struct march *m);
/* Whose first with a place is the anchor of a way to a place, or which gun. */
void march_lead(const struct game *g, struct march *m, const struct men *who);
void march_draw(const struct game *g, struct march *m, int32_t gun);

/* A man's or a gun's own way. */
struct way {
    bool known;        /* it can be measured */
    length by;         /* how long it is */
    int32_t from;      /* how well its beginning is known */
    enum rule_id rule; /* RULE_M2b: from his back line; 0: from his place */
    bool ends;         /* he has a place at its end: */
    int64_t x, y;      /* which may lie off the field */
    int32_t placed;
    int64_t start_x, start_y;
};
struct way march_way(const struct game *g, const struct march *m, int32_t man);
struct way march_gun_way(const struct game *g, const struct march *m,
                         int32_t gun);

/* How far the anchor goes, 0: that is not told. */
length march_length(const struct game *g, const struct march *m);

/* The back line of a side as y; false: it or the field is not known. */
bool back_line(const struct game *g, int32_t side, length *y);
/* He stands at that line: his base touches it, as well as a tape can say. */
bool man_at_line(const struct game *g, int32_t man, length line);
/* A man who has moved up to an enemy this move, both of them where it was
 * measured, or so far by a tape (H2b). False without scratch, too. */
bool march_touches(struct hearing *h, struct march *m, int32_t man);
/* What those who moved to a line in this ruling may do there: EFFECT_FLOOR. */
void march_arrives(struct hearing *h);
/* Whether a man of the ruling's moves is one it speaks of. */
bool march_arrived(const struct game *g, enum floor_news what, int32_t of,
                   int32_t man);

/* Whether the way to a place of a line that was refused can be shortened so
 * that this man's (row; gun: REF, with man -1) is `over` shorter: where it
 * goes to then. */
bool march_shorter(const struct game *g, const struct line *l, int32_t man,
                   length over, length *x, length *y);

#endif
