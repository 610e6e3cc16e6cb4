/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_length.c: a tape in inches, a tape in centimetres, and what people
 * type when they read one. cases/lengths.tsv says what reads as what.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "length.h"
#include "many.h"

enum { UNTOUCHED = 77 };

/* A small repeatable source of numbers. */
static uint64_t
draw(uint64_t *seed)
{
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    return *seed >> 16;
}

static length
draw_length(uint64_t *seed)
{
    return (length)((int64_t)(draw(seed) % (2 * (uint64_t)LENGTH_MAX + 1)) -
                    LENGTH_MAX);
}

/* Reads from a block of the exact size, so one byte too far is seen. */
static bool
read_as(const char *z, enum length_unit bare, length *out, struct fault *why)
{
    size_t n = strlen(z);
    char *block = malloc(n ? n : 1);
    bool ok;

    assert_non_null(block);
    memcpy(block, z, n);
    *out = UNTOUCHED;
    ok = length_read((struct span){block, (uint32_t)n}, bare, out, why);
    free(block);
    return ok;
}

static length
must_read(const char *z, enum length_unit bare)
{
    struct fault why;
    length v;

    if (!read_as(z, bare, &v, &why))
        fail_msg("\"%s\" fell at column %d", z, why.column);
    return v;
}

static const char *
written(length v, enum length_unit in)
{
    static char buffer[64];
    struct text t;

    text_init(&t, buffer, sizeof buffer);
    length_write(&t, v, in);
    assert_false(t.cut);
    return text_z(&t);
}

static const char *
written_decimal(length v)
{
    static char buffer[64];
    struct text t;

    text_init(&t, buffer, sizeof buffer);
    length_write_decimal(&t, v);
    assert_false(t.cut);
    return text_z(&t);
}

/* ---- the table of cases ---- */

static enum fault_code
fault_called(const char *name)
{
    if (strcmp(name, "comma") == 0)
        return FAULT_LENGTH_COMMA;
    if (strcmp(name, "fraction") == 0)
        return FAULT_LENGTH_FRACTION;
    if (strcmp(name, "range") == 0)
        return FAULT_LENGTH_RANGE;
    assert_string_equal(name, "length");
    return FAULT_LENGTH;
}

static void
check_case(const char *typed, const char *verdict, const char *want)
{
    struct fault why = {0};
    char name[16];
    int column;
    length v;
    bool ok = read_as(typed, LENGTH_IN_INCHES, &v, &why);

    if (strcmp(verdict, "ok") == 0) {
        if (!ok || v != strtol(want, NULL, 10))
            fail_msg("\"%s\": want %s, have %d (fault %d, column %d)", typed,
                     want, v, why.code, why.column);
        return;
    }
    assert_string_equal(verdict, "error");
    assert_int_equal(sscanf(want, "%15s %d", name, &column), 2);
    if (ok)
        fail_msg("\"%s\" read as %d", typed, v);
    if (why.code != fault_called(name) || why.column != column)
        fail_msg("\"%s\": want %s, have fault %d at column %d", typed, want,
                 why.code, why.column);
    assert_int_equal(v, UNTOUCHED);
}

/* Cuts the field at the next tab or line end; the rest is in *rest. */
static char *
field(char **rest)
{
    char *at = *rest;
    size_t n = strcspn(at, "\t\n");

    *rest = at + n + (at[n] != '\0');
    at[n] = '\0';
    return at;
}

static void
test_every_case_of_the_table(void **state)
{
    const char *folder = getenv("UMPIRE_TESTS");
    char path[1024], line[512];
    int rows = 0;
    FILE *in;

    (void)state;
    snprintf(path, sizeof path, "%s/cases/lengths.tsv",
             folder ? folder : "tests");
    in = fopen(path, "r");
    if (!in)
        fail_msg("cannot open %s", path);
    while (fgets(line, sizeof line, in)) {
        char *rest = line, *typed, *verdict;

        if (line[0] == '#')
            continue;
        typed = field(&rest);
        verdict = field(&rest);
        check_case(typed, verdict, field(&rest));
        rows++;
    }
    fclose(in);
    assert_true(rows > 150);
}

