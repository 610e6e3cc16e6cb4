/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_game.c: the tables of a battle, the one door into them, the journal
 * that takes any change back, and the digest that tells two states apart.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "telling.h"

enum { JOURNAL = 1 << 16 };

struct held {
    struct game g;
    void *block;
    uint32_t cap[TABLES];
};

static struct held
held_new(uint32_t rows, uint32_t journal)
{
    struct held h;

    for (int t = 0; t < TABLES; t++)
        h.cap[t] = rows;
    h.block = malloc(game_bytes(h.cap, journal));
    assert_non_null(h.block);
    /* What was in the memory before must not matter. */
    memset(h.block, 0xA5, game_bytes(h.cap, journal));
    game_init(&h.g, h.block, h.cap, journal);
    return h;
}

/* The same game in a block with room for more. */
static void
held_grow(struct held *h, uint32_t rows, uint32_t journal)
{
    size_t was = game_bytes(h->g.cap, h->g.journal_cap);

    for (int t = 0; t < TABLES; t++)
        h->cap[t] = rows;
    h->block = realloc(h->block, game_bytes(h->cap, journal));
    assert_non_null(h->block);
    memset((char *)h->block + was, 0x5A, game_bytes(h->cap, journal) - was);
    game_widen(&h->g, h->block, h->cap, journal);
}

static void
held_free(struct held *h)
{
    free(h->block);
}

/* ---- a copy of all that can be read ---- */

struct copy {
    uint32_t rows[TABLES];
    uint64_t digest;
    int32_t *cells[TABLES];
};

static size_t
bytes_of(const struct game *g, enum table t)
{
    return (size_t)g->rows[t] * table_width(t) * sizeof(int32_t);
}

static struct copy
copy_of(const struct game *g)
{
    struct copy c;

    memcpy(c.rows, g->rows, sizeof c.rows);
    c.digest = g->digest;
    for (int t = 0; t < TABLES; t++) {
        size_t bytes = bytes_of(g, (enum table)t);

        c.cells[t] = malloc(bytes + 1);
        assert_non_null(c.cells[t]);
        memcpy(c.cells[t], g->cells[t], bytes);
    }
    return c;
}

static void
must_be(const struct game *g, const struct copy *c)
{
    assert_memory_equal(g->rows, c->rows, sizeof c->rows);
    assert_true(g->digest == c->digest);
    for (int t = 0; t < TABLES; t++)
        assert_memory_equal(g->cells[t], c->cells[t],
                            bytes_of(g, (enum table)t) + 0);
}

static void
copy_free(struct copy *c)
{
    for (int t = 0; t < TABLES; t++)
        free(c->cells[t]);
}

/* ---- chance ---- */

static int32_t
draw_value(uint64_t *seed)
{
    static const int32_t likely[] = {0, 0, 1, 2, -1, INT32_MAX, INT32_MIN};
    uint32_t k = draw(seed) % 12;

    return k < 7 ? likely[k] : (int32_t)draw(seed);
}

/* A row added, a row told, or a cell set, in any table. */
static void
draw_change(struct game *g, uint64_t *seed)
{
    enum table t = (enum table)(draw(seed) % TABLES);
    int32_t cells[64];
    uint32_t row;

    if (g->rows[t] == 0 || draw(seed) % 8 == 0) {
        if (table_kept(t) || draw(seed) % 2) {
            game_add(g, t, &row);
            return;
        }
        for (int i = 0; i < 64; i++)
            cells[i] = draw_value(seed);
        game_tell(g, t, cells);
        return;
    }
    row = draw(seed) % g->rows[t];
    game_set(g, t, row, draw(seed) % table_width(t), draw_value(seed));
}

/* ---- the digest ---- */

static void
the_digest_of_random_changes_is_that_of_the_cells(void **state)
{
    uint64_t seed = 19130813;

    (void)state;
    for (int round = 0; round < 40; round++) {
        struct held h = held_new(40, JOURNAL);

        assert_true(h.g.digest == 0);
        for (int i = 0; i < 2000; i++) {
            draw_change(&h.g, &seed);
            if (i % 50 == 0)
                assert_true(h.g.digest == game_digest(&h.g));
        }
        assert_true(h.g.digest == game_digest(&h.g));
        assert_true(h.g.digest != 0);
        held_free(&h);
    }
}

