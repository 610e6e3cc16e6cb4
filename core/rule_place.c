/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * rule_place.c: the field and its units, pegs, tapes, and who stands where
 * (M2b, A5b).
 *
 * Places are statements of fact: they may be told at any time, and are no
 * moves. One man, gun or peg put somewhere is as well known as the place he
 * was put by; a shape only tells about where each man is.
 */
#include "chapters.h"
#include "place.h"
#include "shape.h"

#include <string.h>

/* Points are rounded to the nearest unit, so two of a shape may be nearer than
 * they should by this much: a quarter of a micrometre. */
enum { ROUNDED = 2 };

static bool
not_finished(struct hearing *h)
{
    if (h->g->battle->phase != PHASE_FINISHED)
        return true;
    return blame(h, (struct blame){.code = FAULT_PHASE_FINISHED, .firm = true});
}

static bool
not_negative(struct hearing *h, const struct word *w)
{
    return (w && w->a >= 0) || wrong(h, FAULT_LENGTH, w);
}

/* The kth word that fills CAPITALS of that name, from 0, or NULL. */
static const struct word *
nth(const struct hearing *h, const char *name, uint32_t k)
{
    for (uint32_t i = 0; i < h->line->n; i++)
        if (span_is(h->line->word[i].name, name) && k-- == 0)
            return &h->line->word[i];
    return NULL;
}

/* --- the field --- */

static const char corner_name[CORNERS][3] = {"SW", "SE", "NW", "NE"};

/* Bare numbers are feet here. */
static bool
field_length(struct hearing *h, const struct word *w, length *out)
{
    bool feet = w->b && !h->g->battle->metric;
    int64_t v =
        feet ? (int64_t)w->a * LENGTH_FOOT / LENGTH_INCH : arg_length(h, w);

    *out = (length)(v > INT32_MAX ? INT32_MAX : v);
    if (v > 0 && v <= LENGTH_MAX)
        return true;
    return blame(
        h, (struct blame){.code = FAULT_FIELD_SIZE, .at = w, .have = *out});
}

/* Who stands at that point must stand on the field as it is now. */
static bool
still_on(struct hearing *h, struct span label, length x, length y)
{
    int64_t by = 0;
    enum edge edge = place_beyond(h->g, x, y, &by);

    if (edge == EDGE_NONE)
        return true;
    blame(h, (struct blame){.code = FAULT_FIELD_SMALL,
                            .at = nth(h, "LENGTH", edge < EDGE_WEST),
                            .have = (length)by,
                            .other = (int32_t)edge});
    h->r->why.word = label;
    return false;
}

static bool
all_still_on(struct hearing *h)
{
    const struct game *g = h->g;
    struct figure f;

    for (int32_t i = 0; i < (int32_t)g->rows[T_man]; i++)
        if (man_figure(g, i, &f) &&
            !still_on(h, label_of(g->body[ROW(g->man[i].body)].label), f.x,
                      f.y))
            return false;
    for (int32_t i = 0; i < (int32_t)g->rows[T_gun]; i++)
        if (gun_figure(g, REF(i), &f) &&
            !still_on(h, label_of(g->gun[i].label), f.x, f.y))
            return false;
    for (uint32_t i = 0; i < g->rows[T_peg]; i++)
        if (!place_is_corner(label_of(g->peg[i].label)) &&
            !still_on(h, label_of(g->peg[i].label), g->peg[i].x, g->peg[i].y))
            return false;
    return true;
}

static bool
put_corners(struct hearing *h)
{
    const struct game *g = h->g;
    length x = g->battle->field_x, y = g->battle->field_y;

    for (int i = 0; i < CORNERS; i++) {
        struct span label = span_of(corner_name[i]);

        if (body_find(g, label) >= 0 || gun_find(g, label) >= 0 ||
            side_find(g, label) >= 0) {
            wrong(h, FAULT_LABEL_TAKEN, NULL);
            h->r->why.word = label;
            return false;
        }
        peg_put(h, label, i % 2 ? x : 0, i / 2 ? y : 0, SOURCE_PUT);
    }
    return true;
}

