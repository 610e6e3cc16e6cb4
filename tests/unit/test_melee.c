/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_melee.c: hand to hand. cases/melees.tsv has the numbers; the two
 * battles the book tells, sessions/p8.umpire and sessions/hooks-farm.umpire,
 * are played to their last line.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "form.h"
#include "melee.h"
#include "score.h"
#include "seat.h"

static void
begin(const char *edition, const char *const bodies[])
{
    char line[64];

    tell(&b, "side red");
    tell(&b, "side blue");
    snprintf(line, sizeof line, "edition %s", edition);
    tell(&b, line);
    tell(&b, "game own only the melees matter");
    board_must(&b, bodies);
    tell(&b, "start red");
    tell(&b, "go");
}

static const struct ruled *
ruled(void)
{
    assert_true(b.g->rows[T_ruled] > 0);
    return &b.g->ruled[b.g->rows[T_ruled] - 1];
}

static void
numbers(int32_t prisoners, int32_t dead, int32_t left)
{
    assert_int_equal(ruled()->prisoners, prisoners);
    assert_int_equal(ruled()->lesser_dead, dead);
    assert_int_equal(ruled()->greater_dead, dead);
    assert_int_equal(ruled()->greater_left, left);
}

/* Men of a body in a state. */
static int32_t
of(const char *label, enum man_state state)
{
    int32_t body = body_find(b.g, span_of(label)), n = 0;

    assert_true(body >= 0);
    for (uint32_t i = 0; i < b.g->rows[T_man]; i++)
        n += b.g->man[i].birth == REF(body) &&
             b.g->man[i].state == (int32_t)state;
    return n;
}

/* ---- the table of cases ---- */

struct row {
    int32_t lesser, greater;
    char support[16], result[16];
    int32_t prisoners, dead, left;
};

static int32_t
isolated_of(const struct row *r)
{
    if (strcmp(r->result, "equal") == 0)
        return 0;
    return strcmp(r->result, "isolated") == 0 ? 1 : 2;
}

static void
by_sum(const struct row *r)
{
    struct sum s = {.lesser = r->lesser,
                    .greater = r->greater,
                    .whole = r->lesser,
                    .support = (int32_t)strtol(r->support, NULL, 10)};

    melee_sum(&s);
    assert_int_equal(s.isolated, isolated_of(r));
    assert_int_equal(s.prisoners, r->prisoners);
    assert_int_equal(s.dead, r->dead);
    assert_int_equal(s.left, r->left);
    if (s.isolated)
        assert_int_equal(s.needed, (r->lesser + 1) / 2);
}

/* The same as a line in a battle; `charged`: Blue is the lesser and has it
 * done to it, else Red, whose move it is, is the lesser. */
static void
by_line(const struct row *r, bool charged, bool lesser_first)
{
    char line[64], support[24];
    int32_t red = charged ? r->greater : r->lesser;
    int32_t blue = charged ? r->lesser : r->greater;

    board_init(&b);
    tell(&b, "side red");
    tell(&b, "side blue");
    snprintf(line, sizeof line, "body RA %d inf", red);
    tell(&b, line);
    snprintf(line, sizeof line, "body BA %d inf", blue);
    tell(&b, line);
    tell(&b, "start red");
    tell(&b, "go");
    if (strcmp(r->support, "isolated") == 0)
        snprintf(support, sizeof support, "iso");
    else
        snprintf(support, sizeof support, "s%.15s", r->support);
    snprintf(line, sizeof line, "melee %s v %s %s",
             charged == lesser_first ? "BA" : "RA",
             charged == lesser_first ? "RA" : "BA", support);
    tell(&b, line);
    assert_int_equal(ruled()->isolated, isolated_of(r));
    assert_int_equal(ruled()->lesser_men, r->lesser);
    assert_int_equal(ruled()->greater_men, r->greater);
    assert_int_equal(ruled()->charger, 1);
    numbers(r->prisoners, r->dead, r->left);
    if (r->lesser != r->greater)
        assert_int_equal(ruled()->lesser, charged ? 2 : 1);
    else
        assert_int_equal(ruled()->greater, 1); /* the charger, where equal */
    int32_t weak = r->lesser == r->greater || charged ? 2 : 1;
    assert_int_equal(count(&b, weak, MAN_DEAD), r->dead);
    assert_int_equal(count(&b, weak, MAN_PRISONER), r->prisoners);
    assert_int_equal(count(&b, weak, MAN_FIT), 0);
    assert_int_equal(count(&b, 3 - weak, MAN_DEAD), r->dead);
    assert_int_equal(count(&b, 3 - weak, MAN_FIT), r->left);
    assert_int_equal(count(&b, 3 - weak, MAN_PRISONER), 0);
    board_release(&b);
}

