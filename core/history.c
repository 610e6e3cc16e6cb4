/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * history.c: entries, edits, and the fold.
 *
 * Invariant: the game is the fold of play[0..n_play-1]; entry.mark of each
 * play is the journal's mark after it; done_top and redo_top head the chains
 * of groups that undo and redo would take.
 *
 * Every entry but undo and redo changes play in at most one place (its op), so
 * each can be taken back exactly: last in, first out, which is what undo and
 * history_drop do.
 */
#include "history.h"

#include "chapters.h"

#include <string.h>

enum op {
    OP_NONE,
    OP_INSERT,  /* the entry stands in play at pos */
    OP_REPLACE, /* the entry stands at pos instead of `replaced` */
    OP_REMOVE,  /* `target` no longer stands at pos */
    OP_CHOICE,  /* the entry heads target's choices */
    OP_UNDO,    /* takes the group `target` back */
    OP_REDO     /* takes the undo `target` back */
};

enum {
    JOURNAL_KEEP = 1 << 20, /* changes; older ones are folded from the start */
    CHOICES = 64,           /* that can stand for the melees of one ruling */
    CHOICE_LINES = 8        /* of the longest kind, in words, that they fill */
};

/* --- memory --- */

static bool
enlarge(const struct store *s, void **at, size_t *cap, size_t need,
        size_t size)
{
    if (need <= *cap)
        return true;
    size_t want = *cap * 2 > need ? *cap * 2 : need + 16;
    void *bigger = s->resize(s->ctx, *at, want * size);
    if (!bigger)
        return false;
    *at = bigger;
    *cap = want;
    return true;
}

/* For one more entry, and for all of them in play at once: undo and redo ask
 * for nothing. */
static bool
room_entry(struct history *h)
{
    void *e = h->entry, *p = h->play;
    bool ok = enlarge(&h->store, &e, &h->cap_entry, (size_t)h->n + 1,
                      sizeof *h->entry) &&
              enlarge(&h->store, &p, &h->cap_play, (size_t)h->n + 2,
                      sizeof *h->play);
    h->entry = e;
    h->play = p;
    return ok;
}

static bool
room_text(struct history *h, uint32_t bytes)
{
    void *t = h->text;
    bool ok = enlarge(&h->store, &t, &h->cap_text,
                      (size_t)h->text_n + bytes, 1);
    h->text = t;
    return ok;
}

/* A larger block with the full tables doubled, the game carried over. */
static bool
grow_game(struct history *h)
{
    struct game *g = &h->game;
    uint32_t cap[TABLES], journal = g->journal_cap;
    for (int t = 0; t < TABLES; t++)
        cap[t] = g->full >> t & 1 ? g->cap[t] * 2 : g->cap[t];
    uint64_t noted = g->mark - g->base; /* before the line that found it full */
    if (g->full >> 63 && (journal < JOURNAL_KEEP || noted < journal / 2)) {
        journal *= 2;
    } else if (g->full >> 63) {
        game_forget(g, g->base + noted / 2);
        g->full = 0;
        return true;
    }
    void *block = h->store.resize(h->store.ctx, NULL,
                                  game_bytes(cap, journal));
    if (!block)
        return false;
    game_move(g, block, cap, journal);
    h->store.resize(h->store.ctx, h->block, 0);
    h->block = block;
    return true;
}

static bool
grow_scratch(struct history *h)
{
    size_t want = h->scratch.cap * 2;
    void *at = h->store.resize(h->store.ctx, h->scratch.at, want);
    if (!at)
        return false;
    h->scratch.at = at;
    h->scratch.cap = want;
    return true;
}

bool
history_init(struct history *h, const struct store *store,
             const struct lexicon *lexicon, const struct editions *editions)
{
    uint32_t cap[TABLES];
    memset(h, 0, sizeof *h);
    h->store = *store;
    h->lexicon = lexicon;
    h->editions = editions;
    for (int t = 0; t < TABLES; t++)
        cap[t] = t == T_key ? KEYS : 16;
    h->scratch.cap = 1 << 14;
    h->scratch.at = store->resize(store->ctx, NULL, h->scratch.cap);
    h->word = store->resize(store->ctx, NULL,
                            (1 + CHOICE_LINES) * LINE_WORDS *
                                sizeof(struct word));
    h->block = store->resize(store->ctx, NULL, game_bytes(cap, 1 << 10));
    if (!h->scratch.at || !h->word || !h->block || !room_entry(h)) {
        history_release(h);
        return false;
    }
    game_init(&h->game, h->block, cap, 1 << 10);
    judge_begin(&h->game, editions);
    h->mark = h->game.mark;
    h->changed = INT32_MAX;
    return true;
}

