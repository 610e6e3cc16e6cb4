/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_contact.c: who fights whom by places, and close calls, against an
 * oracle that knows no grid and no shortcut: on thousands of small fields it
 * compares every man with every other, and shifts every distance.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "board.h"
#include "close.h"
#include "many.h"
#include "place.h"

enum { MEN = 14, EACH = MEN / 2, FIELDS = 6000 };

static struct board b;

/* ---- chance ---- */

static uint64_t seed;

static uint32_t
chance(uint32_t n)
{
    seed = seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)(seed >> 33) % n;
}

static length
sixteenths(uint32_t n)
{
    return (length)n * (LENGTH_INCH / 16);
}

/* ---- fields ---- */

static struct game *
game(void)
{
    return &b.h.game;
}

static void
set_key(enum key_id k, const char *value)
{
    int32_t cell;

    assert_true(key_read(k, span_of(value), &cell));
    SET(game(), key, k, value, cell);
}

static void
stand(int32_t man, length x, length y, enum placed placed)
{
    SET(game(), man, man, x, x);
    SET(game(), man, man, y, y);
    SET(game(), man, man, placed, (int32_t)placed);
}

static void
measure(int32_t a, int32_t other, length apart)
{
    uint32_t row;

    assert_true(game_add(game(), T_tape, &row));
    SET_AT(game(), tape, row, man, 0, a);
    SET_AT(game(), tape, row, man, 1, other);
    SET(game(), tape, row, apart, apart);
    SET(game(), tape, row, holds, 1);
}

/* What each field is played by. */
static void
random_rules(void)
{
    static const char *const ring[] = {"6", "6", "3", "2 1/2"};
    static const char *const radius[] = {"move", "move", "6", "6 1/8", "4"};
    static const char *const out[] = {"1/4", "1/4", "1", "0"};

    set_key(KEY_MELEE_RADIUS, ring[chance(4)]);
    set_key(KEY_ISOLATION_RADIUS, radius[chance(5)]);
    set_key(KEY_MEASURE_TOLERANCE, out[chance(4)]);
    set_key(KEY_CONTACT_EXCLUSIVE, chance(3) ? "no" : "yes");
    set_key(KEY_ISOLATION_BASIS, chance(3) ? "melee" : "army");
    set_key(KEY_ISOLATION_SELF, chance(2) ? "others" : "own");
    set_key(KEY_ISOLATION_FROM, chance(6) ? "contact" : "melee");
    set_key(KEY_ISOLATION_ENGAGED_SUPPORT, chance(6) ? "yes" : "no");
    set_key(KEY_MELEE_JOIN, chance(6) ? "shared-man" : "separate");
}

/* Small enough that much of it is near some limit; every fourth has places
 * that are only estimated, every fourth tapes. */
static void
random_field(void)
{
    uint32_t wide = 100 + chance(400), deep = 40 + chance(120);
    bool rough = chance(4) == 0, taped = chance(4) == 0;

    random_rules();
    for (int32_t man = 0; man < MEN; man++)
        stand(man, sixteenths(chance(wide)), sixteenths(chance(deep)),
              rough && chance(3) == 0 ? ESTIMATED : MEASURED);
    for (int i = 0; taped && i < 6; i++) {
        static const uint32_t at[] = {2, 3, 95, 96, 97, 191, 192, 193, 384};
        int32_t a = (int32_t)chance(MEN), other = (int32_t)chance(MEN);

        if (a != other)
            measure(a, other, sixteenths(at[chance(9)]));
    }
}

static int
sit_down(void **state)
{
    static const char *const lines[] = {"side red",
                                        "side blue",
                                        "body RA 5 inf",
                                        "body RC 2 cav",
                                        "body BA 5 inf",
                                        "body BC 2 cav",
                                        "start red",
                                        "go",
                                        NULL};

    (void)state;
    board_init(&b);
    board_must(&b, lines);
    assert_int_equal(b.g->rows[T_man], MEN);
    seed = 20261130;
    return 0;
}

static int
get_up(void **state)
{
    (void)state;
    board_release(&b);
    return 0;
}

/* ---- the oracle ---- */

/* One distance as if it were `by` longer; or, exact, as if it were `by`. */
struct shift {
    int32_t a, b;
    int64_t by;
    bool exact;
};

struct melee_told_by_oracle {
    int men[2], aid[2];
};

struct oracle {
    struct shift shift;
    bool touch[MEN][MEN];
    int melee[MEN]; /* a number, 0 none */
    enum role role[MEN];
};

static int64_t
radius(int32_t man)
{
    return key(b.g, b.g->man[man].arm == ARM_CAV ? KEY_FIGURE_CAVALRY
                                                 : KEY_FIGURE_INFANTRY);
}

