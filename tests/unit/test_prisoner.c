/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_prisoner.c: guards and how many they watch, who is freed and when he
 * may walk again, the way home, and the white flag.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "seat.h"

static void
begin(const char *edition)
{
    static const char *const lines[] = {"game own the prisoners matter",
                                        "body RA 30 inf",
                                        "body RC 5 cav",
                                        "body BA 30 inf",
                                        "body BC 5 cav",
                                        "gun RG1",
                                        "gun BG1",
                                        "start red",
                                        "go",
                                        NULL};
    char line[64];

    tell(&b, "side red");
    tell(&b, "side blue");
    snprintf(line, sizeof line, "edition %s", edition);
    tell(&b, line);
    board_must(&b, lines);
}

/* Red takes BA.1 to BA.n at the end of its move; RA.1 leads them, or as many
 * as are asked for. */
static void
take(int n, int guards)
{
    char line[96];

    snprintf(line, sizeof line, "melee BA.1-%d v RA.1-%d iso", n, 2 * n);
    tell(&b, line);
    snprintf(line, sizeof line, "choose guard RA.1-%d", guards);
    tell(&b, line);
}

static const struct party *
party(int32_t number)
{
    int32_t row = party_find(b.g, number);

    assert_true(row >= 0);
    return &b.g->party[row];
}

static void
held(int32_t number, int32_t men, int32_t guards)
{
    assert_int_equal(party(number)->state, PARTY_HELD);
    assert_int_equal(party(number)->held, men);
    assert_int_equal(party(number)->guards, guards);
}

/* ---- seven to a guard ---- */

static void
one_man_watches_seven(void **state)
{
    (void)state;
    begin("book");
    take(7, 1);
    assert_null(said(&b, EFFECT_PARTY_SHORT));
    tell(&b, "next");
    assert_null(said(&b, EFFECT_PARTY_EXCESS));
    tell(&b, "next");
    held(1, 7, 1);
}

static void
the_eighth_goes_free_when_the_move_ends(void **state)
{
    (void)state;
    begin("book");
    take(8, 1);
    assert_int_equal(said(&b, EFFECT_PARTY_SHORT)->b, 8);
    tell(&b, "go");
    held(1, 8, 1); /* warned; Blue's move has yet to end */
    tell(&b, "time");
    held(1, 8, 1);
    tell(&b, "go");
    assert_int_equal(said(&b, EFFECT_PARTY_EXCESS)->b, 1);
    held(1, 7, 1);
    is(&b, "BA.8", MAN_DISARMED);
    is(&b, "BA.7", MAN_PRISONER);
    assert_true(cites(&b, READING_BASE + 14));
}

static void
another_guard_in_time_saves_the_eighth(void **state)
{
    (void)state;
    begin("book");
    take(8, 1);
    tell(&b, "next");
    tell(&b, "guard P1 RA.1+RA.20");
    assert_null(said(&b, EFFECT_PARTY_SHORT));
    tell(&b, "next");
    held(1, 8, 2);
}

static void
the_capacity_is_a_key(void **state)
{
    (void)state;
    begin("book");
    tell(&b, "set escort.capacity 3 because we say so");
    tell(&b, "? melee BA.1-6 v RA.1-12 iso");
    held(1, 6, 2);
    tell(&b, "melee BA.1-7 v RA.1-14 iso");
    held(1, 7, 3);
    tell(&b, "choose guard RA.1,2");
    tell(&b, "next");
    tell(&b, "next");
    held(1, 6, 2);
}

static void
nobody_to_guard_frees_all_when_the_move_ends(void **state)
{
    (void)state;
    begin("book");
    take(5, 1);
    tell(&b, "next");
    tell(&b, "guard P1 none");
    assert_int_equal(said(&b, EFFECT_PARTY_SHORT)->c, 0);
    held(1, 5, 0);
    tell(&b, "next");
    assert_int_equal(party(1)->state, PARTY_FREED);
    is(&b, "BA.5", MAN_DISARMED);
    assert_int_equal(party(1)->held, 0);
}

/* ---- freed ---- */

static void
the_last_guards_death_frees_them(void **state)
{
    (void)state;
    begin("book");
    take(5, 2);
    tell(&b, "next");
    tell(&b, "kill RA.1 a marble");
    held(1, 5, 1);
    tell(&b, "kill RA.2 a marble");
    assert_int_equal(party(1)->state, PARTY_FREED);
    assert_int_equal(said(&b, EFFECT_PARTY_FREED)->b, 5);
    assert_int_equal(said(&b, EFFECT_PARTY_FREED)->c, 1);
    assert_true(cites(&b, RULE_P3));
    assert_true(cites(&b, RULE_P4));
    is(&b, "BA.1", MAN_DISARMED);
}

