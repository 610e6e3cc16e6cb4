/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * report_in.h: what the files of report.h share with one another.
 *
 *   report_doc.c      the document and its text
 *   report_words.c    English: numbers, names, men, sentences
 *   report.c          the parts of a report in their order
 *   report_front.c    who, where, by what rules; the order of battle
 *   report_moves.c    move by move, what happened
 *   report_fire.c     shots
 *   report_melee.c    melees
 *   report_events.c   guns, men off, what a game brings
 *   report_prisoner.c prisoners led off, freed, delivered
 *   report_referee.c  the referee's word: men, points, overrules, close calls
 *   report_record.c   notes, pictures, disputes, who took over
 *   report_end.c      the end, the score, losses
 *   report_clock.c    the time used, and when the clock stood still
 *   report_density.c  battles by the formation-density rules
 *   report_txt.c report_md.c report_html.c   the writers
 */
#ifndef UMPIRE_REPORT_IN_H
#define UMPIRE_REPORT_IN_H

#include "facts.h"
#include "report.h"
#include "table.h"

/* --- report_doc.c --- */

void doc_bytes(struct report *r, const char *at, size_t n);
void doc_str(struct report *r, const char *z);
void doc_char(struct report *r, char c);
void doc_int(struct report *r, int64_t v);
/* The users' own words, made safe and set apart. */
void doc_name(struct report *r, struct span s);
/* Room for what the say_ functions write, added to the document. */
struct text doc_room(struct report *r, uint32_t bytes);
void doc_took(struct report *r, const struct text *t);
struct span doc_span(const struct report *r, struct piece p);

/* Ends the text that is open; begins the next. */
struct piece doc_piece(struct report *r);
struct part *doc_part(struct report *r, enum part_kind kind); /* or NULL */
/* A part whose text is what is open; nothing where nothing is. */
void doc_end(struct report *r, enum part_kind kind);
/* `broad`: plain text goes without it. */
void doc_heading(struct report *r, const char *words, bool broad);
/* A table is begun with its caption open, then its cells, row by row; the part
 * it is, which ends it. */
size_t doc_table(struct report *r, uint32_t columns);
void doc_cell(struct report *r);
void doc_cell_str(struct report *r, const char *z);
void doc_cell_int(struct report *r, int64_t v);
void doc_table_end(struct report *r, size_t part);

/* --- report_words.c --- */

/* Numbers to twelve are words, larger ones figures; in a sentence that has one
 * of those all are figures, and in one that begins with a number all are words
 * (to 999). So they are written when the sentence ends, or else the piece. */
enum { NUMBER_BEGIN = 3, NUMBER_END = 4 };
void put_number(struct report *r, int64_t n);
void numbers_write(struct report *r, size_t from, bool sentence);
/* "three shots", "one shot" */
void put_things(struct report *r, int64_t n, const char *one, const char *many);
/* "first" */
void put_ordinal(struct report *r, int32_t n);
/* "a", "a and b", "a, b and c": what stands before item i of n. */
void put_between(struct report *r, uint32_t i, uint32_t n);

/* A sentence is begun, written, ended: with a capital where it begins in our
 * own words, and a full stop. */
void sentence_begin(struct report *r);
void sentence_end(struct report *r);

typedef void form(struct report *r, const void *what);
/* One of these ways to say it, by the entry's number: that which stands best
 * behind the sentences before, not told in the same way, and not begun with the
 * same word; and which does not begin with a number where others are large. */
void tell_one(struct report *r, form *const *forms, uint32_t n, int32_t entry,
              const void *what);
#define TELL(r, forms, entry, what) \
    tell_one((r), (forms), sizeof(forms) / sizeof *(forms), (entry), (what))

/* --- who tells --- */

struct teller {
    struct report *r;
    const struct history *h;
    const struct game *g;
    struct walk walk;
    struct report_without without;
    const struct report_wait *wait;
    struct piece *body, *gun; /* their names, n 0: none */
    char *names;
    size_t n_names;
    struct line fact; /* of the entry that is told */
    struct word word[LINE_WORDS];
};

