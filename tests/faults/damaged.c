/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * damaged.c: battle files that were damaged, or changed by a clever hand.
 *
 *   damaged N [SEED]     N files, each changed by chance: bytes, the header,
 *                        its length, pages swapped and written over, and cells
 *                        rewritten by SQLite itself under a schema made whole
 *                        again, so that only the chain and the fold can tell
 *   damaged bits [EVERY] the smallest file there is, one bit turned: each bit,
 *                        or every EVERYth
 *
 * Each is opened as the program opens it. It must be refused, or read as the
 * same battle, entry by entry and value by value; of those that verify finds
 * sound, too, every table is the same. A crash or a hang is one even where the
 * file would have been refused. Two processes share the work.
 */
#include <signal.h>

#include "control.h"
#include "session.h"
#include "work.h"

enum {
    WORKERS = 2,
    PATIENCE_S = 20,
    SMALLEST_PAGE = 512,
    BYTES_MOST = 8,
    SHOWN = 5
};

/* Shared by the workers and who started them. */
struct tally {
    long tried, refused, same, unsound; /* unsound: verify refuses it */
    long clocks; /* the same battle, its clock somewhere else */
    long crashed, hung, changed;
    uint64_t now; /* the number of the one under way */
};

/* What is read of a battle, as sums. */
struct content {
    uint64_t entries, edition;
    struct clock_row clock;
    int32_t n;
};

struct work {
    struct tally *tally;
    char *file; /* the battle as it was */
    size_t n, page;
    struct content was;
    uint64_t seed, all, every;
    bool bits;
    int told;
};

static const char original[] = "original.battle";

/* ---- What is read ---- */

static void
sum_bytes(uint64_t *sum, const void *at, size_t n)
{
    const unsigned char *b = at;

    for (size_t i = 0; i < n; i++)
        *sum = (*sum ^ b[i]) * UINT64_C(0x100000001b3);
}

static void
sum_text(uint64_t *sum, struct span s)
{
    sum_bytes(sum, &s.n, sizeof s.n);
    if (s.n > 0)
        sum_bytes(sum, s.at, s.n);
}

static bool
sum_record(void *ctx, const struct record *r)
{
    struct content *c = ctx;
    const int64_t number[] = {r->n,
                              r->grp,
                              r->target,
                              r->edit,
                              r->at_ms,
                              r->utc_ms,
                              r->boot_ms,
                              (int64_t)(r->digest >> 1),
                              (int64_t)(r->digest & 1)};

    sum_bytes(&c->entries, number, sizeof number);
    sum_text(&c->entries, r->line);
    sum_text(&c->entries, r->verdict);
    sum_text(&c->entries, r->rules);
    sum_text(&c->entries, r->answer);
    sum_text(&c->entries, r->note);
    c->n = r->n;
    return true;
}

/* The values in force at the end. Rows that nobody knows are nothing to the
 * battle, and may come from a later program. */
static void
sum_values(struct session *s, struct content *c)
{
    const struct game *g = &s->history.game;

    for (int k = 0; k < KEYS; k++)
        sum_bytes(&c->edition, &g->key[k].value, sizeof g->key[k].value);
}

/* False: it was refused. */
static bool
read_content(struct session *s, struct content *c, const char *path)
{
    struct options o = {
        .manual = true, .quiet = true, .control = &program_control};

    *c = (struct content){0};
    if (!session_init(s, &o) || session_open(s, path) != STATUS_DONE)
        return false;
    sum_values(s, c);
    return file_read(s->file, sum_record, c) == KEPT &&
           file_clock_read(s->file, &c->clock) == KEPT;
}

static bool
same_clock(const struct clock_row *a, const struct clock_row *b)
{
    return a->state == b->state && a->left_ms == b->left_ms &&
           a->anchor_at_ms == b->anchor_at_ms &&
           a->anchor_boot_ms == b->anchor_boot_ms &&
           a->anchor_utc_ms == b->anchor_utc_ms &&
           strcmp(a->boot_id, b->boot_id) == 0 && a->warned == b->warned;
}

static bool
is_sound(struct session *s)
{
    char bytes[256];
    struct text why;

    text_init(&why, bytes, sizeof bytes);
    return file_integrity(s->file, &why) == KEPT &&
           table_verify(s->file, &s->history, &why);
}

