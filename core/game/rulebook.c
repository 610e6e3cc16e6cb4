/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * rulebook.c: the rows of rulebook.def as tables, and the look-ups in them.
 * A table that lists one kind of row reads the other kinds as nothing.
 */
#include "rulebook.h"

/* clang-format off */
#define DIFFERS(id, edition, text)

static const struct rule_info rules[RULES] = {
    [RULE_NONE] = { "", "", "" },
#define RULE(id, where, text) [RULE_##id] = { #id, where, text },
#define READING(n, text)
#define DENSITY_READING(n, text)
#include "rulebook.def"
#undef RULE
#undef READING
#undef DENSITY_READING
};

#define RULE(id, where, text)

static const struct rule_info readings[READINGS + 1] = {
    { "", "", "" },
#define READING(n, text) [n] = { "reading " #n, "", text },
#define DENSITY_READING(n, text)
#include "rulebook.def"
#undef READING
#undef DENSITY_READING
};

static const struct rule_info density_readings[DENSITY_READINGS + 1] = {
    { "", "", "" },
#define READING(n, text)
#define DENSITY_READING(n, text) [n] = { "reading A" #n, "", text },
#include "rulebook.def"
#undef READING
#undef DENSITY_READING
};

#undef RULE
#undef DIFFERS
/* clang-format on */

/* The editions as rulebook.def writes them. */
enum {
    EDITION_retelling = EDITION_RETELLING,
    EDITION_french = EDITION_FRENCH,
    EDITION_russian = EDITION_RUSSIAN
};

struct difference {
    uint16_t rule, edition;
    const char *text;
};

/* clang-format off */
static const struct difference differences[] = {
#define RULE(id, where, text)
#define DIFFERS(id, edition, text) { RULE_##id, EDITION_##edition, text },
#define READING(n, text)
#define DENSITY_READING(n, text)
#include "rulebook.def"
#undef RULE
#undef DIFFERS
#undef READING
#undef DENSITY_READING
};
/* clang-format on */

enum { DIFFERENCES = sizeof differences / sizeof differences[0] };

const struct rule_info *
rule_info(int rule)
{
    if (rule > RULE_NONE && rule < RULES)
        return &rules[rule];
    if (rule > READING_BASE && rule <= READING_BASE + READINGS)
        return &readings[rule - READING_BASE];
    if (rule > DENSITY_READING_BASE &&
        rule <= DENSITY_READING_BASE + DENSITY_READINGS)
        return &density_readings[rule - DENSITY_READING_BASE];
    return &rules[RULE_NONE];
}

const char *
rule_name(int rule)
{
    return rule_info(rule)->name;
}

const char *
reading_text(int n)
{
    return n > 0 && n <= READINGS ? readings[n].text : "";
}

int
rule_next(int rule)
{
    if (rule != RULE_NONE && *rule_name(rule) == '\0')
        return RULE_NONE;
    if (rule == RULES - 1)
        return READING_BASE + 1;
    if (rule == READING_BASE + READINGS)
        return DENSITY_READING_BASE + 1;
    if (rule == DENSITY_READING_BASE + DENSITY_READINGS)
        return RULE_NONE;
    return rule + 1;
}

/* The number after "reading" or "reading A", at most `last`; or 0. */
static int
reading_number(struct span name, const char *word, int32_t last)
{
    uint32_t n = span_of(word).n;
    int32_t number = 0;

    if (name.n <= n || !span_same_z(span_cut(name, 0, n), word))
        return 0;
    if (!span_number(span_trim(span_from(name, n)), last, &number))
        return 0;
    return number;
}

/* The number a reading is cited by, as it may stand in a record. */
static int
cited(struct span name)
{
    int32_t number = 0;

    if (!span_number(name, DENSITY_READING_BASE + DENSITY_READINGS, &number) ||
        number <= READING_BASE || *rule_name(number) == '\0')
        return RULE_NONE;
    return number;
}

int
rule_find(struct span name)
{
    int n;

    name = span_trim(name);
    for (int rule = RULE_NONE + 1; rule < RULES; rule++) {
        if (span_same_z(name, rules[rule].name))
            return rule;
    }
    n = reading_number(name, "reading ", READINGS);
    if (n > 0)
        return READING_BASE + n;
    n = reading_number(name, "reading A", DENSITY_READINGS);
    if (n > 0)
        return DENSITY_READING_BASE + n;
    return cited(name);
}

static const char *
difference(int rule, enum edition edition)
{
    for (uint32_t i = 0; i < DIFFERENCES; i++) {
        if (differences[i].rule == rule && differences[i].edition == edition)
            return differences[i].text;
    }
    return NULL;
}

const char *
rule_differs(int rule, enum edition edition)
{
    const char *text = difference(rule, edition);

    if (!text && edition == EDITION_FRENCH)
        text = difference(rule, EDITION_RETELLING);
    return text;
}

/* The word is at most RULE_TEXT_MAX long, so that the sum cannot wrap. */
static bool
contains(const char *text, struct span word)
{
    struct span s = span_of(text);

    for (uint32_t from = 0; from + word.n <= s.n; from++) {
        if (span_same(span_cut(s, from, from + word.n), word))
            return true;
    }
    return false;
}

bool
rule_contains(int rule, struct span word)
{
    const struct rule_info *info = rule_info(rule);

    if (word.n == 0 || word.n > RULE_TEXT_MAX)
        return false;
    return contains(info->name, word) || contains(info->where, word) ||
           contains(info->text, word);
}
