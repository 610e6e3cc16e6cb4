#!/usr/bin/env bats
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Lines as they come: typed ahead, put in for editing, completed, remembered.

load screen

history_is() {
    [ "$(cat state/umpire/history 2>/dev/null)" = "$1" ]
}

# marked TEXT: it stands in reverse on the last line.
marked() {
    [[ $(on capture-pane -p -e | tr -d '\n') == *$'\033[7m'"$1"* ]]
}

unmarked() {
    ! marked "$1" && shows "$1"
}

quit() {
    keys C-u
    text quit
    keys Enter
    try gone
}

@test "what is typed while a command runs is kept" {
    mkfifo fifo
    referee 60x10
    text 'hold fifo'
    keys Enter
    screen_has holding
    text one
    keys Enter
    text two
    keys Enter
    text thr
    : >fifo
    screen_is 8,6 <<'END'
ref> hold fifo
holding
ref> one
got: one
ref> two
got: two
ref> thr
END
}

@test "what is typed before the first prompt is kept" {
    mkfifo fifo
    in_screen 60x10 "read x <fifo; '$DRIVER' -i id -o log"
    text one
    keys Enter
    text tw
    screen_has 'tw'
    : >fifo
    screen_is 7,3 <<'END'
one
twref> one
got: one
ref> tw
END
}

@test "ctrl-C while a command runs waits for its end" {
    mkfifo fifo
    referee 60x10
    text 'hold fifo'
    keys Enter
    screen_has holding
    keys C-c
    : >fifo
    screen_has interrupt
    text next
    keys Enter
    log_is <<'END'
holding
interrupt
got: next
END
}

@test "a line comes back for editing" {
    referee 60x10
    text fix
    keys Enter
    screen_is 13,1 <<'END'
ref> fix
ref> move RA 12 X
END
    text 4
    keys Enter
    log_is <<<'got: move RA 412 X'
}

@test "a line that gives way: the first letter begins another" {
    referee 60x10
    text slip
    keys Enter
    screen_is 12,1 <<'END'
ref> slip
ref> mvoe RA
END
    text next
    keys Enter
    log_is <<<'got: next'
}

@test "a line that gives way: marked until then, and no longer" {
    referee 60x10
    text slip
    keys Enter
    screen_has 'mvoe RA'
    try marked 'mvoe RA'
    keys Left
    try unmarked 'mvoe RA'
    text 1
    keys Enter
    log_is <<<'got: mvoe R1A'
}

@test "a line that gives way: a blank goes on with it, a paste does not" {
    referee 60x10
    text slip
    keys Enter
    screen_has 'mvoe RA'
    text ' 12'
    keys Enter
    text slip
    keys Enter
    try marked 'mvoe RA'
    bytes '\033[200~note tea\033[201~'
    screen_has 'ref> note tea'
    keys Enter
    log_is <<'END'
got: mvoe RA 12
got: note tea
END
}

@test "a line that gives way: the key that undoes brings it back" {
    referee 60x10
    text slip
    keys Enter
    screen_has 'mvoe RA'
    text n
    screen_is 6,1 <<'END'
ref> slip
ref> n
END
    keys C-_ C-_
    screen_is 12,1 <<'END'
ref> slip
ref> mvoe RA
END
    keys C-a M-d
    text move
    keys Enter
    log_is <<<'got: move RA'
}

@test "a line that gives way: warnings and ctrl-C leave it as it is, or go" {
    referee 60x10
    text slip
    keys Enter
    try marked 'mvoe RA'
    ring
    screen_has '** warning 1 **'
    try marked 'mvoe RA'
    keys C-c
    screen_has interrupt
    try unmarked 'mvoe RA'
    text slip
    keys Enter
    keys C-e
    text x
    keys Enter
    log_is <<'END'
interrupt
got: mvoe RAx
END
}

@test "a line that gives way, with the keys of vi" {
    printf '%s\n' 'set editing-mode vi' >inputrc
    env="INPUTRC=inputrc" referee 60x10
    text slip
    keys Enter
    screen_has 'mvoe RA'
    keys Escape
    text 'x'
    screen_has 'mvoe R'
    text 'i'
    text '2'
    keys Enter
    text slip
    keys Enter
    try marked 'mvoe RA'
    text 'next'
    keys Enter
    log_is <<'END'
got: mvoe 2R
got: next
END
}

