#!/usr/bin/env bats
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Names that try to be more than names: in every answer, table, report, picture
# and page they are words and nothing else, and the worst of them are refused
# in words that can be printed.

load battle

# May stand in a name.
NAMES=(
    '</text><script>alert(1)</script>' '" onload="alert(1)' ']]>' '<!-- --'
    '--><b>' '&lt;&#60;&amp' "' onclick='x" '</title></bdi></td>' '<?php x ?>'
    '=1+1' '@SUM(A1)' '+33' '-2+3' '＝1' "'=1" '\u{1B}[31m' '\033[31m'
    '%s%n%99999d' '$(id)' '`id`' '../../etc/passwd' 'a;b,c|d' '{{7*7}}'
    'javascript:alert(1)' '![x](http://x)' '[x](http://x "y")' '# x' '| a | b |'
    '***' '___' '~~~' $'a\u0301\u0300\u0302\u0303' '漢字' '𝔘𝔫𝔦𝔱' '🐴'
    '1234567890123456789012345678901234567890123456789012345678901234'
)

# May not: bytes for printf.
WORSE=(
    '\033[31mred' '\033]0;title\007' 'bell\007' 'back\010space' 'del\177'
    'nine\302\233m' 'turned\342\200\256about' 'iso\342\201\246late'
    'zero\342\200\213width' 'join\342\200\215er' 'bom\357\273\277'
    'line\342\200\250end' 'soft\302\255hyphen' 'tag\363\240\201\201'
    'own\356\200\200' 'none\357\277\277' 'bad\303' 'long\300\257'
    'half\355\240\200' 'far\364\220\200\200' 'tab\there' 'return\rhere'
    'e\314\201\314\201\314\201\314\201\314\201'
)

UNSAFE='[\x00-\x09\x0B-\x1F\x7F-\x{9F}\x{AD}\x{61C}\x{180E}\x{200B}-\x{200F}'
UNSAFE+='\x{2028}-\x{202E}\x{2060}-\x{206F}\x{E000}-\x{F8FF}\x{FDD0}-\x{FDEF}'
UNSAFE+='\x{FEFF}\x{FFF9}-\x{FFFB}\x{FFFE}\x{FFFF}\x{E0000}-\x{10FFFF}]'

# safe FILE...: valid, and nothing in them that commands a terminal.
safe() {
    iconv -f UTF-8 -t UTF-8 "$@" >/dev/null || {
        echo "no UTF-8 is among $*" >&2
        return 1
    }
    ! grep -anP "$UNSAFE" "$@" >&2
}

quoted() { # as the line language writes a text
    printf '"%s"' "${1//\"/\"\"}"
}

