/* SPDX-License-Identifier: GPL-3.0-or-later */
/* clockface.c: the big clock in lines of text; see clockface.h. */
#include "clockface.h"

#include "columns.h"
#include "figures.h"
#include "say.h"

#include <string.h>

enum { LINE_BYTES = 2048 };

/* What there is room for: rows each, and what is drawn large. */
struct plan {
    int32_t title, turn, player, clock, state, reason, sides, last, note;
    struct figures clock_large, state_large, turn_large;
};

struct page {
    const struct face *f;
    struct face_size size;
    struct text *to;
    uint8_t *look;
    int32_t row;
};

/* --- lines --- */

/* For who cannot read UTF-8 a mark stands for every letter of it. */
static void
put_words(const struct page *p, struct span s)
{
    for (uint32_t i = 0; i < s.n;) {
        uint32_t from = i, point = columns_letter(s, &i);
        if (p->f->ascii && point > 0x7E)
            text_char(p->to, '?');
        else
            text_put(p->to, span_cut(s, from, i));
    }
}

static uint32_t
columns_shown(const struct page *p, struct span s)
{
    return p->f->ascii ? span_points(s) : columns(s);
}

static void
end_row(struct page *p, enum face_look look)
{
    text_char(p->to, '\n');
    p->look[p->row++] = (uint8_t)look;
}

static void
put_blanks(const struct page *p, int32_t n)
{
    for (; n > 0; n--)
        text_char(p->to, ' ');
}

static bool
is_full(const struct page *p)
{
    return p->row >= p->size.rows;
}

/* In the middle; what is too long ends in dots. */
static void
put_line(struct page *p, struct span s, enum face_look look)
{
    uint32_t room = (uint32_t)p->size.columns;
    uint32_t n = columns_shown(p, s);
    if (is_full(p))
        return;
    if (n <= room) {
        put_blanks(p, (int32_t)(room - n) / 2);
        put_words(p, s);
    } else if (room > 3) {
        put_words(p, span_trim(columns_cut(s, room - 3)));
        text_str(p->to, "...");
    }
    end_row(p, look);
}

static void
put_blank_rows(struct page *p, int32_t n)
{
    for (; n > 0 && !is_full(p); n--)
        end_row(p, FACE_PLAIN);
}

static void
put_large(struct page *p, const struct figures *f, enum face_look look)
{
    for (int32_t i = 0; i < f->rows && !is_full(p); i++) {
        put_blanks(p, (p->size.columns - f->columns) / 2);
        figures_row(p->to, f, i);
        end_row(p, look);
    }
}

/* As much of the words as goes into one line, broken at a blank. */
static struct span
first_line(const struct page *p, struct span s)
{
    struct span fits = columns_cut(s, (uint32_t)p->size.columns);
    uint32_t n = fits.n;
    while (n > 0 && n < s.n && s.at[n] != ' ')
        n--;
    return span_cut(s, 0, n > 0 ? n : fits.n);
}

/* How many lines words take, at most `rows`. */
static int32_t
lines_of(const struct page *p, const char *words, int32_t rows)
{
    struct span s = span_of(words);
    int32_t n = 0;
    for (; s.n > 0 && n < rows; n++) {
        struct span line = first_line(p, s);
        if (line.n == 0)
            break;
        s = span_trim(span_from(s, line.n));
    }
    return n;
}

static void
put_wrapped(struct page *p, const char *words, int32_t rows,
            enum face_look look)
{
    struct span s = span_of(words);
    for (; rows > 1 && s.n > 0; rows--) {
        struct span line = first_line(p, s);
        put_line(p, line, look);
        s = span_trim(span_from(s, line.n));
    }
    if (rows > 0 && s.n > 0)
        put_line(p, s, look);
}

/* --- sides --- */

static void
put_score(struct text *to, const struct face *f, const struct standing_side *s)
{
    if (f->is->density || !(f->score || f->is->finished))
        return;
    text_str(to, ", ");
    text_str(to, "score ");
    say_halves(to, s->halves);
}

static void
put_long(struct text *to, const struct face *f, const struct standing_side *s)
{
    if (f->is->density) {
        text_count(to, s->units, "unit", "units");
        text_str(to, ", ");
        text_count(to, s->warriors, "warrior", "warriors");
        text_str(to, ", ");
        text_int(to, s->killed);
        text_str(to, " killed");
        return;
    }
    text_count(to, s->foot + s->horse, "man", "men");
    text_str(to, ", ");
    text_count(to, s->guns, "gun", "guns");
    text_str(to, ", ");
    text_count(to, s->prisoners, "prisoner", "prisoners");
    put_score(to, f, s);
}

