/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * say_mend.h: lines that fell, put right; for say_example.c, which tries them.
 *
 *   say_mend.c        what the fault itself says how to mend
 *   say_mend_men.c    men, counts and labels
 *   say_mend_density.c  the formation-density rules' lines
 */
#ifndef UMPIRE_SAY_MEND_H
#define UMPIRE_SAY_MEND_H

#include "say_in.h"

/* What may stand in place of the line, written to an empty text; false: this
 * fault says nothing of it, and the text is to be emptied. It can be read. */
bool mend(struct text *to, const struct failing *f);

/* Faults of men and counts, and of labels; the same, but not yet read. */
bool mend_men(struct text *to, const struct failing *f);
bool mend_label(struct text *to, const struct failing *f);

/* Another line of a verb of the formation-density rules, written to `to` if it
 * stands (failing.trial). */
bool density_stands(struct text *to, const struct failing *f,
                    const struct verb *v);
/* The same of a line that was made: as it is, or mended. */
bool offer_line(struct text *to, const struct failing *f,
                const struct text *line);
/* Faults of those rules. */
bool mend_density(struct text *to, const struct failing *f);

/* --- pieces --- */

/* Whether the text is a line with a verb. */
bool mend_readable(const struct failing *f, const struct text *t);
/* The line without its end of line. */
struct span mend_typed(const struct failing *f);
/* The bytes from..end of the line give way to `word`. */
void mend_replaced(struct text *to, struct span typed, uint32_t from,
                   uint32_t end, struct span word);
/* So does the word at fault. */
void mend_fault(struct text *to, const struct failing *f, struct span word);

#endif
