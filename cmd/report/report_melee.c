/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * report_melee.c: melees: who met whom, who supported, who fell, who was
 * taken. A sentence each for the meeting and for the outcome.
 */
#include "report_in.h"

enum { BOUT_BODIES = 16 };

/* A side of a melee: its men by arm and, in their order, by body. */
struct part_of {
    int32_t side, inf, cav;
    int32_t body[BOUT_BODIES];
    uint32_t bodies; /* more than fit are not told apart */
};

struct bout {
    const struct teller *t;
    const struct ruled *m;
    struct part_of charger, other;
    int32_t party; /* the prisoners', or 0 */
};

/* --- who --- */

static void
add_body(struct part_of *p, int32_t body)
{
    for (uint32_t i = 0; i < p->bodies && i < BOUT_BODIES; i++)
        if (p->body[i] == body)
            return;
    if (p->bodies < BOUT_BODIES)
        p->body[p->bodies] = body;
    p->bodies++;
}

static struct part_of
part_of(const struct told *k, const struct ruled *m, int32_t side)
{
    const struct game *g = k->t->g;
    struct part_of p = {.side = side};
    for (uint32_t i = k->fate.from; i < k->fate.to; i++) {
        const struct fate *f = &g->fate[i];
        const struct man *man = &g->man[f->man];
        if (f->melee != m->melee || man->side != side)
            continue;
        p.inf += man->arm == ARM_INF;
        p.cav += man->arm == ARM_CAV;
        add_body(&p, man->body);
    }
    return p;
}

/* The party its prisoners were led off in. */
static int32_t
party_of(const struct told *k, const struct ruled *m)
{
    const struct game *g = k->t->g;
    for (uint32_t i = k->fate.from; i < k->fate.to; i++) {
        const struct fate *f = &g->fate[i];
        if (f->melee != m->melee || f->fate != FATE_PRISONER)
            continue;
        for (uint32_t c = k->captive.from; c < k->captive.to; c++)
            if (g->captive[c].man == f->man)
                return g->captive[c].party;
    }
    return 0;
}

/* The only body of its arm that a side has needs no name but its own. */
static bool
worth_naming(const struct teller *t, int32_t body)
{
    const struct game *g = t->g;
    const struct body *b = &g->body[ROW(body)];
    if (t->body[ROW(body)].n > 0)
        return true;
    for (uint32_t i = 0; i < g->rows[T_body]; i++)
        if (REF((int32_t)i) != body && g->body[i].side == b->side &&
            g->body[i].arm == b->arm)
            return true;
    return false;
}

static int32_t
arm_of(const struct teller *t, int32_t body)
{
    return t->g->body[ROW(body)].arm;
}

/* Two bodies may be of one name where the arm was said: told once. */
static bool
named_before(const struct teller *t, const struct part_of *p, uint32_t i)
{
    struct report *r = t->r;
    size_t was = r->n;
    bool same = false;
    put_body(t, p->body[i], arm_of(t, p->body[i]));
    size_t n = r->n - was;
    for (uint32_t k = 0; k < i && !same && !r->lost; k++) {
        size_t at = r->n;
        put_body(t, p->body[k], arm_of(t, p->body[k]));
        same = span_eq((struct span){r->text + was, (uint32_t)n},
                       (struct span){r->text + at, (uint32_t)(r->n - at)});
    }
    r->n = r->lost ? r->n : was;
    return same;
}

/* " of the Red right and the Red left" */
static void
put_bodies(const struct teller *t, const struct part_of *p)
{
    uint32_t at[BOUT_BODIES], n = 0;
    bool worth = false;
    for (uint32_t i = 0; i < p->bodies && i < BOUT_BODIES; i++)
        worth = worth || worth_naming(t, p->body[i]);
    if (p->bodies > BOUT_BODIES || !worth)
        return;
    for (uint32_t i = 0; i < p->bodies; i++)
        if (!named_before(t, p, i))
            at[n++] = i;
    doc_str(t->r, " of ");
    for (uint32_t i = 0; i < n; i++) {
        put_between(t->r, i, n);
        put_body(t, p->body[at[i]], arm_of(t, p->body[at[i]]));
    }
}

