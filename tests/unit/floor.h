/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * floor.h: men and guns put onto the floor of a board by hand, for tests of
 * what is drawn. What they write no line made, so nothing is typed at the
 * board afterwards.
 */
#ifndef UMPIRE_FLOOR_H
#define UMPIRE_FLOOR_H

#include "board.h"

/* In inches. */
void floor_field(struct board *b, int32_t wide, int32_t high);
void floor_man(struct board *b, int32_t man, int32_t x, int32_t y,
               int32_t placed);
/* n men from that row on, an inch apart eastwards. */
void floor_line(struct board *b, int32_t man, int32_t n, int32_t x, int32_t y,
                int32_t placed);
/* facing: degrees, or -1. */
void floor_gun(struct board *b, int32_t gun, int32_t x, int32_t y,
               int32_t facing);
void floor_state(struct board *b, int32_t man, int32_t state, int32_t holder);
/* A told position of a man: source 1 put, 2 moved. */
void floor_told(struct board *b, int32_t man, int32_t seq, int32_t x, int32_t y,
                int32_t source);
void floor_peg(struct board *b, const char *label, int32_t x, int32_t y);

#endif
