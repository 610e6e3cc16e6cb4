/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * escort.c: prisoners and those who watch them, by places.
 */
#include "escort.h"

#include "contact.h"
#include "fall.h"
#include "never.h"
#include "place.h"
#include "who.h"

#include <string.h>

/* --- near --- */

/* Edge to edge within a limit, as far as anybody can tell. */
static bool
may_be_within(const struct game *g, int32_t a, int32_t b, length limit)
{
    struct apart by;
    struct figure f, of;

    if (!men_apart(g, a, b, &by))
        return false;
    if (by.taped || by.placed != MEASURED)
        return by.by - (by.taped ? 0 : by.out) <= limit;
    bool one = man_figure(g, a, &f), other = man_figure(g, b, &of);
    return ALWAYS(one && other) && figure_within(f, of, limit); /* measured */
}

bool
escort_reaches(const struct game *g, int32_t man, int32_t held)
{
    return may_be_within(g, man, held, key(g, KEY_ESCORT_RADIUS));
}

/* --- who could watch --- */

struct box {
    int64_t west, east, south, north;
};

/* About all the prisoners, as far as anybody could watch one from. */
static struct box
box_of(const struct game *g, const struct watch *w)
{
    int64_t far = (int64_t)key(g, KEY_ESCORT_RADIUS) + place_out(g, ESTIMATED) +
                  place_out(g, MEASURED) + key(g, KEY_FIGURE_CAVALRY) +
                  key(g, KEY_FIGURE_INFANTRY) +
                  (int64_t)key(g, KEY_FIGURE_CAVALRY);
    struct box b = {INT64_MAX, INT64_MIN, INT64_MAX, INT64_MIN};

    for (uint32_t i = 0; i < w->n; i++) {
        const struct man *m = &g->man[w->held[i]];

        b.west = m->x < b.west ? m->x : b.west;
        b.east = m->x > b.east ? m->x : b.east;
        b.south = m->y < b.south ? m->y : b.south;
        b.north = m->y > b.north ? m->y : b.north;
    }
    return (struct box){b.west - far, b.east + far, b.south - far,
                        b.north + far};
}

static bool
in_box(const struct box *b, const struct man *m)
{
    return m->x >= b->west && m->x <= b->east && m->y >= b->south &&
           m->y <= b->north;
}

static void
find_watchers(const struct game *g, int32_t party, struct watch *w)
{
    struct box box = box_of(g, w);
    int32_t holder = g->party[ROW(party)].holder;

    for (int32_t i = 0; i < (int32_t)g->rows[T_man]; i++)
        if (g->man[i].guards == party)
            w->men[w->n_men++] = i;
    w->named = w->n_men;
    for (int32_t i = 0; i < (int32_t)g->rows[T_man]; i++) {
        const struct man *m = &g->man[i];

        if (m->side == holder && m->state == MAN_FIT && !m->guards &&
            m->placed != UNPLACED && in_box(&box, m))
            w->men[w->n_men++] = i;
    }
}

/* --- shared out --- */

struct sharing {
    const struct game *g;
    struct watch *w;
    unsigned char *seen; /* of each of w->men, in this try */
    int32_t most;
};

static bool share(struct sharing *s, uint32_t held);

/* One of those he watches goes to another. */
static bool
make_room(struct sharing *s, uint32_t man)
{
    for (uint32_t k = 0; k < s->w->n; k++)
        if (s->w->by[k] == (int32_t)man && share(s, k)) {
            s->w->load[man]--;
            return true;
        }
    return false;
}

/* Finds somebody for a prisoner, by moving others where need be. */
static bool
share(struct sharing *s, uint32_t held)
{
    struct watch *w = s->w;

    for (uint32_t k = 0; k < w->n_men; k++) {
        if (s->seen[k] || !escort_reaches(s->g, w->men[k], w->held[held]))
            continue;
        s->seen[k] = 1;
        if (w->load[k] >= s->most && !make_room(s, k))
            continue;
        w->load[k]++;
        w->by[held] = (int32_t)k;
        return true;
    }
    return false;
}

size_t
escort_bytes(const struct game *g)
{
    return (g->rows[T_man] + 1) * (4 * sizeof(int32_t) + 1);
}

