/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * report_words.c: the English of reports: numbers, names, men, and sentences
 * that are told in more ways than one.
 */
#include <string.h>

#include "report_in.h"
#include "say.h"

enum { WORD_MOST = 12 }; /* the highest number a careful hand writes out */

/* --- numbers --- */

static void
put_spelled(struct report *r, int64_t n)
{
    static const char *const ones[] = {
        "no",      "one",     "two",       "three",    "four",
        "five",    "six",     "seven",     "eight",    "nine",
        "ten",     "eleven",  "twelve",    "thirteen", "fourteen",
        "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"};
    static const char *const tens[] = {"",       "",      "twenty", "thirty",
                                       "forty",  "fifty", "sixty",  "seventy",
                                       "eighty", "ninety"};
    if (n >= 100) {
        doc_str(r, ones[n / 100]);
        doc_str(r, " hundred");
        if (n % 100 == 0)
            return;
        doc_str(r, " and ");
        n %= 100;
    }
    if (n < 20) {
        doc_str(r, ones[n]);
        return;
    }
    doc_str(r, tens[n / 10]);
    if (n % 10) {
        doc_char(r, '-');
        doc_str(r, ones[n % 10]);
    }
}

/* How it is written is known when its sentence ends: until then it stands
 * between two bytes that safe text cannot hold. */
void
put_number(struct report *r, int64_t n)
{
    doc_char(r, NUMBER_BEGIN);
    doc_int(r, n);
    doc_char(r, NUMBER_END);
}

/* The number that begins at `at`, which is moved behind it. */
static int64_t
number_read(const struct report *r, size_t *at)
{
    int64_t n = 0;
    bool minus = r->text[*at + 1] == '-';
    for (*at += minus ? 2 : 1; *at < r->n && r->text[*at] != NUMBER_END; ++*at)
        n = n * 10 + (r->text[*at] - '0');
    ++*at;
    return minus ? -n : n;
}

/* What the numbers from `at` on are like. */
struct numbers {
    uint32_t n;
    bool heads; /* one is the first word */
    bool large; /* one is beyond those that are written out */
};

static struct numbers
numbers_from(const struct report *r, size_t at)
{
    struct numbers of = {.heads = at < r->n && r->text[at] == NUMBER_BEGIN};
    while (at < r->n) {
        if (r->text[at] != NUMBER_BEGIN) {
            at++;
            continue;
        }
        int64_t n = number_read(r, &at);
        of.n++;
        of.large = of.large || n < 0 || n > WORD_MOST;
    }
    return of;
}

/* Words to twelve; all in figures where one is beyond; all in words where a
 * sentence begins with one. */
static void
put_in_style(struct report *r, int64_t n, const struct numbers *of)
{
    bool spelled = of->heads || !of->large;
    if (spelled && n >= 0 && n <= 999)
        put_spelled(r, n);
    else
        doc_int(r, n);
}

void
numbers_write(struct report *r, size_t from, bool sentence)
{
    if (r->lost || from >= r->n)
        return;
    struct numbers of = numbers_from(r, from);
    size_t end = r->n, at = from;
    if (of.n == 0)
        return;
    of.heads = of.heads && sentence;
    while (at < end && !r->lost)
        if (r->text[at] == NUMBER_BEGIN)
            put_in_style(r, number_read(r, &at), &of);
        else
            doc_char(r, r->text[at++]);
    if (r->lost)
        return;
    memmove(r->text + from, r->text + end, r->n - end);
    r->n -= end - from;
}

void
put_things(struct report *r, int64_t n, const char *one, const char *many)
{
    put_number(r, n);
    doc_char(r, ' ');
    doc_str(r, n == 1 ? one : many);
}

