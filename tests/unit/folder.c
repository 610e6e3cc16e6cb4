/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * folder.c: a folder of its own for every test of the battle file, the
 * referee's hand in it, and other hands.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <dirent.h>
#include <sys/stat.h>
#include <unistd.h>

#include "folder.h"

/* ---- A folder of its own for every test ---- */

int
enter_folder(void **state)
{
    char *at = test_malloc(64);

    strncpy(at, "/tmp/umpire-file-XXXXXX", 64);
    *state = at;
    return mkdtemp(at) && chmod(at, 0755) == 0 ? chdir(at) : -1;
}

int
leave_folder(void **state)
{
    DIR *d = opendir(".");
    const struct dirent *e;

    while (d && (e = readdir(d)) != NULL)
        if (e->d_name[0] != '.' || strlen(e->d_name) > 2)
            remove(e->d_name);
    closedir(d);
    if (chdir("/") != 0 || rmdir(*state) != 0)
        return -1;
    test_free(*state);
    return 0;
}

/* ---- The referee's hand ---- */

struct record
note(int32_t n, const char *line)
{
    return (struct record){.n = n,
                           .grp = n,
                           .at_ms = (int64_t)n * 1000,
                           .utc_ms = INT64_C(1796047331250) + n,
                           .boot_ms = 5000 + n,
                           .digest = UINT64_MAX - (uint64_t)n,
                           .line = span_of(line),
                           .verdict = SPAN("noted"),
                           .rules = SPAN(""),
                           .answer = SPAN("noted"),
                           .note = SPAN("")};
}

enum kept
write_note(struct file *f, int32_t n, const char *line)
{
    struct record r = note(n, line);
    enum kept k = file_begin(f);

    if (k == KEPT)
        k = file_append(f, &r);
    return k == KEPT ? file_commit(f) : k;
}

struct file *
opened(const char *path)
{
    struct file *f;

    assert_int_equal(file_open(path, false, &f, NULL), KEPT);
    return f;
}

/* A battle of three notes, closed. */
void
make_battle(const char *path)
{
    struct file *f;

    assert_int_equal(file_create(path, &f, NULL), KEPT);
    assert_int_equal(write_note(f, 1, "note the first"), KEPT);
    assert_int_equal(write_note(f, 2, "note the second"), KEPT);
    assert_int_equal(write_note(f, 3, "note the third"), KEPT);
    file_close(f);
}

/* Opening fails as said, with a sentence that can be printed. */
void
assert_refused(const char *path, enum kept want)
{
    char bytes[512];
    struct text why;
    struct file *f;

    text_init(&why, bytes, sizeof bytes);
    assert_int_equal(file_open(path, false, &f, &why), want);
    assert_null(f);
    assert_true(why.n > 0);
    assert_true(text_unsafe(text_span(&why)) < 0);
}

bool
count(void *ctx, const struct record *r)
{
    (void)r;
    ++*(int *)ctx;
    return true;
}

void
assert_holds(const char *path, int entries)
{
    struct file *f = opened(path);
    int n = 0;

    assert_int_equal(file_read(f, count, &n), KEPT);
    assert_int_equal(n, entries);
    assert_int_equal(file_integrity(f, NULL), KEPT);
    file_close(f);
}

/* ---- Other hands ---- */

/* What somebody with the sqlite3 program could type. */
int
shell(const char *path, const char *sql)
{
    sqlite3 *db;
    int rc = sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE, NULL);

    if (rc == SQLITE_OK)
        rc = sqlite3_exec(db, sql, NULL, NULL, NULL);
    sqlite3_close(db);
    return rc;
}

/* One bit of the first place where the file has those bytes. */
void
flip_byte_of(const char *path, const char *bytes)
{
    static char all[1 << 20];
    FILE *f = fopen(path, "r+b");
    size_t n, m = strlen(bytes), at = 0;

    assert_non_null(f);
    n = fread(all, 1, sizeof all, f);
    while (at + m <= n && memcmp(all + at, bytes, m) != 0)
        at++;
    assert_true(at + m <= n);
    assert_int_equal(fseek(f, (long)at, SEEK_SET), 0);
    fputc(all[at] ^ 1, f);
    assert_int_equal(fclose(f), 0);
}

void
write_plain(const char *path, const char *bytes)
{
    FILE *f = fopen(path, "wb");

    assert_non_null(f);
    fputs(bytes, f);
    assert_int_equal(fclose(f), 0);
}

void
copy_plain(const char *from, const char *to)
{
    static char all[4 << 20];
    FILE *a = fopen(from, "rb"), *b = fopen(to, "wb");
    size_t n;

    assert_non_null(a);
    assert_non_null(b);
    n = fread(all, 1, sizeof all, a);
    assert_int_equal(fwrite(all, 1, n, b), n);
    fclose(a);
    assert_int_equal(fclose(b), 0);
}

int
files_here(void)
{
    DIR *d = opendir(".");
    const struct dirent *e;
    int n = 0;

    assert_non_null(d);
    while ((e = readdir(d)) != NULL)
        n += e->d_name[0] != '.';
    closedir(d);
    return n;
}