/* ---- reading ---- */

static void
test_a_bare_number_is_of_the_unit_asked(void **state)
{
    (void)state;
    assert_int_equal(must_read("18", LENGTH_IN_FEET), 18 * LENGTH_FOOT);
    assert_int_equal(must_read("18 1/2", LENGTH_IN_FEET), 222 * LENGTH_INCH);
    assert_int_equal(must_read("70", LENGTH_IN_CM), 70 * LENGTH_CM);
    assert_int_equal(must_read("-0.5", LENGTH_IN_CM), -LENGTH_CM / 2);
    /* a unit that is written always wins, also for what follows feet */
    assert_int_equal(must_read("18\"", LENGTH_IN_FEET), 18 * LENGTH_INCH);
    assert_int_equal(must_read("18'6", LENGTH_IN_FEET), 222 * LENGTH_INCH);
    assert_int_equal(must_read("2'6", LENGTH_IN_CM), 30 * LENGTH_INCH);
    assert_int_equal(must_read("24384", LENGTH_IN_CM), LENGTH_MAX);
}

static void
test_the_fault_says_where_and_what(void **state)
{
    struct fault why;
    struct span typed = SPAN("at 6 1/3 in,");
    length v = UNTOUCHED;

    (void)state;
    assert_false(
        length_read(span_cut(typed, 3, 11), LENGTH_IN_INCHES, &v, &why));
    assert_int_equal(why.code, FAULT_LENGTH_FRACTION);
    assert_int_equal(why.column, 4);
    assert_int_equal(why.width, 1);
    assert_true(span_is(why.word, "1/3"));
    assert_ptr_equal(why.word.at, typed.at + 5);
    assert_int_equal(v, UNTOUCHED);

    assert_false(length_read(SPAN(" 6kg "), LENGTH_IN_INCHES, &v, &why));
    assert_int_equal(why.code, FAULT_LENGTH);
    assert_int_equal(why.column, 2);
    assert_int_equal(why.width, 2);
    assert_true(span_is(why.word, "6kg"));
    assert_int_equal(why.expected, 0);
    assert_int_equal(why.near.n, 0);

    assert_false(length_read(SPAN("-801' "), LENGTH_IN_INCHES, &v, &why));
    assert_int_equal(why.code, FAULT_LENGTH_RANGE);
    assert_int_equal(why.column, 0);
    assert_int_equal(why.width, 5);

    assert_false(length_read((struct span){0}, LENGTH_IN_INCHES, &v, &why));
    assert_int_equal(why.code, FAULT_LENGTH);
    assert_int_equal(why.width, 0);
}

static void
test_a_very_long_line_is_no_wrap(void **state)
{
    enum { N = 70001 };
    char *z = malloc(N + 1);
    struct fault why;
    length v;

    (void)state;
    assert_non_null(z);
    memset(z, '9', N);
    z[N] = '\0';
    assert_false(read_as(z, LENGTH_IN_INCHES, &v, &why));
    assert_int_equal(why.code, FAULT_LENGTH_RANGE);
    assert_int_equal(why.width, UINT16_MAX);
    z[1] = '.';
    assert_int_equal(must_read(z, LENGTH_IN_INCHES), 10 * LENGTH_INCH);
    z[N - 1] = 'x';
    assert_false(read_as(z, LENGTH_IN_INCHES, &v, &why));
    assert_int_equal(why.code, FAULT_LENGTH);
    assert_int_equal(why.column, UINT16_MAX);
    free(z);
}

