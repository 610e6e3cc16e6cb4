/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * correct.c: corrections: which entry one means, and which op on play it is.
 * The verbs undo, redo, strike and choose stand beside their handlers.
 */
#include "chapters.h"
#include "facts.h"
#include "history_in.h"
#include "judged.h"
#include "overrule.h"

/* --- which entry a correction means --- */

/* The play that stands for an entry now: itself, or what replaced it. */
static int32_t
standing(const struct history *h, int32_t n)
{
    while (n && history_place(h, n) < 0) {
        int32_t by = h->entry[n - 1].undone_by;
        bool replaced = by && h->entry[by - 1].op == OP_REPLACE &&
                        h->entry[by - 1].replaced == n;
        n = replaced ? by : 0;
    }
    return n;
}

/* Of the density rules the units, the switch or the side it begins with. */
static bool
same_units(const struct line *a, const struct line *b)
{
    static const char *const subject[] = {"UNIT", "SWITCH", "BANNER"};
    for (uint32_t i = 0; i < a->n && i < b->n; i++) {
        const struct word *x = &a->word[i], *y = &b->word[i];
        if (x->slot == SLOT_LITERAL || y->slot == SLOT_LITERAL)
            break;
        for (int k = 0; k < 3; k++)
            if (span_is(x->name, subject[k]) != span_is(y->name, subject[k]) ||
                (span_is(x->name, subject[k]) && !span_same(x->text, y->text)))
                return false;
    }
    return true;
}

static bool
same_subject(const struct line *a, const struct line *b)
{
    if (a->verb->sets == SET_DENSITY)
        return same_units(a, b);
    if (a->n == 0 || b->n == 0)
        return a->n == b->n;
    const struct word *x = a->word, *y = b->word;
    if (verb_is(a->verb, FACT_MELEE))
        return true; /* the last melee: its men may be what is corrected */
    if (x->label.n == 0 && y->label.n == 0)
        return x->a == y->a && x->b == y->b;
    return span_same(x->label, y->label);
}

/* The last standing entry of this move with the same verb and subject. */
static int32_t
find_like(struct history *h, const struct line *l)
{
    int32_t seq = h->game.battle->seq;
    for (int32_t i = h->n_play; i-- > 0;) {
        struct line old = {.word = h->word};
        const struct entry *e = &h->entry[h->play[i] - 1];
        if (e->seq != seq)
            break;
        if (history_read(h, e->n, &old) && verb_same(old.verb, l->verb) &&
            same_subject(&old, l))
            return e->n;
    }
    return 0;
}

/* A shot, or a gun's own move: it was made before men moved (M5). */
static bool
of_guns(const struct history *h, const struct line *l)
{
    if (verb_is(l->verb, FACT_FIRE))
        return true;
    return verb_is(l->verb, FACT_MOVE) && l->n > 0 &&
           l->word[0].form == MEN_ALL &&
           gun_find(&h->game, l->word[0].label) >= 0;
}

/* What is late stands before the play that ended the move just over, and what
 * guns did before the first that closed them. */
static int32_t
find_late(const struct history *h, const struct line *l)
{
    const struct battle *b = h->game.battle;
    int32_t seq = b->phase == PHASE_MOVE ? b->seq - 1 : b->seq;
    int32_t found = 0;
    bool guns = of_guns(h, l);
    for (int32_t i = h->n_play; i-- > 0 && seq > 0;) {
        const struct entry *e = &h->entry[h->play[i] - 1];
        if (e->before_seq < seq)
            break;
        if (e->before_seq != seq || e->before_phase != PHASE_MOVE)
            continue;
        if (found && !(guns && e->guns_shut))
            break;
        found = e->n;
    }
    return found;
}

