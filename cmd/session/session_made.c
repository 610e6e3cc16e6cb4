/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * session_made.c: lines made of something else, judged like typed ones. All
 * are tried even where one falls, so that who mends a table sees what else is
 * wrong with it; then none is kept.
 */
#include "made.h"
#include "session_in.h"

#include <stdlib.h>

enum { FAULTS_TOLD = 20 };

/* ---- lines ---- */

static bool
grow(void **at, size_t *cap, size_t n, size_t each)
{
    size_t more = *cap * 2 + 16;
    void *now;

    if (n < *cap)
        return true;
    now = realloc(*at, more * each);
    if (!now)
        return false;
    *at = now;
    *cap = more;
    return true;
}

void
made_free(struct made *m)
{
    words_free(&m->text);
    free(m->line);
    free(m->origin);
    *m = (struct made){0};
}

void
made_begin(struct made *m)
{
    void *at = m->line;

    if (m->failed || !grow(&at, &m->cap, m->n, sizeof *m->line)) {
        m->failed = true;
        return;
    }
    m->line = at;
    m->line[m->n++] = (struct made_line){m->text.n, m->origins, 0, 0};
}

void
made_put(struct made *m, struct span s)
{
    m->failed = m->failed || !words_add(&m->text, s);
    if (m->failed)
        return;
    m->text.n--; /* the NUL: texts follow one another */
    m->line[m->n - 1].n += s.n;
}

void
made_str(struct made *m, const char *z)
{
    made_put(m, span_of(z));
}

void
made_quoted(struct made *m, struct span s)
{
    made_str(m, "\"");
    for (uint32_t i = 0; i < s.n; i++) {
        made_put(m, span_cut(s, i, i + 1));
        if (s.at[i] == '"')
            made_str(m, "\"");
    }
    made_str(m, "\"");
}

void
made_from(struct made *m, uint32_t line, uint32_t column)
{
    void *at = m->origin;

    if (m->failed ||
        !grow(&at, &m->origins_cap, m->origins, sizeof *m->origin)) {
        m->failed = true;
        return;
    }
    m->origin = at;
    m->origin[m->origins++] =
        (struct origin){m->line[m->n - 1].n, line, column};
    m->line[m->n - 1].origins++;
}

struct origin
made_origin(const struct made *m, size_t i, uint32_t column)
{
    const struct made_line *l = &m->line[i];
    struct origin o = {0, 1, 1};

    for (uint32_t k = 0; k < l->origins; k++)
        if (k == 0 || m->origin[l->origin + k].from <= column)
            o = m->origin[l->origin + k];
    return o;
}

static struct span
made_text(const struct made *m, size_t i)
{
    return (struct span){m->text.at + m->line[i].text, m->line[i].n};
}

/* The first line has the note, if there is room for it. */
static struct span
with_note(const struct made *m, char at[LINE_MAX_BYTES])
{
    struct span first = made_text(m, 0);
    struct text t;

    text_init(&t, at, LINE_MAX_BYTES);
    text_put(&t, first);
    text_str(&t, " # ");
    text_put(&t, m->note);
    return m->note.n > 0 && !t.cut ? text_span(&t) : first;
}

/* ---- the session ---- */

/* The status of the first that fell. */
static int
try_all(struct session *s, const struct made *m, const char *name)
{
    const struct made *outer = s->made;
    const char *source = s->source;
    int status = STATUS_DONE, fell = 0;
    char first[LINE_MAX_BYTES];

    s->made = m;
    s->source = name;
    for (size_t i = 0; i < m->n && fell < FAULTS_TOLD && !s->lost; i++) {
        s->made_line = i;
        s->whole = i ? made_text(m, i) : with_note(m, first);
        int one = line_parts(s, s->whole);
        fell += one != STATUS_DONE;
        if (status == STATUS_DONE)
            status = one;
    }
    s->made = outer;
    s->source = source;
    return status;
}

static int
show_all(struct session *s, const struct made *m)
{
    int status = STATUS_DONE;
    for (size_t i = 0; i < m->n && status == STATUS_DONE; i++) {
        status = answer_text(s, made_text(m, i));
        if (!s->o.json)
            answer_text(s, SPAN("\n"));
    }
    return status;
}

static void
told_from(struct session *s, int32_t first, const char *name)
{
    char at[160];
    struct text t;

    text_init(&t, at, sizeof at);
    text_str(&t, first == s->history.n ? "now entry " : "now entries ");
    text_int(&t, first);
    if (first < s->history.n) {
        text_str(&t, " to ");
        text_int(&t, s->history.n);
    }
    chatter(s, text_z(&t), span_of(name));
}

int
session_made(struct session *s, const struct made *m, const char *name,
             bool attempt)
{
    bool own = line_is_group(s), read_only = s->o.read_only;
    int32_t before = s->history.n;
    size_t pending = s->n_pending;
    int status;

    s->o.read_only = read_only && !attempt;
    status = try_all(s, m, name);
    s->o.read_only = read_only;
    if (own && status == STATUS_DONE && !attempt) {
        status = keep_group(s);
        if (status == STATUS_DONE)
            told_from(s, before + 1, name);
        return status;
    }
    if (status != STATUS_DONE && !s->o.json)
        chatter(s, "nothing was taken in", span_of(name));
    bool drop = status != STATUS_DONE || attempt;
    if (drop && own)
        drop_group(s);
    else if (drop)
        line_parts_drop(s, before, pending);
    say_pending(s);
    return status == STATUS_DONE && attempt ? show_all(s, m) : status;
}
