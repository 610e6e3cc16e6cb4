/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * picture_chart.c: how a battle went, as charts.
 *
 * All numbers that are drawn are in the description too; a side is told by its
 * line (whole, dashed) or its place in the row, never by colour alone.
 */
#include "picture_in.h"

enum {
    CHART_WIDE = PAPER,
    CHART_HIGH = 3600,
    CHART_LEFT = 1000, /* for the numbers of the scale */
    CHART_RIGHT = 1500 /* for the names of the lines */
};

/* The room of the bars or lines, and what its height stands for. */
struct plot {
    const struct picture *p;
    const struct game *g;
    FILE *to;
    int32_t left, top, wide, high;
    int64_t most;    /* at the top */
    int64_t step;    /* between rules */
    uint32_t places; /* side by side */
};

static const struct letters scale_right = {"ump-dim", SIZE_LABEL, ANCHOR_END};
static const struct letters scale_middle = {"ump-dim", SIZE_LABEL,
                                            ANCHOR_MIDDLE};

/* --- the scale --- */

/* A round step so that there are about five rules. */
static int64_t
round_step(int64_t most)
{
    static const int64_t part[] = {1, 2, 5};
    for (int64_t ten = 1; ten <= INT64_MAX / 100; ten *= 10)
        for (size_t i = 0; i < sizeof part / sizeof part[0]; i++)
            if (part[i] * ten * 5 >= most)
                return part[i] * ten;
    return most;
}

static void
plot_scale(struct plot *c, int64_t most, int64_t step)
{
    c->step = step > 0 ? step : 1;
    c->most = (most + c->step - 1) / c->step * c->step;
    if (c->most == 0)
        c->most = c->step;
}

static void
plot_begin(struct plot *c, const struct picture *p, const struct game *g)
{
    *c = (struct plot){.p = p,
                       .g = g,
                       .to = p->to,
                       .left = PAPER_EDGE + CHART_LEFT,
                       .top = PAPER_EDGE + svg_head(p),
                       .wide = CHART_WIDE - CHART_LEFT - CHART_RIGHT,
                       .high = CHART_HIGH};
}

static int32_t
plot_y(const struct plot *c, int64_t v)
{
    return c->top + c->high - (int32_t)(v * c->high / c->most);
}

/* The middle of the ith of the places. */
static int32_t
plot_x(const struct plot *c, uint32_t i)
{
    return c->left +
           (int32_t)((2 * (int64_t)i + 1) * c->wide / (2 * (int64_t)c->places));
}

static int32_t
plot_paper_high(const struct plot *c, int32_t lines)
{
    return c->top + c->high + PAPER_EDGE + lines * 2 * SIZE_WORDS;
}

typedef void say_value(struct text *to, int64_t v);

static void
draw_rules(const struct plot *c, say_value *say)
{
    for (int64_t v = 0; v <= c->most; v += c->step) {
        char at[32];
        struct text t;
        int32_t y = plot_y(c, v);
        text_init(&t, at, sizeof at);
        say(&t, v);
        svg_line(c->to, v == 0 ? "ump-axis" : "ump-rule", c->left, y,
                 c->left + c->wide, y);
        svg_words(c->to, c->left - 100, y + SIZE_LABEL / 3, &scale_right,
                  text_span(&t));
    }
}

/* --- moves along the foot --- */

/* "r3": the side's letter and the number of its move; "0" for the start. */
static void
say_short(struct text *to, const struct game *g, int32_t seq)
{
    if (seq < 1 || (uint32_t)seq > g->rows[T_turn]) {
        text_char(to, '0');
        return;
    }
    const struct turn *t = &g->turn[seq - 1];
    text_char(to, (char)g->side[ROW(t->side)].letter);
    text_int(to, t->number);
}

static void
draw_move(const struct plot *c, uint32_t i, int32_t seq)
{
    enum { WIDEST = 4 };
    char at[32];
    struct text t;
    uint32_t room = (uint32_t)(c->wide / (SIZE_LABEL * 58 / 100 * WIDEST));
    uint32_t every = c->places / (room > 0 ? room : 1) + 1;
    if (i % every != 0)
        return;
    text_init(&t, at, sizeof at);
    say_short(&t, c->g, seq);
    svg_words(c->to, plot_x(c, i), c->top + c->high + SIZE_LABEL + 80,
              &scale_middle, text_span(&t));
}

