/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * file_open.c: a battle file opened, which may be a stranger's.
 *
 * Only DELETE and synchronous=EXTRA keep the last entry through a power cut
 * and leave one file to copy, so both are read back and no work is done
 * without them. Nothing of a file but its header and its list of tables is
 * read before that list is known to be ours.
 *
 * A process that opens and closes the file beside SQLite loses SQLite's locks
 * on it (POSIX locks go with any close), so the file is looked at by our own
 * hand only before SQLite has it open, and by name (lstat) after.
 */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "file_in.h"
#include "name.h"

enum {
    HEADER_BYTES = 100,
    SIZE_LEAST = 512,
    SIZE_MOST = 1 << 30,
    BUSY_MS = 2000,
    WATCH_MS = 50, /* who looks on has a clock to show, and looks again */
    /* A schema is read in a few hundred steps; this stops a hostile one. */
    HOSTILE_STEPS = 1000000
};

/* ---- Looking before opening ---- */

/*
 * Tests put their own file system under SQLite by making it the default; such
 * a file has no name on the platform's. Then nothing is looked at beforehand;
 * identify() asks SQLite for what the header says in either case.
 */
bool
file_on_platform(void)
{
    const sqlite3_vfs *vfs = sqlite3_vfs_find(NULL);

    return vfs && strcmp(vfs->zName, "unix") == 0;
}

/* Whether the vfs sees `path` with something in it; ending may be "". */
bool
file_vfs_sees(const struct file *f, const char *ending)
{
    sqlite3_vfs *vfs = sqlite3_vfs_find(NULL);
    char *name = sqlite3_mprintf("%s%s", f->path, ending);
    int there = 0;

    if (vfs && name)
        vfs->xAccess(vfs, name, SQLITE_ACCESS_EXISTS, &there);
    sqlite3_free(name);
    return there != 0;
}

static uint32_t
big_endian(const uint8_t *b)
{
    return (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 |
           b[3];
}

static enum kept
check_version(struct file *f, uint32_t id, uint32_t version)
{
    if (id != FILE_APPLICATION_ID || version == 0 || version > INT_MAX)
        return file_fail(f, KEPT_NOT_BATTLE, NULL);
    f->number = (int)version;
    if (version > (uint32_t)f->schema->number)
        return file_fail(f, KEPT_NEWER, NULL);
    return version < (uint32_t)f->schema->number
               ? file_fail(f, KEPT_OLDER, NULL)
               : KEPT;
}

static enum kept
peek_header(struct file *f, int fd, struct stat *seen)
{
    uint8_t h[HEADER_BYTES];

    if (fstat(fd, seen) != 0)
        return file_fail_errno(f, errno);
    if (S_ISDIR(seen->st_mode))
        return file_fail_errno(f, EISDIR);
    if (!S_ISREG(seen->st_mode))
        return file_fail(f, KEPT_NO_FILE, "it is not a plain file");
    if (seen->st_size == 0)
        return file_fail(f, KEPT_NOT_BATTLE, "it is empty");
    if (seen->st_size < SIZE_LEAST || seen->st_size > SIZE_MOST ||
        read(fd, h, sizeof h) != sizeof h ||
        memcmp(h, "SQLite format 3", 16) != 0)
        return file_fail(f, KEPT_NOT_BATTLE, NULL);
    return check_version(f, big_endian(h + 68), big_endian(h + 60));
}

bool
file_is_battle(const char *path)
{
    uint8_t h[HEADER_BYTES];
    int fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);

    if (fd < 0)
        return false;
    bool is = read(fd, h, sizeof h) == sizeof h &&
              memcmp(h, "SQLite format 3", 16) == 0 &&
              big_endian(h + 68) == FILE_APPLICATION_ID;
    close(fd);
    return is;
}

bool
file_is_at(const struct file *f, const char *path)
{
    struct stat own, there;

    return stat(path, &there) == 0 && stat(f->path, &own) == 0 &&
           own.st_dev == there.st_dev && own.st_ino == there.st_ino;
}

