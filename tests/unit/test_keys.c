/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * test_keys.c: every key of the editions, and what it changes.
 *
 * For each value that an edition has and the book has not, for each other word
 * of a switch and for at least one other number, there is a battle here that
 * is played twice: by the book, and with that value as a house rule. The last
 * line is answered otherwise, and in the words that stand here. A key that has
 * no row, or makes no difference, fails.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "asker.h"
#include "say.h"

struct row {
    const char *key, *value;
    const char *lines; /* parted by " ; ", after those of `armies` */
    const char *words; /* in the answer to the last of them */
};

static const char armies[] =
    "side red ; side blue ; body RA 40 inf ; body RC 10 cav ; "
    "body BA 40 inf ; body BC 10 cav ; gun RG1 ; gun BG1";

/* clang-format off */
static const struct row rows[] = {
    {"clock.men_per_minute", "20",
     "start red ; next",
     "4:00 on the clock"},
    {"clock.seconds_per_gun", "120",
     "start red ; next",
     "4:00 on the clock"},
    {"clock.round_s", "10",
     "start red ; next",
     "2:40 on the clock"},
    {"clock.basis", "original",
     "start red ; kill RA the cat ; next",
     "3:00 on the clock"},
    {"clock.warnings_s", "120 60 10",
     "start red ; next ; clock",
     "2:00, 1:00, 0:10"},
    {"clock.interval_s", "none",
     "start red ; next ; interval",
     "no limit"},
    {"clock.interval_s", "300",
     "start red ; next ; interval",
     "5:00 left"},
    {"deploy.line", "on-or-behind",
     "field 18 x 8 ; put RA.1 3',6",
     "before his back line"},
    {"gun.first_fire_turn", "1",
     "start red ; next ; fire rg1 1",
     "1 shot"},
    {"gun.first", "warn",
     "start red ; next ; move ra.1 3 n ; move rg1 3 n with 4ra",
     "warning: men have moved"},
    {"gun.first", "off",
     "start red ; next ; move ra.1 3 n ; move rg1 3 n with 4ra",
     "moves 3\" north"},
    {"move.infantry", "9",
     "start red ; next ; move ra.1 10 n",
     "1\" over 9\""},
    {"move.cavalry", "18",
     "start red ; next ; move rc.1 20 n",
     "2\" over 1'6\""},
    {"gun.serve_men", "5",
     "start red ; next ; crew rg1 4ra",
     "5 needed"},
    {"gun.serve_radius", "12",
     "start red ; next ; crew rg1 4ra ; move 2rg1 8 n",
     "gun.serve_radius 1'"},
    {"gun.serve_whose", "any",
     "start red ; next ; crew rg1 4ba",
     "4 Blue foot serve it"},
    {"gun.shots", "2",
     "set gun.first_fire_turn 1 ; start red ; next ; fire rg1 3",
     "2 of 2 shots left"},
    {"gun.cavalry_to_gallop", "5",
     "start red ; next ; move rg1 24 n with 4rc",
     "too few horsemen"},
    {"gun.trail_men", "3",
     "set gun.first_fire_turn 1 ; start red ; next ; crew rg1 4ra ; "
     "fire rg1 1 ; kill 2rg1 the cat ; next",
     "nobody left at its trail"},
    {"spacing.min", "1/2",
     "field 18 x 8 ; put RA.1 3',3 ; put RA.2 3'1,3",
     "1/2\" is asked for"},
    {"shot.touch", "first-unless-later-death",
     "set gun.first_fire_turn 1 ; start red ; next ; "
     "fire rg1 down ba.1 touch ba.2",
     "2 Blue foot dead"},
    {"shot.touch", "never",
     "set gun.first_fire_turn 1 ; start red ; next ; fire rg1 touch ba.2",
     "nobody dead"},
    {"shot.rebound", "always",
     "set gun.first_fire_turn 1 ; start red ; next ; "
     "fire rg1 down ba.1 rebound touch ba.2",
     "2 Blue foot dead"},
    {"shot.roll", "no",
     "set gun.first_fire_turn 1 ; start red ; next ; fire rg1 roll ba.2",
     "nobody dead"},
    {"contact.distance", "1/2",
     "field 18 x 8 ; put RA.1 3',3' ; put BA.1-2 line 3'1,3' 3'8,3' ; "
     "start red ; next ; show melees",
     "in contact: BA.1"},
    {"contact.exclusive", "yes",
     "field 18 x 8 ; set measure.tolerance 0 ; put RA.1 3',3' ; "
     "put BA.1 3',3'7/8 ; start red ; next ; show melees",
     "no melees yet"},
    {"contact.until", "next-turn",
     "set melee.judged start-of-turn ; start red ; next ; "
     "contact 3ra 3ba s1 ; time ; move ra.1 3 n",
     "until the next turn begins"},
    {"melee.judged", "start-of-turn",
     "start red ; next ; contact 3ra 4ba s0 ; settle",
     "when the next turn begins"},
    {"melee.judged", "start-settled-end",
     "start red ; next ; contact 3ra 4ba s0 ; settle",
     "begun with the next move"},
    {"melee.radius", "9",
     "field 18 x 8 ; put RA.1 3',3' ; put BA.1 3'7/8,3' ; "
     "put BA.2 3'9,3' ; start red ; next ; show melees",
     "near: BA.2"},
    {"melee.join", "separate",
     "start red ; next ; contact ra.1 ba.1 ; contact ra.1 ba.2",
     "RA.1 has fought in M1"},
    {"isolation.basis", "army",
     "start red ; next ; melee 5ra v 9ba s3",
     "25 needed"},
    {"isolation.radius", "6",
     "field 18 x 8 ; put RA.1-2 line 3',3' 3',2'11 ; put RA.3 3',2'3 ; "
     "put BA.1-3 line 3'7/8,3' 3'7/8,3'3 ; start red ; next ; show melees",
     "support: first beyond RA.3"},
    {"isolation.from", "melee",
     "field 18 x 8 ; put RA.1 3',3' ; put RA.2 3',2'7 ; put RA.3 3',1'8 ; "
     "put BA.1-3 line 3'7/8,3' 3'7/8,3'3 ; start red ; next ; show melees",
     "support: last within RA.3"},
    {"isolation.self", "own",
     "set isolation.basis army ; start red ; next ; melee 30ra v 31ba s0",
     "Red supported"},
    {"isolation.engaged_support", "no",
     "field 18 x 8 ; put RA.1 3',3' ; put RA.2 3'9,3' ; "
     "put BA.1-2 line 3'7/8,3' 3'7/8,3'1 ; "
     "put BA.3-4 line 3'9-7/8,3' 3'9-7/8,3'1 ; start red ; next ; "
     "show melees",
     "Red isolated or not"},
    {"surrender.needs_isolation", "no",
     "start red ; next ; surrender 3ba to red s3",
     "surrender to Red"},
    {"prisoner.march", "no",
     "start red ; next ; melee 3ba v 5ra iso ; next ; next ; move p1 3 s",
     "stay where they were taken"},
    {"surrender.when", "own-move",
     "start red ; next ; surrender 3ba to red iso",
     "only in one's own move"},
    {"escort.capacity", "3",
     "start red ; next ; melee 5ba v 10ra iso",
     "2 guards"},
    {"escort.radius", "none",
     "start red ; next ; melee 5ba v 10ra iso ; next ; next ; move e1 8 n",
     "moves 8\""},
    {"liberation.trigger", "any-escort",
     "start red ; next ; melee 5ba v 10ra iso ; guard p1 ra.8,9 ; "
     "kill ra.8 the cat",
     "P1 freed"},
    {"liberation.by", "comrades",
     "start red ; next ; melee 5ba v 10ra iso ; kill e1 the cat",
     "for comrades to free"},
    {"liberation.hold", "no",
     "start red ; next ; melee 5ba v 10ra iso ; kill e1 the cat",
     "5 Blue unarmed."},
    {"rearm.line", "cross",
     "start red ; next ; melee 5ba v 10ra iso ; kill e1 the cat ; next ; "
     "next ; next ; home 5b",
     "must cross their back line"},
    {"delivery.safe", "no",
     "start red ; next ; melee 5ba v 10ra iso ; next ; next ; home p1",
     "still prisoners"},
    {"capture.men", "3",
     "start red ; next ; capture bg1 red past 3 near 0",
     "Red takes BG1"},
    {"capture.axle", "behind",
     "start red ; next ; capture bg1 red past 4 near 0",
     "at the back of its wheels"},
    {"capture.axle", "crossed",
     "start red ; next ; capture bg1 red past 4 near 0",
     "across its axle"},
    {"capture.clear_of", "anyone",
     "start red ; next ; capture bg1 red past 4 near 0 others 2",
     "2 near who bar it"},
    {"capture.radius", "9",
     "start red ; next ; capture bg1 red past 4 near 1 at 8",
     "is in dispute"},
    {"capture.measured_from", "gun",
     "start red ; next ; capture bg1 red past 4 near 0 trail 1",
     "Red takes BG1"},
    {"capture.prisoners_block", "none",
     "start red ; next ; capture bg1 red past 4 near 0 unarmed 1",
     "Red takes BG1"},
    {"capture.prisoners_block", "all",
     "start red ; next ; capture bg1 red past 4 near 0 prisoners 1",
     "is in dispute"},
    {"score.victory_halves", "100",
     "start red ; finish red",
     "victory 50"},
    {"score.gun_halves", "10",
     "start red ; why score",
     "at 5: 5"},
    {"score.cavalry_halves", "4",
     "start red ; why score",
     "at 2: 20"},
    {"score.infantry_halves", "3",
     "start red ; why score",
     "at 1 1/2: 60"},
    {"score.own_prisoner_halves", "0",
     "start red ; next ; melee 5ba v 10ra iso ; why score",
     "by the enemy at 0: 0"},
    {"score.prisoner_taken_halves", "2",
     "start red ; next ; melee 5ba v 10ra iso ; why score",
     "taken at 1: 5"},
    {"score.guns", "held",
     "gun bg1 takeable red ; start red ; why score",
     "1 gun held at"},
    {"draw.below", "16",
     "start red ; next ; kill rc x ; kill bc x ; kill ra.1-25 x ; "
     "kill ba.1-25 x",
     "decided, a draw"},
    {"draw.small_force_below", "51",
     "start red ; next ; kill rc x ; kill bc x ; kill ra.1-28 x ; "
     "kill ba.1-28 x",
     "28 Blue foot dead"},
    {"draw.small_below", "11",
     "set draw.small_force_below 51 ; start red ; next ; kill rc x ; "
     "kill bc x ; kill ra.1-30 x ; kill ba.1-30 x",
     "decided, a draw"},
    {"draw.small_meaning", "fewest",
     "set draw.small_force_below 51 ; start red ; next ; kill rc x ; "
     "kill bc x ; kill ra.1-28 x ; kill ba.1-28 x",
     "decided, a draw"},
    {"rear.men", "2",
     "game rear ; start red ; next ; reach 2ra",
     "2 decide it"},
    {"rear.line", "cross",
     "game rear ; start red ; next ; reach 3ra",
     "over Blue's back line"},
    {"rear.retreat_moves", "2",
     "game rear ; start red ; next ; reach 3ra ; next ; next ; next ; "
     "next ; next ; next",
     "0:00 of 0:00"},
    {"rear.part", "middle",
     "game rear ; start red ; next ; reach 3ra",
     "only the middle"},
    {"rear.part", "left",
     "game rear ; start red ; next ; reach 3ra",
     "only the left"},
    {"rear.part", "right",
     "game rear ; start red ; next ; reach 3ra",
     "only the right"},
    {"defence.defender_parts", "3",
     "game defence defender blue ; start red",
     "Red moves first"},
    {"defence.attacker_parts", "2",
     "game defence defender blue ; start red",
     "Red moves first"},
    {"defence.quarter", "2",
     "game defence defender blue ; start red ; next ; kill ra.1-30 x ; next",
     "a quarter is 25"},
    {"defence.fire_at_once", "no",
     "game defence defender blue ; start red ; next ; next ; fire bg1 1",
     "no gun fires"},
    {"defence.arrive", "quarter-strong",
     "game defence defender blue ; start red ; next ; reach 3ra ; next",
     "decided for Red"},
    {"defence.first", "defender",
     "game defence defender blue ; start red",
     "Blue ought to move first"},
    {"defence.middle_clear", "6",
     "game defence defender blue ; field 18 x 8 ; put ba.1 3',4'5 ; start red",
     "Blue has 1 man within 6\" of the middle line"},
    {"defence.setout", "6",
     "game defence defender blue ; field 18 x 8 ; put ra.1 3',9 ; start red",
     "Red has 1 man more than 6\" before its back line"},
    {"force.leave_out", "6",
     "handicap red 7",
     "not from 0 to 6"},
    {"force.buy_halves", "100",
     "muster",
     "of 50 points"},
    {"figure.infantry", "1/4",
     "field 18 x 8 ; put RA.1 3',3' ; put BA.1 3'7/8,3' ; start red ; "
     "next ; show melees",
     "no melees yet"},
    {"figure.cavalry", "1/2",
     "field 18 x 8 ; put RC.1 3',3' ; put BA.1 3'1-1/4,3' ; start red ; "
     "next ; show melees",
     "no melees yet"},
    {"measure.tolerance", "0",
     "field 18 x 8 ; put RA.1 3',3' ; put BA.1 3'7/8,3' ; "
     "put BA.2 3'7-3/4,3' ; start red ; next ; show melees",
     "first beyond BA.2"},
    {"measure.estimate", "0",
     "field 18 x 8 ; put RA.1 3',3' ; put BA.1 3'7/8,3' ; "
     "put BA.2-3 line 3'8-1/2,3' 3'11,3' ; start red ; next ; show melees",
     "equal: all fall.\n"},
    {"figure.trail", "1",
     "field 18 x 8 ; put BG1 9',6' facing s ; put BA.1 9',6'8-1/2 ; "
     "put RA.1 9',6' ; dist bg1 ba.1",
     "from the end of its trail: 7 1/8"},
    {"figure.gun", "0",
     "field 18 x 8 ; put RG1 3',3' facing n ; put RA.1 3'7,3' ; near rg1 6",
     "nobody"},
};
/* clang-format on */

