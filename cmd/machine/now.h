/* SPDX-License-Identifier: GPL-3.0-or-later */
/* now.h: the machine's clocks, the only place that reads them. */
#ifndef UMPIRE_NOW_H
#define UMPIRE_NOW_H

#include "text.h"

/* What a session knows of time; tests have clocks of their own. */
struct now {
    void *ctx;
    int64_t (*utc_ms)(void *ctx); /* since 1970, as the wall clock is set */
    /* Goes on while the machine sleeps and does not jump when the wall clock
     * is set (CLOCK_BOOTTIME). */
    int64_t (*boot_ms)(void *ctx);
    /* The kernel's id of this boot, or "". */
    void (*boot_id)(void *ctx, char out[40]);
};

extern const struct now now_machine;

int64_t now_utc_ms(void);
int64_t now_boot_ms(void);
/* The instant (since 1970) of a local time of day: the last one that is not
 * after `utc_ms`; and the one nearest to it. */
int64_t now_of_day(int64_t utc_ms, int64_t ms_of_day);
int64_t now_of_day_near(int64_t utc_ms, int64_t ms_of_day);
/* Random number 0..below-1. */
uint32_t now_dice(uint32_t below);

#endif
