/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * rule_melee.c: hand to hand (H1 to H3, readings 1 to 11).
 *
 * A melee is declared (contact, melee), which marks its men, and ruled on
 * (melee at once, contact when the move ends): numbers and support decide the
 * case, the case decides how many die and are taken, and the mover's choice,
 * or failing it a fixed order, decides who.
 */
#include "chapters.h"
#include "fall.h"
#include "games.h"
#include "melee.h"

#include <string.h>

/* --- the arithmetic, no battle needed --- */

void
melee_sum(struct sum *m)
{
    int32_t n = m->lesser, d;
    m->needed = m->lesser == m->greater ? 0 : (m->whole + 1) / 2;
    m->isolated = n == m->greater ? 0 : m->support >= m->needed ? 2 : 1;
    m->prisoners = 0;
    d = m->greater - n;
    if (m->isolated == 1)
        m->prisoners = d < n ? d : n;
    m->dead = n - m->prisoners;
    m->left = m->greater - m->dead;
}

/* --- declaring --- */

int32_t
melee_open(const struct game *g)
{
    int32_t open = 0;
    for (uint32_t i = g->rows[T_melee]; i-- > 0;) {
        if (g->melee[i].seq != g->battle->seq)
            break;
        open += melee_due(g, REF((int32_t)i));
    }
    return open;
}

static void
join_in(struct hearing *h, const struct men *m, int32_t melee, enum role role)
{
    for (uint32_t i = 0; i < m->n; i++) {
        SET(h->g, man, m->at[i], fought, melee);
        SET(h->g, man, m->at[i], fought_seq, h->g->battle->seq);
        SET(h->g, man, m->at[i], role, (int32_t)role);
    }
}

static bool
two_forces(struct hearing *h, struct men *a, struct men *b)
{
    const struct use use = {.states = USE_FIT, .unfought = true};
    if (!who_arg(h, "", "MEN", &use, a) || !who_arg(h, "v", "MEN", &use, b))
        return false;
    if (!a->side)
        return wrong(h, FAULT_BOTH_SIDES, arg(h, "", "MEN", NULL));
    if (!b->side)
        return wrong(h, FAULT_BOTH_SIDES, arg(h, "v", "MEN", NULL));
    if (a->side == b->side)
        return blame(h, (struct blame){.code = FAULT_SAME_SIDE,
                                       .at = arg(h, "v", "MEN", NULL),
                                       .subject = a->side});
    return true;
}

static int32_t
declare(struct hearing *h, int32_t first, int32_t second)
{
    struct game *g = h->g;
    uint32_t row;
    const struct word *s = arg(h, "", "SUPPORT", NULL);
    if (!s)
        s = arg(h, "v", "SUPPORT", NULL);
    game_add(g, T_melee, &row);
    SET(g, melee, row, number, REF((int32_t)row));
    SET(g, melee, row, seq, g->battle->seq);
    SET(g, melee, row, state, MELEE_OPEN);
    if (key(g, KEY_MELEE_JUDGED) == JUDGED_END_OF_MOVE)
        SET(g, melee, row, begun, g->battle->seq);
    SET_AT(g, melee, row, side, 0, first);
    SET_AT(g, melee, row, side, 1, second);
    if (s)
        SET(g, melee, row, support, s->a >= 0 ? REF(s->a) : s->a);
    struct declared d = {h->ask->entry, REF((int32_t)row)};
    game_tell(g, T_declared, &d);
    return g->full ? 0 : REF((int32_t)row);
}

/* --- ruling --- */

struct force {
    struct men men; /* in the order in which they fall */
    int32_t *fate;  /* enum fated of each, FATE_NONE: not yet */
    unsigned char *chosen, *keep;
    int32_t dead; /* how many must die */
};

struct bout {
    struct hearing *h;
    int32_t melee;
    int32_t greater, lesser; /* sides */
    struct sum sum;
    struct force big, small;
    int32_t guards; /* wanted */
    bool lenient;   /* a choice takes what a later one has left */
    bool fresh;     /* a choice is just made: what fell before was told then */
};

