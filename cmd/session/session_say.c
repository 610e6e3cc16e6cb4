/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * session_say.c: what a session prints. Rulings and answers go to standard
 * output, chatter and errors to standard error; with --json every line
 * answered is one object on standard output.
 */
#include "made.h"
#include "say_in.h"
#include "session_in.h"

#include <json-c/json.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum { ANSWER_BYTES = 1 << 15 };

bool
words_add(struct words *w, struct span s)
{
    if (w->n + s.n + 1 > w->cap) {
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
        json_object_array_add(list,
                              json_object_new_string(rule_name(r->cite[i])));
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
        json_object_array_add(list, json_text(text_span(&t)));
    }
    return list;
}

static struct json_object *
json_otherwise(const struct session *s)
{
    struct json_object *list = json_object_new_array();
    for (size_t i = 0; i < s->otherwise.n; i++) {
        struct span one = span_of(s->otherwise.at + i);
        json_object_array_add(list, json_text(one));
        i += one.n;
    }
    return list;
}

static bool
say_json(struct session *s, struct json_object *o)
{
    const char *z = json_object_to_json_string_ext(o, JSON_C_TO_STRING_PLAIN);
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
        json_object_object_add(o, "entry", json_object_new_int(entry));
    json_object_object_add(o, "verdict",
                           json_object_new_string(verdict_name(r->verdict)));
    json_object_object_add(o, "answer", json_text(answer));
    json_object_object_add(o, "rules", json_rules(r));
    json_object_object_add(o, "house", json_house(&s->history.game, r));
    json_object_object_add(o, "rows",
                           table_rows_json(&s->history, s->file, r->from));
    if (s->otherwise.n > 0)
        json_object_object_add(o, "otherwise", json_otherwise(s));
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
        say_changes(&t, before, &s->history);
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

void
say_pending(struct session *s)
{
    if (s->said.n > 0)
        fwrite(s->said.at, 1, s->said.n, stdout);
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
json_place(struct json_object *e, const struct session *s,
           const struct fault *why)
{
    struct origin o = place_of(s, why);

    if (!s->made) {
        json_object_object_add(e, "column",
                               json_object_new_int(why->column + 1));
        return;
    }
    json_object_object_add(e, "file", json_text(span_of(s->source)));
    json_object_object_add(e, "line", json_object_new_int((int)o.line));
    json_object_object_add(e, "column", json_object_new_int((int)o.column));
}

static void
fault_json(const struct session *s, const struct failing *f, struct text *words,
           struct text *example)
{
    struct json_object *o = json_object_new_object();
    struct json_object *e = json_object_new_object();
    int status = fault_status((enum fault_code)f->why->code);
    json_object_object_add(
        o, "verdict",
        json_object_new_string(status == STATUS_REFUSED ? "refused" : "wrong"));
    json_object_object_add(o, "answer", json_text(text_span(words)));
    json_object_object_add(
        e, "code",
        json_object_new_string(fault_name((enum fault_code)f->why->code)));
    json_place(e, s, f->why);
    json_object_object_add(
        e, "expected",
        json_object_new_string(
            f->why->expected ? slot_name((enum slot)f->why->expected) : ""));
    json_object_object_add(e, "example", json_text(text_span(example)));
    json_object_object_add(o, "error", e);
    puts(json_object_to_json_string_ext(o, JSON_C_TO_STRING_PLAIN));
    json_object_put(o);
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
    struct failing f = {&s->history, typed, l, why, s->o.quiet, &trial};
    text_init(&t, buffer, sizeof buffer);
    if (s->o.json) {
        text_init(&example, more, sizeof more);
        say_fault_words(&t, &f);
        say_example(&example, &f);
        fault_json(s, &f, &t, &example);
        return fault_status((enum fault_code)why->code);
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
    print_fault(s, span_cut(text_span(&t), 0, from),
                span_from(text_span(&t), from + skip));
    return fault_status((enum fault_code)why->code);
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
    json_object_object_add(o, "verdict", json_object_new_string("wrong"));
    json_object_object_add(o, "answer", json_text(span_of(p->words)));
    json_object_object_add(e, "code",
                           json_object_new_string(fault_name(FAULT_TABLE)));
    json_object_object_add(e, "file", json_text(span_of(path)));
    json_object_object_add(e, "line", json_object_new_int((int)p->line));
    json_object_object_add(e, "column", json_object_new_int((int)p->column));
    json_object_object_add(o, "error", e);
    puts(json_object_to_json_string_ext(o, JSON_C_TO_STRING_PLAIN));
    json_object_put(o);
    return STATUS_WRONG;
}

void
answer_text(struct session *s, struct span text)
{
    bool typed = s->terminal && !s->source && !s->o.plain;
    if (!s->o.json) {
        if (!typed || !terminal_page(s->terminal, text))
            fwrite(text.at, 1, text.n, stdout);
        return;
    }
    struct json_object *o = json_object_new_object();
    if (text.n > 0 && text.at[text.n - 1] == '\n')
        text.n--;
    json_object_object_add(o, "answer", json_text(text));
    puts(json_object_to_json_string_ext(o, JSON_C_TO_STRING_PLAIN));
    json_object_put(o);
}

void
chatter(struct session *s, const char *sentence, struct span about)
{
    char buffer[1024];
    struct text t;
    (void)s;
    text_init(&t, buffer, sizeof buffer);
    text_str(&t, "umpire: ");
    text_str(&t, sentence);
    if (about.n > 0)
        text_str(&t, ": ");
    text_safe(&t, about);
    text_char(&t, '\n');
    fflush(stdout);
    fwrite(t.at, 1, t.n, stderr);
}
