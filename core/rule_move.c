/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * rule_move.c: who moves how far (A1, A2, A4h, A4j, P1, P4, reading 39), guns
 * with their crews, parties with their guards, men over their own line.
 */
#include "chapters.h"
#include "fall.h"
#include "place.h"

static enum key_id
reach_key(const struct game *g, int32_t man)
{
    return g->man[man].arm == ARM_CAV ? KEY_MOVE_CAVALRY : KEY_MOVE_INFANTRY;
}

static length
reach(const struct game *g, int32_t man)
{
    return key(g, reach_key(g, man));
}

static length
moved(const struct game *g, int32_t man)
{
    const struct man *m = &g->man[man];
    return m->moved_seq == g->battle->seq ? m->moved : 0;
}

length
move_left(const struct game *g, int32_t man)
{
    return reach(g, man) - moved(g, man);
}

static enum rule_id
reach_rule(const struct game *g, int32_t man)
{
    return g->man[man].arm == ARM_CAV ? RULE_A2 : RULE_A1;
}

/* The checks of one man's move, each with its rule. */
static bool
move_man_checks(struct hearing *h, int32_t man, length by,
                const struct word *at)
{
    const struct game *g = h->g;
    const struct man *m = &g->man[man];
    int32_t seq = g->battle->seq;
    struct blame b = {.at = at, .subject = man};
    if (contact_holds(h, man, at))
        return false;
    if (m->held_seq == seq) {
        b.code = FAULT_HELD_FREED;
        b.rule = RULE_P4;
        return blame(h, b);
    }
    if (m->trail && m->trail_seq == seq) {
        b.code = FAULT_HELD_TRAIL;
        b.rule = RULE_A4g;
        return blame(h, b);
    }
    b.rule = reach_rule(g, man);
    b.need = by_key(h, reach_key(g, man));
    if (moved(g, man) > 0 && by > move_left(g, man)) {
        b.code = FAULT_MOVED;
        b.have = moved(g, man);
        return blame(h, b);
    }
    if (by > reach(g, man)) {
        b.code = FAULT_REACH;
        b.have = by - reach(g, man);
        return blame(h, b);
    }
    return true;
}

static int32_t
heading(const struct hearing *h)
{
    const struct word *w = arg(h, "", "HEADING", NULL);
    return w ? w->a + 1 : 0;
}

/* Along which he went as far as the line says, or 0: how far is not said. */
static int32_t
course(const struct hearing *h)
{
    return arg(h, "", "LENGTH", NULL) ? heading(h) : 0;
}

bool
move_man(struct hearing *h, int32_t man, length by, const struct word *at)
{
    if (!move_man_checks(h, man, by, at))
        return false;
    length sum = moved(h->g, man) + by;
    SET(h->g, man, man, moved_seq, h->g->battle->seq);
    SET(h->g, man, man, moved, sum);
    if (by > 0) {
        SET(h->g, man, man, rear, 0);
        man_goes(h, man, by, course(h));
    }
    SET(h->g, trace, man, last_entry, h->ask->entry);
    return true;
}

/* Men who go off without their gun leave its crew. */
static void
leave_crew(struct hearing *h, int32_t man, length by)
{
    if (h->g->man[man].crew && by > by_key(h, KEY_GUN_SERVE_RADIUS))
        crew_set(h, man, 0);
}

static void
shut_guns(struct hearing *h)
{
    SET(h->g, battle, 0, guns_shut, 1);
}

/* A guard who goes farther from his party than a guard may stand guards it no
 * longer (P2, reading 15). */
static void
leave_party(struct hearing *h, int32_t man, length by)
{
    struct game *g = h->g;
    int32_t party = g->man[man].guards;
    if (!party)
        return;
    length radius = by_key(h, KEY_ESCORT_RADIUS);
    if (radius == KEY_NONE || by <= radius)
        return;
    guard_set(h, man, 0);
    cite(h, RULE_P2);
    cite(h, READING_BASE + 15);
    const struct party *p = &g->party[ROW(party)];
    effect(h, EFFECT_GUARD_LEFT, party, man, 0, 0);
    if (p->held > p->guards * by_key(h, KEY_ESCORT_CAPACITY))
        effect(h, EFFECT_PARTY_SHORT, party, p->held, p->guards, 0);
}

