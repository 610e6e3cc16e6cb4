/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * csv_in.h: a table from outside, read row by row: CSV as RFC 4180 has it,
 * with commas, semicolons or tabs, as spreadsheets and this program's own
 * exports write it.
 *
 * Bytes may come in pieces of any size; what is read, and what is told to be
 * wrong and where, is the same. Only the row being read is in memory. A line
 * that says sep=; is believed; else the delimiter is the one that makes the
 * most of the column names that are looked for, and where it makes none of
 * them, a tab or a semicolon in the first line before a comma.
 *
 * Refused, and the reading ends there: a quotation mark out of its place or
 * never closed, a NUL, what is not UTF-8, and what is beyond the limits. A
 * table with any problem is to be used for nothing: who takes its rows keeps
 * them aside until csv_in_end has said that all is well.
 */
#ifndef UMPIRE_CSV_IN_H
#define UMPIRE_CSV_IN_H

#include "text.h"

enum {
    CSV_COLUMNS = 64,
    CSV_CELL_BYTES = 65536,
    CSV_PROBLEMS = 20, /* told; more are counted */
    CSV_PROBLEM_BYTES = 160
};

/* One cell of a row, borrowed until the row function returns. Of a table with
 * a byte order mark, which exports for spreadsheets have, the apostrophe that
 * guards text against being run is off again. */
struct csv_cell {
    struct span text;      /* blanks at its ends are part of it */
    uint32_t line, column; /* where it begins, from 1, column in characters */
};

struct csv_problem {
    uint32_t line, column;
    char words[CSV_PROBLEM_BYTES]; /* safe to print */
};

struct csv_in;

/* A name that a table may have over a column, and the reader's own number of
 * that column. */
struct csv_name {
    const char *name;
    int column;
};

struct csv_wanted {
    /* What is looked for over the columns, the last NULL. */
    const struct csv_name *names;
    /* A row, its first included; rows of blanks alone are passed over. */
    void (*row)(void *ctx, struct csv_in *in, const struct csv_cell *cell,
                uint32_t n);
    void *ctx;
    uint64_t bytes; /* of the whole table at most; 0: 256 MiB */
    uint32_t rows;  /* at most; 0: 2,000,000 */
};

/* *wanted is the caller's and must stand until the end. NULL: no memory. */
struct csv_in *csv_in_begin(const struct csv_wanted *wanted);
/* The next bytes. false: the reading has ended with a problem. */
bool csv_in_feed(struct csv_in *in, const void *bytes, size_t n);
/* There are no more. Whether the table was read without a problem. */
bool csv_in_end(struct csv_in *in);
void csv_in_free(struct csv_in *in); /* NULL is nothing to do */

/* The reader of a file or nothing: it could not be opened or read, and *why
 * has a sentence that is safe to print. */
struct csv_in *csv_in_file(const char *path, const struct csv_wanted *wanted,
                           struct text *why);

/* A problem that who takes the rows has found; reading goes on. */
void csv_in_wrong(struct csv_in *in, const struct csv_cell *at,
                  const char *words);
/* How many there are, and the nth of them from 0, or NULL where it was not
 * kept. */
uint32_t csv_in_problems(const struct csv_in *in);
const struct csv_problem *csv_in_problem(const struct csv_in *in, uint32_t n);
/* What parts its cells: where that is no comma, one may be a decimal point. */
char csv_in_delimiter(const struct csv_in *in);

#endif