static bool
force_room(struct hearing *h, struct force *f, uint32_t n)
{
    f->men.at = scratch_get(h, (n + 1) * sizeof(int32_t));
    f->fate = scratch_get(h, (n + 1) * sizeof(int32_t));
    f->chosen = scratch_get(h, n + 1);
    f->keep = scratch_get(h, n + 1);
    if (fallen(h))
        return false;
    memset(f->fate, 0, (n + 1) * sizeof(int32_t));
    memset(f->chosen, 0, n + 1);
    memset(f->keep, 0, n + 1);
    return true;
}

int32_t
melee_men(const struct game *g, int32_t melee, int32_t side)
{
    int32_t n = 0;
    for (uint32_t i = 0; i < g->rows[T_man]; i++) {
        const struct man *m = &g->man[i];
        n += m->fought == melee && m->fought_seq == g->battle->seq &&
             m->side == side && m->state == MAN_FIT;
    }
    return n;
}

/* In the order of reading 10: men without a duty first, in contact before
 * near, then by number. */
static bool
gather(struct hearing *h, struct force *f, int32_t melee, int32_t side)
{
    const struct game *g = h->g;
    if (!force_room(h, f, (uint32_t)melee_men(g, melee, side)))
        return false;
    for (int duty = 0; duty <= 2; duty++)
        for (int32_t role = ROLE_CONTACT; role <= ROLE_COUNTED; role++)
            for (uint32_t i = 0; i < g->rows[T_man]; i++) {
                const struct man *m = &g->man[i];
                if (m->fought != melee || m->side != side ||
                    m->fought_seq != g->battle->seq || m->state != MAN_FIT ||
                    m->role != role || who_duty(g, (int32_t)i) != duty)
                    continue;
                f->men.at[f->men.n++] = (int32_t)i;
                f->men.inf += m->arm == ARM_INF;
                f->men.cav += m->arm == ARM_CAV;
                f->men.gunner |= duty == 1;
                f->men.guard |= duty == 2;
            }
    f->men.side = side;
    return true;
}

/* How many stand by the lesser force, and what its half is half of (H1a,
 * readings 1 and 4). */
static bool
weigh(struct bout *b)
{
    struct hearing *h = b->h;
    const struct game *g = h->g;
    const struct melee *m = &g->melee[ROW(b->melee)];
    struct sum *s = &b->sum;
    bool unequal = s->lesser != s->greater;
    bool army = (unequal ? by_key(h, KEY_ISOLATION_BASIS)
                         : key(g, KEY_ISOLATION_BASIS)) == BASIS_ARMY;
    bool own = army && unequal && by_key(h, KEY_ISOLATION_SELF) == SELF_OWN;
    s->whole = army ? g->battle->frozen[ROW(b->lesser)] : s->lesser;
    s->support = own ? s->lesser : 0;
    if (s->lesser == s->greater) {
        melee_sum(s);
        return true;
    }
    melee_sum(s);
    int32_t need = s->needed - s->support > 0 ? s->needed - s->support : 0;
    if (m->support == 0 && need > 0)
        return blame(h, (struct blame){.code = FAULT_SUPPORT,
                                       .rule = RULE_H1a,
                                       .subject = b->lesser,
                                       .need = need});
    s->told = m->support > 0;
    if (m->support > 0)
        s->support += ROW(m->support);
    else if (m->support == SUPPORT_SUP)
        s->support = s->needed;
    else if (m->support == SUPPORT_ISO)
        s->support = 0;
    melee_sum(s);
    return true;
}

