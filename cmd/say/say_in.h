/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * say_in.h: what the files of say.h share with one another. Sides, bodies,
 * guns and parties are REF (game.h), men are rows.
 */
#ifndef UMPIRE_SAY_IN_H
#define UMPIRE_SAY_IN_H

#include "say.h"

enum {
    SAY_COLUMNS = 80, /* of a line */
    SAY_BYTES = 1024  /* room for a first line before it is cut to fit */
};

/* The entry that is spoken of: of a what-if the one that is tried. */
const struct entry *said_entry(const struct saying *s);

/* --- words --- */

/* A line in normal form without its prefixes, safe to print. */
void put_line(struct text *to, const struct line *l);
/* "#41 fire rg1 3 2ib" */
void put_entry(struct text *to, const struct history *h, const struct entry *e);
/* "Red's" */
void put_owner(struct text *to, const struct game *g, int32_t side);
/* ", paused: the cat" where the clock is. */
void put_paused(struct text *to, const struct history *h);
void put_party(struct text *to, const struct game *g, int32_t party);
/* "6 Blue" */
void put_some(struct text *to, const struct game *g, int32_t men, int32_t side);
/* Red 84 1/2, Blue 61 */
void put_scores(struct text *to, const struct game *g);
/* The rest of a line that is at this column, and as many lines behind it, two
 * further in, as keep within the columns; each is ended. */
void put_folded(struct text *to, struct span sentence, uint32_t column);
/* One sentence as indented lines that keep within the columns. */
void put_lines(struct text *to, struct span sentence);
/* A man's state as it is said of him: dead, unarmed, a prisoner. */
const char *state_words(int32_t state);
/* "; retelling", where the battle is not played by the book. */
void put_edition(struct text *to, const struct game *g);
/* "; gun.shots 6": a key that is a house rule, as it stands. */
void put_house(struct text *to, const struct game *g, int k);
/* What the clock stands still for, as the prompt has it; nothing where it
 * runs. */
void put_standstill(struct text *to, const struct game *g);
/* A move's length: of a foot or two in inches, as the rules speak of it. */
void put_reach(struct text *to, const struct game *g, length v);

/* --- facts: say_verb.c --- */

/* The first line of a fact, and the effects it leaves unsaid (a bit each). */
void verb_first(struct text *to, const struct saying *s);
uint64_t verb_said(const struct line *l);
/* Details of the fact itself, as lines. */
void verb_rest(struct text *to, const struct saying *s);

/* --- what follows: say_effect.c --- */

/* One sentence; nothing where it need not be said. */
void effect_say(struct text *to, const struct saying *s,
                const struct effect *e);
const struct effect *effect_find(const struct ruling *r, enum effect_kind kind);

/* --- games and setting up: say_game.c --- */

void game_effect_say(struct text *to, const struct saying *s,
                     const struct effect *e);
/* What a decided battle waits for: "decided for Red [V2a]; finish ...". */
void put_decided(struct text *to, const struct game *g);
/* --- the referee's office: say_referee.c --- */

void dispute_first(struct text *to, const struct saying *s);
void verdict_first(struct text *to, const struct saying *s);
/* Disputes and overrulings with those words in them, a few lines each; how
 * many they are. */
int32_t say_precedents(struct text *to, const struct history *h,
                       struct span words);

/* --- the referee's own results: say_overrule.c --- */

/* The first line of an overrule. */
void overrule_first(struct text *to, const struct saying *s);
/* Below a ruling that he overruled: what the rules had. */
void overruled_rest(struct text *to, const struct saying *s);
/* "by the rules M3 is isolated, 2 taken, 2 dead each side" */
void overruled_by_rules(struct text *to, const struct game *g,
                        const struct overruled *o);
/* One that stands, from its row on, in a few lines; the row behind it. */
uint32_t put_overrule(struct text *to, const struct history *h, uint32_t row);
/* The reason an entry gives behind because; false: it has none. */
bool put_reason(struct text *to, const struct history *h, int32_t entry);

/* --- melees: say_melee.c --- */

