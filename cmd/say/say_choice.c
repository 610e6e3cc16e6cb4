/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * say_choice.c: who was chosen to fall, to be taken, to guard. The ruling
 * itself has been said when the melee was: a choice changes none of its
 * numbers, and its answer is the choice alone.
 */
#include "say_in.h"

#include "judged.h"

enum { NAMED = 24 }; /* columns of men by their numbers; more are counted */

/* Men of one side that are chosen for one fate. */
struct lot {
    int32_t side, fate;
    int32_t men, inf, cav;
};

static bool
is_in(const struct game *g, const struct fate *f, const struct ruled *m,
      const struct lot *lot)
{
    return f->chosen && f->melee == m->melee && f->entry == m->entry &&
           f->fate == lot->fate && g->man[f->man].side == lot->side;
}

static void
numbers_run(struct numbers *n)
{
    if (n->last <= n->first)
        return;
    text_char(n->to, n->last == n->first + 1 ? ',' : '-');
    text_int(n->to, n->g->man[n->last].number);
}

void
numbers_add(struct numbers *n, int32_t man)
{
    const struct man *m = &n->g->man[man];
    bool any = n->last >= 0;
    bool same = any && n->g->man[n->last].birth == m->birth;

    if (same && m->number == n->g->man[n->last].number + 1) {
        n->last = man;
        return;
    }
    numbers_run(n);
    if (same) {
        text_char(n->to, ',');
        text_int(n->to, m->number);
    } else {
        text_str(n->to, any ? "+" : "");
        say_man(n->to, n->g, man);
    }
    n->first = n->last = man;
}

void
numbers_end(struct numbers *n)
{
    numbers_run(n);
    n->first = n->last = -1;
}

/* The men of a lot by their numbers. */
static void
put_numbers(struct text *to, const struct saying *s, const struct ruled *m,
            const struct lot *lot)
{
    const struct game *g = &s->h->game;
    struct numbers n = {to, g, -1, -1};

    for (uint32_t i = s->r->from[T_fate]; i < s->r->to[T_fate]; i++)
        if (is_in(g, &g->fate[i], m, lot))
            numbers_add(&n, g->fate[i].man);
    numbers_end(&n);
}

static struct lot
lot_of(const struct saying *s, const struct ruled *m, int32_t side,
       int32_t fate)
{
    const struct game *g = &s->h->game;
    struct lot lot = {.side = side, .fate = fate};

    for (uint32_t i = s->r->from[T_fate]; i < s->r->to[T_fate]; i++) {
        const struct fate *f = &g->fate[i];
        if (!is_in(g, f, m, &lot))
            continue;
        lot.men++;
        lot.inf += g->man[f->man].arm == ARM_INF;
        lot.cav += g->man[f->man].arm == ARM_CAV;
    }
    return lot;
}

const char *
fate_words(int32_t fate, int32_t men)
{
    static const char *const one[] = {"", " falls", " is taken", " guards",
                                      " is kept"};
    static const char *const more[] = {"", " fall", " are taken", " guard",
                                       " are kept"};
    return men == 1 ? one[fate] : more[fate];
}

static void
put_lot(struct text *to, const struct saying *s, const struct ruled *m,
        const struct lot *lot)
{
    char at[LINE_MAX_BYTES];
    struct text numbers;

    text_init(&numbers, at, sizeof at);
    put_numbers(&numbers, s, m, lot);
    if (numbers.n <= NAMED)
        text_put(to, text_span(&numbers));
    else
        say_men(to, &s->h->game, lot->side, lot->inf, lot->cav);
    text_str(to, fate_words(lot->fate, lot->men));
}

void
choice_say(struct text *to, const struct saying *s, const struct ruled *m)
{
    static const int32_t fates[] = {FATE_DEAD, FATE_PRISONER, FATE_GUARD,
                                    FATE_UNHURT};
    const int32_t sides[] = {m->lesser, m->greater};
    uint32_t from = to->n;

    for (size_t k = 0; k < sizeof fates / sizeof *fates; k++)
        for (int i = 0; i < 2; i++) {
            struct lot lot = lot_of(s, m, sides[i], fates[k]);
            if (lot.men == 0)
                continue;
            text_str(to, to->n > from ? ", " : "");
            put_lot(to, s, m, &lot);
        }
    if (to->n > from)
        text_char(to, '.');
}

