/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * rule_setup.c: what is said before the first move: sides, bodies, guns, the
 * edition and its keys.
 */
#include "chapters.h"
#include "escort.h"
#include "facts.h"
#include "fall.h"
#include "setup.h"
#include "who.h"

#include <string.h>

enum { BODY_MEN_MAX = 100000, GUNS_MAX = 1000 };

void
name_keep(struct hearing *h, enum table t, int32_t row, int32_t nth)
{
    struct name n = {h->ask->entry, (int32_t)t, row, nth};
    game_tell(h->g, T_name, &n);
}

/* --- labels: one namespace --- */

bool
label_free(struct hearing *h, const struct word *w)
{
    const struct game *g = h->g;
    if (label_reserved(w->label))
        return wrong(h, FAULT_LABEL_RESERVED, w);
    if (side_find(g, w->label) >= 0 || body_find(g, w->label) >= 0 ||
        gun_find(g, w->label) >= 0 || peg_find(g, w->label) >= 0)
        return wrong(h, FAULT_LABEL_TAKEN, w);
    return true;
}

/* A body's or gun's label begins with the letter of its side: the side. */
static int32_t
label_side(struct hearing *h, const struct word *w)
{
    if (h->g->rows[T_side] < 2) {
        wrong(h, FAULT_NOT_TWO_SIDES, NULL);
        return 0;
    }
    if (!label_free(h, w))
        return 0;
    int32_t side = side_letter(h->g, w->label.at[0]);
    if (side < 0 || w->label.n == 1) {
        wrong(h, side < 0 ? FAULT_LABEL_LETTER : FAULT_LABEL_RESERVED, w);
        return 0;
    }
    return REF(side);
}

/* A name typed as the rest of a line, as long as any other. */
static bool
name_fits(struct hearing *h)
{
    const struct word *w = arg(h, "", "TEXT", NULL);
    return !w || span_points(w->text) <= NAME_MAX_POINTS ||
           wrong(h, FAULT_NAME_LONG, w);
}

/* --- battle, sides, players --- */

static void
rule_battle(struct hearing *h)
{
    if (!in_setup(h))
        return;
    name_keep(h, T_battle, 0, 0);
    noted(h);
}

static bool
letter_ok(struct hearing *h, int letter, const struct word *at)
{
    bool is_letter = letter >= 'a' && letter <= 'z';
    if (!is_letter || letter == 'i' || letter == 'c')
        return wrong(h, FAULT_LETTER, at);
    if (side_letter(h->g, letter) >= 0)
        return wrong(h, FAULT_LETTER, at);
    return true;
}

static void
side_names(struct hearing *h, int32_t row)
{
    uint32_t n = 0;
    if (arg(h, "", "TEXT", NULL))
        name_keep(h, T_side, row, 0);
    const struct word *w = arg(h, "player", "PLAYER", &n);
    if (!w)
        return;
    for (int32_t k = 1;
         w < h->line->word + h->line->n && span_is(w->name, "PLAYER"); w++, k++)
        name_keep(h, T_side, row, k);
}

static void
rule_side(struct hearing *h)
{
    struct game *g = h->g;
    const struct word *w = arg(h, "", "SIDE", NULL);
    const struct word *k = arg(h, "letter", "LETTER", NULL);
    uint32_t row;
    if (!in_setup(h) || !label_free(h, w) || !name_fits(h))
        return;
    if (g->rows[T_side] == 2) {
        wrong(h, FAULT_THIRD_SIDE, w);
        return;
    }
    int letter = (k ? k->text.at[0] : w->label.at[0]) | 0x20;
    if ((k && k->text.n != 1 && !wrong(h, FAULT_LETTER, k)) ||
        !letter_ok(h, letter, k ? k : w))
        return;
    bool north = has(h, "north") || (g->rows[T_side] && !has(h, "south"));
    game_add(g, T_side, &row);
    label_set(g, T_side, row, FIELD(side, label), w->label);
    SET(g, side, row, letter, letter);
    SET(g, side, row, back, north ? BACK_NORTH : BACK_SOUTH);
    side_names(h, (int32_t)row);
}

