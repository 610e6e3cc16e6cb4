/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_scene.c: what can be drawn of a battle is drawn, where it stands, and
 * nothing that has no place; and a battle is told again move by move.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "course.h"
#include "floor.h"
#include "scene.h"

enum { IN = LENGTH_INCH };

static int
begin(void **state)
{
    struct board *b = calloc(1, sizeof *b);

    if (!b)
        return -1;
    board_init(b);
    *state = b;
    return 0;
}

static int
end(void **state)
{
    board_release(*state);
    free(*state);
    return 0;
}

static void
armies(struct board *b)
{
    static const char *const lines[] = {"side red back south",
                                        "side blue back north",
                                        "body RA 20 inf",
                                        "body RC 6 cav",
                                        "body BA 20 inf",
                                        "gun RG1",
                                        "gun BG1",
                                        "start red",
                                        NULL};
    board_must(b, lines);
}

static struct scene
scene_of(struct board *b, const struct scene_options *o)
{
    struct scene s;

    assert_true(scene_make(&s, b->g, o));
    return s;
}

/* The nth mark of a kind, or NULL. */
static const struct mark *
mark(const struct scene *s, enum mark_kind kind, int nth)
{
    for (uint32_t i = 0; i < s->n; i++)
        if (s->at[i].kind == kind && nth-- == 0)
            return &s->at[i];
    return NULL;
}

static void
test_before_anything_is_placed_there_is_nothing_to_see(void **state)
{
    struct scene s = scene_of(*state, NULL);

    assert_int_equal(s.n, 0);
    assert_int_equal(s.places, 0);
    scene_release(&s);
    armies(*state);
    s = scene_of(*state, NULL);
    assert_int_equal(s.n, 0);
    assert_int_equal(s.known[0].unplaced, 26);
    assert_int_equal(s.known[1].unplaced, 20);
    scene_release(&s);
}

static void
test_a_measured_field_has_its_outline_and_back_lines(void **state)
{
    armies(*state);
    floor_field(*state, 216, 96);
    struct scene s = scene_of(*state, NULL);

    assert_true(s.field);
    assert_int_equal(mark(&s, MARK_FIELD, 0)->x2, 216 * IN);
    assert_int_equal(mark(&s, MARK_BACK, 0)->side, 1);
    assert_int_equal(mark(&s, MARK_BACK, 0)->y, 0);
    assert_int_equal(mark(&s, MARK_BACK, 1)->side, 2);
    assert_int_equal(mark(&s, MARK_BACK, 1)->y, 96 * IN);
    assert_int_equal(s.frame.east, 216 * IN);
    assert_int_equal(s.frame.north, 96 * IN);
    assert_int_equal(s.places, 0);
    scene_release(&s);
}

static void
test_every_man_is_what_he_is(void **state)
{
    struct board *b = *state;

    armies(b);
    floor_line(b, 0, 8, 10, 10, 2);
    floor_line(b, 8, 2, 30, 10, 1);
    floor_state(b, 0, MAN_DEAD, 0);
    floor_state(b, 1, MAN_PRISONER, 2);
    floor_state(b, 2, MAN_DISARMED, 0);
    floor_state(b, 3, MAN_OFF, 0);
    floor_state(b, 4, MAN_DELIVERED, 2);
    struct scene s = scene_of(b, NULL);

    /* Dead, gone and delivered men are not on the field. */
    assert_non_null(mark(&s, MARK_MAN, 4));
    assert_null(mark(&s, MARK_MAN, 5));
    assert_int_equal(mark(&s, MARK_PRISONER, 0)->who, 1);
    assert_int_equal(mark(&s, MARK_PRISONER, 0)->side, 1);
    assert_int_equal(mark(&s, MARK_PRISONER, 0)->holder, 2);
    assert_int_equal(mark(&s, MARK_FREED, 0)->who, 2);
    assert_int_equal(mark(&s, MARK_MAN, 0)->who, 5);
    assert_int_equal(mark(&s, MARK_MAN, 3)->placed, 1);
    assert_int_equal(s.places, 7);
    assert_int_equal(s.known[0].measured, 5);
    assert_int_equal(s.known[0].estimated, 2);
    assert_int_equal(s.known[0].unplaced, 16);
    assert_int_equal(s.known[1].unplaced, 20);
    scene_release(&s);
}

