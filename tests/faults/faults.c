/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * faults.c: the program itself, one request of it failing (hitch.so).
 *
 *   faults KIND [EVERY [FORM]]  each request of that kind in turn, or each
 *                               EVERYth, of all forms or of one (-FORM: of
 *                               all but that); kinds are
 *                               memory, read, write, full, sync, name
 *   faults ever KIND ...        the same, and all requests after it fail too
 *   faults random N [SEED]      N requests of any kind, anywhere
 *
 * What is run is in forms[]: a new battle, a whole one told line by line,
 * everything that writes a file. The program must end by itself and not by a
 * signal; say so, and end with a status other than 0, unless what it did and
 * said is the same as if nothing had failed. The file must then hold exactly
 * the entries that were answered (one more, where it said that this was not
 * known), stand up to all that verify looks at, and take another line; files
 * written beside it are whole or not there.
 *
 * The program and the library are those of the build this one belongs to. Two
 * processes share the work.
 */
#define _XOPEN_SOURCE 700 /* realpath; NOLINT(cert-dcl51-cpp) */
#include <dirent.h>
#include <signal.h>
#include <sys/stat.h>

#include "control.h"
#include "hitch.h"
#include "session.h"
#include "work.h"

enum {
    WORKERS = 2,
    PATIENCE_S = 60, /* a program that runs so long hangs */
    WORDS = 8,
    GROUP_MOST = 2, /* entries of a line */
    SHOWN = 5       /* failures told in full */
};

/* One way to run the program in a folder of its own. */
struct form {
    const char *name;
    const char *word[WORDS];             /* behind umpire */
    const char *lines;                   /* standard input, or NULL */
    enum { MAKES, EMPTY, BEGUN } battle; /* is made, or is there before */
    bool whole; /* what is answered is kept only where it says so */
    int after;  /* it begins as that form does, where that is tried: a place
                   in this list, or its own */
    int apart;  /* so many times as far apart: most of it is tried elsewhere;
                   0: not tried at all */
};

enum { NEW, LINES, OPENED, LOOKED };

#define TELL "--clock=manual", "--keep-going"

/* clang-format off */
static const struct form forms[] = {
    {"new", {"new", "b.battle"}, NULL, MAKES, false, NEW, 1},
    {"lines", {TELL, "b.battle"}, "told", EMPTY, false, LINES, 1},
    {"opened", {"-c", "quit", "b.battle"}, NULL, BEGUN, false, OPENED, 0},
    {"looked", {"--read-only", "-c", "quit", "b.battle"}, NULL, BEGUN, false,
     LOOKED, 0},
    {"json", {TELL, "--json", "b.battle"}, "told", EMPTY, false, OPENED, 1},
    {"script", {"--clock=manual", "-f", "told", "b.battle"}, NULL, EMPTY, true,
     OPENED, 1},
    {"files", {TELL, "b.battle"}, "made", BEGUN, false, OPENED, 1},
    {"saved", {"-c", "save copy.battle", "b.battle"}, NULL, BEGUN, false,
     OPENED, 8},
    {"log", {"log", "--script", "b.battle"}, NULL, BEGUN, false, LOOKED, 1},
    {"verify", {"verify", "b.battle"}, NULL, BEGUN, false, LOOKED, 1},
    {"list", {"list", "--json", "b.battle"}, NULL, BEGUN, false, LOOKED, 1},
    {"titled", {"new", "b.battle", "--title", "Hook"}, NULL, MAKES, false, NEW,
     1},
};
/* clang-format on */

enum { FORMS = sizeof forms / sizeof forms[0] };

static const char *const kinds[HITCHES] = {
    [HITCH_NONE] = "none",   [HITCH_MEMORY] = "memory", [HITCH_READ] = "read",
    [HITCH_WRITE] = "write", [HITCH_FULL] = "full",     [HITCH_SYNC] = "sync",
    [HITCH_NAME] = "name"};

/* What came of all runs; shared by the workers. */
struct tally {
    long runs, unhit, harmless, went_on, ended;
    long unknown; /* recorded, and said not to be known */
    long copies;  /* kept elsewhere where a sync failed */
    long crashed, hung, silent, lost, torn, stuck, uncopied;
};

