/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * density_melee.c: blows, shield walls, losses, and the comparison that ends
 * the round (R1 to R5, R18 to R21, I1, I2, I5, I6; A1 to A13, A32).
 */
#include "density.h"

enum { FRONTS_MAX = 256 };

/* --- losses --- */

void
unit_take(struct hearing *h, int32_t unit, int32_t n)
{
    const struct unit *u = unit_at(h->g, unit);
    while (n-- > 0) {
        int32_t best = 0;
        for (int32_t i = 1; i < u->ranks; i++)
            if (u->rank[i] > u->rank[best])
                best = i;
        SET_AT(h->g, unit, ROW(unit), rank, best, u->rank[best] - 1);
        if (h->g->full)
            return;
    }
}

static void
say_loss(struct hearing *h, enum spoken_kind kind, int32_t unit, int32_t n,
         int32_t wasted)
{
    struct spoken s = spoken_of(h->g, kind, unit);
    s.a = n;
    s.b = wasted;
    speak(h, s);
    cite(h, kind == SPOKEN_OWES ? DENSITY_A(7) : RULE_R2);
    if (wasted > 0)
        cite(h, DENSITY_A(11));
}

void
unit_kill(struct hearing *h, int32_t unit, int32_t n, bool melee)
{
    struct game *g = h->g;
    const struct unit *u = unit_at(g, unit);
    int32_t formed = unit_formed(u), stragglers = 0;
    int32_t dead = n < formed ? n : formed;
    if (by_key(h, KEY_EXCESS) == EXCESS_OUT)
        stragglers = n - dead < u->out ? n - dead : u->out;
    unit_take(h, unit, dead);
    SET(g, unit, ROW(unit), out, u->out - stragglers);
    dead += stragglers;
    SET(g, unit, ROW(unit), killed, u->killed + dead);
    if (melee)
        SET(g, unit, ROW(unit), fallen, u->fallen + dead);
    int32_t left = unit_alive(u);
    if (u->owed > left) /* the dead owe nothing more */
        SET(g, unit, ROW(unit), owed, left);
    say_loss(h, SPOKEN_LOSES, unit, dead, n - dead);
}

void
unit_settle(struct hearing *h, int32_t unit)
{
    int32_t owed = unit_at(h->g, unit)->owed;
    if (owed == 0)
        return;
    SET(h->g, unit, ROW(unit), owed, 0);
    unit_kill(h, unit, owed, true);
}

/* Losses by a blow: at once, or when the round is over (A7). */
static void
unit_lose(struct hearing *h, int32_t unit, int32_t n, int32_t wasted)
{
    const struct unit *u = unit_at(h->g, unit);
    if (by_key(h, KEY_ORDER) == ORDER_ENTERED) {
        unit_kill(h, unit, n + wasted, true);
        return;
    }
    int32_t room = unit_capacity(h->g, u);
    int32_t owes = n < room ? n : room;
    SET(h->g, unit, ROW(unit), owed, u->owed + owes);
    say_loss(h, SPOKEN_OWES, unit, owes, n + wasted - owes);
}

static void
say_allot(struct hearing *h, const int32_t *front, uint32_t n, int32_t hits)
{
    struct spoken s = {.kind = SPOKEN_ALLOT, .a = hits};
    s.side = unit_at(h->g, front[0])->side;
    speak(h, s);
    for (uint32_t i = 0; i < n; i++)
        speak(h, (struct spoken){.kind = SPOKEN_AMONG, .unit = front[i]});
    cite(h, RULE_R1);
}

/* The hits that stand become losses. Where there is no choice, for one enemy
 * or more hits than all together can lose, the owner is not asked. */
