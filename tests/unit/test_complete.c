/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_complete.c: what is offered at the cursor: what the usages let come
 * next, in this battle, and nothing that would be refused as soon as it stood
 * there.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "complete.h"
#include "control.h"
#include "say.h"

static struct session s;
static struct offers offers;

static const char *const skirmish[] = {
    "side red player Ann \"Cy Old\" back south",
    "side blue player Ben back north",
    "body RA 20 inf",
    "body RH 10 cav",
    "gun RG1",
    "body BA 20 inf",
    "body BH 10 cav",
    "gun BG1",
    NULL};

static void
must(const char *typed)
{
    struct word word[LINE_WORDS];
    struct line l = {.word = word};
    struct span rest;
    struct fault why;
    struct ruling r;
    if (!line_read(span_of(typed), &s.lexicon, &l, &rest, &why))
        fail_msg("\"%s\" is no line", typed);
    struct attempt a = {&l, 0, 0};
    history_try(&s.history, &a, &r);
    if (r.verdict < VERDICT_ALLOWED)
        fail_msg("\"%s\" fell: %s", typed, fault_name(r.why.code));
    history_keep(&s.history);
}

static void
play(const char *const *line)
{
    for (; *line; line++)
        must(*line);
}

static int
begin(void **state)
{
    static const struct options o = {.control = &program_control};
    (void)state;
    if (!session_init(&s, &o))
        return -1;
    play(skirmish);
    return 0;
}

static int
end(void **state)
{
    (void)state;
    session_release(&s);
    return 0;
}

/* What is offered behind `line`, whose last word is completed. */
static void
tab(const char *line)
{
    uint32_t at = (uint32_t)strlen(line), start = at;
    bool quoted = strrchr(line, '"') && strrchr(line, '"') != strchr(line, '"');
    while (start > 0 && line[start - 1] != ' ')
        start--;
    if (!quoted && strchr(line, '"'))
        start = (uint32_t)(strchr(line, '"') - line);
    complete(&s, span_of(line), start, at, &offers);
}

static const struct offer *
offered(const char *word)
{
    for (uint32_t i = 0; i < offers.n; i++)
        if (span_is(offers.at[i].word, word))
            return &offers.at[i];
    return NULL;
}

static void
is_offered(const char *word)
{
    if (!offered(word))
        fail_msg("%s is not offered", word);
}

static void
is_not_offered(const char *word)
{
    if (offered(word))
        fail_msg("%s is offered", word);
}

/* All of them, a blank between two. */
static const char *
all(const char *line)
{
    static char at[OFFERS_BYTES];
    struct text t;
    tab(line);
    text_init(&t, at, sizeof at);
    for (uint32_t i = 0; i < offers.n; i++) {
        text_str(&t, i > 0 ? " " : "");
        text_put(&t, offers.at[i].word);
    }
    return text_z(&t);
}

static const char *
note_of(const char *word)
{
    static char at[1024];
    struct text t;
    is_offered(word);
    text_init(&t, at, sizeof at);
    text_put(&t, offered(word)->note);
    return text_z(&t);
}

/* ---- verbs ---- */

static void
verbs_that_may_come_now(void **state)
{
    (void)state;
    tab("");
    is_offered("start");
    is_offered("body");
    is_offered("note");
    is_not_offered("fire");
    is_not_offered("settle");
    must("start red");
    must("go");
    tab("");
    is_offered("move");
    is_offered("time");
    is_not_offered("body");
    is_not_offered("resume");
    is_not_offered("unit");
    must("pause the cat");
    tab("");
    is_offered("resume");
}

static void
a_verb_says_what_it_does(void **state)
{
    (void)state;
    assert_string_equal(all("mus"), "muster");
    assert_true(strlen(note_of("muster")) > 10);
    assert_string_equal(all("=mus"), "=muster");
}

static void
words_before_a_line(void **state)
{
    (void)state;
    assert_string_equal(all("am"), "amend");
    assert_string_equal(all("lat"), "");
    must("start red");
    must("next");
    assert_string_equal(all("lat"), "late");
    assert_string_equal(all("late lat"), "");
    tab("late ");
    is_offered("fire");
}

static void
words_of_the_users_own(void **state)
{
    (void)state;
    must("start red");
    must("next");
    alias_set(&s.aliases, SPAN("vor"), SPAN("move 5ra"));
    assert_string_equal(all("vo"), "vor");
    assert_string_equal(note_of("vor"), "move 5ra");
    assert_string_equal(all("vor 12 n"), "n ne nw");
    assert_string_equal(all("vor 12 with 2"), all("move 5ra 12 with 2"));
}

/* ---- labels ---- */

