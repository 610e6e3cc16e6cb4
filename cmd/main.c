/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * main.c: the command line. Each form of it is a function that opens what it
 * needs, does one thing, and answers with the exit status.
 */
#include "answer.h"
#include "clockface_view.h"
#include "control.h"
#include "editions.h"
#include "list.h"
#include "log_script.h"
#include "outfile.h"
#include "questions.h"

#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifndef UMPIRE_VERSION
#define UMPIRE_VERSION "0"
#endif

static const char usage[] =
    "usage: umpire new FILE [--edition E] [--game G] [--title T]\n"
    "       umpire                             a first battle, by questions\n"
    "       umpire [OPTIONS] FILE              terminal, or standard input\n"
    "       umpire [OPTIONS] -c LINE... FILE   run lines\n"
    "       umpire [OPTIONS] -f SCRIPT FILE    run a script, all or nothing\n"
    "       umpire rule 9 v 11 iso             one ruling, no battle\n"
    "       umpire edition [diff E F]          the editions' table\n"
    "       umpire log [--script] FILE\n"
    "       umpire export FILE TABLE|all [OUT] [--json|--excel]\n"
    "                     [--delimiter C] [--force]\n"
    "       umpire report FILE [-o OUT.txt|md|html] [--without PARTS]\n"
    "                     [--maps FOLDER] [--force]\n"
    "       umpire board FILE -o OUT.html      a page for a second screen\n"
    "       umpire clock FILE [--score]        a big clock on its own\n"
    "       umpire verify FILE\n"
    "       umpire list FILE... [--campaign [N]]\n"
    "options: --json --quiet --keep-going --read-only --clock=manual\n"
    "         --commit-every N --color=auto|always|never --plain -h -V\n";

enum {
    OPT_JSON = 256,
    OPT_QUIET,
    OPT_KEEP,
    OPT_READ_ONLY,
    OPT_CLOCK,
    OPT_COLOR,
    OPT_PLAIN,
    OPT_EVERY,
    OPT_EXCEL,
    OPT_DELIMITER,
    OPT_FORCE,
    OPT_SCRIPT,
    OPT_EDITION,
    OPT_GAME,
    OPT_TITLE,
    OPT_WITHOUT,
    OPT_MAPS,
    OPT_CAMPAIGN,
    OPT_SCORE
};

struct arguments {
    struct options o;
    struct export_options out;
    bool script, lines, colour_given;
    bool score; /* on the clock */
    enum colour colour;
    const char *from; /* -f */
    const char *edition, *game, *title;
    bool metric;                /* a new battle is in centimetres */
    const char *to;             /* -o */
    const char *without, *maps; /* of a report */
    int32_t up;                 /* of a campaign; 0: none */
    char **word;                /* what is no option */
    int n;
};

static int
bad_usage(const char *why, const char *word)
{
    char buffer[512];
    struct text t;

    text_init(&t, buffer, sizeof buffer);
    text_safe(&t, span_of(word ? word : ""));
    fflush(stdout);
    fprintf(stderr, "umpire: %s%s%s\n", why, word ? ": " : "", text_z(&t));
    fputs(usage, stderr);
    return STATUS_USAGE;
}

/* One option; STATUS_DONE, or STATUS_USAGE after saying why. */
static int
option(struct arguments *a, int c)
{
    switch (c) {
    case 'c':
        a->lines = true;
        break;
    case 'f':
        a->from = optarg;
        break;
    case 'o':
        a->to = optarg;
        break;
    case OPT_WITHOUT:
        a->without = optarg;
        break;
    case OPT_MAPS:
        a->maps = optarg;
        break;
    case OPT_JSON:
        a->o.json = a->out.json = true;
        break;
    case OPT_QUIET:
        a->o.quiet = true;
        break;
    case OPT_KEEP:
        a->o.keep_going = true;
        break;
    case OPT_READ_ONLY:
        a->o.read_only = true;
        break;
    case OPT_PLAIN:
        a->o.plain = true;
        break;
    case OPT_EXCEL:
        a->out.excel = true;
        break;
    case OPT_FORCE:
        a->o.force = true;
        break;
    case OPT_SCORE:
        a->score = true;
        break;
    case OPT_SCRIPT:
        a->script = true;
        break;
    case OPT_EDITION:
        a->edition = optarg;
        break;
    case OPT_GAME:
        a->game = optarg;
        break;
    case OPT_TITLE:
        a->title = optarg;
        break;
    default:
        return STATUS_USAGE;
    }
    return STATUS_DONE;
}

