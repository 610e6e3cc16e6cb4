/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * session_clock.c: battle time, and which warnings were shown.
 *
 * Battle time goes on with a clock that also counts while the machine sleeps.
 * It is never counted by us: it is a place it was at, and what that clock has
 * gone since; with every entry the file is told such a pair. Within one boot
 * whoever opens the file goes on from the pair and cannot but agree. After
 * another boot the pair is worth nothing; what has passed is then an estimate
 * by the wall clock, and no referee's clock goes on by an estimate.
 */
#include "session_in.h"

#include "clock.h"
#include "folding.h"

#include <string.h>

/* Instants are kept in cells, as seconds and milliseconds. */
static const int64_t far_ms = (int64_t)(INT32_MAX - 2) * 1000;

static int64_t
boot_now(const struct session *s)
{
    return s->now->boot_ms(s->now->ctx);
}

static int64_t
utc_now(const struct session *s)
{
    return s->now->utc_ms(s->now->ctx);
}

/* Whether time that is running has a limit: else nobody is robbed of it. */
static bool
is_timed(const struct session *s)
{
    bool limited;
    clock_left_ms(&s->history.game, 0, &limited);
    return limited && clock_runs(&s->history.game);
}

/* --- battle time --- */

static int64_t
goes_on(const struct session *s)
{
    int64_t at = s->time.at_ms + boot_now(s) - s->time.boot_ms;
    return at > s->last_at_ms ? at : s->last_at_ms;
}

int64_t
session_now(const struct session *s)
{
    if (s->o.manual || s->history.n == 0)
        return s->last_at_ms;
    return s->time.stood ? s->time.stood_ms : goes_on(s);
}

void
time_begin(struct session *s, int64_t at_ms)
{
    s->time = (struct timing){.at_ms = at_ms, .boot_ms = boot_now(s)};
}

/* A stamp ahead of the clock takes it along. */
void
time_keep(struct session *s)
{
    if (s->last_at_ms > s->time.at_ms + boot_now(s) - s->time.boot_ms)
        time_begin(s, s->last_at_ms);
    s->typed_in = s->o.manual;
    s->kept_time = s->time;
    s->warned_kept = s->warned;
}

void
time_drop(struct session *s)
{
    s->time = s->kept_time;
}

const struct history *
session_seen(const struct session *s, struct seen *to)
{
    if (!s->time.stood)
        return &s->history;
    to->h = s->history;
    to->clock = clock_stopped(&s->history.game, s->time.stood_ms);
    to->h.game.clock = &to->clock;
    return &to->h;
}

/* --- warnings --- */

/* A warning that is ahead again is forgotten; a new stretch has shown none. */
static void
watch(struct session *s, int64_t at_ms)
{
    const struct game *g = &s->history.game;
    if (g->battle->seq == s->warned_seq && g->clock->state == s->warned_state) {
        s->warned &= clock_due(g, at_ms);
        return;
    }
    s->warned_seq = g->battle->seq;
    s->warned_state = g->clock->state;
    s->warned = 0;
}

uint32_t
time_due(struct session *s, int64_t at_ms)
{
    if (s->time.stood)
        return 0;
    watch(s, at_ms);
    return clock_due(&s->history.game, at_ms) & ~s->warned;
}

void
time_warned(struct session *s, uint32_t bits)
{
    s->warned |= bits;
}

/* After it was shown, so that a crash in between shows it again rather than
 * never. What cannot be written is no reason to disturb anybody: the next
 * entry will say what is wrong with the file. */
void
time_tell(struct session *s)
{
    if (s->warned == s->warned_kept || s->time.stood || s->o.read_only ||
        s->o.manual)
        return;
    struct clock_row row = time_row(s);
    file_clock_write(s->file, &row);
    s->warned_kept = s->warned;
}

/* --- the file's row --- */

struct clock_row
time_row(struct session *s)
{
    const struct game *g = &s->history.game;
    int64_t at = s->time.stood || s->o.manual ? session_now(s) : goes_on(s);
    bool limited;
    watch(s, at);
    struct clock_row row = {.state = g->clock->state,
                            .left_ms = clock_left_ms(g, at, &limited),
                            .anchor_at_ms = at,
                            .anchor_boot_ms = boot_now(s),
                            .anchor_utc_ms = utc_now(s),
                            .warned =
                                s->o.manual ? clock_due(g, at) : s->warned};
    if (!s->o.manual)
        memcpy(row.boot_id, s->boot_id, sizeof row.boot_id);
    return row;
}

static bool
same_boot(const struct session *s, const struct clock_row *row)
{
    return row->boot_id[0] && strcmp(row->boot_id, s->boot_id) == 0 &&
           boot_now(s) >= row->anchor_boot_ms;
}

/* The wall clock may have been set to anything meanwhile. */
static int64_t
estimate(const struct session *s, const struct clock_row *row)
{
    int64_t ms = utc_now(s) - row->anchor_utc_ms;
    int64_t room = far_ms / 2 - row->anchor_at_ms;
    return ms < 0 || ms > room ? -1 : ms;
}

