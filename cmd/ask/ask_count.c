/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * ask_count.c: count, the floor against the book, and what could explain a
 * difference: the entries of this move and the last.
 */
#include "ask_in.h"

#include "facts.h"

enum { SUSPECTS = 4, LINE_SHOWN = 40 };

/* What is counted: men of a side by arm, ARM_ANY for all. */
struct counted {
    const struct history *h;
    int32_t side, arm;
    int32_t floor, book;
};

static bool
is_of(const struct counted *c, int32_t side, int32_t arm)
{
    return side == c->side && (c->arm == ARM_ANY || arm == c->arm);
}

static int32_t
men_in(const struct counted *c, enum man_state state)
{
    const struct game *g = &c->h->game;
    int32_t n = 0;

    for (uint32_t i = 0; i < g->rows[T_man]; i++) {
        const struct man *m = &g->man[i];

        n += is_of(c, m->side, m->arm) && m->state == (int32_t)state;
    }
    return n;
}

static int32_t
difference(const struct counted *c)
{
    return c->floor > c->book ? c->floor - c->book : c->book - c->floor;
}

static const char *
arm_word(int32_t arm)
{
    return arm == ARM_INF ? "foot" : arm == ARM_CAV ? "horse" : "men";
}

/* "Red foot" */
static void
write_who(struct text *to, const struct counted *c)
{
    say_side(to, &c->h->game, c->side);
    text_char(to, ' ');
    text_str(to, arm_word(c->arm));
}

/* The men as one types them: 2ir */
static void
write_typed(struct text *to, const struct counted *c)
{
    text_int(to, difference(c));
    if (c->arm != ARM_ANY)
        text_char(to, c->arm == ARM_INF ? 'i' : 'c');
    text_char(to, (char)c->h->game.side[ROW(c->side)].letter);
}

/* "    #31 fire BG1 3 2ir" */
static void
write_entry(struct text *to, const struct counted *c, int32_t n)
{
    const struct entry *e = history_entry(c->h, n);
    struct span line = e ? history_line(c->h, e) : (struct span){NULL, 0};
    bool cut = line.n > LINE_SHOWN;

    text_str(to, "    #");
    text_int(to, n);
    text_char(to, ' ');
    text_safe(to, span_whole(line, LINE_SHOWN));
    text_str(to, cut ? "..." : "");
}

/* ---- the book has more dead than the floor ---- */

/* The rows of casualties from `*i` on that one entry made: its number, and how
 * many of those counted it took. */
static int32_t
next_losses(const struct counted *c, uint32_t *i, int32_t *taken)
{
    const struct game *g = &c->h->game;
    int32_t entry = g->casualty[*i].entry;

    *taken = 0;
    for (; *i < g->rows[T_casualty] && g->casualty[*i].entry == entry; ++*i)
        *taken += is_of(c, g->casualty[*i].side, g->casualty[*i].arm);
    return entry;
}

static void
write_suspect(struct text *to, const struct counted *c, int32_t entry,
              int32_t taken)
{
    write_entry(to, c, entry);
    text_str(to, " took ");
    text_int(to, taken);
    text_str(to, taken == difference(c) ? ": strike #" : ": =#");
    text_int(to, entry);
    text_char(to, '\n');
}

/* Those that took as many as differ, or (exact false) more; how many. */
static int32_t
suspects(struct text *to, const struct counted *c, bool exact)
{
    const struct game *g = &c->h->game;
    int32_t n = 0, taken;

    for (uint32_t i = 0; i < g->rows[T_casualty] && n < SUSPECTS;) {
        bool recent = g->casualty[i].seq >= g->battle->seq - 1;
        int32_t entry = next_losses(c, &i, &taken);

        if (!recent ||
            (exact ? taken != difference(c) : taken <= difference(c)))
            continue;
        write_suspect(to, c, entry, taken);
        n++;
    }
    return n;
}

/* Men on the floor who are not in the count; whether they explain it. */
static bool
not_counted(struct text *to, const struct counted *c, enum man_state state)
{
    int32_t n = men_in(c, state);
    bool all = n == difference(c);

    if (n == 0 || (state == MAN_OFF && !all))
        return false;
    text_str(to, "    ");
    text_int(to, n);
    if (state == MAN_OFF)
        text_str(to, " off the field: come on again?\n");
    else
        text_str(to, all ? " held as prisoners: are they counted?\n"
                         : " held as prisoners, not in this count\n");
    return all;
}

static void
explain_more(struct text *to, const struct counted *c)
{
    bool said = not_counted(to, c, MAN_PRISONER);

    said = not_counted(to, c, MAN_OFF) || said;
    if (suspects(to, c, true) + suspects(to, c, false) == 0 && !said)
        text_str(to, "    no entry of this move or the last took so many\n");
}

/* ---- the floor has fewer than the book ---- */

/* A gun of the enemy that may have fired in that move: one that did and has
 * shots left, else one that neither fired nor moved. */