/* Colour on a terminal that has it, unless the user does without. */
static bool
auto_colour(void)
{
    const char *term = getenv("TERM");
    const char *none = getenv("NO_COLOR");
    return isatty(STDERR_FILENO) && !(none && none[0]) && term &&
           strcmp(term, "dumb") != 0;
}

/* How many points up win a campaign: behind the option, or as the book has
 * it where a file or nothing stands there. */
static int
campaign_value(struct arguments *a, char **argv)
{
    const char *word = optarg ? optarg : argv[optind];
    a->up = CAMPAIGN_UP;
    if (!word)
        return STATUS_DONE;
    bool number = word[0] && strspn(word, "0123456789") == strlen(word);
    if (!number && !optarg)
        return STATUS_DONE;
    optind += !optarg;
    return number && span_number(span_of(word), CAMPAIGN_MOST, &a->up) &&
                   a->up > 0
               ? STATUS_DONE
               : bad_usage("--campaign wants points, not", word);
}

/* Options whose values are checked. */
static int
option_value(struct arguments *a, int c, char **argv)
{
    if (c == OPT_CAMPAIGN)
        return campaign_value(a, argv);
    struct span v = span_of(optarg);
    if (c == OPT_CLOCK) {
        a->o.manual = span_is(v, "manual");
        return a->o.manual || span_is(v, "live")
                   ? STATUS_DONE
                   : bad_usage("--clock is manual or live, not", optarg);
    }
    if (c == OPT_COLOR) {
        bool always = span_is(v, "always"), never = span_is(v, "never");
        a->colour = always ? COLOUR_ALWAYS : never ? COLOUR_NEVER : COLOUR_AUTO;
        a->colour_given = true;
        return always || never || span_is(v, "auto")
                   ? STATUS_DONE
                   : bad_usage("--color is auto, always or never, not", optarg);
    }
    if (c == OPT_EVERY)
        return span_number(v, 1000000, &a->o.commit_every) &&
                       a->o.commit_every > 0
                   ? STATUS_DONE
                   : bad_usage("--commit-every wants a number, not", optarg);
    if (v.n != 1 || v.at[0] == '"')
        return bad_usage("--delimiter is one character, not", optarg);
    a->out.delimiter = v.at[0];
    return STATUS_DONE;
}

static const struct option longs[] = {
    {"json",         no_argument,       NULL, OPT_JSON     },
    {"quiet",        no_argument,       NULL, OPT_QUIET    },
    {"keep-going",   no_argument,       NULL, OPT_KEEP     },
    {"read-only",    no_argument,       NULL, OPT_READ_ONLY},
    {"clock",        required_argument, NULL, OPT_CLOCK    },
    {"color",        required_argument, NULL, OPT_COLOR    },
    {"plain",        no_argument,       NULL, OPT_PLAIN    },
    {"commit-every", required_argument, NULL, OPT_EVERY    },
    {"excel",        no_argument,       NULL, OPT_EXCEL    },
    {"delimiter",    required_argument, NULL, OPT_DELIMITER},
    {"force",        no_argument,       NULL, OPT_FORCE    },
    {"script",       no_argument,       NULL, OPT_SCRIPT   },
    {"edition",      required_argument, NULL, OPT_EDITION  },
    {"game",         required_argument, NULL, OPT_GAME     },
    {"title",        required_argument, NULL, OPT_TITLE    },
    {"output",       required_argument, NULL, 'o'          },
    {"without",      required_argument, NULL, OPT_WITHOUT  },
    {"maps",         required_argument, NULL, OPT_MAPS     },
    {"campaign",     optional_argument, NULL, OPT_CAMPAIGN },
    {"score",        no_argument,       NULL, OPT_SCORE    },
    {"help",         no_argument,       NULL, 'h'          },
    {"version",      no_argument,       NULL, 'V'          },
    {NULL,           0,                 NULL, 0            },
};

