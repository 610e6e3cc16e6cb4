/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * report_referee.c: the referee's own word: men he took off, points he gave,
 * close calls he decided, lines the rules refused and he allowed, rulings of
 * his beside the computed ones, and what he changed of the rules and the clock.
 */
#include "overrule.h"
#include "report_in.h"
#include "say.h"
#include "say_in.h"

/* Of the line, what was typed for the players, in quotation marks. */
static void
put_why(const struct teller *t, const struct word *why)
{
    if (!why)
        return;
    doc_str(t->r, ": ");
    put_quoted(t, why);
}

/* --- men --- */

struct struck {
    const struct told *k;
    int32_t inf, cav, side; /* side 0: of both */
};

static struct struck
struck_of(const struct told *k)
{
    const struct game *g = k->t->g;
    struct struck s = {.k = k};
    bool both = false;
    for (uint32_t i = k->casualty.from; i < k->casualty.to; i++) {
        const struct casualty *c = &g->casualty[i];
        if (c->cause != CAUSE_OTHER)
            continue;
        both = both || (s.side && s.side != c->side);
        s.side = c->side;
        s.inf += c->arm == ARM_INF;
        s.cav += c->arm == ARM_CAV;
    }
    s.side = both ? 0 : s.side;
    return s;
}

static void
put_struck(const struct struck *s)
{
    put_men(s->k->t, s->side, s->inf, s->cav);
}

static void
put_struck_why(const struct struck *s)
{
    put_why(s->k->t, fact_word(s->k->t, "", "TEXT"));
}

static void
struck_0(struct report *r, const void *what)
{
    const struct struck *s = what;
    doc_str(r, "the referee took ");
    put_struck(s);
    doc_str(r, " off");
    put_struck_why(s);
}

static void
struck_1(struct report *r, const void *what)
{
    const struct struck *s = what;
    put_struck(s);
    doc_str(r, s->inf + s->cav == 1 ? " was" : " were");
    doc_str(r, " taken off by the referee");
    put_struck_why(s);
}

static void
struck_2(struct report *r, const void *what)
{
    const struct struck *s = what;
    doc_str(r, "off, by the referee's word, went ");
    put_struck(s);
    put_struck_why(s);
}

static void
dead_0(struct report *r, const void *what)
{
    const struct struck *s = what;
    put_struck(s);
    doc_str(r, s->inf + s->cav == 1 ? " was" : " were");
    doc_str(r, " dead already");
}

static void
dead_1(struct report *r, const void *what)
{
    const struct struck *s = what;
    doc_str(r, s->inf + s->cav == 1 ? "among the dead was "
                                    : "among the dead were ");
    put_struck(s);
}

/* Men taken off by his word, with the reason he typed. */
void
struck_tell(const struct told *k)
{
    static form *const off[] = {struck_0, struck_1, struck_2};
    static form *const dead[] = {dead_0, dead_1};
    struct struck s = struck_of(k);
    if (s.inf + s.cav == 0)
        return;
    if (k->seq == 0)
        TELL(k->t->r, dead, k->entry, &s);
    else
        TELL(k->t->r, off, k->entry, &s);
}

/* --- points and dice --- */

static void
put_awarded(const struct told *k, int32_t halves)
{
    struct report *r = k->t->r;
    if (halves == 1) {
        doc_str(r, "half a point");
        return;
    }
    put_points(r, halves);
    doc_str(r, halves == 2 ? " point" : " points");
}

static void
award_0(struct report *r, const void *what)
{
    const struct event *e = what;
    doc_str(r, "the referee gave ");
    put_side(e->k->t, e->s->a);
    doc_char(r, ' ');
    put_awarded(e->k, e->s->b);
    put_why(e->k->t, fact_word(e->k->t, "", "TEXT"));
}

static void
award_1(struct report *r, const void *what)
{
    const struct event *e = what;
    put_side(e->k->t, e->s->a);
    doc_str(r, " was given ");
    put_awarded(e->k, e->s->b);
    doc_str(r, " by the referee");
    put_why(e->k->t, fact_word(e->k->t, "", "TEXT"));
}

