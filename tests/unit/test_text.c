/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_text.c: words cut from a line, answers built in a buffer that may be
 * too small, and names that try to be more than names. Ends with the table of
 * faults, which is text too.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "fault.h"
#include "text.h"

/* ---- spans ---- */

static void
test_words_are_compared(void **state)
{
    const struct span none = {0};

    (void)state;
    assert_true(span_is(SPAN("move"), "move"));
    assert_false(span_is(SPAN("move"), "mov"));
    assert_false(span_is(SPAN("move"), "Move"));
    assert_true(span_eq(none, SPAN("")));
    assert_false(span_eq(none, SPAN("x")));
    assert_true(span_same(SPAN("rG1_z"), SPAN("Rg1_Z")));
    assert_true(span_same(SPAN("AZaz"), SPAN("azAZ")));
    assert_false(span_same(SPAN("@["), SPAN("`{")));
    assert_true(span_same_z(SPAN("RG1"), "rg1"));
    assert_false(span_same_z(SPAN("RG1"), "rg12"));
    assert_true(span_same(none, SPAN("")));
    assert_true(span_starts(SPAN("before #31"), "before"));
    assert_false(span_starts(SPAN("bef"), "before"));
    assert_true(span_starts(none, ""));
}

static void
test_words_are_cut(void **state)
{
    const struct span s = SPAN("move ra 12"), none = {0};

    (void)state;
    assert_true(span_is(span_cut(s, 5, 7), "ra"));
    assert_true(span_is(span_cut(s, 8, 99), "12"));
    assert_true(span_is(span_cut(s, 7, 5), ""));
    assert_true(span_is(span_cut(s, 99, 100), ""));
    assert_true(span_is(span_from(s, 8), "12"));
    assert_true(span_is(span_from(s, 10), ""));
    assert_true(span_is(span_from(s, UINT32_MAX), ""));
    assert_ptr_equal(span_from(s, 99).at, s.at + s.n);
    assert_true(span_is(span_trim(SPAN(" \t ra 12\r\n")), "ra 12"));
    assert_true(span_is(span_trim(SPAN(" \t ")), ""));
    assert_true(span_is(span_trim(none), ""));
    assert_int_equal(span_of("four").n, 4);
}

/* Letters of one to three bytes, and bytes that are no letter. */
static void
test_no_character_is_cut_in_two(void **state)
{
    const struct span s = SPAN("Z\xC3\xBC \xE7\x9F\xB3");
    const struct span bad = SPAN("\x80\x80\x80\x80\x80");

    (void)state;
    assert_int_equal(span_whole(s, 0).n, 0);
    assert_int_equal(span_whole(s, 1).n, 1);
    assert_int_equal(span_whole(s, 2).n, 1);
    assert_int_equal(span_whole(s, 3).n, 3);
    assert_int_equal(span_whole(s, 5).n, 4);
    assert_int_equal(span_whole(s, 6).n, 4);
    assert_int_equal(span_whole(s, 7).n, 7);
    assert_int_equal(span_whole(s, 99).n, 7);
    assert_int_equal(span_whole(bad, 4).n, 4);
}

static void
test_numbers_are_digits_only(void **state)
{
    static const char *const bad[] = {
        "", "-1", "+1", " 1", "1 ", "1a", "a", "1.0", "99999999999", "101",
    };
    int32_t v = -7;

    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_false(span_number(span_of(bad[i]), 100, &v));
    assert_int_equal(v, -7);
    assert_true(span_number(SPAN("100"), 100, &v));
    assert_int_equal(v, 100);
    assert_true(span_number(SPAN("0000000000000000000007"), 100, &v));
    assert_int_equal(v, 7);
    assert_true(span_number(SPAN("2147483647"), INT32_MAX, &v));
    assert_int_equal(v, INT32_MAX);
    assert_false(span_number(SPAN("2147483648"), INT32_MAX, &v));
    assert_false(span_number(SPAN("18446744073709551617"), INT32_MAX, &v));
    assert_false(span_number(SPAN("1\0"), INT32_MAX, &v));
}

