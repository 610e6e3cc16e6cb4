/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_session_clock.c: battle time of a session, on a machine whose clocks the
 * tests turn themselves: it sleeps, its wall clock is set, it is started anew,
 * the program ends and begins again, and a second one looks on.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <time.h>
#include <unistd.h>

#include "clock.h"
#include "control.h"
#include "folder.h"
#include "machine.h"
#include "many.h"
#include "session_in.h"

enum { WARN_2_MIN = 1, WARN_1_MIN = 2, WARN_30_S = 4, TIME_UP = 8 };

static const char battle[] = "b.battle";

/* ---- a machine ---- */

static void
passes(int64_t ms)
{
    m.utc += ms;
    m.boot += ms;
}

/* Off for so long, by the wall clock; a boot takes half a minute. */
static void
started_anew(int64_t off_ms)
{
    m.utc += off_ms;
    m.boot = 30 * SECOND;
    m.boots++;
}

/* ---- a program on it ---- */

static struct session s, other;
static int out = -1; /* the test's own standard output */

static const struct options live = {
    .hints = true, .now = &now, .control = &program_control};

static void
opens(struct session *who, bool read_only)
{
    struct options o = live;

    o.read_only = read_only;
    assert_true(session_init(who, &o));
    assert_int_equal(session_open(who, battle), STATUS_DONE);
}

static int
types(const char *line)
{
    return session_line(&s, span_of(line));
}

static void
must(const char *line)
{
    if (types(line) != STATUS_DONE)
        fail_msg("\"%s\" fell", line);
}

/* The program is killed, or left, and begun again. */
static void
ends_and_begins(void)
{
    session_release(&s);
    opens(&s, false);
}

static int64_t
left_of(const struct session *who)
{
    struct seen seen;
    bool limited;
    int64_t ms = clock_left_ms(&session_seen(who, &seen)->game,
                               session_now(who), &limited);

    assert_true(limited);
    return ms;
}

static int64_t
left(void)
{
    return left_of(&s);
}

/* The warnings that come up now; they are shown, and the file is told. */
static uint32_t
shown(void)
{
    uint32_t bits = time_due(&s, session_now(&s));

    time_warned(&s, bits);
    time_tell(&s);
    return bits;
}

static bool
paused(const struct session *who)
{
    struct seen seen;

    return session_seen(who, &seen)->game.clock->paused;
}

static const struct turn *
turn(void)
{
    const struct game *g = &s.history.game;

    return &g->turn[g->rows[T_turn] - 1];
}

/* The line of the nth entry from the end. */
static void
entry_is(int32_t back, const char *line)
{
    const struct history *h = &s.history;
    struct span was = history_line(h, history_entry(h, h->n - back));

    if (!span_is(was, line))
        fail_msg("entry is %.*s, not %s", (int)was.n, was.at, line);
}

static void
quiet(void)
{
    fflush(stdout);
    out = dup(STDOUT_FILENO);
    assert_non_null(freopen("/dev/null", "w", stdout));
}

static void
loud(void)
{
    fflush(stdout);
    dup2(out, STDOUT_FILENO);
    close(out);
}

/* Ninety men a side: three minutes on the clock, from now. */
static int
sit_down(void **state)
{
    static const char *const lines[] = {"side red",           "side blue",
                                        "game own the clock", "body RA 90 inf",
                                        "body BA 90 inf",     "start red"};
    int status = enter_folder(state);

    quiet();
    m = (struct machine){.utc = INT64_C(1790000000000), .boot = 5 * HOUR};
    if (status != 0 || !session_init(&s, &live) ||
        session_create(&s, battle) != STATUS_DONE)
        return -1;
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        passes(10 * SECOND);
        must(lines[i]);
    }
    passes(MINUTE);
    must("go");
    return 0;
}

static int
get_up(void **state)
{
    session_release(&s);
    if (other.file)
        session_release(&other);
    loud();
    return leave_folder(state);
}

/* ---- the stories ---- */

static void
time_goes_on_between_lines(void **state)
{
    (void)state;
    assert_int_equal(left(), 3 * MINUTE);
    passes(59999);
    assert_int_equal(left(), 120001);
    assert_int_equal(shown(), 0);
    passes(1);
    assert_int_equal(shown(), WARN_2_MIN);
    assert_int_equal(shown(), 0);
    must("note a line does not take time");
    assert_int_equal(left(), 2 * MINUTE);
    must("time");
    assert_int_equal(turn()->used_ms, MINUTE);
}

