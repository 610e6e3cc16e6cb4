/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_games.c: a Blow at the Rear and a Defensive Game, to the man and to the
 * move; men at the enemy's line; the retreat and what capitulates.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "games.h"
#include "place.h"
#include "seat.h"

static void
tell_n(const char *before, int n, const char *after)
{
    char line[80];

    snprintf(line, sizeof line, "%s%d%s", before, n, after);
    tell(&b, line);
}

static void
forces(const char *edition, int red, int blue)
{
    char line[64];

    tell(&b, "side red back south");
    tell(&b, "side blue back north");
    snprintf(line, sizeof line, "edition %s", edition);
    tell(&b, line);
    tell_n("body RA ", red, " inf");
    tell_n("body BA ", blue, " inf");
}

static void
begin(const char *game)
{
    tell(&b, game);
    tell(&b, "start red");
    tell(&b, "go");
}

static int32_t
decided(void)
{
    return b.g->battle->decided;
}

/* ---- at the enemy's line ---- */

static void
three_at_the_line_when_the_move_is_settled(void **state)
{
    static const char *const editions[] = {"book", "retelling", "french",
                                           "russian"};

    (void)state;
    for (size_t i = 0; i < 4; i++) {
        board_init(&b);
        forces(editions[i], 20, 20);
        begin("game rear");
        tell(&b, "reach 2ra");
        assert_int_equal(said(&b, EFFECT_REACHED)->c, 3);
        assert_int_equal(decided(), 0);
        tell(&b, "? next");
        assert_int_equal(decided(), 0);
        tell(&b, "reach 1ra");
        assert_int_equal(decided(), 0); /* the move is not over */
        tell(&b, "time");
        assert_int_equal(decided(), 0);
        tell(&b, "? settle");
        assert_int_equal(decided(), 1);
        tell(&b, "? interval");
        assert_int_equal(decided(), 1);
        tell(&b, "next");
        assert_int_equal(decided(), 1);
        assert_int_equal(said(&b, EFFECT_DECIDED)->b, RULE_V2a);
        assert_true(cites(&b, READING_BASE + 30));
        tell(&b, "next");
        assert_null(said(&b, EFFECT_DECIDED));
        board_release(&b);
    }
}

static void
who_stands_there_no_more(void **state)
{
    (void)state;
    forces("book", 20, 20);
    begin("game rear");
    tell(&b, "reach RA.1-4");
    assert_int_equal(rear_count(b.g, 1), 4);
    tell(&b, "? move RA.1 3 s");
    assert_int_equal(rear_count(b.g, 1), 3);
    tell(&b, "? off RA.2");
    assert_int_equal(rear_count(b.g, 1), 3);
    tell(&b, "? kill RA.3 a marble");
    assert_int_equal(rear_count(b.g, 1), 3);
    tell(&b, "? surrender RA.4 to blue iso");
    assert_int_equal(rear_count(b.g, 1), 3);
    tell(&b, "reach 2ra"); /* a count takes others */
    assert_int_equal(rear_count(b.g, 1), 6);
    falls(&b, "reach 1ba", FAULT_TOO_FEW);
    falls(&b, "reach BA.1", FAULT_MAN_SIDE);
    tell(&b, "next");
    tell(&b, "next");
    assert_int_equal(rear_count(b.g, 1), 6); /* they have not moved */
}

static void
an_open_melee_comes_first(void **state)
{
    (void)state;
    forces("book", 20, 20);
    begin("game rear");
    tell(&b, "reach RA.1-3");
    tell(&b, "contact RA.1 BA.1");
    tell(&b, "time");
    tell(&b, "settle");
    assert_int_equal(decided(), 0); /* one of the three fell */
    tell(&b, "next");
    assert_int_equal(decided(), 0);
    tell(&b, "next");
    tell(&b, "reach 1ra");
    tell(&b, "contact RA.10 BA.10");
    tell(&b, "next");
    assert_int_equal(decided(), 1);
}

static void
both_at_once_and_the_mover_has_it(void **state)
{
    (void)state;
    forces("book", 20, 20);
    tell(&b, "set rear.men 2");
    begin("game rear");
    tell(&b, "reach 1ra");
    tell(&b, "next");
    tell(&b, "reach 1ba");
    tell(&b, "next");
    tell(&b, "set rear.men 1 because we agreed");
    tell(&b, "next");
    assert_int_equal(decided(), 1);
}

