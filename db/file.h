/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * file.h: the battle file. One SQLite file, whose truth is the table `entry`:
 * append-only, gapless, chained. It knows nothing of the rules.
 *
 * An entry is on the disk when file_commit has answered KEPT, and not before.
 * After any other answer the transaction is rolled back; after LOST the file
 * must be closed, opened again and read from the start.
 */
#ifndef UMPIRE_FILE_H
#define UMPIRE_FILE_H

#include <sqlite3.h>

#include "text.h"

enum {
    FILE_APPLICATION_ID = 0x554D5052, /* "UMPR" */
    FILE_SCHEMA = 1,
    FILE_LINE_MAX = 4096
};

enum kept {
    KEPT,
    KEPT_OTHER_WRITER, /* somebody else appended: reload */
    KEPT_DISK_FULL,    /* rolled back; going on works once there is room */
    KEPT_BUSY,         /* another program holds the file; try again */
    KEPT_READ_ONLY,    /* the file or its folder cannot be written */
    KEPT_LOST,         /* close and open again: what is recorded is unknown */
    KEPT_SYNC_FAILED,  /* the disk lost a sync: end the session, copy first */
    KEPT_NO_FILE,      /* nothing there, or not a plain file */
    KEPT_EXISTS,       /* will not write over what is there */
    KEPT_NOT_BATTLE,   /* something else: no battle file of ours */
    KEPT_NEWER,        /* made by a newer version of the program */
    KEPT_DAMAGED,      /* schema, integrity or chain does not hold */
    KEPT_NO_MEMORY,
    KEPT_BROKEN_OFF, /* a write was, and this may not take it back */
    KEPT_OLDER       /* made by an older version: see step.h */
};

/* What an answer means, in words for the user; "" for KEPT. */
const char *file_sentence(enum kept k);

/* One row of `entry`, all but its chain, which the file makes itself. */
struct record {
    int32_t n, grp, target; /* target 0: none */
    bool edit;              /* kind: fact or edit */
    int64_t at_ms;          /* battle time */
    int64_t utc_ms;         /* since 1970 */
    int64_t boot_ms;        /* CLOCK_BOOTTIME, or 0 where time is typed */
    uint64_t digest;        /* of the state after it */
    struct span line, verdict, rules, answer, note;
};

/* Where the clock stood when it was last set going or stopped, and which
 * warnings were shown: the one row that is rewritten (table `clock`). */
struct clock_row {
    int32_t state; /* the game's clock state */
    int64_t left_ms;
    int64_t anchor_at_ms, anchor_boot_ms, anchor_utc_ms;
    char boot_id[40]; /* of the kernel, or "" */
    uint32_t warned;  /* bit set */
};

struct file;

/* All: *out is NULL unless KEPT; *why (if not NULL) gets a sentence that is
 * safe to print and does not name the file. The path is used as a plain path,
 * never as a URI. Opening compares the schema; the chain is for file_read. */
enum kept file_create(const char *path, struct file **out, struct text *why);
/* The same with what `first` writes (file_edition_write), all or nothing. */
typedef enum kept file_first(struct file *f);
enum kept file_make(const char *path, file_first *first, struct file **out,
                    struct text *why);
enum kept file_open(const char *path, bool read_only, struct file **out,
                    struct text *why);
/* For who looks on while another program writes: nothing is ever written, not
 * even what an unfinished program left taken back (BROKEN_OFF, until the battle
 * is opened), no lock is held between two calls, and BUSY comes soon. */
enum kept file_watch(const char *path, struct file **out, struct text *why);
void file_close(struct file *f);

const char *file_path(const struct file *f);
/* Whether a battle, of this or a newer version, is at that path. Not for one
 * that is open here: a second look from one process gives up its locks. */
bool file_is_battle(const char *path);
/* Whether the path leads to this very file, by whatever name. */
bool file_is_at(const struct file *f, const char *path);
bool file_read_only(const struct file *f);
int32_t file_last(const struct file *f);      /* n of the last entry, or 0 */
sqlite3 *file_db(struct file *f);             /* for the tables; borrowed */
struct span file_error(const struct file *f); /* last error, safe text */

/* Every record in order, its chain checked; stops when `each` says false. The
 * spans are borrowed until `each` returns. KEPT_DAMAGED names the entry in
 * file_error. Read to its end the file can be appended to: after OTHER_WRITER
 * this is how to reload. */
enum kept file_read(struct file *f,
                    bool (*each)(void *ctx, const struct record *r), void *ctx);

/* The same, a few records at a time, from behind the last one read so on. */
enum kept file_read_on(struct file *f,
                       bool (*each)(void *ctx, const struct record *r),
                       void *ctx);
/* Whether another program has written since this was last asked (the first
 * time: yes). NO_FILE: what bears its name now is another file, or none. */
enum kept file_changed(struct file *f, bool *changed);

/* One transaction (BEGIN IMMEDIATE) for the records of a line or a group and
 * their tables. file_begin checks, inside the transaction, that the file still
 * ends with the entry and the link this program holds, before anything of the
 * tables is written; file_append, that n goes on from there (OTHER_WRITER if
 * either does not). */
enum kept file_begin(struct file *f);
enum kept file_append(struct file *f, const struct record *r);
enum kept file_commit(struct file *f);
void file_rollback(struct file *f);
/* What a failed statement of the tables means for the file; unless KEPT it
 * rolls back like the others. */
enum kept file_kept(struct file *f, int sqlite_code);

/* What somebody found in it by other ways: KEPT_DAMAGED, as file_error. */
enum kept file_damaged(struct file *f, const char *what);

/* The clock's row; reading one that was never written gives all noughts.
 * Writing it, or a value of the edition, outside a transaction takes one of
 * its own. */
enum kept file_clock_read(struct file *f, struct clock_row *out);
enum kept file_clock_write(struct file *f, const struct clock_row *row);

/* The values of the edition's keys this battle is played by: what the entry n
 * (0: the beginning) put in force. Values are words, as `set` takes them. */
enum kept file_edition_write(struct file *f, int32_t entry, const char *key,
                             struct span value);
enum kept file_edition_read(struct file *f,
                            bool (*each)(void *ctx, int32_t entry,
                                         struct span key, struct span value),
                            void *ctx);

/* SQLite's own integrity_check and foreign keys: KEPT or KEPT_DAMAGED. */
enum kept file_integrity(struct file *f, struct text *why);
/* A consistent copy under a name that must not exist, read through, synced;
 * works after SYNC_FAILED too. */
enum kept file_save(struct file *f, const char *path);

#endif
