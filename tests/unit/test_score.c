/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_score.c: what a battle is worth, in half-points, and what decides it,
 * to the man.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "score.h"
#include "seat.h"

static struct score
score(int32_t side)
{
    struct score s;

    score_side(b.g, side, &s);
    assert_int_equal(s.total, s.victory + s.guns + s.cavalry + s.infantry +
                                  s.own_prisoners + s.taken + s.award);
    return s;
}

static void
forces(const char *edition, int red, int blue)
{
    char line[64];

    tell(&b, "side red");
    tell(&b, "side blue");
    snprintf(line, sizeof line, "edition %s", edition);
    tell(&b, line);
    snprintf(line, sizeof line, "body RA %d inf", red);
    tell(&b, line);
    snprintf(line, sizeof line, "body BA %d inf", blue);
    tell(&b, line);
}

static bool
house(enum key_id k)
{
    for (uint16_t i = 0; i < b.r.n_house; i++)
        if (b.r.house[i] == k)
            return true;
    return false;
}

static void
begin(const char *edition, int red, int blue)
{
    forces(edition, red, blue);
    tell(&b, "start red");
    tell(&b, "go");
}

/* What only one side has is named, whichever it is. */
static void
a_value_of_one_side_is_named(void **state)
{
    (void)state;
    forces("book", 9, 10);
    tell(&b, "gun RG1");
    tell(&b, "body BC 4 cav");
    tell(&b, "set score.gun_halves 12");
    tell(&b, "set score.cavalry_halves 5");
    tell(&b, "start red");
    tell(&b, "go");
    tell(&b, "finish red they gave in");
    assert_true(house(KEY_SCORE_GUN_HALVES));
    assert_true(house(KEY_SCORE_CAVALRY_HALVES));
    assert_false(house(KEY_SCORE_INFANTRY_HALVES));
}

/* ---- points ---- */

static void
what_each_is_worth(void **state)
{
    (void)state;
    forces("book", 9, 10);
    tell(&b, "body RC 4 cav");
    tell(&b, "body BC 3 cav");
    tell(&b, "gun RG1");
    tell(&b, "gun RG2");
    tell(&b, "gun BG1");
    tell(&b, "start red");
    tell(&b, "go");
    assert_int_equal(score(1).total, 2 * 20 + 4 * 3 + 9 * 2);
    assert_int_equal(score(2).total, 1 * 20 + 3 * 3 + 10 * 2);
    assert_int_equal(score(1).net, 70 - 49);
    assert_int_equal(score(2).net, 49 - 70);
    tell(&b, "kill RC.1+BA.1 a marble");
    assert_int_equal(score(1).total, 67);
    assert_int_equal(score(2).total, 47);
    tell(&b, "melee BA.2-4 v RA.1-6 iso"); /* three held: half for each side */
    assert_int_equal(score(1).taken, 3);
    assert_int_equal(score(2).own_prisoners, 3);
    assert_int_equal(score(1).total, 70);
    assert_int_equal(score(2).total, 47 - 6 + 3);
    tell(&b, "overrule: home P1 because they were there");
    assert_int_equal(score(1).taken, 3);
    assert_int_equal(score(2).own_prisoners, 3);
    tell(&b, "free BA.2"); /* unarmed, and worth a man again */
    assert_int_equal(score(2).infantry, 7 * 2);
    tell(&b, "off RA.9"); /* over the line, and alive */
    assert_int_equal(score(1).infantry, 9 * 2);
    assert_false(score(1).official);
}

static void
guns_held_or_in_a_position_to_be_taken(void **state)
{
    (void)state;
    forces("book", 20, 20);
    tell(&b, "gun BG1");
    tell(&b, "gun BG2");
    tell(&b, "start red");
    tell(&b, "go");
    assert_int_equal(score(2).n_guns, 2);
    tell(&b, "gun BG2 takeable red");
    assert_int_equal(score(1).n_guns, 1);
    assert_int_equal(score(2).n_guns, 2); /* he holds it too */
    tell(&b, "capture BG1 red past 4 near 0");
    assert_int_equal(score(1).n_guns, 2);
    assert_int_equal(score(2).n_guns, 1);
    tell(&b, "gun BG2 takeable none");
    assert_int_equal(score(1).n_guns, 1);
}

