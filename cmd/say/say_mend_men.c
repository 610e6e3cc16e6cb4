/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * say_mend_men.c: men who cannot be had, counts that are too large, labels
 * that nobody has or somebody has already: what would do in their place.
 */
#include "say_mend.h"

#include "facts.h"

/* The word of the line that is at fault, or NULL. */
static const struct word *
word_at_fault(const struct failing *f)
{
    for (uint32_t i = 0; f->line && i < f->line->n; i++)
        if (f->line->word[i].column == f->why->column)
            return &f->line->word[i];
    return NULL;
}

/* ---- counts ---- */

static uint32_t
digits_from(struct span typed, uint32_t from)
{
    uint32_t end = from;
    while (end < typed.n && typed.at[end] >= '0' && typed.at[end] <= '9')
        end++;
    return end;
}

/* The number at the word's beginning gives way to `n`. */
static bool
put_count(struct text *to, const struct failing *f, int32_t n)
{
    char at[16];
    struct text t;
    struct span typed = mend_typed(f);
    uint32_t end = digits_from(typed, f->why->column);
    if (end == f->why->column || n <= 0)
        return false;
    text_init(&t, at, sizeof at);
    text_int(&t, n);
    mend_replaced(to, typed, f->why->column, end, text_span(&t));
    return true;
}

/* 7cr+5ir, where there are no horse: 5ir. */
static bool
drop_term(struct text *to, const struct failing *f)
{
    struct span typed = mend_typed(f);
    uint32_t from = f->why->column, end = from + f->why->width;
    if (end < typed.n && typed.at[end] == '+')
        end++;
    else if (from > 0 && typed.at[from - 1] == '+')
        from--;
    else
        return false;
    mend_replaced(to, typed, from, end, SPAN(""));
    return true;
}

/* 3bc, where there are two. */
static bool
mend_too_few(struct text *to, const struct failing *f)
{
    return f->why->have > 0 ? put_count(to, f, f->why->have) : drop_term(to, f);
}

/* Who has a duty is named: 2ra+RA.7. */
static bool
name_duty(struct text *to, const struct failing *f)
{
    char at[80];
    struct text t;
    const struct word *w = word_at_fault(f);
    if (!w)
        return false;
    text_init(&t, at, sizeof at);
    if (f->why->have > 0) {
        text_int(&t, f->why->have);
        struct span typed = mend_typed(f);
        uint32_t from = digits_from(typed, w->column);
        text_put(&t, span_cut(typed, from, (uint32_t)w->column + w->width));
        text_char(&t, '+');
    }
    say_man(&t, &f->h->game, f->why->subject);
    mend_fault(to, f, text_span(&t));
    return !t.cut;
}

/* 0 is not from 1 to 20: the nearer of them. */
static bool
mend_range(struct text *to, const struct failing *f)
{
    struct span word = f->why->word;
    uint32_t end = digits_from(word, 0);
    char at[16];
    struct text t;
    bool small = end < 10;
    int64_t n = 0;
    for (uint32_t i = 0; small && i < end; i++)
        n = n * 10 + (word.at[i] - '0');
    if (end == 0 || f->why->width == 0)
        return false;
    text_init(&t, at, sizeof at);
    text_int(&t, small && n < f->why->have ? f->why->have : f->why->need);
    mend_replaced(to, mend_typed(f), f->why->column, f->why->column + end,
                  text_span(&t));
    return true;
}

/* s22, where a side has 21 men. */
static bool
mend_near(struct text *to, const struct failing *f)
{
    struct span typed = mend_typed(f);
    uint32_t from = f->why->column;
    char at[16];
    struct text t;
    if (from < typed.n && (typed.at[from] | 0x20) == 's')
        from++;
    uint32_t end = digits_from(typed, from);
    if (end == from)
        return false;
    text_init(&t, at, sizeof at);
    text_int(&t, f->why->need);
    mend_replaced(to, typed, from, end, text_span(&t));
    return true;
}

/* ---- men by their numbers ---- */

/* The words that one label begins: RA.1,4-6 is two. */
struct term {
    uint32_t from, end;
    int32_t men;
    struct span label;
};

static bool
term_at_fault(const struct failing *f, struct term *out)
{
    const struct word *at = word_at_fault(f);
    if (!at || at->slot != SLOT_MEN || at->form != MEN_NUMBER)
        return false;
    *out = (struct term){at->column, at->column, 0, at->label};
    for (uint32_t i = 0; i < f->line->n; i++) {
        const struct word *w = &f->line->word[i];
        uint32_t end = (uint32_t)w->column + w->width;
        if (w->slot != SLOT_MEN || w->label.at != at->label.at)
            continue;
        out->from = w->column < out->from ? w->column : out->from;
        out->end = end > out->end ? end : out->end;
        out->men += w->b - w->a + 1;
    }
    return out->men > 0;
}

