/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * overrule.c: the referee's result in the place of the computed one, and both
 * told. One that no longer fits after a correction falls, and is said to.
 */
#include "overrule.h"

#include "facts.h"

#include <string.h>

bool
is_overrule(const struct line *l)
{
    return verb_edits(l->verb, EDIT_OVERRULE);
}

uint32_t
overrules(const struct line *l)
{
    static const struct {
        const char *word;
        uint32_t kinds;
    } words[] = {
        {"computed",  0                                            },
        {"void",      1 << OVERRULE_MELEE | 1 << OVERRULE_SURRENDER},
        {"isolated",  1 << OVERRULE_MELEE                          },
        {"supported", 1 << OVERRULE_MELEE                          },
        {"spared",    1 << OVERRULE_SHOT                           },
        {"disputed",  1 << OVERRULE_CAPTURE                        },
        {"kept",      1 << OVERRULE_CAPTURE                        }
    };
    if (line_has(l, "computed"))
        return 1 << OVERRULE_MELEE | 1 << OVERRULE_SHOT |
               1 << OVERRULE_CAPTURE | 1 << OVERRULE_SURRENDER;
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (line_has(l, words[i].word))
            return words[i].kinds;
    if (line_find(l, "", "N", NULL))
        return 1 << OVERRULE_MELEE;
    return line_has(l, "taken") ? 1 << OVERRULE_CAPTURE : 1 << OVERRULE_SHOT;
}

/* --- which stands --- */

/* One that names no melee is of the fact itself. */
static bool
is_for(const struct hearing *h, const struct choice *c, int32_t melee)
{
    const struct game *g = h->g;
    const struct word *w = line_find(c->line, "", "MELEE", NULL);
    if (!melee)
        return !w && c->entry == h->ask->entry;
    return w && c->entry == g->declared[ROW(melee)].entry &&
           melee_find(g, w->a) == ROW(melee);
}

static const struct choice *
overrule_of(const struct hearing *h, int32_t melee)
{
    const struct choices *c = &h->ask->choices;
    for (uint32_t i = 0; i < c->n; i++) {
        if (!is_overrule(c->at[i].line) || !is_for(h, &c->at[i], melee))
            continue;
        return line_has(c->at[i].line, "computed") ? NULL : &c->at[i];
    }
    return NULL;
}

enum overrule_kind
overrule_takes(const struct line *fact)
{
    const struct verb *v = fact->verb;
    if (verb_is(v, FACT_CAPTURE) || verb_is(v, FACT_SETTLE))
        return OVERRULE_CAPTURE; /* one that waited is settled */
    if (verb_is(v, FACT_SURRENDER))
        return OVERRULE_SURRENDER;
    return verb_is(v, FACT_FIRE) ? OVERRULE_SHOT : OVERRULE_NONE;
}

/* Of the fact itself, where it is of its kind. */
static const struct choice *
overrule_as(const struct hearing *h, enum overrule_kind kind)
{
    const struct choice *c = overrule_of(h, 0);
    return c && overrules(c->line) >> kind & 1 ? c : NULL;
}

void
overrule_strange(struct hearing *h)
{
    const struct choice *c = overrule_of(h, 0);
    if (c && !(overrules(c->line) >> overrule_takes(h->line) & 1))
        effect(h, EFFECT_CHOICE_FELL, 0, c->by, 0, 0);
}

/* It does not fit: a fault where it is just made, else it falls. True: the
 * computed result stands. */
static bool
misfit(struct hearing *h, const struct choice *c, int32_t melee,
       struct blame why)
{
    if (c->strict)
        return blame(h, why);
    effect(h, EFFECT_CHOICE_FELL, melee, c->by, 0, 0);
    return true;
}

/* --- a melee --- */

static void
cells_of(int32_t cell[OVERRULED_CELLS], const struct sum *s, bool nothing)
{
    cell[0] = (int32_t)(nothing ? CASE_VOID : s->isolated);
    cell[1] = nothing ? 0 : s->prisoners;
    cell[2] = nothing ? 0 : s->dead;
    cell[3] = nothing ? s->greater : s->left;
}

/* The other case by its own arithmetic; how many were near is as it was. */
static void
other_case(struct sum *s, bool isolated)
{
    int32_t near = s->support;
    s->support = isolated ? 0 : s->needed;
    melee_sum(s);
    s->support = near;
}

/* So many taken, so many dead on each side; the rest of them go on standing. */
static bool
by_number(const struct line *l, struct sum *s)
{
    bool taken = line_has(l, "taken");
    const struct word *n = line_find(l, "", "N", NULL);
    const struct word *dead = taken ? line_find(l, "taken", "N", NULL) : n;
    s->prisoners = taken ? n->a : 0;
    s->dead = dead ? dead->a : s->lesser - s->prisoners;
    s->isolated = s->prisoners > 0 ? CASE_ISOLATED : CASE_SUPPORTED;
    s->left = s->greater - s->dead;
    return s->dead >= 0 && s->prisoners + s->dead <= s->lesser;
}

