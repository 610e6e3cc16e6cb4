/* SPDX-License-Identifier: GPL-3.0-or-later */
/* order.h: rows put in order by a number; equals stay as they stand. */
#ifndef UMPIRE_ORDER_H
#define UMPIRE_ORDER_H

#include "hearing.h"

struct ordered {
    int64_t by;
    int32_t what;
};

/* The lowest first. False: scratch is short. */
bool order(struct hearing *h, struct ordered *at, uint32_t n);

#endif
