/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * say_effect.c: what follows from a line, one sentence for each effect; those
 * of the games and of setting up are in say_game.c.
 */
#include "clock.h"
#include "overrule.h"
#include "say_in.h"

/* What a sentence is made from. */
struct telling {
    const struct saying *s;
    const struct game *g;
    const struct effect *e;
};

typedef void told(struct text *to, const struct telling *t);

const struct effect *
effect_find(const struct ruling *r, enum effect_kind kind)
{
    for (uint32_t i = 0; i < r->n_effect && i < EFFECT_MAX; i++)
        if (r->effect[i].kind == kind)
            return &r->effect[i];
    return NULL;
}

static void
put_count(struct text *to, int32_t n, const char *one, const char *many)
{
    text_count(to, n, one, many);
}

/* "6 Blue" of the men of a party. */
static void
put_prisoners(struct text *to, const struct telling *t, int32_t men)
{
    int32_t row = ROW(t->e->a);
    bool known = row >= 0 && row < (int32_t)t->g->rows[T_party];
    put_some(to, t->g, men, known ? t->g->party[row].side : 0);
}

/* --- men --- */

static void
tell_picked(struct text *to, const struct telling *t)
{
    static const char *const among[] = {
        "No gunner or guard among them.", "A gunner is among them.",
        "A guard is among them.", "A gunner and a guard are among them."};
    text_str(to, among[t->e->d & 3]);
}

static void
tell_foot_first(struct text *to, const struct telling *t)
{
    text_str(to, "Foot first, where no arm is named: ");
    text_int(to, t->e->a);
    text_str(to, " foot and ");
    text_int(to, t->e->b);
    text_str(to, " horse.");
}

static void
tell_killed(struct text *to, const struct telling *t)
{
    say_men(to, t->g, t->e->a, t->e->b, t->e->c);
    text_str(to, " dead.");
}

static void
tell_spared(struct text *to, const struct telling *t)
{
    say_man(to, t->g, t->e->a);
    text_str(to, " touched, not killed.");
}

static void
tell_rearmed(struct text *to, const struct telling *t)
{
    put_some(to, t->g, t->e->b, t->e->a);
    text_str(to, " armed again.");
}

static void
tell_retaken(struct text *to, const struct telling *t)
{
    put_some(to, t->g, t->e->b, t->e->a);
    text_str(to, " freed by their comrades, unarmed.");
}

static void
tell_restored(struct text *to, const struct telling *t)
{
    put_some(to, t->g, t->e->b, t->e->a);
    text_str(to, " fit again, by the referee's word.");
}

static void
tell_moved(struct text *to, const struct telling *t)
{
    put_some(to, t->g, t->e->b, t->e->a);
    text_str(to, t->e->b == 1 ? " moves" : " move");
    if (t->e->c) {
        text_char(to, ' ');
        put_reach(to, t->g, t->e->c);
    } else {
        text_str(to, " within reach");
    }
    if (t->e->d) {
        text_str(to, " towards ");
        say_heading(to, t->e->d - 1);
    }
    text_char(to, '.');
}

/* --- the clock --- */

static void
tell_time(struct text *to, const struct telling *t)
{
    if (!effect_find(t->s->r, EFFECT_USED))
        text_str(to, "Time.");
}

static void
tell_turn(struct text *to, const struct telling *t)
{
    put_owner(to, t->g, t->e->a);
    text_str(to, " move ");
    text_int(to, t->e->b);
    text_str(to, ".  ");
    if (t->e->c < 0) {
        text_str(to, "No clock.");
        return;
    }
    say_clock(to, (int64_t)t->e->c * 1000);
    text_str(to, " on the clock.");
}

/* The move that ended: the last of the turns told, or the one before where
 * the ruling began the next. */
static void
put_ended(struct text *to, const struct telling *t)
{
    const struct ruling *r = t->s->r;
    uint32_t back = effect_find(r, EFFECT_TURN) ? 2 : 1;
    if (r->to[T_turn] < back) {
        text_str(to, "The move");
        return;
    }
    const struct turn *turn = &t->g->turn[r->to[T_turn] - back];
    put_owner(to, t->g, turn->side);
    text_str(to, " move ");
    text_int(to, turn->number);
}

