/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_csv_in.c: tables from outside are read as they were written, or it is
 * said where they are wrong; and it is the same in whatever pieces they come.
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

enum { TOLD = 1 << 17 };

static const struct csv_name names[] = {
    {"label", 0},
    {"side",  1},
    {"x",     2},
    {"y",     3},
    {NULL,    0}
};

/* What a table was read as: line:column[cell] for each cell, a line a row, and
 * the problems behind a !. */
struct reading {
    struct text t;
    char at[TOLD];
};

static void
put_row(void *ctx, struct csv_in *in, const struct csv_cell *cell, uint32_t n)
{
    struct reading *r = ctx;

    (void)in;
    for (uint32_t i = 0; i < n; i++) {
        text_int(&r->t, cell[i].line);
        text_char(&r->t, ':');
        text_int(&r->t, cell[i].column);
        text_char(&r->t, '[');
        text_put(&r->t, cell[i].text);
        text_char(&r->t, ']');
    }
    text_char(&r->t, '\n');
}

static void
put_problems(struct reading *r, const struct csv_in *in)
{
    const struct csv_problem *p;

    for (uint32_t i = 0; (p = csv_in_problem(in, i)) != NULL; i++) {
        text_char(&r->t, '!');
        text_int(&r->t, p->line);
        text_char(&r->t, ':');
        text_int(&r->t, p->column);
        text_char(&r->t, ' ');
        text_str(&r->t, p->words);
        text_char(&r->t, '\n');
    }
}

/* Reads it in pieces of so many bytes. */
static void
read_in(struct reading *r, struct span table, size_t piece,
        struct csv_wanted wanted)
{
    struct csv_in *in;
    bool read;

    wanted.names = names;
    wanted.row = put_row;
    wanted.ctx = r;
    text_init(&r->t, r->at, sizeof r->at);
    in = csv_in_begin(&wanted);
    assert_non_null(in);
    for (size_t at = 0; at < table.n; at += piece)
        if (!csv_in_feed(in, table.at + at,
                         at + piece > table.n ? table.n - at : piece))
            break;
    read = csv_in_end(in);
    assert_int_equal(read, csv_in_problems(in) == 0);
    put_problems(r, in);
    csv_in_free(in);
    text_z(&r->t);
    assert_false(r->t.cut);
}

/* It is read so, whatever the pieces. */
static void
reads(struct span table, const char *as)
{
    static struct reading r;

    for (size_t piece = 1; piece <= table.n + 1; piece++) {
        read_in(&r, table, piece, (struct csv_wanted){0});
        assert_string_equal(r.at, as);
    }
}

#define READS(table, as) reads(SPAN(table), as)

static void
plain_tables(void **state)
{
    (void)state;
    READS("label,side\nRA,red\n", "1:1[label]1:7[side]\n2:1[RA]2:4[red]\n");
    READS("label,side\nRA,red", "1:1[label]1:7[side]\n2:1[RA]2:4[red]\n");
    READS("label,side\r\nRA,\r\n", "1:1[label]1:7[side]\n2:1[RA]2:4[]\n");
    READS("label,side\rRA,red\r", "1:1[label]1:7[side]\n2:1[RA]2:4[red]\n");
    READS("", "");
    READS("\n\r\n\n", "");
    READS("label\n", "1:1[label]\n");
}

static void
quoted_cells(void **state)
{
    (void)state;
    READS("label,side\n\"the \"\"cat\"\", she\",\"\"\n",
          "1:1[label]1:7[side]\n2:1[the \"cat\", she]2:20[]\n");
    /* A cell of several lines, and where the next row is. */
    READS("label,x\n\"a\r\nb\nc\",1\nRB,2\n",
          "1:1[label]1:7[x]\n2:1[a\r\nb\nc]4:4[1]\n5:1[RB]5:4[2]\n");
    /* Blanks are part of a cell. */
    READS("label,x\n RA , 1\n", "1:1[label]1:7[x]\n2:1[ RA ]2:6[ 1]\n");
}

static void
columns_are_characters(void **state)
{
    (void)state;
    READS("label,x\n\xC3\x9C\xE2\x82\xAC\xF0\x9F\x90\x8E,1,2\n",
          "1:1[label]1:7[x]\n"
          "2:1[\xC3\x9C\xE2\x82\xAC\xF0\x9F\x90\x8E]2:5[1]2:7[2]\n");
}

