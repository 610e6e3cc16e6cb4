/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * session_if.c: what else could have come of a line that is only tried: by the
 * other editions (or, of the density rules, by another value of a switch), and
 * with so many men more or fewer. All of it is found by trying.
 */
#include "overrule.h"
#include "session_in.h"
#include "what_if.h"

#include "facts.h"
#include "say_in.h"

#include <string.h>

enum { MELEES = 4, WORDS_MAX = 512, FARTHEST = 1024 };

/* What came of a try. */
struct upshot {
    bool known; /* it was allowed, or the rules refuse it */
    enum verdict verdict;
    struct ruled melee[MELEES];
    uint32_t melees;
    int32_t gun; /* which effect a capture had, or 0 */
    char words[WORDS_MAX];
    uint32_t n;
};

struct trying {
    struct session *s;
    const struct line *line;
    int64_t at_ms;
    bool no_room; /* memory ran out: not all was tried */
    struct upshot out;
};

/* --- an upshot --- */

/* "Blue isolated, 3 taken, 6 dead each side" */
static void
put_melee(struct text *t, const struct game *g, const struct ruled *m,
          bool named)
{
    if (named) {
        text_char(t, 'M');
        text_int(t, m->melee);
        text_char(t, ' ');
    }
    if (m->isolated == CASE_EQUAL) {
        text_str(t, "equal, all ");
    } else {
        say_side(t, g, m->lesser);
        text_str(t,
                 m->isolated == CASE_ISOLATED ? " isolated, " : " supported, ");
    }
    if (m->prisoners > 0) {
        text_int(t, m->prisoners);
        text_str(t, " taken, ");
    }
    text_int(t, m->lesser_dead);
    text_str(t, " dead each side");
}

static void
put_refusal(struct text *t, const struct trying *y, const struct ruling *r)
{
    struct failing f = {&y->s->history, y->line->typed, y->line, &r->why,
                        true,           NULL,           0};
    text_str(t, "refused: ");
    say_fault_words(t, &f);
    while (t->n > 0 && t->at[t->n - 1] == '.')
        t->n--;
    if (r->why.rule) {
        text_str(t, " [");
        text_str(t, rule_name(r->why.rule));
        text_char(t, ']');
    }
}

static void
put_upshot(struct text *t, const struct trying *y, const struct ruling *r)
{
    const struct game *g = &y->s->history.game;
    struct saying a = {&y->s->history, y->line, r, 0, false, true};
    const struct upshot *o = &y->out;
    if (r->verdict < VERDICT_ALLOWED) {
        put_refusal(t, y, r);
        return;
    }
    for (uint32_t i = 0; i < o->melees && i < MELEES; i++) {
        text_str(t, i > 0 ? "; " : "");
        put_melee(t, g, &o->melee[i], o->melees > 1);
    }
    if (o->melees == 0)
        say_first(t, &a);
}

static int32_t
capture_effect(const struct ruling *r)
{
    for (uint32_t i = 0; i < r->n_effect && i < EFFECT_MAX; i++)
        if (r->effect[i].kind == EFFECT_GUN_TAKEN ||
            r->effect[i].kind == EFFECT_GUN_DISPUTE ||
            r->effect[i].kind == EFFECT_GUN_KEPT)
            return r->effect[i].kind;
    return 0;
}

static void
seen(void *ctx, const struct ruling *r)
{
    struct trying *y = ctx;
    struct upshot *o = &y->out;
    const struct game *g = &y->s->history.game;
    struct text t;
    o->known = r->verdict >= VERDICT_REFUSED;
    o->verdict = r->verdict;
    o->gun = capture_effect(r);
    for (uint32_t i = r->from[T_ruled]; i < r->to[T_ruled]; i++)
        if (o->melees++ < MELEES)
            o->melee[o->melees - 1] = g->ruled[i];
    text_init(&t, o->words, sizeof o->words);
    put_upshot(&t, y, r);
    o->n = t.n;
    while (o->n > 0 && o->words[o->n - 1] == '.')
        o->n--;
}

