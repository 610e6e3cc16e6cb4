/* SPDX-License-Identifier: GPL-3.0-or-later */
/* alias.c: see alias.h. */
#include "alias.h"

#include <string.h>

/* Its place, or -1. */
static int
place(const struct aliases *a, struct span name)
{
    int i = a->n - 1;
    while (i >= 0 && !span_same_z(name, a->at[i].name))
        i--;
    return i;
}

/* Any rule set's: an alias stays when a battle of the other is opened. */
static bool
is_verb(struct span word, const struct lexicon *of)
{
    for (uint32_t k = 0; k < of->n; k++)
        for (uint32_t i = 0; i < of->list[k].n; i++) {
            const struct verb *v = &of->list[k].row[i];
            const char letter[2] = {v->alias, 0};
            if (span_same_z(word, v->name) ||
                (v->alias && span_same_z(word, letter)))
                return true;
        }
    return false;
}

/* Words that stand before a line. */
static bool
is_prefix(struct span word)
{
    return span_same_z(word, "amend") || span_same_z(word, "late") ||
           span_same_z(word, "before") || span_same_z(word, "overrule");
}

enum fault_code
alias_fault(const struct aliases *a, struct span name, struct span line,
            const struct lexicon *of)
{
    if (!label_ok(name))
        return FAULT_LABEL;
    if (is_verb(name, of) || is_prefix(name))
        return FAULT_ALIAS_VERB;
    if (line.n == 0 || line.n >= ALIAS_BYTES)
        return FAULT_ALIAS_LONG;
    if (a->n == ALIASES && place(a, name) < 0)
        return FAULT_ALIAS_MANY;
    return FAULT_NONE;
}

static void
keep(char *to, struct span s)
{
    memcpy(to, s.at, s.n);
    to[s.n] = 0;
}

void
alias_set(struct aliases *a, struct span name, struct span line)
{
    int i = place(a, name);
    struct alias *at = &a->at[i < 0 ? a->n++ : i];
    keep(at->name, name);
    keep(at->line, line);
}

bool
alias_drop(struct aliases *a, struct span name)
{
    int i = place(a, name);
    if (i < 0)
        return false;
    a->n--;
    memmove(&a->at[i], &a->at[i + 1], (size_t)(a->n - i) * sizeof *a->at);
    return true;
}

struct span
alias_expand(const struct aliases *a, struct span typed, struct text *to)
{
    struct span word = line_first_word(typed);
    int i = place(a, word);
    if (word.n == 0 || i < 0)
        return typed;
    uint32_t from = (uint32_t)(word.at - typed.at);
    text_put(to, span_cut(typed, 0, from));
    text_str(to, a->at[i].line);
    text_put(to, span_from(typed, from + word.n));
    return to->cut ? typed : text_span(to);
}
