/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_line.c: what referees type, and what is understood.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "line_said.h"

static void
near(const char *typed, enum fault_code code, const char *word,
     const char *nearest)
{
    struct fault why = falls(typed, code, 0, word);

    if (!span_is(why.near, nearest))
        fail_msg("\"%s\" is near \"%.*s\", not \"%s\"", typed, (int)why.near.n,
                 why.near.n ? why.near.at : "", nearest);
}

static void
the_dozen_lines_of_a_move(void **state)
{
    (void)state;
    reads("f rg1 3 2ib", "fire; GUNS: rg1; SHOTS: 3; MEN: 2 foot of b");
    reads("fire rg1+rg2 7 3ib",
          "fire; GUNS: rg1; GUNS: rg2; SHOTS: 7; MEN: 3 foot of b");
    reads("f rg1 3", "fire; GUNS: rg1; SHOTS: 3");
    reads("f RG1 4 trail RRC.1,2",
          "fire; GUNS: RG1; SHOTS: 4; trail; trail MEN: RRC no 1 to 1; "
          "trail MEN: RRC no 2 to 2");
    reads("f rg1 down ba.3,4 touch ba.7 rebound touch ba.8",
          "fire; GUNS: rg1; down; down MEN: ba no 3 to 3; "
          "down MEN: ba no 4 to 4; touch; touch MEN: ba no 7 to 7; rebound; "
          "touch; touch MEN: ba no 8 to 8");
    reads("f rg1 down 1b then down 1b trail rg1",
          "fire; GUNS: rg1; down; down MEN: 1 of b; then; down; "
          "down MEN: 1 of b; trail; trail MEN: all of rg1");
    reads("m ra 12 n", "move; GUN: ra; LENGTH: 1' bare; HEADING: 0");
    reads("m ra to 3'4,7'2",
          "move; MEN: all of ra; to; to PLACE: <3'4\",7'2\">");
    reads("m ra+2bg1 6 1/2", "move; MEN: all of ra; MEN: 2 of bg1; "
                             "LENGTH: 6 1/2\" bare");
    reads("m rg1 2ft 6in n with 5cr",
          "move; GUN: rg1; LENGTH: 2'6\"; HEADING: 0; with; "
          "with MEN: 5 horse of r");
    reads("m p1 12 s",
          "move; MEN: 0 held of P1; LENGTH: 1' bare; HEADING: 10800");
    reads("m ra", "move; MEN: all of ra");
    reads("choose dead 2ra keep ra.1 guard rc.4",
          "choose; dead; dead MEN: 2 of ra; keep; keep MEN: ra no 1 to 1; "
          "guard; guard MEN: rc no 4 to 4");
    reads("choose m12 taken 3b", "choose; MELEE: 12; taken; taken MEN: 3 of b");
    reads("c 5ra 7ba near 14rb near 6ba s5",
          "contact; MEN: 5 of ra; MEN: 7 of ba; near; near MEN: 14 of rb; "
          "near; near MEN: 6 of ba; SUPPORT: 5");
    reads("capture bg1 red past 4 near 0",
          "capture; GUN: bg1; SIDE: red; past; past PAST: 4; near; "
          "near NEAR: 0");
    reads("finish red Will gave in; all of it # yes",
          "finish; SIDE: red; TEXT: Will gave in; all of it # yes");
    reads("finish drawn", "finish; drawn");
    reads("award red 3 1/2 the farm",
          "award; SIDE: red; HALVES: 7; TEXT: the farm");
    reads("award red 3-1/2 x", "award; SIDE: red; HALVES: 7; TEXT: x");
    reads("award red \xC2\xBD x", "award; SIDE: red; HALVES: 1; TEXT: x");
    reads("award red 1/2 x", "award; SIDE: red; HALVES: 1; TEXT: x");
    reads("award red .5 x", "award; SIDE: red; HALVES: 1; TEXT: x");
}

static void
a_melee_needs_no_verb(void **state)
{
    (void)state;
    reads("8ib v 7cr+5ir s2",
          "melee; MEN: 8 foot of b; v; v MEN: 7 horse of r; "
          "v MEN: 5 foot of r; v SUPPORT: 2");
    reads("melee ba V ra isolated",
          "melee; MEN: all of ba; V; v MEN: all of ra; v SUPPORT: -1");
    reads("c v 3r sup", /* the alias of contact, but for its second word */
          "melee; MEN: all of c; v; v MEN: 3 of r; v SUPPORT: -2");
    reads("rule 9 v 11 iso", "rule; N: 9; v; v N: 11; v SUPPORT: -1");
    falls_wanting("8ib v", FAULT_MISSING, 5, "", SLOT_MEN);
}

