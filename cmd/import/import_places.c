/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * import_places.c: where men, guns and pegs stand, from a table. Read are
 *
 *     label,x,y               lengths, in this battle's units where bare
 *     positions, men, guns    as export writes them
 *      ,Label,...,X,Y,...     the results that ImageJ saves
 *     12.5<TAB>80.25          its coordinates of a selection, with `of`
 *     RA,,RB,                 all data sets of WebPlotDigitizer: their names,
 *     X,Y,X,Y                 a row of axes, and a pair of columns for each
 *
 * and two numbers a row, as it writes one data set. With pegs the numbers are
 * points of a picture.
 */
#include "import_points.h"

#include <stdlib.h>
#include <string.h>

enum {
    PLACE_LABEL,
    PLACE_X,
    PLACE_Y,
    PLACE_X_IN,
    PLACE_Y_IN,
    PLACE_ESTIMATED,
    PLACE_COLUMNS,
    PLACE_PASSED /* known, and of no use here */
};

static const struct csv_name known[] = {
    {"label",     PLACE_LABEL    },
    {"man",       PLACE_LABEL    },
    {"gun",       PLACE_LABEL    },
    {"peg",       PLACE_LABEL    },
    {"x",         PLACE_X        },
    {"y",         PLACE_Y        },
    {"x_in",      PLACE_X_IN     },
    {"y_in",      PLACE_Y_IN     },
    {"estimated", PLACE_ESTIMATED},
    {"area",      PLACE_PASSED   },
    {NULL,        0              },
};

static const char right[] =
    "a first row label,x,y and rows like RA.7,4'2,2'6-1/2";

enum layout {
    LAYOUT_NEW,
    LAYOUT_HEADED, /* the first row names the columns */
    LAYOUT_BARE,   /* two numbers a row */
    LAYOUT_NAMED,  /* the first row may be names of data sets */
    LAYOUT_SETS    /* it was */
};

struct reading {
    struct points p;
    enum layout layout;
    bool unfit;
    int at[PLACE_COLUMNS];
    uint32_t wide;
    struct csv_cell first[CSV_COLUMNS]; /* of NAMED and SETS; */
    size_t text[CSV_COLUMNS];           /* their texts in `heads` */
    struct words heads;
};

/* ---- numbers ---- */

enum { NUMBER_BYTES = 40 };

/* A number's text with a point where the table may have a comma. */
static bool
pointed(const struct reading *r, struct span s, char to[NUMBER_BYTES])
{
    uint32_t commas = 0, at = 0;

    if (s.n == 0 || s.n >= NUMBER_BYTES)
        return false;
    memcpy(to, s.at, s.n);
    to[s.n] = '\0';
    for (uint32_t i = 0; i < s.n; i++) {
        commas += to[i] == ',';
        at = to[i] == ',' ? i : at;
    }
    if (commas == 1 && r->p.delimiter != ',')
        to[at] = '.';
    return true;
}

/* Digits, a point, an exponent: no other number that C knows. */
static bool
number(const struct reading *r, struct span s, double *out)
{
    char at[NUMBER_BYTES], *end;

    if (!pointed(r, s, at) || strspn(at, "0123456789.+-eE") != s.n ||
        strcspn(at, "0123456789") == s.n)
        return false;
    *out = strtod(at, &end);
    return *end == '\0' && *out < 1e9 && *out > -1e9;
}

static bool
picture_number(const struct reading *r, struct csv_in *in,
               const struct csv_cell *c, double *out)
{
    if (number(r, c->text, out))
        return true;
    if (c->text.n == 0)
        csv_in_wrong(in, c, "a number is missing");
    else
        import_wrong(in, c, "\"", c->text,
                     "\" is no number of a point in a picture");
    return false;
}

static bool
floor_length(const struct reading *r, struct csv_in *in,
             const struct csv_cell *c, int64_t *out)
{
    bool metric = r->p.im->s->history.game.battle->metric && !r->p.own;
    enum length_unit bare = metric ? LENGTH_IN_CM : LENGTH_IN_INCHES;
    char at[NUMBER_BYTES];
    struct fault why = {.code = FAULT_LENGTH};
    length v = 0;
    bool read =
        pointed(r, c->text, at) && length_read(span_of(at), bare, &v, &why);

    *out = v;
    if (read)
        return true;
    if (c->text.n == 0) {
        csv_in_wrong(in, c, "a length is missing");
    } else if (why.code == FAULT_LENGTH_COMMA) {
        import_wrong(in, c, "\"", c->text,
                     "\": a comma is a decimal point only where ; or tabs "
                     "part the cells");
    } else if (why.code == FAULT_LENGTH_RANGE) {
        import_wrong(in, c, "\"", c->text,
                     "\" is too large for a floor (over 800 ft)");
    } else {
        import_wrong(in, c, "\"", c->text, "\" is no length");
    }
    return false;
}

