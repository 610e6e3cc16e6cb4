/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * rulebook.h: what the rulebook says, looked up by number and by name.
 *
 * A rule is a number: RULE_H3e of ruling.h, READING_BASE + 12 for a reading of
 * Little Wars, DENSITY_READING_BASE + 12 for one of the density rules. Any
 * number may be asked for; what is none answers as RULE_NONE, which has no
 * name, place or text. All strings are constants, never NULL unless said.
 */
#ifndef UMPIRE_RULEBOOK_H
#define UMPIRE_RULEBOOK_H

#include "hearing.h"
#include "key.h"
#include "text.h"

/* The density rules' reading A12 is cited as DENSITY_READING_BASE + 12. */
enum { DENSITY_READING_BASE = 2000 };

/* Readings are numbered from 1 to these. */
enum { READINGS = 43, DENSITY_READINGS = 32 };

enum { RULE_TEXT_MAX = 400 }; /* bytes; every text is shorter */

struct rule_info {
    const char *name;  /* "H3e", "reading 12", "reading A12" */
    const char *where; /* "ch. III, Hand-to-hand 3 (i)"; readings: "" */
    const char *text;  /* of the book edition */
};

const struct rule_info *rule_info(int rule);

/* A rule by its name in any case, a reading as "reading 12" or by the number
 * it is cited by ("1012"). RULE_NONE if there is none so called. */
int rule_find(struct span name);

/* What reading n of Little Wars says, or "". */
const char *reading_text(int n);

/* What an edition has instead of the rule's text. NULL: nothing else, the
 * book's own edition included. French follows the retelling where it is
 * silent, for it translates the retelling's hand-to-hand step alone. */
const char *rule_differs(int rule, enum edition edition);

/* Whether a word stands in the rule's name, place or text, in any case. An
 * empty word stands in none. */
bool rule_contains(int rule, struct span word);

/* The rulebook from end to end: the rule after this one, from RULE_NONE on,
 * the readings last; RULE_NONE after the last of all. */
int rule_next(int rule);

#endif
