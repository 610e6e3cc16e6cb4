/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * say_example.c: a right line in place of one that fell. Where lines can be
 * tried (failing.trial), what is offered would stand in this battle as it is:
 * the line mended, else another of its verb, else what the battle waits for.
 */
#include "say_mend.h"

#include "facts.h"

enum { MENDS = 5 }; /* of one line, before another is tried */

static char
lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

/* --- what stands --- */

/* Whether the line stands, or does once it is mended: it is written out. */
static bool
put_standing(struct text *to, const struct failing *f, const struct text *line)
{
    char at[2][LINE_MAX_BYTES];
    struct text made[2];
    struct word word[LINE_WORDS];
    struct span typed = text_span(line);

    for (int i = 0; i < MENDS; i++) {
        struct line l = {.word = word};
        struct fault why = {0};
        if (f->trial->stands(f->trial->ctx, typed, &l, &why)) {
            text_safe(to, typed);
            return true;
        }
        struct failing again = {f->h, typed, &l, &why, true, f->trial, 0};
        struct text *next = &made[i % 2];
        text_init(next, at[i % 2], sizeof at[0]);
        if (!mend(next, &again) || span_eq(text_span(next), typed))
            return false;
        typed = text_span(next);
    }
    return false;
}

bool
offer_line(struct text *to, const struct failing *f, const struct text *line)
{
    if (line->cut || line->n == 0)
        return false;
    if (f->trial)
        return put_standing(to, f, line);
    text_safe(to, text_span(line));
    return true;
}

bool
example_for(struct text *to, const struct failing *f)
{
    char at[LINE_MAX_BYTES];
    struct text t;

    text_init(&t, at, sizeof at);
    return mend(&t, f) && offer_line(to, f, &t);
}

/* --- the example of a verb, with the labels of this battle --- */

/* Examples speak of red, which has the move, and of blue. */
static int32_t
example_side(const struct game *g, struct span label)
{
    int32_t mover = g->battle->mover ? g->battle->mover : 1;
    char first = label.n ? lower(label.at[0]) : 0;
    if (g->rows[T_side] < 2 || (first != 'r' && first != 'b'))
        return 0;
    return first == 'r' ? mover : other_side(mover);
}

static bool
names_side(struct span label)
{
    return span_same_z(label, "red") || span_same_z(label, "blue");
}

/* A body of the side, of that arm where there is one: the first, and with
 * `shift` those after it, of the other arm at last. */
static int32_t
some_body(const struct game *g, int32_t side, int32_t arm, uint32_t shift)
{
    int32_t found = 0;
    for (int other = 0; other < 2; other++)
        for (uint32_t i = 0; i < g->rows[T_body]; i++) {
            if (g->body[i].side != side || (g->body[i].arm != arm) != other)
                continue;
            found = REF((int32_t)i);
            if (shift-- == 0)
                return found;
        }
    return found;
}

/* The nth gun that it holds, from 1. */
static int32_t
nth_gun(const struct game *g, int32_t side, int32_t nth)
{
    for (uint32_t i = 0; i < g->rows[T_gun]; i++)
        if (g->gun[i].holder == side && --nth <= 0)
            return REF((int32_t)i);
    return 0;
}

/* The letter of the side, capital or small as it stood. */
static void
put_letter(struct text *to, const struct game *g, int32_t side, char as)
{
    int32_t letter = g->side[ROW(side)].letter;
    bool big = as >= 'A' && as <= 'Z';
    text_char(to, (char)(big ? letter - 'a' + 'A' : letter));
}

struct here {
    const struct game *g;
    uint32_t shift;
    bool existing; /* labels are of what there is, and not new */
};

/* The body or gun that stands in for one of the example's: RG2 is the side's
 * second gun, RA its first foot, RC its first horse. */
static struct span
stand_in(const struct here *h, int32_t side, struct span label)
{
    const struct game *g = h->g;
    char kind = lower(label.at[1]);
    if (kind == 'g') {
        int32_t nth = label.n > 2 ? label.at[2] - '0' : 1;
        int32_t gun = nth_gun(g, side, nth + (int32_t)h->shift);
        return gun ? label_of(g->gun[ROW(gun)].label) : SPAN("");
    }
    int32_t body =
        some_body(g, side, kind == 'c' ? ARM_CAV : ARM_INF, h->shift);
    return body ? label_of(g->body[ROW(body)].label) : SPAN("");
}

