/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * terminal.h: the referee's terminal: readline driven by one poll loop, so
 * that warnings can be called while a line is being typed and the line stays
 * as it was. Readline is known behind this header only.
 *
 * While it is open SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT and SIGWINCH are
 * caught and acted upon when a line is asked for, never in the middle of a
 * command: nothing is stopped or ended with a transaction open.
 */
#ifndef UMPIRE_TERMINAL_H
#define UMPIRE_TERMINAL_H

#include "text.h"

enum typed {
    TYPED_LINE,
    TYPED_EOF,       /* ctrl-D on an empty line; asking again is possible */
    TYPED_INTERRUPT, /* ctrl-C: the line was cleared */
    TYPED_HANGUP     /* SIGTERM, SIGHUP or the terminal is gone: the terminal is
                      * as it was found, there will be no more lines */
};

/* What may be put in, and what it is; the note may be empty. */
struct completion {
    struct span word, note;
};

/* A line put in for editing. */
struct preset {
    struct span line; /* free of control characters */
    uint32_t at;      /* the cursor, in bytes */
    /* A line begun or pasted before any other key goes in its place; the
     * key that undoes brings it back in the end. A blank begins none. */
    bool gives_way;
    bool marked; /* shown as marked as long as it gives way */
};

/* What the loop asks of its owner while it waits. All may be NULL. */
struct terminal_hooks {
    void *ctx;
    /* Milliseconds until `due` should be called, or -1; asked before every
     * wait. */
    int (*wait_ms)(void *ctx);
    /* Writes what is due (warnings) into `say`, each line ended by \n and safe
     * to print; an empty text prints nothing. The prompt is asked again
     * afterwards. Called only while a line is being typed. */
    void (*due)(void *ctx, struct text *say);
    /* The prompt, as it should read now: one line, up to 500 bytes; what does
     * not move the cursor (colour) between \001 and \002. */
    void (*prompt)(void *ctx, struct text *to);
    /* What may stand in place of bytes `start` to `at` of the line, the word
     * before the cursor: the nth (0, 1, ...) of them, as it is to be typed,
     * valid until the 0th is asked for again; false when there are no more. A
     * word begins after a blank, or at the quote that opens it; quotes around
     * what is offered are the owner's. */
    bool (*complete)(void *ctx, struct span line, uint32_t start, uint32_t at,
                     int nth, struct completion *out);
    /* What stands below the list of them, or instead where there are none
     * (`any` false): lines each ended by \n and safe to print, or nothing. */
    void (*hint)(void *ctx, struct span line, uint32_t start, bool any,
                 struct text *to);
};

struct terminal;

/* NULL when standard input or output is no terminal, one is open already or
 * there is nothing left to open it with. The hooks are copied. */
struct terminal *terminal_open(const struct terminal_hooks *hooks);
/* Leaves the terminal as found; so do exit and a signal that kills. */
void terminal_close(struct terminal *t);

/* One line into `line` (valid until the next call; empty unless TYPED_LINE).
 * `preset` may be NULL. What is typed while a command runs is kept for the next
 * line. A paste is one line: its line ends are blanks, its control characters
 * dropped, and what is beyond 4096 bytes is reported and left out. */
enum typed terminal_line(struct terminal *t, const struct preset *preset,
                         struct span *line);
/* A question of its own, not kept in history; where the screen is narrower it
 * is broken between words, and answered below. */
enum typed terminal_ask(struct terminal *t, const char *question,
                        struct span *answer);
/* Shows a text longer than the screen in the user's pager (PAGER, or less) and
 * waits for him; false: it is short, there is none, or it could not be run:
 * then it has still to be printed. */
bool terminal_page(struct terminal *t, struct span text);
/* Columns of its window. */
uint32_t terminal_columns(const struct terminal *t);
/* Adds to history unless it is empty; an earlier line like it goes. The file
 * (umpire/history in the XDG state folder, mode 0600, the last 1000 lines) is
 * written at terminal_close, and never a reason to fail. */
void terminal_remember(struct terminal *t, struct span line);

#endif
