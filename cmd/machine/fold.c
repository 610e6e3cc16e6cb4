/* SPDX-License-Identifier: GPL-3.0-or-later */
/* fold.c: see fold.h. */
#include "fold.h"

#include "columns.h"

enum { HANGS = 2, GAP = 2 };

static uint32_t
blanks_at(struct span s, uint32_t at)
{
    uint32_t n = 0;
    while (at + n < s.n && s.at[at + n] == ' ')
        n++;
    return n;
}

static uint32_t
word_at(struct span s, uint32_t at)
{
    uint32_t n = 0;
    while (at + n < s.n && s.at[at + n] != ' ')
        n++;
    return n;
}

static uint32_t
put_blanks(struct text *to, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        text_char(to, ' ');
    return n;
}

void
fold_line(struct text *to, struct span line, uint32_t most)
{
    uint32_t indent = blanks_at(line, 0), at = indent;
    uint32_t hang = indent + HANGS < most / 2 ? indent + HANGS : HANGS;
    if (columns(line) <= most) {
        text_put(to, line);
        text_char(to, '\n');
        return;
    }
    /* A deep indent, as of rules at the right or a heading, only aligns. */
    uint32_t column = put_blanks(to, indent < most / 2 ? indent : HANGS);
    for (uint32_t gap = 0; at < line.n;) {
        uint32_t n = word_at(line, at);
        struct span word = span_cut(line, at, at + n);
        uint32_t wide = columns(word);
        gap = gap < GAP ? gap : GAP;
        if (at > indent && column + gap + wide > most) {
            text_char(to, '\n');
            column = put_blanks(to, hang);
            gap = 0;
        }
        column += put_blanks(to, gap) + wide;
        text_put(to, word);
        at += n;
        gap = blanks_at(line, at);
        at += gap;
    }
    text_char(to, '\n');
}
