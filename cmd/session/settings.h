/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * settings.h: what the user wants of every battle, from a file of his own:
 * umpire/settings in the XDG configuration folder. Lines of `key = value`; a
 * line whose first sign is # is none.
 *
 *   notify.command   run when a warning is called, see notify.h
 *   colour           auto, always, never
 *   hints            on, off
 *   edition          that `umpire new` begins a battle with
 *   units            inches, cm: the same
 *   alias.NAME       the line that NAME stands for, see alias.h
 *
 * Nothing in a battle file and nothing on a command line can set these: a
 * battle may be a stranger's. A line that is wrong is told with its number and
 * left aside; the rest holds.
 */
#ifndef UMPIRE_SETTINGS_H
#define UMPIRE_SETTINGS_H

#include "alias.h"

enum { SETTING_BYTES = 1024, SETTINGS_PATH = 4096, SETTINGS_MOST = 1 << 16 };

enum colour { COLOUR_AUTO, COLOUR_ALWAYS, COLOUR_NEVER };

struct settings {
    char notify[SETTING_BYTES]; /* as written, "": none */
    char edition[32];           /* "": the program's own */
    enum colour colour;
    bool hints, metric;
    struct aliases aliases;
};

/* Hears of a line that is wrong: one sentence, safe to print, that begins with
 * file and line. */
typedef void settings_tell(void *ctx, struct span sentence);

void settings_default(struct settings *out);
/* The text of such a file, called `name`. No alias is a word of `verbs`. */
void settings_parse(struct settings *out, const struct lexicon *verbs,
                    struct span text, const char *name, settings_tell *tell,
                    void *ctx);
/* The user's file, if there is one. notify.command is left aside where others
 * could have written it. */
void settings_read(struct settings *out, const struct lexicon *verbs,
                   settings_tell *tell, void *ctx);
/* Where that file is: an empty text where there is no home. */
void settings_path(struct text *to);

#endif
