/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * board.h: a battle in memory for tests, played by typing lines at it.
 */
#ifndef UMPIRE_BOARD_H
#define UMPIRE_BOARD_H

#include "history.h"

struct board {
    struct history h;
    const struct game *g; /* of h */
    struct verbs list[CORE_LISTS];
    struct lexicon lexicon;
    struct store store;
    struct word word[LINE_WORDS];
    struct line line; /* the last one, borrowing from typed */
    struct ruling r;  /* and what became of it */
    bool read;        /* it could be read */
    int32_t entry;    /* its number, or 0 */
    int64_t at_ms;    /* battle time of the next line */
    char typed[LINE_MAX_BYTES + 1];
};

/* The battle before its first line. The board may not be moved in memory. */
void board_init(struct board *b);
void board_release(struct board *b);

/* One line of at most LINE_MAX_BYTES, without `;`. A fact or edit that stands
 * is kept; `?` is tried and left untried until the next line, so that its
 * ruling can be looked at. A line that cannot be read is WRONG, with its fault
 * in r.why. Time stands still unless the test moves at_ms. */
enum verdict board_say(struct board *b, const char *line);
/* The same for lines up to a NULL, each of which must stand. */
void board_must(struct board *b, const char *const lines[]);
/* Red and Blue, 80 foot, 50 horse and 4 guns each (Ri, Rc, RG1 ..), or 20 foot
 * in RA or BA with one gun, and Red's first move going. */
void board_armies(struct board *b);
void board_skirmish(struct board *b);

#endif
