/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_history.c: what was typed is taken back, brought back, replaced, struck
 * out and put in late, and the battle is what the lines that stand make it.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "seat.h"

static uint64_t
digest(void)
{
    return b.g->digest;
}

/* Says the line; the number it got. */
static int32_t
entry(const char *line)
{
    tell(&b, line);
    return b.entry;
}

static const struct entry *
at(int32_t n)
{
    const struct entry *e = history_entry(&b.h, n);

    assert_non_null(e);
    return e;
}

/* The line with the entry's number for its %d. */
static const char *
about(const char *form, int32_t n)
{
    static char line[256];
    const char *d = strstr(form, "%d");

    assert_non_null(d);
    snprintf(line, sizeof line, "%.*s%d%s", (int)(d - form), form, n, d + 2);
    return line;
}

static void
dead(int32_t red, int32_t blue)
{
    assert_int_equal(count(&b, 1, MAN_DEAD), red);
    assert_int_equal(count(&b, 2, MAN_DEAD), blue);
}

/* ---- undo and redo ---- */

static void
the_last_line_is_taken_back_and_brought_back(void **state)
{
    uint64_t before, after;
    int32_t kill;

    (void)state;
    board_skirmish(&b);
    before = digest();
    kill = entry("kill RA.1-3 a marble");
    after = digest();
    assert_true(history_stands(&b.h, kill));
    tell(&b, "undo");
    assert_true(digest() == before);
    assert_false(history_stands(&b.h, kill));
    assert_int_equal(at(kill)->undone_by, b.entry);
    tell(&b, "redo");
    assert_true(digest() == after);
    assert_int_equal(at(kill)->undone_by, 0);
    falls(&b, "redo", FAULT_NO_REDO);
    tell(&b, "undo");
    assert_true(digest() == before);
    tell(&b, "note something new");
    falls(&b, "redo", FAULT_NO_REDO);
}

static void
several_at_once_and_down_to_an_entry(void **state)
{
    uint64_t d[8];
    int32_t n[8];

    (void)state;
    board_skirmish(&b);
    for (int i = 0; i < 8; i++) {
        d[i] = digest();
        n[i] = entry(about("kill RA.%d a marble", i + 1));
    }
    tell(&b, "undo 3");
    assert_true(digest() == d[5]);
    tell(&b, "undo");
    assert_true(digest() == d[4]);
    tell(&b, "redo");
    tell(&b, "redo");
    dead(8, 0);
    falls(&b, "undo 6", FAULT_UNDO_MANY);
    tell(&b, "? undo 5");
    assert_true(digest() == d[3]);
    tell(&b, about("undo to #%d", n[1]));
    assert_true(digest() == d[2]);
    dead(2, 0);
    tell(&b, "redo");
    dead(8, 0);
    falls(&b, "undo to #999", FAULT_NO_UNDO);
}

static void
nothing_is_left_to_undo_at_the_beginning(void **state)
{
    uint64_t first = digest();

    (void)state;
    falls(&b, "undo", FAULT_NO_UNDO);
    falls(&b, "redo", FAULT_NO_REDO);
    falls(&b, "undo time", FAULT_NO_UNDO);
    tell(&b, "side red");
    tell(&b, "undo 5");
    assert_true(digest() == first);
    falls(&b, "undo", FAULT_NO_UNDO);
}

/* The clock is passed over, and does not end what can be redone. */
static void
undo_passes_over_the_clock(void **state)
{
    uint64_t before, after;

    (void)state;
    board_skirmish(&b);
    before = digest();
    tell(&b, "kill RA.1 a marble");
    after = digest();
    tell(&b, "pause the cat");
    tell(&b, "resume");
    tell(&b, "clock + 1:00");
    tell(&b, "undo");
    assert_true(digest() == before);
    assert_int_equal(b.g->turn[0].allowance_ms, 180000);
    tell(&b, "pause the cat again");
    tell(&b, "redo");
    assert_true(digest() == after);
    assert_int_equal(b.g->clock->paused, 1);
}

