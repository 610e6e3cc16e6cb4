/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * map.c: the floor cut into cells, twice as high as wide as letters are, and
 * the scene's marks put into them.
 */
#include "map_in.h"

#include "field.h"
#include "place.h"

#include <stdlib.h>
#include <string.h>

/* --- cells --- */

static struct map_cell *
cell(const struct map *m, int64_t column, int64_t row)
{
    if (column < 0 || row < 0 || column >= m->wide || row >= m->high)
        return NULL;
    return &m->cell[(size_t)row * m->wide + (size_t)column];
}

/* What lies on the frame's own edge belongs to the last cell. */
static int64_t
column_of(const struct map *m, int64_t x)
{
    int64_t i = (x - m->s->frame.west) / m->per;
    if (x < m->s->frame.west)
        return -1;
    return i == m->wide && x == m->s->frame.east ? i - 1 : i;
}

static int64_t
row_of(const struct map *m, int64_t y)
{
    int64_t i = (m->s->frame.north - y) / (2 * m->per);
    if (y > m->s->frame.north)
        return -1;
    return i == m->high && y == m->s->frame.south ? i - 1 : i;
}

static struct map_cell *
cell_at(const struct map *m, int64_t x, int64_t y)
{
    return cell(m, column_of(m, x), row_of(m, y));
}

static int64_t
at_least(int64_t v, int64_t least)
{
    return v < least ? least : v;
}

static int64_t
parts(int64_t whole, int64_t part)
{
    return at_least((whole + part - 1) / part, 1);
}

/* A cell's width as one would say it: to the next quarter of an inch, or half
 * centimetre, where it is not smaller anyhow. */
static int64_t
plain_scale(const struct map *m, int64_t per)
{
    int64_t unit = m->s->g->battle->metric ? LENGTH_CM / 2 : LENGTH_INCH / 4;
    if (per < unit)
        unit = m->s->g->battle->metric ? LENGTH_MM : LENGTH_SIXTYFOURTH;
    return parts(per, unit) * unit;
}

/* The finest scale at which the frame fits. */
static void
lay_out(struct map *m)
{
    const struct frame *f = &m->s->frame;
    int64_t columns = at_least(m->o->columns, MAP_LEAST_COLUMNS);
    int64_t rows = at_least(m->o->rows, MAP_LEAST_ROWS);
    int64_t wide = f->east - f->west, high = f->north - f->south;
    columns = (columns > MAP_MOST ? MAP_MOST : columns) - MAP_MARGIN - 1;
    rows = rows > MAP_MOST ? MAP_MOST : rows;
    m->per =
        plain_scale(m, at_least(parts(wide, columns), parts(high, 2 * rows)));
    m->wide = (uint32_t)parts(wide, m->per);
    m->high = (uint32_t)parts(high, 2 * m->per);
}

/* --- marks into cells --- */

static void
put_man(struct map_cell *c, const struct mark *a)
{
    enum sign sign = a->kind == MARK_PRISONER ? SIGN_PRISONER
                     : a->kind == MARK_FREED  ? SIGN_FREED
                     : a->arm == ARM_CAV      ? SIGN_HORSE
                                              : SIGN_FOOT;
    bool men = c->sign >= SIGN_FOOT && c->sign <= SIGN_BOTH;
    if (c->sign >= SIGN_GUN)
        return;
    c->guessed = a->placed == ESTIMATED && (!men || c->guessed);
    if (men && c->side != a->side)
        sign = SIGN_BOTH;
    else if (men && c->sign > sign)
        sign = c->sign;
    c->side = sign == SIGN_BOTH ? 0 : a->side;
    c->sign = (uint8_t)sign;
}

/* Eighths of a turn from north, 8: nobody has said. */
static uint8_t
way_of(const struct mark *a)
{
    enum { EIGHTH = 45 * 60 };
    int32_t minutes = a->facing - 1 + EIGHTH / 2;
    int32_t way = a->facing ? minutes / EIGHTH % 8 : 8;
    return (uint8_t)way;
}

static void
put_gun(struct map_cell *c, const struct mark *a)
{
    c->sign = SIGN_GUN;
    c->side = a->side;
    c->guessed = a->placed == ESTIMATED;
    c->way = way_of(a);
}

