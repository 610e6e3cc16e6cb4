/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * file_save.c: whether a battle file is sound, and a copy of it.
 *
 * SQLite's VACUUM INTO copies a file in use consistently, but syncs nothing.
 * So the copy is made under a name of its own in the target's folder, opened
 * and read from end to end, synced, and only then given its name, which must
 * not exist; at every moment that name is absent or whole.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "file_in.h"
#include "name.h"

enum { PART_KEEPS = 200 }; /* bytes of a name, in that of its part */

/* ---- Integrity ---- */

static enum kept
integrity(struct file *f)
{
    char bytes[256];
    struct text answer;
    enum kept k;

    text_init(&answer, bytes, sizeof bytes);
    k = file_ask(f, "PRAGMA integrity_check(1)", &answer);
    if (k == KEPT && !span_is(text_span(&answer), "ok"))
        return file_fail(f, KEPT_DAMAGED, text_z(&answer));
    if (k == KEPT)
        k = file_ask(f, "PRAGMA foreign_key_check", &answer);
    if (k == KEPT && answer.n > 0)
        return file_fail(f, KEPT_DAMAGED, "a row that belongs to no entry");
    return k;
}

enum kept
file_integrity(struct file *f, struct text *why)
{
    enum kept k = integrity(f);

    if (why) {
        text_clear(why);
        if (k != KEPT)
            text_put(why, text_span(&f->error));
    }
    return k;
}

static bool
any(void *ctx, const struct record *r)
{
    (void)ctx;
    (void)r;
    return true;
}

enum kept
file_sound(struct file *f)
{
    enum kept k = file_read(f, any, NULL);

    return k == KEPT ? file_integrity(f, NULL) : k;
}

/* ---- A copy ---- */

/* The copy as a stranger's file: it must open, and hold at least our log. */
static enum kept
check_copy(struct file *f, const char *part)
{
    char bytes[256];
    struct text why;
    struct file *copy;
    enum kept k;

    text_init(&why, bytes, sizeof bytes);
    k = file_open_as(part, true, f->schema, &copy, &why);
    if (k == KEPT) {
        k = file_sound(copy);
        if (k == KEPT && file_last(copy) < f->held.n)
            k = file_fail(copy, KEPT_LOST, "the copy is not whole");
        text_clear(&why);
        text_put(&why, file_error(copy));
    }
    if (k != KEPT)
        file_fail(f, k, text_z(&why));
    file_close(copy);
    return k;
}

static enum kept
sync_path(struct file *f, const char *path, int flags)
{
    int fd = open(path, flags | O_CLOEXEC), error = 0;

    if (fd < 0)
        return file_fail_errno(f, errno);
    if (fsync(fd) != 0)
        error = errno;
    if (close(fd) != 0 && !error)
        error = errno;
    return error ? file_fail(f, KEPT_SYNC_FAILED, strerror(error)) : KEPT;
}

static enum kept
give_name(struct file *f, const char *part, const char *path)
{
    int error = name_take(part, path);

    return error ? file_fail_errno(f, error) : KEPT;
}

static enum kept
sync_folder(struct file *f, const char *path)
{
    int error = folder_sync(path);

    if (error == EIO)
        return file_fail(f, KEPT_SYNC_FAILED, strerror(error));
    return error ? file_fail_errno(f, error) : KEPT;
}

/* VACUUM counts as attaching a file, and as writing. */
static enum kept
copy_into(struct file *f, const char *part)
{
    sqlite3_stmt *s = NULL;
    enum kept k = file_exec(f, "PRAGMA query_only=OFF");
    int rc;

    if (k != KEPT)
        return k;
    sqlite3_limit(f->db, SQLITE_LIMIT_ATTACHED, 1);
    rc = sqlite3_prepare_v2(f->db, "VACUUM main INTO ?", -1, &s, NULL);
    if (rc == SQLITE_OK) {
        file_bind(s, 1, span_of(part));
        rc = sqlite3_step(s);
    }
    k = file_fail_sql(f, rc);
    sqlite3_finalize(s);
    sqlite3_limit(f->db, SQLITE_LIMIT_ATTACHED, 0);
    if (f->read_only && file_exec(f, "PRAGMA query_only=ON") != KEPT)
        k = KEPT_LOST;
    return k;
}

static enum kept
make_part(struct file *f, const char *part)
{
    int fd =
        open(part, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600);

    if (fd < 0)
        return file_fail_errno(f, errno);
    close(fd);
    return KEPT;
}

static enum kept
save_as(struct file *f, const char *part, const char *path)
{
    enum kept k = make_part(f, part);

    if (k != KEPT)
        return k;
    k = copy_into(f, part);
    if (k == KEPT)
        k = check_copy(f, part);
    if (k == KEPT)
        k = sync_path(f, part, O_RDWR | O_NOFOLLOW);
    if (k == KEPT)
        k = give_name(f, part, path);
    if (k == KEPT)
        return sync_folder(f, path);
    unlink(part);
    return k;
}

char *
file_part(struct file *f, const char *path, enum kept *why)
{
    const char *before = path[0] == '/' || path[0] == '.' ? "" : "./";
    size_t folder = folder_bytes(path), n = strlen(path), room = n + 32;
    char hex[17], *part;

    /* What is long is cut short: a journal is called after it, and more. */
    if (n > folder + PART_KEEPS)
        n = folder + PART_KEEPS;
    part = malloc(room);
    if (!part)
        *why = file_fail(f, KEPT_NO_MEMORY, NULL);
    else if (file_random_hex(hex, 8)) {
        snprintf(part, room, "%s%.*s.%s.part", before, (int)n, path, hex);
        return part;
    } else {
        *why = file_fail(f, KEPT_LOST, "this computer gives no random name");
    }
    free(part);
    return NULL;
}

enum kept
file_save(struct file *f, const char *path)
{
    struct stat there;
    char *part;
    enum kept k;

    if (f->writing)
        return file_fail(f, KEPT_BUSY, "an entry is being written");
    if (lstat(path, &there) == 0)
        return file_fail(f, KEPT_EXISTS, NULL);
    part = file_part(f, path, &k);
    if (!part)
        return k;
    k = save_as(f, part, path);
    free(part);
    return k;
}
