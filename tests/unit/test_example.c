/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_example.c: the lines that help and the manual give for each verb. Each
 * is played in a battle where it is legal.
 */
#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "control.h"
#include "facts.h"
#include "folder.h"
#include "rulebook.h"
#include "say.h"
#include "session.h"

static struct session s;
static int64_t at_ms;

/* ---- battles ---- */

#define SIDES \
    "side red player Ann back south", "side blue player Ben back north"
#define FORCES                                                           \
    SIDES, "field 18 x 8", "body RA 20 inf", "body RC 10 cav",           \
        "body RB 14 inf", "body BA 20 inf", "body BC 10 cav", "gun RG1", \
        "gun RG2", "gun BG1", "gun BG2", "peg church 6',4'"
#define SECOND FORCES, "start red", "next", "next", "next"
#define NOTES_7 \
    "note 1", "note 2", "note 3", "note 4", "note 5", "note 6", "note 7"

#define DENSITY "edition density"
#define JAVELINS                                             \
    DENSITY, "unit Jav side Greek ranks 2,2 weapon javelin", \
        "unit Gauls side Gaul ranks 2,2 weapon fastsword",   \
        "unit Horse side Greek ranks 3,3 weapon spear"

enum { LINES = 48 };

/* clang-format off */
static const struct scene {
    const char *about;
    const char *line[LINES];
} scenes[] = {
    { "nothing",
      { NULL } },
    { "two sides",
      { SIDES } },
    { "forces",
      { FORCES } },
    { "forces with names",
      { SIDES, "body RA 20 inf", "body RC 10 cav" } },
    { "somewhere",
      { FORCES, "put RA.7 6',3'", "put BA block 5 at 5',6'",
        "put RG1 6',2' facing n", "put RA.1-6 line 3',0 5',0" } },
    { "split",
      { FORCES, "split RA:6 RX" } },
    { "taken back",
      { FORCES, "note one", "note two", "note three", "undo" } },
    { "a move",
      { SECOND } },
    { "a move that is decided",
      { SECOND, "kill allb the flood" } },
    { "few",
      { SIDES, "body RA 12 inf", "body BA 11 inf", "start red", "next",
        "time" } },
    { "over",
      { SECOND, "time" } },
    { "paused",
      { SECOND, "pause" } },
    { "disputed",
      { SECOND, "dispute the hedge" } },
    { "the rear",
      { SIDES, "body RA 20 inf", "body RC 10 cav", "body BA 20 inf",
        "game rear middle", "start red", "next" } },
    { "touching",
      { SECOND, "contact 5ra 7ba near 14rb" } },
    { "a melee",
      { SECOND, "time", "9rc+4ra v 10bc+12ba s2" } },
    { "prisoners",
      { SECOND, "move RC 24 n", "8bc v 5rc+7ra iso", "guard p1 rc.8" } },
    { "theirs",
      { SECOND, "10ra v 8bc+9ba iso", "next", "next" } },
    { "two parties",
      { SECOND, "8bc v 5rc+7ra iso", "4ba v 6rb iso" } },
    { "freed",
      { SECOND, "10bc v 8rc+9ra iso", "5rb v 7ba iso", "next", "free p1",
        "next", "next" } },
    { "home",
      { SECOND, "6bc+4ba v 8rc+9ra iso", "next", "free p1", "next", "next" } },
    { "41 is a capture",
      { SECOND, NOTES_7, NOTES_7, NOTES_7, "note 22", "note 23",
        "capture bg1 red past 4 near 0" } },
    { "41 is a shot",
      { SECOND, NOTES_7, NOTES_7, NOTES_7, "note 22", "note 23",
        "fire rg1 down ba.7" } },
    { "41 is a surrender",
      { SECOND, NOTES_7, NOTES_7, NOTES_7, "note 22", "note 23",
        "surrender 5bc to red iso" } },
    { "two melees",
      { SECOND, "8bc v 5rc+7ra iso", "4ba v 6rb iso" } },
    { "places",
      { SECOND, "put RA.7 6',3'" } },
    { "within reach",
      { SECOND, "put RA.1 6',3'", "put BA.1 6',3'10" } },
    { "the example of the density rules",
      { JAVELINS, "contact Jav front Gauls front", "strike Jav Gauls dice 5,6",
        "wall Gauls die 1", "skip Gauls", "skip Gauls", "compare" } },
    { "its loser has points",
      { JAVELINS, "contact Jav front Gauls front",
        "lose Jav 2 because slingers", "compare", "retreat Jav die 6 lost 0",
        "see Jav yes 15", "see Horse yes 10", "range Horse Gauls 12" } },
    { "losses to be shared",
      { DENSITY, "unit A side X ranks 5 weapon sword",
        "unit B side Y ranks 3 weapon spear shields no",
        "unit C side Y ranks 3 weapon spear shields no",
        "contact A front B front", "contact A front C front",
        "strike A B dice 6,6,1,1,1" } },
};
/* clang-format on */

