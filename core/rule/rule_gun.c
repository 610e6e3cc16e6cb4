/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * rule_gun.c: shots and whom they kill (A3, A4, A6, M4, M5), and crews.
 */
#include "chapters.h"
#include "facts.h"
#include "fall.h"
#include "gun.h"
#include "move.h"
#include "overrule.h"
#include "place.h"
#include "serve.h"
#include "toward.h"

#include <string.h>

/* --- fire --- */

static int32_t
shots_left(const struct game *g, int32_t gun)
{
    const struct gun *u = &g->gun[ROW(gun)];
    int32_t fired = u->fired_seq == g->battle->seq ? u->shots : 0;
    return key(g, KEY_GUN_SHOTS) - fired;
}

/* M4, and V3f for the defender. The key is named where its own number or the
 * edition's would say no. */
static bool
may_fire(struct hearing *h)
{
    const struct game *g = h->g;
    const struct battle *b = g->battle;
    int32_t turn = g->side[ROW(b->first)].turn;
    int32_t first = key(g, KEY_GUN_FIRST_FIRE_TURN);
    bool defends = b->kind == GAME_DEFENCE && b->mover == b->defender;
    if (turn >= first && turn >= g->given[KEY_GUN_FIRST_FIRE_TURN].cell)
        return true;
    if (defends && by_key(h, KEY_DEFENCE_FIRE_AT_ONCE)) {
        cite(h, RULE_V3f);
        cite(h, READING_BASE + 19);
        return true;
    }
    return turn >= by_key(h, KEY_GUN_FIRST_FIRE_TURN);
}

static bool
gun_may_fire(struct hearing *h, int32_t gun, const struct word *at)
{
    const struct game *g = h->g;
    struct blame b = {.at = at, .subject = gun};
    b.code = FAULT_GUN_FIRST_FIRE;
    b.rule = RULE_M4;
    b.need = key(g, KEY_GUN_FIRST_FIRE_TURN);
    if (!may_fire(h) && !blame(h, b))
        return false;
    b.code = FAULT_GUN_OFF;
    b.rule = RULE_A3;
    if (g->gun[ROW(gun)].state == GUN_OFF && !blame(h, b))
        return false;
    if (!gun_can_act(h, gun, at))
        return false;
    b.code = FAULT_GUN_MOVED;
    b.rule = RULE_A4a;
    return g->gun[ROW(gun)].moved_seq != g->battle->seq || blame(h, b);
}

/* Books shots one by one round the guns that still have some. */
static bool
book_shots(struct hearing *h, const int32_t *gun, uint32_t n, int32_t shots)
{
    struct game *g = h->g;
    int32_t left = 0, most = by_key(h, KEY_GUN_SHOTS);
    for (uint32_t i = 0; i < n; i++)
        left += shots_left(g, gun[i]) > 0 ? shots_left(g, gun[i]) : 0;
    struct blame b = {.code = FAULT_GUN_SHOTS,
                      .rule = RULE_A4b,
                      .at = arg(h, "", "SHOTS", NULL),
                      .subject = shots - left,
                      .have = left,
                      .need = (int32_t)n * most};
    if (shots > left && !blame(h, b))
        return false;
    b.code = FAULT_NUMBER_RANGE;
    b.rule = RULE_NONE;
    b.have = 1;
    if (shots < 1)
        return blame(h, b);
    /* Where there is no room nothing is written, and no gun is ever spent. */
    for (uint32_t i = 0; shots > 0 && !g->full; i = (i + 1) % n) {
        uint32_t row = (uint32_t)ROW(gun[i]);
        bool spent = shots_left(g, gun[i]) <= 0;
        if (spent && left > 0)
            continue;
        int32_t was =
            g->gun[row].fired_seq == g->battle->seq ? g->gun[row].shots : 0;
        SET(g, gun, row, fired_seq, g->battle->seq);
        SET(g, gun, row, shots, was + 1);
        SET(g, gun, row, fired, g->gun[row].fired + 1);
        shots--;
        left--;
    }
    return true;
}

