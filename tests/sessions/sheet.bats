#!/usr/bin/env bats
# SPDX-License-Identifier: GPL-3.0-or-later
#
# sheet.bats: a paper form is one page, of whatever battle, and has room left
# to write on.

# shellcheck disable=SC2154 # output: of bats
load battle

one_page() { # 80 columns by 60 lines, and lines to write on
    [ "$(wc -l <<<"$output")" -le 60 ]
    [ "$(wc -L <<<"$output")" -le 80 ]
    [ "$(grep -c '^  *|  *| *$' <<<"$output")" -ge 8 ]
}

@test "the form of a small battle, and an empty one" {
    small
    ends 0 umpire -c sheet a.battle
    one_page
    has 'A small battle'
    has 'sheet after entry 12'
    ends 0 umpire -c 'sheet blank' a.battle
    one_page
    lacks 'sheet after entry'
    is 12 "$(entries a.battle)"
}

@test "the form of the book's battle, with its prisoners and guns" {
    umpire new farm.battle
    umpire --quiet -f "$SESSIONS/hooks-farm.umpire" farm.battle >said 2>&1
    ends 0 umpire -c sheet farm.battle
    one_page
    has 'P1: 3 Red held by Blue'
    has 'RG2    Blue took it from Red'
    has 'score now: Red 26, Blue 196'
}

@test "a battle too large for a page says what it left out" {
    umpire new big.battle
    {
        printf 'side red "%s"\nside blue\n' \
            'An army whose name is as long as a name may be, of sixty-three'
        for ((i = 1; i <= 40; i++)); do
            echo "body R$i 20 inf \"Regiment $i of the long line\""
            echo "body B$i 20 cav"
        done
        for ((i = 1; i <= 12; i++)); do
            printf 'gun RG%d\ngun BG%d\n' "$i" "$i"
        done
        printf 'start red\nnext\n'
    } | umpire --quiet big.battle >said 2>&1
    ends 0 umpire -c sheet big.battle
    one_page
    has ' more'
}
