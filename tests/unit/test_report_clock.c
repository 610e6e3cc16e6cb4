/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_report_clock.c: what a report says the clock stood still for is, to the
 * second, what the moves were paused; under whatever was typed.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "many.h"
#include "reporter.h"

/* ---- a report, and looking into it ---- */

static const struct part *
stops_of(const struct report *r)
{
    for (size_t i = 0; i < r->n_part; i++)
        if (r->part[i].kind == PART_TABLE &&
            span_is(doc_span(r, r->part[i].label),
                    "When the clock stood still"))
            return &r->part[i];
    return NULL;
}

static struct span
cell(const struct report *r, const struct part *p, uint32_t row,
     uint32_t column)
{
    return doc_span(r, r->cell[p->cell + (row + 1) * p->columns + column]);
}

/* 3:12 or 1:03:12, in seconds. */
static int64_t
seconds_of(struct span s)
{
    int64_t all = 0, part = 0;

    for (uint32_t i = 0; i < s.n; i++) {
        if (s.at[i] == ':') {
            all = (all + part) * 60;
            part = 0;
        } else {
            part = part * 10 + s.at[i] - '0';
        }
    }
    return all + part;
}

/* The sum of its rows; where there is no table, nothing. */
static int64_t
stood_s(const struct report *r)
{
    const struct part *p = stops_of(r);
    int64_t sum = 0;

    for (uint32_t i = 0; p && i < p->rows; i++)
        sum += seconds_of(cell(r, p, i, 1));
    return sum;
}

static int64_t
paused_s(void)
{
    int64_t ms = 0;

    for (uint32_t i = 0; i < b.g->rows[T_turn]; i++)
        ms += b.g->turn[i].paused_ms;
    return ms / 1000;
}

static bool
says(const struct report *r, const char *words)
{
    for (uint32_t i = 0; i + strlen(words) <= r->n; i++)
        if (memcmp(r->text + i, words, strlen(words)) == 0)
            return true;
    return false;
}

static void
row_is(const struct report *r, uint32_t row, const char *const want[4])
{
    const struct part *p = stops_of(r);

    assert_non_null(p);
    assert_true(row < p->rows);
    for (uint32_t i = 0; i < 4; i++)
        if (!span_is(cell(r, p, row, i), want[i])) {
            struct span is = cell(r, p, row, i);

            fail_msg("%.*s, not %s", (int)is.n, is.at, want[i]);
        }
}

static void
after(int64_t seconds, const char *line)
{
    b.at_ms += seconds * 1000;
    tell(&b, line);
}

static void
begin(void)
{
    tell(&b, "side red player Ann");
    tell(&b, "side blue");
    tell(&b, "force red 90 inf");
    tell(&b, "force blue 90 inf");
    tell(&b, "start red");
}

/* ---- what is told ---- */

static void
each_stop_with_its_reason(void **state)
{
    struct report r;

    (void)state;
    begin();
    after(30, "pause nobody has a move yet");
    after(30, "resume");
    after(5, "go");
    after(60, "pause the cat");
    after(300, "resume");
    after(10, "dispute Ann it was a foot");
    after(20, "verdict red it was");
    after(1, "pause");
    after(4, "dispute who paused"); /* both, for a while */
    after(40, "verdict nobody knows");
    after(6, "resume");
    after(10, "next");
    r = report_of(&everything);
    row_is(&r, 0,
           (const char *[]){"Red 1", "5:00", "a pause",
                            "\u201C\001the cat\002\u201D"});
    row_is(&r, 1,
           (const char *[]){"Red 1", "0:20", "a dispute",
                            "\u201C\001it was a foot\002\u201D"});
    row_is(&r, 2, (const char *[]){"Red 1", "0:04", "a pause", ""});
    row_is(&r, 3,
           (const char *[]){"Red 1", "0:40", "a dispute",
                            "\u201C\001who paused\002\u201D"});
    row_is(&r, 4, (const char *[]){"Red 1", "0:06", "a pause", ""});
    assert_int_equal(stops_of(&r)->rows, 5);
    assert_true(says(&r, "The clock stood still for 6:10: 5:00 (\u201C"));
    assert_true(says(&r, ", 0:04, 0:40 in dispute ("));
    report_release(&r);
}

static void
one_stop_is_said_once(void **state)
{
    struct report r;

    (void)state;
    begin();
    after(5, "go");
    after(60, "pause the cat");
    after(300, "resume");
    after(10, "next");
    r = report_of(&everything);
    assert_true(says(&r, "The clock stood still for 5:00 (\u201C\001the cat"
                         "\002\u201D)."));
    report_release(&r);
}

static void
a_stop_that_lasts_and_one_taken_back(void **state)
{
    struct report r;

    (void)state;
    begin();
    after(5, "go");
    after(60, "pause the cat");
    after(100, "resume");
    after(10, "kill Ri.1 a fall");
    after(10, "undo");
    after(10, "pause for tea");
    after(50, "clock + 1:00"); /* books what it has stood so far */
    r = report_of(&everything);
    assert_int_equal(stops_of(&r)->rows, 2);
    assert_int_equal(stood_s(&r), paused_s());
    report_release(&r);
    after(50, "next"); /* it ends with the move */
    r = report_of(&everything);
    assert_int_equal(stood_s(&r), 200);
    report_release(&r);
}

static void
what_is_left_out_is_not_there(void **state)
{
    const struct report_without no_clock = {.clock = true},
                                no_disputes = {.disputes = true};
    struct report r;

    (void)state;
    begin();
    after(5, "go");
    after(60, "dispute one was pushed");
    after(100, "verdict red no");
    after(10, "next");
    r = report_of(&no_clock);
    assert_null(stops_of(&r));
    assert_false(says(&r, "stood still"));
    report_release(&r);
    r = report_of(&no_disputes);
    assert_true(says(&r, "The clock stood still for 1:40 in dispute."));
    assert_false(says(&r, "pushed"));
    report_release(&r);
}

/* ---- whatever was typed ---- */

static void
the_stops_are_all_the_time_it_stood(void **state)
{
    static const char *const lines[] = {"pause",
                                        "pause tea",
                                        "resume",
                                        "time",
                                        "go",
                                        "next",
                                        "next",
                                        "interval",
                                        "clock + 0:45",
                                        "clock off",
                                        "clock set 2:30",
                                        "dispute what",
                                        "dispute Ann it",
                                        "verdict red so",
                                        "undo",
                                        "kill Ri.1 x"};
    uint64_t seed = 1913;
    int64_t stood = 0;

    (void)state;
    for (int n = many(1500); n > 0; n--) {
        struct report r;

        board_release(&b);
        board_init(&b);
        begin();
        for (int i = 0; i < 40; i++) {
            uint32_t drawn = draw(&seed);

            b.at_ms += (int64_t)(drawn >> 8) % 200 * 1000;
            board_say(&b, lines[drawn % (sizeof lines / sizeof lines[0])]);
        }
        history_drop(&b.h, b.h.kept);
        r = report_of(&everything);
        assert_int_equal(stood_s(&r), paused_s());
        stood += stood_s(&r);
        report_release(&r);
    }
    assert_true(stood > 0);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        told(each_stop_with_its_reason),
        told(one_stop_is_said_once),
        told(a_stop_that_lasts_and_one_taken_back),
        told(what_is_left_out_is_not_there),
        told(the_stops_are_all_the_time_it_stood),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
