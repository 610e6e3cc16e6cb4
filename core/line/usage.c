/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * usage.c: the matcher. A usage is
 *
 *     items   { choice [...] }
 *     choice  atom { |atom }
 *     atom    CAPITALS, a literal, ( list ) or [ list ]
 *     list    items { " | " items }
 *
 * where a literal is a word of small letters or one sign. It is matched from
 * the string as it stands, which is short; nothing is made of it beforehand.
 */
#include "usage.h"

#include "never.h"

/* What a part that does not fit gives back. */
struct mark {
    uint32_t i, n;
    uint16_t arg;
};

static bool
is_capital(char c)
{
    return c >= 'A' && c <= 'Z';
}

static bool
is_small(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '-';
}

static bool
is_close(char c)
{
    return c == ')' || c == ']';
}

/* What parts words in a usage and is none itself. */
static bool
is_structure(char c)
{
    return c == ' ' || c == '|' || c == '.' || c == '(' || c == '[' ||
           is_close(c);
}

static const char *
skip_blanks(const char *u)
{
    while (*u == ' ')
        u++;
    return u;
}

/* ---- the usage's parts ---- */

/* The end of a literal or of CAPITALS. */
static const char *
word_end(const char *u)
{
    const char *from = u;

    if (is_capital(*u)) {
        while (is_capital(*u))
            u++;
    } else {
        while (is_small(*u))
            u++;
    }
    return u > from || *u == '\0' ? u : u + 1;
}

/* The end of an atom: a word, or a bracket with all in it. */
static const char *
atom_end(const char *u)
{
    int depth = 0;

    if (*u != '(' && *u != '[')
        return word_end(u);
    do {
        depth += *u == '(' || *u == '[';
        depth -= is_close(*u);
        u++;
    } while (depth > 0 && ALWAYS(*u != '\0')); /* usage_ok: it is closed */
    return u;
}

static const char *
choice_end(const char *u)
{
    u = atom_end(u);
    while (*u == '|')
        u = atom_end(u + 1);
    return u;
}

static bool
is_many(const char *u)
{
    return u[0] == '.' && u[1] == '.' && u[2] == '.';
}

/* The next alternative of a list, from anywhere in this one; NULL: no more. */
static const char *
next_alternative(const char *u)
{
    for (;;) {
        u = skip_blanks(u);
        if (*u == '|')
            return u + 1;
        if (NEVER(*u == '\0') || is_close(*u)) /* it stands in brackets */
            return NULL;
        u = choice_end(u);
        if (is_many(u))
            u += 3;
    }
}

static struct span
span_between(const char *from, const char *to)
{
    return (struct span){from, (uint32_t)(to - from)};
}

/* ---- a literal beats a slot ---- */

/* Whether the typed word is one of the literals from u to the usage's end. */
static bool
is_literal_of(const char *u, struct span typed)
{
    char first = lower(typed.at[0]);

    while (*u != '\0') {
        const char *end = is_structure(*u) ? u + 1 : word_end(u);

        if (*u == first && !is_structure(*u) &&
            span_same(span_between(u, end), typed))
            return true;
        u = end;
    }
    return false;
}

/* Whether the word here is to be left to a literal after u. Nothing that
 * begins with a digit or a quote is one. */
static bool
is_spoken_for(const struct reader *r, const char *u)
{
    char c = r->in.at[r->i];
    uint32_t to = reader_plain_end(r, r->i);
    struct span typed;

    if ((c >= '0' && c <= '9') || c == '"')
        return false;
    if (c == '=')
        to = r->i + 1;
    typed = span_cut(r->in, r->i, to);
    return is_literal_of(u, typed) ||
           (r->force && span_same_z(typed, "because"));
}

/* ---- matching ---- */

static struct mark
mark(const struct reader *r)
{
    return (struct mark){r->i, r->n, r->arg};
}

static bool
back_to(struct reader *r, struct mark m)
{
    r->i = m.i;
    r->n = m.n;
    r->arg = m.arg;
    return false;
}

static bool
missing(struct reader *r)
{
    return reader_fail(
        r, (struct fault){.code = FAULT_MISSING, .column = (uint16_t)r->i});
}

/* The line is at its end, and this might go on with it. */
static void
want(struct reader *r)
{
    struct wants *to = r->wants;
    struct want w = {.slot = r->slot, .name = r->name, .clause = r->clause};

    if (to == NULL || r->i < r->in.n || to->n == WANTS)
        return;
    if (r->n > 0)
        w.after = r->word[r->n - 1].text;
    for (uint32_t i = 0; i < to->n; i++) {
        if (to->at[i].slot == w.slot && span_same(to->at[i].name, w.name) &&
            span_same(to->at[i].clause, w.clause))
            return;
    }
    to->at[to->n++] = w;
}

/* The word here is not the literal; it may be meant for it. */
static bool
not_literal(struct reader *r)
{
    struct span typed, near = {NULL, 0};
    int limit = r->name.n > 4 ? 2 : r->name.n > 2 ? 1 : 0;

    if (r->why == NULL)
        return false;
    typed = span_cut(r->in, r->i, reader_word_end(r, r->i));
    if (span_distance(typed, r->name, limit) <= limit)
        near = r->name;
    return reader_fail(r, (struct fault){.code = FAULT_EXPECTED,
                                         .column = (uint16_t)r->i,
                                         .width = (uint16_t)typed.n,
                                         .near = near});
}

/* Whether the literal typed up to `to` ends there. A sign may touch what
 * follows; a word only an = that the usage has after it (side=red). */