static void
draw_foot(const struct plot *c)
{
    svg_words(c->to, c->left + c->wide / 2,
              c->top + c->high + 2 * SIZE_LABEL + 160, &scale_middle,
              SPAN("moves"));
}

/* --- strength --- */

static int32_t
men_of(const struct moment *m, int side)
{
    return m->side[side].foot + m->side[side].horse;
}

static void
describe_strength(struct text *to, const struct game *g, const struct course *c)
{
    for (int32_t side = 1; side <= 2; side++) {
        say_side(to, g, side);
        text_str(to, side == 1 ? ", fit men at the end of each move: " : ": ");
        for (uint32_t i = 0; i < c->n; i++) {
            text_str(to, i > 0 ? ", " : "");
            say_short(to, g, c->at[i].seq);
            text_char(to, ' ');
            text_int(to, men_of(&c->at[i], side - 1));
        }
        text_str(to, ". ");
    }
}

/* Men are lost in a move, so its value holds from its end on: steps. */
static void
draw_steps(const struct plot *p, const struct course *c, int side)
{
    fprintf(p->to, "<path class=\"ump-s%d\" d=\"", side + 1);
    for (uint32_t i = 0; i < c->n; i++) {
        int x = (int)plot_x(p, i), y = (int)plot_y(p, men_of(&c->at[i], side));
        if (i == 0)
            fprintf(p->to, "M%d %d", x, y);
        else
            fprintf(p->to, "H%dV%d", x, y);
    }
    fputs("\"/>\n", p->to);
    fprintf(p->to, "<path class=\"ump-m%d\" d=\"", side + 1);
    for (uint32_t i = 0; i < c->n; i++)
        svg_figure(p->to, side + 1, ARM_INF, plot_x(p, i),
                   plot_y(p, men_of(&c->at[i], side)), 60);
    fputs("\"/>\n", p->to);
}

/* The names stand at the lines' ends, and never on one another. */
static void
draw_ends(const struct plot *p, const struct course *c)
{
    const struct letters how = {"ump-ink", SIZE_WORDS, ANCHOR_START};
    const struct moment *end = &c->at[c->n - 1];
    int32_t y[2] = {plot_y(p, men_of(end, 0)), plot_y(p, men_of(end, 1))};
    int lower_one = y[1] >= y[0];
    int32_t least = y[!lower_one] + SIZE_WORDS * 6 / 5;
    if (y[lower_one] < least)
        y[lower_one] = least;
    for (int side = 0; side < 2; side++) {
        char at[80];
        struct text t;
        text_init(&t, at, sizeof at);
        say_side(&t, p->g, side + 1);
        text_char(&t, ' ');
        text_int(&t, men_of(end, side));
        svg_words(p->to, plot_x(p, p->places - 1) + 180,
                  y[side] + SIZE_WORDS / 3, &how, text_span(&t));
    }
}

static void
say_number(struct text *to, int64_t v)
{
    text_int(to, v);
}

bool
picture_strength(const struct picture *p, const struct game *g,
                 const struct course *c)
{
    char at[PICTURE_BYTES];
    struct text words;
    struct plot plot;
    if (c->n < 2 || c->most == 0 || g->rows[T_side] < 2)
        return false;
    plot_begin(&plot, p, g);
    plot.places = c->n;
    plot_scale(&plot, c->most, round_step(c->most));
    text_init(&words, at, sizeof at);
    describe_strength(&words, g, c);
    svg_begin(p, g, CHART_WIDE + 2 * PAPER_EDGE, plot_paper_high(&plot, 1),
              SPAN("Fit men at the end of every move"), text_span(&words));
    draw_rules(&plot, say_number);
    for (uint32_t i = 0; i < c->n; i++)
        draw_move(&plot, i, c->at[i].seq);
    draw_foot(&plot);
    draw_steps(&plot, c, 0);
    draw_steps(&plot, c, 1);
    draw_ends(&plot, c);
    svg_end(p);
    return true;
}

/* --- time --- */

/* The last move of a battle that is played is not over. */
static bool
is_timed(const struct turn *t)
{
    return t->used_ms > 0 || t->allowance_ms >= 0;
}

