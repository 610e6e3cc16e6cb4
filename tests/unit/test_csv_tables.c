/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_csv_tables.c: what is exported is read again with nothing lost: every
 * cell of every table, of whole battles and of one with nasty names, in every
 * form that export writes.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "csv_in.h"
#include "seat.h"
#include "table.h"

/* A table being read, beside what the walker says of it. */
struct both {
    struct walk w;
    int table;
    uint32_t row; /* the next of the CSV; its first names the columns */
};

static void
compare_names(const struct both *t, const struct csv_cell *cell, uint32_t n)
{
    assert_int_equal(n, table_columns(t->table));
    for (uint32_t i = 0; i < n; i++)
        assert_true(span_is(cell[i].text, table_column(t->table, (int)i)));
}

static struct span
text_of(const struct value *v, char at[32])
{
    struct text t;

    if (v->kind == VALUE_TEXT || v->kind == VALUE_DECIMAL)
        return v->text;
    text_init(&t, at, 32);
    if (v->kind == VALUE_INTEGER)
        text_int(&t, v->number);
    return text_span(&t);
}

static void
compare_row(void *ctx, struct csv_in *in, const struct csv_cell *cell,
            uint32_t n)
{
    struct both *t = ctx;
    uint32_t row = t->row++;

    (void)in;
    if (row == 0) {
        compare_names(t, cell, n);
        return;
    }
    assert_int_equal(n, table_columns(t->table));
    for (uint32_t i = 0; i < n; i++) {
        char at[32];
        struct value v;

        walk_cell(&t->w, t->table, row - 1, (int)i, &v);
        if (!span_eq(cell[i].text, text_of(&v, at)))
            fail_msg("%s, row %u, %s: %.*s", table_name(t->table), row,
                     table_column(t->table, (int)i), (int)cell[i].text.n,
                     cell[i].text.at);
    }
}

static void
read_back(FILE *from, struct both *t, char delimiter)
{
    const struct csv_wanted wanted = {.row = compare_row, .ctx = t};
    struct csv_in *in = csv_in_begin(&wanted);
    char block[999];
    size_t n;

    assert_non_null(in);
    if (delimiter && !strchr(",;\t", delimiter)) { /* as a user would say it */
        char sep[] = {'s', 'e', 'p', '=', delimiter, '\n'};

        assert_true(csv_in_feed(in, sep, sizeof sep));
    }
    while ((n = fread(block, 1, sizeof block, from)) > 0)
        assert_true(csv_in_feed(in, block, n));
    assert_true(csv_in_end(in));
    csv_in_free(in);
}

static void
same_table(int table, struct export_options o)
{
    struct both t = {.table = table};
    FILE *out = tmpfile();
    uint32_t rows;

    assert_non_null(out);
    assert_int_equal(table_export(&b.h, NULL, table, &o, out), KEPT);
    rewind(out);
    walk_begin(&t.w, &b.h, NULL);
    rows = walk_rows(&t.w, table);
    read_back(out, &t, o.delimiter);
    assert_int_equal(t.row, rows + 1);
    assert_int_equal(walk_end(&t.w), KEPT);
    fclose(out);
}

static void
same_tables(void)
{
    static const char delimiters[] = {0, ';', '\t', '|'};

    for (int table = 0; table < TABLE_PROMISED; table++) {
        for (size_t i = 0; i < sizeof delimiters; i++) {
            struct export_options o = {.delimiter = delimiters[i]};

            same_table(table, o);
            if (delimiters[i] == '|')
                continue; /* no sep= line stands behind a byte order mark */
            o.excel = true;
            same_table(table, o);
        }
    }
}

static void
hooks_farm(void **state)
{
    (void)state;
    play("sessions/hooks-farm.umpire");
    same_tables();
}

static void
p8(void **state)
{
    (void)state;
    play("sessions/p8.umpire");
    same_tables();
}

static void
nasty_names(void **state)
{
    static const char *const lines[] = {
        "side red \"=1+1\" player \"@cat\" \"'+x\" \"a\"\" b\" back south",
        "side blue \"''-2\" player \"\xEF\xBC\x9D wide\" \";,|\" back north",
        "body RA 6 inf \"a;b,c|d \"\" e\"",
        "body RC 4 cav \"'=HYPERLINK(1)\"",
        "body RD 4 cav \"  blanks  \"",
        "body RE 4 cav \"sep=;\"",
        "body BA 9 inf \"'\"",
        "body BC 2 cav \"\xE6\x97\xA5\xE6\x9C\xAC \xC3\xA9\"",
        "gun RG1 \"-1\"",
        "gun BG1 \"007\"",
        "player \"@cat\" ra",
        "start red",
        "next",
        "next",
        "next",
        "fire rg1 3 2ba # \"why\", =1",
        "time",
        "melee 4rc v ba.3-5 s1 # so be it",
        "kill ba.9 =the cat, \"\"Tib\"\"; and @more",
        "dispute one was \"pushed\"; =so, it is",
        "verdict red two 'saw' it, \"both\"",
        NULL};

    (void)state;
    for (int i = 0; lines[i]; i++)
        tell(&b, lines[i]);
    same_tables();
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        told(hooks_farm),
        told(p8),
        told(nasty_names),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
