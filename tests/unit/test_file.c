/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_file.c: a battle file keeps what it was given, takes no change from any
 * hand, notices a second writer, and says what a failing disk means.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <sha2.h>
#include <sys/stat.h>
#include <unistd.h>

#include "folder.h"

static const char battle[] = "hooks-farm.battle";

/* ---- What is kept ---- */

static bool
see_all(void *ctx, const struct record *r)
{
    struct record *seen = ctx;

    assert_true(span_is(r->line, r->n == 1 ? "fire RG1 down 3b" : "undo"));
    assert_true(span_is(r->verdict, r->n == 1 ? "overruled" : "allowed"));
    assert_true(span_is(r->rules, r->n == 1 ? "H3a H3e" : ""));
    assert_true(span_is(r->answer, r->n == 1 ? "RG1: 3 b down" : "undone"));
    assert_true(span_is(r->note, r->n == 1 ? "she d\xc3\xa9"
                                             "cided"
                                           : ""));
    seen[r->n - 1] = *r;
    return true;
}

static void
test_an_entry_comes_back_as_it_went(void **state)
{
    struct record fire = note(1, "fire RG1 down 3b"), undo = note(2, "undo");
    struct record seen[2];
    struct file *f;

    (void)state;
    fire.verdict = SPAN("overruled");
    fire.rules = SPAN("H3a H3e");
    fire.answer = SPAN("RG1: 3 b down");
    fire.note = SPAN("she d\xc3\xa9"
                     "cided");
    undo.verdict = SPAN("allowed");
    undo.answer = SPAN("undone");
    undo.edit = true;
    undo.grp = undo.target = 1;
    undo.at_ms = -40000;
    undo.utc_ms = INT64_C(951782399999); /* 2000-02-28T23:59:59.999Z */
    assert_int_equal(file_create(battle, &f, NULL), KEPT);
    assert_int_equal(file_last(f), 0);
    assert_int_equal(file_begin(f), KEPT);
    assert_int_equal(file_append(f, &fire), KEPT);
    assert_int_equal(file_append(f, &undo), KEPT);
    assert_int_equal(file_last(f), 0);
    assert_int_equal(file_commit(f), KEPT);
    assert_int_equal(file_last(f), 2);
    file_close(f);

    f = opened(battle);
    assert_int_equal(file_last(f), 2);
    assert_int_equal(file_read(f, see_all, seen), KEPT);
    assert_false(seen[0].edit);
    assert_int_equal(seen[0].target, 0);
    assert_true(seen[0].digest == fire.digest);
    assert_true(seen[1].edit);
    assert_int_equal(seen[1].target, 1);
    assert_int_equal(seen[1].grp, 1);
    assert_true(seen[1].at_ms == -40000 && seen[1].boot_ms == undo.boot_ms);
    assert_true(seen[0].utc_ms == fire.utc_ms);
    assert_true(seen[1].utc_ms == undo.utc_ms);
    file_close(f);
}

static void
test_times_stand_in_the_file_as_text(void **state)
{
    static const struct {
        int64_t ms;
        const char *utc;
    } of[] = {
        {0,                        "1970-01-01T00:00:00.000Z"},
        {INT64_C(951868799001),    "2000-02-29T23:59:59.001Z"},
        {INT64_C(1796047331250),   "2026-11-30T14:02:11.250Z"},
        {INT64_C(4107542400000),   "2100-03-01T00:00:00.000Z"},
        {INT64_C(253402300799999), "9999-12-31T23:59:59.999Z"},
    };
    static const char sql[] = "SELECT utc FROM entry ORDER BY n DESC";
    struct file *f;
    int n = 0;

    (void)state;
    assert_int_equal(file_create(battle, &f, NULL), KEPT);
    for (size_t i = 0; i < sizeof of / sizeof of[0]; i++) {
        struct record r = note((int32_t)i + 1, "note");
        sqlite3_stmt *s;

        r.utc_ms = of[i].ms;
        assert_int_equal(file_begin(f), KEPT);
        assert_int_equal(file_append(f, &r), KEPT);
        assert_int_equal(file_commit(f), KEPT);
        sqlite3_prepare_v2(file_db(f), sql, -1, &s, NULL);
        assert_int_equal(sqlite3_step(s), SQLITE_ROW);
        assert_string_equal((const char *)sqlite3_column_text(s, 0), of[i].utc);
        sqlite3_finalize(s);
    }
    assert_int_equal(file_read(f, count, &n), KEPT);
    assert_int_equal(n, 5);
    file_close(f);
}

