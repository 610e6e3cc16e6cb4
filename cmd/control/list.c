/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * list.c: battles, a line each, and the campaign they add up to.
 *
 * Every file is opened as it would be for play, read only: what is listed has
 * been folded and compared with what was recorded. Only battles that are
 * finished count for a campaign, and only those between its two sides, which
 * are known by their labels.
 */
#include "list.h"

#include "answer.h"
#include "chain.h"
#include "columns.h"
#include "object.h"
#include "say.h"
#include "score.h"

#include <errno.h>
#include <json-c/json.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    COLUMNS = 80,
    LEAST_TITLE = 12, /* columns a title always has */
    TITLE_BYTES = 512,
    LABEL_BYTES = 17,
    CELL_BYTES = 64
};

enum column { C_DATE, C_TITLE, C_RESULT, C_SCORE, C_NET, C_CAMPAIGN, C_ALL };

enum why_not { COUNTS, UNFINISHED, OTHER_SIDES, WON_BEFORE };

/* One battle as it is listed. */
struct listed {
    const char *file;
    char title[TITLE_BYTES]; /* or nothing */
    char date[11];           /* or nothing */
    char label[2][LABEL_BYTES];
    int32_t total[2], net; /* of the first side; half-points */
    int32_t outcome;       /* enum outcome */
    int32_t winner;        /* side, or 0 */
    bool ancient;          /* by the density rules, which have no such score */
    bool scored;           /* it is of two sides of Little Wars */
    enum why_not why;      /* of a campaign */
    int32_t sum;           /* of it after this battle */
    char cell[C_ALL][CELL_BYTES];
};

struct campaign {
    int32_t up;                 /* points; 0: there is none */
    char label[2][LABEL_BYTES]; /* its sides */
    int32_t sum;                /* of the first, less the second's */
    int32_t battles;
    const struct listed *won; /* the battle that won it, or NULL */
};

struct list {
    const struct options *o;
    struct listed *at;
    int n;
    struct campaign c;
};

/* --- a battle read --- */

static void
keep_label(char to[LABEL_BYTES], const struct game *g, int32_t side)
{
    struct span label = label_of(g->side[ROW(side)].label);
    memcpy(to, label.at, label.n);
    to[label.n] = '\0';
}

static void
keep_title(struct listed *b, const struct session *s)
{
    struct walk w;
    struct text t;
    walk_begin(&w, &s->history, s->file);
    text_init(&t, b->title, sizeof b->title);
    text_put(&t, walk_text(&w, TABLE_battles, 0, "title"));
    text_z(&t);
    struct span on = walk_text(&w, TABLE_battles, 0, "date");
    if (on.n == sizeof b->date - 1)
        memcpy(b->date, on.at, on.n);
    walk_end(&w);
}

static void
keep_date(struct listed *b, const struct session *s)
{
    char utc[UTC_BYTES + 1];
    if (b->date[0] || s->history.n == 0)
        return;
    if (utc_write(s->first_utc_ms, utc))
        memcpy(b->date, utc, sizeof b->date - 1);
}

static void
keep_battle(struct listed *b, struct session *s)
{
    const struct game *g = &s->history.game;
    struct score score[2];
    keep_title(b, s);
    keep_date(b, s);
    b->ancient = g->battle->ruleset == RULESET_DENSITY;
    b->scored = !b->ancient && g->rows[T_side] == 2;
    if (!b->scored)
        return;
    for (int32_t side = 1; side <= 2; side++) {
        keep_label(b->label[ROW(side)], g, side);
        score_side(g, side, &score[ROW(side)]);
        b->total[ROW(side)] = score[ROW(side)].total;
    }
    b->net = score[0].net;
    b->outcome = g->battle->outcome;
    b->winner = g->battle->winner;
}

/* --- cells --- */

static void
name(struct text *t, const char *label)
{
    bool small = label[0] >= 'a' && label[0] <= 'z';
    text_char(t, small ? (char)(label[0] - 'a' + 'A') : label[0]);
    text_safe(t, span_of(label + 1));
}

