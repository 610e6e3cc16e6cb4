/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_table.c: a small battle is played into a file, and its tables are read
 * in every way they can be: exported, as JSON, by somebody's sqlite3, and by
 * verify. They are always the same, whatever was corrected on the way.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include <json-c/json.h>

#include "folder.h"
#include "heap.h"
#include "table.h"

static const char name[] = "hooks-farm.battle";

/* ---- the table it is played at ---- */

struct hall {
    struct verbs list[CORE_LISTS];
    struct lexicon lexicon;
    struct history h;
    struct file *f;
    struct tables *tables;
    struct word word[LINE_WORDS];
    int64_t at_ms;
    char bytes[1 << 17];
    struct text said;
};

static struct hall *
new_hall(void)
{
    struct hall *b = calloc(1, sizeof *b);

    assert_non_null(b);
    core_verbs(b->list);
    b->lexicon = (struct lexicon){b->list, CORE_LISTS, SET_LITTLE_WARS};
    assert_true(history_init(&b->h, &heap, &b->lexicon, NULL));
    text_init(&b->said, b->bytes, sizeof b->bytes);
    assert_int_equal(file_create(name, &b->f, &b->said), KEPT);
    assert_int_equal(tables_open(b->f, &b->tables), KEPT);
    return b;
}

static void
close_hall(struct hall *b)
{
    tables_close(b->tables);
    file_close(b->f);
    history_release(&b->h);
    free(b);
}

/* The line judged, and its entry and rows written, but not yet for good. */
static void
try_line(struct hall *b, const char *typed, struct ruling *r)
{
    struct line l = {.word = b->word};
    struct span rest;
    struct fault why;
    const struct entry *e;
    struct record record;

    if (!line_read(span_of(typed), &b->lexicon, &l, &rest, &why))
        fail_msg("%s: %s", typed, fault_name((enum fault_code)why.code));
    history_try(&b->h, &(struct attempt){.line = &l, .at_ms = b->at_ms}, r);
    if (r->verdict < VERDICT_ALLOWED)
        fail_msg("%s: %s", typed, fault_name((enum fault_code)r->why.code));
    e = history_entry(&b->h, b->h.n);
    record = note(e->n, "");
    record.grp = e->group;
    record.target = e->target;
    record.edit = e->edit;
    record.at_ms = e->at_ms;
    record.utc_ms = INT64_C(1796047200000) + b->at_ms;
    record.line = history_line(&b->h, e);
    record.verdict = SPAN("allowed");
    record.answer = SPAN("so, \"it\" is");
    record.note = l.note;
    assert_int_equal(file_begin(b->f), KEPT);
    assert_int_equal(file_append(b->f, &record), KEPT);
    assert_int_equal(table_sync(b->tables, b->f, &b->h), KEPT);
}

static void
assert_verified(struct hall *b)
{
    if (!table_verify(b->f, &b->h, &b->said))
        fail_msg("%s", text_z(&b->said));
}

/* Played, and on the disk; after each line the file is what the fold says. */
static void
play(struct hall *b, const char *typed)
{
    struct ruling r;

    try_line(b, typed, &r);
    assert_int_equal(file_commit(b->f), KEPT);
    history_keep(&b->h);
    history_clean(&b->h);
    assert_verified(b);
    b->at_ms += 1250;
}

static void
play_all(struct hall *b, const char *const *line)
{
    for (int i = 0; line[i]; i++)
        play(b, line[i]);
}

/* Guns that fire together, a melee with prisoners, a man the cat killed. */
static const char *const story[] = {
    "side red \"The \"\"Red\"\" Guard\" player \"Ann\" \"Bob, jr\" back south",
    "side blue player Mum back north",
    "body RA 6 inf \"Old Guard\"",
    "body RC 4 cav",
    "body BA 9 inf",
    "gun RG1 \"Long Tom\"",
    "gun RG2",
    "gun BG1",
    "player Cy ra",
    "start red",
    "go",
    "crew rg1 ra.1-4",
    "next",
    "next",
    "fire rg1+RG2 3 2ba",
    "time",
    "melee 4rc v ba.3-5 s1 # so be it",
    "kill ba.9 =the cat, \"\"Tib\"\"",
    NULL,
};

