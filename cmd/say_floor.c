/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * say_floor.c: what places show after a line, and what to type for it.
 */
#include "games.h"
#include "march.h"
#include "say_in.h"

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
    }
}
