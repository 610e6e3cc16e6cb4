/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * outfile.h: a file written whole or not at all. It is written under a name of
 * its own beside the target; only when every byte is on the disk does it get
 * the target's name. At every moment that name is absent, old or new.
 */
#ifndef UMPIRE_OUTFILE_H
#define UMPIRE_OUTFILE_H

#include <stdio.h>

#include "text.h"

struct outfile {
    FILE *to;   /* write here; errors are found by outfile_keep */
    char *path; /* the target */
    char *part; /* what is written until then. A handler that ends the
                     program by a signal may unlink it; NULL: nothing to do */
    bool force;
};

/* Begins. Without force a path that exists is refused; a folder, a device, a
 * FIFO or a socket always is. On false nothing is left behind and *why has a
 * sentence that is safe to print. Ended by keep or drop, in any order and as
 * often as one likes. */
bool outfile_open(struct outfile *o, const char *path, bool force,
                  struct text *why);
/* On the disk and under its name. False: as if it had never been begun, unless
 * *why says that it is there and may not outlast a power cut. */
bool outfile_keep(struct outfile *o, struct text *why);
void outfile_drop(struct outfile *o);

/* Whether a stream has taken everything so far: a full disk says so only when
 * the buffers are emptied. For standard output. */
bool outfile_flushed(FILE *to, struct text *why);

#endif
