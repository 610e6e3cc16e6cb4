/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * rule_capture.c: the capture of guns (G1 to G5, readings 12, 22 and 26).
 *
 * Who stands where about the gun is one thing (struct standing), and which of
 * them count in this edition another: the facts are told, or seen in places,
 * once, and every edition rules on the same.
 */
#include "chapters.h"
#include "fall.h"
#include "overrule.h"
#include "reason.h"

/* Men about a gun as a move ends. */
struct standing {
    int32_t past;      /* of the takers, as the edition counts them (G2) */
    int32_t near;      /* men of its holder within the radius of the gun */
    int32_t trail;     /* beyond it, but near the end of its trail (G4) */
    int32_t others;    /* more of the takers' side, not past its wheels */
    int32_t unarmed;   /* its holder's men freed and not yet armed again */
    int32_t prisoners; /* its holder's men in the takers' hands */
    length at;         /* how far the nearest of near stands; 0: not told */
};

/* Those of them who bar the capture, in words: enum barring. */
struct bar {
    int32_t men;
    enum barring who;
};

/* The clause that counts the takers, by the words of capture.axle. */
static const char *const takers[] = {"past", "behind", "crossed"};

static int32_t
told(const struct hearing *h, const char *clause)
{
    const struct word *w = arg(h, clause, "NEAR", NULL);
    return w ? w->a : 0;
}

/* From the line; false where it does not say what the edition asks. */
static bool
standing_told(struct hearing *h, int32_t gun, struct standing *s)
{
    int32_t axle = key(h->g, KEY_CAPTURE_AXLE);
    const struct word *past = arg(h, takers[axle], "PAST", NULL);
    const struct word *at = arg(h, "at", "LENGTH", NULL);
    if (!past || !arg(h, "near", "NEAR", NULL))
        return blame(h, (struct blame){.code = FAULT_CAPTURE_MISSING,
                                       .subject = h->g->gun[ROW(gun)].holder,
                                       .have = axle,
                                       .need = key(h->g, KEY_CAPTURE_RADIUS),
                                       .other = past != NULL});
    *s = (struct standing){.past = past->a,
                           .near = told(h, "near"),
                           .trail = told(h, "trail"),
                           .others = told(h, "others"),
                           .unarmed = told(h, "unarmed"),
                           .prisoners = told(h, "prisoners"),
                           .at = at ? arg_length(h, at) : 0};
    return true;
}

static void
bars(struct bar *b, int32_t men, enum barring who)
{
    if (men == 0)
        return;
    b->who = b->men == 0 ? who : BAR_MIXED;
    b->men += men;
}

/* Unarmed men and prisoners bar a capture, or do not (reading 12). */
static void
bar_disarmed(struct hearing *h, const struct standing *s, struct bar *b)
{
    int32_t block;
    if (s->unarmed + s->prisoners == 0)
        return;
    block = by_key(h, KEY_CAPTURE_PRISONERS_BLOCK);
    cite(h, READING_BASE + 12);
    if (block >= BLOCK_FREED)
        bars(b, s->unarmed, BAR_UNARMED);
    if (block == BLOCK_ALL)
        bars(b, s->prisoners, BAR_MIXED);
}

/* Whose men must be away, how far, and from what (G1, G4). */
static struct bar
barring(struct hearing *h, const struct standing *s)
{
    struct bar b = {0, BAR_OWN};
    bool away = s->at > 0 && s->at > by_key(h, KEY_CAPTURE_RADIUS);
    if (!away)
        bars(&b, s->near, BAR_OWN);
    if (s->trail > 0) {
        cite(h, RULE_G4);
        if (by_key(h, KEY_CAPTURE_MEASURED_FROM) == FROM_GUN_OR_TRAIL)
            bars(&b, s->trail, BAR_TRAIL);
    }
    if (s->others > 0 && by_key(h, KEY_CAPTURE_CLEAR_OF) == CLEAR_OF_ANYONE)
        bars(&b, s->others, BAR_MIXED);
    bar_disarmed(h, s, &b);
    return b;
}

static void
crew_dismissed(struct hearing *h, int32_t gun)
{
    struct game *g = h->g;
    for (uint32_t i = 0; i < g->rows[T_man]; i++)
        if (g->man[i].crew == gun)
            crew_set(h, (int32_t)i, 0);
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

static void
capture_rule(struct hearing *h, int32_t gun, int32_t side,
             const struct standing *s)
{
    struct bar b = barring(h, s);
    bool enough = s->past >= by_key(h, KEY_CAPTURE_MEN);
    bool served = s->near + s->trail >= key(h->g, KEY_GUN_SERVE_MEN);
    by_key(h, KEY_CAPTURE_AXLE);
    reason_figures(h, RULE_G2, s->past, key(h->g, KEY_CAPTURE_MEN));
    reason_figures(h, RULE_G1, b.men, served);
    enum capture_result result = enough && b.men == 0 ? CAPTURE_TAKEN
                                 : !served && s->past + s->others > 0
                                     ? CAPTURE_DISPUTED
                                     : CAPTURE_KEPT;
    switch (overrule_capture(h, gun, result)) {
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

void
gun_capture(struct hearing *h)
{
    struct game *g = h->g;
    const struct word *w = arg(h, "", "GUN", NULL);
    const struct word *who = arg(h, "", "SIDE", NULL);
    struct standing s = {0};
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
    if (standing_told(h, gun, &s))
        capture_rule(h, gun, side, &s);
}
