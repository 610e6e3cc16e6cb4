/* SPDX-License-Identifier: GPL-3.0-or-later */
/* key.c: edition.def as look-ups, and values between words and cells. */
#include "key.h"

#include "line.h"

#include <string.h>

/* clang-format off */
static const struct key_info info[KEYS] = {
#define KEY(id, name, type, words, book, retelling, french, russian, rule,     \
            meaning)                                                           \
    { name, words, { book, retelling, french, russian },                       \
      rule, meaning, KEY_##type },
#include "edition.def"
#undef KEY
};
/* clang-format on */

static const char *const edition_names[EDITIONS] = {
    "", "book", "retelling", "french", "russian", "density"};

const struct key_info *
key_info(enum key_id k)
{
    return &info[k];
}

int
key_find(struct span name)
{
    for (int k = 0; k < KEYS; k++)
        if (span_same_z(name, info[k].name))
            return k;
    return -1;
}

uint8_t
key_sets(enum key_id k)
{
    bool density = k >= KEY_DENSITY && k <= KEY_RETREAT_LIMIT;
    return density ? SET_DENSITY : SET_LITTLE_WARS;
}

const char *
key_value(enum key_id k, enum edition e)
{
    return info[k]
        .value[e > EDITION_BOOK && e < EDITION_DENSITY ? e - EDITION_BOOK : 0];
}

int
edition_find(struct span name)
{
    for (int e = EDITION_BOOK; e < EDITIONS; e++)
        if (span_same_z(name, edition_names[e]))
            return e;
    return 0;
}

const char *
edition_name(enum edition e)
{
    return edition_names[e];
}

struct span
edition_nearest(struct span typed)
{
    struct span best = {NULL, 0};
    int least = 5;
    for (int e = EDITION_BOOK; e < EDITIONS; e++) {
        struct span name = span_of(edition_names[e]);
        int d = span_distance(name, typed, least);
        if (d < least) {
            least = d;
            best = name;
        }
    }
    return best;
}

/* The nth of words parted by `|`; an empty span behind the last. */
static struct span
nth_word(const char *words, int32_t n)
{
    struct span all = span_of(words);
    uint32_t from = 0;
    for (uint32_t i = 0; i <= all.n; i++) {
        if (i < all.n && all.at[i] != '|')
            continue;
        if (n-- == 0)
            return span_cut(all, from, i);
        from = i + 1;
    }
    return (struct span){all.at, 0};
}

static bool
word_read(const char *words, struct span value, int32_t *cell)
{
    struct span word;
    for (int32_t i = 0; (word = nth_word(words, i)).n > 0; i++) {
        if (!span_same(word, value))
            continue;
        *cell = i;
        return true;
    }
    return false;
}

/* Up to three falling times, blanks between them. */
static bool
list_read(struct span value, int32_t *cell)
{
    int32_t packed = 0, last = 1024;
    for (int i = 0; i < 3; i++) {
        value = span_trim(value);
        uint32_t n = 0;
        while (n < value.n && value.at[n] != ' ')
            n++;
        int32_t s = 0;
        if (n > 0 && (!span_number(span_cut(value, 0, n), 1023, &s) || s == 0 ||
                      s >= last))
            return false;
        packed |= s << (20 - 10 * i);
        last = n > 0 ? s : last;
        value = span_from(value, n);
    }
    *cell = packed;
    return span_trim(value).n == 0;
}

static bool
length_cell(struct span value, enum length_unit bare, int32_t *cell)
{
    struct fault why;
    length v;
    if (!length_read(value, bare, &v, &why) || v < 0)
        return false;
    *cell = v;
    return true;
}

bool
key_read(enum key_id k, struct span value, int32_t *cell)
{
    return key_read_in(k, value, LENGTH_IN_INCHES, cell);
}

bool
key_read_in(enum key_id k, struct span value, enum length_unit bare,
            int32_t *cell)
{
    bool none = span_same_z(value, "none");
    switch (info[k].type) {
    case KEY_INT:
        return span_number(value, 1000000, cell);
    case KEY_INT_OR_NONE:
        *cell = KEY_NONE;
        return none || span_number(value, 1000000, cell);
    case KEY_LENGTH:
        return length_cell(value, bare, cell);
    case KEY_LENGTH_OR_NONE:
        *cell = KEY_NONE;
        return none || length_cell(value, bare, cell);
    case KEY_ENUM_OR_LENGTH:
        *cell = KEY_WORD;
        return span_same_z(value, info[k].words) ||
               length_cell(value, bare, cell);
    case KEY_LIST:
        return list_read(value, cell);
    case KEY_ENUM:
    case KEY_BOOL:
        return word_read(info[k].words, value, cell);
    }
    return false;
}

