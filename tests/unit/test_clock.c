/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_clock.c: the move's allowance, the time left, the warnings, and who is
 * charged for settling and for the cat. cases/allowances.tsv has the sums. All
 * of it is arithmetic on battle times that the tests set themselves.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "clock.h"
#include "many.h"
#include "seat.h"

enum { WARN_2_MIN = 1, WARN_1_MIN = 2, WARN_30_S = 4, TIME_UP = 8 };

/* Red and Blue with so many men and no guns, Red's first move at 1:00. */
static void
begin(const char *edition, int32_t men)
{
    char line[64];

    tell(&b, "side red");
    tell(&b, "side blue");
    snprintf(line, sizeof line, "edition %s", edition);
    tell(&b, line);
    tell(&b, "game own the clock");
    for (int side = 0; side < 2; side++) {
        snprintf(line, sizeof line, "body %s %d inf", side ? "BA" : "RA", men);
        tell(&b, line);
    }
    tell(&b, "start red");
    b.at_ms = 60000;
    tell(&b, "go");
}

static int64_t
left(void)
{
    bool limited;
    int64_t ms = clock_left_ms(b.g, b.at_ms, &limited);

    assert_true(limited);
    return ms;
}

static void
no_limit(void)
{
    bool limited;

    clock_left_ms(b.g, b.at_ms, &limited);
    assert_false(limited);
    assert_int_equal(clock_due(b.g, b.at_ms), 0);
    assert_int_equal(clock_next_ms(b.g, b.at_ms), -1);
}

static void
after(double seconds)
{
    b.at_ms += (int64_t)(seconds * 1000);
}

static uint32_t
due(void)
{
    return clock_due(b.g, b.at_ms);
}

static int64_t
next(void)
{
    return clock_next_ms(b.g, b.at_ms);
}

static const struct turn *
turn(void)
{
    return &b.g->turn[b.g->rows[T_turn] - 1];
}

/* ---- the allowance ---- */

static void
every_row_of_the_allowances(void **state)
{
    FILE *in = told_in("cases/allowances.tsv");
    char line[256];
    int rows = 0;

    (void)state;
    while (fgets(line, sizeof line, in)) {
        int32_t men, guns, seconds;

        if (line[0] == '#')
            continue;
        assert_int_equal(sscanf(line, "%d\t%d\t%d", &men, &guns, &seconds), 3);
        assert_int_equal(clock_allowance_ms(b.g, men, guns), seconds * 1000);
        rows++;
    }
    fclose(in);
    assert_int_equal(rows, 9);
}

static void
the_allowance_is_rounded_up_to_what_the_key_says(void **state)
{
    (void)state;
    tell(&b, "set clock.round_s 0");
    assert_int_equal(clock_allowance_ms(b.g, 110, 3), 400000);
    assert_int_equal(clock_allowance_ms(b.g, 1, 0), 2000);
    tell(&b, "set clock.round_s 10");
    assert_int_equal(clock_allowance_ms(b.g, 110, 3), 400000);
    assert_int_equal(clock_allowance_ms(b.g, 111, 3), 410000);
    tell(&b, "set clock.men_per_minute 7");
    tell(&b, "set clock.round_s 0");
    assert_int_equal(clock_allowance_ms(b.g, 1, 0), 8572); /* and not under */
    tell(&b, "set clock.seconds_per_gun 86400");
    assert_int_equal(clock_allowance_ms(b.g, 0, 1000000), INT32_MAX);
}

/* Reading 31: men alive, free and on the field, guns held and on it. */
static void
the_living_count_for_the_allowance(void **state)
{
    static const char *const lines[] = {
        "side red",       "side blue", "body RA 31 inf",
        "body BA 40 inf", "gun RG1",   "gun RG2",
        "start red",      "go",        NULL};
    int32_t men, guns;

    (void)state;
    board_must(&b, lines);
    assert_int_equal(turn()->allowance_ms, 240000);
    tell(&b, "kill RA.1 cramp");
    clock_forces(b.g, 1, &men, &guns);
    assert_int_equal(men, 30);
    assert_int_equal(guns, 2);
    tell(&b, "off RG1 with RA.2-5");
    clock_forces(b.g, 1, &men, &guns);
    assert_int_equal(men, 26);
    assert_int_equal(guns, 1);
    tell(&b, "melee RA.6,7 v BA.1-4 iso");
    clock_forces(b.g, 1, &men, &guns);
    assert_int_equal(men, 24);
    tell(&b, "free P1");
    clock_forces(b.g, 1, &men, &guns);
    assert_int_equal(men, 26); /* freed men walk home in Red's time */
    tell(&b, "set clock.basis original because nobody counted");
    clock_forces(b.g, 1, &men, &guns);
    assert_int_equal(men, 31);
    assert_int_equal(guns, 2);
}

