/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * rule_density.c: units, contacts, switches and turns of the
 * formation-density rules, and the rows of all their verbs.
 */
#include "density.h"

#include "chapters.h"
#include "facts.h"

/* --- unit --- */

struct muster {
    const struct word *name, *side, *ranks, *weapon;
    int32_t side_row; /* -1: a new one */
    int32_t weapon_is, bare;
    int32_t n, rank[UNIT_RANKS];
    int32_t out, facing, move;
};

static bool
muster_words(struct hearing *h, struct muster *m)
{
    m->name = arg(h, "", "UNIT", NULL);
    m->side = arg(h, "side", "BANNER", NULL);
    m->ranks = arg(h, "ranks", "RANKS", NULL);
    m->weapon = arg(h, "weapon", "WEAPON", NULL);
    if (!m->side || !m->ranks || !m->weapon)
        return density_syntax(h);
    return density_clauses_ok(h);
}

static bool
muster_names(struct hearing *h, struct muster *m)
{
    const struct game *g = h->g;
    if (!label_ok(m->name->text))
        return wrong(h, FAULT_D_NAME, m->name);
    if (unit_find(g, m->name->text))
        return wrong(h, FAULT_D_DUP, m->name);
    if (!label_ok(m->side->text))
        return wrong(h, FAULT_D_NAME, m->side);
    m->side_row = side_find(g, m->side->text);
    if (m->side_row < 0 && g->rows[T_side] == 2)
        return density_fall(
            h, (struct blame){.code = FAULT_D_SIDES, .at = m->side});
    m->weapon_is = word_place(m->weapon->text, weapon_name, WEAPONS);
    if (m->weapon_is < 0)
        return wrong(h, FAULT_D_WEAPON, m->weapon);
    const struct word *shields = arg(h, "shields", "WORD", NULL);
    m->bare = shields && span_same_z(shields->text, "no");
    if (shields && !m->bare && !span_same_z(shields->text, "yes"))
        return density_syntax(h);
    return true;
}

static bool
muster_numbers(struct hearing *h, struct muster *m)
{
    struct pieces p = {.line = h->line, .name = "RANKS"};
    struct span piece;
    int32_t n = 0, all = 0, rank = 0;
    for (; piece_next(&p, &piece); n++) {
        if (!density_number(h, piece, NOUN_RANK, 0, STRIKERS_MAX, &rank))
            return false;
        if (n < UNIT_RANKS)
            m->rank[n] = rank;
        all += rank;
    }
    m->n = n;
    if (n > UNIT_RANKS)
        return density_fall(h, (struct blame){.code = FAULT_D_RANKS,
                                              .at = m->ranks,
                                              .have = n,
                                              .need = UNIT_RANKS});
    m->facing = m->move = -1;
    if (!density_count(h, "out", NOUN_OUT, 0, STRIKERS_MAX, &m->out) ||
        !density_count(h, "facing", NOUN_FACING, 0, 359, &m->facing) ||
        !density_count(h, "fullmove", NOUN_FULL_MOVE, 0, DISTANCE_MAX,
                       &m->move))
        return false;
    return all + m->out > 0 || wrong(h, FAULT_D_EMPTY, m->name);
}

static int32_t
muster_side(struct hearing *h, const struct muster *m)
{
    uint32_t row;
    if (m->side_row >= 0)
        return REF(m->side_row);
    game_add(h->g, T_side, &row);
    label_set(h->g, T_side, row, FIELD(side, label), m->side->text);
    return REF((int32_t)row);
}

/* Six or more can neither be hit by what must beat it nor hit with it. */
static void
warn_dense(struct hearing *h, int32_t unit)
{
    if (unit_density(h->g, unit_at(h->g, unit)) >= 6)
        speak(h, spoken_of(h->g, SPOKEN_DENSE, unit));
}