static void
a_field_never_set_adds_nothing(void **state)
{
    struct held h = held_new(16, JOURNAL);
    uint64_t before = 0;
    uint32_t row;

    (void)state;
    for (int t = 0; t < TABLES; t++) {
        assert_true(game_add(&h.g, (enum table)t, &row));
        assert_true(h.g.digest == before);
        game_set(&h.g, (enum table)t, row, 0, 0);
        assert_true(h.g.digest == before);
        game_set(&h.g, (enum table)t, row, 0, 7);
        assert_true((h.g.digest != before) == table_kept((enum table)t));
        game_set(&h.g, (enum table)t, row, 0, 0);
        assert_true(h.g.digest == before);
    }
    held_free(&h);
}

/* Sums of single cells: each place and value has one of its own. */
static void
no_two_cells_add_the_same(void **state)
{
    enum { ROWS = 12, SUMS = TABLES * 8 * ROWS };
    static uint64_t sum[SUMS];
    struct held h = held_new(ROWS, JOURNAL);
    size_t n = 0;
    uint32_t row;

    (void)state;
    for (int t = 0; t < TABLES; t++)
        for (int i = 0; i < ROWS; i++)
            game_add(&h.g, (enum table)t, &row);
    for (uint32_t t = 0; t < TABLES; t++)
        for (uint32_t i = 0; table_kept((enum table)t) && i < ROWS; i++)
            for (uint32_t k = 0; k < 8 && n < SUMS; k++) {
                uint32_t field = k % table_width((enum table)t);

                game_set(&h.g, (enum table)t, i, field, (int32_t)k + 1);
                sum[n++] = h.g.digest;
                game_set(&h.g, (enum table)t, i, field, 0);
            }
    assert_true(n > 500);
    for (size_t i = 0; i < n; i++)
        for (size_t k = i + 1; k < n; k++)
            assert_true(sum[i] != sum[k]);
    held_free(&h);
}

/* What a ruling told, the clock and the names are no part of the state. */
static void
what_was_told_is_not_in_the_digest(void **state)
{
    static const enum table told[] = {
        T_name, T_clock,    T_turn,    T_shot,  T_ruled,
        T_fate, T_casualty, T_captive, T_trace, T_declared,
    };
    static const enum table kept[] = {T_battle, T_key,   T_side,  T_body, T_man,
                                      T_gun,    T_party, T_melee, T_peg};

    (void)state;
    for (size_t i = 0; i < sizeof told / sizeof told[0]; i++)
        assert_false(table_kept(told[i]));
    for (size_t i = 0; i < sizeof kept / sizeof kept[0]; i++)
        assert_true(table_kept(kept[i]));
}

/* The order in which things came about does not matter, only how they are. */
static void
two_ways_to_one_state_have_one_digest(void **state)
{
    struct held a = held_new(16, JOURNAL), b = held_new(16, JOURNAL);
    uint32_t row;

    (void)state;
    game_add(&a.g, T_man, &row);
    game_add(&a.g, T_gun, &row);
    SET(&a.g, man, 0, state, MAN_DEAD);
    SET(&a.g, gun, 0, shots, 3);
    game_add(&b.g, T_gun, &row);
    SET(&b.g, gun, 0, shots, 1);
    game_add(&b.g, T_man, &row);
    SET(&b.g, man, 0, state, MAN_FIT);
    SET(&b.g, gun, 0, shots, 3);
    SET(&b.g, man, 0, state, MAN_DEAD);
    assert_true(a.g.digest == b.g.digest);
    SET(&b.g, man, 0, state, MAN_FIT);
    assert_true(a.g.digest != b.g.digest);
    held_free(&a);
    held_free(&b);
}

/* ---- the journal ---- */