/* Men have moved, and now a gun would act (M5, reading 20). */
static bool
guns_first(struct hearing *h, const struct word *at)
{
    if (!h->g->battle->guns_shut)
        return true;
    switch (by_key(h, KEY_GUN_FIRST)) {
    case GUN_FIRST_REFUSE:
        return refuse(h, FAULT_GUNS_FIRST, RULE_M5, at);
    case GUN_FIRST_WARN:
        cite(h, RULE_M5);
        effect(h, EFFECT_GUNS_LATE, 0, 0, 0, 0);
        return true;
    default:
        return true;
    }
}

bool
mover_only(struct hearing *h, int32_t side, const struct word *at)
{
    int32_t mover = h->g->battle->mover;
    if (side == mover)
        return true;
    return blame(h, (struct blame){.code = FAULT_NOT_YOUR_MOVE,
                                   .rule = RULE_M6,
                                   .at = at,
                                   .subject = mover});
}

/* --- men --- */

/* All of a body has, and is meant again: who went how far will be said, or he
 * goes the rest of his way. */
static bool
body_has_moved(const struct game *g, struct span label)
{
    int32_t body = body_find(g, label);
    for (uint32_t i = 0; body >= 0 && i < g->rows[T_man]; i++)
        if (g->man[i].body == REF(body) && moved(g, (int32_t)i) == 0 &&
            (g->man[i].state == MAN_FIT || g->man[i].state == MAN_DISARMED))
            return false;
    return body >= 0;
}

/* Men named one by one may come on again from over their line (reading 17);
 * bodies and counts mean those on the field. */
static bool
movers(struct hearing *h, const struct word *w, uint32_t n, struct men *m)
{
    bool each = true;
    for (uint32_t i = 0; i < n; i++)
        each = each && w[i].form == MEN_NUMBER;
    struct use use = {
        .states = USE_FIT | USE_DISARMED, .unmoved = true, .duties = true};
    if (each)
        use.states |= USE_OFF;
    if (n == 1 && w->form == MEN_ALL && body_has_moved(h->g, w->label))
        use.unmoved = false;
    if (!who_find(h, w, n, &use, m))
        return false;
    if (m->side == 0)
        return wrong(h, FAULT_BOTH_SIDES, w);
    return mover_only(h, m->side, w);
}

static void
move_men(struct hearing *h, const struct word *w, uint32_t n)
{
    struct men m;
    const struct word *by = arg(h, "", "LENGTH", NULL);
    if (!movers(h, w, n, &m))
        return;
    for (uint32_t i = 0; i < m.n && !fallen(h); i++) {
        int32_t man = m.at[i];
        length far = by ? arg_length(h, by) : move_left(h->g, man);
        if (!move_man(h, man, far, by ? by : w))
            return;
        if (h->g->man[man].state == MAN_OFF) {
            cite(h, READING_BASE + 17);
            man_becomes(h, man, MAN_FIT);
        }
        if (!by)
            continue;
        leave_crew(h, man, far);
        leave_party(h, man, far);
    }
    shut_guns(h);
    cite(h, m.inf ? RULE_A1 : RULE_A2);
    if (m.inf && m.cav)
        cite(h, RULE_A2);
    effect(h, EFFECT_MOVED, m.side, (int32_t)m.n, by ? arg_length(h, by) : 0,
           heading(h));
    who_say(h, &m);
}

/* --- guns --- */

