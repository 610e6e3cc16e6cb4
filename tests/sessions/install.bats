#!/usr/bin/env bats
# SPDX-License-Identifier: GPL-3.0-or-later
#
# install.bats: what install puts where, that it works there, that uninstall
# takes away the same and nothing else; and the sources packed.

load battle

sources=$(realpath "$BATS_TEST_DIRNAME/../..")
made=$(realpath "${BUILD:-build}")
unset MAKEFLAGS MFLAGS MAKELEVEL

make_it() { make -C "$sources" BUILD="$made" DESTDIR="$PWD/root" "$@"; }

put() { # the files below a folder
    (cd "$1" && find . -type f -o -type l | sort)
}

@test "install puts its files below PREFIX, and they work there" {
    ends 0 make_it PREFIX=/usr install
    is './usr/bin/umpire
./usr/share/bash-completion/completions/umpire
./usr/share/doc/umpire/COPYING
./usr/share/doc/umpire/README.md
./usr/share/doc/umpire/hooks-farm.umpire
./usr/share/doc/umpire/umpire.inputrc
./usr/share/fish/vendor_completions.d/umpire.fish
./usr/share/man/man1/umpire.1
./usr/share/man/man5/umpire-battle.5
./usr/share/man/man7/umpire-language.7
./usr/share/man/man7/umpire-rules.7
./usr/share/zsh/site-functions/_umpire' "$(put root)"
    ends 0 root/usr/bin/umpire -V
    has 'umpire '
    ends 0 root/usr/bin/umpire new a.battle
    ends 0 root/usr/bin/umpire -f root/usr/share/doc/umpire/hooks-farm.umpire \
        a.battle
    ends 0 root/usr/bin/umpire verify a.battle
    has 'GNU GENERAL PUBLIC LICENSE' "$(cat root/usr/share/doc/umpire/COPYING)"
    is '' "$(find root -type f ! -perm 644 ! -path '*/bin/umpire')"
    is '' "$(mandoc -T lint -W warning root/usr/share/man/man?/* 2>&1 |
        grep -v 'referenced manual not found')"
}

@test "shells find the completions where they are put" {
    make_it PREFIX=/usr install >put
    touch garden.battle
    is 'complete -F _umpire umpire' "$(XDG_DATA_DIRS=$PWD/root/usr/share \
        bash --norc -c '. /usr/share/bash-completion/bash_completion
            _completion_loader umpire; complete -p umpire')"
    has export "$(XDG_DATA_DIRS=$PWD/root/usr/share fish -c \
        "source $PWD/root/usr/share/fish/vendor_completions.d/umpire.fish
        complete -C 'umpire exp'")"
    is _umpire "$(zsh -f -c 'fpath=($1 $fpath); autoload -U compinit
        compinit -u -D; print $_comps[umpire]' zsh \
        "$PWD/root/usr/share/zsh/site-functions")"
}

@test "uninstall takes away what install put there, and nothing else" {
    mkdir -p root/usr/bin root/usr/share/man/man1 root/usr/share/doc/other
    touch root/usr/bin/umpires root/usr/share/man/man1/other.1 \
        root/usr/share/doc/other/README
    before=$(put root)
    make_it PREFIX=/usr install >made
    touch root/usr/share/zsh/site-functions/_other
    ends 0 make_it PREFIX=/usr uninstall
    is "$before
./usr/share/zsh/site-functions/_other" "$(put root)"
    [ ! -e root/usr/share/doc/umpire ]
    # and again, where nothing is
    ends 0 make_it PREFIX=/usr uninstall
    # what a user added to our folder stays
    make_it PREFIX=/usr install >made
    touch root/usr/share/doc/umpire/own
    ends 0 make_it PREFIX=/usr uninstall
    [ -e root/usr/share/doc/umpire/own ]
}

@test "PREFIX is /usr/local where nobody says otherwise" {
    ends 0 make_it install
    [ -x root/usr/local/bin/umpire ]
    [ ! -e root/usr/bin ]
    ends 0 make_it uninstall
    is '' "$(put root)"
}

@test "dist packs the commit, the same bytes each time" {
    git -C "$sources" rev-parse HEAD >commit 2>/dev/null ||
        skip 'these sources are in no git'
    mkdir one two
    ends 0 make -C "$sources" BUILD="$PWD/one" dist
    ends 0 make -C "$sources" BUILD="$PWD/two" dist
    cmp one/umpire-*.tar.gz two/umpire-*.tar.gz
    tar -xzf one/umpire-*.tar.gz
    cd umpire-*/ || return 1
    is "$(git -C "$sources" ls-tree -r --name-only HEAD | sort)" \
        "$(find . -type f | sed 's|^\./||' | sort)"
}
