/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * text.h: spans of somebody's bytes, and text built in a caller's buffer.
 *
 * A span borrows; it owns nothing and is not terminated. A text fills a buffer
 * the caller owns; what does not fit is cut and `cut` stays set, so a whole
 * answer can be built and checked once at its end. The buffer is not
 * terminated unless text_z is asked.
 */
#ifndef UMPIRE_TEXT_H
#define UMPIRE_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct span {
    const char *at;
    uint32_t n;
};

struct text {
    char *at;
    uint32_t cap, n;
    bool cut;
};

/* A span of a string literal. */
#define SPAN(literal) ((struct span){"" literal, sizeof(literal) - 1})

struct span span_of(const char *z);
bool span_is(struct span a, const char *z);
bool span_eq(struct span a, struct span b);
/* The same without regard to ASCII case; labels and words compare so. */
bool span_same(struct span a, struct span b);
bool span_same_z(struct span a, const char *z);
bool span_starts(struct span a, const char *z);
struct span span_from(struct span a, uint32_t n);
struct span span_cut(struct span a, uint32_t from, uint32_t to);
struct span span_trim(struct span a);
/* Its first n bytes or up to three fewer: no character is cut in two. */
struct span span_whole(struct span s, uint32_t n);
/* Decimal digits only, no sign, not above max; false for anything else. */
bool span_number(struct span a, int32_t max, int32_t *out);
/* Edits between two words, swapped neighbours one edit; stops above limit. */
int span_distance(struct span a, struct span b, int limit);

void text_init(struct text *t, char *buffer, uint32_t cap);
void text_clear(struct text *t);
void text_char(struct text *t, char c);
void text_put(struct text *t, struct span s);
void text_str(struct text *t, const char *z);
void text_int(struct text *t, int64_t v);
/* v in units of 10^-places, always with that many places: 1250, 3 is 1.250 */
void text_fixed(struct text *t, int64_t v, int places);
/* Spaces until column width (in bytes) counted from byte `from`. */
void text_pad(struct text *t, uint32_t from, uint32_t width);
/* n and the word, with s unless n is 1: "1 gun", "3 guns". */
void text_count(struct text *t, int64_t n, const char *one, const char *many);
struct span text_span(const struct text *t);
/* Terminates the text (the last byte is given up if need be). */
const char *text_z(struct text *t);

/*
 * The safe-text filter (C0, C1, DEL, soft hyphen, bidi controls, zero width,
 * line separators, non-characters, private use, U+E0000 and above, bad UTF-8,
 * and marks heaped on one letter, which would reach into other lines).
 * text_unsafe: offset of the first byte that may not stand in a name or note,
 * or -1. text_safe writes it with \u{...} and \x{...} in its place.
 */
int64_t text_unsafe(struct span s);
enum { TEXT_MARKS_MAX = 4 }; /* on one letter */
/* Does s begin with such a mark? */
bool text_stacks(struct span s);
void text_safe(struct text *t, struct span s);
/* Code points in valid UTF-8 (bytes where it is not valid). */
uint32_t span_points(struct span s);

#endif
