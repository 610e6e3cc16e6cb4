#!/usr/bin/env bats
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The user's own settings: what they do to a battle, and what a battle cannot
# do to them.

load battle

# settings LINE...: the file in the home of this test.
settings() {
    mkdir -p .config/umpire
    printf '%s\n' "$@" >.config/umpire/settings
}

@test "a new battle begins with the edition of the settings" {
    settings '# mine' 'edition = french'
    umpire new b.battle
    run --separate-stderr umpire log b.battle
    [[ $output == *'edition french'* ]]
    umpire new --edition book c.battle
    run --separate-stderr umpire log c.battle
    [[ $output != *french* ]]
    [[ $output == *'edition book'* ]]
}

@test "hints are off where the settings say so, and can be had on" {
    umpire new b.battle
    settings 'hints = off'
    umpire -c 'side red' 'side blue' 'body RA 20 inf' 'body BA 13 inf' \
        'start red' go time b.battle >/dev/null
    run --separate-stderr umpire -c '? melee ba v ra s0' b.battle
    [[ $output != *'on the floor'* ]]
    run --separate-stderr umpire -c 'hints on' '? melee ba v ra s0' b.battle
    [[ $output == *'on the floor'* ]]
}

@test "colour is as the settings, the options before them, say" {
    umpire new b.battle
    settings 'colour = always'
    run --separate-stderr umpire -c nonsense b.battle
    [[ $stderr == *$'\033[31m'* ]]
    run --separate-stderr umpire --color=never -c nonsense b.battle
    [[ $stderr != *$'\033'* ]]
    run --separate-stderr umpire --plain -c nonsense b.battle
    [[ $stderr != *$'\033'* ]]
    settings 'colour = never'
    run --separate-stderr umpire --color=always -c nonsense b.battle
    [[ $stderr == *$'\033[31m'* ]]
}

@test "a setting that is wrong is told by its line, and the rest holds" {
    settings 'hint = off' 'edition = french'
    run --separate-stderr umpire new b.battle
    [ "$status" -eq 0 ]
    [[ $stderr == "umpire: $HOME/.config/umpire/settings:1: no setting is \
called \"hint\", did you mean hints?" ]]
    run --separate-stderr umpire -c 'side red' b.battle
    [ "$status" -eq 0 ]
    run --separate-stderr umpire log b.battle
    [[ $output == *french* ]]
}

@test "no battle, no script and no option names a command to be run" {
    umpire new b.battle
    mkdir umpire
    echo 'notify.command = touch here' | tee settings umpire/settings >/dev/null
    run umpire -c 'set notify.command touch' b.battle
    [ "$status" -eq 1 ]
    run umpire --notify.command=touch b.battle
    [ "$status" -eq 2 ]
    run umpire --notify=touch b.battle
    [ "$status" -eq 2 ]
    [ ! -e here ]
}
