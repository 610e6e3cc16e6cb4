/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * progress.h: how far something long has come: one line on a terminal that is
 * written over, after about a second, and gone when it is done. What is short
 * shows nothing.
 */
#ifndef UMPIRE_PROGRESS_H
#define UMPIRE_PROGRESS_H

#include <stdio.h>

#include "text.h"

struct progress {
    FILE *to;         /* NULL: nobody looks */
    const char *what; /* that is done, as "melees" */
    int64_t began_ms, shown_ms;
    uint32_t width; /* of the line that stands there, 0: none does */
};

/* For standard error where it is a terminal that can write over a line. */
FILE *progress_terminal(void);
void progress_begin(struct progress *p, FILE *to, const char *what,
                    int64_t now_ms);
/* So much of it is done; at most ten times a second it shows. */
void progress_step(struct progress *p, int64_t now_ms, int64_t done,
                   int64_t all);
/* The line is cleared. */
void progress_end(struct progress *p);

/* The same by the machine's clock, for who calls back: ctx is a progress. */
void progress_called(void *ctx, int64_t done, int64_t all);

#endif
