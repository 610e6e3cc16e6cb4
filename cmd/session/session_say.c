/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * session_say.c: what a session prints. Rulings and answers go to standard
 * output, chatter and errors to standard error; with --json every line
 * answered is one object on standard output.
 */
#include "fold.h"
#include "made.h"
#include "object.h"
#include "say_in.h"
#include "session_in.h"
#include "trial.h"

#include <json-c/json.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum { ANSWER_BYTES = 1 << 15 };

bool
words_add(struct words *w, struct span s)
{
    if (!w->at || w->n + s.n + 1 > w->cap) {
        size_t cap = w->cap * 2 + s.n + 256;
        char *at = realloc(w->at, cap);
        if (!at)
            return false;
        w->at = at;
        w->cap = cap;
    }
    if (s.n > 0)
        memcpy(w->at + w->n, s.at, s.n);
    w->n += s.n;
    w->at[w->n++] = 0;
    return true;
}

void
words_clear(struct words *w)
{
    w->n = 0;
}

void
words_free(struct words *w)
{
    free(w->at);
    *w = (struct words){0};
}

static struct json_object *
json_text(struct span s)
{
    return json_object_new_string_len(s.at, (int)s.n);
}

static struct json_object *
json_rules(const struct ruling *r)
{
    struct json_object *list = json_object_new_array();
    for (uint16_t i = 0; i < r->n_cite; i++)
        object_add(&list, json_object_new_string(rule_name(r->cite[i])));
    return list;
}

/* House rules that decided: ["escort.capacity 3"]. */
static struct json_object *
json_house(const struct game *g, const struct ruling *r)
{
    struct json_object *list = json_object_new_array();
    for (uint16_t i = 0; i < r->n_house; i++) {
        char at[96];
        struct text t;
        enum key_id k = (enum key_id)r->house[i];
        text_init(&t, at, sizeof at);
        text_str(&t, key_info(k)->name);
        text_char(&t, ' ');
        key_write(&t, k, key(g, k));
        object_add(&list, json_text(text_span(&t)));
    }
    return list;
}

static struct json_object *
json_otherwise(const struct session *s)
{
    struct json_object *list = json_object_new_array();
    for (size_t i = 0; i < s->otherwise.n; i++) {
        struct span one = span_of(s->otherwise.at + i);
        object_add(&list, json_text(one));
        i += one.n;
    }
    return list;
}

static bool
say_json(struct session *s, struct json_object *o)
{
    const char *z = object_words(o);
    bool ok = z && words_add(&s->said, span_of(z));
    if (ok)
        s->said.at[s->said.n - 1] = '\n';
    json_object_put(o);
    return ok;
}

static bool
entry_json(struct session *s, const struct ruling *r, int32_t entry,
           struct span answer)
{
    struct json_object *o = json_object_new_object();
    if (entry)
        object_put(&o, "entry", json_object_new_int(entry));
    object_put(&o, "verdict", json_object_new_string(verdict_name(r->verdict)));
    object_put(&o, "answer", json_text(answer));
    object_put(&o, "rules", json_rules(r));
    object_put(&o, "house", json_house(&s->history.game, r));
    object_put(&o, "rows", table_rows_json(&s->history, s->file, r->from));
    if (s->otherwise.n > 0)
        object_put(&o, "otherwise", json_otherwise(s));
    return say_json(s, o);
}

static void
say_otherwise(struct text *to, const struct session *s)
{
    for (size_t i = 0; i < s->otherwise.n; i++) {
        struct span one = span_of(s->otherwise.at + i);
        put_lines(to, one);
        i += one.n;
    }
}

static bool
entry_text(struct session *s, const struct saying *a,
           const struct before *before)
{
    char buffer[ANSWER_BYTES];
    struct text t;
    text_init(&t, buffer, sizeof buffer);
    say_answer(&t, a, !s->o.quiet);
    if (before && a->line->attempt && a->line->verb->kind == VERB_FACT &&
        a->line->correction == CORRECT_NONE)
        say_score_change(&t, before, &s->history);
    else if (before)
        say_changes(&t, before, a);
    say_otherwise(&t, s);
    if (!words_add(&s->said, text_span(&t)))
        return false;
    s->said.n--; /* the NUL: texts follow one another */
    return true;
}

bool
answer_entry(struct session *s, const struct line *l, const struct ruling *r,
             int32_t entry, const struct before *before)
{
    char buffer[2048], rules[256];
    struct text first, cited;
    struct saying a = {&s->history, l, r, entry, s->o.hints && !s->o.quiet,
                       s->o.quiet};
    text_init(&first, buffer, sizeof buffer);
    say_first(&first, &a);
    if (entry) {
        struct waiting *p = &s->pending[s->n_pending - 1];
        text_init(&cited, rules, sizeof rules);
        say_rules(&cited, r);
        p->answer = s->words.n;
        p->rules = p->answer + first.n + 1;
        p->note = p->rules + cited.n + 1;
        if (!words_add(&s->words, text_span(&first)) ||
            !words_add(&s->words, text_span(&cited)) ||
            !words_add(&s->words, l->note))
            return false;
    }
    if (s->o.json)
        return entry_json(s, r, entry, text_span(&first));
    return entry_text(s, &a, before);
}

