/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * capability.h: what a terminal can do and the bytes that make it do so, from
 * the terminfo of its kind. That library is readline's own, so it is here
 * already; curses itself would set the terminal by functions that must not be
 * called when a signal comes.
 */
#ifndef UMPIRE_CAPABILITY_H
#define UMPIRE_CAPABILITY_H

#include "text.h"

/* Looks up the kind that TERM names, for this terminal; false: unknown. */
bool capability_begin(int fd);
void capability_end(void);
/* The bytes of a string capability by its terminfo name ("clear"), its padding
 * left out: terminals that needed it are gone. false: there is none. */
bool capability_put(struct text *to, const char *name);
/* The same of those that take one number ("setaf") or two ("cup"). */
bool capability_put_at(struct text *to, const char *name, int a, int b);
bool capability_flag(const char *name);
int capability_number(const char *name); /* or -1 */

#endif
