/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * rule_put.c: who stands where (M2b, A5b): men and guns put down one by one, in
 * shapes, or lost from sight, and the room they need.
 *
 * One man put somewhere is as well known as the place he was put by; a shape
 * only tells about where each man is.
 */
#include "put.h"

#include "facts.h"
#include "gun.h"
#include "room.h"
#include "toward.h"

/* Points are rounded to the nearest unit. */
enum { ROUNDED = 2 };

bool
put_in_time(struct hearing *h)
{
    if (h->g->battle->phase != PHASE_FINISHED)
        return true;
    return blame(h, (struct blame){.code = FAULT_PHASE_FINISHED, .firm = true});
}

bool
put_length(struct hearing *h, const struct word *w)
{
    if (w->a >= 0)
        return true;
    return wrong(h, FAULT_LENGTH, w);
}

const struct word *
put_word(const struct hearing *h, const char *name, uint32_t k)
{
    for (uint32_t i = 0; i < h->line->n; i++)
        if (span_is(h->line->word[i].name, name) && k-- == 0)
            return &h->line->word[i];
    return NULL;
}

const struct word *
put_place(const struct hearing *h, uint32_t man, const struct word *other)
{
    bool own = has(h, "each") || has(h, "about");
    const struct word *w = own ? put_word(h, "PLACE", man) : NULL;

    return w ? w : other;
}

/* --- behind the line --- */

/* Men put down in front of their line, where the edition wants them on it or
 * behind it (M2b). A Defensive game has lines of its own. */
static bool
deployed(struct hearing *h, int32_t man, const struct word *at)
{
    const struct game *g = h->g;
    const struct battle *b = g->battle;
    int32_t back = g->side[ROW(g->man[man].side)].back;
    bool known = back == BACK_SOUTH || b->field_y;
    struct figure f;
    length before;

    if (b->phase != PHASE_SETUP || b->kind == GAME_DEFENCE || !known ||
        key(g, KEY_DEPLOY_LINE) != DEPLOY_ON_OR_BEHIND ||
        !man_figure(g, man, &f))
        return true;
    before = (back == BACK_SOUTH ? f.y : b->field_y - f.y) - f.radius;
    if (before <= 0)
        return true;
    by_key(h, KEY_DEPLOY_LINE);
    return blame(h, (struct blame){.code = FAULT_DEPLOY,
                                   .rule = RULE_M2b,
                                   .at = at,
                                   .subject = man,
                                   .have = before});
}

/* --- men --- */

/* Of men who would stand off the field, the one farthest off. */
static bool
shape_on_field(struct hearing *h, const struct men *m, const struct dot *at,
               const struct word *w)
{
    struct blame worst = {.code = FAULT_SHAPE_OFF};
    int64_t by = 0;

    for (uint32_t i = 0; i < m->n; i++) {
        enum edge edge = place_beyond(h->g, at[i].x, at[i].y, &by);

        by = by > INT32_MAX ? INT32_MAX : by;
        if (by <= worst.have)
            continue;
        worst.at = put_place(h, i, w);
        worst.subject = m->at[i];
        worst.have = (length)by;
        worst.other = (int32_t)edge;
    }
    if (worst.have == 0)
        return true;
    return blame(h, worst);
}

bool
spots_for(struct hearing *h, uint32_t n, struct spots *to)
{
    to->at = scratch_get(h, (n + 1) * sizeof *to->at);
    to->placed = scratch_get(h, (n + 1) * sizeof *to->placed);
    for (uint32_t i = 0; to->placed && i <= n; i++)
        to->placed[i] = ESTIMATED;
    return to->at && to->placed;
}

bool
men_put(struct hearing *h, const struct men *m, const struct spots *to,
        enum source source, const struct word *w)
{
    if (!shape_on_field(h, m, to->at, w))
        return false;
    for (uint32_t i = 0; i < m->n && !h->g->full; i++) {
        struct point p = {(length)to->at[i].x, (length)to->at[i].y,
                          to->placed[i]};

        man_put(h, m->at[i], p, source);
    }
    for (uint32_t i = 0; i < m->n; i++)
        if (!deployed(h, m->at[i], put_place(h, i, w)))
            return false;
    return has(h, "about") || room_put(h, m, w);
}

