/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * say_mend.c: a line that fell with what was wrong in it put right: one word
 * replaced, or a little more said. What is made can be read by line_read;
 * whether it stands is for say_example.c to find out.
 */
#include "facts.h"
#include "games.h"
#include "march.h"
#include "overrule.h"
#include "say_mend.h"

bool
mend_readable(const struct failing *f, const struct text *t)
{
    struct word word[LINE_WORDS];
    struct line l = {.word = word};
    struct span rest;
    struct fault why;
    return !t->cut && f->h &&
           line_read(text_span(t), f->h->lexicon, &l, &rest, &why) && l.verb;
}

struct span
mend_typed(const struct failing *f)
{
    struct span s = f->typed;
    while (s.n > 0 && (s.at[s.n - 1] == '\n' || s.at[s.n - 1] == '\r'))
        s.n--;
    return s;
}

/* --- the line with one word replaced --- */

/* The bytes from..to of the line as typed give way to `word`. */
void
mend_replaced(struct text *to, struct span typed, uint32_t from, uint32_t end,
              struct span word)
{
    text_put(to, span_cut(typed, 0, from));
    text_put(to, word);
    text_put(to, span_from(typed, end));
}

void
mend_fault(struct text *to, const struct failing *f, struct span word)
{
    mend_replaced(to, mend_typed(f), f->why->column,
                  (uint32_t)f->why->column + f->why->width, word);
}

/* The nearest known word for the one at fault; of men their label alone is at
 * fault. */
static void
put_nearest(struct text *to, const struct failing *f)
{
    for (uint32_t i = 0; f->line && i < f->line->n; i++) {
        const struct word *w = &f->line->word[i];
        if (w->column != f->why->column || w->label.n == 0)
            continue;
        uint32_t from = (uint32_t)(w->label.at - f->line->typed.at);
        mend_replaced(to, mend_typed(f), from, from + w->label.n, f->why->near);
        return;
    }
    mend_fault(to, f, f->why->near);
}

/* Inches as they are typed: 12, 6-1/2. */
static void
put_inches(struct text *to, const struct game *g, length v)
{
    length part = v % LENGTH_INCH;
    if (part != 0) {
        length_write(to, v, LENGTH_IN_INCHES);
        return;
    }
    text_int(to, v / LENGTH_INCH);
    if (g->battle->metric)
        text_str(to, "in");
}

/* The length of the line, as the battle counts bare numbers. */
static length
told_length(const struct failing *f)
{
    const struct word *w =
        f->line ? line_find(f->line, "", "LENGTH", NULL) : NULL;
    return w ? word_length(&f->h->game, w) : 0;
}

static bool
replace_length(struct text *to, const struct failing *f)
{
    char at[32];
    struct text t;
    length limit = f->why->need;
    if (f->why->code == FAULT_MOVED)
        limit -= f->why->have;
    if (f->why->code == FAULT_REACH_LINE)
        limit = told_length(f) - f->why->have;
    if (limit <= 0 || f->why->expected != SLOT_LENGTH)
        return false;
    text_init(&t, at, sizeof at);
    put_inches(&t, &f->h->game, limit);
    mend_fault(to, f, text_span(&t));
    return true;
}

/* m ra to PLACE: as far that way as his reach takes him. */
static bool
replace_place(struct text *to, const struct failing *f)
{
    char at[64];
    struct text t;
    length x, y;
    const struct word *w = f->line ? line_find(f->line, "", "MEN", NULL) : NULL;
    const struct game *g = &f->h->game;
    bool gun = w && w->form == MEN_ALL && gun_find(g, w->label) >= 0;
    bool man =
        f->why->code != FAULT_GUN_GALLOP &&
        !(gun && f->why->code == FAULT_REACH && f->why->rule == RULE_A4j);
    if (f->why->expected != SLOT_PLACE ||
        !march_shorter(g, f->line, man ? f->why->subject : -1, f->why->have, &x,
                       &y))
        return false;
    text_init(&t, at, sizeof at);
    say_point(&t, g, x, y);
    mend_fault(to, f, text_span(&t));
    return true;
}

