/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * density_fight.c: fights as sets of contacts: found, joined, left, and closed
 * over the spending of their points.
 *
 * Contacts are never taken out of their list: one that is over still says who
 * was in its fight, by which the fight can be named.
 */
#include "density.h"

#include "clock.h"
#include "turn.h"

/* --- looking --- */

static bool
in_touch(const struct touching *t, int32_t unit)
{
    return t->unit[0] == unit || t->unit[1] == unit;
}

static bool
has_phase(const struct game *g, int32_t fight, int32_t phases)
{
    return fight && (1 << g->fight[ROW(fight)].phase & phases);
}

/* Out of a melee a unit is only by a contact that holds. */
int32_t
fight_of(const struct game *g, int32_t unit, int32_t phases)
{
    int32_t fight = 0;
    for (uint32_t i = 0; i < g->rows[T_touching]; i++) {
        const struct touching *t = &g->touching[i];
        bool now = t->state == TOUCHING_NOW;
        int32_t of = now ? phases & PHASES_MELEE : phases & ~PHASES_MELEE;
        if (in_touch(t, unit) && has_phase(g, t->fight, of))
            fight = t->fight > fight ? t->fight : fight;
    }
    for (uint32_t i = 0; i < g->rows[T_fight]; i++)
        if (g->fight[i].at == unit && has_phase(g, REF((int32_t)i), phases))
            fight = REF((int32_t)i) > fight ? REF((int32_t)i) : fight;
    return fight;
}

/* Whether a contact puts its units into a fight. */
static bool
in_fight(const struct game *g, const struct touching *t, int32_t fight)
{
    bool melee = g->fight[ROW(fight)].phase == FIGHT_MELEE;
    return t->fight == fight && (!melee || t->state == TOUCHING_NOW);
}

int32_t
fight_first(const struct game *g, int32_t fight)
{
    for (uint32_t i = 0; i < g->rows[T_touching]; i++)
        if (in_fight(g, &g->touching[i], fight))
            return g->touching[i].unit[0];
    return g->fight[ROW(fight)].at;
}

uint32_t
fight_units(struct hearing *h, int32_t fight, int32_t **out)
{
    const struct game *g = h->g;
    uint32_t n = 0, units = g->rows[T_unit];
    int32_t *at = scratch_get(h, (units + 1) * sizeof *at);
    bool *seen = scratch_get(h, units + 1);
    *out = at;
    if (!at || !seen)
        return 0;
    for (uint32_t i = 0; i <= units; i++)
        seen[i] = false;
    for (uint32_t i = 0; i < g->rows[T_touching]; i++) {
        const struct touching *t = &g->touching[i];
        for (int k = 0; in_fight(g, t, fight) && k < 2; k++) {
            if (!seen[t->unit[k]])
                at[n++] = t->unit[k];
            seen[t->unit[k]] = true;
        }
    }
    return n;
}

/* The only fight of these phases, or 0 with a fault where there are more;
 * *any: there is one. */
static int32_t
fight_only(struct hearing *h, int32_t phases, bool *any)
{
    const struct game *g = h->g;
    int32_t found = 0;
    for (int32_t f = 1; f <= (int32_t)g->rows[T_fight]; f++) {
        if (!has_phase(g, f, phases))
            continue;
        *any = true;
        if (found) {
            density_fall(h, (struct blame){.code = FAULT_D_FIGHT,
                                           .subject = fight_first(g, found),
                                           .other = fight_first(g, f)});
            return 0;
        }
        found = f;
    }
    return found;
}

int32_t
fight_named(struct hearing *h, const struct word *unit, const int32_t *phases,
            enum fault_code none)
{
    int32_t named = unit ? density_unit(h, unit) : 0, fight = 0;
    bool any = false;
    if (unit && !named)
        return 0;
    for (; *phases && !fight && !any; phases++)
        fight = named ? fight_of(h->g, named, *phases)
                      : fight_only(h, *phases, &any);
    if (!fight && !any)
        density_fall(h, (struct blame){.code = none, .at = unit});
    return fight;
}