/* "Red +104 1/2" */
static void
lead(struct text *t, const char *a, const char *b, int32_t net)
{
    if (net == 0) {
        text_str(t, "level");
        return;
    }
    name(t, net < 0 ? b : a);
    text_str(t, " +");
    say_halves(t, net < 0 ? -net : net);
}

static void
result(struct text *t, const struct listed *b)
{
    if (!b->scored) {
        text_str(t, b->ancient ? "density rules" : "no sides yet");
    } else if (b->outcome == OUTCOME_WON) {
        name(t, b->label[ROW(b->winner)]);
        text_str(t, " wins");
    } else {
        text_str(t, b->outcome == OUTCOME_DRAWN       ? "drawn"
                    : b->outcome == OUTCOME_UNDECIDED ? "undecided"
                                                      : "not finished");
    }
}

static void
score(struct text *t, const struct listed *b)
{
    for (int side = 0; side < 2; side++) {
        text_str(t, side ? ", " : "");
        name(t, b->label[side]);
        text_char(t, ' ');
        say_halves(t, b->total[side]);
    }
}

static void
campaign_cell(struct text *t, const struct list *l, const struct listed *b)
{
    static const char *const words[] = {"", "not counted", "other sides",
                                        "won before"};
    if (b->why == COUNTS)
        lead(t, l->c.label[0], l->c.label[1], b->sum);
    else
        text_str(t, words[b->why]);
}

static void
fill(const struct list *l, struct listed *b)
{
    for (int c = 0; c < C_ALL; c++) {
        struct text t;
        text_init(&t, b->cell[c], CELL_BYTES);
        if (c == C_DATE)
            text_str(&t, b->date[0] ? b->date : "-");
        else if (c == C_RESULT)
            result(&t, b);
        else if (c == C_SCORE && b->scored)
            score(&t, b);
        else if (c == C_NET && b->scored)
            lead(&t, b->label[0], b->label[1], b->net);
        else if (c == C_CAMPAIGN && l->c.up)
            campaign_cell(&t, l, b);
        text_z(&t);
    }
}

/* --- the campaign --- */

static bool
same(const char *a, const char *b)
{
    return span_same(span_of(a), span_of(b));
}

/* 1: as the campaign has them; -1: the other way about; 0: they are others. */
static int
sides_of(struct campaign *c, const struct listed *b)
{
    if (c->battles == 0)
        memcpy(c->label, b->label, sizeof c->label);
    if (same(b->label[0], c->label[0]) && same(b->label[1], c->label[1]))
        return 1;
    return same(b->label[0], c->label[1]) && same(b->label[1], c->label[0]) ? -1
                                                                            : 0;
}

static void
count(struct campaign *c, struct listed *b)
{
    b->why = c->won                                     ? WON_BEFORE
             : !b->scored || b->outcome == OUTCOME_NONE ? UNFINISHED
                                                        : COUNTS;
    if (b->why != COUNTS)
        return;
    int way = sides_of(c, b);
    if (way == 0) {
        b->why = OTHER_SIDES;
        return;
    }
    c->sum += way * b->net;
    c->battles++;
    b->sum = c->sum;
    if (c->sum >= 2 * c->up || c->sum <= -2 * c->up)
        c->won = b;
}

/* --- as text --- */

static const char *
title_of(const struct listed *b)
{
    return b->title[0] ? b->title : b->file;
}

/* How wide each column is; titles have what the others leave. */
static void
widths(const struct list *l, const char *const head[C_ALL],
       uint32_t wide[C_ALL])
{
    uint32_t others = 0;
    for (int c = 0; c < C_ALL; c++) {
        wide[c] = columns(span_of(head[c]));
        for (int i = 0; i < l->n; i++) {
            const struct listed *b = &l->at[i];
            const char *cell = c == C_TITLE ? title_of(b) : b->cell[c];
            uint32_t n = columns(span_of(cell));
            wide[c] = n > wide[c] ? n : wide[c];
        }
        others +=
            c != C_TITLE && (c != C_CAMPAIGN || l->c.up) ? wide[c] + 2 : 0;
    }
    uint32_t room =
        others + LEAST_TITLE < COLUMNS ? COLUMNS - others : LEAST_TITLE;
    if (wide[C_TITLE] > room)
        wide[C_TITLE] = room;
}

