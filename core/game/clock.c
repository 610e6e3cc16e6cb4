/* SPDX-License-Identifier: GPL-3.0-or-later */
/* clock.c: the move's time as arithmetic on instants; see clock.h. */
#include "clock.h"

int64_t
instant_ms(struct instant i)
{
    return (int64_t)i.s * 1000 + i.ms;
}

int32_t
clock_allowance_ms(const struct game *g, int32_t men, int32_t guns)
{
    int64_t per_men = key(g, KEY_CLOCK_MEN_PER_MINUTE);
    int64_t round_ms = (int64_t)key(g, KEY_CLOCK_ROUND_S) * 1000;
    int64_t ms = (int64_t)guns * key(g, KEY_CLOCK_SECONDS_PER_GUN) * 1000;
    if (per_men > 0)
        ms += ((int64_t)men * 60000 + per_men - 1) / per_men;
    if (round_ms > 0)
        ms = (ms + round_ms - 1) / round_ms * round_ms;
    return ms < INT32_MAX ? (int32_t)ms : INT32_MAX;
}

void
clock_forces(const struct game *g, int32_t side, int32_t *men, int32_t *guns)
{
    const struct side *s = &g->side[ROW(side)];
    if (key(g, KEY_CLOCK_BASIS) == CLOCK_ORIGINAL) {
        *men = s->started[0] + s->started[1];
        *guns = s->guns_started;
        return;
    }
    *men = s->count[MAN_FIT] + s->count[MAN_DISARMED];
    *guns = 0;
    for (uint32_t i = 0; i < g->rows[T_gun]; i++)
        *guns += g->gun[i].holder == side && g->gun[i].state != GUN_OFF;
}

/* Battle time the stretch has run for. */
static int64_t
spent_ms(const struct game *g, int64_t at_ms)
{
    const struct clock *c = g->clock;
    int64_t run = at_ms - instant_ms(c->since);
    if (c->paused || c->state == CLOCK_STILL || run < 0)
        run = 0;
    return c->spent_ms + run;
}

int64_t
clock_left_ms(const struct game *g, int64_t at_ms, bool *limited)
{
    const struct clock *c = g->clock;
    *limited = c->limit_ms != CLOCK_NO_LIMIT &&
               (c->state == CLOCK_MOVE || c->state == CLOCK_INTERVAL);
    return *limited ? c->limit_ms - spent_ms(g, at_ms) : CLOCK_NO_LIMIT;
}

/* In the interval there is one, half a minute before its end. */
int32_t
clock_warning_s(const struct game *g, int nth)
{
    if (nth < 0 || nth > 2)
        return 0;
    if (g->clock->state == CLOCK_INTERVAL)
        return nth == 2 ? 30 : 0;
    return key(g, KEY_CLOCK_WARNINGS_S) >> (20 - 10 * nth) & 1023;
}

/* What the stretch will have spent by then. A warning at or beyond what the
 * limit left when it was set is never given: the move would begin with it. */
static int64_t
moment_ms(const struct game *g, int nth)
{
    const struct clock *c = g->clock;
    int32_t s = clock_warning_s(g, nth);
    int64_t moment = c->limit_ms - (int64_t)s * 1000;
    if (nth == 3)
        return moment;
    return s > 0 && moment > c->set_ms ? moment : -1;
}

uint32_t
clock_due(const struct game *g, int64_t at_ms)
{
    bool limited;
    uint32_t due = 0;
    clock_left_ms(g, at_ms, &limited);
    for (int nth = 0; limited && nth <= 3; nth++) {
        int64_t moment = moment_ms(g, nth);
        if (moment >= 0 && moment <= spent_ms(g, at_ms))
            due |= 1U << nth;
    }
    return due;
}

int64_t
clock_late_ms(const struct game *g, int64_t at_ms, int nth)
{
    return spent_ms(g, at_ms) - moment_ms(g, nth);
}

bool
clock_runs(const struct game *g)
{
    return g->clock->state != CLOCK_STILL && !g->clock->paused;
}

/* Nothing longer than a cell holds. */
static int32_t
whole_ms(int64_t ms)
{
    return ms < INT32_MAX ? (int32_t)ms : INT32_MAX;
}

struct clock
clock_stopped(const struct game *g, int64_t at_ms)
{
    struct clock c = *g->clock;
    c.spent_ms = whole_ms(spent_ms(g, at_ms));
    c.since.s = (int32_t)(at_ms / 1000);
    c.since.ms = (int32_t)(at_ms % 1000);
    c.paused |= PAUSED_WORD;
    return c;
}

int64_t
clock_next_ms(const struct game *g, int64_t at_ms)
{
    bool limited;
    int64_t next = -1;
    clock_left_ms(g, at_ms, &limited);
    if (!limited || g->clock->paused)
        return -1;
    for (int nth = 0; nth <= 3; nth++) {
        int64_t wait = moment_ms(g, nth) - spent_ms(g, at_ms);
        if (wait > 0 && (next < 0 || wait < next))
            next = wait;
    }
    return next;
}

/* --- for the chapters --- */

/* A stretch left running for weeks stops at what a cell holds. */
static int32_t
sum_ms(int32_t ms, int64_t more)
{
    return whole_ms(ms + more);
}

static void
add_ms(struct hearing *h, uint32_t field, int64_t ms)
{
    uint32_t row = h->g->rows[T_turn];
    if (row == 0 || ms <= 0)
        return;
    const int32_t *cells = (const int32_t *)&h->g->turn[row - 1];
    game_set(h->g, T_turn, row - 1, field, sum_ms(cells[field], ms));
}

void
clock_book(struct hearing *h)
{
    struct game *g = h->g;
    const struct clock *c = g->clock;
    int64_t now = h->ask->at_ms;
    int64_t run = now - instant_ms(c->since);
    if (run < 0)
        return; /* stamped before what is booked already */
    if (c->state == CLOCK_STILL)
        run = 0;
    if (c->paused)
        add_ms(h, FIELD(turn, paused_ms), run);
    else if (c->state == CLOCK_MOVE)
        add_ms(h, FIELD(turn, used_ms), run);
    else if (c->state == CLOCK_SETTLE)
        add_ms(h, FIELD(turn, extra_ms), run);
    else if (c->state == CLOCK_INTERVAL)
        add_ms(h, FIELD(turn, interval_ms), run);
    if (g->rows[T_turn] > 0 && c->state == CLOCK_MOVE) {
        uint32_t row = g->rows[T_turn] - 1;
        uint32_t given = (uint32_t)g->turn[row].warnings | clock_due(g, now);
        SET(g, turn, row, warnings, (int32_t)given);
    }
    if (!c->paused && run > 0)
        SET(g, clock, 0, spent_ms, sum_ms(c->spent_ms, run));
    SET(g, clock, 0, since.s, (int32_t)(now / 1000));
    SET(g, clock, 0, since.ms, (int32_t)(now % 1000));
}

void
clock_begin(struct hearing *h, enum clock_state state, int32_t limit_ms)
{
    clock_book(h);
    SET(h->g, clock, 0, state, (int32_t)state);
    SET(h->g, clock, 0, limit_ms, limit_ms);
    SET(h->g, clock, 0, spent_ms, 0);
    SET(h->g, clock, 0, set_ms, 0);
    SET(h->g, clock, 0, paused, h->g->clock->paused & PAUSED_DISPUTE);
}
