#!/usr/bin/env bats
# SPDX-License-Identifier: GPL-3.0-or-later
#
# lossless.bats: other programs read the tables with nothing lost: the sqlite3
# shell imports what export writes, cell for cell as --json has it, and selects
# what was ruled from the battle itself.

load battle

# What the shell's .import makes of a table is compared with the same table as
# JSON: the cells that differ, and the rows of each.
different() { # different BATTLE TABLE
    local column same=
    "$UMPIRE" export --force "$1" "$2" t.csv || return 1
    "$UMPIRE" export --force --json "$1" "$2" t.json || return 1
    for column in $(head -1 t.csv | tr , ' '); do
        same+="+ (case json_type(j.value, '\$.$column')
            when 'null' then t.\"$column\" <> ''
            when 'text' then t.\"$column\" <>
                json_extract(j.value, '\$.$column')
            else t.\"$column\" + 0 <> json_extract(j.value, '\$.$column') end)"
    done
    sqlite3 :memory: '.mode csv' '.import t.csv t' \
        "create table j as select key + 1 as n, value
            from json_each(readfile('t.json'))" \
        '.mode list' "select coalesce(sum(0 $same), 0),
            (select count(*) from t) - (select count(*) from j)
            from t join j on j.n = t.rowid"
}

read_in() { # a table as the shell has it after .import
    "$UMPIRE" export --force "$1" "$2" t.csv || return 1
    sqlite3 :memory: '.mode csv' '.import t.csv t' '.mode list' \
        'select * from t'
}

tables() {
    sed -nE 's/^TABLE\(([a-z_]+),.*/\1/p' "$SESSIONS/../../db/table.def" |
        grep -v standing
}

lossless() { # every table of a battle
    local table n=0
    for table in $(tables); do
        is "0|0" "$(different "$1" "$table")" || {
            echo "$table of $1" >&2
            return 1
        }
        n=$((n + 1))
    done
    [ $n -gt 15 ]
}

@test "Hook's Farm" {
    umpire new a.battle
    umpire --quiet -f "$SESSIONS/hooks-farm.umpire" a.battle >made 2>&1
    lossless a.battle
    [ "$(rows a.battle entries 'select count(*) from entries')" -gt 100 ]
}

@test "P8" {
    umpire new a.battle
    umpire --quiet -f "$SESSIONS/p8.umpire" a.battle >made 2>&1
    lossless a.battle
}

@test "nasty names" {
    umpire new a.battle
    umpire --quiet -c '@2026-11-30T14:00:00Z battle "=1+1; ""x"", y" at "@home"' \
        'side red "=1+1" player "@cat" "a"" b" back south' \
        'side blue "-2" player "＝ wide" ";,|" back north' \
        'body RA 6 inf "a;b,c|d "" e"' "body RC 4 cav \"'=HYPER(1)\"" \
        'body BA 9 inf "  blanks  "' 'body BC 2 cav "日本 é"' 'gun RG1 "-1"' \
        'gun BG1 "007"' 'player "@cat" RA' 'field 18 x 8' \
        "peg elm 3',4'" "put RA line 3',0 5',0" 'start red' next next next \
        'fire rg1 3 2ba # "why", =1' time 'melee 4rc v ba.3-5 s1' \
        'kill ba.9 =the cat, ""Tib""; and @more' \
        'dispute one was "pushed"; =so, it is' "verdict red two 'saw' it, \"both\"" \
        'note , " ; =' 'undo' 'set escort.capacity 3 because a, "b" said so' \
        a.battle >made
    lossless a.battle
    "$UMPIRE" export a.battle entries >entries.csv
    "$UMPIRE" export a.battle bodies >bodies.csv
    is '"why", =1' "$(sqlite3 :memory: '.mode csv' '.import entries.csv t' \
        '.mode list' "select note from t where line like 'fire%'")"
    is "a;b,c|d \" e
'=HYPER(1)
  blanks  " "$(sqlite3 :memory: '.mode csv' '.import bodies.csv t' \
        '.mode list' "select name from t where body <> 'BC'
            order by body = 'BA', body")"
}

@test "the battle is a database: what was ruled is selected from it" {
    umpire new a.battle
    umpire --quiet -f "$SESSIONS/hooks-farm.umpire" a.battle >made 2>&1
    has 'M1|3|red|blue|21|red|18|2|9|yes|book|3|15|15|6|no|no' \
        "$(sqlite3 a.battle 'select * from melees')"
    for table in moves shots melees melee_men casualties prisoners positions \
        rulings disputes; do
        # a table without rows is not made by the shell's .import
        [ "$(sqlite3 a.battle "select count(*) from $table")" = 0 ] ||
            is "$(sqlite3 a.battle "select * from $table")" \
                "$(read_in a.battle $table)"
    done
    before=$(cksum <a.battle)
    sqlite3 a.battle 'select * from entries' >shown
    [ "$(wc -l <shown)" -ge "$(entries a.battle)" ]
    is "$before" "$(cksum <a.battle)"
    ends 0 umpire verify a.battle
}
