/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * say_overrule.c: the referee's result beside the computed one, in words.
 */
#include "overrule.h"
#include "say_in.h"

bool
put_reason(struct text *to, const struct history *h, int32_t entry)
{
    struct word word[LINE_WORDS];
    struct line l = {.word = word};
    char at[LINE_MAX_BYTES];
    struct text t;
    if (!history_entry(h, entry) || !history_read(h, entry, &l))
        return false;
    const struct word *w = line_find(&l, "because", "TEXT", NULL);
    if (!w)
        return false;
    text_init(&t, at, sizeof at);
    word_text(&t, w);
    text_safe(to, text_span(&t));
    return true;
}

/* What a row is about, where its words do not say so themselves. */
static void
put_about(struct text *to, const struct game *g, const struct overruled *o)
{
    if (o->kind == OVERRULE_MELEE) {
        text_char(to, 'M');
        text_int(to, g->melee[ROW(o->what)].number);
    } else {
        text_char(to, '#');
        text_int(to, o->target);
    }
}

/* By the rules M3: isolated, 2 taken, 2 dead each side. */
void
overruled_by_rules(struct text *to, const struct game *g,
                   const struct overruled *o)
{
    text_str(to, "by the rules ");
    if (o->kind == OVERRULE_MELEE) {
        put_about(to, g, o);
        text_str(to, " is ");
    }
    overruled_write(to, g, o, false);
}

/* Below a ruling: what the rules would have had, and who ruled otherwise. */
void
overruled_rest(struct text *to, const struct saying *s)
{
    const struct game *g = &s->h->game;
    for (uint32_t i = s->r->from[T_overruled]; i < s->r->to[T_overruled]; i++) {
        const struct overruled *o = &g->overruled[i];
        char at[LINE_MAX_BYTES * 2];
        struct text t;
        if (o->kind == OVERRULE_FORCED)
            continue;
        text_init(&t, at, sizeof at);
        overruled_by_rules(&t, g, o);
        if (o->entry != (s->entry ? s->entry : s->h->n)) {
            text_str(&t, "; overruled by #");
            text_int(&t, o->entry);
            uint32_t end = t.n;
            text_str(&t, ": ");
            if (!put_reason(&t, s->h, o->entry)) /* it came later */
                t.n = end;
        } else {
            text_char(&t, '.');
        }
        put_lines(to, text_span(&t));
    }
}

/* The row of the overrule that is being said, or NULL. */
static const struct overruled *
own_row(const struct saying *s)
{
    const struct game *g = &s->h->game;
    for (uint32_t i = s->r->from[T_overruled]; i < s->r->to[T_overruled]; i++)
        if (g->overruled[i].entry == (s->entry ? s->entry : s->h->n))
            return &g->overruled[i];
    return NULL;
}

/* M3 overruled: supported, 4 dead each side. */
void
overrule_first(struct text *to, const struct saying *s)
{
    const struct game *g = &s->h->game;
    const struct overruled *o = own_row(s);
    const struct entry *e = history_entry(s->h, s->h->n);
    const struct word *m = line_find(s->line, "", "MELEE", NULL);
    if (o) {
        put_about(to, g, o);
        text_str(to, " overruled: ");
        overruled_write(to, g, o, true);
        text_char(to, '.');
        return;
    }
    if (m) {
        text_char(to, 'M');
        text_int(to, m->a);
    } else {
        text_char(to, '#');
        text_int(to, e ? e->target : 0);
    }
    text_str(to, line_has(s->line, "computed")
                     ? " is as the rules have it."
                     : ": the referee's word waits for the ruling.");
}

static void
put_refused(struct text *to, const struct history *h, const struct overruled *o)
{
    char at[SAY_BYTES];
    struct text t;
    struct fault f = {.code = (uint16_t)o->what,
                      .subject = o->computed[0],
                      .have = o->computed[1],
                      .need = o->computed[2],
                      .other = o->computed[3]};
    text_init(&t, at, sizeof at);
    put_fault(&t, h, &f);
    if (o->rule) {
        text_str(&t, " [");
        text_str(&t, rule_name(o->rule));
        text_char(&t, ']');
    }
    put_lines(to, text_span(&t));
}

/* A line that was refused, with all that was against it. */
static uint32_t
put_forced(struct text *to, const struct history *h, uint32_t row)
{
    const struct game *g = &h->game;
    int32_t entry = g->overruled[row].entry;
    text_safe(to, span_trim(history_line(h, history_entry(h, entry))));
    text_char(to, '\n');
    while (row < g->rows[T_overruled] && g->overruled[row].entry == entry &&
           g->overruled[row].kind == OVERRULE_FORCED)
        put_refused(to, h, &g->overruled[row++]);
    return row;
}

uint32_t
put_overrule(struct text *to, const struct history *h, uint32_t row)
{
    const struct game *g = &h->game;
    const struct overruled *o = &g->overruled[row];
    char at[LINE_MAX_BYTES * 2];
    struct text t;
    text_str(to, "Overruled, #");
    text_int(to, o->entry);
    text_str(to, ": ");
    if (o->kind == OVERRULE_FORCED)
        return put_forced(to, h, row);
    if (o->kind == OVERRULE_MELEE) {
        put_about(to, g, o);
        text_str(to, ", ");
    }
    overruled_write(to, g, o, true);
    text_char(to, '\n');
    text_init(&t, at, sizeof at);
    overruled_by_rules(&t, g, o);
    text_str(&t, "; because ");
    put_reason(&t, h, o->entry);
    put_lines(to, text_span(&t));
    return row + 1;
}
