/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * editions.h: the editions' table, side by side and two by two. Editions are
 * enum edition (key.h); EDITION_HERE stands for a battle's own values.
 */
#ifndef UMPIRE_EDITIONS_H
#define UMPIRE_EDITIONS_H

#include "key.h"
#include "text.h"

enum { EDITION_HERE = 0 };

/* "this battle", "retelling". */
const char *edition_called(int edition);
bool edition_keys_differ(const struct game *g, enum key_id k, int e, int f);
/* The keys in which two differ, and the rules they tell in other words. */
void edition_diff(struct text *to, const struct game *g, int e, int f);
/* Every key of Little Wars in a line: the book's value, and who differs. */
void editions_table(struct text *to);

#endif
