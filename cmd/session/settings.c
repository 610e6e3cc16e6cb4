/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * settings.c: see settings.h. The names of the folders are taken from the
 * environment only where the program runs with its user's own rights.
 */
#define _GNU_SOURCE /* secure_getenv; NOLINT(cert-dcl51-cpp) */
#include "settings.h"

#include "command.h"
#include "key.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

struct reading {
    struct settings *out;
    const char *name;
    int32_t line;
    const struct lexicon *verbs;
    settings_tell *tell;
    void *ctx;
};

static bool
wrong_line(const struct reading *r, const char *what, struct span word,
           const char *more)
{
    char at[SETTINGS_PATH + 512];
    struct text t;
    text_init(&t, at, sizeof at);
    text_safe(&t, span_of(r->name));
    text_char(&t, ':');
    if (r->line > 0) {
        text_int(&t, r->line);
        text_char(&t, ':');
    }
    text_char(&t, ' ');
    text_str(&t, what);
    if (word.at) {
        text_str(&t, " \"");
        text_safe(&t, word);
        text_char(&t, '"');
    }
    text_str(&t, more);
    r->tell(r->ctx, text_span(&t));
    return false;
}

/* --- values --- */

static bool
copy(char *to, size_t size, struct span value)
{
    if (value.n >= size)
        return false;
    memcpy(to, value.at, value.n);
    to[value.n] = 0;
    return true;
}

static bool
set_notify(struct settings *s, struct span value)
{
    struct command c;
    return command_split(&c, value) && copy(s->notify, sizeof s->notify, value);
}

static bool
set_colour(struct settings *s, struct span value)
{
    bool always = span_is(value, "always"), never = span_is(value, "never");
    s->colour = always ? COLOUR_ALWAYS : never ? COLOUR_NEVER : COLOUR_AUTO;
    return always || never || span_is(value, "auto");
}

static bool
set_hints(struct settings *s, struct span value)
{
    s->hints = !span_is(value, "off");
    return !s->hints || span_is(value, "on");
}

static bool
set_edition(struct settings *s, struct span value)
{
    return edition_find(value) > 0 &&
           copy(s->edition, sizeof s->edition, value);
}

static bool
set_units(struct settings *s, struct span value)
{
    s->metric = span_is(value, "cm");
    return s->metric || span_is(value, "inches");
}

static const struct setting {
    const char *key;
    bool (*set)(struct settings *s, struct span value);
    const char *takes; /* said of a value that is wrong */
} list[] = {
    {"notify.command", set_notify,
     ": a command and its words, each quote closed"          },
    {"colour",         set_colour,  ": auto, always or never"},
    {"hints",          set_hints,   ": on or off"            },
    {"edition",        set_edition,
     ": book, retelling, french or russian, "
     "or density"                                            },
    {"units",          set_units,   ": inches or cm"         },
};

enum { LISTED = sizeof list / sizeof list[0] };

/* --- lines --- */

static int
find(struct span key)
{
    for (int i = 0; i < LISTED; i++)
        if (span_is(key, list[i].key))
            return i;
    return -1;
}

static const char *
alias_takes(enum fault_code why)
{
    if (why == FAULT_LABEL)
        return ": a name is a letter and up to fifteen letters, digits and _";
    if (why == FAULT_ALIAS_VERB)
        return ": that is a verb, or stands before one";
    if (why == FAULT_ALIAS_LONG)
        return ": it stands for a line of 1 to 255 bytes";
    return ": there are 64 aliases, and no more";
}

/* alias.NAME = LINE */
static bool
set_alias(struct reading *r, struct span name, struct span line)
{
    enum fault_code why = alias_fault(&r->out->aliases, name, line, r->verbs);
    if (why != FAULT_NONE)
        return wrong_line(r, "alias", name, alias_takes(why));
    if (text_unsafe(line) >= 0)
        return wrong_line(r, "control or invisible characters in", name, "");
    alias_set(&r->out->aliases, name, line);
    return true;
}

static bool
unknown(const struct reading *r, struct span key)
{
    enum { NEAR = 2 };
    char at[64];
    struct text t;
    int best = -1, least = NEAR + 1;
    for (int i = 0; i < LISTED; i++) {
        int d = span_distance(key, span_of(list[i].key), least - 1);
        if (d < least) {
            least = d;
            best = i;
        }
    }
    text_init(&t, at, sizeof at);
    if (best >= 0) {
        text_str(&t, ", did you mean ");
        text_str(&t, list[best].key);
        text_char(&t, '?');
    }
    return wrong_line(r, "no setting is called", key, text_z(&t));
}

