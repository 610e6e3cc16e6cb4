/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * file.c: the log in the battle file: read, append, commit, and what a failure
 * on the way means. Opening is in file_open.c, copies are in file_save.c.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "file_in.h"

static const char *const stmt_sql[STMTS] = {
    [STMT_BEGIN] = "BEGIN IMMEDIATE",
    [STMT_COMMIT] = "COMMIT",
    [STMT_ROLLBACK] = "ROLLBACK",
    [STMT_LAST] = "SELECT n, chain FROM entry ORDER BY n DESC LIMIT 1",
    [STMT_APPEND] = "INSERT INTO entry(n, grp, kind, target, at_ms, utc,"
                    " boot_ms, line, verdict, rules, answer, digest, note,"
                    " chain) VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?)",
    [STMT_READ] = "SELECT n, grp, kind, target, at_ms, utc, boot_ms, line,"
                  " verdict, rules, answer, digest, note, chain"
                  " FROM entry ORDER BY n",
    [STMT_READ_ON] = "SELECT n, grp, kind, target, at_ms, utc, boot_ms, line,"
                     " verdict, rules, answer, digest, note, chain"
                     " FROM entry WHERE n > ? ORDER BY n LIMIT 64",
    [STMT_VERSION] = "PRAGMA data_version",
    [STMT_CLOCK_READ] = "SELECT state, left_ms, anchor_at_ms, anchor_boot_ms,"
                        " anchor_utc_ms, boot_id, warned FROM clock",
    [STMT_CLOCK_WRITE] = "INSERT INTO clock VALUES(1,?,?,?,?,?,?,?)"
                         " ON CONFLICT(one) DO UPDATE SET state = ?1,"
                         " left_ms = ?2, anchor_at_ms = ?3,"
                         " anchor_boot_ms = ?4, anchor_utc_ms = ?5,"
                         " boot_id = ?6, warned = ?7",
    [STMT_EDITION_READ] = "SELECT entry, key, value FROM edition"
                          " ORDER BY entry, key",
    [STMT_EDITION_WRITE] = "INSERT INTO edition VALUES(?,?,?)"
                           " ON CONFLICT DO UPDATE SET value = ?3",
};

static const char *const sentence[] = {
    [KEPT] = "",
    [KEPT_OTHER_WRITER] = "another program has written to this battle",
    [KEPT_DISK_FULL] = "the disk is full",
    [KEPT_BUSY] = "another program holds the file",
    [KEPT_READ_ONLY] = "the file or its folder cannot be written",
    [KEPT_LOST] = "the file failed",
    [KEPT_SYNC_FAILED] = "the disk did not confirm a write",
    [KEPT_NO_FILE] = "no such file",
    [KEPT_EXISTS] = "that file exists already",
    [KEPT_NOT_BATTLE] = "this is not a battle file",
    [KEPT_NEWER] = "this file was made by a newer version of the program",
    [KEPT_DAMAGED] = "the file is damaged or was changed by other hands",
    [KEPT_NO_MEMORY] = "out of memory",
    [KEPT_BROKEN_OFF] = "an entry was broken off; opening the battle mends it",
    [KEPT_OLDER] = "this file was made by an older version of the program",
};

/* ---- What went wrong, in words ---- */

enum kept
file_fail(struct file *f, enum kept k, const char *detail)
{
    bool there = k == KEPT_NO_FILE && detail; /* it is something else */
    text_clear(&f->error);
    if (!there)
        text_str(&f->error, sentence[k]);
    if (detail && !there)
        text_str(&f->error, ": ");
    if (detail)
        text_safe(&f->error, span_of(detail));
    return k;
}

