/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * rule_prisoner.c: parties and their guards (P1 to P9, readings 12 to 18, 37,
 * 38), and the referee's own word over a man's fate.
 */
#include <string.h>

#include "chapters.h"
#include "escort.h"
#include "facts.h"
#include "fall.h"
#include "move.h"
#include "overrule.h"
#include "prisoner.h"
#include "reason.h"
#include "toward.h"

/* --- guards --- */

/* Prisoners beyond seven a guard are unescorted and go free when the move
 * ends (P2, reading 14): the last taken first. */
static void
excess_of(struct hearing *h, int32_t party)
{
    struct game *g = h->g;
    const struct party *p = &g->party[ROW(party)];
    int32_t watched = p->guards * key(g, KEY_ESCORT_CAPACITY);
    int32_t over = p->held - watched;
    if (p->state != PARTY_HELD || over <= 0 ||
        by_key(h, KEY_LIBERATION_BY) != FREED_ITSELF)
        return;
    by_key(h, KEY_ESCORT_CAPACITY);
    cite(h, READING_BASE + 14);
    cite(h, RULE_P2);
    if (p->guards == 0) {
        party_free(h, party);
        return;
    }
    bool hold = by_key(h, KEY_LIBERATION_HOLD);
    effect(h, EFFECT_PARTY_EXCESS, party, over, p->guards, 0);
    for (uint32_t i = g->rows[T_man]; i-- > 0 && over > 0;) {
        if (g->man[i].party != party)
            continue;
        man_becomes(h, (int32_t)i, MAN_DISARMED);
        SET(g, man, i, held_seq, hold ? g->battle->seq : 0);
        over--;
    }
}

void
prisoner_excess(struct hearing *h)
{
    for (uint32_t i = 0; i < h->g->rows[T_party]; i++)
        if (!escort_ends(h, REF((int32_t)i)))
            excess_of(h, REF((int32_t)i));
}

static bool
guards_fit(struct hearing *h, const struct men *m, int32_t holder,
           const struct word *at)
{
    for (uint32_t i = 0; i < m->n; i++) {
        const struct man *man = &h->g->man[m->at[i]];
        struct blame b = {.code = FAULT_GUARD_STATE,
                          .at = at,
                          .subject = m->at[i],
                          .have = man->state};
        if (man->state != MAN_FIT)
            return blame(h, b);
        b.code = FAULT_GUARD_SIDE;
        b.rule = RULE_P2;
        if (man->side != holder && !blame(h, b))
            return false;
    }
    return true;
}

static void
guards_replace(struct hearing *h, int32_t party, const struct men *m)
{
    struct game *g = h->g;
    const struct party *p = &g->party[ROW(party)];
    for (uint32_t i = 0; i < g->rows[T_man]; i++)
        if (g->man[i].guards == party)
            guard_set(h, (int32_t)i, 0);
    for (uint32_t i = 0; i < m->n; i++)
        guard_set(h, m->at[i], party);
    cite(h, RULE_P2);
    effect(h, EFFECT_GUARDS, party, p->guards, p->held, 0);
    if (p->held > p->guards * by_key(h, KEY_ESCORT_CAPACITY))
        effect(h, EFFECT_PARTY_SHORT, party, p->held, p->guards, 0);
}

/* A guard may be named in any state, so that the fault can say which. */
static const struct use anyone = {.states = USE_FIT | USE_DEAD | USE_PRISONER |
                                            USE_DISARMED | USE_OFF |
                                            USE_DELIVERED,
                                  .duties = true};
static const struct use fit = {.states = USE_FIT, .duties = true};

/* Counted, those nearest to the prisoners. */
static bool
guard_men(struct hearing *h, const char *clause, const struct men *prisoners,
          struct men *m)
{
    struct meant who = {.use = &fit};
    who.w = arg(h, clause, "MEN", &who.n);
    bool each = who.w != NULL;
    for (uint32_t i = 0; i < who.n; i++)
        each = each && who.w[i].form == MEN_NUMBER;
    if (each)
        who.use = &anyone;
    *m = (struct men){0};
    return !who.w || toward_find(h, who, prisoners, m);
}

/* Its prisoners, in scratch. */
static bool
party_men(struct hearing *h, int32_t party, struct men *out)
{
    const struct game *g = h->g;
    *out = (struct men){
        .at = scratch_get(h, (g->rows[T_man] + 1) * sizeof *out->at)};
    for (uint32_t i = 0; out->at && i < g->rows[T_man]; i++)
        if (g->man[i].party == party)
            out->at[out->n++] = (int32_t)i;
    return out->at != NULL;
}

