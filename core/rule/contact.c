/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * contact.c: places, tapes and typed contacts as melees.
 *
 * Men are joined in sets, each known by its first man (root). Contacts join
 * them to groups, then the men near a contact join groups to melees.
 */
#include "contact.h"

#include "bout.h"
#include "place.h"

#include <string.h>

/* --- limits --- */

struct limit
contact_touch(const struct game *g)
{
    return (struct limit){key(g, KEY_CONTACT_DISTANCE),
                          key(g, KEY_CONTACT_EXCLUSIVE) != 0};
}

struct limit
contact_ring(const struct game *g)
{
    return (struct limit){key(g, KEY_MELEE_RADIUS), false};
}

static length
own_move(const struct game *g, int32_t arm)
{
    return key(g, arm == ARM_CAV ? KEY_MOVE_CAVALRY : KEY_MOVE_INFANTRY);
}

struct limit
contact_aid(const struct game *g, int32_t man)
{
    int32_t fixed = key(g, KEY_ISOLATION_RADIUS);
    if (fixed == KEY_WORD)
        fixed = own_move(g, g->man[man].arm);
    return (struct limit){fixed, false};
}

struct limit
contact_aid_widest(const struct reckoning *r)
{
    const struct game *g = r->g;
    int32_t fixed = key(g, KEY_ISOLATION_RADIUS);
    length foot = own_move(g, ARM_INF), horse = own_move(g, ARM_CAV);
    if (fixed == KEY_WORD)
        fixed = foot > horse || !r->at->mounted ? foot : horse;
    return (struct limit){fixed, false};
}

/* --- sets of men --- */

static int32_t
root_of(struct reckoning *r, int32_t man)
{
    while (r->root[man] != man) {
        r->root[man] = r->root[r->root[man]];
        man = r->root[man];
    }
    return man;
}

static void
join(struct reckoning *r, int32_t a, int32_t b)
{
    a = root_of(r, a);
    b = root_of(r, b);
    if (a < b)
        r->root[b] = a;
    else
        r->root[a] = b;
}

static bool
room(struct hearing *h, struct reckoning *r)
{
    size_t n = r->men + 1;
    int32_t **cells[] = {&r->typed,   &r->fray, &r->group,  &r->nearest,
                         &r->counted, &r->root, &r->member, &r->apart};
    unsigned char **bytes[] = {&r->role,   &r->told,  &r->near,
                               &r->points, &r->rough, &r->fixed};
    for (size_t i = 0; i < sizeof cells / sizeof cells[0]; i++) {
        *cells[i] = scratch_get(h, n * sizeof(int32_t));
        if (*cells[i])
            memset(*cells[i], 0, n * sizeof(int32_t));
    }
    for (size_t i = 0; i < sizeof bytes / sizeof bytes[0]; i++) {
        *bytes[i] = scratch_get(h, n);
        if (*bytes[i])
            memset(*bytes[i], 0, n);
    }
    return !fallen(h);
}

/* --- what was typed --- */

static bool
fought(const struct game *g, int32_t man)
{
    const struct man *m = &g->man[man];
    return m->fought && m->fought_seq == g->battle->seq;
}

/* The melee he was typed into and that waits, or 0. */
static int32_t
typed_into(const struct game *g, int32_t man)
{
    const struct man *m = &g->man[man];
    if (!fought(g, man) || m->found || m->state != MAN_FIT)
        return 0;
    const struct melee *row = &g->melee[ROW(m->fought)];
    bool waits = row->state == MELEE_OPEN || row->state == MELEE_JOINED;
    return waits ? m->fought : 0;
}

static void
take_typed(struct reckoning *r, int32_t *first)
{
    const struct game *g = r->g;
    for (uint32_t i = 0; i < r->men; i++) {
        int32_t row = r->typed[i] = typed_into(g, (int32_t)i);
        r->root[i] = (int32_t)i;
        if (!row)
            continue;
        r->role[i] = (unsigned char)g->man[i].role;
        if (first[row])
            join(r, ROW(first[row]), (int32_t)i);
        else
            first[row] = REF((int32_t)i);
    }
}

bool
contact_free(const struct reckoning *r, int32_t man)
{
    const struct man *m = &r->g->man[man];
    int32_t row = r->typed[man];
    if (row)
        return r->g->melee[ROW(row)].told != TOLD_ALL;
    if (m->state != MAN_FIT)
        return false;
    return !fought(r->g, man) ||
           r->g->melee[ROW(m->fought)].state != MELEE_RULED;
}