/* The two behind it, for each gun that fires (A4g, reading 24). */
static bool
trail_men(struct hearing *h, const int32_t *gun, uint32_t n)
{
    struct game *g = h->g;
    struct use use = {
        .states = USE_FIT, .duties = true, .side = g->gun[ROW(gun[0])].holder};
    struct men m;
    const struct word *w = arg(h, "trail", "MEN", NULL);
    if (!w)
        return true;
    if (!toward_guns(h, gun, n, &use.toward))
        return false;
    int32_t need = (int32_t)n * by_key(h, KEY_GUN_TRAIL_MEN);
    if (!who_arg(h, "trail", "MEN", &use, &m))
        return false;
    struct blame b = {.code = FAULT_TRAIL_COUNT,
                      .rule = RULE_A4g,
                      .at = w,
                      .have = (int32_t)m.n,
                      .need = need};
    if ((int32_t)m.n != need && !blame(h, b))
        return false;
    for (uint32_t i = 0; i < m.n; i++) {
        const struct man *man = &g->man[m.at[i]];
        b = (struct blame){.code = FAULT_TRAIL_MOVED,
                           .rule = RULE_A4g,
                           .at = w,
                           .subject = m.at[i]};
        if (man->moved_seq == g->battle->seq && man->moved > 0 && !blame(h, b))
            return false;
        SET(g, man, m.at[i], trail, gun[i % n]);
        SET(g, man, m.at[i], trail_seq, g->battle->seq);
    }
    cite(h, RULE_A4g);
    return true;
}

/* What a ball did to a man, in the order it happened. */
struct event {
    int32_t man;
    enum hit_kind hit;
    bool rebound, dies;
    enum rule_id rule; /* by which he dies or does not */
};

struct shooting {
    struct event *at; /* of the shot being read */
    uint32_t n;
    int32_t gun, shots, down, touched, killed, inf, cav, side;
    struct spared spared; /* by the referee's word */
    struct use targets;   /* counted, the nearest to the guns */
    /* Whom the balls struck without his word, by the word that names them;
     * NULL: there is none. */
    struct men *struck;
};

static bool
later_death(const struct shooting *s, uint32_t from, bool always)
{
    for (uint32_t i = from + 1; i < s->n; i++)
        if (s->at[i].hit == HIT_DOWN || (s->at[i].rebound && always))
            return true;
    return false;
}

/* By the limit of A6b and A6c: whether one merely touched dies. */
static bool
limit_kills(struct hearing *h, const struct shooting *s, uint32_t i,
            bool killed)
{
    bool always = key(h->g, KEY_SHOT_REBOUND) == REBOUND_ALWAYS;
    switch (by_key(h, KEY_SHOT_TOUCH)) {
    case TOUCH_UNLESS_EARLIER:
        return !killed;
    case TOUCH_UNLESS_LATER: {
        for (uint32_t k = 0; k < i; k++)
            if (s->at[k].dies && s->at[k].hit != HIT_DOWN)
                return false;
        return !later_death(s, i, always);
    }
    default:
        return false;
    }
}

/* A6b to A6e: of several merely touched only the first dies, and he only if
 * the shot has killed nobody before (or, in another text, nobody after). */
static bool
touch_kills(struct hearing *h, struct shooting *s, uint32_t i, bool killed)
{
    struct event *e = &s->at[i];
    e->rule = RULE_A6e;
    if (e->hit == HIT_ROLL) {
        cite(h, RULE_A6e);
        if (by_key(h, KEY_SHOT_ROLL) == ROLL_NO)
            return false;
    }
    e->rule = RULE_A6d;
    if (e->rebound) {
        cite(h, RULE_A6d);
        if (by_key(h, KEY_SHOT_REBOUND) == REBOUND_ALWAYS)
            return true;
    }
    cite(h, RULE_A6b);
    bool dies = limit_kills(h, s, i, killed);
    e->rule = dies ? RULE_A6b : RULE_A6c;
    return dies;
}