/* How a form ends when nothing fails. */
struct clean {
    char *said, *complained, *battle; /* and what is in its file */
    size_t n_battle;
    long acked;
    uint64_t asked[HITCHES];
};

struct work {
    const char *umpire, *library;
    char *folder;
    struct hitch *hitch; /* the shared page */
    struct clean clean[FORMS];
    struct tally *tally;
    uint64_t seed;
    int told;
    int status; /* as waitpid has it, of the last run */
    long acked;
    bool same; /* it said what it says when nothing fails */
    bool loud;
    bool unsure;
    bool rescued;
};

/* ---- Files ---- */

static void
copy(const char *from, const char *to)
{
    size_t n;
    char *all = read_whole(from, &n);

    write_whole(to, all, n);
    free(all);
}

/* All that a run leaves; the folder below it too. */
static void
sweep(const char *folder)
{
    DIR *d = opendir(folder);
    const struct dirent *e;
    char path[512];

    while (d && (e = readdir(d)) != NULL) {
        if (strcmp(e->d_name, ".") == 0 || strcmp(e->d_name, "..") == 0)
            continue;
        snprintf(path, sizeof path, "%s/%s", folder, e->d_name);
        if (unlink(path) != 0) {
            sweep(path);
            rmdir(path);
        }
    }
    if (d)
        closedir(d);
}

/* Whether every file of `folder` is in `model` too, and the same. What is made
 * anew each time is left to check_battle. */
static bool
whole_files(const char *folder, const char *model)
{
    DIR *d = opendir(folder);
    const struct dirent *e;
    bool same = true;

    while (d && same && (e = readdir(d)) != NULL) {
        char path[512], of[512], *a, *b;
        size_t n, m;

        snprintf(path, sizeof path, "%s/%s", folder, e->d_name);
        snprintf(of, sizeof of, "%s/%s", model, e->d_name);
        if (e->d_name[0] == '.' || strstr(e->d_name, ".battle") ||
            strncmp(e->d_name, "board", 5) == 0)
            continue;
        if (strcmp(e->d_name, "tables") == 0) {
            same = whole_files(path, of);
            continue;
        }
        a = read_whole(path, &n);
        b = read_whole(of, &m);
        same = n == m && memcmp(a, b, n) == 0;
        if (!same)
            fprintf(stderr, "faults: %s is not whole\n", path);
        free(a);
        free(b);
    }
    if (d)
        closedir(d);
    return same;
}

/* ---- One run ---- */

/* In the child: the folder `run` is its world. */
static void
become(const struct work *w, const struct form *f)
{
    const char *argv[WORDS + 2] = {w->umpire};

    for (int i = 0; i < WORDS; i++)
        argv[i + 1] = f->word[i];
    if (chdir("run") != 0)
        _exit(127);
    into(f->lines ? f->lines : "/dev/null", O_RDONLY, 0);
    into("../said", O_WRONLY | O_CREAT | O_TRUNC, 1);
    into("../complained", O_WRONLY | O_CREAT | O_TRUNC, 2);
    setenv("LD_PRELOAD", w->library, 1);
    setenv("HITCH", "../hitch", 1);
    alarm(PATIENCE_S);
    execv(w->umpire, (char *const *)(const void *)argv);
    _exit(127);
}

/* Entries that were answered: "#N " at the beginning of a line, or in objects.
 * They must come in their order. */
static long
answered(const char *said)
{
    static const char mark[] = "{\"entry\":";
    long n = 0;

    for (const char *at = said; *at; at++) {
        bool begins = at == said || at[-1] == '\n';
        const char *digits = NULL;

        if (begins && at[0] == '#' && at[1] != '#')
            digits = at + 1;
        else if (begins && strncmp(at, mark, sizeof mark - 1) == 0)
            digits = at + sizeof mark - 1;
        if (digits && strtol(digits, NULL, 10) == n + 1)
            n++;
    }
    return n;
}

