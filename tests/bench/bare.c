/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * bare: what the disk and SQLite alone cost. Copies the rows of a battle into
 * a new database of plain tables, one transaction an entry, in the journal
 * mode a battle is kept in, with nothing judged, chained or checked. `whole`:
 * into a new battle's own tables with their triggers, all in one transaction,
 * the chain reckoned for each entry.
 *
 *     bare BATTLE NEW            prints microseconds an entry
 *     bare BATTLE NEW whole      the same of processor time; NEW: an empty
 *                                battle
 */
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"
#include "chain.h"

enum { KINDS = 6 };

static const char *const kind[KINDS] = {"entry",  "standing",  "shots",
                                        "melees", "melee_men", "casualties"};

struct copy {
    sqlite3_stmt *from, *to;
};

static void
must(int rc, sqlite3 *db)
{
    if (rc == SQLITE_OK || rc == SQLITE_DONE || rc == SQLITE_ROW)
        return;
    fprintf(stderr, "bare: %s\n", sqlite3_errmsg(db));
    exit(1);
}

static sqlite3_stmt *
prepare(sqlite3 *db, const char *pattern, const char *name)
{
    sqlite3_stmt *s;
    char *sql = sqlite3_mprintf(pattern, name);
    must(sqlite3_prepare_v2(db, sql, -1, &s, NULL), db);
    sqlite3_free(sql);
    return s;
}

static sqlite3_stmt *
prepare_insert(sqlite3 *db, const char *name, int columns)
{
    char *marks = sqlite3_mprintf("?");
    for (int i = 1; i < columns; i++) {
        char *more = sqlite3_mprintf("%s,?", marks);
        sqlite3_free(marks);
        marks = more;
    }
    char *sql = sqlite3_mprintf("INSERT INTO %s VALUES(%s)", name, marks);
    sqlite3_stmt *s;
    must(sqlite3_prepare_v2(db, sql, -1, &s, NULL), db);
    sqlite3_free(sql);
    sqlite3_free(marks);
    return s;
}

static void
open_kind(sqlite3 *from, sqlite3 *to, int i, struct copy *c)
{
    const char *key =
        i < 2 ? "SELECT * FROM %s WHERE n=?" : "SELECT * FROM %s WHERE entry=?";
    c->from = prepare(from, key, kind[i]);
    int columns = sqlite3_column_count(c->from);
    char *sql = sqlite3_mprintf("CREATE TABLE %s(c0", kind[i]);
    for (int k = 1; k < columns; k++) {
        char *more = sqlite3_mprintf("%s,c%d", sql, k);
        sqlite3_free(sql);
        sql = more;
    }
    char *whole = sqlite3_mprintf("%s)", sql);
    must(sqlite3_exec(to, whole, NULL, NULL, NULL), to);
    sqlite3_free(sql);
    sqlite3_free(whole);
    c->to = prepare_insert(to, kind[i], columns);
}

static void
copy_rows(sqlite3 *to, struct copy *c, int n)
{
    sqlite3_bind_int(c->from, 1, n);
    while (sqlite3_step(c->from) == SQLITE_ROW) {
        for (int k = 0; k < sqlite3_column_count(c->from); k++)
            sqlite3_bind_value(c->to, k + 1, sqlite3_column_value(c->from, k));
        must(sqlite3_step(c->to), to);
        sqlite3_reset(c->to);
    }
    sqlite3_reset(c->from);
}

/* The chain over the row that stands, as the file reckons it. */
static void
reckon_link(sqlite3_stmt *row, struct link *last)
{
    const struct link before = *last;
    struct record r = {.n = sqlite3_column_int(row, 0),
                       .grp = sqlite3_column_int(row, 1),
                       .target = sqlite3_column_int(row, 3),
                       .at_ms = sqlite3_column_int64(row, 4),
                       .boot_ms = sqlite3_column_int64(row, 6)};
    struct span *text[] = {&r.line, &r.verdict, &r.rules, &r.answer};
    for (int i = 0; i < 4; i++)
        *text[i] = span_of((const char *)sqlite3_column_text(row, 7 + i));
    r.note = span_of((const char *)sqlite3_column_text(row, 13));
    chain_link(&before, &r, span_of((const char *)sqlite3_column_text(row, 5)),
               last);
}

/* All rows of all tables into tables that are there. */
static uint64_t
copy_whole(sqlite3 *from, sqlite3 *to)
{
    sqlite3_stmt *list =
        prepare(from,
                "SELECT name FROM sqlite_schema WHERE type = 'table' AND name"
                " NOT IN ('meta', 'edition', '%s')",
                "clock");
    struct link last = {0};
    uint64_t entries = 0;
    must(sqlite3_exec(to, "BEGIN IMMEDIATE", NULL, NULL, NULL), to);
    while (sqlite3_step(list) == SQLITE_ROW) {
        const char *name = (const char *)sqlite3_column_text(list, 0);
        sqlite3_stmt *row = prepare(from, "SELECT * FROM %s", name);
        sqlite3_stmt *add = prepare_insert(to, name, sqlite3_column_count(row));
        bool entry = strcmp(name, "entry") == 0;
        while (sqlite3_step(row) == SQLITE_ROW) {
            for (int k = 0; k < sqlite3_column_count(row); k++)
                sqlite3_bind_value(add, k + 1, sqlite3_column_value(row, k));
            if (entry)
                reckon_link(row, &last);
            entries += entry;
            must(sqlite3_step(add), to);
            sqlite3_reset(add);
        }
        sqlite3_finalize(row);
        sqlite3_finalize(add);
    }
    must(sqlite3_exec(to, "COMMIT", NULL, NULL, NULL), to);
    sqlite3_finalize(list);
    return entries;
}

static uint64_t
copy_each(sqlite3 *from, sqlite3 *to)
{
    struct copy c[KINDS];
    for (int i = 0; i < KINDS; i++)
        open_kind(from, to, i, &c[i]);
    sqlite3_stmt *count = prepare(from, "SELECT count(*) FROM %s", "entry");
    must(sqlite3_step(count), from);
    int n = sqlite3_column_int(count, 0);
    for (int k = 1; k <= n; k++) {
        must(sqlite3_exec(to, "BEGIN IMMEDIATE", NULL, NULL, NULL), to);
        for (int i = 0; i < KINDS; i++)
            copy_rows(to, &c[i], k);
        must(sqlite3_exec(to, "COMMIT", NULL, NULL, NULL), to);
    }
    return (uint64_t)n;
}

int
main(int argc, char **argv)
{
    sqlite3 *from, *to;
    if (argc < 3)
        give_up("usage", "bare BATTLE NEW [whole]");
    must(sqlite3_open_v2(argv[1], &from, SQLITE_OPEN_READONLY, NULL), from);
    must(sqlite3_open(argv[2], &to), to);
    must(sqlite3_exec(to,
                      "PRAGMA journal_mode=DELETE;"
                      "PRAGMA synchronous=EXTRA",
                      NULL, NULL, NULL),
         to);
    bool whole = argc > 3;
    double began = whole ? now_ns() : wall_ns();
    uint64_t n = whole ? copy_whole(from, to) : copy_each(from, to);
    double took = (whole ? now_ns() : wall_ns()) - began;
    printf("%.3f\n", took / 1e3 / (double)n);
    return 0;
}