static int32_t
edit_target(struct history *h, const struct line *l, struct ruling *out)
{
    int32_t n = l->target;
    if (l->correction == CORRECT_LIKE) {
        n = find_like(h, l);
        if (!n)
            history_fail(out, FAULT_NOTHING_LIKE, 0);
        return n;
    }
    if (l->correction == CORRECT_LATE) {
        n = find_late(h, l);
        if (!n)
            history_fail(out, FAULT_NO_LATE, 0);
        return n;
    }
    if (n < 1 || n > h->n) {
        history_fail(out, FAULT_NO_ENTRY, n);
        return 0;
    }
    int32_t stands = standing(h, n);
    if (!stands)
        history_fail(out, FAULT_NOT_STANDING, n);
    return stands;
}

void
history_correct(struct history *h, const struct attempt *a, struct ruling *out)
{
    struct line l = *a->line;
    if (l.verb->kind != VERB_FACT) {
        history_fail(out, FAULT_NOT_FACT, 0);
        out->why.word = span_of(l.verb->name);
        return;
    }
    int32_t target = edit_target(h, &l, out);
    if (!target)
        return;
    if (l.correction == CORRECT_LIKE)
        l.correction = CORRECT_ENTRY;
    bool amend = l.correction == CORRECT_ENTRY;
    if (amend)
        l.target = target;
    struct entry *e = history_new(h, &l, a, out);
    if (!e)
        return;
    const struct entry *t = &h->entry[target - 1];
    e->edit = true;
    e->target = target;
    e->replaced = amend ? target : 0;
    e->choice_top = amend ? t->choice_top : 0;
    e->op = amend ? OP_REPLACE : OP_INSERT;
    e->pos = history_place(h, target);
    e->at_ms = t->at_ms;
    history_apply(h, e, out);
}

/* What an entry says happened, whichever entry it corrects. */
static bool
fact_words(const struct history *h, int32_t n, struct text *to)
{
    struct word word[LINE_WORDS];
    struct line l = {.word = word};
    if (!history_read(h, n, &l))
        return false;
    l.correction = CORRECT_NONE;
    line_write(to, &l);
    return !to->cut;
}

const struct entry *
history_amends_nothing(const struct history *h, const struct entry *e)
{
    char at[2][LINE_MAX_BYTES];
    struct text is, was;
    text_init(&is, at[0], sizeof at[0]);
    text_init(&was, at[1], sizeof at[1]);
    bool same = e->replaced && fact_words(h, e->n, &is) &&
                fact_words(h, e->replaced, &was) &&
                span_eq(text_span(&is), text_span(&was));
    return same ? &h->entry[e->replaced - 1] : NULL;
}

/* --- the verbs of correction --- */

static void
edit_entry(struct history *h, const struct attempt *a, enum op op,
           int32_t target, struct ruling *out)
{
    struct entry *e = history_new(h, a->line, a, out);
    if (!e)
        return;
    e->edit = true;
    e->op = (uint8_t)op;
    e->target = target;
    if (op == OP_REMOVE)
        e->pos = history_place(h, target);
    if (op == OP_CHOICE)
        e->below = h->entry[target - 1].choice_top;
    e->choice = op == OP_CHOICE;
    e->overrules = is_overrule(a->line);
    history_apply(h, e, out);
}

/* The call of time of this move. */
static int32_t
last_time(struct history *h)
{
    for (int32_t i = h->n_play; i-- > 0;) {
        struct line l = {.word = h->word};
        if (h->entry[h->play[i] - 1].seq != h->game.battle->seq)
            return 0;
        if (history_read(h, h->play[i], &l) && l.verb &&
            verb_is(l.verb, FACT_TIME))
            return h->play[i];
    }
    return 0;
}

/* The line or group down to which undo goes. Of the group that is being made
 * the lines are taken one by one, the last first, then whole groups. */
