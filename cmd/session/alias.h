/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * alias.h: words of the user's own that stand for the beginning of a line. An
 * alias is the first word of a line and is replaced by what it stands for
 * before the line is read, so the log keeps what it meant. It never hides a
 * verb, and what it stands for is not looked at for aliases again.
 */
#ifndef UMPIRE_ALIAS_H
#define UMPIRE_ALIAS_H

#include "line.h"

enum { ALIASES = 64, ALIAS_BYTES = 256 };

struct alias {
    char name[LABEL_MAX + 1];
    char line[ALIAS_BYTES];
};

struct aliases {
    struct alias at[ALIASES];
    int n;
};

/* Why it cannot be one: a fault of alias.h's (ALIAS_...), FAULT_LABEL, or
 * FAULT_NONE. */
enum fault_code alias_fault(const struct aliases *a, struct span name,
                            struct span line, const struct lexicon *of);
/* Sets or replaces one that has no fault. */
void alias_set(struct aliases *a, struct span name, struct span line);
bool alias_drop(struct aliases *a, struct span name); /* false: there is none */

/* The line with its alias replaced, built in `to`; as it was, where its first
 * word is none. */
struct span alias_expand(const struct aliases *a, struct span typed,
                         struct text *to);

#endif
