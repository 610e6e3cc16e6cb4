/* SPDX-License-Identifier: GPL-3.0-or-later */
/* now.h: the machine's clocks, the only place that reads them. */
#ifndef UMPIRE_NOW_H
#define UMPIRE_NOW_H

#include "text.h"

int64_t now_utc_ms(void);
/* Goes on while the machine sleeps and does not jump when the wall clock is
 * set (CLOCK_BOOTTIME). */
int64_t now_boot_ms(void);
/* The kernel's id of this boot, or "". */
void now_boot_id(char out[40]);
/* The instant (since 1970) of a local time of day: today's, or yesterday's
 * where today's is still to come. */
int64_t now_of_day(int64_t ms_of_day);
/* Random number 0..below-1. */
uint32_t now_dice(uint32_t below);

#endif
