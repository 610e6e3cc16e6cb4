/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * report_record.c: what was written down beside the rulings: notes, pictures,
 * disputes and their verdicts, and who took over from whom.
 */
#include "record.h"
#include "report_in.h"
#include "say_in.h"

/* --- notes --- */

static void
note_0(struct report *r, const void *what)
{
    const struct told *k = what;
    doc_str(r, "the referee noted: ");
    put_quoted(k->t, fact_word(k->t, "", "TEXT"));
}

static void
note_1(struct report *r, const void *what)
{
    const struct told *k = what;
    doc_str(r, "a note says: ");
    put_quoted(k->t, fact_word(k->t, "", "TEXT"));
}

static void
note_2(struct report *r, const void *what)
{
    const struct told *k = what;
    doc_str(r, "this was written down: ");
    put_quoted(k->t, fact_word(k->t, "", "TEXT"));
}

/* --- disputes --- */

/* A dispute, or what ended it: a side (of it `nth` player) or 0, and words. */
struct claim {
    const struct teller *t;
    int32_t side, nth;
    struct span words;
};

static void
put_player(const struct teller *t, int32_t side, int32_t nth)
{
    char at[LINE_MAX_BYTES];
    struct text name;
    text_init(&name, at, sizeof at);
    say_player(&name, t->h, side, nth);
    doc_name(t->r, text_span(&name));
    doc_str(t->r, " of ");
    put_side(t, side);
}

static void
put_claim(const struct claim *c)
{
    if (c->words.n == 0)
        return;
    doc_str(c->t->r, ": ");
    put_quotation(c->t, c->words);
}

static void
dispute_0(struct report *r, const void *what)
{
    const struct claim *c = what;
    if (c->side) {
        put_player(c->t, c->side, c->nth);
        doc_str(r, " raised a dispute");
    } else {
        doc_str(r, "there was a dispute");
    }
    put_claim(c);
}

static void
dispute_1(struct report *r, const void *what)
{
    const struct claim *c = what;
    doc_str(r, "a dispute was raised");
    if (c->side) {
        doc_str(r, " by ");
        put_player(c->t, c->side, c->nth);
    }
    put_claim(c);
}

static void
verdict_0(struct report *r, const void *what)
{
    const struct claim *c = what;
    doc_str(r, "the verdict was ");
    if (c->side) {
        doc_str(r, "for ");
        put_side(c->t, c->side);
        put_claim(c);
    } else if (c->words.n > 0) {
        put_quotation(c->t, c->words);
    } else {
        doc_str(r, "given");
    }
}

static void
verdict_1(struct report *r, const void *what)
{
    const struct claim *c = what;
    doc_str(r, "it was decided");
    if (c->side) {
        doc_str(r, " for ");
        put_side(c->t, c->side);
    }
    put_claim(c);
}

static void
dispute_tell(const struct told *k)
{
    static form *const disputes[] = {dispute_0, dispute_1};
    struct claim c = {.t = k->t};
    c.side = say_named(k->t->h, line_text(&k->t->fact), &c.nth, &c.words);
    TELL(k->t->r, disputes, k->entry, &c);
}

/* The side the verdict was for, or 0. */
static int32_t
ruled_for(const struct told *k)
{
    const struct game *g = k->t->g;
    for (uint32_t i = 0; i < g->rows[T_dispute]; i++)
        if (g->dispute[i].closed_entry == k->entry)
            return g->dispute[i].side;
    return 0;
}

static void
verdict_tell(const struct told *k)
{
    static form *const verdicts[] = {verdict_0, verdict_1};
    struct claim c = {.t = k->t};
    verdict_side(k->t->g, line_text(&k->t->fact), &c.words);
    c.side = ruled_for(k);
    TELL(k->t->r, verdicts, k->entry, &c);
}

/* --- who commands --- */

/* The bodies that were given, each once. */
static void
put_command(const struct teller *t, const struct word *w)
{
    int32_t body[LINE_WORDS];
    uint32_t n = 0;
    for (; w < t->fact.word + t->fact.n; w++) {
        int32_t one = REF(body_find(t->g, w->label));
        uint32_t i = 0;
        while (i < n && body[i] != one)
            i++;
        body[n] = one;
        n += i == n;
    }
    for (uint32_t i = 0; i < n; i++) {
        put_between(t->r, i, n);
        put_body(t, body[i], 0);
    }
}

static void
put_taken_over(const struct told *k, const char *side, const char *bodies)
{
    const struct teller *t = k->t;
    const struct word *w = fact_word(t, "", "LABEL");
    if (body_find(t->g, w->label) >= 0) {
        doc_str(t->r, bodies);
        put_command(t, w);
        return;
    }
    doc_str(t->r, side);
    put_side(t, side_named(t->g, w->label));
}

static void
player_0(struct report *r, const void *what)
{
    const struct told *k = what;
    (void)r;
    put_words_of(k->t, fact_word(k->t, "", "PLAYER"));
    put_taken_over(k, " took over ", " took command of ");
}

static void
player_1(struct report *r, const void *what)
{
    const struct told *k = what;
    doc_str(r, "from here on ");
    put_words_of(k->t, fact_word(k->t, "", "PLAYER"));
    put_taken_over(k, " led ", " commanded ");
}

/* Who takes over in the middle of it, or is given bodies. */
static void
player_tell(const struct told *k)
{
    static form *const players[] = {player_0, player_1};
    if (k->t->h->entry[k->entry - 1].seq > 0 && fact_word(k->t, "", "LABEL"))
        TELL(k->t->r, players, k->entry, k);
}

/* --- pictures --- */

static void
put_photos(const struct told *k)
{
    struct teller *t = k->t;
    for (int32_t i = 0; i < k->photos; i++) {
        put_between(t->r, (uint32_t)i, (uint32_t)k->photos);
        fact_read(t, k->photo[i]);
        const struct word *w = fact_word(t, "", "WORD");
        if (w)
            put_words_of(t, w);
    }
}

static void
photos_0(struct report *r, const void *what)
{
    const struct told *k = what;
    doc_str(r, k->photos == 1 ? "a picture shows it: " : "pictures show it: ");
    put_photos(k);
}

static void
photos_1(struct report *r, const void *what)
{
    const struct told *k = what;
    doc_str(r, k->photos == 1 ? "there is a picture of it: "
                              : "there are pictures of it: ");
    put_photos(k);
}

void
photos_tell(struct told *k)
{
    static form *const photos[] = {photos_0, photos_1};
    if (k->photos > 0)
        TELL(k->t->r, photos, k->photo[0], k);
    k->photos = 0;
}

void
record_tell(struct told *k)
{
    static form *const notes[] = {note_0, note_1, note_2};
    const struct teller *t = k->t;
    if (fact_is(t, FACT_NOTE) && !t->without.notes) {
        TELL(t->r, notes, k->entry, k);
    } else if (fact_is(t, FACT_PHOTO) && !t->without.photos) {
        if (k->photos == PHOTOS)
            photos_tell(k);
        k->photo[k->photos++] = k->entry;
    } else if (fact_is(t, FACT_DISPUTE) && !t->without.disputes) {
        dispute_tell(k);
    } else if (fact_is(t, FACT_VERDICT) && !t->without.disputes) {
        verdict_tell(k);
    } else if (fact_is(t, FACT_PLAYER)) {
        player_tell(k);
    }
}
