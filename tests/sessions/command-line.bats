#!/usr/bin/env bats
# SPDX-License-Identifier: GPL-3.0-or-later
#
# command-line.bats: what the program is started with, how it ends, and what it
# leaves in the file.

load battle

@test "0: everything was done" {
    ends 0 umpire new a.battle
    is "" "$output$stderr"
    ends 0 umpire -c 'side red' a.battle
    is "#1 Red: back line south, letter r." "$output"
    ends 0 umpire -V
    ends 0 umpire -h
    has 'usage: umpire new FILE'
}

@test "1: a line was wrong, and nothing of it is kept" {
    small
    before=$(entries a.battle)
    ends 1 umpire -c 'melle 5ra v 7ba iso' a.battle
    has 'did you mean melee?' "$stderr"
    has 'right would be: ' "$stderr"
    is "" "$output"
    ends 1 umpire -c 'kill RA.21 fell' a.battle
    ends 1 umpire -c 'melee 5ra v 7ba' a.battle
    is "$before" "$(entries a.battle)"
}

@test "2: bad usage, and the usage is shown" {
    umpire new a.battle
    for options in '' '--frob a.battle' '--clock=fast a.battle' '-c' \
        '-c show' 'new' 'new b.battle c.battle' '--color=red a.battle' \
        '--commit-every 0 -f s a.battle' '--commit-every x -f s a.battle' \
        'verify' 'log' 'export a.battle' 'export a.battle nonsense' \
        'export a.battle all' '--delimiter ;; export a.battle men' \
        'rule' 'a.battle b.battle'; do
        # shellcheck disable=SC2086
        ends 2 "$UMPIRE" $options
        has 'usage: umpire new FILE' "$stderr"
        is "" "$output"
    done
    [ ! -e b.battle ]
}

@test "3: the rules refuse it, and nothing is kept" {
    small
    before=$(entries a.battle)
    ends 3 umpire -c 'fire RG1 5' a.battle
    has 'refused: ' "$stderr"
    has '[A4b]' "$stderr"
    has 'right would be: fire RG1 4' "$stderr"
    ends 3 umpire -c 'move BA 12 n' a.battle
    has '[M6]' "$stderr"
    ends 3 umpire --read-only -c 'note x' a.battle
    is "$before" "$(entries a.battle)"
}

@test "4: the file does not hold what was recorded" {
    small
    ends 0 umpire verify a.battle
    sqlite3 a.battle 'drop trigger entry_no_update;
        update entry set line = replace(line, 20, 21) where n = 4'
    ends 4 umpire verify a.battle
    ends 4 umpire -c show a.battle
}

@test "5: what is no battle is not read, nor changed" {
    ends 5 umpire nosuch.battle
    has 'to begin a battle: umpire new FILE' "$stderr"
    ends 5 umpire -c 'note x' nosuch.battle
    [ ! -e nosuch.battle ]
    echo 'not a battle' >text
    ends 5 umpire -c 'note x' text
    has 'not a battle file' "$stderr"
    is 'not a battle' "$(cat text)"
    : >empty
    ends 5 umpire -c 'note x' empty
    [ ! -s empty ]
    sqlite3 other.db 'create table entry(n)'
    ends 5 umpire -c 'note x' other.db
    ends 5 umpire -c show .
    ends 5 umpire verify nosuch.battle
    ends 5 umpire log nosuch.battle
    ends 5 umpire export nosuch.battle men
    ends 5 umpire -f nosuch.umpire text
}

@test "5: a file that is there is not made anew" {
    small
    before=$(cksum <a.battle)
    ends 5 umpire new a.battle
    has 'exists' "$stderr"
    is "$before" "$(cksum <a.battle)"
    ends 5 umpire new nosuchfolder/a.battle
    [ ! -e nosuchfolder ]
}

@test "5: where nothing can be written nothing is" {
    ends 5 umpire new /proc/a.battle
    small
    mkdir closed
    cp a.battle closed
    chmod 444 closed/a.battle
    chmod 555 closed
    [ ! -w closed ] || skip 'this user may write everywhere'
    ends 5 umpire new closed/b.battle
    before=$(cksum <closed/a.battle)
    ends 5 umpire -c 'note x' closed/a.battle
    is "$before" "$(cksum <closed/a.battle)"
    ends 0 umpire --read-only -c 'show red' closed/a.battle
}

@test "new takes an edition, a game and a title; what is wrong makes no file" {
    ends 0 umpire new a.battle --edition russian --game rear \
        --title 'The farm, at dusk'
    is 'battle The farm, at dusk|edition russian|game rear' "$(
        sqlite3 a.battle 'select line from entry' | paste -sd'|' -)"
    ends 1 umpire new b.battle --edition american
    [ ! -e b.battle ]
}

