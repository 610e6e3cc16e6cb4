/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * control.c: the verbs of the program itself: tables out, scripts in, copies,
 * hints, quit. They make no entry of their own.
 */
#include "control_in.h"

#include "import.h"
#include "now.h"
#include "path.h"
#include "progress.h"
#include "say.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

bool
control_spares(const struct session *s, const char *path, struct text *why)
{
    bool own = s->file && file_is_at(s->file, path);
    if (!own && !file_is_battle(path))
        return true;
    text_str(why,
             own ? "that is the battle itself: " : "that is another battle: ");
    text_safe(why, span_of(path));
    return false;
}

bool
control_open(const struct session *s, struct outfile *out, const char *path,
             struct text *why)
{
    return control_spares(s, path, why) &&
           outfile_open(out, path, s->o.force, why);
}

/* --- export --- */

static int
to_stdout(struct session *s, int table, const struct export_options *o)
{
    char at[512];
    struct text why;
    text_init(&why, at, sizeof at);
    enum kept k = table_export(&s->history, s->file, table, o, stdout);
    bool flushed = outfile_flushed(stdout, &why);
    if (k == KEPT && flushed)
        return STATUS_DONE;
    chatter(s, "the table could not be written",
            k == KEPT ? text_span(&why) : span_of(file_sentence(k)));
    return STATUS_FILE;
}

/* The progress, o->ctx, is cleared before anything is said. */
static int
to_file(struct session *s, int table, const char *path,
        const struct export_options *o)
{
    char at[512];
    struct text why;
    struct outfile out = {0};
    text_init(&why, at, sizeof at);
    enum kept k = KEPT;
    bool done = control_open(s, &out, path, &why);
    if (done) {
        k = table_export(&s->history, s->file, table, o, out.to);
        done = k == KEPT && outfile_keep(&out, &why);
    }
    outfile_drop(&out);
    if (done)
        return STATUS_DONE;
    progress_end(o->ctx);
    chatter(s, "not written",
            k == KEPT ? text_span(&why) : span_of(file_sentence(k)));
    return STATUS_FILE;
}

/* How far it has come, for who waits at a terminal. */
static struct export_options
watched(const struct session *s, const struct export_options *asked,
        const char *what, struct progress *p)
{
    struct export_options o = *asked;
    FILE *to = s->o.quiet || s->o.plain ? NULL : progress_terminal();
    progress_begin(p, to, what, now_boot_ms());
    o.step = progress_called;
    o.ctx = p;
    return o;
}

int
export_table(struct session *s, int table, const char *path,
             const struct export_options *asked)
{
    struct progress p;
    if (!path)
        return to_stdout(s, table, asked);
    struct export_options o = watched(s, asked, table_name(table), &p);
    int status = to_file(s, table, path, &o);
    progress_end(&p);
    if (status == STATUS_DONE)
        wrote(s, "the table is in", path);
    return status;
}

int
export_all(struct session *s, const char *folder,
           const struct export_options *asked)
{
    char path[PATH_MAX];
    struct progress p;
    struct export_options o = watched(s, asked, "", &p);
    int status = STATUS_DONE;
    if (mkdir(folder, 0777) != 0 && errno != EEXIST) {
        chatter(s, "cannot make the folder", span_of(folder));
        return STATUS_FILE;
    }
    for (int table = 0; table < TABLE_PROMISED && status == STATUS_DONE;
         table++) {
        struct text t;
        text_init(&t, path, sizeof path);
        text_str(&t, folder);
        text_char(&t, '/');
        text_str(&t, table_name(table));
        text_str(&t, o.json ? ".json" : ".csv");
        p.what = table_name(table);
        status = to_file(s, table, text_z(&t), &o);
    }
    progress_end(&p);
    if (status == STATUS_DONE)
        wrote(s, "the tables are in", folder);
    return status;
}

static int
control_export(struct session *s, const struct line *l, struct span typed)
{
    char path[PATH_MAX];
    const struct export_options o = {0};
    const struct word *w = line_find(l, "", "TABLE", NULL);
    if (line_has(l, "all")) {
        const struct word *dir = line_find(l, "all", "DIR", NULL);
        struct text t;
        text_init(&t, path, sizeof path);
        word_text(&t, dir);
        return export_all(s, text_z(&t), &o);
    }
    int table = table_find(w->text);
    if (table < 0)
        return answer_word_fault(s, typed, l, "TABLE", FAULT_NO_TABLE);
    bool named = line_path(l, "", "FILE", path);
    return export_table(s, table, named ? path : NULL, &o);
}

/* --- report --- */

