/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_density.c: the formation-density rules, whatever is typed. Armies of
 * unequal units are led through melees by lines made at random, right ones and
 * wrong ones, and after each of them every warrior is accounted for.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "board.h"
#include "broken.h"
#include "chapters.h"
#include "density.h"
#include "say.h"
#include "usage.h"

enum { UNITS = 7, LINES = 120, BATTLES = 60 };

struct war {
    struct board b, again;
    uint32_t seed;
    int32_t strength[UNITS]; /* as it was typed */
    int32_t units;
    char line[512];
    size_t n;
};

/* ---- chance ---- */

/* A number below n; the same seed makes the same war. */
static uint32_t
chance(struct war *w, uint32_t n)
{
    w->seed = w->seed * 1664525U + 1013904223U;
    return (w->seed >> 8) % n;
}

static bool
once_in(struct war *w, uint32_t n)
{
    return chance(w, n) == 0;
}

static void
took(struct war *w, int bytes)
{
    assert_true(bytes >= 0);
    w->n += (size_t)bytes;
    assert_true(w->n < sizeof w->line);
}

#define PUT(w, ...) \
    took((w),       \
         snprintf((w)->line + (w)->n, sizeof(w)->line - (w)->n, __VA_ARGS__))

static void
begin_line(struct war *w)
{
    w->n = 0;
}

/* U0, U2 .. of one side and U1, U3 .. of the other, or nobody's name. */
static int32_t
some_unit(struct war *w)
{
    return once_in(w, 50) ? UNITS : (int32_t)chance(w, UNITS);
}

/* ---- made lines ---- */

static void
make_unit(struct war *w, int32_t unit)
{
    static const char *const weapon[] = {"javelin", "spear", "sword",
                                         "fastsword"};
    int32_t ranks = 1 + (int32_t)chance(w, 5), all = 0;
    begin_line(w);
    PUT(w, "unit U%d side %s ranks ", unit, unit % 2 ? "Odd" : "Even");
    for (int32_t i = 0; i < ranks; i++) {
        int32_t men = (int32_t)chance(w, 5) + (i == 0 && unit == 0);
        PUT(w, "%s%d", i > 0 ? "," : "", men);
        all += men;
    }
    int32_t out = all == 0 ? 1 : (int32_t)chance(w, 3);
    PUT(w, " out %d weapon %s", out, weapon[chance(w, 4)]);
    if (once_in(w, 2))
        PUT(w, " shields no");
    w->strength[unit] = all + out;
}

static void
make_dice(struct war *w, int32_t n)
{
    if (once_in(w, 25))
        n++;
    for (int32_t i = 0; i < n; i++)
        PUT(w, "%s%d", i > 0 ? "," : "",
            (int)chance(w, once_in(w, 40) ? 9 : 6) + 1);
    if (n == 0)
        PUT(w, "x");
}

static const char *
some_edge(struct war *w)
{
    static const char *const edge[] = {"front", "front", "front",
                                       "flank", "rear",  "nose"};
    return edge[chance(w, once_in(w, 30) ? 6 : 5)];
}

static void
make_contact(struct war *w)
{
    int32_t a = some_unit(w), b = some_unit(w);
    const char *edge = some_edge(w);
    PUT(w, "contact U%d %s U%d %s", a, edge, b, some_edge(w));
}

static void
make_strike(struct war *w)
{
    const struct game *g = w->b.g;
    int32_t a = some_unit(w), b = some_unit(w);
    for (uint32_t i = 0; i < g->rows[T_touching]; i++) {
        const struct touching *t = &g->touching[i];
        if (t->state != TOUCHING_NOW || !once_in(w, 2))
            continue;
        bool first = once_in(w, 2);
        a = ROW(t->unit[!first]);
        b = ROW(t->unit[first]);
    }
    int32_t front = a < w->units ? unit_front(&g->unit[a]) : 1;
    PUT(w, "strike U%d U%d ", a, b);
    if (key(g, KEY_STRIKERS) == STRIKERS_DECLARED && front > 0) {
        front = 1 + (int32_t)chance(w, (uint32_t)front);
        PUT(w, "with %d ", front);
    }
    PUT(w, "dice ");
    make_dice(w, front);
}

static void
make_wall(struct war *w, const struct fight *f)
{
    bool each = key(w->b.g, KEY_WALL) == WALL_EACH;
    PUT(w, "wall U%d die ", ROW(f->target));
    make_dice(w, each ? f->hits : 1);
}