static const struct tape *
tape_between(int32_t a, int32_t other)
{
    const struct tape *found = NULL;

    for (uint32_t i = 0; i < b.g->rows[T_tape]; i++) {
        const struct tape *t = &b.g->tape[i];

        if ((t->man[0] == a && t->man[1] == other) ||
            (t->man[0] == other && t->man[1] == a))
            found = t; /* the latest */
    }
    return found;
}

static bool
apart_within(const struct shift *s, int32_t a, int32_t other, int64_t limit,
             bool strict)
{
    bool here =
        s && ((s->a == a && s->b == other) || (s->a == other && s->b == a));
    const struct tape *t = tape_between(a, other);
    const struct man *x = &b.g->man[a], *y = &b.g->man[other];
    int64_t by = here && !s->exact ? s->by : 0;

    if (here && s->exact)
        return strict ? s->by < limit : s->by <= limit;
    if (t)
        return strict ? t->apart + by < limit : t->apart + by <= limit;
    int64_t dx = x->x - y->x, dy = x->y - y->y;
    int64_t far = limit - by + radius(a) + radius(other);
    int64_t square = dx * dx + dy * dy;
    return far >= 0 && (strict ? square < far * far : square <= far * far);
}

static int64_t
nearness(const struct shift *s, int32_t a, int32_t other)
{
    const struct tape *t = tape_between(a, other);
    const struct man *x = &b.g->man[a], *y = &b.g->man[other];
    int64_t dx = x->x - y->x, dy = x->y - y->y, by = 0;

    if ((s->a == a && s->b == other) || (s->a == other && s->b == a)) {
        if (s->exact)
            return s->by;
        by = s->by;
    }
    if (t)
        return t->apart + by;
    return root(dx * dx + dy * dy) - radius(a) - radius(other) + by;
}

static bool
enemies(int32_t a, int32_t other)
{
    return b.g->man[a].side != b.g->man[other].side;
}

/* Contact is not shifted away. */
static bool
touching(const struct oracle *o, int32_t a, int32_t other)
{
    length by = key(b.g, KEY_CONTACT_DISTANCE);
    bool strict = key(b.g, KEY_CONTACT_EXCLUSIVE) != 0;

    if (a == other || !enemies(a, other))
        return false;
    return apart_within(NULL, a, other, by, strict) ||
           apart_within(&o->shift, a, other, by, strict);
}

static void
rename_melee(struct oracle *o, int from, int to)
{
    for (int i = 0; i < MEN && from; i++)
        if (o->melee[i] == from)
            o->melee[i] = to;
}

static void
in_contact(struct oracle *o)
{
    for (int i = 0; i < MEN; i++)
        for (int k = 0; k < MEN; k++) {
            o->touch[i][k] = touching(o, i, k);
            if (!o->touch[i][k])
                continue;
            o->role[i] = ROLE_CONTACT;
            if (!o->melee[i])
                o->melee[i] = i + 1;
            if (o->melee[k])
                rename_melee(o, o->melee[k], o->melee[i]);
            o->melee[k] = o->melee[i];
            o->role[k] = ROLE_CONTACT;
        }
}

static bool
ring(const struct oracle *o, int32_t a, int32_t other)
{
    return apart_within(&o->shift, a, other, key(b.g, KEY_MELEE_RADIUS), false);
}

/* Who takes part in two makes them one. */
static void
near_joins(struct oracle *o)
{
    for (int c = 0; c < MEN; c++)
        for (int i = 0; i < MEN && o->role[c] == ROLE_CONTACT; i++) {
            if (i == c || !ring(o, c, i))
                continue;
            if (o->role[i] == ROLE_NONE)
                o->role[i] = ROLE_NEAR;
            if (o->melee[i])
                rename_melee(o, o->melee[i], o->melee[c]);
            o->melee[i] = o->melee[c];
        }
}

static void
near_goes_with_nearest(struct oracle *o)
{
    for (int i = 0; i < MEN; i++) {
        int best = -1;

        for (int c = 0; c < MEN && o->role[i] != ROLE_CONTACT; c++)
            if (c != i && o->role[c] == ROLE_CONTACT && ring(o, c, i) &&
                (best < 0 ||
                 nearness(&o->shift, c, i) < nearness(&o->shift, best, i)))
                best = c;
        if (best < 0)
            continue;
        o->role[i] = ROLE_NEAR;
        o->melee[i] = o->melee[best];
    }
}

static void
consult(struct oracle *o, struct shift shift)
{
    *o = (struct oracle){.shift = shift};
    in_contact(o);
    if (key(b.g, KEY_MELEE_JOIN) == JOIN_SEPARATE)
        near_goes_with_nearest(o);
    else
        near_joins(o);
}

