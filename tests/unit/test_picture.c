/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_picture.c: pictures are well-formed, harmless whatever names they are
 * given, ask for nothing, and say in words what they show.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "floor.h"
#include "picture.h"
#include "xml.h"

struct drawing {
    struct board b;
    char *at; /* what was drawn last */
    size_t n;
};

static int
begin(void **state)
{
    struct drawing *d = calloc(1, sizeof *d);

    if (!d)
        return -1;
    board_init(&d->b);
    *state = d;
    return 0;
}

static int
end(void **state)
{
    struct drawing *d = *state;

    board_release(&d->b);
    free(d->at);
    free(d);
    return 0;
}

/* A battle of five moves with a few of everything on the floor. */
static void
play(struct drawing *d)
{
    static const char *const lines[] = {"side red back south",
                                        "side blue back north",
                                        "body RA 20 inf",
                                        "body RC 6 cav",
                                        "body BA 20 inf",
                                        "gun RG1",
                                        "gun BG1",
                                        "start red",
                                        "next",
                                        "next",
                                        "next",
                                        "fire RG1 3 2ba",
                                        "8ra v 9ba s1",
                                        "next",
                                        NULL};
    for (const char *const *l = lines; *l; l++) {
        const char *const one[] = {*l, NULL};
        board_must(&d->b, one);
        d->b.at_ms += 100000;
    }
    floor_field(&d->b, 216, 96);
    floor_line(&d->b, 0, 20, 40, 20, 2);
    floor_line(&d->b, 20, 6, 80, 20, 1);
    floor_line(&d->b, 26, 20, 40, 70, 2);
    floor_gun(&d->b, 0, 30, 20, 10);
    floor_gun(&d->b, 1, 30, 80, -1);
    floor_peg(&d->b, "oak", 100, 50);
    floor_state(&d->b, 42, MAN_PRISONER, 1);
    floor_state(&d->b, 43, MAN_DISARMED, 0);
}

static const char *
draw(struct drawing *d, const struct picture *how,
     bool (*what)(struct drawing *d, const struct picture *p))
{
    struct picture p = *how;
    size_t at;

    free(d->at);
    d->at = NULL;
    p.to = open_memstream(&d->at, &d->n);
    assert_non_null(p.to);
    bool drawn = what(d, &p);
    assert_int_equal(fclose(p.to), 0);
    if (!drawn) {
        assert_int_equal(d->n, 0);
        return NULL;
    }
    const char *why = xml_broken(d->at, &at);
    if (why)
        fail_msg("%s: %.60s", why, d->at + at);
    return d->at;
}

static bool
map(struct drawing *d, const struct picture *p)
{
    struct scene s;
    assert_true(scene_make(&s, d->b.g, NULL));
    bool drawn = picture_map(p, &s);
    scene_release(&s);
    return drawn;
}

static bool
close_map(struct drawing *d, const struct picture *p)
{
    const struct scene_options o = {.close = true,
                                    .x = 40 * LENGTH_INCH,
                                    .y = 20 * LENGTH_INCH,
                                    .span = 12 * LENGTH_INCH};
    struct scene s;
    assert_true(scene_make(&s, d->b.g, &o));
    bool drawn = picture_map(p, &s);
    scene_release(&s);
    return drawn;
}

static bool
strength(struct drawing *d, const struct picture *p)
{
    struct course c;
    assert_true(course_make(&c, &d->b.h));
    bool drawn = picture_strength(p, d->b.g, &c);
    course_release(&c);
    return drawn;
}

static bool
used_time(struct drawing *d, const struct picture *p)
{
    return picture_time(p, d->b.g);
}

static bool
lost(struct drawing *d, const struct picture *p)
{
    return picture_losses(p, d->b.g);
}

static bool (*const all[])(struct drawing *d, const struct picture *p) = {
    map, close_map, strength, used_time, lost};

enum { ALL = sizeof all / sizeof all[0] };

static void
test_nothing_to_draw_writes_nothing(void **state)
{
    struct drawing *d = *state;
    const struct picture p = {.alone = true};

    for (int i = 0; i < ALL; i++)
        assert_null(draw(d, &p, all[i]));
    board_must(&d->b,
               (const char *const[]){"side red", "side blue", "body RA 20 inf",
                                     "body BA 20 inf", NULL});
    for (int i = 0; i < ALL; i++)
        assert_null(draw(d, &p, all[i]));
}