void
history_release(struct history *h)
{
    void *own[] = { h->block, h->entry, h->play,
                    h->text,  h->scratch.at, h->word };
    for (size_t i = 0; i < sizeof own / sizeof own[0]; i++)
        if (own[i])
            h->store.resize(h->store.ctx, own[i], 0);
    memset(h, 0, sizeof *h);
}

/* --- looking --- */

struct entry *
history_entry(const struct history *h, int32_t n)
{
    return n >= 1 && n <= h->n ? &h->entry[n - 1] : NULL;
}

struct span
history_line(const struct history *h, const struct entry *e)
{
    return (struct span){ h->text + e->line_at, e->line_n };
}

/* Reads an entry's line with the verbs of the rule set in force where the fold
 * stands. */
static bool
read_line(const struct history *h, int32_t n, struct line *out)
{
    struct fault why;
    struct span rest;
    struct lexicon of = *h->lexicon;
    of.sets = ruleset_sets(h->game.battle->ruleset);
    return line_read(history_line(h, &h->entry[n - 1]), &of, out, &rest,
                     &why);
}

bool
history_fact(const struct history *h, int32_t n, struct line *out)
{
    if (!read_line(h, n, out) || !out->verb)
        return false;
    return out->verb->kind == VERB_FACT;
}

static int32_t
place_in_play(const struct history *h, int32_t n)
{
    for (int32_t i = h->n_play; i-- > 0;)
        if (h->play[i] == n)
            return i;
    return -1;
}

bool
history_stands(const struct history *h, int32_t n)
{
    return place_in_play(h, n) >= 0;
}

int64_t
history_floor(const struct history *h)
{
    const struct instant *floor = &h->game.clock->floor;
    return (int64_t)floor->s * 1000 + floor->ms;
}

static void
touched(struct history *h, int32_t n)
{
    if (n < h->low)
        h->low = n;
}

/* --- rulings of our own --- */

static void
fail(struct ruling *out, enum fault_code code, int32_t have)
{
    bool refused = fault_status(code) == 3;
    out->verdict = refused ? VERDICT_REFUSED : VERDICT_WRONG;
    out->why = (struct fault){ .code = (uint16_t)code, .have = have };
}

/* A bare ruling for edits that judge nothing themselves. */
static void
bare(const struct history *h, struct ruling *out)
{
    memset(out, 0, sizeof *out);
    out->verdict = VERDICT_ROOM;
    out->mark = h->game.mark;
    memcpy(out->from, h->game.rows, sizeof out->from);
    memcpy(out->to, h->game.rows, sizeof out->to);
}

/* --- the fold --- */

/* The choices that stand for the melees a fact may rule on, the latest of each
 * first; their lines are read behind the fact's own words. */
struct chosen {
    struct choice at[CHOICES];
    struct line line[CHOICES];
    uint32_t n, words;
    bool over; /* there are more */
};

static void
add_choices(struct history *h, int32_t fact, int32_t fresh, struct chosen *c)
{
    int32_t k = h->entry[fact - 1].choice_top;
    for (; k && !c->over; k = h->entry[k - 1].below) {
        c->over = c->n == CHOICES ||
                  c->words > (CHOICE_LINES - 1) * LINE_WORDS;
        if (c->over)
            break;
        struct line *l = &c->line[c->n];
        l->word = h->word + LINE_WORDS + c->words;
        if (!read_line(h, k, l))
            continue;
        c->words += l->n;
        c->at[c->n++] = (struct choice){ fact, l, k == fresh };
    }
}

static void
gather_choices(struct history *h, int32_t n, int32_t fresh, struct chosen *c)
{
    const struct game *g = &h->game;
    c->n = c->words = 0;
    c->over = false;
    add_choices(h, n, fresh, c);
    for (uint32_t i = g->rows[T_melee]; i-- > 0;) {
        if (g->melee[i].seq != g->battle->seq)
            break;
        if (g->declared[i].entry != n && g->melee[i].state == MELEE_OPEN)
            add_choices(h, g->declared[i].entry, fresh, c);
    }
}

