/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_gun.c: who may fire and move a gun and when, whom a shot kills, and
 * when a gun is taken, each rule at its limit and one to either side of it.
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
set_out(const char *edition)
{
    static const char *const lines[] = {
        "body RA 20 inf", "body RC 8 cav", "body BA 20 inf", "body BC 8 cav",
        "gun RG1",        "gun RG2",       "gun BG1",        NULL};
    char line[64];

    tell(&b, "side red");
    tell(&b, "side blue");
    snprintf(line, sizeof line, "edition %s", edition);
    tell(&b, line);
    board_must(&b, lines);
}

/* Red's second move, in which guns may fire. */
static void
begin(const char *edition)
{
    set_out(edition);
    tell(&b, "start red");
    tell(&b, "next");
    tell(&b, "next");
    tell(&b, "next");
}

static void
to_next_own_move(void)
{
    tell(&b, "next");
    tell(&b, "next");
}

/* ---- when ---- */

static void
no_gun_fires_before_the_first_players_second_move(void **state)
{
    (void)state;
    set_out("book");
    tell(&b, "start red");
    falls(&b, "fire RG1 1", FAULT_PHASE_MOVE);
    tell(&b, "next");
    falls(&b, "fire RG1 1", FAULT_GUN_FIRST_FIRE);
    assert_int_equal(b.r.why.need, 2);
    assert_int_equal(b.r.why.rule, RULE_M4);
    tell(&b, "next");
    falls(&b, "fire BG1 1", FAULT_GUN_FIRST_FIRE);
    tell(&b, "next");
    tell(&b, "fire RG1 1");
    falls(&b, "fire BG1 1", FAULT_NOT_YOUR_MOVE);
    tell(&b, "next");
    tell(&b, "fire BG1 1");
    falls(&b, "fire RG1 1", FAULT_NOT_YOUR_MOVE);
}

static void
the_number_of_that_move_is_a_key(void **state)
{
    (void)state;
    set_out("book");
    tell(&b, "set gun.first_fire_turn 1");
    tell(&b, "start blue");
    tell(&b, "next");
    tell(&b, "fire BG1 1");
    tell(&b, "next");
    tell(&b, "fire RG1 1");
}

/* A battle entered at its second move is past that. */
static void
a_battle_entered_later_has_fired_before(void **state)
{
    (void)state;
    set_out("book");
    tell(&b, "start red 2");
    tell(&b, "next");
    tell(&b, "fire RG1 1");
}

static void
a_defender_fires_at_once(void **state)
{
    (void)state;
    set_out("book");
    tell(&b, "game defence defender blue");
    tell(&b, "start red");
    tell(&b, "next");
    falls(&b, "fire RG1 1", FAULT_GUN_FIRST_FIRE);
    tell(&b, "next");
    tell(&b, "? fire BG1 1");
    tell(&b, "set defence.fire_at_once no because we say so");
    falls(&b, "fire BG1 1", FAULT_GUN_FIRST_FIRE);
}

static void
fire_or_move_not_both(void **state)
{
    (void)state;
    begin("book");
    tell(&b, "fire RG1 1");
    falls(&b, "move RG1 6 n", FAULT_GUN_FIRED);
    falls(&b, "off RG1", FAULT_GUN_FIRED);
    tell(&b, "fire RG1 1");
    tell(&b, "move RG2 6 n");
    falls(&b, "fire RG2 1", FAULT_GUN_MOVED);
    falls(&b, "move RG2 6 n", FAULT_GUN_MOVED);
    assert_int_equal(b.r.why.rule, RULE_A4a);
    to_next_own_move();
    tell(&b, "move RG1 6 n");
    tell(&b, "fire RG2 1");
}

