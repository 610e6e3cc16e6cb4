/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_turn.c: whose move it is, what a move is made of, how far each man may
 * go in it, and what belongs to it still when its time is over.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "form.h"
#include "seat.h"

static void
set_out(void)
{
    static const char *const lines[] = {"side red",
                                        "side blue",
                                        "game own the moves matter",
                                        "body RA 20 inf",
                                        "body RC 10 cav",
                                        "body BA 20 inf",
                                        "body BC 10 cav",
                                        "gun RG1",
                                        "gun BG1",
                                        NULL};

    board_must(&b, lines);
}

static void
begin(void)
{
    set_out();
    tell(&b, "start red");
    tell(&b, "go");
}

static void
now(int32_t phase, int32_t mover, int32_t number)
{
    assert_int_equal(b.g->battle->phase, phase);
    assert_int_equal(b.g->battle->mover, mover);
    assert_int_equal(b.g->side[ROW(mover)].turn, number);
}

/* ---- the moves ---- */

static void
the_sides_move_in_turn(void **state)
{
    (void)state;
    set_out();
    tell(&b, "start blue");
    assert_int_equal(b.g->battle->phase, PHASE_INTERVAL);
    assert_int_equal(b.g->battle->seq, 0);
    tell(&b, "go");
    now(PHASE_MOVE, 2, 1);
    assert_int_equal(said(&b, EFFECT_TURN)->a, 2);
    falls(&b, "go", FAULT_PHASE_RUNNING);
    assert_int_equal(b.r.why.subject, 2);
    tell(&b, "time");
    now(PHASE_OVER, 2, 1);
    falls(&b, "time", FAULT_PHASE_MOVE);
    tell(&b, "interval");
    now(PHASE_INTERVAL, 2, 1);
    tell(&b, "go");
    now(PHASE_MOVE, 1, 1);
    tell(&b, "next");
    assert_non_null(said(&b, EFFECT_TIME));
    now(PHASE_MOVE, 2, 2);
    tell(&b, "interval"); /* says time itself */
    assert_non_null(said(&b, EFFECT_TIME));
    now(PHASE_INTERVAL, 2, 2);
    tell(&b, "next");
    assert_null(said(&b, EFFECT_TIME));
    now(PHASE_MOVE, 1, 2);
    assert_int_equal(b.g->rows[T_turn], 4);
    assert_int_equal(b.g->turn[3].number, 2);
    assert_int_equal(b.g->battle->seq, 4);
}

static void
nothing_moves_before_the_start(void **state)
{
    static const char *const lines[] = {"go",
                                        "next",
                                        "time",
                                        "interval",
                                        "settle",
                                        "pause",
                                        "resume",
                                        "move RA 12",
                                        "fire RG1 1",
                                        "melee RA v BA",
                                        "contact 1ra 1ba",
                                        "capture BG1 red past 4 near 0",
                                        "surrender RA to blue iso",
                                        "home RA.1",
                                        "retake RA.1 blue",
                                        "free BA.1",
                                        "finish drawn",
                                        NULL};
    char forced[96];

    (void)state;
    set_out();
    for (const char *const *line = lines; *line; line++) {
        falls(&b, *line, FAULT_PHASE_SETUP);
        snprintf(forced, sizeof forced, "overrule: %s", *line);
        falls(&b, forced, FAULT_PHASE_SETUP);
    }
}

/* Between the start and the first go there is no move to belong to. */
static void
nothing_moves_before_the_first_go(void **state)
{
    static const char *const lines[] = {"time",
                                        "interval",
                                        "move RA 12",
                                        "fire RG1 1",
                                        "melee RA v BA",
                                        "contact 1ra 1ba",
                                        "off RA.1",
                                        "capture BG1 red past 4 near 0",
                                        NULL};
    char forced[96];

    (void)state;
    set_out();
    tell(&b, "start red");
    for (const char *const *line = lines; *line; line++) {
        falls(&b, *line, FAULT_PHASE_MOVE);
        snprintf(forced, sizeof forced, "overrule: %s", *line);
        falls(&b, forced, FAULT_PHASE_MOVE);
    }
    tell(&b, "settle");
    assert_non_null(said(&b, EFFECT_NOTHING_OPEN));
}

static void
setting_up_is_over_when_it_starts(void **state)
{
    static const char *const lines[] = {"side green",        "body RB 5 inf",
                                        "gun RG2",           "edition french",
                                        "force red 5 inf",   "game rear",
                                        "toss first = blue", "battle X",
                                        "start blue",        NULL};

    (void)state;
    falls(&b, "start red", FAULT_NOT_TWO_SIDES);
    set_out();
    tell(&b, "start red");
    for (const char *const *line = lines; *line; line++)
        falls(&b, *line, FAULT_PHASE_STARTED);
    falls(&b, "overrule: start blue", FAULT_PHASE_STARTED);
    falls(&b, "set gun.shots 5", FAULT_BECAUSE);
    tell(&b, "set gun.shots 5 because we say so");
    assert_int_equal(tell(&b, "overrule: body RB 5 inf"), VERDICT_OVERRULED);
    assert_int_equal(count(&b, 1, MAN_FIT), 35);
}

