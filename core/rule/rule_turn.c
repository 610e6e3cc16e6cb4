/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * rule_turn.c: the alternation of moves and their clock (M1, M3, M6, H3i).
 *
 * A move begins with go, ends with time, is settled, and is followed by the
 * interval. The interval runs by itself from the end of settling: time starts
 * it, and every ruling of the move's end turns what has run into extra time
 * and starts it afresh.
 */
#include "capture.h"
#include "chapters.h"
#include "clock.h"
#include "escort.h"
#include "facts.h"
#include "form.h"
#include "games.h"
#include "gun.h"
#include "judged.h"
#include "prisoner.h"
#include "reason.h"
#include "record.h"
#include "settle.h"
#include "turn.h"

static int32_t
interval_ms(const struct game *g)
{
    int32_t s = key(g, KEY_CLOCK_INTERVAL_S);
    return g->clock->off || s == KEY_NONE ? CLOCK_NO_LIMIT : s * 1000;
}

/* Names the house rules that an allowance by the book goes by (M3a to M3c). */
static void
clock_keys(struct hearing *h)
{
    const struct clock *c = h->g->clock;
    if (c->off || c->fixed_ms || h->g->battle->ruleset == RULESET_DENSITY)
        return;
    by_key(h, KEY_CLOCK_MEN_PER_MINUTE);
    by_key(h, KEY_CLOCK_SECONDS_PER_GUN);
    by_key(h, KEY_CLOCK_ROUND_S);
    by_key(h, KEY_CLOCK_BASIS);
}

/* Behind a move runs settling, while a melee is open, or the interval. */
static void
after_move(struct hearing *h)
{
    bool open = melee_open(h->g);
    clock_begin(h, open ? CLOCK_SETTLE : CLOCK_INTERVAL,
                open ? CLOCK_NO_LIMIT : interval_ms(h->g));
}

/* Time spent on settling is extra and not counted in the interval (H3i). */
void
turn_settled(struct hearing *h)
{
    struct game *g = h->g;
    int32_t phase = g->battle->phase;
    if (phase != PHASE_OVER &&
        !(phase == PHASE_INTERVAL && g->clock->state == CLOCK_SETTLE))
        return;
    clock_book(h);
    if (g->clock->state == CLOCK_INTERVAL) {
        uint32_t row = g->rows[T_turn] - 1;
        int32_t run = g->clock->spent_ms;
        SET(g, turn, row, interval_ms, g->turn[row].interval_ms - run);
        SET(g, turn, row, extra_ms, g->turn[row].extra_ms + run);
    }
    after_move(h);
}

bool
in_over(struct hearing *h)
{
    const struct battle *b = h->g->battle;
    if (!in_battle(h))
        return false;
    if (b->seq == 0)
        return blame(h, (struct blame){.code = FAULT_PHASE_MOVE, .firm = true});
    turn_ends(h);
    turn_pass(h);
    if (!fallen(h))
        turn_settled(h);
    return !fallen(h);
}

static void
turn_time(struct hearing *h)
{
    struct game *g = h->g;
    clock_book(h);
    const struct turn *t = &g->turn[g->rows[T_turn] - 1];
    effect(h, EFFECT_USED, t->used_ms, t->allowance_ms, 0, 0);
    SET(g, battle, 0, phase, PHASE_OVER);
    after_move(h);
}

void
turn_ends(struct hearing *h)
{
    if (h->g->battle->phase != PHASE_MOVE)
        return;
    turn_time(h);
    effect(h, EFFECT_TIME, 0, 0, 0, 0);
}

void
turn_freeze(struct hearing *h)
{
    struct game *g = h->g;
    SET(g, battle, 0, passed, 1);
    melee_freeze(h);
    guns_back(h);
    gun_trails(h);
    prisoner_excess(h);
}

void
turn_pass(struct hearing *h)
{
    struct game *g = h->g;
    if (!g->battle->passed) {
        turn_freeze(h);
        if (!fallen(h))
            melee_form(h, true);
    }
    if (!fallen(h) && melee_open(g))
        melee_settle(h);
}

