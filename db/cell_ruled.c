/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * cell_ruled.c: cells of the log and of the tables that hold what was ruled.
 */
#include "cell.h"
#include "place.h"

#include "chain.h"
#include "key.h"
#include "overrule.h"
#include "reason.h"
#include "record.h"
#include "rulebook.h"

/* ---- cells of any table ---- */

void
cell_integer(struct walk *w, const struct cell *c, struct value *out)
{
    (void)w;
    give_int(out, c->is);
}

/* Nought is none. */
void
cell_some(struct walk *w, const struct cell *c, struct value *out)
{
    (void)w;
    if (c->is)
        give_int(out, c->is);
}

void
cell_yes_no(struct walk *w, const struct cell *c, struct value *out)
{
    (void)w;
    give_text(out, c->is ? SPAN("yes") : SPAN("no"));
}

void
cell_side(struct walk *w, const struct cell *c, struct value *out)
{
    give_label(w, out, T_side, ROW(c->is));
}

void
cell_body(struct walk *w, const struct cell *c, struct value *out)
{
    give_label(w, out, T_body, ROW(c->is));
}

/* A man's cell is his row itself. */
void
cell_man(struct walk *w, const struct cell *c, struct value *out)
{
    write_man(w, c->is);
    give_built(w, out);
}

void
cell_own_man(struct walk *w, const struct cell *c, struct value *out)
{
    write_man(w, c->row);
    give_built(w, out);
}

void
cell_own_label(struct walk *w, const struct cell *c, struct value *out)
{
    (void)w;
    give_text(out, label_of(c->cells));
}

void
cell_own_name(struct walk *w, const struct cell *c, struct value *out)
{
    if (write_name(w, (enum table)c->at, c->row, 0))
        give_built(w, out);
}

static void
write_numbered(struct walk *w, char letter, int32_t number)
{
    text_char(&w->text, letter);
    text_int(&w->text, number);
}

void
cell_melee(struct walk *w, const struct cell *c, struct value *out)
{
    if (!c->is)
        return;
    write_numbered(w, 'M', c->is);
    give_built(w, out);
}

void
cell_party(struct walk *w, const struct cell *c, struct value *out)
{
    if (!has_row(w, T_party, ROW(c->is)))
        return;
    write_numbered(w, 'P', w->h->game.party[ROW(c->is)].number);
    give_built(w, out);
}

void
cell_move(struct walk *w, const struct cell *c, struct value *out)
{
    const struct turn *t = turn_of(w, c->is);

    if (t)
        give_int(out, t->number);
}

void
cell_mover(struct walk *w, const struct cell *c, struct value *out)
{
    const struct turn *t = turn_of(w, c->is);

    if (t)
        give_label(w, out, T_side, ROW(t->side));
}

void
cell_arm(struct walk *w, const struct cell *c, struct value *out)
{
    static const char *const word[] = {[ARM_INF] = "inf", [ARM_CAV] = "cav"};

    (void)w;
    give_word(out, word, 3, c->is);
}

void
cell_seconds(struct walk *w, const struct cell *c, struct value *out)
{
    give_decimal(w, out, c->is, 3);
}

/* ---- entries ---- */

static const struct entry *
entry_of(const struct walk *w, const struct cell *c)
{
    return &w->h->entry[c->row];
}

void
cell_entry_kind(struct walk *w, const struct cell *c, struct value *out)
{
    give_text(out, entry_of(w, c)->edit ? SPAN("edit") : SPAN("fact"));
}

void
cell_elapsed(struct walk *w, const struct cell *c, struct value *out)
{
    give_decimal(w, out, entry_of(w, c)->at_ms, 3);
}

void
cell_phase(struct walk *w, const struct cell *c, struct value *out)
{
    static const char *const word[] = {[PHASE_SETUP] = "setup",
                                       [PHASE_MOVE] = "move",
                                       [PHASE_OVER] = "over",
                                       [PHASE_INTERVAL] = "interval",
                                       [PHASE_FINISHED] = "finished"};

    (void)w;
    give_word(out, word, 5, c->is);
}

void
cell_logged(struct walk *w, const struct cell *c, struct value *out)
{
    if (log_stand(w, entry_of(w, c)->n))
        give_text(out, log_column(w, c->at));
}

