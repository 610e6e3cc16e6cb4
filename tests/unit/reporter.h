/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * reporter.h: a board, and the reports of what is on it. Comes after cmocka.h.
 */
#ifndef UMPIRE_REPORTER_H
#define UMPIRE_REPORTER_H

#include "report_in.h"
#include "say.h"
#include "score.h"
#include "telling.h"

static struct board b;

static const struct report_without everything;

static inline struct report
report_of(const struct report_without *without)
{
    struct report r;

    assert_true(report_make(&r, &b.h, NULL, without, NULL));
    assert_false(r.lost);
    return r;
}

static inline int
fresh(void **state)
{
    (void)state;
    board_init(&b);
    return 0;
}

static inline int
cleared(void **state)
{
    (void)state;
    board_release(&b);
    return 0;
}

static inline void
type(const char *const lines[])
{
    for (; *lines; lines++)
        tell(&b, *lines);
}

static inline bool
asks(const char *line)
{
    static const char *const verbs[] = {"muster", "score", "show"};

    for (size_t i = 0; i < sizeof verbs / sizeof verbs[0]; i++)
        if (strncmp(line, verbs[i], strlen(verbs[i])) == 0)
            return true;
    return false;
}

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

#define STORY(name) cmocka_unit_test_setup_teardown(name, fresh, cleared)

#endif
