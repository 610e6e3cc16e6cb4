/* SPDX-License-Identifier: GPL-3.0-or-later */
/* import.h: a table from outside taken in as lines. */
#ifndef UMPIRE_IMPORT_H
#define UMPIRE_IMPORT_H

#include "session.h"

/* The verb import: a status of session.h. */
int import(struct session *s, const struct line *l, struct span typed);

#endif