static bool
supports(const struct oracle *o, int melee, int i)
{
    bool from_melee = key(b.g, KEY_ISOLATION_FROM) == FROM_MELEE;
    int32_t fixed = key(b.g, KEY_ISOLATION_RADIUS);
    int64_t limit = fixed != KEY_WORD ? fixed
                                      : key(b.g, b.g->man[i].arm == ARM_CAV
                                                     ? KEY_MOVE_CAVALRY
                                                     : KEY_MOVE_INFANTRY);

    if (o->melee[i] == melee ||
        (o->melee[i] && !key(b.g, KEY_ISOLATION_ENGAGED_SUPPORT)))
        return false;
    for (int p = 0; p < MEN; p++)
        if (o->melee[p] == melee && !enemies(p, i) &&
            (from_melee || o->role[p] == ROLE_CONTACT) &&
            apart_within(&o->shift, p, i, limit, false))
            return true;
    return false;
}

static struct melee_told_by_oracle
told_of(const struct oracle *o, int melee)
{
    struct melee_told_by_oracle m = {
        {0, 0},
        {0, 0}
    };

    for (int i = 0; i < MEN; i++) {
        int side = b.g->man[i].side - 1;

        m.men[side] += o->melee[i] == melee;
        m.aid[side] += supports(o, melee, i);
    }
    return m;
}

/* The ruling by the book's own words (H3c, H3e, H3g). */
struct verdict_of_oracle {
    int lesser; /* -1 equal */
    bool isolated;
    int prisoners, dead, left;
    bool gone;
};

static struct verdict_of_oracle
verdict(const struct oracle *o, int melee)
{
    struct melee_told_by_oracle m = told_of(o, melee);
    struct verdict_of_oracle v = {.lesser = -1};
    bool army = key(b.g, KEY_ISOLATION_BASIS) == BASIS_ARMY;
    bool own = army && key(b.g, KEY_ISOLATION_SELF) == SELF_OWN;

    if (m.men[0] == m.men[1]) {
        v.dead = m.men[0];
        return v;
    }
    v.lesser = m.men[0] < m.men[1] ? 0 : 1;
    int n = m.men[v.lesser], big = m.men[!v.lesser];
    int whole = army ? EACH : n, s = m.aid[v.lesser] + (own ? n : 0);
    v.isolated = 2 * s < whole;
    if (v.isolated)
        v.prisoners = big - n < n ? big - n : n;
    v.dead = n - v.prisoners;
    v.left = big - v.dead;
    return v;
}

/* ---- comparing ---- */

struct scene {
    struct ruling r;
    struct scratch s;
    struct hearing h;
    struct ground at;
    struct reckoning now;
    struct closeness *close;
};

static void
reckon(struct scene *c)
{
    static unsigned char memory[1 << 20];
    static const struct asked ask = {.entry = 1};
    static const struct line line;

    memset(c, 0, sizeof *c);
    c->r.verdict = VERDICT_ALLOWED;
    c->s = (struct scratch){.at = memory, .cap = sizeof memory};
    c->h = (struct hearing){
        .g = game(), .ask = &ask, .line = &line, .s = &c->s, .r = &c->r};
    assert_true(ground_find(&c->h, 4, &c->at));
    assert_true(contact_reckon(&c->h, &c->at, true, &c->now));
    c->close = close_find(&c->h, &c->at, true, &c->now);
    assert_non_null(c->close);
}

static int32_t
member(const struct scene *c, const struct fray *f, uint32_t i)
{
    return c->now.member[f->first + i];
}

static void
same_men(const struct scene *c, const struct oracle *o)
{
    for (int i = 0; i < MEN; i++) {
        assert_int_equal(c->now.role[i], o->role[i]);
        for (int k = 0; k < i; k++)
            assert_int_equal(c->now.fray[i] == c->now.fray[k],
                             o->melee[i] == o->melee[k]);
    }
    for (uint32_t k = 0; k < c->now.n; k++) {
        const struct fray *f = &c->now.of[k];
        struct melee_told_by_oracle m = told_of(o, o->melee[member(c, f, 0)]);

        for (int side = 0; side < 2; side++) {
            assert_int_equal(f->men[side], m.men[side]);
            assert_int_equal(f->aid[side], m.aid[side]);
            assert_int_equal(f->doubt[side], 0);
        }
    }
}

static bool
same_ruling(const struct verdict_of_oracle *a,
            const struct verdict_of_oracle *now)
{
    return a->lesser == now->lesser && a->isolated == now->isolated &&
           (a->prisoners > 0) == (now->prisoners > 0);
}

/* Every melee that men in contact of this one are in under a shift is ruled as
 * this one is. */
