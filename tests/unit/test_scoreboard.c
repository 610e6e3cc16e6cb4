/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_scoreboard.c: the second screen's page says what is so, in well-formed
 * XML whatever people are called, and is written over nothing but itself.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <sys/stat.h>
#include <unistd.h>

#include "board.h"
#include "folder.h"
#include "scoreboard.h"
#include "xml.h"

struct hall {
    struct board b;
    char *at;
    size_t n;
    bool runs;
};

static int
begin(void **state)
{
    struct hall *t = calloc(1, sizeof *t);

    if (!t)
        return -1;
    board_init(&t->b);
    t->runs = true;
    *state = t;
    return 0;
}

static int
end(void **state)
{
    struct hall *t = *state;

    board_release(&t->b);
    free(t->at);
    free(t);
    return 0;
}

static struct scoreboard
now(const struct hall *t)
{
    return (struct scoreboard){.h = &t->b.h,
                               .at_ms = t->b.at_ms,
                               .utc_ms = 1700000000000 + t->b.at_ms,
                               .runs = t->runs};
}

static const char *
page(struct hall *t)
{
    const struct scoreboard b = now(t);
    size_t at;
    FILE *to;

    free(t->at);
    t->at = NULL;
    to = open_memstream(&t->at, &t->n);
    assert_non_null(to);
    scoreboard_write(to, &b);
    assert_int_equal(fclose(to), 0);
    const char *why = xml_broken(t->at, &at);
    if (why)
        fail_msg("%s: %.80s", why, t->at + at);
    assert_int_equal(xml_count(t->at, "script"), 1);
    return t->at;
}

static void
shows(struct hall *t, const char *words)
{
    if (!strstr(page(t), words))
        fail_msg("no %s in %s", words, strstr(t->at, "<body"));
}

static void
hides(struct hall *t, const char *words)
{
    if (strstr(page(t), words))
        fail_msg("there is %s in %s", words, strstr(t->at, "<body"));
}

static void
say(struct hall *t, const char *line)
{
    board_must(&t->b, (const char *const[]){line, NULL});
}

static void
armies(struct hall *t)
{
    board_must(&t->b, (const char *const[]){"battle \"Hook's Farm\"",
                                            "side red \"Red Army\" player Ann",
                                            "side blue", "body RA 20 inf",
                                            "body RC 5 cav", "body BA 20 inf",
                                            "gun RG1", "gun BG1", NULL});
}

static void
test_an_empty_battle_has_a_page(void **state)
{
    shows(*state, "<title>Umpire</title>");
    shows(*state, "Setting up");
    shows(*state, "data-runs=\"no\"");
}

static void
test_it_loads_itself_again_and_asks_for_nothing_else(void **state)
{
    armies(*state);
    shows(*state, "<meta http-equiv=\"refresh\" content=\"2\"/>");
    hides(*state, "src=");
    hides(*state, "href");
    hides(*state, "https:");
    shows(*state, "default-src 'none'");
    shows(*state, "prefers-color-scheme:dark");
}

static void
test_what_it_says_of_a_move(void **state)
{
    struct hall *t = *state;

    armies(t);
    say(t, "start red");
    t->b.at_ms = 5000;
    say(t, "next");
    t->b.at_ms = 45000;
    shows(t, "<title>Hook&#39;s Farm</title>");
    shows(t, "<p class=\"turn\">Red&#39;s move 1</p>");
    /* 25 men and a gun: two minutes, 40 seconds of them gone */
    shows(t, "data-left=\"80000\" data-at=\"1700000045000\" data-runs=\"yes\"");
    shows(t, ">1:20</p>");
    shows(t, "<bdi>Red Army</bdi><small><bdi>Ann</bdi>, to move</small>");
    shows(t, "<dt>foot</dt><dd>20</dd>");
    shows(t, "<dt>horse</dt><dd>5</dd>");
    shows(t, "<dt>gun</dt><dd>1</dd>");
    shows(t, "<p class=\"score\">37\u00BD</p>");
    shows(t, "<p class=\"score\">30</p>");
}

static void
test_it_calls_time_and_pauses_in_words(void **state)
{
    struct hall *t = *state;

    armies(t);
    say(t, "start red");
    say(t, "next");
    shows(t, "role=\"status\"></p>");
    say(t, "pause the cat");
    shows(t, ">PAUSED</p>");
    shows(t, "data-runs=\"no\"");
    say(t, "resume");
    shows(t, "data-runs=\"yes\"");
    say(t, "dispute one was pushed");
    shows(t, ">DISPUTE</p>");
    say(t, "verdict red two saw it");
    t->b.at_ms = 200000;
    shows(t, ">TIME</p>");
    shows(t, "<body class=\"runs time\">");
    say(t, "time");
    shows(t, ">INTERVAL</p>");
    shows(t, "data-call=\"INTERVAL OVER\"");
    say(t, "finish red Will gave in");
    shows(t, ">Red wins</p>");
    shows(t, "data-runs=\"no\"");
}

/* Times typed by hand do not go on by themselves. */
static void
test_a_manual_clock_stands(void **state)
{
    struct hall *t = *state;

    armies(t);
    t->runs = false;
    say(t, "start red");
    say(t, "next");
    shows(t, "data-runs=\"no\"");
    shows(t, ">2:00</p>");
    say(t, "clock off");
    shows(t, ">no clock</p>");
}

