/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * words.c: the reader's steps, and the readers of slots but for men
 * (words_men.c) and for what is measured (words_place.c).
 *
 * A reader looks at the bytes from r->start, which is no blank and not the
 * command's end, and either takes a whole word or fails.
 */
#include "words.h"

#include <string.h>

/* ---- the reader ---- */

void
reader_skip(struct reader *r)
{
    while (r->i < r->in.n && is_blank(r->in.at[r->i]))
        r->i++;
}

bool
reader_ends(struct reader *r)
{
    reader_skip(r);
    if (r->i >= r->in.n || r->in.at[r->i] == ';')
        return true;
    return r->in.at[r->i] == '#' && reader_word_end(r, r->i + 1) == r->i + 1;
}

uint32_t
reader_word_end(const struct reader *r, uint32_t from)
{
    while (from < r->in.n && !is_blank(r->in.at[from]) && r->in.at[from] != ';')
        from++;
    return from;
}

uint32_t
reader_plain_end(const struct reader *r, uint32_t from)
{
    while (from < r->in.n && !is_blank(r->in.at[from]) &&
           r->in.at[from] != ';' && r->in.at[from] != '=')
        from++;
    return from;
}

/* Of two faults at one place the one that says more is shown. */
static int
rank_of(const struct fault *f, enum slot slot)
{
    if (f->code == FAULT_EXTRA)
        return 2;
    if (f->code == FAULT_LABEL || f->code == FAULT_LABEL_RESERVED)
        return 5;
    if (f->code != FAULT_EXPECTED && f->code != FAULT_MISSING)
        return 6;
    if (slot != SLOT_LITERAL)
        return 4;
    return f->near.n > 0 ? 3 : 1;
}

bool
reader_fail(struct reader *r, struct fault f)
{
    int rank;

    if (r->why == NULL)
        return false;
    rank = rank_of(&f, r->slot);
    if (r->rank > 0 &&
        (r->start < r->reach || (r->start == r->reach && rank <= r->rank)))
        return false;
    r->rank = rank;
    r->reach = r->start;
    f.word = span_cut(r->in, f.column, (uint32_t)f.column + f.width);
    f.expected = (uint16_t)r->slot;
    *r->why = f;
    return false;
}

bool
reader_fault(struct reader *r, enum fault_code code, uint32_t from, uint32_t to)
{
    if (r->why == NULL)
        return false;
    return reader_fail(r, (struct fault){
                              .code = (uint16_t)code,
                              .column = (uint16_t)from,
                              .width = (uint16_t)(to - from),
                          });
}

bool
reader_unexpected(struct reader *r)
{
    return reader_fault(r, FAULT_EXPECTED, r->start,
                        reader_word_end(r, r->start));
}

struct word *
reader_add(struct reader *r, uint32_t from, uint32_t to)
{
    struct word *w;

    if (r->n >= LINE_WORDS) {
        reader_fail(r, (struct fault){
                           .code = FAULT_TABLE_FULL,
                           .column = (uint16_t)from,
                           .width = (uint16_t)(to - from),
                           .need = LINE_WORDS,
                       });
        return NULL;
    }
    w = &r->word[r->n++];
    *w = (struct word){
        .slot = (uint8_t)r->slot,
        .arg = r->arg,
        .column = (uint16_t)from,
        .width = (uint16_t)(to - from),
        .clause = r->clause,
        .name = r->name,
        .text = span_cut(r->in, from, to),
    };
    return w;
}

bool
reader_took(struct reader *r, uint32_t to)
{
    r->i = to;
    r->arg++;
    return true;
}

bool
reader_take(struct reader *r, uint32_t to, int32_t a, int32_t b)
{
    struct word *w = reader_add(r, r->start, to);

    if (w == NULL)
        return false;
    w->a = a;
    w->b = b;
    return reader_took(r, to);
}

/* ---- numbers ---- */

bool
reader_number(struct reader *r, uint32_t from, uint32_t to, int32_t least,
              int32_t *v)
{
    struct span s = span_cut(r->in, from, to);

    if (span_number(s, NUMBER_MAX, v) && *v >= least)
        return true;
    for (uint32_t k = 0; k < s.n; k++) {
        if (!is_digit(s.at[k]))
            return reader_fault(r, FAULT_NUMBER, from, to);
    }
    if (s.n == 0)
        return reader_fault(r, FAULT_NUMBER, from, to);
    return reader_fail(r, (struct fault){
                              .code = FAULT_NUMBER_RANGE,
                              .column = (uint16_t)from,
                              .width = (uint16_t)(to - from),
                              .have = least,
                              .need = NUMBER_MAX,
                          });
}

