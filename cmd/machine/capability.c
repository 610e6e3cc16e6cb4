/* SPDX-License-Identifier: GPL-3.0-or-later */
/* capability.c: the terminfo of a terminal; see capability.h. */
#include "capability.h"

/* These two define short words as macros, so they are seen here alone. */
#include <curses.h>
#include <term.h>

bool
capability_begin(int fd)
{
    int found;
    return setupterm(NULL, fd, &found) == OK;
}

void
capability_end(void)
{
    if (cur_term)
        del_curterm(cur_term);
}

/* Padding is $<5>, with figures, a dot, * and / inside. */
static void
put_unpadded(struct text *to, const char *z)
{
    while (*z) {
        if (z[0] == '$' && z[1] == '<') {
            while (*z && *z != '>')
                z++;
            z += *z == '>';
        } else {
            text_char(to, *z++);
        }
    }
}

static const char *
string_of(const char *name)
{
    const char *z = tigetstr(name);
    return (intptr_t)z == -1 ? NULL : z; /* -1: it is no string */
}

bool
capability_put(struct text *to, const char *name)
{
    const char *z = string_of(name);
    if (z)
        put_unpadded(to, z);
    return z != NULL;
}

bool
capability_put_at(struct text *to, const char *name, int a, int b)
{
    const char *z = string_of(name);
    if (z)
        z = tiparm(z, a, b);
    if (z)
        put_unpadded(to, z);
    return z != NULL;
}

bool
capability_flag(const char *name)
{
    return tigetflag(name) > 0;
}

int
capability_number(const char *name)
{
    int n = tigetnum(name);
    return n < 0 ? -1 : n;
}
