/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * import_points.c: points of a table bound to men, guns and pegs, brought to
 * the floor where they were taken in a picture, and put into lines.
 */
#include "import_points.h"

#include <stdlib.h>

bool
points_add(struct points *p, const struct table_point *t)
{
    size_t text = p->labels.n;

    if (p->n == p->cap) {
        size_t cap = p->cap * 2 + 64;
        void *at = realloc(p->at, cap * sizeof *p->at);

        if (!at)
            return false;
        p->at = at;
        p->cap = cap;
    }
    if (!words_add(&p->labels, t->label.text))
        return false;
    p->at[p->n] = *t;
    p->at[p->n].text = text;
    p->at[p->n++].label.text = SPAN("");
    return true;
}

void
points_free(struct points *p)
{
    free(p->at);
    words_free(&p->labels);
    p->at = NULL;
    p->n = p->cap = 0;
}

static const struct game *
game_of(const struct points *p)
{
    return &p->im->s->history.game;
}

/* ---- whose a label is ---- */

static bool
stands(const struct game *g, int32_t man)
{
    int32_t state = g->man[man].state;

    return state == MAN_FIT || state == MAN_PRISONER || state == MAN_DISARMED;
}

/* RA.7, or -1. */
static int32_t
man_called(const struct game *g, struct span s)
{
    uint32_t dot = 0;
    int32_t number, body;

    while (dot < s.n && s.at[dot] != '.')
        dot++;
    if (dot == s.n || !span_number(span_from(s, dot + 1), 1000000, &number))
        return -1;
    body = body_find(g, span_cut(s, 0, dot));
    return body < 0 ? -1 : man_find(g, body, number);
}

static enum point_of
known_as(const struct game *g, struct span s, int32_t *who)
{
    *who = man_called(g, s);
    if (*who >= 0)
        return POINT_MAN;
    *who = gun_find(g, s);
    if (*who >= 0)
        return POINT_GUN;
    *who = body_find(g, s);
    if (*who >= 0)
        return POINT_BODY;
    *who = peg_find(g, s);
    return *who >= 0 ? POINT_PEG : POINT_NOBODY;
}

/* ImageJ writes the name of its image before that of a point, with a colon;
 * what stands last and is known is meant. */
static enum point_of
meant(const struct game *g, struct span s, int32_t *who)
{
    enum point_of kind = known_as(g, s, who);
    uint32_t end = s.n;

    for (uint32_t i = s.n; kind == POINT_NOBODY && i > 0; i--) {
        if (s.at[i - 1] != ':')
            continue;
        kind = known_as(g, span_trim(span_cut(s, i, end)), who);
        end = i - 1;
    }
    return kind;
}

static struct span
label_text(const struct points *p, const struct table_point *t)
{
    return span_of(p->labels.at + t->text);
}

static void
nobody(const struct points *p, struct csv_in *in, const struct table_point *t)
{
    const struct game *g = game_of(p);
    struct span s = label_text(p, t), near;
    uint32_t dot = 0;
    char words[64];
    struct text to;

    while (dot < s.n && s.at[dot] != '.')
        dot++;
    text_init(&to, words, sizeof words);
    if (dot < s.n && body_find(g, span_cut(s, 0, dot)) >= 0) {
        const struct body *b = &g->body[body_find(g, span_cut(s, 0, dot))];

        text_str(&to, "\": ");
        text_put(&to, label_of(b->label));
        text_str(&to, " has men 1 to ");
        text_int(&to, b->mustered);
        import_wrong(in, &t->label, "there is no \"", s, text_z(&to));
        return;
    }
    near = import_near(g, span_cut(s, 0, dot), false);
    text_str(&to, near.n > 0 ? "\", did you mean " : "\"");
    text_put(&to, near);
    text_put(&to, near.n > 0 ? span_from(s, dot) : SPAN(""));
    text_str(&to, near.n > 0 ? "?" : "");
    if (s.n == 0)
        csv_in_wrong(in, &t->label, "the label is missing");
    else
        import_wrong(in, &t->label, "nobody is called \"", s, text_z(&to));
}

/* In our own tables a label that nobody has is a peg, unless it is one that
 * only a man or a gun may have. */
static bool
new_peg(const struct points *p, struct span s)
{
    const struct game *g = game_of(p);

    return p->own && label_ok(s) &&
           !(side_letter(g, s.at[0]) >= 0 && s.at[s.n - 1] >= '0' &&
             s.at[s.n - 1] <= '9');
}