static void
hits_land(struct hearing *h, int32_t fight, int32_t striker, int32_t target,
          int32_t hits)
{
    struct game *g = h->g;
    int32_t front[FRONTS_MAX], room = 0;
    uint32_t n = fight_fronts(g, fight, striker, front, FRONTS_MAX);
    if (n > FRONTS_MAX)
        n = FRONTS_MAX;
    if (n < 2 || unit_alive(unit_at(g, target)) == 0) {
        unit_lose(h, target, hits, 0);
        return;
    }
    for (uint32_t i = 0; i < n; i++)
        room += unit_capacity(g, unit_at(g, front[i]));
    if (hits <= room) {
        SET(g, fight, ROW(fight), pending, PENDING_ALLOT);
        SET(g, fight, ROW(fight), striker, striker);
        SET(g, fight, ROW(fight), target, target);
        SET(g, fight, ROW(fight), hits, hits);
        say_allot(h, front, n, hits);
        return;
    }
    for (uint32_t i = 0; i < n; i++) {
        int32_t all = unit_capacity(g, unit_at(g, front[i]));
        unit_lose(h, front[i], all, i + 1 < n ? 0 : hits - room);
    }
}

/* --- strike --- */

struct strike {
    int32_t fight, striker, target;
    int32_t dice, needs, hits;
    bool enemy; /* it is the enemy's density that must be beaten */
};

static bool
any_melee(const struct game *g)
{
    for (uint32_t i = 0; i < g->rows[T_fight]; i++)
        if (g->fight[i].phase == FIGHT_MELEE)
            return true;
    return false;
}

static bool
on_front(const struct game *g, int32_t fight, int32_t unit, int32_t enemy)
{
    for (uint32_t i = 0; i < g->rows[T_touching]; i++)
        if (g->touching[i].fight == fight &&
            g->touching[i].state == TOUCHING_NOW &&
            touched(&g->touching[i], unit, EDGE_FRONT) == enemy)
            return true;
    return false;
}

static bool
strike_who(struct hearing *h, struct strike *s)
{
    const struct game *g = h->g;
    const struct word *w = h->line->word;
    int32_t a = unit_find(g, w[0].text), b = unit_find(g, w[1].text);
    int32_t of = a ? fight_of(g, a, PHASES_MELEE) : 0;
    s->fight = of;
    if (!of && b)
        of = fight_of(g, b, PHASES_MELEE);
    for (int32_t f = 1; f <= (int32_t)g->rows[T_fight]; f++)
        if ((!of || f == of) && fight_has_pending(h, f))
            return false;
    s->striker = density_unit(h, &w[0]);
    s->target = s->striker ? density_unit(h, &w[1]) : 0;
    if (!s->target)
        return false;
    if (!s->fight && !any_melee(g))
        return density_fall(h, (struct blame){.code = FAULT_D_PHASE});
    if (!s->fight || !on_front(g, s->fight, a, b))
        return density_fall(h, (struct blame){.code = FAULT_D_NOT_FRONT,
                                              .subject = a,
                                              .other = b});
    const struct unit *u = unit_at(g, a);
    if (u->blows >= weapon_blows(u->weapon))
        return density_fall(
            h, (struct blame){.code = FAULT_D_BLOWS, .subject = a});
    return true;
}

/* How many strike: the front rank, or as many of it as are declared (A10). */
static bool
strike_number(struct hearing *h, struct strike *s)
{
    int32_t front = unit_front(unit_at(h->g, s->striker));
    bool declared = by_key(h, KEY_STRIKERS) == STRIKERS_DECLARED;
    s->dice = front;
    cite(h, declared ? DENSITY_A(10) : RULE_I6);
    return density_count(h, "with", NOUN_STRIKERS, front > 0, front, &s->dice);
}

