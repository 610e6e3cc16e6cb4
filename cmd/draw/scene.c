/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * scene.c: a game's places gathered as marks.
 */
#include "scene.h"

#include "course.h"
#include "place.h"

#include <stdlib.h>
#include <string.h>

enum {
    RING_ROOM = 2 * LENGTH_INCH, /* beyond the outermost man */
    LEAST_SPAN = 2 * LENGTH_FOOT /* of a floor nobody has measured */
};

static bool
add(struct scene *s, const struct mark *m)
{
    if (s->n == s->cap) {
        size_t cap = s->cap * 2 + 64;
        struct mark *at = realloc(s->at, cap * sizeof *at);
        if (!at)
            return false;
        s->at = at;
        s->cap = cap;
    }
    s->at[s->n++] = *m;
    return true;
}

/* --- the floor --- */

static bool
add_back(struct scene *s, int32_t side)
{
    const struct battle *b = s->g->battle;
    int32_t back = s->g->side[ROW(side)].back;
    struct mark m = {.kind = MARK_BACK,
                     .side = (uint8_t)side,
                     .x2 = b->field_x,
                     .who = ROW(side)};
    if (back == BACK_NONE)
        return true;
    m.y = m.y2 = back == BACK_SOUTH ? 0 : b->field_y;
    return add(s, &m);
}

static bool
add_floor(struct scene *s)
{
    const struct battle *b = s->g->battle;
    struct mark m = {.kind = MARK_FIELD, .x2 = b->field_x, .y2 = b->field_y};
    bool ok = true;
    s->field = b->field_x > 0 && b->field_y > 0;
    if (s->field)
        ok = add(s, &m);
    for (int32_t side = 1;
         ok && s->field && side <= (int32_t)s->g->rows[T_side]; side++)
        ok = add_back(s, side);
    return ok;
}

static bool
add_pegs(struct scene *s)
{
    bool ok = true;
    for (uint32_t i = 0; ok && i < s->g->rows[T_peg]; i++) {
        const struct peg *p = &s->g->peg[i];
        struct mark m = {.kind = MARK_PEG,
                         .placed = MEASURED,
                         .who = (int32_t)i,
                         .x = p->x,
                         .y = p->y};
        ok = add(s, &m);
    }
    return ok;
}

/* --- trails --- */

static uint8_t
side_of(const struct game *g, const struct position *p)
{
    return (uint8_t)(p->kind == POSITION_GUN ? g->gun[p->who].holder
                                             : g->man[p->who].side);
}

static bool
is_known(const struct game *g, const struct position *p)
{
    if (p->kind == POSITION_PEG || p->who < 0)
        return false;
    return (uint32_t)p->who < g->rows[p->kind == POSITION_GUN ? T_gun : T_man];
}

/* last: for each man, then each gun, the position it came from + 1. */
static bool
add_trails_from(struct scene *s, uint32_t *last)
{
    const struct game *g = s->g;
    bool ok = true;
    for (uint32_t i = 0; ok && i < g->rows[T_position]; i++) {
        const struct position *p = &g->position[i];
        if (!is_known(g, p))
            continue;
        bool gun = p->kind == POSITION_GUN;
        uint32_t *from = &last[(gun ? g->rows[T_man] : 0) + (uint32_t)p->who];
        if (*from && p->placed && p->seq == s->seq &&
            p->source == SOURCE_MOVE) {
            const struct position *was = &g->position[*from - 1];
            struct mark m = {.kind = MARK_TRAIL,
                             .side = side_of(g, p),
                             .gun = gun,
                             .placed = (uint8_t)p->placed,
                             .who = p->who,
                             .x = was->x,
                             .y = was->y,
                             .x2 = p->x,
                             .y2 = p->y};
            ok = add(s, &m);
        }
        *from = p->placed ? i + 1 : 0;
    }
    return ok;
}

static bool
add_trails(struct scene *s)
{
    const struct game *g = s->g;
    if (!s->ended || s->seq == 0 || g->rows[T_position] == 0)
        return true;
    uint32_t *last =
        calloc((size_t)g->rows[T_man] + g->rows[T_gun] + 1, sizeof *last);
    bool ok = last && add_trails_from(s, last);
    free(last);
    return ok;
}

/* --- melees --- */

/* Where the men of the melees of this move stand, by the melee's row. */
struct circle {
    struct frame of;
    int32_t n;
};

static void
widen(struct frame *f, int64_t x, int64_t y)
{
    f->west = x < f->west ? x : f->west;
    f->east = x > f->east ? x : f->east;
    f->south = y < f->south ? y : f->south;
    f->north = y > f->north ? y : f->north;
}

static const struct frame nowhere = {INT64_MAX, INT64_MAX, INT64_MIN,
                                     INT64_MIN};

