/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * list.h: battles, a line each: what they are called, when they were, how they
 * ended and what they were worth; and a campaign, the sum of their net scores
 * (chapter II; reading 35).
 */
#ifndef UMPIRE_LIST_H
#define UMPIRE_LIST_H

#include "session.h"

enum { CAMPAIGN_UP = 200, CAMPAIGN_MOST = 1000000 };

/* The files in the order given. up: a campaign until a side is so many points
 * up; 0: none. A file that cannot be read is said, and the list goes on. The
 * status is the worst there was: STATUS_FILE, STATUS_DIFFERS, STATUS_DONE. */
int list_form(const struct options *o, char **file, int n, int32_t up);

#endif
