/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * ask_can.c: can, what may still be done this move, and why not the rest. By
 * counts; places only tell of prisoners whom nobody watches.
 *
 * The reasons are those for which the judge would refuse the line, in the
 * judge's own order (rule_gun.c, rule_move.c).
 */
#include "ask_in.h"

static void
reach(struct text *to, const struct game *g, length v)
{
    if (g->battle->metric || v % LENGTH_INCH != 0) {
        say_length(to, g, v);
        return;
    }
    text_int(to, v / LENGTH_INCH);
    text_char(to, '"');
}

/* ---- is there a move to do it in? ---- */

/* Whether lines of a move are taken now; says so where it needs saying. */
static bool
move_runs(struct text *to, const struct game *g)
{
    const struct battle *b = g->battle;

    if (b->phase == PHASE_SETUP) {
        text_str(to, "The battle has not started.\n");
    } else if (b->phase == PHASE_FINISHED) {
        text_str(to, "The battle is finished.\n");
    } else if (b->seq == 0) {
        say_side(to, g, side_opens(g));
        text_str(to, " has not begun: the first move begins with go.\n");
    } else if (b->phase != PHASE_MOVE && b->passed) {
        ask_turn(to, g, b->seq);
        text_str(to, " is over and ruled on; what was left out is said with "
                     "late.\n");
    } else {
        if (b->phase != PHASE_MOVE) {
            ask_turn(to, g, b->seq);
            text_str(to, " is over; until its first ruling lines still belong "
                         "to it.  [reading 42]\n");
        }
        return true;
    }
    return false;
}

static bool
others_move(struct text *to, const struct game *g, int32_t side)
{
    if (g->battle->mover == side)
        return false;
    text_str(to, " waits: it is ");
    say_side(to, g, g->battle->mover);
    text_str(to, "'s move.  [M6]\n");
    return true;
}

/* ---- guns ---- */

static bool
guns_closed(const struct game *g)
{
    return g->battle->guns_shut && key(g, KEY_GUN_FIRST) == GUN_FIRST_REFUSE;
}

/* Why the gun neither moves nor fires; false where nothing bars both. */
static bool
gun_barred(struct text *to, const struct game *g, const struct gun *u)
{
    int32_t seq = g->battle->seq;

    if (guns_closed(g)) {
        text_str(to, " waits: men have moved, guns act first.  [M5]\n");
    } else if (u->disputed_seq && seq <= u->disputed_seq + 2) {
        text_str(to, " is in dispute this move.  [G4]\n");
    } else if (u->out_seq == seq) {
        text_str(to, " is out of action this move: nobody stood at its trail."
                     "  [A4g]\n");
    } else if (u->watched && u->state != GUN_OFF &&
               u->crew < key(g, KEY_GUN_SERVE_MEN)) {
        text_str(to, " has ");
        text_int(to, u->crew);
        text_str(to, " to serve it, ");
        text_int(to, key(g, KEY_GUN_SERVE_MEN));
        text_str(to, " needed; crew says who else comes up.  [A3]\n");
    } else {
        return false;
    }
    return true;
}

/* M4; the defender of a Defensive Game fires at once. */
static bool
too_early(const struct game *g)
{
    const struct battle *b = g->battle;

    if (b->kind == GAME_DEFENCE && b->mover == b->defender &&
        key(g, KEY_DEFENCE_FIRE_AT_ONCE))
        return false;
    return g->side[ROW(b->first)].turn < key(g, KEY_GUN_FIRST_FIRE_TURN);
}

static void
gun_may_move(struct text *to, const struct game *g)
{
    text_str(to, " move ");
    reach(to, g, key(g, KEY_MOVE_CAVALRY));
    text_str(to, " with ");
    text_int(to, key(g, KEY_GUN_CAVALRY_TO_GALLOP));
    text_str(to, " horse, ");
    reach(to, g, key(g, KEY_MOVE_INFANTRY));
    text_str(to, " without");
}

static void
gun_has_fired(struct text *to, const struct gun *u, int32_t left)
{
    if (left > 0) {
        text_str(to, " may fire ");
        text_int(to, left);
        text_str(to, " more; it has fired and may not move.  [A4a A4b]\n");
        return;
    }
    text_str(to, " has fired its ");
    text_count(to, u->shots, "shot", "shots");
    text_str(to, " and may not move.  [A4a A4b]\n");
}