static bool
add_ring(struct scene *s, int32_t melee, const struct circle *c)
{
    const struct frame *f = &c->of;
    int64_t wide = f->east - f->west, high = f->north - f->south;
    struct mark m = {.kind = MARK_RING,
                     .who = melee,
                     .placed = MEASURED,
                     .over = s->g->melee[melee].state != MELEE_OPEN};
    m.x = (length)((f->west + f->east) / 2);
    m.y = (length)((f->south + f->north) / 2);
    /* the half of its longer side and a quarter of the other lie within every
     * corner's distance or a little over: round enough for a ring */
    m.x2 = (length)((wide > high ? wide : high) / 2 +
                    (wide > high ? high : wide) / 4 + RING_ROOM);
    return add(s, &m);
}

static void
gather_fighters(const struct scene *s, struct circle *c)
{
    const struct game *g = s->g;
    for (uint32_t i = 0; i < g->rows[T_man]; i++) {
        const struct man *m = &g->man[i];
        if (!m->placed || m->fought < 1 || m->fought_seq != s->seq ||
            (uint32_t)m->fought > g->rows[T_melee])
            continue;
        struct circle *in = &c[ROW(m->fought)];
        widen(&in->of, m->x, m->y);
        in->n++;
    }
}

static bool
add_rings(struct scene *s)
{
    const struct game *g = s->g;
    uint32_t n = g->rows[T_melee];
    bool ok = true;
    if (n == 0)
        return true;
    struct circle *c = malloc(n * sizeof *c);
    if (!c)
        return false;
    for (uint32_t i = 0; i < n; i++)
        c[i] = (struct circle){nowhere, 0};
    gather_fighters(s, c);
    for (uint32_t i = 0; ok && i < n; i++)
        if (c[i].n > 0 && g->melee[i].state != MELEE_VOID)
            ok = add_ring(s, (int32_t)i, &c[i]);
    free(c);
    return ok;
}

/* --- men and guns --- */

static int
kind_of(int32_t state)
{
    switch ((enum man_state)state) {
    case MAN_FIT:
        return MARK_MAN;
    case MAN_PRISONER:
        return MARK_PRISONER;
    case MAN_DISARMED:
        return MARK_FREED;
    case MAN_NONE:
    case MAN_DEAD:
    case MAN_OFF:
    case MAN_DELIVERED:
    case MAN_STATES:
        break;
    }
    return -1;
}

static void
count_known(struct known *k, int32_t placed)
{
    if (!placed)
        k->unplaced++;
    else if (placed == ESTIMATED)
        k->estimated++;
    else
        k->measured++;
}

static bool
add_man(struct scene *s, uint32_t row)
{
    const struct man *m = &s->g->man[row];
    int kind = kind_of(m->state);
    if (kind < 0)
        return true;
    if (m->side >= 1 && m->side <= 2)
        count_known(&s->known[m->side - 1], m->placed);
    if (!m->placed)
        return true;
    struct mark mark = {.kind = (uint8_t)kind,
                        .side = (uint8_t)m->side,
                        .arm = (uint8_t)m->arm,
                        .placed = (uint8_t)m->placed,
                        .holder = (uint8_t)m->holder,
                        .who = (int32_t)row,
                        .x = m->x,
                        .y = m->y};
    s->places++;
    return add(s, &mark);
}

/* Body by body, so that those drawn alike follow one another. */
static bool
add_men(struct scene *s)
{
    bool ok = true;
    for (uint32_t i = 0; ok && i < s->g->rows[T_man]; i++)
        ok = add_man(s, i);
    return ok;
}

static bool
add_guns(struct scene *s)
{
    bool ok = true;
    for (uint32_t i = 0; ok && i < s->g->rows[T_gun]; i++) {
        const struct gun *u = &s->g->gun[i];
        struct mark m = {.kind = MARK_GUN,
                         .side = (uint8_t)u->holder,
                         .placed = (uint8_t)u->placed,
                         .who = (int32_t)i,
                         .x = u->x,
                         .y = u->y,
                         .facing = u->facing};
        if (!u->placed || u->state == GUN_OFF)
            continue;
        s->places++;
        ok = add(s, &m);
    }
    return ok;
}

/* --- labels --- */

struct middle {
    int64_t x, y;
    int32_t n, north, measured;
};

static void
gather_bodies(const struct scene *s, struct middle *m)
{
    for (uint32_t i = 0; i < s->n; i++) {
        const struct mark *a = &s->at[i];
        if (a->kind != MARK_MAN || !s->g->man[a->who].body)
            continue;
        struct middle *in = &m[ROW(s->g->man[a->who].body)];
        in->x += a->x;
        in->y += a->y;
        in->north = in->n == 0 || a->y > in->north ? a->y : in->north;
        in->measured += a->placed != ESTIMATED;
        in->n++;
    }
}

