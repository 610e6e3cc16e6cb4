/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * markup.c: the five characters of markup.
 */
#include "markup.h"

#include <stddef.h>

const char *
markup_reference(char c)
{
    switch (c) {
    case '&':
        return "&amp;";
    case '<':
        return "&lt;";
    case '>':
        return "&gt;";
    case '"':
        return "&quot;";
    case '\'':
        return "&#39;";
    default:
        return NULL;
    }
}
