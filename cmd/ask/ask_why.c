/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * ask_why.c: why, which shows what a ruling rests on: the sum of a melee step
 * by step, the time allowed, and every rule and house rule that decided.
 */
#include "ask_in.h"
#include "overrule.h"
#include "reason.h"
#include "rulebook.h"
#include "say_in.h"

enum { WORDS = 1024, RULES_END = 75 };

/* ---- a step, with its rules at the right ---- */

void
why_step(struct text *to, struct text *words, const char *rules)
{
    uint32_t n = span_of(rules).n;

    put_lines(to, text_span(words));
    text_clear(words);
    if (n == 0)
        return;
    to->n--; /* the end of the line */
    if (ask_column(to) + 2 + n > RULES_END)
        text_char(to, '\n');
    text_pad(to, to->n, RULES_END - n - ask_column(to));
    text_str(to, rules);
    text_char(to, '\n');
}

static void
number(struct text *w, const char *before, int32_t n, const char *after)
{
    text_str(w, before);
    text_int(w, n);
    text_str(w, after);
}

/* ---- a melee ---- */

static void
numbers(struct text *to, struct text *w, const struct game *g,
        const struct ruled *m)
{
    put_some(w, g, m->lesser_men, m->lesser);
    text_str(w, " against ");
    put_some(w, g, m->greater_men, m->greater);
    if (m->isolated == CASE_EQUAL) {
        number(w, ": equal, and all ", m->lesser_dead, " of each side die.");
        why_step(to, w, "[H3c]");
        return;
    }
    text_str(w, ": ");
    say_side(w, g, m->lesser);
    text_str(w, " is the lesser.");
    why_step(to, w, "[H3b H3d]");
}

/* Half of the whole, the support, and which case it is. */
static void
support(struct text *to, struct text *w, const struct ruled *m)
{
    bool own = m->needed == (m->lesser_men + 1) / 2;

    if (own) {
        text_str(w, "Half of ");
        text_int(w, m->lesser_men);
        text_str(w, " is ");
        say_halves(w, m->lesser_men);
    } else {
        text_str(w, "Half of the side's men able to fight");
    }
    number(w, ": ", m->needed, " near would support it.");
    why_step(to, w, "[H1a reading 1]");
    if (m->told)
        number(w, "", m->support, " counted near, ");
    else
        text_str(w, "By the referee's word ");
    text_str(w,
             m->isolated == CASE_SUPPORTED
                 ? m->told ? "which is enough: supported." : "it is supported."
             : m->told ? "which is fewer: isolated."
                       : "it is isolated.");
    why_step(to, w,
             m->isolated == CASE_SUPPORTED ? "[H1b reading 4]"
                                           : "[H1a reading 4]");
}

static void
toll(struct text *to, struct text *w, const struct ruled *m)
{
    int32_t more = m->greater_men - m->lesser_men;

    if (m->isolated == CASE_SUPPORTED) {
        number(w, "Each of the ", m->lesser_dead, " kills one and dies.");
        why_step(to, w, "[H3g]");
        return;
    }
    number(w, "", m->greater_men, " less ");
    number(w, "", m->lesser_men, " is ");
    text_int(w, more);
    if (more > m->lesser_men)
        number(w, ", more than there are: all ", m->prisoners, " are taken.");
    else
        text_str(w, ": taken.");
    why_step(to, w, more > m->lesser_men ? "[H3e reading 5]" : "[H3e]");
    number(w, "", m->lesser_men, " less ");
    number(w, "", m->prisoners, " is ");
    number(w, "", m->lesser_dead, ": dead on each side.");
    why_step(to, w, "[H3e]");
}

/* What would have come out otherwise. */
static void
limit(struct text *to, struct text *w, const struct game *g,
      const struct ruled *m)
{
    int32_t short_of = m->needed - m->support;

    if (m->told && m->isolated == CASE_ISOLATED) {
        number(w, "", short_of, " more near and none is taken: ");
        number(w, "", m->lesser_men, " dead on each side.");
    } else if (m->told && m->isolated == CASE_SUPPORTED) {
        number(w, "", 1 - short_of, " fewer near and it is isolated.");
    }
    why_step(to, w, "");
    if (m->isolated == CASE_EQUAL)
        return;
    number(w, "", m->greater_men - m->lesser_men, " more of ");
    say_side(w, g, m->lesser);
    text_str(w, " in it and numbers are equal: all die.");
    why_step(to, w, "[H3c]");
}