static void
put_short(struct text *to, const struct face *f, const struct standing_side *s)
{
    bool density = f->is->density;
    text_int(to, density ? s->units : s->foot + s->horse);
    text_str(to, density ? "u " : "m ");
    text_int(to, density ? s->warriors : s->guns);
    text_str(to, density ? "w " : "g ");
    text_int(to, density ? s->killed : s->prisoners);
    text_str(to, density ? "k" : "p");
    if (!density && (f->score || f->is->finished)) {
        text_char(to, ' ');
        say_halves(to, s->halves);
    }
}

enum { SIDE_WHOLE, SIDE_NAMED, SIDE_SHORT, SIDE_FORMS };

static void
put_side(struct text *to, const struct face *f, int32_t row, int form)
{
    const struct standing_side *s = &f->is->side[row];
    if (s->moves && form != SIDE_SHORT)
        text_str(to, "> ");
    text_str(to, form == SIDE_SHORT ? s->label : s->name);
    if (form == SIDE_WHOLE && s->player[0]) {
        text_str(to, " (");
        text_str(to, s->player);
        text_char(to, ')');
    }
    text_str(to, form == SIDE_SHORT ? " " : ": ");
    if (form == SIDE_SHORT)
        put_short(to, f, s);
    else
        put_long(to, f, s);
}

static bool
fits(const struct page *p, int form)
{
    char at[LINE_BYTES];
    struct text t;
    for (int32_t row = 0; row < p->f->is->sides; row++) {
        text_init(&t, at, sizeof at);
        put_side(&t, p->f, row, form);
        if (columns_shown(p, text_span(&t)) > (uint32_t)p->size.columns)
            return false;
    }
    return true;
}

/* What a side has is not cut: a long label gives way. */
static void
put_shortest(struct text *to, const struct page *p,
             const struct standing_side *s)
{
    char at[128];
    struct text has;
    text_init(&has, at, sizeof at);
    put_short(&has, p->f, s);
    int32_t room = p->size.columns - (int32_t)has.n - 2;
    if (room > 0) {
        text_put(to, columns_cut(span_of(s->label), (uint32_t)room));
        text_str(to, ". ");
    }
    text_put(to, text_span(&has));
}

static void
put_one_side(struct page *p, int32_t row, int form)
{
    const struct standing_side *s = &p->f->is->side[row];
    char at[LINE_BYTES];
    struct text t;
    text_init(&t, at, sizeof at);
    put_side(&t, p->f, row, form);
    if (form == SIDE_SHORT &&
        columns_shown(p, text_span(&t)) > (uint32_t)p->size.columns) {
        text_clear(&t);
        put_shortest(&t, p, s);
    }
    put_line(p, text_span(&t), s->moves ? FACE_STRONG : FACE_PLAIN);
}

static void
put_sides(struct page *p, int32_t rows)
{
    int form = SIDE_WHOLE;
    while (form < SIDE_SHORT && !fits(p, form))
        form++;
    for (int32_t i = 0; i < rows; i++)
        put_one_side(p, i, form);
}

/* --- what there is room for --- */

static bool
is_loud(const struct standing *is)
{
    return is->limited && is->left_ms <= 0;
}

static const char *
mover_player(const struct standing *is)
{
    return is->mover && !is->finished ? is->side[is->mover - 1].player : "";
}

/* One more part, where the rows reach. */
static int32_t
take(int32_t *rows, int32_t want)
{
    int32_t got = want < *rows ? want : *rows;
    *rows -= got;
    return got;
}

/* By how much they are needed. What is left over is the figures'. */
static struct plan
plan_words(const struct page *p, int32_t *rows)
{
    enum { ROOMY = 12, LARGE = 16 };
    const struct standing *is = p->f->is;
    int32_t all = p->size.rows;
    struct plan plan = {0};
    plan.clock = take(rows, 1);
    plan.turn = take(rows, 1);
    plan.state = take(rows, is->state != STANDING_QUIET);
    plan.sides = *rows >= is->sides ? take(rows, is->sides) : 0;
    plan.note = take(rows, p->f->note[0] != '\0');
    plan.last = take(rows, is->last[0] != '\0');
    if (all < ROOMY)
        return plan;
    plan.title = take(rows, is->title[0] != '\0');
    plan.reason = take(rows, is->reason[0] != '\0');
    if (all < LARGE)
        return plan;
    plan.last += take(rows, lines_of(p, is->last, 3) - plan.last);
    plan.last += take(rows, lines_of(p, is->more, 2));
    plan.reason += take(rows, lines_of(p, is->reason, 2) - plan.reason);
    *rows -= 2; /* between figures and words */
    return plan;
}

/* Letters as large as `rows` allow, where that is more than a line of them. */
static struct figures
large(const struct page *p, const char *words, int32_t rows)
{
    return letters_fit(span_of(words), p->size.columns - 2, rows, p->f->ascii);
}

