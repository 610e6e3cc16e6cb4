/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * ask_help.c: help. What it says of a verb is the verb's own row; only the
 * order of the verbs, and what no row can say, stands here.
 */
#include "ask_in.h"

enum { SUMMARY = 34, NAMES = 16, TWO_LINES = 8 };

/* ---- the order in which a battle flows ---- */

enum group {
    GROUP_SETUP,
    GROUP_PLAY,
    GROUP_ASK,
    GROUP_CORRECT,
    GROUP_OUT,
    GROUPS
};

static const char *const headings[GROUPS] = {"Setting up", "Playing",
                                             "Asking (nothing is kept)",
                                             "Correcting", "Out and in"};

/* Verbs that stand in no list come last in the group of their kind. */
static const char *const setup[] = {
    "battle", "side",     "player",    "field",    "units", "edition", "set",
    "game",   "force",    "body",      "gun",      "split", "join",    "muster",
    "toss",   "roll",     "handicap",  "peg",      "tape",  "put",     "where",
    "dead",   "prisoner", "delivered", "disarmed", "start"};
static const char *const play[] = {
    "next",  "go",     "time", "interval", "pause", "resume",    "clock",
    "fire",  "move",   "crew", "contact",  "melee", "settle",    "choose",
    "guard", "escort", "home", "retake",   "free",  "surrender", "capture",
    "reach", "off",    "kill", "restore",  "award", "finish"};
static const char *const asking[] = {"show", "count", "can", "near",
                                     "dist", "score", "map", "log",
                                     "why",  "rule",  "help"};
static const char *const correct[] = {"undo",       "redo",    "strike",
                                      "overrule",   "dispute", "verdict",
                                      "precedents", "note",    "photo"};
static const char *const out[] = {"report", "export", "import", "board",
                                  "sheet",  "save",   "source", "alias",
                                  "hints",  "quit"};

static const struct {
    const char *const *name;
    uint32_t n;
} order[GROUPS] = {
    {setup,   sizeof setup / sizeof setup[0]    },
    {play,    sizeof play / sizeof play[0]      },
    {asking,  sizeof asking / sizeof asking[0]  },
    {correct, sizeof correct / sizeof correct[0]},
    {out,     sizeof out / sizeof out[0]        },
};

static bool
in_order(const char *name)
{
    for (int g = 0; g < GROUPS; g++) {
        for (uint32_t i = 0; i < order[g].n; i++) {
            if (span_is(span_of(name), order[g].name[i]))
                return true;
        }
    }
    return false;
}

static enum group
group_of(const struct verb *v)
{
    switch ((enum verb_kind)v->kind) {
    case VERB_FACT:
        return GROUP_PLAY;
    case VERB_EDIT:
        return GROUP_CORRECT;
    case VERB_ASK:
        return GROUP_ASK;
    case VERB_CONTROL:
        break;
    }
    return GROUP_OUT;
}

/* ---- rows ---- */

/* The next row of the lexicon after `*k`, `*i` that the rule set knows. */
static const struct verb *
next_row(const struct lexicon *of, uint32_t *k, uint32_t *i)
{
    for (; *k < of->n; ++*k, *i = 0) {
        while (*i < of->list[*k].n) {
            const struct verb *v = &of->list[*k].row[(*i)++];

            if (v->sets & of->sets)
                return v;
        }
    }
    return NULL;
}

/* The last form of a verb, which is its plainest. */
static const struct verb *
row_called(const struct lexicon *of, const char *name)
{
    uint32_t k = 0, i = 0;
    const struct verb *v, *found = NULL;

    while ((v = next_row(of, &k, &i)) != NULL) {
        if (span_is(span_of(v->name), name))
            found = v;
    }
    return found;
}

/* Whether an earlier row has the name of this one. */
static bool
seen_before(const struct lexicon *of, const struct verb *row)
{
    uint32_t k = 0, i = 0;
    const struct verb *v;

    while ((v = next_row(of, &k, &i)) != NULL && v != row) {
        if (verb_same(v, row))
            return true;
    }
    return false;
}

struct helping {
    const struct lexicon *of;
    struct text *to;
    bool dozen;
};

static void
write_name(struct text *to, const struct verb *v)
{
    text_str(to, "  ");
    text_str(to, v->name);
    if (v->alias != 0) {
        text_str(to, ", ");
        text_char(to, v->alias);
    }
}

static void
write_summary(struct text *to, const char *summary, uint32_t column)
{
    uint32_t used = ask_column(to), n = span_of(summary).n;

    if (used + 2 > column || column + n > ASK_WIDTH) {
        text_char(to, '\n');
        used = 0;
        column = column == NAMES ? NAMES : TWO_LINES;
    }
    text_pad(to, to->n, column - used);
    ask_wrap(to, column, span_of(summary));
    text_char(to, '\n');
}

