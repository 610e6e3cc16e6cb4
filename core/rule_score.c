/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * rule_score.c: how a battle is decided and what it is worth (V1a to V1g,
 * readings 27 to 29, 34, 35, 43).
 */
#include "chapters.h"
#include "clock.h"
#include "score.h"

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

/* --- decided --- */

static int32_t
alive(const struct side *s)
{
    return s->count[MAN_FIT] + s->count[MAN_DISARMED] + s->count[MAN_OFF];
}

static int32_t
mustered(const struct side *s)
{
    return s->started[0] + s->started[1];
}

static int32_t
draw_limit(const struct game *g)
{
    int32_t small = key(g, KEY_DRAW_SMALL_FORCE_BELOW);
    bool both = mustered(&g->side[0]) < small && mustered(&g->side[1]) < small;
    bool limit = key(g, KEY_DRAW_SMALL_MEANING) == SMALL_LIMIT;
    return key(g, both && limit ? KEY_DRAW_SMALL_BELOW : KEY_DRAW_BELOW);
}

/* Both have fallen below the limit; forces that never reached it are played
 * to the end. */
static bool
drawn(const struct game *g)
{
    int32_t limit = draw_limit(g);
    bool ever =
        mustered(&g->side[0]) >= limit || mustered(&g->side[1]) >= limit;
    return ever && alive(&g->side[0]) < limit && alive(&g->side[1]) < limit;
}

void
draw_keys(struct hearing *h)
{
    by_key(h, KEY_DRAW_BELOW);
    by_key(h, KEY_DRAW_SMALL_FORCE_BELOW);
    by_key(h, KEY_DRAW_SMALL_BELOW);
    by_key(h, KEY_DRAW_SMALL_MEANING);
}

/* Killed or captured to the last man; or driven off, with nobody able to fight
 * on the field at the end of its own move (reading 29). */
static bool
beaten(const struct game *g, int32_t side)
{
    const struct side *s = &g->side[ROW(side)];
    const struct battle *b = g->battle;
    bool own_end = b->driven == side ||
                   (b->mover == side &&
                    (b->phase == PHASE_OVER || b->phase == PHASE_INTERVAL));
    if (mustered(s) == 0 || b->seq == 0)
        return false;
    if (alive(s) == 0)
        return true;
    return own_end && s->count[MAN_FIT] == 0;
}

int32_t
battle_decided(const struct game *g, int *rule)
{
    if (g->battle->ruleset != 0 || g->battle->kind != GAME_FINISH)
        return 0;
    bool red = beaten(g, 1), blue = beaten(g, 2);
    *rule = RULE_V1a;
    if (red != blue)
        return red ? 2 : 1;
    *rule = RULE_V1f;
    return red || drawn(g) ? 3 : 0;
}

/* --- the verbs --- */

static void
rule_award(struct hearing *h)
{
    const struct word *n = arg(h, "", "HALVES", NULL);
    int32_t side = arg_side(h, arg(h, "", "SIDE", NULL));
    if (!side || !in_battle(h))
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

static void
rule_finish(struct hearing *h)
{
    struct game *g = h->g;
    const struct word *w = arg(h, "", "SIDE", NULL);
    int32_t side = w ? arg_side(h, w) : 0;
    if ((w && !side) || !in_battle(h))
        return;
    if (g->battle->phase == PHASE_MOVE) {
        turn_time(h);
        effect(h, EFFECT_TIME, 0, 0, 0, 0);
    }
    if (g->battle->seq > 0)
        turn_pass(h);
    if (fallen(h))
        return;
    int32_t outcome = side              ? OUTCOME_WON
                      : has(h, "drawn") ? OUTCOME_DRAWN
                                        : OUTCOME_UNDECIDED;
    SET(g, battle, 0, phase, PHASE_FINISHED);
    SET(g, battle, 0, outcome, outcome);
    SET(g, battle, 0, winner, side);
    clock_begin(h, CLOCK_STILL, 0);
    cite(h, outcome == OUTCOME_DRAWN ? RULE_V1f : RULE_V1b);
    score_keys(h);
    effect(h, EFFECT_FINISH, outcome, side, 0, 0);
}

static const struct verb rows[] = {
    {.name = "award",
     .usage = "SIDE HALVES TEXT",
     .example = "award red 20 the farm",
     .summary = "points the referee gives",
     .rule = rule_award,
     .kind = VERB_FACT,
     .sets = SET_LITTLE_WARS         },
    { .name = "finish",
     .usage = "drawn [TEXT]",
     .example = "finish drawn both below fifteen",
     .summary = "the battle ends, the victory is divided",
     .rule = rule_finish,
     .kind = VERB_FACT,
     .sets = SET_LITTLE_WARS,
     .flags = VERB_DOZEN | VERB_WHOLE},
    { .name = "finish",
     .usage = "undecided [TEXT]",
     .example = "finish undecided the hall closes",
     .summary = "the battle ends without a victory",
     .rule = rule_finish,
     .kind = VERB_FACT,
     .sets = SET_LITTLE_WARS,
     .flags = VERB_DOZEN | VERB_WHOLE},
    { .name = "finish",
     .usage = "SIDE [TEXT]",
     .example = "finish red Will gave in",
     .summary = "the battle is won",
     .rule = rule_finish,
     .kind = VERB_FACT,
     .sets = SET_LITTLE_WARS,
     .flags = VERB_DOZEN | VERB_WHOLE},
};

struct verbs
score_verbs(void)
{
    return (struct verbs){rows, sizeof rows / sizeof rows[0]};
}
