/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * ask_state.c: the state of the battle: show.
 */
#include "ask_in.h"
#include "clock.h"
#include "overrule.h"

/* ---- counts ---- */

struct tally {
    int32_t n, arm[3], state[MAN_STATES];
};

static void
tally_man(struct tally *t, const struct man *m)
{
    t->n++;
    t->arm[m->arm]++;
    t->state[m->state]++;
}

static struct tally
tally_side(const struct game *g, int32_t side)
{
    struct tally t = {0};

    for (uint32_t i = 0; i < g->rows[T_man]; i++) {
        if (g->man[i].side == side)
            tally_man(&t, &g->man[i]);
    }
    return t;
}

/* The men who serve in a body now. */
static struct tally
tally_body(const struct game *g, int32_t body)
{
    struct tally t = {0};
    uint32_t from = 0, to = g->rows[T_man];

    if (!g->body[ROW(body)].mixed) {
        from = (uint32_t)g->body[ROW(body)].first;
        to = from + (uint32_t)g->body[ROW(body)].mustered;
    }
    for (uint32_t i = from; i < to; i++) {
        if (g->man[i].body == body)
            tally_man(&t, &g->man[i]);
    }
    return t;
}

static const char *const state_words[MAN_STATES] = {
    "", "fit", "dead", "prisoners", "disarmed", "off", "delivered"};

static void
write_state(struct text *to, int32_t n, int s)
{
    text_int(to, n);
    text_char(to, ' ');
    text_str(to, s == MAN_PRISONER && n == 1 ? "prisoner" : state_words[s]);
}

/* "12 fit, 3 dead": what there is of each. */
static void
write_states(struct text *to, const struct tally *t)
{
    bool first = true;

    for (int s = MAN_FIT; s < MAN_STATES; s++) {
        if (t->state[s] == 0 && !(s == MAN_FIT && t->n > 0))
            continue;
        text_str(to, first ? "" : ", ");
        write_state(to, t->state[s], s);
        first = false;
    }
    if (first)
        text_str(to, "nobody");
}

static void
write_arms(struct text *to, const struct tally *t)
{
    if (t->arm[ARM_INF] > 0 || t->arm[ARM_CAV] == 0) {
        text_int(to, t->arm[ARM_INF]);
        text_str(to, " foot");
    }
    if (t->arm[ARM_CAV] > 0) {
        text_str(to, t->arm[ARM_INF] > 0 ? ", " : "");
        text_int(to, t->arm[ARM_CAV]);
        text_str(to, " horse");
    }
}

/* ---- names ---- */

/* The name an entry gave to a body or gun, in quotes; nothing without one. */
static void
write_name(struct text *to, const struct history *h, enum table t, int32_t ref)
{
    const struct game *g = &h->game;
    struct word word[LINE_WORDS];
    struct line l = {.word = word};

    for (uint32_t i = g->rows[T_name]; i-- > 0;) {
        const struct name *n = &g->name[i];

        if (n->table != (int32_t)t || n->row != ROW(ref) || n->nth != 0)
            continue;
        if (!history_fact(h, n->entry, &l) || line_text(&l).n == 0)
            return;
        text_str(to, " \"");
        text_safe(to, line_text(&l));
        text_char(to, '"');
        return;
    }
}

/* ---- the battle in a line ---- */

static void
write_result(struct text *to, const struct game *g)
{
    text_str(to, "finished");
    if (g->battle->outcome == OUTCOME_WON) {
        text_str(to, ": ");
        say_side(to, g, g->battle->winner);
        text_str(to, " has won");
    } else {
        text_str(to, g->battle->outcome == OUTCOME_DRAWN ? ": drawn"
                                                         : ": undecided");
    }
}

static void
write_left(struct text *to, const struct game *g, int64_t at_ms)
{
    bool limited;
    int64_t left = clock_left_ms(g, at_ms, &limited);

    if (!limited)
        return;
    text_str(to, ", ");
    say_clock(to, left);
    text_str(to, " left");
}

