/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * place.c: words bound to points, and points given to men, guns and pegs.
 *
 * Invariant: a man's `tapes` is the number of rows of tape that hold and name
 * him, after every call.
 */
#include "place.h"
#include "who.h"

/* --- what a word means --- */

bool
place_is_corner(struct span label)
{
    static const char name[CORNERS][3] = {"SW", "SE", "NW", "NE"};

    for (int i = 0; i < CORNERS; i++)
        if (span_same_z(label, name[i]))
            return true;
    return false;
}

int32_t
body_anchor(const struct game *g, int32_t body)
{
    const struct body *b = &g->body[ROW(body)];
    int32_t from = b->mixed ? 0 : b->first;
    int32_t to = b->mixed ? (int32_t)g->rows[T_man] : from + b->mustered;
    struct figure f;

    for (int32_t i = from; i < to; i++)
        if (g->man[i].body == body && man_figure(g, i, &f))
            return i;
    return -1;
}

static struct spot
spot_of_man(const struct game *g, int32_t man)
{
    struct figure f;

    if (man >= 0 && !(USE_ALIVE_HERE >> g->man[man].state & 1))
        return (struct spot){.why = FAULT_MAN_STATE};
    if (man < 0 || !man_figure(g, man, &f))
        return (struct spot){.why = FAULT_NOT_PLACED};
    return (struct spot){f.x, f.y, g->man[man].placed, FAULT_NONE};
}

static struct spot
spot_of_gun(const struct game *g, int32_t gun)
{
    struct figure f;

    if (!gun_figure(g, gun, &f))
        return (struct spot){.why = FAULT_NOT_PLACED};
    return (struct spot){f.x, f.y, g->gun[ROW(gun)].placed, FAULT_NONE};
}

/* What bears the label; number: the man of a body, 0: its anchor. */
static struct spot
spot_called(const struct game *g, struct span label, int32_t number)
{
    int32_t peg = peg_find(g, label), gun = gun_find(g, label);
    int32_t body = body_find(g, label), man;

    if (number == 0 && peg >= 0)
        return (struct spot){g->peg[peg].x, g->peg[peg].y, MEASURED,
                             FAULT_NONE};
    if (number == 0 && gun >= 0)
        return spot_of_gun(g, REF(gun));
    if (body < 0 && place_is_corner(label))
        return (struct spot){.why = FAULT_NO_FIELD};
    if (body < 0)
        return (struct spot){.why = FAULT_NO_POINT};
    man = number ? man_find(g, body, number) : body_anchor(g, REF(body));
    if (number && man < 0)
        return (struct spot){.why = FAULT_NO_MAN};
    return spot_of_man(g, man);
}

static struct spot
spot_of_place(const struct game *g, const struct word *w)
{
    length a = length_meant(g, w->a, (w->c & PLACE_BARE_A) != 0);
    length b = length_meant(g, w->b, (w->c & PLACE_BARE_B) != 0);
    const struct battle *last = g->battle;
    struct spot s = {a, b, MEASURED, FAULT_NONE};

    if (w->form == PLACE_XY)
        return s;
    if (w->form == PLACE_DOT && !last->place_named)
        return (struct spot){.why = FAULT_NO_LAST_PLACE};
    if (w->form == PLACE_DOT)
        return (struct spot){last->place_x, last->place_y, MEASURED,
                             FAULT_NONE};
    s = spot_called(g, w->label, word_number(w));
    if (w->form == PLACE_OFF)
        heading_step(w->b, a, &a, &b);
    if (w->form != PLACE_NAMED) {
        s.x += a;
        s.y += b;
    }
    return s;
}

struct spot
place_spot(const struct game *g, const struct word *w)
{
    if (w->slot == SLOT_PLACE)
        return spot_of_place(g, w);
    if (w->slot == SLOT_MEN && w->form == MEN_NUMBER)
        return spot_called(g, w->label, w->a);
    return spot_called(g, w->label, 0);
}

/* --- the field --- */

