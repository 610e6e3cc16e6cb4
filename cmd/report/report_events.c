/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * report_events.c: what follows from a fact beside shots, melees and prisoners:
 * guns silenced, taken, led away; men over their line or at the enemy's; what a
 * game brings. Of a battle that was entered in the middle it is told as what
 * had been before.
 */
#include "never.h"
#include "report_in.h"
#include "say_in.h"

static const struct sequel *
sequel_of(const struct told *k, enum effect_kind kind)
{
    for (uint32_t i = k->sequel.from; i < k->sequel.to; i++)
        if (k->t->g->sequel[i].kind == (int32_t)kind)
            return &k->t->g->sequel[i];
    return NULL;
}

bool
event_before(const struct event *e)
{
    return e->k->seq == 0;
}

/* --- guns --- */

struct silenced {
    const struct told *k;
    uint32_t n; /* guns */
};

static void
put_silenced(const struct silenced *all, const char *between)
{
    const struct game *g = all->k->t->g;
    struct report *r = all->k->t->r;
    uint32_t i = 0;
    for (uint32_t row = all->k->sequel.from; row < all->k->sequel.to; row++) {
        const struct sequel *s = &g->sequel[row];
        if (s->kind != EFFECT_GUN_SHORT)
            continue;
        put_between(r, i, all->n);
        put_gun(all->k->t, s->a);
        doc_str(r, i == 0 ? between : " with ");
        if (s->b == 0)
            doc_str(r, "nobody");
        else if (i == 0)
            put_things(r, s->b, "man", "men");
        else
            put_number(r, s->b);
        doc_str(r, i++ == 0 ? " to serve it" : "");
    }
}

static void
silenced_0(struct report *r, const void *what)
{
    doc_str(r, "that left ");
    put_silenced(what, " with ");
}

static void
silenced_1(struct report *r, const void *what)
{
    doc_str(r, "so ");
    put_silenced(what, " was left with ");
}

static void
silenced_2(struct report *r, const void *what)
{
    (void)r;
    put_silenced(what, " was left with ");
}

static void
silenced_3(struct report *r, const void *what)
{
    doc_str(r, "now ");
    put_silenced(what, " had ");
}

/* Guns that those who fell have left without men enough. */
static void
tell_silenced(const struct told *k)
{
    static form *const those[] = {silenced_0, silenced_1};
    static form *const others[] = {silenced_2, silenced_3};
    struct silenced all = {k, 0};
    for (uint32_t row = k->sequel.from; row < k->sequel.to; row++)
        all.n += k->t->g->sequel[row].kind == EFFECT_GUN_SHORT;
    if (all.n == 0 || k->casualty.from == k->casualty.to)
        return;
    if (k->told)
        TELL(k->t->r, those, k->entry, &all);
    else
        TELL(k->t->r, others, k->entry, &all);
}

static void
taken_0(struct report *r, const void *what)
{
    const struct event *e = what;
    put_side(e->k->t, e->s->b);
    doc_str(r, " took ");
    put_gun(e->k->t, e->s->a);
    doc_str(r, " from ");
    put_side(e->k->t, e->s->c);
}

static void
taken_1(struct report *r, const void *what)
{
    const struct event *e = what;
    put_gun(e->k->t, e->s->a);
    doc_str(r, " was lost to ");
    put_side(e->k->t, e->s->b);
}

static void
won_back(struct report *r, const void *what)
{
    const struct event *e = what;
    put_side(e->k->t, e->s->b);
    doc_str(r, " won ");
    put_gun(e->k->t, e->s->a);
    doc_str(r, " back from ");
    put_side(e->k->t, e->s->c);
}

static void
tell_taken(const struct event *e)
{
    static form *const taken[] = {taken_0, taken_1};
    static form *const back[] = {won_back};
    const struct gun *gun = &e->k->t->g->gun[ROW(e->s->a)];
    if (gun->side == e->s->b)
        TELL(e->k->t->r, back, e->s->entry, e);
    else
        TELL(e->k->t->r, taken, e->s->entry, e);
}

