/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * picture.h: scenes and charts as SVG. What is written is well-formed XML that
 * asks for nothing outside itself, has no script and reads the same in every
 * locale (coordinates are integers). It is light or dark as the reader's screen
 * is, sides differ in shape as well as colour, and every picture has a title
 * and a description in words for those who do not see it.
 *
 * Whatever words are given, names and titles, are escaped here and stand in
 * text alone. Whether the stream took it all is for its owner to ask
 * (outfile.h).
 */
#ifndef UMPIRE_PICTURE_H
#define UMPIRE_PICTURE_H

#include "course.h"
#include "scene.h"

#include <stdio.h>

struct picture {
    FILE *to;
    /* A file of its own, with the XML declaration and the style in it. Else an
     * <svg> for a page that has picture_style once. */
    bool alone;
    /* Ours, letters and digits, one a picture of the page: for what the
     * picture's title is called by. NULL: "picture". */
    const char *id;
    struct span title; /* what it shows; empty: words of our own */
};

/* The rules (without <style> round them) that pictures need in a page; they
 * touch only classes that begin with ump-. */
void picture_style(FILE *to, const struct game *g);

/* Words as they may stand in text or a quoted attribute of XML or HTML: what
 * is unsafe to show is replaced (text_safe), & < > " ' are written as
 * references. */
void picture_words(FILE *to, struct span words);

/* All: false where there is nothing to be drawn, and then nothing was written;
 * or where memory ran out. */

/* The field with all its marks and what they mean. */
bool picture_map(const struct picture *p, const struct scene *s);
/* Fit men of each side at the end of every move. Needs two of them. */
bool picture_strength(const struct picture *p, const struct game *g,
                      const struct course *c);
/* Time used against what was allowed, move by move. */
bool picture_time(const struct picture *p, const struct game *g);
/* Men lost by side, arm and cause. */
bool picture_losses(const struct picture *p, const struct game *g);

/* move-03-red.svg: what the map of that move is called as a file. */
void picture_file(struct text *to, const struct game *g, int32_t seq);
/* A map for every move that had places by its end, as files of their own in a
 * folder, which is made: move-01-red.svg and so on (picture_file); before the
 * first move move-00.svg. Each is written whole or not at all; one that exists
 * is refused without `force`. *n: how many were written. false: *why. */
bool pictures_write(const struct history *h, const char *folder, bool force,
                    int32_t *n, struct text *why);

#endif
