/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * fault.h: why a line fell. A value: core fills it, cmd finds the words.
 *
 * fault.def lists every fault once: its name (the promised error code), the
 * exit status it stands for (1 wrong, 3 refused by the rules) and the pattern
 * of its message. `column` is a 0-based byte in the line as typed.
 */
#ifndef UMPIRE_FAULT_H
#define UMPIRE_FAULT_H

#include "text.h"

enum fault_code {
    FAULT_NONE,
#define FAULT(id, name, status, words) FAULT_##id,
#include "fault.def"
#undef FAULT
    FAULTS
};

enum { HOUSES_AT_FAULT = 4 };

struct fault {
    uint16_t code;
    uint16_t column, width; /* of the word at fault, as typed */
    uint16_t expected;      /* enum slot wanted there, or 0 */
    uint16_t rule;          /* rulebook id behind a refusal, or 0 */
    uint16_t house;         /* the key that decided, its number + 1, or 0 */
    /* Of the density rules every switch it went by; the last is 0. */
    uint16_t switches[HOUSES_AT_FAULT];
    int32_t subject;    /* a row: man, gun, party, as its words say */
    int32_t have, need; /* two figures */
    int32_t other;      /* a second subject */
    struct span word;   /* the word at fault, borrowed from the line */
    struct span near;   /* the nearest known word, borrowed, or empty */
};

const char *fault_name(enum fault_code code);
int fault_status(enum fault_code code);
const char *fault_words(enum fault_code code);
/* Of text from the byte on that text_unsafe found. */
enum fault_code text_fault(struct span bad);

#endif
