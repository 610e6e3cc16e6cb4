/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * report.h: the report of a battle, a document made once from the history and
 * written in three forms.
 *
 * A document is a list of parts in their order. All its text stands in one
 * buffer it owns. Names and words of the users' own are safe text
 * (trust: text_safe) between the bytes NAME_BEGIN and NAME_END, which safe text
 * cannot hold: the writers set them apart, or drop the bytes. Every number
 * comes from the fold.
 */
#ifndef UMPIRE_REPORT_H
#define UMPIRE_REPORT_H

#include <stdio.h>

#include "history.h"

struct file;

enum { NAME_BEGIN = 1, NAME_END = 2 };

enum part_kind {
    PART_TITLE,   /* the one at the top */
    PART_FACT,    /* a label and what it is: Place: Ann's floor */
    PART_HEADING, /* of a section */
    PART_MOVE,    /* a smaller one, over the paragraph behind it: Red 4 */
    PART_TEXT,    /* a paragraph */
    PART_TABLE,   /* a caption, a row of heads, rows */
    PART_PICTURE, /* a caption; which one, enum picture_kind and its move */
    PART_CLOSE    /* the last line: what made this, and of what */
};

enum picture_kind {
    PICTURE_MAP,      /* the field as a move left it: `seq` */
    PICTURE_STRENGTH, /* over the moves */
    PICTURE_TIME,     /* used against allowed */
    PICTURE_LOSSES    /* by cause */
};

struct piece { /* of the text */
    uint32_t at, n;
};

enum { REPORT_COLUMNS = 12 };

struct part {
    enum part_kind kind;
    struct piece label; /* of a fact; the caption of a table or picture */
    struct piece text;
    uint32_t cell;    /* TABLE: the first cell, of the head */
    uint32_t columns; /* TABLE: cells in a row; the first heads the row */
    uint32_t rows;    /* TABLE: the head not counted */
    bool lists;       /* TABLE: cells are words, not figures */
    bool detail;      /* for who looks closer; the short forms pass it over */
    bool broad;       /* not in plain text, which has it in facts */
    bool brief;       /* in plain text alone */
    enum picture_kind picture;
    int32_t seq;
};

struct report {
    struct part *part;
    size_t n_part, cap_part;
    struct piece *cell;
    size_t n_cell, cap_cell;
    char *text;
    size_t n, cap;
    bool lost;         /* there was no memory: of no use */
    uint32_t from;     /* where the text that is open began */
    uint32_t sentence; /* where its sentence began */
    uint32_t opening;  /* where the sentence before it began */
    bool headed;       /* it began with a number */
    /* The ways in which the two sentences before were told, or NULL. */
    void (*form[2])(struct report *r, const void *what);
};

struct report_without {
    bool disputes, clock, notes, photos, pictures;
};

/* The words of `without`: "disputes, clock". false: *bad is the first word
 * that is none of them. */
bool report_without_read(struct span words, struct report_without *out,
                         struct span *bad);
extern const char report_without_words[]; /* all of them, for messages */

/* Who waits for a long one: called now and then with how much is done. */
struct report_wait {
    void (*step)(void *ctx, int64_t done, int64_t all);
    void *ctx;
};

/* Makes the document of a battle. The file (for the day) and `wait` may be
 * NULL. false: no memory. Ended by report_release in either case. */
bool report_make(struct report *r, const struct history *h, struct file *f,
                 const struct report_without *without,
                 const struct report_wait *wait);
void report_release(struct report *r);

enum report_form { REPORT_TXT, REPORT_MD, REPORT_HTML, REPORT_FORMS };

/* By the ending of a file's name; REPORT_FORMS: none of them. */
enum report_form report_form_of(struct span path);
struct report_writing {
    const struct history *h; /* the report was made of */
    /* The folder the maps were written to, as it is called from where the
     * report stands: text names the maps, Markdown shows them. Or NULL. */
    const char *maps;
    const struct report_wait *wait; /* or NULL */
    FILE *out;                      /* errors of writing are the stream's */
};

/* false: no memory. */
bool report_write(const struct report *r, enum report_form as,
                  const struct report_writing *w);

#endif
