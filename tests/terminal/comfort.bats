#!/usr/bin/env bats
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What makes the prompt one to be glad of: help and answers on a narrow screen,
# keys, what was typed before, what is said of a line that comes back.

load screen

UMPIRE=$(realpath "${UMPIRE:-${BUILD:-build}/umpire}")
KEYS=$(realpath "$BATS_TEST_DIRNAME/../../man/umpire.inputrc")

battle() {
    "$UMPIRE" new b.battle
    "$UMPIRE" --clock=manual -c 'side red back south' 'side blue back north' \
        'body RA 20 inf' 'body RC 9 cav' 'body BA 13 inf' 'gun RG1' \
        'start red' "$@" b.battle >/dev/null
}

# table COLSxROWS [OPTION...]: the prompt at the battle.
table() {
    local size=$1
    shift
    in_screen "$size" "env $env '$UMPIRE' $* b.battle"
    screen_has '>'
}

type() {
    text "$1"
    keys Enter
}

# The longest line of the screen has at most so many columns.
at_most() {
    [ "$(screen | awk '{ if (length > n) n = length } END { print n + 0 }')" \
        -le "$1" ]
}

twice_back() {
    [ "$(screen | grep -c 'is back below')" = 2 ]
}

@test "help fits a screen of 24 rows, and the prompt is still below it" {
    battle
    table 80x24 --clock=manual
    type help
    screen_has 'What is typed: CAPITALS'
    screen_has 'corrections, first-battle'
}

@test "forty columns: answers are broken between words" {
    battle next next next
    table 40x30 --clock=manual
    type '9ba v 5ra+7rc s2'
    screen_has '#11 M1: 9 Blue foot v 7 Red horse and 5
  foot.'
    screen_has '    on the floor: lift 6 Blue and 6 Red,
      turn 3 Blue about, 1 Red to guard'
    type 'choose dead ra.1 rc.1 keep ra.2 and a long way behind'
    screen_has '
  | ...'
    screen_has 'right would be: '
    at_most 40
}

@test "forty columns: a warning is broken between words" {
    battle
    "$UMPIRE" -c next b.battle >/dev/null
    sqlite3 b.battle \
        'update clock set anchor_boot_ms = anchor_boot_ms - 300000'
    table 40x30
    screen_has 'Time!  That was 3:00 ago while this
  program was not running.
Red 1'
    at_most 40
    keys C-d
    screen_has 'the clock is running: leave? (y/n)'
    at_most 40
}

@test "forty columns: a list keeps to them, and has notes" {
    battle next next next
    table 40x30 --clock=manual
    text 'fire '
    keys Tab
    screen_has '> fire RG1'
    text ' '
    keys Tab
    screen_has 'or SHOTS, a number'
    keys C-u
    text 'set me'
    keys Tab Tab
    screen_has 'measure.tolerance  1/4": how far a'
    at_most 40
}

@test "a dumb terminal, forty columns" {
    battle next
    env='TERM=dumb' table 40x24 --clock=manual
    type 'move ra 13 n'
    screen_has 'refused: 1" over a foot'
    screen_has 'the line is back below: type another'
    keys C-u
    type 'move ra 12 n'
    screen_has 'Red RA moves 12" north'
}

@test "a line that comes back is said to be there, once" {
    battle next
    table 80x24 --clock=manual
    type 'move ra 13 n'
    screen_has '
the line is back below: type another over it, or mend it (arrow keys)
Red 1  2:00 > move ra 13 n'
    keys C-u
    type 'move ra 14 n'
    screen_has '> move ra 14 n
    refused: 2" over a foot, the most for one move.'
    screen_has '
Red 1  2:00 > move ra 14 n'
    [ "$(screen | grep -c 'is back below')" = 1 ]
}

@test "a line that came back gives way to the next one, or is mended" {
    battle next
    table 80x24 --clock=manual
    type 'move ra 13 n'
    screen_has '
Red 1  2:00 > move ra 13 n'
    type 'move ra 12 n'
    screen_has '#9 Red RA moves 12" north'
    type 'mvoe rc 20 n'
    screen_has 'did you mean move'
    keys C-a M-d
    type move
    screen_has '#10 Red RC moves 20" north'
    type '='
    screen_has '> =#10 move rc 20 n'
    keys BSpace
    type 's'
    screen_has '#11 #10 is now: Red RC moves 20" south'
}

@test "a line that came back is not marked for a screen reader" {
    battle next
    table 80x24 --clock=manual --plain
    type 'move ra 13 n'
    screen_has 'is back below'
    run ! eval "on capture-pane -p -e | grep -q $'\033\\[7m'"
    type 'move ra 12 n'
    screen_has '#9 Red RA moves 12" north'
}

@test "a screen reader is told each time" {
    battle next
    table 80x24 --clock=manual --plain
    type 'move ra 13 n'
    screen_has 'is back below'
    keys C-u
    type 'move ra 14 n'
    screen_has 'refused: 2"'
    try twice_back
}

@test "where nothing can come tab says why" {
    battle next
    table 80x24 --clock=manual
    text 'choose '
    keys Tab
    screen_has 'not now: no melee of this move has been ruled on or waits.
Red 1  2:00 > choose'
    keys C-u
    text 'fire '
    keys Tab
    screen_has 'not now: no gun fires before'
    keys C-u
    text 'move ra to 5'
    keys Tab
    screen_has 'PLACE, a place
Red 1  2:00 > move ra to 5'
}

