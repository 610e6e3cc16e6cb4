/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * rule_melee.c: hand to hand (H1 to H3, readings 1 to 11): who fights whom.
 *
 * Who is in contact is typed, or seen from places when the move ends, and both
 * are kept: what was typed stands, and places add to it. All melees of a move
 * are formed together, on the numbers of that instant (reading 8). They wait
 * while one of them is a close call, and are then ruled on together (bout.h).
 */
#include "bout.h"
#include "capture.h"
#include "chapters.h"
#include "contact.h"
#include "facts.h"
#include "form.h"
#include "games.h"
#include "judged.h"
#include "place.h"
#include "settle.h"
#include "toward.h"
#include "turn.h"
#include "who.h"

/* --- declaring --- */

static void
join_in(struct hearing *h, const struct men *m, int32_t melee, enum role role)
{
    for (uint32_t i = 0; i < m->n; i++)
        melee_take(h, m->at[i], melee, (int32_t)role);
}

/* Of a side's men those fit, and this move's dead: they may have stood by when
 * the move ended. */
static int32_t
stood(const struct game *g, int32_t side)
{
    int32_t n = g->side[ROW(side)].count[MAN_FIT];
    for (uint32_t i = g->rows[T_casualty]; i-- > 0;) {
        if (g->casualty[i].seq != g->battle->seq)
            break;
        n += g->casualty[i].side == side;
    }
    return n;
}

/* How many stand by, as the referee says, in the place of what lines that are
 * part of it said; no more than there are men of the larger side. False after a
 * fault. */
static bool
put_support(struct hearing *h, int32_t melee, const struct word *s)
{
    const struct game *g = h->g;
    const struct melee *m = &g->melee[ROW(melee)];
    int32_t first = stood(g, m->side[0]), second = stood(g, m->side[1]);
    int32_t most = first > second ? first : second;
    if (s && s->a > most)
        return blame(h, (struct blame){.code = FAULT_SUPPORT_MANY,
                                       .at = s,
                                       .have = s->a,
                                       .need = most});
    for (uint32_t i = melee_first_row(g); s && i < g->rows[T_melee]; i++)
        if (REF((int32_t)i) == melee ||
            (g->melee[i].joined == melee && g->melee[i].seq == m->seq))
            SET(h->g, melee, i, support, s->a >= 0 ? REF(s->a) : s->a);
    return true;
}

static bool
take_support(struct hearing *h, int32_t melee)
{
    const struct word *s = arg(h, "", "SUPPORT", NULL);
    return put_support(h, melee, s ? s : arg(h, "v", "SUPPORT", NULL));
}

static bool
two_forces(struct hearing *h, struct men *a, struct men *b)
{
    const struct use use = {.states = USE_FIT, .unfought = true};
    struct meant first = {.use = &use}, second = {.use = &use};
    first.w = arg(h, "", "MEN", &first.n);
    second.w = arg(h, "v", "MEN", &second.n);
    if (!toward_two(h, first, second, a, b))
        return false;
    if (!a->side)
        return wrong(h, FAULT_BOTH_SIDES, arg(h, "", "MEN", NULL));
    if (!b->side)
        return wrong(h, FAULT_BOTH_SIDES, arg(h, "v", "MEN", NULL));
    if (a->side == b->side)
        return blame(h, (struct blame){.code = FAULT_SAME_SIDE,
                                       .at = arg(h, "v", "MEN", NULL),
                                       .subject = a->side});
    return true;
}

/* --- settling --- */

/* Shot down after they were seen in contact: nobody is left to fight. */
static bool
melee_void(struct hearing *h, const struct roll *roll, int32_t melee)
{
    struct game *g = h->g;
    const struct melee *m = &g->melee[ROW(melee)];
    if (roll_fit(g, roll, melee, m->side[0]) > 0 &&
        roll_fit(g, roll, melee, m->side[1]) > 0)
        return false;
    SET(g, melee, ROW(melee), state, MELEE_VOID);
    effect(h, EFFECT_MELEE_VOID, melee, 1, 0, 0);
    return true;
}