/* A line that belongs to an earlier instant does not set the clock back. */
static void
a_stamp_loses_no_second(void **state)
{
    (void)state;
    passes(100 * SECOND);
    must("@-40 note forty seconds ago");
    assert_int_equal(left(), 80 * SECOND);
    must("@-40 note again");
    passes(10 * SECOND);
    assert_int_equal(left(), 70 * SECOND);
    ends_and_begins();
    assert_int_equal(left(), 70 * SECOND);
    must("@-30 time");
    assert_int_equal(turn()->used_ms, 80 * SECOND);
    assert_int_equal(left(), 4 * MINUTE - 30 * SECOND);
}

/* A line that falls takes no time and gives none. */
static void
a_line_that_falls_leaves_the_clock(void **state)
{
    (void)state;
    passes(10 * SECOND);
    assert_int_equal(types("move ra 400 n"), STATUS_REFUSED);
    assert_int_equal(types("@+5:00 resume"), STATUS_REFUSED);
    assert_int_equal(types("? @+5:00 note x"), STATUS_WRONG);
    assert_int_equal(left(), 170 * SECOND);
    must("@+0:20 note typed ahead"); /* of the clock, which it takes along */
    assert_int_equal(left(), 160 * SECOND);
    passes(10 * SECOND);
    assert_int_equal(left(), 150 * SECOND);
}

static void
a_pause_across_a_warning(void **state)
{
    (void)state;
    passes(55 * SECOND);
    must("pause the cat");
    passes(10 * MINUTE);
    assert_int_equal(shown(), 0);
    ends_and_begins();
    assert_true(paused(&s));
    assert_int_equal(left(), 125 * SECOND);
    must("resume");
    passes(5 * SECOND);
    assert_int_equal(shown(), WARN_2_MIN);
    assert_int_equal(turn()->paused_ms, 10 * MINUTE);
}

static void
the_lid_is_shut_for_two_hours(void **state)
{
    uint32_t bits;

    (void)state;
    passes(50 * SECOND);
    passes(2 * HOUR);
    assert_int_equal(left(), 130 * SECOND - 2 * HOUR);
    bits = shown();
    assert_int_equal(bits, 15); /* of which the last is called, with its age */
    assert_int_equal(clock_late_ms(&s.history.game, session_now(&s), 3),
                     2 * HOUR - 130 * SECOND);
    must("time");
    assert_int_equal(turn()->used_ms, 2 * HOUR + 50 * SECOND);
}

static void
the_wall_clock_is_set(void **state)
{
    (void)state;
    passes(20 * SECOND);
    m.utc -= HOUR;
    assert_int_equal(left(), 160 * SECOND);
    must("note the hour was set back");
    ends_and_begins();
    assert_int_equal(left(), 160 * SECOND);
    m.utc += 26 * HOUR;
    passes(10 * SECOND);
    assert_int_equal(left(), 150 * SECOND);
    must("time");
    assert_int_equal(turn()->used_ms, 30 * SECOND);
}

/* A time of day is so long ago as the clock on the wall says now. */
static void
a_time_of_day_after_the_wall_clock_was_set(void **state)
{
    char line[64];
    time_t then;
    struct tm t;

    (void)state;
    passes(90 * SECOND);
    m.utc = m.utc / SECOND * SECOND + 5 * HOUR;
    then = (time_t)(m.utc / SECOND - 30);
    assert_non_null(localtime_r(&then, &t));
    snprintf(line, sizeof line, "@%d:%02d:%02d time", t.tm_hour, t.tm_min,
             t.tm_sec);
    must(line);
    assert_int_equal(turn()->used_ms, MINUTE);
}

static void
the_program_ends_in_the_middle_of_a_move(void **state)
{
    (void)state;
    passes(61 * SECOND);
    assert_int_equal(shown(), WARN_2_MIN);
    session_release(&s);
    passes(70 * SECOND);
    opens(&s, false);
    assert_false(paused(&s));
    assert_int_equal(left(), 49 * SECOND);
    assert_int_equal(shown(), WARN_1_MIN); /* missed; not the one before it */
    ends_and_begins();
    assert_int_equal(shown(), 0);
    passes(20 * SECOND);
    assert_int_equal(shown(), WARN_30_S);
}

