/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_put.c: the field and what stands on it: how small it may be, pegs, tapes
 * and shapes, guns put down with their crews.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "place.h"
#include "seat.h"

static void
two_bodies(void)
{
    tell_all(STORY("side red back south", "side blue back north",
                   "body RA 6 inf", "body BA 6 inf", "gun RG1", "gun BG1"));
}

static void
stands(const char *name, length x, length y, int32_t placed)
{
    const struct man *m = &b.g->man[man(&b, name)];

    assert_int_equal(m->placed, placed);
    assert_int_equal(m->x, x);
    assert_int_equal(m->y, y);
}

/* What of the line is at fault. */
static void
faulty(const char *word)
{
    assert_int_equal(b.r.why.word.n, strlen(word));
    assert_memory_equal(b.r.why.word.at, word, strlen(word));
}

/* ---- the field ---- */

/* Who stands highest is told by how much he would stand off it. */
static void
a_field_has_room_for_all_that_stands(void **state)
{
    (void)state;
    two_bodies();
    tell_all(STORY("put RG1 50,20", "peg oak 40,60"));
    falls(&b, "field 4 x 6", FAULT_FIELD_SMALL);
    faulty("RG1");
    assert_int_equal(b.r.why.have, 2 * LENGTH_INCH);
    assert_int_equal(b.r.why.other, EDGE_EAST);
    falls(&b, "field 6 x 4'6", FAULT_FIELD_SMALL);
    faulty("oak");
    assert_int_equal(b.r.why.have, 6 * LENGTH_INCH);
    assert_int_equal(b.r.why.other, EDGE_NORTH);
    tell(&b, "field 50in x 60in");
    assert_int_equal(b.g->battle->field_x, 50 * LENGTH_INCH);
}

/* SW, SE, NW and NE are its corners then, and nothing else is called so. */
static void
a_corner_has_no_other_name(void **state)
{
    (void)state;
    tell_all(STORY("side saxon back south", "side norway back north",
                   "body SW 6 inf"));
    falls(&b, "field 5 x 5", FAULT_LABEL_TAKEN);
    faulty("SW");
    tell_all(STORY("undo", "gun NE"));
    falls(&b, "field 5 x 5", FAULT_LABEL_TAKEN);
    faulty("NE");
    tell_all(STORY("undo", "field 5 x 5"));
    falls(&b, "body SW 6 inf", FAULT_LABEL_TAKEN);
    falls(&b, "peg SW 10,10", FAULT_CORNER);
}

/* The letter of a side means its men; any other may be a peg. */
static void
a_letter_may_be_a_peg(void **state)
{
    (void)state;
    two_bodies();
    falls(&b, "peg r 10,10", FAULT_LABEL_TAKEN);
    tell(&b, "peg x 10,10");
    falls(&b, "peg RA 10,10", FAULT_LABEL_TAKEN);
    tell(&b, "peg bravo 10,10");
    falls(&b, "body BRAVO 6 inf", FAULT_LABEL_TAKEN);
}

static void
nothing_is_put_anywhere_when_all_is_over(void **state)
{
    static const char *const lines[] = {"field 5 x 5",
                                        "units cm",
                                        "peg oak 10,10",
                                        "tape RA.1 RA.2 5",
                                        "tape RA.1 elm 20 ash 20 left",
                                        "put RA.1 10,10",
                                        "put RA.1 nowhere"};

    (void)state;
    two_bodies();
    tell_all(STORY("peg elm 20,20", "peg ash 40,20", "put RA.1-2 line 8,8 16,8",
                   "start red", "next", "finish red"));
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        falls(&b, lines[i], FAULT_PHASE_FINISHED);
}

/* ---- tapes ---- */

static void
two_pegs(void)
{
    two_bodies();
    tell_all(STORY("field 6 x 4", "peg elm 2',2'", "peg ash 4',2'"));
}

