/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * mutate.c: scripts changed by lines: one made from the usage of a verb put
 * between two, one taken out, one said again; or a byte as the fuzzer likes.
 */
#include <string.h>

#include "fuzz.h"
#include "judge.h"
#include "maker.h"

enum { LINE_BYTES = 512 };

/* Where a line begins: behind the first byte, which is none, or a line end. */
static size_t
line_start(const uint8_t *data, size_t n, uint64_t *seed)
{
    size_t at = 1 + make_draw(seed, (uint32_t)n);

    while (at < n && data[at - 1] != '\n')
        at++;
    return at < n ? at : n;
}

static size_t
line_length(const uint8_t *data, size_t n, size_t at)
{
    size_t to = at;

    while (to < n && data[to] != '\n')
        to++;
    return to < n ? to + 1 - at : to - at;
}

static void
make_line(struct maker *m)
{
    static const char *const before[] = {
        "",     "",           "",  "",     "=",         "late ",
        "=#7 ", "before #6 ", "?", "@+5 ", "overrule: "};
    struct verbs list[CORE_LISTS];

    core_verbs(list);
    const struct verbs *in = &list[make_draw(&m->seed, CORE_LISTS)];
    const struct verb *v = &in->row[make_draw(&m->seed, in->n)];
    text_str(&m->line,
             before[make_draw(&m->seed, sizeof before / sizeof *before)]);
    text_str(&m->line, v->name);
    make_words(m, v->usage);
    text_char(&m->line, '\n');
}

static size_t
put_in(uint8_t *data, size_t n, size_t cap, size_t at, struct span s)
{
    if (n + s.n > cap)
        return n;
    memmove(data + at + s.n, data + at, n - at);
    memcpy(data + at, s.at, s.n);
    return n + s.n;
}

size_t
LLVMFuzzerCustomMutator(uint8_t *data, size_t n, size_t cap, unsigned seed)
{
    char room[LINE_BYTES];
    struct maker m = {.seed = 0x9E3779B97F4A7C15U ^ seed};
    uint32_t how = make_draw(&m.seed, 8);

    if (n == 0 || how < 3)
        return LLVMFuzzerMutate(data, n, cap);
    size_t at = line_start(data, n, &m.seed);
    size_t line = line_length(data, n, at);
    text_init(&m.line, room, sizeof room);
    if (how < 6) {
        make_line(&m);
        return put_in(data, n, cap, at, text_span(&m.line));
    }
    if (how == 6 || line > sizeof room) {
        memmove(data + at, data + at + line, n - at - line);
        return n - line;
    }
    text_put(&m.line, (struct span){(const char *)data + at, (uint32_t)line});
    return put_in(data, n, cap, line_start(data, n, &m.seed),
                  text_span(&m.line));
}