/* Every part chosen at random; the sum is known beforehand. */
static void
test_whatever_is_put_together_adds_up(void **state)
{
    static const char *const feet[] = {
        "'", "ft", "f", "FT ", "' ", " ft ", "\xE2\x80\x99", "\xE2\x80\xB2"};
    static const char *const inch[] = {"",    "\"",           "in",
                                       " in", "\xE2\x80\x9D", "\xE2\x80\xB3"};
    static const char *const join[] = {" ", "-", "+", "   ", "\t"};
    uint64_t seed = 20;

    (void)state;
    for (int i = 0; i < many(50000); i++) {
        int f = (int)(draw(&seed) % 700), n = (int)(draw(&seed) % 90);
        int den = 2 << draw(&seed) % 6;
        int num = (int)(draw(&seed) % (uint64_t)den);
        bool minus = draw(&seed) % 2, with_feet = draw(&seed) % 2;
        int64_t sum = n * LENGTH_INCH + num * (LENGTH_INCH / den);
        char z[80], head[32] = "";

        if (with_feet) {
            sum += f * (int64_t)LENGTH_FOOT;
            snprintf(head, sizeof head, "%d%s", f, feet[draw(&seed) % 8]);
        }
        snprintf(z, sizeof z, "%s%s%d%s%d/%d%s", minus ? "-" : "", head, n,
                 join[draw(&seed) % 5], num, den, inch[draw(&seed) % 6]);
        if (must_read(z, LENGTH_IN_INCHES) != (minus ? -sum : sum))
            fail_msg("\"%s\" is not %ld", z, (long)sum);
    }
}

static void
test_decimals_take_the_nearest_unit(void **state)
{
    uint64_t seed = 6;

    (void)state;
    for (int i = 0; i < many(50000); i++) {
        int64_t billionths = (int64_t)(draw(&seed) % 9000000000000);
        int64_t twice = billionths / 1000 * 2 * LENGTH_INCH +
                        billionths % 1000 * 2 * LENGTH_INCH / 1000;
        int64_t want = (twice / 1000000 + 1) / 2;
        char z[40];

        snprintf(z, sizeof z, "%ld.%09ld", (long)(billionths / 1000000000),
                 (long)(billionths % 1000000000));
        if (must_read(z, LENGTH_IN_INCHES) != want)
            fail_msg("%s is not %ld", z, (long)want);
    }
}

/* ---- the start of a text ---- */

static void
test_where_a_length_ends(void **state)
{
    static const struct {
        const char *typed;
        uint32_t n;
    } cases[] = {
        {"6 1/2 n with 5cr", 5 },
        {"12 n",             2 },
        {"3'4,7'2",          3 },
        {"2ft 6in s",        7 },
        {"12 3",             2 },
        {"2 ft 6 1/2 in n",  13},
        {"2 ft 6 1/2 in 3",  13},
        {"18 x 8",           2 },
        {"18'6\" x 8'",      5 },
        {"6 in",             4 },
        {"6 inches",         1 },
        {"6 m",              1 },
        {"6 \"Old House\"",  1 },
        {"6-1/2,12",         5 },
        {"6,5",              1 },
        {"6 ,5",             1 },
        {"6 1/2 1/2",        5 },
        {"6 1/3 n",          1 },
        {"-2'6 n",           4 },
        {"6  1/2\tn",        6 },
        {"6\t",              1 },
        {" 6 n",             2 },
        {"6;n",              0 },
        {"5cr",              0 },
        {"n 12",             0 },
        {",6",               0 },
        {"",                 0 },
        {"   ",              0 },
        {"six",              0 },
        {"12n",              0 },
        {"801' n",           4 },
        {"20000 n",          5 },
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        uint32_t n = length_prefix(span_of(cases[i].typed));

        if (n != cases[i].n)
            fail_msg("\"%s\": want %u, have %u", cases[i].typed, cases[i].n, n);
    }
    assert_int_equal(length_prefix((struct span){0}), 0);
}