static void
describe_time(struct text *to, const struct game *g)
{
    text_str(to, "Time used of what was allowed: ");
    for (uint32_t i = 0; i < g->rows[T_turn]; i++) {
        const struct turn *t = &g->turn[i];
        text_str(to, i > 0 ? ", " : "");
        say_short(to, g, (int32_t)i + 1);
        text_char(to, ' ');
        say_clock(to, t->used_ms);
        if (t->allowance_ms >= 0) {
            text_str(to, " of ");
            say_clock(to, t->allowance_ms);
        }
        if (t->allowance_ms >= 0 && t->used_ms > t->allowance_ms)
            text_str(to, " (over)");
    }
    text_char(to, '.');
}

static int64_t
longest_ms(const struct game *g)
{
    int64_t most = 0;
    for (uint32_t i = 0; i < g->rows[T_turn]; i++) {
        const struct turn *t = &g->turn[i];
        most = t->used_ms > most ? t->used_ms : most;
        most = t->allowance_ms > most ? t->allowance_ms : most;
    }
    return most;
}

/* Whole minutes, or quarters of them where all is short. */
static int64_t
clock_step(int64_t most)
{
    static const int32_t seconds[] = {5,   15,  30,   60,   120,  300,
                                      600, 900, 1800, 3600, 7200, 36000};
    int32_t step = 0;
    for (size_t i = 0; i < sizeof seconds / sizeof seconds[0]; i++) {
        step = seconds[i] * 1000;
        if ((int64_t)step * 5 >= most)
            break;
    }
    return step;
}

static void
draw_time(const struct plot *c, uint32_t i)
{
    const struct turn *t = &c->g->turn[i];
    int32_t wide = c->wide / (int32_t)c->places * 6 / 10;
    int32_t x = plot_x(c, i), y = plot_y(c, t->used_ms);
    wide = wide > 500 ? 500 : wide < 20 ? 20 : wide;
    svg_box(c->to, t->side == 2 ? "ump-e2" : "ump-m1", x - wide / 2, y, wide,
            c->top + c->high - y);
    if (t->allowance_ms < 0)
        return;
    int32_t limit = plot_y(c, t->allowance_ms);
    svg_line(c->to, "ump-limit", x - wide * 7 / 10, limit, x + wide * 7 / 10,
             limit);
}

static void
time_legend(const struct plot *c)
{
    struct legend l = {.to = c->to,
                       .left = c->left,
                       .right = c->left + c->wide + CHART_RIGHT,
                       .x = c->left,
                       .y = c->top + c->high + 4 * SIZE_WORDS};
    for (int32_t side = 1; side <= 2; side++) {
        char at[64];
        struct text t;
        text_init(&t, at, sizeof at);
        say_side(&t, c->g, side);
        text_str(&t, side == 2 ? ", pale: used" : ", full: used");
        legend_place(&l, t.n);
        svg_box(c->to, side == 2 ? "ump-e2" : "ump-m1", l.x, l.y - 80, 130,
                160);
        legend_words(&l, text_span(&t));
    }
    legend_place(&l, 16);
    svg_line(c->to, "ump-limit", l.x, l.y, l.x + 150, l.y);
    legend_words(&l, SPAN("stroke: allowed"));
}

bool
picture_time(const struct picture *p, const struct game *g)
{
    char at[PICTURE_BYTES];
    struct text words;
    struct plot plot;
    bool any = false;
    for (uint32_t i = 0; i < g->rows[T_turn]; i++)
        any |= is_timed(&g->turn[i]);
    if (!any || longest_ms(g) == 0 || g->rows[T_side] < 2)
        return false;
    plot_begin(&plot, p, g);
    plot.places = g->rows[T_turn];
    plot_scale(&plot, longest_ms(g), clock_step(longest_ms(g)));
    text_init(&words, at, sizeof at);
    describe_time(&words, g);
    svg_begin(p, g, CHART_WIDE + 2 * PAPER_EDGE, plot_paper_high(&plot, 2),
              SPAN("Time used and allowed, move by move"), text_span(&words));
    draw_rules(&plot, say_clock);
    for (uint32_t i = 0; i < g->rows[T_turn]; i++) {
        draw_time(&plot, i);
        draw_move(&plot, i, (int32_t)i + 1);
    }
    time_legend(&plot);
    svg_end(p);
    return true;
}

/* --- losses --- */