static enum kept
kept_of(int rc)
{
    switch (rc) {
    case SQLITE_IOERR_FSYNC:
    case SQLITE_IOERR_DIR_FSYNC:
        return KEPT_SYNC_FAILED;
    case SQLITE_IOERR_NOMEM:
        return KEPT_NO_MEMORY;
    case SQLITE_READONLY_ROLLBACK:
        return KEPT_BROKEN_OFF;
    default:
        break;
    }
    switch (rc & 0xff) {
    case SQLITE_OK:
    case SQLITE_ROW:
    case SQLITE_DONE:
        return KEPT;
    case SQLITE_FULL:
        return KEPT_DISK_FULL;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return KEPT_BUSY;
    case SQLITE_READONLY:
    case SQLITE_CANTOPEN:
    case SQLITE_PERM:
        return KEPT_READ_ONLY;
    case SQLITE_NOMEM:
        return KEPT_NO_MEMORY;
    case SQLITE_NOTADB:
        return KEPT_NOT_BATTLE;
    case SQLITE_CORRUPT:
    case SQLITE_CONSTRAINT:
    case SQLITE_MISMATCH:
    case SQLITE_TOOBIG:
    case SQLITE_ERROR:
    case SQLITE_INTERRUPT:
        return KEPT_DAMAGED;
    default:
        return KEPT_LOST;
    }
}

/* SQLite's texts can hold bytes of the file: fail() makes them safe. */
enum kept
file_fail_sql(struct file *f, int rc)
{
    enum kept k = kept_of(rc);

    /* Who only looks on may not mend it, and who opens it could not. */
    if (k == KEPT_BROKEN_OFF && !f->watch)
        k = KEPT_READ_ONLY;
    if (k != KEPT)
        file_fail(f, k, k == KEPT_NO_MEMORY ? NULL : sqlite3_errmsg(f->db));
    return k;
}

enum kept
file_fail_errno(struct file *f, int error)
{
    switch (error) {
    case ENOENT:
    case ENOTDIR:
        return file_fail(f, KEPT_NO_FILE, NULL);
    case ELOOP:
        return file_fail(f, KEPT_NO_FILE,
                         "it is a symbolic link; name the file");
    case ENXIO:
        return file_fail(f, KEPT_NO_FILE, "it is not a plain file");
    case EISDIR:
        return file_fail(f, KEPT_NO_FILE, "it is a folder");
    case EEXIST:
        return file_fail(f, KEPT_EXISTS, NULL);
    case ENOSPC:
    case EDQUOT:
        return file_fail(f, KEPT_DISK_FULL, NULL);
    case EACCES:
    case EPERM:
    case EROFS:
        return file_fail(f, KEPT_READ_ONLY, strerror(error));
    case ENOMEM:
        return file_fail(f, KEPT_NO_MEMORY, NULL);
    default:
        return file_fail(f, KEPT_LOST, strerror(error));
    }
}

enum kept
file_damaged(struct file *f, const char *what)
{
    return file_fail(f, KEPT_DAMAGED, what);
}

const char *
file_sentence(enum kept k)
{
    return sentence[k];
}

/* ---- Statements ---- */

int
file_step_once(sqlite3_stmt *s)
{
    int rc = sqlite3_step(s), end = sqlite3_reset(s);

    return end != SQLITE_OK ? end : rc;
}

static int
run(struct file *f, enum stmt which)
{
    return file_step_once(f->stmt[which]);
}

int
file_prepare(struct file *f)
{
    int rc = SQLITE_OK;

    for (int i = 0; i < STMTS && rc == SQLITE_OK; i++)
        rc = sqlite3_prepare_v3(f->db, stmt_sql[i], -1,
                                SQLITE_PREPARE_PERSISTENT, &f->stmt[i], NULL);
    return rc;
}

int
file_bind(sqlite3_stmt *s, int i, struct span text)
{
    return sqlite3_bind_text(s, i, text.at ? text.at : "", (int)text.n,
                             SQLITE_STATIC);
}

/* Text as a blob, which is the same bytes and needs no memory for a NUL. */
struct span
file_column(sqlite3_stmt *s, int i)
{
    const char *at = sqlite3_column_blob(s, i);

    if (!at)
        return SPAN("");
    return (struct span){at, (uint32_t)sqlite3_column_bytes(s, i)};
}

