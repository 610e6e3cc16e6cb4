/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * report_html.c: a report as one page that needs nothing else: no script, no
 * request, its pictures in it; light and dark; for A4; for who listens to it.
 *
 * It is well-formed XML too. What users wrote stands in text alone, never in
 * an attribute, a style or an address.
 */
#include <stdlib.h>

#include "drawn.h"
#include "markup.h"
#include "picture.h"
#include "report_in.h"

static const char head_before_title[] =
    "<!DOCTYPE html>\n"
    "<html lang=\"en\">\n"
    "<head>\n"
    "<meta charset=\"utf-8\"/>\n"
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';"
    " style-src 'unsafe-inline'; img-src data:\"/>\n"
    "<meta name=\"viewport\" content=\"width=device-width, "
    "initial-scale=1\"/>\n"
    "<meta name=\"color-scheme\" content=\"light dark\"/>\n"
    "<title>";

/* Colours are named once for each scheme; paper is always light. */
static const char head_before_style[] =
    "</title>\n"
    "<style>\n"
    ":root { color-scheme: light dark; --ink: #1d1d1b; --paper: #fffdf8;"
    " --faint: #6a675f; --rule: #cfcabd; --tint: #f3efe4; }\n"
    "@media (prefers-color-scheme: dark) { :root { --ink: #eceae4;"
    " --paper: #1b1c1e; --faint: #a5a299; --rule: #46474a;"
    " --tint: #26282b; } }\n"
    "body { margin: 0; background: var(--paper); color: var(--ink);"
    " font: 1.05rem/1.5 Georgia, 'Times New Roman', serif; }\n"
    "main { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }\n"
    "h1 { font-size: 2rem; line-height: 1.15; margin: 0 0 0.5rem; }\n"
    "h2 { font-size: 1.35rem; margin: 2rem 0 0.5rem;"
    " border-bottom: 1px solid var(--rule); }\n"
    "h3 { font-size: 1.05rem; margin: 1rem 0 0; }\n"
    "p { margin: 0.2rem 0 0.6rem; }\n"
    ".lead { font-size: 1.2rem; }\n"
    "dl { display: grid; grid-template-columns: max-content 1fr;"
    " gap: 0.2rem 1rem; margin: 1rem 0; }\n"
    "dt { font-weight: bold; }\n"
    "dd { margin: 0; }\n"
    "table { border-collapse: collapse; margin: 1rem 0;"
    " font-variant-numeric: tabular-nums; }\n"
    "caption { text-align: left; font-weight: bold; padding: 0.2rem 0; }\n"
    "th, td { padding: 0.15rem 0.7rem; text-align: right;"
    " border-bottom: 1px solid var(--rule); }\n"
    "thead th { background: var(--tint); font-weight: normal; }\n"
    "th[scope=\"row\"], .words td, .words th { text-align: left; }\n"
    "th[scope=\"row\"] { font-weight: normal; }\n"
    "figure { margin: 1rem 0; }\n"
    "figure svg { display: block; width: 100%; height: auto; }\n"
    "figcaption, footer, summary { color: var(--faint); font-size: 0.9rem; }\n"
    ".wide { overflow-x: auto; }\n"
    "@page { size: A4; margin: 16mm; }\n"
    "@media print {\n"
    "  :root { color-scheme: light; --ink: #000; --paper: #fff; --faint: #444;"
    " --rule: #999; --tint: #eee; }\n"
    "  html { font-size: 10pt; }\n"
    "  body { font-size: 1rem; line-height: 1.35; }\n"
    "  main { max-width: none; padding: 0; }\n"
    "  h2 { margin: 1rem 0 0.3rem; }\n"
    "  h3 { float: left; clear: left; margin: 0 0.5em 0 0;"
    " font-size: 1rem; }\n"
    "  h3 + p { margin: 0 0 0.3rem; }\n"
    "  figure, h2, table { clear: both; }\n"
    "  figure svg { width: auto; max-width: 100%; max-height: 90mm; }\n"
    "  .chart svg { max-height: 44mm; }\n"
    "  figure, table, dl { margin: 0.5rem 0; }\n"
    "  th, td { padding: 0.05rem 0.7rem; }\n"
    "  h1, h2, h3, caption { break-after: avoid; }\n"
    "  table, figure, dl { break-inside: avoid; }\n"
    "  p { orphans: 3; widows: 3; }\n"
    "  details { display: none; }\n"
    "}\n";

static const char head_after_style[] = "</style>\n"
                                       "</head>\n"
                                       "<body>\n"
                                       "<main>\n";

