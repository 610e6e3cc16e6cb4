/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * game.h: the whole state of a battle, as tables of int32 cells in one block
 * of the caller's memory.
 *
 * Reading is g->man[i].state. Writing is SET(g, man, i, state, MAN_DEAD), the
 * one door: it keeps the journal, so that any change can be taken back, and
 * the digest, a 64-bit sum over cells of mix(table, row, field, value) where
 * nought adds nothing. A field added later changes no old digest and growing
 * changes none; no entry number, time, name or clock reading is ever in it.
 *
 * Tables marked KEPT are the state that rules read, and are in the digest.
 * Tables marked TOLD are what was ruled (the tables users see): they follow
 * the same journal, so undoing a ruling takes its rows back, but the digest
 * does not know them.
 *
 * Rows and fields are numbered from 0 and only ever appended. In cells that
 * point at a row (side, holder, body, gun, party) 0 is none and k is row k-1,
 * so that nought means nothing everywhere; ROW() and REF() turn one into the
 * other.
 */
#ifndef UMPIRE_GAME_H
#define UMPIRE_GAME_H

#include "length.h"
#include "text.h"

/* clang-format off */
#define GAME_TABLES(X) \
    X(battle, KEPT) X(key, KEPT) X(side, KEPT) X(body, KEPT) X(man, KEPT) \
    X(gun, KEPT) X(party, KEPT) X(melee, KEPT) X(peg, KEPT) \
    X(name, TOLD) X(clock, TOLD) X(turn, TOLD) X(shot, TOLD) \
    X(ruled, TOLD) X(fate, TOLD) X(casualty, TOLD) X(captive, TOLD) \
    X(trace, TOLD) X(declared, TOLD) \
    X(unit, KEPT) X(touching, KEPT) X(fight, KEPT) X(beaten, KEPT) \
    X(sighting, KEPT) X(ranging, KEPT) \
    X(blow, TOLD) X(compared, TOLD) X(ledger, TOLD) X(spoken, TOLD) \
    X(tape, KEPT) X(position, TOLD) X(given, TOLD) X(sequel, TOLD) \
    X(dispute, TOLD) X(reason, TOLD) X(call, TOLD) X(overruled, TOLD) \
    X(hit, TOLD) X(taking, TOLD)
/* clang-format on */

enum table {
#define X(t, kind) T_##t,
    GAME_TABLES(X)
#undef X
        TABLES
};

static inline int32_t
ROW(int32_t ref)
{
    return ref - 1;
}

static inline int32_t
REF(int32_t row)
{
    return row + 1;
}

enum phase {
    PHASE_SETUP,
    PHASE_MOVE,     /* a side's move, with its clock */
    PHASE_OVER,     /* time was called; melees are settled */
    PHASE_INTERVAL, /* tidying and thought */
    PHASE_FINISHED
};

enum game_kind { GAME_FINISH, GAME_REAR, GAME_DEFENCE, GAME_OWN };

enum outcome { OUTCOME_NONE, OUTCOME_WON, OUTCOME_DRAWN, OUTCOME_UNDECIDED };

enum man_state {
    MAN_NONE,
    MAN_FIT,
    MAN_DEAD,
    MAN_PRISONER,
    MAN_DISARMED,  /* freed, and without arms until home */
    MAN_OFF,       /* over his own back line, alive */
    MAN_DELIVERED, /* a prisoner beyond liberation */
    MAN_STATES
};

enum gun_state { GUN_ON, GUN_DISPUTED, GUN_OFF };

enum party_state {
    PARTY_NONE,
    PARTY_HELD,
    PARTY_DELIVERED,
    PARTY_FREED,
    PARTY_ENDED
};

enum role { ROLE_NONE, ROLE_CONTACT, ROLE_NEAR, ROLE_SUPPORT, ROLE_COUNTED };

enum melee_state {
    MELEE_NONE,
    MELEE_OPEN,
    MELEE_RULED,
    MELEE_VOID,
    MELEE_JOINED, /* a man takes part in it and in another (reading 7) */
    MELEE_APART   /* seen from places, and then not so: nobody fights */
};

/* What the referee told of a melee, and places are not asked for. */
enum melee_told { TOLD_TOUCH, TOLD_NEAR, TOLD_ALL };