static void
rule_unit(struct hearing *h)
{
    struct game *g = h->g;
    struct muster m = {0};
    uint32_t row;
    if (!muster_words(h, &m) || !muster_names(h, &m) || !muster_numbers(h, &m))
        return;
    int32_t side = muster_side(h, &m), strength = m.out;
    game_add(g, T_unit, &row);
    label_set(g, T_unit, row, FIELD(unit, label), m.name->text);
    SET(g, unit, row, side, side);
    SET(g, unit, row, weapon, m.weapon_is);
    SET(g, unit, row, bare, m.bare);
    SET(g, unit, row, ranks, m.n);
    for (int32_t i = 0; i < m.n; i++) {
        SET_AT(g, unit, row, rank, i, m.rank[i]);
        strength += m.rank[i];
    }
    SET(g, unit, row, out, m.out);
    SET(g, unit, row, strength, strength);
    SET(g, unit, row, facing, m.facing + 1);
    SET(g, unit, row, move, m.move + 1);
    if (g->full)
        return;
    speak(h, spoken_of(g, SPOKEN_UNIT, REF((int32_t)row)));
    warn_dense(h, REF((int32_t)row));
    cite(h, DENSITY_A(3));
}

/* --- contact --- */

static bool
contact_words(struct hearing *h, int32_t unit[2], int32_t edge[2])
{
    const struct word *w = h->line->word;
    for (int k = 0; k < 2; k++)
        if (!(unit[k] = density_unit(h, &w[2 * k])))
            return false;
    for (int k = 0; k < 2; k++)
        if ((edge[k] = word_place(w[2 * k + 1].text, edge_name, EDGES)) < 0)
            return wrong(h, FAULT_D_EDGE, &w[2 * k + 1]);
    for (int k = 0; k < 2; k++)
        if (unit_alive(unit_at(h->g, unit[k])) == 0)
            return wrong(h, FAULT_D_EMPTY, &w[2 * k]);
    return true;
}

static bool
contact_allowed(struct hearing *h, const int32_t unit[2])
{
    const struct game *g = h->g;
    int32_t side = unit_at(g, unit[0])->side;
    if (side == unit_at(g, unit[1])->side)
        return density_fall(h, (struct blame){.code = FAULT_D_SIDE,
                                              .subject = unit[0],
                                              .other = unit[1],
                                              .have = side});
    for (int k = 0; k < 2; k++) {
        if (unit_must_retreat(g, unit[k]))
            return density_fall(h, (struct blame){.code = FAULT_D_PHASE_RETREAT,
                                                  .subject = unit[k]});
        if (fight_has_pending(h, fight_of(g, unit[k], PHASES_MELEE)))
            return false;
    }
    return true;
}

/* The contact of that pair that holds or is tied: a row, or -1. */
static int32_t
contact_find(const struct game *g, const int32_t unit[2])
{
    for (uint32_t i = g->rows[T_touching]; i-- > 0;) {
        const struct touching *t = &g->touching[i];
        bool same = (t->unit[0] == unit[0] && t->unit[1] == unit[1]) ||
                    (t->unit[0] == unit[1] && t->unit[1] == unit[0]);
        if (same && t->state != TOUCHING_OVER)
            return (int32_t)i;
    }
    return -1;
}

static void
contact_told(struct hearing *h, const int32_t unit[2], const int32_t edge[2])
{
    struct spoken s = spoken_of(h->g, SPOKEN_CONTACT, unit[0]);
    s.other = unit[1];
    s.a = edge[0];
    s.b = edge[1];
    speak(h, s);
}

static void
contact_put(struct hearing *h, uint32_t row, const int32_t unit[2],
            const int32_t edge[2])
{
    struct game *g = h->g;
    int32_t fight = fight_join(h, unit[0], unit[1]);
    for (int k = 0; k < 2; k++) {
        SET_AT(g, touching, row, unit, k, unit[k]);
        SET_AT(g, touching, row, edge, k, edge[k]);
    }
    SET(g, touching, row, fight, fight);
    SET(g, touching, row, state, TOUCHING_NOW);
    contact_told(h, unit, edge);
}

static void
rule_contact(struct hearing *h)
{
    struct game *g = h->g;
    int32_t unit[2] = {0}, edge[2] = {0};
    if (!contact_words(h, unit, edge))
        return;
    int32_t old = contact_find(g, unit);
    if (old >= 0 && g->touching[old].state == TOUCHING_NOW) {
        blame(h, (struct blame){.code = FAULT_D_DUP_CONTACT,
                                .subject = unit[0],
                                .other = unit[1]});
        return;
    }
    if (!contact_allowed(h, unit))
        return;
    uint32_t row = (uint32_t)old;
    if (old < 0)
        game_add(g, T_touching, &row);
    density_begin(h);
    contact_put(h, row, unit, edge);
}

/* --- set --- */

