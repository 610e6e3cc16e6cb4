/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * ask_book.c: rule, which is the arithmetic of a melee or a look into the
 * rulebook; and the rows of help.
 */
#include "ask_in.h"
#include "melee.h"
#include "rulebook.h"

/* ---- the arithmetic: no memory, for it is asked often ---- */

enum { MEN_MAX = 1000000 };

static void
write_outcome(struct text *to, const struct sum *m)
{
    if (m->isolated == CASE_EQUAL) {
        text_str(to, "equal: all ");
        text_int(to, m->dead);
        text_str(to, " dead on each side.  [H3c]\n");
        return;
    }
    if (m->prisoners > 0) {
        text_int(to, m->prisoners);
        text_str(to, " taken, ");
    }
    if (m->dead > 0)
        text_int(to, m->dead);
    else
        text_str(to, "none");
    text_str(to, " dead each side, ");
    text_int(to, m->left);
    text_str(to, m->left == 1 ? " of the greater stands."
                              : " of the greater stand.");
    text_str(to, m->isolated == CASE_ISOLATED ? "  [H3e]\n" : "  [H3g]\n");
}

static void
write_limit(struct text *to, const struct sum *m, bool army)
{
    text_str(to, "    isolated below ");
    if (army) {
        text_str(to, "half of its side's men able to fight near.  [H1a]\n");
        return;
    }
    text_int(to, m->needed);
    text_str(to, " near.  [H1a]\n");
}

/* Where support was not told, or cannot be weighed: both outcomes. */
static void
write_both(struct text *to, struct sum *m, bool army)
{
    m->support = 0;
    melee_sum(m);
    text_str(to, ", isolated: ");
    write_outcome(to, m);
    m->support = m->needed;
    melee_sum(m);
    text_str(to, "    supported: ");
    write_outcome(to, m);
    write_limit(to, m, army);
}

/* How many more or fewer near would make the other case: tried one by one. */
static void
write_turn(struct text *to, const struct sum *is)
{
    int step = is->isolated == CASE_ISOLATED ? 1 : -1;
    struct sum m = *is;

    do {
        m.support += step;
        melee_sum(&m);
    } while (m.isolated == is->isolated && m.support > 0);
    if (m.isolated == is->isolated)
        return;
    text_str(to, "    ");
    text_int(to, (m.support - is->support) * step);
    text_str(to, step > 0 ? " more near: " : " fewer near: ");
    write_outcome(to, &m);
}

/* Isolated or supported by the referee's word: how many near would make the
 * other case. */
static void
write_other(struct text *to, const struct sum *is, bool isolated)
{
    struct sum m = *is;

    m.support = isolated ? m.needed : m.needed - 1;
    melee_sum(&m);
    text_str(to, "    with ");
    text_int(to, m.support);
    text_str(to, " near: ");
    write_outcome(to, &m);
}

/* Editions in which half is of something else than in the one in force. */
static void
write_editions(struct text *to, const struct game *g)
{
    int32_t other = BASIS_MELEE;
    int n = 0;

    for (enum edition e = EDITION_BOOK; e < EDITION_DENSITY; e++) {
        int32_t basis;
        struct span value = span_of(key_value(KEY_ISOLATION_BASIS, e));

        if (!key_read(KEY_ISOLATION_BASIS, value, &basis) ||
            basis == key(g, KEY_ISOLATION_BASIS))
            continue;
        text_str(to, n++ == 0 ? "    edition " : ", ");
        text_str(to, edition_name(e));
        other = basis;
    }
    if (n > 0)
        text_str(to, other == BASIS_MELEE
                         ? ": half of the lesser force.  [H1a]\n"
                         : ": half of the army able to fight.  [H1a]\n");
}

