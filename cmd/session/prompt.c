/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * prompt.c: the referee's terminal session: lines typed, questions asked back,
 * bad lines returned for editing, warnings called while he types.
 */
#include "session_in.h"

#include "clock.h"
#include "columns.h"
#include "complete.h"
#include "fold.h"
#include "trial.h"

#include <string.h>

struct prompt {
    struct session *s;
    struct offers *offers; /* of the word last completed */
    char preset[LINE_MAX_BYTES + 1];
    uint32_t preset_n;
    bool fell;      /* it is one that fell, and gives way to another */
    bool told_back; /* that a line comes back has been said */
};

/* --- hooks --- */

/* Asked before every wait, so after what was due has been shown. */
static int
wait_ms(void *ctx)
{
    const struct prompt *p = ctx;
    struct session *s = p->s;
    int64_t at = session_now(s);
    time_tell(s);
    notify_reap(&s->notifier);
    if (time_due(s, at))
        return 0;
    int64_t next = s->time.stood ? -1 : clock_next_ms(&s->history.game, at);
    if (next < 0)
        return -1;
    return next < 1000 ? (int)next : 1000;
}

/* The warning, after whose it is. One that
 * cannot be told is not tried again. */
static void
notify(struct session *s, struct text *say, struct span warning)
{
    char at[512];
    struct text t;
    const struct game *g = &s->history.game;
    text_init(&t, at, sizeof at);
    if (g->battle->mover) {
        say_side(&t, g, g->battle->mover);
        text_char(&t, ' ');
        text_int(&t, g->side[ROW(g->battle->mover)].turn);
        text_str(&t, ": ");
    }
    text_put(&t, warning);
    int error = notify_send(&s->notifier, text_span(&t));
    if (error == 0)
        return;
    s->notifier.command = NULL;
    text_str(say, "umpire: notify.command: ");
    text_str(say, strerror(error));
    text_char(say, '\n');
}

/* The most severe of them; the others are past. */
static void
due(void *ctx, struct text *say)
{
    struct prompt *p = ctx;
    struct session *s = p->s;
    const struct game *g = &s->history.game;
    int64_t at = session_now(s);
    uint32_t now = time_due(s, at);
    char words[256];
    struct text warning;
    int nth = 3;
    if (!now)
        return;
    while (!(now >> nth & 1))
        nth--;
    int64_t late = clock_late_ms(g, at, nth);
    bool missed = late > at - s->opened_ms;
    text_init(&warning, words, sizeof words);
    say_warning(&warning, g, nth, late,
                missed ? " while this program was not running" : "");
    text_char(say, '\a');
    fold_line(say, text_span(&warning), terminal_columns(s->terminal));
    notify(s, say, text_span(&warning));
    time_warned(s, now);
}

static void
prompt_words(void *ctx, struct text *to)
{
    struct prompt *p = ctx;
    const struct session *s = p->s;
    struct seen seen;
    say_prompt(to, &session_seen(s, &seen)->game, session_now(s),
               s->o.read_only);
    text_char(to, ' ');
}

static bool
nth_offer(void *ctx, struct span line, uint32_t start, uint32_t at, int nth,
          struct completion *out)
{
    struct prompt *p = ctx;
    if (nth == 0)
        complete(p->s, line, start, at, p->offers);
    if (nth >= (int)p->offers->n)
        return false;
    out->word = p->offers->at[nth].word;
    out->note = p->s->o.plain ? SPAN("") : p->offers->at[nth].note;
    return true;
}

static void
hint(void *ctx, struct span line, uint32_t start, bool any, struct text *to)
{
    struct prompt *p = ctx;
    complete_hint(p->s, line, start, any, to);
}

/* --- questions back --- */

struct query {
    const char *question;
    const char *before; /* what stands before the answer in the line */
    const char *bare;   /* the same of an answer that is no number, or NULL */
    const char *wanted;
};

/* False: there is no answer, or an empty one. */
static bool
put_question(struct session *s, const char *question, struct span *answer)
{
    if (terminal_ask(s->terminal, question, answer) != TYPED_LINE)
        return false;
    *answer = span_trim(*answer);
    return answer->n > 0;
}

static bool
is_read(const struct session *s, struct span typed)
{
    struct word word[LINE_WORDS];
    struct line l = {.word = word};
    struct span rest;
    struct fault why;
    return line_read(typed, &s->lexicon, &l, &rest, &why) && rest.n == 0;
}

/* The line with the answer; one that cannot be read is asked for again. False:
 * none is given. */
static bool
ask_back(struct session *s, const struct query *a, struct text *to)
{
    struct span answer;
    uint32_t before = to->n;
    for (;;) {
        if (!put_question(s, a->question, &answer))
            return false;
        bool number = answer.at[0] >= '0' && answer.at[0] <= '9';
        text_str(to, a->bare && !number ? a->bare : a->before);
        text_put(to, answer);
        if (is_read(s, text_span(to)))
            return true;
        to->n = before;
        remark_line(s, "      that cannot be read (empty: leave it); wanted: ",
                    span_of(a->wanted));
    }
}

