/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * control_map.c: map, to the terminal or as a picture in a file.
 */
#include "control_in.h"

#include "drawn.h"
#include "map.h"
#include "path.h"
#include "picture.h"
#include "place.h"

#include <langinfo.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

/* gcc 12's analyzer takes the room a struct is returned in to be read there. */
#if defined __GNUC__ && !defined __clang__
#pragma GCC diagnostic ignored "-Wanalyzer-use-of-uninitialized-value"
#endif

enum {
    COLUMNS_ELSEWHERE = 80, /* where there is no window */
    ROWS_ELSEWHERE = 60,
    ROWS_BESIDE = 9 /* for the prompt, the scale and the legend */
};

/* The window's own size, else what the shell says of it. */
static void
window(struct map_options *o)
{
    struct winsize size;
    int32_t columns;
    const char *said = getenv("COLUMNS");
    *o = (struct map_options){COLUMNS_ELSEWHERE, ROWS_ELSEWHERE, false, false};
    if (isatty(STDOUT_FILENO) && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 &&
        size.ws_col > 0) {
        o->columns = size.ws_col;
        o->rows = size.ws_row > ROWS_BESIDE ? size.ws_row - ROWS_BESIDE : 0;
    } else if (said && span_number(span_of(said), MAP_MOST, &columns) &&
               columns > 0) {
        o->columns = (uint32_t)columns;
    }
}

static bool
is_plain(const struct session *s)
{
    const char *term = getenv("TERM");
    bool dumb = isatty(STDOUT_FILENO) && (!term || strcmp(term, "dumb") == 0);
    return s->o.plain || dumb || strcmp(nl_langinfo(CODESET), "UTF-8") != 0;
}

static int
no_memory(struct session *s)
{
    chatter(s, "out of memory; no map", SPAN(""));
    return STATUS_FILE;
}

struct showing {
    const struct scene *scene;
    struct map_options o;
};

static bool
show(void *ctx, FILE *to)
{
    const struct showing *m = ctx;
    return map_write(to, m->scene, &m->o);
}

/* As an answer to a question, so that --json is answered too. */
static int
map_to_terminal(struct session *s, const struct scene *scene)
{
    struct showing m = {.scene = scene};
    struct drawn d;
    window(&m.o);
    m.o.ascii = is_plain(s);
    m.o.colour = s->o.colour && !s->o.json && isatty(STDOUT_FILENO);
    if (!drawn_make(&d, show, &m) || !d.at)
        return no_memory(s);
    int status = answer_text(s, (struct span){d.at, (uint32_t)d.n});
    free(d.at);
    return status;
}

static int
map_to_file(struct session *s, const struct scene *scene, const char *path)
{
    char at[512];
    struct text why;
    struct outfile out = {0};
    text_init(&why, at, sizeof at);
    if (scene->places == 0) {
        chatter(s, "not written: nobody has a place yet", span_of(path));
        return STATUS_REFUSED;
    }
    bool done = control_open(s, &out, path, &why);
    const struct picture p = {.to = out.to, .alone = true};
    if (done && !picture_map(&p, scene)) {
        text_str(&why, "out of memory");
        done = false;
    }
    done = done && outfile_keep(&out, &why);
    outfile_drop(&out);
    if (done)
        wrote(s, "the map is in", path);
    else
        chatter(s, "not written", text_span(&why));
    return done ? STATUS_DONE : STATUS_FILE;
}

/* --- a piece of the floor --- */

/* RA.7 of RA.7+6,0 */
static struct span
name_in(const struct word *w)
{
    uint32_t n = 0;
    while (n < w->text.n && !strchr("+-@", w->text.at[n]))
        n++;
    return span_cut(w->text, 0, n);
}

static struct fault
at_word(const struct word *w, enum fault_code code)
{
    return (struct fault){.code = (uint16_t)code,
                          .column = w->column,
                          .width = w->width,
                          .word = w->label.n > 0 ? name_in(w) : w->text,
                          .expected = w->slot};
}

/* Why a place means nothing, with what its words are about. */
static struct fault
no_spot(const struct game *g, const struct word *w, enum fault_code code)
{
    struct fault why = at_word(w, code);
    if (code != FAULT_NO_MAN && code != FAULT_MAN_STATE)
        return why;
    int32_t body = body_find(g, w->label), number = word_number(w);
    int32_t man = man_find(g, body, number);
    why.subject = code == FAULT_NO_MAN ? REF(body) : man;
    why.have = code == FAULT_NO_MAN ? number : g->man[man].state;
    why.need = g->body[body].mustered;
    return why;
}

/* false: *why. */
static bool
find_piece(const struct game *g, const struct line *l, struct scene_options *o,
           struct fault *why)
{
    const char *clause = line_has(l, "--svg") ? "--svg" : "";
    const struct word *place = line_find(l, clause, "PLACE", NULL);
    const struct word *span = line_find(l, clause, "SPAN", NULL);
    struct spot at = {.why = FAULT_NONE};
    int64_t by;
    if (!place || !span)
        return true;
    at = place_spot(g, place);
    if (at.why != FAULT_NONE) {
        *why = no_spot(g, place, at.why);
        return false;
    }
    enum edge edge = place_beyond(g, at.x, at.y, &by);
    if (edge != EDGE_NONE) {
        *why = at_word(place, FAULT_OFF_FIELD);
        why->have = by < LENGTH_MAX ? (int32_t)by : LENGTH_MAX;
        why->other = (int32_t)edge;
        return false;
    }
    if (span->a <= 0) {
        *why = at_word(span, FAULT_LENGTH);
        return false;
    }
    o->close = true;
    o->x = (length)at.x;
    o->y = (length)at.y;
    o->span = word_length(g, span);
    return true;
}

int
control_map(struct session *s, const struct line *l, struct span typed)
{
    const struct game *g = &s->history.game;
    char path[PATH_MAX];
    struct scene scene;
    struct scene_options o = {0};
    struct fault why;
    bool to_file = line_path(l, "--svg", "FILE", path);
    if (!find_piece(g, l, &o, &why))
        return answer_fault(s, typed, l, &why);
    if (to_file) /* a picture has room for what moved */
        o.of = REF(g->battle->seq);
    if (!scene_make(&scene, g, &o))
        return no_memory(s);
    int status =
        to_file ? map_to_file(s, &scene, path) : map_to_terminal(s, &scene);
    scene_release(&scene);
    return status;
}
