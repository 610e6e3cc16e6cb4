/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * what_if.h: a fact tried as if the battle were played by other values from
 * here on: another edition's, or another of one key.
 */
#ifndef UMPIRE_WHAT_IF_H
#define UMPIRE_WHAT_IF_H

#include "history.h"

struct other_values {
    int32_t edition; /* enum edition: its values of every key that is no house
                        rule; 0: one key's alone */
    enum key_id key;
    int32_t cell;
};

/* Tries a fact by them (NULL: as it is played) and shows what came of it, the
 * game as it would be then; afterwards all is as it was. False: no memory. */
typedef void what_if_seen(void *ctx, const struct ruling *r);
bool what_if(struct history *h, const struct attempt *a,
             const struct other_values *by, what_if_seen *seen, void *ctx);

#endif
