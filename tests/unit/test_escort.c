/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_escort.c: who watches which prisoners by places, against an oracle that
 * tries every way of sharing them out; and what becomes of those left alone.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "escort.h"
#include "place.h"
#include "seat.h"

enum { HELD = 7, GUARDS = 4 };

/* ---- who watches whom ---- */

static bool
near(int32_t man, int32_t held)
{
    struct figure f, of;

    return man_figure(b.g, man, &f) && man_figure(b.g, held, &of) &&
           figure_within(f, of, b.g->key[KEY_ESCORT_RADIUS].value);
}

/* The fewest left alone of the prisoners from `held` on. */
static int
fewest_alone(const int32_t *held, int n, const int32_t *men, int32_t *left)
{
    int best, got;

    if (n == 0)
        return 0;
    best = 1 + fewest_alone(held + 1, n - 1, men, left);
    for (int k = 0; k < GUARDS; k++) {
        if (left[k] == 0 || !near(men[k], *held))
            continue;
        left[k]--;
        got = fewest_alone(held + 1, n - 1, men, left);
        left[k]++;
        best = got < best ? got : best;
    }
    return best;
}

static void
as_the_oracle_has_it(int *none, int *some)
{
    int32_t held[HELD], men[GUARDS], left[GUARDS];
    void *room = malloc(escort_bytes(b.g));
    struct watch w;

    for (int i = 0; i < GUARDS; i++) {
        men[i] = i;
        left[i] = b.g->key[KEY_ESCORT_CAPACITY].value;
    }
    for (int i = 0; i < HELD; i++)
        held[i] = GUARDS + i;
    assert_non_null(room);
    assert_true(escort_watch(b.g, 1, room, &w));
    assert_int_equal(w.n, HELD);
    assert_int_equal(w.alone, fewest_alone(held, HELD, men, left));
    for (uint32_t i = 0; i < w.n; i++)
        if (w.by[i] >= 0) {
            assert_true(near(w.men[w.by[i]], w.held[i]));
            left[w.men[w.by[i]]]--;
        }
    for (int i = 0; i < GUARDS; i++)
        assert_true(left[i] >= 0);
    *none += w.alone == 0;
    *some += w.alone > 0;
    free(room);
}

static void
as_few_as_can_be_are_left_alone(void **state)
{
    static const char *const more[] = {"body RA 4 inf", "body BA 7 inf",
                                       "set spacing.min 0",
                                       "set escort.capacity 2", NULL};
    uint64_t seed = 20261130;
    int none = 0, some = 0;
    char line[80];

    (void)state;
    sides(more);
    tell(&b, "prisoner BA.1-7 of red guard RA.1");
    for (int k = 0; k < 150; k++) {
        for (int i = 0; i < GUARDS + HELD; i++) {
            snprintf(line, sizeof line, "put %s.%d %d,%d",
                     i < GUARDS ? "RA" : "BA",
                     i < GUARDS ? i + 1 : i - GUARDS + 1,
                     (int)(20 + draw(&seed) % 12), 20 + (i * 5) % 11);
            tell(&b, line);
        }
        as_the_oracle_has_it(&none, &some);
        if (k == 100)
            tell(&b, "set escort.radius 4");
    }
    assert_true(none > 10 && some > 10);
}

/* The first man of all is watched like another. */
static void
the_first_man_may_be_a_prisoner(void **state)
{
    static const char *const more[] = {"body RA 3 inf", "body BA 2 inf", NULL};
    void *room;
    struct watch w;

    (void)state;
    sides(more);
    tell(&b, "put RA.1-3 each 20,20 24,20 40,40");
    tell(&b, "put BA.1-2 each 22,20 50,50");
    tell(&b, "prisoner RA.1-2 of blue guard BA.1");
    room = malloc(escort_bytes(b.g));
    assert_non_null(room);
    assert_true(escort_watch(b.g, 1, room, &w));
    assert_int_equal(w.n, 2);
    assert_int_equal(w.held[0], 0);
    assert_int_equal(w.n_men, 1);
    assert_int_equal(w.alone, 0);
    tell(&b, "put RA.1 50,20");
    assert_true(escort_watch(b.g, 1, room, &w));
    assert_int_equal(w.n, 2);
    assert_int_equal(w.alone, 1);
    free(room);
}

