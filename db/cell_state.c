/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * cell_state.c: cells of the tables that hold how things stand: sides, bodies,
 * men, guns and scores.
 */
#include "cell.h"

#include <string.h>

#include "key.h"

/* ---- sides and bodies ---- */

/* Whether one of the players before the nth has the name that ends the text. */
static bool
named_before(struct walk *w, int32_t row, int32_t nth, uint32_t at)
{
    struct text *t = &w->text;
    struct span name = {t->at + at, t->n - at};
    bool same = false;

    for (int32_t k = 1; k < nth && !same && !t->cut; k++) {
        uint32_t from = t->n;

        write_name(w, T_side, row, k);
        same = span_eq((struct span){t->at + from, t->n - from}, name);
        t->n = from;
    }
    return same;
}

/* All who have played it, each once. */
void
cell_players(struct walk *w, const struct cell *c, struct value *out)
{
    struct text *t = &w->text;

    for (int32_t nth = 1;; nth++) {
        uint32_t was = t->n, at;

        if (nth > 1)
            text_str(t, ", ");
        at = t->n;
        if (!write_name(w, T_side, c->row, nth)) {
            t->n = was;
            break;
        }
        if (named_before(w, c->row, nth, at))
            t->n = was;
    }
    give_built(w, out);
}

void
cell_back(struct walk *w, const struct cell *c, struct value *out)
{
    static const char *const word[] = {
        [BACK_SOUTH] = "south", [BACK_NORTH] = "north"};

    (void)w;
    give_word(out, word, 3, c->is);
}

/* The men a side was mustered with, of one arm, whatever became of them. */
void
cell_force(struct walk *w, const struct cell *c, struct value *out)
{
    const struct game *g = &w->h->game;
    int32_t n = 0;

    for (uint32_t i = 0; i < g->rows[T_man]; i++)
        n += g->man[i].side == REF(c->row) && g->man[i].arm == c->at;
    give_int(out, n);
}

void
cell_side_guns(struct walk *w, const struct cell *c, struct value *out)
{
    const struct game *g = &w->h->game;
    int32_t n = 0;

    for (uint32_t i = 0; i < g->rows[T_gun]; i++)
        n += g->gun[i].side == REF(c->row);
    give_int(out, n);
}

void
cell_first_player(struct walk *w, const struct cell *c, struct value *out)
{
    int32_t first = w->h->game.battle->first;

    if (first)
        give_text(out, first == REF(c->row) ? SPAN("yes") : SPAN("no"));
}

void
cell_body_player(struct walk *w, const struct cell *c, struct value *out)
{
    int32_t side = ROW(w->h->game.body[c->row].side);

    if (c->is && write_name(w, T_side, side, c->is))
        give_built(w, out);
}

/* Counts the men who serve in a body now; those born in it stand in one run
 * as long as nothing was split or joined. */
static void
count_body(struct walk *w, uint32_t row)
{
    const struct game *g = &w->h->game;
    const struct body *b = &g->body[row];
    uint32_t from = b->mixed ? 0 : (uint32_t)b->first;
    uint32_t to = b->mixed ? g->rows[T_man] : from + (uint32_t)b->mustered;

    memset(w->serving, 0, sizeof w->serving);
    for (uint32_t i = from; i < to && i < g->rows[T_man]; i++)
        if (g->man[i].body == REF((int32_t)row))
            w->serving[g->man[i].state]++;
    w->body_of = row + 1;
}

void
cell_serving(struct walk *w, const struct cell *c, struct value *out)
{
    if (w->body_of != (uint32_t)c->row + 1)
        count_body(w, (uint32_t)c->row);
    give_int(out, w->serving[c->at]);
}

/* ---- men and guns ---- */

void
cell_man_state(struct walk *w, const struct cell *c, struct value *out)
{
    (void)w;
    if (c->is > MAN_NONE && c->is < MAN_STATES)
        give_text(out, span_of(man_state_name((enum man_state)c->is)));
}

void
cell_man_place(struct walk *w, const struct cell *c, struct value *out)
{
    if (w->h->game.man[c->row].placed)
        give_length(w, out, c->is);
}

void
cell_gun_place(struct walk *w, const struct cell *c, struct value *out)
{
    if (w->h->game.gun[c->row].placed)
        give_length(w, out, c->is);
}

void
cell_estimated(struct walk *w, const struct cell *c, struct value *out)
{
    (void)w;
    if (c->is)
        give_text(out, c->is == 1 ? SPAN("yes") : SPAN("no"));
}

void
cell_last_entry(struct walk *w, const struct cell *c, struct value *out)
{
    const struct game *g = &w->h->game;

    if (has_row(w, T_trace, c->row) && g->trace[c->row].last_entry)
        give_int(out, g->trace[c->row].last_entry);
}

/* As far as is known: a gun whose crew nobody has named is served. */
static struct span
gun_state(const struct game *g, const struct gun *u)
{
    int32_t seq = g->battle->seq;

    if (u->state == GUN_OFF)
        return SPAN("off");
    if (u->disputed_seq > 0 && seq <= u->disputed_seq + 2)
        return SPAN("disputed");
    if ((u->watched && u->crew < key(g, KEY_GUN_SERVE_MEN)) ||
        (u->out_seq > 0 && u->out_seq == seq))
        return SPAN("out-of-action");
    return SPAN("in-action");
}

void
cell_gun_state(struct walk *w, const struct cell *c, struct value *out)
{
    const struct game *g = &w->h->game;

    give_text(out, gun_state(g, &g->gun[c->row]));
}

void
cell_crew(struct walk *w, const struct cell *c, struct value *out)
{
    const struct gun *u = &w->h->game.gun[c->row];

    if (u->watched)
        give_int(out, u->crew);
}

/* ---- scores ---- */

static const struct score *
score_of(struct walk *w, int32_t row)
{
    if (w->score_of != (uint32_t)row + 1) {
        score_side(&w->h->game, REF(row), &w->score);
        w->score_of = (uint32_t)row + 1;
    }
    return &w->score;
}

/* Half-points. */
void
cell_score(struct walk *w, const struct cell *c, struct value *out)
{
    const struct score *score = score_of(w, c->row);
    int32_t halves;

    memcpy(&halves, (const char *)score + (size_t)c->at * sizeof halves,
           sizeof halves);
    give_decimal(w, out, (int64_t)halves * 5, 1);
}

void
cell_official(struct walk *w, const struct cell *c, struct value *out)
{
    give_text(out, score_of(w, c->row)->official ? SPAN("yes") : SPAN("no"));
}
