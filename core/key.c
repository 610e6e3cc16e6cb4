/* SPDX-License-Identifier: GPL-3.0-or-later */
/* key.c: edition.def as look-ups, and values between words and cells. */
#include "key.h"

#include "line.h"

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
length_cell(struct span value, int32_t *cell)
{
    struct fault why;
    length v;
    if (!length_read(value, LENGTH_IN_INCHES, &v, &why) || v < 0)
        return false;
    *cell = v;
    return true;
}

bool
key_read(enum key_id k, struct span value, int32_t *cell)
{
    bool none = span_same_z(value, "none");
    switch (info[k].type) {
    case KEY_INT:
        return span_number(value, 1000000, cell);
    case KEY_INT_OR_NONE:
        *cell = KEY_NONE;
        return none || span_number(value, 1000000, cell);
    case KEY_LENGTH:
        return length_cell(value, cell);
    case KEY_LENGTH_OR_NONE:
        *cell = KEY_NONE;
        return none || length_cell(value, cell);
    case KEY_ENUM_OR_LENGTH:
        *cell = KEY_WORD;
        return span_same_z(value, info[k].words) || length_cell(value, cell);
    case KEY_LIST:
        return list_read(value, cell);
    case KEY_ENUM:
    case KEY_BOOL:
        return word_read(info[k].words, value, cell);
    }
    return false;
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
        length_write(to, cell, LENGTH_IN_INCHES);
}
