/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_serve.c: crews and captures seen from places, against an oracle that
 * compares every man with every gun.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "capture.h"
#include "place.h"
#include "seat.h"
#include "serve.h"
#include "take.h"

enum { MEN = 10, GUNS = 3 };

static uint64_t seed = 20261130;

/* On a gun as well, where chance has it (A5b). */
static void
put_at(const char *who, int32_t x, int32_t y, const char *more)
{
    char line[96];

    snprintf(line, sizeof line,
             "overrule: put %s %d-%d/8,%d-%d/8%s because so it is", who,
             (int)(x / 8), (int)(x % 8), (int)(y / 8), (int)(y % 8), more);
    tell(&b, line);
}

/* ---- crews ---- */

static int
nearest_gun(int32_t who)
{
    int best = 0;
    length least = INT32_MAX;
    struct figure f, of;

    man_figure(b.g, who, &f);
    for (int32_t gun = 1; gun <= GUNS; gun++) {
        gun_figure(b.g, gun, &of);
        if (b.g->gun[ROW(gun)].holder != b.g->man[who].side ||
            !figure_within(f, of, b.g->key[KEY_GUN_SERVE_RADIUS].value) ||
            figure_apart(f, of) >= least)
            continue;
        least = figure_apart(f, of);
        best = gun;
    }
    return best;
}

/* Served exactly where four have it as their nearest within the radius; who
 * serves is one of them. */
static void
crews_are_right(void)
{
    int32_t can[GUNS + 1] = {0};
    int32_t need = b.g->key[KEY_GUN_SERVE_MEN].value;

    for (int32_t i = 0; i < 2 * MEN; i++) {
        int gun = b.g->man[i].state == MAN_FIT ? nearest_gun(i) : 0;

        can[gun]++;
        assert_true(b.g->man[i].crew == 0 || b.g->man[i].crew == gun);
    }
    for (int32_t gun = 1; gun <= GUNS; gun++) {
        const struct gun *u = &b.g->gun[ROW(gun)];

        assert_int_equal(u->watched, WATCHED_PLACES);
        assert_int_equal(u->crew, can[gun] < need ? can[gun] : need);
    }
}

static void
who_serves_is_the_nearest_within(void **state)
{
    static const char *const more[] = {"body RA 10 inf", "body BA 10 cav",
                                       "gun RG1",        "gun RG2",
                                       "gun BG1",        NULL};
    static const char *const gun[] = {"RG1", "RG2", "BG1"};
    int served = 0, short_of = 0;
    char name[8];

    (void)state;
    sides(more);
    tell(&b, "set spacing.min 0");
    for (int i = 0; i < GUNS; i++)
        put_at(gun[i], 160 + 60 * i, 200, " facing n");
    for (int k = 0; k < 40; k++) {
        for (int32_t i = 0; i < 2 * MEN; i++) {
            snprintf(name, sizeof name, "%s.%d", i < MEN ? "RA" : "BA",
                     (int)(i % MEN + 1));
            /* each in a strip of his own, so that nobody is in the way */
            put_at(name, 150 + (int32_t)(draw(&seed) % 140),
                   80 + 12 * (int32_t)((i * 7) % (2 * MEN)), "");
        }
        crews_are_right();
        for (int i = 0; i < GUNS; i++)
            served += b.g->gun[i].crew >= b.g->key[KEY_GUN_SERVE_MEN].value;
        for (int i = 0; i < GUNS; i++)
            short_of += b.g->gun[i].crew < b.g->key[KEY_GUN_SERVE_MEN].value;
        if (k == 30)
            tell(&b, "set gun.serve_radius 4");
        if (k == 8)
            tell(&b, "set gun.serve_men 2");
    }
    assert_true(served > 10 && short_of > 10);
}