/* ---- what becomes of them ---- */

static void
held_by_one(void)
{
    second_move(STORY("body RA 3 inf", "body RC 1 cav", "body BA 5 inf",
                      "put RA.1-3 each 20,20 40,20 44,20", "put RC.1 50,20",
                      "put BA.1-5 each 20,22 20,24 20,26 40,50 42,50",
                      "prisoner BA.1-3 of red guard RA.1"));
}

static int32_t
alone_said(void)
{
    for (uint32_t i = 0; i < b.r.n_effect; i++)
        if (b.r.effect[i].kind == EFFECT_FLOOR &&
            b.r.effect[i].a == FLOOR_ALONE)
            return b.r.effect[i].c;
    return 0;
}

static void
only_they_go_free(void **state)
{
    (void)state;
    held_by_one();
    tell(&b, "put RA.1 20,19"); /* 6 1/4" from the farthest */
    assert_int_equal(alone_said(), 1);
    tell(&b, "put RA.1 20,18-1/2"); /* said once */
    assert_int_equal(alone_said(), 0);
    tell(&b, "next");
    is(&b, "BA.3", MAN_DISARMED);
    is(&b, "BA.1", MAN_PRISONER);
    is(&b, "BA.2", MAN_PRISONER);
    assert_int_equal(b.g->man[man(&b, "BA.3")].held_seq, 1);
    assert_true(cites(&b, READING_BASE + 14));
}

static void
whoever_stands_there_is_their_guard(void **state)
{
    (void)state;
    held_by_one();
    tell(&b, "put RA.2 22,30");
    tell(&b, "move RA.1 12 e"); /* 2 at least are near RA.2 */
    tell(&b, "put RA.1 32,20");
    tell(&b, "next");
    is(&b, "BA.3", MAN_PRISONER);
    assert_int_equal(b.g->man[man(&b, "RA.2")].guards, 1);
    assert_int_equal(b.g->man[man(&b, "RA.1")].guards, 0);
}

static void
keys_of_the_guard(void **state)
{
    (void)state;
    held_by_one();
    tell(&b, "set escort.capacity 2 because they are wild");
    tell(&b, "? next");
    assert_int_equal(count(&b, 2, MAN_DISARMED), 1);
    history_drop(&b.h, b.h.kept);
    tell(&b, "put RA.1 20,10");
    tell(&b, "set escort.radius 14 because they are tame");
    tell(&b, "? next");
    assert_int_equal(count(&b, 2, MAN_DISARMED), 1);
    history_drop(&b.h, b.h.kept);
    tell(&b, "set escort.capacity 7 because they are calm again");
    tell(&b, "? next"); /* 15 1/4": one is too far */
    assert_int_equal(count(&b, 2, MAN_DISARMED), 1);
    history_drop(&b.h, b.h.kept);
    tell(&b, "set escort.radius none because no text says so");
    tell(&b, "? next");
    assert_int_equal(count(&b, 2, MAN_DISARMED), 0);
    history_drop(&b.h, b.h.kept);
    tell(&b, "set escort.radius 6 because it is the book's");
    tell(&b, "set liberation.by comrades because they must come");
    tell(&b, "? next");
    assert_int_equal(count(&b, 2, MAN_DISARMED), 0);
}

/* Reading 16. */
static void
unarmed_men_are_come_upon(void **state)
{
    (void)state;
    held_by_one();
    tell(&b, "free P1");
    tell(&b, "next");
    tell(&b, "next");
    /* three quarters and three eighths and a sixteenth */
    tell(&b, "put RC.1 20,27.1875");
    tell(&b, "put RA.1 30,20");
    tell(&b, "? next");
    assert_int_equal(count(&b, 2, MAN_PRISONER), 3);
    assert_int_equal(b.g->man[man(&b, "RC.1")].guards, 2);
    history_drop(&b.h, b.h.kept);
    tell(&b, "put RC.1 20,27.26"); /* an eighth, and a little more */
    tell(&b, "? next");
    assert_int_equal(count(&b, 2, MAN_PRISONER), 0);
    history_drop(&b.h, b.h.kept);
    /* as many as he can escort */
    tell(&b, "put RC.1 20,27.1875");
    tell(&b, "set escort.capacity 2 because one has two hands");
    tell(&b, "? next");
    assert_int_equal(count(&b, 2, MAN_PRISONER), 2);
}

