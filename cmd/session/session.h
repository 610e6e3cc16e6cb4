/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * session.h: one battle being refereed. A line goes one way through it:
 *
 *     read -> judge -> say -> append and commit -> print
 *
 * Whatever fails on the way takes the game back to where it was. The session
 * knows no rule and no SQL. It owns the history, the file and their memory.
 */
#ifndef UMPIRE_SESSION_H
#define UMPIRE_SESSION_H

#include "alias.h"
#include "ask.h"
#include "file.h"
#include "history.h"
#include "notify.h"
#include "now.h"
#include "reader.h"
#include "settings.h"
#include "table.h"
#include "terminal.h"

#include <stdio.h>

/* Exit statuses. */
enum {
    STATUS_DONE = 0,
    STATUS_WRONG = 1,
    STATUS_USAGE = 2,
    STATUS_REFUSED = 3,
    STATUS_DIFFERS = 4,
    STATUS_FILE = 5
};

enum { ALL_LISTS = CORE_LISTS + 2 };

struct session;
/* The program's own verbs, which work on a session from the rooms below it and
 * are handed in with its options; none: NULL. */
struct control {
    struct verbs verbs;
    /* One of them; a status. */
    int (*run)(struct session *s, const struct line *l, struct span typed);
    /* A group is on the disk, and answered; or NULL. */
    void (*kept)(struct session *s);
};

/* All verbs: those that are ruled on, those that ask, the program's own. */
void all_verbs(const struct control *own, struct verbs list[ALL_LISTS]);

struct options {
    bool json, quiet, keep_going, read_only, manual, plain, colour, force;
    bool hints;
    int32_t commit_every;  /* a script commits as it goes; 0: at its end */
    const struct now *now; /* NULL: the machine's clocks */
    const char *notify;    /* the user's own command, or NULL */
    const struct aliases *aliases; /* the user's own, or NULL */
    const struct control *control;
};

struct made; /* made.h */

/* What is said of an entry that is tried and not yet on the disk. */
struct waiting {
    int32_t n;
    enum verdict verdict;
    int64_t at_ms;
    size_t answer, rules, note; /* offsets of C strings in words */
};

struct words {
    char *at;
    size_t n, cap;
};

/* Battle time goes on with the machine's clock from where it was at at_ms. */
struct timing {
    int64_t at_ms, boot_ms;
    /* The clock ran, and the computer has been started anew since (or nobody
     * ran it at all: it was typed in). Battle time stands at stood_ms until
     * the next entry, before which a pause is entered. */
    bool stood;
    int64_t stood_ms;
};

struct kept_edition { /* values that came with the file (hearing.h) */
    int32_t entry, key, cell;
};

struct session {
    struct options o;
    struct verbs list[ALL_LISTS];
    struct lexicon lexicon;
    struct editions editions;
    struct kept_edition *kept_values;
    size_t n_kept, cap_kept;
    struct history history;
    struct file *file;
    struct tables *tables;
    struct notifier notifier;
    struct aliases aliases;
    struct terminal *terminal; /* NULL: lines come from elsewhere */
    struct span whole;         /* the line with all its parts, as typed */
    struct span stood;         /* its parts before the one that is ruled on */
    const char *source;        /* of the lines, for messages; or NULL */
    const struct made *made;   /* the lines being tried were made (made.h) */
    size_t made_line;          /* and this is the one, from 0 */
    struct waiting *pending;
    size_t n_pending, cap_pending;
    struct words words;   /* what pending says */
    struct words said;    /* what is printed once it is on the disk */
    struct words refused; /* the line that fell last, or nothing */
    struct refusal refusal;
    struct words otherwise; /* what else could have come of a what-if */
    int64_t first_utc_ms;   /* of the first entry */
    int64_t last_at_ms;     /* battle time of the last line */
    int64_t kept_at_ms;     /* and of the last on the disk */
    struct timing time;     /* of now, and as it was when last kept */
    struct timing kept_time;
    const struct now *now;
    char boot_id[40];
    int64_t away_ms;   /* since the last entry, or -1: not known */
    int64_t opened_ms; /* battle time when the file was opened */
    char *board;       /* the second screen's page, or NULL: none is kept */
    uint32_t columns;  /* of the screen where there is no terminal; 0: of an
                             answer */
    uint32_t source_line;
    uint32_t warned;      /* bits of the warnings shown in this stretch */
    uint32_t warned_kept; /* and of those the file knows of */
    int32_t warned_seq, warned_state; /* the stretch */
    int32_t group;                    /* the group being made, or 0 */
    bool typed_in;       /* the last entry's time moved by stamps */
    bool stream;         /* answers are printed before the commit */
    bool told;           /* the last entries have just been shown */
    bool reread;         /* another program wrote: the last entries are news */
    bool quitting, lost; /* lost: the file failed; end the session */
    bool board_failed;   /* it could not be written, and this was said */
    struct word word[LINE_WORDS];
};

/* The verbs and memory; no file yet. */
bool session_init(struct session *s, const struct options *o);
void session_release(struct session *s);

/* Makes or opens the battle file and folds its log; says what is wrong on
 * standard error. STATUS_DONE, STATUS_FILE, or STATUS_DIFFERS where the log
 * does not fold to what was recorded. */
int session_create(struct session *s, const char *path);
int session_open(struct session *s, const char *path);

/* One line as typed, with all its `;` parts as one group. */
int session_line(struct session *s, struct span typed);
/* Lines until the end of the input. `whole`: all or nothing, one group. */
int session_script(struct session *s, struct line_source *r, const char *name,
                   bool whole);
/* The referee's prompt. */
int session_prompt(struct session *s);

/* A group by hand: begun, then lines, then ended (committed where `keep`). */
void session_group_begin(struct session *s);
int session_group_end(struct session *s, bool keep);

/* Battle time of now. */
int64_t session_now(const struct session *s);
/* The battle as it is shown: a clock that stood while this computer did not
 * run is paused. The history borrows from the session and is only read. */
struct seen {
    struct history h;
    struct clock clock;
};
const struct history *session_seen(const struct session *s, struct seen *to);

#endif
