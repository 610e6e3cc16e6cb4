/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * chain.c: the links between the entries of a battle file, and their times.
 */
#include "chain.h"

#include <string.h>
#include <time.h>

/* ---- Times as they stand in the file ---- */

/* n digits at `to`, the character `after` behind them; the next place. */
static char *
put_part(char *to, int64_t v, int n, char after)
{
    for (int i = n; i-- > 0; v /= 10)
        to[i] = (char)('0' + v % 10);
    to[n] = after;
    return to + n + 1;
}

bool
utc_write(int64_t ms, char out[UTC_BYTES + 1])
{
    time_t s = (time_t)(ms / 1000);
    struct tm tm;

    if (ms < 0 || ms > INT64_C(253402300799999) || !gmtime_r(&s, &tm))
        return false;
    out = put_part(out, tm.tm_year + 1900, 4, '-');
    out = put_part(out, tm.tm_mon + 1, 2, '-');
    out = put_part(out, tm.tm_mday, 2, 'T');
    out = put_part(out, tm.tm_hour, 2, ':');
    out = put_part(out, tm.tm_min, 2, ':');
    out = put_part(out, tm.tm_sec, 2, '.');
    out = put_part(out, ms % 1000, 3, 'Z');
    *out = '\0';
    return true;
}

static int64_t
digits(const char *at, int n)
{
    int64_t v = 0;

    for (int i = 0; i < n; i++)
        v = v * 10 + (at[i] - '0');
    return v;
}

/* Takes only what utc_write would have written: it writes it and looks. */
bool
utc_read(struct span s, int64_t *ms)
{
    static const uint16_t before[] = {0,   31,  59,  90,  120, 151,
                                      181, 212, 243, 273, 304, 334};
    char again[UTC_BYTES + 1];
    int64_t y, m, days;

    if (s.n != UTC_BYTES)
        return false;
    y = digits(s.at, 4);
    m = digits(s.at + 5, 2);
    if (y < 1970 || y > 9999 || m < 1 || m > 12)
        return false;
    days = (y - 1970) * 365 + before[m - 1] + digits(s.at + 8, 2) - 1;
    if (m <= 2)
        y--;
    days += y / 4 - y / 100 + y / 400 - (1969 / 4 - 1969 / 100 + 1969 / 400);
    *ms = days * 86400000 + digits(s.at + 11, 2) * 3600000 +
          digits(s.at + 14, 2) * 60000 + digits(s.at + 17, 2) * 1000 +
          digits(s.at + 20, 3);
    return utc_write(*ms, again) && memcmp(again, s.at, UTC_BYTES) == 0;
}

/* ---- The chain ---- */

void
chain_cell(SHA2_CTX *c, struct span s)
{
    const uint8_t length[4] = {(uint8_t)(s.n >> 24), (uint8_t)(s.n >> 16),
                               (uint8_t)(s.n >> 8), (uint8_t)s.n};

    SHA256Update(c, length, sizeof length);
    if (s.n > 0)
        SHA256Update(c, (const uint8_t *)s.at, s.n);
}

static void
hash_int(SHA2_CTX *c, int64_t v)
{
    char bytes[24];
    struct text t;

    text_init(&t, bytes, sizeof bytes);
    text_int(&t, v);
    chain_cell(c, text_span(&t));
}

struct span
chain_kind(const struct record *r)
{
    return r->edit ? SPAN("edit") : SPAN("fact");
}

int64_t
chain_digest(uint64_t digest)
{
    int64_t out;

    memcpy(&out, &digest, sizeof out);
    return out;
}

void
chain_link(const struct link *before, const struct record *r, struct span utc,
           struct link *out)
{
    SHA2_CTX c;

    SHA256Init(&c);
    SHA256Update(&c, before->at, LINK_BYTES);
    hash_int(&c, r->n);
    hash_int(&c, r->grp);
    chain_cell(&c, chain_kind(r));
    if (r->target)
        hash_int(&c, r->target);
    else
        chain_cell(&c, SPAN(""));
    hash_int(&c, r->at_ms);
    chain_cell(&c, utc);
    hash_int(&c, r->boot_ms);
    chain_cell(&c, r->line);
    chain_cell(&c, r->verdict);
    chain_cell(&c, r->rules);
    chain_cell(&c, r->answer);
    hash_int(&c, chain_digest(r->digest));
    chain_cell(&c, r->note);
    SHA256Final(out->at, &c);
    out->n = r->n;
}

bool
chain_same(const struct link *a, const struct link *b)
{
    return a->n == b->n && memcmp(a->at, b->at, LINK_BYTES) == 0;
}