int32_t
touched(const struct touching *t, int32_t unit, int32_t edge)
{
    for (int k = 0; k < 2; k++)
        if (t->unit[k] == unit && t->edge[k] == edge)
            return t->unit[1 - k];
    return 0;
}

uint32_t
fight_fronts(const struct game *g, int32_t fight, int32_t unit, int32_t *out,
             uint32_t max)
{
    uint32_t n = 0;
    for (uint32_t i = 0; i < g->rows[T_touching]; i++) {
        const struct touching *t = &g->touching[i];
        int32_t enemy = touched(t, unit, EDGE_FRONT);
        if (t->fight != fight || t->state != TOUCHING_NOW || !enemy ||
            unit_alive(unit_at(g, enemy)) == 0)
            continue;
        if (n < max)
            out[n] = enemy;
        n++;
    }
    return n;
}

bool
fight_has_pending(struct hearing *h, int32_t fight)
{
    const struct fight *f = fight ? &h->g->fight[ROW(fight)] : NULL;
    if (!f || f->pending == PENDING_NONE)
        return false;
    bool wall = f->pending == PENDING_WALL;
    density_fall(h, (struct blame){.code = wall ? FAULT_D_PENDING_WALL
                                                : FAULT_D_PENDING_ALLOT,
                                   .subject = wall ? f->target : f->striker,
                                   .need = f->hits});
    return true;
}

/* The row of a unit that must retreat from a fight, or has; or -1. */
int32_t
beaten_find(const struct game *g, int32_t fight, int32_t unit)
{
    for (uint32_t i = g->rows[T_beaten]; i-- > 0;)
        if (g->beaten[i].fight == fight && g->beaten[i].unit == unit)
            return (int32_t)i;
    return -1;
}

/* --- joining and leaving --- */

/* Neither has hits that wait: a contact is refused while any do. */
static void
fights_merge(struct hearing *h, int32_t into, int32_t from)
{
    struct game *g = h->g;
    for (uint32_t i = 0; i < g->rows[T_touching]; i++)
        if (g->touching[i].fight == from)
            SET(g, touching, i, fight, into);
    for (uint32_t i = 0; i < g->rows[T_sighting]; i++)
        if (g->sighting[i].fight == from &&
            sighting_find(g, into, g->sighting[i].unit) < 0)
            SET(g, sighting, i, fight, into);
    SET(g, fight, ROW(from), phase, FIGHT_CLOSED);
}

int32_t
fight_join(struct hearing *h, int32_t a, int32_t b)
{
    struct game *g = h->g;
    int32_t fa = fight_of(g, a, PHASES_MELEE);
    int32_t fb = fight_of(g, b, PHASES_MELEE);
    uint32_t row;
    if (fa && fb && fa != fb) {
        fights_merge(h, fa < fb ? fa : fb, fa < fb ? fb : fa);
        return fa < fb ? fa : fb;
    }
    if (fa || fb)
        return fa ? fa : fb;
    game_add(g, T_fight, &row);
    SET(g, fight, row, phase, FIGHT_MELEE);
    return REF((int32_t)row);
}

static bool
holds(const struct game *g, int32_t fight)
{
    for (uint32_t i = 0; i < g->rows[T_touching]; i++)
        if (g->touching[i].fight == fight &&
            g->touching[i].state == TOUCHING_NOW)
            return true;
    return false;
}

void
fight_leave(struct hearing *h, int32_t unit)
{
    struct game *g = h->g;
    unit_settle(h, unit);
    for (uint32_t i = 0; i < g->rows[T_touching]; i++) {
        const struct touching *t = &g->touching[i];
        if (!in_touch(t, unit) || t->state == TOUCHING_OVER)
            continue;
        SET(g, touching, i, state, TOUCHING_OVER);
        if (has_phase(g, t->fight, PHASES_MELEE) && !holds(g, t->fight))
            SET(g, fight, ROW(t->fight), phase, FIGHT_CLOSED);
    }
}

/* --- sight --- */

