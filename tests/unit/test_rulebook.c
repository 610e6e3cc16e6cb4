/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_rulebook.c: a referee opens the rulebook. Every rule a ruling may cite
 * is there once, is found by its name, and has something to be read out.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "rulebook.h"

/* clang-format off */
/* The chapters of the rules in their order: the contents page. */
static const char *const contents[] = {
    "C1", "C2", "C3a", "C3b", "C3c", "C3d", "C4",
    "M1", "M2a", "M2b", "M2c", "M2d", "M3a", "M3b", "M3c", "M3d", "M3e",
    "M3f", "M3g", "M4", "M5", "M6",
    "A0", "A1", "A2", "A3", "A4a", "A4b", "A4c", "A4d", "A4e", "A4f", "A4g",
    "A4h", "A4i", "A4j", "A5a", "A5b", "A6a", "A6b", "A6c", "A6d", "A6e",
    "H1a", "H1b", "H2a", "H2b", "H3a", "H3b", "H3c", "H3d", "H3e", "H3f",
    "H3g", "H3h", "H3i",
    "P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8", "P9",
    "G1", "G2", "G3", "G4", "G5",
    "V1a", "V1b", "V1c", "V1d", "V1e", "V1f", "V1g", "V2a", "V2b", "V2c",
    "V3a", "V3b", "V3c", "V3d", "V3e", "V3f",
    "F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "S1",
    "R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10", "R11", "R12",
    "R13", "R14", "R15", "R16", "R17", "R18", "R19", "R20", "R21",
    "I1", "I2", "I3", "I4", "I5", "I6",
};

enum { CONTENTS = sizeof contents / sizeof contents[0] };

/* Every row of the editions: the key, the rule it cites, and its value in the
 * book, the retelling, the french and the russian text. */
static const struct {
    const char *key, *rule, *value[4];
} keys[] = {
#define KEY(id, name, type, words, book, retelling, french, russian, rule,     \
            meaning)                                                           \
    { name, rule, { book, retelling, french, russian } },
#include "edition.def"
#undef KEY
};

/* Every row of the rulebook that says how an edition differs. */
static const struct {
    int rule;
    const char *edition, *text;
} differs[] = {
#define RULE(id, where, text)
#define DIFFERS(id, edition, text) { RULE_##id, #edition, text },
#define READING(n, text)
#define DENSITY_READING(n, text)
#include "rulebook.def"
#undef RULE
#undef DIFFERS
#undef READING
#undef DENSITY_READING
};
/* clang-format on */

enum {
    KEY_ROWS = sizeof keys / sizeof keys[0],
    DIFFERS_ROWS = sizeof differs / sizeof differs[0]
};

/* Which rules are other, or missing, in the retelling (t), the french text (f)
 * where that is not the retelling's, and the russian (r): every other rule of
 * the book is the same in all of them. */
static const char otherwise[] =
    "C1:t C3a:tr C3b:tr C3c:tr C3d:tr C4:tr M2a:r M2b:tr M2d:t M3a:r "
    "M3b:t M3c:t M3d:tr M3e:t M3f:r M3g:t A0:tr A1:t A2:t A3:r A4c:t "
    "A4d:tr A4f:r A4g:r A5a:t A5b:t A6b:r A6d:t A6e:t H1a:tr H1b:tr "
    "H2a:f H2b:t H3a:tr H3b:t H3h:f H3i:t P1:t P2:t P3:tr P4:t P5:t "
    "P6:t P7:t P8:tr P9:t G1:t G2:t G3:tr G4:tr V1a:r V1c:r V1f:r "
    "V1g:r V2a:r V3a:r F2:r F4:r F6:r F8:r S1:tr ";

static int
find(const char *name)
{
    return rule_find(span_of(name));
}

static void
every_rule_of_the_contents_is_there_once_and_in_order(void **state)
{
    int rule = RULE_NONE;

    (void)state;
    for (size_t i = 0; i < CONTENTS; i++) {
        rule = rule_next(rule);
        assert_string_equal(rule_name(rule), contents[i]);
    }
    assert_int_equal(rule, RULES - 1);
}

