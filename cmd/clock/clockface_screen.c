/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * clockface_screen.c: the window of the big clock; see clockface_screen.h.
 *
 * Invariant: whenever the terminal is not as it was found, `ours` says so and
 * `leave` holds the bytes that give it back, so that a handler which may call
 * next to nothing can do it with two calls.
 */
#include "clockface_screen.h"

#include "capability.h"
#include "signals.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

enum { LEAVE_BYTES = 256, LOOK_BYTES = 64, OUT_BYTES = 16384 };

struct screen {
    volatile sig_atomic_t ours;
    struct termios found;
    char leave[LEAVE_BYTES], enter[LEAVE_BYTES];
    uint32_t leave_n, enter_n;
    char looks[4][LOOK_BYTES];
    struct face_size size;
    struct text shown; /* the rows that stand there; owned */
    uint8_t look[FACE_ROWS];
    struct text out;
    char out_bytes[OUT_BYTES];
    bool stop, cont, resize; /* signals heard and not yet acted upon */
    int ended;               /* by that signal, or -1: the terminal is gone */
};

/* A handler has no context, so this cannot but be one. */
static struct screen *
it(void)
{
    static struct screen one;
    return &one;
}

/* --- bytes out --- */

static void
hear(struct screen *s)
{
    int signal;
    while ((signal = signals_next()) != 0) {
        if (signal == SIGTSTP)
            s->stop = true;
        else if (signal == SIGCONT)
            s->cont = true;
        else if (signal == SIGWINCH)
            s->resize = true;
        else
            s->ended = signal;
    }
}

/* A terminal that takes nothing does not keep the program from ending. */
static void
send(struct screen *s, const char *at, size_t n)
{
    while (n > 0 && !s->ended) {
        ssize_t done = write(STDOUT_FILENO, at, n);
        if (done < 0 && errno == EINTR)
            hear(s);
        else if (done < 0)
            s->ended = -1;
        if (done > 0) {
            at += done;
            n -= (size_t)done;
        }
    }
}

static void
flush(struct screen *s)
{
    send(s, s->out.at, s->out.n);
    text_clear(&s->out);
}

/* What is longer than a whole row of the largest window is nobody's. */
static void
put(struct screen *s, struct span bytes)
{
    if (s->out.cap - s->out.n < bytes.n)
        flush(s);
    text_put(&s->out, bytes);
}

/* --- the terminal taken, and given back --- */

static void
read_size(struct screen *s)
{
    struct winsize w = {0};
    int columns = capability_number("cols"), rows = capability_number("lines");
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &w) == 0 && w.ws_col > 0 &&
        w.ws_row > 0) {
        columns = w.ws_col;
        rows = w.ws_row;
    }
    columns = columns < 1 ? 80 : columns;
    rows = rows < 1 ? 24 : rows;
    /* The last cell would push everything up. */
    columns -= capability_flag("am") && !capability_flag("xenl");
    s->size.columns = columns < FACE_COLUMNS ? columns : FACE_COLUMNS;
    s->size.rows = rows < FACE_ROWS ? rows : FACE_ROWS;
}

static void
take(struct screen *s)
{
    struct termios raw = s->found;
    raw.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
    raw.c_iflag &= ~(tcflag_t)IXON; /* no key makes a clock stand still */
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    s->ours = 1;
    while (tcsetattr(STDOUT_FILENO, TCSANOW, &raw) != 0 && errno == EINTR)
        ;
    send(s, s->enter, s->enter_n);
    text_clear(&s->shown);
}

/* Only what a handler may call. */
static void
give_back(const struct screen *s)
{
    (void)tcsetattr(STDOUT_FILENO, TCSANOW, &s->found);
    if (write(STDOUT_FILENO, s->leave, s->leave_n) < 0)
        errno = 0; /* nothing is left to be done about it */
}

static void
leave(struct screen *s)
{
    /* In the background it would stop the program, and is not ours. */
    if (s->ours && tcgetpgrp(STDOUT_FILENO) == getpgrp())
        give_back(s);
    s->ours = 0;
}

/* --- signals --- */

static const struct signal_watched watched[] = {
    {SIGINT,   false},
    {SIGTERM,  false},
    {SIGHUP,   false},
    {SIGQUIT,  false},
    {SIGTSTP,  false},
    {SIGCONT,  false},
    {SIGWINCH, false},
    {SIGILL,   true },
    {SIGABRT,  true },
    {SIGBUS,   true },
    {SIGFPE,   true },
    {SIGSEGV,  true },
};

static void
last(void)
{
    if (it()->ours)
        give_back(it());
}

/* What was heard is done. false: it was nothing. */
static bool
obey(struct screen *s)
{
    bool draw = s->stop || s->cont || s->resize;
    if (s->stop && !s->ended) {
        leave(s);
        signals_stop_here();
        hear(s);
    }
    /* Ended while stopped: the terminal is the shell's by now. */
    if (s->ended)
        return false;
    if (s->stop || s->cont)
        take(s);
    if (draw) {
        read_size(s);
        text_clear(&s->shown);
    }
    s->stop = s->cont = s->resize = false;
    return draw;
}

/* --- opening and closing --- */

static void
look_bytes(struct screen *s, enum face_look look, const char *name)
{
    struct text t;
    text_init(&t, s->looks[look], LOOK_BYTES);
    capability_put(&t, name);
    text_z(&t);
}

