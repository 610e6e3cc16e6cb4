/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * rule_move.c: who moves how far (A1, A2, A4h, A4j, M2b, P1, P4, reading 39),
 * guns with their crews, parties with their guards, men over their own line.
 */
#include "capture.h"
#include "chapters.h"
#include "contact.h"
#include "escort.h"
#include "facts.h"
#include "fall.h"
#include "judged.h"
#include "march.h"
#include "meet.h"
#include "move.h"
#include "room.h"
#include "toward.h"

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

/* A step is rounded to the unit both ways. */
enum { ROUNDED = 2 };

/* His first move is measured from his back line. To a place that was named for
 * him it is that to the unit; where he comes to stand only about there, or a
 * length was told, it is doubted only where that line is farther off than his
 * place may be out. */
static bool
within_line(struct hearing *h, int32_t man, const struct march *m,
            const struct way *w)
{
    length need = by_key(h, reach_key(h->g, man)), out = 0;
    if (m->kind == MARCH_TO ? w->placed == ESTIMATED : w->from == ESTIMATED)
        out = place_out(h->g, ESTIMATED);
    else if (m->kind == MARCH_BY)
        out = ROUNDED;
    if (w->by - need <= out)
        return true;
    return blame(h, (struct blame){.code = FAULT_REACH_LINE,
                                   .rule = RULE_M2b,
                                   .at = m->at,
                                   .subject = man,
                                   .have = w->by - need,
                                   .need = need});
}

/* Farther than he may go. Of one who stood where it is only estimated it is
 * said how far that may be out. */
static bool
within_reach(struct hearing *h, int32_t man, const struct march *m,
             const struct way *w, length by)
{
    bool about = m->kind == MARCH_TO && w->known && w->from == ESTIMATED;
    length left = move_left(h->g, man), was = moved(h->g, man);
    struct blame b = {.at = m->at, .subject = man};
    b.rule = reach_rule(h->g, man);
    b.need = by_key(h, reach_key(h->g, man));
    if (by <= left)
        return true;
    if (m->foe) {
        b.code = FAULT_SHORT_OF;
        b.have = by - left;
        b.need = left;
        b.other = ROW(m->foe);
    } else if (was > 0 && m->kind == MARCH_TO) {
        b.code = FAULT_REACH_LEFT;
        b.have = by - left;
        b.need = left;
    } else if (was > 0) {
        b.code = FAULT_MOVED;
        b.have = was;
    } else {
        b.code = about ? FAULT_REACH_ABOUT : FAULT_REACH;
        b.have = by - left;
    }
    return blame(h, b);
}

static bool
far_enough(struct hearing *h, int32_t man, const struct march *m,
           const struct way *w, length by)
{
    bool line = w->known && w->rule == RULE_M2b;
    if (line && !within_line(h, man, m, w))
        return false;
    if (line && m->kind == MARCH_TO)
        return true;
    return within_reach(h, man, m, w, by);
}

/* The checks of one man's move, each with its rule. */
static bool
may_go(struct hearing *h, int32_t man, struct march *by, const struct word *at)
{
    const struct man *m = &h->g->man[man];
    int32_t seq = h->g->battle->seq;
    struct blame b = {.at = at, .subject = man};
    if (contact_holds(h, man, at))
        return false;
    if (march_touches(h, by, man)) {
        b.code = FAULT_HELD_CONTACT;
        b.rule = RULE_H2b;
        b.need = by_key(h, KEY_CONTACT_UNTIL);
        by_key(h, KEY_CONTACT_DISTANCE);
        by_key(h, KEY_CONTACT_EXCLUSIVE);
        return blame(h, b);
    }
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
    return true;
}

/* Beyond the edge of the field by more than his place may be out: over his own
 * back line there is a line of its own for it. */
