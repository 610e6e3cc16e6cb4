/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * rule_midway.c: a battle already begun, entered as it stands: the dead, the
 * prisoners with their guards or beyond liberation, men without arms, men and
 * guns over their own line. Guns taken and points brought along have their own
 * verbs (gun, award), and start says whose move comes next.
 */
#include "chapters.h"
#include "facts.h"
#include "fall.h"
#include "place.h"
#include "prisoner.h"

static bool
entered(struct hearing *h, int32_t states, struct men *m)
{
    struct use use = {.states = states, .duties = true};
    return in_setup(h) && who_arg(h, "", "MEN", &use, m);
}

static void
rule_dead(struct hearing *h)
{
    struct men m;
    if (entered(h, USE_ALIVE_HERE | USE_OFF, &m))
        men_killed(h, &m);
}

/* Men of one side, and the other side, which holds them; 0 after a fault. */
static int32_t
held_by(struct hearing *h, const struct men *m)
{
    const struct word *at = arg(h, "", "MEN", NULL);
    int32_t side = arg_side(h, arg(h, "of", "SIDE", NULL));
    if (!side)
        return 0;
    if (m->side && m->side != side)
        return side;
    wrong(h, m->side ? FAULT_OWN_MEN : FAULT_BOTH_SIDES, at);
    h->r->why.subject = side;
    return 0;
}

static void
rule_prisoner(struct hearing *h)
{
    struct men m;
    if (!entered(h, USE_FIT, &m))
        return;
    int32_t side = held_by(h, &m);
    if (side)
        prisoner_party(h, &m, side);
}

static void
rule_delivered(struct hearing *h)
{
    struct game *g = h->g;
    struct men m;
    if (!entered(h, USE_FIT, &m))
        return;
    int32_t side = held_by(h, &m);
    int32_t party = side ? party_new(h, side, m.side) : 0;
    if (!party)
        return;
    for (uint32_t i = 0; i < m.n; i++) {
        man_taken(h, m.at[i], party);
        man_becomes(h, m.at[i], MAN_DELIVERED);
    }
    SET(g, party, ROW(party), state, PARTY_DELIVERED);
    cite(h, RULE_P6);
    effect(h, EFFECT_PARTY_HOME, party, (int32_t)m.n, 0, 0);
}

static void
becomes(struct hearing *h, enum man_state to, int reading)
{
    struct men m;
    if (!entered(h, USE_FIT | USE_DISARMED, &m))
        return;
    if (!m.side) {
        wrong(h, FAULT_BOTH_SIDES, arg(h, "", "MEN", NULL));
        return;
    }
    for (uint32_t i = 0; i < m.n; i++)
        man_becomes(h, m.at[i], to);
    cite(h, READING_BASE + reading);
    noted(h);
    who_say(h, &m);
}

static void
rule_disarmed(struct hearing *h)
{
    becomes(h, MAN_DISARMED, 12);
}

void
midway_off(struct hearing *h)
{
    uint32_t n;
    const struct word *w = arg(h, "", "MEN", &n);
    int32_t gun = w->form == MEN_ALL ? gun_find(h->g, w->label) : -1;
    if (n > 1 || gun < 0) {
        becomes(h, MAN_OFF, 17);
        return;
    }
    struct use use = {.states = USE_FIT | USE_DISARMED, .duties = true};
    struct men m;
    use.side = h->g->gun[gun].holder;
    if (!who_arg(h, "with", "MEN", &use, &m))
        return;
    for (uint32_t i = 0; i < m.n; i++)
        man_becomes(h, m.at[i], MAN_OFF);
    if (h->g->gun[gun].placed != UNPLACED)
        gun_put(h, REF(gun), (struct point){0, 0, UNPLACED}, SOURCE_PUT);
    SET(h->g, gun, gun, state, GUN_OFF);
    cite(h, READING_BASE + 17);
    noted(h);
    effect(h, EFFECT_GUN_OFF, REF(gun), (int32_t)m.n, 0, 0);
}

/* clang-format off */
static const struct verb rows[] = {
    { .name = "dead", .id = FACT_DEAD,
      .usage = "MEN", .example = "dead ra.1-4",
      .also = "dead 3bc",
      .summary = "fallen before the battle was entered", .rule = rule_dead,
      .kind = VERB_FACT, .sets = SET_LITTLE_WARS },
    { .name = "prisoner", .id = FACT_PRISONER,
      .usage = "MEN of SIDE [guard MEN]",
      .example = "prisoner ra.5-7 of blue guard ba.1",
      .also = "prisoner 2bc of red", .rules = "P2",
      .summary = "held before the battle was entered", .rule = rule_prisoner,
      .kind = VERB_FACT, .sets = SET_LITTLE_WARS },
    { .name = "delivered", .id = FACT_DELIVERED,
      .usage = "MEN of SIDE",
      .example = "delivered ra.8-9 of blue",
      .also = "delivered 2bc of red", .rules = "P6",
      .summary = "prisoners beyond liberation before it was entered",
      .rule = rule_delivered, .kind = VERB_FACT, .sets = SET_LITTLE_WARS },
    { .name = "disarmed", .id = FACT_DISARMED,
      .usage = "MEN", .example = "disarmed ra.10",
      .also = "disarmed 2bc", .rules = "P5",
      .summary = "freed, and without arms, before it was entered",
      .rule = rule_disarmed, .kind = VERB_FACT, .sets = SET_LITTLE_WARS },
};
/* clang-format on */

struct verbs
midway_verbs(void)
{
    return (struct verbs){rows, sizeof rows / sizeof rows[0]};
}
