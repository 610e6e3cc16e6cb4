#!/usr/bin/env bats
# SPDX-License-Identifier: GPL-3.0-or-later
#
# report.bats: reports as files: what is in them in all three forms, that a
# page asks for nothing, that no word of a user's is markup, and that a file is
# there whole or not at all.

# shellcheck disable=SC2154 # status, output, stderr: of bats
load battle

forms='txt md html'

played() { # played NAME: that battle from its script
    umpire new "$1.battle" >/dev/null 2>&1
    umpire --quiet -f "$SESSIONS/$1.umpire" "$1.battle" >played 2>&1 || {
        cat played >&2
        return 1
    }
}

# Its words without markup, line ends as blanks: the same in every form.
words() {
    sed -e 's/<style>.*//' -e 's/<[^>]*>//g' "$1" | sed -e '/^:root/,/^}/d' \
        -e 's/\\//g' -e 's/&#39;/'"'"'/g; s/&quot;/"/g; s/&amp;/\&/g' |
        tr '\n' ' ' | tr -s ' '
}

none() { # none FILE PATTERN: nothing in it is so
    run grep -Eio -- "$2" "$1"
    [ "$status" -eq 1 ] || {
        echo "$output" >&2
        return 1
    }
}

count() { # count FILE XPATH
    xmllint --xpath "count($2)" "$1"
}

asks_nothing() { # no script, no address but a place in itself
    none "$1" '<script|<link|<iframe|<object|<embed|<form|url\(|@import' &&
        none "$1" '(src|href|action|data)="[^#]' || return 1
    grep -q "default-src 'none'; style-src 'unsafe-inline'; img-src data:" "$1"
}

@test "Hook's Farm in three forms" {
    played hooks-farm
    for form in $forms; do
        ends 0 umpire report hooks-farm.battle -o "farm.$form"
        text=$(words "farm.$form")
        has "The Battle of Hook's Farm" "$text"
        has "Blue Army beat Red Army, 196 points to 26." "$text"
        has "General H. G. W." "$text"
        has "21 Blue horse of the Blue main and the Blue right with" "$text"
        has "3 men were taken prisoner (P1), 15 fell on each side" "$text"
        has "six Red foot of the Red right with" "$text"
        has "three fell on each side, three men were taken prisoner (P2)" "$text"
        has "no Red is left on the field" "$text"
        has "two of Red's guns, the Red centre gun and the Red right gun" \
            "$text"
    done
    [ "$(wc -l <farm.txt)" -le 66 ] # a page
    [ "$(wc -L <farm.txt)" -le 80 ]
    text=$(words farm.txt)
    has 'The score Red 26: 1 gun 10, 4 horse 6, 7 foot 7, 6 own men held 3;' \
        "$text"
    has 'Blue 196: victory 100, 5 guns 50, 8 horse 12, 31 foot 31,' "$text"
    has '6 prisoners taken 3; net 170.' "$text"
    grep -q '^| gross |  | 26 |  | 196 |$' farm.md
    grep -q '<th scope="row">gross</th><td></td><td>26</td>' farm.html
}

@test "the three forms say the same" {
    played hooks-farm
    played p8
    for battle in hooks-farm p8; do
        for form in $forms; do
            ends 0 umpire report $battle.battle -o "$battle.$form"
        done
        plain=$(words $battle.txt)
        marked=$(words $battle.md)
        n=0
        while read -r line; do
            has "$line" "$plain"
            has "$line" "$marked"
            n=$((n + 1))
        done < <(grep -E '^<(p|dd|footer|h1)\b' $battle.html | sed \
            -e 's/<[^>]*>//g; s/&#39;/'"'"'/g; s/&quot;/"/g; s/&amp;/\&/g')
        [ "$n" -ge 12 ]
        # Every row of losses; txt has the score in another shape.
        while read -r row; do
            has "$row" "$(tr -s ' ' <$battle.txt)"
        done < <(sed -n '/^\*\*Losses/,/^$/d; s/^| \(.* foot\|.* horse\) |/\1/p' \
            $battle.md | tr -d '|' | tr -s ' ' | sed 's/ $//')
    done
}

