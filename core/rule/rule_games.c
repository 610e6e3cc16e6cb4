/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * rule_games.c: how each game is decided (V1a, V1f, V1g, V2, V3; readings 27
 * to 30, 32, 33, 43), men at the enemy's back line, and the retreat after a
 * Blow at the Rear.
 *
 * A Fight to the Finish is looked at after every line. The others are decided
 * when the melees of a move are settled, and from the next move on that
 * stands.
 */
#include "games.h"

#include "chapters.h"
#include "facts.h"
#include "fall.h"
#include "judged.h"
#include "place.h"
#include "setup.h"
#include "who.h"

/* --- what is counted --- */

enum part
rear_part(const struct game *g)
{
    int32_t said = g->battle->rear_part;
    return (enum part)(said ? said - 1 : key(g, KEY_REAR_PART));
}

const char *
part_name(enum part p)
{
    static const char *const name[] = {"whole", "middle", "left", "right"};
    return name[p];
}

int32_t
rear_count(const struct game *g, int32_t side)
{
    int32_t n = 0;
    for (uint32_t i = 0; i < g->rows[T_man]; i++)
        n += g->man[i].rear && g->man[i].side == side &&
             g->man[i].state == MAN_FIT;
    return n;
}

static int32_t
mustered(const struct game *g, int32_t side)
{
    const struct side *s = &g->side[ROW(side)];
    return s->started[0] + s->started[1];
}

int32_t
attacker(const struct game *g)
{
    int32_t defender = g->battle->defender;
    return defender ? other_side(defender) : 0;
}

int32_t
defence_quarter(const struct game *g)
{
    int32_t parts = key(g, KEY_DEFENCE_QUARTER), side = attacker(g);
    if (!side || parts < 1)
        return 0;
    return (int32_t)(((int64_t)mustered(g, side) + parts - 1) / parts);
}

int32_t
rear_needed(const struct game *g, int32_t side)
{
    if (g->battle->kind == GAME_REAR)
        return key(g, KEY_REAR_MEN);
    if (g->battle->kind != GAME_DEFENCE || side != attacker(g))
        return 0;
    return key(g, KEY_DEFENCE_ARRIVE) == ARRIVE_STRONG ? key(g, KEY_REAR_MEN)
                                                       : defence_quarter(g);
}

int32_t
side_alive(const struct game *g, int32_t side)
{
    const int32_t *n = g->side[ROW(side)].count;
    return n[MAN_FIT] + n[MAN_DISARMED] + n[MAN_OFF];
}

/* The least of ten a side is the limit of the draw (V1g, reading 28). */
static bool
small(const struct game *g, int32_t a, int32_t b)
{
    int32_t below = key(g, KEY_DRAW_SMALL_FORCE_BELOW);
    return a < below && b < below &&
           key(g, KEY_DRAW_SMALL_MEANING) == SMALL_LIMIT;
}

int32_t
draw_limit(const struct game *g, int32_t a, int32_t b)
{
    return key(g, small(g, a, b) ? KEY_DRAW_SMALL_BELOW : KEY_DRAW_BELOW);
}

int32_t
retreat_begun(const struct game *g)
{
    const struct battle *b = g->battle;
    if (b->kind != GAME_REAR || b->decided < 1 || b->decided > 2)
        return -1;
    return g->side[ROW(other_side(b->decided))].turn - b->decided_turn;
}

/* --- declared, once --- */

/* Names the house rules that a decision by that rule goes by. */
static void
decision_keys(struct hearing *h, int rule)
{
    static const struct {
        int rule;
        enum key_id key;
    } by[] = {
        {RULE_V1f, KEY_DRAW_BELOW            },
        {RULE_V1f, KEY_DRAW_SMALL_FORCE_BELOW},
        {RULE_V1f, KEY_DRAW_SMALL_BELOW      },
        {RULE_V1f, KEY_DRAW_SMALL_MEANING    },
        {RULE_V2a, KEY_REAR_MEN              },
        {RULE_V2a, KEY_REAR_LINE             },
        {RULE_V2a, KEY_REAR_PART             },
        {RULE_V3b, KEY_DEFENCE_QUARTER       },
        {RULE_V3b, KEY_DEFENCE_ARRIVE        },
    };
    for (size_t i = 0; i < sizeof by / sizeof by[0]; i++)
        if (by[i].rule == rule)
            by_key(h, by[i].key);
    if (rule == RULE_V3b && key(h->g, KEY_DEFENCE_ARRIVE) == ARRIVE_STRONG)
        by_key(h, KEY_REAR_MEN);
}

