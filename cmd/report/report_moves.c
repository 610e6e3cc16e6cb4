/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * report_moves.c: move by move, what happened; moves of which there is nothing
 * to tell are told together.
 *
 * The standing facts are walked in the order of the fold, and with them the
 * rows that each told: the tables are in the same order.
 */
#include "report_in.h"

/* Where the telling is. */
struct telling {
    struct told k;
    int32_t quiet;     /* the first of the quiet moves before this, or 0 */
    uint32_t position; /* those before this row belong to moves before */
};

/* --- the rows of a fact --- */

static void
next_rows(const struct game *g, enum table t, uint32_t field, int32_t entry,
          struct rows *rows)
{
    size_t width = table_width(t);
    rows->from = rows->to;
    while (rows->to < g->rows[t] &&
           g->cells[t][rows->to * width + field] == entry)
        rows->to++;
}

static void
gather(struct told *k, int32_t entry)
{
    const struct game *g = k->t->g;
    k->entry = entry;
    next_rows(g, T_shot, FIELD(shot, entry), entry, &k->shot);
    next_rows(g, T_ruled, FIELD(ruled, entry), entry, &k->ruled);
    next_rows(g, T_fate, FIELD(fate, entry), entry, &k->fate);
    next_rows(g, T_casualty, FIELD(casualty, entry), entry, &k->casualty);
    next_rows(g, T_captive, FIELD(captive, taken_entry), entry, &k->captive);
    next_rows(g, T_sequel, FIELD(sequel, entry), entry, &k->sequel);
}

/* The move it belongs to: a line that begins the next has ended the one before
 * with its rulings. */
static int32_t
seq_of(const struct told *k)
{
    const struct game *g = k->t->g;
    if (k->ruled.to > k->ruled.from)
        return g->ruled[k->ruled.from].seq;
    if (k->sequel.to > k->sequel.from)
        return g->sequel[k->sequel.from].seq;
    return k->t->h->entry[k->entry - 1].seq;
}

/* --- quiet moves --- */

static void
put_move_name(const struct teller *t, int32_t seq)
{
    const struct turn *turn = &t->g->turn[ROW(seq)];
    put_side(t, turn->side);
    doc_char(t->r, ' ');
    doc_int(t->r, turn->number);
}

struct quiet {
    const struct teller *t;
    int32_t from, to; /* moves of the battle */
};

/* Whole rounds from the first move on. */
static void
quiet_opening(struct report *r, const void *what)
{
    const struct quiet *q = what;
    int32_t rounds = (q->to - q->from + 1) / 2;
    doc_str(r, "neither side fired or fought in the first ");
    if (rounds == 1) {
        doc_str(r, "move");
        return;
    }
    put_things(r, rounds, "move", "moves");
}

static void
quiet_both_0(struct report *r, const void *what)
{
    (void)what;
    doc_str(r, "neither side fired or fought");
}

static void
quiet_both_1(struct report *r, const void *what)
{
    (void)what;
    doc_str(r, "no gun was fired and no men met");
}

static void
quiet_both_2(struct report *r, const void *what)
{
    (void)what;
    doc_str(r, "nobody fired and nobody fought");
}

static void
quiet_one_0(struct report *r, const void *what)
{
    const struct quiet *q = what;
    put_side(q->t, q->t->g->turn[ROW(q->from)].side);
    doc_str(r, " neither fired nor fought");
}

static void
quiet_one_1(struct report *r, const void *what)
{
    const struct quiet *q = what;
    put_side(q->t, q->t->g->turn[ROW(q->from)].side);
    doc_str(r, " was quiet");
}

static void
quiet_moved_0(struct report *r, const void *what)
{
    const struct quiet *q = what;
    put_side(q->t, q->t->g->turn[ROW(q->from)].side);
    doc_str(r, " moved, and neither fired nor fought");
}

static void
quiet_moved_1(struct report *r, const void *what)
{
    const struct quiet *q = what;
    put_side(q->t, q->t->g->turn[ROW(q->from)].side);
    doc_str(r, " only moved");
}

static void
quiet_moved_2(struct report *r, const void *what)
{
    const struct quiet *q = what;
    doc_str(r, "without a shot or a fight ");
    put_side(q->t, q->t->g->turn[ROW(q->from)].side);
    doc_str(r, " moved");
}

