# Places that cannot be: off the field, unknown, taken, without room.
> side red
#1 Red: back line south, letter r.
> side blue
#2 Blue: back line north, letter b.
> body RA 20 inf
#3 RA: 20 Red foot.
> body BA 5 inf
#4 BA: 5 Blue foot.
> gun RG1
#5 RG1: a gun of Red.
> gun RG2
#6 RG2: a gun of Red.
> field 0 x 8
-c:1:7: error: a field is not 0" long.
  | field 0 x 8
  |       ^
right would be: field 18 x 8
?1
> field 18 x 900
-c:1:12: error: a field is not 880'8 21/64" long.
  | field 18 x 900
  |            ^^^
right would be: field 18 x 8
?1
> field 18
-c:1:9: error: the line stops too early.
  | field 18
  |         ^
expected: field LENGTH x LENGTH
right would be: field 18 x 8
?1
> field 18 x 8
#7 The field: 18' wide, 8' from line to line; bare numbers are feet here only.
> put RA.1 .
-c:1:10: error: no place has been named yet.
  | put RA.1 .
  |          ^
right would be: put RA.7 4',2'
?1
> peg church 6',4'
#8 church is at 6',4'.
> put RA.1 3',9'
-c:1:10: error: "3',9'" is 1' beyond the north edge of the field.
  | put RA.1 3',9'
  |          ^^^^^
right would be: put RA.7 4',2'
?1
> put RA.1 18'1/64,3'
-c:1:10: error: "18'1/64,3'" is 1/64" beyond the east edge of the field.
  | put RA.1 18'1/64,3'
  |          ^^^^^^^^^^
right would be: put RA.7 4',2'
?1
> put RA.1 SW-3,0
-c:1:10: error: "SW-3,0" is 3" beyond the west edge of the field.
  | put RA.1 SW-3,0
  |          ^^^^^^
right would be: put RA.7 4',2'
?1
> put RA.1 churhc
-c:1:10: error: no peg, body or gun is called "churhc", did you mean church?
  | put RA.1 churhc
  |          ^^^^^^
right would be: put RA.1 church
?1
> put RA.1 RA.2+3,0
-c:1:10: error: where RA.2 stands has not been said.
  | put RA.1 RA.2+3,0
  |          ^^^^^^^^
right would be: put RA.2 4',2'
?1
> put RA.1 BA
-c:1:10: error: where BA stands has not been said.
  | put RA.1 BA
  |          ^^
right would be: put BA block 3 at 4',2'
?1
> put RA.1 RA.21
-c:1:10: error: RA has men 1 to 20, no 21.
  | put RA.1 RA.21
  |          ^^^^^
right would be: put RA.7 4',2'
?1
> put RA.21 3',4'
-c:1:5: error: RA has men 1 to 20, no 21.
  | put RA.21 3',4'
  |     ^^^^^
right would be: put RA.20 3',4'
?1
> put RA 3',4'
-c:1:5: error: 20 men cannot stand in one place: say line, block or loose.
  | put RA 3',4'
  |     ^^
right would be: put RA block 10 at 3',4'
?1
> put RA.1 3,5 facing n
-c:1:14: error: "facing" is more than this line takes.
  | put RA.1 3,5 facing n
  |              ^^^^^^
right would be: put RA.1 3,5
?1
> put RA 3',4' facing n
-c:1:5: error: no gun is called "RA".
  | put RA 3',4' facing n
  |     ^^
right would be: put RG1 4',2' facing n
?1
> put RA.1 3'
-c:1:10: error: cannot read "3'" here.
  | put RA.1 3'
  |          ^^
expected: a place
right would be: put RA.7 4',2'
?1
> put RA.1
-c:1:9: error: the line stops too early.
  | put RA.1
  |         ^
expected: a place
right would be: put RA.7 4',2'
?1
# shapes without room
> put RA line 3',2' 4',2'
-c:1:19: error: 20 men need 1'2 1/4" and have 1'.
  | put RA line 3',2' 4',2'
  |                   ^^^^^
right would be: put RA block 10 at 3',2'
?1
> put RA line 3',2' 3'3,2'
-c:1:19: error: 20 men need 1'2 1/4" and have 3".
  | put RA line 3',2' 3'3,2'
  |                   ^^^^^^
right would be: put RA block 10 at 3',2'
?1
> put RA line 3',2' 4'2-1/4,2'
-c:1:13: refused: RA.2 would stand only 0" from RA.1, and 1/16" is asked for.  [A5b]
    to allow it: overrule: put RA line 3',2' 4'2-1/4,2' because ...