@test "several lines: the first that fails ends them, what stands before is kept" {
    small
    ends 1 umpire -c 'note one' 'note' 'note three' a.battle
    has 'Noted: one'
    has '-c:2:5: error' "$stderr"
    lacks three
    is 'note one' "$(sqlite3 a.battle \
        'select line from entry order by n desc limit 1')"
}

@test "--keep-going goes on, and ends with the first failure's status" {
    small
    before=$(entries a.battle)
    ends 3 umpire --keep-going -c 'fire RG1 9' 'note' 'note three' a.battle
    has 'Noted: three'
    is $((before + 1)) "$(entries a.battle)"
    ends 1 umpire --keep-going -c 'note' 'fire RG1 9' a.battle
    printf 'note\nfire RG1 9\nnote from a script\n' >script
    ends 1 umpire --keep-going -f script a.battle
    has 'Noted: from a script'
    is $((before + 2)) "$(entries a.battle)"
}

@test "a script is all or nothing" {
    small
    printf 'note one\nfire RG1 4\n# nothing\n\nfire RG1 5 # too many\n' \
        >script
    before=$(cksum <a.battle)
    ends 3 umpire -f script a.battle
    has 'script:5:10: ' "$stderr"
    has 'nothing was kept' "$stderr"
    is "$before" "$(cksum <a.battle)"
    sed -i '$d' script
    ends 0 umpire -f script a.battle
    has 'entries 13 to 14 are on the disk' "$stderr"
    ends 0 umpire -c 'undo' a.battle
    has 'undone: 2 entries'
}

@test "a script with corrections and choices is one group too" {
    small
    cat >script <<'LINES'
time
melee RA.1-4 v BA.1-6 iso
choose taken RA.1,2
=melee RA.1-5 v BA.1-7 iso
interval
LINES
    ends 0 umpire -f script a.battle
    is 'RA.1 RA.2' "$(rows a.battle prisoners \
        'select man from prisoners' | paste -sd' ' -)"
    ends 0 umpire verify a.battle
}

@test "--commit-every keeps what came before" {
    small
    { for i in 1 2 3 4 5 6 7; do echo "note $i"; done; echo note; } >script
    before=$(entries a.battle)
    ends 1 umpire --commit-every 3 -f script a.battle
    has 'the rest was not kept' "$stderr"
    is $((before + 6)) "$(entries a.battle)"
}

@test "standard input is read line by line, and a fault says which" {
    small
    before=$(entries a.battle)
    printf '# a comment\n\nnote one\nnote\nnote two\n' >script
    ends 1 umpire a.battle <script
    has 'Noted: one'
    has 'standard input:4:5: error' "$stderr"
    is $((before + 1)) "$(entries a.battle)"
    # The last line needs no newline; a carriage return is passed over.
    printf 'note three\r\nnote four' >script
    ends 0 umpire a.battle <script
    is 'note four' "$(sqlite3 a.battle \
        'select line from entry order by n desc limit 1')"
}

@test "source reads a script as one group, and a script reads no other" {
    small
    printf 'note one\nnote two\n' >script
    before=$(entries a.battle)
    ends 0 umpire -c 'source script' a.battle
    has 'Noted: two'
    ends 0 umpire -c undo a.battle
    has 'undone: 2 entries'
    echo 'source script' >outer
    ends 0 umpire a.battle <outer
    is $((before + 5)) "$(entries a.battle)"
    ends 1 umpire -f outer a.battle
    has 'a script cannot read another' "$stderr"
    echo 'note' >>script
    ends 1 umpire -c 'source script' a.battle
    has 'script:3:5: ' "$stderr"
    ends 5 umpire -c 'source nosuch' a.battle
    is $((before + 5)) "$(entries a.battle)"
}

@test "a ; b is all or nothing" {
    small
    before=$(cksum <a.battle)
    ends 3 umpire -c 'move RA.1 12 n ; move RA.1 1 n' a.battle
    is "$before" "$(cksum <a.battle)"
    is "" "$output"
    ends 0 umpire -c 'move RA.1 11 n ; move RA.1 1 n' a.battle
    is '13 13' "$(sqlite3 a.battle \
        'select grp from entry order by n desc limit 2' | paste -sd' ' -)"
}

