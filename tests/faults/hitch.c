/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * hitch.c: a library that goes before the C library (LD_PRELOAD) and lets one
 * request of a program fail: for memory, or of the disk. All that the program
 * is made of is under it: our own code, SQLite, json-c, the C library's own
 * streams where they ask for memory. Not under it: what the C library writes
 * for its streams. Clocks stand still, so that what is said of a run depends
 * on nothing but what failed.
 *
 * Before the shared page is mapped, and where there is none, nothing fails.
 */
#define _GNU_SOURCE
#include "hitch.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <time.h>
#include <unistd.h>

static struct hitch *page;

/* The next one of that name; a pointer to a function is got by its bytes. */
static void
find(void *function, const char *name)
{
    void *at = dlsym(RTLD_NEXT, name);

    memcpy(function, &at, sizeof at);
}

#define NEXT(name, result, ...)         \
    static result (*next)(__VA_ARGS__); \
    if (!next)                          \
    find(&next, #name)

/* Whether this is the one that fails. */
static bool
fails(enum hitch_kind kind)
{
    uint64_t n;

    if (!page)
        return false;
    n = ++page->asked[kind];
    if (page->kind != kind || page->at == 0 || n < page->at ||
        (page->lasts == HITCH_ONCE && n > page->at))
        return false;
    page->hit++;
    return true;
}

/* The terminal, pipes and devices work. */
static bool
plain(int fd)
{
    struct stat st;

    return page && fstat(fd, &st) == 0 && S_ISREG(st.st_mode);
}

__attribute__((constructor)) static void
map_page(void)
{
    const char *path = getenv("HITCH");
    int fd = path ? open(path, O_RDWR | O_CLOEXEC) : -1;
    void *at = MAP_FAILED;

    if (fd >= 0)
        at =
            mmap(NULL, sizeof *page, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (fd >= 0)
        close(fd);
    if (at != MAP_FAILED)
        page = at;
}

/* ---- Memory ---- */

void *
malloc(size_t n)
{
    NEXT(malloc, void *, size_t);
    if (fails(HITCH_MEMORY)) {
        errno = ENOMEM;
        return NULL;
    }
    return next(n);
}

void *
calloc(size_t n, size_t each)
{
    NEXT(calloc, void *, size_t, size_t);
    if (fails(HITCH_MEMORY)) {
        errno = ENOMEM;
        return NULL;
    }
    return next(n, each);
}

void *
realloc(void *old, size_t n)
{
    NEXT(realloc, void *, void *, size_t);
    if (fails(HITCH_MEMORY)) {
        errno = ENOMEM;
        return NULL;
    }
    return next(old, n);
}

/* ---- The disk ---- */

static bool
disk_fails(int fd, enum hitch_kind kind, int error)
{
    if (!plain(fd) || !fails(kind))
        return false;
    errno = error;
    return true;
}

/* What makes a file larger can meet a full disk too. */
static bool
write_fails(int fd)
{
    return disk_fails(fd, HITCH_FULL, ENOSPC) ||
           disk_fails(fd, HITCH_WRITE, EIO);
}

ssize_t
read(int fd, void *to, size_t n)
{
    NEXT(read, ssize_t, int, void *, size_t);
    return disk_fails(fd, HITCH_READ, EIO) ? -1 : next(fd, to, n);
}

ssize_t
pread64(int fd, void *to, size_t n, off64_t at)
{
    NEXT(pread64, ssize_t, int, void *, size_t, off64_t);
    return disk_fails(fd, HITCH_READ, EIO) ? -1 : next(fd, to, n, at);
}

ssize_t
pread(int fd, void *to, size_t n, off_t at)
{
    return pread64(fd, to, n, at);
}

ssize_t
write(int fd, const void *from, size_t n)
{
    NEXT(write, ssize_t, int, const void *, size_t);
    return write_fails(fd) ? -1 : next(fd, from, n);
}

ssize_t
pwrite64(int fd, const void *from, size_t n, off64_t at)
{
    NEXT(pwrite64, ssize_t, int, const void *, size_t, off64_t);
    return write_fails(fd) ? -1 : next(fd, from, n, at);
}

ssize_t
pwrite(int fd, const void *from, size_t n, off_t at)
{
    return pwrite64(fd, from, n, at);
}

int
ftruncate64(int fd, off64_t n)
{
    NEXT(ftruncate64, int, int, off64_t);
    return disk_fails(fd, HITCH_WRITE, EIO) ? -1 : next(fd, n);
}

int
ftruncate(int fd, off_t n)
{
    return ftruncate64(fd, n);
}

static bool
sync_fails(void)
{
    if (!fails(HITCH_SYNC))
        return false;
    errno = EIO;
    return true;
}

int
fsync(int fd)
{
    NEXT(fsync, int, int);
    return sync_fails() ? -1 : next(fd);
}

int
fdatasync(int fd)
{
    NEXT(fdatasync, int, int);
    return sync_fails() ? -1 : next(fd);
}

/* ---- Names ---- */

static bool
name_fails(int error)
{
    if (!fails(HITCH_NAME))
        return false;
    errno = error;
    return true;
}

/* The third argument is there only where a file is made. */
int
open64(const char *path, int flags, ...)
{
    NEXT(open64, int, const char *, int, ...);
    mode_t mode = 0;
    va_list more;

    va_start(more, flags);
    if (flags & O_CREAT)
        mode = va_arg(more, mode_t);
    va_end(more);
    return name_fails(EMFILE) ? -1 : next(path, flags, mode);
}

int
open(const char *path, int flags, ...)
{
    mode_t mode = 0;
    va_list more;

    va_start(more, flags);
    if (flags & O_CREAT)
        mode = va_arg(more, mode_t);
    va_end(more);
    return open64(path, flags, mode);
}

int
unlink(const char *path)
{
    NEXT(unlink, int, const char *);
    return name_fails(EIO) ? -1 : next(path);
}

int
rename(const char *from, const char *to)
{
    NEXT(rename, int, const char *, const char *);
    return name_fails(EIO) ? -1 : next(from, to);
}

int
renameat2(int from_at, const char *from, int to_at, const char *to,
          unsigned int how)
{
    NEXT(renameat2, int, int, const char *, int, const char *, unsigned int);
    return name_fails(EIO) ? -1 : next(from_at, from, to_at, to, how);
}

int
link(const char *from, const char *to)
{
    NEXT(link, int, const char *, const char *);
    return name_fails(EIO) ? -1 : next(from, to);
}

/* ---- What a folder is on ---- */

int
statfs(const char *path, struct statfs *to)
{
    NEXT(statfs, int, const char *, struct statfs *);
    int answer = next(path, to);

    if (answer == 0 && page && page->folder)
        to->f_type = (__fsword_t)page->folder;
    return answer;
}

/* ---- Clocks ---- */

int
clock_gettime(clockid_t which, struct timespec *at)
{
    NEXT(clock_gettime, int, clockid_t, struct timespec *);
    if (!page)
        return next(which, at);
    *at = (struct timespec){.tv_sec = 1800000000}; /* in 2027 */
    return 0;
}