static void
guns_act_before_men(void **state)
{
    (void)state;
    begin("book");
    tell(&b, "move RG2 12 n with RA.1-4"); /* men with their gun may */
    tell(&b, "crew RG1 RA.5-8");           /* and to say who stands there */
    tell(&b, "fire RG1 1");
    tell(&b, "move RA.20 1");
    falls(&b, "fire RG1 1", FAULT_GUNS_FIRST);
    falls(&b, "move RG1 1", FAULT_GUNS_FIRST);
    assert_int_equal(b.r.why.rule, RULE_M5);
    assert_int_equal(tell(&b, "overrule: fire RG1 1"), VERDICT_OVERRULED);
    tell(&b, "next");
    tell(&b, "off BA.1");
    falls(&b, "fire BG1 1", FAULT_GUNS_FIRST);
    tell(&b, "next");
    tell(&b, "fire RG1 1");
}

static void
guns_first_can_be_agreed_away(void **state)
{
    (void)state;
    begin("book");
    tell(&b, "move RA.20 1");
    falls(&b, "fire RG1 1", FAULT_GUNS_FIRST);
    tell(&b, "set gun.first warn because we say so");
    tell(&b, "? fire RG1 1");
    tell(&b, "set gun.first off because we say so");
    tell(&b, "fire RG1 1");
}

/* ---- shots ---- */

static void
four_shots_a_move(void **state)
{
    (void)state;
    begin("book");
    falls(&b, "fire RG1 5", FAULT_GUN_SHOTS);
    assert_int_equal(b.r.why.have, 4);
    falls(&b, "fire RG1 0", FAULT_NUMBER_RANGE);
    tell(&b, "? fire RG1 4");
    tell(&b, "fire RG1 3");
    assert_int_equal(said(&b, EFFECT_SHOTS)->b, 1);
    falls(&b, "fire RG1 2", FAULT_GUN_SHOTS);
    assert_int_equal(b.r.why.have, 1);
    tell(&b, "fire RG1 miss");
    falls(&b, "fire RG1 miss", FAULT_GUN_SHOTS);
    tell(&b, "overrule: fire RG1 1");
    assert_int_equal(gun(&b, "RG1")->shots, 5);
    to_next_own_move();
    tell(&b, "fire RG1 4");
    assert_int_equal(gun(&b, "RG1")->fired, 9);
    tell(&b, "set gun.shots 6 because we say so");
    tell(&b, "fire RG1 2");
    falls(&b, "fire RG1 1", FAULT_GUN_SHOTS);
}

/* Told together, their shots are shared out one by one. */
static void
guns_fire_together(void **state)
{
    (void)state;
    begin("book");
    falls(&b, "fire RG1+RG2 9", FAULT_GUN_SHOTS);
    falls(&b, "fire RG1+RG1 8", FAULT_EXTRA);
    falls(&b, "fire RG1+RG9 2", FAULT_NO_GUN);
    falls(&b, "fire RG1+BG1 2", FAULT_NOT_YOUR_MOVE);
    tell(&b, "? fire RG1+RG2 8");
    tell(&b, "fire RG1+RG2 5 BA.1,2");
    assert_int_equal(gun(&b, "RG1")->shots, 3);
    assert_int_equal(gun(&b, "RG2")->shots, 2);
    tell(&b, "fire RG1+RG2 3");
    falls(&b, "fire RG2 1", FAULT_GUN_SHOTS);
    assert_int_equal(count(&b, 2, MAN_DEAD), 2);
    assert_int_equal(b.g->rows[T_shot], 2);
    assert_int_equal(b.g->shot[0].killed, 2);
    assert_int_equal(b.g->shot[0].detail, 0);
}

static void
shots_may_be_shared_unevenly(void **state)
{
    (void)state;
    begin("book");
    tell(&b, "fire RG1 3");
    tell(&b, "fire RG1+RG2 5");
    assert_int_equal(gun(&b, "RG1")->shots, 4);
    assert_int_equal(gun(&b, "RG2")->shots, 4);
}

/* ---- the crew ---- */

