/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_line_words.c: what each kind of word in a line takes, and what not.
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
#include "usage.h"

static int
read_code(const char *typed)
{
    struct table t;

    return read_line(&t, typed) ? FAULT_NONE : t.why.code;
}

static void
every_form_of_men(void **state)
{
    (void)state;
    reads("m 13b", "move; MEN: 13 of b");
    reads("m 8Ib", "move; MEN: 8 foot of b");
    reads("m 5cb", "move; MEN: 5 horse of b");
    reads("m 12ba", "move; MEN: 12 of ba");
    reads("m 12:ba", "move; MEN: 12 of ba");
    reads("m ba:12", "move; MEN: 12 of ba");
    reads("m 4rg2", "move; MEN: 4 of rg2");
    reads("m e1+2E1", "move; MEN: 0 guards of P1; MEN: 2 guards of P1");
    reads("m 3p1+P12", "move; MEN: 3 held of P1; MEN: 0 held of P12");
    reads("m allb+allba+BA+ally",
          "move; MEN: all of allb; MEN: all of allba; MEN: all of BA; "
          "MEN: all of ally");
    reads("m BA.1,4,9-12+1b",
          "move; MEN: BA no 1 to 1; MEN: BA no 4 to 4; MEN: BA no 9 to 12; "
          "MEN: 1 of b");
    falls_wanting("kill 12 x", FAULT_EXPECTED, 5, "12", SLOT_MEN);
    falls("m 0b", FAULT_NUMBER_RANGE, 2, "0");
    falls("m 1000001b", FAULT_NUMBER_RANGE, 2, "1000001");
    falls("m BA.5-2", FAULT_NUMBER_RANGE, 7, "2");
    falls("m BA.x", FAULT_NUMBER, 5, "x");
    falls("m p0", FAULT_NUMBER_RANGE, 3, "0");
    falls("m m1", FAULT_LABEL_RESERVED, 2, "m1");
    falls("m BA.1, 2", FAULT_NUMBER, 7, "");
    falls_wanting("kill 2ba++1b", FAULT_EXPECTED, 5, "2ba++1b", SLOT_MEN);
}

/* A text that may be men, as a reason is held against them. */
static void
men_in_a_text(void **state)
{
    static const char *const none[] = {"",          "the cat", "ra.",   "2",
                                       "ra.7 ra.8", "ra.7+",   "=ra.7", "ra=7"};
    struct word word[LINE_WORDS];
    uint32_t n;

    (void)state;
    assert_true(line_men(SPAN("ra.7,9+2ib+e1"), word, &n));
    assert_int_equal(n, 4);
    assert_true(span_is(word[1].label, "ra"));
    assert_int_equal(word[1].a, 9);
    assert_int_equal(word[2].b, ARM_INF);
    assert_int_equal(word[3].form, MEN_GUARD);
    for (size_t k = 0; k < sizeof none / sizeof *none; k++)
        if (line_men(span_of(none[k]), word, &n))
            fail_msg("\"%s\" is men", none[k]);
}

static void
places_and_headings(void **state)
{
    struct table t;

    (void)state;
    reads("peg A 6-1/2,12", "peg; PEG: A; PLACE: <6 1/2\",1'>");
    reads("peg A .", "peg; PEG: A; PLACE: .");
    reads("dist SW ra.3", "dist; PLACE: SW; PLACE: ra.3");
    reads("dist SW+6,0 ra-2,-3'",
          "dist; PLACE: SW<6\",0\">; PLACE: ra<-2\",-3'>");
    reads("dist SW@12<2h NE@1'<45d",
          "dist; PLACE: SW<1' at 3600>; PLACE: NE<1' at 2700>");
    reads("dist ra.7@1<12h .", "dist; PLACE: ra.7<1\" at 0>; PLACE: .");
    reads("put RG1 3,4 facing nnw with 4r",
          "put; GUN: RG1; PLACE: <3\",4\">; facing; facing HEADING: 20250; "
          "with; with MEN: 4 of r");
    reads("dist A@1<360d .", "dist; PLACE: A<1\" at 0>; PLACE: .");
    must_read(&t, "dist 1',2 ra.9-1,2\"");
    assert_int_equal(t.word[0].c, 2);         /* only y was a bare number */
    assert_int_equal(t.word[1].c, 9 * 4 + 1); /* man 9, x bare */
    reads("m ra 2\xE2\x80\xB2 n",             /* a prime is a foot */
          "move; GUN: ra; LENGTH: 2'; HEADING: 0");
    falls_wanting("kill ra@ x", FAULT_EXPECTED, 5, "ra@", SLOT_MEN);
    falls_wanting("peg A ra.7x", FAULT_EXPECTED, 6, "ra.7x", SLOT_PLACE);
    falls("peg A ra.0", FAULT_NUMBER_RANGE, 9, "0");
    falls("peg A s5", FAULT_LABEL_RESERVED, 6, "s5");
    falls_wanting("peg A 6", FAULT_EXPECTED, 6, "6", SLOT_PLACE);
    falls_wanting("peg A ra@12<13h", FAULT_EXPECTED, 6, "ra@12<13h",
                  SLOT_PLACE);
    falls("peg A 1,2,3", FAULT_LENGTH_COMMA, 9, ",");
    falls("peg A 1/3,2", FAULT_LENGTH_FRACTION, 8, "3");
    falls_wanting("m ra 12 nn", FAULT_EXPECTED, 8, "nn", SLOT_HEADING);
}