static void
set_up_lines(void **state)
{
    (void)state;
    reads("battle The Battle of Hook's Farm; 1912 # so called",
          "battle; TITLE: The Battle of Hook's Farm; 1912 # so called");
    reads("battle \"Hook's Farm\" at \"the \"\"blue\"\" room\" on 2024-02-29",
          "battle; TITLE: Hook's Farm; at; at NAME: the \"blue\" room; on; "
          "on DATE: 19782");
    reads("side red \"Red Army\" player \"A. B.\" Mum back SOUTH letter k",
          "side; SIDE: red; TEXT: Red Army; player; player PLAYER: A. B.; "
          "player PLAYER: Mum; back; SOUTH; letter; letter LETTER: k");
    reads("side red player \"back\" back north",
          "side; SIDE: red; player; player PLAYER: back; back; north");
    reads("field 18'6\" x 8'", "field; LENGTH: 18'6\"; x; x LENGTH: 8'");
    reads("units cm", "units; cm");
    reads("set serve.own yes", "set; KEY: serve.own; VALUE: yes");
    reads("set clock 4:00 3:00 because we are slow",
          "set; KEY: clock; VALUE: 4:00; VALUE: 3:00; because; "
          "because TEXT: we are slow");
    reads("force red 80 inf 50 cav 4 guns",
          "force; SIDE: red; N: 80; inf; N: 50; cav; N: 4; guns");
    reads("body RA 20 horse", "body; BODY: RA; N: 20; horse");
    reads("gun RG1 held blue", "gun; GUN: RG1; held; held SIDE: blue");
    reads("gun RG1 \"held\"", "gun; GUN: RG1; NAME: held");
    reads("toss side = red", "toss; side; =; = WORD: red");
    reads("toss side=red", "toss; side; =; = WORD: red");
    reads("rule find=", "rule; RULE: find=");
    reads("toss first", "toss; first");
    reads("roll 2d6 = 4 3", "roll; DICE: 2 of 6; =; = N: 4; = N: 3");
    reads("allot A=2 B = 1", "allot; LABEL: A; =; = N: 2; LABEL: B; =; = N: 1");
    reads("clock + 0:30", "clock; +; + TIME: 30");
    reads("clock +1:00:05", "clock; +; + TIME: 3605");
    reads("crew rg1 none", "crew; GUN: rg1; none");
    reads("crew rg1 4ra", "crew; GUN: rg1; MEN: 4 of ra");
    reads("map --svg \"my field.svg\"", "map; --svg; --svg FILE: my field.svg");
    reads("why", "why");
    reads("why #41", "why; ENTRY: 41");
}

static void
notes_and_groups(void **state)
{
    struct table t;

    (void)state;
    must_read(&t, "  f rg1 3;f rg2 1 # two guns ; or one  \r\n");
    assert_true(span_is(t.line.typed, "  f rg1 3"));
    assert_true(span_is(t.rest, "f rg2 1 # two guns ; or one"));
    assert_int_equal(t.line.note.n, 0);
    must_read(&t, "f rg2 1 # two guns ; or one");
    assert_true(span_is(t.line.note, "two guns ; or one"));
    assert_int_equal(t.rest.n, 0);
    must_read(&t, "go #");
    assert_int_equal(t.line.note.n, 0);
    must_read(&t, "m ra 6\" ; go");
    assert_true(span_is(t.line.typed, "m ra 6\""));
    assert_true(span_is(t.rest, " go"));
    must_read(&t, "m ra 2 ft;go");
    assert_true(span_is(t.rest, "go"));
    falls("go #41", FAULT_EXTRA, 3, "#41");
    falls("go ! now", FAULT_EXTRA, 3, "!");
}

static void
an_empty_line_is_no_line(void **state)
{
    static const char *const empty[] = {"",  "   ",   "# a comment",
                                        "#", " \t\n", ";"};
    struct table t;

    (void)state;
    for (size_t k = 0; k < sizeof empty / sizeof *empty; k++) {
        must_read(&t, empty[k]);
        assert_null(t.line.verb);
        assert_int_equal(t.line.n, 0);
    }
    must_read(&t, "# a comment");
    assert_true(span_is(t.line.note, "a comment"));
}