static bool
column_int32(sqlite3_stmt *s, int i, int32_t *out)
{
    int64_t v = sqlite3_column_int64(s, i);

    *out = (int32_t)v;
    return v == *out;
}

enum kept
file_ask(struct file *f, const char *sql, struct text *out)
{
    sqlite3_stmt *s = NULL;
    int rc = sqlite3_prepare_v2(f->db, sql, -1, &s, NULL);
    enum kept k;

    text_clear(out);
    if (rc == SQLITE_OK)
        rc = sqlite3_step(s);
    if (rc == SQLITE_ROW)
        text_put(out, file_column(s, 0));
    /* A number is made text, for which there may be no memory. */
    if (rc == SQLITE_ROW && sqlite3_errcode(f->db) == SQLITE_NOMEM)
        rc = SQLITE_NOMEM;
    k = file_fail_sql(f, rc);
    sqlite3_finalize(s);
    return k;
}

enum kept
file_last_link(struct file *f, struct link *out)
{
    sqlite3_stmt *s = f->stmt[STMT_LAST];
    int rc = sqlite3_step(s);
    enum kept k = file_fail_sql(f, rc);

    *out = f->first;
    if (rc == SQLITE_ROW) {
        const void *at = sqlite3_column_blob(s, 1);

        if (!column_int32(s, 0, &out->n) || !at ||
            sqlite3_column_bytes(s, 1) != LINK_BYTES)
            k = file_fail(f, KEPT_DAMAGED, "the last entry has no link");
        else
            memcpy(out->at, at, LINK_BYTES);
    }
    sqlite3_reset(s);
    return k;
}

enum kept
file_exec(struct file *f, const char *sql)
{
    return file_fail_sql(f, sqlite3_exec(f->db, sql, NULL, NULL, NULL));
}

/* ---- What is asked of an open file ---- */

void
file_disconnect(struct file *f)
{
    for (int i = 0; i < STMTS; i++) {
        sqlite3_finalize(f->stmt[i]);
        f->stmt[i] = NULL;
    }
    sqlite3_close_v2(f->db);
    f->db = NULL;
}

void
file_close(struct file *f)
{
    if (!f)
        return;
    if (f->writing)
        file_rollback(f);
    file_disconnect(f);
    free(f->path);
    free(f);
}

const char *
file_path(const struct file *f)
{
    return f->given;
}

bool
file_read_only(const struct file *f)
{
    return f->read_only;
}

int32_t
file_last(const struct file *f)
{
    return f->held.n;
}

sqlite3 *
file_db(struct file *f)
{
    return f->db;
}

struct span
file_error(const struct file *f)
{
    return text_span(&f->error);
}

/* ---- Reading ---- */

static enum kept
damaged(struct file *f, int32_t n)
{
    text_clear(&f->error);
    text_str(&f->error, "entry ");
    text_int(&f->error, n);
    text_str(&f->error, " is not as it was written: it was damaged or changed"
                        " by other hands");
    return KEPT_DAMAGED;
}

/* The row as a record and its time as text; false if it cannot be one. */
static bool
row_record(sqlite3_stmt *s, struct record *r, struct span *utc)
{
    struct span kind = file_column(s, 2);
    int64_t digest = sqlite3_column_int64(s, 11);

    r->edit = span_is(kind, "edit");
    r->at_ms = sqlite3_column_int64(s, 4);
    r->boot_ms = sqlite3_column_int64(s, 6);
    r->line = file_column(s, 7);
    r->verdict = file_column(s, 8);
    r->rules = file_column(s, 9);
    r->answer = file_column(s, 10);
    memcpy(&r->digest, &digest, sizeof r->digest);
    r->note = file_column(s, 12);
    *utc = file_column(s, 5);
    return column_int32(s, 0, &r->n) && column_int32(s, 1, &r->grp) &&
           column_int32(s, 3, &r->target) && utc_read(*utc, &r->utc_ms) &&
           span_eq(kind, chain_kind(r));
}

