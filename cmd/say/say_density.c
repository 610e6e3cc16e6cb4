/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * say_density.c: answers, faults and the state of a battle by the
 * formation-density rules. The lines of answers are a promise, letter for
 * letter; with --quiet there is nothing else.
 */
#include "clock.h"
#include "density.h"
#include "say_in.h"

/* --- names --- */

static void
put_unit(struct text *to, const struct game *g, int32_t unit)
{
    if (unit < 1 || unit > (int32_t)g->rows[T_unit])
        text_str(to, "nobody");
    else
        text_put(to, label_of(g->unit[ROW(unit)].label));
}

/* As it was first typed. */
static void
put_banner(struct text *to, const struct game *g, int32_t side)
{
    if (side < 1 || side > (int32_t)g->rows[T_side])
        text_str(to, "nobody");
    else
        text_put(to, label_of(g->side[ROW(side)].label));
}

static void
put_pair(struct text *to, const char *word, int32_t n)
{
    text_str(to, word);
    text_int(to, n);
}

/* ranks 2/2 out 0 killed 0 density 2 */
static void
put_stand(struct text *to, const struct spoken *s)
{
    static const char *const states[] = {"", " PANICKING", " DESTROYED"};
    text_str(to, "ranks ");
    for (int32_t i = 0; i < s->ranks && i < UNIT_RANKS; i++)
        put_pair(to, i > 0 ? "/" : "", s->rank[i]);
    put_pair(to, " out ", s->out);
    put_pair(to, " killed ", s->killed);
    put_pair(to, " density ", s->density);
    text_str(to, states[s->state]);
}

/* --- the lines --- */

struct telling {
    const struct saying *s;
    const struct game *g;
    const struct spoken *at;
};

static void
say_unit(struct text *to, const struct telling *t)
{
    put_unit(to, t->g, t->at->unit);
    text_str(to, " (");
    put_banner(to, t->g, t->at->side);
    text_str(to, ", ");
    text_str(to, weapon_name(t->g->unit[ROW(t->at->unit)].weapon));
    text_str(to, "): ");
    put_stand(to, t->at);
}

static void
say_contact(struct text *to, const struct telling *t)
{
    text_str(to, "contact: ");
    put_unit(to, t->g, t->at->unit);
    text_char(to, ' ');
    text_str(to, edge_name(t->at->a));
    text_str(to, " - ");
    put_unit(to, t->g, t->at->other);
    text_char(to, ' ');
    text_str(to, edge_name(t->at->b));
}

static void
say_switch(struct text *to, const struct telling *t)
{
    text_str(to, key_info((enum key_id)t->at->a)->name);
    text_str(to, " = ");
    key_write(to, (enum key_id)t->at->a, t->at->b);
}

static void
say_ruled(struct text *to, const struct telling *t)
{
    put_unit(to, t->g, t->at->unit);
    text_str(to, ": density ");
    text_int(to, t->at->a ? t->at->a - 1 : t->at->density);
    text_str(to, t->at->a ? " (by referee)" : " (auto)");
}

static void
say_turn(struct text *to, const struct telling *t)
{
    put_pair(to, "turn ", t->at->a);
}

/* The dice of the line, each with what became of it. */
static void
put_dice(struct text *to, const struct telling *t, bool wall)
{
    struct pieces p = {.line = t->s->line, .name = "D"};
    struct span piece;
    int32_t die = 0;
    for (const char *comma = ""; piece_next(&p, &piece); comma = ", ") {
        if (!span_number(piece, 6, &die))
            continue;
        put_pair(to, comma, die);
        if (wall)
            text_str(to, die < t->at->a ? " parried" : " failed");
        else
            text_str(to, die > t->at->a ? " hit" : " miss");
    }
}

static void
say_strike(struct text *to, const struct telling *t)
{
    const struct spoken *s = t->at;
    int32_t blows = weapon_blows(t->g->unit[ROW(s->unit)].weapon);
    put_unit(to, t->g, s->unit);
    text_str(to, " strikes ");
    put_unit(to, t->g, s->other);
    if (blows > 1) {
        put_pair(to, ", blow ", s->c);
        put_pair(to, " of ", blows);
    }
    put_pair(to, ": needs > ", s->a);
    text_str(to, s->b ? " (enemy density): " : " (own density): ");
    put_dice(to, t, false);
    text_str(to, ": ");
    text_int(to, s->d);
    text_str(to, s->d == 1 ? " hit" : " hits");
}

static void
say_wall(struct text *to, const struct telling *t)
{
    put_unit(to, t->g, t->at->unit);
    put_pair(to, " shield wall: needs < ", t->at->a);
    text_str(to, ": ");
    put_dice(to, t, true);
    put_pair(to, ": ", t->at->b);
    put_pair(to, " of ", t->at->c);
    text_str(to, " stand");
}