static bool
bout_begin(struct hearing *h, struct bout *b, int32_t melee)
{
    const struct game *g = h->g;
    const struct melee *m = &g->melee[ROW(melee)];
    struct force first, second;
    memset(b, 0, sizeof *b);
    memset(&first, 0, sizeof first);
    memset(&second, 0, sizeof second);
    b->h = h;
    b->melee = melee;
    if (!gather(h, &first, melee, m->side[0]) ||
        !gather(h, &second, melee, m->side[1]))
        return false;
    bool swap = first.men.n > second.men.n;
    if (first.men.n == second.men.n)
        swap = m->side[0] == g->battle->mover;
    b->small = swap ? second : first;
    b->big = swap ? first : second;
    b->lesser = b->small.men.side;
    b->greater = b->big.men.side;
    b->sum.lesser = (int32_t)b->small.men.n;
    b->sum.greater = (int32_t)b->big.men.n;
    if (b->small.men.n == 0)
        return wrong(h, FAULT_NOBODY, NULL);
    return true;
}

/* --- who: the mover's choice (H3h), then reading 10 --- */

static int32_t
place_of(const struct force *f, int32_t man)
{
    for (uint32_t i = 0; i < f->men.n; i++)
        if (f->men.at[i] == man)
            return (int32_t)i;
    return -1;
}

static int32_t
fated(const struct force *f, enum fated fate)
{
    int32_t n = 0;
    for (uint32_t i = 0; i < f->men.n; i++)
        n += f->fate[i] == (int32_t)fate;
    return n;
}

static int32_t
kept(const struct force *f)
{
    int32_t n = 0;
    for (uint32_t i = 0; i < f->men.n; i++)
        n += f->keep[i] && f->fate[i] == FATE_NONE;
    return n;
}

/* Whether the ruling has room for one more of that fate in the force. */
static bool
fate_fits(const struct bout *b, const struct force *f, enum fated fate)
{
    bool small = f == &b->small;
    int32_t survive = (int32_t)f->men.n - f->dead;
    if (fate == FATE_DEAD)
        return b->sum.isolated != 0 && fated(f, FATE_DEAD) < f->dead;
    if (fate == FATE_PRISONER)
        return small && fated(f, FATE_PRISONER) + kept(f) < b->sum.prisoners;
    if (fate == FATE_GUARD && (small || b->sum.prisoners == 0))
        return false;
    return fated(f, FATE_GUARD) + fated(f, FATE_PRISONER) + kept(f) < survive;
}

/* Gives one man a chosen fate (FATE_NONE: kept, whatever else); false where he
 * has one or there is no room for it. */
static bool
choose_man(struct bout *b, int32_t man, enum fated fate)
{
    struct force *f = &b->small;
    int32_t at = place_of(f, man);
    if (at < 0) {
        f = &b->big;
        at = place_of(f, man);
    }
    if (at < 0 || f->fate[at] != FATE_NONE || f->keep[at] ||
        !fate_fits(b, f, fate))
        return false;
    f->chosen[at] = 1;
    if (fate == FATE_NONE)
        f->keep[at] = 1;
    f->fate[at] = (int32_t)fate;
    return true;
}

static enum fated
clause_fate(struct span clause)
{
    return span_is(clause, "dead")    ? FATE_DEAD
           : span_is(clause, "taken") ? FATE_PRISONER
           : span_is(clause, "guard") ? FATE_GUARD
                                      : FATE_NONE;
}

static int32_t
room_for(const struct bout *b, enum fated fate)
{
    if (fate == FATE_DEAD)
        return b->small.dead + b->big.dead;
    if (fate == FATE_PRISONER)
        return b->sum.prisoners;
    if (fate == FATE_GUARD)
        return b->sum.prisoners ? b->sum.left : 0;
    return b->sum.left + b->sum.prisoners;
}

static bool
chosen_twice(const struct force *f, int32_t man)
{
    int32_t at = place_of(f, man);
    return at >= 0 && f->chosen[at];
}