static void
watch_begin(const struct game *g, void *room, struct watch *w)
{
    size_t n = g->rows[T_man] + 1;
    int32_t *at = room;

    *w = (struct watch){at, at + n, at + 2 * n, at + 3 * n, 0, 0, 0, 0};
    memset(room, 0, escort_bytes(g));
}

bool
escort_watch(const struct game *g, int32_t party, void *room, struct watch *out)
{
    struct sharing s = {.g = g, .w = out};

    watch_begin(g, room, out);
    if (g->party[ROW(party)].state != PARTY_HELD ||
        key(g, KEY_ESCORT_RADIUS) == KEY_NONE)
        return false;
    for (int32_t i = 0; i < (int32_t)g->rows[T_man]; i++) {
        const struct man *m = &g->man[i];

        if (m->party == party)
            out->held[out->n++] = i;
        if ((m->party == party || m->guards == party) && m->placed == UNPLACED)
            return false;
    }
    find_watchers(g, party, out);
    s.seen = (unsigned char *)(out->load + g->rows[T_man] + 1);
    s.most = key(g, KEY_ESCORT_CAPACITY);
    for (uint32_t i = 0; i < out->n; i++)
        out->by[i] = -1;
    for (uint32_t i = 0; i < out->n; i++) {
        memset(s.seen, 0, out->n_men);
        out->alone += !share(&s, i);
    }
    return true;
}

/* --- a guard goes --- */

bool
escort_left(const struct game *g, int32_t man, bool *known)
{
    int32_t party = g->man[man].guards;
    bool near = false;

    *known = party && g->man[man].placed != UNPLACED &&
             key(g, KEY_ESCORT_RADIUS) != KEY_NONE;
    for (int32_t i = 0; *known && i < (int32_t)g->rows[T_man]; i++) {
        if (g->man[i].party != party)
            continue;
        *known = g->man[i].placed != UNPLACED;
        near = near || escort_reaches(g, man, i);
    }
    return *known && !near;
}

/* --- before the move ends --- */

/* Of one party: said where there are more than before. */
static void
say_alone(struct hearing *h, int32_t party, int32_t alone)
{
    int32_t before = h->g->party[ROW(party)].alone;

    SET(h->g, party, ROW(party), alone, alone);
    if (alone <= before)
        return;
    cite(h, RULE_P2);
    cite(h, READING_BASE + 14);
    by_key(h, KEY_ESCORT_RADIUS);
    by_key(h, KEY_ESCORT_CAPACITY);
    effect(h, EFFECT_FLOOR, FLOOR_ALONE, party, alone, 0);
}

bool
party_held(struct hearing *h, int32_t party, const struct word *at)
{
    struct blame over = {
        .code = FAULT_PARTY_ENDED, .at = at, .subject = party, .firm = true};

    if (h->g->party[ROW(party)].state != PARTY_HELD)
        return blame(h, over);
    return true;
}

bool
escort_leads(struct hearing *h, int32_t party, const struct word *at)
{
    const struct game *g = h->g;
    if (!by_key(h, KEY_PRISONER_MARCH) &&
        !refuse(h, FAULT_PRISONER_MARCH, RULE_P1, at))
        return false;
    return g->party[ROW(party)].seq != g->battle->seq ||
           blame(h, (struct blame){.code = FAULT_PARTY_NEW,
                                   .rule = RULE_P1,
                                   .at = at,
                                   .subject = party});
}

void
escort_moved(struct hearing *h)
{
    const struct game *g = h->g;
    size_t used = h->s->used;
    struct watch w;
    void *room;

    if (g->rows[T_party] == 0 || g->rows[T_position] == 0 ||
        g->battle->passed || g->battle->seq == 0)
        return;
    room = scratch_get(h, escort_bytes(g));
    for (int32_t party = 1; room && party <= (int32_t)g->rows[T_party]; party++)
        if (g->party[ROW(party)].state == PARTY_HELD)
            say_alone(h, party,
                      escort_watch(g, party, room, &w) ? (int32_t)w.alone : 0);
    h->s->used = used;
}

/* --- when it ends --- */

/* Whoever watches one guards the party; true: somebody does who did not. */
static bool
guards_come(struct hearing *h, int32_t party, const struct watch *w)
{
    bool more = false;

    for (uint32_t k = w->named; k < w->n_men; k++)
        if (w->load[k] > 0) {
            guard_set(h, w->men[k], party);
            more = true;
        }
    return more;
}

