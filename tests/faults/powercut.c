/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * powercut.c: power cuts and failing disks around the real battle file.
 *
 *   powercut CUTS [SEED]    cuts at random moments, some of them again while
 *                           the file recovers from the first
 *   powercut --faults       one error at every operation of a story in turn:
 *                           an I/O error, then a full disk
 *   powercut --lying CUTS [SEED]  a disk that does not sync the folder when a
 *                           journal is removed: shows that a loss would be
 *                           seen, and fails if none is
 *
 * SQLite is given a file system in memory that remembers what was synced. At a
 * cut every 512 bytes written since, every truncation, and every name made or
 * removed since survives or not, at random. Then the file is opened, read and
 * held against what file_commit had acknowledged.
 */
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "file.h"

enum {
    NAMES = 8,
    INODES = 512,
    SECTOR = 512,
    GROUPS = 12,
    LINE_MOST = 1500,
    FILLER = 'x'
};

/* ---- The disk ---- */

struct op {
    bool truncates;
    int64_t at;
    uint32_t n;
    uint8_t *bytes;
};

struct bytes {
    uint8_t *at;
    int64_t n, room;
};

/* What a file holds for the running programs, and what is safe of it; ops
 * lead from the one to the other. */
struct inode {
    struct bytes now, safe;
    struct op *op;
    uint32_t n_op, room;
};

struct name {
    char at[64];
    struct inode *now, *safe;
};

enum trouble { NONE, CUT, IO_ERROR, FULL };

struct disk {
    struct name name[NAMES];
    struct inode *inode[INODES];
    int n_name, n_inode;
    uint64_t seed;
    enum trouble trouble;
    long turns, at; /* trouble comes at that turn */
    bool hit, off, lying, die_on_delete;
};

struct handle {
    sqlite3_file base;
    struct disk *disk;
    struct inode *inode;
    bool new_journal;
};

static void *
must(void *p)
{
    if (!p) {
        fputs("powercut: out of memory\n", stderr);
        exit(2);
    }
    return p;
}

static uint32_t
chance(struct disk *d, uint32_t below)
{
    d->seed =
        d->seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)(d->seed >> 33) % below;
}

static void
resize(struct bytes *b, int64_t n)
{
    if (n > b->room) {
        b->room = n * 2;
        b->at = must(realloc(b->at, (size_t)b->room));
    }
    if (n > b->n)
        memset(b->at + b->n, 0, (size_t)(n - b->n));
    b->n = n;
}

static void
put(struct bytes *b, int64_t at, const void *from, uint32_t n)
{
    if (b->n < at + n)
        resize(b, at + n);
    if (n > 0)
        memcpy(b->at + at, from, n);
}

static void
apply(struct bytes *b, const struct op *o)
{
    if (o->truncates)
        resize(b, o->at);
    else
        put(b, o->at, o->bytes, o->n);
}

static void
forget_ops(struct inode *i)
{
    for (uint32_t k = 0; k < i->n_op; k++)
        free(i->op[k].bytes);
    i->n_op = 0;
}

static void
add_op(struct inode *i, struct op o, const void *from)
{
    if (i->n_op == i->room) {
        i->room = i->room ? i->room * 2 : 64;
        i->op = must(realloc(i->op, i->room * sizeof *i->op));
    }
    if (o.n > 0) {
        o.bytes = must(malloc(o.n));
        memcpy(o.bytes, from, o.n);
    }
    i->op[i->n_op++] = o;
}

static struct inode *
new_inode(struct disk *d)
{
    if (d->n_inode == INODES)
        must(NULL);
    return d->inode[d->n_inode++] = must(calloc(1, sizeof(struct inode)));
}

static struct name *
find(struct disk *d, const char *z)
{
    for (int i = 0; i < d->n_name; i++)
        if (strcmp(d->name[i].at, z) == 0)
            return &d->name[i];
    if (d->n_name == NAMES)
        must(NULL);
    snprintf(d->name[d->n_name].at, sizeof d->name[0].at, "%s", z);
    return &d->name[d->n_name++];
}

static void
sync_names(struct disk *d)
{
    for (int i = 0; i < d->n_name; i++)
        d->name[i].safe = d->name[i].now;
}

