/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_history_made.c: battles that nobody would play, made of lines likely
 * and unlikely, right and wrong, with every kind of correction among them.
 * Whatever is typed, the books balance, what falls changes nothing, what is
 * undone is gone, and the log makes the same battle again.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "many.h"
#include "telling.h"

enum { BATTLES = 2000, LINES = 45, LOG = 400, TYPED = 600 };

/* What stands in the log, to be told again. */
struct record {
    char line[TYPED];
    int64_t at_ms;
    int32_t group;
    uint64_t digest;
    uint8_t verdict;
};

struct made {
    struct board b;
    uint64_t seed;
    struct record log[LOG];
    char typed[TYPED];
    int stood, fell, edits;
};

static struct made m;

static uint32_t
upto(uint32_t n)
{
    return draw(&m.seed) % n;
}

static bool
one_in(uint32_t n)
{
    return upto(n) == 0;
}

/* ---- lines ---- */

static void add(const char *form, ...) __attribute__((format(printf, 1, 2)));

static void
add(const char *form, ...)
{
    size_t n = strlen(m.typed);
    va_list with;

    va_start(with, form);
    vsnprintf(m.typed + n, sizeof m.typed - n, form, with);
    va_end(with);
}

#define one_of(...)                            \
    ((const char *const[]){__VA_ARGS__})[upto( \
        sizeof((const char *const[]){__VA_ARGS__}) / sizeof(char *))]

static const char *
side(void)
{
    return one_in(2) ? "red" : "blue";
}

static const char *
body(void)
{
    return one_of("RA", "RC", "BA", "BC", "RA", "BA", "RX", "XX");
}

/* Mostly the mover's, or the other's, so that much of it can stand. */
static int
mover(bool other)
{
    int32_t side = m.b.g->battle->mover == 2 ? 1 : 0;

    return one_in(10) ? (int)upto(2) : other ? !side : side;
}

static const char *
some_gun(int of)
{
    return one_in(9) ? "BG9" : of ? "BG1" : one_of("RG1", "RG2");
}

/* One term of MEN, of Red (0) or Blue. */
static void
some_men(int of)
{
    const char *foot = of ? "BA" : "RA", *horse = of ? "BC" : "RC";
    uint32_t a = 1 + upto(11), c = 1 + upto(5);

    switch (upto(14)) {
    case 0:
        add("%u%s%s", c, one_of("", "i", "c"), of ? "b" : "r");
        break;
    case 1:
        add("%s", one_of(foot, horse, of ? "allb" : "allr", "RX"));
        break;
    case 2:
        add("%s%u", one_of("e", "p", "2p", "1e"), 1 + upto(3));
        break;
    case 3:
        add("%u%s", c, of ? "bg1" : "rg1");
        break;
    case 4:
        add("%s.%u,%u", foot, a, a + 1 + upto(2));
        break;
    case 5:
    case 6:
        add("%s.%u", horse, 1 + upto(7));
        break;
    default:
        add("%s.%u-%u", foot, a, a + upto(3));
    }
}

static void
men_of(int of)
{
    some_men(of);
    if (one_in(6)) {
        add("+");
        some_men(of);
    }
}

static void
men(void)
{
    men_of((int)upto(2));
}

static void
add_fire(void)
{
    int of = mover(false);

    add("fire %s%s ", some_gun(of), one_in(6) ? "+RG2" : "");
    if (one_in(3)) {
        for (uint32_t n = 1 + upto(3); n > 0; n--) {
            const char *what = one_of("down ", "touch ", "roll ",
                                      "rebound touch ", "rebound down ");
            add("%s", what);
            some_men(!of);
            add("%s", one_in(3) ? " then " : " ");
        }
    } else {
        add("%u ", upto(5));
        if (one_in(2))
            some_men(!of);
    }
    if (one_in(6)) {
        add(" trail ");
        some_men(of);
    }
}

static void
add_move(void)
{
    int of = mover(false);

    add("%s ", one_in(6) ? "off" : "move");
    if (one_in(3))
        add("%s", one_in(3) ? one_of("p1", "p2") : some_gun(of));
    else
        men_of(of);
    if (!one_in(4) && m.typed[0] == 'm')
        add(" %u%s", 1 + upto(14), one_of("", " n", " s", " 2h"));
    if (one_in(5)) {
        add(" with ");
        men_of(of);
    }
}