@test "? changes nothing, and asking neither" {
    small
    before=$(cksum <a.battle)
    ends 0 umpire -c '? fire RG1 4 3ba' '? melee 5ra v 7ba iso' \
        '? finish red' '? undo 2' '? =next' a.battle
    ends 0 umpire -c show 'show red' 'count red 20 foot 5 horse' \
        'can red' score 'log 5' 'rule H3e' 'help all' muster a.battle
    is "$before" "$(cksum <a.battle)"
}

@test "--json: every line of the answer is an object" {
    small
    ends 0 umpire --json -c time 'melee 2ra v 3ba iso' score 'show red' \
        '? note x' 'undo' 'help' 'log 3' a.battle
    is_json <<<"$output"
    has '"entry":13,"verdict":"allowed"'
    has '"rules":["H1a","H3e"'
    has '"melees":[{"entry":14,"melee":"M1","move":2,"charger":"red"'
    ends 1 umpire --json -c 'note' a.battle
    is_json <<<"$output"
    has '"verdict":"wrong"'
    has '"error":{"code":"incomplete","column":5'
    ends 3 umpire --json -c 'capture BG1 blue past 4 near 0' a.battle
    is_json <<<"$output"
    has '"verdict":"refused"'
}

@test "--quiet leaves numbers, hints and carets out" {
    small
    ends 0 umpire --quiet -c 'time' 'melee 2ra v 3ba iso' a.battle
    lacks '#'
    lacks 'on the floor'
    ends 1 umpire --quiet -c 'note' a.battle
    lacks '^' "$stderr"
    lacks 'right would be' "$stderr"
    has 'error: ' "$stderr"
}

@test "no colour where it is not asked for, and none where there is no terminal" {
    small
    for colour in never auto; do
        ends 0 umpire --color=$colour -c 'show red' 'note x' a.battle
        lacks $'\033'
    done
    ends 0 umpire --plain -c 'show red' a.battle
    lacks $'\033'
}

@test "rule needs no battle" {
    ends 0 umpire rule 13 v 19 s5
    has '6 taken, 7 dead each side, 12'
    ends 0 umpire rule 13 v 21 s7
    has '13 dead each side, 8'
    ends 0 umpire rule 20 v 20
    has 'all 20 dead'
    ends 0 umpire rule H3e
    has 'H3e  ch. III'
    ends 1 umpire rule Z9
    ends 1 umpire rule 0 v 5 iso
}

@test "a manual clock moves by stamps alone" {
    umpire new a.battle
    lines_of | umpire a.battle >made 2>&1
    ends 0 umpire -c '@+30 next' '@+1:00 time' 'melee 2ra v 2ba' '@+15 note x' \
        '@-10 note y' '@2026-11-30T14:02:00.250Z go' a.battle
    is '30000 90000 90000 105000 95000 120250' "$(sqlite3 a.battle \
        'select at_ms from entry where n > 9' | paste -sd' ' -)"
    is '2026-11-30T14:02:00.250Z' "$(sqlite3 a.battle \
        'select utc from entry order by n desc limit 1')"
    ends 3 umpire -c '@2026-11-30T14:02:00.249Z note too early' a.battle
    has 'past entry 15' "$stderr"
    ends 3 umpire -c '@-1 note too early' a.battle
    ends 3 umpire -c '@-40 next' a.battle
    for stamp in '@soon' '@+' '@12:99' '@2026-13-01T00:00:00Z' '@+1.2.3'; do
        ends 1 umpire -c "$stamp note x" a.battle
    done
    is 15 "$(entries a.battle)"
}

@test "a stamp of the day is the last time that it was so late" {
    export TZ=UTC
    umpire new a.battle
    began=$(date -u -d '2 days ago' +%Y-%m-%dT12:00:00Z)
    ends 0 "$UMPIRE" -c "@$began note the first" '@14:41 note x' a.battle
    is '14:41:00.000Z' "$(sqlite3 a.battle \
        'select substr(utc, 12) from entry where n = 2')"
    ends 1 "$UMPIRE" -c '@25:00 note x' a.battle
    ends 1 "$UMPIRE" -c '@14:60 note x' a.battle
    is 2 "$(entries a.battle)"
}

@test "a script that begins with a full stamp runs on its stamps" {
    umpire new a.battle
    { lines_of && printf 'next\n@+45 time\n'; } >script
    ends 0 "$UMPIRE" -f script a.battle
    has "Red's move 1 took 0:45"
}

@test "the log is shown whole, with what became of its entries" {
    small
    umpire -c 'note one' 'undo' 'fire RG1 2 1ba' '=fire RG1 3 1ba' a.battle \
        >made
    ends 0 umpire log a.battle
    has '#1 '
    has 'undone by #14'
    has 'replaced by #16'
}

