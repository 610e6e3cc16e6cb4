/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * map_words.c: the signs of a map, its edges with their scale, and the legend,
 * which explains what is there and owns up to what is not.
 */
#include "map_in.h"

#include "place.h"

#include <string.h>

/* --- signs --- */

static const char *
letter_of(const struct map *m, int32_t side, bool large)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz"
                                  "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    int32_t letter = m->s->g->side[ROW(side)].letter;
    if (letter < 'a' || letter > 'z')
        return "?";
    return letters + (letter - 'a') + (large ? 26 : 0);
}

static const char *
man_sign(const struct map *m, const struct map_cell *c)
{
    static const char *const shapes[2][2][2] = {
        {{"\u25CF", "\u25CB"}, {"\u25B2", "\u25B3"}}, /* discs, triangles */
        {{"\u25A0", "\u25A1"}, {"\u25C6", "\u25C7"}}, /* squares, lozenges */
    };
    bool horse = c->sign == SIGN_HORSE;
    if (m->o->ascii)
        return letter_of(m, c->side, horse);
    return shapes[c->side == 2][horse][c->guessed];
}

static const char *
gun_sign(const struct map *m, const struct map_cell *c)
{
    static const char *const arrows[] = {"\u2191", "\u2197", "\u2192",
                                         "\u2198", "\u2193", "\u2199",
                                         "\u2190", "\u2196", "@"};
    static const char *const plain[] = {"^", "/", ">",  "\\", "v",
                                        "/", "<", "\\", "@"};
    return m->o->ascii ? plain[c->way] : arrows[c->way];
}

static char
plain_sign(const struct map *m, const struct map_cell *c)
{
    switch ((enum sign)c->sign) {
    case SIGN_OFF:
        return ':';
    case SIGN_RING:
        return '.';
    case SIGN_PEG:
        return '+';
    case SIGN_FREED:
        return c->side == 2 ? '=' : '&';
    case SIGN_PRISONER:
        return c->side == 2 ? '$' : '%';
    case SIGN_BOTH:
        return '#';
    case SIGN_LETTER:
        return c->letter;
    case SIGN_FOOT:
    case SIGN_HORSE:
        return *man_sign(m, c);
    case SIGN_GUN:
        return *gun_sign(m, c);
    case SIGN_NONE:
        break;
    }
    return ' ';
}

void
map_put(const struct map *m, const struct map_cell *c)
{
    bool man = c->sign == SIGN_FOOT || c->sign == SIGN_HORSE;
    const char *sign = man                    ? man_sign(m, c)
                       : c->sign == SIGN_GUN  ? gun_sign(m, c)
                       : c->sign == SIGN_RING ? "\u00B7"
                       : c->sign == SIGN_OFF  ? "\u2591"
                                              : NULL;
    if (m->o->ascii || !sign)
        putc(plain_sign(m, c), m->to);
    else
        fputs(sign, m->to);
}

/* --- colours --- */

static int
colour_of(const struct game *g, int32_t side)
{
    static const struct {
        const char *name;
        int sgr;
    } known[] = {
        {"red",    91},
        {"blue",   94},
        {"green",  92},
        {"yellow", 93},
        {"white",  97},
        {"grey",   37},
        {"gray",   37},
        {"orange", 33},
        {"brown",  33},
        {"purple", 95},
        {"black",  90}
    };
    struct span label = label_of(g->side[ROW(side)].label);
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (span_same_z(label, known[i].name))
            return known[i].sgr;
    return side == 2 ? 96 : 93;
}

void
map_colour(const struct map *m, int32_t side)
{
    if (m->o->colour && side > 0)
        fprintf(m->to, "\033[%dm", colour_of(m->s->g, side));
}

void
map_plain(const struct map *m, int32_t side)
{
    if (m->o->colour && side > 0)
        fputs("\033[0m", m->to);
}

/* --- words within the columns --- */

struct lines {
    const struct map *m;
    uint32_t used; /* columns of this line */
};

static uint32_t
columns_of(const struct map *m)
{
    uint32_t n = m->o->columns;
    return n < MAP_LEAST_COLUMNS ? MAP_LEAST_COLUMNS : n;
}

static void
line_end(struct lines *l)
{
    if (l->used > 0)
        putc('\n', l->m->to);
    l->used = 0;
}

/* Room for something so wide, `gap` blanks before it. */
static void
line_room(struct lines *l, uint32_t wide, uint32_t gap)
{
    if (l->used > 0 && l->used + gap + wide > columns_of(l->m))
        line_end(l);
    if (l->used > 0) {
        fprintf(l->m->to, "%*s", (int)gap, "");
        l->used += gap;
    }
    l->used += wide;
}

