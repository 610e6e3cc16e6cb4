/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_settings.c: the user's own settings: what a line means, what is said of
 * one that is wrong, where the file is, and whose command is never run.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <errno.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "command.h"
#include "control.h"
#include "folder.h"
#include "many.h"
#include "notify.h"
#include "settings.h"

static struct settings own;
static char told[4096]; /* every sentence and a newline */
static struct verbs list[ALL_LISTS];
static const struct lexicon verbs = {list, ALL_LISTS, SET_BOTH};

static void
hear(void *ctx, struct span sentence)
{
    size_t n = strlen(told);

    (void)ctx;
    snprintf(told + n, sizeof told - n, "%.*s\n", (int)sentence.n, sentence.at);
}

static void
reads(const char *text, const char *says)
{
    told[0] = '\0';
    settings_parse(&own, &verbs, span_of(text), "settings", hear, NULL);
    assert_string_equal(told, says);
}

static void
nothing_is_the_default(void **state)
{
    (void)state;
    reads("", "");
    assert_int_equal(own.colour, COLOUR_AUTO);
    assert_true(own.hints);
    assert_false(own.metric);
    assert_string_equal(own.edition, "");
    assert_string_equal(own.notify, "");
}

static void
every_key_is_taken(void **state)
{
    (void)state;
    reads("\xef\xbb\xbf# my own\r\n"
          "\n"
          "notify.command = notify-send \"the umpire\"\r\n"
          "  colour=never\n"
          "\thints = off\n"
          "edition = russian\n"
          "units = cm", /* no line end */
          "");
    assert_int_equal(own.colour, COLOUR_NEVER);
    assert_false(own.hints);
    assert_true(own.metric);
    assert_string_equal(own.edition, "russian");
    assert_string_equal(own.notify, "notify-send \"the umpire\"");
    reads("colour = always\nhints = on\nunits = inches\ncolour = never",
          "settings:4: set twice: \"colour\"; the first holds\n");
    assert_int_equal(own.colour, COLOUR_ALWAYS);
    assert_true(own.hints);
}

static void
what_is_wrong_is_told_by_its_line(void **state)
{
    (void)state;
    reads("hints = off\nnotfy.command = x\ncolor = never\nsize = 3\n"
          "colour\n= 3\nunits = cm\n",
          "settings:2: no setting is called \"notfy.command\", did you mean "
          "notify.command?\n"
          "settings:3: no setting is called \"color\", did you mean colour?\n"
          "settings:4: no setting is called \"size\"\n"
          "settings:5: a setting is key = value, not \"colour\"\n"
          "settings:6: a setting is key = value, not \"= 3\"\n");
    assert_false(own.hints); /* the rest holds */
    assert_true(own.metric);
    assert_int_equal(own.colour, COLOUR_AUTO);
    reads("colour = red\nhints = 1\nedition = first\nunits = feet\n"
          "notify.command =\nnotify.command = say \"it\nhints = off\n",
          "settings:1: colour \"red\": auto, always or never\n"
          "settings:2: hints \"1\": on or off\n"
          "settings:3: edition \"first\": book, retelling, french or russian, "
          "or density\n"
          "settings:4: units \"feet\": inches or cm\n"
          "settings:5: notify.command \"\": a command and its words, each "
          "quote closed\n"
          "settings:6: notify.command \"say \"it\": a command and its words, "
          "each quote closed\n");
    assert_false(own.hints);
    reads("edition = \x1b[31m\n",
          "settings:1: control or invisible characters in \"edition\"\n");
    assert_string_equal(own.edition, "");
}

static void
aliases_are_taken(void **state)
{
    (void)state;
    reads("alias.vor = move RA 12 n\nalias.vor2 = fire rg1 3 ; next\n"
          "alias.fire = next\nalias.f = next\nalias.LATE = next\n"
          "alias.a b = next\nalias.x =\nalias.vor = move RA 6 n\n",
          "settings:3: alias \"fire\": that is a verb, or stands before one\n"
          "settings:4: alias \"f\": that is a verb, or stands before one\n"
          "settings:5: alias \"LATE\": that is a verb, or stands before one\n"
          "settings:6: alias \"a b\": a name is a letter and up to fifteen "
          "letters, digits and _\n"
          "settings:7: alias \"x\": it stands for a line of 1 to 255 bytes\n");
    assert_int_equal(own.aliases.n, 2);
    assert_string_equal(own.aliases.at[0].line, "move RA 6 n");
    assert_string_equal(own.aliases.at[1].line, "fire rg1 3 ; next");
}

/* ---- the file ---- */

static void
put(const char *path, const char *text, mode_t mode)
{
    write_plain(path, text);
    assert_int_equal(chmod(path, mode), 0);
}

static void
from_home(void)
{
    told[0] = '\0';
    settings_read(&own, &verbs, hear, NULL);
}

static void
the_file_is_the_users_own(void **state)
{
    char home[80];

    (void)state;
    assert_non_null(getcwd(home, sizeof home));
    assert_int_equal(setenv("HOME", home, 1), 0);
    assert_int_equal(unsetenv("XDG_CONFIG_HOME"), 0);
    from_home(); /* there is none */
    assert_string_equal(told, "");
    put("settings", "hints = off", 0600); /* of this folder: nobody's */
    from_home();
    assert_true(own.hints);
    mkdir(".config", 0700);
    mkdir(".config/umpire", 0700);
    put(".config/umpire/settings", "hints = off\nnotify.command = a", 0644);
    from_home();
    assert_false(own.hints);
    assert_string_equal(own.notify, "a");
    mkdir("umpire", 0700);
    put("umpire/settings", "colour = never", 0644);
    assert_int_equal(setenv("XDG_CONFIG_HOME", home, 1), 0);
    from_home();
    assert_true(own.hints);
    assert_int_equal(own.colour, COLOUR_NEVER);
    assert_int_equal(setenv("XDG_CONFIG_HOME", "umpire/..", 1), 0);
    from_home(); /* a path that depends on the folder is none */
    assert_false(own.hints);
    remove("umpire/settings");
    remove(".config/umpire/settings");
    remove(".config/umpire");
}

