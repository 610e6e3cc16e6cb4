/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * field.c: exact distances and headings.
 */
#include "field.h"

#include "never.h"

/* --- distances ------------------------------------------------------------ */

bool
figure_nearer(struct figure a, struct figure b, length limit)
{
    int64_t far = figure_centres(limit, a.radius, b.radius);

    return far > 0 && figure_square(a, b) < far * far;
}

length
figure_apart(struct figure a, struct figure b)
{
    int64_t apart = root(figure_square(a, b)) - a.radius - b.radius;

    return apart > INT32_MAX ? INT32_MAX : (length)apart;
}

/* Newton's way down from above the root: with r the power of two below it and
 * n less than (m + 1) r^2, m from 1 to 3, that is r + (m + 1) r / 4. */
int64_t
root(int64_t square)
{
    uint64_t n = square > 0 ? (uint64_t)square : 0, r = 1, m = n;

    for (int half = 16; half > 0; half /= 2)
        if (m >> 2 * half > 0) {
            m >>= 2 * half;
            r <<= half;
        }
    r += (r * (m + 1) + 3) / 4;
    for (uint64_t lower = n / r; n > 0; lower = n / r) {
        uint64_t next = (r + lower) / 2; /* never 0: n and r are not */
        if (NEVER(next == 0) || next >= r)
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
