/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * guard.c: which text a spreadsheet would run as a formula.
 */
#include "guard.h"

#include <string.h>

/* Of full width, as keyboards for Chinese and Japanese write them: = + - @ */
static const char *const wide[] = {"\xEF\xBC\x9D", "\xEF\xBC\x8B",
                                   "\xEF\xBC\x8D", "\xEF\xBC\xA0"};

static bool
runs(struct span s)
{
    if (s.n > 0 && s.at[0] && strchr("=+-@\t\r\n", s.at[0]))
        return true;
    for (size_t i = 0; i < sizeof wide / sizeof wide[0]; i++)
        if (span_starts(s, wide[i]))
            return true;
    return false;
}

static uint32_t
apostrophes(struct span s)
{
    uint32_t n = 0;

    while (n < s.n && s.at[n] == '\'')
        n++;
    return n;
}

bool
guard_wanted(struct span s)
{
    return runs(span_from(s, apostrophes(s)));
}

struct span
guard_off(struct span s)
{
    return apostrophes(s) > 0 && guard_wanted(s) ? span_from(s, 1) : s;
}