static void
any_guards_death_can_free_them(void **state)
{
    (void)state;
    begin("book");
    tell(&b, "set liberation.trigger any-escort because we say so");
    take(5, 2);
    tell(&b, "next");
    tell(&b, "kill RA.2 a marble");
    assert_int_equal(party(1)->state, PARTY_FREED);
    assert_int_equal(b.g->man[man(&b, "RA.1")].guards, 0);
}

/* The retelling: nobody is freed but by comrades, who find them alone. */
static void
comrades_free_them_in_the_retelling(void **state)
{
    (void)state;
    begin("retelling");
    take(5, 1);
    tell(&b, "next");
    tell(&b, "kill RA.1 a marble");
    assert_non_null(said(&b, EFFECT_PARTY_SHORT));
    held(1, 5, 0);
    tell(&b, "next");
    held(1, 5, 0); /* nor by the end of a move */
    tell(&b, "next");
    tell(&b, "retake BA.1-3 blue");
    assert_int_equal(said(&b, EFFECT_RETAKEN)->b, 3);
    held(1, 2, 0);
    is(&b, "BA.3", MAN_DISARMED);
    tell(&b, "move BA.1 12"); /* and no hold */
    tell(&b, "retake 2p1 blue");
    assert_int_equal(party(1)->state, PARTY_ENDED);
}

/* P4: he stands still while the move in which the guard died goes on. */
static void
the_freed_stand_still_for_one_move(void **state)
{
    (void)state;
    begin("book");
    take(3, 1);
    tell(&b, "next");
    tell(&b, "kill RA.1 a marble");
    falls(&b, "move BA.1 1", FAULT_HELD_FREED);
    falls(&b, "off BA.1", FAULT_HELD_FREED);
    falls(&b, "home BA.1", FAULT_HELD_FREED);
    assert_int_equal(b.r.why.rule, RULE_P4);
    tell(&b, "next");
    tell(&b, "next");
    tell(&b, "move BA.1 12");
    tell(&b, "home BA.1");
    is(&b, "BA.1", MAN_FIT);
}

static void
freed_in_the_captors_move_they_walk_in_their_own(void **state)
{
    (void)state;
    begin("book");
    take(3, 1);
    tell(&b, "next");
    tell(&b, "next");
    tell(&b, "kill RA.1 a marble");
    tell(&b, "next");
    tell(&b, "move BA.1 12");
}

static void
the_freed_have_no_arms(void **state)
{
    (void)state;
    begin("book");
    take(3, 1);
    tell(&b, "kill RA.1 a marble");
    tell(&b, "next");
    falls(&b, "melee BA.1 v RA.20,21 iso", FAULT_MAN_STATE);
    falls(&b, "crew BG1 BA.1-4", FAULT_MAN_STATE);
    falls(&b, "home BA.1-4", FAULT_MAN_STATE); /* BA.4 has his arms */
    tell(&b, "home BA.1-3");
    assert_int_equal(said(&b, EFFECT_REARMED)->b, 3);
    tell(&b, "crew BG1 BA.1-4");
}

/* Gone is dead, taken, surrendered or over the line (reading 15). */
static void
a_guard_is_gone_in_many_ways(void **state)
{
    static const char *const gone[] = {
        "kill RA.1 a marble", "surrender RA.1 to blue iso guard BA.20",
        "melee RA.1 v BA.20,21 iso", "melee RA.1 v BA.20", NULL};

    (void)state;
    begin("book");
    take(3, 1);
    tell(&b, "next");
    for (const char *const *line = gone; *line; line++) {
        tell(&b, *line);
        assert_int_equal(party(1)->state, PARTY_FREED);
        is(&b, "BA.1", MAN_DISARMED);
        tell(&b, "undo");
        held(1, 3, 1);
    }
    tell(&b, "next");
    tell(&b, "off RA.1");
    assert_int_equal(party(1)->state, PARTY_FREED);
}

static void
a_prisoner_who_dies_is_one_less(void **state)
{
    (void)state;
    begin("book");
    take(3, 1);
    tell(&b, "kill BA.1,2 a marble");
    held(1, 1, 1);
    tell(&b, "kill BA.3 a marble");
    assert_int_equal(party(1)->state, PARTY_ENDED);
    assert_int_equal(b.g->man[man(&b, "RA.1")].guards, 0);
    assert_int_equal(b.g->captive[0].state, CAPTIVE_DEAD);
    falls(&b, "guard P1 RA.2", FAULT_PARTY_ENDED);
}

