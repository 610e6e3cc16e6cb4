/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * session.c: the loop: a line is read, judged, said, kept and printed.
 */
#include "session_in.h"

#include "clock.h"
#include "density.h"
#include "dice.h"
#include "facts.h"
#include "heap.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* Bytes for the answer to a question: how many at first, and at most. */
enum { ANSWER_LEAST = 1 << 16, ANSWER_MOST = 1 << 28 };

/* The cells an edition put in force when this battle was played, over the
 * program's own for keys the file does not know. */
static bool
values(void *ctx, int32_t entry, int32_t cell[KEYS])
{
    const struct session *s = ctx;
    bool any = false;
    for (int k = 0; k < KEYS; k++)
        key_read((enum key_id)k, span_of(key_info((enum key_id)k)->value[0]),
                 &cell[k]);
    for (size_t i = 0; i < s->n_kept; i++) {
        if (s->kept_values[i].entry != entry)
            continue;
        cell[s->kept_values[i].key] = s->kept_values[i].cell;
        any = true;
    }
    return any;
}

void
all_verbs(const struct control *own, struct verbs list[ALL_LISTS])
{
    core_verbs(list);
    list[CORE_LISTS] = ask_verbs();
    list[CORE_LISTS + 1] = own ? own->verbs : (struct verbs){NULL, 0};
}

bool
session_init(struct session *s, const struct options *o)
{
    memset(s, 0, sizeof *s);
    s->o = *o;
    all_verbs(o->control, s->list);
    s->lexicon = (struct lexicon){s->list, ALL_LISTS, SET_LITTLE_WARS};
    s->editions = (struct editions){s, values};
    s->now = o->now ? o->now : &now_machine;
    s->now->boot_id(s->now->ctx, s->boot_id);
    s->notifier.command = o->notify;
    if (o->aliases)
        s->aliases = *o->aliases;
    return history_init(&s->history, &heap, &s->lexicon, &s->editions);
}

void
session_release(struct session *s)
{
    tables_close(s->tables);
    if (s->file)
        file_close(s->file);
    terminal_close(s->terminal);
    history_release(&s->history);
    free(s->pending);
    words_free(&s->words);
    words_free(&s->said);
    words_free(&s->otherwise);
    words_free(&s->refused);
    free(s->kept_values);
    free(s->board);
    memset(s, 0, sizeof *s);
}

/* --- one command --- */

bool
throw_dice(const struct session *s, const struct line *l, struct text *to)
{
    const struct dice dice = {now_dice};
    return l->verb->thrown && l->verb->thrown(&s->history.game, l, &dice, to);
}

/* A . is the last place named; the log keeps which that was. */
static bool
name_places(const struct session *s, const struct line *l, struct text *to)
{
    const struct game *g = &s->history.game;
    uint32_t end = 0;

    for (uint32_t i = 0; i < l->n && g->battle->place_named; i++) {
        const struct word *w = &l->word[i];

        if (w->slot != SLOT_PLACE || w->form != PLACE_DOT)
            continue;
        text_put(to, span_cut(l->typed, end, w->column));
        say_point_exact(to, g, g->battle->place_x, g->battle->place_y);
        end = (uint32_t)w->column + w->width;
    }
    if (end > 0)
        text_put(to, span_from(l->typed, end));
    return end > 0;
}

static bool
reread(struct session *s, const struct text *t, struct line *l)
{
    struct span rest;
    struct fault why;
    struct line again = {.word = s->word};
    if (!line_read(text_span(t), &s->lexicon, &again, &rest, &why))
        return false;
    again.attempt = l->attempt;
    again.stamp = l->stamp;
    again.stamp_ms = l->stamp_ms;
    again.note = l->note;
    *l = again;
    return true;
}

static bool
pend(struct session *s, int32_t n, enum verdict v, int64_t at_ms)
{
    if (s->n_pending == s->cap_pending) {
        size_t cap = s->cap_pending * 2 + 16;
        void *at = realloc(s->pending, cap * sizeof *s->pending);
        if (!at)
            return false;
        s->pending = at;
        s->cap_pending = cap;
    }
    s->pending[s->n_pending++] =
        (struct waiting){.n = n, .verdict = v, .at_ms = at_ms};
    return true;
}

/* A correction is judged as the log has it; its fault is shown in what was
 * typed. */
static struct fault
as_typed(const struct line *l, const struct fault *judged)
{
    struct fault why = *judged;
    bool corrects = l->correction != CORRECT_NONE && why.width > 0;
    for (uint32_t i = 0; corrects && i < l->n; i++)
        if (span_same(l->word[i].text, why.word)) {
            why.column = l->word[i].column;
            break;
        }
    return why;
}

