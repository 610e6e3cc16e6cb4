/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * export.c: the walker's rows as CSV (RFC 4180) and as JSON.
 *
 * Numbers are written as the walker gives them. Text passes the safe-text
 * filter once more on its way out, since the log may come from elsewhere; of
 * what this program admits it changes nothing.
 */
#include "table.h"

#include <stdlib.h>
#include <string.h>

#include <csv.h>
#include <json-c/json.h>

#include "guard.h"
#include "object.h"

/* ---- text that may leave ---- */

/* Safe text: the caller's span, or one in *own, which the caller frees. An
 * escape has at most six bytes for one of what it stands for. */
static bool
make_safe(struct span s, struct span *out, char **own)
{
    struct text t;

    *out = s;
    *own = NULL;
    if (text_unsafe(s) < 0)
        return true;
    *own = malloc((size_t)s.n * 6 + 16);
    if (!*own)
        return false;
    text_init(&t, *own, s.n * 6 + 16);
    text_safe(&t, s);
    *out = text_span(&t);
    return true;
}

/* ---- CSV ---- */

struct csv_out {
    FILE *to;
    char delimiter;
    bool excel;
};

/* Blanks at the ends are quoted too, for readers that would trim them. */
static bool
wants_quotes(const struct csv_out *c, struct span s)
{
    if (s.n == 0)
        return false;
    if (s.at[0] == ' ' || s.at[s.n - 1] == ' ')
        return true;
    return memchr(s.at, c->delimiter, s.n) || memchr(s.at, '"', s.n) ||
           memchr(s.at, '\n', s.n) || memchr(s.at, '\r', s.n);
}

/* With the apostrophe that guards it. */
static bool
csv_guarded(const struct csv_out *c, struct span s)
{
    char *more = malloc((size_t)s.n + 1);

    if (!more)
        return false;
    more[0] = '\'';
    memcpy(more + 1, s.at, s.n);
    csv_fwrite(c->to, more, (size_t)s.n + 1);
    free(more);
    return true;
}

static bool
csv_text(const struct csv_out *c, struct span text)
{
    struct span s;
    char *own;
    bool room = make_safe(text, &s, &own);

    if (room && c->excel && guard_wanted(s))
        room = csv_guarded(c, s);
    else if (room && (c->excel || wants_quotes(c, s)))
        csv_fwrite(c->to, s.at, s.n);
    else if (room)
        fwrite(s.at, 1, s.n, c->to);
    free(own);
    return room;
}

static bool
csv_cell(const struct csv_out *c, const struct value *v)
{
    switch (v->kind) {
    case VALUE_NULL:
        return true;
    case VALUE_INTEGER:
        fprintf(c->to, "%lld", (long long)v->number);
        return true;
    case VALUE_DECIMAL:
        fwrite(v->text.at, 1, v->text.n, c->to);
        return true;
    case VALUE_TEXT:
        break;
    }
    return csv_text(c, v->text);
}

static void
csv_between(const struct csv_out *c, int column)
{
    if (column > 0)
        fputc(c->delimiter, c->to);
}

static void
csv_line_end(const struct csv_out *c)
{
    fputs(c->excel ? "\r\n" : "\n", c->to);
}

static bool
csv_header(const struct csv_out *c, int table)
{
    bool room = true;

    for (int i = 0; i < table_columns(table) && room; i++) {
        csv_between(c, i);
        room = csv_text(c, span_of(table_column(table, i)));
    }
    csv_line_end(c);
    return room;
}

static bool
csv_row(const struct csv_out *c, struct walk *w, int table, uint32_t row)
{
    bool room = true;

    for (int i = 0; i < table_columns(table) && room; i++) {
        struct value v;

        csv_between(c, i);
        walk_cell(w, table, row, i, &v);
        room = csv_cell(c, &v);
    }
    csv_line_end(c);
    return room;
}

static void
waited(const struct export_options *o, uint32_t row, uint32_t rows)
{
    if (o->step && row % 256 == 0)
        o->step(o->ctx, row, rows);
}

