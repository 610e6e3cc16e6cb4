# Control characters, broken UTF-8, invisible letters and lines that are too
# long never reach the log.
> side red back south ; side blue back north ; body RA 20 inf
#1 Red: back line south, letter r.
#2 Blue: back line north, letter b.
#3 RA: 20 Red foot.
> note good: Ä, é, ½ and “quotes” are fine
#4 Noted: good: Ä, é, ½ and “quotes” are fine
$ umpire -c "$(printf 'note a bell \a rings')" $B
-c:1:13: error: a control or invisible character may not stand in a text.
  | note a bell \u{7} rings
  |             ^^^^^
expected: a text
right would be: note the church fell over
?1
$ umpire -c "$(printf 'note an escape \033[31m red')" $B
-c:1:16: error: a control or invisible character may not stand in a text.
  | note an escape \u{1B}[31m red
  |                ^^^^^^
expected: a text
right would be: note the church fell over
?1
$ umpire -c "$(printf 'note a tab \t here')" $B
-c:1:12: error: a control or invisible character may not stand in a text.
  | note a tab   here
  |            ^
expected: a text
right would be: note the church fell over
?1
$ umpire -c "$(printf 'note broken \303 utf-8')" $B
-c:1:13: error: a control or invisible character may not stand in a text.
  | note broken \x{C3} utf-8
  |             ^^^^^^
expected: a text
right would be: note the church fell over
?1
$ umpire -c "$(printf 'note turned \342\200\256 about')" $B
-c:1:13: error: a control or invisible character may not stand in a text.
  | note turned \u{202E} about
  |             ^^^^^^
expected: a text
right would be: note the church fell over
?1
$ umpire -c "$(printf 'note two\nlines')" $B
-c:1:9: error: a control or invisible character may not stand in a text.
  | note two\u{A}lines
  |         ^^^^^
expected: a text
right would be: note the church fell over
?1
$ umpire -c "$(printf 'body RB 5 inf \007')" $B
-c:1:15: error: a control or invisible character may not stand in a text.
  | body RB 5 inf \u{7}
  |               ^^^^^
expected: a text
right would be: body RB 20 inf "The Guards"
?1
$ umpire -c "note $(printf '%04100d' 7)" $B
-c:1:4097: error: a line is at most 4,096 bytes.
  | ...00000000000000000000000000000000000000000007
  |                                       ^
right would be: start red
?1
$ umpire -c "body RB 5 inf $(printf '%065d' 7)" $B
-c:1:15: error: a name is at most 64 characters.
  | body RB 5 inf 00000000000000000000000000000000000000000000000000000000...
  |               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
expected: a text
right would be: body RB 20 inf "The Guards"
?1
$ printf 'note a nought \000 byte\nnote after it\n' | umpire $B
standard input:1:15: error: a control or invisible character may not stand in a text.
  | note a nought \u{0} byte
  |               ^^^^^
expected: a text
right would be: note the church fell over
?1
> log 2
#3       0:00  body RA 20 inf
               RA: 20 Red foot.
#4       0:00  note good: Ä, é, ½ and “quotes” are fine
               Noted: good: Ä, é, ½ and “quotes” are fine
$ umpire verify $B
story.battle: 4 entries, all as recorded