static bool
corrects(const struct line *l)
{
    return l->correction != CORRECT_NONE || l->verb->kind == VERB_EDIT;
}

static int
no_memory(struct session *s)
{
    chatter(s, "out of memory; nothing was changed", SPAN(""));
    return STATUS_FILE;
}

/* The ruling stands in the game: it is said, and waits for the commit; a
 * what-if is said and taken back. */
static int
ruled(struct session *s, const struct line *l, const struct ruling *r,
      int64_t at_ms, const struct before *before)
{
    struct history *h = &s->history;
    int32_t n = l->attempt ? 0 : h->n;
    if (n && !pend(s, n, r->verdict, at_ms))
        return no_memory(s);
    if (!answer_entry(s, l, r, n, before))
        return no_memory(s);
    if (n == 0)
        return STATUS_DONE;
    words_clear(&s->refused);
    s->last_at_ms = at_ms > s->last_at_ms ? at_ms : s->last_at_ms;
    if (s->group == 0)
        s->group = n;
    return STATUS_DONE;
}

/* The line falls, and can be asked about. */
static int
fell(struct session *s, struct span typed, const struct line *l,
     const struct fault *judged)
{
    const struct fault why = as_typed(l, judged);
    words_clear(&s->refused);
    if (words_add(&s->refused, typed))
        s->refusal = (struct refusal){
            .line = {s->refused.at, (uint32_t)s->refused.n - 1},
              .why = why
        };
    s->refusal.why.word = (struct span){NULL, 0};
    s->refusal.why.near = (struct span){NULL, 0};
    if (why.word.n > 0 && why.column + why.word.n <= typed.n)
        s->refusal.why.word =
            span_cut(s->refusal.line, why.column, why.column + why.word.n);
    return answer_fault(s, typed, l, &why);
}

static int
judged(struct session *s, struct line *l, struct span typed, int64_t at_ms)
{
    struct history *h = &s->history;
    struct attempt a = {l, at_ms, s->group};
    struct ruling r;
    struct before before = {0};
    int32_t n = h->n;
    bool tell = corrects(l) || l->attempt;
    int status;
    words_clear(&s->otherwise);
    if (l->attempt && !otherwise(s, l, at_ms))
        return no_memory(s);
    if (tell && !say_before(&before, h))
        return no_memory(s);
    history_try(h, &a, &r);
    if (r.verdict == VERDICT_ROOM)
        status = no_memory(s);
    else if (r.verdict < VERDICT_ALLOWED)
        status = fell(s, typed, l, &r.why);
    else
        status = ruled(s, l, &r, at_ms, tell ? &before : NULL);
    if (l->attempt || status != STATUS_DONE)
        history_drop(h, n);
    say_before_free(&before);
    return status;
}

/* Where the clock stood while this computer did not run, the first entry is
 * preceded by the pause that it was. */
static int
stood_still(struct session *s, const struct line *l, struct span typed)
{
    struct word word[LINE_WORDS];
    struct line pause = {.word = word};
    struct span rest;
    struct fault why;
    if (!s->time.stood || l->attempt)
        return STATUS_DONE;
    const char *said = s->typed_in ? "pause typed in until here"
                                   : "pause this computer was started anew";
    if (!line_read(span_of(said), &s->lexicon, &pause, &rest, &why))
        return answer_fault(s, typed, l, &why);
    int status = judged(s, &pause, typed, session_now(s));
    s->group = 0; /* undo takes what was typed, and not this */
    s->time.stood = false;
    return status;
}

/* However long the answer is: a question changes nothing and is asked again
 * with more room. */
static int
answered(struct session *s, const struct asking *a, struct span typed)
{
    struct text t = {.cut = true};
    int status = STATUS_FILE;
    for (uint32_t room = ANSWER_LEAST; t.cut && room <= ANSWER_MOST;
         room *= 2) {
        char *at = malloc(room);
        if (!at)
            break;
        text_init(&t, at, room);
        if (!ask(a, &t)) {
            t.cut = false;
            status = answer_fault(s, typed, a->line, a->why);
        } else if (!t.cut) {
            status = answer_text(s, text_span(&t));
        }
        free(at);
    }
    if (t.cut)
        chatter(s, "no answer", SPAN("out of memory"));
    return status;
}

/* A question with a stamp is about that time; the battle is as it is now. */
static int
question(struct session *s, const struct line *l, struct span typed)
{
    struct fault why = {0};
    struct asking a = {.file = s->file,
                       .line = l,
                       .at_ms = session_now(s),
                       .plain = s->o.plain,
                       .why = &why};
    if (s->refused.n > 0)
        a.refused = &s->refusal;
    struct seen seen;
    a.h = session_seen(s, &seen);
    if (l->stamp != STAMP_NONE && s->history.n > 0 &&
        !time_of_line(s, l, &a.at_ms, &why))
        return answer_fault(s, typed, l, &why);
    return answered(s, &a, typed);
}