static bool
read_number(struct reader *r)
{
    uint32_t to = reader_plain_end(r, r->start);
    int32_t v;

    if (!is_digit(r->in.at[r->start]))
        return reader_unexpected(r);
    return reader_number(r, r->start, to, 0, &v) && reader_take(r, to, v, 0);
}

bool
is_numbered(struct span s, char letter, struct span *digits)
{
    if (s.n < 2 || lower(s.at[0]) != letter)
        return false;
    for (uint32_t k = 1; k < s.n; k++) {
        if (!is_digit(s.at[k]))
            return false;
    }
    *digits = span_from(s, 1);
    return true;
}

static bool
read_numbered(struct reader *r, char letter, int32_t least)
{
    uint32_t to = reader_plain_end(r, r->start);
    struct span digits;
    int32_t v;

    if (!is_numbered(span_cut(r->in, r->start, to), letter, &digits))
        return reader_unexpected(r);
    return reader_number(r, r->start + 1, to, least, &v) &&
           reader_take(r, to, v, 0);
}

static bool
read_melee(struct reader *r)
{
    return read_numbered(r, 'm', 1);
}

static bool
read_party(struct reader *r)
{
    return read_numbered(r, 'p', 1);
}

static bool
read_entry(struct reader *r)
{
    return read_numbered(r, '#', 1);
}

static bool
read_support(struct reader *r)
{
    uint32_t to = reader_plain_end(r, r->start);
    struct span s = span_cut(r->in, r->start, to);

    if (span_same_z(s, "iso") || span_same_z(s, "isolated"))
        return reader_take(r, to, SUPPORT_ISO, 0);
    if (span_same_z(s, "sup") || span_same_z(s, "supported"))
        return reader_take(r, to, SUPPORT_SUP, 0);
    return read_numbered(r, 's', 0);
}

static bool
read_dice(struct reader *r)
{
    enum { DICE_MAX = 100, FACES_MAX = 1000 };
    uint32_t to = reader_plain_end(r, r->start), d = r->start;
    int32_t dice, faces;

    while (d < to && lower(r->in.at[d]) != 'd')
        d++;
    if (!span_number(span_cut(r->in, r->start, d), DICE_MAX, &dice) ||
        !span_number(span_cut(r->in, d + 1, to), FACES_MAX, &faces) ||
        dice < 1 || faces < 2)
        return reader_unexpected(r);
    return reader_take(r, to, dice, faces);
}

/* A half after a whole number: .5 or a fraction, the last after a blank or a
 * dash too. Answers where it ends, or `from` where there is none. */
static uint32_t
half_end(const struct reader *r, uint32_t from)
{
    static const char *const halves[] = {".5", "\xC2\xBD", "-1/2", "+1/2"};
    uint32_t i = from;

    for (uint32_t k = 0; k < sizeof halves / sizeof *halves; k++) {
        if (span_starts(span_from(r->in, from), halves[k]))
            return from + span_of(halves[k]).n;
    }
    while (i < r->in.n && is_blank(r->in.at[i]))
        i++;
    if (i > from && span_starts(span_from(r->in, i), "1/2") &&
        reader_word_end(r, i) == i + 3)
        return i + 3;
    return from;
}

static bool
read_halves(struct reader *r)
{
    uint32_t whole = r->start, to;
    int32_t v = 0;

    if (span_starts(span_from(r->in, whole), "1/2") &&
        reader_word_end(r, whole) == whole + 3)
        return reader_take(r, whole + 3, 1, 0);
    while (whole < r->in.n && is_digit(r->in.at[whole]))
        whole++;
    to = half_end(r, whole);
    if (reader_word_end(r, to) != to || (whole == r->start && to == whole))
        return reader_unexpected(r);
    if (whole > r->start && !reader_number(r, r->start, whole, 0, &v))
        return false;
    return reader_take(r, to, 2 * v + (to > whole), 0);
}

