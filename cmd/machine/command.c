/* SPDX-License-Identifier: GPL-3.0-or-later */
/* command.c: see command.h. */
#include "command.h"

static bool
is_blank(char c)
{
    return c == ' ' || c == '\t';
}

/* One word of `in` from *i on to the end of `to`; false: a quote is open. */
static bool
split_word(struct span in, uint32_t *i, struct text *to)
{
    bool quoted = false;
    for (; *i < in.n && (quoted || !is_blank(in.at[*i])); (*i)++) {
        char c = in.at[*i];
        char next = *i + 1 < in.n ? in.at[*i + 1] : 0;
        if (c == '"') {
            quoted = !quoted;
            continue;
        }
        if (quoted && c == '\\' && (next == '"' || next == '\\'))
            c = in.at[++*i];
        text_char(to, c);
    }
    text_char(to, 0);
    return !quoted;
}

bool
command_split(struct command *c, struct span in)
{
    text_init(&c->text, c->at, sizeof c->at);
    c->n = 0;
    for (uint32_t i = 0;;) {
        while (i < in.n && is_blank(in.at[i]))
            i++;
        c->word[c->n] = NULL;
        if (i == in.n)
            return c->n > 0 && c->word[0][0] && !c->text.cut;
        if (c->n == COMMAND_WORDS)
            return false;
        c->word[c->n++] = c->at + c->text.n;
        if (!split_word(in, &i, &c->text))
            return false;
    }
}

void
command_add(struct command *c, struct span word)
{
    c->word[c->n++] = c->at + c->text.n;
    text_put(&c->text, word);
    text_z(&c->text);
    c->word[c->n] = NULL;
}
