/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * made_battle.h: lines of a battle that nobody would play, for tests of what
 * is told of one. Comes after seat.h.
 */
#ifndef UMPIRE_MADE_BATTLE_H
#define UMPIRE_MADE_BATTLE_H

static uint64_t seed;

static inline uint32_t
upto(uint32_t n)
{
    return draw(&seed) % n;
}

static void try_line(const char *usage, ...)
    __attribute__((format(printf, 1, 2)));

/* Wrong ones are part of it. */
static void
try_line(const char *usage, ...)
{
    char line[256];
    va_list args;

    va_start(args, usage);
    vsnprintf(line, sizeof line, usage, args);
    va_end(args);
    board_say(&b, line);
    history_drop(&b.h, b.h.kept);
}

/* Shots, melees, guns and prisoners taken, men off. */
static void
made_line(void)
{
    static const char *const support[] = {"iso", "sup", "s0", "s1", "s4"};
    char me = b.g->battle->mover == 1 ? 'r' : 'b', he = me == 'r' ? 'b' : 'r';

    switch (upto(12)) {
    case 0:
    case 1:
        try_line("next");
        break;
    case 2:
    case 3:
        try_line("fire %cg%u %u %ui%c+%uc%c", me, 1 + upto(2), 1 + upto(4),
                 1 + upto(3), he, 1 + upto(3), he);
        break;
    case 4:
        try_line("fire %cg%u %u", me, 1 + upto(2), 1 + upto(4));
        break;
    case 5:
    case 6:
        try_line("melee %ui%c+%uc%c v %ui%c %s", 1 + upto(6), me, 1 + upto(6),
                 me, 1 + upto(14), he, support[upto(5)]);
        break;
    case 7:
        try_line("melee %ui%c v %ui%c %s", 1 + upto(9), me, 1 + upto(9), he,
                 support[upto(5)]);
        break;
    case 8:
        try_line("capture %cg%u %s past %u near %u", he, 1 + upto(2),
                 me == 'r' ? "red" : "blue", upto(6), upto(5));
        break;
    case 9:
        try_line("home p%u", 1 + upto(4));
        break;
    case 10:
        try_line("kill %ui%c lost", 1 + upto(3), upto(2) ? 'r' : 'b');
        break;
    default:
        try_line(upto(2) ? "note #%u" : "off %ui%c", 1 + upto(3), me);
        break;
    }
}

/* A battle's beginning; `before`: lines before its start, or NULL. */
static void
made_start(uint64_t from, const char *const before[])
{
    static const char *const lines[] = {"side red",
                                        "side blue",
                                        "body RA 20 inf",
                                        "body RB 20 inf \"The 9th\"",
                                        "body RC 20 cav",
                                        "gun RG1",
                                        "gun RG2",
                                        "body BA 40 inf",
                                        "body BC 20 cav \"Blue, 7\"",
                                        "gun BG1",
                                        "gun BG2 \"Number 8 gun\"",
                                        NULL};
    static const char *const start[] = {"start red", "next", "next", "next",
                                        NULL};

    seed = 88172645463325252u + from;
    board_release(&b);
    board_init(&b);
    board_must(&b, lines);
    if (before)
        board_must(&b, before);
    board_must(&b, start);
}

#endif
