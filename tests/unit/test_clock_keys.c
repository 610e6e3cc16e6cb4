/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_clock_keys.c: every key of the clock, under every edition: what a move
 * is given, when it is called, how long the interval is. A house rule changes
 * what it names and nothing else. All of it is seen in battles that are played
 * through; nobody asks for the values.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "clock.h"
#include "seat.h"

enum { NONE = -1 };

/* What is seen of a clock. Red has 110 men and 3 guns, and has lost 20 men by
 * his second move. */
struct seen_clock {
    int32_t first_s, second_s; /* the allowances of his moves */
    int32_t warning_s[3];      /* 0: none */
    int32_t interval_s;
};

static const struct {
    const char *edition;
    struct seen_clock clock;
} editions[] = {
  /* M3a, M3b: 110 men are 3:40 and 3 guns 3:00, rounded up to 7:00; with 90
     * men 6:00 (M3c). M3f: warnings. M3g: four minutes, or no length given. */
    {"book",      {420, 360, {120, 60, 30}, 240} },
    {"retelling", {420, 360, {120, 60, 30}, NONE}},
    {"french",    {420, 360, {120, 60, 30}, NONE}},
    {"russian",   {420, 360, {120, 60, 10}, 240} },
};

static int64_t
left(bool *limited)
{
    return clock_left_ms(b.g, b.at_ms, limited);
}

static void
left_is(int64_t ms)
{
    bool limited;

    assert_int_equal(left(&limited), ms);
    assert_true(limited);
}

static int32_t
allowance_s(void)
{
    return b.g->turn[b.g->rows[T_turn] - 1].allowance_ms / 1000;
}

/* The move runs to its end, and each warning comes when it is due. */
static void
calls(const struct seen_clock *want)
{
    uint32_t due = 0;

    for (int nth = 0; nth < 3; nth++) {
        if (want->warning_s[nth] == 0)
            continue;
        int64_t wait = clock_next_ms(b.g, b.at_ms);

        b.at_ms += wait - 1;
        assert_int_equal(clock_due(b.g, b.at_ms), due);
        b.at_ms += 1;
        due |= 1U << nth;
        assert_int_equal(clock_due(b.g, b.at_ms), due);
        left_is(want->warning_s[nth] * 1000);
    }
    b.at_ms += clock_next_ms(b.g, b.at_ms);
    left_is(0);
}

static void
interval_is(int32_t seconds)
{
    bool limited;

    if (seconds == NONE) {
        left(&limited);
        assert_false(limited);
        assert_int_equal(clock_next_ms(b.g, b.at_ms), -1);
        return;
    }
    left_is(seconds * 1000);
    assert_int_equal(clock_next_ms(b.g, b.at_ms), (seconds - 30) * 1000);
}

static void
played_by(const char *edition, const char *house, const struct seen_clock *want)
{
    static const char *const armies[] = {
        "side red", "side blue", "body RA 110 inf", "body BA 60 inf", "gun RG1",
        "gun RG2",  "gun RG3",   "game own clock",  "start red"};
    char line[64];

    board_release(&b);
    board_init(&b);
    snprintf(line, sizeof line, "edition %s", edition);
    tell(&b, line);
    if (house)
        tell(&b, house);
    for (size_t i = 0; i < sizeof armies / sizeof armies[0]; i++)
        tell(&b, armies[i]);
    b.at_ms = 1000;
    tell(&b, "go");
    assert_int_equal(allowance_s(), want->first_s);
    left_is(want->first_s * 1000);
    calls(want);
    tell(&b, "time");
    interval_is(want->interval_s);
    tell(&b, "kill RA.1-20 a fall of plaster");
    tell(&b, "next");
    tell(&b, "next");
    assert_int_equal(allowance_s(), want->second_s);
}

static void
each_edition_has_its_clock(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof editions / sizeof editions[0]; i++)
        played_by(editions[i].edition, NULL, &editions[i].clock);
}

/* ---- a house rule ---- */