/* --- on a screen that is narrower than a line --- */

static uint32_t
screen(const struct session *s)
{
    if (s && s->terminal)
        return terminal_columns(s->terminal);
    return s && s->columns ? s->columns : SAY_COLUMNS;
}

/* Lines broken between words, into `to`, where the screen is narrow; else they
 * are left as they are. */
static struct span
folded(const struct session *s, struct span lines, struct words *to)
{
    enum { LINE = 16384 };
    char at[LINE];
    struct text t;
    uint32_t most = screen(s);
    struct span whole = lines;
    if (most >= SAY_COLUMNS)
        return whole;
    while (lines.n > 0) {
        uint32_t n = 0;
        while (n < lines.n && lines.at[n] != '\n')
            n++;
        struct span line = span_cut(lines, 0, n);
        text_init(&t, at, sizeof at);
        if (n > 0 && memchr(line.at, '\033', n)) { /* a map in colours fits */
            text_put(&t, line);
            text_char(&t, '\n');
        } else {
            fold_line(&t, line, most);
        }
        if (!words_add(to, text_span(&t)))
            return whole;
        to->n--; /* the NUL: lines follow one another */
        lines = span_from(lines, n < lines.n ? n + 1 : n);
    }
    return (struct span){to->at, (uint32_t)to->n};
}

static void
print_folded(const struct session *s, struct span lines, FILE *to)
{
    struct words own = {0};
    struct span shown = folded(s, lines, &own);
    if (shown.n > 0)
        fwrite(shown.at, 1, shown.n, to);
    words_free(&own);
}

void
say_pending(struct session *s)
{
    print_folded(s, (struct span){s->said.at, (uint32_t)s->said.n}, stdout);
    words_clear(&s->said);
    if (s->terminal)
        fflush(stdout);
}

/* --- faults --- */

/* Where a line stands that came from a file, or what it was made of. */
static struct origin
place_of(const struct session *s, const struct fault *why)
{
    if (s->made)
        return made_origin(s->made, s->made_line, why->column);
    return (struct origin){0, s->source_line, why->column + 1u};
}

/* Where what a line was made of is wrong. */
static void
json_place(struct json_object **e, const struct session *s,
           const struct fault *why)
{
    struct origin o = place_of(s, why);

    if (!s->made) {
        object_put(e, "column", json_object_new_int(why->column + 1));
        return;
    }
    object_put(e, "file", json_text(span_of(s->source)));
    object_put(e, "line", json_object_new_int((int)o.line));
    object_put(e, "column", json_object_new_int((int)o.column));
}

/* On standard output at once; false: no memory, and nothing is written. */
static bool
fault_json(const struct session *s, const struct failing *f, struct text *words,
           struct text *example)
{
    struct json_object *o = json_object_new_object();
    struct json_object *e = json_object_new_object();
    enum fault_code code = (enum fault_code)f->why->code;
    bool refused = fault_status(code) == STATUS_REFUSED;
    const char *expected =
        f->why->expected ? slot_name((enum slot)f->why->expected) : "";
    object_put(&o, "verdict",
               json_object_new_string(refused ? "refused" : "wrong"));
    object_put(&o, "answer", json_text(text_span(words)));
    object_put(&e, "code", json_object_new_string(fault_name(code)));
    json_place(&e, s, f->why);
    object_put(&e, "expected", json_object_new_string(expected));
    object_put(&e, "example", json_text(text_span(example)));
    object_put(&o, "error", e);
    return object_print(o, stdout);
}

/* There was no memory to say in an object what is wrong. */
static int
not_said(struct session *s)
{
    chatter(s, "out of memory; nothing was changed", SPAN(""));
    return STATUS_FILE;
}

/* A part of a line is shown within the whole of it. */
static void
in_whole(const struct session *s, struct span *typed, struct fault *why)
{
    const char *end = s->whole.at + s->whole.n;
    if (typed->at < s->whole.at || typed->at > end || s->whole.n == 0)
        return;
    why->column = (uint16_t)(why->column + (typed->at - s->whole.at));
    *typed = s->whole;
}

/* The place, then the fault: its first word (error, refused) in red where there
 * is colour, which never says anything alone. */
static void
print_fault(const struct session *s, struct span place, struct span fault)
{
    uint32_t from = 0, to = 0;
    while (from < fault.n && fault.at[from] == ' ')
        from++;
    while (to < fault.n && fault.at[to] != ':')
        to++;
    fwrite(place.at, 1, place.n, stderr);
    if (!s->o.colour || to == fault.n || to < from) {
        if (fault.n > 0)
            fwrite(fault.at, 1, fault.n, stderr);
        return;
    }
    fwrite(fault.at, 1, from, stderr);
    fputs("\033[31m", stderr);
    fwrite(fault.at + from, 1, to - from, stderr);
    fputs("\033[0m", stderr);
    fwrite(fault.at + to, 1, fault.n - to, stderr);
}

