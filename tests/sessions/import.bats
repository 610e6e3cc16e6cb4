#!/usr/bin/env bats
# SPDX-License-Identifier: GPL-3.0-or-later
#
# import.bats: tables from outside become lines of the battle, all or none, and
# what export wrote is taken in again.

load battle

mustered() { # a battle with two sides and a field, and nobody in it
    umpire new "$1"
    umpire --quiet -c '@2026-11-30T14:00:00Z side red' 'side blue' \
        'field 18 x 8' "$1" >/dev/null
}

# many BATTLE: 300 men of four bodies, who stand in blocks
many() {
    mustered "$1"
    umpire --quiet -c 'body RA 75 inf' 'body RC 75 cav' 'body BA 75 inf' \
        'body BC 75 cav' "put RA block 15 at 4',1'" \
        "put RC block 25 at 8',1'" "put BA block 15 at 4',7'" \
        "put BC block 25 at 8',7'" "$1" >/dev/null
}

states() { # states BATTLE TABLE: a table of states without entry numbers
    "$UMPIRE" export "$1" "$2" | sed -E 's/,[0-9]*$//'
}

@test "an import is one group: kept together, undone together" {
    mustered a.battle
    before=$(entries a.battle)
    printf 'label,arm,count\nRA,inf,20\nRC,cav,5\nRG1,gun,1\n' >roster.csv
    ends 0 umpire -c 'import roster roster.csv' a.battle
    is $((before + 3)) "$(entries a.battle)"
    is 1 "$(sqlite3 a.battle "select count(distinct grp) from entry
        where n > $before")"
    ends 0 umpire -c undo 'show red' a.battle
    has 'undone: 3 entries'
    has 'Red: 0 foot: nobody'
    ends 0 umpire verify a.battle
}

@test "a table with one wrong row changes nothing in the file" {
    mustered a.battle
    before=$(cksum <a.battle)
    printf 'label,arm,count\nRA,inf,20\nRC,cav,five\n' >wrong.csv
    ends 1 umpire -c 'import roster wrong.csv' a.battle
    is "$before" "$(cksum <a.battle)"
    printf 'label,arm,count\nRA,inf,20\nXA,inf,20\n' >wrong.csv
    ends 1 umpire -c 'import roster wrong.csv' a.battle
    has 'wrong.csv:3:1: error: "XA" does not begin' "$stderr"
    is "$before" "$(cksum <a.battle)"
}

@test "at most twenty problems are told, the others counted" {
    mustered a.battle
    { echo label,arm,count && yes 'RA,inf,x' | head -50; } >wrong.csv
    ends 1 umpire -c 'import roster wrong.csv' a.battle
    is 20 "$(grep -c '"x" is no number of men' <<<"$stderr")"
    has '30 more in the same table' "$stderr"
    { echo label,arm,count && yes 'RA,inf,5' | head -50; } >wrong.csv
    ends 1 umpire -c 'import roster wrong.csv' a.battle
    is 20 "$(grep -c 'there is a "RA" already' <<<"$stderr")"
}

@test "the log does not need the table" {
    mustered a.battle
    printf 'label,arm,count,name\nRA,inf,20,"The ""Old"" Guard; # 1"\n' >r.csv
    printf 'label,x,y\nRA.1,36,5\nRA.2,40,5\n' >p.csv
    umpire -c 'import roster r.csv' 'import positions p.csv' a.battle >made
    rm r.csv p.csv
    ends 0 umpire verify a.battle
    "$UMPIRE" log --script a.battle >script
    lacks import "$(cat script)"
    umpire new b.battle
    ends 0 umpire -f script b.battle
    is "$(digest a.battle)" "$(digest b.battle)"
    is "$("$UMPIRE" export a.battle men)" "$("$UMPIRE" export b.battle men)"
}