static void
what_the_referee_says_goes_first(void **state)
{
    static const char *const more[] = {"body RA 5 inf", "body BA 1 inf",
                                       "gun RG1", "gun RG2", NULL};

    (void)state;
    sides(more);
    tell(&b, "put RG1 20,20");
    tell(&b, "put RG2 28,20");
    tell(&b, "put RA.1-5 each 22,20 22,21 22,19 22,22 22,18");
    assert_int_equal(gun(&b, "RG1")->crew, 4);
    assert_int_equal(gun(&b, "RG2")->crew, 0);
    tell(&b, "crew RG2 RA.1-3");
    assert_int_equal(gun(&b, "RG1")->crew, 2);
    assert_int_equal(gun(&b, "RG2")->crew, 3);
    tell(&b, "put RA.1 22,20"); /* put anew: the nearer again */
    assert_int_equal(gun(&b, "RG1")->crew, 3);
    falls(&b, "crew RG2 RA.1+BA.1", FAULT_MAN_SIDE);
    tell(&b, "put RA.5 40,40");
    falls(&b, "crew RG2 RA.5", FAULT_CREW_FAR);
    assert_int_equal(b.r.why.need, 2);
    tell(&b, "overrule: crew RG2 RA.5 because he is on his way");
    assert_int_equal(gun(&b, "RG2")->crew, 1);
    tell(&b, "crew RG2 3ra"); /* of those who are near */
    assert_int_equal(gun(&b, "RG2")->crew, 3);
    falls(&b, "crew RG2 5ra", FAULT_TOO_FEW);
    /* somebody goes nobody knows where: what was said is all there is */
    tell(&b, "put RA.5 nowhere");
    assert_int_equal(gun(&b, "RG2")->watched, WATCHED_NAMED);
    assert_int_equal(gun(&b, "RG1")->watched, WATCHED_NOT);
}

static void
anybody_serves_in_one_text(void **state)
{
    static const char *const more[] = {"body RA 2 inf", "body BA 2 inf",
                                       "gun RG1", NULL};

    (void)state;
    sides(more);
    tell(&b, "put RG1 20,20");
    tell(&b, "put RA.1-2 each 22,20 22,21");
    tell(&b, "put BA.1-2 each 18,20 18,21");
    assert_int_equal(gun(&b, "RG1")->crew, 2);
    tell(&b, "set gun.serve_whose any");
    assert_int_equal(gun(&b, "RG1")->crew, 4);
}

/* Too far is said only where it is sure: measured, and by more than a tape may
 * be out. */
static void
who_is_too_far_is_sure_to_be(void **state)
{
    (void)state;
    sides(STORY("body RA 6 inf", "body BA 1 inf", "gun RG1", "gun RG2",
                "put RG1 20,20", "put RA.1-4 each 24,22 24,23 24,24 24,25"));
    /* radii 3/8 and 3/4: 6 1/4" from edge to edge, a tolerance too far */
    tell_all(
        STORY("put RA.5 27-3/8,20", "crew RG1 RA.5", "put RA.5 27-25/64,20"));
    falls(&b, "crew RG1 RA.5", FAULT_CREW_FAR);
    assert_int_equal(b.r.why.rule, RULE_A3);
    assert_int_equal(b.r.why.have, LENGTH_INCH * 17 / 64);
    tell_all(STORY("put RA.5 about 40,20", "crew RG1 RA.5", "put RA.5 40,20",
                   "put RG1 about 20,20", "crew RG1 RA.5"));
    /* the dead are not counted, though they lie by it */
    tell_all(STORY("put RG1 20,20", "dead RA.1", "crew RG1 3ra"));
    assert_int_equal(gun(&b, "RG1")->crew, 3);
    falls(&b, "crew RG1 5ra", FAULT_TOO_FEW); /* RA.6 may be anywhere */
}

/* Four are needed, and more may be named; a gun taken up again is served by
 * nobody, and who lost his arms serves the nearest when he has them again. */
