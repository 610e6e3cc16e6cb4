/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * make_field: fields that neighbours are looked for on.
 *
 *     make_field MEN FIELDS SEED FILE [radii]
 *
 * Tiles of 24 by 48 inches, each a hundred men a side in ten ranks of ten,
 * 1.5 in apart and up to 0.1 in out of line either way. The front ranks face
 * each other edge to edge: 70 in a hundred within 1/8 in, one just at 1/8 in,
 * ten a near miss, the rest 0.5 to 1 in off. More men are more tiles.
 */
#include "bench.h"

#include <stdio.h>
#include <string.h>

enum { RANKS = 10, FILES = 10, TILE = 2 * RANKS * FILES };

struct maker {
    FILE *out;
    uint64_t seed;
    bool radii; /* four foot to a horse; else points */
};

static uint32_t
draw(struct maker *m, uint32_t below)
{
    m->seed =
        m->seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)((m->seed >> 33) * below >> 31);
}

static length
hundredths(uint32_t n)
{
    return (length)(n * (uint64_t)LENGTH_INCH / 100);
}

static length
jitter(struct maker *m)
{
    return (length)draw(m, LENGTH_INCH / 5) - LENGTH_INCH / 10;
}

static length
radius_of(struct maker *m)
{
    if (!m->radii)
        return 0;
    return draw(m, 5) ? 3 * LENGTH_INCH / 16 : 3 * LENGTH_INCH / 8;
}

/* Between two men of the front ranks, edge to edge. */
static length
gap(struct maker *m)
{
    uint32_t kind = draw(m, 100);
    if (kind < 70)
        return (length)draw(m, BENCH_TOUCH);
    if (kind < 71)
        return BENCH_TOUCH;
    if (kind < 81)
        return BENCH_TOUCH + 1 + (length)draw(m, LENGTH_INCH / 50);
    return hundredths(50 + draw(m, 50));
}

static void
put(const struct maker *m, length x, length y, length radius, int32_t side)
{
    int32_t cell[4] = {x, y, radius, side};
    fwrite(cell, sizeof cell, 1, m->out);
}

/* A man behind the front. */
static void
put_rank(struct maker *m, length x, length y, int32_t side)
{
    x += jitter(m);
    y += jitter(m);
    put(m, x, y, radius_of(m), side);
}

/* A file of both sides from the front back. */
static void
put_file(struct maker *m, length x, length y)
{
    length front = x + jitter(m), gone = hundredths(150);
    length a = radius_of(m), b = radius_of(m), half = LENGTH_INCH / 4;
    length red = y - half + jitter(m);
    put(m, front, red, a, 0);
    put(m, front, red + a + b + gap(m), b, 1);
    for (int rank = 1; rank < RANKS; rank++) {
        put_rank(m, x, y - half - rank * gone, 0);
        put_rank(m, x, y + 3 * half + rank * gone, 1);
    }
}

static void
put_field(struct maker *m, int32_t men)
{
    int32_t tiles = men / TILE, across = 1;
    while (across * across < 2 * tiles)
        across++;
    fwrite(&men, sizeof men, 1, m->out);
    for (int32_t t = 0; t < tiles; t++)
        for (int file = 0; file < FILES; file++)
            put_file(m,
                     t % across * 2 * LENGTH_FOOT + hundredths(525) +
                         file * hundredths(150),
                     t / across * 4 * LENGTH_FOOT + 2 * LENGTH_FOOT);
}

int
main(int argc, char **argv)
{
    if (argc < 5)
        give_up("usage", "make_field MEN FIELDS SEED FILE [radii]");
    int32_t men = (int32_t)number_of(argv[1]);
    int32_t fields = (int32_t)number_of(argv[2]);
    struct maker m = {fopen(argv[4], "wb"), number_of(argv[3]), argc > 5};
    if (!m.out || men % TILE || men > 2000000)
        give_up("no field of so many", argv[1]);
    fwrite("umpire field", 1, 12, m.out);
    fwrite(&fields, sizeof fields, 1, m.out);
    for (int32_t i = 0; i < fields; i++)
        put_field(&m, men);
    return fclose(m.out) == 0 ? 0 : 1;
}
