/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * form.c: the melees of a move put into the game: from the reckoning of
 * contact.h to rows and men, close calls marked.
 *
 * Invariant: a man whose part was typed keeps the row he was typed into, and
 * where that is part of another melee now, the row says so; whose part is from
 * places (man.found) can be released and reckoned anew.
 */
#include "form.h"

#include "close.h"
#include "judged.h"

#include <string.h>

int32_t
melee_open(const struct game *g)
{
    int32_t open = 0;
    for (uint32_t i = melee_first_row(g); i < g->rows[T_melee]; i++)
        open += melee_due(g, REF((int32_t)i));
    return open;
}

bool
melee_is_open(const struct game *g, uint32_t row)
{
    return g->melee[row].seq == g->battle->seq &&
           g->melee[row].state == MELEE_OPEN;
}

bool
melee_is_close(const struct game *g, uint32_t row)
{
    const struct melee *m = &g->melee[row];
    return melee_is_open(g, row) && m->close && !m->answer;
}

uint32_t
melee_first_row(const struct game *g)
{
    uint32_t row = g->rows[T_melee];
    while (row > 0 && g->melee[row - 1].seq + 1 >= g->battle->seq)
        row--;
    return row;
}

int32_t
melee_close(const struct game *g)
{
    for (uint32_t i = melee_first_row(g); i < g->rows[T_melee]; i++)
        if (melee_is_close(g, i))
            return REF((int32_t)i);
    return 0;
}

int32_t
melee_of(const struct game *g, int32_t man)
{
    const struct man *m = &g->man[man];
    if (!m->fought || m->fought_seq != g->battle->seq)
        return 0;
    int32_t joined = g->melee[ROW(m->fought)].joined;
    return joined ? joined : m->fought;
}

int32_t
melee_support(const struct game *g, int32_t melee)
{
    int32_t seq = g->melee[ROW(melee)].seq;
    struct support_said said = {0};
    for (uint32_t i = melee_first_row(g); i < g->rows[T_melee]; i++) {
        const struct melee *m = &g->melee[i];
        if (m->seq == seq && (REF((int32_t)i) == melee || m->joined == melee))
            support_join(&said, m->support);
    }
    return said.support;
}

void
melee_take(struct hearing *h, int32_t man, int32_t melee, int32_t role)
{
    SET(h->g, man, man, fought, melee);
    SET(h->g, man, man, fought_seq, h->g->battle->seq);
    SET(h->g, man, man, role, role);
    SET(h->g, man, man, found, 0);
}

int32_t
melee_new(struct hearing *h, int32_t first, int32_t second)
{
    struct game *g = h->g;
    uint32_t row;
    game_add(g, T_melee, &row);
    SET(g, melee, row, number, REF((int32_t)row));
    SET(g, melee, row, seq, g->battle->seq);
    SET(g, melee, row, state, MELEE_OPEN);
    if (key(g, KEY_MELEE_JUDGED) == JUDGED_END_OF_MOVE)
        SET(g, melee, row, begun, g->battle->seq);
    SET_AT(g, melee, row, side, 0, first);
    SET_AT(g, melee, row, side, 1, second);
    struct declared d = {h->ask->entry, REF((int32_t)row)};
    game_tell(g, T_declared, &d);
    return g->full ? 0 : REF((int32_t)row);
}

/* --- forming: what was typed and what places show --- */

struct forming {
    struct hearing *h;
    struct reckoning *r;
    uint32_t base, rows;    /* of this move, before it: base.. */
    unsigned char *claimed; /* of each of them: it is one of the frays */
    int32_t *row_of;        /* of each fray: the melee it is, REF */
};

/* Answers that were given: b of a close call holds its distance to be on the
 * other side, or does without its estimated contacts. */
static bool
take_answers(struct hearing *h, struct ground *at)
{
    const struct game *g = h->g;
    unsigned char *spared = scratch_get(h, at->men + 1);
    if (!spared)
        return false;
    memset(spared, 0, at->men + 1);
    for (uint32_t i = melee_first_row(g); i < g->rows[T_melee]; i++) {
        const struct melee *m = &g->melee[i];
        if (m->seq == g->battle->seq && m->answer == ANSWER_B &&
            m->close != CLOSE_ROUGH)
            ground_hold(at, ROW(m->close_man[0]), ROW(m->close_man[1]),
                        m->close_as);
    }
    for (uint32_t i = 0; i < at->men; i++) {
        int32_t melee = melee_of(g, (int32_t)i);
        if (!melee)
            continue;
        const struct melee *m = &g->melee[ROW(melee)];
        spared[i] = m->answer == ANSWER_B && m->close == CLOSE_ROUGH;
    }
    at->spared = spared;
    return true;
}