/* Printed, and killed before the file was told: shown once more, not lost. */
static void
a_warning_is_rather_shown_twice(void **state)
{
    (void)state;
    passes(MINUTE);
    time_warned(&s, time_due(&s, session_now(&s)));
    ends_and_begins();
    assert_int_equal(shown(), WARN_2_MIN);
}

static void
more_time_is_kept_with_what_was_shown(void **state)
{
    (void)state;
    passes(160 * SECOND);
    assert_int_equal(shown(), WARN_2_MIN | WARN_1_MIN | WARN_30_S);
    must("clock + 0:30"); /* 0:50 */
    ends_and_begins();
    assert_int_equal(shown(), 0);
    passes(20 * SECOND);
    assert_int_equal(shown(), WARN_30_S);
    passes(30 * SECOND);
    assert_int_equal(shown(), TIME_UP);
    must("clock + 0:10");
    passes(10 * SECOND);
    assert_int_equal(shown(), TIME_UP);
}

/* ---- another boot ---- */

static void
the_computer_is_started_anew(void **state)
{
    (void)state;
    passes(50 * SECOND);
    must("note 2:10");
    passes(40 * SECOND); /* nobody knows of these */
    session_release(&s);
    started_anew(200 * SECOND);
    opens(&s, false);
    assert_true(s.time.stood);
    assert_int_equal(s.away_ms, 240 * SECOND);
    assert_true(paused(&s));
    assert_int_equal(left(), 130 * SECOND);
    passes(MINUTE);
    assert_int_equal(left(), 130 * SECOND);
    assert_int_equal(shown(), 0);
    must("resume");
    assert_false(s.time.stood);
    entry_is(0, "resume");
    entry_is(1, "pause this computer was started anew");
    assert_int_equal(left(), 130 * SECOND);
    assert_int_equal(turn()->paused_ms, 300 * SECOND);
    passes(10 * SECOND);
    assert_int_equal(shown(), WARN_2_MIN);
    must("undo"); /* of the note, and not of the clock */
    assert_int_equal(left(), 2 * MINUTE);
}

/* The three answers to the question, and anything else. */
static void
what_may_be_said_to_it(void **state)
{
    (void)state;
    passes(50 * SECOND);
    must("note 2:10");
    for (int i = 0; i < 2; i++) {
        session_release(&s);
        started_anew(HOUR);
        opens(&s, false);
        assert_true(paused(&s));
        assert_int_equal(types("go"), STATUS_REFUSED);
        assert_true(s.time.stood); /* nothing was entered */
        must("? note what if");
        assert_true(s.time.stood);
        must(i ? "clock set 1:30" : "move ra 12 n");
        assert_true(paused(&s));
        entry_is(1, "pause this computer was started anew");
        must("resume");
    }
    assert_int_equal(left(), 90 * SECOND);
    session_release(&s);
    started_anew(HOUR);
    opens(&s, false);
    must("time");
    assert_int_equal(turn()->used_ms, 50 * SECOND);
    assert_int_equal(left(), 4 * MINUTE);
    assert_int_equal(turn()->paused_ms, 3 * HOUR);
}

static void
a_clock_that_was_paused_stays_so(void **state)
{
    (void)state;
    passes(50 * SECOND);
    must("pause");
    session_release(&s);
    started_anew(HOUR);
    opens(&s, false);
    assert_false(s.time.stood);
    assert_true(paused(&s));
    must("resume");
    entry_is(1, "pause");
    assert_int_equal(left(), 130 * SECOND);
    assert_int_equal(turn()->paused_ms, HOUR);
}

/* The wall clock of a machine whose battery is empty begins in 1970. */
static void
the_wall_clock_knows_nothing(void **state)
{
    (void)state;
    passes(50 * SECOND);
    must("note 2:10");
    session_release(&s);
    started_anew(0);
    m.utc = 0;
    opens(&s, false);
    assert_int_equal(s.away_ms, -1);
    assert_int_equal(left(), 130 * SECOND);
    passes(10 * SECOND);
    must("resume");
    assert_int_equal(left(), 130 * SECOND);
    assert_int_equal(turn()->paused_ms, 10 * SECOND);
    session_release(&s);
    started_anew(0);
    m.utc = INT64_C(253370764800000); /* the year 9999 */
    opens(&s, false);
    assert_int_equal(s.away_ms, -1);
    assert_int_equal(left(), 130 * SECOND);
    assert_int_equal(types("@9999-01-01T00:00:00Z note far"), STATUS_REFUSED);
}

