/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * say_melee.c: rulings on melees in words, from the rows that were told.
 */
#include "say_in.h"

/* How much a first line has room for. */
enum detail {
    DETAIL_ARMS,    /* 7 Red horse and 5 foot */
    DETAIL_MEN,     /* 12 Red where arms are mixed */
    DETAIL_NUMBERS, /* 12 Red */
    DETAIL_CASE,    /* Blue isolated. */
    DETAIL_BARE     /* Isolated. */
};

/* A side of a melee as the rows of fate have it. */
struct part {
    int32_t side, inf, cav;
    int32_t guards, chosen;
};

static bool
is_of(const struct fate *f, const struct ruled *m)
{
    return f->melee == m->melee && f->entry == m->entry;
}

static struct part
part_of(const struct saying *s, const struct ruled *m, int32_t side)
{
    const struct game *g = &s->h->game;
    struct part p = {.side = side};
    for (uint32_t i = s->r->from[T_fate]; i < s->r->to[T_fate]; i++) {
        const struct fate *f = &g->fate[i];
        if (!is_of(f, m) || g->man[f->man].side != side)
            continue;
        p.inf += g->man[f->man].arm == ARM_INF;
        p.cav += g->man[f->man].arm == ARM_CAV;
        p.guards += f->fate == FATE_GUARD;
        p.chosen += f->chosen != 0;
    }
    return p;
}

static void
put_part(struct text *to, const struct game *g, const struct part *p,
         enum detail detail)
{
    bool mixed = p->inf > 0 && p->cav > 0;
    if (detail >= DETAIL_NUMBERS || (mixed && detail >= DETAIL_MEN)) {
        put_some(to, g, p->inf + p->cav, p->side);
        return;
    }
    say_men(to, g, p->side, mixed ? 0 : p->inf, p->cav);
    if (mixed) {
        text_str(to, " and ");
        text_int(to, p->inf);
        text_str(to, " foot");
    }
}

/* Blue isolated: 5 near, 7 needed. */
static void
put_case(struct text *to, const struct game *g, const struct ruled *m,
         enum detail detail)
{
    const char *what = m->isolated == CASE_ISOLATED ? "isolated" : "supported";
    if (m->isolated == CASE_EQUAL) {
        text_str(to, "Equal: all fall.");
        return;
    }
    if (m->overruled && m->needed == 0) {
        text_str(to, "Overruled.");
        return;
    }
    if (detail == DETAIL_BARE) {
        text_str(to, m->isolated == CASE_ISOLATED ? "Isolated." : "Supported.");
        return;
    }
    say_side(to, g, m->lesser);
    text_char(to, ' ');
    text_str(to, what);
    if (m->overruled) {
        text_str(to, " (overruled).");
        return;
    }
    if (detail < DETAIL_CASE && m->told) {
        text_str(to, ": ");
        text_int(to, m->support);
        text_str(to, " near");
    }
    if (detail < DETAIL_CASE) {
        text_str(to, ", ");
        text_int(to, m->needed);
        text_str(to, " needed");
    }
    text_char(to, '.');
}

static void
put_ruling(struct text *to, const struct saying *s, const struct ruled *m,
           enum detail detail)
{
    const struct game *g = &s->h->game;
    struct part lesser = part_of(s, m, m->lesser);
    struct part greater = part_of(s, m, m->greater);
    text_char(to, 'M');
    text_int(to, g->melee[ROW(m->melee)].number);
    text_str(to, ": ");
    put_part(to, g, &lesser, detail);
    text_str(to, " v ");
    put_part(to, g, &greater, detail);
    text_str(to, ".  ");
    put_case(to, g, m, detail);
}

/* The most that fits. */
static enum detail
detail_for(const struct saying *s, const struct ruled *m, uint32_t room)
{
    int detail = DETAIL_ARMS;
    for (; detail < DETAIL_BARE; detail++) {
        char at[SAY_BYTES];
        struct text t;
        text_init(&t, at, sizeof at);
        put_ruling(&t, s, m, (enum detail)detail);
        if (!t.cut && span_points(text_span(&t)) <= room)
            break;
    }
    return (enum detail)detail;
}

bool
melees_ruled(const struct saying *s)
{
    return s->r->to[T_ruled] > s->r->from[T_ruled];
}

