/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * scoreboard.c: the second screen's page.
 */
#include "scoreboard.h"

#include "ask_in.h"
#include "clock.h"
#include "density.h"
#include "outfile.h"
#include "picture.h"
#include "score.h"
#include "table.h"

#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { RELOAD_S = 2 };

/* By this a page of ours is known again. */
static const char mark[] =
    "<meta name=\"generator\" content=\"umpire board\"/>";

static const char head_before_title[] =
    "<!DOCTYPE html>\n"
    "<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"en\">\n"
    "<head>\n"
    "<meta charset=\"utf-8\"/>\n";

static const char head_meta[] =
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src "
    "'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'\"/>\n"
    "<meta name=\"viewport\" content=\"width=device-width, "
    "initial-scale=1\"/>\n"
    "<meta name=\"color-scheme\" content=\"light dark\"/>\n";

/* All sizes go by the window, so that it fills the screen it is on. */
static const char style[] =
    ":root{color-scheme:light dark;--paper:#fff;--ink:#151515;--dim:#555;"
    "--loud:#a40000}\n"
    "@media (prefers-color-scheme:dark){:root{--paper:#101114;--ink:#f2f2f2;"
    "--dim:#b3b3b3;--loud:#ff8a80}}\n"
    "*{box-sizing:border-box}\n"
    "body{margin:0;min-height:100vh;display:flex;flex-direction:column;"
    "justify-content:space-between;background:var(--paper);color:var(--ink);"
    "font-family:system-ui,\"DejaVu Sans\",Arial,sans-serif;"
    "padding:1.5vh 2vw}\n"
    "h1,h2,p,dl,dd{margin:0}\n"
    "h1{font-size:3.4vh;font-weight:400;color:var(--dim);"
    "text-align:center}\n"
    ".turn{font-size:min(8vh,7vw);font-weight:700;text-align:center;"
    "line-height:1.1}\n"
    ".clock{font-size:min(34vh,26vw);font-weight:800;line-height:1;"
    "text-align:center;font-variant-numeric:tabular-nums}\n"
    ".words .clock{font-size:min(16vh,11vw)}\n"
    ".state{font-size:min(8vh,7vw);font-weight:800;line-height:1.1;"
    "min-height:1.1em;text-align:center;letter-spacing:.06em;"
    "color:var(--loud)}\n"
    ".time .clock{color:var(--loud)}\n"
    ".sides{display:grid;grid-template-columns:1fr 1fr;gap:2vw}\n"
    ".side{border:.5vh solid var(--dim);border-radius:1.5vh;"
    "padding:1vh 1.5vw;display:grid;grid-template-columns:1fr auto;"
    "column-gap:1.5vw;align-items:center}\n"
    ".mover{border-width:1.2vh;border-color:var(--ink)}\n"
    "h2{font-size:min(5vh,4.4vw);line-height:1.15;overflow-wrap:anywhere}\n"
    "h2 small{display:block;font-size:.6em;font-weight:400;"
    "color:var(--dim)}\n"
    ".score{font-size:min(13vh,9vw);font-weight:800;line-height:1;"
    "text-align:right;font-variant-numeric:tabular-nums}\n"
    "dl{grid-column:1/-1;display:flex;flex-wrap:wrap;gap:0 2vw;"
    "font-size:min(4vh,3vw)}\n"
    "dl div{display:flex;gap:.4em}\n"
    "dt{color:var(--dim)}\n"
    "dd{font-weight:700}\n"
    ".last{font-size:min(3.6vh,2.8vw);text-align:center;"
    "overflow-wrap:anywhere}\n"
    ".last span{display:block;color:var(--dim)}\n"
    "@media (max-width:40em){.sides{grid-template-columns:1fr}}\n";

/* No < and no ampersand: it stands in XML as it is. */
static const char script[] =
    "(function () {\n"
    "  var clock = document.getElementById(\"clock\");\n"
    "  var left = Number(clock.getAttribute(\"data-left\"));\n"
    "  var at = Number(clock.getAttribute(\"data-at\"));\n"
    "  var calls = clock.getAttribute(\"data-call\");\n"
    "  function two(n) { return n >= 10 ? String(n) : \"0\" + n; }\n"
    "  function show() {\n"
    "    var gone = Math.max(0, Date.now() - at), ms = left - gone;\n"
    "    var over = 0 > ms;\n"
    "    var s = over ? Math.floor(-ms / 1000) : Math.ceil(ms / 1000);\n"
    "    clock.textContent = (over ? (s > 0 ? \"-\" : \"\") : \"\") +\n"
    "      Math.floor(s / 60) + \":\" + two(s % 60);\n"
    "    if (0 >= ms) {\n"
    "      document.body.classList.add(\"time\");\n"
    "      document.getElementById(\"state\").textContent = calls;\n"
    "    }\n"
    "  }\n"
    "  if (clock.getAttribute(\"data-runs\") === \"yes\") {\n"
    "    show();\n"
    "    setInterval(show, 200);\n"
    "  }\n"
    "})();\n";

