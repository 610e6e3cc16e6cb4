#!/usr/bin/env bats
# SPDX-License-Identifier: GPL-3.0-or-later
#
# umpire clock: the big clock in a terminal of its own. It says what is so, goes
# along with the battle, writes nothing, and leaves the terminal as it found it.

# shellcheck disable=SC2154 # status, output, stderr: of bats
load screen

UMPIRE=$(realpath "${UMPIRE:-${BUILD:-build}/umpire}")

# battle [LINE...]: a battle of two sides, and the clock of Red's move running.
battle() {
    "$UMPIRE" new b.battle
    told 'battle "A small battle"' 'side red player Ann' 'side blue' \
        'body RA 20 inf' 'body BA 13 inf' 'gun RG1' 'start red' go \
        'clock set 9:30' "$@"
}

# told LINE...: what the referee types, in a program of its own that is closed
# again.
told() {
    "$UMPIRE" --quiet -c "$@" b.battle >/dev/null
}

# with [OPTION...]: the command that begins a clock and leaves its id.
with() {
    echo "sh -c 'echo \$\$ >id; exec $UMPIRE clock $* b.battle'"
}

# clock COLSxROWS [OPTION...]
clock() {
    local size=$1
    shift
    in_screen "$size" "$(with "$@")"
}

# in_shell COMMAND: in a shell that has the terminal before and after it.
in_shell() {
    shell 80x24
    text "clear; echo here before; stty -g >before; $1"
    keys Enter
}

# as_found STATUS: it has ended so, and left nothing behind. On a line of its
# own, for a shell drops the rest of one that ctrl-C was pressed in.
as_found() {
    screen_has 'sh$'
    text 'echo left $?; stty -g >after'
    keys Enter
    screen_has "left $1"
    try test -s after
    cmp before after
    # what was on the screen is there again, and the cursor with it
    screen_has 'here before'
    [ "$(on display -p '#{alternate_on}#{cursor_flag}')" = 01 ]
}

runs() {
    [[ $(ps -o stat= -p "$(cat id)") == $1* ]]
}

# Its id is that of the program itself once it is at its window.
at_window() {
    screen_has Ann
}

entries() {
    sqlite3 b.battle 'select count(*) from entry'
}

blocks() {
    screen | grep -c '[█▀▄]'
}

@test "whose move it is, who plays, what is left, what each side has" {
    battle
    clock 80x24 --score
    screen_has 'A small battle'
    screen_has "Red's move 1, Ann"
    screen_has '> Red (Ann): 20 men, 1 gun, 0 prisoners, score 30'
    screen_has 'Blue: 13 men, 0 guns, 0 prisoners, score 13'
    [ "$(blocks)" -ge 10 ] # the figures
    keys s
    try lacks score
    keys s
    screen_has 'score 30'
}

lacks() {
    ! shows "$1"
}

@test "it goes along with the battle" {
    battle
    clock 80x24
    screen_has "Red's move 1, Ann"
    told 'kill ba.1-3 trodden on'
    screen_has '#10 '
    screen_has 'trodden on'
    screen_has 'Blue: 10 men'
    told undo
    screen_has 'Blue: 13 men'
    told next
    screen_has "Blue's move 1"
}

@test "paused and why, disputed and what about, and going on" {
    battle
    clock 20x6
    try lacks PAUSED
    screen_has "Red's move 1, Ann"
    told 'pause the cat'
    screen_has 'PAUSED: the cat'
    told resume
    try lacks PAUSED
    told 'dispute one moved'
    screen_has 'DISPUTE: one moved'
    told 'verdict red he did'
    try lacks DISPUTE
}

@test "time is over: it says so by itself, and rings" {
    battle 'clock set 0:03'
    clock 20x6
    on pipe-pane 'cat >raw'
    screen_has 0:02
    screen_has TIME
    screen_has '-0:01'
    try grep -q "$(printf '\a')" raw
    [ "$(entries)" -eq 10 ] # it made no entry of it
}

@test "quiet: it does not ring" {
    battle 'clock set 0:02'
    clock 20x6 --quiet
    on pipe-pane 'cat >raw'
    screen_has TIME
    screen_has '-0:01'
    run ! grep -q "$(printf '\a')" raw
}