static void
who_was_named_serves_as_long_as_he_can(void **state)
{
    (void)state;
    sides(STORY("body RA 6 inf", "body BA 1 inf", "gun RG1", "gun RG2",
                "put RG1 20,20", "put RG2 26,20",
                "put RA.1-6 each 26,22 22,19 22,20 22,21 22,22 22,18",
                "crew RG1 RA.1-5"));
    assert_int_equal(gun(&b, "RG1")->crew, 5);
    tell_all(STORY("disarmed RA.1", "start red 2", "next"));
    assert_int_equal(gun(&b, "RG1")->crew, 4);
    tell(&b, "home RA.1");
    is(&b, "RA.1", MAN_FIT);
    assert_int_equal(b.g->man[man(&b, "RA.1")].crew, 2);
    tell_all(STORY("put RG1 nowhere", "put RG2 nowhere"));
    assert_int_equal(gun(&b, "RG2")->watched, WATCHED_NOT);
    assert_int_equal(gun(&b, "RG2")->crew, 0);
}

/* A4g: two steps aside at its end, where that is on the field. */
static void
two_step_behind_it(void **state)
{
    (void)state;
    second_move(STORY("body RA 6 inf", "body BA 6 inf", "gun RG1",
                      "put RG1 30,20 facing n",
                      "put RA.1-5 each 28,18 32,18 28,22 32,22 50,20"));
    tell(&b, "? fire RG1 1 trail RA.6,1"); /* of RA.6 nobody knows whence */
    assert_int_equal(b.g->man[man(&b, "RA.6")].placed, MEASURED);
    assert_true(b.g->man[man(&b, "RA.6")].y <
                20 * LENGTH_INCH - LENGTH_INCH * 2);
    falls(&b, "fire RG1 1 trail RA.5,1", FAULT_TRAIL_FAR);
    assert_int_equal(b.r.why.rule, RULE_A4g);
    tell(&b, "? overrule: fire RG1 1 trail RA.5,1 because he ran");
    assert_int_equal(b.g->man[man(&b, "RA.5")].placed, MEASURED);
    assert_true(b.g->man[man(&b, "RA.5")].x < 40 * LENGTH_INCH);
    tell_all(STORY("put RA.5 about 50,20", "? fire RG1 1 trail RA.5,1"));
    assert_true(b.g->man[man(&b, "RA.5")].x < 40 * LENGTH_INCH);
    /* with its trail over the edge they stand where they stood */
    tell_all(STORY("put RG1 30,1 facing n", "put RA.1-2 each 28,2 32,2",
                   "? fire RG1 1 trail RA.1-2"));
    assert_int_equal(b.g->man[man(&b, "RA.1")].x, 28 * LENGTH_INCH);
    assert_int_equal(b.g->man[man(&b, "RA.1")].y, 2 * LENGTH_INCH);
}

/* ---- captures ---- */

/* From the squares of distances; the wheels turn across the facing. */
static struct gun_standing
oracle(int facing)
{
    struct gun_standing s = {0};
    length radius = b.g->key[KEY_CAPTURE_RADIUS].value;
    bool trails =
        b.g->key[KEY_CAPTURE_MEASURED_FROM].value == FROM_GUN_OR_TRAIL;
    struct figure f, of, end;

    gun_figure(b.g, 1, &of);
    end = of;
    end.radius = 0;
    end.y += facing ? LENGTH_INCH * 5 / 2 : -(LENGTH_INCH * 5 / 2);
    for (int32_t i = 0; i < 2 * MEN; i++) {
        bool near, trail;

        man_figure(b.g, i, &f);
        near = figure_within(f, of, radius);
        trail = figure_within(f, end, radius);
        if (b.g->man[i].side == 2) {
            s.near += near;
            s.trail += trail && !near;
        } else if (near || (trail && trails)) {
            /* red attacks northwards */
            s.past += f.y > of.y;
            s.others += f.y <= of.y;
        }
    }
    return s;
}

