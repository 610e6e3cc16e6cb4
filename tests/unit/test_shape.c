/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_shape.c: where two tapes meet, nearly meet and do not; how men stand in
 * loose order.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "shape.h"

static void
stands(struct dot at, int64_t x, int64_t y)
{
    assert_int_equal(at.x, x);
    assert_int_equal(at.y, y);
}

/* From the origin and from `b` to the east of it. */
static struct crossing
cross(length p, length b, length q, length slack)
{
    return tapes_cross((struct dot){0, 0}, p, (struct dot){b, 0}, q, slack);
}

static void
two_tapes_meet_on_either_hand(void **state)
{
    (void)state;
    struct crossing c = cross(500, 600, 500, 0);

    assert_int_equal(c.tapes, TAPES_MEET);
    stands(c.left, 300, 400);
    stands(c.right, 300, -400);
}

static void
tapes_too_short_meet_halfway_of_the_gap(void **state)
{
    (void)state;
    struct crossing c = cross(100, 300, 150, 49);

    assert_int_equal(c.tapes, TAPES_SHORT);
    assert_int_equal(c.off, 50);
    c = cross(100, 300, 150, 50);
    assert_int_equal(c.tapes, TAPES_MEET);
    stands(c.left, 125, 0);
    stands(c.right, 125, 0);
}

/* The end of the long tape is beyond that of the short one, on its side. */
static void
a_tape_that_reaches_past_the_other_meets_it_beyond(void **state)
{
    (void)state;
    struct crossing c = cross(500, 300, 100, 99);

    assert_int_equal(c.tapes, TAPES_BEYOND);
    assert_int_equal(c.off, 100);
    c = cross(500, 300, 100, 100);
    assert_int_equal(c.tapes, TAPES_MEET);
    stands(c.left, 450, 0);
    stands(c.right, 450, 0);
    c = cross(100, 300, 500, 100);
    assert_int_equal(c.tapes, TAPES_MEET);
    stands(c.left, -150, 0);
    stands(c.right, -150, 0);
}

static void
tapes_from_one_spot_say_nothing(void **state)
{
    (void)state;
    assert_int_equal(cross(100, 0, 100, 50).tapes, TAPES_ONE);
}

static void
nobody_in_loose_order_stands_nowhere(void **state)
{
    (void)state;
    struct dot at[7] = {
        {-1, -1}
    };

    shape_loose(at, 0, (struct dot){10, 20}, 100);
    stands(at[0], -1, -1);
    shape_loose(at, 7, (struct dot){10, 20}, 100);
    stands(at[0], 10, 20);
    for (int i = 1; i < 7; i++) {
        int64_t dx = at[i].x - 10, dy = at[i].y - 20;

        assert_in_range(dx * dx + dy * dy, 99 * 99, 101 * 101);
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_tapes_meet_on_either_hand),
        cmocka_unit_test(tapes_too_short_meet_halfway_of_the_gap),
        cmocka_unit_test(a_tape_that_reaches_past_the_other_meets_it_beyond),
        cmocka_unit_test(tapes_from_one_spot_say_nothing),
        cmocka_unit_test(nobody_in_loose_order_stands_nowhere),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
