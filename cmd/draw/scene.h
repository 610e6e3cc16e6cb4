/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * scene.h: what of a battle can be drawn, as a list of plain marks. The map of
 * the terminal, the pictures and the report all draw the same scene.
 *
 * A scene is made of one state of a game and borrows it: it is drawn before
 * the game changes. Only what has a place is in it; `known` says how many of
 * each side's men on the field have one, and how well it is known. Lengths are
 * those of length.h, x to the east, y to the north.
 */
#ifndef UMPIRE_SCENE_H
#define UMPIRE_SCENE_H

#include "history.h"

enum mark_kind {
    MARK_FIELD,    /* the floor: corner x, y to corner x2, y2 */
    MARK_BACK,     /* a side's back line, from x, y to x2, y2 */
    MARK_TRAIL,    /* a stretch of a move, from x, y to x2, y2; who: as GUN or
                      MAN, `gun` says which */
    MARK_RING,     /* a melee: round x, y with radius x2; who: its row */
    MARK_PEG,      /* who: the peg */
    MARK_MAN,      /* fit; who: the man */
    MARK_FREED,    /* unarmed */
    MARK_PRISONER, /* of `holder` */
    MARK_GUN,      /* who: the gun */
    MARK_BODY      /* a body's label, at the middle of its men; who: the body,
                      x2: how many of them have a place, y2: the northernmost */
};

struct mark {
    uint8_t kind;   /* enum mark_kind */
    uint8_t side;   /* whose it is (a gun: who holds it), 0 nobody's */
    uint8_t arm;    /* of a man */
    uint8_t placed; /* 1 estimated, 2 measured (enum placed) */
    uint8_t holder; /* of a prisoner */
    bool over;      /* a ring: the melee has been ruled on */
    bool gun;       /* a trail: of a gun */
    int32_t who;    /* row */
    length x, y, x2, y2;
    int32_t facing; /* of a gun: minutes of arc clockwise from north + 1, or 0:
                       nobody has said */
};

/* A piece of the floor, its corners in it. */
struct frame {
    int64_t west, south, east, north;
};

/* Men of a side on the field: fit, unarmed or prisoners. */
struct known {
    int32_t measured, estimated, unplaced;
};

struct scene {
    const struct game *g; /* borrowed */
    struct mark *at;      /* in the order in which they are drawn */
    uint32_t n;
    size_t cap;
    struct frame frame; /* what to show: the field, or where the marks are */
    bool field;         /* the field has been measured */
    bool close;         /* a piece of it was asked for */
    int32_t places;     /* men and guns that have one */
    int32_t seq;        /* the move it shows, with its melees */
    bool ended;         /* as that move ended, with its trails */
    struct known known[2];
};

struct scene_options {
    int32_t of; /* REF of a move's number: as it ended, with its trails; or 0 */
    bool close; /* only x, y and half of `span` round it */
    length x, y, span;
};

/* o NULL: the whole field, no trails. false: no memory. */
bool scene_make(struct scene *s, const struct game *g,
                const struct scene_options *o);
void scene_release(struct scene *s);

/* The scene at the end of every move that had places by then, in order, with
 * that move's trails; seq 0 is the setting-up. Folds the battle once more;
 * stops where `each` says false. false: no memory, or `each` said so. */
bool scene_tour(const struct history *h,
                bool (*each)(void *ctx, int32_t seq, const struct scene *s),
                void *ctx);

/* Whether a mark is inside the frame, or (lines, rings) touches it. */
bool scene_shows(const struct scene *s, const struct mark *m);

#endif