static void
put_source(struct text *to, const struct session *s, const struct fault *why)
{
    struct origin o = place_of(s, why);
    text_safe(to, span_of(s->source));
    text_char(to, ':');
    text_int(to, o.line);
    text_char(to, ':');
    text_int(to, o.column);
    text_str(to, ": ");
}

int
answer_fault(struct session *s, struct span typed, const struct line *l,
             const struct fault *fault)
{
    char buffer[ANSWER_BYTES], more[1024];
    struct text t, example;
    struct fault own = *fault;
    const struct fault *why = &own;
    in_whole(s, &typed, &own);
    const struct trial trial = {s, session_stands};
    struct failing f = {&s->history, typed,  l,        why,
                        s->o.quiet,  &trial, screen(s)};
    text_init(&t, buffer, sizeof buffer);
    if (s->o.json) {
        text_init(&example, more, sizeof more);
        say_fault_words(&t, &f);
        say_example(&example, &f);
        return fault_json(s, &f, &t, &example)
                   ? fault_status((enum fault_code)why->code)
                   : not_said(s);
    }
    if (s->source && (s->made || !s->o.quiet))
        put_source(&t, s, why);
    uint32_t from = t.n, skip = 0;
    say_fault(&t, &f);
    if (l && l->attempt)
        say_otherwise(&t, s);
    while (from > 0 && from + skip < t.n && t.at[from + skip] == ' ')
        skip++; /* the indent of a refusal, behind a place */
    fflush(stdout);
    struct words lines = {0};
    struct span said = span_from(text_span(&t), from + skip);
    print_fault(s, span_cut(text_span(&t), 0, from), folded(s, said, &lines));
    words_free(&lines);
    return fault_status((enum fault_code)why->code);
}

int
answer_word_fault(struct session *s, struct span typed, const struct line *l,
                  const char *name, enum fault_code code)
{
    const struct word *w = line_find(l, "", name, NULL);
    struct fault why = {.code = (uint16_t)code};
    if (w) {
        why.column = w->column;
        why.width = w->width;
        why.word = w->text;
    }
    return answer_fault(s, typed, l, &why);
}

int
answer_table_fault(struct session *s, const char *path,
                   const struct csv_problem *p)
{
    char buffer[PATH_MAX + 512];
    struct text t;
    struct json_object *o, *e;
    text_init(&t, buffer, sizeof buffer);
    text_safe(&t, span_of(path));
    text_char(&t, ':');
    text_int(&t, p->line);
    text_char(&t, ':');
    text_int(&t, p->column);
    text_str(&t, ": ");
    uint32_t from = t.n;
    text_str(&t, "error: ");
    text_str(&t, p->words);
    fflush(stdout);
    if (!s->o.json) {
        text_char(&t, '\n');
        print_fault(s, span_cut(text_span(&t), 0, from),
                    span_from(text_span(&t), from));
        return STATUS_WRONG;
    }
    o = json_object_new_object();
    e = json_object_new_object();
    object_put(&o, "verdict", json_object_new_string("wrong"));
    object_put(&o, "answer", json_text(span_of(p->words)));
    object_put(&e, "code", json_object_new_string(fault_name(FAULT_TABLE)));
    object_put(&e, "file", json_text(span_of(path)));
    object_put(&e, "line", json_object_new_int((int)p->line));
    object_put(&e, "column", json_object_new_int((int)p->column));
    object_put(&o, "error", e);
    return object_print(o, stdout) ? STATUS_WRONG : not_said(s);
}

int
answer_text(struct session *s, struct span text)
{
    bool typed = s->terminal && !s->source && !s->o.plain;
    if (!s->o.json) {
        struct words own = {0};
        text = folded(s, text, &own);
        if (text.n > 0 && (!typed || !terminal_page(s->terminal, text)))
            fwrite(text.at, 1, text.n, stdout);
        words_free(&own);
        return STATUS_DONE;
    }
    struct json_object *o = json_object_new_object();
    if (text.n > 0 && text.at[text.n - 1] == '\n')
        text.n--;
    object_put(&o, "answer", json_text(text));
    return object_print(o, stdout) ? STATUS_DONE : not_said(s);
}

void
chatter(struct session *s, const char *sentence, struct span about)
{
    char buffer[1024];
    struct text t;
    text_init(&t, buffer, sizeof buffer);
    text_str(&t, "umpire: ");
    text_safe(&t, span_of(sentence));
    if (about.n > 0)
        text_str(&t, ": ");
    text_safe(&t, about);
    text_char(&t, '\n');
    fflush(stdout);
    print_folded(s, text_span(&t), stderr);
}

void
remark(const struct session *s, struct span lines)
{
    fflush(stdout);
    print_folded(s, lines, stderr);
}

void
remark_line(const struct session *s, const char *before, struct span rest)
{
    char at[LINE_MAX_BYTES + 200];
    struct text t;
    text_init(&t, at, sizeof at);
    text_str(&t, before);
    text_put(&t, rest);
    text_char(&t, '\n');
    remark(s, text_span(&t));
}

void
wrote(struct session *s, const char *sentence, const char *path)
{
    if (s->terminal && !s->source && !s->o.quiet && !s->o.json)
        chatter(s, sentence, span_of(path));
}