static void
any_mark_can_be_gone_back_to(void **state)
{
    enum { MARKS = 24 };
    uint64_t seed = 110, mark[MARKS];
    struct copy copy[MARKS];

    (void)state;
    for (int round = 0; round < 20; round++) {
        struct held h = held_new(60, JOURNAL);

        for (int m = 0; m < MARKS; m++) {
            mark[m] = h.g.mark;
            copy[m] = copy_of(&h.g);
            for (uint32_t i = draw(&seed) % 90; i > 0; i--)
                draw_change(&h.g, &seed);
        }
        /* From the end to some marks, or straight to one, or on again. */
        for (int m = MARKS - 1; m >= 0; m -= 1 + (int)(draw(&seed) % 5)) {
            assert_true(game_revert(&h.g, mark[m]));
            must_be(&h.g, &copy[m]);
            assert_true(h.g.digest == game_digest(&h.g));
            for (uint32_t i = draw(&seed) % 30; i > 0; i--)
                draw_change(&h.g, &seed);
            assert_true(game_revert(&h.g, mark[m]));
            must_be(&h.g, &copy[m]);
        }
        for (int m = 0; m < MARKS; m++)
            copy_free(&copy[m]);
        held_free(&h);
    }
}

static void
setting_what_is_there_is_no_change(void **state)
{
    struct held h = held_new(4, JOURNAL);
    uint64_t mark;
    uint32_t row;

    (void)state;
    game_add(&h.g, T_man, &row);
    SET(&h.g, man, row, state, MAN_FIT);
    mark = h.g.mark;
    SET(&h.g, man, row, state, MAN_FIT);
    assert_true(h.g.mark == mark);
    held_free(&h);
}

static void
what_is_forgotten_cannot_be_gone_back_to(void **state)
{
    struct held h = held_new(64, JOURNAL);
    uint64_t seed = 3, early, late;
    struct copy c;

    (void)state;
    for (int i = 0; i < 100; i++)
        draw_change(&h.g, &seed);
    early = h.g.mark;
    for (int i = 0; i < 100; i++)
        draw_change(&h.g, &seed);
    late = h.g.mark;
    c = copy_of(&h.g);
    for (int i = 0; i < 100; i++)
        draw_change(&h.g, &seed);
    game_forget(&h.g, late);
    game_forget(&h.g, early); /* forgotten already */
    assert_false(game_revert(&h.g, early));
    assert_true(game_revert(&h.g, late));
    must_be(&h.g, &c);
    game_reset(&h.g);
    assert_true(h.g.digest == 0 && game_digest(&h.g) == 0);
    assert_int_equal(h.g.rows[T_man], 0);
    assert_false(game_revert(&h.g, late - 1));
    copy_free(&c);
    held_free(&h);
}

/* ---- room ---- */

static void
growing_changes_no_cell_and_no_digest(void **state)
{
    struct held h = held_new(8, 256);
    uint64_t seed = 88, mark = 0;
    uint32_t rows = 8, journal = 256;

    (void)state;
    for (int i = 0; i < 12; i++) {
        struct copy c;

        while (h.g.full == 0)
            draw_change(&h.g, &seed);
        c = copy_of(&h.g);
        rows *= 2;
        journal *= 2;
        held_grow(&h, rows, journal);
        assert_true(h.g.full == 0);
        must_be(&h.g, &c);
        assert_true(h.g.digest == game_digest(&h.g));
        copy_free(&c);
    }
    assert_true(game_revert(&h.g, mark));
    assert_true(h.g.digest == 0);
    held_free(&h);
}

static void
a_full_table_is_said_until_the_next_revert(void **state)
{
    struct held h = held_new(2, JOURNAL);
    uint64_t mark;
    uint32_t row = 77;

    (void)state;
    assert_true(game_add(&h.g, T_gun, &row));
    assert_true(game_add(&h.g, T_gun, &row));
    assert_int_equal(row, 1);
    SET(&h.g, gun, 1, shots, 3);
    mark = h.g.mark;
    assert_true(h.g.full == 0);
    assert_false(game_add(&h.g, T_gun, &row));
    assert_int_equal(row, 0);
    assert_true(h.g.full == (uint64_t)1 << T_gun);
    assert_int_equal(h.g.rows[T_gun], 2);
    assert_true(game_add(&h.g, T_man, &row));
    assert_true(h.g.full == (uint64_t)1 << T_gun);
    assert_true(game_revert(&h.g, mark));
    assert_true(h.g.full == 0);
    assert_int_equal(h.g.gun[1].shots, 3);
    held_free(&h);
}

