/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * ask_melee.c: melees not yet ruled on: those that wait, and those that would
 * be if the move ended now. Nothing is tried on the battle: what the judge
 * would reckon is reckoned on it as it stands.
 */
#include "ask_in.h"
#include "bout.h"
#include "close.h"
#include "form.h"
#include "say_in.h"

#include <stdlib.h>

/* What is reckoned, in memory of its own. */
struct foresight {
    struct game game; /* looked at only */
    struct asked ask;
    struct scratch s;
    struct ruling r;
    struct hearing h;
    struct ground at;
    struct reckoning now;
    const struct closeness *close;
};

/* After a ruling nobody is looked for among places. */
static bool
seeks(const struct game *g)
{
    bool open = false;

    for (uint32_t i = melee_first_row(g); i < g->rows[T_melee]; i++) {
        if (g->melee[i].seq == g->battle->seq &&
            g->melee[i].state == MELEE_RULED)
            return false;
        open = open || melee_is_open(g, i);
    }
    return open || !g->battle->passed;
}

static bool
reckoned(struct foresight *f)
{
    bool seek = seeks(&f->game);

    f->s.used = 0;
    f->s.full = false;
    f->r = (struct ruling){.verdict = VERDICT_ALLOWED};
    f->h =
        (struct hearing){.g = &f->game, .ask = &f->ask, .s = &f->s, .r = &f->r};
    if (!melee_reckon(&f->h, seek, &f->at, &f->now))
        return false;
    f->close = close_find(&f->h, &f->at, seek, &f->now);
    return f->close != NULL;
}

/* False: there is no memory. What a man takes in grids, sets and marks is
 * asked for at once: where it is too little all is reckoned again. */
static bool
foresee(struct foresight *f, const struct game *g)
{
    enum { SOME = 1 << 16, A_MAN = 256 };

    *f = (struct foresight){.game = *g};
    for (f->s.cap = SOME + (size_t)A_MAN * g->rows[T_man];; f->s.cap *= 2) {
        f->s.at = malloc(f->s.cap);
        if (f->s.at == NULL || reckoned(f))
            return f->s.at != NULL;
        free(f->s.at);
    }
}

/* ---- one melee ---- */

struct showing {
    const struct game *g;
    struct foresight *f;
    struct fray *fray;
    int lesser; /* -1: numbers are equal */
    struct sum sum;
};

static void
put_title(struct text *to, const struct showing *s, int32_t melee)
{
    const struct game *g = s->g;
    const struct melee *m =
        melee <= (int32_t)g->rows[T_melee] ? &g->melee[ROW(melee)] : NULL;
    int first = m ? ROW(m->side[0]) : ROW(g->battle->mover);

    text_char(to, 'M');
    text_int(to, melee);
    text_str(to, ", ");
    ask_turn(to, g, g->battle->seq);
    text_str(to, ": ");
    for (int i = 0; i < 2; i++) {
        int side = i == 0 ? first : !first;

        text_str(to, i == 0 ? "" : " v ");
        put_some(to, g, s->fray->men[side], REF(side));
    }
    if (m == NULL)
        text_str(to, ", if the move ended now");
    else
        text_str(to, g->battle->phase == PHASE_MOVE
                         ? ", ruled on when the move ends"
                         : ", waits to be settled");
    text_str(to, ".\n");
}

/* Who of a side is in it, those in contact first. */
static void
put_who(struct text *to, const struct showing *s, int side, bool touch)
{
    const struct reckoning *r = &s->f->now;
    int32_t *man = malloc((s->fray->n + 1) * sizeof *man);
    uint32_t n = 0;

    if (man == NULL)
        text_str(to, ask_no_memory);
    for (uint32_t i = 0; man != NULL && i < s->fray->n; i++) {
        int32_t who = r->member[s->fray->first + i];
        bool touches = r->role[who] == ROLE_CONTACT;

        if (ROW(s->g->man[who].side) == side && touches == touch)
            man[n++] = who;
    }
    if (n > 0) {
        text_str(to, touch             ? "    in contact: "
                     : s->fray->closed ? "    as told: "
                                       : "    near: ");
        ask_rows(to, s->g, 6, man, n);
        text_char(to, '\n');
    }
    free(man);
}

static void
put_edge(struct text *to, const struct game *g, const char *before,
         const struct edge_man *e)
{
    if (e->man == 0)
        return;
    text_str(to, before);
    say_man(to, g, ROW(e->man));
    text_str(to, ", ");
    say_length(to, g, e->apart);
    text_str(to, " from ");
    say_man(to, g, ROW(e->to));
}

static void
put_limit(struct text *to, const struct game *g, const char *what,
          const struct edge_man *in, const struct edge_man *out)
{
    char at[512];
    struct text t;

    if (in->man == 0 && out->man == 0)
        return;
    text_init(&t, at, sizeof at);
    text_str(&t, what);
    put_edge(&t, g, ": last within ", in);
    put_edge(&t, g, in->man ? "; first beyond " : ": first beyond ", out);
    text_char(&t, '.');
    put_lines(to, text_span(&t));
}

