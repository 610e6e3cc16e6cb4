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

void
now_boot_id(char out[40])
{
    FILE *f = fopen("/proc/sys/kernel/random/boot_id", "re");
    memset(out, 0, 40);
    if (!f)
        return;
    if (!fgets(out, 40, f))
        out[0] = 0;
    fclose(f);
    out[strcspn(out, "\n")] = 0;
}

int64_t
now_of_day(int64_t ms_of_day)
{
    int64_t now = now_utc_ms();
    time_t t = (time_t)(now / 1000);
    struct tm day;
    if (!localtime_r(&t, &day))
        return now;
    day.tm_hour = day.tm_min = day.tm_sec = 0;
    day.tm_isdst = -1;
    int64_t at = (int64_t)mktime(&day) * 1000 + ms_of_day;
    return at > now ? at - 86400000 : at;
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