/* --- words of the page --- */

struct page {
    const struct scoreboard *b;
    const struct game *g;
    FILE *to;
    struct walk walk; /* for names, and the log's answers */
    bool limited;
    int64_t left_ms;
};

static void
put(const struct page *p, const struct text *t)
{
    picture_words(p->to, text_span(t));
}

/* The value of a column of a table, made safe; nothing where it is empty. */
static bool
cell_words(struct page *p, int table, uint32_t row, const char *column,
           struct text *to)
{
    for (int i = 0; i < table_columns(table); i++) {
        struct value v;
        if (strcmp(table_column(table, i), column) != 0)
            continue;
        walk_cell(&p->walk, table, row, i, &v);
        if (v.kind == VALUE_TEXT)
            text_put(to, v.text);
        return v.kind == VALUE_TEXT && v.text.n > 0;
    }
    return false;
}

/* --- title --- */

static void
title_words(struct page *p, struct text *to)
{
    const struct history *h = p->b->h;
    for (int32_t i = h->n_play; i-- > 0;) {
        struct line l = {.word = p->walk.word};
        const struct entry *e = history_entry(h, h->play[i]);
        p->walk.fact_of = 0; /* its words are ours for a moment */
        if (!span_starts(history_line(h, e), "battle ") ||
            !history_fact(h, e->n, &l))
            continue;
        const struct word *w = line_find(&l, "", "TITLE", NULL);
        if (w)
            word_text(to, w);
        break;
    }
    if (to->n == 0)
        text_str(to, "Umpire");
}

/* --- the clock and the state --- */

static bool
is_over(const struct page *p)
{
    return p->limited && p->left_ms <= 0;
}

/* It runs by itself from the end of settling, whether or not it was called. */
static bool
is_interval(const struct game *g)
{
    return g->clock->state == CLOCK_INTERVAL ||
           g->battle->phase == PHASE_INTERVAL;
}

/* The loudest of what there is to say. */
static void
state_words(struct page *p, struct text *to)
{
    const struct battle *b = p->g->battle;
    if (b->phase == PHASE_FINISHED)
        return; /* said as the turn */
    if (p->g->clock->paused & PAUSED_DISPUTE)
        text_str(to, "DISPUTE");
    else if (p->g->clock->paused)
        text_str(to, "PAUSED");
    else if (is_interval(p->g))
        text_str(to, is_over(p) ? "INTERVAL OVER" : "INTERVAL");
    else if (b->phase == PHASE_OVER || is_over(p))
        text_str(to, "TIME");
}

static void
outcome_words(const struct game *g, struct text *to)
{
    if (g->battle->outcome == OUTCOME_WON) {
        say_side(to, g, g->battle->winner);
        text_str(to, " wins");
    } else {
        text_str(to,
                 g->battle->outcome == OUTCOME_DRAWN ? "Drawn" : "Undecided");
    }
}

static void
turn_words(const struct game *g, struct text *to)
{
    const struct battle *b = g->battle;
    if (b->phase == PHASE_FINISHED) {
        outcome_words(g, to);
    } else if (b->seq > 0 && b->mover > 0) {
        say_side(to, g, b->mover);
        text_str(to, "'s move ");
        text_int(to, g->side[ROW(b->mover)].turn);
    } else if (b->phase == PHASE_SETUP) {
        text_str(to, "Setting up");
    } else {
        say_side(to, g, b->first);
        text_str(to, " moves first");
    }
}

static void
put_clock(struct page *p)
{
    const struct clock *c = p->g->clock;
    bool still = c->paused || c->state == CLOCK_STILL || !p->b->runs;
    char at[64];
    struct text t;
    text_init(&t, at, sizeof at);
    if (p->limited)
        say_clock(&t, p->left_ms);
    else if (p->g->battle->phase == PHASE_OVER)
        text_str(&t, "settling");
    else if (p->g->battle->seq > 0 && p->g->battle->phase != PHASE_FINISHED)
        text_str(&t, c->off ? "no clock" : "no limit");
    fprintf(p->to,
            "<p class=\"clock\" id=\"clock\" role=\"timer\" data-left=\"%lld\" "
            "data-at=\"%lld\" data-runs=\"%s\" data-call=\"%s\">",
            (long long)p->left_ms, (long long)p->b->utc_ms,
            p->limited && !still ? "yes" : "no",
            is_interval(p->g) ? "INTERVAL OVER" : "TIME");
    put(p, &t);
    fputs("</p>\n", p->to);
}