/* Where an entry leaves the battle. */
static void
placed(const struct history *h, struct entry *e)
{
    const struct battle *b = h->game.battle;
    e->seq = b->seq;
    e->side = b->mover;
    e->phase = b->phase;
    e->guns_shut = b->guns_shut != 0;
}

static bool
more_room(struct history *h, const struct ruling *r)
{
    h->game.full = r->full;
    if (r->full)
        return grow_game(h);
    return grow_scratch(h);
}

/* Judges the fact of an entry as the next of the fold. `fresh`: the entry that
 * is being made. */
static void
judge_entry(struct history *h, int32_t n, const struct line *l, int32_t fresh,
            struct ruling *r)
{
    struct entry *e = &h->entry[n - 1];
    struct chosen chosen;
    gather_choices(h, n, fresh, &chosen);
    const struct asked a = { .line = l,
                             .entry = n,
                             .at_ms = e->at_ms,
                             .choices = { chosen.at, chosen.n },
                             .editions = h->editions,
                             .folding = n != fresh,
                             .found_move = e->found_move };
    e->before_seq = h->game.battle->seq;
    e->before_phase = h->game.battle->phase;
    if (n == fresh)
        e->found_move = e->before_phase == PHASE_MOVE;
    if (chosen.over) {
        bare(h, r);
        fail(r, FAULT_TABLE_FULL, 0);
        r->why.need = CHOICES;
        return;
    }
    do
        judge(&h->game, &a, &h->scratch, r);
    while (r->verdict == VERDICT_ROOM && more_room(h, r));
    h->game.full = 0;
    /* A line of the clock that ends a move is more than that. */
    if (n == fresh && e->found_move && h->game.battle->phase != PHASE_MOVE)
        e->clock_only = false;
    e->mark = h->game.mark;
    e->verdict = (uint8_t)r->verdict;
    placed(h, e);
}

/* The game as it was before play[pos]; where the journal does not reach so
 * far, before the first. The place from which to fold. */
static int32_t
rewind_to(struct history *h, int32_t pos)
{
    uint64_t mark = pos > 0 ? h->entry[h->play[pos - 1] - 1].mark : h->mark;
    if (game_revert(&h->game, mark))
        return pos;
    game_reset(&h->game);
    judge_begin(&h->game, h->editions);
    h->mark = h->game.mark;
    return 0;
}

static bool
rules_on(const struct game *g, const struct ruling *r, int32_t fact)
{
    for (uint32_t i = r->from[T_ruled]; i < r->to[T_ruled]; i++)
        if (g->declared[ROW(g->ruled[i].melee)].entry == fact)
            return true;
    return false;
}

/* Entry n has fallen in the fold for the entry being made. A choose answers for
 * the ruling on its melee alone; what falls after that, or for another edit,
 * is a later entry. */
static void
falls(int32_t n, const struct entry *made, const struct ruling *r,
      struct ruling *out)
{
    bool heard = out->verdict >= VERDICT_ALLOWED;
    bool own = !made || n == made->n || (made->op == OP_CHOICE && !heard);
    *out = *r;
    if (own || r->verdict == VERDICT_ROOM)
        return;
    fail(out, FAULT_LATER_FALLS, n);
    out->why.need = r->why.code;
}

/* Folds play[pos..]. 0, or the entry that fell. *out: the ruling that fell, or
 * the one the entry being made is about. */
static int32_t
fold(struct history *h, int32_t pos, int32_t fresh, struct ruling *out)
{
    struct ruling r;
    const struct entry *made = history_entry(h, fresh);
    for (int32_t i = pos; i < h->n_play; i++) {
        struct line l = { .word = h->word };
        int32_t n = h->play[i];
        if (!read_line(h, n, &l)) { /* a line of the other rule set */
            r = (struct ruling){ .verdict = VERDICT_WRONG,
                                 .why = { .code = FAULT_VERB } };
            falls(n, made, &r, out);
            return n;
        }
        judge_entry(h, n, &l, fresh, &r);
        touched(h, n);
        if (r.verdict < VERDICT_ALLOWED) {
            falls(n, made, &r, out);
            return n;
        }
        if (n == fresh || (made && made->op == OP_CHOICE &&
                           rules_on(&h->game, &r, made->target)))
            *out = r;
    }
    return 0;
}

