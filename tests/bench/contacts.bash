# SPDX-License-Identifier: GPL-3.0-or-later
#
# contacts.bash: contacts, the six-inch ring and support on fields of 200 to a
# million men. All must find the same men before a time is looked at.
# shellcheck disable=SC2154

# A peer runs with the file of fields as its last word.
peer_run() {
    case $1 in
    grid) "$tools/contacts" "$2" ;;
    nanoflann | boost) "$tools/trees" "$1" "$2" ;;
    scipy) "$python" "$here/tests/bench/kdtree.py" "$2" ;;
    sqlite) "$tools/rtree" "$2" ;;
    esac
}

# answers NAME: the four numbers and two times a run, in $work/NAME.
contest() { # contest FILE ROUNDS PEER...
    local file=$1 rounds=$2 peer
    shift 2
    for peer in "$@"; do : >"$work/$peer"; done
    for _ in $(seq "$rounds"); do
        for peer in "$@"; do peer_run "$peer" "$file" >>"$work/$peer"; done
    done
    for peer in "$@"; do cut -d ' ' -f 1-4 "$work/$peer"; done |
        sort -u >"$work/answers"
    [ "$(wc -l <"$work/answers")" -eq 1 ] ||
        stop "not the same men are found: $(tr '\n' ';' <"$work/answers")"
}

per_man() { # per_man PEER COLUMN MEN: ns a man
    column "$2" "$work/$1" | median | awk -v n="$3" '{ printf "%.2f", $1 / n }'
}

contacts_of() { # contacts_of MEN ROUNDS PEER...
    local men=$1 rounds=$2 fields=1 all ours first peer
    shift 2
    [ "$men" -ge 20000 ] || fields=$((20000 / men))
    all=$((men * fields))
    "$tools/make_field" "$men" "$fields" 1913 "$work/field"
    contest "$work/field" "$rounds" grid "$@"
    ours=$(per_man grid 6 $all) first=$(per_man grid 5 $all)
    echo "$men $ours" >>"$work/growth"
    for peer in "$@"; do
        local goal=
        [ "$men" -lt 20000 ] || case $peer in
        nanoflann) goal='faster 10' ;;
        scipy) goal='faster 25' ;;
        sqlite) goal='faster 400' ;;
        esac
        # shellcheck disable=SC2086
        figure contacts 'contacts, ring, support' "$men" "$ours" ns/man \
            "$peer" "$(per_man "$peer" 6 $all)" $goal
    done
    case " $* " in *' nanoflann '*)
        figure contacts 'the same, of the first field' "$men" "$first" ns/man \
            nanoflann "$(per_man nanoflann 6 $all)" faster 1 ;;
    esac
    cp "$work/field" "$work/points"
    "$tools/make_field" "$men" "$fields" 1913 "$work/field" radii
    for _ in $(seq "$rounds"); do
        "$tools/contacts" "$work/points"
        "$tools/contacts" "$work/field" >>"$work/radii"
    done >"$work/grid"
    figure contacts 'with radii, to points' "$men" \
        "$(per_man radii 6 $all)" ns/man points "$(per_man grid 6 $all)" \
        faster 0.77
    rm "$work/radii"
}

# The slope of the logarithms by least squares.
growth() {
    awk '{ x = log($1); y = log($1 * $2)
        n++; sx += x; sy += y; sxx += x * x; sxy += x * y }
        END { printf "%.3f", (n * sxy - sx * sy) / (n * sxx - sx * sx) }' \
        "$work/growth"
}

contacts() { # contacts [quick]
    title 'Contacts: the same men found, ns a man'
    rm -f "$work/growth"
    if [ "${1:-}" = quick ]; then
        contacts_of 200 3 nanoflann boost scipy
        contacts_of 2000 3 nanoflann boost scipy
        contacts_of 20000 3 nanoflann boost scipy sqlite
        contacts_of 200000 1 nanoflann
    else
        contacts_of 200 5 nanoflann boost scipy sqlite
        contacts_of 2000 5 nanoflann boost scipy sqlite
        contacts_of 20000 5 nanoflann boost scipy sqlite
        contacts_of 200000 5 nanoflann boost scipy
        contacts_of 200000 1 sqlite
        contacts_of 1000000 5 nanoflann boost scipy
        contacts_of 1000000 1 sqlite
    fi
    figure contacts 'growth, exponent' "$(wc -l <"$work/growth")" "$(growth)" \
        '' '' '' most 1.05
}
