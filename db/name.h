/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * name.h: the names of files in their folders: one is taken if it is free, and
 * the folder put on the disk. Errors are of errno; 0: it is done.
 */
#ifndef UMPIRE_NAME_H
#define UMPIRE_NAME_H

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>

/* The bytes of a path's folder, the slash at its end among them; 0: none is
 * named, it is the one we are in. */
size_t folder_bytes(const char *path);
/* That folder as a path; false: it is longer than the system takes. */
bool folder_of(const char *path, char folder[PATH_MAX]);
/* The folder of a path on the disk. Some drives cannot sync one, and nothing
 * is to be done about it; a disk that fails says EIO. */
int folder_sync(const char *path);

/* What is called `part` is called `path` from now on. EEXIST: something is
 * called so, and stays; of two programs that take a name one is told so. After
 * any error `part` is as it was, and the name is not taken. */
int name_take(const char *part, const char *path);

#endif
