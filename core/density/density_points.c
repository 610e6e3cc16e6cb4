/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * density_points.c: what demoralisation points buy (R9 to R13, R17; A19 to
 * A29). Sight and distance are the referee's, from the place of the fight and
 * after the retreats.
 */
#include "density.h"

/* --- what the referee sees --- */

/* The fight that is looked from: the one named, or the latest that is open;
 * 0 with *ok false after a fault, and true where there is none yet. */
static int32_t
see_fight(struct hearing *h, bool *ok)
{
    static const int32_t phases[] = {
        PHASES_SPENDING, PHASES_RETREAT | PHASES_MELEE, PHASES_KEPT, 0};
    const struct game *g = h->g;
    const struct word *from = arg(h, "from", "UNIT", NULL);
    bool open = from != NULL;
    for (uint32_t i = 0; i < g->rows[T_fight]; i++)
        open |= g->fight[i].phase != FIGHT_CLOSED;
    *ok = true;
    if (!open)
        return 0;
    int32_t fight = fight_named(h, from, phases, FAULT_D_PHASE_POINTS);
    *ok = fight > 0;
    return fight;
}

void
density_see(struct hearing *h)
{
    struct game *g = h->g;
    const struct word *w = h->line->word;
    bool yes = span_same_z(w[1].text, "yes"), ok;
    int32_t unit = density_unit(h, w), distance = 0;
    if (!unit)
        return;
    if (!yes && !span_same_z(w[1].text, "no")) {
        density_syntax(h);
        return;
    }
    if (!density_number(h, w[2].text, NOUN_DISTANCE, 0, DISTANCE_MAX,
                        &distance))
        return;
    int32_t fight = see_fight(h, &ok);
    if (!ok)
        return;
    int32_t row = fight_add_sighting(h, fight, unit);
    if (g->sighting[row].start == 0)
        SET(g, sighting, row, start, unit_density(g, unit_at(g, unit)) + 1);
    SET(g, sighting, row, seen, 1);
    SET(g, sighting, row, sight, yes);
    SET(g, sighting, row, distance, distance);
    struct spoken s = spoken_of(g, SPOKEN_SEES, unit);
    s.a = yes;
    s.b = distance;
    speak(h, s);
    cite(h, RULE_R9);
}

static int32_t
ranging_find(const struct game *g, int32_t from, int32_t to)
{
    for (uint32_t i = 0; i < g->rows[T_ranging]; i++)
        if (g->ranging[i].from == from && g->ranging[i].to == to)
            return (int32_t)i;
    return -1;
}

void
density_range(struct hearing *h)
{
    struct game *g = h->g;
    const struct word *w = h->line->word;
    int32_t from = density_unit(h, &w[0]), distance = 0;
    int32_t to = from ? density_unit(h, &w[1]) : 0;
    if (!to || !density_number(h, w[2].text, NOUN_DISTANCE, 0, DISTANCE_MAX,
                               &distance))
        return;
    int32_t row = ranging_find(g, from, to);
    uint32_t added = (uint32_t)row;
    if (row < 0) {
        game_add(g, T_ranging, &added);
        SET(g, ranging, added, from, from);
        SET(g, ranging, added, to, to);
    }
    SET(g, ranging, added, known, 1);
    SET(g, ranging, added, distance, distance);
    struct spoken s = spoken_of(g, SPOKEN_RANGE, from);
    s.other = to;
    s.a = distance;
    speak(h, s);
    cite(h, RULE_R17);
}

/* --- whom points may go to --- */

/* Points spent on a unit: the fight they come from, and who spends. */
struct spending {
    int32_t fight, unit, side;
    int32_t row; /* its sighting */
};

static const struct sighting *
seen(const struct game *g, int32_t fight, int32_t unit)
{
    int32_t row = sighting_find(g, fight, unit);
    return row >= 0 && g->sighting[row].seen ? &g->sighting[row] : NULL;
}