static int32_t
undo_target(const struct history *h, const struct line *l, int32_t making)
{
    const struct word *to = line_find(l, "to", "ENTRY", NULL);
    const struct word *many = line_find(l, "", "N", NULL);
    int32_t group = h->done_top, target = 0, count = many ? many->a : 1;
    bool own = making && group == making;
    for (int32_t n = h->n; own && n >= making; n--) {
        if (to ? n <= to->a : count <= 0)
            return target;
        if (!history_undoable(&h->entry[n - 1]))
            continue;
        target = n;
        count--;
    }
    if (own)
        group = h->entry[making - 1].done_was;
    while (group && (to ? group > to->a : count > 0)) {
        target = group;
        group = h->entry[group - 1].done_was;
        count--;
    }
    return target;
}

/* The move goes on, unless what came after ends it all the same. */
static void
undo_time(struct history *h, const struct attempt *a, struct ruling *out)
{
    int32_t time = last_time(h), kept = h->n;
    if (!time) {
        history_fail(out, FAULT_NO_UNDO, 0);
        return;
    }
    edit_entry(h, a, OP_REMOVE, time, out);
    if (out->verdict < VERDICT_ALLOWED || h->game.battle->phase == PHASE_MOVE)
        return;
    int32_t pos = h->entry[h->n - 1].pos;
    while (pos < h->n_play && h->entry[h->play[pos] - 1].phase == PHASE_MOVE)
        pos++;
    history_later(h, pos < h->n_play ? h->play[pos] : time,
                  &(struct fault){.code = FAULT_NONE}, out);
    history_drop(h, kept);
}

static void
try_undo(struct history *h, const struct attempt *a, struct ruling *out)
{
    const struct word *many = line_find(a->line, "", "N", NULL);
    if (line_has(a->line, "time")) {
        undo_time(h, a, out);
        return;
    }
    int32_t target = undo_target(h, a->line, a->group);
    if (!target)
        history_fail(out, FAULT_NO_UNDO, 0);
    else if (many && many->a > 5)
        history_fail(out, FAULT_UNDO_MANY, target);
    else
        edit_entry(h, a, OP_UNDO, target, out);
}

static void
fail_at(struct ruling *out, enum fault_code code, const struct word *w,
        int32_t have)
{
    history_fail(out, code, have);
    if (!w)
        return;
    out->why.word = w->text;
    out->why.column = w->column;
    out->why.width = w->width;
}

static void
try_strike(struct history *h, const struct attempt *a, struct ruling *out)
{
    const struct word *w = line_find(a->line, "", "ENTRY", NULL);
    if (w->a < 1 || w->a > h->n) {
        fail_at(out, FAULT_NO_ENTRY, w, w->a);
        return;
    }
    int32_t target = standing(h, w->a);
    const struct entry *e = &h->entry[w->a - 1];
    if (target) {
        edit_entry(h, a, OP_REMOVE, target, out);
        return;
    }
    bool choice = e->choice && !e->undone_by;
    fail_at(out, choice ? FAULT_STRIKE_CHOICE : FAULT_NOT_STANDING, w, w->a);
    out->why.need = e->target;
}

static void
try_choose(struct history *h, const struct attempt *a, struct ruling *out)
{
    const struct game *g = &h->game;
    const struct word *w = line_find(a->line, "", "MELEE", NULL);
    int32_t row = w ? melee_find(g, w->a) : melee_last(g);
    if (row < 0) {
        fail_at(out, w ? FAULT_NO_MELEE : FAULT_NO_CHOICE, w, 0);
        return;
    }
    /* Judged as a turn begins, a melee is ruled by the line that begins it. */
    bool begins = key(g, KEY_MELEE_JUDGED) == JUDGED_START_OF_TURN &&
                  g->melee[row].seq + 1 == g->battle->seq &&
                  g->battle->phase == PHASE_MOVE;
    if (g->melee[row].seq != g->battle->seq && !begins)
        history_fail(out, FAULT_CLOSED_CHOICE, 0);
    else
        edit_entry(h, a, OP_CHOICE, g->declared[row].entry, out);
}

/* --- the referee's own result --- */