static bool
row_holds(sqlite3_stmt *s, const struct record *r, struct span utc,
          const struct link *before, struct link *out)
{
    const void *at = sqlite3_column_blob(s, 13);

    if (r->n != before->n + 1 || sqlite3_column_bytes(s, 13) != LINK_BYTES)
        return false;
    chain_link(before, r, utc, out);
    return at && memcmp(at, out->at, LINK_BYTES) == 0;
}

/* The log on its way: behind which entry, and whether there is more to it. */
struct reading {
    sqlite3_stmt *s;
    struct link at;
    bool more; /* `each` has not had enough */
};

/* The rows of a statement, each following the one before. */
static enum kept
read_rows(struct file *f, struct reading *of,
          bool (*each)(void *ctx, const struct record *r), void *ctx)
{
    enum kept k = KEPT;
    int rc;

    while (of->more && (rc = sqlite3_step(of->s)) != SQLITE_DONE) {
        struct record r = {0};
        struct span utc;
        struct link link;

        if ((k = file_fail_sql(f, rc)) != KEPT)
            break;
        if (!row_record(of->s, &r, &utc) ||
            !row_holds(of->s, &r, utc, &of->at, &link)) {
            k = damaged(f, of->at.n + 1);
            break;
        }
        of->at = link;
        of->more = each(ctx, &r);
    }
    sqlite3_reset(of->s);
    return k;
}

/* A log is read through once: to keep its pages would take more time than to
 * read them, and the room for as long as the file is open. */
enum kept
file_read(struct file *f, bool (*each)(void *ctx, const struct record *r),
          void *ctx)
{
    struct reading of = {f->stmt[STMT_READ], f->first, true};
    enum kept k = file_exec(f, FILE_CACHE_READING);

    if (k == KEPT)
        k = read_rows(f, &of, each, ctx);
    if (k == KEPT)
        k = file_exec(f, FILE_CACHE);
    /* Only who has seen the whole log may go on from its end. */
    if (k == KEPT && of.more && !f->writing)
        f->held = f->seen = of.at;
    return k;
}

enum kept
file_read_on(struct file *f, bool (*each)(void *ctx, const struct record *r),
             void *ctx)
{
    struct reading of = {f->stmt[STMT_READ_ON], f->seen, true};
    enum kept k = KEPT;
    int32_t before;

    do {
        before = of.at.n;
        sqlite3_bind_int(of.s, 1, before);
        k = read_rows(f, &of, each, ctx);
        f->seen = of.at;
    } while (k == KEPT && of.more && of.at.n > before);
    return k;
}

enum kept
file_changed(struct file *f, bool *changed)
{
    sqlite3_stmt *s = f->stmt[STMT_VERSION];
    struct stat now;
    int64_t version;
    enum kept k;

    *changed = false;
    if (file_on_platform() &&
        (lstat(f->path, &now) != 0 || now.st_dev != f->on_disk ||
         now.st_ino != f->node))
        return file_fail(f, KEPT_NO_FILE, NULL);
    k = file_fail_sql(f, sqlite3_step(s));
    version = sqlite3_column_int64(s, 0);
    sqlite3_reset(s);
    if (k != KEPT)
        return k;
    *changed = version != f->version;
    f->version = version;
    return KEPT;
}

/* ---- Writing ---- */

/* Whether the file still ends where this program thinks it does. */
static enum kept
stands_as_held(struct file *f)
{
    struct link last;
    enum kept k = file_last_link(f, &last);

    if (k == KEPT && !chain_same(&last, &f->held))
        k = file_fail(f, KEPT_OTHER_WRITER, NULL);
    return k;
}

void
file_rollback(struct file *f)
{
    f->writing = false;
    /* Some failures have rolled back already. */
    if (!sqlite3_get_autocommit(f->db))
        run(f, STMT_ROLLBACK);
    if (!sqlite3_get_autocommit(f->db) && f->ended == KEPT)
        f->ended = KEPT_LOST;
}