static bool
stays_on(struct hearing *h, int32_t man, const struct march *m,
         const struct way *w)
{
    const struct game *g = h->g;
    int32_t back = g->side[ROW(g->man[man].side)].back;
    int64_t by;
    enum edge edge = w->ends ? place_beyond(g, w->x, w->y, &by) : EDGE_NONE;
    bool own = (edge == EDGE_SOUTH && back == BACK_SOUTH) ||
               (edge == EDGE_NORTH && back == BACK_NORTH);
    if (edge == EDGE_NONE ||
        (m->kind == MARCH_BY && by <= place_out(g, w->from)))
        return true;
    return blame(h,
                 (struct blame){.code = own ? FAULT_MOVE_OFF : FAULT_SHAPE_OFF,
                                .at = m->at,
                                .rule = own ? READING_BASE + 17 : 0,
                                .subject = man,
                                .have = by < INT32_MAX ? (length)by : INT32_MAX,
                                .other = (int32_t)edge});
}

/* He comes to stand at the end of his way; where that is not known, or he went
 * a little over the edge as far as anybody can tell, nobody knows where. */
static void
stand_there(struct hearing *h, int32_t man, const struct way *w)
{
    struct point p = {(length)w->x, (length)w->y, w->placed};
    int64_t by;
    if (w->ends && place_beyond(h->g, w->x, w->y, &by) == EDGE_NONE)
        man_put(h, man, p, SOURCE_MOVE);
    else
        man_lost(h, man);
}

static length
way_length(const struct game *g, const struct march *m, const struct way *w,
           int32_t man)
{
    length by = m->kind == MARCH_TO ? w->by : m->by, most = reach(g, man);
    if (m->kind == MARCH_TO && w->rule == RULE_M2b && w->placed == ESTIMATED)
        return by < most ? by : most;
    if (m->foe && by - ROUNDED <= move_left(g, man)) /* his place is rounded */
        return by < move_left(g, man) ? by : move_left(g, man);
    return by >= 0 ? by : move_left(g, man);
}