void put_side(const struct teller *t, int32_t side);
void put_sides(const struct teller *t, int32_t side); /* Red's */
/* Its name and, where it is told of as a common noun, the: "the Red left gun",
 * "Long Tom", "RG1". */
void put_gun(const struct teller *t, int32_t gun);
/* The same; `arm`: the arm was said just before. */
void put_body(const struct teller *t, int32_t body, int32_t arm);
/* Without an article, as in a list. */
void put_gun_bare(const struct teller *t, int32_t gun);
void put_body_bare(const struct teller *t, int32_t body, int32_t arm);
/* "three Red foot", "one Red horseman", "two horse and two foot of Blue" */
void put_men(const struct teller *t, int32_t side, int32_t inf, int32_t cav);
/* "six men of Blue" */
void put_men_of(const struct teller *t, int32_t n, int32_t side);
void put_party_of(const struct teller *t, int32_t party); /* P1 */
/* Makes the fact of an entry the one that is told of. */
void fact_read(struct teller *t, int32_t entry);
/* The users' words, bare and in quotation marks. */
void put_words_of(const struct teller *t, const struct word *w);
void put_quoted(const struct teller *t, const struct word *w);
void put_quotation(const struct teller *t, struct span words);
const struct word *fact_word(const struct teller *t, const char *clause,
                             const char *name);
bool fact_is(const struct teller *t, enum fact f);
/* A cell of a promised table as a name; false: it is empty. */
bool put_cell(struct teller *t, int table, uint32_t row, const char *column);
void put_time_of(struct report *r, int64_t ms); /* 3:12, 1:03:12 */
void put_points(struct report *r, int32_t halves);

/* A picture with its caption, where pictures are wanted. */
void doc_picture(const struct teller *t, enum picture_kind kind, int32_t seq,
                 const char *caption);

/* --- the sections --- */

void front_tell(struct teller *t);
/* Pieces of it: a fact whose text is open; the day and place; house rules. */
void front_fact(struct report *r, struct piece label);
void front_when(struct teller *t);
void front_house_rules(struct teller *t);
void moves_tell(struct teller *t);
void end_tell(struct teller *t);
void clock_tell(struct teller *t); /* within the end */
void density_tell(struct teller *t);

/* --- report_moves.c and what it calls --- */

/* Rows of the told tables that belong to the fact being told: from..to. */
struct rows {
    uint32_t from, to;
};

/* Who went over his own back line in a move, told together. */
enum { LEAVING_GUNS = 8, PHOTOS = 16 };

struct leaving {
    int32_t side, inf, cav, guns;
    int32_t men; /* with guns, of whom no more is known */
    int32_t gun[LEAVING_GUNS];
};

struct told {
    struct teller *t;
    int32_t entry; /* or 0 */
    int32_t seq;
    struct rows shot, ruled, fate, casualty, captive, sequel;
    uint32_t shots_told; /* shots before this row are told */
    bool told;           /* of this entry something stands just before */
    struct leaving off;
    int32_t photo[PHOTOS], photos; /* entries that wait for the move's end */
};

/* A sequel that is told. */
struct event {
    const struct told *k;
    const struct sequel *s;
};

/* Each says what it has of the rows, sentences into the open paragraph. */
void fire_tell(const struct told *k, const struct rows *shots);
void melees_tell(const struct told *k);
void events_tell(struct told *k);
void events_end(struct told *k); /* what waited for the move's end */

/* It was so when the battle was entered. */
bool event_before(const struct event *e);

/* --- report_prisoner.c --- */
void prisoners_tell(const struct event *e);

/* --- report_referee.c --- */
void forced_tell(const struct told *k);
void struck_tell(const struct told *k);
void award_tell(const struct event *e);
void roll_tell(const struct event *e);
void overruled_tell(const struct told *k);
void close_tell(const struct told *k, const struct ruled *m);
void changes_tell(const struct told *k); /* of the rules, of the clock */

/* --- report_record.c --- */
void record_tell(struct told *k);
void photos_tell(struct told *k);

/* --- writers --- */
void report_txt(const struct report *r, const struct report_writing *w);
void report_md(const struct report *r, const struct report_writing *w);
bool report_html(const struct report *r, const struct report_writing *w);

#endif
