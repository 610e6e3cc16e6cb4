/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * what_if.c: the values are put into the game itself, so that what is tried is
 * judged as ever; the game then goes back to where the last fact left it,
 * which takes both away.
 */
#include "what_if.h"

#include "history_in.h"

static void
put_edition(struct game *g, enum edition e)
{
    SET(g, battle, 0, edition, (int32_t)e);
    for (int k = 0; k < KEYS; k++) {
        int32_t cell = 0;
        if (g->key[k].value != g->given[k].cell)
            continue;
        key_read((enum key_id)k, span_of(key_value((enum key_id)k, e)), &cell);
        SET(g, key, k, value, cell);
        SET(g, given, k, cell, cell);
    }
}

/* False: no memory for so many changes. */
static bool
put_values(struct history *h, const struct other_values *by)
{
    struct game *g = &h->game;
    for (;;) {
        uint64_t mark = g->mark, full;
        if (by && by->edition)
            put_edition(g, (enum edition)by->edition);
        else if (by)
            SET(g, key, by->key, value, by->cell);
        full = g->full;
        if (!full)
            return true;
        game_revert(g, mark);
        g->full = full;
        if (!history_grow(h))
            return false;
    }
}

bool
what_if(struct history *h, const struct attempt *a,
        const struct other_values *by, what_if_seen *seen, void *ctx)
{
    struct ruling r = {.verdict = VERDICT_ROOM};
    int32_t n = h->n;
    if (put_values(h, by))
        history_try(h, a, &r);
    bool ok = r.verdict != VERDICT_ROOM;
    if (ok)
        seen(ctx, &r);
    history_drop(h, n);
    history_refold(h);
    return ok;
}
