/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * import_picture.c: points of a picture brought to the floor. How good they are
 * is what the pegs are out by: within a tape's tolerance the places are
 * measured, within what an estimate may be out they are estimated, beyond that
 * a peg or its point is wrong. Two pegs fit always, so nothing shows how good
 * they are, and their places are estimated.
 */
#include "import_points.h"

#include <stdlib.h>
#include <string.h>

#include "fit.h"
#include "key.h"
#include "say.h"

enum { MARKS = 64, MARK_BYTES = 80 };

struct marked {
    struct points *p;
    struct fit_mark mark[MARKS];
    const struct word *word[MARKS];
    int32_t peg[MARKS]; /* rows */
    uint32_t n;
};

static const struct game *
game_of(const struct points *p)
{
    return &p->im->s->history.game;
}

static int
mark_fault(const struct points *p, const struct word *w, enum fault_code code,
           length have)
{
    struct import *im = p->im;
    struct fault why = {.code = (uint16_t)code,
                        .column = w->column,
                        .width = w->width,
                        .have = have,
                        .word = w->text};

    return answer_fault(im->s, im->typed, im->line, &why);
}

/* ---- NAME=PX,PY ---- */

static bool
read_number(const char **z, double *out)
{
    char *end;

    if (strspn(*z, "0123456789.+-") == 0)
        return false;
    *out = strtod(*z, &end);
    if (end == *z || *out > 1e9 || *out < -1e9)
        return false;
    *z = end;
    return true;
}

static bool
read_mark(const struct word *w, struct span *name, struct fit_mark *out)
{
    char at[MARK_BYTES];
    const char *z;
    uint32_t n = 0;

    while (n < w->text.n && w->text.at[n] != '=')
        n++;
    if (n == w->text.n || w->text.n >= sizeof at)
        return false;
    *name = span_cut(w->text, 0, n);
    memcpy(at, w->text.at, w->text.n);
    at[w->text.n] = '\0';
    z = at + n + 1;
    if (strspn(z, "0123456789.+-eE,") != strlen(z))
        return false;
    return read_number(&z, &out->px) && *z++ == ',' &&
           read_number(&z, &out->py) && *z == '\0';
}

static int
take_mark(struct marked *m, const struct word *w)
{
    const struct game *g = game_of(m->p);
    struct fit_mark *k = &m->mark[m->n];
    struct span name;
    int32_t peg;

    if (m->n == MARKS || !read_mark(w, &name, k))
        return mark_fault(m->p, w, FAULT_MARK, 0);
    peg = peg_find(g, name);
    if (peg < 0)
        return mark_fault(m->p, w, FAULT_MARK_PEG, 0);
    for (uint32_t i = 0; i < m->n; i++)
        if (m->peg[i] == peg)
            return mark_fault(m->p, w, FAULT_MARK_TWICE, 0);
    m->peg[m->n] = peg;
    k->x = g->peg[peg].x;
    k->y = g->peg[peg].y;
    m->word[m->n++] = w;
    return STATUS_DONE;
}

static int
take_marks(struct marked *m)
{
    const struct line *l = m->p->im->line;
    int status = STATUS_DONE;

    for (uint32_t i = 0; i < l->n && status == STATUS_DONE; i++)
        if (span_is(l->word[i].name, "MARK"))
            status = take_mark(m, &l->word[i]);
    if (status == STATUS_DONE && m->n == 1)
        return mark_fault(m->p, m->word[0], FAULT_MARKS_FEW, 0);
    return status;
}

/* ---- which way up ---- */

static bool
on_field(const struct game *g, int64_t x, int64_t y)
{
    const struct battle *b = g->battle;
    length wide = b->field_x ? b->field_x : LENGTH_MAX;
    length high = b->field_y ? b->field_y : LENGTH_MAX;

    return x >= -LENGTH_INCH && y >= -LENGTH_INCH && x <= wide + LENGTH_INCH &&
           y <= high + LENGTH_INCH;
}

static bool
all_on_field(const struct points *p, const struct fit *f)
{
    int64_t x, y;

    for (size_t i = 0; i < p->n; i++) {
        fit_point(f, p->at[i].px, p->at[i].py, &x, &y);
        if (p->at[i].placed && !on_field(game_of(p), x, y))
            return false;
    }
    return true;
}

