/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * picture_map.c: a scene as a map, and in words.
 */
#include "picture_in.h"

#include "drawn.h"
#include "place.h"

#include <stdlib.h>

enum {
    LEAST_FIGURE = 34, /* radius on paper, so that a man is always seen */
    GUN_SIZE = 120,
    LEAST_SIDE = 1500,  /* of the floor on paper */
    LEAST_PAPER = 6400, /* wide, for the legend */
    BODIES_TOLD = 60    /* in the description */
};

/* Where the floor lies on paper. */
struct sheet {
    const struct picture *p;
    const struct scene *s;
    FILE *to;
    int32_t left, top, wide, high; /* of the floor */
    int32_t paper, bottom;         /* width of all, end of the legend */
};

/* --- onto paper --- */

static int32_t
onto(int64_t at, int64_t from, int64_t to, int32_t room)
{
    int64_t span = to - from;
    return span > 0 ? (int32_t)((at - from) * room / span) : room / 2;
}

static int32_t
sheet_x(const struct sheet *t, int64_t x)
{
    return t->left + onto(x, t->s->frame.west, t->s->frame.east, t->wide);
}

static int32_t
sheet_y(const struct sheet *t, int64_t y)
{
    return t->top + t->high -
           onto(y, t->s->frame.south, t->s->frame.north, t->high);
}

static int32_t
sheet_length(const struct sheet *t, int64_t v)
{
    return onto(v, 0, t->s->frame.east - t->s->frame.west, t->wide);
}

static void
lay_out(struct sheet *t)
{
    const struct frame *f = &t->s->frame;
    int64_t wide = f->east - f->west, high = f->north - f->south;
    int64_t longer = wide > high ? wide : high;
    t->wide = longer > 0 ? (int32_t)(wide * PAPER / longer) : PAPER;
    t->high = longer > 0 ? (int32_t)(high * PAPER / longer) : PAPER;
    t->wide = t->wide < LEAST_SIDE ? LEAST_SIDE : t->wide;
    t->high = t->high < LEAST_SIDE ? LEAST_SIDE : t->high;
    t->paper = (t->wide < LEAST_PAPER ? LEAST_PAPER : t->wide) + 2 * PAPER_EDGE;
    t->left = (t->paper - t->wide) / 2;
    t->top = PAPER_EDGE + svg_head(t->p);
}

/* --- the legend --- */

/* What occurs, so that nothing else is explained. */
struct occurs {
    bool man[2][2], gun[2];
    bool estimated, prisoner, freed, ring, trail;
};

static void
look(const struct scene *s, struct occurs *o)
{
    *o = (struct occurs){0};
    for (uint32_t i = 0; i < s->n; i++) {
        const struct mark *m = &s->at[i];
        int side = m->side == 2;
        bool man = m->kind == MARK_MAN || m->kind == MARK_FREED ||
                   m->kind == MARK_PRISONER;
        if (!scene_shows(s, m))
            continue;
        if (man)
            o->man[side][m->arm == ARM_CAV] = true;
        o->gun[side] |= m->kind == MARK_GUN;
        o->estimated |= (man || m->kind == MARK_GUN) && m->placed == ESTIMATED;
        o->prisoner |= m->kind == MARK_PRISONER;
        o->freed |= m->kind == MARK_FREED;
        o->ring |= m->kind == MARK_RING;
        o->trail |= m->kind == MARK_TRAIL;
    }
}

static void
legend_figure(struct legend *l, const char *class, int32_t side, int32_t arm)
{
    fprintf(l->to, "<path class=\"%s\" d=\"", class);
    svg_figure(l->to, side, arm, l->x + SIZE_WORDS / 3, l->y, 75);
    fputs("\"/>\n", l->to);
}

