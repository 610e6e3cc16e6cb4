/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_live_typed.c: a battle lived through, with its machine asleep, its wall
 * clock set and its program begun again, and the same battle typed in from its
 * script with stamps: every table is the same to the byte.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <fcntl.h>
#include <unistd.h>

#include "control.h"
#include "folder.h"
#include "machine.h"
#include "log_script.h"

/* ---- a program on a machine ---- */

static const struct options live = {
    .quiet = true, .now = &now, .control = &program_control};
static struct session lived, typed;
static int out = -1;

static int
sit_down(void **state)
{
    if (enter_folder(state) != 0)
        return -1;
    fflush(stdout);
    out = dup(STDOUT_FILENO);
    if (!freopen("/dev/null", "w", stdout))
        return -1;
    m = (struct machine){.utc = INT64_C(1790000000123), .boot = 5 * HOUR + 7};
    if (!session_init(&lived, &live) || !session_init(&typed, &live))
        return -1;
    return session_create(&lived, "lived.battle") == STATUS_DONE &&
                   session_create(&typed, "typed.battle") == STATUS_DONE
               ? 0
               : -1;
}

static int
get_up(void **state)
{
    session_release(&lived);
    session_release(&typed);
    fflush(stdout);
    dup2(out, STDOUT_FILENO);
    close(out);
    return leave_folder(state);
}

static void
passes(int64_t ms)
{
    m.utc += ms;
    m.boot += ms;
}

static void
must(const char *line)
{
    if (session_line(&lived, span_of(line)) != STATUS_DONE)
        fail_msg("\"%s\" fell", line);
}

static void
ends_and_begins(void)
{
    session_release(&lived);
    assert_true(session_init(&lived, &live));
    assert_int_equal(session_open(&lived, "lived.battle"), STATUS_DONE);
}

/* ---- the same from its script ---- */

/* Somebody types it in on another day. */
static void
type_in(void)
{
    static struct line_source r;
    struct words script = {0};
    FILE *to = fopen("battle.umpire", "w");
    int fd;

    assert_non_null(to);
    assert_true(log_script(&lived, &script));
    assert_int_equal(fwrite(script.at, 1, script.n, to), script.n);
    fclose(to);
    free(script.at);
    passes(30 * HOUR + 17);
    fd = open("battle.umpire", O_RDONLY);
    assert_true(fd >= 0);
    reader_init(&r, fd);
    assert_int_equal(session_script(&typed, &r, "battle.umpire", false),
                     STATUS_DONE);
    close(fd);
    assert_true(typed.o.manual); /* it begins with a full stamp */
}

static void
table_of(struct session *s, int table, char **at, size_t *n)
{
    const struct export_options plain = {0};
    FILE *to = open_memstream(at, n);

    assert_non_null(to);
    assert_int_equal(table_export(&s->history, s->file, table, &plain, to),
                     KEPT);
    assert_int_equal(fclose(to), 0);
}

static void
every_table_is_the_same(void)
{
    assert_true(lived.history.game.digest == typed.history.game.digest);
    for (int table = 0; table < TABLE_PROMISED; table++) {
        char *a, *c;
        size_t n, o;

        table_of(&lived, table, &a, &n);
        table_of(&typed, table, &c, &o);
        if (n != o || memcmp(a, c, n) != 0)
            fail_msg("%s:\n%s\nis not\n%s", table_name(table), a, c);
        free(a);
        free(c);
    }
}

/* ---- the battles ---- */

static const struct {
    int64_t after_ms;
    const char *line;
} story[] = {
    {0,             "battle \"The garden wall\""                 },
    {7123,          "side red \"Red Army\" player Ann back south"},
    {4001,          "side blue player Ben back north"            },
    {9,             "force red 40 inf 12 cav 2 gun"              },
    {0,             "force blue 40 inf 12 cav 2 gun"             },
    {8000,          "start red"                                  },
    {31000,         "go"                                         },
    {61007,         "move ri 12 n"                               },
    {3000,          "pause the cat"                              },
    {2 * HOUR,      "resume"                                     },
    {29998,         "note two minutes were called # late"        },
    {60000,         "time"                                       },
    {1,             "interval"                                   },
    {59000,         "next"                                       },
    {100,           "clock + 1:00"                               },
    {45500,         "move bi 12 s"                               },
    {90000,         "next"                                       },
    {15000,         "fire rg1 3 2ib"                             },
    {4,             "fire rg2 4 1cb"                             },
    {11000,         "dispute one was pushed"                     },
    {95000,         "verdict blue two saw it"                    },
    {20000,         "next"                                       },
    {35000,         "fire bg1 2 1ir"                             },
    {80000,         "9ib v 5ir+7cr s2"                           },
    {25000,         "clock set 0:20"                             },
    {19000,         "next"                                       },
    {2000,          "home p1"                                    },
    {3 * HOUR + 11, "clock off"                                  },
    {44000,         "next"                                       },
    {5000,          "clock 3:00"                                 },
    {181000,        "finish red Ben gave in"                     }
};

static void
a_battle_and_its_script(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof story / sizeof story[0]; i++) {
        passes(story[i].after_ms);
        if (i % 4 == 1)
            m.utc += i % 8 == 1 ? -HOUR : 2 * HOUR;
        must(story[i].line);
        if (i % 5 == 2)
            ends_and_begins();
    }
    type_in();
    every_table_is_the_same();
}

/* Pauses, moves and clocks in any order, at any time. */
static void
any_clock_and_its_script(void **state)
{
    static const char *const lines[] = {
        "pause",        "resume",         "time",       "go",
        "next",         "settle",         "interval",   "clock off",
        "clock book",   "clock + 0:45",   "clock 4:00", "clock set 2:30",
        "dispute what", "verdict none no"};
    static const char *const armies[] = {
        "side red", "side blue", "force red 30 inf 1 gun",
        "force blue 30 inf 1 gun", "start red"};
    uint64_t seed = 1913;
    int stood = 0;

    (void)state;
    for (size_t i = 0; i < sizeof armies / sizeof armies[0]; i++)
        must(armies[i]);
    for (int i = 0; i < 150; i++) {
        seed = seed * 6364136223846793005U + 1442695040888963407U;
        uint32_t drawn = (uint32_t)(seed >> 33);
        size_t k = drawn % (sizeof lines / sizeof lines[0]);

        passes((drawn >> 8) % (drawn % 5 ? 90000 : 2 * HOUR));
        if (drawn % 11 == 0)
            m.utc -= 47 * MINUTE;
        stood += session_line(&lived, span_of(lines[k])) == STATUS_DONE;
        if (drawn % 13 == 0)
            ends_and_begins();
    }
    assert_true(stood > 50);
    type_in();
    every_table_is_the_same();
}

#define told(name) cmocka_unit_test_setup_teardown(name, sit_down, get_up)

int
main(void)
{
    const struct CMUnitTest tests[] = {
        told(a_battle_and_its_script),
        told(any_clock_and_its_script),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
