/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * ask_reason.c: why a line was ruled on as it was, but for melees: shots man
 * by man, guns that were to be captured, white flags, the score, and a line
 * that was refused. Of other lines: what followed, as it was said then.
 */
#include "ask_in.h"
#include "facts.h"
#include "key.h"
#include "overrule.h"
#include "rulebook.h"
#include "say_in.h"
#include "score.h"

enum { WORDS = LINE_MAX_BYTES };

static void
put_number(struct text *w, const char *before, int32_t n, const char *after)
{
    text_str(w, before);
    text_int(w, n);
    text_str(w, after);
}

/* ---- shots ---- */

static void
put_hit(struct text *w, const struct game *g, const struct hit *hit)
{
    static const char *const how[] = {" was knocked over", " was touched",
                                      " was rolled against"};

    put_number(w, "Shot ", hit->shot, ": ");
    say_man(w, g, hit->man);
    text_str(w, how[hit->kind % 3]);
    if (hit->rebound)
        text_str(w, " by a rebound");
    text_str(w, hit->dies ? ": dead" : ": not dead");
}

/* Why one who was touched lives, or dies. */
static const char *
hit_reason(const struct game *g, const struct hit *hit)
{
    bool later = key(g, KEY_SHOT_TOUCH) == TOUCH_UNLESS_LATER;

    if (hit->rule == RULE_A6e)
        return ", for a ball that only rolls to his feet does not touch him.";
    if (hit->rule == RULE_A6d)
        return ", for a rebound kills whatever came before.";
    if (hit->rule == RULE_A6b)
        return later ? ", for the shot killed nobody after him."
                     : ", for the shot had killed nobody before him.";
    if (hit->rule == RULE_A6c)
        return later ? ", for the shot killed another as well."
                     : ", for the shot had killed a man already.";
    return ".";
}

static int32_t
why_shots(struct text *to, const struct game *g, int32_t entry)
{
    char at[WORDS];
    struct text w;
    int32_t n = 0;

    text_init(&w, at, sizeof at);
    for (uint32_t i = 0; i < g->rows[T_hit]; i++) {
        const struct hit *hit = &g->hit[i];
        char rule[24];
        struct text cited;

        if (hit->entry != entry)
            continue;
        text_init(&cited, rule, sizeof rule);
        text_char(&cited, '[');
        text_str(&cited, rule_name(hit->rule));
        text_char(&cited, ']');
        put_hit(&w, g, hit);
        text_str(&w, hit_reason(g, hit));
        why_step(to, &w, text_z(&cited));
        n++;
    }
    return n;
}

/* ---- guns ---- */

static const struct reason *
figures_of(const struct game *g, int32_t entry, int rule)
{
    for (uint32_t i = 0; i < g->rows[T_reason]; i++)
        if (g->reason[i].entry == entry && g->reason[i].rule == rule &&
            g->reason[i].key == 0)
            return &g->reason[i];
    return NULL;
}

static const struct sequel *
capture_of(const struct game *g, int32_t entry)
{
    for (uint32_t i = 0; i < g->rows[T_sequel]; i++) {
        int32_t kind = g->sequel[i].kind;

        if (g->sequel[i].entry == entry &&
            (kind == EFFECT_GUN_TAKEN || kind == EFFECT_GUN_DISPUTE ||
             kind == EFFECT_GUN_KEPT))
            return &g->sequel[i];
    }
    return NULL;
}

/* How near it was to another result. */
static void
capture_limit(struct text *to, struct text *w, const struct reason *past,
              const struct reason *bar)
{
    int32_t more = past->b - past->a;

    if (more <= 0 && bar->a == 0) {
        put_number(w, "", 1 - more, " fewer past it and it is not taken.");
        why_step(to, w, "");
        return;
    }
    if (more > 0)
        put_number(w, "", more, " more past it");
    if (more > 0 && bar->a > 0)
        text_str(w, " and ");
    if (bar->a > 0)
        put_number(w, "", bar->a, " fewer near it");
    text_str(w, " and it is taken.");
    why_step(to, w, "");
}

