/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * made.c: the parts of the manual that the program's own rows make.
 *
 *   made USED <TEMPLATE >PAGE
 *
 * A line @NAME@ of the template gives way to what the part of that name
 * writes; every other line passes. USED is a file of the words RULE_... and
 * KEY_... that stand in the sources: what no word of it names, no ruling
 * knows, and the manual says so. Ends with status 1 where the template or this
 * file says what the program no longer has.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "control.h"
#include "rulebook.h"
#include "session.h"

enum { COLUMNS = 72, USED_BYTES = 1 << 16 };

struct made {
    struct session s;
    struct span used;          /* the words of USED, one a line */
    bool told[TABLE_PROMISED]; /* tables the page has */
    bool wrong;
};

static void
complain(struct made *m, const char *what, struct span of)
{
    fprintf(stderr, "made: %s: %.*s\n", what, (int)of.n, of.at);
    m->wrong = true;
}

/* ---- mdoc ---- */

static void
put_char(char c)
{
    const char *as = c == '\\'   ? "\\e"
                     : c == '"'  ? "\\(dq"
                     : c == '^'  ? "\\(ha"
                     : c == '~'  ? "\\(ti"
                     : c == '`'  ? "\\(ga"
                     : c == '\'' ? "\\(aq"
                                 : NULL;
    if (as)
        fputs(as, stdout);
    else
        putchar(c);
}

static void
put_span(struct span s)
{
    for (uint32_t i = 0; i < s.n; i++)
        put_char(s.at[i]);
}

/* An argument of a macro that is never taken for another macro. */
static void
put_arg(struct span s)
{
    fputs(" \"\\&", stdout);
    put_span(s);
    putchar('"');
}

static void
put_macro(const char *macro, const char *arg)
{
    putchar('.');
    fputs(macro, stdout);
    put_arg(span_of(arg));
    putchar('\n');
}

static bool
ends_sentence(struct span word)
{
    while (word.n > 0 && strchr(")\"", word.at[word.n - 1]))
        word.n--;
    return word.n > 0 && strchr(".:?", word.at[word.n - 1]) != NULL;
}

/* Text lines: short, and none goes on where a sentence has ended. */
static void
put_text(struct span s)
{
    uint32_t column = 0;

    for (s = span_trim(s); s.n > 0; s = span_trim(s)) {
        uint32_t n = 0;

        while (n < s.n && s.at[n] != ' ')
            n++;
        struct span word = span_cut(s, 0, n);
        if (column > 0) {
            bool ends = column + n >= COLUMNS;

            putchar(ends ? '\n' : ' ');
            column = ends ? 0 : column + 1;
        }
        if (column == 0 && word.at[0] == '.')
            fputs("\\&", stdout);
        put_span(word);
        column += n;
        s = span_from(s, n);
        if (ends_sentence(word)) {
            putchar('\n');
            column = 0;
        }
    }
    if (column > 0)
        putchar('\n');
}

/* Text as a sentence. A word explained, as in "own: his own", stays small. */
static void
put_sentence(const char *words)
{
    char at[1024];
    struct text t;

    text_init(&t, at, sizeof at);
    text_str(&t, words);
    if (!ends_sentence(text_span(&t)))
        text_char(&t, '.');
    if (at[0] >= 'a' && at[0] <= 'z' && at[strcspn(words, " :")] != ':')
        at[0] = (char)(at[0] - 'a' + 'A');
    put_text(text_span(&t));
}

static void
list_begin(const char *width)
{
    printf(".Bl -tag -width %s\n", width);
}

static void
list_end(void)
{
    puts(".El");
}

/* ---- what the sources use ---- */

/* The line up to its end, and *s the lines after it. */
static struct span
take_line(struct span *s)
{
    uint32_t n = 0;

    while (n < s->n && s->at[n] != '\n')
        n++;
    struct span line = span_cut(*s, 0, n);
    *s = span_from(*s, n < s->n ? n + 1 : n);
    return line;
}

