/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * object.h: JSON objects that are whole or not there at all.
 *
 * json-c tells of a lack of memory by NULL, which it takes for null where it
 * is given it, and it leaves out what it has no room to write. Here a lack is
 * kept: an object or a list that lost anything is NULL from then on, and
 * everything below takes NULL for that.
 */
#ifndef UMPIRE_OBJECT_H
#define UMPIRE_OBJECT_H

#include <stdbool.h>
#include <stdio.h>

struct json_object;

/* The value is taken, whatever comes of it. */
void object_put(struct json_object **o, const char *key,
                struct json_object *value);
void object_put_null(struct json_object **o, const char *key);
void object_add(struct json_object **list, struct json_object *value);

/* The object in words, every one of them; borrowed from it. NULL: there was no
 * memory. */
const char *object_words(struct json_object *o);
/* The same and a line end; the object is taken. False: nothing is written. */
bool object_print(struct json_object *o, FILE *to);

#endif
