/* SPDX-License-Identifier: GPL-3.0-or-later */
/* floor.c: see floor.h. The journal is forgotten as it is written. */
#include "floor.h"

static void
forget(struct board *b)
{
    game_forget(&b->h.game, b->h.game.mark);
}

void
floor_field(struct board *b, int32_t wide, int32_t high)
{
    forget(b);
    SET(&b->h.game, battle, 0, field_x, wide * LENGTH_INCH);
    SET(&b->h.game, battle, 0, field_y, high * LENGTH_INCH);
}

void
floor_man(struct board *b, int32_t man, int32_t x, int32_t y, int32_t placed)
{
    forget(b);
    SET(&b->h.game, man, man, x, x * LENGTH_INCH);
    SET(&b->h.game, man, man, y, y * LENGTH_INCH);
    SET(&b->h.game, man, man, placed, placed);
}

void
floor_line(struct board *b, int32_t man, int32_t n, int32_t x, int32_t y,
           int32_t placed)
{
    for (int32_t i = 0; i < n; i++)
        floor_man(b, man + i, x + i, y, placed);
}

void
floor_gun(struct board *b, int32_t gun, int32_t x, int32_t y, int32_t facing)
{
    forget(b);
    SET(&b->h.game, gun, gun, x, x * LENGTH_INCH);
    SET(&b->h.game, gun, gun, y, y * LENGTH_INCH);
    SET(&b->h.game, gun, gun, placed, 2);
    SET(&b->h.game, gun, gun, facing, facing < 0 ? 0 : facing * 60 + 1);
}

void
floor_state(struct board *b, int32_t man, int32_t state, int32_t holder)
{
    forget(b);
    SET(&b->h.game, man, man, state, state);
    SET(&b->h.game, man, man, holder, holder);
}

void
floor_told(struct board *b, int32_t man, int32_t seq, int32_t x, int32_t y,
           int32_t source)
{
    struct position p = {.seq = seq,
                         .kind = POSITION_MAN,
                         .who = man,
                         .x = x * LENGTH_INCH,
                         .y = y * LENGTH_INCH,
                         .placed = 2,
                         .source = source};
    forget(b);
    game_tell(&b->h.game, T_position, &p);
}

void
floor_peg(struct board *b, const char *label, int32_t x, int32_t y)
{
    uint32_t row;
    forget(b);
    if (!game_add(&b->h.game, T_peg, &row))
        return;
    label_set(&b->h.game, T_peg, row, FIELD(peg, label), span_of(label));
    SET(&b->h.game, peg, row, x, x * LENGTH_INCH);
    SET(&b->h.game, peg, row, y, y * LENGTH_INCH);
}