static void
strike_needs(struct hearing *h, struct strike *s)
{
    const struct game *g = h->g;
    bool sword = weapon_is_sword(unit_at(g, s->striker)->weapon);
    s->enemy = sword ? by_key(h, KEY_SWORD) == SWORD_ENEMY
                     : by_key(h, KEY_SHORT_SPEAR) == SPEAR_ENEMY;
    s->needs = unit_density(g, unit_at(g, s->enemy ? s->target : s->striker));
    by_key(h, KEY_DENSITY);
    cite(h, sword ? RULE_R20 : RULE_R18);
    cite(h, sword ? DENSITY_A(2) : DENSITY_A(1));
    cite(h, RULE_I1);
}

static bool
strike_dice(struct hearing *h, struct strike *s)
{
    struct pieces p = {.line = h->line, .name = "D"};
    struct span piece;
    int32_t n = pieces_count(h->line, "D"), die = 0;
    if (n != s->dice || n == 0)
        return density_fall(h, (struct blame){.code = FAULT_D_DICE,
                                              .at = arg(h, "dice", "D", NULL),
                                              .subject = s->striker,
                                              .have = n,
                                              .need = s->dice});
    strike_needs(h, s);
    while (piece_next(&p, &piece)) {
        if (!density_die(h, piece, &die))
            return false;
        s->hits += die > s->needs;
    }
    return true;
}

static void
strike_told(struct hearing *h, const struct strike *s, int32_t nth)
{
    const struct unit *u = unit_at(h->g, s->striker);
    struct blow b = {.entry = h->ask->entry,
                     .striker = s->striker,
                     .target = s->target,
                     .nth = nth,
                     .needs = s->needs,
                     .hits = s->hits,
                     .stand = s->hits == 0 || unit_at(h->g, s->target)->bare
                                  ? s->hits + 1
                                  : 0};
    struct spoken line = spoken_of(h->g, SPOKEN_STRIKE, s->striker);
    line.other = s->target;
    line.a = s->needs;
    line.b = s->enemy;
    line.c = nth;
    line.d = s->hits;
    speak(h, line);
    game_tell(h->g, T_blow, &b);
    if (weapon_blows(u->weapon) > 1)
        cite(h, RULE_R21);
}

void
density_strike(struct hearing *h)
{
    struct game *g = h->g;
    struct strike s = {0};
    if (has(h, "with") != (by_key(h, KEY_STRIKERS) == STRIKERS_DECLARED)) {
        density_syntax(h);
        return;
    }
    if (!strike_who(h, &s) || !strike_number(h, &s) || !strike_dice(h, &s))
        return;
    int32_t nth = unit_at(g, s.striker)->blows + 1;
    strike_told(h, &s, nth);
    SET(g, unit, ROW(s.striker), blows, nth);
    if (s.hits == 0)
        return;
    if (unit_at(g, s.target)->bare) {
        hits_land(h, s.fight, s.striker, s.target, s.hits);
        return;
    }
    SET(g, fight, ROW(s.fight), pending, PENDING_WALL);
    SET(g, fight, ROW(s.fight), striker, s.striker);
    SET(g, fight, ROW(s.fight), target, s.target);
    SET(g, fight, ROW(s.fight), hits, s.hits);
}

/* --- wall --- */

/* The hits that are parried, or -1 after a fault. */
static int32_t
wall_dice(struct hearing *h, const struct fight *f, int32_t density)
{
    struct pieces p = {.line = h->line, .name = "D"};
    struct span piece;
    bool each = by_key(h, KEY_WALL) == WALL_EACH;
    int32_t n = pieces_count(h->line, "D"), die = 0, parried = 0;
    int32_t wants = each ? f->hits : 1;
    if (n != wants) {
        density_fall(h, (struct blame){.code = FAULT_D_DICE_WALL,
                                       .at = arg(h, "die", "D", NULL),
                                       .have = n,
                                       .need = wants});
        return -1;
    }
    while (piece_next(&p, &piece)) {
        if (!density_die(h, piece, &die))
            return -1;
        parried += die < density;
    }
    return each ? parried : parried * f->hits;
}