static void
tell_hit(struct hearing *h, const struct shooting *s, const struct event *e)
{
    struct hit row = {.entry = h->ask->entry,
                      .shot = s->shots,
                      .man = e->man,
                      .kind = (int32_t)e->hit,
                      .rebound = e->rebound,
                      .dies = e->dies,
                      .rule = (int32_t)e->rule};
    game_tell(h->g, T_hit, &row);
}

static void
shot_ends(struct hearing *h, struct shooting *s)
{
    bool killed = false;
    for (uint32_t i = 0; i < s->n && !fallen(h); i++) {
        struct event *e = &s->at[i];
        if (h->g->man[e->man].state == MAN_DEAD)
            continue; /* the same ball came back to him */
        e->rule = RULE_A6a;
        if (e->hit == HIT_DOWN)
            cite(h, RULE_A6a);
        e->dies = e->hit == HIT_DOWN || touch_kills(h, s, i, killed);
        tell_hit(h, s, e);
        e->dies = overrule_dies(h, &s->spared, e->man, e->dies);
        s->down += e->hit == HIT_DOWN;
        s->touched += e->hit != HIT_DOWN;
        if (!e->dies) {
            cite(h, RULE_A6c);
            effect(h, EFFECT_SPARED, e->man, 0, 0, 0);
            continue;
        }
        killed = true;
        s->killed++;
        s->inf += h->g->man[e->man].arm == ARM_INF;
        s->cav += h->g->man[e->man].arm == ARM_CAV;
        s->side = h->g->man[e->man].side;
        man_dies(h, e->man, CAUSE_SHOT, s->gun);
    }
    s->n = 0;
}

/* The referee's word changes what became of men, not whom the balls struck.
 * But of a count nobody is meant who is dead by it already. */
static bool
struck_men(struct hearing *h, const struct shooting *s, const struct word *w,
           struct men *m)
{
    struct men *struck = s->struck ? &s->struck[w - h->line->word] : NULL;
    bool stands = struck && struck->at;
    uint32_t n = 1;
    while (w + n < h->line->word + h->line->n && w[n].arg == w->arg)
        n++;
    for (uint32_t i = 0; stands && who_counts(w, n) && i < struck->n; i++)
        stands = h->g->man[struck->at[i]].state != MAN_DEAD;
    if (stands) {
        *m = *struck;
        return true;
    }
    if (!who_find(h, w, n, &s->targets, m))
        return false;
    if (struck)
        *struck = *m;
    return true;
}

static bool
add_hits(struct hearing *h, struct shooting *s, const struct word *w,
         bool rebound)
{
    struct men m;
    if (!struck_men(h, s, w, &m))
        return false;
    struct event *at = scratch_get(h, (s->n + m.n + 1) * sizeof(struct event));
    if (!at)
        return false;
    if (s->n > 0)
        memcpy(at, s->at, s->n * sizeof(struct event));
    s->at = at;
    enum hit_kind hit = span_is(w->clause, "down")   ? HIT_DOWN
                        : span_is(w->clause, "roll") ? HIT_ROLL
                                                     : HIT_TOUCH;
    for (uint32_t i = 0; i < m.n; i++)
        s->at[s->n++] =
            (struct event){.man = m.at[i], .hit = hit, .rebound = rebound};
    return true;
}

/* Shot by shot: `then` parts the shots. */
static void
read_shots(struct hearing *h, struct shooting *s)
{
    bool rebound = false;
    uint16_t last = 0xFFFF;
    s->shots = 1;
    for (uint32_t i = 0; i < h->line->n && !fallen(h); i++) {
        const struct word *w = &h->line->word[i];
        if (w->slot == SLOT_LITERAL && span_same_z(w->text, "trail"))
            break;
        if (w->slot == SLOT_LITERAL && span_same_z(w->text, "then")) {
            shot_ends(h, s);
            s->shots++;
        } else if (w->slot == SLOT_LITERAL && span_same_z(w->text, "rebound")) {
            rebound = true;
        } else if (w->slot == SLOT_MEN && w->arg != last) {
            last = w->arg;
            add_hits(h, s, w, rebound);
            rebound = false;
        }
    }
    if (!fallen(h))
        shot_ends(h, s);
}

