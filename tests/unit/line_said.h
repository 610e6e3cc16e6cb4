/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * line_said.h: a line told as what it was understood as, and lines that are to
 * be read, written or refused so. Comes after cmocka.h.
 */
#ifndef UMPIRE_LINE_SAID_H
#define UMPIRE_LINE_SAID_H

#include "line_lexicon.h"

/* ---- what a line was understood as ---- */

static inline void
say_place(struct text *t, const struct word *w)
{
    text_put(t, w->label);
    if (w->c >= 4) {
        text_char(t, '.');
        text_int(t, word_number(w));
    }
    switch ((enum place_form)w->form) {
    case PLACE_DOT:
        text_char(t, '.');
        break;
    case PLACE_XY:
    case PLACE_BESIDE:
        text_char(t, '<');
        length_write(t, w->a, LENGTH_IN_INCHES);
        text_char(t, ',');
        length_write(t, w->b, LENGTH_IN_INCHES);
        text_char(t, '>');
        break;
    case PLACE_OFF:
        text_char(t, '<');
        length_write(t, w->a, LENGTH_IN_INCHES);
        text_str(t, " at ");
        text_int(t, w->b);
        text_char(t, '>');
        break;
    case PLACE_NAMED:
        break;
    }
}

static inline void
say_men(struct text *t, const struct word *w)
{
    static const char *const arms[] = {" of ", " foot of ", " horse of "};

    switch ((enum men_form)w->form) {
    case MEN_COUNT:
        text_int(t, w->a);
        text_str(t, arms[w->b]);
        text_put(t, w->label);
        break;
    case MEN_ALL:
        text_str(t, "all of ");
        text_put(t, w->label);
        break;
    case MEN_NUMBER:
        text_put(t, w->label);
        text_str(t, " no ");
        text_int(t, w->a);
        text_str(t, " to ");
        text_int(t, w->b);
        break;
    case MEN_GUARD:
    case MEN_PARTY:
        text_int(t, w->a);
        text_str(t, w->form == MEN_GUARD ? " guards of P" : " held of P");
        text_int(t, w->b);
        break;
    }
}

static inline void
say_value(struct text *t, const struct word *w)
{
    switch ((enum slot)w->slot) {
    case SLOT_MEN:
        say_men(t, w);
        break;
    case SLOT_PLACE:
        say_place(t, w);
        break;
    case SLOT_LENGTH:
        length_write(t, w->a, LENGTH_IN_INCHES);
        if (w->b)
            text_str(t, " bare");
        break;
    case SLOT_DICE:
        text_int(t, w->a);
        text_str(t, " of ");
        text_int(t, w->b);
        break;
    case SLOT_NUMBER:
    case SLOT_HEADING:
    case SLOT_TIME:
    case SLOT_ENTRY:
    case SLOT_MELEE:
    case SLOT_PARTY:
    case SLOT_SUPPORT:
    case SLOT_HALVES:
    case SLOT_DATE:
        text_int(t, w->a);
        break;
    case SLOT_LABEL:
    case SLOT_LABELS:
        text_put(t, w->label);
        break;
    case SLOT_NONE:
    case SLOT_LITERAL:
    case SLOT_KEY:
    case SLOT_VALUE:
    case SLOT_NAME:
    case SLOT_TEXT:
    case SLOT_WORD:
    case SLOTS:
        word_text(t, w);
        break;
    }
}

/* "fire; GUNS: rg1; SHOTS: 3; trail; trail MEN: all of ra" */
static inline void
say_line(struct text *t, const struct line *l)
{
    text_str(t, l->verb ? l->verb->name : "-");
    for (uint32_t k = 0; k < l->n; k++) {
        const struct word *w = &l->word[k];

        text_str(t, "; ");
        if (w->clause.n && w->slot != SLOT_LITERAL) {
            text_put(t, w->clause);
            text_char(t, ' ');
        }
        if (w->slot != SLOT_LITERAL) {
            text_put(t, w->name);
            text_str(t, ": ");
        }
        say_value(t, w);
    }
}

/* ---- how lines are tried ---- */

static inline void
reads(const char *typed, const char *as)
{
    struct table t;
    struct text said;

    must_read(&t, typed);
    text_init(&said, t.said, sizeof t.said);
    say_line(&said, &t.line);
    assert_string_equal(text_z(&said), as);
}

static inline void
writes(const char *typed, const char *as)
{
    struct table t;
    struct text written;

    must_read(&t, typed);
    text_init(&written, t.said, sizeof t.said);
    line_write(&written, &t.line);
    assert_string_equal(text_z(&written), as);
}

/* The line falls; the word at fault is what stands at the column. */
static inline struct fault
falls(const char *typed, enum fault_code code, uint32_t column,
      const char *word)
{
    static const struct fault none;
    struct table t;

    t.why = none;
    if (read_line(&t, typed))
        fail_msg("\"%s\" was read", typed);
    if (t.why.code != code)
        fail_msg("\"%s\": %s at %d, not %s", typed,
                 fault_name((enum fault_code)t.why.code), t.why.column,
                 fault_name(code));
    if (t.why.column != column || !span_is(t.why.word, word))
        fail_msg("\"%s\": at %d \"%.*s\", not at %u \"%s\"", typed,
                 t.why.column, (int)t.why.word.n,
                 t.why.word.n ? t.why.word.at : "", column, word);
    assert_int_equal(t.why.width, t.why.word.n);
    return t.why;
}

static inline void
falls_wanting(const char *typed, enum fault_code code, uint32_t column,
              const char *word, enum slot wanted)
{
    struct fault why = falls(typed, code, column, word);

    if (why.expected != wanted)
        fail_msg("\"%s\" wants %s, not %s", typed,
                 slot_name((enum slot)why.expected), slot_name(wanted));
}

#endif