static bool
is_corner(struct span s)
{
    static const char *const corner[] = {"SW", "SE", "NW", "NE"};

    for (size_t i = 0; i < sizeof corner / sizeof corner[0]; i++)
        if (span_same_z(s, corner[i]))
            return true;
    return false;
}

static void
bind_one(struct points *p, struct csv_in *in, struct table_point *t)
{
    const struct game *g = game_of(p);
    struct span s = label_text(p, t);

    t->kind = meant(g, s, &t->who);
    if (t->kind == POINT_NOBODY && new_peg(p, s))
        t->kind = POINT_PEG;
    if (t->kind == POINT_PEG && t->who >= 0)
        s = label_of(g->peg[t->who].label);
    /* A picture is brought to the floor by its pegs, and moves none. */
    if (t->kind == POINT_PEG && (p->picture || (p->own && is_corner(s))))
        t->placed = false;
    if (t->kind == POINT_NOBODY)
        nobody(p, in, t);
    if (p->own && t->placed &&
        ((t->kind == POINT_MAN && !stands(g, t->who)) ||
         (t->kind == POINT_GUN && g->gun[t->who].state == GUN_OFF))) {
        t->placed = false;
        p->gone++;
    }
}

/* ---- points in a row for men in a row ---- */

/* The next man of a body who stands, behind row `man`, or -1. */
static int32_t
next_of(const struct game *g, int32_t body, int32_t man)
{
    for (man++; man < (int32_t)g->rows[T_man]; man++)
        if (g->man[man].body == REF(body) && stands(g, man))
            return man;
    return -1;
}

/* last: of each body the row behind the last man who was given a point. */
static void
tell_fewer(const struct points *p, const int32_t *last)
{
    const struct game *g = game_of(p);

    for (int32_t b = 0; b < (int32_t)g->rows[T_body]; b++)
        if (last[b] > 0 && next_of(g, b, last[b] - 1) >= 0)
            chatter(p->im->s, "there are fewer points than men who stand in",
                    label_of(g->body[b].label));
}

/* The points of a body's name are for those who stand in it, in their order. */
static void
bind_bodies(struct points *p, struct csv_in *in)
{
    const struct game *g = game_of(p);
    int32_t *last = calloc(g->rows[T_body] + 1, sizeof *last);

    if (!last) {
        p->im->made.failed = true;
        return;
    }
    for (size_t i = 0; i < p->n; i++) {
        struct table_point *t = &p->at[i];
        int32_t body = t->who;

        if (t->kind != POINT_BODY || !t->placed || last[body] < 0)
            continue;
        t->who = next_of(g, body, last[body] - 1);
        t->kind = POINT_MAN;
        last[body] = t->who + 1;
        if (t->who >= 0)
            continue;
        last[body] = -1;
        import_wrong(in, &t->label,
                     "there are more points than men who stand "
                     "in ",
                     label_of(g->body[body].label), "");
    }
    if (csv_in_problems(in) == 0)
        tell_fewer(p, last);
    free(last);
}

/* ---- of RA.1-12+RG1 ---- */

/* Who is named and has no order, or was never there. */
static int
of_fault(const struct points *p, const struct word *w)
{
    const struct game *g = game_of(p);
    struct import *im = p->im;
    int32_t body = body_find(g, w->label);
    struct fault why = {.code = FAULT_ONE_OF,
                        .column = w->column,
                        .width = w->width,
                        .word = w->text};

    if (w->form == MEN_NUMBER && body >= 0) {
        why.code = FAULT_NO_MAN;
        why.subject = REF(body);
        why.need = g->body[body].mustered;
        why.have = w->a > why.need ? w->a : w->b;
    } else if (w->form <= MEN_NUMBER && w->form != MEN_COUNT) {
        why.code = FAULT_NO_BODY;
        why.word = w->label;
        why.near = import_near(g, w->label, false);
    }
    return answer_fault(im->s, im->typed, im->line, &why);
}

struct giving { /* points to those who are named */
    struct points *p;
    size_t next;
    size_t named;
};

static void
give(struct giving *v, enum point_of kind, int32_t who)
{
    struct points *p = v->p;

    v->named++;
    if (v->next == p->n)
        return;
    p->at[v->next].kind = kind;
    p->at[v->next++].who = who;
}