static const struct melee *
melee_chosen(const struct saying *s)
{
    const struct game *g = &s->h->game;
    const struct word *w = line_find(s->line, "", "MELEE", NULL);
    int32_t row = w ? melee_find(g, w->a) : melee_last(g);
    return row < 0 ? NULL : &g->melee[row];
}

/* Its ruling, or NULL: it waits. */
static const struct ruled *
ruling_on(const struct saying *s, const struct melee *m)
{
    const struct game *g = &s->h->game;
    for (uint32_t i = s->r->from[T_ruled]; i < s->r->to[T_ruled]; i++)
        if (&g->melee[ROW(g->ruled[i].melee)] == m)
            return &g->ruled[i];
    return NULL;
}

static void
put_whose(struct text *to, const struct saying *s, const struct melee *m)
{
    const struct game *g = &s->h->game;
    text_char(to, 'M');
    text_int(to, m->number);
    text_str(to, ": ");
    /* judged as this turn began, it is the choice of the move before it */
    put_owner(to, g,
              m->seq == g->battle->seq ? g->battle->mover
                                       : other_side(g->battle->mover));
}

/* The choice in words, if the first line has room for it. */
static bool
put_short(struct text *to, const struct saying *s, const struct ruled *m,
          uint32_t room)
{
    char at[SAY_BYTES];
    struct text t;

    text_init(&t, at, sizeof at);
    text_str(&t, " choice: ");
    uint32_t before = t.n;
    choice_say(&t, s, m);
    if (t.cut || t.n == before ||
        span_points(text_span(to)) + span_points(text_span(&t)) > room)
        return false;
    text_put(to, text_span(&t));
    return true;
}

void
choice_first(struct text *to, const struct saying *s, uint32_t room)
{
    const struct melee *m = melee_chosen(s);
    char at[SAY_BYTES];
    struct text t;

    if (!m) {
        put_line(to, s->line);
        return;
    }
    const struct ruled *r = ruling_on(s, m);
    text_init(&t, at, sizeof at);
    put_whose(&t, s, m);
    if (!r || !put_short(&t, s, r, room))
        text_str(&t, m->state == MELEE_OPEN ? " choice waits for the ruling."
                                            : " choice stands.");
    text_put(to, text_span(&t));
}

void
choice_rest(struct text *to, const struct saying *s, uint32_t room)
{
    const struct melee *m = melee_chosen(s);
    const struct ruled *r = m ? ruling_on(s, m) : NULL;
    char at[SAY_BYTES];
    struct text t;

    if (!r)
        return;
    text_init(&t, at, sizeof at);
    put_whose(&t, s, m);
    if (!put_short(&t, s, r, room)) {
        text_clear(&t);
        choice_say(&t, s, r);
        put_lines(to, text_span(&t));
    }
    text_clear(&t);
    melee_duties(&t, s, r);
    if (t.n > 0)
        t.at[0] = (char)(t.at[0] - 'a' + 'A');
    put_lines(to, text_span(&t));
}

/* What the ruling has said already, and a choice does not change. */
uint64_t
choice_said(void)
{
    static const enum effect_kind said[] = {
        EFFECT_PICKED,   EFFECT_FOOT_FIRST, EFFECT_TIME,         EFFECT_TURN,
        EFFECT_USED,     EFFECT_PARTY_MADE, EFFECT_MELEE_BEGINS, EFFECT_CONTACT,
        EFFECT_ANSWERED, EFFECT_DECIDED,    EFFECT_HAIR};
    uint64_t set = 0;
    for (size_t i = 0; i < sizeof said / sizeof *said; i++)
        set |= (uint64_t)1 << said[i];
    return set;
}
