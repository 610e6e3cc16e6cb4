/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * rule_start.c: tosses and dice, the men left out for them, and the start,
 * which lists what the book would frown at and goes on (M1, M2, C1, C2, F1 to
 * F8, V1g, V3; reading 36).
 */
#include "chapters.h"
#include "dice.h"
#include "facts.h"
#include "forces.h"
#include "games.h"
#include "march.h"
#include "place.h"
#include "setup.h"

/* --- forces as they were mustered --- */

struct force
force_of(const struct game *g, int32_t side)
{
    struct force f = {0};
    for (uint32_t i = 0; i < g->rows[T_man]; i++) {
        f.inf += g->man[i].side == side && g->man[i].arm == ARM_INF;
        f.cav += g->man[i].side == side && g->man[i].arm == ARM_CAV;
    }
    for (uint32_t i = 0; i < g->rows[T_body]; i++)
        if (g->body[i].side == side && g->body[i].arm == ARM_CAV)
            f.diced_cav += g->body[i].more;
    for (uint32_t i = 0; i < g->rows[T_gun]; i++)
        f.guns += g->gun[i].side == side;
    f.men = f.inf + f.cav;
    f.diced = g->side[ROW(side)].taken_in;
    f.diced -= f.diced > 0;
    f.halves = f.inf * key(g, KEY_SCORE_INFANTRY_HALVES) +
               f.cav * key(g, KEY_SCORE_CAVALRY_HALVES) +
               f.guns * key(g, KEY_SCORE_GUN_HALVES);
    return f;
}

/* An arm of both, apart by at most a quarter of the greater. */
static bool
near(int32_t a, int32_t b)
{
    int32_t more = a > b ? a : b, apart = a > b ? a - b : b - a;
    return 4 * (int64_t)apart <= more;
}

static int32_t
own_foot(const struct force *f)
{
    return f->inf - (f->diced - f->diced_cav);
}

static int32_t
own_horse(const struct force *f)
{
    return f->cav - f->diced_cav;
}

bool
forces_similar(const struct force *a, const struct force *b)
{
    return near(own_foot(a), own_foot(b)) && near(own_horse(a), own_horse(b));
}

bool
force_too_many_guns(const struct force *f)
{
    return f->guns > 0 && f->men < (int64_t)MEN_TO_A_GUN * f->guns;
}

bool
forces_bought(const struct game *g, const struct force *a,
              const struct force *b)
{
    int32_t total = key(g, KEY_FORCE_BUY_HALVES);
    return a->halves == total && b->halves == total;
}

int32_t
defence_due(const struct game *g, int32_t attackers)
{
    int32_t own = key(g, KEY_DEFENCE_DEFENDER_PARTS);
    int32_t of = key(g, KEY_DEFENCE_ATTACKER_PARTS);
    if (of < 1)
        return attackers;
    return (int32_t)((2 * (int64_t)attackers * own + of) / (2 * of));
}

/* --- tosses, dice --- */

enum { TOSS_COUNTRY, TOSS_SIDE, TOSS_FIRST, TOSS_DEFENDER };

/* V3c, V3e: who wins it defends, and the other is first player. */
static void
toss_defender(struct hearing *h, int32_t side)
{
    struct game *g = h->g;
    bool attacks = key(g, KEY_DEFENCE_FIRST) == DEFENCE_ATTACKER;
    SET(g, battle, 0, defender, side);
    if (g->battle->kind != GAME_DEFENCE)
        return;
    SET(g, battle, 0, first, attacks ? other_side(side) : side);
    cite(h, RULE_V3d);
    cite(h, RULE_V3e);
    effect(h, EFFECT_GAME_NEWS, NEWS_SET_OUT, side, 0, 0);
}

static void
toss_won(struct hearing *h, int32_t kind, int32_t side)
{
    struct game *g = h->g;
    static const int rule[] = {RULE_C1, RULE_C2, RULE_M1, RULE_V3c};
    cite(h, rule[kind]);
    effect(h, EFFECT_TOSS, kind, side, 0, 0);
    SET(g, battle, 0, tossed, g->battle->tossed | 1 << kind);
    if (kind == TOSS_COUNTRY) {
        cite(h, RULE_C2);
        effect(h, EFFECT_GAME_NEWS, NEWS_CHOOSES, other_side(side), 0, 0);
    }
    if (kind == TOSS_FIRST) {
        SET(g, battle, 0, first, side);
        cite(h, RULE_M2a);
        cite(h, RULE_M2b);
        cite(h, RULE_M2c);
        by_key(h, KEY_DEPLOY_LINE);
        effect(h, EFFECT_GAME_NEWS, NEWS_PUT_DOWN, side, 0, 0);
    }
    if (kind == TOSS_DEFENDER)
        toss_defender(h, side);
}

