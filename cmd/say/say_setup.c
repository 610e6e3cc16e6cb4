/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * say_setup.c: the first lines of setting up: sides, players, forces, tosses.
 */
#include "say_first.h"

void
first_battle(struct text *to, const struct telling *t)
{
    told_text(to, "The battle: ", told_word(t, "", "TITLE"));
    told_text(to, ", at ", told_word(t, "at", "NAME"));
    told_text(to, ", on ", told_word(t, "on", "DATE"));
    text_char(to, '.');
}

static void
put_players(struct text *to, const struct telling *t)
{
    bool any = false;
    for (uint32_t i = 0; i < t->l->n; i++) {
        const struct word *w = &t->l->word[i];
        if (!span_is(w->name, "PLAYER"))
            continue;
        told_text(to, any ? ", " : ", led by ", w);
        any = true;
    }
}

void
first_side(struct text *to, const struct telling *t)
{
    int32_t side = told_side(t, told_word(t, "", "SIDE"));
    say_side(to, t->g, side);
    told_text(to, ", ", told_word(t, "", "TEXT"));
    put_players(to, t);
    if (!side)
        return;
    const struct side *row = &t->g->side[ROW(side)];
    text_str(to, row->back == BACK_NORTH ? ": back line north, letter "
                                         : ": back line south, letter ");
    text_char(to, (char)row->letter);
    text_char(to, '.');
}

/* Whether a body has been named in the words from..at. */
static bool
named_before(const struct game *g, const struct word *from,
             const struct word *at)
{
    for (; from < at; from++)
        if (body_find(g, from->label) == body_find(g, at->label))
            return true;
    return false;
}

void
first_player(struct text *to, const struct telling *t)
{
    const struct word *w = told_word(t, "", "LABEL");
    const struct word *end = t->l->word + t->l->n;
    told_text(to, "", told_word(t, "", "PLAYER"));
    if (!w || body_find(t->g, w->label) < 0) {
        text_str(to, " takes over ");
        say_side(to, t->g, told_side(t, w));
        text_char(to, '.');
        return;
    }
    text_str(to, " commands ");
    for (const struct word *k = w; k < end && span_is(k->name, "LABEL"); k++) {
        if (named_before(t->g, w, k))
            continue;
        text_str(to, k > w ? ", " : "");
        say_body(to, t->g, REF(body_find(t->g, k->label)));
    }
    text_char(to, '.');
}

/* Of several players a side: who has what. */
void
put_command(struct text *to, const struct telling *t, int32_t side)
{
    char at[SAY_BYTES];
    struct text line;
    if (!side || !say_several(t->s->h, side))
        return;
    text_init(&line, at, sizeof at);
    put_owner(&line, t->g, side);
    text_str(&line, " players: ");
    say_command(&line, t->s->h, side);
    text_char(&line, '.');
    put_lines(to, text_span(&line));
}

void
rest_player(struct text *to, const struct telling *t)
{
    const struct word *w = told_word(t, "", "LABEL");
    int32_t body = w ? REF(body_find(t->g, w->label)) : 0;
    put_command(to, t, body ? t->g->body[ROW(body)].side : told_side(t, w));
}

void
first_edition(struct text *to, const struct telling *t)
{
    told_effect(to, t, EFFECT_EDITION);
}

void
first_set(struct text *to, const struct telling *t)
{
    told_effect(to, t, EFFECT_VALUE);
}

void
first_game(struct text *to, const struct telling *t)
{
    told_effect(to, t, EFFECT_GAME);
}

/* The words of their own game, whole. */
void
rest_game(struct text *to, const struct telling *t)
{
    char at[LINE_MAX_BYTES];
    struct text words;
    text_init(&words, at, sizeof at);
    told_text(&words, "", told_word(t, "own", "TEXT"));
    put_lines(to, text_span(&words));
}

/* 4 guns (RG1 to RG4) */
static void
put_new_guns(struct text *to, const struct telling *t)
{
    int32_t from = (int32_t)t->r->from[T_gun], end = (int32_t)t->r->to[T_gun];
    text_count(to, end - from, "gun", "guns");
    text_str(to, " (");
    say_gun(to, t->g, REF(from));
    if (end - from > 1) {
        text_str(to, " to ");
        say_gun(to, t->g, end);
    }
    text_char(to, ')');
}

