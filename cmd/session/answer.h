/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * answer.h: what a session says to its user, for the rooms that work on it.
 * All of it goes the one way to the terminal, the pipe or JSON.
 */
#ifndef UMPIRE_ANSWER_H
#define UMPIRE_ANSWER_H

#include "csv_in.h"
#include "session.h"

bool words_add(struct words *w, struct span s); /* and a NUL */
void words_clear(struct words *w);
void words_free(struct words *w);

/* The fault of a line, on standard error (JSON: standard output); its exit
 * status. */
int answer_fault(struct session *s, struct span typed, const struct line *l,
                 const struct fault *fault);
/* The same of its word of that name, if it has one. */
int answer_word_fault(struct session *s, struct span typed,
                      const struct line *l, const char *name,
                      enum fault_code code);
/* What is wrong in a table from outside. */
int answer_table_fault(struct session *s, const char *path,
                       const struct csv_problem *p);
/* Of a question; STATUS_FILE: there was no memory for it, which is said. */
int answer_text(struct session *s, struct span text);
/* A sentence about the program's own affairs, on standard error. */
void chatter(struct session *s, const char *sentence, struct span about);
/* Lines beside an answer, on standard error as the screen is wide. */
void remark(const struct session *s, struct span lines);
/* The same in two pieces; the end of the last line is put to it. */
void remark_line(const struct session *s, const char *before, struct span rest);
/* What has been written, and where: said at the prompt alone. */
void wrote(struct session *s, const char *sentence, const char *path);

#endif