/* ---- time ---- */

bool
time_read(struct span s, int32_t *seconds)
{
    int32_t v = 0, part;
    uint32_t from = 0, to, parts = 0;

    for (; from <= s.n; from = to + 1, parts++) {
        for (to = from; to < s.n && s.at[to] != ':'; to++)
            ;
        if (parts == 3 || !span_number(span_cut(s, from, to), 9999, &part))
            return false;
        if (parts > 0 && (to - from != 2 || part > 59))
            return false;
        v = v * 60 + part;
    }
    *seconds = v;
    return parts > 1;
}

static bool
read_time(struct reader *r)
{
    uint32_t to = reader_plain_end(r, r->start);
    int32_t seconds;

    if (!time_read(span_cut(r->in, r->start, to), &seconds))
        return reader_unexpected(r);
    return reader_take(r, to, seconds, 0);
}

static bool
is_leap(int32_t year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

/* Leap days from year 1 to the end of `year`. */
static int32_t
leap_days(int32_t year)
{
    return year / 4 - year / 100 + year / 400;
}

bool
date_read(struct span s, int32_t *days)
{
    static const int16_t before[] = {0,   31,  59,  90,  120, 151, 181,
                                     212, 243, 273, 304, 334, 365};
    int32_t y, m, d, leap;

    if (s.n != 10 || s.at[4] != '-' || s.at[7] != '-' ||
        !span_number(span_cut(s, 0, 4), 9999, &y) || y < 1970 ||
        !span_number(span_cut(s, 5, 7), 12, &m) || m < 1 ||
        !span_number(span_cut(s, 8, 10), 31, &d) || d < 1)
        return false;
    leap = is_leap(y);
    if (d > before[m] - before[m - 1] + (m == 2 ? leap : 0))
        return false;
    *days = 365 * (y - 1970) + leap_days(y - 1) - leap_days(1969) +
            before[m - 1] + (m > 2 ? leap : 0) + d - 1;
    return true;
}

static bool
read_date(struct reader *r)
{
    uint32_t to = reader_plain_end(r, r->start);
    int32_t days;

    if (!date_read(span_cut(r->in, r->start, to), &days))
        return reader_unexpected(r);
    return reader_take(r, to, days, 0);
}

/* ---- names and texts ---- */

static bool
closes(const struct reader *r, uint32_t at)
{
    return r->in.at[at] == '"' && reader_word_end(r, at + 1) == at + 1;
}

/*
 * The place of the mark that closes the text opened at r->start, or the end.
 * A mark before a blank or the end (of the line, or at a ; of the command)
 * closes and a doubled one does not; where that leaves the text open (as in
 * "a gap of 6""), the last mark that could close does.
 */
static uint32_t
closing_mark(const struct reader *r)
{
    uint32_t at = r->start + 1;

    while (at < r->in.n && !closes(r, at)) {
        bool doubled =
            r->in.at[at] == '"' && at + 1 < r->in.n && r->in.at[at + 1] == '"';

        at += doubled ? 2 : 1;
    }
    if (at < r->in.n)
        return at;
    for (at = r->in.n - 1; at > r->start; at--) {
        if (closes(r, at))
            return at;
    }
    return r->in.n;
}

/* Bytes of the line that are kept as somebody's words. */
static bool
add_words(struct reader *r, struct span text, uint32_t to)
{
    int64_t bad = text_unsafe(text);
    uint32_t at = (uint32_t)(text.at - r->in.at);
    struct word *w;

    if (bad >= 0)
        return reader_fault(r, text_fault(span_from(text, (uint32_t)bad)),
                            at + (uint32_t)bad, at + (uint32_t)bad + 1);
    if (r->slot == SLOT_NAME && span_points(text) > NAME_MAX_POINTS)
        return reader_fault(r, FAULT_NAME_LONG, r->start, to);
    w = reader_add(r, r->start, to);
    if (w == NULL)
        return false;
    w->text = text;
    return reader_took(r, to);
}

static bool
read_quoted(struct reader *r)
{
    uint32_t mark = closing_mark(r);

    if (mark == r->in.n)
        return reader_fault(r, FAULT_QUOTE, r->start, r->start + 1);
    if (r->slot == SLOT_NAME && mark == r->start + 1)
        return reader_unexpected(r);
    return add_words(r, span_cut(r->in, r->start + 1, mark), mark + 1);
}

/* The bytes up to `to`, or what stands between quotes. */
static bool
read_words(struct reader *r, uint32_t to)
{
    if (r->in.at[r->start] == '"')
        return read_quoted(r);
    return add_words(r, span_cut(r->in, r->start, to), to);
}

static bool
read_text(struct reader *r)
{
    return read_words(r, r->in.n);
}

/* Also a value: one word. */
static bool
read_name(struct reader *r)
{
    return read_words(r, reader_word_end(r, r->start));
}

/* Quotes are for the names of files, which may hold blanks. */
static bool
read_word(struct reader *r)
{
    if (r->in.at[r->start] == '"' && !span_is(r->name, "FILE") &&
        !span_is(r->name, "DIR"))
        return reader_unexpected(r);
    return read_name(r);
}

static bool
is_of_key(char c)
{
    return is_letter(c) || is_digit(c) || c == '.' || c == '_' || c == '-';
}

static bool
read_key(struct reader *r)
{
    uint32_t to = reader_plain_end(r, r->start), at = r->start;

    while (at < to && is_of_key(r->in.at[at]))
        at++;
    return at > r->start && at == to ? reader_take(r, to, 0, 0)
                                     : reader_unexpected(r);
}

/* ---- all slots ---- */

bool
slot_read(struct reader *r)
{
    static bool (*const readers[SLOTS])(struct reader *) = {
        [SLOT_LABEL] = read_label,     [SLOT_LABELS] = read_labels,
        [SLOT_MEN] = read_men,         [SLOT_NUMBER] = read_number,
        [SLOT_LENGTH] = read_length,   [SLOT_PLACE] = read_place,
        [SLOT_HEADING] = read_heading, [SLOT_DICE] = read_dice,
        [SLOT_TIME] = read_time,       [SLOT_KEY] = read_key,
        [SLOT_VALUE] = read_name,      [SLOT_NAME] = read_name,
        [SLOT_TEXT] = read_text,       [SLOT_ENTRY] = read_entry,
        [SLOT_MELEE] = read_melee,     [SLOT_PARTY] = read_party,
        [SLOT_SUPPORT] = read_support, [SLOT_HALVES] = read_halves,
        [SLOT_WORD] = read_word,       [SLOT_DATE] = read_date,
    };

    return readers[r->slot] != NULL && readers[r->slot](r);
}

enum slot
slot_of(struct span capitals)
{
    static const struct {
        char name[10];
        uint8_t n, slot;
    } known[] = {
#define CAPITALS(name, slot) {#name, sizeof #name - 1, SLOT_##slot},
#include "line.def"
#undef CAPITALS
    };

    for (uint32_t k = 0; k < sizeof known / sizeof *known; k++) {
        if (known[k].n == capitals.n && known[k].name[0] == capitals.at[0] &&
            memcmp(known[k].name, capitals.at, capitals.n) == 0)
            return (enum slot)known[k].slot;
    }
    return SLOT_NONE;
}

const char *
slot_name(enum slot slot)
{
    static const char *const names[SLOTS] = {
        [SLOT_NONE] = "nothing",
        [SLOT_LITERAL] = "a word of the line",
        [SLOT_LABEL] = "a label",
        [SLOT_LABELS] = "labels",
        [SLOT_MEN] = "men",
        [SLOT_NUMBER] = "a number",
        [SLOT_LENGTH] = "a length",
        [SLOT_PLACE] = "a place",
        [SLOT_HEADING] = "a heading: n, 2h or 45d",
        [SLOT_DICE] = "dice",
        [SLOT_TIME] = "a time",
        [SLOT_KEY] = "a key",
        [SLOT_VALUE] = "a value",
        [SLOT_NAME] = "a name",
        [SLOT_TEXT] = "a text",
        [SLOT_ENTRY] = "an entry",
        [SLOT_MELEE] = "a melee",
        [SLOT_PARTY] = "a party",
        [SLOT_SUPPORT] = "who is near: s3, iso or sup",
        [SLOT_HALVES] = "points",
        [SLOT_WORD] = "a word",
        [SLOT_DATE] = "a date",
    };

    return slot < SLOTS ? names[slot] : names[SLOT_NONE];
}
