/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * driver.c: the smallest owner of a terminal, for the tests beside it. It knows
 * no battle; it says what it was given.
 *
 *   driver [-e MS] [-f FILE] [-l N] [-i FILE] [-o FILE] [-p PROMPT]
 *          [-n NAMES]
 *
 *   -e MS      a warning every MS milliseconds
 *   -f FILE    a warning for every byte the file grows by
 *   -l N       no more than N warnings; then nothing is ever due
 *   -i FILE    the process id is written there
 *   -o FILE    what is said is also written there
 *   -p PROMPT  plain (the default), colour, count (of warnings), asked (how
 *              often), or what the file called prompt holds
 *   -n NAMES   so many names unit000, unit001, ... to complete
 *
 * Lines it acts upon: quit; ask (a question); fix (a line comes back for
 * editing), slip (one that gives way to another); hold FIFO (a command that
 * lasts until the fifo is opened); crash; exit (without closing the terminal).
 * Every other line is remembered and printed.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "terminal.h"
#include "text.h"

enum { LOOK_MS = 20 };

struct driver {
    int every_ms;
    const char *bell, *prompt;
    int names, asked;
    char name[32]; /* the one offered last */
    FILE *log;
    int64_t due_ms, warnings, last;
    struct preset preset;
};

static int64_t
now_ms(void)
{
    struct timespec now;

    (void)clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void
say(struct driver *d, const char *what, struct span line)
{
    FILE *to[] = {stdout, d->log};

    for (int i = 0; i < 2 && to[i]; i++) {
        (void)fprintf(to[i], "%s%.*s\n", what, (int)line.n, line.at);
        (void)fflush(to[i]);
    }
}

/* ---- hooks --------------------------------------------------------------- */

static int
wait_ms(void *ctx)
{
    struct driver *d = ctx;
    int64_t left = d->due_ms - now_ms();

    if ((d->every_ms == 0 && d->bell == NULL) || d->warnings == d->last)
        return -1;
    return left > 0 ? (int)left : 0;
}

static void
warn(struct driver *d, struct text *to)
{
    d->warnings++;
    text_str(to, "** warning ");
    text_int(to, d->warnings);
    text_str(to, " **\n");
}

static void
due(void *ctx, struct text *to)
{
    struct driver *d = ctx;
    struct stat is;

    if (d->every_ms)
        warn(d, to);
    else if (stat(d->bell, &is) == 0 && is.st_size > d->warnings)
        warn(d, to);
    d->due_ms = now_ms() + (d->every_ms ? d->every_ms : LOOK_MS);
}

static size_t
hold_of(const char *path, char room[64])
{
    FILE *in = fopen(path, "r");
    size_t n = in ? fread(room, 1, 64, in) : 0;

    if (in)
        (void)fclose(in);
    return n;
}

static void
prompt(void *ctx, struct text *to)
{
    struct driver *d = ctx;
    char room[64];

    if (strcmp(d->prompt, "colour") == 0) {
        text_str(to, "\001\033[1;31m\002Red 3\001\033[0m\002> ");
    } else if (strcmp(d->prompt, "count") == 0) {
        text_int(to, d->warnings);
        text_str(to, "> ");
    } else if (strcmp(d->prompt, "asked") == 0) {
        text_int(to, d->asked++);
        text_str(to, "> ");
    } else if (strcmp(d->prompt, "file") == 0) {
        text_put(to, (struct span){room, (uint32_t)hold_of("prompt", room)});
    } else {
        text_str(to, "ref> ");
    }
}

static bool
complete(void *ctx, struct span line, uint32_t start, uint32_t at, int nth,
         struct completion *out)
{
    static const char *const guns[] = {"move", "melee", "\"Old Guard\"",
                                       "\"Old Horse\"", "\"Young Guard\""};
    struct driver *d = ctx;
    struct span word = span_cut(line, start, at);
    int of = d->names ? d->names : (int)(sizeof guns / sizeof guns[0]);

    for (int i = 0; i < of; i++) {
        if (d->names)
            (void)snprintf(d->name, sizeof d->name, "unit%03d", i);
        else
            (void)snprintf(d->name, sizeof d->name, "%s", guns[i]);
        if (word.n <= strlen(d->name) &&
            memcmp(word.at, d->name, word.n) == 0 && nth-- == 0) {
            *out = (struct completion){.word = span_of(d->name)};
            return true;
        }
    }
    return false;
}

/* ---- lines --------------------------------------------------------------- */

static void
hold(struct driver *d, struct span fifo)
{
    char path[1024];
    int fd;

    (void)snprintf(path, sizeof path, "%.*s", (int)fifo.n, fifo.at);
    say(d, "holding", SPAN(""));
    do
        fd = open(path, O_RDONLY);
    while (fd < 0 && errno == EINTR);
    if (fd >= 0)
        (void)close(fd);
}

static void
ask(struct driver *d, struct terminal *t)
{
    struct span answer;

    if (terminal_ask(t, "Sure? ", &answer) == TYPED_LINE)
        say(d, "answer: ", answer);
    else
        say(d, "no answer", SPAN(""));
}

/* False: that was the last. */
static bool
act(struct driver *d, struct terminal *t, struct span line)
{
    if (span_is(line, "quit"))
        return false;
    if (span_is(line, "crash"))
        abort();
    if (span_is(line, "exit"))
        exit(3); /* NOLINT(concurrency-mt-unsafe) */
    if (span_is(line, "ask")) {
        ask(d, t);
    } else if (span_is(line, "fix")) {
        d->preset = (struct preset){SPAN("move RA 12 X"), 8, false, false};
    } else if (span_is(line, "slip")) {
        d->preset = (struct preset){SPAN("mvoe RA"), 7, true, true};
    } else if (span_starts(line, "hold ")) {
        hold(d, span_from(line, 5));
    } else {
        terminal_remember(t, line);
        say(d, "got: ", line);
    }
    return true;
}

static void
run(struct driver *d, struct terminal *t)
{
    for (;;) {
        struct preset preset = d->preset;
        struct span line;
        enum typed typed;

        d->preset.line = SPAN("");
        typed = terminal_line(t, &preset, &line);
        switch (typed) {
        case TYPED_LINE:
            if (!act(d, t, line))
                return;
            break;
        case TYPED_INTERRUPT:
            say(d, "interrupt", SPAN(""));
            break;
        case TYPED_EOF:
            say(d, "eof", SPAN(""));
            return;
        case TYPED_HANGUP:
            say(d, "hangup", SPAN(""));
            return;
        }
    }
}

static bool
options(struct driver *d, int argc, char **argv)
{
    FILE *id;
    int c;

    while ((c = getopt(argc, argv, "e:f:l:i:o:p:n:")) != -1) {
        if (c == 'e') {
            d->every_ms = (int)strtol(optarg, NULL, 10);
        } else if (c == 'f') {
            d->bell = optarg;
        } else if (c == 'l') {
            d->last = strtol(optarg, NULL, 10);
        } else if (c == 'i' && (id = fopen(optarg, "w")) != NULL) {
            (void)fprintf(id, "%ld\n", (long)getpid());
            (void)fclose(id);
        } else if (c == 'o') {
            d->log = fopen(optarg, "w");
        } else if (c == 'p') {
            d->prompt = optarg;
        } else if (c == 'n') {
            d->names = (int)strtol(optarg, NULL, 10);
        } else {
            return false;
        }
    }
    return true;
}

int
main(int argc, char **argv)
{
    struct driver d = {.prompt = "plain", .last = -1};
    struct terminal_hooks hooks = {&d, wait_ms, due, prompt, complete, NULL};
    struct terminal *t;

    d.preset.line = SPAN("");
    if (!options(&d, argc, argv))
        return 2;
    t = terminal_open(&hooks);
    if (t == NULL) {
        (void)puts("no terminal");
        return 1;
    }
    run(&d, t);
    terminal_close(t);
    if (d.log)
        (void)fclose(d.log);
    return 0;
}
