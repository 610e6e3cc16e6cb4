/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * ask_near.c: how far from one thing to another, and who stands near one: men,
 * bodies by the nearest of their men, guns, pegs and other places.
 */
#include "ask_in.h"
#include "place.h"
#include "say_in.h"
#include "who.h"

#include <stdlib.h>

/* What a word stands for: the figures it has on the floor. */
struct stand {
    struct span name;
    struct figure *figure; /* n of them, at least one */
    int32_t *who;          /* of each: the row of a man, or -1 */
    int32_t placed;        /* how well it is known, where it is no man */
    int32_t gun, body;     /* REF of the gun or body it is, or 0 */
    uint32_t n, without;   /* men of it who have no place */
    struct grid grid;
    void *block, *cells; /* all its memory; that of the grid in it */
};

/* The nearest of one thing to another. */
struct gap {
    length apart, out;
    int32_t man[2]; /* rows, or -1 */
    int32_t placed;
    bool found, taped, within;
};

/* ---- what a word stands for ---- */

static void
stand_add(struct stand *s, struct figure f, int32_t who)
{
    s->figure[s->n] = f;
    s->who[s->n++] = who;
}

static void
stand_body(struct stand *s, const struct game *g, int32_t body)
{
    struct figure f;

    for (int32_t i = 0; i < (int32_t)g->rows[T_man]; i++) {
        if (g->man[i].body != body || !(USE_ALIVE_HERE >> g->man[i].state & 1))
            continue;
        if (man_figure(g, i, &f))
            stand_add(s, f, i);
        else
            s->without++;
    }
}

/* A label alone means its peg or gun before its body; a number makes it a man.
 * False: it is no more than a point. */
static bool
stand_called(struct stand *s, const struct game *g, const struct word *w)
{
    int32_t number = word_number(w), man;
    int32_t gun = gun_find(g, w->label), body = body_find(g, w->label);
    struct figure f;

    if (w->form != PLACE_NAMED || peg_find(g, w->label) >= 0)
        return false;
    if (number == 0 && gun >= 0 && gun_figure(g, REF(gun), &f)) {
        s->gun = REF(gun);
        s->placed = g->gun[gun].placed;
        stand_add(s, f, -1);
        return true;
    }
    if (body < 0 || gun >= 0)
        return false;
    if (number == 0) {
        s->body = REF(body);
        stand_body(s, g, s->body);
        return s->n > 0;
    }
    man = man_find(g, body, number);
    if (man >= 0 && man_figure(g, man, &f))
        stand_add(s, f, man);
    return s->n > 0;
}

static bool
stand_point(const struct asking *a, struct stand *s, const struct word *w)
{
    const struct game *g = &a->h->game;
    struct spot at = place_spot(g, w);
    int64_t by;
    enum edge edge;

    if (at.why == FAULT_NO_POINT)
        return ask_unknown(a, at.why, w);
    if (at.why == FAULT_NO_MAN || at.why == FAULT_MAN_STATE)
        at.why = FAULT_NOT_PLACED;
    if (at.why != FAULT_NONE)
        return ask_fault(a, at.why, w);
    edge = place_beyond(g, at.x, at.y, &by);
    if (edge != EDGE_NONE) {
        ask_fault(a, FAULT_OFF_FIELD, w);
        a->why->have = by < INT32_MAX ? (length)by : INT32_MAX;
        a->why->other = (int32_t)edge;
        return false;
    }
    s->placed = at.placed;
    stand_add(s, (struct figure){(length)at.x, (length)at.y, 0}, -1);
    return true;
}

/* Room for its figures; without memory it has none. */
static void
stand_room(struct stand *s, const struct game *g, const struct word *w)
{
    size_t n = g->rows[T_man] + 1;
    size_t figures = (n * sizeof *s->figure + 7) & ~(size_t)7;
    size_t rows = (n * sizeof *s->who + 7) & ~(size_t)7;
    char *at = malloc(figures + rows + grid_bytes((uint32_t)n));

    *s = (struct stand){.name = w->text, .placed = MEASURED, .block = at};
    if (at == NULL)
        return;
    s->figure = (struct figure *)(void *)at;
    s->who = (int32_t *)(void *)(at + figures);
    s->cells = at + figures + rows;
}