static void
make_allot(struct war *w, int32_t fight)
{
    const struct game *g = w->b.g;
    const struct fight *f = &g->fight[ROW(fight)];
    int32_t front[UNITS], left = f->hits;
    uint32_t n = fight_fronts(g, fight, f->striker, front, UNITS);
    PUT(w, "allot");
    for (uint32_t i = 0; i < n; i++) {
        int32_t room = unit_capacity(g, unit_at(g, front[i]));
        int32_t k = left < room ? left : room;
        if (once_in(w, 4) && k > 0)
            k--;
        PUT(w, " U%d=%d", ROW(front[i]), k);
        left -= k;
    }
    if (n == 0)
        PUT(w, " U0=%d", left);
}

/* What waits: a shield wall, an allotment. */
static bool
make_pending(struct war *w)
{
    const struct game *g = w->b.g;
    for (uint32_t i = 0; i < g->rows[T_fight]; i++) {
        if (g->fight[i].pending == PENDING_NONE)
            continue;
        if (g->fight[i].pending == PENDING_WALL)
            make_wall(w, &g->fight[i]);
        else
            make_allot(w, REF((int32_t)i));
        return true;
    }
    return false;
}

static void
make_retreat(struct war *w)
{
    const struct game *g = w->b.g;
    int32_t unit = some_unit(w);
    for (uint32_t i = 0; i < g->rows[T_beaten]; i++)
        if (g->beaten[i].state == BEATEN_DUE)
            unit = ROW(g->beaten[i].unit);
    PUT(w, "retreat U%d", unit);
    if (!once_in(w, 10))
        PUT(w, " die %d", (int)chance(w, 6) + 1);
    if (once_in(w, 2))
        PUT(w, " path %s", once_in(w, 3) ? "blocked" : "diagonal");
    if (once_in(w, 2))
        PUT(w, " lost %d", (int)chance(w, 3));
    if (once_in(w, 3))
        PUT(w, " back %d", (int)chance(w, 3));
}

static void
put_from(struct war *w)
{
    if (once_in(w, 2))
        PUT(w, " from U%d", some_unit(w));
}

/* What the referee has not yet said he sees, of a fight whose points wait. */
static bool
make_sight(struct war *w)
{
    const struct game *g = w->b.g;
    for (uint32_t i = 0; i < g->rows[T_sighting]; i++) {
        const struct sighting *s = &g->sighting[i];
        if (s->fight == 0 || s->seen ||
            g->fight[ROW(s->fight)].phase != FIGHT_SPENDING)
            continue;
        PUT(w, "see U%d %s %d from U%d", ROW(s->unit),
            once_in(w, 4) ? "no" : "yes", (int)chance(w, 20),
            ROW(fight_first(g, s->fight)));
        return true;
    }
    return false;
}

static void
make_spending(struct war *w)
{
    int32_t a = some_unit(w), b = some_unit(w);
    if (!once_in(w, 5) && make_sight(w))
        return;
    switch (chance(w, 8)) {
    case 0:
    case 1:
    case 2:
        PUT(w, "see U%d %s %d", a, once_in(w, 4) ? "no" : "yes",
            (int)chance(w, 20));
        put_from(w);
        break;
    case 3:
    case 4:
        PUT(w, "demoralise U%d", a);
        if (once_in(w, 2))
            PUT(w, " %d", (int)chance(w, 4));
        put_from(w);
        break;
    case 5:
        PUT(w, "force-retreat U%d lost %d", a, (int)chance(w, 2));
        put_from(w);
        break;
    case 6:
        PUT(w, "force-attack U%d U%d", a, b);
        put_from(w);
        break;
    default:
        PUT(w, "range U%d U%d %d", a, b, (int)chance(w, 20));
        break;
    }
}

/* One of the switches, and any of its values. */
static void
make_switch(struct war *w)
{
    int span = KEY_RETREAT_LIMIT - KEY_DENSITY + 1;
    enum key_id k = (enum key_id)(KEY_DENSITY + (int)chance(w, (uint32_t)span));
    char bytes[32];
    struct text t;
    text_init(&t, bytes, sizeof bytes);
    key_write(&t, k, (int32_t)chance(w, 2));
    PUT(w, "set %s %s", key_info(k)->name, text_z(&t));
}