/* Nothing of the clock stands in the way of undoing what it was about. */
static void
the_clock_stays_when_its_battle_goes(void **state)
{
    uint64_t setup;

    (void)state;
    tell(&b, "side red");
    tell(&b, "side blue");
    tell(&b, "body RA 5 inf");
    tell(&b, "body BA 5 inf");
    setup = digest();
    tell(&b, "start red");
    tell(&b, "pause before we begin");
    tell(&b, "resume");
    tell(&b, "go");
    tell(&b, "time");
    tell(&b, "interval");
    tell(&b, "pause");
    tell(&b, "undo 3");
    assert_true(digest() == setup);
    assert_int_equal(b.g->clock->paused, 0);
    tell(&b, "redo");
    assert_int_equal(b.g->battle->phase, PHASE_INTERVAL);
    assert_int_equal(b.g->clock->paused, 1);
}

static void
undo_time_lets_the_move_go_on(void **state)
{
    (void)state;
    board_skirmish(&b);
    tell(&b, "move RA.1 12");
    tell(&b, "time");
    tell(&b, "interval");
    tell(&b, "undo time");
    assert_int_equal(b.g->battle->phase, PHASE_MOVE);
    tell(&b, "move RA.2 12");
    tell(&b, "undo");
    tell(&b, "undo"); /* the undoing of the time */
    assert_int_equal(b.g->battle->phase, PHASE_INTERVAL);
}

/* An interval that ended the move ends it in every fold, and undo takes it. */
static void
an_interval_that_ended_the_move_ends_it_again(void **state)
{
    int32_t move;

    (void)state;
    board_skirmish(&b);
    move = entry("move RA.1 6");
    tell(&b, "interval");
    assert_non_null(said(&b, EFFECT_TIME));
    tell(&b, "go");
    tell(&b, about("=#%d move RA.1 12", move));
    assert_int_equal(b.g->battle->seq, 2);
    tell(&b, "undo 2");
    assert_int_equal(b.g->battle->phase, PHASE_INTERVAL);
    tell(&b, "undo");
    assert_int_equal(b.g->battle->phase, PHASE_MOVE);
    tell(&b, "move RA.2 12");
}

/* ---- groups ---- */

static int32_t
in_group(const char *line, int32_t group)
{
    static struct word word[LINE_WORDS];
    struct line l = {.word = word};
    struct span rest;
    struct fault why;
    struct ruling r;
    const struct attempt a = {&l, b.at_ms, group};

    assert_true(line_read(span_of(line), &b.lexicon, &l, &rest, &why));
    history_try(&b.h, &a, &r);
    if (r.verdict < VERDICT_ALLOWED)
        fail_msg("\"%s\" fell: %s", line,
                 fault_name((enum fault_code)r.why.code));
    assert_null(game_broken(b.g));
    return b.h.n;
}

static void
a_group_is_undone_as_one(void **state)
{
    uint64_t before, after;
    int32_t group;

    (void)state;
    board_skirmish(&b);
    before = digest();
    group = in_group("kill RA.1 a marble", 0);
    in_group("pause", group);
    in_group("kill RA.2 a marble", group);
    in_group("resume", group);
    history_keep(&b.h);
    after = digest();
    assert_int_equal(at(b.h.n)->group, group);
    tell(&b, "note the next");
    tell(&b, "undo 2");
    assert_true(digest() == before);
    assert_false(history_stands(&b.h, group + 1));
    tell(&b, "redo");
    assert_true(digest() == after);
    tell(&b, about("undo to #%d", group)); /* nothing, or all of the group */
    assert_true(digest() == after);
    tell(&b, about("undo to #%d", group - 1));
    assert_true(digest() == before);
}

/* A script may undo its own lines, and is undone with that. */
static void
a_group_may_undo_its_own(void **state)
{
    uint64_t before, after;
    int32_t group;

    (void)state;
    board_skirmish(&b);
    before = digest();
    group = in_group("kill RA.1 a marble", 0);
    in_group("undo", group);
    assert_true(digest() == before);
    in_group("redo", group);
    dead(1, 0);
    in_group("undo", group);
    in_group("kill BA.1 a marble", group);
    history_keep(&b.h);
    after = digest();
    dead(0, 1);
    tell(&b, "undo");
    assert_true(digest() == before);
    tell(&b, "redo");
    assert_true(digest() == after);
}

