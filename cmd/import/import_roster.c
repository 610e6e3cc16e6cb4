/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * import_roster.c: a roster as lines: a row with its label, side, arm, count
 * and name becomes `body RA 20 inf "The Guards"`, one of a gun `gun RG1`. The
 * tables bodies and guns that export writes are rosters too.
 */
#include "import_in.h"

enum {
    ROSTER_LABEL,
    ROSTER_SIDE,
    ROSTER_ARM,
    ROSTER_COUNT,
    ROSTER_NAME,
    ROSTER_MUSTERED, /* of the table bodies: how many were born in it */
    ROSTER_GUN,      /* of the table guns */
    ROSTER_PLAYER,
    ROSTER_COLUMNS,
    ROSTER_PASSED /* known, and of no use here */
};

static const struct csv_name known[] = {
    {"label",       ROSTER_LABEL   },
    {"body",        ROSTER_LABEL   },
    {"gun",         ROSTER_GUN     },
    {"side",        ROSTER_SIDE    },
    {"arm",         ROSTER_ARM     },
    {"count",       ROSTER_COUNT   },
    {"mustered",    ROSTER_MUSTERED},
    {"name",        ROSTER_NAME    },
    {"player",      ROSTER_PLAYER  },
    {"fit",         ROSTER_PASSED  },
    {"dead",        ROSTER_PASSED  },
    {"prisoner",    ROSTER_PASSED  },
    {"disarmed",    ROSTER_PASSED  },
    {"off",         ROSTER_PASSED  },
    {"delivered",   ROSTER_PASSED  },
    {"holder",      ROSTER_PASSED  },
    {"state",       ROSTER_PASSED  },
    {"crew",        ROSTER_PASSED  },
    {"x_in",        ROSTER_PASSED  },
    {"y_in",        ROSTER_PASSED  },
    {"takeable",    ROSTER_PASSED  },
    {"shots_fired", ROSTER_PASSED  },
    {NULL,          0              },
};

static const char right[] = "a first row label,side,arm,count,name and rows "
                            "like RA,red,inf,20,The Guards";

struct roster {
    struct import *im;
    bool headed, unfit; /* the first row was read; and is of no roster */
    uint32_t wide;      /* its cells */
    int at[ROSTER_COLUMNS];
};

/* ---- the first row ---- */

static void
missing(struct csv_in *in, const struct csv_cell *cell, const char *name)
{
    import_wrong(in, cell, "no column is called ", span_of(name),
                 "; the first row names them: label,side,arm,count,name");
}

static void
take_headings(struct roster *r, struct csv_in *in, const struct csv_cell *cell,
              uint32_t n)
{
    struct headings h = {known, r->at, ROSTER_COLUMNS, NULL};
    uint32_t before = csv_in_problems(in);

    r->headed = true;
    r->wide = n;
    import_headings(in, cell, n, &h);
    if (r->at[ROSTER_LABEL] == NO_CELL && r->at[ROSTER_GUN] == NO_CELL)
        missing(in, cell, "label");
    else if (h.unknown)
        import_wrong(in, h.unknown, "no column of a roster is called \"",
                     span_trim(h.unknown->text),
                     "\" (label,side,arm,count,name)");
    if (r->at[ROSTER_LABEL] != NO_CELL && r->at[ROSTER_ARM] == NO_CELL)
        missing(in, cell, "arm");
    if (r->at[ROSTER_LABEL] != NO_CELL && r->at[ROSTER_COUNT] == NO_CELL &&
        r->at[ROSTER_MUSTERED] == NO_CELL)
        missing(in, cell, "count");
    r->unfit = csv_in_problems(in) > before;
}

/* ---- rows ---- */

enum roster_arm { ROSTER_NO_ARM, ROSTER_INF, ROSTER_CAV, ROSTER_IS_GUN };

static enum roster_arm
arm_of(struct csv_in *in, const struct csv_cell *c)
{
    static const struct {
        const char *name;
        enum roster_arm arm;
    } arms[] = {
        {"inf",      ROSTER_INF   },
        {"foot",     ROSTER_INF   },
        {"infantry", ROSTER_INF   },
        {"cav",      ROSTER_CAV   },
        {"horse",    ROSTER_CAV   },
        {"cavalry",  ROSTER_CAV   },
        {"gun",      ROSTER_IS_GUN},
        {"guns",     ROSTER_IS_GUN},
    };

    for (size_t i = 0; i < sizeof arms / sizeof arms[0]; i++)
        if (span_same_z(c->text, arms[i].name))
            return arms[i].arm;
    if (c->text.n == 0)
        csv_in_wrong(in, c, "the arm is missing: inf, cav or gun");
    else
        import_wrong(in, c, "\"", c->text, "\" is no arm: inf, cav or gun");
    return ROSTER_NO_ARM;
}

/* A body's side is the one whose letter its label begins with. */
static bool
side_fits(const struct roster *r, struct csv_in *in, struct span label,
          const struct csv_cell *c)
{
    const struct game *g = &r->im->s->history.game;
    int32_t side = side_named(g, c->text);
    char words[64];
    struct text t;

    if (c->text.n == 0)
        return true;
    if (side == 0) {
        struct span near = import_near(g, c->text, true);

        text_init(&t, words, sizeof words);
        text_str(&t, near.n ? "\", did you mean " : "\"");
        text_put(&t, near);
        text_str(&t, near.n ? "?" : ": sides come before their men");
        import_wrong(in, c, "no side is called \"", c->text, text_z(&t));
        return false;
    }
    if (REF(side_letter(g, label.at[0])) == side)
        return true;
    text_init(&t, words, sizeof words);
    text_str(&t, " does not begin with the letter of ");
    text_put(&t, label_of(g->side[ROW(side)].label));
    import_wrong(in, c, "", label, text_z(&t));
    return false;
}

