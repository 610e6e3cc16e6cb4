/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * cell.h: the makers of cells, one for each way a column of table.def is made,
 * and what they share. Private to the walker; what others need is in table.h.
 */
#ifndef UMPIRE_CELL_H
#define UMPIRE_CELL_H

#include "table.h"

/* What only the log has; the columns of log_stand's row. */
enum logged {
    LOGGED_UTC,
    LOGGED_LINE,
    LOGGED_ANSWER,
    LOGGED_VERDICT,
    LOGGED_RULES,
    LOGGED_NOTE
};

/* The cell a value is made of: its row in the source, and what the column's
 * place holds there. */
struct cell {
    const int32_t *cells; /* the source's row */
    int32_t row, at, is;
};

/* Leaves *out, which is NULL, or gives it a value. */
typedef void cell_maker(struct walk *w, const struct cell *c,
                        struct value *out);

cell_maker cell_integer, cell_some, cell_yes_no, cell_side, cell_body, cell_man,
    cell_own_man, cell_own_label, cell_own_name, cell_melee, cell_party,
    cell_move, cell_mover, cell_arm, cell_seconds, cell_entry_kind,
    cell_elapsed, cell_phase, cell_logged, cell_started, cell_limit,
    cell_overrun, cell_warnings, cell_guns, cell_greater, cell_support,
    cell_needed, cell_isolated, cell_edition, cell_role, cell_fate, cell_cause,
    cell_by, cell_reason, cell_guards, cell_captive_state, cell_players,
    cell_back, cell_force, cell_side_guns, cell_first_player, cell_body_player,
    cell_serving, cell_man_state, cell_man_place, cell_gun_place,
    cell_estimated, cell_last_entry, cell_gun_state, cell_crew, cell_score,
    cell_official, cell_unit, cell_weapon, cell_ranks, cell_density, cell_dice,
    cell_wall_dice, cell_stand, cell_result, cell_earned, cell_cost,
    cell_battle_word, cell_game, cell_rear_part, cell_outcome, cell_decided,
    cell_rule, cell_line_text, cell_verdict, cell_lasted, cell_placed_label,
    cell_placed_at, cell_placed_by, cell_reason_rule, cell_reading,
    cell_reason_value, cell_decides, cell_overruled, cell_because, cell_gun,
    cell_taking, cell_answer;

/* The words of the battle as a whole. */
enum { BATTLE_TITLE, BATTLE_PLACE, BATTLE_DATE, BATTLE_WORDS };

/* ---- for the makers ---- */

void give_int(struct value *out, int64_t v);
void give_text(struct value *out, struct span text);
void give_word(struct value *out, const char *const *words, int32_t n,
               int32_t is);
/* What was built in w->text, if anything. */
void give_built(struct walk *w, struct value *out);
/* v / 10^places, with all its places. */
void give_decimal(struct walk *w, struct value *out, int64_t v, int places);
void give_length(struct walk *w, struct value *out, length v);
/* Of a row of a labelled table, if it is there. */
void give_label(struct walk *w, struct value *out, enum table t, int32_t row);

bool has_row(const struct walk *w, enum table t, int32_t row);
/* A man is called after the body he was born in, whoever he serves now. */
void write_man(struct walk *w, int32_t row);
/* The move of that number in the battle, or NULL. */
const struct turn *turn_of(const struct walk *w, int32_t seq);
/* The latest name of a row (nth 0) or of its nth player; false: none. */
bool write_name(struct walk *w, enum table t, int32_t row, int32_t nth);

/* The fact of an entry, until the next is asked for; NULL: it has none. */
const struct line *fact_of(struct walk *w, int32_t entry);
/* Stands on the file's row of an entry; false where there is none. */
bool log_stand(struct walk *w, int32_t entry);
struct span log_column(struct walk *w, int i); /* enum logged */

#endif