/* Loud is red where there is colour, and bold in any case. */
static void
prepare_looks(struct screen *s, bool colour)
{
    struct text t;
    look_bytes(s, FACE_PLAIN, "sgr0");
    look_bytes(s, FACE_DIM, "dim");
    look_bytes(s, FACE_STRONG, "bold");
    text_init(&t, s->looks[FACE_LOUD], LOOK_BYTES);
    capability_put(&t, "bold");
    if (colour && capability_number("colors") >= 8)
        capability_put_at(&t, "setaf", 1, 0);
    text_z(&t);
}

/* The bytes to begin and to end with; false: words cannot be placed. */
static bool
prepare(struct screen *s, bool colour)
{
    char at[LOOK_BYTES];
    struct text t;
    text_init(&t, at, sizeof at);
    if (!capability_put_at(&t, "cup", 0, 0) || !capability_put(&t, "clear"))
        return false;
    text_init(&t, s->enter, sizeof s->enter);
    capability_put(&t, "smcup");
    capability_put(&t, "civis");
    capability_put(&t, "clear");
    s->enter_n = t.n;
    text_init(&t, s->leave, sizeof s->leave);
    capability_put(&t, "sgr0");
    capability_put(&t, "cnorm");
    if (!capability_put(&t, "rmcup"))
        capability_put(&t, "clear"); /* what was there is gone */
    s->leave_n = t.n;
    prepare_looks(s, colour);
    return true;
}

struct screen *
screen_open(bool colour, bool *dumb)
{
    struct screen *s = it();
    *dumb = false;
    memset(s, 0, sizeof *s);
    text_init(&s->out, s->out_bytes, sizeof s->out_bytes);
    if (!isatty(STDOUT_FILENO) || tcgetattr(STDOUT_FILENO, &s->found) != 0)
        return NULL;
    if (!capability_begin(STDOUT_FILENO) || !prepare(s, colour)) {
        *dumb = true;
        capability_end();
        return NULL;
    }
    /* A call that waits is cut short: see send. */
    if (!signals_catch(&(struct signals){
            watched, sizeof watched / sizeof watched[0], last, false})) {
        capability_end();
        return NULL;
    }
    read_size(s);
    take(s);
    return s;
}

void
screen_close(struct screen *s)
{
    leave(s);
    signals_release();
    capability_end();
    free(s->shown.at);
    s->shown.at = NULL;
}

void
screen_end(struct screen *s)
{
    int signal = s->ended;
    screen_close(s);
    if (signal > 0)
        (void)raise(signal);
}

/* --- showing --- */

struct face_size
screen_size(const struct screen *s)
{
    return s->size;
}

/* The row that begins at *at, which moves behind it. */
static struct span
row_at(struct span rows, uint32_t *at)
{
    uint32_t from = *at, to = from;
    while (to < rows.n && rows.at[to] != '\n')
        to++;
    *at = to < rows.n ? to + 1 : to;
    return span_cut(rows, from, to);
}

static void
put_row(struct screen *s, int32_t row, struct span words, uint8_t look)
{
    char at[LOOK_BYTES];
    struct text t;
    text_init(&t, at, sizeof at);
    capability_put_at(&t, "cup", row, 0);
    capability_put(&t, "el"); /* a full row leaves the cursor in its end */
    put(s, text_span(&t));
    put(s, span_of(s->looks[look]));
    put(s, words);
    put(s, span_of(s->looks[FACE_PLAIN]));
}

static void
remember(struct screen *s, struct span rows, const uint8_t *look)
{
    if (s->shown.cap < rows.n) {
        char *at = realloc(s->shown.at, rows.n);
        if (!at) {
            text_clear(&s->shown); /* the next time all of it is written */
            return;
        }
        text_init(&s->shown, at, rows.n);
    }
    text_clear(&s->shown);
    text_put(&s->shown, rows);
    memcpy(s->look, look, FACE_ROWS);
}

void
screen_show(struct screen *s, struct span rows, const uint8_t *look)
{
    uint32_t at = 0, was_at = 0;
    struct span shown = text_span(&s->shown);
    for (int32_t row = 0; row < s->size.rows; row++) {
        bool fresh = was_at >= shown.n;
        struct span words = row_at(rows, &at), was = row_at(shown, &was_at);
        if (fresh || s->look[row] != look[row] || !span_eq(words, was))
            put_row(s, row, words, look[row]);
    }
    flush(s);
    remember(s, rows, look);
}

void
screen_redraw(struct screen *s)
{
    char at[LOOK_BYTES];
    struct text t;
    text_init(&t, at, sizeof at);
    capability_put(&t, "clear");
    put(s, text_span(&t));
    text_clear(&s->shown);
}

void
screen_bell(struct screen *s)
{
    send(s, "\a", 1);
}

/* --- waiting --- */

static enum screen_event
key_of(struct screen *s, char *key)
{
    if (read(STDIN_FILENO, key, 1) == 1)
        return SCREEN_KEY;
    s->ended = -1;
    return SCREEN_END;
}

enum screen_event
screen_wait(struct screen *s, int ms, char *key)
{
    struct pollfd on[2] = {
        {.fd = signals_ready(),                          .events = POLLIN},
        {.fd = isatty(STDIN_FILENO) ? STDIN_FILENO : -1, .events = POLLIN},
    };
    if (!s->ended && poll(on, 2, ms) < 0 && errno != EINTR)
        s->ended = -1;
    hear(s);
    bool draw = obey(s);
    if (s->ended)
        return SCREEN_END;
    if (draw)
        return SCREEN_DRAW;
    return on[1].revents ? key_of(s, key) : SCREEN_TIME;
}
