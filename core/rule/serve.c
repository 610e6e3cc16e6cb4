/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * serve.c: crews by places.
 */
#include "serve.h"

#include "fall.h"
#include "move.h"
#include "never.h"
#include "order.h"
#include "place.h"

/* --- near --- */

static bool
any_serves(const struct game *g)
{
    return key(g, KEY_GUN_SERVE_WHOSE) == SERVE_ANY;
}

/* From a man to a gun: within the radius as far as anybody can tell. */
static bool
may_serve(const struct game *g, int32_t man, int32_t gun, length *apart)
{
    const struct gun *u = &g->gun[ROW(gun)];
    length radius = key(g, KEY_GUN_SERVE_RADIUS);
    bool about = g->man[man].placed == ESTIMATED || u->placed == ESTIMATED;
    struct figure f, of;
    bool stands = gun_figure(g, gun, &of);

    if (NEVER(!stands) || !man_figure(g, man, &f)) /* it is asked for before */
        return false;
    *apart = figure_apart(f, of);
    if (figure_within(f, of, radius))
        return true;
    return about && *apart - place_out(g, ESTIMATED) <= radius;
}

bool
serve_near(const struct game *g, int32_t man, int32_t gun)
{
    length apart = 0;

    return g->man[man].placed == UNPLACED ||
           g->gun[ROW(gun)].placed == UNPLACED ||
           may_serve(g, man, gun, &apart);
}

length
serve_beyond(const struct game *g, int32_t man, int32_t gun)
{
    length apart = 0, most = key(g, KEY_GUN_SERVE_RADIUS);

    if (serve_near(g, man, gun) || g->man[man].placed != MEASURED ||
        g->gun[ROW(gun)].placed != MEASURED)
        return 0;
    may_serve(g, man, gun, &apart);
    return apart - most > place_out(g, MEASURED) ? apart - most : 0;
}

/* --- crews --- */

struct serving {
    struct hearing *h;
    bool *sees;         /* of each side: all of its men have places */
    int32_t *to;        /* of each man: the gun he can serve, or 0 */
    struct ordered *at; /* of those: by gun, those named first, the nearest */
    uint32_t n;
};

static bool
watches(const struct serving *s, int32_t gun)
{
    const struct gun *u = &s->h->g->gun[ROW(gun)];

    return u->placed != UNPLACED && s->sees[ROW(u->holder)];
}

/* The gun he serves: the one that was said, else the nearest he can. */
static void
choose_gun(struct serving *s, int32_t man)
{
    const struct game *g = s->h->g;
    const struct man *m = &g->man[man];
    length least = INT32_MAX, apart = 0;
    bool told = m->told_crew && m->crew == m->told_crew;
    int32_t best = told ? m->told_crew : 0;

    if (told && !watches(s, best))
        return;
    for (int32_t gun = 1; !told && gun <= (int32_t)g->rows[T_gun]; gun++) {
        bool his = g->gun[ROW(gun)].holder == m->side || any_serves(g);

        if (!his || !watches(s, gun) || !may_serve(g, man, gun, &apart) ||
            apart >= least)
            continue;
        best = gun;
        least = apart;
    }
    if (!best)
        return;
    s->to[man] = best;
    /* a gun's men together, those who were named before all others */
    s->at[s->n++] =
        (struct ordered){((int64_t)best << 33) +
                             (told ? 0 : (int64_t)least + (INT64_C(1) << 32)),
                         man};
}

/* What each man serves now; the first who are needed, and all who were
 * named. */
static void
take_crews(struct serving *s)
{
    const struct game *g = s->h->g;
    int32_t need = key(g, KEY_GUN_SERVE_MEN), gun = 0, n = 0;

    for (uint32_t i = 0; i < s->n; i++) {
        int32_t man = s->at[i].what;

        n = s->to[man] == gun ? n + 1 : 1;
        gun = s->to[man];
        if (n > need && g->man[man].told_crew != gun)
            s->to[man] = 0;
    }
    for (int32_t i = 0; i < (int32_t)g->rows[T_man]; i++) {
        int32_t was = g->man[i].crew;

        if (was && !s->to[i] && watches(s, was))
            crew_set(s->h, i, 0);
    }
    for (uint32_t i = 0; i < s->n; i++)
        if (s->to[s->at[i].what])
            crew_set(s->h, s->at[i].what, s->to[s->at[i].what]);
}

