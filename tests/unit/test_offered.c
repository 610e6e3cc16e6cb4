/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_offered.c: the right line that stands below one that fell. Whatever
 * the stories raise, what is offered is accepted in that battle.
 */
#include <dirent.h>
#include <fcntl.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "control.h"
#include "session.h"

enum { SAID = 1 << 16 };

/* What is printed while it listens. */
struct listener {
    int out, err; /* the test's own */
    FILE *to;
    char said[SAID];
};

static struct session s;
static struct listener ear;
static int n_fell, n_wrong;

/* ---- listening ---- */

static void
listen_begin(void)
{
    (void)fflush(stdout);
    ear.out = dup(STDOUT_FILENO);
    ear.err = dup(STDERR_FILENO);
    ear.to = tmpfile();
    assert_non_null(ear.to);
    int fd = fileno(ear.to);
    assert_true(dup2(fd, STDOUT_FILENO) >= 0 && dup2(fd, STDERR_FILENO) >= 0);
}

static void
listen_end(void)
{
    (void)fflush(stdout);
    assert_true(dup2(ear.out, STDOUT_FILENO) >= 0);
    assert_true(dup2(ear.err, STDERR_FILENO) >= 0);
    (void)close(ear.out);
    (void)close(ear.err);
    (void)fclose(ear.to);
}

/* The status of the line, and in ear.said what was printed. */
static int
say(const char *line)
{
    int fd = fileno(ear.to);

    (void)fflush(stdout);
    assert_int_equal(ftruncate(fd, 0), 0);
    assert_int_equal(lseek(fd, 0, SEEK_SET), 0);
    int status = session_line(&s, span_of(line));
    (void)fflush(stdout);
    assert_int_equal(lseek(fd, 0, SEEK_SET), 0);
    ssize_t n = read(fd, ear.said, sizeof ear.said - 1);
    assert_true(n >= 0);
    ear.said[n] = '\0';
    return status;
}

/* ---- what is offered ---- */

/* The line behind "right would be: ", to the end of its own line or to what
 * else is offered on it; false: there is none. */
static bool
offered(char *to, size_t size)
{
    static const char *const ends[] = {"\n", "    to allow it: ", "    or: "};
    const char *at = strstr(ear.said, "right would be: ");
    size_t n;

    if (!at)
        return false;
    at += strlen("right would be: ");
    n = strlen(at);
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        const char *end = strstr(at, ends[i]);

        if (end && (size_t)(end - at) < n)
            n = (size_t)(end - at);
    }
    assert_true(n < size);
    memcpy(to, at, n);
    to[n] = '\0';
    return true;
}

/* Facts and corrections are tried, questions n_fell; what the program does
 * itself is taken on its word. */
static bool
accepted(const char *line)
{
    char tried[LINE_MAX_BYTES + 8];
    struct line l = {.word = s.word};
    struct span rest;
    struct fault why;

    if (!line_read(span_of(line), &s.lexicon, &l, &rest, &why) || !l.verb)
        return false;
    if (l.verb->kind == VERB_CONTROL)
        return true;
    bool question = l.verb->kind == VERB_ASK;
    snprintf(tried, sizeof tried, "%s%s", question || l.attempt ? "" : "? ",
             line);
    return say(tried) == STATUS_DONE;
}

static void
hear(const char *story, const char *line)
{
    char right[LINE_MAX_BYTES], was[SAID];
    int status = say(line);

    bool said = strstr(ear.said, "error: ") || strstr(ear.said, "refused: ");
    if (!said || (status != STATUS_WRONG && status != STATUS_REFUSED))
        return;
    snprintf(was, sizeof was, "%s", ear.said);
    n_fell++;
    if (!offered(right, sizeof right)) {
        if (status == STATUS_REFUSED)
            return;
        dprintf(ear.err, "%s: %s\n%snothing is offered\n\n", story, line, was);
        n_wrong++;
        return;
    }
    if (accepted(right))
        return;
    dprintf(ear.err, "%s: %s\n%sBUT: %s\n\n", story, line, was, ear.said);
    n_wrong++;
}

/* ---- stories ---- */

/* What a story has written, folders one deep. */
static void
empty(const char *folder)
{
    DIR *d = opendir(folder);
    const struct dirent *e;

    while (d && (e = readdir(d)) != NULL) {
        if (strcmp(e->d_name, ".") == 0 || strcmp(e->d_name, "..") == 0 ||
            unlinkat(dirfd(d), e->d_name, 0) == 0)
            continue;
        empty(e->d_name);
        (void)unlinkat(dirfd(d), e->d_name, AT_REMOVEDIR);
    }
    if (d)
        closedir(d);
}

static void
play(int sessions, const char *story)
{
    static const struct options o = {
        .manual = true, .hints = true, .control = &program_control};
    char line[LINE_MAX_BYTES + 8];
    int fd = openat(sessions, story, O_RDONLY);
    FILE *in = fd < 0 ? NULL : fdopen(fd, "r");

    assert_non_null(in);
    assert_true(session_init(&s, &o));
    assert_int_equal(session_create(&s, "./a.battle"), STATUS_DONE);
    while (fgets(line, sizeof line, in)) {
        line[strcspn(line, "\n")] = '\0';
        if (strcmp(line, "#! new --edition density") == 0)
            assert_int_equal(say("edition density"), STATUS_DONE);
        if (strncmp(line, "> ", 2) == 0)
            hear(story, line + 2);
    }
    fclose(in);
    session_release(&s);
    empty(".");
}

/* A folder of its own where no disk is waited for, if there is such a place. */
static void
enter(char *folder, size_t size)
{
    snprintf(folder, size, "/dev/shm/umpire-offered-XXXXXX");
    if (!mkdtemp(folder)) {
        snprintf(folder, size, "/tmp/umpire-offered-XXXXXX");
        assert_non_null(mkdtemp(folder));
    }
    assert_int_equal(chdir(folder), 0);
}

static bool
is_story(const char *name)
{
    size_t n = strlen(name);

    return n > 6 && strcmp(name + n - 6, ".story") == 0;
}

static void
what_is_offered_is_accepted(void **state)
{
    char path[512], folder[64];
    const char *named = getenv("UMPIRE_TESTS");
    const struct dirent *e;

    (void)state;
    snprintf(path, sizeof path, "%s/sessions", named ? named : "tests");
    DIR *d = opendir(path);
    assert_non_null(d);
    enter(folder, sizeof folder);
    listen_begin();
    while ((e = readdir(d)) != NULL) {
        if (!is_story(e->d_name))
            continue;
        play(dirfd(d), e->d_name);
    }
    listen_end();
    closedir(d);
    assert_int_equal(chdir("/"), 0);
    assert_int_equal(rmdir(folder), 0);
    assert_true(n_fell > 400);
    assert_int_equal(n_wrong, 0);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_offered_is_accepted),
    };

    return cmocka_run_group_tests_name("offered", tests, NULL, NULL);
}
