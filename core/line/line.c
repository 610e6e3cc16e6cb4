/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * line.c: a line read and written: stamp, prefixes, verb, note. What stands
 * between verb and note is usage.c's.
 */
#include "line.h"

#include "usage.h"

#include <string.h>

enum {
    ENTRY_MAX = 2000000000, /* entries a battle can count */
    NEAR_ENOUGH = 2         /* edits to the word that was meant */
};

static char
peek(const struct reader *r)
{
    return r->i < r->in.n ? r->in.at[r->i] : '\0';
}

static bool
fail_at(const struct reader *r, enum fault_code code, uint32_t to,
        struct fault *why)
{
    *why = (struct fault){
        .code = (uint16_t)code,
        .column = (uint16_t)r->i,
        .width = (uint16_t)(to - r->i),
        .word = span_cut(r->in, r->i, to),
    };
    return false;
}

/* ---- stamps ---- */

/* Seconds as 40, 3.250 or 5:30, up to three places. */
static bool
read_seconds(struct span s, int64_t *ms)
{
    static const int32_t scale[] = {0, 100, 10, 1};
    enum { LONGEST = 10000000 };
    uint32_t dot = 0;
    int32_t whole, part = 0;

    while (dot < s.n && s.at[dot] != '.')
        dot++;
    if (dot < s.n) {
        uint32_t places = s.n - dot - 1;

        if (places > 3 || !span_number(span_from(s, dot + 1), 999, &part))
            return false;
        part *= scale[places];
    }
    s = span_cut(s, 0, dot);
    if (!span_number(s, LONGEST, &whole) && !time_read(s, &whole))
        return false;
    *ms = (int64_t)whole * 1000 + part;
    return true;
}

/* 14:41 or 14:41:30 */
static bool
read_time_of_day(struct span s, int64_t *ms)
{
    int32_t v;

    if (!time_read(s, &v))
        return false;
    if (s.n <= 5) /* it was read as minutes and seconds */
        v *= 60;
    *ms = (int64_t)v * 1000;
    return v < 24 * 60 * 60;
}

/* 2026-11-30T14:02:11.250Z */
static bool
read_utc(struct span s, int64_t *ms)
{
    enum { DATE = 10, TIME = 8, DAY_MS = 24 * 60 * 60 * 1000 };
    int32_t days, fraction = 0;
    int64_t of_day, ms_of_second = 0;

    if (s.n < DATE + TIME + 2 || lower(s.at[DATE]) != 't' ||
        lower(s.at[s.n - 1]) != 'z' || !date_read(span_cut(s, 0, DATE), &days))
        return false;
    s = span_cut(s, DATE + 1, s.n - 1);
    if (!read_time_of_day(span_cut(s, 0, TIME), &of_day))
        return false;
    s = span_from(s, TIME);
    if (s.n > 0) {
        if (s.at[0] != '.' || s.n > 4 ||
            !span_number(span_from(s, 1), 999, &fraction))
            return false;
        ms_of_second = fraction * (s.n == 2 ? 100 : s.n == 3 ? 10 : 1);
    }
    *ms = (int64_t)days * DAY_MS + of_day + ms_of_second;
    return true;
}

static enum stamp
read_stamp(struct span s, int64_t *ms)
{
    if (s.n == 0)
        return STAMP_NONE;
    if (s.at[0] == '-')
        return read_seconds(span_from(s, 1), ms) ? STAMP_AGO : STAMP_NONE;
    if (s.at[0] == '+')
        return read_seconds(span_from(s, 1), ms) ? STAMP_AFTER : STAMP_NONE;
    if (s.n > 4 && s.at[4] == '-')
        return read_utc(s, ms) ? STAMP_UTC : STAMP_NONE;
    return read_time_of_day(s, ms) ? STAMP_TIME_OF_DAY : STAMP_NONE;
}

static bool
take_stamp(struct reader *r, struct line *out, struct fault *why)
{
    uint32_t to;

    if (peek(r) != '@')
        return true;
    to = reader_word_end(r, r->i);
    out->stamp =
        (uint8_t)read_stamp(span_cut(r->in, r->i + 1, to), &out->stamp_ms);
    if (out->stamp == STAMP_NONE)
        return fail_at(r, FAULT_STAMP, to, why);
    r->i = to;
    return true;
}

/* ---- prefixes ---- */

/* Takes the word if it stands here. */
static bool
take_word(struct reader *r, const char *word)
{
    uint32_t to = reader_word_end(r, r->i);

    if (!span_same_z(span_cut(r->in, r->i, to), word))
        return false;
    r->i = to;
    return true;
}