static void
texts_and_quotes(void **state)
{
    struct table t;

    (void)state;
    reads("note \"he said \"\"hi\"\"\"", "note; TEXT: he said \"hi\"");
    reads("note he said \"\"hi\"\"", "note; TEXT: he said \"\"hi\"\"");
    reads("note \"a gap of 6\"\"", "note; TEXT: a gap of 6\"");
    reads("note \"\"", "note; TEXT: ");
    reads("side a \"x \"\"y\"\" z\" letter q",
          "side; SIDE: a; TEXT: x \"y\" z; letter; letter LETTER: q");
    must_read(&t, "side red \"Red Army\"; side blue \"Blue Army\"");
    assert_true(span_is(line_text(&t.line), "Red Army"));
    assert_true(span_is(t.rest, " side blue \"Blue Army\""));
    falls("battle \"no end", FAULT_QUOTE, 7, "\"");
    falls("note a\tb", FAULT_UNSAFE, 6, "\t");
    falls("note x\xE2\x80\xAEy", FAULT_UNSAFE, 6, "\xE2");
    falls("go # \x1b[2J", FAULT_UNSAFE, 5, "\x1b");
    falls("note e\xCC\x81\xCC\x81\xCC\x81\xCC\x81\xCC\x81", FAULT_MARKS_STACK,
          14, "\xCC");
    reads("gun RG1 \"\xC3\xA9t\xC3\xA9\"",
          "gun; GUN: RG1; NAME: \xC3\xA9t\xC3\xA9");
    falls("gun RG1 1234567890123456789012345678901234567890123456789012345678"
          "9012345",
          FAULT_NAME_LONG, 8,
          "12345678901234567890123456789012345678901234567890123456789012345");
    reads("gun RG1 123456789012345678901234567890123456789012345678901234567890"
          "1234",
          "gun; GUN: RG1; NAME: "
          "1234567890123456789012345678901234567890123456789012345678901234");
    falls_wanting("gun RG1 \"\"", FAULT_EXPECTED, 8, "\"\"", SLOT_NAME);
    falls_wanting("photo \"a\"", FAULT_EXPECTED, 6, "\"a\"", SLOT_WORD);
}

static void
a_literal_beats_a_slot(void **state)
{
    (void)state;
    falls_wanting("battle at home", FAULT_EXPECTED, 7, "at", SLOT_TEXT);
    falls_wanting("rename =", FAULT_EXPECTED, 7, "=", SLOT_NAME);
    falls_wanting("side back north", FAULT_EXPECTED, 5, "back", SLOT_LABEL);
    reads("battle \"at\" at home", "battle; TITLE: at; at; at NAME: home");
    reads("battle they met at home", "battle; TITLE: they met at home");
    falls_wanting("m to to to", FAULT_EXPECTED, 5, "to", SLOT_LENGTH);
    reads("m 2to to to", "move; MEN: 2 of to; to; to PLACE: to");
    reads("gun to", "gun; GUN: to");
}

/* As many entries as a battle can count, and not one more. */
static void
two_thousand_million_entries(void **state)
{
    (void)state;
    writes("=#2000000000 go", "amend #2000000000 go");
    falls_wanting("=#2000000001 go", FAULT_EXPECTED, 1, "#2000000001",
                  SLOT_ENTRY);
}

