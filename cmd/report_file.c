/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * report_file.c: a report into a file, whole or not at all.
 */
#include "session_in.h"

#include "outfile.h"

static int
to_stdout(struct session *s, const struct report *r)
{
    char at[512];
    struct text why;
    text_init(&why, at, sizeof at);
    report_write(r, REPORT_TXT, &s->history, NULL, stdout);
    if (outfile_flushed(stdout, &why))
        return STATUS_DONE;
    chatter(s, "the report could not be written", text_span(&why));
    return STATUS_FILE;
}

static int
to_file(struct session *s, const struct report *r,
        const struct report_asked *ask)
{
    char at[512];
    struct text why;
    struct outfile out = {0};
    text_init(&why, at, sizeof at);
    bool done = outfile_open(&out, ask->path, s->o.force, &why);
    if (done) {
        report_write(r, report_form_of(span_of(ask->path)), &s->history,
                     ask->maps, out.to);
        done = outfile_keep(&out, &why);
    }
    outfile_drop(&out);
    if (!done)
        chatter(s, "not written", text_span(&why));
    return done ? STATUS_DONE : STATUS_FILE;
}

int
report_file(struct session *s, const struct report_asked *ask)
{
    struct report r;
    int status = STATUS_FILE;
    if (!report_make(&r, &s->history, s->file, &ask->without, NULL))
        chatter(s, "the report could not be made", SPAN("out of memory"));
    else
        status = ask->path ? to_file(s, &r, ask) : to_stdout(s, &r);
    report_release(&r);
    return status;
}
