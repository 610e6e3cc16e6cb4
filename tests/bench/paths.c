/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * paths: each hot path alone, so often, for valgrind to count what it costs.
 *
 *     paths read|melee|append|fold|export TIMES FILE
 *
 * What is counted lies within hot(); FILE is a battle's new file.
 */
#include "bench.h"
#include "heap.h"
#include "history.h"
#include "table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct path {
    struct history h;
    struct verbs list[CORE_LISTS];
    struct lexicon lexicon;
    struct word word[LINE_WORDS];
    struct file *file;
    const char *at; /* where the file is */
};

static void
begin(struct path *p)
{
    core_verbs(p->list);
    p->lexicon = (struct lexicon){p->list, CORE_LISTS, SET_LITTLE_WARS};
    if (!history_init(&p->h, &heap, &p->lexicon, NULL))
        give_up("out of memory", "");
}

static struct line
must_line(struct path *p, const char *typed)
{
    struct line l = {.word = p->word};
    struct span rest;
    struct fault why;
    if (!line_read(span_of(typed), &p->lexicon, &l, &rest, &why))
        give_up("cannot be read", typed);
    return l;
}

static void
must_try(struct path *p, const char *typed)
{
    struct line l = must_line(p, typed);
    struct attempt a = {&l, 0, 0};
    struct ruling r;
    history_try(&p->h, &a, &r);
    if (r.verdict < VERDICT_ALLOWED)
        give_up("falls", typed);
}

static void
set_up(struct path *p)
{
    static const char *const lines[] = {"side red",       "side blue",
                                        "body RA 90 inf", "body BA 90 inf",
                                        "body RC 20 cav", "body BC 20 cav",
                                        "start red",      "next",
                                        "next",           "next"};
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        must_try(p, lines[i]);
    history_keep(&p->h);
}

/* --- the paths --- */

static void
read_line(void *ctx)
{
    must_line(ctx, "fire RG1 3 2ib+1cb");
}

static void
judge_melee(void *ctx)
{
    struct path *p = ctx;
    must_try(p, "13ir v 19ib s3");
    history_drop(&p->h, p->h.kept);
}

static void
must_keep(struct path *p, enum kept k)
{
    if (k != KEPT)
        give_up(p->at, file_error(p->file).at);
}

static void
append(void *ctx)
{
    struct path *p = ctx;
    struct record r = {.n = file_last(p->file) + 1,
                       .utc_ms = INT64_C(1796052131250),
                       .line = SPAN("fire RG1 3 2ib+1cb"),
                       .verdict = SPAN("allowed"),
                       .rules = SPAN("A6a A4b"),
                       .answer = SPAN("Red RG1: 3 shots, 3 Blue dead."),
                       .note = SPAN("")};
    r.grp = r.n;
    must_keep(p, file_begin(p->file));
    must_keep(p, file_append(p->file, &r));
    must_keep(p, file_commit(p->file));
}

static void
fold(void *ctx)
{
    struct path *p = ctx;
    must_try(p, "next");
    must_try(p, "next");
    must_try(p, "move RA 12 n");
    history_keep(&p->h);
}

static void
export_men(void *ctx)
{
    struct path *p = ctx;
    struct export_options o = {0};
    FILE *out = fopen("/dev/null", "w");
    int table = table_find(SPAN("men"));
    if (!out || table_export(&p->h, NULL, table, &o, out) != KEPT)
        give_up("export", "men");
    fclose(out);
}

int
main(int argc, char **argv)
{
    static const struct {
        const char *name;
        void (*work)(void *ctx);
    } known[] = {
        {"read",   read_line  },
        {"melee",  judge_melee},
        {"append", append     },
        {"fold",   fold       },
        {"export", export_men }
    };
    static struct path p;
    if (argc != 4)
        give_up("usage", "paths PATH TIMES FILE");
    p.at = argv[3];
    begin(&p);
    set_up(&p);
    if (file_create(p.at, &p.file, NULL) != KEPT)
        give_up("no file", p.at);
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (strcmp(argv[1], known[i].name) == 0)
            hot(known[i].work, &p, number_of(argv[2]));
    file_close(p.file);
    history_release(&p.h);
    return 0;
}
