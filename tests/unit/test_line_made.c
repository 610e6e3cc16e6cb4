/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_line_made.c: lines made from the usages, which must read and write to
 * the same again, and lines damaged, which must do no harm.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "line_lexicon.h"
#include "maker.h"
#include "many.h"

/* ---- lines made from the usages ---- */

static const struct verb *
make_line(struct maker *m)
{
    static const char *const befores[] = {
        "",       "",      "",      "",           "",           "=",
        "= ",     "late ", "=#41 ", "before #7 ", "overrule: ", "? overrule:",
        "@+1.5 ",
    };
    const struct verbs *in = &lists[make_draw(&m->seed, lexicon.n)];
    const struct verb *v = &in->row[make_draw(&m->seed, in->n)];

    text_clear(&m->line);
    text_str(&m->line,
             befores[make_draw(&m->seed, sizeof befores / sizeof *befores)]);
    if (v->alias && make_draw(&m->seed, 2))
        text_char(&m->line, v->alias);
    else
        text_str(&m->line, v->name);
    make_words(m, v->usage);
    if (make_draw(&m->seed, 8) == 0)
        text_str(&m->line, " # a note");
    return v;
}

/* ---- properties ---- */

static bool
same_text(const struct word *a, const struct word *b)
{
    uint32_t i = 0, k = 0;

    if (a->slot != SLOT_LENGTH && a->slot != SLOT_HALVES)
        return span_eq(a->text, b->text);
    for (;; i++, k++) { /* but for blanks */
        while (i < a->text.n && strchr(" \t", a->text.at[i]) != NULL)
            i++;
        while (k < b->text.n && strchr(" \t", b->text.at[k]) != NULL)
            k++;
        if (i >= a->text.n || k >= b->text.n)
            return i >= a->text.n && k >= b->text.n;
        if (a->text.at[i] != b->text.at[k])
            return false;
    }
}

static bool
same_word(const struct word *a, const struct word *b)
{
    return a->slot == b->slot && a->form == b->form && a->arg == b->arg &&
           a->a == b->a && a->b == b->b && a->c == b->c &&
           span_eq(a->clause, b->clause) && span_eq(a->name, b->name) &&
           span_eq(a->label, b->label) && same_text(a, b);
}

static bool
same_line(const struct line *a, const struct line *b)
{
    bool same = a->verb == b->verb && a->n == b->n && a->force == b->force &&
                a->correction == b->correction && a->target == b->target;

    for (uint32_t k = 0; same && k < a->n; k++)
        same = same_word(&a->word[k], &b->word[k]);
    return same;
}

/* A line that was read: written and read again it is the same. */
static void
check_written(const struct table *t)
{
    static char twice[LINE_MAX_BYTES + 1];
    static struct table again;
    char *once = malloc(LINE_MAX_BYTES);
    struct text first, second;

    assert_non_null(once);
    text_init(&first, once, LINE_MAX_BYTES);
    line_write(&first, &t->line);
    assert_false(first.cut);
    again.line.word = again.word;
    if (!line_read(text_span(&first), &lexicon, &again.line, &again.rest,
                   &again.why) ||
        !same_line(&t->line, &again.line) || again.rest.n > 0)
        fail_msg("\"%.*s\" is not what was read from \"%.*s\"", (int)first.n,
                 once, (int)t->line.typed.n, t->line.typed.at);
    text_init(&second, twice, sizeof twice);
    line_write(&second, &again.line);
    assert_true(span_eq(text_span(&first), text_span(&second)));
    free(once);
}

static void
made_lines_are_read_and_written(void **state)
{
    static char buffer[LINE_MAX_BYTES];
    static struct table t;
    struct maker m = {.seed = 0x1913};
    uint32_t rows = 0, made = (uint32_t)many(30000);

    (void)state;
    text_init(&m.line, buffer, sizeof buffer);
    for (uint32_t k = 0; k < made; k++) {
        const struct verb *v = make_line(&m);

        if (v->sets == SET_DENSITY)
            continue;
        must_read(&t, text_z(&m.line));
        assert_true(verb_same(t.line.verb, v));
        rows += t.line.verb == v;
        check_written(&t);
    }
    /* now and then an earlier row of the verb fits too */
    assert_true(rows > made * 3 / 4);
}

/* ---- lines that nobody typed ---- */

static void
damage(struct maker *m)
{
    static const char signs[] = "\"\"  ;#.,+-=<@:'/|?0123456789abpmesiv\t\xE2";
    char *at = m->line.at;

    for (uint32_t times = 1 + make_draw(&m->seed, 5); times > 0; times--) {
        uint32_t n = m->line.n, k = make_draw(&m->seed, n + 1), cut;
        char c = make_draw(&m->seed, 4)
                     ? signs[make_draw(&m->seed, sizeof signs - 1)]
                     : (char)make_draw(&m->seed, 256);

        switch (make_draw(&m->seed, 4)) {
        case 0: /* a byte more */
            memmove(at + k + 1, at + k, n - k);
            at[k] = c;
            m->line.n++;
            break;
        case 1: /* some less */
            cut = make_draw(&m->seed, 4);
            cut = cut < n - k ? cut : n - k;
            memmove(at + k, at + k + cut, n - k - cut);
            m->line.n -= cut;
            break;
        case 2: /* another */
            if (k < n)
                at[k] = c;
            break;
        default: /* a piece again at the end */
            cut = n - k < 20 ? n - k : 20;
            memmove(at + n, at + k, cut);
            m->line.n += cut;
            break;
        }
    }
}

/* Reads all of a line from a block of its exact size. */
static bool
survive(const struct text *line)
{
    static struct table t;
    char *block = malloc(line->n ? line->n : 1);
    struct span left = {block, line->n};
    bool ok = true;

    assert_non_null(block);
    memcpy(block, line->at, line->n);
    while (ok) {
        t.line.word = t.word;
        ok = line_read(left, &lexicon, &t.line, &t.rest, &t.why);
        if (!ok) {
            assert_in_range(t.why.code, FAULT_NONE + 1, FAULTS - 1);
            assert_true((uint32_t)t.why.column + t.why.width <= left.n);
            assert_true(t.why.expected < SLOTS);
            break;
        }
        check_written(&t);
        if (t.rest.n == 0)
            break;
        assert_true(t.rest.n < left.n);
        left = t.rest;
    }
    free(block);
    return ok;
}

static void
nothing_typed_can_harm(void **state)
{
    static char buffer[2 * LINE_MAX_BYTES];
    struct maker m = {.seed = 0xF00D};
    uint32_t read = 0, lines = (uint32_t)many(200000);

    (void)state;
    for (uint32_t k = 0; k < lines; k++) {
        text_init(&m.line, buffer, LINE_MAX_BYTES);
        make_line(&m);
        if (make_draw(&m.seed, 4) == 0) {
            text_char(&m.line, ';');
            text_put(&m.line, text_span(&m.line));
        }
        damage(&m);
        read += survive(&m.line);
    }
    assert_true(read > lines / 20); /* both ways are taken */
    assert_true(read < lines - lines / 20);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(made_lines_are_read_and_written),
        cmocka_unit_test(nothing_typed_can_harm),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