/* Of three men: 3, or as it would have stood in the line: s3, iso, sup. */
static bool
ask_support(struct session *s, const char *question, struct text *to)
{
    const struct query a = {question, " s", " ", "a number, iso or sup"};
    return ask_back(s, &a, to);
}

/* Who is where about a gun, as the edition counts them; who: a man (REF) of
 * whom places do not tell it. */
static bool
ask_capture(struct session *s, const struct line *l, int32_t who,
            struct text *to)
{
    static const char *const asks[] = {
        "men past its wheels, in the direction of attack  > ",
        "men at the back of its wheels  > ", "men across its axle  > "};
    static const char *const clause[] = {"past", "behind", "crossed"};
    static const char *const adds[] = {" past ", " behind ", " crossed "};
    const struct game *g = &s->history.game;
    int32_t axle = key(g, KEY_CAPTURE_AXLE);
    char first[160], at[120];
    struct text past, near;
    text_init(&past, first, sizeof first);
    text_str(&past, "      ");
    if (who)
        say_man(&past, g, ROW(who));
    text_str(&past, who ? " has no place; " : "");
    text_str(&past, asks[axle]);
    (void)text_z(&past);
    if (!line_has(l, clause[axle]) &&
        !ask_back(s, &(struct query){first, adds[axle], NULL, "a number"}, to))
        return false;
    if (line_has(l, "near"))
        return true;
    text_init(&near, at, sizeof at);
    text_str(&near, "      its own men within ");
    say_length(&near, g, key(g, KEY_CAPTURE_RADIUS));
    text_str(&near, "  > ");
    const struct query a = {text_z(&near), " near ", NULL, "a number"};
    return ask_back(s, &a, to);
}

/* --- a count that reaches men with a duty --- */

/* The count at fault in the line, which wants so many, with this man named and
 * one fewer counted; false: there is no such count. */
static bool
name_one(const struct session *s, struct text *line, const struct fault *why)
{
    char at[LINE_MAX_BYTES];
    struct text t;
    struct span l = text_span(line);
    uint32_t from = why->column, end = why->column + why->width;
    uint32_t digits = from, after;
    while (digits < end && (l.at[digits] < '0' || l.at[digits] > '9'))
        digits++; /* ba:12 */
    after = digits;
    while (after < end && l.at[after] >= '0' && l.at[after] <= '9')
        after++;
    if (end > l.n || after == digits)
        return false;
    text_init(&t, at, sizeof at);
    text_put(&t, span_cut(l, 0, from));
    say_man(&t, &s->history.game, why->subject);
    if (why->need > 1) {
        text_char(&t, '+');
        text_put(&t, span_cut(l, from, digits));
        text_int(&t, why->need - 1);
        text_put(&t, span_cut(l, after, end));
    }
    text_put(&t, span_from(l, end));
    line->n = 0;
    text_put(line, text_span(&t));
    return !t.cut && !line->cut;
}

/* "serves BG1", "guards P1" */
static void
put_duty(struct text *to, const struct game *g, int32_t man, bool several)
{
    const struct man *m = &g->man[man];
    if (m->guards) {
        text_str(to, several ? " guard P" : " guards P");
        text_int(to, g->party[ROW(m->guards)].number);
        return;
    }
    text_str(to, m->crew ? (several ? " serve " : " serves ")
                         : (several ? " are at " : " is at "));
    say_gun(to, g, m->crew ? m->crew : m->trail);
    text_str(to, m->crew ? "" : "'s trail");
}

static bool
same_duty(const struct game *g, int32_t a, int32_t b)
{
    const struct man *m = &g->man[a], *n = &g->man[b];
    return m->guards == n->guards && m->crew == n->crew && m->trail == n->trail;
}

/* "BA.7, BA.8 serve BG1, BA.9 guards P1" */
static void
put_duties(struct text *to, const struct game *g, const int32_t *man,
           uint32_t n)
{
    for (uint32_t i = 0; i < n; i++) {
        uint32_t from = i;
        text_str(to, i ? ", " : "");
        say_man(to, g, man[i]);
        for (; i + 1 < n && same_duty(g, man[i], man[i + 1]); i++) {
            text_str(to, ", ");
            say_man(to, g, man[i + 1]);
        }
        put_duty(to, g, man[i], i > from);
    }
}

/* The fault of the line as it is now; FAULT_NONE: it would stand. */
static void
try_line(struct session *s, struct span typed, struct fault *why)
{
    struct line l = {.word = s->word};
    struct span rest;
    struct ruling r;
    if (!line_read(typed, &s->lexicon, &l, &rest, why) || !l.verb)
        return;
    if (session_trial(s, &l, &r))
        r.why = (struct fault){.code = FAULT_NONE};
    *why = r.why;
}