static int32_t
players_of(const struct game *g, int32_t side)
{
    int32_t n = 0;
    for (uint32_t i = 0; i < g->rows[T_name]; i++)
        if (g->name[i].table == T_side && g->name[i].row == side &&
            g->name[i].nth > n)
            n = g->name[i].nth;
    return n;
}

/* All of a side's bodies are his who takes it over. */
static void
takes_over(struct hearing *h, int32_t side, int32_t nth)
{
    struct game *g = h->g;
    SET(g, side, ROW(side), lead, nth);
    for (uint32_t i = 0; i < g->rows[T_body]; i++)
        if (g->body[i].side == side)
            SET(g, body, i, player, 0);
}

/* Bodies of one side, all or none. */
static int32_t
commanded(struct hearing *h, const struct word *w, uint32_t n)
{
    int32_t side = 0;
    for (uint32_t i = 0; i < n; i++) {
        if (gun_find(h->g, w[i].label) >= 0) {
            wrong(h, FAULT_GUN_COMMANDED, &w[i]);
            return 0;
        }
        int32_t body = arg_body(h, &w[i]);
        if (!body)
            return 0;
        if (side && side != h->g->body[ROW(body)].side) {
            wrong(h, FAULT_BOTH_SIDES, &w[i]);
            return 0;
        }
        side = h->g->body[ROW(body)].side;
    }
    return side;
}

/* Someone takes over a side, or commands bodies of it. */
static void
rule_player(struct hearing *h)
{
    struct game *g = h->g;
    const struct word *w = arg(h, "", "LABEL", NULL);
    uint32_t n = 1;
    while (w + n < h->line->word + h->line->n && span_is(w[n].name, "LABEL"))
        n++;
    bool bodies =
        n > 1 || body_find(g, w->label) >= 0 || gun_find(g, w->label) >= 0;
    int32_t side = bodies ? commanded(h, w, n) : arg_side(h, w);
    if (!side)
        return;
    int32_t nth = players_of(g, ROW(side)) + 1;
    name_keep(h, T_side, ROW(side), nth);
    if (!bodies)
        takes_over(h, side, nth);
    for (uint32_t i = 0; bodies && i < n; i++)
        SET(g, body, body_find(g, w[i].label), player, nth);
    noted(h);
}

/* --- edition and keys --- */

static void
edition_values(struct hearing *h, int edition)
{
    struct game *g = h->g;
    const struct editions *e = h->ask->editions;
    int32_t kept[KEYS];
    bool own = e && e->values(e->ctx, h->ask->entry, kept);
    for (int k = 0; k < KEYS; k++) {
        int32_t cell = 0;
        const char *value = key_value((enum key_id)k, (enum edition)edition);
        key_read((enum key_id)k, span_of(value), &cell);
        cell = own ? kept[k] : cell;
        SET(g, key, k, value, cell);
        SET(g, given, k, cell, cell);
        SET(g, given, k, entry, 0);
    }
}

static void
rule_edition(struct hearing *h)
{
    const struct word *w = arg(h, "", "EDITION", NULL);
    const struct game *g = h->g;
    int edition = edition_find(w->text);
    enum ruleset ruleset =
        edition == EDITION_DENSITY ? RULESET_DENSITY : RULESET_LITTLE_WARS;
    if (edition == 0) {
        wrong(h, FAULT_NO_EDITION, w);
        h->r->why.near = edition_nearest(w->text);
        return;
    }
    if (!in_setup(h))
        return;
    if ((int32_t)ruleset != g->battle->ruleset &&
        g->rows[T_body] + g->rows[T_gun] + g->rows[T_unit] > 0) {
        blame(h, (struct blame){.code = FAULT_RULESET, .at = w, .firm = true});
        return;
    }
    SET(h->g, battle, 0, ruleset, (int32_t)ruleset);
    SET(h->g, battle, 0, edition, edition);
    edition_values(h, edition);
    effect(h, EFFECT_EDITION, edition, 0, 0, 0);
}

/* The words of a value, which are one: 120 60 30, 1 ft. */
static struct span
value_typed(const struct hearing *h, const struct word *v)
{
    const struct word *end = v;
    while (end + 1 < h->line->word + h->line->n &&
           span_is(end[1].name, "VALUE"))
        end++;
    return (struct span){v->text.at,
                         (uint32_t)(end->text.at + end->text.n - v->text.at)};
}