/* The definition itself, tried at every byte. */
static uint32_t
prefix_by_trial(const char *z)
{
    uint32_t best = 0, n = (uint32_t)strlen(z);

    for (uint32_t end = 1; end <= n; end++) {
        struct fault why;
        length v;

        if (end < n && !strchr(" \t,", z[end]))
            continue;
        if (strchr(" \t", z[end - 1]))
            continue;
        if (length_read((struct span){z, end}, LENGTH_IN_INCHES, &v, &why) ||
            why.code == FAULT_LENGTH_RANGE)
            best = end;
    }
    return best;
}

/* One of the crumbs lengths are made of, put at z. */
static size_t
put_crumb(uint64_t *seed, char *z)
{
    static const char *const crumbs[] = {
        "1",
        "2",
        "6",
        "12",
        "64",
        "0",
        "/",
        "1/2",
        " 1/2",
        "-",
        "+",
        " ",
        " ",
        "\t",
        "'",
        "\"",
        "in",
        "ft",
        "f",
        "cm",
        "m",
        ".5",
        ".",
        ",",
        "n",
        "800'",
        "9999999999",
        "\xC2\xBD",
        "\xE2\x85\x93",
        "\xE2\x80\x99",
        "\xE2\x80\xB3",
        "\xE2\x80",
        "\xC2",
    };
    const char *c = crumbs[draw(seed) % (sizeof crumbs / sizeof *crumbs)];
    size_t n = strlen(c);

    memcpy(z, c, n + 1);
    return n;
}

static void
test_no_text_confuses_the_reader(void **state)
{
    uint64_t seed = 1913;
    int read = 0, out_of_range = 0, fell = 0;

    (void)state;
    for (int i = 0; i < many(300000); i++) {
        char z[128] = "";
        size_t n = 0;
        struct fault why = {0};
        length v;

        for (uint64_t k = draw(&seed) % 9; k > 0; k--)
            n += put_crumb(&seed, z + n);
        if (read_as(z, LENGTH_IN_INCHES, &v, &why)) {
            read++;
            assert_true(v >= -LENGTH_MAX && v <= LENGTH_MAX);
        } else {
            out_of_range += why.code == FAULT_LENGTH_RANGE;
            fell++;
            assert_int_equal(v, UNTOUCHED);
            assert_true((size_t)why.column + why.width <= n);
        }
        if (length_prefix(span_of(z)) != prefix_by_trial(z))
            fail_msg("\"%s\": prefix %u", z, length_prefix(span_of(z)));
    }
    /* the crumbs do make lengths of every kind */
    assert_true(read > many(1000) && out_of_range > many(1000) &&
                fell > many(1000));
}

/* ---- writing ---- */