static bool
replace_shots(struct text *to, const struct failing *f)
{
    char at[16];
    struct text t;
    if (f->why->have <= 0 || f->why->width == 0)
        return false;
    text_init(&t, at, sizeof at);
    text_int(&t, f->why->have);
    mend_fault(to, f, text_span(&t));
    return true;
}

static bool
replace_comma(struct text *to, const struct failing *f)
{
    char at[64];
    struct text t;
    text_init(&t, at, sizeof at);
    for (uint32_t i = 0; i < f->why->word.n; i++)
        text_char(&t, f->why->word.at[i] == ',' ? '.' : f->why->word.at[i]);
    mend_fault(to, f, text_span(&t));
    return !t.cut;
}

/* The word meant, or what the key has now. */
static bool
replace_value(struct text *to, const struct failing *f)
{
    char at[64];
    struct text t;
    enum key_id k = (enum key_id)(f->why->subject % KEYS);
    text_init(&t, at, sizeof at);
    if (f->why->near.n > 0)
        text_put(&t, f->why->near);
    else
        key_write(&t, k, key(&f->h->game, k));
    mend_fault(to, f, text_span(&t));
    return true;
}

/* --- the line and a little more --- */

static bool
put_supported(struct text *to, const struct failing *f)
{
    const struct verb *v = f->line ? f->line->verb : NULL;
    if (v && verb_is(v, FACT_SURRENDER)) { /* who is saved does not give in */
        put_line(to, f->line);
        text_str(to, " iso");
        return true;
    }
    if (f->why->other > 0 &&
        (!v || f->line->correction || !verb_is(v, FACT_MELEE))) {
        text_str(to, "settle M"); /* the one that asks */
        text_int(to, f->why->other);
        text_str(to, " s");
    } else {
        put_line(to, f->line);
        text_str(to, " s");
    }
    text_int(to, f->why->need);
    return true;
}

static bool
put_capture(struct text *to, const struct failing *f)
{
    static const char *const takers[] = {"past", "behind", "crossed"};
    const struct game *g = &f->h->game;
    const char *clause = takers[key(g, KEY_CAPTURE_AXLE)];
    for (int i = 0; i < 3; i++) { /* as another edition counts them */
        const struct word *w = line_find(f->line, takers[i], "PAST", NULL);
        if (!w || i == key(g, KEY_CAPTURE_AXLE))
            continue;
        struct span typed = mend_typed(f), word = span_of(takers[i]);
        uint32_t at = w->column;
        while (at > 0 && !span_same(span_cut(typed, at, at + word.n), word))
            at--;
        mend_replaced(to, typed, at, at + word.n, span_of(clause));
        return true;
    }
    put_line(to, f->line);
    if (!line_has(f->line, clause)) {
        text_char(to, ' ');
        text_str(to, clause);
        text_char(to, ' ');
        text_int(to, key(g, KEY_CAPTURE_MEN));
    }
    if (!line_has(f->line, "near"))
        text_str(to, " near 0");
    return true;
}

/* Along its axle from the side that the gun does not point to. */
static bool
put_going(struct text *to, const struct failing *f)
{
    const struct game *g = &f->h->game;
    const struct word *at = line_find(f->line, "going", "HEADING", NULL);
    int32_t facing = g->gun[ROW(f->why->subject)].facing;
    char word[24];
    struct text t;
    if (facing == 0)
        return false;
    text_init(&t, word, sizeof word);
    text_int(&t, (facing - 1) / 60);
    text_char(&t, 'd');
    if (at) {
        mend_replaced(to, mend_typed(f), at->column, at->column + at->width,
                      text_span(&t));
        return true;
    }
    put_line(to, f->line);
    text_str(to, " going ");
    text_put(to, text_span(&t));
    return true;
}

/* The line without what stands before it. */
static bool
put_bare(struct text *to, const struct failing *f)
{
    struct line bare = *f->line;
    bare.correction = CORRECT_NONE;
    bare.force = bare.attempt = false;
    line_write(to, &bare);
    return true;
}

