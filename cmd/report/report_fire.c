/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * report_fire.c: the shots of a move, gun by gun.
 */
#include "report_in.h"

enum { FIRE_GUNS = 32, FIRE_CLAUSES = 4, FIRE_VOLLEYS = 64 };

/* What the same guns fired in a move. */
struct volley {
    int32_t gun[FIRE_GUNS], guns;
    int32_t entry, shots, inf, cav, side;
};

struct volleys {
    const struct teller *t;
    struct volley at[FIRE_CLAUSES];
    uint32_t n;
};

/* --- what was fired --- */

/* Guns that fired together stand in the entry's line. */
static void
read_guns(struct teller *t, const struct shot *s, struct volley *v)
{
    uint32_t n = 0;
    fact_read(t, s->entry);
    const struct word *w =
        t->fact.verb ? line_find(&t->fact, "", "GUNS", &n) : NULL;
    v->guns = 0;
    for (uint32_t i = 0; w && i < n && v->guns < FIRE_GUNS; i++) {
        int32_t row = gun_find(t->g, w[i].label);
        if (row >= 0)
            v->gun[v->guns++] = REF(row);
    }
    if (v->guns == 0)
        v->gun[v->guns++] = s->gun;
}

/* Who fell: from `row` of the casualties on, which it moves past them. */
static void
read_fallen(const struct game *g, const struct shot *s, uint32_t *row,
            struct volley *v)
{
    if (s->killed == 0)
        return;
    while (*row < g->rows[T_casualty] && g->casualty[*row].entry != s->entry)
        ++*row;
    for (; *row < g->rows[T_casualty] && g->casualty[*row].entry == s->entry;
         ++*row) {
        const struct casualty *c = &g->casualty[*row];
        v->inf += c->arm == ARM_INF;
        v->cav += c->arm == ARM_CAV;
        v->side = c->side;
    }
}

static struct volley
read_volley(struct teller *t, const struct shot *s, uint32_t *row)
{
    struct volley v = {.entry = s->entry, .shots = s->shots};
    read_guns(t, s, &v);
    read_fallen(t->g, s, row, &v);
    return v;
}

/* --- in words --- */

static void
put_guns(const struct teller *t, const struct volley *v)
{
    for (int32_t i = 0; i < v->guns; i++) {
        put_between(t->r, (uint32_t)i, (uint32_t)v->guns);
        put_gun(t, v->gun[i]);
    }
    if (v->guns > 1)
        doc_str(t->r, " together");
}

static void
put_fallen(const struct teller *t, const struct volley *v)
{
    put_men(t, v->side, v->inf, v->cav);
}

static void
hit_0(struct report *r, const void *what)
{
    const struct volleys *all = what;
    put_guns(all->t, all->at);
    doc_str(r, " fired ");
    put_things(r, all->at->shots, "shot", "shots");
    doc_str(r, " and brought down ");
    put_fallen(all->t, all->at);
}

static void
hit_1(struct report *r, const void *what)
{
    const struct volleys *all = what;
    put_things(r, all->at->shots, "shot from ", "shots from ");
    put_guns(all->t, all->at);
    doc_str(r, " brought down ");
    put_fallen(all->t, all->at);
}

static void
hit_2(struct report *r, const void *what)
{
    const struct volleys *all = what;
    doc_str(r, "with ");
    put_things(r, all->at->shots, "shot ", "shots ");
    put_guns(all->t, all->at);
    doc_str(r, " killed ");
    put_fallen(all->t, all->at);
}

static void
hit_3(struct report *r, const void *what)
{
    const struct volleys *all = what;
    put_fallen(all->t, all->at);
    doc_str(r, " fell to ");
    put_things(r, all->at->shots, "shot from ", "shots from ");
    put_guns(all->t, all->at);
}

static void
miss_0(struct report *r, const void *what)
{
    const struct volleys *all = what;
    put_guns(all->t, all->at);
    doc_str(r, " fired ");
    put_things(r, all->at->shots, "shot", "shots");
    doc_str(r, " and hit nobody");
}

static void
miss_1(struct report *r, const void *what)
{
    const struct volleys *all = what;
    put_things(r, all->at->shots, "shot from ", "shots from ");
    put_guns(all->t, all->at);
    doc_str(r, " hit nobody");
}

