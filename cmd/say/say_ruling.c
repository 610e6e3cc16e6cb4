/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * say_ruling.c: the whole answer to a line that stands: its first line, kept
 * within the columns, and the rest with the rules cited.
 */
#include "columns.h"
#include "facts.h"
#include "rulebook.h"
#include "say_in.h"

enum {
    REST_BYTES = 16384,
    RULES_END = 75, /* the column in which the rules cited end */
    LISTED = 3      /* entries an undo names */
};

/* --- corrections --- */

static bool
corrects(const struct saying *s)
{
    return s->line->correction == CORRECT_ENTRY ||
           s->line->correction == CORRECT_LIKE;
}

/* "#41 is now: " */
static void
put_prefix(struct text *to, const struct saying *s)
{
    const struct entry *e = said_entry(s);
    if (!corrects(s) || !e)
        return;
    text_char(to, '#');
    text_int(to, e->target);
    text_str(to, " is now: ");
}

/* Numbers of the entries an undo, or a strike, took out: those that stand
 * marked with it. Of a redo: those that its undo had taken, group by group. */
struct taken {
    int32_t at[LISTED]; /* the latest */
    int32_t n;
};

static void
take(struct taken *t, int32_t n)
{
    if (t->n < LISTED)
        t->at[t->n] = n;
    t->n++;
}

/* Nothing before its target is taken out by it, however long the battle. */
static struct taken
taken_by(const struct history *h, int32_t by)
{
    struct taken t = {.n = 0};
    int32_t least = h->entry[by - 1].target;
    for (int32_t n = by - 1; n >= 1 && n >= least; n--)
        if (h->entry[n - 1].undone_by == by)
            take(&t, n);
    return t;
}

static bool
undoes(const struct history *h, int32_t n)
{
    struct span line = history_line(h, &h->entry[n - 1]);
    return span_starts(line, "undo") || span_starts(line, "redo");
}

static int32_t
group_last(const struct history *h, int32_t first)
{
    int32_t n = first;
    while (n < h->n && h->entry[n].group == first)
        n++;
    return n;
}

static struct taken
given_by(const struct history *h, int32_t redo)
{
    struct taken t = {.n = 0};
    const struct entry *undo = history_entry(h, history_entry(h, redo)->target);
    int32_t first = undo ? undo->done_was : 0;
    if (undo && first == undo->group) { /* lines of its own script */
        for (int32_t n = undo->n - 1; n >= undo->target; n--)
            if (!h->entry[n - 1].undone_by && !undoes(h, n))
                take(&t, n);
        return t;
    }
    while (first != 0 && first >= undo->target) {
        for (int32_t n = group_last(h, first); n >= first; n--)
            take(&t, n);
        first = h->entry[first - 1].done_was;
    }
    return t;
}

static bool
takes_out(const struct verb *v)
{
    return verb_edits(v, EDIT_UNDO) || verb_edits(v, EDIT_STRIKE) ||
           verb_edits(v, EDIT_REDO);
}

static struct taken
taken(const struct saying *s)
{
    const struct entry *e = said_entry(s);
    if (!e || !takes_out(s->line->verb))
        return (struct taken){.n = 0};
    return verb_edits(s->line->verb, EDIT_REDO) ? given_by(s->h, e->n)
                                                : taken_by(s->h, e->n);
}

static void
first_taken(struct text *to, const struct saying *s)
{
    struct taken t = taken(s);
    text_str(to, verb_edits(s->line->verb, EDIT_REDO)     ? "again: "
                 : verb_edits(s->line->verb, EDIT_STRIKE) ? "struck out: "
                                                          : "undone: ");
    if (t.n == 1)
        put_entry(to, s->h, &s->h->entry[t.at[0] - 1]);
    else
        text_count(to, t.n, "entry", "entries");
}

static void
rest_taken(struct text *to, const struct saying *s)
{
    struct taken t = taken(s);
    for (int32_t i = 0; i < t.n && i < LISTED && t.n > 1; i++) {
        char at[SAY_BYTES];
        struct text line;
        text_init(&line, at, sizeof at);
        put_entry(&line, s->h, &s->h->entry[t.at[i] - 1]);
        put_lines(to, text_span(&line));
    }
    if (t.n > LISTED) {
        text_str(to, "    and ");
        text_int(to, t.n - LISTED);
        text_str(to, " more\n");
    }
}

/* --- the first line --- */

static bool
melee_leads(const struct saying *s)
{
    const struct verb *v = s->line->verb;
    return melees_ruled(s) &&
           (verb_is(v, FACT_MELEE) || verb_is(v, FACT_SETTLE));
}