static void
who_has_armed_friends_is_not(void **state)
{
    (void)state;
    held_by_one();
    tell(&b, "free P1");
    tell(&b, "next");
    tell(&b, "next");
    tell(&b, "put RC.1 20,27.1875");
    tell(&b, "put RA.1 50,50");
    /* two of Blue and one of Red fight beside them, and one of Blue stands */
    tell(&b, "put BA.4-5 each 24,27 25,27");
    tell(&b, "put RA.2 24,28-1/4");
    tell(&b, "contact RA.2 BA.4-5 alone sup");
    tell(&b, "put RC.1 20,27.1875");
    tell(&b, "next");
    assert_int_equal(count(&b, 2, MAN_PRISONER), 0);
}

static void
comrades_free_those_left_alone(void **state)
{
    (void)state;
    held_by_one();
    tell(&b, "set liberation.by comrades because they must come");
    tell(&b, "guard P1 none");
    tell(&b, "put RA.1 40,10");
    tell(&b, "next");
    is(&b, "BA.1", MAN_PRISONER);
    tell(&b, "put BA.4 20,26.8125");
    tell(&b, "next");
    is(&b, "BA.1", MAN_DISARMED);
    is(&b, "BA.3", MAN_DISARMED);
}

/* Each of several guards who go too far is no guard any more. */
static void
both_guards_leave(void **state)
{
    int left = 0;

    (void)state;
    held_by_one();
    tell(&b, "guard P1 RA.1-2");
    tell(&b, "put RA.2 22,22");
    tell(&b, "next");
    tell(&b, "next");
    tell(&b, "put RA.3 22,24");
    tell(&b, "put RA.1-2 each 50,40 52,40");
    tell(&b, "next");
    for (uint32_t i = 0; i < b.r.n_effect; i++)
        left += b.r.effect[i].kind == EFFECT_GUARD_LEFT;
    assert_int_equal(left, 2);
    assert_int_equal(b.g->man[man(&b, "RA.1")].guards, 0);
    assert_int_equal(b.g->man[man(&b, "RA.2")].guards, 0);
    assert_int_equal(b.g->man[man(&b, "RA.3")].guards, 1);
    assert_true(cites(&b, READING_BASE + 15));
}

/* ---- a tape, and places that nobody has told ---- */

/* What the tape says between a guard and his prisoner stands. */
static void
a_tape_says_who_is_watched(void **state)
{
    (void)state;
    held_by_one();
    tell(&b, "tape RA.1 BA.3 6-1/64");
    assert_int_equal(alone_said(), 1);
    tell(&b, "put RA.1 20,18"); /* 7 1/4" by their places */
    tell(&b, "tape RA.1 BA.3 6");
    tell(&b, "next");
    assert_int_equal(count(&b, 2, MAN_PRISONER), 3);
}

/* Reading 15: who goes far guards no longer, as far as anybody can tell: by
 * places, else by how far he went. */
static void
a_guard_goes_as_far_as_places_tell(void **state)
{
    int32_t ra1 = 0;

    (void)state;
    held_by_one();
    ra1 = man(&b, "RA.1");
    tell(&b, "guard P1 RA.1-2");
    tell(&b, "? move RA.1 to 26,20"); /* 6" went, and two are near enough */
    assert_int_equal(b.g->man[ra1].guards, 1);
    tell(&b, "? move RA.1 to 27,14");
    assert_int_equal(b.g->man[ra1].guards, 0);
    assert_non_null(said_of(&b, EFFECT_GUARD_LEFT, 1, ra1));
    tell(&b, "put BA.1 nowhere");
    tell(&b, "? move RA.1 6 e");
    assert_int_equal(b.g->man[ra1].guards, 1);
    tell(&b, "? move RA.1 6-1/64 e");
    assert_int_equal(b.g->man[ra1].guards, 0);
    tell(&b, "set escort.radius none because no text says so");
    tell(&b, "move RA.1 12 e");
    assert_int_equal(b.g->man[ra1].guards, 1);
}

