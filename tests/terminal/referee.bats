#!/usr/bin/env bats
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The referee's own prompt: what it says, what it asks back, and how a bad line
# comes back to be mended.

load screen

UMPIRE=$(realpath "${UMPIRE:-${BUILD:-build}/umpire}")

# battle LINE...: a battle begun with these lines.
battle() {
    began --clock=manual "$@"
}

# live LINE...: the same, and its clock runs.
live() {
    began --clock=live "$@"
}

began() {
    local clock=$1
    shift
    "$UMPIRE" new b.battle
    "$UMPIRE" "$clock" -c 'side red' 'side blue' 'body RA 20 inf' \
        'body BA 13 inf' 'gun RG1' 'start red' "$@" b.battle >/dev/null
}

at_table() {
    in_screen 80x24 "'$UMPIRE' $* b.battle"
}

type() {
    text "$1"
    keys Enter
}

log_has() {
    "$UMPIRE" log b.battle | grep -qF "$1"
}

@test "the prompt says whose move it is and what is left of it" {
    battle go
    at_table --clock=manual
    screen_has 'Red 1  2:00 >'
    type next
    screen_has 'Blue 1  1:00 >'
}

@test "opening shows the last two entries" {
    battle 'note the cat sat down' 'note and stood up'
    at_table
    screen_has 'the cat sat down'
    screen_has 'and stood up'
}

@test "an empty line shows the status and repeats nothing" {
    battle go
    at_table --clock=manual
    screen_has 'Red 1'
    keys Enter
    screen_has 'of 20'
    keys Enter
    type quit
    try log_has 'go'
    [ "$(sqlite3 b.battle 'select count(*) from entry')" -eq 7 ]
}

@test "support that is missing is asked for" {
    battle go time
    at_table --clock=manual
    screen_has 'over'
    type 'melee ba v ra'
    screen_has '7 or more'
    type 5
    screen_has 'Blue isolated: 5 near, 7 needed'
    try log_has 'melee ba v ra s5'
    type undo
    screen_has 'undone'
    type 'melee ba v ra'
    screen_has 'save them.  >'
    type iso
    try log_has 'melee ba v ra iso'
}

# kept LINE COMMENT: of the last entry
kept() {
    [ "$(sqlite3 b.battle \
        'select line, note from entry order by n desc limit 1')" = "$1|$2" ]
}

@test "what is answered stands before the comment of the line" {
    battle go time
    at_table --clock=manual
    screen_has 'over'
    type 'melee ba v ra # first fight'
    screen_has '7 or more'
    type 5
    screen_has 'Blue isolated: 5 near, 7 needed'
    try kept 'melee ba v ra s5' 'first fight'
    type undo
    screen_has 'undone'
    type 'melee ba v ra # # again'
    screen_has 'save them.  >'
    type 'iso # he says'
    try kept 'melee ba v ra iso' 'he says # # again'
    type undo
    screen_has 'undone: #11'
    type 'next ; next'
    type 'capture rg1 blue #'
    screen_has 'past its wheels'
    type 4
    screen_has 'within 6"'
    type 0
    screen_has 'Blue takes RG1'
    try kept 'capture rg1 blue past 4 near 0' ''
}

@test "what is past and near a gun is asked for" {
    battle go next time
    at_table --clock=manual
    screen_has 'Blue 1'
    type 'capture rg1 blue'
    screen_has 'past its wheels'
    type 4
    screen_has 'within 6"'
    type 0
    screen_has 'Blue takes RG1'
    try log_has 'capture rg1 blue past 4 near 0'
}

@test "a bad line comes back and can be mended" {
    battle go
    at_table --clock=manual
    screen_has 'Red 1'
    type 'move ra 13 n'
    screen_has 'refused: 1" over a foot'
    screen_has '> move ra 13 n'
    keys C-e
    keys Left Left BSpace
    text 2
    keys Enter
    screen_has 'Red RA moves 12"'
}

@test "a bare = brings the last entry back" {
    battle go 'move ra 6 n'
    at_table --clock=manual
    screen_has 'Red 1'
    type '='
    screen_has '=#8 move ra 6 n'
    keys Enter
    screen_has '#9'
    try log_has 'amend #8 move ra 6 n'
}

