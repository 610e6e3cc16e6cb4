/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * say_status.c: what an empty line shows: every man accounted for, guns,
 * prisoners and who may lead them, what waits, the last entry, the score.
 */
#include "clock.h"
#include "games.h"
#include "move.h"
#include "say_in.h"

enum { STATUS_BYTES = 8192 };

static void
end_line(struct text *to)
{
    text_char(to, '\n');
}

/* --- the move --- */

static void
put_time(struct text *to, const struct game *g, int64_t at_ms)
{
    bool limited;
    int64_t left = clock_left_ms(g, at_ms, &limited);
    if (!limited) {
        text_str(to, g->clock->off ? "no clock" : "no limit");
    } else {
        say_left_of(to, left, g->clock->limit_ms);
    }
}

static void
put_state(struct text *to, const struct history *h, int64_t at_ms)
{
    const struct game *g = &h->game;
    const struct battle *b = g->battle;
    if (b->phase == PHASE_SETUP || g->rows[T_side] < 2) {
        text_str(to, "Setting up");
    } else if (b->phase == PHASE_FINISHED) {
        text_str(to, "Finished");
    } else if (b->seq == 0) {
        put_owner(to, g, side_opens(g));
        text_str(to, " move ");
        text_int(to, g->side[ROW(side_opens(g))].turn + 1);
        text_str(to, " comes next");
    } else {
        put_owner(to, g, b->mover);
        text_str(to, " move ");
        text_int(to, g->side[ROW(b->mover)].turn);
        text_str(to, b->phase == PHASE_MOVE ? ", " : " is over, ");
        put_time(to, g, at_ms);
        put_paused(to, h);
    }
    text_char(to, '.');
    end_line(to);
}

/* --- men --- */

static void
put_men_of(struct text *to, const struct game *g, int32_t side)
{
    const int32_t *n = g->side[ROW(side)].count;
    int32_t all = 0;
    const struct {
        const char *word;
        int32_t n;
    } part[] = {
        {": fit ",      n[MAN_FIT]                        },
        {" + fell ",    n[MAN_DEAD]                       },
        {" + held ",    n[MAN_PRISONER] + n[MAN_DELIVERED]},
        {" + unarmed ", n[MAN_DISARMED]                   },
        {" + off ",     n[MAN_OFF]                        }
    };
    say_side(to, g, side);
    for (size_t i = 0; i < sizeof part / sizeof part[0]; i++) {
        text_str(to, part[i].word);
        text_int(to, part[i].n);
        all += part[i].n;
    }
    text_str(to, " = of ");
    text_int(to, all);
    end_line(to);
}

/* --- guns --- */

static void
put_gun_state(struct text *to, const struct game *g, int32_t row)
{
    const struct gun *u = &g->gun[row];
    int32_t seq = g->battle->seq, need = key(g, KEY_GUN_SERVE_MEN);
    say_gun(to, g, REF(row));
    if (u->state == GUN_OFF) {
        text_str(to, " off the field");
    } else if (u->disputed_seq && seq <= u->disputed_seq + 2) {
        text_str(to, " in dispute");
    } else if (u->out_seq && u->out_seq >= seq) {
        text_str(to, u->out_seq == seq ? " out this move" : " out next move");
    } else if (u->watched && u->crew < need) {
        text_str(to, " short (");
        text_int(to, u->crew);
        text_str(to, " of ");
        text_int(to, need);
        text_char(to, ')');
    } else {
        text_str(to, " in action");
    }
    if (u->side != u->holder)
        text_str(to, ", captured");
    if (u->takeable) {
        text_str(to, ", takeable by ");
        say_side(to, g, u->takeable);
    }
}

static void
put_guns_of(struct text *to, const struct game *g, int32_t side)
{
    char at[STATUS_BYTES];
    struct text t;
    bool any = false;
    text_init(&t, at, sizeof at);
    for (uint32_t i = 0; i < g->rows[T_gun]; i++) {
        if (g->gun[i].holder != side)
            continue;
        if (!any)
            put_owner(&t, g, side);
        text_str(&t, any ? "; " : " guns: ");
        put_gun_state(&t, g, (int32_t)i);
        any = true;
    }
    put_lines(to, text_span(&t));
}

/* --- prisoners --- */

/* A guard who can lead his party now, if it is his side's move. */
static bool
may_lead(const struct game *g, int32_t man)
{
    const struct man *m = &g->man[man];
    int32_t seq = g->battle->seq;
    bool engaged = m->fought && m->fought_seq == seq;
    return m->state == MAN_FIT && !engaged && m->held_seq != seq &&
           (m->moved_seq != seq || move_left(g, man) > 0);
}