static void
test_a_slip_of_the_finger_is_near(void **state)
{
    static const struct {
        const char *a, *b;
        int distance;
    } cases[] = {
        {"move",    "move",    0},
        {"MOVE",    "move",    0},
        {"mvoe",    "move",    1},
        {"mov",     "move",    1},
        {"moove",   "move",    1},
        {"more",    "move",    1},
        {"omev",    "move",    2},
        {"fire",    "move",    3},
        {"",        "go",      2},
        {"",        "",        0},
        {"captrue", "capture", 1},
        {"ca",      "abc",     3},
        {"meele",   "melee",   1},
        {"setle",   "settle",  1},
        {"kitten",  "sitting", 3},
    };
    char longer[200];

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct span a = span_of(cases[i].a), b = span_of(cases[i].b);
        int d = cases[i].distance;

        assert_int_equal(span_distance(a, b, 9), d);
        assert_int_equal(span_distance(b, a, 9), d);
        for (int limit = 0; limit < 6; limit++)
            assert_int_equal(span_distance(a, b, limit),
                             d > limit ? limit + 1 : d);
    }
    memset(longer, 'x', sizeof longer);
    assert_int_equal(
        span_distance((struct span){longer, 63}, (struct span){longer, 62}, 2),
        1);
    assert_int_equal(span_distance((struct span){longer, 200},
                                   (struct span){longer, 199}, 2),
                     3);
    assert_int_equal(span_distance((struct span){longer, 200},
                                   (struct span){longer, 200}, 2),
                     0);
    assert_int_equal(
        span_distance((struct span){longer, 63}, (struct span){longer, 64}, 2),
        3);
}

/* ---- building ---- */

static void
test_an_answer_is_built(void **state)
{
    char buffer[200];
    struct text t;

    (void)state;
    text_init(&t, buffer, sizeof buffer);
    text_str(&t, "M3: ");
    text_count(&t, 1, "gun", "guns");
    text_put(&t, SPAN(", "));
    text_count(&t, 3, "gun", "guns");
    text_char(&t, ',');
    text_count(&t, 0, " man", " men");
    assert_string_equal(text_z(&t), "M3: 1 gun, 3 guns,0  men");
    assert_int_equal(text_span(&t).n, strlen(buffer));
    assert_ptr_equal(text_span(&t).at, buffer);
    assert_false(t.cut);
    text_clear(&t);
    text_put(&t, (struct span){0});
    assert_string_equal(text_z(&t), "");
    text_str(&t, "ab");
    text_pad(&t, 0, 5);
    text_str(&t, "c");
    text_pad(&t, 6, 3);
    text_str(&t, "d");
    text_pad(&t, 0, 4);
    assert_string_equal(text_z(&t), "ab   c   d");
}

static const char *
fixed(int64_t v, int places)
{
    static char buffer[40];
    struct text t;

    text_init(&t, buffer, sizeof buffer);
    text_fixed(&t, v, places);
    return text_z(&t);
}

static void
test_figures_are_written(void **state)
{
    static const int64_t samples[] = {
        0, 1, -1, 9, 10, -10, INT32_MAX, INT32_MIN, INT64_MAX, INT64_MIN};
    char buffer[40], want[40];
    struct text t;

    (void)state;
    for (size_t i = 0; i < sizeof samples / sizeof *samples; i++) {
        text_init(&t, buffer, sizeof buffer);
        text_int(&t, samples[i]);
        snprintf(want, sizeof want, "%lld", (long long)samples[i]);
        assert_string_equal(text_z(&t), want);
        assert_string_equal(fixed(samples[i], 0), want);
    }
    assert_string_equal(fixed(1250, 3), "1.250");
    assert_string_equal(fixed(-1250, 3), "-1.250");
    assert_string_equal(fixed(5, 1), "0.5");
    assert_string_equal(fixed(-5, 2), "-0.05");
    assert_string_equal(fixed(0, 2), "0.00");
    assert_string_equal(fixed(INT64_MIN, 18), "-9.223372036854775808");
}

