/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_place.c: words that name a place, and what a place or a tape is worth
 * once somebody has moved.
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
                   "body RA 6 inf", "body BA 6 inf", "gun RG1"));
}

/* What of the word is at fault. */
static void
faulty(const char *word)
{
    assert_int_equal(b.r.why.word.n, strlen(word));
    assert_memory_equal(b.r.why.word.at, word, strlen(word));
}

/* Beside one who fell, whom there never was, or what is not there. */
static void
a_place_is_beside_somebody_who_stands(void **state)
{
    (void)state;
    two_bodies();
    tell_all(STORY("put RA.1 40,40", "dead RA.1"));
    falls(&b, "put RA.2 RA.1+3,0", FAULT_MAN_STATE);
    assert_int_equal(b.r.why.subject, man(&b, "RA.1"));
    assert_int_equal(b.r.why.have, MAN_DEAD);
    falls(&b, "put RA.2 RA.7+3,0", FAULT_NO_MAN);
    assert_int_equal(b.r.why.have, 7);
    assert_int_equal(b.r.why.need, 6);
    falls(&b, "put RA.2 oak+3,0", FAULT_NO_POINT);
    faulty("oak");
    falls(&b, "put RA.2 oak-3,0", FAULT_NO_POINT);
    faulty("oak");
    falls(&b, "put RA.2 oak@3<n", FAULT_NO_POINT);
    faulty("oak");
    falls(&b, "put RA.2 BA.3-3,0", FAULT_NOT_PLACED);
    faulty("BA.3");
}

/* The longest way from the edge of the longest floor. */
static void
beyond_the_floor_by_all_of_a_length(void **state)
{
    (void)state;
    two_bodies();
    tell_all(STORY("put RA.1 800ft,0", "peg oak 800ft,0"));
    falls(&b, "put RA.2 RA.1+1,0", FAULT_OFF_FIELD);
    assert_int_equal(b.r.why.have, LENGTH_INCH);
    assert_int_equal(b.r.why.other, EDGE_EAST);
    falls(&b, "put RA.2 oak+800ft,0", FAULT_OFF_FIELD);
    assert_int_equal(b.r.why.have, LENGTH_MAX);
}

/* The last tape between two is the one that counts; one between others, or of
 * before he moved, is nothing to him. */
static void
the_last_tape_counts(void **state)
{
    int32_t ra, ba;

    (void)state;
    two_bodies();
    tell_all(STORY("field 10 x 8", "put RA.1-2 each 40,40 44,40",
                   "tape RA.2 BA.2 9", "tape RA.1 BA.1 5", "tape BA.1 RA.1 7"));
    ra = man(&b, "RA.1");
    ba = man(&b, "BA.1");
    assert_int_equal(b.g->tape[tape_find(b.g, ra, ba)].apart, 7 * LENGTH_INCH);
    assert_int_equal(b.g->man[ra].tapes, 1);
    tell(&b, "put RA.1 40,41");
    assert_int_equal(tape_find(b.g, ra, ba), -1);
    assert_int_equal(b.g->man[ba].tapes, 0);
    assert_int_equal(b.g->man[man(&b, "RA.2")].tapes, 1);
    tell(&b, "tape RA.1 BA.1 3");
    tell(&b, "put RA.2 44,41");
    assert_int_equal(b.g->man[ra].tapes, 1);
}

/* Nobody knows where a gun is that went over the edge, as far as was told. */
static void
a_gun_goes_over_the_edge(void **state)
{
    (void)state;
    two_bodies();
    tell_all(STORY("field 10 x 8", "put RG1 40,11 facing n", "start red 2",
                   "next", "move RG1 12 s with RA.1-4"));
    assert_int_equal(gun(&b, "RG1")->placed, UNPLACED);
    tell_all(STORY("undo", "move RG1 11 s with RA.1-4"));
    assert_int_equal(gun(&b, "RG1")->placed, ESTIMATED);
    assert_int_equal(gun(&b, "RG1")->y, 0);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        told(a_place_is_beside_somebody_who_stands),
        told(beyond_the_floor_by_all_of_a_length),
        told(the_last_tape_counts),
        told(a_gun_goes_over_the_edge),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