static void
every_row_of_the_cases_comes_out(void **state)
{
    FILE *in = told_in("cases/melees.tsv");
    char line[256];
    int rows = 0;

    (void)state;
    while (fgets(line, sizeof line, in)) {
        struct row r;

        if (line[0] == '#')
            continue;
        int n = sscanf(line, "%d\t%d\t%15[^\t]\t%15[^\t]\t%d\t%d\t%d",
                       &r.lesser, &r.greater, r.support, r.result, &r.prisoners,
                       &r.dead, &r.left);
        rows++;
        if (n == 4) {
            assert_string_equal(r.result, "error");
            assert_int_equal(r.lesser, 0);
            continue;
        }
        assert_int_equal(n, 7);
        by_sum(&r);
        for (int way = 0; way < 4; way++)
            by_line(&r, way & 1, way & 2);
    }
    fclose(in);
    assert_int_equal(rows, 20);
}

static void
nobody_to_fight_is_an_error(void **state)
{
    static const char *const bodies[] = {"body RA 5 inf", "body BA 5 inf",
                                         NULL};

    (void)state;
    begin("book", bodies);
    tell(&b, "kill BA all of them");
    falls(&b, "melee BA v RA iso", FAULT_NOBODY);
    falls(&b, "melee BA.1 v RA iso", FAULT_MAN_STATE);
    falls(&b, "melee RA.1 v RA.2 iso", FAULT_SAME_SIDE);
}

/* For every n v N with every support: nobody is lost count of. */
static void
the_sum_holds_for_all_small_numbers(void **state)
{
    (void)state;
    for (int32_t n = 1; n <= 40; n++)
        for (int32_t big = n; big <= 90; big++)
            for (int32_t near = 0; near <= n; near++) {
                struct sum s = {
                    .lesser = n, .greater = big, .whole = n, .support = near};

                melee_sum(&s);
                assert_int_equal(s.prisoners + s.dead, n);
                assert_int_equal(s.left + s.dead, big);
                assert_int_equal(s.isolated, n == big       ? 0
                                             : 2 * near < n ? 1
                                                            : 2);
                if (s.isolated == 1 && big <= 2 * n)
                    assert_int_equal(s.left, 2 * s.prisoners);
                if (s.isolated == 1 && big >= 2 * n)
                    assert_int_equal(s.dead, 0);
                if (s.isolated != 1)
                    assert_int_equal(s.prisoners, 0);
            }
}

static void
support_must_be_said_where_it_matters(void **state)
{
    static const char *const bodies[] = {"body RA 19 inf", "body BA 13 inf",
                                         NULL};

    (void)state;
    begin("book", bodies);
    falls(&b, "melee BA v RA", FAULT_SUPPORT);
    assert_int_equal(b.r.why.need, 7);
    assert_int_equal(b.r.why.subject, 2);
    tell(&b, "? melee BA v RA s6");
    assert_int_equal(ruled()->isolated, 1);
    tell(&b, "? melee BA v RA s7");
    assert_int_equal(ruled()->isolated, 2);
    tell(&b, "? melee BA v RA sup");
    assert_int_equal(ruled()->isolated, 2);
    tell(&b, "melee 13ra v BA"); /* equal: nobody asks */
    assert_int_equal(ruled()->isolated, 0);
}