/* ---- moves ---- */

/* A correction keeps the battle time of what it corrects but has the time of
 * day it was typed: what was typed first knows both. */
static int32_t
typed_first(const struct walk *w, int32_t n)
{
    const struct entry *e = history_entry(w->h, n);

    while (e && e->edit && e->target > 0 && e->target < e->n)
        e = history_entry(w->h, e->target);
    return e ? e->n : 0;
}

void
cell_started(struct walk *w, const struct cell *c, struct value *out)
{
    const struct turn *t = &w->h->game.turn[c->row];
    int32_t n = typed_first(w, t->entry);
    char utc[UTC_BYTES + 1];
    int64_t ms;

    (void)c;
    if (n == 0 || !log_stand(w, n) || !utc_read(log_column(w, LOGGED_UTC), &ms))
        return;
    ms += (int64_t)t->started.s * 1000 + t->started.ms;
    ms -= history_entry(w->h, n)->at_ms;
    if (!utc_write(ms, utc))
        return;
    text_put(&w->text, (struct span){utc, UTC_BYTES});
    give_built(w, out);
}

/* Less than nought: no clock. */
void
cell_limit(struct walk *w, const struct cell *c, struct value *out)
{
    if (c->is >= 0)
        give_decimal(w, out, c->is, 3);
}

void
cell_overrun(struct walk *w, const struct cell *c, struct value *out)
{
    const struct turn *t = &w->h->game.turn[c->row];
    int64_t over = (int64_t)t->used_ms - t->allowance_ms;

    if (t->allowance_ms >= 0)
        give_decimal(w, out, over > 0 ? over : 0, 3);
}

/* Bit 3 is Time itself, which is no warning. */
void
cell_warnings(struct walk *w, const struct cell *c, struct value *out)
{
    (void)w;
    give_int(out, (c->is & 1) + (c->is >> 1 & 1) + (c->is >> 2 & 1));
}

/* ---- shots ---- */

static void
write_gun(struct walk *w, const struct word *word)
{
    const struct game *g = &w->h->game;
    int32_t row = gun_find(g, word->label);

    text_put(&w->text, row < 0 ? word->label : label_of(g->gun[row].label));
}

/* Guns that fired together stand in the line of their entry, joined. */
static void
give_guns(struct walk *w, struct value *out, int32_t entry, int32_t gun)
{
    const struct line *l = fact_of(w, entry);
    uint32_t n = 0;
    const struct word *word = l ? line_find(l, "", "GUNS", &n) : NULL;

    if (!word || n < 2) {
        give_label(w, out, T_gun, ROW(gun));
        return;
    }
    for (uint32_t i = 0; i < n; i++) {
        if (i > 0)
            text_char(&w->text, '+');
        write_gun(w, &word[i]);
    }
    give_built(w, out);
}

void
cell_guns(struct walk *w, const struct cell *c, struct value *out)
{
    give_guns(w, out, w->h->game.shot[c->row].entry, c->is);
}

/* ---- the capture of guns ---- */

void
cell_gun(struct walk *w, const struct cell *c, struct value *out)
{
    give_label(w, out, T_gun, ROW(c->is));
}

void
cell_taking(struct walk *w, const struct cell *c, struct value *out)
{
    static const char *const words[] = {"taken", "disputed", "kept"};

    (void)w;
    give_word(out, words, 3, c->is);
}

/* Which outcome of a close call was taken. */
void
cell_answer(struct walk *w, const struct cell *c, struct value *out)
{
    static const char *const words[] = {NULL, "a", "b"};

    (void)w;
    if (c->is > 0)
        give_word(out, words, 3, c->is);
}

/* ---- melees ---- */

/* Where numbers were equal nobody was greater: the charger stands first. */
void
cell_greater(struct walk *w, const struct cell *c, struct value *out)
{
    int32_t charger = w->h->game.ruled[c->row].charger;

    give_label(w, out, T_side, ROW(c->is ? c->is : charger));
}

void
cell_support(struct walk *w, const struct cell *c, struct value *out)
{
    if (w->h->game.ruled[c->row].told)
        give_int(out, c->is);
}