/* The entry that a correction is about. */
static bool
take_entry(struct reader *r, struct line *out, struct fault *why)
{
    bool ends = reader_ends(r);
    uint32_t to = ends ? r->i : reader_word_end(r, r->i);

    if (!ends && peek(r) == '#' &&
        span_number(span_cut(r->in, r->i + 1, to), ENTRY_MAX, &out->target) &&
        out->target > 0) {
        r->i = to;
        return true;
    }
    fail_at(r, ends ? FAULT_MISSING : FAULT_EXPECTED, to, why);
    why->expected = SLOT_ENTRY;
    return false;
}

static bool
take_correction(struct reader *r, struct line *out, struct fault *why)
{
    switch (lower(peek(r))) {
    case '=':
        r->i++;
        out->correction = CORRECT_LIKE;
        if (reader_ends(r) || peek(r) != '#')
            return true;
        out->correction = CORRECT_ENTRY;
        return take_entry(r, out, why);
    case 'a':
        if (!take_word(r, "amend"))
            return true;
        out->correction = CORRECT_ENTRY;
        return take_entry(r, out, why);
    case 'b':
        if (!take_word(r, "before"))
            return true;
        out->correction = CORRECT_BEFORE;
        return take_entry(r, out, why);
    case 'l':
        if (take_word(r, "late"))
            out->correction = CORRECT_LATE;
        return true;
    default:
        return true;
    }
}

static void
take_force(struct reader *r, struct line *out)
{
    static const char word[] = "overrule:";
    uint32_t to = r->i + (uint32_t)sizeof word - 1;

    if (lower(peek(r)) == 'o' && span_same_z(span_cut(r->in, r->i, to), word)) {
        r->i = to;
        r->force = out->force = true;
    }
}

static bool
take_prefixes(struct reader *r, struct line *out, struct fault *why)
{
    reader_skip(r);
    if (!take_stamp(r, out, why))
        return false;
    reader_skip(r);
    if (peek(r) == '?') {
        out->attempt = true;
        r->i++;
        reader_skip(r);
    }
    if (!take_correction(r, out, why))
        return false;
    reader_skip(r);
    take_force(r, out);
    return true;
}

/* ---- verbs ---- */

/* A row, and the list it stands in. */
struct found {
    const struct verb *row;
    const struct verbs *in;
};

/* What a word could be, the better kinds first. */
struct finding {
    struct found exact, alias, begun;
    bool many; /* it begins several verbs */
};

bool
verb_same(const struct verb *a, const struct verb *b)
{
    return a->name == b->name || strcmp(a->name, b->name) == 0;
}

/* Whether `longer` is the other name with an s after it. */
static bool
is_plural(const char *longer, const char *one)
{
    size_t n = strlen(one);

    return strlen(longer) == n + 1 && memcmp(longer, one, n) == 0 &&
           longer[n] == 's';
}

static void
note_beginning(struct finding *f, struct found new)
{
    const struct verb *old = f->begun.row;

    if (new.row->flags & VERB_WHOLE)
        return;
    if (old == NULL) {
        f->begun = new;
    } else if (!verb_same(old, new.row)) {
        if (is_plural(old->name, new.row->name))
            f->begun = new;
        else if (!is_plural(new.row->name, old->name))
            f->many = true;
    }
}

/* Whether the name begins with the word; *all: it is the word. */
static bool
begins(const char *name, struct span word, bool *all)
{
    uint32_t k = 0;

    while (k < word.n && name[k] != '\0' && lower(word.at[k]) == name[k])
        k++;
    *all = k == word.n && name[k] == '\0';
    return k == word.n;
}

/* What the word is to a verb that has its first letter, as name or alias. */
static void
look_at(struct found here, struct span word, struct finding *f)
{
    bool all;

    if (word.n == 1 && here.row->alias == lower(word.at[0]) &&
        f->alias.row == NULL)
        f->alias = here;
    if (!begins(here.row->name, word, &all))
        return;
    if (all)
        f->exact = here;
    else
        note_beginning(f, here);
}

/* Looks until the exact verb is found, or through all. */
static void
look_up(const struct lexicon *of, struct span word, struct finding *f)
{
    char first;

    if (word.n == 0) /* every verb begins with nothing */
        return;
    first = lower(word.at[0]);
    for (uint32_t k = 0; k < of->n; k++) {
        const struct verbs *in = &of->list[k];
        const struct verb *end = in->row + in->n;

        for (const struct verb *v = in->row; v < end; v++) {
            if ((v->name[0] != first && v->alias != first) ||
                !(v->sets & of->sets))
                continue;
            look_at((struct found){v, in}, word, f);
            if (f->exact.row != NULL)
                return;
        }
    }
}