/* What a line says is overruled: a fact, and which of its rulings. */
struct overruling {
    int32_t entry; /* that was ruled on, or 0 */
    int32_t fact;  /* to which the overrule is put */
    int32_t melee; /* REF, or 0 */
    int32_t many;  /* melees that were ruled on together */
    enum overrule_kind kind;
};

static void
take_melee(struct overruling *o, const struct game *g, int32_t melee)
{
    if (o->melee != melee)
        o->many++;
    if (o->kind == OVERRULE_CAPTURE)
        o->many++; /* a gun as well */
    o->kind = OVERRULE_MELEE;
    o->melee = melee;
    o->fact = g->declared[ROW(melee)].entry;
}

/* The guns it ruled on. */
static int32_t
captures_of(const struct game *g, int32_t entry)
{
    int32_t n = 0;
    for (uint32_t i = 0; i < g->rows[T_sequel]; i++) {
        const struct sequel *s = &g->sequel[i];
        n += s->entry == entry &&
             (s->kind == EFFECT_GUN_TAKEN || s->kind == EFFECT_GUN_DISPUTE ||
              s->kind == EFFECT_GUN_KEPT);
    }
    return n;
}

/* The melees ruled on by an entry, or declared by it and ruled on since. */
static struct overruling
rulings_of(struct history *h, int32_t entry)
{
    const struct game *g = &h->game;
    struct overruling o = {.entry = entry, .fact = entry};
    struct line l = {.word = h->word};
    if (history_fact(h, entry, &l))
        o.kind = overrule_takes(&l);
    if (o.kind == OVERRULE_CAPTURE)
        o.many = captures_of(g, entry);
    if (o.kind == OVERRULE_CAPTURE && o.many == 0)
        o.kind = OVERRULE_NONE;
    for (uint32_t i = 0; i < g->rows[T_ruled]; i++)
        if (g->ruled[i].entry == entry ||
            g->declared[ROW(g->ruled[i].melee)].entry == entry)
            take_melee(&o, g, g->ruled[i].melee);
    for (uint32_t i = 0; i < g->rows[T_overruled]; i++) {
        const struct overruled *r = &g->overruled[i];
        if (r->kind == OVERRULE_MELEE && r->ruled[0] == CASE_VOID &&
            (r->target == entry || g->declared[ROW(r->what)].entry == entry))
            take_melee(&o, g, r->what);
    }
    return o;
}

/* Of an overrule, or of a choose, what it is put to. */
static int32_t
overruled_at(const struct history *h, int32_t n)
{
    const struct entry *e = history_entry(h, n);
    if (e && e->op == OP_CHOICE && !e->undone_by)
        n = e->target;
    return e ? standing(h, n) : 0;
}

/* What is meant where nothing is named: the last that has a ruling. */
static struct overruling
last_ruled(struct history *h)
{
    struct overruling o = {.kind = OVERRULE_NONE};
    for (int32_t i = h->n_play; i-- > 0 && o.kind == OVERRULE_NONE;)
        o = rulings_of(h, h->play[i]);
    return o;
}

static bool
find_overruled(struct history *h, const struct line *l, struct overruling *o,
               struct ruling *out)
{
    const struct word *m = line_find(l, "", "MELEE", NULL);
    const struct word *w = line_find(l, "", "ENTRY", NULL);
    const struct game *g = &h->game;
    int32_t row = m ? melee_find(g, m->a) : -1;
    *o = (struct overruling){.kind = OVERRULE_NONE};
    if (m && row < 0) {
        fail_at(out, FAULT_NO_MELEE, m, 0);
        return false;
    }
    if (m) {
        bool is = g->melee[row].state == MELEE_OPEN ||
                  g->melee[row].state == MELEE_RULED ||
                  rulings_of(h, g->declared[row].entry).kind != OVERRULE_NONE;
        if (is)
            take_melee(o, g, REF(row));
        o->entry = g->declared[row].entry;
    } else if (w && !overruled_at(h, w->a)) {
        fail_at(out, w->a > h->n ? FAULT_NO_ENTRY : FAULT_NOT_STANDING, w,
                w->a);
        return false;
    } else {
        *o = w ? rulings_of(h, overruled_at(h, w->a)) : last_ruled(h);
    }
    return true;
}

