/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * report.c: a report made: who tells it, and its parts in their order.
 */
#include <stdlib.h>
#include <string.h>

#include "report_in.h"
#include "say.h"

#ifndef UMPIRE_VERSION
#define UMPIRE_VERSION "0"
#endif

/* --- without --- */

const char report_without_words[] = "disputes, clock, notes, photos, pictures";

static bool *
without_find(struct report_without *out, struct span word)
{
    const struct {
        const char *name;
        bool *is;
    } all[] = {
        {"disputes", &out->disputes},
        {"clock",    &out->clock   },
        {"notes",    &out->notes   },
        {"photos",   &out->photos  },
        {"pictures", &out->pictures}
    };
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        if (span_same_z(word, all[i].name))
            return all[i].is;
    return NULL;
}

static bool
parts_words(char c)
{
    return c == ',' || c == ' ' || c == '\t';
}

bool
report_without_read(struct span words, struct report_without *out,
                    struct span *bad)
{
    uint32_t i = 0;
    while (i < words.n) {
        uint32_t from = i;
        while (i < words.n && !parts_words(words.at[i]))
            i++;
        struct span word = span_cut(words, from, i);
        bool *is = without_find(out, word);
        if (word.n > 0 && !is) {
            *bad = word;
            return false;
        }
        if (is)
            *is = true;
        i++;
    }
    return true;
}

/* --- names --- */

/* The names of bodies or guns, each once, as their tables have them. */
static struct piece *
names_of(struct teller *t, enum table source, int table)
{
    uint32_t rows = t->g->rows[source];
    struct piece *out = calloc(rows + 1, sizeof *out);
    if (!out)
        t->r->lost = true;
    for (uint32_t i = 0; out && i < rows; i++) {
        struct report *r = t->r;
        size_t from = r->n;
        if (!put_cell(t, table, i, "name") || r->lost)
            continue;
        /* Without the marks of a name, which are put where it is told. */
        size_t n = r->n - from - 2;
        char *larger = realloc(t->names, t->n_names + n);
        r->lost = !larger;
        if (!larger)
            break;
        t->names = larger;
        memcpy(t->names + t->n_names, r->text + from + 1, n);
        out[i] = (struct piece){(uint32_t)t->n_names, (uint32_t)n};
        t->n_names += n;
        r->n = from;
    }
    return out;
}

/* --- the whole --- */

static void
tell_title(struct teller *t)
{
    if (!put_cell(t, TABLE_battles, 0, "title"))
        doc_str(t->r, "A battle");
    doc_end(t->r, PART_TITLE);
}

static void
tell_close(struct teller *t)
{
    struct report *r = t->r;
    doc_str(r, "Told by umpire " UMPIRE_VERSION " from a log of ");
    doc_int(r, t->h->n);
    doc_str(r, t->h->n == 1 ? " entry." : " entries.");
    doc_end(r, PART_CLOSE);
}

static void
tell_all(struct teller *t)
{
    tell_title(t);
    if (t->g->battle->ruleset == RULESET_DENSITY) {
        density_tell(t);
    } else {
        front_tell(t);
        moves_tell(t);
        end_tell(t);
    }
    tell_close(t);
}

bool
report_make(struct report *r, const struct history *h, struct file *f,
            const struct report_without *without,
            const struct report_wait *wait)
{
    struct teller *t = calloc(1, sizeof *t);
    *r = (struct report){.lost = !t};
    if (!t)
        return false;
    t->r = r;
    t->h = h;
    t->g = &h->game;
    t->without = *without;
    t->wait = wait;
    walk_begin(&t->walk, h, f);
    t->body = names_of(t, T_body, TABLE_bodies);
    t->gun = names_of(t, T_gun, TABLE_guns);
    if (t->body && t->gun)
        tell_all(t);
    if (walk_end(&t->walk) != KEPT)
        r->lost = true;
    free(t->body);
    free(t->gun);
    free(t->names);
    free(t);
    return !r->lost;
}

/* --- written --- */

enum report_form
report_form_of(struct span path)
{
    static const char *const ends[REPORT_FORMS] = {".txt", ".md", ".html"};
    for (int i = 0; i < REPORT_FORMS; i++) {
        struct span end = span_of(ends[i]);
        if (path.n > end.n && span_same(span_from(path, path.n - end.n), end))
            return (enum report_form)i;
    }
    return REPORT_FORMS;
}

bool
report_write(const struct report *r, enum report_form as,
             const struct report_writing *w)
{
    switch (as) {
    case REPORT_HTML:
        return report_html(r, w);
    case REPORT_MD:
        report_md(r, w);
        return true;
    case REPORT_TXT:
    case REPORT_FORMS:
        break;
    }
    report_txt(r, w);
    return true;
}
