/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * text.c: spans, text in a caller's buffer, and the safe-text filter.
 *
 * Once something did not fit, a text takes nothing more: what it holds is
 * always the true beginning of what was written, and it ends on a whole
 * character.
 */
#include "text.h"

#include "never.h"

#include <string.h>

enum {
    WORD_MAX = 63 /* longest word span_distance measures */
};

static char
lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static bool
is_space(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/* A byte of a character that is not its first. */
static bool
is_tail(char c)
{
    return ((unsigned char)c & 0xC0) == 0x80;
}

/* ---- spans ---- */

struct span
span_of(const char *z)
{
    struct span s = {z, (uint32_t)strlen(z)};

    return s;
}

bool
span_eq(struct span a, struct span b)
{
    return a.n == b.n && (a.n == 0 || memcmp(a.at, b.at, a.n) == 0);
}

bool
span_is(struct span a, const char *z)
{
    return span_eq(a, span_of(z));
}

bool
span_same(struct span a, struct span b)
{
    if (a.n != b.n)
        return false;
    for (uint32_t i = 0; i < a.n; i++) {
        if (lower(a.at[i]) != lower(b.at[i]))
            return false;
    }
    return true;
}

bool
span_same_z(struct span a, const char *z)
{
    return span_same(a, span_of(z));
}

bool
span_starts(struct span a, const char *z)
{
    size_t n = strlen(z);

    return a.n >= n && (n == 0 || memcmp(a.at, z, n) == 0);
}

struct span
span_cut(struct span a, uint32_t from, uint32_t to)
{
    if (to > a.n)
        to = a.n;
    if (from > to)
        from = to;
    if (from > 0)
        a.at += from;
    a.n = to - from;
    return a;
}

struct span
span_from(struct span a, uint32_t n)
{
    return span_cut(a, n, a.n);
}

struct span
span_trim(struct span a)
{
    uint32_t from = 0, to = a.n;

    while (from < to && is_space(a.at[from]))
        from++;
    while (to > from && is_space(a.at[to - 1]))
        to--;
    return span_cut(a, from, to);
}

/* What is no UTF-8 is cut anywhere. */
struct span
span_whole(struct span s, uint32_t n)
{
    uint32_t end = n;

    if (n >= s.n)
        return s;
    for (int back = 0; back < 3 && end > 0 && is_tail(s.at[end]); back++)
        end--;
    return span_cut(s, 0, is_tail(s.at[end]) ? n : end);
}

bool
span_number(struct span a, int32_t max, int32_t *out)
{
    int64_t v = 0;

    if (a.n == 0)
        return false;
    for (uint32_t i = 0; i < a.n; i++) {
        if (a.at[i] < '0' || a.at[i] > '9')
            return false;
        v = v * 10 + (a.at[i] - '0');
        if (v > max)
            return false;
    }
    *out = (int32_t)v;
    return true;
}

/* One more row of the table of edits: `row` for the first i bytes of a, from
 * the rows for one byte less (`up`) and two less (`up2`). The least of it. */
static int
edit_row(struct span a, uint32_t i, struct span b, int *row, const int *up,
         const int *up2)
{
    char c = lower(a.at[i - 1]);
    int least = row[0] = (int)i;

    for (uint32_t j = 1; j <= b.n; j++) {
        char d = lower(b.at[j - 1]);
        int v = up[j - 1] + (c != d);

        if (v > up[j] + 1)
            v = up[j] + 1;
        if (v > row[j - 1] + 1)
            v = row[j - 1] + 1;
        if (i > 1 && j > 1 && c == lower(b.at[j - 2]) &&
            d == lower(a.at[i - 2]) && v > up2[j - 2] + 1)
            v = up2[j - 2] + 1;
        row[j] = v;
        if (least > v)
            least = v;
    }
    return least;
}

int
span_distance(struct span a, struct span b, int limit)
{
    int rows[3][WORD_MAX + 1] = {{0}};
    int least = 0, last;
    uint32_t apart = a.n > b.n ? a.n - b.n : b.n - a.n;

    if (span_same(a, b))
        return 0;
    if (a.n > WORD_MAX || b.n > WORD_MAX || (int)apart > limit)
        return limit + 1;
    for (uint32_t j = 0; j <= b.n; j++)
        rows[0][j] = (int)j;
    for (uint32_t i = 1; i <= a.n; i++) {
        int before = least;

        least = edit_row(a, i, b, rows[i % 3], rows[(i + 2) % 3],
                         rows[(i + 1) % 3]);
        /* a swap reaches two rows back, so both must be beyond */
        if (least > limit && before > limit)
            return limit + 1;
    }
    last = rows[a.n % 3][b.n];
    return last > limit ? limit + 1 : last;
}

/* ---- text in a buffer ---- */

void
text_init(struct text *t, char *buffer, uint32_t cap)
{
    *t = (struct text){.at = buffer, .cap = cap};
}

void
text_clear(struct text *t)
{
    t->n = 0;
    t->cut = false;
}

void
text_put(struct text *t, struct span s)
{
    uint32_t n = s.n;

    if (t->cut || n == 0)
        return;
    if (n > t->cap - t->n) {
        t->cut = true;
        n = span_whole(s, t->cap - t->n).n;
    }
    if (n > 0)
        memcpy(t->at + t->n, s.at, n);
    t->n += n;
}

void
text_char(struct text *t, char c)
{
    if (t->cut || t->n >= t->cap)
        t->cut = true;
    else
        t->at[t->n++] = c;
}

void
text_str(struct text *t, const char *z)
{
    text_put(t, span_of(z));
}

/* The digits of v, `least` of them or more, leading noughts added. */
static void
put_digits(struct text *t, uint64_t v, int least)
{
    char digits[24];
    uint32_t i = sizeof digits;

    while (ALWAYS(i > 0) && (v > 0 || least > 0)) {
        digits[--i] = (char)('0' + v % 10);
        v /= 10;
        least--;
    }
    text_put(t, (struct span){digits + i, (uint32_t)sizeof digits - i});
}

/* The sign of v, if it has one; the size of v. */
static uint64_t
put_sign(struct text *t, int64_t v)
{
    if (v >= 0)
        return (uint64_t)v;
    text_char(t, '-');
    return 0 - (uint64_t)v;
}

void
text_int(struct text *t, int64_t v)
{
    put_digits(t, put_sign(t, v), 1);
}

void
text_fixed(struct text *t, int64_t v, int places)
{
    uint64_t size = put_sign(t, v), one = 1;

    for (int i = 0; i < places; i++)
        one *= 10;
    put_digits(t, size / one, 1);
    if (places > 0) {
        text_char(t, '.');
        put_digits(t, size % one, places);
    }
}

void
text_pad(struct text *t, uint32_t from, uint32_t width)
{
    while (!t->cut && (uint64_t)t->n < (uint64_t)from + width)
        text_char(t, ' ');
}

void
text_count(struct text *t, int64_t n, const char *one, const char *many)
{
    text_int(t, n);
    text_char(t, ' ');
    text_str(t, n == 1 ? one : many);
}

struct span
text_span(const struct text *t)
{
    return (struct span){t->at, t->n};
}

const char *
text_z(struct text *t)
{
    if (t->cap == 0)
        return "";
    if (t->n == t->cap) {
        t->cut = true;
        do {
            t->n--;
        } while (t->n > 0 && is_tail(t->at[t->n]));
    }
    t->at[t->n] = '\0';
    return t->at;
}

/* ---- the safe-text filter ---- */

/* Code points that can move, hide or reorder what stands about them. */
static const struct {
    uint32_t first, last;
} unsafe[] = {
    {0x0000,  0x001F  }, /* C0 */
    {0x007F,  0x009F  }, /* DEL, C1 */
    {0x00AD,  0x00AD  }, /* soft hyphen */
    {0x061C,  0x061C  }, /* Arabic letter mark */
    {0x180E,  0x180E  }, /* Mongolian vowel separator */
    {0x200B,  0x200F  }, /* zero width, direction marks */
    {0x2028,  0x202E  }, /* line and paragraph separators, embeddings */
    {0x2060,  0x206F  }, /* joiners, isolates, old format controls */
    {0xE000,  0xF8FF  }, /* private use */
    {0xFDD0,  0xFDEF  }, /* non-characters */
    {0xFEFF,  0xFEFF  }, /* byte order mark */
    {0xFFF9,  0xFFFB  }, /* interlinear annotation */
    {0xE0000, 0x10FFFF}, /* tags, selectors, private planes */
};

/* Letters that only stand on others, in blocks of their own. */
static bool
is_mark(uint32_t point)
{
    return (point >= 0x0300 && point <= 0x036F) ||
           (point >= 0x1AB0 && point <= 0x1AFF) ||
           (point >= 0x1DC0 && point <= 0x1DFF) ||
           (point >= 0x20D0 && point <= 0x20FF) ||
           (point >= 0xFE20 && point <= 0xFE2F);
}

static bool
is_safe(uint32_t point)
{
    uint32_t i = 0;

    if ((point & 0xFFFE) == 0xFFFE || NEVER(point > 0x10FFFF))
        return false;
    while (point > unsafe[i].last)
        i++;
    return point < unsafe[i].first;
}

/*
 * The code point at byte i: its size, and itself in *point; 0 where no UTF-8
 * stands, and the byte in *point. Too long a form, a surrogate and more than
 * 10FFFF are no UTF-8.
 */
static uint32_t
decode(struct span s, uint32_t i, uint32_t *point)
{
    static const uint32_t least[5] = {0, 0, 0x80, 0x800, 0x10000};
    uint32_t b = (unsigned char)s.at[i], n;

    *point = b;
    if (b < 0x80)
        return 1;
    if (b < 0xC2 || b > 0xF4)
        return 0;
    n = b < 0xE0 ? 2 : b < 0xF0 ? 3 : 4;
    if (s.n - i < n)
        return 0;
    b &= 0x7FU >> n;
    for (uint32_t k = 1; k < n; k++) {
        if (!is_tail(s.at[i + k]))
            return 0;
        b = b << 6 | ((unsigned char)s.at[i + k] & 0x3FU);
    }
    if (b < least[n] || b > 0x10FFFF || (b >= 0xD800 && b <= 0xDFFF))
        return 0;
    *point = b;
    return n;
}

bool
text_stacks(struct span s)
{
    uint32_t point = 0;

    return s.n > 0 && decode(s, 0, &point) != 0 && is_mark(point);
}

int64_t
text_unsafe(struct span s)
{
    uint32_t i = 0, n, point, marks = 0;

    while (i < s.n) {
        if (s.at[i] >= ' ' && s.at[i] <= '~') {
            marks = 0;
            i++;
            continue;
        }
        n = decode(s, i, &point);
        marks = is_mark(point) ? marks + 1 : 0;
        if (n == 0 || !is_safe(point) || marks > TEXT_MARKS_MAX)
            return i;
        i += n;
    }
    return -1;
}

/* \u{1B} or \x{C3}: all of it or, where it does not fit, none. */
static void
put_escape(struct text *t, char kind, uint32_t v)
{
    char out[12];
    uint32_t i = sizeof out;

    out[--i] = '}';
    do {
        out[--i] = "0123456789ABCDEF"[v & 15];
        v >>= 4;
    } while (v > 0);
    out[--i] = '{';
    out[--i] = kind;
    out[--i] = '\\';
    if (t->cap - t->n < sizeof out - i)
        t->cut = true;
    else
        text_put(t, (struct span){out + i, (uint32_t)sizeof out - i});
}

void
text_safe(struct text *t, struct span s)
{
    int64_t bad;

    while ((bad = text_unsafe(s)) >= 0 && !t->cut) {
        uint32_t point, n = decode(s, (uint32_t)bad, &point);

        text_put(t, span_cut(s, 0, (uint32_t)bad));
        put_escape(t, n ? 'u' : 'x', point);
        s = span_from(s, (uint32_t)bad + (n ? n : 1));
    }
    text_put(t, s);
}

uint32_t
span_points(struct span s)
{
    uint32_t count = 0, i = 0;

    while (i < s.n) {
        uint32_t point, n = decode(s, i, &point);

        i += n ? n : 1;
        count++;
    }
    return count;
}
