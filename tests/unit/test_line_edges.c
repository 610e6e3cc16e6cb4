/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * The edges of a line: as many words as it can hold, words that are nearly
 * what is wanted, verbs that begin one another, usages no verb has yet.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "line_lexicon.h"
#include "usage.h"

#include <string.h>

/* A word read into a slot by itself, where `n` stand already. */
struct told {
    struct word word[LINE_WORDS];
    struct reader r;
    struct fault why;
};

static bool
fills(struct told *t, enum slot slot, const char *name, const char *typed,
      uint32_t n)
{
    *t = (struct told){.why = {0}};
    t->r = (struct reader){.in = span_of(typed),
                           .word = t->word,
                           .n = n,
                           .slot = slot,
                           .name = span_of(name),
                           .why = &t->why};
    return slot_read(&t->r) && reader_ends(&t->r);
}

/* ---- as many words as there is room for ---- */

static const struct {
    enum slot slot;
    const char *typed;
} samples[] = {
    {SLOT_LABEL,   "ba"        },
    {SLOT_LABELS,  "rg1+rg2"   },
    {SLOT_MEN,     "13b"       },
    {SLOT_MEN,     "2e1"       },
    {SLOT_MEN,     "p1"        },
    {SLOT_MEN,     "allb"      },
    {SLOT_MEN,     "ba:12"     },
    {SLOT_MEN,     "ba.1"      },
    {SLOT_MEN,     "ba.2-5"    },
    {SLOT_NUMBER,  "12"        },
    {SLOT_LENGTH,  "6 1/2\""   },
    {SLOT_PLACE,   "3',2'"     },
    {SLOT_PLACE,   "."         },
    {SLOT_PLACE,   "ba.7"      },
    {SLOT_PLACE,   "ba@12<2h"  },
    {SLOT_PLACE,   "sw+2,3"    },
    {SLOT_HEADING, "nne"       },
    {SLOT_DICE,    "2d6"       },
    {SLOT_TIME,    "1:30"      },
    {SLOT_KEY,     "melee.join"},
    {SLOT_VALUE,   "6"         },
    {SLOT_NAME,    "\"Ann B\"" },
    {SLOT_TEXT,    "the cat"   },
    {SLOT_ENTRY,   "#12"       },
    {SLOT_MELEE,   "M3"        },
    {SLOT_PARTY,   "P1"        },
    {SLOT_SUPPORT, "iso"       },
    {SLOT_SUPPORT, "s3"        },
    {SLOT_HALVES,  "3 1/2"     },
    {SLOT_WORD,    "out.csv"   },
    {SLOT_DATE,    "2026-11-30"},
};

static void
the_last_word_has_room_and_the_next_has_none(void **state)
{
    static struct told t;

    (void)state;
    for (size_t k = 0; k < sizeof samples / sizeof *samples; k++) {
        const char *typed = samples[k].typed;

        if (!fills(&t, samples[k].slot, "", typed, 0))
            fail_msg("\"%s\" was not read", typed);
        uint32_t words = t.r.n;
        assert_true(fills(&t, samples[k].slot, "", typed, LINE_WORDS - words));
        assert_int_equal(t.r.n, LINE_WORDS);
        if (fills(&t, samples[k].slot, "", typed, LINE_WORDS - words + 1))
            fail_msg("\"%s\" found room", typed);
        assert_int_equal(t.why.code, FAULT_TABLE_FULL);
        assert_int_equal(t.why.need, LINE_WORDS);
    }
}

static void
a_literal_needs_room_too(void **state)
{
    static struct told t;

    (void)state;
    fills(&t, SLOT_NUMBER, "N", "6", 0);
    t.r = (struct reader){
        .in = SPAN("near"), .word = t.word, .n = LINE_WORDS, .why = &t.why};
    assert_false(usage_match(&t.r, "near"));
    assert_int_equal(t.why.code, FAULT_TABLE_FULL);
    t.r = (struct reader){
        .in = SPAN("near"), .word = t.word, .n = LINE_WORDS - 1};
    assert_true(usage_match(&t.r, "near"));
}

/* ---- words that are nearly right ---- */