static void
weigh(struct work *w, const char *path)
{
    static struct session s;
    struct content is;
    struct tally *t = w->tally;

    t->tried++;
    if (!read_content(&s, &is, path)) {
        t->refused++;
    } else if (is.n != w->was.n || is.entries != w->was.entries ||
               is.edition != w->was.edition) {
        t->changed++;
        if (w->told++ < SHOWN)
            printf("damaged: number %llu was accepted, its %s changed\n",
                   (unsigned long long)t->now,
                   is.entries != w->was.entries ? "entries" : "edition");
    } else {
        t->same++;
        t->clocks += !same_clock(&is.clock, &w->was.clock);
        t->unsound += !is_sound(&s);
    }
    session_release(&s);
}

/* ---- Changes ---- */

static void
change_bytes(struct work *w, char *f, size_t below)
{
    uint64_t many = 1 + chance(&w->seed, BYTES_MOST);

    while (many-- > 0)
        f[chance(&w->seed, below)] ^= (char)(1 + chance(&w->seed, 255));
}

static void
change_pages(struct work *w, char *f, bool swap)
{
    size_t pages = w->n / w->page;
    char *a = f + chance(&w->seed, pages) * w->page;
    char *b = f + chance(&w->seed, pages) * w->page;

    for (size_t i = 0; i < w->page; i++) {
        char was = a[i];

        a[i] = b[i];
        b[i] = swap ? was : b[i];
    }
}

/* What SQLite must be told to change a cell, and to hide that it did. */
struct cell_change {
    const char *table, *trigger;
    const char *column[8];
};

/* clang-format off */
static const struct cell_change cells[] = {
    {"entry", "entry_no_update", {"line", "answer", "note", "rules"}},
    {"entry", "entry_no_update",
     {"at_ms", "boot_ms", "digest", "utc", "verdict", "grp", "kind"}},
    {"entry", "entry_no_update", {"chain"}},
    {"meta", "meta_no_update", {"value"}},
    {"edition", NULL, {"value", "key", "entry"}},
    {"clock", NULL,
     {"state", "left_ms", "anchor_at_ms", "anchor_boot_ms", "anchor_utc_ms",
      "warned", "boot_id"}},
    {"bodies", NULL, {"foot", "horse", "body"}},
    {"entry", "entry_no_delete", {NULL}}, /* the last goes */
};
/* clang-format on */

static int
count_words(const char *const column[8])
{
    int n = 0;

    while (n < 8 && column[n])
        n++;
    return n;
}

/* One letter for another or one more; a blank more or less; anything. */
static void
put_value(struct text *to, const char *column, uint64_t how)
{
    /* clang-format off */
    static const char *const words[3][4] = {
        {"CASE typeof(", ") WHEN 'text' THEN replace(", ", 'e', 'a') ELSE ",
         " + 1 END"},
        {"CASE typeof(", ") WHEN 'text' THEN ", " || ' ' ELSE ",
         " - 1000 END"},
        {"CASE typeof(",
         ") WHEN 'blob' THEN randomblob(32) WHEN 'text' THEN char(65 +"
         " abs(random()) % 26) || substr(",
         ", 2) ELSE random() + 0 * ", " END"},
    };
    /* clang-format on */

    for (int i = 0; i < 4; i++) {
        text_str(to, words[how][i]);
        text_str(to, i < 3 ? column : "");
    }
}

static void
put_change(struct work *w, struct text *sql, const struct cell_change *c)
{
    int n = count_words(c->column);
    const char *column = n > 0 ? c->column[chance(&w->seed, (uint64_t)n)] : "n";
    uint64_t row = chance(&w->seed, 40);

    text_str(sql, n > 0 ? "UPDATE OR IGNORE " : "DELETE FROM ");
    text_str(sql, c->table);
    if (n > 0) {
        text_str(sql, " SET ");
        text_str(sql, column);
        text_str(sql, " = ");
        put_value(sql, column, chance(&w->seed, 3));
    }
    text_str(sql, " WHERE ");
    text_str(sql, column);
    text_str(sql, n > 0 ? " = (SELECT " : " = (SELECT max(");
    text_str(sql, column);
    text_str(sql, n > 0 ? " FROM " : ") FROM ");
    text_str(sql, c->table);
    if (n > 0) {
        text_str(sql, " LIMIT 1 OFFSET ");
        text_int(sql, (int64_t)row);
    }
    text_char(sql, ')');
}

/* The text of a trigger, to be freed; it is put back as it was. */
static char *
trigger_text(sqlite3 *db, const char *name)
{
    sqlite3_stmt *s = NULL;
    char *text = NULL;

    sqlite3_prepare_v2(db, "SELECT sql FROM sqlite_schema WHERE name = ?", -1,
                       &s, NULL);
    sqlite3_bind_text(s, 1, name, -1, SQLITE_STATIC);
    if (sqlite3_step(s) == SQLITE_ROW)
        text = strdup((const char *)sqlite3_column_text(s, 0));
    sqlite3_finalize(s);
    return text;
}