static bool
is_used(const struct made *m, const char *prefix, const char *name)
{
    char at[80];
    struct text t;
    struct span left = m->used;

    text_init(&t, at, sizeof at);
    text_str(&t, prefix);
    text_str(&t, name);
    while (left.n > 0) {
        if (span_eq(take_line(&left), text_span(&t)))
            return true;
    }
    return false;
}

/* clock.round_s stands in the sources as KEY_CLOCK_ROUND_S. */
static bool
key_used(const struct made *m, const struct key_info *info)
{
    char at[64];
    struct text t;

    text_init(&t, at, sizeof at);
    for (const char *c = info->name; *c; c++) {
        bool small = *c >= 'a' && *c <= 'z';

        text_char(&t, *c == '.' ? '_' : small ? (char)(*c - 'a' + 'A') : *c);
    }
    return is_used(m, "KEY_", text_z(&t));
}

static bool
rule_cited(const struct made *m, int rule)
{
    return is_used(m, "RULE_", rule_name(rule));
}

static bool
rule_counted(const struct made *m, int rule)
{
    for (int k = 0; k < KEYS; k++) {
        const struct key_info *info = key_info((enum key_id)k);

        if (span_is(span_of(info->rule), rule_name(rule)) && key_used(m, info))
            return true;
    }
    return false;
}

/* ---- verbs ---- */

static void
put_verb(const struct verb *v, bool first)
{
    printf(".It Ic");
    put_arg(span_of(v->name));
    if (first && v->alias) {
        char alias[2] = {v->alias, '\0'};

        fputs(" , Ic", stdout);
        put_arg(span_of(alias));
    }
    if (*v->usage) {
        fputs(" No", stdout);
        put_arg(span_of(v->usage));
    }
    putchar('\n');
    put_sentence(v->summary);
    if (first && v->flags & VERB_WHOLE)
        put_sentence("Never shortened");
    put_macro("Dl", v->example);
    if (v->also)
        put_macro("Dl", v->also);
    if (v->rules)
        printf("Rules: %s.\n", v->rules);
}

/* All forms of the verb that are of `sets` and not of `without`. */
static int
put_verbs(const struct made *m, struct span name, uint8_t sets, uint8_t without,
          const char *before)
{
    int n = 0;

    for (uint32_t k = 0; k < m->s.lexicon.n; k++) {
        const struct verbs *list = &m->s.lexicon.list[k];

        for (uint32_t i = 0; i < list->n; i++) {
            const struct verb *v = &list->row[i];

            if (!span_is(name, v->name) || !(v->sets & sets) ||
                v->sets & without)
                continue;
            if (n == 0)
                fputs(before, stdout);
            put_verb(v, n++ == 0);
        }
    }
    return n;
}

/* What `help all` says: the program's own order of the verbs. */
static void
help_all(struct made *m, uint8_t sets, struct text *to)
{
    struct line l = {.word = m->s.word};
    struct span rest;
    struct fault why = {0};

    m->s.lexicon.sets = sets;
    if (line_read(SPAN("help all"), &m->s.lexicon, &l, &rest, &why)) {
        struct asking a = {.h = &m->s.history, .line = &l, .why = &why};

        if (ask(&a, to) && !to->cut)
            return;
    }
    complain(m, "no answer", SPAN("help all"));
}

/* "  fire, f     shots ...": fire. Empty where the line begins no row. */
static struct span
row_name(struct span line)
{
    uint32_t n = 2;

    if (!span_starts(line, "  ") || line.n < 3 || line.at[2] < 'a' ||
        line.at[2] > 'z')
        return span_cut(line, 0, 0);
    while (n < line.n && line.at[n] != ' ' && line.at[n] != ',')
        n++;
    return span_cut(line, 2, n);
}

static void
verb_groups(struct made *m)
{
    static char at[1 << 15];
    char before[160] = "";
    struct text t;
    struct span left;
    bool any = false;

    text_init(&t, at, sizeof at);
    help_all(m, SET_LITTLE_WARS, &t);
    left = text_span(&t);
    while (left.n > 0) {
        struct span line = take_line(&left), name = row_name(line);

        if (name.n > 0 && put_verbs(m, name, SET_LITTLE_WARS, 0, before) > 0) {
            before[0] = '\0';
            any = true;
        } else if (line.n > 0 && line.at[0] != ' ') {
            snprintf(before, sizeof before, "%s.Ss %.*s\n.Bl -tag -width Ds\n",
                     any ? ".El\n" : "", (int)line.n, line.at);
            any = any && before[0] == '.';
        }
    }
    if (any)
        list_end();
}