static bool
keeps(const struct scene *c, uint32_t k, const struct oracle *base,
      const struct oracle *o)
{
    const struct fray *f = &c->now.of[k];
    struct verdict_of_oracle a = verdict(base, base->melee[member(c, f, 0)]);

    for (uint32_t i = 0; i < f->n; i++) {
        int32_t man = member(c, f, i);
        struct verdict_of_oracle now;

        if (c->now.role[man] != ROLE_CONTACT)
            continue;
        now = verdict(o, o->melee[man]);
        if (!same_ruling(&a, &now))
            return false;
    }
    return true;
}

static int64_t
out_of(int32_t i, int32_t k)
{
    bool rough =
        b.g->man[i].placed == ESTIMATED || b.g->man[k].placed == ESTIMATED;

    return key(b.g, rough && !tape_between(i, k) ? KEY_MEASURE_ESTIMATE
                                                 : KEY_MEASURE_TOLERANCE);
}

/* A ruling not marked close keeps isolation, the greater side and the capture
 * under every shift of any one distance. */
static void
unmarked_rulings_keep(const struct scene *c, const struct oracle *base)
{
    for (int i = 0; i < MEN; i++)
        for (int k = 0; k < i; k++) {
            int64_t t = touching(base, i, k) ? 0 : out_of(i, k);
            int64_t by[3] = {t, -t, (int64_t)chance((uint32_t)t + 1)};

            if (chance(2))
                by[2] = -by[2];
            for (int s = 0; s < 3 && t > 0; s++) {
                struct oracle o;

                consult(&o, (struct shift){i, k, by[s], false});
                for (uint32_t n = 0; n < c->now.n; n++)
                    if (c->close[n].turns.kind == CLOSE_NONE)
                        assert_true(keeps(c, n, base, &o));
            }
        }
}

static bool
outcome_is(const struct close *c, const struct verdict_of_oracle *v)
{
    return c->lesser == v->lesser && c->sum.prisoners == v->prisoners &&
           c->sum.dead == v->dead && c->sum.left == v->left;
}

/* The other outcome that is told is what the distance as it is told makes it:
 * of one of the melees that come of it. */
static void
told_outcome_holds(const struct scene *c, uint32_t k, const struct oracle *base,
                   const struct close *told, bool turns)
{
    const struct fray *f = &c->now.of[k];
    struct oracle o;
    bool found = false;

    if (told->kind == CLOSE_NONE || told->kind == CLOSE_ROUGH)
        return;
    consult(&o, (struct shift){told->man[0], told->man[1], told->as, true});
    for (uint32_t i = 0; i < f->n; i++) {
        struct verdict_of_oracle v;

        if (c->now.role[member(c, f, i)] != ROLE_CONTACT)
            continue;
        v = verdict(&o, o.melee[member(c, f, i)]);
        found = found || outcome_is(told, &v);
    }
    assert_true(found);
    if (turns)
        assert_false(keeps(c, k, base, &o));
    assert_true(told->margin <= told->out + 1);
    assert_true(told->inside ? told->as >= told->limit
                             : told->as <= told->limit);
}

struct seen {
    int melees, close, shifts, kinds[CLOSE_ROUGH + 1], joined;
};

static void
look(struct seen *seen, const struct scene *c)
{
    for (uint32_t k = 0; k < c->now.n; k++) {
        seen->melees++;
        seen->close += c->close[k].turns.kind != CLOSE_NONE;
        seen->shifts += c->close[k].shifts.kind != CLOSE_NONE;
        seen->kinds[c->close[k].turns.kind]++;
    }
}

static void
places_and_close_calls_are_as_the_oracle_says(void **state)
{
    struct seen seen = {0};

    (void)state;
    for (int field = many(FIELDS); field > 0; field--) {
        struct scene c;
        struct oracle base;
        uint64_t mark = b.g->mark;

        random_field();
        reckon(&c);
        consult(&base, (struct shift){-1, -1, 0, false});
        same_men(&c, &base);
        unmarked_rulings_keep(&c, &base);
        for (uint32_t k = 0; k < c.now.n; k++) {
            told_outcome_holds(&c, k, &base, &c.close[k].turns, true);
            told_outcome_holds(&c, k, &base, &c.close[k].shifts, false);
        }
        look(&seen, &c);
        assert_true(game_revert(game(), mark));
    }
    if (steps_are_dear())
        return;
    /* The fields were worth the trouble. */
    assert_true(seen.melees > FIELDS / 2);
    assert_true(seen.close > FIELDS / 20);
    assert_true(seen.shifts > FIELDS / 50);
    for (int kind = CLOSE_RING; kind <= CLOSE_ROUGH; kind++)
        assert_true(seen.kinds[kind] > 20);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(
            places_and_close_calls_are_as_the_oracle_says, sit_down, get_up),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