static struct span
nearest(const struct lexicon *of, struct span word)
{
    struct span near = {NULL, 0};
    int least = NEAR_ENOUGH + 1;

    if (word.n <= NEAR_ENOUGH) /* else any two letters would do */
        return near;
    for (uint32_t k = 0; k < of->n; k++) {
        for (uint32_t i = 0; i < of->list[k].n; i++) {
            const struct verb *v = &of->list[k].row[i];
            struct span name = span_of(v->name);
            int d;

            if (!(v->sets & of->sets))
                continue;
            d = span_distance(word, name, least - 1);
            if (d < least) {
                least = d;
                near = name;
            }
        }
    }
    return near;
}

static bool
choose(const struct lexicon *of, struct span word, const struct finding *f,
       struct found *out, struct fault *why)
{
    *out = f->exact.row != NULL   ? f->exact
           : f->alias.row != NULL ? f->alias
                                  : f->begun;
    if (out->row != NULL &&
        (!f->many || f->exact.row != NULL || f->alias.row != NULL))
        return true;
    *why = (struct fault){
        .code = f->many ? FAULT_VERB_AMBIGUOUS : FAULT_VERB,
        .width = (uint16_t)word.n,
        .word = word,
        .near = f->many ? span_of(f->begun.row->name) : nearest(of, word),
    };
    return false;
}

const struct verb *
verb_find(const struct lexicon *of, struct span word, struct fault *why)
{
    struct finding f = {0};
    struct found found;

    look_up(of, word, &f);
    return choose(of, word, &f, &found, why) ? found.row : NULL;
}

/* Whether the second word of the command is v, as only a melee's is. */
static bool
is_melee(const struct reader *r, uint32_t from)
{
    struct reader ahead = *r;

    ahead.i = from;
    return !reader_ends(&ahead) && take_word(&ahead, "v");
}

static bool
take_verb(struct reader *r, const struct lexicon *of, struct found *out,
          struct fault *why)
{
    uint32_t to = reader_word_end(r, r->i);
    struct span word = span_cut(r->in, r->i, to);
    struct finding f = {0}, melee = {0};

    look_up(of, word, &f);
    if (f.exact.row == NULL && is_melee(r, to)) {
        look_up(of, SPAN("melee"), &melee);
        if (melee.exact.row != NULL) {
            *out = melee.exact;
            return true;
        }
    }
    if (!choose(of, word, &f, out, why)) {
        why->column = (uint16_t)r->i;
        return false;
    }
    r->i = to;
    return true;
}

/* ---- reading ---- */

/* The first row of the verb in one list that fits. With r->why the row whose
 * fault is shown, if none does. */
static bool
match_list(struct reader *r, struct found verb, uint8_t sets,
           const struct verb **row)
{
    const struct verb *end = verb.in->row + verb.in->n;

    for (const struct verb *v = verb.row; v < end && verb_same(v, verb.row);
         v++) {
        uint32_t reach = r->reach;
        int rank = r->rank;

        if (!(v->sets & sets))
            continue;
        if (usage_match(r, v->usage)) {
            *row = v;
            return true;
        }
        if (r->rank != rank || r->reach != reach)
            *row = v;
    }
    return false;
}

static const struct verb *
first_row(const struct verbs *in, const struct verb *like)
{
    for (uint32_t i = 0; i < in->n; i++)
        if (verb_same(&in->row[i], like))
            return &in->row[i];
    return NULL;
}

/* The same in all lists, its own first: a form that only asks stands apart
 * from those that are ruled on. */
static bool
match_rows(struct reader *r, struct found verb, const struct lexicon *of,
           const struct verb **row)
{
    if (match_list(r, verb, of->sets, row))
        return true;
    for (uint32_t k = 0; k < of->n; k++) {
        struct found other = {NULL, &of->list[k]};

        if (other.in == verb.in)
            continue;
        other.row = first_row(other.in, verb.row);
        if (other.row != NULL && match_list(r, other, of->sets, row))
            return true;
    }
    return false;
}

/* An alias takes less room than its verb: what is kept must fit too. */
static bool
fits_written(const struct line *l)
{
    enum {
        CORRECTION = sizeof "before #2000000000 " - 1,
        FORCE = sizeof "overrule: " - 1
    };
    size_t size = strlen(l->verb->name);

    if (l->n > 0) {
        const struct word *last = &l->word[l->n - 1];

        size += 1U + last->column + last->width - l->word->column;
    }
    size += l->correction != CORRECT_NONE ? CORRECTION : 0;
    size += l->force ? FORCE : 0;
    return size <= LINE_MAX_BYTES;
}