static void
put_wasted(struct text *to, int32_t wasted)
{
    if (wasted == 0)
        return;
    put_pair(to, " (", wasted);
    text_str(to, " wasted)");
}

static void
say_loses(struct text *to, const struct telling *t)
{
    put_unit(to, t->g, t->at->unit);
    put_pair(to, " loses ", t->at->a);
    text_str(to, ": ");
    put_stand(to, t->at);
    put_wasted(to, t->at->b);
}

static void
say_owes(struct text *to, const struct telling *t)
{
    put_unit(to, t->g, t->at->unit);
    put_pair(to, " will lose ", t->at->a);
    text_str(to, " when densities are compared");
    put_wasted(to, t->at->b);
}

static void
say_allot(struct text *to, const struct telling *t)
{
    const struct spoken *end = t->g->spoken + t->s->r->to[T_spoken];
    put_pair(to, "allot ", t->at->a);
    text_str(to, " among ");
    for (const struct spoken *a = t->at + 1; a < end && a->kind == SPOKEN_AMONG;
         a++) {
        if (a > t->at + 1)
            text_str(to, ", ");
        put_unit(to, t->g, a->unit);
    }
    text_str(to, " (");
    put_banner(to, t->g, t->at->side);
    text_str(to, " chooses)");
}

static void
say_skip(struct text *to, const struct telling *t)
{
    int32_t blows = weapon_blows(t->g->unit[ROW(t->at->unit)].weapon);
    put_unit(to, t->g, t->at->unit);
    put_pair(to, ": blow ", t->at->a);
    put_pair(to, " of ", blows);
    text_str(to, " not taken");
}

static void
say_pair(struct text *to, const struct telling *t)
{
    const struct spoken *s = t->at;
    put_unit(to, t->g, s->unit);
    put_pair(to, " ", s->a);
    text_str(to, " - ");
    put_unit(to, t->g, s->other);
    put_pair(to, " ", s->b);
    text_str(to, ": ");
    if (s->c == RESULT_TIE) {
        text_str(to, "tie, melee continues next turn");
        return;
    }
    if (s->d) { /* by the greatest of the group */
        put_banner(to, t->g, s->side);
        text_str(to, " wins by ");
        put_unit(to, t->g, s->d);
        return;
    }
    put_unit(to, t->g, s->c == RESULT_WON ? s->unit : s->other);
    text_str(to, " wins");
}

static void
say_must(struct text *to, const struct telling *t)
{
    put_unit(to, t->g, t->at->unit);
    text_str(to, " must retreat");
}

static void
say_retreat(struct text *to, const struct telling *t)
{
    const struct spoken *s = t->at;
    int32_t move = t->g->unit[ROW(s->unit)].move;
    put_unit(to, t->g, s->unit);
    text_str(to, " retreats ");
    text_str(to, path_name(s->a));
    if (s->d)
        put_pair(to, ", die ", s->d);
    else
        text_str(to, ", full move");
    if (!s->d && move)
        put_pair(to, " ", move - 1);
    put_pair(to, ": turn test ", s->b);
    text_str(to, " lost, ");
    if (s->c) {
        put_pair(to, "turn-back test ", s->c - 1);
        text_str(to, " lost: ");
    } else {
        text_str(to, "stays turned: ");
    }
    put_stand(to, s);
}

static void
say_destroyed(struct text *to, const struct telling *t)
{
    put_unit(to, t->g, t->at->unit);
    text_str(to, " is destroyed: no move, the die still counts");
}

static void
say_earns(struct text *to, const struct telling *t)
{
    static const char *const how[] = {" (retreat die)", " (killed)", " (die)"};
    put_banner(to, t->g, t->at->side);
    put_pair(to, " earns ", t->at->a);
    text_str(to, how[t->at->b]);
    put_pair(to, ": purse ", t->at->c);
}

static void
say_sees(struct text *to, const struct telling *t)
{
    put_unit(to, t->g, t->at->unit);
    text_str(to, t->at->a ? ": in sight, " : ": out of sight, ");
    text_int(to, t->at->b);
    text_str(to, " from the fight");
}

static void
say_range(struct text *to, const struct telling *t)
{
    put_unit(to, t->g, t->at->unit);
    text_str(to, " to ");
    put_unit(to, t->g, t->at->other);
    put_pair(to, ": ", t->at->a);
}

static void
say_out(struct text *to, const struct telling *t)
{
    put_unit(to, t->g, t->at->unit);
    put_pair(to, ": ", t->at->a);
    text_str(to, " out of formation: ");
    put_stand(to, t->at);
    put_pair(to, "; purse ", t->at->c);
}

