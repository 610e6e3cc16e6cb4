# Places from a table: lengths as the referee writes them, one line for all.
> side red
#1 Red: back line south, letter r.
> side blue
#2 Blue: back line north, letter b.
> field 18 x 8
#3 The field: 18' wide, 8' from line to line; bare numbers are feet here only.
> body RA 6 inf
#4 RA: 6 Red foot.
> body RC 2 cav
#5 RC: 2 Red horse.
> body BA 4 inf
#6 BA: 4 Blue foot.
> gun RG1
#7 RG1: a gun of Red.
> gun BG1
#8 BG1: a gun of Blue.
> peg church 6',4'
#9 church is at 6',4'.
$ printf "label,x,y\nRA.1,36,0\nRA.2,3'4,0\nRC.1,2'6 1/2,1'\nRG1,4'2,2ft\nBA,9',7'\nBA,9'6,7'\nchurch,72,50\n" >field.csv
> import positions field.csv
#10 1 horse and 4 foot, each at his own place, the first at 3',0".
#11 RG1 stands at 4'2",2'.
#12 church is at 6',4'2".
umpire: there are fewer points than men who stand in: BA
umpire: now entries 10 to 12: field.csv
> export positions
entry,move,label,x_in,y_in,estimated,source
3,,SW,0.000000,0.000000,no,put
3,,SE,216.000000,0.000000,no,put
3,,NW,0.000000,96.000000,no,put
3,,NE,216.000000,96.000000,no,put
9,,church,72.000000,48.000000,no,put
10,,RA.1,36.000000,0.000000,no,put
10,,RA.2,40.000000,0.000000,no,put
10,,RC.1,30.500000,12.000000,no,put
10,,BA.1,108.000000,84.000000,no,put
10,,BA.2,114.000000,84.000000,no,put
11,,RG1,50.000000,24.000000,no,put
12,,church,72.000000,50.000000,no,put
# men may change places, and it is one entry to undo
$ printf 'label,x,y\nRA.1,40,0\nRA.2,36,0\n' >field.csv
> import positions field.csv
#13 RA: 2 men, each at his own place, the first at 3'4",0".
umpire: now entry 13: field.csv
> undo
#14 undone: #13 put RA.1-2 each 40,0 36,0
# about so: the table says it
$ printf 'label,x,y,estimated\nRA.1,40,3,no\nRA.3,50,3,yes\nRA.4,55,3,yes\nRG1,20,3,yes\n' >field.csv
> import positions field.csv
#15 RA.1: nobody knows where he stands.
#16 RA: 2 men, each about his own place, give or take 3".
#17 RA.1 stands at 3'4",3".
#18 RG1 stands at 1'8",3", give or take 3".
umpire: now entries 15 to 18: field.csv
> undo
#19 undone: 4 entries
    #18 put RG1 about 20,3
    #17 put RA.1 40,3
    #16 put RA.3-4 about 50,3 55,3
    and 1 more
# decimal commas where ; parts the cells
$ printf 'label;x;y\nRA.5;60,5;1,25\nRA.6;65;1' >field.csv
> import positions field.csv
#20 RA: 2 men, each at his own place, the first at 5'0-1/2",1-1/4".
umpire: now entry 20: field.csv
> log 1
#20      0:00  put RA.5-6 each 60.5,1.25 65,1
               RA: 2 men, each at his own place, the first at 5'0-1/2",1-1/4".
# centimetres in a battle of centimetres; inches where the column says so
> units cm
#21 A bare number is centimetres from now on.
$ printf 'label,x,y\nRA.5,150,3\nRA.6,60in,4in\n' >field.csv
> import positions field.csv
#22 RA: 2 men, each at his own place, the first at 150cm,3cm.
umpire: now entry 22: field.csv
$ printf 'man,x_in,y_in\nRA.5,60.5,1.25\n' >field.csv
> import positions field.csv
#23 RA.5 stands at 153.67cm,3.175cm.
umpire: now entry 23: field.csv
> undo 3
#24 undone: 3 entries
    #23 put RA.5 60.5in,1.25in
    #22 put RA.5-6 each 59.055118in,1.181102in 60in,4in
    #21 units cm
