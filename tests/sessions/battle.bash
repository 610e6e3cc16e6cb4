# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# battle.bash: a folder of its own for every test, the program, and a small
# battle to try it on. The clock is manual: nothing here waits.

bats_require_minimum_version 1.5.0
UMPIRE=$(realpath "${UMPIRE:-${BUILD:-build}/umpire}")
# shellcheck disable=SC2034 # for the tests
SESSIONS=$(realpath "$BATS_TEST_DIRNAME")

setup() {
    cd "$BATS_TEST_TMPDIR" || return 1
    export LC_ALL=C.UTF-8 HOME=$PWD XDG_STATE_HOME=$PWD/state
    unset XDG_CONFIG_HOME
}

umpire() {
    "$UMPIRE" --clock=manual "$@"
}

# ends STATUS COMMAND...: what it says is in $output, what it says of itself in
# $stderr.
ends() {
    local wanted=$1
    shift
    run --separate-stderr "$@"
    # shellcheck disable=SC2154
    [ "$status" -eq "$wanted" ] || {
        echo "$* ended with $status, not $wanted" >&2
        echo "$output$stderr" >&2
        return 1
    }
}

# no COMMAND...: it fails. In a test "!" alone is not heard.
no() {
    ! "$@" || {
        echo "this was to fail: $*" >&2
        return 1
    }
}

# has WORDS [IN]: they stand in the output, or in what is given.
has() {
    local in=${2-$output}
    [[ $in == *"$1"* ]] || {
        echo "no \"$1\" in: $in" >&2
        return 1
    }
}

lacks() {
    ! has "$@" 2>/dev/null || {
        echo "there is \"$1\" in: ${2-$output}" >&2
        return 1
    }
}

is() { # is WANTED GOT
    [ "$1" = "$2" ] || {
        echo "wanted: $1" >&2
        echo "got:    $2" >&2
        return 1
    }
}

lines_of() { # the lines of a battle that two sides and a gun make
    cat <<'LINES'
@2026-11-30T14:00:00Z battle "A small battle"
side red "Red Army" player Ann back south
side blue back north
body RA 20 inf "The Guards"
body RC 5 cav
gun RG1 "Long Tom"
body BA 20 inf
gun BG1
start red
LINES
}

setup_file() { # made once for the tests of a file
    local made=$BATS_FILE_TMPDIR/small.battle
    umpire new "$made"
    { lines_of && printf 'next\nnext\nnext\n'; } |
        umpire --quiet -f - "$made" >"$made.said" 2>&1 || {
        cat "$made.said" >&2
        return 1
    }
}

small() { # small [FILE]: that battle, Red's second move running
    cp "$BATS_FILE_TMPDIR/small.battle" "${1:-a.battle}"
}

entries() { sqlite3 "$1" 'select count(*) from entry'; }
digest() {
    sqlite3 "$1" 'select digest from entry order by n desc limit 1'
}

# rows FILE TABLE SQL: a query on an exported table
rows() {
    "$UMPIRE" export --force "$1" "$2" "$2.csv" || return 1
    sqlite3 :memory: '.mode csv' ".import $2.csv $2" "$3" | tr -d '\r'
}

is_json() { # each line is an object
    local line
    while IFS= read -r line; do
        printf '%s' "$line" >json
        is 1 "$(sqlite3 :memory: "select json_valid(readfile('json'))")"
    done
}
