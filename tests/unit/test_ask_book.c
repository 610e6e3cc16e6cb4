/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_ask_book.c: the questions that need no battle: rule does the sum and
 * reads the book out, help shows what can be typed, and what it shows is right.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "asker.h"

/* ---- rule ---- */

static void
test_rule_does_the_sum(void **state)
{
    struct asker *t = asker_begin();

    (void)state;
    answers(t, "rule 9 v 11 iso",
            "9 v 11, isolated: 2 taken, 7 dead each "
            "side, 4 of the greater stand.  [H3e]\n"
            "    with 5 near: 9 dead each side, 2 of the greater stand.  "
            "[H3g]\n");
    answers(t, "rule 13 v 19 s5",
            "13 v 19 s5, isolated: 6 taken, 7 dead each "
            "side, 12 of the greater stand.  [H3e]\n"
            "    2 more near: 13 dead each side, 6 of the greater "
            "stand.  [H3g]\n"
            "    edition retelling, french, russian: half of the army able to "
            "fight.  [H1a]\n");
    answers(t, "rule 21 v 13 s7",
            "21 v 13 s7, supported: 13 dead each side, "
            "8 of the greater stand.  [H3g]\n"
            "    1 fewer near: 8 taken, 5 dead each side, 16 of the "
            "greater stand.  [H3e]\n"
            "    edition retelling, french, russian: half of the army able to "
            "fight.  [H1a]\n");
    answers(t, "rule 2 v 3 sup",
            "2 v 3, supported: 2 dead each side, 1 of "
            "the greater stands.  [H3g]\n"
            "    with 0 near: 1 taken, 1 dead each side, 2 of the "
            "greater stand.  [H3e]\n");
    answers(t, "rule 20 v 20",
            "20 v 20, equal: all 20 dead on each side.  "
            "[H3c]\n");
    answers(t, "rule 20 v 20 s3",
            "20 v 20 s3, equal: all 20 dead on each "
            "side.  [H3c]\n");
    answers(t, "rule 5 v 12 iso",
            "5 v 12, isolated: 5 taken, none dead each "
            "side, 12 of the greater stand.  [H3e]\n"
            "    with 3 near: 5 dead each side, 7 of the greater stand.  "
            "[H3g]\n");
    answers(t, "rule 9 v 11",
            "9 v 11, isolated: 2 taken, 7 dead each side, 4 of the greater "
            "stand.  [H3e]\n"
            "    supported: 9 dead each side, 2 of the greater stand.  [H3g]\n"
            "    isolated below 5 near.  [H1a]\n"
            "    edition retelling, french, russian: half of the army able to "
            "fight.  [H1a]\n");
    assert_true(ask_line(t, "rule 999999 v 1000000 s5"));
    falls(t, "rule 0 v 5", FAULT_NUMBER_RANGE, 5);
    falls(t, "rule 5 v 0 iso", FAULT_NUMBER_RANGE, 9);
    assert_int_equal(t->why.have, 1);
    asker_end(t);
}

/* Half of the army cannot be weighed where there is no army. */
static void
test_rule_leaves_half_an_army_open(void **state)
{
    struct asker *t = asker_begin();

    (void)state;
    must_type(t, "edition retelling");
    says(t, "rule 9 v 11 s8",
         "    isolated below half of its side's men able "
         "to fight near.  [H1a]\n");
    answers(t, "rule 9 v 11 iso",
            "9 v 11, isolated: 2 taken, 7 dead each "
            "side, 4 of the greater stand.  [H3e]\n");
    asker_end(t);
}

static void
test_rule_reads_the_book_out(void **state)
{
    struct asker *t = asker_begin();

    (void)state;
    says(t, "rule h1a", "H1a  ch. III, Hand-to-hand 1\n");
    says(t, "rule H1a", "\n    retelling, french: Fewer than half");
    says(t, "rule H1a", "\n    russian: Fewer than half");
    says(t, "rule H1a", "\n    isolation.basis melee here (half of what");
    says(t, "rule h2a", "\n    french: For a melee");
    says(t, "rule reading 12", "reading 12\n    Prisoners and freed");
    says(t, "rule reading a3", "reading A3\n");
    answers(t, "rule a3", asked(t, "rule A3"));
    says(t, "rule A3", "A3  ch. III, Mobility III\n");
    says(t, "rule A31", "reading A31\n");
    says(t, "rule find prisoners", "\nP2    One man within six inches");
    says(t, "rule find prisoners escort", "P6    An escort who brings");
    says_not(t, "rule find prisoners escort", "P7 ");
    says(t, "rule find dragons",
         "nothing in the rulebook speaks of "
         "\"dragons\"\n");
    falls(t, "rule H9", FAULT_NO_RULE, 5);
    falls(t, "rule reading 99", FAULT_NO_RULE, 13);
    must_type(t, "edition retelling");
    says(t, "rule H1a", "\n    isolation.basis army here (half of what");
    asker_end(t);
}

/* ---- help ---- */

static int
times(const char *answer, const char *words)
{
    int n = 0;

    for (const char *at = answer; (at = strstr(at, words)) != NULL; at++)
        n++;
    return n;
}