/* The row of the blow that this shield wall answers. */
static void
wall_told(struct hearing *h, const struct fight *f, int32_t stand)
{
    struct game *g = h->g;
    for (uint32_t i = g->rows[T_blow]; i-- > 0;) {
        if (g->blow[i].striker != f->striker || g->blow[i].target != f->target)
            continue;
        SET(g, blow, i, wall_entry, h->ask->entry);
        SET(g, blow, i, stand, stand + 1);
        return;
    }
}

void
density_wall(struct hearing *h)
{
    struct game *g = h->g;
    int32_t unit = density_unit(h, arg(h, "", "UNIT", NULL));
    int32_t fight = unit ? fight_of(g, unit, PHASES_MELEE) : 0;
    if (!unit)
        return;
    if (!fight || g->fight[ROW(fight)].pending != PENDING_WALL ||
        g->fight[ROW(fight)].target != unit) {
        density_fall(h,
                     (struct blame){.code = FAULT_D_NO_HITS, .subject = unit});
        return;
    }
    const struct fight f = g->fight[ROW(fight)];
    int32_t density = unit_density(g, unit_at(g, unit));
    int32_t parried = wall_dice(h, &f, density);
    if (parried < 0)
        return;
    struct spoken s = spoken_of(g, SPOKEN_WALL, unit);
    s.a = density;
    s.b = f.hits - parried;
    s.c = f.hits;
    speak(h, s);
    wall_told(h, &f, s.b);
    SET(g, fight, ROW(fight), pending, PENDING_NONE);
    SET(g, fight, ROW(fight), hits, 0);
    by_key(h, KEY_DENSITY);
    cite(h, RULE_R19);
    cite(h, DENSITY_A(4));
    cite(h, RULE_I5);
    if (s.b > 0)
        hits_land(h, fight, f.striker, unit, s.b);
}

/* --- allot --- */

struct share {
    int32_t unit, n;
};

enum { SHARES_MAX = FRONTS_MAX };

/* B=2. The unit named must be on the striker's front. */
static bool
share_read(struct hearing *h, int32_t fight, const struct word *w,
           struct share *out)
{
    const struct game *g = h->g;
    uint32_t eq = 0;
    while (eq < w->text.n && w->text.at[eq] != '=')
        eq++;
    if (eq == w->text.n)
        return density_syntax(h);
    struct span name = span_cut(w->text, 0, eq);
    int32_t unit = unit_find(g, name);
    int32_t striker = g->fight[ROW(fight)].striker;
    if (!density_number(h, span_from(w->text, eq + 1), NOUN_LOSSES, 0,
                        STRIKERS_MAX, &out->n))
        return false;
    out->unit = unit;
    if (!unit)
        return density_fall_at(h, (struct blame){.code = FAULT_D_UNIT}, name);
    if (!on_front(g, fight, striker, unit))
        return density_fall_at(h,
                               (struct blame){.code = FAULT_D_NOT_FRONT_OF,
                                              .subject = striker,
                                              .other = unit},
                               name);
    return true;
}

/* The fight whose losses are allotted: that of the first unit named, or else
 * the first that waits for it. */
static int32_t
allot_fight(const struct game *g, struct span first)
{
    uint32_t eq = 0;
    while (eq < first.n && first.at[eq] != '=')
        eq++;
    int32_t unit = unit_find(g, span_cut(first, 0, eq));
    int32_t fight = unit ? fight_of(g, unit, PHASES_MELEE) : 0;
    if (fight && g->fight[ROW(fight)].pending == PENDING_ALLOT)
        return fight;
    for (uint32_t i = 0; i < g->rows[T_fight]; i++)
        if (g->fight[i].pending == PENDING_ALLOT)
            return REF((int32_t)i);
    return 0;
}