static void
legend_men(struct legend *l, const struct game *g, int32_t side, int32_t arm)
{
    char at[64];
    struct text t;
    text_init(&t, at, sizeof at);
    say_side(&t, g, side);
    text_str(&t, arm == ARM_CAV ? " horse" : " foot");
    legend_place(l, t.n);
    legend_figure(l, side == 2 ? "ump-m2" : "ump-m1", side, arm);
    legend_words(l, text_span(&t));
}

static void
legend_gun(struct legend *l, const struct game *g, int32_t side)
{
    char at[64];
    struct text t;
    struct mark m = {.kind = MARK_GUN,
                     .side = (uint8_t)side,
                     .placed = MEASURED,
                     .facing = 1};
    text_init(&t, at, sizeof at);
    say_side(&t, g, side);
    text_str(&t, " gun");
    legend_place(l, t.n);
    svg_gun(l->to, &m, l->x + SIZE_WORDS / 3, l->y, 70);
    legend_words(l, text_span(&t));
}

static void
legend_side(struct legend *l, const struct game *g, const struct occurs *o,
            int32_t side)
{
    if (o->man[side - 1][0])
        legend_men(l, g, side, ARM_INF);
    if (o->man[side - 1][1])
        legend_men(l, g, side, ARM_CAV);
    if (o->gun[side - 1])
        legend_gun(l, g, side);
}

static void
legend_cross(FILE *to, int32_t x, int32_t y, int32_t r, bool both)
{
    fprintf(to, "M%d %dl%d -%d", (int)(x - r), (int)(y + r), 2 * (int)r,
            2 * (int)r);
    if (both)
        fprintf(to, "M%d %dl%d %d", (int)(x - r), (int)(y - r), 2 * (int)r,
                2 * (int)r);
}

static void
legend_hollow(struct legend *l, bool crossed, struct span words)
{
    legend_place(l, words.n);
    legend_figure(l, "ump-h1", 1, ARM_INF);
    fputs("<path class=\"ump-cross\" d=\"", l->to);
    legend_cross(l->to, l->x + SIZE_WORDS / 3, l->y, 60, crossed);
    fputs("\"/>\n", l->to);
    legend_words(l, words);
}

static void
legend_states(struct legend *l, const struct occurs *o)
{
    if (o->prisoner)
        legend_hollow(l, true, SPAN("prisoner, in his own side's shape"));
    if (o->freed)
        legend_hollow(l, false, SPAN("freed, unarmed"));
    if (o->estimated) {
        struct span words = SPAN("pale: place estimated");
        legend_place(l, words.n);
        legend_figure(l, "ump-e1", 1, ARM_INF);
        legend_words(l, words);
    }
    if (o->ring) {
        struct span words = SPAN("ring: melee");
        legend_place(l, words.n);
        fprintf(l->to,
                "<circle class=\"ump-ring\" cx=\"%d\" cy=\"%d\" "
                "r=\"75\"/>\n",
                (int)l->x + SIZE_WORDS / 3, (int)l->y);
        legend_words(l, words);
    }
    if (o->trail) {
        struct span words = SPAN("line: moved this move");
        legend_place(l, words.n);
        svg_line(l->to, "ump-t1", l->x, l->y, l->x + SIZE_WORDS * 2 / 3, l->y);
        legend_words(l, words);
    }
}

/* Men who are on the field and not on the map. */
static void
say_unplaced(struct text *to, const struct scene *s)
{
    int32_t all = s->known[0].unplaced + s->known[1].unplaced;
    bool any = false;
    for (int32_t side = 1; side <= 2; side++) {
        if (s->known[side - 1].unplaced == 0)
            continue;
        text_str(to, any ? " and " : "");
        text_int(to, s->known[side - 1].unplaced);
        text_char(to, ' ');
        say_side(to, s->g, side);
        any = true;
    }
    if (all == 1)
        text_str(to, " man on the field has no place and is not drawn.");
    else if (any)
        text_str(to, " men on the field have no place and are not drawn.");
}

