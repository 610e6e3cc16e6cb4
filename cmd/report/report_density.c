/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * report_density.c: battles by the formation-density rules: the units, the
 * turns with their blows, comparisons, retreats and points, and what is left.
 */
#include "density.h"
#include "report_in.h"

/* A line of an answer, told again as a sentence. */
struct heard {
    const struct teller *t;
    const struct spoken *s;
};

static void
put_unit(const struct teller *t, int32_t unit)
{
    if (unit >= 1 && unit <= (int32_t)t->g->rows[T_unit])
        doc_name(t->r, label_of(t->g->unit[ROW(unit)].label));
}

static void
put_banner(const struct teller *t, int32_t side)
{
    if (side >= 1 && side <= (int32_t)t->g->rows[T_side])
        doc_name(t->r, label_of(t->g->side[ROW(side)].label));
}

/* "none", "three" */
static void
put_some(struct report *r, int32_t n)
{
    if (n == 0)
        doc_str(r, "none");
    else
        put_number(r, n);
}

static int32_t
side_of(const struct teller *t, int32_t unit)
{
    return t->g->unit[ROW(unit)].side;
}

/* --- before --- */

static void
put_armed(const struct teller *t, const struct unit *u)
{
    static const char *const with[WEAPONS] = {"javelins", "spears", "swords",
                                              "fast swords"};
    doc_name(t->r, label_of(u->label));
    doc_str(t->r, ", ");
    put_number(t->r, u->strength);
    doc_str(t->r, " with ");
    doc_str(t->r, with[u->weapon]);
    doc_str(t->r, u->bare ? " and no shields" : "");
}

/* Greek: 10 warriors in two units: Jav, four with javelins; ... */
static void
tell_army(struct teller *t, int32_t side)
{
    struct report *r = t->r;
    const struct game *g = t->g;
    int32_t warriors = 0, units = 0;
    put_banner(t, side);
    struct piece label = doc_piece(r);
    for (uint32_t i = 0; i < g->rows[T_unit]; i++) {
        if (g->unit[i].side != side)
            continue;
        units++;
        warriors += g->unit[i].strength;
    }
    put_things(r, warriors, "warrior in ", "warriors in ");
    put_things(r, units, "unit: ", "units: ");
    const char *before = "";
    for (uint32_t i = 0; i < g->rows[T_unit]; i++) {
        if (g->unit[i].side != side)
            continue;
        doc_str(r, before);
        put_armed(t, &g->unit[i]);
        before = "; ";
    }
    doc_char(r, '.');
    front_fact(r, label);
}

/* "X won two comparisons and Y one; one was level." */
static void
tell_head(const struct teller *t)
{
    struct report *r = t->r;
    const struct game *g = t->g;
    int32_t won[3] = {0}, level = 0;
    for (uint32_t i = 0; i < g->rows[T_compared]; i++) {
        const struct compared *c = &g->compared[i];
        int32_t winner = c->result == RESULT_WON ? c->unit : c->against;
        level += c->result == RESULT_TIE;
        if (c->result != RESULT_TIE && side_of(t, winner) <= 2)
            won[side_of(t, winner)]++;
    }
    sentence_begin(r);
    if (g->rows[T_compared] == 0 || g->rows[T_side] < 2) {
        doc_str(r, "no densities have been compared");
    } else {
        put_banner(t, 1);
        doc_str(r, " won ");
        put_things(r, won[1], "comparison and ", "comparisons and ");
        put_banner(t, 2);
        doc_char(r, ' ');
        put_some(r, won[2]);
        doc_str(r, level > 0 ? "; " : "");
        if (level > 0)
            put_things(r, level, "was level", "were level");
    }
    sentence_end(r);
    doc_end(r, PART_TEXT);
}

static void
tell_front(struct teller *t)
{
    tell_head(t);
    front_when(t);
    doc_str(t->r, "Rules");
    struct piece label = doc_piece(t->r);
    doc_str(t->r, "ancient battles by the density of formations");
    front_fact(t->r, label);
    front_house_rules(t);
    for (int32_t side = 1; side <= (int32_t)t->g->rows[T_side]; side++)
        tell_army(t, side);
}

/* --- sentences --- */

static void
met_0(struct report *r, const void *what)
{
    const struct heard *k = what;
    put_unit(k->t, k->s->unit);
    doc_str(r, " met ");
    put_unit(k->t, k->s->other);
    doc_str(r, ", ");
    doc_str(r, edge_name(k->s->a));
    doc_str(r, " to ");
    doc_str(r, edge_name(k->s->b));
}

