/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * length.c: lengths as the field writes them, read and written exactly.
 *
 *     length    [+ or -] quantity [unit]
 *               [+ or -] digits FEET [quantity [INCHES]]
 *     quantity  digits  digits.digits  .digits  a/b  digits a/b  digits-a/b
 *               digits+a/b, where a fraction character may stand for a/b
 *
 * Every unit is a whole number of units of length and divides by 64, so only
 * a decimal is ever rounded, and that once, from all its digits.
 */
#include "length.h"

enum {
    BEYOND = 2000000000, /* digits count no further: past the range in mm */
    FINEST = 64,         /* the smallest fraction on a tape */
    WORDS = 5            /* the most a length has: 2 ft 6 1/2 in */
};

struct reader {
    struct span in;
    uint32_t i;
    enum fault_code code; /* why it fell, and the bytes at fault */
    uint32_t from, to;
};

/* whole + num/den + 0.decimals of some unit */
struct quantity {
    int64_t whole, num, den;
    struct span decimals;
};

/* ---- reading ---- */

static bool
is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool
is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static bool
is_blank(char c)
{
    return c == ' ' || c == '\t';
}

/* The next byte, or NUL at the end, which begins nothing. */
static char
peek(const struct reader *r)
{
    return r->i < r->in.n ? r->in.at[r->i] : '\0';
}

static void
skip_blanks(struct reader *r)
{
    while (is_blank(peek(r)))
        r->i++;
}

static bool
take(struct reader *r, const char *z)
{
    if (!span_starts(span_from(r->in, r->i), z))
        return false;
    r->i += span_of(z).n;
    return true;
}

static bool
fail(struct reader *r, enum fault_code code, uint32_t from, uint32_t to)
{
    r->code = code;
    r->from = from;
    r->to = to;
    return false;
}

/* What stands here has no place in a length: a comma, a word, a blank. */
static bool
fail_here(struct reader *r)
{
    uint32_t to = r->i;

    if (to == r->in.n)
        return fail(r, FAULT_LENGTH, to, to);
    if (peek(r) == ',')
        return fail(r, FAULT_LENGTH_COMMA, to, to + 1);
    do {
        to++;
    } while (to < r->in.n && !is_blank(r->in.at[to]) && r->in.at[to] != ',');
    return fail(r, FAULT_LENGTH, r->i, to);
}

static bool
read_digits(struct reader *r, int64_t *v)
{
    uint32_t from = r->i;

    for (*v = 0; is_digit(peek(r)); r->i++) {
        *v = *v * 10 + (peek(r) - '0');
        if (*v > BEYOND)
            *v = BEYOND;
    }
    return r->i > from;
}

static bool
read_decimals(struct reader *r, struct quantity *q)
{
    uint32_t from = ++r->i;

    while (is_digit(peek(r)))
        r->i++;
    q->decimals = span_cut(r->in, from, r->i);
    if (r->i > from)
        return true;
    return fail_here(r);
}

/* Halves to sixty-fourths; `from` is where the fault would be shown. */
static bool
check_below(struct reader *r, const struct quantity *q, uint32_t from)
{
    if (q->den < 2 || q->den > FINEST || (q->den & (q->den - 1)) != 0)
        return fail(r, FAULT_LENGTH_FRACTION, from, r->i);
    return true;
}

/* From the stroke of a/b on; a is read. */
static bool
read_below(struct reader *r, struct quantity *q)
{
    uint32_t from = ++r->i;

    return read_digits(r, &q->den) ? check_below(r, q, from) : fail_here(r);
}

/* A fraction character; thirds and the like too, for check_below to refuse. */
static bool
read_sign_of_fraction(struct reader *r, struct quantity *q)
{
    static const struct {
        char utf8[4];
        int8_t num, den;
    } signs[] = {
        {"\xC2\xBD",     1, 2 },
        {"\xC2\xBC",     1, 4 },
        {"\xC2\xBE",     3, 4 },
        {"\xE2\x85\x9B", 1, 8 },
        {"\xE2\x85\x9C", 3, 8 },
        {"\xE2\x85\x9D", 5, 8 },
        {"\xE2\x85\x9E", 7, 8 },
        {"\xE2\x85\x93", 1, 3 },
        {"\xE2\x85\x94", 2, 3 },
        {"\xE2\x85\x95", 1, 5 },
        {"\xE2\x85\x96", 2, 5 },
        {"\xE2\x85\x97", 3, 5 },
        {"\xE2\x85\x98", 4, 5 },
        {"\xE2\x85\x99", 1, 6 },
        {"\xE2\x85\x9A", 5, 6 },
        {"\xE2\x85\x90", 1, 7 },
        {"\xE2\x85\x91", 1, 9 },
        {"\xE2\x85\x92", 1, 10},
    };

    if (r->i >= r->in.n || (unsigned char)peek(r) < 0x80)
        return false;
    for (uint32_t k = 0; k < sizeof signs / sizeof *signs; k++) {
        if (take(r, signs[k].utf8)) {
            q->num = signs[k].num;
            q->den = signs[k].den;
            return true;
        }
    }
    return false;
}

