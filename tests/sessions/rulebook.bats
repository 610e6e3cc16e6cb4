#!/usr/bin/env bats
# SPDX-License-Identifier: GPL-3.0-or-later
#
# rulebook.bats: what the rules cite is shown: every rule and reading that a
# handler cites stands behind an answer of some story.

load battle

cited() { # what handlers cite: H3e, reading 12
    grep -ohE '\<RULE_[A-Z][0-9]+[a-z]?\>' "$SESSIONS"/../../core/*/{rule_,bout,fall,form,contact,hearing}*.c |
        sed 's/RULE_//'
    grep -ohE '\<READING_BASE \+ [0-9]+' "$SESSIONS"/../../core/*/*.c |
        sed 's/READING_BASE +/reading/'
}

shown() { # what stands in square brackets, a rule a line
    grep -ohE '\[[^]]*\]' "$SESSIONS"/*.story | tr -d '[],' |
        sed -E 's/;.*//; s/reading ([0-9]+)/reading_\1/g' | tr ' ' '\n' |
        tr '_' ' '
}

@test "every rule and reading that is cited is shown by a story" {
    cited | sort -u >cited
    shown | sort -u >shown
    [ "$(wc -l <cited)" -gt 80 ]
    is "" "$(comm -23 cited shown | grep -v '^[IR][0-9]')"
}

@test "every rule and reading of the density rules that is cited is shown" {
    grep -ohE '\<RULE_[RI][0-9]+\>' "$SESSIONS"/../../core/density/density*.c |
        sed 's/RULE_//' >cited
    grep -ohE '\<DENSITY_A\([0-9]+\)' "$SESSIONS"/../../core/density/density*.c |
        sed -E 's/DENSITY_A\(([0-9]+)\)/reading A\1/' >>cited
    # Their stories are quiet: the lines once more, aloud.
    for story in "$SESSIONS"/density-*.story; do
        rm -f loud.battle
        umpire new --edition density loud.battle >new
        sed -n 's/^> //p' "$story" |
            umpire --keep-going loud.battle 2>errors || true
    done >said
    grep -ohE '\[[^]]*\]' said | tr -d '[]' |
        sed -E 's/;.*//; s/reading (A[0-9]+)/reading_\1/g' | tr ' ' '\n' |
        tr '_' ' ' | sort -u >shown
    [ "$(sort -u cited | wc -l)" -gt 40 ]
    is "" "$(sort -u cited | comm -23 - shown)"
}