static void
write_known(struct text *to, struct sum *m, int32_t support)
{
    m->support = support >= 0             ? support
                 : support == SUPPORT_SUP ? m->needed
                                          : 0;
    melee_sum(m);
    if (support >= 0) {
        text_str(to, " s");
        text_int(to, support);
    }
    text_str(to, m->isolated == CASE_EQUAL      ? ", "
                 : m->isolated == CASE_ISOLATED ? ", isolated: "
                                                : ", supported: ");
    write_outcome(to, m);
}

static bool
rule_melee(const struct asking *a, struct text *to)
{
    const struct word *x = line_find(a->line, "", "N", NULL);
    const struct word *y = line_find(a->line, "v", "N", NULL);
    const struct word *s = line_find(a->line, "v", "SUPPORT", NULL);
    bool army = key(&a->h->game, KEY_ISOLATION_BASIS) == BASIS_ARMY;
    struct sum m = {.lesser = x->a < y->a ? x->a : y->a,
                    .greater = x->a < y->a ? y->a : x->a};

    if (m.lesser == 0) {
        ask_fault(a, FAULT_NUMBER_RANGE, x->a == 0 ? x : y);
        a->why->have = 1;
        a->why->need = MEN_MAX;
        return false;
    }
    m.whole = m.lesser;
    melee_sum(&m);
    text_int(to, x->a);
    text_str(to, " v ");
    text_int(to, y->a);
    if (m.isolated != CASE_EQUAL && (s == NULL || (army && s->a >= 0)))
        write_both(to, &m, army);
    else
        write_known(to, &m, s != NULL ? s->a : SUPPORT_ISO);
    if (s != NULL && s->a >= 0 && m.isolated != CASE_EQUAL && !army)
        write_turn(to, &m);
    else if (s != NULL && m.isolated != CASE_EQUAL && !army)
        write_other(to, &m, s->a == SUPPORT_ISO);
    if (m.isolated != CASE_EQUAL && (s == NULL || s->a >= 0))
        write_editions(to, &a->h->game);
    return true;
}

/* ---- the rulebook ---- */

static void
write_text(struct text *to, const char *what, const char *text)
{
    text_str(to, "    ");
    text_str(to, what);
    ask_wrap(to, 4, span_of(text));
    text_char(to, '\n');
}

/* Where it is not the book that is told: the retelling's words are the french
 * edition's too, unless it has its own. */
static void
write_differences(struct text *to, int rule)
{
    const char *retelling = rule_differs(rule, EDITION_RETELLING);
    const char *french = rule_differs(rule, EDITION_FRENCH);
    const char *russian = rule_differs(rule, EDITION_RUSSIAN);

    if (retelling != NULL)
        write_text(to,
                   french == retelling ? "retelling, french: " : "retelling: ",
                   retelling);
    if (french != NULL && french != retelling)
        write_text(to, "french: ", french);
    if (russian != NULL)
        write_text(to, "russian: ", russian);
}

/* The keys that say how this battle plays it. */
static void
write_keys(struct text *to, const struct game *g, int rule)
{
    for (int k = 0; k < KEYS; k++) {
        const struct key_info *info = key_info((enum key_id)k);

        if (!span_is(span_of(info->rule), rule_name(rule)))
            continue;
        text_str(to, "    ");
        text_str(to, info->name);
        text_char(to, ' ');
        say_key(to, g, k, key(g, (enum key_id)k));
        text_str(to, " here (");
        ask_wrap(to, 8, span_of(info->meaning));
        text_str(to, ")\n");
    }
}

static bool
write_rule(const struct asking *a, struct text *to, int rule,
           const struct word *at)
{
    const struct rule_info *info = rule_info(rule);

    if (rule == RULE_NONE)
        return ask_fault(a, FAULT_NO_RULE, at);
    text_str(to, info->name);
    if (*info->where != '\0') {
        text_str(to, "  ");
        text_str(to, info->where);
    }
    text_char(to, '\n');
    write_text(to, "", info->text);
    write_differences(to, rule);
    write_keys(to, &a->h->game, rule);
    return true;
}