/* Of several letters in one word only the letter is known. */
static int
bad_option(char **argv)
{
    char letter[] = {'-', (char)optopt, '\0'};
    bool one = optopt > ' ' && optopt <= '~';
    return bad_usage("no such option, or not so",
                     one ? letter : argv[optind - 1]);
}

/* -1: go on; else the exit status. */
static int
read_arguments(struct arguments *a, int argc, char **argv)
{
    int c;
    opterr = 0; /* its own words would hold the option's bytes as they are */
    while ((c = getopt_long(argc, argv, "cf:o:hV", longs, NULL)) != -1) {
        int status;
        if (c == 'h') {
            fputs(usage, stdout);
            return STATUS_DONE;
        }
        if (c == 'V') {
            puts("umpire " UMPIRE_VERSION);
            return STATUS_DONE;
        }
        if (c == OPT_CLOCK || c == OPT_COLOR || c == OPT_EVERY ||
            c == OPT_DELIMITER || c == OPT_CAMPAIGN)
            status = option_value(a, c, argv);
        else if (c == '?' || option(a, c) != STATUS_DONE)
            status = bad_option(argv);
        else
            status = STATUS_DONE;
        if (status != STATUS_DONE)
            return status;
    }
    a->word = argv + optind;
    a->n = argc - optind;
    return -1;
}

/* --- the forms --- */

static int
run_line(struct session *s, const char *verb, const char *rest)
{
    char at[LINE_MAX_BYTES + 64];
    struct text t;
    text_init(&t, at, sizeof at);
    text_str(&t, verb);
    text_char(&t, ' ');
    text_str(&t, rest);
    return session_line(s, text_span(&t));
}

static int
form_new(struct session *s, const struct arguments *a)
{
    struct fault why;
    if (a->n != 2)
        return bad_usage("new makes one file", NULL);
    int status = session_create(s, a->word[1]);
    if (status == STATUS_DONE && a->title)
        status = run_line(s, "battle", a->title);
    if (status == STATUS_DONE && a->edition)
        status = run_line(s, "edition", a->edition);
    if (status == STATUS_DONE && a->metric &&
        verb_find(&s->lexicon, SPAN("units"), &why))
        status = run_line(s, "units", "cm");
    if (status == STATUS_DONE && a->game)
        status = run_line(s, "game", a->game);
    if (status != STATUS_DONE && s->file && s->history.n == 0)
        unlink(a->word[1]);
    return status;
}

static int
form_rule(struct session *s, const struct arguments *a)
{
    char at[LINE_MAX_BYTES];
    struct text t;
    text_init(&t, at, sizeof at);
    for (int i = 0; i < a->n; i++) {
        if (i > 0)
            text_char(&t, ' ');
        text_str(&t, a->word[i]);
    }
    if (a->n < 2)
        return bad_usage("which ruling? rule 9 v 11 iso", NULL);
    return session_line(s, text_span(&t));
}

static int
form_edition(struct session *s, const struct arguments *a)
{
    bool diff = a->n > 1 && strcmp(a->word[1], "diff") == 0;
    if (a->n != 1 && !(diff && a->n == 4))
        return bad_usage("edition, or edition diff E F", NULL);
    return editions_form(s, a->word + 1, a->n - 1, a->o.json);
}

static int
form_log(struct session *s, const struct arguments *a)
{
    struct words w = {0};
    if (a->n != 2)
        return bad_usage("log shows one battle", NULL);
    s->o.read_only = true;
    int status = session_open(s, a->word[1]);
    if (status != STATUS_DONE)
        return status;
    if (!a->script)
        return session_line(s, SPAN("log 1000000"));
    if (!log_script(s, &w)) {
        chatter(s, "the log cannot be read", file_error(s->file));
        status = STATUS_FILE;
    } else if (w.n > 0)
        fwrite(w.at, 1, w.n, stdout);
    free(w.at);
    return status;
}

