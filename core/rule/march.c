/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * march.c: ways and their ends.
 */
#include "march.h"

#include "contact.h"

/* --- the line --- */

bool
march_read(struct hearing *h, struct march *m)
{
    const struct word *by = arg(h, "", "LENGTH", NULL);
    const struct word *heading = arg(h, "", "HEADING", NULL);
    const struct word *to = arg(h, "to", "PLACE", NULL);

    *m = (struct march){.kind = MARCH_WITHIN, .by = -1, .anchor = -1};
    m->heading = heading ? heading->a + 1 : 0;
    m->at = to ? to : by;
    if (to) {
        m->kind = MARCH_TO;
        return place_find(h, to, &m->to);
    }
    if (!by)
        return true;
    m->kind = MARCH_BY;
    m->by = arg_length(h, by);
    if (m->by < 0) /* nobody walks it back */
        return wrong(h, FAULT_LENGTH, by);
    return true;
}

static void
lead(struct march *m, int64_t x, int64_t y, int32_t placed)
{
    m->dx = m->to.x - x;
    m->dy = m->to.y - y;
    m->shifts = true;
    m->measured = placed == MEASURED && m->to.placed == MEASURED;
}

void
march_lead(const struct game *g, struct march *m, const struct men *who)
{
    struct figure f;

    m->anchor = who->at[0];
    if (m->kind != MARCH_TO)
        return;
    for (uint32_t i = 0; i < who->n; i++) {
        if (!man_figure(g, who->at[i], &f))
            continue;
        m->anchor = who->at[i];
        lead(m, f.x, f.y, g->man[who->at[i]].placed);
        return;
    }
}

void
march_draw(const struct game *g, struct march *m, int32_t gun)
{
    struct figure f;

    m->anchor = -1;
    if (m->kind == MARCH_TO && gun_figure(g, gun, &f))
        lead(m, f.x, f.y, g->gun[ROW(gun)].placed);
}

/* --- back lines --- */

bool
back_line(const struct game *g, int32_t side, length *y)
{
    *y = g->side[ROW(side)].back == BACK_NORTH ? g->battle->field_y : 0;
    return g->battle->field_y > 0;
}

static length
radius_of(const struct game *g, int32_t man)
{
    return key(g, g->man[man].arm == ARM_CAV ? KEY_FIGURE_CAVALRY
                                             : KEY_FIGURE_INFANTRY);
}

bool
man_at_line(const struct game *g, int32_t man, length line)
{
    struct figure f;
    length off;

    if (!man_figure(g, man, &f))
        return false;
    off = f.y > line ? f.y - line : line - f.y;
    return off - radius_of(g, man) <= key(g, KEY_MEASURE_TOLERANCE);
}

/* --- ways --- */

/* M2b; in a Defensive Game men are set out elsewhere (V3d, V3e), and in a
 * battle entered midway they have moved before. After their side's first move
 * nobody knows whether men of whom no move was typed are still where they were
 * set out. */
static bool
first_move(const struct game *g, int32_t man)
{
    return g->man[man].moved_seq == 0 && g->battle->kind != GAME_DEFENCE &&
           !g->battle->middle && g->side[ROW(g->man[man].side)].turn <= 1;
}

/* So far before his line, or behind it, that he cannot have set out from it in
 * this move: he is measured from where he stands. */
static bool
far_from(const struct game *g, int32_t man, length line)
{
    const struct man *it = &g->man[man];
    length off = it->y > line ? it->y - line : line - it->y;

    return it->placed != UNPLACED &&
           off > key(g,
                     it->arm == ARM_CAV ? KEY_MOVE_CAVALRY : KEY_MOVE_INFANTRY);
}

static length
between(int64_t x, int64_t y, int64_t from_x, int64_t from_y)
{
    int64_t dx = x - from_x, dy = y - from_y;
    int64_t square = dx * dx + dy * dy, by = root(square);

    by += by * by < square;
    return by < LENGTH_MAX ? (length)by : LENGTH_MAX;
}

/* Where he stands at the end of it. */
static void
way_ends(const struct game *g, const struct march *m, int32_t man,
         struct way *w)
{
    const struct man *it = &g->man[man];
    length dx, dy;

    if (m->kind == MARCH_TO && man == m->anchor) {
        *w = (struct way){.ends = true, .x = m->to.x, .y = m->to.y};
        w->placed = m->to.placed;
        return;
    }
    if (it->placed == UNPLACED)
        return;
    if (m->kind == MARCH_TO && m->shifts) {
        w->ends = true;
        w->x = it->x + m->dx;
        w->y = it->y + m->dy;
        w->placed = m->measured ? it->placed : ESTIMATED;
    } else if (m->kind == MARCH_BY && m->heading) {
        heading_step(m->heading - 1, m->by, &dx, &dy);
        w->ends = true;
        w->x = (int64_t)it->x + dx;
        w->y = (int64_t)it->y + dy;
        w->placed = ESTIMATED;
    }
}

