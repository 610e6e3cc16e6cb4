/* SPDX-License-Identifier: GPL-3.0-or-later */
/* import_in.h: what the readers of rosters and of positions share. */
#ifndef UMPIRE_IMPORT_IN_H
#define UMPIRE_IMPORT_IN_H

#include "answer.h"
#include "made.h"

/* A table becomes lines: one reader takes its rows, then makes the lines of
 * what it has kept. Both tell problems with csv_in_wrong. */
struct import {
    struct session *s;
    const struct line *line; /* that asked for it */
    struct span typed;
    struct made made;
};

/* A line begun, at the time that the import was typed with. */
void import_begin(struct import *im);

/* Reads a table row by row. NULL: it cannot be read, which is said. */
struct csv_in *import_table(struct import *im, const char *path,
                            const struct csv_wanted *wanted);

enum { NO_CELL = -1 };

struct headings {
    const struct csv_name *known;   /* a list that ends with NULL */
    int *at;                        /* the cell of each column, or NO_CELL */
    int n;                          /* columns */
    const struct csv_cell *unknown; /* the first that is on no list, or NULL */
};

/* Fills in `at` and `unknown` by the first row; a name that stands twice is a
 * problem. */
void import_headings(struct csv_in *in, const struct csv_cell *cell, uint32_t n,
                     struct headings *h);
/* A cell without the blanks at its ends; of one the row lacks, an empty one at
 * the row's beginning. */
struct csv_cell import_cell(const struct csv_cell *cell, uint32_t n, int at);
/* Whether a row has nothing beyond the cells of the first; else a problem. */
bool import_width(struct csv_in *in, const struct csv_cell *cell, uint32_t n,
                  uint32_t wide);
/* A problem in three pieces; what was typed is cut where it is long. */
void import_wrong(struct csv_in *in, const struct csv_cell *at,
                  const char *before, struct span word, const char *after);
/* Whether a text may stand in a line; else a problem. */
bool import_safe(struct csv_in *in, const struct csv_cell *at);
bool import_label(struct csv_in *in, const struct csv_cell *at);

/* The nearest label of a body, gun or (asked for) side, or an empty span. */
struct span import_near(const struct game *g, struct span word, bool sides);

int import_roster(struct import *im, const char *path);
int import_places(struct import *im, const char *path);
/* Tells the problems, and what a right table is like; or judges the lines. */
int import_ends(struct import *im, struct csv_in *in, const char *path,
                const char *right);

#endif