static void
four_men_serve_a_gun(void **state)
{
    (void)state;
    begin("book");
    tell(&b, "? fire RG1 1"); /* nobody has named them: on the word */
    tell(&b, "crew RG1 RA.1-3");
    assert_int_equal(said(&b, EFFECT_CREW)->b, 3);
    falls(&b, "fire RG1 1", FAULT_GUN_CREW);
    falls(&b, "move RG1 6", FAULT_GUN_CREW);
    assert_int_equal(b.r.why.have, 3);
    assert_int_equal(b.r.why.need, 4);
    assert_int_equal(b.r.why.rule, RULE_A3);
    tell(&b, "crew RG1 RA.1-4");
    tell(&b, "fire RG1 1");
    tell(&b, "crew RG2 RA.4-7"); /* a man serves one gun */
    falls(&b, "fire RG1 1", FAULT_GUN_CREW);
    tell(&b, "fire RG2 1");
    tell(&b, "crew RG2 none");
    falls(&b, "fire RG2 1", FAULT_GUN_CREW);
    falls(&b, "crew RG2 BA.1-4", FAULT_MAN_SIDE);
}

static void
a_gun_short_of_men_is_said(void **state)
{
    (void)state;
    begin("book");
    tell(&b, "crew RG1 RA.1-5");
    tell(&b, "kill RA.1 a marble");
    assert_null(said(&b, EFFECT_GUN_SHORT));
    tell(&b, "kill RA.2 a marble");
    assert_non_null(said(&b, EFFECT_GUN_SHORT));
    assert_int_equal(said(&b, EFFECT_GUN_SHORT)->b, 3);
    assert_int_equal(gun(&b, "RG1")->crew, 3);
    tell(&b, "kill RA.3 a marble"); /* it was short before */
    assert_null(said(&b, EFFECT_GUN_SHORT));
    tell(&b, "move RA.4 6"); /* within reach of it still */
    assert_int_equal(gun(&b, "RG1")->crew, 2);
    tell(&b, "move RA.5 6 1/64");
    assert_int_equal(gun(&b, "RG1")->crew, 1);
}

static void
in_the_russian_any_men_serve(void **state)
{
    (void)state;
    begin("russian");
    tell(&b, "crew RG1 RA.1,2+BA.1,2");
    tell(&b, "fire RG1 1");
    tell(&b, "kill BA.1 a marble");
    falls(&b, "fire RG1 1", FAULT_GUN_CREW);
}

/* ---- moving ---- */

static void
four_men_go_with_a_gun(void **state)
{
    (void)state;
    begin("book");
    falls(&b, "move RG1 12 n with RA.1-3", FAULT_GUN_TEAM);
    assert_int_equal(b.r.why.rule, RULE_A4h);
    falls(&b, "move RG1 12 n with RA.1-3+BA.1", FAULT_MAN_SIDE);
    falls(&b, "move RG1 12 1/64 n with RA.1-4", FAULT_GUN_GALLOP);
    tell(&b, "move RG1 12 n with RA.1-4");
    assert_int_equal(gun(&b, "RG1")->facing, 180 * 60 + 1);
    falls(&b, "move RA.1 1", FAULT_MOVED);
    tell(&b, "move RA.5 12");
}

static void
four_horsemen_make_it_gallop(void **state)
{
    (void)state;
    begin("book");
    falls(&b, "move RG1 13 n with RC.1-3+RA.1", FAULT_GUN_GALLOP);
    assert_int_equal(b.r.why.have, 1 * LENGTH_INCH);
    tell(&b, "? move RG1 12 n with RC.1-3+RA.1");
    falls(&b, "move RG1 13 n with RC.1-4+RA.1", FAULT_REACH); /* on foot */
    falls(&b, "move RG1 24 1/64 n with RC.1-4", FAULT_REACH);
    tell(&b, "move RG1 24 n with RC.1-4");
}

static void
the_crew_goes_with_its_gun(void **state)
{
    (void)state;
    begin("book");
    tell(&b, "crew RG1 RA.1-4");
    tell(&b, "move RG1 12 e");
    assert_int_equal(b.g->man[man(&b, "RA.4")].moved, 12 * LENGTH_INCH);
    assert_int_equal(gun(&b, "RG1")->crew, 4);
    to_next_own_move();
    tell(&b, "move RG1 12 e with RA.3-6");
    assert_int_equal(b.g->man[man(&b, "RA.1")].crew, 0);
    assert_int_equal(b.g->man[man(&b, "RA.6")].crew, 1);
}