static void
rule_field(struct hearing *h)
{
    const struct word *w = nth(h, "LENGTH", 0), *v = nth(h, "LENGTH", 1);
    length x, y;

    if (!not_finished(h) || !field_length(h, w, &x) || !field_length(h, v, &y))
        return;
    SET(h->g, battle, 0, field_x, x);
    SET(h->g, battle, 0, field_y, y);
    if (all_still_on(h) && put_corners(h))
        noted(h);
}

static void
rule_units(struct hearing *h)
{
    if (!not_finished(h))
        return;
    SET(h->g, battle, 0, metric, has(h, "cm"));
    noted(h);
}

/* --- pegs --- */

/* May a peg be called so? A peg there is may be put anew. */
static bool
peg_label(struct hearing *h, const struct word *w)
{
    if (place_is_corner(w->label))
        return wrong(h, FAULT_CORNER, w);
    if (peg_find(h->g, w->label) >= 0)
        return true;
    if (w->label.n == 1 && side_letter(h->g, w->label.at[0]) >= 0)
        return wrong(h, FAULT_LABEL_TAKEN, w);
    return label_free(h, w);
}

static void
rule_peg(struct hearing *h)
{
    const struct word *w = arg(h, "", "PEG", NULL);
    struct point p = {0};

    if (!not_finished(h) || !peg_label(h, w) ||
        !place_find(h, arg(h, "", "PLACE", NULL), &p))
        return;
    peg_put(h, w->label, p.x, p.y, SOURCE_PUT);
    noted(h);
}

/* --- room --- */

/* Men put down in front of their line, where the edition wants them on it or
 * behind it (M2b). A Defensive game has lines of its own. */
