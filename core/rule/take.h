/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * take.h: who stands where about a gun, from places (G1 to G4, readings 12, 22
 * and 23). Rules on nothing, changes nothing.
 *
 * The wheels turn on a line through the gun across its facing. Past it, in the
 * direction of their attack, are the takers on the far side of it as seen from
 * their own back line, or from where they come as the referee has said it
 * (gun.close_way); at the back of the wheels those on the trail's side. Of a
 * gun whose facing nobody has said the line is taken to run across their way;
 * where they come along it nobody can tell which side is past.
 */
#ifndef UMPIRE_TAKE_H
#define UMPIRE_TAKE_H

#include "hearing.h"
#include "overrule.h"

/* Men about a gun as a move ends. */
struct gun_standing {
    int32_t past;      /* of the takers, as the edition counts them (G2) */
    int32_t near;      /* men of its holder within the radius of the gun */
    int32_t trail;     /* beyond it, but near the end of its trail (G4) */
    int32_t others;    /* more of the takers' side, not past its wheels */
    int32_t unarmed;   /* its holder's men freed and not yet armed again */
    int32_t prisoners; /* its holder's men in the takers' hands */
    length at;         /* how far the nearest of near stands; 0: not told */
};

/* Whether places can say so, and what they say. who: a man without a place who
 * may matter (REF); 0 and false: the gun has none, or its trail or wheels
 * cannot be told. */
bool take_stand(const struct game *g, int32_t gun, int32_t side,
                struct gun_standing *s, int32_t *who);

/* They come along its axle, so that the way of their attack must be told. */
bool take_way_missing(const struct game *g, int32_t gun, int32_t side);

/* A distance so near to its limit that it may be on the other side of it. */
enum hair { HAIR_NONE, HAIR_GUN, HAIR_TRAIL, HAIR_AXLE };

struct hairline {
    enum hair kind;
    int32_t man;
    length apart, limit, out; /* past the axle: limit 0 */
    bool inside;              /* as measured within it, or past it */
};
/* The one of that man and kind, filled in; how all would stand were it so.
 * False: it is none any more. */
bool take_turned(const struct game *g, int32_t gun, int32_t side,
                 struct hairline *hair, struct gun_standing *then);

/* Each of them, and how all would stand were it so. */
typedef void take_each(void *ctx, const struct hairline *hair,
                       const struct gun_standing *then);
void take_hairs(const struct game *g, int32_t gun, int32_t side,
                const struct gun_standing *s, take_each *each, void *ctx);
/* Those of them who bar the capture (G1, G4, reading 12). */
struct bar {
    int32_t men;
    enum barring who;
};
struct bar take_barring(const struct game *g, const struct gun_standing *s);
/* Taken, in dispute (reading 22), or not. */
enum capture_result take_result(const struct game *g,
                                const struct gun_standing *s);

/* Men of a side who stand where they could pass its wheels in one move: those
 * who can fight and have places (reading 23). */
int32_t take_could(const struct game *g, int32_t gun, int32_t side);

#endif
