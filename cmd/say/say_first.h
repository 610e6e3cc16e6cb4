/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * say_first.h: what the first lines of facts are made from, and who makes
 * those of setting up. First lines have no line end; the rest are whole lines.
 */
#ifndef UMPIRE_SAY_FIRST_H
#define UMPIRE_SAY_FIRST_H

#include "say_in.h"

/* What is told: a line, and how it was ruled. */
struct telling {
    const struct saying *s;
    const struct game *g;
    const struct line *l;
    const struct ruling *r;
};

typedef void told(struct text *to, const struct telling *t);

/* --- say_verb.c --- */

/* The first word of that name, or NULL. */
const struct word *told_word(const struct telling *t, const char *clause,
                             const char *name);
/* ": the cat", the words of a text or name; nothing where there is none. */
void told_text(struct text *to, const char *before, const struct word *w);
/* The sentence of the first effect of that kind, if there is one. */
bool told_effect(struct text *to, const struct telling *t,
                 enum effect_kind kind);
/* The men a line picked: "8 Blue foot". */
bool told_picked(struct text *to, const struct telling *t);
/* REF of the gun or side of that label, or 0. */
int32_t told_gun(const struct telling *t, const struct word *w);
int32_t told_side(const struct telling *t, const struct word *w);

/* --- say_setup.c --- */

/* Of several players a side, in lines: who has what. */
void put_command(struct text *to, const struct telling *t, int32_t side);

told first_battle, first_side, first_player, rest_player, first_edition,
    first_set, first_game, rest_game, first_force, first_body, first_gun,
    first_split, first_join, first_toss, first_roll, first_start,
    first_handicap;

#endif