/* Seen by places before, and now there are none to see it by: what the referee
 * said of it stands, if he did. */
static void
unwatch(struct serving *s, int32_t gun)
{
    struct game *g = s->h->g;
    bool named = false;

    for (int32_t i = 0; i < (int32_t)g->rows[T_man]; i++) {
        if (g->man[i].crew != gun)
            continue;
        if (g->man[i].told_crew == gun)
            named = true;
        else
            crew_set(s->h, i, 0);
    }
    SET(g, gun, ROW(gun), watched, named ? WATCHED_NAMED : WATCHED_NOT);
}

static bool
any_placed(const struct game *g)
{
    for (uint32_t i = 0; i < g->rows[T_gun]; i++)
        if (g->gun[i].placed != UNPLACED || g->gun[i].watched == WATCHED_PLACES)
            return true;
    return false;
}

void
serve_by_places(struct hearing *h)
{
    struct game *g = h->g;
    uint32_t men = g->rows[T_man], without[2] = {0, 0};
    bool sees[2] = {false, false};
    struct serving s = {.h = h, .sees = sees};

    if (g->rows[T_side] < 2 || !any_placed(g))
        return;
    for (int32_t side = 1; side <= 2; side++)
        placed_count(g, side, USE_FIT, &without[ROW(side)]);
    for (int side = 0; side < 2; side++)
        sees[side] = without[side] + (any_serves(g) ? without[!side] : 0) == 0;
    s.to = scratch_get(h, (men + 1) * sizeof *s.to);
    s.at = scratch_get(h, (men + 1) * sizeof *s.at);
    if (!s.to || !s.at)
        return;
    for (int32_t i = 0; i < (int32_t)men; i++) {
        s.to[i] = 0;
        if (g->man[i].state == MAN_FIT)
            choose_gun(&s, i);
    }
    if (!order(h, s.at, s.n))
        return;
    take_crews(&s);
    for (int32_t gun = 1; gun <= (int32_t)g->rows[T_gun]; gun++) {
        if (watches(&s, gun))
            SET(g, gun, ROW(gun), watched, WATCHED_PLACES);
        else if (g->gun[ROW(gun)].watched == WATCHED_PLACES)
            unwatch(&s, gun);
    }
}

/* --- the trail --- */

bool
serve_trail(struct hearing *h, int32_t man, int32_t gun, bool right,
            const struct word *at)
{
    const struct game *g = h->g;
    const struct gun *u = &g->gun[ROW(gun)];
    length side = key(g, g->man[man].arm == ARM_CAV ? KEY_FIGURE_CAVALRY
                                                    : KEY_FIGURE_INFANTRY);
    length dx, dy, reach = move_left(g, man);
    struct figure end, from;
    struct point p = {.placed = u->placed};
    int64_t beyond;

    if (!gun_trail(g, gun, &end))
        return true;
    heading_step(u->facing - 1 + (right ? 90 : 270) * 60,
                 side + key(g, KEY_SPACING_MIN), &dx, &dy);
    if (place_beyond(g, (int64_t)end.x + dx, (int64_t)end.y + dy, &beyond) !=
        EDGE_NONE)
        return true;
    p.x = end.x + dx;
    p.y = end.y + dy;
    if (man_figure(g, man, &from) && g->man[man].placed == MEASURED &&
        !figure_within((struct figure){p.x, p.y, 0},
                       (struct figure){from.x, from.y, 0}, reach) &&
        !blame(h, (struct blame){
                      .code = FAULT_TRAIL_FAR,
                      .rule = RULE_A4g,
                      .at = at,
                      .subject = man,
                      .have = figure_apart((struct figure){p.x, p.y, 0},
                                           (struct figure){from.x, from.y, 0}),
                      .need = reach}))
        return false;
    man_put(h, man, p, SOURCE_MOVE);
    return true;
}