/* What a number may be where it is not any up to a million: none of nought
 * where nobody would take a gun or reach a line, and no more points than a
 * score can hold. */
static const struct {
    enum key_id key;
    int32_t least, most;
} bounds[] = {
    {KEY_CLOCK_MEN_PER_MINUTE,        1, 1000000},
    {KEY_CLOCK_SECONDS_PER_GUN,       0, 86400  },
    {KEY_CLOCK_ROUND_S,               0, 86400  },
    {KEY_CLOCK_INTERVAL_S,            0, 86400  },
    {KEY_GUN_FIRST_FIRE_TURN,         1, 1000   },
    {KEY_GUN_SHOTS,                   0, 1000   },
    {KEY_CAPTURE_MEN,                 1, 1000000},
    {KEY_SCORE_VICTORY_HALVES,        0, 100000 },
    {KEY_SCORE_GUN_HALVES,            0, 1000   },
    {KEY_SCORE_CAVALRY_HALVES,        0, 1000   },
    {KEY_SCORE_INFANTRY_HALVES,       0, 1000   },
    {KEY_SCORE_OWN_PRISONER_HALVES,   0, 1000   },
    {KEY_SCORE_PRISONER_TAKEN_HALVES, 0, 1000   },
    {KEY_REAR_MEN,                    1, 1000000},
    {KEY_REAR_RETREAT_MOVES,          0, 1000   },
    {KEY_DEFENCE_DEFENDER_PARTS,      1, 1000   },
    {KEY_DEFENCE_ATTACKER_PARTS,      1, 1000   },
    {KEY_DEFENCE_QUARTER,             1, 1000   },
};

bool
key_bounds(enum key_id k, int32_t *least, int32_t *most)
{
    enum key_type type = info[k].type;
    *least = 0;
    *most = 1000000;
    for (uint32_t i = 0; i < sizeof bounds / sizeof bounds[0]; i++) {
        if (bounds[i].key != k)
            continue;
        *least = bounds[i].least;
        *most = bounds[i].most;
    }
    return type == KEY_INT || type == KEY_INT_OR_NONE;
}

struct span
key_word(enum key_id k, int32_t n)
{
    return nth_word(info[k].words, n);
}

/* The last part of a name: shots of gun.shots. */
static struct span
tail_of(const char *name)
{
    const char *dot = strchr(name, '.');
    return span_of(dot ? dot + 1 : name);
}

struct span
key_nearest(struct span typed, uint8_t sets)
{
    struct span best = {NULL, 0};
    int least = 5;
    for (int k = 0; k < KEYS; k++) {
        struct span name = span_of(info[k].name);
        int d = span_same(tail_of(info[k].name), typed)
                    ? 1
                    : span_distance(name, typed, least);
        if (d >= least || !(key_sets((enum key_id)k) & sets))
            continue;
        least = d;
        best = name;
    }
    return best;
}

struct span
key_nearest_word(enum key_id k, struct span typed)
{
    struct span best = {NULL, 0}, word;
    int least = 5;
    bool words = info[k].type == KEY_ENUM || info[k].type == KEY_BOOL ||
                 info[k].type == KEY_ENUM_OR_LENGTH;
    for (int32_t i = 0; words && (word = key_word(k, i)).n > 0; i++) {
        bool begun = typed.n >= 3 && typed.n < word.n &&
                     span_same(span_cut(word, 0, typed.n), typed);
        int d = begun ? 1 : span_distance(word, typed, least);
        if (d >= least)
            continue;
        least = d;
        best = word;
    }
    return best;
}

static void
list_write(struct text *to, int32_t cell)
{
    for (int shift = 20; shift >= 0; shift -= 10) {
        int32_t s = cell >> shift & 1023;
        if (s == 0)
            break;
        if (shift < 20)
            text_char(to, ' ');
        text_int(to, s);
    }
}

void
key_write(struct text *to, enum key_id k, int32_t cell)
{
    key_write_in(to, k, cell, LENGTH_IN_INCHES);
}

void
key_write_in(struct text *to, enum key_id k, int32_t cell, enum length_unit in)
{
    enum key_type type = info[k].type;
    if (cell == KEY_WORD && type == KEY_ENUM_OR_LENGTH)
        text_str(to, info[k].words);
    else if (cell == KEY_NONE)
        text_str(to, "none");
    else if (type == KEY_ENUM || type == KEY_BOOL)
        text_put(to, nth_word(info[k].words, cell));
    else if (type == KEY_LIST)
        list_write(to, cell);
    else if (type == KEY_INT || type == KEY_INT_OR_NONE)
        text_int(to, cell);
    else
        length_write(to, cell, in);
}
