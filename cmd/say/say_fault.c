/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * say_fault.c: why a line fell: the words of fault.def with their figures, the
 * caret, and what would be right.
 */
#include "columns.h"
#include "place.h"
#include "say_in.h"

/* --- the words --- */

/* A gallop's two figures are lengths, and a gun's holder is the subject: what
 * else these patterns would say is not in the fault. */
static const char *
pattern_of(enum fault_code code)
{
    if (code == FAULT_GUN_GALLOP)
        return "%H over %N: too few horsemen go with it to gallop";
    if (code == FAULT_GUN_HELD)
        return "that gun is held by %S already";
    return fault_words(code);
}

/* The reach of an arm, as the rules say it. */
static void
put_limit(struct text *to, const struct game *g, const struct fault *why)
{
    bool reach = why->code == FAULT_REACH || why->code == FAULT_GUN_GALLOP ||
                 why->code == FAULT_REACH_LINE ||
                 why->code == FAULT_REACH_ABOUT;
    if (reach && why->need == LENGTH_FOOT)
        text_str(to, "a foot");
    else if (reach && why->need == 2 * LENGTH_FOOT)
        text_str(to, "two feet");
    else
        say_length(to, g, why->need);
}

static void
put_near(struct text *to, struct span near)
{
    if (near.n == 0)
        return;
    text_str(to, ", did you mean ");
    text_safe(to, near);
    text_char(to, '?');
}

/* Where a correction names an entry there is no word, but its number. */
static void
put_word(struct text *to, const struct fault *why)
{
    if (why->word.n == 0 && why->code == FAULT_NO_ENTRY) {
        text_char(to, '#');
        text_int(to, why->have);
        return;
    }
    text_safe(to, why->word);
}

/* Where the takers of a gun stand, by capture.axle. */
static void
put_axle(struct text *to, int32_t axle)
{
    static const char *const where[] = {
        "past its wheels", "at the back of its wheels", "across its axle"};
    text_str(to, where[axle >= 0 && axle < 3 ? axle : 0]);
}

/* An edge of the field: enum edge of place.h. */
static void
put_edge(struct text *to, int32_t edge)
{
    static const char *const name[] = {[EDGE_SOUTH] = "south",
                                       [EDGE_NORTH] = "north",
                                       [EDGE_WEST] = "west",
                                       [EDGE_EAST] = "east"};
    if (edge >= EDGE_SOUTH && edge <= EDGE_EAST)
        text_str(to, name[edge]);
}

/* What is no part of a battle. */
static bool
put_plain(struct text *to, const struct fault *why, char what)
{
    switch (what) {
    case 'w':
        put_word(to, why);
        return true;
    case '~':
        put_near(to, why->near);
        return true;
    case 'h':
        text_int(to, why->have);
        return true;
    case 'n':
        text_int(to, why->need);
        return true;
    case 'm':
        text_str(to, state_words(why->have));
        return true;
    case 'a':
        put_axle(to, why->have);
        return true;
    case 'o':
        text_int(to, why->other);
        return true;
    case 't':
        text_int(to, why->subject);
        return true;
    case 'E':
        put_edge(to, why->other);
        return true;
    case 'k':
        text_str(to, key_info((enum key_id)(why->subject % KEYS))->name);
        return true;
    case 'u':
        text_str(to, why->need ? "the next turn begins" : "the move ends");
        return true;
    default:
        return false;
    }
}

static void
put_subject(struct text *to, const struct game *g, const struct fault *why,
            char what)
{
    switch (what) {
    case 'H':
        say_length(to, g, why->have);
        break;
    case 'N':
        put_limit(to, g, why);
        break;
    case 'S':
        say_side(to, g, why->subject);
        break;
    case 'B':
        say_body(to, g, why->subject);
        break;
    case 'G':
        say_gun(to, g, why->subject);
        break;
    case 'M':
        say_man(to, g, why->subject);
        break;
    case 'P':
        put_party(to, g, why->subject);
        break;
    case 'F':
        say_gun(to, g, why->need);
        break;
    case 'I':
        say_length(to, g, key(g, KEY_SPACING_MIN));
        break;
    case 'O':
        say_man(to, g, why->other);
        break;
    case 'Q':
        say_man(to, g, why->need);
        break;
    default:
        break;
    }
}