/* Which of the sides wins it. */
static bool
toss_thrown(const struct game *g, const struct line *l, const struct dice *d,
            struct text *to)
{
    if (line_has(l, "=") || g->rows[T_side] < 2)
        return false;
    line_write(to, l);
    text_str(to, " = ");
    text_put(to, label_of(g->side[die(d, 2) - 1].label));
    return true;
}

static void
rule_toss(struct hearing *h)
{
    const struct word *w = arg(h, "=", "SIDE", NULL);
    static const char *const what[] = {"country", "side", "first", "defender"};
    int32_t kind = 0;
    while (kind < 3 && !has(h, what[kind]))
        kind++;
    if (!in_setup(h))
        return;
    if (h->g->rows[T_side] < 2) {
        wrong(h, FAULT_NOT_TWO_SIDES, NULL);
        return;
    }
    if (!w) {
        wrong(h, FAULT_RESULT_MISSING, NULL);
        return;
    }
    int32_t side = arg_side(h, w);
    if (!side)
        return;
    noted(h);
    toss_won(h, kind, side);
}

static bool
roll_thrown(const struct game *g, const struct line *l, const struct dice *d,
            struct text *to)
{
    enum { MOST = 100 };
    const struct word *dice = line_find(l, "", "DICE", NULL);
    if (line_has(l, "=") || g->rows[T_side] < 2)
        return false;
    line_write(to, l);
    text_str(to, " =");
    for (int32_t i = 0; i < dice->a && i < MOST; i++) {
        text_char(to, ' ');
        text_int(to, die(d, dice->b));
    }
    return true;
}

static void
rule_roll(struct hearing *h)
{
    const struct word *dice = arg(h, "", "DICE", NULL);
    const struct line *l = h->line;
    int32_t n = 0, sum = 0;
    for (uint32_t i = 0; i < l->n; i++) {
        const struct word *w = &l->word[i];
        if (!span_is(w->name, "N"))
            continue;
        if (w->a < 1 || w->a > dice->b) {
            wrong(h, FAULT_DICE, w);
            return;
        }
        n++;
        sum += w->a;
    }
    if (n == 0)
        wrong(h, FAULT_RESULT_MISSING, NULL);
    else if (n != dice->a)
        blame(h, (struct blame){.code = FAULT_DICE_COUNT,
                                .at = dice,
                                .have = n,
                                .need = dice->a});
    if (fallen(h))
        return;
    noted(h);
    effect(h, EFFECT_ROLL, sum, n, 0, 0);
}

/* --- the twelve left out (F2, reading 36) --- */

/* Each side leaves out twelve of its men when it musters; they are not in its
 * bodies and in no count. Those the dice give back join a body, numbered on
 * from its last man. */
static void
take_in(struct hearing *h, int32_t body, int32_t men)
{
    struct game *g = h->g;
    const struct body *b = &g->body[ROW(body)];
    int32_t side = b->side, row = (int32_t)g->rows[T_man];
    for (int32_t k = 1; k <= men && !g->full; k++)
        man_born(h, body, b->mustered + k);
    SET(g, body, ROW(body), more, men);
    SET(g, body, ROW(body), more_row, row);
    SET(g, body, ROW(body), mustered, b->mustered + men);
    SET(g, body, ROW(body), mixed, 1);
    int32_t fit = g->side[ROW(side)].count[MAN_FIT];
    SET_AT(g, side, ROW(side), count, MAN_FIT, fit + men);
    SET(g, side, ROW(side), taken_in, men + 1);
}

/* The body they join: that named, else the side's first. */
static int32_t
joined(struct hearing *h, int32_t side)
{
    const struct game *g = h->g;
    const struct word *w = arg(h, "", "BODY", NULL);
    int32_t body = w ? arg_body(h, w) : 0;
    for (uint32_t i = 0; !w && !body && i < g->rows[T_body]; i++)
        if (g->body[i].side == side && g->body[i].mustered > 0)
            body = REF((int32_t)i);
    if (fallen(h))
        return 0;
    if (!body)
        wrong(h, FAULT_NOBODY, arg(h, "", "SIDE", NULL));
    else if (g->body[ROW(body)].side != side)
        wrong(h, FAULT_LABEL_LETTER, w);
    else if (g->body[ROW(body)].mustered == 0)
        wrong(h, FAULT_NOBODY, w);
    return fallen(h) ? 0 : body;
}