/* --- the sides --- */

static void
put_fact(const struct page *p, const char *what, int64_t n)
{
    fprintf(p->to, "<div><dt>%s</dt><dd>%lld</dd></div>\n", what, (long long)n);
}

static void
put_forces(const struct page *p, int32_t side)
{
    const struct game *g = p->g;
    const int32_t *n = g->side[ROW(side)].count;
    int32_t arm[3] = {0}, guns = 0, held = 0;
    for (uint32_t i = 0; i < g->rows[T_man]; i++) {
        const struct man *m = &g->man[i];
        if (m->side == side && m->state == MAN_FIT)
            arm[m->arm == ARM_CAV]++;
        held += m->holder == side;
    }
    for (uint32_t i = 0; i < g->rows[T_gun]; i++)
        guns += g->gun[i].holder == side && g->gun[i].state != GUN_OFF;
    put_fact(p, "foot", arm[0]);
    put_fact(p, "horse", arm[1]);
    put_fact(p, guns == 1 ? "gun" : "guns", guns);
    put_fact(p, "prisoners", held);
    put_fact(p, "dead", n[MAN_DEAD]);
    if (n[MAN_DISARMED] > 0)
        put_fact(p, "unarmed", n[MAN_DISARMED]);
}

static void
put_units(const struct page *p, int32_t side)
{
    int64_t units = 0, men = 0, killed = 0;
    for (uint32_t i = 0; i < p->g->rows[T_unit]; i++) {
        const struct unit *u = &p->g->unit[i];
        int64_t own = u->out;
        if (u->side != side)
            continue;
        for (int32_t k = 0; k < u->ranks && k < UNIT_RANKS; k++)
            own += u->rank[k];
        units += own > 0;
        men += own;
        killed += u->killed;
    }
    put_fact(p, "units", units);
    put_fact(p, "warriors", men);
    put_fact(p, "killed", killed);
}

static void
put_points(const struct page *p, int32_t side)
{
    struct score score;
    char at[32];
    struct text t;
    score_side(p->g, side, &score);
    text_init(&t, at, sizeof at);
    if (score.total / 2 != 0 || score.total % 2 == 0)
        text_int(&t, score.total / 2);
    if (score.total % 2)
        text_str(&t, "\u00BD");
    fputs("<p class=\"score\">", p->to);
    put(p, &t);
    fputs("</p>\n", p->to);
}

/* Its name and who plays it; a disc or a square as on the maps. */
static void
put_heading(struct page *p, int32_t side, bool moves)
{
    char at[512];
    struct text t;
    text_init(&t, at, sizeof at);
    fprintf(p->to, "<h2><span class=\"ump-n%d\">%s</span> <bdi>", side,
            side == 2 ? "\u25A0" : "\u25CF");
    if (!cell_words(p, TABLE_sides, (uint32_t)ROW(side), "name", &t))
        say_side(&t, p->g, side);
    put(p, &t);
    fputs("</bdi>", p->to);
    text_clear(&t);
    bool player = cell_words(p, TABLE_sides, (uint32_t)ROW(side), "player", &t);
    if (player || moves)
        fputs("<small>", p->to);
    if (player) {
        fputs("<bdi>", p->to);
        put(p, &t);
        fputs("</bdi>", p->to);
    }
    if (moves)
        fputs(player ? ", to move" : "to move", p->to);
    if (player || moves)
        fputs("</small>", p->to);
    fputs("</h2>\n", p->to);
}

static void
put_side(struct page *p, int32_t side)
{
    const struct battle *b = p->g->battle;
    bool moves = b->mover == side && b->seq > 0 && b->phase == PHASE_MOVE;
    fprintf(p->to, "<section class=\"side%s\">\n", moves ? " mover" : "");
    put_heading(p, side, moves);
    if (b->ruleset) {
        fputs("<dl>\n", p->to);
        put_units(p, side);
    } else {
        put_points(p, side);
        fputs("<dl>\n", p->to);
        put_forces(p, side);
    }
    fputs("</dl>\n</section>\n", p->to);
}

/* --- the last ruling --- */

/* Something at the table, and neither the clock nor whose move it is. */
static bool
is_ruling(struct page *p, int32_t n)
{
    const struct history *h = p->b->h;
    struct line l = {.word = p->walk.word};
    p->walk.fact_of = 0; /* its words are ours for a moment */
    return history_fact(h, n, &l) &&
           !(l.verb->flags & (VERB_TURN | VERB_CLOCK)) &&
           !span_is(span_of(l.verb->name), "note") &&
           !span_is(span_of(l.verb->name), "photo");
}