/* What it took back once is not taken back again. */
static void
a_group_undoes_line_by_line(void **state)
{
    uint64_t before;
    int32_t group;

    (void)state;
    board_skirmish(&b);
    before = digest();
    group = in_group("kill RA.1 a marble", 0);
    in_group("kill BA.1 a marble", group);
    in_group("kill BA.2 a marble", group);
    in_group("undo", group);
    dead(1, 1);
    in_group("undo", group);
    dead(1, 0);
    in_group("undo", group);
    assert_true(digest() == before);
    in_group("redo", group);
    dead(1, 0);
    history_keep(&b.h);
}

static void
what_is_not_kept_is_dropped(void **state)
{
    uint64_t before;
    int32_t n, one;

    (void)state;
    board_skirmish(&b);
    tell(&b, "kill RA.1 a marble");
    before = digest();
    n = b.h.n;
    in_group("undo", 0);
    one = in_group("kill RA.4 a marble", 0);
    in_group("pause", 0);
    in_group("undo", 0);
    in_group("redo", 0);
    in_group("strike #6", 0); /* Blue's gun */
    history_drop(&b.h, one);
    assert_int_equal(b.h.n, one);
    dead(1, 0);
    is(&b, "RA.4", MAN_DEAD);
    history_drop(&b.h, n - 1); /* what is kept is kept */
    assert_int_equal(b.h.n, n);
    assert_true(digest() == before);
    tell(&b, "undo");
    dead(0, 0);
}

/* ---- replacing ---- */

static void
the_last_like_it_is_replaced(void **state)
{
    int32_t first, second;

    (void)state;
    board_skirmish(&b);
    tell(&b, "next");
    tell(&b, "next");
    b.at_ms = 5000;
    first = entry("fire RG1 3 BA.1,2");
    tell(&b, "note a good shot");
    tell(&b, "pause");
    tell(&b, "resume");
    b.at_ms = 9000;
    second = entry("=f rg1 4 BA.1-3");
    dead(0, 3);
    assert_int_equal(at(second)->target, first);
    assert_int_equal(at(second)->replaced, first);
    assert_int_equal(at(second)->at_ms, 5000);
    assert_int_equal(at(first)->undone_by, second);
    tell(&b, "=f rg1 1"); /* again, over the one that took its place */
    dead(0, 0);
    tell(&b, "undo");
    dead(0, 3);
    tell(&b, "undo");
    dead(0, 2);
    falls(&b, "=f bg1 1", FAULT_NOTHING_LIKE);
    falls(&b, "=kill BA.1 x", FAULT_NOTHING_LIKE);
    falls(&b, "=undo", FAULT_NOT_FACT);
    tell(&b, "next");
    falls(&b, "=f rg1 1", FAULT_NOTHING_LIKE); /* of this move only */
}

static void
the_last_melee_is_replaced_whoever_fought(void **state)
{
    (void)state;
    board_skirmish(&b);
    tell(&b, "melee BA.1-3 v RA.1-6 iso");
    dead(0, 0);
    tell(&b, "=melee 4ba v 5ra iso");
    dead(3, 3);
    assert_int_equal(b.g->rows[T_melee], 1);
}

static void
an_entry_is_amended_and_back(void **state)
{
    uint64_t before;
    int32_t kill, amend;

    (void)state;
    board_skirmish(&b);
    kill = entry("kill RA.1 a marble");
    tell(&b, "kill BA.1 another");
    before = digest();
    amend = entry(about("amend #%d kill RA.1-5 a marble", kill));
    dead(5, 1);
    assert_int_equal(at(amend)->replaced, kill);
    /* The first number still means it. */
    tell(&b, about("=#%d kill RA.1 a marble", kill));
    assert_true(digest() == before);
    tell(&b, "undo");
    dead(5, 1);
    tell(&b, "undo");
    assert_true(digest() == before);
    falls(&b, "amend #999 kill RA.1 x", FAULT_NO_ENTRY);
    falls(&b, about("amend #%d undo", kill), FAULT_NOT_FACT);
    falls(&b, about("=#%d kill RA.77 x", kill), FAULT_NO_MAN);
}