static struct hall *
played(void)
{
    struct hall *b = new_hall();

    play_all(b, story);
    return b;
}

/* ---- tables as text ---- */

static const char *
exported(struct hall *b, const char *table, struct export_options o)
{
    FILE *out = tmpfile();
    size_t n;

    assert_non_null(out);
    assert_int_equal(
        table_export(&b->h, b->f, table_find(span_of(table)), &o, out), KEPT);
    rewind(out);
    n = fread(b->bytes, 1, sizeof b->bytes - 1, out);
    b->bytes[n] = '\0';
    fclose(out);
    return b->bytes;
}

static const char *
csv(struct hall *b, const char *table)
{
    return exported(b, table, (struct export_options){0});
}

static int
csv_of(void *to, int n, char **cell, char **column)
{
    struct text *t = to;

    (void)column;
    for (int i = 0; i < n; i++) {
        if (i > 0)
            text_char(t, ',');
        text_str(t, cell[i] ? cell[i] : "");
    }
    text_char(t, '\n');
    return 0;
}

/* What sqlite3 shows of a table, in the form of a CSV without quotes. */
static const char *
shown(struct text *to, const char *table)
{
    char sql[96];
    sqlite3 *db;

    snprintf(sql, sizeof sql, "select * from %s", table);
    text_clear(to);
    assert_int_equal(sqlite3_open_v2(name, &db, SQLITE_OPEN_READWRITE, NULL),
                     SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, sql, csv_of, to, NULL), SQLITE_OK);
    sqlite3_close(db);
    return text_z(to);
}

static const char *const stored[] = {
    "moves",    "shots",     "melees",  "melee_men", "casualties", "prisoners",
    "disputes", "positions", "rulings", "overrules", "captures"};

/* ---- the promise ---- */

static void
test_tables_and_columns_are_as_promised(void **state)
{
    static const char *const promise[] = {
        "entries: entry, grp, kind, target, utc, elapsed_s, move, side, phase,"
        " line, answer, verdict, rules, undone_by, note",
        "sides: side, name, player, back, infantry, cavalry, guns,"
        " first_player",
        "bodies: body, side, player, arm, name, mustered, fit, dead, prisoner,"
        " disarmed, off, delivered",
        "men: man, body, side, arm, state, holder, party, x_in, y_in,"
        " estimated, last_entry",
        "guns: gun, side, holder, name, state, crew, x_in, y_in, takeable,"
        " shots_fired",
        "moves: move, side, started_utc, allowance_s, used_s, paused_s,"
        " overrun_s, extra_s, interval_s, warnings",
        "shots: entry, move, side, gun, shots, down, touched, killed, detail",
        "melees: entry, melee, move, charger, greater, greater_men, lesser,"
        " lesser_men, support, needed, isolated, edition, prisoners,"
        " greater_dead, lesser_dead, greater_left, close_call, overruled",
        "melee_men: entry, melee, man, role, fate, chosen",
        "casualties: entry, move, side, arm, man, cause, by, reason, "
        "restored_entry",
        "prisoners: party, captor, side, man, taken_entry, taken_move, guards,"
        " state, ended_entry",
        "scores: side, victory, guns, cavalry, infantry, own_prisoners,"
        " prisoners_taken, award, total, net, official",
        "rulings: entry, rule, reading, value, decided",
        "disputes: opened_entry, closed_entry, claim, ruling, reason, lasted_s",
        "overrules: entry, target, computed, ruled, reason",
        "density_units: unit, side, weapon, ranks, out, killed, density",
        "density_blows: entry, striker, target, blow, dice, needs, hits,"
        " wall_dice, stand",
        "density_pairs: entry, unit, against, density, enemy_density, result",
        "density_points: entry, side, source, points, spent_on, cost, left",
        "battles: title, place, date, edition, game, words, part, defender,"
        " first_player, phase, outcome, winner, decided, rule",
        "positions: entry, move, label, x_in, y_in, estimated, source",
        "captures: entry, move, gun, side, holder, past, near, trail, others,"
        " unarmed, prisoners, barring, result, places, close_call, answer,"
        " overruled",
    };

    (void)state;
    assert_int_equal(TABLE_PROMISED, sizeof promise / sizeof promise[0]);
    for (int i = 0; i < TABLE_PROMISED; i++) {
        char bytes[512];
        struct text t;

        text_init(&t, bytes, sizeof bytes);
        text_str(&t, table_name(i));
        for (int k = 0; k < table_columns(i); k++) {
            text_str(&t, k > 0 ? ", " : ": ");
            text_str(&t, table_column(i, k));
        }
        assert_string_equal(text_z(&t), promise[i]);
        assert_int_equal(table_find(span_of(table_name(i))), i);
    }
    assert_int_equal(table_find(SPAN("standing")), -1);
    assert_int_equal(table_find(SPAN("")), -1);
}

