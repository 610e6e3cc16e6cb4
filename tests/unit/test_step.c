/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_step.c: a battle file brought to a next schema. There is none yet, so
 * two are made up: one with a table for the weather, one with the wind in it.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include <sys/stat.h>
#include <unistd.h>

#include "file_in.h"
#include "folder.h"
#include "step.h"

static const char battle[] = "hooks-farm.battle";
static const char backup[] = "hooks-farm.battle.schema-1";

/* ---- The schemas ---- */

static const char weather[] = "CREATE TABLE weather(\n"
                              "  entry INTEGER PRIMARY KEY,\n"
                              "  sky TEXT NOT NULL\n"
                              ") STRICT";
static const char wind[] = "CREATE TABLE wind(\n"
                           "  entry INTEGER PRIMARY KEY,\n"
                           "  knots INTEGER NOT NULL\n"
                           ") STRICT";

static const char *
ours_and(int i, const char *const more[2])
{
    int n = 0;

    while (schema_ours.statement(n))
        n++;
    return i < n ? schema_ours.statement(i) : i < n + 2 ? more[i - n] : NULL;
}

static const char *
second(int i)
{
    static const char *const more[2] = {weather, NULL};

    return ours_and(i, more);
}

static const char *
third(int i)
{
    static const char *const more[2] = {weather, wind};

    return ours_and(i, more);
}

static const struct schema schema_2 = {2, second}, schema_3 = {3, third};
static const char *const to_second[] = {
    weather, "INSERT INTO weather SELECT n, 'fair' FROM entry", NULL};
static const char *const to_third[] = {wind, NULL};

/* ---- What is done ---- */

static enum kept
take(const struct step *at, int n, const struct schema *to, struct text *told)
{
    const struct steps steps = {at, n, to};

    text_clear(told);
    return file_step(battle, &steps, told);
}

static enum kept
take_one(const char *const *sql, struct text *told)
{
    const struct step step = {
        {1, schema_ours.statement},
        sql
    };

    return take(&step, 1, &schema_2, told);
}

static void
assert_holds_as(const struct schema *is, int entries)
{
    struct file *f;
    int n = 0;

    assert_int_equal(file_open_as(battle, false, is, &f, NULL), KEPT);
    assert_int_equal(file_read(f, count, &n), KEPT);
    assert_int_equal(n, entries);
    assert_int_equal(file_integrity(f, NULL), KEPT);
    file_close(f);
}

/* As if nothing had been tried, and nothing left lying about. */
static void
assert_untouched(const struct text *told)
{
    assert_true(told->n > 0);
    assert_holds(battle, 3);
    assert_int_equal(files_here(), 1);
}

#define TOLD          \
    char bytes[512];  \
    struct text told; \
    text_init(&told, bytes, sizeof bytes)

static void
test_the_next_schema_with_the_file_as_it_was_beside_it(void **state)
{
    TOLD;
    struct file *f;

    (void)state;
    make_battle(battle);
    assert_int_equal(take_one(to_second, &told), KEPT);
    assert_string_equal(text_z(&told),
                        "brought from schema 1 to 2; as it was it is in "
                        "hooks-farm.battle.schema-1");
    assert_holds(backup, 3);
    assert_holds_as(&schema_2, 3);
    assert_int_equal(files_here(), 2);
    /* What was written by the next one is not for this program. */
    assert_refused(battle, KEPT_NEWER);
    assert_int_equal(file_open_as(battle, false, &schema_2, &f, NULL), KEPT);
    assert_int_equal(file_read(f, count, &(int){0}), KEPT);
    assert_int_equal(write_note(f, 4, "note the fourth"), KEPT);
    file_close(f);
    assert_holds_as(&schema_2, 4);
    assert_int_equal(shell(battle, "CREATE TEMP TABLE t(x CHECK(x = 3));"
                                   "INSERT INTO t SELECT count(*) FROM weather"
                                   " WHERE sky = 'fair'"),
                     SQLITE_OK);
}

static void
test_two_steps_in_one(void **state)
{
    static const struct step both[] = {
        {{1, NULL},   to_second},
        {{2, second}, to_third }
    };
    struct step at[2] = {both[0], both[1]};
    TOLD;

    (void)state;
    at[0].from = schema_ours;
    make_battle(battle);
    assert_int_equal(take(at, 2, &schema_3, &told), KEPT);
    assert_holds_as(&schema_3, 3);
    assert_holds(backup, 3);
    assert_int_equal(files_here(), 2);
    /* Once more there is nothing to do. */
    assert_int_equal(take(at, 2, &schema_3, &told), KEPT);
    assert_int_equal(told.n, 0);
}

