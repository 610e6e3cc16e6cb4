/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * density.c: what a unit is, and what every chapter of the formation-density
 * rules asks of a line.
 */
#include "density.h"

#include "facts.h"

/* --- words --- */

const char *
weapon_name(int32_t weapon)
{
    static const char *const name[WEAPONS] = {"javelin", "spear", "sword",
                                              "fastsword"};
    return name[weapon];
}

const char *
edge_name(int32_t edge)
{
    static const char *const name[EDGES] = {"front", "flank", "rear"};
    return name[edge];
}

const char *
path_name(int32_t path)
{
    static const char *const name[PATHS] = {"straight", "diagonal", "blocked"};
    return name[path];
}

const char *
noun_name(int32_t noun)
{
    static const char *const name[NOUNS] = {
        "die",  "rank", "out",    "density",  "distance", "points",
        "lost", "back", "losses", "strikers", "facing",   "fullmove"};
    return name[noun >= 0 && noun < NOUNS ? noun : 0];
}

int32_t
word_place(struct span word, const char *(*name)(int32_t), int32_t n)
{
    for (int32_t i = 0; i < n; i++)
        if (span_same_z(word, name(i)))
            return i;
    return -1;
}

/* --- units --- */

int32_t
unit_find(const struct game *g, struct span name)
{
    for (uint32_t i = 0; i < g->rows[T_unit]; i++)
        if (span_same(label_of(g->unit[i].label), name))
            return REF((int32_t)i);
    return 0;
}

const struct unit *
unit_at(const struct game *g, int32_t unit)
{
    return &g->unit[ROW(unit)];
}

int32_t
unit_formed(const struct unit *u)
{
    int32_t n = 0;
    for (int32_t i = 0; i < u->ranks; i++)
        n += u->rank[i];
    return n;
}

int32_t
unit_alive(const struct unit *u)
{
    return unit_formed(u) + u->out;
}

int32_t
unit_front(const struct unit *u)
{
    for (int32_t i = 0; i < u->ranks; i++)
        if (u->rank[i] > 0)
            return u->rank[i];
    return 0;
}

/* The longest rank, or the shortest of those that have anybody. */
static int32_t
longest(const struct unit *u, bool shortest)
{
    int32_t best = unit_front(u);
    for (int32_t i = 0; i < u->ranks; i++)
        if (u->rank[i] > 0 && (u->rank[i] > best) != shortest)
            best = u->rank[i];
    return best;
}

int32_t
unit_density(const struct game *g, const struct unit *u)
{
    if (unit_alive(u) == 0)
        return 0;
    if (u->ruled)
        return u->ruled - 1;
    switch (key(g, KEY_DENSITY)) {
    case DENSITY_LONGEST:
        return longest(u, false);
    case DENSITY_SHORTEST:
        return longest(u, true);
    default:
        return unit_front(u);
    }
}

int32_t
weapon_blows(int32_t weapon)
{
    return weapon == WEAPON_FAST_SWORD ? 2 : 1;
}

bool
weapon_is_sword(int32_t weapon)
{
    return weapon == WEAPON_SWORD || weapon == WEAPON_FAST_SWORD;
}

int32_t
unit_capacity(const struct game *g, const struct unit *u)
{
    int32_t n = unit_formed(u) - u->owed;
    if (key(g, KEY_EXCESS) == EXCESS_OUT)
        n += u->out;
    return n > 0 ? n : 0;
}

/* --- lines of answers --- */

struct spoken
spoken_of(const struct game *g, enum spoken_kind kind, int32_t unit)
{
    struct spoken s = {.kind = (int32_t)kind, .unit = unit};
    if (!unit)
        return s;
    const struct unit *u = unit_at(g, unit);
    s.side = u->side;
    s.ranks = u->ranks;
    for (int32_t i = 0; i < u->ranks; i++)
        s.rank[i] = u->rank[i];
    s.out = u->out;
    s.killed = u->killed;
    s.density = unit_density(g, u);
    s.state = unit_alive(u) == 0 ? UNIT_DESTROYED
              : s.density == 0   ? UNIT_PANICS
                                 : UNIT_STANDS;
    return s;
}

void
speak(struct hearing *h, struct spoken s)
{
    game_tell(h->g, T_spoken, &s);
}

/* --- faults --- */

bool
density_fall(struct hearing *h, struct blame b)
{
    b.firm = b.rule == RULE_NONE;
    return blame(h, b);
}

