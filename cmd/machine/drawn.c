/* SPDX-License-Identifier: GPL-3.0-or-later */
/* drawn.c: see drawn.h. */
#include "drawn.h"

#include <stdlib.h>

enum { ROOM_LEAST = 1 << 16, ROOM_MOST = 1 << 28 };

/* In so much room. *whole: all of it; else there is not enough, or, where the
 * stream could not be made, no memory. */
static bool
draw_in(struct drawn *d, size_t room, drawing *draw, void *ctx, bool *whole)
{
    FILE *to = fmemopen(d->at, room, "w");
    bool any;
    long n;

    *whole = false;
    if (!to)
        return false;
    any = draw(ctx, to);
    *whole = fflush(to) == 0 && ferror(to) == 0;
    n = ftell(to);
    *whole = fclose(to) == 0 && *whole && n >= 0 && (size_t)n < room;
    d->n = n > 0 && any ? (size_t)n : 0;
    return true;
}

bool
drawn_make(struct drawn *d, drawing *draw, void *ctx)
{
    bool whole = false, stream = true;

    *d = (struct drawn){0};
    for (size_t room = ROOM_LEAST; room <= ROOM_MOST && stream; room *= 4) {
        d->at = malloc(room);
        stream = d->at && draw_in(d, room, draw, ctx, &whole);
        if (whole && d->n > 0)
            return true;
        free(d->at);
        d->at = NULL;
        if (whole)
            return true;
    }
    d->n = 0;
    return false;
}