static bool
count_of(struct csv_in *in, const struct csv_cell *c, int32_t least,
         int32_t most, int32_t *count)
{
    *count = least;
    if (c->text.n == 0 && most == 1)
        return true;
    if (span_number(c->text, 1000000, count) && *count >= least &&
        *count <= most)
        return true;
    if (most == 1)
        csv_in_wrong(in, c, "every gun has a row and a label of its own");
    else if (c->text.n == 0)
        csv_in_wrong(in, c, "the count is missing");
    else
        import_wrong(in, c, "\"", c->text, "\" is no number of men");
    return false;
}

static bool
name_fits(struct csv_in *in, const struct csv_cell *c)
{
    if (!import_safe(in, c))
        return false;
    if (span_points(c->text) <= NAME_MAX_POINTS)
        return true;
    csv_in_wrong(in, c, "a name is at most 64 characters");
    return false;
}

struct muster { /* the cells of one row */
    struct csv_cell label, side, arm, count, name, player;
    enum roster_arm is;
    int32_t men;
};

static void
add_body(struct made *m, const struct muster *u)
{
    char at[16];
    struct text t;

    text_init(&t, at, sizeof at);
    text_int(&t, u->men);
    made_str(m, "body ");
    made_from(m, u->label.line, u->label.column);
    made_put(m, u->label.text);
    made_str(m, " ");
    made_from(m, u->count.line, u->count.column);
    made_put(m, text_span(&t));
    made_from(m, u->arm.line, u->arm.column);
    made_str(m, u->is == ROSTER_CAV ? " cav" : " inf");
}

static void
add_gun(struct made *m, const struct muster *u)
{
    made_str(m, "gun ");
    made_from(m, u->label.line, u->label.column);
    made_put(m, u->label.text);
}

static void
add(struct import *im, const struct muster *u)
{
    struct made *m = &im->made;

    import_begin(im);
    if (u->is == ROSTER_IS_GUN)
        add_gun(m, u);
    else
        add_body(m, u);
    made_from(m, u->name.line, u->name.column);
    if (u->name.text.n > 0) {
        made_str(m, " ");
        made_quoted(m, u->name.text);
    }
    if (u->player.text.n == 0)
        return;
    import_begin(im);
    made_str(m, "player ");
    made_from(m, u->player.line, u->player.column);
    made_quoted(m, u->player.text);
    made_str(m, " ");
    made_put(m, u->label.text);
}

/* A body that was split off another has nobody who was born in it, and comes
 * of no roster. */
static bool
born_elsewhere(const struct roster *r, const struct muster *u)
{
    return r->at[ROSTER_MUSTERED] != NO_CELL && span_is(u->count.text, "0");
}

static void
take_muster(struct roster *r, struct csv_in *in, const struct csv_cell *cell,
            uint32_t n)
{
    bool guns = r->at[ROSTER_LABEL] == NO_CELL, counted;
    struct muster u = {
        .label = import_cell(cell, n, r->at[guns ? ROSTER_GUN : ROSTER_LABEL]),
        .side = import_cell(cell, n, r->at[ROSTER_SIDE]),
        .arm = import_cell(cell, n, r->at[ROSTER_ARM]),
        .count = import_cell(cell, n, r->at[ROSTER_COUNT]),
        .name = import_cell(cell, n, r->at[ROSTER_NAME]),
        .player = import_cell(cell, n, r->at[ROSTER_PLAYER])};
    uint32_t before = csv_in_problems(in);

    counted = r->at[ROSTER_COUNT] != NO_CELL;
    if (!counted && r->at[ROSTER_MUSTERED] != NO_CELL)
        u.count = import_cell(cell, n, r->at[ROSTER_MUSTERED]);
    if (!counted && born_elsewhere(r, &u))
        return;
    u.is = guns ? ROSTER_IS_GUN : arm_of(in, &u.arm);
    if (import_label(in, &u.label))
        side_fits(r, in, u.label.text, &u.side);
    if (u.is != ROSTER_NO_ARM)
        count_of(in, &u.count, 1, u.is == ROSTER_IS_GUN ? 1 : 1000000, &u.men);
    name_fits(in, &u.name);
    name_fits(in, &u.player);
    if (csv_in_problems(in) == before)
        add(r->im, &u);
}

static void
take_row(void *ctx, struct csv_in *in, const struct csv_cell *cell, uint32_t n)
{
    struct roster *r = ctx;

    if (!r->headed)
        take_headings(r, in, cell, n);
    else if (!r->unfit && import_width(in, cell, n, r->wide))
        take_muster(r, in, cell, n);
}

int
import_roster(struct import *im, const char *path)
{
    struct roster r = {.im = im};
    struct csv_wanted wanted = {.names = known, .row = take_row, .ctx = &r};
    struct csv_in *in = import_table(im, path, &wanted);

    return in ? import_ends(im, in, path, right) : STATUS_FILE;
}
