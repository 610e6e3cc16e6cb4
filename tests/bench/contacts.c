/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * contacts: the field as core finds its way on it.
 *
 *     contacts FILE        prints a line as contest has it
 *     contacts FILE once   for who counts instructions
 *
 * A grid of each side, then who touches an enemy, who is within six inches of
 * one who does, and how many of his own are within a foot of him. Nothing is
 * allocated for it.
 */
#include "bench.h"

#include <string.h>

struct work {
    const struct band *side;
    struct grid grid[2];
    void *block[2];
    unsigned char *touches[2], *near[2];
};

static void
touch(struct work *w, struct answer *out)
{
    struct pairs p;
    uint32_t red, blue;
    pairs_begin(&p, &w->grid[0], &w->grid[1], BENCH_TOUCH);
    while (pairs_next(&p, &red, &blue)) {
        w->touches[0][red] = w->touches[1][blue] = 1;
        out->pairs++;
    }
}

static void
look_near(const struct grid *g, struct figure f, unsigned char *near)
{
    struct around a;
    around_begin(&a, g, f, BENCH_RING);
    const struct reach ring = a.reach;
    while (around_run(&a))
        for (const struct laid *l = a.laid, *end = a.end; l < end; l++)
            if (reach_holds(&ring, f, l->figure))
                near[l->at] = 1;
}

/* The same, and how many there are within a foot: one look for both. */
static uint32_t
look_round(const struct grid *g, struct figure f, unsigned char *near)
{
    const struct reach ring = reach_from(g, f, BENCH_RING);
    uint32_t n = 0;
    struct around a;
    around_begin(&a, g, f, BENCH_AID);
    const struct reach aid = a.reach;
    while (around_run(&a))
        for (const struct laid *l = a.laid, *end = a.end; l < end; l++) {
            if (!reach_holds(&aid, f, l->figure))
                continue;
            n++;
            if (reach_holds(&ring, f, l->figure))
                near[l->at] = 1;
        }
    return n;
}

static void
look_round_all(struct work *w, int s, struct answer *out)
{
    const struct band side = w->side[s];
    const unsigned char *touches = w->touches[s];
    for (uint32_t i = 0; i < side.n; i++) {
        if (!touches[i])
            continue;
        look_near(&w->grid[!s], side.man[i], w->near[!s]);
        answer_support(out, side.number[i],
                       look_round(&w->grid[s], side.man[i], w->near[s]) - 1);
    }
}

static void
count_near(const struct band *side, const unsigned char *near,
           struct answer *out)
{
    for (uint32_t i = 0, n = side->n; i < n; i++)
        if (near[i])
            answer_near(out, side->number[i]);
}

static void
find(void *ctx, const struct field *f, struct answer *out)
{
    struct work *w = ctx;
    w->side = f->side;
    for (int s = 0; s < 2; s++) {
        memset(w->touches[s], 0, w->side[s].n);
        memset(w->near[s], 0, w->side[s].n);
        grid_build(&w->grid[s], w->side[s].man, w->side[s].n, BENCH_TOUCH,
                   w->block[s]);
    }
    touch(w, out);
    for (int s = 0; s < 2; s++)
        look_round_all(w, s, out);
    for (int s = 0; s < 2; s++)
        count_near(&w->side[s], w->near[s], out);
}

int
main(int argc, char **argv)
{
    struct work w;
    uint32_t n, men;
    if (argc < 2)
        give_up("usage", "contacts FILE [once]");
    const struct field *f = fields_load(argv[1], &n);
    men = n ? f[0].side[0].n + f[0].side[1].n : 0;
    for (int s = 0; s < 2; s++) {
        /* As a battle's scratch is: it was there before this field. */
        w.block[s] = must_get(grid_bytes(men));
        memset(w.block[s], 0, grid_bytes(men));
        w.touches[s] = must_get(men);
        w.near[s] = must_get(men);
    }
    if (argc > 2) {
        struct answer out = {0};
        find(&w, f, &out);
    } else {
        contest(find, &w, f, n);
    }
    return 0;
}