static bool
same_sum(const struct sum *a, const struct sum *b)
{
    return a->isolated == b->isolated && a->prisoners == b->prisoners &&
           a->dead == b->dead;
}

/* Why the words cannot be the result, or FAULT_NONE. */
static struct blame
melee_fits(const struct line *l, const struct sum *was, struct sum *s)
{
    struct blame b = {.code = FAULT_NONE};
    bool by_case = line_has(l, "isolated") || line_has(l, "supported");
    const struct word *n = line_find(l, "", "N", NULL);
    if (s->lesser == s->greater && (by_case || line_has(l, "taken"))) {
        b.code = FAULT_OVERRULE_EQUAL;
        b.rule = RULE_H3c;
    } else if (by_case) {
        other_case(s, line_has(l, "isolated"));
    } else if (n && !by_number(l, s)) {
        b = (struct blame){.code = FAULT_OVERRULE_SUM,
                           .at = n,
                           .have = s->prisoners + s->dead,
                           .need = s->lesser};
    }
    if (!b.code && same_sum(was, s) && !line_has(l, "void"))
        b.code = FAULT_OVERRULE_SAME;
    return b;
}

bool
overrule_melee(struct hearing *h, int32_t melee, struct sum *sum, bool *nothing)
{
    const struct choice *c = overrule_of(h, melee);
    *nothing = false;
    if (!c)
        return true;
    struct sum own = *sum;
    struct blame why = melee_fits(c->line, sum, &own);
    if (why.code)
        return misfit(h, c, melee, why);
    struct overruled row = {.entry = c->by,
                            .target = h->ask->entry,
                            .kind = OVERRULE_MELEE,
                            .what = melee};
    *nothing = line_has(c->line, "void");
    cells_of(row.computed, sum, false);
    cells_of(row.ruled, &own, *nothing);
    game_tell(h->g, T_overruled, &row);
    *sum = own;
    return true;
}

/* --- guns and white flags --- */

enum capture_result
overrule_capture(struct hearing *h, int32_t gun, enum capture_result computed)
{
    static const char *const words[] = {"taken", "disputed", "kept"};
    const struct choice *c = overrule_as(h, OVERRULE_CAPTURE);
    enum capture_result ruled = computed;
    for (int i = 0; c && i < 3; i++)
        if (line_has(c->line, words[i]))
            ruled = (enum capture_result)i;
    if (c && ruled == computed)
        misfit(h, c, 0, (struct blame){.code = FAULT_OVERRULE_SAME});
    if (ruled == computed)
        return computed;
    struct overruled row = {.entry = c->by,
                            .target = h->ask->entry,
                            .kind = OVERRULE_CAPTURE,
                            .what = gun,
                            .computed = {(int32_t)computed},
                            .ruled = {(int32_t)ruled}};
    game_tell(h->g, T_overruled, &row);
    return ruled;
}

bool
overrule_surrender(struct hearing *h, int32_t side, int32_t men)
{
    const struct choice *c = overrule_as(h, OVERRULE_SURRENDER);
    if (!c)
        return false;
    struct overruled row = {.entry = c->by,
                            .target = h->ask->entry,
                            .kind = OVERRULE_SURRENDER,
                            .what = side,
                            .computed = {men}};
    game_tell(h->g, T_overruled, &row);
    return true;
}

/* --- shots --- */

/* Which of its men are bound, in their order. */
enum { MEN_DEAD, MEN_SPARED };

/* Counted men are the nearest to the guns, of these where only they can be
 * meant (NULL: of all who are there). */
static bool
named_men(struct hearing *h, const struct spared *s, int which,
          const struct men *of, struct men *out)
{
    static const char *const clause[] = {"dead", "spared"};
    struct use targets = {
        .states = USE_ALIVE_HERE, .duties = true, .toward = s->toward};
    const struct line *own = h->line;
    uint32_t n = 0;
    const struct word *w = line_find(s->by->line, clause[which], "MEN", &n);
    if (of && w && who_counts(w, n)) {
        targets.among = of->at;
        targets.n_among = of->n;
    }
    h->line = s->by->line;
    bool found = who_arg(h, clause[which], "MEN", &targets, out);
    h->line = own;
    return found;
}

/* False after a fault; one that only falls leaves s->by NULL. */
static bool
bind_men(struct hearing *h, struct spared *s, int which, const struct men *of)
{
    struct ruling before = *h->r;
    if (!s->by)
        return true;
    if (!named_men(h, s, which, of, &s->men[which])) {
        if (s->by->strict || h->r->verdict == VERDICT_ROOM)
            return false;
        *h->r = before;
        effect(h, EFFECT_CHOICE_FELL, 0, s->by->by, 0, 0);
        s->by = NULL;
        return true;
    }
    s->hit[which] = scratch_get(h, s->men[which].n + 1);
    if (!s->hit[which])
        return false;
    memset(s->hit[which], 0, s->men[which].n + 1);
    return true;
}

