/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * say_floor.c: what places show after a line, and what to type for it.
 */
#include "games.h"
#include "march.h"
#include "say_in.h"
#include "take.h"

/* RA.3-5+RC.1: men as one types them; too many for a line are their number and
 * the letter of their side. */
struct listing {
    struct text *to;
    const struct game *g;
    int32_t first, last; /* the run that is not yet written: rows, -1 none */
    int32_t birth;       /* of the run before */
};

static void
list_run(struct listing *l)
{
    const struct man *m;

    if (l->first < 0)
        return;
    m = &l->g->man[l->first];
    if (m->birth != l->birth) {
        text_str(l->to, l->birth ? "+" : "");
        say_man(l->to, l->g, l->first);
    } else {
        text_char(l->to, ',');
        text_int(l->to, m->number);
    }
    if (l->last > l->first) {
        text_char(l->to, '-');
        text_int(l->to, l->g->man[l->last].number);
    }
    l->birth = m->birth;
}

static void
list_man(struct listing *l, int32_t man)
{
    const struct man *all = l->g->man;

    if (l->first >= 0 && man == l->last + 1 &&
        all[man].birth == all[l->first].birth) {
        l->last = man;
        return;
    }
    list_run(l);
    l->first = l->last = man;
}

/* The men of the ruling's places of whom the news is, as they went. */
static void
put_arrived(struct text *to, const struct saying *s, const struct effect *e)
{
    enum { LONGEST = 40 };
    const struct game *g = &s->h->game;
    char at[SAY_BYTES];
    struct text t;
    struct listing l = {&t, g, -1, -1, 0};

    text_init(&t, at, sizeof at);
    for (uint32_t i = s->r->from[T_position]; i < s->r->to[T_position]; i++)
        if (g->position[i].kind == POSITION_MAN &&
            march_arrived(g, (enum floor_news)e->a, e->b, g->position[i].who))
            list_man(&l, g->position[i].who);
    list_run(&l);
    if (t.n <= LONGEST) {
        text_put(to, text_span(&t));
        return;
    }
    text_int(to, e->c);
    text_char(to, (char)g->side[ROW(e->b)].letter);
}

static void
tell_at_enemy(struct text *to, const struct saying *s, const struct effect *e)
{
    const struct game *g = &s->h->game;

    put_some(to, g, e->c, e->b);
    text_str(to, e->c == 1 ? " is at " : " are at ");
    put_owner(to, g, other_side(e->b));
    text_str(to, " back line");
    if (rear_needed(g, e->b) == 0) {
        text_char(to, '.');
        return;
    }
    text_str(to, ", which is said with: reach ");
    put_arrived(to, s, e);
}

static void
tell_at_home(struct text *to, const struct saying *s, const struct effect *e)
{
    const struct game *g = &s->h->game;
    bool cross = key(g, KEY_REARM_LINE) == REARM_CROSS;

    put_some(to, g, e->c, e->b);
    text_str(to, " without arms at their own line; armed again by: ");
    text_str(to, cross ? "off " : "home ");
    put_arrived(to, s, e);
}

static void
tell_led_home(struct text *to, const struct saying *s, const struct effect *e)
{
    const struct game *g = &s->h->game;

    put_party(to, g, e->b);
    text_str(to, " is at ");
    put_owner(to, g, g->party[ROW(e->b)].holder);
    text_str(to, " back line; delivered by: home ");
    put_party(to, g, e->b);
}

static void
tell_gun_back(struct text *to, const struct saying *s, const struct effect *e)
{
    const struct game *g = &s->h->game;

    say_gun(to, g, e->b);
    text_str(to, " goes back to where it stood: ");
    text_count(to, e->c, "man", "men");
    text_str(to, " with it, ");
    text_int(to, e->d);
    text_str(to, " needed.");
}

/* --- guns --- */

static void
tell_beside(struct text *to, const struct saying *s, const struct effect *e)
{
    const struct game *g = &s->h->game;

    put_some(to, g, e->d, e->c);
    text_str(to, e->d == 1 ? " stands by " : " stand by ");
    say_gun(to, g, e->b);
    text_str(to, ", which is not served; ruled on, when the move is over, by: "
                 "capture ");
    say_gun(to, g, e->b);
    text_char(to, ' ');
    text_safe(to, label_of(g->side[ROW(e->c)].label));
}

void
floor_takeable(struct text *to, const struct game *g, int32_t gun, int32_t side,
               int32_t men)
{
    say_gun(to, g, gun);
    text_str(to, " is not served and ");
    put_some(to, g, men, side);
    text_str(to, " could pass it in one move; if it counts: gun ");
    say_gun(to, g, gun);
    text_str(to, " takeable ");
    text_safe(to, label_of(g->side[ROW(side)].label));
}

/* BA.3 is 6 1/8" from it, outside 6" */
static void
put_hair(struct text *to, const struct game *g, int32_t gun,
         const struct hairline *h)
{
    say_man(to, g, h->man);
    text_str(to, " is ");
    say_length(to, g, h->apart < 0 ? -h->apart : h->apart);
    if (h->kind == HAIR_AXLE) {
        text_str(to, h->inside ? " past the wheels" : " short of the wheels");
    } else {
        text_str(to, h->kind == HAIR_TRAIL ? " from the end of its trail"
                                           : " from ");
        if (h->kind == HAIR_GUN)
            say_gun(to, g, gun);
        text_str(to, h->inside ? ", within " : ", outside ");
        say_length(to, g, h->limit);
    }
    text_str(to, ", and that may be ");
    say_length(to, g, h->out);
    text_str(to, " out");
}

