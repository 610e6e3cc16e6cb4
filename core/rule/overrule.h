/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * overrule.h: the referee is sovereign: his result beside the computed one.
 *
 * An overrule stands for a fact as a choose does (history.h): the fact is
 * judged with it in hand, and what the rules would have had is told with what
 * he ruled, in table overruled. Which words overrule what:
 *
 *     a melee            isolated, supported, N taken [N dead], N dead, void
 *     shots              dead MEN, spared MEN
 *     the capture of guns  taken, disputed, kept
 *     a surrender        void
 *
 * and computed, of any of them, is the rules' own result again.
 */
#ifndef UMPIRE_OVERRULE_H
#define UMPIRE_OVERRULE_H

#include "hearing.h"
#include "melee.h"
#include "who.h"

/* The words for what became of a gun, by number: taken, disputed, kept. */
enum capture_result { CAPTURE_TAKEN, CAPTURE_DISPUTED, CAPTURE_KEPT };

bool is_overrule(const struct line *l);
/* What the words of the line overrule: a bit set of kinds. */
uint32_t overrules(const struct line *l);

/* What an overrule of the fact itself, not of a melee, would be of. */
enum overrule_kind overrule_takes(const struct line *fact);
/* Before a fact is judged: an overrule that is of another kind of fact, since
 * this was amended, falls. */
void overrule_strange(struct hearing *h);

/* The referee's sum in the place of the computed one; *nothing: the melee is
 * void. False after a fault. */
bool overrule_melee(struct hearing *h, int32_t melee, struct sum *sum,
                    bool *nothing);
/* What became of the gun. */
enum capture_result overrule_capture(struct hearing *h, int32_t gun,
                                     enum capture_result computed);
/* Whether the surrender of so many men is void. */
bool overrule_surrender(struct hearing *h, int32_t side, int32_t men);

/* The men an overrule of shots names, and which of them were hit. */
struct spared {
    const struct choice *by; /* or NULL: there is none */
    struct toward toward;    /* the guns: counts take the nearest to them */
    struct men men[2];       /* dead, spared */
    unsigned char *hit[2];
    bool other; /* it made a difference */
};
/* Finds it; toward stays. */
void overrule_of_shots(const struct hearing *h, struct spared *out);
/* Of shots told man by man, before they fall: counts take of those who were
 * hit, dead of those some ball left unhurt, spared of those one killed. */
bool overrule_shots(struct hearing *h, struct spared *s,
                    const struct men *unhurt, const struct men *dead);
/* Of shots told in a number: whom it spares of those who were hit; and, once
 * they have fallen, who else is dead by it. */
bool overrule_total(struct hearing *h, struct spared *s, const struct men *hit);
bool overrule_others(struct hearing *h, struct spared *s);
/* What the ball did to a man, by the referee where he says so. */
bool overrule_dies(struct hearing *h, struct spared *s, int32_t man, bool dies);
/* After the last shot: a man who was never hit is a fault. */
bool overrule_hit(struct hearing *h, const struct spared *s);

/* A result in words, computed or ruled: "isolated, 2 taken, 2 dead each side",
 * "BA.7 falls", "BG1 is in dispute". */
void overruled_write(struct text *to, const struct game *g,
                     const struct overruled *o, bool ruled);

#endif
