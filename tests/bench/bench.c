/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * bench.c: time, medians, and fields read from files.
 */
#include "bench.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

double
now_ns(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

double
wall_ns(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

void
give_up(const char *what, const char *about)
{
    fprintf(stderr, "bench: %s: %s\n", what, about);
    exit(1);
}

void *
must_get(size_t bytes)
{
    void *at = malloc(bytes ? bytes : 1);
    if (!at)
        give_up("out of memory", "");
    return at;
}

uint64_t
number_of(const char *said)
{
    char *end;
    uint64_t n = strtoull(said, &end, 10);
    if (*end || end == said)
        give_up("no number", said);
    return n;
}

static int
by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

double
median(double *at, int n)
{
    qsort(at, (size_t)n, sizeof *at, by_size);
    return n % 2 ? at[n / 2] : (at[n / 2 - 1] + at[n / 2]) / 2;
}

/* --- fields --- */

static int32_t
must_read(FILE *in, int32_t most, const char *path)
{
    int32_t n;
    if (fread(&n, sizeof n, 1, in) != 1 || n < 0 || n > most)
        give_up("field broken off", path);
    return n;
}

static void
read_field(FILE *in, const char *path, struct field *f)
{
    int32_t cell[4], n = must_read(in, 2000000, path);
    for (int s = 0; s < 2; s++) {
        f->side[s].n = 0;
        f->side[s].man = must_get((size_t)n * sizeof(struct figure));
        f->side[s].number = must_get((size_t)n * sizeof(uint32_t));
    }
    for (int32_t i = 0; i < n; i++) {
        if (fread(cell, sizeof cell, 1, in) != 1)
            give_up("field broken off", path);
        struct band *s = &f->side[cell[3] != 0];
        s->man[s->n] = (struct figure){cell[0], cell[1], cell[2]};
        s->number[s->n++] = (uint32_t)i;
    }
}

struct field *
fields_load(const char *path, uint32_t *n)
{
    char magic[12];
    FILE *in = fopen(path, "rb");
    if (!in || fread(magic, 1, sizeof magic, in) != sizeof magic ||
        memcmp(magic, "umpire field", sizeof magic) != 0)
        give_up("no field", path);
    *n = (uint32_t)must_read(in, 100000, path);
    struct field *f = must_get(*n * sizeof *f);
    for (uint32_t i = 0; i < *n; i++)
        read_field(in, path, &f[i]);
    fclose(in);
    return f;
}

void
answer_near(struct answer *a, uint32_t number)
{
    a->near++;
    a->check += number + 1;
}

void
answer_support(struct answer *a, uint32_t number, uint32_t friends)
{
    a->support += friends;
    a->check += (uint64_t)(number + 1) * (friends + 1);
}

/* --- the work, over and over --- */

enum { TIMES = 4000, LONG_NS = 330 * 1000 * 1000 };

static double
work_through(contest_work *work, void *ctx, const struct field *f, uint32_t n,
             struct answer *out)
{
    double from = now_ns();
    *out = (struct answer){0};
    for (uint32_t i = 0; i < n; i++)
        work(ctx, &f[i], out);
    return now_ns() - from;
}

void
contest(contest_work *work, void *ctx, const struct field *f, uint32_t n)
{
    static double took[TIMES];
    struct answer first, again;
    double once = work_through(work, ctx, f, n, &first);
    double end = now_ns() + LONG_NS;
    int times = 0, least = once > 2e9 ? 1 : 3;
    do {
        took[times++] = work_through(work, ctx, f, n, &again);
        if (memcmp(&first, &again, sizeof first) != 0)
            give_up("not the same answer twice", "");
    } while (times < TIMES && (times < least || now_ns() < end));
    printf("%llu %llu %llu %llu %.0f %.0f\n", (unsigned long long)first.pairs,
           (unsigned long long)first.near, (unsigned long long)first.support,
           (unsigned long long)first.check, once, median(took, times));
}

void
hot(void (*work)(void *ctx), void *ctx, uint64_t times)
{
    for (uint64_t i = 0; i < times; i++)
        work(ctx);
}