/* A cell and the blanks behind it; cut, with three points, where it is too
 * wide. */
static void
put_cell(struct text *t, const char *cell, uint32_t wide)
{
    char at[TITLE_BYTES * 2];
    struct text safe;
    text_init(&safe, at, sizeof at);
    text_safe(&safe, span_of(cell));
    struct span s = text_span(&safe);
    bool cut = columns(s) > wide;
    if (cut)
        s = columns_cut(s, wide - 3);
    text_put(t, s);
    text_str(t, cut ? "..." : "");
    for (uint32_t n = columns(s) + (cut ? 3 : 0); n < wide; n++)
        text_char(t, ' ');
}

static void
put_row(const struct list *l, const char *const cell[C_ALL],
        const uint32_t wide[C_ALL])
{
    char at[TITLE_BYTES * 2];
    struct text t;
    text_init(&t, at, sizeof at);
    for (int c = 0; c < (l->c.up ? C_ALL : C_CAMPAIGN); c++) {
        text_str(&t, c ? "  " : "");
        put_cell(&t, cell[c], wide[c]);
    }
    while (t.n > 0 && t.at[t.n - 1] == ' ')
        t.n--;
    puts(text_z(&t));
}

static void
put_campaign(const struct campaign *c)
{
    char at[TITLE_BYTES * 2];
    struct text t;
    text_init(&t, at, sizeof at);
    if (c->battles == 0) {
        text_str(&t, "No battle counts for a campaign yet.");
    } else if (c->sum == 0) {
        text_str(&t, "Both sides are level after ");
        text_count(&t, c->battles, "battle", "battles");
    } else {
        name(&t, c->label[c->sum < 0]);
        text_str(&t, c->won ? " wins the campaign: " : " leads by ");
        say_halves(&t, c->sum < 0 ? -c->sum : c->sum);
        text_str(&t, c->won ? " up after " : " after ");
        text_count(&t, c->battles, "battle", "battles");
    }
    if (c->won) {
        text_str(&t, ", with ");
        text_safe(&t, span_of(title_of(c->won)));
        text_char(&t, '.');
    } else if (c->battles) {
        text_str(&t, "; ");
        text_int(&t, c->up);
        text_str(&t, " up wins the campaign.");
    }
    text_str(&t, "  [reading 35]");
    puts(text_z(&t));
}

static void
put_text(const struct list *l)
{
    static const char *const head[C_ALL] = {"date",  "battle", "result",
                                            "score", "net",    "campaign"};
    uint32_t wide[C_ALL];
    widths(l, head, wide);
    if (l->n > 0)
        put_row(l, head, wide);
    for (int i = 0; i < l->n; i++) {
        const char *cell[C_ALL];
        for (int c = 0; c < C_ALL; c++)
            cell[c] = c == C_TITLE ? title_of(&l->at[i]) : l->at[i].cell[c];
        put_row(l, cell, wide);
    }
    if (l->c.up)
        put_campaign(&l->c);
}

/* --- as JSON --- */

static void
add_text(struct json_object **o, const char *key, const char *z)
{
    if (z && z[0])
        object_put(o, key, json_object_new_string(z));
    else
        object_put_null(o, key);
}

/* Half-points as a decimal, to the place the tables have: 104.5 */
static void
add_points(struct json_object **o, const char *key, int32_t halves)
{
    char at[24];
    struct text t;
    text_init(&t, at, sizeof at);
    text_fixed(&t, (int64_t)halves * 5, 1);
    object_put(o, key,
               json_object_new_double_s((double)halves / 2, text_z(&t)));
}

