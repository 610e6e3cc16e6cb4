/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * scoreboard.c: the second screen's page.
 */
#include "scoreboard.h"

#include "outfile.h"
#include "picture.h"
#include "standing.h"

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
    struct standing is;
    FILE *to;
};

static void
put(const struct page *p, const char *words)
{
    picture_words(p->to, span_of(words));
}

/* Words as somebody gave them, which may be written from right to left. */
static void
put_theirs(const struct page *p, const char *words)
{
    fputs("<bdi>", p->to);
    put(p, words);
    fputs("</bdi>", p->to);
}

static const char *
title_of(const struct page *p)
{
    return p->is.title[0] ? p->is.title : "Umpire";
}

static bool
is_interval(const struct page *p)
{
    return p->is.state == STANDING_INTERVAL ||
           p->is.state == STANDING_INTERVAL_OVER;
}

static void
put_clock(const struct page *p)
{
    fprintf(p->to,
            "<p class=\"clock\" id=\"clock\" role=\"timer\" data-left=\"%lld\" "
            "data-at=\"%lld\" data-runs=\"%s\" data-call=\"%s\">",
            (long long)p->is.left_ms, (long long)p->b->utc_ms,
            p->is.runs && p->b->runs ? "yes" : "no",
            is_interval(p) ? "INTERVAL OVER" : "TIME");
    put(p, p->is.clock);
    fputs("</p>\n", p->to);
}

/* --- the sides --- */

static void
put_fact(const struct page *p, const char *what, int32_t n)
{
    fprintf(p->to, "<div><dt>%s</dt><dd>%d</dd></div>\n", what, (int)n);
}

static void
put_forces(const struct page *p, const struct standing_side *s)
{
    put_fact(p, "foot", s->foot);
    put_fact(p, "horse", s->horse);
    put_fact(p, s->guns == 1 ? "gun" : "guns", s->guns);
    put_fact(p, "prisoners", s->prisoners);
    put_fact(p, "dead", s->dead);
    if (s->unarmed > 0)
        put_fact(p, "unarmed", s->unarmed);
}

static void
put_units(const struct page *p, const struct standing_side *s)
{
    put_fact(p, "units", s->units);
    put_fact(p, "warriors", s->warriors);
    put_fact(p, "killed", s->killed);
}

static void
put_points(const struct page *p, int32_t halves)
{
    char at[32];
    struct text t;
    text_init(&t, at, sizeof at);
    if (halves / 2 != 0 || halves % 2 == 0)
        text_int(&t, halves / 2);
    if (halves % 2)
        text_str(&t, "\u00BD");
    fputs("<p class=\"score\">", p->to);
    put(p, text_z(&t));
    fputs("</p>\n", p->to);
}

/* Its name and who plays it; a disc or a square as on the maps. */
static void
put_heading(const struct page *p, int32_t side)
{
    const struct standing_side *s = &p->is.side[ROW(side)];
    fprintf(p->to, "<h2><span class=\"ump-n%d\">%s</span> ", side,
            side == 2 ? "\u25A0" : "\u25CF");
    put_theirs(p, s->name);
    if (s->player[0] || s->moves)
        fputs("<small>", p->to);
    if (s->player[0])
        put_theirs(p, s->player);
    if (s->moves)
        fputs(s->player[0] ? ", to move" : "to move", p->to);
    if (s->player[0] || s->moves)
        fputs("</small>", p->to);
    fputs("</h2>\n", p->to);
}

static void
put_side(const struct page *p, int32_t side)
{
    const struct standing_side *s = &p->is.side[ROW(side)];
    fprintf(p->to, "<section class=\"side%s\">\n", s->moves ? " mover" : "");
    put_heading(p, side);
    if (!p->is.density)
        put_points(p, s->halves);
    fputs("<dl>\n", p->to);
    if (p->is.density)
        put_units(p, s);
    else
        put_forces(p, s);
    fputs("</dl>\n</section>\n", p->to);
}

static void
put_last(const struct page *p)
{
    if (!p->is.last[0])
        return;
    fputs("<p class=\"last\">", p->to);
    put_theirs(p, p->is.last);
    if (p->is.more[0]) {
        fputs("<span>", p->to);
        put(p, p->is.more);
        fputs("</span>", p->to);
    }
    fputs("</p>\n", p->to);
}

/* --- the whole --- */

static void
put_head(const struct page *p)
{
    fputs(head_before_title, p->to);
    fprintf(p->to, "%s\n", mark);
    fprintf(p->to, "<meta http-equiv=\"refresh\" content=\"%d\"/>\n", RELOAD_S);
    fputs(head_meta, p->to);
    fputs("<title>", p->to);
    put(p, title_of(p));
    fputs("</title>\n<style>\n", p->to);
    fputs(style, p->to);
    picture_style(p->to, p->g);
    fputs("</style>\n</head>\n", p->to);
}

static void
put_top(const struct page *p)
{
    fputs("<header>\n<h1>", p->to);
    put_theirs(p, title_of(p));
    fputs("</h1>\n<p class=\"turn\">", p->to);
    put(p, p->is.turn);
    fputs("</p>\n</header>\n<main>\n", p->to);
    put_clock(p);
    fputs("<p class=\"state\" id=\"state\" role=\"status\">", p->to);
    put(p, standing_word(p->is.state));
    fputs("</p>\n</main>\n", p->to);
}

/* Whether the clock is at its end. */
static bool
is_late(const struct page *p)
{
    return (p->is.limited && p->is.left_ms <= 0) ||
           (p->g->battle->phase == PHASE_OVER && !is_interval(p));
}

void
scoreboard_write(FILE *to, const struct scoreboard *b)
{
    struct page p = {.b = b, .g = &b->h->game, .to = to};
    standing_of(&p.is, b->h, b->file, b->at_ms);
    put_head(&p);
    fprintf(to, "<body class=\"%s%s\">\n", p.is.limited ? "runs" : "words",
            is_late(&p) ? " time" : "");
    put_top(&p);
    fputs("<div class=\"sides\">\n", to);
    for (int32_t side = 1; side <= p.is.sides; side++)
        put_side(&p, side);
    fputs("</div>\n<footer>\n", to);
    put_last(&p);
    fputs("</footer>\n<script>\n", to);
    fputs(script, to);
    fputs("</script>\n</body>\n</html>\n", to);
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
