/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_clockface.c: the big clock fits every window, says what is so in each
 * of them, and has its figures as large as they can be.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "clockface.h"
#include "columns.h"
#include "figures.h"

enum { MOST_COLUMNS = 400, MOST_ROWS = 120 };

struct sheet {
    char at[MOST_ROWS * (MOST_COLUMNS * 8 + 1) + 4096];
    struct text rows;
    struct span of[MOST_ROWS];
    uint8_t look[FACE_ROWS];
    struct face_size size;
};

static struct sheet sheet;

static struct standing
a_move(void)
{
    struct standing is = {.title = "Hook's Farm",
                          .turn = "Red's move 4",
                          .brief = "Red 4",
                          .last = "#41 M3: 13 Blue foot v 19 Red foot.  Blue "
                                  "isolated: 5 near, 7 needed.",
                          .more = "6 taken, 7 dead each side, 12 Red stand.",
                          .mover = 1,
                          .sides = 2,
                          .limited = true,
                          .runs = true,
                          .left_ms = 192000,
                          .clock = "3:12"};

    is.side[0] = (struct standing_side){.label = "Red",
                                        .name = "Red Army",
                                        .player = "Ann",
                                        .moves = true,
                                        .foot = 24,
                                        .horse = 10,
                                        .guns = 4,
                                        .prisoners = 6,
                                        .halves = 169};
    is.side[1] = (struct standing_side){.label = "Blue",
                                        .name = "Blue",
                                        .player = "Ben",
                                        .foot = 19,
                                        .guns = 1,
                                        .halves = 122};
    return is;
}

static struct face
of(const struct standing *is)
{
    return (struct face){.is = is, .note = "", .score = true};
}

static void
cut_rows(void)
{
    struct span s = text_span(&sheet.rows);
    int32_t n = 0;

    for (uint32_t i = 0, from = 0; i < s.n; i++)
        if (s.at[i] == '\n') {
            assert_true(n < MOST_ROWS);
            sheet.of[n++] = span_cut(s, from, i);
            from = i + 1;
        }
    assert_int_equal(n, sheet.size.rows);
}

static void
draw(const struct face *f, int32_t columns, int32_t rows)
{
    sheet.size = (struct face_size){columns, rows};
    assert_true(clockface_bytes(sheet.size) <= sizeof sheet.at);
    text_init(&sheet.rows, sheet.at, clockface_bytes(sheet.size));
    memset(sheet.look, 99, sizeof sheet.look);
    clockface_draw(f, sheet.size, &sheet.rows, sheet.look);
    assert_false(sheet.rows.cut);
    cut_rows();
}

static struct span
row(int32_t n)
{
    return sheet.of[n];
}

static void
print_sheet(void)
{
    print_error("%.*s", (int)sheet.rows.n, sheet.rows.at);
}

static int32_t
row_with(const char *words)
{
    for (int32_t i = 0; i < sheet.size.rows; i++) {
        char z[MOST_COLUMNS * 8 + 1];
        struct span s = row(i);

        memcpy(z, s.at, s.n);
        z[s.n] = '\0';
        if (strstr(z, words))
            return i;
    }
    return -1;
}

/* Whether the words stand there in letters of blocks, of any size. */
static bool
large_at(const struct figures *f, int32_t at)
{
    char bytes[MOST_COLUMNS * 3];
    struct text want;

    for (int32_t i = 0; i < f->rows; i++) {
        text_init(&want, bytes, sizeof bytes);
        figures_row(&want, f, i);
        if (!span_eq(span_trim(text_span(&want)), span_trim(row(at + i))))
            return false;
    }
    return true;
}

/* Rows that the words take in blocks; 0: they are not there. */
static int32_t
large_rows(const char *words, bool ascii)
{
    int32_t tried = 0;

    for (int32_t rows = sheet.size.rows; rows > 0; rows--) {
        struct figures f =
            letters_fit(span_of(words), sheet.size.columns, rows, ascii);

        if (f.rows == tried)
            continue;
        tried = f.rows;
        for (int32_t at = 0; f.rows && at + f.rows <= sheet.size.rows; at++)
            if (large_at(&f, at))
                return f.rows;
    }
    return 0;
}

static void
shows(const char *words)
{
    if (row_with(words) >= 0)
        return;
    print_sheet();
    fail_msg("no %s at %d x %d", words, sheet.size.columns, sheet.size.rows);
}

