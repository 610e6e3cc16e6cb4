/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * density.h: the formation-density rules, and what their chapters share.
 *
 * Warriors are counts in ranks. A fight is the connected set of contacts; it
 * goes from melee (strike, wall, allot, skip) over the comparison and the
 * retreats of its losers to the spending of the points they earned. Several go
 * on at once, each with its own purse, and one is named by a unit in it.
 *
 * What the excerpt of these rules lacks (the formation test, how far a retreat
 * goes, who sees whom) the referee is asked for and nothing here computes. The
 * rules are R1 to R21, what follows from them I1 to I6, the readings A1 to A32
 * (rulebook.def); a reading with a switch has a key in edition.def.
 *
 * Units and fights are REF, as sides are; 0 is none.
 */
#ifndef UMPIRE_DENSITY_H
#define UMPIRE_DENSITY_H

#include "dice.h"
#include "rulebook.h"

enum weapon {
    WEAPON_JAVELIN,
    WEAPON_SPEAR,
    WEAPON_SWORD,
    WEAPON_FAST_SWORD,
    WEAPONS
};

enum unit_edge { EDGE_FRONT, EDGE_FLANK, EDGE_REAR, EDGES };

enum touching_state {
    TOUCHING_NONE,
    TOUCHING_NOW,
    TOUCHING_TIED, /* the melee goes on next turn (R5) */
    TOUCHING_OVER
};

enum fight_phase {
    FIGHT_NONE,
    FIGHT_MELEE,
    FIGHT_RETREAT, /* a loser has still to retreat */
    FIGHT_SPENDING,
    FIGHT_KEPT, /* done, and its points are kept (A27) */
    FIGHT_CLOSED
};

enum hits_wait { PENDING_NONE, PENDING_WALL, PENDING_ALLOT };

enum beaten_state { BEATEN_NONE, BEATEN_DUE, BEATEN_GONE };

enum result { RESULT_TIE, RESULT_WON, RESULT_LOST };

enum retreat_path { PATH_STRAIGHT, PATH_DIAGONAL, PATH_BLOCKED, PATHS };

/* A unit's state in a line of an answer. */
enum { UNIT_STANDS, UNIT_PANICS, UNIT_DESTROYED };

/* Lines of answers; what a, b, c, d are. */
enum spoken_kind {
    SPOKEN_NONE,
    SPOKEN_UNIT,
    SPOKEN_CONTACT, /* a, b edges of unit and other */
    SPOKEN_SWITCH,  /* a key, b cell */
    SPOKEN_RULED,   /* a density + 1 by the referee, 0: by the switch */
    SPOKEN_TURN,    /* a number */
    SPOKEN_STRIKE,  /* a needs, b of the enemy, c blow, d hits */
    SPOKEN_WALL,    /* a needs, b stand, c hits */
    SPOKEN_LOSES,   /* a warriors, b wasted */
    SPOKEN_OWES,    /* a warriors, b wasted */
    SPOKEN_ALLOT,   /* a hits; those it is among follow */
    SPOKEN_AMONG,
    SPOKEN_SKIP, /* a blow */
    SPOKEN_PAIR, /* a, b densities, c enum result; side: of the group */
    SPOKEN_MUST,
    SPOKEN_RETREAT, /* a path, b lost, c back + 1, d die that is its length */
    SPOKEN_DESTROYED,
    SPOKEN_EARNS,   /* a points, b enum earned, c purse */
    SPOKEN_SEES,    /* a in sight, b distance */
    SPOKEN_RANGE,   /* a distance */
    SPOKEN_OUT,     /* a warriors, c purse */
    SPOKEN_PAYS,    /* a points, b free, c purse */
    SPOKEN_ORDERS,  /* b free: by its owner, or by itself */
    SPOKEN_ATTACK,  /* a points, c purse */
    SPOKEN_UNSPENT, /* a points, b enum of unspent */
    /* for the referee, left out by --quiet */
    SPOKEN_HINTS,
    SPOKEN_DENSE = SPOKEN_HINTS, /* six or more */
    SPOKEN_CHEAPER, /* one point first would have done more (A22) */
    SPOKEN_NOBODY,  /* both at density 0: the contact is over (A32) */
    SPOKENS
};

enum earned { EARNED_RETREAT, EARNED_KILLED, EARNED_DIE };

/* What a number counts, in the words of its fault. */
enum noun {
    NOUN_DIE,
    NOUN_RANK,
    NOUN_OUT,
    NOUN_DENSITY,
    NOUN_DISTANCE,
    NOUN_POINTS,
    NOUN_LOST,
    NOUN_BACK,
    NOUN_LOSSES,
    NOUN_STRIKERS,
    NOUN_FACING,
    NOUN_FULL_MOVE,
    NOUNS
};

enum { STRIKERS_MAX = 99, DISTANCE_MAX = 999999 };

/* Reading A12 as it is cited. */
static inline int
DENSITY_A(int n)
{
    return DENSITY_READING_BASE + n;
}

/* --- what a unit is --- */

int32_t unit_find(const struct game *g, struct span name); /* REF or 0 */
const struct unit *unit_at(const struct game *g, int32_t unit);
int32_t unit_formed(const struct unit *u); /* warriors in formation */
int32_t unit_alive(const struct unit *u);
int32_t unit_front(const struct unit *u); /* of the foremost rank (A10) */
/* By the referee's word, else by the switch (A3). */
int32_t unit_density(const struct game *g, const struct unit *u);
int32_t weapon_blows(int32_t weapon);
bool weapon_is_sword(int32_t weapon);
/* How many losses it can take (A11), those it owes counted. */
int32_t unit_capacity(const struct game *g, const struct unit *u);
const char *weapon_name(int32_t weapon);
const char *edge_name(int32_t edge);
const char *path_name(int32_t path);
const char *noun_name(int32_t noun);
/* The place of a word in a list of them, or -1. */
int32_t word_place(struct span word, const char *(*name)(int32_t), int32_t n);

