/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * course.c: strengths move by move, and what became of the men.
 */
#include "course.h"

#include "score.h"

#include <stdlib.h>
#include <string.h>

static void
count_men(const struct game *g, struct moment *m)
{
    for (uint32_t i = 0; i < g->rows[T_man]; i++) {
        const struct man *a = &g->man[i];
        if (a->state != MAN_FIT || a->side < 1 || a->side > 2)
            continue;
        m->side[a->side - 1].foot += a->arm == ARM_INF;
        m->side[a->side - 1].horse += a->arm == ARM_CAV;
    }
}

static void
count_guns(const struct game *g, struct moment *m)
{
    for (uint32_t i = 0; i < g->rows[T_gun]; i++) {
        const struct gun *u = &g->gun[i];
        if (u->state != GUN_OFF && u->holder >= 1 && u->holder <= 2)
            m->side[u->holder - 1].guns++;
    }
}

static void
count_side(const struct game *g, int32_t side, struct strength *s)
{
    const int32_t *n = g->side[ROW(side)].count;
    struct score score;
    score_side(g, side, &score);
    s->lost = n[MAN_DEAD];
    s->held = n[MAN_PRISONER] + n[MAN_DELIVERED];
    s->halves = score.total;
}

static bool
add(struct course *c, const struct moment *m)
{
    if (c->n == c->cap) {
        size_t cap = c->cap * 2 + 32;
        struct moment *at = realloc(c->at, cap * sizeof *at);
        if (!at)
            return false;
        c->at = at;
        c->cap = cap;
    }
    c->at[c->n++] = *m;
    for (int side = 0; side < 2; side++) {
        int32_t men = m->side[side].foot + m->side[side].horse;
        c->most = men > c->most ? men : c->most;
    }
    return true;
}

/* --- move by move --- */

struct tour {
    bool (*each)(void *ctx, const struct game *g, int32_t seq, int32_t entry);
    void *ctx;
    int32_t seq, entry; /* where it is; entry 0: nowhere */
    int32_t final;      /* the last fact of all */
    bool failed;
};

static bool
tour_stop(void *ctx, const struct game *g, const struct entry *e, bool last)
{
    struct tour *t = ctx;
    (void)last;
    if (t->entry > 0 && e->seq != t->seq)
        t->failed = !t->each(t->ctx, g, t->seq, t->entry);
    t->seq = e->seq;
    t->entry = e->n;
    if (!t->failed && e->n == t->final)
        t->failed = !t->each(t->ctx, g, t->seq, t->entry);
    return !t->failed;
}

bool
moves_tour(const struct history *h,
           bool (*each)(void *ctx, const struct game *g, int32_t seq,
                        int32_t entry),
           void *ctx)
{
    struct tour t = {.each = each, .ctx = ctx};
    if (h->n_play > 0)
        t.final = h->play[h->n_play - 1];
    return history_tour(h, tour_stop, &t) && !t.failed;
}

static bool
stop(void *ctx, const struct game *g, int32_t seq, int32_t entry)
{
    struct moment m = {.seq = seq, .entry = entry};
    if (g->battle->ruleset == RULESET_DENSITY || g->rows[T_side] < 2)
        return true;
    count_men(g, &m);
    count_guns(g, &m);
    count_side(g, 1, &m.side[0]);
    count_side(g, 2, &m.side[1]);
    return add(ctx, &m);
}

bool
course_make(struct course *c, const struct history *h)
{
    memset(c, 0, sizeof *c);
    if (moves_tour(h, stop, c))
        return true;
    course_release(c);
    return false;
}

void
course_release(struct course *c)
{
    free(c->at);
    memset(c, 0, sizeof *c);
}

static enum loss
loss_of(int32_t cause)
{
    switch ((enum cause)cause) {
    case CAUSE_SHOT:
        return LOSS_SHOT;
    case CAUSE_MELEE:
        return LOSS_MELEE;
    case CAUSE_NONE:
    case CAUSE_OTHER:
        break;
    }
    return LOSS_OTHER;
}

/* A man restored and killed again stands in the table twice; what counts is
 * how he died last. */
static enum loss
last_death(const struct game *g, int32_t man)
{
    for (uint32_t i = g->rows[T_casualty]; i-- > 0;)
        if (g->casualty[i].man == man)
            return loss_of(g->casualty[i].cause);
    return LOSS_OTHER;
}

void
course_losses(const struct game *g, int32_t side, struct losses *out)
{
    memset(out, 0, sizeof *out);
    for (uint32_t i = 0; i < g->rows[T_man]; i++) {
        const struct man *m = &g->man[i];
        int horse = m->arm == ARM_CAV;
        if (m->side != side)
            continue;
        if (m->state == MAN_DEAD)
            out->n[horse][last_death(g, (int32_t)i)]++;
        else if (m->state == MAN_PRISONER || m->state == MAN_DELIVERED)
            out->n[horse][LOSS_TAKEN]++;
    }
}