void
put_ordinal(struct report *r, int32_t n)
{
    static const char *const words[] = {
        "",        "first",  "second", "third", "fourth",   "fifth",  "sixth",
        "seventh", "eighth", "ninth",  "tenth", "eleventh", "twelfth"};
    static const char *const ends[] = {"th", "st", "nd", "rd"};
    int32_t last = n % 100 / 10 == 1 || n % 10 > 3 ? 0 : n % 10;
    if (n > 0 && n <= WORD_MOST) {
        doc_str(r, words[n]);
        return;
    }
    doc_int(r, n);
    doc_str(r, ends[last]);
}

void
put_between(struct report *r, uint32_t i, uint32_t n)
{
    if (i > 0)
        doc_str(r, i + 1 < n ? ", " : " and ");
}

void
put_time_of(struct report *r, int64_t ms)
{
    int64_t s = (ms + 500) / 1000;
    struct text t = doc_room(r, 32);
    if (s >= 3600) {
        text_int(&t, s / 3600);
        text_char(&t, ':');
        text_int(&t, s % 3600 / 600);
    }
    text_int(&t, s >= 3600 ? s / 60 % 10 : s / 60);
    text_char(&t, ':');
    text_int(&t, s % 60 / 10);
    text_int(&t, s % 10);
    doc_took(r, &t);
}

void
put_points(struct report *r, int32_t halves)
{
    struct text t = doc_room(r, 24);
    say_halves(&t, halves);
    doc_took(r, &t);
}

/* --- names --- */

/* Labels of sides are plain letters and need not be set apart. */
void
put_side(const struct teller *t, int32_t side)
{
    struct text name = doc_room(t->r, 128);
    say_side(&name, t->g, side);
    doc_took(t->r, &name);
}

void
put_sides(const struct teller *t, int32_t side)
{
    put_side(t, side);
    bool s = t->r->n > 0 && !t->r->lost && t->r->text[t->r->n - 1] == 's';
    doc_str(t->r, s ? "'" : "'s");
}

/* The last word of a name. */
static struct span
last_word(struct span name)
{
    uint32_t i = name.n;
    while (i > 0 && name.at[i - 1] != ' ')
        i--;
    return span_from(name, i);
}

/* Names that end in one of these speak of what they are, and take an article:
 * the Red left gun, the Coldstream Guards; but Long Tom. */
static bool
is_common(struct span name)
{
    static const char *const ends[] = {
        "gun",         "battery",   "howitzer",    "mortar",       "cannon",
        "fieldpiece",  "guards",    "foot",        "horse",        "infantry",
        "cavalry",     "hussars",   "lancers",     "dragoons",     "grenadiers",
        "fusiliers",   "rifles",    "riflemen",    "regiment",     "battalion",
        "company",     "troop",     "squadron",    "brigade",      "division",
        "left",        "right",     "centre",      "center",       "main",
        "reserve",     "reserves",  "wing",        "flank",        "corps",
        "militia",     "yeomanry",  "highlanders", "cossacks",     "uhlans",
        "cuirassiers", "chasseurs", "volunteers",  "sharpshooters"};
    struct span last = last_word(name);
    if (last.n == name.n)
        return false;
    for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++)
        if (span_same_z(last, ends[i]))
            return true;
    return false;
}

/* "Red right, horse" is the Red right where its men were called horse. */
static struct span
without_arm(struct span name, int32_t arm)
{
    static const char *const words[2][3] = {
        {", foot",  ", infantry", ", inf"},
        {", horse", ", cavalry",  ", cav"}
    };
    for (int i = 0; arm != ARM_ANY && i < 3; i++) {
        struct span tail = span_of(words[arm == ARM_CAV][i]);
        if (name.n > tail.n &&
            span_same(span_from(name, name.n - tail.n), tail))
            return span_cut(name, 0, name.n - tail.n);
    }
    return name;
}

/* The article of a name stands outside it and begins small. */
static void
put_named(const struct teller *t, struct span name)
{
    bool article = name.n > 4 && span_same_z(span_cut(name, 0, 4), "the ");
    bool listed = memchr(name.at, ',', name.n) != NULL;
    if (listed)
        doc_str(t->r, "“");
    else if (article || is_common(name))
        doc_str(t->r, "the ");
    doc_name(t->r, article && !listed ? span_from(name, 4) : name);
    if (listed)
        doc_str(t->r, "”");
}