/* The distance a close call hangs on: to a man in contact from one near it or
 * from one who may support, between enemies who may touch; or contacts that
 * rest on estimated places. */
enum close_kind { CLOSE_NONE, CLOSE_RING, CLOSE_AID, CLOSE_TOUCH, CLOSE_ROUGH };

/* Of a close call: a is as measured, b the other side of the limit. */
enum close_answer { ANSWER_NONE, ANSWER_A, ANSWER_B };

enum { BACK_NONE, BACK_SOUTH, BACK_NORTH };

enum ruleset { RULESET_LITTLE_WARS, RULESET_DENSITY };

/* Whom the rules, or a finish, have win: a side, or this. */
enum { WINS_NOBODY, WINS_DRAWN = 3 };

/* What keeps a man from falling as any other would; as bits in an effect. */
enum duty { DUTY_NONE, DUTY_GUNNER, DUTY_GUARD, DUTIES };

/* Of the lesser side in a melee (H1, H3); or there was none, by the referee's
 * word. */
enum melee_case { CASE_EQUAL, CASE_ISOLATED, CASE_SUPPORTED, CASE_VOID };

struct battle {
    int32_t ruleset;      /* enum ruleset */
    int32_t phase, kind;  /* enum phase, enum game_kind */
    int32_t mover, first; /* sides */
    int32_t seq;          /* moves begun, of both sides */
    int32_t guns_shut;    /* men have moved this move (M5) */
    int32_t passed;       /* the end-of-move pass has run for this seq */
    int32_t frozen[2];    /* each side's men able to fight at that pass */
    int32_t outcome, winner;
    int32_t decided;  /* the tool has said so: side that wins, WINS_DRAWN */
    int32_t defender; /* side, in a Defensive game */
    int32_t metric;   /* bare numbers are centimetres */
    int32_t field_x, field_y;
    int32_t edition;   /* the edition last put in force, 1 the book */
    int32_t rear_part; /* as the game line said: enum part + 1; 0: the key's */
    int32_t middle;    /* a battle entered after it began: moves before */
    int32_t place_named;     /* a place has been named: the last one, */
    length place_x, place_y; /* which . means (place.h) */
    int32_t driven; /* bit set of sides: their last move left nobody fit */
    int32_t decided_rule; /* enum rule_id: why */
    int32_t decided_seq;  /* in which move it was said */
    int32_t decided_turn; /* the moves the loser had begun by then */
    int32_t capitulated;  /* what the loser had left was taken (V2b) */
    int32_t opens;        /* entered midway: who moves next; 0: the first */
    int32_t tossed;       /* bit set: country 1, side 2, first 4, defender 8 */
};

struct key {
    int32_t value; /* key.h */
};

/* Parallel to key: what the edition gave it, and the entry that set it since,
 * or 0. */
struct given {
    int32_t cell, entry;
};

struct side {
    int32_t label[4];
    int32_t letter;     /* lower case */
    int32_t back;       /* BACK_SOUTH, BACK_NORTH */
    int32_t count[7];   /* men in each man_state */
    int32_t turn;       /* its moves begun */
    int32_t award;      /* half-points the referee gave */
    int32_t started[2]; /* foot and horse when the battle started */
    int32_t guns_started;
    int32_t taken_in; /* of those left out for the dice (F2), plus 1; 0: none */
    int32_t lead;     /* which player has taken it over, or 0 */
};

struct body {
    int32_t label[4];
    int32_t side, arm;
    int32_t mustered; /* men born in it */
    int32_t first;    /* row of its first man; the rest follow */
    int32_t player;   /* which of the side's players leads it, or 0 */
    int32_t mixed;    /* split or joined: its men are not in one run */
    int32_t more;     /* of those that were left out and joined it (F2): */
    int32_t more_row; /* how many, and the row of the first */
};

