/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * never.h: conditions that the code around them already rules out.
 *
 * NEVER(x) is x where x cannot be true, ALWAYS(x) is x where it cannot be
 * false; beside each stands why it cannot. The branch is kept all the same: a
 * mistake elsewhere is to end in a refusal and not in memory that is not ours.
 *
 * In the program they are x. In the builds that look for mistakes (make asan,
 * make fuzz) they stop it where they are wrong, so every test there tries to
 * refute them. In the build that counts what the tests run they are constants:
 * no test can reach what cannot be. x has no effects of its own.
 *
 * The idea is SQLite's (its testing.html, "coverage of defensive code").
 */
#ifndef UMPIRE_NEVER_H
#define UMPIRE_NEVER_H

#include <stdbool.h>

#if defined UMPIRE_COUNTED
#define NEVER(x) (sizeof(x) == 0)
#define ALWAYS(x) (sizeof(x) != 0)
#elif defined UMPIRE_TRAPS
#define NEVER(x) ((x) ? (__builtin_trap(), true) : false)
#define ALWAYS(x) ((x) ? true : (__builtin_trap(), false))
#else
#define NEVER(x) (x)
#define ALWAYS(x) (x)
#endif

#endif