void
award_tell(const struct event *e)
{
    static form *const awards[] = {award_0, award_1};
    TELL(e->k->t->r, awards, e->s->entry, e);
}

static void
roll_0(struct report *r, const void *what)
{
    const struct event *e = what;
    put_things(r, e->s->b, "die was", "dice were");
    doc_str(r, " thrown and gave ");
    put_number(r, e->s->a);
}

static void
roll_1(struct report *r, const void *what)
{
    const struct event *e = what;
    doc_str(r, "a throw of ");
    put_things(r, e->s->b, "die", "dice");
    doc_str(r, " gave ");
    put_number(r, e->s->a);
}

void
roll_tell(const struct event *e)
{
    static form *const rolls[] = {roll_0, roll_1};
    TELL(e->k->t->r, rolls, e->s->entry, e);
}

/* --- what the rules refused --- */

/* Why the rules refused it, and by which of them. */
static void
put_refused(const struct told *k)
{
    const struct game *g = k->t->g;
    for (uint32_t i = 0; i < g->rows[T_overruled]; i++) {
        const struct overruled *o = &g->overruled[i];
        if (o->target != k->entry || o->kind != OVERRULE_FORCED)
            continue;
        const struct fault f = {.code = (uint16_t)o->what,
                                .subject = o->computed[0],
                                .have = o->computed[1],
                                .need = o->computed[2],
                                .other = o->computed[3]};
        char at[LINE_MAX_BYTES];
        struct text words;
        text_init(&words, at, sizeof at);
        put_fault(&words, k->t->h, &f);
        if (words.n > 0 && at[words.n - 1] == '.')
            words.n--;
        doc_str(k->t->r, " (");
        put_quotation(k->t, text_span(&words));
        if (o->rule) {
            doc_str(k->t->r, ", ");
            doc_str(k->t->r, rule_name(o->rule));
        }
        doc_char(k->t->r, ')');
        return;
    }
}

/* The line as it was allowed, and for what. */
static void
put_allowed(const struct told *k)
{
    char at[LINE_MAX_BYTES];
    struct text words;
    struct line bare = k->t->fact;
    const struct word *why = fact_word(k->t, "because", "TEXT");
    bare.force = false;
    bare.correction = CORRECT_NONE;
    if (why) /* the last word, behind its `because` */
        bare.n = (uint32_t)(why - bare.word) - 1;
    text_init(&words, at, sizeof at);
    line_write(&words, &bare);
    put_quotation(k->t, text_span(&words));
    put_why(k->t, why);
}

static void
forced_0(struct report *r, const void *what)
{
    const struct told *k = what;
    doc_str(r, "against the rules");
    put_refused(k);
    doc_str(r, " the referee allowed ");
    put_allowed(k);
}

static void
forced_1(struct report *r, const void *what)
{
    const struct told *k = what;
    doc_str(r, "the referee let pass what the rules forbid");
    put_refused(k);
    doc_str(r, ", ");
    put_allowed(k);
}

void
forced_tell(const struct told *k)
{
    static form *const forced[] = {forced_0, forced_1};
    if (k->t->fact.verb && k->t->fact.force)
        TELL(k->t->r, forced, k->entry, k);
}

/* --- what he ruled otherwise --- */

struct otherwise {
    const struct told *k;
    const struct overruled *o;
};

static void
put_result(const struct otherwise *w, bool ruled)
{
    char at[LINE_MAX_BYTES];
    struct text words;
    text_init(&words, at, sizeof at);
    overruled_write(&words, w->k->t->g, w->o, ruled);
    put_quotation(w->k->t, text_span(&words));
}

static void
put_because(const struct otherwise *w)
{
    char at[LINE_MAX_BYTES];
    struct text words;
    text_init(&words, at, sizeof at);
    if (!put_reason(&words, w->k->t->h, w->o->entry))
        return;
    doc_str(w->k->t->r, ": ");
    put_quotation(w->k->t, text_span(&words));
}

static void
otherwise_0(struct report *r, const void *what)
{
    const struct otherwise *w = what;
    doc_str(r, "by the rules it was ");
    put_result(w, false);
    doc_str(r, "; the referee ruled ");
    put_result(w, true);
    put_because(w);
}