static void
test_nothing_is_kept_of_what_is_taken_back(void **state)
{
    struct record r = note(1, "note");
    struct clock_row clock = {.state = 2};
    struct file *f;

    (void)state;
    assert_int_equal(file_create(battle, &f, NULL), KEPT);
    assert_int_equal(file_begin(f), KEPT);
    assert_int_equal(file_append(f, &r), KEPT);
    assert_int_equal(file_clock_write(f, &clock), KEPT);
    file_rollback(f);
    assert_int_equal(file_last(f), 0);
    assert_int_equal(file_clock_read(f, &clock), KEPT);
    assert_int_equal(clock.state, 0);
    assert_int_not_equal(file_commit(f), KEPT);
    assert_int_equal(write_note(f, 1, "note"), KEPT);
    file_close(f);
    assert_holds(battle, 1);
}

static void
test_the_clock_is_one_row(void **state)
{
    const struct clock_row want = {.state = 3,
                                   .left_ms = 130000,
                                   .anchor_at_ms = 7,
                                   .anchor_boot_ms = INT64_C(1) << 40,
                                   .anchor_utc_ms = -1,
                                   .boot_id = "0ecb24a6-1f0f-4d6d",
                                   .warned = UINT32_MAX};
    struct clock_row row = {.state = 1};
    struct file *f;

    (void)state;
    assert_int_equal(file_create(battle, &f, NULL), KEPT);
    assert_int_equal(file_clock_write(f, &row), KEPT);
    assert_int_equal(file_clock_write(f, &want), KEPT);
    file_close(f);
    f = opened(battle);
    assert_int_equal(file_clock_read(f, &row), KEPT);
    assert_int_equal(row.state, 3);
    assert_true(row.left_ms == want.left_ms && row.anchor_at_ms == 7);
    assert_true(row.anchor_boot_ms == want.anchor_boot_ms);
    assert_true(row.anchor_utc_ms == -1 && row.warned == UINT32_MAX);
    assert_string_equal(row.boot_id, want.boot_id);
    file_close(f);
    assert_int_equal(shell(battle, "INSERT INTO clock SELECT 2, 1, 1, 1, 1, 1,"
                                   " '', 0"),
                     SQLITE_CONSTRAINT);
}

static bool
join(void *ctx, int32_t entry, struct span key, struct span value)
{
    struct text *t = ctx;

    text_int(t, entry);
    text_char(t, ' ');
    text_put(t, key);
    text_char(t, '=');
    text_put(t, value);
    text_char(t, ';');
    return true;
}

static void
test_the_edition_is_kept_by_entry(void **state)
{
    char bytes[128];
    struct text all;
    struct file *f;

    (void)state;
    text_init(&all, bytes, sizeof bytes);
    assert_int_equal(file_create(battle, &f, NULL), KEPT);
    assert_int_equal(file_edition_write(f, 0, "move.foot", SPAN("1ft")), KEPT);
    assert_int_equal(file_edition_write(f, 7, "move.foot", SPAN("9in")), KEPT);
    assert_int_equal(file_edition_write(f, 0, "guns", SPAN("4")), KEPT);
    assert_int_equal(file_edition_write(f, 7, "move.foot", SPAN("10in")), KEPT);
    assert_int_equal(file_edition_read(f, join, &all), KEPT);
    assert_string_equal(text_z(&all),
                        "0 guns=4;0 move.foot=1ft;7 move.foot=10in;");
    file_close(f);
}

/* ---- The log is append-only and gapless ---- */

static const char by_hand[] =
    "INTO entry SELECT n + %d, grp, kind, target, at_ms, utc, boot_ms, line,"
    " verdict, rules, answer, digest, chain, note FROM entry WHERE n = 3";

static int
insert_by_hand(const char *how, int ahead)
{
    char sql[512], rest[400];

    snprintf(rest, sizeof rest, by_hand, ahead);
    snprintf(sql, sizeof sql, "%s %s", how, rest);
    return shell(battle, sql);
}