static void
empty_disk(struct disk *d)
{
    for (int i = 0; i < d->n_inode; i++) {
        forget_ops(d->inode[i]);
        free(d->inode[i]->op);
        free(d->inode[i]->now.at);
        free(d->inode[i]->safe.at);
        free(d->inode[i]);
    }
    memset(d->name, 0, sizeof d->name);
    d->n_name = d->n_inode = 0;
    d->hit = d->off = d->die_on_delete = false;
    d->turns = 0;
}

static void
trouble_at(struct disk *d, enum trouble t, long turn)
{
    d->trouble = t;
    d->at = turn;
    d->turns = 0;
    d->hit = false;
}

/* The computer comes up again: what was not synced is a matter of luck. */
static void
settle_inode(struct disk *d, struct inode *i)
{
    uint32_t luck = chance(d, 4); /* 0: nothing, 1: all, else some of it */

    for (uint32_t k = 0; k < i->n_op; k++)
        if (luck == 1 || (luck > 1 && chance(d, 2)))
            apply(&i->safe, &i->op[k]);
    forget_ops(i);
    resize(&i->now, i->safe.n);
    if (i->safe.n > 0)
        memcpy(i->now.at, i->safe.at, (size_t)i->safe.n);
}

static void
power_on(struct disk *d)
{
    for (int i = 0; i < d->n_name; i++) {
        struct name *n = &d->name[i];

        if (chance(d, 2))
            n->safe = n->now;
        n->now = n->safe;
    }
    for (int i = 0; i < d->n_inode; i++)
        settle_inode(d, d->inode[i]);
    trouble_at(d, NONE, 0);
    d->off = false;
}

/* ---- SQLite's view of it ---- */

/* One operation's turn: whether it may go on, or with which error it fails. */
static int
turn(struct disk *d, int error)
{
    if (d->off)
        return error;
    if (d->trouble == NONE || ++d->turns != d->at)
        return SQLITE_OK;
    d->hit = true;
    d->off = d->trouble == CUT;
    return d->trouble == FULL ? SQLITE_FULL : error;
}

/* A full disk stops what makes files larger; a cut while reading is a cut
 * before the next write. */
static int
read_turn(struct disk *d, int error)
{
    return d->off || d->trouble == IO_ERROR ? turn(d, error) : SQLITE_OK;
}

static int
change_turn(struct disk *d, int error)
{
    return d->off || d->trouble != FULL ? turn(d, error) : SQLITE_OK;
}

static struct handle *
handle_of(sqlite3_file *f)
{
    return (struct handle *)(void *)f;
}

static int
on_close(sqlite3_file *f)
{
    (void)f;
    return SQLITE_OK;
}

static int
on_read(sqlite3_file *f, void *to, int n, sqlite3_int64 at)
{
    struct handle *h = handle_of(f);
    const struct bytes *b = &h->inode->now;
    int64_t there = b->n > at ? b->n - at : 0;
    int rc = read_turn(h->disk, SQLITE_IOERR_READ);

    if (rc != SQLITE_OK)
        return rc;
    if (there > n)
        there = n;
    if (there > 0)
        memcpy(to, b->at + at, (size_t)there);
    memset((char *)to + there, 0, (size_t)(n - there));
    return there < n ? SQLITE_IOERR_SHORT_READ : SQLITE_OK;
}

static int
on_write(sqlite3_file *f, const void *from, int n, sqlite3_int64 at)
{
    struct handle *h = handle_of(f);
    bool was_off = h->disk->off;
    int rc = turn(h->disk, SQLITE_IOERR_WRITE);
    int64_t end = at + n;

    /* A cut comes in the middle of a write: parts of it may survive. */
    if (was_off || (rc != SQLITE_OK && h->disk->trouble != CUT))
        return rc;
    put(&h->inode->now, at, from, (uint32_t)n);
    for (int64_t a = at, e; a < end; a = e) {
        e = (a / SECTOR + 1) * SECTOR;
        e = e > end ? end : e;
        add_op(h->inode, (struct op){.at = a, .n = (uint32_t)(e - a)},
               (const char *)from + (a - at));
    }
    return rc;
}

