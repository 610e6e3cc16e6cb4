/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * length.c: lengths in any unit. One that reads is within the floor, is the
 * same again from its decimals, and within half a sixty-fourth (or half a
 * tenth of a millimetre) of itself as it is printed for a tape.
 */
#include <stdlib.h>

#include "fuzz.h"
#include "length.h"

static length
reads(const struct text *t)
{
    struct fault why;
    length v = 0;

    must(!t->cut, "a length takes too much room");
    must(length_read(text_span(t), LENGTH_IN_INCHES, &v, &why),
         "what was written is no length");
    return v;
}

static void
writes(length v)
{
    char at[64];
    struct text t;

    text_init(&t, at, sizeof at);
    length_write_decimal(&t, v);
    must(reads(&t) == v, "decimals are another length");
    text_clear(&t);
    length_write(&t, v, LENGTH_IN_INCHES);
    must(2 * llabs((long long)reads(&t) - v) <= LENGTH_SIXTYFOURTH,
         "the tape shows another length");
    text_clear(&t);
    length_write(&t, v, LENGTH_IN_CM);
    must(llabs((long long)reads(&t) - v) <= LENGTH_MM,
         "the tape shows another length in centimetres");
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
    struct span typed = {(const char *)data, (uint32_t)n};

    for (int unit = LENGTH_IN_INCHES; unit <= LENGTH_IN_CM; unit++) {
        struct fault why = {0};
        length v;

        if (!length_read(typed, (enum length_unit)unit, &v, &why)) {
            must(why.code != FAULT_NONE && why.column <= typed.n,
                 "it fell for nothing");
            continue;
        }
        must(v >= -LENGTH_MAX && v <= LENGTH_MAX, "it is beyond the floor");
        writes(v);
    }
    must(length_prefix(typed) <= typed.n, "a beginning is longer than all");
    return 0;
}
