# SPDX-License-Identifier: GPL-3.0-or-later
#
# start.bash: from the command to the first prompt on a terminal, a question
# and its answer there, both beside the sqlite3 shell; and the memory of an
# ordinary battle.
# shellcheck disable=SC2154

start() { # start [quick]
    local rounds=15 kind
    [ "${1:-}" != quick ] || rounds=5
    title 'Start, and a line at the prompt'
    "$UMPIRE" new "$work/start.battle"
    yes 'rule 9 v 11 iso' | head -n 20 >"$work/ask"
    yes 'select 1;' | head -n 20 >"$work/select"
    for _ in $(seq "$rounds"); do
        "$tools/talk" "$work/ask" "$UMPIRE" "$work/start.battle" \
            >"$work/ours" </dev/null
        "$tools/talk" "$work/select" "$shell" "$work/start.battle" \
            >"$work/theirs" </dev/null
        for kind in ours theirs; do
            head -n 1 "$work/$kind" >>"$work/$kind.start"
            sed '1d;$d' "$work/$kind" | median >>"$work/$kind.line"
        done
    done
    figure start 'to the first prompt' 1 "$(median <"$work/ours.start")" us \
        sqlite3 "$(median <"$work/theirs.start")" faster 1
    figure start 'a question and its answer' 1 "$(median <"$work/ours.line")" \
        us sqlite3 "$(median <"$work/theirs.line")" plus 500
    "$UMPIRE" new "$work/ordinary.battle"
    "$UMPIRE" -c 'side red back south' 'side blue back north' \
        'force red 120 inf 30 cav 3 gun' 'force blue 120 inf 30 cav 3 gun' \
        'start red' next 'move Ri 12 n' next "$work/ordinary.battle" >/dev/null
    "$tools/talk" "$work/ask" "$UMPIRE" "$work/ordinary.battle" </dev/null |
        tail -n 1 >"$work/kib"
    figure start 'memory, 300 men' 300 "$(cat "$work/kib")" KiB '' '' most 8192
}
