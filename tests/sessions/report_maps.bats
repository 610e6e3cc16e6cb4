#!/usr/bin/env bats
# SPDX-License-Identifier: GPL-3.0-or-later
#
# report_maps.bats: reports of battles whose men have places, whose clock stood
# still, or that went on for long.

# shellcheck disable=SC2154 # status, output, stderr: of bats
load battle

# A battle on a measured floor: four moves, a pause, two disputes.
placed() {
    cat >placed.umpire <<'LINES'
@2026-11-30T14:00:00Z battle "The garden wall" at "the hall"
side red player "Ann" "Cy" back south
side blue player Ben back north
field 18 x 8
body RA 3 inf
body RB 5 inf
body BA 3 inf
gun RG1
put RA line 4',0 4'6,0
put BA line 4',8' 4'6,8'
put RG1 9',0
put RB line 8'10,0 9'2,0
start red
@+30 go
@+20 move RA 12 n
@+60 pause the cat <sat> down
@+300 resume
@+10 next
@+40 dispute Cy one was pushed
@+95 verdict blue two saw it
@+20 next
@+20 fire RG1 2 1ba
@+40 pause
@+100 resume
@+20 next
@+10 dispute was it a foot
@+20 verdict it was
@+20 finish red Ben gave in
LINES
    umpire new placed.battle
    umpire --quiet -f placed.umpire placed.battle >said 2>&1 || {
        cat said >&2
        return 1
    }
}

x() { # x FILE XPATH: what a page holds
    xmllint --xpath "$2" "$1" 2>/dev/null
}

figures() { # figures FILE: how many men stand on a map, and guns
    x "$1" 'count(//*[local-name()="use" or local-name()="circle" or
        local-name()="rect"])'
}

