/* SPDX-License-Identifier: GPL-3.0-or-later */
/* heap.c: see heap.h. */
#include "heap.h"

#include <stdlib.h>

static void *
resize(void *ctx, void *old, size_t bytes)
{
    (void)ctx;
    if (bytes == 0) {
        free(old);
        return NULL;
    }
    return realloc(old, bytes);
}

const struct store heap = {NULL, resize};