/* A container keeps the boot's id and begins its time anew. */
static void
a_smaller_time_is_another_boot(void **state)
{
    (void)state;
    passes(50 * SECOND);
    must("note 2:10");
    session_release(&s);
    m.boot = 10;
    opens(&s, false);
    assert_true(paused(&s));
    assert_int_equal(left(), 130 * SECOND);
}

/* With no limit nobody is robbed: nothing is asked. */
static void
nothing_stands_that_has_no_limit(void **state)
{
    (void)state;
    must("clock off");
    session_release(&s);
    started_anew(HOUR);
    opens(&s, false);
    assert_false(s.time.stood);
    must("time");
    entry_is(1, "clock off");
    assert_int_equal(turn()->used_ms, HOUR);
}

/* What was typed in by stamps has not run, whatever the time. */
static void
a_battle_that_was_typed_in(void **state)
{
    (void)state;
    s.o.manual = true;
    must("@+0:50 note 2:10");
    session_release(&s);
    passes(HOUR);
    opens(&s, false);
    assert_true(s.time.stood && s.typed_in);
    assert_int_equal(left(), 130 * SECOND);
    must("resume");
    entry_is(1, "pause typed in until here");
    passes(MINUTE);
    assert_int_equal(left(), 70 * SECOND);
    assert_int_equal(turn()->paused_ms, 0);
}

/* ---- a second reader ---- */

static void
two_readers_agree(void **state)
{
    (void)state;
    passes(12345);
    must("note something");
    passes(777);
    opens(&other, true);
    assert_int_equal(left_of(&other), left());
    for (int i = 0; i < 100; i++) {
        passes(999 + i);
        m.utc += i % 2 ? HOUR : -HOUR;
        assert_int_equal(left_of(&other), left());
    }
    session_release(&other);
    passes(2 * HOUR);
    opens(&other, true);
    assert_int_equal(left_of(&other), left());
}

static void
a_reader_sees_a_clock_that_stood(void **state)
{
    (void)state;
    passes(50 * SECOND);
    must("note 2:10");
    session_release(&s);
    started_anew(HOUR);
    opens(&other, true);
    passes(HOUR);
    assert_true(paused(&other));
    assert_int_equal(left_of(&other), 130 * SECOND);
    opens(&s, false);
    assert_int_equal(left(), 130 * SECOND);
}

/* ---- a script with stamps, and the same battle lived through ---- */

static const struct {
    int64_t after_s;
    const char *line;
} script[] = {
    {20,  "move ra 12 n"      },
    {10,  "pause the cat"     },
    {95,  "resume"            },
    {50,  "clock + 1:00"      },
    {150, "time"              },
    {40,  "melee 5ra v 7ba s0"},
    {200, "interval"          },
    {250, "go"                },
    {30,  "clock set 0:20"    },
    {45,  "next"              },
    {33,  "clock 1:00"        },
    {70,  "finish drawn"      }
};

static void
compare_turns(const struct game *a, const struct game *b)
{
    assert_int_equal(a->rows[T_turn], b->rows[T_turn]);
    for (uint32_t i = 0; i < a->rows[T_turn]; i++)
        assert_memory_equal(&a->turn[i], &b->turn[i], sizeof a->turn[i]);
}