int32_t
sighting_find(const struct game *g, int32_t fight, int32_t unit)
{
    for (uint32_t i = 0; i < g->rows[T_sighting]; i++)
        if (g->sighting[i].fight == fight && g->sighting[i].unit == unit)
            return (int32_t)i;
    return -1;
}

int32_t
fight_add_sighting(struct hearing *h, int32_t fight, int32_t unit)
{
    struct game *g = h->g;
    int32_t found = sighting_find(g, fight, unit);
    uint32_t row;
    if (found >= 0)
        return found;
    game_add(g, T_sighting, &row);
    SET(g, sighting, row, fight, fight);
    SET(g, sighting, row, unit, unit);
    return (int32_t)row;
}

/* What was given before there was a fight to see from is taken over. */
static void
sighting_adopt(struct hearing *h, int32_t unit, int32_t row)
{
    struct game *g = h->g;
    int32_t early = sighting_find(g, 0, unit);
    if (early >= 0 && g->sighting[early].seen && !g->sighting[row].seen) {
        SET(g, sighting, row, seen, 1);
        SET(g, sighting, row, sight, g->sighting[early].sight);
        SET(g, sighting, row, distance, g->sighting[early].distance);
    }
}

/* --- spending --- */

void
fight_spend(struct hearing *h, int32_t fight)
{
    struct game *g = h->g;
    SET(g, fight, ROW(fight), phase, FIGHT_SPENDING);
    for (int32_t u = 1; u <= (int32_t)g->rows[T_unit]; u++) {
        int32_t row = fight_add_sighting(h, fight, u);
        sighting_adopt(h, u, row);
        SET(g, sighting, row, applied, 0);
        SET(g, sighting, row, bought, 0);
        SET(g, sighting, row, start, unit_density(g, unit_at(g, u)) + 1);
    }
}

static void
let_go(struct hearing *h, int32_t fight, int32_t side, int32_t how)
{
    struct game *g = h->g;
    int32_t points = g->fight[ROW(fight)].purse[ROW(side)];
    struct spoken s = {
        .kind = SPOKEN_UNSPENT, .side = side, .a = points, .b = how};
    speak(h, s);
    cite(h, DENSITY_A(27));
    if (how != UNSPENT_LOST)
        return;
    SET_AT(g, fight, ROW(fight), purse, ROW(side), 0);
    if (points > 0) {
        struct ledger l = {h->ask->entry, side, 0, 0, 0, points, 0};
        game_tell(g, T_ledger, &l);
    }
}

void
fight_done(struct hearing *h, int32_t fight, bool turn_over)
{
    struct game *g = h->g;
    const struct fight *f = &g->fight[ROW(fight)];
    int32_t how = by_key(h, KEY_UNSPENT);
    bool was_kept = f->phase == FIGHT_KEPT;
    if (turn_over && how == UNSPENT_TURN)
        how = UNSPENT_LOST;
    for (int32_t nth = 1; nth <= 2; nth++)
        for (int32_t side = 1; side <= 2; side++)
            if (f->won[ROW(side)] == nth && !(was_kept && how == UNSPENT_KEEP))
                let_go(h, fight, side, how);
    bool left = f->purse[0] + f->purse[1] > 0;
    SET(g, fight, ROW(fight), phase, left ? FIGHT_KEPT : FIGHT_CLOSED);
}

/* --- turns --- */

void
density_turn_begin(struct hearing *h)
{
    struct game *g = h->g;
    int32_t number = g->battle->seq + 1;
    clock_book(h);
    int32_t limit = turn_allowance_ms(g);
    struct turn t = {
        .number = number,
        .entry = h->ask->entry,
        .started = {(int32_t)(h->ask->at_ms / 1000),
                    (int32_t)(h->ask->at_ms % 1000)},
        .allowance_ms = limit
    };
    SET(g, battle, 0, seq, number);
    SET(g, battle, 0, phase, PHASE_MOVE);
    game_tell(g, T_turn, &t);
    clock_begin(h, CLOCK_MOVE, limit);
}

void
density_begin(struct hearing *h)
{
    if (h->g->battle->seq == 0)
        density_turn_begin(h);
}