/* A right angle: 5, 12 and 13. */
static void
two_tapes_meet_on_the_field(void **state)
{
    (void)state;
    two_pegs();
    falls(&b, "tape RA.1 elm 10 ash 26", FAULT_TAPES_TWICE);
    tell(&b, "tape RA.1 elm 10 ash 26 left");
    stands("RA.1", 24 * LENGTH_INCH, 34 * LENGTH_INCH, MEASURED);
    tell(&b, "tape RA.1 elm 10 ash 26 right");
    stands("RA.1", 24 * LENGTH_INCH, 14 * LENGTH_INCH, MEASURED);
    falls(&b, "tape RA.1 elm -10 ash 26", FAULT_LENGTH);
    faulty("-10");
    falls(&b, "tape RA.1 elm 10 ash -26", FAULT_LENGTH);
    faulty("-26");
    falls(&b, "tape RA.1 RA.2 -3", FAULT_LENGTH);
}

/* Of two that meet off the field the nearer crossing is told, and the one that
 * was asked for. */
static void
two_tapes_meet_off_the_field(void **state)
{
    (void)state;
    two_pegs();
    tell(&b, "peg yew 2',1'");
    tell(&b, "peg fir 4',1'");
    falls(&b, "tape RA.1 elm 30 ash 30", FAULT_TAPES_OFF);
    assert_int_equal(b.r.why.other, EDGE_NORTH);
    falls(&b, "tape RA.1 yew 45 fir 51", FAULT_TAPES_OFF);
    assert_int_equal(b.r.why.other, EDGE_NORTH);
    assert_int_equal(b.r.why.have, 9 * LENGTH_INCH);
    falls(&b, "tape RA.1 fir 51 yew 45", FAULT_TAPES_OFF);
    assert_int_equal(b.r.why.other, EDGE_NORTH);
    falls(&b, "tape RA.1 yew 45 fir 51 left", FAULT_TAPES_OFF);
    assert_int_equal(b.r.why.have, 9 * LENGTH_INCH);
    falls(&b, "tape RA.1 yew 45 fir 51 right", FAULT_TAPES_OFF);
    assert_int_equal(b.r.why.other, EDGE_SOUTH);
    assert_int_equal(b.r.why.have, 33 * LENGTH_INCH);
    /* one of the two only: it is meant, unless the other is asked for */
    tell(&b, "tape RA.1 yew 40 fir 32");
    stands("RA.1", 48 * LENGTH_INCH, 44 * LENGTH_INCH, MEASURED);
    falls(&b, "tape RA.1 yew 40 fir 32 right", FAULT_TAPES_OFF);
    assert_int_equal(b.r.why.have, 20 * LENGTH_INCH);
    tell(&b, "put RA.1 nowhere");
    tell(&b, "tape RA.2 fir 32 yew 40");
    tell(&b, "tape RA.2 fir 32 yew 40 right");
    stands("RA.2", 48 * LENGTH_INCH, 44 * LENGTH_INCH, MEASURED);
}

/* From one corner of the longest floor to the other it is more than a length
 * can tell; a house rule may forgive all of it. */
static void
tapes_across_the_longest_floor(void **state)
{
    (void)state;
    two_bodies();
    tell_all(STORY("peg elm 0,0", "peg ash 800ft,800ft"));
    falls(&b, "tape RA.1 elm 1 ash 1", FAULT_TAPES_SHORT);
    assert_int_equal(b.r.why.have, INT32_MAX);
    tell(&b, "set measure.tolerance 800ft");
    tell(&b, "tape RA.1 elm 1 ash 1");
    stands("RA.1", LENGTH_MAX / 2, LENGTH_MAX / 2, MEASURED);
    assert_int_equal(said(&b, EFFECT_TAPE_SLACK)->a, INT32_MAX);
}

/* all and a label mean men; a label that only begins so is one. */
static void
a_tape_puts_one_thing(void **state)
{
    (void)state;
    two_pegs();
    falls(&b, "tape RA.1-2 elm 10 ash 26 left", FAULT_ONE_ONLY);
    falls(&b, "tape RA.1+RA.2 elm 10 ash 26 left", FAULT_ONE_ONLY);
    falls(&b, "tape RA+BA elm 10 ash 26 left", FAULT_ONE_ONLY);
    falls(&b, "tape 2RA elm 10 ash 26 left", FAULT_ONE_ONLY);
    falls(&b, "tape allra elm 10 ash 26 left", FAULT_ONE_ONLY);
    falls(&b, "tape allr elm 10 ash 26 left", FAULT_ONE_ONLY);
    falls(&b, "tape allblue elm 10 ash 26 left", FAULT_ONE_ONLY);
    falls(&b, "tape m1 elm 10 ash 26 left", FAULT_LABEL_RESERVED);
    tell(&b, "tape allx elm 10 ash 26 left");
    assert_true(peg_find(b.g, span_of("allx")) >= 0);
    tell(&b, "tape alley elm 10 ash 26 left");
    tell(&b, "peg allba 10,10");
    tell(&b, "tape allba elm 10 ash 26 left");
    assert_int_equal(b.g->peg[peg_find(b.g, span_of("allba"))].x,
                     24 * LENGTH_INCH);
    tell(&b, "tape all elm 10 ash 26 left");
    assert_true(peg_find(b.g, span_of("all")) >= 0);
}