/* ": held are P1 and P3": the parties there are. */
static void
put_parties(struct text *to, const struct game *g)
{
    enum { NAMED = 6 };
    int32_t held = 0, k = 0;
    for (uint32_t i = 0; i < g->rows[T_party]; i++)
        held += g->party[i].state == PARTY_HELD;
    if (held == 0) {
        text_str(to, g->rows[T_party] == 0
                         ? ": nobody has been taken prisoner yet"
                         : ": no prisoners are held now");
        return;
    }
    text_str(to, held == 1 ? ": held is " : ": held are ");
    for (uint32_t i = 0; i < g->rows[T_party] && k < NAMED; i++) {
        if (g->party[i].state != PARTY_HELD)
            continue;
        k++;
        text_str(to, k == 1 ? "" : k == held ? " and " : ", ");
        put_party(to, g, REF((int32_t)i));
    }
    if (held > NAMED)
        text_str(to, " and others");
}

/* ": the last is #6" */
static void
put_last_entry(struct text *to, const struct history *h)
{
    if (h->n == 0) {
        text_str(to, ": nothing is written yet");
        return;
    }
    text_str(to, h->n == 1 ? ": there is one, #" : ": the last is #");
    text_int(to, h->n);
}

static void
put_there_is(struct text *to, const struct history *h, const struct fault *why,
             char what)
{
    if (what == 'p')
        put_parties(to, &h->game);
    else if (what == 'e')
        put_last_entry(to, h);
    else
        put_subject(to, &h->game, why, what);
}

void
put_fault(struct text *to, const struct history *h, const struct fault *why)
{
    const char *p = pattern_of((enum fault_code)why->code);
    if (h && density_fault(why)) {
        density_fault_words(to, &h->game, why);
        return;
    }
    for (; *p; p++) {
        if (*p != '%' || !p[1]) {
            text_char(to, *p);
            continue;
        }
        p++;
        if (!put_plain(to, why, *p) && h)
            put_there_is(to, h, why, *p);
    }
    char last = to->n > 0 ? to->at[to->n - 1] : '.';
    if (last != '.' && last != '?')
        text_char(to, '.');
}

void
say_fault_words(struct text *to, const struct failing *f)
{
    put_fault(to, f->h, f->why);
}

/* --- the caret --- */

/* A piece of the line as it is shown: a tab is one blank. */
static void
put_shown(struct text *to, struct span s)
{
    uint32_t from = 0;
    for (uint32_t i = 0; i < s.n; i++) {
        if (s.at[i] != '\t')
            continue;
        text_safe(to, span_cut(s, from, i));
        text_char(to, ' ');
        from = i + 1;
    }
    text_safe(to, span_from(s, from));
}

static uint32_t
columns_of(struct span s)
{
    char at[LINE_MAX_BYTES * 2];
    struct text t;
    text_init(&t, at, sizeof at);
    put_shown(&t, s);
    return columns(text_span(&t));
}

/* The typed line and the carets under the word at fault; of a long line the
 * part about it. Nothing where no word is at fault. */
static void
put_caret(struct text *to, const struct failing *f)
{
    struct span s = f->typed;
    while (s.n > 0 && (s.at[s.n - 1] == '\n' || s.at[s.n - 1] == '\r'))
        s.n--;
    uint32_t room = (f->columns > 24 ? f->columns : SAY_COLUMNS) - 4;
    uint32_t shown = s.n > room ? room - 6 : room, before = shown / 2;
    uint32_t at = f->why->column < s.n ? f->why->column : s.n, from = 0;
    if (s.n == 0 || (f->why->width == 0 && f->why->code >= FAULT_NO_SIDE))
        return;
    if (s.n > shown && at > before)
        from = span_whole(s, at - before).n;
    uint32_t end = from + span_whole(span_from(s, from), shown).n;
    struct span word = span_cut(s, at, at + f->why->width);
    text_str(to, from ? "  | ..." : "  | ");
    put_shown(to, span_cut(s, from, end));
    text_str(to, end < s.n ? "...\n  | " : "\n  | ");
    text_pad(to, to->n, columns_of(span_cut(s, from, at)) + (from ? 3 : 0));
    uint32_t width = columns_of(span_cut(word, 0, end > at ? end - at : 0));
    do
        text_char(to, '^');
    while (width-- > 1);
    text_char(to, '\n');
}