/* Reading 17: over the line with four men, and back likewise. */
static void
a_gun_goes_over_the_line_and_comes_back(void **state)
{
    (void)state;
    begin("book");
    tell(&b, "crew RG1 RA.1-4");
    falls(&b, "off RG1 with RA.1-3", FAULT_GUN_TEAM);
    falls(&b, "off BG1", FAULT_NOT_YOUR_MOVE);
    tell(&b, "off RG1");
    assert_int_equal(gun(&b, "RG1")->state, GUN_OFF);
    is(&b, "RA.4", MAN_OFF);
    falls(&b, "off RG1 with RA.5-8", FAULT_GUN_OFF);
    falls(&b, "fire RG1 1", FAULT_GUN_OFF);
    falls(&b, "move RA.1 12", FAULT_MOVED); /* in a later move */
    tell(&b, "next");
    falls(&b, "capture RG1 blue past 4 near 0", FAULT_GUN_OFF);
    tell(&b, "next");
    falls(&b, "move RG1 12 n with RA.1-3", FAULT_GUN_TEAM);
    tell(&b, "move RG1 12 n with RA.1-4");
    assert_int_equal(gun(&b, "RG1")->state, GUN_ON);
    is(&b, "RA.1", MAN_FIT);
    to_next_own_move();
    tell(&b, "fire RG1 1");
}

/* ---- the trail ---- */

static void
two_men_at_the_trail(void **state)
{
    (void)state;
    begin("book");
    falls(&b, "fire RG1 1 trail RA.1", FAULT_TRAIL_COUNT);
    falls(&b, "fire RG1 1 trail RA.1-3", FAULT_TRAIL_COUNT);
    falls(&b, "fire RG1+RG2 2 trail RA.1-3", FAULT_TRAIL_COUNT);
    falls(&b, "fire RG1 1 trail BA.1,2", FAULT_MAN_SIDE);
    tell(&b, "? fire RG1+RG2 2 trail RA.1-4");
    tell(&b, "fire RG1 1 trail RA.1,2");
    falls(&b, "move RA.1 1", FAULT_HELD_TRAIL);
    falls(&b, "off RA.1", FAULT_HELD_TRAIL);
    tell(&b, "move RA.3 1");
    to_next_own_move();
    tell(&b, "move RA.1 12");
    falls(&b, "overrule: fire RG1 1 trail RA.77,78", FAULT_NO_MAN);
}

static void
who_has_moved_is_not_at_the_trail(void **state)
{
    (void)state;
    begin("book");
    tell(&b, "move RG2 6 n with RA.1-4");
    falls(&b, "fire RG1 1 trail RA.4,5", FAULT_TRAIL_MOVED);
    tell(&b, "fire RG1 1 trail RA.5,6");
}

/* With fewer than two left when the move ends it is out for the next. */
static void
a_gun_with_nobody_at_its_trail_is_out(void **state)
{
    (void)state;
    begin("book");
    tell(&b, "crew RG1 RA.1-4");
    tell(&b, "crew RG2 RA.5-8");
    tell(&b, "fire RG1+RG2 8");
    tell(&b, "kill RA.1-3+RA.5,6 a marble");
    tell(&b, "next");
    assert_int_equal(said(&b, EFFECT_GUN_OUT)->a, 1);
    tell(&b, "next");
    tell(&b, "crew RG1 RA.11-14");
    tell(&b, "crew RG2 RA.15-18");
    tell(&b, "fire RG2 1");
    falls(&b, "fire RG1 1", FAULT_GUN_OUT);
    falls(&b, "move RG1 6", FAULT_GUN_OUT);
    to_next_own_move();
    tell(&b, "fire RG1 1");
}

/* ---- whom a shot kills ---- */

struct shot_case {
    const char *hits;
    const char *dead; /* of BA.1 to BA.4, in order */
};

