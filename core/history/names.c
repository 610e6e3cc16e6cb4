/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * names.c: names found again in the lines that gave them.
 */
#include "names.h"

#include "facts.h"

/* The word of its line that is the name: nth 0 the side's own. A `player` line
 * names one, whichever of the side's he is. */
static const struct word *
name_word(const struct line *l, int32_t nth)
{
    bool alone = verb_is(l->verb, FACT_PLAYER);
    int32_t k = 0;

    for (uint32_t i = 0; i < l->n; i++) {
        const struct word *w = &l->word[i];

        if (nth == 0 && w->slot == SLOT_TEXT)
            return w;
        if (nth > 0 && span_is(w->name, "PLAYER") && (alone || ++k == nth))
            return w;
    }
    return NULL;
}

/* Bytes of the text that are this name; 0: it does not begin with it. */
static uint32_t
begins(struct span text, const struct word *w)
{
    char at[LINE_MAX_BYTES];
    struct text t;
    bool ends;

    text_init(&t, at, sizeof at);
    word_text(&t, w);
    ends = t.n >= text.n || text.at[t.n] == ' ' || text.at[t.n] == ':' ||
           text.at[t.n] == ',';
    if (t.n == 0 || t.n > text.n || !ends ||
        !span_same(span_cut(text, 0, t.n), text_span(&t)))
        return 0;
    return t.n;
}

int32_t
names_side(void *ctx, struct span text)
{
    const struct history *h = ctx;
    struct word word[LINE_WORDS];
    int32_t side = 0;
    uint32_t longest = 0;

    for (uint32_t i = 0; i < h->game.rows[T_name]; i++) {
        const struct name *n = &h->game.name[i];
        struct line l = {.word = word};
        const struct word *w;
        uint32_t bytes;

        if (n->table != T_side || !history_fact(h, n->entry, &l))
            continue;
        w = name_word(&l, n->nth);
        bytes = w ? begins(text, w) : 0;
        if (bytes <= longest)
            continue;
        longest = bytes;
        side = REF(n->row);
    }
    return side;
}
