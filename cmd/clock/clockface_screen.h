/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * clockface_screen.h: the whole window of a terminal for the big clock, and
 * the terminal given back as it was found: when it is closed, stopped with
 * ctrl-Z, or ended by a signal. One at a time.
 */
#ifndef UMPIRE_CLOCKFACE_SCREEN_H
#define UMPIRE_CLOCKFACE_SCREEN_H

#include "clockface.h"

enum screen_event {
    SCREEN_TIME, /* the wait is over */
    SCREEN_KEY,  /* one was pressed */
    SCREEN_DRAW, /* the window has another size, or is ours again */
    SCREEN_END   /* a signal ends the program, or the terminal is gone */
};

struct screen;

/* Standard output's window. NULL: it is no terminal, or one that cannot place
 * words (*dumb). */
struct screen *screen_open(bool colour, bool *dumb);
void screen_close(struct screen *s);
/* Closes it and, where a signal ended it, dies of that signal. */
void screen_end(struct screen *s);

struct face_size screen_size(const struct screen *s);
/* Rows as clockface_draw makes them; only those that changed are written. */
void screen_show(struct screen *s, struct span rows, const uint8_t *look);
/* The next time all rows are written: somebody else has written there. */
void screen_redraw(struct screen *s);
void screen_bell(struct screen *s);
/* Waits so long, or until something happens; *key: which. */
enum screen_event screen_wait(struct screen *s, int ms, char *key);

#endif