/* --- what would be right --- */

/* What a key takes: words, a number, a length. */
static void
put_key_takes(struct text *to, enum key_id k)
{
    enum key_type type = key_info(k)->type;
    int32_t least, most;
    text_str(to, "expected: ");
    if (key_bounds(k, &least, &most)) {
        text_str(to, "a whole number from ");
        text_int(to, least);
        text_str(to, " to ");
        text_int(to, most);
    } else if (type == KEY_LIST) {
        text_str(to, "up to three times in seconds, the longest first");
    } else if (type == KEY_LENGTH || type == KEY_LENGTH_OR_NONE) {
        text_str(to, "a length");
    }
    for (int32_t i = 0; key_word(k, i).n > 0; i++) {
        text_str(to, i == 0 ? "" : key_word(k, i + 1).n > 0 ? ", " : " or ");
        text_put(to, key_word(k, i));
    }
    if (type == KEY_ENUM_OR_LENGTH)
        text_str(to, " or a length");
    if (type == KEY_INT_OR_NONE || type == KEY_LENGTH_OR_NONE)
        text_str(to, " or none");
    text_char(to, '\n');
}

/* What the place takes; of a word of the usage, the usage. */
static void
put_expected(struct text *to, const struct failing *f)
{
    const struct verb *v = f->line ? f->line->verb : NULL;
    enum slot slot = (enum slot)f->why->expected;
    bool reading = f->why->code < FAULT_NO_SIDE;
    if (f->why->code == FAULT_NO_VALUE)
        put_key_takes(to, (enum key_id)(f->why->subject % KEYS));
    if (!reading || slot == SLOT_NONE || slot >= SLOTS ||
        f->why->code == FAULT_EXTRA || (slot == SLOT_LITERAL && !v))
        return;
    text_str(to, "expected: ");
    if (slot == SLOT_LITERAL) {
        text_str(to, v->name);
        text_char(to, ' ');
        text_str(to, v->usage);
    } else {
        text_str(to, slot_name(slot));
    }
    text_char(to, '\n');
}

/* overrule: m ra 13-1/4 n because ... */
static void
put_overruled(struct text *to, const struct failing *f)
{
    char at[LINE_MAX_BYTES];
    struct text t;
    struct line forced = *f->line;
    bool plain = !forced.correction && !forced.stamp && !forced.attempt &&
                 forced.note.n == 0;
    text_init(&t, at, sizeof at);
    forced.force = true;
    if (plain)
        text_str(&t, "overrule: ");
    if (plain)
        text_put(&t, span_trim(forced.typed));
    else
        line_write(&t, &forced);
    text_safe(to, text_span(&t));
    text_str(to, " because ...");
}

/* The referee may allow what a rule forbids. */
static bool
can_overrule(const struct failing *f)
{
    return f->line && f->line->verb && f->line->verb->kind == VERB_FACT &&
           f->why->rule != RULE_NONE && !f->line->force;
}

void
say_later(struct text *to, const struct history *h, const struct fault *why)
{
    struct fault own = h->later;
    const struct entry *e = history_entry(h, why->have);
    if (why->code != FAULT_LATER_FALLS || own.code == FAULT_NONE || !e ||
        own.code != why->need)
        return;
    own.word = span_cut(history_line(h, e), own.column,
                        (uint32_t)own.column + own.width);
    text_str(to, "then: ");
    put_fault(to, h, &own);
    if (own.rule == RULE_NONE)
        return;
    text_str(to, "  [");
    text_str(to, rule_name(own.rule));
    put_edition(to, &h->game);
    if (own.house)
        put_house(to, &h->game, own.house - 1);
    text_char(to, ']');
}

/* The line that a correction would have made fall. */
static void
put_later(struct text *to, const struct failing *f)
{
    char at[LINE_MAX_BYTES + 24];
    struct text t;
    const struct entry *e = f->h ? history_entry(f->h, f->why->have) : NULL;
    if (f->why->code != FAULT_LATER_FALLS || !e)
        return;
    text_init(&t, at, sizeof at);
    put_entry(&t, f->h, e);
    put_lines(to, text_span(&t));
    t.n = 0;
    say_later(&t, f->h, f->why);
    put_lines(to, text_span(&t));
}

