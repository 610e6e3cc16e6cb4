/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_say.c: what the referee is answered.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "board.h"
#include "many.h"
#include "say.h"

/* ---- a battle and what it last said ---- */

struct play {
    struct board b;
    bool hints, quiet;
    char at[1 << 15];
    struct text t;
};

static struct play play;

static int
sit_down(void **state)
{
    memset(&play, 0, sizeof play);
    board_init(&play.b);
    play.hints = true;
    *state = &play;
    return 0;
}

static int
get_up(void **state)
{
    (void)state;
    board_release(&play.b);
    return 0;
}

static struct text *
fresh(struct play *p)
{
    text_init(&p->t, p->at, sizeof p->at);
    return &p->t;
}

/* The whole answer to a line that stands, as it is printed. */
static const char *
answer(struct play *p)
{
    const struct saying s = {&p->b.h,    &p->b.line, &p->b.r,
                             p->b.entry, p->hints,   false};
    struct text *t = fresh(p);
    if (p->b.entry) {
        text_char(t, '#');
        text_int(t, p->b.entry);
        text_char(t, ' ');
    }
    say_first(t, &s);
    text_char(t, '\n');
    say_rest(t, &s);
    return text_z(t);
}

static const char *
fault(struct play *p)
{
    const struct failing f = {
        &p->b.h, span_of(p->b.typed), &p->b.line, &p->b.r.why, p->quiet, NULL,
        0};
    say_fault(fresh(p), &f);
    return text_z(&p->t);
}

static const char *
says(struct play *p, const char *line)
{
    return board_say(&p->b, line) < VERDICT_ALLOWED ? fault(p) : answer(p);
}

static void
must_contain(const char *all, const char *part)
{
    if (!strstr(all, part))
        fail_msg("\"%s\" is not in\n%s", part, all);
}

static void
must_lack(const char *all, const char *part)
{
    if (strstr(all, part))
        fail_msg("\"%s\" is in\n%s", part, all);
}

static const char *
prompt(struct play *p)
{
    say_prompt(fresh(p), p->b.g, p->b.at_ms, false);
    return text_z(&p->t);
}

/* A board at Blue's second move, when guns may fire. */
static void
second_move(struct play *p)
{
    static const char *const lines[] = {"next", "next", "next", NULL};
    board_must(&p->b, lines);
}

/* ---- melees ---- */

static void
the_promised_melee(void **state)
{
    struct play *p = *state;
    board_armies(&p->b);
    assert_string_equal(
        says(p, "13b v 19r s5"),
        "#7 M1: 13 Blue foot v 19 Red foot.  Blue isolated: 5 near, 7 "
        "needed.\n"
        "    6 taken, 7 dead each side, 12 Red stand."
        "               [H1a H3e H3h P2]\n"
        "    on the floor: lift 7 Blue and 7 Red, turn 6 Blue about, 1 Red to"
        " guard\n"
        "    Red picks who falls; no gunner or guard among them."
        "   Red 191, Blue 185\n"
        "    Time.  Red's move 1 took 0:00 of 9:00.\n"
        "    P1: 6 Blue prisoners, 1 guard.\n");
}

static void
the_floor_line_is_a_hint(void **state)
{
    struct play *p = *state;
    board_armies(&p->b);
    p->hints = false;
    must_lack(says(p, "13b v 19r s5"), "on the floor");
}

static void
support_that_was_not_counted(void **state)
{
    struct play *p = *state;
    board_armies(&p->b);
    must_contain(says(p, "13b v 19r iso"), "Blue isolated, 7 needed.\n");
    must_contain(says(p, "13b v 21r sup"), "Blue supported, 7 needed.\n");
    must_contain(answer(p), "\n    13 dead each side, 8 Red stand. ");
    must_contain(says(p, "4b v 9r s7"), "Blue supported: 7 near, 2 needed.");
}

static void
equal_forces_all_fall(void **state)
{
    struct play *p = *state;
    board_armies(&p->b);
    const char *all = says(p, "20r v 20b");
    must_contain(all, "Equal: all fall.\n");
    must_contain(all, "20 dead each side, nobody stands.");
    must_contain(all, "no choice in it; no gunner or guard among them.");
}