static void
the_readings_follow_the_rules_and_then_the_book_ends(void **state)
{
    int rule = RULES - 1;

    (void)state;
    for (int n = 1; n <= READINGS; n++) {
        rule = rule_next(rule);
        assert_int_equal(rule, READING_BASE + n);
    }
    for (int n = 1; n <= DENSITY_READINGS; n++) {
        rule = rule_next(rule);
        assert_int_equal(rule, DENSITY_READING_BASE + n);
    }
    assert_int_equal(rule_next(rule), RULE_NONE);
}

static void
assert_can_be_read_out(const char *text)
{
    size_t n = strlen(text);

    assert_true(n > 0 && n < RULE_TEXT_MAX);
    assert_true(text[0] >= 'A' && text[0] <= 'Z');
    assert_int_equal(text[n - 1], '.');
    assert_null(strstr(text, "  "));
    assert_int_equal(text_unsafe(span_of(text)), -1);
}

static void
every_text_can_be_read_out(void **state)
{
    (void)state;
    for (int r = rule_next(RULE_NONE); r != RULE_NONE; r = rule_next(r)) {
        assert_can_be_read_out(rule_info(r)->text);
        assert_true(rule_info(r)->name[0] != '\0');
        assert_true((rule_info(r)->where[0] != '\0') == (r < RULES));
    }
    for (size_t i = 0; i < DIFFERS_ROWS; i++)
        assert_can_be_read_out(differs[i].text);
}

static void
no_two_rules_say_the_same(void **state)
{
    (void)state;
    for (int a = rule_next(RULE_NONE); a != RULE_NONE; a = rule_next(a)) {
        for (int b = rule_next(a); b != RULE_NONE; b = rule_next(b)) {
            assert_string_not_equal(rule_name(a), rule_name(b));
            assert_string_not_equal(rule_info(a)->text, rule_info(b)->text);
        }
    }
}

/* The name in small letters, or in capitals. */
static void
in_case(const char *name, char from, char to, char *out)
{
    do {
        bool change = *name >= from && *name <= from + 25;

        *out++ = change ? (char)(*name - from + to) : *name;
    } while (*name++ != '\0');
}

static void
every_rule_is_found_by_its_name_in_any_case(void **state)
{
    char name[32];

    (void)state;
    for (int r = rule_next(RULE_NONE); r != RULE_NONE; r = rule_next(r)) {
        assert_true(strlen(rule_name(r)) < sizeof name);
        assert_int_equal(find(rule_name(r)), r);
        in_case(rule_name(r), 'A', 'a', name);
        assert_int_equal(find(name), r);
        in_case(rule_name(r), 'a', 'A', name);
        assert_int_equal(find(name), r);
    }
}

static void
a_referee_asks_by_name(void **state)
{
    (void)state;
    assert_int_equal(find("h3e"), RULE_H3e);
    assert_int_equal(find(" H3e "), RULE_H3e);
    assert_string_equal(rule_name(RULE_H3e), "H3e");
    assert_string_equal(rule_info(RULE_H3e)->where,
                        "ch. III, Hand-to-hand 3 (i)");
    assert_int_equal(find("Reading  12"), READING_BASE + 12);
    assert_int_equal(find("1012"), READING_BASE + 12);
    assert_string_equal(rule_name(READING_BASE + 12), "reading 12");
    assert_string_equal(rule_info(READING_BASE + 12)->text, reading_text(12));
    assert_int_equal(find("reading a12"), DENSITY_READING_BASE + 12);
    assert_string_equal(rule_name(DENSITY_READING_BASE + 12), "reading A12");
    /* A1 is the infantry's move; the density rules' A1 is a reading. */
    assert_int_equal(find("A1"), RULE_A1);
    assert_int_equal(find("reading A1"), DENSITY_READING_BASE + 1);
}

static void
what_is_no_rule_is_not_found(void **state)
{
    static const char *const none[] = {
        "",           " ",          "H",           "H3",        "H3e1",
        "H3z",        "none",       "reading",     "reading ",  "reading 0",
        "reading 44", "reading -1", "reading A33", "reading A", "reading12",
        "12",         "1000",       "1044",        "2033",      "99999999999",
        "RULE_H3e",
    };

    (void)state;
    for (size_t i = 0; i < sizeof none / sizeof none[0]; i++)
        assert_int_equal(find(none[i]), RULE_NONE);
}

