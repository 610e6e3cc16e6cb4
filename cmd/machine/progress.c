/* SPDX-License-Identifier: GPL-3.0-or-later */
/* progress.c: how far something long has come. */
#include "progress.h"

#include "now.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { SOON_MS = 1000, AGAIN_MS = 100 };

FILE *
progress_terminal(void)
{
    const char *term = getenv("TERM");
    bool can = term && term[0] && strcmp(term, "dumb") != 0;
    return can && isatty(STDERR_FILENO) ? stderr : NULL;
}

void
progress_begin(struct progress *p, FILE *to, const char *what, int64_t now_ms)
{
    *p = (struct progress){.to = to, .what = what, .began_ms = now_ms};
}

static void
blank_to(struct progress *p, uint32_t width)
{
    for (uint32_t i = width; i < p->width; i++)
        fputc(' ', p->to);
}

void
progress_step(struct progress *p, int64_t now_ms, int64_t done, int64_t all)
{
    char at[80];
    struct text t;
    if (!p->to || now_ms - p->began_ms < SOON_MS ||
        (p->width > 0 && now_ms - p->shown_ms < AGAIN_MS))
        return;
    text_init(&t, at, sizeof at);
    text_str(&t, p->what);
    text_str(&t, "  ");
    text_int(&t, all > 0 ? done * 100 / all : 100);
    text_char(&t, '%');
    fprintf(p->to, "\r%s", text_z(&t));
    blank_to(p, t.n);
    fflush(p->to);
    p->width = t.n;
    p->shown_ms = now_ms;
}

void
progress_end(struct progress *p)
{
    if (p->width > 0) {
        fputc('\r', p->to);
        blank_to(p, 0);
        fputc('\r', p->to);
        fflush(p->to);
    }
    p->width = 0;
}

void
progress_called(void *ctx, int64_t done, int64_t all)
{
    progress_step(ctx, now_boot_ms(), done, all);
}