static void
write_headline(struct text *to, const struct asking *a)
{
    const struct game *g = &a->h->game;
    int32_t phase = g->battle->phase;

    if (phase == PHASE_SETUP) {
        text_str(to, "setting up");
    } else if (phase == PHASE_FINISHED) {
        write_result(to, g);
    } else if (g->battle->seq == 0 && g->battle->middle > 1) {
        say_side(to, g, side_opens(g));
        text_char(to, ' ');
        text_int(to, g->side[ROW(side_opens(g))].turn + 1);
        text_str(to, " comes next");
    } else if (g->battle->seq == 0) {
        say_side(to, g, side_opens(g));
        text_str(to, " moves first, and has not begun");
    } else {
        ask_turn(to, g, g->battle->seq);
        text_str(to, phase == PHASE_MOVE   ? " runs"
                     : phase == PHASE_OVER ? " is over"
                                           : " is over, interval");
        write_left(to, g, a->at_ms);
    }
    if (g->clock->paused & PAUSED_DISPUTE)
        text_str(to, ", in dispute\n");
    else
        text_str(to, g->clock->paused ? ", paused\n" : "\n");
}

/* ---- sides and bodies ---- */

static void
show_side_line(struct text *to, const struct game *g, int32_t side)
{
    struct tally t = tally_side(g, side);

    say_side(to, g, side);
    text_str(to, ": ");
    write_arms(to, &t);
    text_str(to, ": ");
    write_states(to, &t);
    text_char(to, '\n');
}

static void
show_body_line(struct text *to, const struct game *g, int32_t body)
{
    struct tally t = tally_body(g, body);
    uint32_t from = to->n;

    text_str(to, "    ");
    say_body(to, g, body);
    text_pad(to, from, 10);
    text_char(to, ' ');
    write_arms(to, &t);
    text_str(to, ": ");
    write_states(to, &t);
    text_char(to, '\n');
}

static void
show_bodies(struct text *to, const struct game *g, int32_t side)
{
    for (uint32_t i = 0; i < g->rows[T_body]; i++) {
        if (g->body[i].side == side)
            show_body_line(to, g, REF((int32_t)i));
    }
}

/* ---- guns ---- */

/* What bars a gun, or did this move. */
static void
gun_state(struct text *to, const struct game *g, const struct gun *u)
{
    int32_t seq = g->battle->seq;

    if (u->state == GUN_OFF)
        text_str(to, ", off the field");
    if (u->disputed_seq && seq <= u->disputed_seq + 2)
        text_str(to, ", in dispute");
    if (u->out_seq && u->out_seq >= seq)
        text_str(to, u->out_seq == seq ? ", out of action this move"
                                       : ", out of action next move");
    if (seq > 0 && u->moved_seq == seq)
        text_str(to, ", moved");
    if (seq > 0 && u->fired_seq == seq) {
        text_str(to, ", ");
        text_int(to, u->shots);
        text_str(to, " of ");
        text_int(to, key(g, KEY_GUN_SHOTS));
        text_str(to, " shots fired");
    }
    if (u->takeable) {
        text_str(to, ", could be taken by ");
        say_side(to, g, u->takeable);
    }
}

static void
show_gun_line(struct text *to, const struct game *g, int32_t gun)
{
    const struct gun *u = &g->gun[ROW(gun)];
    uint32_t from = to->n;

    text_str(to, "    ");
    say_gun(to, g, gun);
    text_pad(to, from, 10);
    text_char(to, ' ');
    say_side(to, g, u->holder);
    if (u->side != u->holder) {
        text_str(to, " took it from ");
        say_side(to, g, u->side);
    }
    if (u->watched && u->state != GUN_OFF) {
        text_str(to, ", served by ");
        text_int(to, u->crew);
        if (u->crew < key(g, KEY_GUN_SERVE_MEN)) {
            text_str(to, " of ");
            text_int(to, key(g, KEY_GUN_SERVE_MEN));
            text_str(to, " needed");
        }
    }
    gun_state(to, g, u);
    text_char(to, '\n');
}

/* Those a side holds, or all (side 0). */
static void
show_guns(struct text *to, const struct game *g, int32_t side)
{
    for (uint32_t i = 0; i < g->rows[T_gun]; i++) {
        if (side == 0 || g->gun[i].holder == side)
            show_gun_line(to, g, REF((int32_t)i));
    }
}

/* ---- parties ---- */

static bool
man_of_party(const struct game *g, int32_t man, int32_t party)
{
    return g->man[man].party == party;
}

static bool
man_guards(const struct game *g, int32_t man, int32_t party)
{
    return g->man[man].guards == party;
}

