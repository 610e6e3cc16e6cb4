/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * picture.c: what every picture is made of: words made harmless, colours of
 * light and dark, the frame, figures.
 */
#include "markup.h"
#include "picture_in.h"
#include "place.h"

#include <string.h>

/* --- words --- */

static void
reference(FILE *to, char c)
{
    const char *stands = markup_reference(c);

    if (stands)
        fputs(stands, to);
    else
        putc(c, to);
}

void
picture_words(FILE *to, struct span words)
{
    enum { PIECE = 256 };
    char at[4096]; /* a byte becomes at most twelve */
    struct text safe;
    while (words.n > 0) {
        uint32_t n = span_whole(words, PIECE).n;
        text_init(&safe, at, sizeof at);
        text_safe(&safe, span_cut(words, 0, n));
        for (uint32_t i = 0; i < safe.n; i++)
            reference(to, safe.at[i]);
        words = span_from(words, n);
    }
}

void
say_moment(struct text *to, const struct game *g, int32_t seq)
{
    if (seq < 1 || (uint32_t)seq > g->rows[T_turn]) {
        text_str(to, "before the first move");
        return;
    }
    say_side(to, g, g->turn[seq - 1].side);
    text_str(to, "'s move ");
    text_int(to, g->turn[seq - 1].number);
}

/* --- colours --- */

/* A side that is called after a colour has it; figures are filled with one
 * and lines drawn with the other, on light and on dark paper. */
struct colours {
    const char *name;
    const char *fill[2], *line[2]; /* light, dark */
};

static const struct colours palette[] = {
    {"",       {"#c1440e", "#ff9d6e"}, {"#a63a0c", "#ff9d6e"}},
    {"",       {"#2463bc", "#8ab8ff"}, {"#1f58a8", "#8ab8ff"}},
    {"red",    {"#c4281c", "#ff7d70"}, {"#b02318", "#ff8d82"}},
    {"blue",   {"#2463bc", "#7db2ff"}, {"#1f58a8", "#8ab8ff"}},
    {"green",  {"#2e8540", "#6fce84"}, {"#27733a", "#7dd491"}},
    {"yellow", {"#f2c200", "#ffd84d"}, {"#8a6d00", "#ffd84d"}},
    {"white",  {"#ffffff", "#f4f4f4"}, {"#6e6e6e", "#e4e4e4"}},
    {"black",  {"#202020", "#000000"}, {"#202020", "#b9b9b9"}},
    {"grey",   {"#8c8c8c", "#8c8c8c"}, {"#636363", "#b4b4b4"}},
    {"gray",   {"#8c8c8c", "#8c8c8c"}, {"#636363", "#b4b4b4"}},
    {"orange", {"#e07b00", "#ffab4d"}, {"#9f5700", "#ffab4d"}},
    {"purple", {"#7b3fa0", "#c892e8"}, {"#6d378e", "#cf9fee"}},
    {"brown",  {"#7a4b2a", "#c99a78"}, {"#6b4225", "#cfa283"}},
};

enum { PALETTE = sizeof palette / sizeof palette[0] };

static int
named_colour(const struct game *g, int32_t side)
{
    if (side > (int32_t)g->rows[T_side])
        return 0;
    struct span label = label_of(g->side[ROW(side)].label);
    for (int i = 2; i < PALETTE; i++)
        if (span_same_z(label, palette[i].name))
            return i;
    return 0;
}

/* Of both sides: never the same, nor of the same colour by two names. */
static void
choose_colours(const struct game *g, const struct colours *c[2])
{
    int first = named_colour(g, 1), second = named_colour(g, 2);
    if (second == 0)
        second = 1;
    if (strcmp(palette[first].fill[0], palette[second].fill[0]) == 0)
        first = second == 1 ? 0 : 1;
    if (strcmp(palette[first].fill[0], palette[second].fill[0]) == 0)
        first = 0;
    c[0] = &palette[first];
    c[1] = &palette[second];
}

struct paper {
    const char *paper, *floor, *ink, *dim, *faint;
};

static const struct paper papers[2] = {
    {"#ffffff", "#f4f1e8", "#1b1b1b", "#5a5a5a", "#c9c5ba"},
    {"#16181d", "#22252c", "#ececec", "#a9adb5", "#454a54"}
};

static void
style_paper(FILE *to, const struct paper *p)
{
    fprintf(to,
            ".ump-paper{fill:%s}.ump-floor{fill:%s;stroke:%s}"
            ".ump-ink,.ump-ink-s{fill:%s}.ump-dim{fill:%s}"
            ".ump-halo{fill:%s;stroke:%s}",
            p->paper, p->floor, p->dim, p->ink, p->dim, p->ink, p->floor);
    fprintf(to,
            ".ump-rule{stroke:%s}.ump-axis,.ump-ring,.ump-cross{stroke:%s}"
            ".ump-peg{stroke:%s}.ump-bar{fill:%s}.ump-limit{stroke:%s}",
            p->faint, p->ink, p->dim, p->faint, p->ink);
}