/* RA.1,5, where one of them is dead: 2RA, whom the line can use. */
static bool
count_instead(struct text *to, const struct failing *f, int32_t men)
{
    char at[40];
    struct text t;
    struct term term;
    if (!term_at_fault(f, &term))
        return false;
    text_init(&t, at, sizeof at);
    text_int(&t, men > 0 ? men : term.men);
    text_put(&t, term.label);
    mend_replaced(to, mend_typed(f), term.from, term.end, text_span(&t));
    return !t.cut;
}

/* RA.7, where the last is RA.6. */
static bool
last_instead(struct text *to, const struct failing *f)
{
    char at[40];
    struct text t;
    struct term term;
    if (!term_at_fault(f, &term) || f->why->need <= 0)
        return false;
    text_init(&t, at, sizeof at);
    text_put(&t, term.label);
    text_char(&t, '.');
    text_int(&t, f->why->need);
    mend_replaced(to, mend_typed(f), term.from, term.end, text_span(&t));
    return !t.cut;
}

/* As many as the ruling has. */
static bool
mend_choice(struct text *to, const struct failing *f)
{
    return f->why->need > 0 && (put_count(to, f, f->why->need) ||
                                count_instead(to, f, f->why->need));
}

/* ---- what has a number ---- */

/* M3 for M7; of men only the number gives way: 3p1 for 3p9, e1 for e7. */
static bool
put_numbered(struct text *to, const struct failing *f, char letter, int32_t n)
{
    char at[16];
    struct text t;
    struct span typed = mend_typed(f);
    uint32_t from = f->why->column, end = from + f->why->width;
    uint32_t digits = end <= typed.n ? end : typed.n;
    if (n <= 0 || end == from || end > typed.n)
        return false;
    while (digits > from && typed.at[digits - 1] >= '0' &&
           typed.at[digits - 1] <= '9')
        digits--;
    text_init(&t, at, sizeof at);
    if (digits == from || digits == end) {
        digits = from;
        text_char(&t, letter);
    }
    text_int(&t, n);
    mend_replaced(to, typed, digits, end, text_span(&t));
    return true;
}

static bool
some_party(struct text *to, const struct failing *f)
{
    const struct game *g = &f->h->game;
    for (uint32_t i = 0; i < g->rows[T_party]; i++)
        if (g->party[i].state == PARTY_HELD)
            return put_numbered(to, f, 'P', g->party[i].number);
    if (f->quiet) /* nobody typed it: it is an example that is tried */
        return false;
    text_str(to, "show prisoners");
    return true;
}

static bool
some_melee(struct text *to, const struct failing *f)
{
    const struct game *g = &f->h->game;
    for (uint32_t i = g->rows[T_melee]; i > 0; i--)
        if (g->melee[i - 1].seq == g->battle->seq)
            return put_numbered(to, f, 'M', g->melee[i - 1].number);
    return false;
}

static bool
last_entry(struct text *to, const struct failing *f)
{
    int32_t n = f->h->n;
    while (n > 0 && !history_stands(f->h, n))
        n--;
    return put_numbered(to, f, '#', n);
}

/* ---- men parted by blanks ---- */

/* kill ra.7 ra.8, where men are joined by +; a reason there must be. */
static bool
join_reason(struct text *to, const struct failing *f)
{
    const struct word *w = word_at_fault(f);
    struct span typed = mend_typed(f);
    if (!w || w->slot != SLOT_TEXT)
        return false;
    text_put(to, span_trim(span_cut(typed, 0, w->column)));
    for (uint32_t i = 0; i < w->text.n; i++) {
        if (w->text.at[i] == ' ')
            continue;
        if (i == 0 || w->text.at[i - 1] == ' ')
            text_char(to, '+');
        text_char(to, w->text.at[i]);
    }
    if (verb_is(f->line->verb, FACT_KILL))
        text_str(to, " trodden on");
    text_put(to, span_from(typed, (uint32_t)w->column + w->width));
    return true;
}

bool
mend_men(struct text *to, const struct failing *f)
{
    if (!f->line)
        return false;
    switch (f->why->code) {
    case FAULT_TOO_FEW:
        return mend_too_few(to, f);
    case FAULT_DUTY:
        return name_duty(to, f);
    case FAULT_REASON_MEN:
        return join_reason(to, f);
    case FAULT_NUMBER_RANGE:
        return mend_range(to, f);
    case FAULT_SUPPORT_MANY:
        return mend_near(to, f);
    case FAULT_CHOOSE_KIND:
        return mend_choice(to, f);
    case FAULT_NO_MAN:
        return last_instead(to, f);
    case FAULT_MAN_TWICE:
    case FAULT_MAN_STATE:
    case FAULT_MAN_FOUGHT:
    case FAULT_MAN_NOT_IN:
    case FAULT_GUARD_STATE:
    case FAULT_GUARD_SIDE:
        return count_instead(to, f, 0);
    case FAULT_NO_PARTY:
        return some_party(to, f);
    case FAULT_NO_MELEE:
        return some_melee(to, f);
    case FAULT_NO_ENTRY:
        return last_entry(to, f);
    default:
        return false;
    }
}

