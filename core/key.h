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
#define KEY(id, name, type, words, book, retelling, french, russian, rule,     \
            meaning)                                                           \
    KEY_##id,
#include "edition.def"
#undef KEY
    KEYS
};

enum key_type { KEY_INT, KEY_LENGTH, KEY_ENUM, KEY_BOOL, KEY_LIST,
                KEY_INT_OR_NONE, KEY_LENGTH_OR_NONE, KEY_ENUM_OR_LENGTH };

enum { KEY_NONE = -1, KEY_WORD = -2 };

enum edition { EDITION_BOOK = 1, EDITION_RETELLING, EDITION_FRENCH,
               EDITION_RUSSIAN, EDITION_DENSITY, EDITIONS };

/* The words of the enums that rules ask for. */
enum { GUN_FIRST_REFUSE, GUN_FIRST_WARN, GUN_FIRST_OFF };
enum { SERVE_OWN, SERVE_ANY };
enum { TOUCH_UNLESS_EARLIER, TOUCH_UNLESS_LATER, TOUCH_NEVER };
enum { REBOUND_LIMITED, REBOUND_ALWAYS };
enum { ROLL_KILLS, ROLL_NO };
enum { BASIS_MELEE, BASIS_ARMY };
enum { SURRENDER_ANY_TIME, SURRENDER_OWN_MOVE };
enum { TRIGGER_LAST, TRIGGER_ANY };
enum { FREED_ITSELF, FREED_BY_COMRADES };
enum { GUNS_HELD_OR_TAKEABLE, GUNS_HELD };
enum { SMALL_LIMIT, SMALL_FEWEST };
enum { CLOCK_LIVING, CLOCK_ORIGINAL };

struct key_info {
    const char *name, *words;
    const char *value[4]; /* book, retelling, french, russian */
    const char *rule, *meaning;
    enum key_type type;
};

const struct key_info *key_info(enum key_id k);
int key_find(struct span name);          /* or -1 */
int edition_find(struct span name);      /* enum edition, or 0 */
const char *edition_name(enum edition e);
/* The cell for a value as typed; false where it is none of the key's. */
bool key_read(enum key_id k, struct span value, int32_t *cell);
void key_write(struct text *to, enum key_id k, int32_t cell);
/* The value of a key as the battle is played. */
static inline int32_t
key(const struct game *g, enum key_id k)
{
    return g->key[k].value;
}

#endif
