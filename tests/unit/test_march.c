/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_march.c: moves that end at a place: how long each man's way is, from
 * where it is measured, and where he comes to stand.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "march.h"
#include "seat.h"

static void
floor_of_red_and_blue(void)
{
    static const char *const lines[] = {"side red back south",
                                        "side blue back north",
                                        "field 10 x 8",
                                        "body RA 6 inf",
                                        "body RC 6 cav",
                                        "body BA 6 inf",
                                        "gun RG1",
                                        NULL};

    board_must(&b, lines);
}

static void
begin(void)
{
    tell(&b, "start red");
    tell(&b, "next");
}

static void
stands(const char *name, int32_t x, int32_t y, int32_t placed)
{
    const struct man *m = &b.g->man[man(&b, name)];

    assert_int_equal(m->x, x);
    assert_int_equal(m->y, y);
    assert_int_equal(m->placed, placed);
}

/* ---- the first move and those after it ---- */

/* Nearest whole root from above, found by trying. */
static int64_t
way_of(int64_t dx, int64_t dy)
{
    int64_t square = dx * dx + dy * dy, low = 0, high = INT64_C(1) << 31;

    while (low < high) {
        int64_t middle = (low + high) / 2;

        if (middle * middle >= square)
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

/* Against the sum of squares: from the line at first, then from the place. */
static void
a_way_is_measured_to_the_unit(void **state)
{
    uint64_t seed = 20261130;
    char line[80];
    int stood = 0, fell = 0;

    (void)state;
    floor_of_red_and_blue();
    tell(&b, "put RC.1 40,3");
    begin();
    for (int k = 0; k < 300; k++) {
        bool first = k < 150;
        const struct man *m = &b.g->man[man(&b, "RC.1")];
        length x = (length)(16 + draw(&seed) % 48) * LENGTH_INCH +
                   (length)(draw(&seed) % 64) * LENGTH_SIXTYFOURTH;
        length y = (length)(12 + draw(&seed) % 20) * LENGTH_INCH;
        int64_t by = way_of(x - 40 * LENGTH_INCH, first ? y : y - m->y);
        struct text t;

        if (k == 150) {
            tell(&b, "next");
            tell(&b, "next");
            tell(&b, "overrule: move RC.1 to 40,20 because the test says so");
            tell(&b, "next");
            tell(&b, "next");
            by = way_of(x - 40 * LENGTH_INCH, y - 20 * LENGTH_INCH);
        }
        text_init(&t, line, sizeof line);
        text_str(&t, "? move RC.1 to ");
        length_write_decimal(&t, x);
        text_str(&t, ",");
        length_write_decimal(&t, y);
        if (board_say(&b, text_z(&t)) >= VERDICT_ALLOWED) {
            assert_true(by <= 2 * LENGTH_FOOT);
            assert_int_equal(b.g->man[man(&b, "RC.1")].moved, by);
            stands("RC.1", x, y, MEASURED);
            stood++;
        } else {
            assert_int_equal(b.r.why.code,
                             first ? FAULT_REACH_LINE : FAULT_REACH);
            assert_int_equal(b.r.why.rule, first ? RULE_M2b : RULE_A2);
            assert_int_equal(b.r.why.have, by - 2 * LENGTH_FOOT);
            fell++;
        }
        history_drop(&b.h, b.h.kept);
    }
    assert_true(stood > 50 && fell > 50);
}

/* In a Defensive Game men are set out elsewhere, and in a battle entered
 * midway they have moved before: there the line is not asked. */
static void
only_where_men_are_set_out_at_their_line(void **state)
{
    (void)state;
    floor_of_red_and_blue();
    tell(&b, "put RA.1 40,40");
    tell(&b, "start red 4");
    tell(&b, "next");
    tell(&b, "move RA.1 to 40,52");
    falls(&b, "move RA.1 to 40,53", FAULT_REACH_LEFT);
}

static void
a_line_that_is_not_known_is_not_measured_from(void **state)
{
    (void)state;
    tell(&b, "side red back south");
    tell(&b, "side blue back north");
    tell(&b, "body RA 3 inf");
    tell(&b, "body BA 3 inf");
    tell(&b, "put RA.1 40,40");
    begin();
    tell(&b, "move RA.1 to 40,52"); /* no field */
    tell(&b, "move RA.2 to 90,90"); /* nobody knows where he came from */
    stands("RA.2", 90 * LENGTH_INCH, 90 * LENGTH_INCH, MEASURED);
    assert_int_equal(b.g->man[man(&b, "RA.2")].moved, LENGTH_FOOT);
    falls(&b, "move RA.2 to 90,91", FAULT_REACH_LEFT);
}

/* ---- from over the line, and who has no place ---- */

/* Reading 17: anywhere on that line, so straight before where he goes. */
static void
who_comes_on_again_comes_from_his_line(void **state)
{
    (void)state;
    floor_of_red_and_blue();
    tell_all(STORY("put RA.1 20,1", "put RG1 50,2 facing n", "crew RG1 RA.2-5",
                   "start red 2", "next", "off RG1 with RA.2-5", "off RA.1",
                   "next", "next"));
    falls(&b, "move RG1 to 40,12-1/64 with RA.2-5", FAULT_GUN_GALLOP);
    assert_int_equal(b.r.why.have, LENGTH_INCH / 64);
    tell(&b, "move RG1 to 40,12 with RA.2-5");
    assert_true(cites(&b, READING_BASE + 17));
    assert_int_equal(gun(&b, "RG1")->state, GUN_ON);
    assert_int_equal(gun(&b, "RG1")->moved, LENGTH_FOOT);
    assert_int_equal(gun(&b, "RG1")->facing, 180 * 60 + 1);
    is(&b, "RA.5", MAN_FIT);
    stands("RA.5", 0, 0, UNPLACED); /* by the gun, nobody knows where */
    falls(&b, "move RA.1 to 30,12-1/64", FAULT_REACH);
    assert_int_equal(b.r.why.rule, RULE_A1);
    assert_int_equal(b.r.why.have, LENGTH_INCH / 64);
    tell(&b, "move RA.1 to 30,12");
    assert_true(cites(&b, READING_BASE + 17));
    is(&b, "RA.1", MAN_FIT);
    stands("RA.1", 30 * LENGTH_INCH, 12 * LENGTH_INCH, MEASURED);
    assert_int_equal(b.g->man[man(&b, "RA.1")].moved, LENGTH_FOOT);
}

/* Entered as it stands, it was off the field, whatever was said before. */
static void
a_gun_off_the_field_has_no_place(void **state)
{
    (void)state;
    floor_of_red_and_blue();
    tell_all(STORY("put RG1 50,40 facing n", "off RG1 with RA.1-4"));
    assert_int_equal(gun(&b, "RG1")->placed, UNPLACED);
    tell_all(STORY("start red 2", "next", "move RG1 12 n with RA.1-4"));
    assert_int_equal(gun(&b, "RG1")->placed, UNPLACED);
    assert_int_equal(gun(&b, "RG1")->state, GUN_ON);
}

/* Who goes with a gun of which nobody knows whence it came has gone as far as
 * he may, and nobody knows where. */
static void
a_gun_comes_from_nowhere_to_a_place(void **state)
{
    (void)state;
    floor_of_red_and_blue();
    tell_all(STORY("put RA.1 20,20", "start red 2", "next"));
    tell(&b, "move RG1 to 22,30 with RA.1-4");
    assert_int_equal(gun(&b, "RG1")->y, 30 * LENGTH_INCH);
    assert_int_equal(gun(&b, "RG1")->placed, MEASURED);
    assert_int_equal(gun(&b, "RG1")->moved, LENGTH_FOOT);
    assert_int_equal(gun(&b, "RG1")->facing, 0);
    stands("RA.1", 0, 0, UNPLACED);
    assert_int_equal(b.g->man[man(&b, "RA.1")].moved, LENGTH_FOOT);
}

/* V3e: set out a move before his line, he moves from where he stands. */
static void
in_a_defensive_game_nobody_starts_at_his_line(void **state)
{
    (void)state;
    floor_of_red_and_blue();
    tell_all(STORY("game defence defender blue", "put RA.1 40,12"));
    begin();
    falls(&b, "move RA.1 to 40,24-1/64", FAULT_REACH);
    tell(&b, "move RA.1 to 40,24");
    assert_int_equal(b.g->man[man(&b, "RA.1")].moved, LENGTH_FOOT);
}

/* The corners of the longest floor are farther apart than a length goes. */
static void
a_way_is_never_longer_than_a_length(void **state)
{
    (void)state;
    tell_all(STORY("side red", "side blue", "body RA 8 inf", "body BA 3 inf",
                   "gun RG1", "put RA.1 0,0", "start red 2", "next",
                   "off RG1 with RA.5-8", "next", "next",
                   "move RG1 to 60,50 with RA.5-8")); /* nobody can say */
    assert_int_equal(gun(&b, "RG1")->moved, LENGTH_FOOT);
    falls(&b, "move RA.1 to 800ft,800ft", FAULT_REACH);
    assert_int_equal(b.r.why.have, LENGTH_MAX - LENGTH_FOOT);
}

/* ---- bodies keep their shape ---- */

static void
a_body_goes_as_it_stands(void **state)
{
    (void)state;
    floor_of_red_and_blue();
    tell(&b, "put RA.1-5 line 20,0 28,0");
    tell(&b, "put RA.2 22,1/2");
    tell(&b, "put RC.1-2 each 40,0 42,0");
    begin();
    tell(&b, "move RC.1-2 to RA.5+3,6"); /* who is only about there himself */
    stands("RC.1", 31 * LENGTH_INCH, 6 * LENGTH_INCH, ESTIMATED);
    stands("RC.2", 33 * LENGTH_INCH, 6 * LENGTH_INCH, ESTIMATED);
    tell(&b, "move RA to 20,11");
    stands("RA.1", 20 * LENGTH_INCH, 11 * LENGTH_INCH, MEASURED);
    /* his place was measured, but not that of the man they went by */
    stands("RA.2", 22 * LENGTH_INCH, 23 * LENGTH_INCH / 2, ESTIMATED);
    stands("RA.5", 28 * LENGTH_INCH, 11 * LENGTH_INCH, ESTIMATED);
    stands("RA.6", 0, 0, UNPLACED);
    assert_int_equal(b.g->man[man(&b, "RA.6")].moved, 11 * LENGTH_INCH);
    tell(&b, "next");
    tell(&b, "next");
    tell(&b, "put RA.2 22,11-1/2");
    tell(&b, "move RA to 20,20");
    stands("RA.2", 22 * LENGTH_INCH, 41 * LENGTH_INCH / 2, MEASURED);
    stands("RA.3", 24 * LENGTH_INCH, 20 * LENGTH_INCH, ESTIMATED);
    tell(&b, "next");
    tell(&b, "next");
    tell(&b, "move RA");
    stands("RA.1", 0, 0, UNPLACED);
    stands("RA.2", 0, 0, UNPLACED);
}

static void
a_party_goes_with_its_guard(void **state)
{
    (void)state;
    floor_of_red_and_blue();
    tell(&b, "put BA.1 40,40");
    tell(&b, "put BA.2 42,40");
    tell(&b, "put RA.1 41,42");
    tell(&b, "prisoner BA.1-2 of red guard RA.1");
    tell(&b, "start red 2");
    tell(&b, "next");
    falls(&b, "move P1 to 40,27", FAULT_REACH);
    assert_int_equal(b.r.why.have, LENGTH_INCH);
    tell(&b, "move P1 to 40,28");
    stands("BA.2", 42 * LENGTH_INCH, 28 * LENGTH_INCH, MEASURED);
    stands("RA.1", 41 * LENGTH_INCH, 30 * LENGTH_INCH, MEASURED);
}

/* ---- keys ---- */

static void
clear_space_is_a_house_rule_too(void **state)
{
    (void)state;
    floor_of_red_and_blue();
    tell(&b, "put RA.1 20,0");
    tell(&b, "put RA.2 30,0");
    tell(&b, "put RA.3 40,0");
    begin();
    falls(&b, "move RA.1 to 29-7/32,0", FAULT_SPACING); /* 1/32" from RA.2 */
    assert_int_equal(b.r.why.rule, RULE_A5b);
    assert_int_equal(b.r.why.have, LENGTH_INCH / 32);
    falls(&b, "move RA.1 to 29-1/2,0", FAULT_ON_MAN);
    tell(&b, "set spacing.min 1/64 because we are not so strict");
    tell(&b, "move RA.1 to 29-7/32,0");
    tell(&b, "set spacing.min 2 because they shall not crowd");
    falls(&b, "move RA.3 to 31,0", FAULT_SPACING);
    assert_int_equal(b.r.why.house, REF(KEY_SPACING_MIN));
    tell(&b, "overrule: move RA.3 to 31,0 because nobody insists");
}

static void
who_has_come_into_contact_stays(void **state)
{
    (void)state;
    floor_of_red_and_blue();
    tell(&b, "put RC.1 40,0");
    tell(&b, "put RC.2 44,0");
    tell(&b, "put BA.1 40,21-1/4"); /* radii 3/4 and 3/8 */
    begin();
    tell(&b, "move RC.1 to 40,20"); /* an eighth apart */
    falls(&b, "move RC.1 to 41,20", FAULT_HELD_CONTACT);
    assert_int_equal(b.r.why.rule, RULE_H2b);
    tell(&b, "undo");
    tell(&b, "set contact.exclusive yes because the text says nearer");
    tell(&b, "move RC.1 to 40,20");
    tell(&b, "move RC.1 to 41,20");
    tell(&b, "undo 3");
    tell(&b, "set contact.distance 1/16 because we look closely");
    tell(&b, "move RC.1 to 40,20");
    tell(&b, "move RC.1 to 41,20");
    /* what a tape says goes before what places say */
    tell(&b, "tape RC.1 BA.1 1/32");
    falls(&b, "move RC.1 to 40,20", FAULT_HELD_CONTACT);
    /* the enemy who was there before the move holds nobody */
    tell(&b, "put RC.2 38-3/4,21-1/4");
    tell(&b, "move RC.2 to 38,21-1/4");
}

/* H2b by the tape: his own, to an enemy who can fight, and near enough. */
static void
a_tape_says_who_has_come_into_contact(void **state)
{
    (void)state;
    floor_of_red_and_blue();
    tell_all(STORY("put RC.1 40,20", "put RC.2 44,20", "start red 2", "next",
                   "move RC.1 to 40,22", "tape RC.2 BA.2 1/16",
                   "tape RC.1 RC.2 1/16", "tape RC.1 BA.1 1/2",
                   "move RC.1 to 40,23", "tape BA.1 RC.1 1/8"));
    falls(&b, "move RC.1 to 40,24", FAULT_HELD_CONTACT);
    tell(&b, "? set contact.exclusive yes because nearer is asked");
    tell_all(STORY("set contact.exclusive yes because nearer is asked",
                   "move RC.1 to 40,24", "tape RC.1 BA.1 7/64"));
    falls(&b, "move RC.1 to 40,25", FAULT_HELD_CONTACT);
    tell_all(
        STORY("kill BA.1 because the cat was there", "move RC.1 to 40,25"));
}

/* Of men who go on together each is looked at. */
static void
each_of_a_body_may_have_come_into_contact(void **state)
{
    (void)state;
    floor_of_red_and_blue();
    tell_all(STORY("put RA.1 20,20", "put RA.2 22,20", "put RA.3 24,20",
                   "put BA.1 22,26-7/8", "put BA.2 about 20,26-7/8",
                   "start red 2", "next", "move RA.1-3 to 20,26"));
    falls(&b, "move RA.1-3 to 20,27", FAULT_HELD_CONTACT);
    assert_int_equal(b.r.why.subject, man(&b, "RA.2"));
    /* what a tape says goes before what places say */
    tell_all(STORY("tape RA.2 BA.1 1/4", "move RA.1-3 to 20,25", "undo 2",
                   "set contact.exclusive yes because nearer is asked"));
    tell(&b, "move RA.2 to 22,26-1/16");
    falls(&b, "move RA.2 to 22,26", FAULT_HELD_CONTACT);
}

/* ---- at a line ---- */

static bool
noticed(enum floor_news what, int32_t of)
{
    return said_of(&b, EFFECT_FLOOR, (int32_t)what, of) != NULL;
}

/* P6: when all of them are there. */
static void
a_party_is_home_when_all_of_it_is(void **state)
{
    (void)state;
    floor_of_red_and_blue();
    tell_all(STORY("put BA.1 40,9", "put BA.2 42,9-11/16", "put RA.1 41,10",
                   "prisoner BA.1-2 of red guard RA.1", "start red 2", "next"));
    tell(&b, "? move P1 to 40,0"); /* BA.2 is 5/16" short of touching */
    assert_false(noticed(FLOOR_LED_HOME, 1));
    tell(&b, "put BA.2 42,9-5/8");
    tell(&b, "move P1 to 40,0");
    assert_true(noticed(FLOOR_LED_HOME, 1));
    assert_false(noticed(FLOOR_AT_HOME, 1));
}

/* V2a asks for men who could fight. */
static void
who_has_no_arms_is_no_blow_at_the_rear(void **state)
{
    (void)state;
    floor_of_red_and_blue();
    tell_all(STORY("put RA.1 40,90", "put RA.2 50,90", "disarmed RA.2",
                   "start red 2", "next", "move RA.2 to 50,96"));
    assert_false(noticed(FLOOR_AT_ENEMY, 1));
    tell(&b, "move RA.1 to 40,96");
    assert_true(noticed(FLOOR_AT_ENEMY, 1));
}

/* ---- guns ---- */

static void
a_gun_goes_back_without_its_men(void **state)
{
    const struct effect *e;

    (void)state;
    floor_of_red_and_blue();
    tell(&b, "put RG1 50,1 facing n");
    tell(&b, "crew RG1 RC.1-4");
    begin();
    tell(&b, "move RG1 to 50,21");
    assert_int_equal(gun(&b, "RG1")->facing, 180 * 60 + 1);
    assert_int_equal(gun(&b, "RG1")->y, 21 * LENGTH_INCH);
    tell(&b, "crew RG1 RC.1-3");
    tell(&b, "next");
    e = said(&b, EFFECT_FLOOR);
    assert_non_null(e);
    assert_int_equal(e->a, FLOOR_GUN_BACK);
    assert_int_equal(e->c, 3);
    assert_true(cites(&b, READING_BASE + 25));
    assert_int_equal(gun(&b, "RG1")->y, LENGTH_INCH);
    assert_int_equal(gun(&b, "RG1")->facing, 1);
    tell(&b, "undo");
    tell(&b, "set gun.serve_men 3 because it is a light one");
    tell(&b, "next");
    assert_null(said(&b, EFFECT_FLOOR));
    assert_int_equal(gun(&b, "RG1")->y, 21 * LENGTH_INCH);
}

/* ---- guns in the way ---- */

static void
men_keep_clear_of_guns(void **state)
{
    (void)state;
    floor_of_red_and_blue();
    tell(&b, "put RG1 20,20");
    falls(&b, "put RA.1 20,20", FAULT_MAN_ON_GUN); /* radii 3/4 and 3/8 */
    assert_int_equal(b.r.why.rule, RULE_A5b);
    assert_int_equal(b.r.why.have, LENGTH_INCH * 9 / 8);
    falls(&b, "put RA.1 21-5/32,20", FAULT_SPACING_GUN);
    assert_int_equal(b.r.why.have, LENGTH_INCH / 32);
    assert_int_equal(b.r.why.need, 1);
    tell(&b, "put RA.1 21-3/16,20");
    falls(&b, "put RG1 20-1/32,20", FAULT_GUN_SPACING);
    falls(&b, "put RG1 21-3/16,20", FAULT_GUN_ON_MAN);
    assert_int_equal(b.r.why.other, man(&b, "RA.1"));
    /* who is only seen about there makes way */
    tell(&b, "put RA.2-3 line 20,19 20,20");
    tell(&b, "put RC.1 about 20,21");
    tell(&b, "put RG1 about 21-3/16,20");
    tell(&b, "put RG1 20,20");
    tell(&b, "set spacing.min 1");
    falls(&b, "put RA.1 21-3/16,20", FAULT_SPACING_GUN);
    assert_int_equal(b.r.why.house, REF(KEY_SPACING_MIN));
    tell(&b, "set spacing.min 0");
    tell(&b, "put RA.1 21-1/8,20");
}

static void
a_gun_moves_clear_of_men(void **state)
{
    (void)state;
    floor_of_red_and_blue();
    tell(&b, "put RG1 20,2");
    tell(&b, "put RA.1-4 each 18,1 22,1 18,3 22,3");
    tell(&b, "put RA.5 20,12");
    begin();
    falls(&b, "move RG1 to 20,11 with RA.1-4", FAULT_GUN_ON_MAN);
    tell(&b, "move RG1 to 20,10 with RA.1-4");
}

/* ---- into contact ---- */

/* The nearest place beside one of BA.1-3 that a search round them by whole
 * degrees finds, held against everybody who stands there. */
static int64_t
nearest_in_contact(int32_t who, int32_t from_x, int32_t from_y)
{
    length touch = b.g->key[KEY_CONTACT_DISTANCE].value;
    int64_t best = INT64_MAX;

    for (int32_t k = 0; k < 3 * 360; k++) {
        struct figure foe, at, other;
        int32_t i = 0, n = (int32_t)b.g->rows[T_man];
        length dx, dy;
        int64_t way;

        man_figure(b.g, man(&b, "BA.1") + k / 360, &foe);
        man_figure(b.g, who, &at);
        heading_step(k % 360 * 60, at.radius + foe.radius + touch - 2, &dx,
                     &dy);
        at.x = foe.x + dx;
        at.y = foe.y + dy;
        while (i < n && (i == who || !man_figure(b.g, i, &other) ||
                         !figure_nearer(at, other, LENGTH_INCH / 16 - 2)))
            i++;
        way = way_of(at.x - (int64_t)from_x, at.y - (int64_t)from_y);
        if (i == n && way < best)
            best = way;
    }
    return best;
}

static void
each_is_brought_to_the_nearest_place(void **state)
{
    uint64_t seed = 4242;
    char line[96];

    (void)state;
    floor_of_red_and_blue();
    tell(&b, "set move.cavalry 30ft");
    tell(&b, "put BA.1-3 each 40,30 41,31 43-1/2,30");
    tell(&b, "start red 2");
    tell(&b, "next");
    for (int32_t k = 0; k < 60; k++) {
        int32_t who = man(&b, "RC.1") + k % 6, x, y, was, touched = 0;
        struct figure f, foe;

        snprintf(line, sizeof line, "put RC.%d %d-%d/8,%d-%d/8",
                 (int)(k % 6 + 1), (int)(draw(&seed) % 20 + 32),
                 (int)(draw(&seed) % 8), (int)(draw(&seed) % 8 + 13),
                 (int)(draw(&seed) % 8));
        if (k % 6 == 0 && k > 0)
            board_say(&b, "put RC nowhere");
        if (board_say(&b, line) < VERDICT_ALLOWED)
            continue;
        x = b.g->man[who].x;
        y = b.g->man[who].y;
        was = b.g->man[who].moved;
        snprintf(line, sizeof line, "move RC.%d to contact BA.1-3",
                 (int)(k % 6 + 1));
        tell(&b, line);
        man_figure(b.g, who, &f);
        for (int32_t i = 0; i < 3; i++) {
            man_figure(b.g, man(&b, "BA.1") + i, &foe);
            touched += figure_within(f, foe, LENGTH_INCH / 8);
            assert_false(figure_nearer(f, foe, LENGTH_INCH / 16 - 2));
        }
        if (!touched)
            fail_msg("%s: nobody touched at %d,%d", line,
                     (int)(f.x * 64LL / LENGTH_INCH),
                     (int)(f.y * 64LL / LENGTH_INCH));
        /* a degree of so small a ring is a fiftieth of an inch */
        assert_true(b.g->man[who].moved - was <=
                    nearest_in_contact(who, x, y) + LENGTH_INCH / 40);
    }
}

static void
who_comes_short_of_contact_is_told_by_how_much(void **state)
{
    (void)state;
    floor_of_red_and_blue();
    tell(&b, "put RA.1 40,20");
    tell(&b, "put RA.2 45,20");
    tell(&b, "put BA.1 40,32-7/8"); /* 12" to go, to the unit */
    tell(&b, "put BA.2 45,33");
    tell(&b, "start red 2");
    tell(&b, "next");
    falls(&b, "move RA.2 to contact BA.2", FAULT_SHORT_OF);
    assert_int_equal(b.r.why.rule, RULE_A1);
    assert_int_equal(b.r.why.have, LENGTH_INCH / 8);
    assert_int_equal(b.r.why.other, man(&b, "BA.2"));
    tell(&b, "move RA.1 to contact BA.1");
    assert_int_equal(b.g->man[man(&b, "RA.1")].moved, LENGTH_FOOT);
    stands("RA.1", 40 * LENGTH_INCH, 32 * LENGTH_INCH, MEASURED);
    falls(&b, "move RA.1 to contact BA.1", FAULT_HELD_CONTACT);
    falls(&b, "move RA.3 to contact BA.1", FAULT_MEET_PLACE);
    falls(&b, "move RA.2 to contact BA.3", FAULT_MEET_PLACE);
    falls(&b, "move RA.2 to contact RA.1", FAULT_MAN_SIDE);
    tell(&b, "overrule: move RA.2 to contact BA.2 because he ran");
    /* among enemies there is no room */
    tell(&b, "put RA.4 60,20");
    tell(&b, "set spacing.min 40 because nobody may come near");
    falls(&b, "move RA.4 to contact BA.1", FAULT_NO_PLACE_BY);
}

/* Not where a gun is in the way, nor off the field; who stands so near to one
 * of them already stays there. */
static void
there_is_room_where_he_is_brought(void **state)
{
    (void)state;
    floor_of_red_and_blue();
    tell_all(STORY("put RA.1 40,20", "put BA.1 40,30", "put RG1 40,28-3/4",
                   "put RA.2 60,8", "put RA.3 60,2", "put BA.2 60,0",
                   "put RA.4 80,20", "put BA.3 80,24", "put BA.4 80,20-13/16",
                   "put RA.5 100,20", "put BA.5 100,24", "start red 2",
                   "next"));
    tell(&b, "move RA.1 to contact BA.1"); /* round the gun */
    assert_true(b.g->man[man(&b, "RA.1")].moved > LENGTH_INCH * 73 / 8);
    tell(&b, "move RA.3 to contact BA.2");
    stands("RA.3", 60 * LENGTH_INCH, LENGTH_INCH * 7 / 8, MEASURED);
    tell(&b, "move RA.2 to contact BA.2"); /* beside him, and not behind */
    assert_true(b.g->man[man(&b, "RA.2")].y >= 0);
    assert_true(b.g->man[man(&b, "RA.2")].y < LENGTH_INCH * 7 / 8);
    tell_all(STORY("undo", "put RA.6 60-3/4,1/2", "put BA.6 59-1/4,1/2"));
    falls(&b, "move RA.2 to contact BA.2", FAULT_NO_PLACE_BY);
    tell(&b, "move RA.4 to contact BA.3-4"); /* a sixteenth from BA.4 */
    stands("RA.4", 80 * LENGTH_INCH, 20 * LENGTH_INCH, MEASURED);
    /* a clear space wider than contact is for the referee to give up */
    tell(&b, "set spacing.min 1/4 because they shall not crowd");
    falls(&b, "move RA.5 to contact BA.5", FAULT_SPACING);
    assert_int_equal(b.r.why.have, LENGTH_INCH / 8);
    tell(&b, "overrule: move RA.5 to contact BA.5 because they fight");
    stands("RA.5", 100 * LENGTH_INCH, LENGTH_INCH * 185 / 8, MEASURED);
}

/* Where only about where they stand is known, they touch all the same. */
static void
contact_beats_an_estimated_place(void **state)
{
    (void)state;
    floor_of_red_and_blue();
    tell(&b, "put RC.1 40,20");
    tell(&b, "put BA.1 about 40,32");
    tell(&b, "start red 2");
    tell(&b, "next");
    tell(&b, "move RC.1 to contact BA.1");
    assert_int_equal(b.g->man[man(&b, "RC.1")].placed, ESTIMATED);
    assert_int_equal(tape_find(b.g, man(&b, "RC.1"), man(&b, "BA.1")), 0);
    assert_int_equal(b.g->tape[0].apart, LENGTH_INCH / 8);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        told(a_way_is_measured_to_the_unit),
        told(only_where_men_are_set_out_at_their_line),
        told(a_line_that_is_not_known_is_not_measured_from),
        told(who_comes_on_again_comes_from_his_line),
        told(a_gun_off_the_field_has_no_place),
        told(a_gun_comes_from_nowhere_to_a_place),
        told(in_a_defensive_game_nobody_starts_at_his_line),
        told(a_way_is_never_longer_than_a_length),
        told(a_body_goes_as_it_stands),
        told(a_party_goes_with_its_guard),
        told(clear_space_is_a_house_rule_too),
        told(who_has_come_into_contact_stays),
        told(a_tape_says_who_has_come_into_contact),
        told(each_of_a_body_may_have_come_into_contact),
        told(a_party_is_home_when_all_of_it_is),
        told(who_has_no_arms_is_no_blow_at_the_rear),
        told(a_gun_goes_back_without_its_men),
        told(men_keep_clear_of_guns),
        told(a_gun_moves_clear_of_men),
        told(each_is_brought_to_the_nearest_place),
        told(who_comes_short_of_contact_is_told_by_how_much),
        told(there_is_room_where_he_is_brought),
        told(contact_beats_an_estimated_place),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
