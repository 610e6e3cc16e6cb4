/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * import.c: tables from outside as lines of the battle. A table is read whole
 * and looked through before a line of it is tried; what it becomes are the
 * lines that a referee would have typed, and the log knows nothing of files.
 */
#include "import.h"

#include "import_in.h"
#include "path.h"

#include <string.h>

/* ---- lines ---- */

/* The stamp as it was typed. One that counts from the line before is for the
 * first line alone: the others are at the same instant. */
static struct span
stamp_of(const struct import *im)
{
    struct span s = span_trim(im->typed);
    uint32_t n = 0;
    bool first = im->made.n == 1;

    if (im->line->stamp == STAMP_NONE ||
        (im->line->stamp == STAMP_AFTER && !first))
        return SPAN("");
    while (n < s.n && s.at[n] != ' ' && s.at[n] != '\t')
        n++;
    return span_cut(s, 0, n);
}

void
import_begin(struct import *im)
{
    struct span stamp;

    made_begin(&im->made);
    stamp = stamp_of(im);
    made_put(&im->made, stamp);
    if (stamp.n > 0)
        made_str(&im->made, " ");
}

/* ---- cells ---- */

struct csv_cell
import_cell(const struct csv_cell *cell, uint32_t n, int at)
{
    struct csv_cell c = {SPAN(""), cell[0].line, cell[0].column};

    if (at == NO_CELL || (uint32_t)at >= n)
        return c;
    c = cell[at];
    c.text = span_trim(c.text);
    return c;
}

void
import_wrong(struct csv_in *in, const struct csv_cell *at, const char *before,
             struct span word, const char *after)
{
    enum { SHOWN = 40 };
    char words[CSV_PROBLEM_BYTES];
    struct text t;

    text_init(&t, words, sizeof words);
    text_str(&t, before);
    if (span_points(word) > SHOWN) {
        text_safe(&t, span_whole(word, SHOWN));
        text_str(&t, "...");
    } else {
        text_safe(&t, word);
    }
    text_str(&t, after);
    csv_in_wrong(in, at, text_z(&t));
}

bool
import_safe(struct csv_in *in, const struct csv_cell *at)
{
    if (text_unsafe(at->text) < 0)
        return true;
    import_wrong(in, at, "\"", at->text,
                 "\": a control or invisible character may not stand in it");
    return false;
}

bool
import_label(struct csv_in *in, const struct csv_cell *at)
{
    if (at->text.n == 0)
        csv_in_wrong(in, at, "the label is missing");
    else if (!label_ok(at->text))
        import_wrong(in, at, "\"", at->text,
                     "\" is no label (a letter, then letters, digits, _; at "
                     "most 16)");
    else
        return true;
    return false;
}

static void
nearer(struct span word, const int32_t label[4], int *best, struct span *near)
{
    int by = span_distance(word, label_of(label), 3);

    if (by >= *best)
        return;
    *best = by;
    *near = label_of(label);
}

struct span
import_near(const struct game *g, struct span word, bool sides)
{
    struct span near = SPAN("");
    int best = word.n > 3 ? 3 : 2;

    for (uint32_t i = 0; sides && i < g->rows[T_side]; i++)
        nearer(word, g->side[i].label, &best, &near);
    for (uint32_t i = 0; !sides && i < g->rows[T_body]; i++)
        nearer(word, g->body[i].label, &best, &near);
    for (uint32_t i = 0; !sides && i < g->rows[T_gun]; i++)
        nearer(word, g->gun[i].label, &best, &near);
    return near;
}

/* ---- the table ---- */

struct csv_in *
import_table(struct import *im, const char *path,
             const struct csv_wanted *wanted)
{
    char at[200];
    struct text why;
    struct csv_in *in;

    text_init(&why, at, sizeof at);
    in = csv_in_file(path, wanted, &why);
    if (!in)
        chatter(im->s, text_z(&why), span_of(path));
    return in;
}

