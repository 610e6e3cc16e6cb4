/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * talk: types lines at a program on a terminal of its own, each when the
 * program has asked for one, and says how long it was about it.
 *
 *     talk LINES PROGRAM ARGUMENT...        PROGRAM with its path
 *
 * Prints microseconds: from the start to the first prompt, then of each line
 * of the file LINES from its keys to the next prompt, and at last the KiB of
 * memory it then has. A prompt ends with "> "; where nothing is said for 30 s
 * it is given up.
 */
#define _XOPEN_SOURCE 700
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

struct talk {
    int terminal;
    pid_t child;
    char last[2]; /* of what is seen: escapes are not */
    int escape;   /* 1 behind ESC, 2 within its sequence */
    double at_us; /* when the last byte came */
};

static double
now_us(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}

static _Noreturn void
give_up(struct talk *t, const char *what)
{
    fprintf(stderr, "talk: %s\n", what);
    if (t->child > 0)
        kill(t->child, SIGKILL);
    exit(1);
}

static void
start(struct talk *t, char **command)
{
    t->terminal = posix_openpt(O_RDWR | O_NOCTTY);
    if (t->terminal < 0 || grantpt(t->terminal) || unlockpt(t->terminal))
        give_up(t, "no terminal");
    const char *name = ptsname(t->terminal);
    t->child = fork();
    if (t->child < 0 || !name)
        give_up(t, "no process");
    if (t->child > 0)
        return;
    setsid();
    int own = open(name, O_RDWR);
    for (int i = 0; i < 3; i++)
        dup2(own, i);
    close(own);
    close(t->terminal);
    setenv("TERM", "xterm", 1);
    execv(command[0], command);
    _exit(127);
}

static void
see(struct talk *t, char c)
{
    bool ends = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    if (c == 27) {
        t->escape = 1;
    } else if (t->escape == 1) {
        t->escape = c == '[' ? 2 : 0;
    } else if (t->escape == 2) {
        t->escape = ends ? 0 : 2;
    } else {
        t->last[0] = t->last[1];
        t->last[1] = c;
    }
}

static bool
asks(const struct talk *t)
{
    return t->escape == 0 && t->last[0] == '>' && t->last[1] == ' ';
}

/* Until it asks, and has nothing more to say for a moment. */
static bool
hear(struct talk *t)
{
    char bytes[65536];
    struct pollfd p = {.fd = t->terminal, .events = POLLIN};
    for (;;) {
        int any = poll(&p, 1, asks(t) ? 20 : 30000);
        if (any == 0 && asks(t))
            return true;
        ssize_t n = any > 0 ? read(t->terminal, bytes, sizeof bytes) : -1;
        if (n <= 0)
            return false;
        t->at_us = now_us();
        for (ssize_t i = 0; i < n; i++)
            see(t, bytes[i]);
    }
}

static void
type(struct talk *t, const char *line, size_t n)
{
    t->last[0] = t->last[1] = 0;
    if (write(t->terminal, line, n) != (ssize_t)n)
        give_up(t, "the terminal takes no more");
}

static long
resident_kib(const struct talk *t)
{
    char path[64], line[256];
    long kib = 0;
    snprintf(path, sizeof path, "/proc/%ld/status", (long)t->child);
    FILE *in = fopen(path, "r");
    while (in && fgets(line, sizeof line, in))
        if (strncmp(line, "VmRSS:", 6) == 0)
            kib = strtol(line + 6, NULL, 10);
    if (in)
        fclose(in);
    return kib;
}

int
main(int argc, char **argv)
{
    struct talk t = {0};
    char line[4096];
    if (argc < 3)
        give_up(&t, "usage: talk LINES COMMAND...");
    FILE *in = fopen(argv[1], "r");
    if (!in)
        give_up(&t, strerror(errno));
    double from = now_us();
    start(&t, argv + 2);
    bool heard = hear(&t);
    if (!heard)
        give_up(&t, "it does not ask for a line");
    printf("%.0f\n", t.at_us - from);
    while (heard && fgets(line, sizeof line, in)) {
        size_t n = strcspn(line, "\n");
        line[n] = '\r';
        from = now_us();
        type(&t, line, n + 1);
        heard = hear(&t);
        printf("%.0f\n", t.at_us - from);
    }
    fclose(in);
    printf("%ld\n", resident_kib(&t));
    kill(t.child, SIGTERM);
    waitpid(t.child, NULL, 0);
    return 0;
}
