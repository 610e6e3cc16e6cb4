/* SPDX-License-Identifier: GPL-3.0-or-later */
/* xml.c: a small reader of XML that only looks whether all is well; xml.h. */
#include "xml.h"

#include <ctype.h>
#include <string.h>

enum { DEEPEST = 32, NAME = 32 };

struct scan {
    const char *at;
    char open[DEEPEST][NAME];
    int depth, roots;
};

static bool
is_name(char c)
{
    return isalnum((unsigned char)c) || c == '-' || c == '_' || c == ':';
}

/* One character of text or of an attribute's value. */
static const char *
character(struct scan *s)
{
    static const char *const known[] = {"&amp;",  "&lt;",  "&gt;",
                                        "&quot;", "&#39;", NULL};
    unsigned char c = (unsigned char)*s->at;

    if (c < 0x20 && c != '\n' && c != '\t')
        return "a control character";
    if (c != '&') {
        s->at++;
        return NULL;
    }
    for (int i = 0; known[i]; i++) {
        if (strncmp(s->at, known[i], strlen(known[i])) == 0) {
            s->at += strlen(known[i]);
            return NULL;
        }
    }
    return "a bare ampersand";
}

static const char *
name(struct scan *s, char out[NAME])
{
    size_t n = 0;

    while (is_name(s->at[n]))
        n++;
    if (n == 0 || n >= NAME || isdigit((unsigned char)*s->at))
        return "a name";
    memcpy(out, s->at, n);
    out[n] = 0;
    s->at += n;
    return NULL;
}

static void
blanks(struct scan *s)
{
    while (*s->at == ' ' || *s->at == '\n')
        s->at++;
}

static const char *
attribute(struct scan *s, char seen[16][NAME], int *n)
{
    const char *why = *n < 16 ? name(s, seen[*n]) : "too many attributes";

    for (int i = 0; !why && i < *n; i++)
        if (strcmp(seen[i], seen[*n]) == 0)
            return "an attribute given twice";
    if (why)
        return why;
    ++*n;
    if (strncmp(s->at, "=\"", 2) != 0)
        return "an attribute without its quotes";
    s->at += 2;
    while (*s->at && *s->at != '"' && !why)
        why = *s->at == '<' ? "a < in an attribute" : character(s);
    if (why)
        return why;
    return *s->at++ == '"' ? NULL : "an attribute that does not end";
}

static const char *
opens(struct scan *s)
{
    char seen[16][NAME];
    int n = 0;
    const char *why;

    if (s->depth == DEEPEST)
        return "too deep";
    s->roots += s->depth == 0;
    if (s->roots > 1)
        return "a second root";
    why = name(s, s->open[s->depth]);
    while (!why) {
        const char *before = s->at;

        blanks(s);
        if (*s->at == '>' || *s->at == '/')
            break;
        why = before == s->at ? "no blank before an attribute"
                              : attribute(s, seen, &n);
    }
    if (why)
        return why;
    if (s->at[0] == '/' && s->at[1] == '>') {
        s->at += 2;
        return NULL;
    }
    s->depth++;
    return *s->at++ == '>' ? NULL : "an element that does not end";
}

static const char *
closes(struct scan *s)
{
    char is[NAME];
    const char *why = name(s, is);

    if (why)
        return why;
    if (s->depth == 0 || strcmp(s->open[s->depth - 1], is) != 0)
        return "a closing that was not opened";
    s->depth--;
    return *s->at++ == '>' ? NULL : "a closing that does not end";
}

static const char *
comment(struct scan *s)
{
    const char *end = strstr(s->at, "--");

    if (!end || end[2] != '>')
        return "a comment with -- in it";
    s->at = end + 3;
    return NULL;
}

static const char *
item(struct scan *s)
{
    if (*s->at != '<') {
        if (s->depth == 0 && *s->at != '\n')
            return "words outside the root";
        return character(s);
    }
    if (strncmp(s->at, "<!--", 4) == 0) {
        s->at += 4;
        return comment(s);
    }
    if (s->at[1] == '/') {
        s->at += 2;
        return closes(s);
    }
    s->at++;
    return opens(s);
}

const char *
xml_broken(const char *xml, size_t *at)
{
    static const char declared[] = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>";
    struct scan s = {.at = xml};
    const char *why = NULL;

    if (strncmp(xml, declared, sizeof declared - 1) == 0)
        s.at += sizeof declared - 1;
    else if (strncmp(xml, "<!DOCTYPE html>", 15) == 0)
        s.at += 15;
    while (*s.at && !why)
        why = item(&s);
    if (!why && (s.depth > 0 || s.roots == 0))
        why = "an element that is never closed";
    *at = (size_t)(s.at - xml);
    return why;
}

int
xml_count(const char *xml, const char *element)
{
    size_t n = strlen(element);
    int found = 0;

    for (const char *at = xml; (at = strchr(at, '<')) != NULL; at++)
        found += strncmp(at + 1, element, n) == 0 && !is_name(at[1 + n]);
    return found;
}
