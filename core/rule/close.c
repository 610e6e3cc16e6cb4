/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * close.c: what one shifted distance would turn.
 *
 * Every distance that could fall on the other side of a limit is looked at
 * once. Most move one man in or out of one melee, and the other outcome is
 * then a matter of its numbers (in_numbers). Where melees may join or part, or
 * the battle's rules make it less plain, all is reckoned anew with the
 * distance as the shift would have it (anew).
 */
#include "close.h"

#include <string.h>

/* A ruling as it stands, and what was found about it. */
struct gun_standing {
    struct sum sum;
    int lesser;
    bool asked; /* its support must be asked for first */
    bool plain; /* nothing of it was typed but contacts */
};

struct closing {
    struct hearing *h;
    struct ground *at;
    struct reckoning *r;
    struct closeness *out;
    struct gun_standing *as_is; /* of each fray */
    int32_t *mark;              /* of each man: stamp of the last what-if */
    int32_t *drawn;             /* of each fray: the same */
    uint32_t *list;             /* those drawn into it */
    int32_t stamp;
    bool seek, plain; /* the rules let one man's coming and going be local */
    length most;      /* a distance may be out by */
};

/* --- distances that could be on the other side --- */

static length
longer(length limit, length by)
{
    int64_t sum = (int64_t)limit + by;

    return sum < LENGTH_MAX ? (length)sum : LENGTH_MAX;
}

static struct limit
wider(const struct closing *c, struct limit limit)
{
    return (struct limit){longer(limit.by, c->most), false};
}

/* What is seen as contact is contact. */
static bool
seen_touching(const struct closing *c, int32_t a, int32_t b)
{
    const struct game *g = c->r->g;
    return g->man[a].side != g->man[b].side &&
           ground_within(c->at, a, b, contact_touch(g));
}

static bool
shiftable(const struct closing *c, int32_t a, int32_t b, struct limit limit,
          struct close *out)
{
    length t = ground_out(c->at, a, b), apart = 0;
    bool in = ground_within(c->at, a, b, limit);
    struct limit other = {in ? limit.by - t : longer(limit.by, t),
                          limit.strict};
    if (t == 0 || ground_within(c->at, a, b, other) == in ||
        seen_touching(c, a, b))
        return false;
    ground_apart(c->at, a, b, &apart);
    *out = (struct close){
        .man = {a, b},
        .apart = apart,
        .limit = limit.by,
        .out = t,
        .inside = in
    };
    out->margin = in ? limit.by - apart : apart - limit.by;
    out->as = limit.by + (in ? !limit.strict : -limit.strict);
    return true;
}

/* --- outcomes compared --- */

static bool
closer(const struct close *a, const struct close *b)
{
    if (b->kind == CLOSE_NONE)
        return true;
    if (a->margin != b->margin)
        return a->margin < b->margin;
    if (a->kind != b->kind)
        return a->kind < b->kind;
    if (a->man[0] != b->man[0])
        return a->man[0] < b->man[0];
    return a->man[1] < b->man[1];
}

static bool
other_numbers(const struct sum *a, const struct sum *b)
{
    return a->lesser != b->lesser || a->greater != b->greater ||
           a->prisoners != b->prisoners || a->dead != b->dead ||
           a->left != b->left;
}

static bool
turned(const struct gun_standing *a, const struct close *b)
{
    return b->gone || a->lesser != b->lesser ||
           a->sum.isolated != b->sum.isolated ||
           (a->sum.prisoners > 0) != (b->sum.prisoners > 0);
}

static void
keep(struct closing *c, uint32_t k, const struct close *b)
{
    const struct gun_standing *a = &c->as_is[k];
    bool numbers = b->gone || other_numbers(&a->sum, &b->sum);
    bool turns = turned(a, b) || (b->kind == CLOSE_ROUGH && numbers);
    struct close *slot = turns ? &c->out[k].turns : &c->out[k].shifts;
    if ((turns || numbers) && closer(b, slot))
        *slot = *b;
}

