/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * report_clock.c: the time each side used and was allowed, and what the clock
 * stood still for.
 */
#include "report_in.h"

#include "clock.h"
#include "record.h"
#include "say.h"

#include <stdlib.h>

/* --- time used --- */

struct spent {
    int64_t used, allowed, over, paused, rest;
    int32_t moves;
    bool limited; /* every move */
};

static struct spent
spent_by(const struct game *g, int32_t side)
{
    struct spent s = {.limited = true};
    for (uint32_t i = 0; i < g->rows[T_turn]; i++) {
        const struct turn *t = &g->turn[i];
        if (side && t->side != side)
            continue;
        int64_t over = (int64_t)t->used_ms - t->allowance_ms;
        s.moves++;
        s.used += t->used_ms;
        s.paused += t->paused_ms;
        s.rest += (int64_t)t->extra_ms + t->interval_ms;
        s.limited = s.limited && t->allowance_ms >= 0;
        if (t->allowance_ms < 0)
            continue;
        s.allowed += t->allowance_ms;
        s.over += over > 0 ? over : 0;
    }
    return s;
}

/* "Red used 28:00 of 38:00 in eight moves" */
static void
put_spent(const struct teller *t, int32_t side, bool first)
{
    struct report *r = t->r;
    struct spent s = spent_by(t->g, side);
    put_side(t, side);
    doc_str(r, first ? " used " : " ");
    put_time_of(r, s.used);
    if (s.limited) {
        doc_str(r, " of ");
        put_time_of(r, s.allowed);
    }
    doc_str(r, " in ");
    if (first)
        put_things(r, s.moves, "move", "moves");
    else
        put_number(r, s.moves);
    if (s.over >= 500) {
        doc_str(r, " (over by ");
        put_time_of(r, s.over);
        doc_str(r, " in all)");
    }
}

/* --- when it stood still --- */

/* Battle time for which the clock was paused, for one reason. */
struct stop {
    int32_t entry; /* that stopped it */
    int32_t turn;  /* row of the move it was in */
    bool dispute;
    int64_t ms;
};

struct stops {
    struct stop *at;
    size_t n, cap;
    struct stop now; /* that lasts */
    int32_t paused;  /* as the clock was after the last entry */
    bool counts;     /* there are moves: before them it is nobody's time */
    int64_t since_ms;
    bool lost; /* no memory */
};

static void
add_stop(struct stops *s, int64_t now_ms)
{
    if (!s->paused || !s->counts || now_ms <= s->since_ms)
        return;
    if (s->n == s->cap) {
        size_t cap = s->cap * 2 + 16;
        void *at = realloc(s->at, cap * sizeof *s->at);
        s->lost = s->lost || !at;
        if (!at)
            return;
        s->at = at;
        s->cap = cap;
    }
    s->at[s->n] = s->now;
    s->at[s->n++].ms = now_ms - s->since_ms;
}

/* Of the dispute that keeps the clock, or of the pause. */
static int32_t
stopped_by(const struct game *g, int32_t entry)
{
    int32_t row = ROW(dispute_open(g));
    bool dispute = g->clock->paused & PAUSED_DISPUTE && row >= 0;
    return dispute ? g->dispute[row].opened_entry : entry;
}

/* Each change of what it is paused for ends a stop and may begin another. */
static bool
see_stop(void *ctx, const struct game *g, const struct entry *e, bool last)
{
    struct stops *s = ctx;
    int64_t now_ms = instant_ms(g->clock->since);
    uint32_t turns = g->rows[T_turn];
    (void)last;
    if (s->counts && g->clock->paused == s->paused)
        return true;
    add_stop(s, now_ms);
    if (g->clock->paused != s->paused)
        s->now.entry = stopped_by(g, e->n);
    s->now.dispute = g->clock->paused & PAUSED_DISPUTE;
    s->now.turn = turns > 0 ? (int32_t)turns - 1 : 0;
    s->since_ms = now_ms;
    s->paused = g->clock->paused;
    s->counts = turns > 0;
    return !s->lost;
}

/* One that still lasts counts as far as it is booked. */
static void
find_stops(const struct teller *t, struct stops *s)
{
    if (!history_tour(t->h, see_stop, s))
        s->lost = true;
    add_stop(s, instant_ms(t->g->clock->since));
    t->r->lost = t->r->lost || s->lost;
}

/* What was said of it, in the fact of its entry; empty: nothing was. */
static struct span
reason_of(struct teller *t, const struct stop *one, char *at, uint32_t cap)
{
    struct text words;
    struct span claim;
    int32_t nth;
    fact_read(t, one->entry);
    if (one->dispute) {
        say_named(t->h, line_text(&t->fact), &nth, &claim);
        return t->without.disputes ? SPAN("") : claim;
    }
    text_init(&words, at, cap);
    const struct word *w = fact_word(t, "", "TEXT");
    if (w && fact_is(t, FACT_PAUSE))
        word_text(&words, w);
    return text_span(&words);
}

static void
put_reason(struct teller *t, const struct stop *one)
{
    char at[LINE_MAX_BYTES];
    struct span why = reason_of(t, one, at, sizeof at);
    if (why.n == 0)
        return;
    doc_str(t->r, "\u201C");
    doc_name(t->r, why);
    doc_str(t->r, "\u201D");
}

