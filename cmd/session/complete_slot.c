/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * complete_slot.c: the words that fill a slot in this battle, each with what
 * it is.
 */
#include "complete.h"

#include "density.h"
#include "rulebook.h"
#include "say.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { ENTRIES = 12, NOTE_BYTES = 100 };

/* ---- labels ---- */

static struct span
label_at(const struct game *g, enum table t, uint32_t i)
{
    return label_of(g->cells[t] + (size_t)i * table_width(t));
}

static void
note_men(struct text *to, const struct game *g, int32_t side, int32_t men)
{
    text_int(to, men);
    text_char(to, ' ');
    say_side(to, g, side);
    text_str(to, men == 1 ? " man" : " men");
}

static void
offer_sides(struct completing *c)
{
    const struct game *g = c->g;
    for (uint32_t i = 0; i < g->rows[T_side]; i++) {
        struct text *to = offer(c, label_at(g, T_side, i));
        if (to)
            note_men(to, g, REF((int32_t)i), g->side[i].count[MAN_FIT]);
    }
}

/* How many of a body are fit. */
static int32_t
fit_men(const struct game *g, int32_t body)
{
    int32_t n = 0;
    for (uint32_t i = 0; i < g->rows[T_man]; i++)
        n += g->man[i].body == body && g->man[i].state == MAN_FIT;
    return n;
}

static void
note_body(struct text *to, const struct game *g, int32_t body)
{
    const struct body *b = &g->body[ROW(body)];
    int32_t fit = fit_men(g, body);
    say_men(to, g, b->side, b->arm == ARM_INF ? fit : 0,
            b->arm == ARM_CAV ? fit : 0);
}

/* Bodies, with `before` in front of each: a count, or nothing. */
static void
offer_bodies(struct completing *c, struct span before)
{
    char at[64];
    for (uint32_t i = 0; i < c->g->rows[T_body]; i++) {
        struct text word;
        text_init(&word, at, sizeof at);
        text_put(&word, before);
        text_put(&word, label_at(c->g, T_body, i));
        struct text *to = offer(c, text_span(&word));
        if (to)
            note_body(to, c->g, REF((int32_t)i));
    }
}

static void
note_gun(struct text *to, const struct game *g, const struct gun *u)
{
    if (u->holder != u->side) {
        text_str(to, "a gun, held by ");
        say_side(to, g, u->holder);
    } else if (u->watched) {
        text_str(to, "a gun, ");
        text_count(to, u->crew, "man", "men");
        text_str(to, " to serve it");
    } else {
        text_str(to, "a gun of ");
        say_side(to, g, u->side);
    }
}

static void
offer_guns(struct completing *c, struct span before)
{
    char at[64];
    for (uint32_t i = 0; i < c->g->rows[T_gun]; i++) {
        struct text word;
        const struct gun *u = &c->g->gun[i];
        if (u->state == GUN_OFF || (before.n > 0 && u->crew == 0))
            continue;
        text_init(&word, at, sizeof at);
        text_put(&word, before);
        text_put(&word, label_of(u->label));
        struct text *to = offer(c, text_span(&word));
        if (to && before.n > 0)
            text_str(to, "of those who serve it");
        else if (to)
            note_gun(to, c->g, u);
    }
}

static void
offer_pegs(struct completing *c)
{
    static const char *const corner[] = {"SW", "SE", "NW", "NE"};
    for (uint32_t i = 0; i < c->g->rows[T_peg]; i++) {
        struct text *to = offer(c, label_of(c->g->peg[i].label));
        if (to)
            say_point(to, c->g, c->g->peg[i].x, c->g->peg[i].y);
    }
    for (int i = 0; i < 4 && c->g->battle->field_x > 0; i++)
        offer_noted(c, span_of(corner[i]), "a corner of the field");
}

static void
offer_labels(struct completing *c, const struct want *w)
{
    struct span name = w->name;
    if (span_starts(name, "SIDE")) {
        offer_sides(c);
    } else if (span_starts(name, "BOD")) {
        offer_bodies(c, SPAN(""));
    } else if (span_starts(name, "GUN")) {
        offer_guns(c, SPAN(""));
    } else if (span_starts(name, "PEG")) {
        offer_pegs(c);
    } else {
        offer_sides(c);
        offer_bodies(c, SPAN(""));
        offer_guns(c, SPAN(""));
        offer_pegs(c);
    }
}

/* ---- men ---- */