/* ---- half of the army ---- */

static const char *const hundred[] = {"body RA 60 inf", "body BA 10 inf",
                                      "body BS 40 inf", "body BX 50 inf", NULL};

/* The force itself counts as near: 10 of 100, so 40 more are half. */
static void
the_retelling_counts_the_force_itself(void **state)
{
    (void)state;
    begin("retelling", hundred);
    falls(&b, "melee BA v 12ra", FAULT_SUPPORT);
    assert_int_equal(b.r.why.need, 40);
    tell(&b, "? melee BA v 12ra s39");
    assert_int_equal(ruled()->isolated, 1);
    assert_int_equal(ruled()->support, 49);
    assert_int_equal(ruled()->needed, 50);
    tell(&b, "? melee BA v 12ra s40");
    assert_int_equal(ruled()->isolated, 2);
    tell(&b, "melee BS+BA v RA s0"); /* fifty are half of themselves */
    assert_int_equal(ruled()->isolated, 2);
}

static void
half_the_army_in_the_fight_need_no_support(void **state)
{
    (void)state;
    begin("french", hundred);
    tell(&b, "melee BS+BA v RA");
    assert_int_equal(ruled()->isolated, 2);
    numbers(0, 50, 10);
}

/* Other men only: 50 of the hundred. */
static void
the_russian_counts_others_of_the_army(void **state)
{
    (void)state;
    begin("russian", hundred);
    falls(&b, "melee BA v 12ra", FAULT_SUPPORT);
    assert_int_equal(b.r.why.need, 50);
    tell(&b, "? melee BA v 12ra s49");
    assert_int_equal(ruled()->isolated, 1);
    tell(&b, "? melee BA v 12ra s50");
    assert_int_equal(ruled()->isolated, 2);
}

/* Reading 8: the army is counted when the move ends, before the first melee
 * and after the last shot. */
static void
the_army_is_frozen_when_the_move_ends(void **state)
{
    (void)state;
    begin("russian", hundred);
    tell(&b, "kill BX.1-20 before the end of the move");
    tell(&b, "melee BX.21-40 v 20ra");
    assert_int_equal(count(&b, 2, MAN_FIT), 60);
    tell(&b, "? melee BA v 12ra s39");
    assert_int_equal(ruled()->needed, 40);
    assert_int_equal(ruled()->isolated, 1);
    tell(&b, "? melee BA v 12ra s40");
    assert_int_equal(ruled()->isolated, 2);
    tell(&b, "go"); /* Blue */
    tell(&b, "? melee BA v 12ra s29");
    assert_int_equal(ruled()->needed, 30);
}

static void
contacts_are_settled_together_on_the_frozen_numbers(void **state)
{
    (void)state;
    begin("russian", hundred);
    tell(&b, "set melee.judged end-of-move because we agreed");
    tell(&b, "contact BX.1-20 RA.1-20");
    tell(&b, "contact BA.1-3 RA.21,22 near BA.4-10 near RA.23-32 s49");
    assert_int_equal(melee_open(b.g), 2);
    tell(&b, "settle");
    assert_int_equal(melee_open(b.g), 0);
    assert_int_equal(b.g->rows[T_ruled], 2);
    numbers(2, 8, 4);
    assert_int_equal(ruled()->needed, 50);
    assert_int_equal(b.g->man[man(&b, "BA.1")].role, ROLE_CONTACT);
    assert_int_equal(b.g->man[man(&b, "BA.4")].role, ROLE_NEAR);
    /* In contact before near. */
    assert_int_equal(of("BA", MAN_DEAD), 8);
    is(&b, "BA.1", MAN_DEAD);
    is(&b, "BA.9", MAN_PRISONER);
}

