/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * rule_score.c: what a battle is worth (V1b to V1e, readings 23, 34, 35), and
 * its end, which the referee alone declares (reading 43).
 */
#include "chapters.h"
#include "clock.h"
#include "facts.h"
#include "form.h"
#include "games.h"
#include "judged.h"
#include "score.h"
#include "settle.h"
#include "turn.h"

/* --- points --- */

static bool
alive_and_free(const struct man *m)
{
    return m->state == MAN_FIT || m->state == MAN_DISARMED ||
           m->state == MAN_OFF;
}

static void
count_men(const struct game *g, int32_t side, struct score *s)
{
    for (uint32_t i = 0; i < g->rows[T_man]; i++) {
        const struct man *m = &g->man[i];
        bool held = m->state == MAN_PRISONER || m->state == MAN_DELIVERED;
        if (held) {
            s->n_own += m->side == side;
            s->n_taken += m->holder == side;
        } else if (m->side == side && alive_and_free(m)) {
            s->n_infantry += m->arm == ARM_INF;
            s->n_cavalry += m->arm == ARM_CAV;
        }
    }
}

static void
count_guns(const struct game *g, int32_t side, struct score *s)
{
    bool takeable = key(g, KEY_SCORE_GUNS) == GUNS_HELD_OR_TAKEABLE;
    for (uint32_t i = 0; i < g->rows[T_gun]; i++)
        s->n_guns += g->gun[i].holder == side ||
                     (takeable && g->gun[i].takeable == side);
}

static int32_t
victory(const struct game *g, int32_t side)
{
    int32_t whole = key(g, KEY_SCORE_VICTORY_HALVES);
    if (g->battle->outcome == OUTCOME_WON && g->battle->winner == side)
        return whole;
    return g->battle->outcome == OUTCOME_DRAWN ? whole / 2 : 0;
}

static void
gross(const struct game *g, int32_t side, struct score *s)
{
    *s = (struct score){0};
    count_men(g, side, s);
    count_guns(g, side, s);
    s->victory = victory(g, side);
    s->guns = s->n_guns * key(g, KEY_SCORE_GUN_HALVES);
    s->cavalry = s->n_cavalry * key(g, KEY_SCORE_CAVALRY_HALVES);
    s->infantry = s->n_infantry * key(g, KEY_SCORE_INFANTRY_HALVES);
    s->own_prisoners = s->n_own * key(g, KEY_SCORE_OWN_PRISONER_HALVES);
    s->taken = s->n_taken * key(g, KEY_SCORE_PRISONER_TAKEN_HALVES);
    s->award = g->side[ROW(side)].award;
    s->total = s->victory + s->guns + s->cavalry + s->infantry +
               s->own_prisoners + s->taken + s->award;
    s->official = g->battle->phase == PHASE_FINISHED;
}

void
score_side(const struct game *g, int32_t side, struct score *out)
{
    struct score enemy = {0};
    if (g->rows[T_side] > 1)
        gross(g, other_side(side), &enemy);
    gross(g, side, out);
    out->net = out->total - enemy.total;
}

/* --- the verbs --- */

/* Points may be brought along into a battle entered midway. */
static void
rule_award(struct hearing *h)
{
    const struct word *n = arg(h, "", "HALVES", NULL);
    int32_t side = arg_side(h, arg(h, "", "SIDE", NULL));
    if (!side || (h->g->battle->phase == PHASE_FINISHED && !in_battle(h)))
        return;
    SET(h->g, side, ROW(side), award, h->g->side[ROW(side)].award + n->a);
    noted(h);
    effect(h, EFFECT_AWARD, side, n->a, 0, 0);
}

/* Names the house rules the final score goes by, where they count. */
static void
score_keys(struct hearing *h)
{
    struct score s, all = {0};
    for (int32_t side = 1; side <= 2; side++) {
        score_side(h->g, side, &s);
        all.victory += s.victory;
        all.n_guns += s.n_guns;
        all.n_cavalry += s.n_cavalry;
        all.n_infantry += s.n_infantry;
        all.n_taken += s.n_taken;
    }
    if (all.victory)
        by_key(h, KEY_SCORE_VICTORY_HALVES);
    if (all.n_guns)
        by_key(h, KEY_SCORE_GUN_HALVES);
    if (h->g->rows[T_gun])
        by_key(h, KEY_SCORE_GUNS);
    if (all.n_cavalry)
        by_key(h, KEY_SCORE_CAVALRY_HALVES);
    if (all.n_infantry)
        by_key(h, KEY_SCORE_INFANTRY_HALVES);
    if (!all.n_taken)
        return;
    by_key(h, KEY_SCORE_OWN_PRISONER_HALVES);
    by_key(h, KEY_SCORE_PRISONER_TAKEN_HALVES);
}

/* Guns that nobody serves, and whose enemy is not said to be in a position to
 * take them: the referee may have forgotten (V1c, reading 23). */
