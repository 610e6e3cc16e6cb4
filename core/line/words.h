/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * words.h: how far the reading of a line has come, and the readers that fill
 * one slot each. For line.c and usage.c alone; what they read is in line.h.
 *
 * A line is matched twice at most: once with `why` NULL, which is all a right
 * line costs, and if no row took it once more to find the fault to show, that
 * of the furthest place any row came to.
 */
#ifndef UMPIRE_WORDS_H
#define UMPIRE_WORDS_H

#include "line.h"

enum { NUMBER_MAX = 1000000 };

struct reader {
    struct span in;    /* the line from its first byte, its end trimmed */
    uint32_t i;        /* the next byte */
    struct word *word; /* LINE_WORDS of them */
    uint32_t n;
    uint16_t arg;       /* of the argument to come */
    bool force;         /* after overrule: a because may follow */
    struct span clause; /* the literal that what comes stands after */

    enum slot slot;   /* what is wanted now */
    struct span name; /* as the usage has it */
    uint32_t start;   /* and where it begins */

    struct wants *wants; /* what could stand at the end; NULL: nobody asks */

    struct fault *why; /* NULL: nobody asks */
    int rank;          /* of the fault in *why; 0: none yet */
    uint32_t reach;    /* where the slot of that fault began */
};

static inline char
lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static inline bool
is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static inline bool
is_letter(char c)
{
    return lower(c) >= 'a' && lower(c) <= 'z';
}

static inline bool
is_blank(char c)
{
    return c == ' ' || c == '\t';
}

/* Goes on to the next byte that is no blank. */
void reader_skip(struct reader *r);
/* Goes on to the next word; true where the command ends instead: at the end of
 * the line, a `;` or a note. */
bool reader_ends(struct reader *r);
/* Where the word that begins at `from` ends: at a blank, a `;` or the end. */
uint32_t reader_word_end(const struct reader *r, uint32_t from);
/* The same for words with no = in them. */
uint32_t reader_plain_end(const struct reader *r, uint32_t from);

/* Remembers f if none worse is known; `expected` and `word` are filled in.
 * Always false. */
bool reader_fail(struct reader *r, struct fault f);
/* A word of the slot wanted, from the bytes from..to; NULL: too many. */
struct word *reader_add(struct reader *r, uint32_t from, uint32_t to);
/* The argument is read up to `to`. Always true. */
bool reader_took(struct reader *r, uint32_t to);

/* A fault at the bytes from..to; at the whole word here, that it is none for
 * the slot. Always false. */
bool reader_fault(struct reader *r, enum fault_code code, uint32_t from,
                  uint32_t to);
bool reader_unexpected(struct reader *r);
/* One word up to `to` that means a number or two: the whole argument. */
bool reader_take(struct reader *r, uint32_t to, int32_t a, int32_t b);

/* The bytes from..to as a whole number from `least` to NUMBER_MAX, or as a
 * label that somebody may bear. */
bool reader_number(struct reader *r, uint32_t from, uint32_t to, int32_t least,
                   int32_t *v);
bool reader_label(struct reader *r, uint32_t from, uint32_t to,
                  struct span *out);
/* Where the letters, digits and _ from `from` on end. */
uint32_t label_end(const struct reader *r, uint32_t from);
/* Whether a word is the letter and digits, as M3; the digits. */
bool is_numbered(struct span s, char letter, struct span *digits);

/*
 * Fills slot r->slot, named r->name, at the reader's place: adds its words,
 * and leaves the reader after it. On false only r->n and the fault changed.
 */
bool slot_read(struct reader *r);
/* Some of the readers it calls, each for the slot of its name. */
bool read_label(struct reader *r);
bool read_labels(struct reader *r);
bool read_men(struct reader *r);
bool read_length(struct reader *r);
bool read_heading(struct reader *r);
bool read_place(struct reader *r);
/* The slot that CAPITALS stand for, or SLOT_NONE. */
enum slot slot_of(struct span capitals);

/* 5:30 or 1:05:30 in seconds. */
bool time_read(struct span s, int32_t *seconds);
/* A day of 1970 to 9999, written 2026-11-30; *days since 1970-01-01. */
bool date_read(struct span s, int32_t *days);

#endif
