/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * many.h: how often a property is tried. Where every step is dear, as under
 * valgrind, UMPIRE_SHARE says how many of a hundred are enough: what is looked
 * for there is a wrong access, and that shows early.
 */
#ifndef TESTS_MANY_H
#define TESTS_MANY_H

#include <stdbool.h>
#include <stdlib.h>

static inline long
share(void)
{
    const char *said = getenv("UMPIRE_SHARE");
    long of = said ? strtol(said, NULL, 10) : 100;
    return of > 0 ? of : 100;
}

/* So many of n as are to be tried, and one at the least. */
static inline int
many(int n)
{
    long of = (long)n * share() / 100;
    return of > 0 ? (int)of : 1;
}

/* The same where each is dear: a sixth of them where nothing is said. */
static inline int
many_dear(int n)
{
    return many(getenv("UMPIRE_SHARE") ? n : n / 6);
}

static inline bool
steps_are_dear(void)
{
    return share() < 100;
}

#endif