static void
mixed_arms_in_one_line(void **state)
{
    struct play *p = *state;
    board_armies(&p->b);
    must_contain(says(p, "8ib v 7cr+5ir s2"),
                 "#7 M1: 8 Blue foot v 7 Red horse and 5 foot.  "
                 "Blue isolated: 2 near, 4 needed.\n");
    const char *all = says(p, "5cb+9ib v 8cr+20ir s2");
    must_contain(all, "#8 M2: 14 Blue v 28 Red.  "
                      "Blue isolated: 2 near, 7 needed.\n");
    must_contain(all, "    5 horse and 9 foot of Blue.  "
                      "8 horse and 20 foot of Red.\n");
}

static void
a_gunner_among_the_fallen_is_named(void **state)
{
    static const char *const lines[] = {"crew bg1 4ba", "next", NULL};
    struct play *p = *state;
    board_skirmish(&p->b);
    board_must(&p->b, lines);
    const char *all = says(p, "ba.1,10-12 v ra.1-8 s0");
    must_contain(all, "; a gunner (BA.1) among them.");
    must_contain(all, "BG1 has 3 left to serve it, 4 needed: out of action.");
}

static void
two_contacts_settled_at_once(void **state)
{
    static const char *const lines[] = {"contact 5ra 7ba s0",
                                        "contact 2ra 4ba sup", "time", NULL};
    struct play *p = *state;
    board_skirmish(&p->b);
    board_must(&p->b, lines);
    assert_string_equal(prompt(p), "M1? >");
    const char *all = says(p, "settle");
    must_contain(all, "#12 M1: 5 Red foot v 7 Blue foot.");
    must_contain(all, "\n    M2: 2 Red foot v 4 Blue foot.  Red supported, ");
    must_contain(all, "P1: 2 Red prisoners");
    must_contain(says(p, "settle"), "Nothing waits to be settled.");
}

static void
contact_asks_for_support(void **state)
{
    struct play *p = *state;
    board_skirmish(&p->b);
    must_contain(says(p, "contact 5ra 7ba"),
                 "#9 M1: 5 Red v 7 Blue, ruled on when the move ends.\n");
    must_contain(answer(p), "Red is the lesser; ");
    const char *all = says(p, "next");
    must_contain(all, "error: how many other Red men stand within a move? 3"
                      " or more save them.");
    must_contain(all, "right would be: settle M1 s3\n");
}

static void
the_choice_is_said_again(void **state)
{
    struct play *p = *state;
    board_skirmish(&p->b);
    says(p, "8ba v 12ra s0");
    const char *all = says(p, "choose dead ra.3 guard ra.5");
    must_contain(all, "#10 M1: Red's choice: RA.3 falls, RA.5 guards.\n"
                      "    No gunner or guard among them. ");
    must_lack(all, "Blue isolated"); /* the melee's answer has said it */
    must_lack(all, "on the floor");
    all = says(p, "choose dead 4ba keep 1ra");
    must_contain(all, "#11 M1: Red's choice: BA.1-4 fall, RA.3 falls, RA.5 "
                      "guards, RA.1 is kept.\n");
    all = says(p, "choose dead ra.3,6,8,10");
    must_contain(all, "RA.3,6,8,10 fall");
}

static void
a_choice_that_falls_is_said(void **state)
{
    struct play *p = *state;
    board_skirmish(&p->b);
    says(p, "8ba v 12ra s0");
    says(p, "choose dead ra.12");
    const char *all = says(p, "=8ba v 11ra s0");
    must_contain(all, "M1: the choice no longer fits; ");
}

/* ---- guns ---- */

static void
shots_and_whom_they_hit(void **state)
{
    struct play *p = *state;
    board_armies(&p->b);
    second_move(p);
    says(p, "next");
    assert_string_equal(says(p, "f rg1 3 2ib"),
                        "#11 Red RG1: 3 shots, 2 Blue foot dead.\n"
                        "    No gunner or guard among them."
                        "                                [A6a A4b]\n"
                        "    RG1 has 1 shot left.\n");
    must_contain(says(p, "f rg2 4"), "Red RG2: 4 shots, nobody hit.\n");
    must_lack(answer(p), "left.");
    must_contain(says(p, "f rg3+rg4 7 1ib+1cb+1ir"),
                 "Red RG3+RG4: 7 shots, 1 Red foot and 1 horse and 1 foot of"
                 " Blue dead.\n");
}

static void
a_man_spared_is_named(void **state)
{
    struct play *p = *state;
    board_skirmish(&p->b);
    second_move(p);
    says(p, "next");
    const char *all = says(p, "f rg1 down ba.3,4 touch ba.7 then touch ba.9");
    must_contain(all, "Red RG1: 2 shots, 3 Blue foot dead.\n");
    must_contain(all, "BA.7 touched, not killed.");
    must_lack(all, "BA.9 touched");
}