static void
labels_of_who_may(void **state)
{
    (void)state;
    must("start red");
    must("next");
    must("next");
    must("next");
    assert_string_equal(all("fire "), "RG1");
    assert_string_equal(all("move "), "RA RH allr RG1");
    must("next");
    assert_string_equal(all("fire "), "BG1");
    assert_string_equal(all("fire bg1 1 2"),
                        "2RA 2RH 2BA 2BH 2r 2ir 2cr 2b 2ib 2cb");
    assert_string_equal(all("8ba v 3"), "3RA 3RH 3r 3ir 3cr");
    assert_string_equal(all("8ba v 30"), "30r");
    assert_string_equal(all("8ba "), "v");
    assert_string_equal(all("side green letter "), "");
}

static void
terms_are_joined(void **state)
{
    (void)state;
    must("start red");
    must("next");
    assert_string_equal(all("move 5ra+3rh"), "5ra+3RH");
    assert_string_equal(note_of("5ra+3RH"), "10 Red horse");
}

static void
parties_and_melees(void **state)
{
    (void)state;
    must("start red");
    must("next");
    assert_string_equal(all("guard "), "");
    must("contact 8ra 6ba s0");
    tab("settle ");
    is_offered("M1");
    assert_string_equal(note_of("M1"), "waits");
    must("8rh v 6bh s0");
    must("next");
    tab("guard ");
    is_offered("P1");
    must("next");
    tab("home ");
    is_offered("P1");
}

/* ---- the others ---- */

static void
keys_and_their_values(void **state)
{
    (void)state;
    assert_string_equal(all("set gun.first"), "gun.first_fire_turn gun.first");
    assert_string_equal(all("set gun.first "), "refuse warn off");
    assert_string_equal(note_of("refuse"), "as it is now");
    tab("set gun.shots ");
    is_offered(key_value(KEY_GUN_SHOTS, EDITION_BOOK));
}

static void
names_tables_rules_entries(void **state)
{
    (void)state;
    assert_string_equal(all("edition fr"), "french");
    assert_string_equal(all("export mel"), "melees melee_men");
    assert_string_equal(all("rule h3e"), "H3e");
    assert_string_equal(all("help lengt"), "lengths");
    assert_string_equal(all("help mel"), "melee");
    assert_string_equal(all("player \"cy"), "\"Cy Old\"");
    assert_string_equal(all("player be"), "Ben");
    assert_string_equal(all("strike #8"), "#8");
    assert_string_equal(note_of("#8"), "gun BG1");
    assert_string_equal(all("strike #1"), ""); /* the later would fall */
}

static void
nothing_where_nothing_can_stand(void **state)
{
    (void)state;
    assert_string_equal(all("note "), "");
    assert_string_equal(all("settle M1 M1 "), "");
    assert_string_equal(all("nonsense "), "");
    assert_string_equal(all("body RX "), "");
    assert_string_equal(all("body RX 5 "), "inf foot cav horse");
}

static void
the_other_rules_have_words_of_their_own(void **state)
{
    static const struct options o = {.control = &program_control};
    (void)state;
    session_release(&s);
    assert_true(session_init(&s, &o));
    must("edition density");
    s.lexicon.sets = SET_DENSITY;
    tab("");
    is_offered("unit");
    is_not_offered("melee");
    assert_string_equal(all("unit A weapon sp"), "spear");
}

/* ---- whatever is offered ---- */

/* Whether it is a word of the usage there: "put RA line" goes on, though a
 * place could be called so. */
static bool
is_of_usage(const char *typed, uint32_t start, struct span offer)
{
    struct word w[LINE_WORDS];
    struct wants wants;
    if (!line_wants(span_cut(span_of(typed), 0, start), &s.lexicon, w, &wants))
        return false;
    for (uint32_t i = 0; i < wants.n; i++)
        if (wants.at[i].slot == SLOT_LITERAL &&
            span_eq(wants.at[i].name, offer))
            return true;
    return false;
}

/* The offer put in: it reads as a line that is not refused for it, or as the
 * beginning of one. */
static void
fits(const char *typed, uint32_t start, struct span offer)
{
    char at[2 * LINE_MAX_BYTES];
    struct text t;
    struct word w[LINE_WORDS];
    struct line l = {.word = w};
    struct wants wants;
    struct span rest;
    struct fault why;
    struct ruling r;
    text_init(&t, at, sizeof at);
    text_put(&t, span_cut(span_of(typed), 0, start));
    text_put(&t, offer);
    if (!line_read(text_span(&t), &s.lexicon, &l, &rest, &why)) {
        if (!line_wants(text_span(&t), &s.lexicon, w, &wants))
            fail_msg("\"%s\" is offered, and is no beginning", text_z(&t));
        return;
    }
    if (!l.verb || l.verb->kind != VERB_FACT || start == 0 ||
        is_of_usage(typed, start, offer))
        return;
    struct attempt a = {&l, 0, 0};
    int32_t n = s.history.n;
    history_try(&s.history, &a, &r);
    if (r.verdict < VERDICT_ALLOWED && r.why.column >= start)
        fail_msg("\"%s\" is offered, and refused", text_z(&t));
    history_drop(&s.history, n);
}

