/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_report_english.c: the English of the reports of battles that nobody
 * would play: what a careful reader would mark in red. And that no body that
 * fought goes without its name.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <strings.h>

#include <cmocka.h>

#include "reporter.h"

#include "made_battle.h"

enum { BATTLES = 300, LINES = 60, TEXT = 1 << 16, WORDS = 1 << 12 };

/* A word of a text, names as X; what follows it. */
struct token {
    char word[48];
    bool name, quoted;
    bool begins; /* a sentence */
    bool stops;  /* is the last word of one */
    bool parted; /* a comma, colon or bracket parts it from the next */
};

static struct token token[WORDS];
static uint32_t tokens;

static char found[TEXT]; /* the first thing to be marked, or nothing */

static void
marked(struct span s, const char *why, const char *word)
{
    if (!found[0])
        snprintf(found, sizeof found, "%.40s (%.400s): %.*s", why, word,
                 (int)s.n, s.at);
}

/* ---- words ---- */

static bool
is_mark(const char *c, const char *mark)
{
    return strncmp(c, mark, strlen(mark)) == 0;
}

/* The byte after a name, or after a quotation. */
static uint32_t
past(struct span s, uint32_t i, const char *end)
{
    while (i < s.n && !is_mark(s.at + i, end))
        i++;
    i += (uint32_t)strlen(end);
    return i < s.n ? i : s.n;
}

static bool
closes(char c)
{
    return c == '.' || c == '!' || c == '?';
}

/* What stands between two words tells whether a sentence ended there. */
static void
see_mark(struct token *t, char c)
{
    t->parted = t->parted || strchr(",;:()", c) != NULL;
    t->stops = t->stops || closes(c);
}

static uint32_t
read_word(struct span s, uint32_t i, struct token *t)
{
    uint32_t n = 0, from = i;

    if (s.at[i] == NAME_BEGIN) {
        t->name = true;
        t->word[0] = 'X';
        return past(s, i, "\002");
    }
    if (is_mark(s.at + i, "“")) {
        t->quoted = true;
        t->word[0] = 'Q';
        i = past(s, i, "”");
        /* a quotation may end a sentence by its own stop */
        for (uint32_t k = i - 3; k > from; k--)
            if (s.at[k - 1] != NAME_END) {
                t->stops = closes(s.at[k - 1]) && (i == s.n || s.at[i] == ' ');
                break;
            }
        return i;
    }
    while (i < s.n && strchr(" ,;()", s.at[i]) == NULL &&
           !((closes(s.at[i]) || s.at[i] == ':') &&
             (i + 1 == s.n || s.at[i + 1] == ' '))) {
        if (n + 1 < sizeof t->word)
            t->word[n++] = s.at[i];
        i++;
    }
    t->word[n] = '\0';
    return i;
}

static void
read_text(struct span s)
{
    bool begins = true;

    tokens = 0;
    memset(token, 0, sizeof token);
    for (uint32_t i = 0; i < s.n;) {
        if (s.at[i] == ' ' || strchr(",;:()", s.at[i]) || closes(s.at[i])) {
            if (tokens > 0)
                see_mark(&token[tokens - 1], s.at[i]);
            i++;
            continue;
        }
        if (tokens > 0)
            begins = token[tokens - 1].stops;
        assert_true(tokens < WORDS);
        token[tokens] = (struct token){.begins = begins};
        i = read_word(s, i, &token[tokens]);
        tokens++;
    }
}

static bool
reads(const struct token *t, const char *word)
{
    return !t->name && !t->quoted && strcasecmp(t->word, word) == 0;
}

/* ---- marks of a text ---- */

static void
check_brackets(struct span s)
{
    int depth = 0, quotes = 0;

    for (uint32_t i = 0; i < s.n; i++) {
        if (s.at[i] == NAME_BEGIN)
            i = past(s, i, "\002");
        if (i >= s.n)
            break;
        depth += s.at[i] == '(';
        depth -= s.at[i] == ')';
        quotes += is_mark(s.at + i, "“");
        quotes -= is_mark(s.at + i, "”");
        if (depth < 0 || depth > 1 || quotes < 0 || quotes > 1)
            marked(s, "brackets", "");
        if (i + 1 < s.n && s.at[i] == ' ' && strchr(" ,.;:)", s.at[i + 1]))
            marked(s, "a blank before a mark", "");
    }
    if (depth || quotes)
        marked(s, "brackets", "");
}