static void
the_referee_frees_them(void **state)
{
    (void)state;
    begin("book");
    take(5, 1);
    tell(&b, "free BA.1,2");
    held(1, 3, 1);
    falls(&b, "free BA.9", FAULT_MAN_STATE);
    tell(&b, "free P1");
    assert_int_equal(party(1)->state, PARTY_FREED);
    assert_int_equal(count(&b, 2, MAN_DISARMED), 5);
    falls(&b, "free P1", FAULT_PARTY_ENDED);
    falls(&b, "free P2", FAULT_NO_PARTY);
}

/* ---- guards ---- */

static void
who_may_guard(void **state)
{
    (void)state;
    begin("book");
    take(3, 1);
    tell(&b, "kill RA.9 a marble");
    falls(&b, "guard P1 RA.9", FAULT_GUARD_STATE);
    falls(&b, "guard P1 BA.9", FAULT_GUARD_SIDE);
    falls(&b, "guard P2 RA.2", FAULT_NO_PARTY);
    falls(&b, "guard P1 BA.1", FAULT_GUARD_STATE);
    tell(&b, "guard P1 RC.1");
    held(1, 3, 1);
    assert_int_equal(b.g->man[man(&b, "RA.1")].guards, 0);
    assert_int_equal(b.g->man[man(&b, "RC.1")].guards, 1);
    tell(&b, "escort P1 RA.2,3");
    held(1, 3, 2);
}

static void
a_guard_of_another_party_leaves_his_own(void **state)
{
    (void)state;
    begin("book");
    tell(&b, "melee BA.1-3 v RA.1-6 iso");
    tell(&b, "melee BA.4-6 v RA.7-12 iso");
    tell(&b, "choose M1 guard RA.1");
    tell(&b, "guard P2 RA.1");
    held(1, 3, 0);
    held(2, 3, 1);
    tell(&b, "join P1 P2");
    held(2, 6, 1);
    assert_int_equal(party(1)->state, PARTY_ENDED);
    falls(&b, "join P1 P2", FAULT_PARTY_ENDED);
    falls(&b, "join P2 P2", FAULT_SAME_PARTY);
    tell(&b, "next");
    tell(&b, "kill RA.1 a marble");
    assert_int_equal(count(&b, 2, MAN_DISARMED), 6);
}

/* ---- on the march ---- */

static void
prisoners_march_in_their_captors_move(void **state)
{
    (void)state;
    begin("book");
    take(3, 1);
    tell(&b, "guard P1 RC.1");
    falls(&b, "home P1", FAULT_PARTY_NEW); /* the move after moves them */
    tell(&b, "next");
    falls(&b, "move P1 12", FAULT_NOT_YOUR_MOVE);
    tell(&b, "next");
    falls(&b, "move P1 12 1/64", FAULT_REACH); /* the slowest of them */
    tell(&b, "move P1 12");
    falls(&b, "move RC.1 13", FAULT_MOVED); /* it spends the guard's move */
    assert_int_equal(b.g->battle->guns_shut, 1);
    tell(&b, "next");
    tell(&b, "next");
    tell(&b, "move P1");
    assert_int_equal(b.g->man[man(&b, "BA.1")].moved, 12 * LENGTH_INCH);
    assert_int_equal(b.g->man[man(&b, "RC.1")].moved, 12 * LENGTH_INCH);
    tell(&b, "next");
    tell(&b, "next");
    tell(&b, "guard P1 none");
    falls(&b, "move P1 12", FAULT_PARTY_GUARD);
}

static void
prisoners_stay_where_they_were_in_the_retelling(void **state)
{
    (void)state;
    begin("retelling");
    take(3, 1);
    tell(&b, "next");
    tell(&b, "next");
    falls(&b, "move P1 12", FAULT_PRISONER_MARCH);
}

static void
home_they_are_beyond_liberation(void **state)
{
    (void)state;
    begin("book");
    take(3, 1);
    tell(&b, "next");
    tell(&b, "next");
    tell(&b, "guard P1 none");
    falls(&b, "home P1", FAULT_PARTY_GUARD);
    tell(&b, "guard P1 RA.1");
    tell(&b, "home P1");
    assert_int_equal(said(&b, EFFECT_PARTY_HOME)->b, 3);
    assert_int_equal(party(1)->state, PARTY_DELIVERED);
    is(&b, "BA.1", MAN_DELIVERED);
    assert_int_equal(b.g->man[man(&b, "RA.1")].guards, 0);
    falls(&b, "home P1", FAULT_PARTY_ENDED);
    falls(&b, "guard P1 RA.2", FAULT_PARTY_ENDED);
    falls(&b, "move P1 12", FAULT_PARTY_ENDED);
    falls(&b, "retake BA.1 blue", FAULT_MAN_STATE);
    tell(&b, "kill RA.1 a marble");
    is(&b, "BA.1", MAN_DELIVERED);
    falls(&b, "home P2", FAULT_NO_PARTY);
    tell(&b, "free BA.1"); /* by the referee's word alone */
    is(&b, "BA.1", MAN_DISARMED);
}