/* Who is near none of them guards it no longer. */
static void
guards_leave(struct hearing *h, int32_t party, const struct watch *w)
{
    bool known;

    for (uint32_t k = 0; k < w->named; k++)
        if (escort_left(h->g, w->men[k], &known)) {
            guard_set(h, w->men[k], 0);
            cite(h, READING_BASE + 15);
            effect(h, EFFECT_GUARD_LEFT, party, w->men[k], 0, 0);
            guard_gone(h, party);
        }
}

/* They come before others leave, who would have left it unguarded; and it may
 * be free by then for all that, where one guard's going is enough. */
static void
guards_change(struct hearing *h, int32_t party, const struct watch *w)
{
    bool more = guards_come(h, party, w);

    guards_leave(h, party, w);
    if (!more || h->g->party[ROW(party)].state != PARTY_HELD)
        return;
    cite(h, RULE_P2);
    effect(h, EFFECT_GUARDS, party, h->g->party[ROW(party)].guards,
           h->g->party[ROW(party)].held, 0);
}

static void
free_alone(struct hearing *h, int32_t party, const struct watch *w)
{
    struct game *g = h->g;
    bool hold = by_key(h, KEY_LIBERATION_HOLD);

    cite(h, READING_BASE + 14);
    cite(h, RULE_P2);
    by_key(h, KEY_ESCORT_RADIUS);
    by_key(h, KEY_ESCORT_CAPACITY);
    if (w->alone == w->n) {
        party_free(h, party);
        return;
    }
    effect(h, EFFECT_PARTY_EXCESS, party, (int32_t)w->alone,
           h->g->party[ROW(party)].guards, 1);
    for (uint32_t i = 0; i < w->n; i++) {
        if (w->by[i] >= 0)
            continue;
        man_becomes(h, w->held[i], MAN_DISARMED);
        SET(g, man, w->held[i], held_seq, hold ? g->battle->seq : 0);
    }
}

bool
escort_ends(struct hearing *h, int32_t party)
{
    size_t used = h->s->used;
    void *room = scratch_get(h, escort_bytes(h->g));
    struct watch w;

    if (!room || !escort_watch(h->g, party, room, &w)) {
        h->s->used = used;
        return false;
    }
    guards_change(h, party, &w);
    if (w.alone > 0 && h->g->party[ROW(party)].state == PARTY_HELD &&
        by_key(h, KEY_LIBERATION_BY) == FREED_ITSELF)
        free_alone(h, party, &w);
    h->s->used = used;
    return true;
}

/* --- retaken (reading 16) --- */

/* Men of a side by places, to be asked about. */
struct retaking {
    struct hearing *h;
    struct crowd armed[2]; /* able to fight */
    int32_t party[2];      /* that each side has made of those it took */
    struct limit touch;
};

static bool
fought_there(const struct retaking *r, int32_t friend, int32_t man)
{
    const struct game *g = r->h->g;
    const struct man *m = &g->man[friend];

    return m->fought && m->fought_seq == g->battle->seq &&
           g->melee[ROW(m->fought)].state == MELEE_RULED &&
           may_be_within(g, friend, man, key(g, KEY_MELEE_RADIUS));
}

/* An armed friend of his fought there and stands. */
static bool
is_defended(const struct retaking *r, int32_t man)
{
    const struct crowd *c = &r->armed[ROW(r->h->g->man[man].side)];
    struct around a;
    struct figure f;
    uint32_t k;

    if (!man_figure(r->h->g, man, &f))
        return false;
    around_begin(&a, &c->grid, f, key(r->h->g, KEY_MELEE_RADIUS));
    while (around_next(&a, &k))
        if (fought_there(r, c->who[k], man))
            return true;
    return false;
}

/* An armed man of that side in contact with him, both measured; or -1. */
static int32_t
toucher(const struct retaking *r, int32_t man, int32_t side)
{
    const struct game *g = r->h->g;
    const struct crowd *c = &r->armed[ROW(side)];
    struct around a;
    struct figure f;
    int32_t who = -1;
    uint32_t k;

    if (!man_figure(g, man, &f) || g->man[man].placed != MEASURED)
        return -1;
    around_begin(&a, &c->grid, f, r->touch.by);
    while (around_next(&a, &k))
        if (g->man[c->who[k]].placed == MEASURED &&
            (!r->touch.strict || figure_nearer(f, c->figure[k], r->touch.by)) &&
            (who < 0 || c->who[k] < who))
            who = c->who[k];
    return who;
}

