/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_stranger.c: a battle file from a stranger, from a program that died, or
 * where nothing can be written; and names that try to be more than names.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "folder.h"

static const char battle[] = "hooks-farm.battle";

/* ---- Strangers ---- */

static void
test_what_is_no_battle_is_refused(void **state)
{
    (void)state;
    assert_refused("nothing.battle", KEPT_NO_FILE);
    assert_refused("no/folder/a.battle", KEPT_NO_FILE);
    assert_refused("", KEPT_NO_FILE);
    assert_refused(".", KEPT_NO_FILE);
    assert_int_equal(mkfifo("fifo.battle", 0600), 0);
    assert_refused("fifo.battle", KEPT_NO_FILE);
    assert_refused("/dev/null", KEPT_NO_FILE);
    write_plain("empty.battle", "");
    assert_refused("empty.battle", KEPT_NOT_BATTLE);
    write_plain("short.battle", "SQLite format 3");
    assert_refused("short.battle", KEPT_NOT_BATTLE);
    make_battle(battle);
    assert_int_equal(symlink(battle, "link.battle"), 0);
    assert_refused("link.battle", KEPT_NO_FILE);
    assert_refused("hooks-farm.battle/x", KEPT_NO_FILE);
    assert_holds(battle, 3);
}

static void
test_a_file_of_any_size_is_looked_at_first(void **state)
{
    (void)state;
    make_battle(battle);
    /* Holes, so that it takes no room: more than any battle has. */
    assert_int_equal(truncate(battle, (off_t)2 << 30), 0);
    assert_refused(battle, KEPT_NOT_BATTLE);
    assert_int_equal(truncate(battle, (off_t)1 << 29), 0);
    assert_holds(battle, 3); /* its header says where it ends */
    assert_int_equal(truncate(battle, 511), 0);
    assert_refused(battle, KEPT_NOT_BATTLE);
    assert_refused("/etc/passwd", KEPT_NOT_BATTLE);
}

static void
test_other_databases_are_refused(void **state)
{
    (void)state;
    write_plain("foreign.db", "");
    assert_int_equal(shell("foreign.db", "CREATE TABLE entry(n)"), SQLITE_OK);
    assert_refused("foreign.db", KEPT_NOT_BATTLE);
    assert_int_equal(shell("foreign.db", "PRAGMA application_id=0x554D5052;"
                                         "PRAGMA user_version=1"),
                     SQLITE_OK);
    assert_refused("foreign.db", KEPT_DAMAGED);
    make_battle(battle);
    assert_int_equal(shell(battle, "PRAGMA user_version=2"), SQLITE_OK);
    assert_refused(battle, KEPT_NEWER);
    assert_int_equal(shell(battle, "PRAGMA user_version=0"), SQLITE_OK);
    assert_refused(battle, KEPT_NOT_BATTLE);
}

static void
test_a_schema_that_is_not_ours_is_refused(void **state)
{
    /* What somebody does, and what undoes it. */
    static const char rogue[] = "CREATE TRIGGER rogue AFTER INSERT ON clock"
                                " BEGIN DELETE FROM edition; END";
    static const char again[] =
        "CREATE TRIGGER entry_no_update BEFORE UPDATE ON entry\n"
        "BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END";
    static const char *const changes[] = {
        rogue,
        "DROP TRIGGER rogue",
        "CREATE VIEW rogue AS SELECT 1",
        "DROP VIEW rogue",
        "CREATE TABLE rogue(x)",
        "DROP TABLE rogue",
        "CREATE INDEX rogue ON entry(line)",
        "DROP INDEX rogue",
        "DROP TRIGGER entry_no_update",
        again,
        /* What runs by itself: views that never end, triggers upon triggers,
         * columns that are reckoned. */
        "CREATE VIEW rogue AS WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL"
        " SELECT i + 1 FROM c) SELECT i FROM c",
        "DROP VIEW rogue",
        "CREATE TABLE rogue(a, b AS (printf('%99999d', a)) STORED)",
        "DROP TABLE rogue",
        "ALTER TABLE edition ADD COLUMN x TEXT AS (hex(zeroblob(1000)))",
        "ALTER TABLE edition DROP COLUMN x",
        "ALTER TABLE clock RENAME COLUMN warned TO x",
        "ALTER TABLE clock RENAME COLUMN x TO warned",
    };

    (void)state;
    make_battle(battle);
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i += 2) {
        assert_int_equal(shell(battle, changes[i]), SQLITE_OK);
        assert_refused(battle, KEPT_DAMAGED);
        assert_int_equal(shell(battle, changes[i + 1]), SQLITE_OK);
        assert_holds(battle, 3);
    }
}

