/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * bout.c: the ruling on one melee (H3c to H3h, readings 4, 5, 9, 10): numbers
 * and support decide the case, the case decides how many die and are taken,
 * and the mover's choice, or failing it a fixed order, decides who.
 */
#include "bout.h"

#include "fall.h"
#include "field.h"
#include "form.h"
#include "judged.h"
#include "order.h"
#include "overrule.h"
#include "toward.h"

#include <string.h>

/* --- the arithmetic, no battle needed --- */

void
melee_sum(struct sum *m)
{
    int32_t n = m->lesser, d;
    m->needed = m->lesser == m->greater ? 0 : (m->whole + 1) / 2;
    m->isolated = n == m->greater           ? CASE_EQUAL
                  : m->support >= m->needed ? CASE_SUPPORTED
                                            : CASE_ISOLATED;
    m->prisoners = 0;
    d = m->greater - n;
    if (m->isolated == CASE_ISOLATED)
        m->prisoners = d < n ? d : n;
    m->dead = n - m->prisoners;
    m->left = m->greater - m->dead;
}

/* --- ruling --- */

struct side_force {
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
    struct side_force big, small;
    int32_t guards; /* wanted */
    bool lenient;   /* a choice takes what a later one has left */
    bool fresh;     /* a choice is just made: what fell before was told then */
    bool overruled; /* the sum is the referee's */
};

static bool
force_room(struct hearing *h, struct side_force *f, uint32_t n)
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

/* --- who is in which melee --- */

bool
roll_call(struct hearing *h, struct roll *out)
{
    const struct game *g = h->g;
    uint32_t base = g->rows[T_melee], n;
    while (base > 0 && g->melee[base - 1].seq + 1 >= g->battle->seq)
        base--;
    n = g->rows[T_melee] - base;
    *out = (struct roll){.base = base, .n = n};
    out->man = scratch_get(h, (g->rows[T_man] + 1) * sizeof *out->man);
    out->first = scratch_get(h, (n + 2) * sizeof *out->first);
    if (fallen(h))
        return false;
    memset(out->first, 0, (n + 2) * sizeof *out->first);
    for (uint32_t i = 0; i < g->rows[T_man]; i++) {
        int32_t melee = melee_of(g, (int32_t)i);
        if (melee)
            out->first[(uint32_t)ROW(melee) - base + 2]++;
    }
    for (uint32_t k = 2; k <= n; k++)
        out->first[k] += out->first[k - 1];
    for (uint32_t i = 0; i < g->rows[T_man]; i++) {
        int32_t melee = melee_of(g, (int32_t)i);
        if (melee)
            out->man[out->first[(uint32_t)ROW(melee) - base + 1]++] =
                (int32_t)i;
    }
    return true;
}

uint32_t
roll_fit(const struct game *g, const struct roll *r, int32_t melee,
         int32_t side)
{
    uint32_t k = (uint32_t)ROW(melee) - r->base, n = 0;
    for (uint32_t i = r->first[k]; i < r->first[k + 1]; i++)
        n += g->man[r->man[i]].side == side &&
             g->man[r->man[i]].state == MAN_FIT;
    return n;
}

/* In the order of reading 10: men without a duty first, in contact before
 * near, nearest first, then by number. Who is near by the referee's word comes
 * after those of whom it is known how near. */
static bool
put_in_order(struct hearing *h, struct men *m)
{
    const struct game *g = h->g;
    size_t used = h->s->used;
    struct ordered *all = scratch_get(h, (m->n + 1) * sizeof *all);
    for (uint32_t i = 0; all && i < m->n; i++) {
        const struct man *man = &g->man[m->at[i]];
        uint32_t apart = (uint32_t)man->apart - 1;
        int64_t class = (int64_t)who_duty(g, m->at[i]) * 16 + man->role;
        all[i] = (struct ordered){class << 32 | apart, m->at[i]};
    }
    if (!all || !order(h, all, m->n))
        return false;
    for (uint32_t i = 0; i < m->n; i++)
        m->at[i] = all[i].what;
    h->s->used = used;
    return true;
}

static bool
gather(struct hearing *h, struct side_force *f, const struct roll *roll,
       int32_t melee, int32_t side)
{
    const struct game *g = h->g;
    uint32_t k = (uint32_t)ROW(melee) - roll->base;
    if (!force_room(h, f, roll_fit(g, roll, melee, side)))
        return false;
    for (uint32_t i = roll->first[k]; i < roll->first[k + 1]; i++) {
        int32_t man = roll->man[i];
        const struct man *m = &g->man[man];
        if (m->side != side || m->state != MAN_FIT)
            continue;
        f->men.at[f->men.n++] = man;
    }
    f->men.side = side;
    return put_in_order(h, &f->men);
}

/* --- support --- */

