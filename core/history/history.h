/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * history.h: the entries, and the one fold over them.
 *
 * An entry is a fact (the judge rules on it) or an edit (undo redo = amend
 * strike late before choose: it changes which facts the fold reads, and in
 * what order). `play` lists the standing facts in the order they are folded;
 * an edit changes one place in it, the game goes back to the mark of that
 * place and is folded again from there. Play, opening a file, verify, undo,
 * amend and choose are this one fold, so none of them can disagree.
 *
 * Entries above `kept` are tried and not yet on the disk: history_keep makes
 * them stand, history_drop takes them all back. A tried line that falls leaves
 * everything as it was.
 *
 * Memory comes from the caller's `store`; history and its game own what they
 * got from it until history_release.
 */
#ifndef UMPIRE_HISTORY_H
#define UMPIRE_HISTORY_H

#include "judge.h"

/* Choices and overrules that can stand for the melees of one ruling. */
enum { CHOICES = 64 };

struct store {
    void *ctx;
    /* As realloc; bytes 0 frees and answers NULL. NULL otherwise: no memory,
     * and `old` still stands. */
    void *(*resize)(void *ctx, void *old, size_t bytes);
};

struct entry {
    int32_t n, group;  /* group: the first entry of its group */
    int32_t target;    /* what an edit changes or stands before, or 0 */
    int32_t undone_by; /* the edit that took it out, or 0 */
    int32_t replaced;  /* the play it took the place of (amend), or 0 */
    bool edit, clock_only;
    bool choice;     /* a choose or overrule: it stands for its target */
    bool overrules;  /* and is an overrule */
    bool guns_shut;  /* men have moved in its move by then */
    bool found_move; /* when it was made a move was running */
    uint8_t verdict;
    uint8_t op;         /* what it does to play: history.c */
    int32_t pos;        /* where in play */
    int32_t back;       /* where what it took out goes back to, plus 1 */
    int32_t choice_top; /* the latest choose that stands for this fact */
    int32_t below;      /* a choose: the one before it for the same fact */
    int32_t done_was, redo_was;       /* the tops of undo and redo before it */
    int32_t before_seq, before_phase; /* where it found the battle */
    int32_t seq, side, phase;         /* and where it left it */
    int64_t at_ms;            /* battle time; a correction keeps its target's */
    uint64_t digest;          /* of the state after it, when it was made */
    uint64_t mark;            /* of the journal after it, where it stands */
    uint32_t line_at, line_n; /* normal form, in text */
};

struct history {
    struct game game;
    struct store store;
    const struct lexicon *lexicon;
    const struct editions *editions; /* may be NULL */
    struct entry *entry;             /* entry[i] is number i + 1 */
    int32_t n, kept;
    int32_t *play; /* numbers of standing facts, in the fold's order */
    int32_t n_play;
    int32_t changed; /* the lowest place of play an op has changed */
    int32_t done_top, redo_top;
    int32_t low;   /* lowest entry whose standing changed since clean */
    uint64_t mark; /* of the journal before the first play */
    char *text;
    uint32_t text_n;
    struct scratch scratch;
    struct word *word;  /* for lines read in a fold */
    struct fault later; /* LATER_FALLS: why that entry fell; its word is
                           where the column of that line says */
    size_t cap_entry, cap_play, cap_text;
    void *block;   /* the game's */
    bool recorded; /* as asked.recorded, of what is tried and folded */
    bool again;    /* as asked.again */
};

/* False when there is no memory. The lexicon and editions are borrowed. */
bool history_init(struct history *h, const struct store *store,
                  const struct lexicon *lexicon,
                  const struct editions *editions);
void history_release(struct history *h);

struct attempt {
    const struct line *line;
    int64_t at_ms; /* battle time of now */
    int32_t group; /* the group it joins, or 0: a new one */
};

/* Tries one line. ALLOWED, NOTED, OVERRULED: it stands as entry h->n, not yet
 * kept. WRONG, REFUSED, ROOM: nothing has changed. For an edit *out is the
 * ruling of the fact it put in play, or a bare NOTED one. */
void history_try(struct history *h, const struct attempt *a,
                 struct ruling *out);
void history_keep(struct history *h);
/* Takes the tried entries above n back (n >= kept), the last first. */
void history_drop(struct history *h, int32_t n);
/* What is on the disk is clean: game_clean, and low. */
void history_clean(struct history *h);

struct entry *history_entry(const struct history *h, int32_t n); /* or NULL */
struct span history_line(const struct history *h, const struct entry *e);
/* Reads an entry's line into words of the caller's, with the verbs of the rule
 * set in force where the fold stands. */
bool history_read(const struct history *h, int32_t n, struct line *out);
/* Reads the fact an entry put in play (the inner line of an edit) into words
 * of the caller's; false for an edit that has none. */
bool history_fact(const struct history *h, int32_t n, struct line *out);
/* Does the entry's fact stand in play? */
bool history_stands(const struct history *h, int32_t n);
/* The earliest battle time a new entry may have. */
int64_t history_floor(const struct history *h);

/* Hears the fact of a standing entry once more, in memory of its own: h as it
 * was left by it then, its line and its ruling. false: no memory, or it does
 * not stand. */
typedef void history_heard(void *ctx, const struct history *then,
                           const struct line *l, const struct ruling *r);
bool history_again(const struct history *h, int32_t n, history_heard *heard,
                   void *ctx);

/* Folds the standing facts once more from the beginning, in memory of its own,
 * and shows the game as it stood after each: e is its entry, `last` says that
 * the next one leaves its move (entry.seq) or that there is none. Stops where
 * `each` says false. The tour sees what history shows: entries that are tried
 * too. false: no memory, or a fact does not stand as it did. */
typedef bool history_stop(void *ctx, const struct game *g,
                          const struct entry *e, bool last);
bool history_tour(const struct history *h, history_stop *each, void *ctx);

#endif
