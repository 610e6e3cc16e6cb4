/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * ask.c: the list of all questions, and what several of them need.
 *
 * A question's id is its place in the list: the chapters one after the other.
 */
#include "ask_in.h"
#include "escort.h"

#include <stdlib.h>

enum { ROWS_MAX = 64 };

static const struct {
    const struct question *at;
    const uint32_t *n;
} chapters[] = {
    {ask_state,   &ask_state_n  },
    {ask_place,   &ask_place_n  },
    {ask_record,  &ask_record_n },
    {ask_why,     &ask_why_n    },
    {ask_book,    &ask_book_n   },
    {ask_density, &ask_density_n},
    {ask_clock,   &ask_clock_n  },
    {ask_edition, &ask_edition_n},
};

const char ask_no_memory[] = "    there is no memory for this\n";

enum { CHAPTERS = sizeof chapters / sizeof chapters[0] };

static const struct question *
question(uint32_t id)
{
    for (uint32_t c = 0; c < CHAPTERS; c++) {
        if (id < *chapters[c].n)
            return &chapters[c].at[id];
        id -= *chapters[c].n;
    }
    return NULL;
}

/* A lexicon wants rows side by side, and they stand in several files: they
 * are put together once, always the same, and never change after. */
struct verbs
ask_verbs(void)
{
    static struct verb rows[ROWS_MAX];
    static uint32_t n;
    const struct question *q;

    while (n < ROWS_MAX && (q = question(n)) != NULL) {
        rows[n] = q->verb;
        rows[n].kind = VERB_ASK;
        rows[n].id = (uint16_t)n;
        n++;
    }
    return (struct verbs){rows, n};
}

bool
ask(const struct asking *a, struct text *to)
{
    const struct question *q = question(a->line->verb->id);

    if (q == NULL)
        return ask_fault(a, FAULT_VERB, NULL);
    return q->answer(a, to);
}

/* ---- faults ---- */

bool
ask_fault(const struct asking *a, enum fault_code code, const struct word *at)
{
    *a->why = (struct fault){.code = (uint16_t)code};
    if (at != NULL) {
        a->why->column = at->column;
        a->why->width = at->width;
        a->why->word = at->text;
        a->why->expected = at->slot;
    }
    return false;
}

static void
nearer(struct span label, struct span typed, struct span *best, int *least)
{
    int d = span_distance(label, typed, *least);

    if (d >= *least)
        return;
    *least = d;
    *best = label;
}

bool
ask_unknown(const struct asking *a, enum fault_code code, const struct word *at)
{
    const struct game *g = &a->h->game;
    struct span typed = at->label.n > 0 ? at->label : at->text;
    struct span best = {NULL, 0};
    int least = 3;

    for (uint32_t i = 0; i < g->rows[T_side]; i++)
        nearer(label_of(g->side[i].label), typed, &best, &least);
    if (code != FAULT_NO_SIDE) {
        for (uint32_t i = 0; i < g->rows[T_body]; i++)
            nearer(label_of(g->body[i].label), typed, &best, &least);
        for (uint32_t i = 0; i < g->rows[T_gun]; i++)
            nearer(label_of(g->gun[i].label), typed, &best, &least);
    }
    ask_fault(a, code, at);
    a->why->near = best;
    return false;
}

int32_t
ask_side(const struct asking *a, const struct word *at)
{
    int32_t side = side_named(&a->h->game, at->label);

    if (side == 0)
        ask_unknown(a, FAULT_NO_SIDE, at);
    return side;
}

bool
ask_two_sides(const struct asking *a, struct text *to)
{
    if (a->h->game.rows[T_side] >= 2)
        return true;
    text_str(to, "no battle yet: it has two sides, as\n"
                 "    side red\n"
                 "    side blue\n");
    return false;
}

/* ---- pieces of answers ---- */

void
ask_turn(struct text *to, const struct game *g, int32_t seq)
{
    if (seq < 1 || (uint32_t)seq > g->rows[T_turn]) {
        text_str(to, "before the first move");
        return;
    }
    say_side(to, g, g->turn[seq - 1].side);
    text_char(to, ' ');
    text_int(to, g->turn[seq - 1].number);
}

uint32_t
ask_column(const struct text *to)
{
    uint32_t n = to->n;

    while (n > 0 && to->at[n - 1] != '\n')
        n--;
    return to->n - n;
}

static void
go_on(struct text *to, uint32_t indent)
{
    text_char(to, '\n');
    text_pad(to, to->n, indent);
}

void
ask_wrap(struct text *to, uint32_t indent, struct span words)
{
    bool first = true;

    while (words.n > 0 && !to->cut) {
        uint32_t n = 0, column = ask_column(to);

        while (n < words.n && words.at[n] != ' ')
            n++;
        if (column > indent && column + (first ? 0U : 1U) + n > ASK_WIDTH)
            go_on(to, indent);
        else if (!first)
            text_char(to, ' ');
        text_put(to, span_cut(words, 0, n));
        words = span_trim(span_from(words, n));
        first = false;
    }
}