/* The fraction after a whole number, if there is one: 6 1/2, 6-1/2, 6+1/2. */
static bool
read_fraction(struct reader *r, struct quantity *q)
{
    uint32_t back = r->i, from;

    if (peek(r) == '-' || peek(r) == '+')
        r->i++;
    else
        skip_blanks(r);
    from = r->i;
    if (read_sign_of_fraction(r, q))
        return check_below(r, q, from);
    if (from == back || !read_digits(r, &q->num) || peek(r) != '/') {
        r->i = back;
        q->num = 0;
        return true;
    }
    if (!read_below(r, q))
        return false;
    if (q->num >= q->den) /* 6 11/2 is a slip, for 6 1/2 or 6 1 1/2 */
        return fail(r, FAULT_LENGTH, from, r->i);
    return true;
}

static bool
read_quantity(struct reader *r, struct quantity *q)
{
    uint32_t from = r->i;

    *q = (struct quantity){.den = 1};
    if (peek(r) == '.')
        return read_decimals(r, q);
    if (read_sign_of_fraction(r, q))
        return check_below(r, q, from);
    if (!read_digits(r, &q->whole))
        return fail_here(r);
    if (peek(r) == '.')
        return read_decimals(r, q);
    if (peek(r) != '/')
        return read_fraction(r, q);
    q->num = q->whole;
    q->whole = 0;
    return read_below(r, q);
}

/* The quotes and primes of keyboards and of typesetters. */
static int32_t
read_mark(struct reader *r)
{
    static const struct {
        char utf8[4];
        int32_t size;
    } marks[] = {
        {"'",            LENGTH_FOOT},
        {"\"",           LENGTH_INCH},
        {"\xE2\x80\x98", LENGTH_FOOT}, /* single quotes */
        {"\xE2\x80\x99", LENGTH_FOOT},
        {"\xE2\x80\xB2", LENGTH_FOOT}, /* prime */
        {"\xE2\x80\x9C", LENGTH_INCH}, /* double quotes */
        {"\xE2\x80\x9D", LENGTH_INCH},
        {"\xE2\x80\xB3", LENGTH_INCH}, /* double prime */
    };

    for (uint32_t k = 0; k < sizeof marks / sizeof *marks; k++) {
        if (take(r, marks[k].utf8))
            return marks[k].size;
    }
    return 0;
}

/*
 * The unit that stands here: its size, or 0 with nothing taken. Blanks may
 * come before a unit of two letters; a letter by itself is a label's, and a
 * quote after a blank opens a text.
 */
static int32_t
read_unit(struct reader *r)
{
    static const struct {
        char word[3];
        int32_t size;
    } units[] = {
        {"in", LENGTH_INCH    },
        {"ft", LENGTH_FOOT    },
        {"f",  LENGTH_FOOT    },
        {"cm", LENGTH_CM      },
        {"mm", LENGTH_MM      },
        {"m",  100 * LENGTH_CM},
    };
    int32_t size = read_mark(r);
    uint32_t back = r->i, from;
    struct span word;

    if (size > 0)
        return size;
    skip_blanks(r);
    from = r->i;
    while (is_letter(peek(r)))
        r->i++;
    word = span_cut(r->in, from, r->i);
    for (uint32_t k = 0; k < sizeof units / sizeof *units; k++) {
        if (span_same_z(word, units[k].word) && (from == back || word.n > 1))
            return units[k].size;
    }
    r->i = back;
    return 0;
}

/* 0.decimals of a unit to the nearest: the last digit first, every step
 * floored, which floors the sum exactly however many digits there are. */
static int64_t
decimals_of(struct span decimals, int32_t size)
{
    int64_t halves = 0;

    for (uint32_t i = decimals.n; i > 0; i--)
        halves = (2 * (int64_t)size * (decimals.at[i - 1] - '0') + halves) / 10;
    return (halves + 1) / 2;
}

static int64_t
quantity_of(const struct quantity *q, int32_t size)
{
    return q->whole * size + q->num * (size / q->den) +
           decimals_of(q->decimals, size);
}

/* The inches after a whole number of feet, if anything is left. */
static bool
read_inches(struct reader *r, int64_t *v)
{
    struct quantity q;
    uint32_t back;
    int32_t size;

    skip_blanks(r);
    if (r->i == r->in.n)
        return true;
    if (!read_quantity(r, &q))
        return false;
    back = r->i;
    size = read_unit(r);
    if (size != 0 && size != LENGTH_INCH) {
        r->i = back;
        skip_blanks(r);
        return fail_here(r);
    }
    *v += quantity_of(&q, LENGTH_INCH);
    return true;
}

