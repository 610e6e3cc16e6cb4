/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_borders.c: corrections over every border of a battle's phases, from its
 * setting up to its end. A line put in its own place changes nothing; one put
 * right and put back, and one struck out and taken back, leave the battle as it
 * was; and what a correction changed is there until then.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "seat.h"

#include "score.h"

/* Two moves and a bit, with all that can be corrected in each of them, and the
 * end. */
static const char *const battle[] = {
    "side red",
    "side blue",
    "body RA 20 inf",
    "body RC 8 cav",
    "body BA 20 inf",
    "body BC 6 cav",
    "gun RG1",
    "gun BG1",
    "set gun.first_fire_turn 1",
    "start red",
    "go",
    "fire RG1 down BA.20 touch BA.19",
    "move RA.1-5 6 n",
    "time",
    "melee RA.1-4 v BA.1-7 iso",
    "choose dead BA.3",
    "capture BG1 red past 3 near 0",
    "overrule kept because nobody was past it",
    "interval",
    "go",
    "fire BG1 3 2ir",
    "move BC 10 s",
    "contact BC.1-2 RA.10-12 s1",
    "next",
    "guard P1 BA.5",
    "move RC 12 n",
    "time",
    "melee RC.1-3 v BA.10-12",
    "award blue 3 the flag",
    "next",
    "surrender RA.15-17 to blue iso guard BA.13",
    "home P1",
    "next",
    "finish blue Ann gave in",
};

enum { LINES = sizeof battle / sizeof battle[0] };

/* What such a line might have been instead. */
static const struct {
    const char *verb, *line;
} others[] = {
    {"body RA",   "body RA 21 inf"                },
    {"body RC",   "body RC 9 cav"                 },
    {"body BA",   "body BA 22 inf"                },
    {"body BC",   "body BC 7 cav"                 },
    {"set gun",   "set gun.shots 5"               },
    {"start",     "start red 2"                   },
    {"fire RG1",  "fire RG1 down BA.20 down BA.19"},
    {"fire BG1",  "fire BG1 2 1ir"                },
    {"move RA",   "move RA.1-5 7 n"               },
    {"melee RA",  "melee RA.1-4 v BA.1-6 sup"     },
    {"melee RC",  "melee RC.1-4 v BA.10-12 iso"   },
    {"capture",   "capture BG1 red past 4 near 0" },
    {"move BC",   "move BC 12 s"                  },
    {"contact",   "contact BC.1-2 RA.10-13 s0"    },
    {"guard",     "guard P1 BA.6"                 },
    {"move RC",   "move RC.1-6 12 n"              },
    {"award",     "award blue 4 the flag"         },
    {"surrender", "surrender RA.15-16 to blue iso"},
    {"home",      "note they stay"                },
    {"finish",    "finish red Ben gave in"        },
    {"time",      "note they went on"             },
};

enum { OTHERS = sizeof others / sizeof others[0] };

/* What must be as it was. */
struct state {
    uint64_t digest;
    int32_t n_play, phase, total[2];
    uint32_t rows[TABLES];
};

static struct state
now(void)
{
    struct state s = {.digest = b.g->digest,
                      .n_play = b.h.n_play,
                      .phase = b.g->battle->phase};

    for (int32_t side = 1; side <= 2; side++) {
        struct score score;

        score_side(b.g, side, &score);
        s.total[side - 1] = score.total;
    }
    memcpy(s.rows, b.g->rows, sizeof s.rows);
    return s;
}

static void
same(const struct state *a, const char *what, int32_t n)
{
    const struct state s = now();

    if (s.digest != a->digest || s.n_play != a->n_play || s.phase != a->phase ||
        memcmp(s.total, a->total, sizeof s.total) ||
        memcmp(s.rows, a->rows, sizeof s.rows))
        fail_msg("#%d %s: the battle is not as it was", n, what);
    whole(&b, what);
}

static void
play_all(void)
{
    for (int i = 0; i < LINES; i++)
        tell(&b, battle[i]);
}

/* The words of a standing fact; false: the entry is none. */
static bool
words_of(int32_t n, char at[LINE_MAX_BYTES])
{
    const struct entry *e = history_entry(&b.h, n);
    struct span line;

    if (e->edit || !history_stands(&b.h, n))
        return false;
    line = history_line(&b.h, e);
    snprintf(at, LINE_MAX_BYTES, "%.*s", (int)line.n, line.at);
    return true;
}