static void
a_full_journal_changes_nothing_more(void **state)
{
    struct held h = held_new(4, 3);
    uint64_t before;
    uint32_t row;

    (void)state;
    game_add(&h.g, T_man, &row);
    SET(&h.g, man, 0, state, MAN_FIT);
    SET(&h.g, man, 0, number, 7);
    before = h.g.digest;
    assert_true(h.g.full == 0);
    SET(&h.g, man, 0, number, 8);
    assert_true(h.g.full == (uint64_t)1 << 63);
    assert_int_equal(h.g.man[0].number, 7);
    assert_true(h.g.digest == before);
    assert_false(game_add(&h.g, T_gun, &row));
    assert_false(game_tell(&h.g, T_name, &(struct name){1, 2, 3, 4}));
    assert_int_equal(h.g.rows[T_gun] + h.g.rows[T_name], 0);
    assert_true(game_revert(&h.g, 0));
    assert_true(h.g.digest == 0 && h.g.full == 0);
    held_free(&h);
}

static void
a_row_that_found_no_room_is_not_written(void **state)
{
    struct held h = held_new(1, JOURNAL);
    uint64_t mark = h.g.mark;

    (void)state;
    game_set(&h.g, T_man, 0, 0, 5);
    game_set(&h.g, T_man, 4000000000U, 0, 5);
    assert_true(h.g.mark == mark && h.g.digest == 0);
    held_free(&h);
}

/* ---- low water ---- */

static void
the_lowest_row_touched_since_clean_is_known(void **state)
{
    struct held h = held_new(32, JOURNAL);
    uint64_t mark;
    uint32_t row;

    (void)state;
    for (int i = 0; i < 20; i++)
        game_add(&h.g, T_man, &row);
    game_clean(&h.g);
    assert_int_equal(h.g.low[T_man], 20);
    mark = h.g.mark;
    SET(&h.g, man, 12, state, MAN_FIT);
    SET(&h.g, man, 15, state, MAN_FIT);
    assert_int_equal(h.g.low[T_man], 12);
    assert_int_equal(h.g.low[T_gun], 0);
    game_clean(&h.g);
    /* What is taken back is touched again: the disk has the other value. */
    assert_true(game_revert(&h.g, mark));
    assert_int_equal(h.g.low[T_man], 12);
    game_clean(&h.g);
    game_tell(&h.g, T_name, &(struct name){1, 2, 3, 4});
    assert_int_equal(h.g.low[T_name], 0);
    assert_int_equal(h.g.low[T_man], 20);
    game_clean(&h.g);
    game_revert(&h.g, mark - 1);
    assert_int_equal(h.g.low[T_man], 19);
    assert_int_equal(h.g.low[T_name], 0);
    held_free(&h);
}

/* ---- labels ---- */

static void
labels_are_found_in_any_case(void **state)
{
    struct board b;

    (void)state;
    board_init(&b);
    tell(&b, "side Red");
    tell(&b, "side blue letter K");
    tell(&b, "body RaBbLe_10_Feet12 7 inf");
    tell(&b, "body KA 5 cav");
    tell(&b, "gun Rg1");
    assert_int_equal(side_find(b.g, SPAN("RED")), 0);
    assert_int_equal(side_letter(b.g, 'r'), 0);
    assert_int_equal(side_letter(b.g, 'K'), 1);
    assert_int_equal(side_letter(b.g, 'b'), -1);
    /* Sixteen bytes fill the label, and the seventeenth is none of it. */
    assert_int_equal(body_find(b.g, SPAN("RABBLE_10_FEET12")), 0);
    assert_int_equal(body_find(b.g, SPAN("RABBLE_10_FEET1")), -1);
    assert_int_equal(body_find(b.g, SPAN("RABBLE_10_FEET123")), -1);
    assert_true(span_is(label_of(b.g->body[0].label), "RaBbLe_10_Feet12"));
    assert_int_equal(gun_find(b.g, SPAN("RG1")), 0);
    assert_int_equal(gun_find(b.g, SPAN("RG2")), -1);
    assert_int_equal(peg_find(b.g, SPAN("RG1")), -1);
    assert_int_equal(man_find(b.g, 1, 1), 7);
    assert_int_equal(man_find(b.g, 1, 5), 11);
    assert_int_equal(man_find(b.g, 1, 6), -1);
    assert_int_equal(man_find(b.g, 1, 0), -1);
    assert_int_equal(other_side(1), 2);
    assert_int_equal(other_side(2), 1);
    board_release(&b);
}