/* Reading 7. */
static void
a_man_in_two_contacts_makes_them_one(void **state)
{
    (void)state;
    begin("book", hundred);
    tell(&b, "contact RA.1-5 BA.1-4 s0");
    tell(&b, "contact RA.6 BX.1,2 s0");
    tell(&b, "contact RA.5,6 BA.5-7 s0");
    assert_non_null(said(&b, EFFECT_MELEE_JOINED));
    assert_int_equal(melee_open(b.g), 1);
    falls(&b, "melee RA.5 v BA.8 s0", FAULT_MAN_FOUGHT);
    tell(&b, "settle");
    assert_int_equal(b.g->rows[T_ruled], 1);
    assert_int_equal(ruled()->lesser_men, 6);
    assert_int_equal(ruled()->greater_men, 9);
    falls(&b, "contact RA.6 BA.9 s0", FAULT_CLOSED_MOVE);
}

static void
or_they_stay_separate(void **state)
{
    (void)state;
    begin("book", hundred);
    tell(&b, "set melee.join separate because we agreed so");
    tell(&b, "contact RA.1-5 BA.1-4 s0");
    falls(&b, "contact RA.5 BA.5 s0", FAULT_MAN_FOUGHT);
}

static void
a_contact_waits_until_go_and_for_its_support(void **state)
{
    static const char *const bodies[] = {"body RA 9 inf", "body BA 6 inf",
                                         NULL};

    (void)state;
    begin("book", bodies);
    tell(&b, "contact 9ra 6ba");
    falls(&b, "go", FAULT_PHASE_RUNNING);
    tell(&b, "time");
    falls(&b, "go", FAULT_SUPPORT);
    falls(&b, "settle M9 s1", FAULT_NO_MELEE);
    tell(&b, "? settle s3");
    assert_int_equal(ruled()->isolated, 2);
    tell(&b, "settle M1 s2");
    numbers(3, 3, 6);
    tell(&b, "settle");
    assert_non_null(said(&b, EFFECT_NOTHING_OPEN));
    tell(&b, "go");
    assert_int_equal(b.g->battle->mover, 2);
}

/* He fell to a shot that was told after the contact. */
static void
a_contact_with_nobody_left_is_void(void **state)
{
    static const char *const bodies[] = {"body RA 9 inf", "body BA 6 inf",
                                         NULL};

    (void)state;
    begin("book", bodies);
    tell(&b, "contact RA.1 BA.1");
    tell(&b, "kill BA.1 a shot nobody told of");
    tell(&b, "next");
    assert_non_null(said(&b, EFFECT_MELEE_VOID));
    assert_int_equal(b.g->melee[0].state, MELEE_VOID);
    is(&b, "RA.1", MAN_FIT);
}

static void
nobody_fights_twice_in_a_move(void **state)
{
    static const char *const bodies[] = {"body RA 19 inf", "body BA 13 inf",
                                         NULL};

    (void)state;
    begin("book", bodies);
    tell(&b, "melee BA.1-3 v RA.1-6 iso");
    falls(&b, "melee BA.4 v RA.6,7 iso", FAULT_MAN_FOUGHT);
    assert_int_equal(b.r.why.have, 1);
    assert_int_equal(b.r.why.subject, man(&b, "RA.6"));
    tell(&b, "? melee 4ba v 5ra iso"); /* counts pass them over */
    assert_int_equal(b.g->man[man(&b, "RA.6")].fought, 1);
    assert_int_equal(b.g->man[man(&b, "RA.7")].fought, 2);
    assert_int_equal(b.g->man[man(&b, "RA.11")].fought, 2);
    tell(&b, "next");
    tell(&b, "melee BA.4 v RA.6,7 iso");
}

/* ---- who ---- */

