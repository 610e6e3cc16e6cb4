/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_fit.c: a picture brought to the floor: pictures of any scale, turn and
 * shift, mirrored or not, come back to where their points were.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "fit.h"

enum { PEGS = 5 };

/* How a picture was taken: picture = turned and scaled floor, then shifted. */
struct camera {
    double along, across, x, y;
    bool upward;
};

static uint32_t
draw(uint64_t *seed, uint32_t below)
{
    *seed = *seed * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((*seed >> 33) % below);
}

static void
take(const struct camera *c, struct fit_mark *m)
{
    double y;

    m->px = c->along * m->x - c->across * m->y + c->x;
    y = c->across * m->x + c->along * m->y + c->y;
    m->py = c->upward ? y : -y;
}

static struct camera
any_camera(uint64_t *seed)
{
    struct camera c = {(1 + draw(seed, 4000)) / 2e8 - 1e-5,
                       (1 + draw(seed, 4000)) / 2e8 - 1e-5,
                       draw(seed, 3000) - 1000.0, draw(seed, 3000) - 1000.0,
                       draw(seed, 2) == 1};

    if (c.along > -1e-7 && c.along < 1e-7)
        c.along = 1e-5;
    return c;
}

static void
any_place(uint64_t *seed, struct fit_mark *m)
{
    m->x = (length)draw(seed, 18 * LENGTH_FOOT);
    m->y = (length)draw(seed, 8 * LENGTH_FOOT);
}

/* The corners of a field and one more: never in a line. */
static void
pegs_of(uint64_t *seed, struct fit_mark m[PEGS])
{
    for (int i = 0; i < 4; i++) {
        m[i].x = i % 2 ? 18 * LENGTH_FOOT : 0;
        m[i].y = i / 2 ? 8 * LENGTH_FOOT : 0;
    }
    any_place(seed, &m[4]);
}

static void
any_picture_comes_back(void **state)
{
    uint64_t seed = 1913;

    (void)state;
    for (int i = 0; i < 20000; i++) {
        struct camera c = any_camera(&seed);
        struct fit_mark m[PEGS], p;
        struct fit f;
        int64_t x, y;

        pegs_of(&seed, m);
        for (int k = 0; k < PEGS; k++)
            take(&c, &m[k]);
        assert_int_equal(fit_marks(m, PEGS, draw(&seed, 2), &f), FIT_WELL);
        assert_true(f.seen);
        assert_int_equal(f.upward, c.upward);
        assert_in_range(f.worst, 0, 50);
        any_place(&seed, &p);
        take(&c, &p);
        fit_point(&f, p.px, p.py, &x, &y);
        assert_in_range(labs((long)(x - p.x)), 0, 50);
        assert_in_range(labs((long)(y - p.y)), 0, 50);
    }
}

/* What one peg is out by is found, and it is said which. */
static void
a_peg_that_is_out(void **state)
{
    struct camera c = {1e-5, 2e-6, 100, 50, false};
    struct fit_mark m[4];
    struct fit f;

    (void)state;
    for (int i = 0; i < 4; i++) {
        m[i] = (struct fit_mark){.x = i % 2 ? 18 * LENGTH_FOOT : 0,
                                 .y = i / 2 ? 8 * LENGTH_FOOT : 0};
        take(&c, &m[i]);
    }
    m[2].x += 2 * LENGTH_INCH;
    assert_int_equal(fit_marks(m, 4, false, &f), FIT_WELL);
    assert_int_equal(f.peg, 2);
    assert_true(f.worst > LENGTH_INCH / 2 && f.worst < 2 * LENGTH_INCH);
    assert_true(f.mean > 0 && f.mean < f.worst);
}

/* Least squares: no small change of the fit is better. */
static void
nothing_near_is_better(void **state)
{
    static const double step[] = {-1e-3, 1e-3};
    struct fit_mark m[PEGS];
    struct fit f;
    uint64_t seed = 7;

    (void)state;
    for (int i = 0; i < 200; i++) {
        struct camera c = any_camera(&seed);
        double best = 0;

        pegs_of(&seed, m);
        for (int k = 0; k < PEGS; k++) {
            take(&c, &m[k]);
            m[k].x += (length)draw(&seed, LENGTH_INCH);
            m[k].y += (length)draw(&seed, LENGTH_INCH);
        }
        assert_int_equal(fit_marks(m, PEGS, false, &f), FIT_WELL);
        for (int way = -1; way < 8; way++) {
            struct fit g = f;
            double sum = 0, by = way < 0 ? 0 : step[way % 2];

            g.along *= way / 2 == 0 ? 1 + by : 1;
            g.across += way / 2 == 1 ? f.along * by : 0;
            g.x += way / 2 == 2 ? LENGTH_INCH * by * 50 : 0;
            g.y += way / 2 == 3 ? LENGTH_INCH * by * 50 : 0;
            for (int k = 0; k < PEGS; k++) {
                int64_t x, y;

                fit_point(&g, m[k].px, m[k].py, &x, &y);
                sum += (double)(x - m[k].x) * (double)(x - m[k].x) +
                       (double)(y - m[k].y) * (double)(y - m[k].y);
            }
            if (way < 0)
                best = sum;
            assert_true(sum >= best * (1 - 1e-9));
        }
    }
}

static void
pegs_that_show_nothing(void **state)
{
    struct fit_mark line[3] = {
        {0,   0, 0,               0},
        {50,  0, LENGTH_FOOT,     0},
        {100, 0, 2 * LENGTH_FOOT, 0}
    };
    struct fit_mark point[2] = {
        {5, 5, 0,           0},
        {5, 5, LENGTH_FOOT, 0}
    };
    struct fit_mark place[2] = {
        {5, 5, 7, 7},
        {9, 5, 7, 7}
    };
    struct fit f;
    int64_t x, y;

    (void)state;
    assert_int_equal(fit_marks(line, 3, false, &f), FIT_WELL);
    assert_false(f.seen);
    assert_false(f.upward);
    fit_point(&f, 50, -50, &x, &y); /* above, in a picture numbered downwards */
    assert_true(y > 0);
    assert_int_equal(fit_marks(line, 3, true, &f), FIT_WELL);
    assert_false(f.seen);
    assert_true(f.upward);
    assert_int_equal(fit_marks(point, 2, false, &f), FIT_ONE_POINT);
    assert_int_equal(fit_marks(place, 2, false, &f), FIT_ONE_PLACE);
}

/* Far off the floor a point is off the floor, and nothing overflows. */
static void
far_off(void **state)
{
    struct fit_mark m[2] = {
        {0,    0, 0,                0},
        {1e-3, 0, 18 * LENGTH_FOOT, 0}
    };
    struct fit f;
    int64_t x, y;

    (void)state;
    assert_int_equal(fit_marks(m, 2, true, &f), FIT_WELL);
    fit_point(&f, 1e9, -1e9, &x, &y);
    assert_true(x > LENGTH_MAX && x < (int64_t)1 << 50);
    assert_true(y < 0 && y > -((int64_t)1 << 50));
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(any_picture_comes_back),
        cmocka_unit_test(a_peg_that_is_out),
        cmocka_unit_test(nothing_near_is_better),
        cmocka_unit_test(pegs_that_show_nothing),
        cmocka_unit_test(far_off),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
