/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * ruling.h: what comes of a line that is judged: the verdict, the rules cited
 * and what follows and must be said with it.
 */
#ifndef UMPIRE_RULING_H
#define UMPIRE_RULING_H

#include "fault.h"
#include "game.h"

enum verdict {
    VERDICT_WRONG,
    VERDICT_REFUSED,
    VERDICT_ROOM,
    VERDICT_ALLOWED,
    VERDICT_NOTED,
    VERDICT_OVERRULED
};

/* The rules of the book by number (rulebook.def), readings after them. */
enum rule_id {
    RULE_NONE,
#define RULE(id, where, text) RULE_##id,
#define DIFFERS(id, edition, text)
#define READING(n, text)
#define DENSITY_READING(n, text)
#include "rulebook.def"
#undef RULE
#undef DIFFERS
#undef READING
#undef DENSITY_READING
    RULES
};

enum { READING_BASE = 1000 }; /* reading 12 is cited as READING_BASE + 12 */

/* What follows from a line and must be said with it. */
enum effect_kind {
    EFFECT_NONE,
    EFFECT_PICKED,      /* a side, b foot, c horse, d bit set of duties */
    EFFECT_FOOT_FIRST,  /* a count without an arm took foot first */
    EFFECT_TIME,        /* the line implied time */
    EFFECT_TURN,        /* a side, b number of its move, c allowance in s, -1 */
    EFFECT_USED,        /* a used ms, b allowance ms */
    EFFECT_CREW,        /* a gun, b men now serving it, c needed */
    EFFECT_GUN_SHORT,   /* a gun, b left to serve it, c needed */
    EFFECT_GUN_BACK,    /* a gun has enough men again, b, of c needed */
    EFFECT_GUN_TAKEN,   /* a gun, b side, c former holder */
    EFFECT_GUN_DISPUTE, /* a gun, b past, c barring, d capture.axle | enum
                           barring << 2 */
    EFFECT_GUN_KEPT,    /* the same */
    EFFECT_GUN_OUT,     /* a gun: no men at its trail, out next move */
    EFFECT_GUN_OFF,     /* a gun over the line, b men with it */
    EFFECT_PARTY_MADE,  /* a party, b men, c guards */
    EFFECT_PARTY_FREED, /* a party, b men, c 1: held until the next move */
    EFFECT_PARTY_SHORT, /* a party, b men, c guards: excess at the move's end */
    EFFECT_PARTY_EXCESS, /* a party, b men freed at the move's end, c guards;
                            d: no guard was near enough to them */
    EFFECT_PARTY_HOME,   /* a party, b men delivered */
    EFFECT_GUARDS,       /* a party, b guards, c men held */
    EFFECT_REARMED,      /* a side, b men */
    EFFECT_SPARED,       /* a man touched and not killed (A6b, A6c) */
    EFFECT_KILLED,       /* a side, b foot, c horse */
    EFFECT_DECIDED,      /* a side, b rule id; or WINS_DRAWN */
    EFFECT_CHOICE_FELL,  /* a melee: the choice no longer fits; b the entry of
                            an overrule that does not */
    EFFECT_SHOTS,        /* a gun, b shots left */
    EFFECT_TOSS,         /* a 0 country 1 side 2 first 3 defender, b side */
    EFFECT_FORCED,       /* a fault code overruled; b subject, c have, d need */
    EFFECT_IRREGULAR,    /* start: a which, b, c */
    EFFECT_MELEE_VOID,   /* a melee, b 1: nobody is left to fight it, 2: by
                            the referee's word */
    EFFECT_MOVED,        /* a side, b men, c length, d minutes of arc + 1 */
    EFFECT_VALUE,        /* a key, b cell */
    EFFECT_CONTACT,      /* a melee, b and c men of its two sides */
    EFFECT_PARTY_LINE,   /* a party, b men: at the line, still prisoners */
    EFFECT_RETAKEN,      /* a side, b men freed by comrades */
    EFFECT_RESTORED,     /* a side, b men */
    EFFECT_EDITION,      /* a enum edition */
    EFFECT_GAME,         /* a enum game_kind, b defender, c enum part */
    EFFECT_ROLL,         /* a sum, b dice */
    EFFECT_START,        /* a side, b number of its first move */
    EFFECT_AWARD,        /* a side, b half-points */
    EFFECT_FINISH,       /* a enum outcome, b side */
    EFFECT_NOTHING_OPEN, /* settle: nothing waits */
    EFFECT_MELEE_BEGINS, /* a melee, b and c men in contact of its two sides */
    EFFECT_MELEE_WAITS,  /* a melee, b melee.judged: not to be settled yet */
    EFFECT_GUARD_LEFT,   /* a party, b man: too far from it to guard it */
    EFFECT_DISPUTE,      /* a its number */
    EFFECT_VERDICT,      /* a dispute, b side or 0, c s it took, d still open */
    EFFECT_GUNS_LATE,    /* a gun acts after men have moved (gun.first warn) */
    EFFECT_REACHED,      /* a side, b men at the enemy's line, c that decide */
    EFFECT_GAME_NEWS,    /* a enum news, b, c, d */
    EFFECT_HANDICAP,     /* a side, b taken of c left out, d body */
    EFFECT_TAPE_SLACK,   /* a length: two tapes that all but met */
    EFFECT_CLOSE,        /* a melee, b row of call: it waits */
    EFFECT_HAIR,         /* a melee, b row of call: numbers alone */
    EFFECT_ANSWERED,     /* a melee, b enum close_answer */
    EFFECT_MELEE_JOINED, /* a melee, b the one it is part of now */
    EFFECT_MELEE_APART,  /* a melee that nobody fights in now */
    EFFECT_STILL_OPEN,   /* a melee still to be settled */
    EFFECT_FLOOR,        /* a enum floor_news, b, c, d */
    EFFECTS
};