/* Folds from the lowest place that the ops since the last fold changed. */
static int32_t
fold_changed(struct history *h, int32_t fresh, struct ruling *out)
{
    int32_t pos = h->changed;
    h->changed = INT32_MAX;
    if (pos == INT32_MAX)
        return 0;
    return fold(h, rewind_to(h, pos), fresh, out);
}

/* --- ops on play: exact opposites --- */

static void
changed(struct history *h, int32_t pos)
{
    if (pos < h->changed)
        h->changed = pos;
}

static void
play_insert(struct history *h, int32_t pos, int32_t n)
{
    memmove(h->play + pos + 1, h->play + pos,
            (size_t)(h->n_play - pos) * sizeof *h->play);
    h->play[pos] = n;
    h->n_play++;
    changed(h, pos);
}

static void
play_remove(struct history *h, int32_t pos)
{
    h->n_play--;
    memmove(h->play + pos, h->play + pos + 1,
            (size_t)(h->n_play - pos) * sizeof *h->play);
    changed(h, pos);
}

static void
play_replace(struct history *h, int32_t pos, int32_t n)
{
    h->play[pos] = n;
    changed(h, pos);
}

static void
out_by(struct history *h, int32_t n, int32_t by)
{
    h->entry[n - 1].undone_by = by;
    touched(h, n);
}

static void
choice_set(struct history *h, int32_t fact, int32_t top)
{
    h->entry[fact - 1].choice_top = top;
    changed(h, place_in_play(h, fact));
}

static void undo_apply(struct history *h, const struct entry *e);
static void undo_revert(struct history *h, const struct entry *e);

static void
op_apply(struct history *h, const struct entry *e)
{
    switch ((enum op)e->op) {
    case OP_INSERT:
        play_insert(h, e->pos, e->n);
        break;
    case OP_REPLACE:
        play_replace(h, e->pos, e->n);
        out_by(h, e->replaced, e->n);
        break;
    case OP_REMOVE:
        play_remove(h, e->pos);
        out_by(h, e->target, e->n);
        break;
    case OP_CHOICE:
        choice_set(h, e->target, e->n);
        break;
    case OP_UNDO:
        undo_apply(h, e);
        break;
    case OP_REDO:
        undo_revert(h, &h->entry[e->target - 1]);
        out_by(h, e->target, e->n);
        break;
    case OP_NONE:
        break;
    }
}

static void
op_revert(struct history *h, const struct entry *e)
{
    switch ((enum op)e->op) {
    case OP_INSERT:
        play_remove(h, place_in_play(h, e->n));
        break;
    case OP_REPLACE:
        play_replace(h, place_in_play(h, e->n), e->replaced);
        out_by(h, e->replaced, 0);
        break;
    case OP_REMOVE:
        play_insert(h, e->pos, e->target);
        out_by(h, e->target, 0);
        break;
    case OP_CHOICE:
        choice_set(h, e->target, e->below);
        break;
    case OP_UNDO:
        undo_revert(h, e);
        break;
    case OP_REDO:
        undo_apply(h, &h->entry[e->target - 1]);
        out_by(h, e->target, 0);
        break;
    case OP_NONE:
        break;
    }
}

/* The last entry of a group before entry `before`, which may be one of it:
 * groups are runs of numbers. */
static int32_t
group_end(const struct history *h, int32_t first, int32_t before)
{
    int32_t n = first;
    while (n + 1 < before && h->entry[n].group == first)
        n++;
    return n;
}

/* Takes back the groups from the last that stands down to the target. */
static void
undo_apply(struct history *h, const struct entry *e)
{
    while (h->done_top != 0 && h->done_top >= e->target) {
        int32_t first = h->done_top;
        for (int32_t n = group_end(h, first, e->n); n >= first; n--) {
            struct entry *out = &h->entry[n - 1];
            if (!out->undone_by) { /* not an undo of its own, redone since */
                op_revert(h, out);
                out_by(h, n, e->n);
            }
            h->done_top = out->done_was;
        }
    }
}

/* Undo passes over lines of the clock at the end of play, where they are in
 * nobody's way. */