/* --- contacts and groups --- */

static void
touch(struct reckoning *r, int32_t a, int32_t b)
{
    bool rough = ground_rough(r->at, a, b);
    const unsigned char *spared = r->at->spared;
    if (rough && spared && (spared[a] || spared[b]))
        return;
    r->role[a] = r->role[b] = ROLE_CONTACT;
    r->rough[a] = r->rough[a] || rough;
    r->rough[b] = r->rough[b] || rough;
    join(r, a, b);
}

static void
find_contacts(struct reckoning *r)
{
    const struct game *g = r->g;
    struct limit limit = contact_touch(g);
    for (int32_t a = 0; a < (int32_t)r->men && ground_known(r->at); a++) {
        struct beside b;
        int32_t other;
        if (g->man[a].side != 1 || !contact_free(r, a) || r->fixed[a])
            continue;
        beside_begin(&b, r->at, a, limit);
        while (beside_next(&b, &other))
            if (g->man[other].side != 1 && contact_free(r, other) &&
                !r->fixed[other])
                touch(r, a, other);
    }
}

static void
keep_groups(struct reckoning *r)
{
    for (uint32_t i = 0; i < r->men; i++) {
        if (r->role[i] == ROLE_NONE)
            continue;
        int32_t group = r->group[i] = root_of(r, (int32_t)i);
        int32_t row = r->typed[i];
        int32_t told = row ? r->g->melee[ROW(row)].told : TOLD_TOUCH;
        if (told > r->told[group])
            r->told[group] = (unsigned char)told;
    }
}

bool
contact_rings(const struct reckoning *r, int32_t man)
{
    return r->role[man] == ROLE_CONTACT && r->told[r->group[man]] == TOLD_TOUCH;
}

/* --- who is near --- */

static void
draw_near(struct reckoning *r, int32_t contact, int32_t man, bool separate)
{
    length apart = 0;
    if (r->near[man] < 2)
        r->near[man]++;
    ground_apart(r->at, contact, man, &apart);
    if (!r->nearest[man] || apart < r->apart[man]) {
        r->nearest[man] = REF(contact);
        r->apart[man] = apart;
    }
    if (r->role[man] == ROLE_NONE)
        r->role[man] = ROLE_NEAR;
    if (!separate)
        join(r, contact, man);
}

/* Of contacts that stand since the move began, or of those it brought. */
static void
find_near(struct reckoning *r, bool separate, bool fixed)
{
    struct limit limit = contact_ring(r->g);
    for (int32_t i = 0; i < (int32_t)r->men; i++) {
        struct beside b;
        int32_t man;
        if (!contact_rings(r, i) || (r->fixed[i] != 0) != fixed)
            continue;
        beside_begin(&b, r->at, i, limit);
        while (beside_next(&b, &man))
            if (contact_free(r, man) && (fixed || !r->fixed[man]))
                draw_near(r, i, man, separate);
    }
}

/* A melee that began with the move, and is settled as it ends: who came up
 * since may be near, and makes no contact (H3a). */
static bool
stands_since(const struct game *g, int32_t row)
{
    return row && g->melee[ROW(row)].begun &&
           key(g, KEY_MELEE_JUDGED) == JUDGED_START_SETTLED_END;
}

static bool
fix_contacts(struct reckoning *r)
{
    bool any = false;
    for (uint32_t i = 0; i < r->men; i++) {
        r->fixed[i] = stands_since(r->g, r->typed[i]);
        any = any || r->fixed[i];
    }
    return any;
}

static void
fix_near(struct reckoning *r, bool separate)
{
    keep_groups(r);
    find_near(r, separate, true);
    for (uint32_t i = 0; i < r->men; i++)
        r->fixed[i] = r->fixed[i] || r->near[i];
}

/* Groups stay apart: who is near several goes with the nearest. */
static void
part_near(struct reckoning *r)
{
    for (int32_t i = 0; i < (int32_t)r->men; i++)
        if (r->role[i] == ROLE_NEAR && !r->typed[i] && r->nearest[i])
            join(r, i, ROW(r->nearest[i]));
}

/* --- melees --- */

static void
found(struct reckoning *r, int32_t man, int32_t melee)
{
    int32_t root = root_of(r, man);
    if (r->fray[root])
        return;
    r->of[r->n] = (struct fray){.melee = melee};
    r->fray[root] = REF((int32_t)r->n++);
}

