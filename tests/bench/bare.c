/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * bare: what the disk and SQLite alone cost. Copies the rows of a battle into
 * a new database of plain tables, one transaction an entry, in the journal
 * mode a battle is kept in, with nothing judged, chained or checked.
 *
 *     bare BATTLE NEW      prints microseconds an entry
 */
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

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

static double
now_us(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}

int
main(int argc, char **argv)
{
    sqlite3 *from, *to;
    struct copy c[KINDS];
    if (argc != 3)
        return 2;
    must(sqlite3_open_v2(argv[1], &from, SQLITE_OPEN_READONLY, NULL), from);
    must(sqlite3_open(argv[2], &to), to);
    must(sqlite3_exec(to,
                      "PRAGMA journal_mode=DELETE;"
                      "PRAGMA synchronous=EXTRA",
                      NULL, NULL, NULL),
         to);
    for (int i = 0; i < KINDS; i++)
        open_kind(from, to, i, &c[i]);
    sqlite3_stmt *count = prepare(from, "SELECT count(*) FROM %s", "entry");
    must(sqlite3_step(count), from);
    int n = sqlite3_column_int(count, 0);
    double began = now_us();
    for (int k = 1; k <= n; k++) {
        must(sqlite3_exec(to, "BEGIN IMMEDIATE", NULL, NULL, NULL), to);
        for (int i = 0; i < KINDS; i++)
            copy_rows(to, &c[i], k);
        must(sqlite3_exec(to, "COMMIT", NULL, NULL, NULL), to);
    }
    printf("%.1f\n", (now_us() - began) / n);
    return 0;
}