/* ", with three enemies past its wheels and two of its own men near" */
static void
put_past_near(const struct event *e)
{
    struct report *r = e->k->t->r;
    doc_str(r, ", with ");
    if (e->s->b == 0)
        doc_str(r, "nobody");
    else
        put_things(r, e->s->b, "enemy", "enemies");
    doc_str(r, " past its wheels and ");
    if (e->s->c == 0)
        doc_str(r, "none of its own men");
    else
        put_things(r, e->s->c, "man of its own", "men of its own");
    doc_str(r, " near");
}

static void
disputed_0(struct report *r, const void *what)
{
    const struct event *e = what;
    put_gun(e->k->t, e->s->a);
    doc_str(r, " was in dispute");
    put_past_near(e);
}

static void
disputed_1(struct report *r, const void *what)
{
    const struct event *e = what;
    doc_str(r, "nobody could call ");
    put_gun(e->k->t, e->s->a);
    doc_str(r, " his own");
    put_past_near(e);
}

static void
kept_1(struct report *r, const void *what)
{
    const struct event *e = what;
    const struct gun *gun = &e->k->t->g->gun[ROW(e->s->a)];
    put_side(e->k->t, gun->side);
    doc_str(r, " kept ");
    put_gun(e->k->t, e->s->a);
    put_past_near(e);
}

static void
kept_0(struct report *r, const void *what)
{
    const struct event *e = what;
    put_gun(e->k->t, e->s->a);
    doc_str(r, " was not taken");
    put_past_near(e);
}

static void
no_trail_0(struct report *r, const void *what)
{
    const struct event *e = what;
    doc_str(r, "nobody was left at the trail of ");
    put_gun(e->k->t, e->s->a);
    doc_str(r, ", which may not act in its next move");
}

static void
no_trail_1(struct report *r, const void *what)
{
    const struct event *e = what;
    put_gun(e->k->t, e->s->a);
    doc_str(r, " had nobody left at its trail and may not act in its next "
               "move");
}

/* Of what places show: a gun that was left with too few men. */
static void
gun_back_0(struct report *r, const void *what)
{
    const struct event *e = what;
    put_gun(e->k->t, e->s->b);
    doc_str(r, " went back to where it had stood, for want of men with it");
}

/* --- men, and the game --- */

static void
restored_0(struct report *r, const void *what)
{
    const struct event *e = what;
    put_men_of(e->k->t, e->s->b, e->s->a);
    doc_str(r, " stood up again, by the referee's word");
}

static void
restored_1(struct report *r, const void *what)
{
    const struct event *e = what;
    doc_str(r, "the referee gave ");
    put_side(e->k->t, e->s->a);
    doc_char(r, ' ');
    put_things(r, e->s->b, "man", "men");
    doc_str(r, " back");
}

static void
put_decide(const struct event *e)
{
    struct report *r = e->k->t->r;
    if (e->s->c == 0)
        return;
    doc_str(r, ", where ");
    put_things(r, e->s->c, "decides", "decide");
}

/* All who have come there so far, and how many decide. */
static void
reached_0(struct report *r, const void *what)
{
    const struct event *e = what;
    put_men_of(e->k->t, e->s->b, e->s->a);
    doc_str(r, event_before(e) ? " had" : " had now");
    doc_str(r, " reached the enemy's rear");
    put_decide(e);
}

static void
reached_1(struct report *r, const void *what)
{
    const struct event *e = what;
    put_side(e->k->t, e->s->a);
    doc_str(r, event_before(e) ? " had " : " now had ");
    put_things(r, e->s->b, "man", "men");
    doc_str(r, " at the enemy's rear");
    put_decide(e);
}

static void
capitulated_0(struct report *r, const void *what)
{
    const struct event *e = what;
    put_side(e->k->t, e->s->b);
    doc_str(r, " capitulated with ");
    put_things(r, e->s->c, "man and ", "men and ");
    put_things(r, e->s->d, "gun", "guns");
}

