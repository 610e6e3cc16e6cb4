#!/usr/bin/env bats
# SPDX-License-Identifier: GPL-3.0-or-later
#
# A warning is called while the referee types: it stands above the line, the
# line is as it was, and so is whatever was being done to it.

load screen

@test "half a line, the cursor in its middle" {
    referee 60x10
    text 'fire RG at BA'
    keys Left Left Left Left Left Left
    screen_is 12,0 <<<'ref> fire RG at BA'
    ring
    screen_is 12,1 <<'END'
** warning 1 **
ref> fire RG at BA
END
    text 1
    keys Enter
    log_is <<<'got: fire RG1 at BA'
}

@test "an empty line, and two warnings" {
    referee 60x10
    ring
    screen_has 'warning 1'
    ring
    screen_is 5,2 <<'END'
** warning 1 **
** warning 2 **
ref>
END
}

@test "a coloured prompt" {
    referee 60x10 -p colour
    text 'move RA'
    screen_is 14,0 <<<'Red 3> move RA'
    ring
    screen_is 14,1 <<'END'
** warning 1 **
Red 3> move RA
END
    on capture-pane -p -e | grep -q $'\033\\[.*31m.*Red 3'
}

@test "the prompt changes with the warning" {
    referee 60x10 -p count
    text 'move RA'
    screen_is 10,0 <<<'0> move RA'
    ring
    screen_is 10,1 <<'END'
** warning 1 **
1> move RA
END
}

@test "a line over four rows of forty columns" {
    local line='note aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeeeeeffffff'
    line+='ffffgggggggggghhhhhhhhhhiiiiiiiiiijjjjjjjjjj'
    referee 40x12
    text "$line END"
    screen_has 'END'
    keys C-a M-f M-f Left Left Left
    ring
    screen_is 27,3 <<'END'
** warning 1 **
ref> note aaaaaaaaaabbbbbbbbbbcccccccccc
ddddddddddeeeeeeeeeeffffffffffgggggggggg
hhhhhhhhhhiiiiiiiiiijjjjjjjjjj END
END
    text Y
    keys Enter
    log_is <<<"got: ${line%jjj}Yjjj END"
}

@test "letters of two and four bytes, and of two columns" {
    referee 60x10
    text 'name "Évêque 漢字 𝔘 é—ß" done'
    screen_has 'done'
    keys Left Left Left Left Left
    ring
    screen_is 29,1 <<'END'
** warning 1 **
ref> name "Évêque 漢字 𝔘 é—ß" done
END
    text ü
    keys Enter
    log_is <<<'got: name "Évêque 漢字 𝔘 é—ß"ü done'
}

