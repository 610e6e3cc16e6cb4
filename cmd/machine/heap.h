/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * heap.h: memory of the C library's for what has none of its own: a history
 * (history.h) and its games.
 */
#ifndef UMPIRE_HEAP_H
#define UMPIRE_HEAP_H

#include "history.h"

extern const struct store heap;

#endif
