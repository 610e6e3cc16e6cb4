/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * name.c: a name that is free is taken in one step of the kernel's, where the
 * drive knows one; where it does not, with a second name; and where there are
 * no second names (FAT), by an empty file that is then replaced.
 */
#define _GNU_SOURCE /* renameat2; NOLINT(cert-dcl51-cpp) */

#include "name.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* ---- folders ---- */

size_t
folder_bytes(const char *path)
{
    const char *slash = strrchr(path, '/');

    return slash ? (size_t)(slash - path) + 1 : 0;
}

bool
folder_of(const char *path, char folder[PATH_MAX])
{
    size_t n = folder_bytes(path);

    if (n >= PATH_MAX)
        return false;
    memcpy(folder, n > 0 ? path : ".", n > 0 ? n : 1);
    folder[n > 0 ? n : 1] = '\0';
    return true;
}

int
folder_sync(const char *path)
{
    char folder[PATH_MAX];
    int fd, error = 0;

    if (!folder_of(path, folder))
        return ENAMETOOLONG;
    fd = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0)
        return 0;
    if (fsync(fd) != 0 && errno == EIO)
        error = EIO;
    close(fd);
    return error;
}

/* ---- taking a name ---- */

static int
with_empty_file(const char *part, const char *path)
{
    int flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC;
    int fd = open(path, flags, 0600), error;

    if (fd < 0)
        return errno;
    close(fd);
    if (rename(part, path) == 0)
        return 0;
    error = errno;
    unlink(path);
    return error;
}

static int
with_second_name(const char *part, const char *path)
{
    if (link(part, path) != 0)
        return errno == EEXIST ? EEXIST : with_empty_file(part, path);
    unlink(part); /* a second name that stays does no harm */
    return 0;
}

int
name_take(const char *part, const char *path)
{
#ifdef RENAME_NOREPLACE
    if (renameat2(AT_FDCWD, part, AT_FDCWD, path, RENAME_NOREPLACE) == 0)
        return 0;
    if (errno != EINVAL && errno != ENOSYS)
        return errno;
#endif
    return with_second_name(part, path);
}