static struct json_object *
sides_json(const struct listed *b)
{
    struct json_object *list = json_object_new_array();
    for (int side = 0; b->scored && side < 2; side++) {
        struct json_object *o = json_object_new_object();
        add_text(&o, "side", b->label[side]);
        add_points(&o, "total", b->total[side]);
        add_points(&o, "net", side ? -b->net : b->net);
        object_add(&list, o);
    }
    return list;
}

static bool
battle_json(const struct list *l, const struct listed *b)
{
    static const char *const words[] = {"", "won", "drawn", "undecided"};
    struct json_object *o = json_object_new_object();
    add_text(&o, "file", b->file);
    add_text(&o, "title", b->title);
    add_text(&o, "date", b->date);
    add_text(&o, "outcome", words[b->outcome & 3]);
    add_text(&o, "winner", b->winner ? b->label[ROW(b->winner)] : NULL);
    object_put(&o, "sides", sides_json(b));
    if (l->c.up)
        object_put(&o, "counted", json_object_new_boolean(b->why == COUNTS));
    return object_print(o, stdout);
}

static bool
campaign_json(const struct campaign *c)
{
    struct json_object *o = json_object_new_object();
    struct json_object *whole = json_object_new_object();
    object_put(&o, "up", json_object_new_int(c->up));
    object_put(&o, "battles", json_object_new_int(c->battles));
    add_text(&o, "leader", c->sum ? c->label[c->sum < 0] : NULL);
    add_points(&o, "lead", c->sum < 0 ? -c->sum : c->sum);
    object_put(&o, "won", json_object_new_boolean(c->won != NULL));
    add_text(&o, "with", c->won ? c->won->file : NULL);
    object_put(&whole, "campaign", o);
    return object_print(whole, stdout);
}

/* False: no memory for a line of it. */
static bool
put_json(const struct list *l)
{
    bool all = true;
    for (int i = 0; i < l->n; i++)
        all = battle_json(l, &l->at[i]) && all;
    return (!l->c.up || campaign_json(&l->c)) && all;
}

/* --- the files --- */

static int
read_battle(struct list *l, struct session *s, const char *file)
{
    struct listed *b = &l->at[l->n];
    if (!session_init(s, l->o)) {
        chatter(NULL, "out of memory", SPAN(""));
        return STATUS_FILE;
    }
    s->o.read_only = true;
    int status = session_open(s, file);
    if (status == STATUS_DONE) {
        *b = (struct listed){.file = file};
        keep_battle(b, s);
        l->n++;
    }
    session_release(s);
    return status;
}

/* What cannot be read is named, and left out; a log that differs names only
 * its entry. */
static int
read_file(struct list *l, struct session *s, const char *file)
{
    int status = STATUS_FILE;
    if (access(file, R_OK) != 0)
        chatter(NULL, file, span_of(strerror(errno)));
    else
        status = read_battle(l, s, file);
    if (status == STATUS_DIFFERS)
        chatter(NULL, "not in the list", span_of(file));
    return status;
}

int
list_form(const struct options *o, char **file, int n, int32_t up)
{
    struct list l = {.o = o, .c.up = up};
    struct session *s = malloc(sizeof *s);
    int worst = STATUS_DONE;
    l.at = calloc((size_t)n, sizeof *l.at);
    for (int i = 0; l.at && s && i < n; i++) {
        int status = read_file(&l, s, file[i]);
        worst = status > worst ? status : worst;
    }
    for (int i = 0; l.at && i < l.n; i++) {
        if (up)
            count(&l.c, &l.at[i]);
        fill(&l, &l.at[i]);
    }
    bool room = l.at && s;
    if (room && o->json)
        room = put_json(&l);
    else if (room)
        put_text(&l);
    if (!room) {
        chatter(NULL, "out of memory", SPAN(""));
        worst = STATUS_FILE;
    }
    free(l.at);
    free(s);
    return worst;
}