@test "the worked example, which is not finished" {
    played p8
    for form in $forms; do
        ends 0 umpire report p8.battle -o "p8.$form"
        text=$(words "p8.$form")
        has "13 Beta foot of B thirteen (M1)" "$text"
        has "six men were taken prisoner (P1), seven fell on each side" "$text"
        has "12 Alpha foot of A nineteen came" "$text"
        has "ten fell on each side, two men were taken prisoner (P2)" "$text"
        has "six Beta prisoners (P1)" "$text"
        has "The battle is not finished" "$text"
        has "provisional" "$text"
    done
}

@test "a page is well-formed and asks for nothing" {
    played hooks-farm
    ends 0 umpire report hooks-farm.battle -o farm.html
    ends 0 xmllint --noout farm.html
    asks_nothing farm.html
    # Headings in their order, one of the first rank; heads of tables named.
    is "h1" "$(grep -o '<h1' farm.html | tr -d '<')"
    ends 0 xmllint --xpath 'count(//table[not(caption)])' farm.html
    is 0 "$output"
    ends 0 xmllint --xpath 'count(//th[not(@scope)])' farm.html
    is 0 "$output"
    ends 0 xmllint --xpath 'string(/html/@lang)' farm.html
    is en "$output"
    ends 0 xmllint --xpath 'count(//h3[not(preceding::h2)])' farm.html
    is 0 "$output"
    # Pictures have a name and are told in words; nothing is colour alone.
    [ "$(count farm.html '//*[local-name()="svg"]')" -ge 3 ]
    is 0 "$(count farm.html '//*[local-name()="svg"][not(@role="img") or
        not(@aria-labelledby)]')"
    is 0 "$(count farm.html '//*[local-name()="svg"][string-length(
        *[local-name()="title"]) = 0 or string-length(
        *[local-name()="desc"]) < 20]')"
    is 0 "$(count farm.html '//*[@id][@id = preceding::*/@id]')"
    is 1 "$(count farm.html '//main')"
    is 1 "$(count farm.html '//title[. = //h1]')"
    is 0 "$(count farm.html '//table[not(thead/tr/th) or
        tbody/tr[not(th[1])]]')"
    # One set of colours for light, one for dark, one for paper of A4.
    for words in '@media (prefers-color-scheme: dark)' '@media print' \
        'size: A4' 'break-inside: avoid' 'name="color-scheme"'; do
        has "$words" "$(cat farm.html)"
    done
}

@test "what is left out is not there" {
    played hooks-farm
    ends 0 umpire report hooks-farm.battle
    has "Red used"
    has "pointed out the two men"
    ends 0 umpire report hooks-farm.battle --without 'clock, notes'
    lacks "Red used"
    lacks "pointed out"
    ends 0 umpire -c 'report a.md without clock, notes' hooks-farm.battle
    lacks "Red used" "$(cat a.md)"
    ends 2 umpire report hooks-farm.battle --without mud
    has "disputes, clock, notes, photos, pictures" "$stderr"
    ends 1 umpire -c 'report without disputes, mud' hooks-farm.battle
    has "no part of a report" "$stderr"
}

@test "the prompt's report is the program's" {
    played p8
    ends 0 umpire report p8.battle
    told=$output
    ends 0 umpire -c report p8.battle
    is "$told" "$output"
    ends 0 umpire -c 'report b.txt' p8.battle
    is "$told" "$(cat b.txt)"
}

@test "a report takes no file's place unasked" {
    played p8
    echo mine >p8.txt
    ends 5 umpire report p8.battle -o p8.txt
    has "not written" "$stderr"
    is mine "$(cat p8.txt)"
    ends 0 umpire report p8.battle -o p8.txt --force
    has "The worked example" "$(cat p8.txt)"
    is "p8.battle p8.txt" "$(echo p8.*)"
    mkdir p8.md
    ends 5 umpire report p8.battle -o p8.md --force
    ends 5 umpire report p8.battle -o no/p8.md
    [ ! -e no ]
}