static void
what_no_longer_stands_refuses_a_correction(void **state)
{
    int32_t body, late;

    (void)state;
    board_skirmish(&b);
    body = 3;
    assert_true(span_starts(history_line(&b.h, at(body)), "body RA"));
    late = entry("kill RA.20 a marble");
    tell(&b, about("? =#%d body RA 20 cav", body));
    falls(&b, about("=#%d body RA 19 inf", body), FAULT_LATER_FALLS);
    assert_int_equal(b.r.why.have, late);
    assert_int_equal(b.r.why.need, FAULT_NO_MAN);
    falls(&b, about("strike #%d", body), FAULT_LATER_FALLS);
    assert_int_equal(b.r.why.have, late);
    tell(&b, about("strike #%d", late));
    tell(&b, about("=#%d body RA 19 inf", body));
    assert_int_equal(count(&b, 1, MAN_FIT), 19);
}

static void
one_entry_is_struck_out(void **state)
{
    uint64_t before;
    int32_t one, two, strike;

    (void)state;
    board_skirmish(&b);
    one = entry("kill RA.1 a marble");
    two = entry("kill BA.1 a marble");
    before = digest();
    strike = entry(about("strike #%d", one));
    dead(0, 1);
    assert_int_equal(at(one)->undone_by, strike);
    falls(&b, about("strike #%d", one), FAULT_NOT_STANDING);
    falls(&b, about("=#%d kill RA.2 x", one), FAULT_NOT_STANDING);
    falls(&b, "strike #999", FAULT_NO_ENTRY);
    falls(&b, about("strike #%d", strike), FAULT_NOT_STANDING);
    tell(&b, "undo");
    assert_true(digest() == before);
    tell(&b, about("strike #%d", two));
    tell(&b, about("strike #%d", one));
    tell(&b, "undo 2");
    assert_true(digest() == before);
}

/* ---- late and before ---- */

static void
what_was_forgotten_is_put_in_late(void **state)
{
    int32_t late;

    (void)state;
    falls(&b, "late note x", FAULT_NO_LATE);
    board_skirmish(&b);
    falls(&b, "late kill RA.1 x", FAULT_NO_LATE);
    tell(&b, "next");
    tell(&b, "next");
    tell(&b, "time");
    tell(&b, "melee BA.1-4 v RA.1-6 s1");
    dead(2, 2);
    falls(&b, "fire RG1 1 BA.10", FAULT_CLOSED_MOVE);
    late = entry("late fire RG1 2 BA.10");
    dead(2, 3);
    assert_int_equal(at(late)->seq, 3);
    assert_int_equal(b.g->gun[0].fired_seq, 3);
    tell(&b, "go");
    falls(&b, "late fire RG1 3 BA.11", FAULT_GUN_SHOTS);
    falls(&b, "late fire RG1 1 BA.1", FAULT_LATER_FALLS);
    tell(&b, "late fire RG1 1 BA.11"); /* from the next move, just the same */
    dead(2, 4);
    tell(&b, "late move RA.20 12");
    assert_int_equal(b.g->man[man(&b, "RA.20")].moved_seq, 3);
}

/* By count the same melee is fought by whoever is left. */
static void
a_late_shot_changes_the_melee_after_it(void **state)
{
    (void)state;
    board_skirmish(&b);
    tell(&b, "next");
    tell(&b, "next");
    tell(&b, "melee BA v RA.1-11 s0");
    assert_int_equal(b.g->ruled[0].greater_men, 20);
    tell(&b, "late fire RG1 4 BA.1-12");
    assert_int_equal(b.g->ruled[0].lesser_men, 8);
    assert_int_equal(b.g->ruled[0].prisoners, 3);
    tell(&b, "undo");
    assert_int_equal(b.g->ruled[0].greater_men, 20);
}

