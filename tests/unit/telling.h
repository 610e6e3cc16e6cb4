/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * telling.h: shorthand for stories told to a board. Comes after cmocka.h.
 */
#ifndef UMPIRE_TELLING_H
#define UMPIRE_TELLING_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "board.h"
#include "broken.h"
#include "fall.h"
#include "sound.h"

/* A small repeatable source of numbers. */
static inline uint32_t
draw(uint64_t *seed)
{
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    return (uint32_t)(*seed >> 24);
}

static inline void
whole(const struct board *b, const char *line)
{
    const char *what = game_broken(b->g);

    if (what)
        fail_msg("after \"%s\": %s", line, what);
    what = unsound(b->g);
    if (what)
        fail_msg("after \"%s\": %s", line, what);
}

/* The line stands: its ruling is in b->r. */
static inline enum verdict
tell(struct board *b, const char *line)
{
    enum verdict v = board_say(b, line);

    if (v < VERDICT_ALLOWED)
        fail_msg("\"%s\" fell: %s", line,
                 fault_name((enum fault_code)b->r.why.code));
    whole(b, line);
    return v;
}

/* The line falls for this fault and changes nothing. */
static inline void
falls(struct board *b, const char *line, enum fault_code code)
{
    history_drop(&b->h, b->h.kept); /* what was only tried */

    uint64_t digest = b->g->digest;
    int32_t n = b->h.n, n_play = b->h.n_play;
    uint32_t rows[TABLES];

    memcpy(rows, b->g->rows, sizeof rows);
    if (board_say(b, line) >= VERDICT_ALLOWED)
        fail_msg("\"%s\" stood, %s was expected", line, fault_name(code));
    if (b->r.why.code != code)
        fail_msg("\"%s\" fell: %s, not %s", line,
                 fault_name((enum fault_code)b->r.why.code), fault_name(code));
    assert_int_equal(b->r.verdict,
                     fault_status(code) == 3 ? VERDICT_REFUSED : VERDICT_WRONG);
    assert_true(b->g->digest == digest);
    assert_int_equal(b->h.n, n);
    assert_int_equal(b->h.n_play, n_play);
    assert_memory_equal(b->g->rows, rows, sizeof rows);
    whole(b, line);
}

/* What the last ruling said of that kind, or NULL. */
static inline const struct effect *
said(const struct board *b, enum effect_kind kind)
{
    for (uint32_t i = 0; i < b->r.n_effect && i < EFFECT_MAX; i++)
        if (b->r.effect[i].kind == kind)
            return &b->r.effect[i];
    return NULL;
}

/* The same, of these two. */
static inline const struct effect *
said_of(const struct board *b, enum effect_kind kind, int32_t first,
        int32_t second)
{
    for (uint32_t i = 0; i < b->r.n_effect && i < EFFECT_MAX; i++)
        if (b->r.effect[i].kind == kind && b->r.effect[i].a == first &&
            b->r.effect[i].b == second)
            return &b->r.effect[i];
    return NULL;
}

static inline bool
cites(const struct board *b, int rule)
{
    for (uint16_t i = 0; i < b->r.n_cite; i++)
        if (b->r.cite[i] == rule)
            return true;
    return false;
}

/* The row of the man called so, as BA.7. */
static inline int32_t
man(const struct board *b, const char *name)
{
    const char *dot = strchr(name, '.');
    const struct span label = {name, (uint32_t)(dot - name)};
    int32_t body = body_find(b->g, label);
    int32_t row =
        body < 0 ? -1
                 : man_find(b->g, body, (int32_t)strtol(dot + 1, NULL, 10));

    if (row < 0)
        fail_msg("nobody is called %s", name);
    return row;
}

static inline void
is(const struct board *b, const char *name, enum man_state state)
{
    enum man_state now = (enum man_state)b->g->man[man(b, name)].state;

    if (now != state)
        fail_msg("%s is %s, not %s", name, man_state_name(now),
                 man_state_name(state));
}

static inline int32_t
count(const struct board *b, int32_t side, enum man_state state)
{
    return b->g->side[ROW(side)].count[state];
}

static inline const struct gun *
gun(const struct board *b, const char *label)
{
    int32_t row = gun_find(b->g, span_of(label));

    assert_true(row >= 0);
    return &b->g->gun[row];
}

/* A file of the tests' folder, opened to be read. */
static inline FILE *
told_in(const char *name)
{
    const char *folder = getenv("UMPIRE_TESTS");
    char path[512];
    FILE *in;

    snprintf(path, sizeof path, "%s/%s", folder ? folder : "tests", name);
    in = fopen(path, "r");
    if (!in)
        fail_msg("cannot open %s", path);
    return in;
}

#endif