static void
nearly_what_is_wanted(void **state)
{
    static const struct {
        enum slot slot;
        const char *typed;
    } wrong[] = {
        {SLOT_DICE,    "0d6"       },
        {SLOT_DICE,    "2d1"       },
        {SLOT_DICE,    "2dx"       },
        {SLOT_HALVES,  "7 1/2x"    },
        {SLOT_HALVES,  "1/2x"      },
        {SLOT_HALVES,  "x"         },
        {SLOT_TIME,    "1:00:00:00"},
        {SLOT_TIME,    "90"        },
        {SLOT_TIME,    "1:60"      },
        {SLOT_DATE,    "2026/11-30"},
        {SLOT_DATE,    "2026-11/30"},
        {SLOT_DATE,    "2o26-11-30"},
        {SLOT_DATE,    "2026-11-3x"},
        {SLOT_DATE,    "2026-11-31"},
        {SLOT_DATE,    "1969-12-31"},
        {SLOT_KEY,     "a!b"       },
        {SLOT_WORD,    "\"a b\""   },
        {SLOT_LENGTH,  "-x"        },
        {SLOT_LENGTH,  "x"         },
        {SLOT_HEADING, "0h"        },
        {SLOT_HEADING, "13h"       },
        {SLOT_HEADING, "9x"        },
        {SLOT_PLACE,   "1,"        },
        {SLOT_PLACE,   ",1"        },
        {SLOT_PLACE,   "1\u20AC,2" },
        {SLOT_PLACE,   "ba@-12<n"  },
        {SLOT_PLACE,   "ba@<n"     },
        {SLOT_NONE,    "x"         },
    };
    static struct told t;

    (void)state;
    for (size_t k = 0; k < sizeof wrong / sizeof *wrong; k++)
        if (fills(&t, wrong[k].slot, "", wrong[k].typed, 0))
            fail_msg("\"%s\" was read", wrong[k].typed);
}

static int32_t
value(enum slot slot, const char *name, const char *typed)
{
    static struct told t;

    if (!fills(&t, slot, name, typed, 0))
        fail_msg("\"%s\" was not read", typed);
    return t.word[0].a;
}

static void
halves_alone(void **state)
{
    (void)state;
    assert_int_equal(value(SLOT_HALVES, "", ".5"), 1);
    assert_int_equal(value(SLOT_HALVES, "", "1/2"), 1);
    assert_int_equal(value(SLOT_HALVES, "", "\u00BD"), 1);
    assert_int_equal(value(SLOT_HALVES, "", "7 1/2"), 15);
    assert_int_equal(value(SLOT_HALVES, "", "7"), 14);
}

/* Files and folders may hold blanks; other words may not. */
static void
who_may_be_quoted(void **state)
{
    static struct told t;

    (void)state;
    assert_true(fills(&t, SLOT_WORD, "FILE", "\"a b.csv\"", 0));
    assert_true(fills(&t, SLOT_WORD, "DIR", "\"a b\"", 0));
    assert_true(span_is(t.word[0].text, "a b"));
    assert_false(fills(&t, SLOT_WORD, "TABLE", "\"a b\"", 0));
}

/* A mark inside that neither closes nor is doubled is a part of the text; a
 * doubled one means one. */
static void
marks_inside_a_text(void **state)
{
    static struct told t;
    char said[32];
    struct text to;

    (void)state;
    assert_true(fills(&t, SLOT_TEXT, "", "\"a\"b c\"", 0));
    text_init(&to, said, sizeof said);
    word_text(&to, &t.word[0]);
    assert_string_equal(text_z(&to), "a\"b c");
    assert_true(fills(&t, SLOT_TEXT, "", "\"a\"\"b\"", 0));
    text_clear(&to);
    word_text(&to, &t.word[0]);
    assert_string_equal(text_z(&to), "a\"b");
}

/* ---- verbs that begin one another ---- */

static const struct verb made[] = {
    ROW("banner", "N"), ROW("band", ""),  ROW("ban", ""),
    ROW("camp", ""),    ROW("campo", ""), ROW("dab", "N | LABEL"),
};

static const struct verbs made_list[] = {
    {made, sizeof made / sizeof *made}
};

static const struct lexicon made_verbs = {
    .list = made_list, .n = 1, .sets = SET_LITTLE_WARS};

static const char *
verb_of(const char *word, uint16_t *code)
{
    struct fault why = {0};
    const struct verb *v = verb_find(&made_verbs, span_of(word), &why);

    *code = why.code;
    return v ? v->name : "";
}

static void
a_whole_verb_begins_others(void **state)
{
    uint16_t code;

    (void)state;
    assert_string_equal(verb_of("ban", &code), "ban");
    assert_string_equal(verb_of("band", &code), "band");
    assert_string_equal(verb_of("bann", &code), "banner");
    assert_string_equal(verb_of("ba", &code), "");
    assert_int_equal(code, FAULT_VERB_AMBIGUOUS);
    /* one letter longer is a plural only where the letter is an s */
    assert_string_equal(verb_of("cam", &code), "");
    assert_int_equal(code, FAULT_VERB_AMBIGUOUS);
}

/* Where there are no melees, men v men is no line. */
static void
a_melee_without_the_verb_for_it(void **state)
{
    static struct table t;

    (void)state;
    t.line.word = t.word;
    assert_false(
        line_read(SPAN("3a v 4b"), &made_verbs, &t.line, &t.rest, &t.why));
    assert_int_equal(t.why.code, FAULT_VERB);
    assert_int_equal(t.why.column, 0);
}

/* ---- what may come next ---- */

static bool
wants(struct wants *out, const char *begun, const struct lexicon *of)
{
    static struct word word[LINE_WORDS];

    return line_wants(span_of(begun), of, word, out);
}

