#!/usr/bin/env bats
# SPDX-License-Identifier: GPL-3.0-or-later
#
# A battle at terminals that can do little: one that only writes, one of forty
# columns, and one that is read out.

bats_require_minimum_version 1.5.0
load screen

UMPIRE=$(realpath "${UMPIRE:-${BUILD:-build}/umpire}")

battle() {
    "$UMPIRE" new b.battle
    "$UMPIRE" --clock=manual -c 'side red player Ann' 'side blue player Ben' \
        'body RA 20 inf' 'body BA 13 inf' 'gun RG1' 'start red' b.battle \
        >/dev/null
}

# at COLSxROWS [NAME=VALUE...] -- [OPTION...]: every byte is kept in raw, and
# what happens to be written before that does not matter.
at() {
    local size=$1 settings=()
    shift
    while [ "$1" != -- ]; do
        settings+=("$1")
        shift
    done
    shift
    in_screen "$size" "while [ ! -e go ]; do sleep 0.05; done; \
        env ${settings[*]} '$UMPIRE' --clock=manual $* b.battle"
    on pipe-pane 'cat >raw'
    touch go
    screen_has '>'
}

type() {
    text "$1"
    keys Enter
}

a_move() {
    type go
    screen_has "Red's move 1"
    type 'move ra 12 n'
    screen_has 'Red RA moves 12"'
    type 'mvoe ra 3'
    screen_has 'mvoe'
    keys C-u
    type next
    screen_has "Blue's move 1"
}

escapes() {
    grep -q $'\033' raw
}

@test "a dumb terminal: a move, a slip, and not one escape" {
    battle
    at 80x24 TERM=dumb --
    a_move
    run ! escapes
}

@test "another terminal has some: they would be seen" {
    battle
    at 80x24 TERM=xterm-256color --
    a_move
    escapes
}

# Words alone, wherever lines were broken and whatever stands in their columns.
words() { tr -s ' \n' ' '; }

@test "forty columns: every word of an answer is there, and the line is edited" {
    battle
    at 40x40 --
    a_move
    type 'melee 5ra v 13ba s2'
    screen_has 'M1'
    "$UMPIRE" --clock=manual --read-only -c 'show m1' b.battle | words >wide
    type 'show m1'
    try eval '[[ $(on capture-pane -p | words) == *"$(cat wide)"* ]]'
    text 'note the five of Ann meet the thirteen of Ben at the barn'
    screen_has 'the barn'
    keys C-a M-f M-f M-d
    text ' six'
    keys Enter
    try eval "'$UMPIRE' log b.battle | grep -q 'note the six of Ann meet'"
}

@test "plain: words alone, no colour, nothing that moves" {
    battle
    at 80x24 TERM=xterm-256color -- --plain
    a_move
    run ! grep -qE $'\033\\[[0-9;]*m' raw
}
