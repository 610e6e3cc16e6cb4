/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * csv_in.c: tables from outside, on libcsv.
 *
 * libcsv tells nobody where it is. It is fed in pieces that end where a cell
 * or a line may end, so its calls come at the last byte of a piece, whose place
 * is known here; a cell begins behind the end of the one before it.
 *
 * Invariant: after a failure the parser is never called again. It would go on
 * reading, and its end would deliver half a row.
 */
#include "csv_in.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csv.h>

#include "guard.h"

enum { BLOCK = 4096, FIRST_LINE = CSV_CELL_BYTES };

/* A place in the table, as an editor counts it. */
struct at {
    uint32_t line, column;
};

/* How far a character has come: the bytes it lacks, and the bounds of the
 * next. */
struct utf8 {
    uint8_t lacks, least, most;
};

struct begun { /* a cell of the row being read */
    size_t from, n;
    struct at at;
};

struct csv_in {
    struct csv_parser parser;
    const struct csv_wanted *wanted;
    struct at at;   /* of the byte looked at */
    struct at cell; /* where the cell being read begins */
    struct at letter;
    struct utf8 utf8;
    bool started, after_cr, marked, failed, ended;
    uint64_t bytes;
    uint32_t rows;
    char delimiter;
    struct begun row[CSV_COLUMNS];
    uint32_t cells;
    char *text; /* of the row */
    size_t n, cap;
    char *first; /* the first line, until the delimiter is known */
    size_t first_n;
    bool first_quoted;
    struct csv_problem problem[CSV_PROBLEMS];
    uint32_t problems;
};

/* ---- problems ---- */

static void
tell(struct csv_in *in, struct at at, const char *words)
{
    struct text t;

    if (in->problems++ >= CSV_PROBLEMS)
        return;
    struct csv_problem *p = &in->problem[in->problems - 1];
    p->line = at.line;
    p->column = at.column;
    text_init(&t, p->words, sizeof p->words);
    text_str(&t, words);
    text_z(&t);
}

/* The reading ends. Always false. */
static bool
fail(struct csv_in *in, struct at at, const char *words)
{
    if (!in->failed)
        tell(in, at, words);
    in->failed = true;
    return false;
}

void
csv_in_wrong(struct csv_in *in, const struct csv_cell *at, const char *words)
{
    tell(in, (struct at){at->line, at->column}, words);
}

uint32_t
csv_in_problems(const struct csv_in *in)
{
    return in->problems;
}

const struct csv_problem *
csv_in_problem(const struct csv_in *in, uint32_t n)
{
    uint32_t kept =
        in->problems < CSV_PROBLEMS ? in->problems : (uint32_t)CSV_PROBLEMS;

    return n < kept ? &in->problem[n] : NULL;
}

char
csv_in_delimiter(const struct csv_in *in)
{
    return in->delimiter;
}

/* ---- what libcsv calls ---- */

/* RFC 4180: blanks are part of a cell. */
static int
no_space(unsigned char c)
{
    (void)c;
    return 0;
}

/* No cell outgrows its limit; libcsv then says that there is no memory. */
static void *
resize_cell(void *old, size_t bytes)
{
    return bytes > CSV_CELL_BYTES ? NULL : realloc(old, bytes);
}

static bool
row_room(struct csv_in *in, size_t more)
{
    size_t cap = in->cap;
    char *at;

    while (cap < in->n + more)
        cap = cap * 2 + BLOCK;
    if (cap == in->cap)
        return true;
    at = realloc(in->text, cap);
    if (!at)
        return fail(in, in->cell, "out of memory");
    in->text = at;
    in->cap = cap;
    return true;
}

static void
take_cell(void *s, size_t n, void *ctx)
{
    struct csv_in *in = ctx;

    if (in->failed)
        return;
    if (in->cells == CSV_COLUMNS) {
        fail(in, in->cell, "a row has at most 64 cells");
        return;
    }
    if (!row_room(in, n))
        return;
    in->row[in->cells++] = (struct begun){in->n, n, in->cell};
    if (n > 0)
        memcpy(in->text + in->n, s, n);
    in->n += n;
    in->cell = in->at;
    in->cell.column++;
}

static bool
blank(struct span s)
{
    return span_trim(s).n == 0;
}

