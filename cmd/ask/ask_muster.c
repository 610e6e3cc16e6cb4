/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * ask_muster.c: muster: the order of battle, where every man of it is, and
 * what the book has to say of such forces (F1 to F8, V1g, V3a).
 */
#include "ask_in.h"
#include "forces.h"
#include "games.h"

enum { LINE = 1024 };

/* One sentence, wrapped, and the rules it goes by. */
static void
put(struct text *to, const struct text *t, const char *rules)
{
    enum { INDENT = 2 };

    ask_wrap(to, INDENT, text_span(t));
    if (ask_column(to) + 2 + span_of(rules).n <= ASK_WIDTH) {
        text_str(to, "  ");
    } else {
        text_char(to, '\n');
        text_pad(to, to->n, INDENT);
    }
    text_str(to, rules);
    text_char(to, '\n');
}

/* ---- a side ---- */

static void
muster_bodies(struct text *to, const struct history *h, int32_t side)
{
    const struct game *g = &h->game;

    for (uint32_t i = 0; i < g->rows[T_body]; i++) {
        const struct body *b = &g->body[i];
        uint32_t from = to->n;

        if (b->side != side || b->mustered == 0)
            continue;
        text_str(to, "    ");
        say_body(to, g, REF((int32_t)i));
        text_pad(to, from, 10);
        text_char(to, ' ');
        text_int(to, b->mustered);
        text_str(to, b->arm == ARM_CAV ? " horse" : " foot");
        if (b->player) {
            text_str(to, ", commanded by ");
            say_player(to, h, side, b->player);
        }
        text_char(to, '\n');
    }
}

/* mustered = fit + dead + ... */
static void
muster_ledger(struct text *to, const struct game *g, int32_t side, int32_t n)
{
    static const char *const words[MAN_STATES] = {
        "", " fit", " dead", " prisoners", " disarmed", " off", " delivered"};
    const int32_t *count = g->side[ROW(side)].count;

    text_str(to, "    ");
    text_int(to, n);
    for (int s = MAN_FIT; s < MAN_STATES; s++) {
        text_str(to, s == MAN_FIT ? " = " : " + ");
        text_int(to, count[s]);
        text_str(to,
                 s == MAN_PRISONER && count[s] == 1 ? " prisoner" : words[s]);
    }
    text_char(to, '\n');
}

static void
per_gun(struct text *to, int32_t men, int32_t guns)
{
    text_fixed(to, ((int64_t)men * 20 + guns) / (2 * (int64_t)guns), 1);
}

/* F3: 20 to 25 foot and 12 to 15 horse for each gun; F8 where it is far
 * fewer. */
static void
muster_guns(struct text *to, const struct force *f)
{
    bool many = f->inf < 20 * f->guns || f->cav < 12 * f->guns;
    bool few = f->inf > 25 * f->guns || f->cav > 15 * f->guns;

    if (f->guns == 0) {
        text_str(to, "    no guns\n");
        return;
    }
    text_str(to, "    ");
    per_gun(to, f->inf, f->guns);
    text_str(to, " foot and ");
    per_gun(to, f->cav, f->guns);
    text_str(to, " horse to a gun, of 20 to 25 and 12 to 15: ");
    text_str(to, many && few ? "uneven"
                 : many      ? "few men"
                 : few       ? "many men"
                             : "right");
    text_str(to, ".  [F3]\n");
    if (force_too_many_guns(f))
        text_str(to, "    Guns will stand idle for want of men.  [F8]\n");
}

static void
muster_bought(struct text *to, const struct game *g, const struct force *f)
{
    int32_t total = key(g, KEY_FORCE_BUY_HALVES), over = f->halves - total;

    text_str(to, "    bought for ");
    say_halves(to, f->halves);
    text_str(to, " of ");
    say_halves(to, total);
    text_str(to, " points");
    if (over != 0) {
        text_str(to, ": ");
        say_halves(to, over > 0 ? over : -over);
        text_str(to, over > 0 ? " over" : " left");
    }
    text_str(to, ".  [F7]\n");
}

static void
muster_diced(struct text *to, const struct game *g, int32_t side,
             const struct force *f)
{
    if (g->side[ROW(side)].taken_in == 0)
        return;
    text_str(to, "    ");
    text_int(to, f->diced);
    text_str(to, " of the ");
    text_int(to, key(g, KEY_FORCE_LEAVE_OUT));
    text_str(to, " left out are among them.  [F2]\n");
}

static void
muster_side(struct text *to, const struct history *h, int32_t side,
            const struct force *f)
{
    const struct game *g = &h->game;

    say_side(to, g, side);
    text_str(to, ": ");
    text_int(to, f->inf);
    text_str(to, " foot, ");
    text_int(to, f->cav);
    text_str(to, " horse, ");
    text_count(to, f->guns, "gun", "guns");
    text_str(to, ": ");
    text_count(to, f->men, "man", "men");
    text_str(to, ", ");
    say_halves(to, f->halves);
    text_str(to, " points\n");
    if (say_has_leader(h, side)) {
        text_str(to, "    led by ");
        say_leaders(to, h, side);
        text_char(to, '\n');
    }
    muster_bodies(to, h, side);
    muster_diced(to, g, side, f);
    muster_guns(to, f);
    muster_bought(to, g, f);
    muster_ledger(to, g, side, f->men);
}

