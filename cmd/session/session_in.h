/* SPDX-License-Identifier: GPL-3.0-or-later */
/* session_in.h: what the session's own files share with one another. */
#ifndef UMPIRE_SESSION_IN_H
#define UMPIRE_SESSION_IN_H

#include "csv_in.h"
#include "outfile.h"
#include "report.h"
#include "say.h"
#include "session.h"

/* --- session.c --- */
/* All parts of a line into the group that is open; its status. */
int line_parts(struct session *s, struct span typed);
/* Back to so many entries and pending ones; `own`: to the last commit. */
void line_parts_drop(struct session *s, int32_t before, size_t pending,
                     bool own);

/* A toss, a roll, a blow without its result: the tool throws, and the line
 * with it is written; false: there is nothing to throw. */
bool throw_dice(struct session *s, const struct line *l, struct text *to);

/* --- session_try.c: struct trial of say.h; the context is the session --- */
bool session_stands(void *session, struct span typed, struct line *l,
                    struct fault *why);

/* --- session_say.c: what is printed --- */
bool words_add(struct words *w, struct span s); /* and a NUL */
void words_clear(struct words *w);
void words_free(struct words *w);
/* The answer to an entry that stands (entry 0: a what-if), kept until
 * say_pending. before: how things stood, where it is a correction. */
bool answer_entry(struct session *s, const struct line *l,
                  const struct ruling *r, int32_t entry,
                  const struct before *before);
void say_pending(struct session *s);
/* The fault of a line, on standard error (JSON: standard output); its exit
 * status. */
int answer_fault(struct session *s, struct span typed, const struct line *l,
                 const struct fault *fault);
/* What is wrong in a table from outside. */
int answer_table_fault(struct session *s, const char *path,
                       const struct csv_problem *p);
/* Of a question; STATUS_FILE: there was no memory for it, which is said. */
int answer_text(struct session *s, struct span text);
/* A sentence about the program's own affairs, on standard error. */
void chatter(struct session *s, const char *sentence, struct span about);
/* What has been written, and where: said at the prompt alone. */
void wrote(struct session *s, const char *sentence, const char *path);

/* --- session_if.c: what else could come of a line --- */
/* Of a fact that is only tried: sentences into s->otherwise, each ended by a
 * NUL. All is as it was afterwards; false: no memory. */
bool otherwise(struct session *s, const struct line *l, int64_t at_ms);

/* --- session_open.c: the log, folded --- */
struct folding {
    struct session *s;
    int32_t entry; /* at which it went wrong, or 0 */
    const char *what;
};
/* The values that came with the file, read anew; and an empty history that
 * begins with them. */
enum kept fold_values(struct session *s);
enum kept fold_begin(struct session *s);
/* One record of the log, for file_read; false: folding.what. */
bool fold_record(void *folding, const struct record *r);
void fold_differs(const struct folding *f, struct text *why);
/* What was folded is on the disk. */
void fold_keep(struct session *s);

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
/* The same, where the row may be older than the last entry. */
void time_of_row(struct session *s, struct clock_row row);
/* A group is on the disk: from here on; or not: back to what was kept. */
void time_keep(struct session *s);
void time_drop(struct session *s);
/* The clock's row as it should be now. */
struct clock_row time_row(struct session *s);
/* Battle time of a line; false where its stamp goes too far. */
bool time_of_line(struct session *s, const struct line *l, int64_t *at_ms,
                  struct fault *why);
/* Warnings that are due and not yet shown, as bits; they count as shown once
 * time_warned says so, and the file hears of it from time_tell. */
uint32_t time_due(struct session *s, int64_t at_ms);
void time_warned(struct session *s, uint32_t bits);
void time_tell(struct session *s);
/* After an opening with a clock that stood: what is asked of the referee. */
void time_question(struct session *s);

/* --- control.c: verbs of the program itself --- */
struct verbs control_verbs(void);
/* The FILE of a line into path, of PATH_MAX bytes; false: none, or too long. */
bool control_path(const struct line *l, const char *clause, const char *name,
                  char *path);
/* Nothing is written over a battle, by no force; false, and *why: it is one. */
bool control_spares(const struct session *s, const char *path,
                    struct text *why);
/* Begins a file that is not one: all that is written by these verbs. */
bool control_open(const struct session *s, struct outfile *out,
                  const char *path, struct text *why);
/* The word of that name is wrong: the status after saying so. */
int control_fault(struct session *s, struct span typed, const struct line *l,
                  const char *name, enum fault_code code);
int control(struct session *s, const struct line *l, struct span typed);
/* A table (path NULL: standard output), or every one into a folder; statuses
 * of session.h. */
int export_table(struct session *s, int table, const char *path,
                 const struct export_options *asked);
int export_all(struct session *s, const char *folder,
               const struct export_options *asked);

/* --- control_edition.c --- */
/* umpire edition [diff E F]: the words behind "edition", n of them. The exit
 * status; with json one array of objects. */
int editions_form(struct session *s, char **word, int n, bool json);

/* --- report_file.c: a report (path NULL: text on standard output) --- */
struct report_asked {
    const char *path;
    const char *maps; /* a folder for the pictures alone, or NULL */
    struct report_without without;
};
int report_file(struct session *s, const struct report_asked *ask);

/* --- import.c: a table as lines --- */
int control_import(struct session *s, const struct line *l, struct span typed);

/* --- sheet.c: a paper form --- */
int control_sheet(struct session *s, const struct line *l);

/* --- control_map.c --- */
int control_map(struct session *s, const struct line *l, struct span typed);

/* --- control_board.c: the second screen's page --- */
int control_board(struct session *s, const struct line *l);
int board_write(struct session *s, const char *path);
/* The page after an entry, where one is kept. That it fails is said once and
 * is nothing to the battle. */
void board_follow(struct session *s);

/* --- log_script.c: the battle as a script; false: no memory or the file --- */
bool log_script(struct session *s, struct words *to);

#endif