static void
test_a_body_is_named_in_the_middle_of_its_men(void **state)
{
    struct board *b = *state;

    armies(b);
    floor_line(b, 0, 5, 10, 10, 2);
    floor_line(b, 5, 5, 10, 20, 2);
    floor_line(b, 20, 3, 50, 50, 1);
    struct scene s = scene_of(b, NULL);
    const struct mark *ra = mark(&s, MARK_BODY, 0);
    const struct mark *rc = mark(&s, MARK_BODY, 1);

    assert_int_equal(ra->x, 12 * IN);
    assert_int_equal(ra->y, 15 * IN);
    assert_int_equal(ra->y2, 20 * IN);
    assert_int_equal(ra->x2, 10);
    assert_int_equal(ra->placed, 2);
    assert_int_equal(rc->arm, ARM_CAV);
    assert_int_equal(rc->placed, 1);
    assert_null(mark(&s, MARK_BODY, 2));
    scene_release(&s);
}

static void
test_guns_face_as_they_were_told_to(void **state)
{
    struct board *b = *state;

    armies(b);
    floor_gun(b, 0, 40, 12, 45);
    floor_gun(b, 1, 60, 80, -1);
    struct scene s = scene_of(b, NULL);

    assert_int_equal(mark(&s, MARK_GUN, 0)->facing, 45 * 60 + 1);
    assert_int_equal(mark(&s, MARK_GUN, 0)->side, 1);
    assert_int_equal(mark(&s, MARK_GUN, 1)->facing, 0);
    scene_release(&s);
}

static void
test_an_unmeasured_floor_shows_where_the_marks_are(void **state)
{
    struct board *b = *state;

    armies(b);
    floor_line(b, 0, 20, 30, 40, 2);
    floor_line(b, 26, 20, 30, 140, 2);
    struct scene s = scene_of(b, NULL);

    assert_false(s.field);
    assert_null(mark(&s, MARK_BACK, 0));
    assert_true(s.frame.west < 30 * IN && s.frame.west > 20 * IN);
    assert_true(s.frame.north > 140 * IN && s.frame.north < 150 * IN);
    scene_release(&s);
}

static void
test_a_closer_look_leaves_out_what_is_elsewhere(void **state)
{
    struct board *b = *state;
    const struct scene_options o = {
        .close = true, .x = 40 * IN, .y = 40 * IN, .span = 24 * IN};

    armies(b);
    floor_field(b, 216, 96);
    floor_man(b, 0, 40, 40, 2);
    floor_man(b, 1, 52, 52, 2);
    floor_man(b, 2, 53, 40, 2);
    struct scene s = scene_of(b, &o);

    assert_int_equal(s.frame.west, 28 * IN);
    assert_int_equal(s.frame.east, 52 * IN);
    assert_true(scene_shows(&s, mark(&s, MARK_MAN, 0)));
    assert_true(scene_shows(&s, mark(&s, MARK_MAN, 1)));
    assert_false(scene_shows(&s, mark(&s, MARK_MAN, 2)));
    assert_true(scene_shows(&s, mark(&s, MARK_FIELD, 0)));
    assert_false(scene_shows(&s, mark(&s, MARK_BACK, 1)));
    scene_release(&s);
}

static void
test_a_ring_holds_all_who_fight(void **state)
{
    struct board *b = *state;
    int64_t dx, dy;

    armies(b);
    board_must(b, (const char *const[]){"go", "contact 3ra 4ba", NULL});
    for (int32_t i = 0; i < 3; i++)
        floor_man(b, i, 40 + 6 * i, 40, 2);
    for (int32_t i = 0; i < 4; i++)
        floor_man(b, 26 + i, 41 + i, 43, 2);
    struct scene s = scene_of(b, NULL);
    const struct mark *ring = mark(&s, MARK_RING, 0);

    assert_int_equal(b->g->man[0].fought, 1);
    assert_non_null(ring);
    assert_false(ring->over);
    for (int i = 0; i < 7; i++) {
        const struct mark *m = mark(&s, MARK_MAN, i);
        dx = m->x - ring->x;
        dy = m->y - ring->y;
        assert_true(dx * dx + dy * dy <= (int64_t)ring->x2 * ring->x2);
    }
    assert_null(mark(&s, MARK_RING, 1));
    scene_release(&s);
}

