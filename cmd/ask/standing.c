/* SPDX-License-Identifier: GPL-3.0-or-later */
/* standing.c: what is shown large of a battle; see standing.h. */
#include "standing.h"

#include "ask_in.h"
#include "clock.h"
#include "facts.h"
#include "score.h"
#include "table.h"

#include <string.h>

struct teller {
    const struct history *h;
    const struct game *g;
    struct walk walk; /* for names, and the log's answers */
};

/* Into a field, made safe; never with half a letter at its end. */
static void
keep(char *to, uint32_t cap, struct span words)
{
    struct text t;
    text_init(&t, to, cap);
    text_safe(&t, span_trim(words));
    (void)text_z(&t);
}

/* --- the battle --- */

static void
outcome(const struct game *g, struct text *to)
{
    if (g->battle->outcome == OUTCOME_WON) {
        say_side(to, g, g->battle->winner);
        text_str(to, " wins");
    } else {
        text_str(to,
                 g->battle->outcome == OUTCOME_DRAWN ? "Drawn" : "Undecided");
    }
}

static void
turn(const struct game *g, struct text *to)
{
    const struct battle *b = g->battle;
    if (b->phase == PHASE_FINISHED) {
        outcome(g, to);
    } else if (b->seq > 0 && b->mover > 0) {
        say_side(to, g, b->mover);
        text_str(to, "'s move ");
        text_int(to, g->side[ROW(b->mover)].turn);
    } else if (b->seq > 0) {
        text_str(to, "Turn ");
        text_int(to, b->seq);
    } else if (b->phase == PHASE_SETUP || g->rows[T_side] < 2) {
        text_str(to, "Setting up");
    } else {
        say_side(to, g, side_opens(g));
        text_str(to, " moves first");
    }
}

static void
brief(const struct game *g, struct text *to)
{
    const struct battle *b = g->battle;
    if (b->phase == PHASE_FINISHED || b->seq == 0 || b->mover == 0) {
        turn(g, to);
        return;
    }
    say_side(to, g, b->mover);
    text_char(to, ' ');
    text_int(to, g->side[ROW(b->mover)].turn);
}

/* --- the sides --- */

static void
forces(const struct game *g, int32_t side, struct standing_side *to)
{
    const int32_t *n = g->side[ROW(side)].count;
    for (uint32_t i = 0; i < g->rows[T_man]; i++) {
        const struct man *m = &g->man[i];
        if (m->side == side && m->state == MAN_FIT)
            *(m->arm == ARM_CAV ? &to->horse : &to->foot) += 1;
        to->prisoners += m->holder == side;
    }
    for (uint32_t i = 0; i < g->rows[T_gun]; i++)
        to->guns += g->gun[i].holder == side && g->gun[i].state != GUN_OFF;
    to->dead = n[MAN_DEAD];
    to->unarmed = n[MAN_DISARMED];
}

static void
formations(const struct game *g, int32_t side, struct standing_side *to)
{
    for (uint32_t i = 0; i < g->rows[T_unit]; i++) {
        const struct unit *u = &g->unit[i];
        int32_t own = u->out;
        if (u->side != side)
            continue;
        for (int32_t k = 0; k < u->ranks && k < UNIT_RANKS; k++)
            own += u->rank[k];
        to->units += own > 0;
        to->warriors += own;
        to->killed += u->killed;
    }
}

static void
one_side(struct teller *t, int32_t side, struct standing_side *to)
{
    const struct battle *b = t->g->battle;
    char at[1024];
    struct text words;
    text_init(&words, at, sizeof at);
    say_side(&words, t->g, side);
    keep(to->label, sizeof to->label, text_span(&words));
    struct span name =
        walk_text(&t->walk, TABLE_sides, (uint32_t)ROW(side), "name");
    keep(to->name, sizeof to->name, name.n > 0 ? name : text_span(&words));
    keep(to->player, sizeof to->player,
         walk_text(&t->walk, TABLE_sides, (uint32_t)ROW(side), "player"));
    to->moves = b->mover == side && b->seq > 0 && b->phase == PHASE_MOVE;
    if (b->ruleset == RULESET_DENSITY) {
        formations(t->g, side, to);
        return;
    }
    struct score score;
    score_side(t->g, side, &score);
    to->halves = score.total;
    forces(t->g, side, to);
}

/* --- the last ruling --- */

/* Something at the table, and neither the clock nor whose move it is. */
static bool
is_ruling(struct teller *t, int32_t n)
{
    struct line l = {.word = t->walk.word};
    t->walk.fact_of = 0; /* its words are ours for a moment */
    return history_fact(t->h, n, &l) &&
           !(l.verb->flags & (VERB_TURN | VERB_CLOCK)) &&
           !verb_is(l.verb, FACT_NOTE) && !verb_is(l.verb, FACT_PHOTO);
}