static void
give_row(struct csv_in *in)
{
    struct csv_cell cell[CSV_COLUMNS];
    bool empty = true;

    for (uint32_t i = 0; i < in->cells; i++) {
        struct begun b = in->row[i];
        /* Of empty cells alone there is no text yet. */
        const char *at = in->text ? in->text + b.from : "";
        struct span s = {at, (uint32_t)b.n};

        empty = empty && blank(s);
        cell[i].text = in->marked ? guard_off(s) : s;
        cell[i].line = b.at.line;
        cell[i].column = b.at.column;
    }
    if (!empty)
        in->wanted->row(in->wanted->ctx, in, cell, in->cells);
}

static void
take_row(int end, void *ctx)
{
    struct csv_in *in = ctx;
    uint32_t most = in->wanted->rows ? in->wanted->rows : 2000000;

    (void)end;
    if (in->failed)
        return;
    if (in->rows++ == most) {
        fail(in, in->at, "the table has more rows than are read");
        return;
    }
    give_row(in);
    in->cells = 0;
    in->n = 0;
}

/* ---- characters ---- */

static bool
utf8_begin(struct utf8 *u, unsigned char c)
{
    *u = (struct utf8){0, 0x80, 0xBF};
    if (c < 0x80)
        return true;
    if (c < 0xC2 || c > 0xF4)
        return false;
    u->lacks = c < 0xE0 ? 1 : c < 0xF0 ? 2 : 3;
    if (c == 0xE0)
        u->least = 0xA0;
    if (c == 0xF0)
        u->least = 0x90;
    if (c == 0xED)
        u->most = 0x9F;
    if (c == 0xF4)
        u->most = 0x8F;
    return true;
}

/* One byte more; false where it cannot follow. */
static bool
utf8_step(struct utf8 *u, unsigned char c)
{
    if (u->lacks == 0)
        return utf8_begin(u, c);
    if (c < u->least || c > u->most)
        return false;
    *u = (struct utf8){(uint8_t)(u->lacks - 1), 0x80, 0xBF};
    return true;
}

static const char not_utf8[] =
    "this is not UTF-8: save the table again as \"CSV UTF-8\"";

static uint64_t
bytes_most(const struct csv_in *in)
{
    return in->wanted->bytes ? in->wanted->bytes : 256u << 20;
}

/* Why a byte may not stand in a table at all, and where; NULL: it may. */
static const char *
unfit(struct csv_in *in, unsigned char c, struct at *where)
{
    if (in->utf8.lacks == 0)
        in->letter = in->at;
    *where = in->at;
    if (in->bytes++ == bytes_most(in))
        return "the table is larger than is read";
    if (c == 0)
        return "a NUL byte: this is no table";
    *where = in->letter;
    return utf8_step(&in->utf8, c) ? NULL : not_utf8;
}

/* The place of the byte after c: CR, LF and CR LF end one line each. */
static void
step(struct csv_in *in, unsigned char c)
{
    bool new_line = c == '\r' || c == '\n';

    if (!(c == '\n' && in->after_cr))
        in->at.line += new_line;
    if (new_line)
        in->at.column = 1;
    else if (in->utf8.lacks == 0)
        in->at.column++;
    in->after_cr = c == '\r';
}

/* ---- pieces ---- */

/* Pieces end behind marks: one in a wrong place is the last byte of its piece,
 * and what follows a closing one the first. */
static bool
refused(struct csv_in *in, unsigned char wrong, struct at from)
{
    if (csv_error(&in->parser) != CSV_EPARSE)
        return fail(in, in->cell,
                    "a cell has at most 65,536 bytes; is a quotation mark not "
                    "closed?");
    if (wrong != '"')
        return fail(in, from,
                    "a comma or the end of the line is wanted behind a "
                    "quotation mark; one that is part of a text is doubled");
    return fail(in, in->at,
                "a quotation mark inside a cell: the whole cell in quotation "
                "marks, and this one doubled");
}

/* A piece whose last byte is at in->at. */
static bool
parse(struct csv_in *in, const unsigned char *s, size_t n, struct at from)
{
    size_t done = csv_parse(&in->parser, s, n, take_cell, take_row, in);

    if (!in->failed && done != n)
        return refused(in, done < n ? s[done] : 0, from);
    return !in->failed;
}

/* Where what follows begins a new row or is still the end of the last. */
static void
row_begins(struct csv_in *in)
{
    if (in->cells == 0 && in->parser.pstate == 0)
        in->cell = in->at;
}