/* The cell for what was typed, within the key's bounds. */
static bool
value_read(struct hearing *h, enum key_id k, const struct word *v,
           int32_t *cell)
{
    struct span value = value_typed(h, v);
    enum length_unit bare =
        h->g->battle->metric ? LENGTH_IN_CM : LENGTH_IN_INCHES;
    int32_t least, most;
    bool bound = key_bounds(k, &least, &most);
    if (key_read_in(k, value, bare, cell) &&
        (!bound || *cell == KEY_NONE || (*cell >= least && *cell <= most)))
        return true;
    wrong(h, FAULT_NO_VALUE, v);
    h->r->why.subject = (int32_t)k;
    h->r->why.word = value;
    h->r->why.width = (uint16_t)value.n;
    h->r->why.near = key_nearest_word(k, value);
    return false;
}

static void
rule_set(struct hearing *h)
{
    struct game *g = h->g;
    const struct word *w = arg(h, "", "KEY", NULL);
    uint32_t n = 0;
    const struct word *v = arg(h, "", "VALUE", &n);
    int k = key_find(w->text);
    int32_t cell;
    if (k < 0 || key_sets((enum key_id)k) != SET_LITTLE_WARS) {
        wrong(h, FAULT_NO_KEY, w);
        h->r->why.near = key_nearest(w->text, SET_LITTLE_WARS);
        return;
    }
    if (!value_read(h, (enum key_id)k, v, &cell))
        return;
    if (g->battle->phase != PHASE_SETUP && !has(h, "because")) {
        wrong(h, FAULT_BECAUSE, NULL);
        return;
    }
    SET(g, key, k, value, cell);
    SET(g, given, k, entry, h->ask->entry);
    noted(h);
    effect(h, EFFECT_VALUE, k, cell, 0, 0);
}

/* --- forces --- */

void
man_born(struct hearing *h, int32_t body, int32_t number)
{
    struct game *g = h->g;
    const struct body *b = &g->body[ROW(body)];
    uint32_t man, trace;
    game_add(g, T_man, &man);
    game_add(g, T_trace, &trace);
    SET(g, man, man, side, b->side);
    SET(g, man, man, arm, b->arm);
    SET(g, man, man, birth, body);
    SET(g, man, man, number, number);
    SET(g, man, man, body, body);
    SET(g, man, man, state, MAN_FIT);
}

static bool
add_body(struct hearing *h, struct span label, int32_t side, int32_t arm,
         int32_t men)
{
    struct game *g = h->g;
    uint32_t row;
    game_add(g, T_body, &row);
    label_set(g, T_body, row, FIELD(body, label), label);
    SET(g, body, row, side, side);
    SET(g, body, row, arm, arm);
    SET(g, body, row, mustered, men);
    SET(g, body, row, first, (int32_t)g->rows[T_man]);
    for (int32_t k = 1; k <= men && !g->full; k++)
        man_born(h, REF((int32_t)row), k);
    int32_t fit = g->side[ROW(side)].count[MAN_FIT];
    SET_AT(g, side, ROW(side), count, MAN_FIT, fit + men);
    return g->full == 0;
}

static bool
men_number(struct hearing *h, const struct word *w, int32_t max)
{
    if (w->a >= 1 && w->a <= max)
        return true;
    return blame(
        h, (struct blame){
               .code = FAULT_NUMBER_RANGE, .at = w, .have = 1, .need = max});
}

static void
rule_body(struct hearing *h)
{
    const struct word *w = arg(h, "", "BODY", NULL);
    const struct word *n = arg(h, "", "N", NULL);
    bool horse = has(h, "cav") || has(h, "horse");
    if (!in_setup(h) || !men_number(h, n, BODY_MEN_MAX) || !name_fits(h))
        return;
    int32_t side = label_side(h, w);
    if (!side || !add_body(h, w->label, side, horse ? ARM_CAV : ARM_INF, n->a))
        return;
    if (line_text(h->line).n > 0)
        name_keep(h, T_body, (int32_t)h->g->rows[T_body] - 1, 0);
}

