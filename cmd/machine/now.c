/* SPDX-License-Identifier: GPL-3.0-or-later */
/* now.c: see now.h. CLOCK_BOOTTIME and getrandom are Linux's own. */
#include "now.h"

#include <stdio.h>
#include <string.h>
#include <sys/random.h>
#include <time.h>

static int64_t
read_ms(clockid_t id)
{
    struct timespec t = {0};
    clock_gettime(id, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

int64_t
now_utc_ms(void)
{
    return read_ms(CLOCK_REALTIME);
}

int64_t
now_boot_ms(void)
{
    return read_ms(CLOCK_BOOTTIME);
}

static int64_t
machine_utc(void *ctx)
{
    (void)ctx;
    return now_utc_ms();
}

static int64_t
machine_boot(void *ctx)
{
    (void)ctx;
    return now_boot_ms();
}

static void
machine_id(void *ctx, char out[40])
{
    FILE *f = fopen("/proc/sys/kernel/random/boot_id", "re");
    (void)ctx;
    memset(out, 0, 40);
    if (!f)
        return;
    if (!fgets(out, 40, f))
        out[0] = 0;
    fclose(f);
    out[strcspn(out, "\n")] = 0;
}

const struct now now_machine = {NULL, machine_utc, machine_boot, machine_id};

/* --- times of day --- */

/* On the day of utc_ms, or some days after it. */
static int64_t
of_day(int64_t utc_ms, int64_t ms_of_day, int days)
{
    time_t t = (time_t)(utc_ms / 1000);
    struct tm day;
    if (!localtime_r(&t, &day))
        return utc_ms;
    day.tm_mday += days;
    day.tm_hour = (int)(ms_of_day / 3600000);
    day.tm_min = (int)(ms_of_day / 60000 % 60);
    day.tm_sec = (int)(ms_of_day / 1000 % 60);
    day.tm_isdst = -1;
    return (int64_t)mktime(&day) * 1000 + ms_of_day % 1000;
}

int64_t
now_of_day(int64_t utc_ms, int64_t ms_of_day)
{
    int64_t at = of_day(utc_ms, ms_of_day, 0);
    return at > utc_ms ? of_day(utc_ms, ms_of_day, -1) : at;
}

static int64_t
apart(int64_t a, int64_t b)
{
    return a > b ? a - b : b - a;
}

int64_t
now_of_day_near(int64_t utc_ms, int64_t ms_of_day)
{
    int64_t best = of_day(utc_ms, ms_of_day, 0);
    for (int days = -1; days <= 1; days += 2) {
        int64_t at = of_day(utc_ms, ms_of_day, days);
        if (apart(at, utc_ms) < apart(best, utc_ms))
            best = at;
    }
    return best;
}

uint32_t
now_dice(uint32_t below)
{
    uint32_t r = 0, top = UINT32_MAX - UINT32_MAX % below;
    do {
        if (getrandom(&r, sizeof r, 0) != (ssize_t)sizeof r)
            r = (uint32_t)now_boot_ms();
    } while (r >= top);
    return r % below;
}