/* ---- with places ---- */

static void
stand(const char *name, length x, length y, int32_t placed)
{
    struct game *g = &b.h.game;
    int32_t row = man(&b, name);

    SET(g, man, row, placed, placed);
    SET(g, man, row, x, x);
    SET(g, man, row, y, y);
}

static void
measure(length x, length y)
{
    struct game *g = &b.h.game;

    SET(g, battle, 0, field_x, x);
    SET(g, battle, 0, field_y, y);
}

static void
a_man_with_a_place_stands_where_he_is(void **state)
{
    const length foot = LENGTH_FOOT, radius = LENGTH_INCH * 3 / 8,
                 slack = LENGTH_INCH / 4, far = 8 * LENGTH_FOOT;

    (void)state;
    forces("book", 20, 20);
    begin("game rear");
    measure(18 * foot, far);
    stand("RA.1", 9 * foot, far - radius - slack, MEASURED);
    tell(&b, "reach RA.1");
    stand("RA.2", 9 * foot, far - radius - slack - 1, MEASURED);
    falls(&b, "reach RA.2", FAULT_NOT_AT_LINE);
    assert_int_equal(b.r.why.have, slack + 1);
    stand("RA.3", 9 * foot, far - radius - 3 * LENGTH_INCH, ESTIMATED);
    tell(&b, "reach RA.3");
    stand("RA.4", 9 * foot, far - radius - 3 * LENGTH_INCH - 1, ESTIMATED);
    falls(&b, "reach RA.4", FAULT_NOT_AT_LINE);
    tell(&b, "overrule: reach RA.4");
    assert_int_equal(rear_count(b.g, 1), 3);
}

/* Left and right are those of the line's own player. */
static void
only_a_part_counts(void **state)
{
    static const struct {
        const char *part;
        int32_t feet; /* along the north line of eight feet */
        bool in;
    } cases[] = {
        {"left",   5, true },
        {"left",   3, false},
        {"right",  3, true },
        {"right",  5, false},
        {"middle", 2, true },
        {"middle", 6, true },
        {"middle", 1, false},
        {"middle", 7, false},
        {"all",    1, true },
    };
    char line[40];

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        board_init(&b);
        forces("book", 20, 20);
        snprintf(line, sizeof line, "game rear %s", cases[i].part);
        begin(line);
        measure(8 * LENGTH_FOOT, 8 * LENGTH_FOOT);
        stand("RA.1", cases[i].feet * LENGTH_FOOT, 8 * LENGTH_FOOT, MEASURED);
        if (cases[i].in)
            tell(&b, "reach RA.1");
        else
            falls(&b, "reach RA.1", FAULT_REAR_PLACE);
        if (i < 8)
            falls(&b, "reach RA.2", FAULT_REAR_WHERE);
        board_release(&b);
    }
}

static void
the_key_says_it_where_the_game_does_not(void **state)
{
    (void)state;
    forces("book", 20, 20);
    tell(&b, "set rear.part right");
    tell(&b, "game rear");
    assert_int_equal(rear_part(b.g), PART_RIGHT);
    tell(&b, "game rear all");
    assert_int_equal(rear_part(b.g), PART_ALL);
    tell(&b, "game rear middle");
    assert_int_equal(rear_part(b.g), PART_MIDDLE);
}

/* ---- the retreat ---- */

static void
blown(void)
{
    tell(&b, "reach 3ra");
    tell(&b, "next");
    assert_int_equal(decided(), 1);
}

static void
six_of_its_own_moves_from_its_next(void **state)
{
    (void)state;
    forces("book", 20, 20);
    tell(&b, "gun BG1");
    tell(&b, "gun BG2");
    begin("game rear");
    blown(); /* Blue's first move of six runs */
    for (int k = 1; k <= 5; k++) {
        assert_int_equal(retreat_begun(b.g), k);
        tell(&b, "next");
        tell(&b, "next");
    }
    tell(&b, "off BG2");
    tell(&b, "off BA.1-15");
    assert_int_equal(count(&b, 2, MAN_FIT), 5);
    tell(&b, "? time");
    assert_int_equal(count(&b, 2, MAN_FIT), 5);
    tell(&b, "next");
    assert_int_equal(count(&b, 2, MAN_FIT), 0);
    assert_int_equal(count(&b, 2, MAN_OFF), 15);
    assert_int_equal(count(&b, 2, MAN_DELIVERED), 5);
    assert_int_equal(gun(&b, "BG1")->holder, 1);
    assert_int_equal(gun(&b, "BG2")->holder, 2); /* over the line */
    assert_true(cites(&b, RULE_V2b));
    assert_true(cites(&b, READING_BASE + 32));
    tell(&b, "next");
    tell(&b, "next");
    assert_null(said(&b, EFFECT_GAME_NEWS)); /* once */
}

