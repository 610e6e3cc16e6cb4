/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * shape.c: lines, blocks and loose order; the crossing of two tapes.
 */
#include "shape.h"

enum { CIRCLE = 360 * 60 };

static int64_t
size_of(int64_t v)
{
    return v < 0 ? -v : v;
}

/* a * b / c to the nearest, for a product that fits and c above nought. */
static int64_t
part(int64_t a, int64_t b, int64_t c)
{
    int64_t half = a * b < 0 ? -(c / 2) : c / 2;

    return (a * b + half) / c;
}

/* --- shapes --- */

void
shape_line(struct dot *at, uint32_t n, struct dot a, struct dot b)
{
    int64_t steps = n > 1 ? (int64_t)n - 1 : 1;

    for (int64_t i = 0; i < n; i++)
        at[i] = (struct dot){a.x + part(b.x - a.x, i, steps),
                             a.y + part(b.y - a.y, i, steps)};
}

void
shape_block(struct dot *at, uint32_t n, uint32_t files, struct dot first,
            int64_t pitch, bool northwards)
{
    int64_t back = northwards ? pitch : -pitch;

    for (uint32_t i = 0; i < n; i++)
        at[i] = (struct dot){first.x + (int64_t)(i % files) * pitch,
                             first.y + (int64_t)(i / files) * back};
}

/* Ring k holds 6 k men, the middle one: the rings that n men fill. */
static int64_t
rings(uint32_t n)
{
    int64_t k = 0;

    while (1 + 3 * k * (k + 1) < n)
        k++;
    return k;
}

length
shape_loose_pitch(uint32_t n, length within)
{
    int64_t k = rings(n);

    return k ? (length)(within / k) : within;
}

int64_t
shape_loose_least(uint32_t n, int64_t pitch)
{
    return rings(n) * pitch;
}

static void
ring(struct dot *at, uint32_t n, struct dot middle, length radius)
{
    length dx, dy;

    for (uint32_t i = 0; i < n; i++) {
        heading_step((int32_t)((int64_t)i * CIRCLE / n), radius, &dx, &dy);
        at[i] = (struct dot){middle.x + dx, middle.y + dy};
    }
}

void
shape_loose(struct dot *at, uint32_t n, struct dot middle, length within)
{
    length pitch = shape_loose_pitch(n, within);
    uint32_t done = n ? 1 : 0;

    if (n)
        at[0] = middle;
    for (uint32_t k = 1; done < n; k++) {
        uint32_t many = n - done < 6 * k ? n - done : 6 * k;

        ring(at + done, many, middle, (length)((int64_t)k * pitch));
        done += many;
    }
}

/* --- two tapes --- */

/* The point `along` the line from a to b, then `aside` to the left of it. */
static struct dot
off_line(struct dot a, struct dot b, int64_t apart, int64_t along,
         int64_t aside)
{
    int64_t dx = b.x - a.x, dy = b.y - a.y;

    return (struct dot){a.x + part(dx, along, apart) - part(dy, aside, apart),
                        a.y + part(dy, along, apart) + part(dx, aside, apart)};
}

/* How far along the line the point between the two ends lies that do not
 * meet. */
static int64_t
between_ends(int64_t p, int64_t q, int64_t apart)
{
    if (p + q < apart)
        return (p + apart - q) / 2;
    return p > q ? (p + apart + q) / 2 : (apart - q - p) / 2;
}

static struct crossing
not_meeting(int64_t p, int64_t q, int64_t apart)
{
    struct crossing c = {.tapes = TAPES_MEET};

    if (p + q < apart)
        c = (struct crossing){.tapes = TAPES_SHORT, .off = apart - p - q};
    else if (size_of(p - q) > apart)
        c = (struct crossing){.tapes = TAPES_BEYOND,
                              .off = size_of(p - q) - apart};
    return c;
}

struct crossing
tapes_cross(struct dot a, length from_a, struct dot b, length from_b,
            int64_t slack)
{
    int64_t dx = b.x - a.x, dy = b.y - a.y, p = from_a, q = from_b;
    int64_t apart = root(dx * dx + dy * dy), along, aside;
    struct crossing c = not_meeting(p, q, apart);

    if (apart == 0)
        return (struct crossing){.tapes = TAPES_ONE};
    if (c.tapes != TAPES_MEET && c.off > slack)
        return c;
    if (c.tapes != TAPES_MEET) {
        along = between_ends(p, q, apart);
        aside = 0;
        c.tapes = TAPES_MEET;
    } else {
        along = (apart + (p - q) * (p + q) / apart) / 2;
        aside = root((p - along) * (p + along));
    }
    if (2 * aside <= slack)
        aside = 0;
    c.left = off_line(a, b, apart, along, aside);
    c.right = off_line(a, b, apart, along, -aside);
    return c;
}