/* Why a man cannot have the fate that a choose names him for. */
static bool
no_choice(struct bout *b, const struct word *w, int32_t man, int32_t n)
{
    struct blame why = {.code = FAULT_CHOOSE_KIND, .at = w, .have = n};
    why.need = room_for(b, clause_fate(w->clause));
    if (b->sum.isolated == 0)
        why = (struct blame){
            .code = FAULT_EQUAL_NUMBERS, .at = w, .rule = RULE_H3c};
    else if (chosen_twice(&b->small, man) || chosen_twice(&b->big, man))
        why = (struct blame){.code = FAULT_MAN_TWICE, .at = w, .subject = man};
    return blame(b->h, why);
}

/* One argument of a choose: names are meant as they stood before the melee. */
static bool
choose_arg(struct bout *b, const struct word *w, uint32_t n)
{
    struct hearing *h = b->h;
    struct men m;
    uint32_t all = b->small.men.n + b->big.men.n;
    int32_t *among = scratch_get(h, (all + 1) * sizeof(int32_t));
    if (!among)
        return false;
    memcpy(among, b->small.men.at, b->small.men.n * sizeof(int32_t));
    memcpy(among + b->small.men.n, b->big.men.at,
           b->big.men.n * sizeof(int32_t));
    struct use use = {
        .states = USE_FIT, .duties = true, .among = among, .n_among = all};
    enum fated fate = clause_fate(w->clause);
    if (!who_find(h, w, n, &use, &m))
        return false;
    if (b->lenient && fate == FATE_GUARD &&
        fated(&b->big, FATE_GUARD) >= b->guards)
        return true; /* a later choice has named them */
    for (uint32_t i = 0; i < m.n; i++)
        if (!choose_man(b, m.at[i], fate) && !b->lenient)
            return no_choice(b, w, m.at[i], (int32_t)m.n);
    return true;
}

static bool
choose_line(struct bout *b, const struct line *l)
{
    for (uint32_t i = 0; i < l->n;) {
        const struct word *w = &l->word[i];
        uint32_t n = 1;
        while (i + n < l->n && w[n].arg == w->arg)
            n++;
        if (w->slot == SLOT_MEN && !choose_arg(b, w, n))
            return false;
        i += n;
    }
    return true;
}

static bool
choice_line(struct bout *b, const struct line *l)
{
    const struct line *own = b->h->line;
    b->h->line = l;
    bool fits = choose_line(b, l);
    b->h->line = own;
    return fits;
}

/* Whether a choice fits the ruling as if it were the only one. One that no
 * longer does after a correction falls, and is said to; *falls then. */
static bool
choice_fits(struct bout *b, const struct choice *c, bool *falls)
{
    struct hearing *h = b->h;
    struct ruling before = *h->r;
    struct force big = b->big, small = b->small;
    *falls = false;
    if (!force_room(h, &b->big, big.men.n) ||
        !force_room(h, &b->small, small.men.n))
        return false;
    b->big.men = big.men;
    b->small.men = small.men;
    bool fits = choice_line(b, c->line);
    b->big = big;
    b->small = small;
    if (!fits && (c->strict || h->r->verdict == VERDICT_ROOM))
        return false;
    *h->r = before;
    *falls = !fits;
    if (!fits && !b->fresh)
        effect(h, EFFECT_CHOICE_FELL, b->melee, 0, 0, 0);
    return true;
}

/* The latest choice has the first word; what it leaves open the earlier
 * fill. */
static bool
choices(struct bout *b)
{
    const struct choices *c = &b->h->ask->choices;
    int32_t entry = b->h->g->declared[ROW(b->melee)].entry;
    for (uint32_t i = 0; i < c->n; i++) {
        bool falls;
        if (c->at[i].entry != entry)
            continue;
        b->fresh = b->fresh || c->at[i].strict;
        if (!choice_fits(b, &c->at[i], &falls))
            return false;
        b->lenient = true;
        if (!falls && !choice_line(b, c->at[i].line))
            return false;
    }
    cite(b->h, RULE_H3h);
    return true;
}