static void
count_in(struct reckoning *r, struct fray *f, int32_t man)
{
    int32_t side = ROW(r->g->man[man].side);
    f->n++;
    f->men[side]++;
    f->touching[side] += r->role[man] == ROLE_CONTACT;
    f->rough = f->rough || r->rough[man];
    f->closed = f->closed || r->role[man] == ROLE_COUNTED ||
                r->told[r->group[man]] == TOLD_ALL;
}

/* The men of each fray one behind the other. */
static void
lay_out(struct reckoning *r)
{
    uint32_t at = 0;
    for (uint32_t i = 0; i < r->men; i++)
        if (r->role[i] != ROLE_NONE) {
            r->fray[i] = r->fray[root_of(r, (int32_t)i)];
            count_in(r, &r->of[ROW(r->fray[i])], (int32_t)i);
        }
    for (uint32_t k = 0; k < r->n; k++) {
        r->of[k].first = at;
        at += r->of[k].n;
        r->of[k].n = 0;
    }
    for (uint32_t i = 0; i < r->men; i++) {
        struct fray *f = r->fray[i] ? &r->of[ROW(r->fray[i])] : NULL;
        if (f)
            r->member[f->first + f->n++] = (int32_t)i;
    }
}

/* In the order typed, then in that of their first men. */
static bool
gather_frays(struct hearing *h, struct reckoning *r, const int32_t *first)
{
    uint32_t n = r->g->rows[T_melee];
    uint32_t most = 1 + n;
    for (uint32_t i = 0; i < r->men; i++)
        most += r->role[i] == ROLE_CONTACT;
    r->of = scratch_get(h, most * sizeof *r->of);
    if (!r->of)
        return false;
    for (uint32_t row = 1; row <= n; row++)
        if (first[row])
            found(r, ROW(first[row]), (int32_t)row);
    for (uint32_t i = 0; i < r->men; i++)
        if (r->role[i] == ROLE_CONTACT)
            found(r, (int32_t)i, 0);
    lay_out(r);
    return true;
}

void
support_join(struct support_said *s, int32_t support)
{
    if (!support || s->differs)
        return;
    s->differs = s->support && s->support != support;
    s->support = s->differs ? 0 : support;
}

/* A line whose men were typed into another melee since has its word in that. */
static void
take_support(struct reckoning *r, const int32_t *first)
{
    const struct game *g = r->g;
    for (uint32_t row = 1; row <= g->rows[T_melee]; row++) {
        const struct melee *m = &g->melee[row - 1];
        int32_t man = first[row];
        if (!man && m->joined && m->seq == g->battle->seq)
            man = first[m->joined];
        if (man)
            support_join(&r->of[ROW(r->fray[ROW(man)])].said, m->support);
    }
}

/* --- who supports --- */

static bool
touches_enemy(const struct reckoning *r, int32_t man)
{
    const struct game *g = r->g;
    struct beside b;
    int32_t other;
    beside_begin(&b, r->at, man, contact_touch(g));
    while (beside_next(&b, &other))
        if (g->man[other].side != g->man[man].side &&
            r->fray[other] == r->fray[man])
            return true;
    return false;
}

bool
contact_is_point(const struct reckoning *r, const struct fray *f, int32_t man)
{
    if (!r->fray[man] || &r->of[ROW(r->fray[man])] != f)
        return false;
    if (r->role[man] == ROLE_COUNTED)
        return touches_enemy(r, man);
    return r->role[man] == ROLE_CONTACT ||
           key(r->g, KEY_ISOLATION_FROM) == FROM_MELEE;
}

bool
contact_can_aid(const struct reckoning *r, const struct fray *f, int32_t man)
{
    bool in = r->fray[man] != 0;
    if (!ground_stood(r->g, man) || (in && &r->of[ROW(r->fray[man])] == f))
        return false;
    return key(r->g, KEY_ISOLATION_ENGAGED_SUPPORT) ||
           !(in || fought(r->g, man));
}

static void
add_point(struct reckoning *r, int32_t point)
{
    const struct game *g = r->g;
    struct beside b;
    int32_t man;
    beside_begin(&b, r->at, point, contact_aid_widest(r));
    while (beside_next(&b, &man)) {
        if (g->man[man].side != g->man[point].side || r->points[man] == 2 ||
            !ground_within(r->at, point, man, contact_aid(g, man)))
            continue;
        if (r->points[man]++ == 0)
            r->counted[r->n_counted++] = man;
    }
}