/* False: it is not known what would come of it. */
static bool
try(struct trying *y, const struct other_values *by)
{
    struct attempt a = {y->line, y->at_ms, y->s->group};
    y->out = (struct upshot){.known = false};
    if (!what_if(&y->s->history, &a, by, seen, y))
        y->no_room = true;
    return y->out.known;
}

static struct span
words_of(const struct upshot *o)
{
    return (struct span){o->words, o->n};
}

/* The same case, whatever the numbers. */
static bool
same_case(const struct upshot *a, const struct upshot *b)
{
    bool fell = a->verdict < VERDICT_ALLOWED;
    if (fell != (b->verdict < VERDICT_ALLOWED) || a->melees != b->melees ||
        a->gun != b->gun)
        return false;
    for (uint32_t i = 0; i < a->melees && i < MELEES; i++)
        if (a->melee[i].isolated != b->melee[i].isolated ||
            a->melee[i].lesser != b->melee[i].lesser)
            return false;
    return true;
}

static bool
add(struct session *s, struct text *t)
{
    text_char(t, '.');
    return words_add(&s->otherwise, text_span(t));
}

/* --- other editions --- */

static bool
first_so(const struct upshot *o, enum edition e)
{
    for (enum edition k = EDITION_BOOK; k < e; k++)
        if (o[k].known && span_eq(words_of(&o[k]), words_of(&o[e])))
            return false;
    return true;
}

static bool
add_edition(struct session *s, const struct upshot *o, enum edition e)
{
    char at[WORDS_MAX * 2];
    struct text t;
    text_init(&t, at, sizeof at);
    text_str(&t, "edition ");
    text_str(&t, edition_name(e));
    for (enum edition k = e + 1; k < EDITION_DENSITY; k++) {
        if (!o[k].known || !span_eq(words_of(&o[k]), words_of(&o[e])))
            continue;
        text_str(&t, ", ");
        text_str(&t, edition_name(k));
    }
    text_str(&t, ": ");
    text_put(&t, words_of(&o[e]));
    return add(s, &t);
}

static bool
editions(struct trying *y, const struct upshot *own)
{
    struct upshot o[EDITIONS];
    int32_t now = y->s->history.game.battle->edition;
    bool ok = true;
    memset(o, 0, sizeof o);
    for (enum edition e = EDITION_BOOK; e < EDITION_DENSITY; e++) {
        const struct other_values by = {.edition = (int32_t)e};
        if ((int32_t)e == now || !try(y, &by) ||
            span_eq(words_of(&y->out), words_of(own)))
            continue;
        o[e] = y->out;
    }
    for (enum edition e = EDITION_BOOK; ok && e < EDITION_DENSITY; e++)
        if (o[e].known && first_so(o, e))
            ok = add_edition(y->s, o, e);
    return ok;
}

/* --- switches of the density rules --- */

static bool
one_switch(struct trying *y, enum key_id k, const struct upshot *own)
{
    struct session *s = y->s;
    int32_t is = key(&s->history.game, k);
    for (int32_t v = 0; key_word(k, v).n > 0; v++) {
        const struct other_values by = {.key = k, .cell = v};
        char at[WORDS_MAX * 2];
        struct text t;
        if (v == is || !try(y, &by) || y->out.verdict < VERDICT_ALLOWED ||
            span_eq(words_of(&y->out), words_of(own)))
            continue;
        text_init(&t, at, sizeof at);
        text_str(&t, "with ");
        text_str(&t, key_info(k)->name);
        text_char(&t, ' ');
        text_put(&t, key_word(k, v));
        text_str(&t, ": ");
        text_put(&t, words_of(&y->out));
        if (!add(s, &t))
            return false;
    }
    return true;
}

