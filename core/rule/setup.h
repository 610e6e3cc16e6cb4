/* SPDX-License-Identifier: GPL-3.0-or-later */
/* setup.h: what is made before the start: men, and what things are called. */
#ifndef UMPIRE_SETUP_H
#define UMPIRE_SETUP_H

#include "hearing.h"

/* A new man of a body, fit and without a duty; the caller counts him. */
void man_born(struct hearing *h, int32_t body, int32_t number);
/* Nothing is called so yet, and something may be. */
bool label_free(struct hearing *h, const struct word *w);
/* What a text names: kept so that answers and tables find its words. */
void name_keep(struct hearing *h, enum table t, int32_t row, int32_t nth);

#endif
