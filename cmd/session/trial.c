/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * trial.c: whether a line would stand; see trial.h.
 */
#include "trial.h"

#include "facts.h"
#include "session_in.h"

#include <string.h>

enum { TRIED_MEN = 5000 }; /* in a larger battle it would be felt */

/* A question is answered into the air. */
static bool
is_answered(struct session *s, const struct line *l, struct fault *why)
{
    static char air[1 << 16];
    struct text t;
    struct asking a = {.h = &s->history,
                       .file = s->file,
                       .line = l,
                       .at_ms = session_now(s),
                       .plain = s->o.plain,
                       .why = why};
    text_init(&t, air, sizeof air);
    return ask(&a, &t);
}

/* Shells may fall among one's own men; nobody is told to do it. */
static bool
hits_own(const struct session *s, const struct line *l, const struct ruling *r)
{
    if (!verb_is(l->verb, FACT_FIRE))
        return false;
    for (uint32_t i = 0; i < r->n_effect && i < EFFECT_MAX; i++)
        if (r->effect[i].kind == EFFECT_KILLED &&
            r->effect[i].a == s->history.game.battle->mover)
            return true;
    return false;
}

/* Its dice are thrown, as they would be. */
static bool
thrown(const struct session *s, struct line *l, struct text *to,
       struct fault *why)
{
    struct line again = *l;
    struct span rest;
    if (!throw_dice(s, l, to))
        return true;
    if (!line_read(text_span(to), &s->lexicon, &again, &rest, why))
        return false;
    *l = again;
    return true;
}

/* The word at fault, of a line that is gone, as it stands in this one. */
static struct span
own_word(const struct line *l, struct span word)
{
    for (uint32_t i = 0; i < l->n; i++)
        if (span_same(l->word[i].text, word))
            return l->word[i].text;
    return SPAN("");
}

bool
session_add(struct session *s, const struct line *l, struct ruling *r)
{
    char at[LINE_MAX_BYTES];
    struct text t;
    struct word word[LINE_WORDS];
    struct line again = *l;
    struct attempt a = {&again, 0, s->group};
    r->verdict = VERDICT_WRONG;
    memcpy(word, l->word, l->n * sizeof *word);
    again.word = word;
    time_of_first(s, l);
    text_init(&t, at, sizeof at);
    if (!time_of_line(s, l, &a.at_ms, &r->why))
        return false;
    if (thrown(s, &again, &t, &r->why))
        history_try(&s->history, &a, r);
    if (t.n > 0)
        r->why.word = own_word(l, r->why.word);
    return r->verdict >= VERDICT_ALLOWED;
}

bool
session_trial(struct session *s, const struct line *l, struct ruling *r)
{
    int32_t before = s->history.n;
    bool stands = session_add(s, l, r);
    history_drop(&s->history, before);
    return stands;
}

static bool
is_allowed(struct session *s, const struct line *l, struct fault *why)
{
    struct ruling r;
    bool stands = session_add(s, l, &r) && !hits_own(s, l, &r);
    *why = r.why;
    return stands;
}

static bool
part_stands(struct session *s, struct line *l, struct fault *why)
{
    if (!l->verb) {
        why->code = FAULT_MISSING;
        return false;
    }
    switch ((enum verb_kind)l->verb->kind) {
    case VERB_FACT:
    case VERB_EDIT:
        return is_allowed(s, l, why);
    case VERB_ASK:
        return is_answered(s, l, why);
    case VERB_CONTROL:
        break;
    }
    return true;
}

/* Of a line of several the parts before the one that fell stand already. */
static struct span
not_yet_ruled(const struct session *s, struct span typed)
{
    struct span done = s->stood;
    return done.n > 0 && typed.n > done.n &&
                   span_eq(span_cut(typed, 0, done.n), done)
               ? span_from(typed, done.n)
               : typed;
}

bool
session_stands(void *session, struct span typed, struct line *l,
               struct fault *why)
{
    struct session *s = session;
    struct word *word = l->word;
    struct span rest = not_yet_ruled(s, typed);
    int32_t before = s->history.n;
    bool stands;
    if (s->history.game.rows[T_man] > TRIED_MEN)
        return line_read(rest, &s->lexicon, l, &rest, why) && l->verb;
    do {
        struct span part = rest;
        l->word = word;
        stands = line_read(part, &s->lexicon, l, &rest, why) &&
                 part_stands(s, l, why);
    } while (stands && rest.n > 0);
    history_drop(&s->history, before);
    return stands;
}
