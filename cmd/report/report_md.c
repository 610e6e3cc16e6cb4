/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * report_md.c: a report as Markdown (CommonMark with tables). What users wrote
 * is shown as they wrote it: nothing in it is a mark, a link or a tag.
 */
#include <string.h>

#include "markup.h"
#include "picture.h"
#include "report_in.h"

/* A mark where it stands alone, a link where it is part of one. */
static bool
wants_backslash(struct span s, uint32_t i)
{
    if (s.at[i] == '.')
        return i >= 3 && span_same_z(span_cut(s, i - 3, i), "www");
    return s.at[i] && strchr("\\`*_{}[]#|~!:@$^", s.at[i]);
}

static void
put_char(struct span s, uint32_t i, bool name, FILE *out)
{
    char c = s.at[i];

    if (c == NAME_BEGIN || c == NAME_END)
        return;
    if (c == '&' || c == '<' || c == '>') {
        fputs(markup_reference(c), out);
        return;
    }
    if (name && wants_backslash(s, i))
        fputc('\\', out);
    fputc(c, out);
}

static void
put_text(struct span s, FILE *out)
{
    bool name = false;
    for (uint32_t i = 0; i < s.n; i++) {
        name = s.at[i] == NAME_BEGIN || (name && s.at[i] != NAME_END);
        put_char(s, i, name, out);
    }
}

static void
md_row(const struct report *r, const struct part *p, uint32_t row, FILE *out)
{
    for (uint32_t k = 0; k < p->columns; k++) {
        fputs(k > 0 ? " | " : "| ", out);
        put_text(doc_span(r, r->cell[p->cell + row * p->columns + k]), out);
    }
    fputs(" |\n", out);
}

static void
md_table(const struct report *r, const struct part *p, FILE *out)
{
    fputs("**", out);
    put_text(doc_span(r, p->label), out);
    fputs("**\n\n", out);
    md_row(r, p, 0, out);
    for (uint32_t k = 0; k < p->columns; k++)
        fputs(k == 0 || p->lists ? "|:--" : "|--:", out);
    fputs("|\n", out);
    for (uint32_t i = 1; i <= p->rows; i++)
        md_row(r, p, i, out);
}

static void
md_fact(const struct report *r, const struct part *p, FILE *out)
{
    fputs("- **", out);
    put_text(doc_span(r, p->label), out);
    fputs(":** ", out);
    put_text(doc_span(r, p->text), out);
    fputc('\n', out);
}

static void
md_line(const char *before, struct span text, const char *after, FILE *out)
{
    fputs(before, out);
    put_text(text, out);
    fputs(after, out);
}

/* The path in < >, which a blank in it does not end. */
static void
md_map(const struct report *r, const struct part *p,
       const struct report_writing *w)
{
    char at[256];
    struct text file;
    text_init(&file, at, sizeof at);
    picture_file(&file, &w->h->game, p->seq);
    fputs("![", w->out);
    put_text(doc_span(r, p->label), w->out);
    fprintf(w->out, "](<%s/%s>)\n", w->maps, text_z(&file));
}

static void
md_part(const struct report *r, const struct part *p,
        const struct report_writing *w)
{
    FILE *out = w->out;
    struct span text = doc_span(r, p->text);
    switch (p->kind) {
    case PART_TITLE:
        md_line("# ", text, "\n", out);
        break;
    case PART_HEADING:
        md_line("## ", text, "\n", out);
        break;
    case PART_MOVE:
        md_line("### ", text, "\n", out);
        break;
    case PART_FACT:
        md_fact(r, p, out);
        break;
    case PART_TEXT:
        md_line("", text, "\n", out);
        break;
    case PART_TABLE:
        md_table(r, p, out);
        break;
    case PART_CLOSE:
        md_line("*", text, "*\n", out);
        break;
    case PART_PICTURE:
        md_map(r, p, w);
        break;
    }
}

static bool
left_out(const struct part *p, const char *maps)
{
    bool map = p->kind == PART_PICTURE && p->picture == PICTURE_MAP;
    return p->detail || p->brief || (p->kind == PART_PICTURE && !(map && maps));
}

void
report_md(const struct report *r, const struct report_writing *w)
{
    const struct part *before = NULL;
    for (size_t i = 0; i < r->n_part; i++) {
        const struct part *p = &r->part[i];
        if (left_out(p, w->maps))
            continue;
        if (before && (before->kind != PART_FACT || p->kind != PART_FACT))
            fputc('\n', w->out);
        md_part(r, p, w);
        before = p;
    }
}
