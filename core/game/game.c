/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * game.c: the tables, the one door into them, the journal and the digest.
 *
 * Invariant: every cell differs from nought only through changes that the
 * journal knows or that lie before its base; g->digest is the sum over the
 * kept tables' cells at every moment.
 */

#include "game.h"

#include <string.h>

enum { GREW = 0xFFFF };

static const struct {
    uint16_t width;
    bool kept;
    const char *name;
} table_info[TABLES] = {
#define KEPT true
#define TOLD false
#define X(t, kind) {sizeof(struct t) / sizeof(int32_t), kind, #t},
    GAME_TABLES(X)
#undef X
#undef KEPT
#undef TOLD
};

uint32_t
table_width(enum table t)
{
    return table_info[t].width;
}

bool
table_kept(enum table t)
{
    return table_info[t].kept;
}

/* A good avalanche over the cell's address and value (the finaliser of
 * splitmix64); nought adds nothing, so that growing changes no digest. */
static uint64_t
mix(uint32_t t, uint32_t row, uint32_t field, int32_t value)
{
    if (value == 0)
        return 0;
    uint64_t x = (uint64_t)(t + 1) << 56 ^ (uint64_t)(field + 1) << 40 ^ row;
    x += 0x9E3779B97F4A7C15U * (uint64_t)(uint32_t)value;
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9U;
    x = (x ^ x >> 27) * 0x94D049BB133111EBU;
    return x ^ x >> 31;
}

size_t
game_bytes(const uint32_t cap[TABLES], uint32_t journal_cap)
{
    size_t bytes = (size_t)journal_cap * sizeof(struct change);
    for (int t = 0; t < TABLES; t++)
        bytes += (size_t)cap[t] * table_info[t].width * sizeof(int32_t);
    return bytes;
}

/* Points the tables into a block, in the order of their numbers. */
static void
lay_out(struct game *g, void *block, const uint32_t cap[TABLES],
        uint32_t journal_cap)
{
    g->journal = block;
    g->journal_cap = journal_cap;
    unsigned char *at =
        (unsigned char *)block + (size_t)journal_cap * sizeof(struct change);
    for (int t = 0; t < TABLES; t++) {
        g->cells[t] = (int32_t *)(void *)at;
        g->cap[t] = cap[t];
        at += (size_t)cap[t] * table_info[t].width * sizeof(int32_t);
    }
#define X(t, kind) g->t = (const struct t *)(const void *)g->cells[T_##t];
    GAME_TABLES(X)
#undef X
}

void
game_init(struct game *g, void *block, const uint32_t cap[TABLES],
          uint32_t journal_cap)
{
    memset(g, 0, sizeof *g);
    lay_out(g, block, cap, journal_cap);
}

/* No table begins before where it was, so the last goes first. */
void
game_widen(struct game *g, void *block, const uint32_t cap[TABLES],
           uint32_t journal_cap)
{
    struct game was = *g;
    lay_out(&was, block, g->cap, g->journal_cap);
    lay_out(g, block, cap, journal_cap);
    for (int t = TABLES; t-- > 0 && g->cells[t] != was.cells[t];)
        memmove(g->cells[t], was.cells[t],
                (size_t)g->rows[t] * table_info[t].width * sizeof(int32_t));
    g->full = 0;
}

void
game_reset(struct game *g)
{
    memset(g->rows, 0, sizeof g->rows);
    memset(g->low, 0, sizeof g->low);
    g->base = g->mark;
    g->digest = 0;
    g->full = 0;
}

static int32_t *
cell(const struct game *g, enum table t, uint32_t row, uint32_t field)
{
    return g->cells[t] + (size_t)row * table_info[t].width + field;
}

/* The journal's room for one more change. */
static bool
note(struct game *g, struct change c)
{
    if (g->mark - g->base >= g->journal_cap) {
        g->full |= (uint64_t)1 << 63;
        return false;
    }
    g->journal[g->mark - g->base] = c;
    g->mark++;
    if (c.row < g->low[c.table])
        g->low[c.table] = c.row;
    return true;
}

static bool
grow(struct game *g, enum table t)
{
    if (g->rows[t] == g->cap[t]) {
        g->full |= (uint64_t)1 << t;
        return false;
    }
    return note(g, (struct change){(uint16_t)t, GREW, g->rows[t], 0});
}

bool
game_add(struct game *g, enum table t, uint32_t *row)
{
    *row = 0;
    if (!grow(g, t))
        return false;
    *row = g->rows[t]++;
    memset(cell(g, t, *row, 0), 0, table_info[t].width * sizeof(int32_t));
    return true;
}

bool
game_tell(struct game *g, enum table t, const void *cells)
{
    if (!grow(g, t))
        return false;
    memcpy(cell(g, t, g->rows[t]++, 0), cells,
           table_info[t].width * sizeof(int32_t));
    return true;
}