static bool
passed_over(const struct entry *e)
{
    return e->clock_only && !e->edit;
}

/* The head of what undo takes, now that the entry stands again. */
static void
heads_done(struct history *h, const struct entry *e)
{
    if (e->op != OP_UNDO && e->op != OP_REDO && !passed_over(e))
        h->done_top = e->group;
}

static void
undo_revert(struct history *h, const struct entry *e)
{
    for (int32_t n = e->target; n < e->n; n++) {
        if (h->entry[n - 1].undone_by != e->n)
            continue;
        out_by(h, n, 0);
        op_apply(h, &h->entry[n - 1]);
        heads_done(h, &h->entry[n - 1]);
    }
}

/* --- making an entry --- */

/* The newest entry, or NULL with *out saying why not. */
static struct entry *
new_entry(struct history *h, const struct line *l, const struct attempt *a,
          struct ruling *out)
{
    char at[LINE_MAX_BYTES];
    struct text t;
    text_init(&t, at, sizeof at);
    line_write(&t, l);
    if (t.cut)
        fail(out, FAULT_TOO_LONG, 0);
    if (t.cut || !room_entry(h) || !room_text(h, t.n))
        return NULL;
    const struct battle *b = h->game.battle;
    struct entry *e = &h->entry[h->n++];
    *e = (struct entry){ .n = h->n,
                         .group = a->group ? a->group : h->n,
                         .clock_only = l->verb->flags & VERB_CLOCK,
                         .verdict = VERDICT_NOTED,
                         .done_was = h->done_top,
                         .redo_was = h->redo_top,
                         .before_seq = b->seq,
                         .before_phase = b->phase,
                         .at_ms = a->at_ms,
                         .line_at = h->text_n,
                         .line_n = t.n };
    memcpy(h->text + h->text_n, at, t.n);
    h->text_n += t.n;
    touched(h, e->n);
    return e;
}

static void
forget_entry(struct history *h)
{
    const struct entry *e = &h->entry[--h->n];
    h->text_n = e->line_at;
    h->done_top = e->done_was;
    h->redo_top = e->redo_was;
}

/* What stands for good: the heads of undo and redo, the digest. */
static void
made(struct history *h, struct entry *e)
{
    if (e->op != OP_INSERT && e->op != OP_REPLACE) {
        e->seq = h->game.battle->seq;
        e->side = h->game.battle->mover;
        e->phase = h->game.battle->phase;
    }
    e->digest = h->game.digest;
    if (e->op == OP_UNDO) {
        h->redo_top = e->n;
        return;
    }
    if (e->op == OP_REDO) {
        h->redo_top = h->entry[e->target - 1].redo_was;
        return;
    }
    if (passed_over(e))
        return;
    h->redo_top = 0;
    heads_done(h, e);
}

/* Applies the newest entry's op and folds again; where a fact falls all is as
 * before, and *out says which. */
static void
apply(struct history *h, struct entry *e, struct ruling *out)
{
    struct ruling r;
    op_apply(h, e);
    if (!fold_changed(h, e->n, out)) {
        if (out->verdict == VERDICT_ROOM) /* nothing was judged */
            out->verdict = VERDICT_NOTED;
        made(h, e);
        return;
    }
    op_revert(h, e);
    forget_entry(h);
    fold_changed(h, 0, &r);
}

/* A fact at the end of play: nothing is folded again. */
static void
try_append(struct history *h, const struct attempt *a, struct ruling *out)
{
    struct entry *e = new_entry(h, a->line, a, out);
    if (!e)
        return;
    e->op = OP_INSERT;
    e->pos = h->n_play;
    judge_entry(h, e->n, a->line, e->n, out);
    if (out->verdict < VERDICT_ALLOWED) {
        forget_entry(h);
        return;
    }
    op_apply(h, e);
    h->changed = INT32_MAX;
    made(h, e);
}

/* --- which entry a correction means --- */

/* The play that stands for an entry now: itself, or what replaced it. */
static int32_t
standing(const struct history *h, int32_t n)
{
    while (n && place_in_play(h, n) < 0) {
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
    static const char *const subject[] = { "UNIT", "SWITCH", "BANNER" };
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
    if (span_same_z(span_of(a->verb->name), "melee"))
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
        struct line old = { .word = h->word };
        const struct entry *e = &h->entry[h->play[i] - 1];
        if (e->seq != seq)
            break;
        if (read_line(h, e->n, &old) && verb_same(old.verb, l->verb) &&
            same_subject(&old, l))
            return e->n;
    }
    return 0;
}

