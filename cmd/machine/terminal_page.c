/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * terminal_page.c: a text longer than the screen, in the user's pager. It runs
 * in our process group with the terminal as it was found, so that an interrupt
 * reaches it as well as us; ours is acted upon at the next line, and is not
 * lost.
 */
#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <readline/readline.h>

#include "columns.h"
#include "command.h"
#include "signals.h"
#include "terminal_inside.h"

extern char **environ;

enum { VARIABLES = 1000, KEPT_ROWS = 2 /* for the prompt and what follows */ };

/* ---- is it too long? ---- */

static uint32_t
rows_of(struct span text, uint32_t width)
{
    uint32_t rows = 0;

    while (text.n > 0) {
        uint32_t n = 0;

        while (n < text.n && text.at[n] != '\n')
            n++;
        uint32_t wide = columns(span_cut(text, 0, n));
        rows += 1 + (wide > 0 ? (wide - 1) / width : 0);
        text = span_from(text, n < text.n ? n + 1 : n);
    }
    return rows;
}

static bool
is_long(struct span text)
{
    int rows, columns;

    rl_get_screen_size(&rows, &columns);
    return columns > 0 && rows > KEPT_ROWS &&
           rows_of(text, (uint32_t)columns) > (uint32_t)(rows - KEPT_ROWS);
}

/* ---- the pager ---- */

static bool
has_pager(struct command *pager)
{
    const char *terminal = getenv("TERM"), *named = getenv("PAGER");

    if (terminal == NULL || strcmp(terminal, "dumb") == 0)
        return false;
    return command_split(pager, span_of(named != NULL ? named : "less")) &&
           strcmp(pager->word[0], "cat") != 0;
}

/* Our own environment, and that less takes no commands that lead out of it,
 * ends where all is seen, and leaves what it showed; false: it is too large. */
static bool
environment(char **to)
{
    static char secure[] = "LESSSECURE=1", options[] = "LESS=FRX";
    int n = 0;

    for (char **from = environ; *from != NULL; from++) {
        if (strncmp(*from, "LESSSECURE=", 11) == 0)
            continue;
        if (n == VARIABLES)
            return false;
        to[n++] = *from;
    }
    to[n++] = secure;
    if (getenv("LESS") == NULL)
        to[n++] = options;
    to[n] = NULL;
    return true;
}

/* It reads from `from`; an error number. SIGPIPE, which we pass over, is its
 * own again. */
static int
begin(struct command *pager, const int pipe[2], pid_t *pid)
{
    char *with[VARIABLES + 3];
    posix_spawn_file_actions_t files;
    posix_spawnattr_t attr;
    sigset_t usual;

    if (!environment(with))
        return E2BIG;
    (void)sigemptyset(&usual);
    (void)sigaddset(&usual, SIGPIPE);
    int error = posix_spawn_file_actions_init(&files);
    if (error != 0)
        return error;
    error = posix_spawnattr_init(&attr);
    if (error == 0) {
        (void)posix_spawnattr_setsigdefault(&attr, &usual);
        (void)posix_spawnattr_setflags(&attr, POSIX_SPAWN_SETSIGDEF);
        error = posix_spawn_file_actions_adddup2(&files, pipe[0], STDIN_FILENO);
        if (error == 0)
            error = posix_spawn_file_actions_addclose(&files, pipe[1]);
        if (error == 0)
            error = posix_spawnp(pid, pager->word[0], &files, &attr,
                                 pager->word, with);
        (void)posix_spawnattr_destroy(&attr);
    }
    (void)posix_spawn_file_actions_destroy(&files);
    return error;
}

/* All of it, or until nobody reads any more. */
static void
hand_over(int to, struct span text)
{
    while (text.n > 0) {
        ssize_t n = write(to, text.at, text.n);

        if (n < 0 && errno != EINTR)
            return;
        if (n > 0)
            text = span_from(text, (uint32_t)n);
    }
}

/* Stopped from the keyboard it stops us too, so that the shell knows. */
static void
wait_for(struct terminal *t, pid_t pid)
{
    int status;

    for (;;) {
        pid_t ended = waitpid(pid, &status, WUNTRACED);

        if (ended == pid && WIFSTOPPED(status))
            signals_stop_here();
        else if (ended == pid || errno != EINTR)
            return;
        terminal_signals_read(t);
        if (t->caught & CAUGHT_END)
            (void)kill(pid, SIGTERM);
    }
}

bool
terminal_page(struct terminal *t, struct span text)
{
    struct command pager;
    int ends[2];
    pid_t pid = 0;

    if (!t->open || t->over || !is_long(text) || !has_pager(&pager) ||
        pipe(ends) != 0)
        return false;
    (void)fflush(stdout);
    terminal_give_back(t);
    int error = begin(&pager, ends, &pid);
    (void)close(ends[0]);
    if (error == 0)
        hand_over(ends[1], text);
    (void)close(ends[1]);
    if (error == 0)
        wait_for(t, pid);
    t->caught &= ~(unsigned)CAUGHT_STOP;
    rl_prep_terminal(1);
    return error == 0;
}