static bool
set_line(struct reading *r, struct span line, int32_t seen[LISTED])
{
    uint32_t eq = 0;
    while (eq < line.n && line.at[eq] != '=')
        eq++;
    struct span key = span_trim(span_cut(line, 0, eq));
    if (eq == line.n || key.n == 0)
        return wrong_line(r, "a setting is key = value, not", line, "");
    struct span value = span_trim(span_from(line, eq + 1));
    if (span_starts(key, "alias."))
        return set_alias(r, span_from(key, 6), value);
    int i = find(key);
    if (i < 0)
        return unknown(r, key);
    if (seen[i] > 0)
        return wrong_line(r, "set twice:", key, "; the first holds");
    if (text_unsafe(value) >= 0)
        return wrong_line(r, "control or invisible characters in", key, "");
    struct settings was = *r->out;
    if (!list[i].set(r->out, value)) {
        *r->out = was;
        return wrong_line(r, list[i].key, value, list[i].takes);
    }
    seen[i] = r->line;
    return true;
}

static struct span
take_line(struct span *text)
{
    uint32_t n = 0;
    while (n < text->n && text->at[n] != '\n')
        n++;
    struct span line = span_cut(*text, 0, n);
    *text = span_from(*text, n < text->n ? n + 1 : n);
    if (line.n > 0 && line.at[line.n - 1] == '\r')
        line.n--;
    return span_trim(line);
}

void
settings_default(struct settings *out)
{
    *out = (struct settings){.hints = true};
}

static void
parse(struct reading *r, struct span text)
{
    int32_t seen[LISTED] = {0};
    if (span_starts(text, "\xef\xbb\xbf"))
        text = span_from(text, 3);
    while (text.n > 0) {
        struct span line = take_line(&text);
        r->line++;
        if (line.n > 0 && line.at[0] != '#')
            set_line(r, line, seen);
    }
    r->line = 0;
}

void
settings_parse(struct settings *out, const struct lexicon *verbs,
               struct span text, const char *name, settings_tell *tell,
               void *ctx)
{
    struct reading r = {out, name, 0, verbs, tell, ctx};
    settings_default(out);
    parse(&r, text);
}

/* --- the file --- */

static const char *
environment(const char *name)
{
    const char *value = secure_getenv(name);
    return value && value[0] == '/' ? value : NULL;
}

void
settings_path(struct text *to)
{
    const char *config = environment("XDG_CONFIG_HOME");
    const char *home = environment("HOME");
    if (!config && !home)
        return;
    text_str(to, config ? config : home);
    text_str(to, config ? "/umpire/settings" : "/.config/umpire/settings");
}

/* How much was read, or -1 after telling why not. */
static ssize_t
read_all(const struct reading *r, int fd, char *at)
{
    size_t n = 0;
    ssize_t got = 1;
    while (got > 0 && n < SETTINGS_MOST) {
        got = read(fd, at + n, SETTINGS_MOST - n);
        n += got > 0 ? (size_t)got : 0;
    }
    if (got < 0)
        wrong_line(r, strerror(errno), (struct span){NULL, 0}, "");
    else if (n == SETTINGS_MOST)
        wrong_line(r, "it is too long", (struct span){NULL, 0}, "");
    return got < 0 || n == SETTINGS_MOST ? -1 : (ssize_t)n;
}

/* A command is run only on the word of who owns the session. */
static void
trust(const struct reading *r, const struct stat *st)
{
    bool own = st->st_uid == geteuid() || st->st_uid == 0;
    if (r->out->notify[0] == 0 ||
        (own && (st->st_mode & (S_IWGRP | S_IWOTH)) == 0))
        return;
    r->out->notify[0] = 0;
    wrong_line(r, "others may write this file", (struct span){NULL, 0},
               ": notify.command is left aside");
}

static void
read_open(struct reading *r, int fd)
{
    static char at[SETTINGS_MOST];
    struct stat st;
    ssize_t n;
    if (fstat(fd, &st) != 0 || !S_ISREG(st.st_mode)) {
        wrong_line(r, "it is not a plain file", (struct span){NULL, 0}, "");
        return;
    }
    n = read_all(r, fd, at);
    if (n < 0)
        return;
    parse(r, (struct span){at, (uint32_t)n});
    trust(r, &st);
}

void
settings_read(struct settings *out, const struct lexicon *verbs,
              settings_tell *tell, void *ctx)
{
    char path[SETTINGS_PATH];
    struct text t;
    struct reading r = {out, path, 0, verbs, tell, ctx};
    settings_default(out);
    text_init(&t, path, sizeof path);
    settings_path(&t);
    text_z(&t);
    if (t.n == 0 || t.cut)
        return;
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (fd < 0) {
        if (errno != ENOENT && errno != ENOTDIR)
            wrong_line(&r, strerror(errno), (struct span){NULL, 0}, "");
        return;
    }
    read_open(&r, fd);
    close(fd);
}