static int
on_truncate(sqlite3_file *f, sqlite3_int64 n)
{
    struct handle *h = handle_of(f);
    int rc = change_turn(h->disk, SQLITE_IOERR_TRUNCATE);

    if (rc != SQLITE_OK)
        return rc;
    resize(&h->inode->now, n);
    add_op(h->inode, (struct op){.truncates = true, .at = n}, NULL);
    return SQLITE_OK;
}

static int
on_sync(sqlite3_file *f, int flags)
{
    struct handle *h = handle_of(f);
    int rc = change_turn(h->disk, SQLITE_IOERR_FSYNC);

    (void)flags;
    if (rc != SQLITE_OK)
        return rc;
    for (uint32_t i = 0; i < h->inode->n_op; i++)
        apply(&h->inode->safe, &h->inode->op[i]);
    forget_ops(h->inode);
    if (!h->new_journal)
        return SQLITE_OK;
    rc = change_turn(h->disk, SQLITE_IOERR_DIR_FSYNC);
    if (rc == SQLITE_OK) {
        sync_names(h->disk);
        h->new_journal = false;
    }
    return rc;
}

static int
on_size(sqlite3_file *f, sqlite3_int64 *n)
{
    *n = handle_of(f)->inode->now.n;
    return read_turn(handle_of(f)->disk, SQLITE_IOERR_FSTAT);
}

static int
on_lock(sqlite3_file *f, int level)
{
    (void)f;
    (void)level;
    return SQLITE_OK;
}

static int
on_reserved(sqlite3_file *f, int *is)
{
    (void)f;
    *is = 0;
    return SQLITE_OK;
}

static int
on_control(sqlite3_file *f, int what, void *arg)
{
    (void)f;
    (void)what;
    (void)arg;
    return SQLITE_NOTFOUND;
}

/* A write leaves the bytes beside it alone, as SQLite takes Linux to do. */
static int
on_device(sqlite3_file *f)
{
    (void)f;
    return SQLITE_IOCAP_POWERSAFE_OVERWRITE;
}

static const sqlite3_io_methods methods = {
    .iVersion = 1,
    .xClose = on_close,
    .xRead = on_read,
    .xWrite = on_write,
    .xTruncate = on_truncate,
    .xSync = on_sync,
    .xFileSize = on_size,
    .xLock = on_lock,
    .xUnlock = on_lock,
    .xCheckReservedLock = on_reserved,
    .xFileControl = on_control,
    .xDeviceCharacteristics = on_device,
};

static int
on_open(sqlite3_vfs *v, const char *z, sqlite3_file *f, int flags, int *out)
{
    struct handle *h = handle_of(f);
    struct disk *d = v->pAppData;
    struct name *n;
    int rc = change_turn(d, SQLITE_CANTOPEN);

    h->base.pMethods = NULL;
    if (rc != SQLITE_OK)
        return rc;
    if (!z) /* all that is temporary is to stay in memory */
        return SQLITE_CANTOPEN;
    n = find(d, z);
    if (!n->now && !(flags & SQLITE_OPEN_CREATE))
        return SQLITE_CANTOPEN;
    h->new_journal = !n->now && (flags & SQLITE_OPEN_MAIN_JOURNAL);
    if (!n->now)
        n->now = new_inode(d);
    h->disk = d;
    h->inode = n->now;
    h->base.pMethods = &methods;
    if (out)
        *out = flags;
    return SQLITE_OK;
}

static int
on_delete(sqlite3_vfs *v, const char *z, int sync)
{
    struct disk *d = v->pAppData;
    struct name *n = find(d, z);
    int rc;

    if (d->die_on_delete)
        d->off = true;
    rc = change_turn(d, SQLITE_IOERR_DELETE);
    if (rc != SQLITE_OK)
        return rc;
    if (!n->now)
        return SQLITE_IOERR_DELETE_NOENT;
    n->now = NULL;
    if (!sync)
        return SQLITE_OK;
    rc = change_turn(d, SQLITE_IOERR_DIR_FSYNC);
    if (rc == SQLITE_OK && !d->lying)
        sync_names(d);
    return rc;
}

static int
on_access(sqlite3_vfs *v, const char *z, int flags, int *is)
{
    struct disk *d = v->pAppData;
    const struct name *n = find(d, z);
    int rc = read_turn(d, SQLITE_IOERR_ACCESS);

    *is = n->now && (flags != SQLITE_ACCESS_EXISTS || n->now->now.n > 0);
    return rc;
}

