/* SPDX-License-Identifier: GPL-3.0-or-later */
/* machine.h: a machine whose clocks a test turns itself. */
#ifndef UMPIRE_MACHINE_H
#define UMPIRE_MACHINE_H

#include <stdint.h>
#include <stdio.h>

#include "now.h"

enum { SECOND = 1000, MINUTE = 60 * SECOND, HOUR = 60 * MINUTE };

struct machine {
    int64_t utc, boot;
    int boots;
};

static inline int64_t
its_utc(void *ctx)
{
    return ((struct machine *)ctx)->utc;
}

static inline int64_t
its_boot(void *ctx)
{
    return ((struct machine *)ctx)->boot;
}

static inline void
its_id(void *ctx, char out[40])
{
    snprintf(out, 40, "boot-%d", ((struct machine *)ctx)->boots);
}

static struct machine m;
static const struct now now = {&m, its_utc, its_boot, its_id};

#endif