/* The word made of a beginning, a letter or none, and a number or none. */
static struct text *
offer_made(struct completing *c, struct span before, const char *as,
           int32_t number)
{
    char at[64];
    struct text word;
    text_init(&word, at, sizeof at);
    text_put(&word, before);
    text_str(&word, as);
    if (number > 0)
        text_int(&word, number);
    return offer(c, text_span(&word));
}

/* The men of a side by its letter: all, or some of each arm. */
static void
offer_side_men(struct completing *c, struct span count, int32_t side)
{
    static const char *const arms[] = {"", "i", "c"};
    static const char *const what[] = {" men", " foot", " horse"};
    const struct game *g = c->g;
    const char letter[2] = {(char)g->side[ROW(side)].letter, 0};
    for (int i = 0; i < (count.n > 0 ? 3 : 1); i++) {
        char as[8] = "";
        struct text t;
        text_init(&t, as, sizeof as);
        text_str(&t, count.n > 0 ? arms[i] : "all");
        text_str(&t, letter);
        struct text *to = offer_made(c, count, text_z(&t), 0);
        if (!to)
            continue;
        say_side(to, g, side);
        text_str(to, what[i]);
    }
}

static void
offer_parties(struct completing *c, struct span count, bool guards)
{
    const struct game *g = c->g;
    for (uint32_t i = 0; i < g->rows[T_party]; i++) {
        const struct party *p = &g->party[i];
        if (p->state != PARTY_HELD)
            continue;
        struct text *to = offer_made(c, count, "P", p->number);
        if (to) {
            note_men(to, g, p->side, p->held);
            text_str(to, " held by ");
            say_side(to, g, p->holder);
        }
        if (guards && p->guards > 0 &&
            (to = offer_made(c, count, "E", p->number)) != NULL) {
            text_str(to, "the guard of P");
            text_int(to, p->number);
        }
    }
}

static void
offer_held(struct completing *c, const struct want *w)
{
    (void)w;
    offer_parties(c, SPAN(""), false);
}

static void
offer_men(struct completing *c, const struct want *w)
{
    (void)w;
    uint32_t digits = 0;
    while (digits < c->typed.n && c->typed.at[digits] >= '0' &&
           c->typed.at[digits] <= '9')
        digits++;
    struct span count = span_cut(c->typed, 0, digits);
    offer_bodies(c, count);
    for (uint32_t i = 0; i < c->g->rows[T_side]; i++)
        offer_side_men(c, count, REF((int32_t)i));
    offer_guns(c, count);
    offer_parties(c, count, true);
}

/* ---- what the battle has numbered ---- */

static void
offer_entries(struct completing *c, const struct want *w)
{
    (void)w;
    const struct history *h = &c->s->history;
    int left = ENTRIES;
    for (int32_t n = h->n; n > 0 && left > 0; n--) {
        char at[16];
        struct text word;
        if (!history_stands(h, n))
            continue;
        text_init(&word, at, sizeof at);
        text_char(&word, '#');
        text_int(&word, n);
        struct text *to = offer(c, text_span(&word));
        if (to)
            text_safe(to, history_line(h, history_entry(h, n)));
        left--;
    }
}

static void
offer_melees(struct completing *c, const struct want *w)
{
    (void)w;
    const struct game *g = c->g;
    for (uint32_t i = 0; i < g->rows[T_melee]; i++) {
        const struct melee *m = &g->melee[i];
        bool open = m->state == MELEE_OPEN;
        if (m->seq != g->battle->seq || (!open && m->state != MELEE_RULED))
            continue;
        struct text *to = offer_made(c, SPAN(""), "M", m->number);
        if (to)
            text_str(to, open ? "waits" : "is ruled on");
    }
}

/* ---- keys ---- */

static void
offer_keys(struct completing *c, const struct want *w)
{
    (void)w;
    for (int k = 0; k < KEYS; k++) {
        if (!(key_sets((enum key_id)k) & c->s->lexicon.sets))
            continue;
        struct text *to = offer(c, span_of(key_info((enum key_id)k)->name));
        if (!to)
            continue;
        say_key(to, c->g, k, key(c->g, (enum key_id)k));
        text_str(to, ": ");
        text_str(to, key_info((enum key_id)k)->meaning);
    }
}

/* Whether an edition before e has the same value. */
static bool
valued_before(enum key_id k, int e)
{
    for (int i = EDITION_BOOK; i < e; i++)
        if (strcmp(key_value(k, (enum edition)i),
                   key_value(k, (enum edition)e)) == 0)
            return true;
    return false;
}

