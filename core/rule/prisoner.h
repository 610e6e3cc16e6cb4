/* SPDX-License-Identifier: GPL-3.0-or-later */
/* prisoner.h: men who fall or are taken by the referee's word (P1 to P3). */
#ifndef UMPIRE_PRISONER_H
#define UMPIRE_PRISONER_H

#include "who.h"

void men_killed(struct hearing *h, const struct men *m);
/* A new party of these men, its guards those of the clause `guard`. */
void prisoner_party(struct hearing *h, const struct men *m, int32_t holder);
/* Frees what no guard watches (P2, reading 14). */
void prisoner_excess(struct hearing *h);

#endif