/* Whom the shots hit from this row of hits on; in both who was hit twice and
 * died of one ball only. */
static bool
hits_since(struct hearing *h, uint32_t from, struct men *unhurt,
           struct men *dead)
{
    const struct game *g = h->g;
    size_t n = g->rows[T_hit] - from + (size_t)1;
    unhurt->at = scratch_get(h, n * sizeof *unhurt->at);
    dead->at = scratch_get(h, n * sizeof *dead->at);
    for (uint32_t i = from; !fallen(h) && i < g->rows[T_hit]; i++) {
        struct men *to = g->hit[i].dies ? dead : unhurt;
        to->at[to->n++] = g->hit[i].man;
    }
    return !fallen(h);
}

/* What the balls do by the rules alone, which is then taken back: of whom it is
 * that a word over them counts. */
static bool
by_rules(struct hearing *h, struct shooting *s)
{
    struct game *g = h->g;
    struct ruling before = *h->r;
    struct men unhurt = {0}, dead = {0};
    struct shooting own = *s;
    uint64_t mark = g->mark;
    uint32_t hits = g->rows[T_hit];
    own.struck = s->struck = scratch_get(h, h->line->n * sizeof *s->struck);
    if (!s->struck)
        return false;
    memset(s->struck, 0, h->line->n * sizeof *s->struck);
    own.spared.by = NULL;
    read_shots(h, &own);
    if (fallen(h) || g->full || !hits_since(h, hits, &unhurt, &dead) ||
        !game_revert(g, mark))
        return false;
    *h->r = before;
    return overrule_shots(h, &s->spared, &unhurt, &dead);
}

static void
fire_in_detail(struct hearing *h, struct shooting *s)
{
    overrule_of_shots(h, &s->spared);
    if (s->spared.by && !by_rules(h, s))
        return;
    read_shots(h, s);
    if (!fallen(h))
        overrule_hit(h, &s->spared);
}

/* Of men who were only counted, or are dead by the referee's word. */
static void
one_falls(struct hearing *h, struct shooting *s, struct men *fell, int32_t man)
{
    const struct man *m = &h->g->man[man];
    enum duty duty = who_duty(h->g, man);
    fell->at[fell->n++] = man;
    fell->inf += m->arm == ARM_INF;
    fell->cav += m->arm == ARM_CAV;
    fell->gunner = fell->gunner || duty == DUTY_GUNNER;
    fell->guard = fell->guard || duty == DUTY_GUARD;
    fell->side = m->side;
    s->side = m->side;
    man_dies(h, man, CAUSE_SHOT, s->gun);
}

/* Those who were hit, less those whom an overrule spares, and who else is dead
 * by it. */
static bool
total_falls(struct hearing *h, struct shooting *s, const struct men *m,
            struct men *fell)
{
    *fell = (struct men){
        .at = scratch_get(h, (h->g->rows[T_man] + 1) * sizeof *fell->at)};
    overrule_of_shots(h, &s->spared);
    if (!fell->at || !overrule_total(h, &s->spared, m))
        return false;
    for (uint32_t i = 0; i < m->n; i++)
        if (overrule_dies(h, &s->spared, m->at[i], true))
            one_falls(h, s, fell, m->at[i]);
    if (!overrule_others(h, &s->spared))
        return false;
    const struct men *more = &s->spared.men[0];
    for (uint32_t i = 0; s->spared.by && i < more->n; i++)
        if (overrule_dies(h, &s->spared, more->at[i], false))
            one_falls(h, s, fell, more->at[i]);
    return overrule_hit(h, &s->spared);
}

