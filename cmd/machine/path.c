/* SPDX-License-Identifier: GPL-3.0-or-later */
/* path.c: the name of a file in a line; see path.h. */
#include "path.h"

bool
line_path(const struct line *l, const char *clause, const char *name,
          char path[PATH_MAX])
{
    struct text t;
    const struct word *w = line_find(l, clause, name, NULL);
    text_init(&t, path, PATH_MAX);
    if (w)
        word_text(&t, w);
    text_z(&t);
    return w && !t.cut;
}