/* RA.7 was born in RA as number 7 and is called so for ever. */
struct man {
    int32_t side, arm, birth, number;
    int32_t body;   /* where he serves now */
    int32_t state;  /* enum man_state */
    int32_t holder; /* the side that holds him prisoner */
    int32_t party;  /* the party he is a prisoner of */
    int32_t guards; /* the party he guards */
    int32_t crew;   /* the gun he serves */
    int32_t trail;  /* the gun at whose trail he stands, this seq */
    int32_t trail_seq;
    int32_t moved_seq, moved;   /* how far he has moved in that seq */
    int32_t held_seq;           /* freed: stands still while seq is this */
    int32_t fought_seq, fought; /* the melee he fought in, in that seq */
    int32_t role;               /* in it: enum role */
    int32_t placed;             /* 0 no place, 1 estimated, 2 measured */
    length x, y;
    int32_t tapes; /* rows of tape that hold and are his */
    int32_t rear;  /* he stands at the enemy's back line */
    int32_t found; /* his part in the melee is from places, not typed */
    length apart;  /* of one near it: from the nearest man in contact, + 1 */
    /* The gun that was said to be his, since he or it was put somewhere. */
    int32_t told_crew;
};

struct gun {
    int32_t label[4];
    int32_t side, holder;
    int32_t state;        /* enum gun_state */
    int32_t watched;      /* its crew has been named, or is seen: serve.h */
    int32_t crew;         /* men serving it, where watched */
    int32_t takeable;     /* the side in a position to take it */
    int32_t disputed_seq; /* judged in dispute at the end of that seq */
    int32_t out_seq;      /* out of action during that seq */
    int32_t moved_seq, moved;
    int32_t fired_seq, shots; /* shots fired in that seq */
    int32_t fired;            /* shots of the whole battle */
    int32_t facing;           /* minutes of arc plus 1, 0 unknown */
    int32_t placed;
    length x, y;
    /* Where it stood before it moved, in that seq: it may go back there. */
    int32_t from_placed, from_facing, from_off;
    length from_x, from_y;
    /* Its capture is a close call: for which side, and on what (take.h). */
    int32_t close_side, close_kind, close_man;
    int32_t close_way; /* as the takers' way of attack was told: take.h */
};

struct party {
    int32_t number, holder;
    int32_t state;        /* enum party_state */
    int32_t held, guards; /* men in it, men guarding it */
    int32_t seq;          /* the move it was taken in */
    int32_t side;         /* whose men they are */
    int32_t alone;        /* of them nobody watches, as was last said */
};

struct melee {
    int32_t number, seq;
    int32_t state;        /* enum melee_state */
    int32_t side[2];      /* as typed: first and second */
    int32_t support;      /* typed: REF(n), SUPPORT_ISO, SUPPORT_SUP, 0 none */
    int32_t begun;        /* the seq it is judged in (H3a); 0: it only waits */
    int32_t told;         /* enum melee_told */
    int32_t found;        /* seen from places, not typed */
    int32_t joined;       /* the melee it has become part of */
    int32_t aid;          /* support by places when the move ended: REF(n) */
    int32_t stranger;     /* has no place, and could matter: REF of a man */
    int32_t close;        /* enum close_kind, a close call */
    int32_t close_man[2]; /* whose distance it hangs on, REF */
    length close_as;      /* b: as if they were so far apart */
    int32_t answer;       /* enum close_answer */
};

struct peg {
    int32_t label[4];
    length x, y;
};

/* What was ruled, and what was said of it. `entry` is the log's number. */

/* An instant of battle time: ms since the first entry, in two cells. */
struct instant {
    int32_t s, ms;
};

/* Which entry named what: a side, body or gun (nth 0), or the nth player of a
 * side. The words are in that entry's line. */
struct name {
    int32_t entry, table, row, nth;
};

enum { PAUSED_WORD = 1, PAUSED_DISPUTE = 2 };

/* The clock's one row (clock.h). */
struct clock {
    int32_t state;    /* enum clock_state */
    int32_t paused;   /* PAUSED_ bits: what it stands still for */
    int32_t off;      /* the players do without */
    int32_t fixed_ms; /* every move, 0: by the book */
    int32_t limit_ms; /* of this stretch, -1: none */
    int32_t spent_ms; /* of this stretch, up to since */
    struct instant since;
    struct instant floor; /* the last entry of the clock or the turn */
    int32_t set_ms;       /* what it had spent when its limit was set */
};

/* A move of a side; its number in the battle is its row + 1 (seq). */
struct turn {
    int32_t side, number;
    int32_t entry; /* of its go */
    struct instant started;
    int32_t allowance_ms; /* -1: no clock */
    int32_t used_ms, paused_ms, extra_ms, interval_ms;
    int32_t warnings; /* given, as a bit set */
};

