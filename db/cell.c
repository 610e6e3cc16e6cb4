/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * cell.c: what the makers of cells share: values, labels, words and the log.
 *
 * Words that the game does not keep (names, reasons, guns that fired together)
 * are taken from the line of the entry that gave them; what only the log has
 * (times of day, answers) is read from the file.
 */
#include "cell.h"

#include "facts.h"

static const char log_sql[] = "SELECT utc, line, answer, verdict, rules, note"
                              " FROM entry WHERE n = ?";

/* ---- values ---- */

void
give_int(struct value *out, int64_t v)
{
    out->kind = VALUE_INTEGER;
    out->number = v;
}

void
give_text(struct value *out, struct span text)
{
    out->kind = VALUE_TEXT;
    out->text = text;
}

void
give_word(struct value *out, const char *const *words, int32_t n, int32_t is)
{
    if (is >= 0 && is < n && words[is])
        give_text(out, span_of(words[is]));
}

void
give_built(struct walk *w, struct value *out)
{
    if (w->text.n > 0)
        give_text(out, text_span(&w->text));
}

/* `places` decimals of a value of so many parts in one. */
void
give_decimal(struct walk *w, struct value *out, int64_t v, int places)
{
    int64_t per = 1;

    for (int i = 0; i < places; i++)
        per *= 10;
    text_fixed(&w->text, v, places);
    give_built(w, out);
    out->kind = VALUE_DECIMAL;
    out->number = v;
    out->per = per;
}

void
give_length(struct walk *w, struct value *out, length v)
{
    length_write_decimal(&w->text, v);
    give_built(w, out);
    out->kind = VALUE_DECIMAL;
    out->number = v;
    out->per = LENGTH_INCH;
}

/* ---- rows that cells point at ---- */

bool
has_row(const struct walk *w, enum table t, int32_t row)
{
    return row >= 0 && (uint32_t)row < w->h->game.rows[t];
}

/* Labelled tables begin with their label. */
void
give_label(struct walk *w, struct value *out, enum table t, int32_t row)
{
    if (has_row(w, t, row))
        give_text(out,
                  label_of(w->h->game.cells[t] + (size_t)row * table_width(t)));
}

void
write_man(struct walk *w, int32_t row)
{
    const struct game *g = &w->h->game;
    const struct man *m;

    if (!has_row(w, T_man, row))
        return;
    m = &g->man[row];
    if (has_row(w, T_body, ROW(m->birth)))
        text_put(&w->text, label_of(g->body[ROW(m->birth)].label));
    text_char(&w->text, '.');
    text_int(&w->text, m->number);
}

const struct turn *
turn_of(const struct walk *w, int32_t seq)
{
    return has_row(w, T_turn, ROW(seq)) ? &w->h->game.turn[ROW(seq)] : NULL;
}

/* ---- the words of an entry's fact ---- */

const struct line *
fact_of(struct walk *w, int32_t entry)
{
    if (entry != w->fact_of) {
        w->fact = (struct line){.word = w->word};
        w->fact_of = entry;
        w->fact_has = entry > 0 && entry <= w->h->n &&
                      history_fact(w->h, entry, &w->fact);
    }
    return w->fact_has ? &w->fact : NULL;
}

/* The name an entry gave: a side's, body's or gun's own (nth 0), or its nth
 * player's; `player Mum blue` names one alone, whichever he is. */
static const struct word *
name_word(const struct line *l, int32_t nth)
{
    bool alone = verb_is(l->verb, FACT_PLAYER);
    int32_t n = 0;

    for (uint32_t i = 0; i < l->n; i++) {
        const struct word *w = &l->word[i];

        if (nth == 0 && w->slot == SLOT_TEXT)
            return w;
        if (nth > 0 && span_is(w->name, "PLAYER") && (alone || ++n == nth))
            return w;
    }
    return NULL;
}

/* Writes the latest name of a row; false where it has none. */
bool
write_name(struct walk *w, enum table t, int32_t row, int32_t nth)
{
    const struct game *g = &w->h->game;

    for (uint32_t i = g->rows[T_name]; i-- > 0;) {
        const struct name *n = &g->name[i];
        const struct line *l;
        const struct word *word;

        if (n->table != (int32_t)t || n->row != row || n->nth != nth)
            continue;
        l = fact_of(w, n->entry);
        word = l ? name_word(l, nth) : NULL;
        if (word)
            word_text(&w->text, word);
        return word != NULL;
    }
    return false;
}

/* ---- what only the file has ---- */

static bool
log_prepare(struct walk *w)
{
    int rc = SQLITE_OK;

    if (!w->f || w->failed != SQLITE_OK)
        return false;
    if (!w->log)
        rc = sqlite3_prepare_v2(file_db(w->f), log_sql, -1, &w->log, NULL);
    w->failed = rc;
    return rc == SQLITE_OK;
}

/* Stands on the row of that entry; false where the file has none. */
bool
log_stand(struct walk *w, int32_t entry)
{
    int rc;

    if (w->log_of == entry)
        return entry > 0;
    w->log_of = 0;
    if (!log_prepare(w))
        return false;
    sqlite3_reset(w->log);
    sqlite3_bind_int(w->log, 1, entry);
    rc = sqlite3_step(w->log);
    if (rc == SQLITE_ROW)
        w->log_of = entry;
    else if (rc != SQLITE_DONE)
        w->failed = rc;
    return w->log_of > 0;
}

/* As a blob, which is the same bytes and needs no memory for a NUL. */
struct span
log_column(struct walk *w, int i)
{
    const char *at = sqlite3_column_blob(w->log, i);

    if (!at)
        return SPAN("");
    return (struct span){at, (uint32_t)sqlite3_column_bytes(w->log, i)};
}