static void
what_comes_next(void **state)
{
    struct wants w;

    (void)state;
    /* of several lines the last one */
    assert_true(wants(&w, "next; side red; home ", &lexicon));
    assert_int_equal(w.n, 2);
    assert_int_equal(w.at[0].slot, SLOT_PARTY);
    assert_int_equal(w.at[1].slot, SLOT_MEN);
    assert_true(wants(&w, "next; ", &lexicon));
    assert_true(w.verb);
    /* behind a note nothing comes */
    assert_false(wants(&w, "home # the cat", &lexicon));
    /* men alone are of a melee, and what is no men is of nothing */
    assert_true(wants(&w, "13b ", &lexicon));
    assert_true(span_is(w.at[0].name, "v"));
    assert_false(wants(&w, "13b x y", &lexicon));
    assert_false(wants(&w, "!! ", &lexicon));
    /* amend wants an entry, and not any */
    assert_true(wants(&w, "amend", &lexicon));
    assert_int_equal(w.at[0].slot, SLOT_ENTRY);
    assert_false(wants(&w, "amend x", &lexicon));
}

/* More than any verb has at one place are not told, and none twice. */
static void
more_than_can_be_told(void **state)
{
    static char usage[8 * (WANTS + 4)];
    struct text to;
    struct wants w;

    (void)state;
    text_init(&to, usage, sizeof usage);
    for (int k = 0; k < WANTS + 2; k++) {
        text_str(&to, k ? "|w" : "w");
        text_char(&to, (char)('a' + k / 26));
        text_char(&to, (char)('a' + k % 26));
    }
    const struct verb row = {
        .name = "many", .usage = text_z(&to), .sets = SET_LITTLE_WARS};
    const struct verbs list = {&row, 1};
    const struct lexicon of = {.list = &list, .n = 1, .sets = SET_LITTLE_WARS};
    assert_true(usage_ok(row.usage));
    assert_true(wants(&w, "many ", &of));
    assert_int_equal(w.n, WANTS);
    assert_true(span_is(w.at[0].name, "waa"));
}

/* ---- usages no verb has yet ---- */

static bool
matches(const char *usage, const char *typed, uint32_t *n)
{
    static struct word word[LINE_WORDS];
    struct reader r = {.in = span_of(typed), .word = word};
    bool fits;

    assert_true(usage_ok(usage));
    fits = usage_match(&r, usage);
    *n = r.n;
    return fits;
}

static void
usages_that_may_be(void **state)
{
    uint32_t n;

    (void)state;
    assert_true(matches("up-to N", "up-to 6", &n));
    assert_int_equal(n, 2);
    assert_false(matches("up-to N", "up 6", &n));
    /* a sign may touch what it stands before */
    assert_true(matches("- TIME", "-0:30", &n));
    assert_true(matches("- TIME", "- 0:30", &n));
    assert_false(matches("v N", "v6", &n));
    /* one of two slots, again and again */
    assert_true(matches("N|SUPPORT...", "3 iso 4", &n));
    assert_int_equal(n, 3);
    /* what may be nothing is nothing once, and not for ever */
    assert_true(matches("([a] [b])... c", "a b a c", &n));
    assert_int_equal(n, 4);
    assert_true(matches("([a] [b])... c", "c", &n));
    assert_int_equal(n, 1);
}

static void
usages_that_may_not(void **state)
{
    static const char *const wrong[] = {
        "\x7F", "\t", "N; N", "N # N", "\"N\"", "9 N", "N | ", "(N|)", "N|]",
    };

    (void)state;
    for (size_t k = 0; k < sizeof wrong / sizeof *wrong; k++)
        if (usage_ok(wrong[k]))
            fail_msg("\"%s\" is a usage", wrong[k]);
}

/* ---- what is written ---- */

static void
text_of_no_room(void **state)
{
    char one[1], two[2];
    struct text t;

    (void)state;
    text_init(&t, one, sizeof one);
    text_char(&t, 'x');
    assert_string_equal(text_z(&t), "");
    assert_true(t.cut);
    text_init(&t, two, sizeof two);
    text_str(&t, "\u00BD");
    assert_string_equal(text_z(&t), "");
    assert_true(t.cut);
}

static void
no_such_slot(void **state)
{
    (void)state;
    assert_string_equal(slot_name(SLOTS), slot_name(SLOT_NONE));
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_last_word_has_room_and_the_next_has_none),
        cmocka_unit_test(a_literal_needs_room_too),
        cmocka_unit_test(nearly_what_is_wanted),
        cmocka_unit_test(halves_alone),
        cmocka_unit_test(who_may_be_quoted),
        cmocka_unit_test(marks_inside_a_text),
        cmocka_unit_test(a_whole_verb_begins_others),
        cmocka_unit_test(a_melee_without_the_verb_for_it),
        cmocka_unit_test(what_comes_next),
        cmocka_unit_test(more_than_can_be_told),
        cmocka_unit_test(usages_that_may_be),
        cmocka_unit_test(usages_that_may_not),
        cmocka_unit_test(text_of_no_room),
        cmocka_unit_test(no_such_slot),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