static void
tell_used(struct text *to, const struct telling *t)
{
    text_str(to, "Time.  ");
    put_ended(to, t);
    text_str(to, " took ");
    say_clock(to, t->e->a);
    if (t->e->b >= 0) {
        text_str(to, " of ");
        say_clock(to, t->e->b);
    }
    text_char(to, '.');
}

/* --- guns --- */

static void
tell_crew(struct text *to, const struct telling *t)
{
    say_gun(to, t->g, t->e->a);
    text_str(to, ": ");
    if (t->e->b == 0)
        text_str(to, "nobody serves it");
    else
        put_count(to, t->e->b, "man serves it", "men serve it");
    if (t->e->b < t->e->c) {
        text_str(to, ", ");
        text_int(to, t->e->c);
        text_str(to, " needed: out of action");
    }
    text_char(to, '.');
}

static void
tell_gun_short(struct text *to, const struct telling *t)
{
    say_gun(to, t->g, t->e->a);
    text_str(to, " has ");
    if (t->e->b == 0)
        text_str(to, "nobody");
    else
        text_int(to, t->e->b);
    text_str(to, " left to serve it, ");
    text_int(to, t->e->c);
    text_str(to, " needed: out of action.");
}

static void
tell_gun_back(struct text *to, const struct telling *t)
{
    say_gun(to, t->g, t->e->a);
    text_str(to, " is in action again: ");
    put_count(to, t->e->b, "man serves it.", "men serve it.");
}

static void
tell_gun_taken(struct text *to, const struct telling *t)
{
    say_side(to, t->g, t->e->b);
    text_str(to, " takes ");
    say_gun(to, t->g, t->e->a);
    text_str(to, " from ");
    say_side(to, t->g, t->e->c);
    text_char(to, '.');
}

static void
put_past_near(struct text *to, const struct telling *t)
{
    static const char *const wheels[] = {" past its wheels, ",
                                         " at the back of its wheels, ",
                                         " across its axle, ", ", "};
    static const char *const near[] = {" of its own near.",
                                       " of its own by its trail.",
                                       " unarmed near.", " near who bar it."};
    text_int(to, t->e->b);
    text_str(to, wheels[t->e->d & 3]);
    text_int(to, t->e->c);
    text_str(to, near[t->e->d >> 2 & 3]);
}

static void
tell_gun_dispute(struct text *to, const struct telling *t)
{
    say_gun(to, t->g, t->e->a);
    text_str(to, " is in dispute: ");
    put_past_near(to, t);
}

static void
tell_gun_kept(struct text *to, const struct telling *t)
{
    say_gun(to, t->g, t->e->a);
    text_str(to, " is not taken: ");
    put_past_near(to, t);
}

static void
tell_gun_out(struct text *to, const struct telling *t)
{
    say_gun(to, t->g, t->e->a);
    text_str(to, " has nobody left at its trail: out of action next move.");
}

static void
tell_guns_late(struct text *to, const struct telling *t)
{
    (void)t;
    text_str(to, "warning: men have moved, and guns act before men.");
}

static void
tell_gun_off(struct text *to, const struct telling *t)
{
    say_gun(to, t->g, t->e->a);
    text_str(to, " is off the field");
    if (t->e->b > 0) {
        text_str(to, ", and ");
        put_count(to, t->e->b, "man with it", "men with it");
    }
    text_char(to, '.');
}

static void
tell_shots(struct text *to, const struct telling *t)
{
    if (t->e->b <= 0)
        return;
    say_gun(to, t->g, t->e->a);
    text_str(to, " has ");
    put_count(to, t->e->b, "shot left.", "shots left.");
}

/* --- prisoners --- */

static void
put_guards(struct text *to, int32_t guards)
{
    if (guards == 0)
        text_str(to, "nobody to guard them");
    else
        put_count(to, guards, "guard", "guards");
}

static void
tell_party_made(struct text *to, const struct telling *t)
{
    put_party(to, t->g, t->e->a);
    text_str(to, ": ");
    put_prisoners(to, t, t->e->b);
    text_str(to, t->e->b == 1 ? " prisoner, " : " prisoners, ");
    put_guards(to, t->e->c);
    text_char(to, '.');
}

