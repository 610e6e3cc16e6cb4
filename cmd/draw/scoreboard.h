/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * scoreboard.h: the page for a second screen: a big clock, whose move it is,
 * the score, what each side has, the last ruling.
 *
 * It is one file, read from the disk by a browser that loads it again every
 * other second; no server. Its clock runs by itself from the instants written
 * into it, so it is right between two entries too. The one script in it is
 * ours and reads numbers only; names stand in text, escaped. It is well-formed
 * XML.
 */
#ifndef UMPIRE_SCOREBOARD_H
#define UMPIRE_SCOREBOARD_H

#include "file.h"
#include "history.h"

#include <stdio.h>

struct scoreboard {
    const struct history *h;
    struct file *file; /* for the last answer; may be NULL */
    int64_t at_ms;     /* battle time of now */
    int64_t utc_ms;    /* the same moment, since 1970 */
    bool runs;         /* battle time goes on by itself */
};

/* Whether the stream took it all, outfile_keep knows. */
void scoreboard_write(FILE *to, const struct scoreboard *b);
/* Written whole or not at all over a page of ours, or where nothing is;
 * anything else is refused without force. false: *why. */
bool scoreboard_file(const char *path, const struct scoreboard *b, bool force,
                     struct text *why);

#endif
