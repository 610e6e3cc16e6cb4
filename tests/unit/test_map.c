/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_map.c: the map in the terminal fits, shows men where they stand, and
 * owns up to what it cannot show.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "floor.h"
#include "map.h"

struct sight {
    struct board b;
    char *at; /* the map drawn last */
    size_t n;
};

static int
begin(void **state)
{
    static const char *const lines[] = {"side red back south",
                                        "side blue back north",
                                        "body RA 20 inf",
                                        "body RC 12 cav",
                                        "body BA 24 inf",
                                        "gun RG1",
                                        "gun BG1",
                                        "start red",
                                        "go",
                                        NULL};
    struct sight *t = calloc(1, sizeof *t);

    if (!t)
        return -1;
    board_init(&t->b);
    board_must(&t->b, lines);
    floor_field(&t->b, 216, 96);
    *state = t;
    return 0;
}

static int
end(void **state)
{
    struct sight *t = *state;

    board_release(&t->b);
    free(t->at);
    free(t);
    return 0;
}

static const char *
drawn(struct sight *t, const struct map_options *o,
      const struct scene_options *of)
{
    struct scene s;
    FILE *to;

    free(t->at);
    t->at = NULL;
    to = open_memstream(&t->at, &t->n);
    assert_non_null(to);
    assert_true(scene_make(&s, t->b.g, of));
    assert_true(map_write(to, &s, o));
    scene_release(&s);
    assert_int_equal(fclose(to), 0);
    return t->at;
}

/* The nth line, without its end, as a span of the map. */
static struct span
line(const char *map, int nth)
{
    while (nth-- > 0 && strchr(map, '\n'))
        map = strchr(map, '\n') + 1;
    return (struct span){map, (uint32_t)strcspn(map, "\n")};
}

static void
shows(const char *map, const char *words)
{
    if (!strstr(map, words))
        fail_msg("no \"%s\" in\n%s", words, map);
}

static void
hides(const char *map, const char *words)
{
    if (strstr(map, words))
        fail_msg("there is \"%s\" in\n%s", words, map);
}

static void
some_men(struct sight *t)
{
    floor_line(&t->b, 0, 20, 60, 20, 2);
    floor_line(&t->b, 20, 12, 120, 30, 1);
    floor_line(&t->b, 32, 20, 90, 75, 2);
    floor_gun(&t->b, 0, 50, 12, 0);
}

static void
test_it_fits_whatever_the_window(void **state)
{
    struct sight *t = *state;

    some_men(t);
    for (uint32_t columns = 30; columns <= 250; columns++) {
        const struct map_options o = {columns, columns / 2, columns % 2, false};
        const char *map = drawn(t, &o, NULL);
        int lines = 0;
        for (const char *c = map; *c; c = strchr(c, '\n') + 1, lines++) {
            struct span l = line(c, 0);
            if (span_points(l) > columns)
                fail_msg("%u columns: %s", columns, c);
            assert_true(c[l.n] == '\n');
            assert_true(l.n == 0 || c[l.n - 1] != ' ' || l.n == 5);
        }
        shows(map, o.ascii ? "R" : "\u25B3");
        shows(map, "place.\n");
    }
}

static void
test_it_is_no_higher_than_asked(void **state)
{
    struct sight *t = *state;
    const struct map_options o = {200, 12, true, false};

    some_men(t);
    const char *map = drawn(t, &o, NULL);
    int edges[2] = {-1, -1}, n = 0;
    for (int i = 0; line(map, i).n > 0; i++)
        if (line(map, i).n > 5 && line(map, i).at[5] == '+')
            edges[n++ > 0] = i;
    assert_int_equal(n, 2);
    assert_in_range(edges[1] - edges[0] - 1, 8, 12);
}

static void
test_plain_letters_are_plain(void **state)
{
    struct sight *t = *state;
    const struct map_options o = {80, 40, true, false};

    some_men(t);
    const char *map = drawn(t, &o, NULL);
    for (const char *c = map; *c; c++)
        assert_true((*c >= ' ' && *c <= '~') || *c == '\n');
    shows(map, "rrrr");
    shows(map, "RRRR");
    shows(map, "bbbb");
    shows(map, "r Red foot");
    shows(map, "R Red horse");
    shows(map, "b Blue foot");
    shows(map, "^RG1");
    shows(map, " Red's back line =");
}