static const char *const company[] = {"body RA 20 inf", "body BA 20 inf",
                                      "gun RG1", "gun BG1", NULL};

/* Men without a duty, then gunners, then guards, by number in each. */
static void
who_falls_unless_it_is_chosen(void **state)
{
    (void)state;
    begin("book", company);
    tell(&b, "melee BA.18-20 v RA.15-20 iso");
    is(&b, "BA.20", MAN_PRISONER);
    assert_int_equal(b.g->man[man(&b, "RA.15")].guards, 1);
    tell(&b, "next");
    tell(&b, "next");
    tell(&b, "guard P1 RA.1");
    tell(&b, "crew RG1 RA.2,3");
    tell(&b, "? melee RA.1-6 v BA.1-9 iso"); /* 3 taken, 3 dead */
    is(&b, "RA.4", MAN_DEAD);
    is(&b, "RA.6", MAN_DEAD);
    is(&b, "RA.2", MAN_PRISONER);
    is(&b, "RA.1", MAN_PRISONER);
    tell(&b, "? melee RA.1-6 v BA.1-7 iso"); /* 1 taken, 5 dead */
    is(&b, "RA.2", MAN_DEAD);
    is(&b, "RA.3", MAN_DEAD);
    is(&b, "RA.1", MAN_PRISONER);
    tell(&b, "melee RA.1-6 v BA.1-6"); /* all */
    is(&b, "RA.1", MAN_DEAD);
    assert_int_equal(b.g->party[0].state, PARTY_FREED);
    is(&b, "BA.20", MAN_DISARMED);
}

static int32_t
guards_of(int32_t party)
{
    return b.g->party[ROW(party)].guards;
}

static void
a_guard_for_every_seven(void **state)
{
    static const char *const bodies[] = {"body RA 99 inf", "body BA 99 inf",
                                         NULL};
    static const int32_t taken[] = {1, 6, 7, 8, 14, 15, 21, 22};

    (void)state;
    begin("book", bodies);
    for (size_t i = 0; i < sizeof taken / sizeof taken[0]; i++) {
        char line[64];

        snprintf(line, sizeof line, "? melee %dba v %dra iso", taken[i],
                 2 * taken[i]);
        tell(&b, line);
        assert_int_equal(b.g->party[0].held, taken[i]);
        assert_int_equal(guards_of(1), (taken[i] + 6) / 7);
        assert_null(said(&b, EFFECT_PARTY_SHORT));
    }
}

static void
prisoners_neither_fight_nor_are_taken_again(void **state)
{
    (void)state;
    begin("book", company);
    tell(&b, "melee BA.1-3 v RA.1-6 iso");
    tell(&b, "next");
    falls(&b, "melee BA.3,4 v RA.7 s0", FAULT_MAN_STATE);
    tell(&b, "? melee 17b v RA s8"); /* P7: seventeen are left to count */
    falls(&b, "melee 18b v RA s8", FAULT_TOO_FEW);
}

static void
choice(const char *fits)
{
    tell(&b, fits);
    assert_true(cites(&b, RULE_H3h));
}

/* 9 v 11 isolated: 2 prisoners, 7 dead of each, 4 stand. */
static void
the_mover_chooses_for_both_sides(void **state)
{
    (void)state;
    begin("book", company);
    tell(&b, "melee BA.1-9 v RA.1-11 iso");
    is(&b, "BA.8", MAN_PRISONER);
    is(&b, "RA.8", MAN_FIT);
    choice("choose M1 dead RA.5-11+BA.3-9 taken BA.1,2 guard RA.4");
    is(&b, "RA.1", MAN_FIT);
    is(&b, "RA.11", MAN_DEAD);
    is(&b, "BA.9", MAN_DEAD);
    is(&b, "BA.1", MAN_PRISONER);
    assert_int_equal(b.g->man[man(&b, "RA.4")].guards, 1);
    assert_int_equal(guards_of(1), 1);
    assert_int_equal(b.g->rows[T_party], 1);
    numbers(2, 7, 4);
}