static void
test_each_stands_alone_or_in_a_page(void **state)
{
    struct drawing *d = *state;

    play(d);
    for (int i = 0; i < ALL; i++) {
        const char *xml = draw(d, &(struct picture){.alone = true}, all[i]);
        assert_non_null(xml);
        assert_int_equal(strncmp(xml, "<?xml", 5), 0);
        assert_int_equal(xml_count(xml, "style"), 1);
        assert_non_null(strstr(xml, "prefers-color-scheme:dark"));
        xml = draw(d, &(struct picture){.id = "m7"}, all[i]);
        assert_int_equal(strncmp(xml, "<svg ", 5), 0);
        assert_int_equal(xml_count(xml, "style"), 0);
        assert_non_null(strstr(xml, "role=\"img\""));
        assert_non_null(strstr(xml, "aria-labelledby=\"m7-title m7-desc\""));
        assert_non_null(strstr(xml, "<title id=\"m7-title\">"));
        assert_non_null(strstr(xml, "<desc id=\"m7-desc\">"));
        assert_int_equal(xml_count(xml, "desc"), 1);
    }
}

static void
test_none_asks_for_anything_or_runs(void **state)
{
    static const char *const never[] = {
        "<script", "href",  "src=",           "onload", "@import", "<image",
        "<use",    "file:", "<foreignObject", "https:", NULL};
    struct drawing *d = *state;

    play(d);
    for (int i = 0; i < ALL; i++) {
        const char *xml = draw(d, &(struct picture){.alone = true}, all[i]);
        for (int k = 0; never[k]; k++)
            if (strstr(xml, never[k]))
                fail_msg("%s in picture %d", never[k], i);
        const char *space = strstr(xml, "http:");
        assert_non_null(space);
        assert_int_equal(strncmp(space, "http://www.w3.org/2000/svg\"", 27), 0);
        assert_null(strstr(space + 1, "http:"));
    }
}

/* What people, and others, may call things. */
static const char *const nasty[] = {
    "</text><script>alert(1)</script>",
    "\" onload=\"alert(1)",
    "' onload='alert(1)",
    "]]>",
    "-->",
    "<!--",
    "a -- b",
    "<![CDATA[x",
    "&lt;b&gt; &amp; &#60;",
    "&bogus;",
    "</title></svg>",
    "</desc><image href=\"http://x/\"/>",
    "\x01\x02 \x1b]0;pwned\x07",
    "line\nbreak\tand tab",
    "\xff\xfe broken",
    "\xef\xbf\xbe\xef\xbf\xbf",
    "\xe2\x80\xae backwards",
    "%n%s%d",
    "url(javascript:alert(1))",
    "{}</style><style>*{display:none}",
    "Großjägerbataillon №\u00a07 “Old Guard”",
};

static void
test_no_name_does_harm(void **state)
{
    struct drawing *d = *state;

    play(d);
    for (size_t k = 0; k < sizeof nasty / sizeof nasty[0]; k++) {
        for (int i = 0; i < ALL; i++) {
            struct picture p = {.alone = k % 2, .title = span_of(nasty[k])};
            const char *xml = draw(d, &p, all[i]);
            assert_int_equal(xml_count(xml, "script"), 0);
            assert_int_equal(xml_count(xml, "image"), 0);
            assert_int_equal(xml_count(xml, "svg"), 1);
            for (const char *c = xml; *c; c++)
                assert_true((unsigned char)*c >= 0x20 || *c == '\n');
        }
    }
}

static void
test_words_are_read_back_as_they_were(void **state)
{
    struct drawing *d = *state;
    FILE *to = open_memstream(&d->at, &d->n);

    assert_non_null(to);
    picture_words(to, SPAN("<a href='x'>\"R&D\"</a>"));
    assert_int_equal(fclose(to), 0);
    assert_string_equal(d->at, "&lt;a href=&#39;x&#39;&gt;&quot;R&amp;D&quot;"
                               "&lt;/a&gt;");
}

/* Long words go through in pieces, and no character is torn. */
static void
test_long_words_keep_their_characters(void **state)
{
    struct drawing *d = *state;
    char long_name[1203];
    FILE *to = open_memstream(&d->at, &d->n);

    assert_non_null(to);
    long_name[0] = 'x';
    for (int i = 0; i < 600; i++)
        memcpy(long_name + 1 + 2 * i, "é", 2);
    long_name[1201] = 0;
    picture_words(to, span_of(long_name));
    assert_int_equal(fclose(to), 0);
    assert_string_equal(d->at, long_name);
}

static bool
says(const char *xml, const char *words)
{
    if (!strstr(xml, words))
        fail_msg("no \"%s\" in %s", words, strstr(xml, "<desc"));
    return true;
}

static void
test_the_map_says_what_it_shows(void **state)
{
    struct drawing *d = *state;

    play(d);
    const char *xml = draw(d, &(struct picture){.alone = true}, map);
    says(xml, "A field of 18&#39; from west to east and 8&#39; from south");
    says(xml, "6 of RC, Red horse, about");
    says(xml, "estimated");
    says(xml, "gun RG1, Red, about 2&#39;6&quot; east");
    says(xml, "facing 10 degrees");
    says(xml, "pale: place estimated");
    says(xml, "Blue&#39;s back line");
    says(xml, ">oak<");
    /* Men without a place are owned up to. */
    floor_line(&d->b, 20, 3, 0, 0, 0);
    xml = draw(d, &(struct picture){.alone = true}, map);
    says(xml, "3 Red men on the field have no place and are not drawn.");
}

