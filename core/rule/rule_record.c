/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * rule_record.c: what is only put on record: notes, pictures, and disputes,
 * which stop the clock until the referee has given his verdict.
 */
#include "chapters.h"
#include "clock.h"
#include "facts.h"
#include "record.h"

static void
rule_note(struct hearing *h)
{
    noted(h);
}

/* --- disputes --- */

int32_t
dispute_open(const struct game *g)
{
    for (uint32_t i = g->rows[T_dispute]; i-- > 0;)
        if (!g->dispute[i].closed_entry)
            return REF((int32_t)i);
    return 0;
}

int32_t
verdict_side(const struct game *g, struct span text, struct span *reason)
{
    uint32_t n = 0;
    while (n < text.n && text.at[n] != ' ' && text.at[n] != ':')
        n++;
    int32_t side = REF(side_find(g, span_cut(text, 0, n)));
    while (side && n < text.n && (text.at[n] == ' ' || text.at[n] == ':'))
        n++;
    *reason = side ? span_from(text, n) : text;
    return side;
}

/* Whose the men, the body or the gun are that a word names: RA, RG1, RA.7, 13b,
 * 8ib, 3p1, e1 (the guard of P1); 0: it names none. */
static int32_t
side_of_word(const struct game *g, struct span w)
{
    uint32_t n = 0, end = 0;
    int32_t number = 0;
    while (n < w.n && w.at[n] >= '0' && w.at[n] <= '9')
        n++;
    struct span label = span_from(w, n);
    while (end < label.n && label.at[end] != '.')
        end++;
    label = span_cut(label, 0, end);
    int32_t body = REF(body_find(g, label)), gun = REF(gun_find(g, label));
    if (body)
        return g->body[ROW(body)].side;
    if (gun)
        return g->gun[ROW(gun)].holder;
    if (label.n >= 2 && span_number(span_from(label, 1), INT32_MAX, &number)) {
        int32_t party = REF(party_find(g, number));
        char kind = (char)(label.at[0] | 0x20);
        if (party && (kind == 'p' || kind == 'e'))
            return kind == 'p' ? g->party[ROW(party)].side
                               : g->party[ROW(party)].holder;
    }
    bool arm = label.n == 2 &&
               ((label.at[0] | 0x20) == 'i' || (label.at[0] | 0x20) == 'c');
    if (n == 0 || (label.n != 1 && !arm))
        return 0;
    return REF(side_letter(g, label.at[label.n - 1] | 0x20));
}

/* The side a verdict goes for: it begins with a side, with men, a body or a
 * gun of one, or with the name of a side or of somebody who plays it. */
static int32_t
verdict_for(struct hearing *h, struct span text)
{
    const struct name_book *names = h->ask->names;
    struct span reason;
    uint32_t n = 0;
    int32_t side = verdict_side(h->g, text, &reason);
    while (n < text.n && text.at[n] != ' ' && text.at[n] != ':' &&
           text.at[n] != ',')
        n++;
    if (!side)
        side = side_of_word(h->g, span_cut(text, 0, n));
    return side || !names ? side : names->side(names->ctx, text);
}

static void
rule_dispute(struct hearing *h)
{
    struct game *g = h->g;
    int64_t at = h->ask->at_ms;
    struct dispute d = {
        .opened_entry = h->ask->entry,
        .opened = {(int32_t)(at / 1000), (int32_t)(at % 1000)}
    };
    clock_book(h);
    SET(g, clock, 0, paused, g->clock->paused | PAUSED_DISPUTE);
    game_tell(g, T_dispute, &d);
    noted(h);
    effect(h, EFFECT_DISPUTE, (int32_t)g->rows[T_dispute], 0, 0, 0);
}

/* Like a line of the clock a verdict whose dispute a correction took away does
 * nothing, and stays in the log. */
static bool
none_open(struct hearing *h, int32_t dispute)
{
    if (dispute)
        return false;
    if (h->ask->folding)
        noted(h);
    else
        blame(h, (struct blame){.code = FAULT_NO_DISPUTE, .firm = true});
    return true;
}

static void
rule_verdict(struct hearing *h)
{
    struct game *g = h->g;
    int32_t dispute = dispute_open(g), row = ROW(dispute);
    if (none_open(h, dispute))
        return;
    clock_book(h);
    int32_t side = verdict_for(h, line_text(h->line));
    int64_t ms = h->ask->at_ms - instant_ms(g->dispute[row].opened);
    if (ms < 0)
        ms = 0;
    SET(g, dispute, row, closed_entry, h->ask->entry);
    SET(g, dispute, row, side, side);
    SET(g, dispute, row, lasted_ms, ms < INT32_MAX ? (int32_t)ms : INT32_MAX);
    int32_t still = dispute_open(g);
    if (!still)
        SET(g, clock, 0, paused, g->clock->paused & ~PAUSED_DISPUTE);
    noted(h);
    effect(h, EFFECT_VERDICT, dispute, side, (int32_t)(ms / 1000), still);
}

/* clang-format off */
static const struct verb rows[] = {
    {.name = "note", .id = FACT_NOTE,
     .usage = "TEXT",
     .example = "note the church fell over",
     .also = "note blue asked for tea",
     .rule = rule_note,
     .summary = "anything worth remembering",
     .kind = VERB_FACT,
     .sets = SET_BOTH},
    {.name = "photo", .id = FACT_PHOTO,
     .usage = "WORD",
     .example = "photo IMG_1234",
     .also = "photo orchard-1.jpg",
     .rule = rule_note,
     .summary = "a picture taken now",
     .kind = VERB_FACT,
     .sets = SET_BOTH},
    {.name = "dispute", .id = FACT_DISPUTE,
     .usage = "TEXT",
     .example = "dispute Mo one was pushed",
     .also = "dispute was it a foot or more", .rules = "M3e",
     .alias = 'd',
     .summary = "an argument: the clock stops until the verdict",
     .rule = rule_dispute,
     .kind = VERB_FACT,
     .sets = SET_BOTH,
     .flags = VERB_TURN},
    {.name = "verdict", .id = FACT_VERDICT,
     .usage = "TEXT",
     .example = "verdict blue two saw it",
     .also = "verdict they toss for it",
     .alias = 'v',
     .summary = "ends a dispute; whom it goes for may come first",
     .rule = rule_verdict,
     .kind = VERB_FACT,
     .sets = SET_BOTH,
     .flags = VERB_TURN},
};
/* clang-format on */

struct verbs
record_verbs(void)
{
    return (struct verbs){rows, sizeof rows / sizeof rows[0]};
}
