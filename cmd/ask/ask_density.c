/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * ask_density.c: how the units of the formation-density rules stand.
 */
#include "ask_in.h"
#include "density.h"
#include "say_in.h"

static bool
answer_state(const struct asking *a, struct text *to)
{
    const struct game *g = &a->h->game;
    const struct word *w = line_find(a->line, "", "UNIT", NULL);
    int32_t unit = w ? unit_find(g, w->text) : 0;
    if (w && !unit)
        return ask_fault(a, FAULT_D_UNIT, w);
    if (w)
        density_state(to, g, unit);
    else
        density_status(to, a->h);
    return true;
}

const struct question ask_density[] = {
    {.verb = {.name = "state",
              .usage = "[UNIT]",
              .example = "state Gauls",
              .also = "state",
              .summary = "how a unit stands, or the whole battle",
              .flags = VERB_DOZEN,
              .sets = SET_DENSITY},
     .answer = answer_state},
};

const uint32_t ask_density_n = sizeof ask_density / sizeof ask_density[0];