static bool
shares_fit(struct hearing *h, int32_t fight, const struct share *share,
           uint32_t n)
{
    const struct game *g = h->g;
    int32_t sum = 0, hits = g->fight[ROW(fight)].hits;
    for (uint32_t i = 0; i < n; i++) {
        sum += share[i].n;
        for (uint32_t k = 0; k < i; k++)
            if (share[k].unit == share[i].unit)
                return density_syntax(h);
    }
    if (sum != hits)
        return density_fall(
            h, (struct blame){.code = FAULT_D_SUM, .have = sum, .need = hits});
    for (uint32_t i = 0; i < n; i++) {
        const struct unit *u = unit_at(g, share[i].unit);
        if (share[i].n > unit_capacity(g, u))
            return density_fall(h, (struct blame){.code = FAULT_D_FORMED,
                                                  .subject = share[i].unit,
                                                  .have = unit_capacity(g, u),
                                                  .need = share[i].n});
    }
    return true;
}

void
density_allot(struct hearing *h)
{
    struct game *g = h->g;
    uint32_t n = 0;
    const struct word *w = arg(h, "", "SHARE", &n);
    struct share share[SHARES_MAX] = {
        {0, 0}
    };
    int32_t fight = allot_fight(g, w->text);
    if (!fight) {
        density_fall(h, (struct blame){.code = FAULT_D_NO_ALLOT});
        return;
    }
    if (n > SHARES_MAX) {
        density_syntax(h);
        return;
    }
    for (uint32_t i = 0; i < n; i++)
        if (!share_read(h, fight, &w[i], &share[i]))
            return;
    if (!shares_fit(h, fight, share, n))
        return;
    SET(g, fight, ROW(fight), pending, PENDING_NONE);
    SET(g, fight, ROW(fight), hits, 0);
    cite(h, RULE_R1);
    for (uint32_t i = 0; i < n; i++)
        if (share[i].n > 0)
            unit_lose(h, share[i].unit, share[i].n, 0);
}

/* --- skip --- */

/* A second blow that can still fall on somebody. */
static bool
blow_due(const struct game *g, int32_t fight, int32_t unit)
{
    const struct unit *u = unit_at(g, unit);
    int32_t front[FRONTS_MAX];
    uint32_t n = fight_fronts(g, fight, unit, front, FRONTS_MAX);
    if (u->blows == 0 || u->blows >= weapon_blows(u->weapon) ||
        unit_front(u) == 0)
        return false;
    for (uint32_t i = 0; i < n && i < FRONTS_MAX; i++)
        if (unit_formed(unit_at(g, front[i])) > 0)
            return true;
    return false;
}

static bool
blame_due(struct hearing *h, int32_t unit, int rule)
{
    const struct unit *u = unit_at(h->g, unit);
    return density_fall(h, (struct blame){.code = FAULT_D_BLOW_DUE,
                                          .rule = (enum rule_id)rule,
                                          .subject = unit,
                                          .have = u->blows + 1,
                                          .need = weapon_blows(u->weapon)});
}

void
density_skip(struct hearing *h)
{
    struct game *g = h->g;
    int32_t unit = density_unit(h, arg(h, "", "UNIT", NULL));
    if (!unit)
        return;
    const struct unit *u = unit_at(g, unit);
    int32_t fight = fight_of(g, unit, PHASES_MELEE);
    if (u->blows >= weapon_blows(u->weapon)) {
        density_fall(h, (struct blame){.code = FAULT_D_BLOWS, .subject = unit});
        return;
    }
    if (by_key(h, KEY_SECOND_BLOW) == SECOND_BLOW_FORCED && fight &&
        blow_due(g, fight, unit) && !blame_due(h, unit, DENSITY_A(8)))
        return;
    struct spoken s = spoken_of(g, SPOKEN_SKIP, unit);
    s.a = u->blows + 1;
    speak(h, s);
    SET(g, unit, ROW(unit), blows, u->blows + 1);
    cite(h, RULE_R21);
    cite(h, DENSITY_A(8));
}

/* --- compare --- */

