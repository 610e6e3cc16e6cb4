/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * report_txt.c: a report as plain text, in lines of 79 columns.
 */
#include <string.h>

#include "columns.h"
#include "picture.h"
#include "report_in.h"

enum { TXT_COLUMNS = 79, TXT_LABEL = 12 };

/* Where the writing stands. */
struct page {
    const struct report_writing *w;
    FILE *out;
    uint32_t column, indent; /* of the lines to come */
};

/* --- words --- */

static bool
is_mark(char c)
{
    return c == NAME_BEGIN || c == NAME_END;
}

/* Columns of a piece of text: the marks not counted. */
static uint32_t
columns_of(struct span s)
{
    uint32_t n = 0;
    for (uint32_t i = 0; i < s.n;) {
        uint32_t point = columns_letter(s, &i);
        if (point != NAME_BEGIN && point != NAME_END)
            n += columns_of_letter(point);
    }
    return n;
}

static void
put_plain(struct page *p, struct span s)
{
    for (uint32_t i = 0; i < s.n; i++)
        if (!is_mark(s.at[i]))
            fputc(s.at[i], p->out);
    p->column += columns_of(s);
}

static void
pad_to(struct page *p, uint32_t column)
{
    for (; p->column < column; p->column++)
        fputc(' ', p->out);
}

static void
line_end(struct page *p)
{
    fputc('\n', p->out);
    p->column = 0;
}

/* Words parted by blanks, broken before the last column. */
static void
put_wrapped(struct page *p, struct span s)
{
    bool first = true;
    for (uint32_t i = 0; i < s.n;) {
        uint32_t from = i;
        while (i < s.n && s.at[i] != ' ')
            i++;
        struct span word = span_cut(s, from, i++);
        uint32_t n = columns_of(word);
        if (!first && p->column + 1 + n > TXT_COLUMNS) {
            line_end(p);
            pad_to(p, p->indent);
        } else if (!first) {
            put_plain(p, SPAN(" "));
        }
        put_plain(p, word);
        first = false;
    }
}

static void
put_under(struct page *p, char c, uint32_t n)
{
    line_end(p);
    for (uint32_t i = 0; i < n; i++)
        fputc(c, p->out);
    line_end(p);
}

/* --- parts --- */

static void
txt_fact(struct page *p, const struct report *r, const struct part *part)
{
    struct span label = doc_span(r, part->label);
    put_plain(p, label);
    pad_to(p, TXT_LABEL - 1);
    put_plain(p, SPAN(" "));
    p->indent = TXT_LABEL;
    put_wrapped(p, doc_span(r, part->text));
    p->indent = 0;
    line_end(p);
}

static struct span
cell_of(const struct report *r, const struct part *part, uint32_t row,
        uint32_t column)
{
    return doc_span(r, r->cell[part->cell + row * part->columns + column]);
}

static void
txt_row(struct page *p, const struct report *r, const struct part *part,
        uint32_t row, const uint32_t *width)
{
    uint32_t at = 0;
    for (uint32_t k = 0; k < part->columns; k++) {
        struct span cell = cell_of(r, part, row, k);
        bool left = k == 0 || part->lists;
        at += k > 0 ? 2 : 0;
        if (cell.n > 0)
            pad_to(p, left ? at : at + width[k] - columns_of(cell));
        put_plain(p, cell);
        at += width[k];
    }
    line_end(p);
}

static void
txt_table(struct page *p, const struct report *r, const struct part *part)
{
    uint32_t width[REPORT_COLUMNS] = {0};
    for (uint32_t i = 0; i <= part->rows; i++)
        for (uint32_t k = 0; k < part->columns; k++) {
            uint32_t n = columns_of(cell_of(r, part, i, k));
            width[k] = n > width[k] ? n : width[k];
        }
    /* Its caption stands at the head of the heads, where there is room. */
    struct span caption = doc_span(r, part->label);
    bool inside =
        cell_of(r, part, 0, 0).n == 0 && columns_of(caption) <= width[0];
    put_plain(p, caption);
    if (!inside)
        line_end(p);
    for (uint32_t i = 0; i <= part->rows; i++)
        txt_row(p, r, part, i, width);
}

/* Only where its file is. */
static void
txt_map(struct page *p, const struct report *r, const struct part *part)
{
    char at[256];
    struct text file;
    text_init(&file, at, sizeof at);
    picture_file(&file, &p->w->h->game, part->seq);
    put_wrapped(p, doc_span(r, part->label));
    fprintf(p->out, ": %s/%s\n", p->w->maps, text_z(&file));
    p->column = 0;
}

static void
txt_part(struct page *p, const struct report *r, const struct part *part)
{
    struct span text = doc_span(r, part->text);
    switch (part->kind) {
    case PART_TITLE:
        put_plain(p, text);
        put_under(p, '=', columns_of(text));
        break;
    case PART_HEADING:
        put_plain(p, text);
        put_under(p, '-', columns_of(text));
        break;
    case PART_FACT:
        txt_fact(p, r, part);
        break;
    case PART_MOVE:
        put_plain(p, text);
        put_plain(p, SPAN(".  "));
        break;
    case PART_TABLE:
        txt_table(p, r, part);
        break;
    case PART_TEXT:
    case PART_CLOSE:
        put_wrapped(p, text);
        line_end(p);
        break;
    case PART_PICTURE:
        txt_map(p, r, part);
        break;
    }
}

/* Facts stand close, and so do the moves of a battle. */
static bool
blank_between(const struct part *a, const struct part *b)
{
    if (a->kind == PART_TITLE || a->kind == PART_MOVE ||
        a->kind == PART_HEADING)
        return false;
    if (b->kind == PART_CLOSE && a->kind == PART_TEXT)
        return false;
    if (b->kind == PART_FACT && (a->kind == PART_FACT || a->brief))
        return false;
    return b->kind != PART_PICTURE &&
           !(a->kind != PART_FACT && b->kind == PART_MOVE);
}

static bool
left_out(const struct part *part, const char *maps)
{
    if (part->kind == PART_HEADING)
        return part->broad;
    bool map = part->kind == PART_PICTURE && part->picture == PICTURE_MAP;
    return part->detail || part->broad ||
           (part->kind == PART_PICTURE && !(map && maps));
}

void
report_txt(const struct report *r, const struct report_writing *w)
{
    struct page p = {.w = w, .out = w->out};
    const struct part *before = NULL;
    for (size_t i = 0; i < r->n_part; i++) {
        const struct part *part = &r->part[i];
        if (left_out(part, w->maps))
            continue;
        if (before && blank_between(before, part))
            line_end(&p);
        txt_part(&p, r, part);
        before = part;
    }
}
