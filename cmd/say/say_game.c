/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * say_game.c: the games in words: what was set up and what is irregular in it,
 * men at the enemy's back line, what is decided and why, and what follows.
 */
#include "games.h"
#include "say_in.h"

/* What a sentence is made from. */
struct telling {
    const struct saying *s;
    const struct game *g;
    const struct effect *e;
};

typedef void told(struct text *to, const struct telling *t);

static void
put_rule(struct text *to, int rule)
{
    text_str(to, " [");
    text_str(to, rule_name(rule));
    text_char(to, ']');
}

/* --- the game --- */

static const char *const games[] = {"Fight to the Finish", "Blow at the Rear",
                                    "Defensive Game", "a game of your own"};

static void
put_part(struct text *to, enum part p)
{
    if (p == PART_ALL)
        return;
    text_str(to, p == PART_MIDDLE ? ", the middle half" : ", the ");
    if (p != PART_MIDDLE) {
        text_str(to, part_name(p));
        text_str(to, " half");
    }
    text_str(to, " of the line");
}

static void
tell_game(struct text *to, const struct telling *t)
{
    const struct effect *e = t->e;
    text_str(to, "The game: ");
    text_str(to, games[e->a & 3]);
    if (e->a == GAME_REAR)
        put_part(to, (enum part)e->c);
    if (e->a == GAME_DEFENCE && e->b) {
        text_str(to, ", ");
        say_side(to, t->g, e->b);
        text_str(to, " defends");
    }
    text_char(to, '.');
}

/* The words of the line that chose their own game. */
static void
put_own(struct text *to, const struct history *h)
{
    const struct game *g = &h->game;
    struct word word[LINE_WORDS];
    struct line l = {.word = word};
    for (uint32_t i = g->rows[T_name]; i-- > 0;) {
        const struct name *n = &g->name[i];
        if (n->table != T_battle || n->nth != 1)
            continue;
        if (history_fact(h, n->entry, &l))
            text_safe(to, line_text(&l));
        return;
    }
}

void
say_game(struct text *to, const struct history *h)
{
    const struct battle *b = h->game.battle;
    if (b->kind == GAME_OWN) {
        put_own(to, h);
        return;
    }
    text_str(to, games[b->kind & 3]);
    if (b->kind == GAME_REAR)
        put_part(to, rear_part(&h->game));
    if (b->kind == GAME_DEFENCE && b->defender) {
        text_str(to, ", ");
        say_side(to, &h->game, b->defender);
        text_str(to, " defends");
    }
}

/* --- setting up --- */

static void
tell_toss(struct text *to, const struct telling *t)
{
    static const char *const won[] = {
        " wins the toss and arranges the Country.",
        " wins the toss and chooses its side.",
        " wins the toss and moves first.", " wins the toss and defends."};
    say_side(to, t->g, t->e->b);
    text_str(to, won[t->e->a & 3]);
}

static void
tell_handicap(struct text *to, const struct telling *t)
{
    const struct effect *e = t->e;
    say_side(to, t->g, e->a);
    text_str(to, " takes in ");
    text_int(to, e->b);
    text_str(to, " of the ");
    text_int(to, e->c);
    text_str(to, " left out: ");
    say_body(to, t->g, e->d);
    text_str(to, " has ");
    text_count(to, t->g->body[ROW(e->d)].mustered, "man.", "men.");
}

static void
tell_start(struct text *to, const struct telling *t)
{
    text_str(to, "The battle starts: ");
    if (t->e->b > 1) {
        put_owner(to, t->g, t->e->a);
        text_str(to, " move ");
        text_int(to, t->e->b);
        text_str(to, " comes next.");
    } else {
        say_side(to, t->g, t->e->a);
        text_str(to, " moves first.");
    }
}

/* "40 men against 30" */
static void
put_against(struct text *to, int32_t a, int32_t b, const char *what)
{
    text_int(to, a);
    text_str(to, what);
    text_str(to, " against ");
    text_int(to, b);
}

static void
put_side_has(struct text *to, const struct telling *t, const char *verb)
{
    say_side(to, t->g, t->e->b);
    text_str(to, verb);
}