static void
corrections(void **state)
{
    struct table t;

    (void)state;
    must_read(&t, "=f rg1 4 2ib");
    assert_int_equal(t.line.correction, CORRECT_LIKE);
    must_read(&t, "? = f rg1 4 2ib");
    assert_int_equal(t.line.correction, CORRECT_LIKE);
    assert_true(t.line.attempt);
    must_read(&t, "=#41 f rg1 4");
    assert_int_equal(t.line.correction, CORRECT_ENTRY);
    assert_int_equal(t.line.target, 41);
    assert_string_equal(t.line.verb->name, "fire");
    must_read(&t, "= #41 # the old one");
    assert_int_equal(t.line.correction, CORRECT_ENTRY);
    assert_null(t.line.verb);
    must_read(&t, "=");
    assert_int_equal(t.line.correction, CORRECT_LIKE);
    assert_null(t.line.verb);
    must_read(&t, "late f rg2 2 1cb");
    assert_int_equal(t.line.correction, CORRECT_LATE);
    must_read(&t, "before #31 f rg2 2");
    assert_int_equal(t.line.correction, CORRECT_BEFORE);
    assert_int_equal(t.line.target, 31);
    reads("strike #41", "strike; ENTRY: 41");
    reads("undo to #37", "undo; to; to ENTRY: 37");
    reads("u 3", "undo; N: 3");
    reads("u", "undo");
    falls("late", FAULT_MISSING, 4, "");
    falls_wanting("before", FAULT_MISSING, 6, "", SLOT_ENTRY);
    falls_wanting("amend f rg1 3", FAULT_EXPECTED, 6, "f", SLOT_ENTRY);
    falls_wanting("=#0 go", FAULT_EXPECTED, 1, "#0", SLOT_ENTRY);
    falls("?", FAULT_MISSING, 1, "");
}

static void
overruling(void **state)
{
    struct table t;

    (void)state;
    must_read(&t, "overrule: m ra 14 n because Mum said so");
    assert_true(t.line.force);
    assert_true(span_is(line_text(&t.line), "Mum said so"));
    assert_true(line_has(&t.line, "because"));
    reads("overrule: finish red because tea is ready",
          "finish; SIDE: red; because; because TEXT: tea is ready");
    reads("Overrule:go", "go");
    must_read(&t, "overrule #41 supported because two saw it");
    assert_false(t.line.force);
    assert_string_equal(t.line.verb->name, "overrule");
    falls("m ra 14 n because Mum said so", FAULT_EXTRA, 10, "because");
    falls("overrule:", FAULT_MISSING, 9, "");
}

static void
stamped(const char *typed, enum stamp stamp, int64_t ms)
{
    struct table t;

    must_read(&t, typed);
    assert_int_equal(t.line.stamp, stamp);
    assert_int_equal(t.line.stamp_ms, ms);
}

static void
stamps(void **state)
{
    static const char *const wrong[] = {
        "@",
        "@24:00",
        "@14:60",
        "@14:1",
        "@14",
        "@+",
        "@-x",
        "@+1.",
        "@+1.2345",
        "@+1.0005",
        "@+.5",
        "@+1:5",
        "@now",
        "@2026-11-30",
        "@2026-11-31T14:02:11Z",
        "@2026-11-30T14:02Z",
        "@2026-11-30T14:02:11.Z",
        "@2026-11-30T14:02:11",
        "@1969-12-31T23:59:59Z",
        "@2026-13-01T00:00:00Z",
        "@2100-02-29T00:00:00Z",
        "@2026-00-30T14:02:11Z",
        "@2026-11-00T14:02:11Z",
        "@2026-11-30x14:02:11Z",
        "@2026-11-30T24:02:11Z",
        "@2026-11-30T14:02:60Z",
        "@2026-11-30T14:02:11x",
        "@2026-11-30T14:02:11x5Z",
        "@2026-11-30T14:02:11.2505Z",
        "@2026-11-30T14:02:11.-5Z",
    };

    (void)state;
    stamped("@14:41 go", STAMP_TIME_OF_DAY, (14 * 60 + 41) * 60000);
    stamped("@9:05:30 go", STAMP_TIME_OF_DAY, ((9 * 60 + 5) * 60 + 30) * 1000);
    stamped("@-40 go", STAMP_AGO, 40000);
    stamped("@+3.250 go", STAMP_AFTER, 3250);
    stamped("@+3.2 ? go", STAMP_AFTER, 3200);
    stamped("@+3.25 go", STAMP_AFTER, 3250);
    stamped("@+3.05 go", STAMP_AFTER, 3050);
    stamped("@+5:30 go", STAMP_AFTER, 330000);
    stamped("@+0 go", STAMP_AFTER, 0);
    stamped("@1970-01-01T00:00:00Z go", STAMP_UTC, 0);
    stamped("@2000-02-29T12:00:00.5Z go", STAMP_UTC, INT64_C(951825600500));
    stamped("@2026-11-30T14:02:11.250Z go", STAMP_UTC, INT64_C(1796047331250));
    stamped("@2026-11-30T14:02:11.25Z go", STAMP_UTC, INT64_C(1796047331250));
    stamped("@2026-11-30t14:02:11z go", STAMP_UTC, INT64_C(1796047331000));
    stamped("@9999-12-31T23:59:59.999Z go", STAMP_UTC,
            INT64_C(253402300799999));
    for (size_t k = 0; k < sizeof wrong / sizeof *wrong; k++) {
        char line[64];

        snprintf(line, sizeof line, "%s go", wrong[k]);
        falls(line, FAULT_STAMP, 0, wrong[k]);
    }
    falls("@14:41", FAULT_MISSING, 6, "");
}

