/* SPDX-License-Identifier: GPL-3.0-or-later */
/* follow.c: looking on at a battle; see follow.h. */
#include "follow.h"

#include "folding.h"

void
follow_begin(struct follower *f, struct session *s, struct session *spare,
             const char *path)
{
    *f = (struct follower){.s = s, .spare = spare, .path = path};
}

/* --- the log as it grows --- */

static enum kept
broken(const struct folding *f, struct text *why)
{
    text_clear(why);
    fold_differs(f, why);
    return KEPT_DAMAGED;
}

/* The entries and the clock's row; each is read by itself, for a reader that
 * kept a lock through both could be stopped with it. */
static enum kept
read_on(struct session *s, struct text *why)
{
    struct folding f = {.s = s};
    struct clock_row row;
    enum kept k = fold_values(s);
    if (k == KEPT)
        k = file_read_on(s->file, fold_record, &f);
    fold_keep(s);
    if (f.what || (k == KEPT && !fold_balances(&f)))
        return broken(&f, why);
    if (k == KEPT)
        k = file_clock_read(s->file, &row);
    if (k == KEPT)
        time_of_row(s, row);
    else
        text_put(why, file_error(s->file));
    return k;
}

/* Until nothing was written while it was read. */
static enum kept
catch_up(struct follower *f, struct session *s, bool *changed, struct text *why)
{
    enum { ROUNDS = 8 };
    for (int i = 0; i < ROUNDS; i++) {
        bool more;
        enum kept k = file_changed(s->file, &more);
        if (k != KEPT) {
            text_put(why, file_error(s->file));
            return k;
        }
        if (!more && !f->due)
            return KEPT;
        f->due = true;
        k = read_on(s, why);
        if (k != KEPT)
            return k;
        f->due = false;
        *changed = true;
    }
    return KEPT;
}

/* --- a file, and another in its place --- */

/* As after session_init. */
static bool
clear(struct session *s)
{
    struct options o = s->o;
    session_release(s);
    return session_init(s, &o);
}

static enum kept
open_spare(struct follower *f, struct text *why)
{
    struct session *s = f->spare;
    bool changed;
    if (!s->history.block && !clear(s)) {
        text_str(why, file_sentence(KEPT_NO_MEMORY));
        return KEPT_NO_MEMORY;
    }
    enum kept k = file_watch(f->path, &s->file, why);
    if (k == KEPT && (k = fold_begin(s)) != KEPT)
        text_put(why, file_error(s->file));
    if (k != KEPT)
        return k;
    f->due = true;
    return catch_up(f, s, &changed, why);
}

static enum kept
take_up(struct follower *f, bool *changed, struct text *why)
{
    struct session *was = f->s;
    enum kept k = open_spare(f, why);
    if (k != KEPT) {
        clear(f->spare);
        return k;
    }
    f->s = f->spare;
    f->spare = was;
    clear(was);
    f->open = *changed = true;
    return KEPT;
}

enum kept
follow_look(struct follower *f, bool *changed, struct text *why)
{
    *changed = false;
    text_clear(why);
    if (!f->open)
        return take_up(f, changed, why);
    enum kept k = catch_up(f, f->s, changed, why);
    if (k != KEPT_BUSY && k != KEPT_BROKEN_OFF)
        f->open = k == KEPT;
    if (k != KEPT_NO_FILE)
        return k;
    text_clear(why);
    return take_up(f, changed, why);
}
