/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_follow.c: a battle looked on at. What the referee's program writes is
 * seen at the next look, the same state is come to, nothing is written and
 * nothing is held; the file may be broken off, lost, or another.
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
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "clock.h"
#include "control.h"
#include "folder.h"
#include "follow.h"

static const char battle[] = "b.battle";

/* The machine's clocks, as one computer has them for all its programs. */
struct machine {
    int64_t utc_ms, boot_ms;
    char id[40];
};

struct watch {
    struct machine machine;
    struct now now;
    struct session referee, one, two;
    struct follower f;
    char words[512];
    struct text why;
    bool changed;
    void *folder;
    int out; /* the test's own standard output */
};

static int64_t
utc_of(void *ctx)
{
    return ((struct machine *)ctx)->utc_ms;
}

static int64_t
boot_of(void *ctx)
{
    return ((struct machine *)ctx)->boot_ms;
}

static void
id_of(void *ctx, char out[40])
{
    memcpy(out, ((struct machine *)ctx)->id, 40);
}

static struct options
options_of(struct watch *t)
{
    t->now = (struct now){&t->machine, utc_of, boot_of, id_of};
    return (struct options){
        .quiet = true, .now = &t->now, .control = &program_control};
}

static void
say(struct watch *t, const char *line)
{
    if (session_line(&t->referee, span_of(line)) != STATUS_DONE)
        fail_msg("%s", line);
}

/* What the referee is answered is for nobody here. */
static bool
be_quiet(struct watch *t)
{
    fflush(stdout);
    t->out = dup(STDOUT_FILENO);
    return freopen("/dev/null", "w", stdout) != NULL;
}

static int
begin(void **state)
{
    struct watch *t = calloc(1, sizeof *t);
    struct options o;

    if (!t || enter_folder(&t->folder) != 0 || !be_quiet(t))
        return -1;
    t->machine = (struct machine){1800000000000, 50000, "this boot"};
    text_init(&t->why, t->words, sizeof t->words);
    o = options_of(t);
    session_init(&t->referee, &o);
    session_create(&t->referee, battle);
    o.read_only = true;
    session_init(&t->one, &o);
    session_init(&t->two, &o);
    follow_begin(&t->f, &t->one, &t->two, battle);
    *state = t;
    return 0;
}

static int
end(void **state)
{
    struct watch *t = *state;

    session_release(&t->referee);
    session_release(&t->one);
    session_release(&t->two);
    fflush(stdout);
    dup2(t->out, STDOUT_FILENO);
    close(t->out);
    int status = leave_folder(&t->folder);
    free(t);
    return status;
}

static enum kept
looks(struct watch *t)
{
    return follow_look(&t->f, &t->changed, &t->why);
}

static void
sees(struct watch *t)
{
    const struct history *a = &t->referee.history, *b;

    assert_int_equal(looks(t), KEPT);
    b = &t->f.s->history;
    assert_int_equal(a->n, b->n);
    assert_int_equal(a->kept, b->kept);
    assert_true(a->game.digest == b->game.digest);
    assert_int_equal(session_now(&t->referee), session_now(t->f.s));
}

static void
armies(struct watch *t)
{
    static const char *const lines[] = {"side red",       "side blue",
                                        "body RA 20 inf", "body BA 20 inf",
                                        "gun RG1",        "start red"};

    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        say(t, lines[i]);
}

static void
test_every_entry_is_seen_at_the_next_look(void **state)
{
    static const char *const lines[] = {"next",
                                        "move ra 12 n",
                                        "next",
                                        "undo",
                                        "redo",
                                        "move ba 6 s",
                                        "=move ba 7 s",
                                        "pause the cat",
                                        "resume",
                                        "undo 2",
                                        "note a ; note b",
                                        "late note more",
                                        "set gun.shots 6 because we agreed"};
    struct watch *t = *state;

    sees(t);
    assert_true(t->changed);
    assert_int_equal(looks(t), KEPT);
    assert_false(t->changed);
    armies(t);
    sees(t);
    assert_true(t->changed);
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        t->machine.boot_ms += 1234;
        say(t, lines[i]);
        sees(t);
    }
}

