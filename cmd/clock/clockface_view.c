/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * clockface_view.c: the battle file looked at ten times a second, and what it
 * says shown on a whole window, or told line by line.
 */
#include "clockface_view.h"

#include "answer.h"
#include "clock.h"
#include "clockface.h"
#include "clockface_screen.h"
#include "follow.h"
#include "say.h"

#include <langinfo.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    LOOK_MS = 100,
    LOOK_SELDOM_MS = 2000, /* at a file that is wrong from end to end */
    PATIENCE_MS = 1000,    /* a file held so long is worth a word */
    RING_MS = 5000         /* a warning later than this is past */
};

enum { NOTE_BYTES = 512 };

struct view {
    struct follower f;
    struct standing is;
    struct face face;
    char note[NOTE_BYTES];
    int64_t look_ms;  /* when to look again, of boot time */
    int64_t wrong_ms; /* since when the file cannot be read, or -1 */
    bool stale;       /* something of what is shown could not be read */
    bool begun;       /* a battle has been seen */
    bool fresh;       /* what is shown is not what stands there */
    struct {
        int32_t seq, state; /* the stretch */
        uint32_t rung;      /* its warnings */
    } bell;
};

static int64_t
boot_ms(const struct view *v)
{
    return v->f.s->now->boot_ms(v->f.s->now->ctx);
}

static const struct game *
game_of(const struct view *v)
{
    return &v->f.s->history.game;
}

/* --- what is so --- */

/* Of a clock that stands although it was not paused. */
static void
why_it_stands(struct view *v)
{
    const char *why = v->f.s->typed_in
                          ? "the time is typed in, and no clock runs"
                          : "the computer was started anew, or is another";
    struct text t;
    if (!v->f.s->time.stood || v->is.reason[0])
        return;
    text_init(&t, v->is.reason, sizeof v->is.reason);
    text_str(&t, why);
    text_z(&t);
}

static void
take_in(struct view *v)
{
    struct session *s = v->f.s;
    struct seen seen;
    v->stale =
        !standing_of(&v->is, session_seen(s, &seen), s->file, session_now(s));
    why_it_stands(v);
    v->begun = v->fresh = true;
}

/* A commit is over in a few milliseconds: that the file is held then is
 * nothing to speak of. */
static void
take_note(struct view *v, enum kept k, struct span why)
{
    char was[NOTE_BYTES];
    struct text t;
    bool soon = k == KEPT_BUSY;
    memcpy(was, v->note, sizeof was);
    text_init(&t, v->note, sizeof v->note);
    if (k == KEPT)
        v->wrong_ms = -1;
    else if (v->wrong_ms < 0)
        v->wrong_ms = boot_ms(v);
    if (k != KEPT && !(soon && boot_ms(v) - v->wrong_ms < PATIENCE_MS)) {
        text_put(&t, why);
        text_str(&t, v->begun ? "; this is what was read before" : "");
    }
    v->fresh |= strcmp(text_z(&t), was) != 0;
}

static bool
is_hopeless(enum kept k)
{
    return k == KEPT_DAMAGED || k == KEPT_NOT_BATTLE || k == KEPT_NEWER;
}

/* Looks, where it is time to; how it went. */
static enum kept
look(struct view *v)
{
    char at[NOTE_BYTES];
    struct text why;
    bool changed;
    int64_t now = boot_ms(v);
    if (now < v->look_ms)
        return KEPT;
    text_init(&why, at, sizeof at);
    enum kept k = follow_look(&v->f, &changed, &why);
    if (changed || v->stale)
        take_in(v);
    take_note(v, k, text_span(&why));
    v->look_ms = now + (is_hopeless(k) ? LOOK_SELDOM_MS : LOOK_MS);
    return k;
}

/* The moment's time and state. */
static void
tick(struct view *v)
{
    struct seen seen;
    const struct session *s = v->f.s;
    struct standing *is = &v->is;
    enum standing_state state = is->state;
    char clock[sizeof is->clock];
    if (!v->begun)
        return;
    memcpy(clock, is->clock, sizeof clock);
    standing_now(is, &session_seen(s, &seen)->game, session_now(s));
    v->fresh |= is->state != state || strcmp(is->clock, clock) != 0;
}

/* Until the next look, or until the next second is shown. */
static int
wait_ms(const struct view *v)
{
    int64_t wait = v->look_ms - boot_ms(v), left = v->is.left_ms;
    int64_t flips = left > 0 ? (left - 1) % 1000 + 1 : 1000 - -left % 1000;
    if (v->is.runs && flips < wait)
        wait = flips;
    return wait < 0 ? 0 : (int)wait;
}

/* --- the bell --- */

/* Warnings that were past when the clock was opened are not rung. */
static uint32_t
to_ring(struct view *v)
{
    const struct session *s = v->f.s;
    const struct game *g = game_of(v);
    uint32_t due = s->time.stood ? 0 : clock_due(g, session_now(s));
    uint32_t ring;
    if (v->bell.seq < 0)
        v->bell.rung = due;
    else if (g->battle->seq != v->bell.seq || g->clock->state != v->bell.state)
        v->bell.rung = 0;
    v->bell.seq = g->battle->seq;
    v->bell.state = g->clock->state;
    ring = due & ~v->bell.rung;
    v->bell.rung = due;
    for (int nth = 0; nth <= 3; nth++)
        if (ring >> nth & 1 && clock_late_ms(g, session_now(s), nth) > RING_MS)
            ring &= ~(1U << nth);
    return ring;
}