static void
fixed_off_and_by_the_book(void **state)
{
    (void)state;
    begin("book", 60);
    assert_int_equal(left(), 120000);
    tell(&b, "clock 4:00"); /* every move, this one too */
    assert_int_equal(left(), 240000);
    after(10);
    tell(&b, "clock off");
    no_limit();
    assert_int_equal(turn()->allowance_ms, -1);
    tell(&b, "next");
    no_limit();
    tell(&b, "clock book");
    assert_int_equal(left(), 120000);
    after(5);
    tell(&b, "clock 4:00");
    assert_int_equal(left(), 235000);
    tell(&b, "next");
    assert_int_equal(left(), 240000);
    assert_int_equal(turn()->allowance_ms, 240000);
}

static void
set_and_more(void **state)
{
    (void)state;
    begin("book", 60);
    after(50);
    assert_int_equal(left(), 70000);
    tell(&b, "clock set 6:00");
    assert_int_equal(left(), 360000);
    assert_int_equal(turn()->allowance_ms, 410000);
    tell(&b, "clock + 0:30");
    assert_int_equal(left(), 390000);
    after(400);
    assert_int_equal(left(), -10000);
    tell(&b, "clock + 0:15");
    assert_int_equal(left(), 5000);
    tell(&b, "next"); /* for that move alone */
    assert_int_equal(left(), 120000);
}

static void
no_clock_is_too_long(void **state)
{
    (void)state;
    begin("book", 60);
    tell(&b, "clock set 9999:59:59");
    assert_int_equal(left(), INT32_MAX);
    tell(&b, "clock + 9999:59:59");
    assert_int_equal(left(), INT32_MAX);
    tell(&b, "clock 9999:59:59");
    tell(&b, "next");
    assert_int_equal(left(), INT32_MAX);
    /* Two months later the move is still running. */
    after(60.0 * 24 * 3600);
    tell(&b, "pause");
    assert_true(left() <= 0);
    assert_int_equal(turn()->used_ms, INT32_MAX);
    after(60.0 * 24 * 3600);
    tell(&b, "resume");
    tell(&b, "time");
    assert_int_equal(turn()->paused_ms, INT32_MAX);
}

/* ---- warnings ---- */

static void
warnings_two_one_and_half(void **state)
{
    (void)state;
    begin("book", 90); /* three minutes */
    assert_int_equal(due(), 0);
    assert_int_equal(next(), 60000);
    after(59.999);
    assert_int_equal(due(), 0);
    assert_int_equal(next(), 1);
    after(0.001);
    assert_int_equal(due(), WARN_2_MIN);
    assert_int_equal(next(), 60000);
    after(60);
    assert_int_equal(due(), WARN_2_MIN | WARN_1_MIN);
    after(30);
    assert_int_equal(due(), WARN_2_MIN | WARN_1_MIN | WARN_30_S);
    assert_int_equal(next(), 30000);
    after(29.999);
    assert_int_equal(left(), 1);
    assert_false(due() & TIME_UP);
    after(0.001);
    assert_int_equal(due(), 15);
    assert_int_equal(left(), 0);
    assert_int_equal(next(), -1);
    after(7);
    assert_int_equal(left(), -7000);
    tell(&b, "time");
    assert_int_equal(turn()->used_ms, 187000);
    assert_int_equal(turn()->allowance_ms, 180000);
    assert_int_equal(turn()->warnings, 15);
    assert_int_equal(said(&b, EFFECT_USED)->a, 187000);
}

static void
the_russian_warns_ten_seconds_before(void **state)
{
    (void)state;
    begin("russian", 90);
    after(169.999);
    assert_int_equal(due(), WARN_2_MIN | WARN_1_MIN);
    after(0.001);
    assert_int_equal(due(), WARN_2_MIN | WARN_1_MIN | WARN_30_S);
}