enum edge
place_beyond(const struct game *g, int64_t x, int64_t y, int64_t *by)
{
    const struct battle *b = g->battle;
    int64_t wide = b->field_x ? b->field_x : LENGTH_MAX;
    int64_t deep = b->field_y ? b->field_y : LENGTH_MAX;

    *by = y < 0 ? -y : y > deep ? y - deep : 0;
    if (*by)
        return y < 0 ? EDGE_SOUTH : EDGE_NORTH;
    *by = x < 0 ? -x : x > wide ? x - wide : 0;
    if (*by)
        return x < 0 ? EDGE_WEST : EDGE_EAST;
    return EDGE_NONE;
}

/* It lies off it by a length at most: words start from points of it. */
static bool
on_field(struct hearing *h, const struct word *at, int64_t x, int64_t y)
{
    int64_t by;
    enum edge edge = place_beyond(h->g, x, y, &by);

    if (edge == EDGE_NONE)
        return true;
    return blame(h, (struct blame){.code = FAULT_OFF_FIELD,
                                   .at = at,
                                   .have = (length)by,
                                   .other = (int32_t)edge});
}

void
place_named(struct hearing *h, length x, length y)
{
    SET(h->g, battle, 0, place_named, 1);
    SET(h->g, battle, 0, place_x, x);
    SET(h->g, battle, 0, place_y, y);
}

/* RA.7 of RA.7+6,0 */
static struct span
name_in(const struct word *w)
{
    uint32_t n = 0;

    while (n < w->text.n && w->text.at[n] != '+' && w->text.at[n] != '-' &&
           w->text.at[n] != '@')
        n++;
    return span_cut(w->text, 0, n);
}

/* A man who does not stand there, or whom there never was. */
static bool
no_such_man(struct hearing *h, const struct word *w, enum fault_code why)
{
    int32_t body = body_find(h->g, w->label);
    int32_t number = word_number(w);
    int32_t man = man_find(h->g, body, number);
    struct blame b = {.code = why, .at = w, .subject = REF(body)};

    b.have = number;
    b.need = h->g->body[body].mustered;
    if (why == FAULT_MAN_STATE) {
        b.subject = man;
        b.have = h->g->man[man].state;
    }
    return blame(h, b);
}

static bool
no_spot(struct hearing *h, const struct word *w, enum fault_code why)
{
    if (why == FAULT_NO_MAN || why == FAULT_MAN_STATE)
        return no_such_man(h, w, why);
    if (why == FAULT_NO_POINT)
        unknown_label(h, why, w);
    else
        wrong(h, why, w);
    if (why != FAULT_NO_LAST_PLACE)
        h->r->why.word = name_in(w);
    return false;
}

bool
place_find(struct hearing *h, const struct word *w, struct point *out)
{
    struct spot s = place_spot(h->g, w);

    if (fallen(h))
        return false;
    if (s.why != FAULT_NONE)
        return no_spot(h, w, s.why);
    if (!on_field(h, w, s.x, s.y))
        return false;
    *out = (struct point){(length)s.x, (length)s.y, s.placed};
    place_named(h, out->x, out->y);
    return true;
}

/* --- figures --- */

bool
man_figure(const struct game *g, int32_t man, struct figure *out)
{
    const struct man *m = &g->man[man];
    enum key_id radius =
        m->arm == ARM_CAV ? KEY_FIGURE_CAVALRY : KEY_FIGURE_INFANTRY;

    if (m->placed == UNPLACED || !(USE_ALIVE_HERE >> m->state & 1))
        return false;
    *out = (struct figure){m->x, m->y, key(g, radius)};
    return true;
}

bool
gun_figure(const struct game *g, int32_t gun, struct figure *out)
{
    const struct gun *u = &g->gun[ROW(gun)];

    if (u->placed == UNPLACED) /* off the field it has none */
        return false;
    *out = (struct figure){u->x, u->y, key(g, KEY_FIGURE_GUN)};
    return true;
}