/* In between nothing is written and time is the same; then there is a lot. */
static void
test_many_entries_at_one_look(void **state)
{
    struct watch *t = *state;

    armies(t);
    sees(t);
    session_group_begin(&t->referee);
    for (int i = 0; i < 300; i++)
        say(t, "note a cat");
    assert_int_equal(session_group_end(&t->referee, true), STATUS_DONE);
    sees(t);
    assert_int_equal(t->f.s->history.n, 306);
    say(t, "undo");
    sees(t);
}

static void
test_both_clocks_agree(void **state)
{
    struct watch *t = *state;
    bool limited;

    armies(t);
    say(t, "next");
    sees(t);
    for (int i = 0; i < 1000; i++) {
        int64_t a, b;

        t->machine.boot_ms += 137;
        t->machine.utc_ms += i % 7 == 0 ? -3600000 : 137;
        if (i % 50 == 0)
            say(t, i % 100 ? "resume" : "pause");
        assert_int_equal(looks(t), KEPT);
        a = clock_left_ms(&t->referee.history.game, session_now(&t->referee),
                          &limited);
        assert_true(limited);
        b = clock_left_ms(&t->f.s->history.game, session_now(t->f.s), &limited);
        assert_true(limited);
        assert_int_equal(a, b);
    }
}

/* Bytes, size and times of the file are not touched, and the referee is never
 * kept waiting. */
static void
test_looking_writes_and_holds_nothing(void **state)
{
    struct watch *t = *state;
    struct stat before, after;

    armies(t);
    sees(t);
    assert_int_equal(stat(battle, &before), 0);
    for (int i = 0; i < 50; i++)
        assert_int_equal(looks(t), KEPT);
    assert_int_equal(stat(battle, &after), 0);
    assert_int_equal(before.st_size, after.st_size);
    assert_true(before.st_mtim.tv_sec == after.st_mtim.tv_sec &&
                before.st_mtim.tv_nsec == after.st_mtim.tv_nsec);
    assert_int_equal(files_here(), 1);
    assert_int_equal(shell(battle, "BEGIN EXCLUSIVE; ROLLBACK"), SQLITE_OK);
    assert_int_not_equal(file_begin(t->f.s->file), KEPT);
}

static void
test_a_reader_without_the_right_to_write(void **state)
{
    struct watch *t = *state;

    armies(t);
    assert_int_equal(chmod(battle, 0400), 0);
    assert_int_equal(chmod(".", 0500), 0);
    sees(t);
    assert_int_equal(chmod(".", 0700), 0);
}

/* A lock held by another program; the same process would not see it. */
static pid_t
held(const char *sql)
{
    int ready[2];
    char byte;

    assert_int_equal(pipe(ready), 0);
    pid_t child = fork();
    if (child == 0) {
        sqlite3 *db;

        close(ready[0]);
        if (sqlite3_open(battle, &db) != SQLITE_OK ||
            sqlite3_exec(db, sql, NULL, NULL, NULL) != SQLITE_OK ||
            write(ready[1], "x", 1) != 1)
            _exit(1);
        for (;;)
            pause();
    }
    close(ready[1]);
    assert_int_equal(read(ready[0], &byte, 1), 1);
    close(ready[0]);
    return child;
}

static void
let_go(pid_t child)
{
    int status;

    assert_int_equal(kill(child, SIGKILL), 0);
    assert_int_equal(waitpid(child, &status, 0), child);
}

static void
test_a_file_that_is_held_is_looked_at_again(void **state)
{
    struct watch *t = *state;
    pid_t child;

    armies(t);
    sees(t);
    child = held("BEGIN EXCLUSIVE");
    assert_int_equal(looks(t), KEPT_BUSY);
    assert_int_equal(t->f.s->history.n, 6);
    assert_string_equal(text_z(&t->why),
                        "another program holds the file: database is locked");
    let_go(child);
    say(t, "note on");
    sees(t);
}

