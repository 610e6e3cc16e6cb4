/* SPDX-License-Identifier: GPL-3.0-or-later */
/* hearing.c: what every chapter asks of the line that is heard. */
#include "hearing.h"

#include "rulebook.h"

#include <string.h>

/* --- the line falls --- */

bool
fallen(const struct hearing *h)
{
    return h->r->verdict < VERDICT_ALLOWED;
}

/* A line that the rules refuse stands by his word: told once a fault. */
static void
forced(struct hearing *h, const struct fault *f)
{
    const struct game *g = h->g;
    for (uint32_t i = h->r->from[T_overruled]; i < g->rows[T_overruled]; i++)
        if (g->overruled[i].kind == OVERRULE_FORCED &&
            g->overruled[i].what == f->code)
            return;
    struct overruled row = {
        .entry = h->ask->entry,
        .target = h->ask->entry,
        .kind = OVERRULE_FORCED,
        .what = f->code,
        .computed = {f->subject, f->have, f->need, f->other},
        .rule = f->rule
    };
    game_tell(h->g, T_overruled, &row);
}

bool
blame(struct hearing *h, struct blame b)
{
    if (fallen(h))
        return false;
    int status = fault_status(b.code);
    if (b.rule)
        cite(h, (int)b.rule);
    if (status == 3 && h->line->force && !b.firm) {
        struct fault f = {.code = (uint16_t)b.code,
                          .rule = (uint16_t)b.rule,
                          .subject = b.subject,
                          .have = b.have,
                          .need = b.need,
                          .other = b.other};
        h->r->verdict = VERDICT_OVERRULED;
        forced(h, &f);
        effect(h, EFFECT_FORCED, (int32_t)b.code, b.subject, b.have, b.need);
        return true;
    }
    h->r->verdict = status == 3 ? VERDICT_REFUSED : VERDICT_WRONG;
    h->r->why = (struct fault){.code = (uint16_t)b.code,
                               .rule = (uint16_t)b.rule,
                               .subject = b.subject,
                               .have = b.have,
                               .need = b.need,
                               .other = b.other};
    if (b.at) {
        h->r->why.column = b.at->column;
        h->r->why.width = b.at->width;
        h->r->why.word = b.at->text;
        h->r->why.expected = b.at->slot;
    }
    return false;
}

void
noted(struct hearing *h)
{
    if (h->r->verdict == VERDICT_ALLOWED)
        h->r->verdict = VERDICT_NOTED;
}

bool
wrong(struct hearing *h, enum fault_code code, const struct word *at)
{
    return blame(h, (struct blame){.code = code, .at = at});
}

bool
refuse(struct hearing *h, enum fault_code code, enum rule_id rule,
       const struct word *at)
{
    return blame(h, (struct blame){.code = code, .rule = rule, .at = at});
}

void
cite(struct hearing *h, int rule)
{
    struct ruling *r = h->r;
    for (uint16_t i = 0; i < r->n_cite; i++)
        if (r->cite[i] == rule)
            return;
    if (r->n_cite < CITE_MAX)
        r->cite[r->n_cite++] = (uint16_t)rule;
}

int32_t
by_key(struct hearing *h, enum key_id k)
{
    struct ruling *r = h->r;
    int32_t cell = key(h->g, k);
    uint16_t i = 0;
    if (cell == h->g->given[k].cell)
        return cell;
    while (i < r->n_house && r->house[i] != k)
        i++;
    if (i == r->n_house && i < HOUSE_MAX)
        r->house[r->n_house++] = (uint16_t)k;
    return cell;
}

/* What is worth telling when the battle is over, and is not in a table of its
 * own. Only what a fold says as play did: nothing that is said once. */
static bool
lasting(enum effect_kind kind)
{
    static const bool kept[EFFECTS] = {
        [EFFECT_PICKED] = true,      [EFFECT_GUN_SHORT] = true,
        [EFFECT_GUN_TAKEN] = true,   [EFFECT_GUN_DISPUTE] = true,
        [EFFECT_GUN_KEPT] = true,    [EFFECT_GUN_OUT] = true,
        [EFFECT_GUN_OFF] = true,     [EFFECT_PARTY_MADE] = true,
        [EFFECT_PARTY_FREED] = true, [EFFECT_PARTY_EXCESS] = true,
        [EFFECT_PARTY_HOME] = true,  [EFFECT_PARTY_LINE] = true,
        [EFFECT_GUARDS] = true,      [EFFECT_GUARD_LEFT] = true,
        [EFFECT_REARMED] = true,     [EFFECT_RETAKEN] = true,
        [EFFECT_RESTORED] = true,    [EFFECT_MELEE_VOID] = true,
        [EFFECT_MOVED] = true,       [EFFECT_TOSS] = true,
        [EFFECT_ROLL] = true,        [EFFECT_AWARD] = true,
        [EFFECT_DECIDED] = true,     [EFFECT_REACHED] = true,
        [EFFECT_HANDICAP] = true,    [EFFECT_GAME_NEWS] = true};
    return kept[kind];
}