/* Both in one line where there is room. */
static void
put_right_refused(struct text *to, const struct failing *f)
{
    char at[2 * LINE_MAX_BYTES], over[2 * LINE_MAX_BYTES];
    struct text right, allow;
    text_init(&right, at, sizeof at);
    text_init(&allow, over, sizeof over);
    if (example_for(&right, f)) {
        text_str(to, "    right would be: ");
        text_put(to, text_span(&right));
        if (f->why->code == FAULT_UNDO_MANY && f->why->have > 1)
            text_str(to, "    or: undo 5");
    }
    if (can_overrule(f)) {
        text_str(&allow, "to allow it: ");
        put_overruled(&allow, f);
        uint32_t width = 24 + span_points(text_span(&right)) +
                         span_points(text_span(&allow));
        text_str(to, right.n > 0 && width > SAY_COLUMNS ? "\n    " : "    ");
        text_put(to, text_span(&allow));
    }
    if (right.n > 0 || allow.n > 0)
        text_char(to, '\n');
}

/* [A1; retelling; move.infantry 9"] */
static void
put_rule(struct text *to, uint32_t from, const struct failing *f)
{
    enum { RULES_END = 75 };
    char at[160];
    struct text t;
    if (f->why->rule == RULE_NONE)
        return;
    text_init(&t, at, sizeof at);
    text_char(&t, '[');
    text_str(&t, rule_name(f->why->rule));
    if (f->h)
        put_edition(&t, &f->h->game);
    if (f->h && f->why->house)
        put_house(&t, &f->h->game, f->why->house - 1);
    text_char(&t, ']');
    struct span line = span_from(text_span(to), from);
    uint32_t width = span_points(line), n = span_points(text_span(&t));
    uint32_t room = n < RULES_END ? RULES_END - n : 0;
    if (width + 2 + n > SAY_COLUMNS) {
        text_char(to, '\n');
        width = 0;
    }
    text_pad(to, to->n, width + 2 < room ? room - width : 2);
    text_put(to, text_span(&t));
}

static void
say_refused(struct text *to, const struct failing *f)
{
    uint32_t from = to->n;
    text_str(to, "    refused: ");
    say_fault_words(to, f);
    put_rule(to, from, f);
    text_char(to, '\n');
    if (!f->quiet)
        put_later(to, f);
    if (!f->quiet)
        put_right_refused(to, f);
}

static void
put_right(struct text *to, const struct failing *f)
{
    uint32_t before = to->n;
    text_str(to, "right would be: ");
    uint32_t after = to->n;
    say_example(to, f);
    if (to->n == after)
        to->n = before;
    else
        text_char(to, '\n');
}

static void
say_wrong(struct text *to, const struct failing *f)
{
    uint32_t from = to->n;
    text_str(to, "error: ");
    say_fault_words(to, f);
    put_rule(to, from, f);
    text_char(to, '\n');
    if (f->quiet)
        return;
    put_caret(to, f);
    put_expected(to, f);
    put_right(to, f);
}

/* [density; second_blow forced]: what it would not have fallen by elsewhere. */
static void
put_switches(struct text *to, const struct failing *f)
{
    const uint16_t *key = f->why->switches;
    if (!key[0])
        return;
    text_str(to, "  [density");
    for (int i = 0; i < HOUSES_AT_FAULT && key[i]; i++)
        put_house(to, &f->h->game, key[i] - 1);
    text_char(to, ']');
}

/* error: E_DICE: ... whatever the status, under the density rules. */
static void
say_density(struct text *to, const struct failing *f)
{
    text_str(to, "error: ");
    text_str(to, fault_name((enum fault_code)f->why->code));
    text_str(to, ": ");
    say_fault_words(to, f);
    if (!f->quiet)
        put_switches(to, f);
    text_char(to, '\n');
    if (f->quiet)
        return;
    if (f->why->width > 0)
        put_caret(to, f);
    if (fault_status((enum fault_code)f->why->code) == 3)
        put_right_refused(to, f);
    else
        put_right(to, f);
}

void
say_fault(struct text *to, const struct failing *f)
{
    if (f->h && f->h->game.battle->ruleset == RULESET_DENSITY)
        say_density(to, f);
    else if (fault_status((enum fault_code)f->why->code) == 3)
        say_refused(to, f);
    else
        say_wrong(to, f);
}