# Every name stands somewhere: as battle, side, player, body, gun, peg's note,
# reason and end; which is where moves on with the number.
nasty_lines() { # nasty_lines NUMBER
    local n=${#NAMES[@]} k=$1 i
    name() { quoted "${NAMES[(k + $1) % n]}"; }
    printf '@2026-11-30T14:00:00Z battle %s at %s\n' "$(name 0)" "$(name 1)"
    printf 'side red %s player %s back south\n' "$(name 2)" "$(name 3)"
    printf 'side blue %s player %s back north\n' "$(name 4)" "$(name 5)"
    printf 'field 18 x 8\n'
    for ((i = 0; i < 12; i++)); do
        printf 'body R%s 5 inf %s\n' "${letters:i:1}" "$(name $((6 + i)))"
        printf 'body B%s 5 inf %s\n' "${letters:i:1}" "$(name $((18 + i)))"
    done
    printf 'gun RG1 %s\ngun BG1 %s\n' "$(name 30)" "$(name 31)"
    printf "put RA line 3',1 5',1\nput BA line 3',7 5',7\nput RG1 2',1\n"
    printf 'note %s\nstart red\nnext\n' "${NAMES[(k + 32) % n]}"
    printf 'pause %s\nresume\nnext\nnext\nfire rg1 3 2ba\n' \
        "${NAMES[(k + 33) % n]}"
    printf 'kill bb.1 %s\nmelee 3rd v 5bd s1\n' "${NAMES[(k + 34) % n]}"
    printf 'dispute %s\nverdict red %s\n' "${NAMES[(k + 35) % n]}" \
        "${NAMES[(k + 36) % n]}"
}
letters=ABDEFHJKLMNO

nasty() { # nasty NUMBER: a.battle, and what was answered in said
    umpire new a.battle
    nasty_lines "$1" >lines
    umpire --keep-going -f lines a.battle >said 2>said.err || {
        cat said.err >&2
        return 1
    }
}

ask() { # every question that names somebody
    umpire -c 'status' 'show ra' 'show rb.1' 'show guns' 'show prisoners' \
        'score' 'muster' 'map' 'log' 'who' 'why' 'show red' 'near ra.1' \
        --keep-going a.battle
}

@test "what may stand in a name is a word in every output" {
    local k form clock
    for k in 0 11 23; do
        rm -rf ./*
        nasty $k
        ask >asked 2>asked.err || true
        umpire --json -c muster 'show guns' log a.battle >asked.json
        is_json <asked.json
        umpire log a.battle >log
        umpire log --script a.battle >script
        umpire list a.battle >list
        "$UMPIRE" clock --plain --score a.battle </dev/null >clock 2>&1 3>&- &
        clock=$!
        umpire -c sheet a.battle >sheet
        mkdir csv objects excel
        umpire export a.battle all csv >/dev/null
        umpire export a.battle all objects --json >/dev/null
        umpire export a.battle all excel --excel >/dev/null
        for form in txt md html; do
            umpire report a.battle -o report.$form
        done
        umpire report a.battle -o maps.html --maps maps
        umpire board a.battle -o board.html
        kill $clock
        wait $clock || true
        [ -s clock ]
        safe said said.err asked asked.err asked.json log script list clock \
            sheet csv/* objects/* report.* maps.html maps/* board.html
        # Excel's have a mark at their head, and \r\n; but for those, the same.
        for form in excel/*; do
            tail -c +4 "$form" | tr -d '\r' >without
            safe without
            no grep -nE '(^|,)"?[=+@]' without
            no grep -nE '(^|,)"-[^0-9]' without
        done
        xmllint --noout report.html board.html maps.html maps/*.svg
        no grep -ilE '<(script|img|iframe|link|object|b)[ >]|javascript:[^<]*"' \
            report.html maps.html maps/*.svg
        no grep -E '<[^>]*[[:space:]]on[a-z]+=' report.html maps.html maps/*.svg
        # And the script makes the battle again.
        umpire new again.battle
        umpire --quiet -f script again.battle
        is "$(digest a.battle)" "$(digest again.battle)"
    done
}

# said COMMAND...: run; what it says is kept, to be looked at with the rest.
said=0
said() {
    said=$((said + 1))
    "$@" >said.$said 2>err.$said </dev/null
}

@test "what may not is refused, in words that can be printed" {
    local worse typed line n
    umpire new a.battle
    umpire --quiet -c 'side red' 'side blue' a.battle
    for worse in "${WORSE[@]}"; do
        # shellcheck disable=SC2059 # these are to be bytes
        typed=$(printf "$worse")
        n=$(entries a.battle)
        for line in "body RA 5 inf \"$typed\"" "note $typed" \
            "battle \"$typed\"" "go # $typed" "$typed" "set $typed 3"; do
            no said umpire -c "$line" a.battle
            [ -s err.$said ]
            no said umpire --json -c "$line" a.battle
        done
        is "$n" "$(entries a.battle)"
    done
    safe said.* err.*
}

@test "what may not stands in no name of a file, setting, table or option" {
    local worse typed
    small
    mkdir -p config/umpire
    export XDG_CONFIG_HOME=$PWD/config
    for worse in "${WORSE[@]}"; do
        # shellcheck disable=SC2059
        typed=$(printf "$worse")
        no said umpire "$typed.battle"
        no said umpire export a.battle "$typed"
        no said umpire "--$typed" a.battle
        printf 'edition = %s\nalias %s = next\n%s\n' "$typed" "$typed" \
            "$typed" >config/umpire/settings
        said umpire -c status a.battle || true
        rm config/umpire/settings
        printf 'body,x\n%s,%s\n' "$typed" "$typed" >t.csv
        no said umpire -c 'import positions t.csv' a.battle
    done
    safe said.* err.*
}

@test "one that is not safe would be seen" {
    printf 'a\033b' >one
    run ! safe one
    printf 'a\302\233b' >one
    run ! safe one
    printf 'a\377b' >one
    run ! safe one
    printf 'plain é 漢\n' >one
    safe one
}