/* Why a gun may not act this move (M5, A3, G4). */
bool
gun_can_act(struct hearing *h, int32_t gun, const struct word *at)
{
    const struct game *g = h->g;
    const struct gun *u = &g->gun[ROW(gun)];
    int32_t seq = g->battle->seq;
    struct blame b = {.at = at, .subject = gun};
    if (u->holder != u->side && u->side == g->battle->mover) {
        b.code = FAULT_GUN_HELD;
        b.rule = RULE_G5;
        b.subject = u->holder;
        return blame(h, b);
    }
    if (!mover_only(h, u->holder, at))
        return false;
    if (!guns_first(h, at))
        return false;
    if (u->disputed_seq && seq <= u->disputed_seq + 2) {
        b.code = FAULT_GUN_DISPUTED;
        b.rule = RULE_G4;
        return blame(h, b);
    }
    if (u->out_seq == seq) {
        b.code = FAULT_GUN_OUT;
        b.rule = RULE_A4g;
        return blame(h, b);
    }
    if (u->watched && u->state != GUN_OFF &&
        u->crew < key(g, KEY_GUN_SERVE_MEN)) {
        b.code = FAULT_GUN_CREW;
        b.rule = RULE_A3;
        b.have = u->crew;
        b.need = by_key(h, KEY_GUN_SERVE_MEN);
        return blame(h, b);
    }
    return true;
}

/* The men who go with a gun: those named, or its watched crew. */
static bool
gun_team(struct hearing *h, int32_t gun, struct men *m)
{
    const struct gun *u = &h->g->gun[ROW(gun)];
    struct use use = {.states = USE_FIT, .side = u->holder, .duties = true};
    uint32_t n = 0;
    const struct word *with = arg(h, "with", "MEN", &n);
    if (u->state == GUN_OFF)
        use.states |= USE_OFF; /* they come on again together (reading 17) */
    int32_t need = by_key(h, KEY_GUN_SERVE_MEN);
    struct word crew = {
        .slot = SLOT_MEN, .form = MEN_ALL, .label = label_of(u->label)};
    *m = (struct men){0};
    if (with && !who_find(h, with, n, &use, m))
        return false;
    if (!with && u->watched && !who_find(h, &crew, 1, &use, m))
        return false;
    if ((with || u->watched) && (int32_t)m->n < need)
        return blame(h, (struct blame){.code = FAULT_GUN_TEAM,
                                       .rule = RULE_A4h,
                                       .at = with,
                                       .subject = gun,
                                       .have = (int32_t)m->n,
                                       .need = need});
    return true;
}

static bool
gun_reach(struct hearing *h, int32_t gun, length by, const struct men *m)
{
    bool gallop = m->cav >= by_key(h, KEY_GUN_CAVALRY_TO_GALLOP);
    length far = by_key(h, gallop ? KEY_MOVE_CAVALRY : KEY_MOVE_INFANTRY);
    cite(h, RULE_A4j);
    if (by <= far)
        return true;
    return blame(h,
                 (struct blame){.code = gallop ? FAULT_REACH : FAULT_GUN_GALLOP,
                                .rule = RULE_A4j,
                                .at = arg(h, "", "LENGTH", NULL),
                                .subject = gun,
                                .have = by - far,
                                .need = far});
}

static void
gun_arrives(struct hearing *h, int32_t gun, length by, const struct men *m)
{
    struct game *g = h->g;
    uint32_t row = (uint32_t)ROW(gun);
    int32_t to = heading(h);
    SET(g, gun, row, moved_seq, g->battle->seq);
    SET(g, gun, row, moved, by);
    SET(g, gun, row, takeable, 0);
    gun_goes(h, gun, by, course(h));
    if (to)
        SET(g, gun, row, facing, (to - 1 + 180 * 60) % (360 * 60) + 1);
    if (g->gun[row].state == GUN_OFF) {
        SET(g, gun, row, state, GUN_ON);
        cite(h, READING_BASE + 17);
    }
    if (!g->gun[row].watched)
        return;
    for (uint32_t i = 0; i < g->rows[T_man]; i++)
        if (g->man[i].crew == gun)
            crew_set(h, (int32_t)i, 0);
    for (uint32_t i = 0; i < m->n; i++)
        crew_set(h, m->at[i], gun);
}

