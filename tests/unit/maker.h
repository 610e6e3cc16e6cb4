/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * maker.h: lines made from the usages, as somebody might type them: for tests
 * of the reader, and for the fuzzer.
 */
#ifndef UMPIRE_MAKER_H
#define UMPIRE_MAKER_H

#include "line.h"

/* A line under way, and the usage it is made from. The caller fills in seed
 * (not 0) and line. */
struct maker {
    uint64_t seed;
    struct text line;
    const char *u;
    bool open; /* a text without quotes has begun, and takes all */
};

/* A number below that, and the next seed. */
uint32_t make_draw(uint64_t *seed, uint32_t below);
/* Words that fit the usage, each after a blank, at the end of the line. */
void make_words(struct maker *m, const char *usage);

#endif
