/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * judge.c: the hearing of one line, and what every chapter asks of it.
 *
 * Invariant: whatever the verdict, the game is either as it was before or one
 * whole ruling further.
 */
#include "chapters.h"
#include "escort.h"
#include "fall.h"
#include "overrule.h"
#include "reason.h"
#include "rulebook.h"
#include "serve.h"

#include <string.h>

void
core_verbs(struct verbs list[CORE_LISTS])
{
    list[0] = setup_verbs();
    list[1] = turn_verbs();
    list[2] = move_verbs();
    list[3] = gun_verbs();
    list[4] = melee_verbs();
    list[5] = prisoner_verbs();
    list[6] = score_verbs();
    list[7] = record_verbs();
    list[8] = density_verbs(); /* its strike goes before the correction's */
    list[9] = history_verbs();
    list[10] = games_verbs();
    list[11] = start_verbs();
    list[12] = place_verbs();
    list[13] = midway_verbs();
}

static void
crews_before(struct hearing *h)
{
    uint32_t n = h->g->rows[T_gun];
    h->crew_was = scratch_get(h, (n + 1) * sizeof(int32_t));
    for (uint32_t i = 0; h->crew_was && i < n; i++)
        h->crew_was[i] = h->g->gun[i].watched ? h->g->gun[i].crew : INT32_MAX;
}

/* Time never runs backwards past an entry of the clock or the turn. */
static void
time_floor(struct hearing *h)
{
    SET(h->g, clock, 0, floor.s, (int32_t)(h->ask->at_ms / 1000));
    SET(h->g, clock, 0, floor.ms, (int32_t)(h->ask->at_ms % 1000));
}

/* A refusal names the house rule it goes by: the key of the rule cited. */
static void
house_at_fault(struct ruling *r)
{
    for (uint16_t i = 0; i < r->n_house; i++)
        if (r->why.rule && span_is(span_of(rule_name(r->why.rule)),
                                   key_info((enum key_id)r->house[i])->rule))
            r->why.house = (uint16_t)(r->house[i] + 1);
}

/* Men, guns, parties or keys are not as they were before the line: what places
 * show of crews and guards may be something else. */
static bool
floor_changed(const struct game *g, const struct ruling *r)
{
    for (uint64_t i = r->mark; g->full == 0 && i < g->mark; i++) {
        uint16_t t = g->journal[i - g->base].table;
        if (t == T_man || t == T_gun || t == T_party || t == T_key)
            return true;
    }
    return false;
}

void
judge(struct game *g, const struct asked *ask, struct scratch *s,
      struct ruling *r)
{
    struct hearing h = {.g = g, .ask = ask, .line = ask->line, .s = s, .r = r};
    r->verdict = VERDICT_ALLOWED;
    r->why = (struct fault){0};
    r->n_cite = 0;
    r->n_effect = 0;
    r->n_house = 0;
    r->mark = g->mark;
    memcpy(r->from, g->rows, sizeof r->from);
    s->used = 0;
    s->full = false;
    crews_before(&h);
    if (!s->full)
        overrule_strange(&h);
    if (!s->full)
        ask->line->verb->rule(&h);
    if (!fallen(&h) && g->battle->ruleset == 0 && floor_changed(g, r)) {
        serve_by_places(&h);
        escort_moved(&h);
    }
    if (!fallen(&h) && g->battle->ruleset == 0)
        fall_consequences(&h);
    if (ask->line->verb->flags & (VERB_CLOCK | VERB_TURN))
        time_floor(&h);
    if (!fallen(&h))
        reasons_tell(&h);
    if (g->full != 0 || s->full)
        r->verdict = VERDICT_ROOM;
    r->full = g->full;
    if (fallen(&h)) {
        house_at_fault(r);
        game_revert(g, r->mark);
    }
    memcpy(r->to, g->rows, sizeof r->to);
}

uint8_t
ruleset_sets(int32_t ruleset)
{
    return ruleset == 0 ? SET_LITTLE_WARS : SET_DENSITY;
}

void
judge_begin(struct game *g, const struct editions *editions)
{
    int32_t kept[KEYS];
    uint32_t row;
    bool own = editions && editions->values(editions->ctx, 0, kept);
    game_add(g, T_battle, &row);
    game_add(g, T_clock, &row);
    SET(g, battle, 0, edition, EDITION_BOOK);
    for (int k = 0; k < KEYS; k++) {
        int32_t cell = 0;
        key_read((enum key_id)k, span_of(key_info((enum key_id)k)->value[0]),
                 &cell);
        game_add(g, T_key, &row);
        SET(g, key, row, value, own ? kept[k] : cell);
        game_add(g, T_given, &row);
        SET(g, given, row, cell, own ? kept[k] : cell);
    }
}

/* --- the line falls --- */

bool
fallen(const struct hearing *h)
{
    return h->r->verdict < VERDICT_ALLOWED;
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
        overrule_forced(h, &f);
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
arg_length(const struct hearing *h, const struct word *w)
{
    if (!w->b || !h->g->battle->metric)
        return w->a;
    return (length)((int64_t)w->a * LENGTH_CM / LENGTH_INCH);
}

/* The known label nearest to an unknown one, for "did you mean". */
static struct span
nearest(const struct game *g, const enum table *t, int n, struct span typed)
{
    struct span best = {NULL, 0};
    int least = 3;
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
    int32_t row = side_find(h->g, w->label);
    if (row < 0 && w->label.n == 1)
        row = side_letter(h->g, w->label.at[0]);
    return row < 0 ? unknown(h, FAULT_NO_SIDE, w) : REF(row);
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

bool
in_over(struct hearing *h)
{
    const struct battle *b = h->g->battle;
    if (!in_battle(h))
        return false;
    if (b->seq == 0)
        return no_phase(h, FAULT_PHASE_MOVE);
    if (b->phase == PHASE_MOVE) {
        turn_time(h);
        effect(h, EFFECT_TIME, 0, 0, 0, 0);
    }
    turn_pass(h);
    if (!fallen(h))
        turn_settled(h);
    return !fallen(h);
}
