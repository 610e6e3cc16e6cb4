/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * density_retreat.c: retreats and the points they earn (R6 to R8, R14 to R16;
 * A14 to A18, A30). The formation tests of both turns are the referee's: he
 * types how many each has cost.
 */
#include "density.h"

/* --- the move itself --- */

struct retreat {
    int32_t path, lost;
    int32_t back; /* lost in turning back + 1, 0: it stays turned */
};

static bool
retreat_path(struct hearing *h, struct retreat *r)
{
    const struct word *w = arg(h, "path", "PATH", NULL);
    r->path = w ? word_place(w->text, path_name, PATHS) : PATH_STRAIGHT;
    return r->path >= 0 || density_syntax(h);
}

static bool
retreat_numbers(struct hearing *h, int32_t formed, int32_t unit,
                struct retreat *r)
{
    int32_t back = 0;
    if (!density_count(h, "lost", NOUN_LOST, 0, STRIKERS_MAX, &r->lost) ||
        !density_count(h, "back", NOUN_BACK, 0, STRIKERS_MAX, &back))
        return false;
    if (has(h, "back"))
        r->back = back + 1;
    if (r->lost + back > formed)
        return density_fall(h, (struct blame){.code = FAULT_D_FORMED,
                                              .subject = unit,
                                              .have = formed,
                                              .need = r->lost + back});
    return true;
}

/* Warriors that fall out of formation. */
static void
fall_out(struct hearing *h, int32_t unit, int32_t n)
{
    SET(h->g, unit, ROW(unit), out, unit_at(h->g, unit)->out + n);
    unit_take(h, unit, n);
}

static void
turn_about(struct hearing *h, int32_t unit)
{
    int32_t facing = unit_at(h->g, unit)->facing;
    if (facing)
        SET(h->g, unit, ROW(unit), facing, (facing - 1 + 180) % 360 + 1);
}

static void
go_back(struct hearing *h, int32_t unit, const struct retreat *r, int32_t die)
{
    fall_out(h, unit, r->lost);
    if (r->back)
        fall_out(h, unit, r->back - 1);
    else
        turn_about(h, unit);
    struct spoken s = spoken_of(h->g, SPOKEN_RETREAT, unit);
    s.a = r->path;
    s.b = r->lost;
    s.c = r->back;
    s.d = die;
    speak(h, s);
    cite(h, RULE_R14);
    if (r->back)
        cite(h, RULE_R15);
    cite(h, RULE_R16);
    if (r->path == PATH_BLOCKED)
        cite(h, DENSITY_A(30));
    if (die)
        cite(h, DENSITY_A(15));
}

bool
unit_retreat(struct hearing *h, int32_t unit, int32_t die)
{
    struct retreat r = {0};
    if (!retreat_path(h, &r) ||
        !retreat_numbers(h, unit_formed(unit_at(h->g, unit)), unit, &r))
        return false;
    go_back(h, unit, &r, die);
    return true;
}

void
unit_flee(struct hearing *h, int32_t unit)
{
    go_back(h, unit, &(struct retreat){0}, 0);
}

/* --- points --- */

void
points_earn(struct hearing *h, int32_t fight, int32_t source, int32_t side,
            const struct spoken *how)
{
    struct game *g = h->g;
    const struct fight *f = &g->fight[ROW(fight)];
    struct spoken s = *how;
    int32_t k = ROW(side);
    s.kind = SPOKEN_EARNS;
    s.side = side;
    s.c = f->purse[k] + s.a;
    SET_AT(g, fight, ROW(fight), purse, k, s.c);
    if (!f->won[k])
        SET_AT(g, fight, ROW(fight), won, k, 1 + (f->won[1 - k] > 0));
    speak(h, s);
    struct ledger l = {h->ask->entry, side, source, s.a, 0, 0, s.c};
    game_tell(g, T_ledger, &l);
    cite(h, RULE_R8);
}

/* What a loser's retreat earns the winner (A14, A16). */
static void
retreat_earns(struct hearing *h, int32_t fight, int32_t unit, int32_t die)
{
    const struct game *g = h->g;
    const struct fight *f = &g->fight[ROW(fight)];
    const struct unit *u = unit_at(g, unit);
    int32_t side = other_side(u->side);
    bool shared = by_key(h, KEY_RETREAT_DIE) == RETREAT_DIE_FIGHT;
    struct spoken s = {.a = die, .b = EARNED_RETREAT};
    if (by_key(h, KEY_POINTS) == POINTS_KILLS) {
        s = (struct spoken){.a = u->fallen, .b = EARNED_KILLED};
        cite(h, DENSITY_A(16));
    } else if (shared && f->won[ROW(side)]) {
        return; /* the fight's one die earns once */
    }
    points_earn(h, fight, unit, side, &s);
    SET(h->g, unit, ROW(unit), fallen, 0);
}

/* --- retreat --- */

/* The retreat that a unit owes: a row of beaten, or -1. */
static int32_t
retreat_due(const struct game *g, int32_t unit)
{
    for (uint32_t i = g->rows[T_beaten]; i-- > 0;)
        if (g->beaten[i].unit == unit && g->beaten[i].state == BEATEN_DUE)
            return (int32_t)i;
    return -1;
}

bool
unit_must_retreat(const struct game *g, int32_t unit)
{
    return retreat_due(g, unit) >= 0;
}