static void
prepare_run(const struct form *f)
{
    sweep("run");
    sweep("umpire");
    copy("told", "run/told");
    copy("made", "run/made");
    if (f->battle != MAKES)
        copy(f->battle == BEGUN ? "begun.battle" : "empty.battle",
             "run/b.battle");
}

/* kind HITCH_NONE: nothing fails. */
static void
run(struct work *w, int form, enum hitch_kind kind, uint64_t at,
    enum hitch_last lasts)
{
    const struct clean *c = &w->clean[form];
    char *said, *complained;
    size_t n;
    pid_t pid;

    prepare_run(&forms[form]);
    memset(w->hitch, 0, sizeof *w->hitch);
    w->hitch->kind = kind;
    w->hitch->at = at;
    w->hitch->lasts = lasts;
    pid = fork();
    if (pid < 0)
        die("fork");
    if (pid == 0)
        become(w, &forms[form]);
    w->status = ended(pid);
    said = read_whole("said", &n);
    complained = read_whole("complained", &n);
    w->acked = answered(said);
    if (forms[form].whole && !strstr(complained, "are on the disk"))
        w->acked = 0;
    w->same = c->said && strcmp(said, c->said) == 0;
    w->unsure = strstr(complained, "NOT KNOWN") != NULL;
    w->rescued = strstr(complained, "a copy of what can be read is in");
    w->loud = strcmp(complained, c->complained ? c->complained : "") != 0 ||
              strstr(said, "\"error\"") || strstr(said, "memory");
    free(said);
    free(complained);
}

/* ---- What is left ---- */

enum left { LEFT_GOOD, LEFT_DAMAGED, LEFT_STUCK };

/* In a child, so that nothing of it stays: the entries of the battle, and
 * whether it is sound and can be gone on with. */
static enum left
look(const char *path, long *entries)
{
    static struct session s;
    struct options o = {
        .manual = true, .quiet = true, .control = &program_control};
    char bytes[256];
    struct text why;

    text_init(&why, bytes, sizeof bytes);
    if (!session_init(&s, &o) || session_open(&s, path) != STATUS_DONE)
        return LEFT_DAMAGED;
    *entries = s.history.n;
    if (file_integrity(s.file, &why) != KEPT ||
        !table_verify(s.file, &s.history, &why))
        return LEFT_DAMAGED;
    if (session_line(&s, SPAN("note one more")) != STATUS_DONE)
        return LEFT_STUCK;
    session_release(&s);
    return LEFT_GOOD;
}

static enum left
check_battle(struct work *w, const char *path, long *entries)
{
    /* The page is free once the run is over. */
    long *found = (long *)(void *)(w->hitch + 1);
    pid_t pid;
    int status;

    fflush(stdout);
    *found = -1;
    pid = fork();
    if (pid < 0)
        die("fork");
    if (pid == 0) {
        into("/dev/null", O_WRONLY, 1);
        _exit((int)look(path, found));
    }
    status = ended(pid);
    *entries = *found;
    return WIFEXITED(status) ? (enum left)WEXITSTATUS(status) : LEFT_DAMAGED;
}

static bool
same_bytes(const char *path, const char *at, size_t n)
{
    size_t m;
    char *is = read_whole(path, &m);
    bool same = at && n == m && memcmp(is, at, n) == 0;

    free(is);
    return same;
}

/* What came of it is often what was there before, or what comes of it when
 * nothing fails, to the byte; either was looked at. */
static bool
known(const struct work *w, int form, const char *path, long *entries)
{
    bool told = forms[form].battle == BEGUN;
    const struct clean *begun = &w->clean[told ? LINES : NEW];
    const struct clean *end = &w->clean[form];

    *entries = begun->acked;
    if (same_bytes(path, begun->battle, begun->n_battle))
        return true;
    *entries = told ? begun->acked : end->acked;
    return same_bytes(path, end->battle, end->n_battle);
}