/* After a ruling nobody is looked for among places. */
static bool
any_ruled(const struct game *g)
{
    for (uint32_t i = melee_first_row(g); i < g->rows[T_melee]; i++)
        if (g->melee[i].seq == g->battle->seq &&
            g->melee[i].state == MELEE_RULED)
            return true;
    return false;
}

/* Where the outcome b was taken of some close call that waited, who is in
 * which melee is reckoned anew. */
static void
form_answered(struct hearing *h)
{
    const struct game *g = h->g;
    bool b = false;
    for (uint32_t i = melee_first_row(g); i < g->rows[T_melee]; i++)
        b = b || (melee_is_open(g, i) && g->melee[i].answer == ANSWER_B);
    if (b)
        melee_form(h, !any_ruled(g));
}

/* The keys by which its men were found, where they are house rules. */
static void
name_keys(struct hearing *h, const struct melee *m)
{
    if (!m->found)
        return;
    cite(h, RULE_H2a);
    cite(h, RULE_H3b);
    by_key(h, KEY_CONTACT_DISTANCE);
    by_key(h, KEY_CONTACT_EXCLUSIVE);
    by_key(h, KEY_MELEE_RADIUS);
    by_key(h, KEY_MELEE_JOIN);
}

void
melee_settle(struct hearing *h)
{
    struct game *g = h->g;
    struct roll roll;
    if (melee_close(g))
        return;
    form_answered(h);
    if (fallen(h) || !roll_call(h, &roll))
        return;
    size_t used = h->s->used;
    for (uint32_t i = roll.base; i < roll.base + roll.n && !fallen(h); i++) {
        if (!melee_due(g, REF((int32_t)i)) ||
            melee_void(h, &roll, REF((int32_t)i)))
            continue;
        name_keys(h, &g->melee[i]);
        bout_rule(h, &roll, REF((int32_t)i));
        h->s->used = used;
    }
}

/* --- the verbs --- */

bool
melee_refuses(struct hearing *h)
{
    int32_t melee = melee_close(h->g);
    if (!melee)
        return gun_refuses(h);
    return !blame(h, (struct blame){.code = FAULT_CLOSE_CALL,
                                    .rule = RULE_H3b,
                                    .have = melee,
                                    .firm = true});
}

/* The move is over; its melees are not formed yet if this is the first line
 * of its end. */
static bool
move_over(struct hearing *h, bool *first)
{
    const struct battle *b = h->g->battle;
    if (!in_battle(h))
        return false;
    if (b->seq == 0)
        return blame(h, (struct blame){.code = FAULT_PHASE_MOVE, .firm = true});
    if (melee_refuses(h))
        return false;
    turn_ends(h);
    *first = !b->passed;
    if (*first)
        turn_freeze(h);
    return !fallen(h);
}

static void
rule_melee(struct hearing *h)
{
    struct men a, b;
    bool first = false;
    if (!move_over(h, &first) || !two_forces(h, &a, &b))
        return;
    int32_t melee = melee_new(h, a.side, b.side);
    if (!melee)
        return;
    if (!take_support(h, melee))
        return;
    SET(h->g, melee, ROW(melee), told, TOLD_ALL);
    SET(h->g, melee, ROW(melee), begun, h->g->battle->seq); /* now */
    join_in(h, &a, melee, ROLE_COUNTED);
    join_in(h, &b, melee, ROLE_COUNTED);
    melee_form(h, first);
    if (!fallen(h))
        melee_settle(h);
    if (!fallen(h))
        turn_settled(h);
}

/* The men in contact in a melee, of both sides; in scratch. */
static bool
in_contact(struct hearing *h, int32_t melee, struct men *out)
{
    const struct game *g = h->g;
    *out = (struct men){
        .at = scratch_get(h, (g->rows[T_man] + 1) * sizeof *out->at)};
    for (uint32_t i = 0; out->at && i < g->rows[T_man]; i++) {
        if (melee_of(g, (int32_t)i) == melee && g->man[i].role == ROLE_CONTACT)
            out->at[out->n++] = (int32_t)i;
    }
    return out->at != NULL;
}