static int
form_export(struct session *s, const struct arguments *a)
{
    if (a->n < 3 || a->n > 4)
        return bad_usage("export FILE TABLE|all [OUT]", NULL);
    bool all = strcmp(a->word[2], "all") == 0;
    int table = table_find(span_of(a->word[2]));
    if (!all && table < 0)
        return bad_usage("no such table", a->word[2]);
    if (all && a->n < 4)
        return bad_usage("export all wants a folder", NULL);
    s->o.read_only = true;
    int status = session_open(s, a->word[1]);
    if (status != STATUS_DONE)
        return status;
    if (all)
        return export_all(s, a->word[3], &a->out);
    return export_table(s, table, a->n == 4 ? a->word[3] : NULL, &a->out);
}

static int
form_report(struct session *s, const struct arguments *a)
{
    struct report_asked ask = {.path = a->to, .maps = a->maps};
    struct span bad;
    if (a->n != 2)
        return bad_usage("report tells one battle", NULL);
    if (a->to && report_form_of(span_of(a->to)) == REPORT_FORMS)
        return bad_usage("a report is .txt, .md or .html, not", a->to);
    if (a->without &&
        !report_without_read(span_of(a->without), &ask.without, &bad))
        return bad_usage("--without takes", report_without_words);
    s->o.read_only = true;
    int status = session_open(s, a->word[1]);
    return status == STATUS_DONE ? report_file(s, &ask) : status;
}

static int
form_board(struct session *s, const struct arguments *a)
{
    if (a->n != 2 || !a->to)
        return bad_usage("board FILE -o OUT.html", NULL);
    s->o.read_only = true;
    int status = session_open(s, a->word[1]);
    return status == STATUS_DONE ? board_write(s, a->to) : status;
}

static int
form_clock(struct session *s, const struct arguments *a)
{
    if (a->n != 2)
        return bad_usage("clock follows one battle", NULL);
    return clockface_run(s, &(struct clock_view){a->word[1], a->score});
}

static int
form_verify(struct session *s, const struct arguments *a)
{
    char at[512];
    struct text why;
    if (a->n != 2)
        return bad_usage("verify checks one battle", NULL);
    s->o.read_only = true;
    int status = session_open(s, a->word[1]);
    if (status != STATUS_DONE)
        return status;
    text_init(&why, at, sizeof at);
    if (file_integrity(s->file, &why) != KEPT ||
        !table_verify(s->file, &s->history, &why)) {
        chatter(s, "differs", text_span(&why));
        return STATUS_DIFFERS;
    }
    printf("%s: %d entries, all as recorded\n", a->word[1], s->history.n);
    return STATUS_DONE;
}

static int
form_list(struct session *s, const struct arguments *a)
{
    if (a->n < 2)
        return bad_usage("list which battles?", NULL);
    return list_form(&s->o, a->word + 1, a->n - 1, a->up);
}

static int
run_script(struct session *s, const char *path)
{
    static struct line_source r; /* too large for the stack */
    bool in = strcmp(path, "-") == 0;
    int fd = in ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0) {
        chatter(s, strerror(errno), span_of(path));
        return STATUS_FILE;
    }
    reader_init(&r, fd);
    int status = session_script(s, &r, in ? "standard input" : path, true);
    if (!in)
        close(fd);
    return status;
}

static int
run_lines(struct session *s, const struct arguments *a)
{
    int status = STATUS_DONE;
    s->source = "-c";
    for (int i = 0; i + 1 < a->n; i++) {
        s->source_line = (uint32_t)i + 1;
        int one = session_line(s, span_of(a->word[i]));
        if (status == STATUS_DONE)
            status = one;
        if (s->lost || (one != STATUS_DONE && !s->o.keep_going))
            break;
    }
    return status;
}

/* Nothing but options: a first battle, by questions at the terminal. */
static int
form_first(struct session *s, const struct arguments *a)
{
    char at[LINE_MAX_BYTES];
    struct text before;
    if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO) || a->title ||
        a->o.read_only)
        return bad_usage("which battle?", NULL);
    if (a->edition && strcmp(a->edition, "density") == 0)
        return bad_usage("the questions are of Little Wars, not", "density");
    text_init(&before, at, sizeof at);
    if (a->edition) {
        text_str(&before, "edition ");
        text_str(&before, a->edition);
        text_char(&before, '\n');
    }
    text_str(&before, a->metric ? "units cm\n" : "");
    if (a->game) {
        text_str(&before, "game ");
        text_str(&before, a->game);
        text_char(&before, '\n');
    }
    return questions_ask(s, text_span(&before));
}

