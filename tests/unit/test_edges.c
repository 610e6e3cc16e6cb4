/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_edges.c: what lies just on a limit of a rule and what just beyond it,
 * where no story of a chapter comes so near.
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

/* ---- guns ---- */

/* A count for the trail may take who serves a gun: he is there already. */
static void
who_serves_a_gun_may_lift_its_trail(void **state)
{
    (void)state;
    second_move(STORY("body RA 4 inf", "body BA 4 inf", "gun RG1", "gun RG2"));
    tell_all(STORY("crew RG1 RA.1-4", "fire RG1 1 trail 2ra"));
    falls(&b, "fire RG2 1 trail 3ra", FAULT_TRAIL_COUNT);
    assert_int_equal(b.r.why.have, 3);
    assert_int_equal(b.r.why.need, 2);
}

static void
say_guns(char *line, uint32_t size, int n)
{
    struct text t;

    text_init(&t, line, size);
    text_str(&t, "fire RG1");
    for (int i = 1; i < n; i++)
        text_str(&t, "+RG1");
    text_str(&t, " 1");
    text_z(&t);
}

static void
thirty_two_guns_fire_together(void **state)
{
    char line[200];

    (void)state;
    second_move(STORY("body RA 4 inf", "body BA 4 inf", "gun RG1"));
    say_guns(line, sizeof line, 33);
    falls(&b, line, FAULT_TABLE_FULL);
    assert_int_equal(b.r.why.need, 32);
    say_guns(line, sizeof line, 32);
    falls(&b, line, FAULT_EXTRA); /* the second of them */
}

/* ---- the field ---- */

static void
a_corner_is_nobodys_name(void **state)
{
    (void)state;
    tell_all(STORY("side SW back south", "side blue back north"));
    falls(&b, "field 5 x 5", FAULT_LABEL_TAKEN);
    assert_true(span_is(b.r.why.word, "SW"));
}

/* ---- corrections ---- */

/* `=` is of the last line like it about the same men. */
static void
a_line_is_corrected_by_its_men(void **state)
{
    (void)state;
    second_move(STORY("body RA 4 inf", "body RB 4 inf", "body BA 4 inf"));
    tell_all(STORY("off RA.1", "off RB.1", "=off RA.2"));
    is(&b, "RA.1", MAN_FIT);
    is(&b, "RA.2", MAN_OFF);
    is(&b, "RB.1", MAN_OFF);
}

/* ---- clocks ---- */

/* Only a verdict ends a dispute, whatever the referee would allow. */
static void
no_word_but_a_verdict_ends_a_dispute(void **state)
{
    (void)state;
    second_move(STORY("body RA 4 inf", "body BA 4 inf"));
    tell(&b, "dispute was he there");
    falls(&b, "resume", FAULT_DISPUTE);
    assert_int_equal(b.r.why.have, 1);
    falls(&b, "overrule: resume because I say so", FAULT_DISPUTE);
}

/* ---- melees ---- */

static void
in_contact_until(const char *judged, const char *until)
{
    char line[80];

    sides(STORY("body RA 5 inf", "body BA 7 inf"));
    snprintf(line, sizeof line, "set melee.judged %s", judged);
    tell(&b, line);
    snprintf(line, sizeof line, "set contact.until %s", until);
    tell(&b, line);
    tell_all(STORY("start red 2", "next", "contact RA.1-3 BA.1-5"));
    assert_non_null(said(&b, EFFECT_CONTACT));
    assert_int_equal(said(&b, EFFECT_CONTACT)->b, 3);
    assert_int_equal(said(&b, EFFECT_CONTACT)->c, 5);
}

/* The refusal says until when. */
static void
contact_holds_to_the_moves_end_or_beyond(void **state)
{
    (void)state;
    in_contact_until("end-of-move", "end-of-move");
    falls(&b, "move RA.1 1 n", FAULT_HELD_CONTACT);
    assert_int_equal(b.r.why.rule, RULE_H2b);
    assert_int_equal(b.r.why.need, 0);
}

static void
contact_may_hold_until_the_next_turn(void **state)
{
    (void)state;
    in_contact_until("start-of-turn", "next-turn");
    falls(&b, "move RA.1 1 n", FAULT_HELD_CONTACT);
    assert_int_equal(b.r.why.rule, RULE_H2b);
    assert_int_equal(b.r.why.need, 1);
}

