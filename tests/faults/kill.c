/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * kill.c: the program killed (SIGKILL) while it records.
 *
 *   kill KILLS [SEED [UMPIRE [SETUP]]]
 *
 * UMPIRE new makes a battle, in which UMPIRE -f SETUP is run if given. Then
 * again and again numbered notes go into UMPIRE's standard input as fast as it
 * takes them, every line of its standard output that begins "#N " is counted
 * as the next note acknowledged, and it is killed 2 to 27 ms after the
 * first of them, or now and then before it. UMPIRE
 * verify must find no fault, and UMPIRE log --script must hold every note that
 * was acknowledged. Fails, too, if nothing was acknowledged at all.
 *
 * UMPIRE is by default the program of the build this one belongs to.
 */
#include <ctype.h>
#include <poll.h>
#include <signal.h>
#include <sys/types.h>
#include <time.h>

#include "work.h"

enum {
    KILLS_A_BATTLE = 20,
    SHORTEST_MS = 2,
    LONGEST_MS = 27,
    PATIENCE_MS = 10000
};

/* Notes first to first + n - 1 were acknowledged by one run. */
struct range {
    long first, n;
};

struct trial {
    const char *umpire, *setup;
    char battle[160];
    uint64_t seed;
    long next; /* number of the next note; none is used twice */
    struct range acked[KILLS_A_BATTLE];
    int runs;
    long lost_here; /* in this battle */
    long total, lost, unreadable;
};

static int64_t
now_ms(void)
{
    struct timespec ts;

    clock_gettime(CLOCK_MONOTONIC, &ts);
    return (int64_t)ts.tv_sec * 1000 + ts.tv_nsec / 1000000;
}

/* ---- Programs ---- */

static void
onto(int fd, int to)
{
    if (fd >= 0 && dup2(fd, to) < 0)
        _exit(127);
}

/* Starts it with the given ends as standard input and output; what it says
 * beside that is for nobody. */
static pid_t
start(char *const argv[], int in, int out)
{
    pid_t pid = fork();

    if (pid < 0)
        die("fork");
    if (pid == 0) {
        int null = open("/dev/null", O_RDWR);

        signal(SIGPIPE, SIG_DFL);
        onto(in >= 0 ? in : null, 0);
        onto(out >= 0 ? out : null, 1);
        onto(null, 2);
        execv(argv[0], argv);
        _exit(127);
    }
    return pid;
}

static void
make_pipe(int end[2])
{
    if (pipe(end) != 0)
        die("pipe");
    for (int i = 0; i < 2; i++)
        fcntl(end[i], F_SETFD, FD_CLOEXEC);
}

static char *
word(const char *z)
{
    char *copy = strdup(z);

    if (!copy)
        die("strdup");
    return copy;
}

/* UMPIRE and up to three words more; to be freed with drop_words. */
static void
make_words(char *argv[5], const struct trial *t, const char *a, const char *b,
           const char *c)
{
    const char *of[] = {t->umpire, a, b, c, NULL};

    for (int i = 0; i < 5; i++)
        argv[i] = of[i] ? word(of[i]) : NULL;
}

static void
drop_words(char *argv[5])
{
    for (int i = 0; i < 5; i++)
        free(argv[i]);
}

static int
run(const struct trial *t, const char *a, const char *b, const char *c, int out)
{
    char *argv[5];
    int status;

    make_words(argv, t, a, b, c);
    status = ended(start(argv, -1, out));
    drop_words(argv);
    return status;
}

/* ---- One run, and its end ---- */

/* Counts the lines that begin "#N ", however the bytes come. */
struct counter {
    enum { START, HASH, DIGITS, REST } at;
    long n;
};

static void
count_byte(struct counter *c, char b)
{
    if (b == '\n') {
        c->at = START;
    } else if (c->at == START) {
        c->at = b == '#' ? HASH : REST;
    } else if (c->at == HASH) {
        c->at = isdigit((unsigned char)b) ? DIGITS : REST;
    } else if (c->at == DIGITS && !isdigit((unsigned char)b)) {
        c->n += b == ' ';
        c->at = REST;
    }
}

/* False at the end of what the program wrote. */
static bool
hear(int out, struct counter *c)
{
    char bytes[4096];
    ssize_t n = read(out, bytes, sizeof bytes);

    for (ssize_t i = 0; i < n; i++)
        count_byte(c, bytes[i]);
    return n > 0 || (n < 0 && (errno == EINTR || errno == EAGAIN));
}

/* Lines are shorter than PIPE_BUF, so one goes in whole or not at all. */
static bool
feed(struct trial *t, int in)
{
    char line[64];
    int n = snprintf(line, sizeof line, "note kill-%ld\n", t->next);

    if (write(in, line, (size_t)n) != n)
        return errno == EAGAIN || errno == EINTR;
    t->next++;
    return true;
}

static void
talk_until(struct trial *t, int64_t end, int in, int out, struct counter *c)
{
    bool more = true;

    while (more) {
        int64_t left = end - now_ms();
        struct pollfd of[] = {
            {.fd = in,  .events = POLLOUT},
            {.fd = out, .events = POLLIN }
        };

        if (left <= 0 || (poll(of, 2, (int)left) < 0 && errno != EINTR))
            return;
        if (of[1].revents)
            more = hear(out, c);
        if (of[0].revents & POLLOUT)
            more = feed(t, in) && more;
        else if (of[0].revents)
            return;
    }
}