/* ---- both ---- */

/* ": Red has 2 foot more", and ", Blue 3 horse" behind it. */
static bool
more(struct text *to, const struct game *g, int32_t a, int32_t b,
     const char *what, bool first)
{
    if (a == b)
        return first;
    text_str(to, first ? ": " : ", ");
    say_side(to, g, a > b ? 1 : 2);
    text_str(to, first ? " has " : " ");
    text_int(to, a > b ? a - b : b - a);
    text_char(to, ' ');
    text_str(to, what);
    text_str(to, first ? " more" : "");
    return false;
}

static void
muster_equal(struct text *to, const struct game *g, const struct force f[2])
{
    bool equal = f[0].men == f[1].men && f[0].guns == f[1].guns, first = true;
    int32_t guns = f[0].guns - f[1].guns;
    const char *word = guns == 1 || guns == -1 ? "gun" : "guns";

    text_str(to, equal ? "Equal in men and guns" : "Not equal");
    first = more(to, g, f[0].inf, f[1].inf, "foot", first);
    first = more(to, g, f[0].cav, f[1].cav, "horse", first);
    more(to, g, f[0].guns, f[1].guns, word, first);
    text_str(to, ".  [F1]\n");
    text_str(to, forces_similar(&f[0], &f[1])
                     ? "Alike in composition.  [F1]\n"
                     : "Not alike in composition.  [F1]\n");
    if (forces_bought(g, &f[0], &f[1]))
        text_str(to, "Bought for as many points.  [F7]\n");
}

/* F4: such a force, of 32 to 40 men, on four to five feet is eight men to the
 * foot; the russian text has three to four, which is ten. */
static void
muster_front(struct text *to, const struct game *g, int32_t men)
{
    char at[LINE];
    struct text t;
    int32_t per = g->battle->edition == EDITION_RUSSIAN ? 10 : 8;
    length wide = g->battle->field_x;

    text_init(&t, at, sizeof at);
    text_str(&t, "Front: ");
    text_count(&t, (men + per - 1) / per, "foot", "feet");
    text_str(&t, " for ");
    text_count(&t, men, "man", "men");
    text_str(&t, " at ");
    text_int(&t, per);
    text_str(&t, " to the foot");
    if (wide > 0) {
        text_str(&t, "; the field is ");
        say_length(&t, g, wide);
        text_str(&t, " wide");
    }
    text_char(&t, '.');
    put(to, &t, "[F4]");
}

/* F5, F6. */
static void
muster_size(struct text *to, const struct game *g, int32_t men)
{
    char at[LINE];
    struct text t;
    bool russian = g->battle->edition == EDITION_RUSSIAN;

    text_init(&t, at, sizeof at);
    text_str(&t, "Size: ");
    text_count(&t, men, "man", "men");
    text_str(&t, " a side; the usual battle has 130 with four or five guns, "
                 "a field of eighteen feet ");
    text_str(&t, russian ? "200 with six." : "over 200 with six.");
    put(to, &t, "[F5 F6]");
}

static void
muster_game(struct text *to, const struct game *g, const struct force f[2])
{
    char at[LINE];
    struct text t;
    int32_t defender = g->battle->defender;
    bool defends = g->battle->kind == GAME_DEFENCE && defender;

    text_init(&t, at, sizeof at);
    if (g->battle->kind == GAME_FINISH) {
        text_str(&t, "Drawn when both are below ");
        text_int(&t, draw_limit(g, f[0].men, f[1].men));
        text_char(&t, '.');
    } else if (defends) {
        int32_t attackers = f[ROW(other_side(defender))].men;

        say_side(&t, g, defender);
        text_str(&t, " defends with ");
        text_int(&t, f[ROW(defender)].men);
        text_str(&t, " against ");
        text_int(&t, attackers);
        text_str(&t, "; ");
        text_int(&t, defence_due(g, attackers));
        text_str(&t, " would be right.");
    } else {
        return;
    }
    put(to, &t, defends ? "[V3a]" : "[V1f V1g]");
}

bool
ask_muster(const struct asking *a, struct text *to)
{
    const struct game *g = &a->h->game;

    if (!ask_two_sides(a, to))
        return true;
    const struct force f[2] = {force_of(g, 1), force_of(g, 2)};
    int32_t men = f[0].men > f[1].men ? f[0].men : f[1].men;

    muster_side(to, a->h, 1, &f[0]);
    muster_side(to, a->h, 2, &f[1]);
    muster_equal(to, g, f);
    if (men > 0) {
        muster_front(to, g, men);
        muster_size(to, g, men);
    }
    muster_game(to, g, f);
    return true;
}