static int
control_report(struct session *s, const struct line *l, struct span typed)
{
    char path[PATH_MAX];
    struct report_asked ask = {0};
    const struct word *w = line_find(l, "without", "TEXT", NULL);
    struct span bad;
    if (w && !report_without_read(w->text, &ask.without, &bad))
        return answer_word_fault(s, typed, l, "TEXT", FAULT_NO_PART);
    if (line_path(l, "", "FILE", path))
        ask.path = path;
    if (ask.path && report_form_of(span_of(path)) == REPORT_FORMS)
        return answer_word_fault(s, typed, l, "FILE", FAULT_NO_FORM);
    return report_file(s, &ask);
}

/* --- save, source --- */

static int
control_save(struct session *s, const struct line *l)
{
    char path[PATH_MAX];
    line_path(l, "", "FILE", path);
    enum kept k = file_save(s->file, path);
    if (k == KEPT)
        wrote(s, "a copy is in", path);
    else
        chatter(
            s, k == KEPT_NO_FILE ? "there is no such folder" : file_sentence(k),
            span_of(path));
    return k == KEPT ? STATUS_DONE : STATUS_FILE;
}

static int
control_source(struct session *s, const struct line *l)
{
    char path[PATH_MAX];
    static struct line_source r; /* too large for the stack */
    line_path(l, "", "FILE", path);
    if (s->stream) {
        chatter(s, "a script cannot read another", span_of(path));
        return STATUS_WRONG;
    }
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0) {
        chatter(s, strerror(errno), span_of(path));
        return STATUS_FILE;
    }
    reader_init(&r, fd);
    int status = session_script(s, &r, path, true);
    close(fd);
    return status;
}

/* --- dispatch --- */

enum control_id {
    CONTROL_QUIT,
    CONTROL_HINTS,
    CONTROL_ALIAS,
    CONTROL_SAVE,
    CONTROL_SOURCE,
    CONTROL_EXPORT,
    CONTROL_REPORT,
    CONTROL_MAP,
    CONTROL_BOARD,
    CONTROL_IMPORT,
    CONTROL_SHEET
};

/* clang-format off */
static const struct verb rows[] = {
    { .name = "export", .usage = "all DIR", .example = "export all tables",
      .summary = "every table into a folder, as CSV", .kind = VERB_CONTROL,
      .sets = SET_BOTH, .id = CONTROL_EXPORT },
    { .name = "export", .usage = "TABLE [FILE]",
      .example = "export melees melees.csv", .summary = "a table as CSV",
      .kind = VERB_CONTROL, .sets = SET_BOTH, .id = CONTROL_EXPORT },
    { .name = "report", .usage = "[FILE] [without TEXT]",
      .example = "report farm.html without disputes, clock",
      .also = "report farm.txt",
      .summary = "the battle as it is told, .txt, .md or .html",
      .kind = VERB_CONTROL, .sets = SET_BOTH, .id = CONTROL_REPORT },
    { .name = "map", .usage = "--svg FILE [PLACE SPAN]",
      .example = "map --svg field.svg", .summary = "the same as a picture",
      .kind = VERB_CONTROL, .sets = SET_LITTLE_WARS, .id = CONTROL_MAP },
    { .name = "map", .usage = "[PLACE SPAN]",
      .example = "map RG1 3'",
      .also = "map",
      .summary = "the field, or a piece so wide",
      .kind = VERB_CONTROL, .sets = SET_LITTLE_WARS, .id = CONTROL_MAP },
    { .name = "board", .usage = "(off | FILE)", .example = "board board.html",
      .also = "board off",
      .summary = "a page for a second screen, kept up to date",
      .kind = VERB_CONTROL, .sets = SET_BOTH, .id = CONTROL_BOARD },
    { .name = "save", .usage = "FILE", .example = "save copy.battle",
      .also = "save farm-move-4.battle",
      .summary = "a consistent copy of the battle", .kind = VERB_CONTROL,
      .sets = SET_BOTH, .id = CONTROL_SAVE },
    { .name = "source", .usage = "FILE", .example = "source opening.umpire",
      .also = "source forces.umpire",
      .summary = "the lines of a script, all or nothing",
      .kind = VERB_CONTROL, .sets = SET_BOTH, .id = CONTROL_SOURCE },
    { .name = "import", .usage = "positions FILE [of MEN] [peg MARK...]",
      .example = "import positions photo.csv peg SW=9,840 SE=1904,846",
      .summary = "places from a table (label, x, y) or from a picture's points",
      .kind = VERB_CONTROL, .sets = SET_LITTLE_WARS, .id = CONTROL_IMPORT,
      .flags = VERB_LINES },
    { .name = "import", .usage = "roster FILE",
      .example = "import roster forces.csv",
      .summary = "a table as lines: bodies, guns (label,side,arm,count,name)",
      .kind = VERB_CONTROL, .sets = SET_LITTLE_WARS, .id = CONTROL_IMPORT,
      .flags = VERB_LINES },
    { .name = "sheet", .usage = "blank [FILE]", .example = "sheet blank",
      .summary = "the same with nothing filled in", .kind = VERB_CONTROL,
      .sets = SET_BOTH, .id = CONTROL_SHEET },
    { .name = "sheet", .usage = "[FILE]", .example = "sheet sheet.txt",
      .summary = "a paper form with what there is, to be typed in later",
      .kind = VERB_CONTROL, .sets = SET_BOTH, .id = CONTROL_SHEET },
    { .name = "alias", .usage = "NAME = TEXT",
      .example = "alias vor = move RA 12 n",
      .summary = "a word of your own for the beginning of a line",
      .kind = VERB_CONTROL, .sets = SET_BOTH, .id = CONTROL_ALIAS },
    { .name = "alias", .usage = "NAME off", .example = "alias vor off",
      .summary = "it is none any more", .kind = VERB_CONTROL,
      .sets = SET_BOTH, .id = CONTROL_ALIAS },
    { .name = "alias", .usage = "", .example = "alias",
      .summary = "all of them, and what they stand for",
      .kind = VERB_CONTROL, .sets = SET_BOTH, .id = CONTROL_ALIAS },
    { .name = "hints", .usage = "(on | off)", .example = "hints off",
      .also = "hints on",
      .summary = "floor hints and right examples", .kind = VERB_CONTROL,
      .sets = SET_BOTH, .id = CONTROL_HINTS },
    { .name = "quit", .usage = "", .example = "quit",
      .also = "quit # until Saturday",
      .alias = 'q',
      .summary = "leaves; everything is on the disk already",
      .kind = VERB_CONTROL, .sets = SET_BOTH, .id = CONTROL_QUIT },
};
/* clang-format on */