void
game_set(struct game *g, enum table t, uint32_t row, uint32_t field,
         int32_t value)
{
    if (row >= g->rows[t])
        return; /* after a game_add that found no room; g->full says so */
    int32_t *at = cell(g, t, row, field);
    if (*at == value)
        return;
    struct change c = {(uint16_t)t, (uint16_t)field, row, *at};
    if (!note(g, c))
        return;
    if (table_info[t].kept)
        g->digest += mix(t, row, field, value) - mix(t, row, field, *at);
    *at = value;
}

/* Takes one change back. A row is all noughts again before it goes, but for
 * the rows that were told in one change and have no digest. */
static void
take_back(struct game *g, const struct change *c)
{
    enum table t = (enum table)c->table;
    if (c->row < g->low[t])
        g->low[t] = c->row;
    if (c->field == GREW) {
        g->rows[t]--;
        return;
    }
    int32_t *at = cell(g, t, c->row, c->field);
    if (table_info[t].kept)
        g->digest +=
            mix(t, c->row, c->field, c->was) - mix(t, c->row, c->field, *at);
    *at = c->was;
}

bool
game_revert(struct game *g, uint64_t mark)
{
    g->full = 0;
    if (mark < g->base)
        return false;
    while (g->mark > mark) {
        g->mark--;
        take_back(g, &g->journal[g->mark - g->base]);
    }
    return true;
}

void
game_forget(struct game *g, uint64_t before)
{
    if (before <= g->base)
        return;
    memmove(g->journal, g->journal + (before - g->base),
            (size_t)(g->mark - before) * sizeof(struct change));
    g->base = before;
}

void
game_clean(struct game *g)
{
    memcpy(g->low, g->rows, sizeof g->low);
}

/* Most cells are nought. */
static uint64_t
table_digest(const struct game *g, uint32_t t)
{
    const int32_t *at = g->cells[t];
    uint32_t width = table_info[t].width;
    uint64_t sum = 0;
    for (uint32_t row = 0; row < g->rows[t]; row++, at += width)
        for (uint32_t f = 0; f < width; f++)
            if (at[f])
                sum += mix(t, row, f, at[f]);
    return sum;
}

uint64_t
game_digest(const struct game *g)
{
    uint64_t sum = 0;
    for (uint32_t t = 0; t < TABLES; t++)
        if (table_info[t].kept)
            sum += table_digest(g, t);
    return sum;
}

/* --- labels --- */

struct span
label_of(const int32_t label[4])
{
    const char *at = (const char *)label;
    const char *end = memchr(at, 0, 16);
    return (struct span){at, end ? (uint32_t)(end - at) : 16};
}

void
label_set(struct game *g, enum table t, uint32_t row, uint32_t field,
          struct span label)
{
    int32_t packed[4] = {0};
    memcpy(packed, label.at, label.n < 16 ? label.n : 16);
    for (uint32_t i = 0; i < 4; i++)
        game_set(g, t, row, field + i, packed[i]);
}

/* All labelled tables begin with their label. */
static int32_t
row_find(const struct game *g, enum table t, struct span label)
{
    for (uint32_t i = 0; i < g->rows[t]; i++)
        if (span_same(label_of(cell(g, t, i, 0)), label))
            return (int32_t)i;
    return -1;
}

int32_t
side_find(const struct game *g, struct span label)
{
    return row_find(g, T_side, label);
}

int32_t
side_letter(const struct game *g, int letter)
{
    for (uint32_t i = 0; i < g->rows[T_side]; i++)
        if (g->side[i].letter == (letter | 0x20))
            return (int32_t)i;
    return -1;
}

int32_t
side_named(const struct game *g, struct span label)
{
    int32_t row = side_find(g, label);
    if (row < 0 && label.n == 1)
        row = side_letter(g, label.at[0]);
    return REF(row);
}

int32_t
body_find(const struct game *g, struct span label)
{
    return row_find(g, T_body, label);
}

int32_t
gun_find(const struct game *g, struct span label)
{
    return row_find(g, T_gun, label);
}

int32_t
peg_find(const struct game *g, struct span label)
{
    return row_find(g, T_peg, label);
}

/* Parties and melees are numbered in the order they were made. */
int32_t
party_find(const struct game *g, int32_t number)
{
    bool known = number >= 1 && number <= (int32_t)g->rows[T_party];
    return known ? number - 1 : -1;
}

int32_t
melee_find(const struct game *g, int32_t number)
{
    bool known = number >= 1 && number <= (int32_t)g->rows[T_melee];
    return known ? number - 1 : -1;
}

int32_t
man_find(const struct game *g, int32_t body, int32_t number)
{
    const struct body *b = &g->body[body];
    if (number < 1 || number > b->mustered)
        return -1;
    int32_t born = b->mustered - b->more; /* in the first run */
    return number <= born ? b->first + number - 1
                          : b->more_row + number - born - 1;
}

int32_t
other_side(int32_t side)
{
    return side == 1 ? 2 : 1;
}

int32_t
side_opens(const struct game *g)
{
    return g->battle->opens ? g->battle->opens : g->battle->first;
}

const char *
man_state_name(enum man_state s)
{
    static const char *const name[MAN_STATES] = {
        "none", "fit", "dead", "prisoner", "disarmed", "off", "delivered"};
    return name[s];
}
