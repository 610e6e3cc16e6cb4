/* SPDX-License-Identifier: GPL-3.0-or-later */
/* session_in.h: what the session's own files share with one another. */
#ifndef UMPIRE_SESSION_IN_H
#define UMPIRE_SESSION_IN_H

#include "answer.h"
#include "say.h"

/* --- session.c --- */
/* All parts of a line into the group that is open; its status. */
int line_parts(struct session *s, struct span typed);
/* Of that group, back to so many entries and pending ones. */
void line_parts_drop(struct session *s, int32_t before, size_t pending);
/* No group is open, and none is begun by what is typed next: it is a group of
 * its own. */
bool line_is_group(const struct session *s);

/* A toss, a roll, a blow without its result: the tool throws, and the line
 * with it is written; false: there is nothing to throw. */
bool throw_dice(const struct session *s, const struct line *l, struct text *to);

/* --- session_say.c: what is printed --- */
/* The answer to an entry that stands (entry 0: a what-if), kept until
 * say_pending. before: how things stood, where it is a correction. */
bool answer_entry(struct session *s, const struct line *l,
                  const struct ruling *r, int32_t entry,
                  const struct before *before);
void say_pending(struct session *s);

/* --- session_if.c: what else could come of a line --- */
/* Of a fact that is only tried: sentences into s->otherwise, each ended by a
 * NUL. All is as it was afterwards; false: no memory. */
bool otherwise(struct session *s, const struct line *l, int64_t at_ms);

/* --- session_open.c: the log once more, after another program wrote --- */
int session_reload(struct session *s);

/* --- session_keep.c: what is kept --- */
/* Before a line is judged, or answered at the terminal: that nobody else has
 * written meanwhile, or it is read in again, and *status says what became of
 * the line. */
bool session_current(struct session *s, struct span typed, int *status);
int keep_group(struct session *s);  /* append, tables, commit */
void drop_group(struct session *s); /* back to the last commit */

/* --- session_lost.c: the disk has failed --- */
/* Closed, opened and folded anew; *kept: with the group that was appended
 * last. False: it cannot be, which is said, and the session is over. */
bool lost_reopen(struct session *s, bool *kept);
/* A copy, elsewhere if that can be; says where. */
void lost_rescue(struct session *s);

/* --- session_clock.c: battle time --- */
/* Battle time goes on from `at_ms`, which is now. */
void time_begin(struct session *s, int64_t at_ms);
/* Goes on from where the file says it is, once its log is folded. */
void time_take(struct session *s);
void time_from(struct session *s, const struct clock_row *row);
/* A group is on the disk: from here on; or not: back to what was kept. */
void time_keep(struct session *s);
void time_drop(struct session *s);
/* The clock's row as it should be now. */
struct clock_row time_row(struct session *s);
/* A battle's first entry fixes what its times are counted from: before every
 * line that may be one. */
void time_of_first(struct session *s, const struct line *l);
/* Battle time of a line; false where its stamp goes too far. */
bool time_of_line(const struct session *s, const struct line *l, int64_t *at_ms,
                  struct fault *why);
/* Warnings that are due and not yet shown, as bits; they count as shown once
 * time_warned says so, and the file hears of it from time_tell. */
uint32_t time_due(struct session *s, int64_t at_ms);
void time_warned(struct session *s, uint32_t bits);
void time_tell(struct session *s);
/* After an opening with a clock that stood: what is asked of the referee. */
void time_question(struct session *s);

#endif
