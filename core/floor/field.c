/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * field.c: exact distances, headings, and the grid of neighbours.
 */
#include "field.h"

/* --- distances ------------------------------------------------------------ */

/* No two points of a floor are so far apart, and its square fits. */
#define FARTHEST INT64_C(3000000000)

static int64_t
square_apart(struct figure a, struct figure b)
{
    int64_t dx = (int64_t)a.x - b.x, dy = (int64_t)a.y - b.y;

    return dx * dx + dy * dy;
}

/* From centre to centre where they are `limit` apart. */
static int64_t
between_centres(struct figure a, struct figure b, length limit)
{
    int64_t far = (int64_t)limit + a.radius + b.radius;

    return far > FARTHEST ? FARTHEST : far;
}

bool
figure_within(struct figure a, struct figure b, length limit)
{
    int64_t far = between_centres(a, b, limit);

    return far >= 0 && square_apart(a, b) <= far * far;
}

bool
figure_nearer(struct figure a, struct figure b, length limit)
{
    int64_t far = between_centres(a, b, limit);

    return far > 0 && square_apart(a, b) < far * far;
}

length
figure_apart(struct figure a, struct figure b)
{
    int64_t apart = root(square_apart(a, b)) - a.radius - b.radius;

    return apart > INT32_MAX ? INT32_MAX : (length)apart;
}

/* Newton's way down from a power of two above the root. */
int64_t
root(int64_t square)
{
    uint64_t n = square > 0 ? (uint64_t)square : 0, r = 1;

    while (r < UINT64_C(1) << 32 && r * r < n)
        r *= 2;
    for (uint64_t lower = n / r; n > 0; lower = n / r) {
        uint64_t next = (r + lower) / 2; /* never 0: n and r are not */
        if (next == 0 || next >= r)
            return (int64_t)r;
        r = next;
    }
    return 0;
}

/* --- headings -------------------------------------------------------------
 *
 * Angles are half minutes of arc, so that the borders between whole minutes
 * are angles too: 10,800 to a right angle. A sine is a fraction of 2^60; it is
 * exact to about 2^-53, so 800 ft times a sine to far less than a unit. */

enum {
    QUARTER = 10800,
    CIRCLE = 4 * QUARTER,
    MINUTES = CIRCLE / 2,
    HALF_BITS = 30 /* of a fraction */
};

#define HALF_MASK ((UINT64_C(1) << HALF_BITS) - 1)
#define ONE (UINT64_C(1) << 2 * HALF_BITS)
/* pi / 21600 in fractions of 2^64 */
#define ARC_STEP UINT64_C(2682970169658194)

static uint64_t
fraction_times(uint64_t a, uint64_t b)
{
    uint64_t a1 = a >> HALF_BITS, a0 = a & HALF_MASK;
    uint64_t b1 = b >> HALF_BITS, b0 = b & HALF_MASK;
    uint64_t middle = a1 * b0 + a0 * b1 + (a0 * b0 >> HALF_BITS);

    return a1 * b1 + (middle >> HALF_BITS);
}

/* The series x - x^3/3! + x^5/5! ..., or 1 - x^2/2! + x^4/4! ..., begun at its
 * first term; for at most half a right angle. */
static uint64_t
series(uint64_t term, uint64_t x, uint32_t k)
{
    uint64_t xx = fraction_times(x, x), sum = term;
    bool minus = true;

    for (; term; k += 2, minus = !minus) {
        term = fraction_times(term, xx) / ((k + 1) * (k + 2));
        sum = minus ? sum - term : sum + term;
    }
    return sum;
}

/* Of 0..QUARTER half minutes. */
static uint64_t
sine(uint32_t angle)
{
    bool far = angle > QUARTER / 2;
    uint64_t x = ((far ? QUARTER - angle : angle) * ARC_STEP + 8) >> 4;

    return far ? series(ONE, x, 0) : series(x, x, 1);
}

/* In fractions of 2^30, rounded down. */
static int64_t
along(uint64_t sine, int64_t by)
{
    uint64_t size = (uint64_t)by;

    return (int64_t)((sine >> HALF_BITS) * size +
                     ((sine & HALF_MASK) * size >> HALF_BITS));
}