static int
on_full_path(sqlite3_vfs *v, const char *z, int room, char *out)
{
    (void)v;
    snprintf(out, (size_t)room, "%s", z);
    return SQLITE_OK;
}

static int
on_random(sqlite3_vfs *v, int n, char *out)
{
    struct disk *d = v->pAppData;

    for (int i = 0; i < n; i++)
        out[i] = (char)chance(d, 128);
    return n;
}

static int
on_sleep(sqlite3_vfs *v, int us)
{
    (void)v;
    return us;
}

static int
on_time(sqlite3_vfs *v, double *day)
{
    (void)v;
    *day = 2460000.5;
    return SQLITE_OK;
}

static void
put_under_sqlite(sqlite3_vfs *v, struct disk *d)
{
    *v = (sqlite3_vfs){.iVersion = 1,
                       .szOsFile = (int)sizeof(struct handle),
                       .mxPathname = 60,
                       .zName = "powercut",
                       .pAppData = d,
                       .xOpen = on_open,
                       .xDelete = on_delete,
                       .xAccess = on_access,
                       .xFullPathname = on_full_path,
                       .xRandomness = on_random,
                       .xSleep = on_sleep,
                       .xCurrentTime = on_time};
    sqlite3_vfs_register(v, 1);
}

/* ---- The battle that is written ---- */

static const char battle[] = "b.battle";

/* What the program was told, and what it was about to be told. */
struct story {
    struct disk *disk;
    uint64_t seed;
    bool created;
    int32_t acked, flight; /* last entry acknowledged, and under way */
    enum kept answer;      /* of what failed */
};

struct tally {
    long lost, corrupt, torn, silent, absorbed, recorded, refused;
};

static uint32_t
mixed(uint64_t seed, int32_t n)
{
    uint64_t v = (seed ^ (uint64_t)n) * UINT64_C(0x9e3779b97f4a7c15);

    v = (v ^ (v >> 29)) * UINT64_C(0xbf58476d1ce4e5b9);
    return (uint32_t)(v >> 33);
}

/* Entry n is the same whenever it is asked for, so nothing need be kept. */
static void
make_record(uint64_t seed, int32_t n, int32_t grp, char line[LINE_MOST + 32],
            struct record *r)
{
    int head = snprintf(line, 32, "note %d ", (int)n);
    uint32_t more = 1 + mixed(seed, n) % LINE_MOST;

    memset(line + head, FILLER, more);
    *r = (struct record){
        .n = n,
        .grp = grp,
        .at_ms = (int64_t)n * 1000,
        .utc_ms = INT64_C(1700000000000) + n,
        .boot_ms = n,
        .digest = mixed(seed, -n) * UINT64_C(0x100000001),
        .line = {line, (uint32_t)head + more},
        .verdict = SPAN("noted"),
        .rules = SPAN("-"),
        .answer = SPAN("noted"),
        .note = SPAN("")
    };
}

static int32_t
entries_in(uint64_t seed, int32_t first)
{
    return 1 + (int32_t)(mixed(seed, first + 77777) % 3);
}

/* One group with the clock's row in its transaction. */
static enum kept
write_group(struct file *f, uint64_t seed, int32_t first, int32_t last)
{
    struct clock_row clock = {.state = 1, .left_ms = last};
    enum kept k = file_begin(f);

    for (int32_t n = first; n <= last && k == KEPT; n++) {
        char line[LINE_MOST + 32];
        struct record r;

        make_record(seed, n, first, line, &r);
        k = file_append(f, &r);
    }
    if (k == KEPT)
        k = file_edition_write(f, first, "reach", SPAN("6"));
    if (k == KEPT)
        k = file_clock_write(f, &clock);
    return k == KEPT ? file_commit(f) : k;
}

static enum kept
tell(struct story *s, struct file *f)
{
    int32_t first = s->acked + 1;
    enum kept k;

    s->flight = s->acked + entries_in(s->seed, first);
    k = write_group(f, s->seed, first, s->flight);
    if (k == KEPT)
        s->acked = s->flight;
    return k;
}

