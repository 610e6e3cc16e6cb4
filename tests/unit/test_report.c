/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_report.c: the reports of battles: their English, what is in them, what
 * can be left out, and that in no form of it is a user's word more than a word.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "reporter.h"

/* ---- a report, and looking into it ---- */

/* A form of it as a string, which the caller frees. */
static char *
written(const struct report *r, enum report_form as)
{
    char *at = NULL;
    size_t n = 0;
    FILE *out = open_memstream(&at, &n);

    assert_non_null(out);
    const struct report_writing w = {.h = &b.h, .out = out};
    assert_true(report_write(r, as, &w));
    assert_int_equal(fclose(out), 0);
    return at;
}

/* The text of a report, in which a line that goes on is no two lines. */
static char *
plain(const struct report_without *without)
{
    struct report r = report_of(without);
    char *at = written(&r, REPORT_TXT), *to = at;

    for (const char *c = at; *c; c++) {
        bool end = *c == '\n';

        *to++ = end ? ' ' : *c;
        while (end && c[1] == ' ')
            c++;
    }
    *to = '\0';
    report_release(&r);
    return at;
}

static void
holds(const char *in, const char *words)
{
    if (!strstr(in, words))
        fail_msg("no \"%s\" in: %s", words, in);
}

static void
lacks(const char *in, const char *words)
{
    if (strstr(in, words))
        fail_msg("there is \"%s\" in: %s", words, in);
}

/* The report of what is on the board has these words. */
static void
reports(const char *words)
{
    char *at = plain(&everything);

    holds(at, words);
    free(at);
}

/* ---- English ---- */

/* What is written between a sentence's beginning and its end. */
static void
sentence(const char *wanted, void (*write)(struct report *r, int64_t n),
         int64_t n)
{
    struct report r = {0};
    struct piece p;

    sentence_begin(&r);
    write(&r, n);
    sentence_end(&r);
    p = doc_piece(&r);
    if (!span_is(doc_span(&r, p), wanted))
        fail_msg("%.*s, not %s", (int)p.n, r.text + p.at, wanted);
    report_release(&r);
}

static void
write_begins(struct report *r, int64_t n)
{
    put_things(r, n, "shot", "shots");
}

static void
write_inside(struct report *r, int64_t n)
{
    doc_str(r, "it fired ");
    put_things(r, n, "shot", "shots");
}

static void
write_many(struct report *r, int64_t n)
{
    doc_str(r, "it fired ");
    put_things(r, n, "shot", "shots");
    doc_str(r, " and hit ");
    put_number(r, 13);
}

static void
write_heads(struct report *r, int64_t n)
{
    put_things(r, n, "shot", "shots");
    doc_str(r, " hit ");
    put_number(r, 13);
}

static void
write_ordinal(struct report *r, int64_t n)
{
    doc_str(r, "The ");
    put_ordinal(r, (int32_t)n);
}

static void
write_time(struct report *r, int64_t n)
{
    put_time_of(r, n);
}

static void
numbers_are_words_to_twelve(void **state)
{
    (void)state;
    sentence("It fired one shot.", write_inside, 1);
    sentence("It fired no shots.", write_inside, 0);
    sentence("It fired twelve shots.", write_inside, 12);
    sentence("It fired 13 shots.", write_inside, 13);
    sentence("It fired 4 shots and hit 13.", write_many, 4);
    sentence("It fired 14 shots and hit 13.", write_many, 14);
    sentence("Four shots hit thirteen.", write_heads, 4);
}

static void
no_sentence_begins_with_a_figure(void **state)
{
    (void)state;
    sentence("One shot.", write_begins, 1);
    sentence("Twelve shots.", write_begins, 12);
    sentence("Thirteen shots.", write_begins, 13);
    sentence("Twenty shots.", write_begins, 20);
    sentence("Twenty-one shots.", write_begins, 21);
    sentence("Ninety-nine shots.", write_begins, 99);
    sentence("One hundred shots.", write_begins, 100);
    sentence("One hundred and one shots.", write_begins, 101);
    sentence("Nine hundred and ninety-nine shots.", write_begins, 999);
    sentence("1000 shots.", write_begins, 1000);
}

