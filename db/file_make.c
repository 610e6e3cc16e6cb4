/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * file_make.c: a new battle file. It is made under a name of its own and gets
 * the one it is to have when it is whole and on the disk, a battle with no
 * entry yet: who ends the program in between leaves no half one in the way of
 * the next. (What is left then is called NAME.xxxxxxxxxxxxxxxx.part.)
 */
#include "file_in.h"
#include "name.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#ifndef UMPIRE_VERSION
#define UMPIRE_VERSION "0.0.0"
#endif

/* SQLite cannot be told to make a file only where there is none, so an empty
 * one is made for it, for nobody else to read. */
static enum kept
make_empty(struct file *f)
{
    int flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC;
    int fd = open(f->path, flags, 0600);

    if (fd < 0)
        return file_fail_errno(f, errno);
    close(fd);
    return KEPT;
}

bool
file_random_hex(char *out, size_t bytes)
{
    uint8_t b[16];

    if (bytes > sizeof b || getrandom(b, bytes, 0) != (ssize_t)bytes)
        return false;
    for (size_t i = 0; i < bytes; i++)
        snprintf(out + 2 * i, 3, "%02x", (unsigned)b[i]);
    return true;
}

static enum kept
write_meta(struct file *f)
{
    char id[33], created[UTC_BYTES + 1], schema[12];
    struct timespec now;
    sqlite3_stmt *s = NULL;
    enum kept k;
    int rc;
    const char *row[4][2] = {
        {"schema",  schema        },
        {"program", UMPIRE_VERSION},
        {"created", created       },
        {"id",      id            }
    };

    clock_gettime(CLOCK_REALTIME, &now);
    if (!file_random_hex(id, 16) ||
        !utc_write((int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000, created))
        return file_fail(f, KEPT_LOST, "this computer gives no time or no id");
    snprintf(schema, sizeof schema, "%d", FILE_SCHEMA);
    rc =
        sqlite3_prepare_v2(f->db, "INSERT INTO meta VALUES(?,?)", -1, &s, NULL);
    for (int i = 0; i < 4 && rc == SQLITE_OK; i++) {
        file_bind(s, 1, span_of(row[i][0]));
        file_bind(s, 2, span_of(row[i][1]));
        rc = file_step_once(s);
        rc = rc == SQLITE_DONE ? SQLITE_OK : rc;
    }
    k = file_fail_sql(f, rc);
    sqlite3_finalize(s);
    return k;
}

/* What the battle is to have from its beginning. */
static enum kept
write_first(struct file *f, file_first *first)
{
    enum kept k = file_fail_sql(f, file_prepare(f));

    if (k != KEPT)
        return k;
    f->writing = true;
    k = first(f);
    f->writing = false;
    return k;
}

static enum kept
write_tables(struct file *f, file_first *first)
{
    enum kept k = file_exec(f, "PRAGMA page_size=4096");

    if (k == KEPT)
        k = file_settle(f);
    if (k == KEPT)
        k = file_exec(f, "BEGIN IMMEDIATE");
    if (k == KEPT)
        k = file_fail_sql(f, schema_apply(f->db, f->schema));
    if (k == KEPT)
        k = write_meta(f);
    if (k == KEPT && first)
        k = write_first(f, first);
    if (k != KEPT)
        return k;
    sqlite3_progress_handler(f->db, 0, NULL, NULL);
    return file_exec(f, "COMMIT");
}

/* A half-made file is no use to anybody. What fails here was said already. */
static void
unmake(const struct file *f)
{
    sqlite3_vfs *vfs = sqlite3_vfs_find(NULL);

    vfs->xDelete(vfs, f->path, 0);
}

/* The tables and no entry, at f->path, where nothing is; not open any more. */
static enum kept
make_at(struct file *f, file_first *first)
{
    bool platform = file_on_platform();
    enum kept k = platform ? make_empty(f) : KEPT;

    if (k != KEPT)
        return k;
    k = file_connect(f, platform ? 0 : SQLITE_OPEN_CREATE);
    if (k == KEPT)
        k = write_tables(f, first);
    file_disconnect(f);
    if (k != KEPT)
        unmake(f);
    return k;
}

/* From here on it may have been opened by others: nothing is taken back. */
static enum kept
name_and_sync(struct file *f, const char *part)
{
    int error = name_take(part, f->path);

    if (error) {
        unlink(part);
        return file_fail_errno(f, error);
    }
    error = folder_sync(f->path);
    if (error == EIO)
        return file_fail(f, KEPT_SYNC_FAILED, strerror(error));
    return error ? file_fail_errno(f, error) : KEPT;
}

static enum kept
make_whole(struct file *f, file_first *first)
{
    struct stat there;
    char *path = f->path, *part;
    enum kept k;

    if (lstat(path, &there) == 0)
        return file_fail(f, KEPT_EXISTS, NULL);
    part = file_part(f, f->path, &k);
    if (!part)
        return k;
    f->path = part;
    k = make_at(f, first);
    f->path = path;
    if (k == KEPT)
        k = name_and_sync(f, part);
    free(part);
    return k;
}

enum kept
file_make(const char *path, file_first *first, struct file **out,
          struct text *why)
{
    struct file *f = file_new(path, false);
    bool platform = file_on_platform();
    enum kept k = KEPT_NO_MEMORY;

    if (f && platform)
        k = make_whole(f, first);
    else if (f && file_vfs_sees(f, ""))
        k = file_fail(f, KEPT_EXISTS, NULL);
    else if (f)
        k = make_at(f, first);
    if (k == KEPT) {
        k = file_open_checked(f);
        if (k != KEPT && !platform) {
            file_disconnect(f);
            unmake(f);
        }
    }
    return file_hand_over(f, k, out, why);
}

enum kept
file_create(const char *path, struct file **out, struct text *why)
{
    return file_make(path, NULL, out, why);
}
