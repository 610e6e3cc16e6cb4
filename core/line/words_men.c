/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * words_men.c: labels, and men as line.h lists their forms.
 */
#include "words.h"

/* ---- labels ---- */

uint32_t
label_end(const struct reader *r, uint32_t from)
{
    while (from < r->in.n &&
           (is_letter(r->in.at[from]) || is_digit(r->in.at[from]) ||
            r->in.at[from] == '_'))
        from++;
    return from;
}

bool
label_ok(struct span word)
{
    if (word.n == 0 || word.n > LABEL_MAX || !is_letter(word.at[0]))
        return false;
    for (uint32_t k = 1; k < word.n; k++) {
        if (!is_letter(word.at[k]) && !is_digit(word.at[k]) &&
            word.at[k] != '_')
            return false;
    }
    return true;
}

bool
label_reserved(struct span word)
{
    struct span digits;

    return is_numbered(word, 'p', &digits) || is_numbered(word, 'm', &digits) ||
           is_numbered(word, 'e', &digits) || is_numbered(word, 's', &digits);
}

bool
reader_label(struct reader *r, uint32_t from, uint32_t to, struct span *out)
{
    *out = span_cut(r->in, from, to);
    if (out->n == 0 || !is_letter(out->at[0]))
        return reader_unexpected(r);
    if (!label_ok(*out))
        return reader_fault(r, FAULT_LABEL, from, to);
    if (label_reserved(*out))
        return reader_fault(r, FAULT_LABEL_RESERVED, from, to);
    return true;
}

/* One label, or some joined by +. */
static bool
read_joined(struct reader *r, bool many)
{
    uint32_t from = r->start, end = reader_plain_end(r, from), to;
    struct span name;
    struct word *w;

    for (;; from = to + 1) {
        for (to = from; to < end && !(many && r->in.at[to] == '+'); to++)
            ;
        if (!reader_label(r, from, to, &name))
            return false;
        w = reader_add(r, from, to);
        if (w == NULL)
            return false;
        w->label = name;
        if (to == end)
            return reader_took(r, end);
    }
}

bool
read_label(struct reader *r)
{
    return read_joined(r, false);
}

bool
read_labels(struct reader *r)
{
    return read_joined(r, true);
}

/* ---- men ---- */

/* One term of MEN: its bytes, and what is known of it so far. */
struct term {
    uint32_t from, to;
    enum men_form form;
    struct span label;
    int32_t a, b;
};

static bool
add_men(struct reader *r, const struct term *t)
{
    struct word *w = reader_add(r, t->from, t->to);

    if (w == NULL)
        return false;
    w->form = (uint8_t)t->form;
    w->label = t->label;
    w->a = t->a;
    w->b = t->b;
    return true;
}

/* Whether the term's bytes from `from` on are e1 or p1. */
static bool
is_party(const struct reader *r, struct term *t, uint32_t from)
{
    struct span s = span_cut(r->in, from, t->to), digits;

    t->form = is_numbered(s, 'e', &digits) ? MEN_GUARD : MEN_PARTY;
    return t->form == MEN_GUARD || is_numbered(s, 'p', &digits);
}

static bool
add_party(struct reader *r, struct term *t, uint32_t from)
{
    return reader_number(r, from + 1, t->to, 1, &t->b) && add_men(r, t);
}

/* 13b 8ib 12ba 12:ba 4rg2 2e1 3p1: digits first. */
static bool
read_counted(struct reader *r, struct term *t)
{
    uint32_t from = t->from;

    while (from < t->to && is_digit(r->in.at[from]))
        from++;
    if (from == t->to)
        return reader_fault(r, FAULT_EXPECTED, t->from, t->to);
    if (!reader_number(r, t->from, from, 1, &t->a))
        return false;
    if (is_party(r, t, from))
        return add_party(r, t, from);
    t->form = MEN_COUNT;
    t->b = ARM_ANY;
    if (r->in.at[from] == ':') {
        from++;
    } else if (t->to - from == 2 && is_letter(r->in.at[from + 1])) {
        /* no side's letter is i or c, so no label begins with them */
        char arm = lower(r->in.at[from]);

        t->b = arm == 'i' ? ARM_INF : arm == 'c' ? ARM_CAV : ARM_ANY;
        from += t->b != ARM_ANY;
    }
    return reader_label(r, from, t->to, &t->label) && add_men(r, t);
}

/* One of the numbers after BA. in a list: 7 or 2-5. */
static bool
read_listed(struct reader *r, struct term *t, uint32_t from)
{
    uint32_t dash = from;

    while (dash < t->to && r->in.at[dash] != '-')
        dash++;
    if (!reader_number(r, from, dash, 1, &t->a))
        return false;
    t->b = t->a;
    return (dash == t->to || reader_number(r, dash + 1, t->to, t->a, &t->b)) &&
           add_men(r, t);
}

/* BA.1,4,9-12: a word for each number or range, the label in the first. */
static bool
read_list(struct reader *r, struct term *t, uint32_t from)
{
    uint32_t end = t->to;

    t->form = MEN_NUMBER;
    for (;;) {
        t->to = from;
        while (t->to < end && r->in.at[t->to] != ',')
            t->to++;
        if (!read_listed(r, t, from))
            return false;
        if (t->to == end)
            return true;
        from = t->from = t->to + 1;
    }
}

/* BA allb e1 p1 ba:12 BA.2-5: a letter first. */
static bool
read_named(struct reader *r, struct term *t)
{
    uint32_t end = label_end(r, t->from);

    if (end == t->to && is_party(r, t, t->from))
        return add_party(r, t, t->from);
    if (!reader_label(r, t->from, end, &t->label))
        return false;
    if (end == t->to) {
        t->form = MEN_ALL;
        return add_men(r, t);
    }
    if (r->in.at[end] == '.')
        return read_list(r, t, end + 1);
    if (r->in.at[end] != ':')
        return reader_fault(r, FAULT_EXPECTED, t->from, t->to);
    t->form = MEN_COUNT;
    t->b = ARM_ANY;
    return reader_number(r, end + 1, t->to, 1, &t->a) && add_men(r, t);
}

bool
read_men(struct reader *r)
{
    uint32_t end = reader_plain_end(r, r->start);
    struct term t = {.from = r->start};

    for (;; t = (struct term){.from = t.to + 1}) {
        uint32_t to = t.from;

        while (to < end && r->in.at[to] != '+')
            to++;
        t.to = to;
        if (to == t.from)
            return reader_unexpected(r);
        if (!(is_digit(r->in.at[t.from]) ? read_counted(r, &t)
                                         : read_named(r, &t)))
            return false;
        if (t.to == end)
            return reader_took(r, end);
    }
}

bool
line_men(struct span text, struct word *word, uint32_t *n)
{
    struct reader r = {.in = text, .word = word, .slot = SLOT_MEN};
    bool read = text.n > 0 && read_men(&r) && r.i == text.n;

    *n = r.n;
    return read;
}
