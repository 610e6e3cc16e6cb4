/* SPDX-License-Identifier: GPL-3.0-or-later */
/* broken.c: what always holds between the rows of a game. */
#include "broken.h"

#include "density.h"

static const char *
broken_counts(const struct game *g, int32_t side)
{
    int32_t count[MAN_STATES] = {0};
    for (uint32_t i = 0; i < g->rows[T_man]; i++)
        if (g->man[i].side == side)
            count[g->man[i].state]++;
    for (int s = MAN_FIT; s < MAN_STATES; s++)
        if (count[s] != g->side[ROW(side)].count[s])
            return "a side's counters and its men";
    return NULL;
}

static const char *
broken_man(const struct game *g, const struct man *m)
{
    bool held = m->state == MAN_PRISONER || m->state == MAN_DELIVERED;
    if (m->state <= MAN_NONE || m->state >= MAN_STATES)
        return "a man's state";
    if (held != (m->party != 0) || held != (m->holder != 0))
        return "a prisoner and his party";
    if (m->guards &&
        (m->state != MAN_FIT || g->party[ROW(m->guards)].holder != m->side))
        return "a guard who cannot guard";
    if (m->crew && m->state != MAN_FIT)
        return "a gunner who cannot serve";
    return NULL;
}

static const char *
broken_party(const struct game *g, int32_t party)
{
    const struct party *p = &g->party[ROW(party)];
    int32_t held = 0, guards = 0;
    for (uint32_t i = 0; i < g->rows[T_man]; i++) {
        held += g->man[i].party == party;
        guards += g->man[i].guards == party;
    }
    if (held != p->held || guards != p->guards)
        return "a party's counters and its men";
    if (p->state != PARTY_HELD && guards > 0)
        return "guards of a party that is not held";
    return NULL;
}

static const char *
broken_crews(const struct game *g)
{
    int32_t men = 0, crews = 0;
    for (uint32_t i = 0; i < g->rows[T_man]; i++)
        men += g->man[i].crew != 0;
    for (uint32_t i = 0; i < g->rows[T_gun]; i++)
        crews += g->gun[i].crew;
    return men == crews ? NULL : "the guns' counters and their crews";
}

const char *
game_broken(const struct game *g)
{
    const char *what = NULL;
    if (g->digest != game_digest(g))
        return "the digest and the cells";
    for (uint32_t s = 0; !what && s < g->rows[T_side]; s++)
        what = broken_counts(g, REF((int32_t)s));
    for (uint32_t i = 0; !what && i < g->rows[T_man]; i++)
        what = broken_man(g, &g->man[i]);
    for (uint32_t p = 0; !what && p < g->rows[T_party]; p++)
        what = broken_party(g, REF((int32_t)p));
    if (!what)
        what = broken_crews(g);
    return what ? what : density_broken(g);
}