void
contact_points(struct reckoning *r, const struct fray *f)
{
    while (r->n_counted > 0)
        r->points[r->counted[--r->n_counted]] = 0;
    for (uint32_t i = 0; i < f->n; i++)
        if (contact_is_point(r, f, r->member[f->first + i]))
            add_point(r, r->member[f->first + i]);
}

/* Who may support, of each side, and who of them has no place. */
static void
count_pool(struct reckoning *r)
{
    const struct game *g = r->g;
    bool engaged = key(g, KEY_ISOLATION_ENGAGED_SUPPORT) != 0;
    for (uint32_t i = 0; i < r->men; i++) {
        int32_t side = ROW(g->man[i].side);
        if (!ground_stood(g, (int32_t)i) ||
            (!engaged && (r->fray[i] || fought(g, (int32_t)i))))
            continue;
        r->pool[side]++;
        r->unplaced[side] += r->at->spot[i] == 0;
    }
}

static void
count_aid(struct reckoning *r, struct fray *f)
{
    int32_t unknown[2] = {0, 0}, blind[2] = {0, 0}, own[2] = {0, 0};
    bool engaged = key(r->g, KEY_ISOLATION_ENGAGED_SUPPORT) != 0;
    contact_points(r, f);
    for (uint32_t i = 0; i < r->n_counted; i++) {
        int32_t man = r->counted[i], side = ROW(r->g->man[man].side);
        if (!contact_can_aid(r, f, man))
            continue;
        f->aid[side]++;
        unknown[side] -= r->at->spot[man] == 0;
    }
    for (uint32_t i = 0; i < f->n; i++) {
        int32_t man = r->member[f->first + i], side = ROW(r->g->man[man].side);
        bool place = r->at->spot[man] != 0;
        own[side] += engaged;
        unknown[side] -= engaged && !place;
        if (!contact_is_point(r, f, man))
            continue;
        blind[side] += !place;
        f->placed[side] = f->placed[side] || place;
    }
    for (int side = 0; side < 2; side++)
        f->doubt[side] = blind[side] ? r->pool[side] - own[side] - f->aid[side]
                                     : r->unplaced[side] + unknown[side];
}

/* --- the whole --- */

bool
contact_reckon(struct hearing *h, const struct ground *at, bool seek,
               struct reckoning *out)
{
    struct reckoning *r = out;
    const struct game *g = h->g;
    bool separate = key(g, KEY_MELEE_JOIN) == JOIN_SEPARATE;
    *r = (struct reckoning){.g = g, .at = at, .men = at->men};
    size_t rows = (size_t)g->rows[T_melee] + 1;
    int32_t *first = scratch_get(h, rows * sizeof *first);
    if (!first || !room(h, r))
        return false;
    memset(first, 0, rows * sizeof *first);
    take_typed(r, first);
    if (fix_contacts(r) && seek)
        fix_near(r, separate);
    if (seek)
        find_contacts(r);
    keep_groups(r);
    if (seek)
        find_near(r, separate, false);
    if (seek && separate)
        part_near(r);
    if (!gather_frays(h, r, first))
        return false;
    take_support(r, first);
    count_pool(r);
    for (uint32_t k = 0; k < r->n; k++)
        count_aid(r, &r->of[k]);
    return true;
}

int
contact_sum(const struct reckoning *r, const struct fray *f,
            const int32_t men[2], const int32_t aid[2], struct sum *out)
{
    const struct game *g = r->g;
    int lesser =
        men[0] == men[1] ? ROW(other_side(g->battle->mover)) : men[1] < men[0];
    *out = (struct sum){.lesser = men[lesser], .greater = men[!lesser]};
    melee_weigh(g, REF(lesser), f->said.support, aid[lesser], out);
    return men[0] == men[1] ? -1 : lesser;
}

bool
contact_in_doubt(const struct reckoning *r, const struct fray *f)
{
    struct sum few, many;
    int32_t most[2] = {f->aid[0] + f->doubt[0], f->aid[1] + f->doubt[1]};
    if (f->said.support)
        return false;
    int lesser = contact_sum(r, f, f->men, f->aid, &few);
    contact_sum(r, f, f->men, most, &many);
    if (lesser < 0 || (f->placed[lesser] && few.isolated == many.isolated))
        return false;
    return f->placed[lesser] || few.isolated == CASE_ISOLATED;
}
