/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * report_end.c: how it ended and why, the score item by item, the losses by
 * cause and arm, the time.
 */
#include "course.h"
#include "report_in.h"
#include "score.h"

/* --- the end --- */

/* "in Red's eighth move" */
static void
put_when(const struct teller *t)
{
    struct report *r = t->r;
    int32_t seq = t->g->battle->seq;
    if (seq == 0) {
        doc_str(r, " before the first move");
        return;
    }
    doc_str(r, " in ");
    if (t->g->battle->winner == t->g->turn[ROW(seq)].side)
        doc_str(r, "its");
    else
        put_sides(t, t->g->turn[ROW(seq)].side);
    doc_char(r, ' ');
    put_ordinal(r, t->g->turn[ROW(seq)].number);
    doc_str(r, " move");
}

/* With the reason that was typed. */
static void
tell_finished(struct teller *t)
{
    const struct battle *b = t->g->battle;
    const struct word *why = NULL;
    for (int32_t i = t->h->n_play; i-- > 0 && !why;) {
        fact_read(t, t->h->play[i]);
        if (!fact_is(t, FACT_FINISH))
            continue;
        why = fact_word(t, "", "TEXT");
        if (!why)
            why = fact_word(t, "drawn", "TEXT");
        if (!why)
            why = fact_word(t, "undecided", "TEXT");
        break;
    }
    sentence_begin(t->r);
    if (b->outcome == OUTCOME_WON) {
        put_side(t, b->winner);
        doc_str(t->r, " won");
    } else {
        doc_str(t->r, b->outcome == OUTCOME_DRAWN
                          ? "the battle was drawn"
                          : "the battle was broken off");
    }
    put_when(t);
    if (why) {
        doc_str(t->r, ": ");
        put_quoted(t, why);
    }
    sentence_end(t->r);
}

static void
tell_unfinished(const struct teller *t)
{
    static const char *const stage[] = {
        [PHASE_SETUP] = "the forces are being set up",
        [PHASE_MOVE] = " is being played",
        [PHASE_OVER] = " is over and being settled",
        [PHASE_INTERVAL] = " is over"};
    const struct battle *b = t->g->battle;
    sentence_begin(t->r);
    doc_str(t->r, "the battle is not finished: ");
    if (b->seq > 0) {
        put_sides(t, t->g->turn[ROW(b->seq)].side);
        doc_char(t->r, ' ');
        put_ordinal(t->r, t->g->turn[ROW(b->seq)].number);
        doc_str(t->r, " move");
        doc_str(t->r, stage[b->phase]);
    } else {
        doc_str(t->r, b->phase == PHASE_SETUP ? stage[PHASE_SETUP]
                                              : "nobody has moved yet");
    }
    sentence_end(t->r);
    if (b->decided == WINS_NOBODY)
        return;
    sentence_begin(t->r);
    doc_str(t->r, "by the rules it is ");
    doc_str(t->r, b->decided == WINS_DRAWN ? "drawn" : "decided for ");
    if (b->decided != WINS_DRAWN)
        put_side(t, b->decided);
    doc_str(t->r, ", and not yet declared");
    sentence_end(t->r);
}

/* The guns one side has of the other's. */
static void
tell_guns_won(const struct teller *t, int32_t side)
{
    const struct game *g = t->g;
    uint32_t n = 0, k = 0;
    for (uint32_t i = 0; i < g->rows[T_gun]; i++)
        n += g->gun[i].holder == side && g->gun[i].side != side;
    if (n == 0)
        return;
    sentence_begin(t->r);
    put_side(t, side);
    doc_str(t->r,
            g->battle->phase == PHASE_FINISHED ? " ended with " : " holds ");
    put_number(t->r, n);
    doc_str(t->r, " of ");
    put_sides(t, other_side(side));
    doc_str(t->r, " guns, ");
    for (uint32_t i = 0; i < g->rows[T_gun]; i++) {
        if (g->gun[i].holder != side || g->gun[i].side == side)
            continue;
        put_between(t->r, k++, n);
        put_gun(t, REF((int32_t)i));
    }
    sentence_end(t->r);
}

/* --- the score --- */

struct item {
    const char *name, *one; /* one NULL: the same */
    size_t points, number;  /* in struct score; number 0: none */
};

static int32_t
score_cell(const struct score *s, size_t at)
{
    return *(const int32_t *)(const void *)((const char *)s + at);
}

static void
score_row(struct report *r, const struct score s[2], const struct item *item)
{
    doc_cell_str(r, item->name);
    for (int side = 0; side < 2; side++) {
        if (item->number)
            doc_int(r, score_cell(&s[side], item->number));
        doc_cell(r);
        put_points(r, score_cell(&s[side], item->points));
        doc_cell(r);
    }
}

static void
score_head(const struct teller *t)
{
    doc_cell_str(t->r, "");
    for (int32_t side = 1; side <= 2; side++) {
        put_side(t, side);
        doc_cell(t->r);
        put_side(t, side);
        doc_cell_str(t->r, " points");
    }
}