static void
run_and_kill(struct trial *t)
{
    struct counter c = {START, 0};
    long first = t->next;
    int64_t end;
    int in[2], out[2];
    char *argv[5];
    pid_t pid;

    make_pipe(in);
    make_pipe(out);
    make_words(argv, t, t->battle, NULL, NULL);
    pid = start(argv, in[0], out[1]);
    close(in[0]);
    close(out[1]);
    fcntl(in[1], F_SETFL, O_NONBLOCK);
    end = now_ms() + PATIENCE_MS;
    bool early = chance(&t->seed, 4) == 0; /* perhaps before it has begun */
    while (!early && c.n == 0 && now_ms() < end)
        talk_until(t, now_ms() + SHORTEST_MS, in[1], out[0], &c);
    end = now_ms() + SHORTEST_MS +
          (long)chance(&t->seed, LONGEST_MS - SHORTEST_MS + 1);
    talk_until(t, end, in[1], out[0], &c);
    kill(pid, SIGKILL);
    while (hear(out[0], &c))
        ;
    ended(pid);
    close(in[1]);
    close(out[0]);
    drop_words(argv);
    t->acked[t->runs++] = (struct range){first, c.n};
    t->total += c.n;
}

/* ---- What is left ---- */

/* All that UMPIRE log --script writes; to be freed. NULL if it fails. */
static char *
read_log(struct trial *t)
{
    size_t n = 0, room = 1 << 16;
    char *all = malloc(room), *argv[5];
    int out[2];
    ssize_t got;
    pid_t pid;

    make_pipe(out);
    make_words(argv, t, "log", "--script", t->battle);
    pid = start(argv, -1, out[1]);
    close(out[1]);
    while (all && (got = read(out[0], all + n, room - n - 1)) > 0) {
        n += (size_t)got;
        if (n + 1 == room)
            all = realloc(all, room *= 2);
    }
    if (!all)
        die("log");
    all[n] = '\0';
    close(out[0]);
    drop_words(argv);
    if (ended(pid) == 0)
        return all;
    free(all);
    return NULL;
}

/* Notes stand in the log in the order of their numbers: one pass finds all. */
static long
missing(const struct trial *t, const char *log)
{
    static const char mark[] = "kill-";
    long lost = 0;

    for (int i = 0; i < t->runs; i++)
        for (long k = 0; k < t->acked[i].n; k++) {
            long want = t->acked[i].first + k, is = -1;
            const char *at = log;

            while (is < want && (at = strstr(at, mark)) != NULL) {
                at += sizeof mark - 1;
                is = strtol(at, NULL, 10);
                log = is < want ? at : log;
            }
            lost += is != want;
        }
    return lost;
}

static void
check_battle(struct trial *t)
{
    char *log;

    if (run(t, "verify", t->battle, NULL, -1) != 0) {
        t->unreadable++;
        fprintf(stderr, "kill: verify fails after note %ld\n", t->next - 1);
    }
    log = read_log(t);
    if (log) {
        long lost = missing(t, log);

        t->lost += lost - t->lost_here;
        t->lost_here = lost;
    } else {
        t->unreadable++;
    }
    free(log);
}

/* ---- Battles ---- */

static void
remove_battle(const struct trial *t)
{
    char journal[176];

    snprintf(journal, sizeof journal, "%s-journal", t->battle);
    remove(t->battle);
    remove(journal);
}

static void
new_battle(struct trial *t)
{
    remove_battle(t);
    t->runs = 0;
    t->lost_here = 0;
    if (run(t, "new", t->battle, NULL, -1) != 0) {
        fprintf(stderr, "kill: %s new %s fails\n", t->umpire, t->battle);
        exit(2);
    }
    if (t->setup && run(t, "-f", t->setup, t->battle, -1) != 0) {
        fprintf(stderr, "kill: %s fails\n", t->setup);
        exit(2);
    }
}

static int
kills(struct trial *t, long n)
{
    for (long i = 0; i < n; i++) {
        if (i % KILLS_A_BATTLE == 0)
            new_battle(t);
        run_and_kill(t);
        check_battle(t);
    }
    remove_battle(t);
    /* Killed before they said anything they would show nothing. */
    if (t->total < n / 2)
        puts("kill: too little was acknowledged");
    printf("kill: %ld kills, %ld acknowledged, %ld lost, %ld unreadable\n", n,
           t->total, t->lost, t->unreadable);
    return t->total >= n / 2 && t->lost == 0 && t->unreadable == 0 ? 0 : 1;
}

/* build/tests/faults/kill belongs to build/umpire. */
static void
find_umpire(const char *self, char *out, size_t room)
{
    const char *end = strstr(self, "tests/faults/");

    snprintf(out, room, "%.*sumpire", end ? (int)(end - self) : 0, self);
    if (!strchr(out, '/'))
        snprintf(out, room, "./umpire");
}

int
main(int argc, char **argv)
{
    struct trial t = {.seed = 1, .next = 1};
    char umpire[512], *folder;
    int status;
    long n = argc > 1 ? strtol(argv[1], NULL, 10) : 0;

    if (n <= 0 || argc > 5) {
        fputs("usage: kill KILLS [SEED [UMPIRE [SETUP]]]\n", stderr);
        return 2;
    }
    if (argc > 2)
        t.seed = strtoull(argv[2], NULL, 10);
    find_umpire(argv[0], umpire, sizeof umpire);
    t.umpire = argc > 3 ? argv[3] : umpire;
    t.setup = argc > 4 ? argv[4] : NULL;
    folder = new_folder("kill");
    snprintf(t.battle, sizeof t.battle, "%s/killed.battle", folder);
    signal(SIGPIPE, SIG_IGN);
    status = kills(&t, n);
    rmdir(folder);
    free(folder);
    return status;
}
