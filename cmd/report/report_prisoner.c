/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * report_prisoner.c: prisoners taken otherwise than in a melee, led off, freed,
 * delivered, armed again.
 */
#include "report_in.h"
#include "say_in.h"

/* --- prisoners --- */

static const char *
was_or_had(const struct event *e, int32_t n)
{
    if (event_before(e))
        return " had been";
    return n == 1 ? " was" : " were";
}

/* "the six Beta prisoners of P1" */
static void
put_prisoners(const struct event *e, int32_t party, int32_t n)
{
    const struct teller *t = e->k->t;
    put_number(t->r, n);
    doc_char(t->r, ' ');
    put_side(t, t->g->party[ROW(party)].side);
    doc_str(t->r, n == 1 ? " prisoner (" : " prisoners (");
    put_party_of(t, party);
    doc_char(t->r, ')');
}

static void
freed_0(struct report *r, const void *what)
{
    const struct event *e = what;
    put_prisoners(e, e->s->a, e->s->b);
    doc_str(r, " went free, without arms");
}

static void
freed_1(struct report *r, const void *what)
{
    const struct event *e = what;
    doc_str(r, "nobody guarded ");
    put_prisoners(e, e->s->a, e->s->b);
    doc_str(r, e->s->b == 1 ? ", who" : " any longer, and they");
    doc_str(r, " went free, without arms");
}

static void
freed_then_0(struct report *r, const void *what)
{
    const struct event *e = what;
    doc_str(r, "that set ");
    put_prisoners(e, e->s->a, e->s->b);
    doc_str(r, " free, without arms");
}

static void
freed_then_1(struct report *r, const void *what)
{
    const struct event *e = what;
    doc_str(r, "with that ");
    put_prisoners(e, e->s->a, e->s->b);
    doc_str(r, " went free, without arms");
}

static void
freed_by_word_0(struct report *r, const void *what)
{
    const struct event *e = what;
    doc_str(r, "the referee set ");
    put_prisoners(e, e->s->a, e->s->b);
    doc_str(r, " free, without arms");
}

static void
freed_by_word_1(struct report *r, const void *what)
{
    const struct event *e = what;
    doc_str(r, "by the referee's word ");
    put_prisoners(e, e->s->a, e->s->b);
    doc_str(r, " went free, without arms");
}

/* By the referee, by what was just told, or for want of a guard. */
static void
tell_freed(const struct event *e)
{
    static form *const plainly[] = {freed_0, freed_1};
    static form *const then[] = {freed_then_0, freed_then_1};
    static form *const word[] = {freed_by_word_0, freed_by_word_1};
    if (fact_is(e->k->t, FACT_FREE))
        TELL(e->k->t->r, word, e->s->entry, e);
    else if (e->k->told)
        TELL(e->k->t->r, then, e->s->entry, e);
    else
        TELL(e->k->t->r, plainly, e->s->entry, e);
}

static void
excess_0(struct report *r, const void *what)
{
    const struct event *e = what;
    put_prisoners(e, e->s->a, e->s->b);
    doc_str(r, e->s->d ? " went free, with no guard near enough to them"
                       : " went free, being more than the guards could watch");
}

static void
excess_1(struct report *r, const void *what)
{
    const struct event *e = what;
    doc_str(r, e->s->d ? "with no guard near enough " : "for want of guards ");
    put_prisoners(e, e->s->a, e->s->b);
    doc_str(r, " went free");
}

static void
home_0(struct report *r, const void *what)
{
    const struct event *e = what;
    const struct teller *t = e->k->t;
    put_prisoners(e, e->s->a, e->s->b);
    doc_str(r, was_or_had(e, e->s->b));
    doc_str(r, " delivered at ");
    put_sides(t, t->g->party[ROW(e->s->a)].holder);
    doc_str(r, " back line");
}