/* Men given up to a side, or come upon by it: counted, the nearest to its men
 * under arms. */
static bool
given_men(struct hearing *h, const struct word *side, const struct use *use,
          struct men *m)
{
    static const struct use armed = {.states = USE_FIT};
    struct word all = *side;
    struct meant who = {.use = use};
    who.w = arg(h, "", "MEN", &who.n);
    all.form = MEN_ALL;
    all.label = side->label;
    return toward_find_words(h, who, (struct meant){&all, 1, &armed}, m);
}

static void
rule_guard(struct hearing *h)
{
    const struct word *w = arg(h, "", "PARTY", NULL);
    struct men m, held;
    bool entered = h->g->battle->phase == PHASE_SETUP; /* midway */
    int32_t party = entered || in_battle(h) ? arg_party(h, w) : 0;
    if (!party || !party_held(h, party, w) || !party_men(h, party, &held) ||
        !guard_men(h, "", &held, &m))
        return;
    if (!guards_fit(h, &m, h->g->party[ROW(party)].holder,
                    arg(h, "", "MEN", NULL)))
        return;
    guards_replace(h, party, &m);
    who_say(h, &m);
}

/* --- home --- */

/* Who goes home walks, in his side's move or at its end (P1, P5). */
static bool
walks(struct hearing *h, int32_t side, const struct word *at)
{
    if (h->g->battle->seq > 0)
        return mover_only(h, side, at);
    return blame(h, (struct blame){.code = FAULT_PHASE_MOVE, .firm = true});
}

/* A guard leads them to the line (P2, P6). */
static bool
led_home(struct hearing *h, int32_t party, const struct word *at)
{
    const struct party *p = &h->g->party[ROW(party)];
    if (!party_held(h, party, at) || !walks(h, p->holder, at) ||
        !escort_leads(h, party, at))
        return false;
    return p->guards > 0 || blame(h, (struct blame){.code = FAULT_PARTY_GUARD,
                                                    .rule = RULE_P6,
                                                    .at = at,
                                                    .subject = party});
}

static void
deliver(struct hearing *h, int32_t party)
{
    struct game *g = h->g;
    int32_t men = 0;
    if (!by_key(h, KEY_DELIVERY_SAFE)) {
        effect(h, EFFECT_PARTY_LINE, party, g->party[ROW(party)].held, 0, 0);
        cite(h, READING_BASE + 18);
        return;
    }
    for (uint32_t i = 0; i < g->rows[T_man]; i++) {
        if (g->man[i].party != party || g->man[i].state != MAN_PRISONER)
            continue;
        man_becomes(h, (int32_t)i, MAN_DELIVERED);
        men++;
    }
    for (uint32_t i = 0; i < g->rows[T_man]; i++)
        if (g->man[i].guards == party)
            guard_set(h, (int32_t)i, 0);
    SET(g, party, ROW(party), state, PARTY_DELIVERED);
    cite(h, RULE_P6);
    effect(h, EFFECT_PARTY_HOME, party, men, 0, 0);
}

/* Freed men are armed again where they reach their line; where they must cross
 * it, off takes them over (P5). */
static void
rearm(struct hearing *h, const struct men *m)
{
    if (by_key(h, KEY_REARM_LINE) == REARM_CROSS &&
        !blame(h, (struct blame){.code = FAULT_REARM_CROSS,
                                 .rule = RULE_P5,
                                 .at = arg(h, "", "MEN", NULL),
                                 .subject = m->side}))
        return;
    for (uint32_t i = 0; i < m->n; i++) {
        struct blame b = {
            .code = FAULT_HELD_FREED, .rule = RULE_P4, .subject = m->at[i]};
        if (h->g->man[m->at[i]].held_seq == h->g->battle->seq && !blame(h, b))
            return;
        man_becomes(h, m->at[i], MAN_FIT);
    }
    cite(h, RULE_P5);
    effect(h, EFFECT_REARMED, m->side, (int32_t)m->n, 0, 0);
}

/* Whom a line means: a party, REF; or 0 and men of these states. *w is its
 * word. False after a fault. */