static bool
csv_table(struct walk *w, int table, const struct export_options *o, FILE *out)
{
    struct csv_out c = {out, o->delimiter ? o->delimiter : ',', o->excel};
    bool room;

    if (c.excel)
        fputs("\xEF\xBB\xBF", out);
    room = csv_header(&c, table);
    for (uint32_t i = 0; i < walk_rows(w, table) && room; i++) {
        waited(o, i, walk_rows(w, table));
        room = csv_row(&c, w, table, i);
    }
    return room;
}

/* ---- JSON ---- */

static struct json_object *
json_text(struct span text)
{
    struct span s;
    char *own;
    struct json_object *out = NULL;

    if (make_safe(text, &s, &own))
        out = json_object_new_string_len(s.at, (int)s.n);
    free(own);
    return out;
}

/* A number with the very digits of its text. */
static struct json_object *
json_decimal(const struct value *v)
{
    char digits[40];
    struct text t;

    text_init(&t, digits, sizeof digits);
    text_put(&t, v->text);
    return json_object_new_double_s((double)v->number / (double)v->per,
                                    text_z(&t));
}

static struct json_object *
json_value(const struct value *v)
{
    switch (v->kind) {
    case VALUE_INTEGER:
        return json_object_new_int64(v->number);
    case VALUE_DECIMAL:
        return json_decimal(v);
    case VALUE_TEXT:
        return json_text(v->text);
    case VALUE_NULL:
        break;
    }
    return NULL;
}

/* One row by the names of its columns; NULL when there is no memory. */
static struct json_object *
json_row(struct walk *w, int table, uint32_t row)
{
    struct json_object *o = json_object_new_object();

    for (int i = 0; o && i < table_columns(table); i++) {
        struct value v;

        walk_cell(w, table, row, i, &v);
        if (v.kind == VALUE_NULL)
            object_put_null(&o, table_column(table, i));
        else
            object_put(&o, table_column(table, i), json_value(&v));
    }
    return o;
}

/* Written row by row: the whole need never be in memory. */
static bool
json_table(struct walk *w, int table, const struct export_options *o, FILE *out)
{
    uint32_t rows = walk_rows(w, table);

    fputc('[', out);
    for (uint32_t i = 0; i < rows; i++) {
        waited(o, i, rows);
        struct json_object *row = json_row(w, table, i);
        const char *z = object_words(row);

        if (z)
            fprintf(out, "%s\n%s", i > 0 ? "," : "", z);
        json_object_put(row);
        if (!z)
            return false;
    }
    fputs(rows > 0 ? "\n]\n" : "]\n", out);
    return true;
}

/* ---- both ---- */

enum kept
table_export(const struct history *h, struct file *f, int table,
             const struct export_options *o, FILE *out)
{
    struct walk w;
    bool room;
    enum kept k;

    walk_begin(&w, h, f);
    room =
        o->json ? json_table(&w, table, o, out) : csv_table(&w, table, o, out);
    k = walk_end(&w);
    return k == KEPT && !room ? KEPT_NO_MEMORY : k;
}

static void
put_rows(struct json_object **all, struct walk *w, int table, uint32_t from)
{
    uint32_t rows = walk_rows(w, table);
    struct json_object *list;

    if (from >= rows)
        return;
    list = json_object_new_array();
    for (uint32_t i = from; i < rows && list; i++)
        object_add(&list, json_row(w, table, i));
    object_put(all, table_name(table), list);
}

struct json_object *
table_rows_json(const struct history *h, struct file *f,
                const uint32_t from[TABLES])
{
    struct json_object *all = json_object_new_object();
    struct walk w;

    walk_begin(&w, h, f);
    for (int i = 0; i < TABLE_PROMISED && all; i++)
        if (table_source(i) >= 0)
            put_rows(&all, &w, i, from[table_source(i)]);
    if (walk_end(&w) == KEPT)
        return all;
    json_object_put(all);
    return NULL;
}