/* Yes or no and nothing else; false also where there is no answer. */
static bool
ask_yes(struct session *s, const char *question)
{
    struct span answer;
    while (put_question(s, question, &answer)) {
        if ((answer.at[0] | 0x20) == 'n')
            return false;
        if ((answer.at[0] | 0x20) == 'y')
            return true;
        remark(s, SPAN("      y or n?\n"));
    }
    return false;
}

/* Whether men with a duty are among those counted: yes names each of them in
 * the line, so that the log says who they were. */
static bool
ask_duty(struct session *s, const struct fault *first, struct text *to)
{
    enum { NAMED = 6 };
    const struct game *g = &s->history.game;
    struct fault why = *first;
    char question[400];
    struct text q;
    int32_t named[NAMED];
    uint32_t n = 0;
    for (; why.code == FAULT_DUTY; n++) {
        if (n < NAMED)
            named[n] = why.subject;
        if (n > (uint32_t)first->need || !name_one(s, to, &why))
            return false;
        try_line(s, text_span(to), &why);
    }
    text_init(&q, question, sizeof question);
    text_str(&q, "      ");
    put_duties(&q, g, named, n < NAMED ? n : NAMED);
    if (n > NAMED) {
        text_str(&q, " and ");
        text_int(&q, (int32_t)(n - NAMED));
        text_str(&q, " more");
    }
    text_str(&q, n > 1 ? ": are they among them? (y/n)  > "
                       : ": is he among them? (y/n)  > ");
    return ask_yes(s, text_z(&q));
}

/* What of a line is its comment, from the # on, or empty. */
static struct span
comment_of(const struct line *l)
{
    struct span typed = l->typed;
    uint32_t at;
    if (!l->note.at)
        return span_from(typed, typed.n);
    at = (uint32_t)(l->note.at - typed.at);
    while (at > 0 && typed.at[at - 1] != '#')
        at--;
    return span_from(typed, at > 0 ? at - 1 : 0);
}

/* By the fault what is asked; question: its own words. */
static bool
ask_lacking(struct session *s, const struct line *l, const struct fault *why,
            const char *question, struct text *to)
{
    static const struct query because = {"      because  > ", " because ", NULL,
                                         "a reason"};
    const struct query going = {question, " going ", NULL,
                                "a heading, such as n or 2h"};
    switch (why->code) {
    case FAULT_SUPPORT:
        return ask_support(s, question, to);
    case FAULT_BECAUSE:
        return ask_back(s, &because, to);
    case FAULT_CAPTURE_MISSING:
        return ask_capture(s, l, 0, to);
    case FAULT_CAPTURE_PLACE:
        return ask_capture(s, l, REF(why->other), to);
    case FAULT_CAPTURE_WAY:
        return !line_has(l, "going") && ask_back(s, &going, to);
    default:
        return false;
    }
}

/* What a line lacks is asked for; the fuller line, or false. Its comment stays
 * behind what was answered. */
static bool
ask_missing(struct session *s, struct span typed, struct text *to)
{
    char question[200];
    struct text q;
    struct line l = {.word = s->word};
    struct span rest;
    struct fault why;
    struct ruling r;
    if (!line_read(typed, &s->lexicon, &l, &rest, &why) || !l.verb ||
        rest.n > 0 || l.verb->kind != VERB_FACT)
        return false;
    if (session_trial(s, &l, &r))
        return false;
    if (r.why.code == FAULT_DUTY) {
        text_put(to, typed); /* as its columns count */
        return ask_duty(s, &r.why, to);
    }
    text_init(&q, question, sizeof question);
    text_str(&q, "      ");
    struct failing f = {&s->history, typed, &l, &r.why, true, NULL, 0};
    say_fault_words(&q, &f);
    text_str(&q, "  > ");
    struct span comment = comment_of(&l);
    text_put(to, span_trim(span_cut(l.typed, 0, l.typed.n - comment.n)));
    if (!ask_lacking(s, &l, &r.why, text_z(&q), to))
        return false;
    text_str(to, comment.n > 0 ? " " : "");
    text_put(to, comment);
    return true;
}

/* --- the loop --- */

static void
bring_back(struct prompt *p, struct span line)
{
    p->preset_n = line.n < sizeof p->preset ? line.n : 0;
    memcpy(p->preset, line.at, p->preset_n);
    p->fell = false;
}

/* That the line below is the one that fell is said once, and each time to who
 * cannot see it there. */
static void
say_back(struct prompt *p)
{
    const struct session *s = p->s;
    if (s->o.quiet || s->o.json || (p->told_back && !s->o.plain))
        return;
    remark(s, SPAN("the line is back below: type another over it, or mend it "
                   "(arrow keys)\n"));
    p->told_back = true;
}