void
cell_needed(struct walk *w, const struct cell *c, struct value *out)
{
    if (w->h->game.ruled[c->row].isolated != CASE_EQUAL)
        give_int(out, c->is);
}

void
cell_isolated(struct walk *w, const struct cell *c, struct value *out)
{
    static const char *const word[] = {
        [CASE_ISOLATED] = "yes", [CASE_SUPPORTED] = "no"};

    (void)w;
    give_word(out, word, 3, c->is);
}

void
cell_edition(struct walk *w, const struct cell *c, struct value *out)
{
    (void)w;
    if (c->is > 0 && c->is < EDITIONS)
        give_text(out, span_of(edition_name((enum edition)c->is)));
}

void
cell_role(struct walk *w, const struct cell *c, struct value *out)
{
    static const char *const word[] = {[ROLE_CONTACT] = "contact",
                                       [ROLE_NEAR] = "near",
                                       [ROLE_SUPPORT] = "support",
                                       [ROLE_COUNTED] = "counted"};

    (void)w;
    give_word(out, word, 5, c->is);
}

void
cell_fate(struct walk *w, const struct cell *c, struct value *out)
{
    static const char *const word[] = {[FATE_DEAD] = "dead",
                                       [FATE_PRISONER] = "prisoner",
                                       [FATE_GUARD] = "guard",
                                       [FATE_UNHURT] = "unhurt"};

    (void)w;
    give_word(out, word, 5, c->is);
}

/* ---- casualties ---- */

void
cell_cause(struct walk *w, const struct cell *c, struct value *out)
{
    static const char *const word[] = {[CAUSE_SHOT] = "shot",
                                       [CAUSE_MELEE] = "melee",
                                       [CAUSE_OTHER] = "other"};

    (void)w;
    give_word(out, word, 4, c->is);
}

void
cell_by(struct walk *w, const struct cell *c, struct value *out)
{
    const struct casualty *k = &w->h->game.casualty[c->row];

    if (k->cause == CAUSE_SHOT)
        give_guns(w, out, k->entry, c->is);
    else if (k->cause == CAUSE_MELEE)
        cell_melee(w, c, out);
}

void
cell_reason(struct walk *w, const struct cell *c, struct value *out)
{
    const struct line *l;

    if (c->is != CAUSE_OTHER)
        return;
    l = fact_of(w, w->h->game.casualty[c->row].entry);
    for (uint32_t i = 0; l && i < l->n; i++)
        if (l->word[i].slot == SLOT_TEXT) {
            word_text(&w->text, &l->word[i]);
            break;
        }
    give_built(w, out);
}

/* ---- prisoners ---- */

void
cell_guards(struct walk *w, const struct cell *c, struct value *out)
{
    const struct game *g = &w->h->game;
    int32_t left;

    if (!has_row(w, T_party, ROW(c->is)))
        return;
    left = g->party[ROW(c->is)].guards;
    for (uint32_t i = 0; left > 0 && i < g->rows[T_man]; i++) {
        if (g->man[i].guards != c->is)
            continue;
        if (w->text.n > 0)
            text_char(&w->text, ' ');
        write_man(w, (int32_t)i);
        left--;
    }
    give_built(w, out);
}

void
cell_captive_state(struct walk *w, const struct cell *c, struct value *out)
{
    static const char *const word[] = {[CAPTIVE_HELD] = "held",
                                       [CAPTIVE_DELIVERED] = "delivered",
                                       [CAPTIVE_FREED] = "freed",
                                       [CAPTIVE_REARMED] = "rearmed",
                                       [CAPTIVE_DEAD] = "dead"};

    (void)w;
    give_word(out, word, 6, c->is);
}

/* ---- disputes ---- */

/* The text of an entry's line, of which the cell is the number. */
static bool
write_line_text(struct walk *w, int32_t entry)
{
    const struct line *l = entry ? fact_of(w, entry) : NULL;

    for (uint32_t i = 0; l && i < l->n; i++) {
        if (l->word[i].slot != SLOT_TEXT)
            continue;
        word_text(&w->text, &l->word[i]);
        return true;
    }
    return false;
}

