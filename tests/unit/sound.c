/* SPDX-License-Identifier: GPL-3.0-or-later */
/* sound.c: see sound.h. */
#include "sound.h"

#include <stddef.h>

#include "place.h"

enum { ARC = 360 * 60 };

/* A field of a table, and what it may hold at the least and at the most. */
struct holds {
    enum table table;
    uint32_t field;
    int32_t least, most;
    const char *what;
};

#define HOLDS(table, name, least, most)                                   \
    {                                                                     \
        T_##table, offsetof(struct table, name) / sizeof(int32_t), least, \
            most, #table "." #name                                        \
    }
#define FLAG(table, name) HOLDS(table, name, 0, 1)

/* clang-format off */
static const struct holds cells[] = {
    HOLDS(side, letter, 0, 'z'),
    HOLDS(side, taken_in, 0, INT32_MAX),
    HOLDS(body, side, 1, 2), FLAG(body, mixed),
    HOLDS(man, side, 1, 2), HOLDS(man, number, 1, INT32_MAX),
    HOLDS(man, holder, 0, 2), HOLDS(man, placed, UNPLACED, MEASURED),
    HOLDS(man, moved, 0, INT32_MAX), FLAG(man, rear), FLAG(man, found),
    HOLDS(man, apart, 0, INT32_MAX), HOLDS(man, tapes, 0, INT32_MAX),
    HOLDS(gun, side, 1, 2), HOLDS(gun, holder, 1, 2),
    HOLDS(gun, takeable, 0, 2), HOLDS(gun, facing, 0, ARC),
    HOLDS(gun, placed, UNPLACED, MEASURED),
    HOLDS(gun, from_placed, UNPLACED, MEASURED),
    HOLDS(gun, from_facing, 0, ARC), FLAG(gun, from_off),
    HOLDS(gun, close_side, 0, 2), HOLDS(gun, crew, 0, INT32_MAX),
    HOLDS(gun, shots, 0, INT32_MAX), HOLDS(gun, fired, 0, INT32_MAX),
    HOLDS(party, holder, 1, 2), HOLDS(party, side, 1, 2),
    HOLDS(party, alone, 0, INT32_MAX),
    FLAG(taking, places), HOLDS(taking, side, 1, 2),
    FLAG(melee, found), HOLDS(melee, close, CLOSE_NONE, CLOSE_ROUGH),
    HOLDS(melee, answer, 0, 2), HOLDS(melee, joined, 0, INT32_MAX),
    FLAG(clock, off), HOLDS(clock, paused, 0, PAUSED_WORD | PAUSED_DISPUTE),
    HOLDS(clock, limit_ms, -1, INT32_MAX),
    HOLDS(clock, spent_ms, 0, INT32_MAX),
    HOLDS(turn, side, 0, 2), HOLDS(turn, number, 0, INT32_MAX),
    HOLDS(turn, used_ms, 0, INT32_MAX), HOLDS(turn, paused_ms, 0, INT32_MAX),
    HOLDS(shot, side, 1, 2), FLAG(shot, detail),
    HOLDS(shot, touched, 0, INT32_MAX), HOLDS(shot, killed, 0, INT32_MAX),
    HOLDS(ruled, isolated, 0, 2), HOLDS(ruled, greater, 1, 2),
    HOLDS(ruled, lesser, 1, 2), FLAG(ruled, overruled), FLAG(ruled, told),
    HOLDS(ruled, prisoners, 0, INT32_MAX),
    HOLDS(ruled, lesser_dead, 0, INT32_MAX),
    HOLDS(ruled, greater_left, 0, INT32_MAX),
    HOLDS(call, kind, CLOSE_RING, CLOSE_ROUGH), FLAG(call, waits),
    FLAG(call, inside),
    HOLDS(fate, fate, FATE_DEAD, FATE_UNHURT), FLAG(fate, chosen),
    HOLDS(casualty, side, 1, 2),
    HOLDS(casualty, cause, CAUSE_SHOT, CAUSE_OTHER),
    HOLDS(captive, captor, 1, 2), HOLDS(captive, side, 1, 2),
    HOLDS(captive, state, CAPTIVE_HELD, CAPTIVE_DEAD),
    FLAG(unit, bare), HOLDS(unit, out, 0, INT32_MAX),
    HOLDS(unit, killed, 0, INT32_MAX), HOLDS(unit, facing, 0, 360),
    HOLDS(unit, owed, 0, INT32_MAX),
    FLAG(sighting, seen), FLAG(sighting, sight), FLAG(sighting, applied),
    FLAG(ranging, known),
    HOLDS(blow, hits, 0, INT32_MAX), HOLDS(dispute, side, 0, 2),
    FLAG(tape, holds),
};
/* clang-format on */

static int32_t
cell_at(const struct game *g, const struct holds *c, uint32_t row)
{
    return g->cells[c->table][(size_t)row * table_width(c->table) + c->field];
}

/* Where nobody knows is nowhere: neither here nor there. */
static bool
nowhere_is_somewhere(const struct game *g)
{
    for (uint32_t i = 0; i < g->rows[T_man]; i++)
        if (g->man[i].placed == UNPLACED && (g->man[i].x || g->man[i].y))
            return true;
    for (uint32_t i = 0; i < g->rows[T_gun]; i++)
        if ((g->gun[i].placed == UNPLACED && (g->gun[i].x || g->gun[i].y)) ||
            (g->gun[i].placed != UNPLACED && g->gun[i].state == GUN_OFF))
            return true;
    return false;
}

static bool
sums_are_wrong(const struct game *g)
{
    for (uint32_t i = 0; i < g->rows[T_ruled]; i++) {
        const struct ruled *r = &g->ruled[i];

        if (r->lesser == r->greater || r->lesser_men > r->greater_men ||
            r->prisoners + r->lesser_dead > r->lesser_men ||
            r->greater_dead + r->greater_left > r->greater_men)
            return true;
    }
    return false;
}

const char *
unsound(const struct game *g)
{
    for (size_t k = 0; k < sizeof cells / sizeof cells[0]; k++)
        for (uint32_t i = 0; i < g->rows[cells[k].table]; i++) {
            int32_t v = cell_at(g, &cells[k], i);

            if (v < cells[k].least || v > cells[k].most)
                return cells[k].what;
        }
    if (nowhere_is_somewhere(g))
        return "somebody is nowhere and somewhere";
    if (sums_are_wrong(g))
        return "the sums of a ruling";
    if (g->rows[T_trace] != g->rows[T_man] ||
        g->rows[T_declared] != g->rows[T_melee])
        return "what is parallel";
    return NULL;
}
