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
#include "fold.h"
#include "terminal_inside.h"

enum {
    LISTED = 40,
    WORD_CAP = 512,
    WORDS_WIDE = 24, /* of the column of words in a list with notes */
    NOTES_WIDE = 16, /* less room than that, and there are none */
    KEPT_ROWS = 3,   /* of the screen, for the line and what is below a list */
    HINT_CAP = 1024
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

/* What may stand below the list, or instead of it. */
static void
hint(struct terminal *t, bool any, struct text *to)
{
    char room[HINT_CAP];
    struct text said;
    struct span left;

    if (t->hooks.hint == NULL)
        return;
    text_init(&said, room, sizeof room);
    t->hooks.hint(t->hooks.ctx, span_of(rl_line_buffer), t->word, any, &said);
    for (left = text_span(&said); left.n > 0;) {
        uint32_t n = 0;

        while (n < left.n && left.at[n] != '\n')
            n++;
        fold_line(to, span_cut(left, 0, n), terminal_columns(t));
        left = span_from(left, n < left.n ? n + 1 : n);
    }
}

/* Nothing can be listed: what might be typed is said above the line. */
static void
hint_alone(struct terminal *t)
{
    char room[HINT_CAP];
    struct text to;

    text_init(&to, room, sizeof room);
    hint(t, false, &to);
    if (to.n > 0)
        terminal_show(text_span(&to));
}

/* Numbers of entries stand the latest first, words by the alphabet. */
static bool
has_entries(struct terminal *t)
{
    struct completion c;

    for (int nth = 0; nth_offer(t, nth, &c); nth++) {
        if (span_starts(c.word, "#"))
            return true;
    }
    return false;
}

static char **
on_complete(const char *word, int start, int end)
{
    struct terminal *t = terminal_it();

    rl_attempted_completion_over = 1; /* never file names */
    if (t->asking || t->hooks.complete == NULL || (uint32_t)start != t->word)
        return NULL;
    t->word_end = (uint32_t)end;
    rl_sort_completion_matches = !has_entries(t);
    char **matches = rl_completion_matches(word, next_match);
    if (matches == NULL)
        hint_alone(t);
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

/* As much of it as so many columns hold; where that is not all, whole words. */
static struct span
cut_to(struct span s, uint32_t most)
{
    struct span cut = columns_cut(s, most);
    uint32_t n = cut.n;

    while (cut.n < s.n && n > 0 && s.at[n] != ' ')
        n--;
    return n > 0 ? span_cut(s, 0, n) : cut;
}

/* A word, and behind it what it is. */
static void
list_noted(struct terminal *t, char **matches, int listed, int wide, int room)
{
    rl_crlf();
    for (int i = 1; i <= listed; i++) {
        struct span note = cut_to(note_of(t, matches[i]), (uint32_t)room);
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

/* Whether the words alone, in columns, leave the line in sight. */
static bool
columns_fit(int n, int longest, int rows, int columns)
{
    int across = columns / (longest + 2);

    return across > 0 && (n + across - 1) / across <= rows - KEPT_ROWS;
}

/* The callback interface cannot ask whether all of a long list is wanted, and
 * has no pager: notes are left out before words are. */
static void
on_list(char **matches, int n, int longest)
{
    struct terminal *t = terminal_it();
    char room[HINT_CAP];
    struct text below;
    int rows, columns;
    int wide = longest < WORDS_WIDE ? longest : WORDS_WIDE;

    rl_get_screen_size(&rows, &columns);
    int notes = columns - wide - 3;
    bool many = n > LISTED || n > rows - KEPT_ROWS;
    bool all = !many || columns_fit(n, longest, rows, columns);
    int listed = all || n < LISTED ? n : LISTED;
    if ((!many || !all) && notes >= NOTES_WIDE && any_noted(t, matches, listed))
        list_noted(t, matches, listed, wide, notes);
    else
        rl_display_match_list(matches, listed, longest);
    if (listed < n)
        (void)fprintf(rl_outstream, "and %d more\n", n - listed);
    text_init(&below, room, sizeof room);
    hint(t, true, &below);
    (void)fwrite(below.at, 1, below.n, rl_outstream);
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
