/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * questions.h: the seven questions of a first battle, asked at the terminal:
 * who commands each side, with what men and guns, by which clock, who moves
 * first, and under what name it is kept.
 */
#ifndef UMPIRE_QUESTIONS_H
#define UMPIRE_QUESTIONS_H

#include "session.h"

/* Asks, makes the file, runs the lines that the answers came to, each shown
 * as it could have been typed, and plays on at the prompt. `before`: lines it
 * begins with, each ended by \n. Who leaves (ctrl-C, ctrl-D) leaves nothing
 * behind, with STATUS_DONE. Every answer is judged as it is given, by a battle
 * that is in no file. */
int questions_ask(struct session *s, struct span before);

#endif