/* False after a fault. */
static bool
stand_find(const struct asking *a, const struct word *w, struct stand *s)
{
    if (!stand_called(s, &a->h->game, w) && !stand_point(a, s, w))
        return false;
    grid_build(&s->grid, s->figure, s->n, LENGTH_FOOT, s->cells);
    return true;
}

/* ---- how far ---- */

/* One figure that is measured to. */
struct mark {
    struct figure figure;
    int32_t who, placed;
};

static int32_t
quality(const struct game *g, int32_t who, int32_t placed)
{
    return who >= 0 ? g->man[who].placed : placed;
}

/* From the ith of s to m. */
static struct gap
measured(const struct game *g, const struct stand *s, uint32_t i,
         const struct mark *m, length limit)
{
    struct gap gap = {
        .man = {s->who[i], m->who},
          .found = true
    };
    struct apart by;
    int32_t how = quality(g, s->who[i], s->placed);

    if (s->who[i] >= 0 && m->who >= 0 && tape_find(g, s->who[i], m->who) >= 0 &&
        men_apart(g, s->who[i], m->who, &by)) {
        gap.apart = by.by;
        gap.out = by.out;
        gap.placed = by.placed;
        gap.taped = true;
        gap.within = by.by <= limit;
        return gap;
    }
    gap.placed = how < m->placed ? how : m->placed;
    gap.apart = figure_apart(s->figure[i], m->figure);
    gap.out = place_out(g, gap.placed);
    gap.within = figure_within(s->figure[i], m->figure, limit);
    return gap;
}

static void
nearer(struct gap *best, struct gap one)
{
    if (one.man[0] >= 0 && one.man[0] == one.man[1])
        return;
    if (!best->found || one.apart < best->apart ||
        (one.apart == best->apart && one.man[0] < best->man[0]))
        *best = one;
}

/* The nearest of s to m, where none farther than `reach` matters; whether it
 * is within `limit`. */
static void
nearest(const struct game *g, const struct stand *s, const struct mark *m,
        length reach, length limit, struct gap *best)
{
    struct around a;
    uint32_t i;

    if (m->who >= 0 && g->man[m->who].tapes) {
        for (i = 0; i < s->n; i++)
            nearer(best, measured(g, s, i, m, limit));
        return;
    }
    around_begin(&a, &s->grid, m->figure, reach);
    while (around_next(&a, &i))
        nearer(best, measured(g, s, i, m, limit));
}

static struct mark
mark_of(const struct game *g, const struct stand *s, uint32_t i)
{
    return (struct mark){s->figure[i], s->who[i],
                         quality(g, s->who[i], s->placed)};
}

/* ---- dist ---- */

static void
put_quality(struct text *to, const struct game *g, const struct gap *gap)
{
    text_str(to, gap->taped                ? ", by tape"
                 : gap->placed == MEASURED ? ", measured"
                                           : ", estimated");
    text_str(to, ", give or take ");
    say_length(to, g, gap->out);
}

static void
put_apart(struct text *to, const struct game *g, length apart)
{
    if (apart >= 0) {
        say_length(to, g, apart);
        return;
    }
    text_str(to, "one stands ");
    say_length(to, g, -apart);
    text_str(to, " into the other");
}

static void
put_end(struct text *to, const struct game *g, const struct stand *s,
        int32_t man)
{
    if (man >= 0)
        say_man(to, g, man);
    else
        text_safe(to, s->name);
}

/* What his place says where a tape says otherwise. */
static void
put_by_places(struct text *to, const struct game *g, const struct gap *gap)
{
    struct figure a, b;

    if (!gap->taped || !man_figure(g, gap->man[0], &a) ||
        !man_figure(g, gap->man[1], &b))
        return;
    text_str(to, "; by their places ");
    put_apart(to, g, figure_apart(a, b));
}

