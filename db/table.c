/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * table.c: the tables in the file: made, kept in step with the fold, verified.
 *
 * Invariant: after table_sync has answered KEPT, row k of a stored table (its
 * rowid) is row k - 1 of its source in the fold, cell by cell.
 */
#include "table.h"

#include <stdlib.h>
#include <string.h>

#include "file_in.h"

/* ---- the statements that make them ---- */

#define SQL_INTEGER "INTEGER"
#define SQL_TEXT "TEXT"
#define SQL_DECIMAL "TEXT"

/* Of every table; which of them a file has, `stored` says. */
static const char *const ddl[TABLE_LISTS] = {
#define TABLE(name, source, kind) "CREATE TABLE " #name "(\n"
#define FIRST(table, name, type, how, at) "  " #name " " SQL_##type
#define COLUMN(table, name, type, how, at) ",\n  " #name " " SQL_##type
#define END(table) "\n) STRICT",
#include "table.def"
#undef TABLE
#undef FIRST
#undef COLUMN
#undef END
};

/* Our own connection never reads it: it runs with ENABLE_VIEW 0. */
static const char view[] =
    "CREATE VIEW entries AS\n"
    "SELECT e.n AS entry, e.grp AS grp, e.kind AS kind, e.target AS target,\n"
    "  e.utc AS utc,\n"
    "  printf('%s%d.%03d', CASE WHEN e.at_ms < 0 THEN '-' ELSE '' END,\n"
    "    abs(e.at_ms) / 1000, abs(e.at_ms) % 1000) AS elapsed_s,\n"
    "  s.move AS move, s.side AS side, s.phase AS phase, e.line AS line,\n"
    "  e.answer AS answer, e.verdict AS verdict, e.rules AS rules,\n"
    "  s.undone_by AS undone_by, e.note AS note\n"
    "FROM entry e LEFT JOIN standing s ON s.rowid = e.n\n"
    "ORDER BY e.n";

enum kind { STORED, FOLDED, LOGGED, INNER };

static const struct {
    enum kind kind;
    int source; /* a table of the game, where it is STORED */
} is[TABLE_LISTS] = {
#define LOG TABLES
#define TABLE(name, source, kind) {kind, source},
#define FIRST(table, name, type, how, at)
#define COLUMN(table, name, type, how, at)
#define END(table)
#include "table.def"
#undef LOG
#undef TABLE
#undef FIRST
#undef COLUMN
#undef END
};

static bool
in_file(int table)
{
    return is[table].kind == STORED || is[table].kind == INNER;
}

int
table_source(int table)
{
    return is[table].kind == STORED ? is[table].source : -1;
}

const char *
table_ddl(int i)
{
    for (int t = 0; t < TABLE_LISTS; t++)
        if (in_file(t) && i-- == 0)
            return ddl[t];
    return i == 0 ? view : NULL;
}

/* ---- kept in step ---- */

struct tables {
    sqlite3_stmt *drop[TABLE_LISTS], *add[TABLE_LISTS]; /* NULL: not stored */
    int64_t most[TABLE_LISTS]; /* the file never had more rows: what is taken
                                  back may be there again after a rollback */
    int32_t looked_at; /* entries whose moves were seen to follow in order */
    bool disorder;     /* an undo has led back to an earlier move */
};

static int
prepare(struct file *f, const struct text *sql, sqlite3_stmt **out)
{
    return sqlite3_prepare_v3(file_db(f), sql->at, (int)sql->n,
                              SQLITE_PREPARE_PERSISTENT, out, NULL);
}

/* The rows a file has now. */
static int
count_rows(struct file *f, int table, int64_t *out)
{
    char bytes[128];
    struct text sql;
    sqlite3_stmt *s = NULL;
    int rc;

    text_init(&sql, bytes, sizeof bytes);
    text_str(&sql, "SELECT max(rowid) FROM ");
    text_str(&sql, table_name(table));
    rc = prepare(f, &sql, &s);
    if (rc == SQLITE_OK)
        rc = sqlite3_step(s);
    if (rc == SQLITE_ROW) {
        *out = sqlite3_column_int64(s, 0);
        rc = SQLITE_OK;
    }
    sqlite3_finalize(s);
    return rc;
}