void
cell_line_text(struct walk *w, const struct cell *c, struct value *out)
{
    if (write_line_text(w, c->is))
        give_built(w, out);
}

/* Without the side that the verdict begins with. */
void
cell_verdict(struct walk *w, const struct cell *c, struct value *out)
{
    struct span reason;

    if (!write_line_text(w, c->is))
        return;
    verdict_side(&w->h->game, text_span(&w->text), &reason);
    give_text(out, reason);
}

void
cell_lasted(struct walk *w, const struct cell *c, struct value *out)
{
    if (w->h->game.dispute[c->row].closed_entry)
        give_decimal(w, out, c->is, 3);
}

/* ---- overrules ---- */

/* The referee's own word comes with its reason, in a fact or an edit. */
void
cell_because(struct walk *w, const struct cell *c, struct value *out)
{
    struct line l = {.word = w->word};
    const struct word *why;

    w->fact_of = 0; /* its words are used */
    if (!history_entry(w->h, c->is) || !history_read(w->h, c->is, &l))
        return;
    why = line_find(&l, "because", "TEXT", NULL);
    if (!why)
        return;
    word_text(&w->text, why);
    give_built(w, out);
}

/* The place of the column: 0 what the rules have, 1 what the referee ruled. */
void
cell_overruled(struct walk *w, const struct cell *c, struct value *out)
{
    const struct game *g = &w->h->game;

    overruled_write(&w->text, g, &g->overruled[c->row], c->at != 0);
    give_built(w, out);
}

/* ---- positions ---- */

void
cell_placed_label(struct walk *w, const struct cell *c, struct value *out)
{
    const struct game *g = &w->h->game;
    int32_t kind = g->position[c->row].kind;

    if (kind == POSITION_MAN) {
        write_man(w, c->is);
        give_built(w, out);
    } else if (kind == POSITION_GUN && has_row(w, T_gun, c->is)) {
        give_text(out, label_of(g->gun[c->is].label));
    } else if (has_row(w, T_peg, c->is)) {
        give_text(out, label_of(g->peg[c->is].label));
    }
}

/* Nothing where a place was lost. */
void
cell_placed_at(struct walk *w, const struct cell *c, struct value *out)
{
    if (w->h->game.position[c->row].placed)
        give_length(w, out, c->is);
}

void
cell_placed_by(struct walk *w, const struct cell *c, struct value *out)
{
    static const char *const word[] = {
        [SOURCE_PUT] = "put", [SOURCE_MOVE] = "move", [SOURCE_TAPE] = "tape"};

    (void)w;
    give_word(out, word, 4, c->is);
}

/* ---- rulings ---- */

/* A rule; of a reading nothing, of a key its own rule. */
void
cell_reason_rule(struct walk *w, const struct cell *c, struct value *out)
{
    const struct reason *r = &w->h->game.reason[c->row];

    if (r->key)
        give_text(out, span_of(key_info((enum key_id)ROW(r->key))->rule));
    else if (r->rule < READING_BASE)
        give_text(out, span_of(rule_name(r->rule)));
}

/* 12; of the density rules A12. */
void
cell_reading(struct walk *w, const struct cell *c, struct value *out)
{
    if (c->is < READING_BASE)
        return;
    if (c->is >= DENSITY_READING_BASE)
        text_char(&w->text, 'A');
    text_int(&w->text, c->is >= DENSITY_READING_BASE
                           ? c->is - DENSITY_READING_BASE
                           : c->is - READING_BASE);
    give_built(w, out);
}

/* gun.shots 6: a key that is not as the edition has it. */
void
cell_reason_value(struct walk *w, const struct cell *c, struct value *out)
{
    const struct reason *r = &w->h->game.reason[c->row];

    if (!r->key)
        return;
    text_str(&w->text, key_info((enum key_id)ROW(r->key))->name);
    text_char(&w->text, ' ');
    key_write(&w->text, (enum key_id)ROW(r->key), r->cell);
    give_built(w, out);
}

void
cell_decides(struct walk *w, const struct cell *c, struct value *out)
{
    const char *words = reason_decides(w->h->game.reason[c->row].rule);

    if (*words)
        give_text(out, span_of(words));
}
