/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * key.h: the editions' keys. Every number and switch of edition.def is a cell
 * of the game (table key), so a battle carries the values it is played by.
 *
 * Cells: INT the number; LENGTH the units; ENUM and BOOL the place of the word
 * in its list; none is KEY_NONE; the word of an ENUM_OR_LENGTH is KEY_WORD;
 * LIST packs up to three times of 0..1023 s, ten bits each, longest first.
 */
#ifndef UMPIRE_KEY_H
#define UMPIRE_KEY_H

#include "game.h"

enum key_id {
#define KEY(id, name, type, words, book, retelling, french, russian, rule, \
            meaning)                                                       \
    KEY_##id,
#include "edition.def"
#undef KEY
    KEYS
};

enum key_type {
    KEY_INT,
    KEY_LENGTH,
    KEY_ENUM,
    KEY_BOOL,
    KEY_LIST,
    KEY_INT_OR_NONE,
    KEY_LENGTH_OR_NONE,
    KEY_ENUM_OR_LENGTH
};

enum { KEY_NONE = -1, KEY_WORD = -2 };

enum edition {
    EDITION_BOOK = 1,
    EDITION_RETELLING,
    EDITION_FRENCH,
    EDITION_RUSSIAN,
    EDITION_DENSITY,
    EDITIONS
};

/* The words of the enums that rules ask for. */
enum { DEPLOY_EITHER_SIDE, DEPLOY_ON_OR_BEHIND };
enum { GUN_FIRST_REFUSE, GUN_FIRST_WARN, GUN_FIRST_OFF };
enum { SERVE_OWN, SERVE_ANY };
enum { TOUCH_UNLESS_EARLIER, TOUCH_UNLESS_LATER, TOUCH_NEVER };
enum { REBOUND_LIMITED, REBOUND_ALWAYS };
enum { ROLL_KILLS, ROLL_NO };
enum { BASIS_MELEE, BASIS_ARMY };
enum { SELF_OTHERS, SELF_OWN };
enum { FROM_CONTACT, FROM_MELEE };
enum { JOIN_SHARED, JOIN_SEPARATE };
enum { SURRENDER_ANY_TIME, SURRENDER_OWN_MOVE };
enum { TRIGGER_LAST, TRIGGER_ANY };
enum { FREED_ITSELF, FREED_BY_COMRADES };
enum { UNTIL_END_OF_MOVE, UNTIL_NEXT_TURN };
enum { JUDGED_END_OF_MOVE, JUDGED_START_OF_TURN, JUDGED_START_SETTLED_END };
enum { REARM_REACH, REARM_CROSS };
enum { AXLE_PASSED, AXLE_BEHIND, AXLE_CROSSED };
enum { CLEAR_OF_HOLDER, CLEAR_OF_ANYONE };
enum { FROM_GUN_OR_TRAIL, FROM_GUN };
enum { BLOCK_NONE, BLOCK_FREED, BLOCK_ALL };
enum { GUNS_HELD_OR_TAKEABLE, GUNS_HELD };
enum { SMALL_LIMIT, SMALL_FEWEST };
enum { CLOCK_LIVING, CLOCK_ORIGINAL };

/* The switches of the formation-density rules. */
enum { DENSITY_FRONT, DENSITY_LONGEST, DENSITY_SHORTEST };
enum { WALL_VOLLEY, WALL_EACH };
enum { SPEAR_ENEMY, SPEAR_OWN };
enum { SWORD_OWN, SWORD_ENEMY };
enum { ORDER_ENTERED, ORDER_SIMULTANEOUS };
enum { SECOND_BLOW_OPTIONAL, SECOND_BLOW_FORCED };
enum { STRIKERS_RANK, STRIKERS_DECLARED };
enum { EXCESS_WASTE, EXCESS_OUT };
enum { GROUP_PAIRS, GROUP_HIGHEST };
enum { MIXED_RETREAT, MIXED_STAY };
enum { RETREAT_DIE_UNIT, RETREAT_DIE_FIGHT };
enum { RETREAT_FULL, RETREAT_BY_DIE };
enum { POINTS_DIE, POINTS_KILLS };
enum { DESTROYED_DIE, DESTROYED_NONE };
enum { NEAREST_ONCE, NEAREST_EXHAUST, NEAREST_FIRST };
enum { LOSER_DISTANCE, LOSER_FREE };
enum { COST_NOW, COST_START };
enum { FREE_SPENDER, FREE_OWNER, FREE_AUTO };
enum { PANIC_REFUSE, PANIC_ALLOW };
enum { DEMORALISE_LONGEST, DEMORALISE_OWNER, DEMORALISE_SPENDER };
enum { UNSPENT_LOST, UNSPENT_TURN, UNSPENT_KEEP };
enum { RETREATS_ONE, RETREATS_ANY };

struct key_info {
    const char *name, *words;
    const char *value[4]; /* book, retelling, french, russian */
    const char *rule, *meaning;
    enum key_type type;
};

const struct key_info *key_info(enum key_id k);
int key_find(struct span name); /* or -1 */
/* The rule set it belongs to: SET_LITTLE_WARS or SET_DENSITY (line.h). */
uint8_t key_sets(enum key_id k);
/* Its value in an edition; the density rules have every key's first. */
const char *key_value(enum key_id k, enum edition e);
int edition_find(struct span name); /* enum edition, or 0 */
const char *edition_name(enum edition e);
struct span edition_nearest(struct span typed); /* or empty */
/* The cell for a value as typed; false where it is none of the key's. */
bool key_read(enum key_id k, struct span value, int32_t *cell);
void key_write(struct text *to, enum key_id k, int32_t cell);
/* The same with bare lengths in another unit, as a battle counts them. */
bool key_read_in(enum key_id k, struct span value, enum length_unit bare,
                 int32_t *cell);
void key_write_in(struct text *to, enum key_id k, int32_t cell,
                  enum length_unit in);
/* What `set` lets a number be; false where the key is none. Values kept in a
 * file are taken as they are. */
bool key_bounds(enum key_id k, int32_t *least, int32_t *most);
/* The nth of the words it takes; empty behind the last. */
struct span key_word(enum key_id k, int32_t n);
/* The nearest name of a key, and word of one, or empty. */
struct span key_nearest(struct span typed, uint8_t sets);
struct span key_nearest_word(enum key_id k, struct span typed);
/* The value of a key as the battle is played. */
static inline int32_t
key(const struct game *g, enum key_id k)
{
    return g->key[k].value;
}

#endif