static void
test_help_is_the_dozen_on_one_screen(void **state)
{
    struct asker *t = asker_begin();
    char begins[64];
    int lines = 0;

    (void)state;
    asked(t, "help");
    for (uint32_t k = 0; k < t->lexicon.n; k++) {
        for (uint32_t i = 0; i < t->list[k].n; i++) {
            const struct verb *v = &t->list[k].row[i];
            bool one = v->flags & VERB_DOZEN;

            if (!(v->sets & t->lexicon.sets))
                continue;
            snprintf(begins, sizeof begins, "\n  %s%s", v->name,
                     v->alias ? "," : " ");
            if (times(t->answer, begins) != (one ? 1 : 0))
                fail_msg("%s is there %d times", v->name,
                         times(t->answer, begins));
        }
    }
    assert_int_equal(times(t->answer, "\n  = LINE"), 1);
    for (const char *at = t->answer; *at != '\0'; at++)
        lines += *at == '\n';
    assert_true(lines <= 24);
    asker_end(t);
}

static void
test_help_knows_every_verb_and_every_form(void **state)
{
    struct asker *t = asker_begin();
    char line[64];

    (void)state;
    for (uint32_t k = 0; k < t->lexicon.n; k++) {
        for (uint32_t i = 0; i < t->list[k].n; i++) {
            const struct verb *v = &t->list[k].row[i];

            if (!(v->sets & t->lexicon.sets))
                continue;
            snprintf(line, sizeof line, "\n  %s%s", v->name,
                     v->alias ? "," : " ");
            asked(t, "help all");
            assert_int_equal(times(t->answer, line), 1);
            snprintf(line, sizeof line, "help %s", v->name);
            says(t, line, v->example);
        }
    }
    says(t, "help f",
         "fire GUNS SHOTS [MEN] [trail MEN]\n"
         "    shots, and who fell to them\n"
         "        fire rg1 3 2ib\n"
         "        or short: f rg1 3 2ib\n");
    says(t, "help melee",
         "        or short: 8ib v 7cr+5ir s2\n"
         "        melee 13b v 19r iso\n");
    says(
        t, "help melee",
        "By the rules (rule NUMBER tells more of one):\n"
        "    H1a   A man or body is isolated when the men of its side within a "
        "move of it\n          are fewer than half its own number.\n");
    says(t, "help crew", "    A3    A gun is in action while");
    says_not(t, "help note", "By the rules");
    says(t, "help move", "LENGTH: see help lengths\n");
    says(t, "help =", "By what you remember");
    says(t, "help late", "By what you remember");
    falls(t, "help fier", FAULT_VERB, 5);
    assert_true(span_is(t->why.near, "fire"));
    asker_end(t);
}

/* The lines that stand in are typed as they stand. */
static void
test_help_walks_through_a_battle(void **state)
{
    struct asker *t = asker_begin();
    char walk[4096], *at = walk;
    int typed = 0;

    (void)state;
    snprintf(walk, sizeof walk, "%s", asked(t, "help first-battle"));
    while (*at != '\0') {
        char *line = at;
        size_t n = strcspn(at, "\n");
        struct line l = {.word = t->word};
        struct span rest;

        at += n + 1;
        line[n] = '\0';
        if (strncmp(line, "    ", 4) != 0)
            continue;
        line += 4;
        assert_true(line_read(span_of(line), &t->lexicon, &l, &rest, &t->why));
        if (l.verb->kind == VERB_ASK)
            asked(t, line);
        else
            must_type(t, line);
        if (strncmp(line, "count", 5) == 0)
            assert_null(strstr(t->answer, " book:")); /* it agrees */
        typed++;
    }
    assert_true(typed > 15);
    assert_int_equal(t->b.g->battle->phase, PHASE_FINISHED);
    asker_end(t);
}

static void
test_help_shows_right_lengths_and_men(void **state)
{
    struct asker *t = asker_begin();
    int read = 0;

    (void)state;
    asked(t, "help lengths");
    for (const char *at = t->answer; (at = strstr(at, "  ")) != NULL;) {
        const char *gap;
        struct fault why;
        length v;
        size_t n;

        at += strspn(at, " ");
        gap = strstr(at, "  ");
        n = strcspn(at, "\n");
        if (gap != NULL && gap < at + n)
            n = (size_t)(gap - at);
        if (!length_read((struct span){at, (uint32_t)n}, LENGTH_IN_INCHES, &v,
                         &why))
            fail_msg("no length: \"%.*s\"", (int)n, at);
        read++;
    }
    assert_true(read > 10);
    read = 0;
    asked(t, "help men");
    for (const char *at = t->answer; (at = strstr(at, "\n    ")) != NULL;) {
        char line[64];
        struct line l = {.word = t->word};
        struct span rest;

        at += 5;
        snprintf(line, sizeof line, "can %.*s", (int)strcspn(at, " \n"), at);
        if (!line_read(span_of(line), &t->lexicon, &l, &rest, &t->why))
            fail_msg("cannot read %s", line);
        read++;
    }
    assert_true(read > 8);
    asker_end(t);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rule_does_the_sum),
        cmocka_unit_test(test_rule_leaves_half_an_army_open),
        cmocka_unit_test(test_rule_reads_the_book_out),
        cmocka_unit_test(test_help_is_the_dozen_on_one_screen),
        cmocka_unit_test(test_help_knows_every_verb_and_every_form),
        cmocka_unit_test(test_help_walks_through_a_battle),
        cmocka_unit_test(test_help_shows_right_lengths_and_men),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