static void
test_sides_differ_in_shape(void **state)
{
    struct drawing *d = *state;

    play(d);
    const char *xml = draw(d, &(struct picture){.alone = true}, map);
    const char *red = strstr(xml, "class=\"ump-m1\" d=\"");
    const char *blue = strstr(xml, "class=\"ump-m2\" d=\"");
    assert_non_null(red);
    assert_non_null(blue);
    assert_true(strcspn(red, "a") < strcspn(red, ">") &&
                memchr(red + 18, 'a', 20) != NULL); /* an arc: discs */
    assert_non_null(memchr(blue + 18, 'h', 20));    /* level lines: squares */
    assert_null(memchr(blue + 18, 'a', strcspn(blue + 18, "\"")));
}

/* A side called after a colour has it; two of one colour have others. */
static void
test_a_side_has_the_colour_it_is_called_after(void **state)
{
    struct drawing *d = *state;

    board_must(&d->b, (const char *const[]){"side green", "side white", NULL});
    FILE *to = open_memstream(&d->at, &d->n);
    assert_non_null(to);
    picture_style(to, d->b.g);
    assert_int_equal(fclose(to), 0);
    assert_non_null(strstr(d->at, ".ump-m1,.ump-e1{fill:#2e8540"));
    assert_non_null(strstr(d->at, ".ump-m2,.ump-e2{fill:#ffffff"));
}

static void
test_grey_and_gray_are_told_apart(void **state)
{
    struct drawing *d = *state;

    board_must(&d->b,
               (const char *const[]){"side grey", "side gray letter x", NULL});
    FILE *to = open_memstream(&d->at, &d->n);
    assert_non_null(to);
    picture_style(to, d->b.g);
    assert_int_equal(fclose(to), 0);
    const char *first = strstr(d->at, ".ump-m1,.ump-e1{fill:") + 21;
    const char *second = strstr(d->at, ".ump-m2,.ump-e2{fill:") + 21;
    assert_true(strncmp(first, second, 7) != 0);
}

static void
test_charts_say_their_numbers(void **state)
{
    struct drawing *d = *state;

    play(d);
    const char *xml = draw(d, &(struct picture){.alone = true}, strength);
    says(xml, "Red, fit men at the end of each move: 0 26, r1 26, b1 26, r2 1");
    xml = draw(d, &(struct picture){.alone = true}, used_time);
    says(xml, "r1 1:40 of ");
    xml = draw(d, &(struct picture){.alone = true}, lost);
    says(xml, "Blue foot: 2 shot, ");
    says(xml, "Red horse: 0 shot, 0 in melees, 0 otherwise, 0 taken.");
}

/* A side that is wiped out, a battle of two hundred moves, one man. */
static void
test_charts_of_odd_battles(void **state)
{
    struct drawing *d = *state;
    const char *const next[] = {"next", NULL};

    board_must(&d->b, (const char *const[]){"side red", "side blue",
                                            "body RA 1 inf", "body BA 1 cav",
                                            "start red", "clock off", NULL});
    for (int i = 0; i < 200; i++) {
        board_must(&d->b, next);
        d->b.at_ms += 3600000;
    }
    board_must(&d->b, (const char *const[]){"kill BA.1 a cat", NULL});
    for (int i = 2; i < ALL; i++)
        assert_non_null(draw(d, &(struct picture){.alone = true}, all[i]));
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_nothing_to_draw_writes_nothing,
                                        begin, end),
        cmocka_unit_test_setup_teardown(test_each_stands_alone_or_in_a_page,
                                        begin, end),
        cmocka_unit_test_setup_teardown(test_none_asks_for_anything_or_runs,
                                        begin, end),
        cmocka_unit_test_setup_teardown(test_no_name_does_harm, begin, end),
        cmocka_unit_test_setup_teardown(test_words_are_read_back_as_they_were,
                                        begin, end),
        cmocka_unit_test_setup_teardown(test_long_words_keep_their_characters,
                                        begin, end),
        cmocka_unit_test_setup_teardown(test_the_map_says_what_it_shows, begin,
                                        end),
        cmocka_unit_test_setup_teardown(test_sides_differ_in_shape, begin, end),
        cmocka_unit_test_setup_teardown(
            test_a_side_has_the_colour_it_is_called_after, begin, end),
        cmocka_unit_test_setup_teardown(test_grey_and_gray_are_told_apart,
                                        begin, end),
        cmocka_unit_test_setup_teardown(test_charts_say_their_numbers, begin,
                                        end),
        cmocka_unit_test_setup_teardown(test_charts_of_odd_battles, begin, end),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
