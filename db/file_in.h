/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * file_in.h: the inside of a battle file, for the sources of this folder alone.
 *
 * Invariant: `held` is the last entry that this program knows to be on the
 * disk; `next` runs ahead of it within a transaction and becomes `held` only
 * when COMMIT has answered. Once the disk has failed in a way that leaves the
 * file's content unknown, `ended` says how, and nothing more is written.
 */
#ifndef UMPIRE_FILE_IN_H
#define UMPIRE_FILE_IN_H

#include "chain.h"
#include "file.h"
#include "schema.h"

#include <sys/types.h>

enum stmt {
    STMT_BEGIN,
    STMT_COMMIT,
    STMT_ROLLBACK,
    STMT_LAST,
    STMT_APPEND,
    STMT_READ,
    STMT_READ_ON,
    STMT_VERSION,
    STMT_CLOCK_READ,
    STMT_CLOCK_WRITE,
    STMT_EDITION_READ,
    STMT_EDITION_WRITE,
    STMTS
};

/* Kibibytes of pages, used as needed: a large script stays in memory. */
#define FILE_CACHE "PRAGMA cache_size=-65536"
#define FILE_CACHE_READING "PRAGMA cache_size=-512"

struct file {
    sqlite3 *db;
    sqlite3_stmt *stmt[STMTS];
    char *path;        /* as SQLite gets it: never file:... or :memory: */
    const char *given; /* as the user wrote it; within path */
    const struct schema *schema; /* that it must have */
    int number;                  /* of the one it says it has */
    bool read_only, writing;
    bool watch;      /* nothing is written, and nobody kept waiting */
    enum kept ended; /* KEPT, or why nothing more may be written */
    struct link first, held, next;
    struct link seen; /* how far file_read_on has come */
    int64_t version;  /* SQLite's data_version when last asked, or -1 */
    dev_t on_disk;    /* which file was opened, */
    ino_t node;       /* where it is one of the platform's */
    int steps;        /* left for a schema that may be hostile */
    struct text error;
    char error_bytes[512];
};

/* What went wrong: all set file_error and answer with what they were given or
 * found, the detail made safe to print. detail may be NULL. */
enum kept file_fail(struct file *f, enum kept k, const char *detail);
enum kept file_fail_sql(struct file *f, int rc); /* KEPT if it is */
enum kept file_fail_errno(struct file *f, int error);

/* Opens a file of another schema than ours; else like file_open. */
enum kept file_open_as(const char *path, bool read_only,
                       const struct schema *schema, struct file **out,
                       struct text *why);
/* What opening and making share. A file with nothing opened yet, its path made
 * plain for SQLite; handed over once open, or the reason why there is none;
 * connected to what is at its path and closed again; set as no work is done
 * without; opened as file_open does. */
struct file *file_new(const char *path, bool read_only);
enum kept file_hand_over(struct file *f, enum kept k, struct file **out,
                         struct text *why);
enum kept file_connect(struct file *f, int more);
void file_disconnect(struct file *f);
enum kept file_settle(struct file *f);
enum kept file_open_checked(struct file *f);
/* Whether the vfs sees its path with something behind it ("" at least). */
bool file_vfs_sees(const struct file *f, const char *ending);
/* The name beside `path` under which a file is made until it is whole; to be
 * freed. NULL: there is none, and *why says so. */
char *file_part(struct file *f, const char *path, enum kept *why);

/* The number of the schema that its header gives; anything that is no battle
 * is refused. */
enum kept file_peek(const char *path, int *number, struct text *why);

/* Whether battle files are those of the platform (see file_open.c). */
bool file_on_platform(void);
/* The whole log with its links, and all that SQLite can check. */
enum kept file_sound(struct file *f);
/* A name nobody else will think of: 2 * bytes hex digits and an end. */
bool file_random_hex(char *out, size_t bytes);
int file_prepare(struct file *f);
/* The last entry in the file now, or the link before the first. */
enum kept file_last_link(struct file *f, struct link *out);
/* The first cell of a query's first row; empty if there is none. */
enum kept file_ask(struct file *f, const char *sql, struct text *out);
enum kept file_exec(struct file *f, const char *sql);

int file_step_once(sqlite3_stmt *s);
int file_bind(sqlite3_stmt *s, int i, struct span text);
struct span file_column(sqlite3_stmt *s, int i);

#endif
