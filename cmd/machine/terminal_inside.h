/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * terminal_inside.h: what the files of the terminal share with each other;
 * everybody else includes terminal.h.
 *
 *   terminal.c           opening, closing, the one wait, a line from end to end
 *   terminal_paste.c     bytes for readline, and pasted text
 *   terminal_signal.c    signals as bits, and the terminal given back
 *   terminal_complete.c  completion
 *   terminal_page.c      long texts in the user's pager
 *   terminal_history.c   the lines of earlier sessions
 */
#ifndef UMPIRE_TERMINAL_INSIDE_H
#define UMPIRE_TERMINAL_INSIDE_H

#include <stdio.h>
#include <termios.h>

#include "terminal.h"

enum {
    PASTE_MAX = 4096,
    SILENCE_MS = 1500, /* a paste is over when nothing has come for so long */
    PROMPT_CAP = 512,
    PATH_CAP = 4096,
    HISTORY_LINES = 1000
};

/* Signals not yet acted upon. */
enum {
    CAUGHT_INT = 1,
    CAUGHT_END = 2, /* SIGTERM or SIGHUP */
    CAUGHT_STOP = 4,
    CAUGHT_CONT = 8,
    CAUGHT_SIZE = 16,
    CAUGHT_ANY = 31
};

enum woke { WOKE_BYTE, WOKE_CAUGHT, WOKE_SILENCE, WOKE_GONE };

struct terminal {
    struct terminal_hooks hooks;
    bool open, over; /* over: the terminal hung up, there are no more lines */
    bool at_exit;    /* the giving back at exit is registered */

    bool typing; /* readline holds a line; false once `typed` is known */
    bool asking; /* it answers a question, not the prompt */
    enum typed typed;
    char *line; /* the last line, readline's allocation */

    char prompt[PROMPT_CAP];
    bool prompt_stale; /* readline shows an older prompt */

    bool gives_way; /* the line put in, to the first key */

    const char *feed;  /* bytes readline gets before any typed ones */
    bool gone;         /* reading the terminal failed */
    uint32_t left_out; /* bytes of a paste that found no room */

    uint32_t word; /* where the word to complete begins */
    uint32_t word_end;
    int nth;
    char breaks[4];

    char history[PATH_CAP]; /* "" where there is no file */
    int remembered;         /* lines to be added to it */

    unsigned caught;
    struct termios found;
};

/* Readline and signal handlers call back without a context, so the terminal
 * cannot but be one; this is it. */
struct terminal *terminal_it(void);

/* Writes lines above the one being typed, which stays as it is. */
void terminal_show(struct span what);

int64_t terminal_now_ms(void);
/* Calls what is due and waits for a byte, one of the signals in `minds`, or
 * the time `until_ms` (-1: for ever). */
enum woke terminal_wait(struct terminal *t, int64_t until_ms, unsigned minds);

/* A line that gives way is taken out. */
void terminal_make_way(struct terminal *t);

int terminal_getc(FILE *from);
void terminal_paste_start(void);

bool terminal_signals_catch(void);              /* until signals_release() */
void terminal_signals_read(struct terminal *t); /* adds to t->caught */
/* In the background a call that sets the terminal would stop the program. */
bool terminal_in_front(void);
void terminal_give_back(struct terminal *t);

void terminal_complete_start(void);

void terminal_history_read(struct terminal *t);
void terminal_history_write(struct terminal *t);

#endif