/* What an ended program left half written is for the next opening to take
 * back: only that may write. */
static void
test_a_write_that_was_broken_off(void **state)
{
    struct watch *t = *state;
    struct stat journal;

    armies(t);
    sees(t);
    let_go(held("PRAGMA cache_size=2; BEGIN; CREATE TABLE big AS WITH RECURSIVE"
                " n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i <"
                " 3000) SELECT i, randomblob(400) FROM n"));
    assert_int_equal(stat("b.battle-journal", &journal), 0);
    assert_int_equal(looks(t), KEPT_BROKEN_OFF);
    assert_int_equal(looks(t), KEPT_BROKEN_OFF);
    assert_int_equal(t->f.s->history.n, 6);
    assert_int_equal(stat("b.battle-journal", &journal), 0);
    assert_non_null(strstr(text_z(&t->why), "opening the battle mends it"));
    assert_holds(battle, 6); /* opened, and so mended */
    sees(t);
}

static void
test_a_file_that_is_gone_and_one_in_its_place(void **state)
{
    struct watch *t = *state;

    armies(t);
    sees(t);
    assert_int_equal(rename(battle, "away"), 0);
    assert_int_equal(looks(t), KEPT_NO_FILE);
    assert_int_equal(t->f.s->history.n, 6); /* what was read stands */
    write_plain(battle, "no battle");
    assert_int_equal(looks(t), KEPT_NOT_BATTLE);
    assert_int_equal(t->f.s->history.n, 6);
    make_battle("other");
    assert_int_equal(rename("away", battle), 0);
    sees(t);
    assert_true(t->changed);
    copy_plain(battle, "copy");
    say(t, "note here");
    assert_int_equal(rename("copy", battle), 0);
    assert_int_equal(looks(t), KEPT);
    assert_true(t->changed);
    assert_int_equal(t->f.s->history.n, 6);
}

/* The cells alone are spoilt, as bad memory would: the log still says what it
 * said, and the books do not balance. The file is read anew, and is right. */
static void
test_a_state_that_does_not_add_up(void **state)
{
    struct watch *t = *state;

    say(t, "side red back south");
    sees(t);
    t->f.s->history.game.cells[T_side][0] ^= 1;
    say(t, "side blue back north");
    assert_int_equal(looks(t), KEPT_DAMAGED);
    assert_string_equal(text_z(&t->why),
                        "the state does not add up: the digest and the cells");
    sees(t);
}

static void
test_a_changed_log_is_not_believed(void **state)
{
    struct watch *t = *state;

    armies(t);
    sees(t);
    say(t, "note about the cat");
    flip_byte_of(battle, "the cat");
    assert_int_equal(looks(t), KEPT_DAMAGED);
    assert_non_null(strstr(text_z(&t->why), "entry 7 "));
    assert_int_equal(t->f.s->history.n, 6);
    flip_byte_of(battle, "\x75he cat"); /* as it was */
    sees(t);
}

#define STORY(name) cmocka_unit_test_setup_teardown(name, begin, end)

int
main(void)
{
    const struct CMUnitTest tests[] = {
        STORY(test_every_entry_is_seen_at_the_next_look),
        STORY(test_many_entries_at_one_look),
        STORY(test_both_clocks_agree),
        STORY(test_looking_writes_and_holds_nothing),
        STORY(test_a_reader_without_the_right_to_write),
        STORY(test_a_file_that_is_held_is_looked_at_again),
        STORY(test_a_write_that_was_broken_off),
        STORY(test_a_state_that_does_not_add_up),
        STORY(test_a_file_that_is_gone_and_one_in_its_place),
        STORY(test_a_changed_log_is_not_believed),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
