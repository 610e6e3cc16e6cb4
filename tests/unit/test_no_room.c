/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_no_room.c: memory runs out in the middle of a ruling, wherever it can:
 * in the scratch, in any table, in the journal, in the entries. Every story is
 * played in one process; each of its lines is first told where there is too
 * little room, which must change nothing, and then stands or falls as ever.
 */
#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "many.h"
#include "telling.h"

enum { STORIES = 400, NAME = 256, TRIES = 150, SPARE = 1 << 14 };

/* What must be as it was after a line that found no room. */
struct before {
    uint64_t digest, mark;
    uint32_t rows[TABLES], text;
    int32_t n, n_play;
};

struct poor {
    struct board b;
    bool refuses; /* there is no more memory to be had */
    int lines, refused, whole;
};

static struct poor p;
static uint64_t seed = 20260715;

static void *
resize(void *ctx, void *old, size_t bytes)
{
    struct poor *of = ctx;

    if (bytes == 0) {
        free(old);
        return NULL;
    }
    return of->refuses ? NULL : realloc(old, bytes);
}

/* ---- the stories ---- */

static int
by_name(const void *a, const void *b)
{
    return strcmp(a, b);
}

static int
story_names(char (*name)[NAME], const char *ending)
{
    const char *tests = getenv("UMPIRE_TESTS");
    char path[512];
    int n = 0;
    struct dirent *e;
    DIR *d;

    snprintf(path, sizeof path, "%s/sessions", tests ? tests : "tests");
    d = opendir(path);
    assert_non_null(d);
    while ((e = readdir(d)) != NULL) {
        size_t all = strlen(e->d_name), last = strlen(ending);

        if (all < last || strcmp(e->d_name + all - last, ending) != 0)
            continue;
        assert_true(n < STORIES);
        snprintf(name[n++], NAME, "sessions/%.200s", e->d_name);
    }
    closedir(d);
    qsort(name, (size_t)n, sizeof *name, by_name);
    return n;
}

/* ---- one line, where there is too little room ---- */

static struct before
look(const struct history *h)
{
    struct before was = {.digest = h->game.digest,
                         .mark = h->game.mark,
                         .text = h->text_n,
                         .n = h->n,
                         .n_play = h->n_play};

    memcpy(was.rows, h->game.rows, sizeof was.rows);
    return was;
}

static void
nothing_changed(const struct before *was, const char *line)
{
    const struct before now = look(&p.b.h);

    if (now.digest != was->digest || now.n != was->n ||
        now.n_play != was->n_play || now.text != was->text ||
        memcmp(now.rows, was->rows, sizeof now.rows) != 0)
        fail_msg("\"%s\" fell and changed the battle", line);
}

/* The line again, with what the caller has made small until poor_over. */
static struct before
poor_try(void)
{
    const struct attempt a = {&p.b.line, p.b.at_ms, 0};
    struct before was = look(&p.b.h);

    p.refuses = true;
    history_try(&p.b.h, &a, &p.b.r);
    p.refuses = false;
    return was;
}

/* It stood, and is taken back, or it said that there is no room. */
static void
poor_over(const char *line, enum verdict rich, const struct before *was)
{
    enum verdict v = p.b.r.verdict;

    if (v == VERDICT_ROOM)
        p.refused++;
    else if (v != rich)
        fail_msg("\"%s\" comes to %d, and %d where there is room", line, (int)v,
                 (int)rich);
    else
        p.whole++;
    history_drop(&p.b.h, was->n);
    nothing_changed(was, line);
}

static void
poor_scratch(const char *line, enum verdict rich, size_t used)
{
    struct scratch *s = &p.b.h.scratch;

    for (int i = 0; i < many(TRIES); i++) {
        size_t cap = s->cap;

        s->cap = 16 + (draw(&seed) % (used + 1) & ~(size_t)15);
        struct before was = poor_try();
        s->cap = cap;
        poor_over(line, rich, &was);
    }
}

static void
poor_tables(const char *line, enum verdict rich, const uint32_t grown[TABLES])
{
    struct game *g = &p.b.h.game;

    for (int t = 0; t < TABLES; t++) {
        uint32_t cap = g->cap[t];

        for (int i = 0; grown[t] > 0 && i < many(TRIES) / 10; i++) {
            g->cap[t] = g->rows[t] + draw(&seed) % grown[t];
            struct before was = poor_try();
            g->cap[t] = cap;
            poor_over(line, rich, &was);
        }
    }
}