/* --- a window --- */

static void
show(struct view *v, struct screen *to, struct text *rows)
{
    struct face_size size = screen_size(to);
    uint8_t looks[FACE_ROWS];
    uint32_t need = clockface_bytes(size);
    if (rows->cap < need) {
        char *at = realloc(rows->at, need);
        if (!at)
            return; /* what stands there stands a while longer */
        text_init(rows, at, need);
    }
    text_clear(rows);
    memset(looks, FACE_PLAIN, sizeof looks);
    clockface_draw(&v->face, size, rows, looks);
    screen_show(to, text_span(rows), looks);
    v->fresh = false;
}

/* false: it is to end. */
static bool
on_key(struct view *v, struct screen *to, char key)
{
    enum { CTRL_L = 12 };
    if (key == 's' || key == 'S')
        v->face.score = !v->face.score;
    else if (key == CTRL_L)
        screen_redraw(to);
    v->fresh = true;
    return key != 'q' && key != 'Q';
}

static int
on_window(struct view *v, struct screen *to)
{
    struct text rows;
    char key = 0;
    bool ends = false, quiet = v->f.s->o.quiet;
    text_init(&rows, NULL, 0);
    while (!ends) {
        look(v);
        tick(v);
        if (v->fresh)
            show(v, to, &rows);
        if (v->begun && to_ring(v) && !quiet)
            screen_bell(to);
        enum screen_event is = screen_wait(to, wait_ms(v), &key);
        v->fresh |= is == SCREEN_DRAW;
        ends = is == SCREEN_END || (is == SCREEN_KEY && !on_key(v, to, key));
    }
    free(rows.at);
    screen_end(to);
    return STATUS_DONE;
}

/* --- line by line --- */

static void
put_warning(struct view *v, struct text *to)
{
    uint32_t ring = v->begun ? to_ring(v) : 0;
    int nth = 2; /* that time is over is said as the state */
    while (nth >= 0 && !(ring >> nth & 1))
        nth--;
    if (nth >= 0)
        say_warning(to, game_of(v), nth, 0, "");
}

/* Whether there is still somebody to read it. */
static bool
is_read(int ms)
{
    struct pollfd out = {.fd = STDOUT_FILENO};
    return poll(&out, 1, ms) <= 0 || !(out.revents & (POLLERR | POLLHUP));
}

static int
in_lines(struct view *v)
{
    char at[8192];
    struct text t;
    struct standing before;
    struct face was = v->face;
    char note[NOTE_BYTES] = "";
    bool first = true;
    was.is = &before;
    was.note = note;
    do {
        look(v);
        tick(v);
        text_init(&t, at, sizeof at);
        put_warning(v, &t);
        if (v->begun || v->note[0])
            clockface_change(&t, first ? NULL : &was, &v->face);
        if (t.n > 0) {
            printf("%.*s\n", (int)t.n, t.at);
            first = false;
        }
        before = v->is;
        memcpy(note, v->note, sizeof note);
        if (fflush(stdout) != 0)
            return STATUS_FILE;
    } while (is_read(wait_ms(v)));
    return STATUS_DONE;
}

/* --- the whole --- */

static bool
is_utf8(void)
{
    return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

/* What passes by itself is waited for. */
static int
first_look(struct view *v)
{
    enum kept k = look(v);
    if (k == KEPT || k == KEPT_BUSY || k == KEPT_BROKEN_OFF)
        return STATUS_DONE;
    chatter(v->f.s, v->f.path, span_of(v->note));
    return k == KEPT_DAMAGED ? STATUS_DIFFERS : STATUS_FILE;
}

static int
shown(struct view *v)
{
    bool dumb;
    if (v->f.s->o.plain)
        return in_lines(v);
    struct screen *to = screen_open(v->f.s->o.colour, &dumb);
    if (to)
        return on_window(v, to);
    if (dumb) {
        chatter(v->f.s, "this terminal cannot place words: a line a change",
                SPAN(""));
        return in_lines(v);
    }
    chatter(v->f.s, "clock wants a terminal; --plain writes a line a change",
            SPAN(""));
    return STATUS_USAGE;
}

int
clockface_run(struct session *s, const struct clock_view *of)
{
    static struct session spare; /* too large for the stack */
    static struct view v;
    s->o.read_only = true;
    if (!session_init(&spare, &s->o)) {
        chatter(s, file_sentence(KEPT_NO_MEMORY), SPAN(""));
        return STATUS_FILE;
    }
    v = (struct view){.wrong_ms = -1, .fresh = true, .bell = {.seq = -1}};
    v.face = (struct face){
        .is = &v.is, .note = v.note, .score = of->score, .ascii = !is_utf8()};
    follow_begin(&v.f, s, &spare, of->path);
    int status = first_look(&v);
    if (status == STATUS_DONE)
        status = shown(&v);
    session_release(&spare);
    return status;
}
