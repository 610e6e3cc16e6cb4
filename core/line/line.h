/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * line.h: one typed line as words with columns. Syntax only: it needs no game,
 * so the log, scripts, the fuzzer and the completer share it.
 *
 * The usage of a verb IS its grammar. In it CAPITALS are slots, other words
 * literals, [ ] holds what may be left out, ( ) groups, | parts alternatives,
 * ... repeats what stands before it. A literal beats a slot: a text or name
 * never swallows a literal that may still follow unless it is quoted.
 *
 *     GUNS SHOTS [MEN] [trail MEN]
 *
 * Everything in a line borrows from the bytes that were typed.
 */
#ifndef UMPIRE_LINE_H
#define UMPIRE_LINE_H

#include "fault.h"
#include "length.h"
#include "text.h"

enum {
    LINE_MAX_BYTES = 4096,
    LINE_WORDS = 512, /* words that are enough for a line of that length */
    LABEL_MAX = 16,
    NAME_MAX_POINTS = 64
};

/* What a slot takes. The words of line.def map CAPITALS to these. */
enum slot {
    SLOT_NONE,
    SLOT_LITERAL, /* a literal of the usage, as written there */
    SLOT_LABEL,   /* a side, body, gun or peg */
    SLOT_LABELS,  /* several joined by + : one word each */
    SLOT_MEN,     /* section "men" below: one word a term */
    SLOT_NUMBER,  /* a: 0..1,000,000 */
    SLOT_LENGTH,  /* a: as if bare numbers were inches; b: 1 if it was bare */
    SLOT_PLACE,   /* enum place_form; a, b; c: section "places" below */
    SLOT_HEADING, /* a: minutes of arc clockwise from north, 0..21599 */
    SLOT_DICE,    /* 2d6: a dice of b faces */
    SLOT_TIME,    /* M:SS; a: seconds */
    SLOT_KEY,     /* an edition's key */
    SLOT_VALUE,   /* its value: one word, or quoted */
    SLOT_NAME,    /* one word, or quoted */
    SLOT_TEXT,    /* quoted, or to the end of the line */
    SLOT_ENTRY,   /* #41; a: 41 */
    SLOT_MELEE,   /* M3; a: 3 */
    SLOT_PARTY,   /* P1; a: 1 */
    SLOT_SUPPORT, /* s5, iso, sup; a: the number, SUPPORT_ISO or SUPPORT_SUP */
    SLOT_HALVES,  /* 20, 3 1/2, 3.5: a: half-points */
    SLOT_WORD,    /* one word, no quotes; for verbs, tables, rule ids */
    SLOT_DATE,    /* 2026-11-30; text */
    SLOTS
};

enum { SUPPORT_ISO = -1, SUPPORT_SUP = -2 };

enum arm { ARM_ANY, ARM_INF, ARM_CAV };

/* How a term of MEN was written. label: side letter, body or gun. */
enum men_form {
    MEN_COUNT,  /* 13b 8ib 12ba 12:ba 4rg2: a men of arm b of label */
    MEN_ALL,    /* allb, allba, BA: all of the label the verb can use */
    MEN_NUMBER, /* BA.2-5: those numbered a to b */
    MEN_GUARD,  /* e1, 2e1: a guards (0: the guards) of party b */
    MEN_PARTY   /* p1, 3p1: a prisoners (0: all) of party b */
};

/* Section "places". c: which of a and b were bare numbers, for the field may
 * be measured in centimetres, and above these bits the number of the man whose
 * place it is or is said from (BA.7), 0 where the label alone stands. */
enum { PLACE_BARE_A = 1, PLACE_BARE_B = 2, PLACE_MAN = 4 };

enum place_form {
    PLACE_XY,     /* a, b */
    PLACE_NAMED,  /* label */
    PLACE_BESIDE, /* label, plus a, b */
    PLACE_OFF,    /* label, a away, heading b minutes of arc */
    PLACE_DOT     /* the last place named */
};

struct word {
    uint8_t slot;           /* enum slot */
    uint8_t form;           /* enum men_form or place_form */
    uint16_t arg;           /* words of one filled slot share this */
    uint16_t column, width; /* in the bytes typed */
    struct span clause;     /* the literal it stands after, or empty */
    struct span name;       /* the CAPITALS it filled */
    struct span label;      /* as typed */
    struct span text; /* the text, unquoted where it was plain; a text with
                              doubled quotes keeps them: text_unquoted() */
    int32_t a, b, c;
};

/* The number of the man a place is or is said from; 0: none. */
static inline int32_t
word_number(const struct word *w)
{
    return w->c / PLACE_MAN;
}

enum verb_kind {
    VERB_FACT,   /* something at the table: the judge rules on it */
    VERB_EDIT,   /* changes which facts the fold reads */
    VERB_ASK,    /* a question: nothing is kept */
    VERB_CONTROL /* the program itself: quit, hints, save */
};

enum { SET_LITTLE_WARS = 1, SET_DENSITY = 2, SET_BOTH = 3 };