static int
form_battle(struct session *s, const struct arguments *a)
{
    static struct line_source r;
    if (a->n == 0 && !a->lines && !a->from)
        return form_first(s, a);
    if (a->n < 1 || (!a->lines && a->n != 1) || (a->lines && a->n < 2))
        return bad_usage("which battle?", NULL);
    int status = session_open(s, a->word[a->n - 1]);
    if (status != STATUS_DONE)
        return status;
    if (a->from)
        return run_script(s, a->from);
    if (a->lines)
        return run_lines(s, a);
    if (isatty(STDIN_FILENO) && isatty(STDOUT_FILENO))
        return session_prompt(s);
    reader_init(&r, STDIN_FILENO);
    return session_script(s, &r, "standard input", false);
}

static const struct {
    const char *name;
    int (*run)(struct session *s, const struct arguments *a);
} forms[] = {
    {"new",     form_new    },
    {"rule",    form_rule   },
    {"edition", form_edition},
    {"log",     form_log    },
    {"export",  form_export },
    {"report",  form_report },
    {"board",   form_board  },
    {"clock",   form_clock  },
    {"verify",  form_verify },
    {"list",    form_list   },
};

static int
run(struct session *s, const struct arguments *a)
{
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++)
        if (a->n > 0 && !a->lines && !a->from &&
            strcmp(a->word[0], forms[i].name) == 0)
            return forms[i].run(s, a);
    return form_battle(s, a);
}

/* --- the user's own settings --- */

static void
tell_setting(void *ctx, struct span sentence)
{
    (void)ctx;
    fprintf(stderr, "umpire: %.*s\n", (int)sentence.n, sentence.at);
}

/* What the command line does not say is as the user likes it. */
static void
take_settings(struct arguments *a, struct settings *own)
{
    struct verbs list[ALL_LISTS];
    const struct lexicon verbs = {list, ALL_LISTS, SET_BOTH};
    all_verbs(&program_control, list);
    settings_read(own, &verbs, tell_setting, NULL);
    if (!a->colour_given)
        a->colour = own->colour;
    a->o.colour = !a->o.plain && (a->colour == COLOUR_ALWAYS ||
                                  (a->colour == COLOUR_AUTO && auto_colour()));
    a->o.hints = own->hints;
    a->o.notify = own->notify;
    a->o.aliases = &own->aliases;
    a->o.control = &program_control;
    a->metric = own->metric;
    if (!a->edition && own->edition[0])
        a->edition = own->edition;
}

/* Who reads from the pipe has had enough: `umpire log FILE | head`. */
static bool
reader_gone(void)
{
    struct pollfd out = {.fd = STDOUT_FILENO, .events = POLLOUT};
    return poll(&out, 1, 0) > 0 && (out.revents & POLLERR);
}

static int
all_written(void)
{
    errno = 0;
    if (fflush(stdout) == 0 && !ferror(stdout))
        return STATUS_DONE;
    if (!reader_gone())
        fprintf(stderr, "umpire: standard output: %s\n",
                errno ? strerror(errno) : "not all of it could be written");
    return STATUS_FILE;
}

int
main(int argc, char **argv)
{
    static struct session s;
    static struct settings own;
    struct arguments a = {0};
    setlocale(LC_CTYPE, "");
    signal(SIGPIPE, SIG_IGN); /* a closed pipe is an error of writing */
    int status = read_arguments(&a, argc, argv);
    if (status >= 0)
        return status;
    take_settings(&a, &own);
    if (!session_init(&s, &a.o)) {
        fputs("umpire: out of memory\n", stderr);
        return STATUS_FILE;
    }
    status = run(&s, &a);
    session_release(&s);
    return status == STATUS_DONE ? all_written() : status;
}
