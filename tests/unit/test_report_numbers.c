/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_report_numbers.c: every figure of a report is one that was ruled, and
 * what was ruled stands in it: at its head, in the order of battle, in every
 * move's paragraph, at the end; the tables are counted anew from the men. Of
 * the book's battle, and of battles that nobody would play.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "reporter.h"

#include "made_battle.h"

enum { BATTLES = 300, LINES = 60 };

enum { POOL = 4096, MOST = 1000 };

/* Numbers that were ruled in a move: which may stand in its paragraph, and
 * how often each must. */
struct pool {
    bool may[MOST];
    int must[MOST];
};

static void
may(struct pool *p, int32_t n)
{
    if (n >= 0 && n < MOST)
        p->may[n] = true;
}

static void
must(struct pool *p, int32_t n)
{
    may(p, n);
    if (n > 0 && n < MOST)
        p->must[n]++;
}

static void
must_arms(struct pool *p, int32_t inf, int32_t cav)
{
    if (inf > 0)
        must(p, inf);
    if (cav > 0)
        must(p, cav);
}

/* Those that fell by an entry, added to: foot, horse. */
static void
add_fallen(int32_t entry, int32_t fell[2])
{
    for (uint32_t k = 0; k < b.g->rows[T_casualty]; k++) {
        const struct casualty *c = &b.g->casualty[k];

        if (c->entry == entry)
            fell[c->arm == ARM_CAV]++;
    }
}

/* What a gun has fired in a move is told in one. */
static void
pool_shots(struct pool *p, int32_t seq)
{
    for (int32_t gun = 1; gun <= (int32_t)b.g->rows[T_gun]; gun++) {
        int32_t shots = 0, killed = 0, fell[2] = {0};

        for (uint32_t i = 0; i < b.g->rows[T_shot]; i++) {
            const struct shot *s = &b.g->shot[i];

            if (s->seq != seq || s->gun != gun)
                continue;
            shots += s->shots;
            killed += s->killed;
            add_fallen(s->entry, fell);
        }
        assert_int_equal(fell[0] + fell[1], killed);
        may(p, shots);
        if (shots > 0 && shots < MOST && p->must[shots] == 0)
            must(p, shots); /* once: "with four shots each" */
        must_arms(p, fell[0], fell[1]);
    }
}

static void
pool_melees(struct pool *p, int32_t seq)
{
    for (uint32_t i = 0; i < b.g->rows[T_ruled]; i++) {
        const struct ruled *m = &b.g->ruled[i];
        int32_t arm[3][3] = {{0}};

        if (m->seq != seq)
            continue;
        for (uint32_t k = 0; k < b.g->rows[T_fate]; k++) {
            const struct man *man = &b.g->man[b.g->fate[k].man];

            if (b.g->fate[k].melee == m->melee)
                arm[man->side][man->arm]++;
        }
        must_arms(p, arm[1][ARM_INF], arm[1][ARM_CAV]);
        must_arms(p, arm[2][ARM_INF], arm[2][ARM_CAV]);
        assert_int_equal(m->lesser_men + m->greater_men,
                         arm[1][ARM_INF] + arm[1][ARM_CAV] + arm[2][ARM_INF] +
                             arm[2][ARM_CAV]);
        must(p, m->lesser_dead);
        if (m->isolated) {
            /* where one is needed fewer are nobody */
            if (m->told || m->isolated == 2 || m->needed > 1)
                must(p, m->needed);
            must(p, m->prisoners);
            must(p, m->greater_left);
        }
        if (m->isolated && m->told)
            must(p, m->support);
    }
}

static bool
was(int32_t entry, const char *verb)
{
    static struct word word[LINE_WORDS];
    struct line l = {.word = word};

    return history_fact(&b.h, entry, &l) && strcmp(l.verb->name, verb) == 0;
}

