/* SPDX-License-Identifier: GPL-3.0-or-later */
/* control_edition.c: umpire edition, which needs no battle. */
#include "control_in.h"

#include "editions.h"
#include "object.h"

#include <json-c/json.h>
#include <stdlib.h>

enum { TABLE_BYTES = 1 << 15 };

static void
add(struct json_object **o, const char *name, const char *value)
{
    object_put(o, name, json_object_new_string(value));
}

/* {"key":"gun.shots","rule":"A4b","meaning":"...","book":"4",...}: the
 * editions from first to last that are asked for. */
static struct json_object *
key_json(enum key_id k, const bool asked[EDITIONS])
{
    struct json_object *o = json_object_new_object();
    const struct key_info *info = key_info(k);
    add(&o, "key", info->name);
    add(&o, "rule", info->rule);
    add(&o, "meaning", info->meaning);
    for (int e = EDITION_BOOK; e < EDITIONS; e++)
        if (asked[e])
            add(&o, edition_name((enum edition)e),
                key_value(k, (enum edition)e));
    return o;
}

static int
print_json(struct session *s, int e, int f)
{
    struct json_object *list = json_object_new_array();
    const struct game *g = &s->history.game;
    bool asked[EDITIONS] = {false};
    for (int x = EDITION_BOOK; x < EDITION_DENSITY; x++)
        asked[x] = e == EDITION_HERE || x == e || x == f;
    for (int k = 0; k < KEYS; k++) {
        enum key_id id = (enum key_id)k;
        bool told = e == EDITION_HERE ? key_sets(id) == SET_LITTLE_WARS
                                      : edition_keys_differ(g, id, e, f);
        if (told)
            object_add(&list, key_json(id, asked));
    }
    if (object_print(list, stdout))
        return STATUS_DONE;
    chatter(s, "out of memory", SPAN(""));
    return STATUS_FILE;
}

/* The editions' own rows; or a line as it is typed in a battle. */
int
editions_form(struct session *s, char **word, int n, bool json)
{
    char at[LINE_MAX_BYTES];
    struct text t;
    bool diff = n == 3 && span_is(span_of(word[0]), "diff");
    int e = diff ? edition_find(span_of(word[1])) : EDITION_HERE;
    int f = diff ? edition_find(span_of(word[2])) : EDITION_HERE;
    if (json && (n == 0 || (e && f)))
        return print_json(s, e, f);
    if (n == 0) {
        char *table = malloc(TABLE_BYTES);
        if (!table) {
            chatter(s, "out of memory", SPAN(""));
            return STATUS_FILE;
        }
        text_init(&t, table, TABLE_BYTES);
        editions_table(&t);
        fwrite(t.at, 1, t.n, stdout);
        free(table);
        return STATUS_DONE;
    }
    text_init(&t, at, sizeof at);
    text_str(&t, "edition");
    for (int i = 0; i < n; i++) {
        text_char(&t, ' ');
        text_str(&t, word[i]);
    }
    return session_line(s, text_span(&t));
}