static void
more_time_for_men(struct seen_clock *c)
{
    c->first_s = 840; /* 11:00 and 3:00 */
    c->second_s = 720;
}

static void
less_for_guns(struct seen_clock *c)
{
    c->first_s = 360; /* 3:40 and 1:30 are 5:10 */
    c->second_s = 300;
}

static void
no_rounding(struct seen_clock *c)
{
    c->first_s = 400;
    c->second_s = 360;
}

static void
as_mustered(struct seen_clock *c)
{
    c->second_s = c->first_s;
}

static void
two_warnings(struct seen_clock *c)
{
    c->warning_s[0] = 90;
    c->warning_s[1] = 45;
    c->warning_s[2] = 0;
}

static void
five_minutes(struct seen_clock *c)
{
    c->interval_s = 300;
}

static void
no_end_to_it(struct seen_clock *c)
{
    c->interval_s = NONE;
}

static const struct {
    const char *line;
    void (*changes)(struct seen_clock *c);
} house[] = {
    {"set clock.men_per_minute 10",  more_time_for_men},
    {"set clock.seconds_per_gun 30", less_for_guns    },
    {"set clock.round_s 0",          no_rounding      },
    {"set clock.basis original",     as_mustered      },
    {"set clock.warnings_s 90 45",   two_warnings     },
    {"set clock.interval_s 300",     five_minutes     },
    {"set clock.interval_s none",    no_end_to_it     },
};

static void
a_house_rule_changes_what_it_names(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof editions / sizeof editions[0]; i++)
        for (size_t k = 0; k < sizeof house / sizeof house[0]; k++) {
            struct seen_clock want = editions[i].clock;

            house[k].changes(&want);
            played_by(editions[i].edition, house[k].line, &want);
        }
}

/* So that a new key is not forgotten above. */
static void
no_key_of_the_clock_is_left_out(void **state)
{
    (void)state;
    for (int k = 0; k < KEYS; k++) {
        const char *name = key_info((enum key_id)k)->name;
        bool named = strncmp(name, "clock.", 6) != 0;

        for (size_t i = 0; i < sizeof house / sizeof house[0]; i++)
            named |= strncmp(house[i].line + 4, name, strlen(name)) == 0;
        if (!named)
            fail_msg("%s is not tried", name);
    }
}

/* What differs between two editions is differed in above. */
static void
no_difference_is_left_out(void **state)
{
    static const struct {
        enum key_id key;
        size_t at, n;
    } of[] = {
        {KEY_CLOCK_WARNINGS_S,      offsetof(struct seen_clock, warning_s),
         sizeof(int32_t[3])},
        {KEY_CLOCK_INTERVAL_S,      offsetof(struct seen_clock, interval_s),
         sizeof(int32_t)   },
        {KEY_CLOCK_MEN_PER_MINUTE,  offsetof(struct seen_clock, first_s),
         sizeof(int32_t)   },
        {KEY_CLOCK_SECONDS_PER_GUN, offsetof(struct seen_clock, first_s),
         sizeof(int32_t)   },
        {KEY_CLOCK_ROUND_S,         offsetof(struct seen_clock, first_s),
         sizeof(int32_t)   },
        {KEY_CLOCK_BASIS,           offsetof(struct seen_clock, second_s),
         sizeof(int32_t)   },
    };

    (void)state;
    for (size_t i = 0; i < sizeof of / sizeof of[0]; i++)
        for (int e = 1; e < 4; e++) {
            const struct key_info *info = key_info(of[i].key);
            const char *a = (const char *)&editions[0].clock + of[i].at;
            const char *c = (const char *)&editions[e].clock + of[i].at;

            assert_int_equal(strcmp(info->value[0], info->value[e]) == 0,
                             memcmp(a, c, of[i].n) == 0);
        }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        told(each_edition_has_its_clock),
        told(a_house_rule_changes_what_it_names),
        told(no_key_of_the_clock_is_left_out),
        told(no_difference_is_left_out),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
