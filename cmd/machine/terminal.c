/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * terminal.c: the one loop. Readline is driven by its callback interface, so
 * the wait is ours and warnings are called while a line is being typed.
 *
 * The terminal stays in readline's mode between lines: setting it back for
 * every answer would lose what the referee types meanwhile. Signals and output
 * work in that mode as they do without; only the echo is off.
 */
#include <errno.h>
#include <locale.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <readline/readline.h>
#include <readline/history.h>

#include "columns.h"
#include "fold.h"
#include "signals.h"
#include "terminal_inside.h"

enum { SAY_CAP = 4096 };

struct terminal *
terminal_it(void)
{
    static struct terminal it;

    return &it;
}

int64_t
terminal_now_ms(void)
{
    struct timespec now = {0, 0};

    (void)clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* ---- the prompt and what is written above it ----------------------------- */

static void
ask_prompt(struct terminal *t)
{
    char room[PROMPT_CAP] = "";
    struct text to;

    if (t->asking || t->hooks.prompt == NULL)
        return;
    text_init(&to, room, sizeof room);
    t->hooks.prompt(t->hooks.ctx, &to);
    if (strcmp(text_z(&to), t->prompt) == 0)
        return;
    memcpy(t->prompt, room, sizeof room);
    t->prompt_stale = true;
}

/* A search or a numeric argument shows a prompt of its own, and readline keeps
 * only one other: a new one has to wait until that is over. */
static bool
prompt_waits(const struct terminal *t)
{
    return t->prompt_stale && rl_display_prompt == rl_prompt;
}

/* Readline's own redrawing, with the prompt as it should read now: whatever
 * draws it (a key, a new size, a list, coming back) shows the clock as it
 * is. */
static void
redraw(void)
{
    struct terminal *t = terminal_it();

    if (t->typing)
        ask_prompt(t);
    if (prompt_waits(t)) {
        (void)rl_set_prompt(t->prompt);
        t->prompt_stale = false;
    }
    rl_redisplay();
}

/* Writes lines above the one being typed. Neither the line nor the state of a
 * search, an argument or a paste is touched. */
void
terminal_show(struct span what)
{
    rl_clear_visible_line();
    if (what.n > 0) {
        (void)fwrite(what.at, 1, what.n, rl_outstream);
        if (what.at[what.n - 1] != '\n')
            (void)putc('\n', rl_outstream);
    }
    rl_on_new_line();
    redraw();
    (void)fflush(rl_outstream);
}

/* ---- waiting ------------------------------------------------------------- */

static int
ask_wait(const struct terminal *t)
{
    return t->hooks.wait_ms ? t->hooks.wait_ms(t->hooks.ctx) : -1;
}

/* Calls what is due; how long to wait after that. Never over a second, for a
 * wait stands still while the machine sleeps and the clock does not. */
static int
call_due(struct terminal *t)
{
    char room[SAY_CAP];
    struct text say;
    int ms = ask_wait(t);

    if (ms == 0) {
        text_init(&say, room, sizeof room);
        if (t->hooks.due)
            t->hooks.due(t->hooks.ctx, &say);
        ask_prompt(t);
        if (say.n > 0 || prompt_waits(t))
            terminal_show(text_span(&say));
        ms = ask_wait(t);
    }
    return ms < 0 ? -1 : ms < 1000 ? ms : 1000;
}

enum woke
terminal_wait(struct terminal *t, int64_t until_ms, unsigned minds)
{
    struct pollfd on[2] = {
        {.fd = STDIN_FILENO,    .events = POLLIN},
        {.fd = signals_ready(), .events = POLLIN},
    };

    while (!(t->caught & minds)) {
        int ms = call_due(t);

        if (until_ms >= 0) {
            int64_t left = until_ms - terminal_now_ms();

            if (left <= 0)
                return WOKE_SILENCE;
            if (ms < 0 || left < ms)
                ms = (int)left;
        }
        if (poll(on, 2, ms) < 0) {
            if (errno == EINTR)
                continue;
            return WOKE_GONE;
        }
        if (on[1].revents)
            terminal_signals_read(t);
        else if (on[0].revents & POLLIN)
            return WOKE_BYTE;
        else if (on[0].revents)
            return WOKE_GONE;
    }
    return WOKE_CAUGHT;
}

/* ---- what ends a line ---------------------------------------------------- */

static void
line_ends(struct terminal *t, enum typed how)
{
    rl_callback_handler_remove();
    (void)fflush(rl_outstream);
    t->typing = false;
    t->typed = how;
}

/* With the rest of a key macro, which readline itself would keep. */
static void
drop_line_state(void)
{
    rl_free_line_state();
    rl_readline_state &= ~(unsigned long)RL_STATE_MACROINPUT;
}

static void
on_line(char *line)
{
    struct terminal *t = terminal_it();

    /* A key macro that goes on past Enter would end in a handler that is no
     * longer there. */
    if (RL_ISSTATE(RL_STATE_MACROINPUT))
        drop_line_state();
    if (line == NULL)
        (void)rl_crlf();
    line_ends(t, line ? TYPED_LINE : TYPED_EOF);
    t->line = line;
}

static void
on_interrupt(struct terminal *t)
{
    rl_callback_sigcleanup();
    drop_line_state();
    rl_point = rl_end; /* or ^C would be written into the line */
    rl_deactivate_mark();
    rl_redisplay();
    (void)fputs("^C", rl_outstream);
    (void)rl_crlf();
    rl_replace_line("", 1);
    rl_mark = 0;
    line_ends(t, TYPED_INTERRUPT);
}

/* Half a line is nobody's order: it is dropped. */
static void
on_end(struct terminal *t)
{
    if (terminal_in_front() && t->typing) {
        rl_point = rl_end;
        rl_redisplay();
        (void)rl_crlf();
    }
    line_ends(t, TYPED_HANGUP);
    terminal_give_back(t);
    t->over = true;
}

/* ---- stopped and going on ------------------------------------------------ */

static void
draw_anew(void)
{
    rl_prep_terminal(1);
    rl_on_new_line();
    rl_resize_terminal();
    rl_forced_update_display();
    (void)fflush(rl_outstream);
}

static void
on_stop(struct terminal *t)
{
    (void)rl_crlf();
    rl_deprep_terminal();
    (void)fflush(rl_outstream);
    signals_stop_here();
    terminal_signals_read(t);
    t->caught &= ~(unsigned)(CAUGHT_CONT | CAUGHT_SIZE);
    /* Ended while stopped: the terminal is the shell's by now. */
    if (!(t->caught & CAUGHT_END) || terminal_in_front())
        draw_anew();
}

/* After a stop that cannot be caught somebody may have set the terminal for
 * lines of its own; then readline has to begin again. */
static void
on_continue(void)
{
    struct termios now;

    if (tcgetattr(STDIN_FILENO, &now) == 0 && (now.c_lflag & ICANON)) {
        rl_deprep_terminal();
        draw_anew();
    }
}

/* Readline knows only of its own redrawing how to leave lines that a new size
 * has broken elsewhere: with another it draws from where the cursor is. */
static void
on_size(void)
{
    rl_voidfunc_t *mine = rl_redisplay_function;

    rl_redisplay_function = rl_redisplay;
    rl_resize_terminal();
    rl_redisplay_function = mine;
    redraw();
    (void)fflush(rl_outstream);
}

static void
on_caught(struct terminal *t)
{
    unsigned caught = t->caught;

    t->caught = 0;
    if (caught & CAUGHT_END) {
        on_end(t);
        return;
    }
    if (caught & CAUGHT_STOP)
        on_stop(t);
    else if (caught & CAUGHT_CONT)
        on_continue();
    if (caught & CAUGHT_SIZE)
        on_size();
    if (caught & CAUGHT_INT)
        on_interrupt(t);
}

/* ---- a line -------------------------------------------------------------- */

static void
tell_left_out(struct terminal *t)
{
    char room[80];
    struct text say;

    text_init(&say, room, sizeof room);
    text_str(&say, "pasted: the first ");
    text_int(&say, PASTE_MAX);
    text_str(&say, " bytes; ");
    text_int(&say, t->left_out);
    text_str(&say, " more left out");
    t->left_out = 0;
    terminal_show(text_span(&say));
}

static void
on_byte(struct terminal *t)
{
    rl_callback_read_char();
    t->feed = ""; /* what readline did not want of it */
    if (!RL_ISSTATE(RL_STATE_MULTIKEY))
        t->gives_way = false;
    if (t->gone) {
        on_end(t);
    } else if (t->typing) {
        if (t->left_out > 0)
            tell_left_out(t);
        else if (prompt_waits(t))
            terminal_show(SPAN(""));
    }
}

static void
put_preset(struct terminal *t, const struct preset *preset)
{
    uint32_t n = preset->line.n;
    char *z = malloc((size_t)n + 1);

    if (z == NULL)
        return;
    memcpy(z, preset->line.at, n);
    z[n] = '\0';
    (void)rl_insert_text(z);
    free(z);
    if (preset->at < (uint32_t)rl_end)
        rl_point = (int)preset->at;
    t->gives_way = preset->gives_way;
    if (preset->gives_way && preset->marked) {
        rl_mark = 0;
        rl_activate_mark();
    }
    rl_redisplay();
}

void
terminal_make_way(struct terminal *t)
{
    if (!t->gives_way)
        return;
    t->gives_way = false;
    (void)rl_delete_text(0, rl_end);
    rl_point = rl_mark = 0;
}

static enum typed
read_line(struct terminal *t, const struct preset *preset)
{
    free(t->line);
    t->line = NULL;
    if (t->over)
        return TYPED_HANGUP;
    t->typing = true;
    t->prompt_stale = false;
    t->gives_way = false;
    rl_callback_handler_install(t->prompt, on_line);
    if (preset && preset->line.n > 0)
        put_preset(t, preset);
    while (t->typing) {
        switch (terminal_wait(t, -1, CAUGHT_ANY)) {
        case WOKE_BYTE:
            on_byte(t);
            break;
        case WOKE_CAUGHT:
            on_caught(t);
            break;
        case WOKE_SILENCE:
        case WOKE_GONE:
            on_end(t);
            break;
        }
    }
    return t->typed;
}

static enum typed
hand_over(const struct terminal *t, enum typed typed, struct span *line)
{
    *line = t->line && typed == TYPED_LINE ? span_of(t->line) : SPAN("");
    return typed;
}

enum typed
terminal_line(struct terminal *t, const struct preset *preset,
              struct span *line)
{
    t->asking = false;
    ask_prompt(t);
    return hand_over(t, read_line(t, preset), line);
}

/* What is wider than the screen is broken between words, and asked below. */
static void
put_question(const struct terminal *t, struct span question, struct text *to)
{
    enum { ANSWER = 4 };
    char room[1024];
    struct text lines;
    uint32_t wide = terminal_columns(t);

    if (columns(question) + ANSWER <= wide) {
        text_put(to, question);
        return;
    }
    while (question.n > 0 && (question.at[question.n - 1] == ' ' ||
                              question.at[question.n - 1] == '>'))
        question.n--;
    text_init(&lines, room, sizeof room);
    fold_line(&lines, question, wide);
    (void)fwrite(lines.at, 1, lines.n, rl_outstream);
    text_str(to, "      > ");
}

enum typed
terminal_ask(struct terminal *t, const char *question, struct span *answer)
{
    struct text to;

    t->asking = true;
    text_init(&to, t->prompt, sizeof t->prompt);
    put_question(t, span_of(question), &to);
    (void)text_z(&to);
    return hand_over(t, read_line(t, NULL), answer);
}

/* ---- opening and closing ------------------------------------------------- */

static void
at_exit(void)
{
    terminal_give_back(terminal_it());
}

/* The order matters: what a user's inputrc may change is set before readline
 * reads it, what it may not change after. */
static void
start_readline(void)
{
    rl_readline_name = "umpire";
    rl_instream = stdin;
    rl_outstream = stdout;
    rl_catch_signals = 0; /* 8.2 loses signals in callback mode */
    rl_catch_sigwinch = 0;
    rl_change_environment = 0;
    (void)rl_variable_bind("show-all-if-ambiguous", "on");
    (void)rl_variable_bind("completion-ignore-case", "on");
    (void)rl_initialize();
    rl_getc_function = terminal_getc;
    rl_redisplay_function = redraw;
    rl_deprep_term_function = NULL;
    terminal_paste_start();
    terminal_complete_start();
}

struct terminal *
terminal_open(const struct terminal_hooks *hooks)
{
    struct terminal *t = terminal_it();

    if (t->open || !isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO) ||
        tcgetattr(STDIN_FILENO, &t->found) != 0)
        return NULL;
    /* Of the locale only what a character is: numbers stay as they are. */
    (void)setlocale(LC_CTYPE, "");
    if (!terminal_signals_catch())
        return NULL;
    /* Readline ends the program when memory is short. */
    if (!t->at_exit)
        t->at_exit = atexit(at_exit) == 0;
    t->hooks = *hooks;
    t->feed = "";
    t->prompt[0] = '\0';
    t->over = t->gone = false;
    t->caught = 0;
    t->open = true;
    start_readline();
    terminal_history_read(t);
    return t;
}

void
terminal_close(struct terminal *t)
{
    if (t == NULL || !t->open)
        return;
    rl_callback_handler_remove();
    terminal_give_back(t);
    signals_release();
    terminal_history_write(t);
    free(t->line);
    t->line = NULL;
    t->open = false;
}

uint32_t
terminal_columns(const struct terminal *t)
{
    int rows = 0, columns = 0;

    (void)t;
    rl_get_screen_size(&rows, &columns);
    return columns > 0 ? (uint32_t)columns : 80;
}