/* "1:35 in dispute (“one was pushed”)" */
static void
put_stop(struct teller *t, const struct stop *one, bool time)
{
    char at[LINE_MAX_BYTES];
    struct report *r = t->r;
    if (time)
        put_time_of(r, one->ms);
    if (one->dispute)
        doc_str(r, " in dispute");
    if (reason_of(t, one, at, sizeof at).n == 0)
        return;
    doc_str(r, " (");
    put_reason(t, one);
    doc_char(r, ')');
}

/* All of them, where they are few; else the longest. */
static void
tell_stops(struct teller *t, const struct stops *s, int64_t paused_ms)
{
    enum { NAMED = 6 };
    struct report *r = t->r;
    size_t longest = 0;
    if (paused_ms < 500)
        return;
    sentence_begin(r);
    doc_str(r, "the clock stood still for ");
    put_time_of(r, paused_ms);
    if (s->n == 1)
        put_stop(t, &s->at[0], false);
    else if (s->n > 1 && s->n <= NAMED)
        doc_str(r, ": ");
    for (size_t i = 0; s->n > 1 && i < s->n; i++) {
        longest = s->at[i].ms > s->at[longest].ms ? i : longest;
        if (s->n > NAMED)
            continue;
        put_between(r, (uint32_t)i, (uint32_t)s->n);
        put_stop(t, &s->at[i], true);
    }
    if (s->n > NAMED) {
        doc_str(r, ", ");
        put_number(r, (int64_t)s->n);
        doc_str(r, " times, the longest for ");
        put_stop(t, &s->at[longest], true);
    }
    sentence_end(r);
}

/* One by one, for who looks closer. */
static void
tell_stops_table(struct teller *t, const struct stops *s)
{
    struct report *r = t->r;
    if (s->n == 0)
        return;
    doc_str(r, "When the clock stood still");
    size_t part = doc_table(r, 4);
    doc_cell_str(r, "move");
    doc_cell_str(r, "stood");
    doc_cell_str(r, "for");
    doc_cell_str(r, "in the words of then");
    for (size_t i = 0; i < s->n; i++) {
        const struct stop *one = &s->at[i];
        const struct turn *turn = &t->g->turn[one->turn];
        put_side(t, turn->side);
        doc_char(r, ' ');
        doc_cell_int(r, turn->number);
        put_time_of(r, one->ms);
        doc_cell(r);
        doc_cell_str(r, one->dispute ? "a dispute" : "a pause");
        put_reason(t, one);
        doc_cell(r);
    }
    doc_table_end(r, part);
    if (!r->lost)
        r->part[part].detail = true;
}

/* --- the section --- */

static void
tell_time(struct teller *t, const struct stops *stops)
{
    struct report *r = t->r;
    struct spent all = spent_by(t->g, 0);
    bool both = spent_by(t->g, 1).moves > 0 && spent_by(t->g, 2).moves > 0;
    sentence_begin(r);
    int32_t first = t->g->turn[0].side;
    put_spent(t, first, true);
    if (both) {
        doc_str(r, ", ");
        put_spent(t, other_side(first), false);
    }
    sentence_end(r);
    sentence_begin(r);
    doc_str(r, "with settling, intervals and pauses it took ");
    put_time_of(r, all.used + all.rest + all.paused);
    sentence_end(r);
    tell_stops(t, stops, all.paused);
    doc_end(r, PART_TEXT);
    doc_picture(t, PICTURE_TIME, 0, "Time used and allowed, move by move");
}

/* Move by move, for who looks closer. */
static void
time_row(const struct teller *t, const struct turn *turn)
{
    struct report *r = t->r;
    put_side(t, turn->side);
    doc_char(r, ' ');
    doc_cell_int(r, turn->number);
    if (turn->allowance_ms >= 0)
        put_time_of(r, turn->allowance_ms);
    doc_cell(r);
    put_time_of(r, turn->used_ms);
    doc_cell(r);
    put_time_of(r, turn->paused_ms);
    doc_cell(r);
    put_time_of(r, (int64_t)turn->extra_ms + turn->interval_ms);
    doc_cell(r);
}

static void
tell_moves(const struct teller *t)
{
    static const char *const heads[] = {"move", "allowed", "used", "paused",
                                        "between moves"};
    struct report *r = t->r;
    doc_str(r, "Time, move by move");
    size_t part = doc_table(r, 5);
    for (size_t i = 0; i < sizeof heads / sizeof heads[0]; i++)
        doc_cell_str(r, heads[i]);
    for (uint32_t i = 0; i < t->g->rows[T_turn]; i++)
        time_row(t, &t->g->turn[i]);
    doc_table_end(r, part);
    if (!r->lost)
        r->part[part].detail = true;
}

void
clock_tell(struct teller *t)
{
    struct stops stops = {0};
    struct spent all = spent_by(t->g, 0);
    if (t->without.clock || (all.used < 500 && all.paused < 500))
        return; /* times were not kept */
    if (all.paused >= 500)
        find_stops(t, &stops);
    tell_time(t, &stops);
    tell_moves(t);
    tell_stops_table(t, &stops);
    free(stops.at);
}