static length
radius_of(const struct game *g, int32_t man)
{
    return key(g, g->man[man].arm == ARM_CAV ? KEY_FIGURE_CAVALRY
                                             : KEY_FIGURE_INFANTRY);
}

static length
widest(const struct game *g, const struct men *m)
{
    length radius = 0;

    for (uint32_t i = 0; i < m->n; i++)
        if (radius_of(g, m->at[i]) > radius)
            radius = radius_of(g, m->at[i]);
    return radius;
}

static bool
no_room(struct hearing *h, const struct men *m, const struct word *at,
        int64_t have, int64_t need)
{
    return blame(
        h, (struct blame){.code = FAULT_SHAPE_ROOM,
                          .at = at,
                          .have = (length)have,
                          .need = (length)(need < INT32_MAX ? need : INT32_MAX),
                          .other = (int32_t)m->n});
}

static bool
in_line(struct hearing *h, const struct men *m, struct dot *at)
{
    const struct word *w = arg(h, "line", "PLACE", NULL);
    struct point a = {0}, b = {0};
    int64_t need = 0, have;

    if (!place_find(h, w, &a) || !place_find(h, w + 1, &b))
        return false;
    for (uint32_t i = 1; i < m->n; i++) {
        int64_t two =
            radius_of(h->g, m->at[i - 1]) + (int64_t)radius_of(h->g, m->at[i]);

        need = two > need ? two : need;
    }
    need *= (int64_t)m->n - 1;
    have = root(((int64_t)b.x - a.x) * ((int64_t)b.x - a.x) +
                ((int64_t)b.y - a.y) * ((int64_t)b.y - a.y));
    if (have + ROUNDED < need)
        return no_room(h, m, w + 1, have, need);
    shape_line(at, m->n, (struct dot){a.x, a.y}, (struct dot){b.x, b.y});
    return true;
}

static bool
in_block(struct hearing *h, const struct men *m, struct dot *at)
{
    const struct word *n = arg(h, "block", "N", NULL);
    const struct word *gap = arg(h, "gap", "LENGTH", NULL);
    struct point p = {0};
    length space = gap ? arg_length(h, gap) : key(h->g, KEY_SPACING_MIN);

    if (n->a < 1)
        return blame(h, (struct blame){.code = FAULT_NUMBER_RANGE,
                                       .at = n,
                                       .have = 1,
                                       .need = (int32_t)m->n});
    if (m->side == 0)
        return wrong(h, FAULT_BOTH_SIDES, arg(h, "", "MEN", NULL));
    if ((gap && !put_length(h, gap)) ||
        !place_find(h, arg(h, "at", "PLACE", NULL), &p))
        return false;
    shape_block(at, m->n, (uint32_t)n->a, (struct dot){p.x, p.y},
                2 * (int64_t)widest(h->g, m) + space,
                h->g->side[ROW(m->side)].back == BACK_NORTH);
    return true;
}

static bool
in_loose_order(struct hearing *h, const struct men *m, struct dot *at)
{
    const struct word *w = arg(h, "loose", "LENGTH", NULL);
    length within = arg_length(h, w);
    struct point p = {0};
    int64_t pitch;

    if (!put_length(h, w) || !place_find(h, arg(h, "at", "PLACE", NULL), &p))
        return false;
    pitch = 2 * (int64_t)widest(h->g, m) + key(h->g, KEY_SPACING_MIN) + ROUNDED;
    if (m->n > 1 && shape_loose_pitch(m->n, within) < pitch)
        return no_room(h, m, w, within, shape_loose_least(m->n, pitch));
    shape_loose(at, m->n, (struct dot){p.x, p.y}, within);
    return true;
}

