/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * notify.h: the user's own command, run when a warning is called.
 *
 * No shell is run: command.h says how it is split into words. What is called
 * is added as the last word. The first word is looked for as a shell would look
 * for it.
 *
 * The command gets no terminal: it reads and writes /dev/null, in a process
 * group of its own, and nobody waits for it. At most NOTIFY_AT_ONCE run at the
 * same time; what comes while they do is not told.
 */
#ifndef UMPIRE_NOTIFY_H
#define UMPIRE_NOTIFY_H

#include "text.h"

#include <sys/types.h>

enum { NOTIFY_AT_ONCE = 4 };

struct notifier {
    const char *command; /* the user's, borrowed; NULL or "": none */
    pid_t running[NOTIFY_AT_ONCE];
};

/* Nought, or an errno where it could not be run. */
int notify_send(struct notifier *n, struct span message);
/* Takes leave of those that have ended. */
void notify_reap(struct notifier *n);

#endif
