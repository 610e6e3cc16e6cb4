#!/usr/bin/env bats
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Where a battle lies: where nothing can be written, on drives that do not keep
# what they promise, and answers that nobody takes.

load battle

HITCH_SO=$(dirname "$UMPIRE")/tests/faults/hitch.so

# Root may write anywhere: be somebody, in a folder he comes to.
as_nobody() {
    if [ "$(id -u)" -eq 0 ]; then
        setpriv --reuid=65534 --clear-groups "$@"
    else
        "$@"
    fi
}

open_folder() {
    open=$(mktemp -d -p /tmp)
    small "$open/a.battle"
    chmod 755 "$open"
    cd "$open" || return
    export HOME=$open
    as_nobody test -x "$UMPIRE" || skip 'nobody else comes to the program'
}

teardown() {
    [ -z "${open:-}" ] || rm -rf "$open"
}

@test "a battle that cannot be written is read, and its first line refused" {
    open_folder
    chmod 444 a.battle
    ends 3 as_nobody "$UMPIRE" --clock=manual -c score 'note one' a.battle
    has 'net'
    has 'it can only be read' "$stderr"
    has 'refused: this battle is open for reading only' "$stderr"
    is 12 "$(entries a.battle)"
}

@test "so is one in a folder that cannot be written" {
    open_folder
    chmod 666 a.battle
    chmod 555 "$open"
    ends 3 as_nobody "$UMPIRE" --clock=manual -c 'note one' a.battle
    has 'it can only be read' "$stderr"
    ends 0 as_nobody "$UMPIRE" verify a.battle
}

# The file system's number as statfs(2) would give it, in two bytes.
on_medium() {
    head -c 80 /dev/zero >page
    printf %b "$1"'\0\0\0\0' >>page
    shift
    LD_PRELOAD=$HITCH_SO HITCH=$PWD/page "$UMPIRE" --clock=manual "$@"
}

@test "a network drive is warned of before the first line" {
    [[ $UMPIRE != */asan/* ]] || skip 'the sanitizer goes before it'
    small
    ends 0 on_medium '\x69\x69\0\0' -c 'note one' a.battle
    has 'network drive (NFS)' "$stderr"
    ends 0 on_medium '\x69\x69\0\0' --read-only -c score a.battle
    lacks 'network drive' "$stderr"
    ends 0 umpire -c 'note two' a.battle
    lacks 'drive' "$stderr"
}

@test "a stick is warned of" {
    [[ $UMPIRE != */asan/* ]] || skip 'the sanitizer goes before it'
    ends 0 on_medium '\x44\x4d\0\0' new b.battle
    has '(FAT)' "$stderr"
}

@test "who takes no answers ends it, and what was answered is kept" {
    umpire new b.battle
    for n in $(seq 200); do echo "note $n"; done >lines
    { umpire b.battle <lines 2>err || echo $? >left; } | head -1 >first
    is 5 "$(cat left)"
    has 'cannot be written' "$(cat err)"
    ends 0 umpire verify b.battle
    [ "$(entries b.battle)" -lt 200 ]
    ends 5 sh -c '"$0" --clock=manual -c "note x" b.battle >&-' "$UMPIRE"
}

@test "SIGTERM and SIGHUP in a script leave whole lines" {
    local signal first
    for signal in TERM HUP; do
        rm -f b.battle lines
        umpire new b.battle
        mkfifo lines
        "$UMPIRE" --clock=manual b.battle <lines >out 2>err &
        first=$!
        exec 9>lines
        echo 'note one' >&9
        for ((n = 0; n < 400; n++)); do
            grep -q '#1 ' out && break
            sleep 0.05
        done
        kill -s $signal $first
        exec 9>&-
        wait $first || :
        ends 0 umpire verify b.battle
        is 1 "$(entries b.battle)"
        [ ! -e b.battle-journal ]
    done
}

@test "a battle's name may be as long as its folder and a journal take" {
    local name
    name=$(printf 'n%.0s' {1..247})
    umpire new "$name"
    umpire --quiet -c 'side red' 'side blue' "$name"
    ends 0 umpire verify "$name"
}
