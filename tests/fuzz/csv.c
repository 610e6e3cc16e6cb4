/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * csv.c: tables from outside. Read at once, and in pieces as the first byte
 * has it, a table is the same: the same cells at the same places, the same
 * problems. Cells are what the limits say, and UTF-8 without a NUL.
 */
#include <string.h>

#include "csv_in.h"
#include "fuzz.h"

struct seen {
    uint64_t sum; /* over all rows and cells */
    uint32_t rows;
};

static void
take(struct seen *s, const void *bytes, size_t n)
{
    const uint8_t *at = bytes;

    for (size_t i = 0; i < n; i++)
        s->sum = (s->sum ^ at[i]) * 0x100000001B3U;
}

static void
row(void *ctx, struct csv_in *in, const struct csv_cell *cell, uint32_t n)
{
    struct seen *s = ctx;

    must(n > 0 && n <= CSV_COLUMNS, "a row of nothing, or of too much");
    s->rows++;
    take(s, &n, sizeof n);
    for (uint32_t i = 0; i < n; i++) {
        must(cell[i].text.n <= CSV_CELL_BYTES, "a cell is too long");
        must(memchr(cell[i].text.at, 0, cell[i].text.n) == NULL, "a NUL");
        must(cell[i].line > 0 && cell[i].column > 0, "it is nowhere");
        take(s, cell[i].text.at, cell[i].text.n);
        take(s, &cell[i].line, sizeof cell[i].line);
        take(s, &cell[i].column, sizeof cell[i].column);
        if (span_same_z(cell[i].text, "wrong"))
            csv_in_wrong(in, &cell[i], "as it says itself");
    }
}

static void
problems(struct seen *s, const struct csv_in *in)
{
    for (uint32_t i = 0; i < csv_in_problems(in); i++) {
        const struct csv_problem *p = csv_in_problem(in, i);

        if (!p)
            return;
        take(s, &p->line, sizeof p->line);
        take(s, &p->column, sizeof p->column);
        take(s, p->words, strlen(p->words));
        must(text_unsafe(span_of(p->words)) < 0, "a problem cannot be printed");
    }
}

static struct seen
reads(const uint8_t *data, size_t n, size_t piece)
{
    static const struct csv_name names[] = {
        {"label", 0},
        {"x",     1},
        {"y",     2},
        {NULL,    0}
    };
    struct seen s = {.sum = 0xCBF29CE484222325U};
    struct csv_wanted wanted = {.names = names, .row = row, .ctx = &s};
    struct csv_in *in = csv_in_begin(&wanted);
    bool goes_on = true;

    must(in != NULL, "no memory");
    for (size_t i = 0; i < n && goes_on; i += piece)
        goes_on = csv_in_feed(in, data + i, n - i < piece ? n - i : piece);
    bool well = csv_in_end(in);
    must(well == (csv_in_problems(in) == 0), "wrong without a problem");
    problems(&s, in);
    csv_in_free(in);
    return s;
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
    if (n < 2)
        return 0;
    size_t piece = 1 + data[0] % 61;
    struct seen whole = reads(data + 1, n - 1, n - 1);
    struct seen pieces = reads(data + 1, n - 1, piece);
    must(whole.sum == pieces.sum && whole.rows == pieces.rows,
         "in pieces it is another table");
    return 0;
}