/* Of a usage longer than the line what stands first: help VERB has all. */
static void
write_usage(struct text *to, struct span usage)
{
    static const char rest[] = "| ...]...";
    uint32_t room = ASK_WIDTH - ask_column(to), end = 0;

    if (usage.n <= room) {
        text_put(to, usage);
        return;
    }
    for (uint32_t i = 0; i + sizeof rest <= room; i++) {
        if (usage.at[i] == '|')
            end = i;
    }
    text_put(to, span_cut(usage, 0, end));
    text_str(to, rest);
}

static void
write_row(const struct helping *h, const struct verb *v)
{
    write_name(h->to, v);
    if (h->dozen && *v->usage != '\0') {
        text_char(h->to, ' ');
        write_usage(h->to, span_of(v->usage));
    }
    write_summary(h->to, v->summary, h->dozen ? SUMMARY : NAMES);
}

static bool
wanted(const struct helping *h, const struct verb *v)
{
    return v != NULL && (!h->dozen || v->flags & VERB_DOZEN);
}

static void
write_group(const struct helping *h, enum group group)
{
    uint32_t k = 0, i = 0;
    const struct verb *v;

    for (uint32_t n = 0; n < order[group].n; n++) {
        v = row_called(h->of, order[group].name[n]);
        if (wanted(h, v))
            write_row(h, v);
    }
    while ((v = next_row(h->of, &k, &i)) != NULL) {
        if (group_of(v) == group && wanted(h, v) && !in_order(v->name) &&
            !seen_before(h->of, v))
            write_row(h, row_called(h->of, v->name));
    }
}

/* ---- the beginner's dozen, and all ---- */

static const char correction[] =
    "  = LINE                          that line again, and right: it takes the"
    "\n                                  place of the last one like it\n";

static void
help_dozen(const struct helping *h)
{
    text_str(h->to, "What is typed: CAPITALS are what you put in, [ ] may be "
                    "left out.\n");
    for (int g = 0; g < GROUPS; g++) {
        if (g == GROUP_CORRECT)
            text_str(h->to, correction);
        write_group(h, (enum group)g);
    }
    text_str(h->to, "More: help all, help fire (or any verb), help men, "
                    "lengths, places,\n      corrections, first-battle\n");
}

static const char prefixes[] =
    "  = LINE        that line again, and right, for the last one like it\n"
    "  =#41 LINE     the same for entry 41; amend #41 LINE\n"
    "  late LINE     it belongs to the move just ended\n"
    "  before #31 LINE\n"
    "                it belongs before entry 31\n"
    "  overrule: LINE\n"
    "                it stands though the rules refuse it\n"
    "  ? LINE        what would happen; nothing is kept\n";

static void
help_all(const struct helping *h)
{
    for (int g = 0; g < GROUPS; g++) {
        text_str(h->to, headings[g]);
        text_char(h->to, '\n');
        if (g == GROUP_CORRECT)
            text_str(h->to, prefixes);
        write_group(h, (enum group)g);
    }
    text_str(h->to, "More of one: help VERB\n");
}

/* ---- topics ---- */

static const char lengths[] =
    "A number without a unit is inches (centimetres after units cm).\n"
    "    6    6.5    6 1/2    6-1/2    1/8    6\"\n"
    "    2'   2ft    2'6      2'6 1/2\"         2ft 6in\n"
    "    70cm   1.5m   3mm\n"
    "Fractions have 2, 4, 8, 16, 32 or 64 below, as a tape has. A point is\n"
    "decimal, a comma never is: it parts the two numbers of a place.\n";

static const char men[] =
    "By counts, which is nearly always enough. The last letter is the side's,\n"
    "and before it i means foot, c horse:\n"
    "    13b        thirteen Blue men\n"
    "    8ib        eight Blue foot\n"
    "    5cb        five Blue horse\n"
    "By bodies:\n"
    "    12ba       twelve of body BA, also ba:12\n"
    "    ba         all of BA that the line can use\n"
    "    allb       all of Blue\n"
    "By duty:\n"
    "    4rg2       four of those who serve gun RG2\n"
    "    e1         the guard of party P1\n"
    "    3p1        three prisoners of P1\n"
    "Man by man, by the number he was born with:\n"
    "    ba.7\n"
    "    ba.1,4,9-12\n"
    "Together:\n"
    "    7cr+5ir    seven Red horse and five Red foot\n"
    "A count takes men without a duty. Where it would have to take one who\n"
    "serves a gun or guards prisoners it says so, and you name him.\n";

