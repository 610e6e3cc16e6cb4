/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * judge.h: one line ruled on: what a game becomes, it becomes here.
 *
 * WRONG, REFUSED and ROOM leave the game as it was. After any other verdict it
 * stands changed, and game_revert to ruling.mark takes it back: refusal,
 * what-if, a failed commit and undo are all that one revert.
 *
 * A handler (rule_*.c) gets a hearing: the game, the line, and the ruling it
 * fills. It binds words with who.h, checks, changes the game with SET, cites
 * the rules it used and lists the effects that must be said. What was ruled is
 * added to the TOLD tables; ruling.from says where its rows begin.
 */
#ifndef UMPIRE_JUDGE_H
#define UMPIRE_JUDGE_H

#include "hearing.h"

void judge(struct game *g, const struct asked *ask, struct scratch *s,
           struct ruling *r);
/* The verbs a battle's rule set knows: SET_LITTLE_WARS or SET_DENSITY. */
uint8_t ruleset_sets(int32_t ruleset);
/* A game about to begin: the book's values, or those kept. */
void judge_begin(struct game *g, const struct editions *editions);

/* The verbs of the rules and of correction; rows stand beside their handlers.
 * Fills the first CORE_LISTS places of a lexicon's list. */
enum { CORE_LISTS = 14 };
void core_verbs(struct verbs list[CORE_LISTS]);

#endif