static void
a_line_goes_before_another(void **state)
{
    uint64_t before;
    int32_t move, put;

    (void)state;
    board_skirmish(&b);
    tell(&b, "next");
    tell(&b, "next");
    b.at_ms = 7000;
    move = entry("move RA.1 12");
    before = digest();
    b.at_ms = 9000;
    falls(&b, "fire RG1 1 BA.1", FAULT_GUNS_FIRST);
    put = entry(about("before #%d fire RG1 1 BA.1", move));
    dead(0, 1);
    assert_int_equal(at(put)->target, move);
    assert_int_equal(at(put)->at_ms, 7000);
    assert_true(history_stands(&b.h, put));
    tell(&b, "undo");
    assert_true(digest() == before);
    falls(&b, "before #999 note x", FAULT_NO_ENTRY);
}

/* A line of the clock put in before another is a correction like any other:
 * undo takes it, and the places of what is undone later are right. */
static void
a_clock_line_put_in_before_is_undone(void **state)
{
    uint64_t before;
    int32_t kill, restore;

    (void)state;
    board_skirmish(&b);
    tell(&b, "note one");
    kill = entry("kill RA.1 a marble");
    restore = entry("restore RA.1");
    before = digest();
    tell(&b, about("strike #%d", restore));
    tell(&b, about("before #%d pause", kill));
    tell(&b, "undo");
    assert_int_equal(b.g->clock->paused, 0);
    tell(&b, "undo");
    is(&b, "RA.1", MAN_FIT);
    assert_true(digest() == before);
}

/* ---- what is kept of an entry ---- */

static void
an_entry_knows_its_line_and_where_it_was_made(void **state)
{
    struct line l = {.word = b.word};

    (void)state;
    board_skirmish(&b);
    tell(&b, "next");
    tell(&b, "next");
    tell(&b, "next");
    tell(&b, "@+1 f  bg1 1  RA.1   # a good one");
    assert_true(history_fact(&b.h, b.entry, &l));
    assert_string_equal(l.verb->name, "fire");
    assert_true(span_is(history_line(&b.h, at(b.entry)), "fire bg1 1 RA.1"));
    assert_int_equal(at(b.entry)->seq, 4);
    assert_int_equal(at(b.entry)->side, 2);
    assert_int_equal(at(b.entry)->phase, PHASE_MOVE);
    tell(&b, "undo");
    assert_false(history_fact(&b.h, b.entry, &l));
    assert_null(history_entry(&b.h, 0));
    assert_null(history_entry(&b.h, b.h.n + 1));
}

/* With its verb in full the line would be longer than a line may be. */
static void
a_line_too_long_in_full_is_wrong(void **state)
{
    static char line[LINE_MAX_BYTES + 1];

    (void)state;
    memset(line, 'x', LINE_MAX_BYTES);
    memcpy(line, "not ", 4);
    tell(&b, "side red");
    falls(&b, line, FAULT_TOO_LONG);
    line[LINE_MAX_BYTES - 1] = '\0';
    tell(&b, line);
}

static void
the_floor_of_time_is_the_last_of_the_clock(void **state)
{
    (void)state;
    assert_int_equal(history_floor(&b.h), 0);
    b.at_ms = 1000;
    board_skirmish(&b);
    b.at_ms = 5250;
    tell(&b, "pause");
    b.at_ms = 8000;
    tell(&b, "kill RA.1 a marble");
    assert_int_equal(history_floor(&b.h), 5250);
    tell(&b, "next");
    assert_int_equal(history_floor(&b.h), 8000);
    tell(&b, "undo");
    assert_int_equal(history_floor(&b.h), 5250);
}

/* Undone lines come back beside those of the clock typed meanwhile, however
 * many, and ask for no memory. */