static void
add_support(void)
{
    if (one_in(2))
        add(" s%u", upto(8));
    else if (!one_in(6))
        add(" %s", one_of("iso", "sup"));
}

static void
add_fight(void)
{
    bool contact = one_in(2);
    int of = mover(false);

    add(contact ? "contact " : "melee ");
    men_of(of);
    add(contact ? " " : " v ");
    men_of(!of);
    while (contact && one_in(3)) {
        add(" near ");
        men();
    }
    add_support();
}

static void
add_prisoners(void)
{
    int of;

    switch (upto(7)) {
    case 0:
        add("guard p%u ", 1 + upto(2));
        if (one_in(4))
            add("none");
        else
            men_of(mover(one_in(2)));
        break;
    case 1:
        add("home ");
        if (one_in(2))
            add("p%u", 1 + upto(3));
        else
            men();
        break;
    case 2:
        add("retake ");
        men();
        add(" %s", side());
        break;
    case 3:
        add("free ");
        men();
        break;
    case 4:
        add("join p%u p%u", 1 + upto(3), 1 + upto(3));
        break;
    default:
        of = (int)upto(2);
        add("surrender ");
        men_of(of);
        add(" to %s", of ? "red" : "blue");
        add_support();
        if (one_in(2)) {
            add(" guard ");
            some_men(!of);
        }
    }
}

static void
add_state(void)
{
    int of = mover(one_in(2));

    switch (upto(9)) {
    case 7:
        add("reach ");
        men();
        break;
    case 0:
        add("crew %s ", some_gun(of));
        if (one_in(6))
            add("none");
        else
            men_of(of);
        break;
    case 1:
        add("capture %s %s past %u near %u", some_gun(of), side(), upto(6),
            upto(5));
        break;
    case 2:
        add("restore ");
        men();
        break;
    case 3:
        add("split ");
        men();
        add(" %s", one_of("RX", "BX", "RY"));
        break;
    case 4:
        add("join %s %s", body(), body());
        break;
    case 5:
        add("set %s because we agreed",
            one_of("escort.capacity 3", "liberation.trigger any-escort",
                   "liberation.by comrades", "gun.shots 2", "melee.radius 5",
                   "delivery.safe no", "isolation.basis army",
                   "clock.interval_s none"));
        break;
    case 6:
        add("gun %s takeable %s", some_gun(of), one_in(3) ? "none" : side());
        break;
    default:
        add("kill ");
        men();
        add(" the cat");
    }
}

static void
add_turn(void)
{
    add("%s", one_of("go", "time", "next", "next", "next", "interval", "settle",
                     "settle s3", "pause", "resume", "clock + 0:30",
                     "clock off", "clock book", "settle M1 iso"));
}

static void
add_odd(void)
{
    add("%s",
        one_of("note nothing", "finish drawn", "finish red", "start red",
               "body RZ 3 inf", "edition french", "side green", "award red 5 x",
               "fire", "xyzzy", "toss first = red", "force blue 2 cav 1 guns",
               "game finish", "player Mum red", "roll 2d6 = 3 4", "finish",
               "handicap red 5", "toss defender = blue"));
}

static void
add_fact(void)
{
    uint32_t k = upto(40);

    if (one_in(16))
        add("overrule: ");
    if (k < 9)
        add_fire();
    else if (k < 16)
        add_move();
    else if (k < 25)
        add_fight();
    else if (k < 31)
        add_prisoners();
    else if (k < 35)
        add_state();
    else if (k < 39)
        add_turn();
    else
        add_odd();
}

/* Any, but mostly of late. */
static uint32_t
some_entry(void)
{
    uint32_t n = (uint32_t)m.b.h.n, back = upto(one_in(4) ? n : 9);

    return back < n ? n - back : 1;
}

static void
add_choose(void)
{
    add("choose ");
    if (one_in(3))
        add("M%u ", 1 + upto(3));
    for (uint32_t n = 1 + upto(2); n > 0; n--) {
        add("%s ", one_of("dead", "keep", "taken", "guard"));
        some_men((int)upto(2));
        add(" ");
    }
}