@test "a map after every move, as files of their own" {
    placed
    ends 0 umpire report placed.battle -o placed.md --maps maps
    is '00.svg 01-red.svg 02-blue.svg 03-red.svg 04-blue.svg' \
        "$(cd maps && echo move-* | sed 's/move-//g')"
    for map in maps/*.svg; do
        ends 0 xmllint --noout "$map"
        [ "$(grep -c '<script\|href="[^#]\|url(' "$map")" -eq 0 ]
        has "](<$map>)" "$(cat placed.md)"
    done
    # Red's men have gone a foot forward, Blue has stayed where he was.
    run ! cmp -s maps/move-00.svg maps/move-01-red.svg
    cp maps/move-01-red.svg before
    # What is there is not written over, and then no report names it.
    rm placed.md
    echo mine >maps/move-02-blue.svg
    ends 5 umpire report placed.battle -o placed.md --maps maps
    has 'is there already' "$stderr"
    is mine "$(cat maps/move-02-blue.svg)"
    [ ! -e placed.md ]
    ends 0 umpire report placed.battle -o placed.md --maps maps --force
    cmp before maps/move-01-red.svg
    # From another folder the names are as seen from the report.
    mkdir told
    ends 0 umpire report placed.battle -o told/placed.md --maps told/maps
    has '](<maps/move-01-red.svg>)' "$(cat told/placed.md)"
    ends 0 umpire report placed.battle -o told/more.md --maps other
    has '](<../other/move-01-red.svg>)' "$(cat told/more.md)"
}

# The line that begins the next move settles the melee of the one before, and
# its map shows the field as it was left: the ring, who fell, who was taken.
@test "a move's map is drawn after its melees" {
    umpire new met.battle
    awk '/^\$ /{ exit } /^> /{ print substr($0, 3) }' \
        "$SESSIONS/placed-example.story" >met.umpire
    grep -q '^next$' met.umpire
    umpire --quiet --keep-going met.battle <met.umpire >said 2>&1 || :
    ends 0 umpire report met.battle -o met.txt --maps maps
    ends 0 umpire report met.battle -o met.html
    has 'twelve of Alpha were left standing' "$(tr '\n' ' ' <met.txt)"
    lacks 'melee M1' "$(x maps/move-00.svg 'string(//*[local-name()="desc"])')"
    desc=$(x maps/move-01-alpha.svg 'string(//*[local-name()="desc"])')
    has 'melee M1' "$desc"
    has '12 of AA, Alpha foot' "$desc"
    lacks 'of BA, Beta foot' "$desc"
    is 1 "$(grep -c '<circle class="ump-ring ump-over"' maps/move-01-alpha.svg)"
    has 'Alpha, fit men at the end of each move: 0 19, a1 12' \
        "$(x met.html 'string(//*[@id="strength-desc"])')"
}

@test "no folder, and nobody with a place" {
    placed
    small
    touch letter
    ends 5 umpire report placed.battle -o a.txt --maps letter
    [ ! -e a.txt ]
    ends 5 umpire report a.battle -o a.txt --maps no/maps
    has 'no/maps: ' "$stderr"
    ends 0 umpire report a.battle -o a.txt --maps maps
    has 'nobody has a place' "$stderr"
    is '' "$(ls maps)"
    [ -s a.txt ]
}

@test "a page has the maps in it, with the men where they stood" {
    placed
    ends 0 umpire report placed.battle -o placed.html
    ends 0 xmllint --noout placed.html
    # five maps, and the charts
    [ "$(x placed.html 'count(//*[local-name()="svg"])')" -ge 5 ]
    for move in 'Red 1' 'Blue 1' 'Red 2' 'Blue 2'; do
        [ "$(x placed.html "count(//figcaption[contains(., '$move')])")" -ge 1 ]
    done
    # Where a man stands on it is where the table says that he is.
    [ "$(rows placed.battle men \
        "select count(*) from men where man = 'RA.1' and y_in + 0 = 12")" = 1 ]
    ends 0 umpire report placed.battle -o bare.html --without pictures
    is 0 "$(x bare.html 'count(//*[local-name()="svg"])')"
}

@test "when the clock stood still, and what for" {
    placed
    for form in txt md html; do
        ends 0 umpire report placed.battle -o "placed.$form"
        text=$(sed 's/<[^>]*>//g' "placed.$form" | tr '\n' ' ' | tr -s ' ')
        text=${text//\\/}
        has 'The clock stood still for 8:35: 5:00 (“the cat ' "$text"
        has 'down”), 1:35 in dispute (“one was pushed”), 1:40 and 0:20 in dispute (“was it a foot”).' "$text"
        has 'A dispute was raised by Cy of Red: “one was pushed”. The verdict was for Blue: “two saw it”.' "$text"
    done
    has '&lt;sat&gt;' "$(cat placed.html)"
    is 4 "$(x placed.html "count(//table[caption[contains(.,
        'When the clock stood still')]]/tbody/tr)")"
    ends 0 umpire report placed.battle --without disputes
    has '1:35 in dispute, 1:40 and 0:20 in dispute.' \
        "$(tr '\n' ' ' <<<"$output")"
    lacks 'pushed'
    ends 0 umpire report placed.battle --without clock
    lacks 'stood still'
}

@test "the stops add up to what the table of moves says" {
    placed
    is 515.000 "$(rows placed.battle moves \
        'select printf("%.3f", sum(paused_s)) from moves')"
}

# Sixty moves a side, more than a hall would have patience for.
@test "a long battle's report tells every move and stays a page a move" {
    umpire new long.battle
    {
        lines_of | sed 's/20 inf/400 inf/'
        printf 'go\nnext\nnext\n'
        for ((i = 2; i <= 60; i++)); do
            printf '@+50 pause cup %d\n@+30 resume\n' "$i"
            printf '@+20 fire RG1 2 %dba\n@+20 next\n' $((i % 4 + 1))
            printf '@+20 fire BG1 1 1ra\n@+20 next\n'
        done
        echo 'finish undecided the hall closes'
    } >long.umpire
    umpire --quiet -f long.umpire long.battle >said 2>&1
    for form in txt md html; do
        ends 0 umpire report long.battle -o "long.$form"
    done
    ends 0 xmllint --noout long.html
    for ((i = 2; i <= 60; i++)); do
        has "Red $i.  " "$(cat long.txt)"
        has "Blue $i.  " "$(cat long.txt)"
    done
    has 'The clock stood still for 29:30, 59 times, the longest for 0:30 (“cup 2”).' \
        "$(tr '\n' ' ' <long.txt)"
    is 59 "$(x long.html "count(//table[caption[contains(.,
        'When the clock stood still')]]/tbody/tr)")"
    [ "$(wc -L <long.txt)" -le 80 ]
}