static void
where_home_is_not_safe_they_need_their_guard(void **state)
{
    (void)state;
    begin("book");
    tell(&b, "set delivery.safe no because we say so");
    take(3, 1);
    tell(&b, "next");
    falls(&b, "home P1", FAULT_NOT_YOUR_MOVE);
    tell(&b, "next");
    tell(&b, "home P1");
    assert_int_equal(said(&b, EFFECT_PARTY_LINE)->b, 3);
    held(1, 3, 1);
    is(&b, "BA.1", MAN_PRISONER);
    tell(&b, "kill RA.1 a marble");
    is(&b, "BA.1", MAN_DISARMED);
}

/* ---- unarmed men come upon ---- */

static void
the_unarmed_are_retaken(void **state)
{
    (void)state;
    begin("book");
    take(9, 2);
    tell(&b, "free P1");
    tell(&b, "next");
    falls(&b, "retake BA.1 green", FAULT_NO_SIDE);
    falls(&b, "retake BA.20 red", FAULT_MAN_STATE);
    falls(&b, "retake BA.1 red guard BA.20", FAULT_GUARD_SIDE);
    tell(&b, "retake BA.1-8 red guard RA.5");
    held(2, 8, 1);
    assert_non_null(said(&b, EFFECT_PARTY_SHORT));
    falls(&b, "retake BA.1 red", FAULT_MAN_STATE); /* held already */
    tell(&b, "retake BA.9 red");
    held(3, 1, 0);
    tell(&b, "retake BA.9 blue");
    assert_int_equal(party(3)->state, PARTY_ENDED);
}

/* ---- the white flag ---- */

static void
an_isolated_body_may_give_in(void **state)
{
    (void)state;
    begin("book");
    falls(&b, "surrender BC to red", FAULT_SUPPORT);
    assert_int_equal(b.r.why.need, 3);
    tell(&b, "? surrender BC to red s2"); /* two are less than half of five */
    tell(&b, "? surrender BC to red iso");
    falls(&b, "surrender BC to red s3", FAULT_SURRENDER);
    assert_int_equal(b.r.why.have, 3);
    assert_int_equal(b.r.why.need, 3);
    assert_int_equal(b.r.why.rule, RULE_P9);
    falls(&b, "surrender BC to red sup", FAULT_SURRENDER);
    tell(&b, "? surrender BC.1-4 to red s1");
    falls(&b, "surrender BC.1-4 to red s2", FAULT_SURRENDER);
    falls(&b, "surrender BC to blue iso", FAULT_SAME_SIDE);
    falls(&b, "surrender BC+RC to red iso", FAULT_BOTH_SIDES);
    falls(&b, "surrender BC to red iso guard BA.1", FAULT_GUARD_SIDE);
    assert_int_equal(tell(&b, "? overrule: surrender BC to red s3"),
                     VERDICT_OVERRULED);
    tell(&b, "surrender BC to red iso guard RA.1"); /* in Red's own move */
    held(1, 5, 1);
    assert_int_equal(b.g->captive[4].state, CAPTIVE_HELD);
}

static void
half_the_army_saves_in_other_editions(void **state)
{
    (void)state;
    begin("retelling"); /* half of 35; own men count, in one's own move */
    falls(&b, "surrender BC to red s12", FAULT_SURRENDER_WHEN);
    tell(&b, "next");
    tell(&b, "? surrender BC to red s12");
    falls(&b, "surrender BC to red s13", FAULT_SURRENDER);
    tell(&b, "? surrender BA to red iso");
    tell(&b, "time");
    falls(&b, "surrender BC to red s12", FAULT_SURRENDER_WHEN);
}

static void
others_alone_save_in_the_russian(void **state)
{
    (void)state;
    begin("russian");
    tell(&b, "? surrender BC to red s17");
    falls(&b, "surrender BC to red s18", FAULT_SURRENDER);
}

