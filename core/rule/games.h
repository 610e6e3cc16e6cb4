/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * games.h: the four games of the book's Varieties (V1 to V3, and one of the
 * players' own): when each is decided, and what follows.
 *
 * A battle decided is declared, never enforced (reading 43): the cells of
 * `battle` say for whom (decided), by which rule (decided_rule) and in which
 * move (decided_seq), and the referee goes on until finish.
 */
#ifndef UMPIRE_GAMES_H
#define UMPIRE_GAMES_H

#include "hearing.h"

/* How much of a back line counts (V2c), as the key rear.part numbers it. */
enum part { PART_ALL, PART_MIDDLE, PART_LEFT, PART_RIGHT };

/* The words of the keys. */
enum { REAR_REACH, REAR_CROSS };
enum { ARRIVE_AT_LINE, ARRIVE_STRONG };
enum { DEFENCE_ATTACKER, DEFENCE_DEFENDER };

enum part rear_part(const struct game *g);
const char *part_name(enum part p); /* "middle"; of the whole line "whole" */
/* Men of a side who are fit and stand at the enemy's back line. */
int32_t rear_count(const struct game *g, int32_t side);
/* How many of them decide the game for it; 0: none ever do. */
int32_t rear_needed(const struct game *g, int32_t side);
/* A quarter, rounded up, of the attacker's first men (V3b). */
int32_t defence_quarter(const struct game *g);
int32_t attacker(const struct game *g); /* side, or 0 */
/* Men fit, disarmed or over their line: those that count for a draw. */
int32_t side_alive(const struct game *g, int32_t side);
/* Below which forces that began with so many men have drawn (V1f, V1g). */
int32_t draw_limit(const struct game *g, int32_t a, int32_t b);
/* Of the beaten side's moves of retreat (V2b): those begun; -1: there is no
 * retreat. */
int32_t retreat_begun(const struct game *g);

/* After a line: whether a Fight to the Finish is decided now, or no more. */
void game_line(struct hearing *h);
/* The melees of the move are settled: what is decided only then, and what the
 * last move of a retreat leaves on the field (V2a, V2b, V3b). */
void game_settled(struct hearing *h);
/* A move begins: one of a retreat is counted aloud. */
void game_turn(struct hearing *h);

#endif