/* contact ra.1 ba.1, for move ra.1 to contact ba.1 */
static bool
put_touching(struct text *to, const struct failing *f)
{
    struct span typed = mend_typed(f);
    const struct word *who = line_find(f->line, "", "MEN", NULL);
    uint32_t at = 0;
    for (uint32_t i = 0; i < f->line->n; i++)
        if (f->line->word[i].slot == SLOT_LITERAL && !at)
            at = f->line->word[i].column;
    uint32_t second = f->line->word[f->line->n - 1].column;
    if (!who || !at || second <= at)
        return false;
    text_str(to, "contact ");
    text_put(to, span_trim(span_cut(typed, who->column, at)));
    text_char(to, ' ');
    text_put(to, f->why->column > at && f->why->column <= second
                     ? span_trim(span_from(typed, f->why->column))
                     : span_trim(span_from(typed, second)));
    return true;
}

static bool
put_result(struct text *to, const struct failing *f)
{
    const struct game *g = &f->h->game;
    if (!verb_is(f->line->verb, FACT_TOSS))
        return false;
    put_line(to, f->line);
    text_str(to, " = ");
    text_put(to, label_of(g->side[0].label));
    return true;
}

static bool
put_part_said(struct text *to, const struct failing *f)
{
    put_line(to, f->line);
    text_char(to, ' ');
    text_str(to, part_name((enum part)f->why->need));
    return true;
}

static bool
put_because(struct text *to, const struct failing *f)
{
    put_line(to, f->line);
    text_str(to, " because we agreed");
    return true;
}

/* put RA block 10 at 3,4: two ranks. */
static bool
put_block(struct text *to, const struct failing *f, const char *clause,
          int32_t men)
{
    const struct word *who = line_find(f->line, "", "MEN", NULL);
    const struct word *at = line_find(f->line, clause, "PLACE", NULL);
    if (!who || !at)
        return false;
    struct span named =
        span_trim(span_cut(f->line->typed, who->column, at->column));
    named = span_trim(span_cut(named, 0, named.n - span_of(clause).n));
    text_str(to, "put ");
    text_put(to, named);
    text_str(to, " block ");
    text_int(to, (men + 1) / 2);
    text_str(to, " at ");
    text_put(to, at->text);
    return true;
}

/* Who has no place is given one: put RI block 10 at 4',2'. */
static bool
put_placed(struct text *to, const struct failing *f)
{
    const struct game *g = &f->h->game;
    struct span who = f->why->word;
    int32_t body = body_find(g, who);
    text_str(to, "put ");
    text_put(to, who);
    if (body >= 0 && g->body[body].mustered > 1) {
        text_str(to, " block ");
        text_int(to, (g->body[body].mustered + 1) / 2);
        text_str(to, " at");
    }
    text_str(to, " 4',2'");
    return true;
}

static bool
put_left(struct text *to, const struct failing *f)
{
    put_line(to, f->line);
    text_str(to, " left");
    return true;
}

static bool
put_late(struct text *to, const struct failing *f)
{
    text_str(to, "late ");
    put_line(to, f->line);
    return true;
}

/* off 4b, for home 4b */
static bool
put_off(struct text *to, const struct failing *f)
{
    struct span typed = mend_typed(f);
    if (!verb_is(f->line->verb, FACT_HOME) || f->why->column >= typed.n)
        return false;
    text_str(to, "off ");
    text_put(to, span_from(typed, f->why->column));
    return true;
}

/* The place is behind the back line of who has the move. */
static bool
own_edge(const struct failing *f)
{
    const struct game *g = &f->h->game;
    int32_t mover = g->battle->mover;
    int32_t back = mover ? g->side[ROW(mover)].back : BACK_NONE;
    return (f->why->other == EDGE_SOUTH && back == BACK_SOUTH) ||
           (f->why->other == EDGE_NORTH && back == BACK_NORTH);
}

