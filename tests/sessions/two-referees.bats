#!/usr/bin/env bats
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Two programs write to one battle: the one that comes second is told, has read
# what the other wrote, and goes on; nothing of the two is mixed.

load battle

# One program that stays: lines go to it by `tell`.
stays() {
    mkfifo lines
    "$UMPIRE" --clock=manual --keep-going b.battle <lines >out 2>err &
    first=$!
    exec 9>lines
}

tell() {
    echo "$1" >&9
}

# until FILE WORDS: what it says has come.
until_says() {
    local n
    for ((n = 0; n < 400; n++)); do
        grep -qF "$2" "$1" && return
        sleep 0.05
    done
    cat out err >&2
    return 1
}

leaves() {
    exec 9>&-
    wait $first
}

@test "who comes second reads what the other wrote, and goes on" {
    umpire new b.battle
    stays
    tell 'note the first says one'
    until_says out '#1 '
    ends 0 umpire -c 'note the second says two' b.battle
    tell 'note the first says three'
    until_says err 'read in again'
    has 'another program has written to this battle' "$(cat err)"
    tell 'note the first says four'
    until_says out '#3 '
    leaves || left=$?
    [ "${left:-0}" -eq 5 ]
    ends 0 umpire verify b.battle
    ends 0 umpire log b.battle
    has one
    has two
    has four
    [[ $output != *three* ]]
    [ "$(sqlite3 b.battle 'SELECT count(*) FROM entry')" -eq 3 ]
}

@test "what is asked after it is of the battle as it is" {
    umpire new b.battle
    stays
    tell 'side red'
    until_says out '#1 '
    ends 0 umpire -c 'side blue' 'body BA 13 inf' b.battle
    tell 'body RA 20 inf'
    until_says err 'read in again'
    tell 'body RA 20 inf'
    until_says out '#4 '
    tell 'undo 2'
    until_says out '#5 '
    tell 'show'
    leaves || :
    ends 0 umpire verify b.battle
    ends 0 umpire export b.battle bodies
    [ "$(wc -l <<<"$output")" -eq 1 ]
}

@test "a group is read again as a whole" {
    umpire new b.battle
    stays
    tell 'side red'
    until_says out '#1 '
    ends 0 umpire -c 'side blue' b.battle
    tell 'body RA 20 inf ; body RB 5 cav'
    until_says err 'read in again'
    leaves || :
    ends 0 umpire export b.battle bodies
    [ "$(wc -l <<<"$output")" -eq 1 ]
    ends 0 umpire verify b.battle
}

@test "a battle that was moved away is not written to any more" {
    umpire new b.battle
    stays
    tell 'note one'
    until_says out '#1 '
    mv b.battle moved.battle
    tell 'note two'
    until_says err 'another file now'
    leaves || left=$?
    [ "${left:-0}" -eq 5 ]
    ends 0 umpire verify moved.battle
    [ ! -e b.battle ]
}
