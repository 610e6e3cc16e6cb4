/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * table.h: the tables a user sees (table.def), made from the fold by one
 * walker: into the file, out as CSV or JSON, and against the file to verify.
 *
 * Those that hold what was ruled stand in the file too, row for row as the
 * fold has them: rowid = row + 1. A decimal is stored as TEXT with its fixed
 * places, since REAL would print 12.500 as 12.5: so what `sqlite3 FILE` shows
 * is byte for byte what an export writes. Who compares decimals in SQL adds 0
 * to them (used_s + 0 > 60).
 */
#ifndef UMPIRE_TABLE_H
#define UMPIRE_TABLE_H

#include <stdio.h>

#include "file.h"
#include "history.h"
#include "score.h"

struct json_object;

enum {
#define TABLE(name, source, kind) TABLE_##name,
#define FIRST(table, name, type, how, at)
#define COLUMN(table, name, type, how, at)
#define END(table)
#include "table.def"
#undef TABLE
#undef FIRST
#undef COLUMN
#undef END
    TABLE_LISTS,
    TABLE_PROMISED = TABLE_standing /* the tables 0.. are for users */
};

const char *table_name(int table);
int table_find(struct span name); /* a promised one, or -1 */
int table_columns(int table);     /* how many */
const char *table_column(int table, int column);

/* The game's table a stored one is made of, or -1: it is not stored. */
int table_source(int table);

/* The ith statement that makes the tables of a file, NULL behind the last. */
const char *table_ddl(int i);

/* ---- in the file ---- */

/* Statements prepared for one open file, which they must not outlive. */
struct tables;

enum kept tables_open(struct file *f, struct tables **out);
void tables_close(struct tables *t); /* NULL is nothing to do */

/* Brings the file's rows to what the fold says, from the lowest row that has
 * changed since history_clean. Within the file's open transaction, after
 * file_append; the transaction is taken back after any answer but KEPT. */
enum kept table_sync(struct tables *t, struct file *f, const struct history *h);
/* Whether the tables end where the log does, which the chain cannot tell of a
 * log that lost its end. KEPT_DAMAGED, with file_error, where they do not. */
enum kept table_ends(struct file *f, int32_t last);
/* Whether the file's rows are what the fold says. false: *why names table,
 * row (from 1) and column of the first difference, or what failed. */
bool table_verify(struct file *f, const struct history *h, struct text *why);

/* ---- out of it ---- */

struct export_options {
    bool json;
    bool excel;     /* BOM, CRLF, all text quoted, cells that would run guarded
                       by an apostrophe */
    char delimiter; /* 0: a comma */
    /* For who waits for a long one: called now and then, or NULL. */
    void (*step)(void *ctx, int64_t rows, int64_t all);
    void *ctx;
};

/* A promised table, with a header row. KEPT, or why the file or the memory
 * failed; whether `out` took it all, the stream knows (outfile.h). */
enum kept table_export(const struct history *h, struct file *f, int table,
                       const struct export_options *o, FILE *out);
/* What a ruling added: {"melees":[{...}],...}, the rows from ruling.from on in
 * each table that is stored. The caller puts it. f may be NULL: then times of
 * day are null. NULL when there is no memory. */
struct json_object *table_rows_json(const struct history *h, struct file *f,
                                    const uint32_t from[TABLES]);

/* ---- the walker ---- */

enum value_kind { VALUE_NULL, VALUE_INTEGER, VALUE_DECIMAL, VALUE_TEXT };

struct value {
    enum value_kind kind;
    int64_t number, per; /* INTEGER: number; DECIMAL: number/per */
    struct span text;    /* TEXT, DECIMAL: borrowed until the next cell */
};

/* One walk over cells; made in place and not copied. */
struct walk {
    const struct history *h;
    struct file *f;    /* or NULL */
    sqlite3_stmt *log; /* reads an entry of the file */
    int32_t log_of;    /* the entry it stands on, or 0 */
    int failed;        /* sticky: SQLite's code of what failed, or 0 */
    struct text text;  /* of the cell */
    char *more;        /* its buffer once `bytes` is too small */
    char bytes[512];
    int32_t fact_of; /* the entry whose fact is read, or 0 */
    bool fact_has;
    struct line fact;
    struct word word[LINE_WORDS];
    uint32_t body_of; /* row + 1 of the body counted, or 0 */
    int32_t serving[MAN_STATES];
    uint32_t score_of; /* row + 1 of the side reckoned, or 0 */
    struct score score;
};

void walk_begin(struct walk *w, const struct history *h, struct file *f);
/* Frees; how it went. Where it failed a transaction that is open is taken
 * back, and not before: a cell is no place for that. */
enum kept walk_end(struct walk *w);
uint32_t walk_rows(const struct walk *w, int table);
void walk_cell(struct walk *w, int table, uint32_t row, int column,
               struct value *out);
/* The words of a cell, by its column's name; empty where there are none.
 * Borrowed until the next cell. */
struct span walk_text(struct walk *w, int table, uint32_t row,
                      const char *column);

#endif