static void
gun_has_choice(struct text *to, const struct game *g, const struct gun *u)
{
    text_str(to, " may");
    if (u->state == GUN_OFF) {
        text_str(to, " come on again:");
        gun_may_move(to, g);
        text_str(to, "; it may not fire.  [reading 17]\n");
        return;
    }
    if (too_early(g)) {
        gun_may_move(to, g);
        text_str(to, "; no gun fires before ");
        say_side(to, g, g->battle->first);
        text_char(to, ' ');
        text_int(to, key(g, KEY_GUN_FIRST_FIRE_TURN));
        text_str(to, ".  [M4]\n");
        return;
    }
    text_str(to, " fire ");
    text_count(to, key(g, KEY_GUN_SHOTS), "shot", "shots");
    text_str(to, " or");
    gun_may_move(to, g);
    text_str(to, ".\n");
}

static void
can_gun(struct text *to, const struct game *g, int32_t gun)
{
    const struct gun *u = &g->gun[ROW(gun)];
    int32_t seq = g->battle->seq;

    say_gun(to, g, gun);
    if (others_move(to, g, u->holder) || gun_barred(to, g, u))
        return;
    if (u->moved_seq == seq)
        text_str(to, " has moved and may neither fire nor move again."
                     "  [A4a]\n");
    else if (u->fired_seq == seq)
        gun_has_fired(to, u, key(g, KEY_GUN_SHOTS) - u->shots);
    else
        gun_has_choice(to, g, u);
}

/* ---- men ---- */

/* What is the matter with a man, for the move of his side. */
enum standing {
    STANDS_FREE,
    STANDS_PART, /* moved, and has some way left */
    STANDS_MOVED,
    STANDS_CONTACT, /* H2b */
    STANDS_HELD,    /* freed this move, P4 */
    STANDS_TRAIL,   /* A4g */
    STANDS_OFF,     /* may come on again, reading 17 */
    STANDS_GONE,    /* dead, taken, delivered */
    STANDINGS
};

static length
man_reach(const struct game *g, const struct man *m)
{
    return key(g, m->arm == ARM_CAV ? KEY_MOVE_CAVALRY : KEY_MOVE_INFANTRY);
}

static length
man_moved(const struct game *g, const struct man *m)
{
    return m->moved_seq == g->battle->seq ? m->moved : 0;
}

static enum standing
standing(const struct game *g, const struct man *m)
{
    int32_t seq = g->battle->seq;
    length moved = man_moved(g, m);

    if (m->state != MAN_FIT && m->state != MAN_DISARMED && m->state != MAN_OFF)
        return STANDS_GONE;
    if (m->fought && m->fought_seq == seq)
        return STANDS_CONTACT;
    if (m->held_seq == seq)
        return STANDS_HELD;
    if (m->trail && m->trail_seq == seq)
        return STANDS_TRAIL;
    if (moved >= man_reach(g, m))
        return STANDS_MOVED;
    if (m->state == MAN_OFF)
        return STANDS_OFF;
    return moved > 0 ? STANDS_PART : STANDS_FREE;
}

static void
can_man_stand(struct text *to, const struct game *g, const struct man *m)
{
    length left = man_reach(g, m) - man_moved(g, m);

    switch (standing(g, m)) {
    case STANDS_GONE:
        text_str(to, m->state == MAN_DEAD        ? " is dead.\n"
                     : m->state == MAN_DELIVERED ? " is delivered, beyond "
                                                   "liberation.  [P6]\n"
                                                 : " is a prisoner, and moves "
                                                   "with his guard.  [P1]\n");
        return;
    case STANDS_CONTACT:
        text_str(to, " is in contact until the move ends.  [H2b]\n");
        return;
    case STANDS_HELD:
        text_str(to, " was freed and stands still this move.  [P4]\n");
        return;
    case STANDS_TRAIL:
        text_str(to, " stands at the trail of ");
        say_gun(to, g, m->trail);
        text_str(to, ".  [A4g]\n");
        return;
    case STANDS_MOVED:
        text_str(to, " has moved his ");
        reach(to, g, man_reach(g, m));
        text_str(to, m->arm == ARM_CAV ? ".  [A2]\n" : ".  [A1]\n");
        return;
    case STANDS_OFF:
        text_str(to, " is off the field and may come on again, ");
        reach(to, g, left);
        text_str(to, ".  [reading 17]\n");
        return;
    case STANDS_FREE:
    case STANDS_PART:
    case STANDINGS:
        break;
    }
    text_str(to, " may move ");
    reach(to, g, left);
    if (man_moved(g, m) > 0)
        text_str(to, " more");
}

