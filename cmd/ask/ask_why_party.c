/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * ask_why_party.c: why a party is as it is: what happened to it, entry by
 * entry, in the words that were said then, each with its rule.
 */
#include "ask_in.h"
#include "facts.h"
#include "say_in.h"

enum { WORDS = 1024 };

/* What happened to prisoners, and by which rule. */
static const struct {
    enum effect_kind kind;
    const char *rules;
} chain[] = {
    {EFFECT_PARTY_MADE,   "[P2]"           },
    {EFFECT_GUARDS,       "[P2]"           },
    {EFFECT_GUARD_LEFT,   "[P2]"           },
    {EFFECT_PARTY_EXCESS, "[P2 reading 14]"},
    {EFFECT_PARTY_FREED,  "[P3]"           },
    {EFFECT_PARTY_HOME,   "[P6]"           },
    {EFFECT_PARTY_LINE,   "[reading 18]"   },
};

static const char *
rules_of(const struct game *g, const struct sequel *s, const struct line *l)
{
    bool made = s->kind == EFFECT_PARTY_MADE;
    if (made && verb_is(l->verb, FACT_SURRENDER))
        return "[P9 P2]";
    if (made && verb_is(l->verb, FACT_RETAKE))
        return "[reading 16 P2]";
    if (s->kind == EFFECT_PARTY_FREED && s->c)
        return "[P3 P4]";
    for (uint32_t i = 0; i < g->rows[T_ruled]; i++)
        if (made && g->ruled[i].entry == s->entry)
            return "[H3e P2]";
    for (size_t i = 0; i < sizeof chain / sizeof chain[0]; i++)
        if (s->kind == (int32_t)chain[i].kind)
            return chain[i].rules;
    return "";
}

static bool
of_party(const struct sequel *s, int32_t party)
{
    for (size_t i = 0; i < sizeof chain / sizeof chain[0]; i++)
        if (s->kind == (int32_t)chain[i].kind)
            return s->a == party;
    return false;
}

/* The party that a line moves, or puts into another: or 0. */
static int32_t
party_named(const struct game *g, const struct line *l)
{
    const struct word *w = line_find(l, "", "MEN", NULL);
    if (verb_is(l->verb, FACT_MOVE))
        return w && w->form == MEN_PARTY ? REF(party_find(g, w->b)) : 0;
    w = line_find(l, "", "PARTY", NULL);
    return w && verb_is(l->verb, FACT_JOIN) ? REF(party_find(g, w->a)) : 0;
}

struct asked_party {
    const struct history *h;
    int32_t party;
    int32_t entry; /* the last that was named */
};

/* One thing that happened, under its entry. */
static void
put_link(struct text *to, struct asked_party *p, const struct sequel *s,
         const struct line *l)
{
    static const struct ruling none;
    const struct game *g = &p->h->game;
    const struct saying say = {.h = p->h, .line = l, .r = &none};
    const struct effect e = {(uint16_t)s->kind, s->a, s->b, s->c, s->d};
    char at[WORDS];
    struct text w;

    if (s->entry != p->entry) {
        put_entry(to, p->h, history_entry(p->h, s->entry));
        text_char(to, '\n');
    }
    p->entry = s->entry;
    text_init(&w, at, sizeof at);
    if (s->kind != EFFECT_MOVED) {
        effect_say(&w, &say, &e);
        why_step(to, &w, rules_of(g, s, l));
        return;
    }
    put_party(&w, g, p->party);
    text_str(&w, " moves ");
    if (s->c > 0)
        put_reach(&w, g, s->c);
    else
        text_str(&w, "within its reach");
    text_str(&w, ", its guard with it.");
    why_step(to, &w, "[P1 reading 39]");
}

void
why_party(struct text *to, const struct history *h, int32_t party)
{
    const struct game *g = &h->game;
    struct asked_party p = {h, party, 0};
    struct word word[LINE_WORDS];

    show_party(to, g, party);
    for (uint32_t i = 0; i < g->rows[T_sequel]; i++) {
        const struct sequel *s = &g->sequel[i];
        struct line l = {.word = word};
        bool own = of_party(s, party);
        bool named = s->kind == EFFECT_MOVED || s->kind == EFFECT_PARTY_MADE;

        if ((own || named) && history_fact(h, s->entry, &l) &&
            (own || party_named(g, &l) == party))
            put_link(to, &p, s, &l);
    }
}
