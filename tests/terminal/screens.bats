#!/usr/bin/env bats
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Screens compared: somebody types, goes back, deletes and sends lines, and
# warnings come between; a plain model says what must be on the screen by then
# and where the cursor is. SCREENS is how many of each width are compared.

load screen

HEIGHT=14
letters=(a b c d e f g h i ' ' ' ' 0 1 2 3 '"' "'" + é ß Ü —)

# What was printed for good, a row each; how many have been scrolled away; the
# line and the place in it; the warnings, and the keys still to be sent.
begin_model() { # begin_model WIDTH SEED
    wide=$1 rows=() away=0 line='' at=0 warnings=0 send=()
    RANDOM=$2
}

below() {
    drawn=$((RANDOM % $1))
}

# Rows of so many columns; every letter here has one.
folded() {
    local rest=$1
    while [ ${#rest} -gt "$wide" ]; do
        show+=("${rest:0:wide}")
        rest=${rest:wide}
    done
    show+=("$rest")
}

# The rows up to the end of the line, and where in them the cursor is.
lay_out() {
    local before=$((5 + at))
    show=("${rows[@]}")
    cursor_y=$((${#rows[@]} + before / wide)) cursor_x=$((before % wide))
    folded "ref> $line"
    # The terminal scrolls for the cursor too, and never back.
    local used=${#show[@]}
    [ $cursor_y -lt "$used" ] || used=$((cursor_y + 1))
    [ $((used - away)) -le $HEIGHT ] || away=$((used - HEIGHT))
}

press() {
    send+=(send-keys "$@" ';')
}

act() {
    local c
    below 100
    if [ "$drawn" -lt 62 ]; then
        below ${#letters[@]}
        c=${letters[drawn]}
        line=${line:0:at}$c${line:at} at=$((at + 1))
        press -l -- "$c"
    elif [ "$drawn" -lt 72 ]; then
        [ $at -eq 0 ] || at=$((at - 1))
        press Left
    elif [ "$drawn" -lt 77 ]; then
        [ $at -eq ${#line} ] || at=$((at + 1))
        press Right
    elif [ "$drawn" -lt 84 ]; then
        [ $at -eq 0 ] || line=${line:0:at-1}${line:at} at=$((at - 1))
        press BSpace
    elif [ "$drawn" -lt 88 ]; then
        at=0
        press C-a
    elif [ "$drawn" -lt 97 ]; then
        at=${#line}
        press C-e
    elif [ "$drawn" -lt 98 ]; then
        line=${line:0:at}
        press C-k
    elif [ "$drawn" -lt 99 ]; then
        line=${line:at} at=0
        press C-u
    else
        c='13b v 19r s5 '
        line=${line:0:at}$c${line:at} at=$((at + ${#c}))
        press -l -- "$c"
    fi
    lay_out # it may have scrolled, whatever becomes of the line
}

sent() {
    [ ${#send[@]} -eq 0 ] || on "${send[@]}"
    send=()
}

as_modelled() {
    local shown i want=
    lay_out
    for ((i = away; i < ${#show[@]}; i++)); do
        want+=${show[i]%"${show[i]##*[! ]}"}$'\n'
    done
    while [[ $want == *$'\n' ]]; do want=${want%$'\n'}; done
    try same_screen "$want" "$cursor_x,$((cursor_y - away))"
}

same_screen() {
    local shown
    # Together, so that both are of one moment; the cursor's is the last line.
    # shellcheck disable=SC2016
    shown=$(on capture-pane -p ';' display -p '#{cursor_x},#{cursor_y}')
    [ "${shown##*$'\n'}" = "$2" ] &&
        [ "$(sed 's/[[:space:]]*$//' <<<"${shown%$'\n'*}")" = "$1" ]
}

warned() {
    sent
    ring
    warnings=$((warnings + 1))
    rows+=("** warning $warnings **")
    screen_has "** warning $warnings **"
}

ended() { # the line is sent, and answered
    sent
    as_modelled
    at=${#line}
    lay_out
    rows=("${show[@]}")
    # A full last row: the terminal is on the next one already.
    [ $(((5 + ${#line}) % wide)) -ne 0 ] || rows+=('')
    show=("${rows[@]}")
    folded "got: $line"
    rows=("${show[@]}") line='' at=0
    keys Enter
}

screens() { # screens WIDTH SEED HOW-MANY
    local n i
    begin_model "$1" "$2"
    referee "$1x$HEIGHT"
    for ((n = 0; n < $3; n++)); do
        below 12
        for ((i = 4 + drawn; i > 0; i--)); do act; done
        below 3
        [ "$drawn" -ne 0 ] || warned
        below 8
        [ "$drawn" -ne 0 ] || ended
        sent
        as_modelled || {
            echo "width $1, seed $2, screen $n" >&2
            return 1
        }
    done
}

all_of() { # all_of WIDTH: a screen of its own for every twenty
    local left=${SCREENS:-7} seed=$1 some
    while [ "$left" -gt 0 ]; do
        some=$((left < 20 ? left : 20))
        screens "$1" $seed $some
        no_screen
        rm -f bell log
        : >bell
        left=$((left - some)) seed=$((seed + 1))
    done
}

@test "37 columns show what the model shows" {
    all_of 37
}

@test "80 columns show what the model shows" {
    all_of 80
}