static int32_t
why_capture(struct text *to, const struct game *g, int32_t entry)
{
    static const char *const where[] = {
        " past its wheels, ", " behind its wheels, ", " across its axle, "};
    const struct reason *past = figures_of(g, entry, RULE_G2);
    const struct reason *bar = figures_of(g, entry, RULE_G1);
    const struct sequel *s = capture_of(g, entry);
    char at[WORDS];
    struct text w;

    if (past == NULL || bar == NULL || s == NULL)
        return 0;
    text_init(&w, at, sizeof at);
    put_number(&w, "", past->a, where[key(g, KEY_CAPTURE_AXLE) % 3]);
    put_number(&w, "", past->b, " needed: ");
    text_str(&w, past->a >= past->b ? "enough." : "too few.");
    why_step(to, &w, "[G2]");
    if (bar->a > 0)
        text_count(&w, bar->a, "man who bars it", "men who bar it");
    else
        text_str(&w, "Nobody who bars it");
    text_str(&w, " within ");
    put_reach(&w, g, key(g, KEY_CAPTURE_RADIUS));
    text_str(&w, ".");
    why_step(to, &w, "[G1 G4 reading 12]");
    if (s->kind == EFFECT_GUN_DISPUTE)
        text_str(&w, "Its own men are too few to serve it, and enemies stand "
                     "by it: in dispute.");
    else if (s->kind == EFFECT_GUN_KEPT)
        text_str(&w, bar->b ? "Its own men serve it: it is not in dispute."
                            : "No enemy stands by it: it is not in dispute.");
    if (w.n > 0)
        why_step(to, &w, "[G3 G4 reading 22]");
    capture_limit(to, &w, past, bar);
    return 1;
}

/* ---- the white flag ---- */

static int32_t
why_surrender(struct text *to, const struct game *g, int32_t entry)
{
    const struct reason *p = figures_of(g, entry, RULE_P9);
    char at[WORDS];
    struct text w;

    if (p == NULL || p->a + p->b == 0)
        return 0;
    text_init(&w, at, sizeof at);
    if (p->a == SUPPORT_ISO) {
        text_str(&w, "By the referee's word it is isolated");
    } else {
        put_number(&w, "", p->a, " near, ");
        put_number(&w, "", p->b, " needed to support it: ");
        text_str(&w, p->a < p->b ? "isolated" : "supported");
    }
    text_str(&w, ".");
    why_step(to, &w, "[P9 H1a reading 37]");
    if (p->a >= 0 && p->a < p->b) {
        put_number(&w, "", p->b - p->a, " more near and it may not surrender.");
        why_step(to, &w, "");
    }
    return 1;
}

/* ---- the score ---- */

static void
score_item(struct text *to, const struct game *g, int32_t n,
           const char *const what[2], enum key_id k, const char *rule)
{
    char at[WORDS];
    struct text w;

    if (n == 0)
        return;
    text_init(&w, at, sizeof at);
    text_count(&w, n, what[0], what[1]);
    text_str(&w, " at ");
    say_halves(&w, key(g, k));
    text_str(&w, ": ");
    say_halves(&w, n * key(g, k));
    why_step(to, &w, rule);
}

void
why_score(struct text *to, const struct game *g)
{
    static const char *const guns[] = {"gun held or to take",
                                       "guns held or to take"};
    static const char *const held[] = {"gun held", "guns held"};
    static const char *const horse[] = {"horseman alive and free",
                                        "horse alive and free"};
    static const char *const foot[] = {"foot soldier alive and free",
                                       "foot alive and free"};
    static const char *const own[] = {"own man held by the enemy",
                                      "own men held by the enemy"};
    static const char *const taken[] = {"prisoner taken", "prisoners taken"};
    char at[WORDS];
    struct text w;

    text_init(&w, at, sizeof at);
    for (int32_t side = 1; side <= (int32_t)g->rows[T_side]; side++) {
        struct score s;

        score_side(g, side, &s);
        say_side(to, g, side);
        text_str(to, ":\n");
        if (s.victory != 0) {
            text_str(&w, g->battle->outcome == OUTCOME_DRAWN
                             ? "a draw, half of a victory: "
                             : "victory: ");
            say_halves(&w, s.victory);
            why_step(to, &w, "[V1b]");
        }
        score_item(to, g, s.n_guns,
                   key(g, KEY_SCORE_GUNS) == GUNS_HELD ? held : guns,
                   KEY_SCORE_GUN_HALVES, "[V1c reading 23]");
        score_item(to, g, s.n_cavalry, horse, KEY_SCORE_CAVALRY_HALVES,
                   "[V1d reading 34]");
        score_item(to, g, s.n_infantry, foot, KEY_SCORE_INFANTRY_HALVES,
                   "[V1d reading 34]");
        score_item(to, g, s.n_own, own, KEY_SCORE_OWN_PRISONER_HALVES, "[V1e]");
        score_item(to, g, s.n_taken, taken, KEY_SCORE_PRISONER_TAKEN_HALVES,
                   "[V1e]");
        if (s.award != 0) {
            text_str(&w, "awarded by the referee: ");
            say_halves(&w, s.award);
            why_step(to, &w, "");
        }
        text_str(&w, "in all ");
        say_halves(&w, s.total);
        text_str(&w, "; less the enemy's, net ");
        say_halves(&w, s.net);
        why_step(to, &w, "[reading 35]");
    }
}

