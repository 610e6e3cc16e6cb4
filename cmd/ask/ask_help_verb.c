/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * ask_help_verb.c: help of one verb: each of its forms, lines that can be
 * typed in this battle, what its CAPITALS stand for, the rules it goes by. All
 * of it is the verb's own rows.
 */
#include "ask_in.h"
#include "rulebook.h"

enum { FORMS = 16, TOPICS = 6, RULE_NAME = 10 };

struct forms {
    const struct verb *row[FORMS]; /* the plainest first */
    uint32_t n;
};

/* The forms that the rule set in force knows; in their list the plainest
 * stands last. */
static void
collect(const struct lexicon *of, const struct verb *verb, struct forms *to)
{
    to->n = 0;
    for (uint32_t k = of->n; k > 0; k--) {
        for (uint32_t i = of->list[k - 1].n; i > 0; i--) {
            const struct verb *v = &of->list[k - 1].row[i - 1];

            if (v->sets & of->sets && verb_same(v, verb) && to->n < FORMS)
                to->row[to->n++] = v;
        }
    }
}

/* ---- a form ---- */

/* The line with the short word for its verb, or a melee's without any. */
static void
write_short(struct text *to, const struct verb *v, struct span line)
{
    if (!span_starts(line, v->name))
        return;
    struct span rest = span_from(line, span_of(v->name).n);
    if (v->alias != 0) {
        text_str(to, "        or short: ");
        text_char(to, v->alias);
        text_put(to, rest);
        text_char(to, '\n');
    } else if (span_is(span_of(v->name), "melee")) {
        text_str(to, "        or short: ");
        text_put(to, span_trim(rest));
        text_char(to, '\n');
    }
}

/* An example, with what this battle calls whom it speaks of. */
static void
write_example(const struct asking *a, struct text *to, const struct verb *v,
              const char *line)
{
    char at[LINE_MAX_BYTES];
    struct text here;

    text_init(&here, at, sizeof at);
    say_line_here(&here, a->h, v, line);
    text_str(to, "        ");
    text_put(to, text_span(&here));
    text_char(to, '\n');
    if (line == v->example)
        write_short(to, v, text_span(&here));
}

static void
write_form(const struct asking *a, struct text *to, const struct verb *v)
{
    text_str(to, v->name);
    if (*v->usage != '\0') {
        text_char(to, ' ');
        ask_wrap(to, 4, span_of(v->usage));
    }
    text_str(to, "\n    ");
    ask_wrap(to, 4, span_of(v->summary));
    text_char(to, '\n');
    write_example(a, to, v, v->example);
    if (v->also != NULL)
        write_example(a, to, v, v->also);
}

/* ---- what CAPITALS stand for ---- */

static bool
uses(const char *usage, const char *capitals)
{
    struct span u = span_of(usage), c = span_of(capitals);

    for (uint32_t i = 0; i + c.n <= u.n; i++) {
        if (span_starts(span_from(u, i), capitals))
            return true;
    }
    return false;
}

static void
write_topics(struct text *to, const struct forms *forms)
{
    static const char *const topics[TOPICS][2] = {
        {"MEN",    "MEN: see help men\n"                   },
        {"LENGTH", "LENGTH: see help lengths\n"            },
        {"PLACE",  "PLACE: see help places\n"              },
        {"WHO",    "WHO: a label, or a man by his number\n"},
        {"MAN",    "MAN: one man by his number, as RA.7\n" },
        {"MARK",   "MARK: a peg and its point, SW=9,840\n" },
    };

    for (int i = 0; i < TOPICS; i++) {
        for (uint32_t k = 0; k < forms->n; k++) {
            if (uses(forms->row[k]->usage, topics[i][0])) {
                text_str(to, topics[i][1]);
                break;
            }
        }
    }
}

/* ---- the rules it goes by ---- */

/* The text up to the end of its first sentence. */
static struct span
first_sentence(struct span text)
{
    for (uint32_t i = 0; i + 1 < text.n; i++) {
        if (text.at[i] == '.' && text.at[i + 1] == ' ')
            return span_cut(text, 0, i + 1);
    }
    return text;
}

static void
write_rule(struct text *to, int rule)
{
    struct span name = span_of(rule_info(rule)->name);

    text_str(to, "    ");
    text_put(to, name);
    text_pad(to, to->n, RULE_NAME - 4 - name.n);
    ask_wrap(to, RULE_NAME, first_sentence(span_of(rule_info(rule)->text)));
    text_char(to, '\n');
}

/* The next name of a row's rules. */
static struct span
take_name(struct span *names)
{
    uint32_t n = 0;

    *names = span_trim(*names);
    while (n < names->n && names->at[n] != ' ')
        n++;
    struct span name = span_cut(*names, 0, n);
    *names = span_from(*names, n);
    return name;
}

static void
write_rules(struct text *to, const struct forms *forms)
{
    bool told[RULES] = {false}, any = false;

    for (uint32_t i = 0; i < forms->n; i++) {
        const char *rules = forms->row[i]->rules;
        struct span names = span_of(rules ? rules : "");

        while (names.n > 0) {
            int rule = rule_find(take_name(&names));

            if (rule == RULE_NONE || rule >= RULES || told[rule])
                continue;
            told[rule] = true;
            if (!any)
                text_str(to, "By the rules (rule NUMBER tells more of one):\n");
            any = true;
            write_rule(to, rule);
        }
    }
}

void
help_verb(const struct asking *a, struct text *to, const struct verb *verb)
{
    struct forms forms;

    collect(a->h->lexicon, verb, &forms);
    for (uint32_t i = 0; i < forms.n; i++)
        write_form(a, to, forms.row[i]);
    write_topics(to, &forms);
    write_rules(to, &forms);
}
