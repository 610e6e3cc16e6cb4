/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * soak.c: a long day: so many lines in one program, over ten hours by a clock
 * that is turned by hand.
 *
 *   soak LINES
 *
 * Two thirds of the lines are a battle as it is played, with entries among the
 * questions, what-ifs, slips of the hand and corrections; the last third only
 * asks and errs. What the log holds takes memory, by the entry, and no more
 * than a few KiB each; asking takes none: in the last third the memory stays
 * within a MiB. Files that are open are as many at the end as at the start.
 * The battle must verify.
 */
#include <dirent.h>
#include <sys/stat.h>

#include "control.h"
#include "session.h"
#include "work.h"

enum {
    HOURS = 10,
    SLACK_KIB = 1024,
    ENTRY_KIB = 4,
    WARM = 10 /* of a hundred lines, before anything is measured */
};

static const char battle[] = "soak.battle";

/* ---- The clock ---- */

static int64_t
turned(void *ctx)
{
    return *(const int64_t *)ctx;
}

static void
no_boot(void *ctx, char out[40])
{
    (void)ctx;
    memset(out, 0, 40);
    memcpy(out, "soak", 4);
}

/* ---- What is measured ---- */

struct measure {
    long kib, open;
    int32_t entries;
};

static long
resident_kib(void)
{
    size_t n;
    char *all = read_whole("/proc/self/statm", &n);
    char *second = strchr(all, ' ');
    long pages = second ? strtol(second, NULL, 10) : 0;

    free(all);
    return pages * (sysconf(_SC_PAGESIZE) / 1024);
}

static long
open_files(void)
{
    DIR *d = opendir("/proc/self/fd");
    long n = 0;

    while (d && readdir(d))
        n++;
    if (d)
        closedir(d);
    return n;
}

static struct measure
measured(const struct session *s)
{
    return (struct measure){resident_kib(), open_files(), s->history.n};
}

/* ---- What is typed ---- */

static const char *const begun[] = {"side red player Ann back south",
                                    "side blue player Ben back north",
                                    "force red 24 inf 8 cav 1 gun",
                                    "force blue 24 inf 8 cav 1 gun",
                                    "field 6 x 5",
                                    "start red",
                                    NULL};

/* Every twentieth line of the first two thirds is one of these. */
static const char *const played[] = {"note the kettle boils",
                                     "undo",
                                     "note Ann moves her horse",
                                     "=note Ann moves her foot",
                                     "next",
                                     "move ri 1 n",
                                     "undo",
                                     "roll 2d6 = 3 4"};

static const char *const asked[] = {
    "score",          "show",     "muster",           "log 3",
    "clock",          "why",      "help move",        "can ri",
    "? 3ib v 3ir s1", "? note x", "rubbish",          "move ri 999 n",
    "fire rg1 9 1ib", "where ri", "count red 1 foot", "rule A1",
    "export melees",  "map",      "? next",           "undo 99999"};

enum {
    PLAYED = sizeof played / sizeof played[0],
    ASKED = sizeof asked / sizeof asked[0],
    CYCLE = 160
};

static const char *
line_of(long i, long lines)
{
    bool plays = i < lines / 3 * 2;

    if (plays && i % (CYCLE / PLAYED) == 0)
        return played[i / (CYCLE / PLAYED) % PLAYED];
    return asked[i % ASKED];
}

static bool
begin(struct session *s, const struct now *now)
{
    struct options o = {.now = now, .control = &program_control};

    if (!session_init(s, &o) || session_create(s, battle) != STATUS_DONE)
        return false;
    for (const char *const *l = begun; *l; l++)
        if (session_line(s, span_of(*l)) != STATUS_DONE)
            return false;
    return true;
}

/* from, mid, end: when it is warm, when it stops playing, and at last. */
static void
type_all(struct session *s, long lines, int64_t *ms, struct measure at[3])
{
    for (long i = 0; i < lines; i++) {
        if (i == lines / 100 * WARM)
            at[0] = measured(s);
        /* What asking needs at most is had once before it is measured. */
        if (i == lines / 3 * 2 + 4 * ASKED)
            at[1] = measured(s);
        *ms += (int64_t)HOURS * 3600000 / lines;
        session_line(s, span_of(line_of(i, lines)));
    }
    at[2] = measured(s);
}

static bool
verifies(const struct now *now)
{
    static struct session s;
    struct options o = {
        .now = now, .read_only = true, .control = &program_control};
    char bytes[256];
    struct text why;
    bool good;

    text_init(&why, bytes, sizeof bytes);
    good = session_init(&s, &o) && session_open(&s, battle) == STATUS_DONE &&
           file_integrity(s.file, &why) == KEPT &&
           table_verify(s.file, &s.history, &why);
    session_release(&s);
    return good;
}

static int
report(long lines, const struct measure at[3], bool sound, FILE *to)
{
    long more = at[1].entries - at[0].entries;
    long grown = at[1].kib - at[0].kib, later = at[2].kib - at[1].kib;
    bool flat = later <= SLACK_KIB && grown <= SLACK_KIB + more * ENTRY_KIB;
    bool closed = at[0].open == at[2].open;

    fprintf(to,
            "soak: %ld lines, %d entries, %d hours by the clock; %ld KiB when "
            "warm, %ld KiB and %ld entries later, %ld KiB at the end\n",
            lines, (int)at[2].entries, HOURS, at[0].kib, at[1].kib, more,
            at[2].kib);
    fprintf(to,
            "soak: asking took %ld KiB, an entry %ld bytes; %ld files open, "
            "%ld at the end; the battle %s\n",
            later, more > 0 ? grown * 1024 / more : 0, at[0].open, at[2].open,
            sound ? "verifies" : "does not verify");
    return flat && closed && sound && at[2].entries == at[1].entries ? 0 : 1;
}

int
main(int argc, char **argv)
{
    static struct session s;
    long lines = argc == 2 ? strtol(argv[1], NULL, 10) : 0;
    int64_t ms = INT64_C(1796047331250);
    const struct now now = {&ms, turned, turned, no_boot};
    struct measure at[3] = {{0}};
    char *folder;
    FILE *to;
    bool good;

    if (lines < 1000) {
        fputs("usage: soak LINES (a thousand at least)\n", stderr);
        return 2;
    }
    folder = own_folder("soak");
    to = fdopen(dup(1), "w");
    into("/dev/null", O_WRONLY, 1);
    into("/dev/null", O_WRONLY, 2);
    good = begin(&s, &now);
    if (good)
        type_all(&s, lines, &ms, at);
    session_release(&s);
    good = good && verifies(&now);
    unlink(battle);
    if (chdir("/") == 0)
        rmdir(folder);
    free(folder);
    return report(lines, at, good, must(to));
}