/* The turn in large letters, where it has that much of the rows. */
static int32_t
plan_turn(const struct page *p, struct plan *plan, int32_t rows)
{
    const char *player = mover_player(p->f->is);
    int32_t below = player[0] != '\0';
    struct figures f = large(p, p->f->is->brief, rows - below);
    if (f.rows == 0)
        return 0;
    plan->turn_large = f;
    plan->turn = f.rows;
    plan->player = below;
    return f.rows + below;
}

/* The state is called as large as it may be without hiding the time, and the
 * turn so as not to make it much smaller, or as large as what the figures have
 * no use for. */
static void
plan_large(const struct page *p, struct plan *plan, int32_t rows)
{
    const struct standing *is = p->f->is;
    int32_t room = p->size.columns - 2, area = rows + plan->clock;
    if (plan->state)
        plan->state_large = large(p, standing_word(is->state), area / 3);
    if (plan->state_large.rows > 0) {
        area -= plan->state_large.rows;
        plan->state = plan->state_large.rows;
    }
    int32_t turn = plan_turn(p, plan, area / 6);
    plan->clock_large =
        is->limited
            ? figures_fit(span_of(is->clock), room, area - turn, p->f->ascii)
            : large(p, is->clock, (area - turn) * 2 / 3);
    plan_turn(p, plan, (area - plan->clock_large.rows) / 2);
}

/* --- drawing --- */

static void
put_turn(struct page *p, const struct plan *plan)
{
    const struct standing *is = p->f->is;
    char at[LINE_BYTES];
    struct text t;
    const char *player = mover_player(is);
    if (plan->turn_large.rows > 0) {
        put_large(p, &plan->turn_large, FACE_STRONG);
        if (plan->player)
            put_line(p, span_of(player), FACE_STRONG);
        return;
    }
    text_init(&t, at, sizeof at);
    text_str(&t, is->turn);
    if (player[0]) {
        text_str(&t, ", ");
        text_str(&t, player);
    }
    if (columns_shown(p, text_span(&t)) > (uint32_t)p->size.columns) {
        text_clear(&t);
        text_str(&t, is->brief);
        text_str(&t, player[0] ? " " : "");
        text_str(&t, player);
    }
    put_line(p, text_span(&t), FACE_STRONG);
}

/* A word alone, or with the reason behind it where that has no row. */
static void
put_state(struct page *p, const struct plan *plan)
{
    const struct standing *is = p->f->is;
    char at[LINE_BYTES];
    struct text t;
    if (plan->state_large.rows > 0) {
        put_large(p, &plan->state_large, FACE_LOUD);
        return;
    }
    text_init(&t, at, sizeof at);
    text_str(&t, standing_word(is->state));
    if (is->reason[0] && plan->reason == 0) {
        text_str(&t, ": ");
        text_str(&t, is->reason);
    }
    put_line(p, text_span(&t), FACE_LOUD);
}

static void
put_clock(struct page *p, const struct plan *plan)
{
    enum face_look look = is_loud(p->f->is) ? FACE_LOUD : FACE_STRONG;
    if (plan->clock_large.rows > 0)
        put_large(p, &plan->clock_large, look);
    else
        put_line(p, span_of(p->f->is->clock), look);
}

/* Everything in a line of its own: a window of one. */
static void
put_all_in_one(struct page *p)
{
    const struct standing *is = p->f->is;
    char at[LINE_BYTES];
    struct text t;
    text_init(&t, at, sizeof at);
    text_str(&t, is->brief);
    text_char(&t, ' ');
    text_str(&t, is->clock);
    text_char(&t, ' ');
    text_str(&t, standing_word(is->state));
    put_line(p, span_trim(text_span(&t)), FACE_STRONG);
}

/* Rows that the parts leave, half above the clock and half below. */
static int32_t
rows_over(const struct page *p, const struct plan *plan)
{
    int32_t clock = plan->clock_large.rows > 0 ? plan->clock_large.rows : 1;
    int32_t used = plan->title + plan->turn + plan->player + clock +
                   plan->state + plan->reason + plan->sides + plan->last +
                   plan->note;
    return p->size.rows > used ? p->size.rows - used : 0;
}

static void
put_last(struct page *p, int32_t rows)
{
    const struct standing *is = p->f->is;
    int32_t first = lines_of(p, is->last, 3);
    first = first < rows ? first : rows;
    put_wrapped(p, is->last, first, FACE_PLAIN);
    put_wrapped(p, is->more, rows - first, FACE_DIM);
}

