/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * fall.c: a man's state changes, and what follows from it.
 *
 * Invariant: side.count, party.held, party.guards and gun.crew are the numbers
 * of men whose cells say so, after every call.
 */
#include "fall.h"

#include "games.h"
#include "never.h"
#include "place.h"
#include "serve.h"

#include <string.h>

static void
add(struct hearing *h, enum table t, int32_t ref, uint32_t field, int32_t by)
{
    const int32_t *row = h->g->cells[t] + (size_t)ROW(ref) * table_width(t);
    game_set(h->g, t, (uint32_t)ROW(ref), field, row[field] + by);
}

/* Every line that changes a man leaves its number on him. */
static void
touch(struct hearing *h, int32_t man)
{
    SET(h->g, trace, man, last_entry, h->ask->entry);
}

void
guard_set(struct hearing *h, int32_t man, int32_t party)
{
    struct game *g = h->g;
    int32_t was = g->man[man].guards;
    if (was == party)
        return;
    if (was)
        add(h, T_party, was, FIELD(party, guards), -1);
    if (party)
        add(h, T_party, party, FIELD(party, guards), 1);
    SET(g, man, man, guards, party);
    touch(h, man);
    for (uint32_t i = 0; i < g->rows[T_captive]; i++) {
        const struct captive *c = &g->captive[i];
        if (c->party == was || c->party == party)
            SET(g, captive, i, changed_entry, h->ask->entry);
    }
}

void
crew_set(struct hearing *h, int32_t man, int32_t gun)
{
    int32_t was = h->g->man[man].crew;
    if (was == gun)
        return;
    if (was)
        add(h, T_gun, was, FIELD(gun, crew), -1);
    if (gun)
        add(h, T_gun, gun, FIELD(gun, crew), 1);
    SET(h->g, man, man, crew, gun);
    touch(h, man);
}

int32_t
crew_count(const struct game *g, int32_t gun)
{
    return g->gun[ROW(gun)].crew;
}

/* The captive's row follows its man out of captivity. */
static void
captive_ends(struct hearing *h, int32_t man, enum captive_state state)
{
    int32_t row = ROW(h->g->trace[man].captive);
    if (row < 0)
        return;
    SET(h->g, captive, row, state, (int32_t)state);
    SET(h->g, captive, row, ended_entry, h->ask->entry);
}

static void
party_leaves(struct hearing *h, int32_t man, enum man_state to)
{
    struct game *g = h->g;
    int32_t party = g->man[man].party;
    if (to == MAN_DELIVERED) {
        captive_ends(h, man, CAPTIVE_DELIVERED);
        return;
    }
    captive_ends(h, man, to == MAN_DEAD ? CAPTIVE_DEAD : CAPTIVE_FREED);
    SET(g, man, man, party, 0);
    SET(g, man, man, holder, 0);
    SET(g, trace, man, captive, 0);
    add(h, T_party, party, FIELD(party, held), -1);
}

static void
guards_dismissed(struct hearing *h, int32_t party)
{
    struct game *g = h->g;
    for (uint32_t i = 0; i < g->rows[T_man]; i++)
        if (g->man[i].guards == party)
            guard_set(h, (int32_t)i, 0);
}

static void
party_ends(struct hearing *h, int32_t party, enum party_state state)
{
    SET(h->g, party, ROW(party), state, (int32_t)state);
    guards_dismissed(h, party);
}

void
party_free(struct hearing *h, int32_t party)
{
    struct game *g = h->g;
    bool hold = by_key(h, KEY_LIBERATION_HOLD);
    int32_t freed = 0;
    for (uint32_t i = 0; i < g->rows[T_man]; i++) {
        if (g->man[i].party != party)
            continue;
        man_becomes(h, (int32_t)i, MAN_DISARMED);
        SET(g, man, i, held_seq, hold ? g->battle->seq : 0);
        freed++;
    }
    party_ends(h, party, PARTY_FREED);
    cite(h, RULE_P3);
    if (hold)
        cite(h, RULE_P4);
    effect(h, EFFECT_PARTY_FREED, party, freed, hold, 0);
}