void
overrule_of_shots(const struct hearing *h, struct spared *out)
{
    *out = (struct spared){.by = overrule_as(h, OVERRULE_SHOT),
                           .toward = out->toward};
}

bool
overrule_shots(struct hearing *h, struct spared *s, const struct men *unhurt,
               const struct men *dead)
{
    return bind_men(h, s, MEN_DEAD, unhurt) && bind_men(h, s, MEN_SPARED, dead);
}

bool
overrule_total(struct hearing *h, struct spared *s, const struct men *hit)
{
    return bind_men(h, s, MEN_SPARED, hit);
}

bool
overrule_others(struct hearing *h, struct spared *s)
{
    return bind_men(h, s, MEN_DEAD, NULL);
}

static bool
among(struct spared *s, int k, int32_t man)
{
    bool found = false;
    for (uint32_t i = 0; i < s->men[k].n; i++) {
        if (s->men[k].at[i] != man)
            continue;
        s->hit[k][i] = 1;
        found = true;
    }
    return found;
}

bool
overrule_dies(struct hearing *h, struct spared *s, int32_t man, bool dies)
{
    bool ruled = dies;
    if (!s->by)
        return dies;
    if (among(s, 0, man))
        ruled = true;
    if (among(s, 1, man))
        ruled = false;
    if (ruled == dies)
        return dies;
    struct overruled row = {.entry = s->by->by,
                            .target = h->ask->entry,
                            .kind = OVERRULE_SHOT,
                            .what = man,
                            .computed = {dies ? FATE_DEAD : FATE_UNHURT},
                            .ruled = {ruled ? FATE_DEAD : FATE_UNHURT}};
    game_tell(h->g, T_overruled, &row);
    s->other = true;
    return ruled;
}

bool
overrule_hit(struct hearing *h, const struct spared *s)
{
    for (int k = 0; s->by && k < 2; k++)
        for (uint32_t i = 0; i < s->men[k].n; i++)
            if (!s->hit[k][i])
                return misfit(h, s->by, 0,
                              (struct blame){.code = FAULT_OVERRULE_HIT,
                                             .subject = s->men[k].at[i]});
    if (s->by && !s->other)
        return misfit(h, s->by, 0, (struct blame){.code = FAULT_OVERRULE_SAME});
    return true;
}

/* --- in words --- */

/* Of equal numbers the referee's own has no case. */
static void
write_sum(struct text *to, const int32_t cell[OVERRULED_CELLS], bool none)
{
    static const char *const cases[] = {"equal, ", "isolated, ", "supported, ",
                                        "no melee"};
    if (!none || cell[0] == CASE_VOID)
        text_str(to, cases[cell[0] & 3]);
    if (cell[0] == CASE_VOID)
        return;
    if (cell[1] > 0) {
        text_int(to, cell[1]);
        text_str(to, " taken, ");
    }
    text_int(to, cell[2]);
    text_str(to, " dead each side");
}

static void
write_shot(struct text *to, const struct game *g, int32_t man, int32_t fate)
{
    const struct man *m = &g->man[man];
    text_put(to, label_of(g->body[ROW(m->birth)].label));
    text_char(to, '.');
    text_int(to, m->number);
    text_str(to, fate == FATE_DEAD ? " falls" : " is unhurt");
}

static void
write_refused(struct text *to, const struct overruled *o)
{
    text_str(to, "refused");
    if (o->rule)
        text_str(to, " by ");
    if (o->rule)
        text_str(to, rule_name(o->rule));
}

void
overruled_write(struct text *to, const struct game *g,
                const struct overruled *o, bool ruled)
{
    static const char *const guns[] = {" is taken", " is in dispute",
                                       " is not taken"};
    const int32_t *cell = ruled ? o->ruled : o->computed;
    switch ((enum overrule_kind)o->kind) {
    case OVERRULE_NONE:
        break;
    case OVERRULE_FORCED:
        if (ruled)
            text_str(to, "allowed");
        else
            write_refused(to, o);
        break;
    case OVERRULE_MELEE:
        write_sum(to, cell, ruled && o->computed[0] == 0);
        break;
    case OVERRULE_SHOT:
        write_shot(to, g, o->what, cell[0]);
        break;
    case OVERRULE_CAPTURE:
        text_put(to, label_of(g->gun[ROW(o->what)].label));
        text_str(to, guns[cell[0] % 3]);
        break;
    case OVERRULE_SURRENDER:
        text_int(to, o->computed[0]);
        text_str(to, " of ");
        text_put(to, label_of(g->side[ROW(o->what)].label));
        text_str(to, ruled ? " go on fighting" : " surrender");
        break;
    }
}