static bool
switches(struct trying *y, const struct upshot *own)
{
    bool ok = true;
    for (int k = 0; ok && k < KEYS; k++)
        if (key_sets((enum key_id)k) & SET_DENSITY &&
            key_info((enum key_id)k)->type == KEY_ENUM)
            ok = one_switch(y, (enum key_id)k, own);
    return ok;
}

/* --- so many more or fewer --- */

/* A number of the line that can be another. */
struct dial {
    const struct line *line;
    const struct word *w;
    int step; /* +1, -1 */
};

static bool
turns(const struct word *w)
{
    if (w->slot == SLOT_SUPPORT)
        return w->a >= 0;
    if (w->slot == SLOT_MEN)
        return w->form == MEN_COUNT && w->label.n > 0 &&
               span_cut(w->text, 0, 1).at[0] >= '0' &&
               span_cut(w->text, 0, 1).at[0] <= '9';
    return span_is(w->name, "PAST") || span_is(w->name, "NEAR");
}

/* The word with its number turned by k. */
static void
put_word(struct text *to, const struct dial *d, int32_t k)
{
    const struct word *w = d->w;
    struct span word =
        span_cut(d->line->typed, w->column, (uint32_t)w->column + w->width);
    uint32_t from = 0;
    if (w->slot == SLOT_SUPPORT)
        text_char(to, 's');
    text_int(to, w->a + d->step * k);
    while (w->slot == SLOT_MEN && from < word.n && word.at[from] >= '0' &&
           word.at[from] <= '9')
        from++;
    if (w->slot == SLOT_MEN)
        text_put(to, span_from(word, from));
}

static void
turned(struct text *to, const struct dial *d, int32_t k)
{
    struct span typed = d->line->typed;
    text_put(to, span_cut(typed, 0, d->w->column));
    put_word(to, d, k);
    text_put(to, span_from(typed, (uint32_t)d->w->column + d->w->width));
}

enum turn_result { TURN_SAME, TURN_OTHER, TURN_NONE };

static enum turn_result
turn(struct trying *y, const struct dial *d, int32_t k,
     const struct upshot *own)
{
    struct word word[LINE_WORDS];
    char at[LINE_MAX_BYTES];
    struct line l = {.word = word};
    struct span rest;
    struct fault why;
    struct text t;
    if (d->w->a + d->step * k < (d->w->slot == SLOT_MEN))
        return TURN_NONE;
    text_init(&t, at, sizeof at);
    turned(&t, d, k);
    if (t.cut || !line_read(text_span(&t), &y->s->lexicon, &l, &rest, &why))
        return TURN_NONE;
    y->line = &l;
    bool known = try(y, NULL);
    y->line = d->line;
    return !known                    ? TURN_NONE
           : same_case(&y->out, own) ? TURN_SAME
                                     : TURN_OTHER;
}

/* The least turn that makes a difference, or 0. */
static int32_t
least_turn(struct trying *y, const struct dial *d, const struct upshot *own)
{
    int32_t low = 0, high = 1;
    while (high <= FARTHEST && turn(y, d, high, own) == TURN_SAME) {
        low = high;
        high *= 2;
    }
    if (high > FARTHEST)
        return 0;
    while (high - low > 1) {
        int32_t mid = low + (high - low) / 2;
        if (turn(y, d, mid, own) == TURN_SAME)
            low = mid;
        else
            high = mid;
    }
    return turn(y, d, high, own) == TURN_OTHER ? high : 0;
}

