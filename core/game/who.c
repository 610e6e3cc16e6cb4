/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * who.c: words of MEN -> men.
 *
 * Each term of an argument is bound to a pool (a side, a body, a gun's crew, a
 * party, its guards) and takes men of it; a bit for every man tells those
 * already named.
 */
#include "who.h"

#include "order.h"

#include <string.h>

enum pool_kind {
    POOL_NONE,
    POOL_SIDE,
    POOL_BODY,
    POOL_CREW,
    POOL_GUARDS,
    POOL_PARTY
};

struct pool {
    enum pool_kind kind;
    int32_t ref;
    int32_t arm;
};

struct binding {
    struct hearing *h;
    const struct use *use;
    const struct word *w;
    struct men *out;
    unsigned char *named; /* a bit for every man */
    unsigned char *among;
};

enum duty
who_duty(const struct game *g, int32_t man)
{
    const struct man *m = &g->man[man];
    if (m->guards)
        return DUTY_GUARD;
    bool trail = m->trail && m->trail_seq == g->battle->seq;
    return m->crew || trail ? DUTY_GUNNER : DUTY_NONE;
}

/* A set that had no room is empty; the line falls for that. */
static bool
bit(const unsigned char *set, int32_t i)
{
    return set && (set[i >> 3] >> (i & 7) & 1);
}

static void
bit_on(unsigned char *set, int32_t i)
{
    if (set)
        set[i >> 3] = (unsigned char)(set[i >> 3] | 1 << (i & 7));
}

static unsigned char *
bits(struct hearing *h)
{
    size_t bytes = h->g->rows[T_man] / 8 + 1;
    unsigned char *set = scratch_get(h, bytes);
    if (set)
        memset(set, 0, bytes);
    return set;
}

static void
take(struct binding *b, int32_t man)
{
    const struct game *g = b->h->g;
    struct men *out = b->out;
    enum duty duty = who_duty(g, man);
    bit_on(b->named, man);
    out->at[out->n++] = man;
    out->inf += g->man[man].arm == ARM_INF;
    out->cav += g->man[man].arm == ARM_CAV;
    out->gunner |= duty == DUTY_GUNNER;
    out->guard |= duty == DUTY_GUARD;
    if (out->n == 1)
        out->side = g->man[man].side;
    else if (out->side != g->man[man].side)
        out->side = 0;
}

static bool
usable(const struct binding *b, int32_t man)
{
    const struct use *use = b->use;
    const struct man *m = &b->h->g->man[man];
    int32_t seq = b->h->g->battle->seq;
    if (!(use->states >> m->state & 1) || (b->among && !bit(b->among, man)))
        return false;
    if (use->side && m->side != use->side)
        return false;
    if (use->holder && m->holder != use->holder)
        return false;
    bool fought = m->fought && m->fought_seq == seq;
    bool found =
        fought && m->found && m->role == ROLE_NEAR && m->fought == use->found;
    return !(use->unfought && fought && !found);
}

static bool
in_pool(const struct game *g, const struct pool *p, int32_t man)
{
    const struct man *m = &g->man[man];
    if (p->arm && m->arm != p->arm)
        return false;
    switch (p->kind) {
    case POOL_SIDE:
        return m->side == p->ref;
    case POOL_BODY:
        return m->body == p->ref;
    case POOL_CREW:
        return m->crew == p->ref;
    case POOL_GUARDS:
        return m->guards == p->ref;
    case POOL_PARTY:
        return m->party == p->ref;
    case POOL_NONE:
        break;
    }
    return false;
}

/* A man the words may take by count or by all: one who has not moved yet,
 * where the verb moves men. */
static bool
free_to(const struct binding *b, const struct pool *p, int32_t man)
{
    const struct game *g = b->h->g;
    const struct man *m = &g->man[man];
    if (!in_pool(g, p, man) || bit(b->named, man) || !usable(b, man))
        return false;
    if (b->use->away && m->rear)
        return false;
    return !(b->use->unmoved && m->moved_seq == g->battle->seq && m->moved > 0);
}

/* The rows worth looking at. */
static void
pool_span(const struct game *g, const struct pool *p, int32_t *from,
          int32_t *to)
{
    *from = 0;
    *to = (int32_t)g->rows[T_man];
    if (p->kind != POOL_BODY || g->body[ROW(p->ref)].mixed)
        return;
    *from = g->body[ROW(p->ref)].first;
    *to = *from + g->body[ROW(p->ref)].mustered;
}

static bool
blame_man(struct binding *b, enum fault_code code, int32_t man, int32_t have)
{
    return blame(
        b->h,
        (struct blame){.code = code, .at = b->w, .subject = man, .have = have});
}