static void
add_overrule(void)
{
    add("overrule ");
    if (one_in(2))
        add("M%u ", 1 + upto(3));
    else if (one_in(2))
        add("#%u ", some_entry());
    switch (upto(5)) {
    case 0:
        add("%s ", one_of("taken", "disputed", "kept"));
        break;
    case 1:
        add("%s ", one_of("dead", "spared"));
        some_men((int)upto(2));
        add(" ");
        break;
    case 2:
        add("%u taken %u dead ", upto(4), upto(4));
        break;
    case 3:
        add("%u %s ", upto(4), one_of("taken", "dead"));
        break;
    default:
        add("%s ", one_of("isolated", "supported", "void", "computed"));
    }
    add("because he saw it");
}

static void
add_edit(void)
{
    switch (upto(24)) {
    case 20:
    case 21:
    case 22:
    case 23:
        add_overrule();
        break;
    case 0:
        add("undo");
        break;
    case 1:
        add("undo %s", one_of("2", "time", "6"));
        break;
    case 2:
        add("undo to #%u", some_entry());
        break;
    case 3:
    case 4:
    case 5:
        add("redo");
        break;
    case 6:
        add("strike #%u", some_entry());
        break;
    case 7:
    case 8:
    case 9:
        add("%s ", one_of("=", "late"));
        add_fact();
        break;
    case 10:
    case 11:
    case 12:
        add("%s #%u ", one_of("amend", "before"), some_entry());
        add_fact();
        break;
    default:
        add_choose();
    }
}

static void
make_line(void)
{
    m.typed[0] = '\0';
    if (one_in(4))
        add_edit();
    else
        add_fact();
}

/* ---- all that can be told of a battle, in one number ---- */

/* Eight bytes at a time, for it is asked before and after every line. */
static uint64_t
into(uint64_t sum, const void *at, size_t bytes)
{
    const unsigned char *p = at;
    uint64_t eight;

    for (; bytes >= sizeof eight; bytes -= sizeof eight, p += sizeof eight) {
        memcpy(&eight, p, sizeof eight);
        sum = (sum ^ eight) * 0x9E3779B97F4A7C15U;
        sum ^= sum >> 29;
    }
    for (; bytes > 0; bytes--, p++)
        sum = (sum ^ *p) * 0x100000001B3U;
    return sum;
}

static uint64_t
into_int(uint64_t sum, int64_t v)
{
    return into(sum, &v, sizeof v);
}

static uint64_t
cells_of(const struct history *h)
{
    const struct game *g = &h->game;
    uint64_t sum = into(0xCBF29CE484222325U, g->rows, sizeof g->rows);

    for (int t = 0; t < TABLES; t++)
        sum = into(sum, g->cells[t],
                   (size_t)g->rows[t] * table_width((enum table)t) * 4);
    return into_int(sum, (int64_t)g->digest);
}

/* Where the fold finds an entry is true only of those in play. */
static uint64_t
entry_of(uint64_t sum, const struct history *h, const struct entry *e)
{
    const int32_t v[] = {e->n,        e->group,   e->target,     e->undone_by,
                         e->replaced, e->edit,    e->clock_only, e->found_move,
                         e->op,       e->pos,     e->choice_top, e->below,
                         e->done_was, e->redo_was};
    const int32_t place[] = {e->before_seq, e->before_phase, e->seq,
                             e->side,       e->phase,        e->verdict};

    sum = into(sum, v, sizeof v);
    if (history_stands(h, e->n))
        sum = into(sum, place, sizeof place);
    sum = into_int(sum, e->at_ms);
    return into_int(sum, (int64_t)e->digest);
}

static uint64_t
all_of(const struct history *h)
{
    uint64_t sum = cells_of(h);

    sum = into(sum, h->play, (size_t)h->n_play * sizeof *h->play);
    for (int32_t i = 0; i < h->n; i++)
        sum = entry_of(sum, h, &h->entry[i]);
    sum = into_int(sum, h->done_top);
    sum = into_int(sum, h->redo_top);
    sum = into_int(sum, h->n_play);
    return into(sum, h->text, h->text_n);
}