static void
verbs_density(struct made *m)
{
    static char at[1 << 15];
    const char *before = ".Bl -tag -width Ds\n";
    struct text t;
    struct span left;

    text_init(&t, at, sizeof at);
    help_all(m, SET_DENSITY, &t);
    left = text_span(&t);
    while (left.n > 0) {
        struct span name = row_name(take_line(&left));

        if (name.n > 0 &&
            put_verbs(m, name, SET_DENSITY, SET_LITTLE_WARS, before) > 0)
            before = "";
    }
    if (!*before)
        list_end();
}

static void
capitals(struct made *m)
{
    static const struct {
        const char *name;
        enum slot slot;
    } rows[] = {
#define CAPITALS(name, slot) {#name, SLOT_##slot},
#include "line.def"
#undef CAPITALS
    };

    (void)m;
    puts(".Bl -tag -width Ds");
    for (int slot = SLOT_NONE + 1; slot < SLOTS; slot++) {
        const char *before = ".It Ar";

        for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
            if ((int)rows[i].slot != slot)
                continue;
            fputs(before, stdout);
            put_arg(span_of(rows[i].name));
            before = " , Ar";
        }
        if (*before != ' ')
            continue;
        putchar('\n');
        put_sentence(slot_name((enum slot)slot));
    }
    list_end();
}

/* ---- rules ---- */

static bool
of_density(int rule)
{
    return rule < RULES && strchr("RI", rule_name(rule)[0]) != NULL;
}

static void
put_difference(int rule, enum edition e, const char *who)
{
    const char *text = rule_differs(rule, e);

    if (!text)
        return;
    puts(".Pp");
    printf(".Em %s :\n", who);
    put_text(span_of(text));
}

static void
put_rule(int rule)
{
    const struct rule_info *info = rule_info(rule);
    const char *retelling = rule_differs(rule, EDITION_RETELLING);
    const char *french = rule_differs(rule, EDITION_FRENCH);
    bool both = retelling && french == retelling;

    fputs(".It Sy", stdout);
    put_arg(span_of(info->name));
    if (*info->where) {
        fputs(" No", stdout);
        put_arg(span_of(info->where));
    }
    putchar('\n');
    put_text(span_of(info->text));
    put_difference(rule, EDITION_RETELLING,
                   both ? "retelling , french" : "retelling");
    if (!both)
        put_difference(rule, EDITION_FRENCH, "french");
    put_difference(rule, EDITION_RUSSIAN, "russian");
}

static void
rules(struct made *m)
{
    static const char *const chapters[] = {
        "CThe Country",  "MThe move",   "AThe arms",
        "HHand to hand", "PPrisoners",  "GTaking guns",
        "VThe games",    "FThe forces", "SSize",
    };
    int n = 0;

    for (size_t i = 0; i < sizeof chapters / sizeof chapters[0]; i++) {
        printf(".Ss %s\n.Bl -tag -width Ds\n", chapters[i] + 1);
        for (int rule = RULE_NONE + 1; rule < RULES; rule++) {
            if (rule_name(rule)[0] != chapters[i][0])
                continue;
            put_rule(rule);
            n++;
        }
        list_end();
    }
    for (int rule = RULE_NONE + 1; rule < RULES; rule++)
        n += of_density(rule);
    if (n != RULES - 1)
        complain(m, "rules of a chapter that made.c does not know", SPAN(""));
}

static void
rules_density(struct made *m)
{
    (void)m;
    list_begin("Ds");
    for (int rule = RULE_NONE + 1; rule < RULES; rule++) {
        if (of_density(rule))
            put_rule(rule);
    }
    list_end();
}

static void
put_readings(int base, int n)
{
    list_begin("Ds");
    for (int i = 1; i <= n; i++)
        put_rule(base + i);
    list_end();
}

static void
readings(struct made *m)
{
    (void)m;
    put_readings(READING_BASE, READINGS);
}