struct shot {
    int32_t entry, seq, side, gun;
    int32_t shots, down, touched, killed;
    int32_t detail; /* told shot by shot */
};

/* A melee's ruling. */
struct ruled {
    int32_t entry, melee, seq;
    int32_t charger, greater, greater_men, lesser, lesser_men;
    int32_t support, needed;
    int32_t isolated; /* enum melee_case */
    int32_t edition, prisoners, greater_dead, lesser_dead, greater_left;
    int32_t close, overruled;
    int32_t told; /* the support was a number, not iso or sup */
};

/* How near a ruling was to another: the distance it hangs on, and both
 * outcomes. */
enum {
    CALL_LESSER, /* side, 0: numbers are equal */
    CALL_LESSER_MEN,
    CALL_GREATER_MEN,
    CALL_SUPPORT,
    CALL_NEEDED,
    CALL_ISOLATED, /* enum melee_case */
    CALL_PRISONERS,
    CALL_DEAD,
    CALL_LEFT,
    CALL_TOLD, /* the support is a number */
    CALL_GONE, /* there is no melee */
    CALL_CELLS
};

struct call {
    int32_t entry, melee, seq;
    int32_t kind;   /* enum close_kind */
    int32_t waits;  /* a close call; else only numbers would change */
    int32_t man[2]; /* REF: in contact, and the other */
    length apart, limit, out;
    int32_t inside; /* as measured, of the limit */
    int32_t a[CALL_CELLS], b[CALL_CELLS];
};

enum fated { FATE_NONE, FATE_DEAD, FATE_PRISONER, FATE_GUARD, FATE_UNHURT };

/* A man of a melee and what became of him. */
struct fate {
    int32_t entry, melee, seq, man, role, fate, chosen;
};

enum cause { CAUSE_NONE, CAUSE_SHOT, CAUSE_MELEE, CAUSE_OTHER };

struct casualty {
    int32_t entry, seq, side, arm, man, cause;
    int32_t by;             /* a gun, or the number of the melee */
    int32_t restored_entry; /* that made him fit again, or 0 */
};

enum captive_state {
    CAPTIVE_HELD = 1,
    CAPTIVE_DELIVERED,
    CAPTIVE_FREED,
    CAPTIVE_REARMED,
    CAPTIVE_DEAD
};

struct captive {
    int32_t party, captor, side, man, taken_entry, taken_seq;
    int32_t state, ended_entry;
    int32_t changed_entry; /* the last that changed the party's guards */
};

/* Parallel to melee: which entry declared it. */
struct declared {
    int32_t entry, melee;
};

/* Parallel to man. */
struct trace {
    int32_t last_entry, captive;
};

/* --- the formation-density rules (density.h); a battle has these or men --- */

enum { UNIT_RANKS = 8 };

struct unit {
    int32_t label[4];
    int32_t side, weapon;            /* enum weapon */
    int32_t bare;                    /* no shields */
    int32_t ranks, rank[UNIT_RANKS]; /* warriors in formation, front first */
    int32_t out, killed;             /* out of formation; dead */
    int32_t strength;                /* all it was mustered with */
    int32_t ruled;   /* density by the referee's word + 1, 0: none */
    int32_t facing;  /* degrees + 1, 0 unknown */
    int32_t move;    /* its full move + 1, 0 unknown */
    int32_t blows;   /* taken, or skipped, since it last compared */
    int32_t owed;    /* losses that wait for the comparison (A7) */
    int32_t fallen;  /* killed in this melee (A16) */
    int32_t ordered; /* the unit it must attack */
};

/* Who touches whom with which edge (enum unit_edge), in the order entered. */
struct touching {
    int32_t unit[2], edge[2];
    int32_t fight, state; /* enum touching_state */
};

struct fight {
    int32_t phase;   /* enum fight_phase */
    int32_t pending; /* enum hits_wait, with the three after it */
    int32_t striker, target, hits;
    int32_t purse[2]; /* demoralisation points of each side */
    int32_t won[2];   /* 1 the side earned first, 2 second, 0 not */
    int32_t die;      /* the one die of all its retreats (A14), or 0 */
    int32_t at;       /* the unit it was won at without a melee */
};