/* Of all tables that are in a file, by one question: each is a lock of its
 * own. */
static int
count_all(struct file *f, int64_t most[TABLE_LISTS])
{
    char bytes[2048];
    struct text sql;
    sqlite3_stmt *s = NULL;
    int rc, column = 0;

    text_init(&sql, bytes, sizeof bytes);
    text_str(&sql, "SELECT 0");
    for (int i = 0; i < TABLE_LISTS; i++) {
        if (!in_file(i))
            continue;
        text_str(&sql, ",(SELECT max(rowid) FROM ");
        text_str(&sql, table_name(i));
        text_char(&sql, ')');
    }
    rc = prepare(f, &sql, &s);
    if (rc == SQLITE_OK)
        rc = sqlite3_step(s);
    for (int i = 0; i < TABLE_LISTS && rc == SQLITE_ROW; i++)
        if (in_file(i))
            most[i] = sqlite3_column_int64(s, ++column);
    sqlite3_finalize(s);
    return rc == SQLITE_ROW ? SQLITE_OK : rc;
}

enum kept
table_ends(struct file *f, int32_t last)
{
    int64_t rows = 0;
    int rc = count_rows(f, TABLE_standing, &rows);

    if (rc != SQLITE_OK)
        return file_kept(f, rc);
    return rows == last ? KEPT
                        : file_damaged(f, "its tables do not end where its log"
                                          " does: entries are missing");
}

static int
prepare_drop(struct file *f, int table, sqlite3_stmt **out)
{
    char bytes[128];
    struct text sql;

    text_init(&sql, bytes, sizeof bytes);
    text_str(&sql, "DELETE FROM ");
    text_str(&sql, table_name(table));
    text_str(&sql, " WHERE rowid > ?");
    return prepare(f, &sql, out);
}

static int
prepare_add(struct file *f, int table, sqlite3_stmt **out)
{
    char bytes[1024];
    struct text sql;

    text_init(&sql, bytes, sizeof bytes);
    text_str(&sql, "INSERT INTO ");
    text_str(&sql, table_name(table));
    text_str(&sql, "(rowid");
    for (int i = 0; i < table_columns(table); i++) {
        text_char(&sql, ',');
        text_str(&sql, table_column(table, i));
    }
    text_str(&sql, ") VALUES(?");
    for (int i = 0; i < table_columns(table); i++)
        text_str(&sql, ",?");
    text_char(&sql, ')');
    return prepare(f, &sql, out);
}

enum kept
tables_open(struct file *f, struct tables **out)
{
    struct tables *t = calloc(1, sizeof *t);
    int rc;

    *out = NULL;
    if (!t)
        return KEPT_NO_MEMORY;
    rc = count_all(f, t->most);
    for (int i = 0; i < TABLE_LISTS && rc == SQLITE_OK; i++) {
        if (!in_file(i))
            continue;
        rc = prepare_drop(f, i, &t->drop[i]);
        if (rc == SQLITE_OK)
            rc = prepare_add(f, i, &t->add[i]);
    }
    if (rc != SQLITE_OK) {
        enum kept k = file_kept(f, rc);

        tables_close(t);
        return k;
    }
    *out = t;
    return KEPT;
}

void
tables_close(struct tables *t)
{
    if (!t)
        return;
    for (int i = 0; i < TABLE_LISTS; i++) {
        sqlite3_finalize(t->drop[i]);
        sqlite3_finalize(t->add[i]);
    }
    free(t);
}

/* The texts of one row are made in the same buffer, so SQLite copies them. */
static int
bind_value(sqlite3_stmt *s, int i, const struct value *v)
{
    switch (v->kind) {
    case VALUE_INTEGER:
        return sqlite3_bind_int64(s, i, v->number);
    case VALUE_DECIMAL:
    case VALUE_TEXT:
        return sqlite3_bind_text(s, i, v->text.at, (int)v->text.n,
                                 SQLITE_TRANSIENT);
    case VALUE_NULL:
    default:
        return sqlite3_bind_null(s, i);
    }
}

