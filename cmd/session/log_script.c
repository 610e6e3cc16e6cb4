/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * log_script.c: a battle as a script: the facts that stand, in the order they
 * are folded, each with its stamp and followed by the choices made for it. Run
 * into a new file it gives the same state.
 */
#include "log_script.h"

#include "chain.h"
#include "session_in.h"

#include <stdlib.h>

/* The notes of the log, each where its entry's offset says. */
struct notes {
    struct words words;
    size_t *at;   /* of entry n, plus 1; 0: none */
    int32_t most; /* entries that were there when it was opened */
};

static bool
gather_note(void *ctx, const struct record *r)
{
    struct notes *n = ctx;
    if (r->note.n == 0 || r->n > n->most)
        return true;
    n->at[r->n] = n->words.n + 1;
    return words_add(&n->words, r->note);
}

static bool
put(struct words *w, struct span line)
{
    if (!words_add(w, line))
        return false;
    w->n--;
    return true;
}

static void
stamp(struct text *t, struct session *s, int64_t at_ms, int64_t since_ms)
{
    if (since_ms < 0) {
        char utc[UTC_BYTES + 1];
        utc_write(s->first_utc_ms + at_ms, utc);
        text_char(t, '@');
        text_str(t, utc);
        text_char(t, ' ');
    } else if (at_ms > since_ms) {
        text_str(t, "@+");
        text_fixed(t, at_ms - since_ms, 3);
        text_char(t, ' ');
    }
}

/* The fact itself, without the correction it came by. */
static bool
script_line(struct session *s, int32_t n, struct text *t)
{
    struct line l = {.word = s->word};
    if (!history_fact(&s->history, n, &l))
        return false;
    l.correction = CORRECT_NONE;
    line_write(t, &l);
    return true;
}

/* An overrule that decides something now, or waits for its melee. One that fell
 * or was overruled itself says nothing. */
static bool
overrules_now(struct session *s, const struct entry *e)
{
    const struct game *g = &s->history.game;
    struct line l = {.word = s->word};
    for (uint32_t i = 0; i < g->rows[T_overruled]; i++)
        if (g->overruled[i].entry == e->n)
            return true;
    if (!history_read(&s->history, e->n, &l))
        return false;
    const struct word *m = line_find(&l, "", "MELEE", NULL);
    int32_t row = m ? melee_find(g, m->a) : -1;
    return row >= 0 && g->melee[row].state == MELEE_OPEN;
}

/* The entry it is of is the one before it here, and numbered otherwise. */
static bool
put_choice(struct words *to, struct span line)
{
    if (span_starts(line, "overrule #")) {
        line = span_from(line, sizeof "overrule #" - 1);
        while (line.n > 0 && line.at[0] != ' ')
            line = span_from(line, 1);
        if (!put(to, SPAN("overrule")))
            return false;
    }
    return put(to, line) && put(to, SPAN("\n"));
}

static bool
script_choices(struct session *s, int32_t fact, struct words *to)
{
    int32_t top = history_entry(&s->history, fact)->choice_top;
    int32_t order[CHOICES];
    int32_t n = 0;
    for (; top && n < CHOICES; top = history_entry(&s->history, top)->below)
        order[n++] = top;
    while (n > 0) {
        const struct entry *e = history_entry(&s->history, order[--n]);
        if (e->overrules && !overrules_now(s, e))
            continue;
        if (!put_choice(to, history_line(&s->history, e)))
            return false;
    }
    return true;
}

bool
log_script(struct session *s, struct words *to)
{
    char at[LINE_MAX_BYTES * 2];
    struct notes notes = {.most = s->history.n};
    struct text t;
    int64_t since = -1;
    notes.at = calloc((size_t)s->history.n + 1, sizeof *notes.at);
    bool ok = notes.at && file_read(s->file, gather_note, &notes) == KEPT;
    for (int32_t i = 0; ok && i < s->history.n_play; i++) {
        int32_t n = s->history.play[i];
        const struct entry *e = history_entry(&s->history, n);
        if (e->clock_only && e->phase == PHASE_MOVE &&
            span_starts(history_line(&s->history, e), "interval"))
            continue; /* its time was undone: it says nothing now */
        text_init(&t, at, sizeof at);
        stamp(&t, s, e->at_ms, since);
        since = e->at_ms > since ? e->at_ms : since;
        ok = script_line(s, n, &t);
        if (notes.at[n]) {
            text_str(&t, " # ");
            text_str(&t, notes.words.at + notes.at[n] - 1);
        }
        text_char(&t, '\n');
        ok = ok && put(to, text_span(&t)) && script_choices(s, n, to);
    }
    words_free(&notes.words);
    free(notes.at);
    return ok;
}