static bool
party_or_men(struct hearing *h, int32_t states, const struct word **w,
             int32_t *party, struct men *m)
{
    struct use use = {.states = states};
    *party = 0;
    if (!in_battle(h))
        return false;
    *w = arg(h, "", "PARTY", NULL);
    if (*w) {
        *party = arg_party(h, *w);
        return *party != 0;
    }
    *w = arg(h, "", "MEN", NULL);
    return who_arg(h, "", "MEN", &use, m);
}

static void
rule_home(struct hearing *h)
{
    const struct word *w;
    int32_t party;
    struct men m;
    if (!party_or_men(h, USE_DISARMED, &w, &party, &m))
        return;
    if (party) {
        if (led_home(h, party, w))
            deliver(h, party);
        return;
    }
    if (!m.side)
        wrong(h, FAULT_BOTH_SIDES, w);
    else if (walks(h, m.side, w))
        rearm(h, &m);
}

/* --- freed, retaken --- */

static void
rule_free(struct hearing *h)
{
    struct game *g = h->g;
    const struct word *w;
    int32_t party;
    struct men m;
    if (!party_or_men(h, USE_PRISONER | USE_DELIVERED, &w, &party, &m))
        return;
    if (party) {
        if (party_held(h, party, w))
            party_free(h, party);
        return;
    }
    bool hold = by_key(h, KEY_LIBERATION_HOLD);
    for (uint32_t i = 0; i < m.n; i++) {
        man_becomes(h, m.at[i], MAN_DISARMED);
        SET(g, man, m.at[i], held_seq, hold ? g->battle->seq : 0);
    }
    cite(h, RULE_P3);
    who_say(h, &m);
}

/* A new party of these men, its guards those of the clause `guard`. */
void
prisoner_party(struct hearing *h, const struct men *m, int32_t holder)
{
    struct game *g = h->g;
    struct men guards;
    if (!guard_men(h, "guard", m, &guards) ||
        !guards_fit(h, &guards, holder, arg(h, "guard", "MEN", NULL)))
        return;
    int32_t party = party_new(h, holder, m->side);
    if (!party)
        return;
    for (uint32_t i = 0; i < m->n; i++)
        man_taken(h, m->at[i], party);
    for (uint32_t i = 0; i < guards.n; i++)
        guard_set(h, guards.at[i], party);
    const struct party *p = &g->party[ROW(party)];
    effect(h, EFFECT_PARTY_MADE, party, p->held, p->guards, 0);
    if (p->held > p->guards * by_key(h, KEY_ESCORT_CAPACITY))
        effect(h, EFFECT_PARTY_SHORT, party, p->held, p->guards, 0);
}

/* Enemies ride up to unarmed men, or comrades to prisoners left alone
 * (reading 16). */
static void
rule_retake(struct hearing *h)
{
    struct use use = {.states = USE_DISARMED | USE_PRISONER};
    const struct word *who = arg(h, "", "SIDE", NULL);
    struct men m;
    if (!in_battle(h) || !given_men(h, who, &use, &m))
        return;
    int32_t side = arg_side(h, who);
    if (!side)
        return;
    if (!m.side) {
        wrong(h, FAULT_BOTH_SIDES, arg(h, "", "MEN", NULL));
        return;
    }
    cite(h, READING_BASE + 16);
    for (uint32_t i = 0; m.side != side && i < m.n; i++) {
        const struct man *man = &h->g->man[m.at[i]];
        struct blame b = {.code = FAULT_MAN_STATE,
                          .subject = m.at[i],
                          .at = arg(h, "", "MEN", NULL),
                          .have = man->state};
        if (man->state == MAN_PRISONER && !blame(h, b))
            return; /* held already */
    }
    if (m.side != side) {
        prisoner_party(h, &m, side);
        return;
    }
    for (uint32_t i = 0; i < m.n; i++)
        man_becomes(h, m.at[i], MAN_DISARMED);
    cite(h, RULE_P3);
    effect(h, EFFECT_RETAKEN, side, (int32_t)m.n, 0, 0);
}

/* --- the white flag (P9, readings 37, 38) --- */

/* A whole lesser force in contact may give in until its melee is settled. */
static int32_t
whole_lesser(const struct game *g, const struct men *m)
{
    int32_t melee = m->n ? g->man[m->at[0]].fought : 0;
    uint32_t own = 0, other = 0;
    if (!melee || g->melee[ROW(melee)].state != MELEE_OPEN)
        return 0;
    for (uint32_t i = 0; i < m->n; i++)
        if (g->man[m->at[i]].fought != melee)
            return 0;
    for (uint32_t i = 0; i < g->rows[T_man]; i++) {
        const struct man *man = &g->man[i];
        if (man->fought != melee || man->state != MAN_FIT)
            continue;
        own += man->side == m->side;
        other += man->side != m->side;
    }
    return own == m->n && own < other ? melee : 0;
}