/* The same writing into every smaller buffer gives the start of it. */
static void
test_what_does_not_fit_is_cut(void **state)
{
    char whole[64], small[64];
    struct text t;
    uint32_t all = 0;

    (void)state;
    for (uint32_t cap = sizeof whole; cap + 1 > 0; cap--) {
        memset(small, '#', sizeof small);
        text_init(&t, small, cap);
        text_str(&t, "Ren\xC3\xA9 ");
        text_count(&t, 12, "\xE2\x99\x9E", "\xE2\x99\x9E\xE2\x99\x9E");
        text_pad(&t, 0, 20);
        text_safe(&t, SPAN("a\x1B\xC3z"));
        text_fixed(&t, -5, 2);
        if (cap == sizeof whole) {
            assert_false(t.cut);
            all = t.n;
            memcpy(whole, small, all);
        }
        assert_int_equal(t.cut, cap < all);
        assert_true(t.n <= cap);
        assert_memory_equal(small, whole, t.n);
        assert_int_equal(text_unsafe(text_span(&t)), -1);
        for (uint32_t i = t.n; i < sizeof small; i++)
            assert_int_equal(small[i], '#');
        if (cap == 0)
            break;
    }
    assert_memory_equal(whole + 20, "a\\u{1B}\\x{C3}z-0.05", all - 20);
}

static void
test_the_end_is_marked_within_the_buffer(void **state)
{
    char buffer[8];
    struct text t;

    (void)state;
    text_init(&t, buffer, 4);
    text_str(&t, "abcd");
    assert_false(t.cut);
    assert_string_equal(text_z(&t), "abc");
    assert_true(t.cut);
    text_clear(&t);
    assert_false(t.cut);
    text_str(&t, "a\xE2\x99\x9E");
    assert_string_equal(text_z(&t), "a");
    text_init(&t, buffer, 0);
    text_char(&t, 'x');
    assert_true(t.cut);
    assert_string_equal(text_z(&t), "");
    text_init(&t, buffer, 4);
    text_str(&t, "abcdef");
    text_clear(&t);
    text_str(&t, "ab");
    text_str(&t, "cde");
    text_char(&t, 'f');
    assert_true(t.cut);
    assert_int_equal(t.n, 4);
    assert_memory_equal(buffer, "abcd", 4);
}

/* ---- the safe-text filter ---- */

enum { POINTS = 0x110000 };

/* The writing of UTF-8, the filter's reading turned about. */
static uint32_t
encode(uint32_t p, unsigned char *b)
{
    if (p < 0x80) {
        b[0] = (unsigned char)p;
        return 1;
    }
    if (p < 0x800) {
        b[0] = (unsigned char)(0xC0 | p >> 6);
        b[1] = (unsigned char)(0x80 | (p & 63));
        return 2;
    }
    if (p < 0x10000) {
        b[0] = (unsigned char)(0xE0 | p >> 12);
        b[1] = (unsigned char)(0x80 | (p >> 6 & 63));
        b[2] = (unsigned char)(0x80 | (p & 63));
        return 3;
    }
    b[0] = (unsigned char)(0xF0 | p >> 18);
    b[1] = (unsigned char)(0x80 | (p >> 12 & 63));
    b[2] = (unsigned char)(0x80 | (p >> 6 & 63));
    b[3] = (unsigned char)(0x80 | (p & 63));
    return 4;
}

static bool
surrogate(uint32_t p)
{
    return p >= 0xD800 && p <= 0xDFFF;
}

/* What may stand in a name, said a second time and in another way. */
static bool
allowed(uint32_t p)
{
    if (p < 0xA0)
        return p >= 0x20 && p < 0x7F;
    if (p >= 0xE0000 || p % 0x10000 >= 0xFFFE || p / 0x10 * 0x10 == 0xFDD0 ||
        p / 0x10 * 0x10 == 0xFDE0 || p / 0x10 * 0x10 == 0x2060)
        return false;
    if (p >= 0xE000 && p < 0xF900)
        return false;
    switch (p) {
    case 0x00AD:
    case 0x061C:
    case 0x180E:
    case 0xFEFF:
    case 0x200B:
    case 0x200C:
    case 0x200D:
    case 0x200E:
    case 0x200F:
    case 0x2028:
    case 0x2029:
    case 0x202A:
    case 0x202B:
    case 0x202C:
    case 0x202D:
    case 0x202E:
    case 0xFFF9:
    case 0xFFFA:
    case 0xFFFB:
        return false;
    default:
        return !surrogate(p);
    }
}

static struct span
bytes(const unsigned char *b, uint32_t n)
{
    return (struct span){(const char *)b, n};
}