static void
ordinals_and_times(void **state)
{
    (void)state;
    sentence("The first.", write_ordinal, 1);
    sentence("The twelfth.", write_ordinal, 12);
    sentence("The 13th.", write_ordinal, 13);
    sentence("The 21st.", write_ordinal, 21);
    sentence("The 22nd.", write_ordinal, 22);
    sentence("The 23rd.", write_ordinal, 23);
    sentence("The 24th.", write_ordinal, 24);
    sentence("The 111th.", write_ordinal, 111);
    sentence("The 113th.", write_ordinal, 113);
    sentence("0:00.", write_time, 0);
    sentence("0:09.", write_time, 9000);
    sentence("59:59.", write_time, 3599000);
    sentence("1:00:01.", write_time, 3601000);
}

static void
first_way(struct report *r, const void *what)
{
    (void)what;
    doc_str(r, "red fired");
}

static void
like_the_first(struct report *r, const void *what)
{
    (void)what;
    doc_str(r, "red did fire");
}

static void
another_way(struct report *r, const void *what)
{
    (void)what;
    doc_str(r, "a shot was red's");
}

static void
sentences_vary_by_the_entry_and_by_what_stands_before(void **state)
{
    static form *const ways[] = {first_way, like_the_first, another_way};
    struct report r = {0};
    struct piece p;

    (void)state;
    TELL(&r, ways, 3, NULL); /* the first */
    TELL(&r, ways, 3, NULL); /* like the one before: neither it nor the next */
    TELL(&r, ways, 1, NULL);
    p = doc_piece(&r);
    assert_true(
        span_is(doc_span(&r, p), "Red fired. A shot was red's. Red did fire."));
    report_release(&r);
}

/* ---- names ---- */

static void
names_have_the_article_they_want(void **state)
{
    static const char *const lines[] = {"side red",
                                        "side blue",
                                        "body RA 20 inf \"The Guards\"",
                                        "body RB 20 inf \"Scots Greys\"",
                                        "body RC 9 cav \"Red left, horse\"",
                                        "gun RG1 \"Long Tom\"",
                                        "gun RG2 \"Red left gun\"",
                                        "gun RG3",
                                        "gun RG4 \"Bess, the old one\"",
                                        "body BA 40 inf",
                                        "start red",
                                        "next",
                                        "next",
                                        "next",
                                        "fire rg1 2 1ba",
                                        "next",
                                        "next",
                                        "fire rg2 2 1ba",
                                        "next",
                                        "next",
                                        "fire rg3 2 1ba",
                                        "next",
                                        "next",
                                        "fire rg4 2 1ba",
                                        "melee 3ra+2rb+1rc v 9ba iso",
                                        NULL};
    char *at;

    (void)state;
    board_must(&b, lines);
    at = plain(&everything);
    holds(at, "Long Tom");
    lacks(at, "the Long Tom");
    holds(at, "the Red left gun");
    holds(at, "RG3");
    lacks(at, "the RG3");
    holds(at, "“Bess, the old one”");
    holds(at, "of the Guards, Scots Greys and the Red left");
    lacks(at, "The Red left,");
    lacks(at, "the the");
    free(at);
}

static void
one_man_is_not_men(void **state)
{
    static const char *const lines[] = {"side red",
                                        "side blue",
                                        "body RA 20 inf",
                                        "body RC 20 cav",
                                        "gun RG1",
                                        "body BA 20 inf",
                                        "body BC 20 cav",
                                        "gun BG1",
                                        "start red",
                                        "next",
                                        "next",
                                        "next",
                                        "fire rg1 1 1ib",
                                        "melee 1ir v 2ib iso",
                                        "next",
                                        "fire bg1 1",
                                        "melee 1cb v 1cr",
                                        "surrender 1ib to red s0",
                                        NULL};
    char *at;

    (void)state;
    board_must(&b, lines);
    at = plain(&everything);
    holds(at, "one Blue foot soldier");
    holds(at, "one Red horseman");
    lacks(at, "one foot and");
    lacks(at, "one Red horse ");
    lacks(at, "1 men");
    lacks(at, "one men");
    lacks(at, "one shots");
    holds(at, "ne man was taken prisoner (P1)");
    holds(at, "ne Blue foot soldier surrendered to Red (P2)");
    free(at);
}

/* ---- whole battles ---- */

