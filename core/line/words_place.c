/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * words_place.c: lengths, headings and places.
 */
#include "words.h"

#include <string.h>

/* Whether a length shows no unit: no letter, quote or prime in it. */
static bool
is_bare(struct span s)
{
    for (uint32_t k = 0; k < s.n; k++) {
        if (is_letter(s.at[k]) || s.at[k] == '\'' || s.at[k] == '"')
            return false;
        if (s.at[k] == '\xE2' && k + 1 < s.n && s.at[k + 1] == '\x80')
            return false; /* typographic quotes and primes: U+2018 to 2033 */
    }
    return true;
}

/* The bytes from..to, all of them, as a length. */
static bool
length_at(struct reader *r, uint32_t from, uint32_t to, int32_t *v)
{
    struct fault why;

    if (length_read(span_cut(r->in, from, to), LENGTH_IN_INCHES, v, &why))
        return true;
    why.column = (uint16_t)(why.column + from);
    return reader_fail(r, why);
}

bool
read_length(struct reader *r)
{
    struct span rest = span_from(r->in, r->start);
    const char *semicolon = memchr(rest.at, ';', rest.n);
    uint32_t to;
    int32_t v;

    if (semicolon != NULL)
        rest.n = (uint32_t)(semicolon - rest.at);
    to = r->start + length_prefix(rest);
    if (to == r->start || reader_word_end(r, to) != to) {
        /* no length, or one and a comma: length_read knows what is wrong */
        char c = r->in.at[r->start];

        if (!is_digit(c) && c != '.' && c != '+' && c != '-' &&
            (unsigned char)c < 0x80)
            return reader_unexpected(r);
        to = reader_word_end(r, r->start);
    }
    return length_at(r, r->start, to, &v) &&
           reader_take(r, to, v, is_bare(span_cut(r->in, r->start, to)));
}

/* Minutes of arc clockwise from north. */
static bool
heading_read(struct span s, int32_t *minutes)
{
    static const char points[][4] = {
        "n", "nne", "ne", "ene", "e", "ese", "se", "sse",
        "s", "ssw", "sw", "wsw", "w", "wnw", "nw", "nnw",
    };
    enum { CIRCLE = 360 * 60, POINTS = sizeof points / sizeof *points };
    int32_t v;
    char unit;

    for (int32_t k = 0; k < POINTS; k++) {
        if (span_same_z(s, points[k])) {
            *minutes = k * (CIRCLE / POINTS);
            return true;
        }
    }
    if (s.n < 2 || !span_number(span_cut(s, 0, s.n - 1), 360, &v))
        return false;
    unit = lower(s.at[s.n - 1]);
    if (unit == 'h' && v >= 1 && v <= 12)
        *minutes = v * (CIRCLE / 12) % CIRCLE;
    else if (unit == 'd')
        *minutes = v * 60 % CIRCLE;
    else
        return false;
    return true;
}

bool
read_heading(struct reader *r)
{
    uint32_t to = reader_plain_end(r, r->start);
    int32_t minutes;

    if (!heading_read(span_cut(r->in, r->start, to), &minutes))
        return reader_unexpected(r);
    return reader_take(r, to, minutes, 0);
}

/*
 * x,y from..to into a and b, and which of them were bare numbers into c.
 */
static bool
read_pair(struct reader *r, uint32_t from, uint32_t to, struct word *w)
{
    uint32_t comma = from;

    while (comma < to && r->in.at[comma] != ',')
        comma++;
    if (comma == from || comma + 1 >= to)
        return reader_unexpected(r);
    w->c |= is_bare(span_cut(r->in, from, comma)) ? PLACE_BARE_A : 0;
    w->c |= is_bare(span_cut(r->in, comma + 1, to)) ? PLACE_BARE_B : 0;
    return length_at(r, from, comma, &w->a) &&
           length_at(r, comma + 1, to, &w->b);
}

/* 12<2h from..to: so far, that way. */
static bool
read_off(struct reader *r, uint32_t from, uint32_t to, struct word *w)
{
    uint32_t turn = from;

    while (turn < to && r->in.at[turn] != '<')
        turn++;
    if (turn == from || r->in.at[from] == '-' ||
        !heading_read(span_cut(r->in, turn + 1, to), &w->b))
        return reader_unexpected(r);
    w->c |= is_bare(span_cut(r->in, from, turn)) ? PLACE_BARE_A : 0;
    return length_at(r, from, turn, &w->a);
}

/* NAME or MAN (BA.7), and what is said from there. */
static bool
read_from(struct reader *r, uint32_t to, struct word *w)
{
    uint32_t end = label_end(r, r->start), from;

    if (!reader_label(r, r->start, end, &w->label))
        return false;
    if (end < to && r->in.at[end] == '.') {
        from = ++end;
        while (end < to && is_digit(r->in.at[end]))
            end++;
        if (!reader_number(r, from, end, 1, &w->c))
            return false;
        w->c *= PLACE_MAN;
    }
    if (end == to) {
        w->form = PLACE_NAMED;
        return true;
    }
    if (r->in.at[end] == '@') {
        w->form = PLACE_OFF;
        return read_off(r, end + 1, to, w);
    }
    w->form = PLACE_BESIDE;
    return r->in.at[end] == '+' || r->in.at[end] == '-'
               ? read_pair(r, end, to, w)
               : reader_unexpected(r);
}

bool
read_place(struct reader *r)
{
    uint32_t to = reader_word_end(r, r->start);
    struct word *w = reader_add(r, r->start, to);
    bool right = true;

    if (w == NULL)
        return false;
    if (is_letter(r->in.at[r->start])) {
        right = read_from(r, to, w);
    } else if (r->in.at[r->start] == '.' && to - r->start == 1) {
        w->form = PLACE_DOT;
    } else {
        w->form = PLACE_XY;
        right = read_pair(r, r->start, to, w);
    }
    return right && reader_took(r, to);
}
