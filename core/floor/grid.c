/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * grid.c: figures sorted by cell, and the cells about a figure or a cell.
 *
 * Invariant: first[c]..first[c + 1] - 1 in laid are the figures of cell c, so
 * the cells of a row from one column to another are one run of figures.
 */
#include "grid.h"

#include <string.h>

/* --- built ---------------------------------------------------------------- */

/* Sides are chosen so that there are at most these cells, see cell_bits. */
static size_t
cells_most(uint32_t n)
{
    return 6 * (size_t)n + 4;
}

size_t
grid_bytes(uint32_t n)
{
    return sizeof(struct laid) * n + sizeof(uint32_t) * (n + cells_most(n) + 1);
}

static uint32_t
cell_of(const struct grid *g, const struct figure *f)
{
    uint32_t x = (uint32_t)((int64_t)f->x - g->west);
    uint32_t y = (uint32_t)((int64_t)f->y - g->south);

    return (y >> g->bits) * g->wide + (x >> g->bits);
}

/* A power of two, more than half the reach between centres. A field with more
 * room than men is cut into about a cell a man to four: were the side twice as
 * long, a * b <= n and a, b <= n; so there are at most (2a + 1) * (2b + 1)
 * cells, no more than 6n + 3. */
static uint32_t
cell_bits(int64_t reach, int64_t across, int64_t along, uint32_t n)
{
    int64_t longest = across > along ? across : along, side = reach;
    int64_t thinnest = longest / n + 1, finest = root(across * along / n) + 1;
    uint32_t bits = 0;

    side = side > thinnest ? side : thinnest;
    side = side > finest ? side : finest;
    while (bits < 30 && side >> (bits + 1) > 0)
        bits++;
    return bits;
}

struct extent {
    length west, east, south, north, narrowest, widest;
};

static struct extent
extent_of(const struct figure *f, uint32_t n)
{
    struct extent e = {f[0].x, f[0].x,      f[0].y,
                       f[0].y, f[0].radius, f[0].radius};

    for (uint32_t i = 1; i < n; i++) {
        e.west = f[i].x < e.west ? f[i].x : e.west;
        e.east = f[i].x > e.east ? f[i].x : e.east;
        e.south = f[i].y < e.south ? f[i].y : e.south;
        e.north = f[i].y > e.north ? f[i].y : e.north;
        e.narrowest = f[i].radius < e.narrowest ? f[i].radius : e.narrowest;
        e.widest = f[i].radius > e.widest ? f[i].radius : e.widest;
    }
    return e;
}

static void
choose_cells(struct grid *g, length reach)
{
    struct extent e = extent_of(g->figure, g->n);
    int64_t far = (int64_t)(reach > 0 ? reach : 0) + 2 * (int64_t)e.widest;

    g->narrowest = e.narrowest;
    g->widest = e.widest;
    g->west = e.west;
    g->south = e.south;
    g->across = (int64_t)e.east - e.west;
    g->along = (int64_t)e.north - e.south;
    g->bits = cell_bits(far > 1 ? far : 1, g->across, g->along, g->n);
    g->wide = (uint32_t)(g->across >> g->bits) + 1;
    g->high = (uint32_t)(g->along >> g->bits) + 1;
}

/* A counting sort: first[c] is where cell c ends, then is counted down to
 * where it begins as the figures are laid in from the last. `in`: the cell of
 * each. */
static void
lay_in(const struct grid *g, uint32_t *first, uint32_t *in)
{
    const struct grid of = *g; /* which the cells written to are no part of */
    uint32_t cells = of.wide * of.high, sum = 0;

    memset(first, 0, ((size_t)cells + 1) * sizeof *first);
    for (uint32_t i = 0; i < of.n; i++) {
        in[i] = cell_of(&of, &of.figure[i]);
        first[in[i]]++;
    }
    for (uint32_t c = 0; c <= cells; c++)
        first[c] = sum += first[c];
    for (uint32_t i = of.n; i-- > 0;)
        of.laid[--first[in[i]]] = (struct laid){of.figure[i], i};
}

void
grid_build(struct grid *g, const struct figure *figure, uint32_t n,
           length reach, void *block)
{
    *g = (struct grid){.figure = figure, .n = n, .wide = 1, .high = 1};
    g->laid = block;
    g->first = (uint32_t *)(void *)(g->laid + n);
    if (n)
        choose_cells(g, reach);
    lay_in(g, g->first, g->first + cells_most(n) + 1);
}

/* --- asked about one figure ----------------------------------------------- */

/* The cells of a line of them, from 0 to `edge`, that lie between two places.
 * False: none does. */