static void
the_russian_counts_guns_held(void **state)
{
    (void)state;
    forces("russian", 20, 20);
    tell(&b, "gun BG1");
    tell(&b, "start red");
    tell(&b, "gun BG1 takeable red");
    assert_int_equal(score(1).n_guns, 0);
    assert_int_equal(score(2).n_guns, 1);
}

static void
the_victory_and_the_award(void **state)
{
    (void)state;
    begin("book", 20, 20);
    tell(&b, "award red 20 the farm");
    assert_int_equal(score(1).award, 40);
    tell(&b, "award red 3 1/2 and the well");
    assert_int_equal(score(1).award, 47);
    tell(&b, "? finish red Blue gave in");
    assert_int_equal(score(1).victory, 200);
    assert_int_equal(score(2).victory, 0);
    assert_true(score(1).official);
    tell(&b, "? finish drawn");
    assert_int_equal(score(1).victory, 100);
    assert_int_equal(score(2).victory, 100);
    tell(&b, "finish undecided the hall closes");
    assert_int_equal(score(1).victory, 0);
    assert_int_equal(score(2).victory, 0);
    assert_int_equal(score(1).net, 47);
}

static void
each_value_is_a_key(void **state)
{
    (void)state;
    forces("book", 20, 20);
    tell(&b, "set score.infantry_halves 5");
    tell(&b, "set score.victory_halves 300");
    tell(&b, "start red");
    tell(&b, "finish drawn");
    assert_int_equal(score(1).total, 100 + 150);
}

/* ---- decided ---- */

static void
kill_down_to(int32_t side, int32_t left)
{
    char line[64];
    int32_t n = count(&b, side, MAN_FIT) - left;

    if (n <= 0)
        return;
    snprintf(line, sizeof line, "kill %d%s a marble", n,
             side == 1 ? "ra" : "ba");
    tell(&b, line);
}

struct draw_case {
    const char *edition;
    int red, blue; /* at the start */
    int red_left, blue_left;
    int32_t decided; /* 3 drawn */
};

/* Both below fifteen; below ten where both began below fifty. */
static void
drawn_when_both_are_small(void **state)
{
    static const struct draw_case cases[] = {
        {"book",      60, 60, 15, 14, 0},
        {"book",      60, 60, 14, 15, 0},
        {"book",      60, 60, 14, 14, 3},
        {"book",      50, 50, 14, 14, 3},
        {"book",      50, 49, 14, 14, 3},
        {"book",      49, 50, 14, 14, 3},
        {"book",      49, 49, 14, 14, 0},
        {"book",      49, 49, 10, 9,  0},
        {"book",      49, 49, 9,  10, 0},
        {"book",      49, 49, 9,  9,  3},
        {"book",      9,  9,  8,  8,  0}, /* never as many */
        {"book",      10, 9,  9,  8,  3},
        {"retelling", 60, 60, 15, 14, 0},
        {"retelling", 60, 60, 14, 14, 3},
        {"russian",   60, 60, 16, 15, 0}, /* to fifteen */
        {"russian",   60, 60, 15, 15, 3},
        {"russian",   51, 50, 15, 15, 3}, /* not more than fifty */
        {"russian",   50, 50, 15, 15, 0},
        {"russian",   50, 50, 11, 10, 0},
        {"russian",   50, 50, 10, 10, 3},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const struct draw_case *c = &cases[i];

        board_init(&b);
        begin(c->edition, c->red, c->blue);
        kill_down_to(1, c->red_left);
        kill_down_to(2, c->blue_left);
        if (b.g->battle->decided != c->decided)
            fail_msg("%s %d v %d, %d v %d left: %d", c->edition, c->red,
                     c->blue, c->red_left, c->blue_left, b.g->battle->decided);
        board_release(&b);
    }
}

static void
the_fewest_to_play_with_is_no_limit(void **state)
{
    (void)state;
    forces("book", 30, 30);
    tell(&b, "set draw.small_meaning fewest");
    tell(&b, "start red");
    tell(&b, "go");
    kill_down_to(1, 14);
    kill_down_to(2, 14);
    assert_int_equal(b.g->battle->decided, 3);
}