static void
who_is_past_and_who_is_near(void **state)
{
    static const char *const more[] = {"body RA 10 inf", "body BA 10 inf",
                                       "gun BG1", NULL};
    int seen[3] = {0};
    char name[8];

    (void)state;
    sides(more);
    tell(&b, "set spacing.min 0");
    for (int k = 0; k < 60; k++) {
        struct gun_standing s, right;
        int32_t who;
        int facing = k & 1; /* 1: its muzzle points south */

        if (k == 30)
            tell(&b, "set capture.measured_from gun");
        put_at("BG1", 240, 200, facing ? " facing s" : " facing n");
        for (int32_t i = 0; i < 2 * MEN; i++) {
            bool red = i < MEN;
            int32_t wide = red ? 60 : 200;

            snprintf(name, sizeof name, "%s.%d", red ? "RA" : "BA",
                     (int)(i % MEN + 1));
            put_at(name,
                   240 - wide / 2 + (int32_t)(draw(&seed) % (uint32_t)wide),
                   120 + 8 * (int32_t)((i * 7) % (2 * MEN)), "");
        }
        assert_true(take_stand(b.g, 1, 1, &s, &who));
        right = oracle(facing);
        assert_int_equal(s.past, right.past);
        assert_int_equal(s.others, right.others);
        assert_int_equal(s.near, right.near);
        assert_int_equal(s.trail, right.trail);
        seen[take_result(b.g, &s)]++;
    }
    assert_true(seen[CAPTURE_DISPUTED] > 0 && seen[CAPTURE_KEPT] > 0);
}

/* Four past the wheels, and one of Blue so and so far. */
static void
four_past(const char *blue, const char *facing)
{
    static const char *const more[] = {"body RA 6 inf", "body BA 3 inf",
                                       "gun BG1", NULL};
    char line[96];

    sides(more);
    snprintf(line, sizeof line, "put BG1 30,30%s", facing);
    tell(&b, line);
    tell(&b, "put RA.1-4 each 27,32 33,32 28,34 32,34");
    tell(&b, "put RA.5-6 each 5,5 7,5");
    tell(&b, "put BA.2-3 each 50,55 52,55");
    snprintf(line, sizeof line, "put BA.1 %s", blue);
    tell(&b, line);
    tell(&b, "start red 2");
    tell(&b, "next");
}

/* ---- what is asked for ---- */

static void
a_capture_says_what_it_lacks(void **state)
{
    (void)state;
    four_past("50,50", " facing e");
    tell(&b, "time");
    tell(&b, "put BA.2 nowhere");
    falls(&b, "capture BG1 red", FAULT_CAPTURE_WAY);
    assert_int_equal(b.r.why.subject, 1);
    falls(&b, "capture BG1 red going s30", FAULT_EXPECTED);
    falls(&b, "capture BG1 red going n", FAULT_CAPTURE_WAY);
    falls(&b, "capture BG1 red going 89d", FAULT_CAPTURE_PLACE);
    assert_int_equal(b.r.why.other, man(&b, "BA.2"));
    falls(&b, "capture BG1 red past 4", FAULT_CAPTURE_MISSING);
    tell(&b, "put BA.2 50,55");
    tell(&b, "capture BG1 red going e"); /* two of them on that side */
    assert_int_equal(b.g->taking[0].past, 2);
    assert_int_equal(b.g->taking[0].others, 2);
    assert_int_equal(b.g->taking[0].result, CAPTURE_DISPUTED);
    assert_int_equal(b.g->gun[0].close_way, 0);
}

static int32_t
holder(void)
{
    return gun(&b, "BG1")->holder;
}