static void
test_no_hand_changes_the_log(void **state)
{
    static const char forge[] = "INSERT INTO entry SELECT * FROM entry"
                                " WHERE n = 2 ON CONFLICT(n)"
                                " DO UPDATE SET line = 'note forged'";
    static const char *const attempts[] = {
        "UPDATE entry SET line = 'note forged' WHERE n = 2",
        "DELETE FROM entry WHERE n = 3",
        "DELETE FROM entry",
        "INSERT INTO clock VALUES(1, 1, 1, 1, 1, 1, '', -1)",
        forge,
        "INSERT OR REPLACE INTO entry SELECT * FROM entry WHERE n = 2",
        "UPDATE meta SET value = 'x'",
        "DELETE FROM meta",
        "INSERT INTO meta VALUES('more', 'x')",
    };

    (void)state;
    make_battle(battle);
    for (size_t i = 0; i < sizeof attempts / sizeof attempts[0]; i++)
        assert_int_equal(shell(battle, attempts[i]), SQLITE_CONSTRAINT);
    assert_int_equal(insert_by_hand("INSERT", 2), SQLITE_CONSTRAINT);
    assert_int_equal(insert_by_hand("INSERT", 0), SQLITE_CONSTRAINT);
    assert_int_equal(insert_by_hand("INSERT OR IGNORE", -3), SQLITE_CONSTRAINT);
    assert_holds(battle, 3);
}

static void
assert_not_appended(struct file *f, const struct record *r, enum kept want)
{
    assert_int_equal(file_begin(f), KEPT);
    assert_int_equal(file_append(f, r), want);
    assert_true(file_error(f).n > 0);
    assert_int_not_equal(file_commit(f), KEPT);
    assert_int_equal(file_last(f), 0);
}

static void
test_a_record_that_cannot_stand_is_refused(void **state)
{
    static char long_line[FILE_LINE_MAX + 2];
    struct record r = note(2, "note");
    struct file *f;

    (void)state;
    memset(long_line, 'x', sizeof long_line - 1);
    assert_int_equal(file_create(battle, &f, NULL), KEPT);
    assert_not_appended(f, &r, KEPT_OTHER_WRITER); /* a gap */
    r = note(1, "note");
    r.line = SPAN("note\0hidden");
    assert_not_appended(f, &r, KEPT_DAMAGED);
    r = note(1, long_line);
    assert_not_appended(f, &r, KEPT_DAMAGED);
    r = note(1, "");
    assert_not_appended(f, &r, KEPT_DAMAGED);
    r = note(1, "note");
    r.verdict = SPAN("maybe");
    assert_not_appended(f, &r, KEPT_DAMAGED);
    r = note(1, "note");
    r.target = 1; /* itself */
    assert_not_appended(f, &r, KEPT_DAMAGED);
    r = note(1, "note");
    r.grp = 2; /* a group that begins later */
    assert_not_appended(f, &r, KEPT_DAMAGED);
    r = note(1, "note");
    r.utc_ms = -1;
    assert_not_appended(f, &r, KEPT_DAMAGED);
    long_line[FILE_LINE_MAX] = '\0';
    assert_int_equal(write_note(f, 1, long_line), KEPT);
    file_close(f);
    assert_holds(battle, 1);
}

/* ---- The chain ---- */

static void
assert_names_entry(const char *path, const char *want)
{
    struct file *f = opened(path);
    int n = 0;

    assert_int_equal(file_read(f, count, &n), KEPT_DAMAGED);
    assert_true(span_starts(file_error(f), want));
    file_close(f);
}

static void
test_the_chain_names_the_entry_that_was_changed(void **state)
{
    (void)state;
    make_battle(battle);
    flip_byte_of(battle, "the third");
    assert_names_entry(battle, "entry 3 ");
    flip_byte_of(battle, "the second");
    assert_names_entry(battle, "entry 2 ");
}

static void
test_the_chain_holds_on_to_its_own_battle(void **state)
{
    (void)state;
    make_battle(battle);
    flip_byte_of(battle, "schema1"); /* a key and its value in meta */
    assert_names_entry(battle, "entry 1 ");
}

/* The chain as chain.h promises it, made again from what SQLite prints. */
static void
sum_columns(SHA2_CTX *c, sqlite3_stmt *s, int from)
{
    for (int i = from; i < sqlite3_column_count(s); i++) {
        const unsigned char *at = sqlite3_column_text(s, i);
        unsigned n = (unsigned)sqlite3_column_bytes(s, i);
        uint8_t length[4] = {0, 0, (uint8_t)(n >> 8), (uint8_t)n};

        SHA256Update(c, length, 4);
        if (n > 0)
            SHA256Update(c, at, n);
    }
}