static void
draw_legend(struct sheet *t)
{
    char at[256];
    struct text words;
    struct occurs o;
    struct legend l = {.to = t->to,
                       .left = PAPER_EDGE,
                       .right = t->paper - PAPER_EDGE,
                       .x = PAPER_EDGE,
                       .y = t->top + t->high + 2 * SIZE_WORDS + SIZE_LABEL};
    look(t->s, &o);
    for (int32_t side = 1; side <= 2; side++)
        legend_side(&l, t->s->g, &o, side);
    legend_states(&l, &o);
    text_init(&words, at, sizeof at);
    say_unplaced(&words, t->s);
    if (words.n > 0) {
        if (l.x > l.left)
            legend_break(&l);
        l.x -= SIZE_WORDS;
        legend_words(&l, text_span(&words));
    }
    t->bottom = l.y + SIZE_WORDS + PAPER_EDGE / 2;
}

/* --- the floor --- */

/* The longest plain length that fits a sixth of the floor. */
static length
scale_length(const struct scene *s)
{
    static const int32_t inches[] = {1, 3, 6, 12, 24, 60, 120, 240, 600, 1200};
    static const int32_t cm[] = {1, 5, 10, 25, 50, 100, 250, 500, 1000, 3000};
    bool metric = s->g->battle->metric;
    int64_t room = (s->frame.east - s->frame.west) / 6;
    length best = metric ? LENGTH_CM : LENGTH_INCH;
    for (size_t i = 0; i < sizeof inches / sizeof inches[0]; i++) {
        length v = metric ? cm[i] * LENGTH_CM : inches[i] * LENGTH_INCH;
        best = v <= room ? v : best;
    }
    return best;
}

static void
draw_scale(const struct sheet *t)
{
    const struct letters how = {"ump-dim", SIZE_LABEL, ANCHOR_END};
    char at[64];
    struct text words;
    length v = scale_length(t->s);
    int32_t right = t->left + t->wide,
            y = t->top + t->high + SIZE_LABEL * 2 / 3;
    int32_t left = right - sheet_length(t, v);
    fprintf(t->to, "<path class=\"ump-axis\" d=\"M%d %dv60h%dv-60\"/>\n",
            (int)left, (int)y, (int)(right - left));
    text_init(&words, at, sizeof at);
    say_length(&words, t->s->g, v);
    svg_words(t->to, left - 80, y + 80, &how, text_span(&words));
}

static void
draw_north(const struct sheet *t)
{
    const struct letters how = {"ump-dim", SIZE_LABEL, ANCHOR_START};
    int32_t y = t->top + t->high + SIZE_LABEL * 2 / 3;
    fprintf(t->to,
            "<path class=\"ump-axis\" d=\"M%d %dv-150l-45 70m45-70"
            "l45 70\"/>\n",
            (int)t->left + 60, (int)y + 100);
    svg_words(t->to, t->left + 150, y + 80, &how, SPAN("north"));
}

static void
draw_back(const struct sheet *t, const struct mark *m)
{
    struct letters how = {"ump-dim", SIZE_LABEL, ANCHOR_MIDDLE};
    char at[64];
    struct text words;
    int32_t y = sheet_y(t, m->y), x = sheet_x(t, m->x), x2 = sheet_x(t, m->x2);
    bool south = m->y <= t->s->frame.south;
    fprintf(t->to, "<path class=\"ump-b%d\" d=\"M%d %dH%d\"/>\n",
            m->side == 2 ? 2 : 1, (int)x, (int)y, (int)x2);
    text_init(&words, at, sizeof at);
    say_side(&words, t->s->g, m->side);
    text_str(&words, "'s back line");
    svg_words(t->to, (x + x2) / 2, south ? y + SIZE_LABEL + 70 : y - 90, &how,
              text_span(&words));
}

/* --- men --- */

static const char *
class_of(const struct mark *m)
{
    static const char *const names[3][2] = {
        {"ump-m1", "ump-m2"},
        {"ump-e1", "ump-e2"},
        {"ump-h1", "ump-h2"}
    };
    int how = m->kind != MARK_MAN ? 2 : m->placed == ESTIMATED;
    return names[how][m->side == 2];
}

