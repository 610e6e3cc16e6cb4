/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * report_doc.c: the document: parts, cells, and the one text they stand in.
 */
#include "report_in.h"

#include <stdlib.h>
#include <string.h>

/* Twice the room, or `lost`, which stays. */
static bool
more(struct report *r, void **at, size_t *cap, size_t need, size_t size)
{
    size_t want = *cap ? *cap * 2 : 64;
    if (need <= *cap)
        return !r->lost;
    while (want < need)
        want *= 2;
    void *larger = want * size < UINT32_MAX ? realloc(*at, want * size) : NULL;
    if (!larger) {
        r->lost = true;
        return false;
    }
    *at = larger;
    *cap = want;
    return !r->lost;
}

void
report_release(struct report *r)
{
    free(r->part);
    free(r->cell);
    free(r->text);
    *r = (struct report){0};
}

/* --- text --- */

static bool
text_room(struct report *r, size_t bytes)
{
    void *at = r->text;
    bool room = more(r, &at, &r->cap, r->n + bytes, 1);
    r->text = at;
    return room;
}

void
doc_bytes(struct report *r, const char *at, size_t n)
{
    if (n == 0 || !text_room(r, n))
        return;
    memcpy(r->text + r->n, at, n);
    r->n += n;
}

void
doc_str(struct report *r, const char *z)
{
    doc_bytes(r, z, strlen(z));
}

void
doc_char(struct report *r, char c)
{
    doc_bytes(r, &c, 1);
}

struct text
doc_room(struct report *r, uint32_t bytes)
{
    struct text t;
    bool room = text_room(r, bytes);
    text_init(&t, room ? r->text + r->n : NULL, room ? bytes : 0);
    return t;
}

void
doc_took(struct report *r, const struct text *t)
{
    if (!r->lost)
        r->n += t->n;
}

void
doc_int(struct report *r, int64_t v)
{
    struct text t = doc_room(r, 24);
    text_int(&t, v);
    doc_took(r, &t);
}

/* An escape has at most six bytes for one of what it stands for. */
void
doc_name(struct report *r, struct span s)
{
    doc_char(r, NAME_BEGIN);
    struct text t = doc_room(r, s.n * 6 + 16);
    text_safe(&t, s);
    doc_took(r, &t);
    doc_char(r, NAME_END);
}

struct span
doc_span(const struct report *r, struct piece p)
{
    return (struct span){r->text ? r->text + p.at : "", p.n};
}

/* --- parts --- */

struct piece
doc_piece(struct report *r)
{
    numbers_write(r, r->from, false);
    struct piece p = {r->from, (uint32_t)r->n - r->from};
    while (p.n > 0 && r->text[p.at + p.n - 1] == ' ')
        p.n--;
    r->from = r->sentence = (uint32_t)r->n;
    return p;
}

struct part *
doc_part(struct report *r, enum part_kind kind)
{
    void *at = r->part;
    bool room = more(r, &at, &r->cap_part, r->n_part + 1, sizeof *r->part);
    r->part = at;
    if (!room)
        return NULL;
    struct part *p = &r->part[r->n_part++];
    *p = (struct part){.kind = kind};
    return p;
}

void
doc_end(struct report *r, enum part_kind kind)
{
    struct piece text = doc_piece(r);
    struct part *p = text.n > 0 ? doc_part(r, kind) : NULL;
    if (p)
        p->text = text;
}

void
doc_heading(struct report *r, const char *words, bool broad)
{
    doc_str(r, words);
    doc_end(r, PART_HEADING);
    if (!r->lost)
        r->part[r->n_part - 1].broad = broad;
}

/* --- tables --- */

size_t
doc_table(struct report *r, uint32_t columns)
{
    struct piece caption = doc_piece(r);
    struct part *p = doc_part(r, PART_TABLE);
    if (!p)
        return 0;
    p->label = caption;
    p->columns = columns;
    p->cell = (uint32_t)r->n_cell;
    return r->n_part - 1;
}

void
doc_cell(struct report *r)
{
    struct piece text = doc_piece(r);
    void *at = r->cell;
    bool room = more(r, &at, &r->cap_cell, r->n_cell + 1, sizeof *r->cell);
    r->cell = at;
    if (room)
        r->cell[r->n_cell++] = text;
}

void
doc_cell_str(struct report *r, const char *z)
{
    doc_str(r, z);
    doc_cell(r);
}

void
doc_cell_int(struct report *r, int64_t v)
{
    doc_int(r, v);
    doc_cell(r);
}

void
doc_table_end(struct report *r, size_t part)
{
    if (r->lost)
        return;
    struct part *p = &r->part[part];
    p->rows = (uint32_t)(r->n_cell - p->cell) / p->columns - 1;
}

void
doc_picture(const struct teller *t, enum picture_kind kind, int32_t seq,
            const char *caption)
{
    struct report *r = t->r;
    if (t->without.pictures)
        return;
    doc_str(r, caption);
    struct piece label = doc_piece(r);
    struct part *p = doc_part(r, PART_PICTURE);
    if (!p)
        return;
    p->label = label;
    p->picture = kind;
    p->seq = seq;
}
