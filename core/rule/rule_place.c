/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * rule_place.c: the field and its units, pegs, tapes.
 *
 * Places are statements of fact: they may be told at any time, and are no
 * moves. One man, gun or peg put somewhere is as well known as the place he
 * was put by.
 */
#include "chapters.h"
#include "facts.h"
#include "put.h"
#include "setup.h"
#include "shape.h"

/* --- the field --- */

static const char corner_name[CORNERS][3] = {"SW", "SE", "NW", "NE"};

/* Bare numbers are feet here. */
static bool
field_length(struct hearing *h, const struct word *w, length *out)
{
    bool feet = w->b && !h->g->battle->metric;
    int64_t v =
        feet ? (int64_t)w->a * LENGTH_FOOT / LENGTH_INCH : arg_length(h, w);

    *out = (length)(v > INT32_MAX ? INT32_MAX : v);
    if (v > 0 && v <= LENGTH_MAX)
        return true;
    return blame(
        h, (struct blame){.code = FAULT_FIELD_SIZE, .at = w, .have = *out});
}

/* Who stands at that point must stand on the field as it is now. */
static bool
still_on(struct hearing *h, struct span label, length x, length y)
{
    int64_t by = 0;
    enum edge edge = place_beyond(h->g, x, y, &by);

    if (edge == EDGE_NONE)
        return true;
    blame(h, (struct blame){.code = FAULT_FIELD_SMALL,
                            .at = put_word(h, "LENGTH", edge < EDGE_WEST),
                            .have = (length)by,
                            .other = (int32_t)edge});
    h->r->why.word = label;
    return false;
}

static bool
all_still_on(struct hearing *h)
{
    const struct game *g = h->g;
    struct figure f;

    for (int32_t i = 0; i < (int32_t)g->rows[T_man]; i++)
        if (man_figure(g, i, &f) &&
            !still_on(h, label_of(g->body[ROW(g->man[i].body)].label), f.x,
                      f.y))
            return false;
    for (int32_t i = 0; i < (int32_t)g->rows[T_gun]; i++)
        if (gun_figure(g, REF(i), &f) &&
            !still_on(h, label_of(g->gun[i].label), f.x, f.y))
            return false;
    for (uint32_t i = 0; i < g->rows[T_peg]; i++)
        if (!place_is_corner(label_of(g->peg[i].label)) &&
            !still_on(h, label_of(g->peg[i].label), g->peg[i].x, g->peg[i].y))
            return false;
    return true;
}

static bool
put_corners(struct hearing *h)
{
    const struct game *g = h->g;
    length x = g->battle->field_x, y = g->battle->field_y;

    for (int i = 0; i < CORNERS; i++) {
        struct span label = span_of(corner_name[i]);

        if (body_find(g, label) >= 0 || gun_find(g, label) >= 0 ||
            side_find(g, label) >= 0) {
            wrong(h, FAULT_LABEL_TAKEN, NULL);
            h->r->why.word = label;
            return false;
        }
        peg_put(h, label, i % 2 ? x : 0, i / 2 ? y : 0, SOURCE_PUT);
    }
    return true;
}

static void
rule_field(struct hearing *h)
{
    const struct word *w = put_word(h, "LENGTH", 0),
                      *v = put_word(h, "LENGTH", 1);
    length x, y;

    if (!put_in_time(h) || !field_length(h, w, &x) || !field_length(h, v, &y))
        return;
    SET(h->g, battle, 0, field_x, x);
    SET(h->g, battle, 0, field_y, y);
    if (all_still_on(h) && put_corners(h))
        noted(h);
}

static void
rule_units(struct hearing *h)
{
    if (!put_in_time(h))
        return;
    SET(h->g, battle, 0, metric, has(h, "cm"));
    noted(h);
}

/* --- pegs --- */

/* May a peg be called so? A peg there is may be put anew. */
static bool
peg_label(struct hearing *h, const struct word *w)
{
    if (place_is_corner(w->label))
        return wrong(h, FAULT_CORNER, w);
    if (peg_find(h->g, w->label) >= 0)
        return true;
    if (w->label.n == 1 && side_letter(h->g, w->label.at[0]) >= 0)
        return wrong(h, FAULT_LABEL_TAKEN, w);
    return label_free(h, w);
}