static void
say_pays(struct text *to, const struct telling *t)
{
    put_banner(to, t->g, t->at->side);
    put_pair(to, " pays ", t->at->a);
    text_str(to, t->at->b ? " (panicking: free)" : "");
    put_pair(to, ": purse ", t->at->c);
}

static void
say_orders(struct text *to, const struct telling *t)
{
    if (t->at->b == FREE_OWNER)
        put_banner(to, t->g, t->at->side);
    else
        put_unit(to, t->g, t->at->unit);
    text_str(to, t->at->b == FREE_OWNER ? " orders it (panicking: free)"
                                        : " goes by itself (panicking: free)");
}

static void
say_attack(struct text *to, const struct telling *t)
{
    put_unit(to, t->g, t->at->unit);
    text_str(to, " must attack ");
    put_unit(to, t->g, t->at->other);
    text_str(to, "; ");
    put_banner(to, t->g, t->at->side);
    put_pair(to, " pays ", t->at->a);
    put_pair(to, ": purse ", t->at->c);
}

static void
say_unspent(struct text *to, const struct telling *t)
{
    put_banner(to, t->g, t->at->side);
    put_pair(to, ": ", t->at->a);
    text_str(to, " unspent, ");
    key_write(to, KEY_UNSPENT, t->at->b);
}

static void
say_dense(struct text *to, const struct telling *t)
{
    put_pair(to, "no die beats density ", t->at->density);
    text_str(to, ": short spears miss it, and its swords miss");
}

static void
say_cheaper(struct text *to, const struct telling *t)
{
    put_pair(to, "1 point on a warrior first, then the retreat for ",
             t->at->a - 1);
    text_str(to, ", costs the same and does more");
}

static void
say_nobody(struct text *to, const struct telling *t)
{
    (void)t;
    text_str(to, "nobody of either is in formation to strike: it is over");
}

static void (*const lines[SPOKENS])(struct text *to,
                                    const struct telling *t) = {
    [SPOKEN_UNIT] = say_unit,
    [SPOKEN_CONTACT] = say_contact,
    [SPOKEN_SWITCH] = say_switch,
    [SPOKEN_RULED] = say_ruled,
    [SPOKEN_TURN] = say_turn,
    [SPOKEN_STRIKE] = say_strike,
    [SPOKEN_WALL] = say_wall,
    [SPOKEN_LOSES] = say_loses,
    [SPOKEN_OWES] = say_owes,
    [SPOKEN_ALLOT] = say_allot,
    [SPOKEN_SKIP] = say_skip,
    [SPOKEN_PAIR] = say_pair,
    [SPOKEN_MUST] = say_must,
    [SPOKEN_RETREAT] = say_retreat,
    [SPOKEN_DESTROYED] = say_destroyed,
    [SPOKEN_EARNS] = say_earns,
    [SPOKEN_SEES] = say_sees,
    [SPOKEN_RANGE] = say_range,
    [SPOKEN_OUT] = say_out,
    [SPOKEN_PAYS] = say_pays,
    [SPOKEN_ORDERS] = say_orders,
    [SPOKEN_ATTACK] = say_attack,
    [SPOKEN_UNSPENT] = say_unspent,
    [SPOKEN_DENSE] = say_dense,
    [SPOKEN_CHEAPER] = say_cheaper,
    [SPOKEN_NOBODY] = say_nobody,
};

bool
density_says(const struct saying *s)
{
    const struct verb *v = s->line->verb;
    return v && v->kind == VERB_FACT && v->sets == SET_DENSITY;
}

/* The next line of a ruling from row *i on, hints too where they are wanted;
 * NULL: no more. */
static const struct spoken *
next_line(const struct saying *s, uint32_t *i)
{
    const struct game *g = &s->h->game;
    uint32_t end = s->r->to[T_spoken];
    end = end < g->rows[T_spoken] ? end : g->rows[T_spoken];
    while (*i < end) {
        const struct spoken *at = &g->spoken[(*i)++];
        bool hint = at->kind >= SPOKEN_HINTS;
        if (at->kind > SPOKEN_NONE && at->kind < SPOKENS && lines[at->kind] &&
            (!hint || (s->hints && !s->quiet)))
            return at;
    }
    return NULL;
}

static void
put_spoken(struct text *to, const struct saying *s, const struct spoken *at)
{
    const struct telling t = {s, &s->h->game, at};
    lines[at->kind](to, &t);
}

void
density_first(struct text *to, const struct saying *s)
{
    uint32_t i = s->r->from[T_spoken];
    const struct spoken *at = next_line(s, &i);
    if (at)
        put_spoken(to, s, at);
    else
        put_line(to, s->line);
}

