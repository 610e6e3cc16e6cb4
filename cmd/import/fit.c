/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * fit.c: least squares of pegs. The sums are taken about the middle of the
 * pegs, which makes the turn and the shift two questions, each with one answer.
 */
#include "fit.h"

#include "field.h"

enum { FAR = 1 << 30 }; /* in sixty-fourths of an inch: off any floor */

struct middle {
    double px, py, x, y;
};

static struct middle
middle_of(const struct fit_mark *m, uint32_t n, double down)
{
    struct middle c = {0, 0, 0, 0};

    for (uint32_t i = 0; i < n; i++) {
        c.px += m[i].px / n;
        c.py += m[i].py * down / n;
        c.x += (double)m[i].x / n;
        c.y += (double)m[i].y / n;
    }
    return c;
}

static int64_t
rounded(double v)
{
    double most = (double)FAR * LENGTH_SIXTYFOURTH;

    if (v > most || v < -most)
        return v < 0 ? -(int64_t)most : (int64_t)most;
    return (int64_t)(v < 0 ? v - 0.5 : v + 0.5);
}

void
fit_point(const struct fit *f, double px, double py, int64_t *x, int64_t *y)
{
    double qy = f->upward ? py : -py;

    *x = rounded(f->along * px - f->across * qy + f->x);
    *y = rounded(f->across * px + f->along * qy + f->y);
}

static length
length_of(double square)
{
    double most = (double)INT32_MAX * INT32_MAX;

    return (length)root(square > most ? (int64_t)INT32_MAX * INT32_MAX
                                      : (int64_t)square);
}

static void
measure(const struct fit_mark *m, uint32_t n, struct fit *f)
{
    double sum = 0, worst = -1;

    for (uint32_t i = 0; i < n; i++) {
        int64_t x, y;
        double dx, dy, square;

        fit_point(f, m[i].px, m[i].py, &x, &y);
        dx = (double)(x - m[i].x);
        dy = (double)(y - m[i].y);
        square = dx * dx + dy * dy;
        sum += square;
        if (square <= worst)
            continue;
        worst = square;
        f->peg = i;
    }
    f->mean = length_of(sum / n);
    f->worst = length_of(worst);
}

static enum fit_fault
fit_one_way(const struct fit_mark *m, uint32_t n, bool upward, struct fit *f)
{
    double down = upward ? 1 : -1, picture = 0, floor = 0;
    struct middle c = middle_of(m, n, down);

    *f = (struct fit){.upward = upward};
    for (uint32_t i = 0; i < n; i++) {
        double qx = m[i].px - c.px, qy = m[i].py * down - c.py;
        double x = m[i].x - c.x, y = m[i].y - c.y;

        picture += qx * qx + qy * qy;
        floor += x * x + y * y;
        f->along += qx * x + qy * y;
        f->across += qx * y - qy * x;
    }
    if (picture <= 0 || floor <= 0)
        return picture <= 0 ? FIT_ONE_POINT : FIT_ONE_PLACE;
    f->along /= picture;
    f->across /= picture;
    f->x = c.x - f->along * c.px + f->across * c.py;
    f->y = c.y - f->across * c.px - f->along * c.py;
    measure(m, n, f);
    return FIT_WELL;
}

/* Pegs in one line fit both ways alike; a sixty-fourth is no difference. */
enum fit_fault
fit_marks(const struct fit_mark *m, uint32_t n, bool upward, struct fit *out)
{
    struct fit other;
    enum fit_fault why = fit_one_way(m, n, upward, out);

    if (why != FIT_WELL)
        return why;
    fit_one_way(m, n, !upward, &other);
    if (other.mean + LENGTH_SIXTYFOURTH < out->mean) {
        *out = other;
        out->seen = true;
    } else {
        out->seen = out->mean + LENGTH_SIXTYFOURTH < other.mean;
    }
    return FIT_WELL;
}