@test "within a script an import is part of the whole" {
    printf 'label,arm,count\nRA,inf,20\n' >r.csv
    printf 'label,arm,count\nRB,inf,x\n' >wrong.csv
    printf 'side red\nside blue\nimport roster r.csv\nbody BA 5 inf\n' >script
    umpire new a.battle
    ends 0 umpire -f script a.battle
    has 'entries 1 to 4 are on the disk' "$stderr"
    umpire new b.battle
    { cat script && echo 'import roster wrong.csv'; } >longer
    ends 1 umpire -f longer b.battle
    has 'wrong.csv:2:8: error: "x" is no number of men' "$stderr"
    has 'nothing was kept' "$stderr"
    is 0 "$(entries b.battle)"
    # going on, only what is wrong is left out
    ends 1 umpire --keep-going -f longer b.battle
    is 4 "$(entries b.battle)"
    # a line of standard input, and what follows it
    umpire new c.battle
    ends 0 umpire c.battle <script
    is 4 "$(entries c.battle)"
}

@test "a table is taken in at the time of its stamp" {
    mustered a.battle
    printf 'label,arm,count\nRA,inf,20\nRC,cav,5\n' >r.csv
    ends 0 umpire -c '@+30 import roster r.csv' a.battle
    is '30000 30000' "$(sqlite3 a.battle 'select at_ms from entry
        where n > 3' | paste -sd' ' -)"
    printf 'label,arm,count\nRB,inf,20\nRD,cav,5\n' >r.csv
    ends 0 umpire -c '@2026-11-30T14:01:00Z import roster r.csv' a.battle
    is '60000 60000' "$(sqlite3 a.battle 'select at_ms from entry
        where n > 5' | paste -sd' ' -)"
}

@test "a note stays with the first line; what corrects one line is refused" {
    mustered a.battle
    printf 'label,arm,count,name\nRA,inf,20,"a # b"\nRC,cav,5,\n' >r.csv
    ends 0 umpire -c 'import roster r.csv # from Ann, by post' a.battle
    is 'from Ann, by post' "$(sqlite3 a.battle "select group_concat(note, '')
        from entry")"
    is 'a # b' "$(rows a.battle bodies \
        "select name from bodies where body = 'RA'" | tr -d '"')"
    before=$(entries a.battle)
    printf 'label,arm,count\nRD,inf,20\n' >r.csv
    for prefix in '=' 'late ' '=#4 ' 'before #4 ' 'overrule: '; do
        ends 1 umpire -c "${prefix}import roster r.csv" a.battle
        has 'a table makes several lines' "$stderr"
    done
    is "$before" "$(entries a.battle)"
}

@test "? import shows the lines and keeps nothing" {
    mustered a.battle
    before=$(cksum <a.battle)
    printf 'label,arm,count\nRA,inf,20\nRC,cav,5\n' >r.csv
    ends 0 umpire -c '? import roster r.csv' a.battle
    is 'body RA 20 inf
body RC 5 cav' "$output"
    ends 0 umpire --read-only -c '? import roster r.csv' a.battle
    ends 3 umpire --read-only -c 'import roster r.csv' a.battle
    is "$before" "$(cksum <a.battle)"
    "$UMPIRE" --read-only -c '? import roster r.csv' a.battle >lines
    ends 0 umpire -f lines a.battle
}

@test "--json: every line, and every problem, is an object" {
    mustered a.battle
    printf 'label,arm,count\nRA,inf,20\nRC,cav,5\n' >r.csv
    ends 0 umpire --json -c '? import roster r.csv' 'import roster r.csv' \
        a.battle
    is_json <<<"$output"
    has '"entry":5,"verdict":"allowed"'
    ends 1 umpire --json -c 'import roster r.csv' a.battle
    is_json <<<"$output"
    has '"code":"label-taken","file":"r.csv","line":2,"column":1'
    printf 'label,arm,count\nRB,inf,"x\n"\n' >r.csv
    ends 1 umpire --json -c 'import roster r.csv' a.battle
    is_json <<<"$output"
    has '"code":"table","file":"r.csv","line":2,"column":8'
}