/* ---- telling ---- */

static enum verdict
attempt(struct board *b, const char *line, int64_t at_ms, int32_t group)
{
    static struct word word[LINE_WORDS];
    struct line l = {.word = word};
    struct span rest;

    b->r = (struct ruling){.verdict = VERDICT_WRONG};
    if (!line_read(span_of(line), &b->lexicon, &l, &rest, &b->r.why) || !l.verb)
        return VERDICT_WRONG;
    const struct attempt a = {&l, at_ms, group};
    history_try(&b->h, &a, &b->r);
    return b->r.verdict;
}

static void
complain(const char *what)
{
    for (int32_t i = 0; i < m.b.h.n; i++)
        print_message("%d [%d] %s\n", i + 1, m.log[i].group, m.log[i].line);
    fail_msg("\"%s\": %s (%s)", m.typed, what,
             fault_name((enum fault_code)m.b.r.why.code));
}

static void
must(bool holds, const char *what)
{
    if (!holds)
        complain(what);
}

/* The made line, tried; where it falls nothing has changed. */
static bool
try_made(int32_t group)
{
    struct history *h = &m.b.h;
    uint64_t before = all_of(h);
    enum verdict v = attempt(&m.b, m.typed, m.b.at_ms, group);
    const char *broken = game_broken(m.b.g);

    must(v != VERDICT_ROOM, "memory");
    if (broken)
        complain(broken);
    if (v < VERDICT_ALLOWED) {
        must(all_of(h) == before, "it fell and changed something");
        m.fell++;
        return false;
    }
    must(h->n < LOG, "the log is too long for the test");
    struct record *r = &m.log[h->n - 1];
    memcpy(r->line, m.typed, sizeof r->line);
    r->at_ms = m.b.at_ms;
    r->group = group;
    r->digest = h->entry[h->n - 1].digest;
    r->verdict = (uint8_t)v;
    must(r->digest == m.b.g->digest, "its digest is not the state's");
    m.edits += h->entry[h->n - 1].edit;
    m.stood++;
    return true;
}

static void
try_line(const char *line)
{
    snprintf(m.typed, sizeof m.typed, "%s", line);
    must(try_made(0), "a line of the setting up fell");
    history_keep(&m.b.h);
}

static void
set_up(void)
{
    static const char *const lines[] = {
        "side red",      "side blue",      "body RA 12 inf",
        "body RC 5 cav", "body BA 11 inf", "body BC 6 cav",
        "gun RG1",       "gun RG2",        "gun BG1",
    };

    board_init(&m.b);
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++)
        try_line(lines[i]);
    try_line(one_of("edition book", "edition retelling", "edition french",
                    "edition russian", "edition book"));
    if (one_in(2))
        try_line("set gun.first_fire_turn 1");
    try_line("start red");
    if (!one_in(8))
        try_line("go");
}

/* A few lines, kept as one group or as they come, or dropped again. */
static void
some_lines(void)
{
    struct history *h = &m.b.h;
    uint64_t before = all_of(h);
    bool drop = one_in(4), together = one_in(4);
    int32_t group = 0;

    for (uint32_t n = 1 + upto(drop || together ? 4 : 1); n > 0; n--) {
        m.b.at_ms += one_in(2) ? upto(40000) : 0;
        make_line();
        if (try_made(together ? group : 0) && together && !group)
            group = h->n;
    }
    if (!drop) {
        history_keep(h);
        return;
    }
    history_drop(h, h->kept);
    must(all_of(h) == before, "what was tried and dropped left something");
}

static void
a_battle(uint64_t seed)
{
    m.seed = seed * 0x9E3779B97F4A7C15U + 1;
    m.b.at_ms = 0;
    set_up();
    while (m.b.h.n < LINES)
        some_lines();
}

/* ---- what must hold of every battle ---- */

/* The log told to nobody's memory: line by line the same digests. As every
 * line stands, so does every beginning of the log. */
