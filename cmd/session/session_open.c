/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * session_open.c: a battle file made or opened. Opening is play: every line of
 * the log goes through the same fold that made it, and each verdict, citation
 * and digest must come out as it was recorded.
 */
#include "session_in.h"

#include "broken.h"
#include "folding.h"
#include "medium.h"
#include "step.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int
file_fails(struct session *s, enum kept k, const char *path,
           const struct text *why)
{
    char at[1024];
    struct text t;
    text_init(&t, at, sizeof at);
    text_str(&t, path);
    chatter(s, text_z(&t),
            why->n > 0 ? text_span(why) : span_of(file_sentence(k)));
    if (k == KEPT_NO_FILE && access(path, F_OK) != 0)
        chatter(s, "to begin a battle: umpire new FILE", SPAN(""));
    return k == KEPT_DAMAGED ? STATUS_DIFFERS : STATUS_FILE;
}

/* The values the battle is begun with: entry 0. */
static enum kept
write_values(struct file *f)
{
    enum kept k = KEPT;
    for (int i = 0; k == KEPT && i < KEYS; i++) {
        const struct key_info *info = key_info((enum key_id)i);
        k = file_edition_write(f, 0, info->name, span_of(info->value[0]));
    }
    return k;
}

/* Before the first line: what the place of the battle does not promise. */
static void
warn_of_place(struct session *s, const char *path)
{
    char at[256];
    struct text t;
    const char *name;
    enum medium m = s->o.read_only ? MEDIUM_GOOD : medium_at(path, &name);
    if (m == MEDIUM_GOOD)
        return;
    text_init(&t, at, sizeof at);
    text_str(&t, m == MEDIUM_NETWORK ? "warning: the battle is on a network"
                                       " drive ("
                                     : "warning: the battle is on a stick (");
    text_str(&t, name);
    text_str(&t, m == MEDIUM_NETWORK
                     ? "), where no line is sure to be kept: copy it to a disk"
                       " of this computer"
                     : "): take it out only when the system says so, and copy"
                       " it afterwards");
    chatter(s, text_z(&t), SPAN(""));
}

int
session_create(struct session *s, const char *path)
{
    char at[256];
    struct text why;
    text_init(&why, at, sizeof at);
    enum kept k = file_make(path, write_values, &s->file, &why);
    if (k == KEPT)
        k = tables_open(s->file, &s->tables);
    if (k != KEPT)
        return file_fails(s, k, path, &why);
    bool changed; /* from here on it would be by another */
    file_changed(s->file, &changed);
    history_clean(&s->history);
    warn_of_place(s, path);
    return STATUS_DONE;
}

/* --- the log, folded --- */

static bool
same_rules(const struct ruling *r, struct span kept)
{
    char at[256];
    struct text t;
    text_init(&t, at, sizeof at);
    say_rules(&t, r);
    return span_eq(text_span(&t), kept);
}

static const char *
difference(struct session *s, const struct record *r)
{
    struct history *h = &s->history;
    struct line l = {.word = s->word};
    struct span rest;
    struct fault why;
    struct ruling ruling;
    s->lexicon.sets = ruleset_sets(h->game.battle->ruleset);
    if (!line_read(r->line, &s->lexicon, &l, &rest, &why) || !l.verb ||
        rest.n > 0)
        return "its line cannot be read";
    struct attempt a = {&l, r->at_ms, r->grp == r->n ? 0 : r->grp};
    h->recorded = true;
    history_try(h, &a, &ruling);
    h->recorded = false;
    if (ruling.verdict < VERDICT_ALLOWED)
        return "the rules do not allow it";
    const struct entry *e = history_entry(h, r->n);
    if (!e || h->n != r->n || e->target != r->target || e->edit != r->edit)
        return "it does not change what it did";
    if (!span_is(r->verdict, verdict_name(ruling.verdict)))
        return "its verdict differs";
    if (!same_rules(&ruling, r->rules))
        return "the rules it cites differ";
    if (e->digest != r->digest)
        return "the state after it differs";
    return NULL;
}

bool
fold_record(void *ctx, const struct record *r)
{
    struct folding *f = ctx;
    struct session *s = f->s;
    if (r->n == 1)
        s->first_utc_ms = r->utc_ms - r->at_ms;
    f->what = difference(s, r);
    if (f->what) {
        f->entry = r->n;
        return false;
    }
    if (r->at_ms > s->last_at_ms)
        s->last_at_ms = r->at_ms;
    return true;
}