/* Broken at its blanks. */
static void
line_words(struct lines *l, struct span words)
{
    while (words.n > 0) {
        uint32_t n = 0;
        while (n < words.n && words.at[n] != ' ')
            n++;
        struct span word = span_cut(words, 0, n);
        line_room(l, span_points(word), 1);
        fwrite(word.at, 1, word.n, l->m->to);
        words = span_trim(span_from(words, n));
    }
}

/* --- the scale --- */

/* The first round length that is not below `least`. */
static int64_t
round_length(const struct game *g, int64_t least)
{
    static const int32_t inches[] = {1,   3,   6,   12,   24,  60,
                                     120, 240, 600, 1200, 2400};
    static const int32_t cm[] = {1,   5,   10,   25,   50,  100,
                                 200, 500, 1000, 2500, 5000};
    int64_t v = 0;
    for (size_t i = 0; i < sizeof cm / sizeof cm[0]; i++) {
        v = g->battle->metric ? (int64_t)cm[i] * LENGTH_CM
                              : (int64_t)inches[i] * LENGTH_INCH;
        if (v >= least)
            break;
    }
    return v;
}

/* 6', 6'6, 3": short forms, for there is little room. */
static void
short_length(struct text *to, const struct game *g, int64_t v)
{
    int64_t cm = v / LENGTH_CM, inches = v / LENGTH_INCH;
    if (g->battle->metric) {
        text_int(to, cm >= 1000 ? cm / 100 : cm % 100 == 0 ? cm / 100 : cm);
        if (cm >= 1000 && cm % 100) {
            text_char(to, '.');
            text_int(to, cm % 100 / 10);
        }
        text_str(to, cm < 1000 && cm % 100 ? "cm" : "m");
        return;
    }
    if (inches >= 12 || inches == 0) {
        text_int(to, inches / 12);
        text_char(to, '\'');
    }
    if (inches % 12)
        text_int(to, inches % 12);
    if (inches % 12 && inches < 12)
        text_char(to, '"');
}

/* The multiple of `step` in from..to (to excluded), or -1. */
static int64_t
multiple_in(int64_t from, int64_t to, int64_t step)
{
    int64_t k = from <= 0 ? 0 : (from + step - 1) / step;
    return k * step >= from && k * step < to ? k * step : -1;
}

/* --- edges --- */

struct edge_signs {
    const char *corner[4]; /* north-west, north-east, south-west, south-east */
    const char *level, *back, *upright, *tick;
};

static const struct edge_signs *
edge_signs(const struct map *m)
{
    static const struct edge_signs boxes = {
        {"\u250C", "\u2510", "\u2514", "\u2518"},
        "\u2500",
        "\u2550",
        "\u2502",
        "\u2524"
    };
    static const struct edge_signs plain = {
        {"+", "+", "+", "+"},
        "-", "=", "|", "|"
    };
    return m->o->ascii ? &plain : &boxes;
}

/* The side whose back line that edge is, or 0. */
static int32_t
back_at(const struct map *m, bool north)
{
    const struct game *g = m->s->g;
    if (!m->s->field || m->s->close)
        return 0;
    for (int32_t side = 1; side <= (int32_t)g->rows[T_side]; side++)
        if (g->side[ROW(side)].back == (north ? BACK_NORTH : BACK_SOUTH))
            return side;
    return 0;
}

void
map_edge(const struct map *m, bool north)
{
    const struct edge_signs *e = edge_signs(m);
    int32_t side = back_at(m, north);
    char at[64];
    struct text t;
    text_init(&t, at, sizeof at);
    if (side) {
        text_char(&t, ' ');
        say_side(&t, m->s->g, side);
        text_str(&t, "'s back line ");
    }
    uint32_t from = t.n > 0 && t.n <= m->wide ? (m->wide - t.n) / 2 : m->wide;
    fprintf(m->to, "%*s%s", MAP_MARGIN - 1, "", e->corner[north ? 0 : 2]);
    map_colour(m, side);
    for (uint32_t i = 0; i < m->wide; i++) {
        if (i == from) {
            fwrite(t.at, 1, t.n, m->to);
            i += t.n - 1;
        } else {
            fputs(side ? e->back : e->level, m->to);
        }
    }
    map_plain(m, side);
    fprintf(m->to, "%s\n", e->corner[north ? 1 : 3]);
}