static bool
may_overrule(const struct line *l, const struct overruling *o,
             struct ruling *out)
{
    const struct word *w = line_find(l, "", "ENTRY", NULL);
    if (o->kind == OVERRULE_NONE)
        fail_at(out, w ? FAULT_OVERRULE_NONE : FAULT_OVERRULE_NOTHING, w,
                o->entry);
    else if (o->many > 1)
        fail_at(out, FAULT_OVERRULE_WHICH, w, o->entry);
    else if (!(overrules(l) >> o->kind & 1))
        fail_at(out, FAULT_OVERRULE_KIND, w, o->entry);
    else
        return true;
    out->why.need = o->many;
    out->why.subject = (int32_t)o->kind;
    return false;
}

/* The line with what it is about in its place: the log does not say "the
 * last". */
static bool
name_overruled(struct history *h, const struct line *l,
               const struct overruling *o, char at[LINE_MAX_BYTES],
               struct line *named)
{
    uint32_t from = 0, end = l->word[l->n - 1].column;
    struct span rest;
    struct fault why;
    struct text t;
    text_init(&t, at, LINE_MAX_BYTES);
    text_str(&t, o->melee ? "overrule M" : "overrule #");
    text_int(&t, o->melee ? h->game.melee[ROW(o->melee)].number : o->entry);
    text_char(&t, ' ');
    if (l->word[0].slot == SLOT_ENTRY || l->word[0].slot == SLOT_MELEE)
        from = 1;
    end += l->word[l->n - 1].width;
    text_put(&t, span_cut(l->typed, l->word[from].column, end));
    *named = (struct line){.word = h->word};
    return !t.cut && line_read(text_span(&t), h->lexicon, named, &rest, &why);
}

/* A fault within the line as it is kept, in the line as it was typed. */
static void
as_it_was_typed(const struct line *l, struct fault *why)
{
    for (uint32_t i = 0; i < l->n && why->width; i++) {
        if (!span_same(l->word[i].text, why->word))
            continue;
        why->word = l->word[i].text;
        why->column = l->word[i].column;
        return;
    }
    why->width = 0;
}

static void
try_overrule(struct history *h, const struct attempt *a, struct ruling *out)
{
    char at[LINE_MAX_BYTES];
    struct overruling o;
    struct line named;
    struct attempt own = *a;
    if (!find_overruled(h, a->line, &o, out) || !may_overrule(a->line, &o, out))
        return;
    if (!name_overruled(h, a->line, &o, at, &named)) {
        history_fail(out, FAULT_TOO_LONG, 0);
        return;
    }
    own.line = &named;
    edit_entry(h, &own, OP_CHOICE, o.fact, out);
    if (out->verdict < VERDICT_ALLOWED) {
        as_it_was_typed(a->line, &out->why);
        return;
    }
    if (!line_has(a->line, "computed"))
        out->verdict = VERDICT_OVERRULED;
    h->entry[h->n - 1].verdict = (uint8_t)out->verdict;
}

void
history_edit(struct history *h, const struct attempt *a, struct ruling *out)
{
    switch ((enum edit)a->line->verb->id) {
    case EDIT_UNDO:
        try_undo(h, a, out);
        break;
    case EDIT_REDO:
        if (h->redo_top)
            edit_entry(h, a, OP_REDO, h->redo_top, out);
        else
            history_fail(out, FAULT_NO_REDO, 0);
        break;
    case EDIT_STRIKE:
        try_strike(h, a, out);
        break;
    case EDIT_CHOOSE:
        try_choose(h, a, out);
        break;
    case EDIT_OVERRULE:
        try_overrule(h, a, out);
        break;
    }
}

