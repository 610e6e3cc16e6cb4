/* SPDX-License-Identifier: GPL-3.0-or-later */
/* history_in.h: what history.c and correct.c share. */
#ifndef UMPIRE_HISTORY_IN_H
#define UMPIRE_HISTORY_IN_H

#include "history.h"

/* What an entry does to play. */
enum op {
    OP_NONE,
    OP_INSERT,  /* the entry stands in play at pos */
    OP_REPLACE, /* the entry stands at pos instead of `replaced` */
    OP_REMOVE,  /* `target` no longer stands at pos */
    OP_CHOICE,  /* the entry heads target's choices */
    OP_UNDO,    /* takes the group `target` back */
    OP_REDO     /* takes the undo `target` back */
};

/* The game with its full tables enlarged; false: no memory. */
bool history_grow(struct history *h);
/* The game as the last fact left it, whatever was put into it since. */
void history_refold(struct history *h);
/* Where in play an entry stands, or -1. */
int32_t history_place(const struct history *h, int32_t n);
/* Whether undo would take it: it stands, and is no undo nor of the clock. */
bool history_undoable(const struct entry *e);
/* A ruling that falls with this fault. */
void history_fail(struct ruling *out, enum fault_code code, int32_t have);
/* The later entry n would not stand, and why. */
void history_later(struct history *h, int32_t n, const struct fault *why,
                   struct ruling *out);
/* A new entry with this line, not yet in play; NULL: *out says why. */
struct entry *history_new(struct history *h, const struct line *l,
                          const struct attempt *a, struct ruling *out);
/* Applies the newest entry's op and folds again; where a fact falls all is as
 * before, and *out says which. */
void history_apply(struct history *h, struct entry *e, struct ruling *out);

/* A line with = amend late before, and the verbs of correction. */
void history_correct(struct history *h, const struct attempt *a,
                     struct ruling *out);
void history_edit(struct history *h, const struct attempt *a,
                  struct ruling *out);

/* The entry that this one amends to what it is already: it stood there, and
 * stands again. NULL: none. */
const struct entry *history_amends_nothing(const struct history *h,
                                           const struct entry *e);

#endif