/* A unit that must retreat, or has. */
struct beaten {
    int32_t fight, unit, by;
    int32_t state; /* enum beaten_state */
};

/* A unit as seen from the place of a fight (fight 0: from nowhere yet). */
struct sighting {
    int32_t fight, unit;
    int32_t seen, sight, distance; /* seen: both were given */
    int32_t applied;               /* points were */
    int32_t bought;                /* retreats it was made to make */
    int32_t start; /* density + 1 when the spending began (A22) */
};

/* How far from one unit to another, for forced attacks. */
struct ranging {
    int32_t from, to, known, distance;
};

struct blow {
    int32_t entry, striker, target, nth, needs, hits;
    int32_t wall_entry; /* of the shield wall's die, or 0 */
    int32_t stand;      /* hits that stand + 1, 0: not known yet */
};

struct compared {
    int32_t entry, unit, against, density, enemy_density;
    int32_t result; /* enum result, of the unit */
};

/* Points earned (of a unit's retreat), spent on one, or let go. */
struct ledger {
    int32_t entry, side, source, points, spent_on, cost, left;
};

/* A line of an answer, with a unit as it stood then (enum spoken_kind). */
struct spoken {
    int32_t kind, unit, other, side;
    int32_t a, b, c, d;
    int32_t ranks, rank[UNIT_RANKS], out, killed, density, state;
};

/* A distance measured between two men (place.h). */
struct tape {
    int32_t man[2]; /* rows */
    length apart;
    int32_t holds; /* neither has moved since */
};

/* An argument at the table: its words are in the lines of its entries. */
struct dispute {
    int32_t opened_entry, closed_entry; /* closed 0: it is open */
    struct instant opened;
    int32_t side; /* the verdict went for it, or 0 */
    int32_t lasted_ms;
};

enum { POSITION_MAN, POSITION_GUN, POSITION_PEG };

/* A place given, moved to or lost. */
struct position {
    int32_t entry, seq;
    int32_t kind, who; /* POSITION_, and the row */
    length x, y;
    int32_t placed, source; /* place.h */
};

/* What decided a line: a rule, a reading, or a key that is not as the book has
 * it (reason.h). a and b: the figures it went by, where there are any. */
struct reason {
    int32_t entry, rule; /* rule: as it is cited, 0 of a key */
    int32_t key, cell;   /* REF of a key and its value, or 0 */
    int32_t a, b;
};

enum overrule_kind {
    OVERRULE_NONE,
    OVERRULE_FORCED, /* overrule: LINE */
    OVERRULE_MELEE,
    OVERRULE_SHOT,
    OVERRULE_CAPTURE,
    OVERRULE_SURRENDER
};

enum { OVERRULED_CELLS = 4 };

/* The referee's result beside the computed one (overrule.h). */
struct overruled {
    int32_t entry, target; /* his line, and the one that was ruled on */
    int32_t kind;          /* enum overrule_kind */
    int32_t what; /* melee, gun, side as REF; a man's row; a fault's code */
    /* melee: enum melee_case, taken, dead each side, left of the greater;
     * shot: enum fated; gun: enum capture_result; surrender: men;
     * forced: subject, have, need, other of the fault. */
    int32_t computed[OVERRULED_CELLS], ruled[OVERRULED_CELLS];
    int32_t rule; /* that refused what was forced */
};

enum hit_kind { HIT_DOWN, HIT_TOUCH, HIT_ROLL };

/* A man that a ball struck, of shots told man by man, in their order. */
struct hit {
    int32_t entry, shot, man; /* shot: from 1; man: his row */
    int32_t kind;             /* enum hit_kind */
    int32_t rebound, dies;
    int32_t rule; /* that decided whether he dies */
};

/* A ruling on the capture of a gun, and what it went by (take.h). */
struct taking {
    int32_t entry, seq, gun; /* gun: REF */
    int32_t side, holder;    /* who would take it, and who held it */
    int32_t past, near, trail, others, unarmed, prisoners;
    int32_t barring; /* of them, who bar it */
    int32_t result;  /* enum capture_result, as it was ruled */
    int32_t places;  /* seen in places, not typed */
    int32_t close;   /* enum close_answer: of a close call that was settled */
    int32_t overruled;
};