static void
unserved(struct hearing *h)
{
    const struct game *g = h->g;
    if (key(g, KEY_SCORE_GUNS) != GUNS_HELD_OR_TAKEABLE)
        return;
    for (uint32_t i = 0; i < g->rows[T_gun]; i++) {
        const struct gun *u = &g->gun[i];
        if (!u->watched || u->takeable || u->state == GUN_OFF ||
            u->crew >= key(g, KEY_GUN_SERVE_MEN))
            continue;
        effect(h, EFFECT_GAME_NEWS, NEWS_UNSERVED, REF((int32_t)i), u->crew,
               other_side(u->holder));
    }
}

/* The move, if one runs, is over and settled: the battle ends as it stands. */
static bool
settle_last(struct hearing *h)
{
    struct game *g = h->g;
    turn_ends(h);
    if (g->battle->seq > 0)
        turn_pass(h);
    if (!fallen(h) && !melee_close(g))
        melee_turn_ends(h); /* no turn will begin */
    if (fallen(h) || melee_refuses(h))
        return false;
    game_settled(h);
    game_line(h);
    return !fallen(h);
}

/* Whom it is won by, or WINS_: as said, or as the rules have it. */
static int32_t
outcome_said(struct hearing *h)
{
    const struct word *w = arg(h, "", "SIDE", NULL);
    const struct battle *b = h->g->battle;
    if (w)
        return arg_side(h, w);
    if (has(h, "drawn"))
        return WINS_DRAWN;
    if (has(h, "undecided"))
        return WINS_NOBODY;
    if (b->decided == 0)
        wrong(h, FAULT_OUTCOME_MISSING, NULL);
    return b->decided;
}

static void
rule_finish(struct hearing *h)
{
    struct game *g = h->g;
    const struct battle *b = g->battle;
    const struct word *w = arg(h, "", "SIDE", NULL);
    if ((w && !arg_side(h, w)) || !in_battle(h) || !settle_last(h))
        return;
    int32_t said = outcome_said(h);
    if (fallen(h))
        return;
    int32_t outcome = said == 3 ? OUTCOME_DRAWN
                      : said    ? OUTCOME_WON
                                : OUTCOME_UNDECIDED;
    unserved(h);
    SET(g, battle, 0, phase, PHASE_FINISHED);
    SET(g, battle, 0, outcome, outcome);
    SET(g, battle, 0, winner, said < 3 ? said : 0);
    clock_begin(h, CLOCK_STILL, 0);
    cite(h, outcome == OUTCOME_DRAWN ? RULE_V1f : RULE_V1b);
    score_keys(h);
    if (b->decided && b->decided == said)
        cite(h, b->decided_rule);
    effect(h, EFFECT_FINISH, outcome, said < 3 ? said : 0, 0, 0);
    if (b->decided && b->decided != said) {
        cite(h, READING_BASE + 43);
        effect(h, EFFECT_GAME_NEWS, NEWS_OTHERWISE, b->decided, b->decided_rule,
               0);
    }
}

/* clang-format off */
static const struct verb rows[] = {
    {.name = "award", .id = FACT_AWARD,
     .usage = "SIDE HALVES TEXT",
     .example = "award red 20 the farm",
     .also = "award blue 7 1/2 the bridge was held",
     .summary = "points the referee gives",
     .rule = rule_award,
     .kind = VERB_FACT,
     .sets = SET_LITTLE_WARS           },
    {.name = "finish", .id = FACT_FINISH,
     .usage = "",
     .example = "finish",
     .rules = "V1a V2a V3b",
     .summary = "the battle ends as the rules have decided it",
     .rule = rule_finish,
     .kind = VERB_FACT,
     .sets = SET_LITTLE_WARS,
     .flags = VERB_DOZEN | VERB_WHOLE},
    {.name = "finish", .id = FACT_FINISH,
     .usage = "drawn [TEXT]",
     .example = "finish drawn both below fifteen",
     .rules = "V1f",
     .summary = "the battle ends, the victory is divided",
     .rule = rule_finish,
     .kind = VERB_FACT,
     .sets = SET_LITTLE_WARS,
     .flags = VERB_DOZEN | VERB_WHOLE},
    {.name = "finish", .id = FACT_FINISH,
     .usage = "undecided [TEXT]",
     .example = "finish undecided the hall closes",
     .summary = "the battle ends without a victory",
     .rule = rule_finish,
     .kind = VERB_FACT,
     .sets = SET_LITTLE_WARS,
     .flags = VERB_DOZEN | VERB_WHOLE},
    {.name = "finish", .id = FACT_FINISH,
     .usage = "SIDE [TEXT]",
     .example = "finish red Will gave in",
     .rules = "V1b",
     .summary = "the battle is won",
     .rule = rule_finish,
     .kind = VERB_FACT,
     .sets = SET_LITTLE_WARS,
     .flags = VERB_DOZEN | VERB_WHOLE},
};
/* clang-format on */

struct verbs
score_verbs(void)
{
    return (struct verbs){rows, sizeof rows / sizeof rows[0]};
}