/* Nothing about it could be nearer than what is known already. */
static bool
settled(const struct closing *c, uint32_t k, const struct close *b)
{
    return c->as_is[k].asked ||
           (c->out[k].turns.kind != CLOSE_NONE && !closer(b, &c->out[k].turns));
}

/* The outcome for these numbers; men of whom it is not known whether they
 * support are taken both ways. */
static void
in_numbers(struct closing *c, uint32_t k, struct close *b, const int32_t men[2],
           const int32_t aid[2])
{
    const struct fray *f = &c->r->of[k];
    int32_t most[2] = {aid[0] + f->doubt[0], aid[1] + f->doubt[1]};
    b->gone = men[0] == 0 || men[1] == 0;
    b->lesser = contact_sum(c->r, f, men, aid, &b->sum);
    keep(c, k, b);
    if (f->said.support || (f->doubt[0] == 0 && f->doubt[1] == 0))
        return;
    b->lesser = contact_sum(c->r, f, men, most, &b->sum);
    keep(c, k, b);
}

/* --- reckoned anew --- */

static void
compare_one(struct closing *c, uint32_t k, const struct reckoning *now,
            struct close *b)
{
    const struct reckoning *r = c->r;
    const struct fray *f = &r->of[k];
    int32_t last = 0;
    for (uint32_t i = 0; i < f->n; i++) {
        int32_t man = r->member[f->first + i];
        int32_t where = now->fray[man];
        if (r->role[man] == ROLE_NEAR || where == 0 || where == last)
            continue;
        const struct fray *g = &now->of[ROW(where)];
        last = where;
        b->gone = false;
        b->lesser = contact_sum(now, g, g->men, g->aid, &b->sum);
        keep(c, k, b);
    }
    if (last)
        return;
    b->gone = true;
    b->sum = (struct sum){0};
    keep(c, k, b);
}

/* Whether some contact of it rests on an estimate, and that matters. */
static bool
rough(const struct closing *c, uint32_t k)
{
    return c->seek && c->r->of[k].rough && !c->as_is[k].asked;
}

static void
anew(struct closing *c, uint32_t from, uint32_t to, struct close *b)
{
    struct reckoning now;
    size_t used = c->h->s->used;
    uint32_t links = c->at->links;
    if (b->kind != CLOSE_ROUGH)
        ground_hold(c->at, b->man[0], b->man[1], b->as);
    if (contact_reckon(c->h, c->at, c->seek, &now))
        for (uint32_t k = from; k < to; k++)
            if (!settled(c, k, b) && (b->kind != CLOSE_ROUGH || rough(c, k)))
                compare_one(c, k, &now, b);
    ground_drop(c->at, links);
    c->h->s->used = used;
}

/* --- melees that would be one --- */

/* Several melees and who comes into them, as one. */
struct together {
    struct close *b;
    int32_t men[2], aid[2];
    uint32_t n; /* melees in it: closing.list */
    bool known; /* its numbers can be told without all others */
    bool open;  /* and are not settled for all of them */
};

static void
draw_fray(struct closing *c, struct together *t, uint32_t k)
{
    const struct fray *f = &c->r->of[k];
    if (c->drawn[k] == c->stamp)
        return;
    c->drawn[k] = c->stamp;
    c->list[t->n++] = k;
    for (int side = 0; side < 2; side++) {
        t->men[side] += f->men[side];
        t->known = t->known && f->doubt[side] == 0;
    }
    t->known = t->known && c->as_is[k].plain && !f->said.support;
    t->open = t->open || !settled(c, k, t->b);
}

static void
draw_man(struct closing *c, struct together *t, int32_t man)
{
    if (c->r->fray[man])
        draw_fray(c, t, (uint32_t)ROW(c->r->fray[man]));
    else if (c->mark[man] != c->stamp)
        t->men[ROW(c->r->g->man[man].side)]++;
    c->mark[man] = c->stamp;
}