static bool
answered(const struct game *g)
{
    for (uint32_t i = melee_first_row(g); i < g->rows[T_melee]; i++)
        if (g->melee[i].seq == g->battle->seq && g->melee[i].answer)
            return true;
    return false;
}

/* A melee seen before keeps its number. */
static int32_t
seen_before(const struct forming *f, const struct fray *fray)
{
    const struct game *g = f->h->g;
    for (uint32_t i = 0; i < fray->n; i++) {
        const struct man *m = &g->man[f->r->member[fray->first + i]];
        if (!m->found || m->fought_seq != g->battle->seq)
            continue;
        const struct melee *row = &g->melee[ROW(m->fought)];
        if (row->found && row->state == MELEE_OPEN &&
            !f->claimed[(uint32_t)ROW(m->fought) - f->base])
            return m->fought;
    }
    return 0;
}

static void
claim_rows(struct forming *f)
{
    struct game *g = f->h->g;
    int32_t mover = g->battle->mover;
    for (uint32_t k = 0; k < f->r->n; k++) {
        int32_t row = f->r->of[k].melee;
        if (!row)
            row = seen_before(f, &f->r->of[k]);
        if (row)
            f->claimed[(uint32_t)ROW(row) - f->base] = 1;
        f->row_of[k] = row;
    }
    for (uint32_t k = 0; k < f->r->n && !g->full; k++) {
        if (f->row_of[k])
            continue;
        f->row_of[k] = melee_new(f->h, mover, other_side(mover));
        if (f->row_of[k])
            SET(g, melee, ROW(f->row_of[k]), found, 1);
    }
}

/* Whose part was seen from places: it is reckoned anew. */
static void
release(struct hearing *h)
{
    struct game *g = h->g;
    for (uint32_t i = 0; i < g->rows[T_man]; i++) {
        const struct man *m = &g->man[i];
        if (!m->found || m->fought_seq != g->battle->seq ||
            g->melee[ROW(m->fought)].state == MELEE_RULED)
            continue;
        melee_take(h, (int32_t)i, 0, ROLE_NONE);
        SET(g, man, i, apart, 0);
    }
}

/* Typed as a melee of its own, and now part of another, or not any more. */
static void
join_row(struct forming *f, int32_t typed, int32_t now)
{
    struct hearing *h = f->h;
    int32_t joined = now == typed ? 0 : now;
    if (h->g->melee[ROW(typed)].joined == joined)
        return;
    SET(h->g, melee, ROW(typed), joined, joined);
    SET(h->g, melee, ROW(typed), state, joined ? MELEE_JOINED : MELEE_OPEN);
    if (!joined)
        return;
    cite(h, READING_BASE + 7);
    effect(h, EFFECT_MELEE_JOINED, typed, joined, 0, 0);
}

/* Seen from places before, and now nobody fights in it. */
static void
part_rows(struct forming *f)
{
    struct game *g = f->h->g;
    for (uint32_t k = 0; k < f->rows; k++) {
        const struct melee *m = &g->melee[f->base + k];
        if (!m->found || !melee_is_open(g, f->base + k) || f->claimed[k])
            continue;
        SET(g, melee, f->base + k, state, MELEE_APART);
        effect(f->h, EFFECT_MELEE_APART, m->number, 0, 0, 0);
    }
}

static void
place_men(struct forming *f)
{
    struct reckoning *r = f->r;
    struct game *g = f->h->g;
    for (int32_t man = 0; man < (int32_t)r->men; man++) {
        if (!r->fray[man])
            continue;
        int32_t row = f->row_of[ROW(r->fray[man])];
        if (r->typed[man]) {
            join_row(f, r->typed[man], row);
        } else {
            melee_take(f->h, man, row, r->role[man]);
            SET(g, man, man, found, 1);
        }
        if (r->role[man] == ROLE_NEAR && r->nearest[man])
            SET(g, man, man, apart, r->apart[man] + 1);
    }
}

/* The first of a side of whom it is not known whether he stands by it, because
 * he has no place, or a man in contact has none. */
static int32_t
stranger(struct reckoning *r, const struct fray *f, int side)
{
    int32_t contact = 0;
    contact_points(r, f);
    for (int32_t i = 0; i < (int32_t)r->men; i++) {
        if (ROW(r->g->man[i].side) != side || r->at->spot[i])
            continue;
        if (contact_can_aid(r, f, i) && !r->points[i])
            return REF(i);
        if (!contact && contact_is_point(r, f, i))
            contact = REF(i);
    }
    return contact;
}