static bool
take_command(struct reader *r, const struct lexicon *of, struct line *out,
             struct fault *why)
{
    struct found verb;

    if (!take_verb(r, of, &verb, why))
        return false;
    out->verb = verb.row;
    if (!match_rows(r, verb, of, &out->verb)) {
        fail_at(r, FAULT_EXPECTED, r->in.n, why);
        r->why = why;
        match_rows(r, verb, of, &out->verb);
        return false;
    }
    out->n = r->n;
    if (fits_written(out))
        return true;
    return fail_at(r, FAULT_TOO_LONG, r->i, why);
}

/* Whether a line may have no verb: an empty one, or a bare =. */
static bool
may_be_bare(const struct line *l)
{
    bool named = l->stamp || l->attempt || l->correction || l->force;

    return !named || (!l->force && (l->correction == CORRECT_LIKE ||
                                    l->correction == CORRECT_ENTRY));
}

/* The note, and where the next line begins. */
static bool
take_end(struct reader *r, struct line *out, struct span *rest,
         struct fault *why)
{
    int64_t bad;

    out->typed = span_cut(r->in, 0, r->i);
    *rest = span_from(r->in, r->i + 1);
    if (peek(r) == ';') {
        while (out->typed.n > 0 && is_blank(r->in.at[out->typed.n - 1]))
            out->typed.n--;
        return true;
    }
    out->typed = r->in;
    *rest = span_from(r->in, r->in.n);
    if (peek(r) != '#')
        return true;
    out->note = span_trim(span_from(r->in, r->i + 1));
    bad = text_unsafe(out->note);
    if (bad < 0)
        return true;
    r->i = (uint32_t)(out->note.at - r->in.at) + (uint32_t)bad;
    return fail_at(r, text_fault(span_from(r->in, r->i)), r->i + 1, why);
}

/* Blanks and line ends at the end of a line are nothing. */
static struct span
without_end(struct span s)
{
    while (s.n > 0 && (is_blank(s.at[s.n - 1]) || s.at[s.n - 1] == '\r' ||
                       s.at[s.n - 1] == '\n'))
        s.n--;
    return s;
}

bool
line_read(struct span typed, const struct lexicon *of, struct line *out,
          struct span *rest, struct fault *why)
{
    struct reader r = {.in = without_end(typed), .word = out->word};

    *out = (struct line){.word = out->word};
    if (r.in.n > LINE_MAX_BYTES) {
        r.i = LINE_MAX_BYTES;
        return fail_at(&r, FAULT_TOO_LONG, r.i, why);
    }
    if (!take_prefixes(&r, out, why))
        return false;
    if (!reader_ends(&r))
        return take_command(&r, of, out, why) && take_end(&r, out, rest, why);
    if (!may_be_bare(out))
        return fail_at(&r, FAULT_MISSING, r.i, why);
    return take_end(&r, out, rest, why);
}

/* ---- writing ---- */

static void
write_prefixes(struct text *to, const struct line *l)
{
    switch ((enum correction)l->correction) {
    case CORRECT_NONE:
    default:
        break;
    case CORRECT_LIKE:
        text_char(to, '=');
        break;
    case CORRECT_ENTRY:
        text_str(to, "amend #");
        text_int(to, l->target);
        break;
    case CORRECT_LATE:
        text_str(to, "late");
        break;
    case CORRECT_BEFORE:
        text_str(to, "before #");
        text_int(to, l->target);
        break;
    }
    if (l->correction != CORRECT_NONE && l->verb != NULL)
        text_char(to, ' ');
    if (l->force)
        text_str(to, "overrule: ");
}

/* Every run of blanks as one. */
static void
write_single(struct text *to, struct span s)
{
    bool blank = false;

    for (uint32_t k = 0; k < s.n; k++) {
        bool was = blank;

        blank = is_blank(s.at[k]);
        if (!blank)
            text_char(to, s.at[k]);
        else if (!was)
            text_char(to, ' ');
    }
}