static void
rule_set(struct hearing *h)
{
    struct game *g = h->g;
    const struct word *w = arg(h, "", "SWITCH", NULL);
    const struct word *v = arg(h, "", "VALUE", NULL);
    int k = key_find(w->text);
    int32_t cell;
    if (k < 0 || key_sets((enum key_id)k) != SET_DENSITY) {
        wrong(h, FAULT_D_SWITCH, w);
        return;
    }
    if (!key_read((enum key_id)k, v->text, &cell)) {
        blame(h, (struct blame){
                     .code = FAULT_D_SWITCH_VALUE, .at = v, .subject = k});
        return;
    }
    SET(g, key, k, value, cell);
    SET(g, given, k, entry, h->ask->entry);
    noted(h);
    speak(h, (struct spoken){.kind = SPOKEN_SWITCH, .a = k, .b = cell});
}

/* --- density --- */

static void
rule_density(struct hearing *h)
{
    const struct word *w = arg(h, "", "COUNT", NULL);
    int32_t unit = density_unit(h, arg(h, "", "UNIT", NULL)), ruled = -1;
    if (!unit)
        return;
    if (!span_same_z(w->text, "auto") &&
        !density_number(h, w->text, NOUN_DENSITY, 0, STRIKERS_MAX, &ruled))
        return;
    SET(h->g, unit, ROW(unit), ruled, ruled + 1);
    struct spoken s = spoken_of(h->g, SPOKEN_RULED, unit);
    s.a = ruled + 1;
    speak(h, s);
    warn_dense(h, unit);
    cite(h, DENSITY_A(3));
}

/* --- lose --- */

static void
rule_lose(struct hearing *h)
{
    const struct game *g = h->g;
    const struct word *w = arg(h, "", "UNIT", NULL);
    int32_t unit = density_unit(h, w), n = 0;
    if (!unit || !density_count(h, "", NOUN_LOSSES, 1, STRIKERS_MAX, &n))
        return;
    if (unit_alive(unit_at(g, unit)) == 0) {
        wrong(h, FAULT_D_EMPTY, w);
        return;
    }
    if (fight_has_pending(h, fight_of(g, unit, PHASES_MELEE)))
        return;
    density_begin(h);
    unit_kill(h, unit, n, false);
}

/* --- turn --- */

static bool
turn_allowed(struct hearing *h)
{
    const struct game *g = h->g;
    for (int32_t f = 1; f <= (int32_t)g->rows[T_fight]; f++)
        if (fight_has_pending(h, f))
            return false;
    for (uint32_t i = 0; i < g->rows[T_beaten]; i++)
        if (g->beaten[i].state == BEATEN_DUE)
            return density_fall(h,
                                (struct blame){.code = FAULT_D_PHASE_RETREAT,
                                               .subject = g->beaten[i].unit});
    return true;
}

/* Points lapse by their switch; what was seen and measured is of last turn. */
static void
spending_over(struct hearing *h)
{
    struct game *g = h->g;
    for (int32_t f = 1; f <= (int32_t)g->rows[T_fight]; f++)
        if (g->fight[ROW(f)].phase == FIGHT_SPENDING ||
            g->fight[ROW(f)].phase == FIGHT_KEPT)
            fight_done(h, f, true);
    for (uint32_t i = 0; i < g->rows[T_sighting]; i++) {
        SET(g, sighting, i, seen, 0);
        SET(g, sighting, i, applied, 0);
        SET(g, sighting, i, bought, 0);
    }
    for (uint32_t i = 0; i < g->rows[T_ranging]; i++)
        SET(g, ranging, i, known, 0);
}

static void
units_fresh(struct hearing *h)
{
    struct game *g = h->g;
    for (int32_t u = 1; u <= (int32_t)g->rows[T_unit]; u++) {
        unit_settle(h, u);
        SET(g, unit, ROW(u), blows, 0);
        SET(g, unit, ROW(u), fallen, 0);
        SET(g, unit, ROW(u), ordered, 0);
    }
}

/* Tied contacts stand again (R5), unless losses since have left nobody. */
static void
ties_again(struct hearing *h)
{
    struct game *g = h->g;
    for (uint32_t i = 0; i < g->rows[T_touching]; i++) {
        const struct touching t = g->touching[i];
        if (t.state != TOUCHING_TIED)
            continue;
        if (unit_alive(unit_at(g, t.unit[0])) == 0 ||
            unit_alive(unit_at(g, t.unit[1])) == 0) {
            SET(g, touching, i, state, TOUCHING_OVER);
            continue;
        }
        contact_put(h, i, t.unit, t.edge);
        cite(h, RULE_R5);
    }
}

