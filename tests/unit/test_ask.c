/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_ask.c: what a referee may ask between two lines, and that the answers
 * are true: what is offered to be typed stands, what is said to be barred is
 * refused, what is counted adds up.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "asker.h"
#include "folder.h"
#include "usage.h"

/* ---- the rows ---- */

static void
test_every_row_is_right_and_finds_its_answer(void **state)
{
    struct asker *t = asker_begin();
    struct verbs all = ask_verbs();

    (void)state;
    assert_int_equal(all.n, ask_state_n + ask_record_n + ask_book_n +
                                ask_density_n + ask_clock_n + ask_place_n +
                                ask_why_n + ask_edition_n);
    for (uint32_t i = 0; i < all.n; i++) {
        struct line l = {.word = t->word};
        struct span rest;

        assert_int_equal(all.row[i].id, i);
        assert_int_equal(all.row[i].kind, VERB_ASK);
        assert_true(usage_ok(all.row[i].usage));
        assert_true(*all.row[i].summary != '\0');
        t->lexicon.sets = all.row[i].sets;
        assert_true(line_read(span_of(all.row[i].example), &t->lexicon, &l,
                              &rest, &t->why));
        assert_ptr_equal(l.verb, &all.row[i]);
    }
    asker_end(t);
}

/* Questions whose examples speak of who is somewhere. */
static bool
of_somebody(const char *verb)
{
    static const char *const verbs[] = {"where", "near", "dist", "why"};

    for (size_t i = 0; i < sizeof verbs / sizeof verbs[0]; i++)
        if (strcmp(verb, verbs[i]) == 0)
            return true;
    return false;
}

static void
test_nothing_can_be_asked_too_early(void **state)
{
    static const char *const more[] = {
        "show",       "show red",    "show prisoners", "show p1",
        "show m1",    "muster",      "count red 1",    "can red",
        "can ra.1",   "can p1",      "score now",      "log",
        "rule 3 v 4", "rule find a", "help all",       NULL};
    struct asker *t = asker_begin();
    struct verbs all = ask_verbs();

    (void)state;
    for (uint32_t i = 0; i < all.n; i++)
        if (all.row[i].sets & SET_LITTLE_WARS && !of_somebody(all.row[i].name))
            asked(t, all.row[i].example);
    falls(t, "where RA.7", FAULT_NO_POINT, 6); /* there is no RA, and no M1 */
    falls(t, "near RA.3 6", FAULT_NO_POINT, 5);
    falls(t, "dist RA BA", FAULT_NO_POINT, 5);
    falls(t, "why M1", FAULT_NO_MELEE, 4);
    for (int i = 0; more[i] != NULL; i++)
        asked(t, more[i]);
    says(t, "show", "no battle yet");
    says(t, "count red 20 foot", "no battle yet");
    says(t, "log", "nothing has been entered yet");
    /* one side is none, and two without a man are a battle */
    must_type(t, "side red");
    says(t, "score", "no battle yet");
    must_type(t, "side blue");
    says(t, "show", "setting up\nRed: 0 foot: nobody\n");
    says(t, "muster", "Equal in men and guns.  [F1]");
    says(t, "show guns", "no guns\n");
    says(t, "show prisoners", "no prisoners yet\n");
    says(t, "show melees", "no melees yet\n");
    says(t, "count red 0", "Red men: 0 on the floor, 0 in the book.\n");
    says(t, "can red", "has not started");
    for (uint32_t i = 0; i < all.n; i++)
        ask_line(t, all.row[i].example);
    asker_end(t);
}

/* ---- the two melees of the book's example ---- */

static const char *const example[] = {
    "side alpha",
    "side beta",
    "game own \"two melees\"",
    "body AA 19 inf \"The nineteen\"",
    "body BA 13 inf",
    "body BS 5 inf",
    "body BN 9 inf",
    "start alpha",
    "go",
    "time",
    "melee BA v AA s5",
    "choose dead AA.1-7+BA.1-7 taken BA.8-13 guard AA.8",
    NULL};

static const char *const second[] = {
    "go", "time", "melee AA v BS+BN s0",
    "choose M2 dead AA.8-17+BS.1-5+BN.1-5 taken AA.18,19 guard BN.6", NULL};

