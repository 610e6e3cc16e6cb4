/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_toward.c: the nearest of many held against each of them measured; and
 * whom a count takes where places and tapes are known: the nearest to the
 * other party, at a tie the lower number, and by number whom nobody measured.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "many.h"
#include "nearest.h"
#include "place.h"
#include "seat.h"
#include "toward.h"

/* ---- the tree ---- */

enum { FLOORS = 1500, CROWD = 90, ASKED = 12, ROOM = 1 << 16 };

static uint64_t seed = 20261130;

static length
any_to(length most)
{
    return (length)(draw(&seed) % ((uint32_t)most + 1));
}

static struct figure
any_figure(length span)
{
    return (struct figure){any_to(span), any_to(span),
                           draw(&seed) % 2 ? LENGTH_INCH * 3 / 8
                                           : LENGTH_INCH * 3 / 4};
}

static bool
brute_nearest(const struct figure *f, uint32_t n, struct figure of,
              const unsigned char *skip, length *apart)
{
    bool found = false;

    for (uint32_t i = 0; i < n; i++) {
        length by = figure_apart(of, f[i]);

        if (skip && skip[i])
            continue;
        if (!found || by < *apart)
            *apart = by;
        found = true;
    }
    return found;
}

static void
one_floor(struct hearing *h, length span, uint32_t n)
{
    struct figure f[CROWD];
    unsigned char skip[CROWD];
    struct nearest t;

    for (uint32_t i = 0; i < n; i++) {
        f[i] = i > 0 && draw(&seed) % 8 == 0 ? f[i - 1] : any_figure(span);
        skip[i] = draw(&seed) % 3 == 0;
    }
    h->s->used = 0;
    assert_true(nearest_build(h, f, n, &t));
    for (int k = 0; k < ASKED; k++) {
        struct figure of = any_figure(k % 2 ? span : LENGTH_MAX);
        const unsigned char *without = k % 3 ? NULL : skip;
        length right = 0, got = 0;
        bool any = brute_nearest(f, n, of, without, &right);

        assert_int_equal(nearest_apart(&t, of, without, &got), any);
        if (any)
            assert_int_equal(got, right);
    }
}

/* On tight floors and wide ones, men on the same spot, the asker among them
 * and far off. */
static void
nearest_is_the_nearest(void **state)
{
    static const length span[] = {LENGTH_INCH, 60 * LENGTH_INCH, LENGTH_MAX};
    static uint64_t room[ROOM / sizeof(uint64_t)];
    struct scratch s = {.at = (unsigned char *)room, .cap = ROOM};
    struct ruling r = {0};
    struct hearing h = {.s = &s, .r = &r};

    (void)state;
    for (int i = 0; i < many(FLOORS); i++)
        one_floor(&h, span[i % 3], (uint32_t)(i % CROWD));
    one_floor(&h, LENGTH_MAX, CROWD);
}

/* ---- who was taken ---- */

/* Those who fell since, as "BA.1 BA.4", in the order of their rows. */
static const char *
fallen_men(void)
{
    static char text[512];
    size_t n = 0;

    text[0] = '\0';
    for (uint32_t i = 0; i < b.g->rows[T_man]; i++) {
        const struct man *m = &b.g->man[i];
        struct span body = label_of(b.g->body[ROW(m->birth)].label);

        if (m->state != MAN_DEAD)
            continue;
        n += (size_t)snprintf(text + n, sizeof text - n, "%s%.*s.%d",
                              n ? " " : "", (int)body.n, body.at,
                              (int)m->number);
    }
    return text;
}

/* In the melee told last, of a side with this role (ROLE_NONE: any). */
static const char *
in_melee(int32_t side, enum role role)
{
    static char text[512];
    int32_t melee = (int32_t)b.g->rows[T_melee];
    size_t n = 0;

    text[0] = '\0';
    for (uint32_t i = 0; i < b.g->rows[T_man]; i++) {
        const struct man *m = &b.g->man[i];

        if (m->fought != melee || m->side != side ||
            (role != ROLE_NONE && m->role != (int32_t)role))
            continue;
        n += (size_t)snprintf(text + n, sizeof text - n, "%s%d", n ? " " : "",
                              (int)m->number);
    }
    return text;
}

#define fell(who) assert_string_equal(fallen_men(), who)

/* Six of Red and eight of Blue; Blue's stand in a row a foot off, the highest
 * number nearest to Red's, but for BA.3 and BA.4, whom nobody placed. */
static void
two_rows(void)
{
    sides(STORY("body ra 6 inf", "body ba 8 inf", "put ra.1 2',12in",
                "put ba.1 2',40in", "put ba.2 2',38in", "put ba.5 2',32in",
                "put ba.6 2',30in", "put ba.7 26in,28in", "put ba.8 22in,28in",
                "start red", "go"));
}