static void
retreat_0(struct report *r, const void *what)
{
    const struct event *e = what;
    put_side(e->k->t, e->s->b);
    doc_str(r, " was in retreat, in move ");
    put_number(r, e->s->c);
    doc_str(r, " of ");
    put_number(r, e->s->d);
}

static void
retreat_1(struct report *r, const void *what)
{
    const struct event *e = what;
    doc_str(r, "it was move ");
    put_number(r, e->s->c);
    doc_str(r, " of ");
    put_number(r, e->s->d);
    doc_str(r, " of ");
    put_sides(e->k->t, e->s->b);
    doc_str(r, " retreat");
}

/* What else a game brings; the rest is told at its beginning or its end. */
static void
tell_news(const struct event *e)
{
    static form *const capitulated[] = {capitulated_0};
    static form *const retreat[] = {retreat_0, retreat_1};
    if (e->s->a == NEWS_CAPITULATED)
        TELL(e->k->t->r, capitulated, e->s->entry, e);
    else if (e->s->a == NEWS_RETREAT)
        TELL(e->k->t->r, retreat, e->s->entry, e);
}

static void
void_0(struct report *r, const void *what)
{
    const struct event *e = what;
    doc_char(r, 'M');
    doc_int(r, e->k->t->g->melee[ROW(e->s->a)].number);
    doc_str(r, " was not fought");
}

static void
void_1(struct report *r, const void *what)
{
    const struct event *e = what;
    doc_str(r, "nothing came of M");
    doc_int(r, e->k->t->g->melee[ROW(e->s->a)].number);
}

/* --- over the line --- */

static void
gather_off(struct told *k)
{
    const struct sequel *men = sequel_of(k, EFFECT_PICKED);
    const struct sequel *gun = sequel_of(k, EFFECT_GUN_OFF);
    struct leaving *off = &k->off;
    if (men) {
        off->side = men->a;
        off->inf += men->b;
        off->cav += men->c;
    }
    if (gun && off->guns < LEAVING_GUNS)
        off->gun[off->guns++] = gun->a;
    if (gun && !men)
        off->men += gun->b;
    if (gun && !off->side)
        off->side = k->t->g->gun[ROW(gun->a)].holder;
}

static void
put_leaving(const struct told *k)
{
    const struct leaving *off = &k->off;
    struct report *r = k->t->r;
    uint32_t n =
        (uint32_t)off->guns + (off->cav > 0) + (off->inf > 0) + (off->men > 0);
    uint32_t at = (uint32_t)off->guns;
    for (int32_t i = 0; i < off->guns; i++) {
        put_between(r, (uint32_t)i, n);
        put_gun(k->t, off->gun[i]);
    }
    if (off->cav > 0) {
        put_between(r, at++, n);
        put_men(k->t, 0, 0, off->cav);
    }
    if (off->inf > 0) {
        put_between(r, at++, n);
        put_men(k->t, 0, off->inf, 0);
    }
    if (off->men > 0) {
        put_between(r, at, n);
        put_things(r, off->men, "man", "men");
    }
}

static void
leaving_0(struct report *r, const void *what)
{
    const struct told *k = what;
    put_side(k->t, k->off.side);
    doc_str(r, k->seq == 0 ? " had gone" : " went");
    doc_str(r, " off over its back line with ");
    put_leaving(k);
}

static void
leaving_1(struct report *r, const void *what)
{
    const struct told *k = what;
    put_side(k->t, k->off.side);
    doc_str(r, k->seq == 0 ? " had taken " : " took ");
    put_leaving(k);
    doc_str(r, " off over its back line");
}

static void
tell_off(struct told *k)
{
    static form *const leaves[] = {leaving_0, leaving_1};
    const struct leaving *off = &k->off;
    if (off->guns + off->cav + off->inf > 0)
        TELL(k->t->r, leaves, k->entry, k);
    k->off = (struct leaving){0};
}