/* ---- labels ---- */

/* The word's label, or the whole word, gives way to `label`. */
static void
put_label_there(struct text *to, const struct failing *f, struct span label)
{
    const struct word *w = word_at_fault(f);
    if (w && w->label.n > 0) {
        uint32_t from = (uint32_t)(w->label.at - f->line->typed.at);
        mend_replaced(to, mend_typed(f), from, from + w->label.n, label);
    } else {
        mend_fault(to, f, label);
    }
}

static bool
is_taken(const struct game *g, struct span label)
{
    return body_find(g, label) >= 0 || gun_find(g, label) >= 0 ||
           side_named(g, label) != 0 || label_reserved(label);
}

/* One that nobody has, of the side that the wrong one, or the first of the
 * line, begins with; of a gun RG2, of men RB. */
static bool
free_label(struct text *to, const struct failing *f)
{
    const struct game *g = &f->h->game;
    bool gun = verb_is(f->line->verb, FACT_GUN);
    int32_t letter = g->side[0].letter;
    if (verb_is(f->line->verb, FACT_PEG) || verb_is(f->line->verb, FACT_TAPE))
        return false;
    for (uint32_t i = 0; i < f->line->n; i++) {
        struct span l = f->line->word[i].label;
        if (l.n > 0 && side_named(g, span_cut(l, 0, 1)))
            letter = (unsigned char)l.at[0] | 0x20;
    }
    for (int c = 'A'; c <= 'Z'; c++) {
        char at[8];
        struct text t;
        text_init(&t, at, sizeof at);
        text_char(&t, (char)(letter - 'a' + 'A'));
        if (gun)
            text_char(&t, 'G');
        text_char(&t, (char)(gun ? c - 'A' + '1' : c));
        if ((gun && c > 'I') || is_taken(g, text_span(&t)))
            continue;
        put_label_there(to, f, text_span(&t));
        return true;
    }
    return false;
}

/* The side that the men of the line are not of. */
static bool
some_side(struct text *to, const struct failing *f)
{
    const struct game *g = &f->h->game;
    const struct word *men = line_find(f->line, "", "MEN", NULL);
    int32_t of =
        men && men->label.n > 0 ? side_named(g, span_cut(men->label, 0, 1)) : 0;
    if (g->rows[T_side] < 2)
        return false;
    put_label_there(to, f, label_of(g->side[of == 1 ? 1 : 0].label));
    return true;
}

/* A side that there is not yet. */
static bool
new_side(struct text *to, const struct failing *f)
{
    const struct game *g = &f->h->game;
    bool red = side_named(g, SPAN("red")) || side_named(g, SPAN("r"));
    if (!verb_is(f->line->verb, FACT_SIDE) || g->rows[T_side] > 1)
        return false;
    text_str(to, red ? "side blue" : "side red");
    return true;
}

/* 3ib 1cb, where both are meant: 3ib+1cb, if that stands. */
static bool
join_men(struct text *to, const struct failing *f)
{
    struct word word[LINE_WORDS];
    struct line l = {.word = word};
    struct fault why;
    struct span typed = mend_typed(f);
    uint32_t at = f->why->column, end = at;
    while (end > 0 && typed.at[end - 1] == ' ')
        end--;
    mend_replaced(to, typed, end, at, SPAN("+"));
    if (end > 0 && end < at && f->trial && !to->cut &&
        f->trial->stands(f->trial->ctx, text_span(to), &l, &why))
        return true;
    to->n = 0;
    return false;
}

/* The first part of the line, which is all that it takes. */
static bool
drop_rest(struct text *to, const struct failing *f)
{
    if (join_men(to, f))
        return true;
    text_put(to, span_trim(span_cut(mend_typed(f), 0, f->why->column)));
    return true;
}

bool
mend_label(struct text *to, const struct failing *f)
{
    if (!f->line || !f->line->verb)
        return false;
    switch (f->why->code) {
    case FAULT_LABEL_TAKEN:
    case FAULT_LABEL_LETTER:
    case FAULT_LABEL_RESERVED:
    case FAULT_LABEL:
    case FAULT_LETTER:
        return new_side(to, f) ||
               (f->h->game.rows[T_side] > 0 && free_label(to, f));
    case FAULT_NO_SIDE:
        return some_side(to, f);
    case FAULT_EXTRA:
        return drop_rest(to, f);
    case FAULT_LENGTH:
    case FAULT_EXPECTED:
        return join_men(to, f);
    case FAULT_QUOTE:
        text_put(to, mend_typed(f));
        text_char(to, '"');
        return true;
    default:
        return false;
    }
}