static void
draw_ring(struct closing *c, struct together *t, int32_t contact)
{
    struct beside b;
    int32_t man;
    beside_begin(&b, c->at, contact, contact_ring(c->r->g));
    while (beside_next(&b, &man))
        if (contact_free(c->r, man))
            draw_man(c, t, man);
}

/* Who is in it himself, or was counted, does not count. */
static void
aid_together(struct closing *c, struct together *t, int32_t point)
{
    const struct reckoning *r = c->r;
    const struct game *g = r->g;
    const struct fray *first = &r->of[c->list[0]];
    int32_t side = g->man[point].side, man;
    struct beside b;
    beside_begin(&b, c->at, point, contact_aid_widest(r));
    while (beside_next(&b, &man)) {
        if (g->man[man].side != side || c->mark[man] == c->stamp ||
            (r->fray[man] && c->drawn[ROW(r->fray[man])] == c->stamp) ||
            !contact_can_aid(r, first, man) ||
            !ground_within(c->at, point, man, contact_aid(g, man)))
            continue;
        c->mark[man] = c->stamp;
        t->aid[ROW(side)]++;
    }
}

static void
aid_of_all(struct closing *c, struct together *t)
{
    const struct reckoning *r = c->r;
    for (int i = 0; i < 2; i++)
        if (t->b->kind == CLOSE_TOUCH)
            aid_together(c, t, t->b->man[i]);
    for (uint32_t k = 0; k < t->n; k++) {
        const struct fray *f = &r->of[c->list[k]];
        for (uint32_t i = 0; i < f->n; i++)
            if (contact_is_point(r, f, r->member[f->first + i]))
                aid_together(c, t, r->member[f->first + i]);
    }
}

/* The shift makes one melee of all that the two men are in, or would draw in.
 * False: what it is like is only to be had by reckoning all anew. */
static bool
together(struct closing *c, struct close *b)
{
    const struct reckoning *r = c->r;
    struct together t = {.b = b, .known = true};
    if (!c->plain || r->unplaced[0] || r->unplaced[1])
        return false;
    c->stamp++;
    for (int i = 0; i < 2; i++) {
        draw_man(c, &t, b->man[i]);
        if (b->kind == CLOSE_TOUCH && r->role[b->man[i]] != ROLE_CONTACT)
            draw_ring(c, &t, b->man[i]);
    }
    if (!t.known || t.n == 0)
        return false;
    if (!t.open)
        return true;
    aid_of_all(c, &t);
    b->gone = false;
    b->lesser = contact_sum(r, &r->of[c->list[0]], t.men, t.aid, &b->sum);
    for (uint32_t k = 0; k < t.n; k++)
        if (!settled(c, c->list[k], b))
            keep(c, c->list[k], b);
    return true;
}

/* --- the ring --- */

static bool
in_ring(const struct closing *c, int32_t a, int32_t b)
{
    return ground_within(c->at, a, b, contact_ring(c->r->g));
}

/* Without this distance, do the two still hang together: by another man in
 * contact of the same group, or by one of another group near both? */
static bool
linked_else(const struct closing *c, int32_t contact, int32_t man)
{
    const struct reckoning *r = c->r;
    struct beside b;
    int32_t x;
    beside_begin(&b, c->at, man, contact_ring(r->g));
    while (beside_next(&b, &x)) {
        if (x == contact || !contact_rings(r, x))
            continue;
        if (r->group[x] == r->group[contact] || in_ring(c, x, contact))
            return true;
    }
    return false;
}

/* Points of contact of his own side in his move, were the two apart so. */
static int32_t
points_then(const struct closing *c, const struct fray *f,
            const struct close *b)
{
    const struct reckoning *r = c->r;
    int32_t point = b->man[0], man = b->man[1], n = r->points[man];
    struct limit limit = contact_aid(r->g, man);
    if (r->g->man[point].side != r->g->man[man].side ||
        !contact_is_point(r, f, point))
        return n;
    n -= ground_within(c->at, point, man, limit);
    return n + (b->as <= limit.by);
}