static void
blank_lines_and_rows_count_as_lines(void **state)
{
    (void)state;
    READS("\nlabel,x\n\n , \n\r\nRA,1\n", "2:1[label]2:7[x]\n6:1[RA]6:4[1]\n");
}

static void
delimiters(void **state)
{
    (void)state;
    READS("label;x;y\nRA;1,5;2,5\n",
          "1:1[label]1:7[x]1:9[y]\n2:1[RA]2:4[1,5]2:8[2,5]\n");
    READS("label\tx\nRA\t1\n", "1:1[label]1:7[x]\n2:1[RA]2:4[1]\n");
    /* The names decide, whatever else stands between them. */
    READS("label,x;y,side\n1,2,3\n",
          "1:1[label]1:7[x;y]1:11[side]\n2:1[1]2:3[2]2:5[3]\n");
    READS("label;a,b,c,d;side\n", "1:1[label]1:7[a,b,c,d]1:15[side]\n");
    READS("\"label\";\"side\"\n1;2\n", "1:1[label]1:9[side]\n2:1[1]2:3[2]\n");
    /* Without names: points, with a decimal comma or a blank behind it. */
    READS("1,5;2,5\n", "1:1[1,5]1:5[2,5]\n");
    READS("1.5, 2.5\n", "1:1[1.5]1:5[ 2.5]\n");
    READS("1.5\t2.5\n", "1:1[1.5]1:5[2.5]\n");
    /* A line that says so is believed, and is no row. */
    READS("sep=;\nlabel,x;y\n", "2:1[label,x]2:9[y]\n");
    READS("sep=|\r\nlabel|x\r\n", "2:1[label]2:7[x]\n");
    READS("sep=\"\nlabel,x\n", "!1:5 a quotation mark inside a cell: the whole "
                               "cell in quotation marks, and this one "
                               "doubled\n");
}

static void
marks_and_guards(void **state)
{
    (void)state;
    READS("\xEF\xBB\xBF\"label\",\"x\"\r\n\"'=1+1\",\"''@\"\r\n",
          "1:1[label]1:9[x]\n2:1[=1+1]2:9['@]\n");
    READS("\xEF\xBB\xBFlabel,x\n'\xEF\xBC\x9D,'-3\n'a,'\n",
          "1:1[label]1:7[x]\n2:1[\xEF\xBC\x9D]2:4[-3]\n3:1['a]3:4[']\n");
    /* Without the mark nothing was guarded. */
    READS("label,x\n'=1+1,2\n", "1:1[label]1:7[x]\n2:1['=1+1]2:7[2]\n");
    READS("\xFF\xFEl\0a\0\n\0",
          "!1:1 this is saved as UTF-16: save the table again as \"CSV "
          "UTF-8\"\n");
    READS("\xFE\xFF\0l\0a\0\n",
          "!1:1 this is saved as UTF-16: save the table again as \"CSV "
          "UTF-8\"\n");
}

static void
stray_marks(void **state)
{
    (void)state;
    READS("label,x\nRA,1\nR\"B,2\nRC,3\n",
          "1:1[label]1:7[x]\n2:1[RA]2:4[1]\n"
          "!3:2 a quotation mark inside a cell: the whole cell in quotation "
          "marks, and this one doubled\n");
    READS("label,x\n\"\xC3\x9C\"\xC3\x9C,1\n",
          "1:1[label]1:7[x]\n"
          "!2:4 a comma or the end of the line is wanted behind a quotation "
          "mark; one that is part of a text is doubled\n");
    READS("label,x\nRA,1\nRB,\"2\nRC,3\n",
          "1:1[label]1:7[x]\n2:1[RA]2:4[1]\n"
          "!3:4 this quotation mark is never closed\n");
    READS("\"", "!1:1 this quotation mark is never closed\n");
}

static void
bad_bytes(void **state)
{
    static const char told[] =
        "1:1[label]1:7[x]\n"
        "!2:4 this is not UTF-8: save the table again as \"CSV UTF-8\"\n";

    (void)state;
    READS("label,x\nRA,1\0\n", "1:1[label]1:7[x]\n"
                               "!2:5 a NUL byte: this is no table\n");
    READS("label,x\nRA,\xE9\n", told);             /* Latin-1 */
    READS("label,x\nRA,\x80\n", told);             /* no beginning */
    READS("label,x\nRA,\xC0\xAF\n", told);         /* too long a form */
    READS("label,x\nRA,\xE0\x9F\xBF\n", told);     /* likewise */
    READS("label,x\nRA,\xED\xA0\x80\n", told);     /* half a pair */
    READS("label,x\nRA,\xF4\x90\x80\x80\n", told); /* beyond the last */
    READS("label,x\nRA,\xF5\x80\x80\x80\n", told);
    READS("label,x\nRA,\xE2\x82,\n", told); /* cut short */
    READS("label,x\nRA,\xE2\x82", told);    /* by the end */
}