static void
readings_density(struct made *m)
{
    (void)m;
    put_readings(DENSITY_READING_BASE, DENSITY_READINGS);
}

/* Readings that no ruling cites and no key is about. */
static const struct {
    int n;
    const char *how;
} readings_kept[] = {
    {9,  "choose is the mover's, for both sides; why says so"},
    {11, "men are counted, whatever they ride"               },
    {13, "a guard may be named wherever a man may"           },
    {29, "nobody left at the end of its own move decides"    },
    {34, "the score counts them; why score says so"          },
    {38, "surrender names the captor"                        },
    {40, "the referee types what the shot did"               },
    {41, "the referee types all that fell"                   },
};

enum { READINGS_KEPT = sizeof readings_kept / sizeof readings_kept[0] };

/* It is cited, or names a key that rulings go by. */
static bool
reading_used(const struct made *m, int n)
{
    char number[12];
    struct text t;

    text_init(&t, number, sizeof number);
    text_int(&t, n);
    if (is_used(m, "READING_BASE + ", text_z(&t)))
        return true;
    for (int k = 0; k < KEYS; k++) {
        const struct key_info *info = key_info((enum key_id)k);

        if (key_used(m, info) && strstr(reading_text(n), info->name))
            return true;
    }
    return false;
}

/* How each of the others is kept; one that is forgotten is a fault. */
static void
made_readings_kept(struct made *m)
{
    puts(".Bl -tag -width Ds -compact");
    for (int n = 1, i = 0; n <= READINGS; n++) {
        bool kept = i < READINGS_KEPT && readings_kept[i].n == n;
        const char *name = rule_name(READING_BASE + n);

        if (kept == reading_used(m, n))
            complain(m,
                     kept ? "is used, so made.c need not"
                          : "is kept by nothing that made.c knows",
                     span_of(name));
        if (!kept)
            continue;
        put_macro("It Sy", name);
        put_sentence(readings_kept[i++].how);
    }
    list_end();
}

/* Names, a comma between them. */
static void
put_names(const struct made *m, bool (*takes)(const struct made *m, int rule))
{
    char at[4096];
    struct text t;

    text_init(&t, at, sizeof at);
    for (int rule = RULE_NONE + 1; rule < RULES; rule++) {
        if (of_density(rule) || !takes(m, rule))
            continue;
        text_str(&t, t.n > 0 ? ", " : "");
        text_str(&t, rule_name(rule));
    }
    text_char(&t, '.');
    put_text(text_span(&t));
}

static void
rules_cited(struct made *m)
{
    put_names(m, rule_cited);
}

static bool
only_counted(const struct made *m, int rule)
{
    return !rule_cited(m, rule) && rule_counted(m, rule);
}

static void
rules_counted(struct made *m)
{
    put_names(m, only_counted);
}

/* Rules that are kept by the way the program works, so that no ruling has to
 * cite them and nobody has to watch them. */
static const struct {
    int rule;
    const char *how;
} kept[] = {
    {RULE_M2d, "no clock runs before the first move"          },
    {RULE_H3f, "the same sum in other words"                  },
    {RULE_H3i, "the clock counts settling as extra time"      },
    {RULE_P7,  "a prisoner cannot be named in a melee"        },
    {RULE_P8,  "the worked example, which is one of the tests"},
};

enum { KEPT_ROWS = sizeof kept / sizeof kept[0] };

static void
rules_kept(struct made *m)
{
    puts(".Bl -tag -width Ds -compact");
    for (int i = 0; i < KEPT_ROWS; i++) {
        const char *name = rule_name(kept[i].rule);

        if (rule_cited(m, kept[i].rule) || rule_counted(m, kept[i].rule))
            complain(m, "is cited, so made.c need not", span_of(name));
        put_macro("It Sy", name);
        put_sentence(kept[i].how);
    }
    list_end();
}

static bool
of_referee(const struct made *m, int rule)
{
    for (int i = 0; i < KEPT_ROWS; i++) {
        if (kept[i].rule == rule)
            return false;
    }
    return !rule_cited(m, rule) && !rule_counted(m, rule);
}