static void
put_parts(struct page *p, const struct plan *plan)
{
    const struct standing *is = p->f->is;
    int32_t over = rows_over(p, plan);
    bool roomy = over > 2; /* a row between the words below */
    put_wrapped(p, is->title, plan->title, FACE_DIM);
    put_turn(p, plan);
    put_blank_rows(p, over / 2);
    put_clock(p, plan);
    if (plan->state) {
        put_blank_rows(p, roomy);
        put_state(p, plan);
    }
    put_wrapped(p, is->reason, plan->reason, FACE_STRONG);
    put_blank_rows(p, over - over / 2 - (plan->state && roomy) -
                          (roomy && plan->last > 0));
    put_sides(p, plan->sides);
    if (plan->last) {
        put_blank_rows(p, roomy);
        put_last(p, plan->last);
    }
    if (plan->note)
        put_line(p, span_of(p->f->note), FACE_LOUD);
}

uint32_t
clockface_bytes(struct face_size size)
{
    /* A block is three bytes of UTF-8, a letter up to four and its marks. */
    return (uint32_t)size.rows * ((uint32_t)size.columns * 8 + 1) + LINE_BYTES;
}

void
clockface_draw(const struct face *f, struct face_size size, struct text *to,
               uint8_t *look)
{
    struct page p = {f, size, to, look, 0};
    int32_t rows = size.rows;
    if (p.size.columns > FACE_COLUMNS)
        p.size.columns = FACE_COLUMNS;
    if (p.size.rows > FACE_ROWS)
        p.size.rows = FACE_ROWS;
    if (p.size.rows == 1) {
        put_all_in_one(&p);
        return;
    }
    struct plan plan = plan_words(&p, &rows);
    if (rows < 0)
        rows = 0;
    plan_large(&p, &plan, rows);
    put_parts(&p, &plan);
    put_blank_rows(&p, p.size.rows);
}

/* --- for who listens --- */

static void
sentence(struct text *to, const char *words, const char *more)
{
    if (to->n > 0)
        text_char(to, ' ');
    text_str(to, words);
    text_str(to, more);
    if (to->n > 0 && to->at[to->n - 1] != '.')
        text_char(to, '.');
}

/* Whose move it is, and what of its time is left. */
static void
say_turn(struct text *to, const struct standing *is)
{
    char at[LINE_BYTES];
    struct text t;
    text_init(&t, at, sizeof at);
    const char *player = mover_player(is);
    text_str(&t, player[0] ? ", " : "");
    text_str(&t, player);
    if (is->clock[0]) {
        text_str(&t, ": ");
        if (is->limited)
            say_left(&t, is->left_ms);
        else
            text_str(&t, is->clock);
    }
    sentence(to, is->turn, text_z(&t));
}

static void
say_state(struct text *to, const struct standing *is)
{
    char at[LINE_BYTES];
    struct text t;
    text_init(&t, at, sizeof at);
    text_str(&t, is->reason[0] ? ": " : "");
    text_str(&t, is->reason);
    sentence(to,
             is->state == STANDING_QUIET ? "The clock goes on"
                                         : standing_word(is->state),
             text_z(&t));
}

static bool
same_forces(const struct standing_side *a, const struct standing_side *b)
{
    return strcmp(a->name, b->name) == 0 && a->foot == b->foot &&
           a->horse == b->horse && a->guns == b->guns &&
           a->prisoners == b->prisoners && a->units == b->units &&
           a->warriors == b->warriors && a->killed == b->killed;
}

static void
say_forces(struct text *to, const struct face *f, int32_t row)
{
    char at[LINE_BYTES];
    struct text t;
    text_init(&t, at, sizeof at);
    text_str(&t, ": ");
    put_long(&t, f, &f->is->side[row]);
    sentence(to, f->is->side[row].name, text_z(&t));
}

void
clockface_change(struct text *to, const struct face *was,
                 const struct face *now)
{
    const struct standing *is = now->is;
    const struct standing *before = was ? was->is : NULL;
    bool turn = !before || strcmp(before->turn, is->turn) != 0;
    bool state = before ? before->state != is->state ||
                              strcmp(before->reason, is->reason) != 0
                        : is->state != STANDING_QUIET;
    bool score = before && (now->score || is->finished);
    if (turn)
        say_turn(to, is);
    if (state && !(turn && is->state == STANDING_QUIET))
        say_state(to, is);
    if (is->last[0] && (!before || strcmp(before->last, is->last) != 0)) {
        sentence(to, is->last, "");
        if (is->more[0])
            sentence(to, is->more, "");
    }
    for (int32_t i = 0; i < is->sides; i++)
        if (!before || !same_forces(&before->side[i], &is->side[i]) ||
            (score && before->side[i].halves != is->side[i].halves))
            say_forces(to, now, i);
    if (now->note[0] && (!was || strcmp(was->note, now->note) != 0))
        sentence(to, now->note, "");
}
