/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * ask_edition.c: edition: every key with its value here and where it comes
 * from; and how two editions differ, in keys and in words.
 */
#include "ask_in.h"
#include "editions.h"
#include "rulebook.h"

#include <string.h>

enum {
    VALUE_AT = 29, /* columns */
    OTHER_AT = 57,
    RULE_END = 79
};

static int32_t
cell_in(enum key_id k, enum edition e)
{
    int32_t cell = 0;
    key_read(k, span_of(key_value(k, e)), &cell);
    return cell;
}

/* Behind what stands in the line, so that it ends in the last column; on a line
 * of its own where it would run into it. */
static void
put_rule(struct text *to, enum key_id k)
{
    const char *rule = key_info(k)->rule;
    uint32_t n = (uint32_t)strlen(rule) + 2, column = ask_column(to);
    if (*rule == '\0') {
        text_char(to, '\n');
        return;
    }
    if (column + 2 + n > RULE_END) {
        text_char(to, '\n');
        column = 0;
    }
    text_pad(to, to->n, RULE_END - n - column);
    text_char(to, '[');
    text_str(to, rule);
    text_str(to, "]\n");
}

static void
put_column(struct text *to, uint32_t at)
{
    uint32_t column = ask_column(to);
    text_pad(to, to->n, column + 2 <= at ? at - column : 2);
}

/* ---- the battle's own ---- */

/* Why the entry set it, if it says. */
static struct span
because(const struct asking *a, int32_t entry, struct line *l)
{
    const struct word *w = NULL;
    if (history_entry(a->h, entry) && history_fact(a->h, entry, l))
        w = line_find(l, "because", "TEXT", NULL);
    return w ? w->text : (struct span){NULL, 0};
}

/* Set by hand: what the edition has, and why. */
static void
put_set(struct text *to, const struct asking *a, enum key_id k)
{
    static const char own[] = "the edition has ";
    struct word word[LINE_WORDS];
    struct line l = {.word = word};
    char at[LINE_MAX_BYTES];
    struct text t;
    const struct given *given = &a->h->game.given[k];
    struct span why = because(a, given->entry, &l);

    text_init(&t, at, sizeof at);
    text_str(&t, own);
    say_key(&t, &a->h->game, (int)k, given->cell);
    if (why.n > 0) {
        text_str(&t, "; ");
        text_safe(&t, why);
    }
    text_str(to, "    ");
    ask_wrap(to, 6, text_span(&t));
    text_char(to, '\n');
}

static void
put_source(struct text *to, const struct asking *a, enum key_id k)
{
    const struct game *g = &a->h->game;
    const struct given *given = &g->given[k];
    enum edition e = (enum edition)g->battle->edition;

    if (given->entry) {
        text_str(to, "set, #");
        text_int(to, given->entry);
    } else if (given->cell == cell_in(k, e)) {
        text_str(to, edition_name(e));
    } else {
        text_str(to, "as it was begun");
    }
}

static void
put_key(struct text *to, const struct asking *a, enum key_id k)
{
    text_str(to, key_info(k)->name);
    put_column(to, VALUE_AT);
    say_key(to, &a->h->game, (int)k, key(&a->h->game, k));
    put_column(to, OTHER_AT);
    put_source(to, a, k);
    put_rule(to, k);
    if (a->h->game.given[k].entry)
        put_set(to, a, k);
}

static uint8_t
sets_of(const struct game *g)
{
    return ruleset_sets(g->battle->ruleset);
}

static int32_t
house_rules(const struct game *g)
{
    int32_t n = 0;
    for (int k = 0; k < KEYS; k++)
        n += key_sets((enum key_id)k) == sets_of(g) && g->given[k].entry &&
             g->key[k].value != g->given[k].cell;
    return n;
}

static bool
answer_edition(const struct asking *a, struct text *to)
{
    const struct game *g = &a->h->game;
    int32_t house = house_rules(g);

    text_str(to, "The edition: ");
    text_str(to, edition_name((enum edition)g->battle->edition));
    if (house > 0) {
        text_str(to, ", with ");
        text_count(to, house, "house rule", "house rules");
    }
    text_str(to, ".\n");
    for (int k = 0; k < KEYS; k++)
        if (key_sets((enum key_id)k) == sets_of(g))
            put_key(to, a, (enum key_id)k);
    return true;
}

/* ---- two editions ---- */

static int32_t
cell_of(const struct game *g, enum key_id k, int e)
{
    return e == EDITION_HERE ? key(g, k) : cell_in(k, (enum edition)e);
}

const char *
edition_called(int e)
{
    return e == EDITION_HERE ? "this battle" : edition_name((enum edition)e);
}

bool
edition_keys_differ(const struct game *g, enum key_id k, int e, int f)
{
    return key_sets(k) == SET_LITTLE_WARS &&
           cell_of(g, k, e) != cell_of(g, k, f);
}

static int32_t
keys_that_differ(const struct game *g, int e, int f)
{
    int32_t n = 0;
    for (int k = 0; k < KEYS; k++)
        n += edition_keys_differ(g, (enum key_id)k, e, f);
    return n;
}

static void
put_difference(struct text *to, const struct game *g, enum key_id k,
               const int of[2])
{
    text_str(to, key_info(k)->name);
    put_column(to, VALUE_AT);
    say_key(to, g, (int)k, cell_of(g, k, of[0]));
    put_column(to, OTHER_AT);
    say_key(to, g, (int)k, cell_of(g, k, of[1]));
    put_rule(to, k);
}

