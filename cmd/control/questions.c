/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * questions.c: the seven questions of a first battle.
 *
 * An answer becomes a line of the language, which is tried at once on the
 * session's history, that has no file yet; so what is wrong is said as it
 * would be at the prompt, and asked again. With the last answer what was tried
 * is taken back, the file is made, and the same lines go the usual way.
 */
#include "questions.h"

#include "answer.h"
#include "say.h"
#include "trial.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { QUESTIONS = 7, LINES_BYTES = 6 * LINE_MAX_BYTES, PATH_BYTES = 1024 };

struct questions {
    struct session *s;
    struct terminal *terminal;
    char room[LINES_BYTES];
    struct text lines; /* those that stand, each ended by \n */
    char force[LINE_MAX_BYTES];
    uint32_t force_n; /* Red's, as Blue may have it too */
    char title_room[LINE_MAX_BYTES];
    struct text title; /* the line that gives it */
    char path[PATH_BYTES];
    char name[80]; /* offered for the battle */
    int made;      /* status of making the file */
};

static const char *const sides[] = {"red", "blue"};

/* --- lines --- */

/* Whether the line stands after the others; said where it does not. */
static bool
try(struct questions *q, struct span line)
{
    struct session *s = q->s;
    struct line l = {.word = s->word};
    struct span rest;
    struct fault why;
    struct ruling r;
    if (!line_read(line, &s->lexicon, &l, &rest, &why)) {
        answer_fault(s, line, &l, &why);
        return false;
    }
    bool stands = session_add(s, &l, &r);
    if (!stands)
        answer_fault(s, line, &l, &r.why);
    return stands;
}

static void
keep(struct questions *q, struct span line)
{
    text_put(&q->lines, line);
    text_char(&q->lines, '\n');
}

static bool
keep_if_stands(struct questions *q, const struct text *line)
{
    if (!try(q, text_span(line)))
        return false;
    keep(q, text_span(line));
    return true;
}

/* A name between quotes, those within it doubled. */
static void
quote(struct text *to, struct span name)
{
    text_str(to, " \"");
    for (uint32_t i = 0; i < name.n; i++) {
        if (name.at[i] == '"')
            text_char(to, '"');
        text_char(to, name.at[i]);
    }
    text_char(to, '"');
}

/* --- what an answer comes to --- */

static bool
separates(struct span s, uint32_t i, uint32_t *width)
{
    *width = s.at[i] == ',' || s.at[i] == ';'        ? 1
             : span_starts(span_from(s, i), " and ") ? 5
                                                     : 0;
    return *width > 0;
}

/* Ann; Ann and Ben; Ann, Ben, Cy */
static bool
take_players(struct questions *q, struct span answer, int side)
{
    char at[LINE_MAX_BYTES];
    struct text line;
    uint32_t from = 0, width = 0;
    text_init(&line, at, sizeof at);
    text_str(&line, "side ");
    text_str(&line, sides[side]);
    bool any = false;
    for (uint32_t i = 0; !span_same_z(answer, "nobody") && i <= answer.n; i++) {
        if (i < from || (i < answer.n && !separates(answer, i, &width)))
            continue;
        struct span name = span_trim(span_cut(answer, from, i));
        from = i + width;
        if (name.n == 0)
            continue;
        text_str(&line, any ? "" : " player");
        quote(&line, name);
        any = true;
    }
    text_str(&line, side ? " back north" : " back south");
    return keep_if_stands(q, &line);
}

static bool
take_red(struct questions *q, struct span answer)
{
    return take_players(q, answer, 0);
}

static bool
take_blue(struct questions *q, struct span answer)
{
    return take_players(q, answer, 1);
}

/* The next word of an answer, blanks and commas between them. */
static struct span
next_word(struct span *rest)
{
    uint32_t from = 0;
    while (from < rest->n && strchr(" ,;", rest->at[from]))
        from++;
    uint32_t to = from;
    while (to < rest->n && !strchr(" ,;", rest->at[to]))
        to++;
    struct span word = span_cut(*rest, from, to);
    *rest = span_from(*rest, to);
    return word;
}

/* 24 foot, 12 horse and 1 gun; or the bare numbers in that order. */
static void
force_words(struct text *to, struct span answer)
{
    static const char *const what[] = {" inf", " cav", " guns"};
    struct span rest = answer;
    int32_t n;
    bool bare = true;
    for (struct span w = next_word(&rest); w.n > 0; w = next_word(&rest))
        bare = bare && span_number(w, INT32_MAX, &n);
    rest = answer;
    int i = 0;
    for (struct span w = next_word(&rest); w.n > 0; w = next_word(&rest)) {
        if (span_same_z(w, "and"))
            continue;
        text_char(to, ' ');
        text_put(to, w);
        if (bare && i < 3)
            text_str(to, i == 2 && span_is(w, "1") ? " gun" : what[i]);
        i++;
    }
}