@test "two at once: neither loses what the other kept" {
    small
    before=$(entries a.battle)
    for i in 1 2 3 4 5 6; do
        umpire -c "note $i" a.battle >"out$i" 2>&1 &
    done
    wait
    kept=$(cat out? | grep -c Noted)
    is $((before + kept)) "$(entries a.battle)"
    [ "$kept" -ge 1 ]
    ends 0 umpire verify a.battle
}

@test "a closed pipe ends it without harm" {
    small
    before=$(cksum <a.battle)
    umpire log a.battle | head -1 >one
    [ -s one ]
    umpire export a.battle men | head -1 >one
    is "$before" "$(cksum <a.battle)"
    exec 7> >(true)
    wait $!
    umpire edition 2>said >&7 && ended=0 || ended=$?
    exec 7>&-
    is 5 "$ended"
    is "" "$(cat said)"
    ends 5 sh -c '"$1" log "$2" >/dev/full' sh "$UMPIRE" a.battle
    has 'standard output: No space left on device' "$stderr"
    ends 5 sh -c '"$1" export "$2" men >/dev/full' sh "$UMPIRE" a.battle
}

@test "colour where it is asked for says nothing alone" {
    small
    ends 1 umpire --color=always -c nite a.battle
    has $'\033[31merror\033[0m: unknown word' "$stderr"
    ends 1 umpire -c nite a.battle
    has 'error: unknown word' "$stderr"
    lacks $'\033' "$stderr"
}

@test "nothing writes over a battle, by no force" {
    small
    umpire new b.battle
    umpire -c 'side red' b.battle
    before=$(cksum a.battle b.battle)
    for to in a.battle ./a.battle b.battle; do
        ends 5 umpire --force export a.battle sides "$to"
        has 'not written: that is ' "$stderr"
        for line in "export sides $to" "sheet $to" "board $to"; do
            ends 5 umpire --force -c "$line" a.battle
            has 'that is ' "$stderr"
        done
    done
    ln a.battle other.md
    ends 5 umpire --force export a.battle sides other.md
    has 'that is the battle itself' "$stderr"
    ends 5 umpire --force report a.battle -o other.md
    has 'that is the battle itself' "$stderr"
    is "$before" "$(cksum a.battle b.battle)"
}

@test "--commit-every: a part that is not kept ends it, and is its status" {
    small
    mkfifo lines
    umpire --commit-every 2 -f lines a.battle >said 2>&1 3>&- &
    typed=$!
    before=$(entries a.battle)
    exec 7>lines
    printf 'note %s\n' one two >&7
    until [ "$(entries a.battle)" -eq $((before + 2)) ]; do sleep 0.02; done
    coproc sqlite3 a.battle 3>&- 7>&-
    printf 'begin immediate;\nselect 1;\n' >&"${COPROC[1]}"
    read -r _ <&"${COPROC[0]}"
    printf 'note %s\n' three four five six >&7
    exec 7>&-
    wait $typed && ended=0 || ended=$?
    kill "$COPROC_PID"
    is 5 "$ended"
    has 'the rest was not kept' "$(cat said)"
    is $((before + 2)) "$(entries a.battle)"
    printf 'nonsense\nnote one\nnote two\n' >script
    ends 1 umpire --keep-going --commit-every 2 -f script a.battle
    is $((before + 4)) "$(entries a.battle)"
}

@test "a line of a script that is far too long is no other line, and is told" {
    small
    before=$(entries a.battle)
    {
        head -c 70000 /dev/zero | tr '\0' x
        printf '\nnote after\n'
    } >script
    ends 1 umpire -f script a.battle
    has 'script:1:4097: error: a line is at most 4,096 bytes' "$stderr"
    is "$before" "$(entries a.battle)"
}

@test "an answer is whole, however long" {
    small
    seq -f 'note this is the note with the number %.0f of so very many' 1800 |
        umpire a.battle >/dev/null
    ends 0 umpire log a.battle
    [ "${#output}" -gt 70000 ]
    has 'the number 1800 of' "$output"
}

@test "a name never steers the terminal" {
    name=$(printf 'x\033[31m.battle')
    for how in list log verify; do
        run --separate-stderr umpire "$how" "$name"
        lacks "$(printf '\033')" "$output$stderr"
        has 'x\u{1B}[31m.battle' "$stderr"
    done
}

@test "nobody is told to fire at his own men" {
    small
    for gun in rg1 bg1; do
        ends 1 umpire -c "fire $gun 1 hit 1" a.battle
        lacks "fire $gun 1 ${gun:0:1}a" "$stderr"
        ends 0 umpire -c time -c next a.battle
    done
}