void
melee_first(struct text *to, const struct saying *s, uint32_t room)
{
    const struct ruled *m = &s->h->game.ruled[s->r->from[T_ruled]];
    put_ruling(to, s, m, detail_for(s, m, room));
}

/* --- whose duty it was --- */

struct duties {
    bool known;
    int32_t gunner, guard; /* the first, REF of a man; 0 none */
};

static bool
falls(const struct saying *s, const struct ruled *m, int32_t man)
{
    const struct game *g = &s->h->game;
    for (uint32_t i = s->r->from[T_fate]; i < s->r->to[T_fate]; i++) {
        const struct fate *f = &g->fate[i];
        if (f->man == man && is_of(f, m))
            return f->fate == FATE_DEAD || f->fate == FATE_PRISONER;
    }
    return false;
}

/* A change that ends a duty: the cell held one. */
static void
duty_ends(const struct saying *s, const struct ruled *m, const struct change *c,
          struct duties *d)
{
    const struct man *man = &s->h->game.man[c->row];
    bool trail = c->field == FIELD(man, trail) && man->trail_seq == m->seq;
    bool gunner = trail || c->field == FIELD(man, crew);
    bool guard = c->field == FIELD(man, guards);
    if ((!gunner && !guard) || !falls(s, m, (int32_t)c->row))
        return;
    if (gunner && !d->gunner)
        d->gunner = REF((int32_t)c->row);
    if (guard && !d->guard)
        d->guard = REF((int32_t)c->row);
}

/* The journal is asked, because who falls loses his duty. */
static struct duties
duties_of(const struct saying *s, const struct ruled *m)
{
    const struct game *g = &s->h->game;
    const struct entry *e = history_entry(s->h, m->entry);
    uint64_t end = e && e->mark > s->r->mark ? e->mark : g->mark;
    struct duties d = {.known = s->r->mark >= g->base && end <= g->mark};
    for (uint64_t i = s->r->mark; d.known && i < end; i++) {
        const struct change *c = &g->journal[i - g->base];
        if (c->table == T_man && c->was != 0 && c->row < g->rows[T_man])
            duty_ends(s, m, c, &d);
    }
    return d;
}

/* Whether gunners or guards are among those a ruling picks: known where it
 * took men by counts. */
static void
put_duties(struct text *to, const struct game *g, const struct duties *d)
{
    if (d->gunner) {
        text_str(to, "a gunner (");
        say_man(to, g, ROW(d->gunner));
        text_char(to, ')');
    }
    if (d->guard) {
        text_str(to, d->gunner ? " and a guard (" : "a guard (");
        say_man(to, g, ROW(d->guard));
        text_char(to, ')');
    }
    if (!d->gunner && !d->guard)
        text_str(to, "no gunner or guard");
    text_str(to, " among them");
}

void
melee_duties(struct text *to, const struct saying *s, const struct ruled *m)
{
    struct duties d = duties_of(s, m);
    if (!d.known)
        return;
    put_duties(to, &s->h->game, &d);
    text_char(to, '.');
}

/* --- details --- */

static void
put_toll(struct text *to, const struct game *g, const struct ruled *m)
{
    if (m->isolated == CASE_ISOLATED) {
        text_int(to, m->prisoners);
        text_str(to, " taken, ");
    }
    if (m->lesser_dead == 0)
        text_str(to, "nobody dead");
    else
        text_int(to, m->lesser_dead);
    if (m->lesser_dead > 0)
        text_str(to, " dead each side");
    text_str(to, ", ");
    if (m->greater_left == 0) {
        text_str(to, "nobody stands.");
        return;
    }
    put_some(to, g, m->greater_left, m->greater);
    text_str(to, m->greater_left == 1 ? " stands." : " stand.");
}

