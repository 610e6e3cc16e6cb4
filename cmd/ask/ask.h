/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * ask.h: questions. They read a const battle, log nothing and answer in a
 * text. Each verb's rows stand beside its handler (ask_*.c).
 */
#ifndef UMPIRE_ASK_H
#define UMPIRE_ASK_H

#include "file.h"
#include "history.h"

/* The last line that fell, until another stands. */
struct refusal {
    struct span line;
    struct fault why;
};

struct asking {
    const struct history *h;
    const struct refusal *refused; /* or NULL */
    struct file *file; /* for what only the log knows; may be NULL */
    const struct line *line;
    int64_t at_ms;
    bool plain;        /* no box drawing, no colour */
    struct fault *why; /* filled where the answer is false */
};

struct question {
    struct verb verb; /* kind VERB_ASK; .id is set by ask_verbs */
    bool (*answer)(const struct asking *a, struct text *to);
};

/* All rows, for the lexicon; row i's id is i. */
struct verbs ask_verbs(void);
/* Answers a line whose verb is one of these; false: *a->why. */
bool ask(const struct asking *a, struct text *to);

/* The chapters of questions. */
extern const struct question ask_state[]; /* show, muster, count, can */
extern const uint32_t ask_state_n;
extern const struct question ask_place[]; /* where, near, dist */
extern const uint32_t ask_place_n;
extern const struct question ask_record[]; /* score, log, precedents */
extern const uint32_t ask_record_n;
extern const struct question ask_why[]; /* why */
extern const uint32_t ask_why_n;
extern const struct question ask_book[]; /* rule, help */
extern const uint32_t ask_book_n;
extern const struct question ask_density[]; /* state */
extern const uint32_t ask_density_n;
extern const struct question ask_clock[]; /* clock */
extern const uint32_t ask_clock_n;
extern const struct question ask_edition[]; /* edition */
extern const uint32_t ask_edition_n;

#endif