static void
check_sentences(struct span s)
{
    for (uint32_t i = 0; i < tokens; i++) {
        const struct token *t = &token[i];

        if (t->begins && !t->name && !t->quoted &&
            !(t->word[0] >= 'A' && t->word[0] <= 'Z'))
            marked(s, "no capital", t->word);
    }
    if (tokens == 0 || !token[tokens - 1].stops)
        marked(s, "no full stop", "");
}

static void
check_doubled(struct span s)
{
    for (uint32_t i = 0; i + 1 < tokens; i++) {
        const struct token *t = &token[i];

        if (!t->stops && !t->parted && reads(&token[i + 1], t->word))
            marked(s, "a doubled word", t->word);
    }
}

/* ---- numbers ---- */

static bool
is_one(const struct token *t)
{
    return reads(t, "one") || reads(t, "1");
}

/* A number that counts, in words. */
static bool
spelled(const struct token *t)
{
    static const char *const words[] = {
        "two",      "three",   "four",    "five",      "six",      "seven",
        "eight",    "nine",    "ten",     "eleven",    "twelve",   "thirteen",
        "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
        "twenty",   "thirty",  "forty"};

    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (!t->name && strncasecmp(t->word, words[i], strlen(words[i])) == 0 &&
            strchr("-", t->word[strlen(words[i])]))
            return true;
    return false;
}

/* In figures: no length, no time. */
static bool
in_figures(const struct token *t)
{
    return !t->name && t->word[0] &&
           strspn(t->word, "0123456789") == strlen(t->word);
}

static bool
among(const struct token *t, const char *const *words)
{
    for (; *words; words++)
        if (reads(t, *words))
            return true;
    return false;
}

/* One man, two men: of the word behind a number, or one further where a side
 * stands between. */
static void
check_plurals(struct span s)
{
    static const char *const many[] = {
        "men",     "shots",  "guns", "prisoners", "horse",  "dice", "moves",
        "enemies", "points", "were", "have",      "decide", NULL};
    static const char *const one[] = {"man",   "shot", "gun",      "prisoner",
                                      "enemy", "die",  "horseman", "was",
                                      "has",   "move", "decides",  NULL};

    for (uint32_t i = 0; i + 1 < tokens; i++) {
        const struct token *t = &token[i], *next = t + 1;
        bool figure = in_figures(t) && !is_one(t);

        if (t->stops || t->parted)
            continue;
        if (reads(next, "Red") || reads(next, "Blue"))
            next++;
        if (is_one(t) && among(next, many))
            marked(s, "one, and many", next->word);
        if (is_one(t) && reads(next, "foot") && !reads(next + 1, "soldier"))
            marked(s, "one, and many", next->word);
        if ((spelled(t) || figure) && among(next, one))
            marked(s, "many, and one", next->word);
        if ((spelled(t) || figure) && reads(next, "foot") &&
            reads(next + 1, "soldier"))
            marked(s, "many, and one", "soldier");
    }
}

/* Words or figures, not both in a sentence. Points are of another kind. */
static void
check_style(struct span s)
{
    bool words = false, figures = false;

    for (uint32_t i = 0; i < tokens; i++) {
        if (token[i].begins)
            words = figures = false;
        bool points =
            i + 1 < tokens && strncmp(token[i + 1].word, "point", 5) == 0;
        words = words || spelled(&token[i]);
        figures = figures || (in_figures(&token[i]) && !points);
        if (words && figures)
            marked(s, "words and figures", token[i].word);
    }
}

/* ---- the same again ---- */

/* What a sentence is when its names and numbers are taken out, and what goes
 * by them. */
