/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * cell_battle.c: cells of the table that says of a battle as a whole what was
 * played and how it ended.
 */
#include "cell.h"

#include "games.h"

/* The latest line that named the battle (nth 0) or their own game (1). */
static const struct line *
named_by(struct walk *w, int32_t nth)
{
    const struct game *g = &w->h->game;

    for (uint32_t i = g->rows[T_name]; i-- > 0;) {
        const struct name *n = &g->name[i];

        if (n->table == T_battle && n->nth == nth)
            return fact_of(w, n->entry);
    }
    return NULL;
}

void
cell_battle_word(struct walk *w, const struct cell *c, struct value *out)
{
    static const struct {
        const char *clause, *name;
        int32_t nth;
    } part[] = {
        [BATTLE_TITLE] = {"",    "TITLE", 0},
        [BATTLE_PLACE] = {"at",  "NAME",  0},
        [BATTLE_DATE] = {"on",  "DATE",  0},
        [BATTLE_WORDS] = {"own", "TEXT",  1},
    };
    const struct line *l = named_by(w, part[c->at].nth);
    const struct word *word = NULL;

    if (c->at == BATTLE_WORDS && w->h->game.battle->kind != GAME_OWN)
        return;
    if (l)
        word = line_find(l, part[c->at].clause, part[c->at].name, NULL);
    if (word)
        word_text(&w->text, word);
    give_built(w, out);
}

void
cell_game(struct walk *w, const struct cell *c, struct value *out)
{
    static const char *const word[] = {[GAME_FINISH] = "finish",
                                       [GAME_REAR] = "rear",
                                       [GAME_DEFENCE] = "defence",
                                       [GAME_OWN] = "own"};

    if (w->h->game.battle->ruleset == RULESET_LITTLE_WARS)
        give_word(out, word, 4, c->is);
}

void
cell_rear_part(struct walk *w, const struct cell *c, struct value *out)
{
    (void)c;
    if (w->h->game.battle->kind == GAME_REAR)
        give_text(out, span_of(part_name(rear_part(&w->h->game))));
}

void
cell_outcome(struct walk *w, const struct cell *c, struct value *out)
{
    static const char *const word[] = {[OUTCOME_WON] = "won",
                                       [OUTCOME_DRAWN] = "drawn",
                                       [OUTCOME_UNDECIDED] = "undecided"};

    (void)w;
    give_word(out, word, 4, c->is);
}

/* A side, or the word where it is nobody's. */
void
cell_decided(struct walk *w, const struct cell *c, struct value *out)
{
    if (c->is == 3)
        give_text(out, SPAN("drawn"));
    else if (c->is > 0)
        give_label(w, out, T_side, ROW(c->is));
}

void
cell_rule(struct walk *w, const struct cell *c, struct value *out)
{
    (void)w;
    if (c->is > 0)
        give_text(out, span_of(rule_name(c->is)));
}
