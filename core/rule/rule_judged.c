/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * rule_judged.c: when a melee is judged, and how long contact holds (H2b,
 * H3a).
 *
 * By the book a melee is judged as the move ends in which contact was made.
 * Two texts judge it later (melee.judged): when the next turn begins, before
 * its clock, on the same contacts; or at the end of the next move, on the
 * contacts that stood as it began, the men near and the support as they are
 * when it ends. Until then a melee that was declared only waits: its `begun`
 * is nought. Whoever has just moved when it is judged is the charger (H3h).
 */
#include "bout.h"
#include "facts.h"
#include "form.h"
#include "judged.h"
#include "settle.h"

bool
melee_due(const struct game *g, int32_t melee)
{
    const struct melee *m = &g->melee[ROW(melee)];
    return m->state == MELEE_OPEN && m->seq == g->battle->seq && m->begun != 0;
}

bool
melee_waits(const struct game *g, int32_t melee)
{
    const struct melee *m = &g->melee[ROW(melee)];
    return m->state == MELEE_OPEN && m->seq == g->battle->seq && m->begun == 0;
}

bool
melee_unsettled(const struct game *g)
{
    bool turn = key(g, KEY_MELEE_JUDGED) == JUDGED_START_OF_TURN;
    for (int32_t m = REF((int32_t)g->rows[T_melee] - 1); m > 0; m--) {
        if (g->melee[ROW(m)].seq != g->battle->seq)
            break;
        if (melee_due(g, m) || (turn && melee_waits(g, m)))
            return true;
    }
    return false;
}

int32_t
melee_last(const struct game *g)
{
    int32_t last = (int32_t)g->rows[T_melee] - 1, row = last;
    while (row >= 0 && melee_waits(g, REF(row)))
        row--;
    return row >= 0 && g->melee[row].seq == g->battle->seq ? row : last;
}

static bool
man_in_contact(const struct game *g, int32_t man)
{
    const struct man *m = &g->man[man];
    if (!m->fought || m->fought_seq != g->battle->seq)
        return false;
    if (g->battle->phase == PHASE_MOVE || !melee_waits(g, m->fought))
        return true;
    return key(g, KEY_CONTACT_UNTIL) == UNTIL_NEXT_TURN;
}

bool
contact_holds(struct hearing *h, int32_t man, const struct word *at)
{
    const struct game *g = h->g;
    int32_t melee = g->man[man].fought;
    if (melee && g->man[man].fought_seq == g->battle->seq &&
        melee_waits(g, melee))
        by_key(h, KEY_CONTACT_UNTIL);
    if (!man_in_contact(g, man))
        return false;
    bool fixed = g->melee[ROW(melee)].begun &&
                 by_key(h, KEY_MELEE_JUDGED) == JUDGED_START_SETTLED_END;
    return !blame(
        h, (struct blame){.code = FAULT_HELD_CONTACT,
                          .rule = fixed ? RULE_H3a : RULE_H2b,
                          .at = at,
                          .subject = man,
                          .need = !fixed && by_key(h, KEY_CONTACT_UNTIL)});
}

void
melee_freeze(struct hearing *h)
{
    struct game *g = h->g;
    for (uint32_t s = 0; s < g->rows[T_side]; s++)
        SET_AT(g, battle, 0, frozen, s, g->side[s].count[MAN_FIT]);
}

static bool
any_ruled(const struct game *g)
{
    for (uint32_t i = g->rows[T_melee]; i-- > 0;) {
        if (g->melee[i].seq != g->battle->seq)
            return false;
        if (g->melee[i].state == MELEE_RULED)
            return true;
    }
    return false;
}

void
melee_judged(struct hearing *h)
{
    int32_t when = by_key(h, KEY_MELEE_JUDGED);
    if (when == JUDGED_START_OF_TURN && !any_ruled(h->g))
        melee_freeze(h);
    if (when != JUDGED_END_OF_MOVE)
        cite(h, RULE_H3a);
}

void
melee_turn_ends(struct hearing *h)
{
    struct game *g = h->g;
    bool any = false;
    if (key(g, KEY_MELEE_JUDGED) != JUDGED_START_OF_TURN)
        return;
    for (uint32_t i = 0; i < g->rows[T_melee]; i++) {
        if (!melee_waits(g, REF((int32_t)i)))
            continue;
        SET(g, melee, i, begun, g->battle->seq);
        any = true;
    }
    if (any)
        melee_settle(h);
}

/* Declared in the move before, and begun with this one. */
static bool
begins(const struct game *g, int32_t melee)
{
    const struct melee *m = &g->melee[ROW(melee)];
    return m->state == MELEE_OPEN && !m->begun && m->seq + 1 == g->battle->seq;
}

/* The men a melee begins with: those in contact, and of this move. Who was
 * near is looked for when it is settled. */
static void
contacts_stand(struct hearing *h)
{
    struct game *g = h->g;
    for (uint32_t i = 0; i < g->rows[T_man]; i++) {
        const struct man *m = &g->man[i];
        int32_t melee = m->fought;
        if (!melee || m->state != MAN_FIT ||
            m->fought_seq + 1 != g->battle->seq)
            continue;
        if (g->melee[ROW(melee)].joined)
            melee = g->melee[ROW(melee)].joined;
        if (!begins(g, melee))
            continue;
        if (m->role == ROLE_CONTACT)
            melee_take(h, (int32_t)i, melee, ROLE_CONTACT);
        else
            melee_take(h, (int32_t)i, 0, ROLE_NONE);
        SET(g, man, i, apart, 0);
    }
}

static void
begin_melee(struct hearing *h, int32_t melee)
{
    struct game *g = h->g;
    int32_t row = ROW(melee);
    SET(g, melee, row, seq, g->battle->seq);
    SET(g, melee, row, begun, g->battle->seq);
    SET(g, melee, row, support, 0);
    SET(g, melee, row, aid, 0);
    SET(g, melee, row, stranger, 0);
    SET(g, melee, row, found, 0);
    if (g->melee[row].told == TOLD_NEAR)
        SET(g, melee, row, told, TOLD_TOUCH);
}

void
melee_turn_begins(struct hearing *h)
{
    struct game *g = h->g;
    struct roll roll;
    uint32_t row = g->rows[T_melee];
    if (key(g, KEY_MELEE_JUDGED) != JUDGED_START_SETTLED_END)
        return;
    while (row > 0 && g->melee[row - 1].seq + 1 >= g->battle->seq)
        row--;
    contacts_stand(h);
    for (uint32_t i = row; i < g->rows[T_melee]; i++)
        if (begins(g, REF((int32_t)i)))
            begin_melee(h, REF((int32_t)i));
    if (!roll_call(h, &roll))
        return;
    for (uint32_t i = roll.base; i < roll.base + roll.n; i++) {
        const struct melee *m = &g->melee[i];
        int32_t melee = REF((int32_t)i);
        if (!melee_due(g, melee))
            continue;
        cite(h, RULE_H3a);
        by_key(h, KEY_MELEE_JUDGED);
        effect(h, EFFECT_MELEE_BEGINS, melee,
               (int32_t)roll_fit(g, &roll, melee, m->side[0]),
               (int32_t)roll_fit(g, &roll, melee, m->side[1]), 0);
    }
}