static void
make_word(struct war *w)
{
    int32_t a = some_unit(w);
    switch (chance(w, 9)) {
    case 0:
        PUT(w, "density U%d %d", a, (int)chance(w, 8));
        break;
    case 1:
        PUT(w, "density U%d auto", a);
        break;
    case 2:
        PUT(w, "lose U%d %d because of the cat", a, (int)chance(w, 3));
        break;
    case 3:
        PUT(w, "won %s die %d at U%d", once_in(w, 2) ? "Odd" : "Even",
            (int)chance(w, 6) + 1, a);
        break;
    case 4:
        PUT(w, "undo");
        break;
    case 5:
        PUT(w, "turn");
        break;
    case 6:
        PUT(w, "amend #%d strike U%d U%d dice 3", (int)chance(w, 40) + 1, a,
            some_unit(w));
        break;
    case 7:
        PUT(w, "strike #%d", (int)chance(w, 60) + 1);
        break;
    default:
        make_switch(w);
        break;
    }
}

static void
make_line(struct war *w)
{
    int32_t a = some_unit(w);
    begin_line(w);
    if (once_in(w, 20)) {
        PUT(w, "overrule: ");
    }
    if (!once_in(w, 6) && make_pending(w))
        return;
    switch (chance(w, 16)) {
    case 0:
    case 1:
        make_contact(w);
        break;
    case 2:
    case 3:
    case 4:
    case 5:
    case 6:
        make_strike(w);
        break;
    case 7:
        PUT(w, "%s U%d", once_in(w, 2) ? "skip" : "done", a);
        break;
    case 8:
        PUT(w, "compare");
        if (once_in(w, 2))
            PUT(w, " U%d", a);
        if (once_in(w, 4))
            PUT(w, " die %d", (int)chance(w, 6) + 1);
        break;
    case 9:
    case 10:
        make_retreat(w);
        break;
    case 11:
        make_word(w);
        break;
    default:
        make_spending(w);
        break;
    }
}

/* ---- what must hold ---- */

static void
assert_accounted(struct war *w)
{
    const struct game *g = w->b.g;
    const char *broken = game_broken(g);
    if (broken)
        fail_msg("after \"%s\": %s", w->line, broken);
    for (uint32_t i = 0; i < g->rows[T_unit]; i++) {
        const struct unit *u = &g->unit[i];
        int32_t all = unit_formed(u) + u->out + u->killed;
        if (all != w->strength[i])
            fail_msg("after \"%s\": U%u has %d of %d", w->line, (unsigned)i,
                     all, w->strength[i]);
    }
    for (uint32_t i = 0; i < g->rows[T_fight]; i++) {
        assert_true(g->fight[i].purse[0] >= 0);
        assert_true(g->fight[i].purse[1] >= 0);
    }
}

/* A line that fell has left everything as it was. */
static void
say(struct war *w)
{
    struct board *b = &w->b;
    uint64_t digest = b->g->digest;
    uint32_t rows[TABLES];
    int32_t n = b->h.n;
    memcpy(rows, b->g->rows, sizeof rows);
    b->lexicon.sets = ruleset_sets(b->g->battle->ruleset);
    if (board_say(b, w->line) < VERDICT_ALLOWED) {
        assert_true(b->g->digest == digest);
        assert_int_equal(b->h.n, n);
        assert_memory_equal(rows, b->g->rows, sizeof rows);
        assert_true(b->r.why.code != FAULT_NONE);
    }
    assert_accounted(w);
}

/* The log, line by line, makes the same battle anew. */
static void
assert_made_again(struct war *w)
{
    struct board *b = &w->b, *again = &w->again;
    char line[LINE_MAX_BYTES + 1];
    board_init(again);
    for (int32_t n = 1; n <= b->h.n; n++) {
        struct span s = history_line(&b->h, history_entry(&b->h, n));
        memcpy(line, s.at, s.n);
        line[s.n] = '\0';
        again->lexicon.sets = ruleset_sets(again->g->battle->ruleset);
        if (board_say(again, line) < VERDICT_ALLOWED)
            fail_msg("#%d \"%s\" fell: %s", n, line,
                     fault_name((enum fault_code)again->r.why.code));
    }
    assert_true(again->g->digest == b->g->digest);
    assert_memory_equal(again->g->rows, b->g->rows, sizeof b->g->rows);
    for (int t = 0; t < TABLES; t++)
        assert_memory_equal(again->g->cells[t], b->g->cells[t],
                            (size_t)b->g->rows[t] * sizeof(int32_t) *
                                table_width((enum table)t));
    board_release(again);
}