static void
irregular_force(struct text *to, const struct telling *t)
{
    const struct effect *e = t->e;
    switch (e->a) {
    case IRREGULAR_NO_MEN:
        put_side_has(to, t, " has no men");
        break;
    case IRREGULAR_MEN:
        put_against(to, e->b, e->c, e->b == 1 ? " man" : " men");
        break;
    case IRREGULAR_GUNS:
        put_against(to, e->b, e->c, e->b == 1 ? " gun" : " guns");
        break;
    case IRREGULAR_ARMS:
        put_against(to, e->b, e->c, e->d == ARM_CAV ? " horse" : " foot");
        text_str(to, ", not alike");
        break;
    case IRREGULAR_MANY_GUNS:
        put_side_has(to, t, " has ");
        text_count(to, e->c, "gun", "guns");
        text_str(to, " for ");
        text_count(to, e->d, "man", "men");
        break;
    case IRREGULAR_FEW:
        put_side_has(to, t, " has ");
        text_int(to, e->c);
        text_str(to, ", and ");
        text_int(to, e->d);
        text_str(to, " a side are the fewest to play with");
        break;
    default:
        put_side_has(to, t, " took in none of those left out");
    }
}

/* "Blue has 3 men within a move of the middle line" */
static void
put_setout(struct text *to, const struct telling *t)
{
    const struct game *g = t->g;
    bool defends = t->e->b == g->battle->defender;
    int32_t far =
        key(g, defends ? KEY_DEFENCE_MIDDLE_CLEAR : KEY_DEFENCE_SETOUT);
    put_side_has(to, t, " has ");
    text_count(to, t->e->c, "man", "men");
    text_str(to, defends ? " within " : " more than ");
    if (far == KEY_WORD)
        text_str(to, "a move");
    else
        say_length(to, g, far);
    text_str(to, defends ? " of the middle line" : " before its back line");
}

static void
irregular_play(struct text *to, const struct telling *t)
{
    const struct effect *e = t->e;
    switch (e->a) {
    case IRREGULAR_FIRST:
        text_str(to, "the toss gave the first move to ");
        put_side_has(to, t, ", and ");
        say_side(to, t->g, e->c);
        text_str(to, " begins");
        break;
    case IRREGULAR_ROLE:
        put_side_has(to, t, " ought to move first, and ");
        say_side(to, t->g, e->c);
        text_str(to, " begins");
        break;
    case IRREGULAR_RATIO:
        put_against(to, e->b, e->c, " defenders");
        text_str(to, ": ");
        text_int(to, e->d);
        text_str(to, " would be right");
        break;
    case IRREGULAR_NO_DEFENDER:
        text_str(to, "nobody was said to defend: ");
        put_side_has(to, t, " does");
        break;
    case IRREGULAR_SETOUT:
        put_setout(to, t);
        break;
    case IRREGULAR_BACK:
        text_str(to, "both sides have the same back line");
        break;
    case IRREGULAR_FIELD:
        text_str(to, "the field has not been measured");
        break;
    default:
        text_str(to, "nobody tossed for the first move");
    }
}

static void
tell_irregular(struct text *to, const struct telling *t)
{
    text_str(to, "irregular: ");
    switch (t->e->a) {
    case IRREGULAR_NO_MEN:
    case IRREGULAR_MEN:
    case IRREGULAR_GUNS:
    case IRREGULAR_ARMS:
    case IRREGULAR_MANY_GUNS:
    case IRREGULAR_FEW:
    case IRREGULAR_DICE:
        irregular_force(to, t);
        break;
    default:
        irregular_play(to, t);
    }
    text_char(to, '.');
}

/* --- decided --- */

/* " at Blue's back line", or over it where it must be crossed. */
static void
put_at_line(struct text *to, const struct game *g, int32_t side)
{
    text_str(to, key(g, KEY_REAR_LINE) == REAR_CROSS ? " over " : " at ");
    put_owner(to, g, other_side(side));
    text_str(to, " back line");
}

static void
tell_reached(struct text *to, const struct telling *t)
{
    const struct effect *e = t->e;
    put_some(to, t->g, e->b, e->a);
    put_at_line(to, t->g, e->a);
    if (e->c == 0 && t->g->battle->phase == PHASE_SETUP) {
        text_char(to, '.');
        return;
    }
    if (e->c == 0) {
        text_str(to, ", which does not decide this game.");
        return;
    }
    text_str(to, "; ");
    text_int(to, e->c);
    text_str(to, e->b < e->c ? " would decide it."
                             : " decide it when the melees are settled.");
}