?3
> put RA line 3',2' 4'2-3/4,2'
-c:1:13: refused: RA.2 would stand only 1/32" from RA.1, and 1/16" is asked for.
                                                                      [A5b]
    to allow it: overrule: put RA line 3',2' 4'2-3/4,2' because ...
?3
> put BA block 2 at 9',7'11-1/2
-c:1:19: error: BA.5 would stand 1 1/8" beyond the north edge of the field.
  | put BA block 2 at 9',7'11-1/2
  |                   ^^^^^^^^^^^
right would be: put RA block 5 at 3',2' gap 1/2
?1
> put BA block 0 at 9',7'
-c:1:14: error: 0 is not from 1 to 5.
  | put BA block 0 at 9',7'
  |              ^
expected: a number
right would be: put BA block 1 at 9',7'
?1
> put RA block 5 at 17'10,3'
-c:1:19: error: RA.5 would stand 1 1/4" beyond the east edge of the field.
  | put RA block 5 at 17'10,3'
  |                   ^^^^^^^^
right would be: put RA block 5 at 3',2' gap 1/2
?1
> put RA+BA block 5 at 9',3'
-c:1:5: error: all these men must be of one side.
  | put RA+BA block 5 at 9',3'
  |     ^^
right would be: put RA block 5 at 3',2' gap 1/2
?1
> put RA loose 2 at church
-c:1:14: error: 20 men need 2 7/16" and have 2".
  | put RA loose 2 at church
  |              ^
right would be: put RA loose 8 at church
?1
> put RA loose -2 at church
-c:1:14: error: "-2" is not a length.
  | put RA loose -2 at church
  |              ^^
expected: a length
right would be: put RA loose 8 at church
?1
> put RA loose 8 at SE
-c:1:19: error: RA.11 would stand 5 21/64" beyond the east edge of the field.
  | put RA loose 8 at SE
  |                   ^^
right would be: put RA loose 8 at church
?1
# one man on another, and nearer than A5b lets him stand
> put RA.1 church
#9 RA.1 stands at 6',4'.
> put BA.1 church+1/2,0
-c:1:10: error: BA.1 would stand on RA.1, 1/4" into him.
  | put BA.1 church+1/2,0
  |          ^^^^^^^^^^^^
right would be: put RA.7 4',2'
?1
> put BA.1 church+3/4,0
-c:1:10: refused: BA.1 would stand only 0" from RA.1, and 1/16" is asked for.  [A5b]
    to allow it: overrule: put BA.1 church+3/4,0 because ...
?3
> put BA.1 church+25/32,0
-c:1:10: refused: BA.1 would stand only 1/32" from RA.1, and 1/16" is asked for.
                                                                      [A5b]
    to allow it: overrule: put BA.1 church+25/32,0 because ...
?3
> overrule: put BA.1 church+25/32,0 because they touch
#10 BA.1 stands at 6'0-25/32",4'.
                                                                      [A5b]
    overruled: BA.1 would stand only 1/32" from RA.1, and 1/16" is asked for.
    because they touch
> put BA.2 church+3/4,3/4
-c:1:10: refused: BA.2 would stand only 0" from BA.1, and 1/16" is asked for.  [A5b]
    to allow it: overrule: put BA.2 church+3/4,3/4 because ...
?3
> put BA.3 church+0,-13/16
#11 BA.3 stands at 6',3'11-3/16".
# an estimated place gives way to a measured one, not to another like it
> put BA.2-5 line 9',4' 9'6,4'
#12 BA: 4 men in line from 9',4' to 9'6",4', give or take 3".
> put RA.2 9',4'
#13 RA.2 stands at 9',4'.
> put RA.3-6 line 9'2,4' 9'8,4'
-c:1:17: error: RA.3 would stand on BA.3, 3/4" into him.
  | put RA.3-6 line 9'2,4' 9'8,4'
  |                 ^^^^^^
right would be: put RA line 3',0 6',0
?1
> put RG1 4',2'
#14 RG1 stands at 4',2'.
> put RG2 4'1,2'
-c:1:5: error: RG2 would stand on another gun, 1/2" into it.
  | put RG2 4'1,2'
  |     ^^^
right would be: put RA nowhere
?1
# tapes
> tape RA.3 SW 3' SE 14'
-c:1:20: error: the tapes do not meet: together they are 1' too short.
  | tape RA.3 SW 3' SE 14'
  |                    ^^^
right would be: tape RA.7 SW 6'2 SE 13'
?1
> tape RA.3 SW 30' SE 3'
-c:1:21: error: the tapes do not meet: the longer one ends 9' beyond the other.
  | tape RA.3 SW 30' SE 3'
  |                     ^^
right would be: tape RA.7 SW 6'2 SE 13'
?1
> tape RA.3 church 3' SW 8'
-c:1:24: error: the tapes meet twice on the field: left or right of their line?
  | tape RA.3 church 3' SW 8'
  |                        ^^