static bool
says(const char *words)
{
    return row_with(words) >= 0 || large_rows(words, false) > 0;
}

static void
says_so(const char *words)
{
    if (says(words))
        return;
    print_sheet();
    fail_msg("no %s at %d x %d", words, sheet.size.columns, sheet.size.rows);
}

/* All rows, none too long, nothing in them that moves the cursor. */
static void
in_order(bool ascii)
{
    for (uint32_t i = 0; i < sheet.rows.n; i++) {
        uint8_t c = (uint8_t)sheet.at[i];

        assert_true(c == '\n' || (c >= 0x20 && c != 0x7F));
        assert_false(ascii && c > 0x7E);
    }
    for (int32_t i = 0; i < sheet.size.rows; i++) {
        if (columns(row(i)) > (uint32_t)sheet.size.columns) {
            print_sheet();
            fail_msg("row %d is too long for %d", i, sheet.size.columns);
        }
        assert_true(sheet.look[i] <= FACE_LOUD);
    }
}

/* --- figures --- */

static void
test_figures_are_as_drawn(void **state)
{
    static const char *const want[] = {"### # # ###", "  # # # # #",
                                       "### ### # #", "#     # # #",
                                       "###   # ###"};
    struct figures f = figures_fit(SPAN("240"), 12, 5, true);
    char at[80];
    struct text t;
    (void)state;

    assert_int_equal(f.columns, 11);
    for (int32_t i = 0; i < 5; i++) {
        text_init(&t, at, sizeof at);
        figures_row(&t, &f, i);
        assert_string_equal(text_z(&t), want[i]);
    }
}

static void
test_every_figure_differs(void **state)
{
    char drawn[12][4000];
    (void)state;

    for (int32_t size = 5; size < 40; size += 7) {
        for (int i = 0; i < 12; i++) {
            char c = "0123456789:-"[i];
            struct figures f =
                figures_fit((struct span){&c, 1}, 60, size, size % 2 == 0);
            struct text t;

            assert_true(f.rows > 0);
            text_init(&t, drawn[i], sizeof drawn[i]);
            for (int32_t r = 0; r < f.rows; r++) {
                figures_row(&t, &f, r);
                text_char(&t, '\n');
            }
            text_z(&t);
            for (int k = 0; k < i; k++)
                assert_string_not_equal(drawn[i], drawn[k]);
        }
    }
}

