#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# demo: the Battle of Hook's Farm, the one that Wells wrote down, refereed from
# its script: every ruling, the score, the tables that are left, the report.
set -eu
build=${BUILD:-build}
umpire=$build/umpire
demo=$build/demo
battle=$demo/hooks-farm.battle

show() {
    printf '\n$ %s\n' "$*"
    "$@"
}

# Each demo begins on an empty table.
rm -rf "$demo"
mkdir -p "$demo"

show "$umpire" new "$battle"
show "$umpire" -f tests/sessions/hooks-farm.umpire "$battle"
show "$umpire" -c score "$battle"
show "$umpire" export "$battle" all "$demo/tables"
show cat "$demo/tables/melees.csv"
show "$umpire" report "$battle"
show "$umpire" report "$battle" -o "$demo/hooks-farm.html"

printf '\nThe battle is kept in %s, its tables in %s, its report in %s.\n' \
    "$battle" "$demo/tables" "$demo/hooks-farm.html"
