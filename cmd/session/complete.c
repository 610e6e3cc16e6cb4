/* SPDX-License-Identifier: GPL-3.0-or-later */
/* complete.c: see complete.h. */
#include "complete.h"
#include "session_in.h"

#include "say.h"
#include "trial.h"

#include <string.h>

enum {
    TRIED_MEN = 5000, /* in a larger battle nothing is tried beforehand */
    FILLED = 6        /* words put behind one that is tried */
};

/* ---- offers ---- */

static void
offers_begin(struct offers *o)
{
    o->n = 0;
    o->open = false;
    text_init(&o->text, o->room, sizeof o->room);
}

/* The last offer's note is written. */
static void
offers_end(struct offers *o)
{
    if (!o->open)
        return;
    o->open = false;
    struct offer *last = &o->at[o->n - 1];
    const char *from = last->word.at + last->word.n;
    last->note = (struct span){from, o->text.n - (uint32_t)(from - o->room)};
    if (o->text.cut)
        o->n--;
}

static bool
is_offered(const struct offers *o, struct span head, struct span word)
{
    for (uint32_t i = 0; i < o->n; i++)
        if (span_eq(span_from(o->at[i].word, head.n), word))
            return true;
    return false;
}

struct text *
offer(struct completing *c, struct span word)
{
    struct offers *o = c->out;
    offers_end(o);
    if (o->n == OFFERS || o->text.cut || word.n < c->typed.n ||
        !span_same(span_cut(word, 0, c->typed.n), c->typed) ||
        is_offered(o, c->head, word))
        return NULL;
    uint32_t from = o->text.n;
    text_put(&o->text, c->head);
    text_put(&o->text, word);
    o->open = true;
    o->at[o->n++].word = span_from(text_span(&o->text), from);
    return &o->text;
}

void
offer_noted(struct completing *c, struct span word, const char *note)
{
    struct text *to = offer(c, word);
    if (to)
        text_str(to, note);
}

/* ---- would it be refused? ---- */

/* The line lacks something that is asked for or has still to be typed. */
static bool
is_begun(uint32_t code)
{
    static const enum fault_code asked[] = {
        FAULT_MISSING,       FAULT_SUPPORT,         FAULT_SUPPORT_PLACE,
        FAULT_BECAUSE,       FAULT_CAPTURE_MISSING, FAULT_OUTCOME_MISSING,
        FAULT_CAPTURE_PLACE, FAULT_CAPTURE_WAY,     FAULT_RESULT_MISSING,
        FAULT_REAR_WHERE,    FAULT_WHICH_CLOSE,     FAULT_D_SYNTAX};
    for (size_t i = 0; i < sizeof asked / sizeof *asked; i++)
        if (code == asked[i])
            return true;
    return false;
}

/* It falls for where somebody would stand, which is nothing against him while
 * the place is only a filler. */
static bool
is_of_place(uint32_t code)
{
    static const enum fault_code of_place[] = {
        FAULT_ONE_PLACE,   FAULT_SHAPE_OFF,   FAULT_SHAPE_ROOM,
        FAULT_ON_MAN,      FAULT_ON_GUN,      FAULT_OFF_FIELD,
        FAULT_TAPES_SHORT, FAULT_TAPES_OFF,   FAULT_TAPES_BEYOND,
        FAULT_TAPES_ONE,   FAULT_TAPES_TWICE, FAULT_EACH_PLACE,
        FAULT_SPACING,     FAULT_DEPLOY,      FAULT_REACH,
        FAULT_REACH_LEFT,  FAULT_REACH_LINE,  FAULT_REACH_ABOUT,
        FAULT_NO_FIELD};
    for (size_t i = 0; i < sizeof of_place / sizeof *of_place; i++)
        if (code == of_place[i])
            return true;
    return false;
}

/* Something a slot can be read from; what it is does not matter. */
static const char *
filler(enum slot slot)
{
    static const char *const of[SLOTS] = {
        [SLOT_MEN] = "1z",    [SLOT_LABEL] = "ZZ",   [SLOT_LABELS] = "ZZ",
        [SLOT_HEADING] = "n", [SLOT_PLACE] = "1,1",  [SLOT_DICE] = "1d6",
        [SLOT_TIME] = "1:00", [SLOT_ENTRY] = "#1",   [SLOT_MELEE] = "M1",
        [SLOT_PARTY] = "P1",  [SLOT_SUPPORT] = "s0", [SLOT_DATE] = "2000-01-01",
        [SLOT_KEY] = "x",     [SLOT_VALUE] = "x",    [SLOT_NAME] = "x",
        [SLOT_TEXT] = "x",    [SLOT_WORD] = "x",
    };
    return of[slot] ? of[slot] : "1";
}

/* Puts behind a line that is not whole what it lacks; false: nobody knows. */
static bool
fill(struct completing *c, struct text *line)
{
    struct wants wants;
    if (!line_wants(text_span(line), &c->s->lexicon, c->s->word, &wants) ||
        wants.n == 0)
        return false;
    const struct want *w = &wants.at[0];
    text_char(line, ' ');
    if (w->slot == SLOT_LITERAL)
        text_put(line, w->name);
    else
        text_str(line, filler(w->slot));
    return !line->cut;
}