/* ---- the first row ---- */

static int
column_called(const struct csv_name *known, struct span name)
{
    for (; known->name; known++)
        if (span_same_z(name, known->name))
            return known->column;
    return NO_CELL;
}

void
import_headings(struct csv_in *in, const struct csv_cell *cell, uint32_t n,
                struct headings *h)
{
    h->unknown = NULL;
    for (int k = 0; k < h->n; k++)
        h->at[k] = NO_CELL;
    for (uint32_t i = 0; i < n; i++) {
        struct span name = span_trim(cell[i].text);
        int k = column_called(h->known, name);

        if (k == NO_CELL && !h->unknown && name.n > 0)
            h->unknown = &cell[i];
        if (k == NO_CELL || k >= h->n)
            continue;
        if (h->at[k] != NO_CELL)
            import_wrong(in, &cell[i], "there is a column \"", name,
                         "\" already, or one that means the same");
        else
            h->at[k] = (int)i;
    }
}

bool
import_width(struct csv_in *in, const struct csv_cell *cell, uint32_t n,
             uint32_t wide)
{
    for (uint32_t i = wide; i < n; i++) {
        if (span_trim(cell[i].text).n == 0)
            continue;
        csv_in_wrong(in, &cell[i],
                     "this row has more cells than the first; a text with a "
                     "comma in it stands between quotation marks");
        return false;
    }
    return true;
}

/* ---- the end ---- */

static int
tell_problems(struct import *im, struct csv_in *in, const char *path,
              const char *right)
{
    struct session *s = im->s;
    uint32_t n = csv_in_problems(in);
    const struct csv_problem *p;
    char at[64];
    struct text t;

    for (uint32_t i = 0; (p = csv_in_problem(in, i)) != NULL; i++)
        answer_table_fault(s, path, p);
    text_init(&t, at, sizeof at);
    if (n > CSV_PROBLEMS) {
        text_int(&t, (int64_t)n - CSV_PROBLEMS);
        text_str(&t, " more in the same table; nothing was taken in");
    }
    if (s->o.json)
        return STATUS_WRONG;
    if (!s->o.quiet && s->o.hints)
        chatter(s, "a right table has", span_of(right));
    chatter(s, n > CSV_PROBLEMS ? text_z(&t) : "nothing was taken in",
            span_of(path));
    return STATUS_WRONG;
}

int
import_ends(struct import *im, struct csv_in *in, const char *path,
            const char *right)
{
    int status;

    if (im->made.failed) {
        chatter(im->s, "out of memory; nothing was changed", SPAN(""));
        status = STATUS_FILE;
    } else if (csv_in_problems(in) > 0) {
        status = tell_problems(im, in, path, right);
    } else if (im->made.n == 0) {
        chatter(im->s, "there is nothing in that table to take in",
                span_of(path));
        status = STATUS_WRONG;
    } else {
        im->made.note = im->line->note;
        status = session_made(im->s, &im->made, path, im->line->attempt);
    }
    csv_in_free(in);
    made_free(&im->made);
    return status;
}

int
import(struct session *s, const struct line *l, struct span typed)
{
    struct word word[LINE_WORDS];
    struct line own = *l;
    struct import im = {.s = s, .line = &own, .typed = l->typed};
    struct fault several = {.code = FAULT_SEVERAL};
    char path[PATH_MAX];

    if (l->correction != CORRECT_NONE || l->force)
        return answer_fault(s, typed, l, &several);
    if (!line_path(l, line_has(l, "roster") ? "roster" : "positions", "FILE",
                   path)) {
        chatter(s, "that name is too long for a file", SPAN(""));
        return STATUS_WRONG;
    }
    /* Lines that are tried use the session's words: these are kept aside. */
    memcpy(word, l->word, l->n * sizeof *word);
    own.word = word;
    return line_has(l, "roster") ? import_roster(&im, path)
                                 : import_places(&im, path);
}
