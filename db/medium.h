/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * medium.h: what kind of place a battle lies in. Locks and syncs, on which all
 * of file.h rests, are a promise of the kernel's for disks of this computer;
 * on network drives they are as good as the other end (sqlite.org,
 * useovernet.html), and FAT has no order in what it writes.
 */
#ifndef UMPIRE_MEDIUM_H
#define UMPIRE_MEDIUM_H

#include <stdint.h>

enum medium {
    MEDIUM_GOOD, /* or unknown */
    MEDIUM_NETWORK,
    MEDIUM_FAT
};

/* By the number that statfs(2) gives a file system. *name, if not NULL, gets
 * what it is called, "" where it is good. */
enum medium medium_of(int64_t number, const char **name);
/* Of the file system that holds the file; GOOD if it cannot be asked. */
enum medium medium_at(const char *path, const char **name);

#endif
