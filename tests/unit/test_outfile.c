/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_outfile.c: a report is written whole or not at all. Whatever goes
 * wrong, the file that was there is as it was and nothing else is left in its
 * folder.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "outfile.h"

struct place {
    char folder[64], file[96];
    char words[512];
    struct text why;
};

static int
make_place(void **state)
{
    struct place *p = calloc(1, sizeof *p);

    if (!p)
        return -1;
    snprintf(p->folder, sizeof p->folder, "/tmp/umpire-outfile-XXXXXX");
    if (!mkdtemp(p->folder))
        return -1;
    snprintf(p->file, sizeof p->file, "%s/shots.csv", p->folder);
    text_init(&p->why, p->words, sizeof p->words);
    *state = p;
    return 0;
}

/* How many names are in the folder; with `clear`, they are taken out. */
static int
names(const struct place *p, bool clear)
{
    DIR *d = opendir(p->folder);
    struct dirent *e;
    int n = 0;

    assert_non_null(d);
    while ((e = readdir(d)) != NULL) {
        if (strcmp(e->d_name, ".") == 0 || strcmp(e->d_name, "..") == 0)
            continue;
        n++;
        if (clear && unlinkat(dirfd(d), e->d_name, 0) != 0)
            unlinkat(dirfd(d), e->d_name, AT_REMOVEDIR);
    }
    closedir(d);
    return n;
}

static int
clear_place(void **state)
{
    struct place *p = *state;

    names(p, true);
    rmdir(p->folder);
    free(p);
    return 0;
}

static void
put(const char *path, const char *words)
{
    FILE *f = fopen(path, "w");

    assert_non_null(f);
    fputs(words, f);
    assert_int_equal(fclose(f), 0);
}

static void
assert_holds(const char *path, const char *words)
{
    char bytes[256];
    FILE *f = fopen(path, "r");
    size_t n;

    assert_non_null(f);
    n = fread(bytes, 1, sizeof bytes - 1, f);
    fclose(f);
    bytes[n] = '\0';
    assert_string_equal(bytes, words);
}

static void
assert_says(struct place *p, const char *words)
{
    if (!strstr(text_z(&p->why), words))
        fail_msg("\"%s\" does not say \"%s\"", text_z(&p->why), words);
}

static bool
write_words(struct place *p, const char *path, bool force, const char *words)
{
    struct outfile o;

    if (!outfile_open(&o, path, force, &p->why))
        return false;
    fputs(words, o.to);
    return outfile_keep(&o, &p->why);
}

static void
test_there_only_when_kept(void **state)
{
    struct place *p = *state;
    struct outfile o;

    assert_true(outfile_open(&o, p->file, false, &p->why));
    fputs("gun,shots\n", o.to);
    assert_int_equal(access(p->file, F_OK), -1);
    assert_int_equal(names(p, false), 1);
    assert_true(outfile_keep(&o, &p->why));
    assert_null(o.part);
    assert_holds(p->file, "gun,shots\n");
    assert_int_equal(names(p, false), 1);
}

static void
test_dropped_leaves_nothing(void **state)
{
    struct place *p = *state;
    struct outfile o;

    assert_true(outfile_open(&o, p->file, false, &p->why));
    fputs("half a ta", o.to);
    outfile_drop(&o);
    outfile_drop(&o);
    assert_false(outfile_keep(&o, &p->why));
    assert_int_equal(names(p, false), 0);
}

static void
test_what_is_there_stays_unless_forced(void **state)
{
    struct place *p = *state;

    put(p->file, "old");
    assert_false(write_words(p, p->file, false, "new"));
    assert_says(p, "is there already");
    assert_holds(p->file, "old");
    assert_true(write_words(p, p->file, true, "new"));
    assert_holds(p->file, "new");
    assert_int_equal(names(p, false), 1);
}

/* The name is free when the writing begins, and taken when it ends. */
static void
test_a_name_taken_meanwhile(void **state)
{
    struct place *p = *state;
    struct outfile o;

    assert_true(outfile_open(&o, p->file, false, &p->why));
    fputs("ours", o.to);
    put(p->file, "theirs");
    assert_false(outfile_keep(&o, &p->why));
    assert_says(p, "is there already");
    assert_holds(p->file, "theirs");
    assert_int_equal(names(p, false), 1);
}