static bool
in_one_place(struct hearing *h, const struct men *m, struct spots *to)
{
    struct point p = {0};

    if (m->n > 1)
        return blame(h, (struct blame){.code = FAULT_ONE_PLACE,
                                       .at = arg(h, "", "MEN", NULL),
                                       .have = (int32_t)m->n});
    if (!place_find(h, arg(h, "", "PLACE", NULL), &p))
        return false;
    to->at[0] = (struct dot){p.x, p.y};
    to->placed[0] = p.placed;
    return true;
}

/* A place for each man, in the order they are named in. */
static bool
in_each_place(struct hearing *h, const struct men *m, struct spots *to)
{
    const struct word *w;
    uint32_t n = 0;
    struct point p = {0};

    while (put_word(h, "PLACE", n))
        n++;
    if (n != m->n)
        return blame(h, (struct blame){.code = FAULT_EACH_PLACE,
                                       .at = put_word(h, "PLACE", n - 1),
                                       .have = (int32_t)n,
                                       .need = (int32_t)m->n});
    for (uint32_t i = 0; i < n; i++) {
        w = put_word(h, "PLACE", i);
        if (!place_find(h, w, &p))
            return false;
        to->at[i] = (struct dot){p.x, p.y};
        to->placed[i] = has(h, "each") ? p.placed : ESTIMATED;
    }
    return true;
}

static bool
in_shape(struct hearing *h, const struct men *m, struct spots *to)
{
    if (has(h, "line"))
        return in_line(h, m, to->at);
    if (has(h, "block"))
        return in_block(h, m, to->at);
    if (has(h, "loose"))
        return in_loose_order(h, m, to->at);
    if (has(h, "each") || has(h, "about"))
        return in_each_place(h, m, to);
    return in_one_place(h, m, to);
}

static void
put_men(struct hearing *h, const struct word *w, uint32_t n)
{
    struct use use = {.states = USE_ALIVE_HERE, .duties = true};
    struct men m = {0};
    struct spots to;

    if (!who_find(h, w, n, &use, &m) || !spots_for(h, m.n, &to))
        return;
    if (in_shape(h, &m, &to) &&
        men_put(h, &m, &to, SOURCE_PUT, put_word(h, "PLACE", 0)))
        noted(h);
}

/* Nobody knows any more where they stand. */
static void
put_nowhere(struct hearing *h, const struct word *w, uint32_t n, int32_t gun)
{
    const struct game *g = h->g;
    const struct point none = {.placed = UNPLACED};
    struct use use = {.states = USE_ALIVE_HERE, .duties = true};
    struct men m = {0};
    uint32_t lost = 0;

    if (gun && n == 1) {
        lost = g->gun[ROW(gun)].placed != UNPLACED;
        if (lost)
            gun_put(h, gun, none, SOURCE_PUT);
    } else if (!who_find(h, w, n, &use, &m)) {
        return;
    }
    for (uint32_t i = 0; i < m.n && !g->full; i++) {
        if (g->man[m.at[i]].placed == UNPLACED)
            continue;
        man_put(h, m.at[i], none, SOURCE_PUT);
        lost++;
    }
    if (lost > 0)
        noted(h);
    else
        wrong(h, FAULT_NOT_PLACED, w);
}

/* --- guns --- */

bool
gun_stands(struct hearing *h, int32_t gun, struct point p, enum source source,
           const struct word *at)
{
    const struct blame off = {.code = FAULT_GUN_OFF, .at = at, .subject = gun};

    if (h->g->gun[ROW(gun)].state == GUN_OFF) {
        if (!blame(h, off))
            return false;
        SET(h->g, gun, ROW(gun), state, GUN_ON); /* by the referee's word */
    }
    gun_put(h, gun, p, source);
    return has(h, "about") || room_gun(h, gun, at);
}