static void
begin_war(struct war *w, uint32_t seed)
{
    memset(w->strength, 0, sizeof w->strength);
    w->seed = seed * 2654435761U + 1;
    board_init(&w->b);
    assert_true(board_say(&w->b, "edition density") >= VERDICT_ALLOWED);
    w->b.lexicon.sets = SET_DENSITY;
    for (w->units = 0; w->units < UNITS; w->units++) {
        make_unit(w, w->units);
        if (board_say(&w->b, w->line) < VERDICT_ALLOWED)
            fail_msg("\"%s\" fell", w->line);
    }
    for (int i = 0; i < 3; i++) {
        begin_line(w);
        make_switch(w);
        say(w);
    }
}

/* A correction that takes a unit's own line away is not what is tried here:
 * its strength would be another. */
static bool
touches_units(const struct war *w)
{
    int32_t n = 0;
    const char *at = strchr(w->line, '#');
    return at && sscanf(at, "#%d", &n) == 1 && n <= UNITS + 1;
}

/* ---- the wars ---- */

static void
every_warrior_is_accounted_for(void **state)
{
    static struct war w;
    int blows = 0, retreats = 0, spent = 0;
    (void)state;
    for (uint32_t seed = 1; seed <= BATTLES; seed++) {
        begin_war(&w, seed);
        for (int i = 0; i < LINES; i++) {
            make_line(&w);
            if (!touches_units(&w) &&
                !(w.b.h.n <= UNITS + 1 && strstr(w.line, "undo")))
                say(&w);
        }
        blows += (int)w.b.g->rows[T_blow];
        retreats += (int)w.b.g->rows[T_beaten];
        spent += (int)w.b.g->rows[T_ledger];
        assert_made_again(&w);
        board_release(&w.b);
    }
    /* the wars were wars */
    assert_true(blows > BATTLES);
    assert_true(retreats > BATTLES / 2);
    assert_true(spent > BATTLES / 2);
}

static void
undone_to_the_first_line_nothing_is_left(void **state)
{
    static struct war w;
    (void)state;
    for (uint32_t seed = 100; seed < 120; seed++) {
        begin_war(&w, seed);
        for (int i = 0; i < LINES; i++) {
            make_line(&w);
            if (!strchr(w.line, '#') && !strstr(w.line, "undo"))
                say(&w);
        }
        assert_true(board_say(&w.b, "undo to #1") >= VERDICT_ALLOWED);
        assert_int_equal(w.b.g->rows[T_unit], 0);
        assert_int_equal(w.b.g->rows[T_side], 0);
        board_init(&w.again);
        board_say(&w.again, "edition density");
        assert_true(w.b.g->digest == w.again.g->digest);
        board_release(&w.again);
        assert_true(board_say(&w.b, "redo") >= VERDICT_ALLOWED);
        assert_accounted(&w);
        assert_int_equal(w.b.g->rows[T_unit], UNITS);
        board_release(&w.b);
    }
}

/* ---- a what-if, dice, words ---- */

static const char *const duel[] = {"unit A side X ranks 3,1 weapon fastsword",
                                   "unit B side Y ranks 2 weapon spear",
                                   "contact A front B front", NULL};

static void
begin_duel(struct board *b)
{
    board_init(b);
    assert_true(board_say(b, "edition density") >= VERDICT_ALLOWED);
    b->lexicon.sets = SET_DENSITY;
    board_must(b, duel);
}

static void
a_what_if_leaves_nothing(void **state)
{
    static struct board b;
    (void)state;
    begin_duel(&b);
    uint64_t digest = b.g->digest;
    assert_true(board_say(&b, "? strike A B dice 4,5,6") >= VERDICT_ALLOWED);
    assert_true(b.g->digest != digest);
    assert_int_equal(b.g->fight[0].hits, 3);
    assert_true(board_say(&b, "compare") >= VERDICT_ALLOWED);
    assert_int_equal(b.g->rows[T_blow], 0);
    board_release(&b);
}

static int32_t
throws(struct board *b, const char *line, const char **word)
{
    board_say(b, line);
    return density_throws(b->g, &b->line, word);
}

