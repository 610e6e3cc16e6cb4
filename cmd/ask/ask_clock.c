/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * ask_clock.c: the clock: what is left of what runs, how the move's time was
 * reckoned, when it is called, and what of it has gone where.
 */
#include "ask_in.h"
#include "clock.h"
#include "say_in.h"

static void
end_line(struct text *to)
{
    text_str(to, ".\n");
}

static void
seconds(struct text *to, int64_t s)
{
    say_clock(to, s * 1000);
}

/* ---- what runs ---- */

static void
what(struct text *to, const struct game *g)
{
    const struct battle *b = g->battle;

    switch ((enum clock_state)g->clock->state) {
    case CLOCK_STILL:
        text_str(to, "No move is timed now");
        break;
    case CLOCK_SETTLE:
        text_str(to, "Settling, which is extra time");
        break;
    case CLOCK_INTERVAL:
        text_str(to, "The interval");
        break;
    case CLOCK_MOVE:
        if (b->mover)
            put_owner(to, g, b->mover);
        text_str(to, b->mover ? " move " : "Turn ");
        text_int(to, b->mover ? g->side[ROW(b->mover)].turn : b->seq);
        break;
    }
}

static void
now(struct text *to, const struct history *h, int64_t at_ms)
{
    const struct game *g = &h->game;
    bool limited;
    int64_t left = clock_left_ms(g, at_ms, &limited);
    struct clock c = clock_stopped(g, at_ms);

    what(to, g);
    if (c.state != CLOCK_STILL) {
        text_str(to, ": ");
        if (limited)
            say_left_of(to, left, c.limit_ms);
        else
            say_clock(to, c.spent_ms / 1000 * 1000);
        if (!limited)
            text_str(to,
                     c.state == CLOCK_SETTLE ? " so far" : " so far, no limit");
        put_paused(to, h);
    }
    end_line(to);
}

/* ---- how it is reckoned ---- */

/* "60 men and 1 gun of Red have 3:00": as it is now. */
static void
forces(struct text *to, const struct game *g)
{
    int32_t men, guns;
    int32_t side = g->battle->mover ? g->battle->mover : g->battle->first;

    if (!side)
        return;
    clock_forces(g, side, &men, &guns);
    text_str(to, "; ");
    text_count(to, men, "man", "men");
    text_str(to, " and ");
    text_count(to, guns, "gun", "guns");
    text_str(to, " of ");
    say_side(to, g, side);
    text_str(to, " have ");
    say_clock(to, clock_allowance_ms(g, men, guns));
}

static void
by_the_book(struct text *to, const struct game *g)
{
    int32_t per_men = key(g, KEY_CLOCK_MEN_PER_MINUTE);
    int32_t round = key(g, KEY_CLOCK_ROUND_S);

    if (g->battle->ruleset == RULESET_DENSITY) {
        text_str(to, "these rules have no clock of their own");
        return;
    }
    text_str(to, "by the book ");
    if (per_men > 0) {
        text_str(to, "a minute for ");
        text_count(to, per_men, "man", "men");
        text_str(to, " and ");
    }
    seconds(to, key(g, KEY_CLOCK_SECONDS_PER_GUN));
    text_str(to, " for a gun");
    if (round > 0) {
        text_str(to, ", rounded up to ");
        seconds(to, round);
    }
    forces(to, g);
}

static void
reckoned(struct text *to, const struct game *g)
{
    const struct clock *c = g->clock;
    char at[256];
    struct text t;

    text_init(&t, at, sizeof at);
    if (c->off) {
        text_str(&t, "the clock is off for every move");
    } else if (c->fixed_ms) {
        text_str(&t, "every move has ");
        say_clock(&t, c->fixed_ms);
    } else {
        by_the_book(&t, g);
    }
    text_char(&t, '.');
    put_lines(to, text_span(&t));
}

/* ---- when it is called ---- */

static void
called(struct text *to, const struct game *g, int64_t at_ms)
{
    const struct clock *c = g->clock;
    bool limited, any = false;

    clock_left_ms(g, at_ms, &limited);
    if (!limited)
        return;
    for (int nth = 0; nth < 3; nth++) {
        int32_t s = clock_warning_s(g, nth);

        if (s == 0 || c->limit_ms - (int64_t)s * 1000 <= c->set_ms)
            continue; /* not given: the move began with less */
        text_str(to, any ? ", " : "    called at ");
        seconds(to, s);
        any = true;
    }
    text_str(to, any ? " and at the end" : "    called at the end");
    end_line(to);
}

/* ---- where the time of the move has gone ---- */

static void
part(struct text *to, const char *word, int64_t ms)
{
    if (ms < 1000)
        return;
    text_str(to, ", ");
    text_str(to, word);
    say_clock(to, ms / 1000 * 1000);
}

static void
gone(struct text *to, const struct game *g, int64_t at_ms)
{
    uint32_t n = g->rows[T_turn];

    if (n == 0 || g->clock->state == CLOCK_STILL)
        return;
    const struct turn *t = &g->turn[n - 1];
    int32_t state = g->clock->paused ? CLOCK_STILL : g->clock->state;
    int64_t run = at_ms - instant_ms(g->clock->since);
    int64_t used = t->used_ms + (state == CLOCK_MOVE ? run : 0);

    text_str(to, "    this move: used ");
    say_clock(to, used / 1000 * 1000);
    part(to, "paused ", t->paused_ms + (g->clock->paused ? run : 0));
    part(to, "settling ", t->extra_ms + (state == CLOCK_SETTLE ? run : 0));
    part(to, "interval ", t->interval_ms + (state == CLOCK_INTERVAL ? run : 0));
    end_line(to);
}

static bool
answer_clock(const struct asking *a, struct text *to)
{
    const struct game *g = &a->h->game;

    now(to, a->h, a->at_ms);
    reckoned(to, g);
    called(to, g, a->at_ms);
    gone(to, g, a->at_ms);
    return true;
}

const struct question ask_clock[] = {
    {.verb = {.name = "clock",
              .usage = "",
              .example = "clock",
              .summary = "what is left and how it is reckoned; a time sets it",
              .alias = 'w',
              .sets = SET_BOTH},
     .answer = answer_clock},
};

const uint32_t ask_clock_n = sizeof ask_clock / sizeof ask_clock[0];