/* What this battle calls what the example calls `label`. */
static void
put_label(struct text *to, const struct here *h, struct span label)
{
    const struct game *g = h->g;
    int32_t side = example_side(g, label);
    struct span here = SPAN("");
    if (!side) {
        text_put(to, label);
        return;
    }
    if (names_side(label)) {
        text_put(to, label_of(g->side[ROW(side)].label));
        return;
    }
    if (h->existing && label.n > 1)
        here = stand_in(h, side, label);
    if (here.n > 0) {
        text_put(to, here);
        return;
    }
    put_letter(to, g, side, label.at[0]);
    text_put(to, span_from(label, 1));
}

/* A verb that gives a label to what is new. */
static bool
gives_label(const struct verb *v)
{
    return verb_is(v, FACT_SIDE) || verb_is(v, FACT_BODY) ||
           verb_is(v, FACT_SPLIT) ||
           (verb_is(v, FACT_GUN) &&
            !span_starts(span_of(v->usage), "GUN held") &&
            !span_starts(span_of(v->usage), "GUN take"));
}

/* The line of the verb with this battle's labels; `shift`: with others than
 * the first that would do. */
static void
put_here(struct text *to, const struct history *h, const struct verb *v,
         const char *line, uint32_t shift)
{
    struct word word[LINE_WORDS];
    struct line l = {.word = word};
    struct span example = span_of(line), rest;
    struct fault why;
    uint32_t done = 0;
    struct here here = {&h->game, shift, !gives_label(v)};
    bool sides = verb_is(v, FACT_SIDE) || verb_is(v, FACT_PLAYER);
    if (!line_read(example, h->lexicon, &l, &rest, &why) || sides) {
        text_put(to, example);
        return;
    }
    for (uint32_t i = 0; i < l.n; i++) {
        struct span label = l.word[i].label;
        uint32_t at = label.n ? (uint32_t)(label.at - example.at) : 0;
        if (label.n == 0 || at < done)
            continue;
        text_put(to, span_cut(example, done, at));
        put_label(to, &here, label);
        done = at + label.n;
    }
    text_put(to, span_from(example, done));
}

void
say_line_here(struct text *to, const struct history *h, const struct verb *v,
              const char *line)
{
    put_here(to, h, v, line, 0);
}

void
say_verb_example(struct text *to, const struct history *h, const struct verb *v)
{
    say_line_here(to, h, v, v->example);
}

/* --- another line of the verb --- */

enum { SHIFTS = 4 };

static bool
row_stands(struct text *to, const struct failing *f, const struct verb *v,
           uint32_t shift)
{
    const char *lines[] = {v->example, v->also};
    char at[LINE_MAX_BYTES];
    struct text t;
    for (int i = 0; i < 2 && lines[i]; i++) {
        text_init(&t, at, sizeof at);
        put_here(&t, f->h, v, lines[i], shift);
        if (offer_line(to, f, &t))
            return true;
    }
    return false;
}

/* The form that was understood comes first. */
static bool
form_stands(struct text *to, const struct failing *f, const struct verb *verb)
{
    const struct lexicon *of = f->h->lexicon;
    for (uint32_t shift = 0; shift < SHIFTS; shift++) {
        if (row_stands(to, f, verb, shift))
            return true;
        for (uint32_t k = 0; k < of->n; k++)
            for (uint32_t i = of->list[k].n; i > 0; i--) {
                const struct verb *v = &of->list[k].row[i - 1];
                if (v != verb && v->sets & of->sets && verb_same(v, verb) &&
                    row_stands(to, f, v, shift))
                    return true;
            }
    }
    return false;
}

/* Somebody of a melee of this move, whose fate may be another. */
static bool
choice_stands(struct text *to, const struct failing *f)
{
    static const char *const fates[] = {" dead ", " keep "};
    enum { TRIED = 40 };
    const struct game *g = &f->h->game;
    char at[LINE_MAX_BYTES];
    struct text t;
    int tried = 0;
    for (uint32_t i = 0; i < g->rows[T_man] && tried < TRIED; i++) {
        const struct man *m = &g->man[i];
        if (!m->fought || m->fought_seq != g->battle->seq)
            continue;
        for (int k = 0; k < 2; k++, tried++) {
            text_init(&t, at, sizeof at);
            text_str(&t, "choose M");
            text_int(&t, g->melee[ROW(m->fought)].number);
            text_str(&t, fates[k]);
            say_man(&t, g, (int32_t)i);
            if (offer_line(to, f, &t))
                return true;
        }
    }
    return false;
}

/* --- another entry --- */

/* Whether it stands as it is; nothing of it is mended. */
static bool
offer_unmended(struct text *to, const struct failing *f,
               const struct text *line)
{
    struct word word[LINE_WORDS];
    struct line l = {.word = word};
    struct fault why = {0};
    struct span typed = text_span(line);
    if (line->cut ||
        (f->trial && !f->trial->stands(f->trial->ctx, typed, &l, &why)))
        return false;
    text_safe(to, typed);
    return true;
}

