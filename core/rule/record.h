/* SPDX-License-Identifier: GPL-3.0-or-later */
/* record.h: disputes, and verdicts on them, as the referee keeps them. */
#ifndef UMPIRE_RECORD_H
#define UMPIRE_RECORD_H

#include "game.h"

/* The dispute that was opened last and is open: its REF and number, or 0. */
int32_t dispute_open(const struct game *g);
/* The side that the first word of a verdict's text is for, or 0; *reason is
 * what stands behind it. */
int32_t verdict_side(const struct game *g, struct span text,
                     struct span *reason);

#endif