static void
test_every_code_point(void **state)
{
    unsigned char b[8] = "a";
    char buffer[32], want[32];
    struct text t;

    (void)state;
    for (uint32_t p = 0; p < POINTS; p++) {
        uint32_t n = encode(p, b + 1);
        struct span s = bytes(b, n + 2);

        b[n + 1] = 'z';
        text_init(&t, buffer, sizeof buffer);
        text_safe(&t, s);
        if (allowed(p)) {
            if (text_unsafe(s) != -1 || !span_eq(text_span(&t), s) ||
                span_points(s) != 3)
                fail_msg("U+%04X is not let through", p);
            continue;
        }
        if (surrogate(p))
            snprintf(want, sizeof want, "a\\x{%X}\\x{%X}\\x{%X}z", b[1], b[2],
                     b[3]);
        else
            snprintf(want, sizeof want, "a\\u{%X}z", p);
        if (text_unsafe(s) != 1 || strcmp(text_z(&t), want) != 0)
            fail_msg("U+%04X is written %s", p, text_z(&t));
        if (span_points(s) != (surrogate(p) ? 5 : 3))
            fail_msg("U+%04X is not one of three", p);
    }
}

/* One bit for every sequence of one to three bytes: it is one safe code
 * point, by encode() and allowed(). */
struct marks {
    unsigned char one[256 / 8], two[65536 / 8], three[16777216 / 8];
};

static bool
marked(const unsigned char *set, uint32_t i)
{
    return set[i / 8] >> i % 8 & 1;
}

static struct marks *
mark_all(void)
{
    struct marks *m = calloc(1, sizeof *m);

    assert_non_null(m);
    for (uint32_t p = 0; p < 0x10000; p++) {
        unsigned char b[4];
        uint32_t n = encode(p, b), i = 0;

        if (!allowed(p))
            continue;
        for (uint32_t k = 0; k < n; k++)
            i = i << 8 | b[k];
        (n == 1   ? m->one
         : n == 2 ? m->two
                  : m->three)[i / 8] |= (unsigned char)(1U << i % 8);
    }
    return m;
}

static int64_t
first_bad(const struct marks *m, const unsigned char *b, uint32_t n)
{
    uint32_t i = 0;

    while (i < n) {
        uint32_t left = n - i, two = 0;

        if (left >= 2)
            two = (uint32_t)b[i] << 8 | b[i + 1];
        if (marked(m->one, b[i]))
            i += 1;
        else if (left >= 2 && marked(m->two, two))
            i += 2;
        else if (left >= 3 && marked(m->three, two << 8 | b[i + 2]))
            i += 3;
        else
            return i;
    }
    return -1;
}

static void
check_bytes(const struct marks *m, const unsigned char *b, uint32_t n)
{
    int64_t have = text_unsafe(bytes(b, n)), want = first_bad(m, b, n);

    if (have != want)
        fail_msg("%02X %02X %02X (%u): want %d, have %d", b[0], b[1], b[2], n,
                 (int)want, (int)have);
}

/* What comes out is safe, and changed only if it had to be. */
static void
check_made_safe(const unsigned char *b, uint32_t n)
{
    char buffer[64];
    struct text t;
    bool was_safe = text_unsafe(bytes(b, n)) < 0;

    text_init(&t, buffer, sizeof buffer);
    text_safe(&t, bytes(b, n));
    if (t.cut || text_unsafe(text_span(&t)) >= 0 ||
        span_eq(text_span(&t), bytes(b, n)) != was_safe)
        fail_msg("%02X %02X %02X (%u) is written badly", b[0], b[1], b[2], n);
}

static void
test_every_sequence_of_three_bytes(void **state)
{
    struct marks *m = mark_all();

    (void)state;
    for (uint32_t i = 0; i < 0x1000000; i++) {
        const unsigned char b[3] = {(unsigned char)(i >> 16),
                                    (unsigned char)(i >> 8), (unsigned char)i};

        check_bytes(m, b, 3);
        if ((i & 0xFF) == 0)
            check_bytes(m, b, 2);
        if ((i & 0xFFFF) == 0)
            check_bytes(m, b, 1);
        if (i % 5 == 0)
            check_made_safe(b, 3);
    }
    free(m);
}