/* A line of the answer, broken where it is too long; below the first. */
static void
put_line_of(struct text *to, struct text *line, bool below)
{
    if (below)
        text_str(to, "    ");
    ask_wrap(to, 4, text_span(line));
    text_char(to, '\n');
    text_clear(line);
}

/* A gun ends where its trail does. */
static void
put_trail(struct text *to, const struct game *g, const struct stand *gun,
          const struct stand *s, const struct gap *gap)
{
    char at[256];
    struct text t;
    struct mark end = {.who = -1, .placed = gun->placed};
    struct gap trail = {.found = false};

    if (!gun->gun || !gun_trail(g, gun->gun, &end.figure))
        return;
    nearest(g, s, &end, LENGTH_MAX, 0, &trail);
    if (!trail.found || gap->taped)
        return;
    text_init(&t, at, sizeof at);
    text_str(&t, "from the end of its trail: ");
    put_apart(&t, g, trail.apart);
    text_char(&t, '.');
    put_line_of(to, &t, true);
}

static void
put_without(struct text *to, const struct stand *s)
{
    if (s->without == 0)
        return;
    text_str(to, "    ");
    text_int(to, s->without);
    text_str(to, " of ");
    text_safe(to, s->name);
    text_str(to, s->without == 1 ? " has no place.\n" : " have no place.\n");
}

static void
put_dist(struct text *to, const struct game *g, const struct stand *a,
         const struct stand *b, const struct gap *gap)
{
    char at[512];
    struct text t;

    text_init(&t, at, sizeof at);
    text_safe(&t, a->name);
    text_str(&t, " to ");
    text_safe(&t, b->name);
    text_str(&t, ": ");
    put_apart(&t, g, gap->apart);
    if (a->n > 1 || b->n > 1) {
        text_str(&t, ", from ");
        put_end(&t, g, a, gap->man[0]);
        text_str(&t, " to ");
        put_end(&t, g, b, gap->man[1]);
    }
    put_quality(&t, g, gap);
    put_by_places(&t, g, gap);
    text_char(&t, '.');
    put_line_of(to, &t, false);
    put_trail(to, g, a, b, gap);
    put_trail(to, g, b, a, gap);
    put_without(to, a);
    put_without(to, b);
}

static bool
dist(const struct asking *a, struct text *to, struct stand *from,
     struct stand *till)
{
    const struct game *g = &a->h->game;
    const struct word *w = line_find(a->line, "", "PLACE", NULL);
    struct gap gap = {.found = false};

    if (!stand_find(a, w, from) || !stand_find(a, w + 1, till))
        return false;
    for (uint32_t i = 0; i < till->n; i++) {
        struct mark m = mark_of(g, till, i);

        nearest(g, from, &m, gap.found ? gap.apart : LENGTH_MAX, 0, &gap);
    }
    if (gap.found) {
        put_dist(to, g, from, till, &gap);
        return true;
    }
    ask_fault(a, FAULT_MAN_TWICE, w + 1);
    a->why->subject = till->who[0];
    return false;
}

bool
ask_dist(const struct asking *a, struct text *to)
{
    const struct word *w = line_find(a->line, "", "PLACE", NULL);
    struct stand from, till;
    bool right = true;

    stand_room(&from, &a->h->game, w);
    stand_room(&till, &a->h->game, w + 1);
    if (from.block != NULL && till.block != NULL)
        right = dist(a, to, &from, &till);
    else
        text_str(to, ask_no_memory);
    free(from.block);
    free(till.block);
    return right;
}

/* ---- near ---- */

struct nearing {
    const struct game *g;
    const struct stand *s;
    length limit, reach; /* reach: the limit, and how far it may be out */
    struct gap *man;     /* of every man; not found: farther than reach */
    int32_t *list;
    struct text *to;
};