/* A bare = brings the last entry back for editing, =#41 that one. */
static bool
bare_correction(struct prompt *p, struct span typed)
{
    struct session *s = p->s;
    struct line l = {.word = s->word};
    struct span rest;
    struct fault why;
    struct text t;
    char number[16];
    if (!line_read(typed, &s->lexicon, &l, &rest, &why) || l.verb ||
        (l.correction != CORRECT_LIKE && l.correction != CORRECT_ENTRY))
        return false;
    const struct history *h = &s->history;
    int32_t n = l.correction == CORRECT_ENTRY ? l.target : h->n;
    while (l.correction == CORRECT_LIKE && n > 0 && !history_stands(h, n))
        n--;
    const struct entry *e = history_entry(h, n);
    if (!e)
        return false;
    text_init(&t, number, sizeof number);
    text_str(&t, "=#");
    text_int(&t, n);
    text_char(&t, ' ');
    bring_back(p, text_span(&t));
    struct span old = history_line(h, e);
    if (p->preset_n + old.n < sizeof p->preset) {
        memcpy(p->preset + p->preset_n, old.at, old.n);
        p->preset_n += old.n;
    }
    return true;
}

/* So that nothing is typed twice after a crash. */
static void
last_two(struct session *s)
{
    char at[8192];
    struct text t;
    struct fault why;
    struct span rest;
    struct line l = {.word = s->word};
    if (s->history.n == 0 ||
        !line_read(SPAN("log 2"), &s->lexicon, &l, &rest, &why))
        return;
    struct asking a = {.h = &s->history,
                       .file = s->file,
                       .line = &l,
                       .at_ms = session_now(s),
                       .plain = s->o.plain,
                       .why = &why};
    text_init(&t, at, sizeof at);
    if (ask(&a, &t))
        answer_text(s, text_span(&t));
}

/* The line grows by what was answered; a duty may come before a support. */
static void
ask_all(struct session *s, struct text *line)
{
    enum { QUESTIONS = 4 };
    char fuller[LINE_MAX_BYTES + 256];
    struct text more;
    for (int i = 0; i < QUESTIONS; i++) {
        text_init(&more, fuller, sizeof fuller);
        if (!ask_missing(s, text_span(line), &more))
            return;
        line->n = 0;
        text_put(line, text_span(&more));
    }
}

static void
typed_line(struct prompt *p, struct span line)
{
    char own[LINE_MAX_BYTES + 256];
    struct session *s = p->s;
    struct text typed;
    text_init(&typed, own, sizeof own);
    text_put(&typed, line); /* the terminal's next question reuses its own */
    terminal_remember(s->terminal, text_span(&typed));
    p->preset_n = 0;
    if (bare_correction(p, text_span(&typed)))
        return;
    ask_all(s, &typed);
    struct span final = text_span(&typed);
    int status = session_line(s, final);
    bool fell = status == STATUS_WRONG || status == STATUS_REFUSED;
    if (fell || s->reread)
        bring_back(p, final);
    p->fell = fell;
    if (fell && p->preset_n > 0)
        say_back(p);
    if (s->reread)
        last_two(s);
    s->reread = false;
    fflush(stdout);
}

static bool
leave(struct session *s)
{
    struct span answer;
    const struct game *g = &s->history.game;
    if (g->clock->state != CLOCK_MOVE || !clock_runs(g) || s->time.stood)
        return true;
    enum typed t = terminal_ask(s->terminal,
                                "the clock is running: leave? (y/n) ", &answer);
    return t != TYPED_LINE || (answer.n > 0 && (answer.at[0] | 0x20) == 'y');
}

int
session_prompt(struct session *s)
{
    struct offers offers;
    struct prompt p = {.s = s, .offers = &offers};
    struct span line;
    const struct terminal_hooks hooks = {&p,           wait_ms,   due,
                                         prompt_words, nth_offer, hint};
    s->terminal = terminal_open(&hooks);
    if (!s->terminal) {
        chatter(s, "no terminal to ask at", SPAN(""));
        return STATUS_FILE;
    }
    if (!s->told)
        last_two(s);
    time_question(s);
    while (!s->quitting && !s->lost) {
        fflush(stdout);
        struct span back = {p.preset, p.preset_n};
        struct preset preset = {back, back.n, p.fell, !s->o.plain};
        switch (terminal_line(s->terminal, &preset, &line)) {
        case TYPED_LINE:
            typed_line(&p, line);
            break;
        case TYPED_INTERRUPT:
            p.preset_n = 0;
            break;
        case TYPED_EOF:
            s->quitting = leave(s);
            break;
        case TYPED_HANGUP:
            s->quitting = true;
            break;
        }
    }
    return s->lost ? STATUS_FILE : STATUS_DONE;
}