/* Whether it ends within a text, of which anything may be a part. */
static bool
is_text(struct span begun)
{
    struct word w[LINE_WORDS];
    struct line l = {.word = w};
    struct span rest;
    struct fault why;
    return line_read(begun, &s.lexicon, &l, &rest, &why) && l.n > 0 &&
           l.word[l.n - 1].slot == SLOT_TEXT;
}

/* Each beginning of the example goes on, and whatever is offered fits. */
static void
example_goes_on(const struct verb *v)
{
    char at[LINE_MAX_BYTES];
    struct text t;
    text_init(&t, at, sizeof at);
    say_verb_example(&t, &s.history, v);
    const char *line = text_z(&t);
    bool quoted = false;
    for (uint32_t i = 0; line[i]; i++) {
        quoted ^= i > 0 && line[i - 1] == '"';
        struct span begun = span_cut(span_of(line), 0, i);
        struct word w[LINE_WORDS];
        struct wants wants;
        if (quoted || (i > 0 && line[i - 1] != ' '))
            continue;
        if (!is_text(begun) && !line_wants(begun, &s.lexicon, w, &wants))
            fail_msg("nothing goes on with \"%.*s\"", (int)begun.n, begun.at);
        complete(&s, begun, i, i, &offers);
        for (uint32_t k = 0; k < offers.n; k++)
            fits(line, i, offers.at[k].word);
    }
}

static void
what_is_offered_fits(void **state)
{
    (void)state;
    must("start red");
    must("next");
    for (uint32_t k = 0; k < s.lexicon.n; k++)
        for (uint32_t i = 0; i < s.lexicon.list[k].n; i++)
            if (s.lexicon.list[k].row[i].sets & s.lexicon.sets)
                example_goes_on(&s.lexicon.list[k].row[i]);
}

static const char *
hinted(const char *line)
{
    static char at[1024];
    struct text t;
    uint32_t start = (uint32_t)strlen(line);
    tab(line);
    text_init(&t, at, sizeof at);
    complete_hint(&s, span_of(line), start, offers.n > 0, &t);
    return text_z(&t);
}

/* Words of the usage are offered though a place could be called so; what
 * cannot be listed is named; and where nothing would do it is said why. */
static void
what_cannot_be_listed(void **state)
{
    (void)state;
    must("field 18 x 8");
    assert_string_equal(all("put RA "), "line block loose each about");
    assert_string_equal(hinted("put RA "), "or PLACE, a place\n");
    tab("put ");
    is_offered("RA");
    is_offered("RG1");
    assert_string_equal(all("put RA line "), "SW SE NW NE");
    assert_string_equal(hinted("fire "),
                        "not now: the battle has not started.\n");
    assert_string_equal(hinted("fire rg1 "),
                        "not now: the battle has not started.\n");
    must("start red");
    must("next");
    must("next");
    must("next");
    assert_string_equal(all("fire "), "RG1");
    assert_string_equal(hinted("fire rg1 "), "or SHOTS, a number\n");
    assert_string_equal(hinted("choose "), "not now: no melee of this move has "
                                           "been ruled on or waits.\n");
    assert_string_equal(hinted("note "), "TEXT, a text\n");
    assert_string_equal(hinted(""), "");
    assert_string_equal(hinted("mov ra "), "or LENGTH, a length\n");
}

/* The note of the last is its own, whatever was left out behind it. */
static void
the_last_note(void **state)
{
    (void)state;
    must("start red");
    must("next");
    tab("8ba v ");
    assert_string_equal(note_of("allr"), "Red men");
    is_not_offered("allb");
}

/* Trying leaves no trace. */
static void
nothing_is_changed(void **state)
{
    (void)state;
    must("start red");
    must("next");
    int32_t n = s.history.n;
    uint64_t digest = s.history.game.digest;
    tab("");
    tab("move ");
    tab("undo ");
    tab("8ra v 3");
    assert_int_equal(s.history.n, n);
    assert_true(s.history.game.digest == digest);
}

#define story(name) cmocka_unit_test_setup_teardown(name, begin, end)

int
main(void)
{
    const struct CMUnitTest tests[] = {
        story(verbs_that_may_come_now),
        story(a_verb_says_what_it_does),
        story(words_before_a_line),
        story(words_of_the_users_own),
        story(labels_of_who_may),
        story(terms_are_joined),
        story(parties_and_melees),
        story(keys_and_their_values),
        story(names_tables_rules_entries),
        story(nothing_where_nothing_can_stand),
        story(the_other_rules_have_words_of_their_own),
        story(what_is_offered_fits),
        story(what_cannot_be_listed),
        story(the_last_note),
        story(nothing_is_changed),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