/* Switches of the density rules: a story in which the value is set, played as
 * it stands and without that line. */
struct story {
    const char *key, *value, *name;
};

static const struct story stories[] = {
    {"density",          "longest",      "density-rank"            },
    {"density",          "shortest",     "density-rank"            },
    {"wall",             "each",         "density-07"              },
    {"short_spear",      "own",          "density-04"              },
    {"sword",            "enemy",        "density-sword"           },
    {"order",            "simultaneous", "density-simultaneous"    },
    {"second_blow",      "forced",       "density-second-blow"     },
    {"strikers",         "declared",     "density-strikers"        },
    {"excess",           "out",          "density-excess"          },
    {"group",            "highest",      "density-group"           },
    {"mixed",            "stay",         "density-mixed"           },
    {"retreat_die",      "fight",        "density-retreat-die"     },
    {"retreat_distance", "die",          "density-retreat-distance"},
    {"points",           "kills",        "density-kills"           },
    {"destroyed",        "none",         "density-destroyed"       },
    {"nearest",          "exhaust",      "density-nearest"         },
    {"nearest",          "first",        "density-nearest"         },
    {"loser_order",      "free",         "density-nearest"         },
    {"cost",             "start",        "density-cost"            },
    {"free_retreat",     "owner",        "density-free-owner"      },
    {"free_retreat",     "auto",         "density-free-auto"       },
    {"panic_attack",     "allow",        "density-23"              },
    {"demoralise",       "owner",        "density-demoralise-owner"},
    {"demoralise",       "spender",      "density-demoralise-ranks"},
    {"unspent",          "turn",         "density-unspent-turn"    },
    {"unspent",          "keep",         "density-unspent-keep"    },
    {"retreat_limit",    "none",         "density-cost"            },
};