/* Two dice say how many of the men left out are taken in (F2). */
static bool
handicap_thrown(const struct game *g, const struct line *l,
                const struct dice *d, struct text *to)
{
    const struct word *body = line_find(l, "", "BODY", NULL);
    struct line bare = *l;
    (void)g;
    if (line_find(l, "", "N", NULL))
        return false;
    bare.n = 1; /* the side alone */
    line_write(to, &bare);
    text_char(to, ' ');
    text_int(to, die(d, 6) + die(d, 6));
    if (body) {
        text_char(to, ' ');
        text_put(to, body->label);
    }
    return true;
}

static void
rule_handicap(struct hearing *h)
{
    const struct game *g = h->g;
    const struct word *n = arg(h, "", "N", NULL);
    int32_t out = key(g, KEY_FORCE_LEAVE_OUT);
    int32_t side = arg_side(h, arg(h, "", "SIDE", NULL));
    if (!side || !in_setup(h))
        return;
    if (!n) {
        wrong(h, FAULT_RESULT_MISSING, NULL);
        return;
    }
    if (n->a > out) {
        blame(h,
              (struct blame){.code = FAULT_NUMBER_RANGE, .at = n, .need = out});
        return;
    }
    int32_t body = joined(h, side), before = g->side[ROW(side)].taken_in;
    if (!body)
        return;
    if (before) {
        blame(h, (struct blame){.code = FAULT_TAKEN_IN,
                                .rule = RULE_F2,
                                .subject = side,
                                .have = before - 1});
        return;
    }
    take_in(h, body, n->a);
    cite(h, RULE_F2);
    cite(h, READING_BASE + 36);
    by_key(h, KEY_FORCE_LEAVE_OUT);
    effect(h, EFFECT_HANDICAP, side, n->a, out, body);
}

/* --- start --- */

/* A battle is entered at no later move; so the count of moves has room. */
enum { MOST_MOVES = 10000 };

static void
list(struct hearing *h, int which, int32_t b, int32_t c, int32_t d, int rule)
{
    if (rule)
        cite(h, rule);
    effect(h, EFFECT_IRREGULAR, which, b, c, d);
}

/* F1: equal and alike, but for the dice, or bought for as many points. */
static void
list_unequal(struct hearing *h, const struct force f[2])
{
    int32_t men[2] = {f[0].men - f[0].diced, f[1].men - f[1].diced};
    if (forces_bought(h->g, &f[0], &f[1]))
        return;
    if (men[0] != men[1])
        list(h, IRREGULAR_MEN, men[0], men[1], 0, RULE_F1);
    if (f[0].guns != f[1].guns)
        list(h, IRREGULAR_GUNS, f[0].guns, f[1].guns, 0, RULE_F1);
    if (men[0] != men[1] || forces_similar(&f[0], &f[1]))
        return;
    int32_t foot[2] = {own_foot(&f[0]), own_foot(&f[1])};
    int32_t horse[2] = {own_horse(&f[0]), own_horse(&f[1])};
    if (!near(horse[0], horse[1]))
        list(h, IRREGULAR_ARMS, horse[0], horse[1], ARM_CAV, RULE_F1);
    else
        list(h, IRREGULAR_ARMS, foot[0], foot[1], ARM_INF, RULE_F1);
}

/* V3a, reading 33: men, not points; the nearest number to the proportion. */
static void
list_ratio(struct hearing *h, const struct force f[2])
{
    const struct game *g = h->g;
    if (!g->battle->defender)
        return; /* there was no room to write it: the line will be told again */
    int32_t own = f[ROW(g->battle->defender)].men;
    int32_t other = f[ROW(attacker(g))].men;
    if (own == defence_due(g, other))
        return;
    list(h, IRREGULAR_RATIO, own, other, defence_due(g, other), RULE_V3a);
    by_key(h, KEY_DEFENCE_DEFENDER_PARTS);
    by_key(h, KEY_DEFENCE_ATTACKER_PARTS);
}

/* Where V1g is read as the fewest men to play with (draw.small_meaning), the
 * reading has been chosen, and is told with the rule. */