static bool
take_force(struct questions *q, struct span answer, int side)
{
    char at[LINE_MAX_BYTES];
    struct text line;
    text_init(&line, at, sizeof at);
    text_str(&line, "force ");
    text_str(&line, sides[side]);
    uint32_t from = line.n;
    if (side && span_same_z(answer, "the same"))
        text_put(&line, (struct span){q->force, q->force_n});
    else
        force_words(&line, answer);
    if (!keep_if_stands(q, &line))
        return false;
    q->force_n = line.n - from;
    memcpy(q->force, line.at + from, q->force_n);
    return true;
}

static bool
take_red_force(struct questions *q, struct span answer)
{
    return take_force(q, answer, 0);
}

static bool
take_blue_force(struct questions *q, struct span answer)
{
    return take_force(q, answer, 1);
}

/* A bare number is minutes. */
static bool
take_clock(struct questions *q, struct span answer)
{
    char at[LINE_MAX_BYTES];
    struct text line;
    int32_t minutes;
    if (span_same_z(answer, "book"))
        return true;
    text_init(&line, at, sizeof at);
    text_str(&line, "clock ");
    text_put(&line, answer);
    if (span_number(answer, INT32_MAX, &minutes))
        text_str(&line, ":00");
    return keep_if_stands(q, &line);
}

static bool
take_first(struct questions *q, struct span answer)
{
    char at[LINE_MAX_BYTES];
    struct text line;
    if (span_same_z(answer, "toss")) {
        keep(q, SPAN("toss first"));
        return true;
    }
    text_init(&line, at, sizeof at);
    text_str(&line, "start ");
    text_put(&line, answer);
    return keep_if_stands(q, &line);
}

/* --- its name --- */

/* The Orchard: the-orchard */
static void
file_name(struct text *to, struct span title)
{
    uint32_t from = to->n;
    for (uint32_t i = 0; i < title.n; i++) {
        unsigned char c = (unsigned char)title.at[i];
        bool upper = c >= 'A' && c <= 'Z';
        bool kept = upper || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
                    c >= 0x80;
        if (kept)
            text_char(to, (char)(upper ? c | 0x20 : c));
        else if (to->n > from && to->at[to->n - 1] != '-')
            text_char(to, '-');
    }
    while (to->n > from && to->at[to->n - 1] == '-')
        to->n--;
    if (to->n == from)
        text_str(to, "battle");
}

static bool
ends_as_file(struct span s)
{
    struct span end = SPAN(".battle");
    return s.n > end.n && span_same(span_from(s, s.n - end.n), end);
}

/* What a path is called is the title. */
static struct span
title_of(struct span path)
{
    uint32_t from = path.n, to = path.n;
    while (from > 0 && path.at[from - 1] != '/')
        from--;
    if (ends_as_file(span_from(path, from)))
        to -= SPAN(".battle").n;
    return span_cut(path, from, to);
}

/* A title, of which the file's name is made; or a path, taken as it is. */
static bool
take_name(struct questions *q, struct span answer)
{
    struct text path;
    bool named = ends_as_file(answer) || memchr(answer.at, '/', answer.n);
    text_init(&q->title, q->title_room, sizeof q->title_room);
    text_str(&q->title, "battle");
    quote(&q->title, named ? title_of(answer) : answer);
    text_init(&path, q->path, sizeof q->path);
    if (named)
        text_put(&path, answer);
    else
        file_name(&path, answer);
    if (!ends_as_file(text_span(&path)))
        text_str(&path, ".battle");
    text_z(&path);
    return try(q, text_span(&q->title));
}

/* --- asking --- */

struct asks {
    const char *asks, *usual, *more;
    bool (*take)(struct questions *q, struct span answer);
};

/* clang-format off */
static const struct asks rows[QUESTIONS] = {
    { "Who commands Red, from the south?", "nobody",
      "a name, or several: Ann and Ben", take_red },
    { "Who commands Blue, from the north?", "nobody",
      "a name, or several: Ann and Ben", take_blue },
    { "Red's men and guns?", "24 foot 12 horse 1 gun",
      "for each gun 20 to 25 foot and 12 to 15 horse; 24 12 1 is the same",
      take_red_force },
    { "Blue's men and guns?", "the same",
      "equal forces are fair; what is uneven is said, and played",
      take_blue_force },
    { "The clock of a move?", "book",
      "book: a minute for 30 men and one for each gun; 4:00: always four;\n"
      "    off: nobody is hurried", take_clock },
    { "Who moves first: red, blue, toss?", "toss",
      "toss: the umpire throws for it", take_first },
    { "What is the battle called?", NULL,
      "its title; the file is named after it, or is what ends in .battle",
      take_name },
};
/* clang-format on */

/* The first of its kind that is no file yet. */
static void
offer_name(struct questions *q)
{
    char at[120];
    struct text name, path;
    for (int n = 1; n < 1000; n++) {
        text_init(&name, q->name, sizeof q->name);
        text_str(&name, "First battle");
        if (n > 1) {
            text_char(&name, ' ');
            text_int(&name, n);
        }
        text_z(&name);
        text_init(&path, at, sizeof at);
        file_name(&path, text_span(&name));
        text_str(&path, ".battle");
        if (access(text_z(&path), F_OK) != 0)
            return;
    }
}