enum {
    ROWS = sizeof rows / sizeof rows[0],
    STORIES = sizeof stories / sizeof stories[0],
    HEARD = 1 << 15
};

/* ---- what is answered ---- */

static void
fault_heard(const struct asker *t, const struct line *l,
            const struct fault *why, struct text *to)
{
    struct failing f = {&t->b.h, span_of(t->b.typed), l, why, true, NULL, 0};

    say_fault_words(to, &f);
    text_char(to, '\n');
}

/* A line, whatever becomes of it. */
static void
hear(struct asker *t, const char *typed, bool quiet, struct text *to)
{
    struct line l = {.word = t->word};
    struct span rest;

    t->lexicon.sets = ruleset_sets(t->b.g->battle->ruleset);
    if (!line_read(span_of(typed), &t->lexicon, &l, &rest, &t->why)) {
        text_str(to, fault_name((enum fault_code)t->why.code));
        text_char(to, '\n');
    } else if (l.verb->kind == VERB_ASK) {
        if (ask_line(t, typed))
            text_str(to, t->answer);
    } else if (board_say(&t->b, typed) < VERDICT_ALLOWED) {
        fault_heard(t, &t->b.line, &t->b.r.why, to);
    } else {
        const struct saying s = {&t->b.h,    &t->b.line, &t->b.r,
                                 t->b.entry, false,      quiet};

        say_answer(to, &s, false);
    }
}

