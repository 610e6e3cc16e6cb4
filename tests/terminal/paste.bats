#!/usr/bin/env bats
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What is pasted is one line, of a bounded length, without what could command
# the terminal.

load screen

@test "several lines become one, and nothing is acted upon" {
    referee 60x10
    bytes '\033[200~move RA 12\r\tquit\nfire\033[201~'
    screen_is 26,0 <<<'ref> move RA 12  quit fire'
    keys Enter
    log_is <<<'got: move RA 12  quit fire'
}

@test "control characters are dropped" {
    referee 60x10
    bytes '\033[200~a\033[31mb\007c\177d\033[201~'
    keys Enter
    log_is <<<'got: a[31mbcd'
}

@test "so are the controls of eight bits, reversed text and bad UTF-8" {
    referee 60x10
    bytes '\033[200~a\0302\0233b\0342\0200\0256c\0377d\0303\0251\033[201~'
    keys Enter
    log_is <<<'got: abcdé'
}

@test "what looks like the end of a paste and is not, is text" {
    referee 60x10
    bytes '\033[200~a\033\033[20b\033[201c\033[201~'
    keys Enter
    log_is <<<'got: a[20b[201c'
}

@test "up to 4096 bytes" {
    local all
    all=$(printf '%04096d' 0)
    referee 80x60
    on set-buffer -b long -- "$all"
    on paste-buffer -p -b long
    keys Enter
    log_is <<<"got: $all"
}

@test "more than 4096 bytes are cut, and the referee is told" {
    local all
    all=$(printf '%04096d' 0)
    referee 80x60
    on set-buffer -b long -- "${all}12345"
    on paste-buffer -p -b long
    screen_has 'pasted: the first 4096 bytes; 5 more left out'
    keys Enter
    log_is <<<"got: $all"
}

@test "no half letter is left where it is cut" {
    local all
    all=$(printf '%04095d' 0)
    referee 80x60
    on set-buffer -b long -- "${all}é"
    on paste-buffer -p -b long
    screen_has '1 more left out'
    keys Enter
    log_is <<<"got: $all"
}

@test "a paste that never ends is ended by ctrl-C" {
    referee 60x10
    bytes '\033[200~never'
    keys C-c
    screen_has 'interrupt'
    text ok
    keys Enter
    log_is <<'END'
interrupt
got: ok
END
}

@test "or by silence; its late end does nothing" {
    referee 60x10
    bytes '\033[200~never'
    screen_is 10,0 <<<'ref> never'
    bytes '\033[201~'
    text 1
    keys Enter
    log_is <<<'got: never1'
}

@test "a paste into a search that never ends is ended by ctrl-C" {
    referee 60x10
    text 'move RA 12'
    keys Enter
    screen_has 'got: move'
    keys C-r
    screen_has 'i-search'
    bytes '\033[200~ove'
    ring
    screen_has 'warning 1'
    keys C-c
    screen_has interrupt
    text ok
    keys Enter
    log_is <<'END'
got: move RA 12
interrupt
got: ok
END
}

@test "half a letter in a search, and then ctrl-C" {
    referee 60x10
    keys C-r
    screen_has 'i-search'
    bytes '\0303'
    keys C-c
    screen_has interrupt
    text ok
    keys Enter
    log_is <<'END'
interrupt
got: ok
END
}

@test "a paste into vi's command mode is text, not commands" {
    echo 'set editing-mode vi' >inputrc
    env="INPUTRC=inputrc" referee 60x10
    text abc
    keys Escape
    screen_is 7,0 <<<'ref> abc'
    bytes '\033[200~dd\033[201~'
    screen_has 'dd'
    keys Enter
    log_is <<<'got: abddc'
}

@test "the terminal goes away in the middle of a paste" {
    referee 60x10
    bytes "\\033[200~$(printf '%064d' 0)"
    ring
    screen_has 'warning 1'
    on kill-server
    try gone
    log_is <<<'hangup'
}