static int
fact_or_edit(struct session *s, struct line *l, struct span typed)
{
    char thrown[LINE_MAX_BYTES];
    struct text t;
    struct fault why = {0};
    int64_t at_ms;
    text_init(&t, thrown, sizeof thrown);
    if (s->o.read_only && !l->attempt) {
        why.code = FAULT_READ_ONLY;
        return answer_fault(s, typed, l, &why);
    }
    int status = stood_still(s, l, typed);
    if (status != STATUS_DONE)
        return status;
    time_of_first(s, l);
    if (!time_of_line(s, l, &at_ms, &why))
        return answer_fault(s, typed, l, &why);
    if (throw_dice(s, l, &t) && !reread(s, &t, l))
        return STATUS_WRONG;
    if (name_places(s, l, &t)) {
        if (!reread(s, &t, l))
            return STATUS_WRONG;
        typed = text_span(&t);
    }
    return judged(s, l, typed, at_ms);
}

/* An empty line shows the status at a terminal and is nothing in a script; a
 * bare correction brings a line back for editing, which only a terminal can. */
static int
no_verb(struct session *s, const struct line *l, struct span typed)
{
    char at[4096];
    struct text t;
    if (l->correction != CORRECT_NONE || l->force) {
        struct fault why = {.code = FAULT_MISSING, .column = (uint16_t)typed.n};
        return answer_fault(s, typed, l, &why);
    }
    if (!s->terminal || s->source)
        return STATUS_DONE;
    struct seen seen;
    text_init(&t, at, sizeof at);
    say_status(&t, session_seen(s, &seen), session_now(s));
    return answer_text(s, text_span(&t));
}

/* The words before the verb of a line that is neither fact nor edit: `late`,
 * `before #3`, `=`, `overrule:`. A question is as good behind a question mark,
 * what the program does for itself is not. */
static bool
misplaced(const struct line *l)
{
    bool fact = l->verb->kind == VERB_FACT;
    bool edit = l->verb->kind == VERB_EDIT; /* what corrects it is told there */
    if (l->verb->flags & VERB_LINES)
        return false; /* they have faults of their own */
    return (!fact && !edit && l->correction != CORRECT_NONE) ||
           (!fact && l->force) || (l->verb->kind == VERB_CONTROL && l->attempt);
}

/* The first of those words, as it was typed. */
static void
prefix_fault(struct span typed, struct fault *why)
{
    uint32_t from = 0, to;
    for (;;) {
        while (from < typed.n && typed.at[from] == ' ')
            from++;
        if (from >= typed.n || typed.at[from] != '@')
            break;
        while (from < typed.n && typed.at[from] != ' ') /* a stamp */
            from++;
    }
    to = from + (from < typed.n);
    if (from < typed.n && typed.at[from] != '=' && typed.at[from] != '?')
        while (to < typed.n && typed.at[to] != ' ' && typed.at[to - 1] != ':')
            to++;
    *why = (struct fault){.code = FAULT_PREFIX,
                          .column = (uint16_t)from,
                          .width = (uint16_t)(to - from),
                          .word = span_cut(typed, from, to)};
}

/* Before a line from a pipe is judged, that nobody else has written meanwhile:
 * a hundred thousand questions need not ask the file each time. Somebody who
 * types can wait, and has his answers from the file as it is. */
static bool
current(struct session *s, const struct line *l, struct span typed, int *status)
{
    bool looks = !l->verb || l->attempt || l->verb->kind == VERB_ASK ||
                 l->verb->kind == VERB_CONTROL;
    return s->terminal || looks || !line_is_group(s) ||
           session_current(s, typed, status);
}

/* One command of a line. *rest: what follows its `;`. */
static int
command(struct session *s, struct span typed, struct span *rest, bool group)
{
    struct line l = {.word = s->word};
    struct fault why = {0};
    int status;
    s->lexicon.sets = ruleset_sets(s->history.game.battle->ruleset);
    if (!line_read(typed, &s->lexicon, &l, rest, &why)) {
        if (s->lexicon.sets == SET_DENSITY)
            density_misread(&l, &why);
        return answer_fault(s, typed, &l, &why);
    }
    if (!current(s, &l, typed, &status))
        return status;
    bool facts = l.verb && l.verb->kind == VERB_FACT && !l.attempt &&
                 l.correction == CORRECT_NONE;
    if ((group || rest->n > 0) && !facts) {
        why.code = FAULT_GROUP_EDIT;
        return answer_fault(s, typed, &l, &why);
    }
    if (!l.verb)
        return no_verb(s, &l, typed);
    if (misplaced(&l)) {
        prefix_fault(typed, &why);
        return answer_fault(s, typed, &l, &why);
    }
    if (l.verb->kind == VERB_ASK)
        return question(s, &l, typed);
    if (l.verb->kind == VERB_CONTROL)
        return s->o.control->run(s, &l, typed);
    return fact_or_edit(s, &l, typed);
}