/* What followed from a line, as it was said (an effect of ruling.h), for those
 * who tell the battle afterwards. */
struct sequel {
    int32_t entry, seq;
    int32_t kind; /* enum effect_kind */
    int32_t a, b, c, d;
};

/* One change: the cell and what it held, or a row added (field GREW). */
struct change {
    uint16_t table, field;
    uint32_t row;
    int32_t was;
};

struct game {
    /* clang-format off */
#define X(t, kind) const struct t *t;
    GAME_TABLES(X)
#undef X
    /* clang-format on */
    int32_t *cells[TABLES]; /* the same, writable; game.c alone */
    uint32_t rows[TABLES], cap[TABLES];
    uint32_t low[TABLES]; /* the lowest row touched since game_clean */
    struct change *journal;
    uint64_t base, mark; /* changes base..mark-1 are in the journal */
    uint32_t journal_cap;
    uint64_t digest;
    uint64_t full; /* bit set of tables (bit 63: the journal) that
                                  were full: sticky until game_revert */
};

/* Bytes of a block for these capacities (rows of each table). */
size_t game_bytes(const uint32_t cap[TABLES], uint32_t journal_cap);
/* Lays an empty game out in `block` (8-byte aligned, game_bytes long), which
 * stays the caller's. */
void game_init(struct game *g, void *block, const uint32_t cap[TABLES],
               uint32_t journal_cap);
/* Lays the game out anew in its block made larger, which begins with what it
 * held (as realloc leaves it) and may have moved; no capacity is less than it
 * was. */
void game_widen(struct game *g, void *block, const uint32_t cap[TABLES],
                uint32_t journal_cap);
/* Everything undone, journal empty, capacities as they are. */
void game_reset(struct game *g);

/* A new row of noughts; false (and g->full) when there is no room. */
bool game_add(struct game *g, enum table t, uint32_t *row);
void game_set(struct game *g, enum table t, uint32_t row, uint32_t field,
              int32_t value);
/* A new row of a TOLD table in one change; cells as in its struct. */
bool game_tell(struct game *g, enum table t, const void *cells);
/* clang-format off */
#define FIELD(t, field) ((uint32_t)(offsetof(struct t, field) / 4))
#define SET(g, t, row, field, value) \
    game_set((g), T_##t, (uint32_t)(row), FIELD(t, field), (value))
#define SET_AT(g, t, row, field, i, value) \
    game_set((g), T_##t, (uint32_t)(row), FIELD(t, field) + (uint32_t)(i), \
             (value))
/* clang-format on */

/* Takes every change since `mark` back; false when the journal no longer
 * reaches so far (mark < g->base). */
bool game_revert(struct game *g, uint64_t mark);
/* Drops the journal's changes before a mark, to make room for new ones. */
void game_forget(struct game *g, uint64_t before);
/* What is on the disk is clean: low becomes the row counts. */
void game_clean(struct game *g);
/* All cells summed anew; equals g->digest unless something is broken. */
uint64_t game_digest(const struct game *g);
uint32_t table_width(enum table t); /* cells in a row */
bool table_kept(enum table t);

/* Labels: at most 16 bytes, as first typed, compared without case. */
struct span label_of(const int32_t label[4]);
void label_set(struct game *g, enum table t, uint32_t row, uint32_t field,
               struct span label);
/* Rows by label, or -1. */
int32_t side_find(const struct game *g, struct span label);
int32_t side_letter(const struct game *g, int letter);
/* By its label, or else by its letter alone; REF, 0: there is none. */
int32_t side_named(const struct game *g, struct span label);
int32_t body_find(const struct game *g, struct span label);
int32_t gun_find(const struct game *g, struct span label);
int32_t peg_find(const struct game *g, struct span label);
int32_t party_find(const struct game *g, int32_t number);
int32_t melee_find(const struct game *g, int32_t number);
/* The man BODY.number, or -1. */
int32_t man_find(const struct game *g, int32_t body, int32_t number);
int32_t other_side(int32_t side); /* REF 1 <-> 2 */
/* The side that moves first of those still to be seen: that of the first move,
 * or of the next where the battle was entered midway. */
int32_t side_opens(const struct game *g);
const char *man_state_name(enum man_state s);

#endif
