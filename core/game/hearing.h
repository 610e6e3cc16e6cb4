/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * hearing.h: one line being heard: what a handler is given, what it may ask of
 * the line and the game, and how it says that the line falls.
 */
#ifndef UMPIRE_HEARING_H
#define UMPIRE_HEARING_H

#include "key.h"
#include "line.h"
#include "ruling.h"

/* Memory for one ruling, the caller's; what is in it dies with the next. */
struct scratch {
    unsigned char *at;
    size_t cap, used;
    bool full;
};

/* A choose that stands for a melee, or an overrule for a fact. */
struct choice {
    int32_t entry; /* that declared the melee, or that it is of */
    int32_t by;    /* its own */
    const struct line *line;
    bool strict; /* just made: a misfit is a fault. Else it falls */
};

struct choices {
    const struct choice *at; /* the latest first */
    uint32_t n;
};

/* The values an edition puts in force: those the battle was begun with. */
struct editions {
    void *ctx;
    /* The cells of `edition` as the entry put them in force (entry 0: the
     * beginning); false where the program's own are to be used. */
    bool (*values)(void *ctx, int32_t entry, int32_t cell[KEYS]);
};

/* Names of sides and players, which are in the lines of the log. */
struct name_book {
    void *ctx;
    /* The side that is called, or has a player who is called, what the text
     * begins with; 0: none. */
    int32_t (*side)(void *ctx, struct span text);
};

struct asked {
    const struct line *line;
    int32_t entry; /* the number it has, or would have */
    int64_t at_ms; /* battle time */
    struct choices choices;
    const struct editions *editions; /* may be NULL */
    const struct name_book *names;   /* may be NULL */
    bool folding;    /* a fact that stood before, judged again */
    bool found_move; /* folding: it was made while a move ran */
    bool recorded;   /* the books were balanced when it was made: who folds
                        it, or who only looks on, looks whether the digest
                        is as it was then */
    bool again;      /* it stands so, and nothing before it has changed: what
                        could only refuse it need not be looked at */
};

struct hearing {
    struct game *g;
    int32_t *crew_was; /* of each gun before the line */
    const struct asked *ask;
    const struct line *line;
    struct scratch *s;
    struct ruling *r;
};

/* The line falls. `wrong` or `refuse` is set once: the first stands. They
 * return false, so that a check can end with `return wrong(...)`. */
bool wrong(struct hearing *h, enum fault_code code, const struct word *at);
/* Of the rules: with force (overrule:) it is noted and the line goes on, and
 * refuse returns true. */
bool refuse(struct hearing *h, enum fault_code code, enum rule_id rule,
            const struct word *at);
/* The same with a subject and two figures. */
struct blame {
    enum fault_code code;
    enum rule_id rule;
    const struct word *at;
    int32_t subject, have, need, other;
    bool firm; /* no overrule: can help it */
};
bool blame(struct hearing *h, struct blame b);
bool fallen(const struct hearing *h);
/* ALLOWED becomes NOTED: nothing had to be ruled on. */
void noted(struct hearing *h);
void cite(struct hearing *h, int rule);
/* The value of a key that the ruling goes by: where it is a house rule, not
 * the edition's own, it is named with the rules cited. */
int32_t by_key(struct hearing *h, enum key_id k);
void effect(struct hearing *h, enum effect_kind kind, int32_t a, int32_t b,
            int32_t c, int32_t d);
void *scratch_get(struct hearing *h, size_t bytes); /* aligned; NULL: ROOM */
/* Words of the line. */
const struct word *arg(const struct hearing *h, const char *clause,
                       const char *name, uint32_t *n);
bool has(const struct hearing *h, const char *literal);
/* A length as this battle means it: a bare number is of inches, and of cm
 * where the battle counts in them. Of a word of the line, of any word, and of
 * a length that was read. */
length arg_length(const struct hearing *h, const struct word *w);
length word_length(const struct game *g, const struct word *w);
length length_meant(const struct game *g, length read, bool bare);
/* Nothing has the label of the word: the fault, with the nearest that does. */
void unknown_label(struct hearing *h, enum fault_code code,
                   const struct word *w);
/* Sides, bodies, guns as REF; 0 after a fault. */
int32_t arg_side(struct hearing *h, const struct word *w);
int32_t arg_body(struct hearing *h, const struct word *w);
int32_t arg_gun(struct hearing *h, const struct word *w);
int32_t arg_party(struct hearing *h, const struct word *w);
/* Checks of the phase; each refuses and is false where it does not hold. */
bool in_setup(struct hearing *h);
bool in_battle(struct hearing *h);
bool in_move(struct hearing *h);

#endif