enum { SCENES = sizeof scenes / sizeof scenes[0] };

/* What a line comes to: kept or dropped, or the name of its fault. */
static const char *
tried(const char *typed, bool keep)
{
    struct line l = {.word = s.word};
    struct span rest;
    struct fault why;
    struct ruling r;

    s.lexicon.sets = ruleset_sets(s.history.game.battle->ruleset);
    if (!line_read(span_of(typed), &s.lexicon, &l, &rest, &why))
        return fault_name((enum fault_code)why.code);
    if (l.verb->kind == VERB_ASK) {
        static char at[1 << 16];
        struct text t;
        struct asking a = {
            .h = &s.history, .line = &l, .at_ms = at_ms, .why = &why};

        text_init(&t, at, sizeof at);
        return ask(&a, &t) ? NULL : fault_name((enum fault_code)why.code);
    }
    int64_t ago = l.stamp == STAMP_AGO ? l.stamp_ms : 0;
    struct attempt a = {&l, at_ms - ago, 0};
    int32_t before = s.history.n;
    history_try(&s.history, &a, &r);
    if (r.verdict < VERDICT_ALLOWED)
        return fault_name((enum fault_code)r.why.code);
    if (keep)
        history_keep(&s.history);
    else
        history_drop(&s.history, before);
    return NULL;
}

/* ---- every example is legal somewhere ---- */

enum { EXAMPLES = 400 };

static struct example {
    const char *line;
    const char *fell; /* its last fault */
    bool stood;
} examples[EXAMPLES];

static int n_examples;

static void
collect(void)
{
    n_examples = 0;
    for (uint32_t k = 0; k < s.lexicon.n; k++) {
        for (uint32_t i = 0; i < s.lexicon.list[k].n; i++) {
            const struct verb *v = &s.lexicon.list[k].row[i];

            if (v->kind == VERB_CONTROL)
                continue;
            assert_true(n_examples + 2 <= EXAMPLES);
            examples[n_examples++] = (struct example){.line = v->example};
            if (v->also)
                examples[n_examples++] = (struct example){.line = v->also};
        }
    }
}

static void
try_all(void)
{
    for (int k = 0; k < n_examples; k++) {
        struct example *e = &examples[k];

        if (e->stood)
            continue;
        const char *fell = tried(e->line, false);
        if (!fell)
            e->stood = true;
        else if (!e->fell || strcmp(fell, "unknown-verb") != 0)
            e->fell = fell;
    }
}

/* After each line of the scene whatever has not stood yet is tried. */
static void
play(const struct scene *scene)
{
    at_ms = 0;
    try_all();
    for (int i = 0; i < LINES && scene->line[i]; i++) {
        const char *fell = tried(scene->line[i], true);

        if (fell)
            fail_msg("%s: \"%s\" fell: %s", scene->about, scene->line[i], fell);
        at_ms += 20000;
        try_all();
    }
}

static void
every_example_stands_somewhere(void **state)
{
    static const struct options o = {.control = &program_control};
    int fallen = 0;

    (void)state;
    for (int i = 0; i < SCENES; i++) {
        assert_true(session_init(&s, &o));
        if (i == 0)
            collect();
        play(&scenes[i]);
        session_release(&s);
    }
    for (int k = 0; k < n_examples; k++) {
        if (examples[k].stood)
            continue;
        print_error("\"%s\" stands nowhere: %s\n", examples[k].line,
                    examples[k].fell);
        fallen++;
    }
    assert_int_equal(fallen, 0);
}

/* ---- the rows ---- */

