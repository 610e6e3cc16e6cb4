# A place for each man in one line, measured or about, and men lost from sight.
> side red
#1 Red: back line south, letter r.
> side blue
#2 Blue: back line north, letter b.
> field 18 x 8
#3 The field: 18' wide, 8' from line to line; bare numbers are feet here only.
> body RA 6 inf
#4 RA: 6 Red foot.
> body RB 4 inf
#5 RB: 4 Red foot.
> body BA 6 inf
#6 BA: 6 Blue foot.
> gun RG1
#7 RG1: a gun of Red.
> put RA.1-3 each 3',0 3'4,0 3'8,0
#8 RA: 3 men, each at his own place, the first at 3',0".
# in the order they are named in; places of every kind
> peg church 6',4'
#9 church is at 6',4'.
> put RB.2+RA.6,5 each church church+6,0 church@12<6h
#10 3 Red foot, each at his own place, the first at 6',4'.
> export positions
entry,move,label,x_in,y_in,estimated,source
3,,SW,0.000000,0.000000,no,put
3,,SE,216.000000,0.000000,no,put
3,,NW,0.000000,96.000000,no,put
3,,NE,216.000000,96.000000,no,put
8,,RA.1,36.000000,0.000000,no,put
8,,RA.2,40.000000,0.000000,no,put
8,,RA.3,44.000000,0.000000,no,put
9,,church,72.000000,48.000000,no,put
10,,RB.2,72.000000,48.000000,no,put
10,,RA.6,78.000000,48.000000,no,put
10,,RA.5,72.000000,36.000000,no,put
# one who is named beside an estimated place is no better known
> put RB.4 about 9',4'
#11 RB.4 stands at 9',4', give or take 3".
> put RA.4+RB.1 each RB.4+12,0 9',6'
#12 2 Red foot, each at his own place, the first at 10',4'.
> put BA about 12',7' 12'4,7' 12'8,7' 13',7' 13'4,7' 13'8,7'
#13 BA: 6 men, each about his own place, give or take 3".
# about the same place is no contradiction
> put BA.1,2 about 12',7' 12'0-1/4,7'
#14 BA: 2 men, each about his own place, give or take 3".
> put BA.1,2 each 12',7' 12'0-1/4,7'
-c:1:24: error: BA.2 would stand on BA.1, 1/2" into him.
  | put BA.1,2 each 12',7' 12'0-1/4,7'
  |                        ^^^^^^^^^^^
right would be: put RA.1-3 each 3',0 3'4,0 3'8,0
?1
# two change places in one line; one after the other they cannot
> put RA.1 3'4,0
-c:1:10: error: RA.1 would stand on RA.2, 3/4" into him.
  | put RA.1 3'4,0
  |          ^^^^^
right would be: put RA.6 4',2'
?1
> put RA.1,2 each 3'4,0 3',0
#15 RA: 2 men, each at his own place, the first at 3'4",0".
# too few places, too many, none, off the field, one on another
> put RA.1-3 each 3',0 3'4,0
-c:1:22: error: 3 men are named and 2 places: each man has a place of his own.
  | put RA.1-3 each 3',0 3'4,0
  |                      ^^^^^
right would be: put RA.1-3 each 3',0 3'4,0 3'8,0
?1
> put RA.1-2 each 3',0 3'4,0 3'8,0
-c:1:28: error: 2 men are named and 3 places: each man has a place of his own.
  | put RA.1-2 each 3',0 3'4,0 3'8,0
  |                            ^^^^^
right would be: put RA.1-3 each 3',0 3'4,0 3'8,0
?1
> put RA.1-2 each
-c:1:5: error: 2 men cannot stand in one place: say line, block or loose.
  | put RA.1-2 each
  |     ^^^^^^
right would be: put RA.6 4',2'
?1
> put RA.1-3 each 3',0 3'4,8'0-1/2 3'8,0
-c:1:22: error: "3'4,8'0-1/2" is 1/2" beyond the north edge of the field.
  | put RA.1-3 each 3',0 3'4,8'0-1/2 3'8,0
  |                      ^^^^^^^^^^^
right would be: put RA.1-3 each 3',0 3'4,0 3'8,0
?1
> put RA.1-3 each 3',0 3'0-1/4,0 3'8,0
-c:1:22: error: RA.2 would stand on RA.1, 1/2" into him.
  | put RA.1-3 each 3',0 3'0-1/4,0 3'8,0
  |                      ^^^^^^^^^
right would be: put RA.1-3 each 3',0 3'4,0 3'8,0
?1
> put RA.1-3 each 3',0 3'8,0 3'8,0
-c:1:28: error: RA.3 would stand on RA.2, 3/4" into him.
  | put RA.1-3 each 3',0 3'8,0 3'8,0
  |                            ^^^^^
right would be: put RA.1-3 each 3',0 3'4,0 3'8,0
?1
> put RA.1-3 each 3',0 church+600,0 3'8,0
-c:1:22: error: "church+600,0" is 38' beyond the east edge of the field.
  | put RA.1-3 each 3',0 church+600,0 3'8,0
  |                      ^^^^^^^^^^^^
right would be: put RA.1-3 each 3',0 3'4,0 3'8,0
?1
> put RA.1-3 each 3',0 nowhere 3'8,0
-c:1:22: error: no peg, body or gun is called "nowhere".
  | put RA.1-3 each 3',0 nowhere 3'8,0
  |                      ^^^^^^^
right would be: put RA.1-3 each 3',0 3'4,0 3'8,0
?1
# the clear space of 1/16" is between his own place and his neighbour's
> put RA.1-3 each 3',0 3'4,0 3'4-3/4,0
-c:1:28: refused: RA.3 would stand only 0" from RA.2, and 1/16" is asked for.  [A5b]
    to allow it: overrule: put RA.1-3 each 3',0 3'4,0 3'4-3/4,0 because ...
?3
# a gun about there
> put RG1 about 4',2'
#16 RG1 stands at 4',2', give or take 3".
> show guns
    RG1    Red
> put RG1 4',2'
#17 RG1 stands at 4',2'.
# a gun that is measured may stand where another only stands about
> gun RG2
#18 RG2: a gun of Red.
> put RG2 about 4',2'
#19 RG2 stands at 4',2', give or take 3".
> put RG1 4',2'
#20 RG1 stands at 4',2'.
> put RG2 4',2'
-c:1:5: error: RG2 would stand on another gun, 1 1/2" into it.
  | put RG2 4',2'
  |     ^^^
right would be: put RA nowhere
?1
> put RG2 nowhere
#21 RG2: nobody knows where it stands.
# lost from sight
> put RA nowhere
#22 RA: 6 men: nobody knows where they stand.
> where RA
-c:1:7: error: where RA stands has not been said.
  | where RA
  |       ^^
right would be: put RA block 3 at 4',2'
?1
> put RA.1 nowhere
-c:1:5: error: where RA.1 stands has not been said.
  | put RA.1 nowhere
  |     ^^^^
right would be: put RA block 3 at 4',2'
?1
> put RG1 nowhere
#23 RG1: nobody knows where it stands.
> put BA.2+RB nowhere
#24 4 foot: nobody knows where they stand.
> put BA.3 nowhere
#25 BA.3: nobody knows where he stands.
> undo 2
#26 undone: 2 entries
    #25 put BA.3 nowhere
    #24 put BA.2+RB nowhere
> undo
#27 undone: #23 put RG1 nowhere
> dist RB.2 church
RB.2 to church: one stands 3/8" into the other, measured, give or take 1/4".