/* "reading 12", "reading A12"; the number alone will do. */
static int
find_reading(struct span number)
{
    char at[40];
    struct text name;

    text_init(&name, at, sizeof at);
    text_str(&name, "reading ");
    text_put(&name, number);
    return name.cut ? RULE_NONE : rule_find(text_span(&name));
}

static bool
rule_reading(const struct asking *a, struct text *to)
{
    const struct word *n = line_find(a->line, "reading", "N", NULL);

    if (n == NULL)
        n = line_find(a->line, "reading", "RULE", NULL);
    return write_rule(a, to, find_reading(n->text), n);
}

static bool
rule_named(const struct asking *a, struct text *to)
{
    const struct word *w = line_find(a->line, "", "RULE", NULL);
    int rule = rule_find(w->text);

    if (rule == RULE_NONE)
        rule = find_reading(w->text);
    return write_rule(a, to, rule, w);
}

/* Every word that is typed stands in the rule. */
static bool
speaks_of(int rule, struct span words)
{
    while (words.n > 0) {
        uint32_t n = 0;

        while (n < words.n && words.at[n] != ' ' && words.at[n] != '\t')
            n++;
        if (!rule_contains(rule, span_cut(words, 0, n)))
            return false;
        words = span_trim(span_from(words, n));
    }
    return true;
}

/* The rule in one line. */
static void
write_hit(struct text *to, int rule)
{
    struct span text = span_of(rule_info(rule)->text);
    uint32_t from = to->n, end, room;

    text_str(to, rule_name(rule));
    text_pad(to, from, 6);
    text_pad(to, to->n, to->n - from > 6 ? 2 : 0);
    room = ASK_WIDTH - (to->n - from);
    end = text.n;
    if (end > room) {
        end = room - 4;
        while (end > 0 && text.at[end] != ' ')
            end--;
    }
    text_put(to, span_cut(text, 0, end));
    text_str(to, end < text.n ? " ...\n" : "\n");
}

static bool
rule_search(const struct asking *a, struct text *to)
{
    struct span words = span_trim(line_text(a->line));
    int32_t n = 0;

    for (int rule = rule_next(RULE_NONE); rule != RULE_NONE && words.n > 0;
         rule = rule_next(rule)) {
        if (!speaks_of(rule, words))
            continue;
        write_hit(to, rule);
        n++;
    }
    if (n > 0)
        return true;
    text_str(to, "nothing in the rulebook speaks of \"");
    text_safe(to, words);
    text_str(to, "\"\n");
    return true;
}

/* ---- the rows ---- */

const struct question ask_book[] = {
    {.verb = {.name = "rule",
              .usage = "N v N [SUPPORT]",
              .example = "rule 9 v 11 iso",
              .rules = "H1a H1b H3c H3e H3g",
              .summary = "the arithmetic of a melee, no battle needed",
              .sets = SET_BOTH},
     .answer = rule_melee  },
    {.verb = {.name = "rule",
              .usage = "find TEXT",
              .example = "rule find prisoners",
              .summary = "the rules and readings that speak of it",
              .sets = SET_BOTH},
     .answer = rule_search },
    {.verb = {.name = "rule",
              .usage = "reading (N | RULE)",
              .example = "rule reading 12",
              .summary = "how the rules are read where they leave it open",
              .sets = SET_BOTH},
     .answer = rule_reading},
    {.verb = {.name = "rule",
              .usage = "RULE",
              .example = "rule H3e",
              .summary = "what a rule says, and how editions differ",
              .sets = SET_BOTH},
     .answer = rule_named  },
    {.verb = {.name = "help",
              .usage = "[all | men | lengths | places | corrections | "
                       "first-battle | VERB]",
              .example = "help melee",
              .also = "help lengths",
              .summary = "what can be typed",
              .sets = SET_BOTH,
              .flags = VERB_DOZEN},
     .answer = ask_help    },
};

const uint32_t ask_book_n = sizeof ask_book / sizeof ask_book[0];