static int
add_row(sqlite3_stmt *s, struct walk *w, int table, uint32_t row)
{
    int rc = sqlite3_bind_int64(s, 1, (int64_t)row + 1);

    for (int i = 0; i < table_columns(table) && rc == SQLITE_OK; i++) {
        struct value v;

        walk_cell(w, table, row, i, &v);
        rc = w->failed != SQLITE_OK ? w->failed : bind_value(s, i + 2, &v);
    }
    return rc == SQLITE_OK ? file_step_once(s) : rc;
}

/* The file's rows from `low` on become the fold's. */
static int
rewrite(struct tables *t, struct walk *w, int table, uint32_t low)
{
    uint32_t rows = walk_rows(w, table);
    int rc = SQLITE_DONE;

    if (low < t->most[table]) {
        sqlite3_bind_int64(t->drop[table], 1, low);
        rc = file_step_once(t->drop[table]);
    }
    for (uint32_t i = low; rc == SQLITE_DONE && i < rows; i++)
        rc = add_row(t->add[table], w, table, i);
    if (rows > t->most[table])
        t->most[table] = rows;
    return rc;
}

/* Entries from `low` on may be new: do their moves still follow in order? */
static void
look_at_order(struct tables *t, const struct history *h, int32_t low)
{
    int32_t from = low < t->looked_at ? low : t->looked_at;

    for (int32_t i = from > 0 ? from : 1; i < h->n; i++)
        if (h->entry[i].seq < h->entry[i - 1].seq)
            t->disorder = true;
    t->looked_at = h->n;
}

/* The first entry, below `low`, typed in a move after that many. */
static int32_t
first_after(const struct tables *t, const struct history *h, int32_t low,
            uint32_t moves)
{
    if (t->disorder) {
        for (int32_t i = 0; i < low; i++)
            if ((int64_t)h->entry[i].seq > moves)
                return i;
        return low;
    }
    while (low > 0 && (int64_t)h->entry[low - 1].seq > moves)
        low--;
    return low;
}

/*
 * The lowest row of `standing` that the file has otherwise. Its move and side
 * are cells of a row of the moves, and a correction may have made those anew
 * while the entry itself stood as it did.
 */
static uint32_t
standing_low(struct tables *t, const struct history *h)
{
    uint32_t moves = h->game.low[T_turn];
    int32_t low = h->low > 0 ? h->low - 1 : 0;

    low = h->n < low ? h->n : low;
    look_at_order(t, h, low);
    if (moves < t->most[TABLE_moves])
        low = first_after(t, h, low, moves);
    return (uint32_t)low;
}

static int
sync_all(struct tables *t, struct walk *w)
{
    const struct history *h = w->h;
    int rc = SQLITE_DONE;

    for (int i = 0; i < TABLE_LISTS && rc == SQLITE_DONE; i++)
        if (is[i].kind == STORED)
            rc = rewrite(t, w, i, h->game.low[is[i].source]);
        else if (is[i].kind == INNER)
            rc = rewrite(t, w, i, standing_low(t, h));
    return rc;
}

enum kept
table_sync(struct tables *t, struct file *f, const struct history *h)
{
    struct walk w;
    int rc;
    enum kept k;

    walk_begin(&w, h, f);
    rc = sync_all(t, &w);
    k = walk_end(&w);
    return k == KEPT && rc != SQLITE_DONE ? file_kept(f, rc) : k;
}

/* ---- verified ---- */

static void
put_value(struct text *to, enum value_kind kind, struct span text)
{
    if (kind == VALUE_NULL) {
        text_str(to, "nothing");
        return;
    }
    text_char(to, '"');
    text_safe(to, text);
    text_char(to, '"');
}

static struct span
value_text(const struct value *v, struct text *number)
{
    if (v->kind != VALUE_INTEGER)
        return v->text;
    text_clear(number);
    text_int(number, v->number);
    return text_span(number);
}

static struct span
column_text(sqlite3_stmt *s, int i, struct text *number)
{
    if (sqlite3_column_type(s, i) != SQLITE_INTEGER)
        return file_column(s, i);
    text_int(number, sqlite3_column_int64(s, i));
    return text_span(number);
}