static void
list_few(struct hearing *h, int32_t side, int32_t men, int32_t least)
{
    list(h, IRREGULAR_FEW, side, men, least, RULE_V1g);
    cite(h, READING_BASE + 28);
    by_key(h, KEY_DRAW_SMALL_MEANING);
    by_key(h, KEY_DRAW_SMALL_BELOW);
}

static void
list_forces(struct hearing *h, const struct force f[2])
{
    const struct game *g = h->g;
    bool fewest = key(g, KEY_DRAW_SMALL_MEANING) == SMALL_FEWEST;
    int32_t least = key(g, KEY_DRAW_SMALL_BELOW);
    for (int32_t s = 0; s < 2; s++) {
        if (f[s].men == 0)
            list(h, IRREGULAR_NO_MEN, REF(s), 0, 0, 0);
        if (fewest && f[s].men < least)
            list_few(h, REF(s), f[s].men, least);
        if (force_too_many_guns(&f[s]))
            list(h, IRREGULAR_MANY_GUNS, REF(s), f[s].guns, f[s].men, RULE_F8);
    }
    if (g->battle->kind == GAME_DEFENCE)
        list_ratio(h, f);
    else
        list_unequal(h, f);
    for (int32_t s = 0; s < 2; s++)
        if (!g->side[s].taken_in && g->side[1 - s].taken_in)
            list(h, IRREGULAR_DICE, REF(s), 0, 0, RULE_F2);
}

/* What nobody has put on record is missed only where the rest is: a toss of
 * one kind, a field, a game that needs them. */
static void
list_record(struct hearing *h, int32_t first)
{
    const struct battle *b = h->g->battle;
    bool floor = b->field_x > 0;
    bool needs = b->kind == GAME_REAR && rear_part(h->g) != PART_ALL;
    bool defence = b->kind == GAME_DEFENCE;
    int32_t ought = defence && key(h->g, KEY_DEFENCE_FIRST) == DEFENCE_ATTACKER
                        ? attacker(h->g)
                    : defence ? b->defender
                              : b->first;
    if (h->g->side[0].back == h->g->side[1].back)
        list(h, IRREGULAR_BACK, 0, 0, 0, 0);
    if (!floor && needs)
        list(h, IRREGULAR_FIELD, 0, 0, 0, 0);
    if (defence && first != ought)
        list(h, IRREGULAR_ROLE, ought, first, 0, RULE_V3e);
    else if (b->first && b->first != first)
        list(h, IRREGULAR_FIRST, b->first, first, 0, RULE_M1);
    else if (!b->first && !defence && (floor || b->tossed))
        list(h, IRREGULAR_TOSS, 0, 0, 0, RULE_M1);
}

/* A man's own move where the key says no length. */
static length
setout_limit(struct hearing *h, enum key_id k, int32_t arm)
{
    int32_t limit = by_key(h, k);
    if (limit != KEY_WORD)
        return limit;
    return by_key(h, arm == ARM_CAV ? KEY_MOVE_CAVALRY : KEY_MOVE_INFANTRY);
}

/* Whether he stands farther before his back line than he may (V3d, V3e), more
 * than his place may be out. */
static bool
too_far_on(struct hearing *h, int32_t man, length line)
{
    const struct game *g = h->g;
    const struct man *it = &g->man[man];
    bool defends = it->side == g->battle->defender;
    length far = setout_limit(
        h, defends ? KEY_DEFENCE_MIDDLE_CLEAR : KEY_DEFENCE_SETOUT, it->arm);
    length off = it->y > line ? it->y - line : line - it->y;
    if (defends)
        far = g->battle->field_y / 2 - far;
    return off - place_out(g, it->placed) > far;
}

/* Those of whom it is known where they were put down. */
static void
list_setout(struct hearing *h, int32_t side)
{
    const struct game *g = h->g;
    bool defends = side == g->battle->defender;
    int32_t n = 0;
    length line;
    if (g->battle->kind != GAME_DEFENCE || !back_line(g, side, &line))
        return;
    for (int32_t i = 0; i < (int32_t)g->rows[T_man]; i++)
        n += g->man[i].side == side && g->man[i].state == MAN_FIT &&
             g->man[i].placed != UNPLACED && too_far_on(h, i, line);
    if (n > 0)
        list(h, IRREGULAR_SETOUT, side, n, 0, defends ? RULE_V3d : RULE_V3e);
}