static void
test_what_was_ruled(void **state)
{
    struct hall *b = played();

    (void)state;
    assert_string_equal(
        csv(b, "moves"),
        "move,side,started_utc,allowance_s,used_s,paused_s,overrun_s,extra_s,"
        "interval_s,warnings\n"
        "1,red,2026-11-30T14:00:12.500Z,180.000,2.500,0.000,0.000,0.000,0.000,"
        "0\n"
        "1,blue,2026-11-30T14:00:15.000Z,120.000,1.250,0.000,0.000,0.000,0.000,"
        "0\n"
        "2,red,2026-11-30T14:00:16.250Z,180.000,2.500,0.000,0.000,1.250,0.000,"
        "0\n");
    assert_string_equal(csv(b, "shots"),
                        "entry,move,side,gun,shots,down,touched,killed,detail\n"
                        "15,2,red,RG1+RG2,3,0,0,2,no\n");
    assert_string_equal(
        csv(b, "melees"),
        "entry,melee,move,charger,greater,greater_men,lesser,lesser_men,"
        "support,needed,isolated,edition,prisoners,greater_dead,lesser_dead,"
        "greater_left,close_call,overruled\n"
        "17,M1,2,red,red,4,blue,3,1,2,yes,book,1,2,2,2,no,no\n");
    close_hall(b);
}

static void
test_who_fell_and_why(void **state)
{
    struct hall *b = played();

    (void)state;
    assert_string_equal(csv(b, "melee_men"),
                        "entry,melee,man,role,fate,chosen\n"
                        "17,M1,BA.3,counted,dead,no\n"
                        "17,M1,BA.4,counted,dead,no\n"
                        "17,M1,BA.5,counted,prisoner,no\n"
                        "17,M1,RC.1,counted,dead,no\n"
                        "17,M1,RC.2,counted,dead,no\n"
                        "17,M1,RC.3,counted,guard,no\n"
                        "17,M1,RC.4,counted,unhurt,no\n");
    assert_string_equal(csv(b, "casualties"),
                        "entry,move,side,arm,man,cause,by,reason,"
                        "restored_entry\n"
                        "15,2,blue,inf,BA.1,shot,RG1+RG2,,\n"
                        "15,2,blue,inf,BA.2,shot,RG1+RG2,,\n"
                        "17,2,blue,inf,BA.3,melee,M1,,\n"
                        "17,2,blue,inf,BA.4,melee,M1,,\n"
                        "17,2,red,cav,RC.1,melee,M1,,\n"
                        "17,2,red,cav,RC.2,melee,M1,,\n"
                        "18,2,blue,inf,BA.9,other,,"
                        "\"=the cat, \"\"\"\"Tib\"\"\"\"\",\n");
    assert_string_equal(csv(b, "prisoners"),
                        "party,captor,side,man,taken_entry,taken_move,guards,"
                        "state,ended_entry\n"
                        "P1,red,blue,BA.5,17,2,RC.3,held,\n");
    close_hall(b);
}