static void
put_ring_point(const struct map *m, int64_t x, int64_t y)
{
    struct map_cell *c = cell_at(m, x, y);
    if (c && c->sign < SIGN_RING)
        *c = (struct map_cell){.sign = SIGN_RING};
}

/* y of the circle for each column, and x for each row: no gap in it. */
static int64_t
chord(int64_t radius, int64_t off)
{
    int64_t square = radius * radius - off * off;
    return square > 0 ? root(square) : 0;
}

static void
put_ring(const struct map *m, const struct mark *a)
{
    int64_t r = a->x2;
    for (int64_t dx = -r; dx <= r; dx += m->per) {
        put_ring_point(m, a->x + dx, a->y + chord(r, dx));
        put_ring_point(m, a->x + dx, a->y - chord(r, dx));
    }
    for (int64_t dy = -r; dy <= r; dy += 2 * m->per) {
        put_ring_point(m, a->x + chord(r, dy), a->y + dy);
        put_ring_point(m, a->x - chord(r, dy), a->y + dy);
    }
}

static void
put_mark(const struct map *m, const struct mark *a)
{
    struct map_cell *c = cell_at(m, a->x, a->y);
    switch ((enum mark_kind)a->kind) {
    case MARK_RING:
        put_ring(m, a);
        break;
    case MARK_PEG:
        if (c && c->sign < SIGN_PEG)
            *c = (struct map_cell){.sign = SIGN_PEG};
        break;
    case MARK_MAN:
    case MARK_FREED:
    case MARK_PRISONER:
        if (c)
            put_man(c, a);
        break;
    case MARK_GUN:
        if (c)
            put_gun(c, a);
        break;
    case MARK_FIELD:
    case MARK_BACK:
    case MARK_TRAIL:
    case MARK_BODY:
        break;
    }
}

/* A closer look may reach beyond the field. */
static void
put_off_field(const struct map *m)
{
    const struct battle *b = m->s->g->battle;
    const struct frame *f = &m->s->frame;
    if (!m->s->field || !m->s->close)
        return;
    for (uint32_t row = 0; row < m->high; row++)
        for (uint32_t i = 0; i < m->wide; i++) {
            int64_t x = f->west + i * m->per + m->per / 2;
            int64_t y = f->north - (2 * (int64_t)row + 1) * m->per;
            struct map_cell *c = cell(m, i, row);
            if (c && (x < 0 || y < 0 || x > b->field_x || y > b->field_y))
                c->sign = SIGN_OFF;
        }
}

/* --- labels --- */

static bool
is_free(const struct map *m, int64_t column, int64_t row, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++) {
        const struct map_cell *c = cell(m, column + i, row);
        if (!c || c->sign > SIGN_RING)
            return false;
    }
    return true;
}

/* Whether letters may stand beside that cell and not be read with it. */
static bool
is_apart(const struct map *m, const struct map_cell *c)
{
    if (!c)
        return true;
    bool letter =
        m->o->ascii && (c->sign == SIGN_FOOT || c->sign == SIGN_HORSE);
    return c->sign != SIGN_LETTER && !letter;
}

static bool
put_label_at(const struct map *m, int64_t column, int64_t row,
             struct span words, uint8_t side)
{
    bool clear = is_apart(m, cell(m, column - 1, row)) &&
                 is_apart(m, cell(m, column + words.n, row));
    if (!clear || !is_free(m, column, row, words.n))
        return false;
    for (uint32_t i = 0; i < words.n; i++)
        *cell(m, column + i, row) = (struct map_cell){
            .sign = SIGN_LETTER, .side = side, .letter = words.at[i]};
    return true;
}

/* Beside the sign, else above or below it; the nearest room there is. */
static bool
put_label(const struct map *m, int64_t column, int64_t row, struct span words,
          uint8_t side)
{
    int64_t n = words.n, start[] = {column + 1, column - n, column - n / 2};
    for (int64_t down = 0; down <= 2; down++)
        for (size_t i = 0; i < sizeof start / sizeof start[0]; i++)
            if (put_label_at(m, start[i], row - down, words, side) ||
                put_label_at(m, start[i], row + down, words, side))
                return true;
    return false;
}

