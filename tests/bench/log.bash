# SPDX-License-Identifier: GPL-3.0-or-later
#
# log.bash: what the log costs. A script in one transaction and an entry at the
# prompt, each beside a bare insert of the same rows; lines that are not
# logged; opening a long battle; undo at the end of battles of any length; how
# long after an entry the big clock shows it.
# shellcheck disable=SC2154

hook=$here/tests/sessions/hooks-farm.umpire

# A script of so many entries and a few.
many_moves() {
    printf 'side red back south\nside blue back north\n'
    printf 'body Ri 24 inf\nbody Bi 24 inf\nbody Rc 8 cav\nstart red\n'
    awk -v n="$1" 'BEGIN { for (i = 0; i < n / 4; i++)
        printf "next\nmove Ri 12 n\nnext\nmove Bi 12 s\n" }'
}

long_battle() { # long_battle ENTRIES: $work/ENTRIES.battle
    [ ! -e "$work/$1.battle" ] || return 0
    many_moves "$1" >"$work/script"
    "$UMPIRE" new "$work/$1.battle"
    "$UMPIRE" --quiet -f "$work/script" "$work/$1.battle" >"$work/said" \
        2>&1 || stop "a script falls: $(tail -n 1 "$work/said")"
    # A script is undone as one: these are entries of their own.
    for _ in $(seq 30); do printf 'next\nmove Ri 12 n\nnext\nmove Bi 12 s\n'; done |
        "$UMPIRE" "$work/$1.battle" >"$work/said"
}

script_cost() { # script_cost ENTRIES ROUNDS
    local entries=$1
    many_moves "$entries" >"$work/script"
    for _ in $(seq "$2"); do
        rm -f "$work"/s.battle "$work"/t.battle
        "$UMPIRE" new "$work/s.battle"
        "$UMPIRE" new "$work/t.battle"
        took "$work/script.ms" "$UMPIRE" -f "$work/script" "$work/s.battle" \
            >"$work/said" 2>&1
        "$tools/bare" "$work/s.battle" "$work/t.battle" whole \
            >>"$work/bare.us"
    done
    figure log 'a script, an entry' "$entries" "$(median <"$work/script.ms" |
        awk -v n="$entries" '{ print $1 * 1000 / n }')" us bare \
        "$(median <"$work/bare.us")" faster 0.77
}

prompt_cost() { # prompt_cost ROUNDS
    local entries
    grep -v '^ *#' "$hook" >"$work/lines"
    for _ in $(seq "$1"); do
        rm -f "$work"/b.battle "$work"/b.bare
        "$UMPIRE" new "$work/b.battle"
        # The bare insert begins where the file is open already.
        waited "$work/open.ms" "$UMPIRE" "$work/b.battle" </dev/null
        waited "$work/prompt.ms" "$UMPIRE" "$work/b.battle" <"$work/lines" \
            >/dev/null
        "$tools/bare" "$work/b.battle" "$work/b.bare" >>"$work/insert.us"
    done
    entries=$(sqlite3 "$work/b.battle" 'select count(*) from entry')
    figure log 'an entry at the prompt' "$entries" \
        "$(paste "$work/open.ms" "$work/prompt.ms" |
            awk -v n="$entries" '{ print ($2 - $1) * 1000 / n }' | median)" \
        us bare "$(median <"$work/insert.us")" plus 500
}

unlogged() { # unlogged LINES ROUNDS
    yes 'rule 9 v 11 iso' | head -n "$1" >"$work/rules"
    yes 'select 1;' | head -n "$1" >"$work/selects"
    yes 1 | head -n "$1" >"$work/sums"
    "$UMPIRE" new "$work/u.battle"
    for _ in $(seq "$2"); do
        took "$work/rule" "$UMPIRE" "$work/u.battle" <"$work/rules" >/dev/null
        took "$work/select" sqlite3 :memory: <"$work/selects" >/dev/null
        took "$work/bc" bc -q <"$work/sums" >/dev/null
    done
    figure log 'rule lines, not logged' "$1" "$(median <"$work/rule")" ms \
        sqlite3 "$(median <"$work/select")" faster 10.6
    figure log 'rule lines, not logged' "$1" "$(median <"$work/rule")" ms \
        bc "$(median <"$work/bc")" faster 5.1
}

opening() { # opening ENTRIES ROUNDS
    long_battle "$1"
    for _ in $(seq "$2"); do
        took "$work/open" "$UMPIRE" -c 'show Ri' "$work/$1.battle" >/dev/null
    done
    figure log 'opening, checked' "$1" "$(median <"$work/open")" ms '' '' \
        most 500
}

undoing() { # undoing ENTRIES...: each against the first
    local n first=
    for n; do
        long_battle "$n"
        cp "$work/$n.battle" "$work/undo.battle"
        took "$work/$n.none" "$UMPIRE" "$work/undo.battle" </dev/null
        yes undo | head -n 100 >"$work/undos"
        took "$work/$n.undo" "$UMPIRE" "$work/undo.battle" <"$work/undos" \
            >/dev/null
        paste "$work/$n.none" "$work/$n.undo" |
            awk '{ print ($2 - $1) * 10 }' | median >"$work/undo.us"
        [ -n "$first" ] || first=$(cat "$work/undo.us")
        figure log 'undo, of a battle so long' "$n" "$(cat "$work/undo.us")" \
            us shortest "$first" plus 500
    done
}

clock_shown() { # clock_shown TIMES: the clock in words, each waited for
    local clock i from
    "$UMPIRE" new "$work/c.battle"
    "$UMPIRE" -c 'side red' 'side blue' 'body RA 20 inf' 'body BA 20 inf' \
        'start red' go "$work/c.battle" >/dev/null
    mkfifo "$work/clock"
    "$UMPIRE" clock --plain "$work/c.battle" >"$work/clock" 2>/dev/null &
    clock=$!
    exec 3<"$work/clock"
    read -r _ <&3
    for i in $(seq "$1"); do
        "$UMPIRE" -c "pause number $i" "$work/c.battle" >/dev/null
        from=$(now)
        until read -r said <&3 && [[ $said == *"number $i"* ]]; do :; done
        echo $((($(now) - from) / 1000000)) >>"$work/shown"
        "$UMPIRE" -c resume "$work/c.battle" >/dev/null
    done
    kill $clock
    exec 3<&-
    figure log 'an entry on the big clock, slowest' "$1" \
        "$(sort -n "$work/shown" | tail -n 1)" ms '' '' most 250
}

log() { # log [quick]
    title 'The log: an entry beside a bare insert of its rows'
    if [ "${1:-}" = quick ]; then
        script_cost 10000 3
        prompt_cost 1
        unlogged 50000 3
        opening 10000 3
        undoing 1000 10000
        clock_shown 5
    else
        script_cost 50000 5
        prompt_cost 5
        unlogged 300000 5
        opening 100000 5
        undoing 1000 10000 100000
        clock_shown 30
    fi
}