static void
test_the_last_ruling_is_of_the_table(void **state)
{
    struct hall *t = *state;

    armies(t);
    say(t, "start red");
    say(t, "next");
    say(t, "next");
    say(t, "next");
    say(t, "8ra v 9ba s1");
    shows(t, "<bdi>#13 melee 8ra v 9ba s1</bdi><span>");
    shows(t, "dead each side");
    say(t, "next");
    say(t, "pause");
    say(t, "note a cat");
    shows(t, "<bdi>#13 melee 8ra v 9ba s1</bdi>");
    say(t, "resume");
    say(t, "kill BA.20 trodden on");
    shows(t, "<bdi>#18 kill BA.20 trodden on</bdi></p>");
    say(t, "undo");
    shows(t, "<bdi>#13 ");
}

static void
test_prisoners_and_the_dead_are_counted(void **state)
{
    struct hall *t = *state;

    armies(t);
    say(t, "start red");
    say(t, "next");
    say(t, "next");
    say(t, "next");
    say(t, "9ra v 12ba s0");
    int32_t held = t->b.g->side[0].count[MAN_PRISONER];
    char want[64];
    assert_true(held > 0);
    snprintf(want, sizeof want, "<dt>prisoners</dt><dd>%d</dd>", (int)held);
    shows(t, want);
    snprintf(want, sizeof want, "<dt>dead</dt><dd>%d</dd>",
             (int)t->b.g->side[0].count[MAN_DEAD]);
    shows(t, want);
}

static void
test_no_name_does_harm(void **state)
{
    static const char *const nasty[] = {
        "</text><script>alert(1)</script>",
        "x onload=alert(1)",
        "]]>",
        "a -- b -->",
        "</title><style>*{}</style>",
        "&bogus; &amp; %n%s",
        "' autofocus onfocus='x",
    };
    struct hall *t = *state;
    char line[200];

    for (size_t i = 0; i < sizeof nasty / sizeof nasty[0]; i++) {
        board_release(&t->b);
        board_init(&t->b);
        snprintf(line, sizeof line, "battle \"%s\"", nasty[i]);
        say(t, line);
        snprintf(line, sizeof line, "side red \"%s\" player \"%s\"", nasty[i],
                 nasty[i]);
        say(t, line);
        say(t, "side blue");
        say(t, "body RA 20 inf");
        snprintf(line, sizeof line, "gun RG1 \"%s\"", nasty[i]);
        say(t, line);
        page(t); /* well-formed, one script */
        assert_int_equal(xml_count(t->at, "style"), 1);
        assert_int_equal(xml_count(t->at, "body"), 1);
    }
}

static void
test_density_battles_have_theirs(void **state)
{
    struct hall *t = *state;

    say(t, "edition density");
    t->b.lexicon.sets = SET_DENSITY;
    say(t, "side greek");
    say(t, "side persian");
    say(t, "unit Hop side greek ranks 8,8 weapon spear");
    shows(t, "<dt>units</dt><dd>1</dd>");
    shows(t, "<dt>warriors</dt><dd>16</dd>");
    hides(t, "class=\"score\"");
}

/* ---- the file ---- */

static void
test_it_overwrites_itself_and_nothing_else(void **state)
{
    struct hall t = {.runs = true};
    char words[256];
    struct text why;
    (void)state;

    board_init(&t.b);
    armies(&t);
    struct scoreboard b = now(&t);
    text_init(&why, words, sizeof words);
    assert_true(scoreboard_file("board.html", &b, false, &why));
    assert_true(scoreboard_file("board.html", &b, false, &why));
    assert_int_equal(files_here(), 1);
    write_plain("letter.html", "<html>Dear mother</html>");
    assert_false(scoreboard_file("letter.html", &b, false, &why));
    assert_non_null(strstr(text_z(&why), "is there already"));
    assert_true(scoreboard_file("letter.html", &b, true, &why));
    /* not through a link: what it points to is another's */
    assert_int_equal(symlink("board.html", "link.html"), 0);
    assert_false(scoreboard_file("link.html", &b, false, &why));
    assert_int_equal(mkdir("folder.html", 0777), 0);
    assert_false(scoreboard_file("folder.html", &b, true, &why));
    assert_false(scoreboard_file("gone/board.html", &b, true, &why));
    assert_non_null(strstr(text_z(&why), "no such folder"));
    board_release(&t.b);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_an_empty_battle_has_a_page, begin,
                                        end),
        cmocka_unit_test_setup_teardown(
            test_it_loads_itself_again_and_asks_for_nothing_else, begin, end),
        cmocka_unit_test_setup_teardown(test_what_it_says_of_a_move, begin,
                                        end),
        cmocka_unit_test_setup_teardown(test_it_calls_time_and_pauses_in_words,
                                        begin, end),
        cmocka_unit_test_setup_teardown(test_a_manual_clock_stands, begin, end),
        cmocka_unit_test_setup_teardown(test_the_last_ruling_is_of_the_table,
                                        begin, end),
        cmocka_unit_test_setup_teardown(test_prisoners_and_the_dead_are_counted,
                                        begin, end),
        cmocka_unit_test_setup_teardown(test_no_name_does_harm, begin, end),
        cmocka_unit_test_setup_teardown(test_density_battles_have_theirs, begin,
                                        end),
        cmocka_unit_test_setup_teardown(
            test_it_overwrites_itself_and_nothing_else, enter_folder,
            leave_folder),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
