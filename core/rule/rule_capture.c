/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * rule_capture.c: the capture of guns (G1 to G5, readings 12, 22 and 26).
 *
 * Who stands where about the gun is one thing (struct gun_standing), and which
 * of them count in this edition another: the facts are told, or seen in places,
 * once, and every edition rules on the same.
 */
#include "capture.h"
#include "chapters.h"
#include "facts.h"
#include "fall.h"
#include "march.h"
#include "reason.h"
#include "take.h"
#include "turn.h"

/* The clause that counts the takers, by the words of capture.axle. */
static const char *const takers[] = {"past", "behind", "crossed"};

static int32_t
told(const struct hearing *h, const char *clause)
{
    const struct word *w = arg(h, clause, "NEAR", NULL);
    return w ? w->a : 0;
}

/* Something of how they stand was typed. */
static bool
counts_told(const struct hearing *h)
{
    for (uint32_t i = 0; i < h->line->n; i++) {
        struct span clause = h->line->word[i].clause;
        if (clause.n > 0 && !span_is(clause, "going"))
            return true;
    }
    return false;
}

/* Neither told nor to be seen: of whom the place is missing (REF), or what
 * else is. */
static bool
standing_missing(struct hearing *h, int32_t gun, int32_t side, int32_t who)
{
    struct blame b = {.code = who ? FAULT_CAPTURE_PLACE : FAULT_CAPTURE_MISSING,
                      .subject = h->g->gun[ROW(gun)].holder,
                      .have = key(h->g, KEY_CAPTURE_AXLE),
                      .need = key(h->g, KEY_CAPTURE_RADIUS),
                      .other = ROW(who)};
    if (!counts_told(h) && take_way_missing(h->g, gun, side)) {
        b.code = FAULT_CAPTURE_WAY;
        b.at = arg(h, "going", "HEADING", NULL);
        b.subject = gun;
    }
    return blame(h, b);
}

/* From the line; false where it does not say what the edition asks. */
static bool
standing_told(struct hearing *h, int32_t gun, int32_t side, int32_t who,
              struct gun_standing *s)
{
    int32_t axle = key(h->g, KEY_CAPTURE_AXLE);
    const struct word *past = arg(h, takers[axle], "PAST", NULL);
    const struct word *at = arg(h, "at", "LENGTH", NULL);
    if (!past || !arg(h, "near", "NEAR", NULL))
        return standing_missing(h, gun, side, counts_told(h) ? 0 : who);
    *s = (struct gun_standing){.past = past->a,
                               .near = told(h, "near"),
                               .trail = told(h, "trail"),
                               .others = told(h, "others"),
                               .unarmed = told(h, "unarmed"),
                               .prisoners = told(h, "prisoners"),
                               .at = at ? arg_length(h, at) : 0};
    return true;
}

/* Whose men must be away, how far, and from what (G1, G4): the rules and the
 * house rules it goes by. */
static struct bar
barring(struct hearing *h, const struct gun_standing *s)
{
    if (s->at > 0)
        by_key(h, KEY_CAPTURE_RADIUS);
    if (s->trail > 0) {
        cite(h, RULE_G4);
        by_key(h, KEY_CAPTURE_MEASURED_FROM);
    }
    if (s->others > 0)
        by_key(h, KEY_CAPTURE_CLEAR_OF);
    if (s->unarmed + s->prisoners > 0) { /* reading 12 */
        by_key(h, KEY_CAPTURE_PRISONERS_BLOCK);
        cite(h, READING_BASE + 12);
    }
    return take_barring(h->g, s);
}

static void
crew_dismissed(struct hearing *h, int32_t gun)
{
    struct game *g = h->g;
    for (uint32_t i = 0; i < g->rows[T_man]; i++)
        if (g->man[i].crew == gun) {
            crew_set(h, (int32_t)i, 0);
            SET(g, man, i, told_crew, 0);
        }
    SET(g, gun, ROW(gun), watched, 0);
}

static void
gun_taken(struct hearing *h, int32_t gun, int32_t side)
{
    struct game *g = h->g;
    int32_t holder = g->gun[ROW(gun)].holder;
    crew_dismissed(h, gun);
    SET(g, gun, ROW(gun), holder, side);
    SET(g, gun, ROW(gun), disputed_seq, 0);
    SET(g, gun, ROW(gun), takeable, 0);
    SET(g, gun, ROW(gun), out_seq, 0);
    cite(h, RULE_G1);
    cite(h, RULE_G2);
    cite(h, READING_BASE + 26);
    effect(h, EFFECT_GUN_TAKEN, gun, side, holder, 0);
}

/* Reading 22: its holder cannot serve it, and enemies stand about it. */
static void
gun_disputed(struct hearing *h, int32_t gun, int32_t past, struct bar b)
{
    SET(h->g, gun, ROW(gun), disputed_seq, h->g->battle->seq);
    cite(h, b.men > 0 ? RULE_G4 : RULE_G3);
    cite(h, READING_BASE + 22);
    by_key(h, KEY_GUN_SERVE_MEN);
    effect(h, EFFECT_GUN_DISPUTE, gun, past, b.men,
           key(h->g, KEY_CAPTURE_AXLE) | (int32_t)b.who << 2);
}