static void
fall_in_order(struct force *f)
{
    int32_t want = f->dead - fated(f, FATE_DEAD);
    for (uint32_t i = 0; i < f->men.n && want > 0; i++) {
        if (f->fate[i] != FATE_NONE || f->keep[i])
            continue;
        f->fate[i] = FATE_DEAD;
        want--;
    }
}

static void
rest(struct force *f, enum fated fate)
{
    for (uint32_t i = 0; i < f->men.n; i++)
        if (f->fate[i] == FATE_NONE)
            f->fate[i] = (int32_t)fate;
}

/* Captors: unhurt men without a duty, else whoever stands. */
static void
captors(struct bout *b)
{
    struct force *f = &b->big;
    int32_t want = b->guards;
    if (fated(f, FATE_GUARD) > 0)
        return;
    for (int duty = 0; duty <= 2; duty++)
        for (uint32_t i = 0; i < f->men.n && want > 0; i++) {
            if (f->fate[i] != FATE_NONE ||
                who_duty(b->h->g, f->men.at[i]) != duty)
                continue;
            f->fate[i] = FATE_GUARD;
            want--;
        }
}

/* --- applying --- */

static void
tell_fates(struct bout *b, const struct force *f)
{
    struct hearing *h = b->h;
    for (uint32_t i = 0; i < f->men.n; i++) {
        struct fate row = {h->ask->entry,
                           b->melee,
                           h->g->battle->seq,
                           f->men.at[i],
                           h->g->man[f->men.at[i]].role,
                           f->fate[i],
                           f->chosen[i]};
        game_tell(h->g, T_fate, &row);
    }
}

static void
apply_dead(struct bout *b, const struct force *f)
{
    for (uint32_t i = 0; i < f->men.n; i++)
        if (f->fate[i] == FATE_DEAD)
            man_dies(b->h, f->men.at[i], CAUSE_MELEE, b->melee);
}

static void
apply_taken(struct bout *b)
{
    struct hearing *h = b->h;
    if (b->sum.prisoners == 0)
        return;
    int32_t party = party_new(h, b->greater, b->lesser);
    if (!party)
        return;
    for (uint32_t i = 0; i < b->small.men.n; i++)
        if (b->small.fate[i] == FATE_PRISONER)
            man_taken(h, b->small.men.at[i], party);
    for (uint32_t i = 0; i < b->big.men.n; i++)
        if (b->big.fate[i] == FATE_GUARD)
            guard_set(h, b->big.men.at[i], party);
    const struct party *p = &h->g->party[ROW(party)];
    cite(h, RULE_P2);
    effect(h, EFFECT_PARTY_MADE, party, p->held, p->guards, 0);
    if (p->held > p->guards * by_key(h, KEY_ESCORT_CAPACITY))
        effect(h, EFFECT_PARTY_SHORT, party, p->held, p->guards, 0);
}

static void
tell_ruled(struct bout *b)
{
    struct hearing *h = b->h;
    const struct game *g = h->g;
    const struct sum *s = &b->sum;
    struct ruled row = {.entry = h->ask->entry,
                        .melee = b->melee,
                        .seq = g->battle->seq,
                        .charger = g->battle->mover,
                        .greater = b->greater,
                        .greater_men = s->greater,
                        .lesser = b->lesser,
                        .lesser_men = s->lesser,
                        .support = s->support,
                        .needed = s->needed,
                        .isolated = s->isolated,
                        .edition = g->battle->edition,
                        .prisoners = s->prisoners,
                        .greater_dead = s->dead,
                        .lesser_dead = s->dead,
                        .greater_left = s->left,
                        .told = s->told};
    game_tell(h->g, T_ruled, &row);
}