bool
density_fall_at(struct hearing *h, struct blame b, struct span piece)
{
    bool stands = density_fall(h, b);
    struct fault *why = &h->r->why;
    if (!stands && why->code == b.code) {
        why->word = piece;
        why->column = (uint16_t)(piece.at - h->line->typed.at);
        why->width = (uint16_t)piece.n;
    }
    return stands;
}

bool
density_syntax(struct hearing *h)
{
    wrong(h, FAULT_D_SYNTAX, NULL);
    h->r->why.word = span_of(h->line->verb->name);
    return false;
}

bool
density_clauses_ok(struct hearing *h)
{
    const struct line *l = h->line;
    for (uint32_t i = 0; i < l->n; i++)
        for (uint32_t k = 0; k < i; k++)
            if (l->word[i].slot == SLOT_LITERAL &&
                l->word[k].slot == SLOT_LITERAL &&
                span_eq(l->word[i].name, l->word[k].name))
                return density_syntax(h);
    return true;
}

int32_t
density_unit(struct hearing *h, const struct word *w)
{
    int32_t unit = unit_find(h->g, w->text);
    if (!unit)
        wrong(h, FAULT_D_UNIT, w);
    return unit;
}

void
density_misread(const struct line *l, struct fault *why)
{
    if (why->code == FAULT_VERB || why->code == FAULT_VERB_AMBIGUOUS) {
        why->code = FAULT_D_COMMAND;
    } else if (l->verb) {
        why->code = FAULT_D_SYNTAX;
        why->word = span_of(l->verb->name);
    }
}

/* --- numbers --- */

static bool
is_number(struct span s)
{
    for (uint32_t i = 0; i < s.n; i++)
        if (s.at[i] < '0' || s.at[i] > '9')
            return false;
    return s.n > 0;
}

bool
density_number(struct hearing *h, struct span typed, enum noun noun,
               int32_t low, int32_t high, int32_t *out)
{
    struct blame b = {.code = FAULT_D_NUMBER,
                      .subject = (int32_t)noun,
                      .have = low,
                      .need = high};
    if (!is_number(typed))
        return density_fall_at(h, b, typed);
    b.code = FAULT_D_RANGE;
    if (!span_number(typed, high, out) || *out < low)
        return density_fall_at(h, b, typed);
    return true;
}

bool
density_count(struct hearing *h, const char *clause, enum noun noun,
              int32_t low, int32_t high, int32_t *out)
{
    const struct word *w = arg(h, clause, "COUNT", NULL);
    return !w || density_number(h, w->text, noun, low, high, out);
}

bool
density_die(struct hearing *h, struct span typed, int32_t *out)
{
    struct blame b = {.code = FAULT_D_NUMBER, .subject = NOUN_DIE};
    if (!is_number(typed))
        return density_fall_at(h, b, typed);
    b.code = FAULT_D_DIE;
    b.need = 6;
    if (!span_number(typed, 6, out) || *out < 1)
        return density_fall_at(h, b, typed);
    return true;
}

/* --- lists --- */

/* An empty piece counts, for it is a number left out; but a comma may end a
 * word that another follows. */
bool
piece_next(struct pieces *p, struct span *out)
{
    for (; p->word < p->line->n; p->word++, p->at = 0) {
        const struct word *w = &p->line->word[p->word];
        bool more = p->word + 1 < p->line->n && w[1].arg == w->arg;
        uint32_t to = p->at;
        if (!span_is(w->name, p->name) || to > w->text.n ||
            (to == w->text.n && to > 0 && more))
            continue;
        while (to < w->text.n && w->text.at[to] != ',')
            to++;
        *out = span_cut(w->text, p->at, to);
        p->at = to + 1;
        return true;
    }
    return false;
}

int32_t
pieces_count(const struct line *l, const char *name)
{
    struct pieces p = {.line = l, .name = name};
    struct span piece;
    int32_t n = 0;
    while (piece_next(&p, &piece))
        n++;
    return n;
}

/* --- what the tool throws --- */

static int32_t
strike_throws(const struct game *g, const struct line *l)
{
    const struct word *w = line_find(l, "", "UNIT", NULL);
    const struct word *with = line_find(l, "with", "COUNT", NULL);
    int32_t unit = w ? unit_find(g, w->text) : 0, n = 0;
    if (!unit)
        return 0;
    if (!with)
        return unit_front(unit_at(g, unit));
    return span_number(with->text, STRIKERS_MAX, &n) ? n : 0;
}