static void
another_boot(struct session *s, const struct clock_row *row)
{
    s->typed_in = row->boot_id[0] == 0;
    s->away_ms = s->typed_in ? 0 : estimate(s, row);
    time_begin(s, row->anchor_at_ms + (s->away_ms > 0 ? s->away_ms : 0));
    s->time.stood = is_timed(s) && !s->o.manual;
    s->time.stood_ms = row->anchor_at_ms;
}

void
time_from(struct session *s, const struct clock_row *row)
{
    if (same_boot(s, row))
        s->time = (struct timing){.at_ms = row->anchor_at_ms,
                                  .boot_ms = row->anchor_boot_ms};
    else
        another_boot(s, row);
    s->kept_time = s->time;
    s->warned = s->warned_kept = row->warned;
    s->warned_seq = s->history.game.battle->seq;
    s->warned_state = s->history.game.clock->state;
    s->opened_ms = session_now(s);
}

/* A row that is not that of the last entry is as good as none. */
void
time_of_row(struct session *s, struct clock_row row)
{
    if (row.anchor_at_ms < s->last_at_ms)
        row = (struct clock_row){.anchor_at_ms = s->last_at_ms};
    time_from(s, &row);
}

void
time_take(struct session *s)
{
    struct clock_row row;
    if (file_clock_read(s->file, &row) != KEPT)
        row = (struct clock_row){.anchor_at_ms = s->last_at_ms};
    time_of_row(s, row);
}

/* --- stamps --- */

void
time_of_first(struct session *s, const struct line *l)
{
    if (s->history.n > 0)
        return;
    s->first_utc_ms = l->stamp == STAMP_UTC ? l->stamp_ms : utc_now(s);
    if (l->stamp == STAMP_UTC && s->source)
        s->o.manual = true;
    time_begin(s, s->last_at_ms);
}

/* The last entry of the clock or the turn that stands. */
static int32_t
floor_entry(const struct session *s)
{
    struct word word[LINE_WORDS]; /* the session's hold the line at hand */
    const struct history *h = &s->history;
    for (int32_t i = h->n_play; i-- > 0;) {
        struct line l = {.word = word};
        if (history_fact(h, h->play[i], &l) &&
            l.verb->flags & (VERB_CLOCK | VERB_TURN))
            return h->play[i];
    }
    return 1;
}

/* So long ago as it is by the clock on the wall, however that was set since
 * the battle began. Where time is typed, the day is that of the line before. */
static int64_t
of_day(const struct session *s, int64_t stamp_ms)
{
    int64_t utc = utc_now(s), last = s->first_utc_ms + s->last_at_ms;
    if (s->o.manual)
        return now_of_day_near(last, stamp_ms) - s->first_utc_ms;
    return session_now(s) - (utc - now_of_day(utc, stamp_ms));
}

bool
time_of_line(const struct session *s, const struct line *l, int64_t *at_ms,
             struct fault *why)
{
    int64_t at = session_now(s);
    if (l->stamp == STAMP_UTC)
        at = l->stamp_ms - s->first_utc_ms;
    else if (l->stamp == STAMP_AFTER)
        at = s->last_at_ms + l->stamp_ms;
    else if (l->stamp == STAMP_AGO)
        at -= l->stamp_ms;
    else if (l->stamp == STAMP_TIME_OF_DAY)
        at = of_day(s, l->stamp_ms);
    *at_ms = at;
    if (at < history_floor(&s->history) || at < 0) {
        *why = (struct fault){.code = FAULT_TIME_BACK, .have = floor_entry(s)};
        return false;
    }
    *why = (struct fault){.code = FAULT_TIME_FAR};
    return at <= far_ms;
}

/* --- after another boot --- */

static void
put_ago(struct text *to, int64_t ms)
{
    int64_t minutes = ms / 60000;
    if (ms < 0) {
        text_str(to, "some time ago");
    } else if (minutes < 1) {
        text_str(to, "less than a minute ago");
    } else if (minutes < 120) {
        text_str(to, "about ");
        text_int(to, minutes);
        text_str(to, " min ago");
    } else {
        bool days = minutes >= 48 * 60;
        text_str(to, "about ");
        text_int(to, days ? minutes / (24 * 60) : minutes / 60);
        text_str(to, days ? " days ago" : " h ago");
    }
}

void
time_question(struct session *s)
{
    char at[512];
    struct text t;
    bool limited;
    if (!s->time.stood)
        return;
    text_init(&t, at, sizeof at);
    text_str(&t, s->typed_in ? "Clock stands at " : "Clock was at ");
    say_clock(&t, clock_left_ms(&s->history.game, s->time.stood_ms, &limited));
    if (s->typed_in) {
        text_str(&t, ", typed in so far and not run.\n");
    } else {
        text_str(&t, " when this computer stopped, ");
        put_ago(&t, s->away_ms);
        text_str(&t, ".\n    That was kept with #");
        text_int(&t, s->history.n);
        text_str(&t, " or at the last warning; it stands until you say.\n");
    }
    text_str(&t, "    resume | clock set M:SS | time\n");
    answer_text(s, text_span(&t));
}
