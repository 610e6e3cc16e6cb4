/* SPDX-License-Identifier: GPL-3.0-or-later */
/* folding.h: the log of a battle file folded, entry by entry, in a session. */
#ifndef UMPIRE_FOLDING_H
#define UMPIRE_FOLDING_H

#include "session.h"

struct folding {
    struct session *s;
    int32_t entry; /* at which it went wrong; 0: at none, by the whole state */
    const char *what;
};
/* The values that came with the file, read anew; and an empty history that
 * begins with them. */
enum kept fold_values(struct session *s);
enum kept fold_begin(struct session *s);
/* One record of the log, for file_read; false: folding.what. */
bool fold_record(void *folding, const struct record *r);
/* After the last record that was there: the books of the whole state, where no
 * record went wrong; false: folding.what. */
bool fold_balances(struct folding *f);
void fold_differs(const struct folding *f, struct text *why);
/* What was folded is on the disk. */
void fold_keep(struct session *s);

/* Battle time goes on from the clock's row, which may be older than the last
 * entry. */
void time_of_row(struct session *s, struct clock_row row);

#endif
