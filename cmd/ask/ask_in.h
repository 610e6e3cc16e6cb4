/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * ask_in.h: what the files of questions share with one another; everybody
 * else includes ask.h.
 *
 *   ask.c         the list of all questions, and what several of them need
 *   ask_state.c   show; the rows of muster, count and can
 *   ask_muster.c  muster
 *   ask_melee.c   show melees, of those not yet ruled on
 *   ask_count.c   count
 *   ask_can.c     can
 *   ask_place.c   where; the rows of near and dist
 *   ask_near.c    near, dist
 *   ask_record.c  score, log, precedents
 *   ask_why.c     why, and melees
 *   ask_reason.c  why, of all else
 *   ask_why_party.c  why, of a party of prisoners
 *   ask_book.c    rule; the rows of help
 *   ask_help.c    help
 *   ask_help_verb.c  help of one verb
 *   ask_clock.c   clock
 *   ask_edition.c edition
 */
#ifndef UMPIRE_ASK_IN_H
#define UMPIRE_ASK_IN_H

#include "ask.h"
#include "say.h"

enum { ASK_WIDTH = 80 };

/* Said where a part of an answer would be. */
extern const char ask_no_memory[];

/* The question falls; always false. */
bool ask_fault(const struct asking *a, enum fault_code code,
               const struct word *at);
/* The same for a label nobody bears: the nearest known one is named. */
bool ask_unknown(const struct asking *a, enum fault_code code,
                 const struct word *at);
/* A side by label or letter: its REF, or 0 after a fault. */
int32_t ask_side(const struct asking *a, const struct word *at);

/* Whether there are two sides; where not, the answer says so. */
bool ask_two_sides(const struct asking *a, struct text *to);

/* "Red 4": the side and the number of its move. seq 0: "before the first". */
void ask_turn(struct text *to, const struct game *g, int32_t seq);

/* Bytes of the line that `to` is in. */
uint32_t ask_column(const struct text *to);
/* Words of ours, broken before column 80; lines after the first begin with
 * `indent` blanks. No newline behind the last. */
void ask_wrap(struct text *to, uint32_t indent, struct span words);

/* The men for whom `is` holds, as one would type them: BA.8-13+BS.1,4. Long
 * lists go on in lines of `indent` blanks. How many they are. */
typedef bool ask_man_is(const struct game *g, int32_t man, int32_t of);
int32_t ask_men(struct text *to, const struct game *g, uint32_t indent,
                ask_man_is *is, int32_t of);

/* The same for these men, in the order of their rows. */
void ask_rows(struct text *to, const struct game *g, uint32_t indent,
              const int32_t *man, uint32_t n);

/* Prisoners of a party whom nobody is near enough to watch, as an indented
 * line: where places tell, and there are any. */
void ask_alone(struct text *to, const struct game *g, int32_t party);

/* Melees that wait, and those that would be if the move ended now: who, how
 * near others are, what would come of it. melee: that one alone (REF), 0 all.
 * How many. */
uint32_t ask_foresee(struct text *to, const struct game *g, int32_t melee);

/* A melee's ruling in a line or two, from its row. */
void ask_ruled(struct text *to, const struct game *g, const struct ruled *r);

/* A party, who is in it and who guards it, as `show` has it. */
void show_party(struct text *to, const struct game *g, int32_t party);

/* ---- why: ask_why.c, ask_reason.c, ask_why_party.c ---- */

/* A step in lines of its own, its rules at the right; the words are used up. */
void why_step(struct text *to, struct text *words, const char *rules);
/* A rule with its text, and what this battle's edition has in its place. */
void why_rule(struct text *to, const struct game *g, int rule);
/* What a line rests on that is no melee; 0: nothing was said of it. */
int32_t why_line(struct text *to, const struct history *h, int32_t entry);
/* What happened to a party since it was taken, entry by entry. */
void why_party(struct text *to, const struct history *h, int32_t party);
void why_score(struct text *to, const struct game *g);
/* The line that fell last (a->refused). */
void why_refused(struct text *to, const struct asking *a);

/* Handlers whose rows stand elsewhere. */
bool ask_count(const struct asking *a, struct text *to);
bool ask_can(const struct asking *a, struct text *to);
bool ask_muster(const struct asking *a, struct text *to);
bool ask_help(const struct asking *a, struct text *to);
/* What can be typed with that verb, whichever of its rows it is. */
void help_verb(const struct asking *a, struct text *to,
               const struct verb *verb);
bool ask_near(const struct asking *a, struct text *to);
bool ask_dist(const struct asking *a, struct text *to);

#endif