static int32_t
fated(const struct game *g, const struct ruled *m, bool chosen)
{
    int32_t n = 0;

    for (uint32_t i = 0; i < g->rows[T_fate]; i++)
        n += g->fate[i].entry == m->entry && g->fate[i].melee == m->melee &&
             (!chosen || g->fate[i].chosen);
    return n;
}

/* RA.3 RA.4 RA.5, the men of a fate. */
static void
men_of(struct text *to, struct text *w, const struct game *g,
       const struct ruled *m, enum fated fate)
{
    static const char *const words[] = {[FATE_DEAD] = "dead:",
                                        [FATE_PRISONER] = "taken:",
                                        [FATE_GUARD] = "to guard:"};
    int32_t n = 0;

    for (uint32_t i = 0; i < g->rows[T_fate]; i++) {
        const struct fate *f = &g->fate[i];

        if (f->entry != m->entry || f->melee != m->melee ||
            f->fate != (int32_t)fate)
            continue;
        if (n++ == 0)
            text_str(w, words[fate]);
        text_char(w, ' ');
        say_man(w, g, f->man);
    }
    why_step(to, w, "");
}

static void
choice(struct text *to, struct text *w, const struct game *g,
       const struct ruled *m)
{
    int32_t named = fated(g, m, true);

    if (m->isolated == CASE_EQUAL || fated(g, m, false) == 0)
        return;
    say_side(w, g, m->charger);
    text_str(w, " has just moved and chooses for both sides: ");
    if (named > 0)
        text_count(w, named, "man was named.", "men were named.");
    else
        text_str(w, "nobody was named, so men without a duty go first.");
    why_step(to, w, named > 0 ? "[H3h reading 9]" : "[H3h readings 9, 10]");
    men_of(to, w, g, m, FATE_DEAD);
    men_of(to, w, g, m, FATE_PRISONER);
    men_of(to, w, g, m, FATE_GUARD);
}

/* --- who was in it --- */

/* The men of a melee with this role, by their numbers; how many. */
static int32_t
with_role(struct text *w, const struct game *g, const struct ruled *m,
          enum role role)
{
    struct numbers n = {w, g, -1, -1};
    int32_t men = 0;

    for (uint32_t i = 0; i < g->rows[T_fate]; i++) {
        const struct fate *f = &g->fate[i];

        if (f->entry != m->entry || f->melee != m->melee ||
            f->role != (int32_t)role)
            continue;
        numbers_add(&n, f->man);
        men++;
    }
    numbers_end(&n);
    return men;
}

/* Of those who came in the one who stood farthest from contact, where that is
 * still known: his row, or -1. */
static int32_t
farthest_in(const struct game *g, const struct ruled *m)
{
    int32_t far = -1;

    for (uint32_t i = 0; i < g->rows[T_fate]; i++) {
        const struct fate *f = &g->fate[i];
        const struct man *man = &g->man[f->man];

        if (f->entry != m->entry || f->melee != m->melee ||
            f->role != ROLE_NEAR || man->fought != m->melee ||
            man->fought_seq != m->seq || man->apart == 0)
            continue;
        if (far < 0 || man->apart > g->man[far].apart)
            far = f->man;
    }
    return far;
}

/* Who was in contact, and who came in and from how far; nothing where the
 * referee counted them all. */
static void
who_fought(struct text *to, struct text *w, const struct game *g,
           const struct ruled *m)
{
    int32_t far = farthest_in(g, m);

    text_str(w, "In contact: ");
    if (with_role(w, g, m, ROLE_CONTACT) > 0) {
        text_char(w, '.');
        why_step(to, w, "[H2a]");
    }
    text_clear(w);
    text_str(w, "Within ");
    say_length(w, g, key(g, KEY_MELEE_RADIUS));
    text_str(w, " of them: ");
    if (with_role(w, g, m, ROLE_NEAR) > 0) {
        if (far >= 0) {
            text_str(w, "; the farthest ");
            say_man(w, g, far);
            text_str(w, ", ");
            say_length(w, g, g->man[far].apart - 1);
        }
        text_char(w, '.');
        why_step(to, w, "[H3b reading 6]");
    }
    text_clear(w);
}