static void
otherwise_1(struct report *r, const void *what)
{
    const struct otherwise *w = what;
    doc_str(r, "the referee ruled ");
    put_result(w, true);
    doc_str(r, " where the rules had ");
    put_result(w, false);
    put_because(w);
}

/* What the rules had, and why the referee had it otherwise. */
void
overruled_tell(const struct told *k)
{
    static form *const otherwise[] = {otherwise_0, otherwise_1};
    const struct game *g = k->t->g;
    for (uint32_t i = 0; i < g->rows[T_overruled]; i++) {
        const struct otherwise w = {k, &g->overruled[i]};
        if (w.o->target == k->entry && w.o->kind != OVERRULE_FORCED)
            TELL(k->t->r, otherwise, w.o->entry, &w);
    }
}

/* --- close calls --- */

struct closely {
    const struct told *k;
    const struct call *c;
    bool other; /* b was taken, the other side of the limit */
};

static bool
by_places(const struct closely *w)
{
    return w->c->kind != CLOSE_ROUGH && w->c->man[0] && w->c->man[1];
}

static void
put_long(struct report *r, const struct game *g, length l)
{
    struct text t = doc_room(r, 64);
    say_length(&t, g, l);
    doc_took(r, &t);
}

static void
put_man_named(struct report *r, const struct game *g, int32_t man)
{
    char at[64];
    struct text t;
    text_init(&t, at, sizeof at);
    say_man(&t, g, ROW(man));
    doc_name(r, text_span(&t));
}

/* ": BA.2 stood 5 7/8" from RA.1, where 6" was the limit and 1/4" in doubt" */
static void
put_hair(struct report *r, const struct closely *w)
{
    const struct game *g = w->k->t->g;
    if (!by_places(w)) {
        doc_str(r, ", for the places of men in contact are only estimated");
        return;
    }
    doc_str(r, ": ");
    put_man_named(r, g, w->c->man[1]);
    doc_str(r, " stood ");
    put_long(r, g, w->c->apart);
    doc_str(r, " from ");
    put_man_named(r, g, w->c->man[0]);
    doc_str(r, ", where ");
    put_long(r, g, w->c->limit);
    doc_str(r, " was the limit and ");
    put_long(r, g, w->c->out);
    doc_str(r, " in doubt");
}

static void
close_0(struct report *r, const void *what)
{
    const struct closely *w = what;
    doc_str(r, "it was a close call");
    put_hair(r, w);
}

static void
close_1(struct report *r, const void *what)
{
    const struct closely *w = what;
    doc_str(r, "a hair decided it");
    put_hair(r, w);
}

/* What it would have been. */
static void
put_would(struct report *r, const struct teller *t, const int32_t *o)
{
    int32_t lesser = o[CALL_LESSER];
    if (o[CALL_GONE]) {
        doc_str(r, "nobody would have fought");
        return;
    }
    doc_str(r, "it would have been ");
    if (lesser)
        put_men_of(t, o[CALL_LESSER_MEN], lesser);
    else
        put_number(r, o[CALL_LESSER_MEN]);
    if (lesser)
        doc_str(r, o[CALL_ISOLATED] == CASE_ISOLATED ? ", isolated,"
                                                     : ", supported,");
    doc_str(r, " against ");
    put_number(r, o[CALL_GREATER_MEN]);
    if (!lesser) {
        doc_str(r, ", and all would have fallen");
        return;
    }
    doc_str(r, ", with ");
    if (o[CALL_ISOLATED] == CASE_ISOLATED) {
        put_number(r, o[CALL_PRISONERS]);
        doc_str(r, " taken and ");
    }
    if (o[CALL_DEAD])
        put_number(r, o[CALL_DEAD]);
    else
        doc_str(r, "nobody");
    doc_str(r, " dead on each side");
}

static void
would_0(struct report *r, const void *what)
{
    const struct closely *w = what;
    doc_str(r, w->other ? "as measured " : "on the other side of it ");
    put_would(r, w->k->t, w->other ? w->c->a : w->c->b);
}

