#!/usr/bin/env bats
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Signals, the size of the window, the end of input: nothing half typed is
# acted upon, and the terminal is left as it was found.

load screen

# From a shell, whose terminal is written down before and after.
referee_in_shell() {
    shell 60x14
    text "clear; stty -g >before; $DRIVER -f bell -i id -o log; \
echo left \$?; stty -g >after"
    keys Enter
    screen_has 'ref>'
    text half
    screen_has 'ref> half'
}

left_as_found() {
    screen_has "left $1"
    try test -s after
    cmp before after
}

@test "ctrl-C on half a line" {
    referee 60x10
    text 'half typed'
    keys Left Left
    # ctrl-C takes with it what has not been read.
    screen_is 13,0 <<<'ref> half typed'
    keys C-c
    screen_has 'interrupt'
    text next
    screen_is 9,2 <<'END'
ref> half typed^C
interrupt
ref> next
END
    keys Enter
    log_is <<'END'
interrupt
got: next
END
}

@test "ctrl-C in a search, in an argument, on an old line" {
    referee 60x24
    text 'move RA 12'
    keys Enter
    screen_has 'got: move'
    keys C-r
    text mov
    screen_has 'i-search'
    keys C-c
    screen_has 'interrupt'
    keys M-7
    screen_has '(arg: 7)'
    keys C-c
    screen_has $'arg: 7) ^C\ninterrupt'
    keys Up
    text 34
    screen_has 'move RA 1234'
    keys C-c
    screen_has '1234^C'
    keys Up Enter
    log_is <<'END'
got: move RA 12
interrupt
interrupt
interrupt
got: move RA 12
END
}

@test "ctrl-C at a question" {
    referee 60x10
    text ask
    keys Enter
    screen_has 'Sure?'
    keys C-c
    log_is <<<'no answer'
}

@test "ctrl-D on an empty line is the end, on another it is not" {
    referee_in_shell
    keys Home C-d
    screen_has 'ref> alf'
    keys C-k C-d
    left_as_found 0
    logged eof
}

@test "ctrl-Z and fg: the half line comes back" {
    referee_in_shell
    keys C-z
    screen_has Stopped
    # The rest of the shell's line ran when it stopped: the terminal was its
    # own again.
    screen_has 'left 148'
    cmp before after
    text 'clear; fg'
    keys Enter
    screen_has 'ref> half'
    text ' more'
    keys Enter
    log_is <<<'got: half more'
}

@test "a warning due while stopped is called on coming back" {
    referee_in_shell
    keys C-z
    screen_has 'left 148'
    ring
    text 'clear; fg >/dev/null'
    keys Enter
    screen_is 9,1 <<'END'
** warning 1 **
ref> half
END
}

@test "a stop that cannot be caught" {
    referee_in_shell
    kill -STOP "$(cat id)"
    screen_has Stopped
    text 'clear; stty sane; fg'
    keys Enter
    screen_has 'ref> half'
    keys Left
    text 1
    keys Enter
    log_is <<<'got: hal1f'
}

@test "ended while it is stopped" {
    referee_in_shell
    keys C-z
    screen_has 'left 148'
    rm before after
    text 'stty -g >before; kill %1; wait %1; stty -g >after'
    keys Enter
    try gone
    try test -s after
    cmp before after
    logged hangup
}

@test "the window grows narrow and wide again" {
    referee 60x12
    text 'note aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeee'
    screen_is 56,0 <<<'ref> note aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeee'
    resized 30x12
    screen_has 'ref> note aaaaaaaaaabbbbbbbbbb
ccccccccccddddddddddeeeeee'
    text Z
    screen_has 'eeeeeeZ'
    resized 70x12
    screen_has 'ref> note aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeZ'
    text Q
    keys Enter
    log_is <<'END'
got: note aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeZQ
END
}

@test "SIGTERM: the line is dropped, the terminal as found" {
    referee_in_shell
    kill -TERM "$(cat id)"
    left_as_found 0
    screen_has $'ref> half\nhangup\nleft 0'
    logged hangup
}

@test "SIGHUP: likewise" {
    referee_in_shell
    kill -HUP "$(cat id)"
    left_as_found 0
    logged hangup
}

# Without a shell that watches it: an interactive one puts the terminal right
# itself when a program dies.
@test "a crash, ctrl-backslash and exit leave the terminal as found too" {
    local how
    for how in 'crash Enter' 'C-\' 'exit Enter'; do
        rm -f before after
        in_screen 60x14 "stty -g >before; '$DRIVER'; stty -g >after"
        screen_has 'ref>'
        # shellcheck disable=SC2086 # keys
        keys $how
        try test -s after
        cmp before after
        no_screen
    done
}

@test "the terminal is closed" {
    referee 60x10
    text half
    screen_has half
    on kill-server
    try gone
    log_is <<<'hangup'
}

@test "what was ignored before is still ignored" {
    in_screen 60x10 "trap '' HUP; '$DRIVER' -f bell -i id -o log"
    screen_has 'ref>'
    kill -HUP "$(cat id)"
    text quiet
    keys Enter
    log_is <<<'got: quiet'
}