static bool
of_stand(const struct nearing *n, int32_t man)
{
    const struct stand *s = n->s;

    return s->body ? n->g->man[man].body == s->body : s->who[0] == man;
}

/* Those of a side, so well known. taped: by tape. */
static int32_t
put_those(const struct nearing *n, int32_t side, int32_t placed, bool taped)
{
    static const char *const how[] = {"", ", estimated: ", ", measured: "};
    uint32_t count = 0;

    for (int32_t i = 0; i < (int32_t)n->g->rows[T_man]; i++) {
        const struct gap *gap = &n->man[i];

        if (n->g->man[i].side == side && gap->within && gap->taped == taped &&
            (taped || gap->placed == placed))
            n->list[count++] = i;
    }
    if (count == 0)
        return 0;
    text_str(n->to, "    ");
    say_side(n->to, n->g, side);
    text_str(n->to, taped ? ", by tape: " : how[placed]);
    ask_rows(n->to, n->g, 6, n->list, count);
    text_char(n->to, '\n');
    return (int32_t)count;
}

static void
put_unarmed(const struct nearing *n)
{
    uint32_t count = 0;

    for (int32_t i = 0; i < (int32_t)n->g->rows[T_man]; i++)
        if (n->man[i].within && n->g->man[i].state != MAN_FIT)
            n->list[count++] = i;
    if (count == 0)
        return;
    text_str(n->to, "    of them prisoners or without arms: ");
    ask_rows(n->to, n->g, 6, n->list, count);
    text_char(n->to, '\n');
}

/* Guns and pegs, of a gun the nearer of it and the end of its trail. */
static void
put_thing(struct nearing *n, struct text *line, struct mark m,
          const struct figure *trail, struct span label)
{
    struct gap gap = {.found = false}, end = {.found = false};

    nearest(n->g, n->s, &m, n->limit, n->limit, &gap);
    if (trail) {
        m.figure = *trail;
        nearest(n->g, n->s, &m, n->limit, n->limit, &end);
    }
    if (!gap.found && !end.found)
        return;
    text_str(line, line->n > 0 ? ", " : "");
    text_safe(line, label);
    text_char(line, ' ');
    if (gap.found)
        put_apart(line, n->g, gap.apart);
    if (!end.found)
        return;
    text_str(line, gap.found ? " (its trail " : "(its trail ");
    put_apart(line, n->g, end.apart);
    text_char(line, ')');
}

static void
put_things(struct nearing *n)
{
    const struct game *g = n->g;
    char at[1024];
    struct text line;
    struct figure trail;
    struct mark m = {.who = -1};

    text_init(&line, at, sizeof at);
    for (int32_t i = 0; i < (int32_t)g->rows[T_gun]; i++) {
        bool behind = gun_trail(g, REF(i), &trail);

        m.placed = g->gun[i].placed;
        if (n->s->gun != REF(i) && gun_figure(g, REF(i), &m.figure))
            put_thing(n, &line, m, behind ? &trail : NULL,
                      label_of(g->gun[i].label));
    }
    m.placed = MEASURED;
    for (uint32_t i = 0; i < g->rows[T_peg]; i++) {
        struct span label = label_of(g->peg[i].label);

        m.figure = (struct figure){g->peg[i].x, g->peg[i].y, 0};
        if (!span_same(label, n->s->name))
            put_thing(n, &line, m, NULL, label);
    }
    if (line.n > 0)
        put_line_of(n->to, &line, true);
}

/* Of whom a place that is out by as much as it may be decides. */
static void
put_doubtful(struct nearing *n)
{
    enum { MANY = 8 };
    char at[1024];
    struct text line;
    int32_t count = 0;

    text_init(&line, at, sizeof at);
    for (int32_t i = 0; i < (int32_t)n->g->rows[T_man]; i++) {
        const struct gap *gap = &n->man[i];
        int64_t far =
            (int64_t)gap->apart + (gap->within ? gap->out : -gap->out);

        if (!gap->found || (far <= n->limit) == gap->within)
            continue;
        if (count++ >= MANY)
            continue;
        text_str(&line, count == 1 ? "may be on either side of it: " : ", ");
        say_man(&line, n->g, i);
        text_char(&line, ' ');
        put_apart(&line, n->g, gap->apart);
    }
    if (count > MANY) {
        text_str(&line, ", and ");
        text_int(&line, count - MANY);
        text_str(&line, " more");
    }
    if (count > 0)
        put_line_of(n->to, &line, true);
}