static void
change_cell(struct work *w, const char *path)
{
    const struct cell_change *c =
        &cells[chance(&w->seed, sizeof cells / sizeof cells[0])];
    char bytes[1024], drop[64];
    char *trigger = NULL;
    struct text sql;
    sqlite3 *db;

    if (sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE, NULL) != SQLITE_OK)
        die(path);
    sqlite3_exec(db, "PRAGMA synchronous=OFF; PRAGMA journal_mode=OFF", NULL,
                 NULL, NULL);
    text_init(&sql, bytes, sizeof bytes);
    put_change(w, &sql, c);
    if (c->trigger) {
        trigger = must(trigger_text(db, c->trigger));
        snprintf(drop, sizeof drop, "DROP TRIGGER %s", c->trigger);
        sqlite3_exec(db, drop, NULL, NULL, NULL);
    }
    sqlite3_exec(db, text_z(&sql), NULL, NULL, NULL);
    if (trigger && sqlite3_exec(db, trigger, NULL, NULL, NULL) != SQLITE_OK)
        die("the trigger");
    free(trigger);
    sqlite3_close(db);
}

static void
make_mutant(struct work *w, const char *path)
{
    uint64_t how = chance(&w->seed, 8);
    size_t n = w->n;
    char *f = must(malloc(w->n * 2));

    memcpy(f, w->file, w->n);
    memcpy(f + w->n, w->file, w->n);
    if (how == 0)
        change_bytes(w, f, 100);
    else if (how == 1)
        n = chance(&w->seed, 2 * w->n);
    else if (how <= 3)
        change_pages(w, f, how == 2);
    else if (how <= 5)
        change_bytes(w, f, w->n);
    write_whole(path, f, n);
    if (how > 5)
        change_cell(w, path);
    free(f);
}

static void
turn_bit(const struct work *w, const char *path, uint64_t bit)
{
    char b = w->file[bit / 8];
    int fd = open(path, O_WRONLY | O_CLOEXEC);

    b = (char)(b ^ (1 << bit % 8));
    if (fd < 0 || pwrite(fd, &b, 1, (off_t)(bit / 8)) != 1)
        die(path);
    close(fd);
}

/* ---- All of them ---- */

static void
one_mutant(struct work *w, uint64_t i, const char *path)
{
    if (!w->bits) {
        w->seed = i * UINT64_C(0x9e3779b97f4a7c15) + w->every;
        make_mutant(w, path);
        weigh(w, path);
        return;
    }
    write_whole(path, w->file, w->n);
    turn_bit(w, path, i);
    weigh(w, path);
}

static void
sweep_journal(const char *path)
{
    char journal[64];

    snprintf(journal, sizeof journal, "%s-journal", path);
    unlink(journal);
}

/* In a child, which a mutant may take with it. */
static void
go_on(struct work *w, int me, uint64_t from)
{
    uint64_t step = WORKERS * (w->bits ? w->every : 1);
    char path[32];

    snprintf(path, sizeof path, "mutant%d.battle", me);
    into("/dev/null", O_WRONLY, 2);
    for (uint64_t i = from; i < w->all; i += step) {
        w->tally->now = i;
        alarm(PATIENCE_S);
        one_mutant(w, i, path);
        sweep_journal(path);
    }
    fflush(stdout);
    _exit(0);
}

/* A worker: goes on behind what killed the one before. */
static void
labour(struct work *w, int me)
{
    uint64_t step = WORKERS * (w->bits ? w->every : 1);
    uint64_t from = (uint64_t)me * (w->bits ? w->every : 1);

    for (;;) {
        pid_t pid = fork();
        int status;

        if (pid < 0)
            die("fork");
        if (pid == 0)
            go_on(w, me, from);
        status = ended(pid);
        if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
            exit(0);
        printf("damaged: number %llu ends it with status %d\n",
               (unsigned long long)w->tally->now, status);
        w->tally->tried++;
        w->tally->hung += WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM;
        w->tally->crashed +=
            !(WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM);
        from = w->tally->now + step;
        fflush(stdout);
    }
}

/* ---- The battle ---- */

static void
play(const char *const *lines)
{
    static struct session s;
    struct options o = {
        .manual = true, .quiet = true, .control = &program_control};

    if (!session_init(&s, &o) || session_create(&s, original) != STATUS_DONE)
        exit(2);
    for (; *lines; lines++)
        if (session_line(&s, span_of(*lines)) != STATUS_DONE) {
            fprintf(stderr, "damaged: %s falls\n", *lines);
            exit(2);
        }
    session_release(&s);
}