@test "a key macro ends with its line" {
    printf '%s\n' '"\C-t": "one\rtwo\rthree"' >inputrc
    env="INPUTRC=inputrc" referee 60x10
    keys C-t
    screen_is 5,2 <<'END'
ref> one
got: one
ref>
END
    text next
    keys Enter
    log_is <<'END'
got: one
got: next
END
}

@test "settings for umpire in inputrc" {
    # shellcheck disable=SC2016
    printf '%s\n' '$if umpire' '"\C-t": "ours"' '$endif' >inputrc
    env="INPUTRC=inputrc" referee 60x10
    keys C-t Enter
    log_is <<<'got: ours'
}

@test "completion of a word, of a quoted one, and after inches" {
    referee 60x12
    text 'mo'
    keys Tab
    screen_is 10,0 <<<'ref> move'
    text '6" "Y'
    keys Tab
    screen_is 27,0 <<<'ref> move 6" "Young Guard"'
    text '"Old G'
    keys Tab Enter
    log_is <<<'got: move 6" "Young Guard" "Old Guard" '
}

@test "completion as far as the names agree, then a list" {
    referee 60x12
    text '"O'
    keys Tab
    screen_has '"Old Guard"  "Old Horse"
ref> "Old'
    text H
    keys Tab Enter
    log_is <<<'got: "Old Horse" '
}

@test "a list of three hundred is cut" {
    referee 80x24 -n 300
    text 'fire u'
    keys Tab
    screen_has 'and 260 more
ref> fire unit'
    text 123
    keys Enter
    log_is <<<'got: fire unit123'
}

@test "files are never completed, nor anything at a question" {
    touch zebra
    mkdir move
    referee 60x12
    text 'ze'
    keys Tab
    text ' mo'
    keys Tab
    screen_is 13,0 <<<'ref> ze move'
    keys C-u
    text ask
    keys Enter
    screen_has 'Sure?'
    text mo
    keys Tab
    text x
    screen_has 'Sure? mox'
}

@test "history: kept for the next session, no repeats, readable by none" {
    referee 60x12
    text first
    keys Enter
    text second
    keys Enter
    text second
    keys Enter
    keys Enter
    text ask
    keys Enter
    screen_has 'Sure?'
    text answer
    keys Enter
    screen_has 'answer: answer'
    quit
    history_is $'first\nsecond'
    [ "$(stat -c %a state/umpire/history state/umpire)" = $'600\n700' ]
    no_screen

    chmod 644 state/umpire/history
    referee 60x12
    keys Up Up
    screen_has 'ref> first'
    keys Enter
    screen_has 'got: first'
    quit
    history_is $'first\nsecond\nfirst'
    [ "$(stat -c %a state/umpire/history)" = 600 ]
}

@test "history: a thousand lines" {
    mkdir -p state/umpire
    seq 1 1500 >state/umpire/history
    referee 60x12
    text last
    keys Enter
    screen_has 'got: last'
    quit
    [ "$(wc -l <state/umpire/history)" = 1000 ]
    [ "$(tail -n 2 state/umpire/history)" = $'1500\nlast' ]
}

@test "history: below HOME without XDG_STATE_HOME, or where that is relative" {
    env='-u XDG_STATE_HOME' referee 60x12
    text one
    keys Enter
    screen_has 'got: one'
    quit
    [ "$(cat .local/state/umpire/history)" = one ]
    no_screen
    env='XDG_STATE_HOME=here' referee 60x12
    text two
    keys Enter
    screen_has 'got: two'
    quit
    [ "$(cat .local/state/umpire/history)" = $'one\ntwo' ]
    [ ! -e here ]
}

@test "history: no place for it is no trouble" {
    local what
    for what in 'touch state' 'mkdir -p state/umpire/history' \
        'mkdir -p state/umpire; mkfifo state/umpire/history'; do
        eval "$what"
        rm -f id
        referee 60x12
        text one
        keys Enter Up
        screen_has $'got: one\nref> one'
        quit
        no_screen
        rm -r state
    done
}

@test "no terminal, no readline" {
    run "$DRIVER" </dev/null
    [ "$status" = 1 ]
    [ "$output" = 'no terminal' ]
}