static void
test_show_follows_the_prisoners(void **state)
{
    struct asker *t = asker_begin();

    (void)state;
    must_type_all(t, example);
    answers(t, "show prisoners",
            "P1: 6 Beta held by Alpha\n"
            "    men: BA.8-13\n"
            "    guard: AA.8\n");
    answers(t, "show p1", t->answer);
    answers(t, "show melees",
            "M1, #11, Alpha 1: 13 Beta v 19 Alpha, isolated: 5 near, 7 "
            "needed.\n"
            "    6 taken, 7 dead each side, 12 Alpha stand.\n");
    says(t, "show aa",
         "AA, 19 foot of Alpha \"The nineteen\"\n"
         "    fit: AA.8-19\n"
         "    dead: AA.1-7\n"
         "    AA.8 guards P1\n");
    must_type_all(t, second);
    answers(t, "show prisoners",
            "P1: Beta freed from Alpha\n"
            "    freed, without arms: BA.8-13\n"
            "    freed, stand still this move: BA.8-13\n"
            "P2: 2 Alpha held by Beta\n"
            "    men: AA.18-19\n"
            "    guard: BN.6\n");
    says(t, "show", "M2, #15, Beta 1: 12 Alpha v 14 Beta, isolated");
    says_not(t, "show", "M1,");
    says(t, "show m1", "M1, #11");
    /* in the next move they walk, armed again when they are home */
    must_type(t, "next");
    says_not(t, "show prisoners", "stand still");
    must_type(t, "next");
    must_type(t, "home ba.8-10");
    says(t, "show prisoners",
         "    freed, without arms: BA.11-13\n"
         "    freed, armed again: BA.8-10\n");
    must_type(t, "home p2");
    says(t, "show p2", "P2: 2 Alpha delivered to Beta\n");
    falls(t, "show p3", FAULT_NO_PARTY, 5);
    falls(t, "show m3", FAULT_NO_MELEE, 5);
    falls(t, "show bq", FAULT_NO_BODY, 5);
    assert_true(t->why.near.n == 2);
    asker_end(t);
}

/* The figures of a line of muster's ledger, the first the sum of the rest. */
static int
adds_up(const char *answer)
{
    int found = 0;

    for (const char *at = answer; (at = strstr(at, " fit +")) != NULL; at++) {
        const char *line = at;
        long sum = 0, all;
        char *go_on;

        while (line[-1] != '\n')
            line--;
        all = strtol(line, &go_on, 10);
        for (const char *p = go_on; *p != '\n'; p++) {
            if (*p >= '0' && *p <= '9') {
                sum += strtol(p, &go_on, 10);
                p = go_on;
            }
        }
        assert_int_equal(all, sum);
        found++;
    }
    return found;
}

static void
test_muster_accounts_for_every_man(void **state)
{
    struct asker *t = asker_begin();

    (void)state;
    must_type_all(t, example);
    says(t, "muster",
         "    27 = 14 fit + 7 dead + 6 prisoners + 0 disarmed + 0 off + 0 "
         "delivered\n");
    assert_int_equal(adds_up(t->answer), 2);
    must_type_all(t, second);
    must_type(t, "next");
    must_type(t, "next");
    must_type(t, "home ba.8-10");
    must_type(t, "home p2");
    must_type(t, "off ba.8");
    says(t, "muster",
         "    19 = 0 fit + 17 dead + 0 prisoners + 0 disarmed + 0 off + 2 "
         "delivered\n");
    says(t, "muster",
         "    27 = 6 fit + 17 dead + 0 prisoners + 3 disarmed + 1 off + 0 "
         "delivered\n");
    assert_int_equal(adds_up(t->answer), 2);
    says(t, "muster", "Not equal: Beta has 8 foot more.  [F1]\n");
    asker_end(t);
}

static void
test_muster_weighs_the_forces(void **state)
{
    static const char *const lines[] = {"side red", "side blue",
                                        "force red 60 inf 40 cav 3 guns",
                                        "force blue 100 inf 5 guns", NULL};
    struct asker *t = asker_begin();

    (void)state;
    must_type_all(t, lines);
    says(t, "muster", "Red: 60 foot, 40 horse, 3 guns: 100 men, 150 points\n");
    says(t, "muster",
         "20.0 foot and 13.3 horse to a gun, of 20 to 25 and 12 "
         "to 15: right.  [F3]");
    says(t, "muster", "bought for 150 of 150 points.  [F7]");
    says(t, "muster",
         "Not equal: Blue has 40 foot more, Red 40 horse, Blue 2 "
         "guns.  [F1]");
    /* points are those of the score */
    must_type(t, "set score.cavalry_halves 4");
    must_type(t, "set force.buy_halves 301");
    says(t, "muster", "bought for 170 of 150 1/2 points: 19 1/2 over.  [F7]");
    asker_end(t);
}