/* A battle that was to be made is whole or not there at all. */
static void
weigh_battle(struct work *w, int form, const char *path, struct tally *one)
{
    const struct form *f = &forms[form];
    bool copied = strcmp(path, "run/b.battle") != 0;
    long want = f->battle == BEGUN || copied ? w->clean[LINES].acked : w->acked;
    enum left left = LEFT_GOOD;
    long is;

    if (access(path, F_OK) != 0) {
        one->lost += !copied && (f->battle != MAKES || w->acked > 0 ||
                                 WEXITSTATUS(w->status) == 0);
        return;
    }
    if (!known(w, form, path, &is))
        left = check_battle(w, path, &is);
    if (left == LEFT_DAMAGED)
        one->torn++;
    else if (left == LEFT_STUCK)
        one->stuck++;
    else if (w->unsure && is > want && (f->whole || is <= want + GROUP_MOST))
        one->unknown++;
    else if (is < want)
        one->lost++;
    else if (is > want)
        one->torn++;
}

/* Where a sync failed once the session ends with a copy elsewhere. */
static void
weigh_rescue(struct work *w, struct tally *one)
{
    long is;

    if (!w->unsure || w->hitch->kind != HITCH_SYNC)
        return;
    if (w->rescued)
        one->copies =
            check_battle(w, "umpire/b.battle.rescued", &is) == LEFT_GOOD &&
            is >= w->acked;
    one->uncopied = !one->copies && w->hitch->lasts == HITCH_ONCE;
}

static struct tally
weigh(struct work *w, int form)
{
    struct tally one = {.runs = 1};
    const struct clean *c = &w->clean[form];
    bool fine = WIFEXITED(w->status) && WEXITSTATUS(w->status) == 0;

    if (w->hitch->hit == 0) {
        one.unhit = 1;
    } else if (WIFSIGNALED(w->status)) {
        one.hung = WTERMSIG(w->status) == SIGALRM;
        one.crashed = !one.hung;
    } else if (fine && w->acked == c->acked) {
        one.harmless = w->same;
        one.went_on = !w->same && w->loud;
        one.silent = !w->same && !w->loud;
    } else {
        one.silent = !w->loud;
        one.went_on = w->acked >= c->acked - 1;
        one.ended = !one.went_on;
    }
    weigh_battle(w, form, "run/b.battle", &one);
    weigh_battle(w, form, "run/copy.battle", &one);
    weigh_rescue(w, &one);
    if (forms[form].battle == BEGUN && !whole_files("run", "clean"))
        one.torn++;
    return one;
}

static bool
bad(const struct tally *t)
{
    return t->crashed + t->hung + t->silent + t->lost + t->torn + t->stuck +
               t->uncopied >
           0;
}

static void
add(struct tally *to, const struct tally *one)
{
    long *a = &to->runs;
    const long *b = &one->runs;

    for (size_t i = 0; i < sizeof *to / sizeof *a; i++)
        a[i] += b[i];
}

static void
tell_bad(const struct work *w, int form, const struct tally *one)
{
    size_t n;
    char *words = read_whole("complained", &n);

    fprintf(stderr,
            "faults: %s %s %llu of %s: status %d, %ld answered%s%s%s%s%s%s%s\n",
            w->hitch->lasts == HITCH_EVER ? "ever" : "once",
            kinds[w->hitch->kind], (unsigned long long)w->hitch->at,
            forms[form].name, w->status, w->acked,
            one->crashed ? ", crashed" : "", one->hung ? ", hung" : "",
            one->silent ? ", silent" : "", one->lost ? ", lost" : "",
            one->torn ? ", torn" : "", one->stuck ? ", stuck" : "",
            one->uncopied ? ", no copy" : "");
    fprintf(stderr, "%s", words);
    free(words);
}

static void
try_one(struct work *w, int form, enum hitch_kind kind, uint64_t at,
        enum hitch_last lasts)
{
    struct tally one;

    run(w, form, kind, at, lasts);
    one = weigh(w, form);
    if (bad(&one) && w->told++ < SHOWN)
        tell_bad(w, form, &one);
    add(w->tally, &one);
}

/* ---- All of them ---- */