static void
put_leaders(struct text *to, const struct game *g, int32_t party)
{
    enum { MANY = 6 };
    int32_t n = 0;
    for (uint32_t i = 0; i < g->rows[T_man]; i++) {
        if (g->man[i].guards != party || !may_lead(g, (int32_t)i) || ++n > MANY)
            continue;
        text_str(to, n > 1 ? ", " : "");
        say_man(to, g, (int32_t)i);
    }
    if (n > MANY) {
        text_str(to, " and ");
        text_int(to, n - MANY);
        text_str(to, " more");
    }
    if (n == 0)
        text_str(to, "nobody");
    text_str(to, " may lead them.");
}

static void
put_parties(struct text *to, const struct game *g)
{
    for (uint32_t i = 0; i < g->rows[T_party]; i++) {
        const struct party *p = &g->party[i];
        char at[SAY_BYTES];
        struct text t;
        if (p->state != PARTY_HELD)
            continue;
        text_init(&t, at, sizeof at);
        put_party(&t, g, REF((int32_t)i));
        text_str(&t, ": ");
        put_some(&t, g, p->held, p->side);
        text_str(&t, " held by ");
        say_side(&t, g, p->holder);
        text_str(&t, ", ");
        text_count(&t, p->guards, "guard; ", "guards; ");
        put_leaders(&t, g, REF((int32_t)i));
        put_lines(to, text_span(&t));
    }
}

/* --- what waits --- */

static void
put_open(struct text *to, const struct game *g)
{
    for (uint32_t i = 0; i < g->rows[T_melee]; i++) {
        const struct melee *m = &g->melee[i];
        if (m->seq != g->battle->seq || m->state != MELEE_OPEN)
            continue;
        text_str(to, "    M");
        text_int(to, m->number);
        text_str(to, " waits");
        text_str(to, m->begun == 0 ? " for the next move.\n"
                     : g->battle->phase == PHASE_MOVE
                         ? " for the end of the move.\n"
                         : " to be settled.\n");
    }
}

/* Three at the enemy's line, or what has been decided. */
static void
put_game(struct text *to, const struct history *h)
{
    const struct game *g = &h->game;
    char at[SAY_BYTES];
    struct text t;
    text_init(&t, at, sizeof at);
    if (g->battle->kind != GAME_FINISH) {
        text_str(&t, "the game: ");
        say_game(&t, h);
        put_lines(to, text_span(&t));
    }
    for (int32_t side = 1; side <= 2 && g->rows[T_side] == 2; side++) {
        int32_t n = rear_count(g, side), need = rear_needed(g, side);
        text_clear(&t);
        if (n == 0)
            continue;
        put_some(&t, g, n, side);
        text_str(&t, " at ");
        put_owner(&t, g, other_side(side));
        text_str(&t, " back line");
        if (need) {
            text_str(&t, ", ");
            text_int(&t, need);
            text_str(&t, " decide");
        }
        put_lines(to, text_span(&t));
    }
    text_clear(&t);
    if (g->battle->decided && g->battle->phase != PHASE_FINISHED)
        put_decided(&t, g);
    put_lines(to, text_span(&t));
}

static void
put_last(struct text *to, const struct history *h)
{
    const struct entry *e = history_entry(h, h->n);
    char at[SAY_BYTES];
    struct text t;
    text_init(&t, at, sizeof at);
    if (e) {
        text_str(&t, "last: ");
        put_entry(&t, h, e);
    }
    put_lines(to, text_span(&t));
}

void
say_status(struct text *to, const struct history *h, int64_t at_ms)
{
    const struct game *g = &h->game;
    int32_t sides = (int32_t)g->rows[T_side];
    if (g->battle->ruleset == RULESET_DENSITY) {
        density_status(to, h);
        return;
    }
    put_state(to, h, at_ms);
    for (int32_t side = 1; side <= sides; side++) {
        text_str(to, "    ");
        put_men_of(to, g, side);
    }
    for (int32_t side = 1; side <= sides; side++)
        put_guns_of(to, g, side);
    put_parties(to, g);
    put_open(to, g);
    put_game(to, h);
    put_last(to, h);
    if (sides == 2 && g->battle->phase != PHASE_SETUP) {
        text_str(to, g->battle->phase == PHASE_FINISHED ? "    score: "
                                                        : "    score now: ");
        put_scores(to, g);
        end_line(to);
    }
}