int32_t
turn_allowance_ms(const struct game *g)
{
    int32_t men, guns;
    if (g->clock->off)
        return CLOCK_NO_LIMIT;
    if (g->clock->fixed_ms)
        return g->clock->fixed_ms;
    if (g->battle->ruleset == RULESET_DENSITY)
        return CLOCK_NO_LIMIT; /* that book has no clock */
    clock_forces(g, g->battle->mover, &men, &guns);
    return clock_allowance_ms(g, men, guns);
}

/* What the allowance is reckoned from, where it goes by the book. */
static void
reason_allowance(struct hearing *h, int32_t side)
{
    const struct clock *c = h->g->clock;
    int32_t men = 0, guns = 0;
    if (!c->off && !c->fixed_ms && h->g->battle->ruleset == RULESET_LITTLE_WARS)
        clock_forces(h->g, side, &men, &guns);
    reason_figures(h, RULE_M3a, men, guns);
}

static void
begin_move(struct hearing *h)
{
    struct game *g = h->g;
    int32_t was = g->battle->mover;
    int32_t mover = g->battle->seq == 0 ? side_opens(g) : other_side(was);
    uint32_t side = (uint32_t)ROW(mover);
    SET(g, battle, 0, mover, mover);
    SET(g, battle, 0, seq, g->battle->seq + 1);
    SET(g, battle, 0, phase, PHASE_MOVE);
    SET(g, battle, 0, guns_shut, 0);
    SET(g, battle, 0, passed, 0);
    SET(g, side, side, turn, g->side[side].turn + 1);
    if (g->full)
        return;
    melee_turn_begins(h);
    clock_book(h); /* the interval belongs to the move before */
    int32_t limit = turn_allowance_ms(g);
    struct turn t = {
        .side = mover,
        .number = g->side[side].turn,
        .entry = h->ask->entry,
        .started = {(int32_t)(h->ask->at_ms / 1000),
                    (int32_t)(h->ask->at_ms % 1000)},
        .allowance_ms = limit
    };
    game_tell(g, T_turn, &t);
    clock_begin(h, CLOCK_MOVE, limit);
    reason_allowance(h, mover);
    cite(h, RULE_M3a);
    clock_keys(h);
    effect(h, EFFECT_TURN, mover, t.number,
           limit == CLOCK_NO_LIMIT ? -1 : limit / 1000, 0);
    game_turn(h);
}

/* The move before is over: what it decides is decided now, for the line that
 * ends it may begin the next. False: a close call waits, or it has fallen. */
static bool
end_move(struct hearing *h)
{
    struct game *g = h->g;
    if (g->battle->seq == 0)
        return true;
    turn_pass(h);
    if (!fallen(h) && !melee_close(g))
        melee_turn_ends(h);
    if (fallen(h))
        return false;
    if (melee_close(g)) {
        SET(g, battle, 0, phase, PHASE_OVER);
        turn_settled(h);
        effect(h, EFFECT_STILL_OPEN, melee_close(g), 0, 0, 0);
        return false;
    }
    escort_retakes(h);
    game_settled(h);
    game_line(h);
    return !fallen(h);
}

static void
rule_go(struct hearing *h)
{
    const struct battle *b = h->g->battle;
    if (!in_battle(h) || melee_refuses(h))
        return;
    if (b->phase == PHASE_MOVE) {
        blame(h, (struct blame){.code = FAULT_PHASE_RUNNING,
                                .subject = b->mover,
                                .firm = true});
        return;
    }
    if (end_move(h))
        begin_move(h);
}

static void
rule_time(struct hearing *h)
{
    if (!in_battle(h))
        return;
    if (h->g->battle->phase != PHASE_MOVE) {
        blame(h, (struct blame){.code = FAULT_PHASE_MOVE, .firm = true});
        return;
    }
    cite(h, RULE_M3e);
    turn_time(h);
    guns_proposed(h);
}

/* A line of the clock never stands in the way of a correction: where it no
 * longer fits it stays in the log and does nothing. */
static bool
idle(struct hearing *h, bool fits)
{
    int32_t phase = h->g->battle->phase;
    bool battle = phase != PHASE_SETUP && phase != PHASE_FINISHED;
    if (!h->ask->folding || (battle && fits))
        return false;
    noted(h);
    return true;
}

/* The interval does not begin before settling is over; a correction may leave
 * it standing before that all the same. */