static void
prisoners_of_the_beaten_are_free(void **state)
{
    (void)state;
    forces("book", 20, 20);
    tell(&b, "set rear.retreat_moves 1");
    begin("game rear");
    tell(&b, "surrender RA.20 to blue iso guard BA.1");
    tell(&b, "surrender BA.20 to red iso guard RA.19");
    tell(&b, "surrender RA.18 to blue iso guard BA.2");
    tell(&b, "next");
    tell(&b, "home P3");
    tell(&b, "next");
    blown();
    tell(&b, "next");
    is(&b, "RA.20", MAN_DISARMED);
    is(&b, "BA.20", MAN_PRISONER); /* taken before, and still guarded */
    is(&b, "RA.18", MAN_DELIVERED);
    assert_int_equal(count(&b, 2, MAN_DELIVERED), 19);
}

/* The side that lost in its own move has its next one for its first. */
static void
lost_in_ones_own_move(void **state)
{
    (void)state;
    forces("book", 20, 20);
    tell(&b, "set rear.retreat_moves 1");
    begin("game rear");
    tell(&b, "reach 2ra");
    tell(&b, "next"); /* Blue moves, and a man turns out to be there too */
    tell(&b, "set rear.men 2 because we agreed");
    tell(&b, "next");
    assert_int_equal(decided(), 1);
    assert_int_equal(retreat_begun(b.g), 0);
    tell(&b, "next");
    assert_int_equal(retreat_begun(b.g), 1);
    assert_int_equal(count(&b, 2, MAN_FIT), 20);
    tell(&b, "next");
    assert_int_equal(count(&b, 2, MAN_FIT), 0);
}

static void
undone_it_is_as_before(void **state)
{
    (void)state;
    forces("book", 20, 20);
    tell(&b, "set rear.retreat_moves 1");
    begin("game rear");
    blown();
    uint64_t before = b.g->digest;
    tell(&b, "next");
    assert_int_equal(count(&b, 2, MAN_FIT), 0);
    tell(&b, "undo");
    assert_true(b.g->digest == before);
    assert_int_equal(count(&b, 2, MAN_FIT), 20);
}

/* ---- a Defensive Game ---- */

static void
a_quarter_rounded_up_arrives(void **state)
{
    static const struct {
        int men, quarter;
    } cases[] = {
        {28, 7},
        {29, 8},
        {30, 8},
        {32, 8},
        {33, 9},
        {4,  1},
        {1,  1},
    };

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        board_init(&b);
        forces("book", cases[i].men, 20);
        begin("game defence defender blue");
        assert_int_equal(defence_quarter(b.g), cases[i].quarter);
        if (cases[i].quarter > 1)
            tell_n("reach ", cases[i].quarter - 1, "ra");
        tell(&b, "? next");
        assert_int_equal(decided(), 0);
        tell(&b, "reach 1ra");
        tell(&b, "next");
        assert_int_equal(decided(), 1);
        assert_int_equal(said(&b, EFFECT_DECIDED)->b, RULE_V3b);
        board_release(&b);
    }
}

static void
below_the_quarter_the_defender_has_won(void **state)
{
    (void)state;
    forces("book", 30, 20);
    begin("game defence defender blue");
    tell(&b, "kill 22ra a marble");
    tell(&b, "kill 19ba a marble"); /* and no draw */
    tell(&b, "next");
    assert_int_equal(decided(), 0);
    tell(&b, "kill 1ra a marble");
    assert_int_equal(decided(), 0); /* the move is not over */
    tell(&b, "next");
    assert_int_equal(decided(), 2);
    tell(&b, "finish");
    assert_int_equal(b.g->battle->winner, 2);
}