static void
verbs_by_their_beginnings(void **state)
{
    struct lexicon density = lexicon;
    struct fault why;

    (void)state;
    reads("FIRE rg1 3", "fire; GUNS: rg1; SHOTS: 3");
    reads("fir rg1 3", "fire; GUNS: rg1; SHOTS: 3");
    reads("t", "time"); /* the alias, though tape and toss begin so too */
    reads("rul find prisoners", "rule; find; find TEXT: prisoners");
    reads("rules", "rules");
    reads("show", "show"); /* of shows, which stands before it, and show */
    reads("show v", "show; WORD: v"); /* a verb is no man of a melee */
    reads("sho ra", "show; WORD: ra");
    near("fi", FAULT_VERB_AMBIGUOUS, "fi", "field");
    near("ki 2b x", FAULT_VERB, "ki", "");
    near("finis drawn", FAULT_VERB, "finis", "finish");
    near("mvoe ra", FAULT_VERB, "mvoe", "move");
    near("retreat", FAULT_VERB, "retreat", "");
    assert_true(!verb_find(&lexicon, SPAN(""), &why) && !why.near.n);
    assert_ptr_equal(verb_find(&lexicon, SPAN("Strike"), &why), &edits[0]);
    density.sets = SET_DENSITY;
    assert_string_equal(verb_find(&density, SPAN("strike"), &why)->usage,
                        "LABEL LABEL dice N...");
    assert_null(verb_find(&lexicon, SPAN("s"), &why));
    assert_int_equal(why.code, FAULT_VERB_AMBIGUOUS);
}

static void
the_furthest_fault_is_shown(void **state)
{
    struct fault why;
    struct table t;

    (void)state;
    falls_wanting("f rg1 x", FAULT_EXPECTED, 6, "x", SLOT_NUMBER);
    falls_wanting("home 5", FAULT_EXPECTED, 5, "5", SLOT_PARTY);
    falls_wanting("f", FAULT_MISSING, 1, "", SLOT_LABELS);
    falls_wanting("f ; go", FAULT_MISSING, 2, "", SLOT_LABELS);
    falls_wanting("roll 2d1", FAULT_EXPECTED, 5, "2d1", SLOT_DICE);
    falls_wanting("roll 2", FAULT_EXPECTED, 5, "2", SLOT_DICE);
    falls_wanting("award red 3/4 x", FAULT_EXPECTED, 10, "3/4", SLOT_HALVES);
    falls("award red 1000001.5 x", FAULT_NUMBER_RANGE, 10, "1000001");
    falls_wanting("clock set 5:60", FAULT_EXPECTED, 10, "5:60", SLOT_TIME);
    falls_wanting("set a,b c", FAULT_EXPECTED, 4, "a,b", SLOT_KEY);
    falls("f rg1 2ib", FAULT_NUMBER, 6, "2ib");
    falls("f rg1 1000001", FAULT_NUMBER_RANGE, 6, "1000001");
    falls("m ra 6,5 n", FAULT_LENGTH_COMMA, 6, ",");
    falls("m ra 6.5.1", FAULT_LENGTH, 8, ".1");
    falls("m ra 801'", FAULT_LENGTH_RANGE, 5, "801'");
    falls_wanting("m ra far", FAULT_EXPECTED, 5, "far", SLOT_LENGTH);
    falls("f rg1 3 2ib 1ib", FAULT_EXTRA, 12, "1ib");
    why = falls("f rg1 3 2ib trial ra", FAULT_EXPECTED, 12, "trial");
    assert_true(span_is(why.near, "trail"));
    falls("gun 1x", FAULT_EXPECTED, 4, "1x");
    falls("gun r-1", FAULT_LABEL, 4, "r-1");
    falls("gun a2345678901234567", FAULT_LABEL, 4, "a2345678901234567");
    falls("gun s5", FAULT_LABEL_RESERVED, 4, "s5");
    falls_wanting("battle \"x\" on 2023-02-29", FAULT_EXPECTED, 14,
                  "2023-02-29", SLOT_DATE);
    assert_false(read_line(&t, "put ra block 3 at"));
    assert_ptr_equal(t.line.verb->usage, "MEN block N at PLACE [gap LENGTH]");
}