static void
style_sides(FILE *to, const struct colours *const c[2], const struct paper *p,
            int dark)
{
    for (int i = 0; i < 2; i++) {
        int n = i + 1;
        fprintf(to,
                ".ump-m%d,.ump-e%d{fill:%s;stroke:%s}"
                ".ump-h%d{fill:%s;stroke:%s}",
                n, n, c[i]->fill[dark], p->ink, n, p->floor, c[i]->line[dark]);
        fprintf(to, ".ump-t%d,.ump-s%d,.ump-b%d,.ump-g%d{stroke:%s}", n, n, n,
                n, c[i]->line[dark]);
        fprintf(to, ".ump-g%d{fill:%s}.ump-n%d{color:%s}", n, c[i]->fill[dark],
                n, c[i]->line[dark]);
    }
}

void
picture_style(FILE *to, const struct game *g)
{
    const struct colours *c[2];
    choose_colours(g, c);
    fputs(".ump{max-width:100%;height:auto}"
          ".ump text{font-family:system-ui,\"DejaVu Sans\",Arial,sans-serif;"
          "unicode-bidi:isolate}"
          ".ump-floor{stroke-width:14}"
          ".ump-halo{paint-order:stroke;stroke-width:50;"
          "stroke-linejoin:round}"
          ".ump-ring{fill:none;stroke-width:26}"
          ".ump-over{stroke-width:14;stroke-dasharray:60 50}"
          ".ump-cross,.ump-peg,.ump-rule,.ump-axis,.ump-limit{fill:none}"
          ".ump-cross{stroke-width:16}.ump-peg{stroke-width:16}"
          ".ump-rule{stroke-width:8}.ump-axis{stroke-width:14}"
          ".ump-limit{stroke-width:34}"
          ".ump-m1,.ump-m2{stroke-width:8}"
          ".ump-e1,.ump-e2{stroke-width:10;fill-opacity:.3}"
          ".ump-h1,.ump-h2{stroke-width:18}"
          ".ump-g1,.ump-g2{stroke-width:26}"
          ".ump-t1,.ump-t2{fill:none;stroke-width:14;stroke-opacity:.6}"
          ".ump-t2{stroke-dasharray:70 40}"
          ".ump-b1,.ump-b2{fill:none;stroke-width:50}"
          ".ump-b2{stroke-dasharray:200 60}"
          ".ump-s1,.ump-s2{fill:none;stroke-width:40;stroke-linejoin:round}"
          ".ump-s2{stroke-dasharray:130 60}\n",
          to);
    style_paper(to, &papers[0]);
    style_sides(to, c, &papers[0], 0);
    fputs("\n@media (prefers-color-scheme:dark){", to);
    style_paper(to, &papers[1]);
    style_sides(to, c, &papers[1], 1);
    fputs("}\n", to);
}

/* --- the frame --- */

int32_t
svg_head(const struct picture *p)
{
    return p->alone ? SIZE_TITLE * 2 : 0;
}

void
svg_begin(const struct picture *p, const struct game *g, int32_t wide,
          int32_t high, struct span own, struct span description)
{
    const char *id = p->id ? p->id : "picture";
    struct span title = p->title.n > 0 ? p->title : own;
    FILE *to = p->to;
    if (p->alone)
        fputs("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", to);
    fprintf(to,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"ump\" "
            "viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" role=\"img\" "
            "aria-labelledby=\"%s-title %s-desc\">\n",
            (int)wide, (int)high, (int)wide / 10, (int)high / 10, id, id);
    fprintf(to, "<title id=\"%s-title\">", id);
    picture_words(to, title);
    fprintf(to, "</title>\n<desc id=\"%s-desc\">", id);
    picture_words(to, description);
    fputs("</desc>\n", to);
    if (p->alone) {
        fputs("<style>\n", to);
        picture_style(to, g);
        fputs("</style>\n", to);
    }
    svg_box(to, "ump-paper", 0, 0, wide, high);
    if (p->alone)
        svg_words(to, PAPER_EDGE, SIZE_TITLE + SIZE_TITLE / 2,
                  &(struct letters){"ump-ink", SIZE_TITLE, ANCHOR_START},
                  title);
}

void
svg_end(const struct picture *p)
{
    fputs("</svg>\n", p->to);
}

/* --- what is drawn --- */

