/* SPDX-License-Identifier: GPL-3.0-or-later */
/* signals.c: see signals.h. */
#include "signals.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

struct catching {
    volatile sig_atomic_t tell; /* where the handler writes */
    int heard;                  /* and where that is read */
    struct signals wanted;
    bool open;
    bool was_set[SIGNALS_MOST];
    struct sigaction was[SIGNALS_MOST];
};

static struct catching *
it(void)
{
    static struct catching one;
    return &one;
}

static void
on_signal(int signal)
{
    int was = errno;
    unsigned char byte = (unsigned char)signal;

    /* A full pipe holds enough of them already. */
    if (write((int)it()->tell, &byte, 1) < 0)
        errno = was;
    errno = was;
}

static void
on_deadly(int signal)
{
    it()->wanted.last();
    (void)raise(signal); /* it was reset when this was called */
}

static bool
open_pipe(struct catching *c)
{
    int ends[2];

    if (pipe(ends) != 0)
        return false;
    for (int i = 0; i < 2; i++) {
        (void)fcntl(ends[i], F_SETFD, FD_CLOEXEC);
        (void)fcntl(ends[i], F_SETFL, O_NONBLOCK);
    }
    c->heard = ends[0];
    c->tell = ends[1];
    return true;
}

static void
set_handler(const struct signal_watched *w, bool restart)
{
    struct sigaction to = {.sa_handler = on_signal};

    if (restart)
        to.sa_flags = SA_RESTART;
    if (w->deadly) {
        to.sa_handler = on_deadly;
        to.sa_flags = (int)(SA_RESETHAND | SA_NODEFER);
    }
    (void)sigemptyset(&to.sa_mask);
    (void)sigaction(w->signal, &to, NULL);
}

bool
signals_catch(const struct signals *wanted)
{
    struct catching *c = it();

    if (wanted->n > SIGNALS_MOST || !open_pipe(c))
        return false;
    c->wanted = *wanted;
    c->open = true;
    for (size_t i = 0; i < wanted->n; i++) {
        const struct signal_watched *w = &wanted->list[i];
        struct sigaction *was = &c->was[i];

        c->was_set[i] = sigaction(w->signal, NULL, was) == 0 &&
                        was->sa_handler != SIG_IGN &&
                        (!w->deadly || was->sa_handler == SIG_DFL);
        if (c->was_set[i])
            set_handler(w, wanted->restart);
    }
    return true;
}

void
signals_release(void)
{
    struct catching *c = it();

    if (!c->open)
        return;
    for (size_t i = 0; i < c->wanted.n; i++)
        if (c->was_set[i])
            (void)sigaction(c->wanted.list[i].signal, &c->was[i], NULL);
    (void)close(c->heard);
    (void)close((int)c->tell);
    c->open = false;
}

int
signals_ready(void)
{
    return it()->open ? it()->heard : -1;
}

int
signals_next(void)
{
    unsigned char byte;

    return it()->open && read(it()->heard, &byte, 1) == 1 ? byte : 0;
}

void
signals_stop_here(void)
{
    struct sigaction stop = {.sa_handler = SIG_DFL}, ours;

    (void)sigemptyset(&stop.sa_mask);
    (void)sigaction(SIGTSTP, &stop, &ours);
    (void)raise(SIGTSTP);
    (void)sigaction(SIGTSTP, &ours, NULL);
}