@test "a toss is thrown by the tool and written into the line" {
    "$UMPIRE" new b.battle
    "$UMPIRE" -c 'side red' 'side blue' b.battle >/dev/null
    at_table
    screen_has setup
    type 'toss first'
    try log_has 'toss first ='
}

@test "leaving while the clock runs asks first" {
    live go
    at_table
    screen_has 'Red 1'
    keys C-d
    screen_has 'running: leave?'
    type n
    screen_has 'Red 1'
    type 'note still here'
    try log_has 'still here'
}

@test "tab completes verbs and labels" {
    battle go
    at_table --clock=manual
    screen_has 'Red 1'
    text 'mov'
    keys Tab
    screen_has '> move'
    text 'RA'
    keys Tab
    keys Enter
    screen_has 'Red RA moves'
}

@test "what is offered says what it is, where there is room" {
    battle go
    at_table --clock=manual
    screen_has 'Red 1'
    text 'move '
    keys Tab
    screen_has 'RA    20 Red foot'
    screen_has 'RG1   a gun of Red'
    keys C-u
}

@test "a folder is gone into, a file is ended" {
    battle go
    mkdir -p tables
    touch tables/a.txt tables/b.md
    at_table --clock=manual
    screen_has 'Red 1'
    text 'report ta'
    keys Tab
    text 'b'
    keys Tab
    screen_has 'report tables/b.md'
    keys C-u
}

@test "a screen reader is given the words alone" {
    battle go
    at_table --clock=manual --plain
    screen_has 'Red 1'
    text 'move '
    keys Tab
    screen_has 'RG1'
    [[ $(screen) != *'Red foot'* ]]
    keys C-u
}

@test "warnings are called while a line is typed, and it stays" {
    live go 'clock set 0:02'
    at_table
    screen_has 'Red 1'
    text 'move ra 1'
    screen_has 'Time!'
    screen_has 'move ra 1'
    text '2 n'
    keys Enter
    screen_has 'Red RA moves 12"'
}

@test "read only is said and holds" {
    battle go
    at_table --read-only
    screen_has 'READ ONLY'
    type 'note nothing'
    screen_has 'refused'
    type quit
    [ "$(sqlite3 b.battle 'select count(*) from entry')" -eq 7 ]
}

@test "begun again while the clock ran: it has gone on, and what was missed is told" {
    live go
    sqlite3 b.battle 'update clock set anchor_boot_ms = anchor_boot_ms - 300000'
    at_table
    screen_has 'Time!  That was 3:00 ago while this program was not running.'
    screen_has 'Red 1  -3:0'
    type quit
    screen_has 'quit'
    no_screen
    at_table
    screen_has 'Red 1  -3:'
    type 'clock set 0:30'
    screen_has 'The clock is set: 0:30 left.'
    run ! shows 'That was' # told once
}

@test "a computer started anew: the clock stands, and the referee is asked" {
    live go 'clock set 2:10'
    sqlite3 b.battle "update clock set boot_id = 'another', \
        anchor_utc_ms = anchor_utc_ms - 250000"
    at_table
    screen_has 'Clock was at 2:10 when this computer stopped, about 4 min ago.'
    screen_has 'resume | clock set M:SS | time'
    screen_has 'Red 1 PAUSED 2:10 >'
    keys Enter
    screen_has 'Red'\''s move 1, 2:10 left of 2:1'
    type resume
    screen_has 'The clock is paused: this computer was started anew.'
    screen_has 'The clock goes on: 2:10 left.'
    try log_has 'pause this computer was started anew'
    screen_has 'Red 1  2:'
}

@test "a battle typed in by stamps has a clock nobody ran" {
    battle go 'clock set 1:30'
    at_table
    screen_has 'Clock stands at 1:30, typed in so far and not run.'
    type 'clock set 1:00'
    screen_has 'The clock is paused: typed in until here.'
    screen_has 'The clock is set: 1:00 left, paused.'
    type resume
    screen_has 'The clock goes on: 1:00 left.'
}