bool
melee_weigh(const struct game *g, int32_t side, int32_t support, int32_t aid,
            struct sum *sum)
{
    struct sum *s = sum;
    bool army = key(g, KEY_ISOLATION_BASIS) == BASIS_ARMY;
    bool own = army && key(g, KEY_ISOLATION_SELF) == SELF_OWN &&
               s->lesser != s->greater;
    int32_t able = g->battle->passed ? g->battle->frozen[ROW(side)]
                                     : g->side[ROW(side)].count[MAN_FIT];
    s->whole = army ? able : s->lesser;
    s->support = own ? s->lesser : 0;
    melee_sum(s);
    if (s->lesser == s->greater)
        return true;
    s->told = support > 0 || (support == 0 && aid >= 0);
    if (support == 0 && aid < 0)
        return s->isolated != CASE_ISOLATED;
    if (support == SUPPORT_SUP)
        s->support = s->needed;
    else if (support == SUPPORT_ISO)
        s->support = 0;
    else
        s->support += support ? ROW(support) : aid;
    melee_sum(s);
    return true;
}

/* The keys that decide it are named where they are house rules. */
static void
name_keys(struct hearing *h, const struct melee *m, int32_t support)
{
    if (by_key(h, KEY_ISOLATION_BASIS) == BASIS_ARMY)
        by_key(h, KEY_ISOLATION_SELF);
    if (support || !m->aid)
        return;
    by_key(h, KEY_ISOLATION_RADIUS);
    by_key(h, KEY_ISOLATION_FROM);
    by_key(h, KEY_ISOLATION_ENGAGED_SUPPORT);
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
    int32_t support = melee_support(g, b->melee);
    if (s->lesser != s->greater)
        name_keys(h, m, support);
    if (melee_weigh(g, b->lesser, support, ROW(m->aid), s))
        return true;
    return blame(h,
                 (struct blame){
                     .code = m->stranger ? FAULT_SUPPORT_PLACE : FAULT_SUPPORT,
                     .rule = RULE_H1a,
                     .subject = m->stranger ? ROW(m->stranger) : b->lesser,
                     .need = s->needed - s->support,
                     .other = m->number});
}

