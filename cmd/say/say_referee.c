/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * say_referee.c: the referee's own office in words: disputes, his verdicts, and
 * what he ruled before.
 */
#include "clock.h"
#include "record.h"
#include "say_in.h"

/* The text of an entry's line, safe to print; false: it has none. */
static bool
put_entry_text(struct text *to, const struct history *h, int32_t entry)
{
    struct word word[LINE_WORDS];
    struct line l = {.word = word};
    char at[LINE_MAX_BYTES];
    struct text t;
    if (!history_fact(h, entry, &l))
        return false;
    text_init(&t, at, sizeof at);
    for (uint32_t i = 0; i < l.n && t.n == 0; i++)
        if (l.word[i].slot == SLOT_TEXT)
            word_text(&t, &l.word[i]);
    text_safe(to, text_span(&t));
    return t.n > 0;
}

static void
put_ends(struct text *to, const struct game *g, int32_t side, int64_t ms)
{
    if (side) {
        text_str(to, " for ");
        say_side(to, g, side);
    }
    text_str(to, " after ");
    say_clock(to, ms);
}

/* ", Cy of Red: one was pushed", where a player's name comes first. */
static void
put_claim(struct text *to, const struct history *h, struct span claim)
{
    int32_t nth, side = say_named(h, claim, &nth, &claim);
    if (side) {
        text_str(to, ", ");
        say_player(to, h, side, nth);
        text_str(to, " of ");
        say_side(to, &h->game, side);
    }
    text_str(to, claim.n > 0 ? ": " : ".");
    text_safe(to, claim);
}

void
dispute_first(struct text *to, const struct saying *s)
{
    const struct effect *e = effect_find(s->r, EFFECT_DISPUTE);
    text_str(to, "Dispute ");
    text_int(to, e ? e->a : 0);
    put_claim(to, s->h, line_text(s->line));
}

/* Dispute 2 ends for Blue after 1:30: two saw it */
void
verdict_first(struct text *to, const struct saying *s)
{
    const struct effect *e = effect_find(s->r, EFFECT_VERDICT);
    struct span reason = line_text(s->line);
    if (!e) {
        text_str(to, "No dispute is open: ");
        text_safe(to, reason);
        return;
    }
    verdict_side(&s->h->game, reason, &reason);
    text_str(to, "Dispute ");
    text_int(to, e->a);
    text_str(to, " ends");
    put_ends(to, &s->h->game, e->b, (int64_t)e->c * 1000);
    text_str(to, reason.n > 0 ? ": " : ".");
    text_safe(to, reason);
}

/* --- precedents --- */

static char
small(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static bool
holds(struct span text, struct span word)
{
    for (uint32_t i = 0; i + word.n <= text.n; i++) {
        uint32_t n = 0;
        while (n < word.n && small(text.at[i + n]) == small(word.at[n]))
            n++;
        if (n == word.n)
            return true;
    }
    return false;
}

/* Every word that is asked for stands in the text. */
static bool
holds_all(struct span text, struct span words)
{
    while (words.n > 0) {
        uint32_t n = 0;
        while (n < words.n && words.at[n] != ' ')
            n++;
        if (!holds(text, span_cut(words, 0, n)))
            return false;
        words = span_trim(span_from(words, n));
    }
    return true;
}

/* Dispute 2, #31, Red 4: Mo one was pushed
 *     for Blue after 1:30: two saw it */
static void
put_dispute(struct text *to, const struct history *h, int32_t row)
{
    const struct game *g = &h->game;
    const struct dispute *d = &g->dispute[row];
    char at[LINE_MAX_BYTES];
    struct text t;
    text_init(&t, at, sizeof at);
    text_str(to, "Dispute ");
    text_int(to, REF(row));
    text_str(to, ", #");
    text_int(to, d->opened_entry);
    text_str(to, ": ");
    put_entry_text(to, h, d->opened_entry);
    text_char(to, '\n');
    if (!d->closed_entry) {
        text_str(to, "    still open\n");
        return;
    }
    text_char(&t, '#');
    text_int(&t, d->closed_entry);
    put_ends(&t, g, d->side, d->lasted_ms);
    uint32_t before = t.n;
    text_str(&t, ": ");
    char words[LINE_MAX_BYTES];
    struct text own;
    struct span reason;
    text_init(&own, words, sizeof words);
    put_entry_text(&own, h, d->closed_entry);
    verdict_side(g, text_span(&own), &reason);
    text_put(&t, reason);
    if (reason.n == 0)
        t.n = before;
    put_lines(to, text_span(&t));
}

static int32_t
put_overrules(struct text *to, const struct history *h, struct span words)
{
    int32_t n = 0;
    for (uint32_t i = 0; i < h->game.rows[T_overruled];) {
        uint32_t from = to->n;
        i = put_overrule(to, h, i);
        if (holds_all(span_from(text_span(to), from), words))
            n++;
        else
            to->n = from;
    }
    return n;
}

int32_t
say_precedents(struct text *to, const struct history *h, struct span words)
{
    int32_t n = 0;
    for (uint32_t i = 0; i < h->game.rows[T_dispute]; i++) {
        uint32_t from = to->n;
        put_dispute(to, h, (int32_t)i);
        if (holds_all(span_from(text_span(to), from), words))
            n++;
        else
            to->n = from;
    }
    return n + put_overrules(to, h, words);
}