static void
met_1(struct report *r, const void *what)
{
    const struct heard *k = what;
    doc_str(r, "the ");
    doc_str(r, edge_name(k->s->a));
    doc_str(r, " of ");
    put_unit(k->t, k->s->unit);
    doc_str(r, " touched the ");
    doc_str(r, edge_name(k->s->b));
    doc_str(r, " of ");
    put_unit(k->t, k->s->other);
}

static void
put_hits(const struct heard *k)
{
    if (k->s->d == 0)
        doc_str(k->t->r, "no hit");
    else
        put_things(k->t->r, k->s->d, "hit", "hits");
}

static void
strike_0(struct report *r, const void *what)
{
    const struct heard *k = what;
    put_unit(k->t, k->s->unit);
    doc_str(r, k->s->c > 1 ? " struck again at " : " struck ");
    put_unit(k->t, k->s->other);
    doc_str(r, ", needing more than ");
    put_number(r, k->s->a);
    doc_str(r, ", and scored ");
    put_hits(k);
}

static void
strike_1(struct report *r, const void *what)
{
    const struct heard *k = what;
    doc_str(r, k->s->c > 1 ? "a second blow of " : "a blow of ");
    put_unit(k->t, k->s->unit);
    doc_str(r, " at ");
    put_unit(k->t, k->s->other);
    doc_str(r, " needed more than ");
    put_number(r, k->s->a);
    doc_str(r, " and scored ");
    put_hits(k);
}

static void
put_of_hits(struct report *r, int32_t n, int32_t of)
{
    if (of == 1) {
        doc_str(r, n == 1 ? "the hit" : "no hit");
        return;
    }
    if (n == of) {
        doc_str(r, n == 2 ? "both" : "all ");
        if (n > 2)
            put_number(r, n);
        doc_str(r, " hits");
        return;
    }
    put_some(r, n);
    doc_str(r, " of ");
    put_number(r, of);
    doc_str(r, " hits");
}

static void
wall_0(struct report *r, const void *what)
{
    const struct heard *k = what;
    doc_str(r, "the shield wall of ");
    put_unit(k->t, k->s->unit);
    doc_str(r, " let ");
    put_of_hits(r, k->s->b, k->s->c);
    doc_str(r, " through");
}

static void
wall_1(struct report *r, const void *what)
{
    const struct heard *k = what;
    put_unit(k->t, k->s->unit);
    doc_str(r, " turned ");
    put_of_hits(r, k->s->c - k->s->b, k->s->c);
    doc_str(r, " aside with the shield wall");
}

static void
loses_0(struct report *r, const void *what)
{
    const struct heard *k = what;
    put_unit(k->t, k->s->unit);
    doc_str(r, " lost ");
    put_things(r, k->s->a, "warrior", "warriors");
}

static void
loses_1(struct report *r, const void *what)
{
    const struct heard *k = what;
    put_things(r, k->s->a, "warrior of ", "warriors of ");
    put_unit(k->t, k->s->unit);
    doc_str(r, " fell");
}

static void
skip_0(struct report *r, const void *what)
{
    const struct heard *k = what;
    put_unit(k->t, k->s->unit);
    doc_str(r, " did not take blow ");
    put_number(r, k->s->a);
}

static void
pair_0(struct report *r, const void *what)
{
    const struct heard *k = what;
    bool tie = k->s->c == RESULT_TIE;
    put_unit(k->t, k->s->unit);
    doc_str(r, " stood at density ");
    doc_int(r, k->s->a);
    doc_str(r, tie ? ", level with " : " against ");
    put_unit(k->t, k->s->other);
    doc_str(r, tie ? "" : " at ");
    if (!tie)
        doc_int(r, k->s->b);
    if (tie)
        return;
    doc_str(r, k->s->c == RESULT_WON ? " and won" : " and lost");
}

static void
pair_1(struct report *r, const void *what)
{
    const struct heard *k = what;
    bool tie = k->s->c == RESULT_TIE;
    doc_str(r, "compared, ");
    doc_int(r, k->s->a);
    doc_str(r, " to ");
    doc_int(r, k->s->b);
    doc_str(r, ", ");
    put_unit(k->t, k->s->unit);
    doc_str(r, tie                     ? " stood level with "
               : k->s->c == RESULT_WON ? " beat "
                                       : " lost to ");
    put_unit(k->t, k->s->other);
}