static bool
put_body(const struct map *m, const struct mark *a)
{
    char at[40];
    struct text t;
    int64_t column = column_of(m, a->x), row = row_of(m, a->y2) - 1;
    text_init(&t, at, sizeof at);
    if (a->placed == ESTIMATED)
        text_char(&t, '~');
    say_body(&t, m->s->g, REF(a->who));
    text_char(&t, ' ');
    text_int(&t, a->x2);
    struct span words = text_span(&t);
    return put_label_at(m, column - words.n / 2, row, words, a->side) ||
           put_label(m, column, row_of(m, a->y), words, a->side) ||
           put_label(m, column, row, words, a->side);
}

/* A slanting stroke does not say which of its ends is the muzzle. */
static const char *
slanting(const struct map *m, const struct mark *a)
{
    static const char *const words[] = {"",     "(ne)", "",     "(se)", "",
                                        "(sw)", "",     "(nw)", ""};
    return m->o->ascii ? words[way_of(a)] : "";
}

static bool
put_name(const struct map *m, const struct mark *a)
{
    char at[40];
    struct text t;
    text_init(&t, at, sizeof at);
    if (a->kind == MARK_GUN) {
        say_gun(&t, m->s->g, REF(a->who));
        text_str(&t, slanting(m, a));
    } else if (a->kind == MARK_PEG) {
        text_safe(&t, label_of(m->s->g->peg[a->who].label));
    } else {
        text_char(&t, 'M');
        text_int(&t, m->s->g->melee[a->who].number);
    }
    int64_t y = a->kind == MARK_RING ? (int64_t)a->y + a->x2 : a->y;
    return put_label(m, column_of(m, a->x), row_of(m, y), text_span(&t),
                     a->side);
}

/* Guns and melees first: there are few, and they matter most. */
static void
put_labels(const struct map *m)
{
    static const enum mark_kind order[] = {MARK_GUN, MARK_RING, MARK_BODY,
                                           MARK_PEG};
    for (size_t k = 0; k < sizeof order / sizeof order[0]; k++)
        for (uint32_t i = 0; i < m->s->n; i++) {
            const struct mark *a = &m->s->at[i];
            if (a->kind != order[k] || !scene_shows(m->s, a))
                continue;
            bool put = a->kind == MARK_BODY ? put_body(m, a) : put_name(m, a);
            if (!put && a->kind == MARK_BODY)
                m->unnamed[a->who] = 1;
            else if (!put && a->kind == MARK_GUN)
                m->unnamed[m->s->g->rows[T_body] + (uint32_t)a->who] = 1;
        }
}

/* --- the whole --- */

static void
draw(struct map *m)
{
    put_off_field(m);
    for (uint32_t i = 0; i < m->s->n; i++)
        if (scene_shows(m->s, &m->s->at[i]))
            put_mark(m, &m->s->at[i]);
    for (size_t i = 0; i < (size_t)m->wide * m->high; i++) {
        const struct map_cell *c = &m->cell[i];
        m->signs[c->sign][c->side] = true;
        m->guessed |= c->guessed;
    }
    put_labels(m);
}

static void
write_row(const struct map *m, uint32_t row)
{
    int32_t side = 0;
    map_row_begin(m, row);
    for (uint32_t i = 0; i < m->wide; i++) {
        const struct map_cell *c = cell(m, i, row);
        if (c->side != side) {
            map_plain(m, side);
            map_colour(m, c->side);
        }
        side = c->side;
        map_put(m, c);
    }
    map_plain(m, side);
    map_row_end(m);
}

static void
write_map(const struct map *m)
{
    map_heading(m);
    map_edge(m, true);
    for (uint32_t row = 0; row < m->high; row++)
        write_row(m, row);
    map_edge(m, false);
    map_foot(m);
    map_legend(m);
}

bool
map_write(FILE *to, const struct scene *s, const struct map_options *o)
{
    struct map m = {.s = s, .o = o, .to = to};
    if (s->places == 0) {
        map_legend(&m);
        return true;
    }
    lay_out(&m);
    m.cell = calloc((size_t)m.wide * m.high, sizeof *m.cell);
    m.unnamed = calloc((size_t)s->g->rows[T_body] + s->g->rows[T_gun] + 1, 1);
    bool ok = m.cell && m.unnamed;
    if (ok) {
        draw(&m);
        write_map(&m);
    }
    free(m.cell);
    free(m.unnamed);
    return ok;
}
