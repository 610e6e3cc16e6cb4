/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * ask_place.c: where somebody stands, and the two tapes that set it up again;
 * the rows of near and dist.
 */
#include "ask_in.h"
#include "place.h"

/* " SW 6'2" ": a corner and the tape from it to the middle of what is asked
 * about. */
static void
write_tape(struct text *to, const struct game *g, const char *corner,
           const struct spot *s)
{
    int32_t peg = peg_find(g, span_of(corner));
    int64_t dx = s->x - g->peg[peg].x, dy = s->y - g->peg[peg].y;
    int64_t far = root(dx * dx + dy * dy);

    text_char(to, ' ');
    text_str(to, corner);
    text_char(to, ' ');
    say_length(to, g, (length)(far < LENGTH_MAX ? far : LENGTH_MAX));
}

static bool
where(const struct asking *a, struct text *to)
{
    const struct game *g = &a->h->game;
    const struct word *w = line_find(a->line, "", "WHO", NULL);
    struct spot s = place_spot(g, w);

    if (s.why == FAULT_NO_POINT)
        return ask_unknown(a, s.why, w);
    if (s.why == FAULT_NO_MAN || s.why == FAULT_MAN_STATE)
        s.why = FAULT_NOT_PLACED;
    if (s.why != FAULT_NONE)
        return ask_fault(a, s.why, w);
    text_safe(to, w->text);
    text_str(to, ": ");
    say_point(to, g, (length)s.x, (length)s.y);
    text_str(to, s.placed == MEASURED ? ", measured, give or take "
                                      : ", estimated, give or take ");
    say_length(to, g, place_out(g, s.placed));
    text_str(to, ".\n");
    if (g->battle->field_x == 0)
        return true;
    text_str(to, "    tape ");
    text_safe(to, w->text);
    write_tape(to, g, s.y > 0 ? "SW" : "NW", &s);
    write_tape(to, g, s.y > 0 ? "SE" : "NE", &s);
    text_char(to, '\n');
    return true;
}

const struct question ask_place[] = {
    {.verb = {.name = "where",
              .usage = "WHO",
              .example = "where RA.7",
              .also = "where RG1",
              .summary = "its place, and two tapes that set it up again",
              .sets = SET_LITTLE_WARS},
     .answer = where   },
    {.verb = {.name = "near",
              .usage = "PLACE LENGTH",
              .example = "near RA.3 6",
              .also = "near church 2'",
              .rules = "H1a H3b",
              .summary = "who stands within that of a man, body, gun or place",
              .sets = SET_LITTLE_WARS},
     .answer = ask_near},
    {.verb = {.name = "dist",
              .usage = "PLACE PLACE",
              .example = "dist RA BA",
              .also = "dist RG1 church",
              .summary = "how far it is, measured, estimated or by tape",
              .sets = SET_LITTLE_WARS},
     .answer = ask_dist},
};

const uint32_t ask_place_n = sizeof ask_place / sizeof ask_place[0];