/* Who is in the way of a count is passed over: he is in contact elsewhere. Who
 * is counted stands nearest to a man in contact, of either side (H3b). */
static bool
nears(struct hearing *h, int32_t melee, bool open)
{
    const struct use use = {.states = USE_FIT,
                            .unfought = true,
                            .open = open,
                            .found = open ? melee : 0};
    struct men contact;
    uint16_t last = 0xFFFF;
    if (!arg(h, "near", "MEN", NULL))
        return true;
    if (!in_contact(h, melee, &contact))
        return false;
    for (uint32_t i = 0; i < h->line->n; i++) {
        const struct word *w = &h->line->word[i];
        uint32_t n = 1;
        struct men m;
        if (w->slot != SLOT_MEN || !span_is(w->clause, "near") ||
            w->arg == last)
            continue;
        last = w->arg;
        while (i + n < h->line->n && w[n].arg == w->arg)
            n++;
        if (!toward_find(h, (struct meant){w, n, &use}, &contact, &m))
            return false;
        join_in(h, &m, melee, ROLE_NEAR);
        SET(h->g, melee, ROW(melee), told, TOLD_NEAR);
    }
    return true;
}

/* The open melee that some of them are in already, the first of several: a man
 * in both makes them one (reading 7). */
static int32_t
melee_of_some(const struct game *g, const struct men *m, int32_t melee)
{
    for (uint32_t i = 0; i < m->n; i++) {
        const struct man *man = &g->man[m->at[i]];
        bool in = man->fought && man->fought_seq == g->battle->seq;
        if (in && (!melee || man->fought < melee))
            melee = man->fought;
    }
    return melee;
}

/* All of another melee goes into this one. */
static void
merge(struct hearing *h, int32_t from, int32_t into)
{
    struct game *g = h->g;
    for (uint32_t i = 0; i < g->rows[T_man]; i++)
        if (g->man[i].fought == from && g->man[i].fought_seq == g->battle->seq)
            SET(g, man, i, fought, into);
    if (g->melee[ROW(from)].told > g->melee[ROW(into)].told)
        SET(g, melee, ROW(into), told, g->melee[ROW(from)].told);
    SET(g, melee, ROW(from), state, MELEE_JOINED);
    SET(g, melee, ROW(from), joined, into);
    effect(h, EFFECT_MELEE_JOINED, from, into, 0, 0);
}

static void
touching(struct hearing *h, const struct men *m, int32_t melee)
{
    const struct game *g = h->g;
    for (uint32_t i = 0; i < m->n; i++) {
        const struct man *man = &g->man[m->at[i]];
        bool in = man->fought && man->fought_seq == g->battle->seq;
        if (in && man->fought != melee) {
            cite(h, READING_BASE + 7);
            merge(h, man->fought, melee);
        }
    }
    join_in(h, m, melee, ROLE_CONTACT);
}

static bool
two_in_contact(struct hearing *h, struct men *a, struct men *b)
{
    bool open = key(h->g, KEY_MELEE_JOIN) == JOIN_SHARED;
    const struct use use = {.states = USE_FIT, .unfought = true, .open = open};
    uint32_t n;
    const struct word *w = arg(h, "", "MEN", &n), *v = w + n;
    struct meant first = {w, n, &use}, second = {v, 1, &use};
    while (v + second.n < h->line->word + h->line->n &&
           v[second.n].arg == v->arg)
        second.n++;
    if (!toward_two(h, first, second, a, b))
        return false;
    if (a->side && b->side && a->side != b->side)
        return true;
    wrong(h, a->side && b->side ? FAULT_SAME_SIDE : FAULT_BOTH_SIDES, v);
    h->r->why.subject = a->side;
    return false;
}

/* --- typed, and otherwise by places --- */

/* How far this man stands from the nearest of them, farther than it may be
 * out; false: he may touch one, or it is not known of all. */
