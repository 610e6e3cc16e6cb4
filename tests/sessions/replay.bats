#!/usr/bin/env bats
# SPDX-License-Identifier: GPL-3.0-or-later
#
# replay.bats: whole battles from their scripts, against what the book says of
# them; the log as a script gives the battle again; verify sees what was
# changed by other hands.

load battle

played() { # played SCRIPT [FILE]: from its beginning to its end
    umpire new "${2:-a.battle}"
    "$UMPIRE" -f "$1" "${2:-a.battle}" >played 2>&1 || {
        cat played >&2
        return 1
    }
}

until_line() { # until_line PATTERN: Hook's Farm until after that line
    sed "/$1/q" "$SESSIONS/hooks-farm.umpire" >part
    grep -q "$1" part
    played part
}

of() { # of SQL: on the file's own tables
    sqlite3 a.battle "$1" | paste -sd' ' -
}

killed() { # killed MOVE SIDE SIDE-THAT-LOST: by shot, foot and horse
    of "select count(*) filter (where c.arm = 'inf'),
        count(*) filter (where c.arm = 'cav')
        from casualties c join shots s on c.entry = s.entry
        where s.move = $1 and s.side = '$2' and c.side = '$3'"
}

# --- Hook's Farm (Little Wars, chapter IV) ---

@test "Hook's Farm ends at Blue 196, Red 26, net 170 to Blue" {
    played "$SESSIONS/hooks-farm.umpire"
    is 'red,0.0,10.0,6.0,7.0,3.0,0.0,0.0,26.0,-170.0,yes
blue,100.0,50.0,12.0,31.0,0.0,3.0,0.0,196.0,170.0,yes' \
        "$("$UMPIRE" export a.battle scores | tail -n +2)"
    ends 0 umpire verify a.battle
}

@test "Hook's Farm: the order of battle" {
    played "$SESSIONS/hooks-farm.umpire"
    is '50|25|3|yes 48|25|3|no' "$(rows a.battle sides \
        'select infantry, cavalry, guns, first_player from sides' |
        tr , '|' | paste -sd' ' -)"
    is '13 5 37 20' "$(rows a.battle bodies "select mustered from bodies
        where side = 'red'" | paste -sd' ' -)"
}

@test "Hook's Farm: nobody fires in the first moves; all of Red's guns move" {
    played "$SESSIONS/hooks-farm.umpire"
    is 0 "$(of 'select count(*) from shots where move = 1')"
    is 0 "$(of "select count(*) from shots where move = 2 and side = 'red'")"
    rm a.battle
    # Were they to fire in the first, the rules would not have it.
    until_line 'go   # Blue 1$'
    ends 3 umpire -c 'fire BG1 1' a.battle
    has '[M4]' "$stderr"
    [ "$(grep -c '^fire' "$SESSIONS/hooks-farm.umpire")" -eq 11 ]
}

@test "Hook's Farm, figures 4 and 5a: three Reds, then two horse and six foot" {
    played "$SESSIONS/hooks-farm.umpire"
    is '3|0' "$(killed 2 blue red)"
    is '6|2' "$(killed 3 red blue)"
    is '4 4' "$(of "select shots from shots where move = 3 and side = 'red'")"
}

@test "Hook's Farm, figure 5: 18 horse charge 21, isolated" {
    until_line '^note Blue pointed'
    is 'red|blue|21|red|18|2|9|yes|3|15|15|6' "$(of "select charger, greater,
        greater_men, lesser, lesser_men, support, needed, isolated, prisoners,
        greater_dead, lesser_dead, greater_left from melees")"
    # Eight horse are left to Blue, two to Red's right; both guns are out.
    is 8 "$(rows a.battle men "select count(*) from men where side = 'blue'
        and arm = 'cav' and state = 'fit'")"
    is 2 "$(rows a.battle men "select count(*) from men where body = 'RRC'
        and state = 'fit'")"
    is 'BG1 BG2' "$(rows a.battle guns "select gun from guns
        where side = 'blue' and state = 'out-of-action'" | paste -sd' ' -)"
    ends 0 umpire -c go a.battle
    ends 3 umpire -c 'fire BG1 1' a.battle
    ends 3 umpire -c 'fire BG2 1' a.battle
    ends 0 umpire -c 'fire BG3 1' a.battle
    # With half of the eighteen near it would have gone otherwise.
    ends 0 umpire rule 18 v 21 s9
    has '18 dead each side, 3 of the greater stand'
}

