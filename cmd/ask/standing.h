/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * standing.h: how a battle stands at a moment, for those who show it large:
 * the page for a second screen and the big clock say the same of it.
 *
 * A copy: it owns its words and stands by itself. They are C strings of valid
 * UTF-8 without control characters, cut where they are too long; who writes
 * markup escapes them.
 */
#ifndef UMPIRE_STANDING_H
#define UMPIRE_STANDING_H

#include "file.h"
#include "history.h"

enum { STANDING_NAME = 400, STANDING_WORDS = 800 };

/* The loudest of what there is to say. */
enum standing_state {
    STANDING_QUIET, /* a move runs, or nothing does */
    STANDING_TIME,  /* it was called, or has run out */
    STANDING_INTERVAL,
    STANDING_INTERVAL_OVER,
    STANDING_PAUSED,
    STANDING_DISPUTE
};

struct standing_side {
    char label[20];             /* as it is said: Red */
    char name[STANDING_NAME];   /* its own, or its label */
    char player[STANDING_NAME]; /* or "" */
    bool moves;                 /* its move runs */
    int32_t foot, horse, guns, prisoners, dead, unarmed;
    int32_t units, warriors, killed; /* of the formation-density rules */
    int32_t halves;                  /* its score in half points */
};

struct standing {
    char title[STANDING_WORDS];  /* or "" */
    char turn[STANDING_WORDS];   /* Red's move 4; Red wins */
    char brief[64];              /* the same in a word or two: Red 4 */
    char reason[STANDING_WORDS]; /* why it is paused, what is disputed */
    char last[STANDING_WORDS];   /* the last ruling, its number before it */
    char more[STANDING_WORDS];   /* of a melee: what became of it */
    bool density, finished;
    int32_t mover; /* the side whose move it is, or 0 */
    int32_t sides; /* how many of them there are yet */
    struct standing_side side[2];

    /* of the moment: standing_now */
    enum standing_state state;
    bool limited; /* there is time to be left */
    bool runs;    /* and it runs */
    int64_t left_ms;
    char clock[32]; /* 3:12, -0:05; in words where nothing is limited */
};

/* f: for the last answer; may be NULL. false: it could not be read now, and
 * the line stands in its place. */
bool standing_of(struct standing *to, const struct history *h, struct file *f,
                 int64_t at_ms);
/* The clock and the state alone, of the same battle a while later. */
void standing_now(struct standing *to, const struct game *g, int64_t at_ms);
/* TIME, PAUSED...; "" of a quiet one. */
const char *standing_word(enum standing_state state);

#endif