/* Where the pegs do not show it, the points may: they lie on the field. */
static enum fit_fault
fit_way_up(const struct marked *m, struct fit *f)
{
    struct fit other;
    enum fit_fault why = fit_marks(m->mark, m->n, false, f);

    if (why != FIT_WELL || f->seen || all_on_field(m->p, f))
        return why;
    if (fit_marks(m->mark, m->n, true, &other) == FIT_WELL &&
        all_on_field(m->p, &other)) {
        *f = other;
        f->seen = true;
    }
    return FIT_WELL;
}

/* ---- how well ---- */

static void
tell_fit(const struct marked *m, const struct fit *f)
{
    const struct game *g = game_of(m->p);
    char at[200];
    struct text t;
    struct span worst = m->word[f->peg]->text;
    uint32_t n = 0;

    while (worst.at[n] != '=')
        n++;
    text_init(&t, at, sizeof at);
    if (m->n == 2) {
        text_str(&t, "two pegs always fit and show nothing: the places are "
                     "estimates; a third peg tells how good they are");
    } else {
        text_str(&t, "the pegs are out by ");
        say_length(&t, g, f->mean);
        text_str(&t, ", ");
        text_put(&t, span_cut(worst, 0, n));
        text_str(&t, " most, by ");
        say_length(&t, g, f->worst);
        text_str(&t, f->worst > key(g, KEY_MEASURE_TOLERANCE)
                         ? ": the places are estimates"
                         : ": the places are measured");
    }
    chatter(m->p->im->s, text_z(&t), SPAN(""));
    if (f->upward)
        chatter(m->p->im->s,
                "the picture is mirrored, or its y runs upwards: read so",
                SPAN(""));
    else if (!f->seen)
        chatter(m->p->im->s,
                "nothing shows whether the picture is mirrored: its y is taken "
                "to run downwards",
                SPAN(""));
}

/* To the nearest mark of a tape: a picture tells no more. */
static int64_t
on_tape(const struct game *g, int64_t v)
{
    length unit = g->battle->metric ? LENGTH_MM : LENGTH_SIXTYFOURTH;
    int64_t by = v < 0 ? -v : v;

    by = (by + unit / 2) / unit * unit;
    return v < 0 ? -by : by;
}

/* Who is beyond a line by no more than the pegs are out stands on it. */
static int64_t
on_line(int64_t v, length line, length out)
{
    if (v < 0 && v >= -(int64_t)out)
        return 0;
    return line && v > line && v <= (int64_t)line + out ? line : v;
}

static void
bring(struct points *p, struct table_point *t, const struct fit *f, bool about)
{
    const struct game *g = game_of(p);
    length out = f->worst > LENGTH_SIXTYFOURTH ? f->worst : LENGTH_SIXTYFOURTH;

    fit_point(f, t->px, t->py, &t->x, &t->y);
    t->x = on_line(on_tape(g, t->x), g->battle->field_x, out);
    t->y = on_line(on_tape(g, t->y), g->battle->field_y, out);
    t->estimated = t->estimated || about;
}

int
points_fit(struct points *p)
{
    struct marked m = {.p = p};
    struct fit f;
    enum fit_fault why;
    bool about;
    int status;

    if (!p->picture)
        return STATUS_DONE;
    status = take_marks(&m);
    if (status != STATUS_DONE || m.n < 2)
        return status;
    why = fit_way_up(&m, &f);
    if (why != FIT_WELL)
        return mark_fault(
            p, m.word[m.n - 1],
            why == FIT_ONE_POINT ? FAULT_MARKS_POINT : FAULT_MARKS_PLACE, 0);
    if (f.worst > key(game_of(p), KEY_MEASURE_ESTIMATE))
        return mark_fault(p, m.word[f.peg], FAULT_MARKS_OUT, f.worst);
    about = m.n == 2 || f.worst > key(game_of(p), KEY_MEASURE_TOLERANCE);
    for (size_t i = 0; i < p->n; i++)
        if (p->at[i].placed)
            bring(p, &p->at[i], &f, about);
    tell_fit(&m, &f);
    return STATUS_DONE;
}