static bool
keep_value(void *ctx, int32_t entry, struct span key, struct span value)
{
    struct session *s = ctx;
    int k = key_find(key);
    struct kept_edition one = {entry, k, 0};
    if (k < 0 || !key_read((enum key_id)k, value, &one.cell))
        return true; /* a key or value this program no longer knows */
    if (s->n_kept == s->cap_kept) {
        size_t cap = s->cap_kept * 2 + KEYS;
        void *at = realloc(s->kept_values, cap * sizeof one);
        if (!at)
            return false;
        s->kept_values = at;
        s->cap_kept = cap;
    }
    s->kept_values[s->n_kept++] = one;
    return true;
}

bool
fold_balances(struct folding *f)
{
    if (!f->what)
        f->what = game_broken(&f->s->history.game);
    return !f->what;
}

void
fold_differs(const struct folding *f, struct text *why)
{
    if (f->entry) {
        text_str(why, "entry #");
        text_int(why, f->entry);
        text_str(why, " does not stand as recorded: ");
    } else {
        text_str(why, "the state does not add up: ");
    }
    text_str(why, f->what);
}

/* The first fold began with the program's values: begin with the file's. */
static bool
begin_anew(struct session *s)
{
    struct store store = s->history.store;
    history_release(&s->history);
    return history_init(&s->history, &store, &s->lexicon, &s->editions);
}

enum kept
fold_values(struct session *s)
{
    s->n_kept = 0;
    return file_edition_read(s->file, keep_value, s);
}

enum kept
fold_begin(struct session *s)
{
    enum kept k = fold_values(s);
    return k == KEPT && !begin_anew(s) ? KEPT_NO_MEMORY : k;
}

void
fold_keep(struct session *s)
{
    history_keep(&s->history);
    history_clean(&s->history);
    s->kept_at_ms = s->last_at_ms;
}

static int
told_differs(struct session *s, const struct folding *f)
{
    char at[128];
    struct text t;
    text_init(&t, at, sizeof at);
    fold_differs(f, &t);
    chatter(s, text_z(&t), SPAN(""));
    return STATUS_DIFFERS;
}

/* The log of the file that is open, from its first line. */
static int
fold_file(struct session *s, const char *path, struct text *why)
{
    struct folding f = {.s = s};
    enum kept k = fold_begin(s);
    if (k != KEPT)
        return file_fails(s, k, path, why);
    s->last_at_ms = s->kept_at_ms = 0;
    bool changed; /* from here on it would be by another */
    file_changed(s->file, &changed);
    k = file_read(s->file, fold_record, &f);
    if (f.what || (k == KEPT && !fold_balances(&f)))
        return told_differs(s, &f);
    if (k == KEPT)
        k = table_ends(s->file, s->history.n);
    if (k != KEPT) {
        text_put(why, file_error(s->file));
        return file_fails(s, k, path, why);
    }
    k = s->o.read_only ? KEPT : tables_open(s->file, &s->tables);
    if (k != KEPT)
        return file_fails(s, k, path, why);
    fold_keep(s);
    time_take(s);
    return STATUS_DONE;
}

/* A battle of an older program becomes one of this, and it is said. */
static enum kept
bring_up(struct session *s, const char *path, struct text *why)
{
    enum kept k = file_step(path, &steps_ours, why);
    if (k != KEPT)
        return k;
    chatter(s, text_z(why), SPAN(""));
    return file_open(path, false, &s->file, why);
}

/* Where nothing can be written it can be looked at; why: of the other try. */
static enum kept
open_to_read(struct session *s, const char *path, struct text *why)
{
    if (file_open(path, true, &s->file, NULL) != KEPT)
        return KEPT_READ_ONLY;
    s->o.read_only = true;
    chatter(s, "it can only be read here; to play on, copy it", text_span(why));
    text_clear(why);
    return KEPT;
}

int
session_open(struct session *s, const char *path)
{
    char at[256];
    struct text why;
    text_init(&why, at, sizeof at);
    enum kept k = file_open(path, s->o.read_only, &s->file, &why);
    if (k == KEPT_OLDER && !s->o.read_only)
        k = bring_up(s, path, &why);
    if (k == KEPT_READ_ONLY && !s->o.read_only)
        k = open_to_read(s, path, &why);
    if (k != KEPT)
        return file_fails(s, k, path, &why);
    warn_of_place(s, path);
    return fold_file(s, path, &why);
}

int
session_reload(struct session *s)
{
    char at[256];
    struct text why;
    text_init(&why, at, sizeof at);
    tables_close(s->tables);
    s->tables = NULL;
    return fold_file(s, file_path(s->file), &why);
}
