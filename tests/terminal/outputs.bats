#!/usr/bin/env bats
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What the program writes while somebody sits at a terminal: the page for a
# second screen goes along with the prompt, and what is long says how far it
# has come, on a line of which nothing is left.

load screen

UMPIRE=$(realpath "${UMPIRE:-${BUILD:-build}/umpire}")

type() {
    text "$1"
    keys Enter
}

page_has() {
    grep -qF "$1" board.html
}

page_lacks() {
    ! page_has "$1"
}

@test "the page for a second screen goes along with the prompt" {
    "$UMPIRE" new b.battle
    "$UMPIRE" -c 'side red' 'side blue' 'body RA 20 inf' 'body BA 13 inf' \
        'start red' b.battle >/dev/null
    in_screen 80x24 "'$UMPIRE' b.battle"
    screen_has '>'
    type 'board board.html'
    try page_has 'Red moves first'
    type go
    try page_has "Red&#39;s move 1"
    type 'pause the cat'
    try page_has '>PAUSED<'
    type resume
    try page_lacks '>PAUSED<'
    type 'kill ba.1 trodden on'
    try page_has 'trodden on'
    type undo
    try page_lacks 'trodden on'
    type 'board off'
    type next
    screen_has "Blue's move 1"
    page_has "Red&#39;s move 1"
}

# So many men that writing them takes a while; and as that depends on the
# machine, the program is made to stand in the middle of it for longer than it
# would keep quiet.
long() { # long COMMAND: at a terminal whose every byte is kept in raw
    "$UMPIRE" new b.battle
    "$UMPIRE" -c 'side red' 'side blue' 'body RA 99000 inf' \
        'body BA 99000 inf' 'start red' b.battle >/dev/null
    mkdir out
    cat >run <<END
stty -echo
while [ ! -e go ]; do sleep 0.05; done
$1 &
while [ -z "\$(ls -A out)" ]; do :; done
kill -STOP \$!
sleep 1.2
kill -CONT \$!
wait \$!
echo over \$?
END
    in_screen 60x10 'bash run'
    on pipe-pane 'cat >raw'
    touch go
    screen_has over
}

@test "a map is drawn at the prompt and written as a picture" {
    "$UMPIRE" new b.battle
    "$UMPIRE" --clock=manual -c 'side red back south' 'side blue back north' \
        'field 6 x 4' 'body RA 6 inf' 'body BA 5 inf' "start red" b.battle \
        >/dev/null
    in_screen 80x40 "'$UMPIRE' --clock=manual b.battle"
    screen_has '>'
    type 'map --svg field.svg'
    screen_has 'not written: nobody has a place yet: field.svg'
    [ ! -e field.svg ]
    keys C-u
    type "put ra block 3 at 2',1' gap 1"
    screen_has 'RA: 6 men, 3 abreast'
    type 'map --svg field.svg'
    screen_has 'umpire: the map is in: field.svg'
    xmllint --noout field.svg
    grep -q '<svg ' field.svg
    cp field.svg first.svg
    type 'map --svg field.svg'
    screen_has 'not written: field.svg'
    cmp field.svg first.svg
    keys C-u
    type "map --svg near.svg RA 2'"
    screen_has 'umpire: the map is in: near.svg'
    xmllint --noout near.svg
    run ! cmp -s near.svg first.svg
    type 'map --svg'
    screen_has 'right would be: map --svg field.svg'
    keys C-u
    type map
    screen_has "Red's back line"
    screen_has "Blue's back line"
}

@test "a long export says how far it is, and leaves nothing behind" {
    long "'$UMPIRE' export b.battle men out/men.csv"
    screen_is 0,1 <<<'over 0'
    grep -q 'men  [0-9]*%' raw
    [ "$(wc -l <out/men.csv)" -eq 198001 ]
}

@test "a short one says nothing" {
    "$UMPIRE" new b.battle
    in_screen 60x10 "'$UMPIRE' export b.battle men; echo over"
    on pipe-pane 'cat >raw'
    screen_has over
    run ! grep -q % raw
}

@test "quiet, plain, or not at a terminal: nothing of it" {
    long "'$UMPIRE' --quiet export b.battle men out/men.csv"
    screen_is 0,1 <<<'over 0'
    run ! grep -q % raw
}
