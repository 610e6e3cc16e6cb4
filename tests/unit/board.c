/* SPDX-License-Identifier: GPL-3.0-or-later */
/* board.c: a battle in memory for tests; see board.h. */
#include "board.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { DIRT = 0xA5, SCRATCH = 1 << 16 };

/* How many bytes there are, before them; as aligned as what malloc gives. */
union sized {
    size_t bytes;
    max_align_t align;
};

/* Memory that was somebody else's before, elsewhere each time: what reads a
 * row too many, or an address that is gone, finds nothing it can live with. */
static void *
resize_dirty(void *ctx, void *old, size_t bytes)
{
    union sized *was = old ? (union sized *)old - 1 : NULL, *now = NULL;

    (void)ctx;
    if (bytes > 0) {
        now = malloc(sizeof *now + bytes);
        if (!now)
            return NULL;
        now->bytes = bytes;
        memset(now + 1, DIRT, bytes);
        if (was)
            memcpy(now + 1, old, was->bytes < bytes ? was->bytes : bytes);
    }
    free(was);
    return now ? now + 1 : NULL;
}

static const struct store dirty = {NULL, resize_dirty};

void
board_init(struct board *b)
{
    memset(b, 0, sizeof *b);
    core_verbs(b->list);
    b->lexicon = (struct lexicon){b->list, CORE_LISTS, SET_LITTLE_WARS};
    b->store = dirty;
    assert_true(history_init(&b->h, &b->store, &b->lexicon, NULL));
    b->g = &b->h.game;
}

void
board_release(struct board *b)
{
    history_release(&b->h);
}

static bool
read_typed(struct board *b, const char *line)
{
    struct span rest;
    size_t n = strlen(line);
    assert_true(n < sizeof b->typed);
    memcpy(b->typed, line, n + 1);
    memset(b->word, DIRT, sizeof b->word);
    b->line.word = b->word;
    b->r = (struct ruling){.verdict = VERDICT_WRONG};
    return line_read(span_of(b->typed), &b->lexicon, &b->line, &rest,
                     &b->r.why);
}

enum { A = 1, B = 2, C = 4, D = 8, AB = A | B, ABC = AB | C, ABCD = ABC | D };

/* What ruling.h says that an effect tells; what is not named tells nothing. */
static const unsigned char effect_tells[EFFECTS] = {
    [EFFECT_PICKED] = ABCD,       [EFFECT_TURN] = ABC,
    [EFFECT_USED] = AB,           [EFFECT_CREW] = ABC,
    [EFFECT_GUN_SHORT] = ABC,     [EFFECT_GUN_BACK] = ABC,
    [EFFECT_GUN_TAKEN] = ABC,     [EFFECT_GUN_DISPUTE] = ABCD,
    [EFFECT_GUN_KEPT] = ABCD,     [EFFECT_GUN_OUT] = A,
    [EFFECT_GUN_OFF] = AB,        [EFFECT_PARTY_MADE] = ABC,
    [EFFECT_PARTY_FREED] = ABC,   [EFFECT_PARTY_SHORT] = ABC,
    [EFFECT_PARTY_EXCESS] = ABCD, [EFFECT_PARTY_HOME] = AB,
    [EFFECT_GUARDS] = ABC,        [EFFECT_REARMED] = AB,
    [EFFECT_SPARED] = A,          [EFFECT_KILLED] = ABC,
    [EFFECT_DECIDED] = AB,        [EFFECT_CHOICE_FELL] = AB,
    [EFFECT_SHOTS] = AB,          [EFFECT_TOSS] = AB,
    [EFFECT_FORCED] = ABCD,       [EFFECT_IRREGULAR] = ABCD,
    [EFFECT_MELEE_VOID] = AB,     [EFFECT_MOVED] = ABCD,
    [EFFECT_VALUE] = AB,          [EFFECT_CONTACT] = ABC,
    [EFFECT_PARTY_LINE] = AB,     [EFFECT_RETAKEN] = AB,
    [EFFECT_RESTORED] = AB,       [EFFECT_EDITION] = A,
    [EFFECT_GAME] = ABC,          [EFFECT_ROLL] = AB,
    [EFFECT_START] = AB,          [EFFECT_AWARD] = AB,
    [EFFECT_FINISH] = AB,         [EFFECT_MELEE_BEGINS] = ABC,
    [EFFECT_MELEE_WAITS] = AB,    [EFFECT_GUARD_LEFT] = AB,
    [EFFECT_DISPUTE] = A,         [EFFECT_VERDICT] = ABCD,
    [EFFECT_GUNS_LATE] = A,       [EFFECT_REACHED] = ABC,
    [EFFECT_GAME_NEWS] = ABCD,    [EFFECT_HANDICAP] = ABCD,
    [EFFECT_TAPE_SLACK] = A,      [EFFECT_CLOSE] = AB,
    [EFFECT_HAIR] = AB,           [EFFECT_ANSWERED] = AB,
    [EFFECT_MELEE_JOINED] = AB,   [EFFECT_MELEE_APART] = A,
    [EFFECT_STILL_OPEN] = A,      [EFFECT_FLOOR] = ABCD,
};