static void
miss_2(struct report *r, const void *what)
{
    const struct volleys *all = what;
    doc_str(r, "with ");
    put_things(r, all->at->shots, "shot ", "shots ");
    put_guns(all->t, all->at);
    doc_str(r, " brought down nobody");
}

static void
miss_3(struct report *r, const void *what)
{
    const struct volleys *all = what;
    doc_str(r, "nothing came of ");
    put_things(r, all->at->shots, "shot from ", "shots from ");
    put_guns(all->t, all->at);
}

/* A fired four shots, B three and C one, and hit nobody. */
static void
misses_0(struct report *r, const void *what)
{
    const struct volleys *all = what;
    for (uint32_t i = 0; i < all->n; i++) {
        put_between(r, i, all->n);
        put_guns(all->t, &all->at[i]);
        doc_str(r, i == 0 ? " fired " : " ");
        if (i == 0)
            put_things(r, all->at[i].shots, "shot", "shots");
        else
            put_number(r, all->at[i].shots);
    }
    doc_str(r, ", and hit nobody");
}

static void
misses_1(struct report *r, const void *what)
{
    const struct volleys *all = what;
    doc_str(r, "nothing came of ");
    for (uint32_t i = 0; i < all->n; i++) {
        put_between(r, i, all->n);
        if (i == 0)
            put_things(r, all->at[i].shots, "shot from ", "shots from ");
        else
            put_number(r, all->at[i].shots);
        doc_str(r, i == 0 ? "" : " from ");
        put_guns(all->t, &all->at[i]);
    }
}

/* Of men like those before, the number is enough. */
static void
put_fallen_after(const struct teller *t, const struct volley *v,
                 const struct volley *before)
{
    bool mixed = v->inf > 0 && v->cav > 0;
    bool like = before && before->side == v->side &&
                (before->inf > 0) == (v->inf > 0) &&
                (before->cav > 0) == (v->cav > 0);
    if (!like)
        put_fallen(t, v);
    else if (mixed)
        put_men(t, 0, v->inf, v->cav);
    else
        put_number(t->r, v->inf + v->cav);
}

/* A brought down three Red foot with four shots, B two with four ... */
static void
several_0(struct report *r, const void *what)
{
    const struct volleys *all = what;
    for (uint32_t i = 0; i < all->n; i++) {
        const struct volley *v = &all->at[i];
        put_between(r, i, all->n);
        put_guns(all->t, v);
        doc_str(r, i == 0 ? " brought down " : " ");
        put_fallen_after(all->t, v, i > 0 ? v - 1 : NULL);
        doc_str(r, " with ");
        if (i == 0)
            put_things(r, v->shots, "shot", "shots");
        else
            put_number(r, v->shots);
    }
}

/* Four shots from A brought down three Red foot, four from B two ... */
static void
several_1(struct report *r, const void *what)
{
    const struct volleys *all = what;
    for (uint32_t i = 0; i < all->n; i++) {
        const struct volley *v = &all->at[i];
        put_between(r, i, all->n);
        if (i == 0)
            put_things(r, v->shots, "shot", "shots");
        else
            put_number(r, v->shots);
        doc_str(r, " from ");
        put_guns(all->t, v);
        doc_str(r, i == 0 ? " brought down " : " ");
        put_fallen_after(all->t, v, i > 0 ? v - 1 : NULL);
    }
}

/* With four shots A killed three Red foot, with four B two ... */
static void
several_2(struct report *r, const void *what)
{
    const struct volleys *all = what;
    for (uint32_t i = 0; i < all->n; i++) {
        const struct volley *v = &all->at[i];
        put_between(r, i, all->n);
        doc_str(r, "with ");
        if (i == 0)
            put_things(r, v->shots, "shot ", "shots ");
        else
            put_number(r, v->shots);
        doc_str(r, i == 0 ? "" : " ");
        put_guns(all->t, v);
        doc_str(r, i == 0 ? " killed " : " ");
        put_fallen_after(all->t, v, i > 0 ? v - 1 : NULL);
    }
}

/* "A killed three Red foot, B two and C four" */
static void
put_each(const struct volleys *all, const char *killed)
{
    for (uint32_t i = 0; i < all->n; i++) {
        const struct volley *v = &all->at[i];
        put_between(all->t->r, i, all->n);
        put_guns(all->t, v);
        doc_str(all->t->r, i == 0 ? killed : " ");
        put_fallen_after(all->t, v, i > 0 ? v - 1 : NULL);
    }
}