static length
along_rounded(uint64_t sine, int64_t by)
{
    return (length)((along(sine, by) + (1 << (HALF_BITS - 1))) >> HALF_BITS);
}

void
heading_step(int32_t minutes, length by, length *dx, length *dy)
{
    int32_t turn = minutes % MINUTES;
    uint32_t angle, part;
    int64_t size = by < 0 ? -(int64_t)by : by;
    length s, c;

    turn = (turn < 0 ? turn + MINUTES : turn) + (by < 0 ? MINUTES / 2 : 0);
    angle = 2 * (uint32_t)(turn % MINUTES);
    part = angle % QUARTER;
    s = along_rounded(sine(part), size);
    c = along_rounded(sine(QUARTER - part), size);
    switch (angle / QUARTER) {
    case 0: /* n to e */
        *dx = s;
        *dy = c;
        break;
    case 1:
        *dx = c;
        *dy = -s;
        break;
    case 2:
        *dx = -s;
        *dy = -c;
        break;
    default:
        *dx = -c;
        *dy = s;
        break;
    }
}

/* Within a right angle: minutes from the direction of `ahead` towards that of
 * `aside`. Counts the borders of whole minutes that are not beyond it. */
static int32_t
minutes_aside(int64_t ahead, int64_t aside)
{
    uint32_t low = 0, high = QUARTER / 2, middle;

    while (low < high) {
        middle = (low + high) / 2;
        if (along(sine(QUARTER - (2 * middle + 1)), aside) >=
            along(sine(2 * middle + 1), ahead))
            low = middle + 1;
        else
            high = middle;
    }
    return (int32_t)low;
}

int32_t
heading_of(int64_t dx, int64_t dy)
{
    int64_t east = dx < 0 ? -dx : dx, north = dy < 0 ? -dy : dy;
    int32_t quarter = MINUTES / 4, minutes;

    for (; east > LENGTH_MAX || north > LENGTH_MAX; east /= 2)
        north /= 2;
    if (dx >= 0 && dy > 0)
        minutes = minutes_aside(north, east);
    else if (dx > 0)
        minutes = quarter + minutes_aside(east, north);
    else if (dy < 0)
        minutes = 2 * quarter + minutes_aside(north, east);
    else if (dx < 0)
        minutes = 3 * quarter + minutes_aside(east, north);
    else
        minutes = 0;
    return minutes % MINUTES;
}

/* --- the grid ------------------------------------------------------------- */

/* Sides are chosen so that there are at most these cells, see cell_side. */
static size_t
cells_most(uint32_t n)
{
    return 2 * (size_t)n + 2;
}

size_t
grid_bytes(uint32_t n)
{
    return sizeof(struct figure) * n + sizeof(uint32_t) * n +
           sizeof(uint32_t) * (cells_most(n) + 1);
}

/* From the west or south edge of the grid to a row of cells. A multiplication
 * in place of the division: what matters is only that it never falls where
 * `from` grows, and that building and asking go by the same. */
static uint32_t
cell_at(const struct grid *g, int64_t from, uint32_t cells)
{
    uint64_t k;

    if (from <= 0)
        return 0;
    from = from < UINT32_MAX ? from : UINT32_MAX;
    k = (uint64_t)from * g->share >> 32;
    return k < cells ? (uint32_t)k : cells - 1;
}

static uint32_t
cell_of(const struct grid *g, const struct figure *f)
{
    uint32_t column = cell_at(g, (int64_t)f->x - g->west, g->wide);
    uint32_t row = cell_at(g, (int64_t)f->y - g->south, g->high);

    return row * g->wide + column;
}

/* At least the reach between centres. A field with more room than men is cut
 * no finer than about a cell a man: a * b <= n cells and a, b <= n give at
 * most (a + 1) * (b + 1) <= 2n + 2. */