static void
poor_journal(const char *line, enum verdict rich, uint64_t changes)
{
    struct game *g = &p.b.h.game;

    for (int i = 0; i < many(TRIES) / 2 && changes > 0; i++) {
        uint32_t cap = g->journal_cap;

        g->journal_cap = (uint32_t)(g->mark - g->base + draw(&seed) % changes);
        struct before was = poor_try();
        g->journal_cap = cap;
        poor_over(line, rich, &was);
    }
}

static void
poor_entries(const char *line, enum verdict rich)
{
    struct history *h = &p.b.h;
    size_t entries = h->cap_entry, play = h->cap_play, text = h->cap_text;

    switch (draw(&seed) % 4) {
    case 0:
        h->cap_entry = (size_t)h->n;
        break;
    case 1:
        h->cap_play = (size_t)h->n;
        break;
    case 2:
        h->cap_text = h->text_n;
        break;
    default:
        return;
    }
    struct before was = poor_try();
    h->cap_entry = entries;
    h->cap_play = play;
    h->cap_text = text;
    poor_over(line, rich, &was);
}

/* What the line takes up is seen where there is room enough. */
static void
tell_poor(const char *line)
{
    struct history *h = &p.b.h;
    struct before was;
    uint32_t grown[TABLES];
    uint64_t changes;
    size_t used;
    enum verdict rich;

    history_drop(h, h->kept);
    was = look(h);
    const struct attempt a = {&p.b.line, p.b.at_ms, 0};
    history_try(h, &a, &p.b.r);
    rich = p.b.r.verdict;
    used = h->scratch.used;
    changes = h->game.mark > was.mark ? h->game.mark - was.mark : 0;
    for (int t = 0; t < TABLES; t++)
        grown[t] =
            h->game.rows[t] > was.rows[t] ? h->game.rows[t] - was.rows[t] : 0;
    history_drop(h, h->kept);
    poor_entries(line, rich);
    if (p.b.line.correction != CORRECT_NONE || p.b.line.verb->kind == VERB_EDIT)
        return; /* what it folds again had its room before */
    poor_scratch(line, rich, used);
    poor_tables(line, rich, grown);
    poor_journal(line, rich, changes);
}

static void
tell_line(const char *line)
{
    static struct word word[LINE_WORDS];
    struct span rest = span_of(line);
    struct fault why;

    while (rest.n > 0) {
        struct line l = {.word = word};
        struct span now = rest;

        if (!line_read(now, &p.b.lexicon, &l, &rest, &why) || !l.verb)
            return;
        if (l.stamp == STAMP_AFTER)
            p.b.at_ms += l.stamp_ms;
        p.b.line = l;
        p.lines++;
        tell_poor(line);
        history_drop(&p.b.h, p.b.h.kept);
        const struct attempt a = {&p.b.line, p.b.at_ms, 0};
        history_try(&p.b.h, &a, &p.b.r);
        if (p.b.r.verdict >= VERDICT_ALLOWED && !l.attempt)
            history_keep(&p.b.h);
        p.b.lexicon.sets = ruleset_sets(p.b.g->battle->ruleset);
        if (rest.at == now.at)
            return;
    }
}

/* ---- a story ---- */

static void
begin(void)
{
    board_init(&p.b);
    history_release(&p.b.h);
    p.b.store = (struct store){&p, resize};
    assert_true(history_init(&p.b.h, &p.b.store, &p.b.lexicon, NULL));
    p.b.g = &p.b.h.game;
}

static void
play_poor(const char *name, bool story)
{
    FILE *in = told_in(name);
    char line[SPARE];

    begin();
    while (fgets(line, sizeof line, in)) {
        line[strcspn(line, "\n")] = '\0';
        if (story && strncmp(line, "#! new --edition density", 24) == 0)
            tell_line("edition density");
        else if (story && strncmp(line, "> ", 2) == 0)
            tell_line(line + 2);
        else if (!story && line[0] != '#')
            tell_line(line);
    }
    fclose(in);
    whole(&p.b, name);
    board_release(&p.b);
}

static void
test_no_room_changes_nothing(void **state)
{
    static char name[STORIES][NAME];
    int n = story_names(name, ".story");

    (void)state;
    for (int i = 0; i < n; i++)
        play_poor(name[i], true);
    n = story_names(name, ".umpire");
    for (int i = 0; i < n; i++)
        play_poor(name[i], false);
    assert_true(p.lines > 1500);
    assert_true(p.refused > p.lines);
    assert_true(p.whole > 0);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_no_room_changes_nothing),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
