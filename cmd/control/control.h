/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * control.h: the verbs of the program itself, and what its command line has of
 * them. Each answers with a status of session.h, and has said what is wrong.
 */
#ifndef UMPIRE_CONTROL_H
#define UMPIRE_CONTROL_H

#include "report.h"
#include "session.h"

/* Handed to a session with its options. */
extern const struct control program_control;

/* A table (path NULL: standard output), or every one into a folder. */
int export_table(struct session *s, int table, const char *path,
                 const struct export_options *asked);
int export_all(struct session *s, const char *folder,
               const struct export_options *asked);

/* umpire edition [diff E F]: the words behind "edition", n of them; with json
 * one array of objects. */
int editions_form(struct session *s, char **word, int n, bool json);

/* A report (path NULL: text on standard output). */
struct report_asked {
    const char *path;
    const char *maps; /* a folder for the pictures alone, or NULL */
    struct report_without without;
};
int report_file(struct session *s, const struct report_asked *ask);

/* The second screen's page, once. */
int board_write(struct session *s, const char *path);

#endif