static bool
cells_between(int64_t from, int64_t to, int64_t edge, uint32_t bits,
              uint32_t *first, uint32_t *last)
{
    *first = (uint32_t)((from > 0 ? from : 0) >> bits);
    *last = (uint32_t)((to < edge ? to : edge) >> bits);
    return from <= edge && to >= 0;
}

struct reach
reach_from(const struct grid *g, struct figure of, length limit)
{
    int64_t most = figure_centres(limit, of.radius, g->widest);
    int64_t least = most - (g->widest - g->narrowest);

    return (struct reach){limit, least < 0 ? -1 : least * least,
                          most < 0 ? -1 : most * most};
}

void
around_begin(struct around *a, const struct grid *g, struct figure of,
             length limit)
{
    int64_t far = figure_centres(limit, of.radius, g->widest);
    int64_t x = (int64_t)of.x - g->west, y = (int64_t)of.y - g->south;
    struct cells *c = &a->left;

    a->grid = g;
    a->of = of;
    a->reach = reach_from(g, of, limit);
    a->laid = a->end = NULL;
    if (far < 0 ||
        !cells_between(x - far, x + far, g->across, g->bits, &c->west,
                       &c->east) ||
        !cells_between(y - far, y + far, g->along, g->bits, &c->row, &c->north))
        *c = (struct cells){.row = 1}; /* beyond north: nobody */
}

/* Where the cells of a row begin. */
static const uint32_t *
row_first(const struct grid *g, uint32_t row)
{
    return g->first + (size_t)row * g->wide;
}

/* The figures of a row of cells lie one behind the other. */
bool
around_run(struct around *a)
{
    const uint32_t *first = row_first(a->grid, a->left.row);

    if (a->left.row > a->left.north)
        return false;
    a->left.row++;
    a->laid = a->grid->laid + first[a->left.west];
    a->end = a->grid->laid + first[a->left.east + 1];
    return true;
}

/* --- pairs ---------------------------------------------------------------- */

void
pairs_begin(struct pairs *p, const struct grid *a, const struct grid *b,
            length limit)
{
    *p = (struct pairs){.a = a};
    p->around.grid = b;
    p->around.reach.limit = limit;
    p->around.left.row = 1;
}

/* From the near edge of a cell to the far one, and so much farther either
 * way, where the other grid begins at `from`. */
static bool
cells_about(const struct pairs *p, int64_t edge, int64_t end, uint32_t *first,
            uint32_t *last)
{
    const struct grid *a = p->a, *b = p->around.grid;
    int64_t far = figure_centres(p->around.reach.limit, a->widest, b->widest);

    return far >= 0 &&
           cells_between(edge - far, edge + ((int64_t)1 << a->bits) + far, end,
                         b->bits, first, last);
}

/* Whether anybody is in the cells about one; the rows without are dropped. */
static bool
anybody(const struct grid *g, struct cells *c)
{
    for (; c->row <= c->north; c->row++) {
        const uint32_t *first = row_first(g, c->row);

        if (first[c->west] < first[c->east + 1])
            return true;
    }
    return false;
}

/* The next cell of a row with figures, and with somebody about it. */
static bool
cell_of_row(struct pairs *p, uint32_t south, uint32_t north)
{
    const struct grid *a = p->a, *b = p->around.grid;
    const uint32_t *first = row_first(a, p->row);

    for (uint32_t c = p->column; c < a->wide; c++) {
        int64_t edge = a->west + ((int64_t)c << a->bits) - b->west;
        struct cells about = {.row = south, .north = north};

        if (first[c] == first[c + 1] ||
            !cells_about(p, edge, b->across, &about.west, &about.east) ||
            !anybody(b, &about))
            continue;
        p->column = c + 1;
        p->laid = a->laid + first[c];
        p->end = a->laid + first[c + 1];
        p->about = about;
        return true;
    }
    return false;
}

static bool
next_cell(struct pairs *p)
{
    const struct grid *a = p->a, *b = p->around.grid;

    for (; p->row < a->high; p->row++) {
        int64_t edge = a->south + ((int64_t)p->row << a->bits) - b->south;
        uint32_t south, north;

        if (cells_about(p, edge, b->along, &south, &north) &&
            cell_of_row(p, south, north))
            return true;
        p->column = 0;
    }
    return false;
}

bool
pairs_next(struct pairs *p, uint32_t *a, uint32_t *b)
{
    struct around *r = &p->around;

    while (!around_next(r, b)) {
        if (p->laid == p->end && !next_cell(p))
            return false;
        r->of = p->laid++->figure;
        r->reach = reach_from(r->grid, r->of, r->reach.limit);
        r->left = p->about;
    }
    *a = p->laid[-1].at;
    return true;
}