static void
tell_party_freed(struct text *to, const struct telling *t)
{
    put_party(to, t->g, t->e->a);
    text_str(to, " freed: ");
    put_prisoners(to, t, t->e->b);
    text_str(to, " unarmed");
    if (t->e->c)
        text_str(to, t->e->b == 1 ? ", he stands still until the next move"
                                  : ", they stand still until the next move");
    text_char(to, '.');
}

/* Who is not watched: freed by itself, or for comrades to free. */
static void
tell_party_short(struct text *to, const struct telling *t)
{
    int32_t watched = t->e->c * key(t->g, KEY_ESCORT_CAPACITY);
    int32_t over = t->e->b > watched ? t->e->b - watched : 0;
    bool itself = key(t->g, KEY_LIBERATION_BY) == FREED_ITSELF;
    put_party(to, t->g, t->e->a);
    text_str(to, ": ");
    if (t->e->c == 0) {
        text_str(to, t->e->b == 1 ? "nobody guards him" : "nobody guards them");
    } else {
        put_guards(to, t->e->c);
        text_str(to, " for ");
        text_int(to, t->e->b);
    }
    text_str(to, ": ");
    text_int(to, over);
    if (itself)
        text_str(to, over == 1 ? " goes free when the move ends."
                               : " go free when the move ends.");
    else
        text_str(to, " for comrades to free.");
}

static void
tell_party_excess(struct text *to, const struct telling *t)
{
    put_party(to, t->g, t->e->a);
    text_str(to, ": ");
    put_prisoners(to, t, t->e->b);
    if (t->e->d) {
        text_str(to, " with no guard near enough: freed, unarmed.");
        return;
    }
    text_str(to, " more than ");
    put_guards(to, t->e->c);
    text_str(to, " can watch: freed, unarmed.");
}

static void
tell_party_home(struct text *to, const struct telling *t)
{
    put_party(to, t->g, t->e->a);
    text_str(to, ": ");
    put_prisoners(to, t, t->e->b);
    text_str(to, " delivered, beyond liberation.");
}

static void
tell_party_line(struct text *to, const struct telling *t)
{
    put_party(to, t->g, t->e->a);
    text_str(to, ": ");
    put_prisoners(to, t, t->e->b);
    text_str(to, " at the line, still prisoners.");
}

static void
tell_guard_left(struct text *to, const struct telling *t)
{
    say_man(to, t->g, t->e->b);
    text_str(to, " goes too far from ");
    put_party(to, t->g, t->e->a);
    text_str(to, " to guard it.");
}

static void
tell_guards(struct text *to, const struct telling *t)
{
    put_party(to, t->g, t->e->a);
    text_str(to, ": ");
    if (t->e->b == 0) {
        text_str(to, "without a guard now, ");
        text_count(to, t->e->c, "prisoner.", "prisoners.");
        return;
    }
    put_guards(to, t->e->b);
    text_str(to, " for ");
    text_int(to, t->e->c);
    text_char(to, '.');
}

/* --- melees --- */

static void
put_melee(struct text *to, const struct telling *t)
{
    text_char(to, 'M');
    text_int(to, t->e->a); /* melees are numbered in order */
}

static void
tell_choice_fell(struct text *to, const struct telling *t)
{
    if (t->e->b) {
        text_str(to, "#");
        text_int(to, t->e->b);
        text_str(to, ", the referee's own result, no longer fits; the rules'"
                     " stands in its place.");
        return;
    }
    put_melee(to, t);
    text_str(to, ": the choice no longer fits; the order of the rules stands"
                 " in its place.");
}

static void
tell_melee_void(struct text *to, const struct telling *t)
{
    put_melee(to, t);
    text_str(to, t->e->b == 2 ? " is not fought, by the referee's word."
                 : t->e->b ? " is not fought: one side of it has nobody left."
                           : " is not fought: the whole force gives in.");
}

static void
tell_close(struct text *to, const struct telling *t)
{
    close_say(to, t->g, t->e);
}

static void
tell_hair(struct text *to, const struct telling *t)
{
    close_hair(to, t->g, t->e);
}

static void
tell_answered(struct text *to, const struct telling *t)
{
    put_melee(to, t);
    text_str(to, t->e->b == ANSWER_B ? ": b is taken." : ": a is taken.");
}

static void
tell_melee_joined(struct text *to, const struct telling *t)
{
    put_melee(to, t);
    text_str(to, " is one with M");
    text_int(to, t->e->b);
    text_str(to, ": a man takes part in both.");
}

