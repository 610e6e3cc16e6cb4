# SPDX-License-Identifier: GPL-3.0-or-later
#
# made.awk: completions made of the program's own rows.
#
#   awk -f made.awk cmd/main.c db/table.def core/game/key.c man/umpire.1.in TEMPLATE
#
# In a template @OPTIONS@ @FORMS@ @TABLES@ @EDITIONS@ @ARGUMENTS@ stand for
# words with a blank between them (ARGUMENTS: the options that take one).
#
#   @value NAME WORDS        what the argument of an option is completed with
#   @each flag LINE          a line for each option that takes no argument,
#   @each argument LINE      each that takes one,
#   @each form LINE          and each form of the command line
#
# with %n its name, %v its value, %d what the manual says of it, up to its first
# stop. An option the manual does not tell of is an error.

FNR == 1 { file++ }

# ---- the rows ----

file == 1 && /^    \{"[a-z-]+", *(no|required|optional)_argument/ {
    split($0, part, "\"")
    if (/required_argument/) argument[++arguments] = part[2]
    else flag[++flags] = part[2]
}
file == 1 && /^} forms\[\]/ { inside = 1; next }
file == 1 && inside && /^};/ { inside = 0 }
file == 1 && inside && /"/ { split($0, part, "\""); form[++forms] = part[2] }

file == 2 && /^TABLE\(/ && !/INNER/ {
    gsub(/[(,]/, " ")
    table[++tables] = $2
}

file == 3 && /edition_names\[/ { inside = 1; next }
file == 3 && inside {
    n = split($0, part, "\"")
    for (i = 2; i <= n; i += 2)
        if (part[i] != "") edition[++editions] = part[i]
    if (/;/) inside = 0
}

# The sentence behind .It Fl -name or .It Nm Cm name, without its macros.
function says(name, words) {
    if (name == "" || name in said) return
    sub(/[.:;] .*$/, "", words)
    sub(/[.:;]$/, "", words)
    gsub(/[^A-Za-z0-9 .,=-]/, "", words)
    said[name] = words
}
file == 4 && /^\.It Fl / {
    says(name, words)
    name = $0
    if (!match(name, / -[a-z-]+/)) name = ""
    else name = substr(name, RSTART + 2, RLENGTH - 2)
    words = ""
    next
}
file == 4 && /^\.It Nm Cm / { says(name, words); name = "form " $4; words = ""; next }
file == 4 && (/^\.It/ || /^\.El/) { says(name, words); name = ""; next }
file == 4 && name != "" && words !~ /[.:;]( |$)/ {
    line = $0
    if (line ~ /^\./) {
        sub(/^\.[A-Z][a-z]* /, "", line)
        gsub(/ (Ar|Cm|Ns|No|Li|Fl|Pa|Ic|Va) /, " ", line)
        sub(/ ([.,:;])$/, "&", line)
        gsub(/ [.]$/, ".", line)
        gsub(/ [,]$/, ",", line)
    }
    words = words (words == "" ? "" : " ") line
}

# ---- the template ----

function joined(list, n,    i, s) {
    for (i = 1; i <= n; i++)
        s = s (i > 1 ? " " : "") list[i]
    return s
}
function marks(s) {
    gsub(/@OPTIONS@/, joined(flag, flags) " " joined(argument, arguments), s)
    gsub(/@ARGUMENTS@/, joined(argument, arguments), s)
    gsub(/@FORMS@/, joined(form, forms), s)
    gsub(/@TABLES@/, joined(table, tables), s)
    gsub(/@EDITIONS@/, joined(edition, editions), s)
    return s
}
function each(line, list, n, kind,    i, s, d) {
    for (i = 1; i <= n; i++) {
        d = said[kind list[i]]
        if (d == "") {
            print "made.awk: the manual says nothing of " kind list[i] \
                >"/dev/stderr"
            wrong = 1
        }
        s = line
        gsub(/%n/, list[i], s)
        gsub(/%v/, value[list[i]] == "" ? value["default"] : value[list[i]], s)
        gsub(/%d/, d, s)
        print s
    }
}
file == 5 && /^@value / {
    name = $2
    sub(/^@value [a-z-]+ ?/, "")
    value[name] = marks($0)
    next
}
file == 5 && /^@each / {
    kind = $2
    sub(/^@each [a-z]+ /, "")
    if (kind == "flag") each($0, flag, flags, "")
    else if (kind == "argument") each($0, argument, arguments, "")
    else each($0, form, forms, "form ")
    next
}
file == 5 { print marks($0) }

END {
    if (!flags || !arguments || !forms || !tables || !editions) {
        print "made.awk: rows are missing" >"/dev/stderr"
        wrong = 1
    }
    exit wrong
}