static void
crews_and_capture(void **state)
{
    struct play *p = *state;
    board_skirmish(&p->b);
    must_contain(says(p, "crew rg1 4ra"), " RG1: 4 Red foot serve it.\n");
    must_contain(says(p, "crew rg1 3ra"),
                 " RG1: 3 Red foot serve it, 4 needed: out of action.\n");
    must_contain(says(p, "crew rg1 none"), "RG1: nobody serves it");
    must_contain(says(p, "capture bg1 red past 2 near 2"),
                 "BG1 is in dispute: 2 past its wheels, 2 of its own near.");
    must_contain(says(p, "capture bg1 red past 4 near 0"),
                 "Red takes BG1 from Blue.\n");
    must_contain(says(p, "capture bg1 red past 4 near 0"),
                 "refused: that gun is held by Red already.");
}

/* ---- moves and the clock ---- */

static void
moves(void **state)
{
    struct play *p = *state;
    board_skirmish(&p->b);
    must_contain(says(p, "m rg1 12 ne"), "Red RG1 moves 12\" north-east.\n");
    must_contain(says(p, "m ra.1 6-1/2 2h"),
                 "1 Red foot moves 6 1/2\" towards 2 o'clock.\n");
    must_contain(says(p, "m ra 12 n"), "Red RA moves 12\" north: 19 men.\n");
    must_contain(says(p, "n"), "#12 Blue's move 1.  2:00 on the clock.\n");
    must_contain(says(p, "m ba"), "Blue BA moves, within reach: 20 men.\n");
}

static void
prompts(void **state)
{
    struct play *p = *state;
    static const char *const setup[] = {
        "side red", "side blue", "body RA 100 inf", "body BA 100 inf", NULL};
    assert_string_equal(prompt(p), "setup >");
    board_must(&p->b, setup);
    says(p, "start red 4");
    assert_string_equal(prompt(p), "Red 4 next >");
    must_contain(says(p, "go"), "Red's move 4.  4:00 on the clock.");
    p->b.at_ms += 48000;
    assert_string_equal(prompt(p), "Red 4  3:12 >");
    says(p, "p the cat");
    assert_string_equal(prompt(p), "Red 4 PAUSED 3:12 >");
    says(p, "r");
    p->b.at_ms += 197000;
    assert_string_equal(prompt(p), "Red 4  -0:05 >");
    must_contain(says(p, "t"), "Time.  Red's move 4 took 4:05 of 4:00.\n");
    assert_string_equal(prompt(p), "Red 4 over  4:00 >");
    says(p, "clock off");
    assert_string_equal(prompt(p), "Red 4 over >");
    must_contain(says(p, "next"), "Blue's move 4.  No clock.\n");
    assert_string_equal(prompt(p), "Blue 4 >");
    say_prompt(fresh(p), p->b.g, 0, true);
    assert_string_equal(text_z(&p->t), "READ ONLY Blue 4 >");
    says(p, "finish drawn");
    assert_string_equal(prompt(p), "finished >");
}

/* ---- corrections ---- */

static void
undo_says_what(void **state)
{
    struct play *p = *state;
    board_skirmish(&p->b);
    says(p, "crew rg1 4ra");
    must_contain(says(p, "u"), "#10 undone: #9 crew rg1 4ra\n");
    must_contain(says(p, "redo"), "#11 again: #9 crew rg1 4ra\n");
    must_contain(says(p, "strike #9"), "#12 struck out: #9 crew rg1 4ra\n");
    const char *all = says(p, "u 5");
    must_contain(all, "#13 undone: 5 entries\n    #12 strike #9\n");
    must_contain(all, "    and 2 more\n");
    must_contain(says(p, "redo"), "#14 again: 5 entries\n");
    all = says(p, "u 6");
    must_contain(all, "more than five is a lot");
    must_contain(all, "right would be: undo to #4    or: undo 5\n");
}

static void
amended_late_and_before(void **state)
{
    struct play *p = *state;
    board_armies(&p->b);
    second_move(p);
    says(p, "next");
    says(p, "f rg1 3 2ib");
    const char *all = says(p, "=f rg1 4 2ib");
    must_contain(all, "#12 #11 is now: Red RG1: 4 shots, 2 Blue foot dead.\n");
    must_contain(all, "    it was: fire rg1 3 2ib\n");
    says(p, "13b v 19r s5");
    all = says(p, "f rg2 2 1cb");
    must_contain(all, "right would be: late fire rg2 2 1cb\n");
    all = says(p, "late f rg2 2 1cb");
    must_contain(all, "#14 Red RG2: 2 shots, 1 Blue horse dead.\n");
    must_contain(all, "    stands before #13.\n");
}