static void
rule_peg(struct hearing *h)
{
    const struct word *w = arg(h, "", "PEG", NULL);
    struct point p = {0};

    if (!put_in_time(h) || !peg_label(h, w) ||
        !place_find(h, arg(h, "", "PLACE", NULL), &p))
        return;
    peg_put(h, w->label, p.x, p.y, SOURCE_PUT);
    noted(h);
}

/* --- tapes --- */

/* As much of it as can be told: across a floor of 800 ft by 800 ft. */
static length
length_told(int64_t v)
{
    return (length)(v < INT32_MAX ? v : INT32_MAX);
}

static bool
tapes_apart(struct hearing *h, const struct crossing *c)
{
    struct blame b = {.at = put_word(h, "LENGTH", 1)};

    b.code = c->tapes == TAPES_SHORT    ? FAULT_TAPES_SHORT
             : c->tapes == TAPES_BEYOND ? FAULT_TAPES_BEYOND
                                        : FAULT_TAPES_ONE;
    b.have = length_told(c->off);
    return blame(h, b);
}

/* By no more than a tape is long: it begins on the field. */
static bool
tapes_off(struct hearing *h, int64_t by, enum edge edge)
{
    return blame(h, (struct blame){.code = FAULT_TAPES_OFF,
                                   .at = put_word(h, "LENGTH", 1),
                                   .have = (length)by,
                                   .other = (int32_t)edge});
}

/* Of two crossings the one that was asked for, or the one on the field. */
static bool
which_crossing(struct hearing *h, const struct crossing *c, struct dot *out)
{
    int64_t by, off;
    enum edge left = place_beyond(h->g, c->left.x, c->left.y, &by);
    enum edge right = place_beyond(h->g, c->right.x, c->right.y, &off);
    bool once = c->left.x == c->right.x && c->left.y == c->right.y;
    bool to_left = has(h, "left");

    if (!to_left && !has(h, "right")) {
        if (left == EDGE_NONE && right == EDGE_NONE && !once)
            return wrong(h, FAULT_TAPES_TWICE, put_word(h, "LENGTH", 1));
        to_left = left == EDGE_NONE || (right != EDGE_NONE && by <= off);
    }
    *out = to_left ? c->left : c->right;
    if (to_left && left != EDGE_NONE)
        return tapes_off(h, by, left);
    if (!to_left && right != EDGE_NONE)
        return tapes_off(h, off, right);
    return true;
}

/* The point is as well known as what the tapes begin at. */
static bool
taped_point(struct hearing *h, struct point *out)
{
    const struct word *from_a = put_word(h, "LENGTH", 0);
    const struct word *from_b = put_word(h, "LENGTH", 1);
    struct point a = {0}, b = {0};
    struct dot at = {0, 0};
    struct crossing c;

    if (!put_length(h, from_a) || !put_length(h, from_b) ||
        !place_find(h, put_word(h, "PLACE", 0), &a) ||
        !place_find(h, put_word(h, "PLACE", 1), &b))
        return false;
    c = tapes_cross((struct dot){a.x, a.y}, arg_length(h, from_a),
                    (struct dot){b.x, b.y}, arg_length(h, from_b),
                    2 * (int64_t)place_out(h->g, MEASURED));
    if (c.tapes != TAPES_MEET)
        return tapes_apart(h, &c);
    if (!which_crossing(h, &c, &at))
        return false;
    *out = (struct point){(length)at.x, (length)at.y,
                          a.placed < b.placed ? a.placed : b.placed};
    place_named(h, out->x, out->y);
    if (c.off > 0)
        effect(h, EFFECT_TAPE_SLACK, length_told(c.off), 0, 0, 0);
    return true;
}

