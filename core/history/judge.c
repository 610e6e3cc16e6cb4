/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * judge.c: one line heard by the chapter that rules on it.
 *
 * Invariant: whatever the verdict, the game is either as it was before or one
 * whole ruling further.
 */
#include "judge.h"

#include "broken.h"
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

/* A refusal names the house rule it goes by: the key of the rule cited; of the
 * density rules every switch that was looked at on the way. */
static void
house_at_fault(const struct game *g, struct ruling *r)
{
    uint16_t n = 0;
    while (g->battle->ruleset == RULESET_DENSITY && n < r->n_house &&
           n + 1 < HOUSES_AT_FAULT) {
        r->why.switches[n] = (uint16_t)(r->house[n] + 1);
        n++;
    }
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

/* Every move begins with the books balanced: each side's men, parties, crews
 * and the digest, counted anew; of a log they are at its end. */
static void
books(struct hearing *h)
{
    const char *broken = game_broken(h->g);
    if (!broken)
        return;
    wrong(h, FAULT_BROKEN, NULL);
    h->r->why.word = span_of(broken);
}

void
judge(struct game *g, const struct asked *ask, struct scratch *s,
      struct ruling *r)
{
    struct hearing h = {.g = g, .ask = ask, .line = ask->line, .s = s, .r = r};
    int32_t seq = g->battle->seq;
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
    if (!fallen(&h) && g->battle->ruleset == RULESET_LITTLE_WARS &&
        floor_changed(g, r)) {
        serve_by_places(&h);
        escort_moved(&h);
    }
    if (!fallen(&h) && g->battle->ruleset == RULESET_LITTLE_WARS)
        fall_consequences(&h);
    if (ask->line->verb->flags & (VERB_CLOCK | VERB_TURN))
        time_floor(&h);
    if (!fallen(&h))
        reasons_tell(&h);
    if (!fallen(&h) && g->full == 0 && !s->full && g->battle->seq != seq &&
        !ask->recorded)
        books(&h);
    if (g->full != 0 || s->full)
        r->verdict = VERDICT_ROOM;
    r->full = g->full;
    if (fallen(&h)) {
        house_at_fault(g, r);
        game_revert(g, r->mark);
    }
    memcpy(r->to, g->rows, sizeof r->to);
}

uint8_t
ruleset_sets(int32_t ruleset)
{
    return ruleset == RULESET_LITTLE_WARS ? SET_LITTLE_WARS : SET_DENSITY;
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
