/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * schema.c: the tables of a battle file.
 *
 * `entry` is the truth. Its triggers stop accidents (a gap, a change, a
 * deletion, INSERT OR REPLACE); a stranger with a shell is caught by the chain
 * and by the comparison below. The statements hold no JSON and no function
 * that is not built in, so that any sqlite3 program can open the file.
 */
#include "schema.h"

#include <string.h>

#include "file_in.h"
#include "table.h"

static const char *const fixed[] = {
    "CREATE TABLE meta(\n"
    "  key TEXT PRIMARY KEY,\n"
    "  value TEXT NOT NULL\n"
    ") STRICT, WITHOUT ROWID",

    "CREATE TRIGGER meta_written_once BEFORE INSERT ON meta\n"
    "WHEN (SELECT count(*) FROM meta) >= 4\n"
    "BEGIN SELECT RAISE(ABORT, 'meta is written once'); END",

    "CREATE TRIGGER meta_no_update BEFORE UPDATE ON meta\n"
    "BEGIN SELECT RAISE(ABORT, 'meta is written once'); END",

    "CREATE TRIGGER meta_no_delete BEFORE DELETE ON meta\n"
    "BEGIN SELECT RAISE(ABORT, 'meta is written once'); END",

    "CREATE TABLE entry(\n"
    "  n INTEGER PRIMARY KEY,\n"
    "  grp INTEGER NOT NULL CHECK(grp BETWEEN 1 AND n),\n"
    "  kind TEXT NOT NULL CHECK(kind = 'fact' OR kind = 'edit'),\n"
    "  target INTEGER CHECK(target BETWEEN 1 AND n - 1),\n"
    "  at_ms INTEGER NOT NULL,\n"
    "  utc TEXT NOT NULL CHECK(length(utc) = 24),\n"
    "  boot_ms INTEGER NOT NULL,\n"
    "  line TEXT NOT NULL\n"
    "    CHECK(length(CAST(line AS BLOB)) BETWEEN 1 AND 4096),\n"
    "  verdict TEXT NOT NULL\n"
    /* By OR: for IN with three SQLite makes a table at every INSERT. */
    "    CHECK(verdict = 'allowed' OR verdict = 'overruled'\n"
    "      OR verdict = 'noted'),\n"
    "  rules TEXT NOT NULL,\n"
    "  answer TEXT NOT NULL,\n"
    "  digest INTEGER NOT NULL,\n"
    "  chain BLOB NOT NULL CHECK(length(chain) = 32),\n"
    "  note TEXT NOT NULL\n"
    ") STRICT",

    "CREATE TRIGGER entry_gapless BEFORE INSERT ON entry\n"
    "WHEN NEW.n IS NOT (SELECT coalesce(max(n), 0) + 1 FROM entry)\n"
    "BEGIN SELECT RAISE(ABORT, 'the log has no gaps'); END",

    "CREATE TRIGGER entry_no_update BEFORE UPDATE ON entry\n"
    "BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END",

    "CREATE TRIGGER entry_no_delete BEFORE DELETE ON entry\n"
    "BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END",

    "CREATE TABLE edition(\n"
    "  entry INTEGER NOT NULL CHECK(entry >= 0),\n"
    "  key TEXT NOT NULL,\n"
    "  value TEXT NOT NULL,\n"
    "  PRIMARY KEY(entry, key)\n"
    ") STRICT, WITHOUT ROWID",

    "CREATE TABLE clock(\n"
    "  one INTEGER PRIMARY KEY CHECK(one = 1),\n"
    "  state INTEGER NOT NULL,\n"
    "  left_ms INTEGER NOT NULL,\n"
    "  anchor_at_ms INTEGER NOT NULL,\n"
    "  anchor_boot_ms INTEGER NOT NULL,\n"
    "  anchor_utc_ms INTEGER NOT NULL,\n"
    "  boot_id TEXT NOT NULL CHECK(length(boot_id) < 40),\n"
    "  warned INTEGER NOT NULL CHECK(warned BETWEEN 0 AND 4294967295)\n"
    ") STRICT",
};

enum { FIXED = sizeof fixed / sizeof fixed[0] };

static const char *
statement(int i)
{
    return i < FIXED ? fixed[i] : table_ddl(i - FIXED);
}

const struct schema schema_ours = {FILE_SCHEMA, statement};

int
schema_apply(sqlite3 *db, const struct schema *is)
{
    char stamp[96];
    const char *sql;

    for (int i = 0; (sql = is->statement(i)) != NULL; i++) {
        int rc = sqlite3_exec(db, sql, NULL, NULL, NULL);

        if (rc != SQLITE_OK)
            return rc;
    }
    sqlite3_snprintf((int)sizeof stamp, stamp,
                     "PRAGMA application_id = %d; PRAGMA user_version = %d",
                     FILE_APPLICATION_ID, is->number);
    return sqlite3_exec(db, stamp, NULL, NULL, NULL);
}