static void
put_alive(struct text *to, const struct game *g, int32_t side)
{
    say_side(to, g, side);
    text_str(to, " has ");
    text_int(to, side_alive(g, side));
}

static void
why_finish(struct text *to, const struct game *g, int32_t won)
{
    if (won == WINS_DRAWN) {
        put_alive(to, g, 1);
        text_str(to, " left, ");
        put_alive(to, g, 2);
        return;
    }
    int32_t loser = other_side(won);
    say_side(to, g, loser);
    text_str(to, side_alive(g, loser) == 0 ? " has nobody left"
                                           : " has nobody fit on the field");
}

static void
why_defence(struct text *to, const struct game *g, int32_t won)
{
    int32_t side = attacker(g);
    if (won == side) {
        put_some(to, g, rear_count(g, side), side);
        put_at_line(to, g, side);
        return;
    }
    say_side(to, g, side);
    text_str(to, " has ");
    text_int(to, g->side[ROW(side)].count[MAN_FIT]);
    text_str(to, " fit, and a quarter is ");
    text_int(to, defence_quarter(g));
}

static void
put_finish(struct text *to, const struct game *g, int32_t won)
{
    text_str(to, "; finish ");
    if (won == WINS_DRAWN)
        text_str(to, "drawn");
    else
        text_safe(to, label_of(g->side[ROW(won)].label));
    text_str(to, " when you agree.");
}

static void
put_moves(struct text *to, int32_t moves)
{
    text_count(to, moves, "move", "moves");
}

static void
tell_decided(struct text *to, const struct telling *t)
{
    const struct game *g = t->g;
    int32_t won = t->e->a, loser = won == WINS_DRAWN ? 0 : other_side(won);
    if (g->rows[T_side] < 2)
        return;
    if (g->battle->kind == GAME_REAR) {
        put_some(to, g, rear_count(g, won), won);
        put_at_line(to, g, won);
    } else if (g->battle->kind == GAME_DEFENCE) {
        why_defence(to, g, won);
    } else {
        why_finish(to, g, won);
    }
    text_str(to, won == WINS_DRAWN ? ": decided, a draw" : ": decided for ");
    if (won != WINS_DRAWN)
        say_side(to, g, won);
    put_rule(to, t->e->b);
    if (g->battle->kind == GAME_REAR && key(g, KEY_REAR_RETREAT_MOVES) > 0) {
        text_str(to, "; ");
        say_side(to, g, loser);
        text_str(to, " has ");
        put_moves(to, key(g, KEY_REAR_RETREAT_MOVES));
        text_str(to, " to go back over its line");
    }
    put_finish(to, g, won);
}

void
put_decided(struct text *to, const struct game *g)
{
    const struct battle *b = g->battle;
    int32_t begun = retreat_begun(g), moves = key(g, KEY_REAR_RETREAT_MOVES);
    text_str(to, b->decided == WINS_DRAWN ? "decided, a draw" : "decided for ");
    if (b->decided != WINS_DRAWN)
        say_side(to, g, b->decided);
    put_rule(to, b->decided_rule);
    if (begun >= 0 && !b->capitulated) {
        text_str(to, "; ");
        put_owner(to, g, other_side(b->decided));
        text_str(to, " retreat: ");
        text_int(to, begun < moves ? begun : moves);
        text_str(to, " of ");
        put_moves(to, moves);
    }
    put_finish(to, g, b->decided);
}

static void
tell_finish(struct text *to, const struct telling *t)
{
    if (t->e->a == OUTCOME_WON) {
        say_side(to, t->g, t->e->b);
        text_str(to, " wins: ");
    } else {
        text_str(to, t->e->a == OUTCOME_DRAWN ? "A draw: " : "Undecided: ");
    }
    put_scores(to, t->g);
    text_char(to, '.');
}

/* --- news --- */