@test "a search backwards" {
    referee 60x14
    text 'move RA 12'
    keys Enter
    text 'fire RG at BA'
    keys Enter
    screen_has 'got: fire'
    text 'half'
    keys C-r
    text mov
    screen_has "(reverse-i-search)\`mov': move RA 12"
    ring
    screen_is 25,5 <<'END'
ref> move RA 12
got: move RA 12
ref> fire RG at BA
got: fire RG at BA
** warning 1 **
(reverse-i-search)`mov': move RA 12
END
    text 'e R'
    screen_has "(reverse-i-search)\`move R': move RA 12"
    keys Enter
    screen_has 'ref> move RA 12
got: move RA 12
ref>'
    log_is <<'END'
got: move RA 12
got: fire RG at BA
got: move RA 12
END
}

@test "a search backwards, and the prompt changes after it" {
    referee 60x14 -p count -l 1
    text 'move RA 12'
    keys Enter
    screen_has 'got: move'
    keys C-r
    text mov
    screen_has "(reverse-i-search)\`mov': move RA 12"
    ring
    screen_has "** warning 1 **
(reverse-i-search)\`mov': move RA 12"
    keys C-e
    screen_is 13,3 <<'END'
0> move RA 12
got: move RA 12
** warning 1 **
1> move RA 12
END
}

@test "a numeric argument" {
    referee 60x10
    text abc
    keys M-1 M-2
    screen_has '(arg: 12)'
    ring
    screen_has '** warning 1 **
(arg: 12) abc'
    text z
    screen_is 20,1 <<'END'
** warning 1 **
ref> abczzzzzzzzzzzz
END
    keys Enter
    log_is <<<'got: abczzzzzzzzzzzz'
}

@test "a quoted key" {
    referee 60x10
    text abc
    keys C-v
    ring
    screen_is 8,1 <<'END'
** warning 1 **
ref> abc
END
    keys C-a
    screen_has '^A'
    keys Enter
    log_is <<<$'got: abc\001'
}

@test "half a paste has come" {
    referee 60x10
    text 'before '
    bytes '\033[200~pasted'
    ring
    screen_has 'warning 1'
    bytes ' words\033[201~'
    text ' after'
    screen_is 30,1 <<'END'
** warning 1 **
ref> before pasted words after
END
    keys Enter
    log_is <<<'got: before pasted words after'
}

@test "half a letter, and half a paste, of a search" {
    referee 60x10
    text 'move RA é2'
    keys Enter
    screen_has 'got: move'
    keys C-r
    bytes '\0303'
    ring
    screen_has 'warning 1'
    bytes '\0251'
    screen_has "(reverse-i-search)\`é': move RA é2"
    keys C-c
    screen_has interrupt
    keys C-r
    screen_has 'i-search'
    bytes '\033[200~RA '
    ring
    screen_has 'warning 2'
    bytes '\0303\0251\033[201~'
    screen_has "** warning 2 **
(reverse-i-search)\`RA é': move RA é2"
    keys Enter
    log_is <<'END'
got: move RA é2
interrupt
got: move RA é2
END
}

@test "a list of completions" {
    referee 60x20
    text 'm'
    keys Tab
    screen_is 6,2 <<'END'
ref> m
melee  move
ref> m
END
    ring
    screen_is 6,3 <<'END'
ref> m
melee  move
** warning 1 **
ref> m
END
    text 'o'
    keys Tab
    text 'RA'
    keys Enter
    log_is <<<'got: move RA'
}

@test "a dumb terminal" {
    env='TERM=dumb' referee 60x10
    text 'fire RG at BA'
    keys Left Left Left Left Left Left
    screen_is 12,0 <<<'ref> fire RG at BA'
    ring
    screen_is 12,1 <<'END'
** warning 1 **
ref> fire RG at BA
END
    text 1
    keys Enter
    log_is <<<'got: fire RG1 at BA'
}

@test "a line scrolled sideways" {
    echo 'set horizontal-scroll-mode on' >inputrc
    env="INPUTRC=inputrc" referee 30x10
    text 'note aaaaaaaaaabbbbbbbbbbccccccccccdddddddddd'
    screen_has 'cdddddddddd'
    ring
    screen_has '** warning 1 **'
    [ "$(screen | wc -l)" = 2 ]
    text e
    keys Enter
    log_is <<<'got: note aaaaaaaaaabbbbbbbbbbccccccccccdddddddddde'
}

@test "vi's keys, with the mode in the prompt" {
    printf '%s\n' 'set editing-mode vi' 'set show-mode-in-prompt on' >inputrc
    env="INPUTRC=inputrc" referee 60x10
    text 'fire RG at BA'
    keys Escape
    screen_is 22,0 <<<'(cmd)ref> fire RG at BA'
    ring
    screen_is 22,1 <<'END'
** warning 1 **
(cmd)ref> fire RG at BA
END
    text x
    keys Enter
    log_is <<<'got: fire RG at B'
}

@test "a question" {
    referee 60x10
    text ask
    keys Enter
    screen_has 'Sure?'
    text ye
    ring
    screen_is 8,2 <<'END'
ref> ask
** warning 1 **
Sure? ye
END
    text s
    keys Enter
    log_is <<<'answer: yes'
}

# now TIME: what the prompt is to say from here on; nothing is redrawn by it.
now() {
    printf '%s' "Red 4  $1 > " >prompt.new
    mv prompt.new prompt
}

@test "whatever redraws the line has the prompt say what it is now" {
    now 10:00
    referee 60x14 -p file
    text move
    screen_is 19,0 <<<'Red 4  10:00 > move'
    now 9:59
    text ' RA'
    screen_is 21,0 <<<'Red 4  9:59 > move RA'
    now 9:58
    keys C-l
    screen_is 21,0 <<<'Red 4  9:58 > move RA'
    now 9:57
    resized 50x14
    screen_has '9:57 > move RA'
    now 9:56
    keys C-a C-d C-d C-d
    screen_is 14,0 <<<'Red 4  9:56 > e RA'
    now 0:09
    keys C-r
    text zz
    screen_has "i-search)\`zz': e RA"
    keys C-g
    screen_is 14,0 <<<'Red 4  0:09 > e RA'
    keys Enter
    log_is <<<'got: e RA'
}

@test "a line over several rows keeps its place when its prompt grows" {
    local line='note aaaaaaaaaabbbbbbbbbbccccccccccdddddddddd'
    now 9:59
    referee 40x12 -p file
    text "$line"
    screen_has 'ddd'
    now 10:00
    keys C-a
    screen_is 15,0 <<'END'
Red 4  10:00 > note aaaaaaaaaabbbbbbbbbb
ccccccccccdddddddddd
END
    now 1:00:00
    text X
    screen_is 18,0 <<'END'
Red 4  1:00:00 > Xnote aaaaaaaaaabbbbbbb
bbbccccccccccdddddddddd
END
    now 9
    keys C-e
    screen_is 17,1 <<'END'
Red 4  9 > Xnote aaaaaaaaaabbbbbbbbbbccc
cccccccdddddddddd
END
    keys Enter
    log_is <<<"got: X$line"
}

@test "a warning between every two keys of a line" {
    local line='13b v 19r s5 # "Évêque" saw it' i seen
    referee 60x40
    for ((i = 0; i < ${#line}; i++)); do
        text "${line:i:1}"
        ring
        seen=${line:0:i+1}
        screen_has "** warning $((i + 1)) **
ref> ${seen% }"
    done
    keys Enter
    log_is <<<"got: $line"
}