/* ---- count ---- */

/* The line that the answer offers behind these words. */
static void
offered(const struct asker *t, const char *behind, char *line, size_t size)
{
    const char *at = strstr(t->answer, behind);

    if (at == NULL) {
        fail_msg("%s: nothing offered in\n%s", t->question, t->answer);
        return;
    }
    at += strlen(behind);
    snprintf(line, size, "%.*s", (int)strcspn(at, "\n"), at);
}

static void
take_offer(struct asker *t, const char *behind)
{
    char line[128];

    offered(t, behind, line, sizeof line);
    must_type(t, line);
}

static void
start_armies(struct asker *t)
{
    static const char *const lines[] = {"next", "next", NULL};

    board_armies(&t->b);
    must_type_all(t, lines); /* Red 2: guns may fire */
}

static void
test_count_offers_what_puts_the_book_right(void **state)
{
    struct asker *t = asker_begin();

    (void)state;
    start_armies(t);
    must_type(t, "fire rg1 3 2ib");
    answers(t, "count blue 78 foot 50 horse",
            "Blue foot: 78 on the floor, 78 in the book.\n"
            "Blue horse: 50 on the floor, 50 in the book.\n");
    /* a shot forgotten, in the move that runs */
    says(t, "count blue 49 horse",
         "Blue horse: 49 on the floor, 50 in the "
         "book: 1 missing on the floor.\n");
    says(t, "count blue 49 horse", "#9 fire rg1 3 2ib: =#9\n");
    take_offer(t, "may be missing: ");
    says(t, "count blue 49 horse", "49 in the book.\n");
    /* the same when men have moved, and when the move is over */
    must_type(t, "move ri 12 n");
    asked(t, "count blue 76 foot");
    take_offer(t, "may be missing: ");
    says(t, "count blue 76 foot", "76 in the book.\n");
    must_type(t, "next");
    asked(t, "count blue 75 foot");
    take_offer(t, "may be missing: ");
    says(t, "count blue 75 foot", "75 in the book.\n");
    /* after another move nothing but the referee's word is left */
    must_type(t, "next");
    must_type(t, "move ri 12 n");
    asked(t, "count red 79 foot");
    take_offer(t, "may be missing: ");
    says(t, "count red 79 foot", "79 in the book.\n");
    asker_end(t);
}

static void
test_count_offers_late_where_nobody_moved(void **state)
{
    struct asker *t = asker_begin();

    (void)state;
    start_armies(t);
    must_type(t, "fire rg1 1");
    must_type(t, "time");
    says(t, "count blue 79 foot", "may be missing: fire RG1 1 1ib\n");
    must_type(t, "settle");
    must_type(t, "next");
    says(t, "count blue 79 foot", "may be missing: late fire RG1 1 1ib\n");
    take_offer(t, "may be missing: ");
    says(t, "count blue 79 foot", "79 in the book.\n");
    asker_end(t);
}

static void
test_count_names_the_entry_that_took_one_too_many(void **state)
{
    struct asker *t = asker_begin();

    (void)state;
    start_armies(t);
    must_type(t, "fire rg1 3 2ib");
    must_type(t, "fire rg2 3 1ib");
    must_type(t, "fire rg3 3 3ib+1cb");
    says(t, "count blue 76 foot",
         "Blue foot: 76 on the floor, 74 in the "
         "book: 2 more than there should be.\n"
         "    #9 fire rg1 3 2ib took 2: strike #9\n"
         "    #11 fire rg3 3 3ib+1cb took 3: =#11\n");
    says_not(t, "count blue 76 foot", "#10");
    asked(t, "count blue 75 foot");
    take_offer(t, "took 1: ");
    says(t, "count blue 75 foot", "75 in the book.\n");
    says(t, "count blue 130", "no entry of this move or the last");
    says(t, "count blue 76 inf", "in the book: 1 more than");
    asker_end(t);
}