/* What of a unit broke away, by its state in the line. */
static void
put_state(const struct heard *k)
{
    if (k->s->state == UNIT_PANICS)
        doc_str(k->t->r, ", and panicked");
    else if (k->s->state == UNIT_DESTROYED)
        doc_str(k->t->r, ", and was destroyed");
}

static void
retreat_0(struct report *r, const void *what)
{
    const struct heard *k = what;
    int32_t lost = k->s->b + (k->s->c ? k->s->c - 1 : 0);
    put_unit(k->t, k->s->unit);
    doc_str(r, " retreated");
    if (k->s->a == PATH_DIAGONAL)
        doc_str(r, " diagonally");
    else if (k->s->a == PATH_BLOCKED)
        doc_str(r, ", blocked");
    if (lost > 0) {
        doc_str(r, " with ");
        put_number(r, lost);
        doc_str(r, " out of formation");
    }
    doc_str(r, k->s->c ? "" : ", and stayed turned");
    put_state(k);
}

static void
destroyed_0(struct report *r, const void *what)
{
    const struct heard *k = what;
    put_unit(k->t, k->s->unit);
    doc_str(r, " was destroyed");
}

static void
earns_0(struct report *r, const void *what)
{
    const struct heard *k = what;
    put_banner(k->t, k->s->side);
    doc_str(r, " earned ");
    put_things(r, k->s->a, "point", "points");
}

static void
out_0(struct report *r, const void *what)
{
    const struct heard *k = what;
    put_things(r, k->s->a, "warrior of ", "warriors of ");
    put_unit(k->t, k->s->unit);
    doc_str(r, k->s->a == 1 ? " was" : " were");
    doc_str(r, " frightened out of formation");
    put_state(k);
}

static void
pays_0(struct report *r, const void *what)
{
    const struct heard *k = what;
    put_banner(k->t, k->s->side);
    if (k->s->a == 0) {
        doc_str(r, " paid nothing, for the unit was panicking");
        return;
    }
    doc_str(r, " paid ");
    put_things(r, k->s->a, "point for that", "points for that");
}

static void
attack_0(struct report *r, const void *what)
{
    const struct heard *k = what;
    put_banner(k->t, k->s->side);
    doc_str(r, " paid ");
    put_things(r, k->s->a, "point", "points");
    doc_str(r, " to make ");
    put_unit(k->t, k->s->unit);
    doc_str(r, " attack ");
    put_unit(k->t, k->s->other);
}

static void
unspent_0(struct report *r, const void *what)
{
    const struct heard *k = what;
    put_things(r, k->s->a, "point of ", "points of ");
    put_banner(k->t, k->s->side);
    doc_str(r, k->s->a == 1 ? " was" : " were");
    doc_str(r, " left unspent");
}

static void
nobody_0(struct report *r, const void *what)
{
    (void)what;
    doc_str(r, "nobody of either was left in formation to strike");
}

