/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_fold.c: answers on a screen narrower than they are made for.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "columns.h"
#include "fold.h"

static char at[8192];

static const char *
folded(const char *line, uint32_t most)
{
    struct text t;

    text_init(&t, at, sizeof at);
    fold_line(&t, span_of(line), most);
    return text_z(&t);
}

static void
what_fits_stays(void **state)
{
    (void)state;
    assert_string_equal(folded("", 40), "\n");
    assert_string_equal(folded("    lift 6 Blue", 40), "    lift 6 Blue\n");
    assert_string_equal(folded("four", 4), "four\n");
}

static void
it_breaks_between_words_and_hangs(void **state)
{
    (void)state;
    assert_string_equal(
        folded("    on the floor: lift 6 Blue and 6 Red, turn 3 about", 30),
        "    on the floor: lift 6 Blue\n"
        "      and 6 Red, turn 3 about\n");
    assert_string_equal(folded("abcdefghij kl", 5), "abcdefghij\n  kl\n");
}

static void
blanks_that_align_are_given_up(void **state)
{
    (void)state;
    assert_string_equal(
        folded("    6 taken, 6 Red stand.              [H1a H3e]", 40),
        "    6 taken, 6 Red stand.  [H1a H3e]\n");
    assert_string_equal(folded("                         Red        Blue", 30),
                        "  Red  Blue\n");
    assert_string_equal(
        folded("guns       1          10     1          10", 30),
        "guns  1  10  1  10\n");
}

/* Letters of two columns count as two. */
static void
wide_letters(void **state)
{
    (void)state;
    assert_string_equal(folded("\xE6\xBC\xA2\xE5\xAD\x97 \xE6\xBC\xA2", 5),
                        "\xE6\xBC\xA2\xE5\xAD\x97\n  \xE6\xBC\xA2\n");
}

/* Of any line no letter is lost, and beyond the screen's edge there is only the
 * end of a word wider than it. */
static void
any_line(void **state)
{
    uint64_t seed = 88172645463325252u;

    (void)state;
    for (int n = 0; n < 20000; n++) {
        char line[200], words[200] = "", kept[400] = "";
        size_t len = 0, k = 0;
        uint32_t most;

        for (size_t i = 0; i < 120; i++) {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            line[len++] = seed % 4 == 0 ? ' ' : (char)('a' + seed % 26);
            if (seed % 97 == 0)
                break;
        }
        line[len] = '\0';
        most = 10 + (uint32_t)(seed % 70);
        for (size_t i = 0; i < len; i++)
            if (line[i] != ' ')
                words[k++] = line[i];
        k = 0;
        const char *got = folded(line, most);
        uint32_t column = 0;
        for (const char *c = got; *c; c++) {
            column = *c == '\n' ? 0 : column + 1;
            /* beyond the edge no second word begins */
            assert_false(column > most && c[-1] == ' ' && *c != ' ');
            if (*c != ' ' && *c != '\n')
                kept[k++] = *c;
        }
        assert_string_equal(kept, words);
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_fits_stays),
        cmocka_unit_test(it_breaks_between_words_and_hangs),
        cmocka_unit_test(blanks_that_align_are_given_up),
        cmocka_unit_test(wide_letters),
        cmocka_unit_test(any_line),
    };

    return cmocka_run_group_tests_name("fold", tests, NULL, NULL);
}