static void
put_arm_men(const struct teller *t, int32_t n, int32_t side, int32_t arm)
{
    put_men(t, side, arm == ARM_INF ? n : 0, arm == ARM_CAV ? n : 0);
}

/* "18 Red horse of the Red right"; `whose`: the side is named. */
static void
put_part(const struct teller *t, const struct part_of *p, bool whose)
{
    int32_t side = whose ? p->side : 0;
    if (p->cav > 0)
        put_arm_men(t, p->cav, side, ARM_CAV);
    if (p->cav > 0 && p->inf > 0)
        doc_str(t->r, " and ");
    if (p->inf > 0)
        put_arm_men(t, p->inf, p->cav > 0 ? 0 : side, ARM_INF);
    put_bodies(t, p);
}

static void
put_melee(const struct bout *b)
{
    doc_str(b->t->r, " (M");
    doc_int(b->t->r, b->t->g->melee[ROW(b->m->melee)].number);
    doc_char(b->t->r, ')');
}

/* --- they meet --- */

static void
meet_0(struct report *r, const void *what)
{
    const struct bout *b = what;
    put_side(b->t, b->charger.side);
    doc_str(r, " charged with ");
    put_part(b->t, &b->charger, false);
    doc_str(r, " and met ");
    put_part(b->t, &b->other, true);
    put_melee(b);
}

static void
meet_1(struct report *r, const void *what)
{
    const struct bout *b = what;
    put_side(b->t, b->charger.side);
    doc_str(r, " fell upon ");
    put_part(b->t, &b->other, true);
    doc_str(r, " with ");
    put_part(b->t, &b->charger, false);
    put_melee(b);
}

static void
meet_2(struct report *r, const void *what)
{
    const struct bout *b = what;
    put_side(b->t, b->charger.side);
    doc_str(r, " sent ");
    put_part(b->t, &b->charger, false);
    doc_str(r, " against ");
    put_part(b->t, &b->other, true);
    put_melee(b);
}

static void
meet_3(struct report *r, const void *what)
{
    const struct bout *b = what;
    put_part(b->t, &b->charger, true);
    doc_str(r, " charged ");
    put_part(b->t, &b->other, true);
    put_melee(b);
}

static void
meet_4(struct report *r, const void *what)
{
    const struct bout *b = what;
    doc_str(r, "against ");
    put_part(b->t, &b->other, true);
    doc_str(r, " came ");
    put_part(b->t, &b->charger, true);
    put_melee(b);
}

static void
meet_5(struct report *r, const void *what)
{
    const struct bout *b = what;
    doc_char(r, 'M');
    doc_int(r, b->t->g->melee[ROW(b->m->melee)].number);
    doc_str(r, " was a charge by ");
    put_part(b->t, &b->charger, true);
    doc_str(r, " upon ");
    put_part(b->t, &b->other, true);
}

/* --- what came of it --- */

/* "six men were taken prisoner (P1)" */
static void
put_taken(const struct bout *b)
{
    struct report *r = b->t->r;
    put_things(r, b->m->prisoners, "man was taken prisoner",
               "men were taken prisoner");
    if (!b->party)
        return;
    doc_str(r, " (");
    put_party_of(b->t, b->party);
    doc_char(r, ')');
}

/* "seven fell on each side", "three of Red and two of Blue fell" */
static void
put_dead(const struct bout *b)
{
    struct report *r = b->t->r;
    const struct ruled *m = b->m;
    if (m->lesser_dead == 0 && m->greater_dead == 0) {
        doc_str(r, "nobody fell");
    } else if (m->lesser_dead == m->greater_dead) {
        put_number(r, m->lesser_dead);
        doc_str(r, " fell on each side");
    } else {
        put_number(r, m->lesser_dead);
        doc_str(r, " of ");
        put_side(b->t, m->lesser);
        doc_str(r, " and ");
        put_number(r, m->greater_dead);
        doc_str(r, " of ");
        put_side(b->t, m->greater);
        doc_str(r, " fell");
    }
}