static bool
stands_off(const struct game *g, int32_t man, const struct men *foes,
           int32_t *foe, length *by)
{
    *by = INT32_MAX;
    for (uint32_t i = 0; i < foes->n; i++) {
        struct apart d;
        if (!men_apart(g, man, foes->at[i], &d) ||
            d.by - d.out <= contact_touch(g).by)
            return false;
        if (d.by < *by)
            *foe = foes->at[i];
        *by = d.by < *by ? d.by : *by;
    }
    return foes->n > 0;
}

/* What was typed stands, and it is said of whom places say otherwise: of the
 * one farthest off. A few men are typed so; more are not looked at. */
static void
typed_apart(struct hearing *h, const struct men *a, const struct men *b)
{
    enum { PAIRS = 4096 };
    const struct men *of[2] = {a, b};
    int32_t man = 0, other = 0, foe = 0;
    length farthest = -1, by = 0;
    for (int k = 0; k < 2 && (uint64_t)a->n * b->n <= PAIRS; k++)
        for (uint32_t i = 0; i < of[k]->n; i++) {
            if (!stands_off(h->g, of[k]->at[i], of[!k], &foe, &by) ||
                by <= farthest)
                continue;
            farthest = by;
            man = of[k]->at[i];
            other = foe;
        }
    if (farthest >= 0)
        effect(h, EFFECT_FLOOR, FLOOR_TYPED, REF(man), REF(other), farthest);
}

static void
rule_contact(struct hearing *h)
{
    struct men a, b;
    struct roll roll;
    if (!in_move(h) || !two_in_contact(h, &a, &b))
        return;
    int32_t melee = melee_of_some(h->g, &a, 0);
    melee = melee_of_some(h->g, &b, melee);
    if (!melee)
        melee = melee_new(h, a.side, b.side);
    if (!melee)
        return;
    touching(h, &a, melee);
    touching(h, &b, melee);
    if (!take_support(h, melee))
        return;
    cite(h, RULE_H2a);
    typed_apart(h, &a, &b);
    if (!nears(h, melee, false))
        return;
    if (has(h, "alone"))
        SET(h->g, melee, ROW(melee), told, TOLD_ALL);
    const int32_t *side = h->g->melee[ROW(melee)].side;
    if (roll_call(h, &roll))
        effect(h, EFFECT_CONTACT, melee,
               (int32_t)roll_fit(h->g, &roll, melee, side[0]),
               (int32_t)roll_fit(h->g, &roll, melee, side[1]), 0);
}

static bool
hangs_on(const struct melee *m, int32_t man)
{
    return m->close == CLOSE_TOUCH &&
           (m->close_man[0] == REF(man) || m->close_man[1] == REF(man));
}

/* Who else is near is said of a melee as it is now: what places or several
 * lines made one stays one, as if typed in one line. A contact that is a close
 * call is still open. */
static void
hold_melee(struct hearing *h, int32_t melee)
{
    const struct game *g = h->g;
    const struct melee *m = &g->melee[ROW(melee)];
    bool close = melee_is_close(g, (uint32_t)ROW(melee));
    for (int32_t i = 0; i < (int32_t)g->rows[T_man]; i++) {
        const struct man *man = &g->man[i];
        bool seen = man->found && man->role == ROLE_CONTACT &&
                    !(close && (m->close == CLOSE_ROUGH || hangs_on(m, i)));
        if (melee_of(g, i) == melee && (seen || man->fought != melee))
            melee_take(h, i, melee, man->role);
    }
}

/* What was typed with settle is the support of the melee it names, or of the
 * latest that is open, and who else is near there. *row: that melee, or -1;
 * *near: somebody was named. */
static bool
settle_words(struct hearing *h, int32_t named, int32_t *row, bool *near)
{
    struct game *g = h->g;
    const struct word *s = arg(h, "", "SUPPORT", NULL);
    if (!s)
        s = arg(h, "near", "SUPPORT", NULL);
    *row = named ? ROW(named) : (int32_t)g->rows[T_melee] - 1;
    while (!named && *row >= 0 && g->melee[*row].state != MELEE_OPEN)
        --*row;
    *near = arg(h, "near", "MEN", NULL) != NULL;
    if (*row < 0 || g->melee[*row].state != MELEE_OPEN)
        return true;
    if (!put_support(h, REF(*row), s))
        return false;
    /* It was close by places: the referee's word has no tolerance. */
    if (s && g->melee[*row].close == CLOSE_AID)
        SET(g, melee, *row, close, CLOSE_NONE);
    if (*near)
        hold_melee(h, REF(*row));
    return nears(h, REF(*row), true);
}