struct reading {
    uint64_t seed;
    int32_t last;
    bool same;
};

static bool
read_one(void *ctx, const struct record *r)
{
    struct reading *to = ctx;
    char line[LINE_MOST + 32];
    struct record want;

    make_record(to->seed, r->n, r->grp, line, &want);
    to->same = to->same && span_eq(r->line, want.line) &&
               r->digest == want.digest && r->utc_ms == want.utc_ms;
    to->last = r->n;
    return true;
}

/* Holds the open file against the story; the file may be ahead by what was
 * under way, whole. */
static bool
hold_against(struct story *s, struct file *f, struct tally *t)
{
    struct reading got = {.seed = s->seed, .same = true};
    struct clock_row clock = {0};

    if (file_read(f, read_one, &got) != KEPT || !got.same ||
        file_integrity(f, NULL) != KEPT || file_clock_read(f, &clock) != KEPT) {
        t->corrupt++;
        return false;
    }
    if (got.last < s->acked)
        t->lost++;
    else if ((got.last != s->acked && got.last != s->flight) ||
             clock.left_ms != got.last)
        t->torn++;
    else {
        if (got.last > s->acked)
            t->recorded++;
        s->acked = got.last;
        return true;
    }
    return false;
}

/* ---- Power cuts ---- */

static void
play_until_cut(struct story *s)
{
    struct file *f;
    enum kept k = file_create(battle, &f, NULL);

    s->created = k == KEPT;
    for (int i = 0; i < GROUPS && k == KEPT; i++)
        k = tell(s, f);
    s->disk->off = true; /* if not before, then right after the last answer */
    file_close(f);
}

/* A battle that was never acknowledged may be absent or no battle. */
static void
open_after(struct story *s, struct tally *t)
{
    struct file *f;
    enum kept k = file_open(battle, false, &f, NULL);

    if (k == KEPT) {
        if (hold_against(s, f, t) && tell(s, f) != KEPT)
            t->corrupt++;
        file_close(f);
    } else if (s->created || (k != KEPT_NO_FILE && k != KEPT_NOT_BATTLE)) {
        t->corrupt++;
    }
}

static void
cut_again(struct disk *d)
{
    struct file *f;

    trouble_at(d, CUT, 1 + (long)chance(d, 8));
    if (file_open(battle, false, &f, NULL) == KEPT)
        file_close(f);
    power_on(d);
}

/* Turns of a story with no trouble: cuts are spread over them evenly. */
static long
turns_of(struct disk *d)
{
    struct story s = {.disk = d, .seed = 1};

    empty_disk(d);
    trouble_at(d, CUT, -1);
    play_until_cut(&s);
    return d->turns + d->turns / 8;
}

static void
cut_once(struct disk *d, long turns, struct tally *t)
{
    struct story s = {.disk = d, .seed = d->seed};

    empty_disk(d);
    trouble_at(d, CUT, 1 + (long)chance(d, (uint32_t)turns));
    play_until_cut(&s);
    power_on(d);
    if (chance(d, 4) == 0)
        cut_again(d);
    open_after(&s, t);
}

static int
cuts(struct disk *d, long n)
{
    struct tally t = {0};
    long turns = turns_of(d);
    bool good;

    for (long i = 0; i < n; i++)
        cut_once(d, turns, &t);
    good = t.lost + t.corrupt + t.torn == 0;
    if (d->lying)
        good = t.lost > 0;
    printf("powercut: %ld torn, %ld recorded but not yet acknowledged\n",
           t.torn, t.recorded);
    printf("powercut: %ld cuts, %ld lost, %ld corrupt\n", n, t.lost, t.corrupt);
    return good ? 0 : 1;
}

/* ---- One error at every operation ---- */

/* An answer other than KEPT must come from the error, and be one of those that
 * say what to do: going on, or opening again. */
static bool
loud(struct disk *d, enum kept k, struct tally *t)
{
    t->refused++;
    if (d->hit && k != KEPT_OTHER_WRITER && k != KEPT_EXISTS && k != KEPT_NEWER)
        return true;
    t->silent++;
    return false;
}