static uint32_t
add_gun(struct hearing *h, struct span label, int32_t side)
{
    struct game *g = h->g;
    uint32_t row;
    game_add(g, T_gun, &row);
    label_set(g, T_gun, row, FIELD(gun, label), label);
    SET(g, gun, row, side, side);
    SET(g, gun, row, holder, side);
    return row;
}

static void
rule_gun(struct hearing *h)
{
    struct game *g = h->g;
    const struct word *w = arg(h, "", "GUN", NULL);
    const struct word *held = arg(h, "held", "SIDE", NULL);
    const struct word *take = arg(h, "takeable", "SIDE", NULL);
    int32_t row = gun_find(g, w->label);
    bool state = held || take || has(h, "none");
    int32_t other = held || take ? arg_side(h, held ? held : take) : 0;
    if ((held || take) && !other)
        return;
    if (row < 0 || !state) {
        int32_t side = in_setup(h) && name_fits(h) ? label_side(h, w) : 0;
        if (!side)
            return;
        row = (int32_t)add_gun(h, w->label, side);
        if (line_text(h->line).n > 0)
            name_keep(h, T_gun, row, 0);
    }
    if (held && !in_setup(h))
        return;
    if (held)
        SET(g, gun, row, holder, other);
    if (take && other == g->gun[row].holder) {
        blame(h, (struct blame){
                     .code = FAULT_GUN_HELD, .at = take, .subject = other});
        return;
    }
    if (state && !held) {
        SET(g, gun, row, takeable, other);
        cite(h, READING_BASE + 23);
    }
}

/* Labels of force: the side's letter and i, c, g1, g2 ... */
static struct span
force_label(char *at, int letter, int kind, int32_t number)
{
    struct text t;
    text_init(&t, at, LABEL_MAX);
    text_char(&t, (char)(letter & ~0x20));
    text_char(&t, (char)kind);
    if (number)
        text_int(&t, number);
    return text_span(&t);
}

static bool
force_label_free(struct hearing *h, struct span label, const struct word *at)
{
    const struct game *g = h->g;
    if (body_find(g, label) < 0 && gun_find(g, label) < 0 &&
        side_find(g, label) < 0)
        return true;
    wrong(h, FAULT_LABEL_TAKEN, at);
    h->r->why.word = label;
    return false;
}

static void
force_part(struct hearing *h, int32_t side, const struct word *n,
           struct span what)
{
    char at[LABEL_MAX];
    int letter = h->g->side[ROW(side)].letter;
    if (span_starts(what, "gun")) {
        if (!men_number(h, n, GUNS_MAX))
            return;
        for (int32_t k = 1; k <= n->a; k++) {
            struct span label = force_label(at, letter, 'G', k);
            if (!force_label_free(h, label, n))
                return;
            add_gun(h, label, side);
        }
        return;
    }
    bool horse = span_same_z(what, "cav") || span_same_z(what, "horse");
    struct span label = force_label(at, letter, horse ? 'c' : 'i', 0);
    if (men_number(h, n, BODY_MEN_MAX) && force_label_free(h, label, n))
        add_body(h, label, side, horse ? ARM_CAV : ARM_INF, n->a);
}

static void
rule_force(struct hearing *h)
{
    const struct line *l = h->line;
    if (!in_setup(h))
        return;
    if (h->g->rows[T_side] < 2) {
        wrong(h, FAULT_NOT_TWO_SIDES, NULL);
        return;
    }
    int32_t side = arg_side(h, arg(h, "", "SIDE", NULL));
    for (uint32_t i = 0; side && i + 1 < l->n && !fallen(h); i++)
        if (l->word[i].slot == SLOT_NUMBER)
            force_part(h, side, &l->word[i], l->word[i + 1].text);
}

/* --- split and join --- */

static void
mix(struct hearing *h, int32_t body)
{
    SET(h->g, body, ROW(body), mixed, 1);
}