static bool
isolated_enough(struct hearing *h, const struct men *m)
{
    struct game *g = h->g;
    bool army = by_key(h, KEY_ISOLATION_BASIS) == BASIS_ARMY;
    const struct word *s = arg(h, "to", "SUPPORT", NULL);
    int32_t whole = army ? g->side[ROW(m->side)].count[MAN_FIT] : (int32_t)m->n;
    int32_t near = s ? s->a : 0, need = (whole + 1) / 2;
    if (!by_key(h, KEY_SURRENDER_NEEDS_ISOLATION))
        return true;
    if (!s)
        return blame(h, (struct blame){.code = FAULT_SUPPORT,
                                       .rule = RULE_P9,
                                       .subject = m->side,
                                       .need = need});
    if (near == SUPPORT_SUP)
        near = need;
    if (army && by_key(h, KEY_ISOLATION_SELF) == SELF_OWN && s->a >= 0)
        near += (int32_t)m->n;
    reason_figures(h, RULE_P9, near, need);
    if (near == SUPPORT_ISO || 2 * near < whole)
        return true;
    return blame(h, (struct blame){.code = FAULT_SURRENDER,
                                   .rule = RULE_P9,
                                   .at = s,
                                   .have = near,
                                   .need = need});
}

static void
rule_surrender(struct hearing *h)
{
    struct game *g = h->g;
    struct use use = {.states = USE_FIT | USE_DISARMED, .duties = true};
    const struct word *to = arg(h, "to", "SIDE", NULL);
    struct men m;
    if (!in_battle(h) || !given_men(h, to, &use, &m))
        return;
    int32_t side = arg_side(h, to);
    if (!side)
        return;
    if (!m.side || m.side == side) {
        wrong(h, m.side ? FAULT_SAME_SIDE : FAULT_BOTH_SIDES,
              arg(h, "", "MEN", NULL));
        h->r->why.subject = side;
        return;
    }
    bool own = g->battle->mover == m.side && g->battle->phase == PHASE_MOVE;
    if (!own && by_key(h, KEY_SURRENDER_WHEN) == SURRENDER_OWN_MOVE &&
        !refuse(h, FAULT_SURRENDER_WHEN, RULE_P9, NULL))
        return;
    int32_t melee = whole_lesser(g, &m);
    if (!melee && !isolated_enough(h, &m))
        return;
    if (overrule_surrender(h, m.side, (int32_t)m.n)) {
        cite(h, RULE_P9);
        return;
    }
    if (melee) {
        SET(g, melee, ROW(melee), state, MELEE_VOID);
        effect(h, EFFECT_MELEE_VOID, melee, 0, 0, 0);
        cite(h, READING_BASE + 37);
    }
    cite(h, RULE_P9);
    prisoner_party(h, &m, side);
    who_say(h, &m);
}

/* --- the referee's own word --- */

/* A finished battle is undone first. */
static bool
unfinished(struct hearing *h)
{
    return h->g->battle->phase != PHASE_FINISHED || in_battle(h);
}

void
men_killed(struct hearing *h, const struct men *m)
{
    for (uint32_t i = 0; i < m->n; i++)
        man_dies(h, m->at[i], CAUSE_OTHER, 0);
    effect(h, EFFECT_KILLED, m->side, m->inf, m->cav, 0);
    if (m->counted)
        who_say(h, m);
    noted(h);
}

/* Who parts men by a blank would have the later ones for a reason. What stood
 * before this was looked at stands. */
static bool
reason_given(struct hearing *h)
{
    const struct word *w = arg(h, "", "TEXT", NULL);
    if (!w || h->ask->folding || !who_named(h, w->text))
        return !fallen(h);
    return wrong(h, FAULT_REASON_MEN, w);
}

static void
rule_kill(struct hearing *h)
{
    struct use use = {.states = USE_ALIVE_HERE | USE_OFF};
    struct men m;
    if (unfinished(h) && who_arg(h, "", "MEN", &use, &m) && reason_given(h))
        men_killed(h, &m);
}

/* They fell, and the table says so; but they are up again. Of each man his
 * last fall is meant. False: scratch is short. */