static void
what_start_finds_irregular(void **state)
{
    (void)state;
    set_out();
    tell(&b, "body BB 1 inf");
    tell(&b, "gun BG2");
    tell(&b, "toss first = blue");
    tell(&b, "start red");
    int seen = 0;
    for (uint32_t i = 0; i < b.r.n_effect; i++)
        if (b.r.effect[i].kind == EFFECT_IRREGULAR)
            seen |= 1 << b.r.effect[i].a;
    assert_int_equal(seen, 1 << IRREGULAR_MEN | 1 << IRREGULAR_GUNS |
                               1 << IRREGULAR_FIRST);
    assert_true(cites(&b, RULE_F1));
}

static void
a_battle_entered_at_its_fourth_move(void **state)
{
    (void)state;
    set_out();
    tell(&b, "start blue 4");
    tell(&b, "next");
    now(PHASE_MOVE, 2, 4);
    tell(&b, "next");
    now(PHASE_MOVE, 1, 4);
}

static void
finished_it_is_finished(void **state)
{
    (void)state;
    begin();
    tell(&b, "contact 3ra 2ba iso");
    tell(&b, "finish red Blue gave in"); /* and settles what waits */
    assert_non_null(said(&b, EFFECT_TIME));
    assert_int_equal(b.g->rows[T_ruled], 1);
    assert_int_equal(b.g->battle->outcome, OUTCOME_WON);
    assert_int_equal(b.g->battle->winner, 1);
    falls(&b, "next", FAULT_PHASE_FINISHED);
    falls(&b, "move RA 12", FAULT_PHASE_FINISHED);
    falls(&b, "finish drawn", FAULT_PHASE_FINISHED);
    falls(&b, "crew RG1 RA.1-4", FAULT_PHASE_FINISHED);
    falls(&b, "overrule: next", FAULT_PHASE_FINISHED);
    tell(&b, "note a fine battle");
    tell(&b, "undo 2");
    now(PHASE_MOVE, 1, 1);
}

/* ---- how far ---- */

static void
a_foot_and_two_feet(void **state)
{
    (void)state;
    begin();
    tell(&b, "move RA.1 12 n");
    falls(&b, "move RA.2 12 1/64 n", FAULT_REACH);
    assert_int_equal(b.r.why.have, LENGTH_SIXTYFOURTH);
    assert_int_equal(b.r.why.need, 12 * LENGTH_INCH);
    assert_int_equal(b.r.why.rule, RULE_A1);
    tell(&b, "move RC.1 24 n");
    falls(&b, "move RC.2 24 1/64 n", FAULT_REACH);
    assert_int_equal(b.r.why.rule, RULE_A2);
    falls(&b, "move RC.2+RA.2 13 n", FAULT_REACH);
    tell(&b, "move RC.2+RA.2 12 n");
    assert_int_equal(said(&b, EFFECT_MOVED)->b, 2);
    falls(&b, "move BA.1 1", FAULT_NOT_YOUR_MOVE);
    falls(&b, "move RA.3+BA.1 1", FAULT_BOTH_SIDES);
    assert_int_equal(tell(&b, "overrule: move RA.3 13"), VERDICT_OVERRULED);
    assert_int_equal(b.g->man[man(&b, "RA.3")].moved, 13 * LENGTH_INCH);
}

static void
in_two_parts_it_is_one_move(void **state)
{
    (void)state;
    begin();
    tell(&b, "move RA.1 7");
    falls(&b, "move RA.1 5 1/64", FAULT_MOVED);
    assert_int_equal(b.r.why.have, 7 * LENGTH_INCH);
    tell(&b, "move RA.1 5");
    falls(&b, "move RA.1 1/64", FAULT_MOVED);
    falls(&b, "move RA.2 -5", FAULT_LENGTH);
    tell(&b, "move RA.2");
    falls(&b, "move RA.2 1/64", FAULT_MOVED);
    tell(&b, "next");
    tell(&b, "next");
    tell(&b, "move RA.1 12");
}

/* Every soldier may move: a body or count means those who have not. */
static void
bodies_and_counts_mean_who_has_not_moved(void **state)
{
    (void)state;
    begin();
    tell(&b, "move RA.1-5 12");
    tell(&b, "move RA 12");
    assert_int_equal(said(&b, EFFECT_MOVED)->b, 15);
    falls(&b, "move RA 12", FAULT_MOVED);
    tell(&b, "move RC.1-4 24");
    tell(&b, "move 6cr 24");
    assert_int_equal(b.g->man[man(&b, "RC.10")].moved, 24 * LENGTH_INCH);
    falls(&b, "move 1cr 24", FAULT_TOO_FEW);
}

static void
the_string_is_a_key(void **state)
{
    (void)state;
    begin();
    tell(&b, "set move.infantry 1'3 because we say so");
    tell(&b, "move RA.1 15");
    falls(&b, "move RA.2 15 1/64", FAULT_REACH);
}