/* --- fights --- */

enum {
    PHASES_MELEE = 1 << FIGHT_MELEE,
    PHASES_RETREAT = 1 << FIGHT_RETREAT,
    PHASES_SPENDING = 1 << FIGHT_SPENDING,
    PHASES_KEPT = 1 << FIGHT_KEPT
};

/* The latest fight of these phases with that unit in it, or 0. */
int32_t fight_of(const struct game *g, int32_t unit, int32_t phases);
/* The fight of a unit (NULL: the only one there is) in the first of the phases
 * that has any; 0 after a fault, `none` where there is none. */
int32_t fight_named(struct hearing *h, const struct word *unit,
                    const int32_t *phases, enum fault_code none);
/* The enemy on that end, where the contact is of that edge of the unit. */
int32_t touched(const struct touching *t, int32_t unit, int32_t edge);
/* Units alive on a unit's front in a fight, in the order of contact: how many,
 * of which at most `max` are written. */
uint32_t fight_fronts(const struct game *g, int32_t fight, int32_t unit,
                      int32_t *out, uint32_t max);
/* The units of a fight in the order of contact, in scratch; how many. */
uint32_t fight_units(struct hearing *h, int32_t fight, int32_t **out);
int32_t fight_first(const struct game *g, int32_t fight);
bool fight_has_pending(struct hearing *h, int32_t fight); /* true: a fault */
int32_t beaten_find(const struct game *g, int32_t fight, int32_t unit);
/* Joins two units into one fight and marks the contact; the fight. */
int32_t fight_join(struct hearing *h, int32_t a, int32_t b);
/* A unit leaves every melee it is in. */
void fight_leave(struct hearing *h, int32_t unit);
/* Opens the spending of the points it has earned. */
void fight_spend(struct hearing *h, int32_t fight);
/* Ends it: what is left is lost, or kept (A27). */
void fight_done(struct hearing *h, int32_t fight, bool turn_over);
int32_t sighting_find(const struct game *g, int32_t fight, int32_t unit);
int32_t fight_add_sighting(struct hearing *h, int32_t fight, int32_t unit);

/* --- losses --- */

/* Takes warriors out of the longest ranks, the foremost first (R2). */
void unit_take(struct hearing *h, int32_t unit, int32_t n);
/* Kills, of those in formation and by the switch of those out of it; what is
 * left over is wasted. Says so. */
void unit_kill(struct hearing *h, int32_t unit, int32_t n, bool melee);
/* Removes what simultaneous blows have cost it (A7). */
void unit_settle(struct hearing *h, int32_t unit);
/* Turns, its full move, and perhaps back (R14 to R16), from what the line
 * says; false after a fault. die: how far, where the die says so (A15). */
bool unit_retreat(struct hearing *h, int32_t unit, int32_t die);
void unit_flee(struct hearing *h, int32_t unit); /* the same, nothing typed */
bool unit_must_retreat(const struct game *g, int32_t unit);
/* how->a points, how->b enum earned: into the purse of the fight. */
void points_earn(struct hearing *h, int32_t fight, int32_t source, int32_t side,
                 const struct spoken *how);

/* --- lines --- */

struct spoken spoken_of(const struct game *g, enum spoken_kind kind,
                        int32_t unit);
void speak(struct hearing *h, struct spoken s);
/* A fault of these rules. One that cites a rule can be overruled; nothing else
 * can, since a purse below nought or a fight out of its phase would follow. */
bool density_fall(struct hearing *h, struct blame b);
/* At a piece of a word. */
bool density_fall_at(struct hearing *h, struct blame b, struct span piece);
bool density_syntax(struct hearing *h);
/* No clause of the line was given twice. */
bool density_clauses_ok(struct hearing *h);
int32_t density_unit(struct hearing *h, const struct word *w);
bool density_number(struct hearing *h, struct span typed, enum noun noun,
                    int32_t low, int32_t high, int32_t *out);
bool density_count(struct hearing *h, const char *clause, enum noun noun,
                   int32_t low, int32_t high, int32_t *out); /* where given */
bool density_die(struct hearing *h, struct span typed, int32_t *out);
/* The first words of the turn that nobody has announced. */
void density_begin(struct hearing *h);
void density_turn_begin(struct hearing *h);

/* Pieces parted by commas and blanks in the words named `name`. */
struct pieces {
    const struct line *line;
    const char *name;
    uint32_t word, at;
};
bool piece_next(struct pieces *p, struct span *out);
int32_t pieces_count(const struct line *l, const char *name);

/* --- the chapters' handlers --- */

void density_strike(struct hearing *h);
void density_wall(struct hearing *h);
void density_allot(struct hearing *h);
void density_skip(struct hearing *h);
void density_compare(struct hearing *h);
void density_retreat(struct hearing *h);
void density_won(struct hearing *h);
void density_see(struct hearing *h);
void density_range(struct hearing *h);
void density_demoralise(struct hearing *h);
void density_force_retreat(struct hearing *h);
void density_force_attack(struct hearing *h);
void density_done(struct hearing *h);

/* --- for others --- */

/* What is broken of V1 to V6, or NULL. */
const char *density_broken(const struct game *g);
/* The fault of a line that could not be read, in the codes of these rules. */
void density_misread(const struct line *l, struct fault *why);
/* How many dice a line leaves to the tool, and the word they go behind. */
int32_t density_throws(const struct game *g, const struct line *l,
                       const char **word);
line_thrown density_thrown;

#endif
