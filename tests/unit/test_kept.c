/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_kept.c: a battle is folded with the values it was played by, whatever
 * the program's own table says by then: here an older program had other
 * values in the book and in the retelling.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "board.h"
#include "control.h"
#include "folder.h"
#include "say.h"
#include "session_in.h"

/* The older program's table: its book had six shots, its retelling five, and a
 * foot soldier there moved nine inches. */
static const char *
value_then(int32_t entry, enum key_id k)
{
    if (k == KEY_GUN_SHOTS)
        return entry == 0 ? "6" : "5";
    if (k == KEY_MOVE_INFANTRY && entry > 0)
        return "9";
    return key_value(k, entry == 0 ? EDITION_BOOK : EDITION_RETELLING);
}

static bool
values_then(void *ctx, int32_t entry, int32_t cell[KEYS])
{
    (void)ctx;
    for (int k = 0; k < KEYS; k++)
        assert_true(key_read((enum key_id)k,
                             span_of(value_then(entry, (enum key_id)k)),
                             &cell[k]));
    return true;
}

static const struct editions older = {NULL, values_then};

static void
write_values(struct file *f, int32_t entry)
{
    for (int k = 0; k < KEYS; k++)
        assert_int_equal(
            file_edition_write(f, entry, key_info((enum key_id)k)->name,
                               span_of(value_then(entry, (enum key_id)k))),
            KEPT);
    assert_int_equal(file_edition_write(f, entry, "gun.elephants", SPAN("4")),
                     KEPT);
}

static void
write_entry(struct file *f, struct tables *tables, struct board *b)
{
    char rules[256];
    struct text t;
    const struct entry *e = history_entry(&b->h, b->entry);
    text_init(&t, rules, sizeof rules);
    say_rules(&t, &b->r);
    const struct record r = {.n = e->n,
                             .grp = e->n,
                             .digest = e->digest,
                             .line = history_line(&b->h, e),
                             .verdict = span_of(verdict_name(b->r.verdict)),
                             .rules = text_span(&t)};
    assert_int_equal(file_begin(f), KEPT);
    assert_int_equal(file_append(f, &r), KEPT);
    if (b->entry == 1)
        write_values(f, 1);
    assert_int_equal(table_sync(tables, f, &b->h), KEPT);
    assert_int_equal(file_commit(f), KEPT);
    history_clean(&b->h);
}

/* The file the older program left: Red's second move, five shots fired. */
static void
play_then(const char *path, bool retelling)
{
    static const char *const lines[] = {"edition retelling",
                                        "side red",
                                        "side blue",
                                        "body RA 9 inf",
                                        "body BA 9 inf",
                                        "gun RG1",
                                        "start red",
                                        "next",
                                        "next",
                                        "next",
                                        NULL};
    struct board b;
    struct file *f = NULL;
    struct tables *tables;
    board_init(&b);
    history_release(&b.h);
    assert_true(history_init(&b.h, &b.store, &b.lexicon, &older));
    assert_int_equal(file_create(path, &f, NULL), KEPT);
    write_values(f, 0);
    assert_int_equal(tables_open(f, &tables), KEPT);
    for (const char *const *l = retelling ? lines : lines + 1; *l; l++) {
        if (board_say(&b, *l) < VERDICT_ALLOWED)
            fail_msg("\"%s\" fell", *l);
        write_entry(f, tables, &b);
    }
    tables_close(tables);
    file_close(f);
    board_release(&b);
}

static void
opens(struct session *s, const char *path)
{
    const struct options o = {
        .quiet = true, .manual = true, .control = &program_control};
    assert_true(session_init(s, &o));
    assert_int_equal(session_open(s, path), STATUS_DONE);
}

static void
types(struct session *s, const char *line, int status)
{
    if (session_line(s, span_of(line)) != status)
        fail_msg("\"%s\" did not end with %d", line, status);
}

static void
the_book_it_was_begun_with(void **state)
{
    static struct session s;
    (void)state;
    play_then("a.battle", false);
    opens(&s, "a.battle");
    assert_int_equal(key(&s.history.game, KEY_GUN_SHOTS), 6);
    types(&s, "fire RG1 7", STATUS_REFUSED);
    types(&s, "fire RG1 6", STATUS_DONE);
    session_release(&s);
    opens(&s, "a.battle"); /* and again, with what was played since */
    types(&s, "fire RG1 1", STATUS_REFUSED);
    session_release(&s);
}

static void
the_edition_it_chose(void **state)
{
    static struct session s;
    (void)state;
    play_then("a.battle", true);
    opens(&s, "a.battle");
    assert_int_equal(key(&s.history.game, KEY_GUN_SHOTS), 5);
    assert_int_equal(key(&s.history.game, KEY_LIBERATION_HOLD), 0);
    types(&s, "fire RG1 6", STATUS_REFUSED);
    types(&s, "fire RG1 5", STATUS_DONE);
    types(&s, "move RA.1 12", STATUS_REFUSED);
    types(&s, "move RA.1 9", STATUS_DONE);
    session_release(&s);
    opens(&s, "a.battle");
    session_release(&s);
}

/* An edition chosen now is this program's. */
static void
what_is_chosen_now_is_of_today(void **state)
{
    static struct session s;
    (void)state;
    play_then("a.battle", false);
    opens(&s, "a.battle");
    types(&s, "undo to #5", STATUS_DONE);
    types(&s, "edition retelling", STATUS_DONE);
    assert_int_equal(key(&s.history.game, KEY_GUN_SHOTS), 4);
    session_release(&s);
    opens(&s, "a.battle");
    assert_int_equal(key(&s.history.game, KEY_GUN_SHOTS), 4);
    types(&s, "undo", STATUS_DONE);
    assert_int_equal(key(&s.history.game, KEY_GUN_SHOTS), 6);
    session_release(&s);
}

int
main(void)
{
#define IN_FOLDER(test) \
    cmocka_unit_test_setup_teardown(test, enter_folder, leave_folder)
    const struct CMUnitTest tests[] = {
        IN_FOLDER(the_book_it_was_begun_with),
        IN_FOLDER(the_edition_it_chose),
        IN_FOLDER(what_is_chosen_now_is_of_today),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