static void
others_may_not_name_a_command(void **state)
{
    char home[80];

    (void)state;
    assert_non_null(getcwd(home, sizeof home));
    assert_int_equal(setenv("XDG_CONFIG_HOME", home, 1), 0);
    mkdir("umpire", 0700);
    put("umpire/settings", "hints = off\nnotify.command = a", 0666);
    from_home();
    assert_string_equal(own.notify, "");
    assert_false(own.hints);
    assert_non_null(strstr(told, "umpire/settings: others may write this "
                                 "file: notify.command is left aside"));
    remove("umpire/settings");
    mkdir("umpire/settings", 0700);
    from_home();
    assert_non_null(strstr(told, "not a plain file"));
    remove("umpire/settings");
    assert_int_equal(unsetenv("XDG_CONFIG_HOME"), 0);
}

/* ---- the command ---- */

static bool
splits(struct span command)
{
    struct command c;

    return command_split(&c, command);
}

static void
a_command_is_split_by_a_simple_rule(void **state)
{
    (void)state;
    assert_true(splits(SPAN("a")));
    assert_true(splits(SPAN("  a\t\"b c\"d \"\"  ")));
    assert_true(splits(SPAN("a \"say \\\"it\\\" \\\\\"")));
    assert_false(splits(SPAN("")));
    assert_false(splits(SPAN("   ")));
    assert_false(splits(SPAN("\"\" a")));
    assert_false(splits(SPAN("a \"b")));
    assert_false(splits(SPAN("a \"b\\\"")));
}

/* Waits for a file that a command writes last. */
static void
comes(const char *path)
{
    const struct timespec little = {0, 5000000};

    for (int i = 0; i < 2000 && access(path, F_OK) != 0; i++)
        nanosleep(&little, NULL);
    assert_int_equal(access(path, F_OK), 0);
}

static void
holds(const char *path, const char *text)
{
    char at[512] = "";
    FILE *f = fopen(path, "r");

    assert_non_null(f);
    at[fread(at, 1, sizeof at - 1, f)] = '\0';
    fclose(f);
    assert_string_equal(at, text);
}

static void
it_is_run_without_a_shell(void **state)
{
    struct notifier n = {
        .command = "./tell  \"two words\" $HOME `x` * a\\b \"\\\"q\\\"\" ; |"};

    (void)state;
    put("tell",
        "#!/bin/sh\n"
        "for word; do printf '[%s]\\n' \"$word\"; done >words.new\n"
        "{ read -r line || echo nothing to read; } >>words.new\n"
        "test -t 1 || echo no terminal >>words.new\n"
        "mv words.new words\n",
        0700);
    assert_int_equal(notify_send(&n, SPAN("Red 4: \"Time!\" $(rm)")), 0);
    comes("words");
    holds("words", "[two words]\n[$HOME]\n[`x`]\n[*]\n[a\\b]\n[\"q\"]\n[;]\n"
                   "[|]\n[Red 4: \"Time!\" $(rm)]\nnothing to read\n"
                   "no terminal\n");
}

static void
nobody_waits_for_it(void **state)
{
    struct notifier n = {.command = "./wait"};
    int status;

    (void)state;
    assert_int_equal(mkfifo("gate", 0600), 0);
    put("wait", "#!/bin/sh\nread -r line <gate\n", 0700);
    for (int i = 0; i < NOTIFY_AT_ONCE + 3; i++)
        assert_int_equal(notify_send(&n, SPAN("Time!")), 0);
    for (int i = 0; i < NOTIFY_AT_ONCE; i++)
        assert_true(n.running[i] > 0);
    notify_reap(&n);
    assert_true(n.running[0] > 0);
    for (int i = 0; i < NOTIFY_AT_ONCE; i++) {
        FILE *gate = fopen("gate", "r+"); /* nobody has to be there */

        fputs("go\ngo\ngo\ngo\n", gate);
        fflush(gate);
        assert_int_equal(waitpid(n.running[i], &status, 0), n.running[i]);
        fclose(gate);
    }
    notify_reap(&n); /* gone already: the places are free */
    for (int i = 0; i < NOTIFY_AT_ONCE; i++)
        assert_int_equal(n.running[i], 0);
}

static void
a_command_that_is_not_there_is_said_so(void **state)
{
    struct notifier n = {.command = "./nobody here"};
    struct notifier none = {0};

    (void)state;
    int error = notify_send(&n, SPAN("Time!"));
    /* Where a child has memory of its own (under valgrind) it only ends. */
    if (error == 0 && steps_are_dear())
        skip();
    assert_int_equal(error, ENOENT);
    assert_int_equal(n.running[0], 0);
    assert_int_equal(notify_send(&none, SPAN("Time!")), 0);
}

#define story(name) \
    cmocka_unit_test_setup_teardown(name, enter_folder, leave_folder)

int
main(void)
{
    const struct CMUnitTest tests[] = {
        story(nothing_is_the_default),
        story(every_key_is_taken),
        story(what_is_wrong_is_told_by_its_line),
        story(aliases_are_taken),
        story(the_file_is_the_users_own),
        story(others_may_not_name_a_command),
        story(a_command_is_split_by_a_simple_rule),
        story(it_is_run_without_a_shell),
        story(nobody_waits_for_it),
        story(a_command_that_is_not_there_is_said_so),
    };

    all_verbs(&program_control, list);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