static void
what_if_has_no_number(void **state)
{
    struct play *p = *state;
    board_skirmish(&p->b);
    must_contain(says(p, "?8ba v 12ra s0"), "M1: 8 Blue foot v 12 Red foot.");
    assert_int_equal(p->at[0], 'M');
}

/* ---- faults ---- */

static void
the_promised_refusal(void **state)
{
    struct play *p = *state;
    board_skirmish(&p->b);
    assert_string_equal(
        says(p, "m ra 13-1/4 n"),
        "    refused: 1 1/4\" over a foot, the most for one move."
        "                [A1]\n"
        "    right would be: m ra 12 n\n"
        "    to allow it: overrule: m ra 13-1/4 n because ...\n");
    p->quiet = true;
    must_lack(fault(p), "right would be");
    must_contain(says(p, "overrule: m ra 13-1/4 n because the dog"),
                 "overruled: 1 1/4\" over a foot, the most for one move.");
    must_contain(answer(p), "    because the dog\n");
}

static void
an_error_with_its_caret(void **state)
{
    struct play *p = *state;
    board_skirmish(&p->b);
    assert_string_equal(says(p, "fier rg1 3"),
                        "error: unknown word \"fier\", did you mean fire?\n"
                        "  | fier rg1 3\n"
                        "  | ^^^^\n"
                        "right would be: fire rg1 3\n");
    must_contain(says(p, "m\tbz\t12 n"), "  | m bz 12 n\n  |   ^^\n");
    must_contain(says(p, "note \"\xC3\xA9\xC3\xA9\" more"),
                 "  |           ^^^^\n");
    p->quiet = true;
    assert_string_equal(says(p, "m ra 6,5 n"),
                        "error: \",\": a comma is never a decimal point.\n");
}

static void
what_is_typed_cannot_harm(void **state)
{
    struct play *p = *state;
    const char *all = says(p, "\x1B[31m evil");
    must_lack(all, "\x1B");
    must_contain(all, "\\u{1B}[31m evil");
}

static void
a_long_line_is_shown_about_its_fault(void **state)
{
    struct play *p = *state;
    char line[1200] = "photo ";
    for (size_t i = 6; i < 1000; i++)
        line[i] = 'a';
    memcpy(line + 1000, " b", 3);
    const char *all = says(p, line), *shown = strstr(all, "\n  | ...");
    assert_non_null(shown);
    assert_non_null(strstr(shown, " b\n"));
    assert_true(strchr(shown + 1, '\n') - shown < 80);
}

/* Every code with every letter of its pattern finds words. */
static void
every_fault_has_words(void **state)
{
    struct play *p = *state;
    board_skirmish(&p->b);
    for (int code = 1; code < FAULTS; code++) {
        const struct fault why = {.code = (uint16_t)code,
                                  .subject = 1,
                                  .have = 1,
                                  .need = 2,
                                  .word = SPAN("word"),
                                  .near = SPAN("near")};
        const struct failing f = {&p->b.h, SPAN("word"), NULL, &why,
                                  false,   NULL,         0};
        say_fault_words(fresh(p), &f);
        must_lack(text_z(&p->t), "%");
        if (strncmp(fault_name((enum fault_code)code), "E_", 2) == 0)
            continue; /* the density rules': words as their page has them */
        assert_true(p->t.n > 3);
        assert_true(strchr(".?", p->at[p->t.n - 1]) != NULL);
        say_fault(fresh(p), &f);
        assert_true(p->at[p->t.n - 1] == '\n');
    }
}

static void
must_be_right(struct play *p, const struct verb *v, const struct history *h)
{
    struct line l = {.verb = v};
    const struct fault why = {.code = FAULT_EXTRA};
    const struct failing f = {h, span_of(v->name), &l, &why, false, NULL, 0};
    char at[LINE_MAX_BYTES];
    struct text t;
    struct span rest;
    struct fault fell;
    text_init(&t, at, sizeof at);
    say_example(&t, &f);
    l.word = p->b.word;
    if (!line_read(text_span(&t), &p->b.lexicon, &l, &rest, &fell))
        fail_msg("\"%s\" is no right line", text_z(&t));
    assert_true(verb_same(l.verb, v));
}