@test "a name says the form" {
    small
    ends 2 umpire report a.battle -o a.pdf
    has ".txt, .md or .html" "$stderr"
    [ ! -e a.pdf ]
    ends 1 umpire -c 'report a.doc' a.battle
    has "ends in .txt, .md or .html" "$stderr"
    ends 2 umpire report
    ends 5 umpire report no.battle
}

@test "a full disk is told of" {
    small
    [ -w /dev/full ] || skip "there is no /dev/full"
    run bash -c "'$UMPIRE' report a.battle >/dev/full"
    [ "$status" -eq 5 ]
}

@test "names that would be markup are words" {
    umpire new nasty.battle >/dev/null 2>&1
    umpire -c 'battle "</text><script>alert(1)</script>" at "]]> & <b>"' \
        'side red "<script>" player "\" onload=x" back south' \
        'side blue "--> *b* [a](http://b.c)"' \
        'body RA 20 inf "</bdi><img src=x onerror=y>"' 'gun RG1 "]]>"' \
        'body BA 20 inf "&lt;"' 'gun BG1 "O'"'"'Brien"' \
        'set gun.shots 3 because </style><link href="http://d.e">' \
        'start red' 'next' 'note <a href="http://f.g">h</a>' \
        'next' 'next' 'fire rg1 3 2ba' 'melee 3ra v 5ba iso' \
        'finish undecided </p><script src="//x">' nasty.battle \
        >/dev/null 2>&1
    is 16 "$(entries nasty.battle)"
    for form in $forms; do
        ends 0 umpire report nasty.battle -o "nasty.$form"
    done
    ends 0 xmllint --noout nasty.html
    asks_nothing nasty.html
    none nasty.html '<(img|b>|a )'
    ends 0 xmllint --xpath 'string(//h1)' nasty.html
    is '</text><script>alert(1)</script>' "$output"
    ends 0 xmllint --xpath 'string(//title)' nasty.html
    is '</text><script>alert(1)</script>' "$output"
    # In Markdown nothing of theirs is a tag, a link or a mark.
    none nasty.md '<'
    none nasty.md 'http:|[^\]\]\('
    has '</text><script>' "$(cat nasty.txt)"
}

@test "README shows what its battle's report says" {
    umpire new garden.battle >/dev/null 2>&1
    awk '/^```umpire$/ { on = 1; next } /^```/ { on = 0 }
        on && /^> / { print substr($0, 3) }' "$SESSIONS/../../README.md" |
        umpire garden.battle >/dev/null 2>&1
    ends 0 umpire report garden.battle
    wanted=$(awk '/^```text$/ && !n++ { on = 1; next } /^```/ { on = 0 } on' \
        "$SESSIONS/../../README.md")
    has "$wanted"
}

@test "title, place, date, players, pictures and disputes, and what is left out" {
    umpire new hall.battle
    umpire -c 'battle "The barn" at "the church hall" on 2026-11-29' \
        'side red player Ann' 'side blue player Ben' 'body RA 6 inf Guards' \
        'body BA 5 inf' 'toss first = red' 'start red' go 'photo barn-1.jpg' \
        'dispute is the wall in the way' 'verdict red it is high' \
        'note a dog came in' hall.battle >/dev/null
    ends 0 umpire report hall.battle
    for words in 'The barn' 'the church hall' '29 November 2026' \
        'led by Ann' 'led by Ben' 'Guards (RA)' 'Tosses' 'barn-1.jpg' \
        '“is the wall in the way”' '“it is high”' '“a dog came in”'; do
        has "$words"
    done
    ends 0 umpire report hall.battle --without disputes,clock
    lacks 'is the wall in the way'
    has 'barn-1.jpg'
}