/* Where it is measured from; false: that is not known. Who is off the field
 * has no place: he comes on straight before where he goes. */
static bool
way_starts(const struct game *g, int32_t man, struct way *w)
{
    const struct man *it = &g->man[man];
    bool off = it->state == MAN_OFF;
    length line;

    w->start_x = it->placed != UNPLACED ? it->x : w->x;
    w->start_y = it->y;
    w->from = it->placed != UNPLACED ? it->placed : MEASURED;
    if ((off || first_move(g, man)) && back_line(g, it->side, &line) &&
        !far_from(g, man, line)) {
        w->start_y = line;
        w->rule = off ? RULE_NONE : RULE_M2b;
        return true;
    }
    return it->placed != UNPLACED;
}

struct way
march_way(const struct game *g, const struct march *m, int32_t man)
{
    struct way w = {.by = m->by};

    way_ends(g, m, man, &w);
    if (!w.ends || !way_starts(g, man, &w)) {
        w.by = m->kind == MARCH_TO && m->shifts ? between(m->dx, m->dy, 0, 0)
                                                : m->by;
        return w;
    }
    w.known = true;
    w.by = between(w.x, w.y, w.start_x, w.start_y);
    return w;
}

length
march_length(const struct game *g, const struct march *m)
{
    struct way w;

    if (m->kind != MARCH_TO)
        return m->by > 0 ? m->by : 0;
    w = march_way(g, m, m->anchor);
    return w.by > 0 ? w.by : 0;
}

struct way
march_gun_way(const struct game *g, const struct march *m, int32_t gun)
{
    const struct gun *u = &g->gun[ROW(gun)];
    struct way w = {.by = m->by, .from = u->placed};
    length line;

    if (m->kind != MARCH_TO)
        return w;
    w.ends = true;
    w.x = m->to.x;
    w.y = m->to.y;
    w.placed = m->to.placed;
    w.start_x = u->x;
    w.start_y = u->y;
    w.known = u->placed != UNPLACED; /* off the field it has no place */
    if (u->state == GUN_OFF && back_line(g, u->holder, &line)) {
        w.start_x = w.x;
        w.start_y = line;
        w.from = MEASURED;
        w.known = true;
    }
    if (w.known)
        w.by = between(w.x, w.y, w.start_x, w.start_y);
    return w;
}

/* --- in contact --- */

static bool
touches_by_tape(const struct game *g, int32_t man, struct limit limit)
{
    for (uint32_t i = 0; g->man[man].tapes && i < g->rows[T_tape]; i++) {
        const struct tape *t = &g->tape[i];
        int32_t foe = t->man[0] == man ? t->man[1] : t->man[0];
        bool his = t->holds && (t->man[0] == man || t->man[1] == man);

        if (his && g->man[foe].side != g->man[man].side &&
            g->man[foe].state == MAN_FIT &&
            (limit.strict ? t->apart < limit.by : t->apart <= limit.by))
            return true;
    }
    return false;
}

bool
march_touches(struct hearing *h, struct march *m, int32_t man)
{
    const struct game *g = h->g;
    const struct man *it = &g->man[man];
    struct limit limit = contact_touch(g);
    struct around a;
    struct figure f;
    uint32_t k;

    if (it->moved_seq != g->battle->seq || it->moved == 0 ||
        it->state != MAN_FIT)
        return false;
    if (touches_by_tape(g, man, limit))
        return true;
    if (!man_figure(g, man, &f) || it->placed != MEASURED)
        return false;
    if (!m->looked &&
        !crowd_find(h, other_side(it->side), USE_FIT, limit.by, NULL, &m->foes))
        return false;
    m->looked = true;
    around_begin(&a, &m->foes.grid, f, limit.by);
    while (around_next(&a, &k))
        if (g->man[m->foes.who[k]].placed == MEASURED &&
            tape_find(g, man, m->foes.who[k]) < 0 &&
            (!limit.strict || figure_nearer(f, m->foes.figure[k], limit.by)))
            return true;
    return false;
}

/* --- at a line --- */