/* ---- points ---- */

static void
add_point(struct reading *r, struct csv_in *in, struct table_point *t,
          const struct csv_cell *x, const struct csv_cell *y)
{
    bool right_x, right_y;

    t->line = x->line;
    t->column = x->column;
    t->placed = true;
    if (r->p.picture) {
        right_x = picture_number(r, in, x, &t->px);
        right_y = picture_number(r, in, y, &t->py);
    } else {
        right_x = floor_length(r, in, x, &t->x);
        right_y = floor_length(r, in, y, &t->y);
    }
    if (right_x && right_y && !points_add(&r->p, t))
        r->p.im->made.failed = true;
}

/* What a place was lost to has blanks for it in our own tables. */
static void
headed_row(struct reading *r, struct csv_in *in, const struct csv_cell *cell,
           uint32_t n)
{
    bool inches = r->at[PLACE_X_IN] != NO_CELL;
    struct csv_cell x =
        import_cell(cell, n, r->at[inches ? PLACE_X_IN : PLACE_X]);
    struct csv_cell y =
        import_cell(cell, n, r->at[inches ? PLACE_Y_IN : PLACE_Y]);
    struct csv_cell about = import_cell(cell, n, r->at[PLACE_ESTIMATED]);
    struct table_point t = {.label = import_cell(cell, n, r->at[PLACE_LABEL])};

    if (!import_width(in, cell, n, r->wide))
        return;
    t.estimated = span_same_z(about.text, "yes");
    if (about.text.n > 0 && !t.estimated && !span_same_z(about.text, "no")) {
        import_wrong(in, &about, "\"", about.text, "\" is neither yes nor no");
        return;
    }
    if (r->p.own && x.text.n == 0 && y.text.n == 0) {
        t.line = t.label.line;
        t.column = t.label.column;
        if (!points_add(&r->p, &t))
            r->p.im->made.failed = true;
        return;
    }
    add_point(r, in, &t, &x, &y);
}

/* ---- layouts ---- */

static bool
two_numbers(const struct reading *r, const struct csv_cell *cell, uint32_t n)
{
    double number_of;

    for (uint32_t i = 0; i < n; i++) {
        struct span s = span_trim(cell[i].text);

        if (i < 2 ? !number(r, s, &number_of) : s.n > 0)
            return false;
    }
    return n >= 2;
}

static void
bare_row(struct reading *r, struct csv_in *in, const struct csv_cell *cell,
         uint32_t n)
{
    struct table_point t = {.label = import_cell(cell, n, NO_CELL)};
    struct csv_cell x = import_cell(cell, n, 0), y = import_cell(cell, n, 1);

    if (import_width(in, cell, n, 2))
        add_point(r, in, &t, &x, &y);
}

static void
no_columns(struct reading *r, struct csv_in *in, const struct csv_cell *at)
{
    r->unfit = true;
    csv_in_wrong(in, at,
                 "no columns are called x and y; the first row names them: "
                 "label,x,y");
}

static void
keep_first(struct reading *r, const struct csv_cell *cell, uint32_t n)
{
    r->layout = LAYOUT_NAMED;
    r->wide = n;
    for (uint32_t i = 0; i < n; i++) {
        r->first[i] = cell[i];
        r->text[i] = r->heads.n;
        r->first[i].text = span_trim(cell[i].text);
        if (!words_add(&r->heads, r->first[i].text))
            r->p.im->made.failed = true;
    }
}

/* X and Y under each name. */
static bool
is_axes(const struct reading *r, const struct csv_cell *cell, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        if (!span_same_z(span_trim(cell[i].text), i % 2 ? "y" : "x") ||
            (i % 2 == 0 && (i >= r->wide || r->first[i].text.n == 0)))
            return false;
    return n > 0 && n % 2 == 0;
}

static void
axes_row(struct reading *r, struct csv_in *in, const struct csv_cell *cell,
         uint32_t n)
{
    if (!is_axes(r, cell, n)) {
        no_columns(r, in, &r->first[0]);
        return;
    }
    r->layout = LAYOUT_SETS;
    r->wide = n;
}