enum {
    VERB_WHOLE = 1, /* never shortened */
    VERB_DOZEN = 2, /* the beginner's dozen that help shows */
    VERB_CLOCK = 4, /* clock only: undo passes over it */
    VERB_TURN = 8,  /* of the turn: no later stamp may go before it */
    VERB_LINES = 16 /* control: what it does is lines that are ruled on */
};

struct hearing; /* hearing.h */
struct line;
struct game; /* game.h */
struct dice; /* dice.h */

/* One form of a verb; a verb with several forms has a row for each. */
struct verb {
    const char *name;
    const char *usage;   /* without the verb itself */
    const char *example; /* a right line, verb and all */
    const char *also;    /* another, or NULL; each verb has two in its rows */
    const char *summary;
    const char *rules; /* "A3 A4b": what it is ruled by, or NULL */
    void (*rule)(struct hearing *h); /* VERB_FACT: the handler */
    /* Where dice may decide it: the line with a result thrown (dice.h). */
    bool (*thrown)(const struct game *g, const struct line *l,
                   const struct dice *d, struct text *to);
    char alias; /* one letter, or 0 */
    uint8_t kind, sets, flags;
    uint16_t id; /* what is dispatched on: of a fact or edit facts.h */
};

struct verbs {
    const struct verb *row;
    uint32_t n;
};

/* The lists a line is read against. */
struct lexicon {
    const struct verbs *list;
    uint32_t n;
    uint8_t sets; /* rule sets in force */
};

enum stamp { STAMP_NONE, STAMP_TIME_OF_DAY, STAMP_AGO, STAMP_AFTER, STAMP_UTC };

enum correction {
    CORRECT_NONE,
    CORRECT_LIKE,  /* = LINE: the last entry like it */
    CORRECT_ENTRY, /* =#41 LINE, amend #41 LINE */
    CORRECT_LATE,  /* late LINE */
    CORRECT_BEFORE /* before #31 LINE */
};

struct line {
    const struct verb *verb; /* NULL: an empty line, or a bare = */
    struct word *word;       /* the caller's, LINE_WORDS of them */
    uint32_t n;
    bool attempt;       /* ? LINE: what would happen */
    bool force;         /* overrule: LINE */
    uint8_t correction; /* enum correction */
    uint8_t stamp;      /* enum stamp */
    int32_t target;     /* entry of =#K, amend, before */
    int64_t stamp_ms;   /* of the day, ago, after, or since 1970 */
    struct span note;   /* after "# ", trimmed */
    struct span typed;  /* the whole of this line without what follows */
};

/*
 * Reads one line. A `;` ends it: *rest is what follows, else empty. out->word
 * must point to LINE_WORDS words. On failure *why has code, column and the
 * slot expected; *out is not to be used, but out->verb, if not NULL, is the
 * verb that was understood, for its example.
 */
bool line_read(struct span typed, const struct lexicon *of, struct line *out,
               struct span *rest, struct fault *why);

/* Whether a text is men and nothing else, written as MEN is in a line; their
 * words, for LINE_WORDS of which `word` has room. */
bool line_men(struct span text, struct word *word, uint32_t *n);

/* The first word behind stamps and prefixes, or an empty span. */
struct span line_first_word(struct span typed);

/* What may come next in a line: a literal (SLOT_LITERAL) or a slot. */
struct want {
    enum slot slot;
    struct span name;   /* as the usage has it: the literal, or CAPITALS */
    struct span clause; /* the literal it stands after, or empty */
    struct span after;  /* the word before it as typed, or empty */
};

enum { WANTS = 40 }; /* more than any verb has at one place */

struct wants {
    struct want at[WANTS];
    uint32_t n;
    bool verb;             /* a verb comes next */
    const struct verb *of; /* the verb that came, or NULL */
};

/*
 * What may follow `begun`, the whole words of a line so far; of several lines
 * parted by `;` the last. By the usages alone, so it may still be refused.
 * `word`: LINE_WORDS of them. False where nothing right begins so.
 */
bool line_wants(struct span begun, const struct lexicon *of, struct word *word,
                struct wants *out);

/* The line in normal form: verb in full, prefix, words as typed with single
 * blanks, no stamp, no note. Reading it again gives the same words. */
void line_write(struct text *to, const struct line *l);

/* The first word that fills CAPITALS `name` in clause `clause` ("" for none),
 * or NULL; *n (if not NULL) is how many words of the same argument follow from
 * it, itself included. */
const struct word *line_find(const struct line *l, const char *clause,
                             const char *name, uint32_t *n);
/* Whether the literal was typed. */
bool line_has(const struct line *l, const char *literal);
/* The text of a word with doubled quotes made single. */
void word_text(struct text *to, const struct word *w);
/* The rest-of-line or quoted TEXT of the line, or an empty span. */
struct span line_text(const struct line *l);

/* A verb by exact word, alias or unambiguous beginning. */
const struct verb *verb_find(const struct lexicon *of, struct span word,
                             struct fault *why);
/* Rows of the same name follow one another in their list. */
bool verb_same(const struct verb *a, const struct verb *b);
const char *slot_name(enum slot slot); /* "a number", "men", ... for errors */
bool label_ok(struct span word);       /* shape of a label */
bool label_reserved(struct span word); /* P1, M1, E1, s5, forms of MEN */

#endif