/* Whether the line was read with that word of its usage, if there is one: "put
 * RA line" could be a place so called. */
static bool
is_read_so(const struct line *l, struct span literal)
{
    for (uint32_t i = 0; i < l->n; i++)
        if (l->word[i].slot == SLOT_LITERAL &&
            span_eq(l->word[i].name, literal))
            return true;
    return literal.n == 0;
}

/* Whether the line would fall for something before byte `to`. */
static bool
falls(struct completing *c, struct text *line, uint32_t to, struct span literal)
{
    struct session *s = c->s;
    struct line l = {.word = s->word};
    struct span rest;
    struct fault why;
    struct ruling r;
    int i;
    for (i = 0;; i++) {
        bool read = line_read(text_span(line), &s->lexicon, &l, &rest, &why);
        if (read && is_read_so(&l, literal))
            break;
        bool more = read || why.code == FAULT_MISSING;
        if (!more || i == FILLED || !fill(c, line))
            return read || (!more && why.column < to);
    }
    if (!l.verb || l.correction != CORRECT_NONE || rest.n > 0 ||
        (l.verb->kind != VERB_FACT && l.verb->kind != VERB_EDIT))
        return false;
    if (session_trial(s, &l, &r) || r.verdict == VERDICT_ROOM)
        return false;
    bool filled = i > 0 && is_of_place(r.why.code);
    return !is_begun(r.why.code) && !filled && r.why.column < to;
}

/* Any of its forms would do, said as its example says it. */
static bool
verb_falls(struct completing *c, struct span begun, struct span name)
{
    char at[2 * LINE_MAX_BYTES];
    struct text line;
    const struct lexicon *of = &c->s->lexicon;
    for (uint32_t k = 0; k < of->n; k++)
        for (uint32_t i = 0; i < of->list[k].n; i++) {
            const struct verb *v = &of->list[k].row[i];
            if (!(v->sets & of->sets) || !span_is(name, v->name))
                continue;
            text_init(&line, at, sizeof at);
            text_put(&line, begun);
            uint32_t to = line.n + name.n;
            say_verb_example(&line, &c->s->history, v);
            if (!falls(c, &line, to, SPAN("")))
                return false;
        }
    return true;
}

static bool
word_falls(struct completing *c, struct span begun, struct span word,
           bool literal)
{
    char at[2 * LINE_MAX_BYTES];
    struct text line;
    text_init(&line, at, sizeof at);
    text_put(&line, begun);
    text_put(&line, word);
    return falls(c, &line, line.n, literal ? word : SPAN(""));
}

/* Leaves out what would be refused as soon as it was typed. */
static void
sift(struct completing *c, struct span begun, bool verbs)
{
    struct offers *o = c->out;
    uint32_t n = o->n;
    if (c->g->rows[T_man] > TRIED_MEN)
        return;
    o->n = 0;
    for (uint32_t i = 0; i < n; i++) {
        struct span word = span_from(o->at[i].word, verbs ? c->head.n : 0);
        if (verbs ? !verb_falls(c, begun, word)
                  : !word_falls(c, begun, word, i < c->literals))
            o->at[o->n++] = o->at[i];
    }
}

/* ---- what comes next ---- */

/* A sign before a verb may touch it; men and labels are joined by +. */
static void
part_head(struct completing *c, const struct wants *w)
{
    uint32_t n = 0;
    while (w->verb && n < c->typed.n &&
           (c->typed.at[n] == '=' || c->typed.at[n] == '?'))
        n++;
    for (uint32_t i = c->typed.n; !w->verb && n == 0 && i > 0; i--)
        if (c->typed.at[i - 1] == '+' && c->typed.at[0] != '"')
            n = i;
    c->head = span_cut(c->typed, 0, n);
    c->typed = span_from(c->typed, n);
}

/* Words that stand before a line. */
static void
offer_prefixes(struct completing *c, struct span begun)
{
    if (span_trim(begun).n > 0 || c->head.n > 0 || c->s->history.n == 0)
        return;
    offer_noted(c, SPAN("amend"), "the line of an entry, put right");
    offer_noted(c, SPAN("before"), "a line that belongs before an entry");
    if (c->g->battle->seq > 0)
        offer_noted(c, SPAN("late"), "a line of the move just ended");
    offer_noted(c, SPAN("overrule:"), "a line that the rules refuse");
}

static void
offer_aliases(struct completing *c)
{
    const struct aliases *a = &c->s->aliases;
    for (int i = 0; i < a->n; i++)
        offer_noted(c, span_of(a->at[i].name), a->at[i].line);
}

static void
offer_wants(struct completing *c, const struct wants *w)
{
    for (uint32_t i = 0; i < w->n; i++)
        if (w->at[i].slot == SLOT_LITERAL && c->head.n == 0)
            offer(c, w->at[i].name);
    c->literals = c->out->n;
    for (uint32_t i = 0; i < w->n; i++)
        if (w->at[i].slot != SLOT_LITERAL)
            offer_slot(c, &w->at[i]);
}

