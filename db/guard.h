/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * guard.h: text that a spreadsheet would run as a formula, and the apostrophe
 * that keeps it from doing so. The export puts one in front of such text, and
 * of what is such text behind apostrophes of its own; the import takes one off,
 * so that what comes back is what went out.
 */
#ifndef UMPIRE_GUARD_H
#define UMPIRE_GUARD_H

#include "text.h"

/* Whether the text, behind any apostrophes it begins with, begins with a sign
 * that a spreadsheet takes for a formula; those of full width are such too. */
bool guard_wanted(struct span s);
/* Borrowed from s: one apostrophe less, where it guards; else s. */
struct span guard_off(struct span s);

#endif