static bool
may_end(const struct csv_in *in, unsigned char c)
{
    return c == (unsigned char)in->delimiter || c == '\n' || c == '\r' ||
           c == '"';
}

/* Most of a table is letters and digits that end nothing, each a column on;
 * how many of them come first. */
static size_t
skip_plain(struct csv_in *in, const unsigned char *s, size_t n)
{
    unsigned char delimiter = (unsigned char)in->delimiter;
    uint64_t most = bytes_most(in) - in->bytes;
    size_t i = 0;

    if (in->utf8.lacks > 0)
        return 0;
    n = n < most ? n : (size_t)most;
    while (i < n && s[i] >= ' ' && s[i] < 0x7F && s[i] != '"' &&
           s[i] != delimiter)
        i++;
    in->bytes += i;
    in->at.column += (uint32_t)i;
    in->after_cr = in->after_cr && i == 0;
    return i;
}

/* What is wrong before the byte that may not stand is told first. */
static bool
take(struct csv_in *in, const unsigned char *s, size_t n)
{
    struct at from = in->at, where = from;
    const char *why = NULL;
    size_t begun = 0, i;

    for (i = 0; (i += skip_plain(in, s + i, n - i)) < n; i++) {
        bool ends = may_end(in, s[i]);

        if ((why = unfit(in, s[i], &where)) != NULL)
            break;
        if (ends && !parse(in, s + begun, i + 1 - begun, from))
            return false;
        step(in, s[i]);
        if (!ends)
            continue;
        begun = i + 1;
        from = in->at;
        row_begins(in);
    }
    if (begun < i && !parse(in, s + begun, i - begun, from))
        return false;
    return !why || fail(in, where, why);
}

/* ---- the first line ---- */

/* Whether a name that is looked for stands between two delimiters. */
static bool
looked_for(const struct csv_in *in, struct span s)
{
    const struct csv_name *known = in->wanted->names;

    s = span_trim(s);
    if (s.n > 1 && s.at[0] == '"' && s.at[s.n - 1] == '"')
        s = span_trim(span_cut(s, 1, s.n - 1));
    for (; known && known->name; known++)
        if (span_same_z(s, known->name))
            return true;
    return false;
}

struct tried {
    int known, times;
};

static struct tried
try_delimiter(const struct csv_in *in, struct span line, char c)
{
    struct tried t = {0, 0};
    bool quoted = false;
    uint32_t from = 0;

    for (uint32_t i = 0; i <= line.n; i++) {
        if (i < line.n && line.at[i] == '"')
            quoted = !quoted;
        if (i < line.n && (quoted || line.at[i] != c))
            continue;
        t.known += looked_for(in, span_cut(line, from, i));
        t.times += i < line.n;
        from = i + 1;
    }
    return t;
}

static char
find_delimiter(const struct csv_in *in, struct span line)
{
    static const char others[] = {'\t', ';'};
    struct tried best = try_delimiter(in, line, ',');
    char c = ',';

    for (size_t i = 0; i < sizeof others; i++) {
        struct tried t = try_delimiter(in, line, others[i]);

        if (t.times > 0 &&
            (t.known > best.known ||
             (t.known == best.known && c == ',' && best.known == 0))) {
            best = t;
            c = others[i];
        }
    }
    return c;
}

/* sep=; alone in the first line, as some spreadsheets have it. */
static bool
says_delimiter(struct span line, char *c)
{
    line = span_trim(line);
    if (!span_starts(line, "sep=") || line.n != 5)
        return false;
    *c = line.at[4];
    return *c > ' ' && *c < 0x7F && *c != '"';
}

/* Marks of a file's encoding; how many bytes of it are none of the table. */
static bool
take_mark(struct csv_in *in, struct span *s)
{
    bool two = s->n >= 2 && ((unsigned char)s->at[0] | 1) == 0xFF &&
               ((unsigned char)s->at[1] | 1) == 0xFF && s->at[0] != s->at[1];

    if (two)
        return fail(in, in->at,
                    "this is saved as UTF-16: save the table again as \"CSV "
                    "UTF-8\"");
    in->marked = span_starts(*s, "\xEF\xBB\xBF");
    if (in->marked)
        *s = span_from(*s, 3);
    return true;
}