@test "the referee's program ends, is killed, and begins again" {
    battle
    clock 80x24 # before the pipe, which its screen would hold open
    screen_has "Red's move 1"
    mkfifo lines
    "$UMPIRE" b.battle <lines >/dev/null 2>&1 &
    exec 5>lines
    echo 'note one' >&5
    echo 'kill ba.1 trodden on' >&5
    screen_has 'Blue: 12 men'
    kill -9 $!
    wait || true
    exec 5>&-
    screen_has 'Blue: 12 men'
    "$UMPIRE" b.battle <lines >/dev/null 2>&1 &
    exec 5>lines
    echo 'kill ba.2 trodden on' >&5
    screen_has 'Blue: 11 men'
    exec 5>&-
    wait
    screen_has 'Blue: 11 men'
    told next
    screen_has "Blue's move 1"
}

@test "the figures go with the window" {
    battle 'pause'
    clock 80x24
    screen_has PAUSED || screen_has '▀▀▀'
    local small
    small=$(blocks)
    resized 160x50
    try larger "$small"
    screen_has 'Red (Ann): 20 men'
    resized 20x6
    screen_has 'Red 20m 1g 0p'
    screen_has '9:30'
    screen_has PAUSED
    resized 80x24
    try blocks_are "$small"
}

larger() {
    [ "$(blocks)" -gt "$1" ]
}

blocks_are() {
    [ "$(blocks)" -eq "$1" ]
}

@test "q leaves, and the terminal is as it was" {
    battle
    in_shell "$(with)"
    at_window
    keys x q
    as_found 0
}

@test "a signal ends it, and the terminal is as it was" {
    local one
    battle
    for one in INT TERM HUP QUIT SEGV ABRT; do
        rm -f before after
        in_shell "$(with)"
        at_window
        kill -s $one "$(cat id)"
        as_found $((128 + $(kill -l $one)))
        no_screen
    done
}

# An interactive shell puts a terminal right by itself; this one does not.
@test "without a shell that helps it" {
    local one
    battle
    for one in INT TERM HUP QUIT SEGV; do
        rm -f before after
        in_screen 60x14 "stty -g >before; echo here before; trap : INT QUIT; \
$(with); stty -g >after"
        at_window
        kill -s $one "$(cat id)"
        try test -s after
        cmp before after
        screen_has 'here before'
        no_screen
    done
}

@test "ctrl-C and ctrl-backslash" {
    local key
    battle
    for key in C-c C-\\; do
        rm -f before after
        in_shell "$(with)"
        at_window
        keys "$key"
        as_found "$([ "$key" = C-c ] && echo 130 || echo 131)"
        no_screen
    done
}

@test "ctrl-Z, another program in its place, and fg" {
    battle
    in_shell "$(with)"
    at_window
    keys C-z
    as_found 148
    told 'pause the cat'
    text 'clear; fg'
    keys Enter
    screen_has 'the cat'
    resized 20x6
    screen_has 'PAUSED: the cat'
    keys q
    screen_has 'sh$'
    [ "$(on display -p '#{alternate_on}')" = 0 ]
}

@test "a stop that cannot be caught, and ended while stopped" {
    battle
    in_shell "$(with)"
    at_window
    kill -STOP "$(cat id)"
    try runs T
    text 'stty sane; fg'
    keys Enter
    screen_has "Red's move 1, Ann"
    keys C-z
    try runs T
    rm -f before after
    text 'clear; stty -g >before; kill %1; wait %1; stty -g >after'
    keys Enter
    try gone
    try test -s after
    cmp before after
}

@test "the terminal goes away" {
    battle
    clock 80x24
    at_window
    on kill-server
    try gone
}

@test "it writes nothing and needs no right to" {
    battle
    sha256sum b.battle >sum
    touch -d 2001-01-01 b.battle
    mkdir room
    mv b.battle room
    chmod 400 room/b.battle
    chmod 500 room
    in_screen 80x24 "cd room && $UMPIRE clock b.battle; cd ..; echo over >over"
    screen_has "Red's move 1, Ann"
    screen_has '9:2' || [ "$(blocks)" -ge 10 ]
    keys s
    screen_has score
    keys q
    try test -s over
    chmod 700 room
    mv room/b.battle .
    sha256sum -c sum
    [ "$(stat -c %Y b.battle)" = "$(date -d 2001-01-01 +%s)" ]
    [ "$(ls room)" = '' ]
}