/* Its journal would be two files more, and is not waited for. */
static void
test_a_file_of_another_journal_becomes_ours(void **state)
{
    (void)state;
    make_battle(battle);
    assert_int_equal(shell(battle, "PRAGMA journal_mode=WAL"), SQLITE_OK);
    assert_holds(battle, 3);
    assert_int_equal(files_here(), 1);
}

static void
test_what_a_file_says_does_not_reach_the_screen_raw(void **state)
{
    (void)state;
    make_battle(battle);
    assert_int_equal(shell(battle, "PRAGMA writable_schema=ON;"
                                   "UPDATE sqlite_schema SET"
                                   " name = char(27) || ']0;owned' || char(7),"
                                   " sql = 'CREATE TABLE ' || char(155, 8238)"
                                   " WHERE name = 'edition'"),
                     SQLITE_OK);
    assert_refused(battle, KEPT_DAMAGED);
}

/* ---- Names ---- */

static void
test_a_name_is_only_a_name(void **state)
{
    static const char *const names[] = {
        "file:x?mode=memory", ":memory:", "-rf.battle", "a b'\"%s.battle"};
    struct stat st;

    (void)state;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        make_battle(names[i]);
        assert_int_equal(lstat(names[i], &st), 0);
        assert_int_equal(st.st_mode & 07777, 0600);
        assert_holds(names[i], 3);
    }
}

static void
test_what_is_there_is_never_written_over(void **state)
{
    struct file *f;

    (void)state;
    make_battle(battle);
    assert_int_equal(file_create(battle, &f, NULL), KEPT_EXISTS);
    assert_null(f);
    assert_int_equal(symlink("nowhere", "link.battle"), 0);
    assert_int_equal(file_create("link.battle", &f, NULL), KEPT_EXISTS);
    assert_int_equal(file_create("no/folder/a.battle", &f, NULL), KEPT_NO_FILE);
    assert_int_equal(file_create(".", &f, NULL), KEPT_EXISTS);
    assert_holds(battle, 3);
}

/* ---- Reading only ---- */

/* Where root runs the tests, permissions stop nobody: become somebody. */
static void
become_nobody(void)
{
    if (geteuid() == 0)
        assert_int_equal(seteuid(65534), 0);
}

static void
become_self(void)
{
    if (getuid() == 0)
        assert_int_equal(seteuid(0), 0);
}

static void
test_a_file_opened_for_reading_is_not_written(void **state)
{
    struct file *f;
    int n = 0;

    (void)state;
    make_battle(battle);
    assert_int_equal(file_open(battle, true, &f, NULL), KEPT);
    assert_true(file_read_only(f));
    assert_int_equal(file_read(f, count, &n), KEPT);
    assert_int_equal(n, 3);
    assert_int_equal(write_note(f, 4, "note"), KEPT_READ_ONLY);
    assert_int_not_equal(
        sqlite3_exec(file_db(f), "DELETE FROM edition", NULL, NULL, NULL),
        SQLITE_OK);
    file_close(f);
}

static void
test_a_file_that_cannot_be_written_can_be_read(void **state)
{
    struct file *f;
    enum kept k;
    int n = 0;

    (void)state;
    make_battle(battle);
    assert_int_equal(chmod(battle, 0444), 0);
    become_nobody();
    assert_refused(battle, KEPT_READ_ONLY);
    k = file_open(battle, true, &f, NULL);
    become_self();
    assert_int_equal(k, KEPT);
    assert_int_equal(file_read(f, count, &n), KEPT);
    assert_int_equal(n, 3);
    file_close(f);
}