/* Freed from this party, and not taken by anybody since. */
static bool
freed_from(const struct game *g, int32_t man, int32_t party)
{
    if (g->man[man].party != 0 || g->man[man].state == MAN_DEAD)
        return false;
    for (uint32_t i = g->rows[T_captive]; i-- > 0;) {
        if (g->captive[i].man == man)
            return g->captive[i].party == party &&
                   g->captive[i].state == CAPTIVE_FREED;
    }
    return false;
}

static bool
any_freed(const struct game *g, int32_t party)
{
    for (uint32_t i = 0; i < g->rows[T_captive]; i++) {
        if (g->captive[i].party == party &&
            g->captive[i].state == CAPTIVE_FREED)
            return true;
    }
    return false;
}

static bool
freed_unarmed(const struct game *g, int32_t man, int32_t party)
{
    return g->man[man].state == MAN_DISARMED && freed_from(g, man, party);
}

static bool
freed_armed(const struct game *g, int32_t man, int32_t party)
{
    return g->man[man].state == MAN_FIT && freed_from(g, man, party);
}

static bool
freed_held(const struct game *g, int32_t man, int32_t party)
{
    return g->battle->seq > 0 && g->man[man].held_seq == g->battle->seq &&
           freed_unarmed(g, man, party);
}

/* A line of men, nothing where there are none. */
static void
men_line(struct text *to, const struct game *g, const char *what,
         ask_man_is *is, int32_t of)
{
    uint32_t before = to->n;

    text_str(to, "    ");
    text_str(to, what);
    text_str(to, ": ");
    if (ask_men(to, g, 8, is, of) == 0 && !to->cut)
        to->n = before;
    else
        text_char(to, '\n');
}

static void
party_guard(struct text *to, const struct game *g, int32_t party)
{
    const struct party *p = &g->party[ROW(party)];

    if (p->guards > 0)
        men_line(to, g, "guard", man_guards, party);
    else
        text_str(to, "    no guard\n");
    if (p->held > p->guards * key(g, KEY_ESCORT_CAPACITY) &&
        key(g, KEY_LIBERATION_BY) == FREED_ITSELF)
        text_str(to, p->guards ? "    too many for the guard: what is over "
                                 "goes free when the move ends\n"
                               : "    they go free when the move ends\n");
}

void
show_party(struct text *to, const struct game *g, int32_t party)
{
    const struct party *p = &g->party[ROW(party)];
    static const char *const words[] = {"", " held by ", " delivered to ",
                                        " freed from ", " no longer with "};

    text_char(to, 'P');
    text_int(to, p->number);
    text_str(to, ": ");
    if (p->held > 0) {
        text_int(to, p->held);
        text_char(to, ' ');
    }
    say_side(to, g, p->side);
    text_str(to, words[p->state]);
    say_side(to, g, p->holder);
    text_char(to, '\n');
    men_line(to, g, "men", man_of_party, party);
    if (p->state == PARTY_HELD)
        party_guard(to, g, party);
    ask_alone(to, g, party);
    if (!any_freed(g, party))
        return;
    men_line(to, g, "freed, without arms", freed_unarmed, party);
    men_line(to, g, "freed, stand still this move", freed_held, party);
    men_line(to, g, "freed, armed again", freed_armed, party);
}

static void
show_parties(struct text *to, const struct game *g, int32_t holder)
{
    for (uint32_t i = 0; i < g->rows[T_party]; i++) {
        if (holder == 0 || g->party[i].holder == holder)
            show_party(to, g, REF((int32_t)i));
    }
}

/* ---- melees ---- */

/* Those that came to nothing. */
static bool
void_by_word(const struct game *g, int32_t melee)
{
    for (uint32_t i = 0; i < g->rows[T_overruled]; i++)
        if (g->overruled[i].kind == OVERRULE_MELEE &&
            g->overruled[i].what == melee)
            return true;
    return false;
}

static void
show_void_one(struct text *to, const struct game *g, const struct melee *m)
{
    text_char(to, 'M');
    text_int(to, m->number);
    text_str(to, ", ");
    ask_turn(to, g, m->seq);
    if (m->state == MELEE_JOINED) {
        text_str(to, ": one with M");
        text_int(to, m->joined);
        text_char(to, '\n');
        return;
    }
    text_str(to, m->state == MELEE_APART      ? ": nobody is in contact\n"
                 : void_by_word(g, m->number) ? ": void by the referee's word\n"
                                              : ": void, they surrendered\n");
}