static void
dice_left_out_are_the_tools_to_throw(void **state)
{
    static struct board b;
    const char *word;
    (void)state;
    begin_duel(&b);
    assert_int_equal(throws(&b, "? strike A B", &word), 3);
    assert_string_equal(word, "dice");
    assert_int_equal(throws(&b, "? strike A B dice 1,2,3", &word), 0);
    assert_int_equal(throws(&b, "? strike Q B", &word), 0);
    assert_int_equal(throws(&b, "? wall B", &word), 0);
    assert_true(board_say(&b, "strike A B dice 4,5,1") >= VERDICT_ALLOWED);
    assert_int_equal(throws(&b, "? wall B", &word), 1);
    assert_string_equal(word, "die");
    assert_int_equal(throws(&b, "? wall A", &word), 0);
    assert_true(board_say(&b, "set wall each") >= VERDICT_ALLOWED);
    assert_int_equal(throws(&b, "? wall B", &word), 2);
    assert_int_equal(throws(&b, "? compare", &word), 0);
    assert_int_equal(throws(&b, "? retreat B lost 1", &word), 1);
    assert_int_equal(throws(&b, "? won X at B", &word), 1);
    assert_int_equal(throws(&b, "? skip A", &word), 0);
    board_release(&b);
}

static void
every_row_is_right(void **state)
{
    static struct board b;
    struct verbs all = density_verbs();
    (void)state;
    board_init(&b);
    b.lexicon.sets = SET_DENSITY;
    for (uint32_t i = 0; i < all.n; i++) {
        const struct verb *v = &all.row[i];
        struct line l = {.word = b.word};
        struct span rest;
        struct fault why;
        assert_int_equal(v->sets, SET_DENSITY);
        assert_true(usage_ok(v->usage));
        assert_true(*v->summary != '\0');
        assert_true(
            line_read(span_of(v->example), &b.lexicon, &l, &rest, &why));
        assert_ptr_equal(l.verb, v);
        assert_true(v->kind == VERB_EDIT || v->rule != NULL);
    }
    board_release(&b);
}

/* The code that a line is refused with, reading and ruling alike. */
static const char *
code_of(struct board *b, const char *line)
{
    if (board_say(b, line) >= VERDICT_ALLOWED)
        return "stands";
    if (!b->read)
        density_misread(&b->line, &b->r.why);
    return fault_name((enum fault_code)b->r.why.code);
}

static void
lines_that_cannot_be_read_have_their_codes(void **state)
{
    static struct board b;
    (void)state;
    begin_duel(&b);
    assert_string_equal(code_of(&b, "charge A B"), "E_COMMAND");
    assert_string_equal(code_of(&b, "fire rg1 3"), "E_COMMAND");
    assert_string_equal(code_of(&b, "density B"), "E_SYNTAX");
    assert_string_equal(code_of(&b, "strike A"), "E_SYNTAX");
    assert_string_equal(code_of(&b, "turn on"), "E_SYNTAX");
    assert_string_equal(code_of(&b, "unit C side X"), "E_SYNTAX");
    assert_string_equal(code_of(&b, "strike A B"), "E_DICE");
    assert_string_equal(code_of(&b, "see B maybe 3"), "E_SYNTAX");
    assert_string_equal(code_of(&b, "see B yes 1000000"), "E_RANGE");
    assert_string_equal(code_of(&b, "see B yes 3in"), "E_NUMBER");
    assert_string_equal(code_of(&b, "contact A front B flank"), "E_DUP");
    assert_string_equal(code_of(&b, "allot B=1"), "E_NO_HITS");
    assert_string_equal(code_of(&b, "edition book"), "started");
    board_release(&b);
}

static void
keys_know_their_rule_set(void **state)
{
    static struct board b;
    int density = 0;
    (void)state;
    for (int k = 0; k < KEYS; k++) {
        bool dot = strchr(key_info((enum key_id)k)->name, '.') != NULL;
        density += !dot;
        assert_int_equal(key_sets((enum key_id)k),
                         dot ? SET_LITTLE_WARS : SET_DENSITY);
        assert_string_equal(key_value((enum key_id)k, EDITION_DENSITY),
                            key_info((enum key_id)k)->value[0]);
    }
    assert_int_equal(density, 22);
    board_init(&b);
    assert_true(board_say(&b, "set wall each") < VERDICT_ALLOWED);
    assert_int_equal(b.r.why.code, FAULT_NO_KEY);
    board_release(&b);
}

/* ---- the referee's word against a rule, and what no word moves ---- */