/* Items of the brief form: "5 guns", "6 own men held". */
static void
put_item(struct report *r, const struct score *s, const struct item *item)
{
    int32_t n = item->number ? score_cell(s, item->number) : 0;
    if (item->number) {
        doc_int(r, n);
        doc_char(r, ' ');
    }
    doc_str(r, n == 1 && item->one ? item->one : item->name);
    doc_char(r, ' ');
    put_points(r, score_cell(s, item->points));
}

/* Red: 26: 1 gun 10, 4 horse 6, 7 foot 7, 6 own men held 3; net -170. */
static void
tell_sum(const struct teller *t, int32_t side, const struct score *s,
         const struct item *items, size_t n)
{
    struct report *r = t->r;
    const char *before = ": ";
    put_side(t, side);
    struct piece label = doc_piece(r);
    put_points(r, s->total);
    for (size_t i = 0; i + 2 < n; i++) {
        if (score_cell(s, items[i].points) == 0)
            continue;
        doc_str(r, before);
        put_item(r, s, &items[i]);
        before = ", ";
    }
    doc_str(r, "; net ");
    put_points(r, s->net);
    doc_char(r, '.');
    front_fact(r, label);
    if (!r->lost)
        r->part[r->n_part - 1].brief = true;
}

static void
tell_score(const struct teller *t)
{
#define A(field) offsetof(struct score, field)
    static const struct item items[] = {
        {"victory",         NULL,             A(victory),       0            },
        {"guns",            "gun",            A(guns),          A(n_guns)    },
        {"horse",           NULL,             A(cavalry),       A(n_cavalry) },
        {"foot",            NULL,             A(infantry),      A(n_infantry)},
        {"own men held",    "own man held",   A(own_prisoners), A(n_own)     },
        {"prisoners taken", "prisoner taken", A(taken),         A(n_taken)   },
        {"awards",          NULL,             A(award),         0            },
        {"gross",           NULL,             A(total),         0            },
        {"net",             NULL,             A(net),           0            }
    };
    struct report *r = t->r;
    struct score s[2];
    score_side(t->g, 1, &s[0]);
    score_side(t->g, 2, &s[1]);
    doc_str(r, s[0].official ? "The score" : "The score so far, provisional");
    size_t part = doc_table(r, 5);
    score_head(t);
    for (size_t i = 0; i < sizeof items / sizeof items[0]; i++)
        if (items[i].points != A(award) || s[0].award || s[1].award)
            score_row(r, s, &items[i]);
    doc_table_end(r, part);
    if (!r->lost)
        r->part[part].broad = true;
    doc_str(r, s[0].official ? "The score" : "The score so far, provisional");
    doc_end(r, PART_TEXT);
    if (!r->lost)
        r->part[r->n_part - 1].brief = true;
    for (int32_t side = 1; side <= 2; side++)
        tell_sum(t, side, &s[ROW(side)], items, sizeof items / sizeof *items);
#undef A
}

/* --- losses --- */

static int32_t
men_of(const struct game *g, int32_t side, int32_t arm)
{
    int32_t n = 0;
    for (uint32_t i = 0; i < g->rows[T_man]; i++)
        n += g->man[i].side == side && g->man[i].arm == arm;
    return n;
}

static void
losses_row(const struct teller *t, const struct losses *l, int32_t side,
           int32_t arm)
{
    struct report *r = t->r;
    const int32_t *n = l->n[arm == ARM_CAV];
    int32_t left = men_of(t->g, side, arm);
    if (left == 0)
        return;
    put_side(t, side);
    doc_cell_str(r, arm == ARM_CAV ? " horse" : " foot");
    doc_cell_int(r, left);
    for (int loss = 0; loss < LOSSES; loss++) {
        doc_cell_int(r, n[loss]);
        left -= n[loss];
    }
    doc_cell_int(r, left);
}

static void
tell_losses(const struct teller *t)
{
    static const char *const heads[] = {
        "", "brought", "shot", "melee", "otherwise", "captured", "left"};
    struct report *r = t->r;
    doc_str(r, "Losses");
    size_t part = doc_table(r, 7);
    for (size_t i = 0; i < sizeof heads / sizeof heads[0]; i++)
        doc_cell_str(r, heads[i]);
    for (int32_t side = 1; side <= 2; side++) {
        struct losses l;
        course_losses(t->g, side, &l);
        losses_row(t, &l, side, ARM_INF);
        losses_row(t, &l, side, ARM_CAV);
    }
    doc_table_end(r, part);
    doc_picture(t, PICTURE_LOSSES, 0, "Men lost, by side, arm and cause");
}

void
end_tell(struct teller *t)
{
    if (t->g->rows[T_side] < 2)
        return;
    doc_heading(t->r, "The end", true);
    if (t->g->battle->phase == PHASE_FINISHED)
        tell_finished(t);
    else
        tell_unfinished(t);
    tell_guns_won(t, 1);
    tell_guns_won(t, 2);
    doc_end(t->r, PART_TEXT);
    doc_picture(t, PICTURE_STRENGTH, 0, "Fit men at the end of every move");
    tell_score(t);
    tell_losses(t);
    clock_tell(t);
}