static void
a_label_of_sixteen_bytes_is_whole(void **state)
{
    struct held h = held_new(4, JOURNAL);
    uint32_t row;

    (void)state;
    game_add(&h.g, T_peg, &row);
    label_set(&h.g, T_peg, row, 0, SPAN("abcdefghijklmnop"));
    assert_true(span_is(label_of(h.g.peg[0].label), "abcdefghijklmnop"));
    label_set(&h.g, T_peg, row, 0, SPAN("x"));
    assert_true(span_is(label_of(h.g.peg[0].label), "x"));
    held_free(&h);
}

/* ---- the invariant ---- */

static struct game *
writable(struct board *b)
{
    return &b->h.game;
}

/* Each thing that must hold, broken by hand, is found. */
static void
what_is_broken_is_said(void **state)
{
    struct board b;
    struct game *g;
    uint64_t mark;

    (void)state;
    board_init(&b);
    board_skirmish(&b);
    g = writable(&b);
    tell(&b, "crew RG1 RA.1-4");
    tell(&b, "melee RA.5-7 v BA.1-6 iso");
    assert_null(game_broken(g));
    mark = g->mark;
    SET(g, man, man(&b, "RA.12"), state, MAN_DEAD);
    assert_non_null(game_broken(g));
    game_revert(g, mark);
    SET(g, man, man(&b, "RA.5"), party, 0);
    assert_non_null(game_broken(g));
    game_revert(g, mark);
    SET(g, man, man(&b, "RA.12"), guards, 1); /* the party of his own side */
    assert_non_null(game_broken(g));
    game_revert(g, mark);
    SET(g, party, 0, guards, 5);
    assert_non_null(game_broken(g));
    game_revert(g, mark);
    tell(&b, "guard P1 BA.12");
    assert_null(game_broken(g));
    mark = g->mark;
    SET(g, party, 0, state, PARTY_FREED); /* with him still beside it */
    assert_string_equal(game_broken(g), "guards of a party that is not held");
    game_revert(g, mark);
    SET(g, man, man(&b, "RA.1"), crew, 0);
    assert_non_null(game_broken(g));
    game_revert(g, mark);
    SET(g, man, man(&b, "RA.12"), crew, 1);
    assert_non_null(game_broken(g));
    game_revert(g, mark);
    g->digest++;
    assert_non_null(game_broken(g));
    g->digest--;
    assert_null(game_broken(g));
    board_release(&b);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_digest_of_random_changes_is_that_of_the_cells),
        cmocka_unit_test(a_field_never_set_adds_nothing),
        cmocka_unit_test(no_two_cells_add_the_same),
        cmocka_unit_test(what_was_told_is_not_in_the_digest),
        cmocka_unit_test(two_ways_to_one_state_have_one_digest),
        cmocka_unit_test(any_mark_can_be_gone_back_to),
        cmocka_unit_test(setting_what_is_there_is_no_change),
        cmocka_unit_test(what_is_forgotten_cannot_be_gone_back_to),
        cmocka_unit_test(growing_changes_no_cell_and_no_digest),
        cmocka_unit_test(a_full_table_is_said_until_the_next_revert),
        cmocka_unit_test(a_full_journal_changes_nothing_more),
        cmocka_unit_test(a_row_that_found_no_room_is_not_written),
        cmocka_unit_test(the_lowest_row_touched_since_clean_is_known),
        cmocka_unit_test(labels_are_found_in_any_case),
        cmocka_unit_test(a_label_of_sixteen_bytes_is_whole),
        cmocka_unit_test(what_is_broken_is_said),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
