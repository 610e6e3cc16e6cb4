/* SPDX-License-Identifier: GPL-3.0-or-later */
/* maker.c: see maker.h. */
#include "maker.h"

#include <string.h>

#include "usage.h"

uint32_t
make_draw(uint64_t *seed, uint32_t below)
{
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    return (uint32_t)(*seed >> 33) % below;
}

/* Writes one of the words for a slot: they stand between bars. */
static void
make_slot(struct maker *m, enum slot slot)
{
    static const char *const words[SLOTS] = {
        [SLOT_LABEL] = "ra|RG1|Blue|a_1",
        [SLOT_LABELS] = "rg1|rg1+rg2|BG1+rg2+c",
        [SLOT_MEN] = "13b|8ib+ba:2|allb|BA.1,4,9-12|e1+2e1|3p1|ra+4rg2|5:ba",
        [SLOT_NUMBER] = "0|7|1000000|012",
        [SLOT_LENGTH] = "6|6 1/2|2'6 1/2\"|70cm|2 ft 6 in|12.25|-3|\xC2\xBD",
        [SLOT_PLACE] = "3'4,7'2|6-1/2,12|SW|ra.7|NE+6,-2'|ra@12<2h|.|"
                       "A@1'<45d",
        [SLOT_HEADING] = "n|SSW|2h|45d",
        [SLOT_DICE] = "2d6|1D20",
        [SLOT_TIME] = "5:30|1:00:01|0:00",
        [SLOT_KEY] = "measure.estimate|hq",
        [SLOT_VALUE] = "yes|\"a b\"|12",
        [SLOT_NAME] = "Mum|\"Mrs. \"\"B\"\" C\"|\xC3\xA9t\xC3\xA9",
        [SLOT_TEXT] = "\"quoted\"|\"a  ; # \"\"b\"\"\"|\"\"|plain|"
                      "he  said \"\"no\"\" ; # so|\"two words\"|\"6\"\"\"",
        [SLOT_ENTRY] = "#41|#1",
        [SLOT_MELEE] = "M1|m12",
        [SLOT_PARTY] = "P1|p3",
        [SLOT_SUPPORT] = "s0|S12|iso|isolated|sup|SUPPORTED",
        [SLOT_HALVES] = "20|3.5|3 1/2|\xC2\xBD",
        [SLOT_WORD] = "H3e|red",
        [SLOT_DATE] = "2026-11-30|2024-02-29",
    };
    const char *from = words[slot];
    uint32_t n = 1;

    for (const char *c = from; *c != '\0'; c++)
        n += *c == '|';
    for (n = make_draw(&m->seed, n); n > 0; n--)
        from = strchr(from, '|') + 1;
    text_put(&m->line, (struct span){from, (uint32_t)strcspn(from, "|")});
    if (slot == SLOT_TEXT && *from != '"')
        m->open = true;
}

static void
make_blank(struct maker *m)
{
    static const char *const blanks[] = {" ", " ", " ", "  ", "\t", " \t "};

    text_str(&m->line, m->open ? " " : blanks[make_draw(&m->seed, 6)]);
}

/* Walks past one part of the usage; writes it if it is wanted. */
static void make_items(struct maker *m, bool wanted);

static void
make_word(struct maker *m, bool wanted)
{
    const char *from = m->u;
    bool capitals = *from >= 'A' && *from <= 'Z';
    struct span word;

    do {
        m->u++;
    } while (capitals ? *m->u >= 'A' && *m->u <= 'Z'
                      : strchr(" |.()[]", *m->u) == NULL &&
                            (*m->u < 'A' || *m->u > 'Z'));
    word = (struct span){from, (uint32_t)(m->u - from)};
    if (!wanted)
        return;
    make_blank(m);
    if (capitals)
        make_slot(m, slot_of(word));
    else
        text_put(&m->line, word);
}

/* Alternatives with blanks about their bars: one of them. */
static void
make_list(struct maker *m, bool wanted)
{
    const char *from = ++m->u;
    uint32_t n = 1, pick;

    for (make_items(m, false); *m->u == '|'; n++) {
        m->u++;
        make_items(m, false);
    }
    m->u = from;
    pick = make_draw(&m->seed, n);
    for (uint32_t k = 0; k < n; k++) {
        make_items(m, wanted && k == pick);
        m->u++; /* the bar, or in the end the bracket */
    }
}

static void
make_choice(struct maker *m, bool wanted)
{
    bool more = wanted;

    for (;; m->u++) {
        bool here = more && make_draw(&m->seed, 2);
        const char *from = m->u;
        uint64_t seed = m->seed;

        /* walked over once to see whether it is the last that could stand */
        if (*from == '(' || *from == '[')
            make_list(m, false);
        else
            make_word(m, false);
        here = more && (here || *m->u != '|');
        more = more && !here;
        if (here) {
            m->u = from;
            m->seed = seed;
            if (*from == '(' || *from == '[')
                make_list(m, true);
            else
                make_word(m, true);
        }
        if (*m->u != '|')
            return;
    }
}

static void
make_items(struct maker *m, bool wanted)
{
    for (;;) {
        const char *from;
        uint32_t times;

        while (*m->u == ' ')
            m->u++;
        if (*m->u == '\0' || strchr("|)]", *m->u) != NULL)
            return;
        from = m->u;
        times = wanted && !(*from == '[' && make_draw(&m->seed, 2));
        make_choice(m, times > 0);
        if (*m->u != '.')
            continue;
        times = times > 0 ? make_draw(&m->seed, 4) : 0;
        for (; times > 0; times--) {
            m->u = from;
            make_choice(m, true);
        }
        m->u += 3;
    }
}

void
make_words(struct maker *m, const char *usage)
{
    m->open = false;
    m->u = usage;
    make_items(m, true);
}