/* Isolated or supported by the referee's word: the other word. */
static bool
other_word(struct trying *y, const struct word *w, const struct upshot *own)
{
    const char *word = w->a == SUPPORT_ISO ? "sup" : "iso";
    struct word read[LINE_WORDS];
    char line[LINE_MAX_BYTES], at[WORDS_MAX * 2];
    struct line l = {.word = read};
    const struct line *typed = y->line;
    struct span rest;
    struct fault why;
    struct text t;
    text_init(&t, line, sizeof line);
    text_put(&t, span_cut(typed->typed, 0, w->column));
    text_str(&t, word);
    text_put(&t, span_from(typed->typed, (uint32_t)w->column + w->width));
    if (t.cut || !line_read(text_span(&t), &y->s->lexicon, &l, &rest, &why))
        return true;
    y->line = &l;
    bool other = try(y, NULL) && !same_case(&y->out, own);
    y->line = typed;
    if (!other)
        return true;
    text_init(&t, at, sizeof at);
    text_str(&t, "with ");
    text_str(&t, word);
    text_str(&t, ": ");
    text_put(&t, words_of(&y->out));
    return add(y->s, &t);
}

static void
put_turn(struct text *t, const struct dial *d, int32_t k)
{
    static const struct {
        const char *clause, *words;
    } where[] = {
        {"past",      " past its wheels"  },
        {"behind",    " behind its wheels"},
        {"crossed",   " across its axle"  },
        {"trail",     " by its trail"     },
        {"others",    " others by it"     },
        {"unarmed",   " unarmed by it"    },
        {"prisoners", " prisoners by it"  }
    };
    const char *words = " near";
    for (size_t i = 0; i < sizeof where / sizeof where[0]; i++)
        if (span_is(d->w->clause, where[i].clause) && d->w->slot == SLOT_NUMBER)
            words = where[i].words;
    text_str(t, "with ");
    if (d->w->slot == SLOT_MEN) {
        put_word(t, d, k);
        text_str(t, " for ");
        put_word(t, d, 0);
    } else {
        text_int(t, k);
        text_str(t, d->step > 0 ? " more" : " fewer");
        text_str(t, words);
    }
    text_str(t, ": ");
}

static bool
one_dial(struct trying *y, const struct word *w, const struct upshot *own)
{
    for (int step = 1; step >= -1; step -= 2) {
        const struct dial d = {y->line, w, step};
        char at[WORDS_MAX * 2];
        struct text t;
        int32_t k = least_turn(y, &d, own);
        if (k == 0)
            continue;
        text_init(&t, at, sizeof at);
        put_turn(&t, &d, k);
        text_put(&t, words_of(&y->out));
        if (!add(y->s, &t))
            return false;
    }
    return true;
}

static bool
dials(struct trying *y, const struct upshot *own)
{
    static const enum fact verbs[] = {FACT_MELEE, FACT_CAPTURE, FACT_SURRENDER,
                                      FACT_SETTLE};
    const struct line *l = y->line;
    bool turned_by = false, ok = true;
    for (size_t i = 0; i < sizeof verbs / sizeof verbs[0]; i++)
        turned_by = turned_by || verb_is(l->verb, verbs[i]);
    for (uint32_t i = 0; ok && turned_by && i < l->n; i++)
        if (l->word[i].slot == SLOT_SUPPORT && l->word[i].a < 0)
            ok = other_word(y, &l->word[i], own);
    /* Whoever stands near comes first: that is what is argued about. */
    for (int men = 0; men < 2; men++)
        for (uint32_t i = 0; ok && turned_by && i < l->n; i++)
            if (turns(&l->word[i]) && men == (l->word[i].slot == SLOT_MEN))
                ok = one_dial(y, &l->word[i], own);
    return ok;
}

bool
otherwise(struct session *s, const struct line *l, int64_t at_ms)
{
    struct trying y = {.s = s, .line = l, .at_ms = at_ms};
    words_clear(&s->otherwise);
    if (l->verb->kind != VERB_FACT || l->correction != CORRECT_NONE)
        return true;
    if (!try(&y, NULL))
        return !y.no_room;
    struct upshot own = y.out;
    bool ok = s->history.game.battle->ruleset == RULESET_DENSITY
                  ? s->o.quiet || switches(&y, &own)
                  : dials(&y, &own) && editions(&y, &own);
    return ok && !y.no_room;
}