static void
there_is_room_for_all_that_comes_back(void **state)
{
    (void)state;
    for (int clocks = 0; clocks < 40; clocks++) {
        uint64_t d;

        board_init(&b);
        board_skirmish(&b);
        for (int i = 1; i <= 8; i++)
            tell(&b, about("kill RA.%d a marble", i));
        d = digest();
        tell(&b, "undo to #8");
        for (int i = 0; i < clocks; i++)
            tell(&b, i % 2 ? "resume" : "pause");
        tell(&b, "redo");
        assert_true((size_t)b.h.n_play <= b.h.cap_play);
        assert_int_equal(b.h.n_play, 16 + clocks);
        assert_true(digest() == d);
        board_release(&b);
    }
}

/* ---- memory ---- */

struct scarce {
    long calls, fail_at; /* the call that fails, 0: none */
    long held;
};

static void *
scarce_resize(void *ctx, void *old, size_t bytes)
{
    struct scarce *s = ctx;

    if (bytes == 0) {
        s->held -= old != NULL;
        free(old);
        return NULL;
    }
    if (++s->calls == s->fail_at)
        return NULL;
    s->held += old == NULL;
    return realloc(old, bytes);
}

static const char *const long_story[] = {"side red",
                                         "side blue",
                                         "body RA 20 inf",
                                         "body RB 200 cav",
                                         "body BA 60 inf",
                                         "gun RG1",
                                         "gun BG1",
                                         "start red",
                                         "go",
                                         "move RB 24",
                                         "time",
                                         "melee 40ba v 70rb s3",
                                         "choose dead RB.50-59",
                                         "go",
                                         "kill 5ra x",
                                         "pause",
                                         "undo",
                                         "redo",
                                         "resume",
                                         "=#4 body RB 900 cav",
                                         "undo",
                                         "time",
                                         "melee 9ba v 11ra iso",
                                         "undo 2",
                                         "note a",
                                         "note b",
                                         "note c",
                                         "note d",
                                         "note e",
                                         "note f",
                                         "late kill RB.161-199 x",
                                         "strike #15",
                                         "undo to #9",
                                         "redo",
                                         "kill allr the flood",
                                         "undo",
                                         "split RB.110-140 RC",
                                         "join RC RA",
                                         NULL};

static bool
story_goes_on(const char *line, struct ruling *r)
{
    static struct word word[LINE_WORDS];
    struct line l = {.word = word};
    struct span rest;
    struct fault why;
    const struct attempt a = {&l, b.at_ms, 0};

    assert_true(line_read(span_of(line), &b.lexicon, &l, &rest, &why));
    history_try(&b.h, &a, r);
    return r->verdict >= VERDICT_ALLOWED;
}

/* Tells the story; where memory fails the line leaves all as it was and is
 * told again. How often it failed. */
static int
tell_scarcely(struct scarce *s)
{
    int failed = 0;
    struct ruling r;

    for (const char *const *line = long_story; *line; line++) {
        uint64_t before = digest();
        int32_t n = b.h.n, n_play = b.h.n_play;
        uint32_t text = b.h.text_n;

        if (!story_goes_on(*line, &r)) {
            if (r.verdict != VERDICT_ROOM)
                fail_msg("\"%s\" fell: %s", *line,
                         fault_name((enum fault_code)r.why.code));
            assert_true(digest() == before);
            assert_int_equal(b.h.n, n);
            assert_int_equal(b.h.n_play, n_play);
            assert_int_equal(b.h.text_n, text);
            failed++;
            assert_true(story_goes_on(*line, &r));
        }
        history_keep(&b.h);
        if (game_broken(b.g))
            fail_msg("after \"%s\", memory failing at %ld: %s", *line,
                     s->fail_at, game_broken(b.g));
    }
    return failed;
}

static void
scarce_board(struct scarce *s, const struct store *store)
{
    core_verbs(b.list);
    b.lexicon = (struct lexicon){b.list, CORE_LISTS, SET_LITTLE_WARS};
    b.store = *store;
    b.g = &b.h.game;
    if (history_init(&b.h, store, &b.lexicon, NULL))
        return;
    assert_int_equal(s->held, 0); /* nothing is kept of what began */
    assert_true(history_init(&b.h, store, &b.lexicon, NULL));
}