static void
test_count_knows_who_lies_on_the_floor_uncounted(void **state)
{
    struct asker *t = asker_begin();

    (void)state;
    must_type_all(t, example);
    says(t, "count beta 14 foot", "14 on the floor, 14 in the book.\n");
    says(t, "count beta 20 foot",
         "    6 held as prisoners: are they "
         "counted?\n");
    says(t, "count beta 21 foot",
         "    6 held as prisoners, not in this "
         "count\n"
         "    #11 melee BA v AA s5 took 7: "
         "strike #11\n");
    falls(t, "count gamma 3 foot", FAULT_NO_SIDE, 6);
    asker_end(t);
}

/* ---- can ---- */

/* What is said to be possible stands, and what is barred is refused. */
static void
gun_is_told_truly(struct asker *t, const char *gun)
{
    char line[64];
    bool fire, move;

    snprintf(line, sizeof line, "can %s", gun);
    asked(t, line);
    fire = strstr(t->answer, " may fire ") != NULL;
    move = strstr(t->answer, "move 24\"") != NULL;
    snprintf(line, sizeof line, "? fire %s 1", gun);
    if ((board_say(&t->b, line) >= VERDICT_ALLOWED) != fire)
        fail_msg("%s is %s, and can said %s", line,
                 fault_name((enum fault_code)t->b.r.why.code), t->answer);
    snprintf(line, sizeof line, "? move %s 12 n", gun);
    if ((board_say(&t->b, line) >= VERDICT_ALLOWED) != move)
        fail_msg("%s is %s, and can said %s", line,
                 fault_name((enum fault_code)t->b.r.why.code), t->answer);
    board_say(&t->b, "");
}

static void
man_is_told_truly(struct asker *t, const char *man)
{
    char line[64];
    bool move;

    snprintf(line, sizeof line, "can %s", man);
    move = strstr(asked(t, line), " may move ") != NULL;
    snprintf(line, sizeof line, "? move %s 1 n", man);
    if ((board_say(&t->b, line) >= VERDICT_ALLOWED) != move)
        fail_msg("%s is %s, and can said %s", line,
                 fault_name((enum fault_code)t->b.r.why.code), t->answer);
    board_say(&t->b, "");
}

static void
test_can_says_what_the_judge_would(void **state)
{
    static const char *const guns[] = {"rg1", "rg2", "rg3", "bg1", NULL};
    static const char *const men[] = {"ri.1", "ri.2", "ri.9",  "ri.20",
                                      "rc.1", "rc.5", "bi.80", NULL};
    static const char *const lines[] = {"time",
                                        "next",
                                        "next",
                                        "crew rg1 4rc",
                                        "crew rg2 ri.20-22",
                                        "fire rg1 4 2ib trail rc.1,2",
                                        "move rg3 12 n",
                                        "move ri.1-5 12 n",
                                        "move ri.9 5 n",
                                        "contact ri.2 bi.80 s9",
                                        "settle",
                                        "next",
                                        "fire bg1 2 ri.20",
                                        "next",
                                        "finish red",
                                        NULL};
    struct asker *t = asker_begin();

    (void)state;
    board_armies(&t->b);
    for (int k = 0;; k++) {
        for (int i = 0; guns[i] != NULL; i++)
            gun_is_told_truly(t, guns[i]);
        for (int i = 0; men[i] != NULL; i++)
            man_is_told_truly(t, men[i]);
        if (lines[k] == NULL)
            break;
        must_type(t, lines[k]);
    }
    asker_end(t);
}

static void
test_can_gives_the_rule_for_each_no(void **state)
{
    struct asker *t = asker_begin();

    (void)state;
    board_armies(&t->b);
    says(t, "can rg1", "no gun fires before Red 2.  [M4]");
    says(t, "can blue", "Blue waits: it is Red's move.  [M6]");
    must_type(t, "next");
    must_type(t, "next");
    answers(t, "can rg1",
            "RG1 may fire 4 shots or move 24\" with 4 horse, "
            "12\" without.\n");
    must_type(t, "fire rg1 3");
    says(t, "can rg1", "RG1 may fire 1 more; it has fired and may not move.");
    must_type(t, "fire rg1 1 trail ri.1,2");
    says(t, "can rg1", "RG1 has fired its 4 shots and may not move.");
    says(t, "can ri.1", "Ri.1 stands at the trail of RG1.  [A4g]");
    must_type(t, "crew rg2 3ri");
    says(t, "can rg2", "RG2 has 3 to serve it, 4 needed");
    says(t, "can red", "guns first: the first man who moves closes them.");
    must_type(t, "move ri.10 7 n");
    says(t, "can rg3", "RG3 waits: men have moved, guns act first.  [M5]");
    says(t, "can ri.10", "Ri.10 may move 5\" more.");
    says(t, "can ri",
         "Ri: 77 may move 12\"; 1 have some way left; 2 at a "
         "trail [A4g]");
    must_type(t, "melee 5ir v 5ib");
    says(t, "can ri.20", "Red 2 is over and ruled on");
    asker_end(t);
}