void
put_gun(const struct teller *t, int32_t gun)
{
    struct piece p = t->gun[ROW(gun)];
    if (p.n > 0)
        put_named(t, (struct span){t->names + p.at, p.n});
    else
        doc_name(t->r, label_of(t->g->gun[ROW(gun)].label));
}

void
put_body(const struct teller *t, int32_t body, int32_t arm)
{
    struct piece p = t->body[ROW(body)];
    if (p.n > 0)
        put_named(t, without_arm((struct span){t->names + p.at, p.n}, arm));
    else
        doc_name(t->r, label_of(t->g->body[ROW(body)].label));
}

void
put_gun_bare(const struct teller *t, int32_t gun)
{
    struct piece p = t->gun[ROW(gun)];
    doc_name(t->r, (struct span){t->names + p.at, p.n});
}

void
put_body_bare(const struct teller *t, int32_t body, int32_t arm)
{
    struct piece p = t->body[ROW(body)];
    doc_name(t->r, without_arm((struct span){t->names + p.at, p.n}, arm));
}

void
put_party_of(const struct teller *t, int32_t party)
{
    struct report *r = t->r;
    doc_char(r, 'P');
    doc_int(r, t->g->party[ROW(party)].number);
}

bool
put_cell(struct teller *t, int table, uint32_t row, const char *column)
{
    struct span words = walk_text(&t->walk, table, row, column);
    if (words.n == 0)
        return false;
    doc_name(t->r, words);
    return true;
}

/* --- men --- */

static void
put_arm(const struct teller *t, int32_t side, int32_t n, int32_t arm)
{
    static const char *const one[] = {
        [ARM_INF] = "foot soldier", [ARM_CAV] = "horseman"};
    static const char *const many[] = {[ARM_INF] = "foot", [ARM_CAV] = "horse"};
    put_number(t->r, n);
    doc_char(t->r, ' ');
    if (side) {
        put_side(t, side);
        doc_char(t->r, ' ');
    }
    doc_str(t->r, n == 1 ? one[arm] : many[arm]);
}

void
put_men(const struct teller *t, int32_t side, int32_t inf, int32_t cav)
{
    if (inf == 0 && cav == 0) {
        doc_str(t->r, "nobody");
    } else if (inf == 0 || cav == 0) {
        put_arm(t, side, inf + cav, cav ? ARM_CAV : ARM_INF);
    } else {
        put_arm(t, 0, cav, ARM_CAV);
        doc_str(t->r, " and ");
        put_arm(t, 0, inf, ARM_INF);
        if (side) {
            doc_str(t->r, " of ");
            put_side(t, side);
        }
    }
}

void
put_men_of(const struct teller *t, int32_t n, int32_t side)
{
    put_things(t->r, n, "man of ", "men of ");
    put_side(t, side);
}

/* --- words of the fact that is told --- */

const struct word *
fact_word(const struct teller *t, const char *clause, const char *name)
{
    return t->fact.verb ? line_find(&t->fact, clause, name, NULL) : NULL;
}

bool
fact_is(const struct teller *t, enum fact f)
{
    return verb_is(t->fact.verb, f);
}

void
fact_read(struct teller *t, int32_t entry)
{
    t->fact = (struct line){.word = t->word};
    if (!history_fact(t->h, entry, &t->fact))
        t->fact.verb = NULL;
}

void
put_words_of(const struct teller *t, const struct word *w)
{
    char at[LINE_MAX_BYTES];
    struct text words;
    text_init(&words, at, sizeof at);
    word_text(&words, w);
    doc_name(t->r, text_span(&words));
}

void
put_quoted(const struct teller *t, const struct word *w)
{
    doc_str(t->r, "“");
    put_words_of(t, w);
    doc_str(t->r, "”");
}