static void
news_capitulated(struct text *to, const struct telling *t)
{
    const struct effect *e = t->e;
    put_owner(to, t->g, e->b);
    text_str(to, " retreat is over: ");
    if (e->c == 0 && e->d == 0) {
        text_str(to, "nothing of it is left on the field.");
        return;
    }
    if (e->c > 0)
        text_count(to, e->c, "man", "men");
    text_str(to, e->c > 0 && e->d > 0 ? " and " : "");
    if (e->d > 0)
        text_count(to, e->d, "gun", "guns");
    text_str(to, e->c + e->d == 1 ? " left on the field capitulates."
                                  : " left on the field capitulate.");
}

static void
news_unserved(struct text *to, const struct telling *t)
{
    const struct effect *e = t->e;
    say_gun(to, t->g, e->b);
    text_str(to, " has ");
    if (e->c == 0)
        text_str(to, "nobody");
    else
        text_int(to, e->c);
    text_str(to, " to serve it. If ");
    say_side(to, t->g, e->d);
    text_str(to, " could take it in one move: gun ");
    say_gun(to, t->g, e->b);
    text_str(to, " takeable ");
    text_safe(to, label_of(t->g->side[ROW(e->d)].label));
}

static void
news_set_out(struct text *to, const struct telling *t)
{
    int32_t side = t->e->b;
    if (side == 0) {
        text_str(to, "Who defends is tossed for when the Country is made: "
                     "toss defender");
        return;
    }
    say_side(to, t->g, side);
    text_str(to, " sets out anywhere on its side, not within a move of the "
                 "middle line; ");
    say_side(to, t->g, other_side(side));
    text_str(to, " a move from its back line, and moves first.");
}

static void
news_retreat(struct text *to, const struct telling *t)
{
    put_owner(to, t->g, t->e->b);
    text_str(to, " retreat: move ");
    text_int(to, t->e->c);
    text_str(to, " of ");
    text_int(to, t->e->d);
    text_char(to, '.');
}

static void
news_otherwise(struct text *to, const struct telling *t)
{
    text_str(to, "The rules had it ");
    text_str(to, t->e->b == 3 ? "drawn" : "for ");
    if (t->e->b != 3)
        say_side(to, t->g, t->e->b);
    put_rule(to, t->e->c);
    text_char(to, '.');
}

/* C2, M2a to M2c: who does what next, where hints are wanted. */
static void
news_advice(struct text *to, const struct telling *t)
{
    int32_t side = t->e->b;
    if (!t->s->hints)
        return;
    say_side(to, t->g, side);
    if (t->e->a == NEWS_CHOOSES) {
        text_str(to, " chooses the side it plays from.");
        return;
    }
    text_str(to, key(t->g, KEY_DEPLOY_LINE)
                     ? " sets out first, on or behind its line, then "
                     : " sets out first, on, before or behind its line, then ");
    say_side(to, t->g, other_side(side));
    text_str(to, "; with a curtain both at once.");
}

static void
tell_news(struct text *to, const struct telling *t)
{
    switch ((enum news)t->e->a) {
    case NEWS_OPEN_AGAIN:
        text_str(to, "The battle is open again.");
        break;
    case NEWS_RETREAT:
        news_retreat(to, t);
        break;
    case NEWS_CAPITULATED:
        news_capitulated(to, t);
        break;
    case NEWS_OTHERWISE:
        news_otherwise(to, t);
        break;
    case NEWS_UNSERVED:
        news_unserved(to, t);
        break;
    case NEWS_SET_OUT:
        news_set_out(to, t);
        break;
    case NEWS_CHOOSES:
    case NEWS_PUT_DOWN:
        news_advice(to, t);
        break;
    }
}

void
game_effect_say(struct text *to, const struct saying *s, const struct effect *e)
{
    static const struct {
        uint16_t kind;
        told *tell;
    } sentences[] = {
        {EFFECT_GAME,      tell_game     },
        {EFFECT_TOSS,      tell_toss     },
        {EFFECT_HANDICAP,  tell_handicap },
        {EFFECT_START,     tell_start    },
        {EFFECT_IRREGULAR, tell_irregular},
        {EFFECT_REACHED,   tell_reached  },
        {EFFECT_DECIDED,   tell_decided  },
        {EFFECT_FINISH,    tell_finish   },
        {EFFECT_GAME_NEWS, tell_news     },
    };
    const struct telling t = {s, &s->h->game, e};
    for (size_t i = 0; i < sizeof sentences / sizeof sentences[0]; i++)
        if (sentences[i].kind == e->kind)
            sentences[i].tell(to, &t);
}
