/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * chain.h: the links between the entries of a battle file, and the times that
 * are in them. Private to the battle file.
 *
 * The chain is a promise, so that others can check a file. The link of an
 * entry is the SHA-256 of the previous link's 32 bytes, followed by the columns
 *
 *   n grp kind target at_ms utc boot_ms line verdict rules answer digest note
 *
 * in that order, each as its length in four bytes, the highest first, and then
 * so many bytes: text as it stands, an integer in decimal digits as SQLite
 * prints it, NULL as nothing. The link before the first entry is the SHA-256
 * of the rows of `meta` in the order of their keys, each key and each value
 * written likewise. It catches damage and casual edits; it is no signature.
 */
#ifndef UMPIRE_CHAIN_H
#define UMPIRE_CHAIN_H

#include <sha2.h>

#include "file.h"

enum { LINK_BYTES = 32, UTC_BYTES = 24 };

struct link {
    int32_t n; /* of the entry it belongs to, or 0 */
    uint8_t at[LINK_BYTES];
};

/* Milliseconds since 1970 as 2026-11-30T14:02:11.250Z; false before 1970 and
 * after 9999. utc_read takes only what utc_write would have written. */
bool utc_write(int64_t ms, char out[UTC_BYTES + 1]);
bool utc_read(struct span s, int64_t *ms);

/* A cell into the sum: its length, then its bytes. */
void chain_cell(SHA2_CTX *c, struct span s);
struct span chain_kind(const struct record *r);
/* The digest as the file holds it: the same 64 bits as a signed number. */
int64_t chain_digest(uint64_t digest);
void chain_link(const struct link *before, const struct record *r,
                struct span utc, struct link *out);
bool chain_same(const struct link *a, const struct link *b);

#endif