static void
a_part_of_the_choice_is_enough(void **state)
{
    (void)state;
    begin("book", company);
    tell(&b, "melee BA.1-9 v RA.1-11 iso");
    choice("choose keep RA.1 dead BA.9");
    is(&b, "RA.1", MAN_FIT);
    is(&b, "BA.9", MAN_DEAD);
    assert_int_equal(of("RA", MAN_DEAD), 7);
    assert_int_equal(of("BA", MAN_DEAD), 7);
    is(&b, "RA.8", MAN_DEAD);
    is(&b, "BA.6", MAN_DEAD);
    is(&b, "BA.7", MAN_PRISONER);
}

/* What the latest leaves open the earlier fill. */
static void
the_latest_choice_has_the_first_word(void **state)
{
    (void)state;
    begin("book", company);
    tell(&b, "melee BA.1-9 v RA.1-11 iso");
    choice("choose dead RA.5-11+BA.3-9 guard RA.4");
    choice("choose dead RA.1");
    is(&b, "RA.1", MAN_DEAD);
    assert_int_equal(of("RA", MAN_DEAD), 7);
    is(&b, "RA.5", MAN_DEAD);
    is(&b, "RA.10", MAN_DEAD);
    is(&b, "RA.11", MAN_FIT);
    is(&b, "BA.1", MAN_PRISONER); /* the earlier, where the later is silent */
    is(&b, "BA.3", MAN_DEAD);
    assert_int_equal(b.g->man[man(&b, "RA.4")].guards, 1);
    assert_null(said(&b, EFFECT_CHOICE_FELL));
    choice("choose keep RA.4+RA.1");
    is(&b, "RA.1", MAN_FIT);
    is(&b, "RA.4", MAN_FIT);
    tell(&b, "undo");
    tell(&b, "undo");
    is(&b, "RA.1", MAN_FIT);
    is(&b, "RA.11", MAN_DEAD);
}

static void
a_choice_that_does_not_fit_is_refused(void **state)
{
    (void)state;
    begin("book", company);
    falls(&b, "choose dead BA.1", FAULT_NO_CHOICE);
    tell(&b, "melee BA.1-9 v RA.1-11 iso");
    tell(&b, "? choose dead BA.1-7");
    falls(&b, "choose dead BA.1-8", FAULT_CHOOSE_KIND);
    falls(&b, "choose dead RA.1-8", FAULT_CHOOSE_KIND);
    tell(&b, "? choose taken BA.1,2");
    falls(&b, "choose taken BA.1-3", FAULT_CHOOSE_KIND);
    falls(&b, "choose taken RA.1", FAULT_CHOOSE_KIND);
    falls(&b, "choose guard BA.1", FAULT_CHOOSE_KIND);
    tell(&b, "? choose guard RA.1-4");
    falls(&b, "choose guard RA.1-5", FAULT_CHOOSE_KIND);
    falls(&b, "choose keep RA.1 guard RA.2-5", FAULT_CHOOSE_KIND);
    tell(&b, "? choose keep BA.1,2");
    falls(&b, "choose keep BA.1-3", FAULT_CHOOSE_KIND);
    falls(&b, "choose keep BA.1 taken BA.2,3", FAULT_CHOOSE_KIND);
    falls(&b, "choose taken BA.2,3 keep BA.1", FAULT_CHOOSE_KIND);
    falls(&b, "choose dead BA.1 taken BA.1", FAULT_MAN_TWICE);
    falls(&b, "choose dead BA.12", FAULT_MAN_NOT_IN);
    falls(&b, "choose M2 dead BA.1", FAULT_NO_MELEE);
    tell(&b, "next");
    falls(&b, "choose M1 dead BA.1", FAULT_CLOSED_CHOICE);
}