/* A man near by one distance alone leaves, or one near none comes in. */
static void
ring_numbers(struct closing *c, uint32_t k, struct close *b)
{
    const struct fray *f = &c->r->of[k];
    int32_t man = b->man[1], side = ROW(c->r->g->man[man].side);
    int32_t men[2] = {f->men[0], f->men[1]}, aid[2] = {f->aid[0], f->aid[1]};
    if (b->inside) {
        men[side]--;
        aid[side] += points_then(c, f, b) > 0;
    } else {
        men[side]++;
        aid[side] -= c->r->points[man] > 0 && contact_can_aid(c->r, f, man);
    }
    in_numbers(c, k, b, men, aid);
}

static void
ring_shift(struct closing *c, uint32_t k, struct close *b)
{
    const struct reckoning *r = c->r;
    int32_t contact = b->man[0], man = b->man[1];
    bool touches = r->role[man] == ROLE_CONTACT;
    bool same = touches && r->group[man] == r->group[contact];
    if (!b->inside && r->fray[man] == r->fray[contact])
        return; /* he is in it already */
    if (b->inside && c->plain &&
        (same ||
         ((touches || r->near[man] > 1) && linked_else(c, contact, man))))
        return;
    bool alone = b->inside ? !touches && r->near[man] == 1 && !r->typed[man]
                           : r->fray[man] == 0;
    if (c->plain && alone)
        ring_numbers(c, k, b);
    else if (b->inside || !together(c, b))
        anew(c, 0, c->r->n, b);
}

/* Where groups stay apart, who is near several goes with the nearest: another
 * distance than his own to that man may be the nearest then. */
static void
nearest_shifts(struct closing *c, int32_t man)
{
    const struct reckoning *r = c->r;
    int32_t nearest = ROW(r->nearest[man]), contact;
    length least = r->apart[man], apart = 0;
    struct beside b;
    beside_begin(&b, c->at, man, wider(c, contact_ring(r->g)));
    while (beside_next(&b, &contact)) {
        if (!contact_rings(r, contact) ||
            r->group[contact] == r->group[nearest] ||
            !ground_apart(c->at, contact, man, &apart))
            continue;
        struct close nearer = {
            .kind = CLOSE_RING,
            .man = {contact, man},
            .apart = apart,
            .limit = least,
            .out = ground_out(c->at, contact, man),
            .as = least - 1,
            .margin = apart - least
        };
        struct close farther = {
            .kind = CLOSE_RING,
            .man = {nearest, man},
            .apart = least,
            .limit = apart,
            .out = ground_out(c->at, nearest, man),
            .as = apart + 1,
            .margin = apart - least,
            .inside = true
        };
        if (nearer.margin <= nearer.out)
            anew(c, 0, r->n, &nearer);
        if (farther.margin <= farther.out && in_ring(c, contact, man))
            anew(c, 0, r->n, &farther);
    }
}

static void
ring_shifts(struct closing *c, uint32_t k, int32_t contact)
{
    struct limit limit = contact_ring(c->r->g);
    struct beside b;
    int32_t man;
    struct close shift;
    beside_begin(&b, c->at, contact, wider(c, limit));
    while (beside_next(&b, &man)) {
        if (!contact_free(c->r, man) ||
            !shiftable(c, contact, man, limit, &shift))
            continue;
        shift.kind = CLOSE_RING;
        int32_t in = c->r->fray[man];
        if (!c->plain || !settled(c, k, &shift) ||
            (in && in != REF((int32_t)k)))
            ring_shift(c, k, &shift);
    }
}

/* --- support --- */

static void
aid_shift(struct closing *c, uint32_t k, struct close *b)
{
    const struct fray *f = &c->r->of[k];
    int32_t man = b->man[1], side = ROW(c->r->g->man[man].side);
    int32_t aid[2] = {f->aid[0], f->aid[1]};
    if (c->r->points[man] != (b->inside ? 1 : 0))
        return;
    aid[side] += b->inside ? -1 : 1;
    in_numbers(c, k, b, f->men, aid);
}