static void
tell_melee_apart(struct text *to, const struct telling *t)
{
    put_melee(to, t);
    text_str(to, " is not fought: nobody is in contact.");
}

static void
tell_still_open(struct text *to, const struct telling *t)
{
    int32_t row = ROW(t->e->a);
    bool there = row >= 0 && row < (int32_t)t->g->rows[T_melee];
    bool close = there && t->g->melee[row].close && !t->g->melee[row].answer;
    put_melee(to, t);
    text_str(to, close ? " waits for its a or b."
                       : " waits: how many others stand near is said with: ");
    if (close)
        return;
    text_str(to, "settle M");
    text_int(to, t->e->a);
    text_str(to, " s3");
}

/* "5 Red", of the nth side of the melee of the effect. */
static void
put_party_of(struct text *to, const struct telling *t, int nth, int32_t men)
{
    int32_t row = ROW(t->e->a);
    bool known = row >= 0 && row < (int32_t)t->g->rows[T_melee];
    put_some(to, t->g, men, known ? t->g->melee[row].side[nth] : 0);
}

/* When a melee is judged, by melee.judged. */
static void
put_judged(struct text *to, int32_t judged)
{
    static const char *const when[] = {
        "ruled on when the move ends.", "ruled on when the next turn begins.",
        "begun with the next move and settled when that ends."};
    text_str(to, when[judged >= 0 && judged < 3 ? judged : 0]);
}

static void
tell_contact(struct text *to, const struct telling *t)
{
    put_melee(to, t);
    text_str(to, ": ");
    put_party_of(to, t, 0, t->e->b);
    text_str(to, " v ");
    put_party_of(to, t, 1, t->e->c);
    text_str(to, ", ");
    put_judged(to, key(t->g, KEY_MELEE_JUDGED));
}

/* Contacts stand from here on: nobody leaves it. */
static void
tell_melee_begins(struct text *to, const struct telling *t)
{
    put_melee(to, t);
    text_str(to, " begins: ");
    put_party_of(to, t, 0, t->e->b);
    text_str(to, " v ");
    put_party_of(to, t, 1, t->e->c);
    text_str(to, " in contact, settled when the move ends.");
}

static void
tell_melee_waits(struct text *to, const struct telling *t)
{
    put_melee(to, t);
    text_str(to, " waits: it is ");
    put_judged(to, t->e->b);
}

static void
tell_nothing_open(struct text *to, const struct telling *t)
{
    (void)t;
    text_str(to, "Nothing waits to be settled.");
}

/* --- the battle --- */

static void
tell_award(struct text *to, const struct telling *t)
{
    say_side(to, t->g, t->e->a);
    text_str(to, " is awarded ");
    say_halves(to, t->e->b);
    text_char(to, '.');
}

static void
tell_forced(struct text *to, const struct telling *t)
{
    struct fault f = {.code = (uint16_t)t->e->a,
                      .subject = t->e->b,
                      .have = t->e->c,
                      .need = t->e->d};
    /* The effect has no room for a second subject; its row has. */
    for (uint32_t i = t->s->r->from[T_overruled]; i < t->s->r->to[T_overruled];
         i++)
        if (t->g->overruled[i].kind == OVERRULE_FORCED &&
            t->g->overruled[i].what == t->e->a)
            f.other = t->g->overruled[i].computed[3];
    text_str(to, "overruled: ");
    put_fault(to, t->s->h, &f);
}

/* --- setting up --- */

static void
tell_roll(struct text *to, const struct telling *t)
{
    put_count(to, t->e->b, "die", "dice");
    text_str(to, ": ");
    text_int(to, t->e->a);
    text_str(to, t->e->b == 1 ? "." : " together.");
}

static void
tell_value(struct text *to, const struct telling *t)
{
    if (t->e->a < 0 || t->e->a >= KEYS)
        return;
    text_str(to, key_info((enum key_id)t->e->a)->name);
    text_str(to, " is ");
    say_key(to, t->g, t->e->a, t->e->b);
    text_char(to, '.');
}

static void
tell_edition(struct text *to, const struct telling *t)
{
    text_str(to, "The edition: ");
    text_str(to, edition_name((enum edition)t->e->a));
    text_char(to, '.');
}

/* --- the referee --- */

