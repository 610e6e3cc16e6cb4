/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * clock.h: time left and what is due, computed from instants (M3a to M3g).
 *
 * Pure: the clock's row of the game says when the stretch that runs began and
 * what it had spent; everything else is arithmetic on the battle time that is
 * given. Nothing here makes an entry.
 */
#ifndef UMPIRE_CLOCK_H
#define UMPIRE_CLOCK_H

#include "hearing.h"

enum clock_state {
    CLOCK_STILL,  /* before the first go, after finish */
    CLOCK_MOVE,   /* a move is timed */
    CLOCK_SETTLE, /* melees are settled: extra time, not counted (H3i) */
    CLOCK_INTERVAL
};

enum { CLOCK_NO_LIMIT = -1 };

/* The move's allowance in ms for these men and guns (M3a, M3b; reading 31). */
int32_t clock_allowance_ms(const struct game *g, int32_t men, int32_t guns);
/* Men and guns of a side that count for it (clock.basis). */
void clock_forces(const struct game *g, int32_t side, int32_t *men,
                  int32_t *guns);
/* Left at battle time at_ms, negative when overrun; CLOCK_NO_LIMIT with
 * *limited false where nothing is limited. */
int64_t clock_left_ms(const struct game *g, int64_t at_ms, bool *limited);
/* Bits of the warnings (longest first, bit 3 Time itself) whose moment is not
 * after at_ms in the stretch that runs. A moment that was past already when
 * the limit was set is none: so more time brings back the warnings whose
 * seconds are again below what is left, and no others. */
uint32_t clock_due(const struct game *g, int64_t at_ms);
/* ms the clock has run since the moment of the nth warning, one that is due. */
int64_t clock_late_ms(const struct game *g, int64_t at_ms, int nth);
/* ms of battle time from at_ms to the next warning or Time, or -1. */
int64_t clock_next_ms(const struct game *g, int64_t at_ms);
/* The nth warning's seconds in the stretch that runs (0: none). */
int32_t clock_warning_s(const struct game *g, int nth);
/* Runs on by itself: a move, settling or the interval, not paused. */
bool clock_runs(const struct game *g);
/* The clock as a pause at at_ms would leave it; the game is not changed. */
struct clock clock_stopped(const struct game *g, int64_t at_ms);

/* --- for the chapters --- */
int64_t instant_ms(struct instant i);
/* Books what has run up to now into the move's row and begins a stretch. */
void clock_begin(struct hearing *h, enum clock_state state, int32_t limit_ms);
/* The same stretch goes on; a settle's end moves with each ruling. */
void clock_book(struct hearing *h);

#endif