void
guard_gone(struct hearing *h, int32_t party)
{
    const struct party *p = &h->g->party[ROW(party)];
    if (NEVER(p->state != PARTY_HELD) || /* nobody guards one that is not */
        (p->guards > 0 && by_key(h, KEY_LIBERATION_TRIGGER) != TRIGGER_ANY))
        return;
    cite(h, READING_BASE + 15);
    if (by_key(h, KEY_LIBERATION_BY) == FREED_ITSELF)
        party_free(h, party);
    else
        effect(h, EFFECT_PARTY_SHORT, party, p->held, p->guards, 0);
}

static void
duties_end(struct hearing *h, int32_t man)
{
    int32_t party = h->g->man[man].guards;
    crew_set(h, man, 0);
    SET(h->g, man, man, trail, 0);
    SET(h->g, man, man, rear, 0);
    if (!party)
        return;
    guard_set(h, man, 0);
    guard_gone(h, party);
}

/* He is on the field no more, and where he comes on again is not known. */
static void
place_lost(struct hearing *h, int32_t man)
{
    if (h->g->man[man].placed != UNPLACED)
        man_put(h, man, (struct point){0, 0, UNPLACED}, SOURCE_MOVE);
}

void
man_becomes(struct hearing *h, int32_t man, enum man_state to)
{
    struct game *g = h->g;
    const struct man *m = &g->man[man];
    enum man_state was = (enum man_state)m->state;
    if (was == to)
        return;
    uint32_t row = (uint32_t)ROW(m->side);
    SET_AT(g, side, row, count, was, g->side[row].count[was] - 1);
    SET_AT(g, side, row, count, to, g->side[row].count[to] + 1);
    int32_t party = m->party;
    if (party)
        party_leaves(h, man, to);
    SET(g, man, man, state, (int32_t)to);
    touch(h, man);
    if (to == MAN_OFF || to == MAN_DELIVERED)
        place_lost(h, man);
    if (party && g->party[ROW(party)].held == 0 &&
        g->party[ROW(party)].state == PARTY_HELD)
        party_ends(h, party, PARTY_ENDED);
    if (to != MAN_FIT)
        duties_end(h, man);
}

void
man_dies(struct hearing *h, int32_t man, enum cause cause, int32_t by)
{
    const struct man *m = &h->g->man[man];
    struct casualty c = {.entry = h->ask->entry,
                         .seq = h->g->battle->seq,
                         .side = m->side,
                         .arm = m->arm,
                         .man = man,
                         .cause = (int32_t)cause,
                         .by = by};
    man_becomes(h, man, MAN_DEAD);
    game_tell(h->g, T_casualty, &c);
}

int32_t
party_new(struct hearing *h, int32_t holder, int32_t side)
{
    struct game *g = h->g;
    uint32_t row;
    game_add(g, T_party, &row);
    SET(g, party, row, number, REF((int32_t)row));
    SET(g, party, row, holder, holder);
    SET(g, party, row, side, side);
    SET(g, party, row, state, PARTY_HELD);
    SET(g, party, row, seq, g->battle->seq);
    return g->full ? 0 : REF((int32_t)row);
}

void
man_taken(struct hearing *h, int32_t man, int32_t party)
{
    struct game *g = h->g;
    const struct party *p = &g->party[ROW(party)];
    man_becomes(h, man, MAN_PRISONER);
    SET(g, man, man, party, party);
    SET(g, man, man, holder, p->holder);
    SET(g, man, man, held_seq, 0);
    add(h, T_party, party, FIELD(party, held), 1);
    struct captive c = {.party = party,
                        .captor = p->holder,
                        .side = g->man[man].side,
                        .man = man,
                        .taken_entry = h->ask->entry,
                        .taken_seq = g->battle->seq,
                        .state = CAPTIVE_HELD};
    if (game_tell(g, T_captive, &c))
        SET(g, trace, man, captive, REF((int32_t)g->rows[T_captive] - 1));
}

/* --- after a line --- */

static void
guns_short(struct hearing *h)
{
    const struct game *g = h->g;
    int32_t need = key(g, KEY_GUN_SERVE_MEN);
    for (uint32_t i = 0; h->crew_was && i < h->r->from[T_gun]; i++) {
        const struct gun *gun = &g->gun[i];
        int32_t before = h->crew_was[i];
        bool served = gun->crew >= need;
        if (!gun->watched || (before >= need) == served ||
            ((served || before == INT32_MAX) && gun->watched == WATCHED_NAMED))
            continue; /* crew says so itself */
        cite(h, RULE_A3);
        by_key(h, KEY_GUN_SERVE_MEN);
        if (gun->watched == WATCHED_PLACES) {
            by_key(h, KEY_GUN_SERVE_RADIUS);
            by_key(h, KEY_GUN_SERVE_WHOSE);
        }
        effect(h, served ? EFFECT_GUN_BACK : EFFECT_GUN_SHORT, REF((int32_t)i),
               gun->crew, need, 0);
    }
}