static void
test_can_leads_parties_and_holds_the_freed(void **state)
{
    struct asker *t = asker_begin();

    (void)state;
    must_type_all(t, example);
    must_type(t, "next");
    says(t, "can p1", "P1 waits: it is Beta's move.");
    must_type(t, "time");
    must_type(t, "melee AA v BS+BN s0");
    must_type(t, "choose dead AA.8-17+BS.1-5+BN.1-5 taken AA.18,19 guard BN.6");
    must_type(t, "next");
    says(t, "can p1", "P1 is no longer held.");
    says(t, "can aa.1", "AA.1 is dead.");
    must_type(t, "next");
    says(t, "can p2", "P2 may be led 12\"; its guard moves with it.");
    says(t, "can ba.8",
         "may move 12\", and fights no one until he has been "
         "home.  [P5]");
    says(t, "can bn.6", "BN.6 may move 12\"; he guards P2.");
    must_type(t, "move p2 12 s");
    says(t, "can p2", "P2 has moved as far as its slowest may.");
    must_type(t, "guard p2 none");
    says(t, "can p2", "P2 has no guard to lead it.  [P2]");
    says(t, "can beta", "BA: 6 may move 12\"; 6 of them without arms [P5]\n");
    says(t, "can aa.18+bn.6", "AA.18 is a prisoner");
    falls(t, "can ba.14", FAULT_NO_MAN, 4);
    falls(t, "can bq", FAULT_NO_BODY, 4);
    falls(t, "can p9", FAULT_NO_PARTY, 4);
    falls(t, "can 5b", FAULT_EXPECTED, 4);
    asker_end(t);
}

/* ---- score ---- */

static void
test_score_is_itemised(void **state)
{
    struct asker *t = asker_begin();

    (void)state;
    start_armies(t);
    must_type(t, "fire rg1 3 2cb");
    must_type(t, "melee 3ib v 4ir iso");
    answers(t, "score",
            "                                   Red              Blue\n"
            "victory                              0                 0\n"
            "guns                     4          40     4          40\n"
            "horse                   50          75    48          72\n"
            "foot                    78          78    77          77\n"
            "own men held             0           0     1         1/2\n"
            "prisoners taken          1         1/2     0           0\n"
            "gross                          193 1/2           189 1/2\n"
            "net                                  4                -4\n"
            "Provisional: the battle is not finished.  [V1b V1c V1d V1e]\n");
    says(t, "score now", "undecided: nobody has the victory.");
    says(t, "score now", "gross                          193 1/2");
    says_not(t, "score", "awarded");
    must_type(t, "award blue 4 1/2 the farm");
    says(t, "score",
         "awarded                              0             4 1/2"
         "\n");
    must_type(t, "finish red Will gave in");
    says(t, "score",
         "victory                            100                 0"
         "\n");
    says(t, "score now", "Official: the battle is finished.");
    asker_end(t);
}

static void
test_score_now_counts_the_victory_that_is_decided(void **state)
{
    static const char *const lines[] = {
        "side red", "side blue", "body RA 20 inf", "body BA 5 inf", "start red",
        "next",     NULL};
    struct asker *t = asker_begin();

    (void)state;
    must_type_all(t, lines);
    says(t, "score now", "undecided");
    must_type(t, "kill ba the cat");
    says(t, "score", "victory                              0");
    says(t, "score now", "As if it ended here, with the victory of Red.");
    says(t, "score now", "victory                            100");
    says(t, "score now",
         "net                                120              "
         "-120\n");
    says(t, "score", "net                                 20");
    asker_end(t);
}