static uint32_t
show_void(struct text *to, const struct game *g, int32_t seq)
{
    uint32_t n = 0;

    for (uint32_t i = 0; i < g->rows[T_melee]; i++) {
        const struct melee *m = &g->melee[i];

        if (m->state < MELEE_VOID || (seq > 0 && m->seq != seq))
            continue;
        show_void_one(to, g, m);
        n++;
    }
    return n;
}

/* Of one move (seq), or of the battle (0); how many. */
static uint32_t
show_melees(struct text *to, const struct game *g, int32_t seq)
{
    uint32_t n = 0;

    for (uint32_t i = 0; i < g->rows[T_ruled]; i++) {
        if (seq > 0 && g->ruled[i].seq != seq)
            continue;
        ask_ruled(to, g, &g->ruled[i]);
        n++;
    }
    n += show_void(to, g, seq);
    return n + ask_foresee(to, g, 0);
}

/* ---- show with a label ---- */

/* `of` packs a body and a state. */
static bool
body_state(const struct game *g, int32_t man, int32_t of)
{
    return g->man[man].body == of / MAN_STATES &&
           g->man[man].state == of % MAN_STATES;
}

static bool
serves_gun(const struct game *g, int32_t man, int32_t gun)
{
    return g->man[man].crew == gun;
}

static void
duty_lines(struct text *to, const struct game *g, int32_t body)
{
    for (uint32_t i = 0; i < g->rows[T_man]; i++) {
        const struct man *m = &g->man[i];

        if (m->body != body || (!m->crew && !m->guards))
            continue;
        text_str(to, "    ");
        say_man(to, g, (int32_t)i);
        text_str(to, m->crew ? " serves " : " guards P");
        if (m->crew)
            say_gun(to, g, m->crew);
        else
            text_int(to, g->party[ROW(m->guards)].number);
        text_char(to, '\n');
    }
}

static void
show_body(struct text *to, const struct asking *a, int32_t body)
{
    const struct game *g = &a->h->game;
    struct tally t = tally_body(g, body);

    say_body(to, g, body);
    text_str(to, ", ");
    write_arms(to, &t);
    text_str(to, " of ");
    say_side(to, g, g->body[ROW(body)].side);
    write_name(to, a->h, T_body, body);
    if (g->body[ROW(body)].player) {
        text_str(to, ", commanded by ");
        say_player(to, a->h, g->body[ROW(body)].side,
                   g->body[ROW(body)].player);
    }
    text_char(to, '\n');
    for (int32_t s = MAN_FIT; s < MAN_STATES; s++)
        men_line(to, g, state_words[s], body_state, body * MAN_STATES + s);
    duty_lines(to, g, body);
}

static void
show_gun(struct text *to, const struct asking *a, int32_t gun)
{
    const struct game *g = &a->h->game;

    say_gun(to, g, gun);
    text_str(to, " of ");
    say_side(to, g, g->gun[ROW(gun)].side);
    write_name(to, a->h, T_gun, gun);
    text_char(to, '\n');
    show_gun_line(to, g, gun);
    men_line(to, g, "men who serve it", serves_gun, gun);
    text_str(to, "    ");
    text_count(to, g->gun[ROW(gun)].fired, "shot", "shots");
    text_str(to, " in this battle\n");
}

static void
show_side(struct text *to, const struct history *h, int32_t side)
{
    const struct game *g = &h->game;

    show_side_line(to, g, side);
    if (say_has_leader(h, side) || say_several(h, side)) {
        text_str(to, "    led by ");
        say_command(to, h, side);
        text_char(to, '\n');
    }
    show_bodies(to, g, side);
    show_guns(to, g, side);
    show_parties(to, g, side);
}

static bool
show_label(const struct asking *a, struct text *to, const struct word *w)
{
    const struct game *g = &a->h->game;
    int32_t side = side_named(g, w->label);
    int32_t body = REF(body_find(g, w->label));
    int32_t gun = REF(gun_find(g, w->label));

    if (side != 0)
        show_side(to, a->h, side);
    else if (body != 0)
        show_body(to, a, body);
    else if (gun != 0)
        show_gun(to, a, gun);
    else
        return ask_unknown(a, FAULT_NO_BODY, w);
    return true;
}

