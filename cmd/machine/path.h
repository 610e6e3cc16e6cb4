/* SPDX-License-Identifier: GPL-3.0-or-later */
/* path.h: the name of a file in a line, as the machine takes it. */
#ifndef UMPIRE_PATH_H
#define UMPIRE_PATH_H

#include "line.h"

#include <limits.h>

/* The word of that name in a clause into path, ended by a NUL; false: there is
 * none, or it is too long. */
bool line_path(const struct line *l, const char *clause, const char *name,
               char path[PATH_MAX]);

#endif