static enum verdict
amend(int32_t n, const char *line)
{
    char at[LINE_MAX_BYTES + 20];

    snprintf(at, sizeof at, "amend #%d %s", n, line);
    return board_say(&b, at);
}

static void
a_line_in_its_own_place_changes_nothing(void **state)
{
    char line[LINE_MAX_BYTES];
    int32_t last;

    (void)state;
    play_all();
    const struct state was = now();
    last = b.h.n;
    for (int32_t n = 1; n <= last; n++) {
        if (!words_of(n, line))
            continue;
        if (amend(n, line) < VERDICT_ALLOWED)
            fail_msg("#%d %s: its own words fell: %s", n, line,
                     fault_name((enum fault_code)b.r.why.code));
        same(&was, line, n);
    }
}

static const char *
other_for(const char *line)
{
    for (int i = 0; i < OTHERS; i++)
        if (strncmp(line, others[i].verb, strlen(others[i].verb)) == 0)
            return others[i].line;
    return NULL;
}

/* Put right, and put back in the same way: not by undo. */
static void
put_right_and_put_back_it_is_as_it_was(void **state)
{
    bool in[PHASE_FINISHED + 1] = {false};
    int stood = 0, changed = 0;

    (void)state;
    play_all();
    const struct state was = now();
    for (int32_t n = 1, last = b.h.n; n <= last; n++) {
        char line[LINE_MAX_BYTES];
        const char *other;

        if (!words_of(n, line) || !(other = other_for(line)))
            continue;
        if (amend(n, other) < VERDICT_ALLOWED) {
            same(&was, "fell and changed something", n);
            continue;
        }
        stood++;
        changed += b.g->digest != was.digest;
        in[history_entry(&b.h, b.h.n)->phase] = true;
        if (amend(n, line) < VERDICT_ALLOWED)
            fail_msg("#%d cannot be put back: %s", n, line);
        same(&was, line, n);
    }
    /* Most can be other, and mostly the battle is another then. */
    assert_true(stood >= 15);
    assert_true(changed >= 12);
    for (int p = PHASE_SETUP; p <= PHASE_FINISHED; p++)
        if (!in[p] && p != PHASE_INTERVAL)
            fail_msg("nothing was put right that leaves phase %d", p);
}

static void
struck_out_and_taken_back_it_is_as_it_was(void **state)
{
    int struck = 0;

    (void)state;
    play_all();
    const struct state was = now();
    for (int32_t n = 1, last = b.h.n; n <= last; n++) {
        char line[LINE_MAX_BYTES], at[40];

        if (!words_of(n, line))
            continue;
        snprintf(at, sizeof at, "strike #%d", n);
        if (board_say(&b, at) < VERDICT_ALLOWED) {
            same(&was, "fell and changed something", n);
            continue;
        }
        struck++;
        const struct state out = now();
        assert_int_equal(out.n_play, was.n_play - 1);
        tell(&b, "undo");
        same(&was, line, n);
        tell(&b, "redo");
        same(&out, line, n);
        tell(&b, "undo");
        same(&was, line, n);
    }
    assert_true(struck >= 12);
}

/* Late and before, into every phase, and out again. */
static void
put_in_and_taken_back_it_is_as_it_was(void **state)
{
    static const char *const more[] = {"note one more", "kill RA.20 the cat",
                                       "award red 1 a hat", "pause the tea"};
    int stood = 0;

    (void)state;
    play_all();
    const struct state was = now();
    for (int32_t n = 1, last = b.h.n; n <= last; n++) {
        char line[LINE_MAX_BYTES], at[80];

        if (!words_of(n, line))
            continue;
        snprintf(at, sizeof at, "before #%d %s", n, more[n % 4]);
        if (board_say(&b, at) < VERDICT_ALLOWED) {
            same(&was, "fell and changed something", n);
            continue;
        }
        stood++;
        assert_int_equal(b.h.n_play, was.n_play + 1);
        snprintf(at, sizeof at, "strike #%d", b.h.n);
        tell(&b, at);
        same(&was, line, n);
    }
    assert_true(stood >= 15);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        told(a_line_in_its_own_place_changes_nothing),
        told(put_right_and_put_back_it_is_as_it_was),
        told(struck_out_and_taken_back_it_is_as_it_was),
        told(put_in_and_taken_back_it_is_as_it_was),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