/* ---- shapes ---- */

/* As the edition wants it (M2b): nobody before his line, where it is known. */
static void
nobody_is_put_before_his_line(void **state)
{
    (void)state;
    two_bodies();
    tell(&b, "set deploy.line on-or-behind");
    falls(&b, "put RA.1 40,10", FAULT_DEPLOY);
    assert_int_equal(b.r.why.have, LENGTH_INCH * 77 / 8);
    tell(&b, "put RA.1 40,0");
    tell(&b, "put BA.1 40,50");
    tell(&b, "field 5 x 5");
    falls(&b, "put BA.2 44,50", FAULT_DEPLOY);
    assert_int_equal(b.r.why.have, LENGTH_INCH * 77 / 8);
    tell(&b, "put BA.2 44,60");
}

static void
a_shape_off_the_field_is_told_by_the_farthest(void **state)
{
    (void)state;
    two_bodies();
    tell(&b, "field 5 x 5");
    falls(&b, "put RA block 3 at 58,3 gap 1-1/4", FAULT_SHAPE_OFF);
    assert_int_equal(b.r.why.subject, man(&b, "RA.3"));
    assert_int_equal(b.r.why.have, 2 * LENGTH_INCH);
    assert_int_equal(b.r.why.other, EDGE_EAST);
    falls(&b, "put RA block 3 at 20,20 gap -1", FAULT_LENGTH);
    faulty("-1");
}

/* By a house rule men are as wide as a hall: what they need is told as far as
 * a length can tell it. */
static void
the_widest_men_need_more_than_can_be_told(void **state)
{
    (void)state;
    two_bodies();
    tell(&b, "set figure.infantry 100ft");
    falls(&b, "put RA line 0,0 700ft,0", FAULT_SHAPE_ROOM);
    assert_int_equal(b.r.why.have, 700 * LENGTH_FOOT);
    assert_int_equal(b.r.why.need, INT32_MAX);
    tell(&b, "set figure.infantry 800ft");
    falls(&b, "put RA block 2 at 0,0", FAULT_SHAPE_OFF);
    assert_int_equal(b.r.why.subject, man(&b, "RA.3"));
    assert_int_equal(b.r.why.have, INT32_MAX);
    falls(&b, "put RA.1-2 block 2 at 0,0", FAULT_SHAPE_OFF);
    assert_int_equal(b.r.why.have, LENGTH_MAX + LENGTH_INCH / 16);
    falls(&b, "put RA loose 700ft at 400ft,400ft", FAULT_SHAPE_ROOM);
    assert_int_equal(b.r.why.need, INT32_MAX);
    tell(&b, "put RG1 40,40 with 4ra"); /* no farther than they can serve it */
    stands("RA.1", 40 * LENGTH_INCH, 34 * LENGTH_INCH, ESTIMATED);
}

/* ---- guns ---- */

/* Where it does not say how it points, behind it is towards its own line. */
static void
a_crew_stands_about_its_gun(void **state)
{
    (void)state;
    two_bodies();
    tell(&b, "put RG1 40,40 with 4ra");
    assert_int_equal(b.g->man[man(&b, "RA.1")].x, 40 * LENGTH_INCH);
    assert_true(b.g->man[man(&b, "RA.1")].y < 40 * LENGTH_INCH);
    tell(&b, "put BG1 80,40 with 4ba");
    assert_int_equal(b.g->man[man(&b, "BA.1")].x, 80 * LENGTH_INCH);
    assert_true(b.g->man[man(&b, "BA.1")].y > 40 * LENGTH_INCH);
}