/* ---- what was said ---- */

static void
say_again(void *ctx, const struct history *then, const struct line *l,
          const struct ruling *r)
{
    const struct saying s = {then, l, r, 0, false, false};

    text_str(ctx, "    ");
    say_answer(ctx, &s, false);
}

/* ---- what the referee made of it ---- */

static void
why_overruled(struct text *to, const struct history *h, int32_t entry)
{
    const struct game *g = &h->game;

    for (uint32_t i = 0; i < g->rows[T_overruled]; i++) {
        const struct overruled *o = &g->overruled[i];
        char at[WORDS];
        struct text w;

        if (o->target != entry || o->kind == OVERRULE_FORCED ||
            o->kind == OVERRULE_MELEE)
            continue;
        text_init(&w, at, sizeof at);
        put_number(&w, "The referee rules otherwise (#", o->entry, "): ");
        overruled_write(&w, g, o, true);
        text_str(&w, ", because ");
        put_reason(&w, h, o->entry);
        why_step(to, &w, "");
    }
}

/* Melees are told step by step elsewhere, and what was only noted rests on
 * nothing. */
static bool
worth_saying(const struct game *g, int32_t entry)
{
    bool any = false;

    for (uint32_t i = 0; i < g->rows[T_ruled]; i++)
        if (g->ruled[i].entry == entry)
            return false;
    for (uint32_t i = 0; i < g->rows[T_reason]; i++)
        any = any || g->reason[i].entry == entry;
    return any;
}

int32_t
why_line(struct text *to, const struct history *h, int32_t entry)
{
    const struct game *g = &h->game;
    struct word word[LINE_WORDS];
    struct line l = {.word = word};
    uint32_t from = to->n;

    if (!history_fact(h, entry, &l))
        return 0;
    if (verb_is(l.verb, FACT_FIRE))
        why_shots(to, g, entry);
    else if (capture_of(g, entry) != NULL)
        why_capture(to, g, entry);
    else if (verb_is(l.verb, FACT_SURRENDER))
        why_surrender(to, g, entry);
    else if (verb_is(l.verb, FACT_FINISH))
        why_score(to, g);
    else if (!(l.verb->flags & (VERB_TURN | VERB_CLOCK)) &&
             worth_saying(g, entry))
        history_again(h, entry, say_again, to);
    why_overruled(to, h, entry);
    return to->n > from;
}

/* ---- a line that was refused ---- */

/* The entry that would fall, why, and the rule it would fall by. */
static void
why_later(struct text *to, const struct history *h, const struct fault *why)
{
    char at[WORDS];
    struct text w;
    const struct entry *e = history_entry(h, why->have);

    text_init(&w, at, sizeof at);
    if (e)
        put_entry(&w, h, e);
    why_step(to, &w, "");
    say_later(&w, h, why);
    if (w.n > 0)
        why_step(to, &w, "");
    if (h->later.code == why->need && h->later.rule != RULE_NONE)
        why_rule(to, &h->game, h->later.rule);
}

void
why_refused(struct text *to, const struct asking *a)
{
    const struct refusal *r = a->refused;
    const struct game *g = &a->h->game;
    struct failing f = {a->h, r->line, NULL, &r->why, true, NULL, 0};
    char at[WORDS];
    struct text w;

    text_str(to, fault_status((enum fault_code)r->why.code) == 3
                     ? "refused: "
                     : "not understood: ");
    text_safe(to, span_trim(r->line));
    text_char(to, '\n');
    text_init(&w, at, sizeof at);
    say_fault_words(&w, &f);
    why_step(to, &w, "");
    if (r->why.code == FAULT_LATER_FALLS) {
        why_later(to, a->h, &r->why);
        return;
    }
    if (r->why.rule == RULE_NONE) {
        text_str(&w, "No rule of the battle: the line itself could not be.");
        why_step(to, &w, "");
        return;
    }
    why_rule(to, g, r->why.rule);
    for (int k = 0; k < KEYS; k++) {
        if (!span_is(span_of(key_info((enum key_id)k)->rule),
                     rule_name(r->why.rule)))
            continue;
        text_str(&w, key_info((enum key_id)k)->name);
        text_str(&w, " is ");
        say_key(&w, g, k, key(g, (enum key_id)k));
        text_str(&w, g->key[k].value == g->given[k].cell
                         ? ", as the edition has it."
                         : ", a house rule.");
        why_step(to, &w, "");
    }
}
