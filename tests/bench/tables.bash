# SPDX-License-Identifier: GPL-3.0-or-later
#
# tables.bash: a million rows out as CSV and in again, beside the sqlite3
# shell and Python.
# shellcheck disable=SC2154

# Places put again and again: a row each.
places() { # places ROWS
    awk -v rows="$1" 'BEGIN {
        print "side red back south\nside blue back north\nfield 300 x 300"
        print "body RA 1000 inf\nbody BA 10 inf\nstart red\nnext"
        for (k = 0; k < rows / 1000; k++)
            printf "put RA block 40 at %d\047,%d\047 gap 1 1/2\n",
                10 + k % 200, 150 + k % 100
    }'
}

table() { # table ROWS: eight columns, one of them text to be quoted
    awk -v n="$1" 'BEGIN {
        print "n,man,x_in,y_in,side,state,score,words"
        for (i = 1; i <= n; i++)
            printf "%d,RA.%d,%d.%06d,%d.%06d,red,fit,%d.5,\"as told, %d\"\n",
                i, i % 500, i % 700, i, i % 900, i, i % 90, i
    }'
}

python_export() { # python_export FILE OUT
    "$python" - "$1" "$2" <<'END'
import csv, sqlite3, sys
rows = sqlite3.connect(sys.argv[1]).execute("select * from positions")
with open(sys.argv[2], "w", newline="") as f:
    out = csv.writer(f, lineterminator="\n")
    out.writerow(d[0] for d in rows.description)
    out.writerows(rows)
END
}

python_import() { # python_import TABLE NEW
    "$python" - "$1" "$2" <<'END'
import csv, sqlite3, sys
db = sqlite3.connect(sys.argv[2])
with open(sys.argv[1], newline="") as f:
    rows = csv.reader(f)
    names = next(rows)
    db.execute("create table t(%s)" % ",".join(n + " text" for n in names))
    db.executemany("insert into t values(%s)" % ",".join("?" * len(names)), rows)
db.commit()
END
}

same() { # same WHAT FILE FILE
    cmp -s "$2" "$3" || stop "$1: not the same bytes"
}

# Both with the battle open, from the keys to the next prompt.
exports() { # exports ROWS ROUNDS
    places "$1" >"$work/places"
    "$UMPIRE" new "$work/places.battle"
    "$UMPIRE" --quiet -f "$work/places" "$work/places.battle" >"$work/said" \
        2>&1 || stop "a script falls: $(tail -n 1 "$work/said")"
    echo "export positions $work/ours.csv" >"$work/export"
    printf '.headers on\n.mode csv\n.separator , "\\n"\n.once %s\n%s\n' \
        "$work/theirs.csv" 'select * from positions;' >"$work/shell"
    for _ in $(seq "$2"); do
        rm -f "$work"/*.csv
        "$tools/talk" "$work/export" "$UMPIRE" "$work/places.battle" \
            </dev/null | sed -n 2p >>"$work/export.us"
        "$tools/talk" "$work/shell" "$shell" "$work/places.battle" </dev/null |
            sed -n 6p >>"$work/shell.us"
        took "$work/python.ms" python_export "$work/places.battle" \
            "$work/python.csv"
        same 'export and the shell' "$work/ours.csv" "$work/theirs.csv"
        same 'export and Python' "$work/ours.csv" "$work/python.csv"
    done
    local ours
    ours=$(median <"$work/export.us" | awk '{ print $1 / 1000 }')
    figure tables 'export, rows' "$1" "$ours" ms sqlite3 \
        "$(median <"$work/shell.us" | awk '{ print $1 / 1000 }')" faster 1.5
    figure tables 'export, rows' "$1" "$ours" ms python \
        "$(median <"$work/python.ms")" faster 1.5
}

imports() { # imports ROWS ROUNDS
    table "$1" >"$work/table.csv"
    for _ in $(seq "$2"); do
        rm -f "$work"/in.*
        took "$work/load.ms" "$tools/csvload" "$work/table.csv" "$work/in.ours"
        took "$work/import.ms" sqlite3 "$work/in.shell" \
            ".import --csv $work/table.csv t"
        took "$work/pyload.ms" python_import "$work/table.csv" \
            "$work/in.python"
        for kind in ours shell python; do
            sqlite3 "$work/in.$kind" 'select * from t' >"$work/$kind.rows"
        done
        same 'import and the shell' "$work/ours.rows" "$work/shell.rows"
        same 'import and Python' "$work/ours.rows" "$work/python.rows"
    done
    figure tables 'import, rows' "$1" "$(median <"$work/load.ms")" ms sqlite3 \
        "$(median <"$work/import.ms")" faster 1.2
    figure tables 'import, rows' "$1" "$(median <"$work/load.ms")" ms python \
        "$(median <"$work/pyload.ms")" faster 1.2
}

tables() { # tables [quick]
    title 'Tables: rows out and in'
    if [ "${1:-}" = quick ]; then
        exports 50000 1
        imports 50000 1
    else
        exports 1000000 3
        imports 1000000 3
    fi
}