/* --- places --- */

/* How the words of a line tell of men: none, by name, or some by their number
 * alone. */
enum naming { NAMES_NOBODY, NAMES_MEN, NAMES_COUNT };

static enum naming
naming_of(const struct line *l)
{
    enum naming n = NAMES_NOBODY;

    for (uint32_t i = 0; i < l->n; i++) {
        const struct word *w = &l->word[i];
        bool some = w->form == MEN_COUNT ||
                    (w->form != MEN_NUMBER && w->form != MEN_ALL && w->a > 0);

        if (w->slot != SLOT_MEN)
            continue;
        if (some)
            return NAMES_COUNT;
        n = NAMES_MEN;
    }
    return n;
}

static bool
is_named(const struct hearing *h, int32_t man)
{
    const struct man *m = &h->g->man[man];
    struct span birth = label_of(h->g->body[ROW(m->birth)].label);

    for (uint32_t i = 0; i < h->line->n; i++) {
        const struct word *w = &h->line->word[i];

        if (w->slot == SLOT_MEN && w->form == MEN_NUMBER && w->a <= m->number &&
            m->number <= w->b && span_same(w->label, birth))
            return true;
    }
    return false;
}

/* Who a player picks among the men of a melee, or who was only counted, is not
 * known by name on the floor. */
static void
fates_doubt(struct hearing *h, enum naming naming, unsigned char *bodies,
            unsigned char *melees)
{
    const struct game *g = h->g;

    for (uint32_t i = h->r->from[T_fate]; i < g->rows[T_fate]; i++) {
        const struct fate *f = &g->fate[i];
        const struct man *m = &g->man[f->man];

        if (f->chosen || (f->fate != FATE_DEAD && f->fate != FATE_PRISONER))
            continue;
        if (naming == NAMES_MEN)
            melees[f->melee] |= (unsigned char)(1 << m->side);
        else
            bodies[ROW(m->body)] = 1;
    }
}

static void
counts_doubt(struct hearing *h, unsigned char *bodies)
{
    const struct game *g = h->g;

    for (uint32_t i = h->r->from[T_casualty]; i < g->rows[T_casualty]; i++)
        if (!is_named(h, g->casualty[i].man))
            bodies[ROW(g->man[g->casualty[i].man].body)] = 1;
    for (uint32_t i = h->r->from[T_captive]; i < g->rows[T_captive]; i++)
        if (!is_named(h, g->captive[i].man))
            bodies[ROW(g->man[g->captive[i].man].body)] = 1;
}

static void
place_doubted(struct hearing *h, int32_t man)
{
    if (h->g->man[man].placed == MEASURED)
        SET(h->g, man, man, placed, ESTIMATED);
}

void
places_doubted(struct hearing *h)
{
    struct game *g = h->g;
    enum naming naming = naming_of(h->line);
    const uint32_t *from = h->r->from;
    size_t n = g->rows[T_body] + g->rows[T_melee] + 2;
    unsigned char *bodies, *melees;

    if (g->rows[T_position] == 0 || (g->rows[T_casualty] == from[T_casualty] &&
                                     g->rows[T_captive] == from[T_captive]))
        return;
    bodies = scratch_get(h, n);
    if (!bodies)
        return;
    memset(bodies, 0, n);
    melees = bodies + g->rows[T_body];
    fates_doubt(h, naming, bodies, melees);
    if (naming == NAMES_COUNT)
        counts_doubt(h, bodies);
    for (int32_t i = 0; i < (int32_t)g->rows[T_man]; i++)
        if (bodies[ROW(g->man[i].body)])
            place_doubted(h, i);
    for (uint32_t i = from[T_fate]; i < g->rows[T_fate]; i++)
        if (melees[g->fate[i].melee] >> g->man[g->fate[i].man].side & 1)
            place_doubted(h, g->fate[i].man);
}

void
fall_consequences(struct hearing *h)
{
    int32_t phase = h->g->battle->phase;
    places_doubted(h);
    if (phase == PHASE_SETUP || phase == PHASE_FINISHED)
        return;
    guns_short(h);
    game_line(h);
}