static bool
add_labels(struct scene *s)
{
    const struct game *g = s->g;
    uint32_t n = g->rows[T_body];
    struct middle *middle = calloc((size_t)n + 1, sizeof *middle);
    bool ok = middle != NULL;
    if (ok)
        gather_bodies(s, middle);
    for (uint32_t i = 0; ok && i < n; i++) {
        const struct middle *in = &middle[i];
        if (in->n == 0)
            continue;
        struct mark m = {.kind = MARK_BODY,
                         .side = (uint8_t)g->body[i].side,
                         .arm = (uint8_t)g->body[i].arm,
                         .placed = in->measured == in->n ? MEASURED : ESTIMATED,
                         .who = (int32_t)i,
                         .x = (length)(in->x / in->n),
                         .y = (length)(in->y / in->n),
                         .x2 = in->n,
                         .y2 = in->north};
        ok = add(s, &m);
    }
    free(middle);
    return ok;
}

/* --- the frame --- */

static bool
has_extent(const struct mark *m)
{
    return m->kind == MARK_FIELD || m->kind == MARK_BACK ||
           m->kind == MARK_TRAIL;
}

static void
frame_marks(struct scene *s)
{
    struct frame f = nowhere;
    for (uint32_t i = 0; i < s->n; i++) {
        const struct mark *m = &s->at[i];
        int64_t round = m->kind == MARK_RING ? m->x2 : 0;
        widen(&f, m->x - round, m->y - round);
        widen(&f, m->x + round, m->y + round);
        if (has_extent(m))
            widen(&f, m->x2, m->y2);
    }
    if (f.west > f.east)
        f = (struct frame){0, 0, 0, 0};
    s->frame = f;
}

/* Some room round what stands on a floor nobody has measured. */
static void
give_room(struct frame *f)
{
    int64_t wide = f->east - f->west, high = f->north - f->south;
    int64_t span = wide > high ? wide : high;
    int64_t room = span < LEAST_SPAN ? (LEAST_SPAN - span) / 2 : span / 20;
    f->west -= room;
    f->east += room;
    f->south -= room;
    f->north += room;
}

static void
set_frame(struct scene *s, const struct scene_options *o)
{
    if (o && o->close) {
        int64_t half = o->span / 2 > 0 ? o->span / 2 : 1;
        s->frame =
            (struct frame){o->x - half, o->y - half, o->x + half, o->y + half};
        s->close = true;
        return;
    }
    frame_marks(s);
    if (!s->field)
        give_room(&s->frame);
}

static bool
within(const struct frame *f, int64_t west, int64_t south, int64_t east,
       int64_t north)
{
    return west <= f->east && east >= f->west && south <= f->north &&
           north >= f->south;
}

bool
scene_shows(const struct scene *s, const struct mark *m)
{
    if (m->kind == MARK_RING)
        return within(&s->frame, (int64_t)m->x - m->x2, (int64_t)m->y - m->x2,
                      (int64_t)m->x + m->x2, (int64_t)m->y + m->x2);
    if (!has_extent(m))
        return within(&s->frame, m->x, m->y, m->x, m->y);
    return within(&s->frame, m->x < m->x2 ? m->x : m->x2,
                  m->y < m->y2 ? m->y : m->y2, m->x > m->x2 ? m->x : m->x2,
                  m->y > m->y2 ? m->y : m->y2);
}

/* --- the whole --- */

bool
scene_make(struct scene *s, const struct game *g, const struct scene_options *o)
{
    memset(s, 0, sizeof *s);
    s->g = g;
    s->ended = o && o->of;
    s->seq = s->ended ? ROW(o->of) : g->battle->seq;
    if (add_floor(s) && add_trails(s) && add_rings(s) && add_pegs(s) &&
        add_men(s) && add_guns(s) && add_labels(s)) {
        set_frame(s, o);
        return true;
    }
    scene_release(s);
    return false;
}

void
scene_release(struct scene *s)
{
    free(s->at);
    memset(s, 0, sizeof *s);
}

/* --- move by move --- */

struct tour {
    bool (*each)(void *ctx, int32_t seq, const struct scene *s);
    void *ctx;
};

static bool
tour_stop(void *ctx, const struct game *g, int32_t seq, int32_t entry)
{
    struct tour *t = ctx;
    struct scene s;
    const struct scene_options o = {.of = REF(seq)};
    bool going = true;
    (void)entry;
    if (!scene_make(&s, g, &o))
        return false;
    if (s.places > 0)
        going = t->each(t->ctx, seq, &s);
    scene_release(&s);
    return going;
}

bool
scene_tour(const struct history *h,
           bool (*each)(void *ctx, int32_t seq, const struct scene *s),
           void *ctx)
{
    struct tour t = {each, ctx};
    return moves_tour(h, tour_stop, &t);
}
