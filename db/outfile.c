/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * outfile.c: files written whole or not at all.
 *
 * Order: the bytes are synced before the file gets its name, the folder after,
 * so a power cut leaves the old file or the new one.
 */
#include "outfile.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "name.h"

enum { NAMES_TRIED = 1000 };

/* ---- what went wrong ---- */

static bool
fail(struct text *why, const char *path, const char *words)
{
    text_clear(why);
    text_safe(why, span_of(path));
    text_str(why, ": ");
    text_str(why, words);
    return false;
}

static const char *
words_of(int error)
{
    switch (error) {
    case EEXIST:
        return "is there already, and is left as it is";
    case ENOSPC:
    case EDQUOT:
        return "the disk is full; nothing was written";
    case EFBIG:
        return "files may not grow so large here; nothing was written";
    case ENOENT:
    case ENOTDIR:
        return "there is no such folder";
    case EACCES:
    case EPERM:
    case EROFS:
        return "its folder cannot be written";
    default:
        return strerror(error);
    }
}

static bool
fail_errno(struct text *why, const char *path, int error)
{
    return fail(why, path, words_of(error));
}

/* ---- names ---- */

/* What may stand in the way. A link to a file counts as that file's kind, but
 * it is the link that would be replaced. */
static bool
check_target(const char *path, bool force, struct text *why)
{
    struct stat there;
    size_t n = strlen(path);

    if (n == 0 || path[n - 1] == '/')
        return fail(why, path, "this is no name for a file");
    if (stat(path, &there) != 0) {
        if (errno == ENOENT && lstat(path, &there) != 0)
            return errno == ENOENT || fail_errno(why, path, errno);
        if (errno != ENOENT)
            return fail_errno(why, path, errno);
    } else if (S_ISDIR(there.st_mode)) {
        return fail(why, path, "is a folder");
    } else if (!S_ISREG(there.st_mode)) {
        return fail(why, path, "is no plain file");
    }
    return force || fail_errno(why, path, EEXIST);
}

/* A name in the target's folder that nobody has; the number of the process
 * keeps others away, and what a dead one left is passed over. */
static int
open_part(struct outfile *o)
{
    size_t room = strlen(o->path) + 64;
    int fd = -1;

    o->part = malloc(room);
    if (!o->part) {
        errno = ENOMEM;
        return -1;
    }
    for (int i = 0; i < NAMES_TRIED; i++) {
        snprintf(o->part, room, "%.*s.umpire-%ld-%d.part",
                 (int)folder_bytes(o->path), o->path, (long)getpid(), i);
        fd = open(o->part, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
                  0666);
        if (fd >= 0 || errno != EEXIST)
            break;
    }
    return fd;
}

static void
release(struct outfile *o)
{
    free(o->part);
    free(o->path);
    *o = (struct outfile){0};
}

static bool
begin(struct outfile *o, struct text *why)
{
    int fd = open_part(o), error;

    if (fd < 0) {
        error = errno;
        free(o->part); /* somebody else's, if anybody's */
        o->part = NULL;
        return fail_errno(why, o->path, error);
    }
    o->to = fdopen(fd, "w");
    if (!o->to) {
        error = errno;
        close(fd);
        unlink(o->part);
        return fail_errno(why, o->path, error);
    }
    return true;
}

bool
outfile_open(struct outfile *o, const char *path, bool force, struct text *why)
{
    *o = (struct outfile){.force = force};
    if (!check_target(path, force, why))
        return false;
    o->path = strdup(path);
    if (!o->path)
        return fail_errno(why, path, ENOMEM);
    if (begin(o, why))
        return true;
    release(o);
    return false;
}

/* ---- the end ---- */

/* 0, or what the stream or the disk had to say. */
static int
on_disk(FILE *to)
{
    errno = 0;
    if (fflush(to) != 0 || ferror(to))
        return errno ? errno : EIO;
    return fsync(fileno(to)) != 0 ? errno : 0;
}

static int
close_part(struct outfile *o)
{
    int error = on_disk(o->to);

    if (fclose(o->to) != 0 && !error)
        error = errno;
    o->to = NULL;
    return error;
}

static int
give_name(const struct outfile *o)
{
    if (!o->force)
        return name_take(o->part, o->path);
    return rename(o->part, o->path) != 0 ? errno : 0;
}

bool
outfile_keep(struct outfile *o, struct text *why)
{
    int error;
    bool kept;

    if (!o->to)
        return fail(why, "", "nothing was begun");
    error = close_part(o);
    if (!error)
        error = give_name(o);
    if (error)
        unlink(o->part);
    kept = !error || fail_errno(why, o->path, error);
    if (kept) {
        error = folder_sync(o->path);
        kept = !error || fail(why, o->path,
                              "it is there, and may not outlast "
                              "a power cut");
    }
    release(o);
    return kept;
}

void
outfile_drop(struct outfile *o)
{
    if (o->to) {
        fclose(o->to);
        unlink(o->part);
    }
    release(o);
}

bool
outfile_flushed(FILE *to, struct text *why)
{
    errno = 0;
    if (fflush(to) == 0 && !ferror(to))
        return true;
    return fail_errno(why, "standard output", errno ? errno : EIO);
}