static void
stamps_give_what_a_live_battle_gave(void **state)
{
    static const char *const lines[] = {"side red",           "side blue",
                                        "game own the clock", "body RA 90 inf",
                                        "body BA 90 inf",     "start red"};
    struct options o = live;
    char line[128];

    (void)state;
    o.manual = true;
    assert_true(session_init(&other, &o));
    assert_int_equal(session_create(&other, "typed.battle"), STATUS_DONE);
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        snprintf(line, sizeof line, "@+%d %s", i ? 10 : 0, lines[i]);
        assert_int_equal(session_line(&other, span_of(line)), STATUS_DONE);
    }
    assert_int_equal(session_line(&other, SPAN("@+60 go")), STATUS_DONE);
    for (size_t i = 0; i < sizeof script / sizeof script[0]; i++) {
        passes(script[i].after_s * SECOND);
        shown();
        must(script[i].line);
        if (i % 3 == 0)
            ends_and_begins();
        snprintf(line, sizeof line, "@+%d %s", (int)script[i].after_s,
                 script[i].line);
        assert_int_equal(session_line(&other, span_of(line)), STATUS_DONE);
    }
    compare_turns(&s.history.game, &other.history.game);
    assert_int_equal(s.history.game.turn[0].warnings, 7);
    assert_int_equal(s.history.game.turn[0].paused_ms, 95 * SECOND);
    assert_true(s.history.game.digest == other.history.game.digest);
}

/* ---- a million histories ---- */

static uint32_t
draw(uint64_t *seed)
{
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    return (uint32_t)(*seed >> 24);
}

enum { TYPED = 12, GIVES_TIME = 7 }; /* those from there on */

static const char *const typed[TYPED] = {
    "pause",      "resume",       "time",           "go",
    "next",       "settle",       "interval",       "clock off",
    "clock book", "clock + 0:45", "clock set 2:30", "clock 4:00"};

struct life {
    struct line line[TYPED];
    struct word word[TYPED][LINE_WORDS];
    struct clock_row row; /* what the file holds */
    uint32_t shown;       /* warnings shown since they were ahead */
    bool again;           /* one may have been shown, and the file not told */
    uint64_t seed;
    uint64_t mark;
    struct timing time;
    int64_t last_at_ms;
};

static struct game *
game(void)
{
    return &s.history.game;
}

static int64_t
left_or(bool *limited)
{
    struct seen seen;

    return clock_left_ms(&session_seen(&s, &seen)->game, session_now(&s),
                         limited);
}

/* Each warning once, unless it came ahead again or the file never heard. */
static void
look(struct life *l)
{
    uint32_t bits = time_due(&s, session_now(&s));

    if (!l->again)
        assert_int_equal(bits & l->shown, 0);
    l->shown |= bits;
    time_warned(&s, bits);
    if (draw(&l->seed) % 16 == 0) {
        l->again = l->again || bits;
        return; /* killed before the file is told, perhaps */
    }
    if (s.time.stood)
        return;
    l->again = false;
    l->row = time_row(&s);
}

static void
begin_again(struct life *l)
{
    its_id(&m, s.boot_id);
    time_from(&s, &l->row);
}

/* Time passes somehow; what is left runs down with it and does nothing else. */
static void
lives_on(struct life *l)
{
    bool limited, after;
    int64_t was = left_or(&limited), ms = draw(&l->seed) % 50000;
    int64_t at = session_now(&s);
    struct seen seen;
    bool runs = clock_runs(&session_seen(&s, &seen)->game);

    switch (draw(&l->seed) % 8) {
    case 0:
        ms = draw(&l->seed) % (3 * HOUR); /* asleep */
        break;
    case 1:
        m.utc += (int64_t)(draw(&l->seed) % (4 * HOUR)) - 2 * HOUR;
        break;
    case 2:
        passes(ms / 2);
        ms -= ms / 2;
        begin_again(l);
        break;
    default:
        break;
    }
    passes(ms);
    int64_t now_left = left_or(&after);
    assert_true(limited == after);
    assert_true(session_now(&s) >= s.last_at_ms);
    if (strcmp(l->row.boot_id, s.boot_id) == 0) /* else it is an estimate */
        assert_true(session_now(&s) >= at);
    if (limited && runs && !s.time.stood)
        assert_true(now_left >= was - ms - 50000 && now_left <= was);
    else
        assert_int_equal(now_left, was);
}

/* After another boot there is left what the file knows of. */
static void
boots_anew(struct life *l)
{
    bool limited;

    started_anew((int64_t)(draw(&l->seed) % HOUR) -
                 (draw(&l->seed) % 4 == 0 ? HOUR : 0));
    begin_again(l);
    int64_t now_left = left_or(&limited);
    if (limited)
        assert_int_equal(now_left, l->row.left_ms);
    assert_false(clock_runs(game()) && limited && !s.time.stood);
}