/* Where the shift would bring a man into the ring it is one of the ring. */
static void
aid_shifts(struct closing *c, uint32_t k, int32_t point)
{
    const struct reckoning *r = c->r;
    const struct game *g = r->g;
    bool rings = c->seek && contact_rings(r, point);
    struct beside b;
    int32_t man;
    struct close shift;
    beside_begin(&b, c->at, point, wider(c, contact_aid_widest(r)));
    while (beside_next(&b, &man)) {
        if (g->man[man].side != g->man[point].side ||
            !contact_can_aid(r, &r->of[k], man) ||
            !shiftable(c, point, man, contact_aid(g, man), &shift) ||
            (rings && contact_free(r, man) && !in_ring(c, point, man) &&
             shift.as <= contact_ring(g).by))
            continue;
        shift.kind = CLOSE_AID;
        if (!settled(c, k, &shift))
            aid_shift(c, k, &shift);
    }
}

/* --- enemies almost in contact --- */

/* Comes in with a man who would be in contact; false: he fights elsewhere. */
static bool
comes_in(struct closing *c, uint32_t k, int32_t man, int32_t men[2],
         int32_t aid[2])
{
    const struct reckoning *r = c->r;
    int32_t side = ROW(r->g->man[man].side);
    if (r->fray[man] == REF((int32_t)k) || c->mark[man] == c->stamp)
        return true;
    if (r->fray[man])
        return false;
    c->mark[man] = c->stamp;
    men[side]++;
    aid[side] -= r->points[man] > 0 && contact_can_aid(r, &r->of[k], man);
    return true;
}

static bool
ring_comes_in(struct closing *c, uint32_t k, int32_t contact, int32_t men[2],
              int32_t aid[2])
{
    struct beside b;
    int32_t man;
    bool local = comes_in(c, k, contact, men, aid);
    beside_begin(&b, c->at, contact, contact_ring(c->r->g));
    while (local && beside_next(&b, &man))
        if (contact_free(c->r, man))
            local = comes_in(c, k, man, men, aid);
    return local;
}

/* Those whom nobody had in their move, and this man has. */
static void
aid_comes(struct closing *c, uint32_t k, int32_t point, int32_t aid[2])
{
    const struct reckoning *r = c->r;
    const struct game *g = r->g;
    int32_t side = g->man[point].side, man;
    struct beside b;
    beside_begin(&b, c->at, point, contact_aid_widest(r));
    while (beside_next(&b, &man)) {
        if (g->man[man].side != side || r->points[man] > 0 ||
            c->mark[man] == c->stamp || !contact_can_aid(r, &r->of[k], man) ||
            !ground_within(c->at, point, man, contact_aid(g, man)))
            continue;
        c->mark[man] = c->stamp;
        aid[ROW(side)]++;
    }
}

/* One of the two, at least, is in the fray. */
static void
touch_shift(struct closing *c, uint32_t k, struct close *b)
{
    const struct fray *f = &c->r->of[k];
    int32_t men[2] = {f->men[0], f->men[1]}, aid[2] = {f->aid[0], f->aid[1]};
    bool local = c->plain && c->as_is[k].plain;
    c->stamp++;
    for (int i = 0; i < 2 && local; i++)
        if (c->r->role[b->man[i]] != ROLE_CONTACT)
            local = ring_comes_in(c, k, b->man[i], men, aid);
        else
            local = c->r->fray[b->man[i]] == REF((int32_t)k);
    for (int i = 0; i < 2 && local; i++)
        if (c->r->role[b->man[i]] != ROLE_CONTACT)
            aid_comes(c, k, b->man[i], aid);
    if (local)
        in_numbers(c, k, b, men, aid);
    else if (!together(c, b))
        anew(c, 0, c->r->n, b);
}

static bool
touches_already(const struct reckoning *r, int32_t a, int32_t b)
{
    return r->role[a] == ROLE_CONTACT && r->role[b] == ROLE_CONTACT &&
           r->fray[a] == r->fray[b];
}