static void
test_a_step_that_leads_elsewhere_is_taken_back(void **state)
{
    static const char *const elsewhere[] = {wind, NULL};
    static const char *const nowhere[] = {NULL};
    static const char *const wrong[] = {weather, "CREATE TABEL x(y)", NULL};
    TOLD;

    (void)state;
    make_battle(battle);
    assert_int_equal(take_one(elsewhere, &told), KEPT_DAMAGED);
    assert_untouched(&told);
    assert_int_equal(take_one(nowhere, &told), KEPT_DAMAGED);
    assert_untouched(&told);
    assert_int_equal(take_one(wrong, &told), KEPT_DAMAGED);
    assert_untouched(&told);
}

static void
test_no_step_touches_the_log(void **state)
{
    static const char again[] =
        "CREATE TRIGGER entry_no_update BEFORE UPDATE ON entry\n"
        "BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END";
    static const char *const forges[] = {
        weather, "DROP TRIGGER entry_no_update",
        "UPDATE entry SET line = 'note forged' WHERE n = 2", again, NULL};
    static const char *const plainly[] = {
        weather, "UPDATE entry SET line = 'note forged' WHERE n = 2", NULL};
    TOLD;

    (void)state;
    make_battle(battle);
    assert_int_equal(take_one(forges, &told), KEPT_DAMAGED);
    assert_untouched(&told);
    assert_int_equal(take_one(plainly, &told), KEPT_DAMAGED);
    assert_untouched(&told);
}

static void
test_what_is_not_sound_is_left_alone(void **state)
{
    TOLD;

    (void)state;
    make_battle(battle);
    flip_byte_of(battle, "the second");
    assert_int_equal(take_one(to_second, &told), KEPT_DAMAGED);
    assert_int_equal(files_here(), 1);
    flip_byte_of(battle, "uhe second");
    assert_untouched(&told);
    assert_int_equal(shell(battle, "CREATE TABLE rogue(x)"), SQLITE_OK);
    assert_int_equal(take_one(to_second, &told), KEPT_DAMAGED);
    assert_int_equal(files_here(), 1);
}

static void
test_no_older_copy_is_written_over(void **state)
{
    TOLD;

    (void)state;
    make_battle(battle);
    write_plain(backup, "somebody's own");
    assert_int_equal(take_one(to_second, &told), KEPT_EXISTS);
    assert_int_equal(files_here(), 2);
    assert_int_equal(unlink(backup), 0);
    assert_untouched(&told);
}

static void
test_nobody_else_is_in_it(void **state)
{
    sqlite3 *other;
    TOLD;

    (void)state;
    make_battle(battle);
    assert_int_equal(sqlite3_open(battle, &other), SQLITE_OK);
    assert_int_equal(sqlite3_exec(other, "BEGIN IMMEDIATE", NULL, NULL, NULL),
                     SQLITE_OK);
    assert_int_equal(take_one(to_second, &told), KEPT_BUSY);
    sqlite3_close(other);
    assert_untouched(&told);
}

static void
test_what_no_step_leads_from(void **state)
{
    const struct step from_2 = {schema_2, to_third};
    TOLD;

    (void)state;
    make_battle(battle);
    assert_int_equal(take(&from_2, 1, &schema_3, &told), KEPT_OLDER);
    assert_untouched(&told);
    /* Of this program's own steps there are none, and none is needed. */
    text_clear(&told);
    assert_int_equal(file_step(battle, &steps_ours, &told), KEPT);
    assert_int_equal(told.n, 0);
    assert_int_equal(shell(battle, "PRAGMA user_version = 4"), SQLITE_OK);
    assert_int_equal(take(&from_2, 1, &schema_3, &told), KEPT_NEWER);
    write_plain("letter.txt", "Dear Ann,");
    text_clear(&told);
    assert_int_equal(file_step("letter.txt", &steps_ours, &told),
                     KEPT_NOT_BATTLE);
    assert_true(told.n > 0);
}

#define STORY(name) \
    cmocka_unit_test_setup_teardown(name, enter_folder, leave_folder)

int
main(void)
{
    const struct CMUnitTest tests[] = {
        STORY(test_the_next_schema_with_the_file_as_it_was_beside_it),
        STORY(test_two_steps_in_one),
        STORY(test_a_step_that_leads_elsewhere_is_taken_back),
        STORY(test_no_step_touches_the_log),
        STORY(test_what_is_not_sound_is_left_alone),
        STORY(test_no_older_copy_is_written_over),
        STORY(test_nobody_else_is_in_it),
        STORY(test_what_no_step_leads_from),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