static void
declare(struct hearing *h, int32_t side, int rule, int reading)
{
    struct game *g = h->g;
    const struct battle *b = g->battle;
    if (b->decided == side)
        return;
    SET(g, battle, 0, decided, side);
    SET(g, battle, 0, decided_rule, side ? rule : 0);
    SET(g, battle, 0, decided_seq, side ? b->seq : 0);
    if (side == 0) {
        effect(h, EFFECT_GAME_NEWS, NEWS_OPEN_AGAIN, 0, 0, 0);
        return;
    }
    if (side < 3)
        SET(g, battle, 0, decided_turn, g->side[ROW(other_side(side))].turn);
    cite(h, rule);
    decision_keys(h, rule);
    if (reading)
        cite(h, READING_BASE + reading);
    effect(h, EFFECT_DECIDED, side, rule, 0, 0);
}

/* --- a Fight to the Finish --- */

/* Both have fallen below the limit; forces that never reached it are played
 * to the end. */
static bool
drawn(const struct game *g)
{
    int32_t limit = draw_limit(g, mustered(g, 1), mustered(g, 2));
    bool ever = mustered(g, 1) >= limit || mustered(g, 2) >= limit;
    return ever && side_alive(g, 1) < limit && side_alive(g, 2) < limit;
}

/* Nobody able to fight on the field at the end of its own move (reading 29),
 * and until somebody is there again. */
static void
drive_off(struct hearing *h)
{
    struct game *g = h->g;
    const struct battle *b = g->battle;
    int32_t driven = b->driven;
    for (int32_t s = 1; s <= 2; s++) {
        bool own_end = b->seq > 0 && b->mover == s &&
                       (b->phase == PHASE_OVER || b->phase == PHASE_INTERVAL);
        if (g->side[ROW(s)].count[MAN_FIT] > 0)
            driven &= ~(1 << ROW(s));
        else if (own_end)
            driven |= 1 << ROW(s);
    }
    SET(g, battle, 0, driven, driven);
}

/* Killed or captured to the last man, or driven off. */
static bool
beaten(const struct game *g, int32_t side)
{
    if (mustered(g, side) == 0 || g->battle->seq == 0)
        return false;
    return side_alive(g, side) == 0 || g->battle->driven >> ROW(side) & 1;
}

void
game_line(struct hearing *h)
{
    const struct game *g = h->g;
    if (g->battle->kind != GAME_FINISH || g->rows[T_side] < 2)
        return;
    drive_off(h);
    bool red = beaten(g, 1), blue = beaten(g, 2);
    if (red != blue)
        declare(h, red ? 2 : 1, RULE_V1a, side_alive(g, red ? 1 : 2) ? 29 : 0);
    else
        declare(h, red || drawn(g) ? 3 : 0, RULE_V1f,
                small(g, mustered(g, 1), mustered(g, 2)) ? 28 : 27);
}

/* --- what is left on the field capitulates (V2b, reading 32) --- */

static int32_t
take_men(struct hearing *h, int32_t loser)
{
    struct game *g = h->g;
    int32_t party = 0, men = 0;
    for (uint32_t i = 0; i < g->rows[T_man]; i++) {
        int32_t state = g->man[i].state;
        if (g->man[i].side != loser ||
            (state != MAN_FIT && state != MAN_DISARMED))
            continue;
        if (!party)
            party = party_new(h, other_side(loser), loser);
        if (!party)
            return 0; /* no room: the line is tried again with more */
        man_taken(h, (int32_t)i, party);
        man_becomes(h, (int32_t)i, MAN_DELIVERED);
        men++;
    }
    if (party)
        SET(g, party, ROW(party), state, PARTY_DELIVERED);
    return men;
}

static void
capitulate(struct hearing *h, int32_t loser)
{
    struct game *g = h->g;
    int32_t guns = 0;
    for (uint32_t i = 0; i < g->rows[T_party]; i++)
        if (g->party[i].holder == loser && g->party[i].state == PARTY_HELD)
            party_free(h, REF((int32_t)i));
    int32_t men = take_men(h, loser);
    for (uint32_t i = 0; i < g->rows[T_gun]; i++) {
        if (g->gun[i].holder != loser || g->gun[i].state == GUN_OFF)
            continue;
        SET(g, gun, i, holder, other_side(loser));
        SET(g, gun, i, takeable, 0);
        guns++;
    }
    SET(g, battle, 0, capitulated, 1);
    cite(h, RULE_V2b);
    cite(h, READING_BASE + 32);
    by_key(h, KEY_REAR_RETREAT_MOVES);
    effect(h, EFFECT_GAME_NEWS, NEWS_CAPITULATED, loser, men, guns);
}

static void
retreat_over(struct hearing *h)
{
    const struct battle *b = h->g->battle;
    int32_t begun = retreat_begun(h->g);
    int32_t moves = key(h->g, KEY_REAR_RETREAT_MOVES);
    int32_t loser = begun < 0 ? 0 : other_side(b->decided);
    bool last = begun >= moves && (moves == 0 || b->mover == loser);
    if (last && !b->capitulated)
        capitulate(h, loser);
}