static bool
settling(struct hearing *h)
{
    const struct game *g = h->g;
    if (h->ask->folding || !melee_pending(h))
        return false;
    int32_t row = (int32_t)g->rows[T_melee] - 1;
    while (row >= 0 && melee_open(g) && g->melee[row].state != MELEE_OPEN)
        row--;
    return !blame(h, (struct blame){
                         .code = FAULT_OPEN_MELEE,
                         .have = melee_open(g) ? g->melee[row].number
                                               : REF((int32_t)g->rows[T_melee]),
                         .firm = true});
}

static void
rule_interval(struct hearing *h)
{
    const struct battle *b = h->g->battle;
    /* Made when a move was over, it does not end a move whose time has been
     * undone since. */
    bool over = b->phase != PHASE_MOVE || h->ask->found_move;
    if (idle(h, b->seq > 0 && over) || !in_battle(h))
        return;
    if (b->seq == 0) {
        blame(h, (struct blame){.code = FAULT_PHASE_MOVE, .firm = true});
        return;
    }
    turn_ends(h);
    if (settling(h))
        return;
    turn_settled(h);
    game_settled(h);
    SET(h->g, battle, 0, phase, PHASE_INTERVAL);
    cite(h, RULE_M3g);
    by_key(h, KEY_CLOCK_INTERVAL_S);
}

static void
rule_next(struct hearing *h)
{
    const struct battle *b = h->g->battle;
    bool running = b->phase == PHASE_MOVE;
    if (!in_battle(h) || melee_refuses(h))
        return;
    turn_ends(h);
    if (!end_move(h))
        return;
    if (running)
        guns_proposed(h);
    begin_move(h);
}

static void
rule_pause(struct hearing *h)
{
    int32_t paused = h->g->clock->paused;
    bool fits = !(paused & PAUSED_WORD) || h->line->force;
    if (idle(h, fits) || !in_battle(h) ||
        (paused & PAUSED_WORD && !refuse(h, FAULT_PAUSED, RULE_NONE, NULL)))
        return;
    clock_book(h);
    SET(h->g, clock, 0, paused, paused | PAUSED_WORD);
    noted(h);
}

/* What keeps the clock still but a pause: a dispute that is open. */
static bool
not_paused(struct hearing *h)
{
    struct blame b = {.code = FAULT_NOT_PAUSED};
    if (h->g->clock->paused & PAUSED_DISPUTE)
        b = (struct blame){
            .code = FAULT_DISPUTE, .have = dispute_open(h->g), .firm = true};
    return blame(h, b);
}

static void
rule_resume(struct hearing *h)
{
    int32_t paused = h->g->clock->paused;
    bool fits = paused & PAUSED_WORD || h->line->force;
    if (idle(h, fits) || !in_battle(h) ||
        (!(paused & PAUSED_WORD) && !not_paused(h)))
        return;
    clock_book(h);
    SET(h->g, clock, 0, paused, paused & ~PAUSED_WORD);
    noted(h);
}

/* A change of the running move's limit shows in its allowance. */
static void
limit_set(struct hearing *h, int32_t limit_ms)
{
    struct game *g = h->g;
    SET(g, clock, 0, limit_ms, limit_ms);
    SET(g, clock, 0, set_ms, g->clock->spent_ms);
    if (g->clock->state == CLOCK_MOVE)
        SET(g, turn, g->rows[T_turn] - 1, allowance_ms, limit_ms);
}

/* No stretch is limited to more than a clock can count. */
static int32_t
later(int32_t ms, int32_t seconds)
{
    int64_t sum = ms + (int64_t)seconds * 1000;
    return sum < INT32_MAX ? (int32_t)sum : INT32_MAX;
}

/* For every move (none, the book's, or so long): the one that runs, too, and
 * an interval that had no limit while the clock was off. */
static void
every_move(struct hearing *h, bool off, int32_t fixed_ms)
{
    struct game *g = h->g;
    bool was_off = g->clock->off;
    SET(g, clock, 0, off, off);
    if (!off)
        SET(g, clock, 0, fixed_ms, fixed_ms);
    if (g->clock->state == CLOCK_MOVE)
        limit_set(h, turn_allowance_ms(g));
    else if (g->clock->state == CLOCK_INTERVAL && was_off != off)
        limit_set(h, interval_ms(g));
}