/* P3: where any guard's going is enough, who has come in the same moment
 * guards nobody, and the other who went was no guard any more. */
static void
one_guard_goes_and_they_are_free(void **state)
{
    (void)state;
    held_by_one();
    tell_all(STORY("set liberation.trigger any-escort because any will do",
                   "guard P1 RA.1-2", "put RA.2 22,22", "next", "next",
                   "put RA.3 22,24", "put RA.1-2 each 50,40 52,40", "next"));
    assert_int_equal(count(&b, 2, MAN_DISARMED), 3);
    assert_int_equal(b.g->party[0].state, PARTY_FREED);
    for (int32_t i = 0; i < 3; i++)
        assert_int_equal(b.g->man[man(&b, "RA.1") + i].guards, 0);
    assert_null(said(&b, EFFECT_GUARDS));
}

/* P4 is a key: freed men may go at once. */
static void
part_of_them_go_free_and_may_walk(void **state)
{
    (void)state;
    held_by_one();
    tell_all(STORY("set liberation.hold no because they run", "put RA.1 20,19",
                   "next"));
    is(&b, "BA.3", MAN_DISARMED);
    assert_int_equal(b.g->man[man(&b, "BA.3")].held_seq, 0);
    is(&b, "BA.1", MAN_PRISONER);
}

/* ---- who comes upon whom ---- */

static void
freed_by_word(void)
{
    held_by_one();
    tell_all(STORY("free P1", "next", "next", "put RA.1 44,50"));
}

/* Of several in contact with one it is the first; each takes who is within six
 * inches and has a place. */
static void
the_first_who_touches_takes_them(void **state)
{
    (void)state;
    freed_by_word();
    tell_all(STORY("put BA.2 20,34", "put BA.3 nowhere", "put RA.2 20-13/16,22",
                   "put RA.1 19-3/16,22", "? next"));
    assert_int_equal(count(&b, 2, MAN_PRISONER), 1);
    assert_int_equal(b.g->man[man(&b, "RA.1")].guards, 2);
    tell_all(STORY("put RA.1 44,44", "put RA.1 20-13/16,21", "put RA.1 44,44",
                   "put RA.2 19-3/16,22", "put RA.1 20-13/16,22", "? next"));
    assert_int_equal(b.g->man[man(&b, "RA.1")].guards, 2);
    assert_int_equal(b.g->man[man(&b, "RA.2")].guards, 0);
    /* wherever others stand */
    for (int k = 0; k < 16; k++) {
        char line[40];

        snprintf(line, sizeof line, "put RA.3 %d-%d/2,22", 6 + k / 2, k % 2);
        tell(&b, line);
        tell(&b, "? next");
        assert_int_equal(b.g->man[man(&b, "RA.1")].guards, 2);
    }
    tell(&b, "put RA.3 44,20");
    tell(&b, "set escort.capacity 0 because nobody shall be led");
    tell(&b, "? next");
    assert_int_equal(count(&b, 2, MAN_PRISONER), 0);
    assert_int_equal(b.g->man[man(&b, "RA.1")].guards, 0);
    tell(&b, "set escort.capacity 7 because they shall");
    /* who is only about there touches nobody, nor is he touched */
    tell_all(STORY("put RA.1 about 20-13/16,22", "put RA.2 44,44",
                   "put BA.2 about 44,44-13/16", "? next"));
    assert_int_equal(count(&b, 2, MAN_PRISONER), 0);
    /* with no radius it is six inches all the same */
    tell_all(STORY("put RA.1 20-13/16,22", "put RA.2 44,40", "put BA.2 20,34",
                   "set escort.radius none because no text says so", "? next"));
    assert_int_equal(count(&b, 2, MAN_PRISONER), 1);
    is(&b, "BA.1", MAN_PRISONER);
}

