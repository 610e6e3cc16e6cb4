/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_field.c: figures on random floors, held against every pair looked at
 * in 128 bits; roots and headings against exact arithmetic.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "grid.h"
#include "many.h"

__extension__ typedef __int128 wide;

enum {
    FIELDS = 12000,
    CROWD = 48,
    LIMITS = 6,
    HALVES = 43200, /* half minutes of arc to the circle */
    EIGHTH = LENGTH_INCH / 8
};

static uint64_t
draw(uint64_t *seed)
{
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    return *seed >> 16;
}

static length
draw_to(uint64_t *seed, length most)
{
    return (length)(draw(seed) % ((uint64_t)most + 1));
}

static length
held(int64_t v)
{
    return v < 0 ? 0 : v > LENGTH_MAX ? LENGTH_MAX : (length)v;
}

/* --- the oracle: squares in 128 bits, one pair at a time --- */

static bool
oracle_within(struct figure a, struct figure b, length limit)
{
    wide dx = (wide)a.x - b.x, dy = (wide)a.y - b.y;
    wide far = (wide)limit + a.radius + b.radius;

    return far >= 0 && dx * dx + dy * dy <= far * far;
}

/* --- random floors --- */

static const length radii[] = {0, EIGHTH, 3 * LENGTH_INCH / 16,
                               3 * LENGTH_INCH / 8, LENGTH_INCH};
static const length limits[LIMITS] = {
    -EIGHTH, 0, EIGHTH, 6 * LENGTH_INCH, 2 * LENGTH_FOOT, 90 * LENGTH_FOOT};

/* Just so far from another that a limit is met to the unit: a 3, 4, 5
 * triangle, then perhaps one unit more or less. */
static void
put_on_limit(uint64_t *seed, struct figure *f, const struct figure *from)
{
    int64_t far =
        (int64_t)limits[draw(seed) % LIMITS] + f->radius + from->radius;
    int64_t fifth = far / 5, spare = far % 5;
    bool across = draw(seed) % 2;

    f->x = held(from->x + (across ? 3 : 4) * fifth);
    f->y = held(from->y - (across ? 4 : 3) * fifth);
    if (spare || draw(seed) % 3 == 0) {
        f->x = held(from->x + far + (int64_t)(draw(seed) % 3) - 1);
        f->y = from->y;
    }
}

static void
draw_figure(uint64_t *seed, struct figure *f, uint32_t i, length span)
{
    struct figure *at = &f[i];

    at->radius = radii[draw(seed) % (sizeof radii / sizeof radii[0])];
    switch (i ? draw(seed) % 6 : 0) {
    case 1:
    case 2:
        put_on_limit(seed, at, &f[draw(seed) % i]);
        break;
    case 3: /* in a heap with another */
        at->x = held(f[draw(seed) % i].x + draw_to(seed, EIGHTH));
        at->y = f[i - 1].y;
        break;
    case 4: /* at an edge of the largest floor */
        at->x = draw(seed) % 2 ? 0 : LENGTH_MAX;
        at->y = draw(seed) % 2 ? LENGTH_MAX : draw_to(seed, span);
        break;
    default:
        at->x = draw_to(seed, span);
        at->y = draw_to(seed, draw(seed) % 8 ? span : 0);
        break;
    }
}

static uint32_t
draw_field(uint64_t *seed, struct figure *f)
{
    static const length spans[] = {0, LENGTH_INCH, 20 * LENGTH_FOOT,
                                   LENGTH_MAX};
    length span = spans[draw(seed) % 4];
    uint32_t n = (uint32_t)(draw(seed) % (CROWD + 1));

    for (uint32_t i = 0; i < n; i++)
        draw_figure(seed, f, i, span);
    return n;
}

/* --- the grid --- */

/* A block of just the size asked for, so that one cell too many is seen. */
static void *
block_for(uint32_t n)
{
    void *block = malloc(grid_bytes(n));

    assert_non_null(block);
    return block;
}

static void
expect_around(const struct grid *g, struct figure of, length limit)
{
    uint8_t found[CROWD] = {0};
    struct around a;
    uint32_t k;

    around_begin(&a, g, of, limit);
    while (around_next(&a, &k)) {
        assert_true(k < g->n);
        assert_false(found[k]++);
    }
    for (k = 0; k < g->n; k++) {
        if (found[k] != oracle_within(of, g->figure[k], limit))
            fail_msg("figure %u of %u: found %d at limit %d", k, g->n, found[k],
                     limit);
    }
}

