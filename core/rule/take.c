/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * take.c: men and a gun, by places.
 */
#include "take.h"

#include "march.h"
#include "never.h"
#include "place.h"
#include "who.h"

/* A gun as it stands, for the takers' side. */
struct piece {
    const struct game *g;
    int32_t gun, side, holder;
    struct figure at, trail;
    bool has_trail; /* it counts, and where it ends is known */
    bool has_axle;  /* which side of it is past is known */
    int64_t nx, ny; /* across the axle, towards where past is */
    int32_t placed;
    length radius;
};

enum { UNIT = 1 << 24 };

/* Which way they attack: 1 northwards, -1 southwards. */
static int
attack(const struct game *g, int32_t side)
{
    return g->side[ROW(side)].back == BACK_NORTH ? -1 : 1;
}

/* As it was told, or from their back line to the other. */
static void
piece_way(const struct piece *p, length *x, length *y)
{
    int32_t way = p->g->gun[ROW(p->gun)].close_way;

    *x = 0;
    *y = attack(p->g, p->side) * UNIT;
    if (way)
        heading_step(way - 1, UNIT, x, y);
}

static void
piece_axle(struct piece *p)
{
    const struct gun *u = &p->g->gun[ROW(p->gun)];
    bool behind = key(p->g, KEY_CAPTURE_AXLE) == AXLE_BEHIND;
    int64_t along;
    length x, y, dx, dy;

    piece_way(p, &x, &y);
    p->has_axle = !behind || u->facing;
    p->nx = x;
    p->ny = y;
    if (!u->facing)
        return;
    heading_step(u->facing - 1, UNIT, &dx, &dy);
    along = ((int64_t)dx * x + (int64_t)dy * y) / UNIT;
    if (!behind && along < UNIT / 64 && along > -UNIT / 64) {
        p->has_axle = false; /* they come along its wheels' axle */
        return;
    }
    if (behind || along < 0) {
        dx = -dx;
        dy = -dy;
    }
    p->nx = dx;
    p->ny = dy;
}

static bool
piece_find(const struct game *g, int32_t gun, int32_t side, struct piece *p)
{
    *p = (struct piece){.g = g, .gun = gun, .side = side};
    p->holder = g->gun[ROW(gun)].holder;
    p->placed = g->gun[ROW(gun)].placed;
    p->radius = key(g, KEY_CAPTURE_RADIUS);
    if (!gun_figure(g, gun, &p->at))
        return false;
    p->has_trail = gun_trail(g, gun, &p->trail);
    piece_axle(p);
    return true;
}

/* --- one man --- */

struct stance {
    bool near, trail, past;
};

/* How far past the axle his middle is; below nought: not yet. */
static length
past_by(const struct piece *p, const struct figure *f)
{
    int64_t dx = (int64_t)f->x - p->at.x, dy = (int64_t)f->y - p->at.y;

    return (length)((dx * p->nx + dy * p->ny) / UNIT);
}

static struct stance
stance_of(const struct piece *p, const struct figure *f)
{
    return (struct stance){.near = figure_within(*f, p->at, p->radius),
                           .trail = p->has_trail &&
                                    figure_within(*f, p->trail, p->radius),
                           .past = past_by(p, f) > 0};
}

static bool
matters(const struct piece *p, int32_t man)
{
    const struct man *m = &p->g->man[man];

    if (m->side == p->side)
        return m->state == MAN_FIT;
    return m->state == MAN_FIT || m->state == MAN_DISARMED ||
           m->state == MAN_PRISONER;
}

static void
stand(const struct piece *p, int32_t man, struct stance at, int32_t by,
      struct gun_standing *s)
{
    const struct man *m = &p->g->man[man];
    bool trail =
        at.trail && key(p->g, KEY_CAPTURE_MEASURED_FROM) == FROM_GUN_OR_TRAIL;

    if (!at.near &&
        !(m->side != p->side && m->state == MAN_FIT ? at.trail : trail))
        return;
    if (m->side == p->side)
        *(at.past ? &s->past : &s->others) += by;
    else if (m->state == MAN_DISARMED)
        s->unarmed += by;
    else if (m->state == MAN_PRISONER)
        s->prisoners += by;
    else
        *(at.near ? &s->near : &s->trail) += by;
}

/* --- all of them --- */

static bool
stand_all(const struct piece *p, struct gun_standing *s, int32_t *who)
{
    struct figure f;

    *s = (struct gun_standing){0};
    for (int32_t i = 0; i < (int32_t)p->g->rows[T_man]; i++) {
        if (!matters(p, i))
            continue;
        if (!man_figure(p->g, i, &f)) {
            *who = REF(i);
            return false;
        }
        stand(p, i, stance_of(p, &f), 1, s);
    }
    return true;
}

/* Whose end of the trail could matter and is not known. */
static bool
trail_told(const struct piece *p)
{
    return p->has_trail ||
           key(p->g, KEY_CAPTURE_MEASURED_FROM) != FROM_GUN_OR_TRAIL;
}

bool
take_stand(const struct game *g, int32_t gun, int32_t side,
           struct gun_standing *s, int32_t *who)
{
    struct piece p;

    *who = 0;
    return piece_find(g, gun, side, &p) && p.has_axle && trail_told(&p) &&
           stand_all(&p, s, who);
}

bool
take_way_missing(const struct game *g, int32_t gun, int32_t side)
{
    struct piece p;

    return piece_find(g, gun, side, &p) && !p.has_axle &&
           key(g, KEY_CAPTURE_AXLE) != AXLE_BEHIND;
}

/* --- hairs --- */

