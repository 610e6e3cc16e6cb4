/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * say.h: rulings, faults and the state of a battle in words.
 *
 * Nothing here rules or changes anything. All texts are safe to print: names
 * and notes pass through the safe-text filter.
 */
#ifndef UMPIRE_SAY_H
#define UMPIRE_SAY_H

#include "history.h"

struct saying {
    const struct history *h;
    const struct line *line; /* as typed */
    const struct ruling *r;
    int32_t entry; /* its number, or 0 (what-if, asks) */
    bool hints;    /* the floor lines, right examples */
    bool quiet;    /* the promised lines alone */
};

/* The first line of the answer, at most 80 columns with its "#n " before it
 * (which is not written here); what the log keeps. No newline. */
void say_first(struct text *to, const struct saying *s);
/* The other lines, each indented by four blanks and ended by a newline; the
 * rules cited stand at the end of the second line ([H1a H3e; retelling]). */
void say_rest(struct text *to, const struct saying *s);
/* The whole answer as it is printed, "#n " before it where `number`; the rules
 * stand on the first line where it is the only one. */
void say_answer(struct text *to, const struct saying *s, bool number);
/* Rules of a ruling, blanks between them: "H1a H3e". */
void say_rules(struct text *to, const struct ruling *r);
const char *verdict_name(enum verdict v); /* wrong refused allowed ... */

/* Which melee it is, whatever its number: it keeps the line that declared it
 * through every amendment, and a settle by places may declare several. */
struct declared_as {
    int32_t entry; /* as it was first typed */
    int32_t nth;   /* of the melees of that entry, from 0 */
};

/* What a correction changes is told by comparing before and after. */
struct before {
    struct ruled *ruled;
    struct declared_as *as; /* of the melees they rule on */
    uint32_t n;
    struct fate *chosen;           /* men who had their fate by a choose, */
    struct declared_as *chosen_as; /* and of the melee of each */
    uint32_t n_chosen;
    int32_t score[2];
};

/* Takes the rulings and the score as they stand; false: no memory. */
bool say_before(struct before *b, const struct history *h);
void say_before_free(struct before *b);
/* Lines for each ruling, choice and score that a correction changed,
 * indented. */
void say_changes(struct text *to, const struct before *b,
                 const struct saying *s);

/* The scores that are not as they were, in a line. */
void say_score_change(struct text *to, const struct before *b,
                      const struct history *h);

/* Whether a line would stand if it were typed now. Nothing is changed by it.
 * `l` comes with LINE_WORDS words; false: what of it could be read is in it,
 * and why it falls. */
struct trial {
    void *ctx;
    bool (*stands)(void *ctx, struct span typed, struct line *l,
                   struct fault *why);
};

struct failing {
    const struct history *h; /* NULL where there is no battle */
    struct span typed;       /* the line as typed */
    const struct line *line; /* line->verb: what was understood, or NULL */
    const struct fault *why;
    bool quiet; /* no caret, no examples */
    /* Right lines are tried before they are offered; NULL: only read. */
    const struct trial *trial;
    uint32_t columns; /* of the screen the line is shown on; 0: 80 */
};

/* One clear message: what is wrong, the caret under it, what is expected
 * there, and a right line. Every line ended by a newline. */
void say_fault(struct text *to, const struct failing *f);
/* The message alone, without newline; and the right line alone. */
void say_fault_words(struct text *to, const struct failing *f);
void say_example(struct text *to, const struct failing *f);
/* Why the later entry would no longer stand, with the rule; nothing where the
 * fault is another. */
void say_later(struct text *to, const struct history *h,
               const struct fault *why);
/* The example of a verb with labels that this battle has; the same of another
 * line of the verb's. */
void say_verb_example(struct text *to, const struct history *h,
                      const struct verb *v);
void say_line_here(struct text *to, const struct history *h,
                   const struct verb *v, const char *line);

/* --- pieces --- */
void say_side(struct text *to, const struct game *g, int32_t side); /* Red */
void say_body(struct text *to, const struct game *g, int32_t body); /* RA */
void say_gun(struct text *to, const struct game *g, int32_t gun);   /* RG1 */
void say_man(struct text *to, const struct game *g, int32_t man);   /* RA.7 */
/* "13 Blue foot", "7 horse and 5 foot of Red": men of a side by arm. */
void say_men(struct text *to, const struct game *g, int32_t side, int32_t inf,
             int32_t cav);
void say_length(struct text *to, const struct game *g, length v);
/* A value of a key, lengths as this battle counts them. */
void say_key(struct text *to, const struct game *g, int k, int32_t cell);
void say_halves(struct text *to, int32_t halves); /* 84 1/2 */
void say_clock(struct text *to, int64_t ms);      /* 3:12, -0:05 */
void say_left(struct text *to, int64_t left_ms);  /* 3:12 left, 0:05 over */
/* 3:12 left of 7:00, 0:05 over the 7:00 */
void say_left_of(struct text *to, int64_t left_ms, int64_t limit_ms);
/* "2 minutes left.", "Time!"; one that comes late says so: "Time!  That was
 * 3:10 ago" and, before the full stop, what was going on meanwhile. */
void say_warning(struct text *to, const struct game *g, int nth,
                 int64_t late_ms, const char *meanwhile);
/* Why the clock is paused, as it was typed; false: it is not, or nobody said
 * so. */
bool say_reason(struct text *to, const struct history *h);
void say_heading(struct text *to, int32_t minutes_of_arc);
/* The nth player of a side; false: there is none. */
bool say_player(struct text *to, const struct history *h, int32_t side,
                int32_t nth);
/* The side of the player whose name the text begins with, which player, and
 * what is behind his name; 0: there is none, or one on each side. */
int32_t say_named(const struct history *h, struct span text, int32_t *nth,
                  struct span *rest);
/* Who leads a side now: "Ann and Ben"; whether anybody was named. */
void say_leaders(struct text *to, const struct history *h, int32_t side);
bool say_has_leader(const struct history *h, int32_t side);
/* Whether it has several players, and who of them has what: "Ann; Cy with RA,
 * RC". */
bool say_several(const struct history *h, int32_t side);
void say_command(struct text *to, const struct history *h, int32_t side);
/* The game that is played: "Blow at the Rear, the middle of the line"; of the
 * players' own, their words. */
void say_game(struct text *to, const struct history *h);
/* A place as it can be typed: 3'4-1/2",7'; to the nearest sixty-fourth, or to
 * the very unit. */
void say_point(struct text *to, const struct game *g, length x, length y);
void say_point_exact(struct text *to, const struct game *g, length x, length y);

/* The prompt's words, without the blank behind: "Red 4  3:12 >". */
void say_prompt(struct text *to, const struct game *g, int64_t at_ms,
                bool read_only);
/* The status an empty line shows. */
void say_status(struct text *to, const struct history *h, int64_t at_ms);

#endif
