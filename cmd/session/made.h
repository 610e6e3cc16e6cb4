/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * made.h: lines that the program makes of something else, a table for one.
 * They go the way of typed ones and stand or fall together; where one falls,
 * it is the place it was made of that is told. Needs session.h.
 */
#ifndef UMPIRE_MADE_H
#define UMPIRE_MADE_H

#include "session.h"

/* The bytes of a line from `from` on come from here, both counted from 1. */
struct origin {
    uint32_t from, line, column;
};

struct made_line {
    size_t text, origin; /* where its own begin */
    uint32_t n, origins;
};

/* Begun as {0}, ended by made_free; a failure of memory sticks. */
struct made {
    struct words text;
    struct made_line *line;
    struct origin *origin;
    size_t n, cap, origins, origins_cap;
    struct span note; /* of the first line, or empty; borrowed */
    bool failed;
};

void made_free(struct made *m);
/* Begins a line; what follows is added to it. */
void made_begin(struct made *m);
void made_put(struct made *m, struct span s);
void made_str(struct made *m, const char *z);
/* A text between quotation marks, those in it doubled. */
void made_quoted(struct made *m, struct span s);
/* What is put from here on comes from there. */
void made_from(struct made *m, uint32_t line, uint32_t column);

/* The place in the table of a byte of the ith line. */
struct origin made_origin(const struct made *m, size_t i, uint32_t column);

/* Judges them as one group, or as part of the group that is open; `name` is
 * what they were made of. attempt: shows the lines, once they are seen to be
 * right, and keeps nothing. A status of session.h. */
int session_made(struct session *s, const struct made *m, const char *name,
                 bool attempt);

#endif