/* Prisoners are not counted; the unarmed and those over the line are. */
static void
who_counts_for_a_draw(void **state)
{
    (void)state;
    begin("book", 60, 60);
    kill_down_to(2, 14);
    kill_down_to(1, 15);
    assert_int_equal(b.g->battle->decided, 0);
    tell(&b, "surrender 1ra to blue iso");
    assert_int_equal(said(&b, EFFECT_DECIDED)->a, 3);
    assert_int_equal(said(&b, EFFECT_DECIDED)->b, RULE_V1f);
    tell(&b, "free P1");
    assert_int_equal(b.g->battle->decided, 0);
    tell(&b, "off RA.60");
    assert_int_equal(b.g->battle->decided, 0);
    tell(&b, "kill RA.60 over the line");
    assert_int_equal(b.g->battle->decided, 3);
    assert_non_null(said(&b, EFFECT_DECIDED));
    tell(&b, "note it is declared once");
    assert_null(said(&b, EFFECT_DECIDED));
    tell(&b, "move RA.59 12"); /* and never enforced */
}

static void
killed_or_taken_to_the_last_man(void **state)
{
    (void)state;
    begin("book", 30, 30);
    kill_down_to(2, 1);
    assert_int_equal(b.g->battle->decided, 0);
    tell(&b, "? kill BA.30 a marble");
    assert_int_equal(b.g->battle->decided, 1);
    assert_int_equal(said(&b, EFFECT_DECIDED)->b, RULE_V1a);
    tell(&b, "surrender BA.30 to red iso");
    assert_int_equal(b.g->battle->decided, 1);
    tell(&b, "undo");
    assert_int_equal(b.g->battle->decided, 0);
    tell(&b, "melee BA.30 v RA.1"); /* one for one */
    assert_int_equal(b.g->battle->decided, 1);
}

static void
all_against_all_is_a_draw(void **state)
{
    (void)state;
    begin("book", 12, 12);
    tell(&b, "melee RA v BA");
    assert_int_equal(b.g->battle->decided, 3);
}

/* Reading 29: nobody able to fight on the field at the end of its own move. */
static void
driven_off_at_the_end_of_its_own_move(void **state)
{
    (void)state;
    begin("book", 30, 30);
    tell(&b, "off RA.1-29");
    tell(&b, "? off RA.30");
    assert_int_equal(b.g->battle->decided, 0); /* the move still runs */
    tell(&b, "? time");
    assert_int_equal(b.g->battle->decided, 0); /* one stands */
    tell(&b, "off RA.30");
    tell(&b, "time");
    assert_int_equal(b.g->battle->decided, 2);
    assert_int_equal(said(&b, EFFECT_DECIDED)->a, 2);
    tell(&b, "undo");
    tell(&b, "undo");
    tell(&b, "next");
    tell(&b, "surrender RA.30 to blue iso"); /* in Blue's move */
    assert_int_equal(b.g->battle->decided, 0);
    tell(&b, "time");
    assert_int_equal(b.g->battle->decided, 0);
    tell(&b, "go");
    tell(&b, "time");
    assert_int_equal(b.g->battle->decided, 2);
}

static void
the_unarmed_cannot_hold_the_field(void **state)
{
    (void)state;
    begin("book", 30, 30);
    tell(&b, "surrender RA to blue iso guard BA.1-5");
    assert_int_equal(b.g->battle->decided, 2); /* all are taken */
    tell(&b, "free P1");
    assert_int_equal(b.g->battle->decided, 0);
    tell(&b, "time");
    assert_int_equal(b.g->battle->decided, 2);
}

static void
other_games_are_decided_otherwise(void **state)
{
    static const char *const games[] = {
        "game rear", "game defence defender red", "game own whatever"};

    (void)state;
    for (size_t i = 0; i < 3; i++) {
        board_init(&b);
        forces("book", 60, 60);
        tell(&b, games[i]);
        tell(&b, "start red");
        tell(&b, "go");
        kill_down_to(1, 5);
        kill_down_to(2, 5);
        assert_int_equal(b.g->battle->decided, 0);
        board_release(&b);
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        told(a_value_of_one_side_is_named),
        told(what_each_is_worth),
        told(guns_held_or_in_a_position_to_be_taken),
        told(the_russian_counts_guns_held),
        told(the_victory_and_the_award),
        told(each_value_is_a_key),
        cmocka_unit_test(drawn_when_both_are_small),
        told(the_fewest_to_play_with_is_no_limit),
        told(who_counts_for_a_draw),
        told(killed_or_taken_to_the_last_man),
        told(all_against_all_is_a_draw),
        told(driven_off_at_the_end_of_its_own_move),
        told(the_unarmed_cannot_hold_the_field),
        cmocka_unit_test(other_games_are_decided_otherwise),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