/* Takes the transaction back; what the disk has lost, it has lost for good. */
static enum kept
give_up(struct file *f, enum kept k)
{
    if (k == KEPT_LOST || k == KEPT_SYNC_FAILED)
        f->ended = k;
    file_rollback(f);
    if (f->ended != KEPT && f->ended != k)
        k = file_fail(f, f->ended, NULL);
    return k;
}

enum kept
file_kept(struct file *f, int sqlite_code)
{
    enum kept k = file_fail_sql(f, sqlite_code);

    return k == KEPT ? k : give_up(f, k);
}

enum kept
file_begin(struct file *f)
{
    enum kept k;

    if (f->ended != KEPT)
        return file_fail(f, f->ended, NULL);
    if (f->read_only)
        return file_fail(f, KEPT_READ_ONLY, "it was opened for reading");
    k = file_fail_sql(f, run(f, STMT_BEGIN));
    if (k == KEPT)
        k = stands_as_held(f);
    if (k != KEPT)
        return give_up(f, k);
    f->next = f->held;
    f->writing = true;
    return KEPT;
}

static bool
has_nul(struct span s)
{
    return s.n > 0 && memchr(s.at, '\0', s.n) != NULL;
}

static int
bind_record(sqlite3_stmt *s, const struct record *r, struct span utc,
            const struct link *link)
{
    sqlite3_bind_int(s, 1, r->n);
    sqlite3_bind_int(s, 2, r->grp);
    file_bind(s, 3, chain_kind(r));
    if (r->target)
        sqlite3_bind_int(s, 4, r->target);
    else
        sqlite3_bind_null(s, 4);
    sqlite3_bind_int64(s, 5, r->at_ms);
    file_bind(s, 6, utc);
    sqlite3_bind_int64(s, 7, r->boot_ms);
    file_bind(s, 8, r->line);
    file_bind(s, 9, r->verdict);
    file_bind(s, 10, r->rules);
    file_bind(s, 11, r->answer);
    sqlite3_bind_int64(s, 12, chain_digest(r->digest));
    file_bind(s, 13, r->note);
    return sqlite3_bind_blob(s, 14, link->at, LINK_BYTES, SQLITE_STATIC);
}

enum kept
file_append(struct file *f, const struct record *r)
{
    char utc[UTC_BYTES + 1];
    struct link link;
    int rc;

    if (!f->writing)
        return file_fail(f, f->ended == KEPT ? KEPT_LOST : f->ended,
                         "nothing was begun");
    if (r->n != f->next.n + 1)
        return give_up(f, file_fail(f, KEPT_OTHER_WRITER,
                                    "the entry does not follow the last one"));
    if (!utc_write(r->utc_ms, utc) || has_nul(r->line) || has_nul(r->verdict) ||
        has_nul(r->rules) || has_nul(r->answer) || has_nul(r->note))
        return give_up(
            f, file_fail(f, KEPT_DAMAGED, "the entry cannot stand in a file"));
    chain_link(&f->next, r, (struct span){utc, UTC_BYTES}, &link);
    bind_record(f->stmt[STMT_APPEND], r, (struct span){utc, UTC_BYTES}, &link);
    rc = run(f, STMT_APPEND);
    if (rc != SQLITE_DONE)
        return file_kept(f, rc);
    f->next = link;
    return KEPT;
}

/*
 * COMMIT has failed. A sync that failed is never tried again: the kernel may
 * have dropped the pages. Where the disk was only full or the file held by
 * another, the file is asked whether it stands as before; if so going on is
 * safe. In every other case nobody knows, and the file must be read again.
 */
static enum kept
commit_failed(struct file *f, int rc)
{
    enum kept k = give_up(f, file_fail_sql(f, rc));

    if (f->ended != KEPT)
        return k;
    if (k == KEPT_DAMAGED || stands_as_held(f) != KEPT) {
        f->ended = KEPT_LOST;
        return file_fail(f, KEPT_LOST, NULL);
    }
    return file_fail(f, k, NULL);
}

