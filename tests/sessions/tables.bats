#!/usr/bin/env bats
# SPDX-License-Identifier: GPL-3.0-or-later
#
# tables.bats: the tables are a promise: their names, their columns and what is
# in them, from export and from the file itself.

load battle

fought() { # the small battle, with something in every table
    small
    umpire --quiet -c 'crew RG1 RA.1-4' 'fire RG1 3 1ba' \
        'fire RG1 touch BA.2 down BA.3' 'time' 'melee RA.5-7 v BA.4-9 iso' \
        'capture BG1 red past 4 near 0' 'kill RC.1 the "cat", she said' \
        'next' 'move P1 12 n' 'home P1' 'dispute one was "pushed"' \
        'verdict red two saw it' a.battle >made 2>&1
}

@test "every promised table has its columns" {
    fought
    while read -r table columns; do
        ends 0 umpire export a.battle "$table"
        is "$columns" "${lines[0]}"
        [ ${#lines[@]} -gt 1 ]
    done <<'TABLES'
entries entry,grp,kind,target,utc,elapsed_s,move,side,phase,line,answer,verdict,rules,undone_by,note
sides side,name,player,back,infantry,cavalry,guns,first_player
bodies body,side,player,arm,name,mustered,fit,dead,prisoner,disarmed,off,delivered
men man,body,side,arm,state,holder,party,x_in,y_in,estimated,last_entry
guns gun,side,holder,name,state,crew,x_in,y_in,takeable,shots_fired
moves move,side,started_utc,allowance_s,used_s,paused_s,overrun_s,extra_s,interval_s,warnings
shots entry,move,side,gun,shots,down,touched,killed,detail
melees entry,melee,move,charger,greater,greater_men,lesser,lesser_men,support,needed,isolated,edition,prisoners,greater_dead,lesser_dead,greater_left,close_call,overruled
melee_men entry,melee,man,role,fate,chosen
casualties entry,move,side,arm,man,cause,by,reason,restored_entry
prisoners party,captor,side,man,taken_entry,taken_move,guards,state,ended_entry
scores side,victory,guns,cavalry,infantry,own_prisoners,prisoners_taken,award,total,net,official
battles title,place,date,edition,game,words,part,defender,first_player,phase,outcome,winner,decided,rule
rulings entry,rule,reading,value,decided
disputes opened_entry,closed_entry,claim,ruling,reason,lasted_s
TABLES
}

# The columns of the tables that come on standard input, each with rows.
columns_of() { # columns_of BATTLE
    while read -r table columns; do
        ends 0 umpire export "$1" "$table"
        is "$columns" "${lines[0]}"
        [ ${#lines[@]} -gt 1 ]
    done
}

@test "so have those of places and of what was overruled" {
    umpire new p.battle
    umpire --quiet -c 'side red back south' 'side blue back north' \
        'field 18 x 8' 'body RA 3 inf' 'body BA 3 inf' \
        "put RA line 4',0 4'6,0" "put BA line 4',8' 4'6,8'" 'start red' \
        'next' 'overrule: move RA 13 n because the carpet slipped' \
        p.battle >made 2>&1
    columns_of p.battle <<'TABLES'
positions entry,move,label,x_in,y_in,estimated,source
overrules entry,target,computed,ruled,reason
TABLES
    is '10,1,RA.1,48.000000,13.000000,yes,move' \
        "$("$UMPIRE" export p.battle positions | grep '^10,1,RA.1,')"
    has 'the carpet slipped' "$("$UMPIRE" export p.battle overrules)"
}

@test "and those of the density rules, which export all writes too" {
    umpire new --edition density d.battle
    umpire --quiet -c 'unit Jav side Greek ranks 2,2 weapon javelin' \
        'unit Gauls side Gaul ranks 2,2 weapon fastsword' \
        'contact Jav front Gauls front' 'strike Jav Gauls dice 5,2' \
        'wall Gauls die 1' 'strike Gauls Jav dice 3,4' 'wall Jav die 3' \
        'skip Gauls' 'compare' 'retreat Jav die 3 lost 0 back 0' \
        d.battle >made 2>&1
    columns_of d.battle <<'TABLES'
density_units unit,side,weapon,ranks,out,killed,density
density_blows entry,striker,target,blow,dice,needs,hits,wall_dice,stand
density_pairs entry,unit,against,density,enemy_density,result
density_points entry,side,source,points,spent_on,cost,left
TABLES
    is 'Gauls,Jav,1,"3,4",2,2,3,2' \
        "$("$UMPIRE" export d.battle density_blows | cut -d, -f2- | tail -1)"
    ends 0 umpire export d.battle all tables
    for table in density_units density_blows density_pairs density_points; do
        is "$("$UMPIRE" export d.battle $table)" "$(cat tables/$table.csv)"
    done
}

@test "the rows say what happened" {
    fought
    is '14,2,red,RG1,3,0,0,1,no
15,2,red,RG1,1,1,1,2,yes' "$("$UMPIRE" export a.battle shots | tail -n +2)"
    is '17,M1,2,red,blue,6,red,3,,2,yes,book,3,0,0,6,no,no' \
        "$("$UMPIRE" export a.battle melees | tail -n +2)"
    is '14,2,blue,inf,BA.1,shot,RG1,,
15,2,blue,inf,BA.2,shot,RG1,,
15,2,blue,inf,BA.3,shot,RG1,,
19,2,red,cav,RC.1,other,,"the ""cat"", she said",' \
        "$("$UMPIRE" export a.battle casualties | tail -n +2)"
    is 'P1,blue,red,RA.5,17,2,,delivered,22
P1,blue,red,RA.6,17,2,,delivered,22
P1,blue,red,RA.7,17,2,,delivered,22' \
        "$("$UMPIRE" export a.battle prisoners | tail -n +2)"
    is 'red,Red Army,Ann,south,20,5,1,yes
blue,,,north,20,0,1,no' "$("$UMPIRE" export a.battle sides | tail -n +2)"
    is 'RA,red,,inf,The Guards,20,17,0,0,0,0,3
RC,red,,cav,,5,4,1,0,0,0,0
BA,blue,,inf,,20,17,3,0,0,0,0' \
        "$("$UMPIRE" export a.battle bodies | tail -n +2)"
    is 'RG1,red,red,Long Tom,in-action,4,,,,4
BG1,blue,red,,in-action,,,,,0' \
        "$("$UMPIRE" export a.battle guns | tail -n +2)"
    is 'red,0.0,20.0,6.0,17.0,1.5,0.0,0.0,44.5,26.0,no
blue,0.0,0.0,0.0,17.0,0.0,1.5,0.0,18.5,-26.0,no' \
        "$("$UMPIRE" export a.battle scores | tail -n +2)"
}

@test "what was ruled is in the file under the same names" {
    fought
    for table in moves shots melees melee_men casualties prisoners captures; do
        sqlite3 -header -csv a.battle "select * from $table" |
            tr -d '\r' >kept.csv
        "$UMPIRE" export a.battle "$table" >out.csv
        cmp kept.csv out.csv
    done
    is 'M1|6|3' "$(sqlite3 a.battle \
        'select melee, greater_men, lesser_men from melees')"
    is '22|2|blue|move|home P1' "$(sqlite3 a.battle 'select entry, move, side,
        phase, line from entries where entry = 22')"
}

@test "a ruling taken back has no rows" {
    fought
    umpire --quiet -c 'undo to #16' a.battle >made 2>&1
    is 0 "$(sqlite3 a.battle 'select count(*) from melees')"
    is 0 "$(sqlite3 a.battle 'select count(*) from prisoners')"
    is 3 "$(sqlite3 a.battle 'select count(*) from casualties')"
    is 25 "$(sqlite3 a.battle 'select distinct undone_by from entries
        where entry > 16 and undone_by is not null')"
    umpire --quiet -c 'redo' a.battle >made 2>&1
    is 1 "$(sqlite3 a.battle 'select count(*) from melees')"
    is 3 "$(sqlite3 a.battle 'select count(*) from prisoners')"
    ends 0 umpire verify a.battle
}

@test "export all fills a folder" {
    fought
    ends 0 umpire export a.battle all tables
    for table in entries sides bodies men guns moves shots melees melee_men \
        casualties prisoners scores battles disputes; do
        [ -s tables/$table.csv ]
    done
    for table in tables/*.csv; do
        [ -s "$table" ]
        name=${table##*/}
        is "$(cat "$table")" "$("$UMPIRE" export a.battle "${name%.csv}")"
    done
    ends 0 umpire export --json a.battle all json
    is "$(ls tables | sed 's/csv$/json/')" "$(ls json)"
    for table in json/*.json; do
        is 1 "$(sqlite3 :memory: "select json_valid(readfile('$table'))")"
    done
}

@test "a file that is there is not written over, unless --force" {
    fought
    echo mine >men.csv
    ends 5 umpire export a.battle men men.csv
    is mine "$(cat men.csv)"
    ends 0 umpire export --force a.battle men men.csv
    is "$("$UMPIRE" export a.battle men)" "$(cat men.csv)"
    ends 0 umpire export a.battle men other.csv
    cmp men.csv other.csv
    # Nothing of a half-written file stays.
    ends 5 umpire export a.battle men nosuchfolder/men.csv
    [ ! -e nosuchfolder ]
    mkdir tables
    echo mine >tables/men.csv
    ends 5 umpire export a.battle all tables
    is mine "$(cat tables/men.csv)"
}

@test "for spreadsheets: a mark, carriage returns, and nothing that runs" {
    small
    umpire -c 'note =2+3' 'note -1' 'note @cat' a.battle >made
    "$UMPIRE" export --excel a.battle entries >entries.csv
    is 'efbbbf' "$(head -c 3 entries.csv | od -An -tx1 | tr -d ' \n')"
    is "$(wc -l <entries.csv)" "$(grep -c $'\r$' entries.csv)"
    has "note =2+3" "$(cat entries.csv)"
    umpire new b.battle
    umpire -c 'side red "=1+1" player @cat' 'side blue -1' b.battle >made
    "$UMPIRE" export --excel b.battle sides >sides.csv
    lacks ',=1+1' "$(cat sides.csv)"
    lacks ',@cat' "$(cat sides.csv)"
    has "=1+1" "$(cat sides.csv)"
    # Without it the words are as they were typed.
    has 'red,=1+1,@cat,' "$("$UMPIRE" export b.battle sides)"
}

@test "another delimiter, and quotes where they are needed" {
    fought
    ends 0 umpire export --delimiter ';' a.battle casualties
    is 'entry;move;side;arm;man;cause;by;reason;restored_entry' "${lines[0]}"
    is '19;2;red;cav;RC.1;other;;"the ""cat"", she said";' "${lines[4]}"
    ends 0 umpire export --delimiter $'\t' a.battle sides
    is $'red\tRed Army\tAnn\tsouth\t20\t5\t1\tyes' "${lines[1]}"
    ends 2 umpire export --delimiter '"' a.battle sides
}

@test "--json gives the same rows" {
    fought
    "$UMPIRE" export --json a.battle melees >melees.json
    is 1 "$(sqlite3 :memory: "select json_valid(readfile('melees.json'))")"
    is 'M1|6' "$(sqlite3 :memory: "select json_extract(value, '\$.melee'),
        json_extract(value, '\$.greater_men')
        from json_each(readfile('melees.json'))")"
    is 'null' "$(sqlite3 :memory: "select json_type(value, '\$.support')
        from json_each(readfile('melees.json'))")"
}

@test "export from within: a table to the screen or into a file" {
    fought
    ends 0 umpire -c 'export scores' 'export scores scores.csv' \
        'export all tables' a.battle
    has 'side,victory,guns'
    is "$("$UMPIRE" export a.battle scores)" "$(cat scores.csv)"
    [ -s tables/entries.csv ]
    ends 1 umpire -c 'export nonsense' a.battle
    ends 5 umpire -c 'export scores scores.csv' a.battle
}

@test "every man is in one state, and the sums are those of the men" {
    fought
    "$UMPIRE" export a.battle men >men.csv
    "$UMPIRE" export a.battle bodies >bodies.csv
    is 0 "$(sqlite3 :memory: '.mode csv' '.import men.csv men' \
        '.import bodies.csv bodies' "select count(*) from bodies where
        mustered <> fit + dead + prisoner + disarmed + off + delivered
        or fit <> (select count(*) from men where men.body = bodies.body
            and state = 'fit')
        or dead <> (select count(*) from men where men.body = bodies.body
            and state = 'dead')
        or delivered <> (select count(*) from men
            where men.body = bodies.body and state = 'delivered')")"
}