static void
every_example(struct play *p, const struct history *h)
{
    for (uint32_t k = 0; k < p->b.lexicon.n; k++)
        for (uint32_t i = 0; i < p->b.list[k].n; i++)
            if (p->b.list[k].row[i].sets & p->b.lexicon.sets)
                must_be_right(p, &p->b.list[k].row[i], h);
}

static void
every_example_can_be_read(void **state)
{
    static const char *const other[] = {"side Otters", "side Vikings",
                                        "body OX 5 inf", "body VX 9 cav", NULL};
    struct play *p = *state;
    every_example(p, NULL);
    every_example(p, &p->b.h);
    board_must(&p->b, other);
    every_example(p, &p->b.h);
}

static void
examples_speak_of_this_battle(void **state)
{
    struct play *p = *state;
    board_armies(&p->b);
    second_move(p);
    must_contain(says(p, "move"), "right would be: move Bi 12 n\n");
    must_contain(says(p, "m bz 12 n"), "right would be: m Bi 12 n\n");
    must_contain(says(p, "m 90bi 12 n"), "right would be: m 80bi 12 n\n");
    must_contain(says(p, "capture rg1 blue"),
                 "right would be: capture rg1 blue past 4 near 0\n");
}

/* ---- what follows ---- */

/* A board on which row 1 of everything is there. */
static void
all_tables(struct play *p)
{
    board_skirmish(&p->b);
    says(p, "8ba v 12ra s0");
    assert_true(p->b.g->rows[T_party] > 0 && p->b.g->rows[T_melee] > 0);
    says(p, "note x");
}

static void
no_effect_is_silent(void **state)
{
    struct play *p = *state;
    all_tables(p);
    for (int kind = EFFECT_NONE + 1; kind < EFFECTS; kind++) {
        p->b.r.n_effect = 1;
        p->b.r.effect[0] = (struct effect){(uint16_t)kind, 1, 1, 1, 1};
        const char *rest = strchr(answer(p), '\n') + 1;
        if (strlen(rest) < 10)
            fail_msg("effect %d is silent: \"%s\"", kind, rest);
    }
}

static void
bad_news_is_said_in_full(void **state)
{
    struct play *p = *state;
    all_tables(p);
    p->b.r.n_effect = EFFECT_MAX + 3;
    for (uint32_t i = 0; i < EFFECT_MAX; i++)
        p->b.r.effect[i] =
            (struct effect){EFFECT_SPARED, (int32_t)i % 20, 0, 0, 0};
    must_contain(answer(p), "    and 3 more; ");
    p->b.r.n_effect = 2;
    p->b.r.effect[0] = (struct effect){EFFECT_GUN_SHORT, 1, 3, 4, 0};
    p->b.r.effect[1] = (struct effect){EFFECT_PARTY_FREED, 1, 6, 1, 0};
    must_contain(answer(p),
                 "RG1 has 3 left to serve it, 4 needed: out of action.\n");
    must_contain(answer(p), "P1 freed: 6 Blue unarmed, they stand still until "
                            "the next move.\n");
}

static void
a_decided_battle(void **state)
{
    struct play *p = *state;
    board_skirmish(&p->b);
    must_contain(says(p, "kill ra the flood"), "#9 20 Red foot dead: the "
                                               "flood.\n");
    must_contain(answer(p), "Red has nobody left: decided for Blue [V1a]; "
                            "finish blue when you agree.");
    const char *all = says(p, "finish blue");
    must_contain(all, "Blue wins: Red 10, Blue 130.\n");
    must_contain(all, "Blue: victory 100, 1 gun 10, 20 foot 20, in all 130, "
                      "net 120.");
}

static void
prisoners(void **state)
{
    static const char *const lines[] = {"8ba v 12ra s0", "next", "next", NULL};
    struct play *p = *state;
    board_skirmish(&p->b);
    board_must(&p->b, lines);
    must_contain(says(p, "guard p1 none"),
                 "P1: nobody guards them: 4 go free when the move ends.");
    must_contain(says(p, "guard p1 ra.20"), "P1: 1 guard for 4.\n");
    must_contain(says(p, "m p1 12 s"), "Red's party P1 moves 12\" south: "
                                       "4 prisoners and their guard.\n");
    must_contain(says(p, "home p1"),
                 "P1: 4 Blue delivered, beyond liberation.\n");
}

/* ---- the status, and the columns ---- */