static void
put_unknown(const struct nearing *n)
{
    uint32_t without;

    for (int32_t side = 1; side <= (int32_t)n->g->rows[T_side]; side++) {
        placed_count(n->g, side, USE_ALIVE_HERE, &without);
        if (without == 0)
            continue;
        text_str(n->to, "    no place: ");
        put_some(n->to, n->g, (int32_t)without, side);
        text_char(n->to, '\n');
    }
}

static void
find_near(struct nearing *n)
{
    const struct game *g = n->g;
    struct mark m;

    for (int32_t i = 0; i < (int32_t)g->rows[T_man]; i++) {
        n->man[i] = (struct gap){.found = false};
        m = (struct mark){.who = i, .placed = g->man[i].placed};
        if (of_stand(n, i) || !(USE_ALIVE_HERE >> g->man[i].state & 1))
            continue;
        if (man_figure(g, i, &m.figure) || g->man[i].tapes)
            nearest(g, n->s, &m, n->reach, n->limit, &n->man[i]);
    }
}

static void
put_near(struct nearing *n)
{
    int32_t count[2] = {0, 0};

    for (uint32_t i = 0; i < n->g->rows[T_man]; i++)
        if (n->man[i].within)
            count[ROW(n->g->man[i].side)]++;
    text_str(n->to, "Within ");
    say_length(n->to, n->g, n->limit);
    text_str(n->to, " of ");
    text_safe(n->to, n->s->name);
    text_str(n->to, ": ");
    if (count[0] + count[1] == 0)
        text_str(n->to, "nobody");
    for (int32_t side = 1; side <= 2; side++) {
        if (count[ROW(side)] == 0)
            continue;
        text_str(n->to, side == 2 && count[0] > 0 ? ", " : "");
        put_some(n->to, n->g, count[ROW(side)], side);
    }
    text_str(n->to, ".\n");
    for (int32_t side = 1; side <= (int32_t)n->g->rows[T_side]; side++) {
        put_those(n, side, MEASURED, false);
        put_those(n, side, ESTIMATED, false);
        put_those(n, side, MEASURED, true);
    }
    put_unarmed(n);
    put_things(n);
    put_doubtful(n);
    put_unknown(n);
}

static length
farther(length a, length b)
{
    return a < LENGTH_MAX - b ? a + b : LENGTH_MAX;
}

bool
ask_near(const struct asking *a, struct text *to)
{
    const struct game *g = &a->h->game;
    const struct word *by = line_find(a->line, "", "LENGTH", NULL);
    struct nearing n = {.g = g, .to = to, .limit = word_length(g, by)};
    struct stand s;
    bool right = true;

    if (n.limit < 0)
        return ask_fault(a, FAULT_LENGTH, by);
    stand_room(&s, g, line_find(a->line, "", "PLACE", NULL));
    n.s = &s;
    n.reach = farther(farther(n.limit, place_out(g, ESTIMATED)),
                      place_out(g, MEASURED));
    n.man = malloc((g->rows[T_man] + 1) * sizeof *n.man);
    n.list = malloc((g->rows[T_man] + 1) * sizeof *n.list);
    if (s.block == NULL || n.man == NULL || n.list == NULL)
        text_str(to, ask_no_memory);
    else
        right = stand_find(a, line_find(a->line, "", "PLACE", NULL), &s);
    if (right && s.n > 0) {
        find_near(&n);
        put_near(&n);
    }
    free(s.block);
    free(n.man);
    free(n.list);
    return right;
}
