/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * session_keep.c: a group of entries onto the disk, or back out of the game.
 *
 * Invariant: outside a group the history's kept entries are those of the file,
 * and nothing is printed as ruled that is not in it.
 */
#include "session_in.h"

#include "facts.h"

#include <errno.h>
#include <string.h>

static void
group_over(struct session *s)
{
    s->n_pending = 0;
    s->group = 0;
    words_clear(&s->words);
    words_clear(&s->said);
}

void
drop_group(struct session *s)
{
    history_drop(&s->history, s->history.kept);
    s->last_at_ms = s->kept_at_ms;
    time_drop(s);
    group_over(s);
}

static enum kept
append_one(struct session *s, const struct waiting *p)
{
    const struct entry *e = history_entry(&s->history, p->n);
    const char *w = s->words.at;
    struct record r = {.n = e->n,
                       .grp = e->group,
                       .target = e->target,
                       .edit = e->edit,
                       .at_ms = p->at_ms,
                       .utc_ms = s->first_utc_ms + p->at_ms,
                       .boot_ms =
                           s->o.manual ? 0 : s->now->boot_ms(s->now->ctx),
                       .digest = e->digest,
                       .line = history_line(&s->history, e),
                       .verdict = span_of(verdict_name(p->verdict)),
                       .rules = span_of(w + p->rules),
                       .answer = span_of(w + p->answer),
                       .note = span_of(w + p->note)};
    return file_append(s->file, &r);
}

/* Soon seen of nearly every entry, without its being read again. */
static bool
may_be_edition(const struct history *h, int32_t n)
{
    struct span line = history_line(h, history_entry(h, n));
    uint32_t i = 0;
    while (i < line.n &&
           !(line.at[i] == 'e' && span_starts(span_from(line, i), "edition")))
        i++;
    return i < line.n;
}

/* The values an edition put in force stay with the battle. */
static enum kept
append_edition(struct session *s, int32_t n)
{
    struct line l = {.word = s->word};
    enum kept k = KEPT;
    char value[64];
    struct text t;
    if (!may_be_edition(&s->history, n) || !history_fact(&s->history, n, &l) ||
        !verb_is(l.verb, FACT_EDITION))
        return KEPT;
    const struct word *w = line_find(&l, "", "EDITION", NULL);
    int edition = edition_find(w->text);
    for (int i = 0; k == KEPT && i < KEYS; i++) {
        const struct key_info *info = key_info((enum key_id)i);
        text_init(&t, value, sizeof value);
        text_str(&t, key_value((enum key_id)i, (enum edition)edition));
        k = file_edition_write(s->file, n, info->name, text_span(&t));
    }
    return k;
}

static enum kept
append_all(struct session *s)
{
    enum kept k = file_begin(s->file);
    for (size_t i = 0; k == KEPT && i < s->n_pending; i++) {
        k = append_one(s, &s->pending[i]);
        if (k == KEPT)
            k = append_edition(s, s->pending[i].n);
    }
    if (k == KEPT)
        k = table_sync(s->tables, s->file, &s->history);
    if (k == KEPT) {
        struct clock_row row = time_row(s);
        k = file_clock_write(s->file, &row);
    }
    return k == KEPT ? file_commit(s->file) : k;
}

/* Somebody else referees the same battle: what he wrote is the battle now. */
static bool
read_again(struct session *s, int *status)
{
    *status = session_reload(s);
    s->lost = *status != STATUS_DONE;
    s->reread = !s->lost;
    if (!s->lost)
        chatter(s, "the battle was read in again", SPAN(""));
    return !s->lost;
}

/* A line that only looks is answered all the same. */
static bool
only_looks(struct session *s, struct span typed)
{
    struct line l = {.word = s->word};
    struct span rest;
    struct fault why;
    return line_read(typed, &s->lexicon, &l, &rest, &why) &&
           (!l.verb || l.attempt || l.verb->kind == VERB_ASK ||
            l.verb->kind == VERB_CONTROL);
}

bool
session_current(struct session *s, struct span typed, int *status)
{
    bool more = false;
    if (!s->file)
        return true;
    enum kept k = file_changed(s->file, &more);
    *status = STATUS_FILE;
    if (k == KEPT_NO_FILE) {
        chatter(s, "NOT KEPT: what bears the battle's name is another file now",
                span_of(file_path(s->file)));
        s->lost = true;
        return false;
    }
    if (k != KEPT || !more)
        return true; /* where it is held, keeping will say so */
    chatter(s, file_sentence(KEPT_OTHER_WRITER), SPAN(""));
    if (!read_again(s, status) || only_looks(s, typed))
        return !s->lost;
    chatter(s, "NOT KEPT, type it again if it still holds", SPAN(""));
    *status = STATUS_FILE;
    return false;
}

/* The group is on the disk: it is answered for at once. */
static int
group_kept(struct session *s)
{
    say_pending(s);
    bool told = fflush(stdout) == 0;
    int error = errno;
    if (s->o.control && s->o.control->kept)
        s->o.control->kept(s);
    group_over(s);
    if (told)
        return STATUS_DONE;
    chatter(s, "kept, but its answer cannot be written",
            span_of(strerror(error)));
    s->lost = true;
    return STATUS_FILE;
}

/* Nobody knows what the file holds, until it is read again. */
static int
group_lost(struct session *s)
{
    bool kept;
    bool open = lost_reopen(s, &kept);
    if (kept)
        return group_kept(s);
    group_over(s);
    chatter(s, open ? "NOT KEPT, and taken back" : "NOT KNOWN TO BE KEPT",
            span_of(file_sentence(KEPT_LOST)));
    return STATUS_FILE;
}

static int
group_fails(struct session *s, enum kept k)
{
    int status;
    file_rollback(s->file);
    if (k == KEPT_LOST)
        return group_lost(s);
    drop_group(s);
    chatter(s,
            k == KEPT_SYNC_FAILED ? "NOT KNOWN TO BE KEPT"
                                  : "NOT KEPT, and taken back",
            span_of(file_sentence(k)));
    if (k == KEPT_OTHER_WRITER)
        return read_again(s, &status) ? STATUS_FILE : status;
    if (k == KEPT_SYNC_FAILED)
        lost_rescue(s);
    s->lost = k != KEPT_DISK_FULL && k != KEPT_BUSY && k != KEPT_READ_ONLY &&
              k != KEPT_NO_MEMORY;
    return STATUS_FILE;
}

int
keep_group(struct session *s)
{
    if (s->n_pending == 0) {
        say_pending(s); /* a what-if */
        group_over(s);
        return STATUS_DONE;
    }
    enum kept k = append_all(s);
    if (k != KEPT)
        return group_fails(s, k);
    history_keep(&s->history);
    history_clean(&s->history);
    s->kept_at_ms = s->last_at_ms;
    time_keep(s);
    return group_kept(s);
}
