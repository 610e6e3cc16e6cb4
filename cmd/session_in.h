/* SPDX-License-Identifier: GPL-3.0-or-later */
/* session_in.h: what the session's own files share with one another. */
#ifndef UMPIRE_SESSION_IN_H
#define UMPIRE_SESSION_IN_H

#include "report.h"
#include "say.h"
#include "session.h"

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
void answer_text(struct session *s, struct span text); /* of a question */
/* A sentence about the program's own affairs, on standard error. */
void chatter(struct session *s, const char *sentence, struct span about);

/* --- session_keep.c: what is kept --- */
int keep_group(struct session *s);  /* append, tables, commit */
void drop_group(struct session *s); /* back to the last commit */
const char *kept_words(enum kept k);
void anchor_now(struct session *s);

/* --- control.c: verbs of the program itself --- */
struct verbs control_verbs(void);
/* The FILE of a line into path, of PATH_MAX bytes; false: none, or too long. */
bool control_path(const struct line *l, const char *clause, const char *name,
                  char *path);
/* The word of that name is wrong: the status after saying so. */
int control_fault(struct session *s, struct span typed, const struct line *l,
                  const char *name, enum fault_code code);
int control(struct session *s, const struct line *l, struct span typed);
/* A table (path NULL: standard output), or every one into a folder; statuses
 * of session.h. */
int export_table(struct session *s, int table, const char *path,
                 const struct export_options *o);
int export_all(struct session *s, const char *folder,
               const struct export_options *o);

/* --- report_file.c: a report (path NULL: text on standard output) --- */
struct report_asked {
    const char *path;
    const char *maps; /* a folder for the pictures alone, or NULL */
    struct report_without without;
};
int report_file(struct session *s, const struct report_asked *ask);

/* --- control_map.c --- */
int control_map(struct session *s, const struct line *l, struct span typed);

/* --- log_script.c: the battle as a script; false: no memory or the file --- */
bool log_script(struct session *s, struct words *to);

/* --- complete.c --- */
bool complete_word(struct session *s, struct span line, uint32_t start,
                   uint32_t at, int nth, struct text *out);

#endif
