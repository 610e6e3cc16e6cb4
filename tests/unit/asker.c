/* SPDX-License-Identifier: GPL-3.0-or-later */
/* asker.c: somebody who asks about a battle; see asker.h. */
#include "asker.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

struct asker *
asker_begin(void)
{
    struct asker *t = calloc(1, sizeof *t);

    assert_non_null(t);
    board_init(&t->b);
    memcpy(t->list, t->b.list, sizeof t->b.list);
    t->list[CORE_LISTS] = ask_verbs();
    t->lexicon = (struct lexicon){t->list, CORE_LISTS + 1, SET_LITTLE_WARS};
    t->b.h.lexicon = &t->lexicon;
    return t;
}

void
asker_end(struct asker *t)
{
    board_release(&t->b);
    free(t);
}

void
must_type(struct asker *t, const char *line)
{
    if (board_say(&t->b, line) < VERDICT_ALLOWED)
        fail_msg("\"%s\" fell: %s", line,
                 fault_name((enum fault_code)t->b.r.why.code));
}

/* Up to a NULL. */
void
must_type_all(struct asker *t, const char *const lines[])
{
    for (; *lines != NULL; lines++)
        must_type(t, *lines);
}

bool
ask_line(struct asker *t, const char *question)
{
    struct line l = {.word = t->word};
    struct text to;
    struct span rest;
    struct asking a = {.h = &t->b.h,
                       .file = t->file,
                       .line = &l,
                       .at_ms = t->b.at_ms,
                       .why = &t->why};
    bool answered;

    snprintf(t->question, sizeof t->question, "%s", question);
    if (!line_read(span_of(t->question), &t->lexicon, &l, &rest, &t->why))
        return false;
    assert_int_equal(l.verb->kind, VERB_ASK);
    text_init(&to, t->answer, sizeof t->answer);
    answered = ask(&a, &to);
    assert_false(to.cut);
    text_z(&to);
    return answered;
}

/* Answers are made for a terminal: lines of 80 columns, each ended. */
static void
fits(const struct asker *t)
{
    const char *line = t->answer;

    while (*line != '\0') {
        size_t n = strcspn(line, "\n");

        if (n > 80 || line[n] != '\n')
            fail_msg("%s: too wide or not ended: \"%.*s\"", t->question, (int)n,
                     line);
        line += n + 1;
    }
}

const char *
asked(struct asker *t, const char *question)
{
    if (!ask_line(t, question))
        fail_msg("\"%s\" fell: %s", question,
                 fault_name((enum fault_code)t->why.code));
    fits(t);
    return t->answer;
}

void
says(struct asker *t, const char *question, const char *words)
{
    if (strstr(asked(t, question), words) == NULL)
        fail_msg("%s: no \"%s\" in\n%s", question, words, t->answer);
}

void
says_not(struct asker *t, const char *question, const char *words)
{
    if (strstr(asked(t, question), words) != NULL)
        fail_msg("%s: there is \"%s\" in\n%s", question, words, t->answer);
}

void
answers(struct asker *t, const char *question, const char *answer)
{
    assert_string_equal(asked(t, question), answer);
}

void
falls(struct asker *t, const char *question, enum fault_code code,
      uint16_t column)
{
    assert_false(ask_line(t, question));
    assert_int_equal(t->why.code, code);
    assert_int_equal(t->why.column, column);
}
