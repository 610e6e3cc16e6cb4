/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * fuzz.h: what the fuzz targets share. Each target is a file of its own that
 * takes bytes as libFuzzer hands them over; `make fuzz` links it with clang's
 * fuzzer, `make check` with replay.c, which feeds it with files.
 */
#ifndef UMPIRE_FUZZ_H
#define UMPIRE_FUZZ_H

#include "text.h"

/* The target. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n);
/* mutate.c: other ways to change a script of lines. */
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t n, size_t cap,
                               unsigned seed);
/* Of libFuzzer. */
size_t LLVMFuzzerMutate(uint8_t *data, size_t n, size_t cap);

/* Says what does not hold, and stops the program where it stands. */
void must(bool holds, const char *what);

/* The lines of a script, so many at most. */
typedef void line_taker(void *ctx, struct span line);
void each_line(struct span all, line_taker *take, void *ctx, int most);

#endif