/* What the referee made of a melee: the row, or NULL. */
static const struct overruled *
overruled_melee(const struct game *g, int32_t entry, int32_t melee)
{
    for (uint32_t i = 0; i < g->rows[T_overruled]; i++) {
        const struct overruled *o = &g->overruled[i];

        if (o->kind == OVERRULE_MELEE && o->target == entry &&
            (melee == 0 || o->what == melee))
            return o;
    }
    return NULL;
}

static void
otherwise(struct text *to, struct text *w, const struct history *h,
          const struct overruled *o)
{
    number(w, "The referee rules otherwise (#", o->entry, "): ");
    overruled_write(w, &h->game, o, true);
    text_str(w, ", because ");
    put_reason(w, h, o->entry);
    why_step(to, w, "");
}

/* The sum as the rules have it, whatever the referee made of it. */
static struct ruled
by_the_rules(const struct ruled *m, const struct overruled *o)
{
    struct ruled c = *m;

    if (o == NULL)
        return c;
    c.isolated = o->computed[0];
    c.prisoners = o->computed[1];
    c.lesser_dead = c.greater_dead = o->computed[2];
    c.greater_left = o->computed[3];
    return c;
}

static void
why_melee(struct text *to, const struct history *h, const struct ruled *ruled)
{
    const struct game *g = &h->game;
    const struct overruled *o = overruled_melee(g, ruled->entry, ruled->melee);
    struct ruled sum = by_the_rules(ruled, o);
    const struct ruled *m = &sum;
    char at[LINE_MAX_BYTES * 2];
    struct text w;

    text_init(&w, at, sizeof at);
    ask_ruled(to, g, ruled);
    who_fought(to, &w, g, ruled);
    numbers(to, &w, g, m);
    if (m->isolated != CASE_EQUAL) {
        support(to, &w, m);
        toll(to, &w, m);
    }
    limit(to, &w, g, m);
    if (o != NULL)
        otherwise(to, &w, h, o);
    choice(to, &w, g, ruled);
}

/* ---- what else decided ---- */

/* The time allowed: so many men, so many guns (M3a, M3b). */
static void
allowance(struct text *to, const struct game *g, const struct reason *r)
{
    char at[WORDS];
    struct text w;

    text_init(&w, at, sizeof at);
    text_count(&w, r->a, "man", "men");
    number(&w, " at ", key(g, KEY_CLOCK_MEN_PER_MINUTE), " a minute, ");
    text_count(&w, r->b, "gun", "guns");
    number(&w, " at ", key(g, KEY_CLOCK_SECONDS_PER_GUN), " s");
    number(&w, ", rounded up to ", key(g, KEY_CLOCK_ROUND_S), " s.");
    why_step(to, &w, "[M3a M3b reading 31]");
}

void
why_rule(struct text *to, const struct game *g, int rule)
{
    char at[WORDS];
    struct text w;
    enum edition here = (enum edition)g->battle->edition;
    const char *other = rule_differs(rule, here);

    text_init(&w, at, sizeof at);
    text_str(&w, rule_name(rule));
    text_str(&w, ": ");
    text_str(&w, rule_info(rule)->text);
    put_lines(to, text_span(&w));
    if (!other)
        return;
    text_clear(&w);
    text_str(&w, edition_name(here));
    text_str(&w, ": ");
    text_str(&w, other);
    put_lines(to, text_span(&w));
}

static void
house_rule(struct text *to, const struct game *g, const struct reason *r)
{
    char at[WORDS];
    struct text w;
    enum key_id k = (enum key_id)ROW(r->key);

    text_init(&w, at, sizeof at);
    text_str(&w, "By house rule ");
    text_str(&w, key_info(k)->name);
    text_str(&w, " is ");
    key_write(&w, k, r->cell);
    if (g->given[k].entry) {
        number(&w, " (#", g->given[k].entry, ")");
    }
    text_char(&w, '.');
    put_lines(to, text_span(&w));
}

