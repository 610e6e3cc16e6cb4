/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * line_lexicon.h: the lexicon that lines are read against in tests, and a
 * place to read them. Its usages are as the rules have them, and some only
 * show what a usage can say. Comes after cmocka.h.
 */
#ifndef UMPIRE_LINE_LEXICON_H
#define UMPIRE_LINE_LEXICON_H

#include "line.h"

#define VERB(verb, uses) .name = verb, .usage = uses, .sets = SET_BOTH
#define ROW(verb, uses)  \
    {                    \
        VERB(verb, uses) \
    }
#define SHORT(verb, uses, letter)         \
    {                                     \
        VERB(verb, uses), .alias = letter \
    }
#define WHOLE(verb, uses)                     \
    {                                         \
        VERB(verb, uses), .flags = VERB_WHOLE \
    }

static const struct verb facts[] = {
    ROW("battle", "TITLE [at NAME] [on DATE]"),
    ROW("side", "SIDE [TEXT] [player PLAYER...] [back (south|north)] "
                "[letter LETTER]"),
    ROW("player", "NAME SIDE"),
    ROW("field", "LENGTH x LENGTH"),
    ROW("units", "cm|inches"),
    ROW("set", "KEY VALUE... [because TEXT]"),
    ROW("force", "SIDE (N inf | N cav | N guns)..."),
    ROW("body", "BODY N inf|cav|foot|horse [NAME]"),
    ROW("gun", "GUN held SIDE"),
    ROW("gun", "GUN takeable SIDE"),
    ROW("gun", "GUN [NAME]"),
    ROW("toss", "(country|side|first|defender) [= WORD]"),
    ROW("roll", "DICE [= N...]"),
    ROW("peg", "PEG PLACE"),
    ROW("tape", "LABEL PEG LENGTH PEG LENGTH [left|right]"),
    ROW("put", "MEN line PLACE PLACE"),
    ROW("put", "MEN block N at PLACE [gap LENGTH]"),
    ROW("put", "GUN PLACE [facing HEADING] [with MEN]"),
    ROW("start", "SIDE [N]"),
    SHORT("next", "", 'n'),
    SHORT("go", "", 'g'),
    SHORT("time", "", 't'),
    SHORT("pause", "[TEXT]", 'p'),
    ROW("clock", "(off | book | set TIME | + TIME | TIME)"),
    SHORT("fire", "GUNS SHOTS [MEN] [trail MEN]", 'f'),
    ROW("fire", "GUNS (down MEN | touch MEN | rebound touch MEN | "
                "rebound down MEN | roll MEN | then)... [trail MEN]"),
    SHORT("move", "GUN LENGTH HEADING [with MEN]", 'm'),
    ROW("move", "MEN to PLACE"),
    ROW("move", "MEN LENGTH [HEADING]"),
    ROW("move", "PARTY LENGTH [HEADING]"),
    ROW("move", "MEN"),
    ROW("crew", "GUN none|MEN"),
    SHORT("contact", "MEN MEN [near MEN]... [SUPPORT]", 'c'),
    ROW("melee", "MEN v MEN [SUPPORT]"),
    ROW("choose", "[MELEE] (dead MEN | keep MEN | taken MEN | guard MEN)..."),
    ROW("guard", "PARTY (none | MEN)"),
    SHORT("home", "PARTY|MEN", 'h'),
    ROW("capture", "GUN SIDE [past PAST] [near NEAR]"),
    WHOLE("kill", "MEN TEXT"),
    ROW("award", "SIDE HALVES TEXT"),
    WHOLE("finish", "drawn [TEXT]"),
    WHOLE("finish", "undecided [TEXT]"),
    WHOLE("finish", "SIDE [TEXT]"),
    ROW("note", "TEXT"),
    ROW("photo", "WORD"),
    ROW("allot", "(LABEL=N)..."),
    {.name = "strike", .usage = "LABEL LABEL dice N...", .sets = SET_DENSITY},
};

static const struct verb edits[] = {
    WHOLE("strike", "ENTRY"),
    SHORT("undo", "(to ENTRY | time | N)", 'u'),
    ROW("undo", ""),
    ROW("overrule", "ENTRY WORD... because TEXT"),
};

static const struct verb asks[] = {
    ROW("rule", "N v N [SUPPORT]"),
    ROW("rule", "find TEXT"),
    ROW("rule", "RULE"),
    ROW("rules", ""),
    ROW("shows", ""),
    ROW("show", "[WORD]"),
    ROW("rename", "NAME [= NAME]"),
    ROW("map", "[PLACE LENGTH] [--svg FILE]"),
    ROW("why", "[ENTRY | MELEE]"),
    ROW("dist", "PLACE PLACE"),
};

static const struct verbs lists[] = {
    {facts, sizeof facts / sizeof *facts},
    {edits, sizeof edits / sizeof *edits},
    {asks,  sizeof asks / sizeof *asks  },
};

static const struct lexicon lexicon = {
    .list = lists,
    .n = sizeof lists / sizeof *lists,
    .sets = SET_LITTLE_WARS,
};

/* Where a line is read. */
struct table {
    struct word word[LINE_WORDS];
    struct line line;
    struct span rest;
    struct fault why;
    char said[8192];
};

static inline bool
read_line(struct table *t, const char *typed)
{
    t->line.word = t->word;
    return line_read(span_of(typed), &lexicon, &t->line, &t->rest, &t->why);
}

static inline void
must_read(struct table *t, const char *typed)
{
    if (!read_line(t, typed))
        fail_msg("\"%s\" fell: %s at %d", typed,
                 fault_name((enum fault_code)t->why.code), t->why.column);
}

#endif
