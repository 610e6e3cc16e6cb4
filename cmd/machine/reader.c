/* SPDX-License-Identifier: GPL-3.0-or-later */
/* reader.c: see reader.h. */
#include "reader.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

void
reader_init(struct line_source *r, int fd)
{
    r->fd = fd;
    r->number = r->at = r->n = 0;
    r->ended = r->too_long = false;
    r->error = 0;
}

static void
fill(struct line_source *r)
{
    memmove(r->bytes, r->bytes + r->at, r->n - r->at);
    r->n -= r->at;
    r->at = 0;
    fflush(stdout);
    ssize_t got;
    do
        got = read(r->fd, r->bytes + r->n, sizeof r->bytes - r->n);
    while (got < 0 && errno == EINTR);
    if (got < 0)
        r->error = errno;
    if (got <= 0)
        r->ended = true;
    else
        r->n += (uint32_t)got;
}

/* The rest of a line that was too long for the buffer. */
static void
skip(struct line_source *r)
{
    const char *end = NULL;
    while (!r->ended && !end) {
        r->at = r->n;
        fill(r);
        end = memchr(r->bytes, '\n', r->n);
    }
    r->at = end ? (uint32_t)(end - r->bytes) + 1 : r->n;
}

bool
reader_line(struct line_source *r, struct span *line)
{
    const char *end;
    if (r->too_long)
        skip(r);
    r->too_long = false;
    while (!(end = memchr(r->bytes + r->at, '\n', r->n - r->at)) && !r->ended &&
           r->n - r->at < sizeof r->bytes)
        fill(r);
    if (!end && r->at == r->n)
        return false;
    uint32_t stop = end ? (uint32_t)(end - r->bytes) : r->n;
    *line = (struct span){r->bytes + r->at, stop - r->at};
    r->too_long = !end && !r->ended;
    r->at = end ? stop + 1 : r->n;
    r->number++;
    if (line->n > 0 && line->at[line->n - 1] == '\r')
        line->n--;
    return true;
}