/* --- which pool a term means --- */

static struct pool
label_pool(const struct game *g, struct span label)
{
    struct pool p = {POOL_NONE, 0, ARM_ANY};
    int32_t row, side;
    if ((row = body_find(g, label)) >= 0)
        p = (struct pool){POOL_BODY, REF(row), ARM_ANY};
    else if ((row = gun_find(g, label)) >= 0)
        p = (struct pool){POOL_CREW, REF(row), ARM_ANY};
    else if ((side = side_named(g, label)) != 0)
        p = (struct pool){POOL_SIDE, side, ARM_ANY};
    return p;
}

/* Whether the words name a pool that there is. */
static bool
word_pool(const struct game *g, const struct word *w, struct pool *p)
{
    if (w->form == MEN_GUARD || w->form == MEN_PARTY) {
        int32_t row = party_find(g, w->b);
        *p = (struct pool){w->form == MEN_GUARD ? POOL_GUARDS : POOL_PARTY,
                           REF(row), ARM_ANY};
        return row >= 0;
    }
    *p = label_pool(g, w->label);
    struct span label = w->label;
    if (p->kind == POOL_NONE && w->form == MEN_ALL && label.n > 3 &&
        span_same(span_cut(label, 0, 3), SPAN("all")))
        *p = label_pool(g, span_from(label, 3));
    if (w->form == MEN_COUNT)
        p->arm = w->b;
    return p->kind != POOL_NONE;
}

static bool
find_pool(struct binding *b, struct pool *p)
{
    const struct word *w = b->w;
    if (word_pool(b->h->g, w, p))
        return true;
    if (w->form == MEN_GUARD || w->form == MEN_PARTY)
        return wrong(b->h, FAULT_NO_PARTY, w);
    if (w->label.n == 1)
        return arg_side(b->h, w) != 0;
    return arg_body(b->h, w) != 0;
}

/* --- taking men --- */

static void
take_all(struct binding *b, const struct pool *p)
{
    int32_t from, to;
    uint32_t before = b->out->n;
    pool_span(b->h->g, p, &from, &to);
    for (int32_t i = from; i < to; i++)
        if (free_to(b, p, i))
            take(b, i);
    if (b->out->n == before)
        wrong(b->h, FAULT_NOBODY, b->w);
}

/* Whom a count may take: free to, and with this duty (-1: any). */
static bool
countable(const struct binding *b, const struct pool *p, int duty, int32_t man)
{
    return free_to(b, p, man) &&
           (duty < 0 || (int)who_duty(b->h->g, man) == duty);
}

/* How far he stands from the other party: after all others where nobody has
 * measured it. */
static int64_t
far_of(const struct binding *b, int32_t man)
{
    const struct toward *t = &b->use->toward;
    length by;
    return t->far && t->far(t->ctx, man, &by) ? by : INT64_MAX;
}

/* The nearest of them first, equals by number. */
static int32_t
take_nearest(struct binding *b, const struct pool *p, int duty, int32_t want)
{
    int32_t from, to;
    uint32_t n = 0, got = 0;
    size_t used = b->h->s->used;
    pool_span(b->h->g, p, &from, &to);
    struct ordered *can =
        scratch_get(b->h, ((size_t)(to - from) + 1) * sizeof *can);
    for (int32_t i = from; can && i < to; i++)
        if (countable(b, p, duty, i))
            can[n++] = (struct ordered){far_of(b, i), i};
    if (!can || !order(b->h, can, n))
        return 0;
    for (; got < n && (int32_t)got < want; got++)
        take(b, can[got].what);
    b->h->s->used = used;
    return (int32_t)got;
}

/* Up to `want` of the pool with this duty (-1: any); how many. */
static int32_t
take_some(struct binding *b, const struct pool *p, int duty, int32_t want)
{
    int32_t from, to, got = 0;
    if (want <= 0)
        return 0;
    if (b->use->toward.far)
        return take_nearest(b, p, duty, want);
    pool_span(b->h->g, p, &from, &to);
    for (int32_t i = from; i < to && got < want; i++) {
        if (!countable(b, p, duty, i))
            continue;
        take(b, i);
        got++;
    }
    return got;
}

/* Foot first, horse after. */
static int32_t
take_by_arm(struct binding *b, const struct pool *p, int duty, int32_t want)
{
    if (p->arm != ARM_ANY)
        return take_some(b, p, duty, want);
    struct pool foot = *p, horse = *p;
    foot.arm = ARM_INF;
    horse.arm = ARM_CAV;
    int32_t got = take_some(b, &foot, duty, want);
    return got + take_some(b, &horse, duty, want - got);
}