static enum kept
peek(struct file *f, struct stat *seen)
{
    int fd = open(f->path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    enum kept k;

    if (fd < 0)
        return file_fail_errno(f, errno);
    k = peek_header(f, fd, seen);
    close(fd);
    return k;
}

/* Without room for a journal beside it nothing can be written either. */
static enum kept
check_folder(struct file *f)
{
    char folder[PATH_MAX];

    if (!folder_of(f->path, folder))
        return file_fail_errno(f, ENAMETOOLONG);
    if (faccessat(AT_FDCWD, folder, W_OK | X_OK, AT_EACCESS) != 0)
        return file_fail(f, KEPT_READ_ONLY, strerror(errno));
    return KEPT;
}

/* ---- Opening ---- */

static int
hostile(void *steps)
{
    int *left = steps;

    *left -= 1000;
    return *left < 0;
}

static void
limits(sqlite3 *db)
{
    static const struct {
        int id, value;
    } limit[] = {
        {SQLITE_LIMIT_LENGTH,              1000000},
        {SQLITE_LIMIT_SQL_LENGTH,          100000 },
        {SQLITE_LIMIT_COLUMN,              100    },
        {SQLITE_LIMIT_EXPR_DEPTH,          20     },
        {SQLITE_LIMIT_COMPOUND_SELECT,     3      },
        {SQLITE_LIMIT_VDBE_OP,             25000  },
        {SQLITE_LIMIT_FUNCTION_ARG,        8      },
        {SQLITE_LIMIT_ATTACHED,            0      },
        {SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 50     },
        {SQLITE_LIMIT_VARIABLE_NUMBER,     32     },
        {SQLITE_LIMIT_TRIGGER_DEPTH,       10     },
    };

    for (size_t i = 0; i < sizeof limit / sizeof limit[0]; i++)
        sqlite3_limit(db, limit[i].id, limit[i].value);
}

static enum kept
harden(struct file *f)
{
    static const struct {
        int id, value;
    } option[] = {
        {SQLITE_DBCONFIG_DEFENSIVE,             1},
        {SQLITE_DBCONFIG_TRUSTED_SCHEMA,        0},
        {SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0},
        {SQLITE_DBCONFIG_ENABLE_VIEW,           0},
        {SQLITE_DBCONFIG_DQS_DDL,               0},
        {SQLITE_DBCONFIG_DQS_DML,               0},
    };
    int rc = sqlite3_busy_timeout(f->db, f->watch ? WATCH_MS : BUSY_MS);

    sqlite3_extended_result_codes(f->db, 1);
    limits(f->db);
    for (size_t i = 0; i < sizeof option / sizeof option[0]; i++) {
        int is = -1;

        if (rc == SQLITE_OK)
            rc = sqlite3_db_config(f->db, option[i].id, option[i].value, &is);
        if (rc != SQLITE_OK || is != option[i].value)
            return file_fail(f, KEPT_LOST, "SQLite cannot be made safe");
    }
    f->steps = HOSTILE_STEPS;
    sqlite3_progress_handler(f->db, 1000, hostile, &f->steps);
    return KEPT;
}

enum kept
file_connect(struct file *f, int more)
{
    int flags = SQLITE_OPEN_NOMUTEX | more |
                (f->watch ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE);
    int rc = sqlite3_open_v2(f->path, &f->db, flags, NULL);

    if (!f->db)
        return file_fail(f, KEPT_NO_MEMORY, NULL);
    return rc == SQLITE_OK ? harden(f) : file_fail_sql(f, rc);
}

static enum kept
expect(struct file *f, const char *sql, const char *want, bool *same)
{
    char bytes[64];
    struct text answer;
    enum kept k;

    text_init(&answer, bytes, sizeof bytes);
    k = file_ask(f, sql, &answer);
    *same = k == KEPT && span_is(text_span(&answer), want);
    return k;
}

/* Each is set and, where it can be asked, must read back as wanted. */
enum kept
file_settle(struct file *f)
{
    static const struct {
        const char *set, *get, *want;
    } of[] = {
        {"PRAGMA cell_size_check=ON",    "PRAGMA cell_size_check",    "1"     },
        {"PRAGMA temp_store=MEMORY",     "PRAGMA temp_store",         "2"     },
        {"PRAGMA foreign_keys=ON",       "PRAGMA foreign_keys",       "1"     },
        {"PRAGMA recursive_triggers=ON", "PRAGMA recursive_triggers", "1"     },
        {"PRAGMA journal_mode=DELETE",   "PRAGMA journal_mode",       "delete"},
        {"PRAGMA synchronous=EXTRA",     "PRAGMA synchronous",        "3"     },
        {"PRAGMA mmap_size=0",           NULL,                        NULL    },
        {FILE_CACHE,                     NULL,                        NULL    },
    };

    for (size_t i = 0; i < sizeof of / sizeof of[0]; i++) {
        bool same = true;
        enum kept k = file_exec(f, of[i].set);

        if (k == KEPT && of[i].get)
            k = expect(f, of[i].get, of[i].want, &same);
        if (k != KEPT)
            return k;
        if (!same)
            return file_fail(f, KEPT_LOST, of[i].set);
    }
    return KEPT;
}

static enum kept
identify(struct file *f)
{
    uint32_t is[2];
    static const char *const sql[2] = {"PRAGMA application_id",
                                       "PRAGMA user_version"};

    for (int i = 0; i < 2; i++) {
        char bytes[16];
        int32_t v = 0;
        struct text answer;
        enum kept k;

        text_init(&answer, bytes, sizeof bytes);
        k = file_ask(f, sql[i], &answer);
        if (k != KEPT)
            return k;
        if (!span_number(text_span(&answer), INT32_MAX, &v))
            return file_fail(f, KEPT_NOT_BATTLE, NULL);
        is[i] = (uint32_t)v;
    }
    return check_version(f, is[0], is[1]);
}

/* The link before the first entry, and the last one there is. */
static enum kept
find_links(struct file *f)
{
    sqlite3_stmt *s = NULL;
    SHA2_CTX c;
    int rc = sqlite3_prepare_v2(
        f->db, "SELECT key, value FROM meta ORDER BY key", -1, &s, NULL);
    enum kept k;

    SHA256Init(&c);
    while (rc == SQLITE_OK && (rc = sqlite3_step(s)) == SQLITE_ROW) {
        chain_cell(&c, file_column(s, 0));
        chain_cell(&c, file_column(s, 1));
        rc = SQLITE_OK;
    }
    SHA256Final(f->first.at, &c);
    f->first.n = 0;
    f->seen = f->first;
    k = file_fail_sql(f, rc);
    sqlite3_finalize(s);
    return k == KEPT ? file_last_link(f, &f->held) : k;
}

static enum kept
check_schema(struct file *f)
{
    bool same;
    int rc = schema_compare(f->db, f->schema, &same);

    if (rc != SQLITE_OK)
        return file_fail_sql(f, rc);
    if (!same)
        return file_fail(f, KEPT_DAMAGED,
                         "its tables are not those of a battle");
    /* What runs from here on is ours, however long it takes. */
    sqlite3_progress_handler(f->db, 0, NULL, NULL);
    return KEPT;
}

/* Whether what SQLite opened is what was looked at; lstat opens nothing. */
static enum kept
check_same(struct file *f, const struct stat *seen)
{
    struct stat now;

    if (lstat(f->path, &now) != 0)
        return file_fail_errno(f, errno);
    if (!S_ISREG(now.st_mode) || now.st_dev != seen->st_dev ||
        now.st_ino != seen->st_ino)
        return file_fail(f, KEPT_NO_FILE,
                         "it was changed for another meanwhile");
    f->on_disk = now.st_dev;
    f->node = now.st_ino;
    return KEPT;
}

static enum kept
check_writable(struct file *f)
{
    if (f->read_only)
        return KEPT;
    if (sqlite3_db_readonly(f->db, "main") != 0)
        return file_fail(f, KEPT_READ_ONLY, NULL);
    return file_on_platform() ? check_folder(f) : KEPT;
}

static enum kept
prepare(struct file *f)
{
    return file_fail_sql(f, file_prepare(f));
}

typedef enum kept stage(struct file *f);

static enum kept
in_turn(struct file *f, stage *const *of)
{
    enum kept k = KEPT;

    for (int i = 0; of[i] && k == KEPT; i++)
        k = of[i](f);
    return k;
}

/* A reader, too, opens for writing where it may: only so can SQLite take back
 * what an unfinished program left in the journal. */
enum kept
file_open_checked(struct file *f)
{
    static stage *const checks[] = {
        check_writable, identify,   check_schema, file_settle,
        prepare,        find_links, NULL};
    struct stat seen = {0};
    bool look = file_on_platform(), hot;
    enum kept k = look ? peek(f, &seen) : KEPT;

    if (k != KEPT)
        return k;
    if (!look && !file_vfs_sees(f, ""))
        return file_fail(f, KEPT_NO_FILE, NULL);
    hot = file_vfs_sees(f, "-journal");
    k = file_connect(f, 0);
    if (k == KEPT && look)
        k = check_same(f, &seen);
    if (k == KEPT)
        k = in_turn(f, checks);
    if (k == KEPT && hot && !f->watch)
        k = file_integrity(f, NULL);
    if (k == KEPT && f->read_only)
        k = file_exec(f, "PRAGMA query_only=ON");
    return k;
}

/* A file with nothing opened yet; the path made plain for SQLite, which takes
 * "file:..." and ":memory:" for something else. This is a program of one
 * thread: where nobody has begun to use SQLite yet it is told so, and does
 * without locks around each piece of memory. */
struct file *
file_new(const char *path, bool read_only)
{
    struct file *f = calloc(1, sizeof *f);
    size_t n = strlen(path), before = path[0] == '/' ? 0 : 2;

    sqlite3_config(SQLITE_CONFIG_SINGLETHREAD);
    if (!f)
        return NULL;
    f->path = malloc(before + n + 1);
    if (!f->path) {
        free(f);
        return NULL;
    }
    memcpy(f->path, "./", before);
    memcpy(f->path + before, path, n + 1);
    f->given = f->path + before;
    f->schema = &schema_ours;
    f->read_only = read_only;
    f->version = -1;
    text_init(&f->error, f->error_bytes, sizeof f->error_bytes);
    return f;
}

/* Hands over an open file, or the reason there is none. */
enum kept
file_hand_over(struct file *f, enum kept k, struct file **out, struct text *why)
{
    if (why) {
        text_clear(why);
        text_put(why, f ? text_span(&f->error) : span_of(file_sentence(k)));
    }
    if (k == KEPT) {
        *out = f;
        return k;
    }
    *out = NULL;
    file_close(f);
    return k;
}

enum kept
file_open(const char *path, bool read_only, struct file **out, struct text *why)
{
    struct file *f = file_new(path, read_only);

    return file_hand_over(f, f ? file_open_checked(f) : KEPT_NO_MEMORY, out,
                          why);
}

enum kept
file_open_as(const char *path, bool read_only, const struct schema *schema,
             struct file **out, struct text *why)
{
    struct file *f = file_new(path, read_only);

    if (f)
        f->schema = schema;
    return file_hand_over(f, f ? file_open_checked(f) : KEPT_NO_MEMORY, out,
                          why);
}

enum kept
file_peek(const char *path, int *number, struct text *why)
{
    static const struct schema any = {INT_MAX, NULL};
    struct file *f = file_new(path, true), *none;
    struct stat seen;
    enum kept k = KEPT_NO_MEMORY;

    *number = 0;
    if (f) {
        f->schema = &any;
        k = peek(f, &seen);
        *number = f->number;
    }
    file_hand_over(f, k == KEPT ? KEPT_OLDER : k, &none, why);
    if (k == KEPT_OLDER && why)
        text_clear(why); /* that it has a number is what was asked */
    return k == KEPT_OLDER ? KEPT : k;
}

enum kept
file_watch(const char *path, struct file **out, struct text *why)
{
    struct file *f = file_new(path, true);

    if (f)
        f->watch = true;
    return file_hand_over(f, f ? file_open_checked(f) : KEPT_NO_MEMORY, out,
                          why);
}