/* Time left, or more of it: of what is timed now. */
static void
this_stretch(struct hearing *h, const struct word *left,
             const struct word *more)
{
    const struct clock *c = h->g->clock;
    bool timed = c->state == CLOCK_MOVE || c->state == CLOCK_INTERVAL;
    enum fault_code lacks = !timed ? FAULT_NOT_TIMED : FAULT_NO_LIMIT;
    bool fits = timed && (left || c->limit_ms != CLOCK_NO_LIMIT);
    if (idle(h, fits))
        return;
    if (!fits)
        blame(h, (struct blame){.code = lacks, .firm = true});
    else if (left)
        limit_set(h, later(c->spent_ms, left->a));
    else
        limit_set(h, later(c->limit_ms, more->a));
}

static void
rule_clock(struct hearing *h)
{
    const struct word *every = arg(h, "", "TIME", NULL);
    const struct word *left = arg(h, "set", "TIME", NULL);
    const struct word *more = arg(h, "+", "TIME", NULL);
    bool over = h->g->battle->phase == PHASE_FINISHED && !h->ask->folding;
    if (over && !in_battle(h))
        return;
    clock_book(h);
    if (left || more)
        this_stretch(h, left, more);
    else if (every && every->a == 0)
        wrong(h, FAULT_CLOCK_NOUGHT, every);
    else
        every_move(h, has(h, "off"), every ? later(0, every->a) : 0);
    noted(h);
}

static const struct verb rows[] = {
    {.name = "next",
     .id = FACT_NEXT,
     .usage = "",
     .example = "next",
     .also = "@-15 next",
     .rules = "M3a M3e M3g",
     .alias = 'n',
     .summary = "this move is over and the other side's begins",
     .rule = rule_next,
     .kind = VERB_FACT,
     .sets = SET_LITTLE_WARS,
     .flags = VERB_DOZEN | VERB_TURN},
    {.name = "go",
     .id = FACT_GO,
     .usage = "",
     .example = "go",
     .also = "@-15 go",
     .rules = "M3a M3f",
     .alias = 'g',
     .summary = "the move begins and its clock runs",
     .rule = rule_go,
     .kind = VERB_FACT,
     .sets = SET_LITTLE_WARS,
     .flags = VERB_TURN             },
    {.name = "time",
     .id = FACT_TIME,
     .usage = "",
     .example = "time",
     .also = "@-15 time",
     .rules = "M3e",
     .alias = 't',
     .summary = "the move is over",
     .rule = rule_time,
     .kind = VERB_FACT,
     .sets = SET_LITTLE_WARS,
     .flags = VERB_TURN             },
    {.name = "interval",
     .id = FACT_INTERVAL,
     .usage = "",
     .example = "interval",
     .also = "interval # tea is ready",
     .rules = "M3g H3i",
     .alias = 'i',
     .summary = "settling is over, tidying and thought",
     .rule = rule_interval,
     .kind = VERB_FACT,
     .sets = SET_LITTLE_WARS,
     .flags = VERB_CLOCK            },
    {.name = "pause",
     .id = FACT_PAUSE,
     .usage = "[TEXT]",
     .example = "pause the cat",
     .also = "@-15 pause",
     .alias = 'p',
     .summary = "the clock stops",
     .rule = rule_pause,
     .kind = VERB_FACT,
     .sets = SET_BOTH,
     .flags = VERB_CLOCK    },
    {.name = "resume",
     .id = FACT_RESUME,
     .usage = "",
     .example = "resume",
     .also = "@-15 resume",
     .alias = 'r',
     .summary = "the clock goes on",
     .rule = rule_resume,
     .kind = VERB_FACT,
     .sets = SET_BOTH,
     .flags = VERB_CLOCK  },
    {.name = "clock",
     .id = FACT_CLOCK,
     .usage = "(off | book | set TIME | + TIME | TIME)",
     .example = "clock set 6:00",
     .also = "clock + 0:30",
     .rules = "M3a M3b M3c",
     .alias = 'w',
     .summary = "no clock, by the book, time left, more, or every move",
     .rule = rule_clock,
     .kind = VERB_FACT,
     .sets = SET_BOTH,
     .flags = VERB_CLOCK      },
};

struct verbs
turn_verbs(void)
{
    return (struct verbs){rows, sizeof rows / sizeof rows[0]};
}