enum kept
file_commit(struct file *f)
{
    int rc;

    if (!f->writing)
        return file_fail(f, f->ended == KEPT ? KEPT_LOST : f->ended,
                         "nothing was begun");
    rc = run(f, STMT_COMMIT);
    if (rc != SQLITE_DONE)
        return commit_failed(f, rc);
    f->writing = false;
    f->held = f->next;
    return KEPT;
}

/* Runs a write that stands in the open transaction, or in one of its own. */
static enum kept
write_bound(struct file *f, enum stmt which)
{
    bool alone = !f->writing;
    enum kept k = alone ? file_begin(f) : KEPT;

    if (k == KEPT)
        k = file_kept(f, run(f, which));
    return k == KEPT && alone ? file_commit(f) : k;
}

/* ---- The clock ---- */

static bool
row_clock(sqlite3_stmt *s, struct clock_row *out)
{
    struct span id = file_column(s, 5);
    int64_t warned = sqlite3_column_int64(s, 6);

    if (!column_int32(s, 0, &out->state) || id.n >= sizeof out->boot_id ||
        has_nul(id) || warned < 0 || warned > UINT32_MAX)
        return false;
    out->left_ms = sqlite3_column_int64(s, 1);
    out->anchor_at_ms = sqlite3_column_int64(s, 2);
    out->anchor_boot_ms = sqlite3_column_int64(s, 3);
    out->anchor_utc_ms = sqlite3_column_int64(s, 4);
    memcpy(out->boot_id, id.at, id.n);
    out->warned = (uint32_t)warned;
    return true;
}

enum kept
file_clock_read(struct file *f, struct clock_row *out)
{
    sqlite3_stmt *s = f->stmt[STMT_CLOCK_READ];
    int rc = sqlite3_step(s);
    enum kept k = file_fail_sql(f, rc);

    *out = (struct clock_row){0};
    if (rc == SQLITE_ROW && !row_clock(s, out)) {
        *out = (struct clock_row){0};
        k = file_fail(f, KEPT_DAMAGED, "the clock's row");
    }
    sqlite3_reset(s);
    return k;
}

enum kept
file_clock_write(struct file *f, const struct clock_row *row)
{
    sqlite3_stmt *s = f->stmt[STMT_CLOCK_WRITE];

    sqlite3_bind_int(s, 1, row->state);
    sqlite3_bind_int64(s, 2, row->left_ms);
    sqlite3_bind_int64(s, 3, row->anchor_at_ms);
    sqlite3_bind_int64(s, 4, row->anchor_boot_ms);
    sqlite3_bind_int64(s, 5, row->anchor_utc_ms);
    file_bind(s, 6, span_of(row->boot_id));
    sqlite3_bind_int64(s, 7, row->warned);
    return write_bound(f, STMT_CLOCK_WRITE);
}

/* ---- The edition ---- */

enum kept
file_edition_write(struct file *f, int32_t entry, const char *key,
                   struct span value)
{
    sqlite3_stmt *s = f->stmt[STMT_EDITION_WRITE];

    sqlite3_bind_int(s, 1, entry);
    file_bind(s, 2, span_of(key));
    file_bind(s, 3, value);
    return write_bound(f, STMT_EDITION_WRITE);
}

enum kept
file_edition_read(struct file *f,
                  bool (*each)(void *ctx, int32_t entry, struct span key,
                               struct span value),
                  void *ctx)
{
    sqlite3_stmt *s = f->stmt[STMT_EDITION_READ];
    enum kept k = KEPT;
    bool more = true;
    int rc;

    while (more && (rc = sqlite3_step(s)) != SQLITE_DONE) {
        int32_t entry;

        if ((k = file_fail_sql(f, rc)) != KEPT)
            break;
        if (!column_int32(s, 0, &entry)) {
            k = file_fail(f, KEPT_DAMAGED, "the edition's values");
            break;
        }
        more = each(ctx, entry, file_column(s, 1), file_column(s, 2));
    }
    sqlite3_reset(s);
    return k;
}