/* Two of whom neither fights: does their contact draw in one who does? */
static bool
draws_in(const struct closing *c, int32_t man)
{
    struct beside b;
    int32_t x;
    beside_begin(&b, c->at, man, contact_ring(c->r->g));
    while (beside_next(&b, &x))
        if (contact_free(c->r, x) && c->r->fray[x])
            return true;
    return false;
}

/* Each pair is looked at from the side that comes first, or from the one man
 * of them who fights. */
static bool
looked_at_from(const struct reckoning *r, int32_t man, int32_t other)
{
    bool both = (r->fray[man] != 0) == (r->fray[other] != 0);
    return both ? r->g->man[man].side == 1 : r->fray[man] != 0;
}

static void
touch_shifts(struct closing *c, int32_t man)
{
    const struct reckoning *r = c->r;
    struct limit limit = contact_touch(r->g);
    struct beside b;
    int32_t other;
    struct close shift;
    beside_begin(&b, c->at, man, wider(c, limit));
    while (beside_next(&b, &other)) {
        if (r->g->man[other].side == r->g->man[man].side ||
            !contact_free(r, other) || !looked_at_from(r, man, other) ||
            touches_already(r, man, other) ||
            !shiftable(c, man, other, limit, &shift) || shift.inside)
            continue;
        shift.kind = CLOSE_TOUCH;
        bool apart = r->fray[other] && r->fray[other] != r->fray[man];
        if (r->fray[man] && !apart)
            touch_shift(c, (uint32_t)ROW(r->fray[man]), &shift);
        else if ((!c->plain || r->fray[man] || draws_in(c, man) ||
                  draws_in(c, other)) &&
                 !together(c, &shift))
            anew(c, 0, r->n, &shift);
    }
}

/* --- estimated places --- */

/* The frays from..to-1, each without its contacts that rest on an estimate:
 * contacts are of one fray, so none of them is another's. */
static void
without_rough(struct closing *c, uint32_t from, uint32_t to)
{
    struct close b = {.kind = CLOSE_ROUGH, .inside = true, .margin = -1};
    size_t used = c->h->s->used;
    const unsigned char *was = c->at->spared;
    unsigned char *spared = scratch_get(c->h, c->r->men + 1);
    if (!spared)
        return;
    if (was)
        memcpy(spared, was, c->r->men);
    else
        memset(spared, 0, c->r->men);
    for (uint32_t k = from; k < to; k++) {
        const struct fray *f = &c->r->of[k];
        for (uint32_t i = 0; i < f->n && rough(c, k); i++)
            spared[c->r->member[f->first + i]] = 1;
    }
    c->at->spared = spared;
    b.out = c->at->estimate;
    anew(c, from, to, &b);
    c->at->spared = was;
    c->h->s->used = used;
}

/* By plain rules what is left of one fray is nothing to another, so all can do
 * without at once: a reckoning for each would go over all men for each. */
static void
without_roughs(struct closing *c)
{
    bool any = false;
    for (uint32_t k = 0; k < c->r->n && !fallen(c->h); k++) {
        any = any || rough(c, k);
        if (!c->plain && rough(c, k))
            without_rough(c, k, k + 1);
    }
    if (c->plain && any)
        without_rough(c, 0, c->r->n);
}

/* --- the whole --- */

static void
stand(struct closing *c, uint32_t k)
{
    const struct fray *f = &c->r->of[k];
    struct gun_standing *s = &c->as_is[k];
    s->lesser = contact_sum(c->r, f, f->men, f->aid, &s->sum);
    s->asked = contact_in_doubt(c->r, f) || f->men[0] == 0 || f->men[1] == 0;
    s->plain = true;
    for (uint32_t i = 0; i < f->n; i++) {
        int32_t man = c->r->member[f->first + i];
        s->plain = s->plain && c->r->told[c->r->group[man]] == TOLD_TOUCH;
    }
}