/* ---- show ---- */

static void
show_all(struct text *to, const struct asking *a)
{
    const struct game *g = &a->h->game;

    write_headline(to, a);
    for (int32_t side = 1; side <= 2; side++) {
        show_side_line(to, g, side);
        show_bodies(to, g, side);
    }
    if (g->rows[T_gun] > 0)
        text_str(to, "Guns:\n");
    show_guns(to, g, 0);
    show_parties(to, g, 0);
    if (g->battle->seq > 0)
        show_melees(to, g, g->battle->seq);
}

static bool
show_named_party(const struct asking *a, struct text *to, const struct word *w)
{
    int32_t party = REF(party_find(&a->h->game, w->a));

    if (party == 0)
        return ask_fault(a, FAULT_NO_PARTY, w);
    show_party(to, &a->h->game, party);
    return true;
}

/* A melee may have been ruled on again; the last ruling is the one. */
static bool
show_named_melee(const struct asking *a, struct text *to, const struct word *w)
{
    const struct game *g = &a->h->game;
    int32_t melee = REF(melee_find(g, w->a));

    if (melee == 0)
        return ask_fault(a, FAULT_NO_MELEE, w);
    for (uint32_t i = g->rows[T_ruled]; i-- > 0;) {
        if (g->ruled[i].melee != melee)
            continue;
        ask_ruled(to, g, &g->ruled[i]);
        return true;
    }
    if (g->melee[ROW(melee)].state >= MELEE_VOID)
        show_void_one(to, g, &g->melee[ROW(melee)]);
    else
        ask_foresee(to, g, melee);
    return true;
}

static bool
show(const struct asking *a, struct text *to)
{
    const struct game *g = &a->h->game;
    const struct word *party = line_find(a->line, "", "PARTY", NULL);
    const struct word *melee = line_find(a->line, "", "MELEE", NULL);
    const struct word *label = line_find(a->line, "", "LABEL", NULL);
    uint32_t before = to->n;

    if (!ask_two_sides(a, to))
        return true;
    if (party != NULL)
        return show_named_party(a, to, party);
    if (melee != NULL)
        return show_named_melee(a, to, melee);
    if (label != NULL)
        return show_label(a, to, label);
    if (line_has(a->line, "guns"))
        show_guns(to, g, 0);
    else if (line_has(a->line, "prisoners"))
        show_parties(to, g, 0);
    else if (line_has(a->line, "melees"))
        show_melees(to, g, 0);
    else
        show_all(to, a);
    if (to->n == before)
        text_str(to, line_has(a->line, "guns")        ? "no guns\n"
                     : line_has(a->line, "prisoners") ? "no prisoners yet\n"
                                                      : "no melees yet\n");
    return true;
}

/* ---- the rows ---- */

const struct question ask_state[] = {
    {.verb = {.name = "show",
              .usage = "[guns | prisoners | melees | PARTY | MELEE | LABEL]",
              .example = "show guns",
              .also = "show ra",
              .summary = "the whole state, a side, a body, a gun, a party",
              .sets = SET_LITTLE_WARS},
     .answer = show      },
    {.verb = {.name = "muster",
              .usage = "",
              .example = "muster",
              .also = "muster # before the toss",
              .rules = "F1 F2 F3 F8",
              .summary = "order of battle, points, and where every man is",
              .sets = SET_LITTLE_WARS},
     .answer = ask_muster},
    {.verb = {.name = "count",
              .usage = "SIDE (N [foot | inf | horse | cav])...",
              .example = "count red 20 foot 5 horse",
              .also = "count blue 31",
              .summary = "the floor against the book",
              .sets = SET_LITTLE_WARS,
              .flags = VERB_DOZEN},
     .answer = ask_count },
    {.verb = {.name = "can",
              .usage = "MEN",
              .example = "can rg1",
              .also = "can red",
              .rules = "A1 A2 A3 A4a M4 M5 M6",
              .summary = "what may still be done this move, and why not the "
                         "rest",
              .sets = SET_LITTLE_WARS},
     .answer = ask_can   },
};

const uint32_t ask_state_n = sizeof ask_state / sizeof ask_state[0];