/* How near others are to having a part in it. */
static void
put_limits(struct text *to, const struct showing *s)
{
    char at[64];
    struct text t;
    struct edges e;
    int side = s->lesser < 0 ? 0 : s->lesser;

    close_edges(&s->f->now, s->fray, side, &e);
    text_init(&t, at, sizeof at);
    text_str(&t, "ring ");
    say_length(&t, s->g, contact_ring(s->g).by);
    put_limit(to, s->g, text_z(&t), &e.ring_in, &e.ring_out);
    if (s->lesser >= 0 && s->fray->said.support == 0)
        put_limit(to, s->g, "support", &e.aid_in, &e.aid_out);
}

/* Nobody knows who stands near. */
static void
put_doubt(struct text *to, const struct showing *s)
{
    char at[160];
    struct text t;
    struct sum none = s->sum;

    melee_weigh(s->g, REF(s->lesser), 0, -1, &none);
    text_init(&t, at, sizeof at);
    say_side(&t, s->g, REF(s->lesser));
    text_str(&t, " isolated or not: ");
    text_int(&t, none.needed - none.support);
    text_str(&t, " or more others within a move would save them");
    if (s->fray->placed[s->lesser])
        text_str(&t, ", and some have no place");
    text_char(&t, '.');
    put_lines(to, text_span(&t));
}

static void
put_ruling(struct text *to, const struct showing *s)
{
    int32_t cells[CALL_CELLS];
    char at[160];
    struct text t;

    close_cells(cells, s->lesser, &s->sum, false);
    text_init(&t, at, sizeof at);
    close_outcome(&t, s->g, cells, 0);
    put_lines(to, text_span(&t));
}

/* The distance on which it hangs, and the other outcome. */
static void
put_close(struct text *to, const struct showing *s, const struct close *c,
          bool turns)
{
    char at[512];
    struct text t;
    struct call call = {.kind = (int32_t)c->kind,
                        .apart = c->apart,
                        .limit = c->limit,
                        .out = c->out,
                        .inside = c->inside};

    if (c->kind == CLOSE_NONE)
        return;
    for (int i = 0; i < 2 && c->kind != CLOSE_ROUGH; i++)
        call.man[i] = REF(c->man[i]);
    close_cells(call.b, c->lesser, &c->sum, c->gone);
    text_init(&t, at, sizeof at);
    text_str(&t, turns ? "a close call: " : "but for a hair: ");
    close_distance(&t, s->g, &call);
    text_str(&t, "; then ");
    close_outcome(&t, s->g, call.b, 0);
    put_lines(to, text_span(&t));
}

static void
show_one(struct text *to, struct foresight *f, const struct game *g, uint32_t k,
         int32_t melee)
{
    struct fray *fray = &f->now.of[k];
    struct showing s = {.g = g, .f = f, .fray = fray};

    s.lesser = contact_sum(&f->now, fray, fray->men, fray->aid, &s.sum);
    put_title(to, &s, melee);
    for (int i = 0; i < 4; i++)
        put_who(to, &s, i & 1, i < 2);
    put_limits(to, &s);
    if (contact_in_doubt(&f->now, fray)) {
        put_doubt(to, &s);
        return;
    }
    put_ruling(to, &s);
    put_close(to, &s, &f->close[k].turns, true);
    if (f->close[k].turns.kind == CLOSE_NONE)
        put_close(to, &s, &f->close[k].shifts, false);
}

/* The row it has, or would have. */
static int32_t
row_of(const struct foresight *f, const struct game *g, const struct fray *fray,
       int32_t *next)
{
    if (fray->melee)
        return fray->melee;
    for (uint32_t i = 0; i < fray->n; i++) {
        const struct man *m = &g->man[f->now.member[fray->first + i]];

        if (m->found && m->fought_seq == g->battle->seq)
            return m->fought;
    }
    return ++*next;
}

uint32_t
ask_foresee(struct text *to, const struct game *g, int32_t melee)
{
    struct foresight f;
    int32_t next = (int32_t)g->rows[T_melee];
    uint32_t n = 0;

    if (g->battle->seq == 0 || g->battle->phase == PHASE_FINISHED ||
        g->battle->ruleset == RULESET_DENSITY)
        return 0;
    if (!foresee(&f, g)) {
        text_str(to, ask_no_memory);
        return 0;
    }
    for (uint32_t k = 0; k < f.now.n; k++) {
        int32_t row = row_of(&f, g, &f.now.of[k], &next);

        if (melee != 0 && melee != row)
            continue;
        show_one(to, &f, g, k, row);
        n++;
    }
    free(f.s.at);
    return n;
}