void
first_force(struct text *to, const struct telling *t)
{
    const char *before = ": ";
    say_side(to, t->g, told_side(t, told_word(t, "", "SIDE")));
    for (uint32_t i = t->r->from[T_body]; i < t->r->to[T_body]; i++) {
        const struct body *b = &t->g->body[i];
        text_str(to, before);
        text_int(to, b->mustered);
        text_str(to, b->arm == ARM_CAV ? " horse (" : " foot (");
        say_body(to, t->g, REF((int32_t)i));
        text_char(to, ')');
        before = ", ";
    }
    if (t->r->to[T_gun] > t->r->from[T_gun]) {
        text_str(to, before);
        put_new_guns(to, t);
    }
    text_char(to, '.');
}

void
first_body(struct text *to, const struct telling *t)
{
    int32_t row = (int32_t)t->r->from[T_body];
    if (row >= (int32_t)t->g->rows[T_body])
        return;
    const struct body *b = &t->g->body[row];
    bool horse = b->arm == ARM_CAV;
    say_body(to, t->g, REF(row));
    text_str(to, ": ");
    say_men(to, t->g, b->side, horse ? 0 : b->mustered,
            horse ? b->mustered : 0);
    told_text(to, ", ", told_word(t, "", "TEXT"));
    text_char(to, '.');
}

void
first_gun(struct text *to, const struct telling *t)
{
    const struct word *held = told_word(t, "held", "SIDE");
    const struct word *take = told_word(t, "takeable", "SIDE");
    int32_t gun = told_gun(t, told_word(t, "", "GUN"));
    say_gun(to, t->g, gun);
    bool born = t->r->to[T_gun] > t->r->from[T_gun];
    if (born && (held || take)) {
        text_str(to, ": a gun of ");
        say_side(to, t->g, t->g->gun[ROW(gun)].side);
        text_char(to, ',');
    }
    if (held) {
        text_str(to, born ? " held by " : " is held by ");
        say_side(to, t->g, told_side(t, held));
    } else if (take || line_has(t->l, "none")) {
        text_str(to, born ? " in a position to be taken by "
                          : " is in a position to be taken by ");
        say_side(to, t->g, told_side(t, take));
    } else if (gun) {
        text_str(to, ": a gun of ");
        say_side(to, t->g, t->g->gun[ROW(gun)].side);
        told_text(to, ", ", told_word(t, "", "TEXT"));
    }
    text_char(to, '.');
}

static int32_t
men_in(const struct game *g, int32_t body)
{
    int32_t n = 0;
    for (uint32_t i = 0; i < g->rows[T_man]; i++)
        n += g->man[i].body == body && g->man[i].state != MAN_DEAD;
    return n;
}

void
first_split(struct text *to, const struct telling *t)
{
    const struct word *w = told_word(t, "", "BODY");
    say_body(to, t->g, w ? REF(body_find(t->g, w->label)) : 0);
    text_str(to, ": ");
    told_picked(to, t);
    text_char(to, '.');
}

void
first_join(struct text *to, const struct telling *t)
{
    const struct word *w = told_word(t, "", "BODY");
    if (told_effect(to, t, EFFECT_PARTY_MADE) || !w ||
        w + 1 == t->l->word + t->l->n)
        return;
    int32_t into = REF(body_find(t->g, w[1].label));
    say_body(to, t->g, REF(body_find(t->g, w->label)));
    text_str(to, " joins ");
    say_body(to, t->g, into);
    text_str(to, ": ");
    text_count(to, men_in(t->g, into), "man.", "men.");
}

void
first_toss(struct text *to, const struct telling *t)
{
    told_effect(to, t, EFFECT_TOSS);
}

void
first_roll(struct text *to, const struct telling *t)
{
    put_line(to, t->l);
    text_str(to, ": ");
    const struct effect *e = effect_find(t->r, EFFECT_ROLL);
    if (e)
        text_int(to, e->a);
    text_char(to, '.');
}

void
first_start(struct text *to, const struct telling *t)
{
    told_effect(to, t, EFFECT_START);
}

void
first_handicap(struct text *to, const struct telling *t)
{
    told_effect(to, t, EFFECT_HANDICAP);
}
