/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * hitch.h: what a program under hitch.so shares with the one that started it:
 * a page of a file both have mapped, named by HITCH in the environment. The
 * starter says what is to fail and when; what is asked for is counted.
 */
#ifndef UMPIRE_HITCH_H
#define UMPIRE_HITCH_H

#include <stdint.h>

enum hitch_kind {
    HITCH_NONE,
    HITCH_MEMORY, /* malloc, calloc, realloc: none left */
    HITCH_READ,   /* read of a plain file: input or output error */
    HITCH_WRITE,  /* write or truncate of one: likewise */
    HITCH_FULL,   /* write of one: no space left on the disk */
    HITCH_SYNC,   /* fsync, fdatasync: input or output error */
    HITCH_NAME,   /* a file opened or made: too many are open; one unlinked,
                     renamed, linked: input or output error */
    HITCHES
};

/* Whether a failing is for once, or so from then on. */
enum hitch_last { HITCH_ONCE, HITCH_EVER };

struct hitch {
    uint32_t kind, lasts;
    uint64_t at;             /* the how-manieth fails, from 1; 0: none */
    uint64_t asked[HITCHES]; /* so far */
    uint64_t hit;            /* how many failed */
    int64_t folder; /* the kind of file system that statfs tells; 0: the true */
};

#endif