/* clang-format off */
static const struct verb rows[] = {
    {.name = "undo",
     .usage = "time",
     .example = "undo time",
     .summary = "the move goes on: its time was not yet",
     .alias = 'u',
     .kind = VERB_EDIT,
     .sets = SET_BOTH,
     .flags = VERB_DOZEN,
     .id = EDIT_UNDO},
    {.name = "undo",
     .usage = "to ENTRY",
     .example = "undo to #37",
     .summary = "everything after that entry",
     .alias = 'u',
     .kind = VERB_EDIT,
     .sets = SET_BOTH,
     .flags = VERB_DOZEN,
     .id = EDIT_UNDO},
    {.name = "undo",
     .usage = "[N]",
     .example = "undo",
     .also = "undo 3",
     .alias = 'u',
     .summary = "the last line or group, or so many",
     .kind = VERB_EDIT,
     .sets = SET_BOTH,
     .flags = VERB_DOZEN,
     .id = EDIT_UNDO},
    {.name = "redo",
     .usage = "",
     .example = "redo",
     .also = "redo # it was right after all",
     .summary = "what the last undo took back",
     .kind = VERB_EDIT,
     .sets = SET_BOTH,
     .id = EDIT_REDO},
    {.name = "strike",
     .usage = "ENTRY",
     .example = "strike #41",
     .also = "strike #40 # it was the other gun",
     .summary = "takes one entry out",
     .kind = VERB_EDIT,
     .sets = SET_LITTLE_WARS,
     .flags = VERB_WHOLE,
     .id = EDIT_STRIKE},
    {.name = "choose",
     .usage = "[MELEE] (dead MEN | keep MEN | taken MEN | guard MEN)...",
     .example = "choose dead ra.3 guard bc.1",
     .also = "choose M1 dead 2rc keep ra.7", .rules = "H3h H3i P2",
     .summary = "the mover's choice of who falls, is taken, and guards",
     .kind = VERB_EDIT,
     .sets = SET_LITTLE_WARS,
     .flags = VERB_DOZEN,
     .id = EDIT_CHOOSE},
    {.name = "overrule",
     .usage = "[ENTRY | MELEE] (isolated | supported | N taken N dead | "
              "N taken | N dead) because TEXT",
     .example = "overrule M2 supported because the bridge was theirs",
     .rules = "H1a H1b H3e H3g",
     .summary = "the referee's result of a melee beside the computed one",
     .kind = VERB_EDIT,
     .sets = SET_LITTLE_WARS,
     .id = EDIT_OVERRULE},
    {.name = "overrule",
     .usage = "[ENTRY] (taken | disputed | kept) because TEXT",
     .example = "overrule #41 disputed because one wheel was past",
     .rules = "G1 G2 G3",
     .summary = "of a gun that was to be captured",
     .kind = VERB_EDIT,
     .sets = SET_LITTLE_WARS,
     .id = EDIT_OVERRULE},
    {.name = "overrule",
     .usage = "[ENTRY] (dead MEN | spared MEN)... because TEXT",
     .example = "overrule #41 spared ba.7 because the ball was spent",
     .rules = "A6a A6b A6c A6d A6e",
     .summary = "of shots: who fell, and who did not",
     .kind = VERB_EDIT,
     .sets = SET_LITTLE_WARS,
     .id = EDIT_OVERRULE},
    {.name = "overrule",
     .usage = "[ENTRY | MELEE] (void | computed) because TEXT",
     .example = "overrule #41 void because nobody had touched",
     .rules = "H3a P9",
     .summary = "a melee or surrender is not; or is as the rules have it",
     .kind = VERB_EDIT,
     .sets = SET_LITTLE_WARS,
     .id = EDIT_OVERRULE},
};
/* clang-format on */

struct verbs
history_verbs(void)
{
    return (struct verbs){rows, sizeof rows / sizeof rows[0]};
}