static void
test_as_the_tape_reads(void **state)
{
    static const struct {
        length v;
        const char *inches, *cm;
    } cases[] = {
        {0,                       "0\"",            "0 cm"          },
        {6 * LENGTH_INCH,         "6\"",            "15.24 cm"      },
        {LENGTH_INCH / 4,         "1/4\"",          "0.635 cm"      },
        {LENGTH_SIXTYFOURTH,      "1/64\"",         "0.0397 cm"     },
        {63 * LENGTH_SIXTYFOURTH, "63/64\"",        "2.5003 cm"     },
        {24 * LENGTH_INCH,        "2'",             "60.96 cm"      },
        {-30 * LENGTH_INCH,       "-2'6\"",         "-76.2 cm"      },
        {61 * LENGTH_INCH / 2,    "2'6 1/2\"",      "77.47 cm"      },
        {243 * LENGTH_INCH / 4,   "5' 3/4\"",       "154.305 cm"    },
        {3 * LENGTH_INCH / 2,     "1 1/2\"",        "3.81 cm"       },
        {775 * LENGTH_MM,         "2'6 33/64\"",    "77.5 cm"       },
        {10 * LENGTH_CM,          "3 15/16\"",      "10 cm"         },
        {-1,                      "0\"",            "0 cm"          },
        {1587,                    "0\"",            "0.0198 cm"     },
        {1588,                    "1/64\"",         "0.0199 cm"     },
        {-1588,                   "-1/64\"",        "-0.0199 cm"    },
        {LENGTH_FOOT - 1,         "1'",             "30.48 cm"      },
        {LENGTH_MAX,              "800'",           "24384 cm"      },
        {-LENGTH_MAX,             "-800'",          "-24384 cm"     },
        {INT32_MIN,               "-880'8 21/64\"", "-26843.5456 cm"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        length v = cases[i].v;

        assert_string_equal(written(v, LENGTH_IN_INCHES), cases[i].inches);
        assert_string_equal(written(v, LENGTH_IN_FEET), cases[i].inches);
        assert_string_equal(written(v, LENGTH_IN_CM), cases[i].cm);
    }
}

static void
test_every_sixty_fourth_reads_back(void **state)
{
    const int all = LENGTH_MAX / LENGTH_SIXTYFOURTH;

    (void)state;
    for (int i = -all; i <= all; i++) {
        const char *z = written(i * LENGTH_SIXTYFOURTH, LENGTH_IN_INCHES);

        if (must_read(z, LENGTH_IN_CM) != i * LENGTH_SIXTYFOURTH)
            fail_msg("%d/64 is written %s", i, z);
    }
}

static void
test_what_is_written_is_the_nearest(void **state)
{
    uint64_t seed = 64;

    (void)state;
    for (int i = 0; i < many(100000); i++) {
        length v = draw_length(&seed), back;

        back = must_read(written(v, LENGTH_IN_INCHES), LENGTH_IN_INCHES);
        assert_true(abs(back - v) * 2 <= LENGTH_SIXTYFOURTH);
        back = must_read(written(v, LENGTH_IN_CM), LENGTH_IN_INCHES);
        assert_true(abs(back - v) <= 4);
        if (v % 8 == 0)
            assert_int_equal(back, v);
    }
}

static void
test_decimal_inches_read_back_to_the_unit(void **state)
{
    uint64_t seed = 800;

    (void)state;
    assert_string_equal(written_decimal(0), "0.000000");
    assert_string_equal(written_decimal(1), "0.000005");
    assert_string_equal(written_decimal(-1), "-0.000005");
    assert_string_equal(written_decimal(LENGTH_INCH / 2), "0.500000");
    assert_string_equal(written_decimal(-LENGTH_INCH / 64), "-0.015625");
    assert_string_equal(written_decimal(LENGTH_MM), "0.039370");
    assert_string_equal(written_decimal(-LENGTH_MAX), "-9600.000000");
    for (int i = 0; i < 400000; i++) {
        length v = i < 200000 ? i - 100000 : draw_length(&seed);

        if (must_read(written_decimal(v), LENGTH_IN_INCHES) != v)
            fail_msg("%d is written %s", v, written_decimal(v));
    }
    for (length v = LENGTH_MAX - 100000; v <= LENGTH_MAX; v++)
        assert_int_equal(must_read(written_decimal(v), LENGTH_IN_INCHES), v);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_case_of_the_table),
        cmocka_unit_test(test_a_bare_number_is_of_the_unit_asked),
        cmocka_unit_test(test_the_fault_says_where_and_what),
        cmocka_unit_test(test_a_very_long_line_is_no_wrap),
        cmocka_unit_test(test_whatever_is_put_together_adds_up),
        cmocka_unit_test(test_decimals_take_the_nearest_unit),
        cmocka_unit_test(test_where_a_length_ends),
        cmocka_unit_test(test_no_text_confuses_the_reader),
        cmocka_unit_test(test_as_the_tape_reads),
        cmocka_unit_test(test_every_sixty_fourth_reads_back),
        cmocka_unit_test(test_what_is_written_is_the_nearest),
        cmocka_unit_test(test_decimal_inches_read_back_to_the_unit),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
