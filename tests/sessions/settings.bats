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

@test "every setting wrong: each is told by its line and what it takes" {
    local file=umpire:\ $HOME/.config/umpire/settings key
    settings 'alias.next = fire rg1' 'alias.on =' 'colour = red' \
        'edition = frensh' 'hints = maybe' 'notify.command = say "it' \
        'units = feet' 'unit = cm' 'colour'
    cat >told <<END
$file:1: alias "next": that is a verb, or stands before one
$file:2: alias "on": it stands for a line of 1 to 255 bytes
$file:3: colour "red": auto, always or never
$file:4: edition "frensh": book, retelling, french or russian, or density
$file:5: hints "maybe": on or off
$file:6: notify.command "say "it": a command and its words, each quote closed
$file:7: units "feet": inches or cm
$file:8: no setting is called "unit", did you mean units?
$file:9: a setting is key = value, not "colour"
END
    ends 0 umpire new b.battle
    diff told - <<<"$stderr"
    # none is left out: the manual's list has them all
    while read -r key; do
        grep -q ": ${key%%.NAME}[ .]" told || return 1
    done < <(sed -n '/^\.Bl -tag -width notify/,/^\.El/s/^\.It Va //p' \
        "$SESSIONS/../../man/umpire.1.in")
    # what is wrong is as if it were not there
    ends 0 umpire -c 'side red' 'side blue' 'body RA 20 inf' 'body BA 13 inf' \
        'start red' go time '? melee ba v ra s0' b.battle
    has 'on the floor'
    ends 0 umpire log b.battle
    no has edition
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

@test "an alias is what it stands for, and so the log has it" {
    settings 'alias.vor = move ra 12'
    umpire new b.battle
    umpire -c 'side red' 'side blue' 'body RA 20 inf' 'body BA 13 inf' \
        'start red' go b.battle >/dev/null
    run --separate-stderr umpire -c '? vor n' 'vor n # quick' '=vor s' b.battle
    [ "$status" -eq 0 ]
    [[ $output == *'Red RA moves 12" south'* ]]
    run --separate-stderr umpire log b.battle
    [[ $output == *'move ra 12 s'* ]]
    [[ $output != *vor* ]]
}

@test "an alias is for the session, unless the settings have it" {
    umpire new b.battle
    run --separate-stderr umpire -c 'alias two = side red ; side blue' two \
        'alias' 'alias two off' 'alias' b.battle
    [ "$status" -eq 0 ]
    [[ $output == *'#1 Red'*'#2 Blue'* ]]
    [[ $output == *'alias two = side red ; side blue'*'There is no alias.'* ]]
    run --separate-stderr umpire -c two b.battle
    [ "$status" -eq 1 ]
}

@test "an alias never hides a verb" {
    umpire new b.battle
    run --separate-stderr umpire -c 'alias next = quit' b.battle
    [ "$status" -eq 1 ]
    [[ $stderr == *'"next" is a verb'* ]]
    run --separate-stderr umpire -c 'alias n = quit' b.battle
    [ "$status" -eq 1 ]
    run --separate-stderr umpire -c 'alias amend = quit' b.battle
    [ "$status" -eq 1 ]
    run --separate-stderr umpire -c 'alias x off' b.battle
    [ "$status" -eq 1 ]
    [[ $stderr == *'no alias is called "x"'* ]]
}
