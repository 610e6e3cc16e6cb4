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

#include "clock.h"
#include "history_in.h"
#include "names.h"

#include <string.h>

enum {
    JOURNAL_KEEP = 1 << 20, /* changes; older ones are folded from the start */
    CHOICE_LINES = 8        /* words of choices: of so many longest lines */
};

/* --- memory --- */

static bool
enlarge(const struct store *s, void **at, size_t *cap, size_t need, size_t size)
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
    bool ok =
        enlarge(&h->store, &e, &h->cap_entry, (size_t)h->n + 1,
                sizeof *h->entry) &&
        enlarge(&h->store, &p, &h->cap_play, (size_t)h->n + 2, sizeof *h->play);
    h->entry = e;
    h->play = p;
    return ok;
}

static bool
room_text(struct history *h, uint32_t bytes)
{
    void *t = h->text;
    bool ok =
        enlarge(&h->store, &t, &h->cap_text, (size_t)h->text_n + bytes, 1);
    h->text = t;
    return ok;
}

/* A larger block: the full tables doubled, and those soon to be. */
bool
history_grow(struct history *h)
{
    struct game *g = &h->game;
    uint32_t cap[TABLES], journal = g->journal_cap;
    for (int t = 0; t < TABLES; t++)
        cap[t] = g->full >> t & 1 || g->rows[t] > g->cap[t] / 2 ? g->cap[t] * 2
                                                                : g->cap[t];
    uint64_t noted = g->mark - g->base; /* before the line that found it full */
    if (g->full >> 63 && (journal < JOURNAL_KEEP || noted < journal / 2)) {
        journal *= 2;
    } else if (g->full >> 63) {
        game_forget(g, g->base + noted / 2);
        g->full = 0;
        return true;
    }
    void *block =
        h->store.resize(h->store.ctx, h->block, game_bytes(cap, journal));
    if (!block)
        return false;
    game_widen(g, block, cap, journal);
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
        cap[t] = t == T_key || t == T_given ? KEYS : 16;
    h->scratch.cap = 1 << 14;
    h->scratch.at = store->resize(store->ctx, NULL, h->scratch.cap);
    h->word =
        store->resize(store->ctx, NULL,
                      (1 + CHOICE_LINES) * LINE_WORDS * sizeof(struct word));
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
    void *own[] = {h->block, h->entry,      h->play,
                   h->text,  h->scratch.at, h->word};
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
    return (struct span){h->text + e->line_at, e->line_n};
}

bool
history_read(const struct history *h, int32_t n, struct line *out)
{
    struct fault why;
    struct span rest;
    struct lexicon of = *h->lexicon;
    of.sets = ruleset_sets(h->game.battle->ruleset);
    return line_read(history_line(h, &h->entry[n - 1]), &of, out, &rest, &why);
}

bool
history_fact(const struct history *h, int32_t n, struct line *out)
{
    if (!history_read(h, n, out) || !out->verb)
        return false;
    return out->verb->kind == VERB_FACT;
}

int32_t
history_place(const struct history *h, int32_t n)
{
    for (int32_t i = h->n_play; i-- > 0;)
        if (h->play[i] == n)
            return i;
    return -1;
}

bool
history_stands(const struct history *h, int32_t n)
{
    return history_place(h, n) >= 0;
}

int64_t
history_floor(const struct history *h)
{
    return instant_ms(h->game.clock->floor);
}

static void
touched(struct history *h, int32_t n)
{
    if (n < h->low)
        h->low = n;
}

/* --- rulings of our own --- */

void
history_fail(struct ruling *out, enum fault_code code, int32_t have)
{
    bool refused = fault_status(code) == 3;
    out->verdict = refused ? VERDICT_REFUSED : VERDICT_WRONG;
    out->why = (struct fault){.code = (uint16_t)code, .have = have};
}

