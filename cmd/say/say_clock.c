/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * say_clock.c: the clock in words: what is left, a warning, why it stands.
 */
#include "clock.h"
#include "facts.h"
#include "record.h"
#include "say_in.h"

#include <string.h>

/* Whole seconds: time left is rounded up, so that 0:00 is the end. */
void
say_clock(struct text *to, int64_t ms)
{
    int64_t s = ms >= 0 ? (ms + 999) / 1000 : -ms / 1000;
    if (ms < 0 && s > 0)
        text_char(to, '-');
    text_int(to, s / 60);
    text_char(to, ':');
    text_int(to, s % 60 / 10);
    text_int(to, s % 10);
}

void
say_left(struct text *to, int64_t left_ms)
{
    say_clock(to, left_ms > -1000 ? left_ms : -left_ms);
    text_str(to, left_ms > -1000 ? " left" : " over");
}

void
say_left_of(struct text *to, int64_t left_ms, int64_t limit_ms)
{
    say_left(to, left_ms);
    text_str(to, left_ms > -1000 ? " of " : " the ");
    say_clock(to, limit_ms);
}

void
say_warning(struct text *to, const struct game *g, int nth, int64_t late_ms,
            const char *meanwhile)
{
    enum { AT_ONCE_MS = 2000 };
    int32_t s = clock_warning_s(g, nth);
    if (nth == 3)
        text_str(to, g->clock->state == CLOCK_INTERVAL ? "The interval is over"
                                                       : "Time");
    else if (s % 60 == 0)
        text_count(to, s / 60, "minute", "minutes");
    else
        text_count(to, s, "second", "seconds");
    text_str(to, nth < 3 ? " left" : "");
    if (late_ms < AT_ONCE_MS) {
        text_char(to, nth == 3 && g->clock->state == CLOCK_MOVE ? '!' : '.');
        return;
    }
    text_str(to, nth == 3 && g->clock->state == CLOCK_MOVE ? "!  That was "
                                                           : ".  That was ");
    say_clock(to, late_ms / 1000 * 1000);
    text_str(to, " ago");
    text_str(to, meanwhile);
    text_char(to, '.');
}

/* The text of a line, safe to print; false where it has none. */
static bool
put_line_text(struct text *to, const struct line *l)
{
    char at[LINE_MAX_BYTES];
    struct text t;
    const struct word *w = line_find(l, "", "TEXT", NULL);
    text_init(&t, at, sizeof at);
    if (w)
        word_text(&t, w);
    text_safe(to, text_span(&t));
    return t.n > 0;
}

/* What the dispute is about that keeps the clock. */
static bool
put_claim(struct text *to, const struct history *h)
{
    struct word word[LINE_WORDS];
    struct line l = {.word = word};
    int32_t row = ROW(dispute_open(&h->game));
    return row >= 0 && history_fact(h, h->game.dispute[row].opened_entry, &l) &&
           put_line_text(to, &l);
}

static bool
of_clock(const struct verb *v)
{
    return v->flags & (VERB_CLOCK | VERB_TURN) && !verb_is(v, FACT_DISPUTE) &&
           !verb_is(v, FACT_VERDICT);
}

bool
say_reason(struct text *to, const struct history *h)
{
    struct word word[LINE_WORDS];
    struct line l = {.word = word};
    if (h->game.clock->paused & PAUSED_DISPUTE)
        return put_claim(to, h);
    if (!h->game.clock->paused)
        return false;
    for (int32_t i = h->n_play; i-- > 0;) {
        if (!history_fact(h, h->play[i], &l) || !of_clock(l.verb))
            continue;
        if (l.verb->flags & VERB_TURN || verb_is(l.verb, FACT_RESUME))
            return false; /* it stands by itself */
        if (verb_is(l.verb, FACT_PAUSE))
            return put_line_text(to, &l);
    }
    return false;
}

void
put_paused(struct text *to, const struct history *h)
{
    char at[SAY_BYTES];
    struct text t;
    if (!h->game.clock->paused)
        return;
    text_str(to, h->game.clock->paused & PAUSED_DISPUTE ? ", in dispute"
                                                        : ", paused");
    text_init(&t, at, sizeof at);
    if (!say_reason(&t, h))
        return;
    text_str(to, ": ");
    text_put(to, text_span(&t));
}