static void
test_how_things_stand(void **state)
{
    struct hall *b = played();

    (void)state;
    assert_string_equal(
        csv(b, "sides"),
        "side,name,player,back,infantry,cavalry,guns,first_player\n"
        "red,\"The \"\"Red\"\" Guard\",\"Ann, Bob, jr, Cy\",south,6,4,2,yes\n"
        "blue,,Mum,north,9,0,1,no\n");
    assert_string_equal(csv(b, "bodies"),
                        "body,side,player,arm,name,mustered,fit,dead,prisoner,"
                        "disarmed,off,delivered\n"
                        "RA,red,Cy,inf,Old Guard,6,6,0,0,0,0,0\n"
                        "RC,red,,cav,,4,2,2,0,0,0,0\n"
                        "BA,blue,,inf,,9,3,5,1,0,0,0\n");
    assert_string_equal(
        csv(b, "guns"),
        "gun,side,holder,name,state,crew,x_in,y_in,takeable,shots_fired\n"
        "RG1,red,red,Long Tom,in-action,4,,,,2\n"
        "RG2,red,red,,in-action,,,,,1\n"
        "BG1,blue,blue,,in-action,,,,,0\n");
    play(b, "crew rg1 ra.1-3");
    assert_non_null(strstr(csv(b, "guns"), "Long Tom,out-of-action,3,"));
    assert_non_null(strstr(csv(b, "men"), "\nBA.5,BA,blue,inf,prisoner,red,P1,"
                                          ",,,17\n"));
    assert_non_null(strstr(csv(b, "men"), "\nRA.6,RA,red,inf,fit,,,,,,\n"));
    assert_non_null(strstr(csv(b, "scores"),
                           "side,victory,guns,cavalry,infantry,own_prisoners,"
                           "prisoners_taken,award,total,net,official\nred,"));
    close_hall(b);
}

static void
test_the_log(void **state)
{
    struct hall *b = played();

    (void)state;
    play(b, "undo");
    csv(b, "entries");
    assert_non_null(
        strstr(b->bytes, "\n15,15,fact,,2026-11-30T14:00:17.500Z,17.500,2,red,"
                         "move,fire rg1+RG2 3 2ba,\"so, \"\"it\"\" is\","
                         "allowed,,,\n"));
    assert_non_null(strstr(b->bytes, ",over,melee 4rc v ba.3-5 s1,\"so, "
                                     "\"\"it\"\" is\",allowed,,,so be it\n"));
    assert_non_null(strstr(b->bytes, "\n18,18,fact,"));
    assert_non_null(strstr(b->bytes, "allowed,,19,\n19,19,edit,"));
    assert_non_null(strstr(b->bytes, "\n1,1,fact,,2026-11-30T14:00:00.000Z,"
                                     "0.000,,,setup,\"side red "));
    close_hall(b);
}

/* ---- the same to everybody ---- */

/* A table without its header. */
static const char *
body(const char *table)
{
    return strchr(table, '\n') + 1;
}

static char *
without_quotes(char *s)
{
    char *to = s;

    for (const char *from = s; *from; from++)
        if (*from != '"')
            *to++ = *from;
    *to = '\0';
    return s;
}

static void
test_a_shell_shows_what_is_exported(void **state)
{
    static char bytes[1 << 16];
    struct hall *b = played();
    struct text t;

    (void)state;
    text_init(&t, bytes, sizeof bytes);
    for (size_t i = 0; i < sizeof stored / sizeof stored[0]; i++) {
        shown(&t, stored[i]);
        csv(b, stored[i]);
        assert_string_equal(body(without_quotes(b->bytes)),
                            without_quotes(bytes));
    }
    play(b, "undo");
    shown(&t, "entries");
    csv(b, "entries");
    assert_string_equal(body(without_quotes(b->bytes)), without_quotes(bytes));
    close_hall(b);
}

static void
test_corrections_carry_the_rows_with_them(void **state)
{
    static const char *const more[] = {
        "undo",       "undo",         "redo",        "=#15 fire rg1+rg2 2 1ba",
        "undo",       "redo",         "undo to #10", "note and so to bed",
        "go",         "note again",   "undo to #3",  "redo",
        "undo to #1", "note nothing", NULL,
    };
    struct hall *b = played();

    (void)state;
    play_all(b, more);
    assert_string_equal(body(csv(b, "moves")), "");
    assert_string_equal(body(csv(b, "sides")),
                        "red,\"The \"\"Red\"\" Guard\",\"Ann, Bob, jr\",south,"
                        "0,0,0,\n");
    close_hall(b);
}

static void
test_a_correction_has_the_time_of_what_it_corrects(void **state)
{
    struct hall *b = new_hall();

    (void)state;
    for (int i = 0; i < 11; i++)
        play(b, story[i]);
    b->at_ms += 60000;
    play(b, "=#11 go");
    assert_non_null(
        strstr(csv(b, "moves"), "\n1,red,2026-11-30T14:00:12.500Z,"));
    close_hall(b);
}

