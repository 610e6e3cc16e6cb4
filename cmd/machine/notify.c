/* SPDX-License-Identifier: GPL-3.0-or-later */
/* notify.c: see notify.h. */
#include "notify.h"

#include "command.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

/* --- running --- */

/* What a program expects to begin with, whatever this one has set. */
static int
attributes(posix_spawnattr_t *a)
{
    sigset_t none, usual;
    short flags =
        POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP;
    sigemptyset(&none);
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    posix_spawnattr_setsigmask(a, &none);
    posix_spawnattr_setsigdefault(a, &usual);
    posix_spawnattr_setpgroup(a, 0);
    return posix_spawnattr_setflags(a, flags);
}

static int
no_terminal(posix_spawn_file_actions_t *f)
{
    int error = posix_spawn_file_actions_addopen(f, STDIN_FILENO, "/dev/null",
                                                 O_RDONLY, 0);
    if (error == 0)
        error = posix_spawn_file_actions_addopen(f, STDOUT_FILENO, "/dev/null",
                                                 O_WRONLY, 0);
    return error ? error
                 : posix_spawn_file_actions_adddup2(f, STDOUT_FILENO,
                                                    STDERR_FILENO);
}

static int
run(char *const argv[], pid_t *pid)
{
    posix_spawn_file_actions_t files;
    posix_spawnattr_t attr;
    int error = posix_spawn_file_actions_init(&files);
    if (error)
        return error;
    error = posix_spawnattr_init(&attr);
    if (error == 0) {
        error = no_terminal(&files);
        if (error == 0)
            error = attributes(&attr);
        if (error == 0)
            error = posix_spawnp(pid, argv[0], &files, &attr, argv, environ);
        posix_spawnattr_destroy(&attr);
    }
    posix_spawn_file_actions_destroy(&files);
    return error;
}

static pid_t *
free_place(struct notifier *n)
{
    for (int i = 0; i < NOTIFY_AT_ONCE; i++)
        if (n->running[i] == 0)
            return &n->running[i];
    return NULL;
}

int
notify_send(struct notifier *n, struct span message)
{
    struct command c;
    notify_reap(n);
    pid_t *place = free_place(n);
    if (!n->command || !n->command[0] || !place)
        return 0;
    if (!command_split(&c, span_of(n->command)))
        return EINVAL;
    command_add(&c, message);
    int error = run(c.word, place);
    if (error)
        *place = 0;
    return error;
}

void
notify_reap(struct notifier *n)
{
    for (int i = 0; i < NOTIFY_AT_ONCE; i++)
        if (n->running[i] && waitpid(n->running[i], NULL, WNOHANG) != 0)
            n->running[i] = 0;
}