/* A shot, or a gun's own move: it was made before men moved (M5). */
static bool
of_guns(const struct history *h, const struct line *l)
{
    struct span verb = span_of(l->verb->name);
    if (span_same_z(verb, "fire"))
        return true;
    return span_same_z(verb, "move") && l->n > 0 &&
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
            fail(out, FAULT_NOTHING_LIKE, 0);
        return n;
    }
    if (l->correction == CORRECT_LATE) {
        n = find_late(h, l);
        if (!n)
            fail(out, FAULT_NO_LATE, 0);
        return n;
    }
    if (n < 1 || n > h->n) {
        fail(out, FAULT_NO_ENTRY, n);
        return 0;
    }
    int32_t stands = standing(h, n);
    if (!stands)
        fail(out, FAULT_NOT_STANDING, n);
    return stands;
}

static void
try_correct(struct history *h, const struct attempt *a, struct ruling *out)
{
    struct line l = *a->line;
    if (l.verb->kind != VERB_FACT) {
        fail(out, FAULT_NOT_FACT, 0);
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
    struct entry *e = new_entry(h, &l, a, out);
    if (!e)
        return;
    const struct entry *t = &h->entry[target - 1];
    e->edit = true;
    e->target = target;
    e->replaced = amend ? target : 0;
    e->choice_top = amend ? t->choice_top : 0;
    e->op = amend ? OP_REPLACE : OP_INSERT;
    e->pos = place_in_play(h, target);
    e->at_ms = t->at_ms;
    apply(h, e, out);
}

/* --- the verbs of correction --- */

static void
edit_entry(struct history *h, const struct attempt *a, enum op op,
           int32_t target, struct ruling *out)
{
    struct entry *e = new_entry(h, a->line, a, out);
    if (!e)
        return;
    e->edit = true;
    e->op = (uint8_t)op;
    e->target = target;
    if (op == OP_REMOVE)
        e->pos = place_in_play(h, target);
    if (op == OP_CHOICE)
        e->below = h->entry[target - 1].choice_top;
    apply(h, e, out);
}

/* The call of time of this move. */
static int32_t
last_time(struct history *h)
{
    for (int32_t i = h->n_play; i-- > 0;) {
        struct line l = { .word = h->word };
        if (h->entry[h->play[i] - 1].seq != h->game.battle->seq)
            return 0;
        if (read_line(h, h->play[i], &l) && l.verb &&
            span_same_z(span_of(l.verb->name), "time"))
            return h->play[i];
    }
    return 0;
}

/* The group down to which undo goes. */
static int32_t
undo_target(const struct history *h, const struct line *l)
{
    const struct word *to = line_find(l, "to", "ENTRY", NULL);
    const struct word *many = line_find(l, "", "N", NULL);
    int32_t group = h->done_top, target = 0, count = many ? many->a : 1;
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
        fail(out, FAULT_NO_UNDO, 0);
        return;
    }
    edit_entry(h, a, OP_REMOVE, time, out);
    if (out->verdict < VERDICT_ALLOWED ||
        h->game.battle->phase == PHASE_MOVE)
        return;
    int32_t pos = h->entry[h->n - 1].pos;
    while (pos < h->n_play && h->entry[h->play[pos] - 1].phase == PHASE_MOVE)
        pos++;
    fail(out, FAULT_LATER_FALLS, pos < h->n_play ? h->play[pos] : time);
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
    int32_t target = undo_target(h, a->line);
    if (!target)
        fail(out, FAULT_NO_UNDO, 0);
    else if (many && many->a > 5)
        fail(out, FAULT_UNDO_MANY, target);
    else
        edit_entry(h, a, OP_UNDO, target, out);
}

static void
try_strike(struct history *h, const struct attempt *a, struct ruling *out)
{
    const struct word *w = line_find(a->line, "", "ENTRY", NULL);
    if (w->a < 1 || w->a > h->n) {
        fail(out, FAULT_NO_ENTRY, w->a);
        out->why.word = w->text;
        out->why.column = w->column;
        out->why.width = w->width;
        return;
    }
    int32_t target = standing(h, w->a);
    if (target)
        edit_entry(h, a, OP_REMOVE, target, out);
    else
        fail(out, FAULT_NOT_STANDING, w->a);
}