/* The nearest of the pool with this duty, or -1. */
static int32_t
pool_nearest(const struct binding *b, const struct pool *p, int duty)
{
    int32_t first = -1;
    int64_t nearest = INT64_MAX;
    for (int32_t i = 0; i < (int32_t)b->h->g->rows[T_man]; i++) {
        if (!countable(b, p, duty, i))
            continue;
        int64_t far = far_of(b, i);
        if (first < 0 || far < nearest) {
            first = i;
            nearest = far;
        }
    }
    return first;
}

/* Who would be taken next: gunners before guards, and of each, as take_by_arm
 * does, foot before horse. */
static int32_t
pool_first(const struct binding *b, const struct pool *p)
{
    struct pool foot = *p, horse = *p;
    int32_t first = -1;
    if (p->arm == ARM_ANY) {
        foot.arm = ARM_INF;
        horse.arm = ARM_CAV;
    }
    for (int duty = DUTY_NONE; first < 0 && duty < DUTIES; duty++) {
        first = pool_nearest(b, &foot, duty);
        if (first < 0)
            first = pool_nearest(b, &horse, duty);
    }
    return first;
}

static bool
take_count(struct binding *b, const struct pool *p, int32_t want)
{
    bool named = p->kind != POOL_SIDE && p->kind != POOL_BODY;
    struct men *out = b->out;
    uint32_t before = out->n;
    int32_t inf = out->inf, cav = out->cav;
    out->counted = true;
    int32_t got =
        named ? take_some(b, p, -1, want) : take_by_arm(b, p, 0, want);
    if (got < want && !named) {
        int32_t next = pool_first(b, p), idle = got;
        got += take_by_arm(b, p, 1, want - got);
        got += take_by_arm(b, p, 2, want - got);
        if (got == want && next >= 0 && !b->use->duties)
            return blame(b->h, (struct blame){.code = FAULT_DUTY,
                                              .at = b->w,
                                              .subject = next,
                                              .have = idle,
                                              .need = want});
    }
    if (got < want)
        return blame(b->h, (struct blame){.code = FAULT_TOO_FEW,
                                          .at = b->w,
                                          .have = got,
                                          .need = want});
    if (out->n > before && p->arm == ARM_ANY && !named && out->inf > inf &&
        out->cav > cav)
        effect(b->h, EFFECT_FOOT_FIRST, out->inf - inf, out->cav - cav, 0, 0);
    return true;
}

static bool
is_count(const struct word *w)
{
    if (w->form == MEN_COUNT)
        return true;
    return w->form != MEN_NUMBER && w->form != MEN_ALL && w->a != 0;
}

static bool
take_numbered(struct binding *b, int32_t body, int32_t number)
{
    const struct game *g = b->h->g;
    int32_t man = man_find(g, body, number);
    if (man < 0 && g->body[body].mustered == 0)
        return blame(b->h, (struct blame){.code = FAULT_NO_BIRTH,
                                          .at = b->w,
                                          .subject = REF(body)});
    if (man < 0)
        return blame(b->h, (struct blame){.code = FAULT_NO_MAN,
                                          .at = b->w,
                                          .subject = REF(body),
                                          .have = number,
                                          .need = g->body[body].mustered});
    const struct man *m = &g->man[man];
    if (bit(b->named, man))
        return blame_man(b, FAULT_MAN_TWICE, man, 0);
    if (b->use->side && m->side != b->use->side)
        return blame_man(b, FAULT_MAN_SIDE, man, 0);
    if (b->among && !bit(b->among, man))
        return blame_man(b, FAULT_MAN_NOT_IN, man, 0);
    bool able = b->use->states >> m->state & 1;
    bool fought = m->fought && m->fought_seq == g->battle->seq;
    bool open =
        fought && b->use->open && g->melee[ROW(m->fought)].state == MELEE_OPEN;
    if (able && b->use->unfought && fought && !open)
        return blame_man(b, FAULT_MAN_FOUGHT, man, m->fought);
    if (!open && !usable(b, man))
        return blame_man(b, FAULT_MAN_STATE, man, m->state);
    take(b, man);
    return true;
}

static void
take_numbers(struct binding *b)
{
    int32_t body = body_find(b->h->g, b->w->label);
    bool taken = body >= 0;
    if (!taken)
        arg_body(b->h, b->w); /* which says so */
    for (int32_t k = b->w->a; taken && k <= b->w->b; k++)
        taken = take_numbered(b, body, k);
}

static void
take_term(struct binding *b)
{
    struct pool p;
    if (b->w->form == MEN_NUMBER)
        take_numbers(b);
    else if (!find_pool(b, &p))
        return;
    else if (is_count(b->w))
        take_count(b, &p, b->w->a);
    else
        take_all(b, &p);
}

