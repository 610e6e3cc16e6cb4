/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * terminal_paste.c: the bytes readline is given, and pasted text.
 *
 * Both are our own for a reason. Inside a paste readline asks for byte after
 * byte, which would stop the clock until the paste's end has come; and readline
 * 8.2 reads beyond its own memory when the terminal goes away in the middle.
 */
#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include <readline/readline.h>

#include "terminal_inside.h"

#define PASTE_BEGINS "\033[200~"
#define PASTE_ENDS "\033[201~"

/* EOF when the terminal is gone. */
static int
read_byte(struct terminal *t)
{
    unsigned char c;

    for (;;) {
        ssize_t n = read(STDIN_FILENO, &c, 1);

        if (n == 1)
            return c;
        if (n == 0 || (errno != EINTR && errno != EAGAIN))
            break;
        if (errno == EAGAIN) {
            struct pollfd on = {STDIN_FILENO, POLLIN, 0};

            (void)poll(&on, 1, -1);
        }
    }
    t->gone = true;
    return EOF;
}

/* One more byte in the middle of something, the clock running on; EOF when a
 * signal, a long silence or the end of the terminal cuts it short. What was
 * caught is acted upon by the loop. */
static int
next_byte(struct terminal *t)
{
    int64_t until = terminal_now_ms() + SILENCE_MS;

    switch (terminal_wait(t, until, CAUGHT_INT | CAUGHT_END | CAUGHT_STOP)) {
    case WOKE_BYTE:
        return read_byte(t);
    case WOKE_GONE:
        t->gone = true;
        return EOF;
    case WOKE_CAUGHT:
    case WOKE_SILENCE:
        break;
    }
    return EOF;
}

/* A byte that stands for itself and is no blank begins another line; one that
 * may begin a paste leaves it open, any other goes on with the line. */
static int
next_key(struct terminal *t)
{
    const KEYMAP_ENTRY *map = rl_get_keymap();
    int c = read_byte(t);

    if (!t->gives_way || c == EOF || RL_ISSTATE(RL_STATE_MULTIKEY) ||
        map[c].type == ISKMAP)
        return c;
    if (c > ' ' && map[c].function == rl_insert)
        terminal_make_way(t);
    t->gives_way = false;
    return c;
}

/* The loop calls readline only when there is a byte: asked for another that is
 * not there, readline is in the middle of something. If that is cut short it
 * is given the end of a paste, which it understands everywhere. */
int
terminal_getc(FILE *from)
{
    struct terminal *t = terminal_it();
    struct pollfd on = {fileno(from), POLLIN, 0};
    int c;

    if (*t->feed)
        return (unsigned char)*t->feed++;
    if (poll(&on, 1, 0) > 0)
        return next_key(t);
    c = next_byte(t);
    if (c == EOF) {
        t->feed = PASTE_ENDS;
        c = (unsigned char)*t->feed++;
    }
    return c;
}

static void
keep(struct terminal *t, struct text *to, char c)
{
    if (c == '\r' || c == '\n' || c == '\t')
        c = ' ';
    if (to->n < to->cap)
        text_char(to, c);
    else
        t->left_out++;
}

/* Everything up to the paste's end. */
static void
read_paste(struct terminal *t, struct text *to)
{
    static const char ends[] = PASTE_ENDS;
    size_t seen = 0;
    int c;

    while (ends[seen] != '\0' && (c = next_byte(t)) != EOF) {
        if (c == ends[seen]) {
            seen++;
            continue;
        }
        /* It was not the end: the beginning of it belongs to the text. */
        for (size_t i = 0; i < seen; i++)
            keep(t, to, ends[i]);
        seen = c == ends[0];
        if (seen == 0)
            keep(t, to, (char)c);
    }
}

/* Drops what may not stand in a line: control characters, what text.h calls
 * unsafe, and the half character where the room ended. */
static void
drop_unsafe(struct text *t)
{
    uint32_t from = 0, kept = 0;

    while (from < t->n) {
        struct span rest = {t->at + from, t->n - from};
        int64_t bad = text_unsafe(rest);
        uint32_t good = bad < 0 ? rest.n : (uint32_t)bad;

        memmove(t->at + kept, rest.at, good);
        kept += good;
        from += good + (bad >= 0);
    }
    t->n = kept;
}

static int
on_paste(int count, int key)
{
    struct terminal *t = terminal_it();
    char room[PASTE_MAX + 1]; /* and a nought */
    struct text pasted;

    (void)count;
    (void)key;
    t->left_out = 0;
    text_init(&pasted, room, PASTE_MAX);
    read_paste(t, &pasted);
    drop_unsafe(&pasted);
    room[pasted.n] = '\0';
    if (pasted.n > 0)
        terminal_make_way(t);
    rl_mark = rl_point;
    (void)rl_insert_text(room);
    return 0;
}

/* The end of a paste that silence had ended before: nothing to do. */
static int
on_late_end(int count, int key)
{
    (void)count;
    (void)key;
    return 0;
}

void
terminal_paste_start(void)
{
    Keymap maps[] = {emacs_standard_keymap, vi_insertion_keymap,
                     vi_movement_keymap};

    for (size_t i = 0; i < sizeof maps / sizeof maps[0]; i++) {
        (void)rl_bind_keyseq_in_map(PASTE_BEGINS, on_paste, maps[i]);
        (void)rl_bind_keyseq_in_map(PASTE_ENDS, on_late_end, maps[i]);
    }
}