static void
learn(struct work *w, int form)
{
    struct clean *c = &w->clean[form];
    long entries;
    size_t n;

    run(w, form, HITCH_NONE, 0, HITCH_ONCE);
    if (w->status != 0) {
        fprintf(stderr, "faults: %s fails by itself\n", forms[form].name);
        exit(2);
    }
    c->said = read_whole("said", &n);
    c->complained = read_whole("complained", &n);
    c->battle = read_whole("run/b.battle", &c->n_battle);
    c->acked = w->acked;
    if (check_battle(w, "run/b.battle", &entries) != LEFT_GOOD) {
        fprintf(stderr, "faults: what %s makes is not sound\n",
                forms[form].name);
        exit(2);
    }
    memcpy(c->asked, w->hitch->asked, sizeof c->asked);
}

/* The battle that is there before the other forms: one that is empty, and one
 * that was told. */
static void
learn_all(struct work *w)
{
    for (int i = 0; i < FORMS; i++) {
        learn(w, i);
        if (i == NEW || i == LINES)
            write_whole(i == NEW ? "empty.battle" : "begun.battle",
                        w->clean[i].battle, w->clean[i].n_battle);
        if (strcmp(forms[i].name, "files") == 0 &&
            (rename("run", "clean") != 0 || mkdir("run", 0700) != 0))
            die("clean");
    }
}

struct task {
    bool random;
    enum hitch_kind kind;
    enum hitch_last lasts;
    uint64_t every, n;
    const char *form; /* that one alone, or NULL */
    const char *root; /* where the sources are */
};

/* One form, all, or all but one. */
static bool
wanted(const char *which, const char *name)
{
    if (!which)
        return true;
    return which[0] == '-' ? strcmp(which + 1, name) != 0
                           : strcmp(which, name) == 0;
}

/* Every form's requests of a kind, so many apart. What all forms do alike
 * before they begin with their own is tried with the first of them. */
static void
in_turn(struct work *w, const struct task *t, uint64_t me)
{
    uint64_t nth = 0;

    for (int form = 0; form < FORMS; form++) {
        int after = forms[form].after;
        uint64_t last = w->clean[form].asked[t->kind];
        uint64_t at = after == form ? 1 : w->clean[after].asked[t->kind];

        uint64_t apart = (uint64_t)forms[form].apart * t->every;

        if (!wanted(t->form, forms[form].name))
            continue;
        for (; apart > 0 && at <= last; at += apart)
            if (nth++ % WORKERS == me)
                try_one(w, form, t->kind, at, t->lasts);
    }
}

static void
at_random(struct work *w, const struct task *t, uint64_t me)
{
    w->seed += me;
    for (uint64_t i = me; i < t->n; i += WORKERS) {
        int form = (int)chance(&w->seed, FORMS);
        enum hitch_kind kind =
            1 + (enum hitch_kind)chance(&w->seed, HITCHES - 1);
        uint64_t all = w->clean[form].asked[kind];

        /* A form that syncs nothing cannot fail to: something else, then. */
        if (all == 0)
            all = w->clean[form].asked[kind = HITCH_MEMORY];
        try_one(w, form, kind, 1 + chance(&w->seed, all),
                chance(&w->seed, 4) == 0 ? HITCH_EVER : HITCH_ONCE);
    }
}

static void
copy_from(const char *root, const char *name)
{
    char path[512];

    snprintf(path, sizeof path, "%s/%s.umpire", root, name);
    copy(path, name);
}

/* A worker, in a folder of its own. */
static void
labour(struct work *w, const struct task *t, int me)
{
    char tables[160];

    snprintf(tables, sizeof tables, "%s/%d", w->folder, me);
    if (mkdir(tables, 0700) != 0 || chdir(tables) != 0 ||
        mkdir("run", 0700) != 0)
        die(tables);
    copy_from(t->root, "told");
    copy_from(t->root, "made");
    /* Without a locale of its own the C library draws plain maps, which is no
     * failing. */
    setenv("LC_ALL", "C", 1);
    setenv("HOME", tables, 1);
    setenv("XDG_STATE_HOME", tables, 1);
    w->hitch = shared("hitch", sizeof *w->hitch + sizeof(long));
    learn_all(w);
    if (t->random)
        at_random(w, t, (uint64_t)me);
    else
        in_turn(w, t, (uint64_t)me);
    exit(0);
}