static void
tell_dispute(struct text *to, const struct telling *t)
{
    if (t->g->clock->state != CLOCK_STILL)
        text_str(to, "The clock stands until the verdict.");
}

static void
tell_verdict(struct text *to, const struct telling *t)
{
    const struct clock *c = t->g->clock;
    if (t->e->d) {
        text_str(to, "Dispute ");
        text_int(to, t->e->d);
        text_str(to, " is still open.");
    } else if (c->state != CLOCK_STILL) {
        text_str(to, c->paused ? "The clock is still paused."
                               : "The clock goes on.");
    }
}

static void
tell_tape_slack(struct text *to, const struct telling *t)
{
    text_str(to, "The tapes miss one another by ");
    say_length(to, t->g, t->e->a);
    text_str(to, ": between their ends.");
}

static void
tell_floor(struct text *to, const struct telling *t)
{
    floor_say(to, t->s, t->e);
}

static told *const sentences[EFFECTS] = {
    [EFFECT_PICKED] = tell_picked,
    [EFFECT_FOOT_FIRST] = tell_foot_first,
    [EFFECT_TIME] = tell_time,
    [EFFECT_TURN] = tell_turn,
    [EFFECT_USED] = tell_used,
    [EFFECT_CREW] = tell_crew,
    [EFFECT_GUN_SHORT] = tell_gun_short,
    [EFFECT_GUN_BACK] = tell_gun_back,
    [EFFECT_GUN_TAKEN] = tell_gun_taken,
    [EFFECT_GUN_DISPUTE] = tell_gun_dispute,
    [EFFECT_GUN_KEPT] = tell_gun_kept,
    [EFFECT_GUN_OUT] = tell_gun_out,
    [EFFECT_GUN_OFF] = tell_gun_off,
    [EFFECT_PARTY_MADE] = tell_party_made,
    [EFFECT_PARTY_FREED] = tell_party_freed,
    [EFFECT_PARTY_SHORT] = tell_party_short,
    [EFFECT_PARTY_EXCESS] = tell_party_excess,
    [EFFECT_PARTY_HOME] = tell_party_home,
    [EFFECT_GUARDS] = tell_guards,
    [EFFECT_REARMED] = tell_rearmed,
    [EFFECT_SPARED] = tell_spared,
    [EFFECT_KILLED] = tell_killed,
    [EFFECT_CHOICE_FELL] = tell_choice_fell,
    [EFFECT_SHOTS] = tell_shots,
    [EFFECT_FORCED] = tell_forced,
    [EFFECT_MELEE_VOID] = tell_melee_void,
    [EFFECT_MOVED] = tell_moved,
    [EFFECT_VALUE] = tell_value,
    [EFFECT_CONTACT] = tell_contact,
    [EFFECT_PARTY_LINE] = tell_party_line,
    [EFFECT_RETAKEN] = tell_retaken,
    [EFFECT_RESTORED] = tell_restored,
    [EFFECT_EDITION] = tell_edition,
    [EFFECT_ROLL] = tell_roll,
    [EFFECT_AWARD] = tell_award,
    [EFFECT_NOTHING_OPEN] = tell_nothing_open,
    [EFFECT_MELEE_BEGINS] = tell_melee_begins,
    [EFFECT_MELEE_WAITS] = tell_melee_waits,
    [EFFECT_GUARD_LEFT] = tell_guard_left,
    [EFFECT_DISPUTE] = tell_dispute,
    [EFFECT_VERDICT] = tell_verdict,
    [EFFECT_CLOSE] = tell_close,
    [EFFECT_HAIR] = tell_hair,
    [EFFECT_ANSWERED] = tell_answered,
    [EFFECT_MELEE_JOINED] = tell_melee_joined,
    [EFFECT_MELEE_APART] = tell_melee_apart,
    [EFFECT_STILL_OPEN] = tell_still_open,
    [EFFECT_GUNS_LATE] = tell_guns_late,
    [EFFECT_TAPE_SLACK] = tell_tape_slack,
    [EFFECT_FLOOR] = tell_floor,
};

void
effect_say(struct text *to, const struct saying *s, const struct effect *e)
{
    const struct telling t = {s, &s->h->game, e};
    if (e->kind < EFFECTS && sentences[e->kind])
        sentences[e->kind](to, &t);
    else
        game_effect_say(to, s, e);
}