static void
a_gun_is_taken_by_those_past_it(void **state)
{
    (void)state;
    four_past("30,50", " facing s");
    tell(&b, "? capture BG1 red");
    assert_int_equal(holder(), 1);
    tell(&b, "? overrule: capture BG1 red past 3 near 0"); /* as told */
    assert_int_equal(holder(), 2);
    /* one of the four steps back before it */
    tell(&b, "put RA.4 32,28");
    tell(&b, "? capture BG1 red");
    assert_int_equal(holder(), 2);
    assert_non_null(said(&b, EFFECT_GUN_DISPUTE));
    history_drop(&b.h, b.h.kept);
    tell(&b, "set capture.men 3 because it is a small gun");
    tell(&b, "? capture BG1 red");
    assert_int_equal(holder(), 1);
    history_drop(&b.h, b.h.kept);
    /* nobody knows where one of them is: it must be told */
    tell(&b, "put BA.3 nowhere");
    falls(&b, "capture BG1 red", FAULT_CAPTURE_PLACE);
    tell(&b, "capture BG1 red past 4 near 0");
    assert_int_equal(holder(), 1);
}

static void
the_end_of_the_trail_counts_in_the_book(void **state)
{
    (void)state;
    /* the trail ends at 30,32-1/2: 5 1/8" from him, the gun 6 7/8" */
    four_past("30,38", " facing s");
    tell(&b, "? capture BG1 red");
    assert_int_equal(holder(), 2);
    assert_int_equal(said(&b, EFFECT_GUN_DISPUTE)->c, 1);
    assert_true(cites(&b, RULE_G4));
    history_drop(&b.h, b.h.kept);
    tell(&b, "set capture.measured_from gun because we read it so");
    tell(&b, "? capture BG1 red");
    assert_int_equal(holder(), 1);
    history_drop(&b.h, b.h.kept);
    tell(&b, "set capture.radius 8 because we are careful");
    tell(&b, "? capture BG1 red");
    assert_int_equal(holder(), 2);
}

static void
behind_the_wheels_is_the_other_way(void **state)
{
    (void)state;
    four_past("50,50", " facing n"); /* its trail is in front of Red */
    tell(&b, "? capture BG1 red");
    assert_int_equal(holder(), 1);
    history_drop(&b.h, b.h.kept);
    tell(&b, "set capture.axle behind because the words say so");
    tell(&b, "? capture BG1 red");
    assert_int_equal(holder(), 2);
    history_drop(&b.h, b.h.kept);
    tell(&b, "put RA.5-6 each 28,28 32,28");
    tell(&b, "put RA.3-4 each 26,26 34,26");
    tell(&b, "? capture BG1 red");
    assert_int_equal(holder(), 1);
}

static void
unarmed_men_bar_it_or_do_not(void **state)
{
    (void)state;
    second_move(STORY(
        "body RA 6 inf", "body BA 3 inf", "gun BG1", "put BG1 30,30 facing s",
        "put RA.1-4 each 27,32 33,32 28,34 32,34", "put RA.5-6 each 28,28 7,5",
        "put BA.1-3 each 30,28 50,55 52,55",
        "prisoner BA.1 of red guard RA.5"));
    tell(&b, "? capture BG1 red"); /* a prisoner does not */
    assert_int_equal(holder(), 1);
    history_drop(&b.h, b.h.kept);
    tell(&b, "set capture.prisoners_block all because nobody may be near");
    tell(&b, "? capture BG1 red");
    assert_int_equal(holder(), 2);
    history_drop(&b.h, b.h.kept);
    tell(&b, "set capture.prisoners_block freed because it is the book's");
    tell(&b, "free P1");
    tell(&b, "? capture BG1 red"); /* a freed man does */
    assert_int_equal(holder(), 2);
    history_drop(&b.h, b.h.kept);
    tell(&b, "set capture.prisoners_block none because they have no arms");
    tell(&b, "? capture BG1 red");
    assert_int_equal(holder(), 1);
    history_drop(&b.h, b.h.kept);
    tell(&b, "set capture.clear_of anyone because it says no one");
    tell(&b, "? capture BG1 red"); /* RA.5 is near, and not past it */
    assert_int_equal(holder(), 2);
}

/* Without a facing they come from their own line; the end of its trail is
 * nowhere, and where that counts, or what is behind its wheels, the men must
 * be counted. */