static void
make_original(struct work *w)
{
    static const char *const few[] = {"side red", "side blue", "body RA 3 inf",
                                      "note rain", NULL};
    static const char *const many[] = {"side red player Ann back south",
                                       "side blue back north",
                                       "body RA 20 inf",
                                       "body RC 5 cav",
                                       "gun RG1",
                                       "body BA 20 inf ; body BC 6 cav",
                                       "gun BG1",
                                       "edition french",
                                       "edition book",
                                       "start red",
                                       "next",
                                       "move RA 12 n",
                                       "crew RG1 RA.1-4",
                                       "note the church fell over",
                                       "next",
                                       "move BA 12 s",
                                       "next",
                                       "fire RG1 3 2BA",
                                       "=fire RG1 3 3BA",
                                       "undo",
                                       "redo",
                                       "next",
                                       "9BA v 5RA+3RC s2",
                                       "choose dead rc.1",
                                       "undo",
                                       "roll 2d6 = 3 4",
                                       NULL};
    sqlite3 *db;

    play(w->bits ? few : many);
    w->page = w->bits ? SMALLEST_PAGE : 4096;
    if (!w->bits)
        return;
    if (sqlite3_open(original, &db) != SQLITE_OK ||
        sqlite3_exec(db, "PRAGMA page_size=512; VACUUM", NULL, NULL, NULL) !=
            SQLITE_OK)
        die(original);
    sqlite3_close(db);
}

static void
learn(struct work *w)
{
    static struct session s;
    int out = dup(1);

    fflush(stdout);
    into("/dev/null", O_WRONLY, 1);
    make_original(w);
    w->file = read_whole(original, &w->n);
    if (!read_content(&s, &w->was, original) || !is_sound(&s))
        exit(2);
    session_release(&s);
    if (dup2(out, 1) < 0)
        die("dup2");
    close(out);
    if (w->bits)
        w->all = w->n * 8;
}

static int
report(const struct work *w, const struct tally *t)
{
    if (w->bits)
        printf("damaged: a battle of %zu bytes, %d entries\n", w->n,
               (int)w->was.n);
    printf("damaged: %ld %s: %ld refused, %ld the same battle (%ld of them "
           "verify refuses, %ld have another time on the clock)\n",
           t->tried, w->bits ? "bits turned" : "files", t->refused, t->same,
           t->unsound, t->clocks);
    printf("damaged: %ld crashed, %ld hung, %ld changed and accepted\n",
           t->crashed, t->hung, t->changed);
    return t->tried > 0 && t->refused > 0 && t->same > 0 &&
                   t->crashed + t->hung + t->changed == 0
               ? 0
               : 1;
}

static void
add(struct tally *to, const struct tally *one)
{
    to->tried += one->tried;
    to->refused += one->refused;
    to->same += one->same;
    to->unsound += one->unsound;
    to->clocks += one->clocks;
    to->crashed += one->crashed;
    to->hung += one->hung;
    to->changed += one->changed;
}

struct whole {
    struct work *w;
    struct tally *all;
};

static void
take_share(void *whole, int me)
{
    const struct whole *of = whole;

    of->w->tally = &of->all[me];
    labour(of->w, me);
}

static int
divide(struct work *w, char *folder)
{
    static const char *const left[] = {original, "mutant0.battle",
                                       "mutant1.battle", "tally"};
    struct tally *all = shared("tally", sizeof *all * WORKERS);
    int status;
    bool bad = divided(WORKERS, take_share, &(struct whole){w, all});

    for (int i = 1; i < WORKERS; i++)
        add(&all[0], &all[i]);
    status = report(w, &all[0]);
    for (size_t i = 0; i < sizeof left / sizeof left[0]; i++)
        unlink(left[i]);
    if (chdir("/") == 0)
        rmdir(folder);
    return bad ? 1 : status;
}

int
main(int argc, char **argv)
{
    struct work w = {.every = 1};
    char *folder;
    int status;

    w.bits = argc > 1 && strcmp(argv[1], "bits") == 0;
    if (argc > 2)
        w.every = strtoull(argv[2], NULL, 10);
    if (!w.bits)
        w.all = argc > 1 ? strtoull(argv[1], NULL, 10) : 0;
    if ((!w.bits && w.all == 0) || w.every == 0) {
        fputs("usage: damaged N [SEED] | damaged bits [EVERY]\n", stderr);
        return 2;
    }
    folder = own_folder("damaged");
    learn(&w);
    status = divide(&w, folder);
    free(w.file);
    free(folder);
    return status;
}