static void
cite_case(struct hearing *h, const struct sum *s)
{
    if (s->isolated == 0) {
        cite(h, RULE_H3c);
        return;
    }
    cite(h, s->isolated == 1 ? RULE_H1a : RULE_H1b);
    cite(h, s->isolated == 1 ? RULE_H3e : RULE_H3g);
    if (s->isolated == 1 && s->greater > 2 * s->lesser)
        cite(h, READING_BASE + 5);
    if (2 * s->support == s->whole)
        cite(h, READING_BASE + 4);
}

static bool
melee_rule(struct hearing *h, int32_t melee)
{
    struct bout b;
    int32_t capacity = key(h->g, KEY_ESCORT_CAPACITY);
    melee_judged(h);
    if (!bout_begin(h, &b, melee) || !weigh(&b))
        return false;
    if (b.sum.prisoners > 0)
        by_key(h, KEY_ESCORT_CAPACITY);
    cite_case(h, &b.sum);
    b.small.dead = b.big.dead = b.sum.dead;
    b.guards = capacity > 0 ? (b.sum.prisoners + capacity - 1) / capacity
                            : b.sum.prisoners > 0;
    if (!choices(&b))
        return false;
    fall_in_order(&b.small);
    rest(&b.small, FATE_PRISONER);
    fall_in_order(&b.big);
    captors(&b);
    rest(&b.big, FATE_UNHURT);
    SET(h->g, melee, ROW(melee), state, MELEE_RULED);
    tell_ruled(&b);
    tell_fates(&b, &b.small);
    tell_fates(&b, &b.big);
    apply_dead(&b, &b.small);
    apply_dead(&b, &b.big);
    apply_taken(&b);
    return !fallen(h);
}

/* Shot down after they were seen in contact: nobody is left to fight. */
static bool
melee_void(struct hearing *h, int32_t melee)
{
    struct game *g = h->g;
    const struct melee *m = &g->melee[ROW(melee)];
    if (melee_men(g, melee, m->side[0]) > 0 &&
        melee_men(g, melee, m->side[1]) > 0)
        return false;
    SET(g, melee, ROW(melee), state, MELEE_VOID);
    effect(h, EFFECT_MELEE_VOID, melee, 1, 0, 0);
    return true;
}

void
melee_settle(struct hearing *h)
{
    struct game *g = h->g;
    for (uint32_t i = 0; i < g->rows[T_melee] && !fallen(h); i++)
        if (melee_due(g, REF((int32_t)i)) && !melee_void(h, REF((int32_t)i)))
            melee_rule(h, REF((int32_t)i));
}

/* --- the verbs --- */

static void
rule_melee(struct hearing *h)
{
    struct men a, b;
    if (!in_over(h) || !two_forces(h, &a, &b))
        return;
    int32_t melee = declare(h, a.side, b.side);
    if (!melee)
        return;
    join_in(h, &a, melee, ROLE_COUNTED);
    join_in(h, &b, melee, ROLE_COUNTED);
    melee_rule(h, melee);
}

/* Who is in the way of a count is passed over: he is in contact elsewhere. */
static bool
nears(struct hearing *h, int32_t melee)
{
    const struct use use = {.states = USE_FIT, .unfought = true};
    uint16_t last = 0xFFFF;
    for (uint32_t i = 0; i < h->line->n; i++) {
        const struct word *w = &h->line->word[i];
        uint32_t n = 1;
        struct men m;
        if (w->slot != SLOT_MEN || !span_is(w->clause, "near") ||
            w->arg == last)
            continue;
        last = w->arg;
        while (i + n < h->line->n && w[n].arg == w->arg)
            n++;
        if (!who_find(h, w, n, &use, &m))
            return false;
        join_in(h, &m, melee, ROLE_NEAR);
    }
    return true;
}

