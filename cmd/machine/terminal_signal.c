/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * terminal_signal.c: signals become bytes in a pipe the loop waits on, so that
 * everything is done between two keys and never inside one. A signal that
 * kills gives the terminal back first.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

#include <readline/readline.h>

#include "terminal_inside.h"

static const struct {
    int signal;
    unsigned bit; /* 0: it kills */
} watched[WATCHED] = {
    {SIGINT,   CAUGHT_INT },
    {SIGTERM,  CAUGHT_END },
    {SIGHUP,   CAUGHT_END },
    {SIGTSTP,  CAUGHT_STOP},
    {SIGCONT,  CAUGHT_CONT},
    {SIGWINCH, CAUGHT_SIZE},
    {SIGQUIT,  0          },
    {SIGILL,   0          },
    {SIGABRT,  0          },
    {SIGBUS,   0          },
    {SIGFPE,   0          },
    {SIGSEGV,  0          },
};

static void
on_signal(int signal)
{
    int was = errno;
    unsigned char byte = (unsigned char)signal;

    /* A full pipe holds enough of them already. */
    if (write((int)terminal_it()->tell, &byte, 1) < 0)
        errno = was;
    errno = was;
}

static void
on_deadly(int signal)
{
    static const char no_paste[] = "\033[?2004l";

    (void)tcsetattr(STDIN_FILENO, TCSANOW, &terminal_it()->found);
    if (write(STDOUT_FILENO, no_paste, sizeof no_paste - 1) < 0)
        errno = 0;       /* nothing is left to be done about it */
    (void)raise(signal); /* it was reset when this was called */
}

static void
set_handler(size_t which)
{
    struct sigaction to = {.sa_handler = on_signal, .sa_flags = SA_RESTART};

    if (watched[which].bit == 0) {
        to.sa_handler = on_deadly;
        to.sa_flags = (int)(SA_RESETHAND | SA_NODEFER);
    }
    (void)sigemptyset(&to.sa_mask);
    (void)sigaction(watched[which].signal, &to, NULL);
}

static bool
open_pipe(struct terminal *t)
{
    int ends[2];

    if (pipe(ends) != 0)
        return false;
    for (int i = 0; i < 2; i++) {
        (void)fcntl(ends[i], F_SETFD, FD_CLOEXEC);
        (void)fcntl(ends[i], F_SETFL, O_NONBLOCK);
    }
    t->heard = ends[0];
    t->tell = ends[1];
    return true;
}

/* Those that were ignored stay so (nohup), and a deadly one somebody else
 * watches is left to him. */
bool
terminal_signals_catch(struct terminal *t)
{
    if (!open_pipe(t))
        return false;
    for (size_t i = 0; i < WATCHED; i++) {
        struct sigaction *was = &t->was[i];

        t->was_set[i] = sigaction(watched[i].signal, NULL, was) == 0 &&
                        was->sa_handler != SIG_IGN &&
                        (watched[i].bit || was->sa_handler == SIG_DFL);
        if (t->was_set[i])
            set_handler(i);
    }
    return true;
}

void
terminal_signals_release(struct terminal *t)
{
    for (size_t i = 0; i < WATCHED; i++) {
        if (t->was_set[i])
            (void)sigaction(watched[i].signal, &t->was[i], NULL);
    }
    (void)close(t->heard);
    (void)close((int)t->tell);
}

void
terminal_signals_read(struct terminal *t)
{
    unsigned char byte;

    while (read(t->heard, &byte, 1) == 1) {
        for (size_t i = 0; i < WATCHED; i++) {
            if (watched[i].signal == byte)
                t->caught |= watched[i].bit;
        }
    }
}

void
terminal_stop_here(void)
{
    struct sigaction stop = {.sa_handler = SIG_DFL}, ours;

    (void)sigemptyset(&stop.sa_mask);
    (void)sigaction(SIGTSTP, &stop, &ours);
    (void)raise(SIGTSTP); /* goes on here after SIGCONT */
    (void)sigaction(SIGTSTP, &ours, NULL);
}

bool
terminal_in_front(void)
{
    return tcgetpgrp(STDIN_FILENO) == getpgrp();
}

void
terminal_give_back(struct terminal *t)
{
    if (!t->open || !terminal_in_front())
        return;
    rl_deprep_terminal();
    (void)fflush(stdout);
    (void)tcsetattr(STDIN_FILENO, TCSADRAIN, &t->found);
}
