# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# screen.bash: a tmux of its own for every test, what is typed into it and what
# its screen has come to show. Nothing waits for a time: a test looks again and
# again, and gives up after TRIES looks.

bats_require_minimum_version 1.5.0

TRIES=${TRIES:-400}
env= # settings for env(1), before the driver
DRIVER=$(realpath "${UMPIRE_DRIVER:-${BUILD:-build}/tests/terminal/driver}")

setup() {
    cd "$BATS_TEST_TMPDIR" || return 1
    export LC_ALL=C.UTF-8 INPUTRC=/dev/null HOME=$PWD DRIVER
    export XDG_STATE_HOME=$PWD/state XDG_CONFIG_HOME=$PWD/config
    export ASAN_OPTIONS=detect_leaks=0
    unset TMUX
    : >bell
}

teardown() {
    on kill-server 2>/dev/null || true
}

on() {
    tmux -u -S "$BATS_TEST_TMPDIR/tmux" -f /dev/null "$@"
}

# resized COLSxROWS: tmux tells the program of it only after a while.
resized() {
    on resize-window -x "${1%x*}" -y "${1#*x}"
    try has_size "${1#*x} ${1%x*}"
}

has_size() {
    [ "$(stty -F "$(on display-message -p '#{pane_tty}')" size)" = "$1" ]
}

# no_screen: it is gone, another can be opened.
no_screen() {
    on kill-server
    try no_server
}

no_server() {
    ! on ls 2>/dev/null
}

# in_screen COLSxROWS COMMAND: the shell command alone on a screen.
in_screen() {
    on new-session -d -x "${1%x*}" -y "${1#*x}" "$2; exec tail -f /dev/null"
}

# referee COLSxROWS [OPTION...]: the driver; one warning a ring.
referee() {
    local size=$1
    shift
    in_screen "$size" "env $env '$DRIVER' -f bell -i id -o log $*"
    screen_has '>'
}

# shell COLSxROWS: a shell, for what happens to its terminal.
shell() {
    on new-session -d -x "${1%x*}" -y "${1#*x}" \
        "PS1='sh\$ ' exec bash --norc --noprofile"
    screen_has 'sh$'
}

ring() {
    printf . >>bell
}

text() {
    on send-keys -l -- "$1"
}

keys() {
    on send-keys "$@"
}

# bytes STRING: as they stand, with printf's escapes.
bytes() {
    # shellcheck disable=SC2046 # one word a byte
    on send-keys -H $(printf '%b' "$1" | od -An -v -tx1)
}

# try COMMAND...: until it succeeds.
try() {
    local n
    for ((n = 0; n < TRIES; n++)); do
        "$@" && return
        sleep 0.05
    done
    echo "never came true: $*" >&2
    echo "the screen, cursor at $(cursor):" >&2
    screen >&2
    return 1
}

screen() {
    on capture-pane -p | sed 's/[[:space:]]*$//' |
        sed -e :again -e '/^\n*$/{$d;N;b again' -e '}'
}

cursor() {
    # shellcheck disable=SC2016
    on display -p '#{cursor_x},#{cursor_y}'
}

shows() {
    [[ $(screen) == *"$1"* ]]
}

is() {
    [ "$(screen)" = "$1" ] && [ "$(cursor)" = "$2" ]
}

logged() {
    [ "$(cat log)" = "$1" ]
}

screen_has() {
    try shows "$1"
}

# screen_is X,Y <<text: the whole screen and where the cursor is.
screen_is() {
    try is "$(cat)" "$1"
}

# log_is <<text: everything the driver has said.
log_is() {
    try logged "$(cat)"
}

gone() {
    ! kill -0 "$(cat id)" 2>/dev/null
}
