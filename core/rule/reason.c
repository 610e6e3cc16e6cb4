/* SPDX-License-Identifier: GPL-3.0-or-later */
/* reason.c: what decided a line; see reason.h. */
#include "reason.h"

/* clang-format off */
static const struct {
    int rule;
    const char *words;
} decides[] = {
    {RULE_A1, "how far foot moves"},
    {RULE_A2, "how far horse moves"},
    {RULE_A3, "whether a gun is in action"},
    {RULE_A4a, "that a gun moves or fires"},
    {RULE_A4b, "how many shots a gun has"},
    {RULE_A4g, "the men at the trail"},
    {RULE_A4h, "the men who go with a gun"},
    {RULE_A4j, "how far a gun moves"},
    {RULE_A6a, "who is knocked over"},
    {RULE_A6b, "whether a man touched dies"},
    {RULE_A6c, "that a man touched is spared"},
    {RULE_A6d, "a ball that rebounds"},
    {RULE_A6e, "a ball that rolls"},
    {RULE_C1, "who makes the Country"},
    {RULE_C2, "who chooses his side"},
    {RULE_F1, "whether the forces are equal"},
    {RULE_G1, "who keeps a gun"},
    {RULE_G2, "who takes a gun"},
    {RULE_G3, "that a gun is not taken"},
    {RULE_G4, "that a gun is in dispute"},
    {RULE_G5, "whose a gun is"},
    {RULE_H1a, "that the lesser force is isolated"},
    {RULE_H1b, "that the lesser force is supported"},
    {RULE_H2a, "who is in contact"},
    {RULE_H2b, "how long contact holds"},
    {RULE_H3a, "when a melee is judged"},
    {RULE_H3b, "who takes part"},
    {RULE_H3c, "that all die where numbers are equal"},
    {RULE_H3e, "the prisoners and the dead"},
    {RULE_H3g, "the dead"},
    {RULE_H3h, "who chooses"},
    {RULE_M1, "who moves first"},
    {RULE_M3a, "the time allowed"},
    {RULE_M3e, "that the move is over"},
    {RULE_M3g, "the interval"},
    {RULE_M4, "when guns may fire"},
    {RULE_M5, "that guns act first"},
    {RULE_M6, "whose move it is"},
    {RULE_P1, "who leads prisoners"},
    {RULE_P2, "who guards prisoners"},
    {RULE_P3, "that prisoners are free"},
    {RULE_P4, "how long freed men stand still"},
    {RULE_P5, "that freed men are armed"},
    {RULE_P6, "that prisoners are delivered"},
    {RULE_P9, "the white flag"},
    {RULE_V1a, "that the battle is decided"},
    {RULE_V1b, "the victory"},
    {RULE_V1f, "a draw"},
    {RULE_V2a, "that the battle is decided"},
    {RULE_V3c, "who defends"},
};
/* clang-format on */

const char *
reason_decides(int rule)
{
    for (size_t i = 0; i < sizeof decides / sizeof decides[0]; i++)
        if (decides[i].rule == rule)
            return decides[i].words;
    return "";
}

void
reason_figures(struct hearing *h, int rule, int32_t a, int32_t b)
{
    struct reason row = {.entry = h->ask->entry, .rule = rule, .a = a, .b = b};
    game_tell(h->g, T_reason, &row);
}

/* A row of a key has no rule. */
static bool
is_told(const struct hearing *h, int rule)
{
    const struct game *g = h->g;
    for (uint32_t i = h->r->from[T_reason]; i < g->rows[T_reason]; i++)
        if (g->reason[i].rule == rule)
            return true;
    return false;
}

void
reasons_tell(struct hearing *h)
{
    const struct ruling *r = h->r;
    for (uint16_t i = 0; i < r->n_cite; i++)
        if (!is_told(h, r->cite[i]))
            reason_figures(h, r->cite[i], 0, 0);
    for (uint16_t i = 0; i < r->n_house; i++) {
        enum key_id k = (enum key_id)r->house[i];
        struct reason row = {.entry = h->ask->entry,
                             .key = REF((int32_t)k),
                             .cell = key(h->g, k)};
        game_tell(h->g, T_reason, &row);
    }
}