static void
test_estimates_look_otherwise(void **state)
{
    struct sight *t = *state;
    const struct map_options o = {80, 40, false, false};

    some_men(t);
    const char *map = drawn(t, &o, NULL);
    shows(map, "\u25CF\u25CF"); /* measured foot */
    shows(map, "\u25B3\u25B3"); /* estimated horse */
    hides(map, "\u25B2\u25B2");
    shows(map, "~RC 12");
    hides(map, "~RA");
    shows(map, "Open shapes: all there is estimated.");
    shows(map, "Red: 32 men on the field, 20 measured, 12 estimated.");
    shows(map, "Blue: 24 men on the field, 20 measured, 4 without a place.");
}

/* A man stands in the cell that his inches say: the field is 72 cells wide and
 * a cell three inches. */
static void
test_men_stand_where_they_stand(void **state)
{
    struct sight *t = *state;
    const struct map_options o = {80, 40, true, false};

    floor_man(&t->b, 0, 0, 0, 2);
    floor_man(&t->b, 1, 216, 96, 2);
    floor_man(&t->b, 2, 108, 50, 2);
    const char *map = drawn(t, &o, NULL);
    struct span north = line(map, 2), south = line(map, 17);
    assert_int_equal(north.n, 6 + 72 + 1);
    assert_int_equal(north.at[6 + 71], 'r');
    assert_int_equal(south.at[6], 'r');
    assert_int_equal(line(map, 2 + 7).at[6 + 36], 'r');
    assert_int_equal(line(map, 18).at[5], '+');
}

static void
test_guns_point(void **state)
{
    static const char *const arrows[] = {"\u2191RG1", "\u2197RG1", "\u2192RG1",
                                         "\u2198RG1", "\u2193RG1", "\u2199RG1",
                                         "\u2190RG1", "\u2196RG1"};
    static const char *const plain[] = {"^RG1",      "/RG1(ne)", ">RG1",
                                        "\\RG1(se)", "vRG1",     "/RG1(sw)",
                                        "<RG1",      "\\RG1(nw)"};
    struct sight *t = *state;

    for (int32_t i = 0; i < 8; i++) {
        const struct map_options o = {80, 40, false, false};
        const struct map_options ascii = {80, 40, true, false};
        floor_gun(&t->b, 0, 50, 50, i * 45 == 0 ? 350 : i * 45 + 10);
        shows(drawn(t, &o, NULL), arrows[i]);
        shows(drawn(t, &ascii, NULL), plain[i]);
    }
    floor_gun(&t->b, 0, 50, 50, -1);
    shows(drawn(t, &(struct map_options){80, 40, false, false}, NULL), "@RG1");
}

static void
test_prisoners_and_both_sides_in_one_place(void **state)
{
    struct sight *t = *state;
    const struct map_options o = {80, 40, true, false};

    floor_man(&t->b, 0, 50, 50, 2);
    floor_state(&t->b, 0, MAN_PRISONER, 2);
    floor_man(&t->b, 32, 100, 50, 2);
    floor_state(&t->b, 32, MAN_PRISONER, 1);
    floor_man(&t->b, 1, 150, 50, 2);
    floor_man(&t->b, 33, 150, 50, 2);
    const char *map = drawn(t, &o, NULL);
    shows(map, "% Red prisoner");
    shows(map, "$ Blue prisoner");
    shows(map, "# men of both sides");
}

static void
test_a_melee_has_its_ring(void **state)
{
    struct sight *t = *state;
    const struct map_options o = {80, 40, true, false};

    board_must(&t->b, (const char *const[]){"contact 3ra 4ba", NULL});
    for (int32_t i = 0; i < 3; i++)
        floor_man(&t->b, i, 60 + 12 * i, 40, 2);
    floor_line(&t->b, 32, 4, 60, 43, 2);
    const char *map = drawn(t, &o, NULL);
    shows(map, "M1");
    shows(map, ". round a melee");
    shows(map, "..");
}