void
history_later(struct history *h, int32_t n, const struct fault *why,
              struct ruling *out)
{
    history_fail(out, FAULT_LATER_FALLS, n);
    out->why.need = why->code;
    h->later = *why;
    h->later.word = h->later.near = (struct span){NULL, 0};
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
        c->over = c->n == CHOICES || c->words > (CHOICE_LINES - 1) * LINE_WORDS;
        if (c->over)
            break;
        struct line *l = &c->line[c->n];
        l->word = h->word + LINE_WORDS + c->words;
        if (!history_read(h, k, l))
            continue;
        c->words += l->n;
        c->at[c->n++] = (struct choice){fact, k, l, k == fresh};
    }
}

static void
gather_choices(struct history *h, int32_t n, int32_t fresh, struct chosen *c)
{
    const struct game *g = &h->game;
    int32_t last = 0; /* several melees may be of one entry */
    c->n = c->words = 0;
    c->over = false;
    add_choices(h, n, fresh, c);
    for (uint32_t i = g->rows[T_melee]; i-- > 0;) {
        if (g->melee[i].seq != g->battle->seq)
            break;
        int32_t fact = g->declared[i].entry;
        if (fact == n || fact == last || g->melee[i].state != MELEE_OPEN)
            continue;
        add_choices(h, fact, fresh, c);
        last = fact;
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
    e->guns_shut =
        b->guns_shut && key(&h->game, KEY_GUN_FIRST) != GUN_FIRST_OFF;
}

static bool
more_room(struct history *h, const struct ruling *r)
{
    h->game.full = r->full;
    if (r->full)
        return history_grow(h);
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
    const struct entry *was = n == fresh ? history_amends_nothing(h, e) : NULL;
    if (was) {
        e->found_move = was->found_move;
        e->clock_only = was->clock_only;
        fresh = 0;
    }
    gather_choices(h, n, fresh, &chosen);
    const struct asked a = {
        .line = l,
        .entry = n,
        .at_ms = e->at_ms,
        .choices = {chosen.at, chosen.n  },
        .editions = h->editions,
        .names = &(struct name_book){h,         names_side},
        .folding = n != fresh,
        .found_move = e->found_move,
        .recorded = h->recorded,
        .again = h->again
    };
    e->before_seq = h->game.battle->seq;
    e->before_phase = h->game.battle->phase;
    if (n == fresh)
        e->found_move = e->before_phase == PHASE_MOVE;
    if (chosen.over) {
        bare(h, r);
        history_fail(r, FAULT_TABLE_FULL, 0);
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

/* Entry n has heard the choose or the overrule that is made. */
static bool
answers(const struct game *g, const struct ruling *r, int32_t n,
        const struct entry *made)
{
    if (made->op != OP_CHOICE)
        return false;
    for (uint32_t i = r->from[T_overruled]; i < r->to[T_overruled]; i++)
        if (g->overruled[i].entry == made->n)
            return true;
    return rules_on(g, r, made->target) ||
           (made->overrules && n == made->target);
}

/* Entry n has fallen in the fold for the entry being made. A choose answers for
 * the ruling on its melee alone; what falls after that, or for another edit,
 * is a later entry. */
static void
falls(struct history *h, int32_t n, const struct ruling *r, int32_t fresh,
      struct ruling *out)
{
    const struct entry *made = history_entry(h, fresh);
    bool heard = out->verdict >= VERDICT_ALLOWED;
    bool own = !made || n == made->n || (made->op == OP_CHOICE && !heard);
    *out = *r;
    if (own || r->verdict == VERDICT_ROOM)
        return;
    history_later(h, n, &r->why, out);
}

/* Folds play[pos..]. 0, or the entry that fell. *out: the ruling that fell, or
 * the one the entry being made is about. */
static int32_t
fold(struct history *h, int32_t pos, int32_t fresh, struct ruling *out)
{
    struct ruling r;
    const struct entry *made = history_entry(h, fresh);
    for (int32_t i = pos; i < h->n_play; i++) {
        struct line l = {.word = h->word};
        int32_t n = h->play[i];
        if (!history_read(h, n, &l)) { /* a line of the other rule set */
            r = (struct ruling){.verdict = VERDICT_WRONG,
                                .why = {.code = FAULT_VERB}};
            falls(h, n, &r, fresh, out);
            return n;
        }
        judge_entry(h, n, &l, fresh, &r);
        touched(h, n);
        if (r.verdict < VERDICT_ALLOWED) {
            falls(h, n, &r, fresh, out);
            return n;
        }
        if (n == fresh || (made && answers(&h->game, &r, n, made)))
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

void
history_refold(struct history *h)
{
    struct ruling r = {.verdict = VERDICT_ROOM};
    h->game.full = 0;
    fold(h, rewind_to(h, h->n_play), 0, &r);
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
    changed(h, history_place(h, fact));
}

/* What an op takes out of play goes back to the place it had, which others
 * have shifted since it was made. */
static void
leaves(struct history *h, const struct entry *e, int32_t n)
{
    int32_t pos = history_place(h, n);
    h->entry[e->n - 1].back = pos + 1;
    play_remove(h, pos);
}

static void undo_apply(struct history *h, const struct entry *e);
static void undo_revert(struct history *h, const struct entry *e);

static void
op_apply(struct history *h, const struct entry *e)
{
    switch ((enum op)e->op) {
    case OP_INSERT:
        play_insert(h, e->back ? e->back - 1 : e->pos, e->n);
        break;
    case OP_REPLACE:
        play_replace(h, history_place(h, e->replaced), e->n);
        out_by(h, e->replaced, e->n);
        break;
    case OP_REMOVE:
        leaves(h, e, e->target);
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
        leaves(h, e, e->n);
        break;
    case OP_REPLACE:
        play_replace(h, history_place(h, e->n), e->replaced);
        out_by(h, e->replaced, 0);
        break;
    case OP_REMOVE:
        play_insert(h, e->back - 1, e->target);
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

/* Undo passes over lines of the clock at the end of play, where they are in
 * nobody's way. */
static bool
passed_over(const struct entry *e)
{
    return e->clock_only && !e->edit;
}

bool
history_undoable(const struct entry *e)
{
    return !e->undone_by && e->op != OP_UNDO && e->op != OP_REDO &&
           !passed_over(e);
}

/* In a group that is being made a line is taken back as at the prompt: by
 * itself, not with the whole group. */
static void
undo_lines(struct history *h, const struct entry *e)
{
    if (h->done_top != e->group)
        return;
    int32_t last = e->target > e->group ? e->target : e->group;
    for (int32_t n = e->n - 1; n >= last; n--) {
        struct entry *out = &h->entry[n - 1];
        if (!history_undoable(out))
            continue;
        op_revert(h, out);
        out_by(h, n, e->n);
    }
    if (e->target <= e->group)
        h->done_top = h->entry[e->group - 1].done_was;
}

/* Takes back the groups from the last that stands down to the target. */
static void
undo_apply(struct history *h, const struct entry *e)
{
    undo_lines(h, e);
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
struct entry *
history_new(struct history *h, const struct line *l, const struct attempt *a,
            struct ruling *out)
{
    char at[LINE_MAX_BYTES];
    struct text t;
    text_init(&t, at, sizeof at);
    line_write(&t, l);
    if (t.cut)
        history_fail(out, FAULT_TOO_LONG, 0);
    if (t.cut || !room_entry(h) || !room_text(h, t.n))
        return NULL;
    const struct battle *b = h->game.battle;
    struct entry *e = &h->entry[h->n++];
    *e = (struct entry){.n = h->n,
                        .group = a->group ? a->group : h->n,
                        .clock_only = l->verb->flags & VERB_CLOCK,
                        .verdict = VERDICT_NOTED,
                        .done_was = h->done_top,
                        .redo_was = h->redo_top,
                        .before_seq = b->seq,
                        .before_phase = b->phase,
                        .at_ms = a->at_ms,
                        .line_at = h->text_n,
                        .line_n = t.n};
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
void
history_apply(struct history *h, struct entry *e, struct ruling *out)
{
    struct ruling r = {.verdict = VERDICT_ROOM};
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
    struct entry *e = history_new(h, a->line, a, out);
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

void
history_try(struct history *h, const struct attempt *a, struct ruling *out)
{
    bare(h, out);
    if (a->line->correction != CORRECT_NONE)
        history_correct(h, a, out);
    else if (a->line->verb->kind == VERB_EDIT)
        history_edit(h, a, out);
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
    struct ruling r = {.verdict = VERDICT_ROOM};
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

/* --- once more --- */

/* The entries, their order and their lines are copied: folding writes into
 * entries. */
static bool
tour_begin(struct history *t, const struct history *h)
{
    const struct game *g = &h->game;
    if (!history_init(t, &h->store, h->lexicon, h->editions))
        return false;
    /* It will need what that needed; where it cannot be had, it grows. */
    void *block = h->store.resize(h->store.ctx, t->block,
                                  game_bytes(g->cap, g->journal_cap));
    if (block) {
        game_widen(&t->game, block, g->cap, g->journal_cap);
        t->block = block;
    }
    void *e = t->entry, *p = t->play, *w = t->text;
    bool ok = enlarge(&t->store, &e, &t->cap_entry, (size_t)h->n + 1,
                      sizeof *t->entry) &&
              enlarge(&t->store, &p, &t->cap_play, (size_t)h->n_play + 1,
                      sizeof *t->play) &&
              enlarge(&t->store, &w, &t->cap_text, (size_t)h->text_n + 1, 1);
    t->entry = e;
    t->play = p;
    t->text = w;
    if (!ok) {
        history_release(t);
        return false;
    }
    memcpy(t->entry, h->entry, (size_t)h->n * sizeof *t->entry);
    memcpy(t->play, h->play, (size_t)h->n_play * sizeof *t->play);
    if (h->text_n > 0)
        memcpy(t->text, h->text, h->text_n);
    t->recorded = t->again = true;
    t->n = h->n;
    t->n_play = h->n_play;
    t->text_n = h->text_n;
    return true;
}

static bool
tour_fact(struct history *t, int32_t n)
{
    struct line l = {.word = t->word};
    struct ruling r;
    if (!history_read(t, n, &l))
        return false;
    judge_entry(t, n, &l, 0, &r);
    return r.verdict >= VERDICT_ALLOWED;
}

bool
history_again(const struct history *h, int32_t n, history_heard *heard,
              void *ctx)
{
    struct history t;
    int32_t place = history_place(h, n);
    bool ok = place >= 0 && tour_begin(&t, h);
    if (!ok)
        return false;
    for (int32_t i = 0; ok && i < place; i++)
        ok = tour_fact(&t, t.play[i]);
    struct line l = {.word = t.word};
    struct ruling r;
    ok = ok && history_read(&t, n, &l);
    if (ok) {
        judge_entry(&t, n, &l, 0, &r);
        ok = r.verdict >= VERDICT_ALLOWED;
        t.n = n;
        if (ok)
            heard(ctx, &t, &l, &r);
    }
    history_release(&t);
    return ok;
}

bool
history_tour(const struct history *h, history_stop *each, void *ctx)
{
    struct history t;
    bool ok = tour_begin(&t, h);
    if (!ok)
        return false;
    for (int32_t i = 0; ok && i < t.n_play; i++) {
        const struct entry *e = &t.entry[t.play[i] - 1];
        ok = tour_fact(&t, t.play[i]);
        bool last =
            i + 1 == t.n_play || h->entry[h->play[i + 1] - 1].seq != e->seq;
        if (ok && !each(ctx, &t.game, e, last))
            break;
    }
    history_release(&t);
    return ok;
}