static void
of_fray(struct closing *c, uint32_t k)
{
    struct reckoning *r = c->r;
    const struct fray *f = &r->of[k];
    int lesser = c->as_is[k].lesser;
    bool separate = c->seek && key(r->g, KEY_MELEE_JOIN) == JOIN_SEPARATE;
    contact_points(r, f);
    for (uint32_t i = 0; i < f->n; i++) {
        int32_t man = r->member[f->first + i];
        if (c->seek && contact_rings(r, man))
            ring_shifts(c, k, man);
        if (!f->said.support && lesser == ROW(r->g->man[man].side) &&
            f->placed[lesser] && contact_is_point(r, f, man))
            aid_shifts(c, k, man);
        if (c->seek && contact_free(r, man))
            touch_shifts(c, man);
        if (separate && r->role[man] == ROLE_NEAR && r->nearest[man])
            nearest_shifts(c, man);
    }
}

static bool
plain_rules(const struct game *g)
{
    return key(g, KEY_MELEE_JOIN) == JOIN_SHARED &&
           key(g, KEY_MELEE_JUDGED) != JUDGED_START_SETTLED_END &&
           key(g, KEY_ISOLATION_FROM) == FROM_CONTACT &&
           key(g, KEY_ISOLATION_ENGAGED_SUPPORT) != 0;
}

/* By counts alone nothing is nearer than anything: what is typed stands. */
static void
look_closely(struct closing *c)
{
    struct reckoning *r = c->r;
    if (!ground_known(c->at))
        return;
    for (uint32_t k = 0; k < r->n && !fallen(c->h); k++)
        of_fray(c, k);
    without_roughs(c);
    for (int32_t i = 0; i < (int32_t)r->men && c->seek && r->n > 0; i++)
        if (!r->fray[i] && contact_free(r, i) && !fallen(c->h))
            touch_shifts(c, i);
}

struct closeness *
close_find(struct hearing *h, struct ground *at, bool seek, struct reckoning *r)
{
    struct closing c = {.h = h, .at = at, .r = r, .seek = seek};
    c.out = scratch_get(h, (r->n + 1) * sizeof *c.out);
    c.as_is = scratch_get(h, (r->n + 1) * sizeof *c.as_is);
    c.mark = scratch_get(h, (r->men + 1) * sizeof *c.mark);
    c.drawn = scratch_get(h, (r->n + 1) * sizeof *c.drawn);
    c.list = scratch_get(h, (r->n + 1) * sizeof *c.list);
    if (fallen(h))
        return NULL;
    memset(c.out, 0, (r->n + 1) * sizeof *c.out);
    memset(c.mark, 0, (r->men + 1) * sizeof *c.mark);
    memset(c.drawn, 0, (r->n + 1) * sizeof *c.drawn);
    c.plain = plain_rules(r->g);
    c.most = at->tolerance > at->estimate ? at->tolerance : at->estimate;
    for (uint32_t k = 0; k < r->n; k++)
        stand(&c, k);
    look_closely(&c);
    return fallen(h) ? NULL : c.out;
}

void
close_cells(int32_t cells[CALL_CELLS], int lesser, const struct sum *s,
            bool gone)
{
    cells[CALL_LESSER] = lesser < 0 ? 0 : REF(lesser);
    cells[CALL_LESSER_MEN] = s->lesser;
    cells[CALL_GREATER_MEN] = s->greater;
    cells[CALL_SUPPORT] = s->support;
    cells[CALL_NEEDED] = s->needed;
    cells[CALL_ISOLATED] = (int32_t)s->isolated;
    cells[CALL_PRISONERS] = s->prisoners;
    cells[CALL_DEAD] = s->dead;
    cells[CALL_LEFT] = s->left;
    cells[CALL_TOLD] = s->told;
    cells[CALL_GONE] = gone;
}

/* --- the nearest men of a limit ---
 *
 * Who is found bounds the search for one nearer, and a root is taken only of
 * those who are: the men within a move of a large melee are many. */