void
map_row_begin(const struct map *m, uint32_t row)
{
    const struct edge_signs *e = edge_signs(m);
    int64_t top = m->s->frame.north - (int64_t)row * 2 * m->per;
    int64_t step = round_length(m->s->g, 6 * m->per);
    int64_t foot = top - 2 * m->per + (row + 1 < m->high);
    int64_t v = multiple_in(foot, top + 1, step);
    char at[32];
    struct text t;
    text_init(&t, at, sizeof at);
    if (v >= 0)
        short_length(&t, m->s->g, v);
    bool fits = t.n > 0 && t.n < MAP_MARGIN;
    fprintf(m->to, "%*s%s", MAP_MARGIN - 1, fits ? text_z(&t) : "",
            fits ? e->tick : e->upright);
}

void
map_row_end(const struct map *m)
{
    fprintf(m->to, "%s\n", edge_signs(m)->upright);
}

/* The scale along the south. */
void
map_foot(const struct map *m)
{
    int64_t step = round_length(m->s->g, 8 * m->per);
    uint32_t used = 0;
    fprintf(m->to, "%*s", MAP_MARGIN, "");
    for (uint32_t i = 0; i < m->wide; i++) {
        int64_t west = m->s->frame.west + (int64_t)i * m->per;
        int64_t v = multiple_in(west, west + m->per, step);
        char at[32];
        struct text t;
        text_init(&t, at, sizeof at);
        if (v >= 0)
            short_length(&t, m->s->g, v);
        if (t.n == 0 || i < used || i + t.n > m->wide)
            continue;
        fprintf(m->to, "%*s%s", (int)(i - used), "", text_z(&t));
        used = i + t.n;
    }
    putc('\n', m->to);
}

/* Without blanks, so that it stays on one line: 2-3/4" */
static void
whole_length(struct text *to, const struct game *g, int64_t v)
{
    uint32_t from = to->n;
    say_length(to, g, (length)v);
    for (uint32_t i = from; i < to->n; i++)
        if (to->at[i] == ' ')
            to->at[i] = '-';
}

void
map_heading(const struct map *m)
{
    const struct game *g = m->s->g;
    struct lines l = {m, 0};
    char at[256];
    struct text t;
    text_init(&t, at, sizeof at);
    if (g->battle->seq > 0) {
        say_side(&t, g, g->battle->mover);
        text_char(&t, ' ');
        text_int(&t, g->side[ROW(g->battle->mover)].turn);
        text_str(&t, ". ");
    }
    if (m->s->field) {
        text_str(&t, "The field is ");
        whole_length(&t, g, g->battle->field_x);
        text_str(&t, " x ");
        whole_length(&t, g, g->battle->field_y);
    } else {
        text_str(&t, "The field is not measured");
    }
    text_str(&t, "; a letter is ");
    whole_length(&t, g, m->per);
    text_str(&t, " x ");
    whole_length(&t, g, 2 * m->per);
    text_char(&t, '.');
    line_words(&l, text_span(&t));
    line_end(&l);
}

/* --- the legend --- */

/* A sign and its words, never parted. */
static void
explain(struct lines *l, const struct map_cell *c, struct span words)
{
    line_room(l, 2 + span_points(words), 3);
    map_colour(l->m, c->side);
    map_put(l->m, c);
    map_plain(l->m, c->side);
    putc(' ', l->m->to);
    fwrite(words.at, 1, words.n, l->m->to);
}

static void
explain_own(struct lines *l, enum sign sign, int32_t side, const char *what)
{
    char at[64];
    struct text t;
    struct map_cell c = {.sign = (uint8_t)sign, .side = (uint8_t)side};
    if (!l->m->signs[sign][side])
        return;
    text_init(&t, at, sizeof at);
    say_side(&t, l->m->s->g, side);
    text_char(&t, ' ');
    text_str(&t, what);
    explain(l, &c, text_span(&t));
}

static void
explain_signs(struct lines *l)
{
    static const struct {
        enum sign sign;
        const char *words;
    } shared[] = {
        {SIGN_BOTH, "men of both sides"},
        {SIGN_RING, "round a melee"    },
        {SIGN_PEG,  "peg"              },
        {SIGN_OFF,  "off the field"    }
    };
    for (int32_t side = 1; side <= 2; side++) {
        explain_own(l, SIGN_FOOT, side, "foot");
        explain_own(l, SIGN_HORSE, side, "horse");
        explain_own(l, SIGN_GUN, side, "gun, as it points");
        explain_own(l, SIGN_PRISONER, side, "prisoner");
        explain_own(l, SIGN_FREED, side, "unarmed");
    }
    for (size_t i = 0; i < sizeof shared / sizeof shared[0]; i++) {
        struct map_cell c = {.sign = (uint8_t)shared[i].sign};
        if (l->m->signs[shared[i].sign][0])
            explain(l, &c, span_of(shared[i].words));
    }
    line_end(l);
}

