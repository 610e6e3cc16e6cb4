/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * reporter.h: a board, and the reports of what is on it. Comes after cmocka.h.
 */
#ifndef UMPIRE_REPORTER_H
#define UMPIRE_REPORTER_H

#include "report_in.h"
#include "say.h"
#include "score.h"
#include "seat.h"

static const struct report_without everything;

static inline struct report
report_of(const struct report_without *without)
{
    struct report r;

    assert_true(report_make(&r, &b.h, NULL, without, NULL));
    assert_false(r.lost);
    return r;
}

#endif