/* Within a limit, and how far apart. */
static bool
is_apart(const struct reckoning *r, int32_t a, int32_t b, struct limit limit,
         length *apart)
{
    return ground_within(r->at, a, b, limit) &&
           ground_apart(r->at, a, b, apart);
}

/* Nearer to a limit than the first who is beyond it, if there is one yet. */
static struct limit
before_first(const struct edge_man *first, length limit)
{
    if (!first->man)
        return (struct limit){longer(limit, 2 * LENGTH_FOOT), false};
    return (struct limit){longer(limit, first->apart - first->limit), true};
}

static void
ring_edges(const struct reckoning *r, const struct fray *f, int32_t man,
           struct edges *out)
{
    length limit = contact_ring(r->g).by, apart = 0;
    struct edge_man *first = &out->ring_out;
    struct beside b;
    int32_t other;
    if (r->role[man] == ROLE_NEAR && r->nearest[man] &&
        r->apart[man] >= out->ring_in.apart)
        out->ring_in =
            (struct edge_man){REF(man), r->nearest[man], r->apart[man], limit};
    if (!contact_rings(r, man))
        return;
    beside_begin(&b, r->at, man, before_first(first, limit));
    while (beside_next(&b, &other)) {
        bool in = r->fray[other] && &r->of[ROW(r->fray[other])] == f;
        if (!in && contact_free(r, other) &&
            is_apart(r, man, other, before_first(first, limit), &apart))
            *first = (struct edge_man){REF(other), REF(man), apart, limit};
    }
}

/* The point of contact of his side nearest to one who supports it, if that is
 * nearer to his limit than the last's: with any other he is not the last. */
static void
last_aid(const struct reckoning *r, const struct fray *f, int32_t man,
         struct edge_man *last)
{
    struct limit nearer = contact_aid(r->g, man);
    struct edge_man e = {.limit = nearer.by};
    length least = last->man ? last->limit - last->apart : LENGTH_MAX;
    struct beside b;
    int32_t point;
    beside_begin(&b, r->at, man, nearer);
    while (beside_next(&b, &point)) {
        if (r->g->man[point].side != r->g->man[man].side ||
            !contact_is_point(r, f, point) ||
            !is_apart(r, man, point, nearer, &e.apart))
            continue;
        if (last->man && e.limit - e.apart >= least)
            return;
        e.man = REF(man);
        e.to = REF(point);
        nearer = (struct limit){e.apart, true};
    }
    if (e.man)
        *last = e;
}

/* Who is next to support, as seen from one point of contact. */
static void
first_not(const struct reckoning *r, const struct fray *f, int32_t point,
          struct edge_man *first)
{
    const struct game *g = r->g;
    struct limit far = before_first(first, contact_aid_widest(r).by);
    struct beside b;
    int32_t man;
    length apart = 0;
    beside_begin(&b, r->at, point, far);
    while (beside_next(&b, &man)) {
        length limit = contact_aid(g, man).by;
        if (g->man[man].side == g->man[point].side && r->points[man] == 0 &&
            contact_can_aid(r, f, man) &&
            is_apart(r, man, point,
                     first->man ? before_first(first, limit) : far, &apart))
            *first = (struct edge_man){REF(man), REF(point), apart, limit};
    }
}

void
close_edges(struct reckoning *r, const struct fray *f, int side,
            struct edges *out)
{
    *out = (struct edges){0};
    contact_points(r, f);
    for (uint32_t i = 0; i < f->n; i++) {
        int32_t man = r->member[f->first + i];
        ring_edges(r, f, man, out);
        if (ROW(r->g->man[man].side) == side && contact_is_point(r, f, man))
            first_not(r, f, man, &out->aid_out);
    }
    for (uint32_t i = 0; i < r->n_counted; i++) {
        int32_t man = r->counted[i];
        if (ROW(r->g->man[man].side) == side && contact_can_aid(r, f, man))
            last_aid(r, f, man, &out->aid_in);
    }
}
