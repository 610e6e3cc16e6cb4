/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * chapters.h: what the chapters of rules share with one another. A chapter is
 * a file rule_*.c: its handlers, and beside them the rows of its verbs.
 */
#ifndef UMPIRE_CHAPTERS_H
#define UMPIRE_CHAPTERS_H

#include "hearing.h"
#include "who.h"

struct verbs setup_verbs(void);
struct verbs turn_verbs(void);
struct verbs move_verbs(void);
struct verbs gun_verbs(void);
struct verbs melee_verbs(void);
struct verbs prisoner_verbs(void);
struct verbs score_verbs(void);
struct verbs record_verbs(void);
struct verbs density_verbs(void);
struct verbs history_verbs(void);
struct verbs games_verbs(void);
struct verbs start_verbs(void);
struct verbs place_verbs(void);
struct verbs midway_verbs(void);

/* The verbs of correction (correct.c): strike #41 under either rule set. */
enum edit { EDIT_UNDO, EDIT_REDO, EDIT_STRIKE, EDIT_CHOOSE, EDIT_OVERRULE };

/* A move is over, or is ended now, which is said, with all that is judged once
 * as it ends; refuses and is false where there is none. */
bool in_over(struct hearing *h);
/* The move ends now: PHASE_OVER. */
void turn_time(struct hearing *h);
/* Does so, and says it, where a move runs. */
void turn_ends(struct hearing *h);
/* A move's allowance in ms, or CLOCK_NO_LIMIT; of the mover's force, where the
 * clock goes by the book. */
int32_t turn_allowance_ms(const struct game *g);
/* What is judged once when a move ends, inside the first line that needs it:
 * numbers are frozen, unescorted prisoners freed, open melees ruled. */
void turn_pass(struct hearing *h);
/* The first half of it, before melees: numbers frozen, trails, excess. */
void turn_freeze(struct hearing *h);
/* A ruling of the move's end: what ran up to it was settling, and the interval
 * begins afresh (H3i). */
void turn_settled(struct hearing *h);
/* Forms the melees of this move from what was typed and, where `seek`, from
 * places (contact.h), and marks close calls. */
void melee_form(struct hearing *h, bool seek);
/* Rules on every open melee of this move, all on the frozen numbers; on none
 * while a close call waits. */
void melee_settle(struct hearing *h);
/* The first close call of this move that waits for its a or b: REF, or 0. */
int32_t melee_close(const struct game *g);
/* Whether any melee is to be settled now, or will be seen from places when the
 * move is judged. */
bool melee_pending(struct hearing *h);
/* Refuses where a close call waits, and is true then. */
bool melee_refuses(struct hearing *h);
/* How many melees are to be settled now. */
int32_t melee_open(const struct game *g);
/* Of a melee (REF): to be settled as this move ends; or only declared in it,
 * and judged later (melee.judged). */
bool melee_due(const struct game *g, int32_t melee);
bool melee_waits(const struct game *g, int32_t melee);
/* Whether a melee of this move is still to be judged before the next begins. */
bool melee_unsettled(const struct game *g);
/* The row of the melee meant where none is named: the latest that does not
 * only wait, or the latest; -1 where there is none. */
int32_t melee_last(const struct game *g);
/* Men of that side who can fight in it. */
int32_t melee_men(const struct game *g, int32_t melee, int32_t side);
/* The men able to fight of each side, which half an army is half of. */
void melee_freeze(struct hearing *h);
/* A melee is judged: cites H3a where that is not as the move ends. */
void melee_judged(struct hearing *h);
/* Of melees that waited: judged before the next move begins; begun with it. */
void melee_turn_ends(struct hearing *h);
void melee_turn_begins(struct hearing *h);
/* Contact keeps him where he is (H2b); contact_holds says so of one who would
 * go, and is false where he may, or the referee forces it. */
bool man_in_contact(const struct game *g, int32_t man);
bool contact_holds(struct hearing *h, int32_t man, const struct word *at);
/* Guns that were moved and have too few men now go back (reading 25), and two
 * men stand at the trail (A4g): judged when the move ends. */
void guns_back(struct hearing *h);
void gun_trails(struct hearing *h);
/* The handler of capture (rule_capture.c). */
void gun_capture(struct hearing *h);
/* The first gun whose capture is a close call that waits: REF, or 0; refuses
 * where there is one, and is true then; and takes one of its outcomes. */
int32_t gun_close(const struct game *g);
bool gun_refuses(struct hearing *h);
void gun_settle(struct hearing *h, bool b);
/* Men of the mover have come to a gun that is not served; and, when a move
 * ends, who is in a position to take one (reading 23): EFFECT_FLOOR. */
void guns_beset(struct hearing *h);
void guns_proposed(struct hearing *h);
bool gun_proposed(const struct game *g, int32_t gun, int32_t *side,
                  int32_t *men);
/* Frees what no guard watches (P2, reading 14). */
void prisoner_excess(struct hearing *h);

/* How far he may still move this move. */
length move_left(const struct game *g, int32_t man);
/* It is that side's move, or its end; refuses where it is not (M6). */
bool mover_only(struct hearing *h, int32_t side, const struct word *at);
/* May the gun move or fire now (M5, A3, G4)? Refuses where it may not. */
bool gun_can_act(struct hearing *h, int32_t gun, const struct word *at);

/* Men fall by the referee's word. */
void men_killed(struct hearing *h, const struct men *m);
/* A new party of these men, its guards those of the clause `guard`. */
void prisoner_party(struct hearing *h, const struct men *m, int32_t holder);
/* off before the start: over their line when the battle is entered. */
void midway_off(struct hearing *h);

/* A new man of a body, fit and without a duty; the caller counts him. */
void man_born(struct hearing *h, int32_t body, int32_t number);

/* The dispute that was opened last and is open: its REF and number, or 0. */
int32_t dispute_open(const struct game *g);
/* The side that the first word of a verdict's text is for, or 0; *reason is
 * what stands behind it. */
int32_t verdict_side(const struct game *g, struct span text,
                     struct span *reason);
/* Nothing is called so yet, and something may be. */
bool label_free(struct hearing *h, const struct word *w);
/* These men and no others serve the gun from now on, and it is watched. */
void crew_named(struct hearing *h, int32_t gun, const struct men *m);

/* What a text names: kept so that answers and tables find its words. */
void name_keep(struct hearing *h, enum table t, int32_t row, int32_t nth);

#endif