/* Nobody taken yet; ROOM is a fault. */
static struct binding
binding_of(struct hearing *h, const struct use *use, struct men *out)
{
    struct binding b = {.h = h, .use = use, .out = out};
    memset(out, 0, sizeof *out);
    out->at = scratch_get(h, (h->g->rows[T_man] + 1) * sizeof(int32_t));
    b.named = bits(h);
    if (use->among && (b.among = bits(h)) != NULL)
        for (uint32_t i = 0; i < use->n_among; i++)
            bit_on(b.among, use->among[i]);
    return b;
}

/* Each word of an argument, all of them taken in one way. */
struct terms {
    const struct word *w;
    uint32_t n;
    void (*take)(struct binding *b);
};

static bool
take_terms(struct hearing *h, const struct terms *t, const struct use *use,
           struct men *out)
{
    struct binding b = binding_of(h, use, out);
    for (uint32_t i = 0; !fallen(h) && i < t->n; i++) {
        b.w = t->w + i;
        t->take(&b);
    }
    return !fallen(h);
}

bool
who_find(struct hearing *h, const struct word *w, uint32_t n,
         const struct use *use, struct men *out)
{
    return take_terms(h, &(struct terms){w, n, take_term}, use, out);
}

bool
who_counts(const struct word *w, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        if (is_count(&w[i]))
            return true;
    return false;
}

/* One word: men by their numbers, or the whole of a pool. */
static void
could_mean(struct binding *b)
{
    const struct game *g = b->h->g;
    int32_t from, to;
    struct pool p;
    if (b->w->form == MEN_NUMBER) {
        int32_t body = body_find(g, b->w->label);
        for (int32_t k = b->w->a; body >= 0 && k <= b->w->b; k++) {
            int32_t man = man_find(g, body, k);
            if (man < 0)
                break;
            if (!bit(b->named, man))
                take(b, man);
        }
        return;
    }
    if (!word_pool(g, b->w, &p))
        return;
    pool_span(g, &p, &from, &to);
    for (int32_t i = from; i < to; i++)
        if (free_to(b, &p, i))
            take(b, i);
}

bool
who_could(struct hearing *h, const struct word *w, uint32_t n,
          const struct use *use, struct men *out)
{
    return take_terms(h, &(struct terms){w, n, could_mean}, use, out);
}

bool
who_arg(struct hearing *h, const char *clause, const char *name,
        const struct use *use, struct men *out)
{
    uint32_t n = 0;
    const struct word *w = arg(h, clause, name, &n);
    memset(out, 0, sizeof *out);
    return !w || who_find(h, w, n, use, out);
}

/* Three passes keep the order within each duty. */
bool
who_sort(struct hearing *h, struct men *m)
{
    int32_t *sorted = scratch_get(h, (m->n + 1) * sizeof(int32_t));
    uint32_t n = 0;
    if (!sorted)
        return false;
    for (int duty = DUTY_NONE; duty < DUTIES; duty++)
        for (uint32_t i = 0; i < m->n; i++)
            if ((int)who_duty(h->g, m->at[i]) == duty)
                sorted[n++] = m->at[i];
    m->at = sorted;
    return true;
}

void
who_say(struct hearing *h, const struct men *m)
{
    if (m->n > 0)
        effect(h, EFFECT_PICKED, m->side, m->inf, m->cav,
               (m->gunner ? DUTY_GUNNER : 0) | (m->guard ? DUTY_GUARD : 0));
}

/* --- men in a text --- */

/* The bare name of a side or a gun may also be of who did something. */
static bool
means_men(const struct game *g, const struct word *w)
{
    struct pool p;
    bool bare = w->form == MEN_ALL &&
                (gun_find(g, w->label) >= 0 || side_named(g, w->label) != 0);
    return !bare && word_pool(g, w, &p);
}

static bool
all_mean_men(const struct game *g, struct span typed, struct word *word)
{
    uint32_t n;
    if (!line_men(typed, word, &n))
        return false;
    for (uint32_t i = 0; i < n; i++)
        if (!means_men(g, &word[i]))
            return false;
    return true;
}

bool
who_named(struct hearing *h, struct span text)
{
    struct word *word = scratch_get(h, LINE_WORDS * sizeof *word);
    bool men = word && text.n > 0;
    for (uint32_t from = 0, to; men && from < text.n; from = to + 1) {
        for (to = from; to < text.n && text.at[to] != ' '; to++)
            ;
        struct span typed = span_cut(text, from, to);
        men = typed.n == 0 || all_mean_men(h->g, typed, word);
    }
    return men;
}