static void
too_long_and_too_many(void **state)
{
    static char line[LINE_MAX_BYTES + 2];
    struct table t;

    (void)state;
    memset(line, 'x', sizeof line - 1);
    memcpy(line, "note ", 5);
    falls(line, FAULT_TOO_LONG, LINE_MAX_BYTES, "");
    line[LINE_MAX_BYTES] = '\0';
    must_read(&t, line);
    memcpy(line, "p     ", 6); /* pause and the rest just fit */
    must_read(&t, line);
    memcpy(line, "p xxxx", 6); /* written in full it would be longer */
    assert_false(read_line(&t, line));
    assert_int_equal(t.why.code, FAULT_TOO_LONG);
    strncpy(line, "m 1b", sizeof line);
    for (size_t n = 4; n + 3 < LINE_MAX_BYTES; n += 3)
        memcpy(line + n, "+1b", 4);
    assert_false(read_line(&t, line));
    assert_int_equal(t.why.code, FAULT_TABLE_FULL);
    assert_int_equal(t.why.need, LINE_WORDS);
}

static void
normal_form(void **state)
{
    (void)state;
    writes("@14:41 ? f   rg1\t3 2ib # mine", "fire rg1 3 2ib");
    writes("8ib v 7cr", "melee 8ib v 7cr");
    writes("=#41 f rg1+rg2 7", "amend #41 fire rg1+rg2 7");
    writes("=f rg1 7", "= fire rg1 7");
    writes("=", "=");
    writes("= #9", "amend #9");
    writes("before  #31 overrule:m ra 2  ft 6 in n because  a   b ",
           "before #31 overrule: move ra 2 ft 6 in n because a   b");
    writes("late g", "late go");
    writes("side  red \"Red \"\"A\"\"  Army\"  player   Mum \"B C\"",
           "side red \"Red \"\"A\"\"  Army\" player Mum \"B C\"");
    writes("allot A=2   B =  1", "allot A=2 B = 1");
    writes("m BA.1,4,9-12+2b to SW+6,0", "move BA.1,4,9-12+2b to SW+6,0");
    writes("", "");
}

static void
words_are_found(void **state)
{
    const struct word *w;
    struct table t;
    uint32_t n;

    (void)state;
    must_read(&t, "side red player Mum \"B C\" Ann back south");
    w = line_find(&t.line, "player", "PLAYER", &n);
    assert_non_null(w);
    assert_int_equal(n, 3); /* what a slot repeats is one argument */
    assert_int_equal(w->column, 16);
    assert_int_equal(w[1].column, 20);
    assert_int_equal(w[1].width, 5);
    assert_null(line_find(&t.line, "", "PLAYER", &n));
    assert_int_equal(n, 0);
    assert_true(line_has(&t.line, "south"));
    assert_false(line_has(&t.line, "north"));
    assert_null(line_text(&t.line).at);
    must_read(&t, "f rg1 down 1b+2ib down ba.3,4 trail 2r");
    w = line_find(&t.line, "down", "MEN", &n);
    assert_int_equal(n, 2);
    assert_int_equal(w->a, 1);
    w = line_find(&t.line, "trail", "MEN", &n);
    assert_int_equal(n, 1);
    assert_int_equal(w->a, 2);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_dozen_lines_of_a_move),
        cmocka_unit_test(a_melee_needs_no_verb),
        cmocka_unit_test(set_up_lines),
        cmocka_unit_test(notes_and_groups),
        cmocka_unit_test(an_empty_line_is_no_line),
        cmocka_unit_test(corrections),
        cmocka_unit_test(overruling),
        cmocka_unit_test(stamps),
        cmocka_unit_test(verbs_by_their_beginnings),
        cmocka_unit_test(the_furthest_fault_is_shown),
        cmocka_unit_test(too_long_and_too_many),
        cmocka_unit_test(normal_form),
        cmocka_unit_test(words_are_found),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