static void
each_0(struct report *r, const void *what)
{
    const struct volleys *all = what;
    put_each(all, " brought down ");
    doc_str(r, ", with ");
    put_things(r, all->at->shots, "shot each", "shots each");
}

static void
each_1(struct report *r, const void *what)
{
    const struct volleys *all = what;
    doc_str(r, "with ");
    put_things(r, all->at->shots, "shot each ", "shots each ");
    put_each(all, " killed ");
}

static bool
as_many(const struct volleys *all)
{
    for (uint32_t i = 1; i < all->n; i++)
        if (all->at[i].shots != all->at->shots || all->at[i].guns > 1)
            return false;
    return all->at->guns == 1;
}

static void
tell_hits(const struct volleys *all)
{
    static form *const one[] = {hit_0, hit_1, hit_2, hit_3};
    static form *const each[] = {each_0, each_1};
    static form *const several[] = {several_0, several_1, several_2};
    if (all->n > 1 && as_many(all))
        TELL(all->t->r, each, all->at->entry, all);
    else if (all->n > 1)
        TELL(all->t->r, several, all->at->entry, all);
    else if (all->n == 1)
        TELL(all->t->r, one, all->at->entry, all);
}

static void
tell_misses(const struct volleys *all)
{
    static form *const one[] = {miss_0, miss_1, miss_2, miss_3};
    static form *const several[] = {misses_0, misses_1};
    if (all->n > 1)
        TELL(all->t->r, several, all->at->entry, all);
    else if (all->n == 1)
        TELL(all->t->r, one, all->at->entry, all);
}

static void
spared_0(struct report *r, const void *what)
{
    put_things(r, *(const int32_t *)what, "man was touched and lived",
               "men were touched and lived");
}

static void
spared_1(struct report *r, const void *what)
{
    const int32_t *n = what;
    put_things(r, *n, "man more was", "men more were");
    doc_str(r, *n == 1 ? " touched and not hurt" : " touched and none hurt");
}

/* Those a ball touched and did not kill (A6b, A6c). */
static void
tell_spared(const struct teller *t, int32_t entry, int32_t n)
{
    static form *const spared[] = {spared_0, spared_1};
    if (n > 0)
        TELL(t->r, spared, entry, &n);
}

/* --- the volleys of a move --- */

static bool
same_guns(const struct volley *a, const struct volley *b)
{
    for (int32_t i = 0; i < a->guns && a->guns == b->guns; i++)
        if (a->gun[i] != b->gun[i])
            return false;
    return a->guns == b->guns && (!a->side || !b->side || a->side == b->side);
}

/* What the same guns fired before it is added to; the new number of them. */
static uint32_t
add_volley(struct volley *at, uint32_t n, const struct volley *v)
{
    for (uint32_t i = 0; i < n; i++) {
        if (!same_guns(&at[i], v))
            continue;
        at[i].shots += v->shots;
        at[i].inf += v->inf;
        at[i].cav += v->cav;
        at[i].side = at[i].side ? at[i].side : v->side;
        return n;
    }
    at[n] = *v;
    return n + 1;
}

/* Those that hit, or those that did not, a few to a sentence. */
static void
tell_some(const struct teller *t, const struct volley *at, uint32_t n, bool hit)
{
    struct volleys some = {.t = t};
    for (uint32_t i = 0; i < n; i++) {
        if ((at[i].inf + at[i].cav > 0) != hit)
            continue;
        some.at[some.n++] = at[i];
        if (some.n < FIRE_CLAUSES)
            continue;
        (hit ? tell_hits : tell_misses)(&some);
        some.n = 0;
    }
    (hit ? tell_hits : tell_misses)(&some);
}

void
fire_tell(const struct told *k, const struct rows *shots)
{
    struct teller *t = k->t;
    struct volley all[FIRE_VOLLEYS];
    uint32_t row = k->casualty.from, n = 0;
    int32_t spared = 0;
    for (uint32_t i = shots->from; i < shots->to; i++) {
        const struct shot *s = &t->g->shot[i];
        const struct volley v = read_volley(t, s, &row);
        n = add_volley(all, n, &v);
        spared += s->detail ? s->down + s->touched - s->killed : 0;
        if (n < FIRE_VOLLEYS && i + 1 < shots->to)
            continue;
        tell_some(t, all, n, true);
        tell_some(t, all, n, false);
        n = 0;
    }
    tell_spared(t, k->entry, spared);
}