static void
test_names_that_are_no_files(void **state)
{
    struct place *p = *state;
    char name[128];

    for (int force = 0; force <= 1; force++) {
        assert_false(write_words(p, p->folder, force, "x"));
        assert_says(p, "is a folder");
        assert_false(write_words(p, "/dev/full", force, "x"));
        assert_says(p, "no plain file");
        assert_false(write_words(p, "/dev/null", force, "x"));
        assert_false(write_words(p, "", force, "x"));
        snprintf(name, sizeof name, "%s/", p->file);
        assert_false(write_words(p, name, force, "x"));
        snprintf(name, sizeof name, "%s/none/x.csv", p->folder);
        assert_false(write_words(p, name, force, "x"));
        assert_says(p, "no such folder");
        assert_int_equal(names(p, false), 0);
    }
    assert_int_equal(mkfifo(p->file, 0600), 0);
    assert_false(write_words(p, p->file, true, "x"));
    assert_says(p, "no plain file");
}

static void
test_links_that_lead_away(void **state)
{
    struct place *p = *state;
    char other[128];

    snprintf(other, sizeof other, "%s/other", p->folder);
    assert_int_equal(symlink("/dev/null", p->file), 0);
    assert_false(write_words(p, p->file, true, "x"));
    unlink(p->file);
    assert_int_equal(symlink("nowhere", p->file), 0);
    assert_false(write_words(p, p->file, false, "x"));
    assert_says(p, "is there already");
    unlink(p->file);
    put(other, "other");
    assert_int_equal(symlink("other", p->file), 0);
    assert_true(write_words(p, p->file, true, "x"));
    assert_holds(other, "other");
    assert_holds(p->file, "x");
}

static void
test_a_hostile_name_is_said_safely(void **state)
{
    struct place *p = *state;

    assert_false(write_words(p, "/none/\033]0;x\a.csv", false, "x"));
    assert_null(strchr(text_z(&p->why), '\033'));
    assert_says(p, "\\u{1B}");
}

/* The most a file may hold stands for a disk that is full: the stream takes
 * everything, and only its end says that it did not arrive. */
static void
test_a_disk_that_is_full(void **state)
{
    struct place *p = *state;
    struct rlimit was, small;

    put(p->file, "old");
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &was), 0);
    small = was;
    small.rlim_cur = 1024;
    signal(SIGXFSZ, SIG_IGN);
    for (int bytes = 1000; bytes <= 100000; bytes += 99000) {
        struct outfile o;
        bool kept;

        assert_true(outfile_open(&o, p->file, true, &p->why));
        setrlimit(RLIMIT_FSIZE, &small);
        for (int i = 0; i < bytes; i++)
            fputc('x', o.to);
        kept = outfile_keep(&o, &p->why);
        setrlimit(RLIMIT_FSIZE, &was);
        assert_int_equal(kept, bytes <= 1024);
        assert_int_equal(names(p, false), 1);
        if (kept)
            put(p->file, "old");
    }
    signal(SIGXFSZ, SIG_DFL);
    assert_says(p, "nothing was written");
    assert_holds(p->file, "old");
}

static void
test_standard_output_on_a_full_disk(void **state)
{
    struct place *p = *state;
    FILE *full = fopen("/dev/full", "w"), *empty = tmpfile();

    assert_non_null(full);
    assert_non_null(empty);
    fputs("x", full);
    fputs("x", empty);
    assert_false(outfile_flushed(full, &p->why));
    assert_says(p, "disk is full");
    assert_true(outfile_flushed(empty, &p->why));
    fclose(full);
    fclose(empty);
}

/* Many write one name at once: one is told it has it, the others that they
 * have not, and the file is the one's. */
static void
test_racers_for_one_name(void **state)
{
    struct place *p = *state;

    for (int race = 0; race < 50; race++) {
        int winners = 0, winner = 0;

        for (int i = 1; i <= 4; i++) {
            pid_t pid = fork();
            char words[16];

            assert_true(pid >= 0);
            if (pid > 0)
                continue;
            snprintf(words, sizeof words, "%d", i);
            _exit(write_words(p, p->file, false, words) ? i : 0);
        }
        for (int i = 0; i < 4; i++) {
            int status;

            assert_true(wait(&status) > 0);
            assert_true(WIFEXITED(status));
            winners += WEXITSTATUS(status) != 0;
            winner += WEXITSTATUS(status);
        }
        assert_int_equal(winners, 1);
        assert_holds(p->file, (char[]){(char)('0' + winner), '\0'});
        assert_int_equal(names(p, true), 1);
    }
}

int
main(void)
{
#define STORY(name) \
    cmocka_unit_test_setup_teardown(name, make_place, clear_place)
    const struct CMUnitTest tests[] = {
        STORY(test_there_only_when_kept),
        STORY(test_dropped_leaves_nothing),
        STORY(test_what_is_there_stays_unless_forced),
        STORY(test_a_name_taken_meanwhile),
        STORY(test_names_that_are_no_files),
        STORY(test_links_that_lead_away),
        STORY(test_a_hostile_name_is_said_safely),
        STORY(test_a_disk_that_is_full),
        STORY(test_standard_output_on_a_full_disk),
        STORY(test_racers_for_one_name),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
