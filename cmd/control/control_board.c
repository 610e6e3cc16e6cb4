/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * control_board.c: the page for a second screen, written anew after every
 * entry. The battle never waits for it and never falls over it: it is written
 * after the entry is on the disk and answered.
 */
#include "control_in.h"

#include "now.h"
#include "path.h"
#include "scoreboard.h"

#include <stdlib.h>
#include <string.h>

static bool
write_page(struct session *s, const char *path, struct text *why)
{
    const struct scoreboard b = {.h = &s->history,
                                 .file = s->file,
                                 .at_ms = session_now(s),
                                 .utc_ms = now_utc_ms(),
                                 .runs = !s->o.manual};
    return scoreboard_file(path, &b, s->o.force, why);
}

int
board_write(struct session *s, const char *path)
{
    char at[512];
    struct text why;
    text_init(&why, at, sizeof at);
    if (control_spares(s, path, &why) && write_page(s, path, &why))
        return STATUS_DONE;
    chatter(s, "the board was not written", text_span(&why));
    return STATUS_FILE;
}

void
board_follow(struct session *s)
{
    char at[512];
    struct text why;
    text_init(&why, at, sizeof at);
    if (!s->board)
        return;
    bool written = write_page(s, s->board, &why);
    if (!written && !s->board_failed)
        chatter(s, "the board is not written, the battle goes on",
                text_span(&why));
    else if (written && s->board_failed)
        chatter(s, "the board is written again", span_of(s->board));
    s->board_failed = !written;
}

int
control_board(struct session *s, const struct line *l)
{
    char path[PATH_MAX];
    if (line_has(l, "off")) {
        free(s->board);
        s->board = NULL;
        return STATUS_DONE;
    }
    if (!line_path(l, "", "FILE", path)) {
        chatter(s, "the name of the board is too long", SPAN(""));
        return STATUS_FILE;
    }
    int status = board_write(s, path);
    if (status != STATUS_DONE)
        return status;
    free(s->board);
    s->board = strdup(path);
    s->board_failed = false;
    if (s->board) {
        wrote(s, "after each entry the board is in", path);
        return STATUS_DONE;
    }
    chatter(s, "the board is not kept up", SPAN("out of memory"));
    return STATUS_FILE;
}