static void
sets_row(struct reading *r, struct csv_in *in, const struct csv_cell *cell,
         uint32_t n)
{
    if (!import_width(in, cell, n, r->wide))
        return;
    for (uint32_t i = 0; i < n; i += 2) {
        struct csv_cell x = import_cell(cell, n, (int)i);
        struct csv_cell y = import_cell(cell, n, (int)i + 1);
        struct table_point t = {.label = r->first[i]};

        t.label.text = span_of(r->heads.at + r->text[i]);
        if (x.text.n > 0 || y.text.n > 0)
            add_point(r, in, &t, &x, &y);
    }
}

static void
first_row(struct reading *r, struct csv_in *in, const struct csv_cell *cell,
          uint32_t n)
{
    struct headings h = {known, r->at, PLACE_COLUMNS, NULL};
    bool x, y;

    r->p.delimiter = csv_in_delimiter(in);
    if (two_numbers(r, cell, n)) {
        r->layout = LAYOUT_BARE;
        bare_row(r, in, cell, n);
        return;
    }
    import_headings(in, cell, n, &h);
    x = r->at[PLACE_X] != NO_CELL || r->at[PLACE_X_IN] != NO_CELL;
    y = r->at[r->at[PLACE_X_IN] != NO_CELL ? PLACE_Y_IN : PLACE_Y] != NO_CELL;
    r->p.own = r->at[PLACE_X_IN] != NO_CELL;
    if (x && y) {
        r->layout = LAYOUT_HEADED;
        r->wide = n;
    } else if (csv_in_problems(in) > 0 || x || y) {
        no_columns(r, in, cell);
    } else {
        keep_first(r, cell, n);
    }
}

static void
take_row(void *ctx, struct csv_in *in, const struct csv_cell *cell, uint32_t n)
{
    static void (*const takes[])(struct reading *, struct csv_in *,
                                 const struct csv_cell *, uint32_t) = {
        [LAYOUT_NEW] = first_row, [LAYOUT_HEADED] = headed_row,
        [LAYOUT_BARE] = bare_row, [LAYOUT_NAMED] = axes_row,
        [LAYOUT_SETS] = sets_row,
    };
    struct reading *r = ctx;

    if (!r->unfit)
        takes[r->layout](r, in, cell, n);
}

/* ---- the whole ---- */

/* Whose the points are must be said where the table does not. */
static void
check_labels(struct reading *r, struct csv_in *in)
{
    bool of = line_find(r->p.im->line, "of", "MEN", NULL) != NULL;
    bool none = r->layout == LAYOUT_BARE ||
                (r->layout == LAYOUT_HEADED && r->at[PLACE_LABEL] == NO_CELL);

    if (r->layout == LAYOUT_NAMED && !r->unfit)
        no_columns(r, in, &r->first[0]);
    if (none && !of && r->p.n > 0)
        csv_in_wrong(in, &r->p.at[0].label,
                     "nothing says whose these points are: a column label, or "
                     "import positions FILE of RA.1-12");
}

static int
bind_and_put(struct reading *r, struct csv_in *in)
{
    int status;

    check_labels(r, in);
    if (csv_in_problems(in) > 0 || r->p.im->made.failed)
        return STATUS_DONE;
    status = points_bind(&r->p, in);
    if (status == STATUS_DONE && csv_in_problems(in) == 0)
        status = points_fit(&r->p);
    if (status == STATUS_DONE && csv_in_problems(in) == 0)
        points_on_field(&r->p, in);
    if (status == STATUS_DONE && csv_in_problems(in) == 0)
        points_lines(&r->p);
    return status;
}

static int
read_and_put(struct reading *r, const char *path)
{
    struct csv_wanted wanted = {.names = known, .row = take_row, .ctx = r};
    struct import *im = r->p.im;
    struct csv_in *in = import_table(im, path, &wanted);
    int status;

    if (!in)
        return STATUS_FILE;
    status = bind_and_put(r, in);
    if (status == STATUS_DONE)
        return import_ends(im, in, path, right);
    csv_in_free(in);
    made_free(&im->made);
    return status;
}

int
import_places(struct import *im, const char *path)
{
    struct reading *r = calloc(1, sizeof *r);
    int status;

    if (!r) {
        chatter(im->s, "out of memory; nothing was changed", SPAN(""));
        return STATUS_FILE;
    }
    r->p.im = im;
    r->p.picture = line_has(im->line, "peg");
    status = read_and_put(r, path);
    points_free(&r->p);
    words_free(&r->heads);
    free(r);
    return status;
}