/* The runs hold all that are within, and no figure twice. */
static void
expect_runs(const struct grid *g, struct figure of, length limit)
{
    uint8_t found[CROWD] = {0};
    struct around a;

    around_begin(&a, g, of, limit);
    while (around_run(&a))
        for (const struct laid *l = a.laid; l < a.end; l++) {
            assert_true(l->at < g->n);
            assert_memory_equal(&l->figure, &g->figure[l->at],
                                sizeof l->figure);
            assert_int_equal(reach_holds(&a.reach, of, l->figure),
                             oracle_within(of, l->figure, limit));
            assert_false(found[l->at]++);
        }
    for (uint32_t k = 0; k < g->n; k++)
        if (!found[k] && oracle_within(of, g->figure[k], limit))
            fail_msg("figure %u is in no run at limit %d", k, limit);
}

static void
neighbours_are_those_of_every_pair(void **state)
{
    uint64_t seed = 4711;
    struct figure f[CROWD], outside;
    struct grid g;

    (void)state;
    for (int field = many(FIELDS); field > 0; field--) {
        uint32_t n = draw_field(&seed, f);
        void *block = block_for(n);
        length limit = limits[draw(&seed) % LIMITS];

        grid_build(&g, f, n, limits[draw(&seed) % LIMITS], block);
        for (uint32_t i = 0; i < n; i++)
            expect_around(&g, f[i], limit);
        draw_figure(&seed, &outside, 0, LENGTH_MAX);
        expect_around(&g, outside, limits[draw(&seed) % LIMITS]);
        expect_runs(&g, outside, limits[draw(&seed) % LIMITS]);
        free(block);
    }
}

static void
expect_pairs(const struct grid *a, const struct grid *b, length limit)
{
    uint8_t found[CROWD][CROWD] = {{0}};
    struct pairs p;
    uint32_t i, k;

    pairs_begin(&p, a, b, limit);
    while (pairs_next(&p, &i, &k)) {
        assert_true(i < a->n && k < b->n);
        assert_false(found[i][k]++);
    }
    for (i = 0; i < a->n; i++)
        for (k = 0; k < b->n; k++)
            if (found[i][k] != oracle_within(a->figure[i], b->figure[k], limit))
                fail_msg("%u of %u and %u of %u: found %d at limit %d", i, a->n,
                         k, b->n, found[i][k], limit);
}

/* Two sides on one floor, each in a grid of its own with cells of its own. */
static void
pairs_are_those_of_every_pair(void **state)
{
    uint64_t seed = 1911;
    struct figure f[CROWD];
    uint32_t held = 0;

    (void)state;
    for (int field = many(FIELDS / 2); field > 0; field--) {
        uint32_t n = draw_field(&seed, f);
        uint32_t m = n ? (uint32_t)(draw(&seed) % n) : 0;
        void *one = block_for(m), *other = block_for(n - m);
        struct grid a, b;

        grid_build(&a, f, m, limits[draw(&seed) % LIMITS], one);
        grid_build(&b, f + m, n - m, limits[draw(&seed) % LIMITS], other);
        expect_pairs(&a, &b, limits[draw(&seed) % LIMITS]);
        held += m > 0 && m < n;
        free(one);
        free(other);
    }
    assert_true(held > (uint32_t)many(FIELDS / 4));
}

/* Whether they are just on the limit. */
static bool
expect_agreement(struct figure a, struct figure b, length limit)
{
    bool in = oracle_within(a, b, limit);

    assert_int_equal(figure_within(a, b, limit), in);
    assert_int_equal(figure_within(b, a, limit), in);
    assert_true(figure_apart(a, b) <= limit || !in);
    if (!in)
        assert_false(figure_nearer(a, b, limit));
    if (figure_apart(a, b) < limit || oracle_within(a, b, limit - 1))
        assert_true(figure_nearer(a, b, limit));
    return in && !figure_nearer(a, b, limit);
}

static void
within_apart_and_nearer_agree(void **state)
{
    uint64_t seed = 1913;
    struct figure f[CROWD];
    uint32_t on_limit = 0;

    (void)state;
    for (int field = many(FIELDS / 4); field > 0; field--) {
        uint32_t n = draw_field(&seed, f);

        for (uint32_t i = 0; i < n * n * LIMITS; i++)
            on_limit +=
                expect_agreement(f[i % n], f[i / n % n], limits[i / n / n]);
    }
    assert_true(on_limit > (uint32_t)many(FIELDS));
}

static void
a_hundred_thousand_in_one_spot_and_one_far_off(void **state)
{
    enum { MANY = 100000 };
    struct figure *f = calloc(MANY, sizeof *f);
    void *block = block_for(MANY);
    struct grid g;
    struct around a;
    uint32_t k, n = 0;

    (void)state;
    assert_non_null(f);
    f[7] = (struct figure){LENGTH_MAX, LENGTH_MAX, EIGHTH};
    grid_build(&g, f, MANY, EIGHTH, block);
    assert_true((uint64_t)g.wide * g.high <= 6 * (uint64_t)MANY + 3);
    around_begin(&a, &g, f[7], 0);
    while (around_next(&a, &k))
        n += k == 7 ? 1 : MANY;
    assert_int_equal(n, 1);
    around_begin(&a, &g, f[0], 0);
    for (n = 0; around_next(&a, &k);)
        n++;
    assert_int_equal(n, MANY - 1);
    free(block);
    free(f);
}