static void
hooks_farm(void **state)
{
    char *at;

    (void)state;
    play("sessions/hooks-farm.umpire");
    at = plain(&everything);
    holds(at, "The Battle of Hook's Farm");
    holds(at, "Blue Army beat Red Army, 196 points to 26.");
    holds(at, "Blue Army, led by General H. G. W., from the north");
    holds(at, "Red chose its side and moved first");
    holds(at, "18 horse of the Red right");
    holds(at, "21 Blue horse of the Blue main and the Blue right");
    holds(at, "3 men were taken prisoner (P1), 15 fell on each side and 6 of "
              "Blue were left standing");
    holds(at, "four horse and five foot of the Blue main and the Blue right");
    holds(at,
          "three fell on each side, three men were taken prisoner (P2) and six "
          "of Blue were left standing");
    holds(at, "the Red right gun");
    holds(at, "Blue won in Red's eighth move: “no Red is left on the field”.");
    holds(at,
          "Blue ended with two of Red's guns, the Red centre gun and the Red "
          "right gun.");
    free(at);
}

static void
the_worked_example(void **state)
{
    char *at;

    (void)state;
    play("sessions/p8.umpire");
    at = plain(&everything);
    holds(at, "19 foot of A nineteen");
    holds(at, "13 Beta foot of B thirteen (M1)");
    holds(at, "six men were taken prisoner (P1), seven fell on each side and "
              "twelve of Alpha were left standing");
    holds(at, "14 Beta foot of B five in support and B nine others");
    holds(at,
          "ten fell on each side, two men were taken prisoner (P2) and four "
          "of Beta were left standing");
    holds(at, "six Beta prisoners (P1)");
    holds(at, "The battle is not finished");
    free(at);
}

/* ---- parts that can be left out ---- */

static const char *const small[] = {
    "battle \"A small one\" at \"Ann's floor\" on 2026-11-29",
    "side red \"Red Army\" player Ann Bob",
    "side blue",
    "body RA 20 inf",
    "player Ann RA",
    "gun RG1",
    "body BA 20 inf",
    "gun BG1",
    "set gun.shots 3 because the boys said so",
    "start blue",
    NULL};

static void
who_where_and_by_what_rules(void **state)
{
    char *at;

    (void)state;
    board_must(&b, small);
    at = plain(&everything);
    holds(at, "A small one");
    holds(at, "29 November 2026");
    holds(at, "Ann's floor");
    holds(at,
          "Red Army, led by Ann and Bob, from the south: 20 foot (RA) under "
          "Ann; the gun RG1.");
    holds(at, "gun.shots 3 (“the boys said so”)");
    holds(at, "First move  Blue");
    holds(at, "nobody has moved yet");
    free(at);
}

static void
what_is_left_out_is_not_there(void **state)
{
    static const struct report_without without = {
        .clock = true, .notes = true, .photos = true};
    char *at;

    (void)state;
    board_must(&b, small);
    tell(&b, "next");
    tell(&b, "note the cat");
    tell(&b, "photo IMG_7");
    b.at_ms += 1000000;
    tell(&b, "next");
    reports("The referee noted: “the cat”");
    reports("There is a picture of it: IMG_7.");
    reports("The move took 14:40 longer than was allowed.");
    reports("Blue used 16:40");
    at = plain(&without);
    lacks(at, "the cat");
    lacks(at, "IMG_7");
    lacks(at, "longer");
    lacks(at, "16:40");
    free(at);
}

static void
words_of_without(void **state)
{
    struct report_without w = {0};
    struct span bad;

    (void)state;
    assert_true(report_without_read(SPAN("disputes, clock"), &w, &bad));
    assert_true(w.disputes && w.clock && !w.notes && !w.photos);
    assert_true(report_without_read(SPAN("Notes photos,pictures"), &w, &bad));
    assert_true(w.notes && w.photos && w.pictures);
    assert_false(report_without_read(SPAN("clock, mud"), &w, &bad));
    assert_true(span_is(bad, "mud"));
    assert_int_equal(report_form_of(SPAN("a.txt")), REPORT_TXT);
    assert_int_equal(report_form_of(SPAN("x/a.HTML")), REPORT_HTML);
    assert_int_equal(report_form_of(SPAN("a.b.md")), REPORT_MD);
    assert_int_equal(report_form_of(SPAN("a.pdf")), REPORT_FORMS);
    assert_int_equal(report_form_of(SPAN(".txt")), REPORT_FORMS);
}

/* ---- a move at a time ---- */