/* Four bytes are one code point if encode() makes them from one. */
static void
test_four_bytes_are_read_strictly(void **state)
{
    static const unsigned char edge[] = {0x00, 0x41, 0x7F, 0x80, 0x81, 0x8F,
                                         0x90, 0x9F, 0xA0, 0xBD, 0xBE, 0xBF,
                                         0xC0, 0xE2, 0xF0, 0xFF};
    uint32_t good = 0;

    (void)state;
    for (uint32_t i = 0; i < 16 * 256 * 16 * 16; i++) {
        unsigned char b[4] = {(unsigned char)(0xF0 | i >> 16),
                              (unsigned char)(i >> 8), edge[i >> 4 & 15],
                              edge[i & 15]};
        unsigned char again[4];
        uint32_t p = (b[0] & 7U) << 18 | (b[1] & 63U) << 12 |
                     (b[2] & 63U) << 6 | (b[3] & 63U);
        bool whole =
            p < POINTS && encode(p, again) == 4 && memcmp(b, again, 4) == 0;
        bool safe = whole && allowed(p);

        if ((text_unsafe(bytes(b, 4)) == -1) != safe)
            fail_msg("U+%04X in four bytes", p);
        if (whole != (span_points(bytes(b, 4)) == 1))
            fail_msg("U+%04X counted", p);
        check_made_safe(b, 4);
        good += safe;
    }
    assert_true(good > 1000);
}

static void
test_names_that_are_more_than_names(void **state)
{
    static const struct {
        const char *typed, *shown;
        int at;
    } cases[] = {
        {"Ren\xC3\xA9's lot",             "Ren\xC3\xA9's lot",              -1},
        {"Evil\x1B]0;pwned\x07",          "Evil\\u{1B}]0;pwned\\u{7}",      4 },
        {"tab\there",                     "tab\\u{9}here",                  3 },
        {"\xC2\x9B"
         "31m",                  "\\u{9B}31m",                     0 },
        {"\xE2\x80\xAE"
         "der",                  "\\u{202E}der",                   0 },
        {"a\xC0\x80z",                    "a\\x{C0}\\x{80}z",               1 },
        {"a\xED\xA0\x80z",                "a\\x{ED}\\x{A0}\\x{80}z",        1 },
        {"a\xF4\x90\x80\x80z",            "a\\x{F4}\\x{90}\\x{80}\\x{80}z", 1 },
        {"cut \xE2\x99",                  "cut \\x{E2}\\x{99}",             4 },
        {"\xF3\xA0\x80\x81",              "\\u{E0001}",                     0 },
        {"\\u{1B}",                       "\\u{1B}",                        -1},
        {"\xF0\x9F\x90\xB4 \xE2\x99\x9E", "\xF0\x9F\x90\xB4 \xE2\x99\x9E",  -1},
    };
    char buffer[64];
    struct text t;

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct span s = span_of(cases[i].typed);

        text_init(&t, buffer, sizeof buffer);
        text_safe(&t, s);
        assert_string_equal(text_z(&t), cases[i].shown);
        assert_int_equal(text_unsafe(s), cases[i].at);
    }
    assert_int_equal(text_unsafe((struct span){0}), -1);
    assert_int_equal(text_unsafe(SPAN("a\0b")), 1);
    assert_int_equal(span_points(SPAN("Ren\xC3\xA9\xFF")), 5);
    assert_int_equal(span_points((struct span){0}), 0);
}

/* Marks that stand on a letter: four of them, whichever, and no fifth. */
static void
test_marks_are_not_heaped(void **state)
{
    static const uint32_t mark[] = {0x300,  0x36F,  0x1AB0, 0x1AFF, 0x1DC0,
                                    0x1DFF, 0x20D0, 0x20FF, 0xFE20, 0xFE2F};
    static const uint32_t none[] = {0x2FF,  0x370,  0x1AAF, 0x1B00, 0x1DBF,
                                    0x1E00, 0x20CF, 0x2100, 0xFE1F, 0xFE30};
    unsigned char b[64] = "e";
    char buffer[64];
    struct text t;

    (void)state;
    for (size_t i = 0; i < sizeof mark / sizeof *mark; i++) {
        uint32_t n = 1, fifth = 0;

        for (int k = 0; k < 5; k++) {
            fifth = n;
            n += encode(mark[(i + (size_t)k) % 10], b + n);
        }
        assert_int_equal(text_unsafe(bytes(b, fifth)), -1);
        assert_int_equal(text_unsafe(bytes(b, n)), fifth);
        assert_true(text_stacks(bytes(b + fifth, n - fifth)));
        check_made_safe(b, n);
        n = fifth + encode(none[i], b + fifth);
        assert_int_equal(text_unsafe(bytes(b, n)), -1);
        assert_false(text_stacks(bytes(b + fifth, n - fifth)));
    }
    assert_int_equal(text_unsafe(span_of("e\xCC\x81\xCC\x81\xCC\x81\xCC\x81"
                                         "e\xCC\x81")),
                     -1);
    text_init(&t, buffer, sizeof buffer);
    text_safe(&t, span_of("e\xCC\x81\xCC\x81\xCC\x81\xCC\x81\xCC\x81 x"));
    assert_string_equal(text_z(&t),
                        "e\xCC\x81\xCC\x81\xCC\x81\xCC\x81\\u{301} x");
    assert_false(text_stacks(span_of("")));
    assert_false(text_stacks(span_of("\xCC")));
}