static bool
all_seen(struct hearing *h, const struct spending *s)
{
    const struct game *g = h->g;
    int32_t side = unit_at(g, s->unit)->side, missing = 0;
    if (!seen(g, s->fight, s->unit))
        missing = s->unit;
    for (int32_t v = 1; !missing && v <= (int32_t)g->rows[T_unit]; v++)
        if (unit_at(g, v)->side == side && unit_formed(unit_at(g, v)) > 0 &&
            !seen(g, s->fight, v))
            missing = v;
    return !missing || density_fall(h, (struct blame){.code = FAULT_D_UNSEEN,
                                                      .subject = missing});
}

static bool
lost_here(const struct game *g, int32_t fight, int32_t unit)
{
    return beaten_find(g, fight, unit) >= 0;
}

/* Whether v, being nearer, has had enough for points to go on (A19). */
static bool
satisfied(const struct game *g, const struct sighting *v)
{
    return v->applied && key(g, KEY_NEAREST) != NEAREST_EXHAUST;
}

/* The nearest unit of that side that could take points and is nearer; of those
 * that still want some, unless only the nearest of all counts. Or 0. */
static int32_t
nearer_unit(const struct game *g, const struct spending *s)
{
    bool free = key(g, KEY_LOSER_ORDER) == LOSER_FREE;
    bool first = key(g, KEY_NEAREST) == NEAREST_FIRST;
    int32_t side = unit_at(g, s->unit)->side, best = 0;
    int32_t limit = g->sighting[s->row].distance;
    if (free && lost_here(g, s->fight, s->unit))
        return 0;
    for (int32_t v = 1; v <= (int32_t)g->rows[T_unit]; v++) {
        const struct sighting *at = seen(g, s->fight, v);
        bool lost = lost_here(g, s->fight, v);
        if (v == s->unit || unit_at(g, v)->side != side || !at ||
            unit_formed(unit_at(g, v)) == 0 || at->distance >= limit ||
            !(at->sight || lost) || (free && lost) ||
            (!first && satisfied(g, at)))
            continue;
        best = v;
        limit = at->distance;
    }
    if (best && satisfied(g, seen(g, s->fight, best)))
        return 0;
    return best;
}

static bool
nearest_first(struct hearing *h, const struct spending *s)
{
    const struct game *g = h->g;
    int32_t nearer = nearer_unit(g, s);
    by_key(h, KEY_NEAREST);
    by_key(h, KEY_LOSER_ORDER);
    if (!nearer)
        return true;
    return density_fall(
        h, (struct blame){.code = FAULT_D_NEARER,
                          .rule = RULE_R10,
                          .subject = nearer,
                          .other = s->unit,
                          .have = seen(g, s->fight, nearer)->distance,
                          .need = g->sighting[s->row].distance});
}

/* The fight whose points are spent, that of `from` where it is said. */
static bool
spending_fight(struct hearing *h, struct spending *s)
{
    static const int32_t phases[] = {PHASES_SPENDING, PHASES_KEPT, 0};
    s->fight = fight_named(h, arg(h, "from", "UNIT", NULL), phases,
                           FAULT_D_PHASE_POINTS);
    return s->fight > 0;
}

/* Whether that side may spend on the unit at all. */
static bool
may_spend(struct hearing *h, struct spending *s)
{
    const struct game *g = h->g;
    const struct unit *u = unit_at(g, s->unit);
    if (!spending_fight(h, s))
        return false;
    s->side = other_side(u->side);
    if (!g->fight[ROW(s->fight)].won[ROW(s->side)])
        return density_fall(
            h, (struct blame){.code = FAULT_D_SIDE_ENEMY, .subject = s->unit});
    if (!all_seen(h, s))
        return false;
    s->row = sighting_find(g, s->fight, s->unit);
    cite(h, RULE_R9);
    if (!g->sighting[s->row].sight && !lost_here(g, s->fight, s->unit) &&
        !density_fall(h, (struct blame){.code = FAULT_D_SIGHT,
                                        .rule = RULE_R9,
                                        .subject = s->unit}))
        return false;
    cite(h, RULE_R10);
    return nearest_first(h, s);
}