static uint32_t
digits(int32_t v)
{
    uint32_t n = 1;
    for (; v >= 10; v /= 10)
        n++;
    return n;
}

/* Columns beside "#n ", of an entry that is not yet as of one below 10000. */
static uint32_t
columns_for(const struct saying *s)
{
    return SAY_COLUMNS - 2 - (s->entry ? digits(s->entry) : 4);
}

/* And beside the prefix of a correction. */
static uint32_t
room_for(const struct saying *s)
{
    char at[SAY_BYTES];
    struct text t;
    text_init(&t, at, sizeof at);
    put_prefix(&t, s);
    return columns_for(s) - t.n;
}

static void
put_first(struct text *to, const struct saying *s)
{
    const struct verb *v = s->line->verb;
    put_prefix(to, s);
    if (takes_out(v))
        first_taken(to, s);
    else if (density_says(s))
        density_first(to, s);
    else if (verb_edits(v, EDIT_CHOOSE))
        choice_first(to, s, room_for(s));
    else if (verb_edits(v, EDIT_OVERRULE))
        overrule_first(to, s);
    else if (melee_leads(s))
        melee_first(to, s, room_for(s));
    else
        verb_first(to, s);
}

/* Cut to the columns with three dots, between characters. */
static void
put_cut(struct text *to, struct span s, uint32_t room)
{
    bool cut = columns(s) > room;
    text_put(to, cut ? columns_cut(s, room - 3) : s);
    text_str(to, cut ? "..." : "");
}

void
say_first(struct text *to, const struct saying *s)
{
    char at[SAY_BYTES];
    struct text t;
    text_init(&t, at, sizeof at);
    if (density_says(s)) { /* their lines are longer, and are not cut */
        put_first(to, s);
        return;
    }
    put_first(&t, s);
    put_cut(to, text_span(&t), columns_for(s));
}

/* --- the rest --- */

/* The target of a correction as it was, or what the line stands before. */
static void
rest_correction(struct text *to, const struct saying *s)
{
    char at[SAY_BYTES];
    struct text t;
    const struct entry *e = said_entry(s);
    bool inserts = s->line->correction == CORRECT_LATE ||
                   s->line->correction == CORRECT_BEFORE;
    text_init(&t, at, sizeof at);
    if (e && inserts) {
        text_str(&t, "stands before #");
        text_int(&t, e->target);
        text_char(&t, '.');
    } else if (e && e->replaced && corrects(s)) {
        text_str(&t, "it was: ");
        text_safe(&t, history_line(s->h, &s->h->entry[e->replaced - 1]));
    }
    put_lines(to, text_span(&t));
}

static void
rest_because(struct text *to, const struct saying *s)
{
    char at[LINE_MAX_BYTES];
    struct text t;
    const struct word *w = line_find(s->line, "because", "TEXT", NULL);
    if (!w)
        return;
    text_init(&t, at, sizeof at);
    text_str(&t, "because ");
    text_safe(&t, w->text);
    put_lines(to, text_span(&t));
}

/* What was overruled for many men is said once. */
static bool
said_before(const struct ruling *r, uint32_t nth)
{
    const struct effect *e = &r->effect[nth];
    for (uint32_t i = 0; e->kind == EFFECT_FORCED && i < nth; i++)
        if (r->effect[i].kind == e->kind && r->effect[i].a == e->a)
            return true;
    return false;
}

/* Of each kind the first line has said, the first effect is passed over. */
_Static_assert(EFFECTS <= 64, "a verb says its effects in a set of 64 bits");

static void
rest_effects(struct text *to, const struct saying *s)
{
    const struct ruling *r = s->r;
    uint64_t said = s->line->verb && !density_says(s) ? verb_said(s->line) : 0;
    uint64_t old = verb_edits(s->line->verb, EDIT_CHOOSE) ? choice_said() : 0;
    for (uint32_t i = 0; i < r->n_effect && i < EFFECT_MAX; i++) {
        char at[SAY_BYTES];
        struct text t;
        uint64_t bit = (uint64_t)1 << r->effect[i].kind;
        bool skip = ((said | old) & bit) || said_before(r, i);
        said &= ~bit;
        if (skip)
            continue;
        text_init(&t, at, sizeof at);
        effect_say(&t, s, &r->effect[i]);
        put_lines(to, text_span(&t));
        close_rest(to, &s->h->game, &r->effect[i]);
        floor_rest(to, s, &r->effect[i]);
    }
    if (r->n_effect > EFFECT_MAX) {
        text_str(to, "    and ");
        text_int(to, r->n_effect - EFFECT_MAX);
        text_str(to, " more; show tells how things stand\n");
    }
}