right would be: tape RA.3 church 3' SW 8' left
?1
> tape RA.3 SW 12' NE 12' left
-c:1:21: error: the tapes meet only off the field, 2'3 11/64" beyond its north edge.
  | tape RA.3 SW 12' NE 12' left
  |                     ^^^
right would be: tape RA.7 SW 6'2 SE 13'
?1
> tape RA.3 church 3' church 4'
-c:1:28: error: both tapes begin in one place.
  | tape RA.3 church 3' church 4'
  |                            ^^
right would be: tape RA.7 SW 6'2 SE 13'
?1
> tape RA.3 NW 10' SW 1'
-c:1:21: error: the tapes do not meet: the longer one ends 1' beyond the other.
  | tape RA.3 NW 10' SW 1'
  |                     ^^
right would be: tape RA.7 SW 6'2 SE 13'
?1
> tape RA.3 church 5' elm 4'
-c:1:21: error: no peg, body or gun is called "elm".
  | tape RA.3 church 5' elm 4'
  |                     ^^^
right would be: tape RA.7 SW 6'2 SE 13'
?1
> tape 2ra SW 5' SE 14'
-c:1:6: error: "2ra" is not one man, gun, body or peg.
  | tape 2ra SW 5' SE 14'
  |      ^^^
right would be: tape RA.7 SW 6'2 SE 13'
?1
> tape RA.1-3 SW 5' SE 14'
-c:1:6: error: "RA.1-3" is not one man, gun, body or peg.
  | tape RA.1-3 SW 5' SE 14'
  |      ^^^^^^
right would be: tape RA.7 SW 6'2 SE 13'
?1
> tape SW church 3' NE 8'
-c:1:6: error: "SW" is a corner of the field, where it is.
  | tape SW church 3' NE 8'
  |      ^^
right would be: tape RA.7 SW 6'2 SE 13'
?1
> tape RA.3 BA 5
-c:1:11: error: "BA" is not one man, gun, body or peg.
  | tape RA.3 BA 5
  |           ^^
right would be: tape RA.7 BA.3 5-1/2
?1
> tape RA.3 RA.3 5
-c:1:11: error: RA.3 is named twice.
  | tape RA.3 RA.3 5
  |           ^^^^
right would be: tape RA.7 BA.3 5-1/2
?1
> tape RA.3 BA.3 -5
-c:1:16: error: "-5" is not a length.
  | tape RA.3 BA.3 -5
  |                ^^
expected: a length
right would be: tape RA.7 BA.3 5-1/2
?1
> tape red SW 9' SE 10'
-c:1:6: error: there is a "red" already.
  | tape red SW 9' SE 10'
  |      ^^^
expected: men
right would be: tape RA.7 SW 6'2 SE 13'
?1
> peg SW 3',4'
-c:1:5: error: "SW" is a corner of the field, where it is.
  | peg SW 3',4'
  |     ^^
right would be: peg church 6',4'
?1
> peg RG1 3',4'
-c:1:5: error: there is a "RG1" already.
  | peg RG1 3',4'
  |     ^^^
expected: a label
right would be: peg church 6',4'
?1
> peg P1 3',4'
-c:1:5: error: "P1" has a meaning of its own and cannot be a label.
  | peg P1 3',4'
  |     ^^
expected: a label
right would be: peg church 6',4'
?1
> peg b 3',4'
-c:1:5: error: there is a "b" already.
  | peg b 3',4'
  |     ^
expected: a label
right would be: peg church 6',4'
?1
# a field too small for who stands on it
> field 5 x 8
-c:1:7: error: RA stands 1' beyond the east edge of such a field.
  | field 5 x 8
  |       ^
right would be: field 18 x 8
?1
> field 18 x 3
-c:1:12: error: RA stands 1' beyond the north edge of such a field.
  | field 18 x 3
  |            ^
right would be: field 18 x 8
?1
# on the line or behind it, where the edition has it so
> edition russian
#15 The edition: russian.
> put RA.10 3',1
-c:1:11: refused: RA.10 would stand 5/8" before his back line.    [M2b; russian]
    to allow it: overrule: put RA.10 3',1 because ...
?3
> put RA.10 3',3/8
#16 RA.10 stands at 3',3/8".
> put BA.4 3',7'
-c:1:10: refused: BA.4 would stand 11 5/8" before his back line.  [M2b; russian]
    to allow it: overrule: put BA.4 3',7' because ...
?3
> overrule: put BA.4 3',7' because there is no room
#17 BA.4 stands at 3',7'.
    overruled: BA.4 would stand 11 5/8" before his back line.  [M2b; russian]
    because there is no room