/* What has begun is not left, and its beginning says how many of each. */
static void
a_melee_that_has_begun_is_not_left(void **state)
{
    const struct effect *e;

    (void)state;
    in_contact_until("start-settled-end", "next-turn");
    tell(&b, "next");
    e = said(&b, EFFECT_MELEE_BEGINS);
    assert_non_null(e);
    assert_int_equal(e->a, 1);
    assert_int_equal(e->b, 3);
    assert_int_equal(e->c, 5);
    falls(&b, "move BA.1 1 n", FAULT_HELD_CONTACT);
    assert_int_equal(b.r.why.rule, RULE_H3a);
    assert_int_equal(b.r.why.need, 0);
}

/* Until the next turn, or while the move lasts: then who can go leaves it. */
static void
contact_ends_with_the_move(void **state)
{
    (void)state;
    in_contact_until("start-settled-end", "end-of-move");
    falls(&b, "off RA.1", FAULT_HELD_CONTACT);
    tell_all(STORY("time", "off RA.1"));
}

static void
contact_does_not_end_with_the_move(void **state)
{
    (void)state;
    in_contact_until("start-settled-end", "next-turn");
    tell(&b, "time");
    falls(&b, "off RA.1", FAULT_HELD_CONTACT);
}

/* Two pairs: one measured, one whose places are only estimated. */
static void
two_pairs(void)
{
    second_move(
        STORY("body RA 3 inf", "body BA 4 inf", "put RA.1-2 each 24,24 26,24",
              "put BA.1-2 each 24,24-13/16 26,24-13/16", "put RA.3 about 40,24",
              "put BA.3 about 40,24-13/16", "put BA.4 55,55"));
    tell(&b, "next");
}

static void
men_estimated_in_contact_fight_or_not_as_is_answered(void **state)
{
    (void)state;
    two_pairs();
    assert_non_null(said(&b, EFFECT_CLOSE));
    assert_int_equal(said(&b, EFFECT_CLOSE)->a, 2);
    tell(&b, "settle b");
    is(&b, "RA.1", MAN_DEAD);
    is(&b, "BA.2", MAN_DEAD);
    is(&b, "RA.3", MAN_FIT);
    is(&b, "BA.3", MAN_FIT);
    tell_all(STORY("undo", "settle a"));
    is(&b, "RA.2", MAN_DEAD);
    is(&b, "RA.3", MAN_DEAD);
    is(&b, "BA.3", MAN_DEAD);
    is(&b, "BA.4", MAN_FIT);
}

/* Of two that were ruled on by one line he says which he means. */
static void
of_two_melees_one_is_named(void **state)
{
    (void)state;
    two_pairs();
    tell(&b, "settle a");
    falls(&b, "overrule void because nobody saw it", FAULT_OVERRULE_WHICH);
    assert_int_equal(b.r.why.need, 2);
    tell(&b, "overrule M1 void because nobody saw it");
    is(&b, "RA.1", MAN_FIT);
    is(&b, "RA.3", MAN_DEAD);
}

/* ---- guns and places ---- */

static const struct effect *
floor_news(enum floor_news news, int32_t gun)
{
    return said_of(&b, EFFECT_FLOOR, (int32_t)news, gun);
}

static void
two_guns(void)
{
    second_move(STORY("body RA 4 inf", "body BA 8 inf", "gun BG1", "gun BG2",
                      "put BG1 10,50 facing s", "put BG2 30,40 facing s",
                      "put RA.1-4 each 28,30 30,30 32,30 34,30",
                      "put BA.1-4 each 9,49 11,49 9,51 11,51",
                      "put BA.5-8 each 50,55 52,55 54,55 56,55"));
}

/* Of the guns that nobody serves each that men come near is named. */
static void
the_second_gun_is_beset(void **state)
{
    (void)state;
    two_guns();
    assert_int_equal(gun(&b, "BG1")->crew, 4);
    assert_int_equal(gun(&b, "BG2")->crew, 0);
    tell(&b, "move RA.1 to 29,39");
    assert_non_null(floor_news(FLOOR_BESIDE, 2));
    assert_null(floor_news(FLOOR_BESIDE, 1));
}

/* A gun that is served is not there to be taken. */
static void
only_what_nobody_serves_is_offered(void **state)
{
    (void)state;
    two_guns();
    tell_all(STORY("move RA.1-4 12 n", "next"));
    assert_non_null(floor_news(FLOOR_TAKEABLE, 2));
    assert_null(floor_news(FLOOR_TAKEABLE, 1));
    tell_all(STORY("undo", "put RA.1-4 each 6,44 10,44 14,44 18,44", "next"));
    assert_null(floor_news(FLOOR_TAKEABLE, 1));
    tell_all(STORY("undo", "kill BA.1-4 the cat", "next"));
    assert_non_null(floor_news(FLOOR_TAKEABLE, 1));
}