static bool
ends_literal(const struct reader *r, uint32_t to, const char *after)
{
    if (r->name.n == 1 && (!is_small(*r->name.at) || *r->name.at == '-'))
        return true;
    return reader_word_end(r, to) == to ||
           (r->in.at[to] == '=' && is_literal_of(after, SPAN("=")));
}

static bool
match_literal(struct reader *r, struct span literal)
{
    uint32_t to = r->i + literal.n;

    if (!span_same(span_cut(r->in, r->i, to), literal) ||
        !ends_literal(r, to, literal.at + literal.n))
        return not_literal(r);
    if (reader_add(r, r->i, to) == NULL)
        return false;
    r->clause = literal;
    return reader_took(r, to);
}

static bool
match_word(struct reader *r, const char *u, const char *end)
{
    bool ends = reader_ends(r);

    r->name = span_between(u, end);
    r->slot = is_capital(*u) ? slot_of(r->name) : SLOT_LITERAL;
    r->start = r->i;
    if (ends) {
        want(r);
        return missing(r);
    }
    if (r->slot == SLOT_LITERAL)
        return match_literal(r, r->name);
    if (is_spoken_for(r, end))
        return reader_fail(
            r, (struct fault){.code = FAULT_EXPECTED,
                              .column = (uint16_t)r->i,
                              .width =
                                  (uint16_t)(reader_word_end(r, r->i) - r->i)});
    return slot_read(r);
}

static bool match_items(struct reader *r, const char *u);

/* A list in brackets, from behind the opening one. */
static bool
match_list(struct reader *r, const char *u)
{
    struct span clause = r->clause;
    struct mark m = mark(r);
    bool fits;

    do {
        fits = match_items(r, u);
        r->clause = clause;
        if (fits)
            return true;
        back_to(r, m);
        u = next_alternative(u);
    } while (u != NULL);
    return false;
}

/* The first of its atoms that fits; in either case *u goes past them all. */
static bool
match_choice(struct reader *r, const char **u)
{
    struct mark m = mark(r);

    for (const char *at = *u;; at = *u + 1) {
        *u = atom_end(at);
        if (*at == '(' || *at == '[' ? match_list(r, at + 1)
                                     : match_word(r, at, *u))
            break;
        back_to(r, m);
        if (**u != '|')
            return false;
    }
    while (**u == '|')
        *u = atom_end(*u + 1);
    return true;
}

/* What is repeated fills one argument if it is a slot, and as many as it has
 * if it is a list. */
static void
match_more(struct reader *r, const char *from, const char *end)
{
    bool same = is_capital(*from) && atom_end(from) == end;
    struct mark m;

    do {
        const char *u = from;

        m = mark(r);
        r->arg = (uint16_t)(r->arg - same);
        if (!match_choice(r, &u)) {
            back_to(r, m);
            return;
        }
    } while (r->i > m.i);
}

/* Items to the end of the usage or of this alternative. */
static bool
match_items(struct reader *r, const char *u)
{
    for (u = skip_blanks(u); *u != '\0' && *u != '|' && !is_close(*u);
         u = skip_blanks(u)) {
        const char *from = u;
        bool fits = match_choice(r, &u);

        if (!fits && *from != '[')
            return false;
        if (is_many(u)) {
            if (fits)
                match_more(r, from, u);
            u += 3;
        }
    }
    return true;
}

static bool
match_end(struct reader *r)
{
    if (reader_ends(r))
        return true;
    r->slot = SLOT_NONE;
    r->start = r->i;
    return reader_fail(
        r,
        (struct fault){.code = FAULT_EXTRA,
                       .column = (uint16_t)r->i,
                       .width = (uint16_t)(reader_word_end(r, r->i) - r->i)});
}

bool
usage_match(struct reader *r, const char *usage)
{
    struct mark m = mark(r);

    r->clause = (struct span){"", 0};
    if (!match_items(r, usage))
        return back_to(r, m);
    r->clause = (struct span){"", 0};
    if (r->force)
        match_items(r, "[because TEXT]");
    if (match_end(r))
        return true;
    return back_to(r, m);
}

/* ---- is a usage right? ---- */

/* The end of a right list from u, where its close or the usage's end is; NULL
 * where something is wrong. */
static const char *check_list(const char *u, bool within);

static const char *
check_atom(const char *u)
{
    const char *end = word_end(u);

    if (*u == '(' || *u == '[') {
        char close = *u == '(' ? ')' : ']';

        u = check_list(u + 1, true);
        return u != NULL && *u == close ? u + 1 : NULL;
    }
    if (is_capital(*u))
        return slot_of(span_between(u, end)) != SLOT_NONE ? end : NULL;
    if (*u <= ' ' || *u > '~' || *u == '|' || *u == '.' || *u == '#' ||
        *u == ';' || *u == '"' || (*u >= '0' && *u <= '9') || is_close(*u))
        return NULL;
    return is_small(*u) && is_capital(*end) ? NULL : end;
}

static const char *
check_choice(const char *u)
{
    u = check_atom(u);
    while (u != NULL && *u == '|')
        u = check_atom(u + 1);
    if (u != NULL && is_many(u))
        u += 3;
    return u;
}

static const char *
check_list(const char *u, bool within)
{
    bool empty = within;

    for (;;) {
        u = skip_blanks(u);
        if (*u == '\0' || is_close(*u))
            return empty || within != (*u != '\0') ? NULL : u;
        if (*u == '|') {
            if (empty || !within || u[1] != ' ')
                return NULL;
            empty = true;
            u++;
            continue;
        }
        u = check_choice(u);
        if (u == NULL)
            return NULL;
        empty = false;
    }
}

bool
usage_ok(const char *usage)
{
    return check_list(usage, false) != NULL;
}