static const unsigned char news_tells[] = {
    [NEWS_OPEN_AGAIN] = A,  [NEWS_RETREAT] = ABCD,  [NEWS_CAPITULATED] = ABCD,
    [NEWS_OTHERWISE] = ABC, [NEWS_UNSERVED] = ABCD, [NEWS_SET_OUT] = AB,
    [NEWS_CHOOSES] = AB,    [NEWS_PUT_DOWN] = AB,
};

static const unsigned char floor_tells[] = {
    [FLOOR_AT_ENEMY] = ABC,  [FLOOR_AT_HOME] = ABC,  [FLOOR_LED_HOME] = AB,
    [FLOOR_GUN_BACK] = ABCD, [FLOOR_BESIDE] = ABCD,  [FLOOR_TAKEABLE] = ABCD,
    [FLOOR_CLOSE] = AB,      [FLOOR_ANSWERED] = ABC, [FLOOR_ALONE] = ABC,
    [FLOOR_TYPED] = ABCD,
};

static const unsigned char irregular_tells[] = {
    [IRREGULAR_NO_MEN] = A,   [IRREGULAR_MEN] = ABC,
    [IRREGULAR_GUNS] = ABC,   [IRREGULAR_FIRST] = ABC,
    [IRREGULAR_ARMS] = ABCD,  [IRREGULAR_MANY_GUNS] = ABCD,
    [IRREGULAR_RATIO] = ABCD, [IRREGULAR_FEW] = ABCD,
    [IRREGULAR_BACK] = A,     [IRREGULAR_FIELD] = A,
    [IRREGULAR_TOSS] = A,     [IRREGULAR_NO_DEFENDER] = AB,
    [IRREGULAR_ROLE] = ABC,   [IRREGULAR_DICE] = AB,
    [IRREGULAR_SETOUT] = ABC,
};

static unsigned
tells(const struct effect *e)
{
    if (e->kind == EFFECT_GAME_NEWS)
        return news_tells[e->a];
    if (e->kind == EFFECT_FLOOR)
        return floor_tells[e->a];
    if (e->kind == EFFECT_IRREGULAR)
        return irregular_tells[e->a];
    return effect_tells[e->kind];
}

/* What an effect does not tell is nought. */
static void
effects_whole(const struct ruling *r, const char *line)
{
    for (uint32_t i = 0; i < r->n_effect && i < EFFECT_MAX; i++) {
        const struct effect *e = &r->effect[i];
        unsigned of =
            (e->a ? A : 0) | (e->b ? B : 0) | (e->c ? C : 0) | (e->d ? D : 0);

        assert_in_range(e->kind, 1, EFFECTS - 1);
        if (of & ~tells(e))
            fail_msg("\"%s\": effect %d of %d: %d %d %d %d", line, e->kind,
                     (int)i, e->a, e->b, e->c, e->d);
    }
}

enum verdict
board_say(struct board *b, const char *line)
{
    b->entry = 0;
    history_drop(&b->h, b->h.kept);
    memset(b->h.scratch.at, DIRT,
           b->h.scratch.cap < SCRATCH ? b->h.scratch.cap : SCRATCH);
    b->read = read_typed(b, line);
    if (!b->read || !b->line.verb)
        return b->r.verdict;
    const struct attempt a = {&b->line, b->at_ms, 0};
    history_try(&b->h, &a, &b->r);
    effects_whole(&b->r, line);
    if (b->r.verdict >= VERDICT_ALLOWED && !b->line.attempt) {
        history_keep(&b->h);
        b->entry = b->h.n;
    }
    return b->r.verdict;
}

void
board_must(struct board *b, const char *const lines[])
{
    for (; *lines; lines++)
        if (board_say(b, *lines) < VERDICT_ALLOWED)
            fail_msg("\"%s\" fell: %s", *lines,
                     fault_name((enum fault_code)b->r.why.code));
}

void
board_armies(struct board *b)
{
    static const char *const lines[] = {"side red",
                                        "side blue",
                                        "force red 80 inf 50 cav 4 guns",
                                        "force blue 80 inf 50 cav 4 guns",
                                        "start red",
                                        "go",
                                        NULL};
    board_must(b, lines);
}

void
board_skirmish(struct board *b)
{
    static const char *const lines[] = {
        "side red",       "side blue", "body RA 20 inf",
        "body BA 20 inf", "gun RG1",   "gun BG1",
        "start red",      "go",        NULL};
    board_must(b, lines);
}