/* What is written and how far: what is open must be closed. */
struct page {
    const struct report *r;
    const struct report_writing *w;
    FILE *out;
    size_t next; /* part */
    bool facts, section, lead, failed;
};

/* --- text --- */

static void
put_char(char c, FILE *out)
{
    const char *stands = markup_reference(c);

    if (stands)
        fputs(stands, out);
    else if ((unsigned char)c >= ' ') /* XML has no others */
        fputc(c, out);
}

/* `bdi`: names are set apart, so that one that is written from the right
 * leaves the sentence as it is. */
static void
put_text(struct span s, bool bdi, FILE *out)
{
    for (uint32_t i = 0; i < s.n; i++) {
        if (s.at[i] == NAME_BEGIN || s.at[i] == NAME_END) {
            if (bdi)
                fputs(s.at[i] == NAME_BEGIN ? "<bdi>" : "</bdi>", out);
            continue;
        }
        put_char(s.at[i], out);
    }
}

static void
put_in(const char *tag, struct span text, FILE *out)
{
    fprintf(out, "<%s>", tag);
    put_text(text, true, out);
    fprintf(out, "</%s>\n", tag);
}

/* --- tables --- */

static void
html_cell(const struct report *r, const struct part *p, uint32_t row,
          uint32_t column, FILE *out)
{
    struct span s = doc_span(r, r->cell[p->cell + row * p->columns + column]);
    bool heads = s.n > 0 && (row == 0 || column == 0);
    if (heads)
        fputs(row == 0 ? "<th scope=\"col\">" : "<th scope=\"row\">", out);
    else
        fputs("<td>", out);
    put_text(s, true, out);
    fputs(heads ? "</th>" : "</td>", out);
}

static void
html_row(const struct report *r, const struct part *p, uint32_t row, FILE *out)
{
    fputs("<tr>", out);
    for (uint32_t k = 0; k < p->columns; k++)
        html_cell(r, p, row, k, out);
    fputs("</tr>\n", out);
}

static void
html_table(const struct report *r, const struct part *p, FILE *out)
{
    struct span caption = doc_span(r, p->label);
    if (p->detail) {
        fputs("<details>\n", out);
        put_in("summary", caption, out);
    }
    fputs("<div class=\"wide\">\n", out);
    fputs(p->lists ? "<table class=\"words\">\n" : "<table>\n", out);
    put_in("caption", caption, out);
    fputs("<thead>\n", out);
    html_row(r, p, 0, out);
    fputs("</thead>\n<tbody>\n", out);
    for (uint32_t i = 1; i <= p->rows; i++)
        html_row(r, p, i, out);
    fputs("</tbody>\n</table>\n</div>\n", out);
    if (p->detail)
        fputs("</details>\n", out);
}

/* --- pictures --- */

static void
figure_begin(bool chart, FILE *out)
{
    fputs(chart ? "<figure class=\"chart\">\n" : "<figure>\n", out);
    fputs("<div class=\"wide\">\n", out);
}

static void
figure_end(const struct page *p, const struct part *part)
{
    fputs("</div>\n", p->out);
    put_in("figcaption", doc_span(p->r, part->label), p->out);
    fputs("</figure>\n", p->out);
}

/* False: there is nothing to be drawn, or p->failed. */
static bool
draw_chart(struct page *p, const struct part *part, FILE *to)
{
    const struct game *g = &p->w->h->game;
    struct picture is = {.to = to};
    struct course course = {0};
    bool drawn = false;
    switch (part->picture) {
    case PICTURE_STRENGTH:
        is.id = "strength";
        if (course_make(&course, p->w->h))
            drawn = picture_strength(&is, g, &course);
        else
            p->failed = true;
        course_release(&course);
        break;
    case PICTURE_TIME:
        is.id = "time";
        drawn = picture_time(&is, g);
        break;
    case PICTURE_LOSSES:
        is.id = "losses";
        drawn = picture_losses(&is, g);
        break;
    case PICTURE_MAP: /* drawn on the tour */
        break;
    }
    return drawn;
}

struct chart {
    struct page *p;
    const struct part *part;
};

static bool
draw(void *ctx, FILE *to)
{
    const struct chart *c = ctx;
    return draw_chart(c->p, c->part, to);
}

/* A chart of nothing is not drawn, and has no caption either. */
static void
html_chart(struct page *p, const struct part *part)
{
    struct chart c = {p, part};
    struct drawn d;
    if (!drawn_make(&d, draw, &c))
        p->failed = true;
    if (d.at) {
        figure_begin(true, p->out);
        fwrite(d.at, 1, d.n, p->out);
        figure_end(p, part);
    }
    free(d.at);
}