/* The die of this retreat, typed or the fight's; false after a fault. Where it
 * has no use it may be left out. */
static bool
retreat_die(struct hearing *h, const struct fight *f, int32_t *die)
{
    const struct game *g = h->g;
    const struct word *w = arg(h, "die", "D", NULL);
    const char *word;
    bool shared = by_key(h, KEY_RETREAT_DIE) == RETREAT_DIE_FIGHT;
    bool needed = !w && density_throws(g, h->line, &word) > 0;
    *die = f->die;
    if ((shared && f->die && w) || needed)
        return density_fall(h, (struct blame){.code = FAULT_D_DICE_RETREAT,
                                              .at = w,
                                              .have = w != NULL,
                                              .need = needed});
    return !w || density_die(h, w->text, die);
}

/* An enemy that came in on the flank bars every way but the diagonal (R7). */
static bool
flank_is_free(struct hearing *h, int32_t fight, int32_t unit)
{
    const struct game *g = h->g;
    const struct word *w = arg(h, "path", "PATH", NULL);
    if (w && word_place(w->text, path_name, PATHS) == PATH_DIAGONAL)
        return true;
    for (uint32_t i = 0; i < g->rows[T_touching]; i++) {
        const struct touching *t = &g->touching[i];
        int32_t enemy = touched(t, unit, EDGE_FLANK);
        if (t->fight != fight || !enemy || unit_alive(unit_at(g, enemy)) == 0)
            continue;
        return density_fall(h, (struct blame){.code = FAULT_D_FLANK_PATH,
                                              .rule = RULE_R7,
                                              .subject = unit,
                                              .other = enemy});
    }
    return true;
}

/* The retreat of a loser; what is left of it. */
static bool
loser_goes(struct hearing *h, int32_t fight, int32_t unit, int32_t die)
{
    bool by_die = by_key(h, KEY_RETREAT_DISTANCE) == RETREAT_BY_DIE;
    if (unit_alive(unit_at(h->g, unit)) == 0) {
        speak(h, spoken_of(h->g, SPOKEN_DESTROYED, unit));
        cite(h, DENSITY_A(17));
        return true;
    }
    return flank_is_free(h, fight, unit) &&
           unit_retreat(h, unit, by_die ? die : 0);
}

static bool
retreats_left(const struct game *g, int32_t fight)
{
    for (uint32_t i = 0; i < g->rows[T_beaten]; i++)
        if (g->beaten[i].fight == fight && g->beaten[i].state == BEATEN_DUE)
            return true;
    return false;
}

void
density_retreat(struct hearing *h)
{
    struct game *g = h->g;
    int32_t die = 0, unit;
    if (!density_clauses_ok(h))
        return;
    unit = density_unit(h, arg(h, "", "UNIT", NULL));
    if (!unit)
        return;
    int32_t row = retreat_due(g, unit);
    if (row < 0) {
        density_fall(
            h, (struct blame){.code = FAULT_D_NOT_LOSER, .subject = unit});
        return;
    }
    int32_t fight = g->beaten[row].fight;
    if (!retreat_die(h, &g->fight[ROW(fight)], &die) ||
        !loser_goes(h, fight, unit, die))
        return;
    cite(h, RULE_R6);
    SET(g, beaten, row, state, BEATEN_GONE);
    retreat_earns(h, fight, unit, die);
    if (!retreats_left(g, fight))
        fight_spend(h, fight);
}

/* --- won: after shooting, or an exchange of fire (A18) --- */

static bool
won_die(struct hearing *h, int32_t *die)
{
    const struct word *w = arg(h, "die", "D", NULL);
    if (!w)
        return density_fall(
            h, (struct blame){.code = FAULT_D_DICE_WON, .need = 1});
    return density_die(h, w->text, die);
}

void
density_won(struct hearing *h)
{
    struct game *g = h->g;
    const struct word *w = arg(h, "", "BANNER", NULL);
    const struct word *at = arg(h, "at", "UNIT", NULL);
    int32_t side = REF(side_find(g, w->text)), unit, die = 0;
    uint32_t row;
    if (!at || !density_clauses_ok(h)) {
        density_syntax(h);
        return;
    }
    if (!side && !wrong(h, FAULT_D_NAME, w))
        return;
    unit = density_unit(h, at);
    if (!unit || !won_die(h, &die))
        return;
    if (fight_of(g, unit, PHASES_MELEE | PHASES_RETREAT | PHASES_SPENDING)) {
        density_fall(h, (struct blame){.code = FAULT_D_PHASE_OPEN,
                                       .at = at,
                                       .subject = unit});
        return;
    }
    density_begin(h);
    game_add(g, T_fight, &row);
    SET(g, fight, row, at, unit);
    if (unit_at(g, unit)->side != side) { /* it lost, and may be out of sight */
        uint32_t lost;
        game_add(g, T_beaten, &lost);
        SET(g, beaten, lost, fight, REF((int32_t)row));
        SET(g, beaten, lost, unit, unit);
        SET(g, beaten, lost, state, BEATEN_GONE);
    }
    fight_spend(h, REF((int32_t)row));
    points_earn(h, REF((int32_t)row), unit, side,
                &(struct spoken){.a = die, .b = EARNED_DIE});
    cite(h, DENSITY_A(18));
}