bool
gun_trail(const struct game *g, int32_t gun, struct figure *out)
{
    const struct gun *u = &g->gun[ROW(gun)];
    length dx, dy;

    if (!u->facing || !gun_figure(g, gun, out))
        return false;
    heading_step(u->facing - 1, -key(g, KEY_FIGURE_TRAIL), &dx, &dy);
    *out = (struct figure){out->x + dx, out->y + dy, 0};
    return true;
}

length
place_out(const struct game *g, int32_t placed)
{
    return key(g, placed == MEASURED ? KEY_MEASURE_TOLERANCE
                                     : KEY_MEASURE_ESTIMATE);
}

bool
men_apart(const struct game *g, int32_t a, int32_t b, struct apart *out)
{
    int32_t tape = tape_find(g, a, b), how = g->man[a].placed;
    struct figure f, other;

    if (tape >= 0) {
        *out = (struct apart){g->tape[tape].apart, place_out(g, MEASURED), true,
                              MEASURED};
        return true;
    }
    if (!man_figure(g, a, &f) || !man_figure(g, b, &other))
        return false;
    if (g->man[b].placed < how)
        how = g->man[b].placed;
    *out =
        (struct apart){figure_apart(f, other), place_out(g, how), false, how};
    return true;
}

/* --- tapes between men --- */

int32_t
tape_find(const struct game *g, int32_t a, int32_t b)
{
    if (!g->man[a].tapes || !g->man[b].tapes)
        return -1;
    for (uint32_t i = g->rows[T_tape]; i-- > 0;) {
        const struct tape *t = &g->tape[i];

        if (t->holds && ((t->man[0] == a && t->man[1] == b) ||
                         (t->man[0] == b && t->man[1] == a)))
            return (int32_t)i;
    }
    return -1;
}

static void
tape_holds(struct hearing *h, int32_t row, int32_t holds)
{
    struct game *g = h->g;

    SET(g, tape, row, holds, holds);
    for (int end = 0; end < 2; end++) {
        int32_t man = g->tape[row].man[end];

        SET(g, man, man, tapes, g->man[man].tapes + (holds ? 1 : -1));
    }
}

/* He has moved: what was measured from him is no longer so. */
static void
tapes_drop(struct hearing *h, int32_t man)
{
    struct game *g = h->g;

    for (int32_t i = (int32_t)g->rows[T_tape]; g->man[man].tapes && i-- > 0;) {
        const struct tape *t = &g->tape[i];

        if (t->holds && (t->man[0] == man || t->man[1] == man))
            tape_holds(h, i, 0);
    }
}

void
tape_put(struct hearing *h, int32_t a, int32_t b, length apart)
{
    struct game *g = h->g;
    int32_t was = tape_find(g, a, b);
    uint32_t row;

    if (was >= 0)
        tape_holds(h, was, 0);
    if (!game_add(g, T_tape, &row))
        return;
    SET_AT(g, tape, row, man, 0, a);
    SET_AT(g, tape, row, man, 1, b);
    SET(g, tape, row, apart, apart);
    tape_holds(h, (int32_t)row, 1);
}

/* --- places given --- */

static void
tell_place(struct hearing *h, int32_t kind, int32_t who, struct point p,
           enum source source)
{
    struct position row = {
        h->ask->entry, h->g->battle->seq, kind,           who, p.x,
        p.y,           p.placed,          (int32_t)source};

    game_tell(h->g, T_position, &row);
}

void
man_put(struct hearing *h, int32_t man, struct point p, enum source source)
{
    struct game *g = h->g;

    if (p.placed == UNPLACED)
        p.x = p.y = 0;
    tapes_drop(h, man);
    SET(g, man, man, told_crew, 0);
    SET(g, man, man, placed, p.placed);
    SET(g, man, man, x, p.x);
    SET(g, man, man, y, p.y);
    SET(g, trace, man, last_entry, h->ask->entry);
    tell_place(h, POSITION_MAN, man, p, source);
}