static void
the_log_makes_the_battle_again(void)
{
    static struct board again;

    board_init(&again);
    for (int32_t i = 0; i < m.b.h.n; i++) {
        const struct record *r = &m.log[i];
        enum verdict v = attempt(&again, r->line, r->at_ms, r->group);

        must(v == (enum verdict)r->verdict, "another verdict when told again");
        must(again.h.n == i + 1, "another number when told again");
        must(again.g->digest == r->digest, "another state when told again");
        history_keep(&again.h);
    }
    must(all_of(&again.h) == all_of(&m.b.h), "told again it is different");
    board_release(&again);
}

static int
undo_all(void)
{
    int n = 0;

    while (m.b.h.done_top != 0) {
        snprintf(m.typed, sizeof m.typed, "undo");
        must(try_made(0), "undo fell");
        n++;
    }
    return n;
}

static void
undone_to_the_first_and_redone_to_the_last(void)
{
    static struct board fresh;
    uint64_t last = m.b.g->digest;
    int n = undo_all();

    board_init(&fresh);
    must(m.b.g->digest == fresh.g->digest, "not as at first");
    board_release(&fresh);
    for (int i = 0; i < n; i++) {
        snprintf(m.typed, sizeof m.typed, "redo");
        must(try_made(0), "redo fell");
    }
    must(m.b.g->digest == last, "not as at last");
}

/* Strike any entry, or replace it by its own words or by others, and undo. */
/* Undone, or, where it was amended, amended to what it was. */
static void
taken_back(const struct entry *e, bool amended)
{
    m.typed[0] = '\0';
    if (amended && !e->clock_only && one_in(2))
        add("amend #%d %.*s", e->n, (int)e->line_n, m.b.h.text + e->line_at);
    else
        add("undo");
    must(try_made(0), "what takes it back fell");
}

static void
corrected_and_back(void)
{
    struct history *h = &m.b.h;
    uint64_t cells = cells_of(h), digest = m.b.g->digest;

    for (int32_t n = 1; n <= h->kept; n++) {
        const struct entry *e = &h->entry[n - 1];
        /* Of the clock a line may stand that would not be made there. */
        bool same = one_in(2) && !e->clock_only;

        if (e->edit || !history_stands(h, n))
            continue;
        m.typed[0] = '\0';
        bool strike = one_in(2);
        if (strike) {
            add("strike #%d", n);
            same = false;
        } else {
            add("=#%d ", n);
            if (same)
                add("%.*s", (int)e->line_n, h->text + e->line_at);
            else
                add_fact();
        }
        bool stands = try_made(0);
        must(stands || !same, "its own words fell");
        if (same)
            must(m.b.g->digest == digest, "its own words changed something");
        if (stands)
            taken_back(&h->entry[n - 1], !strike);
        must(m.b.g->digest == digest, "there and back is elsewhere");
        history_drop(h, h->kept);
        must(cells_of(h) == cells, "dropped, but not gone");
    }
}

static void
whatever_is_typed_the_log_makes_it_again(void **state)
{
    (void)state;
    int battles = many_dear(BATTLES);
    m.stood = m.fell = m.edits = 0;
    for (int i = 0; i < battles; i++) {
        a_battle(1 + (uint64_t)i);
        the_log_makes_the_battle_again();
        board_release(&m.b);
    }
    /* Both kinds of line were many. */
    print_message("%d stood, %d of them edits, %d fell\n", m.stood, m.edits,
                  m.fell);
    assert_true(m.stood > battles * LINES);
    assert_true(m.fell > battles * 10);
    assert_true(m.edits > battles * 4);
}

static void
all_is_undone_and_redone(void **state)
{
    (void)state;
    for (int i = 0; i < many_dear(BATTLES / 3); i++) {
        a_battle(5001 + (uint64_t)i);
        undone_to_the_first_and_redone_to_the_last();
        the_log_makes_the_battle_again();
        board_release(&m.b);
    }
}

static void
every_entry_is_corrected_and_back(void **state)
{
    (void)state;
    for (int i = 0; i < many_dear(BATTLES / 5); i++) {
        a_battle(9001 + (uint64_t)i);
        corrected_and_back();
        board_release(&m.b);
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whatever_is_typed_the_log_makes_it_again),
        cmocka_unit_test(all_is_undone_and_redone),
        cmocka_unit_test(every_entry_is_corrected_and_back),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