static void
put_bone(char *to, size_t cap, const struct token *t)
{
    static const char *const plurals[][2] = {
        {"men",       "man"     },
        {"shots",     "shot"    },
        {"prisoners", "prisoner"},
        {"were",      "was"     },
        {"have",      "has"     },
        {"horseman",  "horse"   },
        {"dice",      "die"     },
        {"guns",      "gun"     },
        {"enemies",   "enemy"   },
        {"nobody",    "X"       },
        {"Red",       "X"       },
        {"Blue",      "X"       },
        {"foot",      "horse"   },
        {"soldier",   ""        },
        {"none",      "X"       },
        {"together",  ""        },
        {"of",        ""        },
        {"and",       ""        }
    };
    const char *word = t->word;
    size_t n = strlen(to);
    bool label =
        (word[0] == 'M' || word[0] == 'P') && word[1] >= '0' && word[1] <= '9';

    for (size_t i = 0; i < sizeof plurals / sizeof plurals[0]; i++)
        if (reads(t, plurals[i][0]))
            word = plurals[i][1];
    if (t->name || label || spelled(t) || is_one(t) ||
        (word[0] >= '0' && word[0] <= '9') || reads(t, "Red's") ||
        reads(t, "Blue's"))
        word = "X";
    if (!word[0] || (strcmp(word, "X") == 0 && n > 1 && to[n - 2] == 'X'))
        return;
    snprintf(to + n, cap - n, "%.40s ", word);
}

/* No third sentence like the two before it. */
static void
check_monotony(struct span s)
{
    char bones[3][512] = {""};

    for (uint32_t i = 0; i < tokens; i++) {
        if (token[i].begins) {
            memmove(bones[0], bones[1], 2 * sizeof bones[0]);
            bones[2][0] = '\0';
        }
        put_bone(bones[2], sizeof bones[2], &token[i]);
        if (token[i].stops && strcmp(bones[2], bones[1]) == 0 &&
            strcmp(bones[1], bones[0]) == 0)
            marked(s, "three times the same", bones[2]);
    }
}

static void
check_english(struct span s)
{
    found[0] = '\0';
    read_text(s);
    check_brackets(s);
    check_sentences(s);
    check_doubled(s);
    check_plurals(s);
    check_style(s);
    check_monotony(s);
}

static void
must_be_english(struct span s)
{
    check_english(s);
    if (found[0])
        fail_msg("%s", found);
}

/* ---- names ---- */

static bool
stands_in(struct span in, struct span name)
{
    for (uint32_t i = 0; i + name.n <= in.n; i++)
        if (span_eq(span_cut(in, i, i + name.n), name))
            return true;
    return false;
}

static struct span
text_from(const struct report *r, enum part_kind kind, const char *heading)
{
    size_t i = 0;

    while (i < r->n_part &&
           !(r->part[i].kind == kind &&
             (!heading || span_is(doc_span(r, r->part[i].text), heading))))
        i++;
    if (i == r->n_part)
        return SPAN("");
    return (struct span){r->text + r->part[i].text.at,
                         (uint32_t)r->n - r->part[i].text.at};
}

/* Every body that fought is called by its name, or where it is one of several
 * of its arm by its label. */
static void
check_names(const struct report *r)
{
    static const char *const names[] = {"RA", "9th", "RC", "BA", "Blue, 7"};
    struct span all = text_from(r, PART_HEADING, "The battle");

    for (uint32_t i = 0; i < b.g->rows[T_fate]; i++) {
        int32_t row = ROW(b.g->man[b.g->fate[i].man].body);
        bool alone = row == 2 || row == 3; /* RC, BA: the only ones */

        assert_in_range(row, 0, 4);
        if (!alone && !stands_in(all, span_of(names[row])))
            fail_msg("%s fought and is not named: %.*s", names[row], (int)all.n,
                     all.at);
    }
}

/* ---- made battles ---- */

