/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * picture_in.h: what the files of picture.h share with one another.
 *
 *   picture.c        words, style, the frame of a picture, shapes
 *   picture_map.c    maps
 *   picture_chart.c  charts
 *   picture_write.c  files of them
 *
 * A picture is drawn on a paper of whole units, about 10,000 on its longer
 * side; its y runs down.
 */
#ifndef UMPIRE_PICTURE_IN_H
#define UMPIRE_PICTURE_IN_H

#include "picture.h"
#include "say.h"

enum {
    PAPER = 10000,    /* the longer side of what is drawn */
    PAPER_EDGE = 420, /* round it */
    SIZE_LABEL = 170, /* of letters */
    SIZE_WORDS = 200,
    SIZE_TITLE = 300,
    PICTURE_BYTES = 1 << 14 /* room for a description */
};

/* Where words stand to their point. */
enum anchor { ANCHOR_START, ANCHOR_MIDDLE, ANCHOR_END };

struct letters {
    const char *class; /* ump-ink, ump-dim */
    int32_t size;
    enum anchor anchor;
};

/* <svg>, title, description, style where it stands alone, paper. `own`: the
 * title where the picture was given none. Returns the y below the title, which
 * is drawn only where it stands alone. */
void svg_begin(const struct picture *p, const struct game *g, int32_t wide,
               int32_t high, struct span own, struct span description);
void svg_end(const struct picture *p);
/* Room the drawn title takes, 0 in a page. */
int32_t svg_head(const struct picture *p);

void svg_words(FILE *to, int32_t x, int32_t y, const struct letters *how,
               struct span words);
/* How wide words will about be. */
int32_t svg_width(int32_t size, struct span words);
void svg_line(FILE *to, const char *class, int32_t x, int32_t y, int32_t x2,
              int32_t y2);
void svg_box(FILE *to, const char *class, int32_t x, int32_t y, int32_t wide,
             int32_t high);
/* A figure of a side and arm as path data: discs and triangles of the first
 * side, squares and lozenges of the second. */
void svg_figure(FILE *to, int32_t side, int32_t arm, int32_t x, int32_t y,
                int32_t r);
/* A gun: its carriage, and its barrel along the facing where it is known. */
void svg_gun(FILE *to, const struct mark *m, int32_t x, int32_t y, int32_t r);

/* A row of signs with their words, broken where the paper ends. */
struct legend {
    FILE *to;
    int32_t left, right; /* of the paper's room */
    int32_t x, y;        /* the next sign */
};

/* Room for `n` more letters; the sign goes to (l->x, l->y). */
void legend_place(struct legend *l, uint32_t letters);
/* The words beside the sign, and on to the next. */
void legend_words(struct legend *l, struct span words);
void legend_break(struct legend *l);

/* "Red's move 3", "before the first move". */
void say_moment(struct text *to, const struct game *g, int32_t seq);

#endif