static void
quiet_one_2(struct report *r, const void *what)
{
    const struct quiet *q = what;
    put_side(q->t, q->t->g->turn[ROW(q->from)].side);
    doc_str(r, " fired no gun and met no enemy");
}

/* It goes on: nothing can be said of the whole of it. */
static void
open_0(struct report *r, const void *what)
{
    const struct quiet *q = what;
    doc_str(r, "so far ");
    put_side(q->t, q->t->g->turn[ROW(q->from)].side);
    doc_str(r, " has neither fired nor fought");
}

static void
put_quiet_heading(const struct teller *t, int32_t from, int32_t to)
{
    put_move_name(t, from);
    if (to > from) {
        doc_str(t->r, to == from + 1 ? " and " : " to ");
        put_move_name(t, to);
    }
    doc_end(t->r, PART_MOVE);
}

/* Whether men, guns or parties were moved in it. The rows are in the order of
 * the moves. */
static bool
any_moved(const struct game *g, int32_t seq)
{
    uint32_t from = 0, end = g->rows[T_sequel];
    while (from < end) {
        uint32_t middle = from + (end - from) / 2;
        if (g->sequel[middle].seq < seq)
            from = middle + 1;
        else
            end = middle;
    }
    for (; from < g->rows[T_sequel] && g->sequel[from].seq == seq; from++)
        if (g->sequel[from].kind == EFFECT_MOVED)
            return true;
    return false;
}

static void
tell_quiet_one(const struct teller *t, int32_t seq)
{
    static form *const one[] = {quiet_one_0, quiet_one_1, quiet_one_2};
    static form *const moved[] = {quiet_moved_0, quiet_moved_1, quiet_moved_2};
    const struct quiet q = {t, seq, seq};
    if (any_moved(t->g, seq))
        TELL(t->r, moved, seq, &q);
    else
        TELL(t->r, one, seq, &q);
}

/* Moves that are over. */
static void
tell_quiet_past(const struct teller *t, int32_t from, int32_t to)
{
    static form *const opening[] = {quiet_opening};
    static form *const both[] = {quiet_both_0, quiet_both_1, quiet_both_2};
    const struct quiet q = {t, from, to};
    int32_t n = to - from + 1;
    put_quiet_heading(t, from, to);
    if (n == 1)
        tell_quiet_one(t, from);
    else if (from == 1 && n % 2 == 0 && t->g->battle->middle <= 1)
        TELL(t->r, opening, from, &q);
    else
        TELL(t->r, both, from, &q);
    doc_end(t->r, PART_TEXT);
}

static void
tell_quiet(const struct teller *t, int32_t from, int32_t to)
{
    static form *const open[] = {open_0};
    const struct battle *b = t->g->battle;
    bool goes_on = to == b->seq && b->phase == PHASE_MOVE;
    const struct quiet q = {t, to, to};
    if (!goes_on || to > from)
        tell_quiet_past(t, from, goes_on ? to - 1 : to);
    if (!goes_on)
        return;
    put_quiet_heading(t, to, to);
    TELL(t->r, open, to, &q);
    doc_end(t->r, PART_TEXT);
}

/* --- the end of a move --- */

struct overrun {
    const struct told *k;
    int64_t ms;
};

static void
overrun_0(struct report *r, const void *what)
{
    const struct overrun *o = what;
    put_side(o->k->t, o->k->t->g->turn[ROW(o->k->seq)].side);
    doc_str(r, " overran its time by ");
    put_time_of(r, o->ms);
}

static void
overrun_1(struct report *r, const void *what)
{
    const struct overrun *o = what;
    doc_str(r, "the move took ");
    put_time_of(r, o->ms);
    doc_str(r, " longer than was allowed");
}

/* "Red overran its time by 0:20." */
static void
tell_overrun(const struct told *k)
{
    static form *const overruns[] = {overrun_0, overrun_1};
    const struct turn *turn = &k->t->g->turn[ROW(k->seq)];
    const struct overrun o = {k, (int64_t)turn->used_ms - turn->allowance_ms};
    if (!k->t->without.clock && turn->allowance_ms >= 0 && o.ms >= 500)
        TELL(k->t->r, overruns, k->seq, &o);
}