static void
a_melee_counts_the_nearest(void **state)
{
    (void)state;
    two_rows();
    tell(&b, "melee 3b v ra.1 iso");
    assert_string_equal(in_melee(2, ROLE_NONE), "6 7 8");
}

/* BA.7 and BA.8 are as far: of one of them the lower number is taken. */
static void
at_a_tie_the_lower_number(void **state)
{
    (void)state;
    two_rows();
    tell(&b, "contact ra.1 1b");
    assert_string_equal(in_melee(2, ROLE_NONE), "7");
}

static void
after_them_by_number(void **state)
{
    (void)state;
    two_rows();
    tell(&b, "contact ra.1 7b");
    assert_string_equal(in_melee(2, ROLE_NONE), "1 2 3 5 6 7 8");
    tell_all(STORY("undo", "contact ra.1 6b"));
    assert_string_equal(in_melee(2, ROLE_NONE), "1 2 5 6 7 8");
}

/* By shapes places are only estimated, and decide nothing here. */
static void
estimates_are_no_measure(void **state)
{
    (void)state;
    sides(STORY("body ra 2 inf", "body ba 6 inf", "put ra.1 2',1'",
                "put ba loose 6in at 2',30in", "put ba.5 2',4'", "start red",
                "go", "contact ra.1 3b"));
    assert_string_equal(in_melee(2, ROLE_NONE), "1 2 5");
}

/* Where nobody of the other party is placed, it is by number. */
static void
from_nobody_it_is_by_number(void **state)
{
    (void)state;
    two_rows();
    tell(&b, "contact ra.2 3b");
    assert_string_equal(in_melee(2, ROLE_NONE), "1 2 3");
}

/* A tape beats places, and needs none. */
static void
a_tape_counts_before_places(void **state)
{
    (void)state;
    two_rows();
    tell_all(STORY("tape ba.4 ra.1 3", "tape ba.8 ra.1 5'", "contact ra.1 3b"));
    assert_string_equal(in_melee(2, ROLE_NONE), "4 6 7");
    tell(&b, "undo");
    tell(&b, "put ba.8 22in,28in"); /* his tape no longer holds */
    tell(&b, "contact ra.1 2b");
    assert_string_equal(in_melee(2, ROLE_NONE), "4 7");
}

/* Of several tapes the shortest, or the place where no tape says more; and a
 * tape to one whom nobody has placed is as good. */
static void
the_shortest_tape_or_place(void **state)
{
    (void)state;
    two_rows();
    tell_all(STORY("tape ba.4 ra.1 3", "tape ba.4 ra.2 9", "tape ba.3 ra.1 9",
                   "tape ba.3 ra.2 4", "tape ba.8 ra.2 5'", "tape ba.1 ra.2 2",
                   "contact ra.1-2 4b"));
    assert_string_equal(in_melee(2, ROLE_NONE), "1 3 4 7");
    tell_all(STORY("undo", "contact ra.1-2 5b"));
    assert_string_equal(in_melee(2, ROLE_NONE), "1 3 4 7 8");
    tell_all(STORY("undo", "contact ra.2 2b"));
    assert_string_equal(in_melee(2, ROLE_NONE), "1 3");
    /* who of them is only about there measures nothing */
    tell_all(STORY("undo", "put ra.3 about 22in,29in", "contact ra.1+ra.3 3b"));
    assert_string_equal(in_melee(2, ROLE_NONE), "3 4 7");
}

/* Both counted: the first from all the other could mean, the second from the
 * first, so that the two stand together. */
static void
both_sides_counted(void **state)
{
    (void)state;
    sides(STORY("body ra 6 inf", "body ba 6 inf", "put ra.1 1',1'",
                "put ra.2 1',14in", "put ra.5 4',1'", "put ra.6 4',14in",
                "put ba.1 1',2'", "put ba.2 1',26in", "put ba.5 4',17in",
                "put ba.6 4',18in", "start red", "go", "melee 2r v 2b"));
    assert_string_equal(in_melee(1, ROLE_NONE), "5 6");
    assert_string_equal(in_melee(2, ROLE_NONE), "5 6");
}

static void
near_is_near_a_man_in_contact(void **state)
{
    (void)state;
    two_rows();
    tell_all(STORY("put ra.6 2',13in", "put ra.3 2',2in",
                   "contact ra.1 ba.1 near 2b near 2r s0"));
    assert_string_equal(in_melee(2, ROLE_NEAR), "2 5"); /* of BA.1 */
    assert_string_equal(in_melee(1, ROLE_NEAR), "3 6");
    assert_string_equal(in_melee(2, ROLE_CONTACT), "1");
}

static void
settle_near_likewise(void **state)
{
    (void)state;
    two_rows();
    tell(&b, "contact ra.1+ra.2 ba.8 s0");
    tell(&b, "settle near 2b"); /* six inches are not looked at then */
    assert_string_equal(in_melee(2, ROLE_NONE), "6 7 8");
    tell(&b, "=settle near 1b");
    assert_string_equal(in_melee(2, ROLE_NONE), "6 8");
}