/* off ra, for a move that ends behind their line; of a party home p1 */
static bool
put_over_line(struct text *to, const struct failing *f)
{
    uint32_t n = 0;
    const struct word *w = line_find(f->line, "", "MEN", &n);
    if (!w || !verb_is(f->line->verb, FACT_MOVE))
        return false;
    text_str(to, w->form == MEN_PARTY ? "home " : "off ");
    for (uint32_t i = 0; i < n; i++) {
        text_str(to, i ? "+" : "");
        text_put(to, w[i].text);
    }
    return true;
}

static bool
put_first_side(struct text *to, const struct failing *f, const char *verb)
{
    const struct game *g = &f->h->game;
    if (g->rows[T_side] < 2)
        return false;
    text_str(to, verb);
    text_put(to, label_of(g->side[0].label));
    return true;
}

static bool
put_undo_to(struct text *to, const struct failing *f)
{
    bool all = f->why->have < 2; /* there is no entry to go back to */
    text_str(to, all ? "undo 5" : "undo to #");
    if (!all)
        text_int(to, f->why->have - 1);
    return true;
}

static bool
put_verb(struct text *to, const char *line)
{
    text_str(to, line);
    return true;
}

/* A result that the entry can have. */
static bool
put_overruling(struct text *to, const struct failing *f)
{
    static const char *const results[] = {[OVERRULE_MELEE] = "supported",
                                          [OVERRULE_SHOT] = "spared",
                                          [OVERRULE_CAPTURE] = "disputed",
                                          [OVERRULE_SURRENDER] = "void"};
    const struct game *g = &f->h->game;
    int32_t kind = f->why->subject, man = -1;
    if (kind <= OVERRULE_FORCED || kind > OVERRULE_SURRENDER)
        return false;
    for (uint32_t i = 0; i < g->rows[T_casualty]; i++)
        if (g->casualty[i].entry == f->why->have)
            man = g->casualty[i].man;
    if (kind == OVERRULE_SHOT && man < 0)
        return false;
    text_str(to, "overrule #");
    text_int(to, f->why->have);
    text_char(to, ' ');
    text_str(to, results[kind]);
    if (kind == OVERRULE_SHOT) {
        text_char(to, ' ');
        say_man(to, g, man);
    }
    text_str(to, " because of what was seen");
    return true;
}

/* What needs no more than the code. */
static bool
short_answer(struct text *to, const struct failing *f)
{
    switch (f->why->code) {
    case FAULT_PHASE_SETUP:
        return put_first_side(to, f, "start ");
    case FAULT_PHASE_MOVE:
        return put_verb(to, "go");
    case FAULT_PHASE_RUNNING:
        return put_verb(to, "time");
    case FAULT_PHASE_FINISHED:
        return put_verb(to, "undo");
    case FAULT_NO_FIELD:
        return put_verb(to, "field 18 x 8");
    case FAULT_PAUSED:
        return put_verb(to, "resume");
    case FAULT_NOT_PAUSED:
        return put_verb(to, "pause");
    case FAULT_NOT_TIMED:
    case FAULT_CLOCK_NOUGHT:
        return put_verb(to, "clock 4:00");
    case FAULT_NO_LIMIT:
        return put_verb(to, "clock set 4:00");
    case FAULT_DISPUTE:
        return put_verb(to, "verdict both agree");
    case FAULT_NO_DISPUTE:
        return put_verb(to, "dispute one was pushed");
    case FAULT_OPEN_MELEE:
    case FAULT_CLOSE_CALL:
    case FAULT_GUN_CLOSE:
    case FAULT_NOT_CLOSE:
        return put_verb(to, "settle");
    case FAULT_UNDO_MANY:
        return put_undo_to(to, f);
    case FAULT_NOT_TWO_SIDES:
    case FAULT_PHASE_SIDES:
        return put_verb(to, f->h->game.rows[T_side] ? "side blue" : "side red");
    default:
        return false;
    }
}