static void
gun_kept(struct hearing *h, int32_t gun, int32_t past, struct bar b)
{
    SET(h->g, gun, ROW(gun), disputed_seq, 0);
    cite(h, b.men ? RULE_G1 : RULE_G2);
    effect(h, EFFECT_GUN_KEPT, gun, past, b.men,
           key(h->g, KEY_CAPTURE_AXLE) | (int32_t)b.who << 2);
}

/* For the table of captures. */
static void
taking_tell(struct hearing *h, int32_t gun, int32_t side,
            const struct gun_standing *s, struct taking how)
{
    how.entry = h->ask->entry;
    how.seq = h->g->battle->seq;
    how.gun = gun;
    how.side = side;
    how.holder = h->g->gun[ROW(gun)].holder;
    how.past = s->past;
    how.near = s->near;
    how.trail = s->trail;
    how.others = s->others;
    how.unarmed = s->unarmed;
    how.prisoners = s->prisoners;
    game_tell(h->g, T_taking, &how);
}

/* how: whether it was seen in places, and what was answered to a close call. */
static void
capture_rule(struct hearing *h, int32_t gun, int32_t side,
             const struct gun_standing *s, struct taking how)
{
    struct bar b = barring(h, s);
    enum capture_result computed = take_result(h->g, s);
    enum capture_result ruled = overrule_capture(h, gun, computed);
    by_key(h, KEY_CAPTURE_MEN);
    by_key(h, KEY_CAPTURE_AXLE);
    reason_figures(h, RULE_G2, s->past, key(h->g, KEY_CAPTURE_MEN));
    reason_figures(h, RULE_G1, b.men,
                   s->near + s->trail >= key(h->g, KEY_GUN_SERVE_MEN));
    how.barring = b.men;
    how.result = (int32_t)ruled;
    how.overruled = ruled != computed;
    taking_tell(h, gun, side, s, how);
    switch (ruled) {
    case CAPTURE_TAKEN:
        gun_taken(h, gun, side);
        break;
    case CAPTURE_DISPUTED:
        gun_disputed(h, gun, s->past, b);
        break;
    case CAPTURE_KEPT:
        gun_kept(h, gun, s->past, b);
        break;
    }
}

/* --- by places --- */

/* The distance nearest to its limit that would turn what becomes of it. */
struct closest {
    const struct game *g;
    enum capture_result result;
    struct hairline at;
    length margin;
};

static void
closer(void *ctx, const struct hairline *hair, const struct gun_standing *then)
{
    struct closest *c = ctx;
    length margin = hair->apart > hair->limit ? hair->apart - hair->limit
                                              : hair->limit - hair->apart;
    if (take_result(c->g, then) == c->result ||
        (c->at.kind != HAIR_NONE && margin >= c->margin))
        return;
    c->at = *hair;
    c->margin = margin;
}

static void
close_set(struct hearing *h, int32_t gun, int32_t side, enum hair kind,
          int32_t man)
{
    SET(h->g, gun, ROW(gun), close_side, side);
    SET(h->g, gun, ROW(gun), close_kind, (int32_t)kind);
    SET(h->g, gun, ROW(gun), close_man, man);
}

/* From places; a close call waits for its answer, but where the referee has
 * overruled it already. */
static void
capture_seen(struct hearing *h, int32_t gun, int32_t side,
             const struct gun_standing *s)
{
    struct closest c = {.g = h->g, .result = take_result(h->g, s)};
    by_key(h, KEY_CAPTURE_RADIUS);
    by_key(h, KEY_CAPTURE_MEASURED_FROM);
    take_hairs(h->g, gun, side, s, closer, &c);
    if (c.at.kind == HAIR_NONE || h->ask->choices.n > 0) {
        capture_rule(h, gun, side, s, (struct taking){.places = 1});
        return;
    }
    close_set(h, gun, side, c.at.kind, c.at.man);
    cite(h, RULE_G1);
    by_key(h, KEY_MEASURE_TOLERANCE);
    effect(h, EFFECT_FLOOR, FLOOR_CLOSE, gun, 0, 0);
}

int32_t
gun_close(const struct game *g)
{
    for (uint32_t i = 0; i < g->rows[T_gun]; i++)
        if (g->gun[i].close_side)
            return REF((int32_t)i);
    return 0;
}

bool
gun_refuses(struct hearing *h)
{
    int32_t gun = gun_close(h->g);
    return gun && !blame(h, (struct blame){.code = FAULT_GUN_CLOSE,
                                           .rule = RULE_G1,
                                           .subject = gun,
                                           .firm = true});
}

