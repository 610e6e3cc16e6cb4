/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * line.c: the reader of lines and the judge, fed with scripts. The first byte
 * says what battle they come to: L and D a Little Wars and a density battle
 * already begun, anything else none.
 *
 * What must hold: a line that reads is the same again once it is written and
 * read; one that falls has changed nothing; whatever stood, the game is whole;
 * all of it undone is the battle before it, and done again the battle after.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "broken.h"
#include "fuzz.h"
#include "heap.h"
#include "history.h"

enum {
    LINES = 400,   /* of one script */
    MEN = 20000,   /* beyond them each line takes too long */
    UNDONE = 12000 /* bytes of log that are undone and done again */
};

struct floor {
    struct history h;
    struct verbs list[CORE_LISTS];
    struct lexicon lexicon;
    struct word word[LINE_WORDS], again[LINE_WORDS];
};

static struct floor all;

/* ---- reading and writing ---- */

static bool
same_word(const struct word *a, const struct word *b)
{
    return a->slot == b->slot && a->form == b->form && a->arg == b->arg &&
           a->a == b->a && a->b == b->b && a->c == b->c &&
           span_eq(a->clause, b->clause) && span_eq(a->name, b->name) &&
           span_eq(a->label, b->label);
}

static void
reads_again(struct floor *t, const struct line *l)
{
    char once[LINE_MAX_BYTES], twice[LINE_MAX_BYTES];
    struct line other = {.word = t->again};
    struct text first, second;
    struct span rest;
    struct fault why;

    text_init(&first, once, sizeof once);
    line_write(&first, l);
    must(!first.cut, "what was read is too long to be kept");
    must(line_read(text_span(&first), &t->lexicon, &other, &rest, &why) &&
             rest.n == 0 && other.verb == l->verb && other.n == l->n &&
             other.correction == l->correction && other.target == l->target &&
             other.force == l->force,
         "a line is another once it is written");
    for (uint32_t i = 0; i < l->n; i++)
        must(same_word(&l->word[i], &other.word[i]), "a word is another");
    text_init(&second, twice, sizeof twice);
    line_write(&second, &other);
    must(span_eq(text_span(&first), text_span(&second)),
         "a line is written in two ways");
}

/* ---- judging ---- */

static void
hears(struct floor *t, const struct line *l)
{
    struct history *h = &t->h;
    struct attempt a = {.line = l, .at_ms = history_floor(h)};
    uint64_t digest = h->game.digest;
    struct ruling r;
    int32_t n = h->n;

    history_try(h, &a, &r);
    if (r.verdict < VERDICT_ALLOWED)
        must(h->game.digest == digest && h->n == n, "what fell changed");
    else if (l->attempt)
        history_drop(h, n);
    else
        history_keep(h);
    if (l->attempt)
        must(h->game.digest == digest, "what was only tried changed");
    must(!game_broken(&h->game), "the game is broken");
    t->lexicon.sets = h->game.battle->ruleset ? SET_DENSITY : SET_LITTLE_WARS;
}

static void
says(struct floor *t, struct span typed)
{
    struct span rest = typed;
    struct fault why;

    while (rest.n > 0) {
        struct line l = {.word = t->word};

        if (!line_read(rest, &t->lexicon, &l, &rest, &why)) {
            must(why.code != FAULT_NONE, "it fell for nothing");
            return;
        }
        if (!l.verb)
            continue;
        reads_again(t, &l);
        if (l.verb->kind == VERB_FACT || l.verb->kind == VERB_EDIT)
            hears(t, &l);
    }
}

/* As often as it stands. */
static void
says_on(struct floor *t, const char *line)
{
    int32_t n;

    do {
        n = t->h.n;
        says(t, span_of(line));
    } while (t->h.n > n);
}

static void
undone_and_redone(struct floor *t)
{
    uint64_t digest;

    if (t->h.text_n > UNDONE)
        return;
    says_on(t, "redo"); /* if undo was the last, there is more than this */
    digest = t->h.game.digest;
    says_on(t, "undo");
    says_on(t, "redo");
    must(t->h.game.digest == digest, "undone and redone is another battle");
}

/* ---- the fuzzer's part ---- */

static void
takes_line(void *ctx, struct span line)
{
    struct floor *t = ctx;

    if (t->h.game.rows[T_man] <= MEN)
        says(t, line);
}

static void
begins(struct floor *t, char as)
{
    static const char little[] =
        "side red\nside blue back north\nbody RA 20 inf\nbody RH 10 cav\n"
        "body BA 20 inf\nbody BH 10 cav\ngun RG1\ngun BG1\nfield 18 x 8\n"
        "start red\nnext";
    static const char density[] =
        "edition density\nside Red\nside Blue\n"
        "unit Ra side Red ranks 8,8 out 2 weapon spear\n"
        "unit Ba side Blue ranks 10,6 out 0 weapon sword\n"
        "contact Ra front Ba front";
    struct span script = span_of(as == 'L' ? little : as == 'D' ? density : "");

    memset(&t->h, 0, sizeof t->h);
    core_verbs(t->list);
    t->lexicon = (struct lexicon){t->list, CORE_LISTS, SET_LITTLE_WARS};
    must(history_init(&t->h, &heap, &t->lexicon, NULL), "no memory");
    each_line(script, takes_line, t, LINES);
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
    struct floor *t = &all;
    struct span script = {(const char *)data, (uint32_t)n};

    begins(t, n > 0 ? (char)data[0] : '\0');
    each_line(script.n > 0 ? span_from(script, 1) : script, takes_line, t,
              LINES);
    if (t->h.game.rows[T_man] <= MEN)
        undone_and_redone(t);
    history_release(&t->h);
    return 0;
}