static void
test_a_closer_look(void **state)
{
    struct sight *t = *state;
    const struct map_options o = {80, 40, true, false};
    const struct scene_options of = {.close = true,
                                     .x = 60 * LENGTH_INCH,
                                     .y = 12 * LENGTH_INCH,
                                     .span = 48 * LENGTH_INCH};
    some_men(t);
    const char *map = drawn(t, &o, &of);
    shows(map, ": off the field");
    shows(map, ":::::");
    shows(map, "RA 20");
    hides(map, "RC");
    shows(map, "32 men with a place are outside this piece of the floor.");
}

static void
test_nobody_has_a_place(void **state)
{
    struct sight *t = *state;
    const struct map_options o = {80, 40, false, false};

    assert_string_equal(drawn(t, &o, NULL),
                        "Nobody has a place yet; put and tape give one.\n"
                        "Red: 32 men on the field, 32 without a place.\n"
                        "Blue: 24 men on the field, 24 without a place.\n");
}

static void
test_an_unmeasured_floor_is_called_so(void **state)
{
    struct sight *t = *state;
    const struct map_options o = {80, 40, true, false};

    floor_field(&t->b, 0, 0);
    some_men(t);
    const char *map = drawn(t, &o, NULL);
    shows(map, "The field is not measured");
    hides(map, "back line");
}

static void
test_colour_only_where_it_is_wanted(void **state)
{
    struct sight *t = *state;
    const struct map_options with = {80, 40, false, true};
    const struct map_options without = {80, 40, false, false};

    some_men(t);
    hides(drawn(t, &without, NULL), "\033");
    const char *map = drawn(t, &with, NULL);
    shows(map, "\033[91m");
    shows(map, "\033[94m");
    /* each line ends as it began: in no colour */
    for (const char *c = map; *c; c = strchr(c, '\n') + 1) {
        int open = 0;
        for (const char *e = c; *e != '\n'; e++)
            if (*e == '\033')
                open = e[2] != '0';
        assert_int_equal(open, 0);
    }
}

/* Names that find no room are told under the map. */
static void
test_crowded_bodies_are_named_somewhere(void **state)
{
    struct sight *t = *state;
    const struct map_options o = {40, 8, true, false};
    char label[8];

    board_release(&t->b);
    board_init(&t->b);
    board_must(&t->b, (const char *const[]){"side red", "side blue", NULL});
    for (int i = 0; i < 26; i++) {
        char typed[40];
        snprintf(typed, sizeof typed, "body RA%c%c%c%c 4 inf", 'A' + i, 'A' + i,
                 'A' + i, 'A' + i);
        board_must(&t->b, (const char *const[]){typed, NULL});
        floor_line(&t->b, 4 * i, 4, 100, 100, 2);
    }
    const char *map = drawn(t, &o, NULL);
    shows(map, "On the map, but no room to name:");
    for (int i = 0; i < 26; i++) {
        snprintf(label, sizeof label, "RA%c%c%c%c", 'A' + i, 'A' + i, 'A' + i,
                 'A' + i);
        shows(map, label);
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_it_fits_whatever_the_window, begin,
                                        end),
        cmocka_unit_test_setup_teardown(test_it_is_no_higher_than_asked, begin,
                                        end),
        cmocka_unit_test_setup_teardown(test_plain_letters_are_plain, begin,
                                        end),
        cmocka_unit_test_setup_teardown(test_estimates_look_otherwise, begin,
                                        end),
        cmocka_unit_test_setup_teardown(test_men_stand_where_they_stand, begin,
                                        end),
        cmocka_unit_test_setup_teardown(test_guns_point, begin, end),
        cmocka_unit_test_setup_teardown(
            test_prisoners_and_both_sides_in_one_place, begin, end),
        cmocka_unit_test_setup_teardown(test_a_melee_has_its_ring, begin, end),
        cmocka_unit_test_setup_teardown(test_a_closer_look, begin, end),
        cmocka_unit_test_setup_teardown(test_nobody_has_a_place, begin, end),
        cmocka_unit_test_setup_teardown(test_an_unmeasured_floor_is_called_so,
                                        begin, end),
        cmocka_unit_test_setup_teardown(test_colour_only_where_it_is_wanted,
                                        begin, end),
        cmocka_unit_test_setup_teardown(test_crowded_bodies_are_named_somewhere,
                                        begin, end),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
