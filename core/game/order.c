/* SPDX-License-Identifier: GPL-3.0-or-later */
/* order.c: a merge sort from below: runs of 1, 2, 4 ... are merged. */
#include "order.h"

#include <string.h>

static void
merge(struct ordered *to, const struct ordered *from, uint32_t left,
      uint32_t middle, uint32_t end)
{
    uint32_t right = middle;
    for (uint32_t i = left, k = left; k < end; k++) {
        bool first =
            right >= end || (i < middle && from[i].by <= from[right].by);
        to[k] = first ? from[i++] : from[right++];
    }
}

static uint32_t
least(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

bool
order(struct hearing *h, struct ordered *at, uint32_t n)
{
    size_t used = h->s->used;
    struct ordered *from = at;
    struct ordered *to = scratch_get(h, (n + (size_t)1) * sizeof *to);
    if (!to)
        return false;
    for (uint32_t run = 1; run < n; run *= 2) {
        for (uint32_t i = 0; i < n; i += 2 * run)
            merge(to, from, i, least(i + run, n), least(i + 2 * run, n));
        struct ordered *swap = from;
        from = to;
        to = swap;
    }
    if (from != at)
        memcpy(at, from, n * sizeof *at);
    h->s->used = used;
    return true;
}
