/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * report_file.c: a report into a file, whole or not at all.
 */
#include "control_in.h"

#include "now.h"
#include "picture.h"
#include "progress.h"

#include <limits.h>
#include <string.h>

static int
to_stdout(struct session *s, const struct report *r)
{
    char at[512];
    struct text why;
    text_init(&why, at, sizeof at);
    const struct report_writing w = {.h = &s->history, .out = stdout};
    report_write(r, REPORT_TXT, &w);
    if (outfile_flushed(stdout, &why))
        return STATUS_DONE;
    chatter(s, "the report could not be written", text_span(&why));
    return STATUS_FILE;
}

/* The folder of the maps as it is called from the folder of the report; both
 * as typed from here. */
static const char *
seen_from(const char *report, const char *maps, char at[PATH_MAX])
{
    struct text t;
    const char *name = strrchr(report, '/');
    size_t n = name ? (size_t)(name - report) + 1 : 0;
    if (maps[0] == '/' || n == 0)
        return maps;
    if (strncmp(report, maps, n) == 0)
        return maps + n;
    text_init(&t, at, PATH_MAX);
    for (size_t i = 0; i < n && report[0] != '/'; i++)
        if (report[i] == '/' && (i == 0 || report[i - 1] != '/'))
            text_str(&t, "../");
    text_str(&t, maps);
    return report[0] == '/' ? maps : text_z(&t);
}

static int
to_file(struct session *s, const struct report *r,
        const struct report_asked *ask, const struct report_wait *wait)
{
    char at[512], seen[PATH_MAX];
    struct text why;
    struct outfile out = {0};
    struct report_writing w = {.h = &s->history, .wait = wait};
    text_init(&why, at, sizeof at);
    bool done = control_open(s, &out, ask->path, &why);
    if (done) {
        w.out = out.to;
        w.maps = ask->maps ? seen_from(ask->path, ask->maps, seen) : NULL;
        done = report_write(r, report_form_of(span_of(ask->path)), &w);
        if (!done)
            text_str(&why, "out of memory");
        done = done && outfile_keep(&out, &why);
    }
    outfile_drop(&out);
    if (!done)
        chatter(s, "not written", text_span(&why));
    return done ? STATUS_DONE : STATUS_FILE;
}

/* Maps first: a report never names one that is not there. */
static int
maps_to_folder(struct session *s, const char *folder)
{
    char at[512];
    struct text why;
    int32_t n;
    text_init(&why, at, sizeof at);
    if (!pictures_write(&s->history, folder, s->o.force, &n, &why)) {
        chatter(s, "not written", text_span(&why));
        return STATUS_FILE;
    }
    if (n == 0)
        chatter(s, "no map", SPAN("nobody has a place"));
    return STATUS_DONE;
}

int
report_file(struct session *s, const struct report_asked *ask)
{
    struct report r;
    struct progress p;
    const struct report_wait wait = {progress_called, &p};
    int status = ask->maps ? maps_to_folder(s, ask->maps) : STATUS_DONE;
    if (status != STATUS_DONE)
        return status;
    progress_begin(&p, s->o.quiet || s->o.plain ? NULL : progress_terminal(),
                   "report", now_boot_ms());
    bool made = report_make(&r, &s->history, s->file, &ask->without, &wait);
    if (made && ask->path)
        status = to_file(s, &r, ask, &wait);
    progress_end(&p);
    if (!made) {
        chatter(s, "the report could not be made", SPAN("out of memory"));
        status = STATUS_FILE;
    } else if (!ask->path) {
        status = to_stdout(s, &r);
    } else if (status == STATUS_DONE) {
        wrote(s, "the report is in", ask->path);
    }
    report_release(&r);
    return status;
}
