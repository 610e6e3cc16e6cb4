# SPDX-License-Identifier: GPL-3.0-or-later
#
# many.bash: a battle of 100,000 men stays pleasant: each line, beyond what
# opening takes, within half a second.
# shellcheck disable=SC2154

# Two sides of blocks of a hundred face each other in five hundred places, most
# of them in contact.
crowd() { # crowd PLACES
    awk -v places="$1" '
    function tape(q) {
        return int(q / 48) "\047" int(q % 48 / 4) \
            (q % 4 ? "-" q % 4 "/4" : "")
    }
    BEGIN {
        print "side red back south\nside blue back north\nfield 90 x 90"
        for (k = 0; k < places; k++)
            printf "body RA%d 100 inf\nbody BA%d 100 inf\n", k, k
        print "start red\nnext"
        for (k = 0; k < places; k++) {
            x = k % 25 * 96 + 21
            y = int(k / 25) * 192 + 216
            printf "put RA%d block 10 at %s,%s gap 1 1/2\n", k, tape(x), tape(y)
            printf "put BA%d block 10 at %s,%s gap 1 1/2\n", k, tape(x),
                tape(y + (k % 5 ? 3 : 12))
        }
    }'
}

many() { # many [quick]
    local places=500 men rounds=3 line open i=1
    [ "${1:-}" != quick ] || rounds=1
    men=$((places * 200))
    title "A battle of $men men, a line beyond the opening"
    crowd $places >"$work/crowd"
    "$UMPIRE" new "$work/crowd.battle"
    "$UMPIRE" --quiet -f "$work/crowd" "$work/crowd.battle" >"$work/said" \
        2>&1 || stop "a script falls: $(tail -n 1 "$work/said")"
    for _ in $(seq $rounds); do
        took "$work/open.many" "$UMPIRE" -c score "$work/crowd.battle" \
            >/dev/null
    done
    open=$(median <"$work/open.many")
    figure many 'opening' "$men" "$open" ms
    cat >"$work/many" <<END
put RA3 block 10 at 60',85' gap 1 1/2
contact RA1.1 BA1.1
show melees
undo
map
score
report $work/crowd.html
END
    while read -r line; do
        took "$work/$i.many" "$UMPIRE" -c "$line" "$work/crowd.battle" \
            >"$work/said" 2>&1 || stop "$line: $(tail -n 1 "$work/said")"
        figure many "${line%% [RB/]*}" "$men" "$(median <"$work/$i.many" |
            awk -v o="$open" '{ print ($1 > o ? $1 - o : 0) }')" ms '' '' \
            most 500
        i=$((i + 1))
    done <"$work/many"
}
