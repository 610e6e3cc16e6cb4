/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * bench.h: what the programs of tests/bench share: time, and the field of two
 * sides on which ours and the peers look for the same men.
 *
 * Fields in a file: "umpire field", how many fields; then of each field how
 * many men, and of each man x, y, radius (units of length.h) and side (0 or 1),
 * all int32 of this machine. Small fields are many, so that nothing in the
 * machine learns one by heart: no battle has the same field twice.
 */
#ifndef BENCH_H
#define BENCH_H

#include "grid.h"

/* One side of a field: its men, and which of the whole field each of them
 * is. */
struct band {
    struct figure *man;
    uint32_t *number;
    uint32_t n;
};

struct field {
    struct band side[2];
};

/* What all must agree on, summed over the fields of a file. */
struct answer {
    uint64_t pairs;   /* enemies within an eighth of an inch */
    uint64_t near;    /* men within six inches of one in contact */
    uint64_t support; /* own men within a foot of each in contact, summed */
    uint64_t check;   /* who they are: see answer_near, answer_support */
};

enum {
    BENCH_TOUCH = LENGTH_INCH / 8,
    BENCH_RING = 6 * LENGTH_INCH,
    BENCH_AID = 12 * LENGTH_INCH
};

double now_ns(void);  /* of this processor's time */
double wall_ns(void); /* by the clock */
/* Ends the program with what is wrong. */
_Noreturn void give_up(const char *what, const char *about);
void *must_get(size_t bytes);
uint64_t number_of(const char *said);
double median(double *at, int n);

struct field *fields_load(const char *path, uint32_t *n);
void answer_near(struct answer *a, uint32_t number);
void answer_support(struct answer *a, uint32_t number, uint32_t friends);

/* Does the work on all fields over and over, each time from the figures alone,
 * for a third of a second and thrice at least (once where it takes seconds),
 * and prints
 *
 *     PAIRS NEAR SUPPORT CHECK FIRST_NS MEDIAN_NS
 *
 * of the first time and of the others, in time of this processor: others may
 * have the machine meanwhile. work adds to *out. */
typedef void contest_work(void *ctx, const struct field *f, struct answer *out);
void contest(contest_work *work, void *ctx, const struct field *f, uint32_t n);

/* Does the work so often; what is counted is what is done in here. */
void hot(void (*work)(void *ctx), void *ctx, uint64_t times);

#endif
