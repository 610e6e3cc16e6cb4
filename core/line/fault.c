/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * fault.c: what fault.def says of a code: its name, its exit status and the
 * pattern of its message. A number that is no code reads as FAULT_NONE.
 */
#include "fault.h"

static const char *const names[FAULTS] = {
    [FAULT_NONE] = "none",
#define FAULT(id, name, status, words) [FAULT_##id] = (name),
#include "fault.def"
#undef FAULT
};

static const uint8_t statuses[FAULTS] = {
    [FAULT_NONE] = 0,
#define FAULT(id, name, status, words) [FAULT_##id] = (status),
#include "fault.def"
#undef FAULT
};

static const char *const patterns[FAULTS] = {
    [FAULT_NONE] = "",
#define FAULT(id, name, status, words) [FAULT_##id] = (words),
#include "fault.def"
#undef FAULT
};

static uint32_t
row_of(enum fault_code code)
{
    return (uint32_t)code < FAULTS ? (uint32_t)code : FAULT_NONE;
}

const char *
fault_name(enum fault_code code)
{
    return names[row_of(code)];
}

int
fault_status(enum fault_code code)
{
    return statuses[row_of(code)];
}

const char *
fault_words(enum fault_code code)
{
    return patterns[row_of(code)];
}

enum fault_code
text_fault(struct span bad)
{
    return text_stacks(bad) ? FAULT_MARKS_STACK : FAULT_UNSAFE;
}