static void
a_gun_that_points_nowhere(void **state)
{
    struct gun_standing s;
    struct hairline h = {.kind = HAIR_TRAIL};
    int32_t who = 0;

    (void)state;
    second_move(STORY("body RA 5 inf", "body BA 2 inf", "gun BG1",
                      "disarmed BA.2", "put BG1 30,30",
                      "put RA.1-5 each 28,32 29,32 31,32 32,32 30,24",
                      "put BA.1-2 each 30,40 35,50"));
    assert_false(take_stand(b.g, 1, 1, &s, &who));
    assert_false(take_way_missing(b.g, 1, 1));
    tell(&b, "set capture.measured_from gun because the trail is gone");
    assert_true(take_stand(b.g, 1, 1, &s, &who));
    assert_int_equal(s.past, 4);
    assert_int_equal(s.others, 1);
    assert_int_equal(s.near + s.trail, 0);
    assert_int_equal(s.unarmed, 0); /* he is far off */
    h.man = man(&b, "RA.1");
    assert_false(take_turned(b.g, 1, 1, &h, &s));
    assert_int_equal(take_could(b.g, 1, 1), 5);
    tell(&b, "? time");
    tell(&b, "set capture.axle behind because as the retelling has it");
    assert_false(take_stand(b.g, 1, 1, &s, &who));
    assert_false(take_way_missing(b.g, 1, 1)); /* no way would help */
    assert_int_equal(take_could(b.g, 1, 1), 0);
    tell(&b, "put BG1 nowhere");
    assert_false(take_stand(b.g, 1, 1, &s, &who));
    assert_false(take_way_missing(b.g, 1, 1));
    assert_int_equal(take_could(b.g, 1, 1), 0);
}

/* A hair of a distance that is not one any more turns nothing. */
static void
what_is_no_hair_turns_nothing(void **state)
{
    struct gun_standing s;
    struct hairline h = {.kind = HAIR_GUN};

    (void)state;
    second_move(STORY("body RA 5 inf", "body BA 2 inf", "gun BG1",
                      "put BG1 30,30 facing s",
                      "put RA.1-4 each 28,32 29,32 31,32 32,32",
                      "put BA.1-2 each 30,37 35,50"));
    h.man = man(&b, "BA.1"); /* 7" less 3/4" and 3/8": 5 7/8", an eighth in */
    assert_false(take_turned(b.g, 1, 1, &h, &s)); /* RA.5 may be anywhere */
    h.man = man(&b, "RA.5");
    assert_false(take_turned(b.g, 1, 1, &h, &s));
    h.man = man(&b, "BA.1");
    tell(&b, "put RA.5 30,20");
    assert_true(take_turned(b.g, 1, 1, &h, &s));
    assert_int_equal(s.near, 0);
    h.man = man(&b, "BA.2");
    assert_false(take_turned(b.g, 1, 1, &h, &s));
    tell(&b, "put BG1 nowhere");
    assert_false(take_turned(b.g, 1, 1, &h, &s));
}

static void
a_hair_waits_for_its_answer(void **state)
{
    (void)state;
    /* 6 1/8" from the gun, its muzzle and not its trail towards him */
    four_past("30,22-3/4", " facing s");
    tell(&b, "capture BG1 red");
    assert_int_equal(holder(), 2);
    assert_int_equal(gun_close(b.g), 1);
    falls(&b, "next", FAULT_GUN_CLOSE);
    tell(&b, "settle b");
    assert_non_null(said(&b, EFFECT_GUN_DISPUTE));
    tell(&b, "undo");
    tell(&b, "settle");
    assert_int_equal(holder(), 1);
    tell(&b, "undo 2");
    tell(&b, "set measure.tolerance 1/16 because our tape is good");
    tell(&b, "capture BG1 red");
    assert_int_equal(holder(), 1);
    assert_int_equal(gun_close(b.g), 0);
}

/* ---- no ruling that is not marked hangs on one distance ---- */

enum shifted { SHIFT_GUN, SHIFT_TRAIL, SHIFT_AXLE, SHIFTS };