void
density_rest(struct text *to, const struct saying *s)
{
    uint32_t i = s->r->from[T_spoken];
    const struct spoken *at;
    next_line(s, &i);
    while ((at = next_line(s, &i)) != NULL) {
        text_str(to, s->quiet ? "" : "    ");
        put_spoken(to, s, at);
        text_char(to, '\n');
    }
}

/* --- faults --- */

bool
density_fault(const struct fault *why)
{
    return why->code >= FAULT_D_COMMAND && why->code <= FAULT_D_NOT_NEAREST;
}

static void
put_letter(struct text *to, const struct game *g, const struct fault *why,
           char letter)
{
    switch (letter) {
    case 'w':
        text_safe(to, why->word);
        break;
    case 'h':
        text_int(to, why->have);
        break;
    case 'n':
        text_int(to, why->need);
        break;
    case 'k':
        text_str(to, noun_name(why->subject));
        break;
    case 'K':
        text_str(to, key_info((enum key_id)(why->subject % KEYS))->name);
        break;
    case 'U':
        put_unit(to, g, why->subject);
        break;
    case 'V':
        put_unit(to, g, why->other);
        break;
    case 'S':
        put_banner(to, g, why->have);
        break;
    default:
        break;
    }
}

void
density_fault_words(struct text *to, const struct game *g,
                    const struct fault *why)
{
    const char *p = fault_words((enum fault_code)why->code);
    for (; *p; p++) {
        if (*p != '%' || !p[1])
            text_char(to, *p);
        else
            put_letter(to, g, why, *++p);
    }
}

/* --- the prompt and the status --- */

static bool
put_pending(struct text *to, const struct game *g)
{
    for (uint32_t i = 0; i < g->rows[T_fight]; i++) {
        const struct fight *f = &g->fight[i];
        if (f->pending == PENDING_NONE)
            continue;
        text_str(to, f->pending == PENDING_WALL ? "wall of " : "losses by ");
        put_unit(to, g, f->pending == PENDING_WALL ? f->target : f->striker);
        text_char(to, '?');
        return true;
    }
    for (uint32_t i = 0; i < g->rows[T_beaten]; i++) {
        if (g->beaten[i].state != BEATEN_DUE)
            continue;
        put_unit(to, g, g->beaten[i].unit);
        text_str(to, " retreats?");
        return true;
    }
    return false;
}

void
density_prompt(struct text *to, const struct game *g, int64_t at_ms)
{
    bool limited;
    int64_t left = clock_left_ms(g, at_ms, &limited);
    if (!put_pending(to, g)) {
        if (g->battle->seq == 0)
            text_str(to, "setup");
        else
            put_pair(to, "turn ", g->battle->seq);
    }
    put_standstill(to, g);
    if (limited) {
        text_str(to, g->clock->paused ? " " : "  ");
        say_clock(to, left);
    }
}

void
density_state(struct text *to, const struct game *g, int32_t unit)
{
    const struct spoken s = spoken_of(g, SPOKEN_UNIT, unit);
    put_unit(to, g, unit);
    text_str(to, ": ");
    put_stand(to, &s);
    text_char(to, '\n');
}

static void
put_fight(struct text *to, const struct game *g, int32_t fight)
{
    static const char *const phases[] = {"",
                                         " is open",
                                         " waits for its retreats",
                                         " spends its points",
                                         " has kept points",
                                         ""};
    const struct fight *f = &g->fight[ROW(fight)];
    if (f->phase == FIGHT_NONE || f->phase == FIGHT_CLOSED)
        return;
    text_str(to, "    the fight of ");
    put_unit(to, g, fight_first(g, fight));
    text_str(to, phases[f->phase]);
    for (int32_t side = 1; side <= 2; side++) {
        if (!f->won[ROW(side)])
            continue;
        text_str(to, ", ");
        put_banner(to, g, side);
        put_pair(to, " holds ", f->purse[ROW(side)]);
    }
    text_str(to, ".\n");
}

void
density_status(struct text *to, const struct history *h)
{
    const struct game *g = &h->game;
    const struct entry *e = history_entry(h, h->n);
    if (g->battle->seq == 0)
        text_str(to, "Setting up");
    else
        put_pair(to, "Turn ", g->battle->seq);
    text_str(to, ".\n");
    for (int32_t u = 1; u <= (int32_t)g->rows[T_unit]; u++) {
        text_str(to, "    ");
        density_state(to, g, u);
    }
    for (int32_t f = 1; f <= (int32_t)g->rows[T_fight]; f++)
        put_fight(to, g, f);
    if (!e)
        return;
    text_str(to, "    last: ");
    put_entry(to, h, e);
    text_char(to, '\n');
}