bool
march_arrived(const struct game *g, enum floor_news what, int32_t of,
              int32_t man)
{
    const struct man *m = &g->man[man];
    int32_t side = what == FLOOR_LED_HOME ? g->party[ROW(of)].holder : of;
    length line;

    if (!back_line(g, what == FLOOR_AT_ENEMY ? other_side(side) : side,
                   &line) ||
        !man_at_line(g, man, line))
        return false;
    if (what == FLOOR_LED_HOME)
        return m->party == of;
    return m->side == side &&
           m->state == (what == FLOOR_AT_ENEMY ? MAN_FIT : MAN_DISARMED);
}

/* All of a party that is held is there. */
static bool
led_home(const struct game *g, int32_t party)
{
    for (int32_t i = 0; i < (int32_t)g->rows[T_man]; i++)
        if (g->man[i].party == party &&
            !march_arrived(g, FLOOR_LED_HOME, party, i))
            return false;
    return true;
}

void
march_arrives(struct hearing *h)
{
    const struct game *g = h->g;
    int32_t side = g->battle->mover, rear = 0, home = 0, party = 0;

    for (uint32_t i = h->r->from[T_position]; i < g->rows[T_position]; i++) {
        const struct position *p = &g->position[i];

        if (p->kind != POSITION_MAN)
            continue;
        rear += march_arrived(g, FLOOR_AT_ENEMY, side, p->who);
        home += march_arrived(g, FLOOR_AT_HOME, side, p->who);
        if (g->man[p->who].party)
            party = g->man[p->who].party;
    }
    if (rear)
        effect(h, EFFECT_FLOOR, FLOOR_AT_ENEMY, side, rear, 0);
    if (home)
        effect(h, EFFECT_FLOOR, FLOOR_AT_HOME, side, home, 0);
    if (party && led_home(g, party))
        effect(h, EFFECT_FLOOR, FLOOR_LED_HOME, party, 0, 0);
}

/* --- a shorter way --- */

/* The first of those the line means who has a place: as march_lead would find
 * him where only those go who have not yet. */
static int32_t
leader(const struct game *g, const struct word *w)
{
    int32_t body = w->form == MEN_ALL ? REF(body_find(g, w->label)) : 0;
    int32_t party = w->form == MEN_PARTY ? REF(party_find(g, w->b)) : 0;
    int32_t moved = -1;

    for (int32_t i = 0; i < (int32_t)g->rows[T_man]; i++) {
        const struct man *it = &g->man[i];
        bool his = (body && it->body == body &&
                    (it->state == MAN_FIT || it->state == MAN_DISARMED)) ||
                   (party && it->party == party);

        if (!his || it->placed == UNPLACED)
            continue;
        if (party || it->moved_seq != g->battle->seq || it->moved == 0)
            return i;
        moved = moved < 0 ? i : moved;
    }
    return moved;
}

/* The way of who is meant, were its end there. */
static struct way
way_to(const struct game *g, const struct word *who, int32_t man, length x,
       length y, int32_t placed)
{
    struct march m = {.kind = MARCH_TO, .by = -1, .anchor = man};
    struct men one = {.at = &m.anchor, .n = 1};
    int32_t gun = REF(gun_find(g, who->label)), first;

    m.to = (struct point){x, y, placed};
    if (man < 0) {
        march_draw(g, &m, gun);
        return march_gun_way(g, &m, gun);
    }
    first = who->form != MEN_NUMBER ? leader(g, who) : man;
    m.anchor = first < 0 ? man : first;
    march_lead(g, &m, &one);
    return march_way(g, &m, man);
}

static length
rounded(int64_t v, length unit)
{
    return (length)((v + unit / 2) / unit * unit);
}

/* As it can be told: to the least that is written of a length, so that a
 * little less than might be is sometimes all. */
bool
march_shorter(const struct game *g, const struct line *l, int32_t man,
              length over, length *x, length *y)
{
    const struct word *to = line_find(l, "to", "PLACE", NULL);
    const struct word *who = line_find(l, "", "MEN", NULL);
    length unit = g->battle->metric ? LENGTH_MM : LENGTH_SIXTYFOURTH;
    struct way w;
    int64_t by;

    if (!to || !who)
        return false;
    const struct spot s = place_spot(g, to);

    if (s.why != FAULT_NONE)
        return false;
    w = way_to(g, who, man, (length)s.x, (length)s.y, s.placed);
    for (int k = 0; w.known && k < 4; k++) {
        int64_t less = (int64_t)over + (int64_t)k * unit;

        if (w.by <= less)
            break;
        *x = rounded(s.x - (w.x - w.start_x) * less / w.by, unit);
        *y = rounded(s.y - (w.y - w.start_y) * less / w.by, unit);
        if (place_beyond(g, *x, *y, &by) == EDGE_NONE &&
            way_to(g, who, man, *x, *y, s.placed).by <= w.by - over)
            return true;
    }
    return false;
}