/* The error comes but once, so the second try has to work. */
static struct file *
make_battle(struct disk *d, struct tally *t)
{
    struct file *f;
    enum kept k = file_create(battle, &f, NULL);

    if (k != KEPT && loud(d, k, t))
        k = file_create(battle, &f, NULL);
    if (k != KEPT)
        t->corrupt++;
    return f;
}

static struct file *
open_battle(struct disk *d, struct tally *t)
{
    struct file *f;
    enum kept k = file_open(battle, false, &f, NULL);

    if (k != KEPT && loud(d, k, t))
        k = file_open(battle, false, &f, NULL);
    if (k != KEPT)
        t->corrupt++;
    return f;
}

/* Tells one group; after a failure does what its answer asks for. */
static struct file *
tell_through(struct story *s, struct file *f, struct tally *t)
{
    enum kept k = tell(s, f);

    if (k == KEPT || !loud(s->disk, k, t))
        return f;
    if (k == KEPT_LOST || k == KEPT_SYNC_FAILED) {
        /* A file that is lost must stay so until it is opened again. */
        if (file_begin(f) == KEPT)
            t->silent++;
        file_close(f);
        f = open_battle(s->disk, t);
    }
    if (f && hold_against(s, f, t) && tell(s, f) != KEPT)
        t->corrupt++;
    return f;
}

/* The program dies with its journal still there; the disk lives on. */
static struct file *
die_in_commit(struct story *s, struct file *f, struct tally *t)
{
    s->disk->die_on_delete = true;
    tell(s, f);
    file_close(f);
    s->disk->die_on_delete = s->disk->off = false;
    f = open_battle(s->disk, t);
    if (f &&
        file_read(f, read_one, &(struct reading){.seed = s->seed}) != KEPT) {
        file_close(f);
        f = open_battle(s->disk, t);
    }
    return f;
}

static void
play_with_trouble(struct disk *d, struct tally *t)
{
    struct story s = {.disk = d, .seed = 4711};
    struct file *f = make_battle(d, t);

    for (int i = 0; i < GROUPS && f; i++) {
        f = i == GROUPS / 2 ? die_in_commit(&s, f, t) : f;
        f = f ? tell_through(&s, f, t) : f;
    }
    file_close(f);
    if (!d->hit)
        return;
    trouble_at(d, NONE, 0);
    f = open_battle(d, t);
    if (f)
        hold_against(&s, f, t);
    file_close(f);
}

static long
fail_everywhere(struct disk *d, enum trouble kind, struct tally *t)
{
    for (long at = 1;; at++) {
        long before = t->refused;

        empty_disk(d);
        trouble_at(d, kind, at);
        play_with_trouble(d, t);
        if (d->trouble == kind)
            return at - 1; /* the story ended before its trouble came */
        if (t->refused == before)
            t->absorbed++;
    }
}

static int
faults(struct disk *d)
{
    struct tally t = {0};
    long errors = fail_everywhere(d, IO_ERROR, &t);
    long full = fail_everywhere(d, FULL, &t);

    printf("faults: %ld I/O errors, %ld full disks: %ld said so, %ld did no"
           " harm; %ld silent, %ld torn\n",
           errors, full, errors + full - t.absorbed, t.absorbed, t.silent,
           t.torn);
    printf("faults: %ld operations, %ld lost, %ld corrupt\n", errors + full,
           t.lost, t.corrupt);
    return t.lost + t.corrupt + t.torn + t.silent == 0 && errors > 0 && full > 0
               ? 0
               : 1;
}

int
main(int argc, char **argv)
{
    struct disk *d = must(calloc(1, sizeof *d));
    bool lying = argc > 1 && strcmp(argv[1], "--lying") == 0;
    bool all = argc > 1 && strcmp(argv[1], "--faults") == 0;
    int first = lying ? 2 : 1, status = 2;
    long n = argc > first && !all ? strtol(argv[first], NULL, 10) : 0;
    sqlite3_vfs vfs;

    d->lying = lying;
    d->seed = argc > first + 1 ? strtoull(argv[first + 1], NULL, 10) : 1;
    put_under_sqlite(&vfs, d);
    if (all)
        status = faults(d);
    else if (n > 0)
        status = cuts(d, n);
    else
        fputs("usage: powercut [--lying] CUTS [SEED] | --faults\n", stderr);
    empty_disk(d);
    free(d);
    return status;
}