/* "Red: 26 men on the field, 14 measured, 6 estimated, 6 without a place." */
static void
own_up(struct lines *l, int32_t side)
{
    const struct known *k = &l->m->s->known[side - 1];
    int32_t all = k->measured + k->estimated + k->unplaced;
    const struct {
        int32_t n;
        const char *words;
    } part[] = {
        {k->measured,  " measured"       },
        {k->estimated, " estimated"      },
        {k->unplaced,  " without a place"}
    };
    char at[160];
    struct text t;
    if (all == 0)
        return;
    text_init(&t, at, sizeof at);
    say_side(&t, l->m->s->g, side);
    text_str(&t, ": ");
    text_count(&t, all, "man on the field", "men on the field");
    for (size_t i = 0; i < sizeof part / sizeof part[0]; i++) {
        if (part[i].n == 0)
            continue;
        text_str(&t, ", ");
        text_int(&t, part[i].n);
        text_str(&t, part[i].words);
    }
    text_char(&t, '.');
    line_words(l, text_span(&t));
    line_end(l);
}

static void
tell_outside(struct lines *l)
{
    const struct scene *s = l->m->s;
    char at[96];
    struct text t;
    int32_t n = 0;
    for (uint32_t i = 0; s->close && i < s->n; i++)
        n += s->at[i].kind >= MARK_MAN && s->at[i].kind <= MARK_PRISONER &&
             !scene_shows(s, &s->at[i]);
    if (n == 0)
        return;
    text_init(&t, at, sizeof at);
    text_count(&t, n, "man with a place is", "men with a place are");
    text_str(&t, " outside this piece of the floor.");
    line_words(l, text_span(&t));
    line_end(l);
}

static void
tell_captured(struct lines *l)
{
    const struct game *g = l->m->s->g;
    for (uint32_t i = 0; i < g->rows[T_gun]; i++) {
        char at[96];
        struct text t;
        if (g->gun[i].side == g->gun[i].holder || !g->gun[i].placed)
            continue;
        text_init(&t, at, sizeof at);
        say_gun(&t, g, REF((int32_t)i));
        text_str(&t, " is in ");
        say_side(&t, g, g->gun[i].holder);
        text_str(&t, "'s hands.");
        line_words(l, text_span(&t));
    }
    line_end(l);
}

static void
tell_unnamed(struct lines *l)
{
    const struct map *m = l->m;
    const struct game *g = m->s->g;
    bool any = false;
    for (uint32_t i = 0; i < g->rows[T_body] + g->rows[T_gun]; i++) {
        char at[40];
        struct text t;
        if (!m->unnamed[i])
            continue;
        text_init(&t, at, sizeof at);
        if (i < g->rows[T_body])
            say_body(&t, g, REF((int32_t)i));
        else
            say_gun(&t, g, REF((int32_t)(i - g->rows[T_body])));
        line_words(l,
                   any ? SPAN("") : SPAN("On the map, but no room to name:"));
        line_words(l, text_span(&t));
        any = true;
    }
    line_end(l);
}

static void
tell_guessed(struct lines *l)
{
    bool name = false;
    for (uint32_t i = 0; i < l->m->s->n; i++)
        name |= l->m->s->at[i].kind == MARK_BODY &&
                l->m->s->at[i].placed == ESTIMATED &&
                scene_shows(l->m->s, &l->m->s->at[i]);
    if (l->m->guessed && !l->m->o->ascii)
        line_words(l, SPAN("Open shapes: all there is estimated."));
    if (name)
        line_words(l, SPAN("~NAME: some or all of its places are estimated."));
    line_end(l);
}

void
map_legend(const struct map *m)
{
    struct lines l = {m, 0};
    if (m->s->places > 0) {
        explain_signs(&l);
        tell_guessed(&l);
        tell_captured(&l);
        tell_unnamed(&l);
        tell_outside(&l);
    } else {
        line_words(&l, SPAN("Nobody has a place yet; put and tape give one."));
        line_end(&l);
    }
    for (int32_t side = 1; side <= 2; side++)
        own_up(&l, side);
}
