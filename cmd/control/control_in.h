/* SPDX-License-Identifier: GPL-3.0-or-later */
/* control_in.h: what the files of the program's own verbs share. */
#ifndef UMPIRE_CONTROL_IN_H
#define UMPIRE_CONTROL_IN_H

#include "answer.h"
#include "control.h"
#include "outfile.h"

/* Nothing is written over a battle, by no force; false, and *why: it is one. */
bool control_spares(const struct session *s, const char *path,
                    struct text *why);
/* Begins a file that is not one: all that is written by these verbs. */
bool control_open(const struct session *s, struct outfile *out,
                  const char *path, struct text *why);

/* The verbs that have a file of their own. */
int control_map(struct session *s, const struct line *l, struct span typed);
int control_sheet(struct session *s, const struct line *l);
int control_board(struct session *s, const struct line *l);

/* The second screen's page after an entry, where one is kept. That it fails is
 * said once and is nothing to the battle. */
void board_follow(struct session *s);

#endif