static enum value_kind
column_kind(sqlite3_stmt *s, int i)
{
    int type = sqlite3_column_type(s, i);

    return type == SQLITE_NULL      ? VALUE_NULL
           : type == SQLITE_INTEGER ? VALUE_INTEGER
                                    : VALUE_TEXT;
}

/* table moves, row 3 */
static void
put_place(struct text *why, int table, int64_t row)
{
    text_clear(why);
    text_str(why, "table ");
    text_str(why, table_name(table));
    text_str(why, ", row ");
    text_int(why, row);
}

static bool
same_cell(sqlite3_stmt *s, int i, const struct value *v, struct text *why)
{
    char bytes[2][24];
    struct text number[2];
    enum value_kind has = column_kind(s, i);
    enum value_kind want = v->kind == VALUE_DECIMAL ? VALUE_TEXT : v->kind;
    struct span a, b;

    for (int k = 0; k < 2; k++)
        text_init(&number[k], bytes[k], sizeof bytes[k]);
    a = column_text(s, i, &number[0]);
    b = value_text(v, &number[1]);
    if (has == want && (has == VALUE_NULL || span_eq(a, b)))
        return true;
    text_str(why, ", column ");
    text_str(why, sqlite3_column_name(s, i));
    text_str(why, ": the file has ");
    put_value(why, has, a);
    text_str(why, ", the entries make ");
    put_value(why, want, b);
    return false;
}

static bool
same_row(sqlite3_stmt *s, struct walk *w, int table, uint32_t row,
         struct text *why)
{
    int64_t rowid = sqlite3_column_int64(s, 0);

    put_place(why, table, (int64_t)row + 1);
    if (row >= walk_rows(w, table)) {
        text_str(why, ": the file has it, the entries do not make it");
        return false;
    }
    if (rowid != (int64_t)row + 1) {
        text_str(why, ": the file does not have it");
        return false;
    }
    for (int i = 0; i < table_columns(table); i++) {
        struct value v;

        walk_cell(w, table, row, i, &v);
        if (!same_cell(s, i + 1, &v, why))
            return false;
    }
    return true;
}

/* Walks the file's rows and the fold's side by side. SQLITE_DONE: the same;
 * SQLITE_ROW: not, and *why says where; else what SQLite said. */
static int
compare(sqlite3_stmt *s, struct walk *w, int table, struct text *why)
{
    uint32_t row = 0;
    int rc;

    while ((rc = sqlite3_step(s)) == SQLITE_ROW)
        if (!same_row(s, w, table, row++, why))
            return rc;
    if (rc != SQLITE_DONE || row == walk_rows(w, table))
        return rc;
    put_place(why, table, (int64_t)row + 1);
    text_str(why, ": the file does not have it");
    return SQLITE_ROW;
}

static int
verify_one(struct walk *w, int table, struct text *why)
{
    char bytes[128];
    struct text sql;
    sqlite3_stmt *s = NULL;
    int rc;

    text_init(&sql, bytes, sizeof bytes);
    text_str(&sql, "SELECT rowid, * FROM ");
    text_str(&sql, table_name(table));
    text_str(&sql, " ORDER BY rowid");
    rc = sqlite3_prepare_v2(file_db(w->f), sql.at, (int)sql.n, &s, NULL);
    if (rc == SQLITE_OK)
        rc = compare(s, w, table, why);
    sqlite3_finalize(s);
    return rc;
}

bool
table_verify(struct file *f, const struct history *h, struct text *why)
{
    struct walk w;
    int rc = SQLITE_DONE;
    enum kept k;

    walk_begin(&w, h, f);
    for (int i = 0; i < TABLE_LISTS && rc == SQLITE_DONE; i++)
        if (in_file(i))
            rc = verify_one(&w, i, why);
    k = walk_end(&w);
    if (rc == SQLITE_ROW && k == KEPT)
        return false;
    if (rc == SQLITE_DONE && k == KEPT) {
        text_clear(why);
        return true;
    }
    if (rc != SQLITE_DONE && rc != SQLITE_ROW)
        file_kept(f, rc);
    text_clear(why);
    if (k == KEPT_NO_MEMORY)
        text_str(why, "out of memory");
    else
        text_put(why, file_error(f));
    return false;
}