static bool
start(struct csv_in *in)
{
    struct span s = {in->first ? in->first : "", (uint32_t)in->first_n};

    in->started = true;
    if (!take_mark(in, &s))
        return false;
    if (says_delimiter(s, &in->delimiter)) {
        for (uint32_t i = 0; i < s.n; i++)
            step(in, (unsigned char)s.at[i]);
        in->cell = in->at;
        s = span_from(s, s.n);
    } else {
        in->delimiter = find_delimiter(in, s);
    }
    csv_set_delim(&in->parser, (unsigned char)in->delimiter);
    return take(in, (const unsigned char *)s.at, s.n);
}

/* The first line, as far as it has come; *done: all of it. */
static size_t
gather(struct csv_in *in, const unsigned char *s, size_t n, bool *done)
{
    size_t i = 0;

    while (i < n && !*done) {
        in->first_quoted = in->first_quoted != (s[i] == '"');
        in->first[in->first_n++] = (char)s[i];
        *done = in->first_n == FIRST_LINE ||
                (!in->first_quoted && (s[i] == '\n' || s[i] == '\r'));
        i++;
    }
    return i;
}

/* ---- the whole ---- */

struct csv_in *
csv_in_begin(const struct csv_wanted *wanted)
{
    struct csv_in *in = calloc(1, sizeof *in);

    if (!in)
        return NULL;
    in->first = malloc(FIRST_LINE);
    if (!in->first || csv_init(&in->parser, CSV_STRICT | CSV_STRICT_FINI)) {
        free(in->first);
        free(in);
        return NULL;
    }
    csv_set_space_func(&in->parser, no_space);
    csv_set_realloc_func(&in->parser, resize_cell);
    csv_set_blk_size(&in->parser, BLOCK);
    in->wanted = wanted;
    in->delimiter = ',';
    in->at = in->cell = (struct at){1, 1};
    return in;
}

bool
csv_in_feed(struct csv_in *in, const void *bytes, size_t n)
{
    const unsigned char *s = bytes;
    bool done = false;
    size_t first;

    if (in->failed || in->ended)
        return false;
    if (in->started)
        return take(in, s, n);
    first = gather(in, s, n, &done);
    if (!done)
        return true;
    return start(in) && take(in, s + first, n - first);
}

bool
csv_in_end(struct csv_in *in)
{
    if (in->ended)
        return in->problems == 0;
    if (!in->failed && !in->started)
        start(in);
    if (!in->failed && in->utf8.lacks > 0)
        fail(in, in->letter, not_utf8);
    if (!in->failed && csv_fini(&in->parser, take_cell, take_row, in) != 0)
        fail(in, in->cell, "this quotation mark is never closed");
    in->ended = true;
    return in->problems == 0;
}

void
csv_in_free(struct csv_in *in)
{
    if (!in)
        return;
    csv_free(&in->parser);
    free(in->first);
    free(in->text);
    free(in);
}

/* ---- a file ---- */

static struct csv_in *
no_file(struct text *why, const char *words)
{
    text_clear(why);
    text_str(why, words);
    return NULL;
}

/* -1: the error is told. */
static int
open_table(const char *path, struct text *why)
{
    struct stat is;
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);

    if (fd < 0) {
        no_file(why, strerror(errno));
        return -1;
    }
    if (fstat(fd, &is) != 0)
        no_file(why, strerror(errno));
    else if (S_ISREG(is.st_mode))
        return fd;
    else
        no_file(why, S_ISDIR(is.st_mode) ? "is a folder" : "is no plain file");
    close(fd);
    return -1;
}

struct csv_in *
csv_in_file(const char *path, const struct csv_wanted *wanted, struct text *why)
{
    char block[1 << 14];
    ssize_t n;
    struct csv_in *in;
    int fd = open_table(path, why), error = 0;

    if (fd < 0)
        return NULL;
    in = csv_in_begin(wanted);
    while (in && (n = read(fd, block, sizeof block)) != 0) {
        error = n < 0 && errno != EINTR ? errno : 0;
        if (error || (n > 0 && !csv_in_feed(in, block, (size_t)n)))
            break;
    }
    close(fd);
    if (!in)
        return no_file(why, "out of memory");
    if (error) {
        csv_in_free(in);
        return no_file(why, strerror(error));
    }
    csv_in_end(in);
    return in;
}