/* What our statements make, in memory, to hold a file's schema against. */
static int
model(sqlite3 **out, const struct schema *is)
{
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE |
                SQLITE_OPEN_MEMORY | SQLITE_OPEN_NOMUTEX;
    int rc = sqlite3_open_v2(":memory:", out, flags, NULL);

    return rc == SQLITE_OK ? schema_apply(*out, is) : rc;
}

static bool
same_cell(sqlite3_stmt *a, sqlite3_stmt *b, int i)
{
    const void *x = sqlite3_column_blob(a, i), *y = sqlite3_column_blob(b, i);
    int n = sqlite3_column_bytes(a, i);

    if (sqlite3_column_type(a, i) != sqlite3_column_type(b, i) ||
        n != sqlite3_column_bytes(b, i))
        return false;
    return n == 0 || memcmp(x, y, (size_t)n) == 0;
}

static bool
same_row(sqlite3_stmt *a, sqlite3_stmt *b)
{
    for (int i = 0; i < sqlite3_column_count(a); i++)
        if (!same_cell(a, b, i))
            return false;
    return true;
}

/* Walks both schemas side by side and stops at the first difference. */
static int
walk(sqlite3_stmt *a, sqlite3_stmt *b, bool *same)
{
    *same = false;
    for (;;) {
        int x = sqlite3_step(a), y = sqlite3_step(b);

        if (x != SQLITE_ROW && x != SQLITE_DONE)
            return x;
        if (y != SQLITE_ROW && y != SQLITE_DONE)
            return y;
        if (x != y || (x == SQLITE_ROW && !same_row(a, b)))
            return SQLITE_OK;
        if (x == SQLITE_DONE)
            break;
    }
    *same = true;
    return SQLITE_OK;
}

/* A word of a statement: up to a blank, an end of line or a bracket. */
static struct span
word_at(const char *sql)
{
    return (struct span){sql, (uint32_t)strcspn(sql, " \n(")};
}

static bool
has_text(sqlite3_stmt *row, int i, struct span text)
{
    return sqlite3_column_type(row, i) == SQLITE_TEXT &&
           span_eq(file_column(row, i), text);
}

/* Whether a row of a schema is what a statement of ours makes: CREATE, what,
 * its name; what is no trigger is on itself. */
static bool
is_made_by(sqlite3_stmt *row, const char *sql)
{
    static const char *const kind[][2] = {
        {"TABLE",   "table"  },
        {"VIEW",    "view"   },
        {"TRIGGER", "trigger"}
    };
    struct span what = word_at(sql + strlen("CREATE "));
    struct span name = word_at(what.at + what.n + 1), on = name;
    const char *at = strstr(sql, " ON ");
    size_t k = 0;

    while (k < 2 && !span_is(what, kind[k][0]))
        k++;
    if (k == 2)
        on = word_at(at ? at + strlen(" ON ") : "");
    return has_text(row, 0, span_of(kind[k][1])) && has_text(row, 1, name) &&
           has_text(row, 2, on) && has_text(row, 3, span_of(sql));
}

/* Row by row in the order of the statements, as a file is made: soon seen.
 * One that is not so has to be held against what they make. */
static int
as_made(sqlite3 *db, const struct schema *is, bool *same)
{
    sqlite3_stmt *row = NULL;
    int rc = sqlite3_prepare_v2(
        db, "SELECT type, name, tbl_name, sql FROM sqlite_schema", -1, &row,
        NULL);
    bool more = rc == SQLITE_OK;

    *same = false;
    for (int i = 0; more; i++) {
        const char *sql = is->statement(i);

        rc = sqlite3_step(row);
        more = sql && rc == SQLITE_ROW && is_made_by(row, sql);
        *same = !sql && rc == SQLITE_DONE;
    }
    sqlite3_finalize(row);
    return rc == SQLITE_ROW || rc == SQLITE_DONE ? SQLITE_OK : rc;
}

/* Held against a schema that is made for it. */
static int
compare_made(sqlite3 *db, const struct schema *is, bool *same)
{
    static const char sql[] = "SELECT type, name, tbl_name, sql"
                              " FROM sqlite_schema ORDER BY type, name";
    sqlite3 *ours = NULL;
    sqlite3_stmt *a = NULL, *b = NULL;
    int rc = model(&ours, is);

    *same = false;
    if (rc == SQLITE_OK)
        rc = sqlite3_prepare_v2(ours, sql, -1, &b, NULL);
    if (rc == SQLITE_OK)
        rc = sqlite3_prepare_v2(db, sql, -1, &a, NULL);
    if (rc == SQLITE_OK)
        rc = walk(a, b, same);
    sqlite3_finalize(a);
    sqlite3_finalize(b);
    sqlite3_close(ours);
    return rc;
}

int
schema_compare(sqlite3 *db, const struct schema *is, bool *same)
{
    int rc = as_made(db, is, same);

    return rc != SQLITE_OK || *same ? rc : compare_made(db, is, same);
}