/* What else is told of a game and its beginning. */
enum news {
    NEWS_OPEN_AGAIN,  /* what was decided is no more */
    NEWS_RETREAT,     /* b side, c this move of its retreat, d of so many */
    NEWS_CAPITULATED, /* b side, c men, d guns */
    NEWS_OTHERWISE,   /* finish: b as the rules had it, c by which rule */
    NEWS_UNSERVED,    /* finish: b gun, c men serving it, d who might take it */
    NEWS_SET_OUT,     /* b defender: who sets out where */
    NEWS_CHOOSES,     /* b side that chooses its side of the Country */
    NEWS_PUT_DOWN     /* b side that puts its men down first */
};

/* What places show, or follows from where somebody stands. */
enum floor_news {
    FLOOR_AT_ENEMY, /* b side, c its men moved up to the enemy's back line */
    FLOOR_AT_HOME,  /* b side, c its men without arms, at their own line */
    FLOOR_LED_HOME, /* b party: at its holder's line */
    FLOOR_GUN_BACK, /* b gun goes back where it was, c men with it, d needed */
    FLOOR_BESIDE,   /* b gun that is not served, c side, d its men near it */
    FLOOR_TAKEABLE, /* b gun that is not served, c side, d men could pass it */
    FLOOR_CLOSE,    /* b gun: its capture is a close call */
    FLOOR_ANSWERED, /* b gun, c enum close_answer */
    FLOOR_ALONE,    /* b party, c of its men whom nobody is near enough to */
    FLOOR_TYPED     /* b and c men typed into contact, who stand d apart */
};

/* What start lists (F1, M1). */
enum {
    IRREGULAR_NO_MEN,
    IRREGULAR_MEN,
    IRREGULAR_GUNS,
    IRREGULAR_FIRST,       /* b won the toss, c moves first */
    IRREGULAR_ARMS,        /* b, c men of each; d an arm */
    IRREGULAR_MANY_GUNS,   /* b side, c guns, d men */
    IRREGULAR_RATIO,       /* b defenders, c attackers, d as it should be */
    IRREGULAR_FEW,         /* b side, c men, d the least */
    IRREGULAR_BACK,        /* both have the same back line */
    IRREGULAR_FIELD,       /* the field was not measured */
    IRREGULAR_TOSS,        /* nobody tossed for the first move */
    IRREGULAR_NO_DEFENDER, /* b the side that is taken to defend */
    IRREGULAR_ROLE,        /* b ought to move first, c does */
    IRREGULAR_DICE,        /* b the side that took in none of the twelve */
    IRREGULAR_SETOUT       /* b side, c its men that are set out too far on */
};

/* Who bars the capture of a gun: men of its holder near it or by its trail, men
 * without arms, or several kinds. */
enum barring { BAR_OWN, BAR_TRAIL, BAR_UNARMED, BAR_MIXED };

struct effect {
    uint16_t kind;
    int32_t a, b, c, d;
};

enum { CITE_MAX = 16, EFFECT_MAX = 48, HOUSE_MAX = 8 };

struct ruling {
    enum verdict verdict;
    struct fault why; /* WRONG, REFUSED */
    uint64_t full;    /* ROOM: the tables to enlarge; none: scratch */
    uint64_t mark;    /* of the journal before it */
    uint32_t from[TABLES], to[TABLES]; /* rows of each table before, after */
    uint16_t cite[CITE_MAX], n_cite;
    struct effect effect[EFFECT_MAX];
    uint32_t n_effect; /* may exceed EFFECT_MAX: the rest is unsaid */
    /* Keys that decided and are not as the edition has them. */
    uint16_t house[HOUSE_MAX], n_house;
};

const char *rule_name(int rule); /* "H3e", "reading 12" */

#endif