/* What else may be told: guns, prisoners, men off. */
static void
pool_others(struct pool *p, int32_t seq)
{
    for (uint32_t i = 0; i < b.g->rows[T_sequel]; i++) {
        const struct sequel *s = &b.g->sequel[i];

        if (s->seq != seq || s->kind == EFFECT_PICKED)
            continue;
        may(p, s->b);
        if (s->kind == EFFECT_GUN_DISPUTE || s->kind == EFFECT_GUN_KEPT)
            may(p, s->c);
        if (s->kind == EFFECT_MOVED)
            may(p, s->c / LENGTH_INCH);
    }
    int32_t off[3] = {0}, killed[3] = {0};
    for (uint32_t i = 0; i < b.g->rows[T_sequel]; i++) {
        const struct sequel *s = &b.g->sequel[i];
        bool leaves = was(s->entry, "off");

        if (s->seq != seq || s->kind != EFFECT_PICKED)
            continue;
        may(p, s->b);
        may(p, s->c);
        off[ARM_INF] += leaves ? s->b : 0;
        off[ARM_CAV] += leaves ? s->c : 0;
    }
    may(p, off[ARM_INF]);
    may(p, off[ARM_CAV]);
    for (uint32_t i = 0; i < b.g->rows[T_casualty]; i++)
        if (b.g->casualty[i].seq == seq &&
            b.g->casualty[i].cause == CAUSE_OTHER)
            killed[b.g->casualty[i].arm]++;
    may(p, killed[ARM_INF]);
    may(p, killed[ARM_CAV]);
}