static void
put_left(const struct bout *b)
{
    struct report *r = b->t->r;
    const struct ruled *m = b->m;
    if (m->greater_left == 0) {
        doc_str(r, "nobody was left standing");
        return;
    }
    put_number(r, m->greater_left);
    doc_str(r, " of ");
    put_side(b->t, m->greater);
    doc_str(r, m->greater_left == 1 ? " was left" : " were left");
    doc_str(r, " standing");
}

/* "six men were taken prisoner (P1), seven fell on each side and twelve of Red
 * were left standing"; of every second melee the dead are told first. */
static void
put_outcome(const struct bout *b)
{
    struct report *r = b->t->r;
    const struct ruled *m = b->m;
    bool dead_first = m->melee % 2 == 0 && m->lesser_dead > 0;
    if (m->prisoners > 0 && dead_first) {
        put_dead(b);
        doc_str(r, ", ");
        put_taken(b);
    } else if (m->prisoners > 0) {
        put_taken(b);
        doc_str(r, ", ");
        put_dead(b);
    } else {
        put_dead(b);
    }
    doc_str(r, " and ");
    put_left(b);
}

static void
put_count_or(struct report *r, int32_t n, const char *none)
{
    if (n == 0)
        doc_str(r, none);
    else
        put_number(r, n);
}

/* "nine were needed" */
static void
put_needed(const struct bout *b)
{
    put_things(b->t->r, b->m->needed, "was needed", "were needed");
}

static void
isolated_0(struct report *r, const void *what)
{
    const struct bout *b = what;
    put_side(b->t, b->m->lesser);
    doc_str(r, " was isolated, ");
    put_count_or(r, b->m->support, "nobody");
    doc_str(r, " near where ");
    put_needed(b);
    doc_str(r, ": ");
    put_outcome(b);
}

static void
isolated_1(struct report *r, const void *what)
{
    const struct bout *b = what;
    doc_str(r, "with ");
    put_count_or(r, b->m->support, "nobody");
    doc_str(r, " in support where ");
    put_needed(b);
    doc_str(r, ", ");
    put_side(b->t, b->m->lesser);
    doc_str(r, " was isolated: ");
    put_outcome(b);
}

static void
isolated_2(struct report *r, const void *what)
{
    const struct bout *b = what;
    if (b->m->support == 0)
        doc_str(r, "nobody was");
    else
        put_things(r, b->m->support, "man was", "men were");
    doc_str(r, " near enough to support ");
    put_side(b->t, b->m->lesser);
    doc_str(r, " where ");
    put_needed(b);
    doc_str(r, ": ");
    put_outcome(b);
}

/* Nobody counted: the referee said that it was so. */
static void
put_fewer(const struct bout *b)
{
    if (b->m->needed == 1) {
        doc_str(b->t->r, "nobody");
        return;
    }
    doc_str(b->t->r, "fewer than ");
    put_number(b->t->r, b->m->needed);
}

static void
alone_0(struct report *r, const void *what)
{
    const struct bout *b = what;
    put_side(b->t, b->m->lesser);
    doc_str(r, " was isolated, with ");
    put_fewer(b);
    doc_str(r, " near: ");
    put_outcome(b);
}

static void
alone_1(struct report *r, const void *what)
{
    const struct bout *b = what;
    doc_str(r, "with ");
    put_fewer(b);
    doc_str(r, " in support ");
    put_side(b->t, b->m->lesser);
    doc_str(r, " was isolated: ");
    put_outcome(b);
}

static void
alone_2(struct report *r, const void *what)
{
    const struct bout *b = what;
    put_fewer(b);
    doc_str(r, " stood near enough to support ");
    put_side(b->t, b->m->lesser);
    doc_str(r, ", who was isolated: ");
    put_outcome(b);
}

static void
supported_0(struct report *r, const void *what)
{
    const struct bout *b = what;
    put_side(b->t, b->m->lesser);
    doc_str(r, " was supported, ");
    put_number(r, b->m->support);
    doc_str(r, " near where ");
    put_needed(b);
    doc_str(r, ": ");
    put_outcome(b);
}

static void
supported_1(struct report *r, const void *what)
{
    const struct bout *b = what;
    doc_str(r, "with ");
    put_number(r, b->m->support);
    doc_str(r, " in support where ");
    put_needed(b);
    doc_str(r, ", ");
    put_side(b->t, b->m->lesser);
    doc_str(r, " lost no prisoners: ");
    put_outcome(b);
}

