/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * sheet.c: a paper form of one page, 80 columns by 60 lines: what there is, and
 * ruled lines for what comes, to be typed in afterwards. With a manual clock
 * the stamps on it are the battle's time.
 */
#include "control_in.h"

#include "columns.h"
#include "path.h"
#include "say.h"
#include "score.h"

#include <string.h>

enum {
    WIDTH = 80,
    PAGE = 60,
    STATE_MOST = 32, /* lines of what there is; so much is left to write on */
    STAMP = 9,
    LINE = 36
};

/* A page as it grows. */
struct sheet {
    struct text *to;
    int lines;
};

static void
end_line(struct sheet *p)
{
    text_char(p->to, '\n');
    p->lines++;
}

/* A line of ours, cut where the paper ends. */
static void
put_line(struct sheet *p, struct span s)
{
    text_put(p->to, columns_cut(s, WIDTH));
    end_line(p);
}

static void
put_rule(struct sheet *p, char c)
{
    for (int i = 0; i < WIDTH; i++)
        text_char(p->to, c);
    end_line(p);
}

/* ---- what there is ---- */

static void
put_cell(struct text *to, struct walk *w, const char *column,
         const char *before)
{
    struct span words = walk_text(w, TABLE_battles, 0, column);
    if (words.n == 0)
        return;
    if (to->n > 0)
        text_str(to, before);
    text_safe(to, words);
}

static bool
put_title(struct sheet *p, struct session *s)
{
    struct walk w;
    char at[512];
    struct text t;

    text_init(&t, at, sizeof at);
    walk_begin(&w, &s->history, s->file);
    put_cell(&t, &w, "title", "");
    put_cell(&t, &w, "place", ", at ");
    put_cell(&t, &w, "date", ", ");
    if (t.n == 0)
        text_str(&t, "A battle");
    put_line(p, text_span(&t));
    text_clear(&t);
    text_str(&t, "edition ");
    put_cell(&t, &w, "edition", "");
    put_cell(&t, &w, "game", ", game ");
    text_str(&t, "; sheet after entry ");
    text_int(&t, s->history.n);
    put_line(p, text_span(&t));
    return walk_end(&w) == KEPT;
}

static void
put_score(struct sheet *p, const struct game *g)
{
    char at[200];
    struct text t;
    struct score score;

    if (g->rows[T_side] != 2 || g->battle->ruleset == RULESET_DENSITY)
        return;
    text_init(&t, at, sizeof at);
    text_str(&t, "score now: ");
    for (int32_t side = 1; side <= 2; side++) {
        score_side(g, side, &score);
        text_str(&t, side > 1 ? ", " : "");
        say_side(&t, g, side);
        text_char(&t, ' ');
        say_halves(&t, score.total);
    }
    put_line(p, text_span(&t));
}

/* The answer to a question, as far as there is room for it. */
static void
put_answer(struct sheet *p, struct span said)
{
    int more = 0;

    while (said.n > 0) {
        uint32_t n = 0;

        while (n < said.n && said.at[n] != '\n')
            n++;
        if (p->lines < STATE_MOST)
            put_line(p, span_cut(said, 0, n));
        else
            more++;
        said = span_from(said, n < said.n ? n + 1 : n);
    }
    if (more == 0)
        return;
    text_str(p->to, "    and ");
    text_count(p->to, more, "line", "lines");
    text_str(p->to, " more that `show` has");
    end_line(p);
}

static bool
put_shown(struct sheet *p, struct session *s)
{
    static const char *const asked[] = {"show", "state"}; /* as rules have it */
    bool density = s->history.game.battle->ruleset == RULESET_DENSITY;
    char buffer[1 << 15];
    struct word word[LINE_WORDS];
    struct line l = {.word = word};
    struct span rest;
    struct fault why = {0};
    struct seen seen;
    struct asking a = {.file = s->file, .line = &l, .plain = true, .why = &why};
    struct text t;

    a.at_ms = session_now(s);
    a.h = session_seen(s, &seen);
    text_init(&t, buffer, sizeof buffer);
    if (!line_read(span_of(asked[density]), &s->lexicon, &l, &rest, &why) ||
        !ask(&a, &t))
        return false;
    put_answer(p, text_span(&t));
    return true;
}

/* ---- what is to be filled in ---- */

static const char *const blank_battle[] = {
    "Battle ____________________________________ at ____________ on "
    "________________",
    "Edition ____________  Game ____________  Clock _________  Field "
    "______ x ______",
    "",
    "Red    led by ___________________   |   Blue   led by "
    "__________________________",
    "",
};