void
complete(struct session *s, struct span line, uint32_t start, uint32_t at,
         struct offers *out)
{
    char meant[LINE_MAX_BYTES + ALIAS_BYTES];
    struct text t;
    text_init(&t, meant, sizeof meant);
    struct span begun = alias_expand(&s->aliases, span_cut(line, 0, start), &t);
    struct completing c = {.s = s,
                           .g = &s->history.game,
                           .typed = span_cut(line, start, at),
                           .out = out};
    struct wants w;
    offers_begin(out);
    if (!line_wants(begun, &s->lexicon, s->word, &w))
        return;
    part_head(&c, &w);
    if (w.verb)
        offer_verbs(&c);
    else
        offer_wants(&c, &w);
    offers_end(out);
    /* What stands before a line is no verb that could be tried. */
    sift(&c, begun, w.verb);
    if (w.verb) {
        offer_aliases(&c);
        offer_prefixes(&c, begun);
    }
    offers_end(out);
}

/* ---- what cannot be listed ---- */

/* Slots that are filled with what nobody can know beforehand. */
static bool
is_free(const struct want *w)
{
    static const enum slot slots[] = {SLOT_NUMBER, SLOT_LENGTH, SLOT_PLACE,
                                      SLOT_DICE,   SLOT_TIME,   SLOT_HALVES,
                                      SLOT_DATE,   SLOT_TEXT};
    for (size_t i = 0; i < sizeof slots / sizeof *slots; i++)
        if (w->slot == slots[i])
            return true;
    return false;
}

/* SHOTS, a number */
static void
put_want(struct text *to, const struct want *w)
{
    text_put(to, w->name);
    if (w->slot == SLOT_LITERAL)
        return;
    text_str(to, ", ");
    text_str(to, slot_name(w->slot));
}

static bool
seen_want(const struct wants *w, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        if (w->at[i].slot == w->at[n].slot &&
            span_eq(w->at[i].name, w->at[n].name))
            return true;
    return false;
}

/* "not now: " and why a line would fall; false: it would not. */
static bool
put_fall(struct completing *c, struct span typed, struct text *to)
{
    struct word word[LINE_WORDS];
    struct line l = {.word = word};
    struct fault why;
    if (session_stands(c->s, typed, &l, &why))
        return false;
    struct failing f = {&c->s->history, typed, &l, &why, true, NULL, 0};
    text_str(to, "not now: ");
    say_fault_words(to, &f);
    text_char(to, '\n');
    return true;
}

/* Why the line falls that is begun so, however it goes on; false: it need
 * not. */
static bool
put_refusal(struct completing *c, struct span begun, const struct verb *verb,
            struct text *to)
{
    char at[2 * LINE_MAX_BYTES];
    struct text line;
    struct span typed = span_trim(begun);
    text_init(&line, at, sizeof at);
    text_put(&line, typed);
    if (falls(c, &line, line.n, SPAN("")))
        return put_fall(c, text_span(&line), to);
    if (!verb || !span_same_z(typed, verb->name) ||
        !verb_falls(c, SPAN(""), span_of(verb->name)))
        return false;
    text_clear(&line);
    say_verb_example(&line, &c->s->history, verb);
    return put_fall(c, text_span(&line), to);
}

/* Why nothing of what is there will do, as it is of the first; false: nothing
 * is there, or it would do. */
static bool
put_first_refusal(const struct completing *c, struct span begun,
                  const struct wants *w, struct text *to)
{
    char at[2 * LINE_MAX_BYTES];
    struct text line;
    struct offers there;
    struct completing first = *c;
    first.out = &there;
    offers_begin(&there);
    offer_wants(&first, w);
    offers_end(&there);
    if (there.n == 0 || first.literals > 0 || c->g->rows[T_man] > TRIED_MEN)
        return false;
    text_init(&line, at, sizeof at);
    text_put(&line, begun);
    text_put(&line, there.at[0].word);
    return falls(&first, &line, line.n, SPAN("")) &&
           put_fall(&first, text_span(&line), to);
}

void
complete_hint(struct session *s, struct span line, uint32_t start, bool any,
              struct text *to)
{
    struct completing c = {
        .s = s, .g = &s->history.game, .typed = span_from(line, start)};
    struct span begun = span_cut(line, 0, start);
    struct wants w;
    uint32_t told = 0;
    if (!line_wants(begun, &s->lexicon, s->word, &w) || w.verb)
        return;
    if (!any && (put_refusal(&c, begun, w.of, to) ||
                 put_first_refusal(&c, begun, &w, to)))
        return;
    for (uint32_t i = 0; i < w.n; i++) {
        if ((any && !is_free(&w.at[i])) || seen_want(&w, i))
            continue;
        text_str(to, told++ > 0 ? "; or " : any ? "or " : "");
        put_want(to, &w.at[i]);
    }
    if (told > 0)
        text_char(to, '\n');
}