static void
shots(const char *edition, const struct shot_case *c)
{
    begin(edition);
    for (; c->hits; c++) {
        char line[256], now[16] = "";
        uint32_t before = b.g->rows[T_casualty];
        size_t n = 0;

        snprintf(line, sizeof line, "fire RG1 %s", c->hits);
        tell(&b, line);
        for (int i = 1; i <= 4; i++) {
            snprintf(line, sizeof line, "BA.%d", i);
            if (b.g->man[man(&b, line)].state == MAN_DEAD)
                now[n++] = (char)('0' + i);
        }
        if (strcmp(now, c->dead) != 0)
            fail_msg("%s, \"%s\": %s fell, not %s", edition, c->hits, now,
                     c->dead);
        assert_int_equal(b.g->rows[T_casualty] - before, strlen(c->dead));
        assert_int_equal(b.g->shot[b.g->rows[T_shot] - 1].killed,
                         strlen(c->dead));
        tell(&b, "undo");
    }
}

/* Touched: dead if the shot has killed nobody yet. */
static void
whom_a_shot_kills_by_the_book(void **state)
{
    static const struct shot_case cases[] = {
        {"miss",                                  ""    },
        {"down BA.1",                             "1"   },
        {"down BA.1-4",                           "1234"},
        {"touch BA.1",                            "1"   },
        {"touch BA.2,1",                          "2"   },
        {"touch BA.1 touch BA.2",                 "1"   },
        {"down BA.1 touch BA.2",                  "1"   },
        {"touch BA.1 down BA.2",                  "12"  },
        {"touch BA.1 down BA.2 touch BA.3",       "12"  },
        {"rebound touch BA.1",                    "1"   },
        {"down BA.1 rebound touch BA.2",          "1"   },
        {"down BA.1 rebound down BA.2",           "12"  },
        {"roll BA.1",                             "1"   },
        {"down BA.1 roll BA.2",                   "1"   },
        {"touch BA.1 roll BA.2",                  "1"   },
        {"down BA.1 then touch BA.2",             "12"  },
        {"touch BA.1 then touch BA.2 touch BA.3", "12"  },
        {"miss then miss then touch BA.4",        "4"   },
        {"down BA.1 touch BA.1",                  "1"   },
        {"touch BA.1 down BA.1 touch BA.2",       "1"   },
        {"touch BA.1 rebound touch BA.1",         "1"   },
        {NULL,                                    NULL  },
    };

    (void)state;
    shots("book", cases);
}

/* A rebound kills whatever else, a rolling ball nobody. */
static void
whom_a_shot_kills_in_the_retelling(void **state)
{
    static const struct shot_case cases[] = {
        {"down BA.1 touch BA.2",                             "1"  },
        {"down BA.1 rebound touch BA.2",                     "12" },
        {"touch BA.1 rebound touch BA.2 rebound touch BA.3", "123"},
        {"rebound touch BA.1 touch BA.2",                    "1"  },
        {"roll BA.1",                                        ""   },
        {"roll BA.1 touch BA.2",                             "2"  },
        {NULL,                                               NULL },
    };

    (void)state;
    shots("retelling", cases);
}

/* Touched: dead if the shot kills nobody after him. */
static void
whom_a_shot_kills_in_the_russian(void **state)
{
    static const struct shot_case cases[] = {
        {"touch BA.1",                      "1" },
        {"touch BA.1 down BA.2",            "2" },
        {"down BA.1 touch BA.2",            "12"},
        {"touch BA.1 touch BA.2",           "1" },
        {"down BA.1 touch BA.2 touch BA.3", "12"},
        {"touch BA.1 down BA.2 touch BA.3", "23"},
        {"touch BA.1 then down BA.2",       "12"},
        {"down BA.1 rebound touch BA.2",    "12"},
        {"rebound touch BA.1 down BA.2",    "2" },
        {"roll BA.1",                       "1" },
        {"down BA.1 roll BA.2",             "12"},
        {NULL,                              NULL},
    };

    (void)state;
    shots("russian", cases);
}

