/* SPDX-License-Identifier: GPL-3.0-or-later */
/* step.c: see step.h. */
#include "step.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "file_in.h"

const struct steps steps_ours = {NULL, 0, &schema_ours};

/* The first step of a file with that schema, or -1. */
static int
first_step(const struct steps *steps, int number)
{
    for (int i = 0; i < steps->n; i++)
        if (steps->at[i].from.number == number)
            return i;
    return -1;
}

static enum kept
must_be(struct file *f, const struct schema *is)
{
    bool same;
    int rc = schema_compare(f->db, is, &same);

    if (rc != SQLITE_OK)
        return file_fail_sql(f, rc);
    return same ? KEPT
                : file_fail(f, KEPT_DAMAGED,
                            "the step does not lead to the next schema");
}

/* One step, and what it must have led to. */
static enum kept
take(struct file *f, const struct step *s, const struct schema *next)
{
    char version[64];
    enum kept k = KEPT;

    for (const char *const *sql = s->sql; *sql && k == KEPT; sql++)
        k = file_exec(f, *sql);
    snprintf(version, sizeof version, "PRAGMA user_version = %d", next->number);
    if (k == KEPT)
        k = file_exec(f, version);
    return k == KEPT ? must_be(f, next) : k;
}

/* The log must be the one that was read before anything was changed: to its
 * last link, with every link before it. */
static enum kept
still_sound(struct file *f)
{
    const struct link was = f->held;
    struct link is;
    enum kept k = file_last_link(f, &is);

    if (k == KEPT)
        k = file_sound(f);
    if (k == KEPT && (!chain_same(&is, &was) || !chain_same(&f->held, &was)))
        k = file_fail(f, KEPT_OTHER_WRITER, NULL);
    return k;
}

/* All of them or none, with nobody else in the file. */
static enum kept
take_all(struct file *f, const struct steps *steps, int first)
{
    enum kept k = file_exec(f, "BEGIN EXCLUSIVE");

    if (k != KEPT)
        return k;
    for (int i = first; i < steps->n && k == KEPT; i++)
        k = take(f, &steps->at[i],
                 i + 1 < steps->n ? &steps->at[i + 1].from : steps->to);
    if (k == KEPT)
        k = still_sound(f);
    if (k == KEPT)
        k = file_exec(f, "COMMIT");
    if (k != KEPT && !sqlite3_get_autocommit(f->db))
        sqlite3_exec(f->db, "ROLLBACK", NULL, NULL, NULL);
    return k;
}

static enum kept
step_open(struct file *f, const struct steps *steps, int first,
          const char *backup)
{
    enum kept k = file_sound(f);

    if (k == KEPT)
        k = file_save(f, backup);
    if (k != KEPT)
        return k;
    k = take_all(f, steps, first);
    /* After a failed sync nobody knows what the file holds. */
    if (k != KEPT && k != KEPT_SYNC_FAILED && k != KEPT_LOST)
        unlink(backup);
    return k;
}

static void
tell(struct text *told, int from, int to, const char *backup)
{
    text_clear(told);
    text_str(told, "brought from schema ");
    text_int(told, from);
    text_str(told, " to ");
    text_int(told, to);
    text_str(told, "; as it was it is in ");
    text_safe(told, span_of(backup));
}

/* The step a file begins with; -1: it needs none. */
static enum kept
find_first(const char *path, const struct steps *steps, int *first,
           struct text *told)
{
    int number;
    enum kept k = file_peek(path, &number, told);

    *first = -1;
    if (k != KEPT || number == steps->to->number)
        return k;
    *first = first_step(steps, number);
    if (*first < 0)
        k = number > steps->to->number ? KEPT_NEWER : KEPT_OLDER;
    if (k != KEPT)
        text_str(told, file_sentence(k));
    return k;
}

static enum kept
step_from(const char *path, const struct steps *steps, int first,
          struct text *told)
{
    const struct schema *from = &steps->at[first].from;
    size_t room = strlen(path) + 32;
    char *backup = malloc(room);
    struct file *f;
    enum kept k;

    if (!backup) {
        text_str(told, file_sentence(KEPT_NO_MEMORY));
        return KEPT_NO_MEMORY;
    }
    snprintf(backup, room, "%s.schema-%d", path, from->number);
    k = file_open_as(path, false, from, &f, told);
    if (k == KEPT) {
        k = step_open(f, steps, first, backup);
        if (k == KEPT)
            tell(told, from->number, steps->to->number, backup);
        else
            text_put(told, file_error(f));
        file_close(f);
    }
    free(backup);
    return k;
}

enum kept
file_step(const char *path, const struct steps *steps, struct text *told)
{
    int first;
    enum kept k = find_first(path, steps, &first, told);

    return k == KEPT && first >= 0 ? step_from(path, steps, first, told) : k;
}