static form *const *
forms_of(int32_t kind, uint32_t *n)
{
    static form *const met[] = {met_0, met_1};
    static form *const strike[] = {strike_0, strike_1};
    static form *const wall[] = {wall_0, wall_1};
    static form *const loses[] = {loses_0, loses_1};
    static form *const pair[] = {pair_0, pair_1};
    static form *const others[] = {skip_0,   retreat_0, destroyed_0,
                                   earns_0,  out_0,     pays_0,
                                   attack_0, unspent_0, nobody_0};
    static const struct {
        form *const *forms;
        int32_t kind;
        uint32_t n;
    } rows[] = {
        {met,        SPOKEN_CONTACT,   2},
        {strike,     SPOKEN_STRIKE,    2},
        {wall,       SPOKEN_WALL,      2},
        {loses,      SPOKEN_LOSES,     2},
        {pair,       SPOKEN_PAIR,      2},
        {others,     SPOKEN_SKIP,      1},
        {others + 1, SPOKEN_RETREAT,   1},
        {others + 2, SPOKEN_DESTROYED, 1},
        {others + 3, SPOKEN_EARNS,     1},
        {others + 4, SPOKEN_OUT,       1},
        {others + 5, SPOKEN_PAYS,      1},
        {others + 6, SPOKEN_ATTACK,    1},
        {others + 7, SPOKEN_UNSPENT,   1},
        {others + 8, SPOKEN_NOBODY,    1}
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (rows[i].kind == kind) {
            *n = rows[i].n;
            return rows[i].forms;
        }
    return NULL;
}

/* --- turns --- */

/* Notes and pictures of a turn, from the standing facts at *i on. */
static void
tell_notes(struct teller *t, int32_t turn, int32_t *i)
{
    for (; *i < t->h->n_play; ++*i) {
        int32_t entry = t->h->play[*i];
        struct told k = {.t = t, .entry = entry, .seq = turn};
        if (t->h->entry[entry - 1].seq > turn)
            break;
        fact_read(t, entry);
        if (!fact_is(t, FACT_NOTE) && !fact_is(t, FACT_PHOTO))
            continue;
        events_tell(&k);
        events_end(&k);
    }
}

static void
turn_end(struct teller *t, int32_t turn, int32_t *play)
{
    struct report *r = t->r;
    tell_notes(t, turn, play);
    struct piece text = doc_piece(r);
    if (text.n == 0)
        return;
    doc_str(r, "Turn ");
    doc_int(r, turn);
    doc_end(r, PART_MOVE);
    struct part *p = doc_part(r, PART_TEXT);
    if (p)
        p->text = text;
}

static void
tell_turns(struct teller *t)
{
    const struct game *g = t->g;
    int32_t turn = 1, play = 0;
    doc_heading(t->r, "The battle", false);
    for (uint32_t i = 0; i < g->rows[T_spoken] && !t->r->lost; i++) {
        const struct heard k = {t, &g->spoken[i]};
        uint32_t n = 0;
        form *const *forms = forms_of(k.s->kind, &n);
        if (k.s->kind == SPOKEN_TURN && k.s->a > turn) {
            turn_end(t, turn, &play);
            turn = k.s->a;
        }
        if (k.s->kind == SPOKEN_UNSPENT && k.s->a == 0)
            continue;
        if (forms)
            tell_one(t->r, forms, n, (int32_t)i, &k);
    }
    turn_end(t, turn, &play);
}

/* --- after --- */

static void
tell_units(const struct teller *t)
{
    static const char *const heads[] = {"unit", "mustered",     "killed",
                                        "out",  "in formation", "density"};
    struct report *r = t->r;
    doc_str(r, "The units at the end");
    size_t part = doc_table(r, 6);
    for (size_t i = 0; i < sizeof heads / sizeof heads[0]; i++)
        doc_cell_str(r, heads[i]);
    for (uint32_t i = 0; i < t->g->rows[T_unit]; i++) {
        const struct unit *u = &t->g->unit[i];
        put_unit(t, REF((int32_t)i));
        doc_str(r, " (");
        put_banner(t, u->side);
        doc_cell_str(r, ")");
        doc_cell_int(r, u->strength);
        doc_cell_int(r, u->killed);
        doc_cell_int(r, u->out);
        doc_cell_int(r, unit_formed(u));
        doc_cell_int(r, unit_density(t->g, u));
    }
    doc_table_end(r, part);
}

static void
points_row(const struct teller *t, int32_t side)
{
    struct report *r = t->r;
    int32_t earned = 0, spent = 0, unspent = 0;
    for (uint32_t i = 0; i < t->g->rows[T_ledger]; i++) {
        const struct ledger *l = &t->g->ledger[i];
        if (l->side != side)
            continue;
        earned += l->source ? l->points : 0;
        spent += !l->source && l->spent_on ? l->cost : 0;
        unspent += !l->source && !l->spent_on ? l->cost : 0;
    }
    put_banner(t, side);
    doc_cell(r);
    doc_cell_int(r, earned);
    doc_cell_int(r, spent);
    doc_cell_int(r, unspent);
}

static void
tell_points(const struct teller *t)
{
    static const char *const heads[] = {"side", "earned", "spent", "let go"};
    struct report *r = t->r;
    if (t->g->rows[T_ledger] == 0)
        return;
    doc_str(r, "Demoralisation points");
    size_t part = doc_table(r, 4);
    for (size_t i = 0; i < sizeof heads / sizeof heads[0]; i++)
        doc_cell_str(r, heads[i]);
    for (int32_t side = 1; side <= (int32_t)t->g->rows[T_side]; side++)
        points_row(t, side);
    doc_table_end(r, part);
}

void
density_tell(struct teller *t)
{
    tell_front(t);
    tell_turns(t);
    doc_heading(t->r, "The end", false);
    tell_units(t);
    tell_points(t);
}
