/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * ask_record.c: what is on record: the score and the log.
 */
#include "ask_in.h"
#include "capture.h"
#include "say_in.h"
#include "score.h"

/* ---- score ---- */

enum { LABELS = 20, NUMBERS = 6, POINTS = 12 };

static void
right(struct text *to, const struct text *cell, uint32_t width)
{
    text_pad(to, to->n, cell->n < width ? width - cell->n : 0);
    text_put(to, text_span(cell));
}

static void
points(struct text *to, int32_t halves)
{
    char at[24];
    struct text cell;

    text_init(&cell, at, sizeof at);
    say_halves(&cell, halves);
    right(to, &cell, POINTS);
}

/* How many there are of it, and what they are worth. */
static void
number(struct text *to, int32_t n)
{
    char at[24];
    struct text cell;

    text_init(&cell, at, sizeof at);
    if (n >= 0)
        text_int(&cell, n);
    right(to, &cell, NUMBERS);
}

/* n[side] below nought: there is nothing to count. */
static void
score_row(struct text *to, const char *what, const int32_t n[2],
          const int32_t halves[2])
{
    uint32_t from = to->n;

    text_str(to, what);
    text_pad(to, from, LABELS);
    for (int side = 0; side < 2; side++) {
        number(to, n[side]);
        points(to, halves[side]);
    }
    text_char(to, '\n');
}

static void
score_heads(struct text *to, const struct game *g)
{
    text_pad(to, to->n, LABELS);
    for (int32_t side = 1; side <= 2; side++) {
        char at[64];
        struct text cell;

        text_init(&cell, at, sizeof at);
        say_side(&cell, g, side);
        right(to, &cell, NUMBERS + POINTS);
    }
    text_char(to, '\n');
}

/* As if the battle ended with what has been decided. */
static void
score_ends_now(const struct game *g, struct score s[2])
{
    int32_t whole = key(g, KEY_SCORE_VICTORY_HALVES);

    for (int32_t side = 1; side <= 2; side++) {
        struct score *own = &s[side - 1];

        if (g->battle->decided == side)
            own->victory = whole;
        else if (g->battle->decided == WINS_DRAWN)
            own->victory = whole / 2;
        own->total += own->victory;
    }
    s[0].net = s[0].total - s[1].total;
    s[1].net = -s[0].net;
}

static void
score_says(struct text *to, const struct game *g, bool official, bool now)
{
    int32_t decided = g->battle->decided;

    if (official) {
        text_str(to, "Official: the battle is finished.");
    } else if (!now) {
        text_str(to, "Provisional: the battle is not finished.");
    } else if (decided == WINS_NOBODY) {
        text_str(to, "As if it ended here, undecided: nobody has the victory.");
    } else if (decided == WINS_DRAWN) {
        text_str(to, "As if it ended here, drawn: the victory is divided.");
    } else {
        text_str(to, "As if it ended here, with the victory of ");
        say_side(to, g, decided);
        text_char(to, '.');
    }
    text_str(to, "  [V1b V1c V1d V1e]\n");
}

/* What is played for, where it is not a Fight to the Finish. */
static void
score_game(struct text *to, const struct history *h)
{
    char at[LINE_MAX_BYTES];
    struct text t;

    if (h->game.battle->kind == GAME_FINISH)
        return;
    text_init(&t, at, sizeof at);
    text_str(&t, "The game: ");
    say_game(&t, h);
    ask_wrap(to, 4, text_span(&t));
    text_char(to, '\n');
}

/* Guns that places show to be in a position to be taken, and nobody has said
 * so. */
static void
score_proposed(struct text *to, const struct game *g)
{
    char at[256];
    struct text t;
    int32_t side, men;

    for (int32_t gun = 1; gun <= (int32_t)g->rows[T_gun]; gun++) {
        if (key(g, KEY_SCORE_GUNS) != GUNS_HELD_OR_TAKEABLE ||
            !gun_proposed(g, gun, &side, &men))
            continue;
        text_init(&t, at, sizeof at);
        floor_takeable(&t, g, gun, side, men);
        ask_wrap(to, 4, text_span(&t));
        text_str(to, "  [V1c reading 23]\n");
    }
}

static void
score_rows(struct text *to, const struct score s[2])
{
    static const int32_t none[2] = {-1, -1};
    const struct score *a = &s[0], *b = &s[1];

    score_row(to, "victory", none, (const int32_t[]){a->victory, b->victory});
    score_row(to, "guns", (const int32_t[]){a->n_guns, b->n_guns},
              (const int32_t[]){a->guns, b->guns});
    score_row(to, "horse", (const int32_t[]){a->n_cavalry, b->n_cavalry},
              (const int32_t[]){a->cavalry, b->cavalry});
    score_row(to, "foot", (const int32_t[]){a->n_infantry, b->n_infantry},
              (const int32_t[]){a->infantry, b->infantry});
    score_row(to, "own men held", (const int32_t[]){a->n_own, b->n_own},
              (const int32_t[]){a->own_prisoners, b->own_prisoners});
    score_row(to, "prisoners taken", (const int32_t[]){a->n_taken, b->n_taken},
              (const int32_t[]){a->taken, b->taken});
    if (a->award != 0 || b->award != 0)
        score_row(to, "awarded", none, (const int32_t[]){a->award, b->award});
    score_row(to, "gross", none, (const int32_t[]){a->total, b->total});
    score_row(to, "net", none, (const int32_t[]){a->net, b->net});
}