static void
the_status_accounts_for_every_man(void **state)
{
    static const char *const lines[] = {"crew bg1 3ba", "8ba v 12ra s0", NULL};
    struct play *p = *state;
    board_skirmish(&p->b);
    board_must(&p->b, lines);
    say_status(fresh(p), &p->b.h, p->b.at_ms);
    const char *all = text_z(&p->t);
    must_contain(all, "Red's move 1 is over, 4:00 left of 4:00.\n");
    must_contain(all, "Blue: fit 12 + fell 4 + held 4 + unarmed 0 + off 0 = "
                      "of 20\n");
    must_contain(all, "Blue's guns: BG1 short (3 of 4)\n");
    must_contain(all, "P1: 4 Blue held by Red, 1 guard; nobody may lead");
    must_contain(all, "last: #10 melee 8ba v 12ra s0\n");
    must_contain(all, "score now: Red 28, Blue 24\n");
}

static uint32_t
points_of_first(const char *all)
{
    const char *end = strchr(all, '\n');
    return span_points((struct span){all, (uint32_t)(end - all)});
}

static void
first_lines_keep_within_80_columns(void **state)
{
    static const char *const lines[] = {
        "side Abcdefghijklmnop \"\xC3\x9C\xC3\x9C\xC3\x9C\xC3\x9C\" player "
        "\"One of the longest names there is\" \"And another one, nearly\"",
        "side Bbcdefghijklmnop",
        "force a 90000 inf 90000 cav 900 guns",
        "force b 90000 inf 90000 cav 900 guns",
        "start a",
        "go",
        "80000ia+70000ca v 85000ib+80000cb s70000",
        "=80000ia+70000ca v 85000ib+80000cb s70001",
        "note a very long note about the weather and the dog, which goes on "
        "and on and does not stop at all",
        NULL};
    struct play *p = *state;
    if (steps_are_dear())
        skip(); /* 360,000 men */
    for (int i = 0; lines[i]; i++) {
        const char *all = says(p, lines[i]);
        assert_int_equal(all[0], '#');
        if (points_of_first(all) > 80)
            fail_msg("more than 80 columns: %s", all);
    }
}

static void
pieces(void **state)
{
    struct play *p = *state;
    board_skirmish(&p->b);
    struct text *t = fresh(p);
    say_halves(t, 169);
    text_char(t, '|');
    say_halves(t, 1);
    text_char(t, '|');
    say_halves(t, -3);
    text_char(t, '|');
    say_halves(t, 0);
    text_char(t, '|');
    say_clock(t, 192000);
    text_char(t, '|');
    say_clock(t, -5000);
    text_char(t, '|');
    say_men(t, p->b.g, 1, 5, 7);
    text_char(t, '|');
    say_men(t, p->b.g, 2, 13, 0);
    text_char(t, '|');
    say_heading(t, 60 * 60);
    assert_string_equal(text_z(t), "84 1/2|1/2|-1 1/2|0|3:12|-0:05|"
                                   "7 horse and 5 foot of Red|13 Blue foot|"
                                   "2 o'clock");
}

#define STORY(name) cmocka_unit_test_setup_teardown(name, sit_down, get_up)

int
main(void)
{
    const struct CMUnitTest tests[] = {
        STORY(the_promised_melee),
        STORY(the_floor_line_is_a_hint),
        STORY(support_that_was_not_counted),
        STORY(equal_forces_all_fall),
        STORY(mixed_arms_in_one_line),
        STORY(a_gunner_among_the_fallen_is_named),
        STORY(two_contacts_settled_at_once),
        STORY(contact_asks_for_support),
        STORY(the_choice_is_said_again),
        STORY(a_choice_that_falls_is_said),
        STORY(shots_and_whom_they_hit),
        STORY(a_man_spared_is_named),
        STORY(crews_and_capture),
        STORY(moves),
        STORY(prompts),
        STORY(undo_says_what),
        STORY(amended_late_and_before),
        STORY(what_if_has_no_number),
        STORY(the_promised_refusal),
        STORY(an_error_with_its_caret),
        STORY(what_is_typed_cannot_harm),
        STORY(a_long_line_is_shown_about_its_fault),
        STORY(every_fault_has_words),
        STORY(every_example_can_be_read),
        STORY(examples_speak_of_this_battle),
        STORY(no_effect_is_silent),
        STORY(bad_news_is_said_in_full),
        STORY(a_decided_battle),
        STORY(prisoners),
        STORY(the_status_accounts_for_every_man),
        STORY(first_lines_keep_within_80_columns),
        STORY(pieces),
    };
    return cmocka_run_group_tests_name("say", tests, NULL, NULL);
}