/* Whether places were given in the move, and any before its end. */
static bool
placed_in(struct telling *c, bool *known)
{
    const struct game *g = c->k.t->g;
    uint32_t from = c->position;
    while (c->position < g->rows[T_position] &&
           g->position[c->position].seq <= c->k.seq)
        c->position++;
    *known = c->position > 0;
    return c->position > from;
}

static void
tell_map(const struct teller *t, int32_t seq)
{
    struct report *r = t->r;
    if (t->without.pictures)
        return;
    if (seq == 0) {
        doc_picture(t, PICTURE_MAP, 0, "The field before the first move");
        return;
    }
    doc_str(r, "The field at the end of ");
    put_move_name(t, seq);
    doc_picture(t, PICTURE_MAP, seq, "");
}

/* The one quiet move before it is told in its paragraph. */
static struct piece
after_quiet(const struct teller *t, int32_t quiet, struct piece text)
{
    struct report *r = t->r;
    tell_quiet_one(t, quiet);
    doc_char(r, ' ');
    for (uint32_t i = 0; i < text.n && !r->lost; i++)
        doc_char(r, r->text[text.at + i]);
    return doc_piece(r);
}

static void
move_told(struct telling *c, struct piece text)
{
    const struct teller *t = c->k.t;
    bool one = c->quiet > 0 && c->quiet == c->k.seq - 1;
    if (one)
        text = after_quiet(t, c->quiet, text);
    else if (c->quiet)
        tell_quiet(t, c->quiet, c->k.seq - 1);
    if (one) {
        put_move_name(t, c->quiet);
        doc_str(t->r, " and ");
    }
    c->quiet = 0;
    if (c->k.seq > 0)
        put_move_name(t, c->k.seq);
    else
        doc_str(t->r, t->g->battle->middle > 1 ? "As it was entered"
                                               : "Before the first move");
    doc_end(t->r, PART_MOVE);
    struct part *p = doc_part(t->r, PART_TEXT);
    if (p)
        p->text = text;
}

static void
move_end(struct telling *c)
{
    struct told *k = &c->k;
    bool known, placed = placed_in(c, &known);
    events_end(k);
    if (k->seq > 0)
        tell_overrun(k);
    struct piece text = doc_piece(k->t->r);
    if (text.n > 0)
        move_told(c, text);
    else if (k->seq > 0 && !c->quiet)
        c->quiet = k->seq;
    if (placed && c->quiet) { /* the map has its move before it */
        tell_quiet(k->t, c->quiet, k->seq);
        c->quiet = 0;
    }
    if (placed || (known && text.n > 0))
        tell_map(k->t, k->seq);
}

static void
go_on(struct telling *c, int32_t seq)
{
    for (; c->k.seq < seq; c->k.seq++)
        move_end(c);
}

/* --- the walk --- */

/* Shots of a move are told together, at the first of them. */
static void
tell_shots(struct told *k)
{
    const struct game *g = k->t->g;
    struct rows shots = k->shot;
    if (shots.from == shots.to || shots.from < k->shots_told)
        return;
    while (shots.to < g->rows[T_shot] && g->shot[shots.to].seq == k->seq)
        shots.to++;
    k->shots_told = shots.to;
    fire_tell(k, &shots);
}

static void
tell_fact(struct telling *c, int32_t entry)
{
    struct told *k = &c->k;
    gather(k, entry);
    go_on(c, seq_of(k));
    fact_read(k->t, entry);
    uint32_t was = (uint32_t)k->t->r->n;
    if (fact_is(k->t, FACT_FIRE)) {
        tell_shots(k);
        fact_read(k->t, entry);
    }
    melees_tell(k);
    k->told = k->t->r->n > was;
    events_tell(k);
}

static void
waited(const struct teller *t, int32_t i)
{
    if (t->wait && i % 256 == 0)
        t->wait->step(t->wait->ctx, i, t->h->n_play);
}

void
moves_tell(struct teller *t)
{
    struct telling c = {.k = {.t = t}};
    doc_heading(t->r, "The battle", true);
    size_t empty = t->r->n_part;
    for (int32_t i = 0; i < t->h->n_play && !t->r->lost; i++) {
        waited(t, i);
        tell_fact(&c, t->h->play[i]);
    }
    go_on(&c, t->g->battle->seq + 1);
    if (c.quiet)
        tell_quiet(t, c.quiet, t->g->battle->seq);
    if (t->r->n_part == empty && !t->r->lost)
        t->r->n_part--;
}