static const char *const blank_forces[] = {
    "body    men  arm        name        |   body    men  arm        name",
    "R_____  ___  inf cav  ____________  |   B_____  ___  inf cav  "
    "__________________",
    "R_____  ___  inf cav  ____________  |   B_____  ___  inf cav  "
    "__________________",
    "R_____  ___  inf cav  ____________  |   B_____  ___  inf cav  "
    "__________________",
    "R_____  ___  inf cav  ____________  |   B_____  ___  inf cav  "
    "__________________",
    "R_____  ___  inf cav  ____________  |   B_____  ___  inf cav  "
    "__________________",
    "guns  RG1  RG2  RG3  RG4            |   guns  BG1  BG2  BG3  BG4",
};

static const char *const blank_units[] = {
    "unit  weapon    ranks                |   unit  weapon    ranks",
    "____  ________  _________________    |   ____  ________  "
    "______________________",
    "____  ________  _________________    |   ____  ________  "
    "______________________",
    "____  ________  _________________    |   ____  ________  "
    "______________________",
    "____  ________  _________________    |   ____  ________  "
    "______________________",
};

static void
put_all(struct sheet *p, const char *const *line, size_t n)
{
    for (size_t i = 0; i < n; i++)
        put_line(p, span_of(line[i]));
}

static void
put_blank_state(struct sheet *p, bool density)
{
    put_line(p, SPAN("THE BATTLE"));
    put_rule(p, '-');
    put_all(p, blank_battle, sizeof blank_battle / sizeof blank_battle[0]);
    if (density)
        put_all(p, blank_units, sizeof blank_units / sizeof blank_units[0]);
    else
        put_all(p, blank_forces, sizeof blank_forces / sizeof blank_forces[0]);
    put_line(p, SPAN(""));
    put_line(p, SPAN("moves first ________________   began at ____:____"));
}

static void
put_ruled(struct sheet *p, char c)
{
    int most = c == ' ' ? STAMP + 2 + LINE : WIDTH; /* no blanks at the end */

    for (int i = 0; i < most; i++)
        text_char(p->to, i == STAMP || i == STAMP + 1 + LINE ? '|' : c);
    end_line(p);
}

static void
put_lines(struct sheet *p)
{
    enum { FOOT = 4 };
    uint32_t from;

    put_rule(p, '=');
    from = p->to->n;
    text_str(p->to, "stamp");
    text_pad(p->to, from, STAMP);
    text_str(p->to, "|line");
    text_pad(p->to, from, STAMP + 1 + LINE);
    text_str(p->to, "|answer");
    end_line(p);
    put_ruled(p, '-');
    while (p->lines + 2 <= PAGE - FOOT) {
        put_ruled(p, ' ');
        put_ruled(p, '_');
    }
}

static void
put_foot(struct sheet *p, bool density)
{
    put_line(p, SPAN("stamp: the time of day, @14:05, or @+2:30 after the line "
                     "before.  Begin with the"));
    put_line(p, SPAN("day, @2026-11-30T14:00:00Z.  Typed in later: umpire "
                     "--clock=manual FILE"));
    if (density)
        return;
    put_line(p, SPAN("n next  f rg1 3 2ib  m ra 12 n  9ib v 5ir+7cr s2  h p1  "
                     "t time  = mends the last"));
}

/* ---- the verb ---- */

static bool
write_sheet(struct session *s, bool blank, struct text *to)
{
    struct sheet p = {to, 0};

    if (blank) {
        put_blank_state(&p, s->history.game.battle->ruleset == RULESET_DENSITY);
    } else {
        if (!put_title(&p, s))
            return false;
        put_rule(&p, '-');
        if (!put_shown(&p, s))
            return false;
        put_score(&p, &s->history.game);
    }
    put_lines(&p);
    put_foot(&p, s->history.game.battle->ruleset == RULESET_DENSITY);
    return !to->cut;
}

static int
sheet_file(struct session *s, const char *path, struct span sheet)
{
    char at[512];
    struct text why;
    struct outfile out = {0};

    text_init(&why, at, sizeof at);
    if (!control_open(s, &out, path, &why)) {
        chatter(s, "not written", text_span(&why));
        return STATUS_FILE;
    }
    fwrite(sheet.at, 1, sheet.n, out.to);
    if (outfile_keep(&out, &why)) {
        wrote(s, "a sheet to fill in is in", path);
        return STATUS_DONE;
    }
    outfile_drop(&out);
    chatter(s, "not written", text_span(&why));
    return STATUS_FILE;
}

int
control_sheet(struct session *s, const struct line *l)
{
    bool blank = line_has(l, "blank"), named;
    char path[PATH_MAX], buffer[1 << 14];
    struct text t;

    text_init(&t, buffer, sizeof buffer);
    named = line_path(l, blank ? "blank" : "", "FILE", path);
    if (!write_sheet(s, blank, &t)) {
        chatter(s, "the sheet could not be made", SPAN(""));
        return STATUS_FILE;
    }
    if (named)
        return sheet_file(s, path, text_span(&t));
    return answer_text(s, text_span(&t));
}