/* ---- log ---- */

static void
test_log_marks_what_no_longer_stands(void **state)
{
    struct asker *t = asker_begin();

    (void)state;
    start_armies(t);
    t->b.at_ms = 63999;
    must_type(t, "fire rg1 3 2ib");
    must_type(t, "note the cat");
    must_type(t, "note a dog");
    must_type(t, "=fire rg1 3 1ib");
    must_type(t, "strike #10");
    must_type(t, "undo");
    must_type(t, "redo");
    answers(t, "log 7",
            "#9       1:03  fire rg1 3 2ib\n"
            "               replaced by #12\n"
            "#10      1:03  note the cat\n"
            "               struck by #13\n"
            "#11      1:03  note a dog\n"
            "#12      1:03  amend #9 fire rg1 3 1ib\n"
            "#13      1:03  strike #10\n"
            "#14      1:03  undo\n"
            "               undone by #15\n"
            "#15      1:03  redo\n");
    says_not(t, "log", "#5 ");
    says(t, "log", "#6 ");
    says(t, "log 100", "#1       0:00  side red\n");
    falls(t, "log 0", FAULT_NUMBER_RANGE, 4);
    asker_end(t);
}

static void
test_log_tells_the_answers_of_the_file(void **state)
{
    struct asker *t = asker_begin();
    const char *const lines[] = {"side red", "side blue", "note the cat"};

    (void)state;
    assert_int_equal(file_create("asked.battle", &t->file, NULL), KEPT);
    for (int32_t n = 1; n <= 3; n++) {
        struct record r = note(n, lines[n - 1]);

        must_type(t, lines[n - 1]);
        r.answer = n == 3 ? SPAN("a cat\x1b[2J") : SPAN("a side");
        assert_int_equal(file_begin(t->file), KEPT);
        assert_int_equal(file_append(t->file, &r), KEPT);
        assert_int_equal(file_commit(t->file), KEPT);
    }
    answers(t, "log 2",
            "#2       0:00  side blue\n"
            "               a side\n"
            "#3       0:00  note the cat\n"
            "               a cat\\u{1B}[2J\n");
    /* what is not yet in the file is told without its answer */
    must_type(t, "note a dog");
    says(t, "log 2", "a cat\\u{1B}[2J\n#4       0:00  note a dog\n");
    /* and the file can be gone on with */
    assert_int_equal(write_note(t->file, 4, "note a dog"), KEPT);
    file_close(t->file);
    asker_end(t);
}

static void
test_log_says_that_a_file_is_damaged(void **state)
{
    struct asker *t = asker_begin();

    (void)state;
    make_battle("asked.battle");
    must_type(t, "side red");
    must_type(t, "side blue");
    must_type(t, "note three");
    flip_byte_of("asked.battle", "the second");
    t->file = opened("asked.battle");
    says(t, "log", "the answers cannot be read: entry 2 is not as it was");
    says(t, "log", "note three\n");
    file_close(t->file);
    asker_end(t);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_row_is_right_and_finds_its_answer),
        cmocka_unit_test(test_nothing_can_be_asked_too_early),
        cmocka_unit_test(test_show_follows_the_prisoners),
        cmocka_unit_test(test_muster_accounts_for_every_man),
        cmocka_unit_test(test_muster_weighs_the_forces),
        cmocka_unit_test(test_count_offers_what_puts_the_book_right),
        cmocka_unit_test(test_count_offers_late_where_nobody_moved),
        cmocka_unit_test(test_count_names_the_entry_that_took_one_too_many),
        cmocka_unit_test(test_count_knows_who_lies_on_the_floor_uncounted),
        cmocka_unit_test(test_can_says_what_the_judge_would),
        cmocka_unit_test(test_can_gives_the_rule_for_each_no),
        cmocka_unit_test(test_can_leads_parties_and_holds_the_freed),
        cmocka_unit_test(test_score_is_itemised),
        cmocka_unit_test(test_score_now_counts_the_victory_that_is_decided),
        cmocka_unit_test(test_log_marks_what_no_longer_stands),
        cmocka_unit_test_setup_teardown(test_log_tells_the_answers_of_the_file,
                                        enter_folder, leave_folder),
        cmocka_unit_test_setup_teardown(test_log_says_that_a_file_is_damaged,
                                        enter_folder, leave_folder),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
