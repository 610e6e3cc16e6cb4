/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * usage.h: a line matched against the usage of a verb, straight from its
 * string. line.h says how a usage is written.
 */
#ifndef UMPIRE_USAGE_H
#define UMPIRE_USAGE_H

#include "words.h"

/*
 * Whether what is left of the command fits the usage to its end. Ordered and
 * greedy: the first alternative that fits is taken, and what a part has taken
 * it keeps. On success the reader has the words and stands at the command's
 * end; else it is where it was, with the fault noted.
 */
bool usage_match(struct reader *r, const char *usage);

/* Whether a usage is well formed: brackets in pairs and not empty, every name
 * in CAPITALS known, ` | ` only within brackets. For tests of the lists. */
bool usage_ok(const char *usage);

#endif
