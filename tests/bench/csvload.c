/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * csvload: a table from outside as the import reads it, each row into a
 * prepared insert, as the sqlite3 shell's .import does.
 *
 *     csvload TABLE.csv NEW      columns a, b, ... of text, made anew
 *
 * Opened as the program opens its files, for one thread.
 */
#include <sqlite3.h>

#include "bench.h"
#include "csv_in.h"

struct load {
    sqlite3 *db;
    sqlite3_stmt *add;
    bool headed;
};

static void
must(const struct load *l, bool right)
{
    if (!right)
        give_up("SQLite", sqlite3_errmsg(l->db));
}

static void
prepare(struct load *l, uint32_t columns)
{
    char bytes[1024];
    struct text sql;
    text_init(&sql, bytes, sizeof bytes);
    text_str(&sql, "CREATE TABLE t(c0 TEXT");
    for (uint32_t i = 1; i < columns; i++) {
        text_str(&sql, ",c");
        text_int(&sql, i);
        text_str(&sql, " TEXT");
    }
    text_char(&sql, ')');
    must(l, sqlite3_exec(l->db, text_z(&sql), NULL, NULL, NULL) == SQLITE_OK);
    text_clear(&sql);
    text_str(&sql, "INSERT INTO t VALUES(?");
    for (uint32_t i = 1; i < columns; i++)
        text_str(&sql, ",?");
    text_char(&sql, ')');
    must(l, sqlite3_prepare_v2(l->db, text_z(&sql), -1, &l->add, NULL) ==
                SQLITE_OK);
}

static void
take_row(void *ctx, struct csv_in *in, const struct csv_cell *cell, uint32_t n)
{
    struct load *l = ctx;
    (void)in;
    if (!l->headed) {
        prepare(l, n);
        l->headed = true;
        return;
    }
    for (uint32_t i = 0; i < n; i++)
        sqlite3_bind_text(l->add, (int)i + 1, cell[i].text.at,
                          (int)cell[i].text.n, SQLITE_STATIC);
    must(l, sqlite3_step(l->add) == SQLITE_DONE);
    sqlite3_reset(l->add);
}

int
main(int argc, char **argv)
{
    static const struct csv_name names[] = {
        {"n",  0},
        {NULL, 0}
    };
    struct load l = {0};
    char bytes[256];
    struct text why;
    if (argc != 3)
        give_up("usage", "csvload TABLE.csv NEW");
    text_init(&why, bytes, sizeof bytes);
    must(&l, sqlite3_open_v2(argv[2], &l.db,
                             SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE |
                                 SQLITE_OPEN_NOMUTEX,
                             NULL) == SQLITE_OK);
    sqlite3_exec(l.db, "BEGIN", NULL, NULL, NULL);
    struct csv_wanted wanted = {.names = names, .row = take_row, .ctx = &l};
    struct csv_in *in = csv_in_file(argv[1], &wanted, &why);
    if (!in || csv_in_problems(in) > 0)
        give_up("cannot be read", argv[1]);
    sqlite3_exec(l.db, "COMMIT", NULL, NULL, NULL);
    csv_in_free(in);
    sqlite3_finalize(l.add);
    sqlite3_close(l.db);
    return 0;
}