@test "another program holds the file: that is said, and the clock goes on" {
    battle 'clock set 0:04'
    clock 60x7
    screen_has "Red's move 1, Ann"
    mkfifo lines
    sqlite3 b.battle <lines &
    exec 5>lines
    echo 'begin exclusive;' >&5
    screen_has 'another program holds the file'
    screen_has TIME
    echo 'rollback;' >&5
    try lacks 'another program'
    exec 5>&-
    wait
    told next
    screen_has "Blue's move 1"
}

@test "a write that was broken off is left to the referee's program" {
    battle
    clock 60x7
    screen_has "Red's move 1, Ann"
    cp b.battle whole
    mkfifo lines
    sqlite3 b.battle <lines &
    exec 5>lines
    echo 'pragma cache_size=2; begin; create table big as with recursive
        n(i) as (select 1 union all select i + 1 from n where i < 4000)
        select i, randomblob(400) from n;' >&5
    try test -s b.battle-journal
    try grew
    kill -9 $!
    wait || true
    exec 5>&-
    screen_has 'an entry was broken off'
    sha256sum b.battle b.battle-journal >sums
    keys s
    screen_has score
    sha256sum -c sums
    told 'kill ba.1 trodden on'
    screen_has 'Blue: 12 men'
    try lacks 'broken off'
}

grew() {
    [ "$(stat -c %s b.battle)" -gt "$(stat -c %s whole)" ]
}

@test "the file is gone, and another one in its place" {
    battle
    cp b.battle other
    "$UMPIRE" --quiet -c 'kill ba.1-5 trodden on' other >/dev/null
    clock 60x7
    screen_has 'Blue: 13 men'
    mv b.battle away
    screen_has 'no such file'
    screen_has 'Blue: 13 men'
    mv away b.battle
    try lacks 'no such file'
    mv other b.battle
    screen_has 'Blue: 8 men'
    told next
    screen_has "Blue's move 1"
    echo 'no battle at all' >letter
    mv letter b.battle
    screen_has 'not a battle'
    screen_has "Blue's move 1"
}

@test "a battle typed in by its stamps, and a computer started anew" {
    battle
    sqlite3 b.battle "update clock set boot_id = ''"
    clock 60x7
    screen_has 'PAUSED: the time is typed in'
    no_screen
    sqlite3 b.battle "update clock set boot_id = 'another'"
    clock 60x7
    screen_has 'PAUSED: the computer was started anew'
    told resume
    try lacks PAUSED
}

@test "no terminal: one line, and what would do" {
    battle
    run --separate-stderr "$UMPIRE" clock b.battle </dev/null
    [ "$status" -eq 2 ]
    [ "$output" = '' ]
    [ "$stderr" = \
        'umpire: clock wants a terminal; --plain writes a line a change' ]
    run --separate-stderr "$UMPIRE" clock no.battle
    [ "$status" -eq 5 ]
    [ "$stderr" = 'umpire: no.battle: no such file' ]
    run "$UMPIRE" clock
    [ "$status" -eq 2 ]
    run --separate-stderr "$UMPIRE" clock "$BATS_TEST_FILENAME"
    [ "$status" -eq 5 ]
}

@test "plain: a line a change, for a pipe and for who listens" {
    battle
    mkfifo lines
    "$UMPIRE" clock --plain --score b.battle >lines &
    exec 5<lines
    local line
    read -r -u 5 line
    [[ $line == "Red's move 1, Ann: 9:"*' left. #6 '*'Red: 20 men, 1 gun, '* ]]
    told 'pause the cat'
    read -r -u 5 line
    [ "$line" = 'PAUSED: the cat.' ]
    told resume
    read -r -u 5 line
    [ "$line" = 'The clock goes on.' ]
    told 'kill ba.1 trodden on'
    read -r -u 5 line
    [[ $line == '#12 '*'Blue: 12 men, 0 guns, 0 prisoners, score 12.' ]]
    told 'clock set 0:32'
    read -r -u 5 line
    [ "$line" = '30 seconds left.' ]
    told next
    read -r -u 5 line
    [[ $line == "Blue's move 1: 1:00 left." ]]
    exec 5<&-
    wait # it ends with its reader
}

@test "a dumb terminal has it in lines" {
    battle
    in_screen 80x10 "env TERM=dumb '$UMPIRE' clock b.battle"
    screen_has 'this terminal cannot place words'
    screen_has "Red's move 1, Ann: 9:"
    told 'pause the cat'
    screen_has 'PAUSED: the cat.'
}
