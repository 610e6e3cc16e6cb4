/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fuzz.c: see fuzz.h. */
#include "fuzz.h"

#include <stdio.h>
#include <stdlib.h>

void
must(bool holds, const char *what)
{
    if (holds)
        return;
    (void)fprintf(stderr, "does not hold: %s\n", what);
    abort();
}

void
each_line(struct span all, line_taker *take, void *ctx, int most)
{
    for (uint32_t i = 0; i < all.n && most > 0; most--) {
        uint32_t from = i;
        while (i < all.n && all.at[i] != '\n')
            i++;
        take(ctx, span_cut(all, from, i));
        i++;
    }
}