static bool
can_pay(struct hearing *h, const struct spending *s, int32_t cost)
{
    int32_t held = h->g->fight[ROW(s->fight)].purse[ROW(s->side)];
    return cost <= held ||
           density_fall(h, (struct blame){.code = FAULT_D_POINTS,
                                          .have = held,
                                          .need = cost});
}

/* What is left. */
static int32_t
pay(struct hearing *h, const struct spending *s, int32_t cost)
{
    struct game *g = h->g;
    int32_t left = g->fight[ROW(s->fight)].purse[ROW(s->side)] - cost;
    struct ledger l = {h->ask->entry, s->side, 0, 0, s->unit, cost, left};
    SET_AT(g, fight, ROW(s->fight), purse, ROW(s->side), left);
    SET(g, sighting, s->row, applied, 1);
    game_tell(g, T_ledger, &l);
    return left;
}

/* Its density, now or when the spending began; a panicking unit is free. */
static int32_t
cost_of(const struct game *g, const struct spending *s)
{
    int32_t now = unit_density(g, unit_at(g, s->unit));
    int32_t start = g->sighting[s->row].start;
    bool at_start = key(g, KEY_COST) == COST_START && start > 0;
    return now > 0 && at_start ? start - 1 : now;
}

/* --- warriors --- */

/* The ranks that are named, one a warrior, where somebody chooses (A26). */
static bool
take_ranks(struct hearing *h, int32_t unit, int32_t n)
{
    struct game *g = h->g;
    struct pieces p = {.line = h->line, .name = "RANKS"};
    struct span piece;
    int32_t named = pieces_count(h->line, "RANKS"), rank = 0;
    if (named != n)
        return density_fall(h, (struct blame){.code = FAULT_D_SUM_RANKS,
                                              .have = named,
                                              .need = n});
    while (piece_next(&p, &piece)) {
        const struct unit *u = unit_at(g, unit);
        if (!density_number(h, piece, NOUN_RANK, 1, u->ranks, &rank))
            return false;
        if (u->rank[rank - 1] == 0)
            return density_fall_at(h,
                                   (struct blame){.code = FAULT_D_FORMED,
                                                  .subject = unit,
                                                  .need = 1},
                                   piece);
        SET_AT(g, unit, ROW(unit), rank, rank - 1, u->rank[rank - 1] - 1);
    }
    return true;
}

static bool
take_out(struct hearing *h, int32_t unit, int32_t n)
{
    struct game *g = h->g;
    if (by_key(h, KEY_DEMORALISE) == DEMORALISE_LONGEST)
        unit_take(h, unit, n);
    else if (!take_ranks(h, unit, n))
        return false;
    SET(g, unit, ROW(unit), out, unit_at(g, unit)->out + n);
    cite(h, RULE_R11);
    cite(h, DENSITY_A(26));
    return true;
}

/* A unit that panics by points may go by itself (A23). */
static void
flee_by_itself(struct hearing *h, const struct spending *s)
{
    struct game *g = h->g;
    if (by_key(h, KEY_FREE_RETREAT) != FREE_AUTO ||
        unit_density(g, unit_at(g, s->unit)) > 0 ||
        g->sighting[s->row].bought > 0)
        return;
    unit_flee(h, s->unit);
    fight_leave(h, s->unit);
    SET(g, sighting, s->row, bought, 1);
    struct spoken line = spoken_of(g, SPOKEN_ORDERS, s->unit);
    line.b = FREE_AUTO;
    speak(h, line);
    cite(h, RULE_R13);
    cite(h, DENSITY_A(23));
}