/* A warning as long as the move or longer would begin it. */
static void
a_short_move_has_fewer_warnings(void **state)
{
    (void)state;
    begin("book", 60); /* two minutes: no warning of two */
    assert_int_equal(due(), 0);
    assert_int_equal(next(), 60000);
    after(90);
    assert_int_equal(due(), WARN_1_MIN | WARN_30_S);
    assert_int_equal(clock_late_ms(b.g, b.at_ms, 1), 30000);
    assert_int_equal(clock_late_ms(b.g, b.at_ms, 2), 0);
    tell(&b, "clock set 0:20");
    assert_int_equal(due(), 0); /* those were given, and none is to come */
    assert_int_equal(turn()->warnings, WARN_1_MIN | WARN_30_S);
    assert_int_equal(next(), 20000);
    tell(&b, "next");
    tell(&b, "clock set 0:30");
    assert_int_equal(due(), 0);
    assert_int_equal(next(), 30000);
    after(30);
    tell(&b, "time");
    assert_int_equal(turn()->warnings, TIME_UP);
}

/* More time brings back those that are ahead once more, and only them. */
static void
more_time_arms_what_is_below_it(void **state)
{
    (void)state;
    begin("book", 90); /* three minutes */
    after(160);
    assert_int_equal(due(), WARN_2_MIN | WARN_1_MIN | WARN_30_S);
    tell(&b, "clock + 0:30"); /* 0:50 left */
    assert_int_equal(due(), 0);
    assert_int_equal(next(), 20000);
    after(20);
    assert_int_equal(due(), WARN_30_S);
    tell(&b, "clock + 1:30"); /* 2:00 left: not that one again */
    assert_int_equal(next(), 60000);
    after(60);
    assert_int_equal(due(), WARN_1_MIN);
    after(59);
    tell(&b, "time");
    assert_int_equal(turn()->allowance_ms, 300000);
    assert_int_equal(turn()->used_ms, 299000);
    assert_int_equal(turn()->warnings, WARN_2_MIN | WARN_1_MIN | WARN_30_S);
}

/* What a move has left, or more of it, is said of what is timed and limited;
 * for every move, at any time. */
static void
a_clock_is_set_where_one_runs(void **state)
{
    (void)state;
    falls(&b, "clock set 2:00", FAULT_NOT_TIMED);
    tell(&b, "clock 4:00"); /* while setting up */
    begin("book", 90);
    assert_int_equal(left(), 240000);
    falls(&b, "clock 0:00", FAULT_CLOCK_NOUGHT);
    tell(&b, "clock off");
    falls(&b, "clock + 1:00", FAULT_NO_LIMIT);
    tell(&b, "clock set 1:00"); /* this move after all */
    assert_int_equal(left(), 60000);
    tell(&b, "contact 5ra 7ba iso");
    tell(&b, "time");
    falls(&b, "clock + 1:00", FAULT_NOT_TIMED); /* settling is extra */
    tell(&b, "settle");
    no_limit(); /* off is off for the interval, too */
    tell(&b, "clock book");
    assert_int_equal(left(), 240000);
    tell(&b, "clock set 5:00");
    assert_int_equal(left(), 300000);
    tell(&b, "clock 3:00"); /* of moves, not of this interval */
    assert_int_equal(left(), 300000);
    tell(&b, "finish drawn");
    falls(&b, "clock off", FAULT_PHASE_FINISHED);
}

/* A pause that nobody typed is looked at, and the battle is as it was. */
static void
a_clock_that_stopped_is_seen_as_paused(void **state)
{
    struct game view;
    struct clock c;
    bool limited;

    (void)state;
    begin("book", 90);
    after(50);
    assert_true(clock_runs(b.g));
    c = clock_stopped(b.g, b.at_ms);
    view = *b.g;
    view.clock = &c;
    assert_false(clock_runs(&view));
    after(600);
    assert_int_equal(clock_left_ms(&view, b.at_ms, &limited), 130000);
    assert_int_equal(left(), -470000);
    assert_false(b.g->clock->paused);
    tell(&b, "finish drawn");
    assert_false(clock_runs(b.g));
}