static void
anyone_may_where_it_is_agreed(void **state)
{
    (void)state;
    begin("book");
    tell(&b, "set surrender.needs_isolation no because we say so");
    tell(&b, "surrender BC to red s5");
    held(1, 5, 0);
    tell(&b, "next"); /* and nobody guards them */
    is(&b, "BC.1", MAN_DISARMED);
}

/* Reading 37: a whole lesser force, until its melee is settled. */
static void
a_whole_lesser_force_in_contact_may(void **state)
{
    (void)state;
    begin("book");
    tell(&b, "contact BA.1-3 RA.1-4 near BA.4 near RA.5 s2");
    falls(&b, "surrender BA.1-3 to red", FAULT_SUPPORT);  /* not the whole */
    falls(&b, "surrender RA.1-5 to blue", FAULT_SUPPORT); /* the greater */
    tell(&b, "? surrender BA.1-4 to red");
    assert_non_null(said(&b, EFFECT_MELEE_VOID));
    tell(&b, "settle");
    falls(&b, "surrender RA.5 to blue", FAULT_SUPPORT);
    tell(&b, "undo");
    tell(&b, "surrender BA.1-4 to red guard RA.1");
    assert_int_equal(b.g->melee[0].state, MELEE_VOID);
    held(1, 4, 1);
    tell(&b, "next");
    assert_int_equal(b.g->rows[T_ruled], 0);
    assert_int_equal(count(&b, 1, MAN_DEAD), 0);
}

/* ---- a battle entered as it stands ---- */

static void
prisoners_and_dead_of_before(void **state)
{
    static const char *const lines[] = {"side red",
                                        "side blue",
                                        "body RA 9 inf",
                                        "body BA 9 inf",
                                        "prisoner BA.1-3 of red guard RA.1",
                                        "dead BA.4-5",
                                        NULL};

    (void)state;
    board_must(&b, lines);
    held(1, 3, 1);
    falls(&b, "prisoner BA.6 of blue", FAULT_OWN_MEN);
    falls(&b, "prisoner BA.1 of red", FAULT_MAN_STATE);
    falls(&b, "prisoner BA.6 of red guard BA.7", FAULT_GUARD_SIDE);
    assert_int_equal(count(&b, 2, MAN_FIT), 4);
    tell(&b, "start red 4");
    assert_int_equal(b.g->side[1].started[0], 9);
    falls(&b, "dead BA.6", FAULT_PHASE_STARTED);
    falls(&b, "prisoner BA.6 of red", FAULT_PHASE_STARTED);
    tell(&b, "next");
    assert_int_equal(b.g->turn[0].number, 4);
    tell(&b, "move P1 12");
}

static void
who_was_only_leaning_stands_again(void **state)
{
    (void)state;
    begin("book");
    tell(&b, "kill RA.1 a marble");
    falls(&b, "kill RA.1 again", FAULT_MAN_STATE);
    tell(&b, "restore RA.1 he was only leaning");
    is(&b, "RA.1", MAN_FIT);
    falls(&b, "restore RA.1", FAULT_MAN_STATE);
    take(3, 1);
    falls(&b, "restore BA.1", FAULT_MAN_STATE);
    assert_int_equal(b.g->rows[T_casualty], 1);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        told(one_man_watches_seven),
        told(the_eighth_goes_free_when_the_move_ends),
        told(another_guard_in_time_saves_the_eighth),
        told(the_capacity_is_a_key),
        told(nobody_to_guard_frees_all_when_the_move_ends),
        told(the_last_guards_death_frees_them),
        told(any_guards_death_can_free_them),
        told(comrades_free_them_in_the_retelling),
        told(the_freed_stand_still_for_one_move),
        told(freed_in_the_captors_move_they_walk_in_their_own),
        told(the_freed_have_no_arms),
        told(a_guard_is_gone_in_many_ways),
        told(a_prisoner_who_dies_is_one_less),
        told(the_referee_frees_them),
        told(who_may_guard),
        told(a_guard_of_another_party_leaves_his_own),
        told(prisoners_march_in_their_captors_move),
        told(prisoners_stay_where_they_were_in_the_retelling),
        told(home_they_are_beyond_liberation),
        told(where_home_is_not_safe_they_need_their_guard),
        told(the_unarmed_are_retaken),
        told(an_isolated_body_may_give_in),
        told(half_the_army_saves_in_other_editions),
        told(others_alone_save_in_the_russian),
        told(anyone_may_where_it_is_agreed),
        told(a_whole_lesser_force_in_contact_may),
        told(prisoners_and_dead_of_before),
        told(who_was_only_leaning_stands_again),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