/* --- aliases --- */

static int
all_aliases(struct session *s)
{
    char at[ALIASES * (LABEL_MAX + ALIAS_BYTES + 16)];
    struct text t;
    text_init(&t, at, sizeof at);
    for (int i = 0; i < s->aliases.n; i++) {
        text_str(&t, "alias ");
        text_str(&t, s->aliases.at[i].name);
        text_str(&t, " = ");
        text_safe(&t, span_of(s->aliases.at[i].line));
        text_char(&t, '\n');
    }
    if (t.n == 0)
        text_str(&t, "There is no alias.\n");
    return answer_text(s, text_span(&t));
}

static int
control_alias(struct session *s, const struct line *l, struct span typed)
{
    const struct word *name = line_find(l, "", "NAME", NULL);
    if (!name)
        return all_aliases(s);
    if (line_has(l, "off"))
        return alias_drop(&s->aliases, name->text)
                   ? STATUS_DONE
                   : answer_word_fault(s, typed, l, "NAME", FAULT_NO_ALIAS);
    struct span line = line_text(l);
    enum fault_code why =
        alias_fault(&s->aliases, name->text, line, &s->lexicon);
    if (why != FAULT_NONE)
        return answer_word_fault(s, typed, l, "NAME", why);
    alias_set(&s->aliases, name->text, line);
    return STATUS_DONE;
}

static int
run(struct session *s, const struct line *l, struct span typed)
{
    switch ((enum control_id)l->verb->id) {
    case CONTROL_QUIT:
        s->quitting = true;
        return STATUS_DONE;
    case CONTROL_HINTS:
        s->o.hints = line_has(l, "on");
        return STATUS_DONE;
    case CONTROL_ALIAS:
        return control_alias(s, l, typed);
    case CONTROL_SAVE:
        return control_save(s, l);
    case CONTROL_SOURCE:
        return control_source(s, l);
    case CONTROL_EXPORT:
        return control_export(s, l, typed);
    case CONTROL_REPORT:
        return control_report(s, l, typed);
    case CONTROL_MAP:
        return control_map(s, l, typed);
    case CONTROL_BOARD:
        return control_board(s, l);
    case CONTROL_SHEET:
        return control_sheet(s, l);
    case CONTROL_IMPORT:
        return import(s, l, typed);
    }
    return STATUS_WRONG;
}

const struct control program_control = {
    .verbs = {rows, sizeof rows / sizeof rows[0]},
    .run = run,
    .kept = board_follow,
};
