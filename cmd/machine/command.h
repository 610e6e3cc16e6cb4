/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * command.h: the words of a command that is run without a shell. It is split
 * at blanks; between two quotation marks blanks are part of a word, and there
 * \" and \\ stand for the mark and the backslash; nothing else has a meaning.
 */
#ifndef UMPIRE_COMMAND_H
#define UMPIRE_COMMAND_H

#include "text.h"

enum { COMMAND_WORDS = 64, COMMAND_BYTES = 4096 };

/* Each word ends with a NUL in `at`; after the last there is a NULL, and room
 * for one word more in both. */
struct command {
    char *word[COMMAND_WORDS + 2];
    int n;
    char at[COMMAND_BYTES];
    struct text text; /* what of `at` is used */
};

/* False: it is empty, or too long, or a quotation is not closed. */
bool command_split(struct command *c, struct span typed);
/* One word more, behind the last. */
void command_add(struct command *c, struct span word);

#endif