/* a  taken: 4 past its wheels, nobody near. */
static void
put_result(struct text *to, const struct game *g, char letter,
           const struct gun_standing *s)
{
    static const char *const result[] = {"taken", "in dispute", "not taken"};
    struct bar b = take_barring(g, s);
    char at[SAY_BYTES];
    struct text t;

    text_init(&t, at, sizeof at);
    text_char(&t, letter);
    text_str(&t, "  ");
    text_str(&t, result[take_result(g, s)]);
    text_str(&t, ": ");
    text_int(&t, s->past);
    text_str(&t, " past its wheels, ");
    if (b.men)
        text_int(&t, b.men);
    else
        text_str(&t, "nobody");
    text_str(&t, " near who bars it.");
    put_lines(to, text_span(&t));
}

/* The distance a gun's close call hangs on; false: it is none any more. */
static bool
hair_now(const struct game *g, int32_t gun, struct hairline *h,
         struct gun_standing *a, struct gun_standing *b)
{
    const struct gun *u = &g->gun[ROW(gun)];
    int32_t who;

    *h = (struct hairline){.kind = (enum hair)u->close_kind,
                           .man = u->close_man};
    return u->close_side && take_stand(g, gun, u->close_side, a, &who) &&
           take_turned(g, gun, u->close_side, h, b);
}

static void
tell_gun_close(struct text *to, const struct saying *s, const struct effect *e)
{
    const struct game *g = &s->h->game;
    struct hairline h;
    struct gun_standing a, b;

    text_str(to, "The capture of ");
    say_gun(to, g, e->b);
    text_str(to, " is a close call");
    if (hair_now(g, e->b, &h, &a, &b)) {
        text_str(to, ": ");
        put_hair(to, g, e->b, &h);
    }
    text_char(to, '.');
}

/* --- prisoners --- */

static void
put_of_party(struct text *to, const struct game *g, const struct effect *e)
{
    put_party(to, g, e->b);
    text_str(to, ": ");
    put_some(to, g, e->c, g->party[ROW(e->b)].side);
}

static void
tell_alone(struct text *to, const struct saying *s, const struct effect *e)
{
    const struct game *g = &s->h->game;
    bool itself = key(g, KEY_LIBERATION_BY) == FREED_ITSELF;

    put_of_party(to, g, e);
    text_str(to, e->c == 1 ? " has no guard to himself within "
                           : " have no guard to themselves within ");
    say_length(to, g, key(g, KEY_ESCORT_RADIUS));
    if (!itself)
        text_str(to, ": for comrades to free.");
    else
        text_str(to, e->c == 1 ? ": he goes free when the move ends."
                               : ": they go free when the move ends.");
}

/* RA.1 stands 5" from BA.2, the nearest: typed, they are in contact. */
static void
tell_typed(struct text *to, const struct saying *s, const struct effect *e)
{
    const struct game *g = &s->h->game;
    int32_t man = ROW(e->b), foe = ROW(e->c);
    bool taped = tape_find(g, man, foe) >= 0;

    say_man(to, g, man);
    text_str(to, " stands ");
    say_length(to, g, e->d);
    text_str(to, " from ");
    say_man(to, g, foe);
    text_str(to, taped ? " by the tape" : " by their places");
    text_str(to, "; what is typed goes first, and both are kept.");
}

void
floor_rest(struct text *to, const struct saying *s, const struct effect *e)
{
    const struct game *g = &s->h->game;
    struct hairline h;
    struct gun_standing a, b;

    if (e->kind != EFFECT_FLOOR || e->a != FLOOR_CLOSE ||
        !hair_now(g, e->b, &h, &a, &b))
        return;
    put_result(to, g, 'a', &a);
    put_result(to, g, 'b', &b);
    put_lines(to, SPAN("settle takes a, settle b takes b."));
}

void
floor_say(struct text *to, const struct saying *s, const struct effect *e)
{
    switch ((enum floor_news)e->a) {
    case FLOOR_AT_ENEMY:
        tell_at_enemy(to, s, e);
        break;
    case FLOOR_AT_HOME:
        tell_at_home(to, s, e);
        break;
    case FLOOR_LED_HOME:
        tell_led_home(to, s, e);
        break;
    case FLOOR_GUN_BACK:
        tell_gun_back(to, s, e);
        break;
    case FLOOR_BESIDE:
        tell_beside(to, s, e);
        break;
    case FLOOR_TAKEABLE:
        floor_takeable(to, &s->h->game, e->b, e->c, e->d);
        break;
    case FLOOR_CLOSE:
        tell_gun_close(to, s, e);
        break;
    case FLOOR_ALONE:
        tell_alone(to, s, e);
        break;
    case FLOOR_TYPED:
        tell_typed(to, s, e);
        break;
    case FLOOR_ANSWERED:
        say_gun(to, &s->h->game, e->b);
        text_str(to, e->c == ANSWER_B ? ": b is taken." : ": a is taken.");
        break;
    }
}