static void
wherever_memory_fails_nothing_is_lost(void **state)
{
    uint64_t last = 0;
    long calls = 0;
    int failed = 0;

    (void)state;
    for (long k = 0; k == 0 || k <= calls; k++) {
        struct scarce s = {0, k, 0};
        const struct store store = {&s, scarce_resize};

        memset(&b, 0, sizeof b);
        scarce_board(&s, &store);
        failed += tell_scarcely(&s);
        if (k == 0) {
            last = digest();
            calls = s.calls;
        }
        assert_true(digest() == last);
        history_release(&b.h);
        assert_int_equal(s.held, 0);
    }
    assert_true(calls > 25);
    assert_true(failed > 15);
}

/* ---- long battles ---- */

/* So many changes that the journal has forgotten the first. */
static void
what_the_journal_has_forgotten_is_folded_anew(void **state)
{
    enum { ROUNDS = 16 };
    uint64_t d[2 * ROUNDS];
    int32_t n[2 * ROUNDS];

    (void)state;
    tell(&b, "side red");
    tell(&b, "side blue");
    tell(&b, "body RA 20000 inf");
    tell(&b, "body BA 20000 inf");
    tell(&b, "start red");
    tell(&b, "go");
    for (int i = 0; i < ROUNDS; i++) {
        n[2 * i] = entry("kill RA the flood");
        d[2 * i] = digest();
        n[2 * i + 1] = entry(about("restore RA.%d-20000", i + 2));
        d[2 * i + 1] = digest();
    }
    assert_true(b.g->base > b.h.mark);
    tell(&b, "undo");
    assert_true(digest() == d[2 * ROUNDS - 2]);
    tell(&b, about("undo to #%d", n[1]));
    assert_true(digest() == d[1]);
    tell(&b, "redo");
    assert_true(digest() == d[2 * ROUNDS - 2]);
    tell(&b, about("strike #%d", n[2 * ROUNDS - 2]));
    assert_true(digest() == d[2 * ROUNDS - 3]);
    tell(&b, "undo");
    assert_true(digest() == d[2 * ROUNDS - 2]);
    tell(&b, "redo");
    falls(&b, "redo", FAULT_NO_REDO);
}

/* One line may make more changes than the journal is meant to keep. */
static void
one_line_may_be_longer_than_the_journal(void **state)
{
    uint64_t before;

    (void)state;
    tell(&b, "side red");
    tell(&b, "side blue");
    before = digest();
    tell(&b, "force red 100000 inf 100000 cav");
    assert_int_equal(count(&b, 1, MAN_FIT), 200000);
    tell(&b, "undo");
    assert_true(digest() == before);
    tell(&b, "redo");
    assert_int_equal(count(&b, 1, MAN_FIT), 200000);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        told(the_last_line_is_taken_back_and_brought_back),
        told(several_at_once_and_down_to_an_entry),
        told(nothing_is_left_to_undo_at_the_beginning),
        told(undo_passes_over_the_clock),
        told(the_clock_stays_when_its_battle_goes),
        told(undo_time_lets_the_move_go_on),
        told(an_interval_that_ended_the_move_ends_it_again),
        told(a_group_is_undone_as_one),
        told(a_group_may_undo_its_own),
        told(a_group_undoes_line_by_line),
        told(what_is_not_kept_is_dropped),
        told(the_last_like_it_is_replaced),
        told(the_last_melee_is_replaced_whoever_fought),
        told(an_entry_is_amended_and_back),
        told(what_no_longer_stands_refuses_a_correction),
        told(one_entry_is_struck_out),
        told(what_was_forgotten_is_put_in_late),
        told(a_late_shot_changes_the_melee_after_it),
        told(a_line_goes_before_another),
        told(a_clock_line_put_in_before_is_undone),
        told(an_entry_knows_its_line_and_where_it_was_made),
        told(a_line_too_long_in_full_is_wrong),
        told(the_floor_of_time_is_the_last_of_the_clock),
        cmocka_unit_test(there_is_room_for_all_that_comes_back),
        cmocka_unit_test(wherever_memory_fails_nothing_is_lost),
        told(what_the_journal_has_forgotten_is_folded_anew),
        told(one_line_may_be_longer_than_the_journal),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
