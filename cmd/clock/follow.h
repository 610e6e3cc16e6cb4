/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * follow.h: a battle that another program referees, looked on at. Nothing is
 * written and nothing is locked between two looks, so the referee's program
 * never knows of it; it may end and begin again meanwhile.
 *
 * A file that cannot be read now is looked at again the next time, and what was
 * read of it before stands until then: the clock goes on with it. One that has
 * taken its place is followed from its beginning.
 */
#ifndef UMPIRE_FOLLOW_H
#define UMPIRE_FOLLOW_H

#include "session.h"

struct follower {
    struct session *s;     /* the battle as last read: to be read only */
    struct session *spare; /* for a file that takes its place */
    const char *path;      /* borrowed */
    bool open;
    bool due; /* what was written has not been read to its end */
};

/* Both sessions initialised, with no file; the caller's, and released by him
 * in the end. */
void follow_begin(struct follower *f, struct session *s, struct session *spare,
                  const char *path);
/* Reads what was written since the last look. *changed: there is something
 * new in f->s. Unless KEPT, *why says what is wrong, in a sentence that is
 * safe to print. */
enum kept follow_look(struct follower *f, bool *changed, struct text *why);

#endif
