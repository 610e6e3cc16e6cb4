# SPDX-License-Identifier: GPL-3.0-or-later
#
# bench.bash: what the parts of the benchmark share. Every figure is the median
# of several runs, ours and theirs in turn, and stands beside its peer's; one
# that has a goal and misses it makes the run end with an error.
# Made for bash: source it.

# shellcheck disable=SC2034
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
build=${BUILD:-build}
case $build in /*) ;; *) build=$here/$build ;; esac
UMPIRE=${UMPIRE:-$build/umpire}
tools=$build/tests/bench
shell=$(command -v sqlite3)
python=/usr/bin/python3 # Debian's own, which has SciPy
out=$build/bench
mkdir -p "$out"
work=$(mktemp -d -p "${TMPDIR:-$build}")
trap 'rm -rf "$work"' EXIT
missed=0

now() { date +%s%N; }
median() {
    sort -g | awk '{ v[NR] = $1 }
        END { m = int((NR + 1) / 2); printf "%.10g\n", (v[m] + v[NR - m + 1]) / 2 }'
}
column() { awk -v c="$1" '{ print $c }' "$2"; } # column N FILE

# took FILE COMMAND...: appends the milliseconds of processor time it took,
# which others on the machine do not lengthen; waited: by the clock.
took() {
    local TIMEFORMAT='%3U %3S' file=$1
    shift
    { time "$@" 2>&4; } 4>&2 2>"$work/time"
    awk '{ printf "%.0f\n", ($1 + $2) * 1000 }' "$work/time" >>"$file"
}
waited() {
    local from to file=$1
    shift
    from=$(now)
    "$@"
    to=$(now)
    echo "$from $to" | awk '{ printf "%.3f\n", ($2 - $1) / 1e6 }' >>"$file"
}

stop() {
    echo "bench: $1" >&2
    exit 1
}

title() { printf '\n%s\n' "$1"; }

# figure PART WHAT SIZE OURS UNIT PEER THEIRS [RULE GOAL]
# RULE is what is wanted of the two: faster (theirs is at least GOAL times
# ours), plus (ours is at most theirs and GOAL), most (ours is at most GOAL);
# without one the figure is only shown. A line on the screen, a row in the
# table.
figure() {
    awk -v part="$1" -v what="$2" -v size="$3" -v ours="$4" -v unit="$5" \
        -v peer="${6:-}" -v theirs="${7:-}" -v rule="${8:-}" -v goal="${9:-}" \
        -v csv="$out/bench.csv" 'BEGIN {
        ratio = theirs != "" && ours > 0 ? sprintf("%.2f", theirs / ours) : ""
        met = rule == "" ? "" : "no"
        if (rule == "faster" && ratio + 0 >= goal) met = "yes"
        if (rule == "plus" && ours <= theirs + goal) met = "yes"
        if (rule == "most" && ours <= goal) met = "yes"
        printf "%-34s %9s %10.5g %-6s", what, size, ours, unit
        beside = ""
        if (theirs != "")
            beside = sprintf("%-9s %10.5g  x %-7s", peer, theirs, ratio)
        wanted = ""
        if (rule == "faster") wanted = "at least " goal
        if (rule == "plus") wanted = "at most " goal " more"
        if (rule == "most") wanted = "at most " goal
        if (met == "no") wanted = wanted "   MISSED"
        printf " %-31s %s\n", beside, wanted
        printf "%s,%s,%s,%.6g,%s,%s,%s,%s,%s,%s,%s\n", part, what, size, ours,
            unit, peer, theirs, ratio, rule, goal, met >>csv
        exit (met == "no") }' || missed=1
}