static void
can_man(struct text *to, const struct game *g, int32_t man)
{
    const struct man *m = &g->man[man];
    enum standing s = standing(g, m);

    say_man(to, g, man);
    if (s != STANDS_GONE && others_move(to, g, m->side))
        return;
    can_man_stand(to, g, m);
    if (s != STANDS_FREE && s != STANDS_PART)
        return;
    if (m->state == MAN_DISARMED)
        text_str(to, ", and fights no one until he has been home.  [P5]\n");
    else if (m->crew || m->guards)
        text_str(to, m->crew ? "; he serves " : "; he guards P");
    else
        text_str(to, ".\n");
    if (m->state == MAN_DISARMED || (!m->crew && !m->guards))
        return;
    if (m->crew)
        say_gun(to, g, m->crew);
    else
        text_int(to, g->party[ROW(m->guards)].number);
    text_str(to, ".\n");
}

/* ---- bodies ---- */

static void
part(struct text *to, int32_t n, const char *words)
{
    if (n == 0)
        return;
    text_str(to, "; ");
    text_int(to, n);
    text_str(to, words);
}

/* Of the men who serve in a body now. */
static void
can_body(struct text *to, const struct game *g, int32_t body)
{
    int32_t n[STANDINGS] = {0}, unarmed = 0, foot = 0;

    say_body(to, g, body);
    if (others_move(to, g, g->body[ROW(body)].side))
        return;
    for (uint32_t i = 0; i < g->rows[T_man]; i++) {
        const struct man *m = &g->man[i];
        enum standing s = standing(g, m);

        if (m->body != body)
            continue;
        n[s]++;
        unarmed += s <= STANDS_PART && m->state == MAN_DISARMED;
        foot += s == STANDS_FREE && m->arm == ARM_INF;
    }
    text_str(to, ": ");
    text_int(to, n[STANDS_FREE]);
    text_str(to, " may move");
    if (n[STANDS_FREE] > 0 && (foot == 0 || foot == n[STANDS_FREE])) {
        text_char(to, ' ');
        reach(to, g, key(g, foot ? KEY_MOVE_INFANTRY : KEY_MOVE_CAVALRY));
    }
    part(to, n[STANDS_PART], " have some way left");
    part(to, n[STANDS_MOVED], " have moved");
    part(to, n[STANDS_CONTACT], " in contact [H2b]");
    part(to, n[STANDS_TRAIL], " at a trail [A4g]");
    part(to, n[STANDS_HELD], " freed, standing still [P4]");
    part(to, unarmed, " of them without arms [P5]");
    part(to, n[STANDS_OFF], " off, may come on again");
    text_char(to, '\n');
}

/* ---- parties ---- */

static bool
party_stuck(const struct game *g, int32_t party)
{
    for (uint32_t i = 0; i < g->rows[T_man]; i++) {
        const struct man *m = &g->man[i];
        bool held = (m->fought && m->fought_seq == g->battle->seq) ||
                    (m->trail && m->trail_seq == g->battle->seq);

        if (m->guards == party && held)
            return true;
    }
    return false;
}

/* A party goes as its slowest does (reading 39). */
static length
party_left(const struct game *g, int32_t party)
{
    length left = LENGTH_MAX;

    for (uint32_t i = 0; i < g->rows[T_man]; i++) {
        const struct man *m = &g->man[i];

        if ((m->party == party || m->guards == party) &&
            man_reach(g, m) - man_moved(g, m) < left)
            left = man_reach(g, m) - man_moved(g, m);
    }
    return left;
}

static void
can_party_move(struct text *to, const struct game *g, int32_t party)
{
    length left = party_left(g, party);

    if (!key(g, KEY_PRISONER_MARCH)) {
        text_str(to, " stays where it was taken, in this edition.  [P1]\n");
    } else if (g->party[ROW(party)].seq == g->battle->seq) {
        text_str(to, " was taken this move: it is led in its captor's next."
                     "  [P1]\n");
    } else if (g->party[ROW(party)].guards == 0) {
        text_str(to, " has no guard to lead it.  [P2]\n");
    } else if (party_stuck(g, party)) {
        text_str(to, " stays: a guard of it is in contact or at a trail."
                     "  [H2b A4g]\n");
    } else if (left <= 0) {
        text_str(to, " has moved as far as its slowest may.  [reading 39]\n");
    } else {
        text_str(to, " may be led ");
        reach(to, g, left);
        text_str(to, "; its guard moves with it.  [P1 reading 39]\n");
    }
}