/* --- a Blow at the Rear, a Defensive Game --- */

/* Three at the enemy's back line; where both have them, the mover. */
static int32_t
blow(const struct game *g)
{
    int32_t mover = g->battle->mover, need = key(g, KEY_REAR_MEN);
    if (rear_count(g, mover) >= need)
        return mover;
    return rear_count(g, other_side(mover)) >= need ? other_side(mover) : 0;
}

static int32_t
arrived(const struct game *g)
{
    int32_t side = attacker(g), quarter = defence_quarter(g);
    int32_t fit = side ? g->side[ROW(side)].count[MAN_FIT] : 0;
    if (!side || mustered(g, side) == 0)
        return 0;
    if (fit < quarter)
        return g->battle->defender;
    return rear_count(g, side) >= rear_needed(g, side) ? side : 0;
}

void
game_settled(struct hearing *h)
{
    const struct game *g = h->g;
    const struct battle *b = g->battle;
    if (fallen(h) || b->ruleset == RULESET_DENSITY || b->seq == 0 ||
        melee_unsettled(g))
        return;
    bool stands = b->decided && b->decided_seq != b->seq;
    if (b->kind == GAME_REAR && !stands)
        declare(h, blow(g), RULE_V2a, 30);
    if (b->kind == GAME_DEFENCE && !stands)
        declare(h, arrived(g), RULE_V3b, 33);
    retreat_over(h);
}

void
game_turn(struct hearing *h)
{
    const struct game *g = h->g;
    int32_t begun = retreat_begun(g), moves = key(g, KEY_REAR_RETREAT_MOVES);
    int32_t mover = g->battle->mover;
    if (begun < 1 || begun > moves || mover == g->battle->decided)
        return;
    cite(h, RULE_V2b);
    effect(h, EFFECT_GAME_NEWS, NEWS_RETREAT, mover, begun, moves);
}

/* --- game --- */

static int32_t
part_said(const struct hearing *h)
{
    return has(h, "middle")  ? PART_MIDDLE
           : has(h, "left")  ? PART_LEFT
           : has(h, "right") ? PART_RIGHT
                             : PART_ALL;
}

static void
rule_game(struct hearing *h)
{
    struct game *g = h->g;
    const struct word *w = arg(h, "defender", "SIDE", NULL);
    int32_t kind = has(h, "rear")      ? GAME_REAR
                   : has(h, "defence") ? GAME_DEFENCE
                   : has(h, "own")     ? GAME_OWN
                                       : GAME_FINISH;
    int32_t side = w ? arg_side(h, w) : 0;
    int32_t part = part_said(h);
    if ((w && !side) || !in_setup(h))
        return;
    SET(g, battle, 0, kind, kind);
    if (side || kind != GAME_DEFENCE) /* who won the toss may stand already */
        SET(g, battle, 0, defender, side);
    SET(g, battle, 0, rear_part, part || has(h, "all") ? part + 1 : 0);
    if (kind == GAME_OWN)
        name_keep(h, T_battle, 0, 1);
    effect(h, EFFECT_GAME, kind, g->battle->defender, (int32_t)rear_part(g), 0);
    if (kind != GAME_DEFENCE)
        return;
    cite(h, g->battle->defender ? RULE_V3d : RULE_V3c);
    if (g->battle->defender)
        cite(h, RULE_V3e);
    effect(h, EFFECT_GAME_NEWS, NEWS_SET_OUT, g->battle->defender, 0, 0);
}

/* --- men at the enemy's back line --- */

/* The part that counts as from and to along x; the whole line of a field that
 * has not been measured. Left and right are those of the line's own player,
 * who looks over it onto the field. */
static void
part_span(const struct game *g, int32_t back, length *from, length *to)
{
    length wide = g->battle->field_x;
    enum part p = rear_part(g);
    bool west = (p == PART_LEFT) == (back == BACK_SOUTH);
    *from = p == PART_MIDDLE ? wide / 4 : p == PART_ALL || west ? 0 : wide / 2;
    *to = p == PART_MIDDLE         ? wide - wide / 4
          : p == PART_ALL || !west ? wide
                                   : wide / 2;
}

static length
beyond(length x, length from, length to)
{
    return x < from ? from - x : x > to ? x - to : 0;
}

