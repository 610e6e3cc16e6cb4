/* SPDX-License-Identifier: GPL-3.0-or-later */
/* log_script.h: a battle as a script that plays it again. */
#ifndef UMPIRE_LOG_SCRIPT_H
#define UMPIRE_LOG_SCRIPT_H

#include "session.h"

/* The battle as a script, added; false: no memory, or the file. */
bool log_script(struct session *s, struct words *to);

#endif