void
gun_put(struct hearing *h, int32_t gun, struct point p, enum source source)
{
    struct game *g = h->g;

    if (p.placed == UNPLACED)
        p.x = p.y = 0;
    for (uint32_t i = 0; g->gun[ROW(gun)].crew && i < g->rows[T_man]; i++)
        if (g->man[i].told_crew == gun)
            SET(g, man, i, told_crew, 0);
    SET(g, gun, ROW(gun), placed, p.placed);
    SET(g, gun, ROW(gun), x, p.x);
    SET(g, gun, ROW(gun), y, p.y);
    tell_place(h, POSITION_GUN, ROW(gun), p, source);
}

static struct point
point_after(const struct game *g, struct point p, length by, int32_t heading)
{
    length dx, dy;
    int64_t beyond;

    if (!heading)
        return (struct point){.placed = UNPLACED};
    heading_step(heading - 1, by, &dx, &dy);
    if (place_beyond(g, (int64_t)p.x + dx, (int64_t)p.y + dy, &beyond) !=
        EDGE_NONE)
        return (struct point){.placed = UNPLACED};
    return (struct point){p.x + dx, p.y + dy, ESTIMATED};
}

void
man_lost(struct hearing *h, int32_t man)
{
    if (h->g->man[man].placed == UNPLACED)
        tapes_drop(h, man);
    else
        man_put(h, man, (struct point){.placed = UNPLACED}, SOURCE_MOVE);
}

void
gun_goes(struct hearing *h, int32_t gun, length by, int32_t heading)
{
    const struct gun *u = &h->g->gun[ROW(gun)];
    struct point p = {u->x, u->y, u->placed};

    if (u->placed != UNPLACED)
        gun_put(h, gun, point_after(h->g, p, by, heading), SOURCE_MOVE);
}

void
peg_put(struct hearing *h, struct span label, length x, length y,
        enum source source)
{
    struct game *g = h->g;
    int32_t old = peg_find(g, label);
    uint32_t row = (uint32_t)old;

    if (old < 0 && !game_add(g, T_peg, &row))
        return;
    if (old < 0)
        label_set(g, T_peg, row, FIELD(peg, label), label);
    SET(g, peg, row, x, x);
    SET(g, peg, row, y, y);
    tell_place(h, POSITION_PEG, (int32_t)row, (struct point){x, y, MEASURED},
               source);
}

/* --- many men --- */

uint32_t
placed_count(const struct game *g, int32_t side, int32_t states,
             uint32_t *without)
{
    uint32_t with = 0;

    *without = 0;
    for (uint32_t i = 0; i < g->rows[T_man]; i++) {
        const struct man *m = &g->man[i];

        if (m->side != side || !(states >> m->state & 1))
            continue;
        if (m->placed == UNPLACED)
            ++*without;
        else
            with++;
    }
    return with;
}

/* What is asked first lies together in memory: of most men no more is read. */
static bool
in_crowd(const struct man *m, int32_t side, int32_t states,
         const struct bounds *within)
{
    if (m->placed == UNPLACED ||
        (within && (m->x < within->west || m->x > within->east ||
                    m->y < within->south || m->y > within->north)))
        return false;
    return (!side || m->side == side) &&
           ((states & USE_ALIVE_HERE) >> m->state & 1);
}

bool
crowd_find(struct hearing *h, int32_t side, int32_t states, length reach,
           const struct bounds *within, struct crowd *out)
{
    const struct game *g = h->g;
    uint32_t men = g->rows[T_man];
    void *block;

    *out = (struct crowd){.who = scratch_get(h, (men + 1) * sizeof *out->who)};
    for (uint32_t i = 0; i < men && out->who; i++)
        if (in_crowd(&g->man[i], side, states, within))
            out->who[out->n++] = (int32_t)i;
    out->figure = scratch_get(h, (out->n + 1) * sizeof *out->figure);
    block = scratch_get(h, grid_bytes(out->n));
    if (!out->who || !out->figure || !block)
        return false;
    for (uint32_t i = 0; i < out->n; i++)
        man_figure(g, out->who[i], &out->figure[i]);
    grid_build(&out->grid, out->figure, out->n, reach, block);
    return true;
}