static int32_t
wall_throws(const struct game *g, const struct line *l)
{
    const struct word *w = line_find(l, "", "UNIT", NULL);
    int32_t unit = w ? unit_find(g, w->text) : 0;
    int32_t fight = unit ? fight_of(g, unit, PHASES_MELEE) : 0;
    if (!fight)
        return 0;
    const struct fight *f = &g->fight[ROW(fight)];
    if (f->pending != PENDING_WALL || f->target != unit)
        return 0;
    return key(g, KEY_WALL) == WALL_EACH ? f->hits : 1;
}

static bool
die_counts(const struct game *g, int32_t retreat_die)
{
    return key(g, KEY_RETREAT_DIE) == retreat_die &&
           (key(g, KEY_POINTS) == POINTS_DIE ||
            key(g, KEY_RETREAT_DISTANCE) == RETREAT_BY_DIE);
}

int32_t
density_throws(const struct game *g, const struct line *l, const char **word)
{
    const struct verb *v = l->verb;
    *word = "die";
    if (line_find(l, "die", "D", NULL) || line_find(l, "dice", "D", NULL))
        return 0;
    if (verb_is(v, FACT_STRIKE)) {
        *word = "dice";
        return strike_throws(g, l);
    }
    if (verb_is(v, FACT_WALL))
        return wall_throws(g, l);
    if (verb_is(v, FACT_RETREAT))
        return die_counts(g, RETREAT_DIE_UNIT);
    if (verb_is(v, FACT_COMPARE))
        return die_counts(g, RETREAT_DIE_FIGHT);
    return verb_is(v, FACT_WON);
}

bool
density_thrown(const struct game *g, const struct line *l, const struct dice *d,
               struct text *to)
{
    const char *word;
    int32_t n = l->correction ? 0 : density_throws(g, l, &word);
    if (n == 0)
        return false;
    line_write(to, l);
    text_char(to, ' ');
    text_str(to, word);
    for (int32_t i = 0; i < n; i++) {
        text_char(to, i > 0 ? ',' : ' ');
        text_int(to, die(d, 6));
    }
    return true;
}

/* --- the invariants --- */

static const char *
broken_unit(const struct game *g, const struct unit *u)
{
    int32_t formed = unit_formed(u);
    if (formed + u->out + u->killed != u->strength)
        return "a unit's warriors and its strength";
    for (int32_t i = 0; i < UNIT_RANKS; i++)
        if (u->rank[i] < 0 || (i >= u->ranks && u->rank[i] != 0))
            return "a unit's ranks";
    if (u->out < 0 || u->killed < 0 || u->owed < 0 || u->fallen < 0 ||
        u->owed > formed + u->out)
        return "a unit's counts";
    if (u->ruled == 0 && (unit_density(g, u) == 0) != (formed == 0))
        return "a unit's density and its warriors in formation";
    return NULL;
}

static const char *
broken_fight(const struct fight *f)
{
    if (f->purse[0] < 0 || f->purse[1] < 0)
        return "a purse below nought";
    if ((f->pending == PENDING_NONE) != (f->hits == 0))
        return "a fight and the hits that wait";
    if (f->pending != PENDING_NONE && f->phase != FIGHT_MELEE)
        return "hits that wait in a fight that is over";
    return NULL;
}

static const char *
broken_touching(const struct game *g, const struct touching *t)
{
    bool touches = t->state != TOUCHING_OVER;
    if (touches && unit_at(g, t->unit[0])->side == unit_at(g, t->unit[1])->side)
        return "a unit in contact with its own side";
    if (t->state == TOUCHING_NOW &&
        g->fight[ROW(t->fight)].phase != FIGHT_MELEE)
        return "a contact in a fight that is over";
    return NULL;
}

const char *
density_broken(const struct game *g)
{
    const char *what = NULL;
    for (uint32_t i = 0; !what && i < g->rows[T_unit]; i++)
        what = broken_unit(g, &g->unit[i]);
    for (uint32_t i = 0; !what && i < g->rows[T_fight]; i++)
        what = broken_fight(&g->fight[i]);
    for (uint32_t i = 0; !what && i < g->rows[T_touching]; i++)
        what = broken_touching(g, &g->touching[i]);
    return what;
}