static void
what_became_of_prisoners_and_guns(void **state)
{
    static const char *const lines[] = {"side red",
                                        "side blue",
                                        "body RA 40 inf",
                                        "gun RG1",
                                        "body BA 40 inf",
                                        "gun BG1",
                                        "start red",
                                        "next",
                                        "crew BG1 BA.1-4",
                                        "next",
                                        "next",
                                        "fire rg1 3 BA.1-2",
                                        "melee 9ra v BA.10-15 iso",
                                        "capture bg1 red past 5 near 0",
                                        NULL};
    static const char *const more[] = {"next", "kill e1 gone",  "next",
                                       "next", "home BA.14-15", NULL};

    (void)state;
    board_must(&b, lines);
    reports("That left BG1 with two men to serve it.");
    reports("Red took BG1 from Blue.");
    reports("three men were taken prisoner (P1)");
    reports("Red holds one of Blue's guns, BG1.");
    board_must(&b, more);
    reports("That set three Blue prisoners (P1) free, without arms.");
    reports("Blue armed two men again who came home.");
}

static void
a_quiet_battle_is_told_in_a_line(void **state)
{
    static const char *const lines[] = {"next", "next", "next", "next", NULL};

    (void)state;
    board_must(&b, small);
    board_must(&b, lines);
    reports("Blue 1 to Blue 2.  No gun was fired and no men met. Red 2.  So "
            "far Red has neither fired nor fought.");
    tell(&b, "next");
    reports("Blue 1 to Red 2.  Neither side fired or fought in the first two "
            "moves. Blue 3.  So far Blue has neither fired nor fought.");
}

static void
handicaps_and_blows_at_the_rear(void **state)
{
    static const char *const lines[] = {
        "side red",          "side blue",
        "game rear all",     "force red 40 inf",
        "force blue 40 inf", "handicap red 7 Ri",
        "start red",         "next",
        "reach 3ri",         NULL};

    (void)state;
    board_must(&b, lines);
    reports("Handicap    Red took in seven of the twelve left out");
    reports("a Blow at the Rear");
    reports("Red now had three men at the enemy's rear, where three decide.");
}

static void
the_rules_and_the_clock_are_told_where_they_change(void **state)
{
    static const char *const lines[] = {"next",
                                        "next",
                                        "next",
                                        "clock set 6:00",
                                        "clock + 0:30",
                                        "set gun.shots 5 because we agreed",
                                        "fire bg1 2 1ra",
                                        "note one",
                                        "fire bg1 1",
                                        "fire bg1 1 1ra",
                                        NULL};

    (void)state;
    board_must(&b, small);
    board_must(&b, lines);
    reports("The referee set the clock to 6:00.");
    reports("The clock was given 0:30 more.");
    reports("From here on gun.shots was 5: “we agreed”.");
    /* what one gun fired in a move is told in one */
    reports("Four shots from BG1 brought down two Red foot. ");
}

/* By how much, by which rule, and why it was allowed all the same. */
static void
what_the_rules_refused_is_told_with_its_rule(void **state)
{
    static const char *const lines[] = {
        "next", "overrule: move ba 13-1/4 n because the carpet slipped", NULL};

    (void)state;
    board_must(&b, small);
    board_must(&b, lines);
    reports(
        "Against the rules (“1 1/4\" over a foot, the most for one move”, "
        "A1) the referee allowed “move ba 13-1/4 n”: “the carpet slipped”.");
}

static void
a_battle_entered_midway_is_told_as_it_had_been(void **state)
{
    static const char *const lines[] = {"side red",
                                        "side blue",
                                        "body RA 20 inf",
                                        "body BA 20 inf",
                                        "gun RG1",
                                        "gun RG2",
                                        "gun BG1",
                                        "dead 4ra",
                                        "prisoner BA.1-3 of red guard RA.5",
                                        "delivered BA.4-5 of red",
                                        "disarmed BA.6",
                                        "off RG2 with RA.18",
                                        "gun BG1 held red",
                                        "reach RA.6-7",
                                        "start red 4",
                                        "next",
                                        NULL};

    (void)state;
    board_must(&b, lines);
    reports("As it was entered.  Four Red foot were dead already. ");
    reports("Red held three Blue foot as prisoners (P1).");
    reports("Two Blue prisoners (P2) had been delivered at Red's back line.");
    reports("One Blue foot soldier was on the field without arms.");
    reports("BG1 was in the hands of Red.");
    reports("Two men of Red had reached the enemy's rear.");
    reports("Red had gone off over its back line with RG2 and one man.");
    reports("Red 4.  So far Red has neither fired nor fought.");
}

