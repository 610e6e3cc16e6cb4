/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * report_html.c: a report as one page that needs nothing else: no script, no
 * request, its pictures in it; light and dark; for A4; for who listens to it.
 *
 * It is well-formed XML too. What users wrote stands in text alone, never in
 * an attribute, a style or an address.
 */
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
static const char head_after_title[] =
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
    "@page { size: A4; margin: 18mm 16mm; }\n"
    "@media print {\n"
    "  :root { color-scheme: light; --ink: #000; --paper: #fff; --faint: #444;"
    " --rule: #999; --tint: #eee; }\n"
    "  body { font-size: 10.5pt; }\n"
    "  main { max-width: none; padding: 0; }\n"
    "  h1, h2, h3, caption { break-after: avoid; }\n"
    "  table, figure, dl { break-inside: avoid; }\n"
    "  p { orphans: 3; widows: 3; }\n"
    "  details { display: none; }\n"
    "}\n"
    "</style>\n"
    "</head>\n"
    "<body>\n"
    "<main>\n";

/* What is open and must be closed. */
struct open {
    bool facts, section, lead;
};

/* --- text --- */

static void
put_char(char c, FILE *out)
{
    switch (c) {
    case '&':
        fputs("&amp;", out);
        break;
    case '<':
        fputs("&lt;", out);
        break;
    case '>':
        fputs("&gt;", out);
        break;
    case '"':
        fputs("&quot;", out);
        break;
    case '\'':
        fputs("&#39;", out);
        break;
    default:
        if ((unsigned char)c >= ' ') /* XML has no others */
            fputc(c, out);
    }
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

/* --- parts --- */

static void
close_facts(struct open *o, FILE *out)
{
    if (o->facts)
        fputs("</dl>\n", out);
    o->facts = false;
}

static void
close_section(struct open *o, FILE *out)
{
    if (o->section)
        fputs("</section>\n", out);
    o->section = false;
}

static void
html_fact(struct open *o, const struct report *r, const struct part *p,
          FILE *out)
{
    if (!o->facts)
        fputs("<dl>\n", out);
    o->facts = true;
    put_in("dt", doc_span(r, p->label), out);
    put_in("dd", doc_span(r, p->text), out);
}

static void
html_text(struct open *o, struct span text, FILE *out)
{
    fputs(o->lead ? "<p class=\"lead\">" : "<p>", out);
    o->lead = false;
    put_text(text, true, out);
    fputs("</p>\n", out);
}

static void
html_part(struct open *o, const struct report *r, const struct part *p,
          FILE *out)
{
    struct span text = doc_span(r, p->text);
    if (p->kind != PART_FACT)
        close_facts(o, out);
    switch (p->kind) {
    case PART_TITLE:
        put_in("h1", text, out);
        break;
    case PART_FACT:
        html_fact(o, r, p, out);
        break;
    case PART_HEADING:
        close_section(o, out);
        fputs("<section>\n", out);
        o->section = true;
        put_in("h2", text, out);
        break;
    case PART_MOVE:
        put_in("h3", text, out);
        break;
    case PART_TEXT:
        html_text(o, text, out);
        break;
    case PART_TABLE:
        html_table(r, p, out);
        break;
    case PART_CLOSE:
        close_section(o, out);
        put_in("footer", text, out);
        break;
    case PART_PICTURE:
        break;
    }
}

static struct span
title_of(const struct report *r)
{
    for (size_t i = 0; i < r->n_part; i++)
        if (r->part[i].kind == PART_TITLE)
            return doc_span(r, r->part[i].text);
    return SPAN("A battle");
}

void
report_html(const struct report *r, const struct history *h, FILE *out)
{
    struct open o = {.lead = true};
    (void)h;
    fputs(head_before_title, out);
    put_text(title_of(r), false, out);
    fputs(head_after_title, out);
    for (size_t i = 0; i < r->n_part; i++)
        html_part(&o, r, &r->part[i], out);
    close_facts(&o, out);
    close_section(&o, out);
    fputs("</main>\n</body>\n</html>\n", out);
}