static void
a_hundred_dice_of_a_thousand_faces(void **state)
{
    (void)state;
    writes("roll 100d1000", "roll 100d1000");
    assert_true(read_code("roll 101d6") != FAULT_NONE);
    assert_true(read_code("roll 1d1001") != FAULT_NONE);
}

/* A letter that is a word stands by itself. */
static void
a_letter_is_parted_from_a_number(void **state)
{
    (void)state;
    reads("field 6 x 4", "field; LENGTH: 6\" bare; x; x LENGTH: 4\" bare");
    falls("field 6 x4", FAULT_EXPECTED, 8, "x4");
}

static void
a_name_has_sixty_four_letters(void **state)
{
    static const char letter[] = "\xC3\xA9"; /* of two bytes */
    char line[200];
    struct text t;

    (void)state;
    for (int n = 64; n <= 65; n++) {
        text_init(&t, line, sizeof line);
        text_str(&t, "battle \"Garden\" at ");
        for (int i = 0; i < n; i++)
            text_str(&t, letter);
        if (n == 64)
            writes(text_z(&t), line);
        else
            falls(text_z(&t), FAULT_NAME_LONG, 19, line + 19);
    }
}

/* What is only a word has no figures. */
static void
a_key_is_its_name_alone(void **state)
{
    struct table t;

    (void)state;
    must_read(&t, "set gun.first_fire_turn 1");
    assert_int_equal(t.line.word[0].slot, SLOT_KEY);
    assert_true(span_is(t.line.word[0].text, "gun.first_fire_turn"));
    assert_int_equal(t.line.word[0].a, 0);
    assert_int_equal(t.line.word[0].b, 0);
    assert_int_equal(t.line.word[0].c, 0);
}

static void
labels(void **state)
{
    static const char *const right[] = {"a",   "RA", "a_1", "v",
                                        "all", "s",  "pa1", "abcdefghijklmnop"};
    static const char *const wrong[] = {
        "", "1a", "_a", "a-b", "a b", "a.1", "abcdefghijklmnopq", "\xC3\xA9"};
    static const char *const taken[] = {"P1", "m12", "e9", "S5", "p0"};

    (void)state;
    for (size_t k = 0; k < sizeof right / sizeof *right; k++) {
        assert_true(label_ok(span_of(right[k])));
        assert_false(label_reserved(span_of(right[k])));
    }
    for (size_t k = 0; k < sizeof wrong / sizeof *wrong; k++)
        assert_false(label_ok(span_of(wrong[k])));
    for (size_t k = 0; k < sizeof taken / sizeof *taken; k++)
        assert_true(label_reserved(span_of(taken[k])));
}

static void
usages_are_right(void **state)
{
    static const char *const wrong[] = {
        "GUNZ",   "[MEN",   "MEN]",   "(MEN]",   "()",    "[a | ]",
        "[ | a]", "a | b",  "a||b",   "a|",      "|a",    "...",
        "(a| b)", "(a |b)", "aMEN",   "MENa x.", "\"a\"", "2d",
        "# a",    "a;b",    "[[MEN]", "(a)..",
    };

    (void)state;
    for (uint32_t k = 0; k < lexicon.n; k++) {
        for (uint32_t i = 0; i < lists[k].n; i++) {
            if (!usage_ok(lists[k].row[i].usage))
                fail_msg("\"%s\" is no usage", lists[k].row[i].usage);
        }
    }
    for (size_t k = 0; k < sizeof wrong / sizeof *wrong; k++) {
        if (usage_ok(wrong[k]))
            fail_msg("\"%s\" is a usage", wrong[k]);
    }
    for (int s = SLOT_NONE; s < SLOTS; s++)
        assert_non_null(slot_name((enum slot)s));
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_form_of_men),
        cmocka_unit_test(men_in_a_text),
        cmocka_unit_test(places_and_headings),
        cmocka_unit_test(texts_and_quotes),
        cmocka_unit_test(a_literal_beats_a_slot),
        cmocka_unit_test(two_thousand_million_entries),
        cmocka_unit_test(a_hundred_dice_of_a_thousand_faces),
        cmocka_unit_test(a_letter_is_parted_from_a_number),
        cmocka_unit_test(a_name_has_sixty_four_letters),
        cmocka_unit_test(a_key_is_its_name_alone),
        cmocka_unit_test(labels),
        cmocka_unit_test(usages_are_right),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