/* The lines one by one; only the last is heard. */
static void
hear_last(struct asker *t, const char *lines, struct text *to)
{
    char one[LINE_MAX_BYTES];

    for (;;) {
        const char *end = strstr(lines, " ; ");
        size_t n = end ? (size_t)(end - lines) : strlen(lines);

        snprintf(one, sizeof one, "%.*s", (int)n, lines);
        text_clear(to);
        hear(t, one, false, to);
        if (!end)
            return;
        lines = end + 3;
    }
}

static const char *
played(const struct row *r, bool set, char *at)
{
    struct asker *t = asker_begin();
    char line[200];
    struct text to;

    text_init(&to, at, HEARD);
    hear_last(t, armies, &to);
    snprintf(line, sizeof line, "set %s %s", r->key, r->value);
    if (set)
        must_type(t, line);
    hear_last(t, r->lines, &to);
    asker_end(t);
    return text_z(&to);
}

static void
every_value_makes_the_difference_it_says(void **state)
{
    static char book[HEARD], other[HEARD];

    (void)state;
    for (int i = 0; i < ROWS; i++) {
        const struct row *r = &rows[i];

        played(r, false, book);
        played(r, true, other);
        if (strcmp(book, other) == 0)
            fail_msg("%s %s makes no difference: %s", r->key, r->value, book);
        if (!strstr(other, r->words))
            fail_msg("%s %s: no \"%s\" in %s", r->key, r->value, r->words,
                     other);
    }
}

