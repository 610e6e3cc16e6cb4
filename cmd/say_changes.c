/* SPDX-License-Identifier: GPL-3.0-or-later */
/* say_changes.c: what a correction changed, told by before and after. */
#include "say.h"
#include "say_in.h"

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
    if (!b->ruled)
        return false;
    memcpy(b->ruled, g->ruled, b->n * sizeof *b->ruled);
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
    b->ruled = NULL;
}

static const struct ruled *
ruling_of(const struct ruled *row, uint32_t n, int32_t melee)
{
    for (uint32_t i = n; i-- > 0;)
        if (row[i].melee == melee)
            return &row[i];
    return NULL;
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
    if (now->isolated == 2)
        text_str(to, " supported");
    if (was->lesser_men != now->lesser_men ||
        was->greater_men != now->greater_men ||
        was->isolated != now->isolated) {
        text_str(to, ", was ");
        numbers(to, was);
        if (was->isolated == 2)
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
changed_score(struct text *to, const struct before *b, const struct game *g)
{
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
say_changes(struct text *to, const struct before *b, const struct history *h)
{
    const struct game *g = &h->game;
    for (uint32_t i = 0; i < g->rows[T_ruled]; i++) {
        const struct ruled *now = &g->ruled[i];
        const struct ruled *was = ruling_of(b->ruled, b->n, now->melee);
        if (was && !same(now, was))
            changed_ruling(to, now, was);
    }
    for (uint32_t i = 0; i < b->n; i++) {
        const struct ruled *was = &b->ruled[i];
        if (ruling_of(g->ruled, g->rows[T_ruled], was->melee))
            continue;
        text_str(to, "    M");
        text_int(to, was->melee);
        text_str(to, " is no longer ruled on.\n");
    }
    changed_score(to, b, g);
}