static struct span
first_sentence(const char *text)
{
    const char *end = strstr(text, ". ");

    return end ? span_cut(span_of(text), 0, (uint32_t)(end - text) + 1)
               : span_of(text);
}

static void
rules_referee(struct made *m)
{
    puts(".Bl -tag -width Ds -compact");
    for (int rule = RULE_NONE + 1; rule < RULES; rule++) {
        if (of_density(rule) || !of_referee(m, rule))
            continue;
        put_macro("It Sy", rule_name(rule));
        put_text(first_sentence(rule_info(rule)->text));
    }
    list_end();
}

/* ---- keys ---- */

enum { TEXTS = sizeof((struct key_info *)0)->value / sizeof(char *) };

static bool
same_in_all(const struct key_info *info)
{
    for (int i = 1; i < TEXTS; i++) {
        if (strcmp(info->value[i], info->value[0]) != 0)
            return false;
    }
    return true;
}

static void
put_values(const struct key_info *info)
{
    char at[512];
    struct text t;

    text_init(&t, at, sizeof at);
    if (same_in_all(info)) {
        text_str(&t, "Begins as ");
        text_str(&t, info->value[0]);
    } else {
        for (int i = 0; i < TEXTS; i++) {
            text_str(&t, i > 0 ? ", " : "");
            text_str(&t, edition_name((enum edition)(EDITION_BOOK + i)));
            text_char(&t, ' ');
            text_str(&t, info->value[i]);
        }
    }
    if (strchr(info->words, '|')) {
        text_str(&t, " (");
        for (const char *c = info->words; *c; c++)
            text_str(&t, *c == '|' ? ", " : (char[]){*c, '\0'});
        text_char(&t, ')');
    }
    text_char(&t, '.');
    put_text(text_span(&t));
}

static void
put_keys(const struct made *m, uint8_t sets)
{
    list_begin("Ds");
    for (int k = 0; k < KEYS; k++) {
        const struct key_info *info = key_info((enum key_id)k);

        if (!(key_sets((enum key_id)k) & sets))
            continue;
        fputs(".It Va", stdout);
        put_arg(span_of(info->name));
        if (*info->rule) {
            fputs(" No", stdout);
            put_arg(span_of(info->rule));
        }
        putchar('\n');
        put_sentence(info->meaning);
        put_values(info);
        if (!key_used(m, info))
            put_sentence("No ruling reads it: the referee goes by it");
    }
    list_end();
}

static void
keys(struct made *m)
{
    put_keys(m, SET_LITTLE_WARS);
}

static void
keys_density(struct made *m)
{
    put_keys(m, SET_DENSITY);
}

/* ---- faults ---- */

/* The words of a fault with what they hold in place. */
static void
fault_line(struct text *to, const char *words)
{
    static const char *const holds[] = {
        "wWORD",  "~",       "hN",   "nN",    "HLENGTH", "NLENGTH",
        "SSIDE",  "BBODY",   "GGUN", "MMAN",  "PPARTY",  "mSTATE",
        "aPLACE", "uMOMENT", "oN",   "EEDGE",
    };

    for (const char *c = words; *c; c++) {
        const char *put = *c == '%' ? NULL : (char[]){*c, '\0'};

        for (size_t i = 0; !put && i < sizeof holds / sizeof *holds; i++) {
            if (holds[i][0] == c[1])
                put = holds[i] + 1;
        }
        c += *c == '%' && put;
        text_str(to, put ? put : "%");
    }
}

static void
faults(struct made *m)
{
    char at[512];
    struct text t;

    (void)m;
    list_begin("Ds");
    for (int code = FAULT_NONE + 1; code < FAULTS; code++) {
        text_init(&t, at, sizeof at);
        fault_line(&t, fault_words((enum fault_code)code));
        printf(".It Er");
        put_arg(span_of(fault_name((enum fault_code)code)));
        printf(" No \"(%d)\"\n", fault_status((enum fault_code)code));
        put_sentence(text_z(&t));
    }
    list_end();
}

/* ---- tables ---- */

enum kind { STORED, FOLDED, LOGGED, INNER };