static void
offer_edition_values(struct completing *c, enum key_id k)
{
    for (int e = EDITION_BOOK; e < EDITION_DENSITY; e++) {
        const char *value = key_value(k, (enum edition)e);
        struct text *to;
        if (valued_before(k, e) || !(to = offer(c, span_of(value))))
            continue;
        for (int i = e; i < EDITION_DENSITY; i++)
            if (strcmp(value, key_value(k, (enum edition)i)) == 0) {
                text_str(to, i > e ? ", " : "");
                text_str(to, edition_name((enum edition)i));
            }
    }
}

static void
offer_values(struct completing *c, const struct want *w)
{
    int k = key_find(w->after);
    if (k < 0)
        return;
    bool words = key_info((enum key_id)k)->type == KEY_ENUM ||
                 key_info((enum key_id)k)->type == KEY_BOOL;
    if (!words)
        offer_edition_values(c, (enum key_id)k);
    for (int32_t n = 0; words; n++) {
        struct span word = key_word((enum key_id)k, n);
        if (word.n == 0)
            return;
        offer_noted(c, word,
                    n == key(c->g, (enum key_id)k) ? "as it is now" : "");
    }
}

/* ---- names ---- */

/* A name as it has to be typed before other words. */
static struct text *
offer_quoted(struct completing *c, struct span name)
{
    char at[2 * NAME_MAX_POINTS * 4 + 4];
    struct text word;
    text_init(&word, at, sizeof at);
    text_char(&word, '"');
    for (uint32_t i = 0; i < name.n; i++) {
        text_char(&word, name.at[i]);
        if (name.at[i] == '"')
            text_char(&word, '"');
    }
    text_char(&word, '"');
    return word.cut ? NULL : offer(c, text_span(&word));
}

static bool
needs_quotes(struct span name)
{
    for (uint32_t i = 0; i < name.n; i++)
        if (name.at[i] == ' ' || name.at[i] == '"' || name.at[i] == ';' ||
            name.at[i] == '#')
            return true;
    return false;
}

static void
offer_players(struct completing *c)
{
    char at[NAME_MAX_POINTS * 4 + 1];
    for (uint32_t i = 0; i < c->g->rows[T_side]; i++)
        for (int32_t nth = 1; nth <= LINE_WORDS; nth++) {
            struct text name;
            struct text *to;
            text_init(&name, at, sizeof at);
            if (!say_player(&name, &c->s->history, REF((int32_t)i), nth))
                break;
            bool quoted = needs_quotes(text_span(&name)) ||
                          (c->typed.n > 0 && c->typed.at[0] == '"');
            to = quoted ? offer_quoted(c, text_span(&name))
                        : offer(c, text_span(&name));
            if (to)
                say_side(to, c->g, REF((int32_t)i));
        }
}

static void
offer_names(struct completing *c, const struct want *w)
{
    struct span name = w->name;
    if (span_is(name, "PLAYER"))
        offer_players(c);
    for (int e = EDITION_BOOK; span_is(name, "EDITION") && e < EDITIONS; e++)
        offer(c, span_of(edition_name((enum edition)e)));
}

/* ---- words ---- */

static void
offer_tables(struct completing *c)
{
    for (int t = 0; t < TABLE_PROMISED; t++)
        offer(c, span_of(table_name(t)));
}

static void
offer_rules(struct completing *c)
{
    for (int r = rule_next(RULE_NONE); r != RULE_NONE; r = rule_next(r)) {
        struct span name = span_of(rule_info(r)->name);
        struct text *to = span_starts(name, "reading") ? NULL : offer(c, name);
        if (to)
            text_put(to, span_cut(span_of(rule_info(r)->text), 0, NOTE_BYTES));
    }
}

