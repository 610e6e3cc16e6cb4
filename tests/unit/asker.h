/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * asker.h: a battle for tests, and somebody who asks about it.
 */
#ifndef UMPIRE_ASKER_H
#define UMPIRE_ASKER_H

#include "ask.h"
#include "board.h"

enum { ANSWER = 1 << 16 };

struct asker {
    struct board b;
    struct verbs list[CORE_LISTS + 1];
    struct lexicon lexicon;
    struct file *file;
    struct word word[LINE_WORDS];
    struct fault why;
    char question[LINE_MAX_BYTES + 1];
    char answer[ANSWER];
};

/* asker_end also frees it. The lexicon has the questions too. */
struct asker *asker_begin(void);
void asker_end(struct asker *t);

/* Facts and edits that must stand; a list up to a NULL. */
void must_type(struct asker *t, const char *line);
void must_type_all(struct asker *t, const char *const lines[]);

/* Whether the question is answered: t->answer, else t->why. */
bool ask_line(struct asker *t, const char *question);
/* The answer, which must fit a terminal: lines of 80 columns, each ended. */
const char *asked(struct asker *t, const char *question);
/* The answer has these words, has them not, is this, or the question falls
 * with that fault at that column. */
void says(struct asker *t, const char *question, const char *words);
void says_not(struct asker *t, const char *question, const char *words);
void answers(struct asker *t, const char *question, const char *answer);
void falls(struct asker *t, const char *question, enum fault_code code,
           uint16_t column);

#endif
