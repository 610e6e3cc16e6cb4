/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * object.c: see object.h. What json-c has written is known to be whole by its
 * length, which is reckoned here without any memory.
 */
#include "object.h"

#include <string.h>

#include <json-c/json.h>

/* ---- made ---- */

static void
drop(struct json_object **o, struct json_object *value)
{
    json_object_put(value);
    json_object_put(*o);
    *o = NULL;
}

void
object_put(struct json_object **o, const char *key, struct json_object *value)
{
    if (!*o || !value || json_object_object_add(*o, key, value) != 0)
        drop(o, value);
}

void
object_put_null(struct json_object **o, const char *key)
{
    if (*o && json_object_object_add(*o, key, NULL) != 0)
        drop(o, NULL);
}

void
object_add(struct json_object **list, struct json_object *value)
{
    if (!*list || !value || json_object_array_add(*list, value) != 0)
        drop(list, value);
}

/* ---- written ---- */

/* Between its quotes. */
static size_t
escaped(const char *z, size_t n)
{
    size_t all = 2;

    for (size_t i = 0; i < n; i++)
        if (strchr("\"\\\b\f\n\r\t", z[i]) && z[i])
            all += 2;
        else
            all += (unsigned char)z[i] < ' ' ? 6 : 1;
    return all;
}

static size_t
digits(int64_t number)
{
    size_t n = number < 0 ? 2 : 1;

    while ((number /= 10) != 0)
        n++;
    return n;
}

static size_t length(struct json_object *o);

static size_t
object_length(struct json_object *o)
{
    size_t n = 2;
    struct lh_entry *e = json_object_get_object(o)->head;

    for (; e; e = e->next) {
        const char *key = lh_entry_k(e);

        n += escaped(key, strlen(key)) + 1 + (e->next ? 1 : 0);
        n += length((struct json_object *)lh_entry_v(e));
    }
    return n;
}

static size_t
list_length(struct json_object *o)
{
    size_t many = json_object_array_length(o), n = many > 0 ? many + 1 : 2;

    for (size_t i = 0; i < many; i++)
        n += length(json_object_array_get_idx(o, i));
    return n;
}

/* In words; a decimal is kept by the words it was made of. */
static size_t
length(struct json_object *o)
{
    switch (json_object_get_type(o)) {
    case json_type_object:
        return object_length(o);
    case json_type_array:
        return list_length(o);
    case json_type_string:
        return escaped(json_object_get_string(o),
                       (size_t)json_object_get_string_len(o));
    case json_type_int:
        return digits(json_object_get_int64(o));
    case json_type_double:
        return strlen(json_object_get_userdata(o));
    case json_type_boolean:
        return json_object_get_boolean(o) ? 4 : 5;
    case json_type_null:
    default:
        return 4;
    }
}

const char *
object_words(struct json_object *o)
{
    size_t n;
    const char *z =
        o ? json_object_to_json_string_length(
                o, JSON_C_TO_STRING_PLAIN | JSON_C_TO_STRING_NOSLASHESCAPE, &n)
          : NULL;

    return z && n == length(o) ? z : NULL;
}

bool
object_print(struct json_object *o, FILE *to)
{
    const char *z = object_words(o);

    if (z)
        fprintf(to, "%s\n", z);
    json_object_put(o);
    return z != NULL;
}