void
put_quotation(const struct teller *t, struct span words)
{
    doc_str(t->r, "“");
    doc_name(t->r, words);
    doc_str(t->r, "”");
}

/* --- sentences --- */

void
sentence_begin(struct report *r)
{
    if (r->n > r->from && r->text[r->n - 1] != ' ')
        doc_char(r, ' ');
    r->sentence = (uint32_t)r->n;
}

static bool
ends_sentence(const struct report *r)
{
    static const char *const closed[] = {".", "!", "?", ".”", "!”", "?”"};
    struct span s = {r->text + r->sentence, (uint32_t)r->n - r->sentence};
    char at[8];
    uint32_t n = 0, i = s.n;
    /* The last few bytes without the marks of names. */
    while (i > 0 && n < 4)
        if (s.at[--i] != NAME_BEGIN && s.at[i] != NAME_END)
            at[sizeof at - ++n] = s.at[i];
    struct span tail = {at + sizeof at - n, n};
    for (size_t k = 0; k < sizeof closed / sizeof closed[0]; k++) {
        struct span end = span_of(closed[k]);
        if (tail.n >= end.n && span_eq(span_from(tail, tail.n - end.n), end))
            return true;
    }
    return false;
}

/* Labels and names that begin small have a capital there too. */
static void
put_capital(struct report *r)
{
    size_t at = r->sentence;
    if (r->text[at] == NAME_BEGIN)
        at++;
    char *first = &r->text[at];
    if (at < r->n && *first >= 'a' && *first <= 'z')
        *first = (char)(*first - 'a' + 'A');
}

void
sentence_end(struct report *r)
{
    if (r->lost || r->n == r->sentence)
        return;
    r->headed = r->text[r->sentence] == NUMBER_BEGIN;
    numbers_write(r, r->sentence, true);
    put_capital(r);
    if (!ends_sentence(r))
        doc_char(r, '.');
    r->opening = r->sentence;
    r->sentence = (uint32_t)r->n;
    r->form[1] = r->form[0];
    r->form[0] = NULL;
}

/* The first word; of one that begins with an article the second too. */
static struct span
opening_of(const struct report *r, uint32_t at)
{
    uint32_t end = at;
    while (end < r->n && r->text[end] != ' ')
        end++;
    if (span_same_z((struct span){r->text + at, end - at}, "the"))
        do
            end++;
        while (end < r->n && r->text[end] != ' ');
    return (struct span){r->text + at, end - at};
}

/* "Red charged" after "Red's men" begins alike too. */
static bool
opens_alike(const struct report *r)
{
    if (r->text[r->sentence] == NUMBER_BEGIN)
        return r->headed;
    return span_same(opening_of(r, r->opening), opening_of(r, r->sentence));
}

/* How ill the sentence that is open would read after those before it. */
static uint32_t
ill_of(const struct report *r, form *how)
{
    uint32_t ill = 0;
    struct numbers of = numbers_from(r, r->sentence);
    if (r->lost || r->n == r->sentence)
        return 0;
    ill += how == r->form[0] ? 8 : 0;
    ill += how == r->form[1] ? 2 : 0;
    ill += of.heads && of.large ? 4 : 0;
    ill += opens_alike(r) ? 3 : 0;
    return ill;
}

void
tell_one(struct report *r, form *const *forms, uint32_t n, int32_t entry,
         const void *what)
{
    uint32_t first = entry > 0 ? (uint32_t)entry % n : 0, best = first;
    uint32_t least = UINT32_MAX;
    sentence_begin(r);
    for (uint32_t i = 0; i < n && least > 0; i++) {
        uint32_t k = (first + i) % n;
        forms[k](r, what);
        uint32_t ill = ill_of(r, forms[k]);
        best = ill < least ? k : best;
        least = ill < least ? ill : least;
        r->n = r->lost ? r->n : r->sentence;
    }
    forms[best](r, what);
    sentence_end(r);
    r->form[0] = forms[best];
}