/* ---- the stories of switches ---- */

static FILE *
story_in(const char *name)
{
    const char *folder = getenv("UMPIRE_TESTS");
    char path[512];
    FILE *in;

    snprintf(path, sizeof path, "%s/sessions/%s.story",
             folder ? folder : "tests", name);
    in = fopen(path, "r");
    if (!in)
        fail_msg("cannot open %s", path);
    return in;
}

/* The story's lines from its beginning to the next that sets the key, the one
 * that sets this value left out or not; answers from that line on. */
static bool
told_story(const struct story *s, bool set, struct text *to, bool *named)
{
    struct asker *t = asker_begin();
    char line[LINE_MAX_BYTES], key[80], own[80];
    bool found = false;

    snprintf(key, sizeof key, "> set %s ", s->key);
    snprintf(own, sizeof own, "> set %s %s", s->key, s->value);
    FILE *in = story_in(s->name);
    must_type(t, "edition density");
    t->b.lexicon.sets = SET_DENSITY;
    while (fgets(line, sizeof line, in)) {
        line[strcspn(line, "\n")] = '\0';
        if (line[0] != '>')
            continue;
        bool sets = strncmp(line, key, strlen(key)) == 0;

        if (sets && found)
            break;
        found = found || strcmp(line, own) == 0;
        if (strcmp(line, own) == 0 && !set)
            continue;
        if (found && !sets)
            hear(t, line + 2, true, to);
        else
            board_say(&t->b, line + 2);
        for (uint16_t i = 0; i < t->b.r.n_house; i++)
            if (t->b.r.house[i] == key_find(span_of(s->key)))
                *named = true; /* a refusal leaves no row */
        t->b.lexicon.sets = t->lexicon.sets =
            ruleset_sets(t->b.g->battle->ruleset);
    }
    fclose(in);
    for (uint32_t i = 0; i < t->b.g->rows[T_reason]; i++)
        if (t->b.g->reason[i].key == REF(key_find(span_of(s->key))))
            *named = true;
    asker_end(t);
    return found;
}

