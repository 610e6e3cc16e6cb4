/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_progress.c: what takes long says how far it has come, on one line that
 * is gone at the end; what is short says nothing, and nobody who cannot see a
 * line written over is shown one. The clock is the test's.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "progress.h"

struct shown {
    struct progress p;
    char *at;
    size_t n;
};

static int
begin(void **state)
{
    struct shown *s = calloc(1, sizeof *s);

    if (!s)
        return -1;
    progress_begin(&s->p, open_memstream(&s->at, &s->n), "melees", 5000);
    *state = s;
    return s->p.to ? 0 : -1;
}

static int
end(void **state)
{
    struct shown *s = *state;

    fclose(s->p.to);
    free(s->at);
    free(s);
    return 0;
}

/* What stands on the terminal's line when all that was written is played. */
static const char *
line_of(struct shown *s)
{
    static char line[128];
    size_t column = 0;

    fflush(s->p.to);
    memset(line, ' ', sizeof line);
    for (size_t i = 0; i < s->n; i++) {
        assert_int_not_equal(s->at[i], '\n');
        if (s->at[i] == '\r')
            column = 0;
        else
            line[column++] = s->at[i];
        assert_true(column < 80);
    }
    column = sizeof line - 1;
    while (column > 0 && line[column - 1] == ' ')
        column--;
    line[column] = '\0';
    return line;
}

static void
what_is_short_shows_nothing(void **state)
{
    struct shown *s = *state;

    progress_step(&s->p, 5000, 0, 10);
    progress_step(&s->p, 5999, 9, 10);
    progress_end(&s->p);
    fflush(s->p.to);
    assert_int_equal(s->n, 0);
}

static void
what_is_long_shows_how_far_it_is(void **state)
{
    struct shown *s = *state;

    progress_step(&s->p, 6000, 1, 3);
    assert_string_equal(line_of(s), "melees  33%");
    progress_step(&s->p, 6050, 2, 3); /* too soon after */
    assert_string_equal(line_of(s), "melees  33%");
    progress_step(&s->p, 6100, 2, 3);
    assert_string_equal(line_of(s), "melees  66%");
    s->p.what = "men";
    progress_step(&s->p, 6200, 3, 3);
    assert_string_equal(line_of(s), "men  100%");
    progress_end(&s->p);
    assert_string_equal(line_of(s), "");
}

static void
the_whole_may_be_nothing(void **state)
{
    struct shown *s = *state;

    progress_step(&s->p, 9000, 0, 0);
    assert_string_equal(line_of(s), "melees  100%");
}

static void
nobody_looks(void **state)
{
    struct progress p;

    (void)state;
    progress_begin(&p, NULL, "men", 0);
    progress_step(&p, 100000, 1, 2);
    progress_end(&p);
    assert_int_equal(p.width, 0);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(what_is_short_shows_nothing, begin,
                                        end),
        cmocka_unit_test_setup_teardown(what_is_long_shows_how_far_it_is, begin,
                                        end),
        cmocka_unit_test_setup_teardown(the_whole_may_be_nothing, begin, end),
        cmocka_unit_test(nobody_looks),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
