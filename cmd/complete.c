/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * complete.c: what may stand at the cursor: verbs first, then the literals of
 * the verb's usage rows and the labels of the battle.
 */
#include "session_in.h"

#include <string.h>

struct offer {
    struct span typed; /* the beginning of the word */
    int skip;          /* offers still to pass over */
    struct text *out;
};

static bool
offer(struct offer *o, struct span word)
{
    if (word.n < o->typed.n ||
        !span_same(span_cut(word, 0, o->typed.n), o->typed))
        return false;
    if (o->skip-- > 0)
        return false;
    text_put(o->out, word);
    return true;
}

static bool
offer_verbs(const struct lexicon *of, struct offer *o)
{
    for (uint32_t k = 0; k < of->n; k++) {
        const struct verbs *v = &of->list[k];
        for (uint32_t i = 0; i < v->n; i++) {
            if (i > 0 && verb_same(&v->row[i], &v->row[i - 1]))
                continue;
            if ((v->row[i].sets & of->sets) &&
                offer(o, span_of(v->row[i].name)))
                return true;
        }
    }
    return false;
}

static bool
offer_labels(const struct game *g, enum table t, struct offer *o)
{
    for (uint32_t i = 0; i < g->rows[t]; i++)
        if (offer(o, label_of(g->cells[t] + (size_t)i * table_width(t))))
            return true;
    return false;
}

/* Lower-case words of a usage row. */
static bool
offer_literals(const char *usage, struct offer *o)
{
    struct span all = span_of(usage);
    uint32_t i = 0;
    while (i < all.n) {
        uint32_t from = i;
        while (i < all.n && all.at[i] >= 'a' && all.at[i] <= 'z')
            i++;
        if (i - from > 1 && offer(o, span_cut(all, from, i)))
            return true;
        if (i == from)
            i++;
    }
    return false;
}

static bool
offer_arguments(struct session *s, struct span first, struct offer *o)
{
    struct fault why;
    const struct game *g = &s->history.game;
    const struct verb *verb = verb_find(&s->lexicon, first, &why);
    const struct lexicon *of = &s->lexicon;
    for (uint32_t k = 0; verb && k < of->n; k++)
        for (uint32_t i = 0; i < of->list[k].n; i++)
            if (verb_same(&of->list[k].row[i], verb) &&
                offer_literals(of->list[k].row[i].usage, o))
                return true;
    if (verb && span_same_z(span_of(verb->name), "set"))
        for (int k = 0; k < KEYS; k++)
            if ((key_sets((enum key_id)k) & of->sets) &&
                offer(o, span_of(key_info((enum key_id)k)->name)))
                return true;
    if (verb && span_same_z(span_of(verb->name), "export"))
        for (int k = 0; k < TABLE_PROMISED; k++)
            if (offer(o, span_of(table_name(k))))
                return true;
    return offer_labels(g, T_unit, o) || offer_labels(g, T_side, o) ||
           offer_labels(g, T_body, o) || offer_labels(g, T_gun, o);
}

bool
complete_word(struct session *s, struct span line, uint32_t start, uint32_t at,
              int nth, struct text *out)
{
    struct offer o = {span_cut(line, start, at), nth, out};
    struct span before = span_trim(span_cut(line, 0, start));
    if (before.n == 0)
        return offer_verbs(&s->lexicon, &o);
    uint32_t n = 0;
    while (n < before.n && before.at[n] != ' ')
        n++;
    return offer_arguments(s, span_cut(before, 0, n), &o);
}