static void
nearer_than_an_eighth_where_that_is_asked(void **state)
{
    (void)state;
    freed_by_word();
    tell_all(STORY("set contact.exclusive yes because nearer is asked",
                   "put RA.1 20-7/8,22", "? next"));
    assert_int_equal(count(&b, 2, MAN_PRISONER), 0);
    tell_all(STORY("put RA.1 20-55/64,22", "? next"));
    assert_int_equal(count(&b, 2, MAN_PRISONER), 3);
}

/* A guard who comes upon more of them keeps those he has. */
static void
who_guards_others_keeps_to_them(void **state)
{
    (void)state;
    held_by_one();
    tell_all(STORY("free P1", "next", "next",
                   "surrender BA.4 to red iso guard RA.2", "put BA.4 22,20",
                   "put RA.2 20-13/16,22", "put RA.1 44,50", "? next"));
    assert_int_equal(b.g->man[man(&b, "RA.2")].guards, 2);
    assert_int_equal(b.g->man[man(&b, "BA.1")].party, 3);
}

/* Armed friends who fought there, and not elsewhere or a move ago, or whom the
 * tape keeps away. */
static void
friends_who_fought_there_defend_them(void **state)
{
    (void)state;
    freed_by_word();
    tell_all(STORY("put RA.2 24,28-1/4", "put RA.1 20,27-3/16",
                   "put BA.1-3 each 20,22 20,24 20,26-3/8",
                   "put BA.4-5 each 24,27-7/16 25,27-7/16",
                   "contact RA.2 BA.4-5 alone sup"));
    tell(&b, "? next");
    assert_int_equal(count(&b, 2, MAN_PRISONER), 0);
    tell_all(STORY("tape BA.5 BA.3 7", "tape BA.4 BA.3 7", "? next"));
    is(&b, "BA.3", MAN_PRISONER);
    tell_all(STORY("undo 2", "next"));
    assert_int_equal(count(&b, 2, MAN_PRISONER), 0);
    assert_int_equal(count(&b, 2, MAN_DEAD), 1);
    /* who fell was not known by name: they are measured again */
    tell_all(STORY("put RA.1 20,27-3/16", "put BA.3 20,26-3/8", "next"));
    is(&b, "BA.3", MAN_PRISONER);
}

/* Their own free those whom nobody guards, within six inches, and no others. */
static void
comrades_free_no_others(void **state)
{
    (void)state;
    held_by_one();
    tell_all(STORY("set liberation.by comrades because they must come",
                   "guard P1 none", "put RA.1 40,10",
                   "surrender BA.4 to red iso guard RA.2", "put BA.4 18,22",
                   "put RA.2 16,22", "put BA.3 20,40", "put BA.5 20-13/16,22",
                   "next"));
    is(&b, "BA.1", MAN_DISARMED);
    is(&b, "BA.2", MAN_DISARMED);
    is(&b, "BA.3", MAN_PRISONER);
    is(&b, "BA.4", MAN_PRISONER);
    assert_true(cites(&b, RULE_P3));
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        told(as_few_as_can_be_are_left_alone),
        told(both_guards_leave),
        told(the_first_man_may_be_a_prisoner),
        told(only_they_go_free),
        told(whoever_stands_there_is_their_guard),
        told(keys_of_the_guard),
        told(unarmed_men_are_come_upon),
        told(who_has_armed_friends_is_not),
        told(comrades_free_those_left_alone),
        told(a_tape_says_who_is_watched),
        told(a_guard_goes_as_far_as_places_tell),
        told(one_guard_goes_and_they_are_free),
        told(part_of_them_go_free_and_may_walk),
        told(the_first_who_touches_takes_them),
        told(nearer_than_an_eighth_where_that_is_asked),
        told(who_guards_others_keeps_to_them),
        told(friends_who_fought_there_defend_them),
        told(comrades_free_no_others),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