void
density_demoralise(struct hearing *h)
{
    struct game *g = h->g;
    struct spending s = {0};
    int32_t n = 1;
    bool named = by_key(h, KEY_DEMORALISE) != DEMORALISE_LONGEST;
    if (named != has(h, "ranks")) {
        density_syntax(h);
        return;
    }
    s.unit = density_unit(h, arg(h, "", "UNIT", NULL));
    if (!s.unit || !density_count(h, "", NOUN_POINTS, 1, STRIKERS_MAX, &n) ||
        !may_spend(h, &s))
        return;
    int32_t formed = unit_formed(unit_at(g, s.unit));
    if (n > formed) {
        density_fall(h, (struct blame){.code = FAULT_D_FORMED,
                                       .subject = s.unit,
                                       .have = formed,
                                       .need = n});
        return;
    }
    if (!can_pay(h, &s, n) || !take_out(h, s.unit, n))
        return;
    int32_t left = pay(h, &s, n);
    struct spoken line = spoken_of(g, SPOKEN_OUT, s.unit);
    line.a = n;
    line.c = left;
    speak(h, line);
    flee_by_itself(h, &s);
}

/* --- retreats --- */

static bool
not_again(struct hearing *h, const struct spending *s)
{
    bool once = by_key(h, KEY_RETREAT_LIMIT) == RETREATS_ONE;
    cite(h, DENSITY_A(28));
    if (!once || h->g->sighting[s->row].bought == 0)
        return true;
    return density_fall(h, (struct blame){.code = FAULT_D_AGAIN,
                                          .rule = (enum rule_id)DENSITY_A(28),
                                          .subject = s->unit});
}

/* It goes, out of any melee it is in. */
static bool
made_to_go(struct hearing *h, const struct spending *s)
{
    struct game *g = h->g;
    int32_t melee = fight_of(g, s->unit, PHASES_MELEE);
    if (fight_has_pending(h, melee))
        return false;
    if (unit_alive(unit_at(g, s->unit)) == 0) {
        wrong(h, FAULT_D_EMPTY, arg(h, "", "UNIT", NULL));
        return false;
    }
    if (!unit_retreat(h, s->unit, 0))
        return false;
    fight_leave(h, s->unit);
    SET(g, sighting, s->row, bought, g->sighting[s->row].bought + 1);
    cite(h, RULE_R12);
    return true;
}

/* Its owner orders the free retreat: nobody spends, and nothing is aimed at
 * (A23). */
static void
owner_orders(struct hearing *h, struct spending *s)
{
    struct game *g = h->g;
    if (!spending_fight(h, s))
        return;
    s->row = fight_add_sighting(h, s->fight, s->unit);
    if (!not_again(h, s) || !made_to_go(h, s))
        return;
    struct spoken line = spoken_of(g, SPOKEN_ORDERS, s->unit);
    line.b = FREE_OWNER;
    speak(h, line);
    cite(h, RULE_R13);
    cite(h, DENSITY_A(23));
}

/* One point on a warrior first would have come to the same and done more. */
static bool
cheaper(const struct game *g, const struct spending *s, int32_t cost)
{
    struct unit one = *unit_at(g, s->unit);
    int32_t best = 0;
    if (key(g, KEY_COST) != COST_NOW || one.ruled || cost < 1)
        return false;
    for (int32_t i = 1; i < one.ranks; i++)
        if (one.rank[i] > one.rank[best])
            best = i;
    one.rank[best]--;
    return unit_density(g, &one) == cost - 1;
}

void
density_force_retreat(struct hearing *h)
{
    struct game *g = h->g;
    struct spending s = {0};
    if (!density_clauses_ok(h))
        return;
    s.unit = density_unit(h, arg(h, "", "UNIT", NULL));
    if (!s.unit)
        return;
    if (by_key(h, KEY_FREE_RETREAT) == FREE_OWNER &&
        unit_density(g, unit_at(g, s.unit)) == 0) {
        owner_orders(h, &s);
        return;
    }
    if (!may_spend(h, &s))
        return;
    int32_t cost = cost_of(g, &s);
    by_key(h, KEY_COST);
    bool hint = cheaper(g, &s, cost);
    if (!not_again(h, &s) || !can_pay(h, &s, cost) || !made_to_go(h, &s))
        return;
    struct spoken line = spoken_of(g, SPOKEN_PAYS, s.unit);
    line.side = s.side;
    line.a = cost;
    line.b = cost == 0;
    line.c = pay(h, &s, cost);
    speak(h, line);
    cite(h, cost == 0 ? RULE_R13 : DENSITY_A(22));
    if (hint)
        speak(h, (struct spoken){.kind = SPOKEN_CHEAPER, .a = cost});
}