static void
rule_split(struct hearing *h)
{
    struct game *g = h->g;
    struct use use = {.states = USE_FIT | USE_DISARMED, .duties = true};
    const struct word *w = arg(h, "", "BODY", NULL);
    struct men m;
    uint32_t row;
    if (!who_arg(h, "", "MEN", &use, &m))
        return;
    int32_t side = label_side(h, w);
    if (!side)
        return;
    if (m.side != side) {
        wrong(h, FAULT_LABEL_LETTER, w);
        return;
    }
    game_add(g, T_body, &row);
    label_set(g, T_body, row, FIELD(body, label), w->label);
    SET(g, body, row, side, side);
    SET(g, body, row, arm, g->man[m.at[0]].arm);
    int32_t of = g->man[m.at[0]].body; /* who commanded them does so still */
    SET(g, body, row, player, g->body[ROW(of)].player);
    mix(h, REF((int32_t)row));
    for (uint32_t i = 0; i < m.n; i++) {
        mix(h, g->man[m.at[i]].body);
        SET(g, man, m.at[i], body, REF((int32_t)row));
    }
    who_say(h, &m);
}

/* While its captor moves, one taken now is not led and the other may be: as one
 * they would both go, or both stay (P1). */
static bool
led_together(struct hearing *h, int32_t a, int32_t b, const struct word *at)
{
    const struct game *g = h->g;
    int32_t now = g->battle->seq;
    bool first = g->party[ROW(a)].seq == now;

    return g->party[ROW(a)].holder != g->battle->mover ||
           first == (g->party[ROW(b)].seq == now) ||
           blame(h, (struct blame){.code = FAULT_PARTY_JOINS_NEW,
                                   .rule = RULE_P1,
                                   .at = at,
                                   .subject = first ? a : b});
}

static void
join_parties(struct hearing *h, const struct word *from)
{
    struct game *g = h->g;
    int32_t a = arg_party(h, from), b = a ? arg_party(h, from + 1) : 0;
    if (!a || !b)
        return;
    const struct party *p = &g->party[ROW(a)], *q = &g->party[ROW(b)];
    struct blame why = {.at = from + 1, .subject = b, .firm = true};
    why.code = a == b                   ? FAULT_SAME_PARTY
               : p->holder != q->holder ? FAULT_PARTY_SIDES
                                        : FAULT_NONE;
    if (!party_held(h, a, from) || !party_held(h, b, from + 1) ||
        (why.code != FAULT_NONE && !blame(h, why)) ||
        !led_together(h, a, b, from))
        return;
    int32_t moved = 0;
    for (uint32_t i = 0; i < g->rows[T_man]; i++) {
        if (g->man[i].guards == a)
            guard_set(h, (int32_t)i, b);
        if (g->man[i].party != a)
            continue;
        SET(g, man, i, party, b);
        SET(g, captive, ROW(g->trace[i].captive), party, b);
        moved++;
    }
    SET(g, party, ROW(a), held, 0);
    SET(g, party, ROW(b), held, q->held + moved);
    if (p->seq > q->seq) /* none of them is led before the last taken may be */
        SET(g, party, ROW(b), seq, p->seq);
    SET(g, party, ROW(a), state, PARTY_ENDED);
    cite(h, RULE_P2);
    effect(h, EFFECT_PARTY_MADE, b, q->held, q->guards, 0);
}

static void
rule_join(struct hearing *h)
{
    struct game *g = h->g;
    uint32_t n = 0;
    const struct word *party = arg(h, "", "PARTY", NULL);
    if (party) {
        join_parties(h, party);
        return;
    }
    const struct word *w = arg(h, "", "BODY", &n);
    int32_t a = arg_body(h, w), b = a ? arg_body(h, w + 1) : 0;
    if (!a || !b)
        return;
    if (a == b || g->body[ROW(a)].side != g->body[ROW(b)].side) {
        wrong(h, FAULT_BOTH_SIDES, w + 1);
        return;
    }
    mix(h, a);
    mix(h, b);
    for (uint32_t i = 0; i < g->rows[T_man]; i++)
        if (g->man[i].body == a)
            SET(g, man, i, body, b);
}