/* Points without a radius touch where they are the same, and nowhere else. */
static void
a_point_touches_itself(void **state)
{
    struct figure f[3] = {
        {100, 100, 0},
        {100, 101, 0},
        {100, 100, 0}
    };
    void *block = block_for(3);
    struct grid g;
    struct around a;
    uint32_t k, n = 0;

    (void)state;
    grid_build(&g, f, 3, LENGTH_INCH, block);
    around_begin(&a, &g, f[0], 0);
    for (; around_next(&a, &k); n++)
        assert_int_not_equal(k, 1);
    assert_int_equal(n, 2);
    around_begin(&a, &g, f[0], 1);
    for (n = 0; around_next(&a, &k);)
        n++;
    assert_int_equal(n, 3);
    around_begin(&a, &g, f[0], -1);
    assert_false(around_next(&a, &k));
    free(block);
}

/* A rank across the whole floor, men 16 ft apart: nobody looks at them all. */
static void
a_thin_line_is_cut_into_cells(void **state)
{
    enum { MEN = 50 };
    struct figure f[MEN];
    void *block = block_for(MEN);
    struct grid g;
    struct around a;
    uint32_t k, n = 0;

    (void)state;
    for (int i = 0; i < MEN; i++)
        f[i] = (struct figure){i * 16 * LENGTH_FOOT, 0, EIGHTH};
    grid_build(&g, f, MEN, LENGTH_INCH, block);
    assert_true(g.wide > MEN / 2);
    around_begin(&a, &g, f[20], 16 * LENGTH_FOOT - 2 * EIGHTH);
    while (around_next(&a, &k))
        n++;
    assert_int_equal(n, 3);
    around_begin(&a, &g, f[20], 16 * LENGTH_FOOT - 2 * EIGHTH - 1);
    for (n = 0; around_next(&a, &k);)
        n++;
    assert_int_equal(n, 1);
    free(block);
}

static void
nobody_has_no_neighbours(void **state)
{
    struct grid g;
    struct around a;
    void *block = block_for(0);
    uint32_t k;

    (void)state;
    grid_build(&g, NULL, 0, LENGTH_FOOT, block);
    around_begin(&a, &g, (struct figure){0, 0, 0}, LENGTH_MAX);
    assert_false(around_next(&a, &k));
    free(block);
}

/* --- roots --- */

static void
expect_root(int64_t square)
{
    wide r = root(square);

    if (r * r > square || (r + 1) * (r + 1) <= square)
        fail_msg("the root of %lld is not %lld", (long long)square,
                 (long long)r);
}

static void
roots_are_exact_rounded_down(void **state)
{
    uint64_t seed = 7;

    (void)state;
    assert_int_equal(root(-4), 0);
    assert_int_equal(root(INT64_MAX), INT64_C(3037000499));
    for (int64_t n = 0; n < 70000; n++)
        expect_root(n);
    for (int i = 0; i < 200000; i++) {
        int64_t r = (int64_t)(draw(&seed) % UINT64_C(3037000499));

        expect_root(r * r);
        expect_root(r * r + (r > 0) * 2 * r);
        expect_root(r > 0 ? r * r - 1 : 0);
        expect_root((int64_t)(draw(&seed) << 15));
    }
}

static void
apart_is_edge_to_edge_rounded_down(void **state)
{
    struct figure a = {0, 0, EIGHTH}, b = {300, 400, 0}, far;

    (void)state;
    assert_int_equal(figure_apart(a, b), 500 - EIGHTH);
    b.radius = EIGHTH;
    assert_int_equal(figure_apart(a, a), -2 * EIGHTH);
    a.radius = b.radius = 0;
    b.x = 1;
    b.y = 1;
    assert_int_equal(figure_apart(a, b), 1);
    far = (struct figure){LENGTH_MAX, LENGTH_MAX, 0};
    assert_int_equal(figure_apart(a, far), INT32_MAX);
    assert_false(figure_within(a, far, LENGTH_MAX));
    assert_true(figure_within(a, far, INT32_MAX) ==
                oracle_within(a, far, INT32_MAX));
}

/* --- headings: the circle turned half a minute at a time, in 62 bits --- */

struct turned {
    wide sine, cosine;
};

static const wide unit = (wide)1 << 62;
static const wide step_sine = INT64_C(670742540049735);
static const wide step_cosine = INT64_C(4611685969649613830);