/* What a folder holds that begins as typed; a folder has a / behind it. */
static void
offer_files(struct completing *c)
{
    char folder[4096], at[4096];
    struct dirent **found;
    struct stat st;
    struct text t;
    uint32_t base = c->typed.n;
    while (base > 0 && c->typed.at[base - 1] != '/')
        base--;
    text_init(&t, folder, sizeof folder);
    text_put(&t, base > 0 ? span_cut(c->typed, 0, base) : SPAN("."));
    int n = scandir(text_z(&t), &found, NULL, alphasort);
    for (int i = 0; i < n; i++) {
        struct span name = span_of(found[i]->d_name);
        text_init(&t, at, sizeof at);
        text_put(&t, span_cut(c->typed, 0, base));
        text_put(&t, name);
        bool hidden = name.at[0] == '.' &&
                      (base == c->typed.n || c->typed.at[base] != '.');
        if (stat(text_z(&t), &st) == 0 && S_ISDIR(st.st_mode))
            text_char(&t, '/');
        if (!hidden && !needs_quotes(text_span(&t)) &&
            text_unsafe(text_span(&t)) < 0)
            offer(c, text_span(&t));
        free(found[i]);
    }
    if (n >= 0)
        free(found);
}

static void
offer_units(struct completing *c)
{
    for (uint32_t i = 0; i < c->g->rows[T_unit]; i++) {
        struct text *to = offer(c, label_of(c->g->unit[i].label));
        if (to)
            text_str(to, weapon_name(c->g->unit[i].weapon));
    }
}

static void
offer_words(struct completing *c, const struct want *w)
{
    struct span name = w->name;
    if (span_is(name, "TABLE"))
        offer_tables(c);
    else if (span_is(name, "RULE"))
        offer_rules(c);
    else if (span_is(name, "VERB"))
        offer_verbs(c);
    else if (span_is(name, "FILE") || span_is(name, "DIR"))
        offer_files(c);
    else if (span_is(name, "SWITCH"))
        offer_keys(c, w);
    else if (span_is(name, "UNIT"))
        offer_units(c);
    else if (span_is(name, "BANNER"))
        offer_sides(c);
    for (int i = 0; span_is(name, "WEAPON") && i < WEAPONS; i++)
        offer(c, span_of(weapon_name(i)));
    for (int i = 0; span_is(name, "EDGE") && i < EDGES; i++)
        offer(c, span_of(edge_name(i)));
}

static void
offer_headings(struct completing *c, const struct want *w)
{
    (void)w;
    static const char *const word[] = {"n", "ne", "e", "se",
                                       "s", "sw", "w", "nw"};
    for (size_t i = 0; i < sizeof word / sizeof *word; i++)
        offer(c, span_of(word[i]));
}

static void
offer_places(struct completing *c, const struct want *w)
{
    (void)w;
    offer_pegs(c);
    offer_guns(c, SPAN(""));
    offer_bodies(c, SPAN(""));
}

/* ---- all of them ---- */

static bool
first_of_name(const struct verbs *in, uint32_t i)
{
    return i == 0 || !verb_same(&in->row[i], &in->row[i - 1]);
}

/* Whether it stands in a list before list k. */
static bool
offered(const struct lexicon *of, uint32_t k, const struct verb *v)
{
    for (uint32_t j = 0; j < k; j++)
        for (uint32_t i = 0; i < of->list[j].n; i++)
            if (verb_same(&of->list[j].row[i], v) &&
                (of->list[j].row[i].sets & of->sets))
                return true;
    return false;
}

void
offer_verbs(struct completing *c)
{
    const struct lexicon *of = &c->s->lexicon;
    for (uint32_t k = 0; k < of->n; k++)
        for (uint32_t i = 0; i < of->list[k].n; i++) {
            const struct verb *v = &of->list[k].row[i];
            if ((v->sets & of->sets) && first_of_name(&of->list[k], i) &&
                !offered(of, k, v))
                offer_noted(c, span_of(v->name), v->summary);
        }
}

static void
offer_supports(struct completing *c, const struct want *w)
{
    (void)w;
    offer_noted(c, SPAN("iso"), "isolated");
    offer_noted(c, SPAN("sup"), "supported");
}

void
offer_slot(struct completing *c, const struct want *w)
{
    static void (*const fill[SLOTS])(struct completing *,
                                     const struct want *) = {
        [SLOT_LABEL] = offer_labels,     [SLOT_LABELS] = offer_labels,
        [SLOT_MEN] = offer_men,          [SLOT_PLACE] = offer_places,
        [SLOT_HEADING] = offer_headings, [SLOT_KEY] = offer_keys,
        [SLOT_VALUE] = offer_values,     [SLOT_NAME] = offer_names,
        [SLOT_ENTRY] = offer_entries,    [SLOT_MELEE] = offer_melees,
        [SLOT_PARTY] = offer_held,       [SLOT_SUPPORT] = offer_supports,
        [SLOT_WORD] = offer_words,
    };
    if (fill[w->slot])
        fill[w->slot](c, w);
}