/* The disk was full: the line is taken back, and the next one stands. */
static void
test_a_line_that_is_not_kept(void **state)
{
    struct hall *b = played();
    struct ruling r;

    (void)state;
    try_line(b, "kill ba.8 the dog", &r);
    file_rollback(b->f);
    history_drop(&b->h, b->h.kept);
    assert_verified(b);
    try_line(b, "undo to #12", &r);
    file_rollback(b->f);
    history_drop(&b->h, b->h.kept);
    assert_verified(b);
    play(b, "kill ba.7 the dog");
    assert_non_null(strstr(csv(b, "casualties"), "\n19,2,blue,inf,BA.7,other,,"
                                                 "the dog,\n"));
    play(b, "restore ba.7 the dog was a cushion");
    assert_non_null(strstr(csv(b, "casualties"), "\n19,2,blue,inf,BA.7,other,,"
                                                 "the dog,20\n"));
    assert_null(strstr(b->bytes, "BA.8"));
    close_hall(b);
}

static void
test_a_battle_read_again(void **state)
{
    struct hall *b = played();
    enum kept k;

    (void)state;
    tables_close(b->tables);
    file_close(b->f);
    k = file_open(name, false, &b->f, &b->said);
    if (k != KEPT)
        fail_msg("%s", text_z(&b->said));
    assert_int_equal(tables_open(b->f, &b->tables), KEPT);
    assert_verified(b);
    play(b, "kill ba.7 the dog");
    close_hall(b);
}

/* ---- verify ---- */

/* Somebody's hand changes the file, is found out, and puts it back. */
static void
tampered(struct hall *b, const char *sql, const char *back, const char *words)
{
    assert_int_equal(shell(name, sql), SQLITE_OK);
    assert_false(table_verify(b->f, &b->h, &b->said));
    if (!strstr(text_z(&b->said), words))
        fail_msg("\"%s\" does not say \"%s\"", text_z(&b->said), words);
    assert_int_equal(shell(name, back), SQLITE_OK);
    assert_verified(b);
}

static void
test_verify_names_the_difference(void **state)
{
    struct hall *b = played();

    (void)state;
    tampered(b, "UPDATE melees SET prisoners = 3",
             "UPDATE melees SET prisoners = 1",
             "table melees, row 1, column prisoners: the file has \"3\","
             " the entries make \"1\"");
    tampered(b, "UPDATE moves SET used_s = '9.000' WHERE rowid = 2",
             "UPDATE moves SET used_s = '1.250' WHERE rowid = 2",
             "table moves, row 2, column used_s");
    tampered(b, "UPDATE shots SET gun = NULL",
             "UPDATE shots SET gun = 'RG1+RG2'",
             "column gun: the file has nothing, the entries make"
             " \"RG1+RG2\"");
    tampered(b, "UPDATE shots SET gun = char(27)",
             "UPDATE shots SET gun = 'RG1+RG2'", "has \"\\u{1B}\"");
    tampered(b, "UPDATE casualties SET by = '' WHERE cause = 'other'",
             "UPDATE casualties SET by = NULL WHERE cause = 'other'",
             "has \"\", the entries make nothing");
    tampered(b, "UPDATE standing SET undone_by = 4 WHERE n = 3",
             "UPDATE standing SET undone_by = NULL WHERE n = 3",
             "table standing, row 3, column undone_by");
    close_hall(b);
}

static void
test_verify_names_rows_too_many_and_too_few(void **state)
{
    struct hall *b = played();

    (void)state;
    tampered(b, "INSERT INTO shots(entry) VALUES(1)",
             "DELETE FROM shots WHERE rowid = 2",
             "table shots, row 2: the file has it");
    tampered(b, "UPDATE prisoners SET rowid = 7",
             "UPDATE prisoners SET rowid = 1",
             "table prisoners, row 1: the file does not have it");
    tampered(b, "DELETE FROM melee_men WHERE rowid = 7",
             "INSERT INTO melee_men VALUES"
             "(17, 'M1', 'RC.4', 'counted', 'unhurt', 'no')",
             "table melee_men, row 7: the file does not have it");
    close_hall(b);
}

/* ---- forms ---- */