/* The men from..last of one body, behind what stands there already. */
static void
write_run(struct text *to, const struct game *g, uint32_t indent,
          const int32_t run[2], int32_t *body)
{
    const struct man *m = &g->man[run[0]];
    bool wraps = ask_column(to) > ASK_WIDTH - 20;

    if (*body != m->birth) {
        if (*body != 0)
            text_char(to, '+');
        if (wraps)
            go_on(to, indent);
        say_body(to, g, m->birth);
        text_char(to, '.');
    } else {
        text_char(to, ',');
        if (wraps)
            go_on(to, indent);
    }
    *body = m->birth;
    text_int(to, m->number);
    if (run[1] > run[0]) {
        text_char(to, '-');
        text_int(to, g->man[run[1]].number);
    }
}

int32_t
ask_men(struct text *to, const struct game *g, uint32_t indent, ask_man_is *is,
        int32_t of)
{
    int32_t n = 0, body = 0, rows = (int32_t)g->rows[T_man];

    for (int32_t i = 0; i < rows && !to->cut; i++) {
        int32_t run[2] = {i, i};

        if (!is(g, i, of))
            continue;
        while (run[1] + 1 < rows &&
               g->man[run[1] + 1].birth == g->man[i].birth &&
               is(g, run[1] + 1, of))
            run[1]++;
        write_run(to, g, indent, run, &body);
        n += run[1] - run[0] + 1;
        i = run[1];
    }
    return n;
}

void
ask_rows(struct text *to, const struct game *g, uint32_t indent,
         const int32_t *man, uint32_t n)
{
    int32_t body = 0;

    for (uint32_t i = 0; i < n && !to->cut; i++) {
        int32_t run[2] = {man[i], man[i]};

        while (i + 1 < n && man[i + 1] == run[1] + 1 &&
               g->man[man[i + 1]].birth == g->man[run[0]].birth)
            run[1] = man[++i];
        write_run(to, g, indent, run, &body);
    }
}

void
ask_alone(struct text *to, const struct game *g, int32_t party)
{
    void *room = malloc(escort_bytes(g));
    struct watch w;
    uint32_t n = 0;

    if (room == NULL)
        text_str(to, ask_no_memory);
    if (room != NULL && escort_watch(g, party, room, &w) && w.alone > 0) {
        for (uint32_t i = 0; i < w.n; i++)
            if (w.by[i] < 0)
                w.held[n++] = w.held[i];
        text_str(to, "    no guard within ");
        say_length(to, g, key(g, KEY_ESCORT_RADIUS));
        text_str(to, ": ");
        ask_rows(to, g, 6, w.held, n);
        text_str(to, "  [P2 reading 14]\n");
    }
    free(room);
}

static void
ruled_case(struct text *to, const struct ruled *r)
{
    if (r->overruled) {
        text_str(to, r->needed == 0 ? ", overruled"
                     : r->isolated == CASE_ISOLATED
                         ? ", isolated (overruled)"
                         : ", supported (overruled)");
        return;
    }
    if (r->isolated == CASE_EQUAL) {
        text_str(to, ", equal");
        return;
    }
    text_str(to, r->isolated == CASE_ISOLATED ? ", isolated" : ", supported");
    if (!r->told)
        return;
    text_str(to, ": ");
    text_int(to, r->support);
    text_str(to, " near, ");
    text_int(to, r->needed);
    text_str(to, " needed");
}

void
ask_ruled(struct text *to, const struct game *g, const struct ruled *r)
{
    text_char(to, 'M');
    text_int(to, r->melee);
    text_str(to, ", #");
    text_int(to, r->entry);
    text_str(to, ", ");
    ask_turn(to, g, r->seq);
    text_str(to, ": ");
    text_int(to, r->lesser_men);
    text_char(to, ' ');
    say_side(to, g, r->lesser);
    text_str(to, " v ");
    text_int(to, r->greater_men);
    text_char(to, ' ');
    say_side(to, g, r->greater);
    ruled_case(to, r);
    text_str(to, ".\n    ");
    if (r->prisoners > 0) {
        text_int(to, r->prisoners);
        text_str(to, " taken, ");
    }
    if (r->greater_dead == r->lesser_dead) {
        text_int(to, r->lesser_dead);
        text_str(to, " dead each side, ");
    } else {
        text_int(to, r->lesser_dead);
        text_str(to, " and ");
        text_int(to, r->greater_dead);
        text_str(to, " dead, ");
    }
    text_int(to, r->greater_left);
    text_char(to, ' ');
    say_side(to, g, r->greater);
    text_str(to, r->greater_left == 1 ? " stands.\n" : " stand.\n");
}
