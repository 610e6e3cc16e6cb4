/* SPDX-License-Identifier: GPL-3.0-or-later */
/* rule_record.c: what is only put on record: notes and pictures. */
#include "chapters.h"

static void
rule_note(struct hearing *h)
{
    noted(h);
}

static const struct verb rows[] = {
    {.name = "note",
     .usage = "TEXT",
     .example = "note the church fell over",
     .rule = rule_note,
     .summary = "anything worth remembering",
     .kind = VERB_FACT,
     .sets = SET_BOTH},
    {.name = "photo",
     .usage = "WORD",
     .example = "photo IMG_1234",
     .rule = rule_note,
     .summary = "a picture taken now",
     .kind = VERB_FACT,
     .sets = SET_BOTH},
};

struct verbs
record_verbs(void)
{
    return (struct verbs){rows, sizeof rows / sizeof rows[0]};
}
