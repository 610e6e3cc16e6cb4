/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * work.h: what the programs of this folder share: chance by a seed, whole
 * files, processes, pages that processes have in common.
 */
#ifndef UMPIRE_WORK_H
#define UMPIRE_WORK_H

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

static inline void
die(const char *what)
{
    perror(what);
    exit(2);
}

static inline void *
must(void *p)
{
    if (!p)
        die("memory");
    return p;
}

static inline uint64_t
chance(uint64_t *seed, uint64_t below)
{
    *seed =
        *seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (*seed >> 20) % below;
}

/* The file's bytes and a NUL behind them; to be freed. */
static inline char *
read_whole(const char *path, size_t *n)
{
    size_t room = 1 << 16;
    char *all = must(malloc(room));
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    ssize_t got;

    *n = 0;
    while (fd >= 0 && (got = read(fd, all + *n, room - 1 - *n)) > 0) {
        *n += (size_t)got;
        if (*n == room - 1)
            all = must(realloc(all, room *= 2));
    }
    if (fd >= 0)
        close(fd);
    all[*n] = '\0';
    return all;
}

static inline void
write_whole(const char *path, const char *all, size_t n)
{
    int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);

    if (fd < 0 || write(fd, all, n) != (ssize_t)n || close(fd) != 0)
        die(path);
}

static inline int
ended(pid_t pid)
{
    int status;

    while (waitpid(pid, &status, 0) < 0)
        if (errno != EINTR)
            die("waitpid");
    return status;
}

/* The work divided: n processes, each of which does its share and ends. Whether
 * one of them did not end well. */
static inline bool
divided(int n, void (*share)(void *work, int me), void *work)
{
    bool failed = false;

    fflush(stdout);
    for (int i = 0; i < n; i++) {
        pid_t pid = fork();

        if (pid < 0)
            die("fork");
        if (pid == 0) {
            share(work, i);
            exit(0);
        }
    }
    for (int i = 0; i < n; i++)
        failed |= ended(-1) != 0;
    return failed;
}

/* A page that other processes have too, as they have the file. */
static inline void *
shared(const char *path, size_t n)
{
    int fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    void *at = MAP_FAILED;

    if (fd >= 0 && ftruncate(fd, (off_t)n) == 0)
        at = mmap(NULL, n, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (at == MAP_FAILED)
        die(path);
    close(fd);
    return at;
}

/* A folder of its own below TMPDIR; its path, to be freed. */
static inline char *
new_folder(const char *name)
{
    const char *tmp = getenv("TMPDIR");
    char *path = must(malloc(128));

    snprintf(path, 128, "%s/umpire-%s-XXXXXX",
             tmp && strlen(tmp) < 80 ? tmp : "/tmp", name);
    if (!mkdtemp(path))
        die(path);
    return path;
}

/* The same, and enters it. */
static inline char *
own_folder(const char *name)
{
    char *path = new_folder(name);

    if (chdir(path) != 0)
        die(path);
    return path;
}

static inline void
into(const char *path, int flags, int to)
{
    int fd = open(path, flags, 0600);

    if (fd < 0 || dup2(fd, to) < 0)
        _exit(127);
    close(fd);
}

#endif
