/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * chapters.h: the chapters of rules. A chapter is a file rule_*.c: its
 * handlers, and beside them the rows of its verbs. What one chapter has for
 * others stands in a header of its own.
 */
#ifndef UMPIRE_CHAPTERS_H
#define UMPIRE_CHAPTERS_H

#include "hearing.h"

struct verbs setup_verbs(void);
struct verbs turn_verbs(void);
struct verbs move_verbs(void);
struct verbs gun_verbs(void);
struct verbs melee_verbs(void);
struct verbs prisoner_verbs(void);
struct verbs score_verbs(void);
struct verbs record_verbs(void);
struct verbs density_verbs(void);
struct verbs history_verbs(void);
struct verbs games_verbs(void);
struct verbs start_verbs(void);
struct verbs place_verbs(void);
struct verbs midway_verbs(void);

/* Handlers of a verb whose rows stand in another chapter: capture is of guns
 * (rule_capture.c); off, before the start, is over their line in a battle that
 * is entered midway (rule_midway.c). */
void gun_capture(struct hearing *h);
void midway_off(struct hearing *h);

#endif