static void
test_others_can_check_the_chain(void **state)
{
    uint8_t link[32];
    SHA2_CTX c;
    sqlite3 *db;
    sqlite3_stmt *s;
    int entries = 0;

    (void)state;
    make_battle(battle);
    sqlite3_open(battle, &db);
    sqlite3_prepare_v2(db, "SELECT key, value FROM meta ORDER BY key", -1, &s,
                       NULL);
    SHA256Init(&c);
    while (sqlite3_step(s) == SQLITE_ROW)
        sum_columns(&c, s, 0);
    SHA256Final(link, &c);
    sqlite3_finalize(s);
    sqlite3_prepare_v2(db,
                       "SELECT chain, n, grp, kind, target, at_ms, utc,"
                       " boot_ms, line, verdict, rules, answer, digest, note"
                       " FROM entry ORDER BY n",
                       -1, &s, NULL);
    for (; sqlite3_step(s) == SQLITE_ROW; entries++) {
        SHA256Init(&c);
        SHA256Update(&c, link, sizeof link);
        sum_columns(&c, s, 1);
        SHA256Final(link, &c);
        assert_memory_equal(link, sqlite3_column_blob(s, 0), sizeof link);
    }
    assert_int_equal(entries, 3);
    sqlite3_finalize(s);
    sqlite3_close(db);
}

static void
test_no_two_battles_have_one_chain(void **state)
{
    (void)state;
    make_battle(battle);
    make_battle("other.battle");
    assert_int_equal(
        shell(battle, "ATTACH 'other.battle' AS o;"
                      "CREATE TEMP TABLE t(x CHECK(x = 3));"
                      "INSERT INTO t SELECT count(*) FROM entry AS a"
                      " JOIN o.entry AS b USING(n) WHERE a.chain <> b.chain"),
        SQLITE_OK);
}

/* ---- Two programs ---- */

static void
test_a_second_writer_is_noticed(void **state)
{
    struct file *a, *b;
    int n = 0;

    (void)state;
    make_battle(battle);
    a = opened(battle);
    b = opened(battle);
    assert_int_equal(write_note(a, 4, "note by a"), KEPT);
    assert_int_equal(write_note(b, 4, "note by b"), KEPT_OTHER_WRITER);
    assert_int_equal(file_edition_write(b, 0, "guns", SPAN("9")),
                     KEPT_OTHER_WRITER);
    assert_int_equal(file_read(b, count, &n), KEPT);
    assert_int_equal(n, 4);
    assert_int_equal(write_note(b, 5, "note by b"), KEPT);
    assert_int_equal(write_note(a, 5, "note by a"), KEPT_OTHER_WRITER);
    file_close(a);
    file_close(b);
    assert_holds(battle, 5);
}

static void
test_a_file_held_by_another_is_busy(void **state)
{
    struct file *a, *b;
    struct record r = note(4, "note by a");

    (void)state;
    make_battle(battle);
    a = opened(battle);
    b = opened(battle);
    sqlite3_busy_timeout(file_db(b), 0);
    assert_int_equal(file_begin(a), KEPT);
    assert_int_equal(file_append(a, &r), KEPT);
    assert_int_equal(file_begin(b), KEPT_BUSY);
    assert_int_equal(file_commit(a), KEPT);
    file_close(a);
    assert_int_equal(file_begin(b), KEPT_OTHER_WRITER);
    file_close(b);
}

/* The reader keeps the writer from the end of its commit: nothing is kept, it
 * is known, and going on works. */
static void
test_a_commit_that_waits_in_vain_is_taken_back(void **state)
{
    struct file *f;
    sqlite3 *reader;
    sqlite3_stmt *s;

    (void)state;
    make_battle(battle);
    f = opened(battle);
    sqlite3_busy_timeout(file_db(f), 0);
    sqlite3_open(battle, &reader);
    sqlite3_prepare_v2(reader, "SELECT * FROM entry", -1, &s, NULL);
    assert_int_equal(sqlite3_step(s), SQLITE_ROW);
    assert_int_equal(write_note(f, 4, "note"), KEPT_BUSY);
    assert_int_equal(file_last(f), 3);
    sqlite3_finalize(s);
    sqlite3_close(reader);
    assert_int_equal(write_note(f, 4, "note"), KEPT);
    file_close(f);
    assert_holds(battle, 4);
}

/* ---- Copies ---- */

