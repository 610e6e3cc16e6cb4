/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * clockface_view.h: umpire clock: the big clock of a battle that is refereed
 * in another terminal.
 */
#ifndef UMPIRE_CLOCKFACE_VIEW_H
#define UMPIRE_CLOCKFACE_VIEW_H

#include "session.h"

struct clock_view {
    const char *path;
    bool score; /* shown from the beginning */
};

/* Until it is quitted; the exit status. s: initialised, with no file. */
int clockface_run(struct session *s, const struct clock_view *of);

#endif
