/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * length.h: exact lengths.
 *
 * A length is an integer of eighths of a micrometre: an inch is 203,200, a
 * sixty-fourth 3,175, a millimetre 8,000, so fractions of a tape and whole
 * millimetres are exact. A field lies in 0..800 ft, so the square of any
 * distance on it fits an int64_t.
 */
#ifndef UMPIRE_LENGTH_H
#define UMPIRE_LENGTH_H

#include "fault.h"
#include "text.h"

typedef int32_t length;

enum {
    LENGTH_INCH = 203200,
    LENGTH_FOOT = 12 * LENGTH_INCH,
    LENGTH_SIXTYFOURTH = 3175,
    LENGTH_MM = 8000,
    LENGTH_CM = 80000,
    LENGTH_MAX = 800 * LENGTH_FOOT
};

/* What a bare number means, and how a length is printed. */
enum length_unit { LENGTH_IN_INCHES, LENGTH_IN_FEET, LENGTH_IN_CM };

/*
 * Reads the whole of `typed`, blanks included (6 1/2, 2ft 6in). A number with
 * no unit is taken in `bare`. On failure *why has the code and the column
 * (0-based, within `typed`) and *out is untouched.
 * FAULT_LENGTH: not a length; FAULT_LENGTH_COMMA: a decimal comma;
 * FAULT_LENGTH_FRACTION: thirds, 1/128, zero below; FAULT_LENGTH_RANGE: over
 * 800 ft either way.
 */
bool length_read(struct span typed, enum length_unit bare, length *out,
                 struct fault *why);
/* The longest start of `typed` that is a length and ends before a blank, a
 * comma or the end: its size in bytes, or 0. */
uint32_t length_prefix(struct span typed);
/* As the referee reads it on his tape: 2'6 1/2" to the nearest sixty-fourth,
 * or 77.5 cm. */
void length_write(struct text *to, length v, enum length_unit in);
/* Decimal inches with six places, which read back to the same unit. */
void length_write_decimal(struct text *to, length v);

#endif