@test "Hook's Farm, figure 6: a foot and a horse; one man leads three off" {
    until_line '^move P1 12 n$'
    is '1|1' "$(killed 3 blue red)"
    is 'BM.32 3' "$(of "select guards, count(*) from prisoners
        where state = 'held' group by guards" | tr '|' ' ')"
}

@test "Hook's Farm, figures 7 and 8: eight Blues, then ten Red foot" {
    played "$SESSIONS/hooks-farm.umpire"
    is '8|0' "$(killed 4 red blue)"
    is '10|0' "$(killed 4 blue red)"
}

@test "Hook's Farm, figure 8: nine rush six at the gun in dispute" {
    played "$SESSIONS/hooks-farm.umpire"
    is 'blue|9|6|3|yes|3|3|3|6' "$(of "select charger, greater_men, lesser_men,
        needed, isolated, prisoners, greater_dead, lesser_dead, greater_left
        from melees where melee = 'M2'")"
    is 6 "$(of "select count(*) from melee_men
        where melee = 'M2' and fate in ('unhurt', 'guard')
        and man like 'B%'")"
}

@test "Hook's Farm, figure 9: three and one; the right gun is taken" {
    until_line '^kill RLC.5 not accounted'
    is '4|0' "$(killed 5 blue red)"
    is '3 1' "$(of "select killed from shots where move = 5")"
    is 'blue' "$(rows a.battle guns "select holder from guns
        where gun = 'RG3'")"
    is 'RG1,4 RG2,4' "$(rows a.battle guns "select gun, crew from guns
        where gun in ('RG1', 'RG2')" | paste -sd' ' -)"
}

@test "Hook's Farm: who escaped, who was taken, who fell" {
    played "$SESSIONS/hooks-farm.umpire"
    is 'cav,4 inf,7' "$(rows a.battle men "select arm, count(*) from men
        where state = 'off' group by arm" | paste -sd' ' -)"
    is 'RG1,red,off RG2,blue,in-action RG3,blue,in-action' "$(rows a.battle \
        guns "select gun, holder, state from guns where side = 'red'" |
        paste -sd' ' -)"
    is 6 "$(of "select count(*) from prisoners where state = 'held'")"
    # The book tells of 37 dead Reds and 34 Blues; 21 are not accounted for.
    is '37 21' "$(of "select count(*) filter (where cause <> 'other')
        || ' ' || count(*) filter (where cause = 'other')
        from casualties where side = 'red'")"
    is '34 0' "$(of "select count(*) filter (where cause <> 'other')
        || ' ' || count(*) filter (where cause = 'other')
        from casualties where side = 'blue'")"
    is '39' "$(rows a.battle men "select count(*) from men
        where side = 'blue' and state = 'fit'")"
    is '0' "$(rows a.battle men "select count(*) from men
        where side = 'red' and state = 'fit'")"
}

@test "Hook's Farm: the moves, and their time" {
    played "$SESSIONS/hooks-farm.umpire"
    is '8 7' "$(of "select max(move) from moves group by side order by side
        desc")"
    # 75 men and three guns: five and a half minutes, so six.
    is '360.000|330.000' "$(of "select allowance_s, used_s from moves
        where move = 1 and side = 'red'")"
    # Red's four minutes' deliberation.
    is '240.000' "$(of "select interval_s from moves
        where move = 3 and side = 'blue'")"
    is 0 "$(of 'select count(*) from moves where overrun_s + 0 > 0')"
}

# --- the worked example (chapter III, hand-to-hand 3) ---

@test "the worked example: two melees, and how they end" {
    played "$SESSIONS/p8.umpire"
    is 'M1|alpha|19|beta|13|5|7|yes|6|7|7|12
M2|beta|14|alpha|12|0|6|yes|2|10|10|4' "$(sqlite3 a.battle "select melee,
        greater, greater_men, lesser, lesser_men, support, needed, isolated,
        prisoners, greater_dead, lesser_dead, greater_left from melees")"
    # A: 17 dead, 2 held by one guard. B: 17 dead, 6 freed and unarmed, one
    # guard and three free.
    is 'dead,17 prisoner,2' "$(rows a.battle men "select state, count(*)
        from men where side = 'alpha' group by state" | paste -sd' ' -)"
    is 'dead,17 disarmed,6 fit,4' "$(rows a.battle men "select state, count(*)
        from men where side = 'beta' group by state" | paste -sd' ' -)"
    is 'P1||freed|6 P2|BN.6|held|2' "$(of 'select party, guards, state,
        count(*) from prisoners group by party')"
    ends 0 umpire verify a.battle
}