static bool
deployed(struct hearing *h, int32_t man, const struct word *at)
{
    const struct game *g = h->g;
    const struct battle *b = g->battle;
    int32_t back = g->side[ROW(g->man[man].side)].back;
    bool known = back == BACK_SOUTH || (back == BACK_NORTH && b->field_y);
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

/* Those who were put somewhere, among all who stand on the field. */
struct elbow {
    struct crowd crowd;
    unsigned char *put; /* by row of man */
    length space;
    const struct word *at;
};

/* Who only stands about there may stand elsewhere: a measured place beats an
 * estimated one, and clear space is asked for only between places that are
 * equally well known. */
static bool
room_between(struct hearing *h, const struct elbow *e, uint32_t a, uint32_t b)
{
    const struct game *g = h->g;
    int32_t man = e->crowd.who[a], other = e->crowd.who[b];
    int32_t how = g->man[man].placed, as = g->man[other].placed;
    struct figure f = e->crowd.figure[a], o = e->crowd.figure[b];
    struct blame why = {.at = e->at, .subject = man, .other = other};

    if (how > as)
        return true;
    why.have = figure_apart(f, o);
    if (figure_nearer(f, o, -ROUNDED)) {
        why.code = FAULT_ON_MAN;
        why.have = -why.have;
        return blame(h, why);
    }
    if (how == ESTIMATED && !e->put[other])
        return true;
    if (how != as || !figure_nearer(f, o, e->space - ROUNDED))
        return true;
    by_key(h, KEY_SPACING_MIN);
    why.code = FAULT_SPACING;
    why.rule = RULE_A5b;
    why.need = other;
    return blame(h, why);
}

static bool
room_about(struct hearing *h, const struct elbow *e, uint32_t i)
{
    struct around a;
    uint32_t k;

    around_begin(&a, &e->crowd.grid, e->crowd.figure[i], e->space);
    while (around_next(&a, &k)) {
        if (k == i || (e->put[e->crowd.who[k]] && k > i))
            continue; /* a pair of those put is looked at once */
        if (!room_between(h, e, i, k))
            return false;
        if (h->r->verdict == VERDICT_OVERRULED)
            return true;
    }
    return true;
}

/* Nobody stands on another, or nearer than the clear space of A5b. */
static bool
room_for(struct hearing *h, const struct men *m, const struct word *at)
{
    struct elbow e = {.space = key(h->g, KEY_SPACING_MIN), .at = at};

    e.put = scratch_get(h, h->g->rows[T_man] + 1);
    if (!e.put || !crowd_find(h, 0, USE_ALIVE_HERE, e.space, &e.crowd))
        return false;
    memset(e.put, 0, h->g->rows[T_man] + 1);
    for (uint32_t i = 0; i < m->n; i++)
        e.put[m->at[i]] = 1;
    for (uint32_t i = 0; i < e.crowd.n; i++)
        if (e.put[e.crowd.who[i]] && !room_about(h, &e, i))
            return false;
    return true;
}

/* --- men --- */

/* Of men who would stand off the field, the one farthest off. */
static bool
shape_on_field(struct hearing *h, const struct men *m, const struct dot *at,
               const struct word *w)
{
    struct blame worst = {.code = FAULT_SHAPE_OFF, .at = w};
    int64_t by = 0;

    for (uint32_t i = 0; i < m->n; i++) {
        enum edge edge = place_beyond(h->g, at[i].x, at[i].y, &by);

        by = by > INT32_MAX ? INT32_MAX : by;
        if (by <= worst.have)
            continue;
        worst.subject = m->at[i];
        worst.have = (length)by;
        worst.other = (int32_t)edge;
    }
    return worst.have == 0 || blame(h, worst);
}

/* Only the first may be better known than a shape tells. */
static bool
men_put(struct hearing *h, const struct men *m, const struct dot *at,
        struct point first, enum source source, const struct word *w)
{
    if (!shape_on_field(h, m, at, w))
        return false;
    for (uint32_t i = 0; i < m->n && !h->g->full; i++) {
        struct point p = {(length)at[i].x, (length)at[i].y, ESTIMATED};

        p.placed = i ? ESTIMATED : first.placed;
        man_put(h, m->at[i], p, source);
    }
    for (uint32_t i = 0; i < m->n; i++)
        if (!deployed(h, m->at[i], w))
            return false;
    return room_for(h, m, w);
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
    if ((gap && !not_negative(h, gap)) ||
        !place_find(h, arg(h, "at", "PLACE", NULL), &p))
        return false;
    shape_block(at, m->n, (uint32_t)n->a, (struct dot){p.x, p.y},
                2 * widest(h->g, m) + space,
                h->g->side[ROW(m->side)].back == BACK_NORTH);
    return true;
}

static bool
in_loose_order(struct hearing *h, const struct men *m, struct dot *at)
{
    const struct word *w = arg(h, "loose", "LENGTH", NULL);
    length within = arg_length(h, w), pitch;
    struct point p = {0};

    if (!not_negative(h, w) || !place_find(h, arg(h, "at", "PLACE", NULL), &p))
        return false;
    pitch = 2 * widest(h->g, m) + key(h->g, KEY_SPACING_MIN) + ROUNDED;
    if (m->n > 1 && shape_loose_pitch(m->n, within) < pitch)
        return no_room(h, m, w, within, shape_loose_least(m->n, pitch));
    shape_loose(at, m->n, (struct dot){p.x, p.y}, within);
    return true;
}

static bool
in_one_place(struct hearing *h, const struct men *m, struct dot *at,
             int32_t *how)
{
    struct point p = {0};

    if (m->n > 1)
        return blame(h, (struct blame){.code = FAULT_ONE_PLACE,
                                       .at = arg(h, "", "MEN", NULL),
                                       .have = (int32_t)m->n});
    if (!place_find(h, arg(h, "", "PLACE", NULL), &p))
        return false;
    at[0] = (struct dot){p.x, p.y};
    *how = p.placed;
    return true;
}

static void
put_men(struct hearing *h, const struct word *w, uint32_t n)
{
    struct use use = {.states = USE_ALIVE_HERE, .duties = true};
    struct point how = {.placed = ESTIMATED};
    struct men m = {0};
    struct dot *at;
    bool right;

    if (!who_find(h, w, n, &use, &m))
        return;
    at = scratch_get(h, (m.n + 1) * sizeof *at);
    if (!at)
        return;
    if (has(h, "line"))
        right = in_line(h, &m, at);
    else if (has(h, "block"))
        right = in_block(h, &m, at);
    else if (has(h, "loose"))
        right = in_loose_order(h, &m, at);
    else
        right = in_one_place(h, &m, at, &how.placed);
    if (right && men_put(h, &m, at, how, SOURCE_PUT, nth(h, "PLACE", 0)))
        noted(h);
}

/* --- guns --- */

static bool
room_for_gun(struct hearing *h, int32_t gun, const struct word *at)
{
    const struct game *g = h->g;
    struct figure f, other;

    gun_figure(g, gun, &f);
    for (int32_t i = 0; i < (int32_t)g->rows[T_gun]; i++)
        if (REF(i) != gun && gun_figure(g, REF(i), &other) &&
            figure_nearer(f, other, 0))
            return blame(h, (struct blame){.code = FAULT_ON_GUN,
                                           .at = at,
                                           .subject = gun,
                                           .have = -figure_apart(f, other)});
    return true;
}

static bool
gun_stands(struct hearing *h, int32_t gun, struct point p, enum source source,
           const struct word *at)
{
    if (h->g->gun[ROW(gun)].state == GUN_OFF)
        return blame(
            h, (struct blame){.code = FAULT_GUN_OFF, .at = at, .subject = gun});
    gun_put(h, gun, p, source);
    return room_for_gun(h, gun, at);
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
    int64_t round = (int64_t)m->n * (2 * radius + key(g, KEY_SPACING_MIN)) / 6;
    int64_t ring = key(g, KEY_FIGURE_GUN) + radius + LENGTH_INCH / 4;
    struct figure f, of;
    length dx, dy;

    gun_figure(g, gun, &of);
    ring = round > ring ? round : ring;
    ring = ring < reach ? ring : reach;
    for (uint32_t i = 0; i < m->n; i++) {
        int32_t man = m->at[i];
        struct point p = {.placed = ESTIMATED};

        if (g->man[man].placed == MEASURED && man_figure(g, man, &f) &&
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
    if (!who_arg(h, "with", "MEN", &use, &m) || m.n == 0)
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
    const struct word *place = arg(h, "", "PLACE", NULL);
    const struct word *facing = arg(h, "facing", "HEADING", NULL);
    struct point p = {0};

    if (!place_find(h, place, &p) || !gun_stands(h, gun, p, SOURCE_PUT, w))
        return;
    if (facing)
        SET(h->g, gun, ROW(gun), facing, facing->a + 1);
    put_crew(h, gun);
    noted(h);
}

static void
rule_put(struct hearing *h)
{
    uint32_t n = 1;
    const struct word *named = arg(h, "", "GUN", NULL);
    const struct word *w = named ? named : arg(h, "", "MEN", &n);
    int32_t gun = named                ? arg_gun(h, named)
                  : w->form == MEN_ALL ? REF(gun_find(h->g, w->label))
                                       : 0;

    if (fallen(h) || !not_finished(h))
        return;
    if (n == 1 && gun && arg(h, "", "PLACE", NULL))
        put_gun(h, gun, w);
    else
        put_men(h, w, n);
}

/* --- tapes --- */

static bool
tapes_apart(struct hearing *h, const struct crossing *c)
{
    struct blame b = {.at = nth(h, "LENGTH", 1)};

    b.code = c->tapes == TAPES_SHORT    ? FAULT_TAPES_SHORT
             : c->tapes == TAPES_BEYOND ? FAULT_TAPES_BEYOND
                                        : FAULT_TAPES_ONE;
    b.have = c->off < INT32_MAX ? (length)c->off : INT32_MAX;
    return blame(h, b);
}

static bool
tapes_off(struct hearing *h, int64_t by, enum edge edge)
{
    return blame(
        h, (struct blame){.code = FAULT_TAPES_OFF,
                          .at = nth(h, "LENGTH", 1),
                          .have = (length)(by < INT32_MAX ? by : INT32_MAX),
                          .other = (int32_t)edge});
}

/* Of two crossings the one that was asked for, or the one on the field. */
static bool
which_crossing(struct hearing *h, const struct crossing *c, struct dot *out)
{
    int64_t by, off;
    enum edge left = place_beyond(h->g, c->left.x, c->left.y, &by);
    enum edge right = place_beyond(h->g, c->right.x, c->right.y, &off);
    bool once = c->left.x == c->right.x && c->left.y == c->right.y;
    bool to_left = has(h, "left");

    if (!to_left && !has(h, "right")) {
        if (left == EDGE_NONE && right == EDGE_NONE && !once)
            return wrong(h, FAULT_TAPES_TWICE, nth(h, "LENGTH", 1));
        to_left = left == EDGE_NONE || (right != EDGE_NONE && by <= off);
    }
    *out = to_left ? c->left : c->right;
    if (to_left && left != EDGE_NONE)
        return tapes_off(h, by, left);
    return to_left || right == EDGE_NONE || tapes_off(h, off, right);
}

/* The point is as well known as what the tapes begin at. */
static bool
taped_point(struct hearing *h, struct point *out)
{
    const struct word *from_a = nth(h, "LENGTH", 0);
    const struct word *from_b = nth(h, "LENGTH", 1);
    struct point a = {0}, b = {0};
    struct dot at = {0, 0};
    struct crossing c;

    if (!not_negative(h, from_a) || !not_negative(h, from_b) ||
        !place_find(h, nth(h, "PLACE", 0), &a) ||
        !place_find(h, nth(h, "PLACE", 1), &b))
        return false;
    c = tapes_cross((struct dot){a.x, a.y}, arg_length(h, from_a),
                    (struct dot){b.x, b.y}, arg_length(h, from_b),
                    2 * place_out(h->g, MEASURED));
    if (c.tapes != TAPES_MEET)
        return tapes_apart(h, &c);
    if (!which_crossing(h, &c, &at))
        return false;
    *out = (struct point){(length)at.x, (length)at.y,
                          a.placed < b.placed ? a.placed : b.placed};
    place_named(h, out->x, out->y);
    if (c.off > 0)
        effect(h, EFFECT_TAPE_SLACK, (length)c.off, 0, 0, 0);
    return true;
}

/* One man by name, who stands on the field. */
static bool
one_man(struct hearing *h, const struct word *w, int32_t *man)
{
    struct use use = {.states = USE_ALIVE_HERE};
    struct men m = {0};

    if (!w || w->form != MEN_NUMBER || w->a != w->b)
        return wrong(h, FAULT_ONE_ONLY, w);
    if (!who_find(h, w, 1, &use, &m))
        return false;
    *man = m.at[0];
    return true;
}

/* The body goes as it stands, its anchor to the point. Of one that stands
 * nowhere yet it is the first man who is put there. */
static void
tape_body(struct hearing *h, struct point p, const struct word *w)
{
    const struct game *g = h->g;
    struct use use = {.states = USE_ALIVE_HERE, .duties = true};
    struct figure f, anchor = {p.x, p.y, 0};
    struct men m = {0};
    struct dot *at;
    uint32_t n = 0;

    if (!who_find(h, w, 1, &use, &m))
        return;
    at = scratch_get(h, (m.n + 1) * sizeof *at);
    for (uint32_t i = 0; at && i < m.n; i++) {
        if (!man_figure(g, m.at[i], &f))
            continue;
        if (n == 0)
            anchor = f;
        at[n] = (struct dot){(int64_t)f.x - anchor.x + p.x,
                             (int64_t)f.y - anchor.y + p.y};
        m.at[n++] = m.at[i];
    }
    if (!at)
        return;
    m.n = n ? n : 1;
    if (n == 0)
        at[0] = (struct dot){p.x, p.y};
    men_put(h, &m, at, p, SOURCE_TAPE, w);
}

static void
tape_to_man(struct hearing *h, struct point p, const struct word *w)
{
    struct dot at = {p.x, p.y};
    int32_t man = 0;
    struct men one = {.at = &man, .n = 1};

    if (one_man(h, w, &man))
        men_put(h, &one, &at, p, SOURCE_TAPE, w);
}

/* allra, and what else of MEN is no label. */
static bool
is_label(const struct game *g, const struct word *w)
{
    struct span rest = span_from(w->label, w->label.n < 3 ? w->label.n : 3);
    bool all = span_starts(w->label, "all") && rest.n > 0;

    if (w->form != MEN_ALL)
        return false;
    return !all || peg_find(g, w->label) >= 0 ||
           (body_find(g, rest) < 0 && side_find(g, rest) < 0 &&
            (rest.n > 1 || side_letter(g, rest.at[0]) < 0));
}

static void
rule_tape_two(struct hearing *h)
{
    uint32_t n;
    const struct word *w = arg(h, "", "WHO", &n);
    int32_t gun = gun_find(h->g, w->label);
    bool body = body_find(h->g, w->label) >= 0;
    bool man = n == 1 && w->form == MEN_NUMBER;
    struct point p = {0};

    if (!not_finished(h))
        return;
    if (!man && (n > 1 || !is_label(h->g, w))) {
        wrong(h, FAULT_ONE_ONLY, w);
        return;
    }
    if (!man && !body && gun < 0 && !peg_label(h, w))
        return;
    if (!taped_point(h, &p))
        return;
    if (man)
        tape_to_man(h, p, w);
    else if (body)
        tape_body(h, p, w);
    else if (gun >= 0)
        gun_stands(h, REF(gun), p, SOURCE_TAPE, w);
    else
        peg_put(h, w->label, p.x, p.y, SOURCE_TAPE);
    noted(h);
}

static void
rule_tape_between(struct hearing *h)
{
    const struct word *w = nth(h, "MAN", 0), *v = nth(h, "MAN", 1);
    const struct word *by = arg(h, "", "LENGTH", NULL);
    int32_t a = 0, b = 0;

    if (!not_finished(h) || !not_negative(h, by) || !one_man(h, w, &a) ||
        !one_man(h, v, &b))
        return;
    if (a == b) {
        blame(h,
              (struct blame){.code = FAULT_MAN_TWICE, .at = v, .subject = b});
        return;
    }
    tape_put(h, a, b, arg_length(h, by));
    noted(h);
}

/* clang-format off */
static const struct verb rows[] = {
    { .name = "field", .usage = "LENGTH x LENGTH",
      .example = "field 18 x 8",
      .summary = "how large it is: along the back lines, from one to the other",
      .rule = rule_field, .kind = VERB_FACT, .sets = SET_LITTLE_WARS },
    { .name = "units", .usage = "(cm | inches)",
      .example = "units cm",
      .summary = "what a bare number means",
      .rule = rule_units, .kind = VERB_FACT, .sets = SET_LITTLE_WARS },
    { .name = "peg", .usage = "PEG PLACE",
      .example = "peg church 6',4'",
      .summary = "a point of the floor under a label",
      .rule = rule_peg, .kind = VERB_FACT, .sets = SET_LITTLE_WARS },
    { .name = "tape", .usage = "MAN MAN LENGTH",
      .example = "tape RA.7 BA.3 5-1/2",
      .summary = "how far it is from one man to another",
      .rule = rule_tape_between, .kind = VERB_FACT, .sets = SET_LITTLE_WARS },
    { .name = "tape", .usage = "WHO PLACE LENGTH PLACE LENGTH [left | right]",
      .example = "tape RA.7 SW 6'2 SE 13'",
      .summary = "where a man, gun, body or new peg is, by two tapes",
      .rule = rule_tape_two, .kind = VERB_FACT, .sets = SET_LITTLE_WARS },
    { .name = "put", .usage = "MEN line PLACE PLACE",
      .example = "put RA line 3',0 6',0",
      .summary = "men evenly from one place to another",
      .rule = rule_put, .kind = VERB_FACT, .sets = SET_LITTLE_WARS },
    { .name = "put", .usage = "MEN block N at PLACE [gap LENGTH]",
      .example = "put RA block 5 at 3',2' gap 1/2",
      .summary = "so many abreast from a place eastwards",
      .rule = rule_put, .kind = VERB_FACT, .sets = SET_LITTLE_WARS },
    { .name = "put", .usage = "MEN loose LENGTH at PLACE",
      .example = "put RA loose 8 at church",
      .summary = "loosely, nobody farther than that from a place",
      .rule = rule_put, .kind = VERB_FACT, .sets = SET_LITTLE_WARS },
    { .name = "put",
      .usage = "GUN PLACE (facing HEADING [with MEN] | with MEN)",
      .example = "put RG1 4',2' facing n",
      .summary = "a gun, where its muzzle points, who serves it",
      .rule = rule_put, .kind = VERB_FACT, .sets = SET_LITTLE_WARS },
    { .name = "put", .usage = "MEN PLACE",
      .example = "put RA.7 4',2'",
      .summary = "where a man or a gun stands",
      .rule = rule_put, .kind = VERB_FACT, .sets = SET_LITTLE_WARS },
};
/* clang-format on */

struct verbs
place_verbs(void)
{
    return (struct verbs){rows, sizeof rows / sizeof rows[0]};
}