static void
test_for_a_spreadsheet(void **state)
{
    const struct export_options excel = {.excel = true};
    struct hall *b = played();

    (void)state;
    assert_string_equal(exported(b, "shots", excel),
                        "\xEF\xBB\xBF\"entry\",\"move\",\"side\",\"gun\","
                        "\"shots\",\"down\",\"touched\",\"killed\","
                        "\"detail\"\r\n"
                        "15,2,\"red\",\"RG1+RG2\",3,0,0,2,\"no\"\r\n");
    assert_non_null(
        strstr(exported(b, "casualties", excel), ",\"other\",,\"'=the cat, "));
    play(b, "undo");
    play(b, "kill ba.9 '''@me");
    assert_non_null(
        strstr(exported(b, "casualties", excel), ",\"''''@me\",\r\n"));
    play(b, "undo");
    play(b, "kill ba.9 \xEF\xBC\x9D"
            "1");
    assert_non_null(strstr(exported(b, "casualties", excel), ",\"'\xEF\xBC\x9D"
                                                             "1\",\r\n"));
    play(b, "undo");
    play(b, "kill ba.9 'twas the cat");
    assert_non_null(
        strstr(exported(b, "casualties", excel), ",\"'twas the cat\",\r\n"));
    assert_non_null(strstr(csv(b, "casualties"), ",'twas the cat,\n"));
    close_hall(b);
}

static void
test_another_delimiter(void **state)
{
    const struct export_options o = {.delimiter = ';'};
    struct hall *b = played();

    (void)state;
    exported(b, "sides", o);
    assert_non_null(strstr(b->bytes, "side;name;player;"));
    assert_non_null(strstr(b->bytes, ";Ann, Bob, jr, Cy;south;6;"));
    play(b, "undo");
    play(b, "kill ba.9 cat; dog");
    exported(b, "casualties", o);
    assert_non_null(strstr(b->bytes, ";\"cat; dog\";\n"));
    close_hall(b);
}

static struct json_object *
get(struct json_object *o, const char *key)
{
    struct json_object *v;

    if (!json_object_object_get_ex(o, key, &v))
        fail_msg("no %s in %s", key, json_object_to_json_string(o));
    return v;
}

static void
test_as_json(void **state)
{
    const struct export_options o = {.json = true};
    struct hall *b = played();
    struct json_object *all, *row;

    (void)state;
    exported(b, "moves", o);
    assert_non_null(strstr(b->bytes, "[\n{\"move\":1,\"side\":\"red\",\"started"
                                     "_utc\":\"2026-11-30T14:00:12.500Z\","
                                     "\"allowance_s\":180.000,"));
    all = json_tokener_parse(b->bytes);
    assert_int_equal(json_object_array_length(all), 3);
    json_object_put(all);
    all = json_tokener_parse(exported(b, "casualties", o));
    row = json_object_array_get_idx(all, 6);
    assert_null(get(row, "by"));
    assert_string_equal(json_object_get_string(get(row, "reason")),
                        "=the cat, \"\"Tib\"\"");
    assert_int_equal(json_object_object_length(row), 9);
    json_object_put(all);
    for (int i = 0; i < TABLE_PROMISED; i++) {
        all = json_tokener_parse(exported(b, table_name(i), o));
        assert_true(json_object_is_type(all, json_type_array));
        json_object_put(all);
    }
    close_hall(b);
}

