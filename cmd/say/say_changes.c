/* SPDX-License-Identifier: GPL-3.0-or-later */
/* say_changes.c: what a correction changed, told by before and after. */
#include "say.h"
#include "say_in.h"

#include "facts.h"
#include "score.h"

#include <stdlib.h>
#include <string.h>

bool
say_before(struct before *b, const struct history *h)
{
    const struct game *g = &h->game;
    struct score score;
    b->n = g->rows[T_ruled];
    b->ruled = malloc((b->n + 1) * sizeof *b->ruled);
    b->as = malloc((b->n + 1) * sizeof *b->as);
    if (!b->ruled || !b->as || !lost_before(b, h)) {
        say_before_free(b);
        return false;
    }
    memcpy(b->ruled, g->ruled, b->n * sizeof *b->ruled);
    for (uint32_t i = 0; i < b->n; i++)
        b->as[i] = say_declared_as(h, g->ruled[i].melee);
    for (uint32_t s = 0; s < g->rows[T_side] && s < 2; s++) {
        score_side(g, REF((int32_t)s), &score);
        b->score[s] = score.total;
    }
    return true;
}

void
say_before_free(struct before *b)
{
    free(b->ruled);
    free(b->as);
    free(b->chosen);
    free(b->chosen_as);
    *b = (struct before){0};
}

static int32_t
first_typed(const struct history *h, int32_t entry)
{
    const struct entry *e = history_entry(h, entry);
    while (e && e->replaced)
        e = history_entry(h, e->replaced);
    return e ? e->n : 0;
}

struct declared_as
say_declared_as(const struct history *h, int32_t melee)
{
    const struct declared *d = h->game.declared;
    int32_t row = ROW(melee), first = row;
    while (first > 0 && d[first - 1].entry == d[row].entry)
        first--;
    return (struct declared_as){first_typed(h, d[row].entry), row - first};
}

bool
same_declared(struct declared_as a, struct declared_as b)
{
    return a.entry == b.entry && a.nth == b.nth;
}

static const struct ruled *
ruling_before(const struct before *b, struct declared_as of)
{
    for (uint32_t i = b->n; i-- > 0;)
        if (same_declared(b->as[i], of))
            return &b->ruled[i];
    return NULL;
}

static bool
ruled_now(const struct history *h, struct declared_as of)
{
    const struct game *g = &h->game;
    for (uint32_t i = g->rows[T_ruled]; i-- > 0;)
        if (same_declared(say_declared_as(h, g->ruled[i].melee), of))
            return true;
    return false;
}

static bool
same(const struct ruled *a, const struct ruled *b)
{
    return a->lesser == b->lesser && a->lesser_men == b->lesser_men &&
           a->greater_men == b->greater_men && a->isolated == b->isolated &&
           a->prisoners == b->prisoners && a->lesser_dead == b->lesser_dead;
}

static void
numbers(struct text *to, const struct ruled *r)
{
    text_int(to, r->lesser_men);
    text_str(to, " v ");
    text_int(to, r->greater_men);
}

/* A melee before it was put in or taken out: its own result stands. */
static void
changed_number(struct text *to, const struct ruled *now,
               const struct ruled *was)
{
    text_str(to, "    M");
    text_int(to, was->melee);
    text_str(to, " is called M");
    text_int(to, now->melee);
    text_str(to, " now.\n");
}

/* "    #31 M2 is now 5 v 8, was 5 v 9: 3 taken, 2 dead each, was 4 and 1." */
static void
changed_ruling(struct text *to, const struct ruled *now,
               const struct ruled *was)
{
    text_str(to, "    #");
    text_int(to, now->entry);
    text_str(to, " M");
    text_int(to, now->melee);
    text_str(to, " is now ");
    numbers(to, now);
    if (now->isolated == CASE_SUPPORTED)
        text_str(to, " supported");
    if (was->lesser_men != now->lesser_men ||
        was->greater_men != now->greater_men ||
        was->isolated != now->isolated) {
        text_str(to, ", was ");
        numbers(to, was);
        if (was->isolated == CASE_SUPPORTED)
            text_str(to, " supported");
    }
    text_str(to, ": ");
    text_int(to, now->prisoners);
    text_str(to, " taken, ");
    text_int(to, now->lesser_dead);
    text_str(to, " dead each, was ");
    text_int(to, was->prisoners);
    text_str(to, " and ");
    text_int(to, was->lesser_dead);
    text_str(to, ".\n");
}

static void
new_ruling(struct text *to, const struct ruled *now)
{
    text_str(to, "    #");
    text_int(to, now->entry);
    text_str(to, " M");
    text_int(to, now->melee);
    text_str(to, " is ruled on: ");
    numbers(to, now);
    text_str(to, now->isolated == CASE_SUPPORTED ? " supported: " : ": ");
    text_int(to, now->prisoners);
    text_str(to, " taken, ");
    text_int(to, now->lesser_dead);
    text_str(to, " dead each.\n");
}

void
say_score_change(struct text *to, const struct before *b,
                 const struct history *h)
{
    const struct game *g = &h->game;
    struct score now;
    bool any = false;
    for (uint32_t s = 0; s < g->rows[T_side] && s < 2; s++) {
        score_side(g, REF((int32_t)s), &now);
        if (now.total == b->score[s])
            continue;
        text_str(to, any ? ", " : "    score: ");
        say_side(to, g, REF((int32_t)s));
        text_char(to, ' ');
        say_halves(to, now.total);
        text_str(to, ", was ");
        say_halves(to, b->score[s]);
        any = true;
    }
    if (any)
        text_char(to, '\n');
}

void
say_changes(struct text *to, const struct before *b, const struct saying *s)
{
    const struct history *h = s->h;
    const struct game *g = &h->game;
    for (uint32_t i = 0; i < b->n; i++) {
        const struct ruled *was = &b->ruled[i];
        if (ruled_now(h, b->as[i]))
            continue;
        text_str(to, "    M");
        text_int(to, was->melee);
        text_str(to, " is no longer ruled on.\n");
    }
    for (uint32_t i = 0; i < g->rows[T_ruled]; i++) {
        const struct ruled *now = &g->ruled[i];
        const struct ruled *was =
            ruling_before(b, say_declared_as(h, now->melee));
        if (!was && now->entry != h->n)
            new_ruling(to, now);
        if (was && was->melee != now->melee)
            changed_number(to, now, was);
        if (was && !same(now, was))
            changed_ruling(to, now, was);
    }
    if (!verb_edits(s->line->verb,
                    EDIT_UNDO)) /* it gives back what there was */
        lost_say(to, b, h);
    say_score_change(to, b, h);
}