static bool
same_run(const struct scene *s, const struct mark *a, const struct mark *b)
{
    return a->kind == b->kind && a->side == b->side && a->placed == b->placed &&
           s->g->man[a->who].body == s->g->man[b->who].body;
}

static int32_t
figure_size(const struct sheet *t, int32_t arm)
{
    const struct game *g = t->s->g;
    int32_t r = sheet_length(
        t, key(g, arm == ARM_CAV ? KEY_FIGURE_CAVALRY : KEY_FIGURE_INFANTRY));
    return r < LEAST_FIGURE ? LEAST_FIGURE : r;
}

/* "20 of RA, Red foot, places estimated": told where the pointer rests. */
static void
run_title(const struct sheet *t, const struct mark *m, int32_t n)
{
    const struct game *g = t->s->g;
    char at[256];
    struct text to;
    text_init(&to, at, sizeof at);
    text_int(&to, n);
    text_str(&to, " of ");
    say_body(&to, g, g->man[m->who].body);
    text_str(&to, ", ");
    say_side(&to, g, m->side);
    text_str(&to, m->arm == ARM_CAV ? " horse" : " foot");
    if (m->kind == MARK_PRISONER)
        text_str(&to, ", prisoners");
    if (m->kind == MARK_FREED)
        text_str(&to, ", unarmed");
    if (m->placed == ESTIMATED)
        text_str(&to, ", places estimated");
    fputs("<title>", t->to);
    picture_words(t->to, text_span(&to));
    fputs("</title>", t->to);
}

/* The men of one body that look alike, as one path; how many marks it took. */
static uint32_t
draw_run(const struct sheet *t, uint32_t from)
{
    const struct mark *first = &t->s->at[from];
    uint32_t to = from;
    while (to < t->s->n && same_run(t->s, first, &t->s->at[to]))
        to++;
    fputs("<g>", t->to);
    run_title(t, first, (int32_t)(to - from));
    fprintf(t->to, "<path class=\"%s\" d=\"", class_of(first));
    for (uint32_t i = from; i < to; i++) {
        const struct mark *m = &t->s->at[i];
        if (scene_shows(t->s, m))
            svg_figure(t->to, m->side, m->arm, sheet_x(t, m->x),
                       sheet_y(t, m->y), figure_size(t, m->arm));
    }
    fputs("\"/>", t->to);
    if (first->kind != MARK_MAN) {
        fputs("<path class=\"ump-cross\" d=\"", t->to);
        for (uint32_t i = from; i < to; i++) {
            const struct mark *m = &t->s->at[i];
            if (scene_shows(t->s, m))
                legend_cross(t->to, sheet_x(t, m->x), sheet_y(t, m->y),
                             figure_size(t, m->arm) * 4 / 5,
                             m->kind == MARK_PRISONER);
        }
        fputs("\"/>", t->to);
    }
    fputs("</g>\n", t->to);
    return to - from;
}

/* --- marks --- */

static void
draw_label(const struct sheet *t, int32_t x, int32_t y, struct span words)
{
    const struct letters how = {"ump-halo", SIZE_LABEL, ANCHOR_MIDDLE};
    svg_words(t->to, x, y, &how, words);
}

static void
draw_ring(const struct sheet *t, const struct mark *m)
{
    char at[32];
    struct text words;
    int32_t x = sheet_x(t, m->x), y = sheet_y(t, m->y);
    int32_t r = sheet_length(t, m->x2);
    fprintf(t->to,
            "<circle class=\"ump-ring%s\" cx=\"%d\" cy=\"%d\" r=\"%d\"/>\n",
            m->over ? " ump-over" : "", (int)x, (int)y, (int)r);
    text_init(&words, at, sizeof at);
    text_char(&words, 'M');
    text_int(&words, t->s->g->melee[m->who].number);
    draw_label(t, x, y - r - 60, text_span(&words));
}