/* ---- limits ---- */

static struct span
of_cells(char *at, size_t room, uint32_t n)
{
    struct text t;

    text_init(&t, at, (uint32_t)room);
    for (uint32_t i = 0; i < n; i++)
        text_str(&t, i > 0 ? ",1" : "1");
    text_char(&t, '\n');
    return text_span(&t);
}

static void
at_most_64_cells(void **state)
{
    static struct reading r;
    char at[300];

    (void)state;
    for (size_t piece = 1; piece < 200; piece++) {
        read_in(&r, of_cells(at, sizeof at, 64), piece, (struct csv_wanted){0});
        assert_null(strchr(r.at, '!'));
        read_in(&r, of_cells(at, sizeof at, 65), piece, (struct csv_wanted){0});
        assert_string_equal(r.at, "!1:129 a row has at most 64 cells\n");
    }
}

static void
long_cells(void **state)
{
    static struct reading r;
    static char at[CSV_CELL_BYTES + 64];
    struct span s = {at, 0};

    (void)state;
    memset(at, 'a', sizeof at);
    memcpy(at, "label,x\n", 8);
    for (size_t piece = 1; piece < 100000; piece = piece * 3 + 1) {
        s.n = 8 + CSV_CELL_BYTES - 1;
        read_in(&r, s, piece, (struct csv_wanted){0});
        assert_null(strchr(r.at, '!'));
        s.n = 8 + CSV_CELL_BYTES + 1;
        read_in(&r, s, piece, (struct csv_wanted){0});
        assert_non_null(strstr(r.at, "!2:1 a cell has at most 65,536 bytes"));
    }
}

static void
large_tables(void **state)
{
    static struct reading r;
    struct span s = SPAN("label,x\nRA,1\nRB,2\nRC,3\n");

    (void)state;
    for (size_t piece = 1; piece <= s.n; piece++) {
        read_in(&r, s, piece, (struct csv_wanted){.rows = 4, .bytes = s.n});
        assert_null(strchr(r.at, '!'));
        read_in(&r, s, piece, (struct csv_wanted){.rows = 3});
        assert_string_equal(r.at, "1:1[label]1:7[x]\n2:1[RA]2:4[1]\n"
                                  "3:1[RB]3:4[2]\n!4:5 the table has more rows "
                                  "than are read\n");
        read_in(&r, s, piece, (struct csv_wanted){.bytes = 15});
        assert_string_equal(r.at, "1:1[label]1:7[x]\n2:1[RA]2:4[1]\n"
                                  "!3:3 the table is larger than is read\n");
    }
}

static void
refuse_row(void *ctx, struct csv_in *in, const struct csv_cell *cell,
           uint32_t n)
{
    (void)ctx;
    csv_in_wrong(in, &cell[n - 1], "no good");
}

/* Twenty problems are kept, the others counted; reading goes on. */
static void
many_problems(void **state)
{
    struct csv_wanted wanted = {.names = names, .row = refuse_row};
    struct csv_in *in = csv_in_begin(&wanted);

    (void)state;
    for (int i = 0; i < 33; i++)
        assert_true(csv_in_feed(in, "RA,1\n", 5));
    assert_false(csv_in_end(in));
    assert_int_equal(csv_in_problems(in), 33);
    assert_int_equal(csv_in_problem(in, 19)->line, 20);
    assert_int_equal(csv_in_problem(in, 19)->column, 4);
    assert_string_equal(csv_in_problem(in, 19)->words, "no good");
    assert_null(csv_in_problem(in, 20));
    csv_in_free(in);
}

static void
files_that_are_none(void **state)
{
    struct csv_wanted wanted = {.names = names, .row = refuse_row};
    char at[200];
    struct text why;

    (void)state;
    text_init(&why, at, sizeof at);
    assert_null(csv_in_file("/nosuchfolder/a.csv", &wanted, &why));
    assert_string_equal(text_z(&why), "No such file or directory");
    assert_null(csv_in_file("/tmp", &wanted, &why));
    assert_string_equal(text_z(&why), "is a folder");
    assert_null(csv_in_file("/dev/zero", &wanted, &why));
    assert_string_equal(text_z(&why), "is no plain file");
}