int
line_parts(struct session *s, struct span typed)
{
    struct span rest = typed;
    bool group = false;
    int status;
    do {
        struct span part = rest;
        s->stood = span_cut(typed, 0, (uint32_t)(part.at - typed.at));
        status = command(s, part, &rest, group);
        group = true;
    } while (status == STATUS_DONE && rest.n > 0);
    s->stood = SPAN("");
    return status;
}

void
line_parts_drop(struct session *s, int32_t before, size_t pending)
{
    history_drop(&s->history, before);
    if (before == s->history.kept)
        time_drop(s);
    s->n_pending = pending;
    words_clear(&s->said);
}

bool
line_is_group(const struct session *s)
{
    return s->group == 0 && !s->stream;
}

/* A line that is a group of its own: kept, or dropped. */
static int
line_alone(struct session *s, struct span typed)
{
    int status;
    if (s->terminal && !session_current(s, typed, &status))
        return status;
    status = line_parts(s, typed);
    if (status == STATUS_DONE)
        return keep_group(s);
    drop_group(s);
    say_pending(s);
    return status;
}

/* One of a group that is kept later: only what it added is dropped. */
static int
line_of_group(struct session *s, struct span typed)
{
    int32_t before = s->history.n;
    size_t pending = s->n_pending;
    int status = line_parts(s, typed);
    if (status != STATUS_DONE)
        line_parts_drop(s, before, pending);
    say_pending(s);
    return status;
}

int
session_line(struct session *s, struct span typed)
{
    char meant[LINE_MAX_BYTES + ALIAS_BYTES];
    struct text t;
    text_init(&t, meant, sizeof meant);
    s->whole = alias_expand(&s->aliases, typed, &t);
    return line_is_group(s) ? line_alone(s, s->whole)
                            : line_of_group(s, s->whole);
}

void
session_group_begin(struct session *s)
{
    s->stream = true;
}

int
session_group_end(struct session *s, bool keep)
{
    int status = STATUS_DONE;
    s->stream = false;
    if (keep)
        status = keep_group(s);
    else
        drop_group(s);
    return status;
}

/* --- scripts --- */

static void
told_kept(struct session *s, int32_t first)
{
    char at[120];
    struct text t;
    text_init(&t, at, sizeof at);
    if (s->history.n < first) {
        chatter(s, "nothing to keep", SPAN(""));
        return;
    }
    text_str(&t, "entries ");
    text_int(&t, first);
    text_str(&t, " to ");
    text_int(&t, s->history.n);
    text_str(&t, " are on the disk");
    chatter(s, text_z(&t), SPAN(""));
}

static int
script_line(struct session *s, struct span line, bool *stop)
{
    int status = session_line(s, line);
    *stop =
        s->quitting || s->lost || (status != STATUS_DONE && !s->o.keep_going);
    return status;
}

int
session_script(struct session *s, struct line_source *r, const char *name,
               bool whole)
{
    const char *outer = s->source;
    int status = STATUS_DONE;
    int32_t first = s->history.n + 1, since = s->history.n;
    bool stop = false, streams = whole && !s->stream;
    struct span line;
    s->source = name;
    if (streams)
        session_group_begin(s);
    while (!stop && reader_line(r, &line)) {
        s->source_line = r->number;
        int one = script_line(s, line, &stop);
        if (streams && s->o.commit_every > 0 && one == STATUS_DONE &&
            s->history.n - since >= s->o.commit_every) {
            one = session_group_end(s, true);
            stop = stop || one != STATUS_DONE;
            since = s->history.n;
            session_group_begin(s);
        }
        if (status == STATUS_DONE)
            status = one;
    }
    s->source = outer;
    if (r->error) {
        chatter(s, strerror(r->error), span_of(name));
        status = STATUS_FILE;
    }
    if (!streams)
        return status;
    bool keep =
        status == STATUS_DONE || (s->o.keep_going && !r->error && !s->lost);
    int kept = session_group_end(s, keep);
    if (status == STATUS_DONE)
        status = kept;
    if (kept == STATUS_DONE && keep)
        told_kept(s, first);
    else
        chatter(s,
                since >= first ? "the rest was not kept" : "nothing was kept",
                SPAN(""));
    return status;
}