/* One man by name, who stands on the field. */
static bool
one_man(struct hearing *h, const struct word *w, int32_t *man)
{
    struct use use = {.states = USE_ALIVE_HERE};
    struct men m = {0};

    if (w->form != MEN_NUMBER || w->a != w->b)
        return wrong(h, FAULT_ONE_ONLY, w);
    if (!who_find(h, w, 1, &use, &m))
        return false;
    *man = m.at[0];
    return true;
}

/* The body goes as it stands, its anchor to the point. Of one that stands
 * nowhere yet it is the first man who is put there. */
static void
tape_body(struct hearing *h, struct point p, const struct word *w)
{
    const struct game *g = h->g;
    struct use use = {.states = USE_ALIVE_HERE, .duties = true};
    struct figure f, anchor = {p.x, p.y, 0};
    struct men m = {0};
    struct spots to;
    uint32_t n = 0;

    if (!who_find(h, w, 1, &use, &m) || !spots_for(h, m.n, &to))
        return;
    to.placed[0] = p.placed;
    for (uint32_t i = 0; i < m.n; i++) {
        if (!man_figure(g, m.at[i], &f))
            continue;
        if (n == 0)
            anchor = f;
        to.at[n] = (struct dot){(int64_t)f.x - anchor.x + p.x,
                                (int64_t)f.y - anchor.y + p.y};
        m.at[n++] = m.at[i];
    }
    m.n = n ? n : 1;
    if (n == 0)
        to.at[0] = (struct dot){p.x, p.y};
    men_put(h, &m, &to, SOURCE_TAPE, w);
}

static void
tape_to_man(struct hearing *h, struct point p, const struct word *w)
{
    struct dot at = {p.x, p.y};
    int32_t man = 0;
    struct men one = {.at = &man, .n = 1};
    const struct spots to = {&at, &p.placed};

    if (one_man(h, w, &man))
        men_put(h, &one, &to, SOURCE_TAPE, w);
}

/* allra, and what else of MEN is no label. */
static bool
is_label(const struct game *g, const struct word *w)
{
    struct span rest = span_from(w->label, w->label.n < 3 ? w->label.n : 3);
    bool all = span_starts(w->label, "all") && rest.n > 0;

    if (w->form != MEN_ALL)
        return false;
    return !all || peg_find(g, w->label) >= 0 ||
           (body_find(g, rest) < 0 && side_find(g, rest) < 0 &&
            (rest.n > 1 || side_letter(g, rest.at[0]) < 0));
}

static void
rule_tape_two(struct hearing *h)
{
    uint32_t n;
    const struct word *w = arg(h, "", "WHO", &n);
    int32_t gun = gun_find(h->g, w->label);
    bool body = body_find(h->g, w->label) >= 0;
    bool man = n == 1 && w->form == MEN_NUMBER;
    struct point p = {0};

    if (!put_in_time(h))
        return;
    if (!man && (n > 1 || !is_label(h->g, w))) {
        wrong(h, FAULT_ONE_ONLY, w);
        return;
    }
    if (!man && !body && gun < 0 && !peg_label(h, w))
        return;
    if (!taped_point(h, &p))
        return;
    if (man)
        tape_to_man(h, p, w);
    else if (body)
        tape_body(h, p, w);
    else if (gun >= 0)
        gun_stands(h, REF(gun), p, SOURCE_TAPE, w);
    else
        peg_put(h, w->label, p.x, p.y, SOURCE_TAPE);
    noted(h);
}

static void
rule_tape_between(struct hearing *h)
{
    const struct word *w = put_word(h, "MAN", 0), *v = put_word(h, "MAN", 1);
    const struct word *by = arg(h, "", "LENGTH", NULL);
    int32_t a = 0, b = 0;

    if (!put_in_time(h) || !put_length(h, by) || !one_man(h, w, &a) ||
        !one_man(h, v, &b))
        return;
    if (a == b) {
        blame(h,
              (struct blame){.code = FAULT_MAN_TWICE, .at = v, .subject = b});
        return;
    }
    tape_put(h, a, b, arg_length(h, by));
    noted(h);
}