static void
move_gun(struct hearing *h, int32_t gun, const struct word *at)
{
    struct game *g = h->g;
    const struct gun *u = &g->gun[ROW(gun)];
    const struct word *w = arg(h, "", "LENGTH", NULL);
    struct blame b = {.at = at, .subject = gun, .rule = RULE_A4a};
    struct men m;
    b.code = FAULT_GUN_FIRED;
    if (!gun_can_act(h, gun, at) ||
        (u->fired_seq == g->battle->seq && !blame(h, b)))
        return;
    b.code = FAULT_GUN_MOVED;
    if (u->moved_seq == g->battle->seq && !blame(h, b))
        return;
    if (!gun_team(h, gun, &m))
        return;
    length by = w ? arg_length(h, w) : key(g, KEY_MOVE_INFANTRY);
    if (!gun_reach(h, gun, by, &m))
        return;
    for (uint32_t i = 0; i < m.n; i++) {
        if (!move_man(h, m.at[i], by, w ? w : at))
            return;
        if (g->man[m.at[i]].state == MAN_OFF)
            man_becomes(h, m.at[i], MAN_FIT);
    }
    gun_arrives(h, gun, by, &m);
    cite(h, RULE_A4h);
    effect(h, EFFECT_MOVED, u->holder, (int32_t)m.n, by, heading(h));
}

/* --- parties --- */

static bool
party_goes(struct hearing *h, int32_t party, length by, const struct word *at)
{
    struct game *g = h->g;
    for (uint32_t i = 0; i < g->rows[T_man]; i++)
        if (g->man[i].party == party || g->man[i].guards == party)
            if (!move_man(h, (int32_t)i, by, at))
                return false;
    return true;
}

static length
party_pace(const struct game *g, int32_t party)
{
    length pace = LENGTH_MAX;
    for (uint32_t i = 0; i < g->rows[T_man]; i++)
        if (g->man[i].party == party || g->man[i].guards == party)
            if (move_left(g, (int32_t)i) < pace)
                pace = move_left(g, (int32_t)i);
    return pace;
}

static void
move_party(struct hearing *h, int32_t party, const struct word *at)
{
    struct game *g = h->g;
    const struct party *p = &g->party[ROW(party)];
    const struct word *w = arg(h, "", "LENGTH", NULL);
    struct blame b = {.at = at, .subject = party};
    b.code = FAULT_PARTY_ENDED;
    if (p->state != PARTY_HELD && !blame(h, b))
        return;
    if (!mover_only(h, p->holder, at))
        return;
    if (!by_key(h, KEY_PRISONER_MARCH) &&
        !refuse(h, FAULT_PRISONER_MARCH, RULE_P1, at))
        return;
    b.code = FAULT_PARTY_GUARD;
    b.rule = RULE_P2;
    if (p->guards == 0 && !blame(h, b))
        return;
    length by = w ? arg_length(h, w) : party_pace(g, party);
    if (!party_goes(h, party, by, w ? w : at))
        return;
    shut_guns(h);
    cite(h, RULE_P1);
    cite(h, READING_BASE + 39);
    effect(h, EFFECT_MOVED, p->holder, p->held, by, heading(h));
}

static void
rule_move(struct hearing *h)
{
    uint32_t n;
    const struct word *w = arg(h, "", "MEN", &n);
    const struct word *by = arg(h, "", "LENGTH", NULL);
    if (!in_move(h))
        return;
    if (by && by->a < 0) { /* nobody walks a move back */
        wrong(h, FAULT_LENGTH, by);
        return;
    }
    int32_t gun = w->form == MEN_ALL ? gun_find(h->g, w->label) : -1;
    if (n == 1 && gun >= 0) {
        move_gun(h, REF(gun), w);
        return;
    }
    if (n == 1 && w->form == MEN_PARTY && w->a == 0) {
        int32_t party = party_find(h->g, w->b);
        if (party < 0)
            wrong(h, FAULT_NO_PARTY, w);
        else
            move_party(h, REF(party), w);
        return;
    }
    move_men(h, w, n);
}