static int
examples_of(const struct verb *v)
{
    int n = 0;

    for (uint32_t k = 0; k < s.lexicon.n; k++) {
        for (uint32_t i = 0; i < s.lexicon.list[k].n; i++) {
            const struct verb *row = &s.lexicon.list[k].row[i];

            if (verb_same(row, v) && row->sets & v->sets)
                n += row->also ? 2 : 1;
        }
    }
    return n;
}

static void
rules_are_known(const struct verb *v)
{
    char at[80];
    char *rest = at, *name;

    if (!v->rules)
        return;
    snprintf(at, sizeof at, "%s", v->rules);
    while ((name = strtok_r(rest, " ", &rest)) != NULL) {
        int rule = rule_find(span_of(name));

        if (rule == RULE_NONE || strcmp(rule_name(rule), name) != 0)
            fail_msg("%s: no rule is called %s", v->name, name);
    }
}

/* A fact has a number, which a verb of another name has not. */
static void
is_numbered(const struct verb *v)
{
    if (v->kind != VERB_FACT)
        return;
    if (v->id == FACT_NONE || v->id >= FACTS)
        fail_msg("%s has no number", v->name);
    for (uint32_t k = 0; k < s.lexicon.n; k++)
        for (uint32_t i = 0; i < s.lexicon.list[k].n; i++) {
            const struct verb *w = &s.lexicon.list[k].row[i];
            if (w->kind == VERB_FACT &&
                (w->id == v->id) != (strcmp(w->name, v->name) == 0))
                fail_msg("%s and %s: one number, or two", v->name, w->name);
        }
}

static void
every_verb_has_two_and_rules_that_are(void **state)
{
    static const struct options o = {.control = &program_control};

    (void)state;
    assert_true(session_init(&s, &o));
    for (uint32_t k = 0; k < s.lexicon.n; k++) {
        for (uint32_t i = 0; i < s.lexicon.list[k].n; i++) {
            const struct verb *v = &s.lexicon.list[k].row[i];

            if (examples_of(v) < 2)
                fail_msg("%s has one example", v->name);
            rules_are_known(v);
            is_numbered(v);
        }
    }
    session_release(&s);
}

/* ---- those for the program itself ---- */

/* Files such as the examples speak of; those they write are not there. */
static void
put_files(void)
{
    write_plain("photo.csv", "label,x,y\nRA.7,200,700\n");
    write_plain("forces.csv", "label,side,arm,count,name\nRD,red,inf,5,\n");
    write_plain("opening.umpire", "note opening\n");
    write_plain("forces.umpire", "note forces\n");
}

static void
done(const char *line)
{
    if (session_line(&s, span_of(line)) != STATUS_DONE)
        fail_msg("\"%s\" is not done", line);
}

static void
run_controls(void)
{
    for (uint32_t k = 0; k < s.lexicon.n; k++) {
        for (uint32_t i = 0; i < s.lexicon.list[k].n; i++) {
            const struct verb *v = &s.lexicon.list[k].row[i];

            if (v->kind != VERB_CONTROL)
                continue;
            done(v->example);
            if (v->also)
                done(v->also);
        }
    }
}

static void
empty(const char *folder)
{
    DIR *d = opendir(folder);
    const struct dirent *e;

    assert_non_null(d);
    while ((e = readdir(d)) != NULL)
        if (e->d_name[0] != '.')
            (void)unlinkat(dirfd(d), e->d_name, 0);
    closedir(d);
}

static void
every_line_for_the_program_is_done(void **state)
{
    static const struct options o = {.manual = true,
                                     .control = &program_control};
    static const char *const lines[] = {FORCES, "put RG1 6',2' facing n"};
    int heard = dup(STDOUT_FILENO);

    (void)state;
    assert_non_null(freopen("/dev/null", "w", stdout));
    put_files();
    assert_true(session_init(&s, &o));
    assert_int_equal(session_create(&s, "./a.battle"), STATUS_DONE);
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++)
        done(lines[i]);
    run_controls();
    session_release(&s);
    empty("tables");
    (void)fflush(stdout);
    assert_true(dup2(heard, STDOUT_FILENO) >= 0);
    (void)close(heard);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_verb_has_two_and_rules_that_are),
        cmocka_unit_test(every_example_stands_somewhere),
        cmocka_unit_test_setup_teardown(every_line_for_the_program_is_done,
                                        enter_folder, leave_folder),
    };

    return cmocka_run_group_tests_name("examples", tests, NULL, NULL);
}