static void
rule_contact(struct hearing *h)
{
    const struct use use = {.states = USE_FIT, .unfought = true};
    struct men a, b;
    uint32_t n;
    const struct word *w = arg(h, "", "MEN", &n);
    if (!in_move(h) || !who_find(h, w, n, &use, &a))
        return;
    const struct word *v = w + n;
    for (n = 1; v + n < h->line->word + h->line->n && v[n].arg == v->arg; n++)
        ;
    if (!who_find(h, v, n, &use, &b))
        return;
    if (!a.side || !b.side || a.side == b.side) {
        wrong(h, a.side && b.side ? FAULT_SAME_SIDE : FAULT_BOTH_SIDES, v);
        h->r->why.subject = a.side;
        return;
    }
    int32_t melee = declare(h, a.side, b.side);
    if (!melee)
        return;
    join_in(h, &a, melee, ROLE_CONTACT);
    join_in(h, &b, melee, ROLE_CONTACT);
    cite(h, RULE_H2a);
    if (nears(h, melee))
        effect(h, EFFECT_CONTACT, melee, melee_men(h->g, melee, a.side),
               melee_men(h->g, melee, b.side), 0);
}

/* What was typed with settle is the support of the melee it names, or of the
 * only one that waits. */
static bool
settle_support(struct hearing *h, int32_t *row)
{
    struct game *g = h->g;
    const struct word *w = arg(h, "", "MELEE", NULL);
    const struct word *s = arg(h, "", "SUPPORT", NULL);
    if (!s)
        s = arg(h, "near", "SUPPORT", NULL);
    *row = w ? melee_find(g, w->a) : (int32_t)g->rows[T_melee] - 1;
    if (w && *row < 0)
        return wrong(h, FAULT_NO_MELEE, w);
    while (!w && *row >= 0 && g->melee[*row].state != MELEE_OPEN)
        --*row;
    if (*row < 0 || g->melee[*row].state != MELEE_OPEN)
        return true;
    if (s)
        SET(g, melee, *row, support, s->a >= 0 ? REF(s->a) : s->a);
    return nears(h, REF(*row));
}

/* Nothing is due. A melee that waits for its turn has heard its support. */
static void
settle_later(struct hearing *h, int32_t row)
{
    noted(h);
    if (row < 0 || !melee_waits(h->g, REF(row))) {
        effect(h, EFFECT_NOTHING_OPEN, 0, 0, 0, 0);
        return;
    }
    cite(h, RULE_H3a);
    effect(h, EFFECT_MELEE_WAITS, REF(row), by_key(h, KEY_MELEE_JUDGED), 0, 0);
}

static void
rule_settle(struct hearing *h)
{
    int32_t row;
    if (!in_battle(h) || !settle_support(h, &row))
        return;
    if (!melee_open(h->g)) {
        settle_later(h, row);
        if (h->g->battle->phase != PHASE_MOVE)
            game_settled(h);
        return;
    }
    in_over(h);
    if (!fallen(h) && melee_open(h->g))
        melee_settle(h);
    game_settled(h);
}

static const struct verb rows[] = {
    {.name = "melee",
     .usage = "MEN v MEN [SUPPORT]",
     .example = "melee 8ib v 7cr+5ir s2",
     .summary = "the whole ruling in one line",
     .rule = rule_melee,
     .kind = VERB_FACT,
     .sets = SET_LITTLE_WARS,
     .flags = VERB_DOZEN    },
    {.name = "contact",
     .usage = "MEN MEN [near MEN]... [SUPPORT]",
     .example = "contact 5ra 7ba near 14rb s5",
     .alias = 'c',
     .summary = "who touches whom, and who is within six inches",
     .rule = rule_contact,
     .kind = VERB_FACT,
     .sets = SET_LITTLE_WARS},
    {.name = "settle",
     .usage = "[MELEE] [near MEN]... [SUPPORT]",
     .example = "settle",
     .alias = 'y',
     .summary = "takes the ruling of an open melee, with who else is near",
     .rule = rule_settle,
     .kind = VERB_FACT,
     .sets = SET_LITTLE_WARS},
};

struct verbs
melee_verbs(void)
{
    return (struct verbs){rows, sizeof rows / sizeof rows[0]};
}