/* The same distance may be what several hang on: it is answered for all. */
static void
answer(struct hearing *h, int32_t melee, enum close_answer to)
{
    struct game *g = h->g;
    const struct melee *m = &g->melee[ROW(melee)];
    for (uint32_t i = melee_first_row(g); i < g->rows[T_melee]; i++) {
        const struct melee *o = &g->melee[i];
        bool same = m->close != CLOSE_ROUGH && o->close == m->close &&
                    o->close_man[0] == m->close_man[0] &&
                    o->close_man[1] == m->close_man[1];
        if (!melee_is_close(g, i) || (REF((int32_t)i) != melee && !same))
            continue;
        SET(g, melee, i, answer, (int32_t)to);
        effect(h, EFFECT_ANSWERED, REF((int32_t)i), (int32_t)to, 0, 0);
    }
}

/* a or b for the close call named, or for the only one; a for all. */
static bool
settle_answers(struct hearing *h, int32_t named)
{
    const struct game *g = h->g;
    bool b = has(h, "b"), said = b || has(h, "a");
    int32_t n = 0;
    for (uint32_t i = melee_first_row(g); i < g->rows[T_melee]; i++)
        n += melee_is_close(g, i);
    if (b && !named && n > 1)
        return blame(h, (struct blame){.code = FAULT_WHICH_CLOSE,
                                       .have = melee_close(g),
                                       .need = n});
    if (said && (n == 0 || (named && !melee_is_close(g, (uint32_t)ROW(named)))))
        return blame(h, (struct blame){.code = FAULT_NOT_CLOSE, .have = named});
    while ((named = named ? named : melee_close(g)) != 0) {
        answer(h, named, b ? ANSWER_B : ANSWER_A);
        /* Where there is no room nothing is answered, and one stays close. */
        if (arg(h, "", "MELEE", NULL) || b || g->full)
            break;
        named = 0;
    }
    return true;
}

/* Another one, of which it is not known who stands by the lesser side. */
static int32_t
another_asks(struct hearing *h, int32_t named)
{
    const struct game *g = h->g;
    struct roll roll;
    if (!named || !roll_call(h, &roll))
        return 0;
    for (uint32_t i = roll.base; i < roll.base + roll.n; i++) {
        const struct melee *m = &g->melee[i];
        int32_t melee = REF((int32_t)i);
        if (melee == named || !melee_due(g, melee))
            continue;
        int32_t a = (int32_t)roll_fit(g, &roll, melee, m->side[0]);
        int32_t b = (int32_t)roll_fit(g, &roll, melee, m->side[1]);
        struct sum sum = {.lesser = a < b ? a : b, .greater = a < b ? b : a};
        if (!melee_weigh(g, m->side[a < b ? 0 : 1], melee_support(g, melee),
                         ROW(m->aid), &sum))
            return melee;
    }
    return 0;
}

static bool
settle_named(struct hearing *h, int32_t *named)
{
    const struct word *w = arg(h, "", "MELEE", NULL);
    *named = w ? REF(melee_find(h->g, w->a)) : 0;
    if (*named && h->g->melee[ROW(*named)].joined)
        *named = h->g->melee[ROW(*named)].joined; /* it is part of that one */
    return !w || *named || wrong(h, FAULT_NO_MELEE, w);
}

bool
melee_pending(struct hearing *h)
{
    const struct game *g = h->g;
    struct ground at;
    struct reckoning r;
    size_t used = h->s->used;
    if (melee_open(g) || melee_close(g))
        return true;
    if (g->battle->seq == 0 || g->battle->passed ||
        key(g, KEY_MELEE_JUDGED) != JUDGED_END_OF_MOVE)
        return false;
    bool any =
        ground_find(h, 0, &at) && contact_reckon(h, &at, true, &r) && r.n > 0;
    h->s->used = used;
    return any;
}

