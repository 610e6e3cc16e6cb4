/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * cell_density.c: cells of the tables of the formation-density rules. Dice are
 * not kept: they stand in the lines of the entries that threw them.
 */
#include "cell.h"

#include "density.h"

void
cell_unit(struct walk *w, const struct cell *c, struct value *out)
{
    give_label(w, out, T_unit, ROW(c->is));
}

void
cell_weapon(struct walk *w, const struct cell *c, struct value *out)
{
    (void)w;
    if (c->is >= 0 && c->is < WEAPONS)
        give_text(out, span_of(weapon_name(c->is)));
}

/* 2/2, front first. */
void
cell_ranks(struct walk *w, const struct cell *c, struct value *out)
{
    const struct unit *u = &w->h->game.unit[c->row];

    for (int32_t i = 0; i < u->ranks; i++) {
        if (i > 0)
            text_char(&w->text, '/');
        text_int(&w->text, u->rank[i]);
    }
    give_built(w, out);
}

void
cell_density(struct walk *w, const struct cell *c, struct value *out)
{
    const struct game *g = &w->h->game;

    give_int(out, unit_density(g, &g->unit[c->row]));
}

/* The dice of an entry's line: 5,2 */
static void
give_dice(struct walk *w, struct value *out, int32_t entry)
{
    struct pieces p = {.line = fact_of(w, entry), .name = "D"};
    struct span piece;

    while (p.line && piece_next(&p, &piece)) {
        if (w->text.n > 0)
            text_char(&w->text, ',');
        text_put(&w->text, piece);
    }
    give_built(w, out);
}

void
cell_dice(struct walk *w, const struct cell *c, struct value *out)
{
    give_dice(w, out, c->is);
}

/* Nought: no shield wall was thrown. */
void
cell_wall_dice(struct walk *w, const struct cell *c, struct value *out)
{
    if (c->is)
        give_dice(w, out, c->is);
}

void
cell_stand(struct walk *w, const struct cell *c, struct value *out)
{
    (void)w;
    if (c->is)
        give_int(out, c->is - 1);
}

void
cell_result(struct walk *w, const struct cell *c, struct value *out)
{
    static const char *const word[] = {
        [RESULT_TIE] = "tie", [RESULT_WON] = "won", [RESULT_LOST] = "lost"};

    (void)w;
    give_word(out, word, 3, c->is);
}

/* What was earned; of what was spent or let go, nothing. */
void
cell_earned(struct walk *w, const struct cell *c, struct value *out)
{
    if (w->h->game.ledger[c->row].source)
        give_int(out, c->is);
}

void
cell_cost(struct walk *w, const struct cell *c, struct value *out)
{
    if (!w->h->game.ledger[c->row].source)
        give_int(out, c->is);
}