static void
it_can_be_agreed_that_a_touch_never_kills(void **state)
{
    (void)state;
    begin("book");
    tell(&b, "set shot.touch never because we say so");
    tell(&b, "fire RG1 touch BA.1 down BA.2");
    is(&b, "BA.1", MAN_FIT);
    is(&b, "BA.2", MAN_DEAD);
    assert_int_equal(said(&b, EFFECT_SPARED)->a, man(&b, "BA.1"));
    assert_int_equal(b.g->shot[0].down, 1);
    assert_int_equal(b.g->shot[0].touched, 1);
    assert_int_equal(b.g->shot[0].killed, 1);
    assert_int_equal(b.g->shot[0].shots, 1);
    assert_int_equal(b.g->shot[0].detail, 1);
}

static void
a_shot_hits_whoever_stands_there(void **state)
{
    (void)state;
    begin("book");
    tell(&b, "fire RG1 1 RA.1"); /* his own */
    is(&b, "RA.1", MAN_DEAD);
    tell(&b, "fire RG1 1 2cb");
    assert_int_equal(said(&b, EFFECT_KILLED)->c, 2);
    falls(&b, "fire RG1 1 RA.1", FAULT_MAN_STATE);
    falls(&b, "fire RG1 down BA.1 then touch BA.1", FAULT_MAN_STATE);
    falls(&b, "fire RG1 1 BA.2,2", FAULT_MAN_TWICE);
    tell(&b, "melee BA.5 v RA.2,3 iso");
    tell(&b, "late fire RG1 1 BA.9");
    tell(&b, "next");
    tell(&b, "fire BG1 1 BA.5"); /* a prisoner */
    is(&b, "BA.5", MAN_DEAD);
    assert_int_equal(b.g->party[0].held, 0);
}

/* ---- capture ---- */

struct capture_case {
    int past, near;
    enum effect_kind what;
};

static void
taken_disputed_or_kept(void **state)
{
    static const struct capture_case cases[] = {
        {4,  0, EFFECT_GUN_TAKEN  },
        {20, 0, EFFECT_GUN_TAKEN  },
        {3,  0, EFFECT_GUN_DISPUTE},
        {4,  1, EFFECT_GUN_DISPUTE},
        {12, 3, EFFECT_GUN_DISPUTE},
        {1,  3, EFFECT_GUN_DISPUTE},
        {4,  4, EFFECT_GUN_KEPT   },
        {20, 4, EFFECT_GUN_KEPT   },
        {0,  0, EFFECT_GUN_KEPT   },
        {0,  3, EFFECT_GUN_KEPT   },
    };

    (void)state;
    begin("book");
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char line[64];

        snprintf(line, sizeof line, "? capture BG1 red past %d near %d",
                 cases[i].past, cases[i].near);
        tell(&b, line);
        if (!said(&b, cases[i].what))
            fail_msg("\"%s\" was ruled otherwise", line);
        assert_int_equal(gun(&b, "BG1")->holder,
                         cases[i].what == EFFECT_GUN_TAKEN ? 1 : 2);
    }
    falls(&b, "capture BG1 red past 4", FAULT_CAPTURE_MISSING);
    falls(&b, "capture BG1 red near 0", FAULT_CAPTURE_MISSING);
    falls(&b, "capture BG1 blue past 4 near 0", FAULT_GUN_HELD);
    tell(&b, "set capture.men 6 because we say so");
    tell(&b, "capture BG1 red past 5 near 0");
    assert_non_null(said(&b, EFFECT_GUN_DISPUTE));
}

/* Neither fired nor moved at its side's next move; free at the one after. */
static void
a_disputed_gun_waits_a_move(void **state)
{
    (void)state;
    begin("book");
    tell(&b, "capture BG1 red past 4 near 1"); /* at the end of Red's move */
    tell(&b, "next");
    falls(&b, "fire BG1 1", FAULT_GUN_DISPUTED);
    falls(&b, "move BG1 6", FAULT_GUN_DISPUTED);
    falls(&b, "off BG1", FAULT_GUN_DISPUTED);
    assert_int_equal(b.r.why.rule, RULE_G4);
    to_next_own_move();
    tell(&b, "? fire BG1 1");
    tell(&b, "capture BG1 red past 4 near 1"); /* at the end of Blue's */
    to_next_own_move();
    falls(&b, "fire BG1 1", FAULT_GUN_DISPUTED);
    to_next_own_move();
    tell(&b, "fire BG1 1");
}