static bool
score(const struct asking *a, struct text *to)
{
    const struct game *g = &a->h->game;
    bool now = line_has(a->line, "now");
    struct score s[2];

    if (!ask_two_sides(a, to))
        return true;
    score_side(g, 1, &s[0]);
    score_side(g, 2, &s[1]);
    if (now && !s[0].official)
        score_ends_now(g, s);
    score_heads(to, g);
    score_rows(to, s);
    score_game(to, a->h);
    score_says(to, g, s[0].official, now);
    if (now && !s[0].official)
        score_proposed(to, g);
    return true;
}

/* ---- log ---- */

enum { LOG_USUAL = 10, LOG_TIME = 8, LOG_INDENT = 15 };

struct logging {
    const struct history *h;
    struct text *to;
    int32_t next, last; /* the entries still to be written */
};

/* What became of an entry, and what it was. */
static void
log_marks(struct text *to, const struct history *h, const struct entry *e)
{
    const struct entry *by = history_entry(h, e->undone_by);

    if (e->verdict == VERDICT_OVERRULED) {
        text_pad(to, to->n, LOG_INDENT);
        text_str(to, "overruled\n");
    }
    if (by == NULL)
        return;
    text_pad(to, to->n, LOG_INDENT);
    if (by->replaced == e->n)
        text_str(to, "replaced by #");
    else if (span_starts(history_line(h, by), "strike"))
        text_str(to, "struck by #");
    else
        text_str(to, "undone by #");
    text_int(to, by->n);
    text_char(to, '\n');
}

/* From the column that it begins in. */
static void
log_words(struct text *to, struct span words)
{
    char at[2 * LINE_MAX_BYTES];
    struct text t;

    text_init(&t, at, sizeof at);
    text_safe(&t, words);
    put_folded(to, text_span(&t), LOG_INDENT);
}

static void
log_entry(const struct logging *l, int32_t n, struct span answer)
{
    const struct entry *e = history_entry(l->h, n);
    struct text *to = l->to;
    uint32_t from = to->n;
    char at[24];
    struct text time;

    if (e == NULL)
        return;
    text_char(to, '#');
    text_int(to, n);
    text_pad(to, from, 6);
    text_init(&time, at, sizeof at);
    say_clock(&time, e->at_ms / 1000 * 1000);
    right(to, &time, LOG_TIME - 1);
    text_pad(to, to->n, 2);
    log_words(to, history_line(l->h, e));
    if (answer.n > 0) {
        text_pad(to, to->n, LOG_INDENT);
        log_words(to, answer);
    }
    log_marks(to, l->h, e);
}

/* Always true: a file read to its end, and no less, can be gone on with. */
static bool
log_record(void *ctx, const struct record *r)
{
    struct logging *l = ctx;

    if (r->n == l->next && r->n <= l->last) {
        log_entry(l, r->n, r->answer);
        l->next++;
    }
    return true;
}

static bool
show_log(const struct asking *a, struct text *to)
{
    const struct word *w = line_find(a->line, "", "N", NULL);
    int32_t many = w != NULL ? w->a : LOG_USUAL;
    struct logging l = {.h = a->h, .to = to, .next = 1, .last = a->h->n};

    if (many == 0) {
        ask_fault(a, FAULT_NUMBER_RANGE, w);
        a->why->have = 1;
        a->why->need = 1000000;
        return false;
    }
    if (a->h->n == 0)
        text_str(to, "nothing has been entered yet\n");
    if (a->h->n > many)
        l.next = a->h->n - many + 1;
    if (a->file != NULL && file_read(a->file, log_record, &l) != KEPT) {
        text_str(to, "the answers cannot be read: ");
        ask_wrap(to, 4, file_error(a->file));
        text_char(to, '\n');
    }
    for (; l.next <= l.last; l.next++)
        log_entry(&l, l.next, (struct span){NULL, 0});
    return true;
}

/* ---- precedents ---- */

static bool
precedents(const struct asking *a, struct text *to)
{
    struct span words = span_trim(line_text(a->line));

    if (say_precedents(to, a->h, words) > 0)
        return true;
    text_str(to, words.n > 0 ? "nothing like that has been disputed or "
                               "overruled yet\n"
                             : "nothing has been disputed or overruled yet\n");
    return true;
}

/* ---- the rows ---- */

const struct question ask_record[] = {
    {.verb = {.name = "score",
              .usage = "[now]",
              .example = "score",
              .also = "score now",
              .rules = "V1b V1c V1d V1e",
              .summary = "the points, item by item; now: as if it ended here",
              .alias = 's',
              .sets = SET_LITTLE_WARS,
              .flags = VERB_DOZEN},
     .answer = score     },
    {.verb = {.name = "log",
              .usage = "[N]",
              .example = "log 10",
              .also = "log",
              .summary = "the last entries, and what became of them",
              .alias = 'l',
              .sets = SET_BOTH},
     .answer = show_log  },
    {.verb = {.name = "precedents",
              .usage = "[TEXT]",
              .example = "precedents gun",
              .also = "precedents",
              .summary = "what was disputed or overruled, and how",
              .sets = SET_BOTH},
     .answer = precedents},
};

const uint32_t ask_record_n = sizeof ask_record / sizeof ask_record[0];
