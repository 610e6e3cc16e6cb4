/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * say_lost.c: men whom a choose had named, and who are not what it named them
 * for any more: by another number of men, or because a later choose has the
 * first word. Found by before and after, so that what a correction does to
 * entries behind it is told as what it does to its own.
 */
#include "say_in.h"

#include "bout.h"

#include <stdlib.h>

/* The choices as they stand, in memory of its own. */
static bool
find_chosen(const struct game *g, struct fate **out, uint32_t *n)
{
    uint32_t k = 0;
    *n = 0;
    for (uint32_t i = 0; i < g->rows[T_fate]; i++)
        *n += g->fate[i].chosen != 0;
    *out = malloc((*n + (size_t)1) * sizeof **out);
    for (uint32_t i = 0; *out && i < g->rows[T_fate]; i++)
        if (g->fate[i].chosen)
            (*out)[k++] = g->fate[i];
    return *out != NULL;
}

bool
lost_before(struct before *b, const struct history *h)
{
    if (!find_chosen(&h->game, &b->chosen, &b->n_chosen))
        return false;
    b->chosen_as = malloc((b->n_chosen + (size_t)1) * sizeof *b->chosen_as);
    for (uint32_t i = 0; b->chosen_as && i < b->n_chosen; i++)
        b->chosen_as[i] = say_declared_as(h, b->chosen[i].melee);
    return b->chosen_as != NULL;
}

/* What is compared: the choices before and after, and of each man what he is
 * chosen for in the melee that is looked at. */
struct losing {
    const struct before *b;
    const struct history *h;
    const struct fate *now;
    uint32_t n_now;
    unsigned char *fate; /* by rows of man; all 0 between melees */
};

static void
mark(const struct losing *l, struct declared_as of, bool on)
{
    for (uint32_t i = 0; i < l->n_now; i++)
        if (same_declared(say_declared_as(l->h, l->now[i].melee), of))
            l->fate[l->now[i].man] =
                (unsigned char)(on ? l->now[i].fate : FATE_NONE);
}

/* Those of the choices from..to - 1 who had that fate, and have it not. */
static int32_t
put_lost(struct text *to, const struct losing *l, uint32_t from, uint32_t end,
         int32_t fate)
{
    struct numbers n = {to, &l->h->game, -1, -1};
    int32_t men = 0;
    for (uint32_t i = from; i < end; i++) {
        const struct fate *f = &l->b->chosen[i];
        if (f->fate != fate || l->fate[f->man] != FATE_NONE)
            continue;
        if (men == 0 && to->n > 0)
            text_str(to, ", ");
        numbers_add(&n, f->man);
        men++;
    }
    numbers_end(&n);
    if (men > 0)
        text_str(to, fate_words(fate, men));
    return men;
}

/* The melee's number now, or 0: it is not ruled on any more, which is said. */
static int32_t
number_now(const struct losing *l, struct declared_as of)
{
    const struct game *g = &l->h->game;
    for (uint32_t i = g->rows[T_ruled]; i-- > 0;) {
        int32_t melee = g->ruled[i].melee;
        if (same_declared(say_declared_as(l->h, melee), of))
            return g->melee[ROW(melee)].number;
    }
    return 0;
}

/* One melee: its choices are from..end - 1. */
static void
say_melee_lost(struct text *to, const struct losing *l, uint32_t from,
               uint32_t end)
{
    struct declared_as of = l->b->chosen_as[from];
    int32_t number = number_now(l, of);
    char at[SAY_BYTES], names[SAY_BYTES / 2];
    struct text t, lost;
    if (!number)
        return;
    text_init(&t, at, sizeof at);
    text_init(&lost, names, sizeof names);
    mark(l, of, true);
    for (int32_t fate = FATE_DEAD; fate <= FATE_UNHURT; fate++)
        put_lost(&lost, l, from, end, fate);
    mark(l, of, false);
    if (lost.n == 0)
        return;
    text_char(&t, 'M');
    text_int(&t, number);
    text_str(&t, ": no longer as chosen: ");
    text_put(&t, text_span(&lost));
    text_char(&t, '.');
    put_lines(to, text_span(&t));
}

/* Where the two are alike up to there nothing was lost. */
static uint32_t
alike(const struct losing *l)
{
    uint32_t i = 0;
    while (i < l->b->n_chosen && i < l->n_now) {
        const struct fate *a = &l->b->chosen[i], *b = &l->now[i];
        if (a->man != b->man || a->fate != b->fate || a->melee != b->melee ||
            !same_declared(l->b->chosen_as[i], say_declared_as(l->h, b->melee)))
            break;
        i++;
    }
    while (i > 0 && i < l->b->n_chosen &&
           l->b->chosen[i].melee == l->b->chosen[i - 1].melee)
        i--; /* the whole of its melee is looked at */
    return i;
}

void
lost_say(struct text *to, const struct before *b, const struct history *h)
{
    struct losing l = {.b = b, .h = h};
    struct fate *now;
    if (b->n_chosen == 0 || !find_chosen(&h->game, &now, &l.n_now))
        return;
    l.now = now;
    l.fate = calloc(h->game.rows[T_man] + (size_t)1, 1);
    for (uint32_t i = alike(&l); l.fate && i < b->n_chosen;) {
        uint32_t end = i + 1;
        while (end < b->n_chosen && b->chosen[end].melee == b->chosen[i].melee)
            end++;
        say_melee_lost(to, &l, i, end);
        i = end;
    }
    free(l.fate);
    free(now);
}
