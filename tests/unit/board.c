/* SPDX-License-Identifier: GPL-3.0-or-later */
/* board.c: a battle in memory for tests; see board.h. */
#include "board.h"

#include "heap.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

void
board_init(struct board *b)
{
    memset(b, 0, sizeof *b);
    core_verbs(b->list);
    b->lexicon = (struct lexicon){b->list, CORE_LISTS, SET_LITTLE_WARS};
    b->store = heap;
    assert_true(history_init(&b->h, &b->store, &b->lexicon, NULL));
    b->g = &b->h.game;
}

void
board_release(struct board *b)
{
    history_release(&b->h);
}

static bool
read_typed(struct board *b, const char *line)
{
    struct span rest;
    size_t n = strlen(line);
    assert_true(n < sizeof b->typed);
    memcpy(b->typed, line, n + 1);
    b->line.word = b->word;
    b->r = (struct ruling){.verdict = VERDICT_WRONG};
    return line_read(span_of(b->typed), &b->lexicon, &b->line, &rest,
                     &b->r.why);
}

enum verdict
board_say(struct board *b, const char *line)
{
    b->entry = 0;
    history_drop(&b->h, b->h.kept);
    b->read = read_typed(b, line);
    if (!b->read || !b->line.verb)
        return b->r.verdict;
    const struct attempt a = {&b->line, b->at_ms, 0};
    history_try(&b->h, &a, &b->r);
    if (b->r.verdict >= VERDICT_ALLOWED && !b->line.attempt) {
        history_keep(&b->h);
        b->entry = b->h.n;
    }
    return b->r.verdict;
}

void
board_must(struct board *b, const char *const lines[])
{
    for (; *lines; lines++)
        if (board_say(b, *lines) < VERDICT_ALLOWED)
            fail_msg("\"%s\" fell: %s", *lines,
                     fault_name((enum fault_code)b->r.why.code));
}

void
board_armies(struct board *b)
{
    static const char *const lines[] = {"side red",
                                        "side blue",
                                        "force red 80 inf 50 cav 4 guns",
                                        "force blue 80 inf 50 cav 4 guns",
                                        "start red",
                                        "go",
                                        NULL};
    board_must(b, lines);
}

void
board_skirmish(struct board *b)
{
    static const char *const lines[] = {
        "side red",       "side blue", "body RA 20 inf",
        "body BA 20 inf", "gun RG1",   "gun BG1",
        "start red",      "go",        NULL};
    board_must(b, lines);
}
