/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * walk.c: the one walker. It makes each cell of each promised table from the
 * fold; the file, the exports, verify and the rows in answers all get their
 * values here, so none of them can disagree.
 */
#include <stdlib.h>
#include <string.h>

#include "cell.h"

enum { LOG = TABLES }; /* a source beside the game's tables */

/* ---- the lists ---- */

static const struct {
    const char *name;
    cell_maker *make;
    int32_t at;
} columns[] = {
#define TABLE(name, source, kind)
#define COLUMN(table, name, type, how, at) {#name, cell_##how, at},
#define FIRST(table, name, type, how, at) {#name, cell_##how, at},
#define END(table)
#include "table.def"
#undef TABLE
#undef FIRST
#undef COLUMN
#undef END
};

/* BEGIN_ and END_ of a table are the places of its columns in that list. */
enum {
#define TABLE(name, source, kind)
#define FIRST(table, name, type, how, at) \
    COLUMN_##table##_##name, BEGIN_##table = COLUMN_##table##_##name,
#define COLUMN(table, name, type, how, at) COLUMN_##table##_##name,
#define END(table) END_##table, LAST_##table = END_##table - 1,
#include "table.def"
#undef TABLE
#undef FIRST
#undef COLUMN
#undef END
    COLUMNS
};

static const struct {
    const char *name;
    int source, begin, end;
} tables[TABLE_LISTS] = {
#define TABLE(name, source, kind) {#name, source, BEGIN_##name, END_##name},
#define FIRST(table, name, type, how, at)
#define COLUMN(table, name, type, how, at)
#define END(table)
#include "table.def"
#undef TABLE
#undef FIRST
#undef COLUMN
#undef END
};

const char *
table_name(int table)
{
    return tables[table].name;
}

int
table_find(struct span name)
{
    for (int i = 0; i < TABLE_PROMISED; i++)
        if (span_same_z(name, tables[i].name))
            return i;
    return -1;
}

int
table_columns(int table)
{
    return tables[table].end - tables[table].begin;
}

const char *
table_column(int table, int column)
{
    return columns[tables[table].begin + column].name;
}

/* ---- the walk ---- */

void
walk_begin(struct walk *w, const struct history *h, struct file *f)
{
    w->h = h;
    w->f = f;
    w->log = NULL;
    w->log_of = 0;
    w->failed = SQLITE_OK;
    w->more = NULL;
    text_init(&w->text, w->bytes, sizeof w->bytes);
    w->fact_of = 0;
    w->fact_has = false;
    w->body_of = 0;
    w->score_of = 0;
}

enum kept
walk_end(struct walk *w)
{
    sqlite3_finalize(w->log);
    free(w->more);
    w->log = NULL;
    w->more = NULL;
    if (w->failed == SQLITE_OK)
        return KEPT;
    return w->f ? file_kept(w->f, w->failed) : KEPT_NO_MEMORY;
}

uint32_t
walk_rows(const struct walk *w, int table)
{
    int source = tables[table].source;

    return source == LOG ? (uint32_t)w->h->n : w->h->game.rows[source];
}

/* A cell that did not fit is made again in twice the room. */
static bool
grow(struct walk *w)
{
    uint32_t cap = w->text.cap * 2;
    char *more = cap > w->text.cap ? realloc(w->more, cap) : NULL;

    if (!more) {
        w->failed = w->failed == SQLITE_OK ? SQLITE_NOMEM : w->failed;
        return false;
    }
    w->more = more;
    text_init(&w->text, more, cap);
    return true;
}

static struct cell
cell_at(const struct walk *w, int source, uint32_t row, int32_t at)
{
    struct cell c = {NULL, (int32_t)row, at, 0};
    size_t width;

    if (source == LOG) {
        c.cells = (const int32_t *)(const void *)&w->h->entry[row];
        width = sizeof(struct entry) / sizeof(int32_t);
    } else {
        width = table_width((enum table)source);
        c.cells = w->h->game.cells[source] + (size_t)row * width;
    }
    if ((size_t)at < width)
        c.is = c.cells[at];
    return c;
}

void
walk_cell(struct walk *w, int table, uint32_t row, int column,
          struct value *out)
{
    int i = tables[table].begin + column;
    struct cell c = cell_at(w, tables[table].source, row, columns[i].at);

    do {
        text_clear(&w->text);
        *out = (struct value){
            VALUE_NULL, 0, 1, {"", 0}
        };
        columns[i].make(w, &c, out);
    } while (w->text.cut && grow(w));
    if (w->text.cut)
        out->kind = VALUE_NULL;
}

struct span
walk_text(struct walk *w, int table, uint32_t row, const char *column)
{
    for (int i = 0; i < table_columns(table); i++) {
        struct value v;
        if (strcmp(table_column(table, i), column) != 0)
            continue;
        walk_cell(w, table, row, i, &v);
        return v.kind == VALUE_TEXT ? v.text : SPAN("");
    }
    return SPAN("");
}