static void
test_letters_too(void **state)
{
    static const char all[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_',/ ";
    char drawn[sizeof all][200];
    (void)state;

    for (size_t i = 0; i + 1 < sizeof all; i++) {
        struct figures f = letters_fit((struct span){all + i, 1}, 5, 3, false);
        struct text t;

        assert_int_equal(f.rows, 3);
        text_init(&t, drawn[i], sizeof drawn[i]);
        for (int32_t r = 0; r < f.rows; r++) {
            figures_row(&t, &f, r);
            text_char(&t, '\n');
        }
        text_z(&t);
        for (size_t k = 0; k < i; k++)
            assert_string_not_equal(drawn[i], drawn[k]);
    }
    assert_int_equal(letters_fit(SPAN("r\u00e9d"), 80, 24, false).rows, 0);
    assert_int_equal(letters_fit(SPAN(""), 80, 24, false).rows, 0);
    assert_int_equal(letters_fit(SPAN("PAUSED"), 34, 24, false).rows, 0);
    assert_int_equal(letters_fit(SPAN("PAUSED"), 35, 3, false).rows, 3);
    assert_int_equal(letters_fit(SPAN("PAUSED"), 70, 5, false).rows, 5);
    assert_int_equal(letters_fit(SPAN("PAUSED"), 69, 5, false).rows, 3);
    assert_int_equal(letters_fit(SPAN("TIME"), 46, 5, true).rows, 5);
}

/* Nothing of the room is left that a larger one would fit into. */
static void
test_they_are_as_large_as_they_can_be(void **state)
{
    static const char *const clocks[] = {"3:12", "-0:05", "12:34", "100:00"};
    (void)state;

    for (size_t i = 0; i < sizeof clocks / sizeof clocks[0]; i++)
        for (int32_t columns = 20; columns <= 400; columns += 19)
            for (int32_t rows = 6; rows <= 120; rows += 7) {
                struct span s = span_of(clocks[i]);
                struct figures f = figures_fit(s, columns, rows, false);
                struct figures wider =
                    figures_fit(s, columns + 19, rows, false);
                struct figures higher =
                    figures_fit(s, columns, rows + 7, false);
                int32_t n = (int32_t)s.n;

                if (f.rows == 0)
                    continue;
                assert_true(f.columns <= columns && f.rows <= rows);
                assert_true(wider.columns >= f.columns);
                assert_true(higher.rows >= f.rows);
                /* one dot more to each figure would not fit, or it would be
                 * wider than figures are */
                assert_true(f.columns + 2 * n + 4 > columns ||
                            f.wide + 1 > rows * 2 * 3 / 4);
            }
}

/* --- words --- */

static void
test_columns_of_letters(void **state)
{
    (void)state;
    assert_int_equal(columns(SPAN("abc")), 3);
    assert_int_equal(columns(SPAN("\u00c9v\u00eaque")), 6);
    assert_int_equal(columns(SPAN("e\u0301")), 1);
    assert_int_equal(columns(SPAN("\u6f22\u5b57")), 4);
    assert_int_equal(columns(SPAN("\U0001F3A9")), 2);
    assert_int_equal(columns(SPAN("a\xff\xc3")), 3);
    assert_int_equal(columns_cut(SPAN("\u6f22\u5b57"), 3).n, 3);
    assert_int_equal(columns_cut(SPAN("ae\u0301x"), 2).n, 4);
    assert_int_equal(columns_cut(SPAN("abc"), 9).n, 3);
}

/* --- windows --- */

static void
test_an_ordinary_window(void **state)
{
    struct standing is = a_move();
    struct face f = of(&is);
    (void)state;

    draw(&f, 80, 24);
    in_order(false);
    assert_int_equal(row_with("Hook's Farm"), 0);
    assert_int_equal(row_with("Red's move 4, Ann"), 1);
    shows("> Red Army (Ann): 34 men, 4 guns, 6 prisoners, score 84 1/2");
    shows("Blue (Ben): 19 men, 1 gun, 0 prisoners, score 61");
    shows("#41 M3: 13 Blue foot v 19 Red foot.");
    shows("6 taken, 7 dead each side, 12 Red stand.");
    f.score = false;
    draw(&f, 80, 24);
    assert_int_equal(row_with("score"), -1);
    is.finished = true; /* then it is the result */
    draw(&f, 80, 24);
    shows("score 84 1/2");
}

static void
test_the_smallest_window(void **state)
{
    struct standing is = a_move();
    struct face f = of(&is);
    (void)state;

    is.state = STANDING_PAUSED;
    snprintf(is.reason, sizeof is.reason, "the cat sat on the farm");
    draw(&f, 20, 6);
    in_order(false);
    shows("Red's move 4, Ann");
    shows("3:12");
    shows("PAUSED: the cat s...");
    shows("Red 34m 4g 6p 84 1/2");
    shows("Blue 19m 1g 0p 61");
    shows("#41 M3: 13 Blue f...");
    draw(&f, 20, 1);
    in_order(false);
    shows("Red 4 3:12 PAUSED");
    for (int32_t rows = 1; rows <= 6; rows++) {
        draw(&f, 20, rows);
        in_order(false);
        shows("3:12");
        says_so(rows > 1 ? "Red's move 4, Ann" : "Red 4");
    }
    snprintf(is.side[0].player, sizeof is.side[0].player, "Bartholomew");
    draw(&f, 20, 6);
    shows("Red 4 Bartholomew");
    for (int32_t columns = 1; columns < 20; columns++) {
        draw(&f, columns, 6);
        in_order(false);
    }
}

/* In every window: whose move, the time, and the state in words. */
static void
test_from_small_to_large(void **state)
{
    static const enum standing_state states[] = {
        STANDING_QUIET,  STANDING_TIME,    STANDING_INTERVAL_OVER,
        STANDING_PAUSED, STANDING_DISPUTE, STANDING_INTERVAL};
    struct standing is = a_move();
    struct face f = of(&is);
    (void)state;

    for (int32_t columns = 20; columns <= 400; columns += 38)
        for (int32_t rows = 6; rows <= 120; rows += 19)
            for (int i = 0; i < 6; i++) {
                is.state = states[i];
                snprintf(is.reason, sizeof is.reason, "%s",
                         i == 3 || i == 4 ? "one was pushed" : "");
                draw(&f, columns, rows);
                in_order(false);
                says_so(standing_word(is.state));
                assert_true(row_with("Red's move 4, Ann") >= 0 ||
                            large_rows("Red 4", false) > 0);
                shows("Red");
                shows("Ann");
                shows("Blue");
                shows("#41 M3");
                if (is.reason[0] && columns >= 40)
                    shows("one was pushed");
            }
}

static void
test_large_windows_have_large_words(void **state)
{
    struct standing is = a_move();
    struct face f = of(&is);
    (void)state;

    is.state = STANDING_DISPUTE;
    draw(&f, 80, 24);
    assert_int_equal(large_rows("DISPUTE", false), 3);
    draw(&f, 200, 60);
    assert_true(large_rows("DISPUTE", false) >= 10);
    assert_true(large_rows("Red 4", false) >= 5);
    shows("Ann");
    assert_int_equal(row_with("Red's move 4"), -1);
    draw(&f, 60, 40); /* tall: the figures leave room */
    assert_true(large_rows("Red 4", false) >= 3);
}

static bool
is_blocks(struct span s)
{
    for (uint32_t i = 0; i < s.n;) {
        uint32_t point = columns_letter(s, &i);

        if (point == 0x2588 || point == 0x2580 || point == 0x2584)
            return true;
    }
    return false;
}

/* The time takes most of a window in which nothing else is to be called. */
static void
test_the_figures_take_the_window(void **state)
{
    static const struct face_size sizes[] = {
        {40,  12 },
        {80,  24 },
        {100, 30 },
        {132, 43 },
        {200, 60 },
        {400, 120}
    };
    struct standing is = a_move();
    struct face f = of(&is);
    (void)state;

    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        int32_t high = 0;
        uint32_t wide = 0;

        draw(&f, sizes[i].columns, sizes[i].rows);
        for (int32_t r = 0; r < sizes[i].rows; r++) {
            struct span s = row(r);

            if (!is_blocks(s))
                continue;
            high++;
            wide = columns(s) > wide ? columns(s) : wide;
        }
        if (high * 2 < sizes[i].rows &&
            wide * 10 < 8u * (uint32_t)sizes[i].columns) {
            print_sheet();
            fail_msg("small figures at %d x %d", sizes[i].columns,
                     sizes[i].rows);
        }
    }
}