/* Nobody said where to: then nobody knows where it is. */
static void
a_gun_that_went_somewhere_is_nowhere(void **state)
{
    (void)state;
    second_move(STORY("body RA 9 inf", "body BA 9 inf", "gun RG1",
                      "put RG1 20,20 facing n"));
    tell(&b, "move RG1 6 with RA.1-4");
    assert_int_equal(gun(&b, "RG1")->placed, UNPLACED);
    assert_int_equal(gun(&b, "RG1")->x, 0);
    assert_int_equal(gun(&b, "RG1")->y, 0);
}

/* Whose gun it is where nobody serves it is a question of the edition. */
static void
guns_nobody_serves_count_by_a_key(void **state)
{
    (void)state;
    two_guns();
    tell_all(STORY("set score.guns held because it is agreed",
                   "? finish red they gave in"));
    assert_null(said(&b, EFFECT_GAME_NEWS));
    history_drop(&b.h, b.h.kept);
    tell_all(STORY("set score.guns held-or-takeable because it is agreed",
                   "? finish red they gave in"));
    assert_non_null(said(&b, EFFECT_GAME_NEWS));
    assert_int_equal(said(&b, EFFECT_GAME_NEWS)->b, 2);
}

/* A tape is of where two stood: it holds no more when either goes. */
static void
tapes_go_with_the_man(void **state)
{
    (void)state;
    two_guns();
    tell_all(
        STORY("tape RA.1 BA.5 33", "tape RA.2 BA.5 32", "tape RA.1 BA.6 35"));
    assert_int_equal(b.g->man[man(&b, "RA.1")].tapes, 2);
    tell(&b, "move RA.1 3 s");
    assert_int_equal(b.g->man[man(&b, "RA.1")].tapes, 0);
    assert_int_equal(b.g->man[man(&b, "RA.2")].tapes, 1);
    assert_int_equal(b.g->tape[0].holds, 0);
    assert_int_equal(b.g->tape[1].holds, 1);
    assert_int_equal(b.g->tape[2].holds, 0);
}

/* Three about one enemy stand clear of one another, each of both others. */
static void
three_in_contact_stand_apart(void **state)
{
    struct figure f[3];
    length apart;

    (void)state;
    two_guns();
    tell_all(STORY("put BA.5 30,36", "move RA.1-3 to contact BA.5"));
    apart = b.g->key[KEY_SPACING_MIN].value;
    for (int i = 0; i < 3; i++)
        assert_true(man_figure(b.g, i, &f[i]));
    for (int i = 0; i < 3; i++)
        assert_false(figure_nearer(f[i], f[(i + 1) % 3], apart - 2));
}

/* Four move a gun, whether they are named or are its crew. */
static void
three_do_not_move_a_gun(void **state)
{
    (void)state;
    second_move(STORY("body RA 9 inf", "body BA 4 inf", "gun RG1", "gun RG2"));
    falls(&b, "move RG1 6 n with RA.1-3", FAULT_GUN_TEAM);
    assert_int_equal(b.r.why.have, 3);
    tell_all(STORY("move RG1 6 n with RA.1-4", "crew RG2 RA.5-7"));
    falls(&b, "move RG2 6 n", FAULT_GUN_CREW);
    tell_all(STORY("crew RG2 RA.5-8", "move RG2 6 n"));
}

/* Of men named for a melee some fell: where the rest of their side stand is in
 * doubt, and of nobody else. */
static void
who_is_left_of_a_melee_is_in_doubt(void **state)
{
    int doubted = 0;

    (void)state;
    second_move(STORY("body RA 6 inf", "body BA 4 inf",
                      "put RA.1-6 each 20,20 22,20 24,20 40,10 42,10 44,10",
                      "put BA.1-4 each 20,22 22,22 50,50 52,50"));
    tell(&b, "RA.1-3 v BA.1-2 s2");
    assert_int_equal(count(&b, 1, MAN_DEAD), 2);
    assert_int_equal(count(&b, 2, MAN_DEAD), 2);
    for (int32_t i = 0; i < 3; i++)
        doubted +=
            b.g->man[i].state == MAN_FIT && b.g->man[i].placed == ESTIMATED;
    assert_int_equal(doubted, 1);
    assert_int_equal(b.g->man[man(&b, "RA.4")].placed, MEASURED);
    assert_int_equal(b.g->man[man(&b, "BA.3")].placed, MEASURED);
}