static void
fire_total(struct hearing *h, struct shooting *s)
{
    struct men m, fell;
    s->shots = arg(h, "", "SHOTS", NULL)->a;
    if (!who_arg(h, "", "MEN", &s->targets, &m) ||
        !total_falls(h, s, &m, &fell))
        return;
    s->killed = (int32_t)fell.n;
    s->inf = fell.inf;
    s->cav = fell.cav;
    if (fell.n > 0)
        cite(h, RULE_A6a);
    if (m.counted)
        who_say(h, &fell);
}

/* Left pointing along the last shot (A4f): at the last man it hit of whom it
 * is known where he stood. */
static void
gun_points(struct hearing *h, int32_t gun)
{
    struct game *g = h->g;
    const struct gun *u = &g->gun[ROW(gun)];
    for (uint32_t i = g->rows[T_casualty]; i-- > h->r->from[T_casualty];) {
        const struct man *m = &g->man[g->casualty[i].man];
        int64_t dx = (int64_t)m->x - u->x, dy = (int64_t)m->y - u->y;
        if (u->placed == UNPLACED || m->placed == UNPLACED || (!dx && !dy))
            continue;
        SET(g, gun, ROW(gun), facing, heading_of(dx, dy) + 1);
        cite(h, RULE_A4f);
        return;
    }
}

/* The two step behind it where they were named. */
static bool
behind_it(struct hearing *h, const int32_t *gun, uint32_t n)
{
    const struct game *g = h->g;
    const struct word *w = arg(h, "trail", "MEN", NULL);
    bool right[32] = {false};
    for (int32_t i = 0; w && i < (int32_t)g->rows[T_man]; i++) {
        const struct man *m = &g->man[i];
        if (!m->trail || m->trail_seq != g->battle->seq)
            continue;
        for (uint32_t k = 0; k < n; k++) {
            if (gun[k] != m->trail)
                continue;
            if (!serve_trail(h, i, gun[k], right[k], w))
                return false;
            right[k] = !right[k];
        }
    }
    return true;
}

static uint32_t
firing_guns(struct hearing *h, int32_t *gun)
{
    uint32_t n = 0, count = 0;
    const struct word *w = arg(h, "", "GUNS", &n);
    for (uint32_t i = 0; i < n; i++) {
        int32_t one = arg_gun(h, w + i);
        bool twice = false;
        for (uint32_t k = 0; k < count; k++)
            twice = twice || gun[k] == one;
        if (!one || (twice && !wrong(h, FAULT_EXTRA, w + i)) ||
            !gun_may_fire(h, one, w + i))
            return 0;
        gun[count++] = one;
    }
    return count;
}

static void
rule_fire(struct hearing *h)
{
    int32_t gun[32];
    uint32_t named = 0;
    struct shooting s = {0};
    arg(h, "", "GUNS", &named);
    if (!in_move(h))
        return;
    if (named > 32) {
        blame(h, (struct blame){.code = FAULT_TABLE_FULL, .need = 32});
        return;
    }
    uint32_t n = firing_guns(h, gun);
    if (n == 0)
        return;
    s.gun = gun[0];
    s.targets = (struct use){.states = USE_ALIVE_HERE};
    if (!trail_men(h, gun, n) || !toward_guns(h, gun, n, &s.targets.toward))
        return;
    s.spared.toward = s.targets.toward;
    bool detail = !arg(h, "", "SHOTS", NULL);
    if (detail)
        fire_in_detail(h, &s);
    else
        fire_total(h, &s);
    if (fallen(h) || !book_shots(h, gun, n, s.shots))
        return;
    for (uint32_t i = 0; i < n; i++)
        gun_points(h, gun[i]);
    if (!behind_it(h, gun, n))
        return;
    cite(h, RULE_A4b);
    struct shot row = {
        h->ask->entry, h->g->battle->seq, h->g->gun[ROW(gun[0])].holder,
        gun[0],        s.shots,           s.down,
        s.touched,     s.killed,          detail};
    game_tell(h->g, T_shot, &row);
    effect(h, EFFECT_KILLED, s.side, s.inf, s.cav, 0);
    for (uint32_t i = 0; i < n; i++)
        effect(h, EFFECT_SHOTS, gun[i], shots_left(h->g, gun[i]), 0, 0);
}

