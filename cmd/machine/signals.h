/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * signals.h: signals as bytes in a pipe that a poll loop waits on, so that
 * everything is done between two keys and never inside one. A handler has no
 * context, so there is one of these in a program: what catches them releases
 * them before another does.
 */
#ifndef UMPIRE_SIGNALS_H
#define UMPIRE_SIGNALS_H

#include <stdbool.h>
#include <stddef.h>

struct signal_watched {
    int signal;
    bool deadly; /* nothing can wait: it kills, once the last is done */
};

enum { SIGNALS_MOST = 16 };

struct signals {
    const struct signal_watched *list;
    size_t n;           /* SIGNALS_MOST at most */
    void (*last)(void); /* before a deadly one: what a handler may call */
    bool restart;       /* a call that one falls into goes on behind it */
};

/* Catches them, but for what was ignored (nohup) and a deadly one that somebody
 * else watches. False: no pipe could be had, and nothing is caught. */
bool signals_catch(const struct signals *wanted);
/* As it was before. */
void signals_release(void);
/* To be polled for reading; -1 while nothing is caught. */
int signals_ready(void);
/* The next that came, or 0: no more have. Does not wait. */
int signals_next(void);
/* As if ctrl-Z had not been caught; goes on here after SIGCONT. */
void signals_stop_here(void);

#endif