/* Books a man's move and takes him along; false after a fault. */
static bool
move_man(struct hearing *h, int32_t man, struct march *m, const struct word *at)
{
    struct game *g = h->g;
    struct way w = march_way(g, m, man);
    length by = way_length(g, m, &w, man);
    if (!may_go(h, man, m, at) || !far_enough(h, man, m, &w, by) ||
        !stays_on(h, man, m, &w))
        return false;
    if (w.known && w.rule == RULE_M2b && m->kind == MARCH_TO)
        cite(h, RULE_M2b);
    length sum = moved(g, man) + by;
    SET(g, man, man, moved_seq, g->battle->seq);
    SET(g, man, man, moved, sum);
    if (by > 0 || m->kind == MARCH_TO) {
        SET(g, man, man, rear, 0);
        stand_there(h, man, &w);
    }
    SET(g, trace, man, last_entry, h->ask->entry);
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
    bool known, left = escort_left(g, man, &known);
    if (radius == KEY_NONE || (known ? !left : by <= radius))
        return;
    guard_set(h, man, 0);
    cite(h, RULE_P2);
    cite(h, READING_BASE + 15);
    const struct party *p = &g->party[ROW(party)];
    effect(h, EFFECT_GUARD_LEFT, party, man, 0, 0);
    if (!known && p->held > p->guards * by_key(h, KEY_ESCORT_CAPACITY))
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
movers(struct hearing *h, const struct word *w, uint32_t n,
       const struct toward *toward, struct men *m)
{
    bool each = true;
    for (uint32_t i = 0; i < n; i++)
        each = each && w[i].form == MEN_NUMBER;
    struct use use = {
        .states = USE_FIT | USE_DISARMED, .unmoved = true, .duties = true};
    if (toward)
        use.toward = *toward;
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
move_men(struct hearing *h, const struct word *w, uint32_t n, struct march *by)
{
    struct men m;
    if (!movers(h, w, n, NULL, &m))
        return;
    march_lead(h->g, by, &m);
    length far = march_length(h->g, by);
    for (uint32_t i = 0; i < m.n && !fallen(h); i++) {
        int32_t man = m.at[i];
        if (!move_man(h, man, by, by->at ? by->at : w))
            return;
        if (h->g->man[man].state == MAN_OFF) {
            cite(h, READING_BASE + 17);
            man_becomes(h, man, MAN_FIT);
        }
        if (by->kind == MARCH_WITHIN)
            continue;
        leave_crew(h, man, far);
        leave_party(h, man, far);
    }
    shut_guns(h);
    cite(h, m.inf ? RULE_A1 : RULE_A2);
    if (m.inf && m.cav)
        cite(h, RULE_A2);
    effect(h, EFFECT_MOVED, m.side, (int32_t)m.n, far, by->heading);
    who_say(h, &m);
    if (by->kind == MARCH_TO)
        room_moved(h, &m, by->at);
}

/* --- into contact --- */

static const struct use meetable = {.states = USE_ALIVE_HERE, .duties = true};

/* Those they go to: the words behind `to contact`. */
static struct meant
met_words(const struct hearing *h, const struct word *w)
{
    uint32_t n = 1;
    while (w + n < h->line->word + h->line->n && w[n].arg == w->arg)
        n++;
    return (struct meant){w, n, &meetable};
}

/* Enemies who can fight, or unarmed men of either side. */
static bool
met(struct hearing *h, const struct men *who, const struct word *w,
    struct men *foes)
{
    int32_t side = who->side;
    if (!toward_find(h, met_words(h, w), who, foes))
        return false;
    for (uint32_t i = 0; i < foes->n; i++) {
        const struct man *m = &h->g->man[foes->at[i]];
        if (m->side == side && m->state == MAN_FIT)
            return blame(h, (struct blame){.code = FAULT_MAN_SIDE,
                                           .at = w,
                                           .subject = foes->at[i]});
    }
    return true;
}

static bool
all_placed(struct hearing *h, const struct men *m, const struct word *at)
{
    for (uint32_t i = 0; i < m->n; i++)
        if (h->g->man[m->at[i]].placed == UNPLACED)
            return blame(h, (struct blame){.code = FAULT_MEET_PLACE,
                                           .at = at,
                                           .subject = m->at[i]});
    return true;
}

/* One man to the nearest place in contact; *far: the longest way so far. */
static bool
meets(struct hearing *h, struct meeting *all, int32_t man,
      const struct word *at, length *far)
{
    struct march by = {.kind = MARCH_TO, .by = -1, .anchor = man, .at = at};
    struct meet there;
    if (!meet_find(all, man, &there))
        return blame(h, (struct blame){.code = FAULT_NO_PLACE_BY,
                                       .rule = RULE_A5b,
                                       .at = at,
                                       .subject = man});
    by.to = there.to;
    by.foe = REF(there.foe);
    length way = march_length(h->g, &by);
    if (!move_man(h, man, &by, at))
        return false;
    if (there.to.placed == ESTIMATED) /* they touch, wherever they stand */
        tape_put(h, man, there.foe,
                 contact_touch(h->g).by - (contact_touch(h->g).strict ? 1 : 0));
    *far = way > *far ? way : *far;
    return true;
}

static void
move_to_contact(struct hearing *h, const struct word *w, uint32_t n)
{
    struct men m, foes;
    struct meeting all;
    length far = 0;
    const struct word *v = w + n + 2; /* behind `to contact` */
    struct meant others = met_words(h, v);
    struct toward toward = {0};
    if (who_counts(w, n) &&
        (!who_could(h, others.w, others.n, others.use, &foes) ||
         !toward_men(h, foes.at, foes.n, &toward)))
        return;
    if (!movers(h, w, n, &toward, &m) || !met(h, &m, v, &foes) ||
        !all_placed(h, &m, w) || !all_placed(h, &foes, v) ||
        !meet_begin(h, &m, &foes, &all))
        return;
    for (uint32_t i = 0; i < m.n && !fallen(h); i++) {
        length was = far;
        far = 0;
        if (!meets(h, &all, m.at[i], v, &far))
            return;
        leave_crew(h, m.at[i], far);
        leave_party(h, m.at[i], far);
        far = far > was ? far : was;
    }
    shut_guns(h);
    cite(h, m.inf ? RULE_A1 : RULE_A2);
    if (m.inf && m.cav)
        cite(h, RULE_A2);
    cite(h, RULE_H2a);
    by_key(h, KEY_CONTACT_DISTANCE);
    effect(h, EFFECT_MOVED, m.side, (int32_t)m.n, far, 0);
    who_say(h, &m);
    room_moved(h, &m, v);
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
    if (with && (!toward_guns(h, &gun, 1, &use.toward) ||
                 !who_find(h, with, n, &use, m)))
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
gun_reach(struct hearing *h, int32_t gun, length by, const struct men *m,
          const struct word *at)
{
    bool gallop = m->cav >= by_key(h, KEY_GUN_CAVALRY_TO_GALLOP);
    length far = by_key(h, gallop ? KEY_MOVE_CAVALRY : KEY_MOVE_INFANTRY);
    cite(h, RULE_A4j);
    if (by <= far)
        return true;
    return blame(h,
                 (struct blame){.code = gallop ? FAULT_REACH : FAULT_GUN_GALLOP,
                                .rule = RULE_A4j,
                                .at = at,
                                .subject = gun,
                                .have = by - far,
                                .need = far});
}

/* Where it may go back to, if nobody serves it there (reading 25). */
static void
gun_leaves(struct hearing *h, uint32_t row)
{
    struct game *g = h->g;
    const struct gun *u = &g->gun[row];
    SET(g, gun, row, from_placed, u->placed);
    SET(g, gun, row, from_x, u->x);
    SET(g, gun, row, from_y, u->y);
    SET(g, gun, row, from_facing, u->facing);
    SET(g, gun, row, from_off, u->state == GUN_OFF);
}

/* It is left trail forward, its muzzle pointing back to where it came from
 * (A4i). */
static void
gun_faces(struct hearing *h, uint32_t row, const struct march *m,
          const struct way *w)
{
    enum { HALF_CIRCLE = 180 * 60, CIRCLE = 2 * HALF_CIRCLE };
    int64_t dx = w->x - w->start_x, dy = w->y - w->start_y;
    int32_t way = m->heading;
    if (m->kind == MARCH_TO && w->known && (dx || dy))
        way = heading_of(dx, dy) + 1;
    if (!way)
        return;
    SET(h->g, gun, row, facing, (way - 1 + HALF_CIRCLE) % CIRCLE + 1);
    if (h->g->gun[row].placed != UNPLACED)
        cite(h, RULE_A4i);
}

static void
gun_stops(struct hearing *h, int32_t gun, const struct march *m,
          const struct way *w)
{
    uint32_t row = (uint32_t)ROW(gun);
    if (m->kind == MARCH_TO)
        gun_put(h, gun, m->to, SOURCE_MOVE);
    else
        gun_goes(h, gun, w->by, m->kind == MARCH_BY ? m->heading : 0);
    gun_faces(h, row, m, w);
}

static void
gun_arrives(struct hearing *h, int32_t gun, const struct march *by,
            const struct way *w, const struct men *m)
{
    struct game *g = h->g;
    uint32_t row = (uint32_t)ROW(gun);
    gun_leaves(h, row);
    SET(g, gun, row, moved_seq, g->battle->seq);
    SET(g, gun, row, moved, w->by);
    SET(g, gun, row, takeable, 0);
    if (g->gun[row].state == GUN_OFF) {
        SET(g, gun, row, state, GUN_ON);
        cite(h, READING_BASE + 17);
    }
    gun_stops(h, gun, by, w);
    if (!g->gun[row].watched)
        return;
    for (uint32_t i = 0; i < g->rows[T_man]; i++)
        if (g->man[i].crew == gun)
            crew_set(h, (int32_t)i, 0);
    for (uint32_t i = 0; i < m->n; i++)
        crew_set(h, m->at[i], gun);
}

static void
team_goes(struct hearing *h, int32_t gun, struct march *by, const struct men *m,
          const struct word *at)
{
    const struct game *g = h->g;
    march_draw(g, by, gun);
    struct way w = march_gun_way(g, by, gun);
    if (w.by < 0)
        w.by = key(g, KEY_MOVE_INFANTRY);
    if (by->kind == MARCH_WITHIN)
        by->by = w.by;
    if (!gun_reach(h, gun, w.by, m, by->at))
        return;
    for (uint32_t i = 0; i < m->n; i++) {
        if (!move_man(h, m->at[i], by, by->at ? by->at : at))
            return;
        if (g->man[m->at[i]].state == MAN_OFF)
            man_becomes(h, m->at[i], MAN_FIT);
    }
    gun_arrives(h, gun, by, &w, m);
    if (by->kind == MARCH_TO && !room_gun(h, gun, by->at))
        return;
    cite(h, RULE_A4h);
    effect(h, EFFECT_MOVED, g->gun[ROW(gun)].holder, (int32_t)m->n, w.by,
           by->heading);
    if (by->kind == MARCH_TO)
        room_moved(h, m, by->at);
}

static void
move_gun(struct hearing *h, int32_t gun, const struct word *at,
         struct march *by)
{
    struct game *g = h->g;
    const struct gun *u = &g->gun[ROW(gun)];
    struct blame b = {.at = at, .subject = gun, .rule = RULE_A4a};
    struct men m;
    b.code = FAULT_GUN_FIRED;
    if (!gun_can_act(h, gun, at) ||
        (u->fired_seq == g->battle->seq && !blame(h, b)))
        return;
    b.code = FAULT_GUN_MOVED;
    if (u->moved_seq == g->battle->seq && !blame(h, b))
        return;
    if (gun_team(h, gun, &m))
        team_goes(h, gun, by, &m, at);
}

/* --- parties --- */

/* Its prisoners, then their guards; false: scratch is short. */
static bool
party_all(struct hearing *h, int32_t party, struct men *m)
{
    const struct game *g = h->g;
    *m = (struct men){.at =
                          scratch_get(h, (g->rows[T_man] + 1) * sizeof *m->at)};
    for (int pass = 0; m->at && pass < 2; pass++)
        for (int32_t i = 0; i < (int32_t)g->rows[T_man]; i++)
            if (pass ? g->man[i].guards == party : g->man[i].party == party)
                m->at[m->n++] = i;
    return m->at != NULL;
}

static length
party_pace(const struct game *g, const struct men *m)
{
    length pace = LENGTH_MAX;
    for (uint32_t i = 0; i < m->n; i++)
        if (move_left(g, m->at[i]) < pace)
            pace = move_left(g, m->at[i]);
    return pace;
}

static void
party_goes(struct hearing *h, int32_t party, struct march *by,
           const struct word *at)
{
    const struct game *g = h->g;
    struct men m;
    if (!party_all(h, party, &m))
        return;
    if (by->kind == MARCH_WITHIN)
        by->by = party_pace(g, &m);
    march_lead(g, by, &m);
    length far = march_length(g, by);
    for (uint32_t i = 0; i < m.n; i++)
        if (!move_man(h, m.at[i], by, by->at ? by->at : at))
            return;
    shut_guns(h);
    cite(h, RULE_P1);
    cite(h, READING_BASE + 39);
    effect(h, EFFECT_MOVED, g->party[ROW(party)].holder,
           g->party[ROW(party)].held, far, by->heading);
    if (by->kind == MARCH_TO)
        room_moved(h, &m, by->at);
}

static void
move_party(struct hearing *h, int32_t party, const struct word *at,
           struct march *by)
{
    struct game *g = h->g;
    const struct party *p = &g->party[ROW(party)];
    struct blame unled = {
        .code = FAULT_PARTY_GUARD, .rule = RULE_P2, .at = at, .subject = party};
    if (!party_held(h, party, at) || !mover_only(h, p->holder, at) ||
        !escort_leads(h, party, at))
        return;
    if (p->guards == 0 && !blame(h, unled))
        return;
    party_goes(h, party, by, at);
}

static void
rule_move(struct hearing *h)
{
    uint32_t n;
    const struct word *w = arg(h, "", "MEN", &n);
    struct march by;
    if (!in_move(h) || !march_read(h, &by))
        return;
    if (has(h, "contact")) {
        move_to_contact(h, w, n);
        if (!fallen(h))
            march_arrives(h);
        return;
    }
    int32_t gun = w->form == MEN_ALL ? gun_find(h->g, w->label) : -1;
    bool party = n == 1 && w->form == MEN_PARTY && w->a == 0;
    if (party && party_find(h->g, w->b) < 0)
        wrong(h, FAULT_NO_PARTY, w);
    else if (party)
        move_party(h, REF(party_find(h->g, w->b)), w, &by);
    else if (n == 1 && gun >= 0)
        move_gun(h, REF(gun), w, &by);
    else
        move_men(h, w, n, &by);
    if (fallen(h))
        return;
    march_arrives(h);
    guns_beset(h);
}

/* --- over their own line --- */

/* It is his move, whether he had walked up to the line before or not. */
static bool
men_off(struct hearing *h, const struct men *m, const struct word *at)
{
    int32_t armed = 0;
    for (uint32_t i = 0; i < m->n; i++) {
        length left = move_left(h->g, m->at[i]);
        struct march by = {.kind = MARCH_BY, .by = left > 0 ? left : 0};
        if (!move_man(h, m->at[i], &by, at))
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
    if (!who_find(h, w, n, &use, &m))
        return;
    if (!m.side) {
        wrong(h, FAULT_BOTH_SIDES, w);
        return;
    }
    if (!mover_only(h, m.side, w) || !men_off(h, &m, w))
        return;
    shut_guns(h);
    cite(h, READING_BASE + 17);
    who_say(h, &m);
}

/* clang-format off */
static const struct verb rows[] = {
    {.name = "move", .id = FACT_MOVE,
     .usage = "MEN LENGTH [HEADING] [with MEN]",
     .example = "move ra 12 n",
     .rules = "A1 A2 A4a A4h A4j M2b",
     .alias = 'm',
     .summary = "men, a gun with its crew, or prisoners with their guard",
     .rule = rule_move,
     .kind = VERB_FACT, .sets = SET_LITTLE_WARS  },
    {.name = "move", .id = FACT_MOVE,
     .usage = "MEN to contact MEN",
     .example = "move ra.1 to contact ba.1",
     .alias = 'm',
     .summary = "each to the nearest place in contact with one of them",
     .rule = rule_move,
     .kind = VERB_FACT, .sets = SET_LITTLE_WARS},
    {.name = "move", .id = FACT_MOVE,
     .usage = "MEN to PLACE [with MEN]",
     .example = "move ra to 3',2'",
     .rules = "A1 A2 M2b",
     .alias = 'm',
     .summary = "the first of them there, the others as they stand to him",
     .rule = rule_move,
     .kind = VERB_FACT, .sets = SET_LITTLE_WARS},
    {.name = "move", .id = FACT_MOVE,
     .usage = "MEN [HEADING] [with MEN]",
     .example = "move ra",
     .also = "move rg1 24 n with 5cr",
     .rules = "M5 M6",
     .alias = 'm',
     .summary = "within their reach, no more said",
     .rule = rule_move,
     .kind = VERB_FACT, .sets = SET_LITTLE_WARS},
    {.name = "off", .id = FACT_OFF,
     .usage = "MEN [with MEN]",
     .example = "off 5ra",
     .also = "off rg1 with 4ra",
     .rules = "A4h H2b",
     .summary = "men or a gun over their own back line",
     .rule = rule_off,
     .kind = VERB_FACT, .sets = SET_LITTLE_WARS  },
};
/* clang-format on */

struct verbs
move_verbs(void)
{
    return (struct verbs){rows, sizeof rows / sizeof rows[0]};
}