static int32_t
why_entry(struct text *to, const struct history *h, int32_t entry)
{
    const struct game *g = &h->game;
    int32_t n = 0;

    for (uint32_t i = 0; i < g->rows[T_ruled]; i++) {
        if (g->ruled[i].entry != entry)
            continue;
        why_melee(to, h, &g->ruled[i]);
        n++;
    }
    n += why_line(to, h, entry);
    for (uint32_t i = 0; i < g->rows[T_reason]; i++) {
        const struct reason *r = &g->reason[i];

        if (r->entry != entry)
            continue;
        n++;
        if (r->key)
            house_rule(to, g, r);
        else if (r->rule == RULE_M3a && r->a + r->b > 0)
            allowance(to, g, r);
        else
            why_rule(to, g, r->rule);
    }
    return n;
}

/* ---- which entry ---- */

/* What stands for an entry now; 0: nothing does. */
static int32_t
stands_for(const struct history *h, int32_t n)
{
    const struct entry *e = history_entry(h, n);

    while (e && !history_stands(h, e->n)) {
        const struct entry *by = history_entry(h, e->undone_by);

        e = by && by->replaced == e->n ? by : NULL;
    }
    return e ? e->n : 0;
}

static void
head(struct text *to, const struct history *h, int32_t n)
{
    put_entry(to, h, history_entry(h, n));
    text_char(to, '\n');
}

static bool
why_melee_named(const struct asking *a, struct text *to, const struct word *w)
{
    const struct game *g = &a->h->game;

    if (melee_find(g, w->a) < 0)
        return ask_fault(a, FAULT_NO_MELEE, w);
    for (uint32_t i = g->rows[T_ruled]; i-- > 0;) {
        if (g->ruled[i].melee != w->a)
            continue;
        why_melee(to, a->h, &g->ruled[i]);
        return true;
    }
    for (uint32_t i = 0; i < g->rows[T_overruled]; i++) {
        if (g->overruled[i].kind != OVERRULE_MELEE ||
            g->overruled[i].what != w->a)
            continue;
        put_overrule(to, a->h, i);
        return true;
    }
    number(to, "M", w->a, " has not been ruled on\n");
    return true;
}

static bool
why(const struct asking *a, struct text *to)
{
    const struct word *melee = line_find(a->line, "", "MELEE", NULL);
    const struct word *party = line_find(a->line, "", "PARTY", NULL);
    const struct word *w = line_find(a->line, "", "ENTRY", NULL);
    int32_t n = w != NULL ? w->a : a->h->n, stands;

    if (melee != NULL)
        return why_melee_named(a, to, melee);
    if (party != NULL) {
        int32_t row = party_find(&a->h->game, party->a);

        if (row < 0)
            return ask_fault(a, FAULT_NO_PARTY, party);
        why_party(to, a->h, REF(row));
        return true;
    }
    if (line_has(a->line, "score")) {
        if (ask_two_sides(a, to))
            why_score(to, &a->h->game);
        return true;
    }
    if (w == NULL && a->refused != NULL) {
        why_refused(to, a);
        return true;
    }
    if (w == NULL && n == 0) {
        text_str(to, "nothing has been ruled on yet\n");
        return true;
    }
    if (history_entry(a->h, n) == NULL)
        return ask_fault(a, FAULT_NO_ENTRY, w);
    head(to, a->h, n);
    stands = stands_for(a->h, n);
    if (stands == 0 && history_entry(a->h, n)->choice)
        stands = stands_for(a->h, history_entry(a->h, n)->target);
    if (stands != n && stands != 0)
        head(to, a->h, stands);
    if (stands == 0 && history_entry(a->h, n)->undone_by)
        number(to, "    does not stand: taken out by #",
               history_entry(a->h, n)->undone_by, ".\n");
    else if (stands == 0)
        text_str(to, "    a correction: the entries it changes are what was "
                     "ruled on.\n");
    else if (why_entry(to, a->h, stands) == 0)
        text_str(to, "    There was nothing to rule on.\n");
    return true;
}

/* ---- the rows ---- */

const struct question ask_why[] = {
    {.verb = {.name = "why",
              .usage = "[MELEE | PARTY | ENTRY | score]",
              .example = "why M1",
              .also = "why #41",
              .summary = "what a ruling rests on, step by step",
              .sets = SET_BOTH},
     .answer = why},
};

const uint32_t ask_why_n = sizeof ask_why / sizeof ask_why[0];