static void
a_number_that_is_no_rule_has_nothing_to_say(void **state)
{
    static const int none[] = {
        RULE_NONE,
        -1,
        INT32_MIN,
        INT32_MAX,
        RULES,
        READING_BASE,
        READING_BASE + READINGS + 1,
        DENSITY_READING_BASE,
        DENSITY_READING_BASE + DENSITY_READINGS + 1,
    };

    (void)state;
    for (size_t i = 0; i < sizeof none / sizeof none[0]; i++) {
        assert_string_equal(rule_name(none[i]), "");
        assert_string_equal(rule_info(none[i])->text, "");
        assert_false(rule_contains(none[i], SPAN("a")));
        assert_null(rule_differs(none[i], EDITION_RUSSIAN));
        if (none[i] != RULE_NONE)
            assert_int_equal(rule_next(none[i]), RULE_NONE);
    }
    assert_string_equal(reading_text(0), "");
    assert_string_equal(reading_text(READINGS + 1), "");
}

static void
every_rule_the_editions_cite_is_in_the_book(void **state)
{
    (void)state;
    for (size_t i = 0; i < KEY_ROWS; i++) {
        if (keys[i].rule[0] == '\0') /* of measuring: from no text */
            continue;
        assert_int_not_equal(find(keys[i].rule), RULE_NONE);
    }
}

static bool
is_key(struct span word)
{
    for (size_t i = 0; i < KEY_ROWS; i++) {
        if (span_is(word, keys[i].key))
            return true;
    }
    return false;
}

static bool
in_a_key(char c)
{
    return (c >= 'a' && c <= 'z') || c == '_' || c == '.';
}

/* How many words like isolation.basis stand in a text; each must be a key. */
static int
keys_named(const char *text)
{
    int named = 0;

    while (*text != '\0') {
        struct span word = {text, 0};

        while (in_a_key(word.at[word.n]))
            word.n++;
        text += word.n > 0 ? word.n : 1;
        while (word.n > 0 && word.at[word.n - 1] == '.')
            word.n--;
        if (word.n == 0 || !memchr(word.at, '.', word.n))
            continue;
        assert_true(is_key(word));
        named++;
    }
    return named;
}

static void
the_keys_that_readings_name_can_be_set(void **state)
{
    int named = 0;

    (void)state;
    for (int n = 1; n <= READINGS; n++)
        named += keys_named(reading_text(n));
    assert_true(named > 30);
    assert_int_equal(keys_named(reading_text(1)), 2);
    assert_int_equal(keys_named(reading_text(18)), 1);
    assert_int_equal(keys_named(reading_text(43)), 0);
}

static void
editions_differ_where_their_texts_do(void **state)
{
    (void)state;
    assert_null(rule_differs(RULE_H1a, EDITION_BOOK));
    assert_non_null(rule_differs(RULE_H1a, EDITION_RETELLING));
    assert_non_null(rule_differs(RULE_V3a, EDITION_RUSSIAN));
    assert_null(rule_differs(RULE_V3a, EDITION_RETELLING));
    assert_null(rule_differs(RULE_H3e, EDITION_RUSSIAN));
    assert_null(rule_differs(RULE_R8, EDITION_DENSITY));
    assert_null(rule_differs(READING_BASE + 1, EDITION_RETELLING));
    for (size_t i = 0; i < DIFFERS_ROWS; i++) {
        for (size_t k = 0; k < i; k++)
            assert_false(differs[i].rule == differs[k].rule &&
                         strcmp(differs[i].edition, differs[k].edition) == 0);
        assert_string_not_equal(differs[i].text,
                                rule_info(differs[i].rule)->text);
    }
}

/* The editions' letters of a rule, or "". */
static void
letters_of(const char *rule, char letters[8])
{
    char name[16];
    const char *at;

    snprintf(name, sizeof name, "%s:", rule);
    at = strstr(otherwise, name);
    while (at && at > otherwise && at[-1] != ' ')
        at = strstr(at + 1, name);
    letters[0] = '\0';
    if (at)
        snprintf(letters, 8, "%.*s", (int)strcspn(at + strlen(name), " "),
                 at + strlen(name));
}