static void
no_choice_where_all_die(void **state)
{
    (void)state;
    begin("book", company);
    tell(&b, "melee BA.1-9 v RA.1-9");
    falls(&b, "choose dead BA.1", FAULT_EQUAL_NUMBERS);
    falls(&b, "choose keep BA.1", FAULT_EQUAL_NUMBERS);
    falls(&b, "choose guard RA.1", FAULT_EQUAL_NUMBERS);
}

/* Before settling as well as after; it waits with its melee. */
static void
a_choice_may_come_before_the_ruling(void **state)
{
    (void)state;
    begin("book", company);
    tell(&b, "contact 9ba 11ra iso");
    tell(&b, "choose keep RA.1");
    is(&b, "RA.1", MAN_FIT);
    tell(&b, "settle");
    is(&b, "RA.1", MAN_FIT);
    is(&b, "RA.2", MAN_DEAD);
    is(&b, "RA.8", MAN_DEAD);
    tell(&b, "undo"); /* the settling, not the choice */
    assert_int_equal(melee_open(b.g), 1);
    tell(&b, "settle");
    is(&b, "RA.1", MAN_FIT);
}

/* 9 v 11 becomes 9 v 9: then all die and there is nothing to choose. */
static void
a_choice_that_no_longer_fits_falls(void **state)
{
    (void)state;
    begin("book", company);
    tell(&b, "melee BA.1-9 v RA.1-11 iso");
    choice("choose keep RA.1 taken BA.1");
    tell(&b, "=melee BA.1-9 v RA.1-9");
    assert_non_null(said(&b, EFFECT_CHOICE_FELL));
    assert_int_equal(count(&b, 1, MAN_DEAD), 9);
    assert_int_equal(count(&b, 2, MAN_DEAD), 9);
    tell(&b, "undo");
    is(&b, "RA.1", MAN_FIT);
    is(&b, "BA.1", MAN_PRISONER);
}

/* A choice falls whole: its first half must not stay behind. */
static void
a_fallen_choice_leaves_nothing(void **state)
{
    (void)state;
    begin("book", company);
    tell(&b, "melee BA.1-9 v RA.1-11 iso");
    choice("choose dead BA.9 taken BA.1,2");
    tell(&b, "=melee BA.1-9 v RA.1-10 iso"); /* one prisoner, eight dead */
    assert_non_null(said(&b, EFFECT_CHOICE_FELL));
    is(&b, "BA.9", MAN_PRISONER);
    is(&b, "BA.8", MAN_DEAD);
    for (uint32_t i = 0; i < b.g->rows[T_fate]; i++)
        assert_int_equal(b.g->fate[i].chosen, 0);
}

/* The line that came after falls, and is named; the choice is not made. */
static void
a_choice_cannot_undermine_a_later_line(void **state)
{
    (void)state;
    begin("book", company);
    tell(&b, "melee BA.1-9 v RA.1-11 iso");
    int32_t melee = b.entry;
    tell(&b, "kill RA.11 he fell off the table");
    falls(&b, "choose dead RA.11", FAULT_LATER_FALLS);
    assert_int_equal(b.r.why.have, melee + 1);
    falls(&b, "choose dead RA.1-8", FAULT_CHOOSE_KIND);
    is(&b, "RA.11", MAN_DEAD);
    is(&b, "RA.1", MAN_DEAD);
}

static void
many_choices_all_stand(void **state)
{
    (void)state;
    begin("book", company);
    tell(&b, "melee BA v RA.1-19 iso"); /* 19 Red, all but one of Blue die */
    assert_int_equal(ruled()->greater, 2);
    for (int i = 20; i >= 6; i--) {
        char line[32];

        snprintf(line, sizeof line, "choose dead BA.%d", i);
        tell(&b, line);
    }
    tell(&b, "choose keep BA.1");
    is(&b, "BA.1", MAN_FIT);
    is(&b, "BA.20", MAN_DEAD);
    is(&b, "BA.5", MAN_FIT);
    tell(&b, "choose keep BA.20");
    is(&b, "BA.20", MAN_FIT);
    is(&b, "BA.1", MAN_FIT);
    tell(&b, "choose keep BA.19"); /* two stand: the first word is the last */
    is(&b, "BA.19", MAN_FIT);
    is(&b, "BA.20", MAN_FIT);
    is(&b, "BA.1", MAN_DEAD);
}