/* When the move ends: a watched gun that fired and has nobody left for its
 * trail is out of action at its side's next move (A4g). */
void
gun_trails(struct hearing *h)
{
    struct game *g = h->g;
    for (uint32_t i = 0; i < g->rows[T_gun]; i++) {
        const struct gun *u = &g->gun[i];
        if (!u->watched || u->fired_seq != g->battle->seq ||
            u->crew >= key(g, KEY_GUN_TRAIL_MEN))
            continue;
        by_key(h, KEY_GUN_TRAIL_MEN);
        SET(g, gun, i, out_seq, g->battle->seq + 2);
        cite(h, RULE_A4g);
        cite(h, READING_BASE + 24);
        effect(h, EFFECT_GUN_OUT, REF((int32_t)i), 0, 0, 0);
    }
}

/* Moved, and too few are with it now: it goes back to where it stood (A4h,
 * reading 25). */
static void
gun_goes_back(struct hearing *h, uint32_t row)
{
    struct game *g = h->g;
    const struct gun *u = &g->gun[row];
    struct point p = {u->from_x, u->from_y, u->from_placed};
    SET(g, gun, row, facing, u->from_facing);
    if (u->placed != UNPLACED || p.placed != UNPLACED)
        gun_put(h, REF((int32_t)row), p, SOURCE_MOVE);
    if (u->from_off)
        SET(g, gun, row, state, GUN_OFF);
    cite(h, RULE_A4h);
    cite(h, READING_BASE + 25);
    effect(h, EFFECT_FLOOR, FLOOR_GUN_BACK, REF((int32_t)row), u->crew,
           by_key(h, KEY_GUN_SERVE_MEN));
}

void
guns_back(struct hearing *h)
{
    const struct game *g = h->g;
    for (uint32_t i = 0; i < g->rows[T_gun]; i++) {
        const struct gun *u = &g->gun[i];
        if (u->watched && u->state == GUN_ON && u->moved > 0 &&
            u->moved_seq == g->battle->seq &&
            u->crew < key(g, KEY_GUN_SERVE_MEN))
            gun_goes_back(h, i);
    }
}

/* --- crew --- */

void
crew_named(struct hearing *h, int32_t gun, const struct men *m)
{
    struct game *g = h->g;

    for (uint32_t i = 0; i < g->rows[T_man]; i++) {
        if (g->man[i].crew == gun)
            crew_set(h, (int32_t)i, 0);
        if (g->man[i].told_crew == gun)
            SET(g, man, i, told_crew, 0);
    }
    for (uint32_t i = 0; i < m->n; i++) {
        crew_set(h, m->at[i], gun);
        SET(g, man, m->at[i], told_crew, gun);
    }
    SET(g, gun, ROW(gun), watched, WATCHED_NAMED);
}

/* Men who were only counted are of those near it; one who was named and stands
 * too far from it is refused. */
static bool
crew_men(struct hearing *h, int32_t gun, struct use *use, struct men *m)
{
    const struct game *g = h->g;
    uint32_t n = 0;
    const struct word *w = arg(h, "", "MEN", &n);
    int32_t *near = scratch_get(h, (g->rows[T_man] + 1) * sizeof *near);
    bool counted = near && w;
    for (uint32_t i = 0; i < n; i++)
        counted = counted && w[i].form == MEN_COUNT;
    for (int32_t i = 0; counted && i < (int32_t)g->rows[T_man]; i++)
        if (serve_near(g, i, gun))
            near[use->n_among++] = i;
    use->among = counted ? near : NULL;
    if (!near || !toward_guns(h, &gun, 1, &use->toward) ||
        !who_arg(h, "", "MEN", use, m))
        return false;
    for (uint32_t i = 0; i < m->n; i++)
        if (serve_beyond(g, m->at[i], gun) > 0 &&
            !blame(h, (struct blame){.code = FAULT_CREW_FAR,
                                     .rule = RULE_A3,
                                     .at = w,
                                     .subject = m->at[i],
                                     .have = serve_beyond(g, m->at[i], gun),
                                     .need = gun}))
            return false;
    return true;
}

