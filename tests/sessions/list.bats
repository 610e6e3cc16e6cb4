#!/usr/bin/env bats
# SPDX-License-Identifier: GPL-3.0-or-later
#
# list.bats: battles a line each, and the campaign they add up to.

# shellcheck disable=SC2154 # bats sets stderr
load battle

setup_file() { :; }

# fought FILE TITLE LINE...: sides of 20 foot, then those lines
fought() {
    local file=$1 title=$2
    shift 2
    umpire new "$file"
    umpire --quiet -c "@2026-11-28T14:00:00Z battle \"$title\" on 2026-11-28" \
        'side red; side blue; body ra 20 inf; body ba 20 inf' 'start red' \
        next next "$@" "$file" >said 2>&1 || {
        cat said >&2
        return 1
    }
}

# Red is 120 - 5 = 115 up, then 100 - 15 = 85, which makes 200; a third battle
# that Blue wins comes after the war.
three() {
    fought a.battle Orchard 'kill 15ba shot' 'finish red'
    fought b.battle Hill 'kill 20ra shot' 'kill 5ba shot' 'finish red luck'
    fought c.battle Hall 'kill 20ra shot' 'finish blue'
}

@test "a line a battle: its day, name, end, score and net score" {
    three
    fought d.battle Tea 'finish undecided tea'
    fought e.battle Peace 'kill 1ba shot' 'finish drawn peace'
    fought f.battle Dusk 'kill 1ra shot'
    umpire new none.battle
    umpire new old.battle --edition density
    ends 0 umpire list [a-f].battle none.battle old.battle
    is "" "$stderr"
    is "date        battle       result         score             net
2026-11-28  Orchard      Red wins       Red 120, Blue 5   Red +115
2026-11-28  Hill         Red wins       Red 100, Blue 15  Red +85
2026-11-28  Hall         Blue wins      Red 0, Blue 120   Blue +120
2026-11-28  Tea          undecided      Red 20, Blue 20   level
2026-11-28  Peace        drawn          Red 70, Blue 69   Red +1
2026-11-28  Dusk         not finished   Red 19, Blue 20   Blue +1
-           none.battle  no sides yet" "${output%$'\n'*}"
    [[ ${output##*$'\n'} =~ ^20..-..-..\ \ old.battle\ \ \ density\ rules$ ]]
}

@test "halves are exact, and sides are named as they are called" {
    umpire new a.battle
    umpire -c '@2026-11-30T14:00:00Z side white; side green' \
        'body wa 3 cav; body ga 4 inf' 'start white' next next \
        'kill 2wa shot' 'finish green' a.battle
    ends 0 umpire list a.battle
    has '2026-11-30  a.battle  Green wins  White 1 1/2, Green 104  Green +102 1/2'
}

@test "a campaign is won when a side is as much up as was agreed, to the point" {
    three
    ends 0 umpire list --campaign [abc].battle
    is "date        battle   result     score             net        campaign
2026-11-28  Orchard  Red wins   Red 120, Blue 5   Red +115   Red +115
2026-11-28  Hill     Red wins   Red 100, Blue 15  Red +85    Red +200
2026-11-28  Hall     Blue wins  Red 0, Blue 120   Blue +120  won before
Red wins the campaign: 200 up after 2 battles, with Hill.  [reading 35]" \
        "$output"
    ends 0 umpire list --campaign=201 [abc].battle
    is 'Red leads by 80 after 3 battles; 201 up wins the campaign.  [reading 35]' \
        "${output##*$'\n'}"
    ends 0 umpire list [abc].battle --campaign 115
    has 'Red wins the campaign: 115 up after 1 battle, with Orchard.'
    ends 0 umpire list --campaign 116 [abc].battle
    has 'Red wins the campaign: 200 up after 2 battles, with Hill.'
    ends 0 umpire list --campaign c.battle
    has 'Blue leads by 120 after 1 battle; 200 up wins the campaign.'
}

@test "the order of the battles is the order given" {
    three
    ends 0 umpire list --campaign c.battle a.battle b.battle
    has 'Red leads by 80 after 3 battles'
    lacks 'wins the campaign:'
}

@test "what is not finished, and what others fought, is not counted" {
    fought a.battle Dusk 'kill 1ra shot'
    ends 0 umpire list --campaign a.battle
    has 'not counted'
    has 'No battle counts for a campaign yet.'
    fought b.battle Peace 'finish drawn peace'
    umpire new c.battle
    umpire -c 'side green; side blue; body ga 9 inf; body ba 9 inf' \
        'start green' next 'finish green' c.battle
    # The sides of a battle may have been entered the other way about.
    umpire new d.battle
    umpire -c 'side BLUE; side Red; body ra 9 inf; body ba 9 inf' \
        'start red' next 'finish red' d.battle
    ends 0 umpire list --campaign [a-f].battle
    has 'Green wins    Green 109, Blue 9  Green +100  other sides'
    has 'Red +100    Red +100'
    has 'Red leads by 100 after 2 battles'
    ends 0 umpire list --campaign b.battle
    has 'Both sides are level after 1 battle; 200 up wins the campaign.'
}

@test "a long title is cut, and the line keeps within eighty columns" {
    fought a.battle 'The Great Siege of the Nursery and of the Köche, wölves too' \
        'finish red'
    ends 0 umpire list a.battle
    has '2026-11-28  The Great Siege of the Nurs...  Red wins'
    ends 0 umpire list --campaign a.battle
    while IFS= read -r line; do [ ${#line} -le 80 ]; done <<<"$output"
    fought b.battle 'ÄÖÜäöüÄÖÜäöüÄÖÜäöüÄÖÜäöüÄÖÜäöüÄÖÜäöü' 'finish red'
    ends 0 umpire list b.battle
    has '  ÄÖÜäöüÄÖÜäöüÄÖÜäöüÄÖÜäöüÄÖÜ...  Red'
}

@test "broken and foreign files are said, the others are listed" {
    three
    echo 'dear diary' >diary
    mkdir folder.battle
    sqlite3 b.battle "drop trigger entry_no_update" 2>/dev/null || true
    sqlite3 b.battle 'pragma writable_schema=on;
        delete from sqlite_schema where type = "trigger"' 2>/dev/null || true
    sqlite3 b.battle "update entry set line = 'body ra 21 inf' where n = 4"
    ends 5 umpire list a.battle b.battle diary folder.battle gone.battle c.battle
    is 3 "$(wc -l <<<"$output")"
    has 'Orchard'
    has 'Hall'
    has 'b.battle' "$stderr"
    has 'umpire: diary: this is not a battle file' "$stderr"
    has 'umpire: folder.battle' "$stderr"
    has 'umpire: gone.battle: No such file or directory' "$stderr"
    ends 4 umpire list a.battle b.battle
}

@test "as JSON, an object a battle and one for the campaign" {
    three
    ends 0 umpire list --json --campaign [abc].battle
    is_json <<<"$output"
    is 4 "$(wc -l <<<"$output")"
    has '{"file":"a.battle","title":"Orchard","date":"2026-11-28","outcome":"won","winner":"red","sides":[{"side":"red","total":120.0,"net":115.0},{"side":"blue","total":5.0,"net":-115.0}],"counted":true}'
    has '{"campaign":{"up":200,"battles":2,"leader":"red","lead":200.0,"won":true,"with":"b.battle"}}'
    fought d.battle Dusk
    ends 0 umpire list --json d.battle
    has '"outcome":null,"winner":null'
    lacks campaign
}

@test "nothing is written, and wrong calls are told" {
    three
    before=$(cat [a-f].battle | cksum)
    chmod a-w [a-f].battle
    ends 0 umpire list [a-f].battle
    is "$before" "$(cat [a-f].battle | cksum)"
    for options in '' '--campaign' '--campaign 0 a.battle' \
        '--campaign=x a.battle' '--campaign 1000001 a.battle'; do
        # shellcheck disable=SC2086
        ends 2 "$UMPIRE" list $options
        has 'umpire list FILE... [--campaign [N]]' "$stderr"
    done
}