/* Given, taped, measured from where one stands, and lost over the line. */
static void
test_places_given_and_lost(void **state)
{
    static const char *const lines[] = {
        "field 18 x 8",          "peg elm 6',4'",
        "put ra.1 elm+3,0",      "put ra.2-3 line 1',0 2',0",
        "put rg2 elm@6<w",       "off ra.1",
        "tape rc.3 sw 5' nw 5'", NULL};
    struct hall *b = played();
    char space[1024];
    struct text at;

    (void)state;
    text_init(&at, space, sizeof space);
    play_all(b, lines);
    assert_string_equal(csv(b, "positions"),
                        "entry,move,label,x_in,y_in,estimated,source\n"
                        "19,2,SW,0.000000,0.000000,no,put\n"
                        "19,2,SE,216.000000,0.000000,no,put\n"
                        "19,2,NW,0.000000,96.000000,no,put\n"
                        "19,2,NE,216.000000,96.000000,no,put\n"
                        "20,2,elm,72.000000,48.000000,no,put\n"
                        "21,2,RA.1,75.000000,48.000000,no,put\n"
                        "22,2,RA.2,12.000000,0.000000,yes,put\n"
                        "22,2,RA.3,24.000000,0.000000,yes,put\n"
                        "23,2,RG2,66.000000,48.000000,no,put\n"
                        "24,2,RA.1,,,,move\n"
                        "25,2,RC.3,36.000000,48.000000,no,tape\n");
    assert_string_equal(body(csv(b, "positions")), shown(&at, "positions"));
    assert_non_null(strstr(csv(b, "guns"), "\nRG2,red,red,,in-action,,"
                                           "66.000000,48.000000,,1\n"));
    assert_non_null(strstr(csv(b, "men"), "\nRA.1,RA,red,inf,off,,,,,,24\n"));
    assert_non_null(strstr(csv(b, "men"), "\nRA.3,RA,red,inf,fit,,,24.000000,"
                                          "0.000000,yes,22\n"));
    assert_verified(b);
    close_hall(b);
}

static void
test_an_empty_table(void **state)
{
    const struct export_options o = {.json = true};
    struct hall *b = new_hall();

    (void)state;
    assert_string_equal(exported(b, "shots", o), "[]\n");
    assert_string_equal(body(csv(b, "shots")), "");
    assert_verified(b);
    close_hall(b);
}

static void
test_the_rows_of_one_ruling(void **state)
{
    struct hall *b = played();
    struct json_object *all;
    struct ruling r;

    (void)state;
    play(b, "undo");
    play(b, "undo");
    try_line(b, "melee 4rc v ba.3-5 s1", &r);
    all = table_rows_json(&b->h, b->f, r.from);
    assert_int_equal(json_object_object_length(all), 5);
    assert_int_equal(json_object_array_length(get(all, "melees")), 1);
    assert_int_equal(json_object_array_length(get(all, "melee_men")), 7);
    assert_int_equal(json_object_array_length(get(all, "casualties")), 4);
    assert_int_equal(json_object_array_length(get(all, "prisoners")), 1);
    json_object_put(all);
    assert_int_equal(file_commit(b->f), KEPT);
    history_keep(&b->h);
    history_clean(&b->h);
    all = table_rows_json(&b->h, NULL, b->h.game.rows);
    assert_int_equal(json_object_object_length(all), 0);
    json_object_put(all);
    close_hall(b);
}

/* More guards than any buffer was made for stand in one cell. */
static void
test_a_cell_that_grows(void **state)
{
    static const char *const line[] = {
        "side red",
        "side blue",
        "body RREGIMENT 800 inf",
        "body BA 900 inf",
        "set escort.capacity 1",
        "start red",
        "go",
        "time",
        "melee ba.1-900 v rregiment.1-800 s0",
        NULL,
    };
    struct hall *b = new_hall();
    const char *guards;

    (void)state;
    play_all(b, line);
    csv(b, "prisoners");
    assert_non_null(strstr(b->bytes, "\nP1,blue,red,RREGIMENT."));
    guards = strstr(b->bytes, " BA.");
    assert_non_null(guards);
    assert_true(strcspn(guards, ",") > 512);
    close_hall(b);
}

int
main(void)
{
#define STORY(test) \
    cmocka_unit_test_setup_teardown(test, enter_folder, leave_folder)
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_tables_and_columns_are_as_promised),
        STORY(test_what_was_ruled),
        STORY(test_who_fell_and_why),
        STORY(test_how_things_stand),
        STORY(test_the_log),
        STORY(test_a_shell_shows_what_is_exported),
        STORY(test_corrections_carry_the_rows_with_them),
        STORY(test_a_correction_has_the_time_of_what_it_corrects),
        STORY(test_a_line_that_is_not_kept),
        STORY(test_a_battle_read_again),
        STORY(test_verify_names_the_difference),
        STORY(test_verify_names_rows_too_many_and_too_few),
        STORY(test_for_a_spreadsheet),
        STORY(test_another_delimiter),
        STORY(test_as_json),
        STORY(test_places_given_and_lost),
        STORY(test_an_empty_table),
        STORY(test_the_rows_of_one_ruling),
        STORY(test_a_cell_that_grows),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