static bool
left_alone(const struct game *g, int32_t man)
{
    const struct man *m = &g->man[man];

    return m->state == MAN_DISARMED || (m->state == MAN_PRISONER && m->party &&
                                        g->party[ROW(m->party)].guards == 0);
}

/* Six inches, whether or not guards must be so near. */
static bool
is_beside(const struct game *g, int32_t a, int32_t b)
{
    length radius = key(g, KEY_ESCORT_RADIUS);

    return may_be_within(
        g, a, b, radius == KEY_NONE ? key(g, KEY_MELEE_RADIUS) : radius);
}

/* Every unarmed man within six inches of him, seven at most. */
static void
takes(struct retaking *r, int32_t taker)
{
    struct game *g = r->h->g;
    int32_t side = g->man[taker].side, n = 0;
    int32_t *party = &r->party[ROW(side)];

    for (int32_t i = 0; i < (int32_t)g->rows[T_man]; i++) {
        const struct man *m = &g->man[i];

        if (m->side == side || m->state != MAN_DISARMED ||
            n >= key(g, KEY_ESCORT_CAPACITY) || is_defended(r, i) ||
            !is_beside(g, taker, i))
            continue;
        if (!*party)
            *party = party_new(r->h, side, m->side);
        if (!*party)
            return;
        man_taken(r->h, i, *party);
        n++;
    }
    if (n > 0 && !g->man[taker].guards)
        guard_set(r->h, taker, *party);
}

/* Comrades come up to prisoners nobody watches. */
static void
frees(struct retaking *r, int32_t comrade)
{
    struct game *g = r->h->g;
    int32_t side = g->man[comrade].side, n = 0;

    for (int32_t i = 0; i < (int32_t)g->rows[T_man]; i++) {
        if (g->man[i].side != side || g->man[i].state != MAN_PRISONER ||
            !left_alone(g, i) || !is_beside(g, comrade, i))
            continue;
        man_becomes(r->h, i, MAN_DISARMED);
        n++;
    }
    cite(r->h, RULE_P3);
    effect(r->h, EFFECT_RETAKEN, side, n, 0, 0);
}

static void
retake_one(struct retaking *r, int32_t man)
{
    struct game *g = r->h->g;
    int32_t side = g->man[man].side;
    bool held = g->man[man].state == MAN_PRISONER;
    int32_t who = toucher(r, man, held ? side : other_side(side));

    if (who < 0 || (!held && is_defended(r, man)))
        return;
    cite(r->h, READING_BASE + 16);
    by_key(r->h, KEY_CONTACT_DISTANCE);
    by_key(r->h, KEY_ESCORT_RADIUS);
    by_key(r->h, KEY_ESCORT_CAPACITY);
    if (held)
        frees(r, who);
    else
        takes(r, who);
}

static bool
any_unarmed(const struct game *g)
{
    for (int32_t i = 0; i < (int32_t)g->rows[T_man]; i++)
        if (left_alone(g, i) && g->man[i].placed == MEASURED)
            return true;
    return false;
}

void
escort_retakes(struct hearing *h)
{
    const struct game *g = h->g;
    struct retaking r = {.h = h, .touch = contact_touch(g)};
    size_t used = h->s->used;

    if (!any_unarmed(g))
        return;
    for (int32_t side = 1; side <= 2; side++)
        if (!crowd_find(h, side, USE_FIT, key(g, KEY_MELEE_RADIUS), NULL,
                        &r.armed[ROW(side)]))
            return;
    for (int32_t i = 0; i < (int32_t)g->rows[T_man]; i++)
        if (left_alone(g, i))
            retake_one(&r, i);
    for (int32_t side = 1; side <= 2; side++) {
        int32_t party = r.party[ROW(side)];

        if (party)
            effect(h, EFFECT_PARTY_MADE, party, g->party[ROW(party)].held,
                   g->party[ROW(party)].guards, 0);
    }
    h->s->used = used;
}