/* false: one of a kind that has no order. */
static bool
give_term(struct giving *v, const struct word *w)
{
    const struct game *g = game_of(v->p);
    bool all = span_starts(w->label, "all") && body_find(g, w->label) < 0;
    int32_t body = body_find(g, span_from(w->label, all ? 3 : 0));
    int32_t gun = gun_find(g, w->label);
    int32_t man = -1;

    if (w->form == MEN_ALL && gun >= 0) {
        give(v, POINT_GUN, gun);
    } else if (w->form == MEN_ALL && body >= 0) {
        while ((man = next_of(g, body, man)) >= 0)
            give(v, POINT_MAN, man);
    } else if (w->form == MEN_NUMBER && body >= 0) {
        for (int32_t k = w->a; k <= w->b; k++) {
            man = man_find(g, body, k);
            if (man < 0)
                return false;
            give(v, POINT_MAN, man);
        }
    } else {
        return false;
    }
    return true;
}

static int
bind_of(struct points *p, struct csv_in *in, const struct word *w, uint32_t n)
{
    struct giving v = {.p = p};
    char words[100];
    struct text t;

    for (uint32_t i = 0; i < n; i++)
        if (!give_term(&v, &w[i]))
            return of_fault(p, &w[i]);
    if (v.named == p->n)
        return STATUS_DONE;
    text_init(&t, words, sizeof words);
    text_str(&t, "the table has ");
    text_count(&t, (int64_t)p->n, "point", "points");
    text_str(&t, " and of names ");
    text_int(&t, (int64_t)v.named);
    if (p->n > 0)
        csv_in_wrong(in, &p->at[v.next < p->n ? v.next : p->n - 1].label,
                     text_z(&t));
    return STATUS_DONE;
}

/* ---- nobody twice ---- */

static void
twice(const struct points *p, struct csv_in *in, const struct table_point *t,
      const struct table_point *before)
{
    char words[48];
    struct text to;

    text_init(&to, words, sizeof words);
    text_str(&to, " has a place in line ");
    text_int(&to, before->label.line);
    text_str(&to, " already");
    import_wrong(in, &t->label, "", label_text(p, t), text_z(&to));
}

/* In our own tables who moved has a row for each place: the last counts. */
static void
once_each(struct points *p, struct csv_in *in)
{
    const struct game *g = game_of(p);
    size_t men = g->rows[T_man], all = men + g->rows[T_gun];
    size_t *last = calloc(all + 1, sizeof *last);

    if (!last)
        p->im->made.failed = true;
    for (size_t i = 0; last && i < p->n; i++) {
        struct table_point *t = &p->at[i], *before;
        size_t k = (size_t)t->who + (t->kind == POINT_GUN ? men : 0);

        if ((t->kind != POINT_MAN && t->kind != POINT_GUN) || t->who < 0)
            continue;
        before = last[k] ? &p->at[last[k] - 1] : NULL;
        last[k] = i + 1;
        if (before && p->own)
            before->placed = false;
        else if (before)
            twice(p, in, t, before);
    }
    free(last);
}

/* The same for pegs, which are few. */
static void
pegs_once_each(struct points *p, struct csv_in *in)
{
    for (size_t i = 0; i < p->n; i++) {
        struct table_point *t = &p->at[i];
        bool again = t->kind == POINT_PEG && t->placed;

        for (size_t k = i + 1; again && k < p->n; k++) {
            if (p->at[k].kind != POINT_PEG ||
                !span_same(label_text(p, t), label_text(p, &p->at[k])))
                continue;
            if (!p->own)
                twice(p, in, &p->at[k], t);
            t->placed = false;
            again = false;
        }
    }
}

int
points_bind(struct points *p, struct csv_in *in)
{
    uint32_t n;
    const struct word *w = line_find(p->im->line, "of", "MEN", &n);
    int status = STATUS_DONE;

    if (w)
        status = bind_of(p, in, w, n);
    p->gone = 0;
    for (size_t i = 0; !w && i < p->n; i++)
        bind_one(p, in, &p->at[i]);
    if (status == STATUS_DONE) {
        bind_bodies(p, in);
        once_each(p, in);
        pegs_once_each(p, in);
    }
    if (p->gone > 0)
        chatter(p->im->s,
                "rows of men and guns that are on the floor no more are passed "
                "over",
                SPAN(""));
    return status;
}