static void
home_1(struct report *r, const void *what)
{
    const struct event *e = what;
    const struct teller *t = e->k->t;
    put_side(t, t->g->party[ROW(e->s->a)].holder);
    doc_str(r, event_before(e) ? " had brought " : " brought ");
    put_prisoners(e, e->s->a, e->s->b);
    doc_str(r, " home, beyond liberation");
}

static void
line_0(struct report *r, const void *what)
{
    const struct event *e = what;
    const struct teller *t = e->k->t;
    put_prisoners(e, e->s->a, e->s->b);
    doc_str(r, " reached ");
    put_sides(t, t->g->party[ROW(e->s->a)].holder);
    doc_str(r, " back line, still prisoners");
}

static void
line_1(struct report *r, const void *what)
{
    const struct event *e = what;
    const struct teller *t = e->k->t;
    put_side(t, t->g->party[ROW(e->s->a)].holder);
    doc_str(r, " had ");
    put_prisoners(e, e->s->a, e->s->b);
    doc_str(r, " at its back line, still prisoners");
}

static void
rearmed_0(struct report *r, const void *what)
{
    const struct event *e = what;
    put_men_of(e->k->t, e->s->b, e->s->a);
    doc_str(r, " came home and took up arms again");
}

static void
rearmed_1(struct report *r, const void *what)
{
    const struct event *e = what;
    put_side(e->k->t, e->s->a);
    doc_str(r, " armed ");
    put_things(r, e->s->b, "man", "men");
    doc_str(r, " again who came home");
}

static void
retaken_1(struct report *r, const void *what)
{
    const struct event *e = what;
    put_side(e->k->t, e->s->a);
    doc_str(r, " freed ");
    put_things(r, e->s->b, "man", "men");
    doc_str(r, " of its own, who were without arms");
}

static void
retaken_0(struct report *r, const void *what)
{
    const struct event *e = what;
    put_men_of(e->k->t, e->s->b, e->s->a);
    doc_str(r, e->s->b == 1 ? " was" : " were");
    doc_str(r, " freed by comrades, without arms");
}

/* Taken otherwise than in a melee. */
static void
put_captured(const struct event *e)
{
    const struct game *g = e->k->t->g;
    int32_t inf = 0, cav = 0;
    for (uint32_t i = e->k->captive.from; i < e->k->captive.to; i++) {
        if (g->captive[i].party != e->s->a)
            continue;
        inf += g->man[g->captive[i].man].arm == ARM_INF;
        cav += g->man[g->captive[i].man].arm == ARM_CAV;
    }
    put_men(e->k->t, g->party[ROW(e->s->a)].side, inf, cav);
}

static void
put_party_end(const struct event *e)
{
    doc_str(e->k->t->r, " (");
    put_party_of(e->k->t, e->s->a);
    doc_char(e->k->t->r, ')');
}

static void
surrendered_0(struct report *r, const void *what)
{
    const struct event *e = what;
    put_captured(e);
    doc_str(r, " surrendered to ");
    put_side(e->k->t, e->k->t->g->party[ROW(e->s->a)].holder);
    put_party_end(e);
}

static void
surrendered_1(struct report *r, const void *what)
{
    const struct event *e = what;
    put_side(e->k->t, e->k->t->g->party[ROW(e->s->a)].holder);
    doc_str(r, " took the surrender of ");
    put_captured(e);
    put_party_end(e);
}

static void
caught_0(struct report *r, const void *what)
{
    const struct event *e = what;
    put_side(e->k->t, e->k->t->g->party[ROW(e->s->a)].holder);
    doc_str(r, " took ");
    put_captured(e);
    doc_str(r, fact_is(e->k->t, FACT_RETAKE) ? ", who were without arms" : "");
    put_party_end(e);
}

static void
held_0(struct report *r, const void *what)
{
    const struct event *e = what;
    put_side(e->k->t, e->k->t->g->party[ROW(e->s->a)].holder);
    doc_str(r, " held ");
    put_captured(e);
    doc_str(r, e->s->b == 1 ? " as a prisoner" : " as prisoners");
    put_party_end(e);
}