static void
test_trails_are_the_stretches_of_one_move(void **state)
{
    struct board *b = *state;
    const struct scene_options o = {.of = REF(2)};

    armies(b);
    floor_told(b, 0, 0, 10, 10, 1);
    floor_told(b, 0, 1, 10, 20, 2);
    floor_told(b, 1, 1, 50, 20, 1);
    floor_told(b, 0, 2, 15, 20, 2);
    floor_told(b, 0, 2, 15, 26, 2);
    floor_told(b, 1, 2, 60, 20, 1); /* put elsewhere: that is no move */
    struct scene s = scene_of(b, &o);

    assert_int_equal(mark(&s, MARK_TRAIL, 0)->x, 10 * IN);
    assert_int_equal(mark(&s, MARK_TRAIL, 0)->y, 20 * IN);
    assert_int_equal(mark(&s, MARK_TRAIL, 0)->x2, 15 * IN);
    assert_int_equal(mark(&s, MARK_TRAIL, 1)->y2, 26 * IN);
    assert_null(mark(&s, MARK_TRAIL, 2));
    scene_release(&s);
    s = scene_of(b, NULL);
    assert_null(mark(&s, MARK_TRAIL, 0));
    scene_release(&s);
}

static void
test_a_peg_stands_where_it_stands(void **state)
{
    struct board *b = *state;

    armies(b);
    floor_peg(b, "oak", 30, 60);
    struct scene s = scene_of(b, NULL);

    assert_int_equal(mark(&s, MARK_PEG, 0)->x, 30 * IN);
    assert_int_equal(s.places, 0);
    scene_release(&s);
}

/* ---- once more from the beginning ---- */

static const char *const battle[] = {"side red",
                                     "side blue",
                                     "body RA 20 inf",
                                     "body BA 20 inf",
                                     "gun RG1",
                                     "gun BG1",
                                     "start red",
                                     "next",
                                     "next",
                                     "next",
                                     "fire RG1 3 2ba",
                                     "note a cat",
                                     "=fire RG1 3 3ba",
                                     "8ra v 9ba s1",
                                     "choose keep BA.4",
                                     "next",
                                     "fire BG1 2 1ra",
                                     "undo",
                                     "fire BG1 2 2ra",
                                     "next",
                                     "late note a dog",
                                     NULL};

struct seen {
    int32_t stops, ends, entry;
    uint64_t digest;
    bool stop_at_once;
};

static bool
see(void *ctx, const struct game *g, const struct entry *e, bool last)
{
    struct seen *s = ctx;

    assert_int_equal(g->digest, game_digest(g));
    s->stops++;
    s->ends += last;
    s->entry = e->n;
    s->digest = g->digest;
    return !s->stop_at_once;
}

static void
test_the_tour_ends_where_the_battle_stands(void **state)
{
    struct board *b = *state;
    struct seen s = {0};

    board_must(b, battle);
    assert_true(history_tour(&b->h, see, &s));
    assert_int_equal(s.stops, b->h.n_play);
    assert_int_equal(s.digest, b->g->digest);
    /* setting up and six moves: the last fact of each ends it */
    assert_int_equal(s.ends, 1 + b->g->battle->seq);
    s = (struct seen){.stop_at_once = true};
    assert_true(history_tour(&b->h, see, &s));
    assert_int_equal(s.stops, 1);
}

static void
test_the_tour_changes_nothing(void **state)
{
    struct board *b = *state;
    struct seen s = {0};

    board_must(b, battle);
    uint64_t digest = b->g->digest, marked = b->h.game.mark;
    uint64_t entry = b->h.entry[b->h.n - 1].mark;
    assert_true(history_tour(&b->h, see, &s));
    assert_int_equal(b->g->digest, digest);
    assert_int_equal(b->h.game.mark, marked);
    assert_int_equal(b->h.entry[b->h.n - 1].mark, entry);
    board_must(b, (const char *const[]){"undo 2", "redo", NULL});
}

