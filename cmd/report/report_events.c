/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * report_events.c: what follows from a fact beside shots and melees: guns
 * silenced, taken, led away; prisoners led off, freed, delivered; men over
 * their line; the referee's own word; notes, pictures, disputes.
 */
#include "chapters.h"
#include "overrule.h"
#include "report_in.h"
#include "say_in.h"

/* A sequel that is told. */
struct event {
    const struct told *k;
    const struct sequel *s;
};

static const struct sequel *
sequel_of(const struct told *k, enum effect_kind kind)
{
    for (uint32_t i = k->sequel.from; i < k->sequel.to; i++)
        if (k->t->g->sequel[i].kind == (int32_t)kind)
            return &k->t->g->sequel[i];
    return NULL;
}

/* --- guns --- */

/* Guns that those who fell have left without men enough. */
static void
tell_silenced(const struct told *k)
{
    const struct game *g = k->t->g;
    struct report *r = k->t->r;
    uint32_t n = 0, i = 0;
    for (uint32_t row = k->sequel.from; row < k->sequel.to; row++)
        n += g->sequel[row].kind == EFFECT_GUN_SHORT;
    if (n == 0 || k->casualty.from == k->casualty.to)
        return;
    sentence_begin(r);
    doc_str(r, "that left ");
    for (uint32_t row = k->sequel.from; row < k->sequel.to; row++) {
        const struct sequel *s = &g->sequel[row];
        if (s->kind != EFFECT_GUN_SHORT)
            continue;
        put_between(r, i, n);
        put_gun(k->t, s->a);
        doc_str(r, " with ");
        if (s->b == 0)
            doc_str(r, "nobody");
        else if (i == 0)
            put_things(r, s->b, "man", "men");
        else
            put_number(r, s->b);
        doc_str(r, i++ == 0 ? " to serve it" : "");
    }
    sentence_end(r);
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

/* ": three men past it, two of its own near" */
static void
put_past_near(const struct event *e)
{
    struct report *r = e->k->t->r;
    doc_str(r, ": ");
    if (e->s->b == 0)
        doc_str(r, "nobody");
    else
        put_things(r, e->s->b, "enemy", "enemies");
    doc_str(r, " past its wheels, ");
    if (e->s->c == 0)
        doc_str(r, "nobody");
    else
        put_number(r, e->s->c);
    doc_str(r, " of its own near");
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

/* Of what places show: a gun that was left with too few men. */
static void
gun_back_0(struct report *r, const void *what)
{
    const struct event *e = what;
    put_gun(e->k->t, e->s->b);
    doc_str(r, " went back to where it had stood, for want of men with it");
}

/* --- prisoners --- */

/* "the six Beta prisoners of P1" */
static void
put_prisoners(const struct event *e, int32_t party, int32_t n)
{
    const struct teller *t = e->k->t;
    put_number(t->r, n);
    doc_char(t->r, ' ');
    put_side(t, t->g->party[ROW(party)].side);
    doc_str(t->r, n == 1 ? " prisoner (" : " prisoners (");
    put_party_of(t, party);
    doc_char(t->r, ')');
}

static void
freed_0(struct report *r, const void *what)
{
    const struct event *e = what;
    put_prisoners(e, e->s->a, e->s->b);
    doc_str(r, " went free, without arms");
}

static void
freed_1(struct report *r, const void *what)
{
    const struct event *e = what;
    doc_str(r, "that set ");
    put_prisoners(e, e->s->a, e->s->b);
    doc_str(r, " free, without arms");
}

static void
excess_0(struct report *r, const void *what)
{
    const struct event *e = what;
    put_prisoners(e, e->s->a, e->s->b);
    doc_str(r, e->s->d ? " went free, with no guard near enough to them"
                       : " went free, being more than the guards could watch");
}

static void
home_0(struct report *r, const void *what)
{
    const struct event *e = what;
    const struct teller *t = e->k->t;
    put_prisoners(e, e->s->a, e->s->b);
    doc_str(r, e->s->b == 1 ? " was" : " were");
    doc_str(r, " delivered at ");
    put_sides(t, t->g->party[ROW(e->s->a)].holder);
    doc_str(r, " back line");
}

static void
home_1(struct report *r, const void *what)
{
    const struct event *e = what;
    const struct teller *t = e->k->t;
    put_side(t, t->g->party[ROW(e->s->a)].holder);
    doc_str(r, " brought ");
    put_prisoners(e, e->s->a, e->s->b);
    doc_str(r, " home, beyond liberation");
}

static void
line_0(struct report *r, const void *what)
{
    const struct event *e = what;
    const struct teller *t = e->k->t;
    put_prisoners(e, e->s->a, e->s->b);
    doc_str(r, " reached ");
    put_sides(t, t->g->party[ROW(e->s->a)].holder);
    doc_str(r, " back line, still prisoners");
}

static void
rearmed_0(struct report *r, const void *what)
{
    const struct event *e = what;
    put_men_of(e->k->t, e->s->b, e->s->a);
    doc_str(r, " came home and took up arms again");
}

static void
retaken_0(struct report *r, const void *what)
{
    const struct event *e = what;
    put_men_of(e->k->t, e->s->b, e->s->a);
    doc_str(r, e->s->b == 1 ? " was" : " were");
    doc_str(r, " freed by comrades, without arms");
}

static void
restored_0(struct report *r, const void *what)
{
    const struct event *e = what;
    put_men_of(e->k->t, e->s->b, e->s->a);
    doc_str(r, " stood up again, by the referee's word");
}

/* All who have come there so far, and how many decide. */
static void
reached_0(struct report *r, const void *what)
{
    const struct event *e = what;
    put_men_of(e->k->t, e->s->b, e->s->a);
    doc_str(r, e->s->b == 1 ? " has" : " have");
    doc_str(r, " reached the enemy's rear");
    if (e->s->c == 0)
        return;
    doc_str(r, ", where ");
    put_things(r, e->s->c, "decides", "decide");
}

/* What else a game brings; the rest is told at its beginning or its end. */
static void
tell_news(const struct event *e)
{
    struct report *r = e->k->t->r;
    if (e->s->a != NEWS_CAPITULATED)
        return;
    sentence_begin(r);
    put_side(e->k->t, e->s->b);
    doc_str(r, " capitulated with ");
    put_things(r, e->s->c, "man and ", "men and ");
    put_things(r, e->s->d, "gun", "guns");
    sentence_end(r);
}

static void
void_0(struct report *r, const void *what)
{
    const struct event *e = what;
    doc_char(r, 'M');
    doc_int(r, e->k->t->g->melee[ROW(e->s->a)].number);
    doc_str(r, " was not fought");
}

/* Taken otherwise than in a melee. */
static void
put_captured(const struct event *e)
{
    const struct game *g = e->k->t->g;
    int32_t inf = 0, cav = 0;
    for (uint32_t i = e->k->captive.from; i < e->k->captive.to; i++) {
        if (g->captive[i].party != e->s->a)
            continue;
        inf += g->man[g->captive[i].man].arm == ARM_INF;
        cav += g->man[g->captive[i].man].arm == ARM_CAV;
    }
    put_men(e->k->t, g->party[ROW(e->s->a)].side, inf, cav);
}

static void
captured_0(struct report *r, const void *what)
{
    const struct event *e = what;
    const struct teller *t = e->k->t;
    bool flag = fact_is(t, "surrender");
    if (flag) {
        put_captured(e);
        doc_str(r, " surrendered to ");
        put_side(t, t->g->party[ROW(e->s->a)].holder);
    } else {
        put_side(t, t->g->party[ROW(e->s->a)].holder);
        doc_str(r, " took ");
        put_captured(e);
        doc_str(r, fact_is(t, "retake") ? ", who were without arms" : "");
    }
    doc_str(r, " (");
    put_party_of(t, e->s->a);
    doc_char(r, ')');
}

static void
tell_party_made(const struct event *e)
{
    static form *const captured[] = {captured_0};
    const struct told *k = e->k;
    /* Those of melees were told with them; a join makes none. */
    if (k->ruled.to > k->ruled.from || k->captive.to == k->captive.from)
        return;
    TELL(k->t->r, captured, e->s->entry, e);
}

/* --- led off --- */

static void
put_pace(const struct teller *t, const struct sequel *s)
{
    if (s->c > 0) {
        doc_char(t->r, ' ');
        struct text far = doc_room(t->r, 64);
        put_reach(&far, t->g, s->c);
        doc_took(t->r, &far);
    }
    if (s->d > 0) {
        doc_char(t->r, ' ');
        struct text where = doc_room(t->r, 64);
        say_heading(&where, s->d - 1);
        doc_took(t->r, &where);
    }
    if (s->c <= 0 && s->d <= 0)
        doc_str(t->r, " on");
}

/* The number of the party a move was of, or 0. */
static int32_t
party_moved(const struct teller *t)
{
    const struct word *w = fact_is(t, "move") ? fact_word(t, "", "MEN") : NULL;
    bool party = w && w->form == MEN_PARTY && w->a == 0;
    return party ? REF(party_find(t->g, w->b)) : 0;
}

static void
led_0(struct report *r, const void *what)
{
    const struct event *e = what;
    put_prisoners(e, party_moved(e->k->t), e->s->b);
    doc_str(r, e->s->b == 1 ? " was led" : " were led");
    put_pace(e->k->t, e->s);
}

static void
led_1(struct report *r, const void *what)
{
    const struct event *e = what;
    put_side(e->k->t, e->s->a);
    doc_str(r, " led ");
    put_prisoners(e, party_moved(e->k->t), e->s->b);
    put_pace(e->k->t, e->s);
}

static void
tell_moved(const struct event *e)
{
    static form *const led[] = {led_0, led_1};
    if (party_moved(e->k->t))
        TELL(e->k->t->r, led, e->s->entry, e);
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
    if (gun && !off->side)
        off->side = k->t->g->gun[ROW(gun->a)].holder;
}

static void
tell_off(struct told *k)
{
    const struct leaving *off = &k->off;
    struct report *r = k->t->r;
    uint32_t n = (uint32_t)off->guns + (off->cav > 0) + (off->inf > 0);
    uint32_t at = (uint32_t)off->guns;
    if (n == 0)
        return;
    sentence_begin(r);
    put_side(k->t, off->side);
    doc_str(r, " went off over the back line with ");
    for (int32_t i = 0; i < off->guns; i++) {
        put_between(r, (uint32_t)i, n);
        put_gun(k->t, off->gun[i]);
    }
    if (off->cav > 0) {
        put_between(r, at++, n);
        put_men(k->t, 0, 0, off->cav);
    }
    if (off->inf > 0) {
        put_between(r, at, n);
        put_men(k->t, 0, off->inf, 0);
    }
    sentence_end(r);
    k->off = (struct leaving){0};
}

/* --- the referee --- */

/* Men taken off by his word, with the reason he typed. */
static void
tell_struck(const struct told *k)
{
    const struct game *g = k->t->g;
    struct report *r = k->t->r;
    int32_t inf = 0, cav = 0, side = 0;
    bool both = false;
    for (uint32_t i = k->casualty.from; i < k->casualty.to; i++) {
        const struct casualty *c = &g->casualty[i];
        if (c->cause != CAUSE_OTHER)
            continue;
        both = both || (side && side != c->side);
        side = c->side;
        inf += c->arm == ARM_INF;
        cav += c->arm == ARM_CAV;
    }
    if (inf + cav == 0)
        return;
    sentence_begin(r);
    if (k->seq == 0) {
        put_men(k->t, both ? 0 : side, inf, cav);
        doc_str(r, inf + cav == 1 ? " was dead already" : " were dead already");
    } else {
        doc_str(r, "the referee took ");
        put_men(k->t, both ? 0 : side, inf, cav);
        doc_str(r, " off");
    }
    const struct word *why = fact_word(k->t, "", "TEXT");
    if (why) {
        doc_str(r, ": ");
        put_quoted(k->t, why);
    }
    sentence_end(r);
}

static void
tell_award(const struct event *e)
{
    const struct teller *t = e->k->t;
    sentence_begin(t->r);
    doc_str(t->r, "the referee gave ");
    put_side(t, e->s->a);
    doc_char(t->r, ' ');
    put_points(t->r, e->s->b);
    doc_str(t->r, e->s->b == 2 ? " point" : " points");
    const struct word *why = fact_word(t, "", "TEXT");
    if (why) {
        doc_str(t->r, ": ");
        put_quoted(t, why);
    }
    sentence_end(t->r);
}

static void
tell_roll(const struct event *e)
{
    const struct teller *t = e->k->t;
    sentence_begin(t->r);
    put_things(t->r, e->s->b, "die was", "dice were");
    doc_str(t->r, " thrown and gave ");
    put_number(t->r, e->s->a);
    sentence_end(t->r);
}

/* A line the rules refused and the referee allowed. */
static void
tell_forced(const struct told *k)
{
    char at[LINE_MAX_BYTES];
    struct text words;
    struct line bare = k->t->fact;
    if (!bare.verb || !bare.force)
        return;
    bare.force = false;
    bare.correction = CORRECT_NONE;
    text_init(&words, at, sizeof at);
    line_write(&words, &bare);
    sentence_begin(k->t->r);
    doc_str(k->t->r, "against the rules the referee allowed “");
    doc_name(k->t->r, text_span(&words));
    doc_str(k->t->r, "”");
    sentence_end(k->t->r);
}

/* What the rules had, and why the referee had it otherwise. */
static void
tell_overruled(const struct told *k)
{
    const struct game *g = k->t->g;
    for (uint32_t i = 0; i < g->rows[T_overruled]; i++) {
        const struct overruled *o = &g->overruled[i];
        char at[LINE_MAX_BYTES];
        struct text words;
        if (o->target != k->entry || o->kind == OVERRULE_FORCED)
            continue;
        text_init(&words, at, sizeof at);
        sentence_begin(k->t->r);
        doc_str(k->t->r, "by the rules: “");
        overruled_write(&words, g, o, false);
        doc_name(k->t->r, text_span(&words));
        doc_str(k->t->r, "”; the referee ruled “");
        text_clear(&words);
        overruled_write(&words, g, o, true);
        doc_name(k->t->r, text_span(&words));
        doc_str(k->t->r, "”, for “");
        text_clear(&words);
        put_reason(&words, k->t->h, o->entry);
        doc_name(k->t->r, text_span(&words));
        doc_str(k->t->r, "”");
        sentence_end(k->t->r);
    }
}

/* --- notes, pictures, disputes --- */

static void
note_0(struct report *r, const void *what)
{
    const struct told *k = what;
    doc_str(r, "the referee noted: ");
    put_quoted(k->t, fact_word(k->t, "", "TEXT"));
}

static void
note_1(struct report *r, const void *what)
{
    const struct told *k = what;
    doc_str(r, "noted: ");
    put_quoted(k->t, fact_word(k->t, "", "TEXT"));
}

static void
put_quotation(const struct teller *t, struct span words)
{
    doc_str(t->r, "“");
    doc_name(t->r, words);
    doc_str(t->r, "”");
}

static void
put_player(const struct teller *t, int32_t side, int32_t nth)
{
    char at[LINE_MAX_BYTES];
    struct text name;
    text_init(&name, at, sizeof at);
    say_player(&name, t->h, side, nth);
    doc_name(t->r, text_span(&name));
}

/* Cy of Red disputed: “one was pushed” */
static void
tell_dispute(const struct teller *t)
{
    struct report *r = t->r;
    struct span claim;
    int32_t nth, side = say_named(t->h, line_text(&t->fact), &nth, &claim);
    sentence_begin(r);
    if (side) {
        put_player(t, side, nth);
        doc_str(r, " of ");
        put_side(t, side);
        doc_str(r, " disputed");
    } else {
        doc_str(r, "a dispute");
    }
    if (claim.n > 0) {
        doc_str(r, ": ");
        put_quotation(t, claim);
    }
    sentence_end(r);
}

static void
tell_verdict(const struct teller *t)
{
    struct report *r = t->r;
    struct span reason;
    int32_t side = verdict_side(t->g, line_text(&t->fact), &reason);
    sentence_begin(r);
    doc_str(r, "the verdict");
    if (side) {
        doc_str(r, " was for ");
        put_side(t, side);
    }
    if (reason.n > 0) {
        doc_str(r, ": ");
        put_quotation(t, reason);
    }
    sentence_end(r);
}

/* Who takes over in the middle of it, or is given bodies. */
static void
tell_player(const struct told *k)
{
    const struct teller *t = k->t;
    struct report *r = t->r;
    const struct word *w = fact_word(t, "", "LABEL");
    const struct word *end = t->fact.word + t->fact.n;
    if (t->h->entry[k->entry - 1].seq == 0 || !w)
        return;
    sentence_begin(r);
    put_words_of(t, fact_word(t, "", "PLAYER"));
    if (body_find(t->g, w->label) < 0) {
        int32_t row = side_find(t->g, w->label);
        if (row < 0)
            row = side_letter(t->g, w->label.at[0]);
        doc_str(r, " took over ");
        put_side(t, REF(row));
    } else {
        uint32_t n = (uint32_t)(end - w);
        doc_str(r, " took command of ");
        for (uint32_t i = 0; i < n; i++) {
            put_between(r, i, n);
            put_body(t, REF(body_find(t->g, w[i].label)), 0);
        }
    }
    sentence_end(r);
}

static void
tell_photos(struct told *k)
{
    struct teller *t = k->t;
    if (k->photos == 0)
        return;
    sentence_begin(t->r);
    doc_str(t->r, k->photos == 1 ? "picture: " : "pictures: ");
    for (int32_t i = 0; i < k->photos; i++) {
        put_between(t->r, (uint32_t)i, (uint32_t)k->photos);
        fact_read(t, k->photo[i]);
        const struct word *w = fact_word(t, "", "WORD");
        if (w)
            put_words_of(t, w);
    }
    sentence_end(t->r);
    k->photos = 0;
}

static void
tell_record(struct told *k)
{
    static form *const notes[] = {note_0, note_1};
    const struct teller *t = k->t;
    if (fact_is(t, "note") && !t->without.notes)
        TELL(t->r, notes, k->entry, k);
    else if (fact_is(t, "photo") && !t->without.photos) {
        if (k->photos == PHOTOS)
            tell_photos(k);
        k->photo[k->photos++] = k->entry;
    } else if (fact_is(t, "dispute") && !t->without.disputes)
        tell_dispute(t);
    else if (fact_is(t, "verdict") && !t->without.disputes)
        tell_verdict(t);
    else if (fact_is(t, "player"))
        tell_player(k);
}

/* --- each in its way --- */

static form *const *
form_of(int32_t kind, uint32_t *n)
{
    static form *const disputed[] = {disputed_0};
    static form *const gun_kept[] = {kept_0};
    static form *const trail[] = {no_trail_0};
    static form *const back[] = {gun_back_0};
    static form *const freed[] = {freed_0, freed_1};
    static form *const excess[] = {excess_0};
    static form *const home[] = {home_0, home_1};
    static form *const line[] = {line_0};
    static form *const rearmed[] = {rearmed_0};
    static form *const retaken[] = {retaken_0};
    static form *const restored[] = {restored_0};
    static form *const no_melee[] = {void_0};
    static form *const reached[] = {reached_0};
    static const struct {
        form *const *forms;
        int32_t kind;
        uint32_t n;
    } rows[] = {
        {disputed, EFFECT_GUN_DISPUTE,  1},
        {gun_kept, EFFECT_GUN_KEPT,     1},
        {trail,    EFFECT_GUN_OUT,      1},
        {back,     EFFECT_FLOOR,        1},
        {freed,    EFFECT_PARTY_FREED,  2},
        {excess,   EFFECT_PARTY_EXCESS, 1},
        {home,     EFFECT_PARTY_HOME,   2},
        {line,     EFFECT_PARTY_LINE,   1},
        {rearmed,  EFFECT_REARMED,      1},
        {retaken,  EFFECT_RETAKEN,      1},
        {restored, EFFECT_RESTORED,     1},
        {no_melee, EFFECT_MELEE_VOID,   1},
        {reached,  EFFECT_REACHED,      1}
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
    else if (e->s->kind == EFFECT_PARTY_MADE)
        tell_party_made(e);
    else if (e->s->kind == EFFECT_MOVED)
        tell_moved(e);
    else if (e->s->kind == EFFECT_AWARD)
        tell_award(e);
    else if (e->s->kind == EFFECT_ROLL)
        tell_roll(e);
    else if (e->s->kind == EFFECT_GAME_NEWS)
        tell_news(e);
}

void
events_tell(struct told *k)
{
    tell_forced(k);
    if (fact_is(k->t, "off")) {
        gather_off(k);
        return;
    }
    tell_struck(k);
    tell_silenced(k);
    for (uint32_t i = k->sequel.from; i < k->sequel.to; i++) {
        const struct event e = {k, &k->t->g->sequel[i]};
        tell_sequel(&e);
    }
    if (!k->t->without.disputes)
        tell_overruled(k);
    tell_record(k);
}

void
events_end(struct told *k)
{
    tell_off(k);
    tell_photos(k);
}