/* As the oracle, with one man's distance of one kind shifted. */
static struct gun_standing
shifted_by(int32_t who, enum shifted kind, length by)
{
    struct gun_standing s = {0};
    length radius = b.g->key[KEY_CAPTURE_RADIUS].value;
    struct figure f, of, end;

    gun_figure(b.g, 1, &of);
    gun_trail(b.g, 1, &end);
    for (int32_t i = 0; i < 2 * MEN; i++) {
        length d[SHIFTS] = {0};
        bool near, trail;

        if (i == who)
            d[kind] = by;
        man_figure(b.g, i, &f);
        near = figure_within(f, of, radius - d[SHIFT_GUN]);
        trail = figure_within(f, end, radius - d[SHIFT_TRAIL]);
        if (b.g->man[i].side == 2) {
            s.near += near;
            s.trail += trail && !near;
        } else if (near || trail) {
            s.past += f.y + d[SHIFT_AXLE] > of.y;
            s.others += f.y + d[SHIFT_AXLE] <= of.y;
        }
    }
    return s;
}

/* About its limits, so that a hair decides often: five of Red about the axle,
 * Blue about six inches off. */
static void
set_out_near(int facing)
{
    char name[8];

    put_at("BG1", 240, 240, facing ? " facing s" : " facing n");
    for (int32_t i = 0; i < 2 * MEN; i++) {
        bool red = i < MEN;
        int32_t n = i % MEN, chance = (int32_t)(draw(&seed) % 16);

        snprintf(name, sizeof name, "%s.%d", red ? "RA" : "BA", (int)n + 1);
        if (red && n < 5)
            put_at(name, 216 + 12 * n, 236 + chance, "");
        else if (!red && n < 3)
            put_at(name, 230 + 10 * n, 290 + chance, "");
        else
            put_at(name, 20 + 12 * i, red ? 20 : 420, "");
    }
}

/* Whether it waits as a close call. */
static bool
marked(void)
{
    bool is;

    tell(&b, "? capture BG1 red");
    is = gun_close(b.g) == 1;
    history_drop(&b.h, b.h.kept);
    return is;
}

static void
an_unmarked_capture_keeps_its_result(void **state)
{
    int plain = 0, close = 0;

    (void)state;
    second_move(STORY("body RA 10 inf", "body BA 10 inf", "gun BG1"));
    for (int k = 0; k < 150; k++) {
        length out = b.g->key[KEY_MEASURE_TOLERANCE].value;
        struct gun_standing s;
        enum capture_result result;
        bool turns = false;

        set_out_near(k & 1);
        s = shifted_by(-1, SHIFT_GUN, 0);
        result = take_result(b.g, &s);
        for (int32_t i = 0; i < 2 * MEN; i++)
            for (int kind = SHIFT_GUN; kind < SHIFTS; kind++)
                for (int sign = -1; sign <= 1; sign += 2) {
                    s = shifted_by(i, (enum shifted)kind, sign * out);
                    turns = turns || take_result(b.g, &s) != result;
                }
        if (marked()) {
            close++;
            continue;
        }
        plain++;
        assert_false(turns);
    }
    if (plain < 60 || close < 10)
        fail_msg("%d plain, %d close", plain, close);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        told(who_serves_is_the_nearest_within),
        told(what_the_referee_says_goes_first),
        told(anybody_serves_in_one_text),
        told(who_is_too_far_is_sure_to_be),
        told(who_was_named_serves_as_long_as_he_can),
        told(two_step_behind_it),
        told(who_is_past_and_who_is_near),
        told(a_capture_says_what_it_lacks),
        told(a_gun_is_taken_by_those_past_it),
        told(the_end_of_the_trail_counts_in_the_book),
        told(behind_the_wheels_is_the_other_way),
        told(unarmed_men_bar_it_or_do_not),
        told(a_gun_that_points_nowhere),
        told(what_is_no_hair_turns_nothing),
        told(a_hair_waits_for_its_answer),
        told(an_unmarked_capture_keeps_its_result),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