static void
supported_2(struct report *r, const void *what)
{
    const struct bout *b = what;
    put_things(r, b->m->support, "man was", "men were");
    doc_str(r, " near enough to support ");
    put_side(b->t, b->m->lesser);
    doc_str(r, ", and ");
    put_needed(b);
    doc_str(r, ": ");
    put_outcome(b);
}

static void
backed_0(struct report *r, const void *what)
{
    const struct bout *b = what;
    put_side(b->t, b->m->lesser);
    doc_str(r, " was supported, by ");
    put_number(r, b->m->needed);
    doc_str(r, " or more: ");
    put_outcome(b);
}

static void
backed_1(struct report *r, const void *what)
{
    const struct bout *b = what;
    doc_str(r, "with support enough, ");
    put_number(r, b->m->needed);
    doc_str(r, " or more, ");
    put_side(b->t, b->m->lesser);
    doc_str(r, " lost no prisoners: ");
    put_outcome(b);
}

static void
backed_2(struct report *r, const void *what)
{
    const struct bout *b = what;
    doc_str(r, "there was support enough for ");
    put_side(b->t, b->m->lesser);
    doc_str(r, ", ");
    put_number(r, b->m->needed);
    doc_str(r, " or more: ");
    put_outcome(b);
}

static void
overruled_0(struct report *r, const void *what)
{
    doc_str(r, "by the referee's word ");
    put_outcome(what);
}

static void
overruled_1(struct report *r, const void *what)
{
    doc_str(r, "the referee ruled on it himself: ");
    put_outcome(what);
}

static void
equal_0(struct report *r, const void *what)
{
    const struct bout *b = what;
    doc_str(r, "numbers were equal, and ");
    put_number(r, b->m->lesser_dead);
    doc_str(r, " fell on each side");
}

static void
equal_1(struct report *r, const void *what)
{
    const struct bout *b = what;
    doc_str(r, "man for man they fell, ");
    put_number(r, b->m->lesser_dead);
    doc_str(r, " on each side");
}

static void
equal_2(struct report *r, const void *what)
{
    const struct bout *b = what;
    doc_str(r, "neither side was the stronger, and ");
    put_number(r, b->m->lesser_dead);
    doc_str(r, " fell on each");
}

/* --- one melee --- */

static void
tell_outcome(const struct bout *b)
{
    static form *const isolated[] = {isolated_0, isolated_1, isolated_2};
    static form *const alone[] = {alone_0, alone_1, alone_2};
    static form *const supported[] = {supported_0, supported_1, supported_2};
    static form *const backed[] = {backed_0, backed_1, backed_2};
    static form *const equal[] = {equal_0, equal_1, equal_2};
    static form *const overruled[] = {overruled_0, overruled_1};
    const struct ruled *m = b->m;
    struct report *r = b->t->r;
    if (m->overruled)
        TELL(r, overruled, m->entry, b);
    else if (m->isolated == CASE_EQUAL)
        TELL(r, equal, m->entry, b);
    else if (m->isolated == CASE_ISOLATED && m->told)
        TELL(r, isolated, m->entry, b);
    else if (m->isolated == CASE_ISOLATED)
        TELL(r, alone, m->entry, b);
    else if (m->told && m->support > 0)
        TELL(r, supported, m->entry, b);
    else
        TELL(r, backed, m->entry, b);
}

static void
tell_melee(const struct told *k, const struct ruled *m)
{
    static form *const meets[] = {meet_0, meet_1, meet_2,
                                  meet_3, meet_4, meet_5};
    struct bout b = {.t = k->t,
                     .m = m,
                     .charger = part_of(k, m, m->charger),
                     .other = part_of(k, m, other_side(m->charger)),
                     .party = party_of(k, m)};
    TELL(k->t->r, meets, m->entry, &b);
    tell_outcome(&b);
    close_tell(k, m);
}

void
melees_tell(const struct told *k)
{
    for (uint32_t i = k->ruled.from; i < k->ruled.to; i++)
        tell_melee(k, &k->t->g->ruled[i]);
}