/* Of his three distances that one; false: it is not near its limit. */
static bool
hair_of(const struct piece *p, int32_t man, enum hair kind, struct hairline *h)
{
    const struct man *m = &p->g->man[man];
    int32_t how = m->placed < p->placed ? m->placed : p->placed;
    struct figure f;
    struct stance at;

    if (!matters(p, man) || !man_figure(p->g, man, &f) ||
        (kind == HAIR_TRAIL && !p->has_trail) ||
        (kind == HAIR_AXLE && m->side != p->side))
        return false;
    at = stance_of(p, &f);
    *h = (struct hairline){.kind = kind, .man = man, .limit = p->radius};
    h->out = place_out(p->g, how);
    h->inside = kind == HAIR_GUN     ? at.near
                : kind == HAIR_TRAIL ? at.trail
                                     : at.past;
    if (kind == HAIR_AXLE) {
        h->apart = past_by(p, &f);
        h->limit = 0;
    } else {
        h->apart = figure_apart(f, kind == HAIR_GUN ? p->at : p->trail);
    }
    return h->apart - h->limit <= h->out && h->limit - h->apart <= h->out;
}

static void
stand_turned(const struct piece *p, const struct hairline *h,
             struct gun_standing *s)
{
    struct figure f;
    struct stance at;

    man_figure(p->g, h->man, &f);
    at = stance_of(p, &f);
    stand(p, h->man, at, -1, s);
    if (h->kind == HAIR_GUN)
        at.near = !at.near;
    else if (h->kind == HAIR_TRAIL)
        at.trail = !at.trail;
    else
        at.past = !at.past;
    stand(p, h->man, at, 1, s);
}

bool
take_turned(const struct game *g, int32_t gun, int32_t side,
            struct hairline *hair, struct gun_standing *then)
{
    struct piece p;
    int32_t who = 0;

    if (!piece_find(g, gun, side, &p) ||
        !hair_of(&p, hair->man, hair->kind, hair) || !stand_all(&p, then, &who))
        return false;
    stand_turned(&p, hair, then);
    return true;
}

void
take_hairs(const struct game *g, int32_t gun, int32_t side,
           const struct gun_standing *s, take_each *each, void *ctx)
{
    struct piece p;
    bool stands = piece_find(g, gun, side, &p);

    if (NEVER(!stands)) /* it stood there when s was told */
        return;
    for (int32_t i = 0; i < (int32_t)g->rows[T_man]; i++)
        for (int kind = HAIR_GUN; kind <= HAIR_AXLE; kind++) {
            struct hairline hair;
            struct gun_standing then = *s;

            if (!hair_of(&p, i, (enum hair)kind, &hair))
                continue;
            stand_turned(&p, &hair, &then);
            each(ctx, &hair, &then);
        }
}

/* --- what comes of it --- */

static void
bars(struct bar *b, int32_t men, enum barring who)
{
    if (men == 0)
        return;
    b->who = b->men == 0 ? who : BAR_MIXED;
    b->men += men;
}

struct bar
take_barring(const struct game *g, const struct gun_standing *s)
{
    int32_t block = key(g, KEY_CAPTURE_PRISONERS_BLOCK);
    struct bar b = {0, BAR_OWN};

    if (s->at == 0 || s->at <= key(g, KEY_CAPTURE_RADIUS))
        bars(&b, s->near, BAR_OWN);
    if (key(g, KEY_CAPTURE_MEASURED_FROM) == FROM_GUN_OR_TRAIL)
        bars(&b, s->trail, BAR_TRAIL);
    if (key(g, KEY_CAPTURE_CLEAR_OF) == CLEAR_OF_ANYONE)
        bars(&b, s->others, BAR_MIXED);
    if (block >= BLOCK_FREED)
        bars(&b, s->unarmed, BAR_UNARMED);
    if (block == BLOCK_ALL)
        bars(&b, s->prisoners, BAR_MIXED);
    return b;
}

enum capture_result
take_result(const struct game *g, const struct gun_standing *s)
{
    bool enough = s->past >= key(g, KEY_CAPTURE_MEN);
    bool served = s->near + s->trail >= key(g, KEY_GUN_SERVE_MEN);

    if (enough && take_barring(g, s).men == 0)
        return CAPTURE_TAKEN;
    return !served && s->past + s->others > 0 ? CAPTURE_DISPUTED : CAPTURE_KEPT;
}

/* --- in a position to take it --- */

/* From his middle to the axle's line within the radius of the gun; who is past
 * it has to come near enough. */
static int64_t
way_past(const struct piece *p, const struct figure *f)
{
    int64_t dx = (int64_t)f->x - p->at.x, dy = (int64_t)f->y - p->at.y;
    int64_t off = past_by(p, f), along = (dx * p->ny - dy * p->nx) / UNIT;
    int64_t aside = (along < 0 ? -along : along) - p->radius;
    int64_t near = figure_apart(*f, p->at) - (int64_t)p->radius;

    if (off > 0)
        return near > 0 ? near : 0;
    aside = aside > 0 ? aside : 0;
    return root(off * off + aside * aside);
}

int32_t
take_could(const struct game *g, int32_t gun, int32_t side)
{
    struct piece p;
    struct figure f;
    int32_t n = 0;

    if (!piece_find(g, gun, side, &p) || !p.has_axle)
        return 0;
    for (int32_t i = 0; i < (int32_t)g->rows[T_man]; i++) {
        const struct man *m = &g->man[i];
        enum key_id reach =
            m->arm == ARM_CAV ? KEY_MOVE_CAVALRY : KEY_MOVE_INFANTRY;

        if (m->side == side && m->state == MAN_FIT && man_figure(g, i, &f))
            n += way_past(&p, &f) <= key(g, reach);
    }
    return n;
}