static void
test_strengths_are_those_of_the_ends_of_moves(void **state)
{
    struct board *b = *state;
    struct course c;

    board_must(b, battle);
    assert_true(course_make(&c, &b->h));
    assert_int_equal(c.n, 1 + b->g->battle->seq);
    assert_int_equal(c.at[0].side[0].foot, 20);
    assert_int_equal(c.at[0].side[1].guns, 1);
    assert_int_equal(c.most, 20);
    const struct strength *end = &c.at[c.n - 1].side[0];
    assert_int_equal(end->foot, b->g->side[0].count[MAN_FIT]);
    assert_int_equal(end->lost, b->g->side[0].count[MAN_DEAD]);
    /* three were shot in Red's second move, and more fell in its melee,
     * which the line that began the next move has settled */
    assert_true(b->g->rows[T_ruled] == 1);
    assert_int_equal(c.at[3].side[1].lost, 3 + b->g->ruled[0].greater_dead);
    assert_int_equal(c.at[3].side[0].lost, b->g->ruled[0].lesser_dead);
    assert_int_equal(c.at[3].side[0].held, b->g->ruled[0].prisoners);
    assert_int_equal(c.at[2].side[1].lost, 0);
    course_release(&c);
}

static void
test_losses_add_up(void **state)
{
    struct board *b = *state;
    struct losses of;

    board_must(b, battle);
    for (int32_t side = 1; side <= 2; side++) {
        const int32_t *n = b->g->side[side - 1].count;
        int32_t all = 0;
        course_losses(b->g, side, &of);
        for (int how = 0; how < LOSSES; how++)
            all += of.n[0][how] + of.n[1][how];
        assert_int_equal(all, n[MAN_DEAD] + n[MAN_PRISONER] + n[MAN_DELIVERED]);
        assert_int_equal(of.n[0][LOSS_SHOT], side == 2 ? 3 : 2);
    }
}

/* Killed, restored and killed in another way, he is lost once. */
static void
test_a_man_is_lost_once(void **state)
{
    struct board *b = *state;
    struct losses of;

    armies(b);
    board_must(b, (const char *const[]){"go", "kill BA.1 trodden on",
                                        "restore BA.1 he stands", "next",
                                        "next", "fire RG1 down BA.1", NULL});
    course_losses(b->g, 2, &of);
    assert_int_equal(of.n[0][LOSS_SHOT], 1);
    assert_int_equal(of.n[0][LOSS_OTHER], 0);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(
            test_before_anything_is_placed_there_is_nothing_to_see, begin, end),
        cmocka_unit_test_setup_teardown(
            test_a_measured_field_has_its_outline_and_back_lines, begin, end),
        cmocka_unit_test_setup_teardown(test_every_man_is_what_he_is, begin,
                                        end),
        cmocka_unit_test_setup_teardown(
            test_a_body_is_named_in_the_middle_of_its_men, begin, end),
        cmocka_unit_test_setup_teardown(test_guns_face_as_they_were_told_to,
                                        begin, end),
        cmocka_unit_test_setup_teardown(
            test_an_unmeasured_floor_shows_where_the_marks_are, begin, end),
        cmocka_unit_test_setup_teardown(
            test_a_closer_look_leaves_out_what_is_elsewhere, begin, end),
        cmocka_unit_test_setup_teardown(test_a_ring_holds_all_who_fight, begin,
                                        end),
        cmocka_unit_test_setup_teardown(
            test_trails_are_the_stretches_of_one_move, begin, end),
        cmocka_unit_test_setup_teardown(test_a_peg_stands_where_it_stands,
                                        begin, end),
        cmocka_unit_test_setup_teardown(
            test_the_tour_ends_where_the_battle_stands, begin, end),
        cmocka_unit_test_setup_teardown(test_the_tour_changes_nothing, begin,
                                        end),
        cmocka_unit_test_setup_teardown(
            test_strengths_are_those_of_the_ends_of_moves, begin, end),
        cmocka_unit_test_setup_teardown(test_losses_add_up, begin, end),
        cmocka_unit_test_setup_teardown(test_a_man_is_lost_once, begin, end),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