/* Where the first of those who serve a gun stands: behind it. */
static int32_t
behind(const struct game *g, int32_t gun)
{
    const struct gun *u = &g->gun[ROW(gun)];
    enum { HALF_CIRCLE = 180 * 60 };

    if (u->facing)
        return u->facing - 1 + HALF_CIRCLE;
    return g->side[ROW(u->holder)].back == BACK_NORTH ? 0 : HALF_CIRCLE;
}

static length
clamped(int64_t v, length most)
{
    return (length)(v < 0 ? 0 : v > most ? most : v);
}

/* They stand about their gun, in a ring: but who is measured near it stays
 * where he is. */
static void
crew_about(struct hearing *h, int32_t gun, const struct men *m)
{
    const struct game *g = h->g;
    const struct battle *b = g->battle;
    length reach = key(g, KEY_GUN_SERVE_RADIUS), radius = widest(g, m);
    int64_t pitch = 2 * (int64_t)radius + key(g, KEY_SPACING_MIN);
    int64_t round = m->n * pitch / 6;
    int64_t ring = (int64_t)key(g, KEY_FIGURE_GUN) + radius + LENGTH_INCH / 4;
    struct figure f, of;
    length dx, dy;

    if (!gun_figure(g, gun, &of))
        return; /* no room was left to place it */
    ring = round > ring ? round : ring;
    ring = ring < reach ? ring : reach;
    for (uint32_t i = 0; i < m->n; i++) {
        int32_t man = m->at[i];
        struct point p = {.placed = ESTIMATED};

        if (man_figure(g, man, &f) && g->man[man].placed == MEASURED &&
            figure_within(f, of, reach))
            continue;
        heading_step(behind(g, gun) + (int32_t)(i * 360 * 60 / m->n),
                     (length)ring, &dx, &dy);
        p.x = clamped((int64_t)of.x + dx, b->field_x ? b->field_x : LENGTH_MAX);
        p.y = clamped((int64_t)of.y + dy, b->field_y ? b->field_y : LENGTH_MAX);
        man_put(h, man, p, SOURCE_PUT);
    }
}

static void
put_crew(struct hearing *h, int32_t gun)
{
    const struct game *g = h->g;
    bool own = key(g, KEY_GUN_SERVE_WHOSE) == SERVE_OWN;
    struct use use = {.states = USE_FIT, .duties = true};
    struct men m = {0};

    use.side = own ? g->gun[ROW(gun)].holder : 0;
    if (!toward_guns(h, &gun, 1, &use.toward) ||
        !who_arg(h, "with", "MEN", &use, &m) || m.n == 0)
        return;
    crew_named(h, gun, &m);
    crew_about(h, gun, &m);
    cite(h, RULE_A3);
    who_say(h, &m);
    effect(h, EFFECT_CREW, gun, (int32_t)m.n, key(g, KEY_GUN_SERVE_MEN), 0);
}

static void
put_gun(struct hearing *h, int32_t gun, const struct word *w)
{
    const struct word *place = put_word(h, "PLACE", 0);
    const struct word *facing = arg(h, "facing", "HEADING", NULL);
    struct point p = {0};

    if (!place_find(h, place, &p))
        return;
    if (has(h, "about"))
        p.placed = ESTIMATED;
    if (!gun_stands(h, gun, p, SOURCE_PUT, w))
        return;
    if (facing)
        SET(h->g, gun, ROW(gun), facing, facing->a + 1);
    put_crew(h, gun);
    noted(h);
}

void
place_put(struct hearing *h)
{
    uint32_t n = 1;
    const struct word *named = arg(h, "", "GUN", NULL);
    const struct word *w = named ? named : arg(h, "", "MEN", &n);
    int32_t gun = named                ? arg_gun(h, named)
                  : w->form == MEN_ALL ? REF(gun_find(h->g, w->label))
                                       : 0;

    if (fallen(h) || !put_in_time(h))
        return;
    if (has(h, "nowhere"))
        put_nowhere(h, w, n, gun);
    else if (n == 1 && gun && !put_word(h, "PLACE", 1))
        put_gun(h, gun, w);
    else
        put_men(h, w, n);
}