static void
a_force_still_a_quarter_strong(void **state)
{
    (void)state;
    forces("book", 30, 20);
    tell(&b, "set defence.arrive quarter-strong");
    begin("game defence defender blue");
    tell(&b, "kill RA.9-30 a marble");
    tell(&b, "reach 2ra");
    tell(&b, "? next");
    assert_int_equal(decided(), 0);
    tell(&b, "reach 1ra");
    tell(&b, "? next");
    assert_int_equal(decided(), 1);
    tell(&b, "kill RA.8 a marble");
    tell(&b, "next");
    assert_int_equal(decided(), 2);
}

static void
who_defends_at_the_line_decides_nothing(void **state)
{
    (void)state;
    forces("book", 30, 20);
    begin("game defence defender red");
    tell(&b, "reach 20ra");
    assert_int_equal(b.r.verdict, VERDICT_NOTED);
    tell(&b, "next");
    assert_int_equal(decided(), 0);
}

/* ---- the end ---- */

static void
finish_takes_what_is_decided(void **state)
{
    (void)state;
    forces("book", 20, 20);
    begin("game rear");
    falls(&b, "finish", FAULT_OUTCOME_MISSING);
    tell(&b, "reach 3ra");
    tell(&b, "? finish"); /* the move is settled by it */
    assert_int_equal(b.g->battle->winner, 1);
    assert_true(cites(&b, RULE_V2a));
    tell(&b, "finish blue we agreed");
    assert_int_equal(b.g->battle->winner, 2);
    assert_int_equal(said(&b, EFFECT_GAME_NEWS)->a, NEWS_OTHERWISE);
    assert_true(cites(&b, READING_BASE + 43));
}

static void
guns_nobody_serves_are_asked_about(void **state)
{
    (void)state;
    forces("book", 20, 20);
    tell(&b, "gun BG1");
    tell(&b, "gun BG2");
    begin("game finish");
    tell(&b, "crew BG1 BA.1-3");
    tell(&b, "crew BG2 BA.4-7");
    tell(&b, "? finish red");
    assert_int_equal(said(&b, EFFECT_GAME_NEWS)->a, NEWS_UNSERVED);
    assert_int_equal(said(&b, EFFECT_GAME_NEWS)->b, 1);
    assert_int_equal(said(&b, EFFECT_GAME_NEWS)->d, 1);
    tell(&b, "gun BG1 takeable red");
    tell(&b, "? finish red");
    assert_null(said(&b, EFFECT_GAME_NEWS));
    tell(&b, "gun BG1 takeable none");
    tell(&b, "set score.guns held because we agreed");
    tell(&b, "? finish red");
    assert_null(said(&b, EFFECT_GAME_NEWS));
}

static void
driven_off_is_said_once(void **state)
{
    (void)state;
    forces("book", 20, 20);
    begin("game finish");
    tell(&b, "off RA");
    tell(&b, "next");
    assert_non_null(said(&b, EFFECT_DECIDED));
    assert_true(cites(&b, READING_BASE + 29));
    for (int k = 0; k < 4; k++) {
        tell(&b, "next");
        assert_int_equal(decided(), 2);
        assert_null(said(&b, EFFECT_DECIDED));
    }
    tell(&b, "next");
    tell(&b, "move RA.1 12 n"); /* and comes on again */
    assert_int_equal(decided(), 0);
    assert_int_equal(said(&b, EFFECT_GAME_NEWS)->a, NEWS_OPEN_AGAIN);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(three_at_the_line_when_the_move_is_settled),
        told(who_stands_there_no_more),
        told(an_open_melee_comes_first),
        told(both_at_once_and_the_mover_has_it),
        told(a_man_with_a_place_stands_where_he_is),
        cmocka_unit_test(only_a_part_counts),
        told(the_key_says_it_where_the_game_does_not),
        told(six_of_its_own_moves_from_its_next),
        told(prisoners_of_the_beaten_are_free),
        told(lost_in_ones_own_move),
        told(undone_it_is_as_before),
        cmocka_unit_test(a_quarter_rounded_up_arrives),
        told(below_the_quarter_the_defender_has_won),
        told(a_force_still_a_quarter_strong),
        told(who_defends_at_the_line_decides_nothing),
        told(finish_takes_what_is_decided),
        told(guns_nobody_serves_are_asked_about),
        told(driven_off_is_said_once),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
