/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * schema.h: the tables of a battle file, as one fixed list of statements.
 *
 * A file is a battle file only if its schema is, byte for byte, the one these
 * statements make; so the list may not change without a new FILE_SCHEMA.
 */
#ifndef UMPIRE_SCHEMA_H
#define UMPIRE_SCHEMA_H

#include <sqlite3.h>
#include <stdbool.h>

/* A schema is its number and its statements, NULL behind the last. */
struct schema {
    int number;
    const char *(*statement)(int i);
};

extern const struct schema schema_ours; /* FILE_SCHEMA */

/* Both answer with an SQLite result code. */

/* Makes every table, trigger and view, and sets application id and version;
 * within the caller's transaction. */
int schema_apply(sqlite3 *db, const struct schema *is);
/* Whether db's schema is that one: names, kinds and texts, all and no others.
 * Nothing of db but its schema table is read. */
int schema_compare(sqlite3 *db, const struct schema *is, bool *same);

#endif
