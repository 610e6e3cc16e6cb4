#!/usr/bin/env bats
# SPDX-License-Identifier: GPL-3.0-or-later
#
# map.bats: the field in windows of several widths, and as pictures.

load battle

standing() { # a battle whose men have places, as one who types would give them
    umpire new a.battle
    umpire --quiet -c 'side red back south' 'side blue back north' \
        "field 18 x 8" 'body RA 20 inf' 'body RC 6 cav' 'body BA 24 inf' \
        'gun RG1' 'gun BG1' "peg oak 3',5'" "put RA line 5',2' 7',2'" \
        "put RC block 3 at 12',2' gap 1" "put RG1 4',1' facing ne" \
        "put BA.1 9',6'" "put BA.2 9'1,6'" 'start red' a.battle \
        >said 2>err || { cat err >&2; return 1; }
}

narrow() { # narrow COLUMNS: nothing is wider
    while IFS= read -r line; do
        [ "${#line}" -le "$1" ] || { echo "$line" >&2; return 1; }
    done <<<"$output"
}

@test "a map of 40, 80 and 120 columns" {
    standing
    for columns in 40 80 120; do
        COLUMNS=$columns ends 0 umpire -c map a.battle
        narrow "$columns"
        has "Blue's back line"
        has "Red's back line"
        has '●'
        has 'RG1'
        has '+oak'
        has '~RA 20'
        has 'Red: 26 men on the field, 26 estimated.' \
            "$(tr '\n' ' ' <<<"$output")"
        has '2 measured, 22 without a place.' "$(tr '\n' ' ' <<<"$output")"
    done
    # The widest shows most.
    has "a letter is 2\" x 4\""
}

@test "plain letters for who asked, and for a locale that has no others" {
    standing
    ends 0 umpire --plain -c map a.battle
    is '' "$(LC_ALL=C grep -P '[^ -~]' <<<"$output")"
    has 'rrr'
    has '/RG1(ne)'
    LC_ALL=C ends 0 umpire -c map a.battle
    is '' "$(LC_ALL=C grep -P '[^ -~]' <<<"$output")"
    lacks $'\033'
}

@test "a piece of the floor" {
    standing
    ends 0 umpire --plain -c "map oak 2'" a.battle
    has '+oak'
    lacks 'rr'
    has 'outside this piece of the floor.'
    ends 0 umpire --plain -c "map RG1+0,6 2'" a.battle
    has 'RG1'
    ends 1 umpire -c "map 20',4' 2'" a.battle
    has "2' beyond the east edge" "$stderr"
    ends 1 umpire -c 'map elm 3' a.battle
}

@test "as a picture, whole or not at all" {
    standing
    ends 0 umpire -c 'map --svg field.svg' a.battle
    xmllint --noout field.svg
    is 1 "$(xmllint --xpath 'count(/*[local-name()="svg"])' field.svg)"
    has 'gun RG1, Red, about 4' "$(cat field.svg)"
    has '22 Blue men on the field have no place' "$(cat field.svg)"
    ends 5 umpire -c 'map --svg field.svg' a.battle
    has 'is there already' "$stderr"
    ends 0 umpire --force -c "map --svg field.svg oak 3'" a.battle
    xmllint --noout field.svg
    ends 5 umpire --force -c 'map --svg a.battle' a.battle
    ends 5 umpire -c 'map --svg nowhere/field.svg' a.battle
    is 1 "$(find . -name '*.svg' -o -name '.umpire*' | wc -l)"
    ends 0 umpire verify a.battle
}

@test "one picture a move" {
    standing
    umpire --quiet -c 'next' 'move RA.1-5 6 n' 'next' 'next' a.battle \
        >said 2>err || { cat err >&2; return 1; }
    ends 0 umpire report a.battle -o r.txt --maps maps
    is 'move-00.svg move-01-red.svg move-02-blue.svg move-03-red.svg' \
        "$(cd maps && echo *)"
    xmllint --noout maps/*.svg
    ends 5 umpire report a.battle -o s.txt --maps maps
}

@test "names do a picture no harm" {
    umpire new b.battle
    umpire --quiet -c 'side red "</text><script>alert(1)</script>"' \
        'side blue "]]> -- <!--"' 'field 6 x 4' \
        'body RA 4 inf x" onload="x' 'gun RG1 "&bogus;"' \
        "put RA line 1',1' 2',1'" "put RG1 1',2' facing e" b.battle >said 2>&1
    ends 0 umpire -c 'map --svg b.svg' b.battle
    xmllint --noout b.svg
    is 0 "$(xmllint --xpath 'count(//*[local-name()="script"])' b.svg)"
    is 0 "$(xmllint --xpath 'count(//@*[starts-with(name(), "on")])' b.svg)"
}
