/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * say_close.c: close calls in words: the distance that a ruling hangs on, and
 * the outcomes on both sides of its limit.
 */
#include "say_in.h"

static bool
known(const struct game *g, const struct call *c)
{
    bool pair = c->man[0] > 0 && c->man[1] > 0 &&
                (uint32_t)c->man[0] <= g->rows[T_man] &&
                (uint32_t)c->man[1] <= g->rows[T_man];
    return pair && c->kind != CLOSE_ROUGH;
}

/* BA.7 is 6 1/16" from RA.3 in contact */
static void
put_distance(struct text *to, const struct game *g, const struct call *c)
{
    say_man(to, g, ROW(c->man[1]));
    text_str(to, " is ");
    say_length(to, g, c->apart);
    text_str(to, " from ");
    say_man(to, g, ROW(c->man[0]));
}

/* What he would be on the other side of the limit. */
static void
put_meaning(struct text *to, const struct game *g, const struct call *c)
{
    static const char *const out[] = {"", ": beyond it he is not in the fight",
                                      ": beyond it he does not support", "",
                                      ""};
    static const char *const in[] = {"", ": within it he is in the fight",
                                     ": within it he supports",
                                     ": within it they are in contact", ""};
    text_str(to, c->inside ? ", within " : ", outside ");
    say_length(to, g, c->limit);
    text_str(to, c->inside ? out[c->kind] : in[c->kind]);
}

void
close_distance(struct text *to, const struct game *g, const struct call *c)
{
    if (!known(g, c)) {
        text_str(to, "men in contact stand where it is only estimated");
        return;
    }
    put_distance(to, g, c);
    put_meaning(to, g, c);
    text_str(to, ", and that may be ");
    say_length(to, g, c->out);
    text_str(to, " out");
}

void
close_outcome(struct text *to, const struct game *g, const int32_t *o,
              int32_t greater)
{
    int32_t lesser = o[CALL_LESSER];
    if (o[CALL_GONE]) {
        text_str(to, "nobody is in contact, nobody fights.");
        return;
    }
    if (lesser == 0) {
        text_int(to, o[CALL_LESSER_MEN]);
        text_str(to, " v ");
        text_int(to, o[CALL_GREATER_MEN]);
        text_str(to, ", equal: all fall.");
        return;
    }
    put_some(to, g, o[CALL_LESSER_MEN], lesser);
    text_str(to, " v ");
    put_some(to, g, o[CALL_GREATER_MEN],
             greater ? greater : other_side(lesser));
    text_str(to, o[CALL_ISOLATED] == CASE_ISOLATED ? ", isolated: "
                                                   : ", supported: ");
    if (o[CALL_TOLD]) {
        text_int(to, o[CALL_SUPPORT]);
        text_str(to, " near, ");
    }
    text_int(to, o[CALL_NEEDED]);
    text_str(to, " needed; ");
    if (o[CALL_ISOLATED] == CASE_ISOLATED) {
        text_int(to, o[CALL_PRISONERS]);
        text_str(to, " taken, ");
    }
    text_int(to, o[CALL_DEAD]);
    text_str(to, " dead each.");
}

/* "    a  13 Blue v 19 Red, isolated: ..." */
static void
put_outcome(struct text *to, const struct game *g, char letter,
            const int32_t *o)
{
    char at[SAY_BYTES];
    struct text t;
    text_init(&t, at, sizeof at);
    text_char(&t, letter);
    text_str(&t, "  ");
    close_outcome(&t, g, o, 0);
    put_lines(to, text_span(&t));
}

void
close_outcomes(struct text *to, const struct game *g, const struct call *c)
{
    put_outcome(to, g, 'a', c->a);
    put_outcome(to, g, 'b', c->b);
}

static const struct call *
call_of(const struct game *g, const struct effect *e)
{
    return e->b >= 0 && (uint32_t)e->b < g->rows[T_call] ? &g->call[e->b]
                                                         : NULL;
}

void
close_say(struct text *to, const struct game *g, const struct effect *e)
{
    const struct call *c = call_of(g, e);
    text_char(to, 'M');
    text_int(to, e->a);
    text_str(to, " is a close call");
    if (c) {
        text_str(to, ": ");
        close_distance(to, g, c);
    }
    text_char(to, '.');
}

void
close_rest(struct text *to, const struct game *g, const struct effect *e)
{
    const struct call *c = call_of(g, e);
    char at[SAY_BYTES];
    struct text t;
    bool several = false;
    if (e->kind != EFFECT_CLOSE || !c)
        return;
    close_outcomes(to, g, c);
    for (uint32_t i = 0; i < g->rows[T_melee]; i++)
        several = several || (g->melee[i].close && !g->melee[i].answer &&
                              g->melee[i].seq == g->battle->seq &&
                              g->melee[i].state == MELEE_OPEN &&
                              g->melee[i].number != e->a);
    text_init(&t, at, sizeof at);
    text_str(&t, "settle");
    for (int b = 0; b < 2; b++) {
        if (several) {
            text_str(&t, " M");
            text_int(&t, e->a);
        }
        text_str(&t, b ? " b takes b." : " takes a, settle");
    }
    put_lines(to, text_span(&t));
}

/* M1: were BA.7 within 6" of RA.3, and he is 6 1/16", ... */
void
close_hair(struct text *to, const struct game *g, const struct effect *e)
{
    const struct call *c = call_of(g, e);
    text_char(to, 'M');
    text_int(to, e->a);
    text_str(to, ": a hair would change the numbers");
    if (!c) {
        text_char(to, '.');
        return;
    }
    text_str(to, ": ");
    if (known(g, c)) {
        put_distance(to, g, c);
        text_str(to, c->inside ? "; beyond " : "; within ");
        say_length(to, g, c->limit);
        text_str(to, " ");
    }
    close_outcome(to, g, c->b, 0);
}