static int64_t
cell_side(int64_t reach, int64_t wide, int64_t high, uint32_t n)
{
    int64_t longest = wide > high ? wide : high, side = reach;
    int64_t thinnest = longest / n + 1, finest = root(wide * high / n) + 1;

    side = side > thinnest ? side : thinnest;
    side = side > finest ? side : finest;
    return side < LENGTH_MAX ? side : LENGTH_MAX;
}

struct extent {
    length west, east, south, north, widest;
};

static struct extent
extent_of(const struct figure *f, uint32_t n)
{
    struct extent e = {f[0].x, f[0].x, f[0].y, f[0].y, 0};

    for (uint32_t i = 0; i < n; i++) {
        e.west = f[i].x < e.west ? f[i].x : e.west;
        e.east = f[i].x > e.east ? f[i].x : e.east;
        e.south = f[i].y < e.south ? f[i].y : e.south;
        e.north = f[i].y > e.north ? f[i].y : e.north;
        e.widest = f[i].radius > e.widest ? f[i].radius : e.widest;
    }
    return e;
}

static void
choose_cells(struct grid *g, length reach)
{
    struct extent e = extent_of(g->figure, g->n);
    int64_t wide = (int64_t)e.east - e.west, high = (int64_t)e.north - e.south;
    int64_t far = (int64_t)(reach > 0 ? reach : 0) + 2 * (int64_t)e.widest;

    g->widest = e.widest;
    g->west = e.west;
    g->south = e.south;
    g->cell = (length)cell_side(far > 1 ? far : 1, wide, high, g->n);
    g->share = (UINT64_C(1) << 32) / (uint64_t)g->cell;
    g->wide = (uint32_t)(wide / g->cell) + 1;
    g->high = (uint32_t)(high / g->cell) + 1;
}

/* A counting sort: first[c] is where cell c ends, then is counted down to
 * where it begins as the figures are laid in from the last. */
static void
lay_in(struct grid *g)
{
    uint32_t cells = g->wide * g->high, sum = 0;

    for (uint32_t c = 0; c <= cells; c++)
        g->first[c] = 0;
    for (uint32_t i = 0; i < g->n; i++)
        g->first[cell_of(g, &g->figure[i])]++;
    for (uint32_t c = 0; c <= cells; c++) {
        sum += g->first[c];
        g->first[c] = sum;
    }
    for (uint32_t i = g->n; i-- > 0;) {
        uint32_t k = --g->first[cell_of(g, &g->figure[i])];

        g->at[k] = i;
        g->copy[k] = g->figure[i];
    }
}

void
grid_build(struct grid *g, const struct figure *figure, uint32_t n,
           length reach, void *block)
{
    *g = (struct grid){.figure = figure, .n = n, .cell = LENGTH_MAX};
    g->wide = g->high = 1;
    g->copy = block;
    g->at = (uint32_t *)(void *)(g->copy + n);
    g->first = g->at + n;
    if (n)
        choose_cells(g, reach);
    lay_in(g);
}

void
around_begin(struct around *a, const struct grid *g, struct figure of,
             length limit)
{
    int64_t far = (int64_t)limit + of.radius + g->widest;
    int64_t x = (int64_t)of.x - g->west, y = (int64_t)of.y - g->south;

    *a = (struct around){.grid = g, .of = of, .limit = limit};
    a->row = 1; /* beyond north: nobody */
    if (far < 0 || x + far < 0 || y + far < 0)
        return;
    a->west = cell_at(g, x - far, g->wide);
    a->east = cell_at(g, x + far, g->wide);
    a->row = cell_at(g, y - far, g->high);
    a->north = cell_at(g, y + far, g->high);
}

bool
around_next(struct around *a, uint32_t *figure)
{
    const struct grid *g = a->grid;

    for (;;) {
        while (a->i < a->end) {
            uint32_t k = a->i++;

            if (figure_within(a->of, g->copy[k], a->limit)) {
                *figure = g->at[k];
                return true;
            }
        }
        if (a->row > a->north)
            return false;
        a->i = g->first[a->row * g->wide + a->west];
        a->end = g->first[a->row * g->wide + a->east + 1];
        a->row++;
    }
}
