/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * trial.h: what would come of a line that is typed now. It is read, its time is
 * told and its dice are thrown as those of any other; nothing is said, and
 * nothing is kept.
 */
#ifndef UMPIRE_TRIAL_H
#define UMPIRE_TRIAL_H

#include "session.h"

/* A fact or an edit, read already. True: it stands, as an entry that whoever
 * asks takes back (history_drop). False: nothing has changed, and r->why says
 * what it falls by. */
bool session_add(struct session *s, const struct line *l, struct ruling *r);
/* The same, and it is taken back. */
bool session_trial(struct session *s, const struct line *l, struct ruling *r);

/* A whole line with its parts, of any kind: struct trial of say.h, whose
 * context is the session. */
bool session_stands(void *session, struct span typed, struct line *l,
                    struct fault *why);

#endif