@test "the worked example: freed men stand still until the move following" {
    sed '/^show prisoners/q' "$SESSIONS/p8.umpire" >part
    played part
    ends 3 umpire -c 'move BA.8 12 n' a.battle
    ends 1 umpire -c 'melee BA.8 v AA.18 iso' a.battle
}

# --- the log as a script ---

again() { # again FILE: its script, run into a new file, ends in the same state
    "$UMPIRE" log --script "$1" >script
    ends 0 "$UMPIRE" new again.battle
    ends 0 "$UMPIRE" -f script again.battle
    is "$(digest "$1")" "$(digest again.battle)"
    is "$("$UMPIRE" export "$1" scores)" \
        "$("$UMPIRE" export again.battle scores)"
    is "$("$UMPIRE" export "$1" moves)" "$("$UMPIRE" export again.battle moves)"
    ends 0 umpire verify again.battle
    rm again.battle
}

@test "log --script of a battle gives the battle again" {
    for script in hooks-farm p8; do
        played "$SESSIONS/$script.umpire" $script.battle
        again $script.battle
    done
}

@test "log --script of stories with corrections gives their end again" {
    for story in late-shot choosing undo-many equals-after-pause \
        amend-amended last-guard-shot melees-frozen overrule; do
        # The lines of a story; those that are wrong there are wrong here.
        sed -n 's/^> //p' "$SESSIONS/$story.story" >lines
        rm -f story.battle
        umpire new story.battle
        umpire --keep-going story.battle <lines >said 2>&1 || true
        [ "$(entries story.battle)" -gt 9 ]
        again story.battle
    done
}

@test "log --script of a battle nobody has begun is empty, and all is well" {
    umpire new a.battle
    ends 0 umpire log --script a.battle
    is "" "$output"
    ends 0 umpire log a.battle
    ends 0 umpire verify a.battle
    ends 0 umpire export a.battle all tables
    is 1 "$(wc -l <tables/men.csv)"
    ends 0 umpire -c show muster 'log 5' a.battle
    ends 3 umpire -c undo a.battle
}

# --- verify ---

@test "verify: a battle as it was played" {
    small
    ends 0 umpire verify a.battle
    has '12 entries, all as recorded'
}

changed() { # changed SQL: as other hands would
    small
    umpire -c 'time' 'melee 2ra v 3ba iso' a.battle >made
    ends 0 umpire verify a.battle
    sqlite3 a.battle 'drop trigger entry_no_update;' \
        'drop trigger entry_no_delete;' "$1"
    ends 4 umpire verify a.battle
    has 'umpire: ' "$stderr"
}

@test "verify: anything changed in the log is seen" {
    changed "update entry set line = 'melee 2ra v 4ba iso' where n = 14"
    changed "update entry set answer = replace(answer, '2 Red', '3 Red')
        where n = 14"
    changed "update entry set verdict = 'overruled' where n = 14"
    changed "update entry set digest = digest + 1 where n = 14"
    changed "update entry set utc = replace(utc, '2026', '2025') where n = 3"
    changed "update entry set note = 'agreed' where n = 2"
    changed 'delete from entry where n = 14'
}

@test "verify: a table that was ruled is seen to differ" {
    small
    umpire -c 'time' 'melee 2ra v 3ba iso' a.battle >made
    sqlite3 a.battle 'update melees set prisoners = 0'
    ends 4 umpire verify a.battle
    has 'melees' "$stderr"
    small b.battle
    umpire -c 'fire RG1 2 1ba' b.battle >made
    sqlite3 b.battle 'delete from casualties'
    ends 4 umpire verify b.battle
    has 'casualties' "$stderr"
}

@test "verify: a byte of a line turned in the file is seen" {
    small
    umpire -c 'note the quick brown fox' a.battle >made
    at=$(grep -abo 'quick brown' a.battle | head -1 | cut -d: -f1)
    printf Q | dd of=a.battle bs=1 seek="$at" conv=notrunc 2>/dev/null
    ends 4 umpire verify a.battle
    has '13' "$stderr"
}