/* Nobody comes to stand off the field; who is measured near it stays where he
 * is, and who is only about there, or nowhere, is put there. */
static void
a_crew_stays_on_the_field(void **state)
{
    (void)state;
    two_bodies();
    tell_all(STORY("field 5 x 5", "put BA.1 58,57", "put BA.2 about 57,58",
                   "put BA.3 20,20", "put BG1 60,60 facing s with BA.1-4"));
    stands("BA.1", 58 * LENGTH_INCH, 57 * LENGTH_INCH, MEASURED);
    for (int i = 2; i <= 4; i++) {
        char name[] = "BA.0";

        name[3] = (char)('0' + i);
        assert_int_equal(b.g->man[man(&b, name)].placed, ESTIMATED);
        assert_in_range(b.g->man[man(&b, name)].x, 54 * LENGTH_INCH,
                        60 * LENGTH_INCH);
        assert_in_range(b.g->man[man(&b, name)].y, 54 * LENGTH_INCH,
                        60 * LENGTH_INCH);
    }
    assert_int_equal(gun(&b, "BG1")->crew, 4);
}

/* A gun by itself is one thing, beside others its name means its crew. */
static void
a_gun_is_lost_from_sight_or_its_crew_is(void **state)
{
    (void)state;
    two_bodies();
    tell_all(STORY("put RG1 40,40 with 4ra", "put RA.5-6 line 60,40 64,40"));
    tell(&b, "put RG1 line 37,36 43,36"); /* its crew, and not the gun */
    assert_int_equal(gun(&b, "RG1")->y, 40 * LENGTH_INCH);
    stands("RA.1", 37 * LENGTH_INCH, 36 * LENGTH_INCH, ESTIMATED);
    stands("RA.4", 43 * LENGTH_INCH, 36 * LENGTH_INCH, ESTIMATED);
    tell(&b, "put RG1+RA.5 nowhere");
    assert_int_equal(gun(&b, "RG1")->placed, MEASURED);
    assert_int_equal(b.g->man[man(&b, "RA.4")].placed, UNPLACED);
    assert_int_equal(b.g->man[man(&b, "RA.5")].placed, UNPLACED);
    assert_int_equal(b.g->man[man(&b, "RA.6")].placed, ESTIMATED);
    tell(&b, "put RG1 nowhere");
    assert_int_equal(gun(&b, "RG1")->placed, UNPLACED);
    falls(&b, "put RG1 nowhere", FAULT_NOT_PLACED);
}

/* Over its own line it is nowhere, unless the referee says otherwise: then it
 * is there again. */
static void
a_gun_over_its_line_stands_nowhere(void **state)
{
    (void)state;
    two_bodies();
    tell_all(
        STORY("field 5 x 5", "start red 2", "next", "off RG1 with RA.1-4"));
    falls(&b, "put RG1 12,12", FAULT_GUN_OFF);
    falls(&b, "tape RG1 SW 20 SE 52 left", FAULT_GUN_OFF);
    assert_int_equal(
        tell(&b, "overrule: put RG1 12,12 because it was left behind"),
        VERDICT_OVERRULED);
    assert_int_equal(gun(&b, "RG1")->state, GUN_ON);
    assert_int_equal(gun(&b, "RG1")->placed, MEASURED);
    assert_int_equal(gun(&b, "RG1")->x, 12 * LENGTH_INCH);
    is(&b, "RA.1", MAN_OFF);
    falls(&b, "move RG1 6 n with RA.5-6", FAULT_GUN_TEAM);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        told(a_field_has_room_for_all_that_stands),
        told(a_corner_has_no_other_name),
        told(a_letter_may_be_a_peg),
        told(nothing_is_put_anywhere_when_all_is_over),
        told(two_tapes_meet_on_the_field),
        told(two_tapes_meet_off_the_field),
        told(tapes_across_the_longest_floor),
        told(a_tape_puts_one_thing),
        told(nobody_is_put_before_his_line),
        told(a_shape_off_the_field_is_told_by_the_farthest),
        told(the_widest_men_need_more_than_can_be_told),
        told(a_crew_stands_about_its_gun),
        told(a_crew_stays_on_the_field),
        told(a_gun_is_lost_from_sight_or_its_crew_is),
        told(a_gun_over_its_line_stands_nowhere),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