/* ---- the book's own battles ---- */

static void
the_worked_example(void **state)
{
    (void)state;
    play("sessions/p8.umpire");
    assert_int_equal(count(&b, 1, MAN_FIT), 0);
    assert_int_equal(count(&b, 1, MAN_DEAD), 17);
    assert_int_equal(count(&b, 1, MAN_PRISONER), 2);
    assert_int_equal(count(&b, 2, MAN_DEAD), 17);
    assert_int_equal(count(&b, 2, MAN_DISARMED), 6);
    assert_int_equal(count(&b, 2, MAN_FIT), 4);
    assert_int_equal(b.g->party[0].state, PARTY_FREED);
    assert_int_equal(b.g->party[1].held, 2);
    assert_int_equal(guards_of(2), 1);
    assert_int_equal(b.g->man[man(&b, "BN.6")].guards, 2);
    assert_int_equal(b.g->rows[T_ruled], 2);
    numbers(2, 10, 4);
}

static void
hooks_farm(void **state)
{
    struct score red, blue;

    (void)state;
    play("sessions/hooks-farm.umpire");
    score_side(b.g, 1, &red);
    score_side(b.g, 2, &blue);
    assert_int_equal(blue.total, 2 * 196);
    assert_int_equal(red.total, 2 * 26);
    assert_int_equal(blue.net, 2 * 170);
    assert_int_equal(red.net, -2 * 170);
    assert_true(blue.official);
    assert_int_equal(blue.n_guns, 5);
    assert_int_equal(blue.n_cavalry, 8);
    assert_int_equal(blue.n_infantry, 31);
    assert_int_equal(blue.n_taken, 6);
    assert_int_equal(red.n_own, 6);
    assert_int_equal(count(&b, 2, MAN_DEAD), 34);
    assert_int_equal(count(&b, 1, MAN_DEAD), 58);
    assert_int_equal(count(&b, 1, MAN_OFF), 11);
    assert_int_equal(b.g->rows[T_ruled], 2);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_row_of_the_cases_comes_out),
        cmocka_unit_test(the_sum_holds_for_all_small_numbers),
        told(nobody_to_fight_is_an_error),
        told(support_must_be_said_where_it_matters),
        told(the_retelling_counts_the_force_itself),
        told(half_the_army_in_the_fight_need_no_support),
        told(the_russian_counts_others_of_the_army),
        told(the_army_is_frozen_when_the_move_ends),
        told(contacts_are_settled_together_on_the_frozen_numbers),
        told(a_man_in_two_contacts_makes_them_one),
        told(or_they_stay_separate),
        told(a_contact_waits_until_go_and_for_its_support),
        told(a_contact_with_nobody_left_is_void),
        told(nobody_fights_twice_in_a_move),
        told(who_falls_unless_it_is_chosen),
        told(a_guard_for_every_seven),
        told(prisoners_neither_fight_nor_are_taken_again),
        told(the_mover_chooses_for_both_sides),
        told(a_part_of_the_choice_is_enough),
        told(the_latest_choice_has_the_first_word),
        told(a_choice_that_does_not_fit_is_refused),
        told(no_choice_where_all_die),
        told(a_choice_may_come_before_the_ruling),
        told(a_choice_that_no_longer_fits_falls),
        told(a_fallen_choice_leaves_nothing),
        told(a_choice_cannot_undermine_a_later_line),
        told(many_choices_all_stand),
        told(the_worked_example),
        told(hooks_farm),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