static void
a_rule_can_be_overruled_and_a_purse_cannot(void **state)
{
    static const char *const to_spending[] = {
        "unit C side Y ranks 4 weapon spear",
        "compare",
        "retreat B die 1",
        "see B yes 9",
        "see C yes 20",
        NULL};
    static struct board b;
    (void)state;
    begin_duel(&b);
    board_must(&b, to_spending);
    assert_string_equal(code_of(&b, "demoralise C"), "E_NEARER");
    assert_string_equal(code_of(&b, "overrule: force-retreat B because no"),
                        "E_POINTS");
    assert_int_equal(
        board_say(&b, "overrule: demoralise C because B is under the sofa"),
        VERDICT_OVERRULED);
    assert_int_equal(unit_formed(unit_at(b.g, 3)), 3);
    assert_int_equal(b.g->fight[0].purse[0], 0);
    assert_string_equal(code_of(&b, "overrule: demoralise C because more"),
                        "E_POINTS");
    assert_null(game_broken(b.g));
    board_release(&b);
}

/* --- second blows, and whose density is the greatest --- */

/* It is due while one of them is left in formation. */
static void
a_blow_is_due_to_the_last_man(void **state)
{
    static const char *const one[] = {
        "set second_blow forced",
        "unit A side X ranks 2 weapon fastsword",
        "unit B side Y ranks 1 weapon spear shields no",
        "contact A front B front",
        "strike A B dice 1,1",
        NULL};
    static struct board b;
    (void)state;
    board_init(&b);
    board_say(&b, "edition density");
    b.lexicon.sets = SET_DENSITY;
    board_must(&b, one);
    assert_string_equal(code_of(&b, "skip A"), "E_BLOW_DUE");
    assert_string_equal(code_of(&b, "compare"), "E_BLOW_DUE");
    assert_int_equal(b.r.why.have, 2);
    assert_int_equal(b.r.why.need, 2);
    board_must(&b, (const char *const[]){"strike A B dice 5,1", NULL});
    board_release(&b);
}

/* Of two as dense the one that was named first is the group's. */
static void
at_a_tie_the_first_is_the_greatest(void **state)
{
    static const char *const group[] = {"set group highest",
                                        "unit A side X ranks 4 weapon spear",
                                        "unit B side X ranks 4 weapon spear",
                                        "unit C side Y ranks 2 weapon spear",
                                        "contact A front C front",
                                        "contact B front C flank",
                                        "compare",
                                        NULL};
    static struct board b;
    int pairs = 0;
    (void)state;
    board_init(&b);
    board_say(&b, "edition density");
    b.lexicon.sets = SET_DENSITY;
    board_must(&b, group);
    for (uint32_t i = 0; i < b.g->rows[T_spoken]; i++)
        if (b.g->spoken[i].kind == SPOKEN_PAIR) {
            assert_int_equal(b.g->spoken[i].d, 1);
            pairs++;
        }
    assert_int_equal(pairs, 2);
    board_release(&b);
}

/* Points are spent when each is seen that has a man left in formation. */
static void
the_last_man_is_to_be_seen(void **state)
{
    static const char *const lines[] = {"unit C side Y ranks 1 weapon spear",
                                        "compare", "retreat B die 1",
                                        "see B yes 9", NULL};
    static struct board b;
    (void)state;
    begin_duel(&b);
    board_must(&b, lines);
    assert_string_equal(code_of(&b, "demoralise B"), "E_UNSEEN");
    assert_int_equal(b.r.why.subject, 3);
    board_must(&b, (const char *const[]){"see C yes 20", "demoralise B", NULL});
    board_release(&b);
}

/* What is typed without a unit corrects what was typed with one. */
static void
a_shorter_line_corrects_a_longer(void **state)
{
    static struct board b;
    (void)state;
    begin_duel(&b);
    board_must(&b, (const char *const[]){"compare A", "=compare", NULL});
    assert_int_equal(b.h.n_play, 5);
    board_must(&b, (const char *const[]){"=compare B", NULL});
    assert_int_equal(b.h.n_play, 5);
    board_release(&b);
}

static void
assert_prompt(struct board *b, const char *words)
{
    char bytes[128];
    struct text t;
    text_init(&t, bytes, sizeof bytes);
    say_prompt(&t, b->g, b->at_ms, false);
    assert_string_equal(text_z(&t), words);
}