/* A man with a place stands where he is said to, as well as it is known. */
static bool
at_line(struct hearing *h, int32_t man, const struct word *at)
{
    const struct game *g = h->g;
    const struct man *m = &g->man[man];
    int32_t back = g->side[ROW(other_side(m->side))].back;
    length line = back == BACK_NORTH ? g->battle->field_y : 0, from, to;
    length radius =
        key(g, m->arm == ARM_CAV ? KEY_FIGURE_CAVALRY : KEY_FIGURE_INFANTRY);
    length slack = key(g, m->placed == MEASURED ? KEY_MEASURE_TOLERANCE
                                                : KEY_MEASURE_ESTIMATE);
    length off = (m->y > line ? m->y - line : line - m->y) - radius;
    part_span(g, back, &from, &to);
    if (off > slack)
        return blame(h, (struct blame){.code = FAULT_NOT_AT_LINE,
                                       .rule = RULE_V2a,
                                       .at = at,
                                       .subject = man,
                                       .have = off});
    length aside = beyond(m->x, from, to);
    if (aside <= slack)
        return true;
    return blame(h, (struct blame){.code = FAULT_REAR_PLACE,
                                   .rule = RULE_V2c,
                                   .at = at,
                                   .subject = man,
                                   .have = aside});
}

/* Where only a part of the line counts it must be said, or known, that they
 * are in it. */
static bool
in_part(struct hearing *h, const struct word *at, bool known)
{
    enum part need = rear_part(h->g), said = (enum part)part_said(h);
    bool rear = h->g->battle->kind == GAME_REAR;
    if (!rear || need == PART_ALL || (known && said == PART_ALL))
        return true;
    if (said == need)
        return true;
    if (said != PART_ALL)
        return refuse(h, FAULT_REAR_PART, RULE_V2c, at);
    wrong(h, FAULT_REAR_WHERE, at);
    h->r->why.word = span_of(part_name(need));
    h->r->why.need = (int32_t)need;
    return false;
}

static void
stand_at_line(struct hearing *h, const struct men *m, const struct word *at)
{
    const struct game *g = h->g;
    bool floor = g->battle->field_y > 0, known = true;
    for (uint32_t i = 0; i < m->n && known; i++)
        known = floor && g->man[m->at[i]].placed != UNPLACED;
    if (!in_part(h, at, known))
        return;
    for (uint32_t i = 0; i < m->n; i++) {
        int32_t man = m->at[i];
        bool placed = floor && g->man[man].placed != UNPLACED;
        if (placed && !at_line(h, man, at))
            return;
        SET(h->g, man, man, rear, 1);
        SET(h->g, trace, man, last_entry, h->ask->entry);
    }
}

static void
rule_reach(struct hearing *h)
{
    struct game *g = h->g;
    uint32_t n;
    const struct word *w = arg(h, "", "MEN", &n);
    struct use use = {.states = USE_FIT, .duties = true, .away = true};
    struct men m;
    bool setup = g->battle->phase == PHASE_SETUP; /* entered midway */
    if (!setup && !in_battle(h))
        return;
    if (!setup && g->battle->seq == 0) {
        blame(h, (struct blame){.code = FAULT_PHASE_MOVE, .firm = true});
        return;
    }
    use.side = g->battle->mover;
    if (!who_find(h, w, n, &use, &m))
        return;
    if (m.side == 0 && !wrong(h, FAULT_BOTH_SIDES, w))
        return;
    stand_at_line(h, &m, w);
    if (fallen(h))
        return;
    int32_t side = m.side, need = setup ? 0 : rear_needed(g, side);
    bool rear = g->battle->kind == GAME_REAR;
    if (need == 0) {
        noted(h);
    } else {
        cite(h, rear ? RULE_V2a : RULE_V3b);
        decision_keys(h, rear ? RULE_V2a : RULE_V3b);
        cite(h, READING_BASE + (rear ? 30 : 33));
    }
    effect(h, EFFECT_REACHED, side, rear_count(g, side), need, 0);
    who_say(h, &m);
}

/* clang-format off */
static const struct verb rows[] = {
    { .name = "game", .id = FACT_GAME,
      .usage = "(finish | rear [all | middle | left | right] | "
               "defence [defender SIDE] | own TEXT)",
      .example = "game finish",
      .also = "game rear middle", .rules = "V1a V2a V2c V3a V3c V3e",
      .summary = "what decides the battle",
      .rule = rule_game, .kind = VERB_FACT, .sets = SET_LITTLE_WARS },
    { .name = "reach", .id = FACT_REACH,
      .usage = "MEN [middle | left | right]",
      .example = "reach 3ra",
      .also = "reach 3ra middle", .rules = "V2a V2c V3b",
      .summary = "men at the enemy's back line",
      .rule = rule_reach, .kind = VERB_FACT, .sets = SET_LITTLE_WARS },
};
/* clang-format on */

struct verbs
games_verbs(void)
{
    return (struct verbs){rows, sizeof rows / sizeof rows[0]};
}