static void
test_without_a_limit_it_says_so(void **state)
{
    struct standing is = a_move();
    struct face f = of(&is);
    (void)state;

    is.limited = is.runs = false;
    snprintf(is.clock, sizeof is.clock, "settling");
    is.state = STANDING_TIME;
    draw(&f, 80, 24);
    in_order(false);
    says_so("settling");
    says_so("TIME");
    draw(&f, 20, 6);
    says_so("settling");
    is.clock[0] = '\0'; /* before the first move */
    is.state = STANDING_QUIET;
    is.mover = is.sides = 0;
    is.last[0] = is.more[0] = '\0';
    snprintf(is.turn, sizeof is.turn, "Setting up");
    snprintf(is.brief, sizeof is.brief, "Setting up");
    draw(&f, 80, 24);
    in_order(false);
    says_so("Setting up");
}

static void
test_a_note_of_its_own(void **state)
{
    struct standing is = a_move();
    struct face f = of(&is);
    (void)state;

    f.note = "no such file";
    for (int32_t rows = 6; rows < 40; rows += 11) {
        draw(&f, 40, rows);
        in_order(false);
        shows("no such file");
    }
}

static void
test_without_utf8(void **state)
{
    struct standing is = a_move();
    struct face f = of(&is);
    (void)state;

    snprintf(is.side[0].name, sizeof is.side[0].name, "\u00c9v\u00eaque");
    f.ascii = true;
    for (int32_t columns = 20; columns <= 400; columns += 76)
        for (int32_t rows = 6; rows <= 120; rows += 38) {
            draw(&f, columns, rows);
            in_order(true);
        }
    draw(&f, 80, 24);
    shows("?v?que");
    shows("####");
}