static bool
lasts(enum effect_kind kind)
{
    for (uint32_t i = 0; i < b.g->rows[T_sequel]; i++)
        if (b.g->sequel[i].kind == (int32_t)kind)
            return true;
    return false;
}

/* What the report tells is kept; what is only said is not. */
static void
what_lasts_is_kept(void **state)
{
    (void)state;
    second_move(STORY("body RA 9 inf", "body BA 9 inf", "gun RG1", "gun BG1",
                      "toss first = red", "roll 1d6 = 3"));
    assert_true(lasts(EFFECT_TOSS));
    assert_true(lasts(EFFECT_ROLL));
    tell(&b, "move RA.1 6 n");
    assert_true(lasts(EFFECT_MOVED));
    assert_false(lasts(EFFECT_FORCED));
    tell(&b, "capture BG1 red past 4 near 0");
    assert_true(lasts(EFFECT_GUN_TAKEN));
    assert_false(lasts(EFFECT_GUN_DISPUTE));
    tell_all(STORY("undo", "capture BG1 red past 4 near 4"));
    assert_true(lasts(EFFECT_GUN_DISPUTE) || lasts(EFFECT_GUN_KEPT));
    assert_false(lasts(EFFECT_GUN_TAKEN));
}

/* ---- words on a melee, and on a dispute ---- */

/* Nobody need fall: that too is a result. */
static void
nobody_dies_by_the_referees_word(void **state)
{
    (void)state;
    second_move(STORY("body RA 6 inf", "body BA 4 inf"));
    tell(&b, "RA.1-3 v BA.1-2 s2");
    assert_int_equal(count(&b, 1, MAN_DEAD), 2);
    tell(&b, "overrule 0 dead because they broke off");
    assert_int_equal(count(&b, 1, MAN_DEAD), 0);
    assert_int_equal(count(&b, 2, MAN_DEAD), 0);
    falls(&b, "overrule M1 3 dead because of more", FAULT_OVERRULE_SUM);
    tell(&b, "overrule M1 1 dead because one did");
    assert_int_equal(count(&b, 1, MAN_DEAD), 1);
}

static int32_t
verdict(const char *words)
{
    char line[80];

    tell(&b, "dispute who was it");
    snprintf(line, sizeof line, "verdict %s", words);
    tell(&b, line);
    return b.g->dispute[b.g->rows[T_dispute] - 1].side;
}

/* For whom it went is seen by what its first word means. */
static void
a_verdict_is_for_whom_its_words_mean(void **state)
{
    (void)state;
    second_move(STORY("body RA 6 inf", "body BA 4 inf", "gun BG1"));
    assert_int_equal(verdict("3ib stand"), 2);
    assert_int_equal(verdict("3cr stand"), 1);
    assert_int_equal(verdict("3bb stand"), 0);
    assert_int_equal(verdict("3jb stand"), 0);
    assert_int_equal(verdict("4b stand"), 2);
    assert_int_equal(verdict("RA.1 was there"), 1);
    assert_int_equal(verdict("BG1 fired"), 2);
    assert_int_equal(verdict("b stand"), 0);
    assert_int_equal(verdict("nobody knows"), 0);
}

/* ---- prisoners ---- */

/* Each of those who are named can be retaken, or none is. */
static void
who_is_a_prisoner_already_is_not_taken_again(void **state)
{
    (void)state;
    second_move(STORY("body RA 4 inf", "body BA 4 inf",
                      "prisoner BA.2 of red guard RA.1", "disarmed BA.1"));
    falls(&b, "retake BA.1-2 red", FAULT_MAN_STATE);
    assert_int_equal(b.r.why.subject, man(&b, "BA.2"));
}

/* ---- ways ---- */

/* Who is put where he is has not moved. */
static void
no_way_is_no_way(void **state)
{
    (void)state;
    second_move(STORY("body RA 4 inf", "body BA 4 inf", "put RA.1 24,24"));
    tell(&b, "move RA.1 to 24,24");
    assert_int_equal(b.g->man[man(&b, "RA.1")].moved, 0);
    tell(&b, "move RA.1 to 24,36");
    assert_int_equal(b.g->man[man(&b, "RA.1")].moved, LENGTH_FOOT);
}

/* Some fell and nobody knows who: where each of the others is, is only
 * estimated then. */
static void
a_count_of_the_dead_leaves_places_in_doubt(void **state)
{
    (void)state;
    second_move(STORY("body RA 4 inf", "body BA 4 inf", "body BB 2 inf",
                      "put BA.1-4 each 40,40 42,40 44,40 46,40",
                      "put BB.1-2 each 50,40 52,40"));
    tell(&b, "kill BB.1 the cat");
    assert_int_equal(b.g->man[man(&b, "BB.2")].placed, MEASURED);
    tell(&b, "kill 2ba the cat");
    assert_int_equal(b.g->man[man(&b, "BA.4")].placed, ESTIMATED);
    assert_int_equal(b.g->man[man(&b, "BB.2")].placed, MEASURED);
}