/* --- attacks --- */

static bool
may_attack(struct hearing *h, const struct spending *s)
{
    const struct game *g = h->g;
    cite(h, DENSITY_A(24));
    if (unit_alive(unit_at(g, s->unit)) == 0)
        return wrong(h, FAULT_D_EMPTY, &h->line->word[0]);
    if (unit_density(g, unit_at(g, s->unit)) > 0 ||
        by_key(h, KEY_PANIC_ATTACK) == PANIC_ALLOW)
        return true;
    return density_fall(h, (struct blame){.code = FAULT_D_PANIC,
                                          .rule = (enum rule_id)DENSITY_A(24),
                                          .subject = s->unit});
}

/* The spender's unit nearest to the one that must attack; 0 after a fault. */
static int32_t
nearest_target(struct hearing *h, const struct spending *s, int32_t *distance)
{
    const struct game *g = h->g;
    int32_t best = 0;
    for (int32_t v = 1; v <= (int32_t)g->rows[T_unit]; v++) {
        const struct unit *u = unit_at(g, v);
        if (u->side != s->side || unit_alive(u) == 0)
            continue;
        int32_t row = ranging_find(g, s->unit, v);
        if (row < 0 || !g->ranging[row].known) {
            density_fall(h, (struct blame){.code = FAULT_D_UNSEEN_RANGE,
                                           .subject = s->unit,
                                           .other = v});
            return 0;
        }
        if (best && g->ranging[row].distance >= *distance)
            continue;
        best = v;
        *distance = g->ranging[row].distance;
    }
    return best;
}

static bool
attacks_nearest(struct hearing *h, const struct spending *s, int32_t target)
{
    const struct game *g = h->g;
    int32_t distance = 0;
    if (unit_at(g, target)->side != s->side)
        return density_fall(h, (struct blame){.code = FAULT_D_SIDE_OF,
                                              .subject = target,
                                              .have = s->side});
    if (unit_alive(unit_at(g, target)) == 0)
        return wrong(h, FAULT_D_EMPTY, &h->line->word[1]);
    int32_t nearest = nearest_target(h, s, &distance);
    if (!nearest)
        return false;
    int32_t row = ranging_find(g, s->unit, target);
    cite(h, DENSITY_A(25));
    if (row >= 0 && g->ranging[row].distance <= distance)
        return true;
    return density_fall(h, (struct blame){.code = FAULT_D_NOT_NEAREST,
                                          .rule = RULE_R17,
                                          .subject = nearest,
                                          .other = s->unit,
                                          .have = distance});
}

void
density_force_attack(struct hearing *h)
{
    struct game *g = h->g;
    const struct word *w = h->line->word;
    struct spending s = {.unit = density_unit(h, &w[0])};
    int32_t target = s.unit ? density_unit(h, &w[1]) : 0;
    if (!target || !may_spend(h, &s) || !may_attack(h, &s) ||
        !attacks_nearest(h, &s, target))
        return;
    int32_t cost = cost_of(g, &s);
    by_key(h, KEY_COST);
    if (!can_pay(h, &s, cost))
        return;
    SET(g, unit, ROW(s.unit), ordered, target);
    struct spoken line = spoken_of(g, SPOKEN_ATTACK, s.unit);
    line.other = target;
    line.side = s.side;
    line.a = cost;
    line.c = pay(h, &s, cost);
    speak(h, line);
    cite(h, RULE_R17);
}

/* --- done --- */

void
density_done(struct hearing *h)
{
    static const int32_t phases[] = {PHASES_SPENDING, 0};
    int32_t fight =
        fight_named(h, arg(h, "", "UNIT", NULL), phases, FAULT_D_PHASE_POINTS);
    if (fight)
        fight_done(h, fight, false);
}