static void
rule_crew(struct hearing *h)
{
    struct game *g = h->g;
    const struct word *w = arg(h, "", "GUN", NULL);
    int32_t gun = arg_gun(h, w);
    bool own = by_key(h, KEY_GUN_SERVE_WHOSE) == SERVE_OWN;
    struct use use = {.states = USE_FIT, .duties = true};
    struct men m;
    if (!gun)
        return;
    if (g->battle->phase == PHASE_FINISHED) {
        refuse(h, FAULT_PHASE_FINISHED, RULE_NONE, NULL);
        return;
    }
    use.side = own ? g->gun[ROW(gun)].holder : 0;
    if (!crew_men(h, gun, &use, &m))
        return;
    crew_named(h, gun, &m);
    cite(h, RULE_A3);
    cite(h, READING_BASE + 21);
    who_say(h, &m);
    effect(h, EFFECT_CREW, gun, (int32_t)m.n, by_key(h, KEY_GUN_SERVE_MEN), 0);
}

/* clang-format off */
static const struct verb rows[] = {
    {.name = "fire", .id = FACT_FIRE,
     .usage = "GUNS (down MEN | touch MEN | rebound (touch MEN | down MEN) "
              "| roll MEN | miss | then)... [trail MEN]",
     .example = "fire rg1 down ba.3,4 touch ba.7",
     .also = "fire rg1 rebound touch ba.8 then miss",
     .rules = "A6b A6c A6d A6e",
     .summary = "in the order it happened; then parts the shots",
     .rule = rule_fire,
     .kind = VERB_FACT,
     .sets = SET_LITTLE_WARS,
     .alias = 'f',
     .flags = VERB_DOZEN},
    {.name = "fire", .id = FACT_FIRE,
     .usage = "GUNS SHOTS [MEN] [trail MEN]",
     .example = "fire rg1 3 2ib",
     .also = "fire rg1+rg2 7 3ib", .rules = "A3 A4a A4b A4g A6a M4",
     .summary = "shots, and who fell to them",
     .rule = rule_fire,
     .kind = VERB_FACT,
     .sets = SET_LITTLE_WARS,
     .alias = 'f',
     .flags = VERB_DOZEN},
    {.name = "crew", .id = FACT_CREW,
     .usage = "GUN (none | MEN)",
     .example = "crew rg1 4ra",
     .also = "crew rg1 none", .rules = "A3",
     .summary = "who stands by a gun",
     .rule = rule_crew,
     .kind = VERB_FACT,
     .sets = SET_LITTLE_WARS      },
    {.name = "capture", .id = FACT_CAPTURE,
     .usage = "GUN SIDE [past PAST | behind PAST | crossed PAST | near NEAR "
              "| at LENGTH | trail NEAR | others NEAR | unarmed NEAR | "
              "prisoners NEAR | going HEADING]...",
     .example = "capture bg1 red past 4 near 0",
     .also = "capture bg1 red past 4 near 1", .rules = "G1 G2 G3 G4",
     .summary = "taken, in dispute, or not: who is past its wheels, who near",
     .rule = gun_capture,
     .kind = VERB_FACT,
     .sets = SET_LITTLE_WARS,
     .flags = VERB_DOZEN      },
};
/* clang-format on */

struct verbs
gun_verbs(void)
{
    return (struct verbs){rows, sizeof rows / sizeof rows[0]};
}