static void
a_dispute_can_be_settled_in_the_same_interval(void **state)
{
    (void)state;
    begin("book");
    tell(&b, "capture BG1 red past 4 near 1");
    tell(&b, "capture BG1 red past 4 near 4"); /* looked at again */
    tell(&b, "next");
    tell(&b, "fire BG1 1");
    tell(&b, "next");
    tell(&b, "capture BG1 red past 4 near 1");
    tell(&b, "capture BG1 red past 4 near 0");
    to_next_own_move();
    tell(&b, "fire BG1 1");
}

/* Reading 26: from the captor's next move, whatever its crew was. */
static void
a_captured_gun_fires_for_its_captor(void **state)
{
    (void)state;
    begin("book");
    tell(&b, "next");
    tell(&b, "crew BG1 BA.1-4");
    tell(&b, "fire BG1 4");
    tell(&b, "next");
    tell(&b, "capture BG1 red past 4 near 0");
    assert_int_equal(gun(&b, "BG1")->holder, 1);
    assert_int_equal(gun(&b, "BG1")->side, 2);
    assert_int_equal(gun(&b, "BG1")->crew, 0);
    assert_int_equal(b.g->man[man(&b, "BA.1")].crew, 0);
    falls(&b, "late fire BG1 1", FAULT_NOT_YOUR_MOVE);
    tell(&b, "next");
    falls(&b, "fire BG1 1", FAULT_GUN_HELD);
    falls(&b, "crew BG1 BA.1-4", FAULT_MAN_SIDE);
    tell(&b, "next");
    tell(&b, "crew BG1 RA.1-4");
    tell(&b, "fire BG1 4");
    tell(&b, "next");
    tell(&b, "capture BG1 blue past 4 near 0");
    assert_int_equal(gun(&b, "BG1")->holder, 2);
    tell(&b, "next");
    tell(&b, "next");
    tell(&b, "fire BG1 1");
}

static void
a_gun_in_a_position_to_be_taken(void **state)
{
    (void)state;
    begin("book");
    falls(&b, "gun RG1 takeable red", FAULT_GUN_HELD);
    tell(&b, "gun RG1 takeable blue");
    assert_int_equal(gun(&b, "RG1")->takeable, 2);
    tell(&b, "move RG1 6 n");
    assert_int_equal(gun(&b, "RG1")->takeable, 0);
    tell(&b, "gun RG2 takeable blue");
    tell(&b, "gun RG2 takeable none");
    assert_int_equal(gun(&b, "RG2")->takeable, 0);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        told(no_gun_fires_before_the_first_players_second_move),
        told(the_number_of_that_move_is_a_key),
        told(a_battle_entered_later_has_fired_before),
        told(a_defender_fires_at_once),
        told(fire_or_move_not_both),
        told(guns_act_before_men),
        told(guns_first_can_be_agreed_away),
        told(four_shots_a_move),
        told(guns_fire_together),
        told(shots_may_be_shared_unevenly),
        told(four_men_serve_a_gun),
        told(a_gun_short_of_men_is_said),
        told(in_the_russian_any_men_serve),
        told(four_men_go_with_a_gun),
        told(four_horsemen_make_it_gallop),
        told(the_crew_goes_with_its_gun),
        told(a_gun_goes_over_the_line_and_comes_back),
        told(two_men_at_the_trail),
        told(who_has_moved_is_not_at_the_trail),
        told(a_gun_with_nobody_at_its_trail_is_out),
        told(whom_a_shot_kills_by_the_book),
        told(whom_a_shot_kills_in_the_retelling),
        told(whom_a_shot_kills_in_the_russian),
        told(it_can_be_agreed_that_a_touch_never_kills),
        told(a_shot_hits_whoever_stands_there),
        told(taken_disputed_or_kept),
        told(a_disputed_gun_waits_a_move),
        told(a_dispute_can_be_settled_in_the_same_interval),
        told(a_captured_gun_fires_for_its_captor),
        told(a_gun_in_a_position_to_be_taken),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