@test "rosters that export wrote are taken in again, for spreadsheets too" {
    mustered a.battle
    umpire --quiet -c 'body RA 20 inf "=1+1"' 'body RC 5 cav "'"'"'@x"' \
        'body BA 12 inf "a"" b, ; c"' 'body BC 3 cav "＝wide"' \
        'gun RG1 "-Long Tom"' 'gun BG1' 'player "=Ann ""the"" Great" RA' \
        'split RA:6 RX' a.battle >made
    for options in '' --excel '--delimiter ;' '--excel --delimiter ;' \
        "--delimiter $(printf '\t')"; do
        for table in bodies guns; do
            # shellcheck disable=SC2086
            "$UMPIRE" export --force ${options/% /} a.battle $table \
                $table.csv || "$UMPIRE" export --force --delimiter $'\t' \
                a.battle $table $table.csv
        done
        rm -f b.battle
        mustered b.battle
        ends 0 umpire -c 'import roster bodies.csv' 'import roster guns.csv' \
            'split RA:6 RX' b.battle
        for table in bodies guns; do
            is "$("$UMPIRE" export a.battle $table)" \
                "$("$UMPIRE" export b.battle $table)"
        done
    done
}

@test "positions that export wrote are taken in again, for spreadsheets too" {
    small
    umpire --quiet -c 'field 18 x 8' "peg church 6',4'" "peg elm 7',4'" \
        "put RA line 3',0 6',0" "put RC loose 8 at 9',1'" \
        "put RA.3 church" "put BA block 5 at 9',7'" "put RG1 4',2'" \
        "put BG1 about elm" "peg church 6'6,4'" 'kill RA.9 fell' \
        "put RA.4 nowhere" a.battle >made
    for options in '' --excel '--delimiter ;'; do
        for table in positions men; do
            # shellcheck disable=SC2086
            "$UMPIRE" export --force $options a.battle $table $table.csv
            small b.battle
            umpire --quiet -c 'field 18 x 8' 'kill RA.9 fell' \
                "put RA.4 5',3'" b.battle >made
            umpire --quiet -c "put RA.4 nowhere" b.battle >made
            ends 0 umpire -c "import positions $table.csv" b.battle
            is "$(states a.battle men | grep -v RA.9)" \
                "$(states b.battle men | grep -v RA.9)"
        done
        # and into the battle they are from
        cp a.battle c.battle
        ends 0 umpire -c "import positions positions.csv" c.battle
        is "$(states a.battle men)" "$(states c.battle men)"
        is "$(states a.battle guns)" "$(states c.battle guns)"
        ends 0 umpire verify c.battle
    done
    has 'church,78.000000,48.000000' "$("$UMPIRE" export c.battle positions)"
}

@test "places that are only about so may overlap, and come back" {
    mustered a.battle
    # the crew are told to stand about their gun, wherever others stand
    umpire --quiet -c 'body RA 20 inf' 'gun RG1' \
        "put RA block 10 at 3',2'" "put RG1 3'3,2'2 facing n with RA.17-20" \
        a.battle >made
    "$UMPIRE" export a.battle positions positions.csv
    ends 0 umpire -c 'import positions positions.csv' a.battle
    mustered b.battle
    ends 0 umpire -c 'body RA 20 inf' 'gun RG1' \
        'import positions positions.csv' b.battle
    is "$(states a.battle men)" "$(states b.battle men)"
}

@test "three hundred men are put from a table, move after move" {
    many a.battle
    "$UMPIRE" export a.battle men men.csv
    # all of them north by 0.8", so that men come to stand where others stood
    awk -F, -v OFS=, 'NR > 1 && $9 < 48 { $9 += 0.8 } { $10 = "no" } NR == 1 {
        $10 = "estimated" } 1' men.csv >north.csv
    ends 0 umpire -c 'import positions north.csv' a.battle
    is 300 "$(rows a.battle men "select count(*) from men
        where estimated = 'no'")"
    ends 0 umpire -c 'import positions men.csv' a.battle
    is "$(states a.battle men)" "$(sed -E 's/,[0-9]*$//' men.csv)"
    ends 0 umpire verify a.battle
    ends 0 umpire -c 'undo' a.battle
    is 300 "$(rows a.battle men "select count(*) from men
        where estimated = 'no'")"
}