static void
try_choose(struct history *h, const struct attempt *a, struct ruling *out)
{
    const struct game *g = &h->game;
    const struct word *w = line_find(a->line, "", "MELEE", NULL);
    int32_t row = w ? melee_find(g, w->a) : (int32_t)g->rows[T_melee] - 1;
    if (row < 0) {
        fail(out, w ? FAULT_NO_MELEE : FAULT_NO_CHOICE, 0);
        if (w) {
            out->why.word = w->text;
            out->why.column = w->column;
            out->why.width = w->width;
        }
        return;
    }
    if (g->melee[row].seq != g->battle->seq)
        fail(out, FAULT_CLOSED_CHOICE, 0);
    else
        edit_entry(h, a, OP_CHOICE, g->declared[row].entry, out);
}

static void
try_edit(struct history *h, const struct attempt *a, struct ruling *out)
{
    switch ((enum edit)a->line->verb->id) {
    case EDIT_UNDO:
        try_undo(h, a, out);
        break;
    case EDIT_REDO:
        if (h->redo_top)
            edit_entry(h, a, OP_REDO, h->redo_top, out);
        else
            fail(out, FAULT_NO_REDO, 0);
        break;
    case EDIT_STRIKE:
        try_strike(h, a, out);
        break;
    case EDIT_CHOOSE:
        try_choose(h, a, out);
        break;
    }
}

void
history_try(struct history *h, const struct attempt *a, struct ruling *out)
{
    bare(h, out);
    if (a->line->correction != CORRECT_NONE)
        try_correct(h, a, out);
    else if (a->line->verb->kind == VERB_EDIT)
        try_edit(h, a, out);
    else
        try_append(h, a, out);
}

void
history_keep(struct history *h)
{
    h->kept = h->n;
}

void
history_drop(struct history *h, int32_t n)
{
    struct ruling r;
    while (h->n > n && h->n > h->kept) {
        op_revert(h, &h->entry[h->n - 1]);
        forget_entry(h);
    }
    fold_changed(h, 0, &r);
}

void
history_clean(struct history *h)
{
    game_clean(&h->game);
    h->low = h->n + 1;
}

static const struct verb rows[] = {
    { .name = "undo", .usage = "time", .example = "undo time",
      .summary = "the move goes on: its time was not yet", .alias = 'u',
      .kind = VERB_EDIT, .sets = SET_BOTH, .flags = VERB_DOZEN,
      .id = EDIT_UNDO },
    { .name = "undo", .usage = "to ENTRY", .example = "undo to #37",
      .summary = "everything after that entry", .alias = 'u',
      .kind = VERB_EDIT, .sets = SET_BOTH, .flags = VERB_DOZEN,
      .id = EDIT_UNDO },
    { .name = "undo", .usage = "[N]", .example = "undo", .alias = 'u',
      .summary = "the last line or group, or so many",
      .kind = VERB_EDIT, .sets = SET_BOTH, .flags = VERB_DOZEN,
      .id = EDIT_UNDO },
    { .name = "redo", .usage = "", .example = "redo",
      .summary = "what the last undo took back", .kind = VERB_EDIT,
      .sets = SET_BOTH, .id = EDIT_REDO },
    { .name = "strike", .usage = "ENTRY", .example = "strike #41",
      .summary = "takes one entry out", .kind = VERB_EDIT,
      .sets = SET_LITTLE_WARS, .flags = VERB_WHOLE, .id = EDIT_STRIKE },
    { .name = "choose",
      .usage = "[MELEE] (dead MEN | keep MEN | taken MEN | guard MEN)...",
      .example = "choose dead ra.3 guard bc.1",
      .summary = "the mover's choice of who falls, is taken, and guards",
      .kind = VERB_EDIT, .sets = SET_LITTLE_WARS, .flags = VERB_DOZEN,
      .id = EDIT_CHOOSE },
};

struct verbs
history_verbs(void)
{
    return (struct verbs){ rows, sizeof rows / sizeof rows[0] };
}