static void
held_1(struct report *r, const void *what)
{
    const struct event *e = what;
    put_captured(e);
    doc_str(r, e->s->b == 1 ? " was a prisoner of " : " were prisoners of ");
    put_side(e->k->t, e->k->t->g->party[ROW(e->s->a)].holder);
    put_party_end(e);
}

static void
tell_party_made(const struct event *e)
{
    static form *const surrendered[] = {surrendered_0, surrendered_1};
    static form *const caught[] = {caught_0};
    static form *const held[] = {held_0, held_1};
    const struct told *k = e->k;
    /* Those of melees were told with them; a join makes none. */
    if (k->ruled.to > k->ruled.from || k->captive.to == k->captive.from)
        return;
    if (event_before(e))
        TELL(k->t->r, held, e->s->entry, e);
    else if (fact_is(k->t, FACT_SURRENDER))
        TELL(k->t->r, surrendered, e->s->entry, e);
    else
        TELL(k->t->r, caught, e->s->entry, e);
}

/* --- led off --- */

static void
put_pace(const struct teller *t, const struct sequel *s)
{
    if (s->c > 0) {
        doc_char(t->r, ' ');
        struct text far = doc_room(t->r, 64);
        put_reach(&far, t->g, s->c);
        doc_took(t->r, &far);
    }
    if (s->d > 0) {
        doc_char(t->r, ' ');
        struct text where = doc_room(t->r, 64);
        say_heading(&where, s->d - 1);
        doc_took(t->r, &where);
    }
    if (s->c <= 0 && s->d <= 0)
        doc_str(t->r, " on");
}

/* The number of the party a move was of, or 0. */
static int32_t
party_moved(const struct teller *t)
{
    const struct word *w =
        fact_is(t, FACT_MOVE) ? fact_word(t, "", "MEN") : NULL;
    bool party = w && w->form == MEN_PARTY && w->a == 0;
    return party ? REF(party_find(t->g, w->b)) : 0;
}

static void
led_0(struct report *r, const void *what)
{
    const struct event *e = what;
    put_prisoners(e, party_moved(e->k->t), e->s->b);
    doc_str(r, e->s->b == 1 ? " was led" : " were led");
    put_pace(e->k->t, e->s);
}

static void
led_1(struct report *r, const void *what)
{
    const struct event *e = what;
    put_side(e->k->t, e->s->a);
    doc_str(r, " led ");
    put_prisoners(e, party_moved(e->k->t), e->s->b);
    put_pace(e->k->t, e->s);
}

static void
tell_moved(const struct event *e)
{
    static form *const led[] = {led_0, led_1};
    if (party_moved(e->k->t))
        TELL(e->k->t->r, led, e->s->entry, e);
}

/* --- each in its way --- */

static form *const *
form_of(int32_t kind, uint32_t *n)
{
    static form *const excess[] = {excess_0, excess_1};
    static form *const home[] = {home_0, home_1};
    static form *const line[] = {line_0, line_1};
    static form *const rearmed[] = {rearmed_0, rearmed_1};
    static form *const retaken[] = {retaken_0, retaken_1};
    *n = 2; /* of each */
    switch (kind) {
    case EFFECT_PARTY_EXCESS:
        return excess;
    case EFFECT_PARTY_HOME:
        return home;
    case EFFECT_PARTY_LINE:
        return line;
    case EFFECT_REARMED:
        return rearmed;
    case EFFECT_RETAKEN:
        return retaken;
    default:
        return NULL;
    }
}

void
prisoners_tell(const struct event *e)
{
    uint32_t n;
    form *const *forms = form_of(e->s->kind, &n);
    if (forms)
        tell_one(e->k->t->r, forms, n, e->s->entry, e);
    else if (e->s->kind == EFFECT_PARTY_MADE)
        tell_party_made(e);
    else if (e->s->kind == EFFECT_MOVED)
        tell_moved(e);
    else if (e->s->kind == EFFECT_PARTY_FREED)
        tell_freed(e);
}
