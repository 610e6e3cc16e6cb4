/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * session_lost.c: what is done when the disk has failed in a way that leaves
 * open what it holds.
 *
 * After a failed write or read the file is closed, opened and folded anew, and
 * the referee is told whether his line is in it. After a failed sync nothing
 * that is read back proves anything, and trying once more proves less: the
 * system may have dropped what it could not write and forgotten that it did.
 * Then the session ends, with a copy kept elsewhere.
 */
#include "session_in.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* ---- opened again ---- */

/* How the log ended when its last group was appended. */
struct tail {
    int32_t n;
    uint64_t digest;
};

static struct tail
tail_of(const struct history *h)
{
    const struct entry *e = history_entry(h, h->n);
    return (struct tail){h->n, e ? e->digest : 0};
}

static bool
reopen(struct session *s)
{
    char *path = strdup(file_path(s->file));
    if (!path)
        return false;
    tables_close(s->tables);
    s->tables = NULL;
    file_close(s->file);
    s->file = NULL;
    bool open = session_open(s, path) == STATUS_DONE;
    free(path);
    return open;
}

bool
lost_reopen(struct session *s, bool *kept)
{
    struct tail was = tail_of(&s->history), is;
    *kept = false;
    s->lost = !reopen(s);
    if (s->lost)
        return false;
    is = tail_of(&s->history);
    *kept = is.n == was.n && is.digest == was.digest;
    s->reread = true;
    chatter(s, "the file failed, and was opened again", SPAN(""));
    return true;
}

/* ---- a copy ---- */

enum { COPIES = 100 };

static const char *
name_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

/* The user's own folder for what programs leave there, made if need be; false:
 * he has none. */
static bool
put_state_folder(struct text *to)
{
    const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
    if (state && state[0] == '/') {
        text_str(to, state);
    } else if (home && home[0] == '/') {
        text_str(to, home);
        text_str(to, "/.local/state");
    } else {
        return false;
    }
    text_str(to, "/umpire/");
    for (uint32_t i = 1; i < to->n; i++)
        if (to->at[i] == '/') {
            to->at[i] = '\0';
            (void)mkdir(to->at, 0700);
            to->at[i] = '/';
        }
    return true;
}

/* garden.battle.rescued, or with a number where that is taken. */
static enum kept
save_in(struct session *s, struct text *path)
{
    enum kept k = KEPT_EXISTS;
    uint32_t folder = path->n;
    for (int i = 1; i <= COPIES && k == KEPT_EXISTS; i++) {
        path->n = folder;
        text_str(path, name_of(file_path(s->file)));
        text_str(path, ".rescued");
        if (i > 1) {
            text_char(path, '-');
            text_int(path, i);
        }
        k = path->cut ? KEPT_NO_FILE : file_save(s->file, text_z(path));
    }
    return k;
}

/* Beside the battle, if it must be. */
static void
put_own_folder(struct text *to, const char *path)
{
    text_put(to, (struct span){path, (uint32_t)(name_of(path) - path)});
}

void
lost_rescue(struct session *s)
{
    char at[PATH_MAX];
    struct text path;
    enum kept k = KEPT_NO_FILE;
    text_init(&path, at, sizeof at);
    if (put_state_folder(&path))
        k = save_in(s, &path);
    if (k != KEPT) {
        text_init(&path, at, sizeof at);
        put_own_folder(&path, file_path(s->file));
        k = save_in(s, &path);
    }
    if (k == KEPT)
        chatter(s, "a copy of what can be read is in", text_span(&path));
    else
        chatter(s, "no copy could be made", span_of(file_sentence(k)));
    chatter(s, "look after the disk; umpire verify FILE says what a file holds",
            SPAN(""));
}