static struct turned *
circle(void)
{
    struct turned *t = malloc((HALVES + 1) * sizeof *t);

    assert_non_null(t);
    t[0] = (struct turned){0, unit};
    for (int i = 1; i < HALVES / 4; i++) {
        wide s = t[i - 1].sine, c = t[i - 1].cosine;

        t[i].sine = (s * step_cosine + c * step_sine) / unit;
        t[i].cosine = (c * step_cosine - s * step_sine) / unit;
    }
    for (int i = HALVES / 4; i <= HALVES; i++) {
        t[i].sine = t[i - HALVES / 4].cosine;
        t[i].cosine = -t[i - HALVES / 4].sine;
    }
    return t;
}

static void
expect_nearest(wide exact, length given)
{
    wide off = exact - given * unit;

    /* the circle above is itself good to a hundred-thousandth of a unit */
    assert_true((off < 0 ? -off : off) <= unit / 2 + unit / 65536);
}

static void
a_step_along_a_heading_is_right_to_the_nearest_unit(void **state)
{
    static const length steps[] = {1,          EIGHTH,     12 * LENGTH_INCH,
                                   1234567891, LENGTH_MAX, -LENGTH_FOOT,
                                   -LENGTH_MAX};
    struct turned *t = circle();
    length dx, dy;

    (void)state;
    for (int32_t m = 0; m < HALVES / 2; m++) {
        for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++) {
            heading_step(m, steps[i], &dx, &dy);
            expect_nearest(t[2 * m].sine * steps[i], dx);
            expect_nearest(t[2 * m].cosine * steps[i], dy);
        }
    }
    free(t);
}

static void
the_quarters_are_exact(void **state)
{
    static const struct {
        int32_t minutes;
        length dx, dy;
    } quarter[] = {
        {0,     0,   12 },
        {5400,  12,  0  },
        {10800, 0,   -12},
        {16200, -12, 0  },
        {21600, 0,   12 },
        {1800,  6,   10 },
        {3600,  10,  6  },
        {-5400, -12, 0  },
        {12600, -6,  -10},
        {19800, -6,  10 }
    };
    length dx, dy;

    (void)state;
    for (size_t i = 0; i < sizeof quarter / sizeof quarter[0]; i++) {
        heading_step(quarter[i].minutes, 12, &dx, &dy);
        assert_int_equal(dx, quarter[i].dx);
        assert_int_equal(dy, quarter[i].dy);
    }
}

/* dx, dy lie between the half minutes before and after the heading. */
static void
expect_heading(const struct turned *t, int64_t dx, int64_t dy)
{
    int32_t m = heading_of(dx, dy);
    const struct turned *before, *after;

    assert_in_range(m, 0, HALVES / 2 - 1);
    before = &t[(2 * m + HALVES - 1) % HALVES];
    after = &t[2 * m + 1];
    if (dx * before->cosine - dy * before->sine < 0 ||
        dy * after->sine - dx * after->cosine < 0)
        fail_msg("%lld east %lld north is not at %d minutes", (long long)dx,
                 (long long)dy, m);
}

static void
a_heading_is_the_nearest_minute(void **state)
{
    struct turned *t = circle();
    uint64_t seed = 99;
    length dx, dy;

    (void)state;
    for (int32_t m = 0; m < HALVES / 2; m++) {
        heading_step(m, LENGTH_MAX, &dx, &dy);
        assert_int_equal(heading_of(dx, dy), m);
    }
    for (int i = 0; i < 40000; i++) {
        length most = i % 2 ? LENGTH_MAX : 1000;

        dx = draw_to(&seed, most) - most / 2;
        dy = draw_to(&seed, most) - most / 2;
        if (dx || dy)
            expect_heading(t, dx, dy);
    }
    assert_int_equal(heading_of(0, 0), 0);
    assert_int_equal(heading_of(-1, 0), 16200);
    assert_int_equal(heading_of(-1, INT64_C(1) << 50), 0);
    assert_int_equal(heading_of(INT64_C(1) << 50, -1), 90 * 60);
    assert_int_equal(heading_of(-(INT64_C(1) << 50), INT64_C(1) << 50),
                     315 * 60);
    free(t);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(neighbours_are_those_of_every_pair),
        cmocka_unit_test(pairs_are_those_of_every_pair),
        cmocka_unit_test(within_apart_and_nearer_agree),
        cmocka_unit_test(a_hundred_thousand_in_one_spot_and_one_far_off),
        cmocka_unit_test(a_point_touches_itself),
        cmocka_unit_test(a_thin_line_is_cut_into_cells),
        cmocka_unit_test(nobody_has_no_neighbours),
        cmocka_unit_test(roots_are_exact_rounded_down),
        cmocka_unit_test(apart_is_edge_to_edge_rounded_down),
        cmocka_unit_test(a_step_along_a_heading_is_right_to_the_nearest_unit),
        cmocka_unit_test(the_quarters_are_exact),
        cmocka_unit_test(a_heading_is_the_nearest_minute),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
