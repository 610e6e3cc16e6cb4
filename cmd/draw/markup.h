/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * markup.h: characters that pages and pictures cannot hold as they are.
 */
#ifndef UMPIRE_MARKUP_H
#define UMPIRE_MARKUP_H

/* The reference that stands for it in HTML and SVG, in text and in quoted
 * attributes; NULL: it stands for itself. */
const char *markup_reference(char c);

#endif
