/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * seat.h: a board of its own for each test of a program, and a script played
 * on it. Comes after cmocka.h.
 */
#ifndef UMPIRE_SEAT_H
#define UMPIRE_SEAT_H

#include "telling.h"

static struct board b;

static inline int
sit_down(void **state)
{
    (void)state;
    board_init(&b);
    return 0;
}

static inline int
get_up(void **state)
{
    (void)state;
    board_release(&b);
    return 0;
}

#define told(story) cmocka_unit_test_setup_teardown(story, sit_down, get_up)

/* Questions of a script are not for a board. */
static inline bool
asks(const char *line)
{
    static const char *const verbs[] = {"muster", "score", "show"};

    for (size_t i = 0; i < sizeof verbs / sizeof verbs[0]; i++)
        if (strncmp(line, verbs[i], strlen(verbs[i])) == 0)
            return true;
    return false;
}

/* A story's lines, as those who tell several at once take them. */
#define STORY(...) ((const char *const[]){__VA_ARGS__, NULL})

/* Lines up to a NULL, each of which must stand. */
static inline void
tell_all(const char *const lines[])
{
    for (; *lines; lines++)
        tell(&b, *lines);
}

/* Two sides on a small field, and these lines. */
static inline void
sides(const char *const more[])
{
    tell_all(
        STORY("side red back south", "side blue back north", "field 5 x 5"));
    tell_all(more);
}

/* Red's second move of a battle that was set up so. */
static inline void
second_move(const char *const more[])
{
    sides(more);
    tell_all(STORY("start red 2", "next"));
}

/* Plays a script by its stamps. */
static inline void
play(const char *name)
{
    FILE *in = told_in(name);
    char line[LINE_MAX_BYTES];

    while (fgets(line, sizeof line, in)) {
        static struct word word[LINE_WORDS];
        struct line l = {.word = word};
        struct span rest;
        struct fault why;

        line[strcspn(line, "\n")] = '\0';
        if (line[0] == '#' || line[0] == '\0' || asks(line))
            continue;
        if (!line_read(span_of(line), &b.lexicon, &l, &rest, &why))
            fail_msg("%s: \"%s\" cannot be read", name, line);
        if (l.stamp == STAMP_AFTER)
            b.at_ms += l.stamp_ms;
        tell(&b, line);
    }
    fclose(in);
}

#endif