/* ---- the referee's own word ---- */

/* It falls where it fits no more, and no melee is named for shots. */
static void
a_word_on_shots_that_fits_no_more_is_no_melees(void **state)
{
    const struct effect *e;

    (void)state;
    second_move(STORY("body RA 4 inf", "body BA 20 inf", "gun RG1"));
    tell_all(STORY("fire RG1 down BA.20 touch BA.19",
                   "overrule dead BA.19 because he was seen to drop"));
    is(&b, "BA.19", MAN_DEAD);
    tell(&b, "=fire RG1 down BA.20 touch BA.18");
    e = said(&b, EFFECT_CHOICE_FELL);
    assert_non_null(e);
    assert_int_equal(e->a, 0);
    assert_int_equal(e->b, b.entry - 1);
    is(&b, "BA.19", MAN_FIT);
    is(&b, "BA.18", MAN_FIT);
    is(&b, "BA.20", MAN_DEAD);
}

static void
a_word_that_changes_nothing_falls_when_the_shots_change(void **state)
{
    const struct effect *e;

    (void)state;
    second_move(STORY("body RA 4 inf", "body BA 20 inf", "gun RG1"));
    tell_all(STORY("fire RG1 down BA.20 touch BA.19",
                   "overrule dead BA.19 because he was seen to drop",
                   "=fire RG1 down BA.19+BA.20"));
    e = said(&b, EFFECT_CHOICE_FELL);
    assert_non_null(e);
    assert_int_equal(e->a, 0);
    is(&b, "BA.19", MAN_DEAD);
}

/* One word of the referee's is enough for the gun not to wait. */
static void
a_gun_that_was_overruled_waits_for_no_answer(void **state)
{
    int32_t set;
    char line[64];

    (void)state;
    second_move(STORY(
        "body RA 6 inf", "body BA 3 inf", "gun BG1", "put BG1 30,30 facing s",
        "put RA.1-4 each 27,32 33,32 28,34 32,34", "put RA.5-6 each 5,5 7,5",
        "put BA.1-3 each 30,22-3/4 50,55 52,55"));
    tell(&b, "set measure.tolerance 1/16 because our tape is good");
    set = b.entry;
    tell(&b, "capture BG1 red");
    assert_int_equal(gun(&b, "BG1")->holder, 1);
    tell(&b, "overrule kept because he stood in the way");
    assert_int_equal(gun(&b, "BG1")->holder, 2);
    snprintf(line, sizeof line, "=#%d set measure.tolerance 1/4 because so",
             (int)set);
    tell(&b, line);
    assert_int_equal(gun_close(b.g), 0);
    assert_int_equal(gun(&b, "BG1")->holder, 2);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        told(who_serves_a_gun_may_lift_its_trail),
        told(thirty_two_guns_fire_together),
        told(a_corner_is_nobodys_name),
        told(a_line_is_corrected_by_its_men),
        told(no_word_but_a_verdict_ends_a_dispute),
        told(contact_holds_to_the_moves_end_or_beyond),
        told(contact_may_hold_until_the_next_turn),
        told(a_melee_that_has_begun_is_not_left),
        told(contact_ends_with_the_move),
        told(contact_does_not_end_with_the_move),
        told(men_estimated_in_contact_fight_or_not_as_is_answered),
        told(of_two_melees_one_is_named),
        told(the_second_gun_is_beset),
        told(only_what_nobody_serves_is_offered),
        told(a_gun_that_went_somewhere_is_nowhere),
        told(guns_nobody_serves_count_by_a_key),
        told(tapes_go_with_the_man),
        told(three_in_contact_stand_apart),
        told(who_is_a_prisoner_already_is_not_taken_again),
        told(three_do_not_move_a_gun),
        told(who_is_left_of_a_melee_is_in_doubt),
        told(what_lasts_is_kept),
        told(nobody_dies_by_the_referees_word),
        told(a_verdict_is_for_whom_its_words_mean),
        told(no_way_is_no_way),
        told(a_count_of_the_dead_leaves_places_in_doubt),
        told(a_word_on_shots_that_fits_no_more_is_no_melees),
        told(a_word_that_changes_nothing_falls_when_the_shots_change),
        told(a_gun_that_was_overruled_waits_for_no_answer),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