static void
take_aid(struct forming *f, uint32_t k)
{
    struct game *g = f->h->g;
    const struct fray *fray = &f->r->of[k];
    struct sum sum;
    int32_t row = ROW(f->row_of[k]), aid = 0, who = 0;
    int lesser = contact_sum(f->r, fray, fray->men, fray->aid, &sum);
    bool known = lesser >= 0 && !fray->said.support && fray->placed[lesser];
    if (known && contact_in_doubt(f->r, fray))
        who = stranger(f->r, fray, lesser);
    else if (known)
        aid = REF(fray->aid[lesser]);
    SET(g, melee, row, aid, aid);
    SET(g, melee, row, stranger, who);
}

/* --- close calls --- */

static void
tell_call(struct forming *f, uint32_t k, const struct close *c, bool turns)
{
    struct game *g = f->h->g;
    const struct fray *fray = &f->r->of[k];
    struct sum sum;
    int lesser = contact_sum(f->r, fray, fray->men, fray->aid, &sum);
    struct call row = {.entry = f->h->ask->entry,
                       .melee = f->row_of[k],
                       .seq = g->battle->seq,
                       .kind = (int32_t)c->kind,
                       .waits = turns,
                       .apart = c->apart,
                       .limit = c->limit,
                       .out = c->out,
                       .inside = c->inside};
    for (int i = 0; i < 2 && c->kind != CLOSE_ROUGH; i++)
        row.man[i] = REF(c->man[i]);
    close_cells(row.a, lesser, &sum, false);
    close_cells(row.b, c->lesser, &c->sum, c->gone);
    if (game_tell(g, T_call, &row))
        effect(f->h, turns ? EFFECT_CLOSE : EFFECT_HAIR, row.melee,
               (int32_t)g->rows[T_call] - 1, 0, 0);
}

static void
take_close(struct forming *f, uint32_t k, const struct closeness *c)
{
    struct game *g = f->h->g;
    int32_t row = ROW(f->row_of[k]);
    SET(g, melee, row, close, CLOSE_NONE);
    if (c->turns.kind == CLOSE_NONE) {
        if (c->shifts.kind != CLOSE_NONE)
            tell_call(f, k, &c->shifts, false);
        return;
    }
    SET(g, melee, row, close, (int32_t)c->turns.kind);
    for (int i = 0; i < 2 && c->turns.kind != CLOSE_ROUGH; i++)
        SET_AT(g, melee, row, close_man, i, REF(c->turns.man[i]));
    SET(g, melee, row, close_as, c->turns.as);
    tell_call(f, k, &c->turns, true);
}

/* Not one whose near men and support are counted a move later (H3a). */
static bool
judged_now(const struct game *g, int32_t melee)
{
    return g->melee[ROW(melee)].begun ||
           key(g, KEY_MELEE_JUDGED) != JUDGED_START_SETTLED_END;
}

static bool
form(struct hearing *h, struct ground *at, struct reckoning *r, bool seek)
{
    struct game *g = h->g;
    struct forming f = {.h = h, .r = r, .base = melee_first_row(g)};
    const struct closeness *close = NULL;
    f.rows = g->rows[T_melee] - f.base;
    f.row_of = scratch_get(h, (r->n + 1) * sizeof *f.row_of);
    f.claimed = scratch_get(h, f.rows + 1);
    if (!answered(g))
        close = close_find(h, at, seek, r);
    if (fallen(h))
        return false;
    memset(f.claimed, 0, f.rows + 1);
    claim_rows(&f);
    if (g->full)
        return false;
    release(h);
    part_rows(&f);
    place_men(&f);
    for (uint32_t k = 0; k < r->n; k++) {
        take_aid(&f, k);
        if (close && judged_now(g, f.row_of[k]))
            take_close(&f, k, &close[k]);
    }
    return true;
}

bool
melee_reckon(struct hearing *h, bool seek, struct ground *at,
             struct reckoning *r)
{
    return ground_find(h, h->g->rows[T_melee] + 1, at) && take_answers(h, at) &&
           contact_reckon(h, at, seek, r);
}

void
melee_form(struct hearing *h, bool seek)
{
    struct ground at;
    struct reckoning r;
    size_t used = h->s->used;
    if (melee_reckon(h, seek, &at, &r) && r.n > 0)
        form(h, &at, &r, seek);
    h->s->used = used;
}