/* The greatest density of either side in a fight, and whose unit it is. */
struct greatest {
    int32_t density[2], unit[2];
    int32_t side; /* that wins the group, 0: none */
};

static struct greatest
greatest_of(const struct game *g, const int32_t *unit, uint32_t n)
{
    struct greatest m = {
        {-1, -1},
        {0,  0 },
        0
    };
    for (uint32_t i = 0; i < n; i++) {
        const struct unit *u = unit_at(g, unit[i]);
        int32_t d = unit_density(g, u);
        if (d <= m.density[ROW(u->side)])
            continue;
        m.density[ROW(u->side)] = d;
        m.unit[ROW(u->side)] = unit[i];
    }
    if (m.density[0] != m.density[1])
        m.side = m.density[0] > m.density[1] ? 1 : 2;
    return m;
}

static bool
in_round(const struct game *g, uint32_t i, int32_t fight)
{
    return g->touching[i].fight == fight &&
           g->touching[i].state == TOUCHING_NOW;
}

/* A unit that ties or wins another pair may stay (A13). */
static bool
stays(struct hearing *h, int32_t fight, int32_t unit)
{
    const struct game *g = h->g;
    int32_t own = unit_density(g, unit_at(g, unit));
    if (by_key(h, KEY_MIXED) != MIXED_STAY)
        return false;
    for (uint32_t i = 0; i < g->rows[T_touching]; i++) {
        const struct touching *t = &g->touching[i];
        for (int k = 0; in_round(g, i, fight) && k < 2; k++)
            if (t->unit[k] == unit &&
                own >= unit_density(g, unit_at(g, t->unit[1 - k])))
                return true;
    }
    return false;
}

static void
add_beaten(struct hearing *h, int32_t fight, int32_t unit, int32_t by)
{
    struct game *g = h->g;
    uint32_t row;
    bool gone = unit_alive(unit_at(g, unit)) == 0 &&
                by_key(h, KEY_DESTROYED) == DESTROYED_NONE;
    if (gone || beaten_find(g, fight, unit) >= 0)
        return;
    game_add(g, T_beaten, &row);
    SET(g, beaten, row, fight, fight);
    SET(g, beaten, row, unit, unit);
    SET(g, beaten, row, by, by);
    SET(g, beaten, row, state, BEATEN_DUE);
}

static void
pair_told(struct hearing *h, const struct spoken *s)
{
    struct compared c = {h->ask->entry, s->unit, s->other, s->a, s->b, s->c};
    speak(h, *s);
    game_tell(h->g, T_compared, &c);
}

/* One pair of the round; `m` where the group has one winner (A12). */
static void
compare_pair(struct hearing *h, int32_t fight, uint32_t i,
             const struct greatest *m)
{
    const struct game *g = h->g;
    int32_t x = g->touching[i].unit[0], y = g->touching[i].unit[1];
    struct spoken s = spoken_of(g, SPOKEN_PAIR, x);
    s.other = y;
    s.a = s.density;
    s.b = unit_density(g, unit_at(g, y));
    s.side = m ? m->side : 0;
    int32_t d = m && m->side ? (unit_at(g, x)->side == m->side ? 1 : -1)
                : m          ? 0
                             : s.a - s.b;
    s.c = d > 0 ? RESULT_WON : d < 0 ? RESULT_LOST : RESULT_TIE;
    s.d = m && m->side ? m->unit[ROW(m->side)] : 0;
    pair_told(h, &s);
    by_key(h, KEY_DENSITY);
    cite(h, d == 0 ? RULE_R5 : RULE_R4);
    if (s.a == 0 && s.b == 0) {
        speak(h, (struct spoken){.kind = SPOKEN_NOBODY});
        cite(h, DENSITY_A(32));
    }
    int32_t loser = d < 0 ? x : y;
    if (d != 0 && (m || !stays(h, fight, loser)))
        add_beaten(h, fight, loser, d < 0 ? y : x);
}