/* The line with that entry in place of the one that is not. */
static bool
entry_instead(struct text *to, const struct failing *f, int32_t n)
{
    struct span typed = mend_typed(f);
    char at[LINE_MAX_BYTES];
    struct text t;
    uint32_t from = 0, end;
    while (from < typed.n && typed.at[from] != '#')
        from++;
    end = from + 1;
    while (end < typed.n && typed.at[end] >= '0' && typed.at[end] <= '9')
        end++;
    if (n == 0 || from >= typed.n)
        return false;
    text_init(&t, at, sizeof at);
    text_put(&t, span_cut(typed, 0, from + 1));
    text_int(&t, n);
    text_put(&t, span_from(typed, end < typed.n ? end : typed.n));
    return offer_unmended(to, f, &t);
}

/* Whether it is what the entry says already. */
static bool
says_the_same(const struct line *a, const struct line *b)
{
    char at[2][LINE_MAX_BYTES];
    struct text t[2];
    struct line bare[2] = {*a, *b};
    for (int i = 0; i < 2; i++) {
        bare[i].correction = CORRECT_NONE;
        text_init(&t[i], at[i], sizeof at[i]);
        line_write(&t[i], &bare[i]);
    }
    return span_eq(text_span(&t[0]), text_span(&t[1]));
}

/* The last like it that stands, not far back; 0: there is none, or it would
 * be amended into what it is. */
static int32_t
last_alike(const struct failing *f)
{
    enum { LOOKED_AT = 200 };
    struct word word[LINE_WORDS];
    int32_t end = f->h->n > LOOKED_AT ? f->h->n - LOOKED_AT : 0;
    for (int32_t n = f->h->n; n > end; n--) {
        struct line l = {.word = word};
        if (history_stands(f->h, n) && history_fact(f->h, n, &l) &&
            verb_same(l.verb, f->line->verb))
            return f->line->correction == CORRECT_ENTRY &&
                           says_the_same(&l, f->line)
                       ? 0
                       : n;
    }
    return 0;
}

/* A change of an entry that is not: of the last like it, and of no other, for
 * who types what is offered loses what was there; else where the numbers
 * stand. */
static void
put_entry_there(struct text *to, const struct failing *f)
{
    const struct line *l = f->line;
    if (l->verb && l->correction != CORRECT_NONE &&
        entry_instead(to, f, last_alike(f)))
        return;
    text_str(to, "log");
}

/* Questions change nothing: they are of the last entry. */
static bool
changes_none(const struct failing *f)
{
    const struct line *l = f->line;
    return f->why->code == FAULT_NO_ENTRY && l &&
           (l->correction != CORRECT_NONE ||
            (l->verb && l->verb->kind != VERB_ASK));
}

/* What the battle waits for, where nothing was understood. */
static const char *
comes_next(const struct game *g)
{
    return g->battle->ruleset == RULESET_DENSITY ? "turn"
           : g->battle->phase == PHASE_FINISHED  ? "undo"
           : g->battle->phase != PHASE_SETUP     ? "next"
           : g->rows[T_side] < 2
               ? g->rows[T_side] == 0 ? "side red" : "side blue"
           : g->rows[T_body] == 0 ? "force"
                                  : "start";
}

/* The example of a verb that comes next or is nearest to the word. */
static const struct verb *
verb_meant(const struct failing *f)
{
    struct fault why;
    if (f->line && f->line->verb)
        return f->line->verb;
    if (f->why->near.n > 0) {
        const struct verb *v = verb_find(f->h->lexicon, f->why->near, &why);
        if (v)
            return v;
    }
    struct span next = line_first_word(span_of(comes_next(&f->h->game)));
    return verb_find(f->h->lexicon, next, &why);
}

/* Where nothing of the verb would stand now. */
static void
put_help(struct text *to, const struct verb *v)
{
    text_str(to, "help ");
    text_str(to, v->name);
}

void
say_example(struct text *to, const struct failing *f)
{
    if (!f->h) {
        if (f->line && f->line->verb)
            text_str(to, f->line->verb->example);
        return;
    }
    if (changes_none(f)) {
        put_entry_there(to, f);
        return;
    }
    if (example_for(to, f))
        return;
    const struct verb *v = verb_meant(f);
    if (!v)
        return;
    if (verb_edits(v, EDIT_CHOOSE) && f->trial && choice_stands(to, f))
        return;
    bool units = v->sets == SET_DENSITY;
    if ((units && density_stands(to, f, v)) || form_stands(to, f, v))
        return;
    put_help(to, v);
}
