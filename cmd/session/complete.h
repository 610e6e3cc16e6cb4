/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * complete.h: what may stand at the cursor: by the usages of the verbs, in
 * this battle, and never what would be refused at once.
 *
 *   complete.c       what may come next, and whether it would be refused
 *   complete_slot.c  the words that fill a slot in this battle
 */
#ifndef UMPIRE_COMPLETE_H
#define UMPIRE_COMPLETE_H

#include "session.h"

enum { OFFERS = 400, OFFERS_BYTES = 32 * 1024 };

struct offer {
    struct span word; /* as it is to be typed, quotes included */
    struct span note; /* what it is, for who looks at the list; or empty */
};

/* They borrow from `room`. More than find place in it are left out. */
struct offers {
    struct offer at[OFFERS];
    uint32_t n;
    bool open; /* the last one's note is being written */
    struct text text;
    char room[OFFERS_BYTES];
};

/* What may take the place of bytes `start` to `at` of the line, the word
 * before the cursor with its quote, in the order to be shown. */
void complete(struct session *s, struct span line, uint32_t start, uint32_t at,
              struct offers *out);

/* What else may stand there and cannot be listed, as "SHOTS, a number", or why
 * nothing may: a line or two, safe to print; none where the list says all.
 * `any`: something is listed. */
void complete_hint(struct session *s, struct span line, uint32_t start,
                   bool any, struct text *to);

/* --- between the two files --- */

struct completing {
    struct session *s;
    const struct game *g;
    struct span head;  /* of the word: what is kept, as 5ra+ of 5ra+7b */
    struct span typed; /* and what is completed */
    struct offers *out;
    uint32_t literals; /* so many of them are words of the usage */
};

/* Offers the word if it begins as typed: where its note is to be written, or
 * NULL. */
struct text *offer(struct completing *c, struct span word);
/* The same with a note. */
void offer_noted(struct completing *c, struct span word, const char *note);
/* All that fills the slot. */
void offer_slot(struct completing *c, const struct want *w);
/* Every verb of the rule set in force. */
void offer_verbs(struct completing *c);

#endif