static const char places[] =
    "x runs east along the south side's back line, y north; no blanks.\n"
    "    3'4,7'2        three feet four east, seven feet two north\n"
    "    sw             a corner of the field: sw, se, nw, ne\n"
    "    church         a peg, a gun, a man or a body by its name\n"
    "    church+6,0     six inches east of it\n"
    "    church@12<2h   twelve inches off at two o'clock; 12h is north\n"
    "    .              the last place named\n"
    "What one word or two tapes put somewhere counts as measured there; what "
    "a\n"
    "shape tells (line, block, loose) is estimated, and so is what is "
    "measured\n"
    "from it. How far each may be out: the keys measure.tolerance and\n"
    "measure.estimate.\n"
    "No place is needed to play: by counts a battle runs without any.\n";

static const char corrections[] =
    "By what you remember:\n"
    "    =fire rg1 4 2ib     the last like it in this move: same verb, same "
    "gun\n"
    "    undo                the last line, whatever it was; redo brings it "
    "back\n"
    "    late fire rg2 2 1cb it was left out of the move just ended\n"
    "By number, which log shows:\n"
    "    amend #41 fire rg1 4 2ib\n"
    "    strike #41          that entry never was\n"
    "    before #31 fire rg2 2 1cb\n"
    "What comes after is worked out again, and the answer says what changed.\n"
    "Nothing is ever lost: the log keeps the old line too.\n"
    "    overrule: move ra 14 n because they agreed\n"
    "makes a line stand though the rules refuse it.\n"
    "    overrule #41 supported because the bridge was theirs\n"
    "gives a ruling another result; both are kept.\n";

static const char first_battle[] =
    "Type the lines that stand in. Two sides, and what each has:\n"
    "    side red\n"
    "    side blue\n"
    "    force red 20 inf 10 cav 1 gun\n"
    "    force blue 20 inf 10 cav 1 gun\n"
    "    muster\n"
    "Red moves first; next begins a move, and ends the one before it:\n"
    "    start red\n"
    "    next\n"
    "The prompt says whose move it is and the time left; over: it is being\n"
    "settled, and the time is that of the interval.\n"
    "Red moves his men. Only what the rules must know is typed. Blue's move,\n"
    "and Red's second, in which guns may fire:\n"
    "    next\n"
    "    next\n"
    "Three shots by Red's gun, two of Blue's foot knocked over:\n"
    "    fire rg1 3 2ib\n"
    "Blue charges: eight of his foot meet five foot and four horse of Red, "
    "and\n"
    "only two other Blue men are within a move of the fight:\n"
    "    next\n"
    "    melee 8ib v 5ir+4cr s2\n"
    "Blue has moved, so Blue chooses who falls; the rest is chosen for him:\n"
    "    choose dead rc.1\n"
    "Look, count the floor, take a line back, put it in again:\n"
    "    show\n"
    "    count blue 10 foot 10 horse\n"
    "    score\n"
    "    undo\n"
    "    redo\n"
    "And so on, next by next, until somebody has had enough:\n"
    "    finish red Will gave in\n"
    "    score\n";

/* ---- one verb ---- */

static bool
is_prefix(struct span word)
{
    return span_starts(word, "=") || span_is(word, "?") ||
           span_same_z(word, "amend") || span_same_z(word, "late") ||
           span_same_z(word, "before") || span_same_z(word, "overrule:");
}

static bool
help_word(const struct asking *a, struct text *to, const struct word *w)
{
    if (is_prefix(w->text)) {
        text_str(to, corrections);
        return true;
    }
    const struct verb *verb = verb_find(a->h->lexicon, w->text, a->why);
    if (verb == NULL) {
        a->why->column = w->column;
        return false;
    }
    help_verb(a, to, verb);
    return true;
}

/* ---- help ---- */

bool
ask_help(const struct asking *a, struct text *to)
{
    static const struct {
        const char *word, *text;
    } topics[] = {
        {"men",          men         },
        {"lengths",      lengths     },
        {"places",       places      },
        {"corrections",  corrections },
        {"first-battle", first_battle},
    };
    const struct word *w = line_find(a->line, "", "VERB", NULL);
    struct helping h = {.of = a->h->lexicon, .to = to};

    if (w != NULL)
        return help_word(a, to, w);
    for (uint32_t i = 0; i < sizeof topics / sizeof topics[0]; i++) {
        if (line_has(a->line, topics[i].word)) {
            text_str(to, topics[i].text);
            return true;
        }
    }
    h.dozen = !line_has(a->line, "all");
    if (h.dozen)
        help_dozen(&h);
    else
        help_all(&h);
    return true;
}