> units inches
#25 A bare number is inches from now on.
# each that is wrong, with its line and column
$ printf 'label,x,y\nRA.99,3,4\nRX.1,3,4\nRA.1,4,5\nRA.1,5,6\nRCC.1,3,3\nfoo,1,2\n,1,2\nRA.1.2,3,4\nBA,1,1\nBA,4,1\nBA,8,1\nBA,12,1\nBA,16,1\n' >bad.csv
> import positions bad.csv
bad.csv:2:1: error: there is no "RA.99": RA has men 1 to 6
bad.csv:3:1: error: nobody is called "RX.1", did you mean RA.1?
bad.csv:6:1: error: nobody is called "RCC.1", did you mean RC.1?
bad.csv:7:1: error: nobody is called "foo"
bad.csv:8:1: error: the label is missing
bad.csv:9:1: error: there is no "RA.1.2": RA has men 1 to 6
bad.csv:14:1: error: there are more points than men who stand in BA
bad.csv:5:1: error: RA.1 has a place in line 4 already
umpire: a right table has: a first row label,x,y and rows like RA.7,4'2,2'6-1/2
umpire: nothing was taken in: bad.csv
?1
$ printf 'label,x,y\nRA.1,"3,5",4\nRA.1,x,4\nBA.1,,4\nBA.1,3 4 5,4\nRA.3,4,\nRA.1,1e3,5\nRA.2,801ft,2\nRA.2,3,4,5\n' >bad.csv
> import positions bad.csv
bad.csv:2:6: error: "3,5": a comma is a decimal point only where ; or tabs part the cells
bad.csv:3:6: error: "x" is no length
bad.csv:4:6: error: a length is missing
bad.csv:5:6: error: "3 4 5" is no length
bad.csv:6:8: error: a length is missing
bad.csv:7:6: error: "1e3" is no length
bad.csv:8:6: error: "801ft" is too large for a floor (over 800 ft)
bad.csv:9:10: error: this row has more cells than the first; a text with a comma in it stands between quotation marks
umpire: a right table has: a first row label,x,y and rows like RA.7,4'2,2'6-1/2
umpire: nothing was taken in: bad.csv
?1
$ printf 'label,x,y,estimated\nRA.1,4,5,perhaps\n' >bad.csv
> import positions bad.csv
bad.csv:2:10: error: "perhaps" is neither yes nor no
umpire: a right table has: a first row label,x,y and rows like RA.7,4'2,2'6-1/2
umpire: nothing was taken in: bad.csv
?1
# off the field, each by how much
$ printf "label,x,y\nRA.1,18'1,0\nRA.2,0,8'0 1/64\nRA.3,-3,0\nRA.4,3,-1/2\nRG1,217,2\n" >bad.csv
> import positions bad.csv
bad.csv:2:6: error: RA.1 is 1" beyond the east edge of the field
bad.csv:3:6: error: RA.2 is 1/64" beyond the north edge of the field
bad.csv:4:6: error: RA.3 is 3" beyond the west edge of the field
bad.csv:5:6: error: RA.4 is 1/2" beyond the south edge of the field
bad.csv:6:5: error: RG1 is 1" beyond the east edge of the field
umpire: a right table has: a first row label,x,y and rows like RA.7,4'2,2'6-1/2
umpire: nothing was taken in: bad.csv
?1
# too near one another, by the rule; on one another
$ printf 'label,x,y\nRA.1,40,0\nRA.2,40.75,0\n' >bad.csv
> import positions bad.csv
bad.csv:3:6: refused: RA.2 would stand only 0" from RA.1, and 1/16" is asked for.  [A5b]
    to allow it: overrule: put RA.1-2 each 40,0 40.75,0 because ...
umpire: nothing was taken in: bad.csv
?3
$ printf 'label,x,y\nRA.1,40,0\nRA.2,40.5,0\n' >bad.csv
> import positions bad.csv
bad.csv:3:6: error: RA.2 would stand on RA.1, 1/4" into him.
  | put RA.1-2 each 40,0 40.5,0
  |                      ^^^^^^