void
svg_words(FILE *to, int32_t x, int32_t y, const struct letters *how,
          struct span words)
{
    static const char *const anchor[] = {"", " text-anchor=\"middle\"",
                                         " text-anchor=\"end\""};
    fprintf(to, "<text class=\"%s\" x=\"%d\" y=\"%d\" font-size=\"%d\"%s>",
            how->class, (int)x, (int)y, (int)how->size, anchor[how->anchor]);
    picture_words(to, words);
    fputs("</text>\n", to);
}

int32_t
svg_width(int32_t size, struct span words)
{
    uint32_t n = span_points(words);
    return (int32_t)(n < 1000 ? n : 1000) * size * 55 / 100;
}

void
svg_line(FILE *to, const char *class, int32_t x, int32_t y, int32_t x2,
         int32_t y2)
{
    fprintf(to, "<path class=\"%s\" d=\"M%d %dL%d %d\"/>\n", class, (int)x,
            (int)y, (int)x2, (int)y2);
}

void
svg_box(FILE *to, const char *class, int32_t x, int32_t y, int32_t wide,
        int32_t high)
{
    fprintf(to,
            "<rect class=\"%s\" x=\"%d\" y=\"%d\" width=\"%d\" "
            "height=\"%d\"/>\n",
            class, (int)x, (int)y, (int)wide, (int)high);
}

/* All four of about the same area. */
void
svg_figure(FILE *to, int32_t side, int32_t arm, int32_t x, int32_t y, int32_t r)
{
    int square = (int)r * 7 / 8, lozenge = (int)r * 5 / 4;
    int high = (int)r * 3 / 2, half = (int)r * 27 / 20;
    if (side == 2 && arm == ARM_CAV)
        fprintf(to, "M%d %dl%d %dl-%d %dl-%d -%dz", (int)x, (int)y - lozenge,
                lozenge, lozenge, lozenge, lozenge, lozenge, lozenge);
    else if (side == 2)
        fprintf(to, "M%d %dh%dv%dh-%dz", (int)x - square, (int)y - square,
                2 * square, 2 * square, 2 * square);
    else if (arm == ARM_CAV)
        fprintf(to, "M%d %dl%d %dh-%dz", (int)x, (int)y - high, half,
                high + (int)r * 3 / 4, 2 * half);
    else
        fprintf(to, "M%d %da%d %d 0 1 0 %d 0a%d %d 0 1 0 -%d 0z",
                (int)x - (int)r, (int)y, (int)r, (int)r, 2 * (int)r, (int)r,
                (int)r, 2 * (int)r);
}

/* Two wheels and the axle between them; ahead of it the barrel, behind it the
 * trail, which points to the foot before it is turned. A hundredth of a degree
 * is finer than a pixel. */
void
svg_gun(FILE *to, const struct mark *m, int32_t x, int32_t y, int32_t r)
{
    int size = (int)r, half = size / 2;
    int32_t hundredths = m->facing ? (m->facing - 1) * 10 / 6 : 0;
    fprintf(to,
            "<g class=\"ump-g%d\" transform=\"translate(%d %d) "
            "rotate(%d.%02d)\"%s>",
            m->side == 2 ? 2 : 1, (int)x, (int)y, (int)hundredths / 100,
            (int)hundredths % 100,
            m->placed == ESTIMATED ? " opacity=\".5\"" : "");
    fprintf(to, "<path d=\"M-%d -%dv%dM%d -%dv%dM-%d 0h%d", size, half, size,
            size, half, size, size, 2 * size);
    if (m->facing)
        fprintf(to, "M0 0v%d\"/><path d=\"M-%d %dh%dl-%d -%dh-%dz\"/>",
                size * 3 / 2, size / 3, half, 2 * (size / 3), size / 6,
                size * 9 / 4, 2 * (size / 3) - 2 * (size / 6));
    else
        fprintf(to, "\"/><circle r=\"%d\"/>", half);
    fputs("</g>\n", to);
}

/* --- legends --- */

void
legend_break(struct legend *l)
{
    l->x = l->left;
    l->y += SIZE_WORDS * 2;
}

void
legend_place(struct legend *l, uint32_t letters)
{
    int32_t wide = (int32_t)letters * SIZE_WORDS * 58 / 100 + 2 * SIZE_WORDS;
    if (l->x > l->left && l->x + wide > l->right)
        legend_break(l);
}

void
legend_words(struct legend *l, struct span words)
{
    const struct letters how = {"ump-ink", SIZE_WORDS, ANCHOR_START};
    svg_words(l->to, l->x + SIZE_WORDS, l->y + SIZE_WORDS / 3, &how, words);
    l->x += svg_width(SIZE_WORDS, words) + 2 * SIZE_WORDS;
}