/* The whole of the text, whatever its size comes to. */
static bool
read_shape(struct reader *r, int32_t bare, int64_t *v)
{
    bool minus;
    int32_t size;
    struct quantity q;

    skip_blanks(r);
    minus = peek(r) == '-';
    if (minus || peek(r) == '+')
        r->i++;
    if (!read_quantity(r, &q))
        return false;
    size = read_unit(r);
    *v = quantity_of(&q, size ? size : bare);
    if (size == LENGTH_FOOT && q.den == 1 && q.decimals.n == 0 &&
        !read_inches(r, v))
        return false;
    if (minus)
        *v = -*v;
    skip_blanks(r);
    if (r->i == r->in.n)
        return true;
    return fail_here(r);
}

static int32_t
bare_size(enum length_unit bare)
{
    switch (bare) {
    case LENGTH_IN_FEET:
        return LENGTH_FOOT;
    case LENGTH_IN_CM:
        return LENGTH_CM;
    case LENGTH_IN_INCHES:
    default:
        return LENGTH_INCH;
    }
}

static uint16_t
short_of(uint32_t n)
{
    return n < UINT16_MAX ? (uint16_t)n : UINT16_MAX;
}

/* What the message quotes: the whole length, or of a bad fraction only that. */
static struct span
word_at_fault(const struct reader *r)
{
    uint32_t from = r->from;

    if (r->code != FAULT_LENGTH_FRACTION)
        return span_trim(r->in);
    while (from > 0 &&
           (is_digit(r->in.at[from - 1]) || r->in.at[from - 1] == '/'))
        from--;
    return span_cut(r->in, from, r->to);
}

bool
length_read(struct span typed, enum length_unit bare, length *out,
            struct fault *why)
{
    struct reader r = {.in = typed};
    int64_t v = 0;

    if (read_shape(&r, bare_size(bare), &v)) {
        if (v >= -LENGTH_MAX && v <= LENGTH_MAX) {
            *out = (length)v;
            return true;
        }
        r.i = 0;
        skip_blanks(&r);
        fail(&r, FAULT_LENGTH_RANGE, r.i, r.i + span_trim(typed).n);
    }
    *why = (struct fault){
        .code = (uint16_t)r.code,
        .column = short_of(r.from),
        .width = short_of(r.to - r.from),
        .word = word_at_fault(&r),
    };
    return false;
}

/*
 * Size does not matter here: 20000 may be centimetres, and 801' is better
 * refused by length_read, which says why, than not seen as a length.
 */
uint32_t
length_prefix(struct span typed)
{
    uint32_t best = 0, words = 0, end = 0;
    int64_t v;

    while (end < typed.n && is_blank(typed.at[end]))
        end++;
    while (end < typed.n && typed.at[end] != ',' && words < WORDS) {
        struct reader r = {0};

        while (end < typed.n && !is_blank(typed.at[end]) &&
               typed.at[end] != ',')
            end++;
        r.in = span_cut(typed, 0, end);
        words++;
        if (read_shape(&r, LENGTH_INCH, &v))
            best = end;
        while (end < typed.n && is_blank(typed.at[end]))
            end++;
    }
    return best;
}

/* ---- writing ---- */

static int64_t
size_of(length v)
{
    return v < 0 ? -(int64_t)v : v;
}

/* n/64, lowest terms, n not 0. */
static void
write_fraction(struct text *to, int64_t n)
{
    int64_t den = FINEST;

    while (n % 2 == 0) {
        n /= 2;
        den /= 2;
    }
    text_int(to, n);
    text_char(to, '/');
    text_int(to, den);
}

static void
write_feet_and_inches(struct text *to, length v)
{
    int64_t n = (size_of(v) + LENGTH_SIXTYFOURTH / 2) / LENGTH_SIXTYFOURTH;
    int64_t feet = n / (12 * FINEST), inches = n / FINEST % 12;

    if (v < 0 && n > 0)
        text_char(to, '-');
    if (feet > 0) {
        text_int(to, feet);
        text_char(to, '\'');
        if (n % (12 * FINEST) == 0)
            return;
    }
    n %= FINEST;
    if (inches > 0 || n == 0)
        text_int(to, inches);
    if (n > 0) {
        if (feet > 0 || inches > 0)
            text_char(to, ' ');
        write_fraction(to, n);
    }
    text_char(to, '"');
}

/* Four places of a centimetre at most, none that is an idle nought. */
static void
write_cm(struct text *to, length v)
{
    int64_t n = (size_of(v) + 4) / 8;
    int places = 4;

    while (places > 0 && n % 10 == 0) {
        n /= 10;
        places--;
    }
    text_fixed(to, v < 0 ? -n : n, places);
    text_str(to, " cm");
}

void
length_write(struct text *to, length v, enum length_unit in)
{
    if (in == LENGTH_IN_CM)
        write_cm(to, v);
    else
        write_feet_and_inches(to, v);
}

void
length_write_decimal(struct text *to, length v)
{
    int64_t n = (size_of(v) * 1000000 + LENGTH_INCH / 2) / LENGTH_INCH;

    text_fixed(to, v < 0 ? -n : n, 6);
}