static bool
has_key(int rule)
{
    for (int k = 0; k < KEYS; k++)
        if (span_is(span_of(key_info((enum key_id)k)->rule), rule_name(rule)))
            return true;
    return false;
}

static bool
same_words(const char *x, const char *y)
{
    return x == y || (x && y && strcmp(x, y) == 0);
}

/* Rules that no key carries, and that the two tell in other words. */
static void
put_words(struct text *to, const struct game *g, int e, int f)
{
    char at[1024];
    struct text t;
    enum edition own = (enum edition)g->battle->edition;
    enum edition x = e == EDITION_HERE ? own : (enum edition)e;
    enum edition y = f == EDITION_HERE ? own : (enum edition)f;
    text_init(&t, at, sizeof at);
    text_str(&t, "In words alone:");
    int first = RULE_NONE;
    for (int rule = RULE_NONE + 1; rule < RULES; rule++) {
        if (has_key(rule) ||
            same_words(rule_differs(rule, x), rule_differs(rule, y)))
            continue;
        text_char(&t, ' ');
        text_str(&t, rule_name(rule));
        first = first ? first : rule;
    }
    if (!first)
        return;
    text_str(&t, " (rule ");
    text_str(&t, rule_name(first));
    text_str(&t, " says how).");
    ask_wrap(to, 4, text_span(&t));
    text_char(to, '\n');
}

void
edition_diff(struct text *to, const struct game *g, int e, int f)
{
    const int of[2] = {e, f};
    int32_t n = keys_that_differ(g, e, f);

    if (e == EDITION_DENSITY || f == EDITION_DENSITY) {
        text_str(to, "density is another game, with keys of its own: it and "
                     "Little Wars have none\n    in common.\n");
        return;
    }
    text_str(to, edition_called(e));
    text_str(to, " and ");
    text_str(to, edition_called(f));
    text_str(to, n == 0 ? " have the same keys.\n" : " differ in ");
    if (n > 0) {
        text_count(to, n, "key", "keys");
        text_str(to, ":\nkey");
        put_column(to, VALUE_AT);
        text_str(to, edition_called(e));
        put_column(to, OTHER_AT);
        text_str(to, edition_called(f));
        text_char(to, '\n');
    }
    for (int k = 0; k < KEYS; k++)
        if (edition_keys_differ(g, (enum key_id)k, e, f))
            put_difference(to, g, (enum key_id)k, of);
    put_words(to, g, e, f);
}

static bool
answer_diff(const struct asking *a, struct text *to)
{
    uint32_t n = 0;
    const struct word *w = line_find(a->line, "diff", "EDITION", &n);
    const struct word *end = a->line->word + a->line->n;
    int of[2] = {EDITION_HERE, EDITION_HERE}, i = 0;

    for (; w && w < end && i < 2; w++, i++) {
        of[i] = edition_find(w->text);
        if (of[i] == 0) {
            ask_fault(a, FAULT_NO_EDITION, w);
            a->why->near = edition_nearest(w->text);
            return false;
        }
    }
    if (i == 1) {
        of[1] = of[0];
        of[0] = EDITION_HERE;
    }
    edition_diff(to, &a->h->game, of[0], of[1]);
    return true;
}

/* ---- all of them ---- */

/* "; retelling, french always": the editions after the book that have the
 * value of edition e, where e is the first of them. */
static void
put_same(struct text *to, enum key_id k, int e, int texts)
{
    const char *const *value = key_info(k)->value;
    for (int x = 0; x < e; x++)
        if (strcmp(value[x], value[e]) == 0)
            return;
    text_str(to, "; ");
    for (int x = e; x < texts; x++) {
        if (strcmp(value[x], value[e]) != 0)
            continue;
        if (x > e)
            text_str(to, ", ");
        text_str(to, edition_name((enum edition)(EDITION_BOOK + x)));
    }
    text_char(to, ' ');
    key_write(to, k, cell_in(k, (enum edition)(EDITION_BOOK + e)));
}

static void
put_editions(struct text *to, enum key_id k)
{
    enum { TEXTS = 4 };
    char at[256];
    struct text t;
    text_init(&t, at, sizeof at);
    key_write(&t, k, cell_in(k, EDITION_BOOK));
    for (int e = 1; e < TEXTS; e++)
        put_same(&t, k, e, TEXTS);
    text_str(to, key_info(k)->name);
    put_column(to, VALUE_AT);
    ask_wrap(to, VALUE_AT, text_span(&t));
    put_rule(to, k);
}

void
editions_table(struct text *to)
{
    for (int k = 0; k < KEYS; k++)
        if (key_sets((enum key_id)k) == SET_LITTLE_WARS)
            put_editions(to, (enum key_id)k);
}

const struct question ask_edition[] = {
    {.verb = {.name = "edition",
              .usage = "diff EDITION [EDITION]",
              .example = "edition diff book retelling",
              .summary = "how two differ; one alone: from this battle",
              .sets = SET_BOTH},
     .answer = answer_diff   },
    {.verb = {.name = "edition",
              .usage = "",
              .example = "edition",
              .summary = "every key, its value here and who set it",
              .sets = SET_BOTH},
     .answer = answer_edition},
};

const uint32_t ask_edition_n = sizeof ask_edition / sizeof ask_edition[0];