static void
rule_turn(struct hearing *h)
{
    if (!turn_allowed(h))
        return;
    density_turn_begin(h);
    speak(h, (struct spoken){.kind = SPOKEN_TURN, .a = h->g->battle->seq});
    spending_over(h);
    units_fresh(h);
    ties_again(h);
}

/* clang-format off */
static const struct verb rows[] = {
    { .name = "unit", .id = FACT_UNIT,
      .usage = "UNIT (side BANNER | ranks RANKS | out COUNT | weapon WEAPON | "
               "shields WORD | facing COUNT | fullmove COUNT)...",
      .example = "unit Jav side Greek ranks 2,2 weapon javelin",
      .also = "unit Gauls side Gaul ranks 3,2 weapon fastsword",
      .summary = "warriors in ranks, front first (javelin spear sword "
                 "fastsword)",
      .rule = rule_unit, .kind = VERB_FACT, .sets = SET_DENSITY,
      .flags = VERB_DOZEN },
    { .name = "contact", .id = FACT_CONTACT,
      .usage = "UNIT EDGE UNIT EDGE",
      .example = "contact Jav front Gauls front",
      .also = "contact Jav flank Gauls front",
      .summary = "who touches whom with its front, flank or rear",
      .rule = rule_contact, .kind = VERB_FACT, .sets = SET_DENSITY,
      .flags = VERB_DOZEN },
    { .name = "strike", .usage = "ENTRY", .example = "strike #41",
      .summary = "takes one entry out", .kind = VERB_EDIT,
      .sets = SET_DENSITY, .flags = VERB_WHOLE, .id = EDIT_STRIKE },
    { .name = "strike", .id = FACT_STRIKE,
      .usage = "UNIT UNIT [with COUNT] [dice D...]",
      .example = "strike Jav Gauls dice 5,2",
      .rules = "R18 R20 R21 I1 I3",
      .summary = "a blow, a die for each that strikes (strikers declared: "
                 "with so many)",
      .rule = density_strike, .thrown = density_thrown,
      .kind = VERB_FACT, .sets = SET_DENSITY,
      .flags = VERB_WHOLE | VERB_DOZEN },
    { .name = "wall", .id = FACT_WALL,
      .usage = "UNIT [die D...]",
      .example = "wall Gauls die 1",
      .also = "wall Gauls die 4", .rules = "R19 I1",
      .summary = "the shield wall against it",
      .rule = density_wall, .thrown = density_thrown,
      .kind = VERB_FACT, .sets = SET_DENSITY,
      .flags = VERB_DOZEN },
    { .name = "allot", .id = FACT_ALLOT,
      .usage = "SHARE...", .example = "allot B=1 C=1",
      .also = "allot B=2", .rules = "R1",
      .summary = "the owner spreads the losses", .rule = density_allot,
      .kind = VERB_FACT, .sets = SET_DENSITY },
    { .name = "skip", .id = FACT_SKIP,
      .usage = "UNIT", .example = "skip Gauls",
      .also = "skip Jav # they are too few",
      .summary = "a blow is not taken", .rule = density_skip,
      .kind = VERB_FACT, .sets = SET_DENSITY },
    { .name = "compare", .id = FACT_COMPARE,
      .usage = "[UNIT] [die D]", .example = "compare",
      .also = "compare Jav", .rules = "R3 R4 R5",
      .summary = "the round is over: who wins (retreat_die fight: with the "
                 "one die)",
      .rule = density_compare, .thrown = density_thrown,
      .kind = VERB_FACT, .sets = SET_DENSITY,
      .flags = VERB_DOZEN },
    { .name = "retreat", .id = FACT_RETREAT,
      .usage = "UNIT [die D | path PATH | lost COUNT | back COUNT]...",
      .example = "retreat Jav die 2 path straight lost 0 back 0",
      .also = "retreat Jav die 3", .rules = "R6 R7 R14 R16",
      .summary = "a loser goes (straight diagonal blocked), with what its "
                 "turns cost",
      .rule = density_retreat, .thrown = density_thrown,
      .kind = VERB_FACT, .sets = SET_DENSITY,
      .flags = VERB_DOZEN },
    { .name = "see", .id = FACT_SEE,
      .usage = "UNIT WORD COUNT [from UNIT]",
      .example = "see Horse yes 10",
      .also = "see Horse no 10", .rules = "R9",
      .summary = "whether it is in sight of the fight, and how far",
      .rule = density_see, .kind = VERB_FACT, .sets = SET_DENSITY,
      .flags = VERB_DOZEN },
    { .name = "range", .id = FACT_RANGE,
      .usage = "UNIT UNIT COUNT",
      .example = "range Horse Gauls 12",
      .also = "range Horse Jav 8", .rules = "R10 R17",
      .summary = "how far from one unit to another", .rule = density_range,
      .kind = VERB_FACT, .sets = SET_DENSITY },
    { .name = "demoralise", .id = FACT_DEMORALISE,
      .usage = "UNIT [COUNT] [ranks RANKS] [from UNIT]",
      .example = "demoralise Horse 2",
      .also = "demoralise Horse", .rules = "R9 R10 R11",
      .summary = "a point for each warrior that loses formation (demoralise "
                 "owner, spender: of these ranks)",
      .rule = density_demoralise, .kind = VERB_FACT, .sets = SET_DENSITY,
      .flags = VERB_DOZEN },
    { .name = "force-retreat", .id = FACT_FORCE_RETREAT,
      .usage = "UNIT [path PATH | lost COUNT | back COUNT | from UNIT]...",
      .example = "force-retreat Horse lost 1",
      .also = "force-retreat Horse path straight", .rules = "R12 R13 R14",
      .summary = "it must retreat, for as many points as its density",
      .rule = density_force_retreat, .kind = VERB_FACT,
      .sets = SET_DENSITY },
    { .name = "force-attack", .id = FACT_FORCE_ATTACK,
      .usage = "UNIT UNIT [from UNIT]",
      .example = "force-attack Horse Gauls",
      .also = "force-attack Horse Gauls from Jav", .rules = "R17",
      .summary = "it must attack the nearest, for as many points",
      .rule = density_force_attack, .kind = VERB_FACT,
      .sets = SET_DENSITY },
    { .name = "done", .id = FACT_DONE,
      .usage = "[UNIT]", .example = "done",
      .also = "done Jav",
      .summary = "the spending is over", .rule = density_done,
      .kind = VERB_FACT, .sets = SET_DENSITY },
    { .name = "turn", .id = FACT_TURN,
      .usage = "", .example = "turn",
      .also = "turn # the third",
      .summary = "the next turn begins: blows are fresh, ties stand again",
      .rule = rule_turn, .kind = VERB_FACT, .sets = SET_DENSITY,
      .flags = VERB_DOZEN | VERB_TURN },
    { .name = "density", .id = FACT_DENSITY,
      .usage = "UNIT COUNT", .example = "density Jav 3",
      .also = "density Jav auto", .rules = "I2 I3",
      .summary = "the referee's word for it, or auto", .rule = rule_density,
      .kind = VERB_FACT, .sets = SET_DENSITY },
    { .name = "lose", .id = FACT_LOSE,
      .usage = "UNIT COUNT because TEXT",
      .example = "lose Jav 2 because archers on the hill",
      .also = "lose Gauls 1 because slingers", .rules = "R2",
      .summary = "losses from shooting", .rule = rule_lose,
      .kind = VERB_FACT, .sets = SET_DENSITY },
    { .name = "won", .id = FACT_WON,
      .usage = "BANNER (die D | at UNIT)...",
      .example = "won Greek die 3 at Jav",
      .also = "won Gaul die 2 at Jav", .rules = "R8",
      .summary = "points after shooting or an exchange of fire",
      .rule = density_won, .thrown = density_thrown,
      .kind = VERB_FACT, .sets = SET_DENSITY },
    { .name = "set", .id = FACT_SET,
      .usage = "SWITCH VALUE [because TEXT]",
      .example = "set wall each",
      .also = "set strikers declared because we read it so",
      .summary = "another reading of the rules",
      .rule = rule_set, .kind = VERB_FACT, .sets = SET_DENSITY },
};
/* clang-format on */

struct verbs
density_verbs(void)
{
    return (struct verbs){rows, sizeof rows / sizeof rows[0]};
}