static void
a_late_line_is_told_in_its_move(void **state)
{
    static const char *const lines[] = {
        "next", "next", "next", "next", "late fire bg1 2 3ra", NULL};

    (void)state;
    board_must(&b, small);
    board_must(&b, lines);
    reports("Blue 2.  ");
    reports("hree Red foot");
    tell(&b, "undo");
    reports("Blue 1 to Blue 2.  No gun was fired and no men met.");
}

/* ---- the density rules ---- */

static void
density(void **state)
{
    static const char *const lines[] = {
        "edition density",
        "unit Jav side Greek ranks 2,2 weapon javelin",
        "unit Gauls side Gaul ranks 2,2 weapon fastsword",
        "contact Jav front Gauls front",
        "strike Jav Gauls dice 5,2",
        "wall Gauls die 1",
        "strike Gauls Jav dice 3,4",
        "wall Jav die 3",
        "skip Gauls",
        "compare",
        "retreat Jav die 3 lost 0 back 0",
        "see Jav yes 15",
        "note it rained",
        "turn",
        NULL};

    (void)state;
    b.lexicon.sets = SET_DENSITY;
    board_must(&b, lines);
    reports("Greek won no comparisons and Gaul one");
    reports("Jav, four with javelins");
    reports("scored one hit");
    reports("scored two hits");
    reports("Gaul earned three points");
    reports("it rained");
    reports("Jav (Greek)          4       2    0             2        1");
    reports("Gaul        3      0       3");
}

/* ---- the forms ---- */

static void
nothing_of_a_user_is_markup(void **state)
{
    static const char *const lines[] = {
        "battle \"</text><script>alert(1)</script>\"",
        "side red \"]]> & co\" player \"\\\" onload=x\"",
        "side blue \"*bold* [a](http://b.c) `x` -- <!--\"",
        "body RA 20 inf \"<bdi>\"",
        "gun RG1",
        "body BA 20 inf",
        "gun BG1 \"&lt;gun\"",
        "start red",
        "next",
        "note \"<img src=x onerror=y> http://z\"",
        NULL};
    struct report r;
    char *at;

    (void)state;
    for (const char *const *l = lines; *l; l++)
        board_say(&b, *l);
    r = report_of(&everything);
    at = written(&r, REPORT_HTML);
    lacks(at, "<script");
    lacks(at, "</text><");
    lacks(at, "<!--");
    lacks(at, "<img");
    lacks(at, "]]>");
    holds(at, "&lt;/text&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>");
    holds(at, "<bdi>]]&gt; &amp; co</bdi>");
    holds(at, "&amp;lt;gun");
    free(at);
    at = written(&r, REPORT_MD);
    lacks(at, "<");
    lacks(at, "*bold*");
    lacks(at, "http:");
    lacks(at, "[a](");
    holds(at, "\\*bold\\* \\[a\\](http\\://b.c) \\`x\\`");
    free(at);
    at = written(&r, REPORT_TXT);
    for (const char *c = at; *c; c++)
        assert_true(*c == '\n' || (unsigned char)*c >= ' ');
    free(at);
    report_release(&r);
}

/* ---- a battle that has not begun ---- */

static void
an_empty_battle(void **state)
{
    (void)state;
    reports("A battle");
    reports("The battle has not begun.");
    tell(&b, "side red");
    reports("The battle has not begun.");
    tell(&b, "side blue");
    reports("the forces are being set up");
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_are_words_to_twelve),
        cmocka_unit_test(no_sentence_begins_with_a_figure),
        cmocka_unit_test(ordinals_and_times),
        cmocka_unit_test(sentences_vary_by_the_entry_and_by_what_stands_before),
        told(names_have_the_article_they_want),
        told(one_man_is_not_men),
        told(hooks_farm),
        told(the_worked_example),
        told(who_where_and_by_what_rules),
        told(what_is_left_out_is_not_there),
        cmocka_unit_test(words_of_without),
        told(what_became_of_prisoners_and_guns),
        told(a_quiet_battle_is_told_in_a_line),
        told(handicaps_and_blows_at_the_rear),
        told(the_rules_and_the_clock_are_told_where_they_change),
        told(what_the_rules_refused_is_told_with_its_rule),
        told(a_battle_entered_midway_is_told_as_it_had_been),
        told(a_late_line_is_told_in_its_move),
        told(density),
        told(nothing_of_a_user_is_markup),
        told(an_empty_battle),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