/* Its melee may be formed only now. */
static bool
settle_over(struct hearing *h)
{
    const struct battle *b = h->g->battle;
    turn_ends(h);
    if (!b->passed) {
        turn_freeze(h);
        if (!fallen(h))
            melee_form(h, true);
    }
    return !fallen(h);
}

/* Nothing is due. A melee that waits for its turn has heard its support. */
static void
settle_later(struct hearing *h)
{
    int32_t named, row;
    bool near;
    if (!settle_named(h, &named) || !settle_words(h, named, &row, &near))
        return;
    noted(h);
    if (row < 0 || !melee_waits(h->g, REF(row))) {
        effect(h, EFFECT_NOTHING_OPEN, 0, 0, 0, 0);
    } else {
        cite(h, RULE_H3a);
        effect(h, EFFECT_MELEE_WAITS, REF(row), by_key(h, KEY_MELEE_JUDGED), 0,
               0);
    }
    if (h->g->battle->phase != PHASE_MOVE)
        game_settled(h);
}

/* All that was typed is heard: they are ruled on, unless one waits. */
static void
settle_all(struct hearing *h, int32_t named)
{
    int32_t wait = melee_close(h->g);
    if (!wait)
        wait = another_asks(h, named);
    if (wait)
        effect(h, EFFECT_STILL_OPEN, wait, 0, 0, 0);
    else if (!fallen(h))
        melee_settle(h);
    if (!fallen(h))
        turn_settled(h);
    if (!fallen(h) && !wait)
        game_settled(h);
}

static void
rule_settle(struct hearing *h)
{
    int32_t named, row;
    bool near;
    if (!in_battle(h))
        return;
    if (!melee_close(h->g) && gun_close(h->g)) {
        gun_settle(h, has(h, "b"));
        return;
    }
    if (!melee_pending(h)) {
        if (!fallen(h))
            settle_later(h);
        return;
    }
    if (!settle_over(h) || !settle_named(h, &named) ||
        !settle_words(h, named, &row, &near))
        return;
    if (near)
        melee_form(h, !any_ruled(h->g));
    if (!fallen(h) && settle_answers(h, named))
        settle_all(h, named);
}

static const struct verb rows[] = {
    {.name = "melee",
     .id = FACT_MELEE,
     .usage = "MEN v MEN [SUPPORT]",
     .example = "melee 8ib v 7cr+5ir s2",
     .also = "melee 13b v 19r iso",
     .rules = "H1a H1b H3c H3e H3g H3h",
     .summary = "the whole ruling in one line",
     .rule = rule_melee,
     .kind = VERB_FACT,
     .sets = SET_LITTLE_WARS,
     .flags = VERB_DOZEN    },
    {.name = "contact",
     .id = FACT_CONTACT,
     .usage = "MEN MEN [near MEN]... [alone] [SUPPORT]",
     .example = "contact 5ra 7ba near 14rb s5",
     .also = "contact 3rc 2bc alone",
     .rules = "H2a H2b H3a H3b",
     .alias = 'c',
     .summary = "who touches whom, and who is within six inches",
     .rule = rule_contact,
     .kind = VERB_FACT,
     .sets = SET_LITTLE_WARS},
    {.name = "settle",
     .id = FACT_SETTLE,
     .usage = "[MELEE] [near MEN]... [SUPPORT] [a | b]",
     .example = "settle",
     .also = "settle M1 s5",
     .rules = "H3a H3b H3i",
     .alias = 'y',
     .summary = "takes the ruling of an open melee, b of a close call",
     .rule = rule_settle,
     .kind = VERB_FACT,
     .sets = SET_LITTLE_WARS},
};

struct verbs
melee_verbs(void)
{
    return (struct verbs){rows, sizeof rows / sizeof rows[0]};
}
