#!/usr/bin/env bats
# SPDX-License-Identifier: GPL-3.0-or-later
#
# completions.bats: the tab key in bash, zsh and fish, each run for real.

load battle

setup_file() {
    make -C "$BATS_TEST_DIRNAME/../.." BUILD="${BUILD:-build}" completions \
        >"$BATS_FILE_TMPDIR/made" 2>&1 || {
        cat "$BATS_FILE_TMPDIR/made" >&2
        return 1
    }
}

setup() {
    MADE=$(cd "$BATS_TEST_DIRNAME/../.." && realpath "${BUILD:-build}")
    MADE=$MADE/completions
    cd "$BATS_TEST_TMPDIR" || return 1
    export LC_ALL=C.UTF-8 HOME=$PWD XDG_CONFIG_HOME=$PWD/config
    export XDG_DATA_HOME=$PWD/data
    touch garden.battle 'two words.battle' garden.txt
    mkdir old
}

# in_bash WORD...: what the last word may become, sorted
in_bash() {
    bash --norc -c 'source "$1"; shift
        COMP_WORDS=(umpire "$@") COMP_CWORD=$#
        _umpire
        printf "%s\n" "${COMPREPLY[@]}"' bash "$MADE/umpire" "$@" | sort |
        paste -sd' ' -
}

# in_fish LINE: the same for a line
in_fish() {
    # shellcheck disable=SC2016 # for fish to fill in
    fish --no-config -c 'source $argv[1]; complete -C $argv[2]' \
        "$MADE/umpire.fish" "$1" | cut -f1 | sort | paste -sd' ' -
}

# in_zsh LINE: what the line becomes when the tab key is pressed
in_zsh() {
    rm -f became
    cat >press.zsh <<'ZSH'
zmodload zsh/zpty
wait_for() { # the terminal is read until a file is there
    repeat 400; do
        [[ -s $1 ]] && return
        zpty -r -t z said
        sleep 0.02
    done
}
zpty z zsh -f -i
zpty -w z "PS1=; fpath=($1 \$fpath); autoload -U compinit; compinit -u -D"
zpty -w z 'tell() { print -r -- "$BUFFER" >became; zle kill-buffer }'
zpty -w z 'zle -N tell; bindkey "^T" tell; bindkey "^I" complete-word'
zpty -w z 'unsetopt beep; print yes >ready'
wait_for ready
zpty -n -w z "$2"$'\t\x14'
wait_for became
zpty -d z
ZSH
    rm -f ready
    zsh -f press.zsh "$MADE" "$1"
    cat became
}

@test "bash: forms and battles, tables, editions, options and their values" {
    is 'export' "$(in_bash ex)"
    is 'garden.battle' "$(in_bash gar)"
    is 'two words.battle' "$(in_bash two)"
    has verify "$(in_bash '')"
    has garden.battle "$(in_bash '')"
    lacks garden.txt "$(in_bash '')"
    is 'garden.battle' "$(in_bash export g)"
    is 'melee_men melees' "$(in_bash export garden.battle mel)"
    is 'all' "$(in_bash export garden.battle al)"
    is 'garden.battle garden.txt' "$(in_bash export garden.battle men ga)"
    is 'diff' "$(in_bash edition d)"
    is 'retelling' "$(in_bash edition diff book ret)"
    is '--edition --excel' "$(in_bash new --e)"
    is 'french' "$(in_bash new garden.battle --edition f)"
    is 'always' "$(in_bash --color = al)"
    is 'always' "$(in_bash --color=al)"
    is 'auto' "$(in_bash --color = au)"
    is 'always auto never' "$(in_bash --color =)"
    is 'garden.battle garden.txt old' "$(in_bash report garden.battle -o '')" ||
        has garden.txt "$(in_bash report garden.battle -o '')"
    is '' "$(in_bash rule 9)"
    has garden.battle "$(in_bash --edition book g)"
    is 'garden.battle' "$(in_bash -c 'note x' g)"
}

@test "fish: the same" {
    is 'export' "$(in_fish 'umpire ex')"
    is 'garden.battle' "$(in_fish 'umpire gar')"
    has verify "$(in_fish 'umpire ')"
    lacks garden.txt "$(in_fish 'umpire verify ')"
    is 'melee_men melees' "$(in_fish 'umpire export garden.battle mel')"
    is 'diff' "$(in_fish 'umpire edition d')"
    is 'retelling' "$(in_fish 'umpire edition diff book ret')"
    is '--edition --excel' "$(in_fish 'umpire new --e')"
    has french "$(in_fish 'umpire new garden.battle --edition ')"
    has always "$(in_fish 'umpire --color=al')"
    has garden.txt "$(in_fish 'umpire report garden.battle -o gar')"
    # and says what each is for
    # shellcheck disable=SC2016 # for fish to fill in
    has 'A table as CSV' "$(fish --no-config -c 'source $argv[1]
        complete -C "umpire exp"' "$MADE/umpire.fish")"
}

@test "zsh: the same" {
    is 'umpire export ' "$(in_zsh 'umpire expo')"
    is 'umpire verify garden.battle' "$(in_zsh 'umpire verify gar' |
        sed 's/ $//')"
    is 'umpire garden.battle' "$(in_zsh 'umpire gar' | sed 's/ $//')"
    is 'umpire export garden.battle casualties' "$(in_zsh \
        'umpire export garden.battle cas' | sed 's/ $//')"
    is 'umpire edition diff' "$(in_zsh 'umpire edition d' | sed 's/ $//')"
    is 'umpire edition diff book retelling' "$(in_zsh \
        'umpire edition diff book ret' | sed 's/ $//')"
    is 'umpire new a --edition=french' "$(in_zsh \
        'umpire new a --edition=fr' | sed 's/ $//')"
    is 'umpire --color=always' "$(in_zsh 'umpire --color=al' | sed 's/ $//')"
    is 'umpire --keep-going' "$(in_zsh 'umpire --keep' | sed 's/ $//')"
}

@test "every option and every form is offered" {
    "$UMPIRE" -h | grep -oE -- '--[a-z-]+' | sort -u >options
    [ "$(wc -l <options)" -gt 10 ]
    while read -r option; do
        has "$option" "$(in_bash "$option")"
        grep -q -- "-l ${option#--} " "$MADE/umpire.fish"
        grep -q -- "'${option}[=[]" "$MADE/_umpire"
    done <options
    "$UMPIRE" -h | sed -nE 's/^(usage:)? +umpire ([a-z]+) .*/\2/p' | sort -u \
        >forms
    [ "$(wc -l <forms)" -gt 6 ]
    while read -r form; do
        has "$form" "$(in_bash "$form")"
    done <forms
}