bool melees_ruled(const struct saying *s);
/* The first ruling in at most `room` columns. */
void melee_first(struct text *to, const struct saying *s, uint32_t room);
/* Its details, then the other rulings; titled: the first has its own line. */
void melee_rest(struct text *to, const struct saying *s, uint32_t room,
                bool titled);

/* Whether a gunner or guard is among those it picks, as a sentence without its
 * capital; nothing where that is not known. */
void melee_duties(struct text *to, const struct saying *s,
                  const struct ruled *m);

/* --- choices: say_choice.c --- */

/* "RA.1,2 fall, BC.1 guards.": what was chosen in that ruling; nothing where
 * nothing was. */
void choice_say(struct text *to, const struct saying *s, const struct ruled *m);
/* Men one after another, a run of numbers as one: RA.1,2,5-7+RB.3. Begun with
 * first and last -1. */
struct numbers {
    struct text *to;
    const struct game *g;
    int32_t first, last;
};
void numbers_add(struct numbers *n, int32_t man);
void numbers_end(struct numbers *n);
/* " falls", " are taken": enum fated of so many men. */
const char *fate_words(int32_t fate, int32_t men);
/* The answer to a choose: its first line in `room` columns, and the rest. */
void choice_first(struct text *to, const struct saying *s, uint32_t room);
void choice_rest(struct text *to, const struct saying *s, uint32_t room);
/* Effects of the ruling that are not said again. */
uint64_t choice_said(void);

/* --- what a correction changed: say_changes.c, say_lost.c --- */

/* Of a melee (REF) as it stands. */
struct declared_as say_declared_as(const struct history *h, int32_t melee);
bool same_declared(struct declared_as a, struct declared_as b);

bool lost_before(struct before *b, const struct history *h);
/* A line for each melee in which men who were chosen are so no longer. */
void lost_say(struct text *to, const struct before *b, const struct history *h);

/* --- close calls: say_close.c --- */

/* The distance it hangs on, and what the other side of its limit would mean;
 * no full stop. */
void close_distance(struct text *to, const struct game *g,
                    const struct call *c);
/* The ruling of call.a or .b; greater: that side, 0 the other one. */
void close_outcome(struct text *to, const struct game *g, const int32_t *o,
                   int32_t greater);
/* Both, a line each. */
void close_outcomes(struct text *to, const struct game *g,
                    const struct call *c);
/* EFFECT_CLOSE and EFFECT_HAIR as sentences, and what goes below them. */
void close_say(struct text *to, const struct game *g, const struct effect *e);
void close_rest(struct text *to, const struct game *g, const struct effect *e);
void close_hair(struct text *to, const struct game *g, const struct effect *e);

/* --- the formation-density rules: say_density.c --- */

/* Whether the line is a fact of theirs; then it is they who answer. */
bool density_says(const struct saying *s);
void density_first(struct text *to, const struct saying *s);
void density_rest(struct text *to, const struct saying *s);
bool density_fault(const struct fault *why);
void density_fault_words(struct text *to, const struct game *g,
                         const struct fault *why);
void density_prompt(struct text *to, const struct game *g, int64_t at_ms);
void density_status(struct text *to, const struct history *h);
/* A unit as it stands, a line. */
void density_state(struct text *to, const struct game *g, int32_t unit);

/* --- places: say_place.c --- */

/* The first line of put, peg, tape, field and units. */
void place_first(struct text *to, const struct saying *s);

/* --- what places show: say_floor.c --- */

/* EFFECT_FLOOR as a sentence. */
void floor_say(struct text *to, const struct saying *s, const struct effect *e);
/* What goes below it, as lines. */
void floor_rest(struct text *to, const struct saying *s,
                const struct effect *e);
/* A gun that a side is in a position to take, as a proposal. */
void floor_takeable(struct text *to, const struct game *g, int32_t gun,
                    int32_t side, int32_t men);

/* --- faults --- */

/* The words of a code with its figures: say_fault_words without the line. */
void put_fault(struct text *to, const struct history *h,
               const struct fault *why);
/* A right line that stands in for the wrong one; false: there is none. */
bool example_for(struct text *to, const struct failing *f);

#endif