static const enum kind kinds[TABLE_LISTS] = {
#define TABLE(name, source, kind) kind,
#define FIRST(table, name, type, how, at)
#define COLUMN(table, name, type, how, at)
#define END(table)
#include "table.def"
#undef TABLE
#undef FIRST
#undef COLUMN
};

static const char *const types[] = {
#define TABLE(name, source, kind)
#define FIRST(table, name, type, how, at) #type,
#define COLUMN(table, name, type, how, at) #type,
#include "table.def"
#undef TABLE
#undef FIRST
#undef COLUMN
#undef END
};

static const char *
column_type(int table, int column)
{
    for (int t = 0; t < table; t++)
        column += table_columns(t);
    return types[column];
}

static void
put_table(struct made *m, int table)
{
    static const char *const where[] = {
        [STORED] = "In the file under this name",
        [FOLDED] = "Made from the log when it is exported",
        [LOGGED] = "In the file a view",
        [INNER] = "In the file only",
    };
    char type[16];

    m->told[table] = true;
    put_sentence(where[kinds[table]]);
    puts(".Pp\n.Bl -tag -width prisoners_taken -compact");
    for (int i = 0; i < table_columns(table); i++) {
        snprintf(type, sizeof type, "%s", column_type(table, i));
        for (char *c = type; *c; c++)
            *c = (char)(*c | 0x20);
        put_macro("It Va", table_column(table, i));
        puts(type);
    }
    list_end();
}

/* The tables for which the template had no words of its own. */
static void
tables_left(struct made *m)
{
    for (int table = 0; table < TABLE_PROMISED; table++) {
        if (m->told[table])
            continue;
        printf(".Ss %s\n", table_name(table));
        put_table(m, table);
    }
}

/* ---- the template ---- */

static const struct {
    const char *name;
    void (*make)(struct made *m);
} parts[] = {
    {"VERBS",            verb_groups       },
    {"VERBS_DENSITY",    verbs_density     },
    {"CAPITALS",         capitals          },
    {"RULES",            rules             },
    {"RULES_DENSITY",    rules_density     },
    {"READINGS",         readings          },
    {"READINGS_DENSITY", readings_density  },
    {"CITED",            rules_cited       },
    {"COUNTED",          rules_counted     },
    {"KEPT",             rules_kept        },
    {"REFEREE",          rules_referee     },
    {"READINGS_KEPT",    made_readings_kept},
    {"KEYS",             keys              },
    {"KEYS_DENSITY",     keys_density      },
    {"FAULTS",           faults            },
    {"TABLES",           tables_left       },
};

static void
put_part(struct made *m, struct span name)
{
    int table = span_starts(name, "TABLE ")
                    ? table_find(span_from(name, sizeof "TABLE " - 1))
                    : -1;

    if (table >= 0) {
        put_table(m, table);
        return;
    }
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        if (span_is(name, parts[i].name)) {
            parts[i].make(m);
            return;
        }
    }
    complain(m, "no such part", name);
}

static void
put_page(struct made *m)
{
    char line[1024];

    while (fgets(line, sizeof line, stdin)) {
        struct span s = span_trim(span_of(line));

        while (s.n > 0 && s.at[s.n - 1] == '\n')
            s.n--;
        if (s.n > 2 && s.at[0] == '@' && s.at[s.n - 1] == '@')
            put_part(m, span_cut(s, 1, s.n - 1));
        else
            fputs(line, stdout);
    }
}

int
main(int argc, char **argv)
{
    static struct made m;
    static char used[USED_BYTES];
    const struct options none = {.control = &program_control};
    FILE *in = argc == 2 ? fopen(argv[1], "r") : NULL;

    if (!in || !session_init(&m.s, &none)) {
        fputs("usage: made USED <TEMPLATE >PAGE\n", stderr);
        return 2;
    }
    m.used = (struct span){used, (uint32_t)fread(used, 1, sizeof used, in)};
    fclose(in);
    if (m.used.n == 0 || m.used.n == sizeof used)
        complain(&m, "no list of what is used", span_of(argv[1]));
    put_page(&m);
    session_release(&m.s);
    return m.wrong || fflush(stdout) != 0 ? 1 : 0;
}
