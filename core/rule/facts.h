/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * facts.h: the verbs of the log by number (verb.id), for those who ask which
 * one a line has. A verb that both rule sets have is the same in both.
 */
#ifndef UMPIRE_FACTS_H
#define UMPIRE_FACTS_H

#include "line.h"

/* What happens at the table: VERB_FACT. */
enum fact {
    FACT_NONE,
    FACT_ALLOT,
    FACT_AWARD,
    FACT_BATTLE,
    FACT_BODY,
    FACT_CAPTURE,
    FACT_CLOCK,
    FACT_COMPARE,
    FACT_CONTACT,
    FACT_CREW,
    FACT_DEAD,
    FACT_DELIVERED,
    FACT_DEMORALISE,
    FACT_DENSITY,
    FACT_DISARMED,
    FACT_DISPUTE,
    FACT_DONE,
    FACT_EDITION,
    FACT_ESCORT,
    FACT_FIELD,
    FACT_FINISH,
    FACT_FIRE,
    FACT_FORCE,
    FACT_FORCE_ATTACK,
    FACT_FORCE_RETREAT,
    FACT_FREE,
    FACT_GAME,
    FACT_GO,
    FACT_GUARD,
    FACT_GUN,
    FACT_HANDICAP,
    FACT_HOME,
    FACT_INTERVAL,
    FACT_JOIN,
    FACT_KILL,
    FACT_LOSE,
    FACT_MELEE,
    FACT_MOVE,
    FACT_NEXT,
    FACT_NOTE,
    FACT_OFF,
    FACT_PAUSE,
    FACT_PEG,
    FACT_PHOTO,
    FACT_PLAYER,
    FACT_PRISONER,
    FACT_PUT,
    FACT_RANGE,
    FACT_REACH,
    FACT_RESTORE,
    FACT_RESUME,
    FACT_RETAKE,
    FACT_RETREAT,
    FACT_ROLL,
    FACT_SEE,
    FACT_SET,
    FACT_SETTLE,
    FACT_SIDE,
    FACT_SKIP,
    FACT_SPLIT,
    FACT_START,
    FACT_STRIKE,
    FACT_SURRENDER,
    FACT_TAPE,
    FACT_TIME,
    FACT_TOSS,
    FACT_TURN,
    FACT_UNIT,
    FACT_UNITS,
    FACT_VERDICT,
    FACT_WALL,
    FACT_WON,
    FACTS
};

/* The verbs of correction: VERB_EDIT. */
enum edit { EDIT_UNDO, EDIT_REDO, EDIT_STRIKE, EDIT_CHOOSE, EDIT_OVERRULE };

/* Whether a verb (NULL: none) is that one. */
static inline bool
verb_is(const struct verb *v, enum fact f)
{
    return v && v->kind == VERB_FACT && v->id == (uint16_t)f;
}

static inline bool
verb_edits(const struct verb *v, enum edit e)
{
    return v && v->kind == VERB_EDIT && v->id == (uint16_t)e;
}

#endif