/* false: who was asked has left. */
static bool
ask_one(struct questions *q, int i)
{
    const struct asks *row = &rows[i];
    const char *usual = row->usual ? row->usual : q->name;
    char at[160];
    struct text t;
    struct span answer;
    text_init(&t, at, sizeof at);
    text_int(&t, i + 1);
    text_str(&t, "  ");
    text_str(&t, row->asks);
    text_str(&t, " [");
    text_str(&t, usual);
    text_str(&t, "] > ");
    for (;;) {
        fflush(stdout);
        if (terminal_ask(q->terminal, text_z(&t), &answer) != TYPED_LINE)
            return false;
        answer = span_trim(answer);
        if (span_is(answer, "?"))
            remark_line(q->s, "    ", span_of(row->more));
        else if (row->take(q, answer.n > 0 ? answer : span_of(usual)))
            return true;
    }
}

/* The file under its name; asked for again where it cannot be made. */
static bool
make_file(struct questions *q)
{
    do {
        /* A battle is named before it starts. */
        history_drop(&q->s->history, 0);
        if (!ask_one(q, QUESTIONS - 1))
            return false;
        history_drop(&q->s->history, 0);
        q->made = session_create(q->s, q->path);
    } while (q->made != STATUS_DONE);
    return true;
}

/* --- the lines, the usual way --- */

static int
run(struct session *s, struct span line)
{
    remark_line(s, "> ", line);
    return session_line(s, line);
}

/* Takes the first of the lines off, without its end; false: there is none. */
static bool
next_line(struct span *lines, struct span *line)
{
    uint32_t n = 0;
    while (n < lines->n && lines->at[n] != '\n')
        n++;
    if (n == lines->n)
        return false;
    *line = span_cut(*lines, 0, n);
    *lines = span_from(*lines, n + 1);
    return true;
}

static int
run_all(struct session *s, struct span lines)
{
    int status = STATUS_DONE;
    struct span line;
    while (status == STATUS_DONE && next_line(&lines, &line))
        status = run(s, line);
    return status;
}

/* Who won the toss begins. */
static int
run_start(struct session *s)
{
    const struct game *g = &s->history.game;
    char at[40];
    struct text line;
    if (g->battle->phase != PHASE_SETUP)
        return STATUS_DONE;
    text_init(&line, at, sizeof at);
    text_str(&line, "start ");
    text_str(&line, sides[g->battle->first == 2]);
    return run(s, text_span(&line));
}

/* --- the whole --- */

static bool
try_lines(struct questions *q, struct span lines)
{
    struct span line;
    while (next_line(&lines, &line))
        if (!try(q, line))
            return false;
    return true;
}

/* The answers, and the file they are to go to. */
static bool
ask_all(struct questions *q)
{
    remark(q->s, SPAN("A battle by the book, in seven questions.  Enter takes "
                      "what stands in brackets,\n"
                      "? tells more, Ctrl-D leaves with nothing made.\n"));
    for (int i = 0; i < QUESTIONS - 1; i++)
        if (!ask_one(q, i))
            return false;
    offer_name(q);
    return make_file(q);
}

static int
play(struct questions *q, struct span before)
{
    struct session *s = q->s;
    remark_line(
        s, q->path,
        SPAN(" begins with these lines, as they could have been typed:"));
    int status = run_all(s, before);
    if (status == STATUS_DONE)
        status = run(s, text_span(&q->title));
    if (status == STATUS_DONE)
        status = run_all(s, text_span(&q->lines));
    if (status == STATUS_DONE)
        status = run_start(s);
    if (status != STATUS_DONE)
        return status;
    char at[120];
    struct text t;
    text_init(&t, at, sizeof at);
    text_str(&t, "next begins the first move of ");
    say_side(&t, &s->history.game, s->history.game.battle->first);
    remark_line(s, text_z(&t), SPAN("; help shows the dozen words one needs."));
    s->told = true;
    return session_prompt(s);
}

static int
ask_and_play(struct questions *q, struct span before)
{
    bool begun = try_lines(q, before), made = begun && ask_all(q);
    terminal_close(q->terminal);
    if (!begun)
        return STATUS_WRONG;
    if (made)
        return play(q, before);
    puts("Nothing was made.");
    return STATUS_DONE;
}

int
questions_ask(struct session *s, struct span before)
{
    static const struct terminal_hooks none;
    struct questions *q = calloc(1, sizeof *q);
    if (!q) {
        chatter(s, "out of memory", SPAN(""));
        return STATUS_FILE;
    }
    q->s = s;
    q->terminal = terminal_open(&none);
    text_init(&q->lines, q->room, sizeof q->room);
    int status = STATUS_DONE;
    if (!q->terminal) {
        chatter(s, "no terminal to ask at", SPAN(""));
        status = STATUS_FILE;
    } else {
        s->columns = terminal_columns(q->terminal);
        status = ask_and_play(q, before);
    }
    free(q);
    return status;
}
