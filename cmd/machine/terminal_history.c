/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * terminal_history.c: the lines of earlier sessions, in
 * $XDG_STATE_HOME/umpire/history or ~/.local/state/umpire/history.
 *
 * A convenience: whatever goes wrong with the file, there is a history of this
 * session only. New lines are appended, so two sessions do not undo each other.
 */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <readline/history.h>

#include "terminal_inside.h"

static void
find_file(struct terminal *t)
{
    const char *state = getenv("XDG_STATE_HOME");
    const char *home = getenv("HOME");
    struct text path;

    text_init(&path, t->history, sizeof t->history);
    if (state && state[0] == '/') {
        text_str(&path, state);
    } else if (home && home[0] == '/') {
        text_str(&path, home);
        text_str(&path, "/.local/state");
    } else {
        t->history[0] = '\0';
        return;
    }
    text_str(&path, "/umpire/history");
    if (path.cut || path.n == path.cap)
        text_clear(&path);
    (void)text_z(&path);
}

/* The folders above the file, which are nobody else's to read. */
static void
make_folders(struct terminal *t)
{
    for (char *c = t->history + 1; *c; c++) {
        if (*c == '/') {
            *c = '\0';
            (void)mkdir(t->history, 0700);
            *c = '/';
        }
    }
}

/* An ordinary file of mode 0600 is there: readline would wait for ever for a
 * pipe of that name. */
static bool
have_file(struct terminal *t)
{
    struct stat is;
    bool ordinary;
    int fd = open(t->history,
                  O_WRONLY | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0600);

    if (fd < 0)
        return false;
    ordinary = fstat(fd, &is) == 0 && S_ISREG(is.st_mode) &&
               fchmod(fd, S_IRUSR | S_IWUSR) == 0;
    (void)close(fd);
    return ordinary;
}

/* What is typed again is found once, where it was typed last. */
static void
forget(struct terminal *t, const char *line, int before)
{
    for (int i = before - 1; i >= 0; i--) {
        const HIST_ENTRY *e = history_get(history_base + i);

        if (e == NULL || strcmp(e->line, line) != 0)
            continue;
        if (i >= history_length - t->remembered)
            t->remembered--;
        HIST_ENTRY *gone = remove_history(i);
        if (gone != NULL)
            (void)free_history_entry(gone);
    }
}

/* Earlier sessions may each have had it. */
static void
drop_repeats(struct terminal *t)
{
    for (int i = history_length - 1; i > 0; i--) {
        const HIST_ENTRY *e = history_get(history_base + i);
        int before = history_length;

        if (e != NULL)
            forget(t, e->line, i);
        i -= before - history_length;
    }
}

void
terminal_history_read(struct terminal *t)
{
    struct stat is;

    t->remembered = 0;
    using_history();
    stifle_history(HISTORY_LINES);
    find_file(t);
    if (t->history[0] && stat(t->history, &is) == 0 && S_ISREG(is.st_mode))
        (void)read_history(t->history);
    drop_repeats(t);
}

void
terminal_history_write(struct terminal *t)
{
    if (t->remembered > 0 && t->history[0]) {
        make_folders(t);
        if (have_file(t) && append_history(t->remembered, t->history) == 0)
            (void)history_truncate_file(t->history, HISTORY_LINES);
    }
    clear_history();
}

void
terminal_remember(struct terminal *t, struct span line)
{
    char *z;

    /* A line feed, typed with ctrl-V, would make two lines of the file. */
    if (line.n == 0 || memchr(line.at, '\n', line.n) ||
        (z = malloc((size_t)line.n + 1)) == NULL)
        return;
    memcpy(z, line.at, line.n);
    z[line.n] = '\0';
    forget(t, z, history_length);
    add_history(z);
    if (t->remembered < HISTORY_LINES)
        t->remembered++;
    free(z);
}