static bool
bout_begin(struct hearing *h, struct bout *b, const struct roll *roll,
           int32_t melee)
{
    const struct game *g = h->g;
    const struct melee *m = &g->melee[ROW(melee)];
    struct side_force first, second;
    memset(b, 0, sizeof *b);
    memset(&first, 0, sizeof first);
    memset(&second, 0, sizeof second);
    b->h = h;
    b->melee = melee;
    if (!gather(h, &first, roll, melee, m->side[0]) ||
        !gather(h, &second, roll, melee, m->side[1]))
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
place_of(const struct side_force *f, int32_t man)
{
    for (uint32_t i = 0; i < f->men.n; i++)
        if (f->men.at[i] == man)
            return (int32_t)i;
    return -1;
}

static int32_t
fated(const struct side_force *f, enum fated fate)
{
    int32_t n = 0;
    for (uint32_t i = 0; i < f->men.n; i++)
        n += f->fate[i] == (int32_t)fate;
    return n;
}

static int32_t
kept(const struct side_force *f)
{
    int32_t n = 0;
    for (uint32_t i = 0; i < f->men.n; i++)
        n += f->keep[i] && f->fate[i] == FATE_NONE;
    return n;
}

/* Whether the ruling has room for one more of that fate in the force. */
static bool
fate_fits(const struct bout *b, const struct side_force *f, enum fated fate)
{
    bool small = f == &b->small;
    int32_t survive = (int32_t)f->men.n - f->dead;
    if (fate == FATE_DEAD)
        return b->sum.isolated != CASE_EQUAL && fated(f, FATE_DEAD) < f->dead;
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
    struct side_force *f = &b->small;
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

/* How many of the force may have the fate; FATE_NONE: be kept. */
static int32_t
room_for(const struct bout *b, const struct side_force *f, enum fated fate)
{
    bool small = f == &b->small;
    int32_t survive = (int32_t)f->men.n - f->dead;
    if (fate == FATE_DEAD)
        return f->dead;
    if (fate == FATE_PRISONER)
        return small ? b->sum.prisoners : 0;
    if (fate == FATE_GUARD && (small || b->sum.prisoners == 0))
        return 0;
    return survive;
}

static bool
chosen_twice(const struct side_force *f, int32_t man)
{
    int32_t at = place_of(f, man);
    return at >= 0 && f->chosen[at];
}

/* Why a man cannot have the fate that a choose names him for. */
static bool
no_choice(struct bout *b, const struct word *w, int32_t man, int32_t n)
{
    struct blame why = {.code = FAULT_CHOOSE_KIND, .at = w, .have = n};
    const struct side_force *f =
        place_of(&b->small, man) < 0 ? &b->big : &b->small;
    why.need = room_for(b, f, clause_fate(w->clause));
    if (b->sum.isolated == CASE_EQUAL)
        why = (struct blame){
            .code = FAULT_EQUAL_NUMBERS, .at = w, .rule = RULE_H3c};
    else if (chosen_twice(&b->small, man) || chosen_twice(&b->big, man))
        why = (struct blame){.code = FAULT_MAN_TWICE, .at = w, .subject = man};
    return blame(b->h, why);
}

static bool
only_counts(const struct word *w, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        if (w[i].form != MEN_COUNT)
            return false;
    return true;
}

/* The men of a force; for counts those of whom nothing is chosen yet. */
static uint32_t
open_men(const struct side_force *f, bool counts, int32_t *out)
{
    uint32_t n = 0;
    for (uint32_t i = 0; i < f->men.n; i++)
        if (!counts || !f->chosen[i])
            out[n++] = f->men.at[i];
    return n;
}

/* Counted men are the nearest to the force they fight. */
struct foes {
    const struct game *g;
    struct toward of[2]; /* for a man of either side */
};

static bool
far_from_foes(const void *ctx, int32_t man, length *by)
{
    const struct foes *f = ctx;
    const struct toward *t = &f->of[ROW(f->g->man[man].side)];
    return t->far && t->far(t->ctx, man, by);
}

static bool
toward_foes(struct bout *b, struct foes *f, struct toward *out)
{
    const struct men *big = &b->big.men, *small = &b->small.men;
    struct toward *of_big = &f->of[ROW(b->greater)];
    struct toward *of_small = &f->of[ROW(b->lesser)];
    *f = (struct foes){.g = b->h->g};
    if (!toward_men(b->h, small->at, small->n, of_big) ||
        !toward_men(b->h, big->at, big->n, of_small))
        return false;
    if (of_big->far || of_small->far)
        *out = (struct toward){f, far_from_foes};
    return true;
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
    bool counts = only_counts(w, n);
    uint32_t n_among = open_men(&b->small, counts, among);
    n_among += open_men(&b->big, counts, among + n_among);
    struct use use = {
        .states = USE_FIT, .duties = true, .among = among, .n_among = n_among};
    enum fated fate = clause_fate(w->clause);
    struct foes foes;
    if ((who_counts(w, n) && !toward_foes(b, &foes, &use.toward)) ||
        !who_find(h, w, n, &use, &m))
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
    struct side_force big = b->big, small = b->small;
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

/* A choose that names no melee means the last its entry declared. */
static bool
choice_is_for(const struct bout *b, const struct choice *c)
{
    const struct game *g = b->h->g;
    int32_t entry = g->declared[ROW(b->melee)].entry;
    const struct word *w = line_find(c->line, "", "MELEE", NULL);
    if (is_overrule(c->line))
        return false;
    uint32_t next = (uint32_t)b->melee;
    if (c->entry != entry)
        return false;
    if (w)
        return melee_find(g, w->a) == ROW(b->melee);
    return next >= g->rows[T_declared] || g->declared[next].entry != entry;
}

/* The latest choice has the first word; what it leaves open the earlier
 * fill. */
static bool
choices(struct bout *b)
{
    const struct choices *c = &b->h->ask->choices;
    for (uint32_t i = 0; i < c->n; i++) {
        bool falls;
        if (!choice_is_for(b, &c->at[i]))
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
fall_in_order(struct side_force *f)
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
rest(struct side_force *f, enum fated fate)
{
    for (uint32_t i = 0; i < f->men.n; i++)
        if (f->fate[i] == FATE_NONE)
            f->fate[i] = (int32_t)fate;
}

/* The last in the order are the farthest from contact. By the referee's word
 * some of them may be neither dead nor taken. */
static void
taken_in_order(struct side_force *f, int32_t prisoners)
{
    int32_t want = prisoners - fated(f, FATE_PRISONER);
    for (uint32_t i = f->men.n; i-- > 0 && want > 0;) {
        if (f->fate[i] != FATE_NONE)
            continue;
        f->fate[i] = FATE_PRISONER;
        want--;
    }
    rest(f, FATE_UNHURT);
}

/* The middle of the prisoners; false where one of them has no place. */
static bool
prisoners_at(const struct bout *b, int64_t *x, int64_t *y)
{
    const struct side_force *f = &b->small;
    int64_t n = 0;
    *x = *y = 0;
    for (uint32_t i = 0; i < f->men.n; i++) {
        const struct man *m = &b->h->g->man[f->men.at[i]];
        if (f->fate[i] != FATE_PRISONER)
            continue;
        if (!m->placed)
            return false;
        *x += m->x;
        *y += m->y;
        n++;
    }
    *x /= n ? n : 1;
    *y /= n ? n : 1;
    return n > 0;
}

/* How far a man is from a point; LENGTH_MAX where he has no place. */
static int64_t
from_point(const struct man *m, int64_t x, int64_t y)
{
    int64_t dx = m->x - x, dy = m->y - y;
    return m->placed ? root(dx * dx + dy * dy) : LENGTH_MAX;
}

/* Captors: unhurt men without a duty, nearest to the prisoners, else whoever
 * stands. */
static bool
captors(struct bout *b)
{
    const struct game *g = b->h->g;
    struct side_force *f = &b->big;
    int64_t x, y;
    uint32_t n = 0;
    bool placed = prisoners_at(b, &x, &y);
    if (fated(f, FATE_GUARD) > 0 || b->guards == 0)
        return true;
    struct ordered *can = scratch_get(b->h, (f->men.n + 1) * sizeof *can);
    for (uint32_t i = 0; can && i < f->men.n; i++) {
        int64_t far = placed ? from_point(&g->man[f->men.at[i]], x, y) : 0;
        int64_t duty = who_duty(g, f->men.at[i]);
        if (f->fate[i] == FATE_NONE)
            can[n++] = (struct ordered){duty << 32 | far, (int32_t)i};
    }
    if (!can || !order(b->h, can, n))
        return false;
    for (uint32_t i = 0; i < n && (int32_t)i < b->guards; i++)
        f->fate[can[i].what] = FATE_GUARD;
    return true;
}

/* --- applying --- */

static void
tell_fates(struct bout *b, const struct side_force *f)
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
apply_dead(struct bout *b, const struct side_force *f)
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
                        .isolated = (int32_t)s->isolated,
                        .edition = g->battle->edition,
                        .prisoners = s->prisoners,
                        .greater_dead = s->dead,
                        .lesser_dead = s->dead,
                        .greater_left = s->left,
                        .told = s->told,
                        .overruled = b->overruled,
                        .close = g->melee[ROW(b->melee)].close != 0};
    game_tell(h->g, T_ruled, &row);
}

static void
cite_case(struct hearing *h, const struct sum *s)
{
    if (s->isolated == CASE_EQUAL) {
        cite(h, RULE_H3c);
        return;
    }
    cite(h, s->isolated == CASE_ISOLATED ? RULE_H1a : RULE_H1b);
    cite(h, s->isolated == CASE_ISOLATED ? RULE_H3e : RULE_H3g);
    if (s->isolated == CASE_ISOLATED && s->greater > 2 * s->lesser)
        cite(h, READING_BASE + 5);
    if (2 * s->support == s->whole)
        cite(h, READING_BASE + 4);
    /* "Its numbers" cannot be its own in those texts. */
    if (key(h->g, KEY_ISOLATION_BASIS) == BASIS_ARMY)
        cite(h, READING_BASE + 1);
}

/* The referee's word beside the sum. False: there is nothing more to rule on,
 * for the melee is void by it, or a fault. */
static bool
referee(struct bout *b)
{
    struct hearing *h = b->h;
    uint32_t told = h->g->rows[T_overruled];
    bool nothing;
    if (!overrule_melee(h, b->melee, &b->sum, &nothing))
        return false;
    b->overruled = h->g->rows[T_overruled] > told;
    if (!nothing)
        return true;
    SET(h->g, melee, ROW(b->melee), state, MELEE_VOID);
    effect(h, EFFECT_MELEE_VOID, b->melee, 2, 0, 0);
    return false;
}

/* Who falls, who is taken, who guards. */
static bool
draw_lots(struct bout *b)
{
    int32_t capacity = key(b->h->g, KEY_ESCORT_CAPACITY);
    if (b->sum.prisoners > 0)
        by_key(b->h, KEY_ESCORT_CAPACITY);
    b->small.dead = b->big.dead = b->sum.dead;
    b->guards = capacity > 0 ? (b->sum.prisoners + capacity - 1) / capacity
                             : b->sum.prisoners > 0;
    if (!choices(b))
        return false;
    fall_in_order(&b->small);
    taken_in_order(&b->small, b->sum.prisoners);
    fall_in_order(&b->big);
    if (!captors(b))
        return false;
    rest(&b->big, FATE_UNHURT);
    return true;
}

bool
bout_rule(struct hearing *h, const struct roll *roll, int32_t melee)
{
    struct bout b;
    melee_judged(h);
    if (!bout_begin(h, &b, roll, melee) || !weigh(&b))
        return false;
    cite_case(h, &b.sum);
    if (!referee(&b) || !draw_lots(&b))
        return !fallen(h);
    SET(h->g, melee, ROW(melee), state, MELEE_RULED);
    tell_ruled(&b);
    tell_fates(&b, &b.small);
    tell_fates(&b, &b.big);
    apply_dead(&b, &b.small);
    apply_dead(&b, &b.big);
    apply_taken(&b);
    return !fallen(h);
}