/* A gun the enemy had when the battle was entered, men without arms. */
static void
had_gun_0(struct report *r, const void *what)
{
    const struct told *k = what;
    int32_t row = gun_find(k->t->g, fact_word(k->t, "", "GUN")->label);
    const struct word *side = fact_word(k->t, "held", "SIDE");
    put_gun(k->t, REF(row));
    doc_str(r, " was in the hands of ");
    put_side(k->t, REF(side_find(k->t->g, side->label)));
}

static void
had_disarmed_0(struct report *r, const void *what)
{
    const struct told *k = what;
    const struct sequel *men = sequel_of(k, EFFECT_PICKED);
    if (NEVER(!men))
        return; /* tell_entered has looked */
    put_men(k->t, men->a, men->b, men->c);
    doc_str(r, men->b + men->c == 1 ? " was" : " were");
    doc_str(r, " on the field without arms");
}

static void
tell_entered(const struct told *k)
{
    static form *const guns[] = {had_gun_0};
    static form *const disarmed[] = {had_disarmed_0};
    const struct word *side = fact_word(k->t, "held", "SIDE");
    const struct word *gun = fact_word(k->t, "", "GUN");
    if (fact_is(k->t, FACT_GUN) && side && gun &&
        side_find(k->t->g, side->label) >= 0 &&
        gun_find(k->t->g, gun->label) >= 0)
        TELL(k->t->r, guns, k->entry, k);
    else if (fact_is(k->t, FACT_DISARMED) && sequel_of(k, EFFECT_PICKED))
        TELL(k->t->r, disarmed, k->entry, k);
}

/* --- each in its way --- */

static form *const *
form_of(int32_t kind, uint32_t *n)
{
    static form *const disputed[] = {disputed_0, disputed_1};
    static form *const gun_kept[] = {kept_0, kept_1};
    static form *const trail[] = {no_trail_0, no_trail_1};
    static form *const back[] = {gun_back_0};
    static form *const restored[] = {restored_0, restored_1};
    static form *const no_melee[] = {void_0, void_1};
    static form *const reached[] = {reached_0, reached_1};
    static const struct {
        form *const *forms;
        int32_t kind;
        uint32_t n;
    } rows[] = {
        {disputed, EFFECT_GUN_DISPUTE, 2},
        {gun_kept, EFFECT_GUN_KEPT,    2},
        {trail,    EFFECT_GUN_OUT,     2},
        {back,     EFFECT_FLOOR,       1},
        {restored, EFFECT_RESTORED,    2},
        {no_melee, EFFECT_MELEE_VOID,  2},
        {reached,  EFFECT_REACHED,     2}
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (rows[i].kind == kind) {
            *n = rows[i].n;
            return rows[i].forms;
        }
    return NULL;
}

static void
tell_sequel(const struct event *e)
{
    uint32_t n = 0;
    form *const *forms = form_of(e->s->kind, &n);
    if (forms)
        tell_one(e->k->t->r, forms, n, e->s->entry, e);
    else if (e->s->kind == EFFECT_GUN_TAKEN)
        tell_taken(e);
    else if (e->s->kind == EFFECT_AWARD)
        award_tell(e);
    else if (e->s->kind == EFFECT_ROLL)
        roll_tell(e);
    else if (e->s->kind == EFFECT_GAME_NEWS)
        tell_news(e);
    else
        prisoners_tell(e);
}

void
events_tell(struct told *k)
{
    uint32_t was = (uint32_t)k->t->r->n;
    forced_tell(k);
    if (fact_is(k->t, FACT_OFF)) {
        gather_off(k);
        return;
    }
    struck_tell(k);
    k->told = k->told || k->t->r->n > was;
    tell_silenced(k);
    for (uint32_t i = k->sequel.from; i < k->sequel.to; i++) {
        const struct event e = {k, &k->t->g->sequel[i]};
        tell_sequel(&e);
    }
    if (k->seq == 0)
        tell_entered(k);
    if (!k->t->without.disputes)
        overruled_tell(k);
    changes_tell(k);
    record_tell(k);
}

void
events_end(struct told *k)
{
    tell_off(k);
    photos_tell(k);
}