/* What may be written down beside shots and melees. */
static void
other_line(void)
{
    static const char *const side[] = {"red", "blue"};
    char letter = upto(2) ? 'r' : 'b';

    switch (upto(14)) {
    case 0:
        try_line("award %s %u the farm", side[upto(2)], upto(4));
        break;
    case 1:
        try_line("dispute %s was pushed", upto(2) ? "Ann one" : "it");
        break;
    case 2:
        try_line("verdict %s so it was", upto(2) ? "red" : "");
        break;
    case 3:
        try_line("photo IMG_%u", upto(100));
        break;
    case 4:
        try_line("surrender %ui%c to %s s0", 1 + upto(3), letter,
                 letter == 'r' ? "blue" : "red");
        break;
    case 5:
        try_line("free p%u", 1 + upto(4));
        break;
    case 6:
        try_line("restore %ui%c", 1 + upto(2), letter);
        break;
    case 7:
        try_line("clock + 0:%02u", 10 + upto(40));
        break;
    case 8:
        try_line("set gun.shots %u because they said so", 2 + upto(4));
        break;
    case 9:
        try_line("roll %ud6 = %u", 1u, 1 + upto(6));
        break;
    case 10:
        try_line("move p%u 12 n", 1 + upto(4));
        break;
    case 11:
        try_line("player Cy %s", upto(2) ? "ra" : "blue");
        break;
    case 12:
        try_line("overrule: move ra %u n because a wind blew", 13 + upto(40));
        break;
    default:
        b.at_ms += 1000 * (int64_t)upto(90);
        try_line("crew %cg1 %ui%c", letter, 4 + upto(2), letter);
        break;
    }
}

static void
check_report(void)
{
    struct report r = report_of(&everything);

    for (size_t i = 0; i < r.n_part; i++)
        if ((r.part[i].kind == PART_TEXT && !r.part[i].brief) ||
            r.part[i].kind == PART_CLOSE)
            must_be_english(doc_span(&r, r.part[i].text));
    check_names(&r);
    report_release(&r);
}

static void
the_english_of_made_battles(void **state)
{
    static const char *const before[] = {"dead 3ra", "dead 2ba",
                                         "prisoner BA.20-22 of red guard RA.5",
                                         "off RG2", NULL};

    (void)state;
    for (uint32_t i = 0; i < BATTLES; i++) {
        made_start(i, i % 3 ? NULL : before);
        for (int k = 0; k < LINES; k++)
            if (upto(3))
                made_line();
            else
                other_line();
        check_report();
    }
}

static void
the_english_of_the_books_battle(void **state)
{
    struct report r;

    (void)state;
    play("sessions/hooks-farm.umpire");
    r = report_of(&everything);
    for (size_t i = 0; i < r.n_part; i++)
        if (r.part[i].kind == PART_TEXT && !r.part[i].brief)
            must_be_english(doc_span(&r, r.part[i].text));
    report_release(&r);
}

/* ---- what the reader would mark is marked ---- */

static void
reads_well(const char *text)
{
    check_english(span_of(text));
    if (found[0])
        fail_msg("%s", found);
}

static void
reads_ill(const char *text, const char *why)
{
    check_english(span_of(text));
    if (strncmp(found, why, strlen(why)) != 0)
        fail_msg("not marked (%s), but \"%s\": %s", why, found, text);
}

static void
what_is_wrong_is_marked(void **state)
{
    (void)state;
    reads_well("Red fell. Two men fell (M1), 12\" away: “no. no”.");
    reads_well("It was said: “No.” Red went on.");
    reads_ill("Red took the the gun.", "a doubled word");
    reads_ill("Red fell (two men.", "brackets");
    reads_ill("Red fell) two men.", "brackets");
    reads_ill("Red said “no.", "brackets");
    reads_ill("Red fell. two men rose.", "no capital");
    reads_ill("13 men fell.", "no capital");
    reads_ill("Red fell. Blue rose", "no full stop");
    reads_ill("Red lost one men.", "one, and many");
    reads_ill("Red lost 1 Blue foot here.", "one, and many");
    reads_ill("Red fired two shot at it.", "many, and one");
    reads_ill("Red lost three Blue horseman there.", "many, and one");
    reads_ill("Red met two men with 13 men.", "words and figures");
    reads_ill("Red fell , so.", "a blank before a mark");
    reads_well("Red lost two men. Blue lost one man. All fell.");
    reads_ill("Red lost two men. Blue lost one man. Red lost six men.",
              "three times the same");
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_wrong_is_marked),
        told(the_english_of_the_books_battle),
        told(the_english_of_made_battles),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
