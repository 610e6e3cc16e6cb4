/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_dispute.c: they argue, the clock stands, and the referee decides.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "clock.h"
#include "record.h"
#include "say.h"
#include "telling.h"

static struct board b;

static void
begin(void)
{
    b.at_ms = 0;
    board_init(&b);
    board_skirmish(&b);
}

static int64_t
left_s(void)
{
    bool limited;
    int64_t left = clock_left_ms(b.g, b.at_ms, &limited);

    assert_true(limited);
    return left / 1000;
}

static void
prompts(const char *words)
{
    char at[80];
    struct text t;

    text_init(&t, at, sizeof at);
    say_prompt(&t, b.g, b.at_ms, false);
    assert_string_equal(text_z(&t), words);
}

static const struct dispute *
dispute(uint32_t row)
{
    assert_true(row < b.g->rows[T_dispute]);
    return &b.g->dispute[row];
}

static void
the_clock_stands_until_the_verdict(void **state)
{
    uint64_t digest;

    (void)state;
    begin();
    digest = b.g->digest;
    b.at_ms = 10000;
    assert_int_equal(left_s(), 110);
    tell(&b, "dispute Mo one was pushed");
    b.at_ms = 70000;
    assert_int_equal(left_s(), 110);
    prompts("Red 1 DISPUTE 1 1:50 >");
    tell(&b, "verdict blue two saw it");
    assert_int_equal(dispute(0)->side, 2);
    assert_int_equal(dispute(0)->lasted_ms, 60000);
    b.at_ms = 75000;
    assert_int_equal(left_s(), 105);
    prompts("Red 1  1:45 >");
    assert_int_equal(b.g->turn[0].paused_ms, 60000);
    assert_true(b.g->digest == digest); /* nothing stands otherwise */
    board_release(&b);
}

static void
what_is_typed_meanwhile_stands(void **state)
{
    (void)state;
    begin();
    tell(&b, "dispute was that a move");
    tell(&b, "move RA.1 12 n");
    tell(&b, "next");
    prompts("Blue 1 DISPUTE 1 2:00 >");
    b.at_ms = 30000;
    assert_int_equal(left_s(), 120);
    tell(&b, "verdict neither");
    assert_int_equal(dispute(0)->side, 0);
    b.at_ms = 31000;
    assert_int_equal(left_s(), 119);
    board_release(&b);
}

static void
the_last_opened_ends_first(void **state)
{
    (void)state;
    begin();
    falls(&b, "verdict yes", FAULT_NO_DISPUTE);
    tell(&b, "dispute one");
    tell(&b, "dispute two");
    prompts("Red 1 DISPUTE 2 2:00 >");
    falls(&b, "resume", FAULT_DISPUTE);
    tell(&b, "verdict red yes");
    assert_int_equal(dispute(1)->side, 1);
    prompts("Red 1 DISPUTE 1 2:00 >");
    tell(&b, "pause the cat");
    tell(&b, "verdict no");
    prompts("Red 1 PAUSED 2:00 >");
    tell(&b, "resume");
    prompts("Red 1  2:00 >");
    falls(&b, "resume", FAULT_NOT_PAUSED);
    board_release(&b);
}

static void
undo_takes_a_dispute_like_any_line(void **state)
{
    (void)state;
    begin();
    tell(&b, "dispute one");
    tell(&b, "undo");
    assert_int_equal(b.g->rows[T_dispute], 0);
    prompts("Red 1  2:00 >");
    board_release(&b);
}

/* It stays in the log all the same. */
static void
a_verdict_without_its_dispute_does_nothing(void **state)
{
    int32_t opened;

    (void)state;
    begin();
    tell(&b, "dispute one");
    opened = b.entry;
    tell(&b, "verdict yes");
    tell(&b, "strike #9");
    assert_int_equal(opened, 9);
    assert_int_equal(b.g->rows[T_dispute], 0);
    prompts("Red 1  2:00 >");
    tell(&b, "undo");
    assert_int_equal(dispute(0)->closed_entry, 10);
    tell(&b, "=#10 verdict red it stood");
    assert_int_equal(dispute(0)->side, 1);
    assert_int_equal(dispute(0)->closed_entry, 13);
    board_release(&b);
}

static void
the_first_word_may_be_a_side(void **state)
{
    struct span reason;

    (void)state;
    begin();
    assert_int_equal(verdict_side(b.g, SPAN("BLUE two saw it"), &reason), 2);
    assert_true(span_is(reason, "two saw it"));
    assert_int_equal(verdict_side(b.g, SPAN("red: yes"), &reason), 1);
    assert_true(span_is(reason, "yes"));
    assert_int_equal(verdict_side(b.g, SPAN("red"), &reason), 1);
    assert_int_equal(reason.n, 0);
    assert_int_equal(verdict_side(b.g, SPAN("b two saw it"), &reason), 0);
    assert_true(span_is(reason, "b two saw it"));
    board_release(&b);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_clock_stands_until_the_verdict),
        cmocka_unit_test(what_is_typed_meanwhile_stands),
        cmocka_unit_test(the_last_opened_ends_first),
        cmocka_unit_test(undo_takes_a_dispute_like_any_line),
        cmocka_unit_test(a_verdict_without_its_dispute_does_nothing),
        cmocka_unit_test(the_first_word_may_be_a_side),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