right would be: put RA.1-3 each 3',0 3'4,0 3'8,0
umpire: nothing was taken in: bad.csv
?1
$ printf 'label,x\nRA.1,40\n' >bad.csv
> import positions bad.csv
bad.csv:1:1: error: no columns are called x and y; the first row names them: label,x,y
umpire: a right table has: a first row label,x,y and rows like RA.7,4'2,2'6-1/2
umpire: nothing was taken in: bad.csv
?1
$ printf 'a,b,c\n1,2,3\n' >bad.csv
> import positions bad.csv
bad.csv:1:1: error: no columns are called x and y; the first row names them: label,x,y
umpire: a right table has: a first row label,x,y and rows like RA.7,4'2,2'6-1/2
umpire: nothing was taken in: bad.csv
?1
$ printf 'x,y\n1,2\n' >bad.csv
> import positions bad.csv
bad.csv:2:1: error: nothing says whose these points are: a column label, or import positions FILE of RA.1-12
umpire: a right table has: a first row label,x,y and rows like RA.7,4'2,2'6-1/2
umpire: nothing was taken in: bad.csv
?1
# nothing names them: of says whose they are, in their order
$ printf '40, 3\n45, 3\n50, 3\n' >points.csv
> import positions points.csv
points.csv:1:1: error: nothing says whose these points are: a column label, or import positions FILE of RA.1-12
umpire: a right table has: a first row label,x,y and rows like RA.7,4'2,2'6-1/2
umpire: nothing was taken in: points.csv
?1
> import positions points.csv of RA.4-6
#26 RA: 3 men, each at his own place, the first at 3'4",3".
umpire: now entry 26: points.csv
> ? import positions points.csv of RC+RG1
points.csv:1:1: error: RC.1 would stand on RA.4, 1 1/8" into him.
  | put RC.1-2 each 40,3 45,3
  |                 ^^^^
right would be: put RA.1-3 each 3',0 3'4,0 3'8,0
points.csv:3:1: refused: RG1 would stand on RA.6, 1 1/8" into him.                [A5b]
    to allow it: overrule: put RG1 50,3 because ...
umpire: nothing was taken in: points.csv
?1
> import positions points.csv of RA.4-5
points.csv:3:1: error: the table has 3 points and of names 2
umpire: a right table has: a first row label,x,y and rows like RA.7,4'2,2'6-1/2
umpire: nothing was taken in: points.csv
?1
> import positions points.csv of 3ra
-c:1:32: error: "3ra" has no order: men by number, a body, or a gun.
  | import positions points.csv of 3ra
  |                                ^^^
right would be: import positions photo.csv peg SW=9,840 SE=1904,846
?1
> import positions points.csv of RA.5-7
-c:1:32: error: RA has men 1 to 6, no 7.
  | import positions points.csv of RA.5-7
  |                                ^^^^^^
right would be: import positions points.csv of RA.6
?1
> import positions points.csv of RQ.1-3
-c:1:32: error: no body or gun is called "RQ", did you mean RA?
  | import positions points.csv of RQ.1-3
  |                                ^^^^^^
right would be: import positions points.csv of RA.1-3
?1
# the dead have no place; in a table of our own they are passed over
> kill RA.4 he fell
#27 1 Red foot dead: he fell.
$ printf 'label,x,y\nRA.4,40,0\n' >dead.csv
> import positions dead.csv
dead.csv:2:1: error: RA.4 is dead.
  | put RA.4 40,0
  |     ^^^^
right would be: put RA.6 4',2'
umpire: nothing was taken in: dead.csv
?1
> export positions positions.csv
> import positions positions.csv
#28 1 horse and 6 foot, each at his own place, the first at 3',0".
#29 RG1 stands at 4'2",2'.
#30 church is at 6',4'2".
umpire: rows of men and guns that are on the floor no more are passed over
umpire: now entries 28 to 30: positions.csv