static void
test_a_folder_that_cannot_be_written(void **state)
{
    struct file *f;
    enum kept k;

    make_battle(battle);
    assert_int_equal(chmod(battle, 0666), 0);
    assert_int_equal(chmod(*state, 0555), 0);
    become_nobody();
    k = file_open(battle, false, &f, NULL);
    assert_int_equal(file_create("new.battle", &f, NULL), KEPT_READ_ONLY);
    become_self();
    assert_int_equal(chmod(*state, 0755), 0);
    assert_int_equal(k, KEPT_READ_ONLY);
}

/* ---- A program that died ---- */

/* hot.battle as a program leaves it that dies within a large transaction. */
static void
make_hot(void)
{
    sqlite3 *db;

    make_battle(battle);
    assert_int_equal(shell(battle,
                           "INSERT INTO edition WITH RECURSIVE c(i) AS"
                           " (SELECT 1 UNION ALL SELECT i + 1 FROM c LIMIT 900)"
                           " SELECT 0, 'key' || i, hex(zeroblob(200)) FROM c"),
                     SQLITE_OK);
    sqlite3_open(battle, &db);
    assert_int_equal(sqlite3_exec(db,
                                  "PRAGMA cache_size=5; BEGIN;"
                                  "UPDATE edition SET value = 'half done'",
                                  NULL, NULL, NULL),
                     SQLITE_OK);
    copy_plain(battle, "hot.battle");
    copy_plain("hooks-farm.battle-journal", "hot.battle-journal");
    sqlite3_close(db);
}

static bool
is_whole(void *ctx, int32_t entry, struct span key, struct span value)
{
    (void)entry;
    (void)key;
    *(bool *)ctx = *(bool *)ctx && value.n == 400;
    return true;
}

static void
test_what_was_left_half_done_is_taken_back(void **state)
{
    bool whole = true;
    struct file *f;

    (void)state;
    make_hot();
    /* A reader repairs, too, where it may write. */
    assert_int_equal(file_open("hot.battle", true, &f, NULL), KEPT);
    assert_int_equal(file_edition_read(f, is_whole, &whole), KEPT);
    assert_true(whole);
    file_close(f);
    assert_int_not_equal(access("hot.battle-journal", F_OK), 0);
    assert_holds("hot.battle", 3);
}

static void
test_what_was_left_half_done_is_never_shown(void **state)
{
    struct file *f;
    enum kept k;

    (void)state;
    make_hot();
    assert_int_equal(chmod("hot.battle", 0444), 0);
    assert_int_equal(chmod("hot.battle-journal", 0444), 0);
    become_nobody();
    k = file_open("hot.battle", true, &f, NULL);
    become_self();
    assert_int_equal(k, KEPT_READ_ONLY);
    assert_int_equal(access("hot.battle-journal", F_OK), 0);
}

#define STORY(name) \
    cmocka_unit_test_setup_teardown(name, enter_folder, leave_folder)

int
main(void)
{
    const struct CMUnitTest tests[] = {
        STORY(test_what_is_no_battle_is_refused),
        STORY(test_a_file_of_any_size_is_looked_at_first),
        STORY(test_other_databases_are_refused),
        STORY(test_a_schema_that_is_not_ours_is_refused),
        STORY(test_a_file_of_another_journal_becomes_ours),
        STORY(test_what_a_file_says_does_not_reach_the_screen_raw),
        STORY(test_a_name_is_only_a_name),
        STORY(test_what_is_there_is_never_written_over),
        STORY(test_a_file_opened_for_reading_is_not_written),
        STORY(test_a_file_that_cannot_be_written_can_be_read),
        STORY(test_a_folder_that_cannot_be_written),
        STORY(test_what_was_left_half_done_is_taken_back),
        STORY(test_what_was_left_half_done_is_never_shown),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