/* clang-format off */
static const struct verb rows[] = {
    { .name = "field", .id = FACT_FIELD,
      .usage = "LENGTH x LENGTH",
      .example = "field 18 x 8",
      .also = "field 18'6\" x 8'",
      .summary = "how large it is: along the back lines, from one to the other",
      .rule = rule_field, .kind = VERB_FACT, .sets = SET_LITTLE_WARS },
    { .name = "units", .id = FACT_UNITS,
      .usage = "(cm | inches)",
      .example = "units cm",
      .also = "units inches",
      .summary = "what a bare number means",
      .rule = rule_units, .kind = VERB_FACT, .sets = SET_LITTLE_WARS },
    { .name = "peg", .id = FACT_PEG,
      .usage = "PEG PLACE",
      .example = "peg church 6',4'",
      .also = "peg oak church+6,0",
      .summary = "a point of the floor under a label",
      .rule = rule_peg, .kind = VERB_FACT, .sets = SET_LITTLE_WARS },
    { .name = "tape", .id = FACT_TAPE,
      .usage = "MAN MAN LENGTH",
      .example = "tape RA.7 BA.3 5-1/2",
      .rules = "H2a H3b",
      .summary = "how far it is from one man to another",
      .rule = rule_tape_between, .kind = VERB_FACT, .sets = SET_LITTLE_WARS },
    { .name = "tape", .id = FACT_TAPE,
      .usage = "WHO PLACE LENGTH PLACE LENGTH [left | right]",
      .example = "tape RA.7 SW 6'2 SE 13'",
      .summary = "where a man, gun, body or new peg is, by two tapes",
      .rule = rule_tape_two, .kind = VERB_FACT, .sets = SET_LITTLE_WARS },
    { .name = "put", .id = FACT_PUT,
      .usage = "MEN line PLACE PLACE",
      .example = "put RA line 3',0 6',0",
      .rules = "M2a M2b M2c",
      .summary = "men evenly from one place to another",
      .rule = place_put, .kind = VERB_FACT, .sets = SET_LITTLE_WARS },
    { .name = "put", .id = FACT_PUT,
      .usage = "MEN block N at PLACE [gap LENGTH]",
      .example = "put RA block 5 at 3',2' gap 1/2",
      .rules = "A5b",
      .summary = "so many abreast from a place eastwards",
      .rule = place_put, .kind = VERB_FACT, .sets = SET_LITTLE_WARS },
    { .name = "put", .id = FACT_PUT,
      .usage = "MEN loose LENGTH at PLACE",
      .example = "put RA loose 8 at church",
      .summary = "loosely, nobody farther than that from a place",
      .rule = place_put, .kind = VERB_FACT, .sets = SET_LITTLE_WARS },
    { .name = "put", .id = FACT_PUT,
      .usage = "GUN PLACE (facing HEADING [with MEN] | with MEN)",
      .example = "put RG1 4',2' facing n",
      .rules = "A3",
      .summary = "a gun, where its muzzle points, who serves it",
      .rule = place_put, .kind = VERB_FACT, .sets = SET_LITTLE_WARS },
    { .name = "put", .id = FACT_PUT,
      .usage = "MEN (each | about) PLACE...",
      .example = "put RA.1-3 each 3',0 3'4,0 3'8,0",
      .summary = "each man, or a gun, at a place of his own, or about there",
      .rule = place_put, .kind = VERB_FACT, .sets = SET_LITTLE_WARS },
    { .name = "put", .id = FACT_PUT,
      .usage = "MEN nowhere",
      .example = "put RA nowhere",
      .summary = "nobody knows any more where they stand",
      .rule = place_put, .kind = VERB_FACT, .sets = SET_LITTLE_WARS },
    { .name = "put", .id = FACT_PUT,
      .usage = "MEN PLACE",
      .example = "put RA.7 4',2'",
      .summary = "where a man or a gun stands",
      .rule = place_put, .kind = VERB_FACT, .sets = SET_LITTLE_WARS },
};
/* clang-format on */

struct verbs
place_verbs(void)
{
    return (struct verbs){rows, sizeof rows / sizeof rows[0]};
}
