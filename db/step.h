/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * step.h: a battle file of an older schema brought to this program's.
 *
 * A step leads from one schema to the next and is data: what the tables of the
 * older one must be to the byte, and the statements that change them. It never
 * touches a row of `entry` or of `meta`: the chain stands as it was made, and
 * what older entries lack is made up for when they are read.
 */
#ifndef UMPIRE_STEP_H
#define UMPIRE_STEP_H

#include "file.h"
#include "schema.h"

struct step {
    struct schema from;
    const char *const *sql; /* NULL behind the last */
};

struct steps {
    const struct step *at; /* each from the next schema's number */
    int n;
    const struct schema *to;
};

/* Those this program knows: none, as there is but one schema. */
extern const struct steps steps_ours;

/*
 * Takes the file through all steps it needs, in one transaction that nobody
 * else is in. First the whole log is read and the file found sound, and a copy
 * of it as it is kept beside it as PATH.schema-N, which must not exist. On any
 * doubt nothing is changed, and the copy is taken away again. *told: what was
 * done, or why not. KEPT, too, where there was nothing to do, and *told is
 * empty.
 */
enum kept file_step(const char *path, const struct steps *steps,
                    struct text *told);

#endif
