/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * folder.h: a folder of its own for every test of the battle file, the
 * referee's hand in it, and other hands.
 */
#ifndef UMPIRE_FOLDER_H
#define UMPIRE_FOLDER_H

#include "file.h"

/* Setup and teardown: each test begins in an empty folder, whose path is
 * *state, and leaves nothing. */
int enter_folder(void **state);
int leave_folder(void **state);

/* Entry n, a note in a group of its own; and the same written. */
struct record note(int32_t n, const char *line);
enum kept write_note(struct file *f, int32_t n, const char *line);
/* A battle of three notes (the first, the second, the third), closed. */
void make_battle(const char *path);
struct file *opened(const char *path);
/* For file_read: ctx is an int that counts the entries. */
bool count(void *ctx, const struct record *r);

/* Opening fails as said, with a sentence that can be printed. */
void assert_refused(const char *path, enum kept want);
/* The file opens, is sound and has so many entries. */
void assert_holds(const char *path, int entries);

/* What somebody with the sqlite3 program could type; its result code. */
int shell(const char *path, const char *sql);
/* One bit of the first place where the file has those bytes. */
void flip_byte_of(const char *path, const char *bytes);
void write_plain(const char *path, const char *bytes);
void copy_plain(const char *from, const char *to);
int files_here(void);

#endif
