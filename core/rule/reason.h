/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * reason.h: what decided a line, kept as rows of table reason, so that it can
 * be asked for as long as the line stands: a row for each rule and reading that
 * was cited, and for each house rule the ruling went by.
 */
#ifndef UMPIRE_REASON_H
#define UMPIRE_REASON_H

#include "hearing.h"

/* A rule with the figures it went by, told before the line is over. */
void reason_figures(struct hearing *h, int rule, int32_t a, int32_t b);
/* After a line that stands: what it cited and has no row yet. */
void reasons_tell(struct hearing *h);
/* What a rule decides, in a few words; "" where there are none. */
const char *reason_decides(int rule);

#endif
