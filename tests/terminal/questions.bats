#!/usr/bin/env bats
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The seven questions of a first battle: what they come to, what a wrong answer
# is told, and that who leaves leaves nothing behind.

load screen

UMPIRE=$(realpath "${UMPIRE:-${BUILD:-build}/umpire}")

asked() {
    in_screen 80x40 "'$UMPIRE' --clock=manual $*; echo ended with \$?"
    screen_has '1  Who commands Red, from the south? [nobody] >'
}

type() {
    text "$1"
    keys Enter
}

# answer QUESTION ANSWER: once it is asked
answer() {
    screen_has "$1"
    [ -z "$2" ] || text "$2"
    keys Enter
}

lines() {
    sqlite3 "$1" 'select line from entry order by n'
}

no_file() {
    [ -z "$(ls -- *.battle 2>/dev/null)" ]
}

@test "enter takes what is offered, and the battle is begun" {
    asked
    keys Enter
    answer '2  Who commands Blue, from the north? [nobody] >' ''
    answer "3  Red's men and guns? [24 foot 12 horse 1 gun] >" ''
    answer "4  Blue's men and guns? [the same] >" ''
    answer '5  The clock of a move? [book] >' ''
    answer '6  Who moves first: red, blue, toss? [toss] >' ''
    no_file
    answer '7  What is the battle called? [First battle] >' ''
    screen_has 'first-battle.battle begins with these lines'
    screen_has 'help shows the dozen words one needs.'
    screen_has 'next begins the first move of '
    try [ -e first-battle.battle ]
    screen_has ' next >'
    lines first-battle.battle >kept
    first=$(sed -n 's/^toss first = //p' kept)
    diff kept - <<LINES
battle "First battle"
side red back south
side blue back north
force red 24 foot 12 horse 1 gun
force blue 24 foot 12 horse 1 gun
toss first = $first
start $first
LINES
    type next
    try [ "$(lines first-battle.battle | tail -1)" = next ]
}

@test "every answer comes to its line" {
    asked --edition french
    answer '1  Who' 'Ann, Ben and Cy "the Boot" Hall'
    answer '2  Who' 'Mum'
    answer '3  Red' '80 foot, 50 horse and 4 guns'
    answer '4  Blue' '80 50 5'
    answer '5  The' 7
    answer '6  Who' b
    answer '7  What' 'The Nursery Siege!'
    screen_has 'the-nursery-siege.battle begins'
    screen_has "Blue 1 next >"
    lines the-nursery-siege.battle >kept
    diff kept - <<'LINES'
edition french
battle "The Nursery Siege!"
side red player "Ann" "Ben" "Cy ""the Boot"" Hall" back south
side blue player "Mum" back north
force red 80 foot 50 horse 4 guns
force blue 80 inf 50 cav 5 guns
clock 7:00
start b
LINES
    screen_has 'irregular: 4 guns against 5.'
    "$UMPIRE" verify the-nursery-siege.battle
}

@test "a wrong answer is told like any line, and asked again" {
    asked
    answer '1  Who' '?'
    screen_has 'a name, or several: Ann and Ben'
    answer '1  Who' ''
    answer '2  Who' ''
    answer '3  Red' '24 fot 8 horse'
    screen_has '  | force red 24 fot 8 horse'
    screen_has 'right would be: force red 24 foot 8 horse'
    type '24 foot'
    answer '4  Blue' '24 foot 9 horse ; start red'
    screen_has '  | force blue 24 foot 9 horse start red'
    type '?'
    screen_has 'equal forces are fair'
    type '24 foot; 9 horse; 1 gun'
    answer '5  The' '4 minutes'
    screen_has '  | clock 4 minutes'
    type off
    answer '6  Who' green
    screen_has 'no side is called "green"'
    type red
    screen_has '7  What is the battle called?'
    : >hall.battle
    type Hall
    screen_has 'hall.battle: '
    type Attic
    screen_has 'attic.battle begins'
    screen_has 'Red 1 next >'
    lines attic.battle >kept
    diff kept - <<'LINES'
battle "Attic"
side red back south
side blue back north
force red 24 foot
force blue 24 foot 9 horse 1 gun
clock off
start red
LINES
    [ ! -s hall.battle ]
}

@test "a file may be named, and a name that is taken is not offered" {
    : >first-battle.battle
    : >first-battle-2.battle
    mkdir games
    asked
    for i in 1 2 3 4 5 6; do
        answer "$i  " ''
    done
    screen_has '7  What is the battle called? [First battle 3] >'
    type nowhere/Attic
    screen_has 'nowhere/Attic.battle: '
    type games/Attic.battle
    screen_has 'games/Attic.battle begins'
    screen_has ' next >'
    [ "$(lines games/Attic.battle | head -1)" = 'battle "Attic"' ]
}

@test "who leaves, at any question, leaves nothing behind" {
    for key in C-d C-c; do
        for at in 1 4 7; do
            asked
            for ((i = 1; i < at; i++)); do
                answer "$i  " ''
            done
            screen_has "$at  "
            keys "$key"
            screen_has 'Nothing was made.'
            screen_has 'ended with 0'
            no_file
            no_screen
        done
    done
}

@test "a half answer is not lost to ctrl-D, and ctrl-C ends it" {
    asked
    text 'Ann'
    keys C-a C-d
    screen_has '[nobody] > nn'
    keys C-c
    screen_has 'Nothing was made.'
    no_file
}

@test "without a terminal the usage is told" {
    run "$UMPIRE" </dev/null
    [ "$status" -eq 2 ]
    [[ $output == *'umpire: which battle?'*'a first battle, by questions'* ]]
    in_screen 80x40 "'$UMPIRE' --edition density; echo ended with \$?"
    screen_has 'ended with 2'
    no_file
}

@test "forty columns: questions and what they come to break between words" {
    in_screen 40x60 "'$UMPIRE'"
    screen_has 'Enter takes what
  stands in brackets,' || screen_has 'Who commands Red'
    keys Enter Enter Enter Enter
    screen_has 'The clock of a move? [book] >'
    keys Enter
    screen_has '
6  Who moves first: red, blue, toss?
  [toss]
      >'
    text red
    keys Enter
    screen_has 'What is the battle called?'
    keys Enter
    screen_has 'first-battle.battle begins with these
  lines, as they could have been typed:'
    screen_has '
next begins the first move of Red; help
  shows the dozen words one needs.
Red 1 next >'
    [ "$(screen | awk '{ if (length > n) n = length } END { print n }')" -le 40 ]
}