/* Without a duty first, however far; then the nearest gunner is named. */
static void
duty_goes_before_distance(void **state)
{
    (void)state;
    two_rows();
    tell_all(STORY("undo 2", "gun bg1", "crew bg1 ba.5-8", "start red", "go",
                   "contact ra.1 4b"));
    assert_string_equal(in_melee(2, ROLE_NONE), "1 2 3 4");
    tell(&b, "undo");
    falls(&b, "contact ra.1 5b", FAULT_DUTY);
    assert_int_equal(b.r.why.subject, man(&b, "ba.7"));
}

/* ---- other verbs with another party ---- */

static void
choose_takes_the_nearest_to_the_foe(void **state)
{
    (void)state;
    two_rows();
    tell_all(STORY("melee ra v ba.5-8 s0", "choose M1 taken 2b"));
    is(&b, "ba.7", MAN_PRISONER);
    is(&b, "ba.8", MAN_PRISONER);
    fell("ra.1 ra.2 ba.5 ba.6");
    tell(&b, "choose M1 dead 1b+1r");
    fell("ra.1 ra.2 ba.5 ba.7"); /* the later has the first word */
    is(&b, "ba.6", MAN_PRISONER);
}

static void
guards_are_the_nearest_to_the_prisoners(void **state)
{
    (void)state;
    two_rows();
    tell_all(STORY("put ra.5 2',26in", "surrender ba.7 to red iso guard 1r"));
    assert_true(b.g->man[man(&b, "ra.5")].guards != 0);
    tell_all(STORY("put ba.7 26in,28in", "put ra.6 26in,27in", "guard p1 1r"));
    assert_true(b.g->man[man(&b, "ra.6")].guards != 0);
    assert_true(b.g->man[man(&b, "ra.5")].guards == 0);
    tell_all(STORY("undo 4", "surrender 1b to red iso guard 1r"));
    is(&b, "ba.7", MAN_PRISONER); /* the nearest to Red, equal with BA.8 */
}

static void
retaken_are_the_nearest_to_the_takers(void **state)
{
    (void)state;
    two_rows();
    tell_all(STORY("surrender ba.1,2 to red iso guard ra.1", "free p1",
                   "retake 1b red guard ra.1"));
    is(&b, "ba.2", MAN_PRISONER);
    is(&b, "ba.1", MAN_DISARMED);
}

static void
a_shot_takes_the_nearest_to_the_gun(void **state)
{
    (void)state;
    two_rows();
    tell_all(STORY("undo 2", "gun rg1", "put rg1 2',4in facing n", "start red",
                   "go", "time", "go", "time", "go", "fire rg1 3 3ib"));
    fell("ba.6 ba.7 ba.8");
    tell_all(STORY("undo", "put rg1 about 2',4in", "fire rg1 3 3ib"));
    fell("ba.1 ba.2 ba.3"); /* it is only about there */
}

static void
who_goes_into_contact_is_the_nearest(void **state)
{
    (void)state;
    two_rows();
    tell_all(STORY("put ra.4 2',20in", "move 1ra to contact 1b"));
    assert_true(b.g->man[man(&b, "ra.4")].moved > 0);
    assert_true(b.g->man[man(&b, "ra.1")].moved == 0);
}

/* ---- corrections ---- */

/* Folded again, the same men are taken; and other ones where it is corrected
 * that they stand elsewhere. */
static void
folded_again_the_same(void **state)
{
    (void)state;
    two_rows();
    tell_all(STORY("move ra.2 3 n", "melee 3b v ra.1 iso"));
    uint64_t was = b.g->digest;
    tell(&b, "amend #9 put ba.5 2',32in");
    assert_true(b.g->digest == was);
    tell(&b, "amend #9 put ba.5 2',24in");
    assert_string_equal(in_melee(2, ROLE_NONE), "5 7 8");
    assert_true(b.g->digest != was);
    tell(&b, "amend #9 put ba.5 2',32in");
    assert_true(b.g->digest == was);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nearest_is_the_nearest),
        told(a_melee_counts_the_nearest),
        told(at_a_tie_the_lower_number),
        told(after_them_by_number),
        told(estimates_are_no_measure),
        told(from_nobody_it_is_by_number),
        told(a_tape_counts_before_places),
        told(the_shortest_tape_or_place),
        told(both_sides_counted),
        told(near_is_near_a_man_in_contact),
        told(settle_near_likewise),
        told(duty_goes_before_distance),
        told(choose_takes_the_nearest_to_the_foe),
        told(guards_are_the_nearest_to_the_prisoners),
        told(retaken_are_the_nearest_to_the_takers),
        told(a_shot_takes_the_nearest_to_the_gun),
        told(who_goes_into_contact_is_the_nearest),
        told(folded_again_the_same),
    };
    return cmocka_run_group_tests_name("toward", tests, NULL, NULL);
}