static void
nobody_to_move_has_no_time(void **state)
{
    (void)state;
    begin("book", 1);
    tell(&b, "kill RA.1 the dog");
    tell(&b, "next");
    tell(&b, "next");
    assert_int_equal(left(), 0);
    assert_int_equal(due(), TIME_UP);
    assert_int_equal(next(), -1);
}

static void
a_pause_across_a_warning(void **state)
{
    (void)state;
    begin("book", 90);
    after(59);
    tell(&b, "pause the cat");
    falls(&b, "pause", FAULT_PAUSED);
    assert_int_equal(next(), -1);
    after(600);
    assert_int_equal(left(), 121000);
    assert_int_equal(due(), 0);
    tell(&b, "resume");
    falls(&b, "resume", FAULT_NOT_PAUSED);
    assert_int_equal(next(), 1000);
    after(1);
    assert_int_equal(due(), WARN_2_MIN);
    after(10);
    tell(&b, "time");
    assert_int_equal(turn()->used_ms, 70000);
    assert_int_equal(turn()->paused_ms, 600000);
    assert_int_equal(turn()->warnings, WARN_2_MIN);
}

static void
go_ends_a_pause(void **state)
{
    (void)state;
    begin("book", 90);
    after(10);
    tell(&b, "pause");
    after(10);
    tell(&b, "time");
    assert_int_equal(turn()->used_ms, 10000);
    assert_int_equal(turn()->paused_ms, 10000);
    assert_int_equal(left(), 240000);
    after(1);
    assert_int_equal(left(), 239000);
}

/* ---- the interval and settling ---- */

static void
the_interval_runs_by_itself(void **state)
{
    (void)state;
    begin("book", 90);
    after(100);
    tell(&b, "time");
    assert_int_equal(left(), 240000);
    assert_int_equal(next(), 210000);
    after(209.999);
    assert_int_equal(due(), 0);
    after(0.001);
    assert_int_equal(due(), WARN_30_S); /* one, half a minute before */
    assert_int_equal(next(), 30000);
    after(40);
    assert_int_equal(due(), WARN_30_S | TIME_UP);
    assert_int_equal(left(), -10000);
    tell(&b, "go");
    assert_int_equal(b.g->turn[0].interval_ms, 250000);
    assert_int_equal(b.g->turn[0].used_ms, 100000);
    assert_int_equal(b.g->turn[0].extra_ms, 0);
    assert_int_equal(turn()->number, 1);
    assert_int_equal(turn()->side, 2);
}

/* H3i: what has run when a melee is ruled on is extra, and it starts afresh. */
static void
settling_is_extra_time(void **state)
{
    (void)state;
    begin("book", 90);
    after(100);
    tell(&b, "time");
    after(45);
    tell(&b, "melee RA.1-9 v BA.1-9");
    assert_int_equal(left(), 240000);
    assert_int_equal(turn()->extra_ms, 45000);
    assert_int_equal(turn()->interval_ms, 0);
    after(30);
    tell(&b, "melee RA.10-12 v BA.10-12");
    assert_int_equal(turn()->extra_ms, 75000);
    assert_int_equal(left(), 240000);
    after(20);
    tell(&b, "interval");
    assert_int_equal(turn()->extra_ms, 95000);
    after(20);
    tell(&b, "kill BA.14 swept off"); /* no ruling of the move's end */
    assert_int_equal(left(), 220000);
    tell(&b, "go");
    assert_int_equal(b.g->turn[0].interval_ms, 20000);
    assert_int_equal(b.g->turn[0].extra_ms, 95000);
}

static void
an_open_melee_holds_the_interval(void **state)
{
    (void)state;
    begin("book", 90);
    tell(&b, "contact 5ra 7ba iso");
    after(100);
    tell(&b, "time");
    no_limit();
    after(70);
    tell(&b, "settle");
    assert_int_equal(turn()->extra_ms, 70000);
    assert_int_equal(left(), 240000);
}

static void
the_retelling_has_no_length_for_it(void **state)
{
    (void)state;
    begin("retelling", 90);
    tell(&b, "time");
    no_limit();
    after(1000);
    tell(&b, "go");
    assert_int_equal(b.g->turn[0].interval_ms, 1000000);
}