/* ---- whatever comes ---- */

static uint32_t
draw(uint64_t *seed, uint32_t below)
{
    *seed = *seed * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((*seed >> 33) % below);
}

/* Bytes that a table is made of, mostly. */
static struct span
draw_bytes(uint64_t *seed, char *at, uint32_t most)
{
    static const char bytes[] =
        "aaxy01,,;\t\n\n\r\"\"\"' =\xC3\xA9\xE2\x82\xAC";
    struct span s = {at, draw(seed, most)};

    for (uint32_t i = 0; i < s.n; i++)
        at[i] = bytes[draw(seed, sizeof bytes)]; /* its end, a NUL, too */
    return s;
}

static void
any_bytes_in_any_pieces(void **state)
{
    static struct reading one, other;
    char at[60];
    uint64_t seed = 1913;

    (void)state;
    for (int i = 0; i < 4000; i++) {
        struct span s = draw_bytes(&seed, at, sizeof at);

        read_in(&one, s, s.n + 1, (struct csv_wanted){0});
        for (size_t piece = 1; piece < 5; piece++) {
            read_in(&other, s, piece, (struct csv_wanted){0});
            assert_string_equal(one.at, other.at);
        }
    }
}

static void
put_cell(struct text *to, struct span s)
{
    text_char(to, '"');
    for (uint32_t i = 0; i < s.n; i++) {
        if (s.at[i] == '"')
            text_char(to, '"');
        text_char(to, s.at[i]);
    }
    text_char(to, '"');
}

static void
take_cells(void *ctx, struct csv_in *in, const struct csv_cell *cell,
           uint32_t n)
{
    struct text *t = ctx;

    (void)in;
    for (uint32_t i = 0; i < n; i++) {
        text_put(t, cell[i].text);
        text_char(t, '\1');
    }
    text_char(t, '\2');
}

/* Any cells, with each delimiter and each end of lines: as they were. */
static void
written_and_read(void **state)
{
    static const char delimiters[] = ",;\t";
    static const char *const ends[] = {"\n", "\r\n", "\r"};
    static const char chars[] = "ab,;\t\n\r\"'=";
    static char written[4096], was[4096], is[4096];
    uint64_t seed = 7;

    (void)state;
    for (int i = 0; i < 3000; i++) {
        char delimiter = delimiters[i % 3];
        struct text w, before, after;
        struct csv_wanted wanted = {names, take_cells, &after, 0, 0};
        struct csv_in *in = csv_in_begin(&wanted);

        text_init(&w, written, sizeof written);
        text_init(&before, was, sizeof was);
        text_init(&after, is, sizeof is);
        for (uint32_t row = 0; row < 4; row++) {
            for (uint32_t c = 0; c < 3; c++) {
                char cell[12] = "x"; /* a blank row is none */
                struct span s = {cell, 1 + draw(&seed, 11)};

                for (uint32_t k = 1; k < s.n; k++)
                    cell[k] = chars[draw(&seed, sizeof chars - 1)];
                if (row == 0)
                    s = c == 0 ? SPAN("label") : c == 1 ? SPAN("x") : SPAN("y");
                if (c > 0)
                    text_char(&w, delimiter);
                put_cell(&w, s);
                text_put(&before, s);
                text_char(&before, '\1');
            }
            text_str(&w, ends[i / 3 % 3]);
            text_char(&before, '\2');
        }
        assert_true(csv_in_feed(in, w.at, w.n));
        assert_true(csv_in_end(in));
        assert_int_equal(csv_in_delimiter(in), delimiter);
        csv_in_free(in);
        assert_string_equal(text_z(&before), text_z(&after));
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(plain_tables),
        cmocka_unit_test(quoted_cells),
        cmocka_unit_test(columns_are_characters),
        cmocka_unit_test(blank_lines_and_rows_count_as_lines),
        cmocka_unit_test(delimiters),
        cmocka_unit_test(marks_and_guards),
        cmocka_unit_test(stray_marks),
        cmocka_unit_test(bad_bytes),
        cmocka_unit_test(at_most_64_cells),
        cmocka_unit_test(long_cells),
        cmocka_unit_test(large_tables),
        cmocka_unit_test(many_problems),
        cmocka_unit_test(files_that_are_none),
        cmocka_unit_test(any_bytes_in_any_pieces),
        cmocka_unit_test(written_and_read),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