/* What is made from the line that fell, once it could be read. */
static bool
made_of_line(struct text *to, const struct failing *f)
{
    if (!f->line || !f->line->verb)
        return false;
    switch (f->why->code) {
    case FAULT_SUPPORT:
    case FAULT_SUPPORT_PLACE:
        return put_supported(to, f);
    case FAULT_WHICH_CLOSE:
        text_str(to, "settle M");
        text_int(to, f->why->have);
        text_str(to, " b");
        return true;
    case FAULT_CAPTURE_MISSING:
    case FAULT_CAPTURE_PLACE:
        return put_capture(to, f);
    case FAULT_CAPTURE_WAY:
        return put_going(to, f);
    case FAULT_MEET_PLACE:
        return put_touching(to, f);
    case FAULT_PREFIX:
        return put_bare(to, f);
    case FAULT_RESULT_MISSING:
        return put_result(to, f);
    case FAULT_OVERRULE_KIND:
        return put_overruling(to, f);
    case FAULT_BECAUSE:
        return put_because(to, f);
    case FAULT_REAR_WHERE:
        return put_part_said(to, f);
    case FAULT_OUTCOME_MISSING:
        return put_first_side(to, f, "finish ");
    case FAULT_CLOSED_MOVE:
        return put_late(to, f);
    case FAULT_ONE_PLACE:
        return put_block(to, f, "", f->why->have);
    case FAULT_SHAPE_ROOM:
        return put_block(to, f, "line", f->why->other);
    case FAULT_NOT_PLACED:
        return put_placed(to, f);
    case FAULT_TAPES_TWICE:
        return put_left(to, f);
    case FAULT_REARM_CROSS:
        return put_off(to, f);
    case FAULT_MOVE_OFF:
        return put_over_line(to, f);
    case FAULT_OFF_FIELD:
        return own_edge(f) && put_over_line(to, f);
    default:
        return false;
    }
}

/* 9 ib 2 cb v 5 ir, which begins with no verb: 9ib+2cb v 5ir. */
static bool
put_melee(struct text *to, const struct failing *f)
{
    struct span typed = mend_typed(f);
    uint32_t n = 0, meets = 0;
    for (uint32_t i = 0; i + 2 < typed.n && !meets; i++)
        if (span_same(span_cut(typed, i, i + 3), SPAN(" v ")))
            meets = i;
    for (uint32_t i = 0; i < typed.n; i++) {
        char c = typed.at[i], last = n > 0 ? to->at[to->n - 1] : ' ';
        bool number = last >= '0' && last <= '9';
        bool near = i >= meets && i < meets + 3;
        if (c == ' ' && !near && (last == ' ' || last == '+' || number))
            continue;
        text_char(to, c == ' ' && i < meets ? '+' : c);
        n++;
    }
    return meets > 0;
}

static bool
made_of_word(struct text *to, const struct failing *f)
{
    if (f->typed.n == 0)
        return false;
    switch (f->why->code) {
    case FAULT_REACH:
    case FAULT_MOVED:
    case FAULT_GUN_GALLOP:
    case FAULT_REACH_LINE:
    case FAULT_REACH_ABOUT:
    case FAULT_REACH_LEFT:
        return replace_length(to, f) || replace_place(to, f);
    case FAULT_GUN_SHOTS:
        return replace_shots(to, f);
    case FAULT_LENGTH_COMMA:
        return replace_comma(to, f);
    case FAULT_NO_VALUE:
        return replace_value(to, f);
    case FAULT_VERB:
        if (f->why->near.n == 0)
            return put_melee(to, f);
        put_nearest(to, f);
        return true;
    case FAULT_NO_SIDE:
    case FAULT_NO_BODY:
    case FAULT_NO_GUN:
    case FAULT_NO_POINT:
    case FAULT_NO_KEY:
    case FAULT_NO_EDITION:
    case FAULT_EXPECTED:
        if (f->why->near.n == 0)
            return false;
        put_nearest(to, f);
        return true;
    default:
        return false;
    }
}

bool
mend(struct text *to, const struct failing *f)
{
    return f->h &&
           (short_answer(to, f) || made_of_line(to, f) || made_of_word(to, f) ||
            mend_men(to, f) || mend_label(to, f) || mend_density(to, f)) &&
           mend_readable(f, to);
}