/* A line stamped before what is booked does not book it twice. */
static void
a_late_stamp_charges_nobody_twice(void **state)
{
    (void)state;
    begin("book", 90);
    after(100);
    tell(&b, "time");
    after(60);
    tell(&b, "melee RA.1-9 v BA.1-9");
    after(-15);
    tell(&b, "melee RA.10-12 v BA.10-12");
    assert_int_equal(turn()->extra_ms, 60000);
    after(35);
    tell(&b, "go");
    assert_int_equal(b.g->turn[0].interval_ms, 20000);
    assert_int_equal(b.g->turn[0].extra_ms, 60000);
}

static void
nothing_runs_before_the_first_go_and_after_finish(void **state)
{
    (void)state;
    no_limit();
    begin("book", 90);
    after(10);
    tell(&b, "finish drawn");
    no_limit();
    falls(&b, "pause", FAULT_PHASE_FINISHED);
    falls(&b, "go", FAULT_PHASE_FINISHED);
    falls(&b, "overrule: go", FAULT_PHASE_FINISHED);
    assert_int_equal(turn()->used_ms, 10000);
}

static void
a_correction_keeps_the_time_of_what_it_corrects(void **state)
{
    (void)state;
    begin("book", 90);
    after(10);
    tell(&b, "move RA.1 12");
    after(90);
    tell(&b, "time");
    after(50);
    assert_int_equal(history_floor(&b.h), 160000);
    tell(&b, "=time");
    assert_int_equal(turn()->used_ms, 100000);
    assert_int_equal(left(), 190000);
    tell(&b, "late move RA.2 12");
    assert_int_equal(turn()->used_ms, 100000);
    assert_int_equal(history_floor(&b.h), 160000);
    assert_int_equal(left(), 190000);
}

/* ---- any clock at all ---- */

struct typed {
    const char *line;
    bool clock; /* may give time */
};

static const struct typed typed[] = {
    {"pause",          false},
    {"resume",         false},
    {"time",           false},
    {"interval",       false},
    {"go",             false},
    {"next",           false},
    {"settle",         false},
    {"note x",         false},
    {"clock off",      true },
    {"clock book",     true },
    {"clock 4:00",     true },
    {"clock set 2:30", true },
    {"clock + 0:45",   true },
    {"clock set 0:05", true },
    {"kill ra.1 x",    false},
};

enum { TYPED = sizeof typed / sizeof typed[0] };

struct reading {
    bool limited;
    int32_t state, seq, phase;
    int64_t left;
    uint32_t due;
};

static struct reading
look(const struct game *g, int64_t at_ms)
{
    struct reading r = {.state = g->clock->state,
                        .seq = g->battle->seq,
                        .phase = g->battle->phase,
                        .due = clock_due(g, at_ms)};

    r.left = clock_left_ms(g, at_ms, &r.limited);
    return r;
}

/* What must hold between two looks with nothing typed in between. */
static void
runs_down(const struct game *g, struct reading was, struct reading now,
          int64_t ms)
{
    if (!was.limited) {
        assert_false(now.limited);
        return;
    }
    assert_int_equal(now.left, g->clock->paused ? was.left : was.left - ms);
    assert_int_equal(was.due & ~now.due, 0);
    assert_int_equal(now.left <= 0, (now.due & TIME_UP) != 0);
}

/* The next warning is when it is said to be, and not a millisecond sooner. */
static void
next_is_exact(const struct game *g, int64_t at_ms)
{
    int64_t wait = clock_next_ms(g, at_ms);
    uint32_t now = clock_due(g, at_ms);

    if (wait < 0)
        return;
    assert_true(wait > 0);
    assert_int_equal(clock_due(g, at_ms + wait - 1), now);
    assert_int_not_equal(clock_due(g, at_ms + wait), now);
}

static void
read_typed(struct line *lines)
{
    static struct word words[TYPED][LINE_WORDS];
    struct span rest;
    struct fault why;

    for (int i = 0; i < TYPED; i++) {
        lines[i].word = words[i];
        assert_true(line_read(span_of(typed[i].line), &b.lexicon, &lines[i],
                              &rest, &why));
    }
}

