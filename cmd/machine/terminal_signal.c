/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * terminal_signal.c: what each signal is to the terminal (signals.h). One that
 * kills gives the terminal back first.
 */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

#include <readline/readline.h>

#include "signals.h"
#include "terminal_inside.h"

static const struct signal_watched watched[] = {
    {SIGINT,   false},
    {SIGTERM,  false},
    {SIGHUP,   false},
    {SIGTSTP,  false},
    {SIGCONT,  false},
    {SIGWINCH, false},
    {SIGQUIT,  true },
    {SIGILL,   true },
    {SIGABRT,  true },
    {SIGBUS,   true },
    {SIGFPE,   true },
    {SIGSEGV,  true },
};

static void
last(void)
{
    static const char no_paste[] = "\033[?2004l";

    (void)tcsetattr(STDIN_FILENO, TCSANOW, &terminal_it()->found);
    if (write(STDOUT_FILENO, no_paste, sizeof no_paste - 1) < 0)
        errno = 0; /* nothing is left to be done about it */
}

bool
terminal_signals_catch(void)
{
    return signals_catch(&(struct signals){
        watched, sizeof watched / sizeof watched[0], last, true});
}

void
terminal_signals_read(struct terminal *t)
{
    int signal;

    while ((signal = signals_next()) != 0) {
        if (signal == SIGINT)
            t->caught |= CAUGHT_INT;
        else if (signal == SIGTERM || signal == SIGHUP)
            t->caught |= CAUGHT_END;
        else if (signal == SIGTSTP)
            t->caught |= CAUGHT_STOP;
        else if (signal == SIGCONT)
            t->caught |= CAUGHT_CONT;
        else
            t->caught |= CAUGHT_SIZE;
    }
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
