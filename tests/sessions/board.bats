#!/usr/bin/env bats
# SPDX-License-Identifier: GPL-3.0-or-later
#
# board.bats: the page for a second screen is written anew after every entry,
# over nothing but itself, and never stands in the battle's way.

load battle

@test "the page follows the battle" {
    small
    printf '%s\n' 'board board.html' 'fire RG1 3 1ba' 'next' \
        'note a cat' 'undo' 'pause the cat' >script
    umpire --quiet a.battle <script >said 2>&1
    xmllint --noout board.html
    has "Blue&#39;s move 2" "$(cat board.html)"
    has '>PAUSED<' "$(cat board.html)"
    has 'RG1: 3 shots, 1 Blue foot dead.' "$(cat board.html)"
    has 'A small battle' "$(cat board.html)"
    is 1 "$(find . -name 'board.html*' -o -name '.umpire*' | wc -l)"
}

@test "after each entry, and not after what is no entry" {
    small
    mkfifo lines
    umpire --quiet a.battle <lines >said 2>&1 &
    exec 5>lines
    echo 'board board.html' >&5
    until grep -q "Red&#39;s move 2" board.html 2>/dev/null; do sleep 0.05; done
    rm board.html
    echo 'score' >&5
    echo 'note one' >&5
    until [ -s board.html ]; do sleep 0.05; done
    echo 'next' >&5
    until grep -q "Blue&#39;s move 2" board.html; do sleep 0.05; done
    exec 5>&-
    wait
    is '' "$(grep -i error said)"
}

@test "names do the page no harm" {
    umpire new b.battle
    umpire --quiet -c 'battle "</title><script>alert(1)</script>"' \
        'side red "]]> -- <b>" player "\" onload=x"' \
        'side blue "&bogus;" player "<!--"' 'body RA 5 inf' 'start red' \
        b.battle >said 2>&1
    ends 0 umpire board b.battle -o b.html
    xmllint --noout b.html
    is 1 "$(grep -c '<script>' b.html)"
    is 0 "$(xmllint --xpath 'count(//*[@onload])' b.html)"
    is 1 "$(xmllint --xpath 'count(//*[local-name()="script"])' b.html)"
    is ']]> -- <b>' "$(xmllint --xpath \
        'string((//*[local-name()="h2"]/*[local-name()="bdi"])[1])' b.html)"
}

@test "from the command line, over itself and over nothing else" {
    small
    ends 0 umpire board a.battle -o board.html
    ends 0 umpire board a.battle -o board.html
    echo mine >letter.html
    ends 5 umpire board a.battle -o letter.html
    has 'is there already' "$stderr"
    is mine "$(cat letter.html)"
    ends 0 umpire --force board a.battle -o letter.html
    has 'umpire board' "$(cat letter.html)"
    ends 2 umpire board a.battle
    ends 5 umpire board a.battle -o nowhere/board.html
    ends 5 umpire -c 'board nowhere/board.html' a.battle
    ends 5 umpire -c 'board a.battle' a.battle
    ends 5 umpire --force board a.battle -o ./a.battle
    has 'that is the battle itself' "$stderr"
    ends 0 umpire verify a.battle
    is 12 "$(entries a.battle)"
}

@test "a board whose folder vanishes is missed once and the battle goes on" {
    small
    mkdir screen
    mkfifo lines
    umpire --quiet a.battle <lines >said 2>err &
    exec 5>lines
    echo 'board screen/board.html' >&5
    until [ -s screen/board.html ]; do sleep 0.05; done
    rm -r screen
    printf '%s\n' 'fire RG1 3 1ba' 'note one' 'note two' >&5
    until [ "$(entries a.battle)" -eq 15 ]; do sleep 0.05; done
    mkdir screen
    echo 'next' >&5
    until [ -s screen/board.html ]; do sleep 0.05; done
    exec 5>&-
    wait
    is 1 "$(grep -c 'the board is not written, the battle goes on' err)"
    is 1 "$(grep -c 'the board is written again' err)"
    is 16 "$(entries a.battle)"
    ends 0 umpire verify a.battle
}

@test "board off leaves the page as it is" {
    small
    umpire --quiet -c 'board board.html' 'board off' 'next' a.battle >said 2>&1
    has "Red&#39;s move 2" "$(cat board.html)"
}