static void
can_party(struct text *to, const struct game *g, int32_t party)
{
    const struct party *p = &g->party[ROW(party)];

    text_char(to, 'P');
    text_int(to, p->number);
    if (p->state != PARTY_HELD)
        text_str(to, p->state == PARTY_DELIVERED
                         ? " is delivered, beyond liberation.  [P6]\n"
                         : " is no longer held.\n");
    else if (!others_move(to, g, p->holder))
        can_party_move(to, g, party);
    ask_alone(to, g, party);
}

/* ---- sides ---- */

static void
can_side(struct text *to, const struct game *g, int32_t side)
{
    uint32_t guns = 0;

    if (g->battle->mover != side) {
        say_side(to, g, side);
        others_move(to, g, side);
        text_str(to, "    at any time: crew, guard, home, surrender\n");
        return;
    }
    for (uint32_t i = 0; i < g->rows[T_gun]; i++) {
        if (g->gun[i].holder != side)
            continue;
        can_gun(to, g, REF((int32_t)i));
        guns++;
    }
    if (guns > 0 && !g->battle->guns_shut &&
        key(g, KEY_GUN_FIRST) == GUN_FIRST_REFUSE)
        text_str(to, "    guns first: the first man who moves closes them."
                     "  [M5]\n");
    for (uint32_t i = 0; i < g->rows[T_body]; i++) {
        if (g->body[i].side == side)
            can_body(to, g, REF((int32_t)i));
    }
    for (uint32_t i = 0; i < g->rows[T_party]; i++) {
        if (g->party[i].holder == side && g->party[i].state == PARTY_HELD)
            can_party(to, g, REF((int32_t)i));
    }
}

/* ---- can ---- */

static bool
can_label(const struct asking *a, struct text *to, const struct word *w)
{
    const struct game *g = &a->h->game;
    int32_t side = side_named(g, w->label);
    int32_t body = REF(body_find(g, w->label));
    int32_t gun = REF(gun_find(g, w->label));

    if (side != 0)
        can_side(to, g, side);
    else if (body != 0)
        can_body(to, g, body);
    else if (gun != 0)
        can_gun(to, g, gun);
    else
        return ask_unknown(a, FAULT_NO_BODY, w);
    return true;
}

static bool
can_numbers(const struct asking *a, struct text *to, const struct word *w)
{
    const struct game *g = &a->h->game;
    int32_t body = body_find(g, w->label);

    if (body < 0)
        return ask_unknown(a, FAULT_NO_BODY, w);
    for (int32_t k = w->a; k <= w->b; k++) {
        int32_t man = man_find(g, body, k);

        if (man < 0) {
            ask_fault(a, FAULT_NO_MAN, w);
            a->why->subject = REF(body);
            a->why->have = k;
            a->why->need = g->body[body].mustered;
            return false;
        }
        can_man(to, g, man);
    }
    return true;
}

/* One term; a count names nobody whom one could speak of. */
static bool
can_term(const struct asking *a, struct text *to, const struct word *w)
{
    int32_t party = w->form == MEN_PARTY || w->form == MEN_GUARD
                        ? REF(party_find(&a->h->game, w->b))
                        : 0;

    switch ((enum men_form)w->form) {
    case MEN_ALL:
        return can_label(a, to, w);
    case MEN_NUMBER:
        return can_numbers(a, to, w);
    case MEN_GUARD:
    case MEN_PARTY:
        if (party == 0)
            return ask_fault(a, FAULT_NO_PARTY, w);
        can_party(to, &a->h->game, party);
        return true;
    case MEN_COUNT:
        break;
    }
    return ask_fault(a, FAULT_EXPECTED, w);
}

bool
ask_can(const struct asking *a, struct text *to)
{
    uint32_t n = 0;
    const struct word *w = line_find(a->line, "", "MEN", &n);

    if (!ask_two_sides(a, to) || !move_runs(to, &a->h->game))
        return true;
    for (uint32_t k = 0; k < n; k++) {
        if (!can_term(a, to, &w[k]))
            return false;
    }
    return true;
}