/* --- over their own line --- */

/* It is his move, whether he had walked up to the line before or not. */
static bool
men_off(struct hearing *h, const struct men *m, const struct word *at)
{
    int32_t armed = 0;
    for (uint32_t i = 0; i < m->n; i++) {
        length left = move_left(h->g, m->at[i]);
        if (!move_man(h, m->at[i], left > 0 ? left : 0, at))
            return false;
        armed += h->g->man[m->at[i]].state == MAN_DISARMED;
        man_becomes(h, m->at[i], MAN_OFF);
    }
    if (armed > 0) { /* by their own line (P5, reading 17) */
        cite(h, RULE_P5);
        by_key(h, KEY_REARM_LINE);
        effect(h, EFFECT_REARMED, m->side, armed, 0, 0);
    }
    return true;
}

static void
gun_off(struct hearing *h, int32_t gun, const struct word *at)
{
    struct blame b = {.at = at, .subject = gun};
    const struct gun *u = &h->g->gun[ROW(gun)];
    struct men m;
    b.code = FAULT_GUN_OFF;
    if (u->state == GUN_OFF && !blame(h, b))
        return;
    b.code = FAULT_GUN_FIRED;
    b.rule = RULE_A4a;
    if (!gun_can_act(h, gun, at) ||
        (u->fired_seq == h->g->battle->seq && !blame(h, b)))
        return;
    if (!gun_team(h, gun, &m) || !men_off(h, &m, at))
        return;
    if (u->placed != UNPLACED)
        gun_put(h, gun, (struct point){0, 0, UNPLACED}, SOURCE_MOVE);
    SET(h->g, gun, ROW(gun), state, GUN_OFF);
    SET(h->g, gun, ROW(gun), takeable, 0);
    cite(h, READING_BASE + 17);
    effect(h, EFFECT_GUN_OFF, gun, (int32_t)m.n, 0, 0);
    who_say(h, &m);
}

static void
rule_off(struct hearing *h)
{
    uint32_t n;
    const struct word *w = arg(h, "", "MEN", &n);
    struct use use = {.states = USE_FIT | USE_DISARMED, .duties = true};
    struct men m;
    if (h->g->battle->phase == PHASE_SETUP) {
        midway_off(h);
        return;
    }
    if (!in_battle(h))
        return;
    if (h->g->battle->seq == 0) {
        blame(h, (struct blame){.code = FAULT_PHASE_MOVE, .firm = true});
        return;
    }
    int32_t gun = w->form == MEN_ALL ? gun_find(h->g, w->label) : -1;
    if (n == 1 && gun >= 0) {
        gun_off(h, REF(gun), w);
        return;
    }
    use.side = h->g->battle->mover;
    if (!who_find(h, w, n, &use, &m) || !men_off(h, &m, w))
        return;
    shut_guns(h);
    cite(h, READING_BASE + 17);
    who_say(h, &m);
}

static const struct verb rows[] = {
    {.name = "move",
     .usage = "MEN LENGTH [HEADING] [with MEN]",
     .example = "move ra 12 n",
     .alias = 'm',
     .summary = "men, a gun with its crew, or prisoners with their guard",
     .rule = rule_move,
     .kind = VERB_FACT,
     .sets = SET_LITTLE_WARS},
    {.name = "move",
     .usage = "MEN [HEADING] [with MEN]",
     .example = "move ra",
     .alias = 'm',
     .summary = "within their reach, no more said",
     .rule = rule_move,
     .kind = VERB_FACT,
     .sets = SET_LITTLE_WARS},
    {.name = "off",
     .usage = "MEN [with MEN]",
     .example = "off 5ra",
     .summary = "men or a gun over their own back line",
     .rule = rule_off,
     .kind = VERB_FACT,
     .sets = SET_LITTLE_WARS },
};

struct verbs
move_verbs(void)
{
    return (struct verbs){rows, sizeof rows / sizeof rows[0]};
}