static void
test_a_copy_is_whole_and_takes_no_name_that_is_there(void **state)
{
    struct file *f;
    struct stat st;

    (void)state;
    make_battle(battle);
    f = opened(battle);
    assert_int_equal(file_save(f, "copy.battle"), KEPT);
    assert_int_equal(file_save(f, "copy.battle"), KEPT_EXISTS);
    assert_int_equal(file_save(f, battle), KEPT_EXISTS);
    assert_int_equal(file_save(f, "no/folder/copy.battle"), KEPT_NO_FILE);
    assert_int_equal(file_save(f, "file:copy"), KEPT);
    assert_int_equal(write_note(f, 4, "note the fourth"), KEPT);
    file_close(f);
    assert_int_equal(files_here(), 3);
    assert_int_equal(stat("copy.battle", &st), 0);
    assert_int_equal(st.st_mode & 07777, 0600);
    assert_int_equal(st.st_nlink, 1);
    assert_holds("copy.battle", 3);
    assert_holds("file:copy", 3);
    assert_holds(battle, 4);
}

static void
test_a_reader_can_copy_and_a_damaged_file_cannot_be_copied(void **state)
{
    struct file *f;

    (void)state;
    make_battle(battle);
    assert_int_equal(file_open(battle, true, &f, NULL), KEPT);
    assert_int_equal(file_save(f, "copy.battle"), KEPT);
    assert_int_equal(write_note(f, 4, "note"), KEPT_READ_ONLY);
    file_close(f);
    assert_holds("copy.battle", 3);
    flip_byte_of(battle, "the third");
    f = opened(battle);
    assert_int_equal(file_save(f, "again.battle"), KEPT_DAMAGED);
    file_close(f);
    assert_int_equal(files_here(), 2);
}

/* ---- Codes ---- */

static void
test_what_a_failure_means(void **state)
{
    static const struct {
        int code;
        enum kept want;
        bool over;
    } of[] = {
        {SQLITE_DONE,               KEPT,             false},
        {SQLITE_FULL,               KEPT_DISK_FULL,   false},
        {SQLITE_BUSY,               KEPT_BUSY,        false},
        {SQLITE_READONLY_DIRECTORY, KEPT_READ_ONLY,   false},
        {SQLITE_NOMEM,              KEPT_NO_MEMORY,   false},
        {SQLITE_CONSTRAINT_TRIGGER, KEPT_DAMAGED,     false},
        {SQLITE_IOERR_WRITE,        KEPT_LOST,        true },
        {SQLITE_IOERR_FSYNC,        KEPT_SYNC_FAILED, true },
        {SQLITE_IOERR_DIR_FSYNC,    KEPT_SYNC_FAILED, true },
    };

    (void)state;
    make_battle(battle);
    for (size_t i = 0; i < sizeof of / sizeof of[0]; i++) {
        struct file *f = opened(battle);

        assert_int_equal(file_begin(f), KEPT);
        assert_int_equal(file_kept(f, of[i].code), of[i].want);
        file_rollback(f);
        /* After a lost sync or write nothing is tried again. */
        assert_int_equal(file_begin(f), of[i].over ? of[i].want : KEPT);
        file_close(f);
    }
}

#define STORY(name) \
    cmocka_unit_test_setup_teardown(name, enter_folder, leave_folder)

int
main(void)
{
    const struct CMUnitTest tests[] = {
        STORY(test_an_entry_comes_back_as_it_went),
        STORY(test_times_stand_in_the_file_as_text),
        STORY(test_nothing_is_kept_of_what_is_taken_back),
        STORY(test_the_clock_is_one_row),
        STORY(test_the_edition_is_kept_by_entry),
        STORY(test_no_hand_changes_the_log),
        STORY(test_a_record_that_cannot_stand_is_refused),
        STORY(test_the_chain_names_the_entry_that_was_changed),
        STORY(test_the_chain_holds_on_to_its_own_battle),
        STORY(test_others_can_check_the_chain),
        STORY(test_no_two_battles_have_one_chain),
        STORY(test_a_second_writer_is_noticed),
        STORY(test_a_file_held_by_another_is_busy),
        STORY(test_a_commit_that_waits_in_vain_is_taken_back),
        STORY(test_a_copy_is_whole_and_takes_no_name_that_is_there),
        STORY(test_a_reader_can_copy_and_a_damaged_file_cannot_be_copied),
        STORY(test_what_a_failure_means),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