void
line_write(struct text *to, const struct line *l)
{
    uint32_t end = 0;

    write_prefixes(to, l);
    if (l->verb == NULL)
        return;
    text_str(to, l->verb->name);
    for (uint32_t k = 0; k < l->n; k++) {
        const struct word *w = &l->word[k];
        struct span typed =
            span_cut(l->typed, w->column, (uint32_t)w->column + w->width);

        if (k == 0)
            text_char(to, ' ');
        else /* a blank; or the + or comma between words of one argument */
            write_single(to, span_cut(l->typed, end, w->column));
        if (w->slot == SLOT_LENGTH || w->slot == SLOT_HALVES)
            write_single(to, typed);
        else
            text_put(to, typed);
        end = (uint32_t)w->column + w->width;
    }
}

/* ---- asking ---- */

const struct word *
line_find(const struct line *l, const char *clause, const char *name,
          uint32_t *n)
{
    const struct word *found = NULL;
    struct span in = span_of(clause), is = span_of(name);
    uint32_t k, count = 0;

    for (k = 0; k < l->n && found == NULL; k++) {
        if (span_eq(l->word[k].name, is) && span_eq(l->word[k].clause, in))
            found = &l->word[k];
    }
    for (k = found ? k - 1 : l->n; k < l->n && l->word[k].arg == found->arg;
         k++)
        count++;
    if (n != NULL)
        *n = count;
    return found;
}

bool
line_has(const struct line *l, const char *literal)
{
    for (uint32_t k = 0; k < l->n; k++) {
        if (l->word[k].slot == SLOT_LITERAL &&
            span_is(l->word[k].name, literal))
            return true;
    }
    return false;
}

void
word_text(struct text *to, const struct word *w)
{
    bool quoted = w->width != w->text.n;

    for (uint32_t k = 0; k < w->text.n; k++) {
        text_char(to, w->text.at[k]);
        if (quoted && w->text.at[k] == '"' && k + 1 < w->text.n &&
            w->text.at[k + 1] == '"')
            k++;
    }
}

struct span
line_text(const struct line *l)
{
    for (uint32_t k = 0; k < l->n; k++) {
        if (l->word[k].slot == SLOT_TEXT)
            return l->word[k].text;
    }
    return (struct span){NULL, 0};
}

/* ---- the word that says what is meant ---- */

struct span
line_first_word(struct span typed)
{
    struct reader r = {.in = without_end(typed)};
    struct line l = {0};
    struct fault why;

    if (!take_prefixes(&r, &l, &why) || reader_ends(&r))
        return (struct span){NULL, 0};
    return span_cut(r.in, r.i, reader_word_end(&r, r.i));
}

/* ---- what may come next ---- */

/* Behind the last ; that ends a line. */
static struct span
last_line(struct span begun, const struct lexicon *of, struct word *word)
{
    struct line l = {.word = word};
    struct span rest;
    struct fault why;

    while (line_read(begun, of, &l, &rest, &why) &&
           l.typed.at + l.typed.n < rest.at)
        begun = rest;
    return begun;
}

/* All rows of the verb, in every list; those that fit too. */
static void
want_rows(const struct reader *at, const struct lexicon *of,
          const struct verb *verb)
{
    for (uint32_t k = 0; k < of->n; k++) {
        for (uint32_t i = 0; i < of->list[k].n; i++) {
            const struct verb *v = &of->list[k].row[i];
            struct reader r = *at;

            if (verb_same(v, verb) && (v->sets & of->sets))
                usage_match(&r, v->usage);
        }
    }
}

/* Men before any verb are of a melee. */
static bool
want_v(const struct reader *at, struct wants *out)
{
    struct reader r = *at;

    r.slot = SLOT_MEN;
    r.name = SPAN("MEN");
    r.wants = NULL;
    if (!slot_read(&r) || !reader_ends(&r))
        return false;
    out->at[out->n++] = (struct want){.slot = SLOT_LITERAL, .name = SPAN("v")};
    return true;
}

bool
line_wants(struct span begun, const struct lexicon *of, struct word *word,
           struct wants *out)
{
    struct reader r = {.word = word, .wants = out};
    struct line l = {.word = word};
    struct fault why;
    struct found verb;

    out->n = 0;
    out->of = NULL;
    r.in = without_end(last_line(begun, of, word));
    if (!take_prefixes(&r, &l, &why)) {
        if (why.code == FAULT_MISSING) /* amend, before: of which entry? */
            out->at[out->n++] =
                (struct want){.slot = SLOT_ENTRY, .name = SPAN("ENTRY")};
        return out->n > 0;
    }
    out->verb = reader_ends(&r);
    if (out->verb)
        return r.i == r.in.n;
    if (!take_verb(&r, of, &verb, &why))
        return want_v(&r, out);
    out->of = verb.row;
    want_rows(&r, of, verb.row);
    return out->n > 0;
}