/* A Defensive Game wants a defender: he who does not move first (V3e). */
static void
name_defender(struct hearing *h, int32_t first)
{
    struct game *g = h->g;
    if (g->battle->kind != GAME_DEFENCE || g->battle->defender)
        return;
    bool attacks = key(g, KEY_DEFENCE_FIRST) == DEFENCE_ATTACKER;
    SET(g, battle, 0, defender, attacks ? other_side(first) : first);
    list(h, IRREGULAR_NO_DEFENDER, g->battle->defender, 0, 0, RULE_V3c);
}

/* In a battle entered midway the first player has had one move more, or as
 * many; he is who won the toss, if that was said. */
static void
count_moves(struct hearing *h, int32_t side, int32_t n)
{
    struct game *g = h->g;
    int32_t won = g->battle->first, other = other_side(side);
    bool second = won == other;
    SET(g, side, ROW(side), turn, n > 0 ? n - 1 : 0);
    SET(g, side, ROW(other), turn, second ? n : n > 0 ? n - 1 : 0);
    SET(g, battle, 0, opens, second ? side : 0);
    SET(g, battle, 0, middle, n);
}

static void
begin(struct hearing *h, int32_t side, int32_t n)
{
    struct game *g = h->g;
    const struct force f[2] = {force_of(g, 1), force_of(g, 2)};
    for (int32_t s = 0; s < 2; s++) {
        SET_AT(g, side, s, started, 0, f[s].inf);
        SET_AT(g, side, s, started, 1, f[s].cav);
        SET(g, side, s, guns_started, f[s].guns);
    }
    name_defender(h, side);
    if (n > 1)
        count_moves(h, side, n);
    list_forces(h, f);
    if (!g->battle->opens) {
        list_record(h, side);
        list_setout(h, 1);
        list_setout(h, 2);
        SET(g, battle, 0, first, side);
    }
    SET(g, battle, 0, phase, PHASE_INTERVAL);
    cite(h, RULE_M1);
    effect(h, EFFECT_START, side, n > 1 ? n : 1, 0, 0);
}

static void
rule_start(struct hearing *h)
{
    const struct word *n = arg(h, "", "N", NULL);
    if (h->g->battle->phase != PHASE_SETUP) {
        blame(h, (struct blame){.code = FAULT_PHASE_STARTED, .firm = true});
        return;
    }
    if (h->g->rows[T_side] < 2) {
        wrong(h, FAULT_NOT_TWO_SIDES, NULL);
        return;
    }
    if (n && (n->a < 1 || n->a > MOST_MOVES)) {
        blame(h, (struct blame){.code = FAULT_NUMBER_RANGE,
                                .at = n,
                                .have = 1,
                                .need = MOST_MOVES});
        return;
    }
    int32_t side = arg_side(h, arg(h, "", "SIDE", NULL));
    if (side)
        begin(h, side, n ? n->a : 0);
}

/* clang-format off */
static const struct verb rows[] = {
    { .name = "toss", .id = FACT_TOSS,
      .usage = "(country | side | first | defender) [= SIDE]",
      .example = "toss first = red",
      .also = "toss country = blue", .rules = "C1 C2 M1 V3c",
      .summary = "won by a toss",
      .rule = rule_toss, .thrown = toss_thrown,
      .kind = VERB_FACT, .sets = SET_LITTLE_WARS },
    { .name = "roll", .id = FACT_ROLL,
      .usage = "DICE [= N...]", .example = "roll 2d6 = 4 3",
      .also = "roll 1d6 = 5",
      .summary = "dice", .rule = rule_roll, .thrown = roll_thrown,
      .kind = VERB_FACT,
      .sets = SET_BOTH },
    { .name = "handicap", .id = FACT_HANDICAP,
      .usage = "SIDE [N] [BODY]",
      .example = "handicap red 7",
      .also = "handicap red 7 RA", .rules = "F2",
      .summary = "of the twelve men left out, as many as two dice show",
      .rule = rule_handicap, .thrown = handicap_thrown,
      .kind = VERB_FACT, .sets = SET_LITTLE_WARS },
    { .name = "start", .id = FACT_START,
      .usage = "SIDE [N]", .example = "start red",
      .also = "start red 4", .rules = "M1 M2a M2b F1 F3",
      .summary = "set-up ends, that side moves first", .rule = rule_start,
      .kind = VERB_FACT, .sets = SET_LITTLE_WARS, .flags = VERB_TURN },
};
/* clang-format on */

struct verbs
start_verbs(void)
{
    return (struct verbs){rows, sizeof rows / sizeof rows[0]};
}