/* House rules that have no room beside the rules cited. */
static void
rest_house(struct text *to, const struct saying *s)
{
    char at[SAY_BYTES];
    struct text t;
    text_init(&t, at, sizeof at);
    say_rules(&t, s->r);
    put_edition(&t, &s->h->game);
    uint32_t n = t.n;
    for (uint16_t i = 0; i < s->r->n_house; i++)
        put_house(&t, &s->h->game, s->r->house[i]);
    if (t.n + 6 <= SAY_COLUMNS || (s->quiet && density_says(s)))
        return;
    struct span keys = span_trim(span_from(text_span(&t), n + 1));
    char line[SAY_BYTES];
    struct text l;
    text_init(&l, line, sizeof line);
    text_str(&l, "by house rule: ");
    text_put(&l, keys);
    text_char(&l, '.');
    put_lines(to, text_span(&l));
}

static void
put_rest(struct text *to, const struct saying *s)
{
    rest_taken(to, s);
    if (density_says(s)) {
        density_rest(to, s);
        if (s->quiet)
            return;
    } else {
        verb_rest(to, s);
    }
    if (verb_edits(s->line->verb, EDIT_CHOOSE))
        choice_rest(to, s, room_for(s));
    else if (melees_ruled(s))
        melee_rest(to, s, room_for(s), melee_leads(s));
    overruled_rest(to, s);
    rest_effects(to, s);
    rest_because(to, s);
    rest_house(to, s);
    rest_correction(to, s);
}

/* [H1a H3e; retelling; escort.capacity 3] */
static void
put_cited(struct text *to, const struct saying *s)
{
    if ((s->r->n_cite == 0 && s->r->n_house == 0) ||
        (s->quiet && density_says(s)))
        return;
    uint32_t from = to->n, end;
    text_char(to, '[');
    say_rules(to, s->r);
    put_edition(to, &s->h->game);
    end = to->n;
    for (uint16_t i = 0; i < s->r->n_house; i++)
        put_house(to, &s->h->game, s->r->house[i]);
    if (to->n - from + 5 > SAY_COLUMNS)
        to->n = end; /* rest_house has them */
    text_char(to, ']');
}

/* The second line of the answer with the rules at its end, or, where they
 * would go beyond the columns, the rules alone. How many bytes of `rest` it
 * took. */
static uint32_t
put_second(struct text *to, struct span rest, struct span rules)
{
    uint32_t n = 0, from, width;
    while (n < rest.n && rest.at[n] != '\n')
        n++;
    struct span line = span_cut(rest, 0, n);
    bool fits = span_points(line) + 2 + rules.n <= SAY_COLUMNS;
    if (!fits)
        line.n = n = 0;
    else if (n < rest.n)
        n++;
    width = span_points(line);
    from = width + (width > 0 ? 2 : 4);
    if (from + rules.n < RULES_END)
        from = RULES_END - rules.n;
    text_put(to, line);
    text_pad(to, to->n, from - width);
    text_put(to, rules);
    text_char(to, '\n');
    return n;
}

static void
rest_and_rules(struct text *rest, struct text *rules, const struct saying *s)
{
    put_rest(rest, s);
    put_cited(rules, s);
}

void
say_rest(struct text *to, const struct saying *s)
{
    char at[REST_BYTES], cited[SAY_BYTES];
    struct text t, rules;
    uint32_t took = 0;
    text_init(&t, at, sizeof at);
    text_init(&rules, cited, sizeof cited);
    rest_and_rules(&t, &rules, s);
    if (rules.n > 0)
        took = put_second(to, text_span(&t), text_span(&rules));
    text_put(to, span_from(text_span(&t), took));
}

/* Where the first line is the whole answer, the rules stand at its end. */
void
say_answer(struct text *to, const struct saying *s, bool number)
{
    char at[REST_BYTES], cited[SAY_BYTES];
    struct text t, rules;
    uint32_t from = to->n;
    text_init(&t, at, sizeof at);
    text_init(&rules, cited, sizeof cited);
    if (number && s->entry) {
        text_char(to, '#');
        text_int(to, s->entry);
        text_char(to, ' ');
    }
    say_first(to, s);
    rest_and_rules(&t, &rules, s);
    struct span first = {to->at + from, to->n - from};
    uint32_t columns = span_points(first);
    if (t.n > 0 || rules.n == 0 || columns + 2 + rules.n > SAY_COLUMNS) {
        text_char(to, '\n');
        say_rest(to, s);
        return;
    }
    uint32_t end =
        rules.n + columns + 2 > RULES_END ? columns + 2 : RULES_END - rules.n;
    text_pad(to, from, first.n - columns + end);
    text_put(to, text_span(&rules));
    text_char(to, '\n');
}