/* What the referee does with his hands. */
static void
put_floor(struct text *to, const struct saying *s, const struct ruled *m)
{
    const struct game *g = &s->h->game;
    int32_t guards = part_of(s, m, m->greater).guards;
    text_str(to, "on the floor: ");
    if (m->lesser_dead > 0) {
        text_str(to, "lift ");
        put_some(to, g, m->lesser_dead, m->lesser);
        text_str(to, " and ");
        put_some(to, g, m->greater_dead, m->greater);
    }
    if (m->prisoners > 0) {
        text_str(to, m->lesser_dead > 0 ? ", turn " : "turn ");
        put_some(to, g, m->prisoners, m->lesser);
        text_str(to, " about");
    }
    if (guards > 0) {
        text_str(to, ", ");
        put_some(to, g, guards, m->greater);
        text_str(to, " to guard");
    }
}

static void
put_picks(struct text *to, const struct saying *s, const struct ruled *m)
{
    const struct game *g = &s->h->game;
    struct part a = part_of(s, m, m->lesser), b = part_of(s, m, m->greater);
    if (m->isolated == CASE_EQUAL) {
        text_str(to, "no choice in it");
    } else {
        say_side(to, g, m->charger);
        text_str(to, a.chosen + b.chosen > 0 ? " has picked " : " picks ");
        text_str(to, m->lesser_dead > 0 ? "who falls" : "who guards");
    }
    struct duties d = duties_of(s, m);
    if (d.known) {
        text_str(to, "; ");
        put_duties(to, g, &d);
    }
    text_char(to, '.');
}

/* chosen: RA.3 falls, BC.1 guards. */
static void
put_chosen(struct text *to, const struct saying *s, const struct ruled *m)
{
    char at[SAY_BYTES];
    struct text t;
    text_init(&t, at, sizeof at);
    choice_say(&t, s, m);
    if (t.n > 0)
        text_str(to, "chosen: ");
    text_put(to, text_span(&t));
}

/* What the first line had no room for. */
static void
put_left_out(struct text *to, const struct saying *s, const struct ruled *m,
             enum detail detail)
{
    const struct game *g = &s->h->game;
    const int32_t side[2] = {m->lesser, m->greater};
    for (int k = 0; k < 2 && detail > DETAIL_ARMS; k++) {
        struct part p = part_of(s, m, side[k]);
        bool mixed = p.inf > 0 && p.cav > 0;
        if (!mixed && detail < DETAIL_NUMBERS)
            continue;
        say_men(to, g, side[k], p.inf, p.cav);
        text_str(to, k == 0 && detail >= DETAIL_NUMBERS ? "; " : ".  ");
    }
    if (detail >= DETAIL_CASE)
        put_case(to, g, m, DETAIL_ARMS);
}

static void
flush(struct text *to, struct text *line)
{
    put_lines(to, span_trim(text_span(line)));
    text_clear(line);
}

/* Behind the picks, or below them where the line has no room. */
static void
add_scores(struct text *to, const struct saying *s, struct text *line)
{
    char at[SAY_BYTES];
    struct text scores;
    text_init(&scores, at, sizeof at);
    put_scores(&scores, &s->h->game);
    if (4 + line->n + 3 + scores.n > SAY_COLUMNS) {
        flush(to, line);
        text_str(line, "score: ");
    } else {
        text_str(line, "   ");
    }
    text_put(line, text_span(&scores));
}

static void
one_rest(struct text *to, const struct saying *s, const struct ruled *m,
         bool last)
{
    char at[SAY_BYTES];
    struct text t;
    text_init(&t, at, sizeof at);
    put_toll(&t, &s->h->game, m);
    flush(to, &t);
    if (s->hints) {
        put_floor(&t, s, m);
        flush(to, &t);
    }
    put_picks(&t, s, m);
    if (last)
        add_scores(to, s, &t);
    flush(to, &t);
    put_chosen(&t, s, m);
    flush(to, &t);
}

void
melee_rest(struct text *to, const struct saying *s, uint32_t room, bool titled)
{
    uint32_t from = s->r->from[T_ruled], end = s->r->to[T_ruled];
    for (uint32_t i = from; i < end; i++) {
        const struct ruled *m = &s->h->game.ruled[i];
        bool first = i == from && titled;
        char at[SAY_BYTES];
        struct text t;
        text_init(&t, at, sizeof at);
        if (!first)
            put_ruling(&t, s, m, DETAIL_ARMS);
        flush(to, &t);
        one_rest(to, s, m, i + 1 == end);
        if (first)
            put_left_out(&t, s, m, detail_for(s, m, room));
        flush(to, &t);
    }
}