void
effect(struct hearing *h, enum effect_kind kind, int32_t a, int32_t b,
       int32_t c, int32_t d)
{
    struct ruling *r = h->r;
    bool back = kind == EFFECT_FLOOR && a == FLOOR_GUN_BACK;
    if (lasting(kind) || back) {
        struct sequel row = {
            h->ask->entry, h->g->battle->seq, (int32_t)kind, a, b, c, d};
        game_tell(h->g, T_sequel, &row);
    }
    if (r->n_effect < EFFECT_MAX)
        r->effect[r->n_effect] = (struct effect){(uint16_t)kind, a, b, c, d};
    r->n_effect++;
}

void *
scratch_get(struct hearing *h, size_t bytes)
{
    struct scratch *s = h->s;
    size_t room = (bytes + 15) & ~(size_t)15;
    if (s->full || s->cap - s->used < room) {
        s->full = true;
        h->r->verdict = VERDICT_ROOM;
        return NULL;
    }
    void *at = s->at + s->used;
    s->used += room;
    return at;
}

/* --- words --- */

const struct word *
arg(const struct hearing *h, const char *clause, const char *name, uint32_t *n)
{
    return line_find(h->line, clause, name, n);
}

bool
has(const struct hearing *h, const char *literal)
{
    return line_has(h->line, literal);
}

length
length_meant(const struct game *g, length read, bool bare)
{
    if (!bare || !g->battle->metric)
        return read;
    return (length)((int64_t)read * LENGTH_CM / LENGTH_INCH);
}

length
word_length(const struct game *g, const struct word *w)
{
    return length_meant(g, w->a, w->b != 0);
}

length
arg_length(const struct hearing *h, const struct word *w)
{
    return word_length(h->g, w);
}

/* The known label nearest to an unknown one, for "did you mean". */
static struct span
nearest(const struct game *g, const enum table *t, int n, struct span typed)
{
    struct span best = {NULL, 0};
    int least = typed.n < 2 ? 1 : typed.n < 4 ? 2 : 3;
    for (int k = 0; k < n; k++) {
        for (uint32_t i = 0; i < g->rows[t[k]]; i++) {
            const int32_t *row = g->cells[t[k]] + (size_t)i * table_width(t[k]);
            int d = span_distance(label_of(row), typed, least);
            if (d >= least || d == 0) /* so called, but of another kind */
                continue;
            least = d;
            best = label_of(row);
        }
    }
    return best;
}

void
unknown_label(struct hearing *h, enum fault_code code, const struct word *w)
{
    static const enum table all[] = {T_side, T_peg, T_body, T_gun};
    int from = code == FAULT_NO_SIDE    ? 0
               : code == FAULT_NO_POINT ? 1
               : code == FAULT_NO_GUN   ? 3
                                        : 2;
    int to = code == FAULT_NO_SIDE ? 1 : 4;

    wrong(h, code, w);
    if (h->r->why.near.n == 0)
        h->r->why.near = nearest(h->g, all + from, to - from,
                                 w->label.n ? w->label : w->text);
}

static int32_t
unknown(struct hearing *h, enum fault_code code, const struct word *w)
{
    unknown_label(h, code, w);
    return 0;
}

int32_t
arg_side(struct hearing *h, const struct word *w)
{
    int32_t side = side_named(h->g, w->label);
    return side ? side : unknown(h, FAULT_NO_SIDE, w);
}

int32_t
arg_body(struct hearing *h, const struct word *w)
{
    int32_t row = body_find(h->g, w->label);
    return row < 0 ? unknown(h, FAULT_NO_BODY, w) : REF(row);
}

int32_t
arg_gun(struct hearing *h, const struct word *w)
{
    int32_t row = gun_find(h->g, w->label);
    return row < 0 ? unknown(h, FAULT_NO_GUN, w) : REF(row);
}

int32_t
arg_party(struct hearing *h, const struct word *w)
{
    int32_t row = party_find(h->g, w->a);
    if (row < 0)
        wrong(h, FAULT_NO_PARTY, w);
    return row < 0 ? 0 : REF(row);
}

/* --- phases --- */

bool
in_setup(struct hearing *h)
{
    if (h->g->battle->phase == PHASE_SETUP)
        return true;
    return refuse(h, FAULT_PHASE_STARTED, RULE_NONE, NULL);
}

/* There is no move, and so no mover, that a forced line could belong to. */
static bool
no_phase(struct hearing *h, enum fault_code code)
{
    return blame(h, (struct blame){.code = code, .firm = true});
}

bool
in_battle(struct hearing *h)
{
    if (h->g->battle->phase == PHASE_SETUP)
        return no_phase(h, FAULT_PHASE_SETUP);
    if (h->g->battle->phase == PHASE_FINISHED)
        return no_phase(h, FAULT_PHASE_FINISHED);
    return true;
}

/* Lines typed after Time belong to the move until its first ruling (reading
 * 42). */
bool
in_move(struct hearing *h)
{
    const struct battle *b = h->g->battle;
    if (!in_battle(h))
        return false;
    if (b->phase == PHASE_MOVE)
        return true;
    if (b->seq > 0 && !b->passed) {
        cite(h, READING_BASE + 42);
        return true;
    }
    if (b->seq == 0)
        return no_phase(h, FAULT_PHASE_MOVE);
    return refuse(h, FAULT_CLOSED_MOVE, RULE_NONE, NULL);
}