static void
draw_peg(const struct sheet *t, const struct mark *m)
{
    const struct letters how = {"ump-dim", SIZE_LABEL * 3 / 4, ANCHOR_START};
    int32_t x = sheet_x(t, m->x), y = sheet_y(t, m->y);
    fprintf(t->to, "<path class=\"ump-peg\" d=\"M%d %dv120m-60-60h120\"/>\n",
            (int)x, (int)y - 60);
    svg_words(t->to, x + 80, y - 40, &how,
              label_of(t->s->g->peg[m->who].label));
}

static void
draw_gun(const struct sheet *t, const struct mark *m)
{
    char at[64];
    struct text words;
    int32_t x = sheet_x(t, m->x), y = sheet_y(t, m->y);
    text_init(&words, at, sizeof at);
    say_gun(&words, t->s->g, REF(m->who));
    svg_gun(t->to, m, x, y, GUN_SIZE);
    draw_label(t, x, y + GUN_SIZE + SIZE_LABEL, text_span(&words));
}

/* On the side of a body that is its own: between two that have met stands no
 * label. Its marks reach as far from their middle to the south as north. */
static void
draw_body(const struct sheet *t, const struct mark *m)
{
    char at[64];
    struct text words;
    bool south = t->s->g->side[ROW((int32_t)m->side)].back == BACK_SOUTH;
    int32_t y = south ? sheet_y(t, 2 * m->y - m->y2) + 110 + SIZE_LABEL
                      : sheet_y(t, m->y2) - 110;
    text_init(&words, at, sizeof at);
    say_body(&words, t->s->g, REF(m->who));
    text_str(&words, " ");
    text_int(&words, m->x2);
    draw_label(t, sheet_x(t, m->x), y, text_span(&words));
}

static void
draw_mark(const struct sheet *t, const struct mark *m)
{
    switch ((enum mark_kind)m->kind) {
    case MARK_FIELD:
        svg_box(t->to, "ump-floor", sheet_x(t, m->x), sheet_y(t, m->y2),
                sheet_length(t, (int64_t)m->x2 - m->x),
                sheet_y(t, m->y) - sheet_y(t, m->y2));
        break;
    case MARK_BACK:
        draw_back(t, m);
        break;
    case MARK_TRAIL:
        svg_line(t->to, m->side == 2 ? "ump-t2" : "ump-t1", sheet_x(t, m->x),
                 sheet_y(t, m->y), sheet_x(t, m->x2), sheet_y(t, m->y2));
        break;
    case MARK_RING:
        draw_ring(t, m);
        break;
    case MARK_PEG:
        draw_peg(t, m);
        break;
    case MARK_GUN:
        draw_gun(t, m);
        break;
    case MARK_BODY:
        draw_body(t, m);
        break;
    case MARK_MAN:
    case MARK_FREED:
    case MARK_PRISONER:
        break; /* in runs */
    }
}

static bool
is_man(const struct mark *m)
{
    return m->kind == MARK_MAN || m->kind == MARK_FREED ||
           m->kind == MARK_PRISONER;
}

/* A close map is cut at its edges; the clip is ours and called after the
 * picture. */
static void
draw_marks(const struct sheet *t)
{
    const char *id = t->p->id ? t->p->id : "picture";
    uint32_t i = 0;
    if (t->s->close)
        fprintf(t->to,
                "<clipPath id=\"%s-clip\"><rect x=\"%d\" y=\"%d\" "
                "width=\"%d\" height=\"%d\"/></clipPath>\n"
                "<g clip-path=\"url(#%s-clip)\">\n",
                id, (int)t->left, (int)t->top, (int)t->wide, (int)t->high, id);
    if (!t->s->field)
        svg_box(t->to, "ump-floor", t->left, t->top, t->wide, t->high);
    while (i < t->s->n) {
        const struct mark *m = &t->s->at[i];
        if (is_man(m)) {
            i += draw_run(t, i);
            continue;
        }
        if (scene_shows(t->s, m))
            draw_mark(t, m);
        i++;
    }
    if (t->s->close)
        fputs("</g>\n", t->to);
}

