/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * import_lines.c: points bound to men, guns and pegs, as the lines that put
 * them there. Many men go in one line, which is judged as a whole: they may
 * stand where others of them stood. Where they need more than one, those who
 * stand somewhere are taken from the floor first.
 */
#include "import_points.h"

#include <stdlib.h>

#include "place.h"
#include "say.h"

enum { LINE_FULL = 4000 };

static const struct game *
game_of(const struct points *p)
{
    return &p->im->s->history.game;
}

/* As the table has it; where that has none, whose it is. */
static struct span
label_of_point(const struct points *p, const struct table_point *t)
{
    struct span s = span_of(p->labels.at + t->text);

    return s.n > 0 ? s : SPAN("this point");
}

static void
put_number(struct made *m, int64_t v)
{
    char at[24];
    struct text t;

    text_init(&t, at, sizeof at);
    text_int(&t, v);
    made_put(m, text_span(&t));
}

static struct span
birth_of(const struct game *g, const struct table_point *t)
{
    return label_of(g->body[ROW(g->man[t->who].birth)].label);
}

/* RA.3-7+RA.9+BA.1: of `which` from..to, runs of numbers as one. */
static void
put_men(struct points *p, const size_t *which, size_t from, size_t to)
{
    const struct game *g = game_of(p);
    struct made *m = &p->im->made;

    for (size_t i = from, next; i < to; i = next) {
        const struct table_point *t = &p->at[which[i]];
        const struct man *a = &g->man[t->who], *b;
        int32_t last = a->number;

        for (next = i + 1; next < to; next++) {
            b = &g->man[p->at[which[next]].who];
            if (b->birth != a->birth || b->number != last + 1)
                break;
            last++;
        }
        if (i > from)
            made_str(m, "+");
        made_from(m, t->label.line, t->label.column);
        made_put(m, birth_of(g, t));
        made_str(m, ".");
        put_number(m, a->number);
        if (last == a->number)
            continue;
        made_str(m, "-");
        put_number(m, last);
    }
}

static void
put_place(struct points *p, const struct table_point *t)
{
    char at[64];
    struct text to;

    text_init(&to, at, sizeof at);
    say_point_exact(&to, game_of(p), (length)t->x, (length)t->y);
    made_from(&p->im->made, t->line, t->column);
    made_put(&p->im->made, text_span(&to));
}

/* At most so many bytes for a man and his place. */
static size_t
bytes_of(const struct points *p, const struct table_point *t)
{
    return birth_of(game_of(p), t).n + 8 + 2 * 16;
}

/* Where the line that begins with from ends. */
static size_t
line_end(const struct points *p, const size_t *which, size_t from, size_t n)
{
    size_t bytes = 0;

    while (from < n && bytes < LINE_FULL - 100)
        bytes += bytes_of(p, &p->at[which[from++]]);
    return from;
}

static void
men_lines(struct points *p, const size_t *which, size_t n, bool about)
{
    struct made *m = &p->im->made;

    for (size_t from = 0, to; from < n; from = to) {
        to = line_end(p, which, from, n);
        import_begin(p->im);
        made_str(m, "put ");
        put_men(p, which, from, to);
        made_str(m, to == from + 1 && !about ? "" : about ? " about" : " each");
        for (size_t i = from; i < to; i++) {
            made_str(m, " ");
            put_place(p, &p->at[which[i]]);
        }
    }
}

static void
lift(struct points *p, const size_t *which, size_t n)
{
    for (size_t from = 0, to; from < n; from = to) {
        to = line_end(p, which, from, n);
        import_begin(p->im);
        made_str(&p->im->made, "put ");
        put_men(p, which, from, to);
        made_str(&p->im->made, " nowhere");
    }
}

/* The points of men that are estimated, or not; how many. */
static size_t
choose(const struct points *p, bool estimated, size_t *which)
{
    size_t n = 0;

    for (size_t i = 0; i < p->n; i++)
        if (p->at[i].placed && p->at[i].kind == POINT_MAN &&
            p->at[i].estimated == estimated)
            which[n++] = i;
    return n;
}

static void
one_line(struct points *p, const struct table_point *t, const char *verb,
         struct span label)
{
    struct made *m = &p->im->made;

    import_begin(p->im);
    made_str(m, verb);
    made_from(m, t->label.line, t->label.column);
    made_put(m, label);
    made_str(m, t->estimated && t->kind == POINT_GUN ? " about " : " ");
    put_place(p, t);
}

static void
others(struct points *p)
{
    const struct game *g = game_of(p);

    for (size_t i = 0; i < p->n; i++) {
        const struct table_point *t = &p->at[i];

        if (t->placed && t->kind == POINT_PEG)
            one_line(p, t, "peg ",
                     t->who >= 0 ? label_of(g->peg[t->who].label)
                                 : span_of(p->labels.at + t->text));
        else if (t->placed && t->kind == POINT_GUN)
            one_line(p, t, "put ", label_of(g->gun[t->who].label));
    }
}

static size_t
keep_placed(const struct points *p, size_t *which, size_t n)
{
    size_t kept = 0;

    for (size_t i = 0; i < n; i++)
        if (game_of(p)->man[p->at[which[i]].who].placed)
            which[kept++] = which[i];
    return kept;
}

void
points_on_field(struct points *p, struct csv_in *in)
{
    static const char *const edges[] = {[EDGE_SOUTH] = "south",
                                        [EDGE_NORTH] = "north",
                                        [EDGE_WEST] = "west",
                                        [EDGE_EAST] = "east"};
    char words[80];
    struct text to;
    int64_t by;

    for (size_t i = 0; i < p->n; i++) {
        const struct table_point *t = &p->at[i];
        const struct csv_cell at = {SPAN(""), t->line, t->column};
        enum edge edge = place_beyond(game_of(p), t->x, t->y, &by);

        if (!t->placed || edge == EDGE_NONE)
            continue;
        text_init(&to, words, sizeof words);
        text_str(&to, " is ");
        say_length(&to, game_of(p), (length)(by < INT32_MAX ? by : INT32_MAX));
        text_str(&to, " beyond the ");
        text_str(&to, edges[edge]);
        text_str(&to, " edge of the field");
        import_wrong(in, &at, "", label_of_point(p, t), text_z(&to));
    }
}

void
points_lines(struct points *p)
{
    size_t *which = malloc((p->n + 1) * sizeof *which), n, about;
    bool one;

    if (!which) {
        p->im->made.failed = true;
        return;
    }
    about = choose(p, true, which);
    n = choose(p, false, which + about);
    one =
        (about == 0 || n == 0) && line_end(p, which, 0, about + n) == about + n;
    if (!one)
        lift(p, which, keep_placed(p, which, about + n));
    about = choose(p, true, which);
    men_lines(p, which, about, true);
    n = choose(p, false, which);
    men_lines(p, which, n, false);
    others(p);
    free(which);
}