static void
the_prompt_asks_for_what_waits(void **state)
{
    static struct board b;
    char bytes[1024];
    struct text t;
    (void)state;
    board_init(&b);
    board_say(&b, "edition density");
    assert_prompt(&b, "setup >");
    board_release(&b);
    begin_duel(&b);
    assert_prompt(&b, "turn 1 >");
    board_say(&b, "strike A B dice 4,5,1");
    assert_prompt(&b, "wall of B? >");
    board_say(&b, "wall B die 5");
    assert_prompt(&b, "turn 1 >");
    board_say(&b, "skip A");
    board_say(&b, "compare");
    assert_prompt(&b, "B retreats? >");
    board_say(&b, "retreat B die 4");
    board_say(&b, "clock 4:00");
    assert_prompt(&b, "turn 1  4:00 >");
    board_say(&b, "pause");
    assert_prompt(&b, "turn 1 PAUSED 4:00 >");
    text_init(&t, bytes, sizeof bytes);
    say_status(&t, &b.h, 0);
    assert_string_equal(text_z(&t),
                        "Turn 1.\n"
                        "    A: ranks 3/1 out 0 killed 0 density 3\n"
                        "    B: ranks 0 out 0 killed 2 density 0 DESTROYED\n"
                        "    the fight of A spends its points, X holds 4.\n"
                        "    last: #11 pause\n");
    board_release(&b);
}

/* The invariants are looked at: each, broken by hand, is named. */
static void
what_is_broken_is_found(void **state)
{
    static struct board b;
    struct game *g = &b.h.game;
    (void)state;
    begin_duel(&b);
    uint64_t mark = g->mark;
    assert_null(game_broken(g));
    SET(g, unit, 0, killed, 1);
    assert_string_equal(game_broken(g), "a unit's warriors and its strength");
    game_revert(g, mark);
    SET_AT(g, fight, 0, purse, 1, -1);
    assert_string_equal(game_broken(g), "a purse below nought");
    game_revert(g, mark);
    SET(g, unit, 1, side, 1);
    assert_string_equal(game_broken(g), "a unit in contact with its own side");
    game_revert(g, mark);
    SET(g, fight, 0, hits, 2);
    assert_string_equal(game_broken(g), "a fight and the hits that wait");
    game_revert(g, mark);
    SET(g, fight, 0, phase, FIGHT_CLOSED);
    assert_string_equal(game_broken(g), "a contact in a fight that is over");
    game_revert(g, mark);
    SET(g, unit, 1, owed, 9);
    assert_string_equal(game_broken(g), "a unit's counts");
    game_revert(g, mark);
    assert_null(game_broken(g));
    board_release(&b);
}

static void
facing_turns_with_the_retreat(void **state)
{
    static const char *const lines[] = {
        "unit C side X ranks 5 weapon spear",
        "unit D side Y ranks 4 weapon spear facing 270",
        "contact C front D front", "compare C", NULL};
    static struct board b;
    (void)state;
    begin_duel(&b);
    board_must(&b, lines);
    assert_true(board_say(&b, "? retreat D die 2 lost 1 back 1") >=
                VERDICT_ALLOWED);
    assert_int_equal(unit_at(b.g, 4)->facing, 270 + 1);
    assert_true(board_say(&b, "retreat D die 2 lost 1") >= VERDICT_ALLOWED);
    assert_int_equal(unit_at(b.g, 4)->facing, 90 + 1);
    board_release(&b);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_warrior_is_accounted_for),
        cmocka_unit_test(undone_to_the_first_line_nothing_is_left),
        cmocka_unit_test(a_what_if_leaves_nothing),
        cmocka_unit_test(dice_left_out_are_the_tools_to_throw),
        cmocka_unit_test(every_row_is_right),
        cmocka_unit_test(lines_that_cannot_be_read_have_their_codes),
        cmocka_unit_test(keys_know_their_rule_set),
        cmocka_unit_test(a_rule_can_be_overruled_and_a_purse_cannot),
        cmocka_unit_test(a_blow_is_due_to_the_last_man),
        cmocka_unit_test(at_a_tie_the_first_is_the_greatest),
        cmocka_unit_test(the_last_man_is_to_be_seen),
        cmocka_unit_test(a_shorter_line_corrects_a_longer),
        cmocka_unit_test(the_prompt_asks_for_what_waits),
        cmocka_unit_test(what_is_broken_is_found),
        cmocka_unit_test(facing_turns_with_the_retreat),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