static void
each_edition_differs_in_these_rules_and_no_others(void **state)
{
    static const char *const names[] = {"retelling", "french", "russian"};

    (void)state;
    for (size_t i = 0; i < CONTENTS; i++) {
        char letters[8];

        letters_of(contents[i], letters);
        for (int e = 0; e < 3; e++) {
            bool has = false, should = strchr(letters, "tfr"[e]) != NULL;

            for (size_t k = 0; k < DIFFERS_ROWS; k++)
                has = has || (differs[k].rule == find(contents[i]) &&
                              strcmp(differs[k].edition, names[e]) == 0);
            if (has != should)
                fail_msg("%s: the %s edition %s", contents[i], names[e],
                         should ? "differs and has no row" : "has a row");
        }
    }
}

static void
french_is_the_retelling_where_it_is_silent(void **state)
{
    (void)state;
    assert_string_equal(rule_differs(RULE_H1a, EDITION_FRENCH),
                        rule_differs(RULE_H1a, EDITION_RETELLING));
    assert_null(rule_differs(RULE_H2a, EDITION_RETELLING));
    assert_non_null(rule_differs(RULE_H2a, EDITION_FRENCH));
    assert_null(rule_differs(RULE_H3e, EDITION_FRENCH));
}

static void
an_edition_with_a_value_of_its_own_says_why(void **state)
{
    (void)state;
    for (size_t i = 0; i < KEY_ROWS; i++) {
        int rule = find(keys[i].rule);

        for (int e = EDITION_RETELLING; e <= EDITION_RUSSIAN; e++) {
            const char *value = keys[i].value[e - EDITION_BOOK];

            if (strcmp(value, keys[i].value[0]) != 0)
                assert_non_null(rule_differs(rule, (enum edition)e));
        }
    }
}

static void
a_referee_looks_for_a_word(void **state)
{
    int with = 0;
    char endless[RULE_TEXT_MAX + 1];

    (void)state;
    for (int r = rule_next(RULE_NONE); r != RULE_NONE; r = rule_next(r))
        with += rule_contains(r, SPAN("PRISONERS"));
    assert_true(with >= 10 && with < 40);
    assert_true(rule_contains(RULE_H3e, SPAN("prisoners")));
    assert_true(rule_contains(RULE_H3e, SPAN("hand-TO-hand 3")));
    assert_true(rule_contains(RULE_H3e, SPAN("h3E")));
    assert_true(rule_contains(READING_BASE + 1, SPAN("Isolation.Basis")));
    assert_true(rule_contains(RULE_M2d, SPAN("no limit of time.")));
    assert_false(rule_contains(RULE_M2d, SPAN("no limit of time..")));
    assert_false(rule_contains(RULE_H3c, SPAN("prisoners")));
    assert_false(rule_contains(RULE_H3e, SPAN("")));
    memset(endless, 'a', sizeof endless);
    assert_false(
        rule_contains(RULE_H3e, (struct span){endless, sizeof endless}));
    assert_false(rule_contains(RULE_H3e, (struct span){"a", UINT32_MAX}));
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_rule_of_the_contents_is_there_once_and_in_order),
        cmocka_unit_test(the_readings_follow_the_rules_and_then_the_book_ends),
        cmocka_unit_test(every_text_can_be_read_out),
        cmocka_unit_test(no_two_rules_say_the_same),
        cmocka_unit_test(every_rule_is_found_by_its_name_in_any_case),
        cmocka_unit_test(a_referee_asks_by_name),
        cmocka_unit_test(what_is_no_rule_is_not_found),
        cmocka_unit_test(a_number_that_is_no_rule_has_nothing_to_say),
        cmocka_unit_test(every_rule_the_editions_cite_is_in_the_book),
        cmocka_unit_test(the_keys_that_readings_name_can_be_set),
        cmocka_unit_test(editions_differ_where_their_texts_do),
        cmocka_unit_test(each_edition_differs_in_these_rules_and_no_others),
        cmocka_unit_test(french_is_the_retelling_where_it_is_silent),
        cmocka_unit_test(an_edition_with_a_value_of_its_own_says_why),
        cmocka_unit_test(a_referee_looks_for_a_word),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