/* --- in words --- */

static void
say_place(struct text *to, const struct scene *s, length x, length y)
{
    say_length(to, s->g, x);
    text_str(to, " east, ");
    say_length(to, s->g, y);
    text_str(to, " north");
}

static void
describe_mark(struct text *to, const struct scene *s, const struct mark *m)
{
    if (m->kind == MARK_BODY) {
        text_int(to, m->x2);
        text_str(to, " of ");
        say_body(to, s->g, REF(m->who));
        text_str(to, ", ");
        say_side(to, s->g, m->side);
        text_str(to, m->arm == ARM_CAV ? " horse" : " foot");
    } else if (m->kind == MARK_GUN) {
        text_str(to, "gun ");
        say_gun(to, s->g, REF(m->who));
        text_str(to, ", ");
        say_side(to, s->g, m->side);
    } else {
        text_str(to, m->over ? "melee M" : "open melee M");
        text_int(to, s->g->melee[m->who].number);
    }
    text_str(to, ", about ");
    say_place(to, s, m->x, m->y);
    if (m->kind == MARK_GUN && m->facing) {
        text_str(to, ", facing ");
        say_heading(to, m->facing - 1);
    }
    if (m->placed == ESTIMATED)
        text_str(to, ", estimated");
    text_str(to, ". ");
}

static void
describe(struct text *to, const struct scene *s)
{
    int32_t told = 0;
    if (s->field) {
        text_str(to, "A field of ");
        say_length(to, s->g, s->g->battle->field_x);
        text_str(to, " from west to east and ");
        say_length(to, s->g, s->g->battle->field_y);
        text_str(to, " from south to north. ");
    }
    for (uint32_t i = 0; i < s->n; i++) {
        const struct mark *m = &s->at[i];
        bool tells =
            m->kind == MARK_BODY || m->kind == MARK_GUN || m->kind == MARK_RING;
        if (!tells || !scene_shows(s, m))
            continue;
        if (++told <= BODIES_TOLD)
            describe_mark(to, s, m);
    }
    if (told > BODIES_TOLD) {
        text_str(to, "And ");
        text_int(to, told - BODIES_TOLD);
        text_str(to, " more. ");
    }
    say_unplaced(to, s);
}

/* --- the whole --- */

/* The rest is known only when it is drawn: how high the legend is. */
static void
put_together(const struct sheet *t, struct span drawn)
{
    char at[256], more[PICTURE_BYTES];
    struct text title, words;
    text_init(&title, at, sizeof at);
    text_init(&words, more, sizeof more);
    const struct battle *b = t->s->g->battle;
    int32_t seq = t->s->seq;
    bool ended = t->s->ended && (seq < b->seq || b->phase != PHASE_MOVE);
    text_str(&title, seq == 0 ? "The field "
                     : ended  ? "The field at the end of "
                              : "The field in ");
    say_moment(&title, t->s->g, seq);
    describe(&words, t->s);
    svg_begin(t->p, t->s->g, t->paper, t->bottom, text_span(&title),
              text_span(&words));
    fwrite(drawn.at, 1, drawn.n, t->p->to);
    svg_end(t->p);
}

static bool
draw_sheet(void *ctx, FILE *to)
{
    struct sheet *t = ctx;
    *t = (struct sheet){.p = t->p, .s = t->s, .to = to};
    lay_out(t);
    draw_marks(t);
    draw_scale(t);
    draw_north(t);
    draw_legend(t);
    return true;
}

bool
picture_map(const struct picture *p, const struct scene *s)
{
    struct sheet t = {.p = p, .s = s};
    struct drawn d;
    if (s->places == 0 || !drawn_make(&d, draw_sheet, &t))
        return false;
    put_together(&t, (struct span){d.at, (uint32_t)d.n});
    free(d.at);
    return true;
}
