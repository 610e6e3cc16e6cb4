/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * say_player.c: who plays: the players of a side by name, who leads it now,
 * and who commands which body.
 *
 * The players of a side are numbered as they were named (game.h, name). Those
 * of its `side` line lead it together until somebody takes it over; a body has
 * a commander of its own where one was named.
 */
#include "say_in.h"

#include "facts.h"

#include <string.h>

/* The entry that named him, or 0. */
static int32_t
named_in(const struct game *g, int32_t side, int32_t nth)
{
    for (uint32_t i = g->rows[T_name]; i-- > 0;) {
        const struct name *n = &g->name[i];
        if (n->table == T_side && n->row == ROW(side) && n->nth == nth)
            return n->entry;
    }
    return 0;
}

bool
say_player(struct text *to, const struct history *h, int32_t side, int32_t nth)
{
    struct word word[LINE_WORDS];
    struct line l = {.word = word};
    char at[LINE_MAX_BYTES];
    struct text t;
    int32_t entry = nth > 0 ? named_in(&h->game, side, nth) : 0, k = 0;
    if (!entry || !history_fact(h, entry, &l))
        return false;
    bool alone = verb_is(l.verb, FACT_PLAYER);
    text_init(&t, at, sizeof at);
    for (uint32_t i = 0; i < l.n; i++) {
        if (!span_is(l.word[i].name, "PLAYER") || (!alone && ++k != nth))
            continue;
        word_text(&t, &l.word[i]);
        text_safe(to, text_span(&t));
        return true;
    }
    return false;
}

/* How many bytes of the text are his name, as a whole word or words; 0: it
 * does not begin with it. */
static uint32_t
begins_with(const struct history *h, int32_t side, int32_t nth,
            struct span text)
{
    char at[LINE_MAX_BYTES];
    struct text name;
    text_init(&name, at, sizeof at);
    say_player(&name, h, side, nth);
    uint32_t n = name.n;
    if (n == 0 || n > text.n ||
        !span_same(span_cut(text, 0, n), text_span(&name)))
        return 0;
    return n == text.n || strchr(" :,", text.at[n]) ? n : 0;
}

int32_t
say_named(const struct history *h, struct span text, int32_t *nth,
          struct span *rest)
{
    uint32_t longest = 0;
    int32_t found = 0;
    for (int32_t side = 1; side <= (int32_t)h->game.rows[T_side]; side++) {
        for (int32_t k = 1; named_in(&h->game, side, k); k++) {
            uint32_t n = begins_with(h, side, k, text);
            if (n == 0 || n < longest)
                continue;
            found = n == longest && found != side ? 0 : side;
            longest = n;
            *nth = k;
        }
    }
    while (longest < text.n && strchr(" :,", text.at[longest]))
        longest++;
    *rest = found ? span_from(text, longest) : text;
    return found;
}

/* The last of those the side's own line named. */
static int32_t
first_players(const struct history *h, int32_t side)
{
    struct word word[LINE_WORDS];
    struct line l = {.word = word};
    int32_t n = 0, entry = named_in(&h->game, side, 1);
    if (!entry || !history_fact(h, entry, &l) || !verb_is(l.verb, FACT_SIDE))
        return 0;
    while (named_in(&h->game, side, n + 1) == entry)
        n++;
    return n;
}

static void
leaders(const struct history *h, int32_t side, int32_t *from, int32_t *to)
{
    int32_t lead = h->game.side[ROW(side)].lead;
    *from = lead ? lead : 1;
    *to = lead ? lead : first_players(h, side);
}

bool
say_has_leader(const struct history *h, int32_t side)
{
    int32_t from, to;
    leaders(h, side, &from, &to);
    return to >= from;
}

void
say_leaders(struct text *to, const struct history *h, int32_t side)
{
    int32_t from, last;
    leaders(h, side, &from, &last);
    for (int32_t nth = from; nth <= last; nth++) {
        if (nth > from)
            text_str(to, nth == last ? " and " : ", ");
        say_player(to, h, side, nth);
    }
}

bool
say_several(const struct history *h, int32_t side)
{
    const struct game *g = &h->game;
    int32_t from, to;
    leaders(h, side, &from, &to);
    for (uint32_t i = 0; i < g->rows[T_body]; i++)
        if (g->body[i].side == side && g->body[i].player)
            return true;
    return to > from;
}

/* A body that has joined another is none any more. */
static bool
is_his(const struct game *g, uint32_t body, int32_t side, int32_t nth)
{
    const struct body *b = &g->body[body];
    bool any = b->mustered > 0;
    for (uint32_t i = 0; i < g->rows[T_man] && !any; i++)
        any = g->man[i].body == REF((int32_t)body);
    return any && b->side == side && b->player == nth;
}

/* Bodies of that commander: "RA, RC". */
static void
put_bodies(struct text *to, const struct game *g, int32_t side, int32_t nth)
{
    bool any = false;
    for (uint32_t i = 0; i < g->rows[T_body]; i++) {
        if (!is_his(g, i, side, nth))
            continue;
        text_str(to, any ? ", " : "");
        say_body(to, g, REF((int32_t)i));
        any = true;
    }
}

static bool
commands(const struct game *g, int32_t side, int32_t nth)
{
    for (uint32_t i = 0; i < g->rows[T_body]; i++)
        if (is_his(g, i, side, nth))
            return true;
    return false;
}

void
say_command(struct text *to, const struct history *h, int32_t side)
{
    const struct game *g = &h->game;
    bool any = say_has_leader(h, side);
    say_leaders(to, h, side);
    for (int32_t nth = 1; named_in(g, side, nth); nth++) {
        if (!commands(g, side, nth))
            continue;
        text_str(to, any ? "; " : "");
        say_player(to, h, side, nth);
        text_str(to, " with ");
        put_bodies(to, g, side, nth);
        any = true;
    }
}