static void
every_switch_makes_a_difference_in_its_story(void **state)
{
    static char at[2][HEARD];

    (void)state;
    for (int i = 0; i < STORIES; i++) {
        const struct story *s = &stories[i];
        bool named = false;

        for (int set = 0; set < 2; set++) {
            struct text to;

            text_init(&to, at[set], HEARD);
            if (!told_story(s, set, &to, &named))
                fail_msg("%s never sets %s %s", s->name, s->key, s->value);
            text_z(&to);
        }
        if (strcmp(at[0], at[1]) == 0)
            fail_msg("%s: %s %s makes no difference", s->name, s->key,
                     s->value);
        if (!named)
            fail_msg("%s: %s %s decided and was not named", s->name, s->key,
                     s->value);
    }
}

/* ---- that none is forgotten ---- */

static bool
shown(const char *key, const char *value)
{
    for (int i = 0; i < ROWS; i++)
        if (strcmp(rows[i].key, key) == 0 &&
            (!value || strcmp(rows[i].value, value) == 0))
            return true;
    for (int i = 0; i < STORIES; i++)
        if (strcmp(stories[i].key, key) == 0 &&
            (!value || strcmp(stories[i].value, value) == 0))
            return true;
    return false;
}

/* The words of a switch beside the book's own. */
static void
words_are_shown(enum key_id k)
{
    const struct key_info *info = key_info(k);

    for (int32_t n = 0; key_word(k, n).n > 0; n++) {
        char word[80];

        snprintf(word, sizeof word, "%.*s", (int)key_word(k, n).n,
                 key_word(k, n).at);
        if (strcmp(word, info->value[0]) != 0 && !shown(info->name, word))
            fail_msg("nothing shows %s %s", info->name, word);
    }
}

static void
every_key_has_its_battles(void **state)
{
    (void)state;
    for (int k = 0; k < KEYS; k++) {
        const struct key_info *info = key_info((enum key_id)k);
        bool words = info->type == KEY_ENUM || info->type == KEY_BOOL;

        if (!shown(info->name, NULL))
            fail_msg("nothing shows %s", info->name);
        if (words)
            words_are_shown((enum key_id)k);
        for (int e = 1; e < 4; e++)
            if (strcmp(info->value[e], info->value[0]) != 0 &&
                !shown(info->name, info->value[e]))
                fail_msg("nothing shows %s %s, which an edition has",
                         info->name, info->value[e]);
    }
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_key_has_its_battles),
        cmocka_unit_test(every_value_makes_the_difference_it_says),
        cmocka_unit_test(every_switch_makes_a_difference_in_its_story),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