/* --- parts --- */

static void
close_facts(struct page *p)
{
    if (p->facts)
        fputs("</dl>\n", p->out);
    p->facts = false;
}

static void
close_section(struct page *p)
{
    if (p->section)
        fputs("</section>\n", p->out);
    p->section = false;
}

static void
html_fact(struct page *p, const struct part *part)
{
    if (!p->facts)
        fputs("<dl>\n", p->out);
    p->facts = true;
    put_in("dt", doc_span(p->r, part->label), p->out);
    put_in("dd", doc_span(p->r, part->text), p->out);
}

static void
html_text(struct page *p, struct span text)
{
    fputs(p->lead ? "<p class=\"lead\">" : "<p>", p->out);
    p->lead = false;
    put_text(text, true, p->out);
    fputs("</p>\n", p->out);
}

static void
html_heading(struct page *p, struct span text)
{
    close_section(p);
    fputs("<section>\n", p->out);
    p->section = true;
    put_in("h2", text, p->out);
}

static void
html_part(struct page *p, const struct part *part)
{
    struct span text = doc_span(p->r, part->text);
    if (part->brief)
        return;
    if (part->kind != PART_FACT)
        close_facts(p);
    switch (part->kind) {
    case PART_TITLE:
        put_in("h1", text, p->out);
        break;
    case PART_FACT:
        html_fact(p, part);
        break;
    case PART_HEADING:
        html_heading(p, text);
        break;
    case PART_MOVE:
        put_in("h3", text, p->out);
        break;
    case PART_TEXT:
        html_text(p, text);
        break;
    case PART_TABLE:
        html_table(p->r, part, p->out);
        break;
    case PART_CLOSE:
        close_section(p);
        put_in("footer", text, p->out);
        break;
    case PART_PICTURE:
        html_chart(p, part);
        break;
    }
}

static bool
is_map(const struct part *part)
{
    return part->kind == PART_PICTURE && part->picture == PICTURE_MAP;
}

/* The parts up to the map of that move, which is *map; false: it has none. */
static bool
parts_to_map(struct page *p, int32_t seq, const struct part **map)
{
    size_t at = p->next;
    while (at < p->r->n_part &&
           !(is_map(&p->r->part[at]) && p->r->part[at].seq == seq))
        at++;
    if (at == p->r->n_part)
        return false;
    for (; p->next < at; p->next++)
        if (!is_map(&p->r->part[p->next]))
            html_part(p, &p->r->part[p->next]);
    *map = &p->r->part[p->next++];
    return true;
}

/* Maps are drawn as the battle is folded once more, each when its move ends,
 * so that no more than one is ever in memory. */
static bool
html_map(void *ctx, int32_t seq, const struct scene *s)
{
    struct page *p = ctx;
    const struct report_wait *wait = p->w->wait;
    const struct part *part;
    char at[32];
    struct text id;
    if (wait)
        wait->step(wait->ctx, seq, s->g->battle->seq);
    if (!parts_to_map(p, seq, &part))
        return true;
    text_init(&id, at, sizeof at);
    text_str(&id, "map");
    text_int(&id, seq);
    const struct picture is = {.to = p->out, .id = text_z(&id)};
    figure_begin(false, p->out);
    p->failed = !picture_map(&is, s) || p->failed;
    figure_end(p, part);
    return !p->failed;
}

static bool
has_maps(const struct report *r)
{
    for (size_t i = 0; i < r->n_part; i++)
        if (is_map(&r->part[i]))
            return true;
    return false;
}

static struct span
title_of(const struct report *r)
{
    for (size_t i = 0; i < r->n_part; i++)
        if (r->part[i].kind == PART_TITLE)
            return doc_span(r, r->part[i].text);
    return SPAN("A battle");
}

bool
report_html(const struct report *r, const struct report_writing *w)
{
    struct page p = {.r = r, .w = w, .out = w->out, .lead = true};
    fputs(head_before_title, p.out);
    put_text(title_of(r), false, p.out);
    fputs(head_before_style, p.out);
    picture_style(p.out, &w->h->game);
    fputs(head_after_style, p.out);
    if (has_maps(r) && !scene_tour(w->h, html_map, &p))
        p.failed = true;
    for (; p.next < r->n_part; p.next++)
        if (!is_map(&r->part[p.next]))
            html_part(&p, &r->part[p.next]);
    close_facts(&p);
    close_section(&p);
    fputs("</main>\n</body>\n</html>\n", p.out);
    return !p.failed;
}