/* One line at that time; what the clock shows after it. */
static void
one_line(const struct line *l, bool clock, int64_t at_ms)
{
    struct game *g = &b.h.game;
    const struct asked a = {.line = l, .entry = 1, .at_ms = at_ms};
    struct reading was = look(g, at_ms), now;
    struct ruling r;

    judge(g, &a, &b.h.scratch, &r);
    now = look(g, at_ms);
    if (r.verdict < VERDICT_ALLOWED) {
        assert_memory_equal(&was.left, &now.left, sizeof was.left);
        return;
    }
    bool same =
        was.state == now.state && was.seq == now.seq && was.phase == now.phase;
    if (same && was.limited && now.limited && !clock) {
        assert_true(now.left <= was.left);
        assert_int_equal(was.due & ~now.due, 0);
    }
}

/* A hundred thousand battles of a dozen lines at chance times. */
static void
time_left_only_runs_down(void **state)
{
    static struct line lines[TYPED];
    uint64_t seed = 210;
    struct game *g;
    uint64_t mark;

    (void)state;
    read_typed(lines);
    begin("book", 90);
    g = &b.h.game;
    mark = g->mark;
    for (int battle = many(100000); battle > 0; battle--) {
        int64_t at_ms = 60000;

        for (uint32_t n = 3 + draw(&seed) % 10; n > 0; n--) {
            struct reading was = look(g, at_ms);
            int64_t ms =
                draw(&seed) % 4 ? draw(&seed) % 90000 : draw(&seed) % 3;
            uint32_t k = draw(&seed) % TYPED;

            at_ms += ms;
            runs_down(g, was, look(g, at_ms), ms);
            next_is_exact(g, at_ms);
            one_line(&lines[k], typed[k].clock, at_ms);
        }
        for (uint32_t i = 0; i < g->rows[T_turn]; i++) {
            const struct turn *t = &g->turn[i];

            assert_true(t->used_ms >= 0 && t->paused_ms >= 0);
            assert_true(t->extra_ms >= 0 && t->interval_ms >= 0);
        }
        assert_true(game_revert(g, mark));
    }
}

/* All of a battle's time is booked somewhere, and once. */
static void
no_time_is_lost(void **state)
{
    static struct line lines[TYPED];
    uint64_t seed = 64;
    struct game *g;
    uint64_t mark;

    (void)state;
    read_typed(lines);
    begin("book", 90);
    g = &b.h.game;
    mark = g->mark;
    for (int battle = many(20000); battle > 0; battle--) {
        int64_t at_ms = 60000, sum = 0;

        for (uint32_t n = 3 + draw(&seed) % 10; n > 0; n--) {
            at_ms += draw(&seed) % 90000;
            uint32_t k = draw(&seed) % TYPED;
            one_line(&lines[k], typed[k].clock, at_ms);
        }
        for (uint32_t i = 0; i < g->rows[T_turn]; i++)
            sum += g->turn[i].used_ms + g->turn[i].paused_ms +
                   g->turn[i].extra_ms + g->turn[i].interval_ms;
        assert_int_equal(sum, instant_ms(g->clock->since) - 60000);
        assert_true(game_revert(g, mark));
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        told(every_row_of_the_allowances),
        told(the_allowance_is_rounded_up_to_what_the_key_says),
        told(the_living_count_for_the_allowance),
        told(fixed_off_and_by_the_book),
        told(set_and_more),
        told(no_clock_is_too_long),
        told(warnings_two_one_and_half),
        told(the_russian_warns_ten_seconds_before),
        told(a_short_move_has_fewer_warnings),
        told(more_time_arms_what_is_below_it),
        told(a_clock_is_set_where_one_runs),
        told(a_clock_that_stopped_is_seen_as_paused),
        told(nobody_to_move_has_no_time),
        told(a_pause_across_a_warning),
        told(go_ends_a_pause),
        told(the_interval_runs_by_itself),
        told(settling_is_extra_time),
        told(an_open_melee_holds_the_interval),
        told(the_retelling_has_no_length_for_it),
        told(a_late_stamp_charges_nobody_twice),
        told(nothing_runs_before_the_first_go_and_after_finish),
        told(a_correction_keeps_the_time_of_what_it_corrects),
        told(time_left_only_runs_down),
        told(no_time_is_lost),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