/* What followed from a melee, which its first line does not say. */
static void
melee(struct teller *t, int32_t entry, struct text *to)
{
    uint32_t n = t->g->rows[T_ruled], i = 0;
    if (n == 0 || t->g->ruled[n - 1].entry != entry)
        return;
    ask_ruled(to, t->g, &t->g->ruled[n - 1]);
    while (i < to->n && to->at[i] != '\n')
        i++;
    struct span rest = span_trim(span_from(text_span(to), i + 1));
    memmove(to->at, rest.at, rest.n);
    to->n = rest.n;
}

static void
last_ruling(struct teller *t, struct standing *to)
{
    const struct history *h = t->h;
    char at[2048];
    struct text words;
    int32_t i = h->n_play - 1;
    while (i >= 0 && !is_ruling(t, h->play[i]))
        i--;
    if (i < 0)
        return;
    int32_t n = h->play[i];
    text_init(&words, at, sizeof at);
    text_char(&words, '#');
    text_int(&words, n);
    text_char(&words, ' ');
    struct span answer =
        walk_text(&t->walk, TABLE_entries, (uint32_t)n - 1, "answer");
    text_put(&words,
             answer.n > 0 ? answer : history_line(h, history_entry(h, n)));
    keep(to->last, sizeof to->last, text_span(&words));
    text_clear(&words);
    melee(t, n, &words);
    keep(to->more, sizeof to->more, text_span(&words));
}

/* --- the moment --- */

/* It runs by itself from the end of settling, whether or not it was called. */
static bool
is_interval(const struct game *g)
{
    return g->clock->state == CLOCK_INTERVAL ||
           g->battle->phase == PHASE_INTERVAL;
}

static enum standing_state
state_of(const struct game *g, bool over)
{
    if (g->battle->phase == PHASE_FINISHED)
        return STANDING_QUIET; /* said as the turn */
    if (g->clock->paused & PAUSED_DISPUTE)
        return STANDING_DISPUTE;
    if (g->clock->paused)
        return STANDING_PAUSED;
    if (is_interval(g))
        return over ? STANDING_INTERVAL_OVER : STANDING_INTERVAL;
    return g->battle->phase == PHASE_OVER || over ? STANDING_TIME
                                                  : STANDING_QUIET;
}

void
standing_now(struct standing *to, const struct game *g, int64_t at_ms)
{
    struct text t;
    to->left_ms = clock_left_ms(g, at_ms, &to->limited);
    to->runs = to->limited && clock_runs(g);
    to->state = state_of(g, to->limited && to->left_ms <= 0);
    text_init(&t, to->clock, sizeof to->clock);
    if (to->limited)
        say_clock(&t, to->left_ms);
    else if (g->battle->phase == PHASE_OVER)
        text_str(&t, "settling");
    else if (g->battle->seq > 0 && g->battle->phase != PHASE_FINISHED)
        text_str(&t, g->clock->off ? "no clock" : "no limit");
    text_z(&t);
}

const char *
standing_word(enum standing_state state)
{
    static const char *const words[] = {
        [STANDING_QUIET] = "",
        [STANDING_TIME] = "TIME",
        [STANDING_INTERVAL] = "INTERVAL",
        [STANDING_INTERVAL_OVER] = "INTERVAL OVER",
        [STANDING_PAUSED] = "PAUSED",
        [STANDING_DISPUTE] = "DISPUTE",
    };
    return words[state];
}

/* --- the whole --- */

static void
words_of(struct teller *t, struct standing *to)
{
    char at[STANDING_WORDS * 2];
    struct text words;
    keep(to->title, sizeof to->title,
         walk_text(&t->walk, TABLE_battles, 0, "title"));
    text_init(&words, at, sizeof at);
    turn(t->g, &words);
    keep(to->turn, sizeof to->turn, text_span(&words));
    text_clear(&words);
    brief(t->g, &words);
    keep(to->brief, sizeof to->brief, text_span(&words));
    text_clear(&words);
    say_reason(&words, t->h);
    keep(to->reason, sizeof to->reason, text_span(&words));
    last_ruling(t, to);
}

bool
standing_of(struct standing *to, const struct history *h, struct file *f,
            int64_t at_ms)
{
    const struct game *g = &h->game;
    struct teller t = {.h = h, .g = g};
    memset(to, 0, sizeof *to);
    walk_begin(&t.walk, h, f);
    to->density = g->battle->ruleset == RULESET_DENSITY;
    to->finished = g->battle->phase == PHASE_FINISHED;
    to->mover = g->battle->seq > 0 ? g->battle->mover : 0;
    for (int32_t side = 1; side <= 2 && side <= (int32_t)g->rows[T_side];
         side++) {
        one_side(&t, side, &to->side[ROW(side)]);
        to->sides = side;
    }
    words_of(&t, to);
    standing_now(to, g, at_ms);
    return walk_end(&t.walk) == KEPT;
}