static void
would_1(struct report *r, const void *what)
{
    const struct closely *w = what;
    doc_str(r, w->other ? "by the measured places " : "read the other way ");
    put_would(r, w->k->t, w->other ? w->c->a : w->c->b);
}

static void
merely_close(struct report *r, const void *what)
{
    (void)what;
    doc_str(r, "it was a close call");
}

void
close_tell(const struct told *k, const struct ruled *m)
{
    static form *const closes[] = {close_0, close_1};
    static form *const would[] = {would_0, would_1};
    static form *const merely[] = {merely_close};
    const struct game *g = k->t->g;
    struct closely w = {k, NULL, false};
    if (!m->close)
        return;
    for (uint32_t i = 0; i < g->rows[T_call]; i++)
        if (g->call[i].melee == m->melee && g->call[i].waits)
            w.c = &g->call[i];
    if (!w.c) {
        TELL(k->t->r, merely, m->entry, &w);
        return;
    }
    w.other = g->melee[ROW(m->melee)].answer == ANSWER_B;
    TELL(k->t->r, closes, m->entry, &w);
    TELL(k->t->r, would, m->entry, &w);
}

/* --- the rules and the clock, in the middle of it --- */

static void
put_rule(const struct told *k)
{
    put_words_of(k->t, fact_word(k->t, "", "KEY"));
    doc_str(k->t->r, " was ");
    put_words_of(k->t, fact_word(k->t, "", "VALUE"));
    put_why(k->t, fact_word(k->t, "because", "TEXT"));
}

static void
set_0(struct report *r, const void *what)
{
    doc_str(r, "from here on ");
    put_rule(what);
}

static void
set_1(struct report *r, const void *what)
{
    doc_str(r, "a rule was changed: ");
    put_rule(what);
}

static void
set_tell(const struct told *k)
{
    static form *const sets[] = {set_0, set_1};
    if (k->seq > 0 && fact_is(k->t, FACT_SET) && fact_word(k->t, "", "KEY") &&
        fact_word(k->t, "", "VALUE"))
        TELL(k->t->r, sets, k->entry, k);
}

static void
put_clock_time(const struct told *k, const char *clause)
{
    const struct word *w = fact_word(k->t, clause, "TIME");
    if (w)
        put_time_of(k->t->r, (int64_t)w->a * 1000);
}

static void
clock_0(struct report *r, const void *what)
{
    const struct told *k = what;
    const struct line *l = &k->t->fact;
    doc_str(r, "the referee ");
    if (line_has(l, "off")) {
        doc_str(r, "took the clock off");
    } else if (line_has(l, "book")) {
        doc_str(r, "went back to the clock of the book");
    } else if (line_has(l, "set")) {
        doc_str(r, "set the clock to ");
        put_clock_time(k, "set");
    } else if (line_has(l, "+")) {
        doc_str(r, "gave ");
        put_clock_time(k, "+");
        doc_str(r, " more");
    } else {
        doc_str(r, "gave every move ");
        put_clock_time(k, "");
    }
}

static void
clock_1(struct report *r, const void *what)
{
    const struct told *k = what;
    const struct line *l = &k->t->fact;
    if (line_has(l, "off")) {
        doc_str(r, "the clock was taken off");
    } else if (line_has(l, "book")) {
        doc_str(r, "the clock was the book's again");
    } else if (line_has(l, "set")) {
        doc_str(r, "the clock was set to ");
        put_clock_time(k, "set");
    } else if (line_has(l, "+")) {
        doc_str(r, "the clock was given ");
        put_clock_time(k, "+");
        doc_str(r, " more");
    } else {
        doc_str(r, "every move was given ");
        put_clock_time(k, "");
    }
}

static void
clock_tell_line(const struct told *k)
{
    static form *const clocks[] = {clock_0, clock_1};
    if (!k->t->without.clock && k->seq > 0 && fact_is(k->t, FACT_CLOCK))
        TELL(k->t->r, clocks, k->entry, k);
}

void
changes_tell(const struct told *k)
{
    set_tell(k);
    clock_tell_line(k);
}