static void
enter(struct life *l, const struct line *line, int64_t at_ms)
{
    const struct asked a = {.line = line, .entry = 1, .at_ms = at_ms};
    struct ruling r;

    judge(game(), &a, &s.history.scratch, &r);
    if (r.verdict < VERDICT_ALLOWED)
        return;
    s.last_at_ms = a.at_ms;
    time_keep(&s);
    l->row = time_row(&s);
}

static void
types_something(struct life *l)
{
    uint32_t k = draw(&l->seed) % TYPED;
    int32_t seq = game()->battle->seq, state = game()->clock->state;
    bool limited, after;
    int64_t was = left_or(&limited);

    if (s.time.stood) {
        int64_t stood_ms = session_now(&s);

        s.time.stood = false; /* as session.c does */
        enter(l, &l->line[0], stood_ms);
    }
    enter(l, &l->line[k], session_now(&s));
    int64_t now_left = left_or(&after);
    bool same = seq == game()->battle->seq && state == game()->clock->state;
    if (same && limited && after && k < GIVES_TIME && k != 6)
        assert_true(now_left <= was);
    l->shown &= same ? clock_due(game(), session_now(&s)) : 0;
    if (!same)
        l->again = false;
}

static void
reads_typed(struct life *l)
{
    struct span rest;
    struct fault why;

    for (int i = 0; i < TYPED; i++) {
        l->line[i].word = l->word[i];
        assert_true(
            line_read(span_of(typed[i]), &s.lexicon, &l->line[i], &rest, &why));
    }
}

/* The sums of the moves are all the time there was. */
static void
adds_up(int64_t begun)
{
    const struct game *g = game();
    int64_t sum = 0;

    for (uint32_t i = 0; i < g->rows[T_turn]; i++)
        sum += (int64_t)g->turn[i].used_ms + g->turn[i].paused_ms +
               g->turn[i].extra_ms + g->turn[i].interval_ms;
    assert_int_equal(sum, instant_ms(g->clock->since) - begun);
}

static void
a_million_histories(void **state)
{
    static struct life l;
    int64_t begun = instant_ms(game()->clock->since);

    (void)state;
    l.seed = 1913;
    reads_typed(&l);
    l.row = time_row(&s);
    l.mark = game()->mark;
    l.time = s.time;
    l.last_at_ms = s.last_at_ms;
    for (int n_battle = many(1000000); n_battle > 0; n_battle--) {
        struct machine was = m;
        struct clock_row row = l.row;

        for (uint32_t n = 4 + draw(&l.seed) % 6; n > 0; n--) {
            uint32_t what = draw(&l.seed) % 16;

            if (what < 8)
                lives_on(&l);
            else if (what < 9)
                boots_anew(&l);
            else
                types_something(&l);
            look(&l);
        }
        adds_up(begun);
        assert_true(game_revert(game(), l.mark));
        m = was;
        l.row = row;
        l.shown = 0;
        l.again = false;
        s.last_at_ms = l.last_at_ms;
        begin_again(&l);
        s.time = s.kept_time = l.time;
    }
}

#define told(story) cmocka_unit_test_setup_teardown(story, sit_down, get_up)

int
main(void)
{
    const struct CMUnitTest tests[] = {
        told(time_goes_on_between_lines),
        told(a_stamp_loses_no_second),
        told(a_line_that_falls_leaves_the_clock),
        told(a_pause_across_a_warning),
        told(the_lid_is_shut_for_two_hours),
        told(the_wall_clock_is_set),
        told(a_time_of_day_after_the_wall_clock_was_set),
        told(the_program_ends_in_the_middle_of_a_move),
        told(a_warning_is_rather_shown_twice),
        told(more_time_is_kept_with_what_was_shown),
        told(the_computer_is_started_anew),
        told(what_may_be_said_to_it),
        told(a_clock_that_was_paused_stays_so),
        told(the_wall_clock_knows_nothing),
        told(a_smaller_time_is_another_boot),
        told(nothing_stands_that_has_no_limit),
        told(a_battle_that_was_typed_in),
        told(two_readers_agree),
        told(a_reader_sees_a_clock_that_stood),
        told(stamps_give_what_a_live_battle_gave),
        told(a_million_histories),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