@test "the user's own command is run for a warning, and nobody waits for it" {
    mkdir -p config/umpire
    mkfifo gate
    echo "notify.command = $PWD/tell \"for you\" \$HOME" >config/umpire/settings
    printf '%s\n' '#!/bin/sh' 'printf "[%s]" "$@" >>told' 'read -r go <gate' \
        >tell
    chmod 755 tell
    live go 'clock set 0:02'
    at_table
    text 'note typed'
    screen_has 'Time!'
    try test -s told
    [ "$(cat told)" = '[for you][$HOME][Red 1: Time!]' ]
    text ' on'
    keys Enter
    screen_has 'Noted: typed on'
    echo go >gate
}

@test "a command that cannot be run is told of once" {
    mkdir -p config/umpire
    echo 'notify.command = ./nobody' >config/umpire/settings
    live go 'clock set 0:02'
    at_table
    screen_has 'umpire: notify.command: No such file or directory'
    type 'clock + 0:01'
    screen_has 'Time!'
    [ "$(screen | grep -c notify.command)" -eq 1 ]
}

@test "an answer longer than the screen goes to the pager, a short one does not" {
    battle go
    cat >pager <<'END'
#!/bin/sh
echo "paged $LESSSECURE $LESS"
wc -l
END
    chmod +x pager
    in_screen 80x24 "env -u LESS PAGER='./pager' '$UMPIRE' --clock=manual b.battle"
    screen_has 'Red 1'
    type 'help all'
    screen_has 'paged 1 FRX'
    screen_has '2:00 >'
    keys C-l
    type 'score'
    screen_has 'Provisional'
    run screen
    [[ $output != *paged* ]]
}

@test "a pager that waits for keys has them, and what follows is a line" {
    battle go
    in_screen 80x24 "env -u LESS PAGER=less TERM=\$TERM '$UMPIRE' \
        --clock=manual b.battle"
    screen_has 'Red 1'
    type 'help all'
    screen_has 'Setting up'
    text 'q'
    screen_has '2:00 >'
    type 'note still here'
    try log_has 'still here'
}

@test "an interrupt in the pager ends it and loses nothing" {
    battle go
    printf '#!/bin/sh\ncat >/dev/null\necho waits\nexec sleep 60\n' >pager
    chmod +x pager
    in_screen 80x24 "PAGER=./pager '$UMPIRE' --clock=manual b.battle"
    screen_has 'Red 1'
    type 'help all'
    screen_has 'waits'
    keys C-c
    screen_has '2:00 >'
    type 'note still here'
    try log_has 'still here'
}

@test "a pager that is not there is none" {
    battle go
    in_screen 80x24 "PAGER=./nobody '$UMPIRE' --clock=manual b.battle"
    screen_has 'Red 1'
    type 'help all'
    screen_has 'More of one'
}

@test "another program has written: what it wrote is shown, the line comes back" {
    battle go
    at_table --clock=manual
    screen_has 'Red 1'
    "$UMPIRE" --clock=manual -c 'note by somebody else' b.battle
    type 'note by me'
    screen_has 'another program has written'
    screen_has 'note by somebody else'
    screen_has '> note by me'
    keys Enter
    try log_has 'by me'
}

@test "a count that reaches men with a duty asks who they are" {
    battle go 'crew rg1 ra.1-4' 'kill ra.5-17 they went home' next
    at_table --clock=manual
    type '13ba v 5ra iso'
    screen_has 'RA.1, RA.2 serve RG1: are they among them? (y/n)  >'
    keys n Enter
    screen_has 'only 3 have no duty and 5 are wanted'
    keys C-u
    type '13ba v 5ra'
    screen_has '(y/n)  >'
    keys y Enter
    screen_has '3 or more save them.  >'
    keys 0 Enter
    screen_has '5 Red foot v 13 Blue foot'
    try log_has '13ba v RA.1+RA.2+3ra s0'
}

@test "what a capture lacks is asked for" {
    battle 'field 6 x 6' "put rg1 3',3' facing e" \
        "put ba.1-12 line 2',5' 4',5'" "put ra line 1',1' 5',1'" go next time
    at_table --clock=manual
    type 'capture rg1 blue'
    screen_has 'which way do the takers go?'
    keys w Enter
    screen_has 'BA.13 has no place; men past its wheels'
    keys 4 Enter
    screen_has 'its own men within 6"'
    keys 0 Enter
    screen_has 'Blue takes RG1 from Red'
    try log_has 'capture rg1 blue going w past 4 near 0'
}