static const char *const loss_words[LOSSES] = {"shot", "in melees", "otherwise",
                                               "taken"};

enum { LOSS_ROWS = 4, ROW_HIGH = 460, LOSS_LEFT = 2000 };

/* Row 0 and 1 are the first side's foot and horse. */
static int32_t
loss_at(const struct losses of[2], int row, int how)
{
    return of[row / 2].n[row % 2][how];
}

static void
say_force(struct text *to, const struct game *g, int row)
{
    say_side(to, g, row / 2 + 1);
    text_str(to, row % 2 ? " horse" : " foot");
}

static int32_t
most_lost(const struct losses of[2])
{
    int32_t most = 0;
    for (int row = 0; row < LOSS_ROWS; row++)
        for (int how = 0; how < LOSSES; how++)
            most = loss_at(of, row, how) > most ? loss_at(of, row, how) : most;
    return most;
}

static void
describe_losses(struct text *to, const struct game *g,
                const struct losses of[2])
{
    for (int row = 0; row < LOSS_ROWS; row++) {
        say_force(to, g, row);
        for (int how = 0; how < LOSSES; how++) {
            text_str(to, how == 0 ? ": " : ", ");
            text_int(to, loss_at(of, row, how));
            text_char(to, ' ');
            text_str(to, loss_words[how]);
        }
        text_str(to, ". ");
    }
}

/* A bar of a row in the column of a cause, its number behind it. */
static void
draw_loss(const struct plot *c, const struct losses of[2], int row, int how)
{
    const struct letters how_written = {"ump-ink", SIZE_WORDS, ANCHOR_START};
    char at[16];
    struct text t;
    int32_t column = (CHART_WIDE - LOSS_LEFT) / LOSSES;
    int32_t x = PAPER_EDGE + LOSS_LEFT + how * column;
    int32_t y = c->top + ROW_HIGH + row * ROW_HIGH, n = loss_at(of, row, how);
    int32_t wide = (int32_t)(n * (int64_t)(column - 700) / c->most);
    text_init(&t, at, sizeof at);
    text_int(&t, n);
    if (n > 0)
        svg_box(c->to, row / 2 ? "ump-m2" : "ump-m1", x, y, wide,
                ROW_HIGH * 6 / 10);
    svg_words(c->to, x + wide + 80, y + ROW_HIGH * 4 / 10, &how_written,
              text_span(&t));
}

static void
draw_losses(const struct plot *c, const struct losses of[2])
{
    const struct letters how_written = {"ump-dim", SIZE_WORDS, ANCHOR_START};
    const struct letters heads = {"ump-ink", SIZE_WORDS, ANCHOR_START};
    int32_t column = (CHART_WIDE - LOSS_LEFT) / LOSSES;
    for (int how = 0; how < LOSSES; how++)
        svg_words(c->to, PAPER_EDGE + LOSS_LEFT + how * column,
                  c->top + ROW_HIGH / 2, &how_written,
                  span_of(loss_words[how]));
    for (int row = 0; row < LOSS_ROWS; row++) {
        char at[64];
        struct text t;
        text_init(&t, at, sizeof at);
        say_force(&t, c->g, row);
        svg_words(c->to, PAPER_EDGE,
                  c->top + ROW_HIGH + row * ROW_HIGH + ROW_HIGH * 4 / 10,
                  &heads, text_span(&t));
        for (int how = 0; how < LOSSES; how++)
            draw_loss(c, of, row, how);
    }
}

bool
picture_losses(const struct picture *p, const struct game *g)
{
    char at[1024];
    struct text words;
    struct losses of[2];
    struct plot plot;
    if (g->rows[T_side] < 2)
        return false;
    course_losses(g, 1, &of[0]);
    course_losses(g, 2, &of[1]);
    if (most_lost(of) == 0)
        return false;
    plot_begin(&plot, p, g);
    plot.most = most_lost(of);
    text_init(&words, at, sizeof at);
    describe_losses(&words, g, of);
    svg_begin(p, g, CHART_WIDE + 2 * PAPER_EDGE,
              plot.top + (LOSS_ROWS + 1) * ROW_HIGH + PAPER_EDGE / 2,
              SPAN("Men lost, by side, arm and cause"), text_span(&words));
    draw_losses(&plot, of);
    svg_end(p);
    return true;
}