static bool
casualties_end(struct hearing *h, const struct men *m)
{
    const struct game *g = h->g;
    bool *up = scratch_get(h, g->rows[T_man] * sizeof *up);
    if (!up)
        return false;
    memset(up, 0, g->rows[T_man] * sizeof *up);
    for (uint32_t i = 0; i < m->n; i++)
        up[m->at[i]] = g->man[m->at[i]].state == MAN_DEAD;
    for (uint32_t i = g->rows[T_casualty]; i-- > 0;) {
        int32_t man = g->casualty[i].man;
        if (!up[man])
            continue;
        SET(h->g, casualty, i, restored_entry, h->ask->entry);
        up[man] = false;
    }
    return true;
}

static void
rule_restore(struct hearing *h)
{
    struct use use = {.states = USE_DEAD | USE_OFF | USE_DISARMED};
    struct men m;
    if (!unfinished(h) || !who_arg(h, "", "MEN", &use, &m) ||
        !reason_given(h) || !casualties_end(h, &m))
        return;
    for (uint32_t i = 0; i < m.n; i++)
        man_becomes(h, m.at[i], MAN_FIT);
    effect(h, EFFECT_RESTORED, m.side, (int32_t)m.n, 0, 0);
    noted(h);
}

static const struct verb rows[] = {
    {.name = "guard",
     .id = FACT_GUARD,
     .usage = "PARTY (none | MEN)",
     .example = "guard p1 rc.4",
     .also = "guard p1 none",
     .rules = "P2 P3",
     .summary = "who leads a party",
     .rule = rule_guard,
     .kind = VERB_FACT,
     .sets = SET_LITTLE_WARS},
    {.name = "escort",
     .id = FACT_ESCORT,
     .usage = "PARTY (none | MEN)",
     .example = "escort p1 rc.4",
     .also = "escort p1 none",
     .rules = "P2 P3",
     .summary = "the same as guard",
     .rule = rule_guard,
     .kind = VERB_FACT,
     .sets = SET_LITTLE_WARS},
    {.name = "home",
     .id = FACT_HOME,
     .usage = "(PARTY | MEN)",
     .example = "home p1",
     .also = "home 4b",
     .rules = "P5 P6",
     .alias = 'h',
     .flags = VERB_DOZEN,
     .summary = "prisoners delivered, or freed men armed again",
     .rule = rule_home,
     .kind = VERB_FACT,
     .sets = SET_LITTLE_WARS},
    {.name = "retake",
     .id = FACT_RETAKE,
     .usage = "MEN SIDE [guard MEN]",
     .example = "retake 6b red",
     .also = "retake 2b red guard rc.4",
     .rules = "P2 P5",
     .summary = "unarmed men come upon",
     .rule = rule_retake,
     .kind = VERB_FACT,
     .sets = SET_LITTLE_WARS},
    {.name = "free",
     .id = FACT_FREE,
     .usage = "(PARTY | MEN)",
     .example = "free p1",
     .also = "free 2p1",
     .rules = "P3 P4",
     .summary = "the referee frees prisoners",
     .rule = rule_free,
     .kind = VERB_FACT,
     .sets = SET_LITTLE_WARS},
    {.name = "surrender",
     .id = FACT_SURRENDER,
     .usage = "MEN to SIDE [SUPPORT] [guard MEN]",
     .example = "surrender 5bc to red iso",
     .also = "surrender 3ib to red iso guard rc.4",
     .rules = "P9 P2",
     .summary = "the white flag",
     .rule = rule_surrender,
     .kind = VERB_FACT,
     .sets = SET_LITTLE_WARS},
    {.name = "kill",
     .id = FACT_KILL,
     .usage = "MEN TEXT",
     .example = "kill 2ra the cat",
     .also = "kill ra.7 trodden on",
     .summary = "what the rules do not know, with a reason",
     .rule = rule_kill,
     .kind = VERB_FACT,
     .sets = SET_LITTLE_WARS,
     .flags = VERB_WHOLE},
    {.name = "restore",
     .id = FACT_RESTORE,
     .usage = "MEN [TEXT]",
     .example = "restore ra.3 he was only leaning",
     .also = "restore ra.3",
     .summary = "a man fit again, by the referee's word",
     .rule = rule_restore,
     .kind = VERB_FACT,
     .sets = SET_LITTLE_WARS                   },
};

struct verbs
prisoner_verbs(void)
{
    return (struct verbs){rows, sizeof rows / sizeof rows[0]};
}