/* What becomes of the contacts, and of the blows taken. */
static void
round_over(struct hearing *h, int32_t fight, const int32_t *unit, uint32_t n)
{
    struct game *g = h->g;
    for (uint32_t i = 0; i < n; i++) {
        SET(g, unit, ROW(unit[i]), blows, 0);
        if (beaten_find(g, fight, unit[i]) < 0)
            SET(g, unit, ROW(unit[i]), fallen, 0);
    }
    for (uint32_t i = 0; i < g->rows[T_touching]; i++) {
        if (!in_round(g, i, fight))
            continue;
        int32_t densities = 0;
        bool over = false;
        for (int k = 0; k < 2; k++) {
            int32_t who = g->touching[i].unit[k];
            over |= beaten_find(g, fight, who) >= 0 ||
                    unit_alive(unit_at(g, who)) == 0;
            densities += unit_density(g, unit_at(g, who));
        }
        SET(g, touching, i, state,
            over || densities == 0 ? TOUCHING_OVER : TOUCHING_TIED);
    }
}

static bool
must_retreat(struct hearing *h, int32_t fight)
{
    const struct game *g = h->g;
    bool any = false;
    for (uint32_t i = 0; i < g->rows[T_beaten]; i++) {
        if (g->beaten[i].fight != fight)
            continue;
        speak(h, spoken_of(g, SPOKEN_MUST, g->beaten[i].unit));
        cite(h, RULE_R6);
        any = true;
    }
    return any;
}

/* The one die of all the fight's retreats, where that is how it is played. */
static bool
compare_die(struct hearing *h, int32_t fight, bool losers)
{
    const struct word *w = arg(h, "die", "D", NULL);
    int32_t wants = by_key(h, KEY_RETREAT_DIE) == RETREAT_DIE_FIGHT;
    int32_t die = 0;
    const char *word;
    if ((w && !wants) ||
        (!w && losers && density_throws(h->g, h->line, &word) > 0))
        return density_fall(h, (struct blame){.code = FAULT_D_DICE_COMPARE,
                                              .at = w,
                                              .have = w != NULL,
                                              .need = wants});
    if (w && !density_die(h, w->text, &die))
        return false;
    SET(h->g, fight, ROW(fight), die, losers ? die : 0);
    if (die)
        cite(h, DENSITY_A(14));
    return true;
}

/* The fight that is named, if nothing of it waits; or 0. */
static int32_t
compare_fight(struct hearing *h)
{
    static const int32_t phases[] = {PHASES_MELEE, 0};
    int32_t fight =
        fight_named(h, arg(h, "", "UNIT", NULL), phases, FAULT_D_PHASE);
    return !fight || fight_has_pending(h, fight) ? 0 : fight;
}

void
density_compare(struct hearing *h)
{
    struct game *g = h->g;
    int32_t fight = compare_fight(h), *unit;
    if (!fight)
        return;
    uint32_t n = fight_units(h, fight, &unit);
    for (uint32_t i = 0; i < n; i++)
        if (blow_due(g, fight, unit[i]) && !blame_due(h, unit[i], RULE_R21))
            return;
    for (uint32_t i = 0; i < n; i++)
        unit_settle(h, unit[i]);
    bool group = by_key(h, KEY_GROUP) == GROUP_HIGHEST;
    struct greatest m = greatest_of(g, unit, n);
    cite(h, group ? DENSITY_A(12) : RULE_R3);
    for (uint32_t i = 0; i < g->rows[T_touching]; i++)
        if (in_round(g, i, fight))
            compare_pair(h, fight, i, group ? &m : NULL);
    bool losers = must_retreat(h, fight);
    if (!compare_die(h, fight, losers))
        return;
    round_over(h, fight, unit, n);
    SET(g, fight, ROW(fight), phase, losers ? FIGHT_RETREAT : FIGHT_CLOSED);
}