@test "entries are offered the latest first" {
    battle next next next
    table 80x24 --clock=manual
    text 'strike '
    keys Tab
    screen_has '#10  next
#9   next
#8   next'
}

@test "ctrl-C twice clears a line and loses nothing" {
    battle next
    table 80x24 --clock=manual
    text 'move ra 12'
    keys C-c C-c
    type 'move rc 20 n'
    screen_has '#9 Red RC moves 20" north'
    keys C-c C-c
    type 'log 1'
    screen_has '#9       0:00  move rc 20 n'
    "$UMPIRE" verify b.battle
}

@test "an answer that cannot be read is asked for again" {
    battle next next next
    table 80x24 --clock=manual
    type '9ba v 5ra+7rc'
    screen_has 'how many other Blue men stand within a move? 5 or more save them.  >'
    type 'two or so'
    screen_has '
      that cannot be read (empty: leave it); wanted: a number, iso or sup
      how many other Blue men stand within a move? 5 or more save them.  >'
    type 2
    screen_has '#11 M1: 9 Blue foot v 7 Red horse and 5 foot.'
    screen_has 'Blue isolated: 2 near'
}

@test "an empty answer leaves the question, and nothing is kept" {
    battle next next next
    table 80x24 --clock=manual
    type '9ba v 5ra+7rc'
    type 'two or so'
    screen_has '(empty: leave it)'
    type ''
    screen_has 'right would be: melee 9ba v 5ra+7rc s5'
    type 'log 1'
    screen_has '#10      0:00  next'
}

@test "yes or no is yes or no" {
    battle 'next' 'crew rg1 20ra' next next
    table 80x24 --clock=manual
    type '9ba v 5ra s6'
    screen_has 'are they among them? (y/n)  >'
    type 5
    screen_has '
      y or n?'
    type y
    screen_has 'M1: 5 Red foot v 9 Blue foot'
}

@test "ctrl-D asks while the clock runs, and no is no" {
    battle
    in_screen 80x24 "'$UMPIRE' b.battle"
    screen_has '>'
    type next
    screen_has 'Red 1'
    keys C-d
    screen_has 'the clock is running: leave? (y/n)'
    type n
    type score
    screen_has 'Provisional'
}

@test "the window is made narrow and wide again between two answers" {
    battle next
    table 80x24 --clock=manual
    resized 40x24
    text 'move ra 12 n'
    screen_has '> move ra 12 n'
    keys Enter
    screen_has '#9 Red RA moves 12" north: 20 men.'
    type 'score'
    screen_has 'Provisional: the battle is not finished.
  [V1b'
    resized 80x24
    type 'score'
    screen_has 'not finished.  [V1b V1c V1d V1e]'
}

@test "an earlier line is searched for, and is there once" {
    battle next
    table 80x24 --clock=manual
    type 'move ra 3 n'
    screen_has '#9'
    type 'note tea'
    screen_has '#10'
    type 'move ra 3 n'
    screen_has '#11'
    type 'quit'
    no_screen
    [ "$(grep -c 'move ra 3 n' state/umpire/history)" = 1 ]
    [ "$(stat -c %a state/umpire/history)" = 600 ]
    table 80x24 --clock=manual
    keys C-r
    text 'tea'
    screen_has "(reverse-i-search)\`tea': note tea"
    keys Enter
    screen_has '#12 Noted: tea'
    keys Up Up
    screen_has '> quit'
    keys Up
    screen_has '> move ra 3 n'
    keys Up
    screen_has '> move ra 3 n'
}

@test "the keys of the sample inputrc" {
    battle next
    env="INPUTRC='$KEYS'" table 80x24 --clock=manual
    text 'move ra 12'
    bytes '\033OS'
    screen_has 'Provisional: the battle is not finished.'
    keys C-y
    screen_has '> move ra 12'
    bytes '\033OQ'
    screen_has 'Red 1 runs, 2:00 left'
    bytes '\033[15~'
    screen_has '> next'
    keys Enter
    screen_has "#9 Blue's move 1."
    bytes '\033[20~'
    screen_has '> undo'
    keys Enter
    screen_has '#10 undone: #9 next'
    bytes '\033[21~'
    screen_has '#10      0:00  undo'
    text un
    keys Up
    screen_has '> undo'
}

@test "what is written is said at the prompt, and nowhere else" {
    battle
    table 80x30 --clock=manual
    type 'report r.txt'
    screen_has 'umpire: the report is in: r.txt'
    type 'export melees m.csv'
    screen_has 'umpire: the table is in: m.csv'
    type 'export all tables'
    screen_has 'umpire: the tables are in: tables'
    type 'board b.html'
    screen_has 'umpire: after each entry the board is in: b.html'
    type 'save c.battle'
    screen_has 'umpire: a copy is in: c.battle'
    type 'sheet s.txt'
    screen_has 'umpire: a sheet to fill in is in: s.txt'
    type quit
    no_screen
    [ -z "$("$UMPIRE" -c 'report r.md' 'export melees n.csv' 'save d.battle' \
        b.battle 2>&1)" ]
    [ -z "$("$UMPIRE" report b.battle -o r.html 2>&1)" ]
    [ -s r.md ] && [ -s n.csv ] && [ -s d.battle ] && [ -s r.html ]
}