static int
report(const struct task *t, const struct tally *a)
{
    const char *what = t->random ? "any kind" : kinds[t->kind];

    printf("faults: %ld runs (%s%s), %ld failings met: %ld went on, %ld ended, "
           "%ld did no harm; %ld said to be unknown, %ld copies kept\n",
           a->runs, what, t->lasts == HITCH_EVER ? ", from then on" : "",
           a->runs - a->unhit, a->went_on, a->ended, a->harmless, a->unknown,
           a->copies);
    printf("faults: %ld crashed, %ld hung, %ld silent, %ld lost, %ld torn, "
           "%ld stuck, %ld without a copy\n",
           a->crashed, a->hung, a->silent, a->lost, a->torn, a->stuck,
           a->uncopied);
    return bad(a) || a->runs == a->unhit ? 1 : 0;
}

struct whole {
    struct work *w;
    const struct task *t;
    struct tally *all;
};

static void
take_share(void *whole, int me)
{
    const struct whole *of = whole;

    of->w->tally = &of->all[me];
    labour(of->w, of->t, me);
}

static int
divide(struct work *w, const struct task *t)
{
    char path[160];
    struct tally *all;

    snprintf(path, sizeof path, "%s/tally", w->folder);
    all = shared(path, sizeof *all * WORKERS);
    bool failed = divided(WORKERS, take_share, &(struct whole){w, t, all});
    for (int i = 1; i < WORKERS; i++)
        add(&all[0], &all[i]);
    sweep(w->folder);
    if (chdir("/") == 0)
        rmdir(w->folder);
    return report(t, &all[0]) || failed ? 1 : 0;
}

/* ---- The command line ---- */

static enum hitch_kind
kind_of(const char *name)
{
    for (int i = 1; i < HITCHES; i++)
        if (strcmp(name, kinds[i]) == 0)
            return (enum hitch_kind)i;
    return HITCH_NONE;
}

static bool
read_task(struct task *t, struct work *w, int argc, char **argv)
{
    int at = 1;

    *t = (struct task){.every = 1};
    t->random = argc > at && strcmp(argv[at], "random") == 0;
    if (argc > at && strcmp(argv[at], "ever") == 0) {
        t->lasts = HITCH_EVER;
        at++;
    }
    if (argc <= at)
        return false;
    t->kind = kind_of(argv[at++]);
    if (t->random) {
        t->n = argc > at ? strtoull(argv[at++], NULL, 10) : 0;
        w->seed = argc > at ? strtoull(argv[at], NULL, 10) : 1;
        return t->n > 0;
    }
    if (argc > at)
        t->every = strtoull(argv[at++], NULL, 10);
    if (argc > at)
        t->form = argv[at];
    return t->kind != HITCH_NONE && t->every > 0;
}

/* build/tests/faults/faults belongs to build/umpire; the sources are in
 * tests/faults of where it is called. */
static char *
beside(const char *self, const char *name)
{
    const char *end = strstr(self, "tests/faults/");
    char path[512], *whole;

    snprintf(path, sizeof path, "%.*s%s", end ? (int)(end - self) : 0, self,
             name);
    whole = realpath(path, NULL);
    if (!whole)
        die(path);
    return whole;
}

int
main(int argc, char **argv)
{
    struct work w = {.seed = 1};
    struct task t;
    char *umpire, *library, *root;
    int status;

    if (!read_task(&t, &w, argc, argv)) {
        fputs("usage: faults [ever] KIND [EVERY [FORM]]\n"
              "       faults random N [SEED]\n",
              stderr);
        return 2;
    }
    w.umpire = umpire = beside(argv[0], "umpire");
    w.library = library = beside(argv[0], "tests/faults/hitch.so");
    t.root = root = must(realpath("tests/faults", NULL));
    w.folder = own_folder("faults");
    status = divide(&w, &t);
    free(w.folder);
    free(umpire);
    free(library);
    free(root);
    return status;
}