/* Whatever anybody is called, and however long. */
static void
test_names_of_every_kind(void **state)
{
    static const char *const names[] = {
        "\u6f22\u5b57\u6f22\u5b57\u6f22\u5b57\u6f22\u5b57\u6f22\u5b57",
        "The Very Long And Honourable Company Of The Old Guard Of Foot",
        "e\u0301\u0301\u0301\u0301",
        "\U0001F3A9\U0001F3A9\U0001F3A9\U0001F3A9\U0001F3A9\U0001F3A9",
        "x",
        "NoBlanksAtAllInThisNameWhichGoesOnAndOnAndOnAndOnAndOnAndOnAndOn",
    };
    struct standing is = a_move();
    struct face f = of(&is);
    (void)state;

    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        snprintf(is.title, sizeof is.title, "%s", names[i]);
        snprintf(is.turn, sizeof is.turn, "%s's move 4", names[i]);
        snprintf(is.last, sizeof is.last, "%s %s", names[i], names[i]);
        snprintf(is.reason, sizeof is.reason, "%s %s", names[i], names[i]);
        is.state = STANDING_PAUSED;
        for (int k = 0; k < 2; k++) {
            snprintf(is.side[k].name, sizeof is.side[k].name, "%s", names[i]);
            snprintf(is.side[k].player, sizeof is.side[k].player, "%s",
                     names[i]);
        }
        for (int32_t columns = 1; columns <= 120; columns += 7)
            for (int32_t rows = 1; rows <= 40; rows += 3) {
                draw(&f, columns, rows);
                in_order(false);
            }
    }
}

/* --- one line a change --- */

static const char *
change(const struct face *was, const struct face *now)
{
    static char at[8192];
    struct text t;

    text_init(&t, at, sizeof at);
    clockface_change(&t, was, now);
    return text_z(&t);
}

static void
test_changes_in_sentences(void **state)
{
    struct standing was_is = a_move(), is = a_move();
    struct face was = of(&was_is), now = of(&is);
    (void)state;

    assert_string_equal(
        change(NULL, &now),
        "Red's move 4, Ann: 3:12 left. #41 M3: 13 Blue foot v 19 Red foot.  "
        "Blue isolated: 5 near, 7 needed. 6 taken, 7 dead each side, 12 Red "
        "stand. Red Army: 34 men, 4 guns, 6 prisoners, score 84 1/2. Blue: 19 "
        "men, 1 gun, 0 prisoners, score 61.");
    assert_string_equal(change(&was, &now), "");
    is.left_ms = 191000; /* the time that goes by is no change */
    snprintf(is.clock, sizeof is.clock, "3:11");
    assert_string_equal(change(&was, &now), "");
    is.state = STANDING_PAUSED;
    snprintf(is.reason, sizeof is.reason, "the cat");
    assert_string_equal(change(&was, &now), "PAUSED: the cat.");
    assert_string_equal(change(&now, &was), "The clock goes on.");
    is = a_move();
    is.state = STANDING_TIME;
    assert_string_equal(change(&was, &now), "TIME.");
    is = a_move();
    is.side[1].foot = 18;
    assert_string_equal(change(&was, &now),
                        "Blue: 18 men, 1 gun, 0 prisoners, score 61.");
    is = a_move();
    is.side[1].halves = 1;
    assert_string_equal(change(&was, &now),
                        "Blue: 19 men, 1 gun, 0 prisoners, score 1/2.");
    was.score = now.score = false;
    assert_string_equal(change(&was, &now), "");
    now.note = "no such file";
    assert_string_equal(change(&was, &now), "no such file.");
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_figures_are_as_drawn),
        cmocka_unit_test(test_every_figure_differs),
        cmocka_unit_test(test_letters_too),
        cmocka_unit_test(test_they_are_as_large_as_they_can_be),
        cmocka_unit_test(test_columns_of_letters),
        cmocka_unit_test(test_an_ordinary_window),
        cmocka_unit_test(test_the_smallest_window),
        cmocka_unit_test(test_from_small_to_large),
        cmocka_unit_test(test_large_windows_have_large_words),
        cmocka_unit_test(test_the_figures_take_the_window),
        cmocka_unit_test(test_without_a_limit_it_says_so),
        cmocka_unit_test(test_a_note_of_its_own),
        cmocka_unit_test(test_without_utf8),
        cmocka_unit_test(test_names_of_every_kind),
        cmocka_unit_test(test_changes_in_sentences),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