/* The size of the escape or character that stands at z. */
static size_t
piece(const char *z)
{
    if (*z == '\\')
        return (size_t)(strchr(z, '}') - z) + 1;
    return *z == '\xE2' ? 3 : 1;
}

/* The escapes go in whole or not at all, and the block ends where it ends. */
static void
test_a_name_cut_short_is_still_safe(void **state)
{
    const struct span name = SPAN("a\x1B\xE2\x99\x9E\xFF\xF4\x8F\xBF\xBF.");
    const char *whole = "a\\u{1B}\xE2\x99\x9E\\x{FF}\\u{10FFFF}.";
    uint32_t n = (uint32_t)strlen(whole);

    (void)state;
    for (uint32_t cap = 1; cap <= n; cap++) {
        char *block = malloc(cap);
        struct text t;

        assert_non_null(block);
        text_init(&t, block, cap);
        text_safe(&t, name);
        assert_int_equal(t.cut, cap < n);
        assert_memory_equal(block, whole, t.n);
        assert_int_equal(text_unsafe(text_span(&t)), -1);
        if (t.n < n)
            assert_true(piece(whole + t.n) > cap - t.n);
        free(block);
    }
}

/* ---- faults ---- */

static void
test_every_fault_has_its_own_name(void **state)
{
    (void)state;
    assert_string_equal(fault_name(FAULT_NONE), "none");
    assert_string_equal(fault_words(FAULT_NONE), "");
    assert_int_equal(fault_status(FAULT_NONE), 0);
    assert_string_equal(fault_name(FAULTS), "none");
    for (int a = 1; a < FAULTS; a++) {
        const char *name = fault_name((enum fault_code)a);
        int status = fault_status((enum fault_code)a);

        assert_true(name[0] != '\0');
        if (strncmp(name, "E_", 2) == 0) { /* the density rules' own codes */
            assert_int_equal(strspn(name, "ABCDEFGHIJKLMNOPQRSTUVWXYZ_"),
                             strlen(name));
            continue;
        }
        assert_int_equal(strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789-"),
                         strlen(name));
        assert_true(status == 1 || status == 3);
        assert_true(fault_words((enum fault_code)a)[0] != '\0');
        for (int b = 0; b < a; b++)
            assert_string_not_equal(name, fault_name((enum fault_code)b));
    }
    assert_int_equal(fault_status(FAULT_LENGTH_COMMA), 1);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_words_are_compared),
        cmocka_unit_test(test_words_are_cut),
        cmocka_unit_test(test_no_character_is_cut_in_two),
        cmocka_unit_test(test_numbers_are_digits_only),
        cmocka_unit_test(test_a_slip_of_the_finger_is_near),
        cmocka_unit_test(test_an_answer_is_built),
        cmocka_unit_test(test_figures_are_written),
        cmocka_unit_test(test_what_does_not_fit_is_cut),
        cmocka_unit_test(test_the_end_is_marked_within_the_buffer),
        cmocka_unit_test(test_every_code_point),
        cmocka_unit_test(test_every_sequence_of_three_bytes),
        cmocka_unit_test(test_four_bytes_are_read_strictly),
        cmocka_unit_test(test_names_that_are_more_than_names),
        cmocka_unit_test(test_marks_are_not_heaped),
        cmocka_unit_test(test_a_name_cut_short_is_still_safe),
        cmocka_unit_test(test_every_fault_has_its_own_name),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