/* H2b: who is in contact stays there until the move ends. */
static void
in_contact_he_stays(void **state)
{
    (void)state;
    begin();
    tell(&b, "contact RA.1 BA.1 near RA.2 s0");
    falls(&b, "move RA.1 1", FAULT_HELD_CONTACT);
    falls(&b, "move RA.2 1", FAULT_HELD_CONTACT);
    falls(&b, "off RA.1", FAULT_HELD_CONTACT);
    assert_int_equal(b.r.why.rule, RULE_H2b);
    tell(&b, "move RA.3 1");
    tell(&b, "next");
    tell(&b, "next");
    tell(&b, "move RA.2 12");
}

/* ---- what still belongs to the move (reading 42) ---- */

static void
lines_after_time_belong_to_the_move_until_its_first_ruling(void **state)
{
    (void)state;
    begin();
    tell(&b, "time");
    tell(&b, "move RA.1 12");
    assert_true(cites(&b, READING_BASE + 42));
    tell(&b, "interval");
    tell(&b, "move RA.2 12");
    tell(&b, "contact RA.3 BA.3");
    tell(&b, "melee RA.4,5 v BA.4 iso");
    assert_int_equal(b.g->rows[T_ruled], 2);
    falls(&b, "move RA.6 12", FAULT_CLOSED_MOVE);
    falls(&b, "contact RA.6 BA.6 s0", FAULT_CLOSED_MOVE);
    tell(&b, "off RA.6"); /* over the line stands until go */
    tell(&b, "melee RA.7,8 v BA.7 iso");
    tell(&b, "surrender BA.8 to red iso");
    tell(&b, "go");
    falls(&b, "move RA.9 1", FAULT_NOT_YOUR_MOVE);
}

/* What was forced in after that is still settled before the next move. */
static void
a_contact_forced_in_late_is_settled(void **state)
{
    (void)state;
    begin();
    tell(&b, "melee RA.4,5 v BA.4 iso");
    tell(&b, "overrule: contact RA.6 BA.6");
    assert_int_equal(melee_open(b.g), 1);
    tell(&b, "go");
    assert_int_equal(b.g->melee[1].state, MELEE_RULED);
    is(&b, "RA.6", MAN_DEAD);
}

static void
the_end_of_a_move_is_judged_once(void **state)
{
    (void)state;
    begin();
    tell(&b, "time");
    assert_int_equal(b.g->battle->passed, 0);
    tell(&b, "melee RA.1 v BA.1");
    assert_int_equal(b.g->battle->passed, 1);
    assert_int_equal(b.g->battle->frozen[0], 30);
    tell(&b, "melee RA.2 v BA.2");
    assert_int_equal(b.g->battle->frozen[0], 30);
    tell(&b, "undo 2"); /* undone with the line that needed it */
    assert_int_equal(b.g->battle->passed, 0);
    tell(&b, "go");
    assert_int_equal(b.g->battle->passed, 0);
    tell(&b, "next");
    assert_int_equal(b.g->battle->frozen[1], 30);
}

/* ---- over their own line (reading 17) ---- */

static void
over_the_line_and_on_again(void **state)
{
    (void)state;
    begin();
    tell(&b, "move RA.1 12 s");
    tell(&b, "off RA.1,2");
    is(&b, "RA.1", MAN_OFF);
    assert_int_equal(b.g->battle->guns_shut, 1);
    falls(&b, "off RA.1", FAULT_MAN_STATE);
    falls(&b, "off BA.1", FAULT_NOT_YOUR_MOVE);
    falls(&b, "move RA.2 12", FAULT_MOVED);
    falls(&b, "melee RA.1 v BA.1", FAULT_MAN_STATE);
    tell(&b, "next");
    falls(&b, "move RA.1 12", FAULT_NOT_YOUR_MOVE);
    tell(&b, "next");
    tell(&b, "move RA 12"); /* the body is who is on the field */
    is(&b, "RA.1", MAN_OFF);
    tell(&b, "move RA.1 12");
    is(&b, "RA.1", MAN_FIT);
    falls(&b, "move RA.1 1", FAULT_MOVED);
}

static void
the_freed_are_armed_by_the_line(void **state)
{
    (void)state;
    begin();
    tell(&b, "melee BA.1,2 v RA.1-4 iso");
    tell(&b, "free P1");
    tell(&b, "next");
    tell(&b, "off BA.1,2");
    tell(&b, "next");
    tell(&b, "next");
    tell(&b, "move BA.1,2 12");
    is(&b, "BA.1", MAN_FIT);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        told(the_sides_move_in_turn),
        told(nothing_moves_before_the_start),
        told(nothing_moves_before_the_first_go),
        told(setting_up_is_over_when_it_starts),
        told(what_start_finds_irregular),
        told(a_battle_entered_at_its_fourth_move),
        told(finished_it_is_finished),
        told(a_foot_and_two_feet),
        told(in_two_parts_it_is_one_move),
        told(bodies_and_counts_mean_who_has_not_moved),
        told(the_string_is_a_key),
        told(in_contact_he_stays),
        told(lines_after_time_belong_to_the_move_until_its_first_ruling),
        told(a_contact_forced_in_late_is_settled),
        told(the_end_of_a_move_is_judged_once),
        told(over_the_line_and_on_again),
        told(the_freed_are_armed_by_the_line),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