static int32_t
gun_that_fired(const struct game *g, int32_t enemy, int32_t seq)
{
    int32_t idle = 0;

    for (uint32_t i = 0; i < g->rows[T_gun]; i++) {
        const struct gun *u = &g->gun[i];
        bool barred = u->state == GUN_OFF || u->out_seq == seq ||
                      (u->disputed_seq && seq <= u->disputed_seq + 2) ||
                      (u->watched && u->crew < key(g, KEY_GUN_SERVE_MEN));

        if (u->holder != enemy || barred || u->moved_seq == seq)
            continue;
        if (u->fired_seq == seq && u->shots < key(g, KEY_GUN_SHOTS))
            return REF((int32_t)i);
        if (u->fired_seq != seq && !idle)
            idle = REF((int32_t)i);
    }
    if (g->turn[seq - 1].number < key(g, KEY_GUN_FIRST_FIRE_TURN))
        return 0;
    return idle;
}

/* The first entry of a move that moves somebody: what was fired stands before
 * it (M5); 0 where there is none. */
static int32_t
first_move(const struct history *h, int32_t seq)
{
    struct word word[LINE_WORDS];

    for (int32_t i = 0; i < h->n_play; i++) {
        const struct entry *e = &h->entry[h->play[i] - 1];
        struct line l = {.word = word};

        if (e->before_seq == seq && e->before_phase == PHASE_MOVE &&
            history_fact(h, e->n, &l) && verb_is(l.verb, FACT_MOVE))
            return e->n;
    }
    return 0;
}

/* The enemy's move whose shots can still be entered, or 0. */
static int32_t
move_to_mend(const struct game *g, int32_t enemy, bool *late)
{
    const struct battle *b = g->battle;
    int32_t ended = b->phase == PHASE_MOVE ? b->seq - 1 : b->seq;

    *late = false;
    if (b->seq > 0 && b->mover == enemy &&
        (b->phase == PHASE_MOVE || !b->passed))
        return b->seq;
    *late = true;
    return ended > 0 && g->turn[ended - 1].side == enemy ? ended : 0;
}

static void
ready_line(struct text *to, const struct counted *c)
{
    const struct game *g = &c->h->game;
    int32_t enemy = other_side(c->side);
    bool late;
    int32_t seq = move_to_mend(g, enemy, &late);
    int32_t gun = seq ? gun_that_fired(g, enemy, seq) : 0;

    text_str(to, "    a loss may be missing: ");
    if (gun == 0) {
        text_str(to, "kill ");
        write_typed(to, c);
        text_str(to, " not on the floor\n");
        return;
    }
    int32_t before = first_move(c->h, seq);
    if (before) {
        text_str(to, "before #");
        text_int(to, before);
        text_char(to, ' ');
    } else if (late) {
        text_str(to, "late ");
    }
    text_str(to, "fire ");
    say_gun(to, g, gun);
    text_str(to, " 1 ");
    write_typed(to, c);
    text_char(to, '\n');
}

static void
explain_fewer(struct text *to, const struct counted *c)
{
    const struct game *g = &c->h->game;
    int32_t n = 0;

    ready_line(to, c);
    for (uint32_t i = 0; i < g->rows[T_shot] && n < SUSPECTS; i++) {
        const struct shot *s = &g->shot[i];

        if (s->side == c->side || s->seq < g->battle->seq - 1)
            continue;
        if (n++ == 0)
            text_str(to, "    or a shot took more than was typed:\n");
        write_entry(to, c, s->entry);
        text_str(to, ": =#");
        text_int(to, s->entry);
        text_char(to, '\n');
    }
}

/* ---- count ---- */

static void
compare(struct text *to, const struct counted *c)
{
    write_who(to, c);
    text_str(to, ": ");
    text_int(to, c->floor);
    text_str(to, " on the floor, ");
    text_int(to, c->book);
    if (c->floor == c->book) {
        text_str(to, " in the book.\n");
        return;
    }
    text_str(to, " in the book: ");
    text_int(to, difference(c));
    text_str(to, c->floor > c->book ? " more than there should be.\n"
                                    : " missing on the floor.\n");
    if (c->floor > c->book)
        explain_more(to, c);
    else
        explain_fewer(to, c);
}

static int32_t
arm_after(const struct line *l, uint32_t i)
{
    struct span w = {"", 0};

    if (i + 1 < l->n && l->word[i + 1].slot == SLOT_LITERAL)
        w = l->word[i + 1].name;
    if (span_is(w, "foot") || span_is(w, "inf"))
        return ARM_INF;
    return span_is(w, "horse") || span_is(w, "cav") ? ARM_CAV : ARM_ANY;
}

bool
ask_count(const struct asking *a, struct text *to)
{
    const struct line *l = a->line;
    struct counted c = {.h = a->h};

    if (!ask_two_sides(a, to))
        return true;
    c.side = ask_side(a, line_find(l, "", "SIDE", NULL));
    for (uint32_t i = 0; c.side && i < l->n; i++) {
        if (l->word[i].slot != SLOT_NUMBER)
            continue;
        c.floor = l->word[i].a;
        c.arm = arm_after(l, i);
        c.book = men_in(&c, MAN_FIT) + men_in(&c, MAN_DISARMED);
        compare(to, &c);
    }
    return c.side != 0;
}