static int32_t
spelt_number(const char *word, uint32_t n)
{
    static const char *const words[] = {
        "one",      "two",      "three",   "four",    "five",      "six",
        "seven",    "eight",    "nine",    "ten",     "eleven",    "twelve",
        "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
        "nineteen", "twenty",   "thirty",  "forty",   "fifty",     "sixty",
        "seventy",  "eighty",   "ninety"};

    for (uint32_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (strlen(words[i]) == n && strncmp(words[i], word, n) == 0)
            return i < 20 ? (int32_t)i + 1 : ((int32_t)i - 17) * 10;
    return -1;
}

/* A word's number, "eighteen" or "twenty-one" or "18"; -1: it is none. */
static int32_t
number_of(const char *word, uint32_t n)
{
    char low[32];
    uint32_t dash = 0;

    if (n == 0 || n >= sizeof low)
        return -1;
    for (uint32_t i = 0; i < n; i++) {
        low[i] =
            (char)(word[i] >= 'A' && word[i] <= 'Z' ? word[i] + 32 : word[i]);
        dash = low[i] == '-' ? i : dash;
    }
    low[n] = '\0';
    if (low[0] >= '0' && low[0] <= '9')
        return (int32_t)strtol(low, NULL, 10);
    if (dash > 0)
        return spelt_number(low, dash) +
               spelt_number(low + dash + 1, n - dash - 1);
    return spelt_number(low, n);
}

static bool
in_word(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           (c >= '0' && c <= '9') || c == '-' || c == '_';
}

/* Every number of a paragraph may stand there, and all that must do. */
static void
check_text(struct pool *p, struct span s)
{
    int seen[MOST] = {0};

    for (uint32_t i = 0; i < s.n;) {
        uint32_t from = i;

        if (s.at[i] == NAME_BEGIN) { /* names are the users' own */
            while (s.at[i] != NAME_END)
                i++;
            continue;
        }
        while (i < s.n && in_word(s.at[i]))
            i++;
        int32_t n = number_of(s.at + from, i - from);
        if (n >= 0 && n < MOST) {
            seen[n]++;
            if (!p->may[n])
                fail_msg("%d was not ruled: %.*s", n, (int)s.n, s.at);
        }
        i += i == from;
    }
    for (int32_t n = 1; n < MOST; n++)
        if (seen[n] < p->must[n])
            fail_msg("%d stands %d times, not %d: %.*s", n, seen[n], p->must[n],
                     (int)s.n, s.at);
}

/* The move a heading names: "Red 3" is move 3 of the label's side; 0 where it
 * names several. */
static int32_t
seq_named(struct span s)
{
    /* a quiet move is told with the one behind it */
    for (uint32_t i = 0; i + 5 < s.n; i++)
        if (span_is(span_cut(s, i, i + 5), " and "))
            return seq_named(span_from(s, i + 5));
    for (uint32_t i = 0; i < b.g->rows[T_turn]; i++) {
        const struct turn *t = &b.g->turn[i];
        char name[64];

        snprintf(name, sizeof name, "%s %d", t->side == 1 ? "Red" : "Blue",
                 t->number);
        if (span_is(s, name))
            return REF((int32_t)i);
    }
    return 0;
}

static int
quiet(int32_t seq)
{
    int n = 0;

    for (uint32_t i = 0; i < b.g->rows[T_shot]; i++)
        n += b.g->shot[i].seq == seq;
    for (uint32_t i = 0; i < b.g->rows[T_ruled]; i++)
        n += b.g->ruled[i].seq == seq;
    return n == 0;
}

static void
check_moves(const struct report *r)
{
    bool told[256] = {false};

    for (size_t i = 0; i + 1 < r->n_part; i++) {
        struct pool pool = {0};
        int32_t seq;

        if (r->part[i].kind != PART_MOVE)
            continue;
        assert_int_equal(r->part[i + 1].kind, PART_TEXT);
        seq = seq_named(doc_span(r, r->part[i].text));
        if (seq == 0)
            continue;
        told[seq] = true;
        pool_shots(&pool, seq);
        pool_melees(&pool, seq);
        pool_others(&pool, seq);
        check_text(&pool, doc_span(r, r->part[i + 1].text));
    }
    for (int32_t seq = 1; seq <= b.g->battle->seq && seq < 256; seq++)
        if (!told[seq] && !quiet(seq))
            fail_msg("move %d is not told", seq);
}

/* The table of that caption; its cell as a number, or as it stands. */
static const struct part *
table_called(const struct report *r, const char *caption)
{
    for (size_t i = 0; i < r->n_part; i++)
        if (r->part[i].kind == PART_TABLE &&
            span_starts(doc_span(r, r->part[i].label), caption))
            return &r->part[i];
    fail_msg("no table %s", caption);
    return NULL;
}

static struct span
cell(const struct report *r, const struct part *p, uint32_t row,
     uint32_t column)
{
    return doc_span(r, r->cell[p->cell + row * p->columns + column]);
}

static int32_t
cell_number(const struct report *r, const struct part *p, uint32_t row,
            uint32_t column)
{
    int32_t n = -1;

    if (!span_number(cell(r, p, row, column), MOST, &n))
        fail_msg("cell %u %u is no number", row, column);
    return n;
}

static void
check_losses(const struct report *r)
{
    const struct part *p = table_called(r, "Losses");

    for (uint32_t row = 1; row <= p->rows; row++) {
        struct span head = cell(r, p, row, 0);
        int32_t side = span_starts(head, "Red") ? 1 : 2;
        int32_t arm = head.at[head.n - 1] == 'e' ? ARM_CAV : ARM_INF;
        int32_t men = 0, dead = 0, held = 0;

        for (uint32_t i = 0; i < b.g->rows[T_man]; i++) {
            const struct man *m = &b.g->man[i];

            if (m->side != side || m->arm != arm)
                continue;
            men++;
            dead += m->state == MAN_DEAD;
            held += m->state == MAN_PRISONER || m->state == MAN_DELIVERED;
        }
        assert_int_equal(cell_number(r, p, row, 1), men);
        assert_int_equal(cell_number(r, p, row, 2) + cell_number(r, p, row, 3) +
                             cell_number(r, p, row, 4),
                         dead);
        assert_int_equal(cell_number(r, p, row, 5), held);
        assert_int_equal(cell_number(r, p, row, 6), men - dead - held);
    }
}

static void
check_score(const struct report *r)
{
    const struct part *p = table_called(r, "The score");

    for (int32_t side = 1; side <= 2; side++) {
        struct score s;
        char wanted[2][32];

        score_side(b.g, side, &s);
        for (int i = 0; i < 2; i++) {
            struct text t;

            text_init(&t, wanted[i], sizeof wanted[i]);
            say_halves(&t, i == 0 ? s.total : s.net);
            text_z(&t);
            assert_true(span_is(
                cell(r, p, p->rows - 1 + (uint32_t)i, (uint32_t)side * 2),
                wanted[i]));
        }
        assert_int_equal(cell_number(r, p, 2, (uint32_t)side * 2 - 1),
                         s.n_guns);
        assert_int_equal(cell_number(r, p, 4, (uint32_t)side * 2 - 1),
                         s.n_infantry);
        assert_int_equal(cell_number(r, p, 6, (uint32_t)side * 2 - 1),
                         s.n_taken);
    }
}

/* ---- what stands before and after the moves ---- */

static bool
contains(struct span in, const char *words)
{
    struct span s = span_of(words);

    for (uint32_t i = 0; i + s.n <= in.n; i++)
        if (span_eq(span_cut(in, i, i + s.n), s))
            return true;
    return false;
}

static void
must_say(struct span in, const char *words)
{
    if (!contains(in, words))
        fail_msg("no \"%s\" in: %.*s", words, (int)in.n, in.at);
}

static const char *
halves(int32_t n, char at[32])
{
    struct text t;

    text_init(&t, at, 32);
    say_halves(&t, n);
    return text_z(&t);
}

/* Both totals stand in the sentence at the head. */
static void
check_head(const struct report *r)
{
    size_t i = 0;

    while (r->part[i].kind != PART_TEXT)
        i++;
    for (int32_t side = 1; side <= 2; side++) {
        struct score s;
        char at[32];

        score_side(b.g, side, &s);
        must_say(doc_span(r, r->part[i].text), halves(s.total, at));
    }
}

/* The order of battle: what each body mustered, and the sums. */
static void
check_forces(const struct report *r, const struct part *p, int32_t side)
{
    struct pool pool = {0};
    int32_t arm[3] = {0}, guns = 0;

    for (uint32_t i = 0; i < b.g->rows[T_body]; i++) {
        const struct body *body = &b.g->body[i];

        if (body->side != side || body->mustered == 0)
            continue;
        must(&pool, body->mustered);
        arm[body->arm] += body->mustered;
    }
    for (uint32_t i = 0; i < b.g->rows[T_gun]; i++)
        guns += b.g->gun[i].side == side;
    may(&pool, arm[ARM_INF]);
    may(&pool, arm[ARM_CAV]);
    may(&pool, guns);
    check_text(&pool, doc_span(r, p->text));
}

/* "5 guns 50": each item that counts, once, and nothing besides. */
static void
check_sum(const struct report *r, const struct part *p, int32_t side)
{
    struct span text = doc_span(r, p->text);
    struct score s;
    char wanted[512], n[3][32];

    score_side(b.g, side, &s);
    const struct {
        const char *one, *many;
        int32_t n, points;
    } item[] = {
        {"gun",            "guns",            s.n_guns,     s.guns         },
        {"horse",          "horse",           s.n_cavalry,  s.cavalry      },
        {"foot",           "foot",            s.n_infantry, s.infantry     },
        {"own man held",   "own men held",    s.n_own,      s.own_prisoners},
        {"prisoner taken", "prisoners taken", s.n_taken,    s.taken        }
    };
    int used = snprintf(wanted, sizeof wanted, "%s", halves(s.total, n[0]));
    const char *before = ": ";
    if (s.victory) {
        used += snprintf(wanted + used, sizeof wanted - (size_t)used,
                         ": victory %s", halves(s.victory, n[0]));
        before = ", ";
    }
    for (size_t i = 0; i < sizeof item / sizeof item[0]; i++) {
        if (item[i].points == 0)
            continue;
        used += snprintf(wanted + used, sizeof wanted - (size_t)used,
                         "%s%d %s %s", before, (int)item[i].n,
                         item[i].n == 1 ? item[i].one : item[i].many,
                         halves(item[i].points, n[0]));
        before = ", ";
    }
    snprintf(wanted + used, sizeof wanted - (size_t)used, "; net %s.",
             halves(s.net, n[1]));
    if (!span_is(text, wanted))
        fail_msg("%.*s, not %s", (int)text.n, text.at, wanted);
}

static void
check_facts(const struct report *r)
{
    int forces = 0, sums = 0;

    for (size_t i = 0; i < r->n_part; i++) {
        const struct part *p = &r->part[i];
        struct span label = doc_span(r, p->label);
        int32_t side = span_is(label, "Red") ? 1 : span_is(label, "Blue") * 2;

        if (p->kind != PART_FACT || side == 0)
            continue;
        (p->brief ? check_sum : check_forces)(r, p, side);
        sums += p->brief;
        forces += !p->brief;
    }
    assert_int_equal(forces, 2);
    assert_int_equal(sums, 2);
}

/* At the end: the guns each holds of the other's. */
static void
check_end(const struct report *r)
{
    struct pool pool = {0};
    size_t i = 0;

    while (!(r->part[i].kind == PART_HEADING &&
             span_is(doc_span(r, r->part[i].text), "The end")))
        i++;
    for (int32_t side = 1; side <= 2; side++) {
        int32_t n = 0;

        for (uint32_t k = 0; k < b.g->rows[T_gun]; k++)
            n += b.g->gun[k].holder == side && b.g->gun[k].side != side;
        must(&pool, n);
    }
    assert_int_equal(r->part[i + 1].kind, PART_TEXT);
    check_text(&pool, doc_span(r, r->part[i + 1].text));
}

static void
put_clock(char *at, size_t cap, int64_t ms)
{
    int s = (int)((ms + 500) / 1000);

    if (s < 3600)
        snprintf(at, cap, "%d:%02d", s / 60, s % 60);
    else
        snprintf(at, cap, "%d:%02d:%02d", s / 3600, s / 60 % 60, s % 60);
}

/* "Red used 28:30 of 37:00 in", as the table of moves adds up. */
static void
check_time(const struct report *r)
{
    struct span text = SPAN("");
    int64_t all = 0;

    for (size_t i = 0; i < r->n_part; i++)
        if (r->part[i].kind == PART_TEXT &&
            contains(doc_span(r, r->part[i].text), " used "))
            text = doc_span(r, r->part[i].text);
    for (int32_t side = 1; side <= 2; side++) {
        int64_t used = 0, allowed = 0;
        char at[2][32], wanted[128];

        for (uint32_t i = 0; i < b.g->rows[T_turn]; i++) {
            const struct turn *t = &b.g->turn[i];

            if (t->side != side)
                continue;
            used += t->used_ms;
            allowed += t->allowance_ms;
            all += (int64_t)t->used_ms + t->extra_ms + t->interval_ms +
                   t->paused_ms;
        }
        put_clock(at[0], sizeof at[0], used);
        put_clock(at[1], sizeof at[1], allowed);
        snprintf(wanted, sizeof wanted, "%s of %s in ", at[0], at[1]);
        must_say(text, wanted);
    }
    char at[32], wanted[64];
    put_clock(at, sizeof at, all);
    snprintf(wanted, sizeof wanted, "it took %s.", at);
    must_say(text, wanted);
}

static void
check_report(void)
{
    struct report r = report_of(&everything);

    check_head(&r);
    check_facts(&r);
    check_moves(&r);
    check_losses(&r);
    check_score(&r);
    check_end(&r);
    report_release(&r);
}

static void
the_numbers_of_hooks_farm(void **state)
{
    (void)state;
    play("sessions/hooks-farm.umpire");
    check_report();

    struct report r = report_of(&everything);
    check_time(&r);
    report_release(&r);
}

static void
the_numbers_of_made_battles(void **state)
{
    (void)state;
    for (uint32_t i = 0; i < BATTLES; i++) {
        made_start(i, NULL);
        for (int k = 0; k < LINES; k++)
            made_line();
        check_report();
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        told(the_numbers_of_hooks_farm),
        told(the_numbers_of_made_battles),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
