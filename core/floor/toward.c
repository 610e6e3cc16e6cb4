/* SPDX-License-Identifier: GPL-3.0-or-later */
/* toward.c: the nearest of a party by places and by tapes. */
#include "toward.h"

#include "nearest.h"
#include "place.h"

#include <string.h>

/* A tape from a man to one of the party. */
struct taped {
    int32_t next; /* of the same man, + 1; 0: the last */
    int32_t spot; /* of the one at its other end; 0: he has no place */
    length apart;
};

struct party_at {
    const struct game *g;
    struct nearest tree;
    int32_t *linked; /* of each man: his latest tape + 1; NULL: nobody has */
    struct taped *tape;
    unsigned char *skip; /* of each figure: a tape is known */
};

/* --- made --- */

static bool
is_measured(const struct game *g, int32_t man)
{
    return g->man[man].placed == MEASURED;
}

/* The party: 1 + a spot, 1 where he has no measured place, 0: not of it. */
static void
tape_from(struct party_at *at, const int32_t *spot, const struct tape *t,
          int end, int32_t *tapes)
{
    int32_t from = t->man[!end], to = spot[t->man[end]];

    if (!to)
        return;
    at->tape[*tapes] = (struct taped){at->linked[from], to - 1, t->apart};
    at->linked[from] = ++*tapes;
}

static bool
tapes_to(struct hearing *h, struct party_at *at, const int32_t *spot)
{
    const struct game *g = h->g;
    int32_t n = 0;
    size_t tapes = 2 * (size_t)g->rows[T_tape], men = g->rows[T_man];

    at->linked = scratch_get(h, (men + 1) * sizeof *at->linked);
    at->tape = scratch_get(h, (tapes + 1) * sizeof *at->tape);
    at->skip = scratch_get(h, at->tree.n + (size_t)1);
    if (fallen(h))
        return false;
    memset(at->linked, 0, (men + 1) * sizeof *at->linked);
    memset(at->skip, 0, at->tree.n + (size_t)1);
    for (uint32_t i = 0; i < g->rows[T_tape]; i++)
        for (int end = 0; end < 2 && g->tape[i].holds; end++)
            tape_from(at, spot, &g->tape[i], end, &n);
    return true;
}

/* --- asked --- */

static bool
far_from(const void *ctx, int32_t man, length *by)
{
    const struct party_at *at = ctx;
    struct figure of;
    length apart;
    int32_t first = at->linked ? at->linked[man] : 0;
    bool found = false;

    for (int32_t k = first; k; k = at->tape[k - 1].next) {
        const struct taped *t = &at->tape[k - 1];

        *by = !found || t->apart < *by ? t->apart : *by;
        found = true;
        if (t->spot)
            at->skip[t->spot - 1] = 1;
    }
    if (man_figure(at->g, man, &of) && is_measured(at->g, man) &&
        nearest_apart(&at->tree, of, first ? at->skip : NULL, &apart)) {
        *by = !found || apart < *by ? apart : *by;
        found = true;
    }
    for (int32_t k = first; k; k = at->tape[k - 1].next)
        if (at->tape[k - 1].spot)
            at->skip[at->tape[k - 1].spot - 1] = 0;
    return found;
}

static struct party_at *
party_begin(struct hearing *h)
{
    struct party_at *at = scratch_get(h, sizeof *at);

    if (at)
        *at = (struct party_at){.g = h->g};
    return at;
}

static bool
any_known(const struct game *g, const int32_t *man, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        if (is_measured(g, man[i]) || g->man[man[i]].tapes > 0)
            return true;
    return false;
}

bool
toward_men(struct hearing *h, const int32_t *man, uint32_t n,
           struct toward *out)
{
    const struct game *g = h->g;
    size_t men = g->rows[T_man];

    *out = (struct toward){0};
    if (!any_known(g, man, n))
        return true;
    struct party_at *at = party_begin(h);
    struct figure *figure = scratch_get(h, (n + (size_t)1) * sizeof *figure);
    int32_t *spot = scratch_get(h, (men + 1) * sizeof *spot);
    uint32_t placed = 0;
    if (fallen(h))
        return false;
    memset(spot, 0, (men + 1) * sizeof *spot);
    for (uint32_t i = 0; i < n; i++) {
        spot[man[i]] = 1;
        if (man_figure(g, man[i], &figure[placed]) && is_measured(g, man[i]))
            spot[man[i]] = 1 + (int32_t)++placed;
    }
    if (!nearest_build(h, figure, placed, &at->tree) ||
        (g->rows[T_tape] > 0 && !tapes_to(h, at, spot)))
        return false;
    *out = (struct toward){at, far_from};
    return true;
}

bool
toward_guns(struct hearing *h, const int32_t *gun, uint32_t n,
            struct toward *out)
{
    struct figure *figure = scratch_get(h, (n + (size_t)1) * sizeof *figure);
    struct party_at *at = party_begin(h);
    uint32_t placed = 0;

    *out = (struct toward){0};
    if (fallen(h))
        return false;
    for (uint32_t i = 0; i < n; i++)
        placed += gun_figure(h->g, gun[i], &figure[placed]) &&
                  h->g->gun[ROW(gun[i])].placed == MEASURED;
    if (placed == 0)
        return true;
    *out = (struct toward){at, far_from};
    return nearest_build(h, figure, placed, &at->tree);
}

bool
toward_find(struct hearing *h, struct meant of, const struct men *others,
            struct men *out)
{
    struct use use = *of.use;

    if (who_counts(of.w, of.n) &&
        !toward_men(h, others->at, others->n, &use.toward))
        return false;
    return who_find(h, of.w, of.n, &use, out);
}

bool
toward_find_words(struct hearing *h, struct meant of, struct meant others,
                  struct men *out)
{
    struct men could = {0};

    if (who_counts(of.w, of.n) &&
        !who_could(h, others.w, others.n, others.use, &could))
        return false;
    return toward_find(h, of, &could, out);
}

bool
toward_two(struct hearing *h, struct meant first, struct meant second,
           struct men *a, struct men *b)
{
    return toward_find_words(h, first, second, a) &&
           toward_find(h, second, a, b);
}