/* What followed from a melee, which its first line does not say. */
static void
put_melee(const struct page *p, int32_t entry)
{
    const struct game *g = p->g;
    char at[512];
    struct text t;
    uint32_t n = g->rows[T_ruled];
    if (n == 0 || g->ruled[n - 1].entry != entry)
        return;
    text_init(&t, at, sizeof at);
    ask_ruled(&t, g, &g->ruled[n - 1]);
    struct span words = text_span(&t);
    uint32_t i = 0;
    while (i < words.n && words.at[i] != '\n')
        i++;
    fputs("<span>", p->to);
    picture_words(p->to, span_trim(span_from(words, i + 1)));
    fputs("</span>", p->to);
}

static void
put_last(struct page *p)
{
    const struct history *h = p->b->h;
    char at[1024];
    struct text t;
    int32_t i = h->n_play - 1;
    while (i >= 0 && !is_ruling(p, h->play[i]))
        i--;
    if (i < 0)
        return;
    int32_t n = h->play[i];
    text_init(&t, at, sizeof at);
    text_char(&t, '#');
    text_int(&t, n);
    text_char(&t, ' ');
    if (!cell_words(p, TABLE_entries, (uint32_t)n - 1, "answer", &t))
        text_put(&t, history_line(h, history_entry(h, n)));
    fputs("<p class=\"last\"><bdi>", p->to);
    picture_words(p->to, span_trim(text_span(&t)));
    fputs("</bdi>", p->to);
    put_melee(p, n);
    fputs("</p>\n", p->to);
}

/* --- the whole --- */

static void
put_head(struct page *p, const struct text *title)
{
    fputs(head_before_title, p->to);
    fprintf(p->to, "%s\n", mark);
    fprintf(p->to, "<meta http-equiv=\"refresh\" content=\"%d\"/>\n", RELOAD_S);
    fputs(head_meta, p->to);
    fputs("<title>", p->to);
    put(p, title);
    fputs("</title>\n<style>\n", p->to);
    fputs(style, p->to);
    picture_style(p->to, p->g);
    fputs("</style>\n</head>\n", p->to);
}

static void
put_top(struct page *p, const struct text *title)
{
    char at[160];
    struct text t;
    fputs("<header>\n<h1><bdi>", p->to);
    put(p, title);
    fputs("</bdi></h1>\n<p class=\"turn\">", p->to);
    text_init(&t, at, sizeof at);
    turn_words(p->g, &t);
    put(p, &t);
    fputs("</p>\n</header>\n<main>\n", p->to);
    put_clock(p);
    text_clear(&t);
    state_words(p, &t);
    fputs("<p class=\"state\" id=\"state\" role=\"status\">", p->to);
    put(p, &t);
    fputs("</p>\n</main>\n", p->to);
}

void
scoreboard_write(FILE *to, const struct scoreboard *b)
{
    char at[1024];
    struct text title;
    struct page p = {.b = b, .g = &b->h->game, .to = to};
    bool late;
    walk_begin(&p.walk, b->h, b->file);
    p.left_ms = clock_left_ms(p.g, b->at_ms, &p.limited);
    late =
        is_over(&p) || (p.g->battle->phase == PHASE_OVER && !is_interval(p.g));
    text_init(&title, at, sizeof at);
    title_words(&p, &title);
    put_head(&p, &title);
    fprintf(to, "<body class=\"%s%s\">\n", p.limited ? "runs" : "words",
            late ? " time" : "");
    put_top(&p, &title);
    fputs("<div class=\"sides\">\n", to);
    for (int32_t side = 1; side <= 2 && side <= (int32_t)p.g->rows[T_side];
         side++)
        put_side(&p, side);
    fputs("</div>\n<footer>\n", to);
    put_last(&p);
    fputs("</footer>\n<script>\n", to);
    fputs(script, to);
    fputs("</script>\n</body>\n</html>\n", to);
    walk_end(&p.walk);
}

/* --- as a file --- */

/* Whether what is there is a page this program wrote; nothing there is none. */
static bool
is_ours(const char *path)
{
    char at[512];
    struct stat is;
    int fd = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    ssize_t n = -1;
    if (fd < 0)
        return false;
    if (fstat(fd, &is) == 0 && S_ISREG(is.st_mode))
        n = read(fd, at, sizeof at - 1);
    close(fd);
    if (n < 0)
        return false;
    at[n] = 0;
    return strstr(at, mark) != NULL;
}

bool
scoreboard_file(const char *path, const struct scoreboard *b, bool force,
                struct text *why)
{
    struct outfile out = {0};
    if (!outfile_open(&out, path, force || is_ours(path), why))
        return false;
    scoreboard_write(out.to, b);
    bool done = outfile_keep(&out, why);
    outfile_drop(&out);
    return done;
}