void
gun_settle(struct hearing *h, bool b)
{
    const struct game *g = h->g;
    int32_t gun = gun_close(g), who = 0;
    const struct gun *u = &g->gun[ROW(gun)];
    int32_t side = u->close_side;
    struct hairline hair = {.kind = (enum hair)u->close_kind,
                            .man = u->close_man};
    struct gun_standing s = {0};
    bool seen = take_stand(g, gun, side, &s, &who);
    if (b)
        take_turned(g, gun, side, &hair, &s);
    struct taking how = {.places = 1, .close = b ? ANSWER_B : ANSWER_A};
    close_set(h, gun, 0, HAIR_NONE, 0);
    SET(h->g, gun, ROW(gun), close_way, 0);
    effect(h, EFFECT_FLOOR, FLOOR_ANSWERED, gun, how.close, 0);
    if (seen && u->holder != side)
        capture_rule(h, gun, side, &s, how);
    turn_settled(h);
}

/* Places first, where nothing else is told; which way they attack is kept only
 * while it waits. */
static void
capture_any(struct hearing *h, int32_t gun, int32_t side)
{
    const struct word *going = arg(h, "going", "HEADING", NULL);
    struct gun_standing s = {0};
    int32_t who = 0;
    close_set(h, gun, 0, HAIR_NONE, 0);
    SET(h->g, gun, ROW(gun), close_way, going ? going->a + 1 : 0);
    if (!counts_told(h) && take_stand(h->g, gun, side, &s, &who))
        capture_seen(h, gun, side, &s);
    else if (standing_told(h, gun, side, who, &s))
        capture_rule(h, gun, side, &s, (struct taking){0});
    if (!h->g->gun[ROW(gun)].close_side)
        SET(h->g, gun, ROW(gun), close_way, 0);
}

/* --- noticed as a move goes on, or ends --- */

/* A gun that its holder cannot serve, as far as anybody watches it. */
static bool
unserved(const struct game *g, uint32_t row)
{
    const struct gun *u = &g->gun[row];
    return u->placed != UNPLACED && u->state != GUN_OFF && u->watched &&
           u->crew < key(g, KEY_GUN_SERVE_MEN);
}

static bool
comes_near(const struct hearing *h, int32_t gun)
{
    const struct game *g = h->g;
    length radius = key(g, KEY_CAPTURE_RADIUS);
    struct figure f, of;
    if (!gun_figure(g, gun, &of))
        return false;
    for (uint32_t i = h->r->from[T_position]; i < g->rows[T_position]; i++) {
        const struct position *p = &g->position[i];
        if (p->kind == POSITION_MAN && g->man[p->who].state == MAN_FIT &&
            g->man[p->who].side == g->battle->mover &&
            man_figure(g, p->who, &f) && figure_within(f, of, radius))
            return true;
    }
    return false;
}

void
guns_beset(struct hearing *h)
{
    const struct game *g = h->g;
    int32_t side = g->battle->mover, who;
    struct gun_standing s;
    for (uint32_t i = 0; i < g->rows[T_gun]; i++) {
        int32_t gun = REF((int32_t)i);
        if (g->gun[i].holder != side && unserved(g, i) && comes_near(h, gun) &&
            take_stand(g, gun, side, &s, &who))
            effect(h, EFFECT_FLOOR, FLOOR_BESIDE, gun, side, s.past + s.others);
    }
}

bool
gun_proposed(const struct game *g, int32_t gun, int32_t *side, int32_t *men)
{
    *side = other_side(g->gun[ROW(gun)].holder);
    *men = 0;
    if (!unserved(g, (uint32_t)ROW(gun)) || g->gun[ROW(gun)].takeable == *side)
        return false;
    *men = take_could(g, gun, *side);
    return *men >= key(g, KEY_CAPTURE_MEN);
}

void
guns_proposed(struct hearing *h)
{
    int32_t side, men;
    for (int32_t gun = 1; gun <= (int32_t)h->g->rows[T_gun]; gun++) {
        if (!gun_proposed(h->g, gun, &side, &men))
            continue;
        cite(h, READING_BASE + 23);
        by_key(h, KEY_CAPTURE_MEN);
        effect(h, EFFECT_FLOOR, FLOOR_TAKEABLE, gun, side, men);
    }
}

void
gun_capture(struct hearing *h)
{
    struct game *g = h->g;
    const struct word *w = arg(h, "", "GUN", NULL);
    const struct word *who = arg(h, "", "SIDE", NULL);
    int32_t gun = arg_gun(h, w);
    int32_t side = gun ? arg_side(h, who) : 0;
    if (!side || !in_over(h))
        return;
    if (g->gun[ROW(gun)].holder == side) {
        blame(h, (struct blame){
                     .code = FAULT_GUN_HELD, .at = who, .subject = side});
        return;
    }
    if (g->gun[ROW(gun)].state == GUN_OFF &&
        !blame(h, (struct blame){.code = FAULT_GUN_OFF,
                                 .rule = RULE_G1,
                                 .at = w,
                                 .subject = gun}))
        return;
    capture_any(h, gun, side);
}
