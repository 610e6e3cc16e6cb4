/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * terminal_complete.c: completion of the word before the cursor.
 *
 * Readline's own notion of quotes is switched off: to it every " opens or
 * closes, while on a battlefield most of them are inches (6"). Ours is the
 * language's: a quote opens at the beginning of a word only, and closes before
 * a blank.
 */
#include <stdio.h>
#include <string.h>

#include <readline/readline.h>

#include "columns.h"
#include "terminal_inside.h"

enum {
    LISTED = 40,
    WORD_CAP = 512,
    WORDS_WIDE = 24, /* of the column of words in a list with notes */
    NOTES_WIDE = 16  /* less room than that, and there are none */
};

static bool
is_blank(char c)
{
    return c == ' ' || c == '\t';
}

/* Where the word that ends at `at` begins, at its quote if it has one. */
static uint32_t
word_begins(const char *line, uint32_t at, bool *quoted)
{
    uint32_t begins = 0;

    *quoted = false;
    for (uint32_t i = 0; i < at; i++) {
        if (*quoted)
            *quoted = line[i] != '"' || i + 1 == at || !is_blank(line[i + 1]);
        else if (is_blank(line[i]))
            begins = i + 1;
        else if (line[i] == '"' && i == begins)
            *quoted = true;
    }
    return begins;
}

/* Readline asks what parts words, then looks backwards for it. */
static char *
on_breaks(void)
{
    struct terminal *t = terminal_it();
    bool quoted;

    t->word = word_begins(rl_line_buffer, (uint32_t)rl_point, &quoted);
    t->breaks[0] = quoted ? '"' : ' ';
    t->breaks[1] = quoted ? '\0' : '\t';
    t->breaks[2] = '\0';
    return t->breaks;
}

static bool
nth_offer(struct terminal *t, int nth, struct completion *out)
{
    return t->hooks.complete(t->hooks.ctx, span_of(rl_line_buffer), t->word,
                             t->word_end, nth, out);
}

static char *
next_match(const char *word, int again)
{
    struct terminal *t = terminal_it();
    struct completion c;

    (void)word;
    if (!again)
        t->nth = 0;
    do {
        if (!nth_offer(t, t->nth++, &c))
            return NULL;
    } while (c.word.n == 0 || c.word.n >= WORD_CAP);
    return strndup(c.word.at, c.word.n);
}

static char **
on_complete(const char *word, int start, int end)
{
    struct terminal *t = terminal_it();

    rl_attempted_completion_over = 1; /* never file names */
    if (t->asking || t->hooks.complete == NULL || (uint32_t)start != t->word)
        return NULL;
    t->word_end = (uint32_t)end;
    char **matches = rl_completion_matches(word, next_match);
    if (matches != NULL && matches[1] == NULL) {
        size_t n = strlen(matches[0]);
        /* In a folder one goes on. */
        rl_completion_suppress_append = n > 0 && matches[0][n - 1] == '/';
    }
    return matches;
}

/* ---- the list ---- */

/* The note of a word offered, or an empty one. */
static struct span
note_of(struct terminal *t, const char *word)
{
    struct completion c;

    for (int nth = 0; nth_offer(t, nth, &c); nth++) {
        if (span_is(c.word, word))
            return c.note;
    }
    return SPAN("");
}

/* A word, and behind it what it is. */
static void
list_noted(struct terminal *t, char **matches, int listed, int wide, int room)
{
    rl_crlf();
    for (int i = 1; i <= listed; i++) {
        struct span note = columns_cut(note_of(t, matches[i]), (uint32_t)room);
        (void)fprintf(rl_outstream, "%-*s  %.*s", wide, matches[i], (int)note.n,
                      note.at);
        rl_crlf();
    }
}

static bool
any_noted(struct terminal *t, char **matches, int listed)
{
    for (int i = 1; i <= listed; i++) {
        if (note_of(t, matches[i]).n > 0)
            return true;
    }
    return false;
}

/* The callback interface cannot ask whether all of a long list is wanted, and
 * has no pager. */
static void
on_list(char **matches, int n, int longest)
{
    struct terminal *t = terminal_it();
    int listed = n < LISTED ? n : LISTED, rows, columns;
    int wide = longest < WORDS_WIDE ? longest : WORDS_WIDE;

    rl_get_screen_size(&rows, &columns);
    int room = columns - wide - 3;
    if (room >= NOTES_WIDE && any_noted(t, matches, listed))
        list_noted(t, matches, listed, wide, room);
    else
        rl_display_match_list(matches, listed, longest);
    if (listed < n)
        (void)fprintf(rl_outstream, "and %d more\n", n - listed);
    rl_forced_update_display();
}

void
terminal_complete_start(void)
{
    rl_basic_quote_characters = "";
    rl_special_prefixes = "\""; /* a word keeps its opening quote */
    rl_completion_word_break_hook = on_breaks;
    rl_attempted_completion_function = on_complete;
    rl_completion_display_matches_hook = on_list;
}