/* clang-format off */
static const struct verb rows[] = {
    { .name = "battle", .id = FACT_BATTLE,
      .usage = "TITLE [at NAME] [on DATE]",
      .example = "battle \"Hook's Farm\" on 2026-11-30",
      .also = "battle The garden wall",
      .summary = "what the battle is called", .rule = rule_battle,
      .kind = VERB_FACT, .sets = SET_BOTH },
    { .name = "side", .id = FACT_SIDE,
      .usage = "SIDE [TEXT] [player PLAYER...] [back (south | north)] "
               "[letter LETTER]",
      .example = "side red \"Red Army\" player Ann back south",
      .also = "side blue player Ben back north",
      .summary = "one of the two sides", .rule = rule_side,
      .kind = VERB_FACT, .sets = SET_BOTH },
    { .name = "player", .id = FACT_PLAYER,
      .usage = "PLAYER LABEL...",
      .example = "player Mum blue",
      .also = "player Ann ra rc",
      .summary = "someone takes over a side, or commands bodies",
      .rule = rule_player, .kind = VERB_FACT, .sets = SET_BOTH },
    { .name = "edition", .id = FACT_EDITION,
      .usage = "EDITION", .example = "edition book",
      .also = "edition retelling",
      .summary = "book, retelling, french, russian, density",
      .rule = rule_edition,
      .kind = VERB_FACT, .sets = SET_BOTH },
    { .name = "set", .id = FACT_SET,
      .usage = "KEY VALUE... [because TEXT]",
      .example = "set melee.radius 6 because we measured",
      .also = "set gun.shots 6 because both asked",
      .summary = "a house rule", .rule = rule_set, .kind = VERB_FACT,
      .sets = SET_LITTLE_WARS },
    { .name = "force", .id = FACT_FORCE,
      .usage = "SIDE [N (inf | foot)] [N (cav | horse)] [N (guns | gun)]",
      .example = "force red 80 inf 50 cav 4 guns",
      .also = "force blue 24 foot 8 horse 1 gun", .rules = "F1 F3",
      .summary = "one body of foot, one of horse, and guns",
      .rule = rule_force, .kind = VERB_FACT, .sets = SET_LITTLE_WARS },
    { .name = "body", .id = FACT_BODY,
      .usage = "BODY N (inf | foot | cav | horse) [TEXT]",
      .example = "body RA 20 inf \"The Guards\"",
      .also = "body BH 10 cav",
      .summary = "men under one label", .rule = rule_body,
      .kind = VERB_FACT, .sets = SET_LITTLE_WARS },
    { .name = "gun", .id = FACT_GUN,
      .usage = "GUN held SIDE", .example = "gun RG1 held blue",
      .rules = "G5",
      .summary = "a gun taken before the battle was entered",
      .rule = rule_gun, .kind = VERB_FACT, .sets = SET_LITTLE_WARS },
    { .name = "gun", .id = FACT_GUN,
      .usage = "GUN takeable (none | SIDE)",
      .example = "gun BG2 takeable red",
      .rules = "V1c",
      .summary = "a gun that side is in a position to take",
      .rule = rule_gun, .kind = VERB_FACT, .sets = SET_LITTLE_WARS },
    { .name = "gun", .id = FACT_GUN,
      .usage = "GUN [TEXT]", .example = "gun RG1 \"Long Tom\"",
      .summary = "a gun", .rule = rule_gun, .kind = VERB_FACT,
      .sets = SET_LITTLE_WARS },
    { .name = "split", .id = FACT_SPLIT,
      .usage = "MEN BODY", .example = "split RA:6 RX",
      .also = "split RA.1-6 RX",
      .summary = "men of a body under a new label", .rule = rule_split,
      .kind = VERB_FACT, .sets = SET_LITTLE_WARS },
    { .name = "join", .id = FACT_JOIN,
      .usage = "PARTY PARTY", .example = "join P1 P2",
      .rules = "P2",
      .summary = "two parties under one guard", .rule = rule_join,
      .kind = VERB_FACT, .sets = SET_LITTLE_WARS },
    { .name = "join", .id = FACT_JOIN,
      .usage = "BODY BODY", .example = "join RX RA",
      .summary = "the first body into the second", .rule = rule_join,
      .kind = VERB_FACT, .sets = SET_LITTLE_WARS },
};
/* clang-format on */

struct verbs
setup_verbs(void)
{
    return (struct verbs){rows, sizeof rows / sizeof rows[0]};
}
